"""Which cards a text lets be chosen: each limit refuses by its own name, and the refusal cites the text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.smashup.table import FACTORY, MALL, lay, refusal, say, texts


def asked(card: str, **facts: Any) -> Any:
    minions = {FACTORY: ["scout-1", "nukebot-1", "war-raptor-1"], MALL: ["collector-1"]}
    s = lay(minions, hands={0: [card, "howl-1"], 1: ["probe-1"]}, **facts)
    say(s, f"play {card} @ {FACTORY}" if s.kit.kind[s.kit.numbers[card]].minion else f"play {card}")
    return s


@pytest.mark.parametrize(
    ("card", "chosen", "why"),
    [
        ("tiger-assassin-1", "collector-1", ["target-place"]),
        ("tiger-assassin-1", "nukebot-1", ["target-power"]),
        ("tiger-assassin-1", "king-rex-1", ["target-kind"]),
        ("way-of-deception-1", "scout-1", ["target-player"]),
    ],
)
def test_each_limit_refuses_by_its_name_and_with_the_text(card: str, chosen: str, why: list[str]) -> None:
    s = asked(card)
    assert refusal(s, f"choose {chosen}") == why
    (reason,) = s.verdict(f"choose {chosen}").reasons
    assert card.rpartition("-")[0] in reason.clauses


def test_what_no_limit_refuses_is_listed() -> None:
    assert texts(asked("tiger-assassin-1")) == {"choose scout-1", "choose war-raptor-1", "pass"}
    assert texts(asked("seeing-stars-1")) == {"choose scout-1", "choose war-raptor-1", "choose collector-1"}


def test_a_minion_is_picked_once() -> None:
    s = lay({FACTORY: ["shinobi-1", "war-raptor-1"]}, hands={0: ["disguise-1", "howl-1"]})
    say(s, "play disguise-1", "choose shinobi-1")
    assert refusal(s, "choose shinobi-1") == ["target-again"]


def test_a_card_of_a_discard_pile_is_of_the_sort_that_the_text_names() -> None:
    s = lay(factions=[["zombies", "dinosaurs"], ["aliens", "robots"]], hands={0: ["grave-digger-1", "howl-1"]},
            discards={0: ["king-rex-1", "rampage-1"]})  # fmt: skip
    say(s, f"play grave-digger-1 @ {FACTORY}")
    assert texts(s) == {"choose king-rex-1", "pass"}
    assert refusal(s, "choose rampage-1") == ["target-card"]
    assert refusal(s, "choose howl-1") == ["target-kind"]
