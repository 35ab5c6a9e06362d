"""Buccaneer, Powderkeg, Pirate King and First Mate."""

from __future__ import annotations

from explorer.core.state import CHANCE
from tests.rules.smashup.table import (
    BRAIN,
    CAVE,
    FACTORY,
    MALL,
    OASIS,
    lay,
    named,
    on,
    refusal,
    say,
    settle,
    step,
    texts,
)


def test_buccaneer_moves_instead_of_being_destroyed_and_that_is_no_destruction() -> None:
    s = lay({CAVE: ["p1-buccaneer-1"]}, bases=[CAVE, FACTORY, MALL], hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ cave-of-shinies", "choose p1-buccaneer-1")
    assert (s.actor, step(s)) == (1, "buccaneer.where")
    assert texts(s) == {"choose base factory", "choose base rhodes-plaza-mall"}
    assert refusal(s, "choose base cave-of-shinies") == ["buccaneer-elsewhere"]
    life = s.minion_of(s.kit.numbers["p1-buccaneer-1"]).life
    assert say(s, "choose base factory")[0] == "moved"
    assert s.vp == [0, 0]
    assert s.minion_of(s.kit.numbers["p1-buccaneer-1"]).life == life


def test_powderkeg_on_an_own_warbot_leaves_the_warbot_and_destroys_what_is_no_stronger() -> None:
    s = lay(
        {FACTORY: ["p0-warbot-1", "p1-first-mate-1", "p1-pirate-king-1"], MALL: ["p1-first-mate-2"]},
        hands={0: ["p0-powderkeg-1"]},
    )
    say(s, "play p0-powderkeg-1", "choose p0-warbot-1", "choose p0-warbot-1")
    assert on(s, FACTORY) == ["p0-warbot-1", "p1-pirate-king-1"]
    assert on(s, MALL) == ["p1-first-mate-2"]
    assert named(s, s.discards[0]) == ["p0-powderkeg-1"]


def test_powderkeg_on_an_own_buccaneer_moves_it_and_destroys_the_others() -> None:
    s = lay({FACTORY: ["p0-buccaneer-1", "p1-first-mate-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1", "choose p0-buccaneer-1", "choose p1-first-mate-1", "choose base jungle-oasis")
    assert on(s, OASIS) == ["p0-buccaneer-1"]
    assert on(s, FACTORY) == []


def test_powderkeg_fixes_its_targets_and_finds_them_where_they_have_gone() -> None:
    s = lay({FACTORY: ["p0-nukebot-1", "p1-buccaneer-1", "p1-warbot-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1", "choose p0-nukebot-1", "choose p0-nukebot-1")
    # the explosion comes first: its own two targets, in an order of its own
    say(s, "choose p1-buccaneer-1", "choose base rhodes-plaza-mall")
    assert on(s, MALL) == ["p1-buccaneer-1"]
    assert step(s) == "mass.order"
    say(s, "choose p1-buccaneer-1")  # still a target of Powderkeg, so it has to move once more
    assert texts(s) == {"choose base factory", "choose base jungle-oasis"}


def test_a_fixed_target_that_has_left_play_is_passed_over() -> None:
    s = lay({FACTORY: ["p0-nukebot-1", "p1-shinobi-1", "p1-first-mate-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1", "choose p0-nukebot-1", "choose p0-nukebot-1", "choose p1-shinobi-1")
    assert on(s, FACTORY) == []
    assert len(s.discards[1]) == 2


def test_powderkeg_compares_powers_as_they_are_when_it_resolves() -> None:
    s = lay(
        {BRAIN: ["p0-first-mate-1", "p1-gremlin-1", "p1-shinobi-1"]},
        bases=[BRAIN, FACTORY, MALL],
        hands={0: ["p0-powderkeg-1"]},
    )
    say(s, "play p0-powderkeg-1", "choose p0-first-mate-1", "choose p0-first-mate-1")
    settle(s)
    assert on(s, BRAIN) == ["p1-shinobi-1"]


def test_powderkeg_without_a_minion_does_nothing_and_is_discarded() -> None:
    s = lay({FACTORY: ["p1-gremlin-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1")
    assert step(s) == "turn.play"
    assert named(s, s.discards[0]) == ["p0-powderkeg-1"]


def test_powderkeg_needs_a_minion_of_its_own_player() -> None:
    s = lay({FACTORY: ["p1-gremlin-1", "p0-gremlin-1"]}, hands={0: ["p0-powderkeg-1"]})
    say(s, "play p0-powderkeg-1")
    assert named(s, s.aside) == ["p0-powderkeg-1"]
    assert refusal(s, "choose p1-gremlin-1") == ["own-minion"]


def test_pirate_king_joins_a_base_before_it_scores_and_is_no_play() -> None:
    s = lay(
        {OASIS: ["p0-leprechaun-1", "p0-ninja-master-1", "p0-gremlin-1"], MALL: ["p1-pirate-king-1"]},
    )
    say(s, "done")
    assert (s.actor, texts(s)) == (1, {"use p1-pirate-king-1", "pass"})
    assert say(s, "use p1-pirate-king-1")[0] == "moved"
    settle(s)
    assert s.vp == [2, 0]


def test_first_mate_leaves_after_scoring_and_pushes_another_base_over_its_breakpoint() -> None:
    s = lay(
        {
            OASIS: ["p0-nukebot-1", "p0-ninja-master-1", "p1-first-mate-1"],
            FACTORY: ["p1-nukebot-1", "p1-ninja-master-1", "p1-pirate-king-1", "p1-leprechaun-1", "p1-shinobi-1"],
        },
        active=0,
    )
    say(s, "done", "pass")
    assert (s.vp, s.actor, step(s)) == ([2, 0], 1, "score.after")
    say(s, "use p1-first-mate-1")
    assert texts(s) == {"choose base factory", "choose base rhodes-plaza-mall"}
    say(s, "choose base factory")
    assert named(s, s.discards[0]) == ["p0-nukebot-1", "p0-ninja-master-1"]
    settle(s)  # another base comes for the oasis, and the factory scores in the same phase
    assert (step(s), s.kit.base_tokens[s.stack[-1].memo["base"]]) == ("score.after", FACTORY)
    assert s.vp == [2, 2 + 5]
    say(s, "use p1-first-mate-1")
    assert OASIS not in {t.split()[-1] for t in texts(s)}


def test_first_mate_that_stays_is_discarded_with_the_base() -> None:
    s = lay({OASIS: ["p0-nukebot-1", "p0-ninja-master-1", "p0-first-mate-1"]})
    say(s, "done", "pass")
    assert s.actor == CHANCE
    assert "p0-first-mate-1" in named(s, s.discards[0])


def test_first_mate_elsewhere_has_nothing_to_do() -> None:
    s = lay({OASIS: ["p0-nukebot-1", "p0-ninja-master-1", "p0-first-mate-1"], MALL: ["p0-first-mate-2"]})
    say(s, "done")
    assert refusal(s, "use p0-first-mate-2") == ["usable-now"]
    assert refusal(s, "use p0-first-mate-3") == ["card-in-play", "usable-now"]
