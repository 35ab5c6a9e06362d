"""How good a position of `hundred` is for every seat, for a program that judges a match before it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.rules.hundred.deck import FIRST_NUMBER
from explorer.rules.hundred.resolution import distance

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

END = 100  # what it is worth to win, in points of distance
PLAYING = ("turn.first", "turn.more")


def outlook(s: S) -> list[float]:
    """Return every seat's score, and half of what its best number would bring: all of it where it may be played now.

    Whoever must play and has numbers alone gets what the best of them brings, even if that is a loss. The end counts
    100 for whoever wins. No rule of the game (docs/players.md says how well programs play by it).
    """
    found: list[float] = list(s.scores())
    if s.is_over:
        for seat in s.winners():
            found[seat] += END
        return found
    step = s.step
    for seat in range(s.players):
        points, hand = s.points(seat), s.hands[seat]
        far = distance(s, points)
        best = min([distance(s, points + s.deck.value[kind]) for kind in hand if kind >= FIRST_NUMBER], default=far)
        soon = now = min(far, best)
        if seat != s.actor or step not in PLAYING or s.used[0]:
            now = far
        elif step == "turn.first" and all(kind >= FIRST_NUMBER for kind in hand):
            now = best
        found[seat] += far - (now + soon) / 2
    return found


__all__ = ["outlook"]
