# Dinosaurs: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-dinosaurs = Dinosaurs

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

fit-weaker-beside = stronger than another minion on its base
fit-weakest = with the lowest power
fit-uneven = where minions differ in power
amount-raptors-here = one more power for each War Raptor on its base, itself included
amount-two-on-others-turns = two more power on the turns of other players
do-free-of-actions = other players’ actions on your minions here are discarded
event-action-removed = { $card } is discarded.
