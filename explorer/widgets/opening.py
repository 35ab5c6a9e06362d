"""What can be explored, made a match: a game, a position, a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.game import Game
from explorer.core.luck import Tape
from explorer.core.registry import find_game
from explorer.core.state import State
from explorer.matches.match import Match, new_match
from explorer.matches.scenes import Scene, load_scene
from explorer.matches.seating import HUMAN
from explorer.matches.staging import opening_of

PROGRAM = "greedy"
DEFAULT_PLAYERS = (HUMAN, PROGRAM)


def match_of(
    what: Any, players: Sequence[str] | int, seed: int | str | None, rulings: Mapping[str, str] | None
) -> Match:
    """Return the match to explore; a match given is explored itself.

    Unless players were chosen, the person sits at the seat that is asked and programs take the others.
    Raises ExplorerError for anything that is neither game, match, position, scene nor the name of one.
    """
    if isinstance(what, str):
        what = load_scene(what) if "/" in what or what.endswith(".toml") else find_game(what)
    if isinstance(what, Match):
        return what
    if isinstance(what, Scene):
        what = opening_of(what, frozenset(), Tape(what.seed))
    if isinstance(what, Game):
        low, high = what.players_range
        chosen = _seated(0, min(max(low, 2), high)) if players is DEFAULT_PLAYERS else players
        return new_match(what, chosen, seed=seed, rulings=rulings)
    if isinstance(what, State):
        asked = what.actor if what.actor is not None and what.actor >= 0 else 0
        chosen = _seated(asked, what.players) if players is DEFAULT_PLAYERS else players
        return new_match(what.game, chosen, seed=seed, rulings=rulings, start=what)
    raise ExplorerError(f"expected a game, a match, a position or a scene, or the name of one, got {clip(repr(what))}")


def _seated(person: int, players: int) -> list[str]:
    return [HUMAN if seat == person else PROGRAM for seat in range(players)]
