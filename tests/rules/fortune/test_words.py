"""Everything that the game can say is there in both languages and takes its arguments."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import explorer
from explorer.core.decisions import Decision, message_of, nodes_of
from explorer.core.steps import Ask, Lot
from explorer.matches.scenes import load_scene, scene_names
from explorer.matches.staging import run_scene
from tests.rules.fortune.random_play import EXPERT, FULL, random_move, viewers

LANGUAGES = ("en", "ar")
SOME = {"dealt", "drew"}  # told differently to those who do not see the card


@pytest.fixture(params=LANGUAGES)
def words(request: Any) -> Any:
    return FULL.words(request.param)


def test_every_guard_says_fact_way_and_question(words: Any) -> None:
    for verb in FULL.verb_list:
        for guard in (*FULL.form, *verb.guards):
            assert words.knows(f"guard-{guard.id}"), guard.id
            for part in ("holds", "way", "ask"):
                assert words.knows(f"guard-{guard.id}", part), (guard.id, part)


def test_every_node_of_every_tree_has_its_message(words: Any) -> None:
    for root in FULL.trees.values():
        for node in nodes_of(root):
            assert words.knows(message_of(node)), node.id
            if isinstance(node, Decision):
                assert words.knows(message_of(node), "yes")
                assert words.knows(message_of(node), "no")


def test_every_step_verb_card_and_place_is_named(words: Any) -> None:
    ids = [f"step-{step.flow}-{step.name}" for step in FULL.steps]
    ids += [f"verb-{verb.name}" for verb in FULL.verb_list]
    ids += [f"card-{kind}" for kind in FULL.deck.kinds]
    ids += [f"question-{s.name}" for s in FULL.steps if isinstance(s, Ask | Lot)]
    ids += ["place-top", "place-below", "card-back", "mark-assumed", f"game-{FULL.id}", "question-answer-two"]
    for id in ids:
        assert words.knows(id), id


def test_every_event_that_the_scenes_tell_is_said_to_everybody(words: Any) -> None:
    told = set()
    for name in scene_names("fortune"):
        scene = load_scene(name)
        if not scene.error:
            told |= {event.kind for shot in run_scene(scene) for event in shot.events}
    listed = {id.removeprefix("event-") for id in ids_of("en") if id.startswith("event-")}
    assert told == listed
    for kind in told:
        assert words.knows(f"event-{kind}", "hidden") == (kind in SOME)


def ids_of(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """The messages of a catalogue with their attributes and the arguments they take."""
    text = (FULL.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            args: set[str] = set()
            _variables(entry, args)
            found[entry.id.name] = {a.id.name for a in entry.attributes}, args
    return found


def _variables(node: Any, found: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            _variables(value, found)
    elif isinstance(node, list):
        for value in node:
            _variables(value, found)


def test_both_languages_say_the_same_things() -> None:
    english, arabic = (ids_of(language) for language in LANGUAGES)
    assert list(english) == list(arabic)
    for id, (attributes, _) in english.items():
        assert arabic[id][0] == attributes, id
    own = {id for id in english if english[id][1] != arabic[id][1]}
    assert own <= {
        "guard-nothing-else", "guard-suits", "guard-hand-good", "guard-own-group-of-it", "finding-standing",
        "guard-not-just-thrown", "event-built", "event-took",
    }, own  # fmt: skip


def test_arabic_sentences_hold_no_latin_words_of_their_own() -> None:
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


@pytest.mark.parametrize(
    "rulings", [{}, EXPERT, {**EXPERT, "covered-groups": "top-only", "discard-duty": "last-resort"}]
)
def test_everything_said_in_a_match_can_be_said(rulings: dict[str, str]) -> None:
    for seed in range(4):
        state, rng = FULL.start(2 + seed, seed, rulings), Random(seed)
        universe = FULL.universe(state.players)
        for ply in range(120):
            if state.is_over:
                break
            state.play(random_move(state, rng))
            if ply % 8:
                continue
            for language in LANGUAGES:
                for seat in (*viewers(state), explorer.ALL):
                    for event in state.view(seat).events:
                        assert event.text(language).strip()
                    assert state.view(seat).describe(language).strip()
                for topic in state.topics():
                    assert state.explain(topic).outline(language).strip()
                for move in rng.sample(universe, 20):
                    text = state.verdict(move).text(language)
                    assert text.strip()
                    assert "{" not in text
                if state.question is not None:
                    assert FULL.words(language).say(state.question.asks).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_scenes_reads_as_sentences(language: str) -> None:
    refused = set()
    for name in scene_names("fortune"):
        scene = load_scene(name)
        for shot in [] if scene.error else run_scene(scene):
            for reason in () if shot.verdict is None else shot.verdict.reasons:
                refused.add(reason.id)
                assert reason.sentence(language).strip("\u2069 ").endswith(".")
                assert reason.way(language).strip("\u2069 ").endswith(".")
    assert refused == {f"guard-{g.id}" for verb in FULL.verb_list for g in (*FULL.form, *verb.guards)}
