"""What a card says, under the readings in force, and at which moments of a turn it may be played or used."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from explorer.core.findings import Finding
from explorer.core.words import word
from explorer.rules.smashup import timing
from explorer.rules.smashup.texts import ability_lines

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


def card_finding(s: S, id: str, seat: int) -> Finding:
    """Return whether now is the moment for a kind of card, below it its sentences, then the moments of a turn."""
    found = timing.finding(s, id, seat)
    card = next(card for card, kind in enumerate(s.kit.kind) if kind.id == id)
    lines = list(ability_lines(s.rules.abilities[card], s.kit.kind[card].minion)) or [word("no-text")]
    says = (
        Finding(s.game, "finding-says", "", True, (id,), {"card": found.facts["card"], "line": line}) for line in lines
    )
    return replace(found, below=(*says, *found.below))


__all__ = ["card_finding"]
