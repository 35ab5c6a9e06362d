"""Questions that the engine answers: is this move legal, what comes of this zone. No answer is typed in by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from explorer.core.decisions import Decision, Node, Outcome, leaf_text, nodes_of
from explorer.core.findings import Finding, Verdict
from explorer.core.guards import seat_word
from explorer.core.state import ALL, State
from explorer.core.views import View
from explorer.core.words import Catalogue, Word

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move

Names = Mapping[Word, str] | None
LEGAL, REFUSED = "legal", "refused"


@dataclass(frozen=True)
class Option:
    """One answer to choose: its id, which an answer is stored as, and what is read."""

    id: str
    text: str


@dataclass(frozen=True)
class Said:
    """One sentence with the clauses it rests on. `kind` says what it is: 'event', 'legal', 'refused', 'way',
    'finding', 'ruling', 'error', 'offers', 'offers-not', 'scores', 'winners', 'question' or 'clause'."""

    kind: str
    text: str
    citation: str = ""
    clauses: tuple[str, ...] = ()


class LegalQuestion:
    """Is this move legal? `open_` says whether the reader may see what the mover's own hand has to do with it."""

    def __init__(self, verdict: Verdict, open_: bool = True) -> None:
        self.verdict, self.open_, self.game = verdict, open_, verdict.game

    @property
    def right(self) -> str:
        """The id of the right option."""
        return LEGAL if self.verdict.legal else REFUSED

    @property
    def drawn(self) -> Finding | Verdict | None:
        """What shows why, None where it would show a hand."""
        return self.verdict if self.open_ else None

    def prompt(self, language: str = "en") -> str:
        """Return the question in words."""
        return self.game.words(language).say("teach-legal-question", move=self.verdict.move)

    def options(self, language: str = "en") -> tuple[Option, ...]:
        """Return the answers to choose from, always in the same order."""
        words = self.game.words(language)
        return Option(LEGAL, words.say("legal")), Option(REFUSED, words.say("illegal"))

    def because(self, language: str = "en", names: Names = None) -> tuple[Said, ...]:
        """Return what the rules say: the verdict and by what right, or every reason with its clause and the way
        forward."""
        if self.verdict.legal:
            grounds = (said_of(LEGAL, ground, language, names) for ground in self.verdict.grounds(language))
            return (Said(LEGAL, self.verdict.finding.sentence(language, names)), *grounds)
        found = []
        for reason in self.verdict.reasons:
            found.append(said_of(REFUSED, reason, language, names))
            way = reason.way(language, names) if self.open_ else ""
            found += [Said("way", way)] if way else []
        return tuple(found)


class OutcomeQuestion:
    """What comes of a topic? The options are the leaves of the decision tree that the engine walked; leaves that say
    the same thing under the same clauses are one option."""

    def __init__(self, topic: str, finding: Finding) -> None:
        assert finding.tree is not None
        self.topic, self.finding, self.tree, self.game = topic, finding, finding.tree, finding.game
        leaves = [node for node in nodes_of(self.tree) if isinstance(node, Outcome)]
        self._groups: dict[tuple[object, ...], Outcome] = {}
        for leaf in leaves:
            self._groups.setdefault(_sense(leaf), leaf)

    @property
    def right(self) -> str:
        """The id of the right option."""
        node: Node = self.tree
        for _, answer in self.finding.answers:
            if isinstance(node, Decision):
                node = node.yes if answer else node.no
        assert isinstance(node, Outcome)
        return self._groups[_sense(node)].id

    @property
    def drawn(self) -> Finding | Verdict | None:
        """What shows why."""
        return self.finding

    def prompt(self, language: str = "en") -> str:
        """Return the question in words."""
        words = self.game.words(language)
        named = topic_name(self.game, self.topic, self.finding.facts, words)
        return words.say("teach-outcome-question", topic=named)

    def options(self, language: str = "en") -> tuple[Option, ...]:
        """Return the answers to choose from, in the order of the tree.

        Each reads as its clause, unless the game's words have an `option-…` for it: leaves of one clause need that.
        """
        words = self.game.words(language)
        return tuple(Option(leaf.id, leaf_text(self.game, leaf, words)) for leaf in self._groups.values())

    def because(self, language: str = "en", names: Names = None) -> tuple[Said, ...]:
        """Return the outcome and what it rests on, each with its clause."""
        told = (self.finding, *self.finding.below)
        return tuple(said_of("finding", finding, language, names) for finding in told)


def _sense(leaf: Outcome) -> tuple[object, ...]:
    return leaf.says or leaf.id, leaf.clauses


def outcome_question(topic: str, finding: Finding) -> OutcomeQuestion | None:
    """Return the question what comes of a topic, None where no tree decides it or two of its leaves read alike."""
    if finding.tree is None:
        return None
    found = OutcomeQuestion(topic, finding)
    texts = [option.text for option in found.options()]
    return found if len(set(texts)) == len(texts) else None


Question = LegalQuestion | OutcomeQuestion


def ask_legal(state: State | View, move: Move | str, seat: int | None = None) -> LegalQuestion:
    """Return the question whether a move is legal. Raises NotationError for a text that names no move."""
    if isinstance(state, View):
        return LegalQuestion(state.verdict(move))
    return LegalQuestion(state.verdict(move, seat))


def ask_outcome(state: State | View, topic: str) -> OutcomeQuestion | None:
    """Return the question what comes of a topic such as 'zone:harbour'.

    None where it cannot be asked so: no decision tree decides it, two of its leaves read alike, or the viewer cannot
    know. Raises ExplorerError for an unknown topic.
    """
    return outcome_question(topic, (state if isinstance(state, View) else state.view(ALL)).explain(topic))


def said_of(kind: str, finding: Finding, language: str, names: Names) -> Said:
    """Return a finding's sentence with its citation."""
    return Said(kind, finding.sentence(language, names), finding.citation(language), finding.clauses)


def topic_name(game: Game, topic: str, facts: Mapping[str, Any], words: Catalogue) -> str:
    """Return what a topic such as 'zone:harbour' is called: as its game says, or as its finding's facts name it."""
    kind, _, part = topic.partition(":")
    named = [v for v in facts.values() if isinstance(v, Word) and v.id.endswith(f"-{part}")]
    own = game.topic_word(part) if part else None
    if own is not None:
        named = [own]
    elif part.isdecimal():
        named = [seat_word(int(part))]
    if not words.knows(f"topic-{kind}") or (part and not named):
        return topic
    return words.say(f"topic-{kind}", name=words.say(named[0]) if named else "")


__all__ = ["LegalQuestion", "Option", "OutcomeQuestion", "Question", "Said", "ask_legal", "ask_outcome", "topic_name"]
