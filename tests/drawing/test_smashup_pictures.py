"""Pictures that go with findings of `smashup`: who scores what, the work that waits, what touches what, power."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from explorer.core.decisions import Outcome, nodes_of
from explorer.core.state import ALL
from explorer.drawing.boards.smashup import BOARD
from explorer.drawing.boards.smashup_pictures import PICTURES
from explorer.drawing.boards.smashup_scoring import rungs_of
from explorer.drawing.boards.smashup_stack import causes_of, frames_of
from explorer.drawing.boards.smashup_touch import colour_of, grouped
from explorer.drawing.palette import BAD, GOOD
from explorer.drawing.show import html
from explorer.drawing.text import width
from explorer.rules.smashup import GAME
from explorer.rules.smashup.places import AWARD
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, random_game, say
from tests.rules.smashup.test_explaining import CEMETERY, cemetery

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {language: GAME.words(language) for language in ("en", "vi")}


def texts(svg: str) -> list[str]:
    """Return what is written in a picture, as it is shown."""
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def chain() -> Any:
    """A Powderkeg that would destroy two Buccaneers: each moves instead, one after the other."""
    s = lay({FACTORY: ["buccaneer-1", "buccaneer-2", "king-rex-1"]}, players=3, active=2,
            bases=[FACTORY, MALL, OASIS, CEMETERY], hands={2: ["powderkeg-1"]})  # fmt: skip
    say(s, "play powderkeg-1", "choose buccaneer-1", "choose buccaneer-2")
    return s


# who scores what


def test_the_ladder_is_the_tree_that_the_engine_walks() -> None:
    rungs = rungs_of(AWARD, [])
    assert {rung.leaf for rung in rungs} == {node for node in nodes_of(AWARD) if isinstance(node, Outcome)}
    asked = [rung.question for rung in rungs if rung.question is not None]
    assert set(asked) == {node for node in nodes_of(AWARD) if not isinstance(node, Outcome)}


@pytest.mark.parametrize(("language", "first"), [("en", "First place"), ("vi", "Hạng nhất")])
def test_the_picture_of_a_base_shows_every_seat_with_its_power_and_vp(language: str, first: str) -> None:
    said = texts(BOARD.picture_of(cemetery().explain(f"score:{CEMETERY}"), language))
    assert first in said
    for power, vp in ((9, 5), (6, 3), (5, 2)):
        assert str(power) in said
        assert f"+{vp} VP" in said


def test_a_place_that_a_tie_has_used_up_is_not_shown_as_merely_empty() -> None:
    minions = {CEMETERY: ["king-rex-1", "laseratops-1", "shinobi-1", "warbot-1", "nukebot-1", "supreme-overlord-1"]}
    s = lay(minions, bases=[CEMETERY, FACTORY, MALL])
    assert [s.explain(f"award:{CEMETERY}:{seat}").facts["total"] for seat in (0, 1)] == [14, 14]
    said = texts(BOARD.picture_of(s.explain(f"score:{CEMETERY}")))
    assert said.count(WORDS["en"].say("draw-used-up")) == 1
    assert said.count(WORDS["en"].say("draw-nobody-here")) == 3


def test_what_a_base_gives_beside_is_added_up() -> None:
    s = lay({FACTORY: ["king-rex-1", "laseratops-1"]})
    assert "2 + 2 = 4 VP" in texts(BOARD.picture_of(s.explain(f"score:{FACTORY}")))


# the work that waits


def test_the_stack_has_a_box_for_every_frame_and_an_arrow_to_what_set_it_off() -> None:
    s = chain()
    finding = s.explain("pending")
    frames = frames_of(finding)
    assert len(frames) == len(s.stack)
    (cause,) = causes_of(frames)
    assert [frames[i].id for i in (cause.frame, cause.below)] == ["frame-do", "frame-act"]
    powderkeg = s.card_word(s.kit.numbers["powderkeg-1"])
    assert frames[cause.frame].facts["cause"] == frames[cause.below].facts["source"] == powderkeg
    svg = BOARD.picture_of(finding)
    assert "set off by Powderkeg" in texts(svg)
    assert texts(svg).count(WORDS["en"].say("draw-frame-waits")) == len(frames) - 1


# what touches what


def test_what_is_touched_is_drawn_base_by_base() -> None:
    s = lay({FACTORY: ["microbot-fixer-1", "zapbot-1"], MALL: ["microbot-guard-1"]})
    finding = s.explain("touch:microbot-fixer-1")
    assert [len(touches) for _, touches in grouped(finding)] == [1, 1]
    said = texts(BOARD.picture_of(finding))
    assert said.index("Factory 436-1337") < said.index("Rhodes Plaza Mall")
    assert said.count("+1 power") == 2


def test_protection_and_hindrance_have_colours_of_their_own_and_passing_effects_dashed_lines() -> None:
    attached = [{"card": "wildlife-preserve-1", "base": MALL}, {"card": "jammed-signal-1", "base": FACTORY}]
    s = lay({MALL: ["king-rex-1"]}, attached=attached, hands={0: ["howl-1"]})
    assert [colour_of(touch) for touch in s.explain("touch:wildlife-preserve-1").below] == [GOOD]
    assert [colour_of(touch) for touch in s.explain("touch:jammed-signal-1").below] == [BAD]
    assert "dasharray" not in BOARD.picture_of(s.explain("touch:wildlife-preserve-1"))
    say(s, "play howl-1")
    assert "dasharray" in BOARD.picture_of(s.explain("touch:howl-1"))


def test_what_touches_nothing_has_no_picture() -> None:
    s = lay({FACTORY: ["king-rex-1"]})
    assert BOARD.picture_of(s.explain("touch:king-rex-1")) == ""
    assert BOARD.picture_of(s.explain("winner")) == ""


def test_the_sum_of_a_minions_power_shows_each_addend_and_the_total() -> None:
    s = lay({FACTORY: ["king-rex-1"]}, attached=[{"card": "upgrade-1", "on": "king-rex-1"}])
    said = texts(BOARD.picture_of(s.explain("power:king-rex-1")))
    assert said[said.index("Upgrade") :][:3] == ["Upgrade", GAME.cite("upgrade"), "+2"]
    assert said[-1] == "9"


# all of them


def positions(seed: int, most: int) -> Iterator[Any]:
    rng = Random(seed)
    found = 0
    for s, _ in random_game(seed, 2 + seed % 3):
        if s.minions and rng.random() < 0.05 and found < most:
            found += 1
            yield s


@pytest.mark.parametrize("language", ["en", "vi"])
def test_every_picture_is_well_formed_says_all_in_words_and_keeps_inside(language: str) -> None:
    seen = set()
    for s in positions(1, 12):
        for topic in s.topics():
            finding = s.view(ALL).explain(topic)
            svg = BOARD.picture_of(finding, language)
            if not svg:
                continue
            seen.add(finding.id)
            root = ElementTree.fromstring(svg)
            right, bottom = (float(n) for n in root.attrib["viewBox"].split()[2:])
            assert finding.sentence(language) in (root.findtext(f"{SVG}desc") or "")
            for node in root.iter(f"{SVG}text"):
                shown = "".join(node.itertext()) if len(node) == 0 else (node[0].tail or "")
                x, size = float(node.attrib["x"]), float(node.attrib["font-size"])
                assert 0 <= float(node.attrib["y"]) <= bottom
                if "transform" not in node.attrib and "text-anchor" not in node.attrib:
                    assert x + width(shown, size) <= right, (topic, shown)
    assert seen == set(PICTURES)


def test_a_finding_is_shown_with_its_picture() -> None:
    assert WORDS["en"].say("draw-description") in html(cemetery().explain(f"score:{CEMETERY}"))
