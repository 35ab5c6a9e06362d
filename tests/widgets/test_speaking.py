"""The languages of the page, what can be explored, and what stays of it without a kernel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import explorer
from explorer.matches.scenes import load_scene
from explorer.widgets.stage import STATIC
from tests.widgets.sessions import GAME, answer, opened, plain, shared

ARABIC, LATIN = re.compile("[\u0600-\u06ff]"), re.compile("[A-Za-z]")


def test_arabic_mirrors_the_page_and_translates_every_label():
    shown = opened()
    shown.do("speak", language="ar")
    page = shown.screen
    assert page["way"] == "rtl"
    for label in page["words"].values():
        assert ARABIC.search(label), label
        assert not LATIN.search(label), label
    for event in page["log"]:
        assert ARABIC.search(event["said"])
    for choice in page["choices"]:
        assert ARABIC.search(choice["label"])
    shown.do("speak", language="en")
    assert shown.screen["way"] == "ltr"
    assert shown.screen["words"]["undo"] == "Undo"


def test_the_answer_is_said_again_in_the_other_language():
    shown = opened()
    shown.do("check", move="place blue 9 @ harbour")
    english = shown.answer
    shown.do("speak", language="ar")
    assert "منطقة ⁨الميناء⁩ ليست من مناطق هذه المباراة" in answer(shown)
    shown.do("speak", language="en")
    assert shown.answer == english


def test_notices_are_spoken_too():
    shown = opened(language="ar")
    shown.do("undo")
    assert ARABIC.search(shown.screen["notice"])


def test_every_label_of_the_page_is_in_its_words_and_every_word_is_used():
    script = (STATIC / "explorer.js").read_text(encoding="utf-8")
    used = set(re.findall(r'\bw\["([a-z-]+)"\]', script)) | set(re.findall(r"\bw\.([a-z]+)", script))
    words = set(explorer.walk("influence/tie-burns").screen["words"])
    assert used == words


# what can be explored


def test_a_game_a_position_a_match_and_a_scene_can_be_explored():
    state = GAME.start(players=3, seed=5)
    assert explorer.explore(GAME, seed=1).match.game is GAME
    assert explorer.explore(state, seed=1).match.state == state
    match = GAME.match(3, seed=2)
    assert explorer.explore(match).match is match
    assert explorer.explore(load_scene("influence/tie-burns"), seed=1).match.state.players == 3
    assert explorer.explore("influence/tie-burns", seed=1).session.seat == 0


def test_in_a_position_the_person_sits_where_the_question_is():
    state = GAME.start(players=3, seed=5)
    shown = explorer.explore(state, seed=1)
    assert [seat.player == "human" for seat in shown.match.seats] == [seat == state.actor for seat in range(3)]
    assert shown.session.seat == state.actor


@pytest.mark.parametrize("what", ["chess", "influence/no-such-scene", 42, None])
def test_what_cannot_be_explored_is_refused_in_one_sentence(what):
    with pytest.raises(explorer.ExplorerError):
        explorer.explore(what)


@pytest.mark.parametrize("options", [{"language": "fr"}, {"seat": 9}, {"players": ["human", "genius"]}], ids=str)
def test_an_unknown_language_seat_or_player_is_refused(options):
    with pytest.raises(explorer.ExplorerError):
        opened(**options)


# without a kernel


def test_a_page_without_a_kernel_still_has_the_board_and_the_last_answer():
    shown = opened()
    bundle, _ = shown._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"}
    assert "data:image/svg+xml;base64," in bundle["text/html"]
    assert "Run the cell above it to play" in plain(bundle["text/html"])
    assert bundle["text/plain"].startswith("<explorer of <match of influence")
    shown.do("check", move="place blue 9 @ harbour")
    assert "Harbour is not among" in shown._repr_mimebundle_()[0]["text/html"]


def test_a_covered_board_is_covered_there_too():
    shown = shared()
    html = shown._repr_mimebundle_()[0]["text/html"]
    assert "data:image" not in html
    assert "Pass the device" in html


def test_the_script_is_small_and_asks_nobody_for_anything():
    script = opened()._esm
    assert len(script.encode()) < 25_000
    for outside in ("http:", "https:", "import ", "fetch(", "XMLHttpRequest", "eval(", "WebSocket"):
        assert outside not in script


def test_the_sheet_uses_the_colours_of_the_palette(repository: Path):
    sheet = (STATIC / "explorer.css").read_text(encoding="utf-8")
    palette = (repository / "explorer/drawing/palette.py").read_text(encoding="utf-8")
    assert {c for c in re.findall(r"#[0-9a-f]{6}\b", sheet) if c not in palette} <= {"#000000"}
    assert not re.search(r"(?<![\w-])(?:left|right)\s*:|(?:margin|padding|border)-(?:left|right)", sheet)


def test_a_script_is_packed_without_touching_what_it_says():
    source, packed = (STATIC / "explorer.js").read_text(encoding="utf-8"), opened()._esm
    quoted = re.compile(r'"[^"\n]*"|`[^`]*`')
    code = "\n".join(line for line in source.splitlines() if not line.strip().startswith("//"))
    said = [re.sub(r"\n\s*", "\n", part) for part in quoted.findall(code)]
    assert quoted.findall(packed) == said
    assert len(packed) < 0.85 * len(source)
    assert "return " in packed
    assert "const s=screen(),w=s.words;" in packed


def persian(state):
    shown = explorer.explore(state, seed=1, players=["human", "human"], seat=0)
    shown.do("speak", language="fa")
    return shown


def test_what_cannot_be_done_is_said_in_the_language_of_the_page():
    game = explorer.game("continents")
    shown = persian(game.state({"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0]}))
    shown.do("name", name="")
    assert answer(shown) == plain(game.words("fa").say("error-branch-name", most=200))
    shown.do("load", text="{}")
    assert "در این پرونده آنچه باید باشد نیست" in answer(shown)
    assert '<p class="rx-small" dir="ltr" lang="en">' in shown.answer
    shown.do("play", move="rally")
    assert "rally for attacker" in answer(shown)
    shown.do("play", move="raubzug")
    assert "با حروف لاتین" in answer(shown)


def test_a_reading_refused_names_its_question_in_the_language_of_the_page():
    game = explorer.game("continents")
    state = game.state({"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "hands": [["troop"], ["troop"]]})
    while state.step != "turn.draw" or state.drawn == (0, 0):
        state.play(state.legal_moves()[0])
    shown = persian(state)
    shown.do("try", ruling="draw-duty", option=next(o for o in game.rulebook.rulings["draw-duty"].options
                                                      if o != state.rules.rulings["draw-duty"]))  # fmt: skip
    assert game.rulebook.rulings["draw-duty"].question["fa"] in answer(shown)
    assert game.words("fa").say("switch-drawing") in answer(shown)
    assert "under the other reading" not in shown.answer
