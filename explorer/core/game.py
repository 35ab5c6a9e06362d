"""A game (its rulebook, verbs, steps and trees) and a game under given rulings, compiled for use."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache, cached_property
from hashlib import sha256
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from explorer.core import hooks
from explorer.core.decisions import Decision, Node, nodes_of
from explorer.core.errors import ExplorerError, NotationError, PositionError, among, clip, near
from explorer.core.guards import MOVER, VERB, Guard
from explorer.core.horizon import Horizon
from explorer.core.listing import HandLister, Lister
from explorer.core.luck import Tape
from explorer.core.moves import LONGEST, Lexicon, Move, Verb, tidy
from explorer.core.naming import in_notation, names_read
from explorer.core.reading import Table
from explorer.core.rulebook import Clause, Rulebook, load_rulebook
from explorer.core.state import State
from explorer.core.steps import Ask, Step, StepInForce
from explorer.core.views import View
from explorer.core.words import Catalogue, Word, called_by, catalogue

GROUP = "explorer.rules"
MOST_RULES = 200  # compiled rulesets kept by a game; the oldest goes first


@cache
def seeds() -> Traversable:
    """Return the folder with the rulebooks: inside an installed package, or beside it in a checkout."""
    inside = resources.files("explorer") / "seeds"
    if inside.is_dir():
        return inside
    return Path(__file__).resolve().parents[2] / "seeds"


class Part:
    """A named part of the rules that is no guard, step or decision: a rule of sight, or of counting.

    `kind` is 'sight' (switched off, everybody sees it) or 'count'.
    """

    __slots__ = ("clauses", "id", "kind")

    def __init__(self, kind: str, id: str, *clauses: str) -> None:
        self.kind, self.id, self.clauses = kind, id, clauses

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.id}"


class Rules:
    """A game for so many players under given rulings, compiled: guards in force, listers, steps.

    `off` holds pieces that are switched off ('guard:…', 'step:…', 'node:…', 'sight:…', 'count:…'), as the coverage
    check does to prove that every clause matters. `trace_into` collects the (step, successor) pairs taken.
    """

    def __init__(self, game: Game, players: int, rulings: Mapping[str, str], off: frozenset[str] = frozenset()) -> None:
        self.game, self.players, self.rulings, self.off = game, players, dict(rulings), off
        self.prepare()
        self.index = {step.id: i for i, step in enumerate(game.steps)}
        dead = [f"step:{step.id}" in off for step in game.steps]
        self.steps = [StepInForce(step, i, dead[i]) for i, step in enumerate(game.steps)]
        by_id = {step.id: step for step in self.steps}
        for step, is_off in zip(self.steps, dead, strict=True):
            step.link(by_id, is_off)
        self.guards: dict[str, tuple[Guard, ...]] = {
            verb.name: tuple(g for g in (*game.form, *verb.guards) if g.in_force(rulings, off))
            for verb in game.verbs.values()
        }
        places = {"mover": MOVER, "verb": VERB}
        self.reads = {
            verb.name: [
                tuple(places[n] if n in places else [a.name for a in verb.args].index(n) for n in guard.reads)
                for guard in self.guards[verb.name]
            ]
            for verb in game.verbs.values()
        }
        self.lister = {name: Lister(self, verb) for name, verb in game.verbs.items()}
        every = [
            [self._lister(game.verbs[v], ask.id) for v in ask.verbs] if isinstance(ask, Ask) else []
            for ask in game.steps
        ]
        self.listers: list[list[Any]] = [[one for one in listers if not one.last_resort] for listers in every]
        self.last_resorts = [[one for one in listers if one.last_resort] for listers in every]
        self.hand_listers: list[HandLister | None] = [None] * len(every)
        for at, ask in enumerate(game.steps):
            if isinstance(ask, Ask) and ask.hand is not None:
                verbs = [game.verbs[v] for v in ask.verbs if not self.lister[v].last_resort]
                self.hand_listers[at] = lister = HandLister(self, verbs, ask.hand)
                self.listers[at] = [lister]

    def prepare(self) -> None:
        """Note what steps and guards read of the rulings: flags, figures, moves of chance. Games say what that is.

        Raises RulingError for rulings that the components do not allow.
        """

    def read_as(self, ruling: str, option: str) -> bool:
        """Tell whether a ruling is read so."""
        return self.rulings[ruling] == option

    def _lister(self, verb: Verb, step: str) -> Lister:
        """Return the lister of a verb at one question: its own where some of the verb's guards matter at few steps."""
        apart = any(guard.at for guard in self.guards[verb.name])
        return Lister(self, verb, step=step) if apart else self.lister[verb.name]

    def trace_into(self, pairs: set[tuple[str, str]] | None) -> None:
        """Collect every (step, successor) taken from now on in `pairs`; None stops it."""
        for step in self.steps:
            step.trace_into(pairs)

    def asked(self, s: State) -> list[Verb]:
        """Return the verbs that answer what is asked in a position."""
        step: Any = self.steps[s.stack[-1].at].step
        return [self.game.verbs[name] for name in step.verbs]

    def open_to_all(self, sight: str) -> bool:
        """Tell whether a rule of sight is switched off, so that everybody sees what it hides."""
        return f"sight:{sight}" in self.off


class Game:
    """A game as a value: what its rulebook says, how its moves are written, which steps it runs.

    Games subclass it and fill in the class attributes; `explorer.game(id)` returns the shared instance.
    """

    id: str
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

    @cached_property
    def rulebook(self) -> Rulebook:
        """The restated document, read when first needed."""
        return load_rulebook(self.folder / "rulebook.toml")

    @property
    def verb_list(self) -> tuple[Verb, ...]:
        """Every verb of the game, plays first."""
        raise NotImplementedError

    @property
    def players_range(self) -> tuple[int, int]:
        """The least and the most players."""
        return self.rulebook.players

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

    def words(self, language: str = "en", names: Any = None) -> Catalogue:
        """Return the catalogue for 'en' or the document's language; `names` call seats by players' names.

        Names are texts by word (`match.names_as_words()`), by seat, or in a list, one a seat. Raises ExplorerError for
        a language that the game does not speak, and for names given otherwise.
        """
        if language not in self.rulebook.languages:
            raise ExplorerError(f"{self.id} speaks {', '.join(self.rulebook.languages)}, not {language!r}")
        found = catalogue(language, self.word_files(language))
        called = self.written_as(found) | called_by(names)
        return found.called(called) if called else found

    def word_files(self, language: str) -> tuple[Traversable, ...]:
        """Return the files that a catalogue is made of, a later one's words before an earlier one's: what all games
        share, then the game's own."""
        return seeds() / "common" / f"words.{language}.ftl", self.folder / f"words.{language}.ftl"

    def written_as(self, found: Catalogue) -> dict[Word, str]:
        """Return what is called as it is written, since a catalogue has no word for it: parts of another card file."""
        return {}

    def cite(self, *clauses: str, language: str = "en") -> str:
        """Return where clauses stand, such as '000, lines 37, 46', or that they are assumed and on what ground."""
        words = self.words(language)
        found = [self.clause(clause) for clause in clauses]
        lines = sorted({n for clause in found for n in clause.lines})
        cited = []
        if lines:
            listed = words.listed(lines)
            document = self.rulebook.number
            cited.append(words.say("document-lines", document=document, lines=listed, count=len(lines)))
        for reference in dict.fromkeys(clause.reference for clause in found if clause.assumed is not None):
            cited.append(words.say("assumed-clause", reference=reference))
        return words.listed(cited, "semicolon")

    def clause(self, id: str) -> Clause:
        """Return a clause. Raises ExplorerError when the rulebook has none of that id."""
        try:
            return self.rulebook.clauses[id]
        except KeyError:
            hint = among(str(id), self.rulebook.clauses)
            raise ExplorerError(f"{self.rulebook.file} has no clause {clip(repr(id))}; {hint}") from None

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


_variants: dict[str, Game] = {}


def variant(game: Game, cards: Path) -> Game:
    """Return the game played with another card file: the same object each time for the same contents.

    Its id is 'game(file-digest)'. Raises FileError when the file does not hold what it must.
    """
    contents = cards.read_bytes() if cards.is_file() else b""
    id = f"{game.id}({cards.stem}-{sha256(contents).hexdigest()[:6]})"
    found = _variants.get(id)
    if found is None:
        found = type(game)(game.folder, cards.resolve())
        found.id = id
        _ = found.lexicon  # reads the file now, so that a mistake shows at once
        _variants[id] = found
    return found


@cache
def _registered(id: str) -> Game | None:
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == id:
            game: Game = entry.load()
            return game
    return None


def find_game(id: str) -> Game:
    """Return the game registered under an id (entry point group 'explorer.rules'), or a variant made before.

    Raises ExplorerError, with the games there are, for an unknown id.
    """
    game = (_variants.get(id) or _registered(id)) if type(id) is str else None
    if game is None:
        there = game_ids()
        if not there:
            raise ExplorerError("no game is registered: rules-explorer is not installed here; use .venv/bin/python")
        hint = near(str(id), game_ids(previews=True))
        raise ExplorerError(f"no game is called {clip(str(id))!r}; there are: {', '.join(there)}{hint}")
    return game


def game_ids(previews: bool = False) -> list[str]:
    """Return the ids of the registered games; `previews` adds those that are not complete yet."""
    names = sorted({entry.name for entry in metadata.entry_points(group=GROUP)})
    return [n for n in names if previews or not find_game(n).preview]
