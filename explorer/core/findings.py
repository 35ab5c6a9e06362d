"""Findings: statements with their clause, whether they hold, the facts read and the findings below them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from explorer.core.hooks import Shown
from explorer.core.words import Word, open_end

if TYPE_CHECKING:
    from explorer.core.decisions import Node
    from explorer.core.game import Game
    from explorer.core.moves import Move


@dataclass(frozen=True, repr=False)
class Finding(Shown):
    """One statement. `part` picks the message's attribute ('' for the message itself); `answers` marks the
    branch taken at each decision of `tree`, where the finding came from walking one; `way_part` names the attribute
    that holds the way forward."""

    game: Game = field(repr=False, compare=False)
    id: str
    part: str
    holds: bool | None
    clauses: tuple[str, ...]
    facts: Mapping[str, Any]
    below: tuple[Finding, ...] = ()
    tree: Node | None = field(default=None, repr=False, compare=False)
    answers: tuple[tuple[str, bool], ...] = ()
    way_part: str = "way"

    def sentence(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the statement in a language ('en' or the document's), players called by `names`."""
        return self.game.words(language, names).say(self.id, self.part, **self.facts)

    def way(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the way forward that goes with a refusal, '' where there is none."""
        words = self.game.words(language, names)
        return words.say(self.id, self.way_part, **self.facts) if words.knows(self.id, self.way_part) else ""

    def citation(self, language: str = "en") -> str:
        """Return where the rule stands, such as '000, line 37'."""
        return self.game.cite(*self.clauses, language=language)

    def text(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return sentence, citation and way forward in one paragraph."""
        said = self.sentence(language, names)
        if self.clauses:
            said = f"{open_end(said)} ({self.citation(language)})."
        way = "" if self.holds else self.way(language, names)
        return f"{said} {way}".strip()

    def outline(self, language: str = "en", indent: int = 0) -> str:
        """Return this finding and those below it as indented lines of plain text."""
        lines = ["  " * indent + self.text(language)]
        lines += [below.outline(language, indent + 1) for below in self.below]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.outline()

    def __repr__(self) -> str:
        return f"<finding: {self.text()}>"


@dataclass(frozen=True, repr=False)
class Verdict(Shown):
    """What the rules say of one move: legal or refused, and every guard that was run.

    `stages` holds the findings stage by stage (public facts before the own hand), as far as they were run;
    `reasons` those of the first stage that failed, empty for a legal move; `unasked` says how many guards of later
    stages were not run.
    """

    game: Game = field(repr=False, compare=False)
    move: Move
    legal: bool
    stages: tuple[tuple[Finding, ...], ...]
    unasked: int = 0

    @property
    def reasons(self) -> tuple[Finding, ...]:
        return tuple(f for f in self.stages[-1] if not f.holds) if self.stages else ()

    def grounds(self, language: str = "en") -> tuple[Finding, ...]:
        """Return, for a legal move, the findings that tell by what right it is played: their words have a `.by`."""
        words = self.game.words(language)
        found = (f for stage in self.stages for f in stage) if self.legal else ()
        return tuple(replace(f, part="by") for f in found if words.knows(f.id, "by"))

    @property
    def finding(self) -> Finding:
        """The verdict as one finding, the guards' findings below it."""
        below = tuple(f for stage in self.stages for f in stage)
        id = "finding-legal" if self.legal else "finding-refused"
        return Finding(self.game, id, "", self.legal, (), {"move": self.move}, below)

    def text(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the verdict in words: the fact, the clause, a way forward, for every reason."""
        if self.legal:
            grounds = [ground.text(language, names) for ground in self.grounds(language)]
            return " ".join([self.finding.sentence(language, names), *grounds])
        return " ".join(reason.text(language, names) for reason in self.reasons)

    def __bool__(self) -> bool:
        raise TypeError("a verdict is not a bare boolean: ask .legal, and read .reasons")

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.move.text}: {'legal' if self.legal else self.text()}>"
