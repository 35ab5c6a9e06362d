"""A comparison in words, as tables, as a picture and as a page: the same numbers, in the language of the document."""

from __future__ import annotations

import re
import sys
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import explorer
from explorer.counting.numbers import share
from explorer.laboratory.comparison_words import change_brief, change_number, signed
from explorer.laboratory.comparisons import FAMILIES, Comparison
from explorer.laboratory.intervals import exact_share
from explorer.laboratory.showing import brief


@pytest.fixture(scope="module")
def result() -> Comparison:
    found: Comparison = explorer.compare_rulings(
        "influence", "participant", "random", 120, seats=[2, 4], workers=1, progress=False, lead=20
    )
    return found


@pytest.mark.parametrize(
    ("value", "unit", "said"),
    [
        (-0.004, "share", "−0.4"),
        (0.011, "share", "+1.1"),
        (0, "share", "0"),
        (-0.00004, "share", "−0.004"),
        (1234.5, "amount", "+1,234.5"),
        (-0.126, "amount", "−0.13"),
    ],
)
def test_changes_carry_their_sign(value: float, unit: str, said: str) -> None:
    assert signed(value, unit, "en") == said  # type: ignore[arg-type]


def test_the_words_say_what_changes_and_never_that_nothing_does(result: Comparison) -> None:
    said = result.text()
    for compared in result.comparisons:
        assert f"The winners change in {brief(compared.winners, result.game.words('en'))} of matches." in said
        for difference in compared.differences:
            change = change_brief(difference.change, result.game.words("en"))
            (line,) = [one for one in said.splitlines() if f"change {change}: " in one][:1]
            assert "percentage points" in line or difference.unit == "amount"
    assert "the same in every match played" in said
    assert "does not prove that there is none" in said
    assert "97.5" not in said
    assert "98.8 % for the 4 of every other measure" in said
    assert not re.search(r"\b(equal|no effect|does not matter)\b", said)


def test_the_number_of_matches_that_would_show_a_difference_is_said(result: Comparison) -> None:
    words = result.text()
    unseen = [d for c in result.comparisons for d in c.of("wins") if not d.seen and d.needed]
    assert unseen
    for difference in unseen:
        assert difference.needed is not None
        assert f"no difference seen; about {difference.needed:,} matches would show one of 1 percentage point" in words


@pytest.mark.parametrize("language", ["en", "ar"])
def test_tables_hold_the_same_words(result: Comparison, language: str) -> None:
    shown = result.shown(language)._repr_mimebundle_()
    assert shown["text/plain"] == result.text(language) == repr(result.shown(language))
    html = shown["text/html"]
    assert f'lang="{language}"' in html
    assert html.count("<tbody>") == 4
    assert result.receipt.tally in html
    assert ("direction:rtl" in html) == (language == "ar")


@pytest.mark.parametrize("what", FAMILIES)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_picture_of_every_measure_is_an_image_with_words(result: Comparison, what: str, language: str) -> None:
    plot = result.plot(what, language)
    html = plot._repr_mimebundle_()["text/html"]
    (coded,) = re.findall(r'<img alt="[^"]{20,}" src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert ElementTree.fromstring(b64decode(coded)).tag.endswith("svg")
    (axes,) = plot.figure.axes
    drawn = {round(float(line.get_xdata()[0]), 12) for line in axes.lines}
    assert {round(float(number), 12) for number in plot.series.numbers.values()} <= drawn | {0.0}
    assert 0.0 in drawn
    assert axes.yaxis.get_ticks_position() == ("right" if language == "ar" else "left")


def test_full_points_are_those_whose_interval_leaves_out_zero(result: Comparison) -> None:
    plot = result.plot("winners")
    (axes,) = plot.figure.axes
    faces = [line.get_markerfacecolor() for line in axes.lines if line.get_marker() == "o"]
    seen = [number.low > 0 for number in plot.series.numbers.values()]
    assert len({face for face, full in zip(faces, seen, strict=True) if full}) == 1
    assert any(seen)


@pytest.mark.parametrize("what", ["win", "", None])
def test_what_cannot_be_drawn_is_refused(result: Comparison, what: object) -> None:
    with pytest.raises(explorer.LaboratoryError, match="plot: expected one of 'winners'"):
        result.plot(what)  # type: ignore[arg-type]


def test_what_was_not_followed_is_not_drawn() -> None:
    none = explorer.compare_rulings("influence", "undealt", "random", 3, workers=1, progress=False, lead=0)
    with pytest.raises(explorer.LaboratoryError, match="nothing was counted of 'leads'"):
        none.plot("leads")


class Tags(HTMLParser):
    """Collects the tags and attributes of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize(("language", "way"), [("en", "ltr"), ("ar", "rtl")])
def test_the_page_needs_nothing_else(result: Comparison, language: str, way: str, tmp_path: Path) -> None:
    result.page(tmp_path / "page.html", language)
    assert [file.name for file in tmp_path.iterdir()] == ["page.html"]
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    tags = Tags(text).found
    assert ("html", {"lang": language, "dir": way}) in tags
    assert not {tag for tag, _ in tags} & {"script", "link", "iframe"}
    sources = [attributes.get("src") or "" for tag, attributes in tags if tag == "img"]
    assert len(sources) == 2
    assert all(source.startswith("data:image/svg+xml;base64,") for source in sources)
    assert all(attributes.get("alt") for tag, attributes in tags if tag == "img")
    assert "@page" in text
    assert "A4" in text
    ruling = result.game.rulebook.rulings["participant"]
    for said in (ruling.question, ruling.why, *(option.text for option in ruling.options.values())):
        assert said[language] in text
    assert result.game.cite(*ruling.clauses, language=language).strip("\u2068\u2069") in text
    assert result.receipt.tally in text


def test_a_page_that_cannot_be_written_is_an_error(result: Comparison, tmp_path: Path) -> None:
    with pytest.raises(explorer.LaboratoryError, match=r"page: page\.html cannot be written"):
        result.page(tmp_path / "nowhere" / "page.html")


def test_without_matplotlib_the_extra_to_install_is_named(result: Comparison, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(explorer.LaboratoryError, match=r"pip install 'rules-explorer\[lab\]'"):
        result.plot().svg()
    assert result.plot().alt


def test_a_language_that_the_game_lacks_is_refused(result: Comparison) -> None:
    with pytest.raises(explorer.ExplorerError, match="speaks en, ar"):
        result.text("vi")


def test_where_decimals_follow_a_comma_a_semicolon_stands_between_the_ends() -> None:

    assert share(1, 8, 0).brief("vi") == "12,5 % [2,2; 47,1]"
    assert share(1, 8, 0).brief("en") == "12.5 % [2.2, 47.1]"
    assert change_number(exact_share(1, 8, 0, 0.95), "vi") == "+12,5 [+0,3; +52,7]"


SEVERAL = "Each of the 8 measures errs in about one experiment of 20. So about one table in 3 shows"


def test_that_several_measures_err_more_often_than_one_is_said(result: Comparison, tmp_path: Path) -> None:
    result.page(tmp_path / "page.html")
    for shown in (result.text(), result.html(), (tmp_path / "page.html").read_text(encoding="utf-8")):
        assert SEVERAL in shown


def test_what_was_left_out_is_said_with_the_reason() -> None:
    found = explorer.compare_rulings(
        "influence", ["participant", "tactic-secrecy"], "random", 1, workers=1, progress=False
    )
    out = "Left out: tactic-secrecy = secret-flips, because it would need another seat’s secret"
    for shown in (found.text(), found.html()):
        assert out in shown
        assert "∞" not in shown
    assert "(too few to tell how sure)" in found.text()
    assert "in the one match played" in found.text()


def test_a_page_is_not_written_over_a_folder(result: Comparison, tmp_path: Path) -> None:
    for folder in (".", str(tmp_path)):
        with pytest.raises(explorer.LaboratoryError, match="is a folder; expected the path of a file"):
            result.page(folder)
    assert not list(tmp_path.iterdir())


def test_rows_of_one_reading_stand_together(result: Comparison) -> None:
    names = [name.partition("\n")[0] for name in result.plot("winners").series.named.values()]
    assert names == ["participant = placed-cards"] * 2 + ["participant = all-players"] * 2


def test_too_many_rows_are_refused_with_the_way_out(result: Comparison, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.laboratory.forest.MOST_ROWS", 4)
    with pytest.raises(explorer.LaboratoryError, match=r"fewer rulings, or with one .*, or plot\('winners'"):
        result.plot("wins")


def test_one_comparison_is_one() -> None:
    asked = {"participant": "all-players"}
    found = explorer.compare_rulings("influence", asked, "random", 2, workers=1, progress=False)
    assert repr(found).startswith("<1 comparison of")
