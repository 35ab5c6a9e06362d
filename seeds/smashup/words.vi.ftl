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
    .way = Hãy xem đang hỏi gì rồi chọn một trong các câu trả lời.
    .ask = Nước đi loại “{ $verb }” có trả lời điều đang được hỏi không?
guard-own-card = { $card } thuộc chồng bài của { $owner }.
    .holds = { $card } thuộc chồng bài của bạn.
    .way = Hãy dùng lá thuộc chồng bài của mình.
    .ask = { $card } có thuộc chồng bài của bạn không?
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
guard-minion-left = Bạn không còn lượt đánh { $card } xuống { $base }.
    .holds = Bạn còn lượt đánh { $card } xuống { $base }.
    .way = Mỗi lượt chỉ đánh một Quân Lính; hãy đánh lá Hành Động hoặc nói “done”.
    .ask = Còn lượt đánh { $card } xuống { $base } không?
guard-action-left = Bạn không còn lượt đánh lá Hành Động { $card }.
    .holds = Bạn còn lượt đánh lá Hành Động { $card }.
    .way = Mỗi lượt chỉ đánh một Hành Động; hãy đánh Quân Lính hoặc nói “done”.
    .ask = Còn lượt đánh { $card } không?
guard-offered-card = Lúc này chỉ được đánh lá vừa lật, không phải { $card }.
    .holds = { $card } được đánh lúc này.
    .way = { $cards ->
        [none] Không có lá nào để đánh; hãy bỏ qua.
       *[other] Bạn có thể đánh { $cards }, hoặc bỏ qua.
    }
    .ask = { $card } có phải lá vừa lật không?
guard-special-card = { $card } không có kĩ năng đánh trước khi căn cứ tính điểm.
    .holds = { $card } được đánh vào lúc này.
    .way = Lúc này chỉ đánh được những lá dành cho nó; lúc nào bạn cũng có thể bỏ qua.
    .ask = { $card } có dành để đánh trước khi căn cứ tính điểm không?
guard-special-once = Bạn đã đánh một lá như thế cho lần tính điểm này của { $scoring }.
    .holds = Bạn chưa dùng kĩ năng này cho căn cứ đang tính điểm.
    .way = Mỗi căn cứ tính điểm chỉ được dùng một lần; hãy bỏ qua.
    .ask = Kĩ năng này chưa dùng cho căn cứ này chứ?
guard-onto-scoring = { $base } không phải căn cứ đang tính điểm.
    .holds = Có thể chọn { $base } ở đây.
    .way = Lá bài phải xuống { $scoring }.
    .ask = { $base } có phải căn cứ đang tính điểm không?
guard-usable-now = { $card } không làm được gì khi { $scoring } tính điểm.
    .holds = { $card } làm được việc gì đó lúc này.
    .way = Hãy dùng Quân Lính có kĩ năng đúng lúc, đúng chỗ, hoặc bỏ qua.
    .ask = { $card } có làm được gì lúc này không?
guard-still-to-destroy = { $card } không nằm trong số Quân Lính còn phải tiêu diệt.
    .holds = { $card } có thể là lá kế tiếp.
    .way = Hãy chọn trong: { $choices }.
    .ask = { $card } có còn phải bị tiêu diệt không?
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
guard-on-its-base = Ninja Master tiêu diệt Quân Lính ở cùng căn cứ, mà { $card } không ở đó.
    .holds = Có thể chọn { $card } ở đây.
    .way = Hãy chọn trong: { $choices }, hoặc bỏ qua.
    .ask = { $card } có ở cùng căn cứ với Ninja Master không?
guard-own-minion = Powderkeg dùng một Quân Lính của chính bạn trên bàn, mà { $card } không phải.
    .holds = Có thể chọn { $card } ở đây.
    .way = Hãy chọn trong: { $choices }.
    .ask = { $card } có phải Quân Lính của bạn trên bàn không?
guard-buccaneer-elsewhere = Buccaneer phải sang một căn cứ khác, mà { $base } không phải.
    .holds = Có thể chọn { $base } ở đây.
    .way = Hãy chọn trong: { $choices }.
    .ask = { $base } có khác căn cứ của Buccaneer không?
guard-first-mate-elsewhere = First Mate sang một căn cứ khác, mà { $base } không phải.
    .holds = Có thể chọn { $base } ở đây.
    .way = Hãy chọn trong: { $choices }.
    .ask = { $base } có khác căn cứ của First Mate không?
guard-possible = May rủi không thể đem lại điều này ở đây.
    .holds = May rủi có thể đem lại điều này ở đây.
    .way = Hãy xem còn những gì có thể ra.
    .ask = May rủi có thể đem lại điều này ở đây không?

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
outcome-play-on = Ván đấu tiếp tục.

## Findings

finding-base = { $base } bị phá: tổng Năng Lượng { $total } đã tới Điểm Tàn Phá { $breakpoint }.
    .short = { $base } còn đứng vững: tổng Năng Lượng { $total } chưa tới Điểm Tàn Phá { $breakpoint }.
finding-power = { $card } của { $seat } có { $total } Năng Lượng: { $printed } in trên bài{ $bonus ->
        [0] .
       *[other] , thêm { $bonus } từ { $sources }.
    }
finding-legal = Nước đi “{ $move }” hợp lệ.
finding-refused = Nước đi “{ $move }” bị từ chối.

## Steps

step-opening-bases = Mở các Khu căn cứ
step-opening-first = Chọn người đi trước
step-opening-deal = Chia bài
step-opening-begin = Lượt đầu bắt đầu
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
step-turn-close = Kết thúc lượt
step-turn-pass = Qua lượt
step-victory-now = Có người thắng ngay không?
step-score-open = Căn cứ sắp tính điểm
step-score-before-next = Ai được hành động trước khi tính điểm?
step-score-before = Hành động trước khi tính điểm, hoặc bỏ qua
step-score-before-act = Kĩ năng được dùng
step-score-award = Xếp hạng và chia VP
step-score-after-open = Căn cứ đã tính điểm
step-score-after-next = Ai được hành động sau khi tính điểm?
step-score-after = Hành động sau khi tính điểm, hoặc bỏ qua
step-score-after-act = Kĩ năng được dùng
step-score-clear = Dọn căn cứ
step-score-replace = Cất căn cứ đã vỡ
step-score-new-base = Căn cứ khác được đặt lên
step-play-enter = Quân Lính vào bàn
step-play-text = Thực hiện nội dung của nó
step-play-after = Các lá khác phản ứng
step-action-text = Thực hiện lá Hành Động
step-action-discard = Bỏ lá Hành Động
step-destroy-try = Có thể bị tiêu diệt không?
step-destroy-leave = Nó rời bàn
step-destroy-after = Những việc do nó bị tiêu diệt
step-mass-next = Còn lá nào phải tiêu diệt không?
step-mass-order = Lá nào bị tiêu diệt kế tiếp?
step-mass-one = Giải quyết một lá
step-trigger-next = Còn việc gì đang chờ không?
step-trigger-order = Việc nào kế tiếp?
step-trigger-one = Một việc diễn ra
step-draw-next = Có lá để rút không?
step-draw-lot = May rủi đem lại một lá
step-draw-shuffle = Chồng bài bỏ thành Chồng bài rút
step-draw-limit = Tay bài có quá nhiều không?
step-hand-limit = Có hơn mười lá không?
step-hand-discard = Bỏ một lá
step-reveal-next = Có lá để lật không?
step-reveal-lot = May rủi đem lại lá trên cùng
step-reveal-shuffle = Chồng bài bỏ thành Chồng bài rút
step-lose-next = Có lá để mất không?
step-lose-lot = May rủi chọn một lá
step-ninja-master-choose = Ninja Master có thể ra tay
step-ninja-master-kill = Ninja Master ra tay
step-nukebot-explode = Nukebot phát nổ
step-hoverbot-reveal = Hoverbot lật một lá
step-hoverbot-look = Có phải Quân Lính không?
step-hoverbot-offer = Đánh Quân Lính vừa lật, hoặc bỏ qua
step-hoverbot-play = Quân Lính vừa lật được đánh
step-microbot-archive-draw = Microbot Archive rút bài
step-buccaneer-where = Buccaneer di chuyển thay vào đó
step-powderkeg-look = Có Quân Lính nào để cho nổ không?
step-powderkeg-choose = Quân Lính nào nổ?
step-powderkeg-blow-up = Mọi lá không mạnh hơn bị tiêu diệt
step-pirate-king-join = Pirate King nhập cuộc
step-first-mate-where = First Mate rời đi
step-leprechaun-strike = Leprechaun ra tay
step-gremlin-draw = Gremlin rút bài
step-gremlin-others = Những người khác bỏ bài
step-tar-pits-sink = Hố hắc ín nuốt lá bài
step-cave-of-shinies-gleam = Một VP cho chủ lá bài

## Events

event-base-out = { $base } được mở ra, Điểm Tàn Phá { $breakpoint }.
event-begins = { $seat } đi trước.
event-dealt = { $seat } được chia { $card }.
    .hidden = { $seat } được chia một lá.
event-turn = Đến lượt { $seat }.
event-played = { $seat } đánh { $card } xuống { $base }.
event-action = { $seat } đánh { $card }.
event-destroyed = { $card } bị tiêu diệt ở { $base }.
event-indestructible = { $card } không thể bị tiêu diệt.
event-moved = { $card } di chuyển sang { $base }.
event-exploded = { $card } phát nổ ở { $base }.
event-struck = { $card } đánh { $target }.
event-sank = { $card } xuống dưới cùng Chồng bài rút của { $seat }.
event-gained = { $seat } được { $vp } VP.
event-drew = { $seat } rút { $card }.
    .hidden = { $seat } rút một lá.
event-reshuffled = { $seat } xáo Chồng bài bỏ thành Chồng bài rút mới.
event-revealed = { $seat } lật { $card }.
event-lost = { $seat } mất { $card } do may rủi.
event-discarded = { $seat } bỏ { $card }.
event-scoring = { $base } sắp tính điểm.
event-cleared = { $card } bị bỏ khỏi { $base }.
event-match-won = { $seat } thắng ván đấu với { $vp } VP.

## Questions

question-turn-play = { $seat }: đánh lá nào, hay thôi?
question-turn-choose = { $seat }: căn cứ nào tính điểm trước?
question-score-before = { $seat }: có làm gì trước khi { $base } tính điểm không?
question-score-after = { $seat }: có làm gì sau khi { $base } đã tính điểm không?
question-mass-order = { $seat }: Quân Lính nào bị tiêu diệt kế tiếp?
question-trigger-order = { $seat }: tác dụng nào kế tiếp?
question-hand-discard = { $seat }: bỏ lá nào?
question-ninja-master-choose = { $seat }: Ninja Master có tiêu diệt Quân Lính nào cùng căn cứ không?
question-hoverbot-offer = { $seat }: có đánh Quân Lính vừa lật không, và ở đâu?
question-powderkeg-choose = { $seat }: Quân Lính nào nổ?
question-buccaneer-where = { $seat }: Buccaneer di chuyển đi đâu?
question-first-mate-where = { $seat }: First Mate di chuyển đi đâu?
question-bases = Căn cứ nào được mở ra?
question-first = Ai đi trước?
question-deal = Lá nào được chia?
question-lot = May rủi đem lại lá nào?
question-new-base = Căn cứ nào được đặt lên?

## Names

game-smashup = Smash Up

physical-card = { $card } ({ $token })
card-ninja-master = Ninja Master
card-shinobi = Shinobi
card-nukebot = Nukebot
card-warbot = Warbot
card-hoverbot = Hoverbot
card-microbot-archive = Microbot Archive
card-buccaneer = Buccaneer
card-powderkeg = Powderkeg
card-pirate-king = Pirate King
card-first-mate = First Mate
card-leprechaun = Leprechaun
card-gremlin = Gremlin

base-jungle-oasis = Jungle Oasis
base-tar-pits = Tar Pits
base-central-brain = The Central Brain
base-cave-of-shinies = Cave of Shinies
base-rhodes-plaza-mall = Rhodes Plaza Mall
base-factory = Factory 436-1337

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
