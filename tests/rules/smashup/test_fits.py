"""What cards say in words of their own: every name has its words, and those that several factions need hold."""

from __future__ import annotations

import pytest

from explorer.core.steps import Frame
from explorer.rules.smashup import GAME
from explorer.rules.smashup.fits import AMOUNTS, BARS, CONCERNS, FITS, SCORES, WHENS, here
from tests.rules.smashup.table import FACTORY, MALL, lay

TABLES = {"amount": AMOUNTS, "bar": BARS, "concern": CONCERNS, "fit": FITS, "site-scores": SCORES, "when": WHENS}


@pytest.mark.parametrize("language", ["en", "vi"])
def test_every_name_can_be_read_out(language: str) -> None:
    words = GAME.words(language)
    ids = [f"{table}-{name}" for table, names in TABLES.items() for name in names]
    assert [id for id in ids if not words.knows(id, "")] == []


def test_a_card_is_where_it_lies_or_where_it_was_when_its_text_began() -> None:
    s = lay({FACTORY: ["scout-1"]})
    (scout,) = s.minions
    frame = Frame(0, 1, memo={"me": scout.life, "here": scout.base})
    s.move_minion(scout, s.bases[1])
    assert here(s, frame) == s.bases[1]
    s.leave(s.minions[0])
    assert here(s, frame) == scout.base


def test_bases_with_minions_of_yours_are_told_from_those_without() -> None:
    s = lay({FACTORY: ["scout-1"], MALL: ["king-rex-1"]})
    seen = {name: [b for b in s.bases if FITS[name](s, Frame(0, 0), b)] for name in ("with-yours", "without-yours")}
    assert seen["with-yours"] == [s.minions[1].base]
    assert sorted(seen["with-yours"] + seen["without-yours"]) == sorted(s.bases)


def test_what_waits_for_others_minions_is_not_set_off_by_its_own_nor_by_those_before() -> None:
    s = lay({FACTORY: ["scout-1", "leprechaun-1", "gnome-1", "warbot-1"], MALL: ["zapbot-1"]}, players=3,
            bases=(FACTORY, MALL, "tar-pits", "tortuga"))  # fmt: skip
    before, leprechaun, own, after, elsewhere = s.minions
    assert [CONCERNS["others-play-here"](s, leprechaun, m) for m in (before, own, after, elsewhere)] == [
        False, False, True, False,
    ]  # fmt: skip
