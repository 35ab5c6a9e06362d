"""Places on a base that scores and their VP, against a second way to count them."""

from __future__ import annotations

from random import Random

from explorer.rules.smashup.places import award_of, gains_of, place_of
from explorer.rules.smashup.power import strengths
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, random_game


def test_nobody_without_a_minion_has_a_place() -> None:
    s = lay({OASIS: ["king-rex-1"]})
    oasis = s.kit.base_tokens.index(OASIS)
    assert [place_of(s, oasis, seat) for seat in (0, 1)] == [1, 0]
    assert [award_of(s, oasis, seat) for seat in (0, 1)] == [2, 0]


def test_a_minion_without_power_is_enough_for_a_place() -> None:
    s = lay({"mothership": ["king-rex-1", "hoverbot-1"]}, bases=["mothership", MALL, OASIS],
            attached=[{"card": "poison-1", "on": "hoverbot-1"}])  # fmt: skip
    ship = s.kit.base_tokens.index("mothership")
    assert [award_of(s, ship, seat) for seat in (0, 1)] == [4, 2]


def test_a_base_adds_to_its_places_when_it_scores_unless_it_is_jammed() -> None:
    minions = {FACTORY: ["king-rex-1", "shinobi-1", "nukebot-1"]}
    s = lay(minions)
    factory = s.kit.base_tokens.index(FACTORY)
    gains = [(gain.seat, gain.vp) for gain in gains_of(s, factory) if gain.vp]
    assert gains == [(0, 2), (1, 2), (0, 2)]  # ten power of the first are worth two more
    s = lay(minions, attached=[{"card": "jammed-signal-1", "base": FACTORY}])
    assert [(gain.seat, gain.vp) for gain in gains_of(s, factory) if gain.vp] == [(0, 2), (1, 2)]


def test_places_are_one_more_than_there_are_seats_ahead() -> None:
    """The document: 10, 10 and 5 are first, first and third; a fourth gets nothing."""
    rng, tried = Random(3), 0
    for seed in range(4):
        for s, _ in random_game(seed, 2 + seed % 3):
            if rng.random() > 0.1:
                continue
            for base in s.bases:
                totals = strengths(s, base)
                for seat in range(s.players):
                    ahead = sum(power > totals.get(seat, 0) for power in totals.values())
                    place = ahead + 1 if seat in totals and ahead < 3 else 0
                    assert place_of(s, base, seat) == place
                    assert award_of(s, base, seat) == (s.kit.bases[base].worth[place - 1] if place else 0)
                    tried += place > 1
    assert tried > 20
