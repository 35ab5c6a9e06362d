# Ninja: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-ninjas = Ninja

card-ninja-master = Ninja Master
card-tiger-assassin = Tiger Assassin
card-shinobi = Shinobi
card-ninja-acolyte = Ninja Acolyte
card-assassination = Assassination
card-disguise = Disguise
card-hidden-ninja = Hidden Ninja
card-infiltrate = Infiltrate
card-poison = Poison
card-seeing-stars = Seeing Stars
card-smoke-bomb = Smoke Bomb
card-way-of-deception = Way of Deception

base-ninja-dojo = Ninja Dojo
base-temple-of-goju = Temple of Goju

fit-strongest = có Năng Lượng cao nhất trong số của bạn
fit-beside-picked = ở cùng một căn cứ
amount-picked-count = số Quân Lính đã chọn
do-ignore-base = đến đầu lượt tới của bạn, bạn được bỏ qua tính năng của căn cứ này
event-ignored = { $seat } được bỏ qua tính năng của { $base } { $until }.
event-base-ignored = { $seat } bỏ qua tính năng của { $base }.
