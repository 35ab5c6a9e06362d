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
from tests.rules.hundred.random_play import FULL, WILD, random_move, viewers

LANGUAGES = ("en", "ar")
SOME = {"dealt", "drew", "set", "stole-set", "hand-shown"}  # told differently to those who do not see the card
RULINGS: list[dict[str, str]] = [
    {},
    {
        "starter": "seat-0", "nothing-playable": "end-turn", "set-cards": "any-magic", "slot-order": "number-first",
        "block-after-mirror": "stops-mirror", "mirror-by": "anyone", "mirror-swap": "cancels",
        "mirrored-pass": "own-number", "freeze-again": "add", "goblin-brings": "score", "hunt-return": "top",
        "plus-minus-card": "in-score", "force-shown": "shown", "all-skip": "burns", "rounds": "several",
    },
    {
        "reactions-from": "set-only", "mirror-mirror": "no", "block-after-mirror": "no", "frozen-reacts": "no",
        "frozen-in-turn": "ends-now", "hunt-return": "bottom", "minus-whose": "own", "pass-slot": "both",
        "all-skip": "limit", "pierce-once": "each", "pierce-last": "last-lap", "pierce-graveyard": "shuffled-in",
        "end-again": "goes-on", "hand-refill": "five", "two-cards": "any-two", "recall-recall": "never",
        "swap-what": "hands-and-set", "last-by-pierce": "victim",
    },
]  # fmt: skip


@pytest.fixture(scope="module")
def told() -> set[str]:
    """Every kind of event that the shipped scenes tell."""
    found: set[str] = set()
    for name in scene_names("hundred"):
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
    names = [words.say(name) for name in FULL.deck.words]
    assert len(set(names)) == len(names), "two cards of one name"


def test_the_choice_to_skip_and_the_card_pass_are_called_differently(words: Any) -> None:
    card, skip = words.say("card-pass"), words.say("verb-skip")
    assert card not in skip
    assert card in words.say("verb-pass")
    assert card not in words.say("event-skipped", seat="x")
    assert {"skip", "pass"} <= {verb.name for verb in FULL.verb_list}
    assert not any(move.text == "pass" for move in FULL.universe(2))


def test_every_event_has_its_message(words: Any, told: set[str]) -> None:
    assert len(told) >= 35
    for kind in told:
        assert words.knows(f"event-{kind}"), kind
        assert words.knows(f"event-{kind}", "hidden") == (kind in SOME), kind


def entries(folder: Any, language: str) -> set[str]:
    found = set()
    for entry in FluentParser().parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    return found


def test_both_languages_have_the_same_messages_and_parts() -> None:
    assert entries(FULL.folder, "en") == entries(FULL.folder, "ar")


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
    state = WILD.opening(3, rulings)
    universe = WILD.universe(3)
    while not state.is_over:
        state.play(random_move(state, rng))
        for event in state.events:
            for seat in viewers(state):
                assert event.as_seen(seat).text(language).strip()
        if rng.random() < 0.1 or state.is_over:
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
    for name in scene_names("hundred"):
        scene = load_scene(name)
        for shot in [] if scene.error else run_scene(scene):
            for reason in () if shot.verdict is None else shot.verdict.reasons:
                refused.add(reason.id)
                for said in (reason.sentence(language), reason.way(language)):
                    assert said.strip("\u2068\u2069 ").endswith(".")
    wanted = {f"guard-{g.id}" for verb in FULL.verb_list for g in (*FULL.form, *verb.guards)}
    assert refused == wanted


def test_arabic_sentences_hold_no_english_words() -> None:
    """The catalogue in Arabic borrows no Latin letters but in what is put in, and writes Arabic letters."""
    text = (FULL.folder / "words.ar.ftl").read_text(encoding="utf-8")
    assert not set(text) & set("یکپچگ"), "Persian letters"
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        said = line.split(" = ", 1)[-1] if " = " in line else line
        while "{" in said and "}" in said.split("{", 1)[1]:
            head, _, rest = said.partition("{")
            said = head + rest.partition("}")[2]
        said = said.split("{")[0].split("]")[-1]
        assert not any("a" <= c.lower() <= "z" for c in said), line


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_card_before_its_question_is_refused_with_what_is_asked_and_its_moments(language):
    state = explorer.game("hundred").state({"players": 2, "hands": [["pass", "5"], []]})
    reason = state.verdict("pass 5 to seat 1").reasons[0]
    asked = state.game.words(language).say(state.question.asks)
    assert asked in reason.way(language)
    assert {found.id for found in reason.below} == {"finding-moment"}
