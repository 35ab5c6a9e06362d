"""The third stage of a battle: dice are rolled, pairs compared, the loser of each pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.rules.continents.battle import asks, on
from explorer.rules.continents.deck import ATTACKER, DEFENDER
from explorer.rules.continents.resolution import (
    LOSS,
    WON_BY,
    LossCase,
    dice_for,
    has_won,
    pair_outcome,
    pairs_in,
    settle_claims,
)
from explorer.rules.continents.turn import won

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S

COLOURS = ("red", "black")


# rolling


def dice(s: S, f: Frame) -> str:
    """Count the active cards of both sides: so many dice they roll, up to the limits (001, lines 35, 36)."""
    b = on(s)
    if s.rules.idle_for_a_roll and b.captured:
        b = b._replace(captured=0)
    number = dice_for(s, b, ATTACKER), dice_for(s, b, DEFENDER)
    s.battle = b._replace(rolls=b.rolls + 1, dice=number, shown=((), ()), pair=0)
    f.seat = b.attacker
    if s.rules.fewer_dice:
        return "choose"
    return "red"


def choose(s: S, f: Frame, move: Move) -> str:
    """Note how many dice the attacker, then the defender rolls, by ruling."""
    b, number = on(s), move.args[0] + 1
    if f.seat == b.attacker:
        s.battle = b._replace(dice=(number, b.dice[1]))
        f.seat = b.defender
        return "choose"
    s.battle = b._replace(dice=(b.dice[0], number))
    return "red"


def next_die(s: S) -> str:
    """Return whose die is thrown next: red ones first, then black; then the window opens."""
    b = on(s)
    if len(b.shown[ATTACKER]) < b.dice[ATTACKER]:
        return "red"
    return "black" if len(b.shown[DEFENDER]) < b.dice[DEFENDER] else "after-open"


def die_luck(side: int) -> Callable[[S, Frame], str]:
    """Return the name of the stretch of luck for a die: dice of a colour are numbered through the match."""
    return lambda s, f: f"{COLOURS[side]}/{s.thrown[side]}"


def die_units(s: S, f: Frame) -> Sequence[Move]:
    return s.rules.die_moves


def throw(side: int) -> Callable[[S, Frame, Move], str]:
    """Return the answer that notes a die of a side."""

    def thrown(s: S, f: Frame, move: Move) -> str:
        b = on(s)
        s.battle = b = b.with_shown(side, (*b.shown[side], move.args[0] + 1))
        red, black = s.thrown
        s.thrown = (red + 1, black) if side == ATTACKER else (red, black + 1)
        if s.telling is not None and len(b.shown[side]) == b.dice[side]:
            clause = ("attack-dice", "defence-dice")[side]
            pips = " ".join(map(str, b.shown[side]))
            s.tell("rolled", clause, seat=s.rules.seats[b.principal(side)], side=s.rules.side_words[side], dice=pips)
        return next_die(s)

    return thrown


# comparing and paying


def compare(s: S, f: Frame) -> str:
    """Compare the next pair, from the highest; when all are settled see what comes of the war."""
    b = on(s)
    if b.pair >= pairs_in(b):
        return "coin" if s.claims and not s.rules.coins_at_end else "fate"
    outcome = pair_outcome(s, b, b.pair)
    winner = WON_BY[outcome.id]
    s.battle = b._replace(pair=b.pair + 1)
    f.memo = {"loser": 1 - winner}
    if s.telling is not None:
        s.tell(
            outcome.id, outcome.clauses[0], pair=b.pair + 1, red=b.shown[ATTACKER][b.pair],
            black=b.shown[DEFENDER][b.pair], seat=s.rules.seats[b.principal(winner)],
        )  # fmt: skip
    return "loss"


def loser(f: Frame) -> int:
    """Return the side that lost the pair being settled."""
    assert f.memo is not None
    side: int = f.memo["loser"]
    return side


def loss(s: S, f: Frame) -> str:
    """See what the loser pays: a troop first, else a continent card (001, lines 43, 45)."""
    b, side = on(s), loser(f)
    outcome = walk(LOSS, LossCase(s, b, side), s.rules.off).id
    if outcome != "loss-burns":
        return outcome.removeprefix("loss-")
    owners = dict.fromkeys(seat for seat, _ in b.troops[side])
    if len(owners) > 1 and s.rules.principal_picks:
        f.seat = b.principal(side)
        return "whose"
    helpers = [seat for seat, _ in b.troops[side] if seat != b.principal(side)]
    assert f.memo is not None
    f.memo = {**f.memo, "owner": helpers[0] if helpers else b.principal(side)}
    return "burns"


def whose(s: S, f: Frame, move: Move) -> str:
    assert f.memo is not None
    f.memo = {**f.memo, "owner": move.args[0]}
    return "burns"


def burns(s: S, f: Frame) -> str:
    """Burn a troop of an owner, the one laid first."""
    assert f.memo is not None
    b, side, owner = on(s), loser(f), f.memo["owner"]
    troops = b.troops[side]
    at = next(i for i, (seat, _) in enumerate(troops) if seat == owner)
    kind = troops[at][1]
    s.battle = b.with_troops(side, troops[:at] + troops[at + 1 :])
    s.burn(kind)
    f.memo = None
    if s.telling is not None:
        facts = {"side": s.rules.side_words[side], "card": s.deck.words[kind]}
        s.tell("troop-burned", "loser-burns", seat=s.rules.seats[owner], **facts)
    return "compare"


def gives(s: S, f: Frame) -> str:
    """The defender gives a defending card to the attacker; it is idle in this battle (001, lines 43, 44)."""
    b = on(s)
    s.battle = b._replace(captured=b.captured + 1, against=b.against - (b.against > 0))
    s.lose(b.defender, b.target)
    s.gain(b.attacker, b.target)
    f.memo = None
    if s.telling is not None:
        seats = s.rules.seats
        facts = {"continent": s.land_word(b.target)}
        s.tell("captured", "defender-gives", seat=seats[b.attacker], opponent=seats[b.defender], **facts)
    return "coin" if s.rules.coins_each_card else "compare"


def surrenders(s: S, f: Frame) -> str:
    """The attacker surrenders an attacking card to the row (001, line 45)."""
    b = on(s)
    s.lose(b.attacker, b.source)
    s.row += (b.source,)
    f.memo = None
    if s.telling is not None:
        facts = {"continent": s.land_word(b.source)}
        s.tell("surrendered", "attacker-surrenders", seat=s.rules.seats[b.attacker], **facts)
    return "compare"


def unpaid(s: S, f: Frame) -> str:
    """Nothing is left to pay with: Artillery shot it away after the dice were thrown."""
    b, side = on(s), loser(f)
    f.memo = None
    if s.telling is not None:
        s.tell("unpaid", "artillery", seat=s.rules.seats[b.principal(side)])
    return "compare"


def coin(s: S, f: Frame) -> str:
    """See whether captured cards bring a coin, and with it the match, in the middle of the battle or not."""
    settle_claims(s)
    if has_won(s):
        return "won"
    return "compare" if s.rules.coins_each_card else "fate"


STEPS: tuple[Step, ...] = (
    Step("battle", "dice", ("attack-dice", "defence-dice"), ("choose", "red"), dice, skip="fate"),
    Ask(
        "battle", "choose", ("attack-dice", "defence-dice"), ("choose", "red"), skip="red", verbs=("roll",),
        answer=choose, words=asks("choose"),
    ),
    Lot(
        "battle", "red", ("attack-dice",), ("red", "black"), skip="black", verbs=("die",),
        units=die_units, answer=throw(ATTACKER), luck=die_luck(ATTACKER), words=asks("red"),
    ),
    Lot(
        "battle", "black", ("defence-dice",), ("black", "after-open"), skip="after-open", verbs=("die",),
        units=die_units, answer=throw(DEFENDER), luck=die_luck(DEFENDER), words=asks("black"),
    ),
    Step("battle", "compare", ("pairs", "higher-wins", "tie-defender"), ("loss", "coin", "fate"), compare, skip="fate"),
    Step(
        "battle", "loss", ("loser-burns",), ("burns", "whose", "gives", "surrenders", "unpaid"), loss, skip="compare",
    ),
    Ask(
        "battle", "whose", ("loser-burns",), ("burns",), skip="compare", verbs=("burn",), answer=whose,
        words=asks("whose"),
    ),
    Step("battle", "burns", ("loser-burns",), ("compare",), burns),
    Step("battle", "gives", ("defender-gives",), ("coin", "compare"), gives, skip="compare"),
    Step("battle", "surrenders", ("attacker-surrenders",), ("compare",), surrenders),
    Step("battle", "unpaid", ("artillery",), ("compare",), unpaid),
    Step("battle", "coin", ("take-coin", "coin-from-holder"), ("won", "compare", "fate"), coin, skip="compare"),
    Step("battle", "won", ("two-coins",), (END,), won),
)  # fmt: skip


__all__ = ["STEPS"]
