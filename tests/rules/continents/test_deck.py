"""Cards and map as data: what is shipped, and what no card file may say."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import FileError, PositionError, RulingError
from explorer.rules.continents.deck import TACTICS, load_deck
from tests.rules.continents.random_play import FULL

SHIPPED = (FULL.folder / "cards.toml").read_text(encoding="utf-8")


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A card file that differs from the shipped one."""
    text = SHIPPED
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def continent(name: str, cards: int, number: int) -> tuple[str, str]:
    found = re.search(rf'id = "{name}".*?number = \d+', SHIPPED, re.DOTALL)
    assert found is not None
    return found[0], f'id = "{name}"\ncards = {cards}\nnumber = {number}'


def test_the_shipped_deck_has_42_continents_and_40_tactics() -> None:
    deck = FULL.deck
    assert len(deck.lands) == 42
    assert len(deck.pack) == 40
    assert dict(zip(deck.continents, zip(deck.cards, deck.number, strict=True), strict=True)) == {
        "asia": (12, 8), "north-america": (9, 6), "europe": (7, 5), "africa": (6, 4), "south-america": (4, 3),
        "australia": (4, 3),
    }  # fmt: skip
    assert dict(zip(TACTICS, deck.copies, strict=True)) == {
        "troop": 18, "surprise-deploy": 5, "sabotage": 4, "rally": 4, "bombard": 4, "artillery": 3, "spy": 2,
    }  # fmt: skip


def test_every_continent_has_spare_cards_and_one_claimant() -> None:
    for cards, number in zip(FULL.deck.cards, FULL.deck.number, strict=True):
        assert number < cards < 2 * number


def test_the_map_has_eight_links_both_ways() -> None:
    deck, reach = FULL.deck, FULL.rules(2).reach
    links = {
        frozenset((deck.continents[a], deck.continents[b])) for a, b in combinations(range(6), 2) if deck.linked(a, b)
    }
    assert len(links) == 8
    assert all((b in reach[a]) == (a in reach[b]) for a, b in combinations(range(6), 2))
    assert all(a in reach[a] for a in range(6))


def test_a_continent_without_spare_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"cards\.toml, line \d+: continent\[2\]\.cards.*more cards than") as error:
        load_deck(changed(tmp_path, continent("europe", 5, 5)))
    assert "line 67" in str(error.value)


def test_a_continent_that_two_players_could_dominate_needs_a_ruling(tmp_path: Path) -> None:
    game = explorer.game("continents", cards=changed(tmp_path, continent("europe", 8, 4)))
    with pytest.raises(RulingError, match=r"two-claimants: two .* 4 of the 8 europe cards of cards\.toml"):
        game.start(2)
    assert game.start(2, rulings={"two-claimants": "newest"}).rules.newest_claims


FAULTS = [
    (
        ('keys = ["tactic"]', 'keys = ["tactics"]'),
        r"assumed\[3\]\.keys\[0\]: no figure is called 'tactics'.*mean 'tactic'",
    ),
    (("attack = 3", "attack = 50"), r"dice\.attack: expected 4 at most"),
    (('id = "europe"', 'id = "from"'), r"continent\[2\]\.id: 'from' is a word of the notation"),
    (('["asia", "europe"],', '["asia", "atlantis"],'), r"links\.printed\[3\]: no continent is called 'atlantis'"),
    (('["asia", "europe"],', '["asia", "asia"],'), r"links\.printed\[3\].*reaches itself"),
    (('["asia", "australia"],', '["europe", "asia"],'), r"links\.assumed\[3\].*listed twice"),
    (('["asia", "europe"],', '["asia"],'), r"links\.printed\[3\]: expected two continents"),
    (('["asia", "australia"],', '["africa", "australia"],'), r"links\.apart\[1\]: 'africa' and 'australia' are linked"),
    (('id = "australia"', 'id = "asia"'), r"continent\[5\]\.id: the continent 'asia' is listed twice"),
    (('id = "australia"', 'id = "New Zealand"'), r"continent\[5\]\.id: expected one word"),
    (('id = "troop"\ncount = 18', 'id = "troop"\ncount = 0'), r"tactic: expected at least one card"),
    (('id = "spy"', 'id = "spyy"'), r"tactic\[6\]\.id: expected one of troop"),
    (('id = "spy"', 'id = "rally"'), r"tactic\[6\]\.id: the tactic 'rally' is listed twice"),
    (('windows = ["own-turn"]', 'windows = ["after-dice"]'), r"tactic\[6\]\.windows"),
    (('by = ["attacker", "defender"]', 'by = ["attacker"]'), r"tactic\[3\]\.by"),
    (("draw = 2", "draw = 3"), r"turn\.draw: the rules are written for 2"),
    (("faces = 6", "faces = 8"), r"dice\.faces: the rules are written for 6"),
    (("coins_to_win = 2", "coins_to_win = 7"), r"coins_to_win: expected at most 6"),
    (("more_tactics = 1", "more_tactics = 0"), r"deal\.more_tactics: expected 1 or more"),
    (("continents = 3 ", "continents = 5 "), r"deal: 6 continent cards could bring 2 coins"),
    (("tactics = 3 ", "tactics = 20 "), r"deal: two players need 7 continent and 41 tactics cards"),
    (("turn_limit = 200", "turn_limits = 200"), r"turn_limit: missing"),
]


@pytest.mark.parametrize(("change", "message"), FAULTS)
def test_a_card_file_that_makes_no_game_is_refused(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    with pytest.raises(FileError, match=message):
        load_deck(changed(tmp_path, change))


def test_another_card_file_is_another_game(tmp_path: Path) -> None:
    apart = '  ["africa", "australia"],      # line 24\n'
    links = ('["asia", "australia"]', '["africa", "australia"]'), (apart, "")
    path = changed(tmp_path, continent("australia", 5, 3), links[1], links[0])
    game = explorer.game("continents", cards=path)
    assert game.id.startswith("continents(cards-")
    state = game.start(3, 1)
    assert sum(state.lands) + sum(state.held) == 43
    africa, australia = game.deck.continents.index("africa"), game.deck.continents.index("australia")
    assert australia in state.rules.reach[africa]


def test_a_continent_that_the_catalogues_lack_is_called_as_it_is_written(tmp_path: Path) -> None:
    links = [(f'["{other}", "australia"]', f'["{other}", "oceania"]') for other in ("asia", "africa")]
    changes = ('id = "australia"', 'id = "oceania"'), *links
    game = explorer.game("continents", cards=changed(tmp_path, *changes))
    for language in ("en", "fa"):
        assert "oceania" in game.start(2, 1).explain("coin:oceania").text(language)


def test_a_small_deck_bounds_the_players(tmp_path: Path) -> None:
    game = explorer.game("continents", cards=changed(tmp_path, ("count = 18", "count = 1")))
    assert game.players_range == (2, 5)
    changes = ("count = 18", "count = 1"), ("count = 5", "count = 0"), ("count = 4", "count = 0")
    small = explorer.game("continents", cards=changed(tmp_path, *changes))
    assert small.players_range == (2, 3)
    with pytest.raises(PositionError, match="2 to 3 players"):
        small.start(4, 1)


def test_assumed_figures_name_their_reference() -> None:
    assert FULL.deck.is_assumed("continent.cards") == "R001-02"
    assert FULL.deck.is_assumed("coins_to_win") == ""
