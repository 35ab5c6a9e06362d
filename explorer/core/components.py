"""What a game is played with, read from its `cards.toml`, and a game as far as its components settle it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import clip, near
from explorer.core.game import Game
from explorer.core.moves import Verb
from explorer.core.reading import Table


class Components:
    """Cards and other parts as data. `assumed` pairs the key of every figure that no document prints with the
    reference of the assumption."""

    assumed: tuple[tuple[str, str], ...]

    @property
    def most_players(self) -> int:
        """How many players the components suffice for."""
        raise NotImplementedError

    def is_assumed(self, key: str) -> str:
        """Return the reference of the assumption behind a figure, such as 'tactics', '' when it is printed."""
        return next((reference for name, reference in self.assumed if name == key), "")


def read_assumed(top: Table, known: Sequence[str] = ()) -> tuple[tuple[str, str], ...]:
    """Return the (key, reference) pairs of a card file's `[[assumed]]` tables.

    `known` are the keys that mark a figure somewhere; a misspelt one would mark nothing. Raises FileError naming the
    key.
    """
    found: list[tuple[str, str]] = []
    for table in top.tables("assumed"):
        reference = table.get("reference", str)
        for i, key in enumerate(table.list_of("keys", str)):
            if known and key not in known:
                raise table.fail(
                    f"keys[{i}]",
                    f"no figure is called {clip(repr(key))}; there are {', '.join(known)}{near(key, known)}",
                )
            found.append((key, reference))
        table.done()
    return tuple(found)


class CardGame(Game):
    """A game whose verbs and number of players rest on its components; it says how these are read (`read_deck`)."""

    @staticmethod
    def read_deck(path: Path | Traversable) -> Any:
        """Return the components of a card file. Raises FileError naming file, key and what was expected."""
        raise NotImplementedError

    @staticmethod
    def make_verbs(deck: Any) -> tuple[Verb, ...]:
        """Return every verb of the game, plays first."""
        raise NotImplementedError

    @cached_property
    def deck(self) -> Any:
        """The components, read when first needed."""
        return self.read_deck(self.cards_file or self.folder / "cards.toml")

    @cached_property
    def verb_list(self) -> tuple[Verb, ...]:
        return self.make_verbs(self.deck)

    @property
    def players_range(self) -> tuple[int, int]:
        low, high = self.rulebook.players
        return low, min(high, self.deck.most_players)

    def cite_players(self) -> str:
        """Return the clause, unless it is this deck that has too few cards."""
        fits = self.players_range == self.rulebook.players
        return super().cite_players() if fits else "as many as this deck's cards suffice for"
