"""One roll, counted: against icepool's dice, which know nothing of these rules, and the tables of the notes."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from icepool import d, tupleize

from explorer.rules.continents.deck import ATTACKER, BOMBARD, DEFENDER, RALLY
from explorer.rules.continents.rolling import roll, throws, ways_of
from tests.rules.continents.random_play import FULL

RULES = FULL.rules(2)
DICE = [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2)]
# pairs won by the attacker, all, one of two, none: without a card, then with one (notes, section 11)
CARDS: dict[tuple[str, int, int], dict[tuple[int, int], tuple[int, int, int]]] = {
    ("", RALLY, ATTACKER): {
        (1, 1): (26, 0, 10), (2, 1): (186, 0, 30), (3, 1): (1196, 0, 100), (1, 2): (126, 0, 90),
        (2, 2): (846, 320, 130), (3, 2): (6246, 1176, 354),
    },
    ("six", RALLY, ATTACKER): {
        (1, 1): (24, 0, 12), (2, 1): (166, 0, 50), (3, 1): (1044, 0, 252), (1, 2): (104, 0, 112),
        (2, 2): (690, 408, 198), (3, 2): (4838, 2264, 674),
    },
    ("", BOMBARD, ATTACKER): {
        (1, 1): (30, 0, 6), (2, 1): (180, 0, 36), (3, 1): (1080, 0, 216), (1, 2): (150, 0, 66),
        (2, 2): (745, 405, 146), (3, 2): (4883, 2227, 666),
    },
    ("", RALLY, DEFENDER): {
        (1, 1): (6, 0, 30), (2, 1): (58, 0, 158), (3, 1): (432, 0, 864), (1, 2): (14, 0, 202),
        (2, 2): (46, 192, 1058), (3, 2): (590, 1724, 5462),
    },
    ("", BOMBARD, DEFENDER): {
        (1, 1): (0, 0, 36), (2, 1): (0, 0, 216), (3, 1): (0, 0, 1296), (1, 2): (0, 0, 216),
        (2, 2): (0, 155, 1141), (3, 2): (0, 1756, 6020),
    },
}  # fmt: skip


def by_icepool(red: int, black: int, die: Any = None) -> dict[tuple[int, int], Fraction]:
    """The same by dice that are drawn from pools: a red die must be higher."""
    die = d(6) if die is None else die
    pairs = min(2, red, black)

    def losses(reds: tuple[int, ...], blacks: tuple[int, ...]) -> tuple[int, int]:
        won = sum(r > b for r, b in zip(reds, blacks, strict=True))
        return pairs - won, won

    both = tupleize(die.pool(red).highest(pairs).expand(), d(6).pool(black).highest(pairs).expand())
    found: Any = both.map(lambda reds, blacks: losses(tuple(reversed(reds)), tuple(reversed(blacks))))
    return {outcome: Fraction(ways, found.denominator()) for outcome, ways in found.items()}


@pytest.mark.parametrize("dice", DICE)
def test_a_roll_is_what_icepool_says(dice: tuple[int, int]) -> None:
    assert roll(RULES, dice) == by_icepool(*dice)


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("above_six", ["stays", "six"])
def test_a_rally_is_what_icepool_says(dice: tuple[int, int], above_six: str) -> None:
    capped = above_six == "six"
    rules = FULL.rules(2, {"above-six": "six"}) if capped else RULES
    die = d(6).map(lambda pips: min(6, pips + 2) if capped else pips + 2)
    assert roll(rules, dice, played=((RALLY, ATTACKER),)) == by_icepool(*dice, die)


@pytest.mark.parametrize(("card", "dice"), [(card, dice) for card in CARDS for dice in DICE])
def test_a_card_at_the_best_moment(card: tuple[str, int, int], dice: tuple[int, int]) -> None:
    ruling, kind, by = card
    found = roll(FULL.rules(2, {"above-six": ruling} if ruling else None), dice, played=((kind, by),))
    pairs, ways = min(2, *dice), 6 ** sum(dice)
    won = {losses[1]: chance * ways for losses, chance in found.items()}
    counted = (won.get(pairs, 0), won.get(1, 0) if pairs == 2 else 0, won.get(0, 0))
    assert counted == CARDS[card][dice]


def test_a_defenders_rally_is_the_same_under_both_readings() -> None:
    six = FULL.rules(2, {"above-six": "six"})
    played = ((RALLY, DEFENDER),)
    assert all(roll(RULES, dice, played=played) == roll(six, dice, played=played) for dice in DICE)


def test_dice_that_lie_there_are_not_thrown_again() -> None:
    assert ways_of(RULES, (0, 0), ((6, 1), (5, 5))) == {(DEFENDER, ATTACKER): 1}
    assert ways_of(RULES, (0, 0), ((6, 1), (5, 5)), 1) == {(ATTACKER,): 1}
    assert ways_of(RULES, (0, 1), ((4,), ())) == {(DEFENDER,): 3, (ATTACKER,): 3}


A, D = ATTACKER, DEFENDER
SEVERAL: list[tuple[tuple[int, int], ...]] = [
    ((RALLY, A), (BOMBARD, A)), ((BOMBARD, A), (RALLY, A)), ((RALLY, A), (BOMBARD, D)), ((BOMBARD, D), (RALLY, A)),
    ((BOMBARD, A), (BOMBARD, A)), ((RALLY, D), (RALLY, A), (BOMBARD, D)),
]  # fmt: skip


def losses(red: list[int], black: list[int]) -> tuple[int, int]:
    """Written anew: how many pairs attacker and defender lose."""
    pairs = list(zip(sorted(red, reverse=True), sorted(black, reverse=True), strict=False))[:2]
    won = sum(r > b for r, b in pairs)
    return len(pairs) - won, won


def played_out(red: list[int], black: list[int], cards: tuple[tuple[int, int], ...], six: bool) -> tuple[int, int]:
    """Written anew: each card in turn or not at all, as its side loses fewest pairs."""
    if not cards:
        return losses(red, black)
    (card, by), rest = cards[0], cards[1:]
    mine = (red, black)[by]
    hands = [mine]
    if card == RALLY:
        hands.append([min(6, pips + 2) if six else pips + 2 for pips in mine])
    else:
        hands += [[6 if i == at else pips for i, pips in enumerate(mine)] for at in range(len(mine)) if mine[at] < 6]
    laid = ((hand, black) if by == ATTACKER else (red, hand) for hand in hands)
    return min((played_out(*dice, rest, six) for dice in laid), key=lambda end: end[by])


@pytest.mark.parametrize("cards", SEVERAL)
@pytest.mark.parametrize("six", [False, True])
def test_several_cards_in_the_order_played(cards: tuple[tuple[int, int], ...], six: bool) -> None:
    """Every fall of the dice by hand, for one against one and two against two."""
    rules = FULL.rules(2, {"above-six": "six"}) if six else RULES
    for n in (1, 2):
        counted: Counter[tuple[int, int]] = Counter()
        for pips in product(range(1, 7), repeat=2 * n):
            counted[played_out(list(pips[:n]), list(pips[n:]), cards, six)] += 1
        found = roll(rules, (n, n), played=cards)
        assert found == {end: Fraction(ways, 6 ** (2 * n)) for end, ways in counted.items()}


def test_the_order_matters() -> None:
    """Bombard, then Rally: an eight. Rally, then Bombard: two more, or a six."""
    late, early = (roll(RULES, (1, 1), played=cards) for cards in SEVERAL[:2])
    best = d(6).map(lambda pips: max(8, pips + 2))
    assert early == by_icepool(1, 1, best)
    assert late == by_icepool(1, 1, d(6).map(lambda pips: max(6, pips + 2)))
    assert early[0, 1] > late[0, 1]


def test_the_engine_plays_them_in_that_order() -> None:
    """What the best play leads to, tried out in the engine's own window, with every answer it lists."""
    start = FULL.state({
        "players": 2, "continents": [["asia"] * 4, ["europe"] * 4], "drawn": [2, 0],
        "hands": [["rally", "bombard"], ["bombard"]],
    })  # fmt: skip
    start.play("attack europe of seat 1 from asia")
    while start.actor != -1:
        start.play("done" if start.step in ("battle.attacker", "battle.defender") else "pass")
    for pips in ((5, 3, 1, 6, 4), (2, 2, 1, 3, 3), (6, 5, 4, 5, 5)):
        state = start.copy()
        for n in pips:
            state.play(f"die {n}")
        cards = ((RALLY, A), (BOMBARD, D), (BOMBARD, A))
        expected = roll(RULES, (0, 0), state.battle.shown, played=cards)
        assert expected == {by_engine(state, [("rally", 0), ("bombard", 1), ("bombard", 0)]): Fraction(1)}


def by_engine(state: Any, cards: list[tuple[str, int]]) -> tuple[int, int]:
    """Pairs lost when each card in turn is played or not; whoever has no card in turn passes."""
    if state.step != "battle.after":
        return 2 - state.battle.captured, state.battle.captured
    if not cards or state.actor != cards[0][1]:
        state.play("pass")
        return by_engine(state, cards)
    (verb, by), rest = cards[0], cards[1:]
    ends = []
    for move in [*(m for m in state.legal_moves() if m.verb == verb), None]:
        trial = state.copy()
        if move is not None:
            trial.play(move)
        ends.append(by_engine(trial, rest))
    return min(ends, key=lambda end: end[by])


def test_throws_are_all_there() -> None:
    for n in range(5):
        assert sum(ways for _, ways in throws(n)) == 6**n
