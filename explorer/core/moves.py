"""Moves: small interned objects, made once from a game's verbs and their arguments; text and move are twins."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any

from explorer.core.errors import NotationError

if TYPE_CHECKING:
    from explorer.core.guards import Guard

LONGEST = 200
NEAR = 3  # moves suggested


@dataclass(frozen=True, slots=True, eq=False)
class Arg:
    """One argument of a verb: its name, how each value is written, and (for seats) that players bound it.

    A value is the index of its text in `tokens`.
    """

    name: str
    tokens: tuple[str, ...]
    by_players: bool = False

    def values(self, players: int) -> range:
        return range(min(players, len(self.tokens)) if self.by_players else len(self.tokens))


@dataclass(frozen=True, slots=True, eq=False)
class Verb:
    """A kind of move: its name, its written form such as 'place {card} @ {region}', arguments and guards.

    `chance` marks what only chance can do.
    """

    name: str
    form: str
    args: tuple[Arg, ...] = ()
    guards: tuple[Guard, ...] = ()
    chance: bool = False

    def named(self, move: Move) -> dict[str, int]:
        """Return a move's values by the names of the arguments."""
        return {arg.name: value for arg, value in zip(self.args, move.args, strict=True)}


class Move:
    """One move of a game. Interned: equal moves are the same object, so they compare and hash by identity.

    `verb` is its verb's name, `args` the values, `text` the notation (also `str(move)`).
    """

    __slots__ = ("args", "game", "text", "verb")

    def __init__(self, game: str, verb: str, args: tuple[int, ...], text: str) -> None:
        self.game, self.verb, self.args, self.text = game, verb, args, text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: Any) -> Move:
        return self

    def __reduce__(self) -> tuple[Callable[[str, str], Move], tuple[str, str]]:
        return _interned, (self.game, self.text)


def _interned(game: str, text: str) -> Move:
    from explorer.core.registry import find_game

    return find_game(game).parse(text)


def tidy(text: str) -> str:
    """Return notation as it is compared: lower case, single blanks, one on each side of '@'."""
    return " ".join(text.lower().replace("@", " @ ").split())


@dataclass(eq=False)
class Lexicon:
    """All moves that can be written down in a game, by verb and arguments and by text."""

    game: str
    verbs: tuple[Verb, ...]
    players: int
    moves: dict[str, dict[tuple[int, ...], Move]] = field(default_factory=dict)
    texts: dict[str, Move] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for verb in self.verbs:
            table = self.moves[verb.name] = {}
            for values in product(*(arg.values(self.players) for arg in verb.args)):
                named = {arg.name: arg.tokens[v] for arg, v in zip(verb.args, values, strict=True)}
                move = Move(self.game, verb.name, values, verb.form.format(**named))
                table[values] = move
                self.texts[tidy(move.text)] = move

    def __iter__(self) -> Iterator[Move]:
        return iter(self.texts.values())

    def universe(self, players: int) -> list[Move]:
        """Return every move that can be written down for so many players, wrong ones included."""
        found = []
        for verb in self.verbs:
            allowed = [arg.values(players) for arg in verb.args]
            table = self.moves[verb.name]
            found += [m for a, m in table.items() if all(v in ok for v, ok in zip(a, allowed, strict=True))]
        return found

    def parse(self, text: str, likely: Iterable[Move] | None = None) -> Move:
        """Return the move written so.

        Raises NotationError when there is none, with the nearest of the `likely` moves (of all, by default), or else
        with moves of which only a part is written, and with examples of how moves are written.
        """
        if not isinstance(text, str):
            raise NotationError(repr(text), [])
        if len(text) <= LONGEST:
            move = self.texts.get(tidy(text))
            if move is not None:
                return move
            texts = list(self.texts) if likely is None else [tidy(m.text) for m in likely]
            near = _spelt(tidy(text), texts) or _spelt(tidy(text), self.texts)
            near = near or difflib.get_close_matches(tidy(text), texts, n=NEAR, cutoff=0.6)
            near = near or _begun(tidy(text), texts) or _begun(tidy(text), self.texts)
        else:
            texts, near = [], []
        found, shown = ([self.texts[t].text for t in each] for each in (near, self._examples(texts)))
        raise NotationError(text, found, shown)

    def _examples(self, texts: Iterable[str]) -> list[str]:
        """Return a few moves of different kinds."""
        kinds = {self.texts[text].verb: text for text in reversed(list(texts))}
        return list(reversed(kinds.values()))[:NEAR]


def _spelt(text: str, texts: Iterable[str]) -> list[str]:
    """Return moves that differ in hyphens and numbers of copies only: 'summon-1' for 'summon', 'tar-pits'."""

    def loose(text: str) -> str:
        return re.sub(r"-\d+(?!\S)", "", text).replace("-", " ")

    typed = loose(text)
    return [each for each in texts if loose(each) == typed][:NEAR]


def _begun(text: str, texts: Iterable[str]) -> list[str]:
    """Return moves of which only a part is written, or something more: 'rally' of 'rally for attacker'."""
    typed = text.split()
    if not typed:
        return []

    def parts(words: list[str], whole: list[str]) -> bool:
        """Tell whether the words are those of the whole in their order, each or its beginning, some left out."""
        rest = iter(whole)
        return all(any(other.startswith(word) for other in rest) for word in words)

    texts = list(texts)
    begun = [each for each in texts if parts(typed, each.split())]
    begun.sort(key=lambda each: each.split()[0] != typed[0])
    return (begun or [each for each in texts if parts(each.split(), typed)])[:NEAR]
