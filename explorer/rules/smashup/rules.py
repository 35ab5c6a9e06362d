"""The rules of `smashup` compiled: what every card and base does, readings as flags, the moves of chance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from explorer.core.rules import Part, Rules
from explorer.rules.smashup import factions
from explorer.rules.smashup.abilities import Ability, Site
from explorer.rules.smashup.fits import BONUSES
from explorer.rules.smashup.power import Counted
from explorer.rules.smashup.programs import Text, programs_of

if TYPE_CHECKING:
    from explorer.rules.smashup.game import SmashUpGame
    from explorer.rules.smashup.kit import Kit

IDS = frozenset((*factions.CARDS, *factions.SITES))
# each card and base is a part: switched off it does nothing, and one without a text has no figures
TEXTS = tuple(Part("text", id, id) for id in sorted(IDS))


@cache
def begun(owner: Ability | Site) -> frozenset[str]:
    """Return the names of the programs that a card or base has."""
    return frozenset(name for name, program in owner.programs().items() if program)


class SmashUpRules(Rules):
    """The rules compiled: what each physical card and base does, readings as flags, and the moves of chance."""

    game: SmashUpGame

    def __init__(
        self,
        game: SmashUpGame,
        players: int,
        rulings: Mapping[str, str],
        off: frozenset[str] = frozenset(),
    ) -> None:
        self.kit: Kit = game.kit
        kit, moves = self.kit, game.lexicon.moves
        dead = {part.id for part in TEXTS if part.key in off}
        says = game.says(rulings)
        self.abilities = tuple(Ability() if k.id in dead else says[k.id] for k in kit.kind)
        self.sites = tuple(Site() if b.id in dead else says[b.id] for b in kit.bases)
        self.begun = tuple(map(begun, self.abilities))
        self.sites_begun = tuple(map(begun, self.sites))
        self.can_rise = {c for c, k in enumerate(kit.kind) if k.minion and self.abilities[c].from_discard}
        self.powerless = {c for c, k in enumerate(kit.kind) if k.id in dead and game.cards[k.id] == Ability()}
        self.worthless = {n for n, b in enumerate(kit.bases) if b.id in dead and game.sites[b.id] == Site()}
        self.programs: dict[str, Text] = game.programs if says == game.says({}) else programs_of(says)
        self.amounts = BONUSES
        self.verbs = factions.VERBS
        cards = kit.cards(players)
        self.draw_moves = [moves["draw"][card,] for card in cards]
        self.lose_moves = [moves["lose"][card,] for card in cards]
        self.base_moves = [moves["base"][base,] for base in range(len(kit.bases))]
        self.faction_moves = [moves["faction"][n,] for n in range(len(kit.factions) * kit.boxes(players))]
        self.first_moves = [moves["first"][seat,] for seat in range(players)]
        self.counted = Counted()
        self.taking = rulings["factions-taken"]
        self.mulligan = rulings["mulligan"] == "once"
        self.draw_reading = rulings["draw-two"]
        self.victory_at = rulings["victory-when"]
        self.first_wins = rulings["several-at-goal"] == "first"
        self.limit_always = rulings["hand-limit-when"] == "always"
        self.wide_affect = rulings["affect"] == "wide"
        self.base_first = rulings["after-order"] == "base-first"
        super().__init__(game, players, rulings, off)


__all__ = ["IDS", "TEXTS", "SmashUpRules"]
