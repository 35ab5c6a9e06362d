"""Hints in the explorer: for the person who is asked, from what their seat knows; told and marked, never played."""

from __future__ import annotations

import json
from random import Random

import pytest

import explorer
from explorer.drawing.hint_card import hint_body
from explorer.widgets import reckoning
from tests.rules.influence.random_play import at_turn, walk
from tests.widgets.sessions import GAME, answer, offered, opened, plain, shared, whole

POSITION = {
    "players": 2,
    "zones": ["capital", "oasis", "mine", "coast", "village"],
    "hands": [["blue 7", "green 2"], ["flip", "radar"]],
    "placed": {"capital": [[], ["purple 6"]]},
}


def at_the_capital(**options):
    return explorer.explore(GAME.state(POSITION), **{"seed": 1, **options})


def hinted(**options):
    shown = at_the_capital(**options)
    shown.do("hint")
    return shown


def test_a_hint_names_a_legal_move_with_a_clause_that_unfolds_and_plays_nothing():
    shown = hinted()
    assert answer(shown).startswith("Seat 0 can play: place blue 7 @ capital.")
    assert "Capital, as things stand, is then for Seat 0" in answer(shown)
    assert "(000, line" in answer(shown)
    assert "Clause: 000, line" in answer(shown)
    assert "rx-clause" in shown.answer
    assert shown.match.node.n == 0
    assert shown.screen["hint"] == "place blue 7 @ capital"
    assert shown.screen["hint"] in offered(shown)


def test_what_is_shown_is_what_a_notebook_shows():
    shown = hinted()
    hint = shown.match.view(0).hint(seed="1/0")
    assert shown.answer.startswith(hint_body(hint))


def test_a_plain_sentence_stands_first_and_every_figure_is_folded():
    shown = hinted()
    first, figures = shown.answer.split("<details>", 1)
    assert plain(first) == (
        "Seat 0 can play: place blue 7 @ capital. "
        "With this move this becomes likelier, as things stand: Capital – Seat 0."
    )
    assert "%" in figures
    assert "Moves looked at" in figures


def test_where_nothing_changes_the_headline_is_bare_and_the_clause_of_the_question_unfolds():
    shown = explorer.explore("smashup", seed=1)
    shown.do("hint")
    hint = shown.match.view(shown.session.seat).hint(seed=f"1/{shown.match.node.n}")
    assert not hint.reasons
    first, figures = shown.answer.split("<details>", 1)
    assert plain(first).startswith(f"Seat 0 can play: {hint.move}. A program tried")
    assert "(004" not in first
    assert "Clause: 004, line" in plain(figures)


def test_there_is_a_mark_only_where_a_hint_was_asked_for_and_only_there():
    shown = at_the_capital()
    assert shown.screen["hint"] == ""
    shown.do("hint")
    shown.do("why", topic="zone:mine")  # another answer, the same place
    assert shown.screen["hint"] == "place blue 7 @ capital"
    shown.do("play", move="place green 2 @ mine")
    assert shown.screen["hint"] == ""
    shown.do("undo")
    assert shown.screen["hint"] == ""
    shown.do("hint")
    assert shown.screen["hint"] == "place blue 7 @ capital"


def test_the_same_press_brings_the_same_hint_and_is_reckoned_once(monkeypatch):
    asked = []
    real = reckoning.hint_for
    monkeypatch.setattr(reckoning, "hint_for", lambda view, *how: asked.append(view.seat) or real(view, *how))
    shown = at_the_capital()
    said = set()
    for _ in range(3):
        shown.do("hint")
        said.add(shown.answer)
        shown.do("look", seat=1)
        shown.do("look", seat=0)
    assert (len(said), asked) == (1, [0])
    loaded = opened()
    loaded.do("load", text=json.dumps(shown.match.to_dict()))
    loaded.do("hint")
    assert loaded.answer in said


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(seed, monkeypatch):
    monkeypatch.setattr(reckoning, "ITERATIONS", 60)
    state, rng = GAME.start(2 + seed % 3, seed), Random(seed)
    for _ in walk(state, rng, 3 + 3 * seed):
        pass
    assert state.actor >= 0
    worlds = [state, *(state.view(state.actor).sample_world(Random(n)) for n in range(3))]
    told = set()
    for world in worlds:
        shown = explorer.explore(world, seed=5)
        shown.do("hint")
        told.add((shown.answer, shown.screen["hint"]))
    assert len({str(world.to_dict()) for world in worlds}) > 1
    assert len(told) == 1


def test_a_hint_speaks_the_language_of_the_page():
    shown = hinted()
    shown.do("speak", language="ar")
    assert shown.screen["words"]["hint"] == "تلميح"
    assert shown.answer.startswith(hint_body(shown.match.view(0).hint(seed="1/0"), "ar"))
    assert "العاصمة place blue 7 @ capital" in answer(shown)  # in the table beside what it is called


def test_names_that_people_typed_stay_text():
    name = "<img src=x onerror=alert(1)>"
    match = GAME.match(["human", "greedy"], seed=1, names=[name, "<b>Bo</b>"], start=GAME.state(POSITION))
    shown = explorer.explore(match)
    shown.do("hint")
    assert "<img" not in shown.answer
    assert "<b>Bo" not in shown.answer
    assert "&lt;img src=x onerror=alert(1)&gt; can play" in shown.answer


# where there is none


def refused(shown):
    before = shown.answer
    assert "hint" not in shown.screen
    shown.do("hint")
    assert shown.answer == before
    assert shown.session.hints == {}
    return shown.screen["notice"]


NONE = "There is no hint here: a hint is for the person who is asked, from what their seat knows."


@pytest.mark.parametrize("seat", [1, explorer.PUBLIC, explorer.ALL])
def test_other_eyes_than_those_of_who_is_asked_get_none(seat):
    shown = at_the_capital()
    shown.do("look", seat=seat)
    assert refused(shown) == NONE


def test_a_program_that_waits_gets_none():
    shown = explorer.explore(GAME.match(["greedy", "human"], start=GAME.state(POSITION), auto=False))
    shown.do("look", seat=0)
    assert refused(shown) == NONE


def test_there_is_none_when_chance_is_asked():
    assert refused(explorer.explore(GAME.match(["human", "greedy"], seed=7, chance="ask"))) == NONE


def test_there_is_none_when_all_is_over():
    assert refused(opened(players=["greedy", "greedy"])) == NONE


def test_there_is_none_in_a_game_without_stakes(monkeypatch):
    monkeypatch.setattr(GAME.state_class, "stakes", lambda s: [])
    assert refused(at_the_capital()) == NONE


def test_there_is_none_behind_a_curtain_and_nothing_is_left_of_one_when_it_falls():
    shown = shared()
    assert "covered" in refused(shown)
    shown.do("uncover", seat=shown.match.actor)
    shown.do("hint")
    told = shown.screen["hint"]
    shown.do("play", move=next(move for move in offered(shown) if move != told))
    assert shown.screen["covered"] is not None
    assert told not in whole(shown)
    shown.do("uncover", seat=shown.match.actor)
    assert "can play:" not in answer(shown)
    assert shown.screen["hint"] == ""


def test_who_predicts_first_gets_none_because_it_names_legal_moves():
    shown = at_the_capital()
    shown.do("predict", on=True)
    assert refused(shown) == "There is no hint while you predict first: it would name legal moves."
    shown.do("check", move="place blue 7 @ capital")
    assert "predict first" in refused(shown)
    shown.do("predict", on=False)
    assert shown.screen["hint"] == ""


def test_who_begins_to_predict_sees_no_more_of_a_hint():
    shown = hinted()
    shown.do("predict", on=True)
    assert "hint" not in shown.screen
    assert "can play" not in answer(shown)


def test_there_is_none_while_a_reading_is_on_trial():
    shown = hinted()
    before = shown.answer
    shown.do("try", ruling="participant", option="all-players")
    assert "hint" not in shown.screen
    shown.do("hint")
    assert "First keep the reading" in shown.screen["notice"]
    shown.do("back")
    shown.do("hint")
    assert shown.answer == before


@pytest.mark.parametrize("extra", [{"move": "flip @ mine"}, {"seat": 1}, {"iterations": 10**9}])
def test_a_hint_takes_no_wishes(extra):
    shown = at_the_capital()
    shown.do("hint", **extra)
    assert "cannot be understood" in shown.screen["notice"]
    assert shown.session.hints == {}


def test_the_only_move_is_named_without_a_search():
    zones = POSITION["zones"]
    marks = [{"zone": zone, "mark": "immune"} for zone in zones]
    shown = explorer.explore(at_turn("cancel blue", "blue 1", zones=zones, marks=marks), seed=1)
    shown.do("hint")
    assert answer(shown) == "discard cancel blue is the only legal move."
    assert shown.screen["hint"] == "discard cancel blue"


def test_only_the_hints_looked_at_last_are_kept(monkeypatch):
    monkeypatch.setattr(reckoning, "ITERATIONS", 1)
    monkeypatch.setattr(reckoning, "KEPT", 3)
    shown = opened()
    for _ in range(5):
        shown.do("hint")
        shown.do("play", move=shown.screen["hint"])
    assert len(shown.session.hints) == 3
