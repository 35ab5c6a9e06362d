"""A base that scores: who is asked before and after, in which order, and what is left of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.smashup.random_play import check_cards
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, on, say, settle, step, texts

BROKEN = {OASIS: ["king-rex-1", "nukebot-1"]}


def test_without_cards_in_hand_and_specials_in_play_nobody_is_asked() -> None:
    s = lay(BROKEN)
    assert say(s, "done")[:3] == ["scoring", "gained", "cleared"]


def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    s = lay(BROKEN, hands={1: ["scout-1"]})
    say(s, "done")
    assert (step(s), s.actor, texts(s)) == ("score.before", 1, {"pass"})


def test_the_window_goes_round_until_all_have_passed_in_a_row() -> None:
    s = lay({OASIS: ["king-rex-1", "nukebot-1"]}, hands={0: ["shinobi-1", "howl-1"], 1: ["scout-1"]})
    say(s, "done")
    asked = []
    for move in ("pass", "pass"):
        asked.append(s.actor)
        say(s, move)
    assert asked == [0, 1]
    assert step(s) != "score.before"
    s = lay({OASIS: ["king-rex-1", "nukebot-1"]}, hands={0: ["shinobi-1", "howl-1"], 1: ["scout-1"]})
    say(s, "done", f"play shinobi-1 @ {OASIS}")
    asked = []
    while step(s) == "score.before":
        asked.append(s.actor)
        say(s, "pass")
    assert asked == [1, 0], "after a play both are asked once more, the next to the left first"


def test_a_base_scores_though_nobody_is_left_on_it() -> None:
    s = lay({OASIS: ["pirate-king-1", "king-rex-1"]}, hands={0: ["full-sail-1"]},
            factions=[["pirates", "dinosaurs"], ["aliens", "robots"]])  # fmt: skip
    say(s, "done", "play full-sail-1", "choose king-rex-1", "choose pirate-king-1")
    while s.actor == 0 and step(s) == "act.where":
        say(s, f"choose base {FACTORY}")
    while step(s) == "score.before":
        say(s, "pass")
    settle(s)
    assert s.vp == [0, 0]
    assert OASIS not in [s.kit.base_tokens[base] for base in s.bases]
    assert sorted(on(s, FACTORY)) == ["king-rex-1", "pirate-king-1"]


@pytest.mark.parametrize(("order", "first"), [("base-first", "do.choose"), ("cards-first", "score.after")])
def test_the_reading_says_whether_the_base_or_the_cards_come_first(order: str, first: str) -> None:
    s = lay({"mothership": ["supreme-overlord-1", "nukebot-1", "warbot-1", "scout-1", "scout-2"]},
            bases=["mothership", MALL, FACTORY], active=1, rulings={"after-order": order})  # fmt: skip
    say(s, "done")
    assert step(s) == first
    while not s.is_over and step(s) in ("do.choose", "score.after"):
        say(s, "pass")
    settle(s)
    check_cards(s)
    assert on(s, "mothership") == []


def test_all_that_lay_there_goes_to_its_owners_and_another_base_comes_in_its_place() -> None:
    s: Any = lay(BROKEN, attached=[{"card": "upgrade-1", "on": "nukebot-1"}, {"card": "infiltrate-1", "base": OASIS}])
    place = s.bases.index(s.kit.base_tokens.index(OASIS))
    say(s, "done")
    settle(s)
    names = [{s.kit.tokens[card] for card in cards} for cards in s.discards]
    assert {"king-rex-1", "upgrade-1", "infiltrate-1"} <= names[0]
    assert "nukebot-1" in names[1]
    assert s.kit.base_tokens.index(OASIS) in s.base_discards
    assert s.bases[place] not in s.base_discards
    assert len(s.bases) == 3
