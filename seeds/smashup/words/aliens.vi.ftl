# Người ngoài hành tinh: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-aliens = Người ngoài hành tinh

card-supreme-overlord = Supreme Overlord
card-invader = Invader
card-scout = Scout
card-collector = Collector
card-abduction = Abduction
card-beam-up = Beam Up
card-crop-circles = Crop Circles
card-disintegrator = Disintegrator
card-invasion = Invasion
card-jammed-signal = Jammed Signal
card-probe = Probe
card-terraforming = Terraforming

base-homeworld = The Homeworld
base-mothership = The Mothership

do-look-at-hand = xem bài trên tay của { $target }
do-swap-base = lấy một căn cứ trong chồng Khu căn cứ đổi với căn cứ đã chọn: Quân Lính ở lại cùng những gì gắn trên chúng, Hành Động trên căn cứ cũ bị bỏ, căn cứ cũ được xáo vào chồng
do-swap-under = lấy một căn cứ trong chồng Khu căn cứ đổi với căn cứ đã chọn: mọi lá ở đó ở lại, căn cứ cũ được xáo vào chồng
event-looked = { $seat } xem bài trên tay của { $opponent }: { $cards ->
    [none] không có lá nào.
   *[other] { $cards }.
    }
    .hidden = { $seat } xem bài trên tay của { $opponent }.
event-base-swapped = { $base } thế chỗ { $old }.
