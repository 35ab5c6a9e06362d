"""What every lesson and its teacher's page must be; a lesson is looked at as soon as both are there."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from explorer.core.registry import find_game, game_ids
from explorer.drawing.text import safe
from explorer.matches.scenes import load_scene
from explorer.teaching.lesson import sheet, told
from explorer.teaching.rule_sheet import load_sheet
from explorer.teaching.walkthrough import ASK, Walkthrough
from tests.teaching.lesson_pages import LessonPages, is_there, read

CITED = re.compile(r"\blines? (\d+(?:(?:, | and | to )\d+)*)")
MOST_BYTES = 1_500_000
NO_RULE = {"continents": {41}}  # cited for the word that the line uses
FEWEST_CITED = {"continents": 15, "hundred": 12, "fortune": 20}
LESSONS = [LessonPages(id) for id in game_ids(previews=True) if is_there(id)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=repr)
every_scene = pytest.mark.parametrize(
    "scene", [f"{lesson}/lesson-{name}" for lesson in LESSONS for name in lesson.scenes]
)
LANGUAGES = [(lesson, language) for lesson in LESSONS for language in find_game(lesson.game).rulebook.languages]


def test_every_game_that_is_complete_has_its_lesson() -> None:
    assert [lesson.game for lesson in LESSONS if not find_game(lesson.game).preview] == game_ids()


@every_scene
def test_a_walkthrough_has_questions_that_the_engine_judges(scene: str) -> None:
    walk = Walkthrough(scene)
    judged = 0
    while True:
        judged += walk.at.stage == ASK and walk.question is not None
        if not walk.forward():
            break
    assert judged >= 2


@every_scene
def test_a_walkthrough_can_be_read_without_a_kernel(scene: str) -> None:
    loaded = load_scene(scene)
    for language in loaded.game.rulebook.languages:
        html = str(told(scene, language))
        assert html.count("<li ") == len(loaded.steps)
        assert html.count("<details") == sum(1 for step in loaded.steps if step.ask)
        assert not re.search(r"<script|https?:|<iframe", html)
        assert f'lang="{language}"' in html


class Folds(HTMLParser):
    """Every text of a page with the number of folds that must be opened to read it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.depth, self.texts = 0, set[tuple[int, str]]()
        self.feed(html)

    def handle_starttag(self, tag: str, _: object) -> None:
        self.depth += {"details": 1, "summary": -1}.get(tag, 0)

    def handle_endtag(self, tag: str) -> None:
        self.depth -= {"details": 1, "summary": -1}.get(tag, 0)

    def handle_data(self, data: str) -> None:
        self.texts.add((self.depth, data))


@every_scene
def test_what_is_said_after_a_question_is_folded_with_its_answer(scene: str) -> None:
    loaded = load_scene(scene)
    for language in loaded.game.rulebook.languages:
        texts, asked = Folds(str(told(scene, language))).texts, 0
        for step in loaded.steps:
            said = {step.say.get(language), step.ask.get(language)} - {None, ""}
            assert {(asked, text) for text in said} <= texts
            asked += bool(step.ask)
        assert max(depth for depth, _ in texts) == asked > 1


@every_lesson
def test_the_lesson_walks_its_scenes_in_order(lesson: LessonPages) -> None:
    code = "\n".join(lesson.source(id) for id, cell in lesson.cells().items() if cell["cell_type"] == "code")
    assert len(lesson.scenes) >= 5
    assert re.findall(rf'explorer\.walk\("{lesson}/lesson-([\w-]+)"\)', code) == list(lesson.scenes)
    for name in lesson.scenes:
        assert load_scene(f"{lesson}/lesson-{name}").title["en"] in lesson.source(f"walk-{name[0]}")


@every_lesson
def test_every_line_cited_states_a_rule(lesson: LessonPages) -> None:
    lines = {line for clause in find_game(lesson.game).rulebook.clauses.values() for line in clause.lines}
    markdown = [lesson.source(id) for id, cell in lesson.cells().items() if cell["cell_type"] == "markdown"]
    texts = (*markdown, lesson.page())
    cited = {int(n) for text in texts for each in CITED.findall(text) for n in re.findall(r"\d+", each)}
    assert len(cited) > FEWEST_CITED.get(lesson.game, 10)
    assert cited - lines == NO_RULE.get(lesson.game, set())


@pytest.mark.parametrize(("lesson", "language"), LANGUAGES)
def test_the_sheet_on_the_page_holds_every_clause_that_is_printed_and_no_style_of_its_own(
    lesson: LessonPages, language: str
) -> None:
    game = find_game(lesson.game)
    html = str(sheet(lesson.game, language))
    missing = {id for id, clause in game.rulebook.clauses.items() if safe(clause.text[language]) not in html}
    assert missing == {entry.clause.id for entry in load_sheet(game).left_out}
    assert not re.search(r"<style|<script|<iframe|https?:", html)
    assert f'download="{lesson}-{language}.html"' in html


@every_lesson
def test_the_minutes_add_up_to_the_lesson(lesson: LessonPages) -> None:
    assert sum(int(row[0]) for row in lesson.rows() if row[0].isdecimal()) == 45


@every_lesson
def test_the_saved_notebook_is_small_and_shows_everything_without_a_kernel(lesson: LessonPages) -> None:
    assert len(read(lesson.notebook).encode()) < MOST_BYTES
    for id, cell in lesson.cells().items():
        if cell["cell_type"] == "code" and id != "load":
            assert cell["outputs"], id
            assert all(out["output_type"] != "error" for out in cell["outputs"]), id
