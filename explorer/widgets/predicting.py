"""Predict before you see: legal or not, and by which rule; then the verdict with its clause."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Verdict
from explorer.core.naming import move_name
from explorer.core.state import CHANCE
from explorer.drawing.text import safe
from explorer.widgets import answers
from explorer.widgets.messages import Refused

if TYPE_CHECKING:
    from explorer.widgets.session import Session
    from explorer.widgets.speech import Speech

LEGAL, REFUSED = "legal", "refused"


@dataclass(frozen=True)
class Prediction:
    """A move asked about, and what the pupil said.

    `guards` are the rules that can refuse a move of this kind, with their clauses: the choices for `why`. `answer` is
    '' until the pupil has committed themselves.
    """

    verdict: Verdict
    guards: Mapping[str, tuple[str, ...]]
    answer: str = ""
    why: str = ""

    def committed(self, answer: str, why: str) -> Prediction:
        """Return the prediction with the pupil's answer."""
        if answer not in (LEGAL, REFUSED) or (answer == REFUSED and why not in self.guards):
            raise Refused("ui-predict-choose")
        return replace(self, answer=answer, why=why if answer == REFUSED else "")

    @property
    def right(self) -> bool:
        """Whether legal or not was predicted right."""
        return (self.answer == LEGAL) == self.verdict.legal

    @property
    def right_why(self) -> bool:
        """Whether the rule was predicted right as well: one of those that refuse the move."""
        cited = {reason.clauses for reason in self.verdict.reasons}
        return not self.verdict.legal and self.guards.get(self.why) in cited

    def to_screen(self, speech: Speech) -> dict[str, Any]:
        """Return the question as the page draws it."""
        game, move = speech.game, self.verdict.move
        return {
            "move": move.text,
            "said": speech.say("teach-legal-question", move=move),
            "answered": bool(self.answer),
            "legal": bool(self.answer) and self.verdict.legal,
            "answers": [{"id": LEGAL, "label": speech.say("legal")}, {"id": REFUSED, "label": speech.say("illegal")}],
            "whys": [
                {"id": id, "label": " ".join(game.clause(clause).text[speech.language] for clause in clauses)}
                for id, clauses in self.guards.items()
            ],
        }


def about(verdict: Verdict, rules: Any) -> Prediction:
    """Return the question about a move; rules with the same clauses are one choice."""
    found: dict[str, tuple[str, ...]] = {}
    for guard in rules.guards[verdict.move.verb]:
        if guard.clauses and guard.clauses not in found.values():
            found[guard.id] = guard.clauses
    return Prediction(verdict, found)


def asked_about(s: Session) -> Container[str]:
    """Return the verbs that a pupil is asked about: all but what chance does."""
    if s.match.actor == CHANCE:
        return ()
    return [verb.name for verb in s.game.verbs.values() if not verb.chance]


def feedback(asked: Prediction, speech: Speech) -> str:
    """Return what a pupil reads after committing themselves: right or wrong, then the verdict."""
    word = "teach-right" if asked.right else "teach-wrong"
    said = speech.say("legal" if asked.verdict.legal else "illegal")
    head = answers.headline("✓" if asked.right else "✗", speech.say(word), "", "rx-good" if asked.right else "rx-bad")
    head += f'<p class="rx-fact"><bdi>{safe(move_name(asked.verdict.move, speech.words))}</bdi>: {safe(said)}</p>'
    if asked.right and not asked.verdict.legal:
        head += answers.note(speech.say("ui-why-right" if asked.right_why else "ui-why-wrong"))
    return answers.verdict_answer(asked.verdict, speech, head)
