"""Frames that wait: lives, triggers put in order, root causes."""

from __future__ import annotations

from explorer.rules.smashup import GAME
from tests.rules.smashup.table import CAVE, FACTORY, MALL, PITS, lay, on, say, settle, step, texts


def test_a_card_that_came_back_is_another_minion_for_what_was_aimed_at_the_first() -> None:
    pending = [
        {"step": "turn.more", "seat": 0},
        {"step": "mass.next", "seat": 0, "memo": {"lives": [1]}},
    ]
    position = {
        "players": 2,
        "bases": [FACTORY, MALL, PITS],
        "lives": 4,
        "minions": [{"card": "p1-shinobi-1", "base": FACTORY, "life": 4}],
        "stack": pending,
    }
    assert on(GAME.state(position), FACTORY) == ["p1-shinobi-1"]
    position["minions"] = [{"card": "p1-shinobi-1", "base": FACTORY, "life": 1}]
    assert on(GAME.state(position), FACTORY) == []


def test_what_happens_at_the_same_time_is_ordered_by_the_active_player_one_after_another() -> None:
    s = lay({CAVE: ["p1-gremlin-1"]}, bases=[CAVE, FACTORY, MALL], hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ cave-of-shinies", "choose p1-gremlin-1")
    assert (s.actor, step(s)) == (0, "trigger.order")
    assert texts(s) == {"choose p1-gremlin-1", "choose base cave-of-shinies"}
    first = s.copy()
    assert say(first, "choose base cave-of-shinies")[0] == "gained"
    say(s, "choose p1-gremlin-1")
    settle(s)
    settle(first)
    assert s.vp == first.vp == [0, 1]


def test_the_root_cause_stays_in_the_frames_of_a_chain() -> None:
    s = lay({FACTORY: ["p0-nukebot-1", "p1-buccaneer-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1", "choose p0-nukebot-1", "choose p0-nukebot-1")
    frame = s.stack[-1]
    assert step(s) == "buccaneer.where"
    assert frame.cause == s.kit.numbers["p0-powderkeg-1"]
    sources = [f.source for f in s.stack if s.rules.steps[f.at].id.startswith("mass")]
    assert sources[0] == s.kit.numbers["p0-powderkeg-1"]


def test_a_position_in_the_middle_of_a_chain_goes_to_json_and_back() -> None:
    s = lay({PITS: ["p0-nukebot-1", "p1-buccaneer-1", "p1-gremlin-1", "p1-warbot-1"]}, bases=[PITS, FACTORY, MALL],
            hands={0: ["p0-powderkeg-1"], 1: ["p1-shinobi-1"]})  # fmt: skip
    say(s, "play p0-powderkeg-1", "choose p0-nukebot-1", "choose p0-nukebot-1", "choose p0-nukebot-1")
    again = GAME.state(s.to_dict())
    assert again == s
    assert len(s.stack) >= 4
    saved = s.to_dict()
    say(again, "choose p1-gremlin-1")
    assert s.to_dict() == saved
