"""Playing cards: a minion enters and its text runs, an action is carried out; extra plays, held or used at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import PLAYED, keep, noted
from explorer.rules.smashup.fits import BARS, it
from explorer.rules.smashup.programs import begin, key, source_word
from explorer.rules.smashup.records import ACTION, DISCARD, HAND, TOP, Attached, Play
from explorer.rules.smashup.texts import right_word
from explorer.rules.smashup.triggers import call_triggers
from explorer.rules.smashup.wording import asks, has_to, offered_right

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


# rights to play


def zone(s: S, card: int) -> str:
    """Return where a card would be played from, by what is public: a hand unless it lies open elsewhere."""
    if card in s.discards[s.owner(card)]:
        return DISCARD
    return TOP if card in s.tops[s.owner(card)][:1] and card not in s.private else HAND


def raised(s: S, seat: int, base: int) -> bool:
    """Tell whether a minion played on a base may come from the discard pile instead of the hand."""
    return any(a.base == base and a.seat == seat and raises(s, a) for a in s.attached)


def raises(s: S, a: Attached) -> bool:
    """Tell whether an action in play lets its controller, whose turn it is, play minions from the discard pile here."""
    return a.seat == s.active and s.rules.abilities[a.card].from_discard


def allows(s: S, right: Play, card: int, base: int) -> bool:
    """Tell whether a right to play covers that card (on that base, for a minion)."""
    kind = s.kit.kind[card]
    if right.minion != kind.minion or right.card not in (-1, card) or right.base not in (-1, base):
        return False
    if (0 <= right.most < kind.power) or (right.life and not s.base_of(right.life) >= 0):
        return False
    if right.alone and any(m.base == base and m.seat == right.seat for m in s.minions):
        return False
    if right.zone == HAND and card in s.hands[right.seat]:
        return True
    place = zone(s, card)
    if place != right.zone and not (right.zone == HAND and place == DISCARD and raised(s, right.seat, base)):
        return False
    return right.zone == TOP or s.owner(card) == right.seat


def barred(s: S, seat: int, card: int, base: int) -> bool:
    """Tell whether an action on the base keeps this seat from playing that minion there."""
    if not s.attached:
        return False
    return any(a.base == base and bars(s, a, seat, card) for a in s.attached)


def bars(s: S, a: Attached, seat: int, card: int) -> bool:
    """Tell whether an action in play keeps a seat from playing a minion where the action lies."""
    name = s.rules.abilities[a.card].bars
    return bool(name) and BARS[name](s, a, seat, card)


def playable(s: S, right: Play) -> bool:
    """Tell whether a right to play can be used, with the cards that lie where it takes them from."""
    piles = {HAND: s.hands[right.seat], DISCARD: s.discards[right.seat]}
    bases = s.bases if right.minion else (-1,)
    return any(
        allows(s, right, card, base) and not barred(s, right.seat, card, base)
        for card in piles.get(right.zone, (right.card,))
        for base in bases
    )


def offered(s: S) -> Play | None:
    """Return the right that must be used now or is lost, None where none is."""
    f = s.stack[-1]
    if s.rules.steps[f.at].id == "extra.offer":
        return Play(*noted(f, "right"))
    return None


def usable(s: S) -> list[Play]:
    """Return the rights to play that count now: the one offered, else those of the phase and of cards themselves."""
    right = offered(s)
    if right is not None:
        return [right]
    seat, can_rise = s.active, s.rules.can_rise
    own = [
        Play(seat, True, card, card=card, zone=DISCARD)
        for card in s.discards[seat]
        if card in can_rise and s.kit.kind[card].id not in s.used
    ]
    return [*s.plays, *own]


def covered(s: S, card: int, base: int) -> bool:
    """Tell whether some right to play covers a card (on that base, for a minion)."""
    right = offered(s)
    if right is not None:
        return allows(s, right, card, base)
    for right in s.plays:
        if allows(s, right, card, base):
            return True
    return card in s.rules.can_rise and any(allows(s, right, card, base) for right in usable(s))


def breadth(right: Play) -> tuple[int, int]:
    """Return how much a right to play leaves open: fewer limits leave more, then more power does."""
    limits = (right.card >= 0) + (right.base >= 0) + right.alone + (right.most >= 0)
    return -limits, right.most


def spend(s: S, card: int, base: int) -> None:
    """Use up the right with the narrowest limits that covers a play, so that the others stay open to more."""
    right = min((right for right in usable(s) if allows(s, right, card, base)), key=breadth)
    left = list(s.plays)
    if right in left:
        left.remove(right)
    elif right.source == card:
        s.used += (s.kit.kind[card].id,)
    s.plays = tuple(left)


def in_phase(s: S, seat: int) -> bool:
    """Tell whether a seat is playing cards in its turn, so that a right to play can be kept for later."""
    return seat == s.active and s.rules.steps[s.stack[0].at].id in ("turn.play", "turn.more")


# extra plays


def extra_play(s: S, f: Frame, right: Play, now: bool = False, must: bool = False) -> None:
    """Give a right to play: kept for the phase, or offered at once."""
    if now or must or not in_phase(s, right.seat):
        s.push("extra.look", seat=right.seat, source=f.source, cause=f.cause, memo={
            "right": list(right), "must": must, "text": noted(f, "text"),
        })  # fmt: skip
    else:
        s.plays += (right,)
        if s.telling:
            s.tell("extra", "extra-play", seat=seat_word(right.seat), right=right_word(s, right))


def look(s: S, f: Frame) -> str:
    """Offer it unless everybody can see that there is nothing to play."""
    right = Play(*noted(f, "right"))
    if right.zone == HAND:
        return "offer" if s.hands[f.seat] else END
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


__all__ = [
    "STEPS", "allows", "barred", "bars", "covered", "extra_play", "in_phase", "offered", "play", "playable", "raises",
    "spend", "standing", "usable", "zone",
]  # fmt: skip
