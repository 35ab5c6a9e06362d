"""The odds that an explorer shows: reckoned once for each position, seat and reading looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.counting.odds import Odds, all_odds

if TYPE_CHECKING:
    from explorer.widgets.session import Session

# so many that a redraw takes a tenth of a second: docs/explorer.md
WORLDS, CASES = 500, 2000
KEPT = 32


def reckoned(s: Session) -> dict[str, Odds]:
    """Return the odds of every stake as the seat looking on knows them, none while they are off or when all is over."""
    if not s.shows_odds or s.state.is_over:
        return {}
    key = (s.begun, s.match.node.n, s.seat, tuple(s.trial.items()))
    found = s.reckoned.pop(key, None)
    s.reckoned[key] = all_odds(s.view, worlds=WORLDS, most=CASES) if found is None else found
    while len(s.reckoned) > KEPT:
        del s.reckoned[next(iter(s.reckoned))]
    return s.reckoned[key]


__all__ = ["reckoned"]
