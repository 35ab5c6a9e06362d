"""The rulebook is covered without a hole, and the check finds the holes it is there to find."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from explorer.core.registry import find_game, game_ids
from explorer.core.rules import Part
from explorer.core.sources import seeds
from explorer.matches import coverage
from explorer.matches.coverage import measure
from explorer.matches.scenes import load_scene, scene_names
from explorer.matches.staging import run_scene


@pytest.fixture(scope="module")
def influence(repository: Path) -> coverage.Coverage:
    """What the check finds for the shipped game (it runs scenes without every piece until one fails)."""
    return measure(find_game("influence"), repository)


def test_the_rulebook_has_no_hole(influence: coverage.Coverage) -> None:
    assert influence.holes == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [id for id in game_ids(previews=True) if id != "influence"])
def test_no_rulebook_has_a_hole(game: str, repository: Path) -> None:
    assert measure(find_game(game), repository).holes == []


def test_every_clause_has_a_proof_and_the_report_shows_it(influence: coverage.Coverage) -> None:
    clauses = find_game("influence").rulebook.clauses
    assert set(influence.proofs) == set(clauses)
    assert all(influence.proofs.values())
    assert f"60 of 60 lines covered, {len(clauses)} of {len(clauses)} clauses proved" in influence.report()
    details = influence.report(details=True).splitlines()
    assert any(line.startswith("  tie-burns (000, line 32): influence/") for line in details)


def test_every_reading_is_shown_by_a_scene() -> None:
    book = find_game("influence").rulebook
    scenes = [load_scene(name) for name in scene_names("influence")]
    chosen = {pair for scene in scenes for pair in scene.rulings.items()}
    chosen |= {pair for scene in scenes for step in scene.steps for pair in step.under.items()}
    refused = {p for scene in scenes for step in scene.steps if "error" in step.expect for p in step.under.items()}
    for ruling in book.rulings.values():
        for option in ruling.options.values():
            if option.secret:
                assert (ruling.id, option.id) in refused
            elif option.id != ruling.default:
                assert (ruling.id, option.id) in chosen


FEW = ["influence/flip", "influence/immune-zone-steal", "influence/steal-from-self", "influence/tie-burns"]


def test_stopping_at_the_first_scene_that_fails_finds_the_same_holes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "scene_names", lambda game: FEW)
    first, every = (measure(find_game("influence"), every=every) for every in (False, True))
    assert first.silent
    assert (first.silent, first.holes, first.untaken) == (every.silent, every.holes, every.untaken)
    assert all(set(by) <= set(every.proofs[clause]) for clause, by in first.proofs.items())
    assert any(set(by) < set(every.proofs[clause]) for clause, by in first.proofs.items())


@pytest.fixture
def one_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the check run a single scene, which is enough to see what it reports."""
    monkeypatch.setattr(coverage, "scene_names", lambda game: ["influence/tie-burns"])


def copy_of(tmp_path: Path, added: str = "", old: str = "", new: str = "") -> Any:
    """Return the game with a copied rulebook, a text added to it or replaced in it; its scenes are the shipped ones."""
    folder = tmp_path / "influence"
    shutil.copytree(str(seeds() / "influence"), folder)
    file = folder / "rulebook.toml"
    text = file.read_text(encoding="utf-8")
    assert not old or text.count(old) == 1
    file.write_text((text.replace(old, new) if old else text) + added, encoding="utf-8")
    return type(find_game("influence"))(folder)


IDLE = """
[[clause]]
id = "idle"
lines = [17]
text.en = "A clause that no part of the rules enforces."
text.ar = "بند لا يفرضه أي جزء من القواعد."
"""


@pytest.mark.usefixtures("one_scene")
def test_a_clause_that_no_piece_cites_is_a_hole(tmp_path: Path) -> None:
    found = measure(copy_of(tmp_path, added=IDLE))
    assert found.proofs["idle"] == []
    assert "clause idle: nothing fails without it" in found.holes
    assert "HOLE clause idle: nothing fails without it" in found.report()


@pytest.mark.usefixtures("one_scene")
@pytest.mark.parametrize(
    ("shown_by", "proved"),
    [
        ("influence/tie-burns", True),
        ("influence/no-such-scene", False),
        ("tests/matches/test_coverage.py::test_the_rulebook_has_no_hole", True),
        ("tests/matches/test_coverage.py::test_that_nobody_wrote", False),
        ("tests/matches/test_nothing.py::test_the_rulebook_has_no_hole", False),
    ],
)
def test_a_definition_is_proved_by_the_scene_or_test_it_names(
    tmp_path: Path, repository: Path, shown_by: str, proved: bool
) -> None:
    definition = f'{IDLE}kind = "definition"\nshown_by = "{shown_by}"\n'
    found = measure(copy_of(tmp_path, added=definition), repository)
    assert ("clause idle: nothing fails without it" not in found.holes) is proved


@pytest.mark.usefixtures("one_scene")
def test_without_a_checkout_a_test_named_by_a_definition_is_believed(tmp_path: Path) -> None:
    definition = f'{IDLE}kind = "definition"\nshown_by = "tests/nothing.py::test_nothing"\n'
    assert "clause idle: nothing fails without it" not in measure(copy_of(tmp_path, added=definition)).holes


@pytest.mark.usefixtures("one_scene")
def test_a_line_of_the_document_in_no_clause_is_a_hole(tmp_path: Path) -> None:
    found = measure(copy_of(tmp_path, old="[[no_rule]]\nlines = [2]\n", new="[[no_rule]]\nlines = [1]\n"))
    assert found.uncovered_lines == [2]
    assert found.holes[0] == "line 2 of the document is in no clause"
    assert "59 of 60 lines covered" in found.report()


@pytest.mark.usefixtures("one_scene")
def test_a_piece_that_no_scene_misses_is_reported(tmp_path: Path) -> None:
    game = copy_of(tmp_path)
    game.parts = (*game.parts, Part("count", "idle", "reveal"))
    found = measure(game)
    assert "count:idle" in found.silent
    assert "count:idle can be switched off and no scene fails" in found.holes
    assert "step:turn.place" not in found.silent


@pytest.mark.usefixtures("one_scene")
def test_a_piece_that_cites_no_clause_of_the_rulebook_is_reported(tmp_path: Path) -> None:
    game = copy_of(tmp_path)
    game.parts = (*game.parts, Part("count", "idle", "no-such-clause"))
    assert "count:idle cites 'no-such-clause', which is no clause" in measure(game).holes


@pytest.mark.usefixtures("one_scene")
def test_a_way_through_the_steps_that_no_scene_takes_is_reported() -> None:
    found = measure(find_game("influence"))
    assert ("turn.check-end", "reveal") not in found.untaken
    assert "no scene goes from turn.pay to flip" in found.holes


def test_a_scene_that_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "scene_names", lambda game: ["influence/no-such-scene"])
    found = measure(find_game("influence"))
    assert found.scenes == 0
    assert [hole for hole in found.holes if hole.startswith("scene influence/no-such-scene fails: ")]


def test_a_reading_switched_in_a_step_is_traced_and_traces_end_with_the_run() -> None:
    trace: set[tuple[str, str]] = set()
    scene = load_scene("influence/steal-from-self")
    coverage._run_traced(scene, trace)
    assert ("turn.steal", "consume") in trace
    trace.clear()
    run_scene(scene)
    assert trace == set()


@pytest.mark.usefixtures("one_scene")
def test_the_command_line_prints_the_holes_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    from explorer.__main__ import main

    assert main(["coverage", "influence"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("influence: 60 of 60 lines covered")
    assert "  HOLE clause steal: nothing fails without it" in said
    assert main(["coverage", "whist"]) == 2
    assert "no game is called 'whist'" in capsys.readouterr().err
