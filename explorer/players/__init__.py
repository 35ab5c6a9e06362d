"""Programs that play: each is given a view, never a position, and luck of its own."""

from explorer.players.kinds import Player, kinds, make_player

__all__ = ["Player", "kinds", "make_player"]
