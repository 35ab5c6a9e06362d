"""A simulated match is the match that `game.match` plays, to the last move; what is counted of it is right."""

from __future__ import annotations

from typing import Any

import pytest

import explorer
from explorer.core.state import CHANCE
from explorer.laboratory import playout
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.playout import Lead, Playout
from explorer.laboratory.recipes import recipe_for


def playing(game: str, players: list[str], rulings: dict[str, str] | None = None, n: int = 20) -> Playout:
    return Playout(recipe_for(game, players, n, rulings, "here", n))


@pytest.mark.parametrize(
    ("game", "players", "rulings"),
    [
        ("influence", ["random", "random"], None),
        ("influence", ["greedy", "random", "random"], None),
        ("influence", ["random", "greedy", "random", "greedy"], {"participant": "all-players"}),
        ("influence", ["random"] * 5, {"cancel-scope": "already-there"}),
        ("influence", ["search:20", "greedy"], None),
        ("smashup", ["random", "greedy"], None),
    ],
)
def test_a_simulated_match_is_the_one_that_can_be_opened(
    game: str, players: list[str], rulings: dict[str, str] | None
) -> None:
    found = explorer.game(game)
    simulated = playing(game, players, rulings)
    for i in (0, 7):
        played = simulated.match(i)
        match = found.match(players, seed=f"here/{i}", rulings=rulings)
        line = match.line()
        asked = [node.state for node in line if node.state.actor is not None and node.state.actor != CHANCE]
        lead = Lead()
        for node in line[1:]:
            if node.state.actor != CHANCE and any(past.seat is not None and past.seat >= 0 for past in node.line()):
                lead.see(node.state.scores())
        assert match.is_over
        assert played.scores == tuple(match.state.scores())
        assert played.winners == tuple(match.state.winners())
        assert played.choices == tuple(len(state.legal_moves()) for state in asked)
        assert played.leads == lead.changes


def test_every_move_is_the_same_as_in_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    moves: list[str] = []
    simulated = playing("influence", ["greedy", "random"])
    for program in simulated.programs:
        choose = program.choose

        def noted(view: Any, rng: Any, choose: Any = choose) -> Any:
            move = choose(view, rng)
            moves.append(move.text)
            return move

        monkeypatch.setattr(program, "choose", noted, raising=False)
    simulated.match(4)
    match = explorer.game("influence").match(["greedy", "random"], seed="here/4")
    assert moves == [node.move.text for node in match.line() if node.seat is not None and node.seat >= 0]


def test_a_match_does_not_depend_on_those_before_it() -> None:
    simulated = playing("influence", ["greedy", "random", "random"])
    alone = simulated.match(5)
    for i in range(5):
        simulated.match(i)
    assert simulated.match(5) == alone


@pytest.mark.parametrize(
    ("scores", "changes"),
    [
        ([], 0),
        ([[0, 0], [3, 0], [5, 0]], 0),  # the first to lead takes it from nobody
        ([[3, 0], [3, 4], [9, 4]], 2),
        ([[3, 0], [3, 3], [5, 3]], 0),  # a tie takes the lead from nobody
        ([[3, 0], [3, 3], [3, 5]], 1),
        ([[1, 0, 0], [1, 2, 2], [1, 2, 3], [4, 2, 3]], 2),
        ([[-1, -3], [-5, -3]], 1),
    ],
)
def test_the_lead_changes_when_another_seat_comes_to_lead_alone(scores: list[list[int]], changes: int) -> None:
    lead = Lead()
    for points in scores:
        lead.see(points)
    assert lead.changes == changes


def test_the_lead_is_followed_in_the_first_matches_only() -> None:
    simulated = Playout(recipe_for("influence", ["random"] * 2, 4, None, 0, 2))
    assert [simulated.match(i).leads is None for i in range(4)] == [False, False, True, True]


def test_a_match_without_end_is_an_error_that_names_match_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_MOVES", 3)
    with pytest.raises(LaboratoryError, match=r"match 2, seed 'here/2': .* it is not over after 3 moves"):
        playing("influence", ["random"] * 2).match(2)


def test_a_match_that_stands_still_is_told_so_and_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_MOVES", 1_000)
    standing = Playout(recipe_for("smashup", ["random"] * 2, 1, {"draw-two": "active-after-base"}, 0, 0))
    with pytest.raises(LaboratoryError) as failed:
        standing.match(0)
    said = str(failed.value)
    assert "nobody’s points changed in the last 500" in said
    assert said.endswith("Leave this reading out, or seat other players)")


def test_a_program_that_breaks_the_rules_is_an_error_that_names_match_and_seed() -> None:
    simulated = playing("influence", ["random"] * 2)

    class Cheat:
        def choose(self, view: Any, rng: Any) -> Any:
            return next(move for move in view.game.universe(2) if move not in view.legal_moves())

    simulated.programs[1] = Cheat()
    with pytest.raises(LaboratoryError, match=r"match 6, seed 'here/6': .*the program on seat 1 chose .* not legal"):
        simulated.match(6)


def test_programs_are_given_views() -> None:
    simulated = playing("influence", ["random"] * 2)
    seen = []

    class Curious:
        def choose(self, view: Any, rng: Any) -> Any:
            seen.append((type(view), view.seat))
            return view.legal_moves()[0]

    simulated.programs[0] = Curious()
    simulated.match(0)
    assert set(seen) == {(explorer.game("influence").view_class, 0)}
