"""How good a position of `continents` is for every seat, for programs that judge a match before it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def outlook(s: S) -> list[float]:
    """Return 100 for each coin that a seat holds, and for every other continent 100 times the square of its way there.

    The way is the share of the continent's number that the seat has. No rule of the game: of what was tried on matches
    between programs it told best who won (docs/players.md). Scores count the nearest continent alone.
    """
    number, coins, n = s.deck.number, s.coins, s.rules.continents
    held, found = s.held, []
    for seat in range(s.players):
        good = 0.0
        for c, have in enumerate(held[seat * n : seat * n + n]):
            if coins[c] == seat:
                good += 100.0
            elif have:
                way = min(1.0, have / number[c])
                good += 100.0 * way * way
        found.append(good)
    return found


__all__ = ["outlook"]
