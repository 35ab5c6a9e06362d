"""What may come, from a seat's knowledge: against every deal of single cards, against samples, fights by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import explorer
from explorer.core.errors import Uncountable
from explorer.core.words import word
from explorer.counting.odds import all_odds
from explorer.rules.fortune.raids import raid, thief_of, times
from tests.rules.fortune.random_play import EXPERT, FULL, TINY, positions, viewers
from tests.rules.fortune.test_knowledge import every_world

SEAT = [FULL.rules(2).seats[n] for n in range(2)]


def at(mine, theirs, game=FULL, rulings=None, top=("phone", "phone")):
    """Seat 0 to act with a hand, seat 1 with another, its top group of phones above cars."""
    return game.state({
        "players": 2, "rulings": rulings or {}, "to_move": 0, "hands": [mine, theirs],
        "fortunes": [[["boat", "boat"]], [["car", "car"], list(top)]], "discard": ["land"],
    })  # fmt: skip


def exactly(odds):
    return {outcome: number.value for outcome, number in odds.outcomes.items()}


def test_the_next_card_is_any_of_the_unseen():
    view = at(["phone", "land"], ["gold"]).view(0)
    chances = exactly(view.odds("draw"))
    left = dict(zip(FULL.deck.kinds, FULL.deck.copies, strict=True))
    total = FULL.deck.total - 9
    for name, gone in {"phone": 3, "land": 2, "boat": 2, "car": 2}.items():
        assert chances[word(f"card-{name}")] == Fraction(left[name] - gone, total)
    assert chances[word("card-gold")] == Fraction(left["gold"], total), "a card of another hand is as likely as any"


def test_how_often_a_hand_answers_is_certain_to_its_owner_and_counted_for_others():
    state = at(["phone", "silver"], ["phone", "gold", "car"])
    assert exactly(state.view(1).odds("answers:1")) == {word("fate-times", n=2): 1}
    assert exactly(state.view(explorer.ALL).odds("answers:1")) == {word("fate-times", n=2): 1}
    unknown = state.view(0).odds("answers:1")
    assert unknown.exact
    assert set(unknown.outcomes) == {word("fate-times", n=n) for n in range(4)}


@pytest.mark.parametrize(
    ("hand", "singles", "golds"),
    [(["phone", "phone"], 2, 1), (["gold"], 1, 1), (["gold", "phone"], 2, 1), (["silver", "phone", "gold"], 3, 2)],
)
def test_by_the_expert_rule_gold_takes_two_cards_to_answer(hand, singles, golds):
    state = at(["phone"], hand, rulings=EXPERT)
    assert exactly(state.view(1).odds("answers:1")) == {word("fate-times", n=singles): 1}
    assert exactly(state.view(1).odds("gold-answers:1")) == {word("fate-times", n=golds): 1}


@pytest.mark.parametrize(
    ("mine", "theirs", "fate"),
    [
        (["phone"], ["car"], SEAT[0]),
        (["phone"], ["silver"], SEAT[1]),
        (["phone", "phone"], ["silver"], SEAT[0]),
        (["land"], ["car"], word("fate-unarmed")),
    ],
)
def test_a_fight_goes_to_who_has_more_cards_for_it(mine, theirs, fate):
    state = at(mine, theirs)
    assert exactly(state.view(explorer.ALL).odds("raid:1")) == {fate: 1}


def test_a_fight_that_is_on_goes_on_from_where_it_stands():
    state = at(["phone", "phone", "land"], ["gold", "car"])
    state.play(next(move for move in state.legal_moves() if move.verb == "steal"))
    assert thief_of(state, 1) == 0
    assert exactly(state.view(explorer.ALL).odds("raid:1")) == {SEAT[0]: 1}
    assert exactly(state.view(1).odds("answers:1")) == {word("fate-times", n=1): 1}


def test_in_a_contest_the_seat_that_is_named_is_the_one_counted():
    state = at(["car", "phone", "phone"], ["phone", "silver", "car"])
    state.play("steal from seat 1 with phone")
    assert exactly(state.view(1).odds("answers:1")) == {word("fate-times", n=2): 1}
    state.play("answer phone")
    assert exactly(state.view(1).odds("answers:1")) == {word("fate-times", n=1): 1}, "it is not due, and holds a silver"
    assert exactly(state.view(0).odds("answers:1"))[word("fate-times", n=0)] < 1
    assert exactly(state.view(0).odds("answers:0")) == {word("fate-times", n=1): 1}, "for phones, not its own boats"
    assert "Seat 0" in state.view(0).odds("answers:0").text()


def test_a_gold_that_lies_is_for_the_seat_that_is_due_alone():
    state = at(["gold", "phone", "phone"], ["phone", "phone", "silver"], rulings=EXPERT)
    state.play("steal from seat 1 with gold")
    assert exactly(state.view(1).odds("answers:1")) == {word("fate-times", n=2): 1}, "two for the gold, then one"
    assert exactly(state.view(0).odds("answers:0")) == {word("fate-times", n=2): 1}, "nobody has laid gold against it"
    assert exactly(state.view(0).odds("gold-answers:0")) == {word("fate-times", n=1): 1}


def test_a_raid_says_what_it_brings_and_what_it_cost():
    worth = dict(zip(FULL.deck.kinds, FULL.rules(2).worth, strict=True))
    state = at(["phone", "phone"], ["silver", "car"])
    won = raid(state, 1)
    assert won.won
    assert (won.laid, won.spent) == (2, 2 * worth["phone"])
    assert won.gained == 4 * worth["phone"] + worth["silver"]
    assert won.owner_gained == -2 * worth["phone"]
    stopped = raid(state, 1, most=1)
    assert (stopped.won, stopped.laid, stopped.gained) == (False, 1, 0)
    assert stopped.owner_gained == worth["phone"] + worth["silver"]


def test_a_hand_answers_as_often_as_cards_go_round():
    rules = FULL.rules(2, EXPERT)
    silver, gold = FULL.deck.silver, FULL.deck.gold
    assert times(rules, (0, 0, silver, gold), 0, 2, 2) == 2
    assert times(rules, (0, 0, silver), 0, 2, 1) == 2
    assert times(rules, (), 0, 1, 1) == 0


@settings(max_examples=25, deadline=None)
@given(positions(games=("tiny",)), st.data())
def test_counted_prospects_are_those_of_every_deal_of_single_cards(state, data):
    if state.is_over:
        return
    viewer = data.draw(st.sampled_from(viewers(state)))
    view = state.view(viewer)
    worlds = every_world(state, viewer)
    total = sum(worlds.values())
    for topic in state.prospects():
        found: Counter = Counter()
        for hands, ways in worlds.items():
            world = state.copy()
            world.hands = list(hands)
            pool = Counter({kind: n for kind, n in enumerate(state.pool) if n})
            for hand in state.hands:
                pool.update(hand)
            for hand in hands:
                pool.subtract(hand)
            world.pool = tuple(pool[kind] for kind in range(len(state.pool)))
            if topic == "draw":
                size = sum(world.pool)
                for kind, n in enumerate(world.pool):
                    if n:
                        found[state.deck.words[kind]] += Fraction(ways * n, size)
            else:
                found[world.happen(topic, Random(0))] += ways
        counted = exactly(view.odds(topic, exact=True, most=1_000_000))
        assert counted == {outcome: Fraction(n) / total for outcome, n in found.items()}, topic


@settings(max_examples=20, deadline=None)
@given(positions())
def test_what_a_seat_cannot_know_changes_no_prospect(state):
    for viewer in viewers(state):
        world = next(state.view(viewer).worlds(Random(1)))
        mine, other = (all_odds(each.view(viewer), each.prospects(), worlds=20, most=300) for each in (state, world))
        assert {topic: odds.outcomes for topic, odds in mine.items()} == {t: o.outcomes for t, o in other.items()}


def test_sampled_and_counted_agree():
    view = at(["phone", "silver", "land"], ["phone", "gold", "car", "boat"]).view(0)
    for topic in view.prospects():
        counted = view.odds(topic)
        sampled = view.odds(topic, exact=False, worlds=4000, seed=5)
        assert (counted.exact, sampled.exact) == (True, False)
        for outcome, number in sampled.outcomes.items():
            spread = (float(counted.of(outcome)) * (1 - float(counted.of(outcome))) / 4000) ** 0.5
            assert abs(float(number) - float(counted.of(outcome))) <= 5 * spread + 1e-9


def test_two_hidden_hands_are_too_many_cases_for_a_small_bound():
    view = at(["phone"] * 3, ["car"] * 4).view(explorer.PUBLIC)
    with pytest.raises(Uncountable):
        view.odds("raid:1", exact=True, most=50)
    assert not view.odds("raid:1", most=50, worlds=50).exact


def test_prospects_say_themselves_in_both_languages():
    view = at(["phone", "silver"], ["phone", "gold", "car"], rulings=EXPERT).view(0)
    for odds in all_odds(view).values():
        for language in ("en", "ar"):
            assert "{" not in odds.text(language)
    least = "Supposed: both go on as long as they can, each laying the answer that is worth least."
    for exact in (True, False):
        assert view.odds("raid:1", exact=exact, worlds=20).text().endswith(least), "sampled odds suppose it, too"
    assert view.odds("raid:1").to_dict()["supposed"] == "supposed-least"
    assert view.odds("answers:1").supposed is None
    basic = at(["phone", "silver"], ["phone", "gold", "car"]).view(0)
    assert basic.odds("raid:1").text().endswith("Supposed: both go on as long as they can.")
    assert view.odds("answers:1").brief().startswith("How often Seat 1 can answer, as things stand: ")


def test_nothing_comes_once_the_match_is_over_and_tiny_decks_count_too():
    state = TINY.opening(2)
    state.play_out(Random(2))
    assert state.is_over
    assert state.prospects() == []
