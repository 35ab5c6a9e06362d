"""The language spoken, with the players' own names: words into text, moves and topics into what people call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.guards import seat_word
from explorer.core.naming import what_name, where_name, whole_name
from explorer.core.words import RIGHT_TO_LEFT, Catalogue, Word
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move


@dataclass(frozen=True)
class Speech:
    """A game's catalogue in one language. `say` returns plain text, `html` the same made safe."""

    game: Game
    language: str
    names: Mapping[Word, str] = field(default_factory=dict)

    @cached_property
    def words(self) -> Catalogue:
        """The catalogue, with the players' names."""
        return self.game.words(self.language, self.names)

    @property
    def way(self) -> str:
        return "rtl" if self.language in RIGHT_TO_LEFT else "ltr"

    def listed(self, items: Iterable[str]) -> str:
        """Return texts as one list that runs as the language does."""
        return self.words.listed(items)

    def say(self, what: Word | str, part: str = "", **args: Any) -> str:
        """Return the sentence of a word, as plain text."""
        return self.words.say(what, part, **args)

    def knows(self, id: str) -> bool:
        return self.words.knows(id)

    def html(self, what: Word | str, **args: Any) -> str:
        """Return the sentence of a word, made safe for HTML."""
        return safe(self.say(what, **args))


Told: TypeAlias = Callable[[Speech], str]  # an answer: it can be said again in another language


def what_label(move: Move, speech: Speech) -> str:
    """Return what a move does, all but its last argument: 'Place influence: green 4'."""
    return what_name(speech.game, move, speech.words)


def where_label(move: Move, speech: Speech) -> str:
    """Return a move's last argument, where or whom; what plays it where there is none."""
    return where_name(speech.game, move, speech.words)


def move_label(move: Move, speech: Speech) -> str:
    """Return a whole move in the language spoken."""
    return whole_name(speech.game, move, speech.words)


def topic_label(topic: str, speech: Speech) -> str:
    """Return what a topic such as 'zone:harbour' or 'score:1' is called, the topic itself where there is no word."""
    return topic_entry(topic, speech)["label"]


def topic_entry(topic: str, speech: Speech) -> dict[str, str]:
    """Return a topic as a page lists it: `label` alone, or `name` among those of its `kind`."""
    kind, *parts = topic.split(":")
    id, name = f"topic-{kind}", speech.listed(_part(p, speech) for p in parts)
    label = speech.say(id, name=name) if speech.knows(id) else topic
    said = speech.say(id, "kind") if speech.words.knows(id, "kind") else kind
    return {"id": topic, "label": label, "kind": said, "name": name or label}


def _part(part: str, speech: Speech) -> str:
    named = speech.game.topic_word(part)
    if named is not None:
        return speech.say(named)
    if part.isdecimal():
        return speech.say(seat_word(int(part)))
    found = (f"{prefix}-{part}" for prefix in ("region", "base", "card", "colour"))
    return next((speech.say(id) for id in found if speech.knows(id)), part)
