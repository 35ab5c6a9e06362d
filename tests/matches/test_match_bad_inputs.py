"""Whatever is typed into a match, the answer is one clear sentence and nothing is half done."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import explorer

GAME = explorer.game("influence")
START: dict[str, Any] = {
    "players": 2,
    "zones": ["harbour", "oasis", "mine", "coast", "village"],
    "hands": [["radar", "blue 7"], ["steal", "blue 2"]],
    "placed": {"harbour": [["green 1"], ["orange 3", "orange 5"]]},
    "to_move": 0,
}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": "human"}, "players: expected a list"),
        ({"players": True}, "players: expected a list"),
        ({"players": 2.5}, "players: expected a list"),
        ({"players": -1}, "players: expected a number of players"),
        ({"players": 10**30}, "players: expected a number of players"),
        ({"players": 60}, "is for 2 to"),
        ({"players": []}, "is for 2 to"),
        ({"players": ["human"]}, "is for 2 to"),
        ({"players": ["human", "oracle"]}, r"players\[1\]: no program plays as 'oracle'.*greedy"),
        ({"players": ["human", None]}, r"players\[1\]: expected a kind"),
        ({"players": ["human", "x\u202e" * 500]}, r"\\u202e.*…"),
        ({"names": ["one"]}, "names: expected 2 names"),
        ({"names": "ab"}, "names: expected 2 names"),
        ({"names": ["a", 3]}, r"names\[1\]: expected a text"),
        ({"names": ["a", "b" * 1000]}, r"names\[1\]: expected a text of at most 200"),
        ({"names": {5: "a"}}, "names: expected seats from 0 to 1"),
        ({"seed": 1.5}, "seed: expected a whole number or a short text"),
        ({"seed": True}, "seed: expected"),
        ({"seed": "x" * 10_000}, "seed: expected"),
        ({"seed": 10**10_000}, "seed: expected"),
        ({"chance": "dice"}, "chance: expected one of seed, ask, script"),
        ({"chance": []}, "chance: expected one of"),
        ({"script": ["show card 1"]}, "script: it is used with chance='script' only"),
        ({"script": "show card 1", "chance": "script"}, "script: expected a list"),
        ({"script": ["show me"], "chance": "script"}, r"script\[0\]: no move of this game.* \(move 1 of the list\)"),
        ({"chance": "script"}, r"script\[0\]: the script has run out after 0 moves"),
        ({"chance": "script", "script": ["show card 1"]}, r"script\[0\]: chance cannot bring 'show card 1' here"),
        ({"start": 7}, "start: expected a position"),
        ({"start": {"players": 2}}, "zones: missing"),
        ({"start": START, "players": 3}, "the start position has 2 seats, got 3"),
        ({"rulings": {"nothing": "x"}}, "ruling nothing: unknown"),
        ({"start": START, "rulings": {"radar-pick": "x"}}, "ruling radar-pick: no reading"),
    ],
)
def test_a_match_that_cannot_be_set_up_says_why(options: dict[str, Any], message: str) -> None:
    with pytest.raises(explorer.ExplorerError, match=message) as refused:
        GAME.match(**options)
    assert "\u202e" not in str(refused.value)
    assert len(str(refused.value)) < 600


@pytest.mark.parametrize("seat", [2, -7, "0", True, 1.0, "x" * 1000])
def test_a_seat_that_is_not_in_the_match_is_refused(seat: Any) -> None:
    match = GAME.match(seed=1)
    for ask in (match.view, match.log, lambda s: match.compare("main", "main", seat=s)):
        with pytest.raises(explorer.MatchError, match="seat: expected 0 to 1"):
            ask(seat)
    with pytest.raises(explorer.MatchError, match="seat: expected 0 to 1"):
        match.play(match.state.legal_moves()[0], seat=seat)


@pytest.mark.parametrize("move", ["", "place", "x" * 10**6, "\u202eplace", None, 7, object()])
def test_a_text_that_is_no_move_is_refused(move: Any) -> None:
    match = GAME.match(seed=1)
    before = match.to_dict()
    with pytest.raises(explorer.NotationError) as refused:
        match.play(move)
    assert len(str(refused.value)) < 400
    assert match.to_dict() == before


@pytest.mark.parametrize("where", [-1, 10**6, "nowhere", True, None, 1.5, "\u202e" * 1000])
def test_a_place_that_is_not_on_the_timeline_is_refused(where: Any) -> None:
    match = GAME.match(seed=1)
    before = match.to_dict()
    for ask in (match.goto, lambda w: match.compare("main", w), lambda w: match.compare(w, "main")):
        with pytest.raises(explorer.MatchError, match=r"expected 0 to|there is none called"):
            ask(where)
    assert match.to_dict() == before


@pytest.mark.parametrize("name", ["", "  \n", "main", "x" * 1000, 7, None])
def test_a_branch_name_that_cannot_be_had_is_refused(name: Any) -> None:
    match = GAME.match(seed=1)
    with pytest.raises(explorer.MatchError, match="branch: "):
        match.branch(name)
    assert list(match.branches) == ["main"]


def test_a_play_whose_answer_the_script_lacks_is_taken_back_whole() -> None:
    match = GAME.match(start=START, chance="script", script=["show card 1"])
    match.play(next(m for m in match.state.legal_moves() if m.verb == "radar"))
    before = match.to_dict()
    steal = next(m for m in match.state.legal_moves() if m.verb == "steal")
    with pytest.raises(explorer.MatchError, match=r"script\[1\]: the script has run out after 1 moves.*draw"):
        match.play(steal)
    assert match.to_dict() == before
    assert not match.node.children


def test_an_unknown_language_of_the_log_is_refused() -> None:
    with pytest.raises(explorer.ExplorerError, match="speaks en, ar, not 'xx'"):
        GAME.match(seed=1).log(language="xx")


class Cheat:
    """A program that plays what it may not."""

    def choose(self, view: Any, rng: Random) -> Any:
        return view.game.parse("show card 1")


def test_a_program_that_plays_a_refused_move_is_named_and_the_play_taken_back() -> None:
    start = {**START, "hands": [["blue 7", "blue 9"], ["blue 2"]]}
    match = GAME.match(["human", "random"], start=start, seed=1)
    match._programs[1] = Cheat()
    before = match.to_dict()
    with pytest.raises(explorer.MatchError, match=r"players\[1\]: its program chose a move that is refused"):
        match.play("place blue 7 @ mine")
    assert match.to_dict() == before
