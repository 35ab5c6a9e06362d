"""What a seat could attack, asked of the guards that an attack must pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import OPEN

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def attacks(s: S, seat: int) -> dict[int, dict[int, tuple[int, ...]]]:
    """Return what a seat could attack, were it asked: by the continent attacked from, the continents and whose."""
    asked = s.copy()
    asked.actor = seat
    rules = s.rules
    both = zip(rules.guards["attack"], rules.reads["attack"], strict=True)
    guards = [(guard.holds, at) for guard, at in both if guard.stage == OPEN]
    found: dict[int, dict[int, tuple[int, ...]]] = {}
    for args in s.game.lexicon.moves["attack"]:
        target, opponent, source = args
        if opponent < s.players and all(holds(asked, *[args[i] for i in at]) for holds, at in guards):
            whose = found.setdefault(source, {})
            whose[target] = (*whose.get(target, ()), opponent)
    return {source: dict(sorted(whose.items())) for source, whose in sorted(found.items())}


__all__ = ["attacks"]
