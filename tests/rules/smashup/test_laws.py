"""Laws at every kind of question, and over hundreds of matches played at random (`tests/rules/test_laws.py` has all
laws, over a few)."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import settings

from explorer.core.guards import permits
from explorer.core.state import CHANCE, PUBLIC
from explorer.players.greedy_player import GreedyPlayer
from explorer.rules.smashup import GAME
from tests.rules.smashup.random_play import check_cards
from tests.rules.smashup.table import random_game, step

RULINGS = (
    None,
    {"victory-when": "at-once", "hand-limit-when": "always", "factions-taken": "free", "mulligan": "once"},
    {"victory-when": "turn-end", "factions-taken": "draft", "affect": "narrow"},
    {
        "after-order": "cards-first", "text-plays": "may", "infiltrate": "stays", "temple-ties": "all",
        "terraforming": "stay",
    },
)  # fmt: skip
MOST = GAME.kit.most_players
NIGHTLY = settings.default.max_examples >= 100


@cache
def at_each_question(players: int, most: int) -> tuple[Any, ...]:
    """Return positions from random matches, at most so many for each asking step, to be looked at and not played."""
    seen: Counter[str] = Counter()
    found = []
    seeds = range(16 if players == 2 else 12)
    for seed in seeds:
        for s, _ in random_game(seed, players, RULINGS[seed % 2]):
            if seen[step(s)] < most:
                seen[step(s)] += 1
                found.append(s.copy())
    return tuple(found)


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4)])
def test_listed_means_legal_over_the_whole_universe_at_every_question(players: int, each: int) -> None:
    positions = at_each_question(players, each)
    assert len({step(s) for s in positions}) >= 14
    universe, rng = GAME.universe(players), Random(5)
    for s in positions:
        listed = s.legal_moves()
        assert len(set(listed)) == len(listed)
        assert {move for move in universe if permits(s, move, s.actor)} == set(listed), step(s)
        for move in (*listed[:40], *rng.sample(universe, 120)):
            assert s.verdict(move).legal == (move in set(listed)), step(s)


def test_nothing_a_seat_sees_is_told_or_asked_depends_on_cards_it_cannot_know() -> None:
    rng = Random(4)
    universe = GAME.universe(3)
    for s in at_each_question(3, 4):
        for viewer in rng.sample((PUBLIC, 0, 1, 2), 4 if NIGHTLY else 2):
            world = s.view(viewer).sample_world(rng)
            mine, theirs = s.view(viewer), world.view(viewer)
            assert mine.to_dict() == theirs.to_dict()
            assert mine.describe() == theirs.describe()
            assert mine.legal_moves() == theirs.legal_moves()
            assert mine.question == theirs.question
            for move in rng.sample(universe, 12):
                if viewer >= 0:
                    assert mine.verdict(move).text() == theirs.verdict(move).text()
            for topic in s.topics()[:2]:
                assert mine.explain(topic) == theirs.explain(topic)


def test_what_a_move_brings_and_who_is_asked_next_depend_on_public_facts_alone() -> None:
    rng = Random(9)
    for s in at_each_question(3, 4):
        if s.actor in (None, CHANCE):
            continue
        for move in s.legal_moves():
            world = s.view(s.actor).sample_world(rng)
            here, there = s.copy(), world
            told = [[e.as_seen(s.actor) for e in world.play(move)] for world in (here, there)]
            if any(event.kind == "looked" for event in told[0]):
                continue  # to look at a hand is to learn what could not be known
            assert told[0] == told[1]
            assert here.actor == there.actor
            if here.actor is not None:
                assert step(here) == step(there)


@pytest.mark.parametrize("reading", ["active-after-base", "everybody-after-base"])
def test_readings_that_draw_only_after_a_base_may_leave_everybody_without_cards_for_ever(reading: str) -> None:
    bases = ["factory", "tar-pits", "central-brain"]
    s = GAME.state({"players": 2, "bases": bases, "rulings": {"draw-two": reading}})
    for _ in range(50):
        s.play("done")
    assert not s.is_over
    assert s.hands == [(), ()]


def read_back(s: Any) -> None:
    """Assert that a position is a value: written and read back it is the same, and moving a copy on leaves it alone."""
    saved = s.to_dict()
    again = GAME.state(json.loads(json.dumps(saved)))
    assert again.to_dict() == saved
    assert again.digest() == s.digest()
    assert (again.actor, again.question) == (s.actor, s.question)
    moves = s.legal_moves()
    assert again.legal_moves() == moves
    if moves:
        again.apply(moves[0])
        assert s.to_dict() == saved


def kept(seeds: range, players: int, greedy_in: int) -> Counter[str]:
    """Play matches to their end, some seats greedy in one of so many, all others at random; count how they were won.

    After every move all cards are in one place each; about one position in forty is written and read back.
    """
    found: Counter[str] = Counter()
    for seed in seeds:
        s, rng, greedy = GAME.start(players, seed, RULINGS[seed % len(RULINGS)]), Random(seed), GreedyPlayer(worlds=1)
        clever = {seat for seat in range(players) if (seed + seat) % 3 == 0 and seed % greedy_in == 0}
        for _ in range(6000):
            if s.is_over:
                break
            check_cards(s)
            if rng.random() < 0.025:
                read_back(s)
            if s.actor == CHANCE:
                s.apply(s.sample_chance(rng))
            elif s.actor in clever:
                s.apply(greedy.choose(s.view(s.actor), rng))
            else:
                s.apply(rng.choice(s.legal_moves()))
        check_cards(s)
        assert s.is_over, f"seed {seed}"
        won = s.winners()
        assert len(won) == 1
        assert max(s.vp) >= 15
        assert [seat for seat, vp in enumerate(s.vp) if vp == max(s.vp)] == won
        found["greedy" if won[0] in clever else "random"] += 1
    return found


@pytest.mark.parametrize("players", range(2, MOST + 1))
@pytest.mark.parametrize("first", range(0, 100, 50))
def test_three_hundred_matches_keep_every_card_and_read_back(players: int, first: int) -> None:
    assert kept(range(first, first + 50), players, 4).total() == 50


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, MOST + 1))
@pytest.mark.parametrize("first", range(1000, 4400, 425))
def test_ten_thousand_matches_keep_every_card_and_read_back(players: int, first: int) -> None:
    found = kept(range(first, first + 425), players, 1)
    assert found.total() == 425
    assert min(found["greedy"], found["random"]) > 0
