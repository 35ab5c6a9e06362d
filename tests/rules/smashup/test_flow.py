"""The flow as declared is the flow as run: every edge is taken, or says why it is not."""

from __future__ import annotations

from explorer.core.steps import END
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import BRAIN, FACTORY, MALL, lay, named, random_game, say
from tests.rules.smashup.test_laws import RULINGS

UNTAKEN: dict[tuple[str, str], str] = {}


def test_every_declared_edge_is_taken() -> None:
    taken: set[tuple[str, str]] = set()
    readings = (*RULINGS, {"draw-two": "everybody-after-base"})
    games = [(seed, players, rulings) for seed in range(12) for players in (2, 4) for rulings in readings]
    used = [GAME.rules(players, rulings) for players in (2, 4) for rulings in readings]
    for rules in used:
        rules.trace_into(taken)
    try:
        for seed, players, rulings in games:
            for _ in random_game(seed, players, rulings, most=600):
                pass
        rare_edges()
    finally:
        for rules in used:
            rules.trace_into(None)
    declared = {(step.id, name) for step in GAME.steps for name in step.then}
    assert declared - taken == set(UNTAKEN)


def rare_edges() -> None:
    """Play what random matches may miss: known cards drawn and revealed, targets that are gone."""
    cards = [t for t in named(lay(), lay().pools[0]) if t != "p0-hoverbot-1"]
    s = lay(hands={0: ["p0-hoverbot-1"]}, discards={0: cards})
    say(s, "play p0-hoverbot-1 @ factory")
    s = lay(hands={0: ["p0-hoverbot-1", *cards[2:]]}, bottoms={0: cards[:2]})
    say(s, "play p0-hoverbot-1 @ factory", "pass")
    s = lay({BRAIN: cards[:1]}, bases=[BRAIN, FACTORY, MALL], hands={0: ["p0-hoverbot-1", *cards[1:]]})
    say(s, "play p0-hoverbot-1 @ factory")


def test_no_step_is_called_like_the_word_that_ends_a_flow() -> None:
    assert END not in {step.name for step in GAME.steps}
