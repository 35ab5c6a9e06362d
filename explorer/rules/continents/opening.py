"""The opening of `continents` step by step: both deals, the roll for the first turn, the extras."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Frame, Lot, Step
from explorer.core.words import word
from explorer.rules.continents.resolution import settle_claims

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def land_units(s: S, f: Frame) -> Sequence[Move]:
    """Return what the continent deck can bring."""
    return s.rules.land_units(s.lands)


def all_lands(s: S, f: Frame) -> Sequence[Move]:
    """Return the whole continent deck, which is shuffled but once."""
    return s.rules.land_units(s.deck.cards)


def tactic_units(s: S, f: Frame) -> Sequence[Move]:
    """Return what the tactics deck can bring."""
    return s.rules.tactic_units(s.pool)


def all_tactics(s: S, f: Frame) -> Sequence[Move]:
    """Return the deck as it was last shuffled."""
    return s.rules.tactic_units(s.deck.copies if s.memory is None else s.memory.fresh)


def tactics_luck(s: S, f: Frame) -> str:
    """Return the stretch of luck that orders the tactics deck: another one after every reshuffle."""
    return f"tactics/{s.reshuffles}"


def lay(s: S, seat: int, continent: int, clause: str) -> None:
    """Lay a card from the continent deck before a seat."""
    s.from_lands(continent)
    s.gain(seat, continent)
    if s.telling is not None:
        s.tell("land-dealt", clause, seat=s.rules.seats[seat], continent=s.land_word(continent))


def deal_lands(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Deal continent cards round and round until everybody has enough, or a card may bring a coin."""
    n = s.players
    dealt, needed = sum(s.held), s.deck.deal[0] * n
    for i, move in enumerate(order[: needed - dealt], dealt):
        lay(s, i % n, move.args[0], "deal-continents")
        if s.claims:
            break
    return "coin"


def deal_land(s: S, f: Frame, move: Move) -> str:
    return deal_lands(s, f, (move,))


def coin(s: S, f: Frame) -> str:
    """See whether a card that was dealt brings a coin; go on dealing."""
    if s.claims:
        if s.rules.deal_counts:
            settle_claims(s)
        s.claims = ()
    if s.first >= 0:
        return "begin"
    return "continents" if sum(s.held) < s.deck.deal[0] * s.players else "tactics"


def deal_hands(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Deal tactics cards round and round until every hand is full."""
    n = s.players
    dealt, needed = sum(map(len, s.hands)), s.deck.deal[1] * n
    for i, move in enumerate(order[: needed - dealt], dealt):
        deal_tactic(s, i % n, move.args[0], "deal-tactics")
    if dealt + len(order) < needed:
        return "tactics"
    f.memo = {"rolls": [0] * n, "round": 0}
    return "first"


def deal_hand(s: S, f: Frame, move: Move) -> str:
    return deal_hands(s, f, (move,))


def deal_tactic(s: S, seat: int, kind: int, clause: str) -> None:
    s.draw_tactic(seat, kind)
    if s.telling is not None:
        s.tell_some("tactic-dealt", clause, (seat,), {"card": s.deck.words[kind]}, seat=s.rules.seats[seat])


# who begins: in the memo what each seat has rolled in this round, 0 before its roll, -1 when it is out


def rolling(s: S, f: Frame) -> int:
    """Return the seat whose starting die is thrown."""
    assert f.memo is not None
    at: int = f.memo["rolls"].index(0)
    return at


def first_luck(s: S, f: Frame) -> str:
    assert f.memo is not None
    return f"first/{f.memo['round']}/{rolling(s, f)}"


def roll_first(s: S, f: Frame, move: Move) -> str:
    """Note a starting die; when all have rolled, the highest begins, or those who share it roll again."""
    assert f.memo is not None
    seat, rolls = rolling(s, f), list(f.memo["rolls"])
    rolls[seat] = move.args[0] + 1
    if s.telling is not None:
        s.tell("start-rolled", "first-player", seat=s.rules.seats[seat], pips=rolls[seat])
    f.memo["rolls"] = rolls
    if 0 in rolls:
        return "first"
    leaders = [i for i, pips in enumerate(rolls) if pips == max(rolls)]
    if len(leaders) > 1:
        again = leaders if s.rules.leaders_only else list(range(s.players))
        f.memo["rolls"] = [0 if i in again else -1 for i in range(s.players)]
        f.memo["round"] += 1
        if s.telling is not None:
            s.tell("start-tied", "first-player", seats=tuple(s.rules.seats[i] for i in again))
        return "first"
    s.first = s.to_move = leaders[0]
    f.memo = None
    if s.telling is not None:
        s.tell("starts", "first-player", seat=s.rules.seats[s.first])
    return "more-tactics"


def more_tactics(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Give the extra tactics cards, from the first player's left."""
    n, hand, extra = s.players, s.deck.deal[1], s.deck.extra[1]
    given = sum(map(len, s.hands)) - hand * n
    needed = extra * (n - 1)
    for i, move in enumerate(order[: needed - given], given):
        deal_tactic(s, (s.first + 1 + i % (n - 1)) % n, move.args[0], "extra-tactics")
    if given + len(order) < needed:
        return "more-tactics"
    return "more-continent" if n == 2 and s.deck.extra[0] else "begin"


def one_more_tactic(s: S, f: Frame, move: Move) -> str:
    return more_tactics(s, f, (move,))


def more_continent(s: S, f: Frame, move: Move) -> str:
    lay(s, 1 - s.first, move.args[0], "second-of-two")
    return "coin"


def begin(s: S, f: Frame) -> str:
    s.first = s.to_move = max(0, s.first)
    s.turn = 1
    s.push("turn.begin", seat=s.to_move)
    return END


STEPS: tuple[Step, ...] = (
    Lot(
        "opening", "continents", ("deal-continents",), ("coin",), skip="tactics", verbs=("land",), units=land_units,
        answer=deal_land, luck=lambda s, f: "continents", deck=all_lands, all_at_once=deal_lands,
    ),
    Step("opening", "coin", ("take-coin",), ("continents", "tactics", "begin"), coin, skip="tactics"),
    Lot(
        "opening", "tactics", ("deal-tactics",), ("tactics", "first"), skip="first", verbs=("card",),
        units=tactic_units, answer=deal_hand, luck=tactics_luck, deck=all_tactics, all_at_once=deal_hands,
    ),
    Lot(
        "opening", "first", ("first-player",), ("first", "more-tactics"), skip="more-tactics", verbs=("die",),
        units=lambda s, f: s.rules.die_moves, answer=roll_first, luck=first_luck,
        words=lambda s, f: word("question-first", seat=s.rules.seats[rolling(s, f)]),
    ),
    Lot(
        "opening", "more-tactics", ("extra-tactics",), ("more-tactics", "more-continent", "begin"),
        skip="begin", verbs=("card",), units=tactic_units, answer=one_more_tactic, luck=tactics_luck,
        deck=all_tactics, all_at_once=more_tactics,
    ),
    Lot(
        "opening", "more-continent", ("second-of-two",), ("coin",), skip="begin", verbs=("land",), units=land_units,
        answer=more_continent, luck=lambda s, f: "continents", deck=all_lands,
    ),
    Step("opening", "begin", ("first-player",), (END,), begin, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "all_lands", "all_tactics", "land_units", "tactic_units", "tactics_luck"]
