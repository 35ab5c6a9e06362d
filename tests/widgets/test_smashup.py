"""`smashup` in the explorer: of many cards and bases only those are offered that a question can be about."""

from __future__ import annotations

import json
import random

import pytest

import explorer
from explorer.rules.smashup import GAME
from tests.widgets.sessions import answer, offered


def targets(shown, what):
    return {t["label"]: t["legal"] for c in shown.screen["choices"] if c["label"] == what for t in c["targets"]}


def table(**facts):
    """Seat 0 has ninjas and pirates and is about to play cards; minions of both lie at the factory."""
    minions = [{"card": card, "base": "factory"} for card in ("first-mate-1", "zapbot-1", "nukebot-1")]
    position = {
        "players": 2,
        "bases": ["factory", "homeworld", "tar-pits"],
        "factions": [["ninjas", "pirates"], ["aliens", "robots"]],
        "minions": minions,
        "hands": [["saucy-wench-1", "dinghy-1", "seeing-stars-1"], []],
    }
    return explorer.explore(GAME.state({**position, **facts}), seed=1)


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_is_offered_once_whatever_is_asked(seed):
    shown = explorer.explore(GAME.match(["human"] * (2 + seed), seed=seed), seat=explorer.ALL)
    rng = random.Random(seed)
    for _ in range(25):
        legal = shown.session.view.legal_moves()
        assert sorted(offered(shown)) == sorted(map(str, legal))
        going_on = [move for move in legal if move.verb not in ("done", "pass")]
        shown.do("play", move=str(rng.choice(going_on or legal)))


def test_a_minion_is_offered_on_the_bases_in_play_and_an_action_from_the_hand():
    shown = table()
    assert targets(shown, "Play a minion: Saucy Wench #1") == dict.fromkeys(
        ("Factory 436-1337", "The Homeworld", "Tar Pits"), True
    )
    assert targets(shown, "Play an action") == {"Dinghy #1": True, "Seeing Stars #1": True}


def test_a_text_that_looks_for_a_minion_is_offered_those_in_play_wrong_ones_marked():
    shown = table()
    shown.do("play", move="play saucy-wench-1 @ factory")
    assert targets(shown, "Choose a card") == {
        "First Mate #1": True,
        "Zapbot #1": True,
        "Nukebot": False,
        "Saucy Wench #1": False,
    }
    shown.do("play", move="choose nukebot-1")
    assert "illegal" in answer(shown) or "not legal" in answer(shown)


def test_among_many_targets_those_that_are_wrong_come_last():
    robots = [f"zapbot-{n}" for n in range(1, 5)] + [f"hoverbot-{n}" for n in range(1, 4)] + ["nukebot-1"]
    ours = [f"first-mate-{n}" for n in range(1, 5)] + ["pirate-king-1", "ninja-master-1"]
    shown = table(minions=[{"card": card, "base": "tar-pits"} for card in (*robots, *ours)])
    shown.do("play", move="play seeing-stars-1")
    found = list(targets(shown, "Choose a card").values())
    assert found.count(False) > 2
    assert found == sorted(found, reverse=True)


def test_what_cannot_be_played_now_is_shown_of_the_hand_alone():
    shown = table(hands=[["saucy-wench-1", "shinobi-1"], ["zapbot-2"]])
    shown.do("all", on=True)
    named = {c["label"] for c in shown.screen["choices"]}
    assert named == {"Play a minion: Saucy Wench #1", "Play a minion: Shinobi #1", "Use an ability", "End playing"}


BREAKING = {
    "players": 3,
    "active": 1,
    "bases": ["jungle-oasis", "homeworld", "tar-pits", "factory"],
    "factions": [["ninjas", "pirates"], ["aliens", "robots"], ["dinosaurs", "wizards"]],
    "minions": [{"card": card, "base": "jungle-oasis"} for card in ("supreme-overlord-1", "nukebot-1", "first-mate-1")],
    "hands": [["shinobi-1", "full-sail-1"], ["zapbot-2"], ["summon-1"]],
}


def interrupted(**options):
    """In the turn of seat 1, a program that plays nothing, a base is about to score."""
    match = GAME.match(["human", "random", "random"], seed=1, start=GAME.state(BREAKING), auto=False)
    while match.state.step != "score.before" or match.actor != 0:
        match.play("done" if match.state.step == "turn.play" else "pass")
    return explorer.explore(match, **options)


def test_in_anothers_turn_the_page_says_which_window_it_is_and_whose_turn():
    shown = interrupted()
    assert "Jungle Oasis is about to score." in shown.screen["turn"]
    assert "(It is the turn of Seat 1.)" in shown.screen["turn"]
    assert {c["label"] for c in shown.screen["choices"]} == {"Play a minion: Shinobi #1", "Play an action", "Pass"}
    assert "Đang là lượt của Ghế 1" in interrupted(language="vi").screen["turn"]


def test_a_match_is_saved_and_taken_up_in_the_middle_of_an_effect_and_taken_back():
    shown = interrupted()
    shown.do("play", move="play full-sail-1")
    asked, work = shown.screen["turn"], shown.session.view.pending
    assert "Full Sail" in asked
    text = json.dumps(shown.match.to_dict())
    shown.do("play", move="pass")
    assert shown.screen["turn"] != asked
    shown.do("load", text=text)
    assert shown.screen["turn"] == asked
    assert shown.session.view.pending == work
    shown.do("undo")
    assert "is about to score." in shown.screen["turn"]


def test_another_reading_is_tried_in_the_middle_of_a_turn_and_tells_which_card_says_something_else():
    shown = table(factions=[["ninjas", "pirates"], ["aliens", "robots"]], hands=[["infiltrate-1"], []], minions=[])
    shown.do("try", ruling="infiltrate", option="stays")
    changed = shown.answer[shown.answer.index("<b>Card: Infiltrate</b>") :]
    assert "at the start of your turn: destroy this card" in changed[: changed.index("</del>")]


def test_topics_of_one_kind_are_listed_by_their_names():
    topics = table().screen["topics"]
    powers = [(t["kind"], t["name"]) for t in topics if t["id"].startswith("power:")]
    assert powers == [("Power", "First Mate #1"), ("Power", "Zapbot #1"), ("Power", "Nukebot")]
    (hand,) = (t for t in topics if t["id"] == "card:seeing-stars")
    assert (hand["label"], hand["kind"], hand["name"]) == ("Card: Seeing Stars", "Card", "Seeing Stars")
    assert [t["kind"] for t in table_in("vi") if t["id"].startswith("base:")] == ["Khu căn cứ"] * 3


def table_in(language):
    shown = table()
    shown.do("speak", language=language)
    return shown.screen["topics"]
