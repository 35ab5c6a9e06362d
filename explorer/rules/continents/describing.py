"""The table of `continents` in plain words, as far as a view sees it: the text twin of the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.continents.records import Battle
    from explorer.rules.continents.views import ContinentsView


def lines(view: ContinentsView, words: Catalogue) -> Iterator[str]:
    """Yield the table line by line: what is asked, every seat, the piles, then the war or what can be attacked."""
    deck, question = view.deck, view.question
    if question is not None:
        yield words.say(question.asks)
    for seat in range(view.players):
        yield from _seat(view, words, seat)
    if view.row:
        yield f"{words.say('table-row')}: {words.listed(words.say(deck.land_words[c]) for c in view.row)}"
    burned = [f"{words.say(deck.words[kind])} {n}" for kind, n in enumerate(view.burned()) if n]
    if burned:
        yield f"{words.say('table-burned')}: {words.listed(burned)}"
    lands, tactics = view.deck_sizes()
    yield words.say("table-decks", continents=lands, tactics=tactics)
    if view.battle is not None:
        yield from _battle(view, words, view.battle)
    elif not view.is_over and view.turn:
        yield from _attacks(view, words)


def _seat(view: ContinentsView, words: Catalogue, seat: int) -> Iterator[str]:
    """A seat's continents, its coins, and of its hand what the viewer knows."""
    deck, hand = view.deck, view.hand(seat)
    held = [f"{words.say(deck.land_words[c])} {n}" for c, n in enumerate(view.cards(seat)) if n]
    yield f"{words.say(seat_word(seat))}: {words.listed(held or [words.say('ui-cards', count=0)])}"
    won = [words.say(land) for c, land in enumerate(deck.land_words) if view.coin(c) == seat]
    if won:
        yield f"  {words.say('table-coins')}: {words.listed(won)}"
    known = [words.say(deck.words[kind]) for kind in hand if kind is not None]
    hidden = len(hand) - len(known)
    if hidden:
        known.append(words.say("ui-hidden-cards", count=hidden))
    if known:
        yield f"  {words.say('ui-hand')}: {words.listed(known)}"


def _attacks(view: ContinentsView, words: Catalogue) -> Iterator[str]:
    """What the seat whose map it is could attack, from each of its continents."""
    lands, found, seat = view.deck.land_words, view.attacks(), seat_word(view.looker)
    if not found:
        yield words.say("table-no-targets", seat=seat)
        return
    yield words.say("table-targets", seat=seat)
    for source, whose in found.items():
        each = [
            words.say("table-target", continent=lands[target], seats=tuple(map(seat_word, seats)))
            for target, seats in whose.items()
        ]
        yield f"  {words.say('table-source', source=lands[source], targets=words.listed(each))}"


def _battle(view: ContinentsView, words: Catalogue, b: Battle) -> Iterator[str]:
    """The war that is on: who against whom, the troops and the dice of both sides."""
    deck = view.deck
    yield words.say(
        "table-battle", seat=seat_word(b.attacker), opponent=seat_word(b.defender), source=deck.land_words[b.source],
        continent=deck.land_words[b.target],
    )  # fmt: skip
    for side, word in enumerate(view.rules.side_words):
        name = words.say(word)
        if b.troops[side]:
            laid = [
                words.say("table-troop", seat=seat_word(seat), card=deck.words[kind]) for seat, kind in b.troops[side]
            ]
            yield f"  {name}: {words.listed(laid)}"
        if b.shown[side]:
            yield f"  {words.listed((name, words.say('table-dice')))}: {' '.join(map(str, b.shown[side]))}"


__all__ = ["lines"]
