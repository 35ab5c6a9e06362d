"""`fortune`: groups of goods built, covered, stolen and fought over card by card (document 003)."""

from explorer.rules.fortune.game import GAME, FortuneGame

__all__ = ["GAME", "FortuneGame"]
