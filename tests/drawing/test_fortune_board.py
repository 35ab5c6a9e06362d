"""The board of `fortune`: well-formed, mirrored, escaped, and without a trace of what its seat cannot know."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import explorer
from explorer.core.words import word
from explorer.counting.odds import all_odds, rounded
from explorer.drawing.boards import board_for
from explorer.drawing.boards.fortune_signs import SIGNS, hue_of
from explorer.drawing.palette import LIT, PATH
from tests.rules.fortune.random_play import EXPERT, FULL, positions, viewers, walk

SVG = "{http://www.w3.org/2000/svg}"
BOARD = board_for(FULL)
TABLE = {
    "players": 3,
    "hands": [["car", "boat", "phone"], ["silver", "gold", "watch"], ["car", "camera"]],
    "fortunes": [[["phone", "phone"]], [["land", "land"], ["silver", "car"]], []],
    "discard": ["bicycle", "boat", "headphones", "watch"],
}
DUEL = {"attacker": 0, "defender": 1, "plays": [["gold"], ["car", "car"], ["gold"]]}


def table(**given):
    return FULL.state(TABLE | given)


def contest():
    return table(duel=DUEL, rulings={"expert-gold": "on"})


def texts(svg):
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def topics(svg):
    return {node.get("data-topic") for node in ElementTree.fromstring(svg).iter() if "data-topic" in node.attrib}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize(("players", "rulings"), [(2, {}), (6, EXPERT)])
def test_a_match_is_drawn_from_its_opening_to_its_end_within_the_picture(players, rulings, language, large):
    state = FULL.opening(players, rulings)
    rng = Random(players)
    for plies in (0, 40, 60, 100_000):
        for _ in walk(state, rng, plies):
            pass
        for seat in (0, explorer.PUBLIC, explorer.ALL):
            root = ElementTree.fromstring(BOARD.svg(state.view(seat), language, large=large))
            assert root.find(f"{SVG}desc").text == state.view(seat).describe(language)
            width, height = map(float, root.get("viewBox").split()[2:])
            for rect in root.iter(f"{SVG}rect"):
                assert 0 <= float(rect.get("x", 0)) <= width - float(rect.get("width")) + 1
                assert 0 <= float(rect.get("y", 0)) <= height - float(rect.get("height")) + 1
    assert state.is_over


@settings(max_examples=40)
@given(positions(), st.integers(0, 10_000))
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_picture(state, world):
    for seat in viewers(state):
        view = state.view(seat)
        other = view.sample_world(Random(world)).view(seat)
        assert BOARD.svg(other, "ar") == BOARD.svg(view, "ar")
        assert BOARD.knowledge(other) == BOARD.knowledge(view)


def test_a_hand_is_seen_by_its_owner_and_counted_by_all():
    state = table()
    shown = {seat: texts(BOARD.svg(state.view(seat))) for seat in (0, 1, explorer.PUBLIC, explorer.ALL)}
    assert "camera" not in shown[0] + shown[1] + shown[explorer.PUBLIC]
    assert "camera" in shown[explorer.ALL]
    assert "gold" in shown[1]
    for said in shown.values():
        assert "2 cards" in said


def test_each_fortune_lies_from_the_first_group_to_the_top_one_with_its_worth():
    said = texts(BOARD.svg(table().view(0)))
    assert {"10 thousand", "80 thousand°", "no group"} <= set(said)
    assert "car, 2 cards" in said
    assert "40°" in said


def test_groups_lie_lengthwise_and_crosswise_in_turn():
    svg = BOARD.svg(table().view(0))
    shapes = []
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        title = group.find(f"{SVG}title")
        if title is not None and title.text in ("land, land", "car, silver"):
            box = group.findall(f"{SVG}rect")[-1]
            shapes.append((title.text, float(box.get("width")) > float(box.get("height"))))
    assert shapes == [("land, land", False), ("car, silver", True)]


def test_what_can_be_stolen_is_what_the_guards_let_pass():
    state = table()
    view = state.view(explorer.PUBLIC)
    for owner in (1, 2):
        legal = any(move.verb == "steal" and move.args[0] == owner for move in state.legal_moves())
        assert view.stealable(owner) == legal == (owner == 1)
    assert view.thieves(1) == (0,)
    assert "Seat 0 can steal it now, with a card that fits" in texts(BOARD.svg(view))
    assert f'stroke="{PATH}"' in BOARD.svg(view)


def test_nothing_is_marked_as_stolen_now_while_a_contest_is_on():
    view = contest().view(0)
    assert not any(view.stealable(owner) for owner in range(3))
    assert f'stroke="{PATH}"' not in BOARD.svg(view)


def test_a_second_steal_that_a_reading_forbids_is_not_marked():
    rulings = {"expert-two-actions": "on", "same-action": "different"}
    facts = {"actions": 1, "first": "steal", "attacks": [{"on": 1, "won": False, "defended": False}]}
    state = table(**facts, rulings=rulings)
    assert state.step == "turn.more"
    assert not state.view(0).stealable(1)
    assert table(**facts, rulings={"expert-two-actions": "on"}).view(0).stealable(1)


def test_why_nobody_may_steal_is_what_the_tree_says():
    view = table().view(0)
    assert view.thieves(0) == ()
    said = " ".join(texts(BOARD.svg(view)))
    assert view.explain("steal:1>0").sentence() in said


@pytest.mark.parametrize("large", [False, True])
def test_long_names_of_those_who_may_steal_take_two_lines_at_most(large):
    goods = (("phone", "boat"), ("land", "car"), ("watch", "oud"), ("camera", "bicycle"), ("motorbike", "headphones"))
    fortunes = [[[good, good] for good in pair] for pair in goods] + [[["silver", "phone"], ["gold", "boat"]]]
    state = FULL.state({"players": 6, "hands": [["car"]] * 6, "fortunes": fortunes})
    names = {word("seat", n=n): f"Abdulrahman bin Abdulaziz {n}" for n in range(6)}
    svg = BOARD.svg(state.view(0), "en", names, large=large)
    for owner in range(6):
        chips = [
            group.find(f"{SVG}rect")
            for group in ElementTree.fromstring(svg).iter(f"{SVG}g")
            if group.get("data-topic", "").startswith("steal:") and group.get("data-topic").endswith(f">{owner}")
        ]
        assert len(chips) == 5
        assert len({chip.get("y") for chip in chips}) == 2


def test_every_part_that_can_be_asked_about_is_a_topic():
    view = contest().view(0)
    found = topics(BOARD.svg(view))
    assert {"winner", "duel", "fortune:1", "group:top-1", "steal:0>1", "steal:1>0"} <= found
    assert found <= set(view.topics())


def test_when_all_is_played_every_part_is_still_a_topic():
    state = table(hands=[["boat"], [], []], pile=[])
    state.play("discard boat")
    assert state.is_over
    view = state.view(0)
    assert topics(BOARD.svg(view)) <= set(view.topics())
    assert not any(view.thieves(seat) for seat in range(3))


def test_covered_groups_show_their_backs_and_no_sum_under_that_reading():
    state = table(rulings={"covered-groups": "top-only"})
    assert "80 thousand°" in texts(BOARD.svg(state.view(1)))
    assert "80 thousand°" not in texts(BOARD.svg(state.view(0)))
    assert "a covered group" in BOARD.svg(state.view(0))


def test_discarded_cards_lie_in_order_the_top_one_in_full():
    said = texts(BOARD.svg(table().view(2)))
    assert "Discarded: 4, the newest on top" in said
    assert "watch" in said
    assert "headphones" not in said
    assert "can be built with" not in said
    assert "can be built with" in texts(BOARD.svg(table(rulings={"discard-taken": "any"}).view(2)))


def test_only_who_is_asked_is_lit():
    root = ElementTree.fromstring(BOARD.svg(table().view(0)))
    assert len([rect for rect in root.iter(f"{SVG}rect") if rect.get("fill") == LIT]) == 1


def test_assumed_figures_carry_their_sign_and_printed_ones_do_not():
    said = texts(BOARD.svg(table().view(0)))
    assert "15°" in said  # a boat
    assert "15" in said  # a car
    assert any(line.startswith("assumed") for line in said)
    assert {"worth 5", "worth 10°", "worth 15", "worth 20"} <= set(said)  # line 58, nowhere, lines 56 and 57
    assert "86 cards" in said  # 104 (line 1) without the 18 that lie elsewhere


def test_precious_cards_that_count_nothing_by_a_reading_are_shown_as_nothing_and_not_as_assumed():
    said = texts(BOARD.svg(table(rulings={"precious-worth": "nothing"}).view(1)))
    assert "silver, worth 0; lies beneath" in said
    assert "25°" not in said
    assert "55 thousand" in said


def test_a_deck_of_other_goods_is_drawn_by_the_shapes_of_their_worth(tmp_path):
    goods = "".join(f'[[good]]\nid = "ware-{n}"\nvalue = {n + 1}\ncount = 4\n' for n in range(8))
    precious = "[precious.silver]\nvalue = 25\ncount = 3\n[precious.gold]\nvalue = 50\ncount = 2\n"
    head = 'assumed = [{ keys = ["cards", "kinds"], reference = "tests" }]\n'
    head += "cards = 37\nkinds = 10\nhand = 5\nexpert_hand = 6\n"
    (tmp_path / "wares.toml").write_text(head + goods + precious, encoding="utf-8")
    game = explorer.game("fortune", cards=tmp_path / "wares.toml")
    assert not set(game.deck.kinds[: game.deck.goods]) & set(SIGNS)
    hues = [hue_of(game.deck, kind) for kind in range(game.deck.goods)]
    assert len(set(hues)) == 6  # then they begin again
    assert hues[0] == hues[6]
    svg = BOARD.svg(game.start(players=2, seed=1).view(0))
    assert any(hue.shape in svg for hue in hues)
    assert any(line.startswith("ware-") for line in texts(svg))


def test_names_typed_by_people_are_escaped():
    names = {word("seat", n=n): f"<script>{n}</script>&\x00\u202e" for n in range(3)}
    for language in ("en", "ar"):
        svg = BOARD.svg(contest().view(0), language, names)
        assert "<script" not in svg
        assert "\u202e" not in svg
        assert any("<script>" in line for line in texts(svg))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_odds_of_top_groups_stand_beside_them(language):
    view = table().view(0)
    odds = all_odds(view)
    share = next(iter(odds["group:top-1"].outcomes.values()))
    svg = BOARD.svg(view, language, odds=odds)
    assert rounded(share, language).split()[0] in " ".join(texts(svg))
    assert rounded(share, language) not in " ".join(texts(BOARD.svg(view, language)))
    assert odds["group:top-1"].brief(language) in ElementTree.fromstring(svg).find(f"{SVG}desc").text
