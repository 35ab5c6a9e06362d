"""Rights to play: what each covers, and which of several is used."""

from __future__ import annotations

from random import Random
from typing import Any

from explorer.core.state import CHANCE
from explorer.rules.smashup.records import DISCARD, TOP, Play
from explorer.rules.smashup.rights import (
    action_plays,
    allows,
    barred,
    belongs,
    breadth,
    covered,
    minion_plays,
    reachable,
    spend,
)
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, random_game, step

SMALL = {"kind": "minion", "most": 2}

HELD = {0: ["king-rex-1", "war-raptor-1", "howl-1"]}


def number(s: Any, token: str) -> int:
    found: int = s.kit.numbers[token]
    return found


def at(s: Any, token: str) -> int:
    found: int = s.kit.base_tokens.index(token)
    return found


def left(s: Any) -> list[tuple[bool, int, int]]:
    return [(right.minion, right.most, right.base) for right in s.plays]


def test_the_narrowest_right_that_covers_a_play_is_used_whatever_their_order() -> None:
    free = {"kind": "minion"}
    for plays in ([free, SMALL], [SMALL, free]):
        s = lay(hands={0: ["war-raptor-1", "king-rex-1"]}, plays=plays)
        spend(s, number(s, "war-raptor-1"), at(s, FACTORY))
        assert left(s) == [(True, -1, -1)]
        assert covered(s, number(s, "king-rex-1"), at(s, FACTORY))
        s = lay(hands={0: ["war-raptor-1", "king-rex-1"]}, plays=plays)
        spend(s, number(s, "king-rex-1"), at(s, FACTORY))
        assert left(s) == [(True, 2, -1)]


def test_breadth_puts_more_limits_first() -> None:
    rights = [Play(0, True), Play(0, True, most=2), Play(0, True, most=2, base=1), Play(0, True, card=3, zone=DISCARD)]
    assert sorted(rights, key=breadth)[0] == rights[2]
    assert sorted(rights, key=breadth)[-1] == rights[0]


def test_a_right_keeps_its_limits() -> None:
    s = lay({FACTORY: ["shinobi-1"]}, hands={0: ["war-raptor-1", "king-rex-1", "howl-1"]}, discards={0: ["shinobi-2"]})
    raptor, rex, howl, gone = (number(s, t) for t in ("war-raptor-1", "king-rex-1", "howl-1", "shinobi-2"))
    here, there = at(s, FACTORY), at(s, OASIS)
    assert allows(s, Play(0, True), rex, here)
    assert not allows(s, Play(0, True), howl, here)
    assert not allows(s, Play(0, True, most=2), rex, here)
    assert allows(s, Play(0, True, most=2), raptor, here), "the printed power counts"
    assert not allows(s, Play(0, True, base=here), raptor, there)
    assert not allows(s, Play(0, True, alone=True), raptor, here)
    assert allows(s, Play(0, True, alone=True), raptor, there)
    assert not allows(s, Play(0, True), gone, here)
    assert allows(s, Play(0, True, zone=DISCARD), gone, here)
    assert not allows(s, Play(0, True, zone=DISCARD), raptor, here)


def test_a_right_that_a_card_gives_goes_with_the_card() -> None:
    s = lay({FACTORY: ["shinobi-1"]}, hands={0: ["howl-1"]}, bases=[FACTORY, MALL, OASIS])
    right = Play(0, False, life=s.minions[0].life)
    assert allows(s, right, number(s, "howl-1"), -1)
    s.leave(s.minions[0])
    assert not allows(s, right, number(s, "howl-1"), -1)


def test_plays_are_listed_card_by_card_on_every_base_and_none_without_a_right() -> None:
    s = lay(hands=HELD)
    rex, raptor, howl = (number(s, name) for name in HELD[0])
    assert minion_plays(s) == [(c, at(s, b)) for c in (rex, raptor) for b in (FACTORY, MALL, OASIS)]
    assert action_plays(s) == [howl]
    s.plays = (Play(0, False),)
    assert minion_plays(s) == []
    s.plays = ()
    assert action_plays(s) == []


def test_two_rights_to_the_same_play_list_it_once() -> None:
    s = lay(hands=HELD)
    once = minion_plays(s)
    s.plays = (*s.plays, Play(0, True, most=2))
    assert minion_plays(s) == once


def test_the_lists_are_what_the_rules_allow_one_by_one() -> None:
    seen, barring = 0, 0
    for seed in range(6):
        for s, _ in random_game(seed, 2 + seed % 2):
            if s.actor == CHANCE or step(s) not in ("turn.play", "extra.offer") or Random(s.turn).random() < 0.6:
                continue
            seen += 1
            barring += any(s.rules.abilities[a.card].bars for a in s.attached)
            kinds = s.kit.kind
            within = list(reachable(s))
            assert minion_plays(s) == [
                (c, b)
                for c in within
                for b in s.bases
                if kinds[c].minion and covered(s, c, b) and not barred(s, s.actor, c, b)
            ]
            assert action_plays(s) == [c for c in within if not kinds[c].minion and covered(s, c, -1)]
    assert seen > 100
    assert barring


def test_a_play_that_a_base_gave_is_told_with_its_limit() -> None:
    s = lay({}, bases=("homeworld", "factory", OASIS), hands={0: ["ninja-acolyte-1", "king-rex-1"]})
    s.play("play ninja-acolyte-1 @ homeworld")
    (reason,) = s.verdict("play king-rex-1 @ factory").reasons
    assert reason.text().endswith("play: an action and an extra minion with a printed power of 2 or less.")
    assert reason.text("vi").endswith("một Hành Động và thêm một Quân Lính có Năng Lượng in từ 2 trở xuống.")


def reasons(s: Any, move: str) -> list[str]:
    return [finding.id for finding in s.verdict(move).reasons]


def test_of_a_card_that_another_or_nobody_has_the_verdict_says_so_and_nothing_about_plays_left() -> None:
    s = lay(hands={0: ["war-raptor-1", "howl-1"], 1: ["warbot-1"]})
    others = {f"play warbot-1 @ {FACTORY}": "seat 1", f"play pirate-king-1 @ {FACTORY}": "nobody in this"}
    for move, owner in others.items():
        assert reasons(s, move) == ["guard-own-card"], move
        said = s.verdict(move).text()
        assert owner in said.lower()
        assert ("Dinosaurs" in said, "Ninjas" in said, "play left" in said) == (True, True, False)
        assert "own-deck" in s.verdict(move).reasons[0].clauses
    assert reasons(s, "play disintegrator-1") == reasons(s, "play full-sail-1") == ["guard-own-card"]
    assert reasons(s, f"play king-rex-1 @ {FACTORY}") == ["guard-in-hand"], "an own card that is not in the hand"


def test_a_card_that_a_right_names_may_be_another_players() -> None:
    s = lay(hands={0: ["war-raptor-1"]}, tops={1: ["tech-center-1"]}, plays=[{"kind": "action"}])
    foreign = number(s, "tech-center-1")
    assert not belongs(s, foreign)
    s.plays = (Play(0, False, card=foreign, zone=TOP),)
    assert belongs(s, foreign)


def test_a_legal_verdict_says_by_which_right_the_card_is_played_and_cites_the_card_that_gave_it() -> None:
    extra = {"kind": "minion", "source": "microbot-fixer-1"}
    s = lay(hands={0: ["war-raptor-1", "howl-1"]}, plays=[extra, {"kind": "action"}])
    verdict = s.verdict(f"play war-raptor-1 @ {FACTORY}")
    assert verdict.legal
    assert "It is played by this right: an extra minion (Microbot Fixer)" in verdict.text()
    (ground,) = verdict.grounds()
    assert "microbot-fixer" in ground.clauses
    assert "It is your one action of the turn" in s.verdict("play howl-1").text()
    assert not s.verdict("play king-rex-1 @ mothership").grounds(), "a refusal has reasons, not grounds"
