"""What a card says, under the readings in force, and at which moments of a turn it may be played or used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from explorer.core.findings import Finding
from explorer.core.words import Word, word
from explorer.rules.smashup import timing
from explorer.rules.smashup.texts import ability_lines

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

HEADS = ("on-", "special-", "instead-")  # lines that say when, of what the next line says


def card_finding(s: S, id: str, seat: int) -> Finding:
    """Return whether now is the moment for a kind of card, below it its sentences, then the moments of a turn."""
    found = timing.finding(s, id, seat)
    card = next(card for card, kind in enumerate(s.kit.kind) if kind.id == id)
    lines = sentences(ability_lines(s.rules.abilities[card], s.kit.kind[card].minion))
    says = [
        Finding(s.game, "finding-says", "", True, (id,), {"card": found.facts["card"], "line": line}) for line in lines
    ]
    return replace(found, below=(*says, *found.below))


def sentences(lines: Iterable[Word]) -> Iterator[Word]:
    """Yield the lines of a card, those that only say when with the one that follows; for none that there is no text."""
    heads: list[Word] = []
    said = False
    for line in lines:
        if line.id.startswith(HEADS):
            heads.append(line)
            continue
        for head in reversed(heads):
            line = word("head-and-line", head=head, line=line)
        yield line
        heads, said = [], True
    yield from heads
    if not said and not heads:
        yield word("no-text")


__all__ = ["card_finding", "sentences"]
