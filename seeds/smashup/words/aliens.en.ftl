# Aliens: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-aliens = Aliens

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

do-look-at-hand = look at the hand of { $target }
do-swap-base = take a base from the pile of bases and exchange it for the chosen one: minions stay with what lies on them, actions on the old base are discarded, and the old base is shuffled into the pile
do-swap-under = take a base from the pile of bases and exchange it for the chosen one: everything there stays, and the old base is shuffled into the pile
event-looked = { $seat } looks at the hand of { $opponent }: { $cards ->
    [none] it is empty.
   *[other] { $cards }.
    }
    .hidden = { $seat } looks at the hand of { $opponent }.
event-base-swapped = { $base } takes the place of { $old }.
