"""What is done to things in play: the targets are fixed first, then each is dealt with past what protects it."""

from __future__ import annotations

from explorer.core.state import CHANCE
from explorer.core.steps import Frame
from explorer.rules.smashup.acting import act_next
from tests.rules.smashup.table import FACTORY, MALL, lay, named, on, say, step, texts

BASES = (FACTORY, MALL, "tar-pits", "tortuga")


def test_the_order_is_asked_only_where_many_are_destroyed() -> None:
    s = lay({FACTORY: ["saucy-wench-1", "zapbot-1", "zapbot-2"]}, players=3, active=2, bases=BASES,
            hands={2: ["powderkeg-1", "dinghy-1"]})  # fmt: skip
    say(s, "play powderkeg-1", "choose saucy-wench-1")
    assert step(s) == "act.order"
    say(s, "choose zapbot-2")
    assert texts(s) == {"choose saucy-wench-1", "choose zapbot-1"}
    say(s, "choose saucy-wench-1")
    assert (step(s), on(s, FACTORY)) == ("turn.play", [])
    assert named(s, s.discards[1]) == ["zapbot-2", "zapbot-1"]


def test_a_target_that_has_got_away_before_its_turn_is_passed_over() -> None:
    s = lay({FACTORY: ["zapbot-1"]})
    frame = Frame(0, 0, memo={"text": "powderkeg.play", "at": 1, "todo": [s.minions[0].life, 99]})
    assert act_next(s, frame) == "one"
    assert frame.memo is not None
    assert frame.memo["todo"] == [s.minions[0].life]


def test_moving_several_asks_for_each_where_it_goes_but_not_in_which_order() -> None:
    s = lay({FACTORY: ["first-mate-1", "buccaneer-1"]}, players=3, active=2, hands={2: ["dinghy-1"]},
            bases=BASES)  # fmt: skip
    say(s, "play dinghy-1", "choose first-mate-1", "choose buccaneer-1")
    assert step(s) == "act.where"
    say(s, f"choose base {MALL}")
    assert on(s, MALL) == ["first-mate-1"]
    say(s, "choose base tortuga")
    assert on(s, "tortuga") == ["buccaneer-1"]


def test_what_protects_once_is_used_up_and_what_lasts_is_not() -> None:
    once = lay({FACTORY: ["scout-1"]}, hands={0: ["seeing-stars-1"]},
               attached=[{"card": "tooth-and-claw-1", "on": "scout-1"}])  # fmt: skip
    say(once, "play seeing-stars-1", "choose scout-1")
    assert on(once, FACTORY) == ["scout-1"]
    assert once.attached == ()


def test_what_the_list_of_2012_leaves_out_gets_past_a_shield_under_the_narrow_reading() -> None:
    def disintegrated(reading: str) -> list[str]:
        s = lay(
            {FACTORY: ["zapbot-1"]}, hands={0: ["disintegrator-1"]},
            factions=[["dinosaurs", "aliens"], ["ninjas", "robots"]],
            attached=[{"card": "tooth-and-claw-1", "on": "zapbot-1", "seat": 0}], rulings={"affect": reading},
        )  # fmt: skip
        say(s, "play disintegrator-1", "choose zapbot-1")
        return on(s, FACTORY)

    assert disintegrated("wide") == ["zapbot-1"]
    assert disintegrated("narrow") == []


def test_who_is_affected_by_another_players_card_reacts_and_by_its_own_does_not() -> None:
    facts = {"players": 3, "bases": BASES, "hands": {0: ["augmentation-1", "howl-1"], 2: ["dinghy-1"]}}
    s = lay({FACTORY: ["brownie-1"]}, **facts)
    say(s, "play augmentation-1", "choose brownie-1")
    assert (s.actor, step(s)) == (CHANCE, "lose.lot")
    s = lay({FACTORY: ["brownie-1"]}, active=2, **facts)
    say(s, "play dinghy-1", "choose brownie-1", f"choose base {MALL}")
    assert on(s, MALL) == ["brownie-1"]
    assert step(s) == "turn.play"
