"""Readings that cannot be switched while a match stands as it does: the refusal, with the reason as a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.errors import RulingError

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.words import Word


def held_back(game: Game, ruling: str, why: Word) -> RulingError:
    """Return the refusal of another reading: in English as an error is, its reason a word of the game's catalogues."""
    error = RulingError(ruling, game.words().say(why))
    error.said = why
    return error


__all__ = ["held_back"]
