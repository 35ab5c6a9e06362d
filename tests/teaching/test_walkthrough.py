"""A scene is walked through: said, asked, revealed; what is to come stays covered until it is revealed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import ExplorerError, FileError
from explorer.core.findings import Verdict
from explorer.core.naming import whole_name
from explorer.core.state import ALL, PUBLIC
from explorer.matches.scenes import load_scene, scene_names
from explorer.matches.staging import run_scene
from explorer.teaching.walkthrough import Place, Walkthrough, view_for_scene

HEAD = """\
game = "influence"
title.en = "A test"
title.ar = "اختبار"
clauses = ["steal"]
"""
POSITION = """
[position]
players = 3
zones = ["oasis", "island", "harbour", "market", "mine"]
hands = [["steal", "blue 1"], ["green 1", "orange 2"], ["radar"]]
placed.mine = [[], ["green 9"], ["blue 4"]]
"""
ASK = 'ask.en = "What now?"\nask.ar = "ماذا الآن؟"\n'
STEAL = f'\n[[step]]\n{ASK}move = "steal seat 1"\nchance = ["draw orange 2"]\n'

Write = Callable[..., Walkthrough]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def writing(steps: str, head: str = HEAD) -> Walkthrough:
        path = tmp_path / "trial.toml"
        path.write_text(head + POSITION + steps, encoding="utf-8")
        return Walkthrough(path)

    return writing


@pytest.fixture
def tie() -> Walkthrough:
    return Walkthrough("influence/tie-burns")


def walked(walk: Walkthrough) -> Iterator[Walkthrough]:
    walk.restart()
    yield walk
    while walk.forward():
        yield walk


# going through


def test_a_step_is_said_then_asked_then_revealed(tie: Walkthrough) -> None:
    assert [walk.at for walk in walked(tie)] == [Place(0, "say"), Place(0, "ask"), Place(0, "reveal")]


def test_forward_and_back_stop_at_the_ends(tie: Walkthrough) -> None:
    assert not tie.back()
    assert [tie.forward(), tie.forward(), tie.forward()] == [True, True, False]
    assert tie.is_done
    assert tie.progress == (3, 3)
    assert tie.back()
    assert not tie.is_done
    assert tie.progress == (2, 3)


def test_a_step_that_only_says_something_reveals_nothing(write: Write) -> None:
    walk = write('\n[[step]]\nsay.en = "x"\nsay.ar = "x"\n[step.expect]\nactor = 0\n' + STEAL)
    assert walk.places == (Place(0, "say"), Place(1, "ask"), Place(1, "reveal"))


def test_before_the_reveal_the_position_is_the_one_before_the_move(tie: Walkthrough) -> None:
    shot = run_scene("influence/tie-burns")[0]
    assert [walk.state for walk in walked(tie)] == [shot.before, shot.before, shot.state]


def test_a_step_begins_where_the_one_before_it_ended() -> None:
    walk = Walkthrough("influence/face-down")
    for shot, following in zip(walk.shots, walk.shots[1:], strict=False):
        assert following.before == shot.state


def test_texts_come_in_both_languages(tie: Walkthrough) -> None:
    assert tie.said() == "At the harbour orange 9 meets blue 9; the third seat has 4."
    assert tie.asked() == ""
    tie.forward()
    assert tie.asked("ar") == "من يأخذ الميناء؟"
    assert tie.said("ar").startswith("في الميناء")
    assert tie.highlight == ("zone:harbour",)
    with pytest.raises(ExplorerError, match="influence speaks en, ar, not 'fr'"):
        tie.said("fr")


# what is revealed


def test_nothing_is_revealed_before_the_reveal(tie: Walkthrough) -> None:
    for walk in walked(tie):
        assert bool(walk.revealed().sentences) == (walk.at.stage == "reveal")


def test_the_reveal_cites_the_clause_of_every_event_and_finding(tie: Walkthrough) -> None:
    *_, last = walked(tie)
    said = {(one.kind, one.text): one.citation for one in last.revealed().sentences}
    assert said["event", "Harbour is burned: nobody takes it."] == "000, line 32"
    assert said["finding", "The winning total of 9 in Harbour is shared, so the zone is burned."] == "000, lines 32, 58"
    assert said["scores", "Points: Seat 0: 4, Seat 1: 0, and Seat 2: 0."] == ""
    assert said["winners", "The winner is Seat 0."] == ""
    assert [drawn.id for drawn in last.revealed().drawn] == ["outcome-burned-tie"]


def test_a_refusal_is_revealed_with_its_reason_and_the_way_forward(write: Write) -> None:
    walk = write(f'\n[[step]]\n{ASK}judge = "steal seat 0"\n')
    walk.forward()
    revealed = walk.revealed()
    assert [said.kind for said in revealed.sentences] == ["refused", "way"]
    assert revealed.sentences[0].clauses == ("steal",)
    assert isinstance(revealed.drawn[0], Verdict)


def test_another_reading_is_revealed_with_its_question(write: Write) -> None:
    walk = write(f'\n[[step]]\n{ASK}judge = "steal seat 0"\nunder = {{ steal-from = "self-allowed" }}\n')
    walk.commit("legal")
    walk.forward()
    ruling, verdict = walk.revealed().sentences
    assert (ruling.kind, ruling.citation) == ("ruling", "R000-16")
    assert ruling.text.endswith("Yes: stealing from oneself is a legal play without effect.")
    assert verdict.kind == "legal"
    assert walk.answer_was_right


def test_bad_input_is_revealed_as_such() -> None:
    walk = Walkthrough("influence/steal-reading-fixed")
    *_, last = walked(walk)
    assert [said.kind for said in last.revealed().sentences] == ["error"]


def test_what_moves_there_are_is_revealed_in_both_scripts() -> None:
    walk = Walkthrough("influence/discard-when-stuck")
    walk.forward()
    walk.forward()
    assert walk.revealed().sentences[0].text == "Legal here: discard radar and discard steal."
    game, said = explorer.game("influence"), walk.revealed("ar").sentences[0].text
    assert "discard" not in said
    assert whole_name(game, game.parse("discard radar"), game.words("ar")) in said


def test_where_nothing_else_is_revealed_the_clauses_speak() -> None:
    *_, last = walked(Walkthrough("influence/five-players"))
    assert [said.clauses for said in last.revealed().sentences] == [(id,) for id in last.scene.clauses]


def test_what_another_seat_sees_is_shown() -> None:
    walk = Walkthrough("influence/face-down")
    while walk.at != Place(0, "reveal"):
        walk.forward()
    assert [view.seat for view in walk.revealed().views] == [0, 1, 2, PUBLIC]


# answers


def test_an_outcome_is_chosen_among_the_leaves_of_the_tree(tie: Walkthrough) -> None:
    tie.forward()
    assert tie.prompt() == "Zone: Harbour. Which rule decides?"
    assert "الميناء" in tie.prompt("ar")
    choices = {choice.id: choice.text for choice in tie.choices()}
    assert len(choices) == 5
    wrong, right = "won-highest", "burned-lowest-tie"
    assert "zone is burned and nobody takes it" in choices[right]
    tie.commit(wrong)
    assert tie.answer_was_right is None
    tie.forward()
    assert tie.answer_was_right is False
    assert tie.tally == (0, 1)
    tie.restart()
    tie.forward()
    tie.commit(right)
    assert tie.tally == (0, 0)
    tie.forward()
    assert tie.answer_was_right is True
    assert tie.tally == (1, 1)


def test_a_judged_move_is_guessed_legal_or_refused(write: Write) -> None:
    walk = write(f'\n[[step]]\n{ASK}judge = "steal seat 0"\n')
    assert walk.prompt() == "“steal seat 0”: legal or not legal?"
    assert [choice.id for choice in walk.choices("ar")] == ["legal", "refused"]
    walk.commit("refused")
    walk.forward()
    assert walk.answer_was_right


def test_own_words_are_kept_and_not_judged(write: Write) -> None:
    walk = write(STEAL)
    assert walk.choices() == ()
    walk.commit("  <b>the orange one</b>\n")
    walk.forward()
    assert walk.answer == "<b>the orange one</b>"
    assert walk.answer_was_right is None
    assert walk.tally == (0, 0)


def test_a_question_may_be_left_unanswered_and_an_answer_taken_back(tie: Walkthrough) -> None:
    tie.forward()
    tie.commit("won-highest")
    tie.commit(" ")
    assert tie.answer == ""
    tie.forward()
    assert tie.answer_was_right is None


def test_after_the_reveal_an_answer_stands(tie: Walkthrough) -> None:
    with pytest.raises(ExplorerError, match="nothing is asked"):
        tie.commit("x")
    tie.forward()
    assert tie.can_answer
    tie.forward()
    tie.back()
    assert not tie.can_answer
    with pytest.raises(ExplorerError, match="seen already"):
        tie.commit("burned-highest-tie")


@pytest.mark.parametrize(
    ("predict", "ids"),
    [
        ("none", []),
        ("move", ["legal", "refused"]),
        ("zone:mine", ["burned-lowest-tie", "won-lowest", "won-highest", "burned-cancelled", "ownerless"]),
        ("score:0", []),
    ],
)
def test_a_scene_may_say_what_answers_are_offered(write: Write, predict: str, ids: list[str]) -> None:
    walk = write(STEAL + f'predict = "{predict}"\n')
    assert sorted(choice.id for choice in walk.choices()) == sorted(ids)


# eyes


def test_a_scene_is_seen_by_all_unless_it_says_otherwise(tie: Walkthrough) -> None:
    assert (tie.scene.eyes, tie.view.seat) == (ALL, ALL)


@pytest.mark.parametrize(("eyes", "seat"), [("0", 0), ('"public"', PUBLIC), ('"all"', ALL)])
def test_a_scene_may_be_seen_through_a_seats_eyes(write: Write, eyes: str, seat: int) -> None:
    walk = write(STEAL, HEAD + f"eyes = {eyes}\n")
    assert view_for_scene(walk.scene, walk.state).seat == walk.view.seat == seat


@pytest.mark.parametrize(("eyes", "saw"), [("0", True), ("1", True), ("2", False), ('"public"', False)])
def test_events_are_told_as_the_eyes_saw_them(write: Write, eyes: str, saw: bool) -> None:
    walk = write(STEAL, HEAD + f"eyes = {eyes}\n")
    walk.forward()
    assert any("orange 2" in said.text for said in walk.revealed().sentences) == saw


def test_a_refusal_shows_nobodys_hand_to_other_eyes(write: Write) -> None:
    judged = f'\n[[step]]\n{ASK}judge = "place blue 9 @ mine"\n'
    for eyes, kinds in (("0", ["refused", "way"]), ("1", ["refused"]), ('"public"', ["refused"])):
        walk = write(judged, HEAD + f"eyes = {eyes}\n")
        walk.forward()
        revealed = walk.revealed()
        assert [said.kind for said in revealed.sentences] == kinds
        assert len(revealed.drawn) == len(kinds) - 1


def test_points_and_moves_stay_hidden_from_other_eyes(write: Write) -> None:
    expect = (
        '[step.expect]\nscores = [0, 8, 0]\noffers = ["place green 1 @ mine"]\nfinding."zone:mine" = "outcome-won"\n'
    )
    god = write(STEAL + expect)
    god.forward()
    assert {"scores", "offers", "finding"} <= {said.kind for said in god.revealed().sentences}
    seat = write(STEAL + expect, HEAD + "eyes = 2\n")
    assert seat.choices() == ()
    seat.forward()
    text = " ".join(said.text for said in seat.revealed().sentences)
    assert "9" not in text
    assert "green" not in text
    assert "cannot be told yet" in text


@pytest.mark.parametrize("eyes", ["3", "-1", '"god"', "true", "1.0"])
def test_eyes_that_are_nobodys_are_refused(write: Write, eyes: str) -> None:
    with pytest.raises(FileError, match=r"trial\.toml, line 5: eyes: expected the number of a seat"):
        write(STEAL, HEAD + f"eyes = {eyes}\n")


# coming back


def test_a_reload_finds_everything_as_it_was(tie: Walkthrough) -> None:
    tie.forward()
    tie.commit("won-highest")
    tie.forward()
    tie.back()
    again = Walkthrough.from_dict(json.loads(json.dumps(tie.to_dict())))
    assert (again.at, again.answer, again.can_answer) == (Place(0, "ask"), "won-highest", False)
    assert again.to_dict() == tie.to_dict()


def test_a_scene_that_is_not_shipped_is_given_again(write: Write) -> None:
    walk = write(STEAL)
    walk.commit("x")
    assert Walkthrough.from_dict(walk.to_dict(), walk.scene).answer == "x"
    with pytest.raises(ExplorerError, match="no scene is called 'influence/trial'"):
        Walkthrough.from_dict(walk.to_dict())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"scene": 3}, "scene"),
        ({"scene": "influence/flip"}, "scene"),
        ({"at": 2}, "at"),
        ({"seen": 3}, "at"),
        ({"at": -1}, "at"),
        ({"at": "1"}, "at"),
        ({"answers": {"7": "x"}}, "answers.7"),
        ({"answers": {"0": 1}}, "answers.0"),
        ({"answers": []}, "answers"),
        ({"moon": 1}, "moon"),
    ],
)
def test_a_progress_that_does_not_fit_is_refused(tie: Walkthrough, change: dict[str, object], key: str) -> None:
    tie.forward()
    with pytest.raises(FileError) as refused:
        Walkthrough.from_dict({**tie.to_dict(), **change}, tie.scene)
    assert refused.value.key == key


# every shipped scene

SCENES = [name for name in scene_names("influence") if not load_scene(name).error]


@pytest.mark.parametrize("name", SCENES)
def test_every_shipped_scene_can_be_walked_in_both_languages(name: str) -> None:
    walk = Walkthrough(name)
    for language in ("en", "ar"):
        for _ in walked(walk):
            shown = [
                walk.said(language),
                walk.asked(language),
                *(said.text for said in walk.revealed(language).sentences),
            ]
            assert any(shown)
            assert str(walk.view)
            assert len({choice.text for choice in walk.choices(language)}) == len(walk.choices(language))
            if walk.choices(language):
                assert walk.prompt(language)
                assert walk.question is not None
                assert walk.question.right in [choice.id for choice in walk.choices(language)]


def test_a_scene_whose_position_is_refused_cannot_be_walked() -> None:
    with pytest.raises(ExplorerError, match="nothing to walk through"):
        Walkthrough("influence/bad-one-player")
