"""Actions on the timeline: play, check, predict, ask why, take back, go to another place, compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from explorer.core.errors import IllegalMove
from explorer.core.state import ALL, CHANCE
from explorer.drawing.history import history_html
from explorer.matches.errors import MatchError
from explorer.widgets import answers, declining, predicting
from explorer.widgets.messages import Refused
from explorer.widgets.reckoning import reckoned

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.findings import Verdict
    from explorer.core.moves import Move
    from explorer.widgets.session import Session
    from explorer.widgets.speech import Speech


def play(s: Session, move: str) -> None:
    """Play a move for the seat looking on; chance and programs answer at once. A pupil who predicts is asked first."""
    _no_trial(s)
    verdict = s.view.verdict(_written(move))
    by_hand = s.match.actor == CHANCE and s.match.luck.kind == "ask"
    if by_hand and s.seat != ALL and s.game.verbs[verdict.move.verb].chance:
        s.tell("ui-ask-chance")
        return
    if s.predicts and verdict.move.verb in predicting.asked_about(s):
        _ask(s, verdict)
        return
    if not verdict.legal:
        raise IllegalMove(verdict)
    _play(s, verdict.move)


def _ask(s: Session, verdict: Verdict) -> None:
    s.asking = predicting.about(verdict, s.state.rules)
    s.tell("ui-predict-first")


def _play(s: Session, move: Move) -> None:
    seen = s.seen(s.match.play(move))
    more, passed = declining.pass_on(s)
    s.asking = s.pair = None
    s.told = lambda speech: answers.played_answer(move, [*seen, *more], speech) + _passed(passed, speech)


def _passed(count: int, speech: Speech) -> str:
    return answers.note(speech.say("ui-passed", count=count)) if count else ""


def check(s: Session, move: str) -> None:
    """Show the verdict on a move without playing it."""
    verdict = s.view.verdict(_written(move))
    if s.predicts:
        _ask(s, verdict)
        return
    s.told = lambda speech: answers.verdict_answer(verdict, speech)


def commit(s: Session, answer: str, why: str) -> None:
    """Take a prediction and tell whether it was right, with the verdict and its clause."""
    asked = s.asking
    if asked is None:
        raise Refused("ui-message-stale")
    if asked.answer:
        raise Refused("ui-predicted")
    committed = asked.committed(answer, why)
    s.asking = committed
    s.told = lambda speech: predicting.feedback(committed, speech)


def drop(s: Session) -> None:
    """Leave a prediction."""
    s.asking = None
    s.told = answers.invitation


def go_on(s: Session) -> None:
    """Play the legal move that has been predicted."""
    asked = s.asking
    if asked is None or not asked.answer or not asked.verdict.legal:
        raise Refused("ui-message-stale")
    verdict = s.view.verdict(asked.verdict.move)
    if not verdict.legal:
        raise IllegalMove(verdict)
    _play(s, verdict.move)


def why(s: Session, topic: str) -> None:
    """Show the finding on a topic, as far as the seat looking on knows, and its odds while odds are shown."""
    finding = s.view.explain(topic)
    s.told = lambda speech: answers.finding_answer(finding, speech, reckoned(s).get(topic))


def advance(s: Session) -> None:
    """Let programs and chance move until a person is asked.

    Where chance is asked by hand, let luck answer this question and those of the same kind right after it: all dice of
    a roll, all cards of a deal.
    """
    _no_trial(s)
    match = s.match
    told: list[Event] = []
    if match.actor == CHANCE and match.luck.kind == "ask":
        kind = _verbs(s)
        while match.actor == CHANCE and _verbs(s) == kind:
            told += match.play(match.luck.tape.choose(match.node.state))
    else:
        told += match.advance()
    seen = s.seen(told)
    more, passed = declining.pass_on(s)
    s.told = lambda speech: answers.events_list([*seen, *more], speech) + _passed(passed, speech)


def _verbs(s: Session) -> tuple[str, ...]:
    question = s.match.state.question
    return question.verbs if question is not None else ()


def undo(s: Session) -> None:
    """Take back the last move of a person."""
    fair = s.match.fair_undo_allowed()
    _move_about(s, s.match.undo, "ui-nothing-to-undo")
    _past_passes(s, s.match.undo)
    if fair.allowed or len(s.match.seats) < 2:
        s.tell("ui-undone")
        return
    s.told = lambda speech: answers.note(f"{speech.say('ui-undone')} {speech.say(f'ui-unfair-{fair.reason}')}")


def redo(s: Session) -> None:
    """Play again what was taken back."""
    _move_about(s, s.match.redo, "ui-nothing-to-redo")
    _past_passes(s, s.match.redo)
    s.tell("ui-redone")


def _past_passes(s: Session, move: Callable[[], None]) -> None:
    """Go on undoing, or redoing, where all that was said there went by itself."""
    while declining.only_no(s):
        try:
            move()
        except MatchError:
            return


def _move_about(s: Session, move: Callable[[], None], nothing: str) -> None:
    _no_trial(s)
    try:
        move()
    except MatchError:
        raise Refused(nothing) from None
    s.forget()


def goto(s: Session, where: int | str) -> None:
    """Go to a place of the timeline, by number, or to the end of a branch, by name."""
    _no_trial(s)
    s.match.goto(where)
    s.forget()
    s.tell("ui-went", n=s.match.node.n)


def name_branch(s: Session, name: str) -> None:
    """Name the line at whose end the match stands, or begin a branch here."""
    _no_trial(s)
    s.match.branch(name.strip())
    s.tell("ui-branch-named", name=name.strip())


def compare(s: Session, a: int | str, b: int | str) -> None:
    """Put two branches side by side."""
    _no_trial(s)
    s.match.compare(a, b, s.seat)  # refuses what there is not
    s.pair = (a, b)


def leave_comparison(s: Session) -> None:
    """End the comparison."""
    s.pair = None


def history(s: Session) -> None:
    """Draw the tree of the match."""
    match, seat = s.match, s.seat
    s.told = lambda speech: history_html(match, speech.language, seat)


def _no_trial(s: Session) -> None:
    if s.trial:
        raise Refused("ui-trial-first")


def _written(move: str) -> str:
    if not move.strip():
        raise Refused("ui-type-first")
    return move
