"""What is to be played is checked before anything is played, one clear sentence for each mistake."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import explorer
from explorer.core.game import Game
from explorer.core.registry import variant
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.recipes import MOST_MATCHES, Cards, Recipe, recipe_for

DECKS = Path(__file__).parents[1] / "rules" / "influence" / "decks"


def made(**changed: Any) -> Recipe:
    usual = {"game": "influence", "players": ["random"] * 2, "n": 10, "rulings": None, "seed": 0, "lead": 1000}
    return recipe_for(**{**usual, **changed})


@pytest.mark.parametrize(
    ("changed", "key", "said"),
    [
        ({"game": "checkers"}, "game", "no game is called 'checkers'"),
        ({"game": 3}, "game", "no game is called '3'"),
        ({"n": 0}, "n", "from 1 to 1,000,000, got 0"),
        ({"n": -5}, "n", "got -5"),
        ({"n": True}, "n", "got True"),
        ({"n": 2.0}, "n", "got 2.0"),
        ({"n": "100"}, "n", "got '100'"),
        ({"n": MOST_MATCHES + 1}, "n", "from 1 to 1,000,000"),
        ({"n": 10**5000}, "n", "a huge one"),
        ({"players": 2}, "players", "a list of kinds of player"),
        ({"players": "random"}, "players", "a list of kinds of player"),
        ({"players": ["random"]}, "players", "2 to 5 players (000, line 13), got 1"),
        ({"players": ["random"] * 6}, "players", "got 6"),
        ({"players": ["random", "wizard"]}, "players[1]", "no program plays as 'wizard'"),
        ({"players": ["random", None]}, "players[1]", "got None"),
        ({"players": ["human", "random"]}, "players[0]", "a person cannot be simulated"),
        ({"players": ["search:2s", "random"]}, "players[0]", "'search:2s' plays by the clock"),
        ({"rulings": {"particpant": "all-players"}}, "rulings.particpant", "did you mean 'participant'?"),
        ({"rulings": {"participant": "nobody"}}, "rulings.participant", "no reading 'nobody'"),
        ({"rulings": ["participant"]}, "rulings", "a table of rulings"),
        ({"seed": None}, "seed", "got None"),
        ({"seed": True}, "seed", "got True"),
        ({"seed": ""}, "seed", "got ''"),
        ({"seed": "\ud800"}, "seed", "got"),
        ({"seed": "x" * 201}, "seed", "1 to 200 letters"),
        ({"seed": 10**5000}, "seed", "a huge one"),
        ({"lead": -1}, "lead", "from 0 to 1,000,000, got -1"),
    ],
)
def test_bad_input_is_refused_by_name(changed: dict[str, Any], key: str, said: str) -> None:
    with pytest.raises(LaboratoryError, match=re.escape(said)) as refused:
        made(**changed)
    assert refused.value.key == key
    assert str(refused.value).startswith(f"laboratory: {key}: ")


def test_a_game_that_no_other_process_could_find_is_refused() -> None:
    stray: Game = type(explorer.game("influence"))()
    with pytest.raises(LaboratoryError, match=r"game: expected the id of a game, or a game made by explorer\.game"):
        made(game=stray)


def test_only_other_readings_than_the_default_ones_are_kept() -> None:
    recipe = made(rulings={"participant": "all-players", "second-flip": "illegal"})
    assert recipe.rulings == {"participant": "all-players"}


def test_a_recipe_survives_json() -> None:
    recipe = made(game=explorer.game("influence", cards=DECKS / "pocket.toml"), seed="كتاب", lead=3)
    assert Recipe.from_dict(json.loads(json.dumps(recipe.to_dict()))) == recipe


def test_another_card_file_goes_along(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes((DECKS / "pocket.toml").read_bytes())
    recipe = made(game=explorer.game("influence", cards=file))
    assert recipe.cards == Cards("mine.toml", file.read_text(encoding="utf-8"))
    assert recipe.open() is explorer.game(recipe.game)


def test_a_process_that_does_not_know_the_card_file_makes_the_game_from_its_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "there.toml"
    file.write_bytes((DECKS / "pocket.toml").read_bytes())
    recipe = made(game=explorer.game("influence", cards=file))
    monkeypatch.setattr("explorer.core.registry._variants", {})
    game = recipe.open()
    assert game.id == recipe.game
    assert game.players_range == explorer.game("influence", cards=DECKS / "pocket.toml").players_range
    assert recipe.open() is game


def test_a_card_file_that_was_changed_since_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "changing.toml"
    file.write_bytes((DECKS / "pocket.toml").read_bytes())
    game = variant(explorer.game("influence"), file)
    file.write_text("hand = 3\n", encoding="utf-8")
    with pytest.raises(LaboratoryError, match=r"card file changing\.toml is not what it was"):
        made(game=game)
    file.unlink()
    with pytest.raises(LaboratoryError, match="is not what it was"):
        made(game=game)
