# Pirates: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-pirates = Pirates

card-pirate-king = Pirate King
card-buccaneer = Buccaneer
card-saucy-wench = Saucy Wench
card-first-mate = First Mate
card-broadside = Broadside
card-cannon = Cannon
card-dinghy = Dinghy
card-full-sail = Full Sail
card-powderkeg = Powderkeg
card-sea-dogs = Sea Dogs
card-shanghai = Shanghai
card-swashbuckling = Swashbuckling

base-grey-opal = The Grey Opal
base-tortuga = Tortuga
