"""What can be seen: groups as they lie, contests as ladders, hidden hands, the text twin of the board."""

from __future__ import annotations

from typing import Any

import explorer
from tests.rules.fortune.random_play import FULL

DUEL = {
    "players": 2,
    "hands": [["car", "boat"], ["silver", "gold"]],
    "fortunes": [[["phone", "phone"]], [["land", "land"], ["silver", "car"]]],
    "duel": {"attacker": 0, "defender": 1, "plays": [["gold"], ["car", "car"], ["gold"]]},
    "rulings": {"expert-gold": "on"},
}


def contest() -> Any:
    return FULL.state(DUEL)


def test_groups_lie_lengthwise_and_crosswise_in_turn() -> None:
    groups = [["phone", "phone"], ["car", "car"], ["boat", "boat"]]
    view = FULL.state({"players": 2, "hands": [["car"], ["car"]], "fortunes": [groups, []]}).view(1)
    assert view.lies(0) == ("lengthwise", "crosswise", "lengthwise")
    assert view.lies(1) == ()


def test_a_contest_is_a_ladder_of_cards_with_what_each_had_to_bring_and_demands() -> None:
    ladder = contest().view(explorer.PUBLIC).duel
    assert [(r.seat, r.answered, r.demand) for r in ladder.rungs] == [(0, 0, 2), (1, 2, 1), (0, 1, 2)]
    names = FULL.deck.kinds
    assert [[names[kind] for kind in rung.cards] for rung in ladder.rungs] == [["gold"], ["car", "car"], ["gold"]]
    assert (ladder.attacker, ladder.defender, ladder.due, ladder.demand) == (0, 1, 1, 2)
    assert ladder.stake.size == 2
    assert ladder.prize.size == ladder.stake.size + len(ladder.pot) == 6
    assert [names[kind] for kind in ladder.prize.cards(FULL.deck.silver)] == ["gold"] * 2 + ["silver"] + ["car"] * 3


def test_the_ladder_is_the_same_for_everybody_and_gone_when_the_contest_is() -> None:
    state = contest()
    assert len({state.view(seat).duel for seat in (0, 1, explorer.PUBLIC, explorer.ALL)}) == 1
    state.play("give up")
    assert state.view(0).duel is None
    assert state.view(0).to_dict()["duel"] is None


def test_who_wins_the_contest_gets_what_the_ladder_shows() -> None:
    state = contest()
    prize = state.view(0).duel.prize
    state.play("give up")
    assert state.top(0) == prize
    assert state.view(0).fortune(0)[-1] == prize


def test_hands_are_seen_by_their_owner_only() -> None:
    state = contest()
    assert state.view(0).hand(1) == (None, None)
    assert state.view(explorer.PUBLIC).hand(0) == (None, None)
    assert state.view(1).hand(1) == state.view(explorer.ALL).hand(1) == (10, 11)


def test_covered_groups_can_be_a_matter_of_memory() -> None:
    state = contest().under({"covered-groups": "top-only"})
    assert state.view(0).fortune(1) == (None, state.top(1))
    assert state.view(1).fortune(1) == state.fortunes[1]
    assert "a covered group" in state.view(0).describe()
    assert "a covered group" not in state.view(1).describe()


def test_the_text_of_the_table_names_what_lies_open_and_no_more() -> None:
    said = contest().view(0).describe()
    assert "Seat 1: 2 groups" in said
    assert "car, silver" in said
    assert "2 face-down cards" in said
    assert "Seat 1 lays car and car; the answer takes one card." in said
    assert "Seat 0 lays gold; the answer takes two cards or a gold." in said
    assert "If Seat 1 stops, Seat 0 takes the car group with all 6 cards." in said
    assert "If Seat 0 stops, Seat 1 keeps the car group, with all 6 cards." in said
    assert "What these are worth is assumed, not in the document: boat, silver." in said
    assert "The fortune of Seat 1 counts 80 thousand." in said
    assert "car, silver (crosswise, on top)" in said
    assert "land, land (lengthwise, the first, protected)" in said
    assert "The top group can be stolen, in their turn, by: Seat 0." in said
    assert "silver, gold" not in said
    assert "المقعد" in contest().view(0).describe("ar")


def test_the_facts_of_a_view_are_public() -> None:
    view = contest().view(1)
    assert (view.turn, view.to_move, view.pile_size, view.discard) == (1, 0, 104 - 2 - 2 - 2 - 4 - 4, ())
    assert view.deck is FULL.deck


def test_nothing_is_said_of_stealing_once_the_match_is_over() -> None:
    fortunes = [[["phone", "phone"]], [["land", "land"], ["car", "car"]]]
    over = FULL.state({"players": 2, "hands": [[], []], "fortunes": fortunes, "stack": []})
    assert "can be stolen" not in over.view(0).describe()
    assert over.view(0).describe().startswith("Seat 1 has the greatest fortune, 70 thousand, and wins.")


def test_cards_whose_worth_is_printed_are_not_called_assumed() -> None:
    plain = FULL.state({"players": 2, "hands": [["car"], ["land"]], "discard": ["phone"]})
    assert "assumed" not in plain.view(explorer.ALL).describe()
