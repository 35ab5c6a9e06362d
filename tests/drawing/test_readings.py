"""Two readings of a ruling stand side by side, the document's line between them."""

from __future__ import annotations

from random import Random

import pytest

import explorer
from explorer.core.errors import ExplorerError, RulingError
from explorer.core.words import word
from explorer.drawing import layout
from explorer.drawing.readings import difference, readings, readings_html
from explorer.drawing.trees import lit_nodes, tree_chart
from tests.drawing.positions import played
from tests.drawing.test_show import check

GAME = explorer.game("influence")
OPTIONS = ("valid-cards", "all-players")


def parted():
    """A flipped zone that one seat wins under one reading and nobody under the other."""
    for seed in range(100):
        state = played(4, seed)
        for topic in state.topics()[:5]:
            first, second = readings(state, topic, "participant", OPTIONS)
            if first.finding.id == "outcome-won" and second.finding.id == "outcome-burned-tie":
                return state, topic
    raise AssertionError


STATE, TOPIC = parted()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_both_options_and_the_documents_line_between_them_are_there(language):
    text = readings_html(STATE, TOPIC, "participant", OPTIONS, language)
    check(text)
    ruling = GAME.rulebook.rulings["participant"]
    clause = GAME.clause("lowest-wins").text[language]
    places = [text.index(said) for said in (ruling.options["valid-cards"].text[language], clause,
                                            ruling.options["all-players"].text[language])]  # fmt: skip
    assert places == sorted(places)
    assert GAME.cite("lowest-wins", language=language) in text
    assert ruling.question[language] in text
    assert text.count("<img") == 2


def test_each_side_is_what_the_rules_say_under_its_option():
    for reading, option in zip(readings(STATE, TOPIC, "participant", OPTIONS), OPTIONS, strict=True):
        assert reading.finding == STATE.under({"participant": option}).explain(TOPIC)
        assert reading.in_force == (option == "valid-cards")


def test_a_reading_that_matters_is_said_so_with_both_outcomes():
    first, second = readings(STATE, TOPIC, "participant", OPTIONS)
    said = difference(GAME.words(), first, second, "en").splitlines()
    assert said[0] == "The reading decides it here."
    assert first.finding.sentence() in said[1]
    assert second.finding.sentence() in said[2]


def test_a_reading_that_does_not_matter_is_said_so():
    first, second = readings(STATE, TOPIC, "discard-shown")
    assert difference(GAME.words(), first, second, "en").startswith("Here both readings come to the same: ")


def test_without_options_the_reading_in_force_stands_first():
    other = STATE.under({"participant": "placed-cards"})
    assert [r.option.id for r in readings(other, TOPIC, "participant")] == ["placed-cards", "valid-cards"]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_reading_that_cannot_be_judged_gives_its_reason_instead(language):
    ruling = next(r for r in GAME.rulebook.rulings.values() if any(o.secret for o in r.options.values()))
    secret = next(o.id for o in ruling.options.values() if o.secret)
    first, second = readings(STATE, TOPIC, ruling.id, (ruling.default, secret))
    assert second.finding is None
    text = readings_html(STATE, TOPIC, ruling.id, (ruling.default, secret), language)
    check(text)
    assert "another seat&#x27;s secret" in text
    assert text.count("<img") == 1
    said = difference(GAME.words(language), first, second, language)
    assert first.finding.sentence(language) in said
    assert difference(GAME.words(language), second, second, language) == GAME.words(language).say("draw-readings-none")


def test_what_is_unknown_is_refused_by_name():
    with pytest.raises(RulingError, match="unknown"):
        readings(STATE, TOPIC, "nonsense")
    with pytest.raises(RulingError, match="no reading 'x'"):
        readings(STATE, TOPIC, "participant", ("x", "valid-cards"))
    with pytest.raises(RulingError, match="two readings"):
        readings(STATE, TOPIC, "participant", OPTIONS[:1])
    with pytest.raises(ExplorerError, match="nothing to explain"):
        readings(STATE, "zone:moon", "participant")


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_know_changes_nothing_in_any_comparison(seed):
    state = played(3, seed, 12)
    for seat in (0, explorer.PUBLIC):
        view = state.view(seat)
        other = view.sample_world(Random(seed)).view(seat)
        for ruling in GAME.rulebook.rulings:
            for topic in view.topics():
                assert readings(view, topic, ruling) == readings(other, topic, ruling)
        assert readings_html(view, topic, "participant") == readings_html(other, topic, "participant")


def test_the_trees_open_only_where_a_path_goes():
    first, second = (reading.finding for reading in readings(STATE, TOPIC, "participant", OPTIONS))
    unfold = {*lit_nodes(first), *lit_nodes(second)}
    drawn = [tree_chart(finding, unfold=unfold) for finding in (first, second)]
    assert [item.id for item in drawn[0].items] == [item.id for item in drawn[1].items]
    assert len(drawn[0].items) < len(tree_chart(first).items)
    assert any(item.said.endswith(" …") and item.lit is False for item in drawn[0].items)


def test_totals_stand_under_the_tree_and_the_leaders_is_lit():
    finding = STATE.explain(TOPIC)
    chart = tree_chart(finding)
    totals = [below for below in finding.below if below.id == "finding-zone-total"]
    assert [note.number for note in chart.notes] == [str(below.facts["total"]) for below in totals]
    assert [note.lit for note in chart.notes] == [below.facts["seat"] in finding.facts["seats"] for below in totals]
    assert any(note.lit for note in chart.notes)
    for note in chart.notes:
        assert note.said in chart.desc
        assert note.said in chart.listing()


def test_names_are_escaped():
    names = {word("seat", n=n): f"<script>{n}" for n in range(4)}
    text = readings_html(STATE, TOPIC, "participant", OPTIONS, names=names)
    check(text)
    assert "&lt;script&gt;" in text


def test_without_a_renderer_the_trees_are_lists(monkeypatch):
    monkeypatch.setattr(layout, "renderer", lambda: None)
    text = readings_html(STATE, TOPIC, "participant", OPTIONS)
    check(text)
    assert "<img" not in text
    assert text.count("✓") == 10


def test_it_is_the_same_every_time():
    assert readings_html(STATE, TOPIC, "participant") == readings_html(STATE.copy(), TOPIC, "participant")


def test_readings_that_find_the_same_but_differ_in_odds_say_both_odds():
    game = explorer.game("continents")
    table = {"players": 2, "continents": [["asia"] * 2, ["asia"] * 2 + ["europe"]], "drawn": [2, 0]}
    state = game.state(table)
    state.play("attack asia of seat 1 from asia")
    first, second = readings(state, "war", "that-battle", ("whole-attack", "this-roll"))
    said = difference(game.words(), first, second, "en")
    assert said.startswith("Here both readings find the same, but the odds differ: ")
    assert "36.3 %" in said.splitlines()[1]
    assert "47.2 %" in said.splitlines()[2]
    same = difference(game.words(), *readings(state, "war", "draw-duty"), "en")
    assert same.startswith("Here both readings come to the same")


def between(ruling, language="en"):
    """What stands between the sides: under each head the clauses there."""
    game = explorer.game("hundred")
    text = readings_html(game.start(players=2, seed=1), "end", ruling, language=language)
    words = game.words(language)
    heads = {said: text.find(words.say(said)) for said in ("draw-reading-says", "draw-reading-assumed")}
    return {
        id: max(
            (at, head) for head, at in heads.items() if 0 <= at < text.index(f"{game.clause(id).text[language]}<br/>")
        )[1]
        for id in game.rulebook.rulings[ruling].clauses
    }, [head for head, at in heads.items() if at >= 0]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_is_assumed_does_not_stand_under_what_the_document_says(language):
    assert between("all-skip", language) == ({"all-skip": "draw-reading-assumed"}, ["draw-reading-assumed"])
    assert between("freeze-again", language) == ({"freeze": "draw-reading-says"}, ["draw-reading-says"])
    both, heads = between("nothing-playable", language)
    assert both == {"must-play": "draw-reading-says", "last-resort": "draw-reading-assumed"}
    assert heads == ["draw-reading-says", "draw-reading-assumed"]
