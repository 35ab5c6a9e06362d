"""Every shipped scene of every game comes out as it says."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.registry import find_game, game_ids
from explorer.matches.scenes import find_scene, load_scene, scene_names

SCENES = [name for game in game_ids(previews=True) for name in scene_names(game)]


@pytest.mark.parametrize("name", SCENES)
def test_a_shipped_scene_comes_out_as_it_says(name: str) -> None:
    """Every step checks something, what is highlighted can be explained there, and a complete game speaks to the
    pupil."""
    scene = load_scene(name)
    assert scene.name == name
    assert scene.clauses
    assert [step.key for step in scene.steps if not step.expect] == []
    assert scene.error or find_game(name.partition("/")[0]).preview or any(step.say for step in scene.steps)
    shots = explorer.run_scene(name)
    assert [shot.step.key for shot in shots] == [step.key for step in scene.steps]
    for shot in shots:
        assert not shot.step.highlight or set(shot.step.highlight) <= set(shot.state.topics()), shot.step.key


@pytest.mark.parametrize("name", SCENES)
def test_a_shipped_scene_says_everything_in_every_language_of_its_game(name: str) -> None:
    """A teacher's own scene may be written in one language; the shipped ones are for all their readers."""
    file = tomllib.loads(find_scene(name).read_text(encoding="utf-8"))
    languages = set(load_scene(name).game.rulebook.languages)
    said = [file["title"], *(step[key] for step in file.get("step", []) for key in ("say", "ask") if key in step)]
    assert [text for text in said if set(text) != languages] == []


def test_a_scene_may_be_written_in_one_language(tmp_path: Path) -> None:
    text = find_scene("smashup/one-each").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(line for line in text.splitlines() if ".vi = " not in line), encoding="utf-8")
    scene = load_scene(path)
    assert scene.title["vi"] == scene.title["en"] == "One minion and one action in a turn"
    assert scene.steps[-1].say["vi"] == scene.steps[-1].say["en"] != ""
    explorer.run_scene(path)


def test_a_scene_is_found_by_its_name() -> None:
    assert find_scene("influence/tie-burns").name == "tie-burns.toml"


def test_an_unknown_scene_is_refused_with_the_scenes_there_are() -> None:
    with pytest.raises(ExplorerError, match=r"'influence/tie-burn'; did you mean 'influence/tie-burns'"):
        find_scene("influence/tie-burn")


def test_a_scene_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(ExplorerError, match="no game is called 'nothing'"):
        find_scene("nothing/tie-burns")


@pytest.mark.parametrize("where", [None, 5, ["influence/tie-burns"]])
def test_what_names_no_scene_is_refused(where: object) -> None:
    with pytest.raises(ExplorerError, match="expected a scene's name"):
        explorer.run_scene(where)
    with pytest.raises(ExplorerError, match="expected the path of a card file"):
        explorer.game("influence", cards=where or {})


def test_a_game_without_scenes_has_none() -> None:
    assert scene_names("nothing") == []


def test_a_scene_run_again_comes_out_the_same() -> None:
    once, again = (explorer.run_scene("influence/five-players") for _ in range(2))
    assert [shot.state.digest() for shot in once] == [shot.state.digest() for shot in again]
