"""The game as a whole: players, universe, notation, clauses and words."""

from __future__ import annotations

import re
from itertools import product

import pytest

import explorer
from explorer.core.errors import PositionError, RulingError
from explorer.core.steps import Ask, Lot
from explorer.rules.smashup import GAME


def test_it_is_registered_as_a_preview() -> None:
    assert explorer.game("smashup") is GAME
    assert "smashup" not in explorer.games()


def test_five_players_are_refused_with_the_clause() -> None:
    with pytest.raises(PositionError, match=r"004, lines 2, 9, 28"):
        GAME.start(5)


@pytest.mark.parametrize(("players", "size"), [(2, 592), (3, 881), (4, 1170)])
def test_the_universe_is_finite_and_small(players: int, size: int) -> None:
    universe = GAME.universe(players)
    assert len(universe) == len(set(map(str, universe))) == size


def test_text_and_move_are_twins() -> None:
    for move in GAME.universe(4):
        assert GAME.parse(str(move)) is move


def test_every_piece_cites_clauses_of_the_rulebook() -> None:
    pieces = GAME.pieces()
    assert len(pieces) > 90
    for key, clauses in pieces.items():
        assert clauses, key
        for clause in clauses:
            assert clause in GAME.rulebook.clauses, (key, clause)


def test_every_clause_is_cited_by_a_piece_or_only_defines() -> None:
    cited = {clause for clauses in GAME.pieces().values() for clause in clauses}
    rules = {c.id for c in GAME.rulebook.clauses.values() if c.kind == "rule"}
    assert rules - cited == set()


def test_what_a_card_or_base_does_can_be_switched_off() -> None:
    off = frozenset({"count:warbot", "count:central-brain"})
    rules = GAME.rules(2, None, off)
    abilities = {ability.clause: ability for ability in (*rules.abilities, *rules.base_abilities)}
    assert not abilities["warbot"].indestructible
    assert abilities["central-brain"].power is None
    assert abilities["factory"].scores is not None


def test_assumed_texts_name_their_reference() -> None:
    for kind in GAME.kit.kinds:
        assert GAME.clause(kind.id).reference == "smash_up.md section 1"
    for base in GAME.kit.bases:
        assert GAME.clause(base.id).reference == "smash_up.md section 2"


@pytest.mark.parametrize("language", ["en", "vi"])
def test_every_guard_step_decision_question_and_name_has_its_words(language: str) -> None:
    words = GAME.words(language)
    ids: list[tuple[str, str]] = []
    for key in GAME.pieces():
        kind, _, name = key.partition(":")
        if kind == "guard":
            ids += [(f"guard-{name}", part) for part in ("", "holds", "way", "ask")]
        elif kind == "step":
            ids.append((f"step-{name.replace('.', '-')}", ""))
        elif kind == "node":
            ids += [(f"node-{name}", part) for part in ("", "yes", "no")]
    for step in GAME.steps:
        if isinstance(step, Ask):
            ids.append((f"question-{step.id.replace('.', '-').removeprefix('-')}", ""))
        elif isinstance(step, Lot):
            ids.append((f"question-{step.name}", ""))
    ids += [(f"card-{kind.id}", "") for kind in GAME.kit.kinds]
    ids += [(f"base-{base.id}", "") for base in GAME.kit.bases]
    ids += [(f"verb-{verb.name}", "") for verb in GAME.verb_list]
    assert [entry for entry in ids if not words.knows(*entry)] == []


def test_both_languages_have_the_same_messages() -> None:
    texts = [(GAME.folder / f"words.{language}.ftl").read_text(encoding="utf-8") for language in ("en", "vi")]
    names = [set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) for text in texts]
    assert names[0] ^ names[1] == set()


def test_the_same_position_is_judged_under_other_rulings() -> None:
    s = GAME.start(2, seed=1)
    other = s.under({"draw-two": "active-after-base"})
    assert other.rules.rulings["draw-two"] == "active-after-base"
    assert other.to_dict()["rulings"] == {"draw-two": "active-after-base"}
    assert s.to_dict()["rulings"] == {}


def test_a_ruling_under_which_the_position_could_not_be_is_refused() -> None:
    s = GAME.state({**GAME.start(2, seed=1).to_dict(), "vp": [15, 0]})
    with pytest.raises(RulingError, match="victory-when"):
        s.under({"victory-when": "at-once"})
    cards = [GAME.kit.tokens[card] for card in range(11)]
    s = GAME.state({"players": 2, "bases": ["factory", "tar-pits", "jungle-oasis"], "hands": [cards, []]})
    with pytest.raises(RulingError, match="hand-limit-when"):
        s.under({"hand-limit-when": "always"})


def test_rulings_are_known_with_their_defaults() -> None:
    assert GAME.rulebook.choose(None) == {
        "draw-two": "active-every-turn",
        "victory-when": "after-scoring",
        "hand-limit-when": "when-drawing",
    }
    for ruling, option in product(GAME.rulebook.rulings.values(), ("en", "vi")):
        assert ruling.question[option]
