"""A base scores: windows before and after, places and their VP, then its cards go and another base comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.decisions import Decision, Outcome, walk
from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.core.words import word
from explorer.rules.smashup.abilities import AFTER, BEFORE, keep, noted
from explorer.rules.smashup.effects import play_minion
from explorer.rules.smashup.power import strength
from explorer.rules.smashup.records import Minion
from explorer.rules.smashup.turn import all_bases, base_luck, base_units, take_base
from explorer.rules.smashup.victory import gain

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState as S


class Claim:
    """What one seat can claim of a base that scores: its minions there, and how many seats are ahead of it."""

    __slots__ = ("ahead", "base", "minions", "power", "seat", "sharing")

    def __init__(self, s: S, base: int, seat: int) -> None:
        self.base, self.seat = base, seat
        self.minions = sum(1 for m in s.on(base) if m.seat == seat)
        there = {m.seat for m in s.on(base)}
        totals = {other: strength(s, base, other) for other in there}
        self.power = totals.get(seat, 0)
        self.ahead = sum(1 for power in totals.values() if power > self.power)
        self.sharing = sum(1 for power in totals.values() if power == self.power)


PLACES = tuple(Outcome(f"{name}-place", ("places", "tied-places")) for name in ("first", "second", "third"))
UNPLACED = Outcome("no-place", ("places",))

AWARD = Decision(
    "has-minion",
    ("need-minion",),
    lambda claim: claim.minions > 0,
    yes=Decision(
        "nobody-ahead",
        ("places",),
        lambda claim: claim.ahead == 0,
        yes=PLACES[0],
        no=Decision(
            "one-ahead",
            ("places", "tied-places"),
            lambda claim: claim.ahead == 1,
            yes=PLACES[1],
            no=Decision(
                "two-ahead",
                ("places", "tied-places"),
                lambda claim: claim.ahead == 2,
                yes=PLACES[2],
                no=UNPLACED,
            ),
        ),
    ),
    no=Outcome("no-minion", ("need-minion",)),
)


def award_of(s: S, base: int, seat: int) -> int:
    """Return the VP that a seat's place on a base is worth as its minions lie."""
    outcome = walk(AWARD, Claim(s, base, seat), s.rules.off)
    return s.kit.bases[base].worth[PLACES.index(outcome)] if outcome in PLACES else 0


# windows: seat after seat to the left may use an ability or pass, until all have passed in a row


def can_use(s: S, minion: Minion, window: str, base: int) -> bool:
    """Tell whether a minion in play has an ability for a window of the base that scores."""
    special = s.rules.abilities[minion.card].special
    return special is not None and special.window == window and special.may(s, minion, base)


def _may_act(s: S, f: Frame, seat: int, window: str) -> bool:
    """Tell from public facts alone whether a seat is asked: before scoring, whoever holds any card may hold one."""
    if window == BEFORE and s.hands[seat]:
        return True
    return any(m.seat == seat and can_use(s, m, window, noted(f, "base")) for m in s.minions)


def open_scoring(s: S, f: Frame) -> str:
    s.tell("scoring", "before-scoring", base=s.base_word(noted(f, "base")))
    keep(f, used=[])
    return _open_window(s, f, "before-next")


def _open_window(s: S, f: Frame, name: str) -> str:
    keep(f, passes=0)
    f.seat = s.active
    return name


def before_next(s: S, f: Frame) -> str:
    return _next_seat(s, f, BEFORE, "before", "award")


def after_next(s: S, f: Frame) -> str:
    return _next_seat(s, f, AFTER, "after", "clear")


def _next_seat(s: S, f: Frame, window: str, ask: str, over: str) -> str:
    for passes in range(noted(f, "passes"), s.players):
        keep(f, passes=passes)
        if _may_act(s, f, f.seat, window):
            return ask
        f.seat = s.after(f.seat)
    return over


def answer_before(s: S, f: Frame, move: Move) -> str:
    return _answer(s, f, move, "before-act", "before-next")


def answer_after(s: S, f: Frame, move: Move) -> str:
    return _answer(s, f, move, "after-act", "after-next")


def _answer(s: S, f: Frame, move: Move, act: str, passed: str) -> str:
    if move.verb != "pass":
        f.move = move
        return act
    keep(f, passes=noted(f, "passes") + 1)
    f.seat = s.after(f.seat)
    return passed


def act_before(s: S, f: Frame) -> str:
    _act(s, f)
    return "before-next"


def act_after(s: S, f: Frame) -> str:
    _act(s, f)
    return "after-next"


def _act(s: S, f: Frame) -> None:
    """Play the card onto the base, or begin what the minion does; after that everybody may act again."""
    move, seat = f.move, f.seat
    assert move is not None
    card = move.args[0]
    if move.verb == "play":
        keep(f, used=[*noted(f, "used"), [seat, s.kit.kind[card].id]])
        s.take_from_hand(seat, card)
        play_minion(s, seat, card, move.args[1])
    else:
        minion, special = s.minion_of(card), s.rules.abilities[card].special
        assert minion is not None
        assert special is not None
        memo = {"me": minion.life, "base": noted(f, "base")}
        s.push(special.step, seat=seat, source=card, cause=card, memo=memo)
    f.move, f.seat = None, s.after(seat)
    keep(f, passes=0)


# places


def award(s: S, f: Frame) -> str:
    """Give each seat the VP of its place, and what the base adds when it scores; places are those of this moment."""
    base = noted(f, "base")
    ability = s.rules.base_abilities[base]
    claims = [Claim(s, base, seat) for seat in s.around()]
    gains = [(claim.seat, award_of(s, base, claim.seat), "places") for claim in claims]
    if ability.scores is not None:
        for claim in claims:
            won = walk(AWARD, claim, s.rules.off) is PLACES[0]
            gains.append((claim.seat, ability.scores(s, base, claim.seat, won), ability.clause))
    for seat, vp, clause in gains:
        gain(s, seat, vp, clause)
    return "after-open"


def after_open(s: S, f: Frame) -> str:
    return _open_window(s, f, "after-next")


# the base goes


def clear(s: S, f: Frame) -> str:
    """Discard every card that is still on the base. It is not destroyed."""
    base = noted(f, "base")
    for minion in s.on(base):
        s.leave(minion)
        s.tell("cleared", "cards-discarded", card=s.card_word(minion.card), base=s.base_word(base))
    return "replace"


def replace(s: S, f: Frame) -> str:
    """Put the base aside and remember its place; the pile of bases is made anew when it has run out."""
    base = noted(f, "base")
    keep(f, place=s.bases.index(base))
    s.bases = tuple(b for b in s.bases if b != base)
    s.base_discards += (base,)
    if not s.base_pool:
        s.base_pool, s.base_discards = tuple(sorted(s.base_discards)), ()
        s.base_shuffles += 1
    return "new-base"


def new_base(s: S, f: Frame, move: Move) -> str:
    base, place = move.args[0], noted(f, "place")
    take_base(s, base)
    s.bases = (*s.bases[:place], base, *s.bases[place:])
    return END


def asks_about_base(name: str) -> Any:
    """Return the words of a question about the base that scores."""
    return lambda s, f: word(f"question-{name}", seat=seat_word(f.seat), base=s.base_word(noted(f, "base")))


STEPS: tuple[Step, ...] = (
    Step("score", "open", ("one-base-at-a-time", "before-scoring"), ("before-next",), open_scoring),
    Step("score", "before-next", ("before-scoring",), ("before", "award"), before_next, skip="award"),
    Ask(
        "score", "before", ("before-scoring",), ("before-act", "before-next"), verbs=("use", "play", "pass"),
        answer=answer_before, words=asks_about_base("score-before"), declinable=True,
        skip="award",
    ),
    Step("score", "before-act", ("before-scoring", "special-now"), ("before-next",), act_before, pushes=True),
    Step("score", "award", ("places", "tied-places", "need-minion"), ("after-open",), award, pushes=True),
    Step("score", "after-open", ("after-scoring",), ("after-next",), after_open),
    Step("score", "after-next", ("after-scoring",), ("after", "clear"), after_next, skip="clear"),
    Ask(
        "score", "after", ("after-scoring",), ("after-act", "after-next"), verbs=("use", "pass"),
        answer=answer_after, words=asks_about_base("score-after"), declinable=True,
        skip="clear",
    ),
    Step("score", "after-act", ("after-scoring", "special-now"), ("after-next",), act_after, pushes=True),
    Step("score", "clear", ("cards-discarded",), ("replace",), clear),
    Step("score", "replace", ("base-replaced",), ("new-base",), replace),
    Lot(
        "score", "new-base", ("base-replaced",), (END,), verbs=("base",), units=base_units, answer=new_base,
        luck=base_luck, deck=all_bases,
    ),
)  # fmt: skip


__all__ = ["AWARD", "STEPS", "Claim", "award_of", "can_use"]
