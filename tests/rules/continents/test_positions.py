"""Positions written by hand: what is filled in, and every mistake named."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from explorer.core.errors import ExplorerError, FileError, PositionError
from tests.rules.continents.random_play import FULL, walk

BASE: dict[str, Any] = {"players": 2, "continents": [["asia", "asia"], ["europe"]]}
WAR = {"attacker": 0, "defender": 1, "source": "asia", "target": "europe"}
BEFORE = [
    {"step": "turn.after", "seat": 0},
    {"step": "battle.before", "seat": 0, "memo": {"at": 0, "passes": 0}},
]
RED = [BEFORE[0], {"step": "battle.red", "seat": 0}]
BLACK = [{"step": "battle.black", "seat": 0}]


def test_a_short_position_opens_a_turn() -> None:
    state = FULL.state(BASE)
    assert (state.turn, state.to_move, state.step) == (1, 0, "turn.mix")
    assert sum(state.lands) == 39
    assert state.hands == [(), ()]


def test_a_turn_whose_cards_are_drawn_goes_on_with_acting() -> None:
    assert FULL.state({**BASE, "drawn": [1, 1], "to_move": 1}).step == "turn.act"


def test_a_war_says_by_itself_whose_turn_it_is_and_whom_helpers_help() -> None:
    war = {**WAR, "attacker": 1, "defender": 0, "source": "europe", "target": "asia", "troops": [[[2, "troop"]], []]}
    stack = [{**BEFORE[0], "seat": 1}, {**BEFORE[1], "seat": 1}]
    state = FULL.state({**BASE, "players": 3, "continents": [*BASE["continents"], []], "battle": war, "stack": stack})
    assert (state.to_move, state.attacked, state.battle.helped) == (1, True, (-1, -1, 0))


def test_a_battle_can_be_written_down() -> None:
    state = FULL.state({**BASE, "hands": [["artillery"], []], "battle": WAR, "stack": BEFORE, "attacked": True})
    assert state.step == "battle.before"
    state.play("pass")
    assert state.step == "battle.red"


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"continents": [["asia"], ["atlantis"]]}, r"continents\[1\]\[0\].*no continent is called 'atlantis'"),
    ({"continents": [["australia"] * 3, ["australia"] * 2]}, r"continents\[1\]\[1\].*once too often"),
    ({"continents": [["asia"]]}, r"continents: expected 2 lists"),
    ({"hands": [["tank"], []]}, r"hands\[0\]\[0\].*no tactic is called 'tank'"),
    ({"hands": [["spy", "spy"], ["spy"]]}, r"hands\[1\]\[0\].*stands here too often"),
    ({"burned": {"troop": 19}}, r"burned\.troop.*too often"),
    ({"burned": {"troop": -1}}, r"burned\.troop: expected 0 or more"),
    ({"row": ["mars"]}, r"row\[0\].*no continent"),
    ({"coins": {"asia": 2}}, r"coins\.asia: expected a seat from 0 to 1"),
    ({"coins": {"asia": 0, "africa": 0}}, r"coins: somebody has two coins"),
    ({"taken": [[0]]}, r"taken\[0\]: expected \[seat, name\]"),
    ({"mix": "three"}, r"mix: expected one of two-continents"),
    ({"drawn": [1]}, r"drawn: expected two numbers"),
    ({"turn": -1}, r"turn: expected 0 or more"),
    ({"to_move": 5}, r"to_move: expected a seat"),
    ({"battle": WAR}, r"battle: a battle needs a frame"),
    ({"battle": {**WAR, "defender": 0}}, r"battle\.defender: expected another seat"),
    ({"battle": {**WAR, "troops": [[]]}}, r"battle\.troops: expected two lists"),
    ({"battle": {**WAR, "troops": [[[0, "spy"]], []]}}, r"battle\.troops\[0\]\[0\]: 'spy' is no troop"),
    ({"battle": {**WAR, "troops": [[[0]], []]}}, r"battle\.troops\[0\]\[0\]: expected \[seat, card\]"),
    ({"battle": {**WAR, "red": [0]}}, r"battle\.red: expected dice"),
    ({"battle": {**WAR, "against": 3}, "stack": BEFORE}, r"battle: there are not so many cards"),
    ({"battle": {**WAR, "red": [3]}, "stack": BEFORE}, r"battle: more dice lie there"),
    ({"battle": {**WAR, "helped": {"7": "attacker"}}}, r"battle\.helped\.7: expected a seat"),
    ({"stack": BEFORE}, r"battle: a battle needs a frame"),
    ({"stack": []}, r"stack: the match is not over"),
    ({"stack": [{"step": "battle.before", "seat": 0}], "battle": WAR}, r"stack: no course of a match"),
    ({"stack": [{"step": "turn.lay", "seat": 0}]}, r"stack\[0\]\.step: nobody is asked at turn\.lay"),
    ({"stack": [{"step": "turn.act"}]}, r"stack\[0\]: expected a seat"),
    ({"stack": [{"step": "opening.first", "seat": 0}]}, r"stack\[0\]: expected the rolls so far"),
    ({"stack": [{"step": "turn.free", "seat": 0}]}, r"stack\[0\]: expected how many free cards"),
    ({"stack": [BEFORE[0], {"step": "battle.before", "seat": 0}], "battle": WAR}, r"stack\[1\]: expected who is asked"),
    (
        {"stack": [BEFORE[0], {"step": "battle.sabotage", "seat": 0}], "battle": WAR},
        r"stack\[1\]: expected who is asked",
    ),
    ({"stack": [BEFORE[0], {"step": "battle.whose", "seat": 0}], "battle": WAR}, r"stack\[1\]: expected the side"),
    ({"stack": [{"step": "turn.lay", "seat": 0}, BEFORE[1]], "battle": WAR}, r"stack\[0\]: this step leaves no work"),
    ({"stack": [BEFORE[0], {"step": "spy.lot", "seat": 0}]}, r"stack\[1\]: expected the Spy"),
    ({"known": [{"by": 0, "hand": 1, "card": "spy"}]}, r"known: seat 1 does not hold"),
    ({"known": [{"by": "me", "hand": 1, "card": "spy"}]}, r"known\[0\]\.by: expected a seat"),
    ({"looks": [{"by": 0, "hand": 1, "least": -1}]}, r"looks\[0\]\.least: expected 0 or more"),
    ({"surprise": 1}, r"surprise: unknown key"),
    # a war that cannot be
    (
        {"battle": {**WAR, "target": "africa"}, "stack": BEFORE},
        r"battle\.target: seat 1 has no card of africa .*lines 22.*it has 1 of europe",
    ),
    ({"battle": {**WAR, "source": "africa"}, "stack": BEFORE}, r"battle\.source: seat 0 has no card of africa"),
    (
        {"battle": {**WAR, "target": "south-america"}, "stack": BEFORE},
        r"battle\.target: south-america is not connected",
    ),
    ({"battle": WAR, "stack": BEFORE, "attacked": False}, r"attacked: a war is on"),
    ({"battle": WAR, "stack": BEFORE, "yielded": True}, r"yielded: whoever has attacked"),
    ({"battle": WAR, "stack": BEFORE, "to_move": 1}, r"battle\.attacker: it is the turn of seat 1"),
    (
        {"battle": {**WAR, "troops": [[[1, "troop"]], []]}, "stack": BEFORE},
        r"troops\[0\]: seat 1 is on the side of the def",
    ),
    ({"battle": {**WAR, "dice": [9, 1]}, "stack": BEFORE}, r"battle\.dice: expected at most 3 red dice, got 9"),
    ({"battle": {**WAR, "dice": [2, 1], "red": [7]}, "stack": RED}, r"battle\.red: expected dice of 1 to 6, got \[7\]"),
    ({"battle": {**WAR, "dice": [3, 1]}, "stack": RED}, r"battle\.dice: expected 2 red dice, one for each active card"),
    ({"battle": {**WAR, "dice": [2, 0]}, "stack": RED}, r"battle\.dice: expected 1 black dice"),
    ({"battle": {**WAR, "dice": [2, 1], "black": [3]}, "stack": RED}, r"battle\.red: at battle\.red the dice"),
    ({"battle": {**WAR, "dice": [2, 1]}, "stack": [RED[0], *BLACK]}, r"battle\.red: at battle\.black the dice"),
    ({"battle": {**WAR, "dice": [2, 1], "pair": 9}, "stack": RED}, r"battle\.pair: so many pairs"),
    # a table that cannot be
    ({"turn": 201}, r"turn: expected 200 at most"),
    ({"drawn": [9, 9]}, r"drawn: expected at most \[2, 0\] or \[0, 2\] or \[1, 1\] .* got \[9, 9\]"),
    ({"drawn": [2, 0], "mix": "one-of-each"}, r"drawn: expected at most \[1, 1\]"),
    ({"continents": [["africa"] * 5, []]}, r"coins\.africa: seat 0 has 5 cards of it, and 4 bring .* write africa = 0"),
    ({"continents": [["africa"] * 4, []], "coins": {"africa": 1}}, r"coins\.africa: seat 0 has 4 cards"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS, ids=range(len(FAULTS)))
def test_a_mistake_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises((FileError, PositionError), match=message):
        FULL.state({**BASE, **change})


def test_two_seats_at_a_number_are_refused_by_the_cards_themselves() -> None:
    with pytest.raises(ExplorerError):
        FULL.state({**BASE, "continents": [["africa"] * 4, ["africa"] * 4]})


def remembered() -> dict[str, Any]:
    """A position after a reshuffle, with things drawn, played and seen since."""
    for seed in range(40):
        state, rng = FULL.start(3, seed), Random(seed)
        for _ in walk(state, rng):
            memory = state.memory
            if memory is not None and {"draw", "play"} <= {t.what for t in memory.traces} and state.stack:
                saved: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
                return saved
    raise AssertionError("no reshuffle")


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("sizes", [1, 1, 1], "memory: what was drawn and played cannot have led to hands of these sizes"),
        ("sizes", [1], "memory.sizes: expected 3 numbers"),
        ("fresh", {"troop": 1}, "memory: the deck is not what is left"),
    ],
)
def test_a_memory_that_cannot_be_is_refused(key: str, value: Any, message: str) -> None:
    saved = remembered()
    saved["memory"][key] = value
    with pytest.raises((FileError, PositionError), match=message):
        FULL.state(saved)


def test_a_trace_that_cannot_be_is_refused() -> None:
    saved = remembered()
    seat = next(i for i, hand in enumerate(saved["hands"]) if "spy" not in hand)
    saved["memory"]["traces"].append({"what": "draw", "seat": seat, "cards": ["spy"]})
    with pytest.raises(PositionError, match="memory: what was drawn and played cannot have led to the hand"):
        FULL.state(saved)
