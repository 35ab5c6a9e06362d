"""Rulebooks as data: what a good one holds, and how every mistake in one is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import explorer
from explorer.core.errors import FileError, RulingError
from explorer.core.rulebook import load_rulebook

SHIPPED = Path(__file__).resolve().parents[2] / "seeds" / "influence" / "rulebook.toml"
TEXT = SHIPPED.read_text(encoding="utf-8")
BOOK = load_rulebook(SHIPPED)


def edited(tmp_path, old, new, count=1):
    """The shipped rulebook with one edit."""
    assert old in TEXT, old
    path = tmp_path / "rulebook.toml"
    path.write_text(TEXT.replace(old, new, count), encoding="utf-8")
    return path


AIM = 'id = "aim"\nlines = [5]\nkind = "definition"\nshown_by = "influence/whole-game"'
OPTION = '[[ruling.option]]\nid = "before-effect"'
MISTAKES = {
    "a clause id used twice": ('id = "zone-value"', 'id = "aim"', "clause[1].id", "used twice"),
    "a line outside the document": ("lines = [5]", "lines = [61]", "clause[0].lines", "lines 1 to 60"),
    "line zero": ("lines = [5]", "lines = [0]", "clause[0].lines", "line 0"),
    "no line at all": ("lines = [5]", "lines = []", "clause[0].lines", "at least one"),
    "a line that is text": ("lines = [5]", 'lines = ["5"]', "clause[0].lines[0]", "whole number"),
    "lines missing": ("lines = [5]\n", "", "clause[0].lines", "missing"),
    "a definition that nothing shows": (AIM, AIM.rsplit("\n", 1)[0], "clause[0].shown_by", "shows it"),
    "an unknown kind": ('kind = "definition"', 'kind = "law"', "clause[0].kind", "rule, definition"),
    "both in the document and assumed": (
        'lines = [5]\nkind = "definition"',
        'lines = [5]\nassumed = { reference = "R", reason = { en = "a", ar = "b" } }\nkind = "definition"',
        "clause[0].lines",
        "not both",
    ),
    "an unknown key in a clause": ("lines = [5]", "lines = [5]\nweight = 3", "clause[0].weight", "unknown key"),
    "a language missing": (re.search(r"text\.ar = .*\n", TEXT).group(), "", "clause[0].text.ar", "missing"),
    "a blank sentence": (
        re.search(r"text\.ar = .*\n", TEXT).group(), 'text.ar = " "\n', "clause[0].text.ar", "nothing",
    ),
    "a reason missing": (re.search(r"reason\.ar = .*\n", TEXT).group(), "", "assumed.reason.ar", "missing"),
    "an unknown default": ('default = "after-effect"', 'default = "later"', "ruling[0].default", "after-effect"),
    "a secret default": (
        '[[ruling.option]]\nid = "after-effect"',
        '[[ruling.option]]\nid = "after-effect"\nsecret = true',
        "ruling[0].default",
        "secret",
    ),
    "a ruling that touches an unknown clause": (
        'clauses = ["tactic-consumed", "uneven-hands"]', 'clauses = ["gravity"]', "ruling[0].clauses", "'gravity'",
    ),
    "a remark that touches an unknown clause": (
        'clauses = ["uneven-hands", "tactic-consumed"]', 'clauses = ["gravity"]', "].clauses", "'gravity'",
    ),
    "an option listed twice": (OPTION, OPTION.replace("before", "after"), "ruling[0].option[1].id", "twice"),
    "a ruling id used twice": ('id = "participant"', 'id = "tactic-leaves"', "ruling[1].id", "used twice"),
    "players the wrong way round": ("players = [2, 5]", "players = [5, 2]", "game.players", "[least, most]"),
    "one number of players": ("players = [2, 5]", "players = [2]", "game.players", "[least, most]"),
    "the document missing": ('document = "000_5875528673e538bc.txt"\n', "", "game.document", "missing"),
    "an unknown table": ("[game]", "[weather]\nrain = true\n\n[game]", "weather", "unknown key"),
    "a line without a rule outside the document": (
        "[[no_rule]]\nlines = [1]", "[[no_rule]]\nlines = [99]", "no_rule[0].lines", "line 99",
    ),
    "a ruling without a reason": (
        re.search(r"why\.en = \"The document has .*\n", TEXT).group(), "", "ruling[0].why.en", "missing",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_names_file_key_and_what_was_expected(name, tmp_path):
    old, new, key, expected = MISTAKES[name]
    with pytest.raises(FileError) as refused:
        load_rulebook(edited(tmp_path, old, new))
    assert refused.value.file == "rulebook.toml"
    assert key in refused.value.key
    assert expected in refused.value.expected


def test_a_ruling_needs_two_readings(tmp_path):
    start = TEXT.index(OPTION)
    end = TEXT.index("[[ruling]]", start)
    with pytest.raises(FileError, match=r"ruling\[0\]\.option: expected at least two"):
        load_rulebook(edited(tmp_path, TEXT[start:end], ""))


def test_every_line_of_the_document_is_covered():
    assert BOOK.uncovered() == []


def test_a_line_in_no_clause_is_noticed(tmp_path):
    assert load_rulebook(edited(tmp_path, "lines = [5]", "lines = [6]")).uncovered() == [5]


def test_the_number_of_the_document_is_that_of_its_file():
    assert BOOK.number == "000"
    assert BOOK.languages == ("en", "ar")


def test_rulings_that_are_not_chosen_have_their_default():
    assert BOOK.choose(None) == {ruling.id: ruling.default for ruling in BOOK.rulings.values()}
    assert BOOK.choose({"second-flip": "toggle"})["second-flip"] == "toggle"


@pytest.mark.parametrize(
    ("rulings", "said"),
    [
        ({"weather": "rain"}, "unknown"),
        ({3: "rain"}, "unknown"),
        ({"second-flip": "rain"}, "illegal, toggle, no-effect"),
        ({"second-flip": None}, "illegal, toggle, no-effect"),
        ({"cancel-target": "colour-present"}, "secret"),
        ({"tactic-secrecy": "secret-flips"}, "secret"),
    ],
)
def test_what_is_not_offered_is_refused_with_the_ruling(rulings, said):
    with pytest.raises(RulingError, match=said) as refused:
        BOOK.choose(rulings)
    assert refused.value.key == str(next(iter(rulings)))
    with pytest.raises(RulingError):
        explorer.game("influence").start(2, 1, rulings)


def test_every_assumed_clause_says_why_in_every_language():
    for clause in BOOK.clauses.values():
        if clause.assumed is not None:
            assert set(clause.assumed) == {"en", "ar"}
            assert clause.reference.startswith("R000-")
        else:
            assert clause.lines


def test_every_definition_names_something_that_shows_it(repository):
    for clause in BOOK.clauses.values():
        if clause.kind != "definition":
            continue
        if clause.shown_by.startswith("tests/"):
            file, _, test = clause.shown_by.partition("::")
            assert f"def {test}(" in (repository / file).read_text(encoding="utf-8"), clause.shown_by
        else:
            game, _, scene = clause.shown_by.partition("/")
            assert (repository / "seeds" / game / "scenes" / f"{scene}.toml").is_file(), clause.shown_by
