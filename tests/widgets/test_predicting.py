"""Predict before you see: the verdict comes after the pupil has committed themselves."""

from __future__ import annotations

from tests.widgets.sessions import answer, opened, whole


def asked(move):
    shown = opened()
    shown.do("predict", on=True)
    shown.do("play", move=move)
    return shown


def test_a_move_is_not_judged_before_the_pupil_has_committed_themselves():
    shown = asked("place green 4 @ harbour")
    assert shown.screen["asks"]["said"] == "“place green 4 @ harbour”: legal or not legal?"
    assert "Harbour is not among" not in whole(shown)
    assert shown.screen["asks"]["legal"] is False
    assert shown.screen["asks"]["answered"] is False
    assert shown.match.node.n == 24


def test_no_mark_gives_the_answer_away():
    shown = opened()
    shown.do("predict", on=True)
    assert {t["legal"] for c in shown.screen["choices"] for t in c["targets"]} == {None}
    assert {c["legal"] for c in shown.screen["choices"]} == {None}


def test_right_about_the_verdict_and_the_rule():
    shown = asked("place green 4 @ harbour")
    why = next(w["id"] for w in shown.screen["asks"]["whys"] if "Five zones, all different" in w["label"])
    shown.do("commit", answer="refused", why=why)
    said = answer(shown)
    assert said.startswith("✓ Right.")
    assert "And that is the rule." in said
    assert "Harbour is not among the zones of this match." in said
    assert "Clause: 000, line 12" in said


def test_right_about_the_verdict_for_another_reason():
    shown = asked("place green 4 @ harbour")
    shown.do("commit", answer="refused", why=shown.screen["asks"]["whys"][0]["id"])
    assert "But another rule forbids it" in answer(shown)


def test_wrong():
    shown = asked("place green 4 @ harbour")
    shown.do("commit", answer="legal", why="")
    assert answer(shown).startswith("✗ Not so.")


def test_a_legal_move_is_played_after_the_verdict():
    shown = asked("place green 4 @ island")
    shown.do("commit", answer="legal", why="")
    assert answer(shown).startswith("✓ Right.")
    assert shown.match.node.n == 24
    shown.do("go-on")
    assert "✓ Played" in answer(shown)
    assert shown.screen["asks"] is None


def test_an_answer_cannot_be_changed_once_the_verdict_is_seen():
    shown = asked("place green 4 @ harbour")
    shown.do("commit", answer="legal", why="")
    shown.do("commit", answer="refused", why="zone-in-play")
    assert "committed yourself already" in shown.screen["notice"]


def test_half_an_answer_is_asked_for_the_rest():
    shown = asked("place green 4 @ harbour")
    for answer_, why in (("", ""), ("perhaps", ""), ("refused", ""), ("refused", "nonsense")):
        shown.do("commit", answer=answer_, why=why)
        assert "Choose “legal” or “not legal”" in shown.screen["notice"]
        assert shown.screen["asks"]["answered"] is False


def test_a_question_can_be_left_and_another_asked():
    shown = asked("place green 4 @ harbour")
    shown.do("check", move="flip @ mine")
    assert "flip @ mine" in shown.screen["asks"]["said"]
    shown.do("drop")
    assert shown.screen["asks"] is None
    shown.do("predict", on=False)
    shown.do("play", move="place green 4 @ island")
    assert "✓ Played" in answer(shown)
