"""Findings told from the trees, scores, the game's face to the other rooms."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.words import word
from explorer.matches.scenes import load_scene
from explorer.matches.staging import run_scene
from tests.rules.continents.random_play import FULL


def test_why_a_coin_lies_in_the_middle_says_who_has_how_many() -> None:
    state = FULL.state({"players": 2, "continents": [["asia"] * 3, ["asia"]]})
    told = state.explain("coin:asia")
    assert told.id == "outcome-coin-free"
    assert [f.facts["count"] for f in told.below if f.id == "finding-progress"] == [3, 1]
    assert "3 of the 8 cards" in told.outline()
    assert "001, line 65" in told.outline()


def test_why_two_continents_are_not_connected_names_what_is() -> None:
    state = FULL.state({"players": 2, "continents": [["asia"], ["europe"]]})
    told = state.explain("route:africa>australia").outline()
    assert "the document says that they are not connected" in told
    assert "South America" in told
    assert "lines 23, 24" in told


WAYS = [
    ("africa", "europe", "001, lines 23, 24"),
    ("south-america", "africa", "001, lines 23, 24"),
    ("asia", "europe", "001, lines 23, 25, 26"),
    ("africa", "australia", "001, lines 23, 24"),
    ("asia", "australia", "001, line 23; assumed, R001-43"),
    ("europe", "australia", "001, line 23; assumed, R001-43"),
    ("asia", "asia", "001, line 23"),
]


REACHED = {
    "africa": "001, lines 23, 24",
    "south-america": "001, lines 23, 24; assumed, R001-43",
    "asia": "001, lines 23, 24, 25, 26; assumed, R001-43",
    "europe": "001, lines 23, 24, 25, 26; assumed, R001-43",
}


@pytest.mark.parametrize(("source", "target", "cited"), WAYS)
def test_a_way_and_its_verdict_cite_the_lines_that_speak_of_it(source: str, target: str, cited: str) -> None:
    state = FULL.state({"players": 2, "continents": [[source], [target]], "drawn": [2, 0]})
    told = state.explain(f"route:{source}>{target}")
    assert told.below[-1].citation() == REACHED[source]
    assert told.citation() == cited
    verdict = state.verdict(f"attack {target} of seat 1 from {source}")
    guard = next(f for stage in verdict.stages for f in stage if f.id == "guard-connected")
    assert guard.citation() == cited
    assert verdict.legal == guard.holds == (target in ("europe", "africa", "asia") or source == "asia")


def test_a_war_and_its_pairs_are_topics_while_they_last() -> None:
    state = FULL.state(
        {"players": 2, "continents": [["asia"] * 2, ["europe"] * 2], "hands": [["rally"], []], "drawn": [2, 0]}
    )
    assert "war" not in state.topics()
    for move in ("attack europe of seat 1 from asia", "done", "pass", "pass"):
        state.play(move)
    assert "war" in state.topics()
    assert "pair:1" not in state.topics()
    for die in ("die 5", "die 2", "die 5", "die 4"):
        state.play(die)
    assert {"pair:1", "pair:2"} <= set(state.topics())
    told = state.explain("pair:1")
    assert told.id == "outcome-pair-tied"
    assert [f.id for f in told.below][-1] == "outcome-loss-surrenders"


def test_an_unknown_topic_is_refused_with_those_there_are() -> None:
    with pytest.raises(ExplorerError, match="did you mean 'coin:asia'"):
        FULL.start(2, 1).explain("coin:asa")


def test_scores_are_coins_and_how_near_another_is() -> None:
    state = FULL.state(
        {
            "players": 3,
            "continents": [["asia"] * 6, ["europe"] * 2 + ["africa"], ["australia"] * 4],
            "coins": {"australia": 2},
        }
    )
    assert state.scores() == [75, 40, 100]


def test_stakes_are_public_and_so_certain() -> None:
    state = FULL.state({"players": 2, "continents": [["asia"], ["europe"]], "coins": {"asia": 1}})
    view = state.view(0)
    assert view.stakes()[-1] == "winner"
    assert state.outcome("coin:asia") == word("seat", n=1)
    assert state.outcome("coin:europe") == word("nobody")
    assert state.outcome("winner") == word("seat", n=1)
    assert FULL.state({"players": 2, "continents": [["asia"], ["europe"]]}).outcome("winner") == word("fate-level")
    assert view.odds("coin:asia").outcomes


def test_who_leads_wins_shares_nothing_before_the_end() -> None:
    state = FULL.start(3, 2)
    assert state.winners() == []
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_programs_play_it(kind: str) -> None:
    result = explorer.simulate("continents", [kind, "random"], 2, seed=1, workers=1, progress=False)
    assert result.tally.matches == 2


def test_a_hint_is_given_for_whoever_is_asked() -> None:
    state = FULL.start(2, 5)
    hint = state.view(state.actor).hint(iterations=8, worlds=8)
    assert hint.considered[0].move in state.legal_moves()


def test_all_that_a_spectator_reads_holds_no_face_of_a_hand() -> None:
    state, rng = FULL.start(4, 9), Random(9)
    public = state.view(explorer.PUBLIC)
    said = public.describe()
    assert "Rally" not in said
    assert "face-down card" in said
    world = public.sample_world(rng)
    assert world.view(explorer.PUBLIC).describe() == said


def test_who_is_asked_in_a_battle_rests_on_the_lines_of_the_question() -> None:
    """The order of the second stage is the document's (lines 28 to 30), that of the windows for tactics is assumed."""
    state = FULL.state(
        {
            "players": 3,
            "continents": [["asia"], ["europe"], ["africa"]],
            "hands": [["troop", "rally"], ["troop", "rally"], ["troop", "rally"]],
            "drawn": [2, 0],
        }
    )
    state.play("attack europe of seat 1 from asia")
    cited = []
    for done in ("done", "done", "done", "pass"):
        waiting = 2 if state.actor != 2 else 0
        cited.append(state.verdict(done, waiting).reasons[0].citation())
        state.play(done)
    assert cited == [
        "001, line 28",
        "001, line 29",
        "001, line 30; assumed, R001-14",
        "assumed, R001-01; assumed, R001-30",
    ]


def test_whose_dice_are_refused_reads_which_are_theirs_and_a_bystander_that_none_are() -> None:
    told = []
    for name in ("rally", "artillery-bystander-dice"):
        shots = run_scene(load_scene(f"continents/{name}"))
        verdicts = [shot.verdict for shot in shots if shot.verdict is not None]
        told += [r.way() for v in verdicts for r in v.reasons if r.id == "guard-own-dice"]
    assert len(told) > 1
    assert all(way.endswith(": they are yours.") or way.startswith("Keep the card") for way in told)
    assert not any("if they are yours" in way for way in told)
