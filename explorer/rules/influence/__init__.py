"""`influence`: face-down influence cards on five zones (document 000)."""

from explorer.rules.influence.game import GAME, InfluenceGame

__all__ = ["GAME", "InfluenceGame"]
