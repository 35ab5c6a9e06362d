"""What is to be played, as plain values that can be sent anywhere: game, players, readings, seed, how many matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, ClassVar

from explorer.core.errors import ExplorerError, PositionError, RulingError, clip
from explorer.core.game import Game
from explorer.core.registry import find_game, variant
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.playout import Played, Playout
from explorer.laboratory.tally import Tally
from explorer.players import make_player
from explorer.players.kinds import HUMAN

MOST_MATCHES = 1_000_000
LONGEST_SEED = 200
MOST_BITS = 600

_opening = Lock()


@dataclass(frozen=True, slots=True)
class Cards:
    """A card file: its name, and all that stands in it."""

    name: str
    text: str

    @property
    def digest(self) -> str:
        """16 hexadecimal digits that only this text has."""
        return sha256(self.text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Recipe:
    """An experiment of `n` matches. Match i, counted from 0, is `game.match(players, seed=f"{seed}/{i}", …)`.

    game:    id, also of a game with another card file ('influence(tiny-0a1b2c)'), which `cards` then holds.
    players: kinds of player, one a seat; `rulings` the readings that are not the default ones.
    lead:    in how many matches, from the first on, the lead is followed.
    """

    kind: ClassVar[str] = "simulation"

    game: str
    players: tuple[str, ...]
    rulings: Mapping[str, str]
    seed: int | str
    n: int
    lead: int
    cards: Cards | None = None

    @property
    def each(self) -> int:
        """How many matches a part takes: it is one."""
        return 1

    def seed_of(self, i: int) -> str:
        """Return the seed of match i."""
        return f"{self.seed}/{i}"

    def open(self) -> Game:
        """Return the game, made from its card file in a process that does not know it yet; compiled for use."""
        with _opening:  # threads of one process must share one game: moves are compared by identity
            game = find_game(self.game) if self.cards is None else _with_cards(self.game, self.cards)
            game.rules(len(self.players), self.rulings)
        return game

    def opened(self) -> Callable[[int], Played]:
        """Return what plays a match by its number, ready for use in this process."""
        return Playout(self).match

    def tally(self, played: Iterable[Played] = ()) -> Tally:
        """Return the tally of matches that were played."""
        return Tally.of(len(self.players), played)

    def read(self, values: Mapping[str, Any]) -> Tally:
        """Return the tally that its `to_dict` wrote."""
        return Tally.from_dict(values)

    def to_dict(self) -> dict[str, Any]:
        """Return the recipe as JSON values."""
        return {**asdict(self), "players": list(self.players), "rulings": dict(self.rulings)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Recipe:
        """Return the recipe that `to_dict` wrote."""
        cards = None if values["cards"] is None else Cards(**values["cards"])
        return cls(**{**values, "players": tuple(values["players"]), "cards": cards})


def recipe_for(
    game: Any,
    players: Any,
    n: Any,
    rulings: Mapping[str, str] | None,
    seed: Any,
    lead: Any,
) -> Recipe:
    """Return the recipe. Raises LaboratoryError naming the parameter that does not fit; nothing is played."""
    found = known_game(game)
    n = whole("n", n, 1, MOST_MATCHES)
    lead = whole("lead", lead, 0, MOST_MATCHES)
    check_seed(seed)
    kinds = _known_players(found, players)
    try:
        rules = found.rules(len(kinds), rulings)
    except PositionError as error:
        raise LaboratoryError("players", error.expected) from None
    except RulingError as error:
        raise LaboratoryError(f"rulings.{error.key}".rstrip("."), error.expected) from None
    for seat, kind in enumerate(kinds):
        check_player(found, seat, kind)
    usual = found.rulebook.choose(None)
    chosen = {id: option for id, option in rules.rulings.items() if option != usual[id]}
    return Recipe(found.id, kinds, chosen, seed, n, min(lead, n), cards_of(found))


def whole(key: str, value: Any, low: int, high: int) -> int:
    """Return a whole number from low to high. Raises LaboratoryError naming the key for anything else."""
    if type(value) is not int or not low <= value <= high:
        shown = clip(repr(value)) if not isinstance(value, int) or value.bit_length() < MOST_BITS else "a huge one"
        raise LaboratoryError(key, f"expected a whole number from {low} to {high:,}, got {shown}")
    return value


def package_version() -> str:
    """Return the version of rules-explorer that is installed here."""
    return metadata.version("rules-explorer")


def known_game(game: Any) -> Game:
    """Return the game of an id, or a game that other processes can find too. Raises LaboratoryError for any other."""
    try:
        found = game if isinstance(game, Game) else find_game(game)
        same = find_game(found.id) is found
    except ExplorerError as error:
        raise LaboratoryError("game", str(error)) from None
    if not same:
        raise LaboratoryError("game", "expected the id of a game, or a game made by explorer.game(…)")
    return found


def check_seed(seed: Any) -> None:
    """Raise LaboratoryError unless luck can be made from this: a whole number or a short text."""
    number = isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() < MOST_BITS
    if not number and not (isinstance(seed, str) and 0 < len(seed) <= LONGEST_SEED and seed.isprintable()):
        shown = "a huge one" if type(seed) is int else clip(repr(seed))
        raise LaboratoryError("seed", f"expected a whole number or a text of 1 to {LONGEST_SEED} letters, got {shown}")


def _known_players(game: Game, players: Any) -> tuple[str, ...]:
    if not isinstance(players, Sequence) or isinstance(players, str):
        shown = clip(repr(players))
        raise LaboratoryError("players", f"expected a list of kinds of player, one a seat, got {shown}")
    low, high = game.players_range
    if not low <= len(players) <= high:
        cited = game.cite_players()
        raise LaboratoryError("players", f"{game.id} is for {low} to {high} players ({cited}), got {len(players)}")
    return tuple(players)


def check_player(game: Game, seat: int, kind: Any) -> None:
    """Raise LaboratoryError unless a program of this kind can sit here and do the same again tomorrow."""
    key = f"players[{seat}]"
    if kind == HUMAN:
        raise LaboratoryError(key, "a person cannot be simulated; expected a kind of program such as 'random'")
    if not isinstance(kind, str):
        raise LaboratoryError(key, f"expected a kind of player, got {clip(repr(kind))}")
    try:
        player = make_player(kind, game, seat)
    except ExplorerError as error:
        raise LaboratoryError(key, str(error)) from None
    if not getattr(player, "reproducible", True):
        raise LaboratoryError(
            key,
            f"{clip(kind)!r} plays by the clock, so that no run could be repeated; give it a number of simulations",
        )


def cards_of(game: Game) -> Cards | None:
    """Return the card file that a game was made with, None for its usual cards."""
    if game.cards_file is None:
        return None
    name = f"{game.id.partition('(')[2].rpartition('-')[0]}.toml"
    try:
        contents = game.cards_file.read_bytes()
        text = contents.decode()
    except (OSError, ValueError):
        text, contents = "", b""
    if not game.id.endswith(f"-{sha256(contents).hexdigest()[:6]})"):
        raise LaboratoryError("game", f"its card file {clip(name)} is not what it was; make the game with it again")
    return Cards(name, text)


def _with_cards(id: str, cards: Cards) -> Game:
    try:
        return find_game(id)
    except ExplorerError:
        with TemporaryDirectory() as folder:
            file = Path(folder) / cards.name
            file.write_bytes(cards.text.encode())
            return variant(find_game(id.partition("(")[0]), file)
