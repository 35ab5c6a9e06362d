"""`continents`: open continent cards, battles with dice and hidden tactics, two coins to win (document 001)."""

from explorer.rules.continents.game import GAME, ContinentsGame

__all__ = ["GAME", "ContinentsGame"]
