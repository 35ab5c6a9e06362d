"""`smashup` in the explorer: of many cards and bases only those are offered that a question can be about."""

from __future__ import annotations

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
