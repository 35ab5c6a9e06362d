"""Playing cards: a minion enters and its text runs, an action is carried out; extra plays, held or used at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import PLAYED, keep, noted
from explorer.rules.smashup.fits import it
from explorer.rules.smashup.programs import begin, key, source_word
from explorer.rules.smashup.records import ACTION, HAND, Play
from explorer.rules.smashup.rights import in_phase, playable
from explorer.rules.smashup.texts import right_word
from explorer.rules.smashup.triggers import call_triggers
from explorer.rules.smashup.wording import asks, has_to, offered_right

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


# extra plays


def extra_play(s: S, f: Frame, right: Play, now: bool = False, must: bool = False) -> None:
    """Give a right to play: kept for the phase, or offered at once."""
    if now or must or not in_phase(s, right.seat):
        s.push("extra.look", seat=right.seat, source=f.source, cause=f.cause, memo={
            "right": list(right), "must": must, "text": noted(f, "text"),
        })  # fmt: skip
    else:
        s.plays += (right,)
        if s.telling is not None:
            s.tell("extra", "extra-play", seat=seat_word(right.seat), right=right_word(s, right))


def look(s: S, f: Frame) -> str:
    """Offer it unless everybody can see that there is nothing to play."""
    right = Play(*noted(f, "right"))
    if right.zone == HAND and s.hands[f.seat]:
        return "offer"
    return "offer" if playable(s, right) else END


def offer(s: S, f: Frame, move: Move) -> str:
    if move.verb == "pass":
        return END
    f.move = move
    return "play"


def play_offered(s: S, f: Frame) -> str:
    move = f.move
    assert move is not None
    f.move = None
    play(s, f.seat, move.args[0], move.args[1] if len(move.args) > 1 else -1)
    return END


def play(s: S, seat: int, card: int, base: int) -> None:
    """Take a card from where it lies and begin playing it: a minion on a base, an action on none (-1)."""
    s.take_out(card)
    if base >= 0:
        s.push("play.enter", seat=seat, source=card, cause=card, memo={"card": card, "base": base})
    else:
        s.aside += (card,)
        s.push("action.text", seat=seat, source=card, cause=card)


# playing a minion: it lies there, its text runs to the end, then what others do about it


def enter(s: S, f: Frame) -> str:
    card, base = noted(f, "card"), noted(f, "base")
    minion = s.enter(card, base, f.seat)
    s.played[f.seat] += 1
    keep(f, it=list(minion))
    s.tell("played", "play-minion", seat=seat_word(f.seat), card=s.card_word(card), base=s.base_word(base))
    standing(s, card, f.seat, base, minion.life)
    return "text"


def standing(s: S, card: int, seat: int, base: int, life: int) -> None:
    """Give the right to play that a card in play gives on each turn of its controller."""
    grant = s.rules.abilities[card].grant
    if grant is not None and seat == s.active:
        right = Play(seat, grant.minion, card, grant.most, base if grant.on else -1, zone=grant.zone, life=life)
        s.plays += (right,)


def text(s: S, f: Frame) -> str:
    minion = it(f)
    begin(s, key(s, f.source, "play"), f.seat, f.source, f.cause, me=minion.life, here=minion.base)
    return "after"


def after_play(s: S, f: Frame) -> str:
    call_triggers(s, f, PLAYED, it(f), f.seat)
    return END


# playing an action


def action_text(s: S, f: Frame) -> str:
    s.tell("action", "action-then-discard", seat=seat_word(f.seat), card=s.card_word(f.source))
    memo = {"base": noted(f, "base")} if f.memo else {}
    begin(s, key(s, f.source, "play"), f.seat, f.source, f.cause, me=0, here=-1, **memo)
    return "settle"


def action_settle(s: S, f: Frame) -> str:
    """An action that has not stayed in play goes to its owner's discard pile."""
    s.effects = tuple(e for e in s.effects if not (e.ends == ACTION and e.source == f.source))
    found = s.action_of(f.source)
    if found is not None:
        standing(s, f.source, f.seat, found.base, found.life)
    return "discard" if f.source in s.aside else END


def action_discard(s: S, f: Frame) -> str:
    s.aside = tuple(c for c in s.aside if c != f.source)
    s.to_discards(f.source)
    return END


STEPS: tuple[Step, ...] = (
    Step("play", "enter", ("play-minion",), ("text",), enter),
    Step("play", "text", ("play-minion", "nested-play"), ("after",), text, pushes=True),
    Step("play", "after", ("nested-play",), (END,), after_play, pushes=True),
    Step("action", "text", ("action-then-discard",), ("settle",), action_text, pushes=True),
    Step("action", "settle", ("action-stays",), ("discard", END), action_settle),
    Step("action", "discard", ("action-then-discard",), (END,), action_discard),
    Step("extra", "look", ("extra-play",), ("offer", END), look, skip=END),
    Ask(
        "extra", "offer", ("extra-play",), ("play", END), verbs=("play", "act", "pass"), answer=offer, skip=END,
        words=asks("extra-offer", source=source_word, right=offered_right, must=has_to), declinable=True,
    ),
    Step("extra", "play", ("extra-play",), (END,), play_offered, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "extra_play", "play", "standing"]
