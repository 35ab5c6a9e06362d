"""Pieces of a lesson: a clause as a card, a question whose answer the engine knows."""

from __future__ import annotations

import re

import pytest

import explorer
from explorer.core.decisions import nodes_of
from explorer.core.errors import ExplorerError, NotationError
from explorer.core.registry import find_game
from explorer.core.words import ISOLATES, word
from explorer.teaching.lesson import clause_card, exit_question
from explorer.teaching.questions import ask_outcome, topic_name


@pytest.fixture
def state():
    return explorer.run_scene("influence/tie-burns")[0].state


def test_a_clause_card_shows_every_language_document_and_lines() -> None:
    card = str(clause_card("influence", "tie-burns"))
    clause = find_game("influence").clause("tie-burns")
    assert clause.text["en"] in card
    assert clause.text["ar"] in card
    assert "000, line 32" in card
    assert card.index('lang="en"') < card.index('lang="ar"')
    assert '<p dir="rtl" lang="ar"' in card


def test_a_clause_card_begins_with_the_readers_language() -> None:
    card = clause_card("influence", "tie-burns", "ar")._repr_html_()
    assert card.startswith('<div dir="rtl" lang="ar"')
    assert card.index('<p dir="rtl"') < card.index('<p dir="ltr"')


def test_an_assumed_clause_says_why_and_a_silent_place_is_listed() -> None:
    card = str(clause_card("influence", "influence-deck"))
    assert "The document gives no values for influence cards" in card
    assert "assumed, R000-02" in card
    assert "May a zone on which nobody has placed a card be flipped?" in str(clause_card("influence", "flip"))


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(ExplorerError, match="has no clause 'moon'"):
        clause_card("influence", "moon")


def test_the_engine_settles_what_comes_of_a_zone(state) -> None:
    question = exit_question(state, {"en": "Who gets the harbour?"}, topic="zone:harbour")
    assert question.text() == "Who gets the harbour?"
    assert "الميناء" in question.text("ar")
    right = question.answer(question.question.right)
    assert right.right
    assert str(right).startswith(
        "Right. The winning total of 9 in Harbour is shared, so the zone is burned. (000, lines"
    )
    wrong = question.answer("won-highest", "ar")
    assert not wrong.right
    assert 'dir="rtl"' in wrong._repr_html_()
    assert "✗" in wrong._repr_html_()


def test_the_engine_settles_whether_a_move_is_legal() -> None:
    before = explorer.run_scene("influence/immune-zone-steal")[0].before
    question = exit_question(before, move="flip @ harbour")
    assert [option.id for option in question.options()] == ["legal", "refused"]
    assert question.answer("refused").right
    feedback = question.answer("legal")
    assert not feedback.right
    assert [said.kind for said in feedback.sentences] == ["refused", "way"]
    assert exit_question(before.view(0), move="flip @ harbour").answer("refused").right


def test_a_question_about_neither_or_both_is_refused(state) -> None:
    for given in ({}, {"move": "flip @ mine", "topic": "winner"}):
        with pytest.raises(ExplorerError, match="about a move or about a topic"):
            exit_question(state, **given)


def test_a_question_that_offers_nothing_to_choose_is_refused(state) -> None:
    with pytest.raises(ExplorerError, match="no decision tree settles 'score:0'"):
        exit_question(state, topic="score:0")
    with pytest.raises(ExplorerError, match="nothing to explain about 'moon'"):
        exit_question(state, topic="moon")
    with pytest.raises(NotationError):
        exit_question(state, move="fly")


def test_an_answer_that_is_none_is_refused(state) -> None:
    with pytest.raises(ExplorerError, match=r"no answer is called '<x>'; there are: burned"):
        exit_question(state, topic="zone:harbour").answer("<x>")


def test_every_leaf_of_a_tree_that_reads_alike_is_one_option(state) -> None:
    question = ask_outcome(state, "zone:harbour")
    assert question is not None
    texts = [option.text for option in question.options("ar")]
    assert len(texts) == len(set(texts))


def test_a_view_that_cannot_know_is_asked_nothing() -> None:
    state = explorer.game("influence").start(2, seed=1)
    while not state.view(0).explain("zone:" + state.to_dict()["zones"][0]).id.startswith("finding-zone-secret"):
        state.play(next(m for m in state.legal_moves() if m.text.endswith("@ " + state.to_dict()["zones"][0])))
    assert ask_outcome(state.view(0), "zone:" + state.to_dict()["zones"][0]) is None


@pytest.mark.parametrize(
    ("topic", "name"),
    [("zone:harbour", "Zone: Harbour"), ("score:1", "Points: Seat 1"), ("winner", "The winner"), ("moon:x", "moon:x"),
     ("zone:moon", "zone:moon")],
)  # fmt: skip
def test_a_topic_is_called_by_the_names_in_its_finding(topic: str, name: str) -> None:
    game = find_game("influence")
    assert topic_name(game, topic, {"region": word("region-harbour")}, game.words("en")) == name


@pytest.mark.parametrize(
    ("topic", "en", "fa"),
    [
        ("pair:1", "Pair of dice: 1", "جفتِ تاس: 1"),
        ("route:africa>asia", "Way: from Africa to Asia", "راه: از آفریقا به آسیا"),
        ("coin:asia", "Coin: Asia", "سکه: آسیا"),
    ],
)
def test_a_pair_of_dice_and_a_way_on_the_map_have_names_of_their_own(topic: str, en: str, fa: str) -> None:
    game = find_game("continents")
    for language, name in (("en", en), ("fa", fa)):
        assert topic_name(game, topic, {}, game.words(language)).translate(ISOLATES) == name


def test_a_saved_notebook_does_not_change_with_the_place_of_a_question_in_memory(state) -> None:
    question = exit_question(state, {"en": "Who gets it?"}, topic="zone:harbour")
    assert repr(question) == "<exit question: Who gets it?>"


def test_a_piece_of_a_lesson_holds_no_script(state) -> None:
    question = exit_question(state, {"en": "<script>alert(1)</script>"}, topic="zone:harbour")
    pieces = [clause_card("influence", "flip")._repr_html_(), question.answer("won-highest")._repr_html_()]
    assert not any(re.search(r"<script|https?:", piece) for piece in pieces)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_several_leaves_rest_on_one_clause_for_is_told_apart_in_words(language: str) -> None:
    game = find_game("continents")
    words = game.words(language)
    own = [node for tree in game.trees.values() for node in nodes_of(tree) if words.knows(f"option-{node.id}")]
    listed = re.findall(r"^option-(\S+) =", (game.folder / f"words.{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(node.id for node in own)
    state = game.state({"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0]})
    state.play("attack europe of seat 1 from asia")
    asked = [ask_outcome(state, topic) for topic in ("coin:asia", "route:asia>europe", "war", "winner")]
    for question in asked:
        texts = [option.text for option in question.options(language)]
        assert len(texts) > 2
        assert len(set(texts)) == len(texts)


def test_a_question_in_own_words_is_given_by_language() -> None:
    with pytest.raises(ExplorerError, match=r"text: expected the question by language, such as .*, got '\?'"):
        exit_question(find_game("influence").start(2, seed=1), "?", move="pass")


def test_a_card_in_a_right_to_left_language_stands_at_the_right() -> None:
    assert "margin-left:auto" in str(clause_card("continents", "captured-idle", "fa"))
    assert "margin-left:auto" not in str(clause_card("continents", "captured-idle"))
