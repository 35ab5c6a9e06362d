"""The match from its set-up to the last turn: start, play cards, check the bases, draw two, pass to the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.rules.smashup import victory
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.decks import deck_luck, draw_cards, pool_units, take_from_pool, whole_deck
from explorer.rules.smashup.effects import asks, play_action, play_minion
from explorer.rules.smashup.power import breaking
from explorer.rules.smashup.records import Play, ordinary_plays

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


# the set-up: chance lays out bases, says who begins, deals


def base_units(s: S, f: Frame) -> Sequence[Move]:
    """Return the bases that may come next."""
    return [s.rules.base_moves[base] for base in s.base_pool]


def all_bases(s: S, f: Frame) -> Sequence[Move]:
    """Return every base, so that the order of their pile is one thing."""
    return s.rules.base_moves


def base_luck(s: S, f: Frame) -> str:
    """Return the stretch of luck that orders the pile of bases."""
    return f"bases-{s.base_shuffles}"


def take_base(s: S, base: int) -> None:
    """Take a base from the pile, for all to see."""
    s.base_pool = tuple(b for b in s.base_pool if b != base)
    s.tell("base-out", "bases-in-play", base=s.base_word(base), breakpoint=s.kit.bases[base].breakpoint)


def lay_base(s: S, f: Frame, move: Move) -> str:
    take_base(s, move.args[0])
    s.bases += (move.args[0],)
    return "bases" if len(s.bases) <= s.players else "first"


def first_units(s: S, f: Frame) -> Sequence[Move]:
    return s.rules.first_moves


def choose_first(s: S, f: Frame, move: Move) -> str:
    s.active = move.args[0]
    f.seat = 0
    s.tell("begins", "first-player", seat=seat_word(s.active))
    return "deal"


def deal(s: S, f: Frame, move: Move) -> str:
    card = move.args[0]
    take_from_pool(s, f.seat, card)
    s.add_to_hand(f.seat, card)
    s.tell_some("dealt", "opening-hand", (f.seat,), {"card": s.card_word(card)}, seat=seat_word(f.seat))
    if len(s.hands[f.seat]) == s.kit.hand:
        f.seat += 1
    return "deal" if f.seat < s.players else "begin"


def begin(s: S, f: Frame) -> str:
    s.push("turn.start", seat=s.active)
    return END


# a turn


def start(s: S, f: Frame) -> str:
    s.plays = ordinary_plays(f.seat)
    s.tell("turn", "turn-order", seat=seat_word(f.seat))
    return "play"


def play(s: S, f: Frame, move: Move) -> str:
    f.move = move
    return "check" if move.verb == "done" else "card"


def play_card(s: S, f: Frame) -> str:
    """Play a card from the hand with the first of the rights that allow it."""
    move = f.move
    assert move is not None
    card = move.args[0]
    base = move.args[1] if move.verb == "play" else -1
    s.take_from_hand(f.seat, card)
    spend(s, card, base)
    f.move = None
    if move.verb == "play":
        play_minion(s, f.seat, card, base)
    else:
        play_action(s, f.seat, card)
    return "more"


def allows(s: S, right: Play, card: int, base: int) -> bool:
    """Tell whether a right to play covers that card (on that base, for a minion)."""
    kind = s.kit.kind[card]
    return (
        right.minion == kind.minion
        and right.card in (-1, card)
        and right.base in (-1, base)
        and (right.most < 0 or kind.power <= right.most)
    )


def usable(s: S) -> list[Play]:
    """Return the rights to play that count now: one that must be used at once comes before all others."""
    return [right for right in s.plays if right.now] or list(s.plays)


def spend(s: S, card: int, base: int) -> None:
    """Use up the first right that covers a play."""
    right = next(right for right in usable(s) if allows(s, right, card, base))
    left = list(s.plays)
    left.remove(right)
    s.plays = tuple(left)


def more(s: S, f: Frame) -> str:
    return "play" if s.plays else "check"


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
    """Under the reading that fifteen VP win at once: drop whatever was pending."""
    if victory.decided(s):
        del s.stack[:-1]
    return END


STEPS: tuple[Step, ...] = (
    Lot(
        "opening", "bases", ("bases-in-play",), ("bases", "first"), skip="first", verbs=("base",), units=base_units,
        answer=lay_base, luck=base_luck, deck=all_bases,
    ),
    Lot(
        "opening", "first", ("first-player",), ("deal",), verbs=("first",), units=first_units, answer=choose_first,
        luck=lambda s, f: "first",
    ),
    Lot(
        "opening", "deal", ("opening-hand", "own-deck"), ("deal", "begin"), skip="begin", verbs=("draw",),
        units=pool_units, answer=deal, luck=deck_luck, deck=whole_deck,
    ),
    Step("opening", "begin", ("turn-phases",), (END,), begin, pushes=True),
    Step("turn", "start", ("start-phase", "one-minion-one-action"), ("play",), start),
    Ask(
        "turn", "play", ("one-minion-one-action",), ("card", "check"), skip="check",
        verbs=("play", "act", "done"), answer=play, words=asks("turn-play"), declinable=True,
    ),
    Step("turn", "card", ("one-minion-one-action", "play-minion"), ("more",), play_card, pushes=True),
    Step("turn", "more", ("one-minion-one-action",), ("play", "check"), more),
    Step("turn", "check", ("check-bases", "breakpoint"), ("choose", "score", "victory"), check, skip="victory"),
    Ask(
        "turn", "choose", ("one-base-at-a-time",), ("score",), verbs=("choose-base",),
        answer=choose_base, words=asks("turn-choose"),
    ),
    Step("turn", "score", ("check-bases", "one-base-at-a-time"), ("check",), score, skip="victory", pushes=True),
    Step("turn", "victory", ("goal",), ("draw", END), check_victory),
    Step("turn", "draw", ("draw-two",), ("limit",), draw, pushes=True),
    Step("turn", "limit", ("hand-limit",), ("close",), limit, pushes=True),
    Step("turn", "close", ("goal",), ("pass", END), close),
    Step("turn", "pass", ("turn-order",), ("start",), pass_on),
    Step("victory", "now", ("goal",), (END,), victory_now),
)  # fmt: skip


__all__ = ["STEPS", "all_bases", "allows", "base_luck", "base_units", "spend", "take_base", "usable"]
