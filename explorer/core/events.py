"""Events: what happened, under which clause, and who may see which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from explorer.core.words import Word, open_end

if TYPE_CHECKING:
    from explorer.core.game import Game


@dataclass(frozen=True, repr=False)
class Event:
    """One thing that happened. `facts` are public; `secret` are further facts for the seats in `seen_by`;
    `hidden` says that they have been taken out."""

    game: Game = field(repr=False, compare=False)
    kind: str
    clauses: tuple[str, ...]
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    seen_by: frozenset[int] = frozenset()
    hidden: bool = False

    def as_seen(self, seat: int, everything: bool = False) -> Event:
        """Return the event as a seat sees it: whole, or without its secret facts."""
        if not self.secret or everything or seat in self.seen_by:
            return self
        return Event(self.game, self.kind, self.clauses, self.facts, {}, frozenset(), True)

    def sentence(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return what happened in a language."""
        words = self.game.words(language, names)
        return words.say(f"event-{self.kind}", "hidden" if self.hidden else "", **{**self.facts, **self.secret})

    def text(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return what happened, with where the rule stands."""
        cited = self.game.cite(*self.clauses, language=language)
        said = self.sentence(language, names)
        return f"{open_end(said)} ({cited})." if cited else said

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.text()}>"
