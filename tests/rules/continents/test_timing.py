"""When a tactic may be played: the moments of a rehearsed turn agree with what the engine allows in any match."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

import explorer
from explorer.core.errors import ExplorerError
from explorer.rules.continents import timing
from explorer.rules.continents.deck import TACTICS, VERB_OF
from tests.rules.continents.random_play import FULL, positions, viewers

MOMENT_GUARDS = {"guard-its-moment", "guard-before-a-roll", "guard-first-thing", "guard-own-turn"}


def may(rulings: dict[str, str] | None = None, players: int = 3) -> dict[str, dict[str, str]]:
    """For each card the moments at which it may be played, with the first letters of the roles that may."""
    found: dict[str, dict[str, str]] = {name: {} for name in TACTICS}
    for moment in timing.moments(FULL.rules(players, rulings)):
        for kind, roles in enumerate(moment.may):
            if roles:
                step = f"{moment.step}{' later' if moment.later else ''}"
                found[TACTICS[kind]][step] = "".join(role[0] for role in roles)
    return found


def test_each_card_is_for_the_moments_that_its_rule_names() -> None:
    found = may()
    assert found["troop"] == {"battle.attacker": "a", "battle.defender": "d", "battle.helper": "h"}
    assert found["sabotage"] == {"battle.sabotage": "adh"}
    assert found["surprise-deploy"] == found["artillery"] == {"battle.before": "adh"}
    assert found["rally"] == found["bombard"] == {"battle.after": "ad"}
    turn = dict.fromkeys(("turn.mix", "turn.draw", "turn.act"), "t")
    battle = dict.fromkeys(("battle.attacker", "battle.before", "battle.after", "battle.go-on"), "a")
    assert found["spy"] == turn | battle


def test_in_a_game_of_two_nobody_else_is_asked() -> None:
    assert may(players=2)["sabotage"] == {"battle.sabotage": "ad"}
    assert "battle.helper" not in may(players=2)["troop"]


def test_other_readings_bring_other_moments() -> None:
    late = may({"sabotage-time": "before-first-roll"})
    assert late["sabotage"] == {"battle.before": "adh"}
    assert "battle.before later" in late["artillery"]
    assert set(may({"artillery-time": "any-moment"})["artillery"]) == {"battle.before", "battle.after"}
    assert may({"helpers-and-dice": "everybody"})["rally"] == {"battle.after": "adh"}
    assert "battle.call-off" in may({"call-off": "before-the-roll"})["spy"]
    assert "turn.mix" not in may({"mix": "card-by-card"})["spy"]
    for rulings in ({"troop-limit": "dice-limit"}, {"deploy-rounds": "until-all-pass"}, {"fewer-dice": "fewer"}):
        assert may(rulings)["troop"] == may()["troop"]


@given(positions())
def test_what_is_legal_in_a_match_is_lit_and_what_is_refused_for_its_moment_is_not(state: Any) -> None:
    if state.actor is None or state.actor < 0:
        return
    moves = [move for move in state.game.universe(state.players) if move.verb in VERB_OF]
    for move in moves:
        verdict = state.verdict(move)
        now = [f for f in timing.findings(state, VERB_OF[move.verb], state.actor) if f.facts["now"]]
        refused = MOMENT_GUARDS & {reason.id for reason in verdict.reasons}
        if verdict.legal:
            assert [f.facts["own"] for f in now] == [1]
        elif refused:
            assert not any(f.facts["own"] for f in now)


@given(positions())
def test_a_seat_is_told_the_same_whatever_it_cannot_see(state: Any) -> None:
    for seat in viewers(state):
        for found in state.view(seat).timings():
            assert all(f.clauses for f in found.below)
            assert sum(f.facts["now"] for f in found.below) <= 1
            assert not (state.is_over and found.holds)


def test_a_refusal_for_its_moment_brings_the_moments_and_says_what_is_waited_for() -> None:
    state = FULL.state({"players": 2, "continents": [["asia"], ["asia"]], "hands": [["rally"], []], "drawn": [2, 0]})
    (reason,) = state.verdict("rally for attacker").reasons
    lit = [f.facts["moment"].id for f in reason.below if f.holds]
    assert lit == ["step-battle-after"]
    assert reason.facts["waits"].id == "step-turn-act"
    held = [f for stage in state.verdict("spy on seat 1").stages for f in stage if f.id == "guard-its-moment"]
    assert [f.below for f in held] == [()]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_now_is_not_the_moment_or_another_is_asked(language: str) -> None:
    state = FULL.state({"players": 2, "continents": [["asia"], ["asia"]], "hands": [["rally"], []], "drawn": [2, 0]})
    words = FULL.words(language)
    assert [state.view(seat).timing("spy").part for seat in (0, 1, explorer.PUBLIC)] == ["", "not", ""]
    state.play("attack asia of seat 1 from asia")
    waiting = state.view(1).timing("troop")
    assert (waiting.holds, waiting.part) == (False, "not")  # the attacker deploys first
    assert words.say("card-troop") in waiting.sentence(language)
    with pytest.raises(ExplorerError, match="did you mean 'card:troop'"):
        state.view(1).timing("trop")


def test_whoever_waits_for_another_answer_at_its_own_moment_is_told_so() -> None:
    state = FULL.state(
        {"players": 2, "continents": [["asia"], ["asia"]], "hands": [["rally"], ["bombard"]], "drawn": [2, 0]}
    )
    for move in ("attack asia of seat 1 from asia", "done", "done", "pass", "pass", "pass", "pass", "die 5", "die 4"):
        state.play(move)
    assert state.step == "battle.after"
    assert [state.view(seat).timing("bombard").part for seat in (0, 1)] == ["", "wait"]
    assert state.view(0).timing("bombard").facts["actor"].args == (("n", 0),)


def test_the_rehearsal_ends_and_leaves_the_rules_as_they_were() -> None:
    rules = FULL.rules(5)
    steps = [s.step for s in timing.rehearsal(rules)]
    assert steps[0] == "turn.mix"
    assert steps[-1].startswith("battle.")
    assert len(steps) < 60
