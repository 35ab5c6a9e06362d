"""The windows of a battle for tactics, and what each of them does there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import Ask, Frame, Step
from explorer.rules.continents import remembering
from explorer.rules.continents.battle import add_troop, asks, in_order, on, spied
from explorer.rules.continents.deck import ARTILLERY, BOMBARD, RALLY, SABOTAGE, SURPRISE
from explorer.rules.continents.turn import hand_of

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S
    from explorer.rules.continents.game import ContinentsRules

KINDS = {
    "sabotage": SABOTAGE, "artillery": ARTILLERY, "surprise": SURPRISE, "rally": RALLY, "bombard": BOMBARD,
}  # fmt: skip
EFFECTS = ("sabotage", "artillery", "surprise", "rally", "bombard")


# who is asked


def sabotage_next(s: S, f: Frame) -> str:
    """Ask everybody once for Sabotage, right after the deployment; by ruling it waits for the next window."""
    assert f.memo is not None
    if s.rules.sabotage_first:
        order = in_order(s)
        for at in range(f.memo["at"], len(order)):
            if s.hands[order[at]]:
                f.seat, f.memo = order[at], {"at": at + 1}
                return "sabotage"
    return "before-open"


def before_open(s: S, f: Frame) -> str:
    """Open the window before a roll."""
    f.memo = {"at": 0, "passes": 0}
    return "before-next"


def before_next(s: S, f: Frame) -> str:
    """Ask the next in order, round and round until all have passed in a row."""
    return "before" if next_asked(s, f, in_order(s)) else "dice"


def after_open(s: S, f: Frame) -> str:
    """Open the window between dice and losses."""
    f.memo = {"at": 0, "passes": 0}
    return "after-next"


def after_next(s: S, f: Frame) -> str:
    """Ask attacker and defender (by ruling everybody); by another ruling each but once, for all they want to play."""
    order = in_order(s)
    if not s.rules.all_asked_after:
        order = order[:2]
    return "after" if next_asked(s, f, order) else "compare"


def next_asked(s: S, f: Frame, order: list[int]) -> bool:
    """Find who is asked next; whoever holds no card is passed over. False when as many have passed as there are."""
    assert f.memo is not None
    at, passes, n = f.memo["at"], f.memo["passes"], len(order)
    while passes < n:
        seat = order[at % n]
        if s.hands[seat]:
            f.seat, f.memo = seat, {"at": at % n, "passes": passes}
            return True
        at += 1
        passes += 1
    f.memo = None
    return False


def answer(s: S, f: Frame, move: Move) -> str:
    """Note a card or a pass: a card gives everybody another say (by ruling, after the dice, only its player)."""
    name = s.rules.steps[f.at].step.name
    assert f.memo is not None
    at, passes = f.memo["at"], f.memo["passes"]
    if move.verb == "pass":
        f.memo = {"at": at + 1, "passes": passes + 1}
        return f"{name}-next"
    once = name == "after" and not s.rules.rounds_after
    f.memo = {"at": at, "passes": passes} if once else {"at": at + 1, "passes": 0}
    if move.verb == "spy":
        return spied(s, f, move)
    return played(s, f, move)


def answer_sabotage(s: S, f: Frame, move: Move) -> str:
    return "sabotage-next" if move.verb == "pass" else played(s, f, move)


def played(s: S, f: Frame, move: Move) -> str:
    """Take the card out of the hand: it waits for its turn to take effect."""
    f.move = move
    kind = KINDS[move.verb]
    s.play_card(f.seat, kind)
    s.queue += ((f.seat, kind),)
    f.memo = {**(f.memo or {}), "asked": s.rules.steps[f.at].step.name}
    if s.telling is not None:
        s.tell("tactic-played", "tactics-when", seat=s.rules.seats[f.seat], card=s.deck.words[kind])
    return "resolve"


# what it does


def resolve(s: S, f: Frame) -> str:
    """Let the tactic that was played first take effect (001, line 61)."""
    assert f.move is not None
    return f"do-{f.move.verb}"


def do_sabotage(s: S, f: Frame) -> str:
    """Give all active troops back to their owners' hands; the attack is over."""
    b = on(s)
    for side in b.troops:
        for owner in dict.fromkeys(seat for seat, _ in side):
            kinds = tuple(kind for seat, kind in side if seat == owner)
            for kind in kinds:
                s.add_to_hand(owner, kind)
            remembering.came_back(s, owner, kinds)
            if s.telling is not None:
                s.tell("troops-back", "sabotage", seat=s.rules.seats[owner], count=len(kinds))
    s.battle = b._replace(troops=((), ()))
    if s.rules.sabotage_consoles:
        s.stack[0].memo = {"sabotaged": True}
    return "used"


def do_artillery(s: S, f: Frame) -> str:
    """Burn up to two active troops of a player, those laid first."""
    assert f.move is not None
    b, victim, left = on(s), f.move.args[0], s.deck.artillery_burns
    burned = 0
    for side in (0, 1):
        kept = []
        for seat, kind in b.troops[side]:
            if seat == victim and burned < left:
                s.burn(kind)
                burned += 1
            else:
                kept.append((seat, kind))
        b = b.with_troops(side, tuple(kept))
    s.battle = b
    if s.telling is not None:
        s.tell("shelled", "artillery", seat=s.rules.seats[f.seat], opponent=s.rules.seats[victim], count=burned)
    return "used"


def do_surprise(s: S, f: Frame) -> str:
    """The card itself is one more active troop: it does not burn yet."""
    assert f.move is not None
    side = f.move.args[0]
    s.queue = s.queue[1:]
    add_troop(s, f.seat, side, SURPRISE)
    if s.telling is not None:
        facts = {"side": s.rules.side_words[side], "card": s.deck.words[SURPRISE]}
        s.tell("deployed", "surprise-deploy", seat=s.rules.seats[f.seat], **facts)
    return "used"


def rallied(rules: ContinentsRules, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return dice after a Rally: two more on each, by ruling six at most."""
    most = 6 if rules.six_at_most else 1_000
    return tuple(min(most, pips + rules.deck.rally_adds) for pips in dice)


def bombarded(dice: tuple[int, ...], pips: int) -> tuple[int, ...]:
    """Return dice after a Bombard on one that shows so much: it shows six."""
    at = dice.index(pips)
    return (*dice[:at], 6, *dice[at + 1 :])


def do_rally(s: S, f: Frame) -> str:
    """Add two to each die of a side, which are put in order again."""
    assert f.move is not None
    b, side = on(s), f.move.args[0]
    s.battle = b = b.with_shown(side, rallied(s.rules, b.shown[side]))
    tell_dice(s, f.seat, side, "rally")
    return "used"


def do_bombard(s: S, f: Frame) -> str:
    """Turn one die of a side to six."""
    assert f.move is not None
    pip, side = f.move.args
    s.battle = on(s).with_shown(side, bombarded(on(s).shown[side], pip + 1))
    tell_dice(s, f.seat, side, "bombard")
    return "used"


def tell_dice(s: S, seat: int, side: int, clause: str) -> None:
    """Tell what a side's dice show after a card."""
    if s.telling is not None:
        dice = " ".join(map(str, on(s).shown[side]))
        s.tell("dice-changed", clause, seat=s.rules.seats[seat], side=s.rules.side_words[side], dice=dice)


def used(s: S, f: Frame) -> str:
    """Burn the tactic that has taken effect (001, line 62); go back to the window it was played in."""
    assert f.move is not None and f.memo is not None
    verb = f.move.verb
    f.move = None
    for _, kind in s.queue[:1]:
        s.burn(kind)
        if s.telling is not None:
            s.tell("used-burned", "used-burned", card=s.deck.words[kind])
    s.queue = s.queue[1:]
    memo = dict(f.memo)
    asked = memo.pop("asked")
    f.memo = memo
    return "over" if verb == "sabotage" else f"{asked}-next"


BACK = ("before-next", "after-next", "over")
STEPS: tuple[Step, ...] = (
    Step(
        "battle", "sabotage-next", ("sabotage", "window-order"), ("sabotage", "before-open"), sabotage_next,
        skip="before-open",
    ),
    Ask(
        "battle", "sabotage", ("sabotage", "window-order"), ("resolve", "sabotage-next"), skip="sabotage-next",
        verbs=("sabotage", "pass"), answer=answer_sabotage, words=asks("sabotage"), declinable=True, hand=hand_of,
    ),
    Step("battle", "before-open", ("before-the-roll",), ("before-next",), before_open, skip="dice"),
    Step("battle", "before-next", ("window-order", "before-the-roll"), ("before", "dice"), before_next, skip="dice"),
    Ask(
        "battle", "before", ("before-the-roll", "window-order"), ("resolve", "spy", "before-next"), skip="dice",
        verbs=("artillery", "surprise", "sabotage", "spy", "pass"), answer=answer, words=asks("before"),
        declinable=True, hand=hand_of,
    ),
    Step("battle", "resolve", ("in-order",), tuple(f"do-{verb}" for verb in EFFECTS), resolve, skip="used"),
    Step("battle", "do-sabotage", ("sabotage",), ("used",), do_sabotage),
    Step("battle", "do-artillery", ("artillery",), ("used",), do_artillery),
    Step("battle", "do-surprise", ("surprise-deploy",), ("used",), do_surprise),
    Step("battle", "do-rally", ("rally",), ("used",), do_rally),
    Step("battle", "do-bombard", ("bombard",), ("used",), do_bombard),
    Step("battle", "used", ("used-burned",), BACK, used),
    Step("battle", "after-open", ("window-order",), ("after-next",), after_open, skip="compare"),
    Step("battle", "after-next", ("window-order",), ("after", "compare"), after_next, skip="compare"),
    Ask(
        "battle", "after", ("rally", "bombard", "window-order"), ("resolve", "spy", "after-next"), skip="compare",
        verbs=("rally", "bombard", "artillery", "spy", "pass"), answer=answer, words=asks("after"), declinable=True,
        hand=hand_of,
    ),
)  # fmt: skip


__all__ = ["STEPS", "bombarded", "rallied"]
