"""What may come in `hundred`, for what a seat knows: the next card, who holds what answers, whether an attack is
answered.

Counted over every way in which the unseen cards can lie; what a way comes to is asked of the engine's own functions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.chances import deals, hidden_from, next_kinds
from explorer.rules.hundred.deck import FIRST_NUMBER, FREEZE, REACTIONS
from explorer.rules.hundred.opening import pile_units
from explorer.rules.hundred.resolution import distance
from explorer.rules.hundred.spells import ANSWERS, can_answer, links, memo, to_ask

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S
    from explorer.rules.hundred.knowledge import Place

DRAW, KIND, NEARER, ANSWER = "draw", "draw-kind", "draw-nearer", "answer"
HOLDS = {f"holds-{name}": kind for name, kind in ANSWERS.items()}
DRAWS = (DRAW, KIND, NEARER)
BEFORE_DRAWING = ("turn.choose", "turn.draw")


def topics(s: S) -> list[str]:
    """Return the prospects there are: whether the card on the table is answered, what the next card is and whether it
    brings whoever draws it nearer if it is a number and laid at once, how many answers of each kind everybody holds."""
    if s.is_over or s.step.startswith("opening."):
        return []
    found = [ANSWER] if s.step == "spell.answer" else []
    if holding.pile_size(s):
        found += [DRAW, KIND]
        found += [NEARER] if s.step in BEFORE_DRAWING else []
    holders = [seat for seat in range(s.players) if s.hands[seat] or s.sets[seat]]
    return found + [f"{topic}:{seat}" for seat in holders for topic, kind in HOLDS.items() if s.deck.copies[kind]]


def topic_word(topic: str) -> Word | None:
    """Return what a prospect is called, None for another topic."""
    kind, _, seat = topic.partition(":")
    if kind in (*DRAWS, ANSWER):
        return word(f"topic-{kind}")
    return word(f"topic-{kind}", seat=seat_word(int(seat))) if kind in HOLDS else None


def prospect(s: S, topic: str, viewer: int, most: int) -> tuple[dict[Word, Fraction], Word]:
    """Return how likely each outcome of a prospect is, and how that was counted. Raises Uncountable with more than
    `most` cases."""
    kind, _, seat = topic.partition(":")
    found: Counter[Word] = Counter()
    if kind in DRAWS:
        for card, n in next_kinds(s, viewer, most).items():
            found[_drawn(s, kind, card)] += n
    elif kind == ANSWER:
        for answered, n in _answered(s, viewer, most).items():
            found[word("fate-answered" if answered else "fate-unanswered")] += n
    else:
        for held, n in held_of(s, viewer, int(seat), HOLDS[kind], most).items():
            found[word("fate-cards", n=held)] += n
    total = found.total()
    return {outcome: Fraction(n, total) for outcome, n in found.items()}, word("odds-unseen")


def happen(s: S, topic: str, rng: Random) -> Word:
    """Return what a prospect comes to in this position, the next card drawn from `rng`."""
    kind, _, name = topic.partition(":")
    if kind in DRAWS:
        cards = pile_units(s, s.stack[-1])
        return _drawn(s, kind, cards[int(rng.random() * len(cards))].args[0])
    if kind == ANSWER:
        return word("fate-answered" if is_answered(s) else "fate-unanswered")
    seat = int(name)
    return word("fate-cards", n=(*s.hands[seat], *s.sets[seat]).count(HOLDS[kind]))


def _drawn(s: S, topic: str, card: int) -> Word:
    """Return what a card drawn comes to."""
    number = card >= FIRST_NUMBER
    if topic == KIND:
        return word("fate-number", value=s.deck.value[card]) if number else s.deck.words[card]
    if not number:
        return word("fate-magic")
    if topic == DRAW:
        return word("card-some-number")
    points = s.points(s.to_move)
    nearer = distance(s, points + s.rules.worth[card]) < distance(s, points)
    return word("fate-nearer" if nearer else "fate-no-nearer")


# who holds what


def held_of(s: S, viewer: int, seat: int, kind: int, most: int) -> Mapping[int, int]:
    """Return in how many ways a seat has so many cards of a kind, in its hand and set together."""
    hidden = {(place.set, place.note.serial) for place in hidden_from(s, viewer).places if place.seat == seat}
    known = sum(
        card == kind and (is_set, note.serial) not in hidden
        for is_set, cards, notes in ((False, s.hands, s.notes), (True, s.sets, s.set_notes))
        for card, note in zip(cards[seat], notes[seat], strict=True)
    )  # fmt: skip
    found = deals(s, viewer, (kind,), lambda place: 0 if place.seat == seat else None, 1, most)
    return {known + n: ways for (n,), ways in found.items()}


# whether the card on the table is answered


def asked_seats(s: S) -> list[int]:
    """Return who is asked and who would be asked after, about the card on top."""
    top = links(s)[-1]
    order, at = to_ask(s, top), memo(top)["asked"]
    return [memo(top)["asks"], *(seat for seat in order[at:] if can_answer(s, seat))]


def is_answered(s: S) -> bool:
    """Tell whether anybody who is asked about the card on top can answer it: by the moves that are legal."""
    trial = s.copy()
    for more in range(len(asked_seats(s)) - 1, -1, -1):
        moves = trial.legal_moves()
        if any(move.verb in ANSWERS for move in moves):
            return True
        if more:
            trial.apply(next(move for move in moves if move.verb == "accept"))
    return False


def _answered(s: S, viewer: int, most: int) -> Mapping[bool, int]:
    """Return in how many ways the card on top can be answered, and cannot."""
    seats = asked_seats(s)
    labels = [(seat, is_set) for seat in seats for is_set in (False, True)]

    def label(place: Place) -> int | None:
        return labels.index((place.seat, place.set)) if place.seat in seats else None

    hidden = [place for place in hidden_from(s, viewer).places if place.seat in seats]
    found: Counter[bool] = Counter()
    for deal, ways in deals(s, viewer, REACTIONS, label, len(labels), most).items():
        held = {
            at: [kind for kind, n in zip(REACTIONS, deal[3 * i : 3 * i + 3], strict=True) for _ in range(n)]
            for i, at in enumerate(labels)
        }
        found[is_answered(_with_cards(s, hidden, held))] += ways
    return found


def _with_cards(s: S, hidden: list[Place], held: dict[tuple[int, bool], list[int]]) -> S:
    """Return a position that stands for all in which so many answers lie in the hidden places; a card that answers
    nothing lies in the others."""
    trial = s.copy()
    for place in hidden:
        rows = trial.sets if place.set else trial.hands
        cards = held[place.seat, place.set]
        kind = cards.pop() if cards else FREEZE if place.set else FIRST_NUMBER
        rows[place.seat] = (*rows[place.seat][: place.at], kind, *rows[place.seat][place.at + 1 :])
    for seat in {place.seat for place in hidden}:
        trial.hands[seat] = tuple(sorted(trial.hands[seat]))
    return trial


__all__ = ["asked_seats", "happen", "held_of", "is_answered", "prospect", "topic_word", "topics"]
