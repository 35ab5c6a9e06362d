"""The rule sheet holds every clause once, or says why not, and cites the document."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from explorer.__main__ import main
from explorer.core.errors import ExplorerError, FileError
from explorer.core.registry import find_game, game_ids
from explorer.drawing.text import safe
from explorer.teaching.rule_sheet import MARK, load_sheet, rule_sheet

GAMES = [game for game in game_ids(previews=True) if (find_game(game).folder / "sheet.toml").is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_on_the_sheet_or_left_out_with_the_reason(game: str) -> None:
    sheet = load_sheet(game)
    shown = [clause.id for heading in sheet.headings for clause in heading.clauses]
    shown += [entry.clause.id for entry in sheet.left_out]
    assert sorted(shown) == sorted(sheet.game.rulebook.clauses)


@pytest.mark.parametrize(
    ("id", "language"),
    [
        ("influence", "en"),
        ("influence", "ar"),
        ("continents", "en"),
        ("continents", "fa"),
        ("hundred", "en"),
        ("hundred", "ar"),
        ("fortune", "en"),
        ("fortune", "ar"),
        ("smashup", "en"),
        ("smashup", "vi"),
    ],
)
def test_every_line_is_cited_and_what_is_assumed_is_marked(id: str, language: str) -> None:
    page, game = rule_sheet(id, language), find_game(id)
    lines = re.findall(r"<li(.*?)>(.*?) <cite title=\"(.*?)\">(.*?)</cite></li>", page)
    clauses = [clause for heading in load_sheet(game).headings for clause in heading.clauses]
    assert len(lines) == page.count("<li") == len(clauses)
    for (kind, _, full, small), clause in zip(lines, clauses, strict=True):
        assert bool(kind) == (clause.assumed is not None)
        assert full == game.cite(clause.id, language=language)
        assert small == (clause.reference or small)
        assert re.findall(r"\d+", small)[-1] in full
    assert MARK in page.partition("<footer>")[2]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_what_is_left_out_for_one_reason_is_told_in_one_line(language: str) -> None:
    foot = rule_sheet("continents", language).partition("<footer>")[2]
    left_out = load_sheet("continents").left_out
    reasons = {entry.why[language] for entry in left_out}
    assert len(reasons) < len(left_out)
    assert foot.count("<p>") == 1 + len(reasons)
    for why in reasons:
        assert foot.count(safe(why)) == 1
    told = set(re.findall(r"\d+", foot))
    assert {str(line) for entry in left_out for line in entry.clause.lines} <= told


@pytest.mark.parametrize(("language", "said"), [("en", "VP: victory points"), ("vi", "VP: điểm chiến thắng")])
def test_the_head_says_what_short_words_stand_for_and_no_version(language: str, said: str) -> None:
    head = rule_sheet("smashup", language).partition("<main>")[0]
    assert said in head
    assert find_game("smashup").rulebook.version not in head


def test_where_an_assumption_comes_from_is_not_told_of_what_is_left_out() -> None:
    foot = rule_sheet("smashup").partition("<footer>")[2]
    assert any(entry.clause.assumed is not None for entry in load_sheet("smashup").left_out)
    assert "R004-" not in foot


def test_the_page_is_self_contained_and_mirrored_in_arabic() -> None:
    for language, way in (("en", "ltr"), ("ar", "rtl")):
        page = rule_sheet("influence", language)
        assert f'<html lang="{language}" dir="{way}">' in page
        assert not re.search(r"https?:|<script|<link|url\(|src=", page)


def test_a_language_the_game_does_not_speak_is_refused() -> None:
    with pytest.raises(ExplorerError, match="influence speaks en, ar"):
        rule_sheet("influence", "vi")


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ('"aim", ', "", "", "aim is not there"),
        ('"aim"', '"aims"', "heading[0].clauses[0]", "did you mean 'aim'?"),
        ('"aim"', '"draw"', "heading[7].clauses[4]", "twice"),
        ("[[left_out]]", "[[leftout]]", "leftout", "unknown key"),
        ('title.ar = "الغاية"', "", "heading[0].title.ar", "missing"),
    ],
)
def test_a_mistake_in_the_sheet_names_file_and_key(tmp_path: Path, old: str, new: str, key: str, words: str) -> None:
    game = find_game("influence")
    text = (game.folder / "sheet.toml").read_text(encoding="utf-8")
    text = text.replace(old, new) if old == "[[left_out]]" else text.replace(old, new, 1)
    for name in ("rulebook.toml", "cards.toml"):
        (tmp_path / name).write_text((game.folder / name).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "sheet.toml").write_text(text, encoding="utf-8")
    with pytest.raises(FileError) as refused:
        load_sheet(type(game)(tmp_path))
    assert refused.value.file == "sheet.toml"
    assert key in (refused.value.key, "leftout")
    assert words in str(refused.value) or key == "leftout"


def test_the_command_line_writes_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.html"
    assert main(["sheet", "influence", "--language", "ar", "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == rule_sheet("influence", "ar")
    capsys.readouterr()
    assert main(["sheet", "influence"]) == 0
    assert capsys.readouterr().out == rule_sheet("influence")


def test_the_command_line_refuses_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "influence", "--language", "fr"]) == 2
    assert "speaks en, ar" in capsys.readouterr().err
    assert main(["sheet", "influence", "-o", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err
