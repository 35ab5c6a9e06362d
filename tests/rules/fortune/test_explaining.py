"""Findings told from the trees, tones of refusals, the game's face to the other rooms."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.words import word
from tests.rules.fortune.random_play import FULL

CARS = ["car", "car"]


def table(**changes: Any) -> Any:
    return FULL.state(
        {
            "players": 3,
            "hands": [["car", "boat"], ["oud", "land"], ["silver"]],
            "fortunes": [[["phone", "phone"]], [["land", "land"], CARS], [["oud", "oud"]]],
            "discard": ["watch"],
            **changes,
        }
    )


def test_may_i_steal_this_is_a_tree_with_its_path() -> None:
    told = table().explain("steal:0>1")
    assert told.id == "outcome-steal-open"
    assert [answer for _, answer in told.answers] == [True] * 6
    assert [id for id, _ in told.answers] == [
        "other-player", "thief-has-group", "owner-has-group", "above-the-first", "may-attack-again", "can-be-faced",
    ]  # fmt: skip
    other = table().explain("steal:0>2")
    assert (other.id, other.answers[-1]) == ("outcome-steal-protected", ("above-the-first", False))
    assert other.tree is FULL.trees["steal"]


def test_when_all_is_played_nothing_is_said_of_attacks_any_more() -> None:
    last = {"hands": [["boat"], [], []], "pile": []}
    state = table(**last)
    assert {"steal:0>1", "group:top-1"} <= set(state.topics())
    state.play("discard boat")
    assert state.is_over
    assert state.topics() == ["fortune:0", "fortune:1", "fortune:2", "winner"]
    assert state.stakes() == ["winner"]
    with pytest.raises(ExplorerError, match="steal:0>1"):
        state.explain("steal:0>1")


REFUSALS = {
    "steal from seat 2 with silver": (
        "This is the first group of Seat 2, and first groups are protected (003, line 41). "
        "You may build, discard, or steal from Seat 1."
    ),
    "build car + car + car": "A group is built from two cards, and these are 3 (003, line 26). Build from two of them",
    "build silver + gold": (
        "No group is built without a good, and silver and gold are both precious (003, line 26). "
        "Put one of the two beneath a good."
    ),
    "done": ("A turn cannot pass without an action (003, lines 15, 49). Build a group, steal one, or discard a card."),
    "develop car on top": (
        "Developing a group is an expert rule, and it is not being played (003, line 74). "
        "Switch the expert rule on, or build, discard or steal."
    ),
}


@pytest.mark.parametrize("move", REFUSALS)
def test_a_refusal_states_the_fact_the_clause_and_a_way_forward(move: str) -> None:
    assert table().verdict(move).text().startswith(REFUSALS[move])


def test_a_refusal_in_arabic_cites_the_document_as_well() -> None:
    said = table().verdict("steal from seat 2 with silver").text("ar")
    plain = said.translate(dict.fromkeys((0x2066, 0x2067, 0x2068, 0x2069)))
    assert plain == (
        "هذه أول مجموعة عند المقعد 2، وأول مجموعة محمية (الوثيقة 003، السطر 41). "
        "يمكن البناء أو الرمي، أو التحويش على: المقعد 1."
    )


def test_a_fortune_is_counted_kind_by_kind() -> None:
    told = table(fortunes=[[["silver", "land"], ["phone"] * 3], [], []]).explain("fortune:0")
    assert told.facts["total"] == 60
    assert [(f.facts["count"], f.facts["value"], f.facts["amount"]) for f in told.below] == [
        (3, 5, 15), (1, 20, 20), (1, 25, 25),
    ]  # fmt: skip
    assert "assumed, R003-18" in told.outline()
    assert "003, lines 51, 59" in told.outline()


def test_a_hidden_hand_decides_nothing_for_others() -> None:
    state = table()
    assert state.view(0).explain("group:top-1").id == "finding-top-hidden"
    assert state.view(1).explain("group:top-1").id == "outcome-top-falls"
    assert state.view(0).explain("group:top-0").id == "outcome-top-safe"


def test_a_contest_is_explained_with_what_answers_it() -> None:
    state = table(rulings={"expert-gold": "on"}, duel={"attacker": 0, "defender": 1, "plays": [["gold"]]})
    told = state.explain("duel")
    assert told.id == "outcome-duel-stolen"
    assert told.below[-1].id == "outcome-demand-two"
    assert "duel" not in table().topics()


def test_an_unknown_topic_is_refused_with_those_there_are() -> None:
    with pytest.raises(ExplorerError, match="did you mean 'fortune:0'"):
        FULL.start(2, 1).explain("fortun:0")


def test_stakes_are_who_leads_and_who_would_have_each_top_group() -> None:
    state = table()
    assert state.stakes() == ["winner", "group:top-0", "group:top-1", "group:top-2"]
    assert state.outcome("winner") == word("seat", n=1)
    assert state.outcome("group:top-1") == word("fate-attacker")
    assert state.outcome("group:top-0") == word("seat", n=0)
    assert table(fortunes=[[], [], []]).outcome("group:top-0") == word("nobody")
    assert table(fortunes=[[], [], []]).outcome("winner") == word("fate-level")
    assert state.standing() == (state.scores(), [])


def test_topics_and_stakes_have_names() -> None:
    assert FULL.topic_word("top-2") == word("top-of", seat=word("seat", n=2))
    assert FULL.topic_word("0>1") == word("heist", seat=word("seat", n=0), opponent=word("seat", n=1))
    assert FULL.topic_word("3") is None
    said = table().view(0).odds("group:top-1").text()
    assert said.startswith("The top group of Seat 1")


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("rulings", [None, {"expert-rules": "all"}])
def test_programs_play_it(kind: str, rulings: dict[str, str] | None) -> None:
    result = explorer.simulate("fortune", [kind, "random"], 2, seed=1, workers=1, progress=False, rulings=rulings)
    assert result.tally.matches == 2


def test_a_hint_is_given_for_whoever_is_asked() -> None:
    state = table()
    hint = state.view(0).hint(iterations=8, worlds=8)
    assert hint.considered[0].move in state.legal_moves()
    assert hint.text("ar").strip()


def test_all_that_a_spectator_reads_holds_no_face_of_a_hand() -> None:
    state, rng = FULL.start(4, 9), Random(9)
    public = state.view(explorer.PUBLIC)
    said = public.describe()
    assert said.count("5 face-down cards") == 4
    assert public.sample_world(rng).view(explorer.PUBLIC).describe() == said
