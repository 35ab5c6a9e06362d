"""Positions written by hand: what is accepted, and how every mistake is named."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import explorer
from explorer import ExplorerError, FileError, IllegalMove, NotationError, PositionError, RulingError
from explorer.core.reading import load_json
from tests.rules.influence.random_play import FULL, all_cards, at_turn, walk

BASE: dict[str, Any] = {
    "game": "influence",
    "players": 3,
    "zones": ["village", "oasis", "valley", "island", "coast"],
    "hands": [["steal", "steal", "blue 7"], ["steal", "blue 1", "blue 2"], ["radar", "blue 4"]],
    "placed": {"village": [[], ["green 1", "green 2"], []]},
}
LONG = "x" * 1_000_000
OVERRIDE = "place blue\u202e7 @ village"


def read(**changed: Any) -> Any:
    facts = json.loads(json.dumps({**BASE, **changed}))
    return FULL.state({key: value for key, value in facts.items() if value != "LEFT OUT"})


def test_the_position_that_the_bad_ones_are_made_from_is_good():
    state = read()
    assert state.actor == 0
    for _ in walk(state, Random(1)):
        pass
    assert state.is_over


def test_what_has_a_default_may_be_left_out():
    state = read(placed="LEFT OUT", game="LEFT OUT")
    assert (state.turn, state.order, state.actor) == (1, (0, 1, 2), 0)
    assert all_cards(state) == all_cards(FULL.opening(3))


def test_to_move_says_who_is_asked():
    assert read(to_move=2).actor == 2


def test_cards_may_be_written_in_capitals_and_with_blanks():
    assert read(hands=[["BLUE  7"], [" Radar "], []]) == read(hands=[["blue 7"], ["radar"], []])


def test_zones_in_another_order_are_the_same_position():
    assert read(zones=BASE["zones"][::-1]).digest() == read().digest()


def test_hands_in_another_order_are_the_same_position():
    assert read(hands=[hand[::-1] for hand in BASE["hands"]]).digest() == read().digest()


def test_looks_in_another_order_are_the_same_position():
    looks = [{"zone": "village", "owner": 1, "card": n, "by": 0} for n in (1, 2)]
    assert read(seen=looks).digest() == read(seen=looks[::-1]).digest()


MARK = {"zone": "village", "mark": "flipped"}
LOOK = {"zone": "village", "owner": 1, "card": 1, "by": 0}
THEFT = {"what": "theft", "seat": 0, "from": 1, "card": "steal"}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "the same card twice": ({"hands": [["blue 7"], ["blue 7"], []]}, "hands[1][0]"),
    "the same card in hand and on a zone": ({"hands": [["green 1"], [], []]}, "placed.village[1][0]"),
    "one radar too many": ({"hands": [["radar"] * 3, ["radar"], ["radar"]]}, "hands[2][0]"),
    "an unknown card": ({"hands": [["blue 77"], [], []]}, "hands[0][0]"),
    "a card that is no text": ({"hands": [[7], [], []]}, "hands[0][0]"),
    "a card that is a list": ({"hands": [[["blue 7"]], [], []]}, "hands[0][0]"),
    "a hand too few": ({"hands": [[], []]}, "hands"),
    "a hand that is text": ({"hands": ["blue 7", [], []]}, "hands[0]"),
    "hands missing": ({"hands": "LEFT OUT"}, "hands"),
    "a zone missing": ({"zones": BASE["zones"][:4]}, "zones"),
    "a zone too many": ({"zones": [*BASE["zones"], "harbour"]}, "zones"),
    "a zone twice": ({"zones": [*BASE["zones"][:4], "village"]}, "zones"),
    "an unknown zone": ({"zones": [*BASE["zones"][:4], "atlantis"]}, "zones[4]"),
    "zones that are numbers": ({"zones": [1, 2, 3, 4, 5]}, "zones[0]"),
    "zones missing": ({"zones": "LEFT OUT"}, "zones"),
    "players missing": ({"players": "LEFT OUT"}, "players"),
    "one player": ({"players": 1, "hands": [[]], "placed": {}}, "players"),
    "six players": ({"players": 6, "hands": [[]] * 6, "placed": {}}, "players"),
    "players that are true": ({"players": True}, "players"),
    "players that are text": ({"players": "3"}, "players"),
    "placed in a zone that is not in play": ({"placed": {"harbour": [[], [], []]}}, "placed.harbour"),
    "placed by too few": ({"placed": {"village": [[], []]}}, "placed.village"),
    "placed as text": ({"placed": {"village": ["blue 3", "", ""]}}, "placed.village"),
    "a tactic on a zone": ({"placed": {"village": [["flip"], [], []]}}, "placed.village[0][0]"),
    "more cards in a place than can be laid": (
        {"placed": {"village": [[], [f"{c} {v}" for c in ("green", "orange") for v in range(1, 11)], []]}},
        "placed.village",
    ),
    "influence played as a tactic": ({"played": [{"seat": 0, "card": "blue 9"}]}, "played"),
    "played by nobody": ({"played": [{"seat": 3, "card": "flip"}]}, "played[0].seat"),
    "played without a card": ({"played": [{"seat": 0}]}, "played[0].card"),
    "discarded by nobody": ({"discarded": [{"seat": -1, "card": "flip"}]}, "discarded[0].seat"),
    "a mark of no kind": ({"marks": [{**MARK, "mark": "frozen"}]}, "marks[0].mark"),
    "a mark of an unknown colour": ({"marks": [{**MARK, "mark": "cancelled red"}]}, "marks[0].mark"),
    "a mark on a zone not in play": ({"marks": [{**MARK, "zone": "harbour"}]}, "marks[0].zone"),
    "a mark by nobody": ({"marks": [{**MARK, "seat": 9}]}, "marks[0].seat"),
    "a mark with counts for too few": ({"marks": [{**MARK, "counts": [1]}]}, "marks[0].counts"),
    "a mark in a turn before the first": ({"marks": [{**MARK, "turn": -1}]}, "marks[0].turn"),
    "an unknown key in a mark": ({"marks": [{**MARK, "x": 1}]}, "marks[0].x"),
    "a look at no card": ({"seen": [{**LOOK, "card": 3}]}, "seen[0].card"),
    "a look at card zero": ({"seen": [{**LOOK, "card": 0}]}, "seen[0].card"),
    "a look at nobody's card": ({"seen": [{**LOOK, "owner": 7}]}, "seen[0]"),
    "a look by nobody": ({"seen": [{**LOOK, "by": 9}]}, "seen[0].by"),
    "a look by less than nobody": ({"seen": [{**LOOK, "by": -1}]}, "seen[0].by"),
    "an order that leaves somebody out": ({"order": [0, 1]}, "order"),
    "an order with somebody twice": ({"order": [0, 1, 1]}, "order"),
    "an order of texts": ({"order": ["0", "1", "2"]}, "order[0]"),
    "a look at more cards than lie there": ({"seen": [{**LOOK, "of": 3}]}, "seen[0]"),
    "a look at a card that came later": ({"seen": [{**LOOK, "card": 2, "of": 1}]}, "seen[0]"),
    "a turn before the first": ({"turn": -5}, "turn"),
    "a turn that is a half": ({"turn": 1.5}, "turn"),
    "thefts below zero": ({"thefts": -1}, "thefts"),
    "to move: nobody": ({"to_move": 3}, "to_move"),
    "to move: text": ({"to_move": "seat 1"}, "to_move"),
    "another game": ({"game": "smashup"}, "game"),
    "another version": ({"version": "2.0.0"}, "version"),
    "an unknown key": ({"wind": "north"}, "wind"),
    "an unknown ruling": ({"rulings": {"weather": "rain"}}, "weather"),
    "an unknown reading": ({"rulings": {"participant": "nobody"}}, "participant"),
    "a reading that is a list": ({"rulings": {"participant": ["valid-cards"]}}, "participant"),
    "a reading that is a table": ({"rulings": {"participant": {}}}, "participant"),
    "a secret reading": ({"rulings": {"cancel-target": "colour-present"}}, "cancel-target"),
    "rulings that are a list": ({"rulings": ["participant"]}, "rulings"),
    "a stack that is text": ({"stack": "turn.choose"}, "stack"),
    "a frame that is a number": ({"stack": [1]}, "stack[0]"),
    "an unknown step": ({"stack": [{"step": "turn.dance", "seat": 0}]}, "stack[0].step"),
    "a frame without a step": ({"stack": [{"seat": 0}]}, "stack[0].step"),
    "a frame of nobody": ({"stack": [{"step": "turn.choose", "seat": 3}]}, "stack[0].seat"),
    "a question to nobody": ({"stack": [{"step": "turn.choose"}]}, "stack[0].seat"),
    "an unknown key in a frame": ({"stack": [{"step": "turn.choose", "seat": 0, "x": 1}]}, "stack[0].x"),
    "a frame in the middle of work": ({"stack": [{"step": "turn.place", "seat": 0}]}, "stack"),
    "a frame that looks at a card": (
        {"stack": [{"step": "turn.radar-look", "seat": 0, "move": "radar seat 1 @ village"}]},
        "stack",
    ),
    "a frame with a move that cannot be written": (
        {"stack": [{"step": "turn.choose", "seat": 0, "move": "dance"}]},
        "",
    ),
    "a steal without its move": ({"stack": [{"step": "turn.steal-lot", "seat": 0}]}, "stack"),
    "a steal with another move": (
        {"stack": [{"step": "turn.steal-lot", "seat": 0, "move": "place blue 7 @ village"}]},
        "stack",
    ),
    "a radar at an empty place": (
        {"stack": [{"step": "turn.radar-lot", "seat": 2, "move": "radar seat 0 @ village"}]},
        "stack",
    ),
    "a radar of somebody without one": (
        {"stack": [{"step": "turn.radar-lot", "seat": 0, "move": "radar seat 1 @ village"}]},
        "stack",
    ),
    "a radar to be picked under the reading that chance picks": (
        {"stack": [{"step": "turn.radar-pick", "seat": 2, "move": "radar seat 1 @ village"}]},
        "stack",
    ),
    "an order to be drawn that is there": (
        {"placed": {}, "hands": [[], [], []], "order": [0, 1, 2], "stack": [{"step": "opening.order", "seat": 0}]},
        "stack",
    ),
    "a deal in the middle of play": ({"stack": [{"step": "opening.deal", "seat": 0}]}, "placed"),
    "zones to be drawn after the deal": (
        {"zones": BASE["zones"][:3], "placed": {}, "stack": [{"step": "opening.zones", "seat": 0}]},
        "",
    ),
    "a deal without an order": (
        {"order": [0], "hands": [[], [], []], "placed": {}, "stack": [{"step": "opening.deal", "seat": 0}]},
        "",
    ),
    "a steal from oneself to be drawn": (
        {"stack": [{"step": "turn.steal-lot", "seat": 0, "move": "steal seat 0"}]},
        "stack",
    ),
    "a turn of somebody without cards": (
        {"hands": [[], ["blue 1"], []], "stack": [{"step": "turn.choose", "seat": 0}]},
        "stack",
    ),
    "two questions at once": (
        {"stack": [{"step": "turn.choose", "seat": 0}, {"step": "turn.choose", "seat": 1}]},
        "stack",
    ),
    "no question though cards are in hand": ({"stack": []}, "stack"),
    "revealed with cards in hand": ({"revealed": True}, "revealed"),
    "revealed with a question": (
        {"hands": [[], [], []], "revealed": True, "stack": [{"step": "turn.choose", "seat": 0}]},
        "",
    ),
    "a turn passed on where nobody has cards": (
        {"hands": [[], [], []], "stack": [{"step": "turn.pass", "seat": 0}]},
        "stack",
    ),
    "a trail of no kind": ({"trail": [{"what": "gift", "seat": 0}]}, "trail[0].what"),
    "a theft of a card that is elsewhere": ({"trail": [{**THEFT, "card": "purple 9"}]}, "trail"),
    "a theft from nobody": ({"trail": [{**THEFT, "from": 3}]}, "trail[0].from"),
    "a theft without a card": ({"trail": [{"what": "theft", "seat": 0, "from": 1}]}, "trail[0].card"),
    "a trail with a card played that was not": (
        {"trail": [THEFT, {"what": "play", "seat": 0, "card": "flip"}]},
        "trail",
    ),
    "a trail with a card placed by another": (
        {"trail": [THEFT, {"what": "place", "seat": 0, "place": 1, "index": 0}]},
        "trail",
    ),
    "a trail with a card placed that is not there": (
        {"trail": [THEFT, {"what": "place", "seat": 1, "place": 1, "index": 5}]},
        "trail[1].index",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_is_refused_and_its_key_named(name):
    changed, key = BAD[name]
    with pytest.raises((FileError, PositionError, RulingError, NotationError)) as refused:
        read(**changed)
    assert key in str(refused.value)
    assert len(str(refused.value)) < 600


@pytest.mark.parametrize("value", [None, [], "x", 3, [BASE]])
def test_what_is_no_table_is_no_position(value):
    with pytest.raises(PositionError):
        FULL.state(value)


@pytest.mark.parametrize("at", [1, 40, 200])
def test_json_that_was_cut_off_is_refused(at):
    text = json.dumps(BASE)[:-at]
    with pytest.raises(FileError, match="cut short"):
        load_json(text, "position.json")


@pytest.mark.parametrize(
    "changed",
    [
        {"hands": [[LONG], [], []]},
        {"zones": [LONG] * 5},
        {"rulings": {"participant": LONG}},
        {"rulings": {LONG: "x"}},
        {"marks": [{**MARK, "mark": LONG}]},
        {"marks": [{**MARK, "zone": LONG}]},
        {"version": LONG},
        {"game": LONG},
        {"stack": [{"step": LONG, "seat": 0}]},
        {"stack": [{"step": "turn.choose", "seat": 0, "move": LONG}]},
        {LONG: 1},
        {"placed": {LONG: [[], [], []]}},
    ],
    ids=lambda changed: next(iter(changed))[:9],
)
def test_a_megabyte_of_nonsense_gets_a_short_answer(changed):
    with pytest.raises(ExplorerError) as refused:
        read(**changed)
    assert len(str(refused.value)) < 1500


@pytest.mark.parametrize(
    "changed",
    [
        {"hands": [[OVERRIDE], [], []]},
        {"zones": [OVERRIDE] * 5},
        {"rulings": {"participant": OVERRIDE}},
        {"rulings": {OVERRIDE: "x"}},
        {OVERRIDE: 1},
        {"placed": {OVERRIDE: [[], [], []]}},
        {"stack": [{"step": OVERRIDE, "seat": 0}]},
    ],
    ids=lambda changed: next(iter(changed))[:9],
)
def test_direction_marks_do_not_reach_an_error(changed):
    with pytest.raises(ExplorerError) as refused:
        read(**changed)
    assert "\u202e" not in str(refused.value)


def test_an_opening_may_leave_out_the_order_that_is_to_be_drawn():
    state = FULL.state(
        {
            "players": 2,
            "zones": ["village"],
            "hands": [[], []],
            "stack": [{"step": "opening.zones", "seat": 0}],
        }
    )
    for _ in walk(state, Random(1), 40):
        pass
    assert sorted(state.order) == [0, 1]


# moves


@pytest.mark.parametrize("text", ["", "dance", LONG, OVERRIDE, "place blue 7", "steal seat 9", "🂡", "\0"])
def test_a_text_that_names_no_move_is_refused_and_changes_nothing(text):
    state = read()
    before = state.digest()
    with pytest.raises(NotationError) as refused:
        state.play(text)
    assert len(str(refused.value)) < 600
    assert "\u202e" not in str(refused.value)
    assert state.digest() == before


@pytest.mark.parametrize("text", ["steal seat 3", "steal seat 4", "radar seat 4 @ village"])
def test_a_seat_that_does_not_play_is_refused_as_text_and_as_a_move(text):
    state = read()
    for move in (text, FULL.parse(text)):
        with pytest.raises(ExplorerError, match="seat"):
            state.verdict(move)
        with pytest.raises(ExplorerError, match="seat"):
            state.play(move)


@pytest.mark.parametrize("value", [None, 7, b"steal seat 1", ["steal seat 1"], 3.5])
def test_what_is_neither_text_nor_a_move_is_refused(value):
    with pytest.raises(NotationError):
        read().play(value)


def test_a_move_of_another_seat_is_refused_with_the_clause():
    state = read()
    before = state.digest()
    with pytest.raises(IllegalMove) as refused:
        state.play("place blue 1 @ village", seat=1)
    assert refused.value.verdict.reasons[0].id == "guard-turn"
    assert "line 16" in str(refused.value)
    assert state.digest() == before


def test_a_move_after_the_end_is_refused_with_the_clause():
    state = read(hands=[[], [], []])
    assert state.is_over
    with pytest.raises(IllegalMove) as refused:
        state.play("place blue 7 @ village")
    assert refused.value.verdict.reasons[0].id == "guard-over"
    assert "line 56" in str(refused.value)


def test_what_only_chance_does_is_refused_to_seats():
    for text in ("draw blue 7", "zone village", "next seat 1"):
        assert not read().verdict(text).legal


def test_nobody_moves_while_chance_is_asked():
    state = read()
    state.play("steal seat 1")
    assert state.actor == explorer.CHANCE
    assert state.verdict("place blue 7 @ village", 0).reasons[0].id == "guard-chance-first"


# other readings of the same position


def test_the_same_position_under_another_reading_is_judged_anew():
    state = at_turn("flip", "blue 1", marks=[{"zone": "village", "mark": "flipped"}])
    assert not state.verdict("flip @ village").legal
    assert state.under({"second-flip": "toggle"}).verdict("flip @ village").legal
    assert not state.verdict("flip @ village").legal


def test_going_there_and_back_is_the_same_position():
    state = read()
    assert state.under({"second-flip": "toggle"}).under({"second-flip": "illegal"}) == state


def test_under_keeps_the_other_rulings():
    state = read(rulings={"participant": "placed-cards"}).under({"second-flip": "toggle"})
    assert state.rules.rulings["participant"] == "placed-cards"


@pytest.mark.parametrize("rulings", [{"weather": "rain"}, {"second-flip": "rain"}, {"cancel-target": "colour-present"}])
def test_under_refuses_what_the_rulebook_does_not_offer(rulings):
    with pytest.raises(RulingError):
        read().under(rulings)


@pytest.mark.parametrize("reading", ["viewer-picks", "owner-picks"])
def test_a_pending_radar_is_finished_under_its_own_reading(reading):
    state = read(to_move=2)
    state.play("radar seat 1 @ village")
    with pytest.raises(RulingError, match="radar-pick"):
        state.under({"radar-pick": reading})
    assert state.under({"second-flip": "toggle"}).actor == explorer.CHANCE


def test_a_radar_that_is_picked_keeps_its_reading_too():
    state = read(to_move=2, rulings={"radar-pick": "owner-picks"})
    state.play("radar seat 1 @ village")
    assert state.actor == 1
    for reading in ("random-unseen", "viewer-picks"):
        with pytest.raises(RulingError, match="radar-pick"):
            state.under({"radar-pick": reading})


@pytest.mark.parametrize(("before", "after"), [("after-effect", "before-effect"), ("before-effect", "after-effect")])
def test_a_tactic_in_the_middle_of_its_effect_leaves_under_its_own_reading(before, after):
    state = read(rulings={"tactic-leaves": before})
    state.play("steal seat 1")
    with pytest.raises(RulingError, match="tactic-leaves"):
        state.under({"tactic-leaves": after})


def test_a_glimpse_reading_hides_a_face_that_was_remembered():
    state = read(seen=[LOOK])
    assert state.view(0).cards(0, 1)[0] is not None
    assert state.under({"radar-memory": "glimpse"}).view(0).cards(0, 1) == (None, None)
