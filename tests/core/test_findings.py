"""Findings: one statement each, with its clause, its way forward, and the findings it rests on."""

from __future__ import annotations

import explorer
from explorer.core.findings import Finding
from explorer.core.words import word

GAME = explorer.game("influence")
FACTS = {"region": word("region-oasis"), "turn": 4, "card": word("card-flip"), "open": (), "way": "way"}
REFUSED = Finding(GAME, "guard-zone-not-immune", "", False, ("immunity-protects",), FACTS)


def test_a_finding_says_fact_citation_and_way_forward():
    assert REFUSED.sentence() == "Oasis has been immune since turn 4, so it cannot be the target of Flip the Scales."
    assert REFUSED.citation() == "000, lines 37, 46"
    assert REFUSED.way() == "Every zone in play is immune; you may still place influence on any of them."
    assert REFUSED.text() == (
        "Oasis has been immune since turn 4, so it cannot be the target of Flip the Scales (000, lines 37, 46). "
        "Every zone in play is immune; you may still place influence on any of them."
    )


def test_the_way_forward_is_the_one_named():
    frozen = Finding(GAME, REFUSED.id, "", False, REFUSED.clauses, FACTS, way_part="way-frozen")
    assert frozen.way() == "Every zone in play is immune; choose a card that needs no zone."


def test_a_finding_that_holds_needs_no_way_forward():
    holds = Finding(GAME, REFUSED.id, "holds", True, REFUSED.clauses, FACTS)
    assert holds.text() == "Oasis is not protected against Flip the Scales (000, lines 37, 46)."


def test_a_message_without_a_way_forward_has_none():
    assert Finding(GAME, "finding-legal", "", True, (), {"move": "x"}).way() == ""


def test_the_document_speaks_its_own_language():
    said = REFUSED.text("ar")
    assert "37" in said
    assert said != REFUSED.text("en")


def test_an_outline_indents_what_lies_below():
    top = Finding(GAME, "finding-refused", "", False, (), {"move": "flip @ oasis"}, (REFUSED,))
    lines = top.outline().splitlines()
    assert lines[0] == "The move “flip @ oasis” is refused."
    assert lines[1].startswith("  Oasis has been immune")
    assert str(top) == top.outline()


def test_findings_compare_by_what_they_say():
    same = Finding(GAME, REFUSED.id, "", False, REFUSED.clauses, dict(FACTS))
    assert same == REFUSED
    assert Finding(GAME, REFUSED.id, "", False, REFUSED.clauses, {**FACTS, "turn": 5}) != REFUSED


def test_everything_shown_has_plain_text():
    verdict = GAME.start(2, 1).verdict("draw blue 7")
    for thing in (REFUSED, verdict, GAME.start(2, 1), GAME.start(2, 1).view(0)):
        assert thing._repr_mimebundle_()["text/plain"].strip()
