"""Targets: every limit is one rule; a list leaves out just what some limit refuses."""

from __future__ import annotations

from explorer.rules.smashup.targets import LIMITS, candidates, doing, in_play, limits_of, things
from explorer.rules.smashup.writing import ME, minion
from tests.rules.smashup.table import CAVE, FACTORY, MALL, OASIS, lay, random_game, say, step, texts


def test_only_limits_that_can_refuse_something_are_asked() -> None:
    assert limits_of(minion()) == ()
    assert limits_of(minion(whose="yours")) == (LIMITS["player"].allows,)
    assert limits_of(minion(count=2, most=2)) == (LIMITS["again"].allows,)
    assert LIMITS["power"].matters(minion(less="own-power"))
    assert not any(limit.matters(ME) for limit in LIMITS.values())


def test_a_list_is_what_every_limit_allows() -> None:
    seen = set()
    for seed in range(10):
        for s, _ in random_game(seed, 2 + seed % 2):
            if step(s) != "do.choose":
                continue
            f = s.stack[-1]
            t = doing(s, f).target
            assert t is not None
            if t.kind in ("minion", "action"):
                allowed = [x for x in things(s, t) if all(limit.holds(s, f, t, x) for limit in LIMITS.values())]
                assert in_play(s, f, t) == allowed
                assert candidates(s, f, t) == [x.life for x in allowed]
                seen |= {name for name, limit in LIMITS.items() if limit.matters(t)}
    assert seen == set(LIMITS)


def test_what_has_been_picked_cannot_be_picked_again() -> None:
    robots = {FACTORY: ["zapbot-1", "zapbot-2"], MALL: ["hoverbot-1"]}
    s = lay(robots, bases=(FACTORY, MALL, OASIS, CAVE), players=3, active=2, hands={2: ["cannon-1"]})
    say(s, "play cannon-1", "choose zapbot-1")
    assert texts(s) == {"choose zapbot-2", "pass"}
