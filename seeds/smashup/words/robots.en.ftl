# Robots: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-robots = Robots
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

concern-own-microbot = after a Microbot of yours is destroyed, itself included
site-scores-per-five-power = when it scores, whoever is first gains one more VP for every full five power they have here.
amount-other-microbots = one more power for each other Microbot of yours
