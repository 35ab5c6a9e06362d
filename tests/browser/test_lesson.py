"""The lessons, as a pupil goes through them: read without a kernel, run, walked by mouse to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from explorer.teaching.walkthrough import ASK, Walkthrough
from tests.browser.harness import NotebookPage

OpenNotebook = Callable[..., NotebookPage]


class Lesson(NamedTuple):
    """What a test looks for in one lesson: its notebook, a walkthrough to walk, texts that stand in it."""

    notebook: str
    scene: str
    exit_question: str
    right: str
    folded: str
    below: str
    other_language: str
    walks: int = 5
    other_way: str = "rtl"


LESSONS = [
    Lesson(
        "notebooks/10-influence.ipynb",
        "influence/lesson-3-flip",
        "What becomes of the harbour? Choose the rule that decides.",
        "If two or more players share the total",
        "What would become of the harbour if the cards turned up now?",
        "Harbour is flipped: its lowest valid total will win.",
        "ما مصير السوق؟",
    ),
    Lesson(
        "notebooks/11-continents.ipynb",
        "continents/lesson-3-dice",
        "What comes of the war after this roll? Choose the rule that decides.",
        "While both have continent cards in the war",
        "What does each side pay?",
        "Pair 2: 3 against 2; the attacker, Seat 0, wins it.",
        "نیما چه می‌پردازد؟",
    ),
    Lesson(
        "notebooks/12-hundred.ipynb",
        "hundred/lesson-5-chain",
        "Two Mirrors lie on the −15. What becomes of it?",
        "It points where it was aimed.",
        "And what would seat 2 pay?",
        "Seat 2 stands at 121, 21 away from 100: as many penalty points.",
        "من يخسر وماذا يخسر؟",
        6,
    ),
    Lesson(
        "notebooks/13-fortune.ipynb",
        "fortune/lesson-3-duel",
        "May seat 1 steal from seat 2 now? Choose the rule that decides.",
        "No: it is the first group of that fortune",
        "And if Mohammed does nothing now?",
        "If Seat 1 stops, Seat 0 takes the car group with all 3 cards.",
        "وإن لم يصنع محمد شيئًا الآن؟",
    ),
    Lesson(
        "notebooks/14-smashup.ipynb",
        "smashup/lesson-4-last-moment",
        "What does seat 2 get at Tortuga? Choose the rule that decides.",
        "The number on the right: two players have more power.",
        "Which place would seat 1 have then, against King Rex with 7?",
        "Pirate King moves to Jungle Oasis.",
        "Khi ấy ghế 1 hạng mấy, so với King Rex có 7?",
        6,
        "ltr",
    ),
]
NAMES = [lesson.scene.partition("/")[0] for lesson in LESSONS]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)


def walk_on_page(notebook: NotebookPage, title: str) -> Locator:
    box = notebook.outputs.locator("section.rx", has=notebook.page.get_by_role("heading", name=title, exact=True))
    box.scroll_into_view_if_needed()
    return box


@every_lesson
def test_the_lesson_runs_and_a_walkthrough_is_walked_to_its_end_by_mouse(
    notebook_page: OpenNotebook, lesson: Lesson
) -> None:
    notebook = notebook_page(lesson.notebook, height=2300)
    notebook.run_all()
    assert notebook.cell_errors() == []
    expect(notebook.outputs.locator("section.rx")).to_have_count(lesson.walks + 1)  # the explorer too
    notebook.shot("top")

    walk = Walkthrough(lesson.scene)
    box = walk_on_page(notebook, walk.title["en"])
    answered = 0
    while True:
        expect(box.locator("progress")).to_have_attribute("value", str(walk.progress[0]))
        expect(box.get_by_text(f"Step {walk.at.step + 1} of {len(walk.shots)}", exact=True)).to_be_visible()
        if walk.is_done:
            break
        if walk.at.stage == ASK and walk.question is not None:
            right = next(option.text for option in walk.choices() if option.id == walk.question.right)
            box.get_by_role("radio", name=right, exact=True).click()
            notebook.shot(f"asked-{answered}", box)
            box.get_by_role("button", name="That is my answer").click()
            walk.commit(walk.question.right)
            answered += 1
            expect(box.locator(".rx-good").filter(has_text="Right.")).to_be_visible()
        else:
            box.get_by_role("button", name="Go on", exact=False).click()
        walk.forward()
    right, of_all = walk.tally
    assert answered == of_all == right > 1
    expect(box.get_by_text(f"{right} of {of_all} answers were right.")).to_be_visible()
    notebook.shot("end", box)


@every_lesson
def test_the_saved_lesson_reads_without_a_kernel_wide_and_narrow_and_from_the_right(
    notebook_page: OpenNotebook, lesson: Lesson
) -> None:
    notebook = notebook_page(lesson.notebook, height=1500)  # as saved: nothing is run
    notebook.page.evaluate("() => jupyterapp.commands.execute('application:toggle-left-area')")
    clickable = notebook.outputs.get_by_text("This walkthrough can be clicked when the notebook is run.")
    expect(clickable).to_have_count(lesson.walks)
    for width in (1280, 700):
        notebook.page.set_viewport_size({"width": width, "height": 1500})
        folded = notebook.outputs.get_by_text(lesson.folded).first
        below = notebook.outputs.get_by_text(lesson.below).first
        open_outer_folds(folded)
        folded.scroll_into_view_if_needed()
        expect(below).to_be_hidden()
        folded.click()
        expect(below).to_be_visible()
        notebook.shot(f"folded-{width}")
        folded.click()
        other = notebook.outputs.get_by_text(lesson.other_language).first
        open_outer_folds(other)
        other.scroll_into_view_if_needed()
        assert other.evaluate("(node) => getComputedStyle(node).direction") == lesson.other_way
        notebook.shot(f"other-language-{width}")
        unfold_an_answer(notebook, lesson, width)


def open_outer_folds(question: Locator) -> None:
    """Unfold every answer that a question stands in, the outermost first."""
    outer = question.locator("xpath=ancestor::details[position() > 1]/summary")
    for fold in outer.all():
        if not fold.evaluate("(summary) => summary.parentElement.open"):
            fold.click()


def unfold_an_answer(notebook: NotebookPage, lesson: Lesson, width: int) -> None:
    """Unfold the right answer of the exit question, see that no other is unfolded, and fold it again."""
    card = notebook.outputs.filter(has_text=lesson.exit_question).last
    card.scroll_into_view_if_needed()
    expect(card.get_by_text("Right.")).to_be_hidden()
    card.get_by_text(lesson.right).first.click()
    expect(card.get_by_text("Right.")).to_be_visible()
    expect(card.get_by_text("Not so.").first).to_be_hidden()
    notebook.shot(f"unfolded-{width}", card)
    card.get_by_text(lesson.right).first.click()
