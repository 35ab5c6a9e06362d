"""The table of `fortune` in plain words, line by line, from what one seat sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, message_of
from explorer.core.words import Word

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.rules.fortune.views import FortuneView


def describe(view: FortuneView, words: Catalogue) -> str:
    """Return what is asked, every fortune from its top group down, hands, what can be stolen, the middle, a contest."""
    lines = list(_asked(view, words))
    for seat in range(view.players):
        lines += _fortune(view, words, seat)
        lines += _hand(view, words, seat)
        lines += _thieves(view, words, seat)
    lines += _middle(view, words)
    lines += _contest(view, words)
    lines += _assumed(view, words)
    return "\n".join(lines)


def _asked(view: FortuneView, words: Catalogue) -> Iterator[str]:
    question = view.question
    if question is not None:
        yield words.say(question.asks)
    else:
        yield view.explain("winner").sentence(words.language, words.names)


def _listed(view: FortuneView, words: Catalogue, kinds: Iterable[int]) -> str:
    return words.listed(words.say(view.deck.words[kind]) for kind in kinds)


def _fortune(view: FortuneView, words: Catalogue, seat: int) -> Iterator[str]:
    groups = view.fortune(seat)
    count = words.say("table-groups", count=len(groups))
    yield f"{words.say(view.rules.seats[seat])}: {count}"
    if groups and None not in groups:
        yield f"  {view.explain(f'fortune:{seat}').sentence(words.language, words.names)}"
    lies = view.lies(seat)
    for i, seen in reversed(list(enumerate(groups))):
        how = [words.say(f"table-{lies[i]}")]
        how += [words.say("table-top")] if i == len(groups) - 1 else []
        how += [words.say("table-first")] if i == 0 else []
        told = words.listed(how)
        cards = words.say("table-covered") if seen is None else _listed(view, words, reversed(view.cards_of(seen)))
        yield f"  {cards} ({told})"


def _hand(view: FortuneView, words: Catalogue, seat: int) -> Iterator[str]:
    hand = view.hand(seat)
    known = [words.say(view.deck.words[kind]) for kind in hand if kind is not None]
    if len(known) < len(hand):
        known.append(words.say("table-hidden", count=len(hand) - len(known)))
    shown = words.listed(known) if known else words.say("table-no-cards")
    yield f"  {words.say('ui-hand')}: {shown}"


def _thieves(view: FortuneView, words: Catalogue, seat: int) -> Iterator[str]:
    thieves = view.thieves(seat) if view.turn and not view.is_over else ()
    if thieves:
        seats: tuple[Word, ...] = tuple(view.rules.seats[n] for n in thieves)
        yield f"  {words.say('table-thieves', seats=seats)}"


def _middle(view: FortuneView, words: Catalogue) -> Iterator[str]:
    top = tuple(view.deck.words[kind] for kind in view.discard[-1:])
    yield words.say("table-middle", pile=view.pile_size, count=len(view.discard), card=top)
    if len(view.discard) > 1:
        yield f"  {words.say('table-discarded', cards=_listed(view, words, view.discard[::-1]))}"


def _contest(view: FortuneView, words: Catalogue) -> Iterator[str]:
    if view.duel is None:
        return
    told = view.explain("duel")
    for below in told.below:
        if below.id == "finding-rung":
            yield f"  {below.sentence(words.language, words.names)}"
    assert isinstance(told.tree, Decision)
    for leaf in () if view.predicts else (told.tree.no, told.tree.yes):
        yield f"  {words.say(message_of(leaf), **told.facts)}"


def _assumed(view: FortuneView, words: Catalogue) -> Iterator[str]:
    """The cards on this table whose worth is assumed: what the picture marks."""
    deck = view.deck
    kinds = [kind for seat in range(view.players) for kind in view.hand(seat) if kind is not None]
    kinds += view.discard
    for seat in range(view.players):
        for group in view.fortune(seat):
            kinds += () if group is None else view.cards_of(group)
    guessed = [k for k in sorted(set(kinds)) if view.rules.worth[k] and deck.is_assumed(f"value.{deck.kinds[k]}")]
    if guessed:
        yield words.say("table-assumed", cards=_listed(view, words, guessed))


__all__ = ["describe"]
