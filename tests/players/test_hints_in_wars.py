"""Hints in `continents`: a match searched to a horizon, and what comes of a war, with clauses, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import explorer
from explorer.drawing.show import html
from explorer.players.hints import Hint
from explorer.players.reasons import Foreseen, foreseen_for

GAME = explorer.game("continents")
WAR = {"attacker": 0, "defender": 1, "source": "asia", "target": "europe"}
ASKED = ["turn.mix", "turn.draw", "turn.act", "battle.attacker", "battle.defender", "battle.before", "battle.after"]


def at_war(step: str, hands: list[list[str]], **battle: Any) -> Any:
    """Two cards of Asia against two of Europe; the attacker is asked at a step of the battle."""
    memo = {"memo": {"at": 1}} if step in ("attacker", "defender") else {"memo": {"at": 0, "passes": 0}}
    frame = {"step": f"battle.{step}", "seat": 1 if step == "defender" else 0, **({} if step == "go-on" else memo)}
    return GAME.state(
        {
            "players": 2,
            "continents": [["asia", "asia"], ["europe", "europe"]],
            "hands": hands,
            "attacked": True,
            "battle": {**WAR, **battle},
            "stack": [{"step": "turn.after", "seat": 0}, frame],
        }
    )


def asked_at(step: str, seed: int = 3) -> Any:
    """A position some way into a match where a seat has a choice at a step."""
    state, rng = GAME.start(2, seed), Random(seed)
    for n in range(2000):
        if state.is_over:
            state = GAME.start(2, f"{seed}/{n}")
        if n > 40 and state.step == step and len(state.legal_moves()) > 1:
            return state
        state.apply(state.sample_chance(rng) if state.actor == explorer.CHANCE else state.draw_move(rng))
    raise AssertionError(f"no choice at {step}")


def hint(state: Any, iterations: int = 60) -> Hint:
    found: Hint = state.view(state.actor).hint(iterations=iterations, worlds=40)
    return found


def foreseen(state: Any, move: str, told: bool = False) -> tuple[Foreseen, ...]:
    return foreseen_for(state.view(state.actor), state.move(move), 0, told)


@pytest.mark.parametrize("step", ASKED)
def test_a_hint_cites_the_document_and_speaks_both_languages_wherever_there_is_a_choice(step: str) -> None:
    state = asked_at(step)
    found = hint(state)
    assert found.move in state.legal_moves()
    for language, line in (("en", "001, line"), ("fa", "سطر")):
        said = found.sentences(language)
        assert any(line in sentence for sentence in said)
        assert len(said) == len(set(said)) >= 3
        assert f'lang="{language}"' in html(found, language)


@pytest.mark.parametrize("step", ["turn.act", "battle.attacker", "battle.before"])
def test_a_hint_does_not_change_with_cards_the_seat_cannot_know(step: str) -> None:
    state = asked_at(step)
    found = hint(state)
    for n in range(3):
        other = state.view(state.actor).sample_world(Random(n))
        assert hint(other) == found


def test_it_says_how_far_it_looked_and_claims_no_match_played_to_its_end() -> None:
    text = hint(asked_at("turn.act")).text()
    assert f"until {GAME.horizon.turns} more turns had begun" in text
    assert "of the win is to be expected" in text
    assert "to the end in worlds" not in text
    assert "Expected share of the win" in html(hint(asked_at("turn.act")))


def test_a_war_that_goes_on_is_told_with_its_odds_and_their_clause() -> None:
    state = at_war("go-on", [[], []], rolls=1)
    [war] = foreseen(state, "go on")
    assert war.now == war.then
    odds = state.view(0).odds("war")
    assert {outcome: number.value for outcome, number in war.then} == {
        outcome: number.value for outcome, number in odds.outcomes.items()
    }
    said = war.sentence(GAME, GAME.words())
    assert said.startswith("The war as it stands: ")
    assert said.endswith("(001, lines 49, 52, 54).")
    assert foreseen(state, "go on", told=True) == ()


def test_stopping_says_what_the_war_would_have_come_to() -> None:
    [war] = foreseen(at_war("go-on", [[], []], rolls=1), "stop", told=True)
    assert war.then == ()
    assert war.change == 1
    assert "This move ends what is going on. The war, gone on with: " in war.sentence(GAME, GAME.words())


def test_a_troop_changes_the_odds_before_and_after() -> None:
    state = at_war("attacker", [["troop", "spy"], ["spy"]])
    [war] = foreseen(state, "troop for attacker", told=True)
    taken = [{outcome.id: number.value for outcome, number in each}["fate-war-won"] for each in (war.now, war.then)]
    assert taken[1] > taken[0]
    said = war.sentence(GAME, GAME.words())
    assert "The war with this move: " in said
    assert "; without it: " in said
    assert war.to_dict()["then"]["fate-war-won"] == str(taken[1])


def test_an_attack_says_what_the_war_that_it_begins_comes_to() -> None:
    state = GAME.state(
        {"players": 2, "continents": [["asia"] * 3, ["europe"]], "hands": [[], ["spy"]], "drawn": [2, 0]}
    )
    [war] = foreseen(state, "attack europe of seat 1 from asia")
    assert war.now == ()
    assert "The war that this move begins: " in war.sentence(GAME, GAME.words())


def test_in_persian_the_list_of_what_may_come_runs_from_right_to_left() -> None:
    [war] = foreseen(at_war("go-on", [[], []], rolls=1), "go on")
    assert "\u2068\u200f\u2068" in war.sentence(GAME, GAME.words("fa"))
    assert "\u200f" not in war.sentence(GAME, GAME.words())


def test_where_no_war_is_on_nothing_is_foreseen() -> None:
    assert foreseen(asked_at("turn.mix"), "mix two-tactics") == ()


def test_a_coin_within_reach_is_taken_and_told_with_its_clause() -> None:
    state = GAME.state(
        {
            "players": 2,
            "continents": [["africa"] * 3, ["europe"]],
            "row": ["africa"],
            "mix": "two-continents",
            "drawn": [0, 0],
            "stack": [{"step": "turn.draw", "seat": 0}],
        }
    )
    found = hint(state, 200)
    assert str(found.move) == "take africa"
    [coin] = [reason for reason in found.reasons if reason.topic == "coin:africa"]
    assert (coin.now.value, coin.then.value) == (0, 1)
    assert "001, line" in found.text()
