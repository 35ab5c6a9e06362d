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

# hình vẽ: các bước của "influence" chưa có tên trong tập từ riêng

## Lists and citations

comma = ,
semicolon = ;
