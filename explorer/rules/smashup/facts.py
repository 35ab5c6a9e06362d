"""The position of `smashup`: what lies in play, hands, decks with what is known of them, rights to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, Self

from explorer.core.findings import Finding
from explorer.core.reading import Table
from explorer.core.words import Word
from explorer.rules.smashup import explaining, knowledge, memos, positions, prospects, switching, victory
from explorer.rules.smashup.outlook import outlook
from explorer.rules.smashup.table import TableTop

if TYPE_CHECKING:
    from explorer.rules.smashup.rules import SmashUpRules


class SmashUpState(TableTop):
    """A position, with what the kernel asks of it; TableTop explains the facts."""

    __slots__ = ()
    FACTS = TableTop.__slots__

    rules: SmashUpRules

    @classmethod
    def opening(cls, rules: SmashUpRules) -> Self:
        s = cls(rules)
        s.empty()
        s.push("opening.bases")
        return s

    def scores(self) -> list[int]:
        return list(self.vp)

    def winners(self) -> list[int]:
        return victory.winners(self) if self.is_over else []

    def stakes(self) -> list[str]:
        return explaining.stakes(self)

    def outcome(self, topic: str) -> Word:
        return explaining.outcome(self, topic)

    def count_outcomes(self, topic: str, seat: int, most: int) -> Mapping[Word, int]:
        """Return the one outcome there is: points and minions lie open, and nothing else counts as things stand."""
        return {self.outcome(topic): 1}

    def prospects(self) -> list[str]:
        return prospects.topics(self)

    @staticmethod
    def prospect_word(topic: str) -> Word | None:
        return prospects.topic_word(topic)

    def prospect(self, topic: str, seat: int, most: int) -> tuple[Mapping[Word, Fraction], Word]:
        return prospects.prospect(self, topic, seat)

    def happen(self, topic: str, rng: Random) -> Word:
        return prospects.happen(self, topic, rng)

    def outlook(self) -> list[float]:
        return outlook(self)

    def turns_begun(self) -> int:
        return self.turn

    def check_rulings(self, rules: SmashUpRules) -> None:
        switching.check_rulings(self, rules)

    def topics(self) -> list[str]:
        return explaining.topics(self)

    def card_topics(self, seat: int) -> list[str]:
        return explaining.card_topics(self, seat)

    def finding(self, topic: str, seat: int) -> Finding:
        return explaining.finding(self, topic, seat)

    def worlds_for(self, seat: int, rng: Random) -> Iterator[Self]:
        while True:
            yield knowledge.sample(self, seat, rng)

    def facts_to_dict(self) -> dict[str, Any]:
        return positions.facts_to_dict(self)

    def read_facts(self, table: Table) -> None:
        positions.read_facts(self, table)

    def read_stack(self, entries: list[Table]) -> None:
        super().read_stack(entries)
        memos.check_frames(self, entries)
        self.run()
        memos.check_answerable(self, entries)
