"""Positions as JSON: written, read back, and every mistake named."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from explorer.core.errors import ExplorerError, FileError
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import FACTIONS, FACTORY, MALL, OASIS, random_game, step

GOOD: dict[str, Any] = {
    "players": 2,
    "factions": FACTIONS[:2],
    "bases": [FACTORY, MALL, OASIS],
    "minions": [{"card": "shinobi-1", "base": FACTORY}],
    "hands": [["king-rex-1"], []],
}
CHOOSE = {"text": "laseratops.play", "at": 0, "me": 1, "here": 0, "picks": []}


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
        ({"bases": [FACTORY, MALL], "stack": [{"step": "turn.play", "seat": 0}]}, "stack[0].step"),
        ({"active": 2}, "active"),
        ({"vp": [1]}, "vp"),
        ({"minions": [{"card": "howl-1", "base": FACTORY}]}, "minions[0].card"),
        ({"minions": [{"card": "shinobi-1", "base": "tar-pits"}]}, "minions[0].base"),
        ({"minions": [{"card": "shinobi-1", "base": FACTORY, "seat": 4}]}, "minions[0].seat"),
        ({"minions": [{"card": "shinobi-1", "base": FACTORY, "life": 0}]}, "minions[0].life"),
        ({"attached": [{"card": "howl-1", "base": FACTORY}]}, "attached[0].card"),
        ({"attached": [{"card": "upgrade-1", "on": "king-rex-1"}]}, "attached[0].on"),
        ({"attached": [{"card": "upgrade-1", "base": "tar-pits"}]}, "attached[0].base"),
        ({"effects": [{"kind": "power", "target": 9, "ends": "turn"}]}, "effects[0].target"),
        ({"effects": [{"kind": "joy", "target": 1, "ends": "turn"}]}, "effects[0].kind"),
        ({"plays": [{"kind": "spell"}]}, "plays[0].kind"),
        ({"stack": [{"step": "play.enter", "seat": 0, "memo": {"card": 9, "base": 0}}]}, "stack[0].step"),
        ({"stack": [{"step": "act.next", "seat": 0}]}, "stack[0].memo.text"),
        ({"stack": [{"step": "turn.play", "seat": 1}]}, "stack[0].seat"),
        ({"stack": [{"step": "turn.play"}]}, "stack[0].seat"),
        ({"stack": [{"step": "action.discard", "seat": 0, "source": 3}]}, "stack[0].source"),
        ({"stack": [{"step": "score.open", "seat": 0, "memo": {"base": 44}}]}, "stack[0].memo.base"),
        ({"stack": [{"step": "draw.lot", "seat": 0, "source": 999, "memo": {"left": 1}}]}, "stack[0].source"),
        ({"stack": [{"step": "do.choose", "seat": 0, "memo": {**CHOOSE, "text": "joke"}}]}, "stack[0].memo.text"),
        ({"stack": [{"step": "do.choose", "seat": 0, "memo": {**CHOOSE, "at": 1}}]}, "stack[0].memo.at"),
        ({"stack": [{"step": "do.base", "seat": 0, "memo": CHOOSE}]}, "stack[0].memo.at"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_every_mistake_is_named(change: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        GAME.state({**GOOD, **change})
    assert key in str(error.value)


def test_a_position_spoiled_anywhere_is_refused_by_name_or_can_be_played() -> None:
    """Every entry of memos and stacks of real positions, replaced by junk or left out, one at a time."""
    rng, tried = Random(3), 0
    for seed in range(8):
        for s, _ in random_game(seed, 2):
            if len(s.stack) < 2 or rng.random() < 0.6:
                continue
            saved = json.loads(json.dumps(s.to_dict()))
            frame = rng.choice(saved["stack"])
            part = frame.get("memo") or frame
            key = rng.choice(sorted(part))
            junk = rng.choice([None, "x", -7, 10**6, [], [0], {"a": 1}])
            if junk is None:
                del part[key]
            else:
                part[key] = junk
            tried += 1
            try:
                spoiled = GAME.state(saved)
            except ExplorerError:
                continue
            for _ in range(30):
                if spoiled.is_over:
                    break
                moves = spoiled.legal_moves()
                assert moves
                spoiled.apply(rng.choice(moves))
    assert tried > 100
