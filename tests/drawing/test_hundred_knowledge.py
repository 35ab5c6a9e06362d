"""Who knows which card of whom in `hundred`, and the table in words."""

from __future__ import annotations

import pytest

import explorer
from explorer.drawing.boards.hundred_knowledge import rows_of
from explorer.drawing.knowledge_table import EMPTY, HALF, knowledge_html
from explorer.drawing.knowledge_table import FULL as KNOWN
from explorer.drawing.show import html
from tests.drawing.test_hundred_board import TABLE, plain, staged
from tests.rules.hundred.random_play import FULL


def rows(view):
    return list(rows_of(view, FULL.words()))


def signs(view, owner):
    name = f"Seat {owner}"
    return [
        ("".join(row.cards), "".join(cell.sign for cell in row.cells)) for row in rows(view) if plain(row.owner) == name
    ]


def test_everybody_knows_the_own_cards_and_what_a_swap_has_shown():
    state = FULL.state({**TABLE, "hands": [["swap", "5"], ["10", "7"], ["mirror"]]})
    before = signs(state.view(0), 1)
    assert [sign for _, sign in before] == [f"{EMPTY}{KNOWN}{EMPTY}"] * 2
    state.play("swap seat 1")
    state.play("accept")
    assert signs(state.view(0), 1) == [("5", f"{KNOWN}{KNOWN}{EMPTY}")]
    assert {sign for _, sign in signs(state.view(2), 1)} == {f"{KNOWN}{KNOWN}{EMPTY}"}
    assert {name for name, _ in signs(state.view(2), 1)} == {""}


def test_a_set_card_is_known_to_be_one_that_can_be_set():
    group = [row for row in rows(staged().view(0)) if row.group == FULL.words().say("table-set")]
    assert [cell.sign for cell in group[0].cells] == [HALF, HALF, KNOWN]
    assert "Mirror, Block, and Heal" in plain(group[0].cells[0].said)


def test_a_hand_that_had_no_number_is_known_to_be_magic():
    state = FULL.state({**TABLE, "hands": [["force"], ["goblin", "heal"], ["7"]], "graveyard": ["pierce"]})
    state.play("force seat 1")
    state.play("accept")
    state.play("lay nothing")
    row = next(row for row in rows(state.view(2)) if plain(row.owner) == "Seat 1")
    assert row.cells[2].sign == HALF
    assert row.cells[2].said == "knows it is a magic card"


def test_cards_known_to_lie_in_the_pile_are_known_to_all_and_the_rest_to_nobody():
    view = staged(top=["9"], bottom=["8"]).view(0)
    found = {row.cards: row for row in rows(view) if row.group == "The pile"}
    assert {cell.sign for cell in found["9",].cells} == {KNOWN}
    assert {cell.sign for cell in found["8",].cells} == {KNOWN}
    assert {cell.sign for cell in found[()].cells} == {EMPTY}
    assert found[()].unseen == view.pile_size() - 2


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_table_and_the_words_are_drawn_in_both_languages(language):
    view = staged("freeze seat 1", "mirror from hand").view(0)
    assert FULL.words(language).say("draw-knowledge") in knowledge_html(view, language)
    assert "<pre" in html(view, language)


def test_the_words_tell_all_that_lies_open():
    state = staged("freeze seat 1", "mirror from hand", top=["9"], bottom=["8"], graveyard=["pierce", "goblin"])
    said = plain(state.view(explorer.PUBLIC).describe())
    for part in (
        "Seat 0: 60, 40 away", "would pay 40 points now", "Score: 20, 15 × 2, 10", "changed by 25",
        "frozen, turns to lose: 1", "Set face down: 1 face-down card",
        "On the table: Freeze of Seat 0, aimed at Seat 1.",
        "On the table: Mirror of Seat 1, aimed at Seat 0.", "Freeze has been turned round",
        "answer with Mirror: It would then point at Seat 1.", "answer with Block: Block has undone Freeze.",
        "answer with Heal: Heal undoes Force and Pass", "let it come: ", "Known on top of the pile, next first: 9",
        "Known beneath the pile: 8", "Graveyard: Goblin, Pierce", "Played in this turn: 0 numbers, 1 magic card",
        "Pierce used by Seat 2",
    ):  # fmt: skip
        assert part in said, part
    over = FULL.state({**TABLE, "drawn": False})
    while not over.is_over:
        over.play("skip")
    assert over.view(0).explain("winner").sentence() in over.view(0).describe()
    assert "pays nothing" in over.view(0).describe()


def test_a_card_that_was_put_back_has_a_row_until_one_sees_such_a_card_again():
    state = FULL.state({**TABLE, "hands": [["hunt", "5"], ["10", "7"], ["mirror"]]})
    state.play("hunt seat 1")
    state.play("accept")
    taken = [move for move in state.legal_moves() if move.verb == "take"]
    card = str(taken[0]).removeprefix("take ")
    while state.question is not None and "take" in {move.verb for move in state.legal_moves()}:
        state.play(next(move for move in state.legal_moves() if move.verb == "take"))
    back = [row for row in rows(state.view(2)) if "put back" in row.owner]
    assert (card,) in {row.cards for row in back}
    assert {cell.sign for row in back for cell in row.cells} == {KNOWN}
    pile = [row for row in rows(state.view(2)) if row.group == "The pile"]
    assert sum(row.unseen + len(row.cards) for row in pile) == state.view(2).pile_size()
    other = next(kind for kind in ("2", "3", "4") if kind != card)
    while state.actor != explorer.CHANCE:
        state.play("draw" if "draw" in map(str, state.legal_moves()) else str(state.legal_moves()[0]))
    state.play(f"card {other}")
    since = [row for row in rows(state.view(2)) if "perhaps drawn" in row.owner]
    assert (card,) in {row.cards for row in since}
    assert {cell.sign for row in since for cell in row.cells} == {HALF}
