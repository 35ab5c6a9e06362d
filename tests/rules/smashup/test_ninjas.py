"""Ninja Master and Shinobi."""

from __future__ import annotations

from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, on, refusal, say, settle, step, texts


def test_ninja_master_destroys_a_minion_of_any_power_on_its_base_only() -> None:
    s = lay({FACTORY: ["p1-pirate-king-1"], MALL: ["p1-gremlin-1"]}, hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ factory")
    assert refusal(s, "choose p1-gremlin-1") == ["on-its-base"]
    say(s, "choose p1-pirate-king-1")
    assert on(s, FACTORY) == ["p0-ninja-master-1"]


def test_ninja_master_may_spare_everybody_or_destroy_itself() -> None:
    s = lay({}, hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ factory")
    assert texts(s) == {"choose p0-ninja-master-1", "pass"}
    say(s, "pass")
    assert step(s) == "turn.play"


def test_shinobi_joins_before_a_base_scores_once_for_each_seat_and_scoring() -> None:
    s = lay(
        {OASIS: ["p0-nukebot-1", "p0-ninja-master-1", "p0-gremlin-1"]},
        active=0,
        hands={1: ["p1-shinobi-1", "p1-shinobi-2"]},
    )
    say(s, "done")
    assert (s.actor, step(s)) == (1, "score.before")
    assert texts(s) == {"play p1-shinobi-1 @ jungle-oasis", "play p1-shinobi-2 @ jungle-oasis", "pass"}
    say(s, "play p1-shinobi-1 @ jungle-oasis")
    assert s.actor == 1
    assert refusal(s, "play p1-shinobi-2 @ jungle-oasis") == ["special-once"]
    say(s, "pass")
    settle(s)
    assert s.vp == [2, 0]
    assert len(s.hands[1]) == 1


def test_shinobi_goes_to_no_other_base_then() -> None:
    s = lay({OASIS: ["p0-nukebot-1", "p0-ninja-master-1", "p0-gremlin-1"]}, hands={1: ["p1-shinobi-1"]})
    say(s, "done")
    assert refusal(s, "play p1-shinobi-1 @ factory") == ["onto-scoring"]


def test_a_leprechaun_strikes_a_shinobi_that_is_played_there() -> None:
    s = lay({OASIS: ["p0-leprechaun-1", "p0-ninja-master-1", "p0-gremlin-1"]}, hands={1: ["p1-shinobi-1"]})
    say(s, "done")
    told = say(s, "play p1-shinobi-1 @ jungle-oasis")
    assert told[:3] == ["played", "struck", "destroyed"]


def test_shinobi_is_also_an_ordinary_minion() -> None:
    s = lay({}, hands={0: ["p0-shinobi-1", "p0-shinobi-2"]})
    say(s, "play p0-shinobi-1 @ factory")
    assert refusal(s, "play p0-shinobi-2 @ factory") == ["minion-left"]
