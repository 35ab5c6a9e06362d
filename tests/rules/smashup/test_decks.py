"""Decks and hands: a known top comes first, a known bottom last, an empty deck is made anew, ten cards are held."""

from __future__ import annotations

from typing import Any

from explorer.rules.smashup.decks import draw_cards, lose_at_random, reveal_top
from tests.rules.smashup.table import lay, named, say, settle, step


def with_deck(tops: tuple[str, ...] = (), bottoms: tuple[str, ...] = (), discards: tuple[str, ...] = ()) -> Any:
    """Return a position whose first seat has just these cards in its deck and discard pile, the others set aside."""
    s = lay()
    numbers = s.kit.numbers
    s.pools[0] = ()
    s.tops[0], s.bottoms[0], s.discards[0] = (tuple(numbers[t] for t in row) for row in (tops, bottoms, discards))
    return s


def drawn(s: Any, count: int) -> list[str]:
    draw_cards(s, 0, count)
    s.run()
    settle(s)
    return named(s, s.hands[0])


def test_the_known_top_is_drawn_before_the_known_bottom() -> None:
    assert drawn(with_deck(("howl-1",), ("king-rex-1",)), 1) == ["howl-1"]
    assert sorted(drawn(with_deck(("howl-1",), ("king-rex-1",)), 2)) == ["howl-1", "king-rex-1"]


def test_an_empty_deck_is_made_anew_and_drawing_goes_on() -> None:
    s = with_deck(("howl-1",), (), ("rampage-1", "king-rex-1"))
    assert sorted(drawn(s, 3)) == ["howl-1", "king-rex-1", "rampage-1"]
    assert (s.shuffles[0], s.discards[0]) == (1, ())


def test_who_has_no_card_left_draws_none() -> None:
    s = with_deck(("howl-1",))
    assert drawn(s, 5) == ["howl-1"]
    assert step(s) == "turn.play"


def test_cards_that_are_turned_up_lie_on_top_for_all_to_see() -> None:
    s = lay()
    reveal_top(s, s.stack[-1], 2)
    s.run()
    settle(s)
    assert len(s.tops[0]) == 2
    assert s.private == ()
    assert None not in s.view(1).top(0)


def test_cards_lost_at_random_come_from_that_hand_alone_and_no_more_than_it_holds() -> None:
    s = lay(hands={0: ["king-rex-1"], 1: ["scout-1", "probe-1"]})
    lose_at_random(s, s.stack[-1], 1, 3)
    s.run()
    settle(s)
    assert (len(s.hands[0]), s.hands[1]) == (1, ())
    assert sorted(named(s, s.discards[1])) == ["probe-1", "scout-1"]


def test_a_hand_over_the_limit_is_discarded_down_to_it() -> None:
    s = lay(hands={0: named(lay(), lay().own_cards(0))[:9]})
    say(s, "done")
    settle(s)
    assert (step(s), len(s.hands[0])) == ("hand.discard", 11)
    say(s, str(s.legal_moves()[0]))
    assert len(s.hands[0]) == s.kit.limit
