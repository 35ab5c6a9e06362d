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
