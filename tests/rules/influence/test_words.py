"""Everything that the game can say is there in both languages and takes its arguments."""

from __future__ import annotations

from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import explorer
from explorer.core.decisions import Decision, message_of, nodes_of
from explorer.core.steps import Ask, Lot
from tests.rules.influence.random_play import FULL, POCKET, asked_at, pending, random_move, viewers

LANGUAGES = ("en", "ar")
RULINGS = [
    {},
    {
        "second-flip": "toggle", "second-immunity": "no-effect", "second-cancel": "no-effect",
        "steal-from": "self-allowed", "radar-pick": "viewer-picks", "immunity-on-affected": "cleanses",
    },
    {
        "second-flip": "no-effect", "cancel-target": "occupied", "flip-target": "occupied",
        "immunity-placement": "frozen", "immunity-on-affected": "forbidden", "radar-pick": "owner-picks",
        "discard-shown": "shown", "card-backs": "coloured", "tactic-leaves": "before-effect",
    },
    {"immunity-binds": "not-its-player", "undealt": "shown-at-end", "first-seat": "seat-order"},
]  # fmt: skip

SOME = {"placed", "dealt", "radar-saw", "stole", "discarded"}  # told differently to those who do not see the card


def told_in_matches():
    """Every kind of event that random matches under all these readings tell."""
    found = set()
    for rulings in RULINGS:
        for game in (FULL, POCKET):
            for seed in range(12):
                state, rng = game.opening(3, rulings), Random(seed)
                while not state.is_over:
                    state.play(random_move(state, rng))
                    found |= {event.kind for event in state.events}
    return found


EVENTS = told_in_matches()


@pytest.fixture(params=LANGUAGES)
def words(request):
    return FULL.words(request.param)


def test_every_guard_says_fact_way_and_question(words):
    for verb in FULL.verb_list:
        for guard in (*FULL.form, *verb.guards):
            assert words.knows(f"guard-{guard.id}"), guard.id
            for part in ("holds", "way", "ask"):
                assert words.knows(f"guard-{guard.id}", part), (guard.id, part)


def test_every_node_of_every_tree_has_its_message(words):
    for root in FULL.trees.values():
        for node in nodes_of(root):
            assert words.knows(message_of(node)), node.id
            if isinstance(node, Decision):
                assert words.knows(message_of(node), "yes")
                assert words.knows(message_of(node), "no")


def test_every_step_has_a_name(words):
    for step in FULL.steps:
        assert words.say(f"step-{step.id.replace('.', '-')}").strip()


def test_every_verb_has_a_name(words):
    for verb in FULL.verb_list:
        assert words.say(f"verb-{verb.name}").strip()


def test_every_card_colour_zone_and_mark_has_a_name(words):
    deck = FULL.deck
    names = [words.say(card) for card in deck.words]
    assert len(set(names)) == len(names), "two cards of one name"
    zones = [words.say(f"region-{region}") for region in deck.regions]
    assert len(set(zones)) == len(zones)
    colours = [words.say(f"colour-{colour}") for colour in deck.colours]
    assert len(set(colours)) == len(colours)
    for mark in ("immune", "flipped", "assumed", "burned", "ownerless"):
        assert words.knows(f"mark-{mark}")
    assert words.say("mark-cancelled", colour=colours[0])


def test_the_events_that_must_have_words_are_many():
    assert {"dealt", "unflipped", "cleansed", "no-effect", "discarded", "skipped", "match-drawn"} <= EVENTS
    assert len(EVENTS) >= 20


def test_every_event_and_question_has_its_message(words):
    for kind in EVENTS:
        assert words.knows(f"event-{kind}"), kind
        if kind in SOME:
            assert words.knows(f"event-{kind}", "hidden"), kind
    for step in FULL.steps:
        if isinstance(step, Ask | Lot) and step.words is None:
            assert words.knows(f"question-{step.name}"), step.id
    for id in ("turn", "radar-pick", "radar-show"):
        assert words.knows(f"question-{id}")


def test_both_languages_have_the_same_messages_and_parts():
    def entries(language):
        found = set()
        for folder in (FULL.folder, FULL.folder.parent / "common"):
            for entry in FluentParser().parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
        return found

    assert entries("en") == entries("ar")


def test_no_message_of_the_game_is_never_said():
    """Every message is one that some piece of the game can say (names of the explorer's own words aside)."""
    said = {f"guard-{g.id}" for verb in FULL.verb_list for g in (*FULL.form, *verb.guards)}
    said |= {message_of(node) for root in FULL.trees.values() for node in nodes_of(root)}
    said |= {f"step-{step.id.replace('.', '-')}" for step in FULL.steps}
    said |= {f"verb-{verb.name}" for verb in FULL.verb_list} | {f"event-{kind}" for kind in EVENTS}
    for line in (FULL.folder / "words.en.ftl").read_text(encoding="utf-8").splitlines():
        id = line.split(" = ")[0]
        kind = id.split("-")[0]
        if (
            " = " in line
            and not line.startswith((" ", "#"))
            and kind in ("guard", "node", "outcome", "step", "verb", "event")
        ):
            assert id in said, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulings", RULINGS, ids=range(len(RULINGS)))
def test_whole_matches_are_told_in_full(language, rulings):
    """Every event to every seat, every question, every finding and a sample of verdicts, at every move of a match."""
    rng = Random(5)
    state = FULL.opening(3, rulings)
    universe = FULL.universe(3)
    while True:
        quick = asked_at(state).startswith("opening.deal") and len(state.pool) % 5
        if not quick:
            for seat in (*viewers(state), explorer.ALL):
                view = state.view(seat)
                assert view.describe(language).strip()
                for event in view.events:
                    assert event.text(language).strip()
                for move in rng.sample(universe, 3):
                    assert view.verdict(move).text(language).strip()
            if pending(state) or state.is_over or rng.random() < 0.1:
                for topic in state.topics():
                    assert state.explain(topic).outline(language).strip()
                    assert state.view(0).explain(topic).outline(language).strip()
            if state.question is not None:
                said = FULL.words(language).say(state.question.asks)
                assert said.strip()
        if state.is_over:
            return
        state.play(random_move(state, rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_refusal_is_said_somewhere_and_well(language):
    """Walk until every guard has refused; its fact, citation and way forward read as sentences."""
    wanted = {f"guard-{g.id}" for verb in FULL.verb_list for g in (*FULL.form, *verb.guards)}
    refused = set()
    for rulings in RULINGS:
        for seed in range(4):
            rng = Random(seed)
            state = FULL.start(3, seed, rulings)
            universe = FULL.universe(3)
            flips = [move for move in universe if move.verb in ("flip", "immunity")]
            while not state.is_over:
                for move in (*rng.sample(universe, 25), *flips):
                    for reason in state.verdict(move, rng.choice([0, 1, 2, state.actor])).reasons:
                        if reason.id not in refused:
                            refused.add(reason.id)
                            said, way = reason.sentence(language), reason.way(language)
                            assert said.strip().endswith((".", "。")), said
                            assert way.strip().endswith("."), way
                            assert "{" not in reason.text(language)
                state.play(random_move(state, rng))
            for reason in state.verdict("flip @ mine").reasons:
                refused.add(reason.id)
    assert wanted - refused <= {
        "guard-pick-there",
        "guard-possible",
        "guard-flip-needs-card",
        "guard-cancel-needs-card",
    }


def test_a_guard_about_a_pick_or_chance_refuses_in_words():
    state = FULL.start(3, 1)
    while asked_at(state) != "turn.radar-lot":
        if state.is_over:
            state = FULL.start(3, state.turn + 7)
        state.play(random_move(state, Random(state.turn)))
    for language in LANGUAGES:
        assert state.verdict("show card 9").reasons[0].id == "guard-pick-there"
        assert state.verdict("show card 9").text(language).strip()
    opening = FULL.opening(2)
    opening.play("zone mine")
    for language in LANGUAGES:
        assert opening.verdict("zone mine").reasons[0].id == "guard-possible"
        assert opening.verdict("zone mine").text(language).strip()


def test_arabic_sentences_hold_no_english_words():
    """The catalogue in Arabic borrows no Latin letters but in what is put in."""
    text = (FULL.folder / "words.ar.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        said = line.split(" = ", 1)[-1] if " = " in line else line
        while "{" in said and "}" in said.split("{", 1)[1]:
            head, _, rest = said.partition("{")
            said = head + rest.partition("}")[2]
        said = said.split("{")[0].split("]")[-1]
        assert not any("a" <= c.lower() <= "z" for c in said), line
