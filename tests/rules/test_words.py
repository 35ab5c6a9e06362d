"""Everything that a game can say is there in both languages, takes its arguments, and is said somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import settings

import explorer
from explorer.core.decisions import Decision, message_of, nodes_of
from explorer.core.registry import game_ids
from explorer.core.steps import Ask, Lot
from explorer.matches.scenes import load_scene, scene_names
from explorer.matches.staging import run_scene
from tests.rules.continents import random_play as continents
from tests.rules.fortune import random_play as fortune
from tests.rules.hundred import random_play as hundred
from tests.rules.influence import random_play as influence
from tests.rules.playing import Play, viewers
from tests.rules.smashup import random_play as smashup

Readings = dict[str, str]
#: Letters that look like those of a language and are not its own.
FOREIGN = {"ar": "یکپچگ", "fa": "يكة"}
#: Sentences that all games share and that count or compare in one language only.
OWN = frozenset({"lab-judge-as-expected", "document-lines"})


@dataclass(frozen=True)
class Said:
    """What is particular of a game's words.

    `hidden` are events told differently to those who do not see a card, `names` are what its cards and places are
    called, `own` messages take other arguments in one language than in the other. Whole matches are told under
    `readings`; they last about so many `moves`. `unsaid` messages begin like those of pieces and are said otherwise.
    """

    play: Play
    hidden: frozenset[str]
    names: Callable[[Any], list[Any]]
    readings: tuple[Readings, ...]
    moves: int
    deck: str = "full"
    own: frozenset[str] = frozenset()
    unsaid: frozenset[str] = frozenset()

    @property
    def game(self) -> Any:
        return self.play.games["full"]


GAMES = {
    "influence": Said(
        influence.PLAY,
        hidden=frozenset({"placed", "dealt", "radar-saw", "stole", "discarded"}),
        names=lambda game: [
            *game.deck.words,
            *(f"{kind}-{name}" for kind in ("region", "colour") for name in getattr(game.deck, f"{kind}s")),
            *(f"mark-{mark}" for mark in ("immune", "flipped", "assumed", "burned", "ownerless")),
        ],
        readings=(
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
        ),
        moves=60,
    ),
    "continents": Said(
        continents.PLAY,
        hidden=frozenset({"tactic-dealt", "drew-tactic", "spy-saw"}),
        names=lambda game: [*game.deck.words, *game.deck.land_words],
        readings=(
            {},
            {
                "draw-duty": "may", "mix": "card-by-card", "row-choice": "newest", "attacked-cards": "named",
                "deploy-rounds": "until-all-pass", "helpers-troops": "absorb-only", "fewer-dice": "fewer",
                "artillery-time": "any-moment", "call-off": "before-the-roll", "spy-sees": "one-card",
                "sabotage-time": "before-first-roll", "after-sabotage": "draws", "no-continents": "two-free",
            },
            {
                "row-choice": "one", "whose-troop": "helpers-first", "troop-limit": "dice-limit",
                "coin-check": "end-of-turn", "above-six": "six", "helpers-and-dice": "everybody",
                "dice-rounds": "once", "coins-counted": "taken", "that-battle": "this-roll",
                "tactics-run-out": "gone", "continents-run-out": "match-ends",
            },
        ),
        moves=500,
    ),
    "hundred": Said(
        hundred.PLAY,
        hidden=frozenset({"dealt", "drew", "set", "stole-set", "hand-shown"}),
        names=lambda game: list(game.deck.words),
        readings=(
            {},
            {
                "starter": "seat-0", "nothing-playable": "end-turn", "set-cards": "any-magic",
                "slot-order": "number-first", "block-after-mirror": "stops-mirror", "mirror-by": "anyone",
                "mirror-swap": "cancels", "mirrored-pass": "own-number", "freeze-again": "add",
                "goblin-brings": "score", "hunt-return": "top", "plus-minus-card": "in-score",
                "force-shown": "shown", "all-skip": "burns", "rounds": "several",
            },
            {
                "reactions-from": "set-only", "mirror-mirror": "no", "block-after-mirror": "no",
                "frozen-reacts": "no", "frozen-in-turn": "ends-now", "hunt-return": "bottom", "minus-whose": "own",
                "pass-slot": "both", "all-skip": "limit", "pierce-once": "each", "pierce-last": "last-lap",
                "pierce-graveyard": "shuffled-in", "end-again": "goes-on", "hand-refill": "five",
                "two-cards": "any-two", "recall-recall": "never", "swap-what": "hands-and-set",
                "last-by-pierce": "victim",
            },
        ),
        moves=250,
        deck="wild",
    ),
    "fortune": Said(
        fortune.PLAY,
        hidden=frozenset({"dealt", "drew"}),
        names=lambda game: [
            *(f"card-{kind}" for kind in game.deck.kinds), "place-top", "place-below", "card-back", "mark-assumed",
        ],
        readings=({}, fortune.EXPERT, {**fortune.EXPERT, "covered-groups": "top-only", "discard-duty": "last-resort"}),
        moves=200,
        own=frozenset({"event-built", "event-took"}),
        unsaid=frozenset({"verb-nothing-else"}),  # what one may do instead
    ),
    "smashup": Said(
        smashup.PLAY,
        hidden=frozenset({"dealt", "drew", "looked", "looked-at-bases", "looked-at-top"}),
        own=frozenset({"do-play-revealed"}),
        names=lambda game: [
            *game.kit.words, *game.kit.faction_words, *(f"base-{base.id}" for base in game.kit.bases),
        ],
        readings=(
            {},
            {"factions-taken": "free", "mulligan": "once", "victory-when": "at-once", "text-plays": "may"},
            {"factions-taken": "draft", "affect": "narrow", "after-order": "cards-first", "infiltrate": "stays"},
        ),
        moves=1200,  # rather seldom: `test_explaining.py` explains all topics of a match
    ),
}  # fmt: skip
every_game = pytest.mark.parametrize("said", GAMES.values(), ids=GAMES)


def languages(game: Any) -> list[str]:
    return list(game.rulebook.languages)


def guards(game: Any) -> set[str]:
    return {guard.id for verb in game.verb_list for guard in (*game.form, *verb.guards)}


def nodes(game: Any) -> list[Any]:
    return [node for root in game.trees.values() for node in nodes_of(root)]


def shots(game: Any) -> Iterator[Any]:
    """Every move of the game's shipped scenes, carried out or refused."""
    for name in scene_names(game.id):
        scene = load_scene(name)
        if not scene.error:
            yield from run_scene(scene)


def entries(file: Any) -> dict[str, tuple[set[str], set[str]]]:
    """The messages of a file with their attributes and the arguments that they take."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = {part.id.name for part in entry.attributes}, set(arguments(entry))
    return found


def arguments(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from arguments(value)


def test_no_game_is_left_out() -> None:
    assert set(GAMES) == set(game_ids(previews=True))


@every_game
def test_every_guard_node_step_verb_question_and_name_is_there(said: Said) -> None:
    game = said.game
    for words in map(game.words, languages(game)):
        wanted = [(f"guard-{id}", part) for id in guards(game) for part in ("", "holds", "way", "ask")]
        wanted += [(message_of(node), "") for node in nodes(game)]
        wanted += [
            (message_of(node), part) for node in nodes(game) if isinstance(node, Decision) for part in ("yes", "no")
        ]
        wanted += [(f"step-{step.id.replace('.', '-')}", "") for step in game.steps]
        wanted += [(f"verb-{verb.name}", "") for verb in game.verb_list]
        wanted += [(f"question-{s.name}", "") for s in game.steps if isinstance(s, Ask | Lot) and s.words is None]
        wanted.append((f"game-{game.id}", ""))
        assert [entry for entry in wanted if not words.knows(*entry)] == []
        names = [words.say(name) for name in said.names(game)]
        assert all(name.strip() for name in names)
        assert len(set(names)) == len(names), "two things of one name"


@every_game
def test_both_languages_have_the_same_messages_parts_and_arguments(said: Said) -> None:
    files = [said.game.word_files(language) for language in languages(said.game)]
    own = set()
    for english, other in (map(entries, pair) for pair in zip(*files, strict=True)):
        assert set(english) == set(other)
        for id, (parts, arguments) in english.items():
            assert other[id][0] == parts, id
            if other[id][1] != arguments:
                own.add(id)
    assert own == OWN & own | said.own


@every_game
def test_every_message_is_said_and_every_event_and_refusal_is_shown_by_a_scene(said: Said) -> None:
    game, told, refused = said.game, set(), {}
    for shot in shots(game):
        told |= {event.kind for event in shot.events}
        if shot.verdict is not None:
            refused |= {(reason.id, reason.way_part): reason for reason in shot.verdict.reasons}
    assert {id for id, _ in refused} == {f"guard-{id}" for id in guards(game)}
    for language in languages(game):
        for reason in refused.values():
            for text in (reason.sentence(language), reason.way(language)):
                assert text.strip("\u2068\u2069 ").endswith("."), text
        for kind in told:
            assert game.words(language).knows(f"event-{kind}", "hidden") == (kind in said.hidden), kind
    listed = {id for file in game.word_files("en") for id in entries(file)}
    spoken = (
        {f"event-{kind}" for kind in told} | {f"guard-{id}" for id in guards(game)} | set(map(message_of, nodes(game)))
    )
    spoken |= {f"step-{step.id.replace('.', '-')}" for step in game.steps} | {
        f"verb-{verb.name}" for verb in game.verb_list
    }
    kinds = ("guard", "node", "outcome", "step", "verb", "event")
    assert {id for id in listed if id.split("-")[0] in kinds} == spoken | said.unsaid


@every_game
def test_the_other_language_borrows_no_latin_words_and_no_letters_of_a_third(said: Said) -> None:
    """But in what is put into a sentence."""
    (language,) = set(languages(said.game)) - {"en"}
    if language not in FOREIGN:
        pytest.skip(f"{language} is written in Latin letters")
    for file in said.game.word_files(language):
        text = file.read_text(encoding="utf-8")
        assert not set(text) & set(FOREIGN[language])
        for line in text.splitlines():
            if line.startswith("#"):
                continue
            rest = line.split(" = ", 1)[-1] if " = " in line else line
            while "{" in rest and "}" in rest.split("{", 1)[1]:
                head, _, tail = rest.partition("{")
                rest = head + tail.partition("}")[2]
            assert not any("a" <= c.lower() <= "z" for c in rest.split("{")[0].split("]")[-1]), line


CASES = [pytest.param(said, n, id=f"{id}-{n}") for id, said in GAMES.items() for n in range(len(said.readings))]
STOPS = 5 if settings.default.max_examples < 100 else 50  # so often in a match all is told that can be asked


@pytest.mark.parametrize(("said", "n"), CASES)
def test_whole_matches_are_told_in_full(said: Said, n: int) -> None:
    """Events to every seat and questions at every move; now and then views, findings and a sample of verdicts."""
    game, rng = said.play.games[said.deck], Random(5)
    state, universe = game.opening(3, said.readings[n]), game.universe(3)
    for _ in said.play.walk(state, rng):
        now = state.is_over or rng.random() < STOPS / said.moves
        asked = rng.choice((0, explorer.PUBLIC, explorer.ALL))
        told: list[Any] = []  # what several see alike is told once
        for seat in (*viewers(state), explorer.ALL):
            told += [event for event in state.view(seat).events if event not in told]
        for language in languages(game):
            assert all(event.text(language).strip() for event in told)
            if state.question is not None:
                assert game.words(language).say(state.question.asks).strip()
            if now:
                for seat in (0, explorer.PUBLIC, explorer.ALL):
                    assert state.view(seat).describe(language).strip()
                for topic in state.view(asked).topics():
                    assert state.view(asked).explain(topic).outline(language).strip()
                for move in rng.sample(universe, 20):
                    text = state.verdict(move).text(language)
                    assert text.strip()
                    assert "{" not in text
    assert state.is_over
