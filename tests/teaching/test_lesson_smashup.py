"""What the lesson on smashup and its teacher's page say is what the engine says; both read without a kernel."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import explorer
from explorer.core.registry import find_game
from explorer.core.steps import Ask
from explorer.drawing.boards import board_for
from explorer.matches.scenes import load_scene
from explorer.teaching.lesson import exit_question
from explorer.teaching.puzzles import Puzzle
from explorer.teaching.walkthrough import Walkthrough
from tests.teaching.lesson_pages import LessonPages, fact, flat

PAGES = LessonPages("smashup")
cells, page, source, rows = PAGES.cells, PAGES.page, PAGES.source, PAGES.rows
PUZZLES = ("1-which-base", "2-tie", "3-rampage", "4-first-mate", "5-chain", "6-full-sail")
GAME = find_game("smashup")


def part(heading: str) -> str:
    """One part of the teacher's page, up to the next heading of its level, as one line."""
    return flat(page().split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0])


def printed(id: str) -> str:
    """The plain text that a cell of the saved notebook has folded under its question."""
    said = "".join("".join(out["data"]["text/plain"]) for out in cells()[id]["outputs"])
    assert said
    return said


def position(id: str) -> Any:
    """The position that a cell of the notebook writes down."""
    names: dict[str, Any] = {}
    exec(source(id).split("\n}\n")[0] + "\n}\n", names)
    return GAME.state(names["position"])


def after(state: Any, *moves: str) -> Any:
    played = state.copy()
    for move in moves:
        played.play(move)
    return played


def shots(scene: str) -> Any:
    return explorer.run_scene(f"smashup/lesson-{scene}")


@pytest.fixture
def table() -> Any:
    return position("table")


@pytest.fixture
def joined() -> Any:
    """The position that the exit question asks about."""
    assert 'for move in ["done", "use pirate-king-1"]' in source("exit-question")
    return after(position("exit-board"), "done", "use pirate-king-1")


# the walkthroughs


def beside(question: str, sentences: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Answers that need a clause: a legal move names none."""
    clauses = {
        "May King Rex go there?": "play-minion",
        "May seat 1 end the turn without playing anything?": "one-minion-one-action",
        "May the extra minion be that strong?": "extra-play",
        "May seat 0 play it from there?": "in-discard",
    }
    if question not in clauses:
        return []
    return [(text, GAME.cite(clauses[question])) for text, _ in sentences if text.endswith("is legal.")]


@pytest.mark.parametrize("scene", PAGES.scenes)
def test_the_teachers_page_answers_every_question_of_a_walkthrough_as_the_engine_does(scene: str) -> None:
    title = load_scene(f"smashup/lesson-{scene}").title["en"]
    given = page().split(f"### Walkthrough {scene[0]}. {title}\n")[1].split("\n### ")[0]
    lines = [line for line in given.splitlines() if line.startswith("| ")][1:]
    answers = [tuple(part.strip() for part in line.strip("|").split("|")) for line in lines]
    questions = PAGES.asked(scene)
    assert [row[0] for row in answers] == [question for question, _ in questions]
    for (_, answer, cited), (question, sentences) in zip(answers, questions, strict=True):
        assert (answer, cited) in [*sentences, *beside(question, sentences)], question


@pytest.mark.parametrize("scene", PAGES.scenes)
@pytest.mark.parametrize("language", ["en", "vi"])
def test_the_board_leaves_places_to_whoever_predicts(scene: str, language: str) -> None:
    """A board says who is first and what that brings, unless the viewer is to say so first."""
    board = board_for(GAME)
    assert board is not None
    open_view = shots("2-scoring")[0].state.view(explorer.ALL)
    legend = {"en": "place and VP, if it scored now", "vi": "hạng và VP, nếu tính điểm bây giờ"}[language]
    assert legend in board.svg(open_view, language)
    walk = Walkthrough(f"smashup/lesson-{scene}")
    while True:
        assert legend not in board.svg(walk.view, language)
        if not walk.forward():
            return


def test_the_document_s_two_examples_are_told_with_its_numbers() -> None:
    """Lines 42 and 53: 20, and 9, 6, 5 for 5, 3, 2. Lines 59 to 61: 10, 10, 5 for the left, left and right number."""
    cemetery, ties = shots("2-scoring")[0].state, shots("3-ties")[0].state

    def at(state: Any, base: str) -> list[tuple[int, int]]:
        awards = [state.explain(f"award:{base}:{seat}").facts for seat in range(3)]
        return [(award["total"], award["vp"]) for award in awards]

    assert cemetery.explain("base:evans-city-cemetery").facts["total"] == 20
    assert at(cemetery, "evans-city-cemetery") == [(9, 5), (6, 3), (5, 2)]
    assert at(ties, "tar-pits") == [(10, 4), (10, 4), (5, 2)]
    assert shots("2-scoring")[3].state.scores() == [5, 3, 2]


def test_three_ways_lead_on_from_the_lit_step(table: Any) -> None:
    lit = table.rules.steps[table.stack[-1].at].step
    assert isinstance(lit, Ask)
    assert lit.then == ("card", "use", "check")
    said, words = part("The turn"), GAME.words("en")
    assert "From the lit step three ways lead on" in said
    for name in ("more", "check"):
        assert words.say(f"step-turn-{name}") in said


def test_what_waits_is_told_with_the_newest_first() -> None:
    state = shots("5-chains")[2].state
    assert "chain[2].state" in source("pending-drawn")
    assert len(state.stack) == 4
    assert part("What waits for what?").startswith("Four things lie on each other: the Zapbot")
    assert state.explain("pending").sentence("en").count("Zapbot")


def test_what_is_left_after_the_explosion_is_what_the_page_says() -> None:
    state = shots("5-chains")[-1].state
    facts = state.explain("award:factory:0").facts
    assert (facts["count"], facts["total"]) == (4, 14)
    assert "Seat 0 keeps four minions with 14 power" in part("Walkthrough 5. Chains: one robot brings the next")


def test_the_invader_in_a_hand_is_known_to_all(table: Any) -> None:
    for seat in (0, 2, explorer.PUBLIC):
        assert table.view(seat).to_dict()["hands"][1] == ["invader-1", None, None, None]
        assert set(table.view(seat).to_dict()["hands"][2]) == ({None} if seat != 2 else {*table.to_dict()["hands"][2]})


# the puzzles


@pytest.fixture(scope="module")
def puzzles() -> dict[str, Puzzle]:
    return {name: Puzzle(f"smashup/lesson-puzzle-{name}", alone=True) for name in PUZZLES}


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_has_the_winning_moves_that_the_page_gives_and_no_other(puzzles: Any, name: str) -> None:
    title = puzzles[name].scene.title["en"].removeprefix("Puzzle ")
    (row,) = (row for row in rows() if row[0] == title)
    assert set(re.findall(r"`([^`]+)`", row[1])) == set(puzzles[name].solutions)
    assert len(puzzles[name].solutions) < len(puzzles[name].fates)


def test_the_lesson_shows_its_puzzles_in_order() -> None:
    code = "\n".join(source(f"puzzle-{i}") for i in range(1, 7))
    assert re.findall(r'Puzzle\("smashup/lesson-puzzle-([\w-]+)", alone=True\)', code) == list(PUZZLES)


def test_in_the_first_puzzle_fewer_points_win(puzzles: Any) -> None:
    ends = {fate.move.text: (fate.wins, fate.end.scores()) for fate in puzzles["1-which-base"].fates}
    assert ends["play warbot-1 @ jungle-oasis"] == (True, [15, 13])
    assert ends["play warbot-1 @ tar-pits"] == (False, [16, 17])
    assert "15 against 13; at the tar pits it would be 16 against 17" in part("Six puzzles")


def test_in_the_third_puzzle_both_cards_are_needed(puzzles: Any) -> None:
    for fate in puzzles["3-rampage"].fates:
        if fate.wins:
            played = [fate.move.text, *(move.text for move in fate.line)]
            assert {"play war-raptor-1 @ homeworld", "play rampage-1"} <= set(played)


def test_in_the_sixth_puzzle_neither_is_enough_alone(puzzles: Any) -> None:
    asked_first = puzzles["6-full-sail"].state
    alone = after(asked_first, "use pirate-king-1")
    assert [alone.explain(f"award:grey-opal:{seat}").facts["total"] for seat in (0, 1)] == [10, 12]
    other = after(asked_first, "play full-sail-1", "choose buccaneer-1", "pass", "choose base grey-opal")
    assert other.explain("award:grey-opal:0").facts["total"] == 9


# beliefs and tasks


@pytest.mark.parametrize(
    ("belief", "cell", "topic", "scene", "step"),
    [
        (
            "Whoever breaks the base gets the most for it.",
            "belief-breaks", "award:evans-city-cemetery:2", "2-scoring", 0,
        ),
        (
            "With 10, 10 and 5, the five is second: only one number is left in the middle.",
            "belief-tie", "award:tar-pits:2", "3-ties", 0,
        ),
        (
            "If enough minions leave in the last moment, the base is saved.",
            "belief-saved", "base:jungle-oasis", "4-last-moment", 6,
        ),
    ],
)  # fmt: skip
def test_a_belief_is_answered_as_the_engine_answers_it(
    belief: str, cell: str, topic: str, scene: str, step: int
) -> None:
    assert f'explorer.run_scene("smashup/lesson-{scene}")[{step}].state.explain("{topic}")' in source(cell)
    found = shots(scene)[step].state.explain(topic)
    assert [f"“{belief}”", fact(found), found.citation()] in rows()


def test_the_other_two_beliefs_are_answered_by_a_verdict_and_by_a_clause() -> None:
    verdict, clause = shots("5-chains")[1].verdict, GAME.clause("not-destroyed")
    assert verdict.legal
    assert ["“One minion in a turn, so never two.”", verdict.text(), GAME.cite("extra-play")] in rows()
    row = ["“A minion whose base breaks has been destroyed.”", clause.text["en"], GAME.cite("not-destroyed")]
    assert row in rows()
    assert 'clause_card("smashup", "not-destroyed")' in source("belief-destroyed")


def test_the_refusal_has_the_three_parts_that_the_page_quotes(table: Any) -> None:
    played = after(table, "play warbot-1 @ evans-city-cemetery")
    (reason,) = played.verdict("play saucy-wench-1 @ tar-pits").reasons
    said = part("Try it")
    assert f"(“{fact(reason)}”), the clause ({reason.citation()})" in said
    assert f"a way forward (“{reason.way('en')}”)" in said


def test_two_minions_can_be_played_as_the_page_says(table: Any) -> None:
    for first, second in [
        ("play microbot-fixer-1 @ tar-pits", "play warbot-1 @ tar-pits"),
        ("play warbot-1 @ homeworld", "play microbot-fixer-1 @ jungle-oasis"),
        ("play saucy-wench-1 @ homeworld", "play microbot-fixer-1 @ tar-pits"),
    ]:
        assert after(table, first).verdict(second).legal
    assert not after(table, "play warbot-1 @ homeworld").verdict("play saucy-wench-1 @ tar-pits").legal


def test_where_saucy_wench_can_destroy_somebody_is_printed(table: Any) -> None:
    lines = printed("try-count").splitlines()
    for base in ("evans-city-cemetery", "tar-pits", "homeworld", "jungle-oasis"):
        moves = [move.text for move in after(table, f"play saucy-wench-1 @ {base}").legal_moves()]
        assert f"Saucy Wench on {base}: {[move for move in moves if move.startswith('choose')]}" in lines
    assert "On the cemetery Zapbot, your own; at the tar pits First Mate, your own too, or Walker." in part("Try it")


@pytest.mark.parametrize("card", ["warbot-1", "saucy-wench-1"])
def test_with_either_minion_the_cemetery_gives_five_three_and_two(table: Any, card: str) -> None:
    played = after(table, f"play {card} @ evans-city-cemetery")
    if card == "saucy-wench-1":
        played.play("pass")
    assert played.explain("base:evans-city-cemetery").holds
    assert [played.explain(f"award:evans-city-cemetery:{seat}").facts["vp"] for seat in range(3)] == [5, 3, 2]


# what if


def test_both_lines_end_as_the_page_says(table: Any) -> None:
    match = GAME.match(players=3, seed=6, start=table)
    assert "seed=6" in source("branches")
    names: dict[str, Any] = {}
    exec("lines = {" + source("branches").split("lines = {")[1].split("\n}\n")[0] + "\n}", names)
    found = {}
    for name, moves in names["lines"].items():
        match.goto(0)
        for move in moves:
            match.play(move)
        found[name] = match.state.scores()
    for line in printed("branches-compared").splitlines():
        name, *points = re.findall(r"^\w+|(?<=: )\d+", line)
        assert found[name] == [int(vp) for vp in points]
    said = f"you have {found['now'][0]} VP if you score now and {found['wait'][0]} if you wait"
    assert f"{said}, and seat 1 has {found['now'][1]} or {found['wait'][1]}" in part("What if?")


def test_the_judgement_that_the_page_quotes_is_the_one_shown(table: Any) -> None:
    call = 'explorer.judge_move(table, now, moves=[now, wait], players="random", n=60, workers=1, progress=False)'
    assert call in source("judged")
    now, wait = re.findall(r'"(play [^"]+)"', source("judged"))
    judged = explorer.judge_move(table, now, moves=[now, wait], players="random", n=60, workers=1, progress=False)
    shown = "".join(cells()["judged"]["outputs"][0]["data"]["text/plain"])
    assert judged.text() == shown
    said = part("What if?")
    for share in re.findall(r"wins ([\d.]+ %)", shown):
        assert share in said
    difference = re.search(r": ([+−][\d.]+ \[[^\]]+\]) percentage points", shown)
    assert difference is not None
    assert difference[1] in said
    assert "was not told apart" in shown


def test_a_match_can_stop_for_ever_by_two_readings_of_line_58() -> None:
    oasis = {
        "players": 2,
        "bases": ["jungle-oasis", "homeworld", "factory"],
        "minions": [{"card": "king-rex-1", "base": "jungle-oasis"}],
        "factions": [["dinosaurs", "aliens"], ["ninjas", "robots"]],
    }
    for option, line in zip(
        GAME.rulebook.rulings["draw-two"].options, printed("draw-ten-turns").splitlines(), strict=True
    ):
        match = GAME.match(players=2, seed=1, start=GAME.state({**oasis, "rulings": {"draw-two": option}}))
        for _ in range(10):
            match.play("done")
        assert str([len(hand) for hand in match.state.to_dict()["hands"]]) in line
        stuck = option != "active-every-turn"
        assert stuck == ("[0, 0]" in line)
        if stuck:  # but for the number of the turn the position is what it was two turns ago
            before = match.state.to_dict()
            match.play("done")
            match.play("done")
            now = match.state.to_dict()
            assert {key for key in now if now[key] != before[key]} == {"turn"}


def test_who_wins_by_each_reading_of_line_44_is_shown() -> None:
    shown = "".join("".join(out["data"]["text/html"]) for out in cells()["victory-readings"]["outputs"])
    assert re.findall(r"<strong>(Seat \d wins the match with \d+ VP)", shown) == [
        "Seat 1 wins the match with 16 VP", "Seat 1 wins the match with 16 VP", "Seat 0 wins the match with 15 VP",
    ]  # fmt: skip
    assert "Seat 1 with 16 by the first two readings; seat 0 with 15 if it counts at once." in part("What if?")


# the exit question


def test_the_exit_question_has_one_right_answer_and_the_page_gives_it(joined: Any) -> None:
    question = exit_question(joined, topic="award:tortuga:2")
    assert 'topic="award:tortuga:2"' in source("exit-question")
    right = [option.text for option in question.options() if question.answer(option.id).right]
    assert right == ["The number on the right: two players have more power."]
    finding = joined.explain("award:tortuga:2")
    assert f"“{fact(finding)}” ({finding.citation()}.)" in part("Exit question")


def test_the_board_before_the_exit_question_shows_another_place_than_the_right_one(joined: Any) -> None:
    before = position("exit-board").explain("award:tortuga:2")
    assert before.id == "outcome-second-place"
    assert joined.explain("award:tortuga:2").id == "outcome-third-place"
    assert "Before Pirate King came it was second." in part("Exit question")


def test_the_second_exit_question_is_a_legal_play() -> None:
    assert "chain[4].state" in source("exit-move")
    move = re.search(r'move="([^"]+)"', source("exit-move"))
    assert move is not None
    assert exit_question(shots("5-chains")[4].state, move=move[1]).answer("legal").right
    assert "The second question: legal." in part("Exit question")


@pytest.mark.parametrize("language", ["en", "vi"])
def test_a_question_is_shown_with_every_answer_and_its_feedback(joined: Any, language: str) -> None:
    html = str(exit_question(joined, topic="award:tortuga:2").shown(language))
    assert (html.count("<details"), html.count("✓"), html.count("✗")) == (5, 1, 4)


def test_what_answers_a_question_is_folded_under_it() -> None:
    folded = [id for id, cell in cells().items() if cell["cell_type"] == "code" and "behind(" in source(id)]
    answers = (
        "belief-",
        "timing-",
        "judged",
        "try-count",
        "who-knows-table",
        "draw-",
        "victory-",
        "limit-",
        "branches",
    )
    asked = [id for id, cell in cells().items() if cell["cell_type"] == "code" and id.startswith(answers)]
    assert len(asked) == 18
    assert set(asked) <= set(folded)
    for id in folded:
        for out in cells()[id]["outputs"]:
            html = "".join(out["data"]["text/html"]).strip()
            assert html.startswith("<details style"), id
            assert html.endswith("</details>"), id


def test_answers_in_words_are_folded_too() -> None:
    ids = [
        id
        for id in cells()
        if id.endswith(("-rule", "-short", "-answer")) and not id.startswith(("puzzles", "branches"))
    ]
    told = [id for id in ids if not id.startswith("limit")]
    assert len(told) == 16
    assert all(source(id).startswith("<details><summary>") for id in told)


def test_code_that_sets_up_a_picture_is_not_in_the_way() -> None:
    for id in ("load", "table", "branches", "victory-readings", "exit-board", "exit-question"):
        assert cells()[id]["metadata"]["jupyter"]["source_hidden"], id


def test_what_is_in_vietnamese_says_so() -> None:
    ids = [id for id, cell in cells().items() if id.startswith("vietnamese") and cell["cell_type"] == "markdown"]
    opened = re.findall(r"<(?:p|h3)\b[^>]*>", "".join(source(id) for id in ids))
    assert len(opened) > len(ids)
    assert all('lang="vi"' in each for each in opened)
    assert json.dumps(cells()["vietnamese-table"]["outputs"], ensure_ascii=False).count('lang=\\"vi\\"')


def test_the_walkthrough_on_chains_names_the_card_that_lets_the_second_minion_be_played() -> None:
    said = dict(PAGES.asked("5-chains"))["May the extra minion be that strong?"]
    assert [text for text, _ in said][1:] == ["It is played by this right: an extra minion (Microbot Fixer)."]
    said = dict(PAGES.asked("6-discard"))["May seat 0 play it from there?"]
    assert [text for text, _ in said][1:] == ["Its own text lets it be played."]
