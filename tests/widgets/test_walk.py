"""Walking through a scene: say, ask, commit, reveal, go on; back and from the beginning."""

from __future__ import annotations

import pytest

import explorer
from tests.widgets.sessions import plain


def walked(name="influence/tie-burns", **options):
    return explorer.walk(name, **options)


def test_a_scene_is_said_asked_and_revealed():
    shown = walked()
    assert (shown.screen["stage"], shown.screen["at"], shown.screen["of"]) == ("Read", 1, 3)
    assert "At the harbour orange 9 meets blue 9" in plain(shown.screen["said"])
    shown.do("on")
    assert shown.screen["stage"] == "Think"
    assert "Who gets the harbour?" in plain(shown.screen["said"])
    assert shown.screen["told"] == ""
    shown.do("on")
    assert shown.screen["stage"] == "See"
    assert "Harbour is burned: nobody takes it." in plain(shown.screen["told"])


def test_progress_counts_steps_and_what_is_said_stays_in_sight_until_the_reveal():
    shown = walked("smashup/lesson-2-scoring")
    told = []
    while True:
        told.append((shown.screen["progress"], shown.screen["stays"]))
        if shown.model.is_done:
            break
        shown.do("on")
    steps = len(shown.model.shots)
    assert len(told) > steps
    assert list(dict.fromkeys(said for said, _ in told)) == [f"Step {n + 1} of {steps}" for n in range(steps)]
    assert [stays for _, stays in told] == [place.stage != "reveal" for place in shown.model.places]


def test_a_right_answer_is_told_and_so_is_a_wrong_one():
    for right in (True, False):
        shown = walked()
        shown.do("on")
        choices = [choice["id"] for choice in shown.screen["asks"]["choices"]]
        answer = shown.model.question.right
        shown.do("commit", answer=answer if right else next(c for c in choices if c != answer))
        assert shown.screen["stage"] == "See"
        told = plain(shown.screen["told"])
        assert ("✓ Right." in told, "✗ Not so." in told) == (right, not right)
        assert f"{int(right)} of 1 answers were right." in told


def test_back_and_from_the_beginning():
    shown = walked()
    shown.do("on")
    shown.do("back")
    assert shown.screen["at"] == 1
    shown.do("back")
    assert shown.screen["notice"] == "This is the first place."
    for _ in range(3):
        shown.do("on")
    assert shown.screen["notice"] == "This is the last place."
    shown.do("restart")
    assert shown.screen["at"] == 1


def test_an_answer_is_asked_for_before_the_reveal_only():
    shown = walked()
    shown.do("on")
    shown.do("on")
    shown.do("back")
    assert shown.screen["asks"] is None
    shown.do("commit", answer="x")
    assert shown.screen["notice"]


@pytest.mark.parametrize(
    "message",
    [None, {"do": "play", "n": 0, "move": "x"}, {"do": "on"}, {"do": "on", "n": 7}, {"do": "commit", "n": 0},
     {"do": "commit", "n": 0, "answer": "x" * 10_000}],
    ids=lambda m: ascii(m)[:30],
)  # fmt: skip
def test_odd_messages_change_nothing(message):
    shown = walked()
    shown.act(message)
    assert shown.screen["at"] == 1
    assert shown.screen["notice"]


def test_it_speaks_arabic_from_the_right():
    shown = walked(language="ar")
    assert (shown.screen["way"], shown.screen["stage"]) == ("rtl", "اقرأ")
    shown.do("speak", language="en")
    assert shown.screen["stage"] == "Read"


def test_without_a_kernel_there_is_the_board_and_what_was_said():
    html = walked()._repr_mimebundle_()[0]["text/html"]
    assert "data:image/svg+xml" in html
    assert "At the harbour orange 9 meets blue 9" in html


def test_what_cannot_be_walked_through_is_refused():
    with pytest.raises(explorer.ExplorerError):
        walked("influence/no-such-scene")
    with pytest.raises(explorer.ExplorerError):
        walked(language="fr")


def test_every_shipped_scene_with_words_can_be_walked_through_in_both_languages():
    from explorer.matches.scenes import load_scene, scene_names

    spoken = [name for name in scene_names("influence") if any(s.say or s.ask for s in load_scene(name).steps)]
    assert spoken
    for name in spoken:
        shown = walked(name)
        for _ in range(shown.screen["of"]):
            for language in ("ar", "en"):
                shown.do("speak", language=language)
                assert shown.screen["notice"] == ""
            shown.do("on")
