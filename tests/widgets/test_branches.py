"""The timeline on the page: going back, branches by name, two of them side by side."""

from __future__ import annotations

import explorer
from tests.widgets.sessions import answer, offered, opened, plain, whole


def forked():
    """Two branches from the same position: green 4 or blue 3."""
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    shown.do("undo")
    shown.do("play", move="place blue 3 @ mine")
    return shown


def stations(shown):
    return {entry["where"]: entry for entry in shown.screen["timeline"]["entries"]}


def test_another_move_after_going_back_begins_a_branch_and_nothing_is_lost():
    shown = forked()
    assert [branch["name"] for branch in shown.screen["timeline"]["branches"]] == ["main", "main.1"]
    labels = [entry["label"] for entry in shown.screen["timeline"]["entries"]]
    assert "Seat 0 places green 4 on Island." in labels
    assert "Seat 0 places blue 3 on Mine." in labels


def test_a_click_on_the_timeline_goes_there():
    shown = forked()
    shown.do("goto", where="main")
    assert "green 4" in " ".join(event["said"] for event in shown.screen["log"])
    assert stations(shown)[shown.match.node.n]["here"]
    shown.do("goto", where=24)
    assert "This is position 24 of the match" in answer(shown)
    assert shown.match.node.n == 24


def test_a_branch_can_be_named():
    shown = forked()
    shown.do("name", name=" what <b>if</b> ")
    assert "main.1" not in stations(shown)
    assert "what <b>if</b>" in stations(shown)
    assert "<b>if" not in shown.answer
    shown.do("name", name="main")
    assert "rx-fault" in shown.answer


def test_the_timeline_tells_no_secret():
    shown = forked()
    hidden = [move.text for node in shown.match.nodes if node.seat == 1 and (move := node.move) is not None]
    assert hidden
    assert not [text for text in hidden if text.removeprefix("place ").split(" @ ")[0] in str(stations(shown))]


def test_two_branches_stand_side_by_side_with_what_differs_marked():
    shown = forked()
    shown.do("compare", a="main", b="main.1")
    found = shown.screen["compare"]
    assert [side["name"] for side in found["sides"]] == ["main", "main.1"]
    assert all("<svg" in side["board"] and f"side-{i}-board-" in side["board"] for i, side in enumerate(found["sides"]))
    first, second = (side["lines"] for side in found["sides"])
    assert "<mark>" in first
    assert "Seat 0: green 4" in plain(first)
    assert "Seat 0: blue 3" in plain(second)
    assert "<li>Oasis (4)</li>" in first
    assert "places green 4 on Island" in found["sides"][0]["moves"]
    assert {topic["topic"] for topic in found["topics"]} >= {"zone:mine"}
    assert found["same"] is False
    shown.do("leave")
    assert shown.screen["compare"] is None


def test_a_comparison_is_for_the_eyes_that_look():
    shown = forked()
    shown.do("look", seat=explorer.PUBLIC)
    shown.do("compare", a="main", b="main.1")
    assert "green 4" not in whole(shown)
    assert "blue 3" not in whole(shown)


def test_a_branch_compared_with_itself_is_the_same():
    shown = opened()
    shown.do("compare", a="main", b=shown.match.node.n)
    assert shown.screen["compare"]["same"]


def test_both_branches_have_the_same_luck():
    shown = opened()
    shown.do("play", move=offered(shown)[0])
    once = shown.match.state.digest()
    shown.do("undo")
    shown.do("play", move=offered(shown)[0])
    assert shown.match.state.digest() == once


def test_the_branches_can_be_drawn():
    shown = forked()
    shown.do("history")
    assert "History of the match" in answer(shown)


def long_line():
    shown = opened(players=["human", "greedy"])
    while offered(shown):
        shown.do("play", move=offered(shown)[0])
    return shown


def test_a_folded_line_opens_turn_by_turn_and_every_turn_can_be_gone_to():
    shown = long_line()
    (fold,) = [entry for entry in shown.screen["timeline"]["entries"] if entry["where"] is None]
    nodes = shown.match.nodes
    turns = [nodes[line["where"]].state.view(0).turn for line in fold["inside"]]
    assert len(turns) > 5
    assert turns == sorted(set(turns))
    assert set(turns) == {nodes[line["where"]].state.turn for line in fold["inside"]}
    middle = fold["inside"][3]
    assert middle["label"].startswith(f"Turn {turns[3]}: Seat ")
    shown.do("goto", where=middle["where"])
    assert shown.match.node.n == middle["where"]
    assert shown.match.actor >= 0


def test_the_middle_of_a_match_among_programs_can_be_gone_to():
    shown = opened(players=["greedy", "greedy"])
    last = next(e for e in shown.screen["timeline"]["entries"] if e["where"] == shown.match.node.n)
    assert last["fold"].endswith("moves")
    assert len(last["inside"]) > 5
    shown.do("goto", where=last["inside"][2]["where"])
    again = shown.screen["timeline"]["entries"]
    there = [line["where"] for entry in again for line in entry["inside"]]
    assert shown.match.node.n not in there
    assert len(there) == len(set(there)) >= len(last["inside"]) - 1
