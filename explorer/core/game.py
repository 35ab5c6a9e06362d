"""A game: its verbs, steps and trees, and positions of it; rulebook and words it has from its sources."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from explorer.core import hooks
from explorer.core.decisions import Decision, Node, nodes_of
from explorer.core.errors import NotationError, PositionError, clip
from explorer.core.guards import Guard
from explorer.core.horizon import Horizon
from explorer.core.luck import Tape
from explorer.core.moves import LONGEST, Lexicon, Move, Verb, tidy
from explorer.core.naming import in_notation, names_read
from explorer.core.reading import Table
from explorer.core.rules import Part, Rules
from explorer.core.sources import Sourced, seeds
from explorer.core.state import State
from explorer.core.steps import Step
from explorer.core.views import View
from explorer.core.words import Word

MOST_RULES = 200  # compiled rulesets kept by a game; the oldest goes first


class Game(Sourced):
    """A game as a value: what its rulebook says, how its moves are written, which steps it runs.

    Games subclass it and fill in the class attributes; `explorer.game(id)` returns the shared instance.
    """

    preview: ClassVar[bool] = False
    steps: tuple[Step, ...]
    form: tuple[Guard, ...]
    trees: Mapping[str, Node]
    parts: tuple[Part, ...] = ()
    #: pages of the course: a part of a flow too long for one picture ('battle/dice') and its steps, or a name without a
    #: stroke and the whole flows that stand there together
    chapters: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    state_class: type[State]
    view_class: type[View]
    rules_class: type[Rules] = Rules
    #: where programs stop looking ahead; None plays every match to its end
    horizon: ClassVar[Horizon | None] = None

    def __init__(self, folder: Traversable | None = None, cards: Path | None = None) -> None:
        self.folder = folder if folder is not None else seeds() / self.id
        self.cards_file = cards
        self._rules: dict[Any, Rules] = {}
        self._usual: dict[int, Rules] = {}

    @property
    def verb_list(self) -> tuple[Verb, ...]:
        """Every verb of the game, plays first."""
        raise NotImplementedError

    @property
    def players_range(self) -> tuple[int, int]:
        """The least and the most players."""
        return self.rulebook.players

    @property
    def usual_range(self) -> tuple[int, int]:
        """The least and the most players by the usual readings; another reading may let more play."""
        return self.players_range

    @cached_property
    def verbs(self) -> dict[str, Verb]:
        return {verb.name: verb for verb in self.verb_list}

    @cached_property
    def lexicon(self) -> Lexicon:
        return Lexicon(self.id, self.verb_list, self.players_range[1])

    def rules(
        self,
        players: int,
        rulings: Mapping[str, str] | None = None,
        off: frozenset[str] = frozenset(),
        rest: Mapping[str, str] | None = None,
    ) -> Any:
        """Return the rules for so many players under given rulings, compiled once; `rest` are the readings of the
        other rulings, defaults when None.

        Raises PositionError for an impossible number of players, RulingError for an unknown ruling.
        """
        plain = rulings is None and rest is None and not off
        if plain and type(players) is int:
            usual = self._usual.get(players)
            if usual is not None:
                return usual
        low, high = self.players_range
        counted = type(players) is int and low <= players <= high
        if not counted and "count:player-count" not in off:
            raise PositionError(
                "players",
                f"{self.id} is for {low} to {high} players ({self.cite_players()}), got {clip(repr(players))}",
            )
        chosen = self.rulebook.choose(rulings, rest)
        key = (players, tuple(chosen.items()), off)
        usual = self._usual.get(players)
        if usual is not None and not off and chosen == usual.rulings:
            return usual
        if key not in self._rules:
            if len(self._rules) >= MOST_RULES:
                del self._rules[next(iter(self._rules))]
            self._rules[key] = self.rules_class(self, players, chosen, off)
        if plain:
            self._usual[players] = self._rules[key]
        return self._rules[key]

    def cite_players(self) -> str:
        """Return the citation of the clause that says how many play."""
        return self.cite("player-count")

    def opening(self, players: int, rulings: Mapping[str, str] | None = None) -> Any:
        """Return the position before chance has dealt anything: chance is asked first."""
        state = self.state_class.opening(self.rules(players, rulings))
        state.run()
        return state

    def start(self, players: int, seed: int | str | None = None, rulings: Mapping[str, str] | None = None) -> Any:
        """Return a dealt position: the opening, with chance answered from the luck of `seed` (random if None).

        Raises PositionError for an impossible number of players, RulingError for an unknown ruling.
        """
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str)):
            raise PositionError("seed", f"expected a whole number or text, got {clip(repr(seed))}")
        state = self.opening(players, rulings)
        Tape(secrets.randbits(48) if seed is None else seed).settle(state)
        return state

    def universe(self, players: int) -> list[Move]:
        """Return every move that can be written down for so many players, wrong ones included (finite)."""
        self.rules(players)
        return self.lexicon.universe(players)

    def parse(self, text: str, state: State | None = None) -> Move:
        """Return the move written so (for this state's players, if given). Raises NotationError for none.

        Cards, places and seats may also be called as the game's languages call them.
        """
        written = self._in_notation(text)
        try:
            move = self.lexicon.parse(written, None if state is None else state.likely_moves())
        except NotationError as error:
            shown = error.text if written is text else text
            raise NotationError(shown, error.near, error.examples) from None
        if state is not None:
            self.check_seats(move, state.players)
        return move

    def as_written(self, text: str) -> str:
        """Return notation for what people write: names of cards, places and seats as the notation has them."""
        return in_notation(text, self._names_read)

    def _in_notation(self, text: str) -> str:
        if not isinstance(text, str):
            return text
        if len(text) > LONGEST or tidy(text) in self.lexicon.texts:
            return text
        return self.as_written(text)

    @cached_property
    def _names_read(self) -> dict[str, str]:
        return names_read(self)

    def check_seats(self, move: Move, players: int) -> None:
        """Raise PositionError when a move names a seat that does not play."""
        for arg, value in zip(self.verbs[move.verb].args, move.args, strict=True):
            if arg.by_players and value >= players:
                raise PositionError("seat", f"{move.text!r}: only {players} seats play")

    def state(self, position: Mapping[str, Any], file: str = "position") -> Any:
        """Return the position held by JSON values as `to_dict` writes them; entries with a default may be left out.

        Raises FileError or PositionError naming the key; nothing is half read.
        """
        if not isinstance(position, Mapping):
            raise PositionError("", "expected a table of facts")
        table = Table(file, "", position)
        if table.get("game", str, self.id) != self.id:
            raise table.fail("game", f"expected {self.id!r}, got {position['game']!r}")
        version = table.get("version", str, self.rulebook.version)
        if version.split(".")[0] != self.rulebook.version.split(".")[0]:
            raise table.fail("version", self.other_version(version))
        rulings = table.table("rulings", optional=True)
        rules = self.rules(table.get("players", int), dict(rulings.items()))
        state = self.state_class(rules)
        stack = table.tables("stack") if "stack" in table else None
        state.read_facts(table)
        table.done()
        if stack is not None:
            state.read_stack(stack)
        state.check()
        state.run()
        return state

    def other_version(self, version: str) -> str:
        """Return what to say of something made with a ruleset that plays otherwise, and what to do about it."""
        return (
            f"made with ruleset {clip(version)}, this is {self.rulebook.version}, by which the same moves may come to "
            f"something else; open it with a rules-explorer that has ruleset {clip(version)}, or begin anew"
        )

    def match(self, players: Any = None, **options: Any) -> Any:
        """Return a match between named players; see `explorer.matches.match.Match`."""
        return hooks.call("match", self, players, **options)

    # words

    def topic_word(self, name: str) -> Word | None:
        """Return the word for a part of a topic ('blue 7' of 'card:blue 7'), None where the catalogues have it."""
        return None

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the words for a move's arguments, for sentences about it."""
        raise NotImplementedError

    # every piece that carries a clause

    def pieces(self) -> dict[str, tuple[str, ...]]:
        """Return every guard, step, decision and rule of sight that can be switched off, with its clauses."""
        found: dict[str, tuple[str, ...]] = {}
        for verb in self.verb_list:
            for guard in (*self.form, *verb.guards):
                known = found.get(f"guard:{guard.id}", ())
                found[f"guard:{guard.id}"] = tuple(dict.fromkeys((*known, *guard.clauses)))
        for step in self.steps:
            found[f"step:{step.id}"] = step.clauses
        for root in self.trees.values():
            for node in nodes_of(root):
                if isinstance(node, Decision):
                    found[f"node:{node.id}"] = node.clauses
        for part in self.parts:
            found[part.key] = part.clauses
        return found

    def __repr__(self) -> str:
        return f"<game {self.id} {self.rulebook.version}>"
