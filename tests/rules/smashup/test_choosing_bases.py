"""Which bases, players and factions may be chosen, for a text or because one of several comes first."""

from __future__ import annotations

from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, refusal, say, texts

BASES = (FACTORY, MALL, "tar-pits", "tortuga")
STRONG = (
    ["king-rex-1", "laseratops-1", "shinobi-1"],
    ["supreme-overlord-1", "nukebot-1", "warbot-1", "tiger-assassin-1"],
)


def test_a_minion_moves_to_another_base_not_to_its_own_nor_out_of_play() -> None:
    s = lay({FACTORY: ["king-rex-1"]}, hands={0: ["way-of-deception-1", "howl-1"]})
    say(s, "play way-of-deception-1", "choose king-rex-1")
    assert texts(s) == {f"choose base {MALL}", f"choose base {OASIS}"}
    assert refusal(s, f"choose base {FACTORY}") == ["other-base"]
    assert refusal(s, "choose base tortuga") == ["other-base"]


def test_a_text_names_bases_in_play_and_may_want_a_minion_of_yours_there() -> None:
    s = lay({FACTORY: ["gnome-1"], MALL: ["scout-1"]}, players=3, active=2, bases=BASES,
            hands={2: ["broadside-1", "dinghy-1"]})  # fmt: skip
    say(s, "play broadside-1")
    assert texts(s) == {f"choose base {FACTORY}"}
    assert refusal(s, f"choose base {MALL}") == ["target-base-fit"]
    assert refusal(s, "choose base mothership")[0] == "target-base"


def test_another_player_is_anybody_but_oneself() -> None:
    s = lay(hands={0: ["king-rex-1"], 1: ["probe-1", "scout-1"]}, players=3, active=1, bases=BASES)
    say(s, "play probe-1")
    assert texts(s) == {"choose seat 0", "choose seat 2"}
    assert refusal(s, "choose seat 1") == ["target-seat"]


def test_of_the_bases_only_one_that_breaks_is_scored_next() -> None:
    s = lay({OASIS: STRONG[0], "tar-pits": STRONG[1]}, bases=(OASIS, "tar-pits", MALL))
    say(s, "done")
    assert refusal(s, f"choose base {MALL}") == ["base-breaks"]
