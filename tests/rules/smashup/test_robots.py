"""Nukebot, Warbot, Hoverbot and Microbot Archive."""

from __future__ import annotations

from explorer.core.state import CHANCE, PUBLIC
from tests.rules.smashup.table import CAVE, FACTORY, MALL, OASIS, PITS, lay, named, on, say, settle, step, texts


def test_nested_hoverbots_are_resolved_innermost_first_before_any_trigger() -> None:
    s = lay(
        {FACTORY: ["p1-leprechaun-1"]},
        hands={0: ["p0-hoverbot-1"]},
        tops={0: ["p0-hoverbot-2", "p0-ninja-master-1", "p0-gremlin-1"]},
    )
    told = say(s, "play p0-hoverbot-1 @ factory", "play p0-hoverbot-2 @ factory", "play p0-ninja-master-1 @ factory")
    assert told == ["played", "revealed", "played", "revealed", "played"]
    assert step(s) == "ninja-master.choose"
    told = say(s, "pass")
    assert told == ["struck", "destroyed", "struck", "destroyed"]
    assert on(s, FACTORY) == ["p1-leprechaun-1", "p0-ninja-master-1"]
    assert named(s, s.discards[0]) == ["p0-hoverbot-2", "p0-hoverbot-1"]


def test_the_nested_ninja_master_saves_both_hoverbots_by_destroying_the_leprechaun() -> None:
    s = lay(
        {FACTORY: ["p1-leprechaun-1"]},
        hands={0: ["p0-hoverbot-1"]},
        tops={0: ["p0-hoverbot-2", "p0-ninja-master-1"]},
    )
    told = say(
        s,
        "play p0-hoverbot-1 @ factory",
        "play p0-hoverbot-2 @ factory",
        "play p0-ninja-master-1 @ factory",
        "choose p1-leprechaun-1",
    )
    assert told[-1] == "destroyed"
    assert on(s, FACTORY) == ["p0-hoverbot-1", "p0-hoverbot-2", "p0-ninja-master-1"]


def test_hoverbot_reveals_by_chance_and_a_declined_card_stays_known_on_top() -> None:
    s = lay(hands={0: ["p0-hoverbot-1"]})
    say(s, "play p0-hoverbot-1 @ factory")
    assert s.actor == CHANCE
    assert len(s.chance_moves()) == 23
    say(s, "draw p0-warbot-1", "pass")
    assert s.view(1).deck(0)[0] == s.kit.numbers["p0-warbot-1"]
    say(s, "done")
    assert named(s, s.hands[0]) == ["p0-warbot-1"]
    assert s.view(PUBLIC).hand(0) == (s.kit.numbers["p0-warbot-1"],)


def test_only_the_revealed_card_may_be_played_and_the_minion_of_the_turn_is_kept() -> None:
    s = lay(hands={0: ["p0-hoverbot-1", "p0-gremlin-1"]}, tops={0: ["p0-shinobi-1"]})
    say(s, "play p0-hoverbot-1 @ factory")
    assert texts(s) == {f"play p0-shinobi-1 @ {base}" for base in (FACTORY, MALL, OASIS)} | {"pass"}
    say(s, "play p0-shinobi-1 @ jungle-oasis")
    assert [right.minion for right in s.plays] == [False]


def test_an_action_that_hoverbot_reveals_goes_back_unoffered() -> None:
    s = lay(hands={0: ["p0-hoverbot-1"]}, tops={0: ["p0-powderkeg-1"]})
    say(s, "play p0-hoverbot-1 @ factory")
    assert step(s) == "turn.play"
    assert named(s, s.tops[0]) == ["p0-powderkeg-1"]


def test_hoverbot_makes_a_new_deck_when_there_is_no_card_to_reveal() -> None:
    rest = [t for t in named(lay(), lay().pools[0]) if t != "p0-hoverbot-1"]
    s = lay(hands={0: ["p0-hoverbot-1"]}, discards={0: rest})
    assert "reshuffled" in say(s, "play p0-hoverbot-1 @ factory")
    assert s.actor == CHANCE
    s = lay({OASIS: rest[:1]}, hands={0: ["p0-hoverbot-1", *rest[1:]]}, vp=[0, 0])
    say(s, "play p0-hoverbot-1 @ factory")
    assert step(s) == "turn.play"  # no card anywhere: nothing is revealed


def test_hoverbot_reveals_a_card_known_from_the_bottom_when_nothing_lies_above() -> None:
    rest = [t for t in named(lay(), lay().pools[0]) if t != "p0-hoverbot-1"]
    s = lay(hands={0: ["p0-hoverbot-1", *rest[2:]]}, bottoms={0: rest[:2]})
    say(s, "play p0-hoverbot-1 @ factory", "pass")
    assert named(s, s.tops[0]) == rest[:2]


def test_nukebot_takes_the_minions_of_others_with_it_and_spares_those_of_its_controller() -> None:
    s = lay(
        {FACTORY: ["p0-nukebot-1", "p0-gremlin-1", "p1-first-mate-1"], MALL: ["p1-first-mate-2"]},
        active=1,
        hands={1: ["p1-ninja-master-1"]},
    )
    say(s, "play p1-ninja-master-1 @ factory", "choose p0-nukebot-1")
    assert step(s) == "mass.order"
    say(s, "choose p1-ninja-master-1")
    assert on(s, FACTORY) == ["p0-gremlin-1"]
    assert on(s, MALL) == ["p1-first-mate-2"]


def test_an_exploding_nukebot_sets_off_another_one() -> None:
    s = lay(
        {FACTORY: ["p0-nukebot-1", "p1-nukebot-1", "p0-warbot-1", "p0-shinobi-1"]},
        active=1,
        hands={1: ["p1-ninja-master-1"]},
    )
    say(s, "play p1-ninja-master-1 @ factory", "choose p0-nukebot-1", "choose p1-nukebot-1")
    # the second explosion picks among seat 0's minions before the first one goes on to Ninja Master
    assert texts(s) == {"choose p0-warbot-1", "choose p0-shinobi-1"}
    say(s, "choose p0-warbot-1")
    assert on(s, FACTORY) == ["p0-warbot-1"]


def test_nukebot_discarded_by_scoring_does_not_explode() -> None:
    s = lay({OASIS: ["p0-nukebot-1", "p0-ninja-master-1", "p1-first-mate-1", "p1-warbot-1"]})
    say(s, "done", "pass")
    settle(s)
    assert named(s, s.discards[1]) == ["p1-first-mate-1", "p1-warbot-1"]


def test_warbot_cannot_be_destroyed_and_nothing_is_triggered() -> None:
    s = lay({CAVE: ["p1-warbot-1"]}, bases=[CAVE, FACTORY, MALL], hands={0: ["p0-ninja-master-1"]})
    told = say(s, "play p0-ninja-master-1 @ cave-of-shinies", "choose p1-warbot-1")
    assert told[-1] == "indestructible"
    assert s.vp == [0, 0]
    assert on(s, CAVE) == ["p1-warbot-1", "p0-ninja-master-1"]


def test_warbot_is_discarded_when_its_base_scores() -> None:
    s = lay({OASIS: ["p0-warbot-1", "p0-warbot-2", "p0-nukebot-1"]})
    say(s, "done")
    settle(s)
    assert "p0-warbot-1" in named(s, s.discards[0])


def test_microbot_archive_draws_for_its_own_destruction() -> None:
    s = lay({FACTORY: ["p1-microbot-archive-1"]}, hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ factory", "choose p1-microbot-archive-1")
    assert s.actor == CHANCE
    settle(s)
    assert [len(hand) for hand in s.hands] == [0, 1]


def test_microbot_archive_ignores_minions_that_are_no_microbots_and_microbots_of_others() -> None:
    s = lay(
        {FACTORY: ["p1-microbot-archive-1", "p1-shinobi-1"], MALL: ["p0-microbot-archive-1"]},
        hands={0: ["p0-ninja-master-1"]},
    )
    say(s, "play p0-ninja-master-1 @ factory")
    other = s.copy()
    say(s, "choose p1-shinobi-1")
    assert [len(hand) for hand in s.hands] == [0, 0]
    say(other, "choose p1-microbot-archive-1")
    settle(other)
    assert [len(hand) for hand in other.hands] == [0, 1]


def test_the_pits_and_the_archive_wait_for_the_active_player() -> None:
    s = lay({PITS: ["p1-microbot-archive-1"]}, bases=[PITS, FACTORY, MALL], hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ tar-pits", "choose p1-microbot-archive-1")
    assert (s.actor, step(s)) == (0, "trigger.order")
    assert texts(s) == {"choose p1-microbot-archive-1", "choose base tar-pits"}
