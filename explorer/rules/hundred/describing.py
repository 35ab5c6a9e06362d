"""The table of `hundred` in words, line by line: the text twin of its picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word

if TYPE_CHECKING:
    from explorer.core.words import Catalogue, Word
    from explorer.rules.hundred.views import HundredView


def lines(view: HundredView, words: Catalogue) -> Iterator[str]:
    """Yield what a view sees: what is asked, every seat, the card on the table, the pile, what else lies open."""
    question = view.question
    if question is not None:
        yield words.say(question.asks)
    if view.is_over:
        yield view.explain("winner").sentence(words.language, words.names)
    for seat in range(view.players):
        yield from seat_lines(view, words, seat)
    yield from chain_lines(view, words)
    yield words.say("ui-deck-left", count=view.pile_size())
    top, bottom = view.known_ends()
    deck = view.deck
    for title, row in (("table-top", top[::-1]), ("table-bottom", bottom), ("table-graveyard", view.graveyard()[::-1])):
        if row:
            yield f"{words.say(title)}: {listed(words, (deck.words[kind] for kind in row))}"
    for _, said in facts(view, words):
        yield said


def seat_lines(view: HundredView, words: Catalogue, seat: int) -> Iterator[str]:
    """Yield where a seat stands, what that would cost it (unless that is to be predicted), and its cards as far as they
    are seen."""
    deck, name = view.deck, seat_word(seat)
    yield words.say("table-points", seat=name, points=view.points(seat), distance=view.distance(seat))
    finding = view.explain(f"points:{seat}")
    cost = 0 if finding.id == "outcome-pays-nothing" else finding.facts["distance"]
    told = []
    if view.is_over or not view.predicts:
        told.append(words.say("table-pays", count=cost, over="yes" if view.is_over else "no"))
    if view.paid(seat) and view.rules.several_rounds:
        told.append(words.say("table-paid", count=view.paid(seat)))
    if view.to_move == seat and view.turn and not view.is_over:
        told.append(words.say("table-turn"))
    if told:
        yield f"  {words.listed(told)}"
    rows: tuple[tuple[str, list[Word | None]], ...] = (
        ("table-score", [deck.code_words[code] for code in view.score(seat)]),
        ("ui-hand", [None if kind is None else deck.words[kind] for kind in view.hand(seat)]),
        ("table-set", [None if kind is None else deck.words[kind] for kind in view.set_cards(seat)]),
    )
    for title, row in rows:
        known = [card for card in row if card is not None]
        said = [words.say(card) for card in known]
        if len(known) < len(row):
            said.append(words.say("ui-hidden-cards", count=len(row) - len(known)))
        if said:
            yield f"  {words.say(title)}: {words.listed(said)}"
    if view.change(seat):
        yield f"  {words.say('table-change', count=view.change(seat))}"
    if view.frozen(seat):
        yield f"  {words.say('table-frozen', count=view.frozen(seat))}"


def chain_lines(view: HundredView, words: Catalogue) -> Iterator[str]:
    """Yield the cards on the table, where the effect points as things stand, and what each answer would bring."""
    chain, deck = view.chain, view.deck
    if chain is None:
        return
    for link in chain.links:
        facts = {"card": deck.words[link.card], "seat": seat_word(link.seat), "opponent": seat_word(link.to)}
        yield words.say("finding-link", **facts)
    yield view.explain("effect").sentence(words.language, words.names)
    for verb, _, said in answers(view, words):
        yield f"  {words.say(f'verb-{verb}')}: {said}"


def answers(view: HundredView, words: Catalogue) -> Iterator[tuple[str, bool, str]]:
    """Yield each answer to the card on top: its verb, whether open facts allow it, and what it would bring or what
    forbids it. Of effects that repeat along the chain only the last is told."""
    for verb, brought in view.answers().items():
        if brought is None:
            yield verb, False, view.allowed(verb).sentence(words.language, words.names)
            continue
        last = {event.kind: i for i, event in enumerate(brought.events) if event.kind in ("turned", "undone")}
        told = [
            event.sentence(words.language, words.names)
            for i, event in enumerate(brought.events)
            if event.kind != "answered" and last.get(event.kind, i) == i
        ]
        if not brought.undone and (verb != "accept" or not told):
            told.append(words.say("draw-then-at", seat=seat_word(brought.target)))
        yield verb, True, " ".join(told)


def facts(view: HundredView, words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what else lies open, each with the id of its message: the round, the limit of turns, what was played in
    the turn, turns without a draw, the last turn, who used Pierce."""
    if view.rules.several_rounds:
        yield "table-round", words.say("table-round", count=view.round, rounds=view.rules.rounds)
    if view.rules.limited and not view.is_over:
        yield "table-limit", words.say("table-limit", turn=view.turn, limit=view.rules.turn_limit)
    numbers, magics = view.used
    if (numbers or magics) and not view.is_over:
        yield "table-used", words.say("table-used", numbers=numbers, magics=magics)
    if view.skipped:
        yield "table-skips", words.say("table-skips", count=view.skipped, players=view.players)
    if view.last_turn is not None and not view.is_over:
        yield "table-last-turn", words.say("table-last-turn", seat=seat_word(view.last_turn))
    if view.pierced:
        yield "table-pierced", words.say("table-pierced", seats=tuple(map(seat_word, view.pierced)))


def listed(words: Catalogue, cards: Iterable[Word]) -> str:
    """Return cards side by side."""
    return words.listed(map(words.say, cards))


__all__ = ["answers", "facts", "lines"]
