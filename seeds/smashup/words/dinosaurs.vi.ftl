# Khủng long: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-dinosaurs = Khủng long

card-king-rex = King Rex
card-laseratops = Laseratops
card-armor-stego = Armor Stego
card-war-raptor = War Raptor
card-augmentation = Augmentation
card-howl = Howl
card-natural-selection = Natural Selection
card-rampage = Rampage
card-survival-of-the-fittest = Survival of the Fittest
card-tooth-and-claw = Tooth and Claw... and Guns
card-upgrade = Upgrade
card-wildlife-preserve = Wildlife Preserve

base-jungle-oasis = Jungle Oasis
base-tar-pits = Tar Pits

fit-weaker-beside = mạnh hơn một Quân Lính khác ở cùng căn cứ
fit-weakest = có Năng Lượng thấp nhất
fit-uneven = có Quân Lính mạnh yếu khác nhau
amount-raptors-here = thêm một Năng Lượng cho mỗi War Raptor ở cùng căn cứ, kể cả chính nó
amount-two-on-others-turns = thêm hai Năng Lượng trong lượt của người khác
do-free-of-actions = bỏ các Hành Động của người khác trên Quân Lính của bạn ở đây
event-action-removed = { $card } bị bỏ.
