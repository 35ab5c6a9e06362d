"""Actions on the table: whose eyes, which language, which readings, a new match, saving and loading."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from explorer.core.state import ALL
from explorer.matches.match import Match, new_match
from explorer.matches.saves import load_match
from explorer.widgets import answers, backups, declining, trial
from explorer.widgets.messages import Refused
from explorer.widgets.reckoning import reckoned

if TYPE_CHECKING:
    from explorer.widgets.session import Session


def look(s: Session, seat: int) -> None:
    """Look through other eyes. Where people share the screen a curtain falls before another's cards are shown."""
    seat = s.match.known_viewer(seat)
    if len(s.people) > 1 and seat != s.seat and (seat in s.people or seat == ALL):
        s.cover(seat)
    else:
        s.look(seat)


def uncover(s: Session, seat: int) -> None:
    """Lift the curtain: the device has come to the seat that was named, or is to show what all may see."""
    if s.curtain is None:
        raise Refused("ui-message-stale")
    if (seat >= 0 and seat != s.curtain) or seat == ALL != s.curtain:
        raise Refused("ui-message-stale")
    s.look(seat)
    line = s.match.line()
    mine = max((i for i, node in enumerate(line) if node.seat == seat and node.by_hand), default=None)
    if seat >= 0 and mine is not None:
        seen = s.seen([event for node in line[mine + 1 :] for event in node.events])
        s.told = lambda speech: answers.since_answer(seen, speech)


def speak(s: Session, language: str) -> None:
    """Speak another of the rulebook's languages."""
    s.game.words(language)
    s.language = language


def project(s: Session, on: bool) -> None:
    """Draw large, for a wall, or as usual."""
    s.projects = on


def predict(s: Session, on: bool) -> None:
    """Ask for a prediction before every verdict, or do not."""
    s.predicts, s.asking = on, None
    s.tell("ui-predict-on" if on else "ui-predict-off")


def show_odds(s: Session, on: bool) -> None:
    """Show on the board how likely each outcome is for who looks on, or do not; say so where all of it is certain."""
    s.shows_odds = on
    if on and all(len(odds.outcomes) < 2 for odds in reckoned(s).values()):
        s.tell("ui-odds-certain")


def pass_alone(s: Session, on: bool) -> None:
    """Let no be said by itself where nothing else can be said, from now on, or ask all the same."""
    s.passes = on
    seen, passed = declining.pass_on(s)
    if passed:
        s.told = lambda speech: answers.events_list(seen, speech) + answers.note(speech.say("ui-passed", count=passed))


def show_all(s: Session, on: bool) -> None:
    """Offer every move that answers the question, also those of cards that cannot be played now."""
    s.shows_all = on


# rulings


def try_ruling(s: Session, ruling: str, option: str) -> None:
    """Judge the position under another reading; what changes is listed, and nothing is kept yet."""
    before = s.match.node.state
    rulings = trial.differing(before, {**s.trial, ruling: option})
    s.game.rulebook.choose({ruling: option})
    s.asking = s.pair = None
    if not rulings:
        s.trial = {}
        s.tell("ui-trial-none")
        return
    after = before.under(rulings)
    s.trial = rulings
    seat, sums = s.seat, s.sums
    s.told = lambda speech: trial.changes_answer(before.view(seat), after.view(seat), speech, sums)


def keep_rulings(s: Session) -> None:
    """Go on from this position under the readings on trial, in a match of its own."""
    if not s.trial:
        raise Refused("ui-message-stale")
    old = s.match
    state = old.node.state.under(s.trial)
    s.match = _begun(old, start=state, chance="ask" if old.luck.kind == "ask" else "seed")
    s.former, s.trial, s.pair = old, {}, None
    s.tell("ui-trial-kept")


def put_back(s: Session) -> None:
    """Put the readings back: those on trial, or else the ones kept last, with the match as it was."""
    if s.trial:
        s.trial = {}
        s.tell("ui-trial-back")
    elif s.former is not None:
        s.match, s.former, s.pair = s.former, None, None
        s.tell("ui-trial-back")
    else:
        raise Refused("ui-message-stale")


# matches


def _begun(like: Match, start: object, chance: str) -> Match:
    players, names = [taken.player for taken in like.seats], [taken.name for taken in like.seats]
    return new_match(like.game, players, seed=like.seed, start=start, names=names, chance=chance, auto=like.auto)


def new(s: Session, players: list[tuple[str, str]], seed: str, chance: str, script: str) -> None:
    """Begin a new match under the same readings, from the same position if this one began from one."""
    root = s.match.nodes[0].state
    kinds, names = [kind for kind, _ in players], [name for _, name in players]
    match = new_match(
        s.game, kinds, seed=_seed(seed), rulings=root.rules.rulings, names=names, chance=chance,
        start=root if s.match.started_from_a_position else None,
        script=[line.strip() for line in script.splitlines() if line.strip()] if chance == "script" else (),
    )  # fmt: skip
    s.sit_down(match)
    s.former = None
    s.tell("ui-new-begun", seed=str(match.seed))


def _seed(typed: str) -> int | str | None:
    typed = typed.strip()
    whole = typed.removeprefix("-").isascii() and typed.removeprefix("-").isdecimal() and len(typed) < 20
    return int(typed) if whole else typed or None


def save(s: Session) -> None:
    """Hand the whole match to the page as text, to be kept as a file."""
    written = json.dumps(s.match.to_dict(), ensure_ascii=False, indent=1)
    s.outbox.append({"save": f"{s.game.id}-{s.match.node.n}.json", "text": written})
    s.tell("ui-saved")


def load(s: Session, text: str) -> None:
    """Go on with a match that was saved."""
    try:
        values = json.loads(text)
    except ValueError:
        raise Refused("ui-load-odd") from None
    _loaded(s, values)


def restore(s: Session, key: str) -> None:
    """Go on with the match that was kept before the kernel stopped."""
    values = backups.kept(key)
    if values is None:
        raise Refused("ui-restore-none")
    _loaded(s, values)


def _loaded(s: Session, values: object) -> None:
    if not isinstance(values, dict):
        raise Refused("ui-load-odd")
    match = load_match(values)
    match.game.words(s.language if s.language in match.game.rulebook.languages else "en")
    if s.language not in match.game.rulebook.languages:
        s.language = "en"
    s.sit_down(match)
    s.former = None
    s.tell("ui-loaded")
