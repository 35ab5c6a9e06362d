"""Playing cards: a minion lies there before its text runs, an action goes when it is done, extra plays wait or not."""

from __future__ import annotations

from explorer.rules.smashup.playing import extra_play
from explorer.rules.smashup.records import DISCARD, Play
from tests.rules.smashup.table import FACTORY, MALL, lay, named, on, say, step


def test_a_minion_lies_there_while_its_text_runs_and_others_wait_for_its_end() -> None:
    s = lay({FACTORY: ["scout-1", "leprechaun-1"]}, players=3, bases=(FACTORY, MALL, "tar-pits", "tortuga"),
            hands={0: ["tiger-assassin-1", "howl-1"]})  # fmt: skip
    say(s, f"play tiger-assassin-1 @ {FACTORY}")
    assert "tiger-assassin-1" in on(s, FACTORY)
    told = say(s, "choose scout-1")
    assert told.index("destroyed") < len(told) - 1 - told[::-1].index("destroyed"), "its text first, then Leprechaun"
    assert on(s, FACTORY) == ["leprechaun-1"]


def test_an_action_lies_aside_while_it_is_carried_out_and_is_discarded_then() -> None:
    s = lay({FACTORY: ["scout-1"]}, hands={0: ["seeing-stars-1", "howl-1"]})
    say(s, "play seeing-stars-1")
    assert named(s, s.aside) == ["seeing-stars-1"]
    assert s.discards[0] == ()
    say(s, "choose scout-1")
    assert s.aside == ()
    assert named(s, s.discards[0]) == ["seeing-stars-1"]


def test_an_action_that_stays_is_not_discarded() -> None:
    s = lay({FACTORY: ["king-rex-1"]}, hands={0: ["upgrade-1", "howl-1"]})
    say(s, "play upgrade-1", "choose king-rex-1")
    assert (s.aside, s.discards[0]) == ((), ())
    assert named(s, [a.card for a in s.attached]) == ["upgrade-1"]


def test_an_extra_play_is_kept_for_the_phase_of_ones_own_and_offered_at_once_elsewhere() -> None:
    for seat, kept in ((0, True), (1, False)):
        s = lay(hands={0: ["king-rex-1"], 1: ["scout-1"]})
        s.stack[-1].memo = {"text": "abduction.play"}
        extra_play(s, s.stack[-1], Play(seat, True))
        assert (s.plays[-1].seat == seat and len(s.plays) == 3) is kept
        s.run()
        assert step(s) == ("turn.play" if kept else "extra.offer")


def test_an_extra_play_from_a_pile_that_all_see_holds_nothing_is_not_offered() -> None:
    s = lay(hands={0: ["king-rex-1"]}, discards={0: ["howl-1"]})
    s.stack[-1].memo = {"text": "abduction.play"}
    extra_play(s, s.stack[-1], Play(0, True, zone=DISCARD), now=True)
    s.run()
    assert step(s) == "turn.play"


def test_a_card_that_allows_more_on_each_turn_of_its_player_does_so_on_this_one_too() -> None:
    s = lay(
        players=3, active=2, bases=(FACTORY, MALL, "tar-pits", "tortuga"), hands={2: ["enshrouding-mist-1", "gnome-1"]}
    )
    say(s, "play enshrouding-mist-1", f"choose base {MALL}")
    assert [right.base for right in s.plays if right.life] == [s.kit.base_tokens.index(MALL)]
