"""What may come in `fortune`, for what a seat knows: the next card, how often a hand can answer, how a steal would end.

Counted over every deal of the unseen cards; what each deal comes to is asked of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from explorer.core.errors import Uncountable
from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.rules.fortune.chances import fighting_kinds, hands_of, unseen
from explorer.rules.fortune.raids import raid, thief_of, times

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S

DEAR = 10  # a contest fought out takes as long as so many cases looked at
DRAW, ANSWERS, GOLD, RAID = "draw", "answers", "gold-answers", "raid"


def topics(s: S) -> list[str]:
    """Return the prospects there are: the next card; how often a seat can answer for its group that can fall, or in the
    contest that it is in (also gold upon gold, where gold counts as two); whether a steal would succeed that is on or
    could be made."""
    if s.is_over:
        return []
    found = [DRAW] if any(s.pool) else []
    able = [seat for seat in range(s.players) if len(s.fortunes[seat]) > 1]
    asked = [seat for seat in range(s.players) if seat in able or (s.duel is not None and seat == s.duel.attacker)]
    for kind in (ANSWERS, GOLD) if s.rules.gold_doubles else (ANSWERS,):
        found += [f"{kind}:{seat}" for seat in asked]
    return [*found, *(f"{RAID}:{seat}" for seat in able if thief_of(s, seat) >= 0)]


def topic_word(topic: str) -> Word | None:
    """Return what a prospect is called, None for another topic."""
    kind, _, seat = topic.partition(":")
    if kind == DRAW:
        return word("topic-draw")
    return word(f"topic-{kind}", seat=seat_word(int(seat))) if kind in (ANSWERS, GOLD, RAID) else None


def prospect(s: S, topic: str, viewer: int, most: int) -> tuple[dict[Word, Fraction], Word]:
    """Return how likely each outcome of a prospect is, and how that was counted.

    Raises Uncountable with more than `most` cases, a contest fought out being as good as ten.
    """
    kind, _, rest = topic.partition(":")
    if kind == DRAW:
        next_card = Counter({s.deck.words[card]: n for card, n in enumerate(unseen(s, viewer)) if n})
        return _shares(next_card), word("odds-unseen")
    owner = int(rest)
    good = s.top(owner).good if kind == RAID else _fought_for(s, owner)
    seats = (owner,) if kind != RAID else (thief_of(s, owner), owner)
    found: Counter[Word] = Counter()
    cases = list(islice(hands_of(s, seats, fighting_kinds(s, good), viewer), most + 1))
    if len(cases) * (DEAR if kind == RAID else 1) > most:
        raise Uncountable(word("uncountable-many", count=most))
    for hands, ways in cases:
        found[_fought(s, owner, seats, hands) if kind == RAID else _times(s, owner, kind, hands[0])] += ways
    return _shares(found), word("odds-unseen")


def supposed(s: S, topic: str) -> Word | None:
    """Return what is supposed of two who fight for a group, None in other prospects."""
    if not topic.startswith(f"{RAID}:"):
        return None
    return word("supposed-least" if s.rules.gold_doubles else "supposed-go-on")


def happen(s: S, topic: str, rng: Random) -> Word:
    """Return what a prospect comes to in this position, the next card drawn from `rng`."""
    kind, _, rest = topic.partition(":")
    if kind == DRAW:
        return s.deck.words[rng.choices(range(len(s.pool)), s.pool)[0]]
    owner = int(rest)
    return _fate(s, owner) if kind == RAID else _times(s, owner, kind, s.hands[owner])


def worlds(s: S, owner: int, thief: int, viewer: int) -> Iterator[tuple[S, int]]:
    """Yield positions that stand for every way in which two hands can lie that fight for a group, and how many deals
    are like each. Their other cards are of a good that does not count in it."""
    seats = thief, owner
    for hands, ways in hands_of(s, seats, fighting_kinds(s, s.top(owner).good), viewer):
        yield _with_hands(s, owner, seats, hands), ways


def _with_hands(s: S, owner: int, seats: tuple[int, ...], hands: tuple[tuple[int, ...], ...]) -> S:
    trial = s.copy()
    other = next((kind for kind in range(s.deck.goods) if kind != s.top(owner).good), 0)
    for seat, held in zip(seats, hands, strict=True):
        filled = (*held, *(other,) * (len(s.hands[seat]) - len(held)))
        trial.hands[seat] = tuple(sorted(filled))
    return trial


def _fought(s: S, owner: int, seats: tuple[int, ...], hands: tuple[tuple[int, ...], ...]) -> Word:
    return _fate(_with_hands(s, owner, seats, hands), owner)


def _fate(s: S, owner: int) -> Word:
    """Return who has a group once it has been fought for."""
    found = raid(s, owner)
    if found is None:
        return word("fate-unarmed")
    return s.rules.seats[thief_of(s, owner) if found.won else owner]


def _fought_for(s: S, seat: int) -> int:
    """Return for which good a seat would lay cards: of the contest that it is in, else of its top group."""
    duel = s.duel
    return duel.good if duel is not None and seat in (duel.attacker, duel.defender) else s.top(seat).good


def _times(s: S, seat: int, kind: str, hand: tuple[int, ...]) -> Word:
    """Return how often a hand of a seat can answer: single cards, or gold each time; what is laid now comes first."""
    duel = s.duel
    then = 2 if kind == GOLD else 1
    first = duel.demand if duel is not None and duel.due == seat else then
    good = _fought_for(s, seat)
    held = tuple(card for card in hand if card in fighting_kinds(s, good))
    return word("fate-times", n=_most_times(s.rules, held, good, first, then))


_most_times = lru_cache(maxsize=4096)(times)


def _shares(ways: Counter[Word]) -> dict[Word, Fraction]:
    total = ways.total()
    return {outcome: Fraction(n, total) for outcome, n in ways.items()}


__all__ = ["happen", "prospect", "supposed", "topic_word", "topics", "worlds"]
