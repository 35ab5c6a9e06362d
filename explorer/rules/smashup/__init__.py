"""`smashup`: minions, actions and bases that break (document 004); the first slice of its cards."""

from explorer.rules.smashup.game import GAME, SmashUpGame

__all__ = ["GAME", "SmashUpGame"]
