# Zombies: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-zombies = Zombies

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

base-evans-city-cemetery = Evans City Cemetery
base-rhodes-plaza-mall = Rhodes Plaza Mall

site-scores-per-minion = when it scores, every player gains one VP for each minion they have here.
