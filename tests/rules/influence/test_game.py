"""The game put together: how it is found, for how many, under which rulings."""

from __future__ import annotations

import pytest

import explorer
from explorer import ExplorerError, PositionError, RulingError
from tests.rules.influence.random_play import DECKS, FULL, POCKET


def test_the_game_is_the_same_object_each_time():
    assert explorer.game("influence") is FULL
    assert explorer.game("influence", cards=DECKS / "pocket.toml") is POCKET
    assert explorer.game("influence", cards=str(DECKS / "pocket.toml")) is POCKET


def test_a_variant_is_found_by_its_own_id():
    assert explorer.game(POCKET.id) is POCKET
    assert POCKET.id != FULL.id


def test_two_card_files_of_the_same_name_are_two_games(tmp_path):
    text = (DECKS / "pocket.toml").read_text(encoding="utf-8")
    for folder, values in (("a", "[1, 2, 3]"), ("b", "[1, 2, 3, 4]")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "cards.toml").write_text(text.replace("[1, 2, 3]", values), encoding="utf-8")
    one, two = (explorer.game("influence", cards=tmp_path / folder / "cards.toml") for folder in "ab")
    assert one is not two
    assert one.id != two.id
    assert explorer.game("influence", cards=tmp_path / "a" / "cards.toml") is one
    assert explorer.game(one.id) is one


def test_a_move_of_another_deck_is_no_move_of_this_game():
    move = POCKET.parse("place blue 3 @ village")
    state = FULL.start(2, 1)
    assert state.move(move) is FULL.parse("place blue 3 @ village")  # read by its text
    with pytest.raises(ExplorerError):
        POCKET.start(2, 1).play(FULL.parse("place purple 9 @ mine"))


@pytest.mark.parametrize("id", ["", "chess", "influence2", "x" * 1_000_000, None, 3])
def test_an_unknown_game_is_refused_with_those_there_are(id):
    with pytest.raises(ExplorerError, match="influence") as refused:
        explorer.game(id)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 10**9, True, "3", 3.0, None, [3]])
def test_two_to_five_play(players):
    for make in (FULL.rules, FULL.start, FULL.opening, FULL.universe):
        with pytest.raises(PositionError, match=r"2 to 5 players .*line 13") as refused:
            make(players)
        assert refused.value.key == "players"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_is_dealt_eight_and_five_zones_are_laid_out(players):
    state = FULL.start(players, 1)
    assert [len(hand) for hand in state.hands] == [8] * players
    assert len(set(state.regions)) == 5
    assert len(state.pool) == 60 - 8 * players
    assert sorted(state.order) == list(range(players))
    assert state.actor == state.order[0]


def test_rules_are_compiled_once():
    assert FULL.rules(3) is FULL.rules(3)
    assert FULL.rules(3, {}) is FULL.rules(3)
    assert FULL.rules(3, {"second-flip": "illegal"}) is FULL.rules(3)
    assert FULL.rules(3, {"second-flip": "toggle"}) is not FULL.rules(3)
    assert FULL.rules(2) is not FULL.rules(3)


@pytest.mark.parametrize(
    ("rulings", "key"),
    [
        ({"weather": "rain"}, "weather"),
        ({"participant": "nobody"}, "participant"),
        ({"cancel-target": "colour-present"}, "cancel-target"),
        ({"tactic-secrecy": "secret-flips"}, "tactic-secrecy"),
    ],
)
def test_what_the_rulebook_does_not_offer_is_refused(rulings, key):
    for make in (FULL.start, FULL.opening, FULL.rules):
        with pytest.raises(RulingError) as refused:
            make(3, rulings=rulings)
        assert refused.value.key == key


def test_every_option_of_every_ruling_can_be_played():
    for ruling in FULL.rulebook.rulings.values():
        for option in ruling.options.values():
            if not option.secret:
                state = FULL.start(2, 1, {ruling.id: option.id})
                assert state.rules.rulings[ruling.id] == option.id
                assert state.legal_moves()


def test_secret_readings_are_listed_though_refused():
    secret = {o.id for r in FULL.rulebook.rulings.values() for o in r.options.values() if o.secret}
    assert secret == {"colour-present", "secret-flips"}


def test_the_seat_order_reading_begins_with_seat_zero():
    for seed in range(5):
        assert FULL.start(4, seed, {"first-seat": "seat-order"}).order == (0, 1, 2, 3)


def test_every_piece_of_the_rules_carries_a_known_clause():
    for piece, clauses in FULL.pieces().items():
        assert clauses, piece
        assert set(clauses) <= set(FULL.rulebook.clauses), piece


def test_every_clause_that_is_a_rule_is_carried_by_a_piece_or_a_ruling():
    carried = {clause for clauses in FULL.pieces().values() for clause in clauses}
    for clause in FULL.rulebook.clauses.values():
        if clause.kind == "rule":
            assert clause.id in carried, clause.id


def test_seats_out_of_range_have_no_view():
    state = FULL.start(3, 1)
    for seat in (3, -7, "0", None, 1.5):
        with pytest.raises(PositionError, match="seat"):
            state.view(seat)
