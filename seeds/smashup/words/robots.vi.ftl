# Robot: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-robots = Robot
tag-microbot = Microbot

card-nukebot = Nukebot
card-warbot = Warbot
card-hoverbot = Hoverbot
card-zapbot = Zapbot
card-microbot-alpha = Microbot Alpha
card-microbot-archive = Microbot Archive
card-microbot-fixer = Microbot Fixer
card-microbot-guard = Microbot Guard
card-microbot-reclaimer = Microbot Reclaimer
card-tech-center = Tech Center

base-factory = Factory 436-1337
base-central-brain = The Central Brain

concern-own-microbot = sau khi một Microbot của bạn bị tiêu diệt, kể cả chính nó
site-scores-per-five-power = khi tính điểm, cứ đủ 5 Năng Lượng của mình ở đây thì người hạng nhất được thêm 1 VP.
amount-other-microbots = thêm một Năng Lượng cho mỗi Microbot khác của bạn
