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
draw-reading-says = Tài liệu nói gì
draw-reading-refused = Không thể xét thế bài này theo cách hiểu này.
draw-readings-differ = Ở đây cách hiểu quyết định.
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
draw-history-moved = { $seat } đi một nước.
draw-history-branch = Nhánh “{ $name }”

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
ui-seed = May rủi
ui-any-seed = số hoặc từ bất kỳ
ui-what = Trước hết: làm gì?
ui-where = Sau đó: ở đâu, với ai?
ui-no-target = không còn gì để chọn
ui-other-move = Nước đi khác, gõ ra chữ
ui-play-typed = Đi nước này
ui-about = Hỏi về
ui-choose-first = Hãy chọn nước đi ở cả hai danh sách rồi mới đi.
ui-type-first = Hãy gõ một nước đi trước.
ui-answer-hint = Hãy chọn một nước và đi. Hoặc gõ bất kỳ nước nào khác rồi kiểm tra. Hoặc hỏi tại sao. Câu trả lời hiện ở đây, kèm điều khoản.
ui-static = Đây là hình bàn chơi. Hãy chạy ô lệnh ở trên để chơi.
ui-played = Đã đi
ui-older = { $count } diễn biến trước đó
ui-undone = Đã lùi lại nước vừa rồi. “Làm lại” sẽ đi nước ấy lần nữa.
ui-redone = Nước ấy đã được đi lại.
ui-nothing-to-undo = Không có nước nào để lùi lại.
ui-nothing-to-redo = Không có nước nào để làm lại.
ui-new-begun = Ván mới đã bắt đầu. May rủi của ván là { $seed }.
ui-switch-seat = Muốn đi cho { $seat }, hãy chọn ghế ấy ở mục “Nhìn như”.
ui-ask-chance = Muốn quyết định may rủi mang lại điều gì, hãy chọn “Bài của mọi người” ở mục “Nhìn như”.
ui-error = Không thể làm thế: { $reason }
ui-unexpected = Đây là lỗi của công cụ, không phải của bạn: { $reason }
topic-zone = Khu vực: { $name }
topic-base = Căn cứ: { $name }
topic-award = Phần thưởng: { $name }
topic-score = Điểm: { $name }
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

sheet-title = { $game }: luật chơi trong một trang
sheet-players = { $least }–{ $most } người chơi
sheet-source = Tài liệu { $document }, bản luật { $version }
sheet-legend = Số trong khung là số dòng của tài liệu.
sheet-legend-assumed = { $mark } Tài liệu không nói đến điều này nên đây là giả định (xem tham chiếu trong sách luật).
sheet-left-out = Không có trên trang này ({ $cited }): { $why }
