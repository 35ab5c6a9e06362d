"""What a game rests on: clauses are cited by document and line, in the languages that the game speaks."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.errors import ExplorerError

GAME = explorer.game("influence")
FSI = "\u2068"


def test_a_language_that_the_game_does_not_speak():
    with pytest.raises(ExplorerError, match="en, ar"):
        GAME.words("tlh")


def test_a_clause_is_cited_by_document_and_line():
    assert GAME.cite("place") == "000, line 22"
    assert GAME.cite("immunity-protects") == "000, lines 37, 46"
    assert GAME.cite("zone-list") == "assumed, R000-01"
    assert "22" in GAME.cite("place", language="ar")


def test_an_unknown_clause_is_refused():
    with pytest.raises(ExplorerError, match="no clause 'gravity'"):
        GAME.clause("gravity")


@pytest.mark.parametrize("written", ["Enchantress", "ENCHANTRESS", "enchantress", "Saucy Wench"])
def test_a_clause_may_be_written_as_the_card_is_called(written):
    assert explorer.game("smashup").clause(written).id == written.lower().replace(" ", "-")


@pytest.mark.parametrize(("game", "language"), [("continents", "fa"), ("influence", "ar")])
def test_every_citation_of_several_lines_begins_on_the_right(game, language):
    game = explorer.game(game)
    several = [clause for clause in game.rulebook.clauses.values() if len(clause.lines) > 1]
    assert several
    for clause in several:
        assert f"{FSI}\u200f{clause.lines[0]}" in game.cite(clause.id, language=language)
