"""Who sits where: each seat's kind of player, its program, and the name that people typed for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from explorer.core import hooks
from explorer.core.errors import ExplorerError, clip
from explorer.core.guards import seat_word
from explorer.core.words import Word
from explorer.matches.errors import MatchError

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.state import State
    from explorer.core.views import View

HUMAN = "human"
LONGEST_NAME = 200
DIRECTION_MARKS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BREAKING = frozenset({"Cc", "Cs", "Zl", "Zp"})


class Player(Protocol):
    """What a match asks of a program: a move for a view, with luck of its own from `rng`."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return one of the view's legal moves."""
        ...


class Seat(NamedTuple):
    """One seat: its number, the kind of player on it, and the name typed for it ('' for none)."""

    seat: int
    player: str
    name: str


def seat_players(game: Game, players: Any, names: Any, start: State | None) -> tuple[Seat, ...]:
    """Return the seats for `players` (kinds of player, a number of humans, or None) and `names`.

    Raises MatchError for anything else, and when a start position has another number of seats.
    """
    if players is None:
        low, high = game.players_range
        players = start.players if start is not None else min(max(2, low), high)
    if isinstance(players, int) and not isinstance(players, bool):
        if not 0 < players <= 100:
            raise MatchError("players", f"expected a number of players, got {clip(str(players))}")
        players = [HUMAN] * players
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise MatchError("players", f"expected a list of kinds of player or a number, got {clip(repr(players))}")
    for seat, kind in enumerate(players):
        if not isinstance(kind, str):
            raise MatchError(f"players[{seat}]", f"expected a kind of player, got {clip(repr(kind))}")
    if start is not None and len(players) != start.players:
        raise MatchError("players", f"the start position has {start.players} seats, got {len(players)} players")
    called = _names(names, len(players))
    return tuple(Seat(i, kind, called[i]) for i, kind in enumerate(players))


def _names(names: Any, count: int) -> list[str]:
    if names is None:
        return [""] * count
    if isinstance(names, Mapping):
        for seat in names:
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < count:
                raise MatchError("names", f"expected seats from 0 to {count - 1}, got {clip(repr(seat))}")
        names = [names.get(seat, "") for seat in range(count)]
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != count:
        raise MatchError("names", f"expected {count} names, one a seat, got {clip(repr(names))}")
    for seat, name in enumerate(names):
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise MatchError(
                f"names[{seat}]", f"expected a text of at most {LONGEST_NAME} characters, got {clip(repr(name))}"
            )
    return list(names)


def make_programs(game: Game, seats: Sequence[Seat]) -> dict[int, Player]:
    """Return the programs that move for the seats that are not human. Raises MatchError for an unknown kind."""
    programs: dict[int, Player] = {}
    for seat, kind, _ in seats:
        if kind != HUMAN:
            try:
                programs[seat] = hooks.call("player", kind, game, seat)
            except ExplorerError as error:
                raise MatchError(f"players[{seat}]", str(error)) from None
    return programs


def names_as_words(seats: Sequence[Seat]) -> dict[Word, str]:
    """Return the names for use in sentences, by the word for the seat.

    Line breaks and marks that turn the direction of writing are spelt out, so a name cannot disturb the sentence
    around it; everything else stays as typed, and whoever writes HTML escapes it.
    """
    return {seat_word(seat): fit_for_a_sentence(name) for seat, _, name in seats if name.strip()}


def fit_for_a_sentence(name: str) -> str:
    """Return a typed name with its line breaks and direction marks spelt out as escapes."""
    return "".join(
        f"\\u{ord(c):04x}" if c in DIRECTION_MARKS or unicodedata.category(c) in BREAKING else c for c in name
    )
