"""What a value shows of itself in a notebook."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser

import pytest

import explorer
from explorer.core.words import word
from explorer.drawing import layout
from explorer.drawing.show import Drawn, flow_html, html, mimebundle
from tests.drawing.positions import played

GAME = explorer.game("influence")
VOID = {"br", "hr", "img", "input", "meta", "link"}


class Balanced(HTMLParser):
    """Checks that every element is closed in order, and that none runs code or loads anything."""

    def __init__(self):
        super().__init__()
        self.stack = []

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "style", "link", "iframe", "object")
        assert tag != "svg"  # JupyterLab takes it out of notebooks it does not trust, and leaves its texts
        assert not any(name.startswith("on") or name in ("href", "xlink:href") for name, _ in attrs)
        assert all(value.startswith("data:image/svg+xml;base64,") for name, value in attrs if name == "src")
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.stack.pop() == tag


def check(text):
    parser = Balanced()
    parser.feed(text)
    assert not parser.stack


def values():
    state, over = played(4, 7, 14), played(3, 5)
    refused = next(v for v in map(state.verdict, GAME.universe(4)) if not v.legal and v.move.verb == "cancel")
    return {
        "state": state,
        "view": state.view(1),
        "legal": state.verdict(state.legal_moves()[0]),
        "refused": refused,
        "zone": over.explain(over.topics()[0]),
        "winner": over.explain("winner"),
        "secret": state.view(0).explain("winner"),
    }


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("kind", list(values()))
def test_values_show_themselves_as_self_contained_html(kind, language):
    names = {word("seat", n=n): f"<script>{n}</script>" for n in range(4)}
    value = values()[kind]
    text = html(value, language, names)
    check(text)
    assert text.startswith(f'<div dir="{"rtl" if language == "ar" else "ltr"}" lang="{language}"')
    assert "background:" in text
    assert "color:" in text


@pytest.mark.parametrize("kind", list(values()))
def test_the_notebook_bundle_is_the_same_every_time(kind):
    first, second = values()[kind]._repr_mimebundle_(), values()[kind]._repr_mimebundle_()
    assert first == second
    assert "text/html" in first
    assert first["text/plain"]


def test_positions_and_views_have_an_svg_as_well():
    state = played(4, 7, 14)
    assert mimebundle(state)["image/svg+xml"].startswith("<svg")
    assert mimebundle(state) == mimebundle(state.view(explorer.ALL))
    assert "nobody at the table sees this" in html(state)
    assert "nobody at the table sees this" not in html(state.view(0))


def test_the_image_in_the_page_is_the_svg_and_says_its_title():
    bundle = mimebundle(played(4, 7, 14).view(0))
    alt, coded = re.search(r'<img alt="([^"]+)" src="data:image/svg\+xml;base64,([^"]+)"', bundle["text/html"]).groups()
    assert b64decode(coded).decode() == bundle["image/svg+xml"]
    assert alt == "Influence, turn 15. As Seat 0 sees it"


def test_the_board_comes_with_its_text_twin():
    view = played(4, 7, 14).view(0)
    assert all(line.strip() in html(view) for line in view.describe().splitlines())


def test_a_refusal_shows_fact_clause_and_way_forward():
    refused = values()["refused"]
    text = html(refused)
    for reason in refused.reasons:
        for said in (reason.sentence(), reason.citation(), reason.way()):
            assert said in text


def test_findings_below_are_listed():
    finding = values()["zone"]
    text = html(finding)
    assert finding.below
    assert all(below.sentence() in text for below in finding.below)


def test_a_decision_answered_no_is_not_shown_as_a_refusal():
    over = played(3, 5)
    finding = next(f for f in map(over.explain, over.topics()) if any(not answer for _, answer in f.answers))
    assert "✗" not in html(finding)


def test_without_a_renderer_the_explanation_still_stands(monkeypatch):
    monkeypatch.setattr(layout, "renderer", lambda: None)
    for kind, value in values().items():
        check(html(value))
        assert ("<img" in html(value)) == (kind in ("state", "view"))
    check(flow_html(GAME, played(2, 3, 4)))


def test_the_course_of_the_game_shows_in_both_languages():
    for language in ("en", "ar"):
        check(flow_html(GAME, played(2, 3, 4), language))


def test_a_value_can_be_shown_in_another_language_and_large():
    bundle = Drawn(played(2, 3, 4).view(0), "ar", large=True)._repr_mimebundle_()
    assert 'lang="ar"' in bundle["text/html"]
    assert set(bundle) == {"text/plain", "text/html", "image/svg+xml"}


def test_a_game_without_a_board_shows_its_text(monkeypatch):
    monkeypatch.setattr("explorer.drawing.show.board_for", lambda game: None)
    bundle = mimebundle(played(2, 3, 4).view(0))
    assert set(bundle) == {"text/html"}
    check(bundle["text/html"])


def test_what_has_no_picture_adds_nothing():
    assert mimebundle(object()) == {}
    assert html(object()) == ""


def test_what_unfolds_has_its_own_colour_and_a_page_stands_where_its_text_begins():
    state = explorer.game("continents").state({"players": 2, "continents": [["asia"], ["europe"]], "drawn": [2, 0]})
    finding = state.explain("coin:africa")
    assert "<summary>" not in html(finding)
    assert '<summary style="color:' in html(finding)
    assert "margin-left:auto" in html(finding, "fa")
    assert "margin-left:auto" not in html(finding)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_a_finding_rests_on_is_said_once_in_list_or_chart(language):
    state = played(3, 7)
    words = state.game.words(language)
    zone = next(topic for topic in state.topics() if topic.startswith("zone:"))
    finding = state.explain(zone)
    assert finding.tree is not None
    assert len(finding.below) > len(finding.answers)  # every seat's total, beside the answers
    shown = b"".join(b64decode(image) for image in re.findall(r"base64,([\w+/=]+)", html(finding, language))).decode()
    assert f">{words.say('draw-reasons')}<" in html(finding, language)
    assert words.say("draw-reasons") not in shown
