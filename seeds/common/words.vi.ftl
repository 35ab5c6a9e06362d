# Từ ngữ của nhân và của trình khám phá, tiếng Việt.

seat = Ghế { $n }
chance = may rủi
nobody = không ai

document-lines = Tài liệu { $document }, dòng { $lines }
assumed-clause = giả định, { $reference }

legal = hợp lệ
illegal = không hợp lệ
way-forward = Có thể làm gì
why = Tại sao?
why-not = Sao lại không?
clause = Điều khoản
rulings = Cách hiểu luật

board-title = { $game }, lượt { $turn }
board-over = { $game }, ván đấu đã kết thúc

ui-play = Đi
ui-undo = Lùi lại
ui-redo = Làm lại
ui-hint = Gợi ý
ui-new-match = Ván mới
ui-type-move = Gõ nước đi
ui-check = Kiểm tra
ui-legal-moves = Các nước đi hợp lệ
ui-log = Diễn biến
ui-seat = Ghế
ui-language = Ngôn ngữ
ui-bot-moves = Để chương trình đi
ui-hand = Bài trên tay
ui-score = Điểm
ui-zone = Khu vực
ui-hidden-cards = { $count ->
        [0] không có lá úp
       *[other] { $count } lá úp
    }
ui-cards = { $count ->
        [0] không có lá nào
       *[other] { $count } lá
    }
ui-turn = Đang đi: { $seat }
ui-deck-left = { $count ->
        [0] Chồng bài rút đã hết
       *[other] Chồng bài rút còn { $count } lá
    }
ui-no-moves = Lúc này không có nước đi nào để chọn.
ui-tree = Các nhánh của ván đấu
ui-your-move = Đến lượt bạn
ui-game-over = Ván đấu đã kết thúc.

error-notation = Không đọc được “{ $text }” như một nước đi.
error-branch-name = Tên nhánh phải dài từ 1 đến { $most } ký tự.
error-branch-taken = Đã có nhánh tên “{ $name }”. Hãy chọn tên khác, hoặc đi tới cuối nhánh ấy.
error-reading = Ở đây không thể hiểu khác câu hỏi này: { $question } Lý do (tiếng Anh):
error-reading-why = Ở đây không thể hiểu khác câu hỏi này: { $question } Lý do: { $reason }.
error-file = Tệp này không chứa điều cần có. Lý do (tiếng Anh):
error-other = Không làm được điều đó. Lý do (tiếng Anh):
error-written-so = Nước đi được viết như sau: { $moves }.
error-did-you-mean = { $moves ->
        [none] Không có nước đi nào gần giống.
       *[other] Ý bạn là { $moves }?
    }

# hình vẽ

draw-as-seen = Theo cách { $seat } nhìn thấy
draw-all = Mọi lá đều ngửa: không ai ở bàn nhìn thấy như thế này
draw-public = Theo cách khán giả nhìn thấy
draw-since = { $mark } (lượt { $turn }, { $seat })
draw-seen-by = { $card }, được { $seats } xem qua Radar
draw-points = { $count } điểm
draw-played = Các lá chiến thuật đã đánh
draw-discarded = Đã bỏ { $count } lá
draw-undealt = { $count ->
        [0] Mọi lá đều đã được chia
       *[other] Còn { $count } lá không được chia
    }
draw-known = úp trên bàn, người xem này biết mặt
draw-radar = được xem qua Radar
draw-struck = không được tính
draw-total = tổng hợp lệ
draw-assumed = giả định, không có trong tài liệu ({ $reference })
draw-yes = có
draw-no = không
draw-path = Đường được tô là điều đã diễn ra ở đây.
draw-tree-title = Cây quyết định: { $outcome }
draw-guards = Các quy tắc được hỏi về “{ $move }”
draw-not-asked = Các quy tắc sau đó không được hỏi.
draw-flow = Diễn tiến của { $game }
draw-here = đang ở đây
draw-end = Kết thúc
draw-goes-to = { $step } → { $steps }
draw-reasons = Dựa trên điều gì
draw-description = Hình vẽ bằng lời
draw-readings = Hai cách hiểu: { $topic }
draw-reading = Cách hiểu { $n }
draw-reading-in-force = đang áp dụng
draw-reading-default = thường dùng
draw-reading-says = Tài liệu nói gì, theo lời của chúng tôi và cách hiểu thường dùng
draw-reading-assumed = Điều được giả định, vì tài liệu không nói
draw-reading-refused = Không thể xét thế bài này theo cách hiểu này.
draw-readings-differ = Ở đây cách hiểu quyết định.
    Cách hiểu 1: { $first }
    Cách hiểu 2: { $second }
draw-readings-odds = Ở đây hai cách hiểu nói cùng một điều, nhưng xác suất khác nhau: { $told }
    Cách hiểu 1: { $first }
    Cách hiểu 2: { $second }
draw-readings-same = Ở đây hai cách hiểu cho cùng một kết quả: { $first }
draw-readings-way = Ở đây hai cách hiểu cho cùng một kết quả, dù theo hai đường khác nhau: { $first }
draw-readings-one = Chỉ một trong hai cách hiểu xét được thế bài này: { $first }
draw-readings-none = Không cách hiểu nào xét được thế bài này.
draw-knowledge = Ai biết gì
draw-knowledge-note = Bảng cho biết mỗi người chơi đã thấy gì, không phải điều có thể suy ra.
draw-knowledge-none = Không có lá bài nào bị giấu.
draw-hidden-card = Lá bài bị giấu
draw-knows = biết
draw-knows-radar = biết, nhờ Radar
draw-knows-not = không biết
draw-knows-open = mọi người đều thấy
draw-knows-maybe = có thể đã thấy, nhờ Radar
draw-knows-went = đã thấy lá này vào tay { $seat }
draw-knows-held = từng cầm lá này
draw-knows-colour = biết màu: { $colour }
draw-hands = Trên tay
draw-stolen = Các lá bị lấy trộm
draw-stolen-card = { $card }, { $seat } lấy của { $opponent }
draw-some-card = một lá bài
draw-history = Lịch sử ván đấu: { $game }
draw-history-start = Bắt đầu
draw-history-moves = … { $count } nước
draw-history-luck = … may rủi quyết định { $count } lần
draw-history-moved = { $seat } đi một nước.
draw-history-branch = Nhánh “{ $name }”
draw-timing = Mỗi lá bài được đánh khi nào
draw-timing-card = Khi nào được đánh { $card }?
draw-timing-now = Lúc này: { $moment }
draw-timing-yes = được đánh
draw-timing-others = chỉ người khác
draw-timing-no = không phải lúc đó
finding-moment = { $moment }: được đánh { $card } ({ $players }).
    .not = { $moment }: không phải lúc đánh { $card }.

# hình vẽ: các bước của "influence" chưa có tên trong tập từ riêng

## Lists and citations

comma = ,
semicolon = ;

# widgets

ui-look-as = Nhìn như
ui-seat-person = { $seat }
ui-seat-program = { $seat } (chương trình)
ui-spectator = Khán giả
ui-everyone = Bài của mọi người
ui-projector = Máy chiếu
ui-predict = Đoán trước
ui-board = Bàn chơi
ui-moves = Các nước đi
ui-what = Trước hết: làm gì?
ui-where = Sau đó: ở đâu, với ai?
ui-choose-what = Hãy chọn ở danh sách đầu trước.
ui-filter = Tìm một nước đi
ui-all-moves = Hiện cả những gì không thể chơi
ui-not-legal = không hợp lệ
ui-none-found = Ở đây không có gì như vậy.
ui-other-move = Nước đi khác, gõ bằng ký hiệu
ui-answer = Câu trả lời
ui-about = Hỏi về
ui-why-note = Hãy bấm vào một phần của bàn chơi, hoặc chọn ở đây.
ui-type-first = Hãy gõ một nước đi trước.
ui-answer-hint = Hãy chọn việc cần làm rồi chọn chỗ hoặc người: nước đó sẽ được đi. Lựa chọn có dấu ✗ cũng chọn được, để đọc vì sao không được phép. Hoặc gõ bất kỳ nước nào, hoặc hỏi tại sao. Câu trả lời hiện ở đây, kèm điều khoản.
ui-static = Đây là hình bàn chơi. Hãy chạy ô lệnh ở trên để chơi.
ui-played = Đã đi
ui-since = Từ nước đi gần nhất của bạn
ui-older = { $count } diễn biến trước đó
ui-undone = Đã lùi lại nước vừa rồi. “Làm lại” sẽ đi nước ấy lần nữa.
ui-unfair-other-player-acted = Tốt cho việc học. Trên bàn thật thì không công bằng: người khác đã đi sau đó.
ui-unfair-turn-changed = Tốt cho việc học. Trên bàn thật thì không công bằng: lượt đã chuyển sang người khác.
ui-unfair-private-revealed = Tốt cho việc học. Trên bàn thật thì không công bằng: có người đã biết một điều bí mật.
ui-unfair-random-event = Tốt cho việc học. Trên bàn thật thì không công bằng: may rủi đã lên tiếng sau đó.
ui-redone = Nước ấy đã được đi lại.
ui-nothing-to-undo = Không có nước nào để lùi lại.
ui-nothing-to-redo = Không có nước nào để làm lại.
ui-new-begun = Ván mới đã bắt đầu. May rủi của ván là { $seed }.
ui-switch-seat = Muốn đi cho { $seat }, hãy chọn ghế ấy ở mục “Nhìn như”.
ui-ask-chance = Muốn quyết định may rủi mang lại điều gì, hãy chọn “Bài của mọi người” ở mục “Nhìn như”, hoặc để may rủi tự quyết.
ui-chance-asks = May rủi mang lại điều gì?
ui-let-luck = Để may rủi quyết định
ui-error = Không thể làm thế: { $reason }
ui-unexpected = Đây là lỗi của công cụ, không phải của bạn: { $reason }

ui-message-odd = Không hiểu được yêu cầu ấy nên chưa làm gì cả.
ui-message-long = Quá dài: { $count } ký tự, tối đa là { $most }.
ui-message-stale = Trang đã thay đổi trước khi cú bấm ấy tới nên chưa làm gì cả. Hãy nhìn lại.
ui-covered = Bàn chơi đang được che; phải chuyển thiết bị xong mới làm được gì.
ui-slow = Câu trả lời đang đến chậm, nhưng có thể vẫn sẽ đến; nếu nhân đã khởi động lại, hãy chạy lại ô lệnh này.
ui-stopped = Chương trình phía sau trang này đã dừng. Đây là hình cuối cùng của ván; không bấm được gì ở đây.
ui-stopped-how = Hãy chạy lại ô lệnh này. Trang mới sẽ cho phép khôi phục ván đấu.
ui-restore-offer = Một ván từ trước khi chương trình dừng đã được giữ lại.
ui-restore = Khôi phục
ui-restore-no = Bỏ qua
ui-restore-none = Ván ấy đã không được giữ lại.
ui-close = Đóng

ui-curtain = Hãy chuyển thiết bị cho { $seat }.
ui-curtain-show = Tôi là { $seat }: cho xem bài của tôi
ui-curtain-all = Bài của mọi người sắp được hiện ra.
ui-curtain-show-all = Hiện bài của mọi người
ui-curtain-public = Chỉ hiện những gì ai cũng được thấy

ui-predict-on = Từ giờ bạn nói trước nước đi có hợp lệ không, rồi mới thấy phán quyết.
ui-predict-off = Phán quyết lại hiện ngay.
ui-hint-predicting = Khi đang đoán trước thì không có gợi ý, vì nó sẽ nêu ra các nước hợp lệ.
ui-hint-none = Ở đây không có gợi ý: gợi ý dành cho người đang được hỏi, từ những gì ghế của họ biết.
ui-predict-first = Bạn nghĩ sao? Hãy chốt câu trả lời rồi đọc phán quyết.
ui-predict-choose = Hãy chọn “hợp lệ” hoặc “không hợp lệ”; nếu không hợp lệ thì chọn cả quy tắc cấm nó.
ui-predicted = Bạn đã chốt câu trả lời rồi.
ui-predict-drop = Bỏ câu hỏi này
ui-commit = Đây là câu trả lời của tôi
ui-why-refused = Nếu không: quy tắc nào cấm?
ui-why-right = Và đó đúng là quy tắc ấy.
ui-why-wrong = Nhưng quy tắc khác cấm nước này:
ui-play-it = Đi nước này ngay

ui-went = Đây là thế bài số { $n } của ván. Một nước đi từ đây bắt đầu một nhánh.
ui-here = đang ở đây
ui-branch-name = Tên nhánh
ui-branch-do = Đặt tên cho nhánh này
ui-branch-note = Chọn một chỗ để quay lại đó. Nước khác từ đó bắt đầu một nhánh; không mất gì cả.
ui-turn-line = Lượt { $turn }: { $seat }
ui-branch-named = Nhánh này giờ tên là “{ $name }”.
ui-draw-history = Vẽ các nhánh
ui-compare = So sánh
ui-compare-note = Hai nhánh cạnh nhau, với cùng may rủi. Chỗ khác nhau có dấu ≠.
ui-compare-a = Một nhánh
ui-compare-b = Nhánh kia
ui-compare-do = Đặt cạnh nhau
ui-compare-end = Thôi so sánh
ui-compare-same = Nhìn từ đây hai nhánh giống nhau.
ui-compare-findings = Những gì cho kết quả khác
ui-in-words = Bằng lời
ui-since-parted = Đã đi từ khi tách nhánh

ui-ruling-note = Ở đây tài liệu không nói hoặc nói không rõ. Hãy chọn cách hiểu khác: thế bài được xét lại ngay.
ui-ruling-usual = cách thông thường
ui-ruling-secret = không thể dùng: muốn xét phải biết bí mật của ghế khác
ui-trial-on = Đang thử một cách hiểu. Bàn chơi được xét theo nó; hãy giữ lại để chơi tiếp, hoặc trả về như cũ.
ui-trial-keep = Giữ lại
ui-trial-put-back = Trả về như cũ
ui-trial-first = Trước hết hãy giữ lại cách hiểu đang thử, hoặc trả về như cũ.
ui-trial-none = Ván đang chơi theo những cách hiểu này.
ui-trial-kept = Đã giữ lại. Ván tiếp tục từ thế bài này theo cách hiểu mới; “Trả về như cũ” quay lại cách cũ.
ui-trial-back = Các cách hiểu đã trở lại như cũ.
ui-trial-head = Cách hiểu này thay đổi gì ở đây
ui-trial-same = Ngay lúc này không thay đổi gì: vẫn những nước hợp lệ ấy, mọi điều đã biết vẫn như cũ. Những gì chưa đến vẫn có thể khác.
ui-trial-no-move = Lúc này không nước nào khác đi.
ui-trial-odds = Xác suất khác đi
ui-trial-now-legal = { $count } nước trở nên hợp lệ
ui-trial-no-longer = { $count } nước không còn hợp lệ
ui-trial-findings = Cho kết quả khác
ui-former = Ván theo các cách hiểu trước vẫn được giữ.

ui-match = Ván đấu
ui-player-kind = Người chơi
ui-player-name = Tên
ui-add-seat = Thêm một ghế
ui-remove-seat = Bỏ ghế cuối
ui-kind-human = một người
ui-kind-random = chương trình đi ngẫu nhiên
ui-kind-greedy = chương trình đơn giản
ui-kind-budget = { $kind } ({ $budget })
ui-seed = May rủi
ui-any-seed = số hoặc từ bất kỳ
ui-chance-how = Ngẫu nhiên
ui-chance-seed = theo may rủi
ui-chance-ask = hỏi tôi
ui-chance-script = theo danh sách
ui-script = Danh sách: mỗi dòng một điều ngẫu nhiên
ui-begin = Bắt đầu
ui-save = Lưu thành tệp
ui-save-text = Hiện dạng chữ
ui-save-note = Ván đã lưu chứa tất cả, kể cả bài bị giấu.
ui-saved = Ván đấu đã được trao cho trình duyệt dưới dạng tệp.
ui-load = Mở
ui-load-file = Mở một tệp
ui-load-text = Hoặc dán một ván đã lưu vào đây
ui-load-odd = Đó không phải là một ván đã lưu.
ui-loaded = Ván đã lưu tiếp tục từ chỗ đã dừng.

walk-say = Đọc
walk-ask = Nghĩ
walk-reveal = Xem
walk-on = Đi tiếp
walk-back = Quay lại
walk-restart = Từ đầu
walk-progress = Bước { $n } trên { $of }
walk-answer = Câu trả lời của bạn
walk-answer-here = Hãy viết điều bạn nghĩ
walk-committed = Đã ghi: { $answer }. Đi tiếp để xem.
walk-own-words = Bạn đã nghĩ: { $answer }
walk-skip = Đi tiếp mà không trả lời
walk-tally = Đúng { $right } trên { $of } câu trả lời.
walk-end = Hết rồi. Quay lại để xem lần nữa, hoặc bắt đầu lại.
walk-over = Đây là chỗ cuối.
walk-first = Đây là chỗ đầu.
walk-static = Có thể bấm qua phần này khi chạy sổ tay.

topic-zone = Khu vực: { $name }
    .kind = Khu vực
topic-base = Căn cứ: { $name }
    .kind = Căn cứ
topic-award = Phần thưởng: { $name }
    .kind = Phần thưởng
topic-score = Điểm: { $name }
    .kind = Điểm
topic-card = Lá bài: { $name }
    .kind = Lá bài
topic-winner = Người thắng

# teaching

teach-legal-question = “{ $move }”: nước đi này có hợp lệ không?
teach-outcome-question = { $topic }. Quy tắc nào quyết định?
teach-offers = Hợp lệ ở đây: { $moves }.
teach-offers-not = Không hợp lệ ở đây: { $moves }.
teach-score = { $seat }: { $count }
teach-scores = Điểm: { $scores }.
teach-winners = { $count ->
        [1] Người thắng: { $seats }.
       *[other] Cùng dẫn đầu: { $seats }.
    }
teach-right = Đúng.
teach-wrong = Chưa đúng.
teach-why-assumed = Vì sao phải giả định
teach-silences = Những chỗ tài liệu bỏ ngỏ
teach-card-texts = Các lá bài ghi gì
teach-hint = Gợi ý
teach-solution = Lời giải
teach-puzzle-verdict = Trong lượt này
teach-puzzle-line = Nước đi và diễn biến
teach-puzzle-end = Kết quả
teach-puzzle-wins = thắng
teach-puzzle-not = không thắng
teach-puzzle-on = Lượt kết thúc và ván đấu tiếp tục.

sheet-title = { $game }: luật chơi trong một trang
sheet-players = { $least }–{ $most } người chơi
sheet-source = Tài liệu { $document }
sheet-legend = Số trong khung là số dòng của tài liệu.
sheet-legend-assumed = { $mark } Tài liệu không nói đến điều này nên đây là giả định (xem tham chiếu trong sách luật).
sheet-left-out = Không có trên trang này: { $why }
sheet-left-out-lines = Không có trên trang này ({ $cited }): { $why }

# Những con số tự nói mình là gì

number-exact = { $number }, chính xác { $fraction }: { $how }
number-sampled = { $number }, lấy mẫu: { $n } lần rút từ hạt giống { $seed }; khoảng chứa số thật với độ tin cậy { $level } ({ $method })
number-sampled-unseeded = { $number }, lấy mẫu: { $n } lần rút; khoảng chứa số thật với độ tin cậy { $level } ({ $method })
method-wilson = khoảng Wilson
method-student = khoảng Student
method-clopper-pearson = khoảng Clopper–Pearson
method-order = thống kê thứ tự

# Xác suất

ui-passes = Tự bỏ qua khi không thể làm gì khác
ui-passed = Bạn được hỏi { $count } lần mà chỉ có thể bỏ qua: việc đó đã tự diễn ra.
ui-follow = Theo thế bài
ui-rests-on = Các điều khoản làm cơ sở
ui-odds-certain = Từ nay xác suất được hiển thị. Ở đây chưa có gì còn bỏ ngỏ để tính: theo tình thế hiện tại mọi điều đang tranh đều đã chắc chắn. Xác suất sẽ hiện khi có điều còn bỏ ngỏ, như một cuộc tranh đang diễn ra.
ui-odds = Xác suất
odds-head = { $topic }, theo tình thế lúc này
odds-line = { $topic }, theo tình thế lúc này: { $outcomes }
odds-item = { $outcome }: { $number }
odds-text = { $line } — { $how }
odds-counted = { $ways ->
        [1] chắc chắn: không lá bài ẩn nào thay đổi được
       *[other] đếm đủ cả { $ways } cách phân bố các lá bài ẩn
    }
odds-sampled = lấy mẫu: { $n } thế giới rút từ hạt giống { $seed }; mỗi khoảng chứa số thật với độ tin cậy { $level } ({ $method }).
odds-not-counted = Không đếm được: { $why }.
odds-supposed = Giả định: { $supposed }.
uncountable-game = trò chơi này không đếm các trường hợp
uncountable-many = nhiều hơn { $count } trường hợp
draw-odds = nếu lật mọi lá bài ngay lúc này
draw-odds-sampled = ước lượng từ { $n } thế giới lấy mẫu
draw-odds-wins = ai sẽ thắng ván
draw-odds-outcome = Kết quả
draw-odds-share = Khả năng
draw-odds-exactly = Chính xác
draw-odds-between = Trong khoảng

# Phòng thí nghiệm

lab-title = { $game }: { $n } ván, hạt giống { $seed }
lab-rulings = Với cách hiểu khác thường lệ: { $rulings }
lab-cards = Với bộ bài trong tệp { $name }
lab-interrupted = Đã dừng giữa chừng: chơi được { $done } trên { $n } ván; mọi con số chỉ tính từ các ván đó.
lab-failed = Chưa xong: chơi được { $done } trên { $n } ván; mọi con số chỉ tính từ các ván đó.
lab-nothing = Chưa ván nào được chơi đến cùng nên không có gì để đếm.
lab-player = Người chơi
lab-wins = Tỉ lệ thắng
lab-points = Điểm
lab-shared = Số ván có nhiều ghế cùng thắng
lab-length = Độ dài ván tính bằng nước đi
lab-choices = Số nước hợp lệ để chọn
lab-leads = Số lần đổi người dẫn đầu trong một ván
lab-leads-some = Số lần đổi người dẫn đầu trong một ván ({ $n } ván đầu)
lab-seat-line = { $seat } ({ $player }): thắng { $wins }, điểm { $points }
lab-line = { $name }: { $number }
lab-intervals = Trong ngoặc: khoảng chứa số thật với độ tin cậy { $level } (tỉ lệ theo Wilson, trung bình theo Student).
lab-too-few = { $number } (quá ít để biết chắc đến đâu)
lab-receipt = Phiếu: những gì cần để lặp lại
lab-moves = Số nước đi
lab-share-of-matches = Tỉ lệ số ván
lab-move-number = Nước đi thứ
lab-plot-title = { $name }. { $title }
lab-plot-few = Biểu đồ. { $title }. { $said }
lab-plot-many = Biểu đồ. { $title }. { $n } giá trị; nhỏ nhất: { $least }; lớn nhất: { $most }

# So sánh cách hiểu

lab-compare-title = { $game }: so sánh các cách hiểu qua { $n } ván với cùng vận may, hạt giống { $seed }
lab-compare-usual = So với các cách hiểu thường lệ.
lab-compare-base = So với: { $rulings } (còn lại như thường lệ)
lab-compare-left-out = Không so: { $readings }, vì muốn xét một nước đi theo đó thì phải biết bí mật của ghế khác.
lab-compare-head = { $reading } · { $n } người chơi ({ $players })
lab-compare-winners = Người thắng thay đổi trong { $share } số ván.
lab-compare-winners-never = Người thắng không đổi trong cả { $n } ván đã chơi; tỉ lệ thật của số ván có người thắng thay đổi không quá { $most }.
lab-of-seat = { $name }, { $seat }
lab-compare-points = Điểm, trung bình các ghế
lab-compare-spread = Chênh lệch điểm giữa ghế cao nhất và ghế thấp nhất
lab-compare-choices = Số nước hợp lệ ở mỗi lượt đi của một ván
lab-compare-leads = Số lần đổi người dẫn đầu trong một ván
lab-compare-margin = Chênh lệch điểm giữa ghế cao nhất và ghế kế tiếp
lab-compare-times = Số lần trong một ván: { $kind }
lab-compare-measure = Đại lượng
lab-compare-before = Cách hiểu làm mốc
lab-compare-after = Cách hiểu này
lab-compare-change = Thay đổi
lab-compare-says = Ý nghĩa
lab-percent-points = { $number } điểm phần trăm
lab-one-point = 1 điểm phần trăm
lab-compare-line = { $name }: { $before } → { $after }, thay đổi { $change }: { $said }
lab-compare-higher = cao hơn với cách hiểu này
lab-compare-lower = thấp hơn với cách hiểu này
lab-compare-same = như nhau trong mọi ván đã chơi
lab-compare-few = không thấy khác biệt; chỉ { $n } ván có khác, quá ít để nói thêm
lab-compare-needs = không thấy khác biệt; cần khoảng { $n } ván để thấy được mức { $least } trong bốn trên năm lần
lab-compare-enough = không thấy khác biệt; mức { $least } lẽ ra đã lộ ra trong hơn bốn trên năm lần
lab-compare-method = Mỗi ván được chơi một lần theo từng cách hiểu, với cùng chương trình và cùng vận may. Khoảng tin cậy là khoảng Student của các hiệu số theo cặp. Khi có ít hơn mười ván (và chưa đến một phần tư) khác nhau thì dùng khoảng chính xác Clopper–Pearson: một tỉ lệ không thể thay đổi nhiều hơn tỉ lệ số ván khác nhau.
lab-compare-level = Trong ngoặc: khoảng chứa số thật với độ tin cậy { $level }.
lab-compare-levels = Trong ngoặc: khoảng chứa số thật. Để mọi khoảng của cùng một đại lượng cùng đúng với độ tin cậy { $level }, mỗi khoảng rộng hơn khi đứng một mình (hiệu chỉnh Bonferroni): { $wins } cho { $k } khoảng của tỉ lệ thắng, { $each } cho { $m } khoảng của mỗi đại lượng khác.
lab-compare-several = Mỗi đại lượng trong { $m } đại lượng sai ở khoảng một trên { $k } thí nghiệm. Vì vậy khoảng một trên { $t } bảng cho thấy, ở một đại lượng nào đó, điều không có thật.
lab-compare-caution = Không thấy khác biệt không chứng minh là không có. Và kết quả chỉ đúng giữa các chương trình này: con người có thể chơi khác.
lab-players = { $n } người chơi
lab-page-rulings = Các chỗ cần phán định và các cách hiểu
lab-page-found = Kết quả
lab-page-method = Cách làm
lab-page-base = cách hiểu làm mốc
lab-compare-plot = { $name }: thay đổi so với cách hiểu làm mốc
lab-compare-change-of-shares = Thay đổi, tính bằng điểm phần trăm
lab-compare-winners-name = Số ván đổi người thắng

# Giải đấu

lab-tournament-title = { $game }: giải đấu qua { $n } lần chia bài, bàn { $seats } ghế, hạt giống { $seed }
lab-tournament-two-more = { $lone } thắng thế trước { $other }: thắng { $share }, trong khi cân bằng là { $even }.
lab-tournament-two-even = Chưa phân được { $lone } và { $other } hơn kém: { $lone } thắng { $share }, trong khi cân bằng là { $even }.
lab-tournament-two-less = { $lone } lép vế trước { $other }: thắng { $share }, trong khi cân bằng là { $even }.
lab-tournament-many-more = Một { $lone } giữa những người chơi kiểu { $other } thắng nhiều hơn phần của mình: { $share }, trong khi cân bằng là { $even }.
lab-tournament-many-even = Một { $lone } giữa những người chơi kiểu { $other } chưa thấy hơn hay kém: thắng { $share }, trong khi cân bằng là { $even }.
lab-tournament-many-less = Một { $lone } giữa những người chơi kiểu { $other } thắng ít hơn phần của mình: { $share }, trong khi cân bằng là { $even }.
lab-tournament-method = Ở mỗi lần chia bài, người chơi đơn lẻ lần lượt ngồi từng ghế với cùng vận may; mỗi lần chia được tính một lần, bằng trung bình các phần thắng. Khoảng tin cậy là khoảng Student theo số lần chia; dùng khoảng chính xác khi có ít hơn mười lần chia (và chưa đến một phần tư) khác với kết quả thường gặp nhất.
lab-tournament-levels = Trong ngoặc: khoảng chứa tỉ lệ thật. Để cả { $m } khoảng cùng đúng với độ tin cậy { $level }, mỗi khoảng được lấy ở mức { $each } (hiệu chỉnh Bonferroni).
lab-tournament-plot = Tỉ lệ thắng của một người chơi giữa các bản sao của người khác; đường kẻ là mức cân bằng
lab-among = giữa { $player }
lab-lone-among = { $lone } giữa { $other }
lab-among-more = hơn mức cân bằng
lab-among-even = chưa phân hơn kém
lab-among-less = dưới mức cân bằng

# Đánh giá một nước đi

lab-judge-title = { $game }: đến lượt { $seat }, mỗi nước được chơi tiếp trong { $n } thế giới, hạt giống { $seed }
lab-judge-good = { $move } là nước tốt: nó thắng nhiều hơn nước tốt nhất trong các nước khác, { $other }. Chênh lệch là { $change }.
lab-judge-near = Chưa phân được { $move } với nước tốt nhất trong các nước khác, { $other }: { $change }.
lab-judge-bad = { $move } không phải nước tốt nhất: { $other } thắng nhiều hơn. Chênh lệch là { $change }.
lab-judge-alone = { $move } không được so với nước nào khác.
lab-judge-needs = Nếu chênh lệch đúng như đã thấy, cần khoảng { $n } thế giới để phân được hai nước này trong bốn trên năm lần.
lab-judge-some = Chỉ so { $n } trong { $all } nước hợp lệ; “tốt nhất” là tốt nhất trong các nước này.
lab-judge-lucky = Kết quả tốt hơn trông đợi: { $seat } được { $result } chiến thắng, trong khi nước đi hứa hẹn { $expected }. Chênh lệch là { $luck }.
lab-judge-unlucky = Kết quả kém hơn trông đợi: { $seat } được { $result } chiến thắng, trong khi nước đi hứa hẹn { $expected }. Chênh lệch là { $luck }.
lab-judge-as-expected = Kết quả gần như trông đợi: { $seat } được { $result } chiến thắng, trong khi nước đi hứa hẹn { $expected }. Chênh lệch là { $luck }.
lab-judge-split = Trong đó { $cards } là do các lá bài ẩn thật sự nằm như thế, còn { $after } là do những gì xảy ra sau đó: vận may khác và cách mọi người chơi, kể cả người đi nước này.
lab-judge-split-unsure = Không rõ bao nhiêu trong đó là do các lá bài ẩn thật sự nằm như thế: { $cards }, và có thể là không có gì. Phần còn lại là do những gì xảy ra sau đó: vận may khác và cách mọi người chơi, kể cả người đi nước này.
lab-judge-best = nước tốt nhất tìm được
lab-judge-best-of = tốt nhất trong { $n } nước được so
lab-judge-behind = thắng ít hơn
lab-judge-close = chưa phân hơn kém
lab-judge-move = Nước đi
lab-judge-change = So với nước tốt nhất
lab-judge-line = { $move }: thắng { $wins }, điểm { $points }: { $said }
lab-judge-line-behind = { $move }: thắng { $wins }, điểm { $points }, so với nước tốt nhất { $change }: { $said }
lab-judge-method = Mỗi thế giới là một thế giới mà { $seat } không phân biệt được với thế giới thật. Mọi nước được chơi tiếp trong cùng các thế giới, cùng vận may, bởi { $players }: con người có thể chơi tiếp khác đi. Những gì người khác đã làm trước đó không được coi là dấu hiệu về bài của họ.
lab-judge-levels = Trong ngoặc: khoảng chứa số thật với độ tin cậy { $level }; so với nước tốt nhất thì ở mức { $each }, để hiệu giữa cả { $m } nước cùng đúng với độ tin cậy { $level } (hiệu chỉnh Bonferroni).
lab-judge-plot = Mỗi nước thắng ít hơn { $move } bao nhiêu

# Gợi ý

ui-kind-search = chương trình nhìn trước
hint-only = { $move } là nước đi hợp lệ duy nhất.
hint-move = { $seat } có thể đi: { $move }.
hint-figures = Các con số phía sau
hint-plain-more = Đi nước này thì điều sau dễ xảy ra hơn, theo tình thế lúc này: { $topic } – { $outcome }.
hint-plain-less = Đi nước này thì điều sau khó xảy ra hơn, theo tình thế lúc này: { $topic } – { $outcome }.
hint-plain-tried = Chương trình đã thử các nước nhiều lần và quay lại nước này nhiều nhất.
hint-reason-own = { $topic }, theo thế cờ hiện tại, khi đó thuộc về { $outcome } trong { $then } số thế giới còn có thể xảy ra với họ; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-reason = { $topic }, theo thế cờ hiện tại, khi đó về tay { $outcome } trong { $then } số thế giới còn có thể xảy ra; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-reason-own-winner = Trong { $then } số thế giới còn có thể xảy ra với { $outcome }, họ sẽ thắng nếu lật bài ngay bây giờ; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-reason-winner = Nếu lật bài ngay bây giờ, phần thắng thuộc về { $outcome } trong { $then } số thế giới còn có thể xảy ra; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-changes-nothing = Theo thế cờ hiện tại, nước này hầu như không đổi ai được gì; lý do chọn nó là kết quả các ván được chơi tiếp từ đây.
hint-search = Phép tìm kiếm đã chơi { $n } ván đến hết trong các thế giới còn có thể xảy ra, thử nhiều nhất những gì diễn ra tốt: { $tried } ván bắt đầu bằng nước này và thắng { $won }. Nước được thử nhiều thứ nhì, { $second }, thắng { $other } trong { $seconds } ván. Điều ít được thử chỉ được biết một cách áng chừng.
hint-foreseen-begins = { $topic } do nước đi này mở ra: { $then } — { $how }
hint-foreseen-changes = { $topic } nếu đi nước này: { $then }; nếu không: { $now } — { $how }
hint-foreseen-ends = Nước đi này chấm dứt việc đang diễn ra. { $topic } nếu tiếp tục: { $now } — { $how }
hint-foreseen-stands = { $topic } như hiện trạng: { $now } — { $how }
hint-search-horizon = Phép tìm đã chơi tiếp { $n } lần trong các thế giới còn có thể xảy ra, cho tới khi thêm { $turns } lượt bắt đầu, và thử nhiều nhất những gì tiến triển tốt: { $tried } lần bắt đầu bằng nước đi này, sau đó theo thế cờ lúc ấy có thể mong { $won } phần thắng. Sau nước được thử nhiều kế tiếp, { $second }, con số đó là { $other }, trong { $seconds } lần. Nước nào ít được thử thì chỉ biết áng chừng.
hint-table = Các nước đã xét
hint-tried = Đã thử
hint-won = Thắng
hint-expected = Phần thắng mong đợi
