"""Playing in the explorer: every message is answered, none raises."""

from __future__ import annotations

import pytest

import explorer
from tests.widgets.sessions import GAME, answer, offered, opened, plain, whole


def log(shown):
    return " ".join(event["said"] for event in shown.screen["log"])


def test_a_move_is_played_and_the_program_answers():
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    assert "Seat 0 places green 4 on Island" in answer(shown)
    assert "Seat 1 places a face-down card" in answer(shown)
    assert shown.match.actor == 0
    assert "Seat 0 places green 4 on Island" in log(shown)


def test_every_legal_move_is_offered_once():
    shown = opened()
    assert sorted(offered(shown)) == sorted(map(str, shown.session.view.legal_moves()))
    labels = [choice["label"] for choice in shown.screen["choices"]]
    assert labels[:2] == ["Place influence: orange 5", "Place influence: blue 3"]
    assert len(set(labels)) == len(labels)


def test_a_card_is_offered_with_all_its_targets_and_the_illegal_ones_are_marked():
    first = opened().screen["choices"][0]
    assert len(first["targets"]) == 10
    assert {t["label"]: t["legal"] for t in first["targets"]}["Harbour"] is False
    assert first["legal"] == 5


def test_what_cannot_be_played_can_be_shown_as_well():
    shown = opened()
    few = len(shown.screen["choices"])
    shown.do("all", on=True)
    labels = [choice["label"] for choice in shown.screen["choices"]]
    assert len(labels) > 40 > few
    assert "Place influence: blue 9" in labels


def test_an_illegal_target_is_answered_with_fact_clause_way_forward_and_tree():
    shown = opened()
    shown.do("play", move="place blue 9 @ harbour")
    said = answer(shown)
    assert "✗ not legal" in said
    assert "Harbour is not among the zones of this match." in said
    assert "The zones in play are Oasis, Valley, Island, Fortress, and Mine." in said
    assert "Clause: 000, line 12" in said
    assert "Five zones, all different, are drawn at random" in said
    assert "تُسحب بالحظ خمس مناطق" in said
    assert "<details open><summary>Rules asked about “place blue 9 @ harbour”</summary>" in shown.answer
    assert "<svg" in shown.answer


def test_checking_a_legal_move_does_not_play_it():
    shown = opened()
    node = shown.match.node
    shown.do("check", move="place green 4 @ island")
    assert "✓ legal" in answer(shown)
    assert shown.match.node is node


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize(
    "typed",
    ["hello", "place", "\u202eplace orange 5", "x" * 1_500, "<script>alert(1)</script>", "steal seat 4",
     "draw blue 7", "\x00\ud800"],
    ids=lambda typed: ascii(typed[:12]),
)  # fmt: skip
def test_nonsense_gets_one_short_line_that_cannot_disturb_the_page(typed, language):
    shown = opened(language=language)
    node = shown.match.node
    shown.do("play", move=typed)
    assert shown.match.node is node
    assert len(answer(shown)) < 4000
    assert not any(bad in shown.answer for bad in ("\u202e", "<script", "Traceback", "\ud800"))
    assert shown.answer.count("rx-fault") == 1 or "✗" in shown.answer


def test_a_slip_of_the_pen_gets_a_proposal():
    shown = opened()
    shown.do("check", move="place green 4 @ iland")
    assert "place green 4 @ island" in answer(shown)


def test_an_empty_field_says_what_to_do():
    shown = opened()
    shown.do("play", move="  ")
    assert "Write a move first" in shown.screen["notice"]


def test_a_whole_match_can_be_clicked_to_its_end():
    shown = opened()
    while not shown.match.is_over:
        shown.do("play", move=offered(shown)[0])
        assert "✓ Played" in answer(shown)
    assert "The match is over" in plain(shown.screen["turn"])
    assert shown.session.view.explain("winner").sentence() in plain(shown.screen["turn"])
    assert shown.screen["choices"] == []
    shown.do("play", move="place orange 5 @ oasis")
    assert "The match is over, so no more moves are taken." in answer(shown)


# why


def test_why_shows_the_finding_with_its_lit_tree():
    shown = opened()
    shown.do("why", topic="zone:oasis")
    assert "nobody has a card on Oasis" in answer(shown)
    assert "Decision tree: As the cards lie now" in answer(shown)
    assert "data:image/svg+xml" in shown.answer


def test_every_topic_can_be_asked_and_is_called_by_a_name():
    shown = opened()
    topics = shown.screen["topics"]
    assert [topic["label"] for topic in topics] == [
        "Zone: Oasis", "Zone: Valley", "Zone: Island", "Zone: Fortress", "Zone: Mine", "Points: Seat 0",
        "Points: Seat 1", "The winner", "Card: orange 5", "Card: blue 3", "Card: green 2", "Card: green 4",
        "Card: green 5", "Card: Flip the Scales", "Card: Immunity",
    ]  # fmt: skip
    for topic in topics:
        shown.do("why", topic=topic["id"])
        assert "rx-fault" not in shown.answer


def test_why_tells_nothing_the_seat_cannot_know():
    shown = opened()
    shown.do("why", topic="zone:mine")
    assert "cannot be told yet" in answer(shown)
    shown.do("look", seat=explorer.ALL)
    shown.do("why", topic="zone:mine")
    assert "cannot be told yet" not in answer(shown)


# taking back


def test_undo_takes_back_the_persons_move_and_redo_brings_it_again():
    shown = opened()
    before = shown.screen["board"]
    shown.do("play", move="place green 4 @ island")
    after = shown.screen["board"]
    shown.do("undo")
    assert shown.screen["board"] == before
    assert "taken back" in answer(shown)
    shown.do("redo")
    assert shown.screen["board"] == after


def test_undo_says_when_it_would_not_be_fair_at_a_table():
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    shown.do("undo")
    assert "it would not be fair: somebody else has moved since" in answer(shown)


@pytest.mark.parametrize(("action", "said"), [("undo", "no move to take back"), ("redo", "no move to play again")])
def test_undo_and_redo_say_when_there_is_nothing(action, said):
    shown = opened()
    shown.do(action)
    assert said in shown.screen["notice"]


# chance


def test_a_match_that_waits_for_its_programs_offers_to_let_them_move():
    match = GAME.match(["human", "greedy"], seed=7, auto=False)
    shown = explorer.explore(match)
    assert shown.screen["advance"] == "Let the program move"
    shown.do("advance")
    assert shown.match.actor == 0
    assert shown.screen["advance"] == ""


def test_who_sees_everything_is_asked_what_chance_brings_with_the_odds():
    shown = explorer.explore(GAME.match(["human", "greedy"], seed=7, chance="ask"), seat=explorer.ALL)
    assert "What does chance bring?" in plain(shown.screen["turn"])
    targets = shown.screen["choices"][0]["targets"]
    assert targets[0]["odds"] == "1/10"
    shown.do("play", move=targets[3]["move"])
    assert "✓ Played" in answer(shown)


def test_who_may_not_know_what_chance_can_bring_lets_luck_decide():
    shown = explorer.explore(GAME.match(["human", "greedy"], seed=7, chance="ask"))
    assert shown.screen["choices"] == []
    assert shown.screen["advance"] == "Let luck decide"
    while shown.match.actor == explorer.CHANCE:
        shown.do("advance")
    assert offered(shown)
    same = opened()
    assert shown.match.state.view(0).to_dict()["hands"] == same.match.state.view(0).to_dict()["hands"]


# what went wrong


def test_a_script_in_a_players_name_is_shown_as_text():
    names = ["<script>alert(1)</script>", "<img src=x onerror=alert(2)>"]
    match = GAME.match(["human", "greedy"], seed=7, names=names)
    for language in ("en", "ar"):
        shown = explorer.explore(match, language=language)
        shown.do("check", move="place blue 9 @ harbour")
        html = [shown.screen[part] for part in ("turn", "board", "answer")] + [
            shown._repr_mimebundle_()[0]["text/html"]
        ]
        shown.do("why", topic="winner")
        pages = "".join([*html, shown.screen["answer"]])
        assert "<script" not in pages
        assert "<img src=x" not in pages
        assert "&lt;script&gt;" in pages


def test_a_mistake_of_the_toolkit_is_shown_and_leaves_no_trace(monkeypatch):
    shown = opened()
    nodes = len(shown.match.nodes)

    def half_done(move):
        type(shown.match).play(shown.match, move)
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(shown.match, "play", half_done, raising=False)
    shown.do("play", move="place green 4 @ island")
    assert "ZeroDivisionError: division by zero" in answer(shown)
    assert len(shown.match.nodes) == nodes
    assert shown.match.node.n == nodes - 1


def test_labels_fall_back_on_notation_where_a_game_has_no_word():
    from explorer.widgets.speech import topic_label

    shown = opened()
    assert topic_label("mood:sunny", shown.session.speech) == "mood:sunny"
    assert topic_label("zone:atlantis", shown.session.speech) == "Zone: atlantis"


def test_a_game_without_a_drawn_board_is_explored_in_words(monkeypatch):
    monkeypatch.setattr("explorer.widgets.screen.board_for", lambda game: None)
    shown = explorer.explore("smashup", players=["human", "human"], seed=1, seat=explorer.ALL)
    assert shown.screen["board"] == ""
    assert shown.screen["words_of_board"]
    shown.do("play", move=offered(shown)[0])
    assert "✓ Played" in answer(shown)
    shown.do("speak", language="vi")
    assert "Nước" in whole(shown)


def test_a_scene_file_beside_the_notebook_can_be_explored(tmp_path, monkeypatch):
    text = (explorer.game("influence").folder / "scenes" / "tie-burns.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shown = explorer.explore("mine.toml")
    assert "Oasis" in shown.screen["words_of_board"]
