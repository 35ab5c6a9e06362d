"""What `explain` tells: who scores what and why, the work that waits, what touches what; true, in words, and public."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from explorer.core.findings import Finding
from explorer.core.state import ALL, CHANCE, PUBLIC
from explorer.rules.smashup import GAME
from explorer.rules.smashup.places import gains_of
from explorer.rules.smashup.power import power
from tests.rules.smashup.table import BRAIN, FACTORY, MALL, OASIS, PITS, lay, random_game, say, settle, texts

CEMETERY = "evans-city-cemetery"


def every(finding: Finding) -> list[Finding]:
    """Return a finding and all below it."""
    return [finding, *(found for below in finding.below for found in every(below))]


def below(finding: Finding, id: str) -> list[Finding]:
    return [found for found in finding.below if found.id == id]


def gained(s: Any, base: str) -> list[int]:
    """Return what the finding on a base says each seat would get."""
    found = [0] * s.players
    for seat in range(s.players):
        award = s.explain(f"award:{base}:{seat}")
        found[seat] += award.facts["vp"]
    for extra in below(s.explain(f"score:{base}"), "finding-extra"):
        found[dict(extra.facts["seat"].args)["n"]] += extra.facts["vp"]
    return found


# who scores what


def cemetery() -> Any:
    """Lines 42 and 53 of the document: 9 (5 and 4), 6 and 5 power on the cemetery, whose breakpoint is 20."""
    minions = {CEMETERY: ["ninja-master-1", "laseratops-1", "zapbot-1", "zapbot-2", "collector-1", "pirate-king-1"]}
    return lay(minions, players=3, bases=[CEMETERY, FACTORY, MALL, OASIS])


def test_the_example_of_the_document_scores_five_three_and_two() -> None:
    s = cemetery()
    found = s.explain(f"score:{CEMETERY}")
    assert (found.facts["total"], found.facts["breakpoint"], found.facts["worth"]) == (20, 20, (5, 3, 2))
    awards = [below for below in found.below if below.tree is not None]
    assert [(a.id, a.facts["total"], a.facts["vp"]) for a in awards] == [
        ("outcome-first-place", 9, 5), ("outcome-second-place", 6, 3), ("outcome-third-place", 5, 2)
    ]  # fmt: skip
    assert "5 VP to Seat 0, 3 VP to Seat 1, and 2 VP to Seat 2" in found.sentence()
    assert not below(found, "finding-tie")


def test_of_ten_ten_and_five_two_are_first_and_the_second_place_is_used_up() -> None:
    minions = {CEMETERY: ["king-rex-1", "shinobi-1", "supreme-overlord-1", "hoverbot-1", "collector-1",
                          "pirate-king-1"]}  # fmt: skip
    s = lay(minions, players=3, bases=[CEMETERY, FACTORY, MALL, OASIS])
    found = s.explain(f"score:{CEMETERY}")
    assert gained(s, CEMETERY) == [5, 5, 2]
    (tie,) = below(found, "finding-tie")
    assert tie.clauses == ("tied-places",)
    assert tie.facts["places"] == (2,)
    taken = {a.id for a in found.below if a.tree is not None}
    assert taken == {"outcome-first-place", "outcome-third-place"}
    assert "nobody gets second place" in tie.sentence()
    assert "không ai được hạng nhì" in tie.sentence("vi")


def test_power_without_a_minion_is_no_claim_and_says_so() -> None:
    s = lay({FACTORY: ["king-rex-1"]})
    found = s.explain(f"score:{FACTORY}")
    assert [below.id for below in found.below if below.tree is not None] == ["outcome-first-place", "outcome-no-minion"]


@pytest.mark.parametrize(
    ("base", "minions", "extras"),
    [
        (FACTORY, ["king-rex-1", "laseratops-1", "scout-1"], [2, 0]),
        (MALL, ["king-rex-1", "scout-1", "scout-2"], [1, 2]),
    ],
)
def test_what_a_base_gives_beside_its_places_is_a_finding_of_its_own(
    base: str, minions: list[str], extras: list[int]
) -> None:
    found = lay({base: minions}).explain(f"score:{base}")
    got = [0, 0]
    for extra in below(found, "finding-extra"):
        got[dict(extra.facts["seat"].args)["n"]] = extra.facts["vp"]
        assert extra.clauses == (base,)
    assert got == extras


def test_a_base_whose_ability_does_not_count_says_for_whom_it_gives_nothing() -> None:
    s = lay({FACTORY: ["king-rex-1"]}, attached=[{"card": "jammed-signal-1", "base": FACTORY}])
    (extra,) = below(s.explain(f"score:{FACTORY}"), "finding-extra")
    assert (extra.holds, extra.facts["vp"]) == (False, 0)


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_what_is_told_is_what_the_engine_then_gives(seed: int, players: int) -> None:
    """Every time a base scores in a random match, the VP told just before the places are given are those given."""
    seen = 0
    for s, move in random_game(seed, players):
        scoring = [f for f in s.stack if s.rules.steps[f.at].id == "score.before"]
        if not scoring or s.stack[-1] is not scoring[0] or str(move) != "pass":
            continue
        base = (scoring[0].memo or {})["base"]
        told, before, trial = gained(s, s.kit.base_tokens[base]), list(s.vp), s.copy()
        trial.apply(move)
        if any("places" in (f.memo or {}) for f in trial.stack) and trial.step.startswith("score."):
            after_base = s.rules.sites[base].after is None
            if after_base:
                seen += 1
                assert [new - old for new, old in zip(trial.vp, before, strict=True)] == told
                assert told == [sum(g.vp for g in gains_of(s, base) if g.seat == seat) for seat in range(players)]
    assert seen


def test_a_base_over_its_breakpoint_says_when_it_scores_and_one_that_is_scored_says_so() -> None:
    s = lay({OASIS: ["king-rex-1", "laseratops-1", "armor-stego-1"]}, hands={1: ["scout-1"]})
    found = s.explain(f"base:{OASIS}")
    assert (found.holds, found.part) == (True, "")
    assert "scores when the bases are next checked" in found.sentence()
    assert "check-bases" in found.clauses
    say(s, "done")
    found = s.explain(f"base:{OASIS}")
    assert (found.part, found.clauses) == ("scoring", ("before-scoring", "one-base-at-a-time"))


def test_once_the_vp_are_given_the_finding_says_so() -> None:
    minions = {OASIS: ["king-rex-1", "laseratops-1"], FACTORY: []}
    s = lay({**minions, OASIS: [*minions[OASIS], "scout-1"]}, hands={})
    say(s, "done")
    assert s.step == "score.after"
    (given,) = below(s.explain(f"score:{OASIS}"), "finding-awarded")
    assert "Seat 0 had first place" in given.sentence()


# power as a sum


def test_power_is_a_sum_of_what_is_printed_and_of_each_source_with_its_clause() -> None:
    s = lay({BRAIN: ["war-raptor-1", "war-raptor-2"]}, bases=[BRAIN, MALL, OASIS],
            attached=[{"card": "upgrade-1", "on": "war-raptor-1"}], hands={0: ["howl-1"]})  # fmt: skip
    say(s, "play howl-1")
    found = s.explain("power:war-raptor-1")
    addends = below(found, "finding-addend")
    assert sorted(a.clauses[0] for a in addends) == ["central-brain", "howl", "upgrade", "war-raptor"]
    assert found.facts["printed"] + sum(a.facts["amount"] for a in addends) == found.facts["total"] == 8
    (howl,) = (a for a in addends if a.clauses[0] == "howl")
    assert "until the end of this turn" in howl.sentence()


def test_power_that_would_fall_below_nothing_says_that_it_does_not() -> None:
    s = lay({FACTORY: ["collector-1"]}, attached=[{"card": "poison-1", "on": "collector-1"}])
    found = s.explain("power:collector-1")
    assert found.facts["total"] == 0
    assert "never below 0" in found.sentence()


# what touches what


def touched(s: Any, topic: str) -> list[tuple[str, str]]:
    """Return what a source touches as (how, what)."""
    found = []
    for each in s.explain(f"touch:{topic}").below:
        target = each.facts["target"]
        name = target.id.removeprefix("base-")
        if target.id == "physical-card":
            name = s.kit.tokens[s.kit.words.index(target)]
        found.append((each.id.removeprefix("touch-"), str(dict(target.args)["n"]) if target.id == "seat" else name))
    return found


def test_a_bonus_names_every_minion_that_has_it() -> None:
    s = lay({FACTORY: ["microbot-fixer-1", "zapbot-1"], MALL: ["microbot-guard-1", "king-rex-1"]})
    assert touched(s, "microbot-fixer-1") == [("power", "microbot-fixer-1"), ("power", "microbot-guard-1")]


def test_microbot_alpha_makes_all_of_its_controllers_minions_microbots() -> None:
    s = lay({FACTORY: ["microbot-alpha-1", "zapbot-1"], MALL: ["scout-1", "king-rex-1"]})
    assert [what for how, what in touched(s, "microbot-alpha-1") if how == "counts-as"] == ["zapbot-1", "scout-1"]


def test_protection_bars_and_a_base_taken_away_are_told_of_both_sides() -> None:
    attached = [{"card": card, "base": FACTORY} for card in ("wildlife-preserve-1", "jammed-signal-1")]
    s = lay({FACTORY: ["king-rex-1", "scout-1"]}, attached=attached)
    assert touched(s, "wildlife-preserve-1") == [("shield", "king-rex-1")]
    assert touched(s, "jammed-signal-1") == [("cancels", "factory")]
    assert touched(s, "factory") == [("cancelled", "factory")]


def test_block_the_path_bars_minions_of_the_faction_named() -> None:
    faction = GAME.kit.factions.index("dinosaurs")
    s = lay(players=3, bases=[FACTORY, MALL, OASIS, PITS],
            attached=[{"card": "block-the-path-1", "base": FACTORY, "note": faction}])  # fmt: skip
    assert touched(s, "block-the-path-1") == [("bars", "0")]
    assert "minions of Dinosaurs" in s.explain("touch:block-the-path-1").below[0].sentence()
    for base, allowed in ((FACTORY, False), (MALL, True)):
        s.hands[0] = (s.kit.numbers["king-rex-1"],)
        s.pools[0] = tuple(c for c in s.pools[0] if c not in s.hands[0])
        assert s.verdict(f"play king-rex-1 @ {base}").legal is allowed


def test_effects_that_last_are_told_with_their_source_though_it_has_gone() -> None:
    s = lay({OASIS: ["king-rex-1"], MALL: ["laseratops-1"]}, hands={0: ["howl-1", "rampage-1"]},
            plays=[{"seat": 0, "kind": "action"}] * 2)  # fmt: skip
    say(s, "play howl-1")
    assert touched(s, "howl-1") == [("power", "king-rex-1"), ("power", "laseratops-1")]
    say(s, "play rampage-1", "choose laseratops-1")
    assert touched(s, "rampage-1") == [("breakpoint", MALL)]
    (change,) = below(s.explain(f"base:{MALL}"), "finding-breakpoint")
    assert change.facts["amount"] == 5
    assert change.clauses == ("breakpoint", "rampage")


def test_a_card_that_has_gone_and_does_nothing_is_no_topic() -> None:
    s = lay({OASIS: ["king-rex-1"]}, hands={0: ["howl-1"]})
    assert "touch:howl-1" not in s.topics()
    say(s, "play howl-1")
    assert "touch:howl-1" in s.topics()


# cards


def test_who_looks_on_asks_about_the_own_hand_and_what_lies_open() -> None:
    s = lay({OASIS: ["king-rex-1"]}, hands={0: ["howl-1", "shinobi-2"], 1: ["scout-1"]}, discards={1: ["zapbot-1"]})
    there = {seat: {t for t in s.view(seat).topics() if t.startswith("card:")} for seat in (0, 1, PUBLIC, ALL)}
    assert there[PUBLIC] == {"card:king-rex", "card:zapbot"}
    assert there[0] == {*there[PUBLIC], "card:howl", "card:shinobi"}
    assert there[1] == {*there[PUBLIC], "card:scout"}
    assert there[ALL] == there[0] | there[1]


def test_a_card_tells_what_it_says_and_whether_its_moment_is_now() -> None:
    s = lay({OASIS: ["king-rex-1"]}, hands={0: ["howl-1", "shinobi-2"]})
    howl, shinobi = (s.view(0).explain(f"card:{id}") for id in ("howl", "shinobi"))
    assert howl.holds
    assert (
        howl.below[0].text()
        == "Howl says: every minion of yours has +1 power until the end of your turn (assumed, R004-20)."
    )
    assert howl.below[-1].id == "finding-moment"
    assert [f.clauses for f in below(shinobi, "finding-says")] == [("shinobi",)]
    infiltrate = s.finding("card:infiltrate", 0)
    assert [f.sentence() for f in below(infiltrate, "finding-says")][-1] == (
        "Infiltrate says: at the start of your turn: destroy this card."
    )
    for language in ("en", "vi"):
        assert all(each.text(language) for each in every(shinobi))


# the work that waits


def test_the_work_that_waits_is_told_newest_first() -> None:
    s = lay({FACTORY: ["scout-1", "collector-1"]}, hands={0: ["ninja-master-1"]})
    say(s, "play ninja-master-1 @ factory")
    found = s.explain("pending")
    frames = [f.id for f in found.below if f.id.startswith("frame-")]
    assert frames == ["frame-do", "frame-play", "frame-turn"]
    assert "ninja-master" in found.below[0].clauses
    (lately,) = below(found, "finding-lately")
    assert [event.id for event in lately.below] == ["event-played"]


def test_what_only_one_seat_saw_is_not_told_of_the_last_move() -> None:
    s = lay(hands={})
    say(s, "done")
    settle(s)
    for seat in (PUBLIC, 0, 1, ALL):
        for found in every(s.finding("pending", seat)):
            assert "card" not in found.facts or found.id != "event-drew"


@pytest.mark.parametrize("seed", range(3))
def test_everything_can_be_told_at_any_step_in_both_languages_and_is_public(seed: int) -> None:
    players, rng, seen = 2 + seed % 3, Random(seed), 0
    for s, _ in random_game(seed, players):
        if rng.random() > 0.04 and len(s.stack) < 5:
            continue
        seen += 1
        topics = s.topics()
        assert len(set(topics)) == len(topics)
        worlds = {seat: s.view(seat).sample_world(rng) for seat in (PUBLIC, 0)}
        for topic in [*rng.sample(topics, min(8, len(topics))), "pending"]:
            found = s.explain(topic)
            for seat, world in worlds.items():
                assert world.view(seat).explain(topic) == s.view(seat).explain(topic)
            for each in every(found):
                assert each.clauses or each.id in ("finding-lately", "finding-pending")
                for language in ("en", "vi"):
                    assert each.text(language)
    assert seen > 10


def test_every_flow_that_can_wait_has_its_words() -> None:
    for step in GAME.steps:
        for language in ("en", "vi"):
            assert GAME.words(language).knows(f"frame-{step.flow}"), step.flow


def test_every_kind_of_topic_has_its_words() -> None:
    s = cemetery()
    for topic in s.topics():
        kind, _, name = topic.partition(":")
        for language in ("en", "vi"):
            words = GAME.words(language)
            assert words.knows(f"topic-{kind}")
            if name:
                named = GAME.topic_word(name)
                assert named is not None
                assert words.say(named)


def test_power_told_is_the_power_that_counts() -> None:
    for s, _ in random_game(5, 3, most=200):
        if s.actor == CHANCE:
            continue
        for minion in s.minions[:3]:
            assert s.explain(f"power:{s.kit.tokens[minion.card]}").facts["total"] == power(s, minion)


def a_bit_of_everything() -> Any:
    """A table on which every way of touching something occurs."""
    base = GAME.kit.base_tokens.index
    return lay(
        {OASIS: ["microbot-alpha-1", "zapbot-1", "warbot-1", "buccaneer-1", "walker-1"], FACTORY: ["king-rex-1"],
         MALL: ["pirate-king-1", "laseratops-1"]},
        players=3, bases=[OASIS, FACTORY, MALL, PITS],
        factions=[["dinosaurs", "zombies"], ["aliens", "robots"], ["pirates", "tricksters"]],
        attached=[
            {"card": "upgrade-1", "on": "king-rex-1"}, {"card": "wildlife-preserve-1", "base": FACTORY},
            {"card": "coming-to-get-you-1", "base": OASIS}, {"card": "jammed-signal-1", "base": PITS},
            {"card": "enshrouding-mist-1", "base": OASIS}, {"card": "flame-trap-1", "base": OASIS},
            {"card": "block-the-path-1", "base": PITS, "note": GAME.kit.factions.index("robots")},
            {"card": "overrun-1", "base": MALL},
        ],
        discards={0: ["howl-1", "rampage-1"], 2: ["mark-of-sleep-1", "hideout-1", "pay-the-piper-1"]},
        effects=[
            {"kind": "breakpoint", "target": base(OASIS), "amount": -3, "ends": "turn", "source": "rampage-1"},
            {"kind": "no-actions", "target": 1, "seat": 1, "ends": "next-turn", "source": "mark-of-sleep-1"},
            {"kind": "shield", "target": base(FACTORY), "amount": 0, "ends": "action", "source": "hideout-1"},
            {"kind": "ignores", "target": base(FACTORY), "amount": 2, "seat": 2, "ends": "start",
             "source": "pay-the-piper-1"},
        ],
    )  # fmt: skip


def own_turn() -> Any:
    """A turn of seat 0, whose cards in play give it something to play and to use."""
    factions = [["wizards", "ninjas"], ["tricksters", "robots"]]
    s = lay({FACTORY: ["archmage-1", "ninja-acolyte-1"]}, factions=factions, hands={0: ["shinobi-1"]}, active=1)
    say(s, "done")
    settle(s)
    return s


def test_what_is_for_ones_own_turn_is_told_while_it_may_be_used() -> None:
    s = own_turn()
    assert touched(s, "archmage-1")[-1] == ("left", "0")
    assert touched(s, "ninja-acolyte-1") == [("usable-now", "0")]
    said = s.explain("touch:ninja-acolyte-1").below[0].text()
    assert said.startswith("Seat 0 may use Ninja Acolyte #1 now: return")
    assert "use ninja-acolyte-1" in texts(s)
    say(s, "play shinobi-1 @ " + MALL)
    assert s.step == "turn.play"
    assert "use ninja-acolyte-1" not in texts(s)
    assert touched(s, "ninja-acolyte-1") == []
    assert ("left", "0") in touched(s, "archmage-1")


def test_every_way_of_touching_something_has_its_words_long_and_short() -> None:
    seen = set()
    for s, topic in [(table, topic) for table in (a_bit_of_everything(), own_turn()) for topic in table.topics()]:
        if not topic.startswith("touch:"):
            continue
        for touch in s.explain(topic).below:
            seen.add(touch.id.removeprefix("touch-"))
            for language in ("en", "vi"):
                assert touch.text(language)
                assert GAME.words(language).say(touch.id, "short", **touch.facts)
    lines = (GAME.folder / "words.en.ftl").read_text(encoding="utf-8").splitlines()
    assert seen == {line.split(" ")[0].removeprefix("touch-") for line in lines if line.startswith("touch-")}


def test_an_action_that_keeps_off_others_bars_each_of_them_altogether() -> None:
    s = a_bit_of_everything()
    assert touched(s, "overrun-1") == [("bars", "1"), ("bars", "2"), ("waits", MALL)]
    assert touched(s, "block-the-path-1") == [("bars", "1")]
    assert "playing minions on" in s.explain("touch:overrun-1").below[0].sentence()
    assert "minions of Robots" in s.explain("touch:block-the-path-1").below[0].sentence()


def test_a_standing_right_to_play_names_the_base_that_it_is_for() -> None:
    s = GAME.state({
        "players": 2, "bases": ["factory", "homeworld", "tar-pits"],
        "factions": [["tricksters", "wizards"], ["pirates", "robots"]],
        "attached": [{"card": "enshrouding-mist-1", "base": "factory"}],
    })  # fmt: skip
    for language, base in (("en", "on Factory 436-1337"), ("vi", "xuống Factory 436-1337")):
        said = [finding.sentence(language) for finding in s.explain("touch:enshrouding-mist-1").below]
        assert any(base in text for text in said), said
