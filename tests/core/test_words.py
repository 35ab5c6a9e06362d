"""Words and sentences: values until somebody reads them, in the plural of their language, isolated where needed."""

from __future__ import annotations

import pytest

import explorer
from explorer.core.errors import FileError
from explorer.core.words import Catalogue, Word, word

GAME = explorer.game("influence")
FSI, PDI = "\u2068", "\u2069"


def catalogue(tmp_path, text, language="en"):
    path = tmp_path / f"words.{language}.ftl"
    path.write_text(text, encoding="utf-8")
    return Catalogue(language, (path,))


def test_a_sentence_takes_its_arguments(tmp_path):
    words = catalogue(tmp_path, "placed = { $seat } places { $card }.\n")
    assert words.say("placed", seat="Maha", card="blue 7") == "Maha places blue 7."


def test_words_in_words_are_translated_first(tmp_path):
    words = catalogue(tmp_path, "seat = Seat { $n }\nturn = It is the turn of { $seat }.\n")
    assert words.say("turn", seat=word("seat", n=2)) == "It is the turn of Seat 2."


def test_attributes_are_said_by_name(tmp_path):
    words = catalogue(tmp_path, "stuck = no\n    .way = Play { $card }.\n")
    assert words.say("stuck", "way", card="flip") == "Play flip."
    assert words.knows("stuck", "way")
    assert not words.knows("stuck", "holds")


def test_lists_are_joined_and_an_empty_one_is_none(tmp_path):
    words = catalogue(tmp_path, "hand = { $hand }\n")
    assert words.say("hand", hand=("a", "b", "c")) == "a, b, and c"
    assert words.say("hand", hand=()) == "none"


@pytest.mark.parametrize("call", [("nothing", ""), ("seat", "way")])
def test_a_missing_message_is_a_mistake_of_ours(tmp_path, call):
    words = catalogue(tmp_path, "seat = Seat\n")
    with pytest.raises(KeyError, match=rf"words\.en\.ftl has no {call[0]}"):
        words.say(*call)


def test_a_missing_argument_is_a_mistake_of_ours(tmp_path):
    with pytest.raises(KeyError, match=r"words\.en\.ftl: seat"):
        catalogue(tmp_path, "seat = Seat { $n }\n").say("seat")


def test_a_game_says_its_own_sentence_for_a_common_one(tmp_path):
    common, own = tmp_path / "common.ftl", tmp_path / "own.ftl"
    common.write_text("card = Card: { $name }\nseat = Seat\n", encoding="utf-8")
    own.write_text("card = When: { $name }\n", encoding="utf-8")
    words = Catalogue("en", (common, own))
    assert words.say("card", name="Mirror") == "When: Mirror"
    assert words.say("seat") == "Seat"


@pytest.mark.parametrize(("language", "says"), [("en", "When: Mirror"), ("ar", "متى: ميرور")])
def test_the_moments_of_a_card_are_called_so_in_hundred(language, says):
    words = explorer.game("hundred").words(language)
    said = words.say(word("topic-card", name=word("card-mirror")))
    assert said.replace(FSI, "").replace(PDI, "") == says


def test_a_broken_file_is_named_with_the_line(tmp_path):
    with pytest.raises(FileError, match=r"words\.en\.ftl: this is no message: not a Fluent message"):
        catalogue(tmp_path, "seat = Seat\nthis is no message\n").say("seat")


def test_a_missing_file_is_named_with_the_language(tmp_path):
    with pytest.raises(FileError, match=r"words\.ar\.ftl: the words for 'ar' are missing"):
        Catalogue("ar", (tmp_path / "words.ar.ftl",)).say("seat")


def test_arabic_has_six_plurals():
    said = [GAME.words("ar").say("ui-cards", count=n) for n in (0, 1, 2, 3, 11, 100)]
    assert said[:3] == ["لا بطاقات", "بطاقة واحدة", "بطاقتان"]
    assert [text.translate({0x2068: None, 0x2069: None}) for text in said[3:]] == ["3 بطاقات", "11 بطاقة", "100 بطاقة"]


@pytest.mark.parametrize(
    ("count", "category"), [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"), (100, "other")]
)
def test_the_plural_category_is_that_of_the_language(tmp_path, count, category):
    options = "".join(f"    [{c}] {c}\n" for c in ("zero", "one", "two", "few", "many"))
    words = catalogue(tmp_path, f"n = {{ $count ->\n{options}   *[other] other\n}}\n", "ar")
    assert words.say("n", count=count) == category


def test_left_to_right_sentences_carry_no_isolation_marks(tmp_path):
    said = catalogue(tmp_path, "seat = Seat { $name }\n").say("seat", name="Maha")
    assert said == "Seat Maha"


def test_a_right_to_left_name_in_a_left_to_right_sentence_is_isolated(tmp_path):
    said = catalogue(tmp_path, "seat = Seat { $name }\n").say("seat", name="مها")
    assert said == f"Seat {FSI}مها{PDI}"


def test_right_to_left_sentences_isolate_what_is_put_in():
    said = GAME.words("ar").say("seat", n=1)
    assert FSI in said
    assert said.count(FSI) == said.count(PDI)


def test_isolation_is_kept_apart_from_nesting(tmp_path):
    words = catalogue(tmp_path, "in = in { $x }\nout = ({ $y })\n", "ar")
    said = words.say("out", y=word("in", x="blue"))
    assert said == f"({FSI}in {FSI}blue{PDI}{PDI})"


def test_players_names_stand_in_for_seats():
    words = GAME.words("en", {word("seat", n=1): "Maha"})
    assert words.say("event-turn", seat=word("seat", n=1)) == "It is the turn of Maha."
    assert words.say("event-turn", seat=word("seat", n=0)) == "It is the turn of Seat 0."
    assert GAME.words("en").say("event-turn", seat=word("seat", n=1)) == "It is the turn of Seat 1."


def test_names_typed_by_people_are_no_patterns():
    words = GAME.words("en", {word("seat", n=1): "{ $seat } <b>"})
    assert words.say("event-turn", seat=word("seat", n=1)) == "It is the turn of { $seat } <b>."


def test_words_compare_and_hash_by_what_they_say():
    assert word("seat", n=1) == Word("seat", (("n", 1),))
    assert word("zones", all=["a", "b"]) == word("zones", all=("a", "b"))
    assert len({word("seat", n=1), word("seat", n=1), word("seat", n=2)}) == 2


def test_reading_words_is_put_off_until_something_is_said(tmp_path):
    Catalogue("en", (tmp_path / "nowhere.ftl",))


@pytest.mark.parametrize(
    "names", [["Amina", "Bo"], {0: "Amina", 1: "Bo"}, {word("seat", n=0): "Amina", word("seat", n=1): "Bo"}, ("Amina",)]
)
def test_seats_are_called_by_names_as_people_give_them(names):
    words = explorer.game("influence").words("en", names)
    assert words.say(word("seat", n=0)) == "Amina"
    assert words.say(word("seat", n=3)) == "Seat 3"


def test_an_empty_name_leaves_the_seat_its_number():
    assert explorer.game("influence").words("en", ["", "Bo"]).say(word("seat", n=0)) == "Seat 0"


@pytest.mark.parametrize("names", ["Amina", 7, {"seat:0": "Amina"}, [1, 2], {0: None}])
def test_names_given_otherwise_are_refused(names):
    with pytest.raises(explorer.ExplorerError, match="names: expected a list of texts"):
        explorer.game("influence").words("en", names)


LISTS = "comma = ،\nsemicolon = ؛\nlines = سطرهای { $lines }\nmoves = اینجا { $moves }\n"


def test_a_list_of_numbers_begins_on_the_right_in_a_right_to_left_language(tmp_path):
    words = catalogue(tmp_path, LISTS, "fa")
    assert words.listed([37, 42, 46]) == "\u200f37، 42، 46"
    assert words.say("lines", lines=words.listed([37, 42])) == f"سطرهای {FSI}\u200f37، 42{PDI}"
    assert words.listed([37]) == "37"
    assert words.listed(["الف", "ب"], "semicolon") == "الف؛ ب"
    assert words.listed([f"{FSI}الف{PDI} 1", "ب"]) == f"\u200f{FSI}الف{PDI} 1، ب"


def test_a_list_of_moves_as_they_are_written_begins_on_the_right_too(tmp_path):
    words = catalogue(tmp_path, LISTS, "fa")
    assert words.say("moves", moves=("go on", "stop")) == f"اینجا {FSI}\u200f{FSI}go on{PDI} و {FSI}stop{PDI}{PDI}"


def test_a_list_in_a_left_to_right_language_has_no_marks(tmp_path):
    words = catalogue(tmp_path, "comma = ,\n")
    assert words.listed([37, 42]) == "37, 42"


def test_what_a_card_is_called_is_a_word_of_the_game_in_sentences_common_to_all():
    for id, own in (("influence", "بطاقات الجميع"), ("hundred", "أوراق الجميع"), ("fortune", "أوراق الجميع")):
        words = explorer.game(id).words("ar")
        assert words.say("ui-everyone") == own  # no marks between the letters, which are joined
    for id in ("hundred", "fortune"):
        words = explorer.game(id).words("ar")
        assert "أوراقي" in words.say("ui-curtain-show", seat="أ")
        assert "بطاق" not in "".join(
            words.say(each) for each in ("draw-all", "draw-odds", "draw-timing", "ui-save-note")
        )


def test_an_outcome_and_its_number_are_told_apart_by_a_colon():
    for language in ("en", "ar"):
        said = explorer.game("hundred").words(language).say("odds-item", outcome="15", number="9.8 %")
        assert said.translate(dict.fromkeys((0x200F, 0x2068, 0x2069))) == "15: 9.8 %"
