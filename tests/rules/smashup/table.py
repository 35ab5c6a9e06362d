"""Positions for these tests: a table laid with minions, hands and decks, and moves played on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from explorer.core.state import CHANCE
from explorer.rules.smashup import GAME

OASIS, PITS, BRAIN = "jungle-oasis", "tar-pits", "central-brain"
CAVE, MALL, FACTORY = "cave-of-shinies", "rhodes-plaza-mall", "factory"
FACTIONS = [["dinosaurs", "ninjas"], ["aliens", "robots"], ["pirates", "tricksters"]]


def lay(
    minions: Mapping[str, Sequence[str]] | None = None,
    *,
    bases: Sequence[str] = (FACTORY, MALL, OASIS),
    players: int = 2,
    **facts: Any,
) -> Any:
    """Return a position: minions by base (in the order in which they came), other facts as in JSON.

    Hands, tops, … are given as {seat: [cards]}; seat 0 is about to play cards unless there is a stack. Seat 0 has
    dinosaurs and ninjas, seat 1 aliens and robots, seat 2 pirates and tricksters, unless something else is said.
    """
    position: dict[str, Any] = {"players": players, "bases": list(bases), "factions": FACTIONS[:players]}
    position["minions"] = [{"card": card, "base": base} for base, cards in (minions or {}).items() for card in cards]
    for key, value in facts.items():
        if isinstance(value, dict) and key not in ("rulings",):
            value = [list(value.get(seat, [])) for seat in range(players)]
        position[key] = value
    return GAME.state(position)


def say(s: Any, *moves: str) -> list[str]:
    """Play moves one after another and return the kinds of the events they brought."""
    told = []
    for move in moves:
        told += [event.kind for event in s.play(move)]
    return told


def settle(s: Any, seed: int = 0) -> None:
    """Let chance answer until a seat is asked."""
    rng = Random(seed)
    while s.actor == CHANCE:
        s.play(s.sample_chance(rng))


def texts(s: Any) -> set[str]:
    """Return the legal moves as they are written."""
    return {str(move) for move in s.legal_moves()}


def step(s: Any) -> str:
    """Return the id of the step that asks."""
    return str(s.rules.steps[s.stack[-1].at].id)


def on(s: Any, base: str) -> list[str]:
    """Return the cards of the minions on a base."""
    return [s.kit.tokens[m.card] for m in s.on(s.kit.base_tokens.index(base))]


def named(s: Any, cards: Sequence[int]) -> list[str]:
    """Return cards as they are written."""
    return [s.kit.tokens[card] for card in cards]


def refusal(s: Any, move: str) -> list[str]:
    """Return the ids of the reasons for which a move is refused."""
    verdict = s.verdict(move)
    assert not verdict.legal
    return [reason.id.removeprefix("guard-") for reason in verdict.reasons]


def played_out(seed: int, players: int, rulings: Mapping[str, str] | None = None) -> tuple[Any, list[str]]:
    """Return the last position of a match played at random, and the log of its moves."""
    log, last = [], None
    for s, move in random_game(seed, players, rulings):
        log.append(str(move))
        last = s
    return last, log


def random_game(seed: int, players: int, rulings: Mapping[str, str] | None = None, most: int = 3000) -> Any:
    """Yield the positions of a match played at random, each before its move, as (state, move)."""
    s, rng = GAME.start(players, seed=seed, rulings=rulings), Random(seed)
    for _ in range(most):
        if s.is_over:
            break
        move = s.sample_chance(rng) if s.actor == CHANCE else rng.choice(s.legal_moves())
        yield s, move
        s.apply(move)
