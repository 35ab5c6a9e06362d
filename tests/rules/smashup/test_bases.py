"""What the bases of the slice do."""

from __future__ import annotations

import pytest

from tests.rules.smashup.table import BRAIN, CAVE, FACTORY, MALL, OASIS, PITS, lay, named, say, settle, step


def test_tar_pits_put_a_destroyed_minion_under_its_owner_s_deck() -> None:
    s = lay({PITS: ["p1-shinobi-1"]}, bases=[PITS, FACTORY, MALL], hands={0: ["p0-ninja-master-1"]})
    say(s, "play p0-ninja-master-1 @ tar-pits", "choose p1-shinobi-1")
    assert named(s, s.bottoms[1]) == ["p1-shinobi-1"]
    assert s.discards[1] == ()
    assert s.view(0).deck(1)[-1] == s.kit.numbers["p1-shinobi-1"]


def test_a_card_shuffled_into_a_new_deck_is_another_card_and_escapes_the_pits() -> None:
    rest = [t for t in named(lay(), lay().pools[1]) if t != "p1-gremlin-1"]
    s = lay(
        {PITS: ["p1-gremlin-1"]},
        bases=[PITS, FACTORY, MALL],
        hands={0: ["p0-ninja-master-1"]},
        discards={1: rest},
    )
    say(s, "play p0-ninja-master-1 @ tar-pits", "choose p1-gremlin-1", "choose p1-gremlin-1")
    settle(s)  # the Gremlin draws; its own card is in the new deck or in the hand
    assert step(s) == "turn.play"
    assert s.bottoms[1] == ()


def test_the_pits_may_swallow_the_gremlin_before_it_draws() -> None:
    s = lay({PITS: ["p1-gremlin-1"]}, bases=[PITS, FACTORY, MALL], hands={0: ["p0-ninja-master-1"]})
    told = say(s, "play p0-ninja-master-1 @ tar-pits", "choose p1-gremlin-1", "choose base tar-pits")
    assert told[-1] == "sank"


def test_cave_of_shinies_pays_the_owner_of_each_destroyed_minion() -> None:
    s = lay(
        {CAVE: ["p0-warbot-1", "p1-first-mate-1", "p1-shinobi-1", "p0-first-mate-1"]},
        bases=[CAVE, FACTORY, MALL],
        hands={0: ["p0-powderkeg-1"]},
    )
    say(s, "play p0-powderkeg-1", "choose p0-warbot-1")
    say(s, "choose p0-warbot-1", "choose p1-first-mate-1", "choose p1-shinobi-1")
    assert s.vp == [1, 2]


def test_cave_of_shinies_pays_nothing_for_minions_discarded_by_scoring() -> None:
    minions = ["p0-nukebot-1", "p0-ninja-master-1", "p0-pirate-king-1", "p0-leprechaun-1", "p0-warbot-1"]
    s = lay({CAVE: minions}, bases=[CAVE, FACTORY, MALL])
    say(s, "done")
    settle(s)
    assert s.vp == [4, 0]


def test_rhodes_plaza_mall_pays_for_minions_alone() -> None:
    mine = ["p0-nukebot-1", "p0-ninja-master-1", "p0-pirate-king-1", "p0-leprechaun-1"]
    s = lay({MALL: [*mine, "p1-first-mate-1", "p1-gremlin-1"]})
    say(s, "done", "pass")
    settle(s)
    assert s.vp == [4, 2]


@pytest.mark.parametrize(("mine", "vp"), [(["p0-leprechaun-1"], 2 + 4), (["p0-warbot-1"], 2 + 3)])
def test_factory_pays_its_winner_for_every_full_five_power(mine: list[str], vp: int) -> None:
    twenty = ["p0-nukebot-1", "p0-ninja-master-1", "p0-pirate-king-1"]
    s = lay({FACTORY: [*twenty, *mine, "p1-leprechaun-1", "p1-gremlin-1"]})
    say(s, "done")
    settle(s)
    assert s.vp == [vp, 2 + 0]


def test_central_brain_counts_its_bonus_towards_the_breakpoint() -> None:
    minions = ["p0-nukebot-1", "p0-ninja-master-1", "p0-pirate-king-1"]
    s = lay({BRAIN: minions}, bases=[BRAIN, FACTORY, MALL])
    say(s, "done")
    assert s.vp == [0, 0]  # fifteen printed and three: not nineteen
    s = lay({BRAIN: [*minions, "p1-microbot-archive-1"]}, bases=[BRAIN, FACTORY, OASIS])
    say(s, "done")
    settle(s)
    assert s.vp == [4, 2]
