"""What the lesson on `hundred` and its teacher's page say is what the engine says; both read without a kernel."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import explorer
from explorer.core.registry import find_game
from explorer.drawing.readings import readings
from explorer.laboratory.medians import median_of
from explorer.matches.scenes import load_scene
from explorer.rules.hundred.chains import answer_findings
from explorer.teaching.lesson import exit_question
from explorer.teaching.puzzles import Puzzle, fates
from explorer.teaching.questions import topic_name
from tests.teaching.lesson_pages import LessonPages, fact, flat

PAGES = LessonPages("hundred")
cells, page, source, rows = PAGES.cells, PAGES.page, PAGES.source, PAGES.rows
SCENES = PAGES.scenes
PUZZLES = ("1-over", "2-gift", "3-who-answers", "4-mirror", "5-skip", "6-pierce")
UNIQUE = PUZZLES[:5]


@cache
def puzzle(name: str) -> Puzzle:
    return Puzzle(f"hundred/lesson-puzzle-{name}", alone=name == "1-over")


def part(heading: str) -> str:
    """One part of the teacher's page, up to the next heading of its level, as one line."""
    return flat(page().split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0])


def printed(id: str) -> str:
    """What a cell of the saved notebook has printed."""
    return "".join("".join(out.get("text", "")) for out in cells()[id]["outputs"])


def position(id: str) -> Any:
    """The position that a cell of the notebook writes down."""
    names: dict[str, Any] = {}
    exec(source(id).split("\n}\n")[0] + "\n}\n", names)
    return find_game("hundred").state(names["position"])


def after(state: Any, *moves: str) -> Any:
    played = state.copy()
    for move in moves:
        played.play(move)
    return played


def points(state: Any) -> list[int]:
    return [state.points(seat) for seat in range(state.players)]


def shots(scene: str) -> Any:
    return explorer.run_scene(f"hundred/lesson-{scene}")


@pytest.fixture
def table() -> Any:
    return position("table")


# the walkthroughs


@pytest.mark.parametrize("scene", SCENES)
def test_the_teachers_page_answers_every_question_of_a_walkthrough_as_the_engine_does(scene: str) -> None:
    title = load_scene(f"hundred/lesson-{scene}").title["en"]
    shown = page().split(f"### Walkthrough {scene[0]}. {title}\n")[1].split("\n### ")[0]
    lines = [line for line in shown.splitlines() if line.startswith("| ")][1:]
    given = [tuple(part.strip() for part in line.strip("|").split("|")) for line in lines]
    questions = PAGES.asked(scene)
    assert [row[0] for row in given] == [question for question, _ in questions]
    for (_, answer, cited), (question, sentences) in zip(given, questions, strict=True):
        assert (answer, cited) in sentences, question


def test_with_the_25_instead_seat_1_would_have_won_alone() -> None:
    over = after(shots("1-aim")[1].state, "play 25", "done")
    assert (over.winners(), points(over)[0]) == ([1], 104)
    assert over.to_dict()["penalties"] == [4, 0, 21]
    said = part("Walkthrough 1. The aim: a hundred, from below or from above")
    assert "it would stand at 104, four away, so seat 1 would have won alone and seat 0 would pay 4" in said


def test_the_eight_and_the_seven_cards_that_pierce_sends_back_are_counted_right() -> None:
    before = shots("4-pierce")[0].state.to_dict()
    assert [len(before[where][1]) for where in ("score", "hands", "set")] == [5, 2, 1]
    assert "Five cards of the score, two of the hand and the set one are the 8" in flat(page())
    last = shots("5-chain")[-2].state.to_dict()
    assert (len(last["score"][0]), sorted(last["hands"][0])) == (5, ["5", "block"])
    assert "5 cards of the score, Block and the 5 of the hand are the 7" in flat(page())


def test_by_skipping_seat_0_would_have_ended_the_round_and_paid_25() -> None:
    skipped = after(shots("6-end")[0].state, "skip")
    assert skipped.winners() == [1]
    assert skipped.to_dict()["penalties"][0] == 25
    assert shots("6-end")[-1].state.to_dict()["penalties"][0] == 7
    assert "7 penalty points instead of 25" in flat(page())


def test_the_table_of_answers_is_as_the_page_tells_it(table: Any) -> None:
    kinds = find_game("hundred").deck.tokens  # type: ignore[attr-defined]
    may = {
        kinds[kind]: {verb for verb, found in answers.items() if found.holds}
        for (kind, mirrored), answers in answer_findings(table.rules).items()
        if not mirrored
    }
    three = {"mirror", "block", "heal"}
    assert {kind for kind, verbs in may.items() if three <= verbs} == {"force", "pass"}
    assert {kind: verbs & three for kind, verbs in may.items() if len(verbs & three) == 1} == {
        "pierce": {"mirror"}, "swap": {"block"},
    }  # fmt: skip
    said = part("What can answer what?")
    assert "All three answers stop Force and Pass." in said
    assert "Pierce has one that does (Mirror), and so has Swap (Block)" in said
    assert "All others can be mirrored and blocked." in said
    assert all(three & verbs == {"mirror", "block"} for kind, verbs in may.items() if kind not in
               {"force", "pass", "pierce", "swap"})  # fmt: skip


def test_mirror_is_set_in_the_own_turn_and_freeze_is_played_there_alone(table: Any) -> None:
    roles = {
        card: [[str(who.id) for who in found.facts["players"]] for found in table.view(0).timing(card).below]
        for card in ("mirror", "freeze")
    }
    assert ["role-set"] in roles["mirror"]
    assert ["role-target"] in roles["mirror"]
    assert [who for who in roles["freeze"] if who] == [["role-turn"]] * 2


def test_seat_2_knows_that_the_stolen_card_is_one_of_three(table: Any) -> None:
    stolen = after(table, "goblin seat 1", "accept", "take a face-down card")
    assert 'for move in ["goblin seat 1", "accept", "take a face-down card"]' in source("who-knows-table")
    if stolen.actor == explorer.CHANCE:
        stolen.play("face-down card 1")
    known = [stolen.view(seat).to_dict()["hands"][0] for seat in range(3)]
    assert sorted(known[0]) == ["18", "8", "block", "block", "freeze"]
    assert [card for card in known[1] if card] == ["block"]
    assert not any(known[2])
    shown = "".join(cells()["who-knows-table"]["outputs"][0]["data"]["text/html"])
    assert "knows it is one of: Mirror, Block, and Heal" in shown


# the puzzles


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_has_the_winning_moves_that_the_page_gives_and_no_other(name: str) -> None:
    found = puzzle(name)
    title = found.scene.title["en"].partition(". ")[2]
    answer, comes = next(row[1:] for row in rows() if row[0] == title)
    assert re.findall(r"`([^`]*)`", answer) == list(found.solutions)
    assert comes == next(fate.text() for fate in found.fates if fate.wins)
    assert len(found.solutions) == (1 if name in UNIQUE else 2)
    assert len(found.fates) > len(found.solutions)
    assert found.told.moves[0] in found.solutions


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_puzzle_has_a_task_and_a_hint_in_both_languages(name: str, language: str) -> None:
    found = puzzle(name)
    assert found.task(language)
    assert found.hint(language)
    assert not any(f" {move}" in found.task(language) for move in found.solutions if " " in move)


def test_the_numbers_in_a_task_are_those_on_the_table() -> None:
    for name in PUZZLES:
        found = puzzle(name)
        for language in ("en", "ar"):
            said = {int(n) for n in re.findall(r"\d+", found.task(language))}
            named = {n for n in points(found.state) if n != 100}
            assert named <= said, (name, language)


def test_the_tasks_that_ask_for_one_move_have_one_and_the_last_asks_for_two() -> None:
    assert source("puzzles").startswith('<a id="Puzzles"></a>\n## Six puzzles: one move to win')
    assert "which two?" in puzzle("6-pierce").task()
    code = "\n".join(source(f"puzzle-{i}") for i in range(1, 7))
    assert re.findall(r'Puzzle\("hundred/lesson-puzzle-([\w-]+)"', code) == list(PUZZLES)
    assert re.findall(r"alone=True", code) == ["alone=True"]


def test_with_20_two_would_share_the_first_puzzle() -> None:
    assert {fate.move.text for fate in fates(puzzle("1-over").state) if fate.wins} == {"play 20", "play 25"}
    assert "with 20 seats 0 and 1 would share" in part("Six puzzles")


def test_only_in_the_first_puzzle_does_the_winning_move_bring_points() -> None:
    gains = {
        name: any(points(fate.end)[0] > points(puzzle(name).state)[0] for fate in puzzle(name).fates if fate.wins)
        for name in PUZZLES
    }
    assert [name for name, gained in gains.items() if gained] == ["1-over"]
    assert "Only in the first does the winning move bring points" in part("Six puzzles")


@pytest.mark.parametrize("name", ["3-who-answers", "4-mirror"])
def test_with_a_block_in_the_other_hand_neither_of_two_would_be_won(name: str) -> None:
    written = load_scene(f"hundred/lesson-puzzle-{name}")
    before = dict(written.position)
    hands = [list(hand) for hand in before["hands"]]
    hands[1].append("block")
    state = find_game("hundred").state({**before, "hands": hands})
    for move in written.steps[0].moves:
        state.play(move)
    assert not any(fate.wins for fate in fates(state))


# beliefs


@pytest.mark.parametrize(
    ("belief", "cell"),
    [
        ("Whoever goes over a hundred is out.", "belief-over"),
        ("I have drawn and like nothing, so I pass.", "belief-pass"),
        ("Block stops everything that is aimed at me.", "belief-block"),
        ("Whoever is frozen is helpless.", "belief-frozen"),
        ("When the last card is drawn, everybody gets one more turn.", "belief-last"),
    ],
)
def test_a_belief_is_answered_as_the_engine_answers_it(belief: str, cell: str) -> None:
    answer, cited = next(row[1:] for row in rows() if row[0] == f"“{belief}”")
    assert f"### “{belief}”" in "\n".join(source(id) for id in cells())
    names: dict[str, Any] = {"explorer": explorer, "game": find_game("hundred")}
    *lines, last = source(cell).rsplit("\n", 1)
    exec("\n".join(lines), names)
    found = eval(last, names)
    if hasattr(found, "legal"):
        assert found.legal == (cell == "belief-frozen")
        reason = found.finding if found.legal else found.reasons[0]
        assert (answer, cited) == (fact(reason), "" if found.legal else reason.citation())
    else:
        assert (answer, cited) == (fact(found), found.citation())


# try it


def test_the_refused_goblin_has_the_three_parts_that_the_page_quotes(table: Any) -> None:
    reason = table.verdict("goblin seat 0").reasons[0]
    assert f"(“{fact(reason)}”), the clause ({reason.citation()}), and a way forward (“{reason.way('en')}”)" in part(
        "Try it"
    )


def test_the_moves_at_the_table_are_those_that_the_notebook_lists(table: Any) -> None:
    listed = source("try-answer").split("Task 2: ")[1].split(";")[0]
    assert sorted(re.findall(r"`([^`]*)`", listed)) == sorted(move.text for move in table.legal_moves())
    assert len(table.legal_moves()) == 7
    numbers = {"play 8", "play 18"}
    for first in table.legal_moves():
        played = after(table, first.text)
        while played.actor not in (0, None):
            played.play("accept")
        if played.question.asks.id == "question-more":
            second = {move.text for move in played.legal_moves()} - {"done"}
            assert bool(second & numbers) == (first.text not in numbers)


def test_the_attack_on_seat_1_helps_seat_2(table: Any) -> None:
    robbed = after(table, "goblin seat 1", "accept", "take 25")
    assert (points(table), points(robbed)) == ([60, 93, 91], [60, 68, 91])
    assert "Seat 1 falls from 93 to 68, seat 2 stays at 91 and is the nearest" in part("Try it")
    assert f"“{fact(robbed.explain('winner'))}”" in part("Try it")
    assert robbed.explain("winner").text().splitlines()[0] in printed("try-count")


# what if


def test_the_readings_of_mirror_upon_mirror_differ_as_the_page_says() -> None:
    options = find_game("hundred").rulebook.rulings["mirror-mirror"].options
    said = part("What if?")
    for option in options.values():
        assert f"“{option.text['en']}”" in said
        assert option.text["en"] in printed("mirror-readings")
    assert re.findall(r"\[.*?\]", printed("mirror-readings")) == ["['mirror from hand', 'accept']", "['accept']"]
    assert "“Here a Mirror cannot be mirrored.” (assumed, R002-08)" in said
    assert "Here a Mirror cannot be mirrored (assumed, R002-08)." in printed("mirror-readings")


def test_two_readings_end_the_round_or_do_not() -> None:
    skipped = after(puzzle("5-skip").state, "skip")
    sentences = [fact(reading.finding) for reading in readings(skipped, "end", "all-skip")]
    assert f"“{sentences[0]}” By the other “{sentences[1]}”" in part("What if?")


@cache
def medians() -> list[dict[int, tuple[float, float, float]]]:
    """By reading and number of players: the median and its interval, as the notebook has printed them."""
    found = []
    for text in re.split(r"^(?=\S)", printed("players-count"), flags=re.MULTILINE)[1:]:
        lines = re.findall(r"(\d) players: ([\d.]+) \[([\d.]+), ([\d.]+)\]", text)
        found.append({int(n): (float(value), float(low), float(high)) for n, value, low, high in lines})
    return found


def test_four_or_five_players_come_nearest_by_both_readings_which_cannot_be_told_apart() -> None:
    ends, burns = medians()
    for found in (ends, burns):
        assert min(found, key=lambda players: found[players]) in (4, 5)
        assert all(found[players][0] < min(found[2][0], found[6][0]) for players in (4, 5))
    assert all(ends[n][1] <= burns[n][2] and burns[n][1] <= ends[n][2] for n in range(2, 7))
    assert all(ends[other][1] <= ends[4][2] for other in (2, 6))
    said = flat(source("players-short"))
    assert "In the second picture four players come *nearer* than two or six." in said
    assert "there the lines of two and of six reach those of four" in said
    assert "For every number of players the two lines *overlap*" in said


def test_for_players_who_toss_a_coin_the_reading_decides_as_the_page_says() -> None:
    for reading in ("ends", "burns"):
        matches = explorer.simulate(
            "hundred", ["random"] * 2, 40, rulings={"all-skip": reading}, workers=1, progress=False, lead=0
        )
        distances = {-points: often for points, often in matches.tally.scores[0].items()}
        assert median_of(distances, matches.seed).brief() in flat(source("players-short"))


def test_the_page_quotes_the_medians_and_says_which_intervals_touch() -> None:
    ends, burns = medians()
    said = part("What if?")
    for found in (ends, burns):
        for players in (2, 6):
            value, low, high = (f"{n:g}" for n in found[players])
            assert f"{value} [{low}, {high}]" in said
    for found, players in ((ends, 5), (burns, 5), (burns, 4)):
        value, low, high = (f"{n:g}" for n in found[players])
        assert f"{value} [{low}, {high}]" in said
    assert burns[4][2] < min(burns[2][1], burns[6][1])
    assert ends[5][2] >= ends[6][1]


def test_a_median_of_the_notebook_is_that_of_the_matches() -> None:
    matches = explorer.simulate(
        "hundred", ["greedy:1"] * 3, 40, rulings={"all-skip": "ends"}, workers=1, progress=False, lead=0
    )
    far = sorted(-score for score, often in matches.tally.scores[0].items() for _ in range(often))
    assert medians()[0][3][0] == (far[19] + far[20]) / 2
    assert '["greedy:1"] * players, 40' in source("players-count")


# the exit question


def test_the_exit_questions_have_one_right_answer_each_and_the_page_gives_them() -> None:
    moves = re.findall(r'"([^"]*)"', source("exit-question").split("for move in")[1].split("]")[0])
    chain = after(position("exit-board"), *moves)
    over = after(chain, "accept")
    said = part("Exit question")
    question = exit_question(chain, topic="effect")
    right = [option.text for option in question.options() if question.answer(option.id).right]
    assert len(right) == 1
    assert f"“{right[0]}” ({chain.explain('effect').citation()}.)" in said
    ending = over.explain("winner")
    assert f"“{fact(ending)}” ({ending.citation()}.)" in said
    reason = chain.verdict("block from hand", 2).reasons[0]
    assert f"not legal. “{fact(reason)}” ({reason.citation()}.)" in said
    assert (points(position("exit-board")), points(over)) == ([112, 103, 66], [97, 103, 66])
    assert over.winners() == [0, 1]
    assert over.to_dict()["penalties"] == [0, 0, 34]
    assert after(position("exit-board"), "done").winners() == [1]
    assert "who falls from 112 to 97 and is as near as seat 1 at 103" in said
    assert "seat 2, at 66, pays 34" in said


def test_the_exit_board_gives_no_answer_away() -> None:
    seen = json.dumps(cells()["exit-board"]["outputs"])
    assert "would bring" not in seen
    assert "win together" not in seen


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_exit_question_is_shown_with_every_answer_and_its_feedback(language: str) -> None:
    chain = after(position("exit-board"), "-15 for seat 0", "mirror from hand", "mirror from hand")
    html = str(exit_question(chain, topic="effect").shown(language))
    assert (html.count("<details"), html.count("✓"), html.count("✗")) == (3, 1, 2)


# from the right


def test_what_is_in_arabic_runs_from_the_right_even_where_a_notebook_is_not_trusted() -> None:
    """JupyterLab takes `dir` out of such a notebook; the style stays."""
    texts = [id for id, cell in cells().items() if id.startswith("arabic") and cell["cell_type"] == "markdown"]
    assert len(texts) == 6
    for id in texts:
        for opened in re.findall(r"<(?:p|h3)\b[^>]*>", source(id)):
            assert 'dir="rtl" lang="ar"' in opened
            assert "direction:rtl;text-align:right" in opened


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_a_walkthrough_points_at_has_a_name(scene: str, language: str) -> None:
    game = find_game("hundred")
    for step in load_scene(f"hundred/lesson-{scene}").steps:
        for topic in step.highlight:
            assert topic_name(game, topic, {}, game.words(language)) != topic
