"""Which readings are compared, and which wishes are refused by name before anything is played."""

from __future__ import annotations

import re
from typing import Any

import pytest

import explorer
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.grids import MOST_PLAYED, changed, readings_of

GAME = explorer.game("influence")


def asked(rulings: Any, base: Any = None, groups: int = 1, n: int = 100) -> list[dict[str, str]]:
    return [dict(reading) for reading in readings_of(GAME, rulings, base, groups, n)]


def test_a_ruling_is_compared_with_all_its_other_readings() -> None:
    assert asked("participant") == [{}, {"participant": "placed-cards"}, {"participant": "all-players"}]


def test_readings_that_need_a_secret_are_left_out_unless_they_are_named() -> None:
    assert asked("cancel-target") == [{}, {"cancel-target": "occupied"}]
    with pytest.raises(LaboratoryError, match="another seat's secret"):
        asked({"cancel-target": "colour-present"})


def test_several_rulings_are_compared_one_at_a_time() -> None:
    assert asked(["flip-target", "second-immunity"]) == [
        {},
        {"flip-target": "occupied"},
        {"second-immunity": "no-effect"},
    ]


def test_a_grid_is_every_combination_but_the_one_compared_with() -> None:
    grid = {"participant": ["valid-cards", "placed-cards"], "second-flip": ["illegal", "toggle"]}
    assert asked(grid) == [
        {},
        {"second-flip": "toggle"},
        {"participant": "placed-cards"},
        {"participant": "placed-cards", "second-flip": "toggle"},
    ]
    assert asked({"participant": "placed-cards"}) == [{}, {"participant": "placed-cards"}]


def test_readings_can_be_listed() -> None:
    listed = [{"participant": "placed-cards", "second-flip": "toggle"}, {"flip-target": "occupied"}]
    assert asked(listed) == [{}, *listed]


def test_another_reading_can_be_the_one_compared_with() -> None:
    base = {"participant": "placed-cards"}
    found = asked("participant", base)
    assert found == [base, {}, {"participant": "all-players"}]
    assert [changed(reading, found[0], GAME.rulebook) for reading in found[1:]] == [
        {"participant": "valid-cards"},
        {"participant": "all-players"},
    ]
    assert asked("flip-target", base) == [base, {**base, "flip-target": "occupied"}]


@pytest.mark.parametrize(
    ("rulings", "base", "key", "said"),
    [
        ("particpant", None, "rulings.particpant", "did you mean 'participant'?"),
        (["participant", "nothing"], None, "rulings[1].nothing", "unknown ruling; there are"),
        ({"participant": "nobody"}, None, "rulings.participant", "no reading 'nobody'"),
        ({"participant": ["valid-cards", 3]}, None, "rulings.participant", "no reading 3"),
        ({"participant": []}, None, "rulings.participant", "expected an option or a list of them, got []"),
        ({"participant": None}, None, "rulings.participant", "got None"),
        ({"participant": ["placed-cards"] * 2}, None, "rulings.participant[1]", "placed-cards stands there twice"),
        (["participant", "participant"], None, "rulings[1]", "participant stands there twice"),
        ([{"participant": "placed-cards"}] * 2, None, "rulings[1]", "the same reading as rulings[0]"),
        ([{"second-flip": "no"}], None, "rulings[0].second-flip", "no reading 'no'"),
        ({"participant": "valid-cards"}, None, "rulings", "this is only the reading to compare with"),
        ("partcipant", None, "rulings.partcipant", "did you mean 'participant'?"),
        ("all-players", None, "rulings.all-players", "it is a reading of participant"),
        ("random", None, "rulings.random", "it is a kind of player"),
        ("tactic-secrecy", None, "rulings", "another seat's secret would be needed to judge a move"),
        (GAME.rulebook.rulings, None, "rulings.tactic-leaves", "expected an option or a list of them, got a Ruling"),
        ([*GAME.rulebook.rulings.values()], None, "rulings", "got list of Ruling"),
        ([{}], None, "rulings", "this is only the reading to compare with"),
        ({}, None, "rulings", "this is only the reading to compare with"),
        ([], None, "rulings", "expected a ruling's id"),
        (None, None, "rulings", "got None"),
        (["participant", {}], None, "rulings", "expected a ruling's id"),
        ("participant", {"participant": "x"}, "base.participant", "no reading 'x'"),
        ("participant", ["participant"], "base", "a table of rulings"),
    ],
)
def test_what_does_not_fit_is_named(rulings: Any, base: Any, key: str, said: str) -> None:
    with pytest.raises(LaboratoryError, match=re.escape(said)) as refused:
        asked(rulings, base)
    assert refused.value.key == key


def test_a_grid_that_is_too_large_is_refused_with_its_size_before_it_is_written_out() -> None:
    book = GAME.rulebook
    everything = {r.id: [o.id for o in r.options.values() if not o.secret] for r in book.rulings.values()}
    with pytest.raises(LaboratoryError, match=r"would be [\d,]{9,} comparisons and [\d,]+ matches; at most 200") as no:
        asked(everything, groups=2)
    assert no.value.key == "rulings"
    assert "one ruling at a time" in str(no.value)


def test_too_many_matches_are_refused_with_how_many_would_do() -> None:
    with pytest.raises(LaboratoryError, match=rf"at most {MOST_PLAYED // 12:,} can be asked for") as no:
        asked("participant", groups=4, n=1_000_000)
    assert no.value.key == "n"
    assert asked("participant", groups=4, n=MOST_PLAYED // 12)
