"""The games there are, found by their ids, and variants with other cards, found again by what their file holds."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.errors import ExplorerError
from explorer.core.registry import find_game, game_ids, variant


def test_every_id_finds_its_game():
    assert game_ids() == explorer.games()
    for id in game_ids(previews=True):
        assert find_game(id).id == id


def test_games_that_are_not_complete_are_listed_only_when_asked(monkeypatch):
    monkeypatch.setattr(type(find_game("fortune")), "preview", True)
    assert "fortune" not in game_ids()
    assert "fortune" in game_ids(previews=True)


@pytest.mark.parametrize("id", ["fortun", ["fortune"], None])
def test_an_unknown_game_is_refused_with_those_there_are(id):
    with pytest.raises(ExplorerError, match=r"there are: .*fortune.*influence"):
        find_game(id)


def test_the_same_cards_make_the_same_variant_and_others_another(tmp_path):
    game, cards = find_game("influence"), tmp_path / "mine.toml"
    text = (game.folder / "cards.toml").read_text(encoding="utf-8")
    cards.write_text(text, encoding="utf-8")
    first = variant(game, cards)
    assert variant(game, cards) is first is find_game(first.id)
    cards.write_text(f"{text}\n# ours\n", encoding="utf-8")
    assert variant(game, cards).id != first.id
