"""What a page can send: anything else is refused in one sentence and changes nothing."""

from __future__ import annotations

import pytest

from tests.widgets.sessions import answer, opened, whole

KEPT = ("match", "seat", "language", "trial", "pair", "told")


def state_of(shown):
    return [getattr(shown.session, name) for name in KEPT], len(shown.match.nodes), shown.match.node.n


@pytest.mark.parametrize(
    "message",
    [None, 7, "play", [], {}, {"do": "play"}, {"do": "play", "n": 0}, {"do": "dance", "n": 0}, {"do": None, "n": 0},
     {"do": ["play"], "n": 0, "move": "flip @ mine"}, {"do": "play", "n": 0, "move": 7},
     {"do": "play", "n": 0, "move": None}, {"do": "play", "n": "0", "move": "place green 4 @ island"},
     {"do": "play", "n": True, "move": "place green 4 @ island"},
     {"do": "play", "n": 0, "move": "place green 4 @ island", "seat": 1},
     {"do": "look", "n": 0, "seat": "0"}, {"do": "look", "n": 0, "seat": True}, {"do": "look", "n": 0, "seat": 1.0},
     {"do": "all", "n": 0, "on": "yes"}, {"do": "goto", "n": 0, "where": []},
     {"do": "new", "n": 0, "players": [], "seed": "", "chance": "seed", "script": ""},
     {"do": "new", "n": 0, "players": ["human"], "seed": "", "chance": "seed", "script": ""},
     {"do": "new", "n": 0, "players": [{"kind": "human"}], "seed": "", "chance": "seed", "script": ""},
     {"do": "act", "n": 0}, {"do": "__init__", "n": 0}, {"do": "load", "n": 0, "text": {}}],
    ids=ascii,
)  # fmt: skip
def test_what_is_no_message_is_refused_in_one_sentence(message):
    shown = opened()
    before = state_of(shown)
    shown.act(message)
    assert shown.screen["notice"] == "That message cannot be understood, so nothing was done."
    assert state_of(shown) == before


@pytest.mark.parametrize(
    ("action", "given"),
    [("look", {"seat": 9}), ("look", {"seat": -1}), ("look", {"seat": 10**40}), ("goto", {"where": 10_000}),
     ("goto", {"where": "nowhere"}), ("name", {"name": ""}), ("compare", {"a": "main", "b": "nowhere"}),
     ("speak", {"language": "fr"}), ("why", {"topic": "zone:atlantis"}), ("try", {"ruling": "none", "option": "x"}),
     ("try", {"ruling": "participant", "option": "x"}),
     ("new", {"players": [{"kind": "genius", "name": ""}] * 2, "seed": "", "chance": "seed", "script": ""}),
     ("new", {"players": [{"kind": "human", "name": ""}], "seed": "", "chance": "seed", "script": ""}),
     ("new", {"players": [{"kind": "human", "name": ""}] * 2, "seed": "9" * 1900, "chance": "seed", "script": ""}),
     ("new", {"players": [{"kind": "human", "name": ""}] * 2, "seed": "", "chance": "magic", "script": ""}),
     ("new", {"players": [{"kind": "human", "name": ""}] * 2, "seed": "", "chance": "script", "script": "nonsense"}),
     ("load", {"text": "{}"}), ("load", {"text": '{"format": 1}'})],
    ids=ascii,
)  # fmt: skip
def test_what_cannot_be_had_is_one_line_and_changes_nothing(action, given):
    shown = opened()
    before = state_of(shown)
    shown.do(action, **given)
    assert shown.answer.count("rx-fault") == 1
    assert "made a mistake" not in answer(shown)
    assert len(answer(shown)) < 600
    assert state_of(shown)[0][:-1] == before[0][:-1]
    assert state_of(shown)[1:] == before[1:]


@pytest.mark.parametrize("action", ["keep", "back", "commit", "go-on", "uncover"])
def test_an_answer_to_a_question_that_is_not_asked_changes_nothing(action):
    shown = opened()
    before = state_of(shown)
    given = {"commit": {"answer": "legal", "why": ""}, "uncover": {"seat": 0}}.get(action, {})
    shown.do(action, **given)
    assert "nothing was done" in shown.screen["notice"]
    assert state_of(shown) == before


@pytest.mark.parametrize("action", ["play", "check", "why", "name", "load"])
def test_a_text_of_ten_thousand_characters_is_refused_in_one_sentence(action):
    shown = opened()
    before = state_of(shown)
    key = {"why": "topic", "name": "name", "load": "text"}.get(action, "move")
    shown.do(action, **{key: "x" * (10_000 if action != "load" else 6_000_000)})
    assert "too long" in shown.screen["notice"]
    assert len(whole(shown)) < 200_000
    assert state_of(shown) == before


def test_a_second_click_before_the_first_answer_is_answered_politely():
    shown = opened()
    n = shown.session.serial
    shown.act({"do": "play", "n": n, "move": "place green 4 @ island"})
    before, said = state_of(shown), answer(shown)
    shown.act({"do": "play", "n": n, "move": "place green 4 @ island"})
    shown.act({"do": "undo", "n": n})
    assert "The page had changed before that click arrived" in shown.screen["notice"]
    assert state_of(shown) == before
    assert answer(shown) == said
    shown.do("undo")
    assert shown.screen["notice"] == ""


def test_a_move_that_is_no_longer_legal_is_refused_with_its_reason():
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    shown.do("play", move="place green 4 @ island")
    assert "You do not hold green 4" in answer(shown)


def test_the_number_of_the_screen_goes_up_with_every_message():
    shown = opened()
    for message in ({"do": "undo", "n": 0}, None, {"do": "play", "n": 0}):
        n = shown.screen["n"]
        shown.act(message)
        assert shown.screen["n"] == n + 1
