"""Words and sentences: values in the rules, turned into a language only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

from explorer.core.errors import ExplorerError, FileError, clip
from explorer.core.moves import Move

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})
RUNS_RIGHT_TO_LEFT = "\u200f"  # an invisible letter: what is isolated runs as its first letter does
OVERRIDES = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e")
MOST_SAID, MOST_CALLED = 5_000, 16  # words whose text is kept, and sets of players' names
ISOLATES = dict.fromkeys((0x2066, 0x2067, 0x2068, 0x2069))


@dataclass(frozen=True, slots=True)
class Word:
    """A name or sentence by its id in the catalogues, with the arguments it needs.

    Arguments are numbers, texts typed by people, moves, other words, or tuples of these (a list).
    """

    id: str
    args: tuple[tuple[str, Any], ...] = ()


def word(id: str, **args: Any) -> Word:
    """Return `Word(id, …)`; lists become tuples so that words compare and hash."""
    return Word(id, tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in args.items()))


def open_end(text: str) -> str:
    """Return a sentence without its full stop, which may stand inside isolation marks, so that more can follow."""
    inner = text.rstrip("\u2069")
    return inner[:-1] + text[len(inner) :] if inner.endswith(".") else text


def isolated(text: str) -> str:
    """Return a text kept apart from the direction of the text around it."""
    return f"\u2068{text}\u2069"


def direction(text: str) -> str:
    """Return how isolated text runs, as its first letter that is not isolated further in: 'L', 'R' or '' for none.

    Text ends where an isolate around it does.
    """
    depth = 0
    for c in text:
        depth += 1 if c in "\u2066\u2067\u2068" else -1 if c == "\u2069" else 0
        if depth < 0:
            break
        if not depth and (kind := bidirectional(c)) in ("L", "R", "AL"):
            return "L" if kind == "L" else "R"
    return ""


def called_by(names: Any) -> dict[Word, str]:
    """Return what words are called instead, for names as people give them: one a seat, or by seat or word.

    Raises ExplorerError for anything else.
    """
    if names is None:
        return {}
    if isinstance(names, Sequence) and not isinstance(names, str):
        names = dict(enumerate(names))
    if isinstance(names, Mapping):
        called = {word("seat", n=key) if type(key) is int else key: name for key, name in names.items()}
        if all(isinstance(key, Word) and isinstance(name, str) for key, name in called.items()):
            return {key: name for key, name in called.items() if name.strip()}
    raise ExplorerError(f"names: expected a list of texts, one a seat, or texts by seat, got {clip(repr(names))}")


def with_terms(resources: list[Any]) -> list[Any]:
    """Return Fluent resources with the text of each term in its place, the last file's: what a game calls a card.

    Written in as text, since Fluent would set a term apart from the letters around it, which Arabic joins.
    """
    from fluent.syntax import ast
    from fluent.syntax.visitor import Transformer

    entries = [entry for resource in resources for entry in resource.body if isinstance(entry, ast.Term)]
    terms = {entry.id.name: "".join(getattr(part, "value", "") for part in entry.value.elements) for entry in entries}

    class Written(Transformer):
        def visit_Placeable(self, node: Any) -> Any:  # noqa: N802  (Fluent looks the method up by this name)
            if isinstance(node.expression, ast.TermReference):
                return ast.TextElement(terms[node.expression.id.name])
            return self.generic_visit(node)

    return [Written().visit(resource) for resource in resources] if terms else resources


class Catalogue:
    """The sentences of one game in one language, from `words.<lang>.ftl` files (Fluent); of two sentences with one id
    the later file's is said, so a game can say its own for a common one.

    Sentences in a left-to-right language lose Fluent's isolation marks unless a right-to-left letter or a
    direction mark stands in them; right-to-left ones keep them, since they hold numbers and Latin names.
    """

    def __init__(self, language: str, sources: Iterable[Path | Traversable]) -> None:
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self.names: dict[Word, str] = {}
        self._sources = tuple(sources)
        self._bundle: FluentBundle | None = None
        self._said: dict[Word, str] = {}
        self._called: dict[frozenset[tuple[Word, str]], Catalogue] = {}

    @property
    def bundle(self) -> FluentBundle:
        """The Fluent bundle, read when first needed. Raises FileError for a missing or broken file."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource
            from fluent.syntax import ast

            bundle, resources = FluentBundle([self.language], use_isolating=True), []
            for source in self._sources:
                try:
                    resource = FluentResource(source.read_text(encoding="utf-8"))
                except FileNotFoundError:
                    raise FileError(source.name, "", f"the words for {self.language!r} are missing") from None
                for entry in resource.body:
                    if isinstance(entry, ast.Junk):
                        where = (entry.content or "").strip().splitlines()[0]
                        raise FileError(source.name, where, "not a Fluent message")
                resources.append(resource)
            for resource in with_terms(resources):
                bundle.add_resource(resource, allow_overrides=True)
            self._bundle = bundle
        return self._bundle

    def knows(self, id: str, part: str = "") -> bool:
        """Tell whether the message (and its attribute `part`) exists."""
        if not self.bundle.has_message(id):
            return False
        message = self.bundle.get_message(id)
        return bool(message.attributes.get(part)) if part else message.value is not None

    def say(self, what: Word | str, part: str = "", **args: Any) -> str:
        """Return the sentence of a word, or of its attribute `part`, in this language.

        Raises KeyError when the catalogue lacks it: a missing sentence is a mistake of ours, never hidden.
        """
        return self._settle(self._raw(what, part, args))

    def _raw(self, what: Word | str, part: str, args: Mapping[str, Any]) -> str:
        if part or not isinstance(what, Word):
            return self._written(what, part, args)
        if what in self.names:
            return self.names[what]
        if args:
            return self._written(what, part, args)
        if what not in self._said:  # a board says the same words again and again
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[what] = self._written(what, part, args)
        return self._said[what]

    def _written(self, what: Word | str, part: str, args: Mapping[str, Any]) -> str:
        id, given = (what.id, dict(what.args)) if isinstance(what, Word) else (what, {})
        given.update(args)
        if not self.knows(id, part):
            raise KeyError(f"words.{self.language}.ftl has no {id}{'.' + part if part else ''}")
        message = self.bundle.get_message(id)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None  # knows() has seen it
        values = {key: self._value(value) for key, value in given.items()}
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"words.{self.language}.ftl: {id}{'.' + part if part else ''}: {errors[0]}")
        return str(text)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Word):
            return self._raw(value, "", {})
        if isinstance(value, Move):
            from explorer.core.naming import move_name

            return move_name(value, self)
        if isinstance(value, tuple):
            from babel.lists import format_list

            if not value:
                return "none"
            return self._run([str(self._value(v)) for v in value], lambda v: format_list(v, locale=self.language))
        return value

    def in_sentence(self, value: Any) -> str:
        """Return a value as it stands in a sentence: a word, a number, a list of these."""
        return self._settle(str(self._value(value)))

    def listed(self, items: Iterable[Any], sign: str = "comma") -> str:
        """Return texts or numbers as one list: '37, 42, 46', which a right-to-left language begins on the right.

        `sign` is the word for what stands between them ('comma', 'semicolon').
        """
        return self._run([str(item) for item in items], f"{self.say(sign)} ".join)

    def _run(self, items: list[str], join: Callable[[list[str]], str]) -> str:
        """Return items joined so that the list runs as the language does, whatever they are: numbers, foreign names."""
        if not self.right_to_left or len(items) < 2:
            return join(items)
        listed = join([isolated(item) if direction(item) == "L" else item for item in items])
        return listed if direction(listed) == "R" and direction(items[0]) == "R" else RUNS_RIGHT_TO_LEFT + listed

    def _settle(self, text: str) -> str:
        if self.right_to_left or any("\u0590" <= c <= "\u08ff" or c in OVERRIDES for c in text):
            return text
        return text.translate(ISOLATES)

    def called(self, names: Mapping[Word, str]) -> Catalogue:
        """Return a catalogue that calls some words otherwise: players' own names instead of 'Seat 1'."""
        key = frozenset(names.items())
        if key not in self._called:
            if len(self._called) >= MOST_CALLED:
                self._called.clear()
            other = self._called[key] = Catalogue(self.language, self._sources)
            other._bundle = self.bundle
            other.names = dict(names)
        return self._called[key]


@lru_cache(maxsize=64)
def catalogue(language: str, sources: tuple[Path | Traversable, ...]) -> Catalogue:
    """Return the shared catalogue of these files."""
    return Catalogue(language, sources)
