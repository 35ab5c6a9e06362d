"""`check` tells a teacher everything that is wrong with a scene file, each with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from explorer.__main__ import main
from explorer.teaching.checking import check_scene, report

GOOD = """\
game = "influence"
title.en = "A test"
title.ar = "اختبار"
clauses = ["steal"]

[position]
players = 2
zones = ["oasis", "island", "harbour", "market", "mine"]
hands = [["steal", "blue 1"], ["green 1", "orange 2"]]

[[step]]
move = "steal seat 1"
chance = ["draw orange 2"]
[step.expect]
actor = 1

[[step]]
moves = ["place green 1 @ mine", "place blue 1 @ mine"]
"""

Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the good scene with one thing changed."""

    def writing(old: str, new: str) -> Path:
        assert GOOD.count(old) == 1
        path = tmp_path / "trial.toml"
        path.write_text(GOOD.replace(old, new), encoding="utf-8")
        return path

    return writing


def test_a_good_scene_is_said_to_be_so(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write("A test", "A scene")
    assert main(["check", str(path), str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: 2 steps, as expected\n" * 2


def test_every_mistake_in_the_file_is_told_in_the_order_of_its_lines(write: Write) -> None:
    path = write(
        "[position]\nplayers = 2",
        'eyes = "nobody"\nrulings = { steal-form = "others" }\ncolour = 1\n[position]\nplayers = 2',
    )
    text = path.read_text(encoding="utf-8")
    text = text.replace('move = "steal', 'mvoe = "steal').replace(
        "[step.expect]\nactor = 1", "[step.expect]\nactors = 1"
    )
    text = text.replace('["steal"]', '["stael"]').replace('title.ar = "اختبار"', "title.ar = 1")
    path.write_text(text + "pending = 1\nexpect = 3\nby = true\n", encoding="utf-8")
    found = [(problem.line, problem.key) for problem in check_scene(path).problems]
    assert found == [
        (3, "title.ar"),
        (4, "clauses"),
        (6, "eyes"),
        (7, "rulings.steal-form"),
        (8, "colour"),
        (15, "step[0].mvoe"),
        (18, "step[0].expect.actors"),
        (22, "step[1].pending"),
        (23, "step[1].expect"),
        (24, "step[1].by"),
    ]


def test_a_file_with_mistakes_is_not_run(write: Write) -> None:
    checked = check_scene(write("actor = 1", 'actor = 0\nrefused = "stela"'))
    assert [problem.key for problem in checked.problems] == ["step[0].expect.refused"]
    assert "did you mean 'steal'?" in str(checked.problems[0])


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"orange 2"]]', '"orange 2"', 11, "not valid TOML"),
        ('"orange 2"]]', '"orange 22"]]', 9, "hands[1][1]: unknown card 'orange 22'"),
        ("players = 2", "players = 7", 7, "position: players: influence is for 2 to 5 players"),
        ('"steal seat 1"', '"steel seat 1"', 12, "did you mean: steal seat 1"),
        ('"steal seat 1"', '"steal seat 0"', 12, "nobody steals from themselves (000, line 42)"),
        ('["draw orange 2"]', '["draw orange 3"]', 13, "Chance cannot bring this here"),
        ('"place blue 1 @ mine"]', '\n"place blue 2 @ mine"]', 19, "You do not hold blue 2"),
        ("actor = 1", 'finding."zone:mine" = "outcome-won"', 15, "finding on zone:mine: expected 'outcome-won'"),
        ("actor = 1", 'facts."zone:mine".total = 2', 15, "total in the finding on zone:mine: expected 2"),
        ("actor = 1", "\nduring.stole.sizes.hands = [1, 1]", 16, "sizes.hands: expected [1, 1], got [3, 1]"),
        ("actor = 1", "view.1.turn = 9", 15, "view.1.turn: expected 9, got 2"),
        ("actor = 1", 'offers = ["steel"]', 15, "no move of this game is written 'steel'"),
        ("[step.expect]", 'predict = "zone:moon"\n[step.expect]', 14, "nothing to explain about 'zone:moon'"),
        ("[step.expect]", 'highlight = ["zone:mien"]\n[step.expect]', 14, "did you mean 'zone:mine'?"),
        ('"place green 1 @ mine", ', '], predict = "move", x = [', 18, "not valid TOML"),
        ("moves = [", 'predict = "move"\nmoves = [', 18, "has one move, or judges one"),
    ],
)  # fmt: skip
def test_a_problem_names_its_line(write: Write, old: str, new: str, line: int, words: str) -> None:
    problems = check_scene(write(old, new)).problems
    assert [problem.line for problem in problems] == [line]
    assert words in str(problems[0])


def test_a_scene_goes_on_after_an_expectation_that_fails(write: Write) -> None:
    checked = check_scene(write("actor = 1", "actor = 0\nscores = [1, 1]\nevents = []"))
    assert [problem.line for problem in checked.problems] == [15, 16, 17]
    assert checked.steps == 1


def test_a_scene_stops_at_a_step_that_cannot_be_played(write: Write) -> None:
    checked = check_scene(write('"steal seat 1"', '"steal seat 0"'))
    assert len(checked.problems) == 1
    assert checked.steps == 0


def test_the_clauses_at_stake_are_told_with_their_lines(write: Write) -> None:
    said, well = report(write("actor = 1", "actor = 0"))
    assert not well
    assert said.splitlines() == [
        "trial.toml, line 15: step[0]: actor: expected 0, got 1 [steal: 000, line 42]",
        "    000, line 42: Steal: choose a player; a card taken at random moves from that player's hand to yours.",
    ]


def test_a_missing_file_and_a_missing_game_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.toml"
    other.write_text('game = "whist"\n', encoding="utf-8")
    assert main(["check", str(tmp_path / "absent.toml"), str(other)]) == 1
    said = capsys.readouterr().out
    assert "absent.toml: the file is missing" in said
    assert "other.toml, line 1: game: no game is called 'whist'" in said


def test_a_refusal_that_does_not_come_is_told_with_its_line(write: Write) -> None:
    checked = check_scene(write("[position]", 'error = "moon"\n[position]'))
    assert [(problem.line, problem.key) for problem in checked.problems] == [(6, "error")]
