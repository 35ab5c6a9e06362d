"""Rehearsals: a turn in which a base breaks, the card in its place, and what the guards say where a seat is asked."""

from __future__ import annotations

from explorer.core.guards import HAND as OWN_HAND
from explorer.rules.smashup import GAME
from explorer.rules.smashup.power import breaking
from explorer.rules.smashup.records import DISCARD, HAND
from explorer.rules.smashup.rehearsal import ELSEWHERE, HERE, judged, place_of, stops, table
from tests.rules.smashup.table import FACTORY, lay

RULES, NUMBERS = GAME.rules(2), GAME.kit.numbers


def test_one_base_breaks_and_the_card_lies_where_it_is_put() -> None:
    card = NUMBERS["scout-1"]
    for place in (HAND, HERE, ELSEWHERE, DISCARD):
        s = table(RULES, card, 1, place)
        assert breaking(s) == [s.bases[0]]
        assert s.owner(card) == 1
        lies = s.minion_of(card)
        assert (card in s.hands[1], card in s.discards[1]) == (place == HAND, place == DISCARD)
        assert (None if lies is None else s.bases.index(lies.base)) == {HERE: 0, ELSEWHERE: 1}.get(place)


def test_a_rehearsal_asks_in_one_turn_from_its_start_to_its_end() -> None:
    asked = [s.step for s in stops(table(RULES, NUMBERS["shinobi-1"], 0, HAND))]
    assert asked[0] == "turn.play"
    assert "score.before" in asked


def test_before_the_own_hand_nothing_is_read_that_not_all_can_see() -> None:
    s = lay({FACTORY: ["scout-1"]}, hands={0: ["howl-1"]})
    rex = NUMBERS["king-rex-1"]
    assert judged(s, rex, OWN_HAND - 1)[0]
    assert not judged(s, rex)[0]


def test_a_place_is_told_as_far_as_all_can_see() -> None:
    s = lay({FACTORY: ["shinobi-1"]}, hands={0: ["howl-1"]}, discards={0: ["king-rex-1"]})
    assert [place_of(s, NUMBERS[t]) for t in ("shinobi-1", "howl-1", "king-rex-1", "war-raptor-1")] == [
        "play", HAND, DISCARD, HAND,
    ]  # fmt: skip
