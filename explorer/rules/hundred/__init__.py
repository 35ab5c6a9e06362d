"""`hundred`: numbers towards a hundred, magic cards, answers out of turn and Mirrors upon Mirrors (document 002)."""

from explorer.rules.hundred.game import GAME, HundredGame

__all__ = ["GAME", "HundredGame"]
