"""What can be asked about odds in a position: stakes, ventures and prospects, none unless a game offers them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from explorer.core.errors import Uncountable
from explorer.core.words import Word, word

if TYPE_CHECKING:
    from random import Random


class Stakes:
    """What every position says of the odds in it. A *stake* is settled by the position itself, so that its odds rest on
    hidden cards; a *venture* rests on luck to come alone; a *prospect* rests on both.
    """

    __slots__ = ()

    def stakes(self) -> list[str]:
        """Return the topics whose odds can be asked for, each of one outcome; none unless a game offers them."""
        return []

    def outcome(self, topic: str) -> Word:
        """Return what a topic among the stakes comes to as this position stands, such as the seat that gets a zone."""
        raise NotImplementedError

    def count_outcomes(self, topic: str, seat: int, most: int) -> Mapping[Word, int]:
        """Return in how many of the equally likely worlds that agree with what a seat knows each outcome comes.

        Raises Uncountable when a game cannot count them, or only by looking at more than `most` cases.
        """
        raise Uncountable(word("uncountable-game"))

    def ventures(self) -> list[str]:
        """Return the topics whose odds rest on luck to come alone, such as a war; none unless a game offers them."""
        return []

    def venture(self, topic: str) -> tuple[Mapping[Word, Fraction], Word]:
        """Return how likely each outcome of a venture is, from what lies open, and how that was reckoned."""
        raise NotImplementedError

    def prospects(self) -> list[str]:
        """Return the topics whose odds rest on hidden cards and on what is to come as well, such as the next card."""
        return []

    @staticmethod
    def prospect_word(topic: str) -> Word | None:
        """Return what a prospect is called, None for a topic that is none."""
        return None

    def prospect(self, topic: str, seat: int, most: int) -> tuple[Mapping[Word, Fraction], Word]:
        """Return how likely each outcome of a prospect is for what a seat (or PUBLIC, ALL) knows, and how that was
        counted.

        Raises Uncountable where it cannot be, or only by looking at more than `most` cases.
        """
        raise Uncountable(word("uncountable-game"))

    def supposed(self, topic: str) -> Word | None:
        """Return what is supposed in a prospect of what people will choose, None for nothing."""
        return None

    def happen(self, topic: str, rng: Random) -> Word:
        """Return what a prospect comes to in this position, luck to come drawn from `rng`."""
        raise NotImplementedError


__all__ = ["Stakes"]
