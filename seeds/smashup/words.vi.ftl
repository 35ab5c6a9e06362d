# Từ ngữ của trò "smashup" (tài liệu 004), tiếng Việt. Mã: docs/formats.md.

## Guards

guard-over = Ván đấu đã kết thúc, không nhận thêm nước đi.
    .holds = Ván đấu vẫn đang tiếp diễn.
    .way = Bạn có thể quay lại một thế trước đó hoặc bắt đầu ván mới.
    .ask = Ván đấu còn đang tiếp diễn chứ?
guard-chance-first = Còn việc phải chờ may rủi quyết định trước đã.
    .holds = Không còn việc gì chờ may rủi.
    .way = Hãy để may rủi quyết định rồi đi tiếp.
    .ask = May rủi đã quyết định xong mọi việc chưa?
guard-turn = Lúc này đang hỏi { $actor }, không phải { $seat }.
    .holds = Lúc này đang hỏi { $seat }.
    .way = { $actor } trả lời trước; khi đến lượt sẽ hỏi { $seat }.
    .ask = Có phải đang hỏi { $seat } không?
guard-question = Nước đi loại “{ $verb }” không trả lời điều đang được hỏi.
    .holds = Nước đi loại “{ $verb }” trả lời điều đang được hỏi.
    .way = Câu hỏi lúc này: { $asks } Có thể trả lời bằng: { $answers }.
    .ask = Nước đi loại “{ $verb }” có trả lời điều đang được hỏi không?
guard-is-minion = { $card } là lá Hành Động; chỉ Quân Lính mới đánh xuống căn cứ.
    .holds = { $card } là Quân Lính.
    .way = Để đánh lá Hành Động, chỉ viết “play” và tên lá bài.
    .ask = { $card } có phải Quân Lính không?
guard-is-action = { $card } là Quân Lính, phải đánh xuống một căn cứ.
    .holds = { $card } là lá Hành Động.
    .way = Hãy nêu cả căn cứ: “play … @ …”.
    .ask = { $card } có phải lá Hành Động không?
guard-base-in-play = { $base } không có trên bàn.
    .holds = { $base } đang ở trên bàn.
    .way = Các căn cứ trên bàn: { $bases }.
    .ask = { $base } có trên bàn không?
guard-card-in-play = { $card } không ở trên bàn.
    .holds = { $card } đang ở trên bàn.
    .way = Hãy chọn một Quân Lính đang đứng trên căn cứ.
    .ask = { $card } có ở trên bàn không?
guard-in-hand = Bạn không có { $card } trên tay.
    .holds = Bạn có sẵn { $card }.
    .way = { $hand ->
        [none] Tay bạn không còn lá nào.
       *[other] Bài trên tay: { $hand }.
    }
    .ask = Bạn có { $card } trên tay không?
guard-own-card = { $taken ->
        [yes] { $card } thuộc chủng tộc { $faction } của { $owner }, không phải của bạn.
       *[no] { $card } thuộc chủng tộc { $faction }, mà ván này không ai có.
    }
    .holds = { $card } là lá mà bạn có thể có.
    .way = Bạn đánh bài của các chủng tộc mình: { $factions }.
    .ask = { $card } có thuộc chủng tộc của bạn không?
guard-minion-left = { $zone ->
        [discard] { $card } nằm trong Chồng bài bỏ, mà bạn không còn lượt đánh nào cho lấy nó từ đó xuống { $base }.
       *[other] Bạn không còn lượt đánh { $card } xuống { $base }.
    }
    .holds = Bạn còn lượt đánh { $card } xuống { $base }.
    .by = { $given ->
        [yes] Lá này được đánh nhờ: { $by }.
        [own] Chính nội dung của lá này cho đánh nó.
       *[no] Đó là một Quân Lính của lượt bạn.
    }
    .way = { $plays ->
        [none] Không còn được đánh gì nữa; hãy thôi đánh bài.
       *[other] Bạn còn được đánh: { $plays }.
    }
    .ask = Còn lượt đánh { $card } xuống { $base } không?
guard-action-left = { $zone ->
        [discard] { $card } nằm trong Chồng bài bỏ, mà bạn không còn lượt đánh nào cho lấy nó từ đó.
       *[other] Bạn không còn lượt đánh lá Hành Động { $card }.
    }
    .holds = Bạn còn lượt đánh lá Hành Động { $card }.
    .by = { $given ->
        [yes] Lá này được đánh nhờ: { $by }.
        [own] Chính nội dung của lá này cho đánh nó.
       *[no] Đó là một Hành Động của lượt bạn.
    }
    .way = { $plays ->
        [none] Không còn được đánh gì nữa; hãy thôi đánh bài.
       *[other] Bạn còn được đánh: { $plays }.
    }
    .ask = Còn lượt đánh { $card } không?
guard-special-card = { $card } không có kĩ năng đánh trước khi căn cứ tính điểm.
    .holds = { $card } được đánh vào lúc này.
    .way = Chỉ đánh được những lá dành cho lúc này; bạn luôn có thể bỏ qua.
    .ask = { $card } có dành để đánh trước khi căn cứ tính điểm không?
guard-special-once = Bạn đã đánh một lá như thế cho lần tính điểm này của { $scoring }.
    .holds = Bạn chưa dùng kĩ năng này cho căn cứ đang tính điểm.
    .way = Mỗi căn cứ tính điểm chỉ được dùng một lần; hãy bỏ qua.
    .ask = Kĩ năng này chưa dùng cho căn cứ này chứ?
guard-onto-scoring = { $base } không phải căn cứ đang tính điểm.
    .holds = Có thể chọn { $base } ở đây.
    .way = Lá bài phải xuống { $scoring }.
    .ask = { $base } có phải căn cứ đang tính điểm không?
guard-usable-now = { $card } không có kĩ năng nào dùng được lúc này.
    .holds = { $card } có kĩ năng dùng được lúc này.
    .way = { $usable ->
        [none] Không Quân Lính nào của bạn có kĩ năng cho lúc này; hãy làm việc khác.
       *[other] Bạn có thể dùng { $usable }.
    }
    .ask = { $card } có dùng được lúc này không?
guard-waiting-card = { $card } không có việc gì đang chờ.
    .holds = { $card } có thể là lá kế tiếp.
    .way = { $choices ->
        [none] Hãy chọn căn cứ.
       *[other] Hãy chọn trong: { $choices }, hoặc căn cứ nếu tính năng của nó cũng đang chờ.
    }
    .ask = { $card } có việc gì đang chờ không?
guard-waiting-base = { $base } không có việc gì đang chờ.
    .holds = { $base } có thể là việc kế tiếp.
    .way = { $choices ->
        [none] Hãy chọn một lá có tác dụng đang chờ.
       *[other] Hãy chọn { $choices }, hoặc một lá có tác dụng đang chờ.
    }
    .ask = { $base } có việc gì đang chờ không?
guard-base-breaks = Năng Lượng trên { $base } chưa tới Điểm Tàn Phá.
    .holds = Có thể chọn { $base } ở đây.
    .way = Hãy chọn trong: { $choices }.
    .ask = Năng Lượng trên { $base } đã tới Điểm Tàn Phá chưa?
guard-possible = May rủi không thể đem lại điều này ở đây.
    .holds = May rủi có thể đem lại điều này ở đây.
    .way = Hãy xem còn những gì có thể ra.
    .ask = May rủi có thể đem lại điều này ở đây không?

guard-your-card = { $card } do { $owner } điều khiển.
    .holds = { $card } là của bạn.
    .way = Hãy dùng lá bài bạn điều khiển.
    .ask = Bạn có điều khiển { $card } không?
guard-not-barred = Vì có { $actions } nên bạn không được đánh { $card } xuống { $base }.
    .holds = Không gì ngăn { $card } xuống { $base }.
    .way = { $bases ->
        [none] Hãy đánh lá khác, hoặc không đánh lá nào.
       *[other] Hãy đánh xuống nơi khác ({ $bases }), hoặc đánh lá khác.
    }
    .ask = Có phải không gì ngăn { $card } xuống { $base } không?
guard-not-silenced = Lượt này bạn không được đánh Hành Động.
    .holds = Không gì ngăn bạn đánh Hành Động.
    .way = Hãy đánh Quân Lính nếu còn được đánh; không thì thôi hoặc bỏ qua.
    .ask = Bạn có được đánh Hành Động không?
guard-free-faction = Không thể lấy { $faction }.
    .holds = { $faction } còn trống.
    .way = Bạn có thể lấy { $factions }.
    .ask = { $faction } còn trống và bạn chưa có phải không?
guard-no-minion-in-hand = Trên tay bạn có Quân Lính nên phải giữ bài.
    .holds = Trên tay bạn không có Quân Lính.
    .way = Nói “pass” để giữ bài.
    .ask = Trên tay có phải không có Quân Lính không?
guard-may-decline = { $source } không cho từ chối: phải làm.
    .holds = Có thể từ chối.
    .way = { $right ->
        [none] Hãy chọn trong { $choices }.
       *[other] Hãy đánh { $right }.
    }
    .ask = Có thể từ chối không?
guard-target-kind = { $card } không phải thứ { $source } nói đến, vì khác loại hoặc ở chỗ khác.
    .holds = { $card } đúng loại được hỏi.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có đúng loại { $source } nói đến không?
guard-target-place = { $source } nói đến những gì ở { $place }, mà { $card } không ở đó.
    .holds = { $card } ở đúng chỗ.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có ở đúng chỗ không?
guard-target-player = { $card } không do đúng người mà { $source } nói đến điều khiển.
    .holds = { $card } của đúng người.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có do đúng người điều khiển không?
guard-target-sort = { $card } không đúng nhóm { $source } nói đến.
    .holds = { $card } đúng nhóm.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có đúng nhóm { $source } nói đến không?
guard-target-power = { $card } có { $power } Năng Lượng, mà { $source } chỉ nhắm tới Quân Lính có Năng Lượng từ { $most } trở xuống.
    .holds = { $card } đủ yếu.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có đủ yếu không?
guard-target-fit = { $card } không giống điều { $source } mô tả.
    .holds = { $card } đúng như mô tả.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có đúng như { $source } mô tả không?
guard-target-again = { $card } đã được chọn rồi.
    .holds = { $card } chưa được chọn.
    .way = { $choices ->
        [none] Không còn gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } còn chưa được chọn phải không?
guard-target-card = { $card } không nằm trong số bài { $source } cho chọn.
    .holds = { $card } chọn được.
    .way = { $choices ->
        [none] Không có gì để chọn.
       *[other] Hãy chọn trong { $choices }.
    }
    .ask = { $card } có nằm trong số bài được chọn không?
guard-target-base = { $base } không nằm trong số căn cứ { $source } cho chọn.
    .holds = { $base } nằm trong số căn cứ được hỏi.
    .way = Hãy chọn trong { $choices }.
    .ask = { $base } có nằm trong số căn cứ { $source } cho chọn không?
guard-target-base-fit = { $base } không giống điều { $source } mô tả.
    .holds = { $base } đúng như mô tả.
    .way = Hãy chọn trong { $choices }.
    .ask = { $base } có đúng như { $source } mô tả không?
guard-target-seat = { $source } không cho chọn { $seat }.
    .holds = Chọn { $seat } được.
    .way = Hãy chọn trong { $choices }.
    .ask = { $source } có cho chọn { $seat } không?
guard-target-faction = { $faction }: trong ván này không ai dùng chủng tộc ấy.
    .holds = { $faction } có tham gia.
    .way = Hãy chọn trong { $choices }.
    .ask = { $faction } có tham gia không?
guard-other-base = Quân Lính phải sang căn cứ khác với nơi nó đang đứng, mà { $base } thì không phải.
    .holds = { $base } là căn cứ khác.
    .way = Hãy chọn trong { $choices }.
    .ask = { $base } có phải căn cứ khác không?
guard-still-to-do = { $card } không nằm trong số còn chờ.
    .holds = { $card } có thể là lá kế tiếp.
    .way = Hãy chọn trong { $choices }.
    .ask = { $card } có còn chờ không?

## Decisions

node-has-minion = { $seat } có Quân Lính ở { $base } không?
    .yes = { $seat } có { $count } Quân Lính ở { $base }, tổng Năng Lượng { $total }.
    .no = { $seat } không có Quân Lính nào ở { $base }.
node-nobody-ahead = Không ai có nhiều Năng Lượng hơn ở { $base }?
    .yes = Không ai ở { $base } có nhiều Năng Lượng hơn { $seat }.
    .no = Có người ở { $base } nhiều Năng Lượng hơn { $seat }.
node-one-ahead = Đúng một người có nhiều Năng Lượng hơn ở { $base }?
    .yes = Một người ở { $base } có nhiều Năng Lượng hơn { $seat }.
    .no = Hơn một người ở { $base } có nhiều Năng Lượng hơn { $seat }.
node-two-ahead = Đúng hai người có nhiều Năng Lượng hơn ở { $base }?
    .yes = Hai người ở { $base } có nhiều Năng Lượng hơn { $seat }.
    .no = Hơn hai người ở { $base } có nhiều Năng Lượng hơn { $seat }.
node-goal-reached = Đã có ai được { $goal } VP chưa?
    .yes = Số VP cao nhất là { $vp }.
    .no = Chưa ai được { $goal } VP; số cao nhất là { $vp }.
node-earlier-wins = Có nhiều người đã được { $goal } VP và có xét ai đạt trước không?
    .yes = Có xét ai đạt { $goal } VP trước, và không phải tất cả cùng đạt trước.
    .no = Mọi người đã được { $goal } VP được so với nhau theo số điểm.
node-earlier-tied = Có nhiều người cùng lúc đạt { $goal } VP trước tiên và bây giờ vẫn bằng điểm không?
    .yes = { $seats } cùng lúc đạt { $goal } VP trước tiên và mỗi người có { $vp } VP.
    .no = { $seats } đạt { $goal } VP trước tiên và có { $vp } VP.
node-lead-tied = Có nhiều người cùng dẫn đầu không?
    .yes = { $seats } cùng dẫn đầu với { $vp } VP.
    .no = Chỉ { $seats } dẫn đầu, với { $vp } VP.

## Outcomes

outcome-first-place = { $seat } đứng thứ nhất ở { $base }{ $sharing ->
        [1] {""}
       *[other] , ngang với người khác,
    } và sẽ được { $vp } VP.
outcome-second-place = { $seat } đứng thứ hai ở { $base }{ $sharing ->
        [1] {""}
       *[other] , ngang với người khác,
    } và sẽ được { $vp } VP.
outcome-third-place = { $seat } đứng thứ ba ở { $base }{ $sharing ->
        [1] {""}
       *[other] , ngang với người khác,
    } và sẽ được { $vp } VP.
outcome-no-place = { $seat } không lọt vào ba hạng đầu ở { $base }.
outcome-no-minion = Không có Quân Lính thì { $seat } không được điểm ở { $base }.
outcome-match-won = { $seat } thắng ván đấu với { $vp } VP.
outcome-play-on-tied = Chưa ai dẫn đầu một mình nên ván đấu tiếp tục.
option-first-place = Số bên trái: không ai nhiều Năng Lượng hơn.
option-second-place = Số ở giữa: có một người nhiều Năng Lượng hơn.
option-third-place = Số bên phải: có hai người nhiều Năng Lượng hơn.
option-no-minion = Không được gì: không có Quân Lính ở đây.
option-no-place = Không được gì: ít nhất ba người mạnh hơn.
option-match-won = Đã có người thắng: đủ điểm và dẫn đầu một mình.
option-first-won = Đã có người thắng: người đầu tiên đủ điểm.
option-play-on = Chưa ai thắng: điểm chưa đủ.
outcome-play-on = Chưa ai được { $goal } VP; số cao nhất là { $vp }.

## Findings

finding-base = { $base } đủ Năng Lượng: tổng { $total } đã tới Điểm Tàn Phá { $breakpoint }. Nó tính điểm vào lần kiểm tra căn cứ tới, sau khi đánh bài, nếu lúc ấy vẫn còn đủ.
    .scoring = { $base } đang tính điểm, tổng Năng Lượng lúc này là { $total }, Điểm Tàn Phá { $breakpoint }: nó sẽ vỡ, dù Năng Lượng thay đổi ra sao.
    .short = { $base } còn đứng vững: tổng Năng Lượng { $total } chưa tới Điểm Tàn Phá { $breakpoint }.
finding-power = { $card } của { $seat } có { $total } Năng Lượng: { $printed } in trên bài{ $bonus ->
        [0] .
       *[other] , cộng { $bonus } từ { $sources }{ $floor ->
            [yes] ; Năng Lượng không bao giờ dưới 0
           *[no] {""}
        }.
    }
finding-legal = Nước đi “{ $move }” hợp lệ.
finding-refused = Nước đi “{ $move }” bị từ chối.

## Steps

step-turn-start = Mở đầu lượt
step-turn-play = Đánh bài, hoặc thôi
step-turn-card = Lá bài được đánh xuống
step-turn-more = Còn lượt đánh nào không?
step-turn-check = Có căn cứ nào bị phá không?
step-turn-choose = Căn cứ nào tính điểm trước?
step-turn-score = Căn cứ tính điểm
step-turn-victory = Đã có người thắng chưa?
step-turn-draw = Rút hai lá
step-turn-limit = Giữ tay bài không quá mười lá
step-turn-close = Cuối lượt đã có người thắng chưa?
step-turn-pass = Qua lượt
step-victory-now = Có người thắng ngay không?
step-score-open = Căn cứ sắp tính điểm
step-score-before-next = Ai được dùng bài trước khi tính điểm?
step-score-before = Đánh hay dùng bài trước khi tính điểm, hoặc bỏ qua
step-score-before-act = Lá bài được đánh hay dùng
step-score-award = Xếp hạng và chia VP
step-score-after-open = Căn cứ đã tính điểm
step-score-after-next = Ai được dùng kĩ năng sau khi tính điểm?
step-score-after = Dùng kĩ năng sau khi tính điểm, hoặc bỏ qua
step-score-after-act = Kĩ năng được dùng
step-score-clear = Dọn căn cứ
step-score-replace = Cất căn cứ đã vỡ
step-score-pile = Căn cứ để riêng thành chồng mới
step-score-new-base = Căn cứ khác được đặt lên
step-play-enter = Quân Lính vào bàn
step-play-text = Thực hiện nội dung của nó
step-play-after = Nội dung khác chờ một Quân Lính được đánh
step-trigger-next = Có nội dung nào chờ việc vừa xảy ra không?
step-trigger-order = Nội dung nào kế tiếp?
step-trigger-one = Thực hiện một nội dung
step-draw-next = Có lá để rút không?
step-draw-lot = May rủi đem lại một lá
step-draw-shuffle = Chồng bài bỏ thành Chồng bài rút
step-draw-limit = Tay bài có quá nhiều không?
step-hand-limit = Có hơn mười lá không?
step-hand-discard = Bỏ một lá
step-lose-next = Có lá để mất không?
step-lose-lot = May rủi chọn một lá
step-opening-bases = Mở các Khu căn cứ
step-opening-first = Bốc xem ai đi trước
step-opening-next-faction = Ai lấy chủng tộc kế tiếp?
step-opening-faction = Bốc một chủng tộc
step-opening-take = Lấy một chủng tộc
step-opening-shuffle = Trộn các Chồng bài rút
step-opening-deal = Chia bài
step-opening-hands = Có được đổi bài không?
step-opening-redraw = Đổi bài hay giữ bài
step-opening-discard-hand = Đổi bài trên tay
step-opening-next-hand = Tay bài kế tiếp
step-opening-begin = Lượt đầu bắt đầu
step-turn-rights = Được đánh một Quân Lính và một Hành Động
step-turn-use = Dùng kĩ năng của một Quân Lính
step-turn-finish = Những gì diễn ra cuối lượt
step-turn-expire = Những gì kéo dài đến lúc này đã hết
step-score-base-after = Tính năng của Khu căn cứ
step-score-replaced = Căn cứ cũ còn làm gì
step-action-text = Thực hiện Hành Động
step-action-settle = Nó có ở lại không?
step-action-discard = Bỏ lá Hành Động
step-extra-look = Có lá nào để đánh thêm không?
step-extra-offer = Đánh thêm một lá hoặc bỏ qua
step-extra-play = Lá bài được đánh
step-do-next = Nội dung còn gì tiếp theo?
step-do-whether = Làm hay thôi?
step-do-ignore = Có bỏ qua căn cứ không?
step-do-heed = Không bỏ qua
step-do-ignored = Bỏ qua căn cứ
step-do-choose = Chọn Quân Lính, Hành Động hay lá bài nào?
step-do-base = Căn cứ nào?
step-do-seat = Người nào?
step-do-faction = Chủng tộc nào?
step-do-act = Thực hiện
step-do-skip = Không thực hiện
step-act-next = Còn mục tiêu nào không?
step-act-order = Mục tiêu nào kế tiếp?
step-act-one = Thực hiện với một lá, trừ khi nó được bảo vệ
step-act-where = Sang căn cứ nào?
step-act-move = Quân Lính di chuyển
step-act-react = Việc nó làm khi bị lá của người khác tác động
step-destroy-try = Quân Lính bị tiêu diệt, hay có việc khác thay vào?
step-destroy-leave = Nó rời khỏi bàn
step-destroy-after = Việc nó bị tiêu diệt gây ra gì
step-reveal-next = Có lá nào để lật không?
step-reveal-lot = May rủi cho lá trên cùng
step-reveal-shuffle = Chồng bài bỏ thành Chồng bài rút
step-reveal-show = Xem các lá bài

## Khi nào một lá bài làm được gì

finding-moment = { $moment }: { $card } có việc làm được ({ $players }).
    .not = { $moment }: { $card } không có gì để làm.
finding-timing = Lúc này có thể đánh hay dùng { $card }.
    .not = Lúc này không thể đánh hay dùng { $card }{ $at ->
        [yes] , dù đây là một trong những lúc của nó: không còn lượt đánh cho nó, hoặc thiếu điều gì khác nó cần
       *[no] {""}
    }. { $moments ->
        [none] Không có lúc nào như thế.
       *[other] Những lúc của nó: { $moments }.
    }
    .wait = Đây là lúc của { $card }, nhưng đang hỏi { $actor }.
moment-turn-start = mở đầu lượt
moment-turn-play = đánh bài
moment-score-before = trước khi căn cứ tính điểm
moment-score-after = sau khi căn cứ tính điểm
moment-turn-finish = cuối lượt
moment-extra-offer = khi một lá bài cho đánh thêm
moment-trigger-next = khi có việc xảy ra với nó hoặc gần nó
moment-over = Ván đấu đã kết thúc
part-turn = Trong một lượt
part-any = Bất cứ khi nào đến việc
draw-timing-yes = được đánh hay dùng, hoặc tự có tác dụng
draw-timing-others = không phải trong lượt này, hoặc không phải của bạn
chance-card = { $turn ->
        [turn] trong lượt của mình,{" "}
        [others] trong lượt của người khác,{" "}
       *[each] {""}
    }{ $place ->
        [hand] từ tay
        [here] đang ở căn cứ ấy
        [elsewhere] đang ở căn cứ khác
        [play] đang ở trên bàn
        [discard] từ Chồng bài bỏ
        [top] khi được lật trên Chồng bài rút
        [itself] tự diễn ra khi ở trên bàn
       *[instead] thay cho việc bị tiêu diệt
    }

## Các trang của diễn tiến

flow-opening-factions = căn cứ, ai đi trước, chủng tộc
flow-opening-hands = bài lúc đầu
flow-turn-playing = đánh bài
flow-turn-ending = căn cứ bị phá, rút hai lá, hết lượt
flow-score-places = căn cứ tính điểm: trước đó, xếp hạng và VP
flow-score-after = căn cứ tính điểm: sau đó
flow-score-replacing = căn cứ khác thế chỗ
flow-playing = một lá bài được đánh
flow-do-text = thực hiện nội dung lá bài
flow-do-ignoring = có chịu tính năng của căn cứ hay không
flow-do-choices = những gì lá bài cho chọn
flow-targets = tác động lên những gì trên bàn
flow-leaving = bị tiêu diệt, và những gì chờ việc đó
flow-drawing = rút bài
flow-hands = bỏ bài: tối đa mười lá, và bỏ ngẫu nhiên
flow-looking = xem bài và căn cứ
flow-victory = thắng ngay

## Events

event-base-out = { $base } được mở ra, Điểm Tàn Phá { $breakpoint }.
event-begins = { $seat } đi trước.
event-dealt = { $seat } được chia { $card }.
    .hidden = { $seat } được chia một lá.
event-turn = Đến lượt { $seat }.
event-played = { $seat } đánh { $card } xuống { $base }.
event-action = { $seat } đánh { $card }.
event-destroyed = { $source } tiêu diệt { $card } ở { $base }.
event-indestructible = { $card } không thể bị tiêu diệt.
event-moved = { $card } di chuyển sang { $base }.
event-gained = { $seat } được { $vp } VP từ { $source }.
event-drew = { $seat } rút { $card }.
    .hidden = { $seat } rút một lá.
event-bases-again = Xáo những căn cứ đã để riêng thành chồng mới.
event-reshuffled = { $seat } xáo Chồng bài bỏ thành Chồng bài rút mới.
event-lost = { $seat } bỏ { $card } do may rủi chọn.
event-discarded = { $seat } bỏ { $card }.
event-scoring = { $base } sắp tính điểm.
event-cleared = { $card } bị bỏ khỏi { $base }.
event-match-won = { $seat } thắng ván đấu với { $vp } VP.

event-took-faction = { $seat } lấy { $faction }.
event-used = { $seat } dùng { $card }.
event-returned = { $source } trả { $card } về tay { $seat }.
event-put-in-hand = { $card } được đưa lên tay { $seat }.
event-placed-under = { $card } xuống dưới cùng Chồng bài rút của { $seat }.
event-strengthened = { $card } có thêm { $amount } Năng Lượng { $until }.
event-breakpoint = Điểm Tàn Phá của { $base } giảm { $amount } { $until }.
event-named = { $card } nêu { $faction }.
event-silenced = { $seat } không được đánh Hành Động trong lượt tới.
event-attached = { $card } được gắn lên { $target }.
event-attached-to-base = { $card } được đặt lên { $base }.
event-protected = { $source } bảo vệ { $card }.
event-action-destroyed = { $card } bị tiêu diệt.
event-in-vain = { $source } không tìm thấy gì cho “{ $does }”.
event-extra = { $seat } được đánh { $right } trong lượt này.
event-taken = { $seat } lấy { $card } lên tay.
event-shuffled-in = { $seat } xáo { $cards ->
        [none] Chồng bài rút.
       *[other] { $cards } vào Chồng bài rút.
    }
event-shuffled = { $seat } xáo Chồng bài rút.
event-revealed = { $seat } lật { $cards }.
event-looked-at-top = { $seat } xem phần trên Chồng bài rút: { $cards }.
    .hidden = { $seat } xem phần trên Chồng bài rút.

## Questions

question-in-turn = { $asks } (Đang là lượt của { $active }.)
question-turn-play = { $seat }: đánh hay dùng lá nào, hay thôi? Còn được đánh { $minions } Quân Lính và { $actions } Hành Động.
question-turn-choose = { $seat }: có nhiều căn cứ bị phá. Căn cứ nào tính điểm kế tiếp?
question-score-before = { $seat }: { $base } sắp tính điểm. Bạn đánh hay dùng lá nào trước đó, hay bỏ qua?
question-score-after = { $seat }: { $base } đã tính điểm. Bạn dùng lá nào trước khi dọn căn cứ, hay bỏ qua?
question-trigger-order = { $seat }: { $waiting } cùng chờ một việc. Thực hiện nội dung của lá nào trước?
question-hand-discard = { $seat }: bạn có { $count } lá trên tay mà chỉ được giữ { $limit } lá. Bỏ lá nào?
question-bases = Căn cứ nào được mở ra?
question-first = Ai đi trước?
question-deal = Lá nào được chia?
question-lot = May rủi đem lại lá nào?
question-new-base = Căn cứ nào được đặt lên?

question-faction = Bốc được chủng tộc nào?
question-take-faction = { $seat }: lấy chủng tộc nào?
question-redraw = { $seat }: đổi bài nếu trên tay không có Quân Lính, hay giữ bài?
question-do-ignore = { $seat }: { $source } sắp làm điều này: “{ $does }”. Nhờ { $by } bạn được phép không chịu điều đó. Đồng ý thì căn cứ không làm gì bạn; bỏ qua câu hỏi thì nó xảy ra.
question-do-whether = { $seat }: { $source } ghi “{ $does }”. Bạn có làm không, hay bỏ qua?
question-do-choose = { $seat }: { $source } ghi “{ $does }”{ $place ->
        [none] .
       *[other] {" "}(ở { $place }).
    } { $picks ->
        [none] Bạn chọn { $kind ->
            [minion] Quân Lính
            [action] Hành Động
           *[card] lá bài
        } nào?
       *[other] Đã chọn: { $picks }. Chọn thêm { $kind ->
            [minion] Quân Lính
            [action] Hành Động
           *[card] lá bài
        } nào, hay thôi?
    }
question-do-base = { $seat }: { $source } ghi “{ $does }”. Bạn chọn căn cứ nào?
question-do-seat = { $seat }: { $source } ghi “{ $does }”. Bạn chọn người nào?
question-do-faction = { $seat }: { $source } ghi “{ $does }”. Bạn nêu chủng tộc nào?
question-act-where = { $seat }: { $source } chuyển { $card } đi. Sang căn cứ nào?
question-act-order = { $seat }: { $source } ghi “{ $does }”. Lá nào kế tiếp?
question-extra-offer = { $seat }: { $source } cho bạn đánh { $right } ngay. { $must ->
        [yes] Bạn đánh lá nào?
       *[no] Bạn đánh hay bỏ qua?
    }

## Names

game-smashup = Smash Up

second-faction = { $faction } (hộp thứ hai)
physical-card = { $card }{ $copies ->
        [1] {""}
       *[other] {" "}#{ $n }
    }{ $box ->
        [1] {""}
       *[2] {" "}(hộp thứ hai)
    }
verb-play = đánh Quân Lính
verb-act = đánh lá Hành Động
verb-use = dùng kĩ năng
verb-choose = chọn lá bài
verb-choose-base = chọn căn cứ
verb-discard = bỏ bài
verb-done = thôi đánh bài
verb-pass = bỏ qua
verb-draw = may rủi rút một lá
verb-lose = may rủi làm mất một lá
verb-base = may rủi mở một căn cứ
verb-first = may rủi chọn người đi trước
verb-choose-seat = chọn một người
verb-choose-faction = nêu một chủng tộc
verb-take = lấy một chủng tộc
verb-yes = đồng ý
verb-faction = bốc một chủng tộc

## Nội dung lá bài: những mảnh câu được ghép trong rules/smashup/texts.py

card-heading = { $card } ({ $faction }, { $kind ->
        [minion] Quân Lính { $power } Năng Lượng
       *[action] Hành Động
    }):
base-heading = { $base } (Điểm Tàn Phá { $breakpoint }; { $first }, { $second } và { $third } VP):
no-text = không có tính năng.
sentence = { $does }.
may = bạn có thể { $does }
when = nếu { $condition }, { $does }
dependent = khi đó { $does }
at-each-base = ở mỗi căn cứ { $fit }, { $does }
on-play = khi đánh xuống:
on-destroyed = { $concerns }{ $who ->
        [none] {""}
       *[other] , { $who }
    }:
on-played = { $concerns }{ $who ->
        [none] {""}
       *[other] , { $who }
    }:
on-affected = { $concerns }{ $who ->
        [none] {""}
       *[other] , { $who }
    }:
on-turn-start = đầu { $concerns }:
on-turn-end = cuối { $concerns }:
concern-this = sau khi nó bị tiêu diệt
concern-this-by-another = sau khi người khác đánh một lá tác động lên nó
concern-others-play-here = sau khi người khác đánh một Quân Lính xuống đây và nội dung của lá ấy đã xong
concern-played-here = sau khi một Quân Lính được đánh xuống đây
concern-destroyed-here = sau khi một Quân Lính bị tiêu diệt ở đây
seat-owner = với chủ của nó
seat-them = với người ấy
concern-always = lượt
concern-every-turn = lượt của mỗi người chơi, với người ấy
concern-own-turn = lượt của bạn
special-before = trước khi { $where ->
        [here] căn cứ này
       *[elsewhere] một căn cứ khác
    } tính điểm, có thể dùng:
special-after = sau khi { $where ->
        [here] căn cứ này
       *[elsewhere] một căn cứ khác
    } tính điểm, có thể dùng:
special-turn = trong lượt của bạn, có thể dùng:
only-when = chỉ khi { $condition }.
when-first-minion = nó là Quân Lính đầu tiên bạn đánh trong lượt này
when-no-minion-played = lượt này bạn chưa đánh Quân Lính nào
stays-on = đặt lên { $target } và ở lại đó.
indestructible = không thể bị tiêu diệt.
instead-of-destroyed = nếu sắp bị tiêu diệt, thay vào đó:
shielded = { $whom ->
        [host] Quân Lính ấy
       *[yours] Quân Lính của bạn ở đây
    } không bị tác động bởi { $against ->
        [actions] Hành Động của người khác
       *[anything] bất cứ điều gì do lá bài hay căn cứ gây ra
    }{ $once ->
        [yes] , một lần; sau đó lá này bị tiêu diệt
       *[no] {""}
    }.
each-turn = trong mỗi lượt của mình, bạn có thể đánh { $grant }.
bars = không được đánh { $whom } xuống đây.
bar-others = Quân Lính của người khác
bar-faction-named = Quân Lính của chủng tộc đã nêu
cancels-base = tính năng của căn cứ này không có hiệu lực.
from-hand = trước khi một căn cứ tính điểm, có thể đánh lá này { $kind ->
        [minion] từ tay xuống căn cứ đó; mỗi lần tính điểm bạn chỉ đánh như vậy được một lá tên này
       *[action] mà không mất lượt đánh
    }.
from-discard = { $kind ->
        [minion] trong lượt của bạn, có thể đánh lá này từ Chồng bài bỏ như một Quân Lính đánh thêm; mỗi lượt bạn chỉ đánh như vậy được một lá tên này
       *[action] trong lượt của bạn, Quân Lính bạn đánh xuống đây có thể lấy từ Chồng bài bỏ thay vì từ tay
    }.
counts-as = mọi Quân Lính của bạn đều được coi là { $tag }.
bonus = { $whom } { $less ->
        [0] được thêm { $amount } Năng Lượng
       *[other] bị bớt { $less } Năng Lượng
    }
bonus-named = { $whom } được { $amount }
bonus-me = nó
bonus-host = Quân Lính ấy
bonus-yours = mỗi { $tag ->
        [none] Quân Lính
       *[other] { $tag }
    } của bạn
site-power = mỗi Quân Lính ở đây có thêm { $amount } Năng Lượng.
site-after = sau khi tính điểm, { $whom }:
site-replaced = khi căn cứ khác đã thay chỗ, { $whom }:
whom-winners = người hạng nhất
whom-first-winner = người hạng nhất (nếu có nhiều người thì người đến lượt trước)
whom-losers = mỗi người có Quân Lính ở đây mà không hạng nhất
whom-runners-up = người hạng nhì
whom-all = mỗi người có Quân Lính ở đây
grant = { $kind ->
        [minion] thêm một Quân Lính
       *[action] thêm một Hành Động
    }{ $most ->
        [-1] {""}
       *[other] {" "}có Năng Lượng in từ { $most } trở xuống
    }{ $zone ->
        [discard] {" "}từ Chồng bài bỏ của bạn
       *[hand] {""}
    }{ $on ->
        [here] {" "}xuống căn cứ này
        [there] {" "}xuống đó
        [with] {" "}xuống đó
        [scoring] {" "}xuống căn cứ đang tính điểm
        [alone] {" "}xuống căn cứ bạn không có Quân Lính
       *[anywhere] {""}
    }{ $now ->
        [yes] , ngay lập tức
       *[no] {""}
    }
grant-there = { $grant } xuống { $base }
target-nothing = không gì cả
target-me = lá này
target-it = Quân Lính ấy{ $less ->
        [-1] {""}
       *[other] , nếu Năng Lượng của nó thấp hơn { $less }
    }
target-host = Quân Lính mang nó
target-picked = { $count ->
        [each] mỗi Quân Lính đã chọn
       *[other] Quân Lính ấy
    }
target-base = { $another ->
        [yes] một căn cứ khác
       *[no] một căn cứ
    }{ $fit ->
        [none] {""}
       *[other] {" "}{ $fit }
    }
target-player = { $whose ->
        [others] một người chơi khác
       *[any] một người chơi
    }
target-faction = một chủng tộc
target-minion = { $count ->
        [each] mọi Quân Lính
        [any] số lượng tùy ý Quân Lính
        [1] một Quân Lính
       *[other] { $least ->
            [0] tối đa { $count } Quân Lính
           *[other] { $least } hoặc { $count } Quân Lính
        }
    }{ $another ->
        [yes] {" "}khác
       *[no] {""}
    }{ $whose ->
        [yours] {" "}của bạn
        [others] {" "}của người khác
        [theirs] {" "}của người ấy
       *[any] {""}
    }{ $tag ->
        [faction] {" "}thuộc chủng tộc ấy
        [none] {""}
       *[other] {" "}{ $tag }
    }{ $where ->
        [here] {" "}ở căn cứ này
        [there] {" "}ở đó
        [with] {" "}ở cùng căn cứ
        [before-that] {" "}từ căn cứ thứ nhất
       *[anywhere] {""}
    }{ $most ->
        [-1] {""}
        [named] {" "}có Năng Lượng không quá { $limit }
       *[other] {" "}có Năng Lượng từ { $most } trở xuống
    }{ $less ->
        [-1] {""}
       *[other] {" "}có Năng Lượng thấp hơn { $less }
    }{ $fit ->
        [none] {""}
       *[other] {" "}{ $fit }
    }
target-action = { $count ->
        [each] mọi Hành Động
        [any] số lượng tùy ý Hành Động
        [1] một Hành Động
       *[other] tối đa { $count } Hành Động
    }{ $another ->
        [yes] {" "}khác
       *[no] {""}
    }{ $where ->
        [here] {" "}ở căn cứ này
        [host] {" "}trên Quân Lính ấy
       *[anywhere] {" "}đang ở trên bàn
    }
target-card = { $most ->
        [1] lá ấy{ $sort ->
            [minion] , nếu là Quân Lính,
            [action] , nếu là Hành Động,
           *[any] {""}
        }
       *[other] { $count ->
            [any] số lượng tùy ý
            [1] một
           *[other] tối đa { $count }
        } { $sort ->
            [minion] Quân Lính
            [action] Hành Động
           *[any] lá bài
        }{ $tag ->
            [none] {""}
           *[other] {" "}{ $tag }
        }{ $same ->
            [yes] {" "}cùng tên
           *[no] {""}
        } { $where ->
            [hand] trên tay{ $whose ->
                [theirs] {" "}của người ấy
               *[any] {""}
            }
            [top] trong số đó
            [others-tops] vừa lật
            [deck] trong Chồng bài rút của bạn
           *[discard] trong Chồng bài bỏ của bạn
        }
    }
amount-yours-here = số Quân Lính của bạn ở đây
amount-yours-there = số Quân Lính của bạn ở đó
amount-picked-power = Năng Lượng của Quân Lính ấy
amount-own-power = Năng Lượng của lá này
do-destroy = tiêu diệt { $target }
do-return = trả { $target } về tay chủ của nó
do-into-hand = đưa { $target } lên tay chủ của nó
do-bottom = đặt { $target } vào dưới cùng Chồng bài rút của chủ nó
do-move = chuyển { $target }{ $to ->
        [elsewhere] { $apart ->
            [yes] , mỗi lá sang một căn cứ khác tùy bạn chọn
           *[no] {" "}sang căn cứ khác
        }
        [scoring] {" "}sang căn cứ đang tính điểm
        [here] {" "}đến đây
       *[there] {" "}đến đó
    }
do-power = { $target } có thêm { $amount } Năng Lượng đến hết { $until ->
        [own-turn] lượt của bạn
       *[this-turn] lượt này
    }
do-breakpoint = Điểm Tàn Phá của căn cứ nơi nó đứng giảm { $amount ->
        [named] một lượng bằng { $named }
       *[other] { $amount }
    } đến hết lượt này
do-attach = đặt lên { $target }
do-pick = chọn { $target }
do-choose = chọn { $target }
do-draw = { $who ->
        [each-other] mỗi người khác rút
        [them] người ấy rút
       *[you] rút
    } { $amount ->
        [1] một lá
        [named] số lá bằng { $named }
       *[other] { $amount } lá
    }
do-lose = { $who ->
        [each-other] mỗi người khác bỏ ngẫu nhiên
        [them] người ấy bỏ ngẫu nhiên
       *[you] bỏ ngẫu nhiên
    } { $amount ->
        [1] một lá
       *[other] { $amount } lá
    }
do-gain = { $who ->
        [owner] chủ của nó được
       *[you] bạn được
    } { $amount } VP
do-extra = { $must ->
        [yes] đánh
       *[no] bạn có thể đánh
    } { $grant }{ $amount ->
        [1] {""}
        [named] , số lần bằng { $named }
       *[other] , { $amount } lần
    }
do-reveal = lật { $amount ->
        [1] lá trên cùng
       *[other] { $amount } lá trên cùng
    } của Chồng bài rút của bạn
do-look = xem { $amount ->
        [1] lá trên cùng
       *[other] { $amount } lá trên cùng
    } của Chồng bài rút của bạn
do-play-revealed = bạn có thể đánh ngay lá ấy, nếu là { $kind ->
        [minion] Quân Lính, như một Quân Lính đánh thêm
       *[action] Hành Động, như một Hành Động đánh thêm
    }; nếu không thì nó ở lại trên cùng
do-discard = bỏ { $target }
do-take = lấy { $target } lên tay{ $where ->
        [deck] {" "}cho mọi người xem
       *[other] {""}
    }
do-shuffle-in = xáo { $target } vào Chồng bài rút của bạn
do-shuffle = xáo Chồng bài rút của bạn
do-sink = đặt nó xuống dưới cùng Chồng bài rút của chủ nó
do-name-faction = nêu một chủng tộc
do-silence = người ấy không được đánh Hành Động trong lượt tới của mình
fit-without-yours = mà bạn không có Quân Lính
fit-with-yours = có Quân Lính của bạn
do-discard-hand = bỏ hết bài trên tay

## Bàn chơi bằng lời và trên hình

table-turn = Lượt của { $seat }: { $phase }
table-phase-opening = Chuẩn bị
table-phase-start = mở đầu
table-phase-play = đánh bài
table-phase-check = kiểm tra căn cứ
table-phase-draw = rút bài
table-phase-end = hết lượt
table-rights = Còn được đánh
table-right = { $source ->
        [none] { $kind ->
            [minion] một Quân Lính
           *[action] một Hành Động
        }
        [base] { $right }
       *[other] { $right } ({ $source })
    }
table-work = { $source ->
        [none] { $step } ({ $seat })
       *[other] { $source }: { $step } ({ $seat })
    }
table-base = Căn cứ của { $faction }; { $first }, { $second } và { $third } VP cho các hạng
table-breaks = Căn cứ bị tàn phá: sẽ tính điểm khi kiểm tra căn cứ.
table-cancelled = Tính năng của nó không có tác dụng.
table-strength = { $seat }: { $power } Năng Lượng
table-standing = { $place ->
        [1] hạng nhất
        [2] hạng nhì
        [3] hạng ba
       *[other] không có hạng
    }, { $vp } VP{ $more ->
        [0] {""}
       *[other] {" "}và { $more } nhờ căn cứ
    }
table-minion = { $card }, { $power }{ $differs ->
        [yes] {" "}(in { $printed })
       *[no] {""}
    }
table-attached = + { $card }, của { $seat }{ $noted ->
        [none] {""}
       *[other] : { $noted }
    }
table-effect-power = { $source }: thêm { $amount } Năng Lượng { $until }: { $cards }
table-effect-breakpoint = { $source }: Điểm Tàn Phá giảm { $amount } { $until }
table-effect-ignores = { $source }: { $seat } được bỏ qua tính năng của căn cứ { $until }
table-effect-shield = { $source } không tác động đến Quân Lính của { $seat } ở đây { $until }
table-effect-no-actions = { $source }: { $seat } không được đánh Hành Động { $until }
table-until-turn = đến hết lượt của { $seat }
table-until-next-turn = đến hết lượt tới của { $seat }
table-until-start = đến đầu lượt tới của { $seat }
table-until-action = đến khi xong Hành Động
table-arrived = { $place ->
        [1] đạt { $goal } VP trước tiên, hoặc cùng lúc với người trước tiên
       *[other] đạt { $goal } VP sau (thứ { $place })
    }
table-deck = Chồng bài rút: { $count } lá
table-held = { $card } (Năng Lượng { $power })
table-figures = Các con số của lá bài và căn cứ
table-top = trên cùng
table-bottom = dưới cùng
table-discards = Chồng bài bỏ
table-base-pile = Chồng Khu căn cứ: { $count }
table-aside = để riêng
table-base-seer = chỉ { $seat } đã xem { $count } căn cứ trên cùng
draw-hand = Trên tay
draw-deck = Bài rút
draw-discards = Bài bỏ
draw-kinds = { $card } ×{ $count }
draw-no-minion = không có Quân Lính
draw-action = Hành Động
draw-work = Đang được thực hiện, mới nhất trước
draw-passing = Đang có tác dụng một thời gian
draw-bases-below = { $count } căn cứ
draw-more-work = và { $count } việc nữa bên dưới
draw-none-taken = chưa có chủng tộc
draw-worth = VP cho hạng nhất, nhì, ba
draw-places = hạng và VP, nếu tính điểm bây giờ
draw-changed-power = Năng Lượng in, rồi Năng Lượng hiện tại
draw-mark = Điểm Tàn Phá
draw-attached = Hành Động ở lại, và của ai
draw-secret = chỉ chủ nó đã thấy
draw-glimpsed = lá của người khác mà người xem này biết
draw-knows-some = biết { $count } lá trong số đó
draw-deck-top = Trên cùng Chồng bài rút
draw-deck-bottom = Dưới cùng Chồng bài rút
draw-deck-rest = Phần còn lại của Chồng bài rút
draw-base-pile = Chồng Khu căn cứ

## Điều được giải thích: ai được điểm gì, việc đang chờ, lá nào tác động lên đâu (rules/smashup/explaining_….py)

topic-score = Ai được bao nhiêu VP: { $name }
    .kind = Ai được bao nhiêu VP
topic-award = Hạng và VP: { $name }
    .kind = Hạng và VP
topic-touch = Tác dụng lúc này: { $name }
    .kind = Tác dụng lúc này
topic-power = Năng Lượng: { $name }
    .kind = Năng Lượng
head-and-line = { $head } { $line }
finding-says = { $card } ghi: { $line }
topic-base = Khu căn cứ: { $name }
    .kind = Khu căn cứ
topic-pending = Việc đang được thực hiện
base-and-seat = { $seat } ở { $base }
rank-1 = hạng nhất
rank-2 = hạng nhì
rank-3 = hạng ba
seat-gains = { $seat } được { $vp } VP
seat-placed = { $seat } đã đứng { $rank }
finding-score = { $gains ->
        [none] Nếu { $base } tính điểm với các Quân Lính lúc này thì không ai được VP
       *[other] Nếu { $base } tính điểm với các Quân Lính lúc này: { $gains }
    } (Năng Lượng { $total }, Điểm Tàn Phá { $breakpoint }).
finding-tie = { $seats } ngang nhau ở { $base }, mỗi người { $total } Năng Lượng: mỗi người đều được { $rank }{ $skipped ->
        [none] {""}
       *[other] , và không ai được { $skipped }
    }.
finding-extra = { $seat } được { $vp } VP từ chính { $base }: { $text }
    .cancelled = Tính năng của { $base } đang mất hiệu lực; { $seat } không được gì từ nó.
finding-awarded = VP của lần tính điểm này ở { $base } đã được chia: { $placed ->
        [none] không ai có hạng.
       *[other] { $placed }.
    }
finding-breakpoint = { $source } giảm Điểm Tàn Phá của { $base } (số in { $printed }) đi { $amount }, { $until }.
finding-addend = { $source } { $less ->
        [0] thêm { $amount } Năng Lượng cho
       *[other] bớt { $less } Năng Lượng của
    } { $card }{ $until ->
        [none] {""}
       *[other] , { $until }
    }.
lasts-this-turn = đến hết lượt này
lasts-turn = đến hết lượt này
lasts-next-turn = đến hết lượt tới của { $seat }
lasts-start = đến khi lượt tới của { $seat } bắt đầu
lasts-action = đến khi { $card } được thực hiện xong

finding-pending = Câu hỏi lúc này: { $asks } { $count ->
        [1] Không còn việc nào khác đang chờ.
       *[other] Có { $count } việc chồng lên nhau; việc mới nhất được làm trước.
    }
finding-lately = Nước đi vừa rồi đem lại:
frame-opening = Đang chuẩn bị bàn chơi, ở bước “{ $step }”.
frame-turn = Lượt của { $seat }, ở bước “{ $step }”.
frame-victory = Đang xem điểm, ở bước “{ $step }”.
frame-score = { $base } đang tính điểm, ở bước “{ $step }”.
frame-play = { $seat } đánh { $source } xuống { $base }, ở bước “{ $step }”.
frame-action = { $seat } thực hiện { $source }, ở bước “{ $step }”.
frame-do = Nội dung của { $source }, do { $seat } thực hiện. { $now ->
        [none] {""}
       *[other] Lúc này: { $now }.{" "}
    }{ $left ->
        [none] Không còn gì nữa.
       *[other] Còn lại: { $left }.
    }
frame-act = { $source } lần lượt làm việc này: { $now }. { $left ->
        [none] Không còn lá nào.
       *[other] Còn phải làm với: { $left }.
    }
frame-destroy = { $card } đang bị tiêu diệt{ $source ->
        [none] {""}
       *[other] , bởi { $source }
    }, ở bước “{ $step }”.
frame-trigger = { $card ->
        [none] Vào lúc này của lượt
       *[other] Sau điều xảy ra với { $card }
    }: { $now ->
        [none] {""}
       *[other] lúc này là { $now }, {""}
    }còn chờ { $waiting ->
        [none] không gì cả.
       *[other] { $waiting }.
    }
frame-extra = { $source } cho { $seat } đánh thêm: { $card ->
        [none] { $kind ->
            [minion] một Quân Lính.
           *[action] một Hành Động.
        }
       *[other] { $card }.
    }
frame-draw = { $seat } rút bài; số lá còn phải rút: { $count }.
frame-hand = Đang xem tay bài của { $seat }, ở bước “{ $step }”.
frame-reveal = Đang lật đầu Chồng bài rút của { $seat }; tổng số lá: { $count }.
frame-lose = { $seat } bỏ bài do may rủi; số lá còn phải bỏ: { $count }.
frame-pile = { $seat } đang xem chồng căn cứ; tổng số căn cứ: { $count }.
draw-frame-waits = chờ việc bên trên
draw-frame-cause = do { $card } gây ra
draw-frame-newest = được làm trước

finding-touch = { $source }{ $seat ->
        [none] {""}
       *[other] , do { $seat } điều khiển,
    } { $count ->
        [0] lúc này không thay đổi gì.
       *[other] lúc này có { $count } tác dụng:
    }
waits-for = { $when } { $does }
touch-power = { $target } của { $seat } { $less ->
        [0] được thêm { $amount }
       *[other] bị bớt { $less }
    } Năng Lượng từ { $source }{ $until ->
        [none] {""}
       *[other] , { $until }
    }.
    .short = { $less ->
        [0] +{ $amount } Năng Lượng
       *[other] −{ $less } Năng Lượng
    }{ $until ->
        [none] {""}
       *[other] , { $until }
    }
touch-indestructible = { $target } không thể bị tiêu diệt.
    .short = không bị tiêu diệt
touch-instead = Nếu { $target } sắp bị tiêu diệt, thay vào đó: { $does }.
    .short = thay cho bị tiêu diệt: { $does }
touch-counts-as = { $target } của { $seat } được coi là { $tag }.
    .short = được coi là { $tag }
touch-usable = { $user } có thể dùng { $source } { $window ->
        [before] trước khi { $target } tính điểm
       *[after] sau khi { $target } tính điểm
    }.
    .short = { $window ->
        [before] dùng được trước khi tính điểm
       *[after] dùng được sau khi tính điểm
    }
touch-shield = { $source } bảo vệ { $target } của { $seat } khỏi { $against ->
        [actions] Hành Động của người khác
       *[anything] mọi tác động của lá bài hay căn cứ
    }{ $once ->
        [yes] , một lần
       *[no] {""}
    }.
    .short = được bảo vệ khỏi { $against ->
        [actions] Hành Động của người khác
       *[anything] mọi tác động
    }{ $once ->
        [yes] , một lần
       *[no] {""}
    }
touch-kept-off = { $source } không tác động được lên { $target } của { $seat }, { $until }.
    .short = ngoài tầm tác động, { $until }
touch-cancels = { $source } làm tính năng của { $target } mất hiệu lực với mọi người.
    .short = tính năng mất hiệu lực
touch-bars = { $source } không cho { $seat } đánh { $factions ->
        [none] Quân Lính
       *[other] Quân Lính của { $factions }
    } xuống { $at }.
    .short = không được đánh { $factions ->
        [none] Quân Lính
       *[other] Quân Lính của { $factions }
    } xuống đây
touch-raises = Trong lượt của mình, nhờ { $source }, { $seat } có thể đánh Quân Lính xuống { $at } từ Chồng bài bỏ thay vì từ tay.
    .short = Quân Lính ở đây lấy được cả từ Chồng bài bỏ
touch-grant = Mỗi lượt của mình, nhờ { $source }, { $seat } có thể đánh { $grant }.
    .short = mỗi lượt: { $grant }
touch-left = Trong lượt này, nhờ { $source }, { $seat } vẫn còn có thể đánh { $grant }.
    .short = lượt này vẫn còn: { $grant }
touch-usable-now = Lúc này { $seat } có thể dùng { $source }: { $does }.
    .short = dùng được lúc này: { $does }
touch-waits = { $source } đang chờ, { $waits }.
    .short = { $waits }
touch-breakpoint = { $source } giảm Điểm Tàn Phá của { $target } đi { $amount }, { $until }.
    .short = Điểm Tàn Phá −{ $amount }, { $until }
touch-silence = { $source } không cho { $seat } đánh Hành Động, { $until }.
    .short = không đánh Hành Động, { $until }
touch-ignores = Nhờ { $source }, { $seat } được bỏ qua tính năng của { $base }, { $until }.
    .short = được bỏ qua tính năng, { $until }
touch-ignored = { $seat } được bỏ qua { $source } nhờ { $by }, { $until }.
    .short = được bỏ qua, { $until }
touch-cancelled = { $by } làm tính năng của { $source } mất hiệu lực nên nó không làm gì.
    .short = mất hiệu lực vì { $by }
touch-scores = Nếu tính điểm lúc này, ngoài hạng, { $source } sẽ cho { $seat } { $vp } VP.
    .short = +{ $vp } VP nếu tính điểm lúc này
draw-ask-has-minion = Có Quân Lính ở đây?
draw-ask-nobody-ahead = Không ai mạnh hơn?
draw-ask-one-ahead = Đúng một người mạnh hơn?
draw-ask-two-ahead = Đúng hai người mạnh hơn?
draw-power-of = Năng Lượng { $total } / { $breakpoint }
draw-vp = { $vp } VP
draw-vp-sum = { $extra ->
        [0] +{ $vp } VP
       *[other] { $vp } + { $extra } = { $sum } VP
    }
draw-used-up = không ai: đã bị thế hòa dùng mất
draw-nobody-here = không ai
draw-at-no-base = Không riêng căn cứ nào
draw-base-itself = Chính căn cứ
draw-printed = In trên bài
draw-never-below = không dưới 0
topic-next-card = Lá tiếp theo của { $seat }
topic-next-card-kind = Lá tiếp theo của { $seat }, theo từng lá
fate-minion = một Quân Lính
fate-action = một Hành Động
odds-unseen = đếm trên mọi lá mà nó có thể là
fate-level = nhiều người ngang nhau
hint-only = { $move }{ $source ->
        [none] {""}
       *[other] , cho { $source },
    } là nước đi hợp lệ duy nhất.
hint-move = { $seat } có thể đi: { $move }{ $source ->
        [none] {""}
       *[other] , cho { $source }
    }.
hint-reason-own = Ở { $topic }, theo thế cờ hiện tại, khi đó một mình { $outcome } đứng nhất trong { $then } số thế giới còn có thể xảy ra; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-reason = Ở { $topic }, theo thế cờ hiện tại, hạng nhất khi đó thuộc về { $outcome } trong { $then } số thế giới còn có thể xảy ra; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-reason-own-winner = Theo thế cờ hiện tại, khi đó một mình { $outcome } dẫn đầu trong { $then } số thế giới còn có thể xảy ra; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.
hint-reason-winner = Theo thế cờ hiện tại, khi đó dẫn đầu là { $outcome } trong { $then } số thế giới còn có thể xảy ra; nếu không đi nước này thì là { $now }, trên { $n } thế giới lấy mẫu.

## Why a reading cannot be switched now

switch-opening = ván còn đang được chuẩn bị theo cách hiểu kia
switch-points = đã có người đạt { $goal } VP; theo cách hiểu này thì ván đã kết thúc
switch-hand = có người đang cầm hơn { $limit } lá, mà cách hiểu này không cho phép
switch-scored = một căn cứ đã tính điểm, và những gì diễn ra sau đó đã bắt đầu theo thứ tự kia
switch-text = tính năng liên quan đang được thực hiện theo cách hiểu kia

sheet-short-words = VP: điểm chiến thắng.
