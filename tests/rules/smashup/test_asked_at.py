"""A verdict asks the rules that bear on the question, and no others: what those would say is not true of it."""

from __future__ import annotations

from typing import Any

import explorer
from explorer.rules.smashup import GAME

WINDOW = {"guard-special-card", "guard-special-once", "guard-onto-scoring"}
PLAYING = {"guard-minion-left"}


def asked(verdict: Any) -> set[str]:
    return {finding.id for stage in verdict.stages for finding in stage}


def test_in_a_turn_nothing_is_asked_about_the_moment_before_a_base_scores() -> None:
    verdict = explorer.run_scene("smashup/lesson-5-chains")[1].verdict
    assert verdict.legal
    assert asked(verdict) >= PLAYING
    assert not WINDOW & asked(verdict)


def test_before_a_base_scores_nothing_is_asked_about_the_plays_of_the_turn() -> None:
    verdict = explorer.run_scene("smashup/lesson-4-last-moment")[1].verdict
    assert not verdict.legal
    assert "guard-special-card" in asked(verdict)
    assert not PLAYING & asked(verdict)
    assert len(verdict.reasons) == 1


def test_what_is_not_asked_any_more_is_counted_among_the_rules_that_bear_on_it() -> None:
    state = explorer.run_scene("smashup/lesson-1-turn")[1].state
    verdict = state.verdict("play war-raptor-1 @ homeworld")
    bearing = [g for g in state.rules.guards["play"] if not g.at or "turn.play" in g.at]
    assert verdict.unasked == len(bearing) - len(asked(verdict)) > 0
    assert len(bearing) < len(GAME.rules(2).guards["play"])
