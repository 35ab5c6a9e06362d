# Wizards: names, and words that only their cards use. Identifiers: docs/formats.md.

faction-wizards = Wizards

card-archmage = Archmage
card-chronomage = Chronomage
card-enchantress = Enchantress
card-neophyte = Neophyte
card-mass-enchantment = Mass Enchantment
card-mystic-studies = Mystic Studies
card-portal = Portal
card-sacrifice = Sacrifice
card-scry = Scry
card-summon = Summon
card-time-loop = Time Loop
card-winds-of-change = Winds of Change

base-school-of-wizardry = School of Wizardry
base-great-library = The Great Library

do-reveal-others = reveal the top card of every other player’s deck
do-play-of-another = play { $target } at once, as your own
do-order-top = put the rest back on top in an order that you choose
do-shuffle-hand = shuffle your whole hand into your deck
do-look-at-bases = look at the top three of the pile of bases
do-base-on-top = choose one of them to come next
do-base-below = choose the one below it
amount-rest-of-five = the rest of the five
when-not-taken = you did not take it
event-ordered = { $seat } puts cards back on top of the deck.
event-looked-at-bases = { $seat } looks at { $bases }.
    .hidden = { $seat } looks at the top of the pile of bases.
step-pile-next = Are enough bases known?
step-pile-lot = Chance brings a base
step-pile-seen = The bases are seen
