"""What an explorer reckons, odds and hints: once for each position, seat and reading looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from explorer.counting.odds import Odds, all_odds
from explorer.players.hints import ITERATIONS, Hint, hint_for

if TYPE_CHECKING:
    from explorer.widgets.session import Session

Reckoned = TypeVar("Reckoned")

# so many that a redraw with odds takes a tenth of a second, a hint two tenths: docs/explorer.md
WORLDS, CASES = 500, 2000
KEPT = 32


def place(s: Session) -> tuple[Any, ...]:
    """Return what a reckoning depends on: the match and where it stands, who looks on, the readings on trial."""
    return s.begun, s.match.node.n, s.seat, tuple(s.trial.items())


def reckoned(s: Session) -> dict[str, Odds]:
    """Return the odds of every stake as the seat looking on knows them, none while they are off or when all is over."""
    if not s.shows_odds or s.state.is_over:
        return {}
    return _once(s.reckoned, place(s), lambda: all_odds(s.view, worlds=WORLDS, most=CASES))


def hint_here(s: Session) -> Hint:
    """Return the hint for the seat looking on; its luck is that of the match and the place, so it is always the same.

    Raises ExplorerError when that seat is not asked.
    """
    seed = f"{s.match.seed}/{s.match.node.n}"
    return _once(s.hints, place(s), lambda: hint_for(s.view, ITERATIONS, seed))


def _once(kept: dict[Any, Reckoned], key: Any, reckon: Callable[[], Reckoned]) -> Reckoned:
    """Return what was reckoned for a key before, else reckon it; those looked at last are kept."""
    found = kept.pop(key, None)
    kept[key] = reckon() if found is None else found
    while len(kept) > KEPT:
        del kept[next(iter(kept))]
    return kept[key]


__all__ = ["hint_here", "place", "reckoned"]
