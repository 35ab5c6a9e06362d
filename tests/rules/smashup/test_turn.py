"""A turn: what it allows, when its phase of playing is over, what lasts until its end and what longer."""

from __future__ import annotations

from explorer.rules.smashup.records import Play
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, named, on, say, settle, step, texts

STRONG = (
    ["king-rex-1", "laseratops-1", "shinobi-1"],
    ["supreme-overlord-1", "nukebot-1", "warbot-1", "tiger-assassin-1"],
)


def test_playing_goes_on_while_a_right_is_left_and_ends_by_itself_then() -> None:
    s = lay(hands={0: ["king-rex-1", "howl-1", "war-raptor-1"]})
    say(s, f"play king-rex-1 @ {FACTORY}")
    assert step(s) == "turn.play"
    assert s.plays == (Play(0, False),)
    say(s, "play howl-1")
    assert step(s) != "turn.play"
    assert named(s, s.hands[0])[:1] == ["war-raptor-1"]


def test_what_is_left_to_use_keeps_the_phase_open() -> None:
    s = lay({FACTORY: ["ninja-acolyte-1"]}, hands={0: ["howl-1"]}, plays=[{"kind": "action"}])
    say(s, "play howl-1")
    assert texts(s) == {"use ninja-acolyte-1", "done"}


def test_a_new_turn_gives_the_next_seat_one_minion_and_one_action() -> None:
    s = lay(hands={0: ["king-rex-1"]}, plays=[{"kind": "minion"}] * 3)
    say(s, "done")
    settle(s)
    assert (s.turn, s.active, s.plays) == (2, 1, (Play(1, True), Play(1, False)))


def test_of_several_bases_that_break_the_player_picks_one_and_then_comes_the_next() -> None:
    s = lay({OASIS: STRONG[0], "tar-pits": STRONG[1]}, bases=(OASIS, "tar-pits", MALL))
    say(s, "done")
    assert (step(s), texts(s)) == ("turn.choose", {f"choose base {OASIS}", "choose base tar-pits"})
    say(s, "choose base tar-pits")
    settle(s)
    assert on(s, "tar-pits") == []
    while step(s) == "score.before":
        say(s, "pass")
    settle(s)
    assert on(s, OASIS) == []


def test_what_lasts_until_the_end_of_a_turn_is_over_and_what_lasts_through_the_next_is_not() -> None:
    ends = [{"kind": "power", "target": 1, "amount": 1, "ends": ends, "seat": seat} for ends, seat in (
        ("turn", 0), ("next-turn", 0), ("next-turn", 1), ("start", 1), ("start", 0))]  # fmt: skip
    s = lay({FACTORY: ["king-rex-1"]}, effects=ends)
    say(s, "done")
    settle(s)
    assert [(e.ends, e.seat) for e in s.effects] == [("next-turn", 0), ("next-turn", 1), ("start", 0)]
    say(s, "done")
    settle(s)
    assert [(e.ends, e.seat) for e in s.effects] == [("next-turn", 0)]


def test_two_cards_are_drawn_at_the_end_under_the_usual_reading_and_none_without_a_base_under_another() -> None:
    for reading, drawn in (("active-every-turn", 2), ("active-after-base", 0)):
        s = lay(rulings={"draw-two": reading})
        say(s, "done")
        settle(s)
        assert (s.turn, len(s.hands[0])) == (2, drawn)
