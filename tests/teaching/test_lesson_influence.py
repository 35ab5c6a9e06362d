"""What the lesson on influence and its teacher's page say is what the engine says; both read without a kernel."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import explorer
from explorer.core.registry import find_game
from explorer.drawing.knowledge_table import knowledge_html
from explorer.drawing.readings import readings
from explorer.matches.scenes import load_scene
from explorer.teaching.lesson import exit_question
from tests.teaching.lesson_pages import LessonPages, fact, flat

PAGES = LessonPages("influence")
cells, page, source, rows = PAGES.cells, PAGES.page, PAGES.source, PAGES.rows
SCENES = PAGES.scenes


def position(id: str) -> Any:
    """The position that a cell of the notebook writes down."""
    names: dict[str, Any] = {}
    exec(source(id).split("\n}\n")[0] + "\n}\n", names)
    return find_game("influence").state(names["position"])


@pytest.fixture
def table() -> Any:
    return position("table")


# the walkthroughs


@pytest.mark.parametrize("scene", SCENES)
def test_the_teachers_page_answers_every_question_of_a_walkthrough_as_the_engine_does(scene: str) -> None:
    title = load_scene(f"influence/lesson-{scene}").title["en"]
    part = page().split(f"### Walkthrough {scene[0]}. {title}\n")[1].split("\n### ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")][1:]
    given = [tuple(part.strip() for part in line.strip("|").split("|")) for line in lines]
    questions = PAGES.asked(scene)
    assert [row[0] for row in given] == [question for question, _ in questions]
    for (_, answer, cited), (question, sentences) in zip(given, questions, strict=True):
        assert (answer, cited) in sentences, question


@pytest.mark.parametrize(("moment", "hands"), [("during", [9, 7, 7]), ("after", [8, 7, 7])])
def test_the_first_steal_makes_nine_and_seven_then_eight_and_seven(moment: str, hands: list[int]) -> None:
    step = next(step for step in load_scene("influence/lesson-5-immunity").steps if "during" in step.expect)
    expected = step.expect["during"]["stole"] if moment == "during" else step.expect
    assert expected["sizes"]["hands"] == hands  # that the engine agrees is the scene's own test
    assert "nine and seven" in source("walk-5-rule")


# what the page and the notebook say about the table


@pytest.mark.parametrize(
    ("belief", "topic", "cell"),
    [
        ("Immunity also stops Steal.", "steal seat 1", "belief-steal"),
        ("If the best two are level, the second best takes the zone.", "zone:market", "belief-second"),
        ("I may throw away a card that I do not like.", "discard radar", "belief-discard"),
        ("A flipped zone goes to somebody who has nothing there: zero is the lowest.", "zone:harbour", "belief-zero"),
        ("If two have the same number of points, whoever has more zones wins.", "winner", "belief-draw"),
    ],
)
def test_a_belief_is_answered_as_the_engine_answers_it(table: Any, belief: str, topic: str, cell: str) -> None:
    answer, cited = next(row[1:] for row in rows() if row[0] == f"“{belief}”")
    assert f'"{topic}"' in source(cell)
    assert f"“{belief}”" in "\n".join(source(id) for id in cells())
    if topic == "winner":
        table = explorer.run_scene("influence/lesson-level")[0].state
    if ":" in topic or topic == "winner":
        found = table.explain(topic)
        assert (answer, cited) == (fact(found), found.citation())
    elif topic.startswith("steal"):
        verdict = table.verdict(topic)
        assert verdict.legal
        assert (answer, cited) == (verdict.text(), table.game.cite("steal-not-stopped"))
    else:
        reason = table.verdict(topic).reasons[0]
        assert (answer, cited) == (fact(reason), reason.citation())


def test_every_tactic_at_the_table_has_the_targets_that_the_page_names(table: Any) -> None:
    moves = {move.text for move in table.legal_moves() if not move.text.startswith("place")}
    assert moves == {
        "radar seat 1 @ harbour", "radar seat 1 @ market", "radar seat 2 @ island", "radar seat 2 @ market",
        "steal seat 1", "steal seat 2", "flip @ oasis", "flip @ island", "flip @ market",
    }  # fmt: skip
    said = flat(page())
    assert "Radar: seat 1 on harbour or market, seat 2 on island or market. Steal: seat 1 or seat 2." in said
    assert "Flip the Scales: oasis, island or market." in said
    for move in re.findall(r"`([a-z][^`]*)`", source("try-answer")):
        assert move in moves


def test_the_refused_flip_has_the_three_parts_that_the_page_quotes(table: Any) -> None:
    reason = table.verdict("flip @ mine").reasons[0]
    assert f"“{fact(reason)}”" in flat(page())
    assert f"({reason.citation()})" in flat(page())
    assert reason.way("en")


def test_the_points_after_purple_10_are_counted_right(table: Any) -> None:
    points = {}
    for zone in ("oasis", "island", "harbour", "market", "mine"):
        after = table.copy()
        after.play(f"place purple 10 @ {zone}")
        points[zone] = after.scores()[0]
    assert f"{', '.join(f'{zone} {n}' for zone, n in points.items())}. Without it {table.scores()[0]}." in flat(page())
    assert max(points, key=points.__getitem__) == "mine"
    assert "On the mine it wins eight points" in source("try-answer-4")
    assert points["mine"] == table.scores()[0] + 8
    assert [zone for zone, n in points.items() if n < table.scores()[0]] == ["harbour"]
    assert "Without it you have 11." in flat(source("try-answer"))


def test_seat_0_cannot_know_the_island_and_an_onlooker_with_open_cards_can(table: Any) -> None:
    assert f"“{fact(table.view(0).explain('zone:island'))}”" in flat(page())
    assert f"“{fact(table.explain('zone:island'))}”" in flat(page())


# who knows what; what if


def test_who_knows_the_blue_9_and_the_stolen_card(table: Any) -> None:
    match = table.game.match(players=3, seed=7, start=table)
    match.play("radar seat 1 @ market")
    match.play("steal seat 2")
    assert [match.view(seat).to_dict()["stolen"][0][2] for seat in range(3)] == [None, "cancel blue", "cancel blue"]
    market = [match.view(seat).to_dict()["placed"]["market"][1] for seat in range(3)]
    assert market == [["blue 9"], ["blue 9"], [None]]
    assert "The stolen card is Cancel blue." in page()
    assert "knows, by Radar" in knowledge_html(match.state)


def test_both_lines_of_the_match_steal_orange_4(table: Any) -> None:
    match = table.game.match(players=3, seed=9, start=table)
    match.play("steal seat 1")
    match.branch("steal at once")
    match.undo()
    for move in re.findall(r'"([a-z]+ [^"]*)"', source("branches").split("for move in ")[1].split("]")[0]):
        match.play(move)
    match.branch("place first")
    both = match.compare("steal at once", "place first")
    assert all(any("steals orange 4 from Seat 1" in line for line in log) for log in both.log())
    first, second = (", ".join(map(str, scores)) for scores in both.scores)
    assert f"{first} after “steal at once”; {second} after “place first”" in flat(page())


def test_the_readings_of_participant_end_as_the_page_says() -> None:
    doubtful = explorer.run_scene("influence/participant")[0].before
    told_so = [fact(reading.finding) for reading in readings(doubtful, "zone:harbour", "participant")]
    told_so.append(fact(doubtful.under({"participant": "all-players"}).explain("zone:harbour")))
    for sentence in told_so:
        assert f"“{sentence}”" in flat(page())
    assert len(set(told_so)) == 3


def test_a_second_flip_is_refused_and_under_the_other_reading_turns_the_zone_back(table: Any) -> None:
    reason = table.verdict("flip @ harbour").reasons[0]
    assert f"refused by the usual reading ({reason.citation()})" in flat(page())
    other = table.under({"second-flip": "toggle"})
    other.play("flip @ harbour")
    assert f"With the switch turned: “{fact(other.explain('zone:harbour'))}”" in flat(page())


# the exit question


def test_the_exit_question_has_one_right_answer_and_the_page_gives_it() -> None:
    last = position("exit-board")
    question = exit_question(last, topic="zone:harbour")
    right = [option for option in question.options() if question.answer(option.id).right]
    assert [f"“{option.text}” (000, line 32.)" in flat(page()) for option in right] == [True]
    zone = last.explain("zone:harbour")
    totals = [found.facts["total"] for found in zone.below if found.id.startswith("finding-zone-total")]
    assert totals == [6, 6, 9]
    assert "seat 0 has 6, seat 1 has 6 and seat 2 has 9" in flat(page())
    lying = ["orange 3, blue 6", "green 6", "purple 9"]
    assert "| " + " | ".join(lying) + " |" in source("exit")
    assert [", ".join(cards) for cards in last.to_dict()["placed"]["harbour"]] == lying


def test_the_exit_question_does_not_give_its_answer_away() -> None:
    seen = json.dumps(cells()["exit-board"]["outputs"])
    assert "burned" not in seen
    assert "blue 6" not in seen


def test_the_second_exit_question_is_a_legal_move(table: Any) -> None:
    assert exit_question(table, move="place green 5 @ mine").answer("legal").right
    assert "The second question: legal." in flat(page())


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_question_is_shown_with_every_answer_and_its_feedback(language: str) -> None:
    html = str(exit_question(position("exit-board"), topic="zone:harbour").shown(language))
    assert html.count("<details") == 5
    assert html.count("✓") == 1
    assert html.count("✗") == 4
