"""Positions written by hand: what is refused, and that every message names the key."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.core.errors import ExplorerError, IllegalMove, NotationError
from tests.rules.hundred.random_play import FULL

CHAIN: dict[str, Any] = {"step": "spell.answer", "seat": 0, "source": 4, "move": "freeze seat 1"}
TURN: dict[str, Any] = {"step": "turn.after", "seat": 0}
HELD: dict[str, Any] = {"players": 2, "hands": [["5"], ["mirror"]]}


def chain(*frames: dict[str, Any], **facts: Any) -> dict[str, Any]:
    return {**HELD, "used": [0, 1], "stack": [TURN, *frames], **facts}


def aimed(**memo: Any) -> dict[str, Any]:
    return {**CHAIN, "memo": {"to": 1, "asked": 1, "asks": 1, **memo}}


MIRROR: dict[str, Any] = {"step": "spell.answer", "seat": 1, "source": 1, "cause": 1}

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"frozen": [0, -1]}, r"frozen\[1\]: expected 0 or more, got -1 \(002, line 28"),
    ({"frozen": [0]}, "frozen: expected 2 numbers, one a seat, got 1"),
    ({"hands": [["pierce"], ["pierce"]]}, r"hands\[1\]\[0\]: 'pierce' stands here too often; the deck has 1"),
    ({"hands": [["wizard"], []]}, r"hands\[0\]\[0\]: no card is called 'wizard'"),
    ({"hands": [["heel"], []]}, "did you mean 'heal'"),
    ({"hands": [[]]}, "hands: expected 2 lists, one a seat, got 1"),
    ({"score": [["26"], []]}, r"score\[0\]\[0\]: no entry of a score is written '26'"),
    ({"score": [["mirror"], []]}, r"score\[0\]\[0\]: no entry"),
    ({"score": [["25", "doubled 25"], ["25"]]}, r"score\[1\]\[0\]: '25' stands here too often; the deck has 2"),
    ({"set": [["5"], []]}, r"set\[0\]\[0\]: '5' is a number; only magic cards are set"),
    ({"set": [["freeze"], []]}, r"set\[0\]\[0\]: 'freeze' cannot be set face down \(.*\); what can be: mirror, b"),
    ({"to_move": 2}, "to_move: expected a seat from 0 to 1, got 2"),
    ({"used": [3, 0]}, "used: expected how many numbers and magic cards were played, two at most"),
    ({"last_turn_of": 5}, "last_turn_of: expected a seat"),
    ({"pierced": [7]}, r"pierced\[0\]: expected a seat"),
    ({"penalties": [5, 0]}, r"penalties: expected 0 for everybody: they are paid when a round ends \(002, line"),
    ({"penalties": [-1, 0]}, r"penalties\[0\]: expected 0 or more"),
    ({"round": 0}, "round: expected 1 or more"),
    ({"colour": 1}, "colour: unknown key"),
    ({"hands": [["5"], []], "arrived": [[0], []]}, r"arrived\[0\]\[0\]: expected a number from 1"),
    ({"hands": [["5"], ["7"]], "arrived": [[1], [1]]}, r"arrived\[1\]\[0\]: expected a number from 1 that no other"),
    ({"hands": [["5"], []], "arrived": [[], []]}, r"arrived\[0\]: expected 1 numbers, one a card, got 0"),
    ({"hands": [["5"], []], "seen": [{"card": 9, "by": [1]}]}, "seen: no hidden card has the number 9"),
    ({"hands": [["5"], []], "may": [{"card": 1, "kinds": ["6"]}]}, "arrived: '5' is not among the kinds"),
    ({"hands": [["5"], []], "clock": 0}, "clock: expected 1 or more, got 0"),
    ({"returns": [{"card": "5", "clock": -1, "by": [0]}]}, r"returns\[0\].clock: expected 0 or more"),
    ({"hands": [["pierce"], []], "returns": [{"card": "pierce", "clock": 1, "by": [1]}]},
     "returns: 'pierce' was put back and lies where it was before"),
    ({"stack": []}, "stack: an empty stack means that the match is over"),
    ({"hands": [[], ["5"]], "drawn": True},
     r"hands\[0\]: empty, and seat 0 has drawn a card and played none \(002, line 16\); name the card, or leave out"),
    ({"hands": [["5"], ["7"]], "drawn": True, "last_turn_of": 0},
     r"last_turn_of: the last card has been drawn, and 58 lie in the pile \(002, lines 2, 39\); write pile = \[\]"),
    ({"hands": [["5"], ["7"]], "drawn": True, "pile": []},
     r"pile: empty, and nobody's turn is the last \(002, lines 2, 39\); name who drew the last card, such as last"),
    ({"hands": [["5"], ["7"]], "drawn": True, "pile": [], "last_turn_of": 1},
     r"last_turn_of: seat 1 drew the last card, and it is seat 0's turn \(002, lines 2, 39\).*: expected 0"),
    ({"skipped": 99}, r"skipped: 99 turns in a row without a draw; with 2 players the round ends after 2 \(assumed"),
    ({"hands": [["5"], []], "drawn": True, "skipped": 1}, r"skipped: 1 turns without a draw.*\(002, line 16\); expe"),
    ({"round": 9}, r"round: expected 1 at most \(assumed, R002-33\), got 9"),
    ({"round": 4, "rulings": {"rounds": "several"}}, r"round: expected 3 at most"),
    ({"change": [0, 3]}, r"change\[1\]: no sum of \+25 and -15 is 3 \(002, line 35\)"),
    ({"frozen": [0, 3]}, r"frozen\[1\]: expected 2 turns at most \(002, line 28\), got 3"),
    ({"frozen": [0, 19], "rulings": {"freeze-again": "add"}}, r"frozen\[1\]: expected 18 turns at most"),
    ({"settled": True}, "settled: the round has been counted"),
    ({"stack": [{"step": "turn.nowhere"}]}, "no step is called 'turn.nowhere'"),
    ({"stack": [{"step": "turn.choose", "seat": 1}]}, r"stack\[0\]: expected the seat to move, 0, got 1"),
    ({"stack": [{"step": "turn.choose"}]}, r"stack\[0\]: expected a seat"),
    ({"stack": [{"step": "turn.after", "seat": 0}]}, r"stack\[0\].step: nobody is asked at turn.after"),
    ({"stack": [{"step": "turn.draw", "seat": 0}], "pile": []}, "pile: a card is to be drawn and the pile is empty"),
    ({"stack": [{"step": "spell.answer", "seat": 0, "source": 4}]}, "no course of a match leaves this work"),
    ({"stack": [TURN, {"step": "spell.answer", "seat": 0, "source": 99}]}, r"stack\[1\].source: expected the number"),
    ({"stack": [TURN, {"step": "draw.card", "seat": 0}]}, "expected how many cards are to be drawn"),
    (chain({**CHAIN}), r"stack\[1\]: expected the seat at whom the card is aimed"),
    (chain({**aimed(), "source": 1, "move": "freeze seat 1"}), r"stack\[1\]: expected the number of the magic card"),
    (chain({**aimed(), "move": "goblin seat 1"}), r"stack\[1\]: expected the move that played this card"),
    (chain(aimed(asks=0)), r"stack\[1\]: expected how many were asked"),
    (chain(aimed(), hands=[["5"], []]), r"stack\[1\]: seat 1 has nothing to answer with and is not asked"),
    (chain({**aimed(), "step": "spell.pick"}), r"stack\[1\]: seat 1 has nothing to take"),
    (chain({**aimed(), "step": "spell.lay"}), r"stack\[1\]: expected who lays a number"),
    (chain(aimed(now=[0])), r"stack\[1\]: expected two seats, user and target"),
    (chain(aimed(stopped=12)), r"stack\[1\]: expected what undid the card"),
    (chain(aimed(), {**MIRROR, "memo": {"to": 0, "asked": 1, "asks": 0}}),
     r"stack\[1\]: other work cannot lie on spell.answer"),
    (chain({**aimed(), "step": "spell.turned"}, {**MIRROR, "cause": 0, "memo": {"to": 0, "asked": 1, "asks": 0}}),
     r"stack\[2\]: expected a Mirror \(source 1\) whose cause is the card below \(1\)"),
    (chain({**aimed(), "step": "spell.turned"}, {**MIRROR, "seat": 0, "memo": {"to": 0, "asked": 1, "asks": 0}}),
     r"stack\[2\]: seat 0 was not asked about the card below; expected 1 \("),
    (chain({**aimed(), "step": "spell.turned"}, {**MIRROR, "memo": {"to": 1, "asked": 1, "asks": 1}}),
     r"stack\[2\]: a Mirror turns against seat 0, who played the card below \(002, line 26\), not seat 1"),
    (chain({**aimed(), "seat": 1}), r"stack\[1\]: expected the seat to move, 0, got 1"),
    (chain({**aimed(), "move": "freeze seat 0"}), r"stack\[1\]: freeze seat 0 does not aim at seat 1"),
    ({**chain(aimed()), "stack": [{**TURN, "move": "pierce seat 1"}, aimed()]},
     r"stack\[1\]: freeze seat 1 was played, and stack\[0\] says pierce seat 1"),
    (chain(aimed(), used=[0, 0]),
     r"used: a magic card is on the table .* \(002, lines? .*expected \[0, 1\], got \[0, 0\]"),
    ({"used": [2, 0]}, r"used: a turn has one number and one magic card at most \(002, lines? .*got \[2, 0\]"),
    ({"used": [1, 0], "stack": [{"step": "turn.choose", "seat": 0}]}, r"used: nothing has been played yet at turn.ch"),
    (chain({"step": "spell.pick", "seat": 0, "source": 6, "move": "hunt seat 1", "memo": {"to": 1}},
           set=[[], ["block"]]), r"stack\[1\]: seat 1 has nothing to take"),
]  # fmt: skip


@pytest.mark.parametrize(("facts", "why"), REFUSED, ids=range(len(REFUSED)))
def test_a_position_that_cannot_be_is_refused_by_key(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(ExplorerError, match=why):
        FULL.state({"players": 2, **facts})


def test_a_chain_written_by_hand_plays_on() -> None:
    mirror = {**MIRROR, "memo": {"to": 0, "asked": 1, "asks": 0}}
    state = FULL.state(chain({**aimed(), "step": "spell.turned"}, mirror))
    assert state.actor == 0
    state.play("accept")
    assert state.frozen == [2, 0]
    assert state.grave == (1, 4)


def test_what_a_pile_does_not_name_lies_in_the_graveyard() -> None:
    state = FULL.state({"players": 2, "hands": [["5"], ["7"]], "pile": ["1", "25"], "graveyard": ["mirror"]})
    assert state.view(0).pile_size() == 2
    assert len(state.grave) == 56
    assert state.grave[-1] == 1


def test_an_answer_by_a_seat_that_was_not_asked_is_refused_with_its_clause() -> None:
    state = FULL.state({"players": 3, "hands": [["freeze", "5"], ["block"], ["mirror"]], "drawn": True})
    state.play("freeze seat 1")
    with pytest.raises(IllegalMove, match=r"Seat 1 is asked about it, not Seat 2 \(assumed, R002-07\)"):
        state.play("mirror from hand", seat=2)
    with pytest.raises(NotationError, match="no move of this game is written 'mirror from sleeve'"):
        state.play("mirror from sleeve")


def test_a_refusal_states_the_fact_the_line_and_a_way_forward() -> None:
    state = FULL.state({"players": 2, "hands": [["pierce", "5"], ["block"]], "drawn": True})
    state.play("pierce seat 1")
    said = state.verdict("block from hand").text()
    assert said == "Block never stops Pierce (002, lines 25, 27). Only Mirror answers it; or let it come (accept)."
    assert "(الوثيقة" in state.verdict("block from hand").text("ar")
