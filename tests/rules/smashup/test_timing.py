"""When the cards of `smashup` may be played or used: found by rehearsing a turn, told of a position."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.state import CHANCE
from explorer.core.steps import Ask
from explorer.rules.smashup import GAME
from explorer.rules.smashup.rehearsal import BY_CHOICE, MOMENTS, moments
from tests.rules.smashup.table import BRAIN, FACTORY, OASIS, PITS, lay, random_game


def found(id, rules=None, step=""):
    """Return the chances of a card as '<turn>/<place>', by step, or at one step."""
    rules = rules or GAME.rules(2)
    card = GAME.kit.numbers[f"{id}-1"]
    told = {m: [f"{c.turn}/{c.place}" for c in t.chances] for m, t in zip(MOMENTS, moments(rules, card), strict=True)}
    return told[step] if step else {m: chances for m, chances in told.items() if chances and m != "extra.offer"}


def test_every_question_that_a_card_answers_is_a_moment():
    asks = {step.id for step in GAME.steps if isinstance(step, Ask) and {*step.verbs} & {*BY_CHOICE}}
    assert asks <= {*MOMENTS} <= {step.id for step in GAME.steps}


def test_moments_are_found_by_playing_a_turn():
    assert found("king-rex") == {"turn.play": ["turn/hand"]}
    assert found("shinobi") == {"turn.play": ["turn/hand"], "score.before": ["each/hand"]}
    assert found("pirate-king")["score.before"] == ["each/elsewhere"]
    assert found("scout")["score.after"] == ["each/here"]
    assert found("ninja-acolyte")["turn.play"] == ["turn/hand", "turn/play"]
    assert found("tenacious-z")["turn.play"] == ["turn/hand", "turn/discard"]


def test_what_a_card_does_by_itself_is_no_choice():
    assert found("smoke-bomb")["turn.start"] == ["turn/itself"]
    assert found("assassination")["turn.finish"] == ["each/itself"]
    assert found("buccaneer")["trigger.next"] == ["each/instead"]
    assert found("nukebot")["trigger.next"] == ["each/this"]


def test_an_extra_play_covers_what_some_text_gives():
    assert found("warbot", step="extra.offer") == ["each/hand", "each/discard", "each/top"]
    assert found("howl", step="extra.offer") == ["each/hand", "each/top"]


def test_a_text_that_is_changed_moves_the_moments(monkeypatch):
    rules, card = GAME.rules(3), GAME.kit.numbers["king-rex-1"]
    texts = list(rules.abilities)
    texts[card] = GAME.cards["shinobi"]
    monkeypatch.setattr(rules, "abilities", tuple(texts))
    told = dict(zip(MOMENTS, moments.__wrapped__(rules, card), strict=True))
    assert told["score.before"].chances


def test_the_moment_of_now_agrees_with_what_is_legal():
    asked = 0
    for s, _ in random_game(5, 3, most=400):
        if s.actor == CHANCE or s.step not in MOMENTS:
            continue
        legal = {s.kit.kind[move.args[0]].id for move in s.legal_moves() if move.verb in BY_CHOICE}
        for finding in s.view(s.actor).timings():
            now = [f for f in finding.below if f.facts["now"]]
            assert len(now) == 1
            if finding.facts["card"].id.removeprefix("card-") in legal:
                assert (now[0].holds, now[0].facts["own"], finding.holds) == (True, 1, True), (s.step, finding.facts)
                asked += 1
    assert asked > 50


def test_a_minion_in_play_is_not_played_again():
    s = lay({FACTORY: ["invader-1", "invader-2"]}, factions=[["aliens", "ninjas"], ["dinosaurs", "robots"]])
    assert not s.view(0).timing("invader").holds
    assert not s.verdict("play invader-1 @ " + OASIS).legal
    assert s.view(0).timing("scout").holds  # it lies nowhere open: it may be in the hand


def test_what_may_ever_be_and_what_may_be_now_are_two_things():
    s = lay({FACTORY: ["warbot-1"]}, factions=[["aliens", "robots"], ["dinosaurs", "ninjas"]])
    told = s.view(1).timing("shinobi")  # it is the turn of seat 0
    (now,) = (below for below in told.below if below.facts["now"])
    assert (now.facts["moment"].id, now.holds, now.facts["own"]) == ("moment-turn-play", True, 0)
    assert (told.holds, told.part) == (False, "not")
    assert now.facts["moment"] in told.facts["moments"]
    both = lay({FACTORY: ["invader-1", "invader-2"]}, factions=[["aliens", "ninjas"], ["dinosaurs", "robots"]])
    (now,) = (below for below in both.view(0).timing("invader").below if below.facts["now"])
    assert (now.holds, now.facts["own"]) == (True, 0)
    assert both.view(0).timing("invader").clauses == ("special-now",)  # why not now, beside when it may ever be
    assert now.clauses != ("special-now",)


def test_the_phase_of_now_stays_a_moment_of_a_card_that_has_no_play_left():
    s = lay({FACTORY: ["warbot-1"]}, hands={0: ["howl-1", "howl-2"]}, plays=[{"kind": "minion"}])
    told = s.view(0).timing("howl")
    assert (told.holds, told.part, told.facts["at"]) == (False, "not", "yes")
    assert [moment.id for moment in told.facts["moments"]] == ["moment-turn-play", "moment-extra-offer"]
    assert told.clauses == ("one-minion-one-action", "extra-play")
    assert "though this is one of its moments" in told.text("en")
    assert "dù đây là một trong những lúc của nó" in told.text("vi")
    scout = lay({FACTORY: ["scout-1"]}, active=1, plays=[{"kind": "minion"}]).view(0).timing("shinobi")
    assert scout.facts["at"] == "no"  # another seat is asked


def test_a_finding_on_timing_reads_no_hand():
    for n, (s, _) in enumerate(random_game(6, 2, most=200)):
        if n % 20 == 0 and s.actor is not None and not s.step.startswith("opening."):
            view = s.view(0)
            other = view.sample_world(Random(n)).view(0)
            assert [f.text() for f in other.timings()] == [f.text() for f in view.timings()]


def test_cards_are_those_of_the_seats_factions():
    s = lay({FACTORY: ["warbot-1"]})
    ids = [finding.facts["card"].id for finding in s.view(1).timings()]
    assert ids == [f"card-{k.id}" for k in GAME.kit.kinds if k.faction in ("aliens", "robots")]
    assert len(s.view(explorer.PUBLIC).timings()) > len(ids)


def test_another_seat_is_told_to_wait_and_an_unknown_card_is_refused():
    s = lay({PITS: ["warbot-1"]}, bases=(PITS, OASIS, BRAIN), hands={0: ["king-rex-1"]})
    assert s.view(0).timing("king-rex").holds
    assert s.view(1).timing("king-rex").part == "wait"
    assert s.view(1).timing("scout-2").part == "not"
    with pytest.raises(explorer.ExplorerError, match="did you mean 'shinobi'"):
        s.view(0).timing("shinobo")


def test_a_refusal_that_is_not_its_moment_tells_the_moments():
    s = lay({PITS: ["scout-1", "ninja-acolyte-1"]}, bases=(PITS, OASIS, BRAIN), active=1, hands={1: ["zapbot-1"]})
    (reason,) = s.verdict("use scout-1").reasons
    assert reason.id == "guard-usable-now"
    assert [f.facts["moment"].id for f in reason.below if f.holds][:2] == ["moment-turn-play", "moment-score-after"]
