"""Positions as JSON: written, read back, and every mistake named."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.core.errors import FileError, PositionError, RulingError
from explorer.core.state import CHANCE
from explorer.rules.smashup import GAME
from tests.rules.smashup.random_play import check_cards
from tests.rules.smashup.spoiling import spoil
from tests.rules.smashup.table import FACTIONS, FACTORY, MALL, OASIS, lay, random_game, say, settle, step

GOOD: dict[str, Any] = {
    "players": 2,
    "factions": FACTIONS[:2],
    "bases": [FACTORY, MALL, OASIS],
    "minions": [{"card": "shinobi-1", "base": FACTORY}],
    "hands": [["king-rex-1"], []],
}
HAND = list(GAME.kit.tokens[20:31])
PLAY, CHECK = {"step": "turn.play", "seat": 0}, {"step": "turn.check", "seat": 0}
SCORE = {"step": "score.open", "seat": 0, "memo": {"base": GAME.kit.base_tokens.index(FACTORY)}}
SETTLE = {"step": "action.settle", "seat": 0, "source": GAME.kit.numbers["howl-1"]}
CHOOSE = {"text": "laseratops.play", "at": 0, "me": 1, "here": 0, "picks": []}
CHOOSING = {"step": "do.choose", "seat": 0, "source": GAME.kit.numbers["laseratops-1"], "memo": CHOOSE}


def test_what_is_left_out_is_as_at_the_start_of_a_turn() -> None:
    s = GAME.state(GOOD)
    assert (s.actor, step(s), s.vp) == (0, "turn.play", [0, 0])
    assert len(s.pools[0]) == len(s.own_cards(0)) - 2
    assert GAME.state(json.loads(json.dumps(s.to_dict()))) == s


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"hands": [["shinobi-1"], []]}, "hands"),
        ({"hands": [["warbot-1"], []]}, "hands"),
        ({"hands": [["joker-1"], []]}, "hands"),
        ({"hands": [["ii-shinobi-1"], []]}, "hands"),
        ({"hands": [[]]}, "hands"),
        ({"known": [["howl-1"], []]}, "known"),
        ({"glimpses": [[0, "king-rex-1"]]}, "glimpses"),
        ({"private": ["howl-1"]}, "private"),
        ({"factions": [["dinosaurs", "ninjas"], ["ninjas", "robots"]]}, "factions"),
        ({"factions": [["dinosaurs"], ["aliens", "robots"]]}, "factions"),
        ({"factions": [["dinosaurs", "knights"], ["aliens", "robots"]]}, "factions"),
        ({"bases": [FACTORY, FACTORY, OASIS]}, "bases"),
        ({"bases": ["moon"]}, "bases"),
        ({"bases": [FACTORY, MALL, OASIS, "tar-pits"]}, "bases"),
        ({"bases": [FACTORY, MALL]}, "bases"),
        ({"base_tops": [FACTORY]}, "base_tops"),
        ({"base_tops": ["tortuga", "tortuga"]}, "base_tops"),
        ({"base_tops": ["tortuga"], "base_seer": 2}, "base_seer"),
        ({"base_discards": [FACTORY]}, "bases"),
        ({"base_discards": ["tortuga"], "base_tops": ["tortuga"]}, "base_tops"),
        ({"turn": 0}, "turn"),
        ({"base_shuffles": -1}, "base_shuffles"),
        ({"lives": -1}, "lives"),
        ({"used": ["nothing"]}, "used"),
        ({"vp": [-1, 0]}, "vp"),
        ({"vp": [15, 0], "rulings": {"victory-when": "at-once"}}, "vp"),
        ({"hands": [HAND, []], "minions": [], "rulings": {"hand-limit-when": "always"}}, "hands"),
        ({"factions": [["dinosaurs", "ninjas"], ["aliens", "robots"], ["pirates", "zombies"]]}, "factions"),
        ({"minions": [{"card": "shinobi-1"}]}, "minions[0].base"),
        ({"minions": [{"card": "shinobi-1", "base": FACTORY}] * 2}, "minions[1].card"),
        ({"minions": [{"card": c, "base": FACTORY, "life": 1} for c in ("shinobi-1", "howl-1")]}, "minions[1]"),
        ({"bases": [FACTORY, MALL], "stack": [{"step": "turn.play", "seat": 0}]}, "stack[0].step"),
        ({"active": 2}, "active"),
        ({"vp": [1]}, "vp"),
        ({"minions": [{"card": "howl-1", "base": FACTORY}]}, "minions[0].card"),
        ({"minions": [{"card": "shinobi-1", "base": "tar-pits"}]}, "minions[0].base"),
        ({"minions": [{"card": "shinobi-1", "base": FACTORY, "seat": 4}]}, "minions[0].seat"),
        ({"minions": [{"card": "shinobi-1", "base": FACTORY, "life": 0}]}, "minions[0].life"),
        ({"attached": [{"card": "howl-1", "base": FACTORY}]}, "attached[0].card"),
        ({"attached": [{"card": "upgrade-1", "on": "king-rex-1"}]}, "attached[0].on"),
        ({"attached": [{"card": "upgrade-1", "base": FACTORY}]}, "attached[0].base"),
        ({"attached": [{"card": "upgrade-1"}]}, "attached[0].on"),
        ({"attached": [{"card": "upgrade-1", "on": "shinobi-1", "base": FACTORY}]}, "attached[0].on"),
        ({"attached": [{"card": "infiltrate-1", "on": "shinobi-1"}]}, "attached[0].on"),
        ({"attached": [{"card": "infiltrate-1", "base": "tar-pits"}]}, "attached[0].base"),
        ({"attached": [{"card": "infiltrate-1", "base": FACTORY, "note": 8}]}, "attached[0].note"),
        ({"effects": [{"kind": "power", "target": 9, "ends": "turn"}]}, "effects[0].target"),
        ({"effects": [{"kind": "joy", "target": 1, "ends": "turn"}]}, "effects[0].kind"),
        ({"effects": [{"kind": "ignores", "target": 8, "amount": 2, "ends": "start"}]}, "effects[0].amount"),
        ({"effects": [{"kind": "breakpoint", "target": 0, "ends": "turn"}]}, "effects[0].target"),
        ({"plays": [{"kind": "spell"}]}, "plays[0].kind"),
        ({"plays": [{"kind": "minion", "seat": 2}]}, "plays[0].seat"),
        ({"plays": [{"kind": "minion", "card": "howl-1"}]}, "plays[0].card"),
        ({"plays": [{"kind": "minion", "most": -2}]}, "plays[0].most"),
        ({"plays": [{"kind": "minion", "life": -1}]}, "plays[0].life"),
        ({"plays": "all"}, "plays"),
        ({"stack": [{"step": "play.enter", "seat": 0, "memo": {"card": 9, "base": 0}}]}, "stack[0].step"),
        ({"stack": [{"step": "act.next", "seat": 0}]}, "stack[0].memo.text"),
        ({"stack": [{"step": "turn.play", "seat": 1}]}, "stack[0].seat"),
        ({"stack": [{"step": "turn.play"}]}, "stack[0].seat"),
        ({"stack": [{"step": "action.discard", "seat": 0, "source": 3}]}, "stack[0].source"),
        ({"stack": [CHECK, {"step": "score.open", "seat": 0, "memo": {"base": 44}}]}, "stack[1].memo.base"),
        ({"stack": [{"step": "score.open", "seat": 0, "memo": {"base": 0}}]}, "stack[0].step"),
        ({"stack": [CHECK, SCORE, SCORE]}, "stack[2].step"),
        ({"stack": [PLAY, PLAY]}, "stack[1].step"),
        ({"aside": ["howl-1"], "stack": [PLAY, SETTLE, SETTLE]}, "stack[2].source"),
        ({"stack": [{"step": "draw.lot", "seat": 0, "source": 999, "memo": {"left": 1}}]}, "stack[0].source"),
        ({"stack": [{**CHOOSING, "memo": {**CHOOSE, "text": "joke"}}]}, "stack[0].memo.text"),
        ({"stack": [{**CHOOSING, "memo": {**CHOOSE, "at": 1}}]}, "stack[0].memo.at"),
        ({"stack": [{**CHOOSING, "step": "do.base"}]}, "stack[0].memo.at"),
        ({"stack": [{**CHOOSING, "source": -1}]}, "stack[0].source"),
        ({"stack": [{**CHOOSING, "source": GAME.kit.numbers["howl-1"]}]}, "stack[0].source"),
        ({"stack": [{**CHOOSING, "memo": {**CHOOSE, "picks": [9]}}]}, "stack[0].memo.picks"),
        ({"stack": [{**CHOOSING, "memo": {**CHOOSE, "picks": [1, 1]}}]}, "stack[0].memo.picks"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_every_mistake_is_named(change: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        GAME.state({**GOOD, **change})
    assert key in str(error.value)


@cache
def real_positions() -> list[dict[str, Any]]:
    """Return positions of matches played at random, for two to four players, as they are written."""
    rng = Random(5)
    return [s.to_dict() for seed in range(6) for s, _ in random_game(seed, 2 + seed % 3) if rng.random() < 0.1]


def read(position: dict[str, Any]) -> Any:
    """Return the position, None where it is refused; what refuses it names the entry."""
    try:
        return GAME.state(position)
    except (FileError, PositionError, RulingError) as error:
        if not error.key:
            raise
        return None


@given(seed=st.integers(0, 10**9))
def test_a_position_spoiled_anywhere_is_refused_by_name_or_is_another_position(seed: int) -> None:
    """What is read comes back the same when it is written, holds every card once, and can be played on."""
    rng = Random(seed)
    for _ in range(5):
        s = read(spoil(rng.choice(real_positions()), rng))
        if s is None:
            continue
        assert GAME.state(json.loads(json.dumps(s.to_dict()))).to_dict() == s.to_dict()
        for _ in range(20):
            if s.is_over:
                break
            check_cards(s)
            moves = s.legal_moves()
            assert moves
            s.apply(s.sample_chance(rng) if s.actor == CHANCE else rng.choice(moves))


def test_a_base_past_its_breakpoint_outside_scoring_says_that_it_will_score() -> None:
    s = lay({OASIS: ["king-rex-1", "laseratops-1", "shinobi-1"]})
    found = s.explain(f"base:{OASIS}")
    assert (found.facts["total"], found.facts["breakpoint"]) == (14, 12)
    assert "It scores when the bases are next checked" in found.text("en")
    assert say(s, "done")[:2] == ["scoring", "gained"]


def test_a_hand_over_the_limit_is_discarded_to_ten_at_the_end_of_the_turn() -> None:
    s = lay(hands={0: list(GAME.kit.tokens[20:32])}, factions=[["dinosaurs", "ninjas"], ["aliens", "robots"]])
    s.play("done")
    settle(s)
    assert step(s) == "hand.discard"
    while s.actor == 0:
        s.play(s.legal_moves()[0])
    assert len(s.hands[0]) == GAME.kit.limit


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("war-raptor", "did you mean 'war-raptor-1'?"),
        ("War Raptor", "did you mean 'war-raptor-1'?"),
        ("king rexx", "did you mean 'king-rex-1'?"),
        ("x", "those that take part are written like 'king-rex-1'"),
        (3, "those that take part are written like 'king-rex-1'"),
    ],
)
def test_an_unknown_card_is_answered_with_one_that_takes_part(token: object, said: str) -> None:
    position = {**GOOD, "factions": [["dinosaurs", "ninjas"], ["pirates", "robots"]], "hands": [[token], []]}
    with pytest.raises(FileError, match=re.escape(f"unknown card {token!r}; {said}")):
        GAME.state(position)
