"""What may come, from a seat's knowledge: against worlds played forward one by one, against every deal, and samples."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

import explorer
from explorer.core.errors import Uncountable
from explorer.core.words import word
from explorer.counting.odds import all_odds
from explorer.rules.hundred.chances import deals, next_kinds
from explorer.rules.hundred.deck import ALL_MAGIC, MIRROR
from explorer.rules.hundred.prospects import is_answered
from tests.rules.hundred.all_worlds import places_of
from tests.rules.hundred.random_play import FULL, positions, viewers
from tests.rules.hundred.watched import watched

PUBLIC, ALL = explorer.PUBLIC, explorer.ALL
NUMBER, MAGIC_CARD = word("card-some-number"), word("fate-magic")


def exactly(odds: Any) -> dict[Any, Fraction]:
    assert odds.exact
    return {outcome: number.value for outcome, number in odds.outcomes.items()}


def fates(state: Any, topic: str, worlds: list[tuple[Any, int]]) -> dict[Any, Fraction]:
    """What a prospect comes to over some worlds with their weights, every card of the pile drawn in each."""
    found: Counter[Any] = Counter()
    for one, weight in worlds:
        world = one.copy()
        pile = [kind for kind, n in enumerate(world.pool) for _ in range(n)]
        if not topic.startswith("draw") or world.top or not pile:
            found[world.happen(topic, Random(0))] += Fraction(weight)
            continue
        for kind in pile:
            world.pool = tuple(int(k == kind) for k in range(len(world.pool)))
            found[world.happen(topic, Random(0))] += Fraction(weight, len(pile))
    total = sum(found.values())
    return {outcome: n / total for outcome, n in found.items()}


def put(state: Any, places: dict[int, int], pile: Any) -> Any:
    """The position with other cards in its hidden places, by the number of their backs, and in its pile."""
    world = state.copy()
    for rows, notes_of in ((world.hands, world.notes), (world.sets, world.set_notes)):
        for seat in range(world.players):
            rows[seat] = tuple(places[note.serial] for note in notes_of[seat])
    for seat in range(world.players):
        both = sorted(zip(world.hands[seat], world.notes[seat], strict=True))
        world.hands[seat] = tuple(kind for kind, _ in both)
        world.notes[seat] = tuple(note for _, note in both)
    left = Counter(pile)
    world.pool = tuple(left[kind] for kind in range(world.deck.kinds))
    return world


@pytest.mark.parametrize("seed", range(30))
def test_counted_is_what_worlds_played_forward_come_to(seed: int) -> None:
    """A match is played at random from a few cards, every kind once; the oracle of sampled worlds knows them all."""
    state, oracles = watched(seed)
    for viewer, oracle in oracles.items():
        for topic in state.prospects():
            worlds = [(put(state, dict(world.places), world.pile), 1) for world in oracle.worlds]
            assert exactly(state.view(viewer).odds(topic)) == fates(state, topic, worlds), (topic, viewer)


def test_equal_cards_count_as_often_as_there_are() -> None:
    """Every deal of single cards, told apart: Mirrors and tens several times, a set card, a hand without a number."""
    state = FULL.state(
        {"players": 2, "hands": [["5"], ["mirror", "freeze", "10"]], "set": [[], ["heal"]], "drawn": True,
         "pile": ["mirror", "10", "10", "block"]}
    )  # fmt: skip
    state.notes[1] = (state.notes[1][0]._replace(may=ALL_MAGIC), *state.notes[1][1:])
    there = places_of(state)
    own = {serial: kind for serial, (seat, _, kind) in there.items() if seat == 0}
    hidden = [serial for serial in there if serial not in own]
    cards = [there[serial][2] for serial in hidden] + [kind for kind, n in enumerate(state.pool) for _ in range(n)]
    notes = {note.serial: note for rows in (state.notes, state.set_notes) for row in rows for note in row}
    worlds = distinct(state, own, hidden, cards, notes)
    for topic in state.prospects():
        assert exactly(state.view(0).odds(topic)) == fates(state, topic, worlds), topic


def distinct(state: Any, own: Any, hidden: Any, cards: Any, notes: Any) -> list[tuple[Any, int]]:
    """The different worlds, each with the number of deals of single cards that make it."""
    found: Counter[Any] = Counter()
    for order in permutations(range(len(cards)), len(hidden)):
        dealt = tuple(cards[i] for i in order)
        if all(notes[serial].may >> kind & 1 for serial, kind in zip(hidden, dealt, strict=True)):
            found[dealt] += 1
    worlds = []
    for dealt, n in found.items():
        pile = Counter(cards)
        pile.subtract(dealt)
        worlds.append((put(state, {**own, **dict(zip(hidden, dealt, strict=True))}, pile.elements()), n))
    return worlds


@settings(max_examples=25, deadline=None)
@given(positions())
def test_what_a_seat_cannot_know_changes_no_prospect(state: Any) -> None:
    for viewer in viewers(state):
        world = next(state.view(viewer).worlds(Random(1)))
        mine, other = (all_odds(each.view(viewer), each.prospects()) for each in (state, world))
        assert {topic: odds.outcomes for topic, odds in mine.items()} == {t: o.outcomes for t, o in other.items()}


@settings(max_examples=25, deadline=None)
@given(positions())
def test_with_all_cards_open_a_prospect_is_what_the_position_comes_to(state: Any) -> None:
    for topic in state.prospects():
        assert exactly(state.view(ALL).odds(topic)) == fates(state, topic, [(state, 1)])


def test_sampled_and_counted_agree() -> None:
    state = FULL.state({"players": 3, "hands": [["freeze", "5"], ["mirror", "7", "9"], ["10"]], "drawn": True})
    state.play("freeze seat 1")
    view = state.view(0)
    for topic in view.prospects():
        counted, sampled = view.odds(topic), view.odds(topic, exact=False, worlds=3000, seed=3)
        for outcome, number in sampled.outcomes.items():
            chance = float(counted.of(outcome))
            assert abs(float(number) - chance) <= 5 * (chance * (1 - chance) / 3000) ** 0.5 + 1e-9


# what is answered


@pytest.mark.parametrize(
    ("attack", "hand", "set_cards", "answered"),
    [
        ("freeze", ["block"], [], True),
        ("freeze", ["heal"], [], False),
        ("freeze", [], ["mirror"], True),
        ("pierce", ["block"], [], False),
        ("pierce", ["mirror"], [], True),
        ("force", ["heal", "5"], [], True),
    ],
)
def test_an_attack_is_answered_by_what_the_rules_let_answer_it(
    attack: str, hand: list[str], set_cards: list[str], answered: bool
) -> None:
    state = FULL.state({"players": 2, "hands": [[attack, "5"], hand], "set": [[], set_cards], "drawn": True})
    state.play(f"{attack} seat 1")
    assert is_answered(state) is answered
    fate = word("fate-answered" if answered else "fate-unanswered")
    assert exactly(state.view(ALL).odds("answer")) == {fate: 1}
    assert set(state.view(0).odds("answer").outcomes) == {word("fate-answered"), word("fate-unanswered")} or set_cards


def test_by_ruling_anyone_may_mirror_and_is_counted() -> None:
    table = {"players": 3, "hands": [["freeze", "5"], ["9"], ["mirror"]], "drawn": True}
    chances = []
    for option in ("target", "anyone"):
        state = FULL.state({**table, "rulings": {"mirror-by": option}})
        state.play("freeze seat 1")
        assert is_answered(state) is (option == "anyone")
        chances.append(state.view(0).odds("answer").of("answered").value)
    assert chances[0] < chances[1]


def test_the_card_known_on_top_is_certain_and_one_known_beneath_comes_last() -> None:
    table = {"players": 2, "hands": [["5"], ["7"]], "pile": ["block"]}
    top = FULL.state({**table, "top": ["mirror"]})
    assert exactly(top.view(0).odds("draw-kind")) == {word("card-mirror"): 1}
    bottom = FULL.state({"players": 2, "hands": [["5"], ["7"]], "pile": [], "bottom": ["15"]})
    assert exactly(bottom.view(0).odds("draw")) == {NUMBER: 1}


def test_nearer_is_as_seen_from_whoever_draws() -> None:
    state = FULL.state({"players": 2, "score": [["25", "25", "20"], []], "pile": ["10", "mirror"]})
    assert exactly(state.view(0).odds("draw-nearer")) == {
        word("fate-nearer"): Fraction(1, 2),
        MAGIC_CARD: Fraction(1, 2),
    }
    state = FULL.state({"players": 2, "score": [["25", "25", "20", "20", "10"], []], "pile": ["10", "mirror"]})
    assert word("fate-no-nearer") in state.view(1).odds("draw-nearer").outcomes


def test_too_many_cases_are_refused_by_name() -> None:
    state = FULL.state({"players": 2, "hands": [["5"], ["7", "9", "mirror"]]})
    everywhere: Any = lambda place: 0  # noqa: E731
    with pytest.raises(Uncountable):
        deals(state, 0, (MIRROR,), everywhere, 1, 2)
    assert sum(deals(state, 0, (MIRROR,), everywhere, 1, 100).values()) > 0
    assert sum(next_kinds(state, 0, 100).values()) == 60 - 1 - 3 + 3
    assert not state.view(0).odds("holds-mirror:1", most=2, worlds=10).exact


def test_prospects_say_themselves_in_both_languages() -> None:
    state = FULL.state({"players": 2, "hands": [["freeze", "5"], ["mirror", "7"]], "drawn": True})
    state.play("freeze seat 1")
    for odds in all_odds(state.view(0)).values():
        for language in ("en", "ar"):
            assert "{" not in odds.text(language)
    assert state.view(0).odds("answer").brief().startswith("The card on the table, as things stand: cannot be answered")
