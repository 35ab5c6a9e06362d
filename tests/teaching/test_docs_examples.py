"""The examples in the documents on formats and scenes run as they stand, and every refusal shown is what is said."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import explorer
from explorer.core.errors import FileError
from explorer.rules.continents.deck import load_deck
from explorer.teaching.checking import check_scene
from explorer.teaching.puzzles import Puzzle

REPOSITORY = Path(__file__).resolve().parents[2]


def read(name: str) -> str:
    return (REPOSITORY / "docs" / name).read_text(encoding="utf-8")


def block(name: str, kind: str) -> str:
    (found,) = re.findall(rf"^```toml {kind}\n(.*?)^```$", read(name), re.MULTILINE | re.DOTALL)
    return str(found)


def refusals() -> list[tuple[str, str, str]]:
    """The rows of the table under the card file: what stands there, what it becomes, what is said."""
    return re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| (.*?) \|$", read("formats.md"), re.MULTILINE)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(block("formats.md", "continents"), encoding="utf-8")
    return path


def test_the_card_file_shown_is_a_game_that_is_played_to_its_end(cards: Path) -> None:
    game = explorer.game("continents", cards=cards)
    rng = Random(3)
    state = game.start(3, seed=1)
    while not state.is_over:
        moves = state.legal_moves()
        state.play(moves[rng.randrange(len(moves))])
    assert state.winners()


def test_the_map_shown_links_what_it_says_and_keeps_apart_what_it_says(cards: Path) -> None:
    game = explorer.game("continents", cards=cards)
    state = game.start(2, seed=1)
    found = {
        way: state.explain(f"route:{way}").id.removeprefix("outcome-route-")
        for way in ("coast>highlands", "islands>coast", "desert>islands", "coast>desert", "coast>coast")
    }
    assert found["coast>coast"] == "same"
    assert found["islands>coast"] == "assumed"
    assert found["desert>islands"] == "apart"
    assert found["coast>desert"] == "none"
    assert found["coast>highlands"] not in ("assumed", "apart", "none")
    board = state.view(explorer.PUBLIC)._repr_mimebundle_()["image/svg+xml"]
    assert all(name in board for name in ("highlands", "coast", "desert", "islands"))


def test_the_card_file_has_refusals_enough() -> None:
    assert len(refusals()) >= 8


@pytest.mark.parametrize(("old", "new", "said"), refusals())
def test_every_refusal_shown_is_what_the_loader_says(cards: Path, old: str, new: str, said: str) -> None:
    text = cards.read_text(encoding="utf-8")
    assert old in text
    cards.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(FileError) as refused:
        load_deck(cards)
    assert re.sub(r"^cards\.toml, line \d+: ", "", str(refused.value)) == said


def test_the_scene_with_scripted_dice_comes_out_as_it_says(tmp_path: Path) -> None:
    path = tmp_path / "scripted.toml"
    path.write_text(block("scenes.md", "scripted"), encoding="utf-8")
    checked = check_scene(path)
    assert checked.problems == ()
    assert checked.steps == 3


def test_without_pending_the_tape_throws_the_dice_that_the_scene_meant_to_give(tmp_path: Path) -> None:
    path = tmp_path / "scripted.toml"
    given = 'moves = ["die 4", "die 2", "die 1", "die 4"]\npending = true\n'
    text = block("scenes.md", "scripted")
    assert given in text
    path.write_text(text.replace(given, given.replace("pending = true\n", "")), encoding="utf-8")
    assert check_scene(path).problems


def test_the_puzzle_shown_has_the_solution_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "my-puzzle.toml"
    path.write_text(block("scenes.md", "puzzle"), encoding="utf-8")
    assert check_scene(path).problems == ()
    found = Puzzle(str(path)).solutions
    assert found == ("pass 14 to seat 1",)
    assert f"`{found}`" in read("scenes.md")
