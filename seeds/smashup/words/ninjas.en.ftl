# Ninjas: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-ninjas = Ninjas

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

fit-strongest = with the highest power of yours
fit-beside-picked = on one base
amount-picked-count = there are minions picked
do-ignore-base = until your next turn starts you may ignore what this base does to you
event-ignored = { $seat } may ignore what { $base } does { $until }.
event-base-ignored = { $seat } ignores { $base }.
