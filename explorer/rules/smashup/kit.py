"""The components of `smashup` as data: factions, kinds of card, physical cards, bases, and their notation."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path

from explorer.core.components import Components, read_assumed
from explorer.core.errors import near
from explorer.core.reading import Table, load_toml
from explorer.core.words import Word, word

EACH = 2  # factions to a player
MOST_PLAYERS = 5
SECOND = "ii-"  # how the cards of a second box are written


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
    """One base as printed: whose home it is, the power that breaks it, what first, second and third place are worth.
    `line` is the line of the document that says its breakpoint, 0 for none."""

    id: str
    faction: str
    breakpoint: int
    worth: tuple[int, ...]
    line: int


@dataclass(frozen=True)
class Kit(Components):
    """Everything in the box. A physical card is a number, faction by faction; a second box, which five players need,
    comes after the first and doubles every number. A faction is a number too, of the second box again after the
    first."""

    kinds: tuple[Kind, ...]
    bases: tuple[Base, ...]
    hand: int
    draw: int
    limit: int
    goal: int
    assumed: tuple[tuple[str, str], ...]

    @cached_property
    def factions(self) -> tuple[str, ...]:
        """The factions of one box."""
        return tuple(dict.fromkeys(kind.faction for kind in self.kinds))

    @cached_property
    def box(self) -> tuple[tuple[Kind, int], ...]:
        """One box as (kind, number of the copy, from 1)."""
        return tuple((kind, n + 1) for kind in self.kinds for n in range(kind.copies))

    @property
    def most_players(self) -> int:
        """How many players one box is enough for; the document says up to five."""
        return len(self.factions) // EACH

    def boxes(self, players: int) -> int:
        """Return how many boxes so many players need."""
        return 1 if players <= self.most_players else 2

    def cards(self, players: int) -> range:
        """Return every physical card that takes part with so many players."""
        return range(len(self.box) * self.boxes(players))

    @cached_property
    def kind(self) -> tuple[Kind, ...]:
        """The kind of every physical card."""
        return tuple(kind for kind, _ in self.box) * 2

    @cached_property
    def faction(self) -> tuple[int, ...]:
        """The faction (a number) of every physical card."""
        one = [self.factions.index(kind.faction) for kind, _ in self.box]
        return (*one, *(n + len(self.factions) for n in one))

    @cached_property
    def cards_of(self) -> tuple[tuple[int, ...], ...]:
        """The cards of every faction."""
        return tuple(
            tuple(card for card, n in enumerate(self.faction) if n == faction)
            for faction in range(2 * len(self.factions))
        )

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """How every physical card is written, such as 'shinobi-2'."""
        return tuple(f"{box}{kind.id}-{n}" for box in ("", SECOND) for kind, n in self.box)

    @cached_property
    def faction_tokens(self) -> tuple[str, ...]:
        return tuple(f"{box}{faction}" for box in ("", SECOND) for faction in self.factions)

    @cached_property
    def base_tokens(self) -> tuple[str, ...]:
        return tuple(base.id for base in self.bases)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Every physical card by its notation."""
        return {token: card for card, token in enumerate(self.tokens)}

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The word for every physical card: its name, and which of several copies it is."""
        return tuple(
            word("physical-card", card=word(f"card-{kind.id}"), n=n, copies=kind.copies, box=box)
            for box in (1, 2)
            for kind, n in self.box
        )

    @cached_property
    def faction_words(self) -> tuple[Word, ...]:
        """The word for every faction; those of the second box say so."""
        one = tuple(word(f"faction-{faction}") for faction in self.factions)
        return (*one, *(word("second-faction", faction=faction) for faction in one))

    @cached_property
    def base_words(self) -> tuple[Word, ...]:
        return tuple(word(f"base-{base.id}") for base in self.bases)


def load_kit(path: Path | Traversable, known: Collection[str]) -> Kit:
    """Read and check `cards.toml`; cards and bases must be `known`, since what they do is declared elsewhere.

    Raises FileError naming file, key and what was expected.
    """
    top = load_toml(path)
    kinds: list[Kind] = []
    bases: list[Base] = []
    for faction in top.tables("faction"):
        id = faction.get("id", str)
        kinds += [_kind(table, id, known) for table in faction.tables("cards")]
        bases += [_base(table, id, known) for table in faction.tables("bases")]
        faction.done()
    assumed = read_assumed(top)
    hand, draw, limit, goal = (top.at_least(key, 1) for key in ("hand", "draw", "limit", "goal"))
    top.done()
    ids = [kind.id for kind in kinds] + [base.id for base in bases]
    if len(set(ids)) != len(ids):
        raise top.fail("faction", "expected no card or base twice")
    kit = Kit(tuple(kinds), tuple(bases), hand, draw, limit, goal, assumed)
    if kit.most_players < 2:
        raise top.fail("faction", "expected four factions or more, two for each player")
    if len(kit.bases) < MOST_PLAYERS + 2:
        raise top.fail("faction", f"expected at least {MOST_PLAYERS + 2} bases, got {len(kit.bases)}")
    fewest = sum(sorted(sum(k.copies for k in kinds if k.faction == id) for id in kit.factions)[:EACH])
    if hand > fewest:
        raise top.fail(
            "hand", f"expected at most {fewest}, as many cards as the two smallest factions have, got {hand}"
        )
    return kit


def _declared(table: Table, known: Collection[str]) -> str:
    """Return the id of a card or base, of which it is declared what it does."""
    id: str = table.get("id", str)
    if id not in known:
        raise table.fail("id", f"no card or base is called {id!r}{near(id, sorted(known))}")
    return id


def _kind(table: Table, faction: str, known: Collection[str]) -> Kind:
    minion = "power" in table
    kind = Kind(
        _declared(table, known),
        faction,
        minion,
        table.at_least("power", 0) if minion else 0,
        table.at_least("copies", 1),
        tuple(table.list_of("tags", str, [])),
    )
    table.done()
    return kind


def _base(table: Table, faction: str, known: Collection[str]) -> Base:
    worth = tuple(table.list_of("worth", int))
    if len(worth) != 3 or min(worth) < 0:
        raise table.fail("worth", "expected three numbers, none below 0")
    line = table.at_least("line", 1) if "line" in table else 0
    base = Base(_declared(table, known), faction, table.at_least("breakpoint", 1), worth, line)
    table.done()
    return base


__all__ = ["EACH", "MOST_PLAYERS", "Base", "Kind", "Kit", "load_kit"]
