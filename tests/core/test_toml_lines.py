"""The line of a key is found in any TOML, however it is laid out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.core.errors import FileError
from explorer.core.reading import Table, load_toml
from explorer.core.toml_lines import line_of

TRICKY = '''\
game = "influence"   # [not.a.table]
title.en = """
move = "no key"
[[step]]
"""
title . "ar" = \'\'\'
[step]
\'\'\'
rulings = { second-flip = "a # b", "odd.key" = [ 1, 2 ] }

[position]
players = 2
hands = [
  ["blue 1", "]"],   # ] is no end
  # nothing here
  [],
]
placed.harbour = [["x"]]
placed."oa sis" = []

[[step]]
say.en = 'it\\'

[step.expect]
actor = 1

  [[ step ]]  # the second
  moves = ["a",
           "b"]
  [step.expect.view.1.placed]
  harbour = [[ ], [{ deep = [
     {deeper = 1979-05-27T07:32:00Z}]}]]
  [step.expect]
  finding."zone:harbour" = "x"

[[step.note]]
a = 1
[[step.note]]
a = """""two quotes at both ends"""""
b = 2
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("game", 1),
        ("title", 2),
        ("title.en", 2),
        ("title.ar", 6),
        ("rulings.second-flip", 9),
        ("rulings.odd.key", 9),
        ("position", 11),
        ("position.players", 12),
        ("position.hands[0][1]", 14),
        ("position.hands[1]", 16),
        ("position.placed", 18),
        ("position.placed.harbour[0][0]", 18),
        ("position.placed.oa sis", 19),
        ("step", 21),
        ("step[0]", 21),
        ("step[0].say.en", 22),
        ("step[0].expect", 24),
        ("step[0].expect.actor", 25),
        ("step[1]", 27),
        ("step[1].moves[1]", 29),
        ("step[1].expect.view.1.placed", 30),
        ("step[1].expect.view.1.placed.harbour[1][0].deep[0].deeper", 32),
        ("step[1].expect", 33),
        ("step[1].expect.finding.zone:harbour", 34),
        ("step[1].note[0].a", 37),
        ("step[1].note[1]", 38),
        ("step[1].note[1].b", 40),
    ],
)
def test_a_key_is_found_on_its_line(key: str, line: int) -> None:
    tomllib.loads(TRICKY)
    assert line_of(TRICKY, key) == line


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("step[0].expect.refused", 24),
        ("step[0].expect.view.1.placed.harbour", 24),
        ("step[0].mvoe", 21),
        ("step[1].moves[7]", 28),
        ("position.marks[0].zone", 11),
        ("step[9].move", 21),
        ("clauses", None),
        ("", None),
    ],
)
def test_a_key_that_is_missing_is_looked_for_in_the_nearest_table(key: str, line: int | None) -> None:
    assert line_of(TRICKY, key) == line


def test_line_ends_of_windows_count_once() -> None:
    text = "a = 1\r\n[b]\r\nc = '''\r\n\r\n'''\r\nd = 2\r\n"
    assert tomllib.loads(text)["b"]["d"] == 2
    assert line_of(text, "b.d") == 6


@pytest.mark.parametrize(
    "text", ["", "\n\n", "[", "[[a", "a", "a =", "a = [", "a = {b = ", 'a = "', "= 1", "]", "[a]b"]
)
def test_a_text_that_is_no_toml_gives_no_error(text: str) -> None:
    assert line_of(text, "a.b") in (None, 1)


def test_a_list_nested_beyond_reason_gives_no_error() -> None:
    assert line_of("a = 1\nb = " + "[" * 100_000, "a") == 1


def _keys(value: Any, key: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            path = f"{key}.{name}" if key else name
            yield path
            yield from _keys(inner, path)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield f"{key}[{i}]"
            yield from _keys(inner, f"{key}[{i}]")


def test_every_key_of_every_shipped_file_is_found_where_it_is_written(repository: Path) -> None:
    files = [*repository.glob("seeds/**/*.toml"), repository / "pyproject.toml"]
    for file in files:
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        for key in _keys(tomllib.loads(text), ""):
            line = line_of(text, key)
            assert line is not None, (file.name, key)
            last = key.rpartition(".")[2]
            if "[" not in last:
                assert last in lines[line - 1], (file.name, key, line)


names = st.sampled_from(["a", "b-1", "'c d'", '"e\\"f"', "7"])
plain = st.sampled_from(["1", "'#'", '"]}"', "true", "1.5", "'''\n'''", '"""\n\\""""'])
inner = st.recursive(
    plain,
    lambda deeper: st.lists(deeper, max_size=3).map(lambda values: "[ # list\n" + ", # one\n".join(values) + "\n]"),
    max_leaves=6,
)


@given(st.lists(st.tuples(names, inner, st.integers(0, 2)), max_size=6))
def test_lines_are_counted_whatever_the_values_hold(entries: list[tuple[str, str, int]]) -> None:
    text, want = "", {}
    for i, (name, value, blank) in enumerate(entries):
        text += "\n" * blank
        want[f"t[{i}]"] = text.count("\n") + 1
        text += f"[[t]]\n{name} = {value}\n"
    tomllib.loads(text)
    assert {key: line_of(text, key) for key in want} == want


# the errors that name them


def _table(path: Path, text: str) -> Table:
    path.write_text(text, encoding="utf-8")
    return load_toml(path)


def test_an_error_about_a_value_names_its_line(tmp_path: Path) -> None:
    table = _table(tmp_path / "cards.toml", "a = 1\n\n[[card]]\nvalue = 'x'\n")
    with pytest.raises(FileError) as refused:
        table.tables("card")[0].get("value", int)
    assert refused.value.line == 4
    assert str(refused.value) == "cards.toml, line 4: card[0].value: expected a whole number, got 'x'"


def test_an_unknown_key_names_its_line_and_the_key_it_is_like(tmp_path: Path) -> None:
    table = _table(tmp_path / "cards.toml", "[deck]\ncolour = 1\nvalue = 1\nvalve = 2\n").table("deck")
    table.get("colour", int)
    table.get("value", int)
    with pytest.raises(FileError) as refused:
        table.done()
    said = "unknown key; expected one of colour, value; did you mean 'value'?"
    assert str(refused.value) == f"cards.toml, line 4: deck.valve: {said}"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a = 1\nb = \n", 2, "not valid TOML: Invalid value (column 5)"),
        ("a = 1\n[b\n", 2, "not valid TOML: Expected ']' at the end of a table declaration (column 3)"),
        ("a = 1\nb = '''\n\n", 3, "not valid TOML: Expected \"'''\" (the file ends here)"),
    ],
)
def test_a_syntax_error_names_its_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    with pytest.raises(FileError) as refused:
        _table(tmp_path / "cards.toml", text)
    assert (refused.value.line, refused.value.expected) == (line, words)
