"""The deck and the zones of `influence` as data: kinds of card, their notation, copies, printed values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from re import fullmatch

from explorer.core.errors import clip
from explorer.core.reading import Table, load_toml
from explorer.core.words import Word, word

PLAIN_TACTICS = ("radar", "steal", "flip", "immunity")
MOST_PLAYERS = 5


@dataclass(frozen=True)
class Deck:
    """The components. A kind of card is a number: influence cards first (colour by colour), then radar, steal,
    flip, immunity, then one cancel card per colour. `copies[kind]` says how many of it the deck holds."""

    colours: tuple[str, ...]
    values: tuple[int, ...]
    copies: tuple[int, ...]
    regions: tuple[str, ...]
    worth: tuple[int, ...]
    hand: int
    zones: int
    assumed: tuple[tuple[str, str], ...]

    @cached_property
    def influence(self) -> int:
        """How many kinds are influence cards; kinds from here on are tactics."""
        return len(self.colours) * len(self.values)

    @cached_property
    def radar(self) -> int:
        return self.influence

    @cached_property
    def steal(self) -> int:
        return self.influence + 1

    @cached_property
    def flip(self) -> int:
        return self.influence + 2

    @cached_property
    def immunity(self) -> int:
        return self.influence + 3

    @cached_property
    def cancel(self) -> int:
        """The kind of the first colour's cancel card; the others follow."""
        return self.influence + 4

    @cached_property
    def tactic(self) -> dict[str, int]:
        """The kind of each plain tactic, by name."""
        return {name: self.influence + i for i, name in enumerate(PLAIN_TACTICS)}

    def verb_of(self, kind: int) -> str:
        """Return the verb that plays a kind of card."""
        if kind < self.influence:
            return "place"
        return "cancel" if kind >= self.cancel else PLAIN_TACTICS[kind - self.influence]

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """How each kind is written."""
        cards = [f"{colour} {value}" for colour in self.colours for value in self.values]
        return (*cards, *PLAIN_TACTICS, *(f"cancel {colour}" for colour in self.colours))

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """Every card's kind, copies repeated."""
        return tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The value printed on each influence card, by kind."""
        return self.values * len(self.colours)

    @cached_property
    def most_in_a_zone(self) -> int:
        """The most cards that one seat can have in one zone: its hand and a card for every steal."""
        return self.hand + self.copies[self.steal]

    def colour_of(self, kind: int) -> int:
        """Return the colour (index) of an influence card."""
        return kind // len(self.values)

    def kind(self, token: str) -> int:
        """Return the kind written so. Raises ValueError for an unknown card."""
        return self.tokens.index(" ".join(token.lower().split()))

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The word for each kind of card."""
        cards = [
            word("card-influence", colour=word(f"colour-{colour}"), value=value)
            for colour in self.colours
            for value in self.values
        ]
        plain = [word(f"card-{name}") for name in PLAIN_TACTICS]
        cancels = [word("card-cancel", colour=word(f"colour-{colour}")) for colour in self.colours]
        return (*cards, *plain, *cancels)

    def is_assumed(self, key: str) -> str:
        """Return the reference of the assumption behind a figure ('tactics', 'region', …), '' when it is printed."""
        return next((reference for name, reference in self.assumed if name == key), "")


def load_deck(path: Path | Traversable) -> Deck:
    """Read and check `cards.toml`. Raises FileError naming file, key and what was expected."""
    top = load_toml(path)
    hand, zones = _at_least(top, "hand", 1), _at_least(top, "zones", 1)
    influence, tactics = top.table("influence"), top.table("tactics")
    colours = tuple(influence.list_of("colours", str))
    values = tuple(influence.list_of("values", int))
    for i, value in enumerate(values):
        if value < 1:  # R000-30: keeps 'burned' and 'zero points' apart
            raise influence.fail(f"values[{i}]", f"expected 1 or more, got {value}")
    each = _at_least(influence, "copies", 1)
    influence.done()
    for i, colour in enumerate(colours):
        _plain_name(influence, f"colours[{i}]", colour)
    for name, found in (("colours", colours), ("values", values)):
        if not found or len(set(found)) != len(found):
            raise influence.fail(name, "expected at least one entry, none of them twice")
    copies = [each] * (len(colours) * len(values))
    copies += [_at_least(tactics, name, 0) for name in PLAIN_TACTICS]
    copies += [_at_least(tactics, "cancel", 0)] * len(colours)
    tactics.done()
    regions, worth = [], []
    for table in top.tables("region"):
        regions.append(table.get("id", str))
        _plain_name(table, "id", regions[-1])
        worth.append(_at_least(table, "value", 1))
        table.done()
        if regions.count(regions[-1]) > 1:
            raise table.fail("id", f"the zone {regions[-1]!r} is listed twice")
    if len(regions) < zones:
        raise top.fail("region", f"expected at least {zones} different zones, got {len(regions)}")
    assumed = []
    for table in top.tables("assumed"):
        reference = table.get("reference", str)
        assumed += [(key, reference) for key in table.list_of("keys", str)]
        table.done()
    top.done()
    deck = Deck(colours, values, tuple(copies), tuple(regions), tuple(worth), hand, zones, tuple(assumed))
    if len(deck.cards) < 2 * hand:
        raise top.fail("influence", f"two hands of {hand} need {2 * hand} cards, the deck has {len(deck.cards)}")
    return deck


def _plain_name(table: Table, key: str, name: str) -> None:
    """Refuse a name that could not be written and read back in a move."""
    if not fullmatch(r"[^\W\d_]([\w-]*\w)?", name) or name != name.lower():
        raise table.fail(key, f"expected one word in lower case (letters, digits, '-'), got {clip(repr(name))}")


def _at_least(table: Table, key: str, least: int) -> int:
    value = table.get(key, int)
    if value < least:
        raise table.fail(key, f"expected {least} or more, got {value}")
    return value
