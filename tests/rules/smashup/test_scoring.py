"""A base scores: windows, places, ties, what is left on the base, and what comes in its place."""

from __future__ import annotations

import pytest

from explorer.core.state import CHANCE
from explorer.rules.smashup.scoring import Claim, award_of
from tests.rules.smashup.table import (
    BRAIN,
    CAVE,
    FACTORY,
    MALL,
    OASIS,
    PITS,
    lay,
    named,
    on,
    refusal,
    say,
    settle,
    step,
    texts,
)

FIFTEEN = ["p0-nukebot-1", "p0-ninja-master-1", "p0-leprechaun-1"]


def test_a_committed_base_scores_even_if_its_power_drops() -> None:
    s = lay(
        {OASIS: ["p0-nukebot-1", "p0-first-mate-1"]},
        stack=[
            {"step": "turn.check", "seat": 0, "memo": {"base": 0}},
            {"step": "score.open", "seat": 0, "memo": {"base": 0}},
        ],
        hands={1: ["p1-gremlin-1"]},
    )
    assert (s.actor, step(s)) == (1, "score.before")
    say(s, "pass", "pass")
    settle(s)
    assert s.vp == [2, 0]  # seven power, and the base scored


def test_power_that_leaves_in_the_window_does_not_call_the_scoring_off() -> None:
    s = lay(
        {OASIS: ["p0-nukebot-1", "p0-pirate-king-1", "p0-first-mate-1"], FACTORY: [
            "p1-nukebot-1", "p1-ninja-master-1", "p1-leprechaun-1", "p1-warbot-1", "p1-warbot-2", "p1-first-mate-1",
        ]},
    )  # fmt: skip
    say(s, "done")
    assert (s.actor, step(s)) == (0, "turn.choose")
    say(s, "choose base factory")  # the King leaves the oasis: seven power are left there
    say(s, "use p0-pirate-king-1")
    settle(s)
    while not s.is_over and step(s) == "score.after":
        say(s, "pass")
        settle(s)
    assert OASIS in [s.kit.base_tokens[b] for b in s.bases]  # it was checked again and holds now
    assert s.vp == [2, 2 + 5]


def test_every_seat_with_a_hand_is_asked_before_scoring_whatever_it_holds() -> None:
    s = lay({OASIS: [*FIFTEEN]}, hands={0: ["p0-gremlin-1"], 1: ["p1-gremlin-1"]})
    say(s, "done")
    assert (s.actor, texts(s)) == (0, {"pass"})
    say(s, "pass")
    assert (s.actor, texts(s)) == (1, {"pass"})
    assert refusal(s, "play p1-gremlin-1 @ jungle-oasis") == ["special-card"]


def test_a_seat_without_cards_and_without_a_king_is_not_asked() -> None:
    s = lay({OASIS: [*FIFTEEN]}, hands={0: ["p0-gremlin-1"]})
    say(s, "done", "pass")
    assert s.actor == CHANCE
    assert s.vp == [2, 0]


def test_who_has_passed_may_act_after_somebody_else_has_acted() -> None:
    s = lay({OASIS: [*FIFTEEN]}, hands={0: ["p0-shinobi-1"], 1: ["p1-shinobi-1", "p1-gremlin-1"]})
    say(s, "done", "pass")
    told = say(s, "play p1-shinobi-1 @ jungle-oasis")
    assert told == ["played", "struck", "destroyed"]
    assert (s.actor, step(s)) == (0, "score.before")
    say(s, "play p0-shinobi-1 @ jungle-oasis")
    assert (s.actor, texts(s)) == (1, {"pass"})
    say(s, "pass")
    settle(s)
    assert s.vp == [2, 0]


def test_the_window_goes_from_the_active_player_to_the_left() -> None:
    hands = {seat: [f"p{seat}-gremlin-1"] for seat in range(3)}
    s = lay({OASIS: [*FIFTEEN]}, players=3, active=1, bases=[OASIS, FACTORY, MALL, CAVE], hands=hands)
    say(s, "done")
    asked = []
    while step(s) == "score.before":
        asked.append(s.actor)
        say(s, "pass")
    assert asked == [1, 2, 0]


def test_ten_ten_and_five_are_first_first_and_third() -> None:
    s = lay(
        {
            PITS: [
                "p0-nukebot-1", "p0-pirate-king-1", "p1-nukebot-1", "p1-pirate-king-1", "p2-nukebot-1",
            ]
        },
        players=3,
        bases=[PITS, FACTORY, MALL, CAVE],
    )  # fmt: skip
    say(s, "done")
    while s.actor not in (None, CHANCE):
        say(s, "pass")
    assert s.vp == [4, 4, 2]


@pytest.mark.parametrize(
    ("minions", "vp"),
    [
        ({0: ["nukebot-1"], 1: ["shinobi-1"], 2: ["gremlin-1"]}, [4, 3, 2]),
        ({0: ["nukebot-1"], 1: ["shinobi-1"], 2: ["shinobi-1"]}, [4, 3, 3]),
        ({0: ["shinobi-1"], 1: ["shinobi-1"], 2: ["shinobi-1"]}, [4, 4, 4]),
        ({0: ["nukebot-1"], 2: ["gremlin-1"]}, [4, 0, 3]),
    ],
)
def test_places_and_ties(minions: dict[int, list[str]], vp: list[int]) -> None:
    cards = [f"p{seat}-{card}" for seat, row in minions.items() for card in row]
    s = lay({PITS: cards}, players=3, bases=[PITS, FACTORY, MALL, CAVE])
    assert [award_of(s, 1, seat) for seat in range(3)] == vp


def test_two_level_in_second_place_leave_nothing_for_the_fourth() -> None:
    cards = ["p0-nukebot-1", "p1-shinobi-1", "p2-shinobi-1", "p3-gremlin-1"]
    s = lay({PITS: cards}, players=4, bases=[PITS, FACTORY, MALL, CAVE, OASIS])
    assert [award_of(s, 1, seat) for seat in range(4)] == [4, 3, 3, 0]


def test_no_vp_without_a_minion_even_where_few_have_any() -> None:
    s = lay({OASIS: FIFTEEN})
    assert Claim(s, 0, 1).minions == 0
    assert award_of(s, 0, 1) == 0


def test_only_first_place_is_worth_something_on_the_oasis() -> None:
    s = lay({OASIS: [*FIFTEEN, "p1-first-mate-1"]})
    say(s, "done", "pass")
    assert s.vp == [2, 0]


def test_the_active_player_picks_which_of_several_bases_scores_first() -> None:
    s = lay(
        {OASIS: FIFTEEN, PITS: ["p1-nukebot-1", "p1-ninja-master-1", "p1-leprechaun-1", "p1-shinobi-1"]},
        bases=[OASIS, PITS, BRAIN],
    )
    say(s, "done")
    assert texts(s) == {"choose base jungle-oasis", "choose base tar-pits"}
    assert refusal(s, "choose base central-brain") == ["base-breaks"]
    say(s, "choose base tar-pits")
    settle(s)
    assert s.vp == [2, 4]


def test_another_base_comes_to_the_same_place_and_all_cards_go_to_their_owners() -> None:
    s = lay({OASIS: [*FIFTEEN, "p1-shinobi-1"]}, bases=[FACTORY, OASIS, MALL])
    say(s, "done")
    assert {str(m) for m, _ in s.chance_moves()} == {"base tar-pits", "base central-brain", "base cave-of-shinies"}
    say(s, "base tar-pits")
    assert [s.kit.base_tokens[b] for b in s.bases] == [FACTORY, PITS, MALL]
    assert named(s, s.discards[0]) == FIFTEEN
    assert named(s, s.discards[1]) == ["p1-shinobi-1"]
    assert on(s, PITS) == []


def test_an_empty_pile_of_bases_is_made_from_those_that_were_destroyed() -> None:
    bases = [PITS, FACTORY, MALL, CAVE, OASIS]
    s = lay({OASIS: FIFTEEN}, players=4, bases=bases, base_discards=[BRAIN])
    say(s, "done")
    assert {str(m) for m, _ in s.chance_moves()} == {"base jungle-oasis", "base central-brain"}
    assert s.base_shuffles == 1


def test_before_and_after_windows_ask_only_for_their_own_abilities() -> None:
    s = lay({OASIS: [*FIFTEEN, "p0-first-mate-1"]}, hands={0: ["p0-gremlin-1"]})
    say(s, "done")
    assert refusal(s, "use p0-first-mate-1") == ["usable-now"]
    say(s, "pass")
    assert step(s) == "score.after"
    assert texts(s) == {"use p0-first-mate-1", "pass"}


def test_a_first_mate_owner_who_passed_is_asked_again_when_another_has_moved() -> None:
    s = lay({OASIS: [*FIFTEEN, "p0-first-mate-1", "p1-first-mate-1"]})
    say(s, "done", "pass")
    assert s.actor == 1
    say(s, "use p1-first-mate-1", "choose base factory")
    assert (s.actor, texts(s)) == (0, {"use p0-first-mate-1", "pass"})
