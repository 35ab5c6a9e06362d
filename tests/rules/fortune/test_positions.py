"""Positions written by hand: what is filled in, and every mistake named."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.core.errors import FileError, PositionError
from tests.rules.fortune.random_play import FULL

PHONES, CARS = ["phone", "phone"], ["car", "car"]
BASE: dict[str, Any] = {
    "players": 2,
    "hands": [["car", "boat"], ["car", "oud"]],
    "fortunes": [[PHONES], [["land", "land"], CARS]],
}
DUEL = {"attacker": 0, "defender": 1, "plays": [["car"]]}
BELOW = {"step": "turn.acted", "seat": 0, "move": "steal from seat 1 with car"}
EMPTY = {"hands": [[], []], "stack": []}


def test_a_short_position_opens_a_turn() -> None:
    state = FULL.state(BASE)
    assert (state.turn, state.dealer, state.to_move, state.step) == (1, 1, 0, "turn.act")
    assert sum(state.pool) == 104 - 4 - 6


def test_whoever_sits_right_of_the_dealer_is_to_move_unless_it_is_said() -> None:
    assert FULL.state({**BASE, "dealer": 0}).to_move == 1
    assert FULL.state({**BASE, "dealer": 0, "to_move": 0}).to_move == 0


def test_where_the_pile_is_written_the_rest_lies_beneath_the_discarded_cards() -> None:
    state = FULL.state({**BASE, "discard": ["watch"], "pile": ["gold", "oud"]})
    assert sum(state.pool) == 2
    assert len(state.discard) == 104 - 4 - 6 - 2
    assert state.discard[-1] == FULL.deck.kinds.index("watch")
    assert FULL.state(state.to_dict()) == state


def test_a_second_action_can_be_written_down() -> None:
    state = FULL.state({**BASE, "actions": 1, "first": "discard", "rulings": {"expert-discard-draw": "on"}})
    assert state.step == "turn.more"
    assert "draw" in map(str, state.legal_moves())


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"hands": [["camel"], []]}, r"hands\[0\]\[0\]: no card is called 'camel'"),
    ({"hands": [["cat"], []]}, r"hands\[0\]\[0\]: no card is called 'cat'.*did you mean 'car'"),
    ({"hands": [["car"] * 5, ["car"] * 5]}, r"hands\[1\]\[4\]: 'car' stands here once too often; there are 9"),
    ({"hands": [["car"]]}, r"hands: expected 2 lists"),
    (
        {"hands": [["car"], ["oud"] * 3 + ["boat"] * 4]},
        r"hands\[1\]: 7 cards; a hand has 5 at most \(003, lines 4, 45\)",
    ),
    (
        {"fortunes": [[["silver", "gold"]], []]},
        r"fortunes\[0\]\[0\]: precious cards alone make no group \(003, line 26\)",
    ),
    ({"fortunes": [[["car", "car", "car"]], []]}, r"fortunes\[0\]\[0\]: 3 cards: a group is built from two.*26, 41"),
    ({"fortunes": [[], [["car", "phone"]]]}, r"fortunes\[1\]\[0\]: a group is of one good.*got phone, car"),
    ({"fortunes": [[["car"]], []]}, r"fortunes\[0\]\[0\]: a group has two cards at least"),
    ({"fortunes": [["car"], []]}, r"fortunes\[0\]\[0\]: expected a list of cards, got 'car'"),
    ({"discard": ["sand"]}, r"discard\[0\]: no card"),
    ({"pile": ["gold"] * 5}, r"pile\[4\]: 'gold' stands here once too often"),
    ({"dealer": 2}, r"dealer: expected a seat from 0 to 1"),
    ({"to_move": True}, r"to_move: expected"),
    ({"to_move": 0, "hands": [[], ["car"]]}, r"stack\[0\]: seat 0 is to move and has no card \(assumed, R003-16\)"),
    ({"turn": -1}, r"turn: expected 0 to"),
    ({"actions": 3}, r"actions: expected 0 to 2"),
    ({"actions": 1}, r"stack\[0\]: there is no second action \(003, lines 15"),
    ({"first": "sleep"}, r"first: expected one of build, discard, steal, develop"),
    ({"attacks": [{"on": 5}]}, r"attacks\[0\]\.on: expected a seat"),
    ({"duel": {**DUEL, "defender": 0}}, r"duel\.defender: expected another seat than the attacker"),
    (
        {"duel": DUEL, "fortunes": [[PHONES], [CARS]]},
        r"duel\.defender: seat 1 has no group above the first \(003, line 41\)",
    ),
    ({"duel": DUEL, "fortunes": [[], [PHONES, CARS]]}, r"duel\.attacker: seat 0 has no group \(003, line 42\)"),
    ({"duel": {**DUEL, "plays": []}}, r"duel\.plays: expected the attacker's card"),
    ({"duel": {**DUEL, "plays": [["car"], ["boat"]]}}, r"duel\.plays\[1\]: expected car or precious cards"),
    ({"duel": {**DUEL, "plays": [["car"], ["silver", "silver"]]}}, r"duel\.plays\[1\]: one card is laid against one"),
    ({"duel": {**DUEL, "plays": [["silver", "silver"]]}}, r"duel\.plays\[0\]: one card is laid against one"),
    ({"duel": DUEL, "stack": [{"step": "turn.act", "seat": 0}]}, r"duel: a contest needs a frame"),
    (
        {"duel": DUEL, "stack": [BELOW, {"step": "duel.answer", "seat": 0}]},
        r"stack\[1\]: seat 1 answers next, not seat 0",
    ),
    (
        {"duel": DUEL, "stack": [{**BELOW, "seat": 1}, {"step": "duel.answer", "seat": 1}]},
        r"to_move: it is the turn of seat 1",
    ),
    (
        {"duel": DUEL, "stack": [{"step": "turn.acted", "seat": 0}, {"step": "duel.answer", "seat": 1}]},
        r"stack\[0\]: a contest comes",
    ),
    (
        {"duel": DUEL, "hands": [["car"], []], "stack": [BELOW, {"step": "duel.answer", "seat": 1}]},
        r"stack\[1\]: seat 1 has no card to answer with",
    ),
    (
        {"duel": DUEL, "stack": [{**BELOW, "move": "steal from seat 1 with gold"}, {"step": "duel.answer", "seat": 1}]},
        r"stack\[0\]\.move: the contest began with 'steal from seat 1 with car', got 'steal from seat 1 with gold'",
    ),
    (
        {"duel": DUEL, "stack": [{**BELOW, "move": "steal from seat 0 with car"}, {"step": "duel.answer", "seat": 1}]},
        r"stack\[0\]\.move: the contest began with 'steal from seat 1 with car'",
    ),
    (
        {
            "players": 3,
            "hands": [["car"], ["oud"], ["car"]],
            "fortunes": [[PHONES], [["land", "land"], CARS], [["boat", "boat"]]],
            "duel": {**DUEL, "attacker": 2},
            "stack": [BELOW, {"step": "duel.answer", "seat": 1}],
        },
        r"duel\.attacker: it is the turn of seat 0",
    ),
    ({"stack": []}, r"stack: the match is not over: somebody has cards \(003, line 49\)"),
    ({**EMPTY, "duel": DUEL}, r"duel: a match that is over has no contest"),
    ({"stack": [{"step": "duel.answer", "seat": 1}]}, r"stack: no course of a match leaves this work: duel\.answer"),
    ({"stack": [{"step": "turn.build", "seat": 0}]}, r"stack\[0\]\.step: nobody is asked at turn\.build"),
    ({"stack": [{"step": "turn.more", "seat": 0}]}, r"stack\[0\]: expected turn\.act before the first action"),
    ({"stack": [{"step": "turn.nap", "seat": 0}]}, r"stack\[0\]\.step: no step is called 'turn\.nap'"),
    ({"stack": [{"step": "turn.turn-up", "seat": 0}]}, r"stack\[0\]: expected the move that took"),
    ({"stack": [{"step": "turn.early", "seat": 0}], "pile": []}, r"stack\[0\]: the pile is empty"),
    ({"stack": [{"step": "turn.card", "seat": 0}], "pile": []}, r"stack\[0\]: nobody has to draw"),
    ({"stack": [{"step": "opening.deal"}], "hands": [["oud"] * 5, ["boat"] * 5]}, r"stack\[0\]: every hand is full"),
    ({"wealth": 1}, r"wealth: unknown key"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS, ids=range(len(FAULTS)))
def test_a_mistake_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises((FileError, PositionError), match=message):
        FULL.state({**BASE, **change})


def test_nothing_is_half_read() -> None:
    state = FULL.state(BASE)
    before = state.digest()
    with pytest.raises(FileError):
        FULL.state({**state.to_dict(), "hands": [["camel"], []]})
    assert state.digest() == before
