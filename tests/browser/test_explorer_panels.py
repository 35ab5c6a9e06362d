"""Branches, comparison, readings, prediction, eyes and curtain, saving: in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.explorer_page import EXPLORE, SHARED, OpenNotebook, answer, choose, explorer_in, tab, violations


def test_branch_and_compare(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, height=1600, width=1500)
    box = explorer_in(notebook)
    choose(box, "Place influence: green 4", "Island")
    expect(answer(box)).to_contain_text("Seat 0 places green 4")
    box.get_by_role("button", name="Undo").click()
    expect(answer(box)).to_contain_text("taken back")
    choose(box, "Place influence: blue 3", "Mine")
    expect(answer(box)).to_contain_text("Seat 0 places blue 3")

    tree = tab(box, "Branches of the match")
    expect(tree.get_by_role("button", name="Branch “main.1”")).to_be_visible()
    tree.get_by_label("Name of the branch").fill("<i>blue</i> at the mine")
    tree.get_by_role("button", name="Name this line").click()
    expect(tree.get_by_role("button", name="Branch “<i>blue</i> at the mine”")).to_be_visible()
    notebook.shot("tree", box)
    tree.get_by_role("button", name="Seat 0 places green 4 on Island.").click()
    expect(box.locator(".rx-turn")).to_be_visible()
    expect(tree.locator("[aria-current]")).to_contain_text("green 4")

    compare = tab(box, "Compare")
    compare.get_by_role("button", name="Put side by side").click()
    sides = compare.locator(".rx-sides > section")
    expect(sides).to_have_count(2)
    expect(sides.nth(0).locator("mark").filter(has_text="green 4")).to_have_count(1)
    expect(sides.nth(1).locator("mark").filter(has_text="Seat 0: blue 3")).to_have_count(1)
    for side in (sides.nth(0), sides.nth(1)):  # what differs is outlined on both boards
        expect(side.locator('[data-topic="zone:island"]')).to_have_class("rx-pointed")
        expect(side.locator('[data-topic="zone:oasis"]')).not_to_have_class("rx-pointed")
    left, right = sides.nth(0).bounding_box(), sides.nth(1).bounding_box()
    assert left is not None
    assert right is not None
    assert abs(left["y"] - right["y"]) < 2
    assert violations(notebook, box) == []
    notebook.shot("compare", box)


def test_a_ruling_is_switched_and_the_position_judged_at_once(notebook_page: OpenNotebook) -> None:
    position = {
        "players": 3,
        "zones": ["harbour", "market", "mine", "oasis", "island"],
        "hands": [["blue 1", "purple 8", "flip"], ["green 3", "radar"], ["purple 6", "immunity"]],
        "placed": {"harbour": [["orange 7"], ["green 9"], []]},
        "marks": [{"zone": "harbour", "mark": "flipped", "turn": 3, "seat": 2}],
    }
    cells = ["import explorer", f"explorer.explore(explorer.game('influence').state({position!r}), seed=1)"]
    notebook = notebook_page(cells, height=1500)
    box = explorer_in(notebook)
    rulings = tab(box, "Rulings")
    question = "May Flip the Scales be played on a zone that is flipped already?"
    entry = rulings.locator("details", has=notebook.page.get_by_text(question))
    entry.locator("summary").click()
    entry.get_by_label("Yes: the second flip turns the zone back").check()
    expect(answer(box)).to_contain_text("1 move is legal now")
    expect(answer(box).get_by_text("Flip the scales → Harbour")).to_be_in_viewport()
    notebook.shot("trial", box)
    assert violations(notebook, box) == []
    answer(box).get_by_role("button", name="Put it back").click()
    expect(answer(box)).to_contain_text("The readings are as they were.")
    entry.get_by_label("Yes: the second flip turns the zone back").check()
    answer(box).get_by_role("button", name="Keep it").click()
    expect(answer(box)).to_contain_text("Kept.")
    choose(box, "Flip the scales", "Harbour")
    expect(answer(box)).to_contain_text("✓ Played")
    assert rulings.locator("input:disabled").count() >= 1


def test_the_curtain_hides_everything_until_the_device_is_passed(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(SHARED, height=1300)
    box = explorer_in(notebook)
    expect(box.locator(".rx-curtain")).to_contain_text("Pass the device to Bo.")
    notebook.shot("curtain", box)
    assert violations(notebook, box) == []
    box.get_by_role("button", name="I am Bo: show my cards").click()
    expect(box.get_by_role("radio", name="Place influence: orange 1")).to_be_visible()
    choose(box, "Place influence: orange 1", "Oasis")
    expect(box.locator(".rx-curtain")).to_contain_text("Pass the device to Amal.")

    # neither hand is anywhere in the page: not in its text, its attributes, nor what its scripts were told
    page = box.evaluate("(e) => e.outerHTML")
    hidden = ["orange 3", "blue 2", "green 8", "purple 4", "orange 5", "green 4", "Flip", "Immunity", "Radar"]
    assert [card for card in hidden if card in page] == []
    synced = [cell["outputs"] for cell in notebook.cells()]
    assert [card for card in hidden if card in json.dumps(synced)] == []

    box.get_by_role("button", name="I am Amal: show my cards").click()
    expect(box.get_by_role("radio", name="Place influence: orange 5")).to_be_visible()
    expect(box.locator(".rx-tabs")).to_contain_text("Bo places a face-down card on Oasis.")
    assert "orange 1" not in box.inner_text()


def test_predict_then_read_the_verdict(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, height=1500)
    box = explorer_in(notebook)
    box.get_by_role("button", name="Predict first").click()
    expect(answer(box)).to_contain_text("From now on you say first")
    choose(box, "Place influence: green 4", "Harbour")
    answer(box).get_by_label("not legal", exact=True).check()
    answer(box).get_by_label("Five zones, all different").check()
    notebook.shot("predict", box)
    assert violations(notebook, box) == []
    answer(box).get_by_role("button", name="That is my answer").click()
    expect(answer(box)).to_contain_text("Right.")
    expect(answer(box)).to_contain_text("And that is the rule.")
    notebook.shot("right", box)
    choose(box, "Place influence: green 4", "Island")
    answer(box).get_by_label("not legal", exact=True).check()
    answer(box).get_by_label("Five zones, all different").check()
    answer(box).get_by_role("button", name="That is my answer").click()
    expect(answer(box)).to_contain_text("Not so.")
    answer(box).get_by_role("button", name="Play it now").click()
    expect(answer(box)).to_contain_text("✓ Played")


def test_a_new_match_saved_and_loaded_through_the_browser(notebook_page: OpenNotebook, tmp_path: Path) -> None:
    notebook = notebook_page(EXPLORE, height=1300)
    box = explorer_in(notebook)
    panel = tab(box, "Match")
    panel.get_by_role("button", name="Add a seat").click()
    third = panel.get_by_role("group", name="Seat 2")
    third.get_by_label("Player").select_option("random")
    third.get_by_label("Name").fill("<script>window.hit=1</script>")
    panel.get_by_role("textbox", name="Luck").fill("42")
    panel.get_by_role("button", name="Begin").click()
    expect(answer(box)).to_contain_text("Its luck is 42.")
    expect(box.locator(".rx-board")).to_contain_text("<script>window.hit")
    assert notebook.page.evaluate("() => window.hit") is None
    box.locator(".rx-what button").first.click()
    box.locator(".rx-where button").filter(has_text="✓").first.click()
    expect(answer(box)).to_contain_text("✓ Played")
    before = box.locator(".rx-board svg").inner_html()
    with notebook.page.expect_download() as download:
        panel.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "saved.json"
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["seed"] == 42
    panel.get_by_role("button", name="Show as text").click()
    expect(panel.locator("textarea[readonly]")).to_have_value(path.read_text(encoding="utf-8"))
    assert violations(notebook, box) == []
    notebook.shot("match", box)

    panel.get_by_role("button", name="Begin").click()
    expect(answer(box)).to_contain_text("A new match has begun")
    panel.get_by_label("Load a file").set_input_files(path)
    expect(answer(box)).to_contain_text("The saved match goes on where it was left.")
    assert box.locator(".rx-board svg").inner_html() == before


def test_projector_is_large_and_has_high_contrast(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, width=1600, height=1000)
    box = explorer_in(notebook)
    size = box.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)")
    box.get_by_role("button", name="Projector").click()
    expect(box.get_by_role("button", name="Projector")).to_have_attribute("aria-pressed", "true")
    expect(box.locator("[aria-busy]")).to_have_count(0)
    assert box.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") >= 1.3 * size
    ink, ground = box.evaluate("e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
    assert (ink, ground) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    choose(box, "Place influence: green 4", "Harbour (not legal)")
    expect(answer(box)).to_contain_text("Harbour is not among")
    notebook.page.wait_for_timeout(300)
    notebook.shot("projector")
    assert violations(notebook, box) == []


def test_why_is_asked_by_a_click_on_the_board(notebook_page: OpenNotebook) -> None:
    notebook = notebook_page(EXPLORE, height=1300)
    box = explorer_in(notebook)
    heading = box.locator(".rx-board svg text", has_text="Oasis")
    # a part of the board says what it is by `data-topic`
    heading.evaluate("(e) => e.setAttribute('data-topic', 'zone:oasis')")
    heading.click()
    expect(answer(box)).to_contain_text("nobody has a card on Oasis")
