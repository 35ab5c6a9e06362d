# Thây ma: tên gọi, và những từ chỉ dùng cho bài của họ.

faction-zombies = Thây ma

card-zombie-lord = Zombie Lord
card-grave-digger = Grave Digger
card-tenacious-z = Tenacious Z
card-walker = Walker
card-grave-robbing = Grave Robbing
card-lend-a-hand = Lend a Hand
card-mall-crawl = Mall Crawl
card-not-enough-bullets = Not Enough Bullets
card-outbreak = Outbreak
card-overrun = Overrun
card-they-keep-coming = They Keep Coming
card-coming-to-get-you = They’re Coming To Get You

base-evans-city-cemetery = Nghĩa Trang Thành Phố
base-rhodes-plaza-mall = Rhodes Plaza Mall

site-scores-per-minion = khi tính điểm, mỗi người chơi được 1 VP cho mỗi Quân Lính của mình ở đây.
