"""The cards and figures of `hundred` as data: thirteen magic kinds and the numbers, sixty cards in all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path

from explorer.core.components import read_assumed
from explorer.core.errors import clip, near
from explorer.core.reading import Table, load_toml
from explorer.core.words import Word, word

MOST_PLAYERS = 6
#: The magic cards in the order of their numbers; what each does is a step of the rules, so a deck can have no others.
MAGIC = (
    "pierce", "mirror", "block", "heal", "freeze", "goblin", "hunt", "swap", "force", "pass", "double", "plus-minus",
    "recall",
)  # fmt: skip
PIERCE, MIRROR, BLOCK, HEAL, FREEZE, GOBLIN, HUNT, SWAP, FORCE, PASS, DOUBLE, PLUS_MINUS, RECALL = range(len(MAGIC))
FIRST_NUMBER = len(MAGIC)
REACTIONS = (MIRROR, BLOCK, HEAL)
#: The cards that are aimed at somebody, and so may be answered.
AIMED = (PIERCE, FREEZE, GOBLIN, HUNT, SWAP, FORCE, PASS, PLUS_MINUS)
MOST_VALUE = 1000
FIGURES = ("hand", "aim", "draw", "frozen", "hunted", "redraw", "times", "minus", "plus", "rounds", "turn_limit")


@dataclass(frozen=True)
class Deck:
    """The components. A kind of card is a number: a magic kind its place in MAGIC, then the numbers by value.

    `copies[kind]` cards of a kind exist; `value[kind]` is what a number counts (0 for magic).
    """

    value: tuple[int, ...]
    copies: tuple[int, ...]
    figures: tuple[int, ...]
    assumed: tuple[tuple[str, str], ...]

    def figure(self, name: str) -> int:
        """Return one of the figures of the card file, such as 'hand' or 'aim'."""
        return self.figures[FIGURES.index(name)]

    @cached_property
    def kinds(self) -> int:
        """How many kinds of card there are."""
        return len(self.copies)

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """How each kind of card is written."""
        return (*MAGIC, *map(str, self.value[FIRST_NUMBER:]))

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """How each number card is written."""
        return self.tokens[FIRST_NUMBER:]

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """Every card's kind, copies repeated."""
        return tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))

    @cached_property
    def codes(self) -> tuple[int, ...]:
        """Everything that can lie in a score: a number's kind, ~kind where it is doubled, and the plus-minus card as
        PLUS_MINUS (adding) or ~PLUS_MINUS (taking away)."""
        numbers = range(FIRST_NUMBER, self.kinds)
        return (*numbers, *(~kind for kind in numbers), PLUS_MINUS, ~PLUS_MINUS)

    @cached_property
    def entries(self) -> tuple[str, ...]:
        """How each of the codes is written."""
        doubled = (f"doubled {number}" for number in self.numbers)
        return (*self.numbers, *doubled, f"+{self.figure('plus')}", f"-{self.figure('minus')}")

    @cached_property
    def code_words(self) -> dict[int, Word]:
        """The word for each of the codes."""
        words = dict.fromkeys(self.codes, word("card-plus-minus"))
        for kind in range(FIRST_NUMBER, self.kinds):
            words[kind] = self.words[kind]
            words[~kind] = word("card-doubled", value=self.value[kind], times=self.figure("times"))
        return words

    def worth(self, code: int) -> int:
        """Return what an entry of a score counts (002, lines 19, 34, 35)."""
        if code == PLUS_MINUS:
            return self.figure("plus")
        if code == ~PLUS_MINUS:
            return -self.figure("minus")
        return self.value[code] if code >= 0 else self.value[~code] * self.figure("times")

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The word for each kind of card."""
        magic = (word(f"card-{name}") for name in MAGIC)
        return (*magic, *(word("card-number", value=value) for value in self.value[FIRST_NUMBER:]))

    @cached_property
    def every(self) -> int:
        """The kinds as a mask, bit by bit: all of them."""
        return (1 << self.kinds) - 1

    @cached_property
    def most_players(self) -> int:
        """How many players the cards suffice for, one to draw left over."""
        return min(MOST_PLAYERS, (len(self.cards) - 1) // self.figure("hand"))

    def is_assumed(self, key: str) -> str:
        """Return the reference of the assumption behind a figure ('magic', …), '' when it is printed."""
        return next((reference for name, reference in self.assumed if name == key), "")


def mask(kinds: tuple[int, ...] | range) -> int:
    """Return some kinds as a mask, bit by bit."""
    return sum(1 << kind for kind in kinds)


ALL_MAGIC = mask(range(FIRST_NUMBER))


def code_of(kind: int) -> int:
    """Return the kind of card behind an entry of a score."""
    return kind if kind >= 0 else ~kind


def load_deck(path: Path | Traversable) -> Deck:
    """Read and check `cards.toml`. Raises FileError naming file, key and what was expected."""
    top = load_toml(path)
    assumed = read_assumed(top, ("numbers", "magic", *FIGURES))
    total = _at_least(top, "total", 1)
    figures = tuple(_at_least(top, name, 1) for name in FIGURES)
    values, copies = _numbers(top.table("numbers"))
    magic = _magic(top.table("magic"))
    top.done()
    deck = Deck((*(0 for _ in MAGIC), *values), (*magic, *copies), figures, assumed)
    if total != 60:
        raise top.fail("total", f"expected 60 (002, line 8), got {total}")
    if len(deck.cards) != total:
        raise top.fail(
            "total", f"{sum(copies)} number cards and {sum(magic)} magic cards are {len(deck.cards)}, not {total}"
        )
    if deck.figure("draw") != 1:
        raise top.fail("draw", f"expected 1 (002, line 16), got {deck.figure('draw')}")
    if deck.most_players < 2:
        need = 2 * deck.figure("hand") + 1
        raise top.fail("hand", f"two players need {need} cards, one of them to draw; there are {total}")
    return deck


def _numbers(table: Table) -> tuple[list[int], list[int]]:
    found: dict[int, int] = {}
    for name, _ in list(table.items()):
        if not name.isascii() or not name.isdecimal() or not 1 <= len(name) <= 4 or name != str(int(name)):
            raise table.fail(name, f"expected a value from 1 to {MOST_VALUE}, got {clip(repr(name))}")
        if not 1 <= int(name) <= MOST_VALUE:
            raise table.fail(name, f"expected a value from 1 to {MOST_VALUE}, got {name}")
        found[int(name)] = _at_least(table, name, 1)
    if not found:
        raise table.fail("", "expected at least one number card")
    values = sorted(found)
    return values, [found[value] for value in values]


def _magic(table: Table) -> list[int]:
    for name, _ in table.items():
        if name not in MAGIC:
            raise table.fail(
                name, f"no magic card is called {clip(repr(name))}; there are {', '.join(MAGIC)}{near(name, MAGIC)}"
            )
    return [_at_least(table, name, 0) for name in MAGIC]


def _at_least(table: Table, key: str, least: int) -> int:
    value = table.get(key, int)
    if not least <= value <= MOST_VALUE:
        raise table.fail(key, f"expected {least} to {MOST_VALUE}, got {value}")
    return value
