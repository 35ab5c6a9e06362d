"""The turn of `influence` step by step, from the deal to the reveal; what is drawn as its flow is what runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from explorer.core.hand_listing import HandLister
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.core.words import Word, word
from explorer.rules.influence import resolution
from explorer.rules.influence.guards import PLAYS, hand_of, shown_cards
from explorer.rules.influence.marks import FLIPPED, IMMUNE, colour_bit
from explorer.rules.influence.trail import DISCARD, PLACE, PLAY, THEFT, Trace

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState as S


@cache
def seat(n: int) -> Word:
    return word("seat", n=n)


@cache
def placing(mover: int, at: int, number: int) -> Trace:
    return Trace(PLACE, mover, at=at, number=number)


@cache
def playing(mover: int, kind: int) -> Trace:
    return Trace(PLAY, mover, kind=kind)


# the opening: chance shows zones, draws the order of play, deals


def zone_units(s: S, f: Frame) -> Sequence[Move]:
    return [m for m in s.rules.zone_moves if m.args[0] not in s.regions]


def show_zones(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Show the given zones until there are enough."""
    shown = [move.args[0] for move in order[: s.deck.zones - len(s.regions)]]
    s.regions = tuple(sorted([*s.regions, *shown]))
    if s.telling is not None:
        for region in shown:
            s.tell("zone-shown", "five-zones", region=s.region_word(region), value=s.deck.worth[region])
    if len(s.regions) < s.deck.zones:
        return "zones"
    if s.rules.rulings["first-seat"] == "seat-order":
        s.order = tuple(range(s.players))
        return "deal"
    return "order"


def show_zone(s: S, f: Frame, move: Move) -> str:
    return show_zones(s, f, (move,))


def draw_orders(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Draw the given seats as the next in the order of play."""
    drawn = [move.args[0] for move in order]
    if s.telling is not None:
        for i, to in enumerate(drawn, len(s.order) + 1):
            s.tell("order-drawn", "seat-order", seat=seat(to), count=i)
    s.order += tuple(drawn)
    return "order" if len(s.order) < s.players else "deal"


def draw_order(s: S, f: Frame, move: Move) -> str:
    return draw_orders(s, f, (move,))


def order_units(s: S, f: Frame) -> Sequence[Move]:
    return [m for m in s.rules.first_moves if m.args[0] not in s.order]


def deal_units(s: S, f: Frame) -> Sequence[Move]:
    draw = s.rules.draw_moves
    return [draw[kind] for kind in s.pool]


def deal(s: S, f: Frame, order: Sequence[Move]) -> str:
    """Deal the given cards in the order of play, one to each seat in turn, until every hand is full."""
    n, hands = s.players, s.hands
    dealt = sum(map(len, hands))
    missing = s.deck.hand * n - dealt
    kinds = [move.args[0] for move in order[:missing]]
    turns = s.order or tuple(range(n))
    for i in range(min(n, len(kinds))):
        to = turns[(dealt + i) % n]
        hands[to] = tuple(sorted([*hands[to], *kinds[i::n]]))
    if len(order) == len(s.pool):
        s.pool = tuple(sorted([move.args[0] for move in order[missing:]]))
    else:
        pool = Counter(s.pool)
        pool.subtract(kinds)
        s.pool = tuple(pool.elements())
    if s.telling is not None:
        for i, kind in enumerate(kinds):
            to = turns[(dealt + i) % n]
            s.tell_some("dealt", "deal-eight", (to,), {"card": s.deck.words[kind]}, seat=seat(to))
    return "begin" if len(kinds) == missing else "deal"


def deal_one(s: S, f: Frame, move: Move) -> str:
    return deal(s, f, (move,))


def begin(s: S, f: Frame) -> str:
    first = s.order[0] if s.order else 0
    s.turn = 1
    s.push("turn.choose", seat=first)
    if s.telling is not None:
        s.tell("turn", "seat-order", seat=seat(first))
    return END


# a turn


def choose(s: S, f: Frame, move: Move) -> str:
    f.move = move
    if s.rules.spend_first and move.verb not in ("place", "discard"):
        return "pay"
    return move.verb


def place(s: S, f: Frame) -> str:
    assert f.move is not None
    mover, (kind, region) = f.seat, f.move.args
    at = region * s.rules.players + mover
    if s.trail:
        s.trail += (placing(mover, at, len(s.placed[at])),)
    hand = s.hands[mover]
    i = hand.index(kind)
    s.hands[mover] = hand[:i] + hand[i + 1 :]
    s.placed[at] += (kind,)
    if s.telling is not None:
        s.tell_some(
            "placed", "place", (mover,), {"card": s.deck.words[kind]}, seat=seat(mover), region=s.region_word(region)
        )
    return "pass"


def spend(s: S, f: Frame) -> None:
    """The tactic leaves the hand and the game, openly."""
    assert f.move is not None
    mover, kind = f.seat, s.rules.kind_of[f.move]
    s.take_from_hand(mover, kind)
    s.played += ((mover, kind),)
    if s.trail:
        s.trail += (playing(mover, kind),)
    if s.telling is not None:
        s.tell("consumed", "tactic-consumed", seat=seat(mover), card=s.deck.words[kind])


def pay(s: S, f: Frame) -> str:
    spend(s, f)
    assert f.move is not None
    return f.move.verb


def consume(s: S, f: Frame) -> str:
    if not s.rules.spend_first:
        spend(s, f)
    return "pass"


def radar(s: S, f: Frame) -> str:
    assert f.move is not None
    opponent, region = f.move.args
    if s.telling is not None:
        s.tell("radar", "radar", seat=seat(f.seat), opponent=seat(opponent), region=s.region_word(region))
    return "radar-lot" if s.rules.radar_pick == "random-unseen" else "radar-pick"


def radar_units(s: S, f: Frame) -> Sequence[Move]:
    return [s.rules.show_moves[i] for i in shown_cards(s)]


def radar_luck(s: S, f: Frame) -> str:
    return f"radar/{len([1 for _, kind in s.played if kind == s.deck.radar])}"


def who_points(s: S, f: Frame) -> int:
    assert f.move is not None
    return f.seat if s.rules.radar_pick == "viewer-picks" else f.move.args[0]


def point_at(s: S, f: Frame, move: Move) -> str:
    f.memo = {"card": move.args[0]}
    return "radar-look"


def radar_look(s: S, f: Frame) -> str:
    assert f.move is not None and f.memo is not None
    opponent, region = f.move.args
    at, index = region * s.players + opponent, f.memo["card"]
    f.memo = None
    if not s.has_seen(f.seat, at, index):
        s.peeks = tuple(sorted((*s.peeks, (at, index, f.seat, len(s.placed[at])))))
    seen_by = (f.seat, opponent) if s.rules.radar_pick == "owner-picks" else (f.seat,)
    if s.telling is not None:
        s.tell_some(
            "radar-saw",
            "radar-private",
            seen_by,
            {"card": s.deck.words[s.placed[at][index]]},
            seat=seat(f.seat),
            opponent=seat(opponent),
            region=s.region_word(region),
        )
    return "consume"


def steal(s: S, f: Frame) -> str:
    assert f.move is not None
    if s.telling is not None:
        s.tell("steal", "steal", seat=seat(f.seat), opponent=seat(f.move.args[0]))
    if f.move.args[0] == f.seat:
        if s.telling is not None:
            s.tell("no-effect", "steal", card=s.deck.words[s.deck.steal])
        return "consume"
    return "steal-lot"


def steal_units(s: S, f: Frame) -> Sequence[Move]:
    assert f.move is not None
    draw = s.rules.draw_moves
    return [draw[kind] for kind in s.hands[f.move.args[0]]]


def steal_luck(s: S, f: Frame) -> str:
    return f"steal/{len([1 for trace in s.trail if trace.what == THEFT])}"


def draw_from_hand(s: S, f: Frame, move: Move) -> str:
    f.memo = {"card": move.args[0]}
    return "steal-take"


def steal_take(s: S, f: Frame) -> str:
    assert f.move is not None and f.memo is not None
    victim, kind = f.move.args[0], f.memo["card"]
    f.memo = None
    s.take_from_hand(victim, kind)
    s.add_to_hand(f.seat, kind)
    s.trail += (Trace(THEFT, f.seat, victim, kind),)
    if s.telling is not None:
        s.tell_some(
            "stole", "steal", (f.seat, victim), {"card": s.deck.words[kind]}, seat=seat(f.seat), opponent=seat(victim)
        )
    return "consume"


def flip(s: S, f: Frame) -> str:
    assert f.move is not None
    region = f.move.args[0]
    if not s.marks[region] & FLIPPED:
        s.mark(region, FLIPPED, f.seat)
        if s.telling is not None:
            s.tell("flipped", "flip", region=s.region_word(region))
    elif s.rules.rulings["second-flip"] == "toggle":
        s.unmark(region, FLIPPED)
        if s.telling is not None:
            s.tell("unflipped", "flip", region=s.region_word(region))
    else:
        if s.telling is not None:
            s.tell("no-effect", "flip", card=s.deck.words[s.deck.flip])
    return "consume"


def immunity(s: S, f: Frame) -> str:
    assert f.move is not None
    region = f.move.args[0]
    if s.rules.rulings["immunity-on-affected"] == "cleanses" and s.marks[region] & ~IMMUNE:
        s.unmark(region, ~IMMUNE)
        if s.telling is not None:
            s.tell("cleansed", "immunity", region=s.region_word(region))
    if s.marks[region] & IMMUNE and s.rules.immunity_binds_all:
        if s.telling is not None:
            s.tell("no-effect", "immunity", card=s.deck.words[s.deck.immunity])
    else:
        s.mark(region, IMMUNE, f.seat)
        if s.telling is not None:
            s.tell("immune", "immunity", region=s.region_word(region))
    return "consume"


def cancel(s: S, f: Frame) -> str:
    assert f.move is not None
    colour, region = f.move.args
    bit = colour_bit(colour)
    if s.marks[region] & bit and s.rules.cancel_lasts:
        if s.telling is not None:
            s.tell("no-effect", "cancel", card=s.deck.words[s.deck.cancel + colour])
    else:
        s.mark(region, bit, f.seat)
        name = word(f"colour-{s.deck.colours[colour]}")
        if s.telling is not None:
            s.tell("cancelled", "cancel", region=s.region_word(region), colour=name)
    return "consume"


def discard(s: S, f: Frame) -> str:
    assert f.move is not None
    kind = f.move.args[0]
    dead = dead_kinds(s)
    s.take_from_hand(f.seat, kind)
    s.trail += (Trace(DISCARD, f.seat, number=len(s.discards), dead=dead),)
    s.discards += ((f.seat, kind),)
    if s.telling is not None:
        card = s.deck.words[kind]
        if s.rules.discard_shown:
            s.tell("discarded", "discard-leaves", seat=seat(f.seat), card=card)
        else:
            s.tell_some("discarded", "discard-leaves", (f.seat,), {"card": card}, seat=seat(f.seat))
    return "pass"


def dead_kinds(s: S) -> tuple[int, ...]:
    """Return the kinds of card without a legal target for the seat that is asked, whatever its hand holds.

    It reads public facts alone. Influence cards are all alike here: one of them answers for all.
    """
    deck = s.deck
    tactics = range(deck.influence, len(deck.tokens))
    plays: HandLister = s.rules.listers[s.rules.index["turn.choose"]][0]
    alive: set[int] = set(plays.playable(s, (0, *tactics)))
    influence = () if 0 in alive else range(deck.influence)
    return (*influence, *(kind for kind in tactics if kind not in alive))


# passing on


def pass_turn(s: S, f: Frame) -> str:
    rules = s.rules
    f.seat = following = (rules.following.get(s.order) or rules.follow(s.order))[f.seat]
    f.move = None
    if not s.hands[following]:
        return "skip"
    s.turn += 1
    if s.telling is not None:
        s.tell("turn", "turn-passes", seat=seat(following))
    return "choose"


def skip(s: S, f: Frame) -> str:
    if any(s.hands):
        s.tell("skipped", "out-of-cards", seat=seat(f.seat))
    return "check-end"


def check_end(s: S, f: Frame) -> str:
    return "pass" if any(s.hands) else "reveal"


def reveal(s: S, f: Frame) -> str:
    s.revealed = True
    if s.telling is not None:
        s.tell("revealed", "reveal")
        for region in s.regions:
            resolution.tell_zone(s, region)
        resolution.tell_match(s)
    return END


def make_steps() -> tuple[Step, ...]:
    """Return every step, in the order of the flow's drawing."""
    after = ("pass",)
    return (
        Lot(
            "opening", "zones", ("five-zones",), ("zones", "order", "deal"), skip="order", verbs=("zone",),
            units=zone_units, answer=show_zone, luck=lambda s, f: "zones", deck=lambda s, f: s.rules.zone_moves,
            all_at_once=show_zones,
        ),
        Lot(
            "opening", "order", ("seat-order",), ("order", "deal"), skip="deal", verbs=("first",), units=order_units,
            answer=draw_order, luck=lambda s, f: "order", deck=lambda s, f: s.rules.first_moves,
            all_at_once=draw_orders,
        ),
        Lot(
            "opening", "deal", ("deal-eight", "one-deck"), ("deal", "begin"), skip="begin", verbs=("draw",),
            units=deal_units, answer=deal_one, luck=lambda s, f: "deal", deck=lambda s, f: s.rules.deck_moves,
            all_at_once=deal,
        ),
        Step("opening", "begin", ("seat-order",), (END,), begin, pushes=True),
        Ask(
            "turn", "choose", ("one-card", "tactic-instead"), (*PLAYS, "discard", "pay"), skip="pass",
            verbs=(*PLAYS, "discard"), answer=choose, hand=hand_of,
            words=lambda s, f: word("question-turn", seat=seat(f.seat)),
        ),
        Step("turn", "place", ("place",), after, place),
        Step("turn", "pay", ("tactic-consumed",), PLAYS[1:], pay),
        Step("turn", "radar", ("radar",), ("radar-lot", "radar-pick"), radar, skip="consume"),
        Lot(
            "turn", "radar-lot", ("radar",), ("radar-look",), skip="consume", verbs=("show",),
            units=radar_units, answer=point_at, luck=radar_luck,
        ),
        Ask(
            "turn", "radar-pick", ("radar",), ("radar-look",), skip="consume", who=who_points,
            verbs=("show",), answer=point_at, words=radar_words,
        ),
        Step("turn", "radar-look", ("radar", "radar-private"), ("consume",), radar_look),
        Step("turn", "steal", ("steal",), ("steal-lot", "consume"), steal, skip="consume"),
        Lot(
            "turn", "steal-lot", ("steal",), ("steal-take",), skip="consume", verbs=("draw",),
            units=steal_units, answer=draw_from_hand, luck=steal_luck,
        ),
        Step("turn", "steal-take", ("steal",), ("consume",), steal_take),
        Step("turn", "flip", ("flip",), ("consume",), flip),
        Step("turn", "immunity", ("immunity",), ("consume",), immunity),
        Step("turn", "cancel", ("cancel",), ("consume",), cancel),
        Step("turn", "consume", ("tactic-consumed",), after, consume),
        Step("turn", "discard", ("discard-leaves",), after, discard),
        Step("turn", "pass", ("turn-passes",), ("choose", "skip"), pass_turn),
        Step("turn", "skip", ("out-of-cards",), ("check-end",), skip, skip="choose"),
        Step("turn", "check-end", ("match-end",), ("pass", "reveal"), check_end),
        Step("turn", "reveal", ("reveal",), (END,), reveal),
    )  # fmt: skip


def radar_words(s: S, f: Frame) -> Word:
    assert f.move is not None
    opponent, region = f.move.args
    name = "question-radar-pick" if s.rules.radar_pick == "viewer-picks" else "question-radar-show"
    return word(name, seat=seat(f.seat), opponent=seat(opponent), region=s.region_word(region))


__all__ = ["make_steps"]
