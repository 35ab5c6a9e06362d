"""Positions as JSON: written, read back, and every mistake named."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from explorer.core.errors import ExplorerError, FileError
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, random_game, step

GOOD: dict[str, Any] = {
    "players": 2,
    "bases": [FACTORY, MALL, OASIS],
    "minions": [{"card": "p0-shinobi-1", "base": FACTORY}],
    "hands": [["p0-gremlin-1"], []],
}


def test_what_is_left_out_is_as_at_the_start_of_a_turn() -> None:
    s = GAME.state(GOOD)
    assert (s.actor, step(s), s.vp, len(s.pools[0])) == (0, "turn.play", [0, 0], 22)
    assert GAME.state(json.loads(json.dumps(s.to_dict()))) == s


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"hands": [["p0-shinobi-1"], []]}, "hands"),
        ({"hands": [["p1-shinobi-1"], []]}, "hands"),
        ({"hands": [["p0-joker-1"], []]}, "hands"),
        ({"hands": [[]]}, "hands"),
        ({"known": [["p0-warbot-1"], []]}, "known"),
        ({"bases": [FACTORY, FACTORY, OASIS]}, "bases"),
        ({"bases": ["moon"]}, "bases"),
        ({"bases": [FACTORY, MALL, OASIS, "tar-pits"]}, "bases"),
        ({"bases": [FACTORY, MALL]}, "bases"),
        ({"bases": [FACTORY, MALL], "stack": [{"step": "turn.play", "seat": 0}]}, "stack[0].step"),
        ({"stack": [{"step": "score.open", "seat": 0, "memo": {"base": 1}}]}, "stack[0].memo.base"),
        ({"active": 2}, "active"),
        ({"vp": [1]}, "vp"),
        ({"lives": 0}, "lives"),
        ({"minions": [{"card": "p0-powderkeg-1", "base": FACTORY}]}, "minions[0].card"),
        ({"minions": [{"card": "p0-shinobi-1", "base": "tar-pits"}]}, "minions[0].base"),
        ({"minions": [{"card": "p0-shinobi-1", "base": FACTORY, "seat": 4}]}, "minions[0].seat"),
        ({"minions": [{"card": "p0-shinobi-1", "base": FACTORY, "life": 0}]}, "minions[0].life"),
        ({"plays": [{"kind": "spell"}]}, "plays[0].kind"),
        ({"stack": [{"step": "play.enter", "seat": 0, "memo": {"card": 99, "base": 0}}]}, "stack[0].step"),
        ({"stack": [{"step": "mass.next", "seat": 0}]}, "stack[0].memo.lives"),
        ({"stack": [{"step": "mass.next", "seat": 0, "memo": {"lives": ["x"]}}]}, "stack[0].memo.lives"),
        ({"stack": [{"step": "turn.play", "seat": 1}]}, "stack[0].seat"),
        ({"stack": [{"step": "turn.play"}]}, "stack[0].seat"),
        ({"stack": [{"step": "action.discard", "seat": 0, "source": 3}]}, "stack[0].source"),
        ({"stack": [{"step": "score.open", "seat": 0, "memo": {"base": 44}}]}, "stack[0].memo.base"),
        ({"stack": [{"step": "buccaneer.where", "seat": 0, "memo": {"me": 0}}]}, "stack[0].step"),
        ({"stack": [{"step": "draw.lot", "seat": 0, "source": 999, "memo": {"left": 1}}]}, "stack[0].source"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_mistake_names_its_key(change: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        GAME.state({**GOOD, **change})
    assert error.value.key == key


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_stack_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = Random(seed)
    wrong = [None, -5, 99, "x", [], [0], [[1, 2]], {}, True]
    for s, _ in random_game(seed, 2 + seed):
        saved = json.loads(json.dumps(s.to_dict()))
        if not s.stack[-1].memo and rng.random() < 0.8:
            continue
        frame = rng.choice(saved["stack"])
        inside = frame.get("memo") or frame
        key = rng.choice(sorted(inside))
        if rng.random() < 0.3:
            del inside[key]
        else:
            inside[key] = rng.choice(wrong)
        try:
            damaged = GAME.state(saved)
        except ExplorerError:
            continue
        for _ in range(30):
            if damaged.is_over:
                break
            moves = damaged.legal_moves()
            assert moves
            damaged.apply(rng.choice(moves))


def test_a_played_action_lies_aside_until_it_is_done() -> None:
    s = lay({FACTORY: ["p0-gremlin-1"]}, hands={0: ["p0-powderkeg-1"]})
    s.play("play p0-powderkeg-1")
    assert s.to_dict()["aside"] == ["p0-powderkeg-1"]
    assert GAME.state(s.to_dict()).digest() == s.digest()
