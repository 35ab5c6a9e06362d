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
