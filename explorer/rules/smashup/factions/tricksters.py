"""Tricksters: traps, and hands that lose cards. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import (
    DESTROYED,
    PLAYED,
    Ability,
    Do,
    Site,
    Target,
    Trigger,
    draw,
    gain,
    lose,
)

CARDS = {
    "leprechaun": Ability(
        triggers=(Trigger(PLAYED, (Do("destroy", Target("it", less="own-power")),), "others-play-here"),)
    ),
    "gremlin": Ability(triggers=(Trigger(DESTROYED, (draw(1), lose(1, who="each-other")), "this"),)),
}
BASES = {"cave-of-shinies": Site(triggers=(Trigger(DESTROYED, (gain(1, who="owner"),), "destroyed-here"),))}
