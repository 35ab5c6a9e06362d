"""The explorer's buttons, pressed from Python: every one says what happened, none raises."""

from __future__ import annotations

import re

import pytest

import explorer
from explorer.core.words import word
from explorer.matches.scenes import load_scene
from explorer.widgets.explorer_widget import Explorer

GAME = explorer.game("influence")
PICTURE = "data:image/svg+xml;base64,"


def opened(**options) -> Explorer:
    return explorer.explore("influence", **{"seed": 7, **options})


def plain(html: str) -> str:
    """What a reader sees of HTML, folded parts and pictures included."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).strip()


# playing


def test_a_move_chosen_in_both_lists_is_played_and_the_program_answers():
    shown = opened()
    shown.moves.choose(GAME.parse("place green 4 @ island"))
    shown.moves.play.click()
    assert "Seat 0 places green 4 on Island" in plain(shown.answer.value)
    assert "Seat 1 places a face-down card" in plain(shown.answer.value)
    assert shown.match.actor == 0
    assert "Seat 0 places green 4 on Island" in plain(shown.history.value)


def test_the_lists_offer_every_legal_move_once():
    shown = opened()
    offered = [move for choice in shown.moves.choices for _, move in choice.moves]
    assert sorted(map(str, offered)) == sorted(map(str, shown.view.legal_moves()))
    labels = [label for label, _ in shown.moves.what.options]
    assert labels[:2] == ["Place influence: orange 5", "Place influence: blue 3"]
    assert len(set(labels)) == len(labels)


def test_nothing_is_chosen_at_first_and_play_then_says_what_to_do():
    shown = opened()
    assert shown.moves.chosen is None
    shown.moves.play.click()
    assert "Choose a move in both lists first" in plain(shown.answer.value)
    assert shown.match.node.depth == 24


def test_the_second_click_of_a_double_click_plays_nothing():
    shown = opened()
    shown.moves.choose(GAME.parse("place green 4 @ island"))
    shown.moves.play.click()
    answer, node = shown.answer.value, shown.match.node
    shown.moves.play.click()
    assert (shown.answer.value, shown.match.node) == (answer, node)


def test_a_message_from_lists_that_are_gone_plays_nothing():
    shown = opened()
    node = shown.match.node
    for offer, what, where in ((shown.moves.offer, 99, 0), (shown.moves.offer, 0, 99), (shown.moves.offer - 1, 0, 0)):
        shown._play_at(offer, what, where)
    assert shown.match.node is node


def test_enter_on_a_target_plays_it():
    shown = opened()
    shown._play_at(shown.moves.offer, 3, 2)
    assert "place green 4 @ island" in plain(shown.answer.value)


def test_a_choice_with_one_target_needs_no_second_choice():
    state = GAME.state({"players": 2, "zones": ["oasis", "island", "harbour", "market", "mine"],
                        "hands": [["steal", "blue 1"], ["green 2"]]})  # fmt: skip
    shown = explorer.explore(state, seed=1)
    labels = [label for label, _ in shown.moves.what.options]
    shown.moves.what.index = labels.index("Steal a card")
    assert str(shown.moves.chosen) == "steal seat 1"


def test_the_move_chosen_is_shown_as_it_is_written():
    shown = opened()
    shown.moves.choose(GAME.parse("flip @ mine"))
    assert shown.typed.text.placeholder == "flip @ mine"


def test_a_whole_match_can_be_clicked_to_its_end():
    shown = opened()
    while not shown.match.is_over:
        shown.moves.what.index = 0
        shown.moves.where.index = 0
        shown.moves.play.click()
        assert "✓ Played" in plain(shown.answer.value)
    assert "The match is over" in plain(shown.turn.value)
    assert shown.view.explain("winner").sentence() in plain(shown.turn.value)
    shown.moves.play.click()
    assert "✗" not in plain(shown.answer.value)
    shown.play("place orange 5 @ oasis")
    assert "The match is over, so no more moves are taken." in plain(shown.answer.value)


# typed moves


def test_an_illegal_typed_move_shows_fact_clause_way_forward_and_tree():
    shown = opened()
    shown.typed.text.value = "place blue 9 @ harbour"  # Enter
    said = plain(shown.answer.value)
    assert "Harbour is not among the zones of this match." in said
    assert "The zones in play are Oasis, Valley, Island, Fortress, and Mine." in said
    assert "Clause: 000, line 12" in said
    assert "Five zones, all different, are drawn at random" in said
    assert "تُسحب بالحظ خمس مناطق" in said
    assert "<details><summary>Rules asked about “place blue 9 @ harbour”</summary>" in shown.answer.value
    assert "<svg" in shown.answer.value


def test_checking_a_legal_move_does_not_play_it():
    shown = opened()
    node = shown.match.node
    shown.typed.text.value = "place green 4 @ island"
    shown.typed.check.click()
    assert "✓ legal" in plain(shown.answer.value)
    assert shown.match.node is node


def test_a_typed_move_is_played_and_its_field_emptied():
    shown = opened()
    shown.typed.text.value = "place green 4 @ island"
    shown.typed.play.click()
    assert "✓ Played" in plain(shown.answer.value)
    assert shown.typed.text.value == ""


def test_a_refused_typed_move_stays_in_its_field():
    shown = opened()
    shown.typed.text.value = "flip @ harbour"
    shown.typed.play.click()
    assert "✗ not legal" in plain(shown.answer.value)
    assert shown.typed.text.value == "flip @ harbour"


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize(
    "typed",
    ["hello", "place", "\u202eplace orange 5", "x" * 1_000_000, "<script>alert(1)</script>", "steal seat 4",
     "draw blue 7", "\x00\ud800"],
    ids=lambda typed: ascii(typed[:12]),
)  # fmt: skip
def test_nonsense_gets_one_short_line_that_cannot_disturb_the_page(typed, language):
    shown = opened(language=language)
    node = shown.match.node
    shown.play(typed)
    assert shown.match.node is node
    assert len(plain(shown.answer.value)) < 4000
    assert not any(bad in shown.answer.value for bad in ("\u202e", "<script", "Traceback", "\ud800"))
    assert shown.answer.value.count("rx-fault") == 1 or "✗" in shown.answer.value


def test_a_slip_of_the_pen_gets_a_proposal():
    shown = opened()
    shown.check("place green 4 @ iland")
    assert "place green 4 @ island" in plain(shown.answer.value)


def test_playing_with_an_empty_field_says_what_to_do():
    shown = opened()
    shown.typed.play.click()
    assert "Write a move first" in plain(shown.answer.value)


# why


def test_why_shows_the_finding_with_its_lit_tree():
    shown = opened()
    shown.reasons.topic.value = "zone:oasis"
    shown.reasons.ask.click()
    assert "Nobody placed a card on Oasis" in plain(shown.answer.value)
    assert "Decision tree: Nobody placed" in plain(shown.answer.value)
    assert PICTURE in shown.answer.value


def test_every_topic_can_be_asked_and_is_called_by_a_name():
    shown = opened()
    labels = [label for label, _ in shown.reasons.topic.options]
    assert labels == ["Zone: Oasis", "Zone: Valley", "Zone: Island", "Zone: Fortress", "Zone: Mine",
                      "Points: Seat 0", "Points: Seat 1", "The winner"]  # fmt: skip
    for _, topic in shown.reasons.topic.options:
        shown.why(topic)
        assert "rx-fault" not in shown.answer.value


def test_why_tells_nothing_the_seat_cannot_know():
    shown = opened()
    shown.why("zone:mine")
    assert "cannot be told yet" in plain(shown.answer.value)
    shown.look_as(explorer.ALL)
    shown.why("zone:mine")
    assert "cannot be told yet" not in plain(shown.answer.value)


# moving about


def test_undo_takes_back_the_persons_move_and_redo_brings_it_again():
    shown = opened()
    before = shown.board.value
    shown.play("place green 4 @ island")
    after = shown.board.value
    shown.back.click()
    assert shown.board.value == before
    assert "taken back" in plain(shown.answer.value)
    shown.forth.click()
    assert shown.board.value == after


@pytest.mark.parametrize(("name", "said"), [("back", "no move to take back"), ("forth", "no move to play again")])
def test_undo_and_redo_say_when_there_is_nothing(name, said):
    shown = opened()
    getattr(shown, name).click()
    assert said in plain(shown.answer.value)


def test_the_same_seed_brings_the_same_match_and_an_empty_field_another():
    shown = opened()
    board = shown.board.value
    shown.bar.new.click()
    assert shown.board.value != board
    shown.bar.seed.value = "7"
    shown.bar.new.click()
    assert shown.board.value == board
    assert "Luck: 7" in plain(shown.history.value)


def test_a_new_match_from_a_position_begins_from_it_again():
    shown = explorer.explore("influence/tie-burns", seed=1)
    board = shown.board.value
    shown.play("place blue 1 @ oasis")
    shown.restart(2)
    assert shown.board.value == board


# eyes and languages


def test_the_person_sees_own_faces_only_and_another_seat_sees_others():
    shown = opened()
    hands = shown.match.state.view(explorer.ALL).to_dict()["hands"]
    mine, theirs = (" ".join(hand) for hand in hands)

    def cards():
        return {seat: [c for c in shown.view.to_dict()["hands"][seat] if c] for seat in (0, 1)}

    assert " ".join(cards()[0]) == mine
    assert cards()[1] == []
    shown.bar.viewer.value = 1
    assert " ".join(cards()[1]) == theirs
    assert cards()[0] == []
    assert "As Seat 1 sees it" in plain(shown.board.value)


def test_the_page_of_a_seat_says_nothing_of_a_hidden_card():
    state = opened().match.state
    twin = state.to_dict()
    elsewhere = next(card for card in ("orange 10", "blue 10", "green 10", "purple 10") if card not in str(twin))
    twin["hands"][1] = [elsewhere, *twin["hands"][1][1:]]
    a = explorer.explore(state, seed=1)
    b = explorer.explore(GAME.state(twin), seed=1)
    for part in ("board", "turn", "answer", "history"):
        assert getattr(a, part).value == getattr(b, part).value


def test_a_spectator_is_offered_no_move_and_told_whose_turn_it_is():
    shown = opened(players=["human", "human"])
    shown.bar.viewer.value = explorer.PUBLIC
    assert shown.moves.choices == []
    assert "choose that seat under “Look as”" in plain(shown.turn.value)
    shown.play("place green 4 @ island")
    assert "✗ not legal" in plain(shown.answer.value)


def test_a_move_of_another_seats_turn_is_refused_with_its_clause():
    shown = opened(players=["human", "human"])
    other = 1 - shown.match.actor
    shown.look_as(other)
    shown.play("place green 4 @ island")
    assert f"It is the turn of Seat {1 - other}, not of Seat {other}." in plain(shown.answer.value)


def test_another_pair_of_eyes_does_not_see_the_answer_before():
    shown = opened()
    shown.play("place green 4 @ island")
    shown.look_as(1)
    assert "green 4" not in plain(shown.answer.value + shown.history.value + shown.board.value)


def test_arabic_mirrors_the_page_and_translates_every_label():
    shown = opened()
    shown.bar.language.value = "ar"
    assert "rx-rtl" in shown._dom_classes
    named = [shown.moves.what, shown.moves.where, shown.moves.play, shown.back, shown.forth, shown.typed.text,
             shown.typed.check, shown.typed.play, shown.reasons.topic, shown.reasons.ask, shown.bar.viewer,
             shown.bar.language, shown.bar.seed, shown.bar.new]  # fmt: skip
    for widget in named:
        assert re.search("[\u0600-\u06ff]", widget.description), widget
        assert not re.search("[A-Za-z]", widget.description), widget
    for part in (shown.turn, shown.board, shown.answer, shown.history):
        assert 'dir="rtl"' in part.value
    shown.bar.language.value = "en"
    assert "rx-rtl" not in shown._dom_classes
    assert shown.moves.play.description == "Play"


def test_the_answer_is_said_again_in_the_other_language():
    shown = opened()
    shown.check("place blue 9 @ harbour")
    english = shown.answer.value
    shown.speak("ar")
    assert "منطقة ⁨الميناء⁩ ليست من مناطق هذه المباراة" in plain(shown.answer.value)
    shown.speak("en")
    assert shown.answer.value == english


def test_every_input_has_a_label():
    shown = opened()
    inputs = [shown.moves.what, shown.moves.where, shown.typed.text, shown.reasons.topic, shown.bar.viewer,
              shown.bar.language, shown.bar.seed]  # fmt: skip
    assert all(widget.description for widget in inputs)


# what people typed, what went wrong


def test_a_script_in_a_players_name_is_shown_as_text():
    match = GAME.match(["human", "greedy"], seed=7, names=["<script>alert(1)</script>", "<img src=x onerror=alert(2)>"])
    for language in ("en", "ar"):
        shown = explorer.explore(match, language=language)
        shown.check("place blue 9 @ harbour")
        pages = shown.turn.value + shown.board.value + shown.answer.value + shown.history.value
        shown.why("winner")
        pages += shown.answer.value + shown._repr_mimebundle_()["text/html"]
        assert "<script" not in pages
        assert "<img src=x" not in pages
        assert "&lt;script&gt;" in pages


def test_a_mistake_of_the_toolkit_is_shown_and_not_raised(monkeypatch):
    shown = opened()
    monkeypatch.setattr(shown.match, "play", lambda move: 1 / 0)
    shown.moves.choose(GAME.parse("place green 4 @ island"))
    shown.moves.play.click()
    assert "ZeroDivisionError: division by zero" in plain(shown.answer.value)
    assert "rx-fault" in shown.answer.value


def test_a_seed_that_cannot_be_is_one_line():
    shown = opened()
    shown.bar.seed.value = "9" * 5000
    shown.bar.new.click()
    assert "rx-fault" in shown.answer.value


# what can be explored


def test_a_game_a_position_a_match_and_a_scene_can_be_explored():
    state = GAME.start(players=3, seed=5)
    assert explorer.explore(GAME, seed=1).game is GAME
    assert explorer.explore(state, seed=1).match.state == state
    match = GAME.match(3, seed=2)
    assert explorer.explore(match).match is match
    assert explorer.explore(load_scene("influence/tie-burns"), seed=1).match.state.players == 3
    assert explorer.explore("influence/tie-burns", seed=1).seat == 0


def test_in_a_position_the_person_sits_where_the_question_is():
    state = GAME.start(players=3, seed=5)
    shown = explorer.explore(state, seed=1)
    assert [seat.player == "human" for seat in shown.match.seats] == [seat == state.actor for seat in range(3)]
    assert shown.seat == state.actor


@pytest.mark.parametrize("what", ["chess", "influence/no-such-scene", 42, None])
def test_what_cannot_be_explored_is_refused_in_one_sentence(what):
    with pytest.raises(explorer.ExplorerError):
        explorer.explore(what)


def test_an_unknown_language_seat_or_player_is_refused():
    with pytest.raises(explorer.ExplorerError):
        opened(language="fr")
    with pytest.raises(explorer.ExplorerError):
        opened(seat=9)
    with pytest.raises(explorer.ExplorerError):
        opened(players=["human", "genius"])


def test_a_match_that_waits_for_its_programs_offers_to_let_them_move():
    match = GAME.match(["human", "greedy"], seed=7, auto=False)
    shown = explorer.explore(match)
    assert shown.let.layout.display is None
    shown.let.click()
    assert shown.match.actor == 0
    assert shown.let.layout.display == "none"


def test_chance_can_be_answered_by_who_sees_everything():
    match = GAME.match(2, seed=7, chance="ask")
    shown = explorer.explore(match)
    assert "Everyone’s cards" in plain(shown.turn.value)
    shown.look_as(explorer.ALL)
    assert shown.moves.choices
    shown.moves.what.index = 0
    shown.moves.where.index = 0
    shown.moves.play.click()
    assert "✓ Played" in plain(shown.answer.value)


# as a stored output


def test_a_page_without_a_kernel_still_has_the_board():
    shown = opened()
    bundle = shown._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"}
    assert PICTURE in bundle["text/html"]
    assert bundle["text/plain"].startswith("<explorer of <match of influence")
    shown.check("place blue 9 @ harbour")
    assert "Harbour is not among" in shown._repr_mimebundle_()["text/html"]


def test_labels_fall_back_on_notation_where_a_game_has_no_word():
    from explorer.widgets.choices import topic_label

    shown = opened()
    assert topic_label("mood:sunny", shown.speech) == "mood:sunny"
    assert topic_label("zone:atlantis", shown.speech) == "Zone: atlantis"
    assert shown.speech.say(word("seat", n=3)) == "Seat 3"
