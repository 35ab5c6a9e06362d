"""The board of `smashup`: everything on the table with its power, nothing that is hidden, all within the picture."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from explorer.core.state import ALL, CHANCE, PUBLIC
from explorer.core.words import word
from explorer.drawing.boards import board_for
from explorer.drawing.boards.smashup_signs import FACTIONS
from explorer.drawing.icons import STAR
from explorer.drawing.knowledge_table import knowledge_html
from explorer.drawing.palette import LIT
from explorer.drawing.show import html
from explorer.drawing.text import width
from explorer.rules.smashup import GAME
from tests.rules.smashup.table import FACTORY, MALL, OASIS, PITS, lay, played_out, random_game, say

SVG = "{http://www.w3.org/2000/svg}"
BOARD = board_for(GAME)


READINGS = {2: None, 3: None, 4: {"factions-taken": "free"}, 5: {"second-box": "second-box"}}


@cache
def positions(players):
    """Positions along a match played at random, its beginning and its end among them."""
    match = random_game(players, players, READINGS[players])
    found = [s.copy() for n, (s, _) in enumerate(match) if n % 40 == 0]
    over, _ = played_out(players, players, READINGS[players])
    return (*found, over)


def crowded(**facts):
    """Three seats, twelve minions on one base, a base above its lowered breakpoint, actions on bases and minions."""
    raptors = [f"war-raptor-{n}" for n in range(1, 5)]
    minions = {
        FACTORY: ["king-rex-1", *raptors, "armor-stego-1", "laseratops-1", "warbot-1", "microbot-reclaimer-1",
                  "first-mate-1", "saucy-wench-1", "scout-2"],
        MALL: ["collector-1"],
        PITS: ["ninja-master-1", "nukebot-1", "pirate-king-1"],
    }  # fmt: skip
    attached = [
        {"card": "upgrade-1", "on": "king-rex-1"},
        {"card": "tooth-and-claw-1", "on": "microbot-reclaimer-1"},
        {"card": "jammed-signal-1", "base": PITS},
    ]
    pits = GAME.kit.base_tokens.index(PITS)
    effects = [
        {"kind": "power", "target": 2, "amount": 1, "ends": "turn", "source": "howl-1"},
        {"kind": "breakpoint", "target": pits, "amount": -5, "ends": "turn", "source": "rampage-1"},
    ]
    given = {
        "hands": {0: ["howl-2", "shinobi-1"], 1: ["scout-1", "warbot-2"], 2: ["dinghy-1", "broadside-1"]},
        "known": {2: ["dinghy-1"]}, "glimpses": [[0, "scout-1"]], "discards": {1: ["zapbot-1", "zapbot-2"]},
        "vp": [7, 14, 3], "base_tops": ["tortuga"], "base_discards": ["homeworld"],
    }  # fmt: skip
    given |= {"attached": attached, "effects": effects} | facts
    return lay(minions, players=3, bases=[FACTORY, MALL, PITS, OASIS], **given)


def texts(svg):
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def after(said, title, count):
    """The texts that follow another in a picture."""
    at = said.index(title) + 1
    return said[at : at + count]


def shown(svg):
    """Everything that can be read in a picture, its titles and its table in words too."""
    return "\n".join(ElementTree.fromstring(svg).itertext())


def topics(svg):
    return {node.get("data-topic") for node in ElementTree.fromstring(svg).iter() if "data-topic" in node.attrib}


def groups(svg, topic):
    return [node for node in ElementTree.fromstring(svg).iter(f"{SVG}g") if node.get("data-topic") == topic]


def written(group):
    """Return the texts that a group shows, without its titles."""
    return [node.text or node[-1].tail for node in group.iter(f"{SVG}text")]


def box(rect):
    x, y, w, h = (float(rect.get(key, 0)) for key in ("x", "y", "width", "height"))
    return x, y, x + w, y + h


def room(node):
    """Return how wide a text is."""
    return width(node.text or node[-1].tail, float(node.get("font-size")), "font-weight" in node.attrib)


def apart(boxes):
    for i, (left, top, right, bottom) in enumerate(boxes):
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_is_drawn_from_its_beginning_to_its_end_within_the_picture(players, large):
    for state in (*positions(players)[:-1:3], positions(players)[-1]):
        for seat, language in ((0, "en"), (PUBLIC, "vi"), (ALL, "vi")):
            root = ElementTree.fromstring(BOARD.svg(state.view(seat), language, large=large))
            assert root.find(f"{SVG}desc").text == state.view(seat).describe(language)
            wide, high = map(float, root.get("viewBox").split()[2:])
            for rect in root.iter(f"{SVG}rect"):
                left, top, right, bottom = box(rect)
                assert 0 <= left <= right <= wide + 1
                assert 0 <= top <= bottom <= high + 1
            for node in root.iter(f"{SVG}text"):
                x, y, size = (float(node.get(key)) for key in ("x", "y", "font-size"))
                left = x - {"end": room(node), "middle": room(node) / 2}.get(node.get("text-anchor"), 0)
                assert 0 <= left <= left + room(node) <= wide
                assert size <= y <= high


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changing_what_a_seat_cannot_know_changes_no_byte_of_its_picture(players):
    for n, state in enumerate(positions(players)[::2]):
        for seat in (*range(state.players), PUBLIC):
            view = state.view(seat)
            other = view.sample_world(Random(n)).view(seat)
            assert BOARD.svg(other) == BOARD.svg(view)
            assert BOARD.knowledge(other) == BOARD.knowledge(view)


def test_no_hidden_card_is_named_in_another_seats_picture():
    words, checked = GAME.words(), 0
    for state in positions(3)[::2]:
        for seat in (*range(3), PUBLIC):
            view = state.view(seat)
            said = shown(BOARD.svg(view)) + BOARD.knowledge(view)
            for owner in range(3):
                hidden = {*state.hands[owner], *state.pools[owner]} - {*view.hand(owner)}
                for name in (words.say(GAME.kit.words[card]) for card in hidden):
                    if "#" in name:  # of a single copy its name may well stand in another card's text
                        checked += 1
                        assert not re.search(rf"{re.escape(name)}\b", said)
    assert checked > 100


@pytest.mark.parametrize("players", [2, 4])
def test_every_minion_is_named_with_the_power_it_has_now(players):
    words = GAME.words()
    for state in positions(players):
        view = state.view(PUBLIC)
        svg = BOARD.svg(view)
        for m in view.minions:
            (chip,) = groups(svg, f"power:{GAME.kit.tokens[m.card]}")
            found = written(chip)
            printed = GAME.kit.kind[m.card].power
            assert f"{view.power(m)}°" in found
            assert (f"{printed}→" in found) == (printed != view.power(m))
            assert words.say(GAME.kit.words[m.card]) in " ".join(found)


def test_bases_show_their_power_against_a_breakpoint_that_may_be_lowered():
    svg = BOARD.svg(crowded().view(0))
    (pits,) = groups(svg, f"base:{PITS}")
    assert {"Tar Pits", "15", "/ 11°", "16"} <= set(written(pits))
    (mall,) = groups(svg, f"base:{MALL}")
    assert {"2", "/ 24°"} <= set(written(mall))
    assert "24" not in written(mall)


def test_a_base_that_breaks_says_what_will_happen_and_one_that_holds_does_not():
    view = crowded().view(0)
    svg = BOARD.svg(view)
    for base in view.bases:
        (panel,) = groups(svg, f"base:{GAME.kit.base_tokens[base]}")
        assert ("It breaks: it scores when the" in written(panel)) == view.breaks(base)
    assert sum(map(view.breaks, view.bases)) == 2


def test_the_bar_is_split_as_power_is():
    view = crowded().view(0)
    base = GAME.kit.base_tokens.index(FACTORY)
    (panel,) = groups(BOARD.svg(view), f"base:{FACTORY}")
    parts = [g for g in panel.iter(f"{SVG}g") if g.find(f"{SVG}title") is not None and g.find(f"{SVG}rect") is not None]
    wide = [float(part.find(f"{SVG}rect").get("width")) for part in parts]
    strong = list(view.strengths(base).values())
    assert len(wide) == len(strong) == 3
    for found, power in zip(wide, strong, strict=True):
        assert found / sum(wide) == pytest.approx(power / sum(strong), abs=0.002)


def test_places_and_their_points_stand_beside_what_each_seat_has_there():
    svg = BOARD.svg(crowded().view(0))
    found = [written(groups(svg, f"award:{FACTORY}:{seat}")[0]) for seat in range(3)]
    standings = crowded().view(0).standings(GAME.kit.base_tokens.index(FACTORY))
    assert [(s.seat, s.place) for s in standings] == [(0, 1), (1, 2), (2, 3)]
    assert standings[0].more == standings[0].vp + 6  # 41 power in full fives: eight
    assert found == [["41", "2+8 VP", "1"], ["8", "2 VP", "2"], ["5", "1 VP", "3"]]


def test_nobody_is_told_what_would_come_of_it_who_is_to_predict_that():
    view = crowded().view(0)
    for told in (BOARD.svg(view), view.describe()):
        assert "It breaks" in told
        assert "first, 2 VP" in told
    view.predicts = True
    for told in (BOARD.svg(view), view.describe()):
        assert "It breaks" not in told
        assert "first, 2 VP" not in told
        assert "place and VP" not in told


def test_nothing_overlaps_however_many_minions_there_are():
    names = {word("seat", n=n): f"Nguyễn Thị Phương Thảo Quỳnh Anh {n}" for n in range(3)}
    for large in (False, True):
        svg = BOARD.svg(crowded().view(0), "vi", names, large=large)
        chips = [groups(svg, topic)[0] for topic in sorted(topics(svg)) if topic.startswith("power:")]
        boxes = [box(chip.find(f"{SVG}rect")) for chip in chips]
        assert len(boxes) == 16
        apart(boxes)
        for chip in chips:
            (_, top, right, bottom), nodes = box(chip.find(f"{SVG}rect")), list(chip.iter(f"{SVG}text"))
            figures = [node for node in nodes if node.get("text-anchor") == "end"]
            ends = [float(node.get("x")) - room(node) for node in figures]
            for node in nodes:
                assert top < float(node.get("y")) < bottom
                if node not in figures:
                    assert float(node.get("x")) + room(node) <= min(ends) <= right
        cells = {
            (base, seat): box(groups(svg, f"award:{base}:{seat}")[0].find(f"{SVG}rect"))
            for base in (FACTORY, MALL, PITS, OASIS)
            for seat in range(3)
        }
        apart(list(cells.values()))
        for m in crowded().minions:
            left, top, right, bottom = cells[GAME.kit.base_tokens[m.base], m.seat]
            x1, y1, x2, y2 = box(groups(svg, f"power:{GAME.kit.tokens[m.card]}")[0].find(f"{SVG}rect"))
            assert left < x1 < x2 < right
            assert top < y1 < y2 < bottom


@pytest.mark.parametrize("language", ["en", "vi"])
def test_a_base_without_minions_is_a_low_row_with_what_stands_on_it_below_the_seats_parts(language):
    svg = BOARD.svg(lay({FACTORY: ["warbot-1"]}, players=3, bases=[FACTORY, MALL, PITS, OASIS]).view(0), language)
    for base in (MALL, PITS, OASIS):
        (panel,) = groups(svg, f"base:{base}")
        (left, top, right, bottom), strip = (box(rect) for rect in (panel[0], panel.findall(f"{SVG}rect")[-1]))
        assert bottom - top < 110
        cells = [box(groups(svg, f"award:{base}:{seat}")[0].find(f"{SVG}rect")) for seat in range(3)]
        apart([(left, top, right, bottom), *cells, strip])
        assert strip[3] <= bottom
        lines = [node for node in panel.iter(f"{SVG}text") if float(node.get("x")) > right]
        assert lines
        assert all(strip[1] < float(node.get("y")) < strip[3] for node in lines)
        assert all(float(node.get("x")) + room(node) <= strip[2] for node in lines)


def test_a_long_question_goes_on_in_a_second_line_and_is_not_cut():
    name = "Maximiliana Alexandrina von und zu Hohenfelsenstein-Unterwaldenburg the Younger"
    said = texts(BOARD.svg(lay().view(0), names={word("seat", n=0): name + " of " + name}))
    asked = said.index(next(line for line in said if line.startswith("Maximiliana")))
    assert "Unterwaldenburg" in said[asked]
    assert said[asked + 1].endswith("may still be played.")


def test_actions_lie_on_their_minion_or_base_with_the_sign_of_who_controls_them():
    svg = BOARD.svg(crowded().view(1))
    (minion,) = groups(svg, "power:microbot-reclaimer-1")
    bottom = box(minion.find(f"{SVG}rect"))[3]
    every = ElementTree.fromstring(svg).iter(f"{SVG}text")
    action = next(node for node in every if node.text == "Tooth and Claw... and Guns")
    assert box(minion.find(f"{SVG}rect"))[1] < float(action.get("y")) < bottom
    (pits,) = groups(svg, f"base:{PITS}")
    assert "Jammed Signal" in written(pits)
    assert "Its ability does not count." in written(pits)
    assert any(node.get("text-decoration") == "line-through" for node in pits.iter(f"{SVG}text"))


def test_what_was_seen_of_another_hand_is_shown_to_who_saw_it():
    said = {seat: texts(BOARD.svg(crowded().view(seat))) for seat in (0, 1, 2, PUBLIC, ALL)}
    assert {seat for seat, found in said.items() if "Scout #1" in found} == {0, 1, ALL}
    assert {seat for seat, found in said.items() if "Dinghy #1" in found} == {0, 1, 2, PUBLIC, ALL}
    assert {seat for seat, found in said.items() if "Broadside #1" in found} == {2, ALL}
    assert "another’s card that this viewer knows" in said[0]
    assert "another’s card that this viewer knows" not in said[ALL]


def test_discard_piles_ends_of_decks_and_the_pile_of_bases_lie_open():
    state = crowded(tops={0: ["rampage-1", "howl-1"]}, private=["rampage-1"], bottoms={2: ["cannon-1"]}, effects=[])
    mine, other = (texts(BOARD.svg(state.view(seat))) for seat in (0, 1))
    assert after(mine, "On top of the deck:", 2) == ["Rampage", "Howl #1"]
    assert after(other, "On top of the deck:", 2) == ["seen by its owner alone", "Howl #1"]
    for said in (mine, other):
        assert "Zapbot ×2" in after(said, "Discard pile:", 1)
        assert after(said, "At the bottom of the deck:", 1) == ["Cannon"]
        assert "Pile of bases: 11 · on top: Tortuga · put aside: The Homeworld" in said


def test_cards_in_hand_and_in_discard_piles_are_asked_about_by_a_click_and_a_card_that_nobody_sees_is_not():
    tops, hands = {0: ["rampage-1", "howl-1"]}, {0: ["shinobi-2"]}
    state = crowded(tops=tops, private=["rampage-1"], effects=[], hands=hands, known={}, glimpses=[])
    mine, other = (topics(BOARD.svg(state.view(seat))) for seat in (0, 1))
    assert {"card:shinobi", "card:zapbot"} <= mine
    assert "card:zapbot" in other
    assert not {"card:shinobi", "card:rampage"} & other


def test_bases_that_one_seat_has_seen_are_counted_for_others():
    state = crowded(base_tops=["tortuga", "mothership"], base_seer=1)
    assert any("Tortuga, The Mothership" in line for line in texts(BOARD.svg(state.view(1))))
    other = texts(BOARD.svg(state.view(0)))
    assert not any("Tortuga" in line for line in other)
    assert any("the top 2 seen by Seat 1 alone" in line for line in other)


def test_what_may_still_be_played_and_what_is_being_carried_out_are_listed():
    state = lay({FACTORY: ["warbot-1"]}, hands={0: ["laseratops-1", "ninja-master-1"]})
    said = texts(BOARD.svg(state.view(0)))
    assert {"Turn of Seat 0: playing cards", "a minion", "an action"} <= set(said)
    assert "Being carried out, the newest first" not in said
    say(state, f"play ninja-master-1 @ {FACTORY}")
    said = texts(BOARD.svg(state.view(0)))
    assert "a minion" not in said
    assert "Being carried out, the newest first" in said
    assert any(line.startswith("Ninja Master: ") and line.endswith("(Seat 0)") for line in said)


def test_what_a_click_asks_about_can_be_explained():
    for players in (2, 3):
        for state in positions(players):
            view = state.view(0)
            found = topics(BOARD.svg(view))
            assert found <= set(view.topics())
            tokens = [GAME.kit.base_tokens[base] for base in view.bases]
            assert {"winner", *(f"base:{t}" for t in tokens), *(f"award:{t}:1" for t in tokens)} <= found


def test_only_who_is_asked_is_lit_and_whoever_has_won_has_a_star():
    svg = BOARD.svg(lay().view(0))
    assert [groups(svg, "winner")[seat].find(f"{SVG}rect").get("fill") == LIT for seat in range(2)] == [True, False]
    over = positions(2)[-1]
    svg = BOARD.svg(over.view(0))
    stars = [any(path.get("d") == STAR for path in groups(svg, "winner")[seat].iter(f"{SVG}path")) for seat in range(2)]
    assert [seat for seat in range(2) if stars[seat]] == over.winners() != []
    assert not any(over.view(0).standings(base) for base in over.bases)


def test_assumed_figures_carry_their_sign():
    said = texts(BOARD.svg(crowded().view(0)))
    assert {"/ 25°", "9°", "1°"} <= set(said)
    assert any(line.startswith("assumed") for line in said)


def test_the_breakpoint_that_the_document_prints_carries_none():
    svg = BOARD.svg(lay(bases=["evans-city-cemetery", MALL, FACTORY]).view(0))
    (cemetery,) = groups(svg, "base:evans-city-cemetery")
    assert "/ 20" in written(cemetery)  # line 42
    (mall,) = groups(svg, f"base:{MALL}")
    assert "/ 24°" in written(mall)


def test_a_base_says_what_it_says_under_the_readings_in_force():
    usual = lay(bases=["temple-of-goju", MALL, FACTORY])
    read = usual.under({"temple-ties": "all"})
    said = [" ".join(written(groups(BOARD.svg(s.view(0)), "base:temple-of-goju")[0])) for s in (usual, read)]
    assert "put every minion of yours" not in said[0]
    assert "put every minion of yours" in said[1]


def test_every_faction_of_the_box_has_a_sign_of_its_own():
    assert set(FACTIONS) == set(GAME.kit.factions)
    assert len(set(FACTIONS.values())) == len(FACTIONS)


def test_names_typed_by_people_are_escaped():
    names = {word("seat", n=n): f"<script>{n}</script>&\x00\u202e" for n in range(3)}
    for language in ("en", "vi"):
        svg = BOARD.svg(crowded().view(0), language, names)
        assert "<script" not in svg
        assert "\u202e" not in svg
        assert any("<script>" in line for line in texts(svg))


def test_the_page_of_a_position_holds_the_board_and_who_knows_what():
    view = crowded().view(0)
    assert "data:image/svg" in html(view)
    assert "Rhodes Plaza Mall" in html(view)
    assert "knows" in knowledge_html(view)


def test_the_table_in_words_tells_what_the_picture_tells():
    said = crowded().view(0).describe()
    for told in (
        "Factory 436-1337: 54/25",
        "Home of Robots; 2, 2 and 1 VP",
        "King Rex, 9 (printed 7)",
        "Tooth and Claw... and Guns, of Seat 0",
        "Seat 0: 41 power; first, 2 VP and 8 by the base",
        "Rampage: breakpoint lower by 5 until the end of the turn of Seat 0",
        "Howl: 1 more power until the end of the turn of Seat 0: War Raptor #1",
        "Its ability does not count.",
        "Hand: Howl #2, Shinobi #1 (power 3)",
        "Hand: Scout #1 (power 3), 1 face-down card",
        "Discard pile: Zapbot #1, Zapbot #2",
        "on top: Tortuga",
        "put aside: The Homeworld",
        "May still play: a minion, an action",
        "assumed, not in the document",
    ):
        assert told in said


def test_findings_bring_their_pictures_along():
    view = crowded().view(0)
    assert "<svg" in BOARD.picture_of(view.explain(f"score:{FACTORY}"), "vi")
    assert BOARD.picture_of(view.explain("winner")) == ""


def test_before_anything_is_dealt_there_is_a_board():
    state = GAME.opening(4)
    assert state.actor == CHANCE
    assert "no faction yet" in texts(BOARD.svg(state.view(PUBLIC)))
    assert "Setting up" in texts(BOARD.svg(state.view(PUBLIC)))


def test_every_hand_is_drawn_whether_or_not_one_of_its_cards_is_known():
    state = crowded()
    for seat in (0, 1, 2, PUBLIC, ALL):
        view = state.view(seat)
        hidden = sum(view.hand(other).count(None) for other in range(view.players))
        shapes = [(r.get("width"), r.get("height")) for r in ElementTree.fromstring(BOARD.svg(view)).iter(f"{SVG}rect")]
        assert shapes.count(("26", "36")) == hidden, seat
