"""Every card and base is declared, briefly, and has a scene of its own."""

from __future__ import annotations

import inspect
import re

import pytest

from explorer.core.steps import END
from explorer.matches.scenes import load_scene, scene_names
from explorer.rules.smashup import GAME
from explorer.rules.smashup.abilities import Ability
from explorer.rules.smashup.factions import CARDS, MODULES, SITES, VERBS
from explorer.rules.smashup.fits import AMOUNTS, BARS, BONUSES, CONCERNS, FITS, SCORES, WHENS


def test_all_cards_and_bases_of_the_box_are_declared() -> None:
    assert len(CARDS) == 94
    assert len(SITES) == 16
    assert len(GAME.kit.box) == 160
    assert {kind.id for kind in GAME.kit.kinds} == set(CARDS)
    assert set(GAME.kit.base_tokens) == set(SITES)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_a_card_takes_fewer_than_ten_lines(module: object) -> None:
    source = inspect.getsource(module)  # type: ignore[arg-type]
    start = re.search(r"^CARDS\b", source, re.MULTILINE)
    assert start is not None
    declared = source[start.start() :].split("\n\n", 1)[0]
    entries = re.split(r'^    (?="[a-z-]+": (?:Ability|Site)\()', declared, flags=re.MULTILINE)[1:]
    assert entries
    assert max(entry.rstrip().count("\n") + 1 for entry in entries) < 10


def test_every_card_and_base_has_a_scene_that_is_about_it() -> None:
    about = {clause for name in scene_names("smashup") for clause in load_scene(name).clauses}
    assert {*CARDS, *SITES} - about == set()


def test_every_name_in_a_program_is_defined() -> None:
    for text in GAME.programs.values():
        for do in text.program:
            assert do.verb in VERBS, text.clause
            assert not do.when or do.when in WHENS
            assert not do.each_base or do.each_base in FITS
            amounts = [do.amount, *([do.target.most, do.target.less, do.target.fit] if do.target else [])]
            assert all(a in {**AMOUNTS, **FITS} for a in amounts if isinstance(a, str) and a), text.clause
    for ability in CARDS.values():
        assert not ability.bars or ability.bars in BARS
        assert all(isinstance(bonus.amount, int) or bonus.amount in BONUSES for bonus in ability.power)
        assert all(trigger.concerns in CONCERNS for trigger in ability.triggers)
    for site in SITES.values():
        assert not site.scores or site.scores in SCORES


def test_a_card_without_a_text_is_only_king_rex() -> None:
    assert [id for id, ability in CARDS.items() if ability == Ability()] == ["king-rex"]


def test_no_flow_leads_to_a_step_that_is_not_there() -> None:
    ids = {step.id for step in GAME.steps}
    for step in GAME.steps:
        assert all(name == END or f"{step.flow}.{name}" in ids for name in (*step.then, step.skip or END))
