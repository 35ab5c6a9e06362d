"""Rights to play a card: which cards and bases each covers, where it takes them from, which are used up first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.asked_at import asking
from explorer.rules.smashup.fits import BARS
from explorer.rules.smashup.records import DISCARD, HAND, TOP, Attached, Play

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

#: the questions at which a right to play is used
PLAYING = ("turn.play", "extra.offer")


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


def belongs(s: S, card: int) -> bool:
    """Tell whether a card is of a faction of the seat that is asked, or a right to play names the card itself."""
    return s.owner(card) == (s.actor or 0) or any(right.card == card for right in usable(s))


def allows(s: S, right: Play, card: int, base: int) -> bool:
    """Tell whether a right to play covers that card (on that base, for a minion)."""
    return suits(s, right, card) and opens(s, right, base) and base in onto(s, right, card, (base,))


def suits(s: S, right: Play, card: int) -> bool:
    """Tell whether a right to play is for such a card."""
    kind = s.kit.kind[card]
    return right.minion == kind.minion and right.card in (-1, card) and not 0 <= right.most < kind.power


def opens(s: S, right: Play, base: int) -> bool:
    """Tell whether a right to play can be used on that base, and what gives it is still there."""
    if right.base not in (-1, base) or (right.life and s.base_of(right.life) < 0):
        return False
    return not right.alone or not any(m.base == base and m.seat == right.seat for m in s.minions)


def onto(s: S, right: Play, card: int, bases: Sequence[int]) -> Sequence[int]:
    """Return those of some bases onto which a right to play brings that card from where it lies."""
    if right.zone == HAND and card in s.hands[right.seat]:
        return bases
    if right.zone != TOP and s.owner(card) != right.seat:
        return ()
    place = zone(s, card)
    if place == right.zone:
        return bases
    if right.zone != HAND or place != DISCARD:
        return ()
    return [base for base in bases if raised(s, right.seat, base)]


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
    rising = any(raised(s, right.seat, base) for base in s.bases)
    pile = s.discards[right.seat]
    piles = {HAND: (*s.hands[right.seat], *pile) if rising else s.hands[right.seat], DISCARD: pile}
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
    return any(allows(s, right, card, base) for right in usable(s))


def breadth(right: Play) -> tuple[int, int]:
    """Return how much a right to play leaves open: fewer limits leave more, then more power does."""
    limits = (right.card >= 0) + (right.base >= 0) + right.alone + (right.most >= 0)
    return -limits, right.most


def used_by(s: S, card: int, base: int) -> Play | None:
    """Return the right with the narrowest limits that covers a play, so that the others stay open to more."""
    return min((right for right in usable(s) if allows(s, right, card, base)), key=breadth, default=None)


def spend(s: S, card: int, base: int) -> None:
    """Use up the right to play that a play uses."""
    right = used_by(s, card, base)
    assert right is not None
    left = list(s.plays)
    if right in left:
        left.remove(right)
    elif right.source == card:
        s.used += (s.kit.kind[card].id,)
    s.plays = tuple(left)


def in_phase(s: S, seat: int) -> bool:
    """Tell whether a seat is playing cards in its turn, so that a right to play can be kept for later."""
    return seat == s.active and s.rules.steps[s.stack[0].at].id in ("turn.play", "turn.more")


# what can be played


def hand(s: S) -> tuple[int, ...]:
    return s.hands[s.actor or 0]


def within_reach(s: S, card: int) -> bool:
    """Tell whether a card is in the hand, or lies open where it may be played from."""
    if card in hand(s):
        return True
    if asking(s) not in PLAYING or zone(s, card) == HAND:
        return False
    bases = s.bases if s.kit.kind[card].minion else (-1,)
    return any(allows(s, right, card, base) for right in usable(s) for base in bases)


def reachable(s: S) -> Sequence[int]:
    """Return the cards for which that holds: the hand, and of the discard pile what can be played from there."""
    if asking(s) not in PLAYING:
        return hand(s)
    seat, right = s.actor or 0, offered(s)
    if right is not None and right.zone != HAND:
        pile: Sequence[int] = s.discards[seat] if right.zone == DISCARD else (right.card,)
    elif any(a.seat == seat and s.rules.abilities[a.card].from_discard for a in s.attached):
        pile = s.discards[seat]
    else:
        pile = [card for card in s.discards[seat] if card in s.rules.can_rise]
    return (*hand(s), *(card for card in pile if within_reach(s, card)))


def minion_plays(s: S) -> list[tuple[int, int]]:
    """Return the minions within reach, with the bases in play where some right covers them and nothing bars them."""
    found = _plays(s, True, s.bases)
    if found and any(s.rules.abilities[a.card].bars for a in s.attached):
        return [(card, base) for card, base in found if not barred(s, s.actor or 0, card, base)]
    return found


def action_plays(s: S) -> list[int]:
    """Return the actions within reach that some right to play covers."""
    return [card for card, _ in _plays(s, False, (-1,))]


def _plays(s: S, minion: bool, bases: Sequence[int]) -> list[tuple[int, int]]:
    """Return the minions (or actions) within reach with the bases where some right to play covers them."""
    rights = [(right, [b for b in bases if opens(s, right, b)]) for right in usable(s) if right.minion == minion]
    found: list[tuple[int, int]] = []
    kinds = s.kit.kind
    for card in [card for card in reachable(s) if kinds[card].minion == minion] if rights else ():
        plays = [(card, b) for right, there in rights if suits(s, right, card) for b in onto(s, right, card, there)]
        found += plays if len(rights) == 1 else sorted(set(plays), key=lambda play: bases.index(play[1]))
    return found


__all__ = [
    "PLAYING", "action_plays", "allows", "barred", "bars", "belongs", "covered", "in_phase", "minion_plays", "offered",
    "playable", "raises", "reachable", "spend", "usable", "used_by", "within_reach", "zone",
]  # fmt: skip
