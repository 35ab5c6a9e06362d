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
from tests.rules.continents.random_play import FULL, random_move, viewers

LANGUAGES = ("en", "fa")
SOME = {"tactic-dealt", "drew-tactic", "spy-saw"}  # told differently to those who do not see the card
RULINGS: list[dict[str, str]] = [
    {},
    {
        "draw-duty": "may", "mix": "card-by-card", "row-choice": "newest", "attacked-cards": "named",
        "deploy-rounds": "until-all-pass", "helpers-troops": "absorb-only", "fewer-dice": "fewer",
        "artillery-time": "any-moment", "call-off": "before-the-roll", "spy-sees": "one-card",
        "sabotage-time": "before-first-roll", "after-sabotage": "draws", "no-continents": "two-free",
    },
    {
        "row-choice": "one", "whose-troop": "helpers-first", "troop-limit": "dice-limit", "coin-check": "end-of-turn",
        "above-six": "six", "helpers-and-dice": "everybody", "dice-rounds": "once", "coins-counted": "taken",
        "that-battle": "this-roll", "tactics-run-out": "gone", "continents-run-out": "match-ends",
    },
]  # fmt: skip


@pytest.fixture(scope="module")
def told() -> set[str]:
    """Every kind of event that the shipped scenes tell."""
    found: set[str] = set()
    for name in scene_names("continents"):
        scene = load_scene(name)
        if not scene.error:
            found |= {event.kind for shot in run_scene(scene) for event in shot.events}
    return found


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


def test_every_step_verb_and_name_is_there(words: Any) -> None:
    for step in FULL.steps:
        assert words.say(f"step-{step.id.replace('.', '-')}").strip()
        if isinstance(step, Ask | Lot) and step.words is None:
            assert words.knows(f"question-{step.name}"), step.id
    for verb in FULL.verb_list:
        assert words.say(f"verb-{verb.name}").strip()
    names = [words.say(name) for name in (*FULL.deck.words, *FULL.deck.land_words)]
    assert len(set(names)) == len(names), "two cards of one name"


def test_every_event_has_its_message(words: Any, told: set[str]) -> None:
    assert len(told) >= 40
    for kind in told:
        assert words.knows(f"event-{kind}"), kind
        assert words.knows(f"event-{kind}", "hidden") == (kind in SOME), kind


def entries(folder: Any, language: str) -> set[str]:
    found = set()
    for entry in FluentParser().parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    return found


@pytest.mark.parametrize("folder", [FULL.folder, FULL.folder.parent / "common"], ids=["continents", "common"])
def test_both_languages_have_the_same_messages_and_parts(folder: Any) -> None:
    assert entries(folder, "en") == entries(folder, "fa")


def test_no_message_of_the_game_is_never_said(told: set[str]) -> None:
    """Every message is one that some piece of the game can say."""
    said = {f"guard-{g.id}" for verb in FULL.verb_list for g in (*FULL.form, *verb.guards)}
    said |= {message_of(node) for root in FULL.trees.values() for node in nodes_of(root)}
    said |= {f"step-{step.id.replace('.', '-')}" for step in FULL.steps}
    said |= {f"verb-{verb.name}" for verb in FULL.verb_list} | {f"event-{kind}" for kind in told}
    for id in entries(FULL.folder, "en"):
        if id.split("-")[0] in ("guard", "node", "outcome", "step", "verb", "event") and "." not in id:
            assert id in said, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rulings", RULINGS, ids=range(len(RULINGS)))
def test_whole_matches_are_told_in_full(language: str, rulings: dict[str, str]) -> None:
    """Events to every seat, questions, findings and a sample of verdicts, all through a match."""
    rng = Random(5)
    state = FULL.opening(3, rulings)
    universe = FULL.universe(3)
    while not state.is_over:
        state.play(random_move(state, rng))
        for event in state.events:
            for seat in viewers(state):
                assert event.as_seen(seat).text(language).strip()
        if rng.random() < 0.04 or state.is_over:
            for seat in (0, explorer.PUBLIC, explorer.ALL):
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
    for name in scene_names("continents"):
        scene = load_scene(name)
        for shot in [] if scene.error else run_scene(scene):
            for reason in () if shot.verdict is None else shot.verdict.reasons:
                refused.add(reason.id)
                assert reason.sentence(language).strip().endswith(".")
                assert reason.way(language).strip().endswith(".")
    wanted = {f"guard-{g.id}" for verb in FULL.verb_list for g in (*FULL.form, *verb.guards)}
    assert refused == wanted


def test_persian_sentences_hold_no_english_words() -> None:
    """The catalogue in Persian borrows no Latin letters but in what is put in, and writes Persian letters."""
    for folder in (FULL.folder, FULL.folder.parent / "common"):
        text = (folder / "words.fa.ftl").read_text(encoding="utf-8")
        assert not set(text) & set("يكة"), "Arabic letters"
        for line in text.splitlines():
            if line.startswith("#"):
                continue
            said = line.split(" = ", 1)[-1] if " = " in line else line
            while "{" in said and "}" in said.split("{", 1)[1]:
                head, _, rest = said.partition("{")
                said = head + rest.partition("}")[2]
            said = said.split("{")[0].split("]")[-1]
            assert not any("a" <= c.lower() <= "z" for c in said), line
