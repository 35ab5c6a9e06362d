"""What the lesson on fortune and its teacher's page say is what the engine says; both read without a kernel."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import explorer
from explorer.core.registry import find_game
from explorer.core.steps import Ask
from explorer.drawing.boards import board_for
from explorer.matches.scenes import load_scene
from explorer.teaching.lesson import exit_question
from explorer.teaching.walkthrough import Walkthrough
from tests.teaching.lesson_pages import LessonPages, fact, flat, read

PAGES = LessonPages("fortune")
cells, page, source, rows = PAGES.cells, PAGES.page, PAGES.source, PAGES.rows
SCENES = PAGES.scenes
WORD = {2: "two", 3: "three", 4: "four"}


def part(heading: str) -> str:
    """One part of the teacher's page, up to the next heading of its level, as one line."""
    return flat(page().split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0])


def printed(id: str) -> str:
    """What a cell of the saved notebook has printed."""
    return "".join("".join(out.get("text", "")) for out in cells()[id]["outputs"])


def shown(id: str) -> str:
    """The HTML or the text that a cell of the saved notebook shows."""
    return "".join("".join(out.get("data", {}).get("text/html", "")) for out in cells()[id]["outputs"])


def written(id: str) -> dict[str, Any]:
    """The position that a cell of the notebook writes down."""
    names: dict[str, Any] = {}
    exec(source(id).split("\n}\n")[0] + "\n}\n", names)
    found: dict[str, Any] = names["position"]
    return found


def position(id: str) -> Any:
    return find_game("fortune").state(written(id))


def after(state: Any, *moves: str) -> Any:
    played = state.copy()
    for move in moves:
        played.play(move)
    return played


@pytest.fixture
def table() -> Any:
    return position("table")


@pytest.fixture
def contest() -> Any:
    """The document's contest, when gold has been laid."""
    return explorer.run_scene("fortune/lesson-3-duel")[1].state


@pytest.fixture(scope="module")
def robbed() -> Any:
    """The position that the exit question asks about, reached by the moves in its cell."""
    match = find_game("fortune").match(players=3, seed=3, start=position("exit-board"))
    assert "seed=3" in source("exit-question")
    for move in re.findall(r'"([^"]+)"', source("exit-question").split("for move in [")[1].split("]")[0]):
        match.play(move)
    return match.state


# the walkthroughs


def beside(question: str, sentences: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Answers that need a clause: a legal move names none, and which card lies beneath is seen on the board."""
    game = find_game("fortune")
    if question == "Which of the two lies beneath, and why?":
        group = explorer.run_scene("fortune/lesson-1-building")[3].state.to_dict()["fortunes"][1][0]
        assert group == ["silver", "land"]
        return [(game.clause("precious-beneath").text["en"], game.cite("precious-beneath"))]
    clauses = {
        "Is one car enough to answer gold?": "equal-strength",
        "May it attack the cars with silver?": "attack-card",
    }
    if question in clauses:
        return [(text, game.cite(clauses[question])) for text, _ in sentences if text.endswith("is legal.")]
    return []


@pytest.mark.parametrize("scene", SCENES)
def test_the_teachers_page_answers_every_question_of_a_walkthrough_as_the_engine_does(scene: str) -> None:
    title = load_scene(f"fortune/lesson-{scene}").title["en"]
    given = page().split(f"### Walkthrough {scene[0]}. {title}\n")[1].split("\n### ")[0]
    lines = [line for line in given.splitlines() if line.startswith("| ")][1:]
    answers = [tuple(part.strip() for part in line.strip("|").split("|")) for line in lines]
    questions = PAGES.asked(scene)
    assert [row[0] for row in answers] == [question for question, _ in questions]
    for (_, answer, cited), (question, sentences) in zip(answers, questions, strict=True):
        assert (answer, cited) in [*sentences, *beside(question, sentences)], question


@pytest.mark.parametrize("scene", SCENES)
def test_no_question_about_a_topic_is_answered_by_the_board_above_it(scene: str) -> None:
    """A board says why a group cannot be stolen, and how the match stands: so it is asked before the move."""
    for shot in explorer.run_scene(f"fortune/lesson-{scene}"):
        if not shot.step.ask:
            continue
        for topic in shot.step.highlight:
            before = fact(shot.before.explain(topic)) if topic in shot.before.topics() else ""
            assert before != fact(shot.state.explain(topic)), (scene, topic)


def test_the_board_of_a_contest_leaves_what_stopping_brings_to_whoever_predicts(contest: Any) -> None:
    board = board_for(find_game("fortune"))
    assert board is not None
    stops = "If Seat 0 stops"
    view = contest.view(explorer.ALL)
    assert stops in board.svg(view)
    assert stops in view.describe()
    walk = Walkthrough("fortune/lesson-3-duel")
    laid = 0
    while True:
        assert stops not in board.svg(walk.view)
        assert stops not in walk.view.describe()
        laid += "Contest for car" in board.svg(walk.view)
        if not walk.forward():
            break
    assert laid > 5


def test_the_lesson_tells_the_contest_as_the_collection_does() -> None:
    """The walkthrough's moves are those of the scene that the clause on the example cites, with the same cards."""
    lesson, cited = load_scene("fortune/lesson-3-duel"), load_scene("fortune/worked-duel")
    assert find_game("fortune").clause("worked-duel").shown_by == "fortune/worked-duel"
    assert lesson.position == cited.position

    def played(scene: Any) -> list[str]:
        return [move for step in scene.steps for move in (*step.moves, *step.chance)]

    assert played(lesson) == played(cited)
    fortune = explorer.run_scene(lesson)[-1].state.to_dict()["fortunes"][0][-1]
    assert (fortune[0], fortune.count("car"), len(fortune)) == ("gold", 4, 5)


def test_the_lesson_counts_as_the_documents_sum_does() -> None:
    state = explorer.run_scene("fortune/lesson-4-counting")[2].state
    amounts = [part.facts["amount"] for part in state.explain("fortune:0").below if part.facts["amount"]]
    assert (sorted(amounts), state.scores()) == ([15, 20, 45], [80, 60])
    said = part("Walkthrough 4. Counting: the document's own sum")
    assert "45 + 20 + 15 = 80, against 60 (lines 53 to 67)" in said
    deck = find_game("fortune").deck
    worth = dict(zip(deck.kinds, deck.value, strict=True))
    assert f"silver {worth['silver']} and gold {worth['gold']}" in said


def test_four_ways_lead_on_from_the_lit_step_in_the_basic_game(table: Any) -> None:
    lit = table.rules.steps[table.stack[-1].at].step
    assert isinstance(lit, Ask)
    chapter = find_game("fortune").chapters["turn/acting"]
    ways = [name for name in lit.then if name in chapter]
    assert f"From the lit step {WORD[len(ways)]} ways lead on in the basic game" in part("The turn")
    assert [name for name in lit.then if name not in chapter] == ["develop"]
    words = find_game("fortune").words("en")
    for name in ways:
        assert words.say(f"step-turn-{name}").lower() in part("The turn").lower()
    assert words.say("step-turn-acted") in part("The turn")


def test_how_safe_the_cars_are_is_counted(table: Any) -> None:
    odds = table.view(0).odds("group:top-1")
    stays, ways = odds.of(1), 30_872_016
    said = part("How safe is that top group?")
    assert f"{float(stays.value):.1%}".replace("%", " %") in said
    assert f"{float(1 - stays.value):.1%}".replace("%", " %") in said
    assert f"{ways:,}" in said
    assert f"{ways:,}" in str(odds)
    assert "in about two cases of three" in flat(source("safe-short"))
    assert 0.6 < float(stays.value) < 0.7
    assert str(odds) == "".join(cells()["safe-odds"]["outputs"][0]["data"]["text/plain"])


# beliefs and tasks


@pytest.mark.parametrize(
    ("belief", "topic", "cell", "clause"),
    [
        ("Gold beats everything.", "answer car", "belief-gold", "equal-strength"),
        ("Whoever can answer must answer.", "give up", "belief-must", "stop-any-time"),
        ("What I have laid to defend, I take back into my hand.", "duel", "belief-back", ""),
        ("First I steal a group, then I need not build one.", "steal from seat 1 with car", "belief-none", ""),
        ("When the pile is empty, the match is over.", "winner", "belief-pile", ""),
    ],
)
def test_a_belief_is_answered_as_the_engine_answers_it(
    table: Any, contest: Any, belief: str, topic: str, cell: str, clause: str
) -> None:
    answer, cited = next(row[1:] for row in rows() if row[0] == f"“{belief}”")
    assert f'"{topic}"' in source(cell)
    assert f"“{belief}”" in "\n".join(source(id) for id in cells())
    if cell in ("belief-back", "belief-pile"):
        state = contest if cell == "belief-back" else explorer.run_scene("fortune/lesson-4-counting")[0].before
        found = state.explain(topic)
        assert (answer, cited) == (fact(found), found.citation())
    elif clause:
        state = contest if cell == "belief-gold" else after(table, "steal from seat 1 with car")
        verdict = state.verdict(topic)
        assert verdict.legal
        assert (answer, cited) == (verdict.text(), table.game.cite(clause))
    else:
        groupless = find_game("fortune").state(
            {**written("table"), "fortunes": [[], *written("table")["fortunes"][1:]]}
        )
        (reason,) = groupless.verdict(topic).reasons
        assert (answer, cited) == (fact(reason), reason.citation())


def test_the_pile_is_empty_where_the_match_goes_on() -> None:
    before = explorer.run_scene("fortune/lesson-4-counting")[0].before
    assert before.view(explorer.PUBLIC).to_dict()["pile"] == 0


def test_the_refused_steal_has_the_three_parts_that_the_page_quotes(table: Any) -> None:
    (reason,) = table.verdict("steal from seat 2 with gold").reasons
    quoted = f"(“{fact(reason)}”), the clause ({reason.citation()}), and a way forward (“{reason.way('en')}”)"
    assert quoted in part("Try it")


def test_the_moves_that_the_page_names_are_those_there_are(table: Any) -> None:
    moves = [move.text for move in table.legal_moves()]
    building = {move for move in moves if move.startswith(("build", "take"))}
    assert set(printed("try-moves").split("\n")) - {""} == building
    assert set(re.findall(r"`((?:build|take) [^`]*)`", part("Try it"))) == building
    stealing = [move for move in moves if move.startswith("steal")]
    assert stealing == ["steal from seat 1 with car", "steal from seat 1 with gold"]
    assert "The car and the gold." in part("Try it")


def test_everybody_knows_the_own_hand_and_nobody_elses(table: Any) -> None:
    for seat in range(3):
        hands = table.view(seat).to_dict()["hands"]
        assert [None not in hand for hand in hands] == [other == seat for other in range(3)]
        assert table.view(seat).to_dict()["fortunes"][1][1] == ["silver", "camera", "camera"]
    assert "knows" in shown("who-knows-table")


# what if


def test_both_lines_end_as_the_page_says() -> None:
    stop, on = printed("branches-compared").splitlines()
    scores = [[int(n) for n in re.findall(r"\d+", line)] for line in (stop, on)]
    match = find_game("fortune").match(players=3, seed=6, start=position("table"))
    for moves, expected in zip((["give up"], ["answer gold", "answer silver", "give up"]), scores, strict=True):
        match.goto(0)
        for move in ["steal from seat 1 with car", "answer car", *moves]:
            match.play(move)
        assert match.state.scores() == expected
    said = part("What if?")
    assert f"seat 1 has {scores[0][1]} thousand; if you go on with gold, {scores[1][1]}" in said
    assert scores[0][0] == scores[1][0] == 30


@cache
def experts() -> Any:
    """The comparison that the notebook shows, played again."""
    names = ["hand", "two-actions", "no-repeat", "discard-draw", "develop", "gold"]
    assert source("experts").startswith(f"names = {json.dumps(names)}")
    readings = [{f"expert-{name}": "on"} for name in names] + [{"expert-rules": "all"}]
    assert 'n=40, also=["margin", "turn", "duel-stolen"]' in source("experts")
    return explorer.compare_rulings(
        "fortune", readings, "random", n=40, also=["margin", "turn", "duel-stolen"], workers=1, progress=False
    )


def found(measure: str) -> dict[str, Any]:
    """The difference that each expert rule makes in a measure."""
    return {next(iter(each.rulings)).removeprefix("expert-"): each.of(measure)[0] for each in experts().comparisons}


def test_each_expert_rule_is_measured_and_the_page_says_what_was_seen() -> None:
    turns = found("turn")
    assert {rule for rule, each in turns.items() if each.seen} == {"hand", "two-actions", "discard-draw", "rules"}
    assert all(each.change.value < 0 for each in turns.values() if each.seen)
    said = part("What if?")
    for rule, words in {
        "two-actions": "with two actions", "discard-draw": "with discard and draw", "hand": "with a hand of six",
        "rules": "with all six rules",
    }.items():  # fmt: skip
        change = f"{float(turns[rule].change):.1f}".replace("-", "−")
        assert f"{words} ({change})" in said
    assert f"of {float(turns['hand'].before):.1f} turns" in said
    assert "Three rules are seen to shorten a match." in flat(source("experts-short"))
    for measure in ("margin", "duel-stolen"):
        assert not any(each.seen for each in found(measure).values())
    assert "Not seen: any change of the lead or of the number of groups stolen." in said
    assert "no rule is seen to make the lead greater or stealing more frequent" in flat(source("experts-short"))


def test_the_table_of_the_notebook_holds_the_same_numbers() -> None:
    lines = printed("experts-table").splitlines()
    assert len(lines) == 1 + 7 + 1
    for line, compared in zip(lines[1:8], experts().comparisons, strict=True):
        for measure in ("turn", "margin", "duel-stolen"):
            (each,) = compared.of(measure)
            if not each.differ:
                assert line.count("never another") == 3
            elif each.change.low == float("-inf"):
                assert "too few differ" in line
            else:
                star = " *" if each.seen else ""
                numbers = f"{float(each.change):+.1f} [{each.change.low:+.1f}, {each.change.high:+.1f}]{star}"
                assert numbers in line
    assert "*No repeat* alone never changes anything." in source("experts-short")
    assert not any(found(measure)["no-repeat"].differ for measure in ("turn", "margin", "duel-stolen"))


def test_no_repeat_matters_with_two_actions_only() -> None:
    barred = explorer.compare_rulings(
        "fortune", {"expert-no-repeat": "on"}, "random", n=40, base={"expert-two-actions": "on"}, also=["attacked"],
        workers=1, progress=False,
    )  # fmt: skip
    (attempts,) = barred.comparisons[0].of("attacked")
    assert attempts.differ > 0
    assert f"changes the number of attempts in {attempts.differ} of 40 matches" in part("What if?")
    assert f"another number in {attempts.differ} of 40 matches" in printed("no-repeat")


def test_why_a_hand_of_six_shortens_a_match_has_been_measured() -> None:
    compared = explorer.compare_rulings(
        "fortune", "expert-hand", "random", n=40, also=["built", "discarded"], workers=1, progress=False
    ).comparisons[0]
    (built,), (discarded,) = compared.of("built"), compared.of("discarded")
    assert built.change.low > 0 > discarded.change.high
    said = part("What if?")
    assert f"{float(built.after):.2f} groups are built from the hand instead of {float(built.before):.2f}" in said
    assert f"{float(discarded.after):.2f} cards discarded instead of {float(discarded.before):.2f}" in said


def test_the_longer_run_is_quoted_as_the_laboratory_reports_it() -> None:
    """It took twenty minutes, so it is not played again here: what is said of it is compared with the report."""
    report = (
        read("docs/laboratory.md").split("### What do the expert rules of `fortune` change?\n")[1].split("\n## ")[0]
    )
    stolen = [line.split("|")[5].strip() for line in report.splitlines() if re.match(r"\| [24] \|", line)]
    rules = [line.split("|")[2].strip() for line in report.splitlines() if re.match(r"\| [24] \|", line)]
    seen = [rule for rule, number in zip(rules, stolen, strict=True) if number.startswith("**")]
    assert seen == ["hand of six", "all six", "hand of six"]
    assert all(number.startswith("**−") for number in stolen if number.startswith("**"))
    assert "a hand of six makes stealing rarer, with two players and with four" in part("What if?")
    assert "There one rule *is* seen to change how much is stolen" in flat(source("no-repeat-short"))


def test_the_other_reading_of_the_discards_adds_one_move(table: Any) -> None:
    top, any_ = re.findall(r"\[(.*?)\]", printed("thrown"))
    added = set(re.findall(r"'([^']+)'", any_)) - set(re.findall(r"'([^']+)'", top))
    assert added == {"take bicycle with gold"}
    assert "if any can be had, `take bicycle with gold` comes in addition" in part("What if?")
    assert {move.text for move in table.legal_moves()} >= set(re.findall(r"'([^']+)'", top))


# the exit question


def test_the_exit_question_has_one_right_answer_and_the_page_gives_it(robbed: Any) -> None:
    question = exit_question(robbed, topic="steal:1>2")
    assert 'topic="steal:1>2"' in source("exit-question")
    right = [option.text for option in question.options() if question.answer(option.id).right]
    assert right == ["No: it is the first group of that fortune, and protected."]
    finding = robbed.explain("steal:1>2")
    assert f"“{fact(finding)}” ({finding.citation()}.)" in part("Exit question")
    assert robbed.to_dict()["fortunes"][0][-1] == ["car"] * 3
    assert robbed.to_dict()["fortunes"][2] == [["land", "land"]]
    assert {"land", "silver"} <= set(robbed.to_dict()["hands"][1])


def test_the_exit_question_does_not_give_its_answer_away() -> None:
    seen = json.dumps(cells()["exit-board"]["outputs"])
    assert "Seat 2 has only its first group" not in seen
    assert "Seat 1 has only its first group" in seen


def test_the_second_exit_question_is_a_legal_answer_to_gold() -> None:
    state = explorer.run_scene("fortune/lesson-5-expert")[0].state
    assert 'move="answer car + car"' in source("exit-move")
    assert exit_question(state, move="answer car + car").answer("legal").right
    assert "The second question: legal. Two cars are one of the four answers to gold (line 75)." in part(
        "Exit question"
    )


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_question_is_shown_with_every_answer_and_its_feedback(robbed: Any, language: str) -> None:
    html = str(exit_question(robbed, topic="steal:1>2").shown(language))
    assert (html.count("<details"), html.count("✓"), html.count("✗")) == (7, 1, 6)


# from the right


def test_what_is_in_arabic_runs_from_the_right_even_where_a_notebook_is_not_trusted() -> None:
    """JupyterLab takes `dir` out of such a notebook; the style stays."""
    opened = re.findall(r"<(?:p|h3)\b[^>]*>", "".join(source(id) for id in ("arabic", "arabic-walk", "arabic-odds")))
    assert len(opened) == 5
    for each in opened:
        assert 'dir="rtl" lang="ar"' in each
        assert "direction:rtl;text-align:right" in each
