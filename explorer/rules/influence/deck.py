"""The deck and the zones of `influence` as data: kinds of card, their notation, copies, printed values."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path

from explorer.core.components import Components, read_assumed
from explorer.core.reading import load_toml
from explorer.core.words import Word, word

PLAIN_TACTICS = ("radar", "steal", "flip", "immunity")
MOST_PLAYERS = 5
#: The figures of a card file that can be marked as assumed.
FIGURES = (
    "hand", "zones", "influence.colours", "influence.values", "influence.copies", "region", "tactics.cancel",
    *(f"tactics.{name}" for name in PLAIN_TACTICS),
)  # fmt: skip


@dataclass(frozen=True)
class Deck(Components):
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

    @property
    def most_players(self) -> int:
        """How many hands the deck suffices for."""
        return len(self.cards) // self.hand

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


def load_deck(path: Path | Traversable) -> Deck:
    """Read and check `cards.toml`. Raises FileError naming file, key and what was expected."""
    top = load_toml(path)
    hand, zones = top.at_least("hand", 1), top.at_least("zones", 1)
    influence, tactics = top.table("influence"), top.table("tactics")
    colours = tuple(influence.list_of("colours", str))
    values = tuple(influence.list_of("values", int))
    for i, value in enumerate(values):
        if value < 1:  # R000-30: keeps 'burned' and 'zero points' apart
            raise influence.fail(f"values[{i}]", f"expected 1 or more, got {value}")
    each = influence.at_least("copies", 1)
    influence.done()
    for i, colour in enumerate(colours):
        influence.check_name(f"colours[{i}]", colour)
    for name, found in (("colours", colours), ("values", values)):
        if not found or len(set(found)) != len(found):
            raise influence.fail(name, "expected at least one entry, none of them twice")
    copies = [each] * (len(colours) * len(values))
    copies += [tactics.at_least(name, 0) for name in PLAIN_TACTICS]
    copies += [tactics.at_least("cancel", 0)] * len(colours)
    tactics.done()
    regions, worth = [], []
    for table in top.tables("region"):
        regions.append(table.get("id", str))
        table.check_name("id", regions[-1])
        worth.append(table.at_least("value", 1))
        table.done()
        if regions.count(regions[-1]) > 1:
            raise table.fail("id", f"the zone {regions[-1]!r} is listed twice")
    if len(regions) < zones:
        raise top.fail("region", f"expected at least {zones} different zones, got {len(regions)}")
    assumed = read_assumed(top, FIGURES)
    top.done()
    deck = Deck(colours, values, tuple(copies), tuple(regions), tuple(worth), hand, zones, assumed)
    if len(deck.cards) < 2 * hand:
        raise top.fail("influence", f"two hands of {hand} need {2 * hand} cards, the deck has {len(deck.cards)}")
    return deck
