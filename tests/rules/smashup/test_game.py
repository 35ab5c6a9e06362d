"""The game as a whole: players, universe, notation and clauses."""

from __future__ import annotations

from itertools import product

import pytest

import explorer
from explorer.core.errors import PositionError, RulingError
from explorer.rules.smashup import GAME
from explorer.teaching.rule_sheet import rule_sheet


def test_it_is_registered_and_complete() -> None:
    assert explorer.game("smashup") is GAME
    assert "smashup" in explorer.games()


def test_more_players_than_a_box_has_factions_for_are_refused_with_clause_and_sum() -> None:
    with pytest.raises(PositionError, match=r"5 players would need 10 factions, 2 for each.*004, line 2\)"):
        GAME.start(5)


def test_five_play_with_a_second_box_and_nobody_has_a_faction_twice() -> None:
    s = GAME.start(5, seed=3, rulings={"second-box": "second-box"})
    n = len(s.kit.factions)
    for seat in range(5):
        own = [faction % n for faction, taker in enumerate(s.takers) if taker == seat]
        assert len(set(own)) == 2
    assert [len(hand) for hand in s.hands] == [5] * 5


def test_the_universe_is_finite() -> None:
    universe = GAME.universe(2)
    kit = GAME.kit
    cards, bases = len(kit.box), len(kit.bases)
    assert len(universe) == len(set(map(str, universe)))
    assert cards * bases < len(universe) < cards * bases + 7 * cards + 100


def test_text_and_move_are_twins() -> None:
    for move in GAME.lexicon:
        assert GAME.parse(str(move)) is move


def test_every_piece_cites_clauses_of_the_rulebook() -> None:
    pieces = GAME.pieces()
    assert len(pieces) > 90
    for key, clauses in pieces.items():
        assert clauses, key
        for clause in clauses:
            assert clause in GAME.rulebook.clauses, (key, clause)


def test_every_clause_is_cited_by_a_piece_or_only_defines() -> None:
    cited = {clause for clauses in GAME.pieces().values() for clause in clauses}
    rules = {c.id for c in GAME.rulebook.clauses.values() if c.kind == "rule"}
    assert rules - cited == set()


def test_what_a_card_or_base_does_can_be_switched_off() -> None:
    rules = GAME.rules(2, None, frozenset({"text:warbot", "text:central-brain", "text:king-rex", "text:jungle-oasis"}))
    kit = GAME.kit
    assert not rules.abilities[kit.numbers["warbot-1"]].indestructible
    assert rules.sites[kit.base_tokens.index("central-brain")].power == 0
    assert rules.sites[kit.base_tokens.index("factory")].scores
    assert rules.powerless == {kit.numbers["king-rex-1"], kit.numbers["ii-king-rex-1"]}
    assert rules.worthless == {kit.base_tokens.index("jungle-oasis")}


def test_assumed_texts_name_their_reference() -> None:
    for kind in GAME.kit.kinds:
        assert GAME.clause(kind.id).reference == "R004-20"
    for base in GAME.kit.bases:
        assert GAME.clause(base.id).reference == "R004-21"


def test_the_same_position_is_judged_under_other_rulings() -> None:
    s = GAME.start(2, seed=1)
    other = s.under({"draw-two": "active-after-base"})
    assert other.rules.rulings["draw-two"] == "active-after-base"
    assert other.to_dict()["rulings"] == {"draw-two": "active-after-base"}
    assert s.to_dict()["rulings"] == {}


def test_a_ruling_under_which_the_position_could_not_be_is_refused() -> None:
    s = GAME.state({**GAME.start(2, seed=1).to_dict(), "vp": [15, 0], "arrived": [1, 0]})
    with pytest.raises(RulingError, match="victory-when"):
        s.under({"victory-when": "at-once"})
    cards = [GAME.kit.tokens[card] for card in range(11)]
    s = GAME.state(
        {
            "players": 2,
            "bases": ["factory", "tar-pits", "jungle-oasis"],
            "hands": [cards, []],
            "factions": [["aliens", "dinosaurs"], ["ninjas", "robots"]],
        }
    )
    with pytest.raises(RulingError, match="hand-limit-when"):
        s.under({"hand-limit-when": "always"})


def test_rulings_are_known_with_their_defaults() -> None:
    assert GAME.rulebook.choose(None) == {
        "second-box": "refused",
        "factions-taken": "random",
        "mulligan": "off",
        "affect": "wide",
        "draw-two": "active-every-turn",
        "victory-when": "after-scoring",
        "several-at-goal": "most",
        "hand-limit-when": "when-drawing",
        "after-order": "base-first",
        "text-plays": "must",
        "infiltrate": "goes",
        "temple-ties": "one",
        "terraforming": "discarded",
    }
    for ruling, option in product(GAME.rulebook.rulings.values(), ("en", "vi")):
        assert ruling.question[option]


def test_the_rule_sheet_says_as_many_players_as_play_by_the_usual_readings() -> None:
    assert (GAME.players_range, GAME.usual_range) == ((2, 5), (2, 4))
    for language, said in (("en", "2–4 players"), ("vi", "2–4 người chơi")):
        assert said in rule_sheet(GAME, language)
    assert [len(GAME.rules(players).first_moves) for players in range(2, 5)] == [2, 3, 4]
    with pytest.raises(PositionError):
        GAME.rules(5)


def test_every_line_of_the_document_is_in_a_clause_or_states_no_rule() -> None:
    assert GAME.rulebook.uncovered() == []
