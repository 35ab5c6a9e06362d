"""Text is measured, cut and broken without a font."""

from __future__ import annotations

from explorer.drawing.text import against, clean, fit, safe, width, wrap


def test_what_xml_forbids_and_what_turns_text_round_is_taken_out():
    assert clean("a\x00\x1b\ud800\u202eb\ufffe") == "ab"
    assert safe('<b a="1">&') == "&lt;b a=&quot;1&quot;&gt;&amp;"


def test_a_text_that_fits_stays_and_a_longer_one_ends_in_an_ellipsis():
    assert fit("Mona", 14, 100) == "Mona"
    cut = fit("Mona " * 40, 14, 100)
    assert cut.endswith("…")
    assert width(cut, 14) <= 100


def test_wide_letters_and_marks_are_measured():
    assert width("漢字", 10) > width("ab", 10)
    assert width("e\u0301", 10) == width("e", 10)


def test_a_number_stays_on_one_line_with_its_sign():
    for said in (
        "If attacked now: Seat 1 has it, 52 %",
        "It is then so in ≈ 84 % of them",
        "هي عنده: \u2068≈ 52 %\u2069.",
    ):
        for room in range(20, 300, 7):
            for line in wrap(said, 13.5, room):
                assert line.strip("\u2066\u2067\u2068\u2069")[:1] not in "%", (said, room)
                assert not line.endswith("≈")


def test_lines_break_between_words_and_keep_isolates_whole():
    lines = wrap("the card \u2068Cancel orange of the deck\u2069 leaves the hand", 14, 120)
    assert len(lines) > 2
    assert all(sum(c in "\u2066\u2067\u2068" for c in line) == line.count("\u2069") for line in lines)


def test_a_name_in_the_other_script_runs_against_the_picture():
    assert against("مها", False)
    assert against("Mona 2", True)
    assert not against("مها Mona", False)
    assert not against("12 °", True)
    assert not against("Mona", False)


def test_a_list_that_begins_on_the_right_goes_on_so_on_the_next_line():
    lines = wrap("سطرهای \u2068\u200f37، 42، 43، 44، 45، 46، 55\u2069", 14, 90)
    assert len(lines) > 1
    assert all(line.startswith("\u2067") for line in lines[1:])
    assert wrap("a \u2068bb cc dd ee ff gg\u2069", 14, 60)[1].startswith("\u2066")
