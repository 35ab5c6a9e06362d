"""The words of a question: who is asked, which card or base asks, what its text says, where, and in whose turn.

What a text says is read from the program that the engine carries out, so that a question asks for what is done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.steps import Frame
from explorer.core.words import Word, word
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.programs import source_word
from explorer.rules.smashup.records import TOP, Play
from explorer.rules.smashup.targets import doing, place
from explorer.rules.smashup.texts import do_word, right_word

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

ONLY_CHOSEN = ("pick", "choose")  # verbs that do nothing to what is chosen
Words = Callable[["S", Frame], Word]


def asks(name: str, **facts: Callable[[S, Frame], Any]) -> Words:
    """Return the words of the question `question-<name>`, put to the seat that is asked; in another's turn they say so.

    facts: what else the question tells, by name, from the position and the frame that asks.
    """

    def said(s: S, f: Frame) -> Word:
        told = {fact: tell(s, f) for fact, tell in facts.items()}
        question = word(f"question-{name}", seat=seat_word(s.actor), **told)
        others = s.actor != s.active and not s.step.startswith("opening.")
        return word("question-in-turn", asks=question, active=seat_word(s.active)) if others else question

    return said


def asks_of_card(name: str, **facts: Callable[[S, Frame], Any]) -> Words:
    """Return the words of a question that the text of a card or base puts: its name and, as `does`, what it says."""
    return asks(name, source=source_word, does=what_for, **facts)


def what_for(s: S, f: Frame) -> tuple[Word, ...]:
    """Return what is to be done; where something is only chosen first, what is then done with it too."""
    program = s.rules.programs[noted(f, "text")].program[noted(f, "at") :]
    said: list[Word] = []
    for do in program:
        said.append(do_word(do if said else replace(do, needs=False)))
        if do.verb not in ONLY_CHOSEN:
            break
    return tuple(said)


def scoring_base(s: S, f: Frame) -> Word:
    """Return the base that scores."""
    return s.base_word(noted(f, "base"))


# what a text lets be chosen


def target_kind(s: S, f: Frame) -> str:
    """Return what is chosen: minion, action or card."""
    target = doing(s, f).target
    return "card" if target is None else target.kind


def target_base(s: S, f: Frame) -> Any:
    """Return the base on which a text looks for a target, 'none' where it names no place."""
    target = doing(s, f).target
    base = -1 if target is None or not target.where else place(s, f, target.where)
    return s.base_word(base) if base >= 0 else "none"


def picked_cards(s: S, f: Frame) -> tuple[Word, ...]:
    """Return what has been picked already, in that order."""
    picks = noted(f, "picks")
    if target_kind(s, f) == "card":
        return s.card_words(picks)
    cards = {thing.life: thing.card for thing in s.lying}
    return s.card_words(cards[life] for life in picks if life in cards)


def moving_card(s: S, f: Frame) -> Word:
    """Return the minion that moves."""
    return s.card_word(noted(f, "it")[0])


# what may be played


def plays_left(minion: bool) -> Callable[[S, Frame], int]:
    """Return how many rights to play a minion (or an action) are left in the phase of playing cards."""
    return lambda s, f: sum(1 for right in s.plays if right.minion == minion)


def offered_right(s: S, f: Frame) -> Word:
    """Return the right to play that is offered: the very card where it is known, else of what kind and where."""
    right = Play(*noted(f, "right"))
    return s.card_word(right.card) if right.zone == TOP else right_word(s, right)


def has_to(s: S, f: Frame) -> str:
    """Tell whether the card that is offered has to be played."""
    return "yes" if noted(f, "must") else "no"


def waiting_texts(s: S, f: Frame) -> tuple[Word, ...]:
    """Return the cards and bases whose texts wait for the same event."""
    return tuple(s.card_word(card) if card >= 0 else s.base_word(base) for _, card, _, _, base in noted(f, "waiting"))


__all__ = [
    "asks", "asks_of_card", "has_to", "moving_card", "offered_right", "picked_cards", "plays_left", "scoring_base",
    "target_base", "target_kind", "waiting_texts",
]  # fmt: skip
