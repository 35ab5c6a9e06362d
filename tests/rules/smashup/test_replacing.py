"""What follows scoring: the base does what it says, its cards are discarded, another base takes its place."""

from __future__ import annotations

from explorer.core.steps import Frame
from explorer.rules.smashup.replacing import concerned, make_pile, replace
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, named, say, settle

HERE = ["king-rex-1", "laseratops-1", "shinobi-1"]


def scored(**facts: object) -> tuple[object, list[str]]:
    s = lay({OASIS: [*HERE, "warbot-1"]}, bases=(FACTORY, OASIS, MALL), **facts)
    told = say(s, "done")
    while s.actor == 0 and "pass" in {str(move) for move in s.legal_moves()}:
        told += say(s, "pass")
    return s, told


def test_cards_on_a_scored_base_are_discarded_and_not_destroyed() -> None:
    s, told = scored()
    assert told.count("cleared") == 4
    assert "destroyed" not in told
    assert named(s, s.discards[0]) == HERE
    assert named(s, s.discards[1]) == ["warbot-1"]


def test_another_base_takes_the_place_of_the_old_one() -> None:
    s, _ = scored(base_tops=["mothership"])
    settle(s)
    assert [s.kit.base_tokens[base] for base in s.bases] == [FACTORY, "mothership", MALL]
    assert [s.kit.base_tokens[base] for base in s.base_discards] == [OASIS]


def test_a_pile_that_has_run_out_is_made_anew_from_the_bases_put_aside() -> None:
    s = lay({OASIS: HERE}, bases=(FACTORY, OASIS, MALL))
    s.base_pool, s.base_discards = (), s.base_pool
    oasis = s.kit.base_tokens.index(OASIS)
    f = Frame(0, 0, memo={"base": oasis})
    assert replace(s, f) == "pile"
    assert make_pile(s, f) == "new-base"
    assert oasis in s.base_pool
    assert (s.base_discards, s.base_shuffles) == ((), 1)


def test_a_base_speaks_of_the_active_player_first() -> None:
    s = lay(players=3, active=1, bases=(FACTORY, MALL, "tar-pits", "tortuga"))
    frame = Frame(0, 1, memo={"places": [1, 2, 1], "there": [1, 1, 1]})
    found = {whom: concerned(s, frame, whom) for whom in ("winners", "first-winner", "losers", "runners-up", "all")}
    assert found == {"winners": [2, 0], "first-winner": [2], "losers": [1], "runners-up": [1], "all": [1, 2, 0]}
    frame.memo["there"][1] = 0
    assert concerned(s, frame, "losers") == []
