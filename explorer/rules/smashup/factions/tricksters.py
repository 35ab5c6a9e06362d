"""Tricksters: traps, and hands that lose cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import (
    AFFECTED,
    DESTROYED,
    HERE,
    OTHERS,
    PLAYED,
    TURN_START,
    YOURS,
    Ability,
    Do,
    Grant,
    Shield,
    Site,
    Target,
    Trigger,
)
from explorer.rules.smashup.fits import here
from explorer.rules.smashup.writing import IT, ME, action, base, card, destroy, draw, gain, lose, may, minion, move

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

CARDS = {
    "leprechaun": Ability(
        triggers=(Trigger(PLAYED, (Do("destroy", Target("it", less="own-power")),), "others-play-here"),)
    ),
    "gnome": Ability((may(destroy(minion(HERE, less="yours-here"))),)),
    "disenchant": Ability((destroy(action()),)),
    "enshrouding-mist": Ability(attach=base(), grant=Grant(on=HERE)),
    "take-the-shinies": Ability((lose(2, who="each-other"),)),
    "brownie": Ability(triggers=(Trigger(AFFECTED, (lose(2, who="them"),), "this-by-another"),)),
    "block-the-path": Ability((Do("name-faction", Target("faction")),), attach=base(), bars="faction-named"),
    "flame-trap": Ability(attach=base(), triggers=(Trigger(PLAYED, (destroy(IT), destroy(ME)), "others-play-here"),)),
    "hideout": Ability(attach=base(), shield=Shield(YOURS, "actions", once=True)),
    "mark-of-sleep": Ability((Do("choose", Target("player")), Do("silence"))),
    "pay-the-piper": Ability(
        attach=base(),
        triggers=(Trigger(PLAYED, (Do("discard", card("hand")),), "others-play-here", "them"),),
    ),
    "gremlin": Ability(triggers=(Trigger(DESTROYED, (draw(1), lose(1, who="each-other")), "this"),)),
}
BASES = {
    "mushroom-kingdom": Site(
        triggers=(Trigger(TURN_START, (may(move(minion(whose=OTHERS, fit="from-elsewhere"), HERE)),), "every-turn"),)
    ),
    "cave-of-shinies": Site(triggers=(Trigger(DESTROYED, (gain(1, who="owner"),), "destroyed-here"),)),
}


def from_elsewhere(s: S, f: Frame, life: int) -> bool:
    """Tell whether a minion lies on another base than the one whose text this is."""
    return s.base_of(life) != here(s, f)


FITS = {"from-elsewhere": from_elsewhere}


__all__ = ["BASES", "CARDS", "FITS"]
