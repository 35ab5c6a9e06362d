"""Odds of a position from a seat's knowledge: exact and sampled agree, and no hidden card shines through."""

from __future__ import annotations

import doctest
import json
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

import explorer
from explorer.core.errors import ExplorerError, Uncountable
from explorer.core.guards import seat_word
from explorer.core.words import word
from explorer.counting.numbers import Exact, Sampled, share
from explorer.counting.odds import all_odds, coming, described, rounded
from tests.rules.influence.random_play import at_turn, positions, viewers

ALL, PUBLIC = explorer.ALL, explorer.PUBLIC
BY_CHANCE = 1e-9
BURNED = word("fate-burned")


def village(**facts):
    """Orange 5 of seat 0 against a card of seat 1 on the village; everything else is in hand."""
    return at_turn("blue 7, radar", "flip", placed={"village": [["orange 5"], ["green 9"]]}, **facts)


def crowd():
    """Two cards of three seats each on the village: more cases than any bound here."""
    rows = [[f"{colour} {n}" for n in (1, 2)] for colour in ("blue", "green", "purple")]
    return at_turn("radar", "radar", "radar", placed={"village": rows, "oasis": [["blue 9"], ["blue 8"], []]})


# what there is to read


def test_the_list_of_outcomes_runs_from_the_right_where_the_language_does():
    """All of it is isolated, so that only a mark says which way it runs: the likeliest outcome comes first."""
    odds = village().view(0).odds("zone:village")
    listed = odds.brief("ar")
    assert "\u200f" in listed.partition(":")[2][:3]
    assert "\u200f" not in odds.brief("en")


def test_exact_odds_are_fractions_the_likeliest_first():
    odds = village().view(0).odds("zone:village")
    assert list(odds.outcomes) == [seat_word(1), seat_word(0), BURNED]
    assert [number.value for number in odds.outcomes.values()] == [Fraction(19, 38), Fraction(16, 38), Fraction(3, 38)]
    assert (odds.exact, odds.n, odds.why, odds.seat) == (True, 38, None, 0)
    assert sum(number.value for number in odds.outcomes.values()) == 1


def test_odds_say_themselves_with_fractions_and_how_they_were_counted():
    odds = village().view(0).odds("zone:village")
    line = "Village, as things stand: Seat 1: 50 %, Seat 0: 42.1 %, burned: 7.9 %"
    assert odds.brief() == line
    assert odds.text(names={seat_word(0): "Amal"}) == (
        "Village, as things stand: Seat 1: 50 % (1/2), Amal: 42.1 % (8/19), burned: 7.9 % (3/38)"
        " — counted over all 38 ways the hidden cards can lie."
    )
    assert str(odds) == odds.text()
    assert repr(odds) == f"<odds of zone:village: {odds.text()}>"
    arabic = odds.text("ar").translate(dict.fromkeys((0x200F, 0x2068, 0x2069)))
    assert arabic == (
        "القرية في الوضع الحالي: المقعد 1: 50 % (1/2)، المقعد 0: 42.1 % (8/19)، محروقة: 7.9 % (3/38)"
        " — بعدّ كل الطرق الممكنة لتوزّع البطاقات المخفية، وعددها 38."
    )


def test_sampled_odds_say_their_intervals_and_why_they_were_not_counted():
    odds = crowd().view(0).odds("zone:village", worlds=400, most=100)
    assert not odds.exact
    assert odds.why == word("uncountable-many", count=100)
    assert odds.n == 400
    assert odds.text().endswith(
        " — sampled: 400 worlds drawn from seed 0; each interval holds the true number at 95 % (Wilson score)."
        " Not counted: more than 100 cases."
    )
    first = next(iter(odds.outcomes.values()))
    assert f" {first.brief()}, " in odds.text()
    assert "≈" in odds.brief()
    asked = village().view(0).odds("zone:village", worlds=400, exact=False)
    assert asked.why is None
    assert "Not counted" not in asked.text()


def test_what_a_seat_gets_can_be_asked_even_when_it_gets_nothing():
    odds = village().view(0).odds("zone:oasis")
    assert odds.of(0) == Exact(Fraction(0), word("odds-counted", ways=1))
    assert village().view(0).odds("zone:village").of(1).value == Fraction(1, 2)
    sampled = crowd().view(0).odds("zone:oasis", worlds=50, seed="a", exact=False)
    assert sampled.of(2) == share(0, 50, "a")


def test_odds_go_to_json():
    exact = json.loads(json.dumps(village().view(0).odds("zone:village").to_dict()))
    assert exact["outcomes"][1] == {"outcome": "seat", "n": 0, "share": 8 / 19, "fraction": "8/19"}
    assert (exact["topic"], exact["exact"], exact["n"], exact["why"]) == ("zone:village", True, 38, None)
    sampled = json.loads(json.dumps(crowd().view(0).odds("zone:village", worlds=9, most=9).to_dict()))
    assert set(sampled["outcomes"][0]) == {"outcome", "n", "share", "low", "high", "level", "seed"}
    assert sampled["why"] == "uncountable-many"


def test_nothing_hidden_is_certain():
    state = village()
    for view, topic in ((state.view(ALL), "zone:village"), (state.view(ALL), "winner"), (state.view(1), "zone:oasis")):
        odds = view.odds(topic)
        assert odds.exact
        assert list(odds.outcomes.values()) == [Exact(Fraction(1), word("odds-counted", ways=1))]
    assert state.view(1).odds("zone:oasis").text() == (
        "Oasis, as things stand: no owner: 100 % — certain: no hidden card can change it."
    )


@pytest.mark.parametrize(
    ("value", "said"),
    [(Fraction(0), "0 %"), (Fraction(1, 300), "< 1 %"), (Fraction(61, 100), "61 %"), (Fraction(299, 300), "> 99 %"),
     (Fraction(1), "100 %")],
)  # fmt: skip
def test_a_rounded_share_never_looks_certain(value, said):
    assert rounded(Exact(value, word("odds-counted", ways=300))) == said


def test_a_rounded_sampled_share_says_that_it_is_about():
    assert [rounded(share(hits, 1000, 0)) for hits in (0, 3, 612, 999, 1000)] == [
        "≈ 0 %", "< 1 %", "≈ 61 %", "> 99 %", "≈ 100 %",
    ]  # fmt: skip


# how they are asked for


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"topic": "zone:moon"}, "there are: zone:village, zone:oasis, zone:valley, zone:island, zone:coast, winner"),
        ({"topic": "zone:vilage"}, "did you mean 'zone:village'?"),
        ({"topic": None}, "no odds of None; there are"),
        ({"topic": "score:0"}, "no odds of 'score:0'"),
        ({"worlds": 0}, "worlds: expected a whole number from 1 to 1,000,000, got 0"),
        ({"worlds": -5}, "worlds: .* got -5"),
        ({"worlds": True}, "worlds: .* got True"),
        ({"worlds": 10**7}, "worlds: .* got 10000000"),
        ({"worlds": 2.0}, "worlds: .* got 2.0"),
        ({"most": 0}, "most: expected a whole number from 1 to 1,000,000, got 0"),
        ({"most": "many"}, "most: .* got 'many'"),
        ({"seed": None}, "seed: expected a whole number or text, got None"),
        ({"seed": True}, "seed: .* got True"),
        ({"seed": 0.5}, "seed: .* got 0.5"),
        ({"exact": 1}, "exact: expected None, True or False, got 1"),
        ({"exact": "yes"}, "exact: .* got 'yes'"),
    ],
    ids=str,
)
def test_what_will_not_do_is_named(options, said):
    with pytest.raises(ExplorerError, match=said):
        village().view(0).odds(**{"topic": "winner", **options})


def test_a_game_without_stakes_says_that_it_has_none(monkeypatch):
    view = explorer.game("influence").start(players=2, seed=1).view(0)
    monkeypatch.setattr(type(view._state), "stakes", lambda s: [])
    with pytest.raises(ExplorerError, match="there are: none in this game"):
        view.odds("winner")


def test_who_insists_on_counting_is_told_why_it_cannot_be_done():
    view = crowd().view(0)
    with pytest.raises(Uncountable, match=r"^zone:village: more than 100 cases$") as refused:
        view.odds("zone:village", most=100, exact=True)
    assert refused.value.why.id == "uncountable-many"
    assert view.odds("zone:oasis", most=100, exact=True).exact


def test_a_sample_follows_its_seed():
    view = crowd().view(0)
    one, two = (view.odds("winner", worlds=100, seed=seed, exact=False) for seed in (1, 1))
    assert one == two
    assert any(view.odds("winner", worlds=100, seed=seed, exact=False).outcomes != one.outcomes for seed in (2, "x"))


def test_several_topics_share_one_sample_and_keep_their_order():
    view = crowd().view(0)
    found = all_odds(view, ["winner", "zone:village", "zone:oasis", "winner"], worlds=300, most=100)
    assert list(found) == ["winner", "zone:village", "zone:oasis"]
    assert [odds.exact for odds in found.values()] == [False, False, True]
    for topic in ("winner", "zone:village"):
        assert found[topic] == view.odds(topic, worlds=300, most=100)
    assert list(all_odds(view, worlds=1)) == view.stakes()
    assert described(view, found).splitlines() == [*view.describe().splitlines(), *(o.brief() for o in found.values())]


# the laws


@given(positions(), st.integers(0, 1000))
def test_a_sample_comes_out_as_the_exact_odds_say(state, seed):
    for viewer in (*viewers(state), ALL):
        view = state.view(viewer)
        counted = all_odds(view, worlds=1, most=300)
        sampled = all_odds(view, worlds=300, seed=seed, exact=False)
        for topic, odds in counted.items():
            if not odds.exact:
                continue
            for outcome in {*odds.outcomes, *sampled[topic].outcomes}:
                exact, drawn = odds.outcomes.get(outcome), sampled[topic].outcomes.get(outcome)
                assert exact is not None, f"{outcome} was drawn, but is not counted at all"
                hits = 0 if drawn is None else int(drawn.value * 300)
                assert binomtest(hits, 300, float(exact)).pvalue > BY_CHANCE


@given(positions(over=False), st.integers(0, 10**6))
def test_odds_do_not_change_with_a_card_that_the_seat_cannot_know(state, luck):
    for viewer in viewers(state):
        view = state.view(viewer)
        other = view.sample_world(Random(luck)).view(viewer)
        one, two = (all_odds(each, worlds=25, most=100) for each in (view, other))
        assert one == two
        assert [odds.text() for odds in one.values()] == [odds.text() for odds in two.values()]


@given(positions())
def test_odds_add_up_to_one_and_touch_nothing(state):
    before = state.to_dict()
    for viewer in (*viewers(state), ALL):
        for odds in all_odds(state.view(viewer), worlds=20, most=50).values():
            assert sum(number.value for number in odds.outcomes.values()) == 1
            values = [number.value for number in odds.outcomes.values()]
            assert values == sorted(values, reverse=True)
            assert all(isinstance(number, Exact if odds.exact else Sampled) for number in odds.outcomes.values())
    assert state.to_dict() == before


def test_the_page_on_odds_says_what_comes_out(repository):
    results = doctest.testfile(str(repository / "docs" / "odds.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_odds_are_asked_of_a_seat_or_of_another_outcome():
    state = explorer.game("influence").state(
        {
            "players": 2,
            "zones": ["village", "oasis", "valley", "island", "coast"],
            "hands": [["blue 7", "radar"], ["flip"]],
            "placed": {"village": [["orange 5"], ["green 9"]]},
        }
    )
    odds = state.view(0).odds("zone:village")
    assert odds.of("burned") == odds.of("fate-burned") == odds.outcomes[word("fate-burned")]
    assert odds.of(0) == odds.of(seat_word(0))
    assert float(state.view(0).odds("zone:oasis").of(1)) == 0
    for outcome in (7, -1, "nobody", "Amina", True, None, 0.5):
        with pytest.raises(explorer.ExplorerError, match="a seat from 0 to 1, 'burned'"):
            odds.of(outcome)


def test_a_count_is_asked_for_by_its_number_and_is_no_seat():
    table = {"players": 2, "hands": [["5"], ["mirror", "9"]], "pile": ["mirror", "7"]}
    held = explorer.game("hundred").state(table).view(0).odds("holds-mirror:1")
    assert [held.of(n).value for n in range(4)] == [Fraction(1, 6), Fraction(2, 3), Fraction(1, 6), 0]
    with pytest.raises(explorer.ExplorerError, match="no such outcome of holds-mirror:1: -1"):
        held.of(-1)


def test_what_may_come_is_kept_apart_from_how_things_stand():
    state = explorer.game("hundred").state({"players": 2, "hands": [["5"], ["mirror", "9"]]})
    odds = all_odds(state.view(0))
    assert list(odds) == [*state.view(0).stakes(), *state.view(0).prospects()]
    told = [each.topic for each in coming(odds)]
    assert "draw" in told
    assert "holds-mirror:1" in told
    assert "holds-mirror:0" not in told, "the own hand is known"
    assert "The next card" not in described(state.view(0), odds)
    assert state.view(0).odds("draw", exact=False, worlds=50).n == 50
    assert village().view(0).prospects() == []
    with pytest.raises(Uncountable):
        village().prospect("draw", 0, 100)
