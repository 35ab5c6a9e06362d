"""A turn: its start, playing cards, checking the bases, drawing two, its end, and on to the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup import victory
from explorer.rules.smashup.abilities import ON_TURN, TURN_END, TURN_START, noted
from explorer.rules.smashup.decks import draw_cards
from explorer.rules.smashup.fits import WHENS
from explorer.rules.smashup.playing import play, standing
from explorer.rules.smashup.power import breaking
from explorer.rules.smashup.programs import begin, key
from explorer.rules.smashup.records import NEXT_TURN, START, TURN, Effect, Minion, ordinary_plays
from explorer.rules.smashup.rights import spend
from explorer.rules.smashup.triggers import call_triggers
from explorer.rules.smashup.wording import asks, plays_left

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


# the start


def start(s: S, f: Frame) -> str:
    """What lasts until the start of this turn is over; then what happens at the start of a turn."""
    s.tell("turn", "turn-order", seat=seat_word(f.seat))
    s.effects = tuple(e for e in s.effects if not (e.ends == START and e.seat == f.seat))
    s.played, s.used, s.plays = [0] * s.players, (), ()
    call_triggers(s, f, TURN_START)
    return "rights"


def rights(s: S, f: Frame) -> str:
    """One minion and one action, and what cards in play allow beside."""
    s.plays = ordinary_plays(f.seat)
    for m in s.minions:
        if m.seat == f.seat:
            standing(s, m.card, m.seat, m.base, m.life)
    for a in s.attached:
        if a.seat == f.seat:
            standing(s, a.card, a.seat, a.base, a.life)
    return "play"


# playing cards


def answer(s: S, f: Frame, move: Move) -> str:
    f.move = move
    return "check" if move.verb == "done" else "use" if move.verb == "use" else "card"


def play_card(s: S, f: Frame) -> str:
    """Play a card with the first of the rights that allow it."""
    move = f.move
    assert move is not None
    card, base = move.args[0], move.args[1] if move.verb == "play" else -1
    spend(s, card, base)
    f.move = None
    play(s, f.seat, card, base)
    return "more"


def can_use_now(s: S, minion: Minion) -> bool:
    """Tell whether a minion in play has an ability for the turn of its controller, whose condition holds."""
    special = s.rules.abilities[minion.card].on_turn
    if special is None or minion.seat != s.active:
        return False
    return not special.when or WHENS[special.when](s, s.stack[-1])


def use(s: S, f: Frame) -> str:
    """Begin what a minion does on the turn of its controller."""
    move = f.move
    assert move is not None
    minion = s.minion_of(move.args[0])
    assert minion is not None
    f.move = None
    s.tell("used", s.kit.kind[minion.card].id, seat=seat_word(f.seat), card=s.card_word(minion.card))
    text = key(s, minion.card, ON_TURN)
    begin(s, text, f.seat, minion.card, minion.card, me=minion.life, here=minion.base)
    return "more"


def more(s: S, f: Frame) -> str:
    """Go on playing while there is a right to play, or something to use: what is held is nobody else's business."""
    return "play" if s.plays or _more_to_use(s) else "check"


def _more_to_use(s: S) -> bool:
    if any(can_use_now(s, m) for m in s.minions):
        return True
    return any(c in s.rules.can_rise and s.kit.kind[c].id not in s.used for c in s.discards[s.active])


# bases


def check(s: S, f: Frame) -> str:
    """Find the bases that break; rights to play end with the phase."""
    s.plays = ()
    f.move = None
    bases = breaking(s)
    if not bases:
        return "victory"
    if len(bases) > 1:
        return "choose"
    f.memo = {"base": bases[0]}
    return "score"


def choose_base(s: S, f: Frame, move: Move) -> str:
    f.memo = {"base": move.args[0]}
    return "score"


def score(s: S, f: Frame) -> str:
    """Score a base; the memo keeps that one was scored in this turn."""
    s.push("score.open", seat=s.active, memo={"base": noted(f, "base")})
    return "check"


def check_victory(s: S, f: Frame) -> str:
    if s.rules.victory_at == "after-scoring" and victory.decided(s):
        return END
    return "draw"


# drawing, and the end


def draw(s: S, f: Frame) -> str:
    """Draw two; under other readings only after a base was destroyed, or everybody then."""
    reading = s.rules.draw_reading
    scored = bool(f.memo)
    if reading == "active-every-turn" or scored:
        seats = reversed(s.around()) if reading == "everybody-after-base" else [f.seat]
        for seat in seats:
            draw_cards(s, seat, s.kit.draw)
    return "limit"


def limit(s: S, f: Frame) -> str:
    """Discard down to ten: whoever may have drawn."""
    everybody = s.rules.draw_reading == "everybody-after-base"
    for seat in reversed(s.around()) if everybody else [f.seat]:
        s.push("hand.limit", seat=seat)
    return "finish"


def finish(s: S, f: Frame) -> str:
    """What happens at the end of a turn happens while what lasts until then still lasts."""
    call_triggers(s, f, TURN_END)
    return "expire"


def expire(s: S, f: Frame) -> str:
    """All that lasts until the end of this turn is over, at the same time."""

    def over(e: Effect) -> bool:
        return e.seat == f.seat and (e.ends == TURN or (e.ends == NEXT_TURN and e.turn < s.turn))

    s.effects = tuple(e for e in s.effects if not over(e))
    return "close"


def close(s: S, f: Frame) -> str:
    if s.rules.victory_at == "turn-end" and victory.decided(s):
        return END
    return "pass"


def pass_on(s: S, f: Frame) -> str:
    f.seat = s.active = s.after(f.seat)
    f.memo = None
    s.turn += 1
    return "start"


def victory_now(s: S, f: Frame) -> str:
    """Under the reading that victory comes at once, empty the stack when it has come."""
    if victory.decided(s):
        del s.stack[:-1]
    return END


STEPS: tuple[Step, ...] = (
    Step("turn", "start", ("start-phase", "lasting"), ("rights",), start, pushes=True),
    Step("turn", "rights", ("one-minion-one-action",), ("play",), rights),
    Ask(
        "turn", "play", ("one-minion-one-action",), ("card", "use", "check"), skip="check",
        verbs=("play", "act", "use", "done"), answer=answer, declinable=True,
        words=asks("turn-play", minions=plays_left(minion=True), actions=plays_left(minion=False)),
    ),
    Step("turn", "card", ("one-minion-one-action", "play-minion"), ("more",), play_card, pushes=True),
    Step("turn", "use", ("special-now",), ("more",), use, pushes=True),
    Step("turn", "more", ("one-minion-one-action",), ("play", "check"), more),
    Step("turn", "check", ("check-bases", "breakpoint"), ("choose", "score", "victory"), check, skip="victory"),
    Ask(
        "turn", "choose", ("one-base-at-a-time",), ("score",), verbs=("choose-base",),
        answer=choose_base, words=asks("turn-choose"),
    ),
    Step("turn", "score", ("check-bases", "one-base-at-a-time"), ("check",), score, skip="victory", pushes=True),
    Step("turn", "victory", ("goal",), ("draw", END), check_victory),
    Step("turn", "draw", ("draw-two",), ("limit",), draw, pushes=True),
    Step("turn", "limit", ("hand-limit",), ("finish",), limit, pushes=True),
    Step("turn", "finish", ("end-of-turn",), ("expire",), finish, pushes=True),
    Step("turn", "expire", ("lasting",), ("close",), expire),
    Step("turn", "close", ("goal",), ("pass", END), close),
    Step("turn", "pass", ("turn-order",), ("start",), pass_on),
    Step("victory", "now", ("goal",), (END,), victory_now),
)  # fmt: skip


__all__ = ["STEPS", "can_use_now"]
