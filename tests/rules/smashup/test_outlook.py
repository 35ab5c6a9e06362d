"""What programs judge a match by, and the odds of the next card."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from explorer.core.state import ALL, PUBLIC
from explorer.players.chance_player import RandomPlayer
from explorer.players.greedy_player import GreedyPlayer
from explorer.rules.smashup import GAME
from explorer.rules.smashup.outlook import SURE, outlook
from explorer.rules.smashup.prospects import next_cards
from tests.rules.smashup.table import MALL, OASIS, PITS, lay, random_game


def test_without_minions_the_outlook_is_the_points() -> None:
    assert outlook(lay(vp=[3, 5])) == [3, 5]


def test_a_base_counts_for_what_it_would_bring_and_how_near_it_is() -> None:
    s = lay({PITS: ["king-rex-1", "scout-1"]}, bases=[PITS, MALL, OASIS])
    way = Fraction(10, s.kit.bases[s.bases[0]].breakpoint)
    first, second, _ = s.kit.bases[s.bases[0]].worth
    assert s.outlook() == pytest.approx([float(SURE * way * first), float(SURE * way * second)])


def test_more_power_than_the_breakpoint_is_no_nearer() -> None:
    minions = ["king-rex-1", "ninja-master-1", "laseratops-1", "shinobi-1"]
    s = lay({OASIS: minions})
    more = lay({OASIS: [*minions, "laseratops-2"]})
    assert s.outlook()[0] == more.outlook()[0] == pytest.approx(SURE * s.kit.bases[s.bases[2]].worth[0])


@pytest.mark.parametrize("seed", range(3))
def test_a_program_ends_a_turn_that_the_cards_let_go_on_for_ever(seed: int) -> None:
    s = GAME.state({
        "players": 2, "factions": [["dinosaurs", "zombies"], ["tricksters", "robots"]],
        "bases": ["homeworld", "tar-pits", "central-brain"],
        "minions": [{"card": "leprechaun-1", "base": "homeworld"}],
        "attached": [{"card": "coming-to-get-you-1", "base": "homeworld"}],
        "discards": [["walker-1", "walker-2", "tenacious-z-1"], []],
    })  # fmt: skip
    rng, players = Random(seed), (GreedyPlayer(worlds=1), RandomPlayer())
    for _ in range(200):
        s.settle(rng)
        if s.turn > 1:
            break
        s.apply(players[s.actor].choose(s.view(s.actor), rng))
    assert s.turn == 2
    assert s.played == [0, 0]


def test_the_horizon_counts_turns() -> None:
    s = GAME.start(2, seed=1)
    assert GAME.horizon is not None
    s.settle(Random(1))
    begun = s.turns_begun()
    s.play_out(Random(1), until=begun + GAME.horizon.turns)
    assert s.turns_begun() == begun + GAME.horizon.turns


# the next card


def test_the_owner_counts_the_pool_and_others_the_hand_as_well() -> None:
    s = lay(hands={0: ["king-rex-1", "laseratops-1"]})
    minion = {out.id: number.value for out, number in s.view(0).odds("next-card:0").outcomes.items()}
    assert minion["fate-minion"] == Fraction(18, 38)
    assert {o.id: n.value for o, n in s.view(1).odds("next-card:0").outcomes.items()}["fate-minion"] == Fraction(1, 2)


@pytest.mark.parametrize(("viewer", "count"), [(0, 1), (ALL, 1), (1, 38), (PUBLIC, 38)])
def test_a_top_that_only_its_owner_has_seen_is_certain_to_the_owner_alone(viewer: int, count: int) -> None:
    s = lay(hands={0: ["king-rex-1", "laseratops-1"]}, tops={0: ["howl-1"]}, private=["howl-1"],
            known={0: ["king-rex-1"]}, discards={0: ["howl-2"]})  # fmt: skip
    assert len(next_cards(s, viewer, 0)) == count


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    s = lay(discards={0: [GAME.kit.tokens[card] for card in lay().own_cards(0)]})
    assert not s.deck(0)
    assert len(next_cards(s, PUBLIC, 0)) == 40


def test_what_cannot_be_known_changes_no_prospect_and_samples_agree_with_counts() -> None:
    rng, checked = Random(2), 0
    for s, _ in random_game(3, 3):
        if rng.random() > 0.02 or not s.prospects():
            continue
        for viewer in (PUBLIC, 0):
            world = s.view(viewer).sample_world(rng)
            for topic in s.prospects():
                checked += 1
                assert s.view(viewer).odds(topic).outcomes == world.view(viewer).odds(topic).outcomes
    assert checked
    view = lay(hands={0: ["king-rex-1"], 1: ["scout-1"]}).view(1)
    counted, sampled = (view.odds("next-card:0", exact=exact, worlds=2000, seed=1) for exact in (None, False))
    for outcome, number in counted.outcomes.items():
        assert sampled.outcomes[outcome].low <= number.value <= sampled.outcomes[outcome].high


def test_prospects_have_names_in_both_languages() -> None:
    s = lay(hands={0: ["king-rex-1"]})
    for topic in s.prospects():
        for language in ("en", "vi"):
            assert s.view(0).odds(topic).text(language)


def test_cards_drawn_come_as_often_as_was_counted() -> None:
    s = lay(hands={0: []})
    rng = Random(5)
    drawn = Counter(s.happen("next-card:0", rng).id for _ in range(2000))
    (minion,) = (n.value for o, n in s.view(0).odds("next-card:0").outcomes.items() if o.id == "fate-minion")
    assert abs(drawn["fate-minion"] / 2000 - minion) < 0.05


# what is at stake as things stand


def test_at_stake_is_who_is_first_on_each_base_and_who_leads() -> None:
    s = lay({PITS: ["king-rex-1", "scout-1"], MALL: ["shinobi-1", "invader-1"]}, bases=[PITS, MALL, OASIS], vp=[1, 4])
    found = {topic: s.outcome(topic) for topic in s.stakes()}
    assert [found[f"score:{base}"].id for base in (PITS, MALL, OASIS)] == ["seat", "fate-level", "nobody"]
    assert dict(found[f"score:{PITS}"].args)["n"] == 0
    assert dict(found["winner"].args)["n"] == 1
    assert s.view(PUBLIC).odds(f"score:{PITS}").exact


def test_a_hint_says_on_which_base_a_move_makes_somebody_first() -> None:
    s = lay({PITS: ["scout-1"]}, bases=[PITS, MALL, OASIS], hands={0: ["king-rex-1"]})
    hint = s.view(0).hint(iterations=60, seed=1)
    topics = {reason.topic for reason in hint.reasons}
    assert hint.move.text.startswith("play king-rex-1")
    assert topics == {f"score:{hint.move.text.partition(' @ ')[2]}"}
    for language in ("en", "vi"):
        assert hint.text(language)
