"""A scene that does not come out as it says, or is no scene, is refused with file, place, expected and got."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import ExplorerError, FileError
from explorer.matches.scenes import load_scene
from explorer.matches.staging import SceneError, run_scene

HEAD = """\
game = "influence"
title.en = "A test"
title.ar = "اختبار"
clauses = ["steal", "tie-burns"]
"""
POSITION = """
[position]
players = 2
zones = ["oasis", "island", "harbour", "market", "mine"]
hands = [["steal", "blue 1"], ["green 1", "orange 2"]]
placed.mine = [[], ["green 9"]]
"""
STEAL = """
[[step]]
move = "steal seat 1"
chance = ["draw orange 2"]
"""

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a scene: the usual head and position, then the given steps."""

    def writing(steps: str, head: str = HEAD, position: str = POSITION) -> Path:
        path = tmp_path / "trial.toml"
        path.write_text(head + position + steps, encoding="utf-8")
        return path

    return writing


# a scene that fails


@pytest.mark.parametrize(
    ("expect", "what", "wanted", "got"),
    [
        ('events = ["stole"]', "events", ["stole"], ["steal", "stole", "consumed", "turn"]),
        ("actor = 0", "actor", 0, 1),
        ('actor = "over"', "actor", "over", 1),
        ('question = "question-deal"', "question", "question-deal", "question-turn"),
        ("scores = [0, 0]", "scores", [0, 0], [0, 8]),
        ("winners = [1]", "winners", [1], []),
        ("legal = false", "legal", False, True),
        ('finding."zone:mine" = "outcome-ownerless"', "finding on zone:mine", "outcome-ownerless", "outcome-won"),
        ('facts."zone:mine".total = 7', "total in the finding on zone:mine", 7, ["9"]),
        ('facts."zone:mine".weight = 7', "weight in the finding on zone:mine", 7, []),
        ("state.turn = 3", "state.turn", 3, 2),
        ("state.nothing = 3", "state", "an entry 'nothing'", None),
        ('view.0.placed.mine = [[], ["green 9"]]', "view.0.placed.mine", [[], ["green 9"]], [[], [None]]),
        ('view.1.placed.mine = [[], ["hidden"]]', "view.1.placed.mine", [[], [None]], [[], ["green 9"]]),
        ('view.public.placed.mine = [[], ["green 9"]]', "view.public.placed.mine", [[], ["green 9"]], [[], [None]]),
        ('view.1.placed.mine.seat = "x"', "view.1.placed.mine", "an entry 'seat'", [[], ["green 9"]]),
        ('offers = ["discard green 1"]', "offers", "discard green 1", None),
        ('offers_not = ["place green 1 @ mine"]', "offers_not", "place green 1 @ mine not offered", "it is offered"),
        ("sizes.hands = [3, 0]", "sizes.hands", [3, 0], [2, 1]),
        ("sizes.undealt = 1", "sizes.undealt", 1, 55),
        ("sizes.nothing = 1", "sizes.nothing", "a list in the view", None),
        ("sizes.turn = 1", "sizes.turn", "a list in the view", 2),
        ("during.stole.sizes.hands = [2, 1]", "sizes.hands", [2, 1], [3, 1]),
        ("during.stole.scores = [1, 1]", "scores", [1, 1], [0, 8]),
        ("during.flipped.sizes.hands = [2, 1]", "during", "an event 'flipped'", ["steal", "stole", "consumed", "turn"]),
        ('refused = "steal"', "refused by", "steal", "a legal move"),
        ('guard = "has-cards"', "refused by guard", "has-cards", "a legal move"),
        ('error = "seats"', "error", "seats", "no error"),
    ],
)
def test_a_scene_that_fails_shows_expected_got_clause_and_line(
    write: Write, expect: str, what: str, wanted: object, got: object
) -> None:
    with pytest.raises(SceneError) as caught:
        run_scene(write(f"{STEAL}[step.expect]\n{expect}\n"))
    error = caught.value
    assert (error.what, error.expected) == (what, wanted)
    if got is not None:
        assert error.got == got
    message = str(error)
    assert message.startswith(f"trial.toml, line 16: step[0]: {what}: expected {wanted!r}, got ")
    assert message.endswith("[steal: 000, line 42; tie-burns: 000, line 32]")


def test_the_step_that_fails_is_named(write: Write) -> None:
    steps = STEAL + STEAL.replace('"steal seat 1"', '"place green 1 @ mine"').replace('chance = ["draw orange 2"]', "")
    with pytest.raises(SceneError, match=r"trial\.toml, line 20: step\[1\]: actor: expected 1, got 0"):
        run_scene(write(f"{steps}[step.expect]\nactor = 1\n"))


def test_an_illegal_move_fails_with_the_refusal_in_words(write: Write) -> None:
    with pytest.raises(SceneError) as caught:
        run_scene(write('[[step]]\nmove = "steal seat 0"\n'))
    assert "trial.toml, line 12: step[0]: the move: expected 'a legal move'" in str(caught.value)
    assert "nobody steals from themselves (000, line 42)" in str(caught.value)
    assert "tie-burns" not in str(caught.value)  # what the scene is about has nothing to do with it


def test_of_several_moves_the_one_that_is_refused_is_named(write: Write) -> None:
    with pytest.raises(SceneError, match=r"the move 'steal seat 0' \(2 of 2\): expected 'a legal move'") as caught:
        run_scene(write('[[step]]\nmoves = ["place blue 1 @ oasis", "steal seat 0"]\nby = 0\n'))
    assert caught.value.clauses == ()
    with pytest.raises(SceneError, match=r"the step 'draw blue 99' \(2 of 2\): expected 'no error'"):
        run_scene(write(STEAL.replace('["draw orange 2"]', '["draw orange 2", "draw blue 99"]')))


def test_where_several_findings_tell_a_fact_each_number_is_said_with_its_sentence(tmp_path: Path) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(
        'game = "smashup"\ntitle.en = "Two minions"\nclauses = ["power"]\n[position]\nplayers = 2\n'
        'bases = ["factory", "homeworld", "tar-pits"]\nfactions = [["dinosaurs", "ninjas"], ["aliens", "robots"]]\n'
        'minions = [{ card = "shinobi-1", base = "factory" }, { card = "warbot-1", base = "factory" }]\n'
        '[[step]]\nexpect.facts."base:factory".total = 0\n',
        encoding="utf-8",
    )
    with pytest.raises(SceneError) as caught:
        run_scene(path)
    three, four, *more = caught.value.got
    assert (three[:3], "Shinobi" in three, four[:3], "Warbot" in four) == ("3: ", True, "4: ", True)
    assert len(more) <= 1  # the base's own


def test_a_seat_that_does_not_play_is_a_mistake_of_the_file(write: Write) -> None:
    with pytest.raises(FileError, match=r"step\[0\]\.by: expected a seat from 0 to 1, or -1 for chance, got 9"):
        load_scene(write('[[step]]\nmove = "steal seat 1"\nby = 9\n'))


def test_a_refusal_by_another_clause_fails(write: Write) -> None:
    with pytest.raises(SceneError) as caught:
        run_scene(write('[[step]]\njudge = "steal seat 0"\n[step.expect]\nrefused = "flip"\n'))
    assert (caught.value.expected, caught.value.got) == ("flip", ["steal"])


def test_a_refused_move_leaves_the_position_as_it_was(write: Write) -> None:
    shots = run_scene(write('[[step]]\nmove = "steal seat 0"\n[step.expect]\nrefused = "steal"\nactor = 0\n'))
    assert shots[0].verdict is not None
    assert not shots[0].verdict.legal
    assert shots[0].events == []


def test_a_text_that_is_no_move_fails_with_near_ones(write: Write) -> None:
    with pytest.raises(SceneError) as caught:
        run_scene(write('[[step]]\nmove = "steel seat 1"\n'))
    assert "trial.toml, line 12: step[0]: the step: expected 'no error', got" in str(caught.value)
    assert "no move of this game is written 'steel seat 1'; did you mean: steal seat 1" in str(caught.value)


def test_bad_input_may_be_what_is_expected(write: Write) -> None:
    shots = run_scene(write('[[step]]\njudge = "steal seat 4"\n[step.expect]\nerror = "only 2 seats play"\n'))
    assert shots[0].verdict is None


def test_another_error_than_the_expected_fails(write: Write) -> None:
    with pytest.raises(SceneError, match=r"error: expected 'no such card', got .*only 2 seats play"):
        run_scene(write('[[step]]\njudge = "steal seat 4"\n[step.expect]\nerror = "no such card"\n'))


def test_an_unknown_reading_fails_with_the_readings_there_are(write: Write) -> None:
    with pytest.raises(SceneError, match="no reading 'maybe'; there are: others, self-allowed"):
        run_scene(write('[[step]]\nunder = { steal-from = "maybe" }\n'))


# what steps do


def test_without_an_answer_the_luck_tape_gives_it_and_gives_it_again(write: Write) -> None:
    path = write('[[step]]\nmove = "steal seat 1"\n[step.expect]\nevents = ["steal", "stole", "consumed", "turn"]\n')
    once, again = run_scene(path), run_scene(path)
    assert once[0].state == again[0].state


def test_a_pending_step_leaves_chance_asked(write: Write) -> None:
    shots = run_scene(write('[[step]]\nmove = "steal seat 1"\npending = true\n[step.expect]\nactor = "chance"\n'))
    assert shots[0].state.actor == explorer.CHANCE


def test_the_same_move_may_stand_twice_in_a_list(write: Write) -> None:
    position = POSITION.replace('[["steal", "blue 1"], ["green 1", "orange 2"]]', '[["radar", "radar", "radar"], []]')
    position = position.replace("placed.mine", "# placed.mine")
    moves = '[[step]]\nmoves = ["discard radar", "discard radar"]\n[step.expect]\nactor = 0\n'
    assert len(run_scene(write(moves, position=position))[0].events) == 6


def test_a_switched_reading_lasts_for_the_steps_that_follow(write: Write) -> None:
    judging = '[[step]]\njudge = "steal seat 0"\n'
    steps = (
        f'{judging}[step.expect]\nlegal = false\n{judging}under = {{ steal-from = "self-allowed" }}\n'
        f"[step.expect]\nlegal = true\n{judging}[step.expect]\nlegal = true\n"
    )
    assert len(run_scene(write(steps))) == 3


def test_moments_inside_a_step_are_looked_at_without_changing_it(write: Write) -> None:
    watched = f"{STEAL}[step.expect]\nduring.stole.sizes.hands = [3, 1]\nduring.consumed.sizes.hands = [2, 1]\n"
    shot, plain = run_scene(write(watched))[0], run_scene(write(STEAL))[0]
    assert shot.state == plain.state
    assert shot.events == plain.events
    assert set(shot.moments) == {"steal", "stole", "consumed", "turn"}
    assert plain.moments == {}


def test_a_scene_may_be_given_read_already(write: Write) -> None:
    path = write(STEAL)
    assert [s.state for s in run_scene(load_scene(path))] == [s.state for s in run_scene(str(path))]


# files that are no scenes


@pytest.mark.parametrize(
    ("steps", "key", "words"),
    [
        ("[[step]]\nmoev = 1\n", "step[0].moev", "unknown key"),
        ("[[step]]\nmove = 1\n", "step[0].move", "expected text, got 1"),
        ("[[step]]\nmoves = 'x'\n", "step[0].moves", "expected a list"),
        ("[[step]]\nmoves = [1]\n", "step[0].moves[0]", "expected text, got 1"),
        ("[[step]]\nmove = 'x'\nmoves = ['y']\n", "step[0].moves", "not both"),
        ("[[step]]\nmove = 'x'\njudge = 'y'\n", "step[0].judge", "not both"),
        ("[[step]]\nby = 'x'\n", "step[0].by", "expected a whole number"),
        ("[[step]]\nchance = 'x'\n", "step[0].chance", "expected a list"),
        ("[[step]]\npending = 1\n", "step[0].pending", "expected true or false"),
        ("[[step]]\nunder = 1\n", "step[0].under", "expected a table"),
        ("[[step]]\nhighlight = [1]\n", "step[0].highlight[0]", "expected text"),
        ("[[step]]\nsay = {}\n", "step[0].say.en", "missing"),
        ("[[step]]\nsay.en = ' '\nsay.ar = 'x'\n", "step[0].say.en", "expected a sentence"),
        ("[[step]]\nsay.en = 'x'\nsay.ar = 'x'\nsay.fa = 'x'\n", "step[0].say.fa", "unknown key"),
        ("[[step]]\nexpect.moves = 1\n", "step[0].expect.moves", "unknown expectation"),
        ("[[step]]\nexpect.events = 'placed'\n", "step[0].expect.events", "expected a list"),
        ("[[step]]\nexpect.finding = 'x'\n", "step[0].expect.finding", "expected a table"),
        ("[[step]]\nexpect.facts.winner = 'x'\n", "step[0].expect.facts.winner", "expected a table"),
        ("[[step]]\nexpect.view.0 = 'x'\n", "step[0].expect.view.0", "expected a table"),
        ("[[step]]\nexpect.legal = 'x'\n", "step[0].expect.legal", "expected true or false"),
        ("[[step]]\nexpect.refused = 'no-clause'\n", "step[0].expect.refused", "has no clause 'no-clause'"),
        ("[[step]]\nexpect.during.stole.actor = 1\n", "step[0].expect.during.stole.actor", "unknown expectation"),
        ("[[step]]\nexpect.during.stole = 1\n", "step[0].expect.during.stole", "expected a table"),
        ("[[step]]\nexpect.offers = ['steel']\n", "step[0].expect.offers", "no move of this game is written 'steel'"),
        ("[[step]]\nexpect.finding.zone = 'x'\n", "step[0].expect.finding", "nothing to explain about 'zone'"),
        (
            "[[step]]\nexpect.view.7.turn = 1\n",
            "step[0].expect.view",
            "0 to 1, explorer.PUBLIC or explorer.ALL, got 7",
        ),
        (
            "[[step]]\nexpect.view.me.turn = 1\n",
            "step[0].expect.view",
            "0 to 1, explorer.PUBLIC or explorer.ALL, got 'me'",
        ),
        ("", "step", "expected at least one [[step]]"),
        ("step = 1\n", "step", "expected a list"),
    ],
)
def test_a_mistake_in_a_step_names_file_and_key(write: Write, steps: str, key: str, words: str) -> None:
    path = write("", position=steps + POSITION) if steps == "step = 1\n" else write(steps)
    with pytest.raises(FileError) as caught:
        run_scene(path)
    assert (caught.value.file, caught.value.key) == ("trial.toml", key)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("head", "position", "key", "words"),
    [
        (HEAD.replace('"influence"', '"whist"'), POSITION, "game", "no game is called 'whist'"),
        (HEAD.replace('game = "influence"', ""), POSITION, "game", "missing"),
        (HEAD.replace('title.en = "A test"\ntitle.ar = "اختبار"', ""), POSITION, "title", "missing"),
        (HEAD.replace('"steal"', '"stael"'), POSITION, "clauses", "has no clause 'stael'"),
        (HEAD + 'rulings = { who-knows = "x" }\n', POSITION, "rulings.who-knows", "unknown"),
        (HEAD + 'rulings = { steal-from = "x" }\n', POSITION, "rulings.steal-from", "no reading 'x'"),
        (HEAD + "rulings = { steal-from = 1 }\n", POSITION, "rulings.steal-from", "expected text"),
        (HEAD + 'rulings = { cancel-target = "colour-present" }\n', POSITION, "rulings.cancel-target", "secret"),
        (HEAD + "colour = 1\n", POSITION, "colour", "unknown key"),
        (HEAD, POSITION + "\n[start]\nplayers = 2\n", "start", "not both"),
        (HEAD, "\n[start]\nseed = 2\n", "start.players", "missing"),
        (HEAD, "\n[start]\nplayers = 2\nopening = 1\n", "start.opening", "expected true or false"),
        (HEAD, "\n[start]\nplayers = 2\nsed = 1\n", "start.sed", "unknown key"),
        (HEAD, "\n[start]\nplayers = 9\n", "start", "2 to 5 players (000, line 13), got 9"),
        (HEAD, POSITION.replace("players = 2", "players = 9"), "position", "2 to 5 players (000, line 13), got 9"),
        (HEAD, POSITION.replace("hands", "hand"), "hands", "missing"),
        (HEAD, POSITION + "moon = 1\n", "moon", "unknown key"),
        (HEAD, POSITION.replace('"blue 1"', '"red 1"'), "hands[0][1]", "unknown card 'red 1'"),
        (HEAD, POSITION + "to_move = 5\n", "to_move", "expected a seat from 0 to 1, got 5"),
    ],
)
def test_a_mistake_in_head_or_position_names_file_and_key(
    write: Write, head: str, position: str, key: str, words: str
) -> None:
    with pytest.raises(FileError) as caught:
        run_scene(write(STEAL, head=head, position=position))
    assert (caught.value.file, caught.value.key) == ("trial.toml", key)
    assert words in str(caught.value)


def test_a_position_that_ought_to_be_refused_and_is_not_fails(write: Write) -> None:
    with pytest.raises(ExplorerError, match="expected a refusal with 'moon', got a position"):
        run_scene(write("", head=HEAD + 'error = "moon"\n'))


def test_a_position_refused_with_other_words_fails(write: Write) -> None:
    path = write("", head=HEAD + 'error = "moon"\n', position=POSITION.replace('"blue 1"', '"red 1"'))
    with pytest.raises(FileError, match="unknown card 'red 1'"):
        run_scene(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"absent\.toml: the file is missing"):
        run_scene(tmp_path / "absent.toml")


def test_a_file_that_is_not_toml_is_named(write: Write) -> None:
    with pytest.raises(FileError, match=r"trial\.toml, line 11: not valid TOML"):
        run_scene(write("[[step]\n"))


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "trial.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match=r"trial\.toml: expected UTF-8 text"):
        run_scene(tmp_path / "trial.toml")


# the command line


def test_the_command_line_says_what_is_wrong_with_a_scene(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    from explorer.__main__ import main

    assert main(["check", str(write(STEAL))]) == 0
    assert "1 step, as expected" in capsys.readouterr().out
    assert main(["check", str(write(f"{STEAL}[step.expect]\nactor = 0\n"))]) == 1
    assert "trial.toml, line 16: step[0]: actor: expected 0, got 1" in capsys.readouterr().out
