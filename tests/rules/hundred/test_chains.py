"""The chain on the table: read from the frames that resolve it, copied, saved, undone and branched in mid-chain."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import explorer
from explorer.rules.hundred.chains import what_answers
from explorer.rules.hundred.deck import FORCE, FREEZE, MIRROR, PASS, PIERCE, PLUS_MINUS, SWAP
from tests.rules.hundred.random_play import FULL

HANDS = [["freeze", "mirror", "block", "5"], ["mirror", "mirror", "10"], ["heal"]]


def staged(*moves: str, hands: list[list[str]] = HANDS, **facts: Any) -> Any:
    state = FULL.state({"players": len(hands), "hands": hands, "drawn": True, **facts})
    for move in moves:
        state.play(move)
    return state


def test_without_a_card_on_the_table_there_is_no_chain() -> None:
    view = staged().view(0)
    assert view.chain is None
    assert view.answers() == {}


def test_the_chain_says_who_aimed_what_at_whom_and_where_it_points_now() -> None:
    state = staged("freeze seat 1", "mirror from hand", "mirror from hand")
    chain = state.view(explorer.PUBLIC).chain
    assert [(link.card, link.seat, link.to) for link in chain.links] == [(FREEZE, 0, 1), (MIRROR, 1, 0), (MIRROR, 0, 1)]
    assert (chain.user, chain.target, chain.undone, chain.asked) == (0, 1, False, 1)
    state.play("mirror from hand")
    chain = state.view(2).chain
    assert (chain.user, chain.target, chain.asked) == (1, 0, 0)


def test_each_possible_answer_says_what_it_would_bring_and_tells_no_hand() -> None:
    state = staged("freeze seat 1")
    for viewer in (0, 1, 2, explorer.PUBLIC):
        answers = state.view(viewer).answers()
        assert set(answers) == {"mirror", "block", "heal", "accept"}
        assert answers["heal"] is None, "Heal undoes Force and Pass"
        assert [event.kind for event in answers["mirror"].events] == ["answered"]
        assert [event.kind for event in answers["block"].events][:2] == ["answered", "undone"]
        assert answers["accept"].events[0].kind == "frozen"
        assert {verb: (a.undone, a.target) for verb, a in answers.items() if a is not None} == {
            "mirror": (False, 0), "block": (True, -1), "accept": (False, 1),
        }  # fmt: skip
    assert state.hands[1].count(MIRROR) == 2, "tried on a copy"


def test_a_block_that_stops_the_mirror_only_leaves_the_effect_where_it_was_aimed() -> None:
    state = staged("freeze seat 1", "mirror from hand", rulings={"block-after-mirror": "stops-mirror"})
    answers = state.view(2).answers()
    assert (answers["block"].undone, answers["block"].target) == (False, 1)
    assert (answers["accept"].undone, answers["accept"].target) == (False, 0)


def test_what_can_answer_what_is_made_from_the_guards() -> None:
    table = what_answers(FULL.rules(2))
    assert table[PIERCE, False] == {"mirror": "", "block": "block-not-pierce", "heal": "healable"}
    assert table[PIERCE, True]["block"] == "block-not-pierce"
    assert table[FREEZE, False] == {"mirror": "", "block": "", "heal": "healable"}
    assert table[SWAP, False]["mirror"] == "not-on-swap"
    assert table[FORCE, False]["heal"] == table[PASS, True]["heal"] == ""
    assert table[PLUS_MINUS, True] == {"mirror": "", "block": "", "heal": "healable"}
    strict = what_answers(FULL.rules(2, {"mirror-mirror": "no", "block-after-mirror": "no"}))
    assert strict[FORCE, True] == {"mirror": "not-on-mirror", "block": "after-mirror", "heal": "after-mirror"}
    assert strict[FORCE, False] == table[FORCE, False]
    assert what_answers(FULL.rules(2, {"reactions-from": "set-only"})) == table


@pytest.mark.parametrize("depth", range(1, 5))
def test_a_position_in_mid_chain_copies_saves_and_goes_on(depth: int) -> None:
    moves = ["freeze seat 1", "mirror from hand", "mirror from hand", "mirror from hand"][:depth]
    state = staged(*moves)
    again = FULL.state(json.loads(json.dumps(state.to_dict())))
    assert again == state
    assert again.view(0).chain == state.view(0).chain
    branch = state.copy()
    branch.play("accept")
    assert branch.frozen == ([0, 2, 0] if depth % 2 else [2, 0, 0]), "an odd number of cards hits the first target"
    assert state.view(0).chain is not None
    assert again == state


def test_a_match_is_undone_branched_and_saved_in_the_middle_of_mirror_upon_mirror(tmp_path: Path) -> None:
    match = FULL.match(players=["human"] * 3, start=staged(), seed=4)
    for move in ("freeze seat 1", "mirror from hand", "mirror from hand"):
        match.play(move)
    deep = match.state.digest()
    match.undo()
    assert match.state.view(0).chain.target == 0
    match.branch("blocked")
    match.play("block from hand")
    assert match.state.frozen == [0, 0, 0]
    match.undo()
    match.play("mirror from hand")
    assert match.state.digest() == deep
    match.save(tmp_path / "match.json")
    loaded = explorer.load_match(tmp_path / "match.json")
    assert loaded.state.digest() == deep
    loaded.play("accept")
    assert loaded.state.frozen == [0, 2, 0]


def test_where_a_pass_points_after_the_last_answer_is_read_from_the_same_frame() -> None:
    state = staged(
        "pass 25 to seat 1", "mirror from hand", "accept", hands=[["pass", "25", "5"], ["mirror", "20"]],
        rulings={"mirrored-pass": "own-number"},
    )  # fmt: skip
    chain = state.view(0).chain
    assert state.step == "spell.lay"
    assert [link.effect for link in chain.links] == ["effect-back"]
    assert (chain.user, chain.target, chain.asked) == (1, 0, -1)
