"""The components of `smashup` as data: kinds of card, physical cards, bases, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from explorer.core.components import Components, read_assumed
from explorer.core.reading import Table, load_toml
from explorer.core.words import Word, word

MOST_PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of card as printed. `power` is that of a minion, 0 for an action."""

    id: str
    faction: str
    minion: bool
    power: int
    copies: int
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Base:
    """One base as printed: the power that breaks it, and what first, second and third place are worth."""

    id: str
    breakpoint: int
    worth: tuple[int, ...]


@dataclass(frozen=True)
class Kit(Components):
    """Everything in the box. A physical card is a number: seat 0's deck first, then seat 1's, and so on."""

    kinds: tuple[Kind, ...]
    bases: tuple[Base, ...]
    hand: int
    draw: int
    limit: int
    goal: int
    assumed: tuple[tuple[str, str], ...]

    @cached_property
    def deck(self) -> tuple[tuple[Kind, int], ...]:
        """One player's deck as (kind, number of the copy, from 1)."""
        return tuple((kind, n + 1) for kind in self.kinds for n in range(kind.copies))

    @property
    def most_players(self) -> int:
        """Two factions for each of four; the document says up to five."""
        return MOST_PLAYERS

    @property
    def each(self) -> int:
        """How many cards one player's deck holds."""
        return len(self.deck)

    @cached_property
    def kind(self) -> tuple[Kind, ...]:
        """The kind of every physical card."""
        return tuple(kind for kind, _ in self.deck) * MOST_PLAYERS

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """How every physical card is written, such as 'p0-shinobi-2'."""
        return tuple(f"p{seat}-{kind.id}-{n}" for seat in range(MOST_PLAYERS) for kind, n in self.deck)

    @cached_property
    def base_tokens(self) -> tuple[str, ...]:
        return tuple(base.id for base in self.bases)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Every physical card by its notation."""
        return {token: card for card, token in enumerate(self.tokens)}

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The word for every physical card: its name and its notation."""
        return tuple(
            word("physical-card", card=word(f"card-{kind.id}"), token=token)
            for kind, token in zip(self.kind, self.tokens, strict=True)
        )

    @cached_property
    def base_words(self) -> tuple[Word, ...]:
        return tuple(word(f"base-{base.id}") for base in self.bases)

    def owner(self, card: int) -> int:
        """Return the seat in whose deck a card began."""
        return card // self.each

    def cards_of(self, seat: int) -> range:
        """Return the cards of a seat's deck."""
        return range(seat * self.each, (seat + 1) * self.each)


T = TypeVar("T", Kind, Base)


def load_kit(path: Path | Traversable) -> Kit:
    """Read and check `cards.toml`. Raises FileError naming file, key and what was expected."""
    top = load_toml(path)
    kinds = _different(top, "card", [_kind(table) for table in top.tables("card")])
    bases = _different(top, "base", [_base(table) for table in top.tables("base")])
    assumed = read_assumed(top)
    hand, draw, limit, goal = (top.at_least(key, 1) for key in ("hand", "draw", "limit", "goal"))
    top.done()
    if len(bases) < MOST_PLAYERS + 2:
        raise top.fail("base", f"expected at least {MOST_PLAYERS + 2} bases, got {len(bases)}")
    kit = Kit(kinds, bases, hand, draw, limit, goal, assumed)
    if kit.each < kit.hand:
        raise top.fail("card", f"a hand of {kit.hand} needs as many cards, the deck has {kit.each}")
    return kit


def _kind(table: Table) -> Kind:
    minion = table.choice("kind", ("minion", "action")) == "minion"
    kind = Kind(
        table.get("id", str),
        table.get("faction", str),
        minion,
        table.at_least("power", 0) if minion else 0,
        table.at_least("copies", 1),
        tuple(table.list_of("tags", str, [])),
    )
    table.done()
    return kind


def _base(table: Table) -> Base:
    worth = tuple(table.list_of("worth", int))
    if len(worth) != 3 or min(worth) < 0:
        raise table.fail("worth", "expected three numbers, none below 0")
    base = Base(table.get("id", str), table.at_least("breakpoint", 1), worth)
    table.done()
    return base


def _different(top: Table, key: str, found: list[T]) -> tuple[T, ...]:
    ids = [entry.id for entry in found]
    if not ids or len(set(ids)) != len(ids):
        raise top.fail(key, "expected at least one, none of them twice")
    return tuple(found)
