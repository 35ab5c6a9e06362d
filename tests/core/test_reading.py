"""Reading files strictly: the file, the key and what was expected stand in every error."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.core.errors import FileError
from explorer.core.reading import Table, load_json, load_toml


def table(**values):
    return Table("cards.toml", "top", values)


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        (str, 3, "expected text, got 3"),
        (int, "3", "expected a whole number, got '3'"),
        (int, True, "expected a whole number, got True"),
        (int, 1.0, "expected a whole number, got 1.0"),
        (bool, 1, "expected true or false, got 1"),
        (list, {}, "expected a list, got {}"),
        (dict, [], "expected a table, got []"),
        (str, None, "expected text, got None"),
    ],
)
def test_a_value_of_the_wrong_type_names_file_key_and_type(kind, value, expected):
    with pytest.raises(FileError) as refused:
        table(hand=value).get("hand", kind)
    assert (refused.value.file, refused.value.key) == ("cards.toml", "top.hand")
    assert str(refused.value) == f"cards.toml: top.hand: {expected}"


def test_a_missing_value_says_what_it_should_be():
    with pytest.raises(FileError, match=r"cards\.toml: top\.hand: missing; expected a whole number"):
        table().get("hand", int)


def test_a_missing_value_takes_its_default_even_a_false_one():
    assert table().get("hand", int, 0) == 0
    assert table().get("shown", bool, False) is False
    assert table().get("name", str, "") == ""


def test_an_entry_that_nobody_took_is_refused_with_those_there_are():
    found = table(hand=8, hnad=7)
    found.get("hand", int)
    with pytest.raises(FileError, match=r"top\.hnad: unknown key; expected one of hand"):
        found.done()


def test_a_table_whose_entries_were_all_taken_is_done():
    found = table(hand=8)
    found.get("hand", int)
    found.done()


def test_a_list_names_the_entry_of_the_wrong_type():
    with pytest.raises(FileError, match=r"top\.values\[1\]: expected a whole number, got 'two'"):
        table(values=[1, "two", 3]).list_of("values", int)


def test_a_list_of_numbers_takes_no_truth():
    with pytest.raises(FileError, match=r"values\[0\]"):
        table(values=[True]).list_of("values", int)


def test_a_choice_lists_the_options():
    assert table(kind="rule").choice("kind", ("rule", "definition")) == "rule"
    with pytest.raises(FileError, match=r"top\.kind: expected one of rule, definition, got 'law'"):
        table(kind="law").choice("kind", ("rule", "definition"))


def test_tables_in_tables_keep_their_path():
    with pytest.raises(FileError, match=r"top\.region\[1\]\.value: missing"):
        table(region=[{"value": 3}, {}]).tables("region")[1].get("value", int)
    with pytest.raises(FileError, match=r"top\.game\.id: missing"):
        table(game={}).table("game").get("id", str)


def test_absent_tables_are_none_or_empty_where_they_may_be():
    assert table().tables("region") == []
    assert table().table("placed", optional=True).values == {}
    with pytest.raises(FileError, match="missing; expected a table"):
        table().table("placed")


def test_a_sentence_is_there_in_every_language_and_not_blank():
    assert table(text={"en": "a", "ar": "b"}).texts("text", ("en", "ar")) == {"en": "a", "ar": "b"}
    with pytest.raises(FileError, match=r"top\.text\.ar: missing"):
        table(text={"en": "a"}).texts("text", ("en", "ar"))
    with pytest.raises(FileError, match=r"top\.text\.ar: expected a sentence, got nothing"):
        table(text={"en": "a", "ar": "  "}).texts("text", ("en", "ar"))
    with pytest.raises(FileError, match=r"top\.text\.fr: unknown key"):
        table(text={"en": "a", "fr": "b"}).texts("text", ("en",))


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FileError, match=r"cards\.toml: the file is missing"):
        load_toml(tmp_path / "cards.toml")


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(FileError, match=tmp_path.name):
        load_toml(tmp_path)


@pytest.mark.parametrize(
    "text", [b"hand = ", b"hand = 8\nhand = 8", b"\xff\xfe", b"a = " + b"9" * 5000, b"a = " + b"[" * 5000]
)
def test_what_is_not_toml_is_refused_with_the_file(tmp_path, text):
    path = tmp_path / "cards.toml"
    path.write_bytes(text)
    with pytest.raises(FileError, match=r"^cards\.toml(, line \d)?: "):
        load_toml(path)


@pytest.mark.parametrize("text", ["", "{", '{"a": 1', "[1]", "3", "nul", '{"a": ' + "9" * 5000 + "}", "[" * 100_000])
def test_what_is_no_json_table_is_refused_with_the_file(text):
    with pytest.raises(FileError, match=r"match\.json: "):
        load_json(text, "match.json")


@given(st.dictionaries(st.text(), st.integers() | st.text() | st.lists(st.integers())))
def test_a_json_table_is_read_whole(values):
    assert load_json(json.dumps(values), "x").values == values


@given(st.text())
def test_any_text_is_a_table_or_a_file_error(text):
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if isinstance(found, dict):
        assert load_json(text, "x").values == found
        return
    with pytest.raises(FileError) as refused:
        load_json(text, "x")
    assert refused.value.file == "x"


def test_where_one_language_is_enough_the_first_there_is_stands_for_the_others() -> None:
    def read(title: dict[str, str]) -> dict[str, str]:
        return Table("f.toml", "", {"title": title}).texts("title", ("en", "vi"), every=False)

    assert read({"en": "One"}) == {"en": "One", "vi": "One"}
    assert read({"vi": "Một"}) == {"en": "Một", "vi": "Một"}
    assert read({"en": "One", "vi": "Một"}) == {"en": "One", "vi": "Một"}
    for wrong, said in (({}, "title.en: missing"), ({"en": " "}, "got nothing"), ({"fr": "Un"}, "title.fr: unknown")):
        table = Table("f.toml", "", {"title": wrong}, problems=[])
        table.texts("title", ("en", "vi"), every=False)
        assert any(said in str(problem) for problem in table.problems or []), said
