"""What another reading changes of the odds of what is under way: where they rest on luck alone, such as a war's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from explorer.counting.odds import Odds, odds_of

if TYPE_CHECKING:
    from explorer.core.views import View


def odds_of_luck(view: View, topic: str) -> Odds | None:
    """Return the odds of a venture; None of any other topic.

    What rests on hidden cards is left out: judged under a reading by which more is seen, its odds would give away what
    a seat does not know.
    """
    state = view._state
    return None if state.is_over or topic not in state.ventures() else odds_of(view, topic)


def odds_differing(before: View, after: View, but: Iterable[str] = ()) -> list[tuple[Odds, Odds]]:
    """Return the odds of every venture, `but` some, that are not the same in two views of one seat."""
    topics = [] if before.is_over else [topic for topic in before._state.ventures() if topic not in but]
    pairs = [(odds_of_luck(before, topic), odds_of_luck(after, topic)) for topic in topics]
    return [(was, now) for was, now in pairs if was is not None and now is not None and not same_odds(was, now)]


def same_odds(one: Odds, other: Odds) -> bool:
    """Tell whether two odds come to the same outcomes as often."""
    first, second = ({o: n.value for o, n in odds.outcomes.items() if n.value} for odds in (one, other))
    return first == second


__all__ = ["odds_differing", "odds_of_luck", "same_odds"]
