# Pháp sư: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-wizards = Pháp sư

card-archmage = Archmage
card-chronomage = Chronomage
card-enchantress = Enchantress
card-neophyte = Neophyte
card-mass-enchantment = Mass Enchantment
card-mystic-studies = Mystic Studies
card-portal = Portal
card-sacrifice = Sacrifice
card-scry = Scry
card-summon = Summon
card-time-loop = Time Loop
card-winds-of-change = Winds of Change

base-school-of-wizardry = School of Wizardry
base-great-library = The Great Library

do-reveal-others = lật lá trên cùng Chồng bài rút của mỗi người khác
do-play-of-another = đánh ngay { $target } như của bạn
do-order-top = đặt các lá còn lại lên trên cùng theo thứ tự bạn chọn
do-shuffle-hand = xáo hết bài trên tay vào Chồng bài rút của bạn
do-look-at-bases = xem ba căn cứ trên cùng của chồng Khu căn cứ
do-base-on-top = chọn một căn cứ ra kế tiếp
do-base-below = chọn căn cứ nằm ngay dưới nó
amount-rest-of-five = phần còn lại của năm lá
when-not-taken = bạn không lấy
event-ordered = { $seat } đặt lại bài lên trên Chồng bài rút.
event-looked-at-bases = { $seat } xem { $bases }.
    .hidden = { $seat } xem phần trên chồng Khu căn cứ.
step-pile-next = Đã biết đủ căn cứ chưa?
step-pile-lot = May rủi cho một căn cứ
step-pile-seen = Xem các căn cứ
