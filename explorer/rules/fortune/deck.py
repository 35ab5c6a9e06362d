"""The cards of `fortune` as data: goods, then silver and gold, each with what it is worth and how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import combinations_with_replacement
from pathlib import Path

from explorer.core.components import Components, read_assumed
from explorer.core.reading import Table, load_toml
from explorer.core.words import Word, word

MOST_PLAYERS = 6
#: What each precious card does is a rule, so a deck can have no others.
PRECIOUS = ("silver", "gold")
#: What the document prints of the whole, and where.
PRINTED = {"cards": (104, "line 1"), "kinds": (12, "line 1"), "hand": (5, "lines 4, 45"), "expert_hand": (6, "line 70")}


@dataclass(frozen=True)
class Deck(Components):
    """The components. A card is the number of its kind: a place in `kinds`, goods first, then silver and gold.

    `value[k]` (in thousands) and `copies[k]` belong to kind k; `hand` cards are dealt, `expert_hand` to experts.
    """

    kinds: tuple[str, ...]
    value: tuple[int, ...]
    copies: tuple[int, ...]
    hand: int
    expert_hand: int
    assumed: tuple[tuple[str, str], ...]

    @cached_property
    def goods(self) -> int:
        """How many kinds of goods there are; the kinds from this number on are precious (003, lines 9, 10)."""
        return len(self.kinds) - len(PRECIOUS)

    @property
    def silver(self) -> int:
        return self.goods

    @property
    def gold(self) -> int:
        return self.goods + 1

    @cached_property
    def total(self) -> int:
        """How many cards there are."""
        return sum(self.copies)

    @cached_property
    def most_players(self) -> int:
        """How many players the cards suffice for: everybody is dealt an expert's hand, and a card is turned up."""
        return min(MOST_PLAYERS, (self.total - 1) // self.expert_hand)

    @cached_property
    def pairs(self) -> tuple[tuple[int, ...], ...]:
        """Every two cards that can be named together, in order."""
        return tuple(combinations_with_replacement(range(len(self.kinds)), 2))

    @cached_property
    def packs(self) -> tuple[tuple[int, ...], ...]:
        """What can be named as a new group: two cards, or three of one good or two of them with a precious card."""
        more = [(g, g, k) for g in range(self.goods) for k in (g, self.silver, self.gold)]
        return (*self.pairs, *more)

    @cached_property
    def replies(self) -> tuple[tuple[int, ...], ...]:
        """What can be named as an answer in a contest: one card or two."""
        return (*((k,) for k in range(len(self.kinds))), *self.pairs)

    def written(self, cards: tuple[int, ...]) -> str:
        """Return cards as they are written: 'car + silver'."""
        return " + ".join(self.kinds[k] for k in cards)

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The word for each kind of card."""
        return tuple(word(f"card-{name}") for name in self.kinds)


def load_deck(path: Path | Traversable) -> Deck:
    """Read and check `cards.toml`. Raises FileError naming file, key and what was expected.

    Another number than the document prints is taken if `assumed` marks it as such.
    """
    top = load_toml(path)
    cards, kinds = top.at_least("cards", 1), top.at_least("kinds", 1)
    hand, expert_hand = top.at_least("hand", 1), top.at_least("expert_hand", 1)
    names: list[str] = []
    values: list[int] = []
    counts: list[int] = []
    for table in top.tables("good"):
        name = table.get("id", str)
        table.check_name("id", name)
        if name in names or name in PRECIOUS:
            raise table.fail("id", f"the kind {name!r} is listed twice")
        names.append(name)
        _figures(table, values, counts)
    if not names:
        raise top.fail("good", "expected at least one good")
    precious = top.table("precious")
    for name in PRECIOUS:
        names.append(name)
        _figures(precious.table(name), values, counts)
    precious.done()
    if len(names) != kinds:
        raise top.fail("kinds", f"{kinds} kinds are announced (003, line 1), but {len(names)} are listed")
    if sum(counts) != cards:
        raise top.fail("cards", f"{cards} cards are announced (003, line 1), but the counts add up to {sum(counts)}")
    assumed = read_assumed(top, figures(names))
    top.done()
    deck = Deck(tuple(names), tuple(values), tuple(counts), hand, expert_hand, assumed)
    if expert_hand < hand:
        raise top.fail("expert_hand", f"expected {hand} or more, the hand of basic play, got {expert_hand}")
    if deck.most_players < 2:
        raise top.fail("cards", f"two players need {2 * expert_hand + 1} cards, there are {cards}")
    for key, value in (("cards", cards), ("kinds", kinds), ("hand", hand), ("expert_hand", expert_hand)):
        number, line = PRINTED[key]
        if value != number and not deck.is_assumed(key):
            raise top.fail(key, f"expected {number} (003, {line}), or {key!r} among the assumed keys; got {value}")
    return deck


def figures(kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the keys by which a card file can mark a figure as assumed: those of the whole, then of each kind."""
    return ("cards", "kinds", "hand", "expert_hand", "count", *(f"{of}.{k}" for k in kinds for of in ("name", "value")))


def _figures(table: Table, values: list[int], counts: list[int]) -> None:
    values.append(table.at_least("value", 0))
    counts.append(table.at_least("count", 0))
    table.done()


__all__ = ["MOST_PLAYERS", "PRECIOUS", "Deck", "load_deck"]
