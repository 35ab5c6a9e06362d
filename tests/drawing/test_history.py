"""The history of a match: moves by hand as boxes, branches by name, long lines folded, no secrets."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

import explorer
from explorer.drawing import layout
from explorer.drawing.history import history_chart, history_html
from explorer.matches.errors import MatchError
from tests.drawing.test_show import check

GAME = explorer.game("influence")
SVG = "{http://www.w3.org/2000/svg}"


def branched(players=("human", "greedy", "human")):
    """A match with three branches, the cursor in the middle of the first."""
    match = GAME.match(players=list(players), seed=7, names=["Ada", "", "<script>"])
    rng = Random(3)

    def go(moves):
        for _ in range(moves):
            match.play(rng.choice(match.state.legal_moves()))

    go(6)
    match.undo()
    match.undo()
    go(1)
    match.branch("what <if>")
    match.undo()
    go(2)
    match.goto("main")
    match.undo()
    return match


def boxes(chart):
    return [item for item in chart.items if item.kind == "step"]


def test_boxes_are_the_moves_made_by_hand_under_their_numbers():
    match = branched()
    by_hand = {node.n for node in match.nodes if node.by_hand}
    ends = {node.n for node in match.nodes if len(node.children) != 1 or node is match.node}
    shown = [int(item.id.removeprefix("node-")) for item in boxes(history_chart(match))]
    assert set(shown) == by_hand | ends | {0}  # with the forks, the ends and the cursor
    assert [item.cited for item in boxes(history_chart(match))] == [f"#{n}" for n in shown]


def test_what_programs_moved_is_counted_on_the_arrow_and_what_chance_decided_where_they_moved_nothing():
    match = branched()
    chart = history_chart(match)
    kinds = set()
    for arrow in chart.arrows:
        if arrow.head.startswith("node-"):
            tail, head = (match.nodes[int(id.removeprefix("node-"))] for id in (arrow.tail, arrow.head))
            between = head.line()[tail.depth + 1 : -1]
            moves = [node for node in between if node.seat >= 0]
            kinds.add("moves" if moves else "luck" if between else "none")
            if moves:
                assert arrow.said == f"… {len(moves)} move{'s' if len(moves) > 1 else ''}"
            else:
                assert arrow.said == (f"… chance decides {len(between)} times" if between else "")
    assert kinds >= {"moves", "none"}


def test_cards_dealt_before_the_first_move_are_no_moves():
    match = GAME.match(players=2, seed=1)
    match.play(match.state.legal_moves()[0])
    first, *_ = history_chart(match).arrows
    assert re.fullmatch(r"… chance decides \d+ times", first.said)


def test_the_cursor_alone_is_lit_and_its_line_is_thick():
    match = branched()
    chart = history_chart(match)
    line = {f"node-{node.n}" for node in match.line()}
    assert [item.id for item in chart.items if item.lit] == [f"node-{match.node.n}"]
    assert {item.id for item in boxes(chart) if item.thick} == line & {item.id for item in boxes(chart)}
    assert {arrow.head for arrow in chart.arrows if arrow.lit} <= line


def test_branches_are_named_at_their_ends():
    match = branched()
    chart = history_chart(match)
    tags = {dict(item.data)["branch"]: item for item in chart.items if item.id.startswith("branch-")}
    assert set(tags) == set(match.branches)
    for name, tag in tags.items():
        assert name in tag.said
        assert tag.thick == (name == match.branch_name)
        assert next(a.tail for a in chart.arrows if a.head == tag.id) == f"node-{match.branches[name]}"


def test_long_lines_fold():
    match = GAME.match(players=2, seed=1)
    for _ in range(14):
        match.play(match.state.legal_moves()[0])
    chart = history_chart(match)
    (folded,) = [item for item in chart.items if item.id.startswith("fold-")]
    first, last = map(int, dict(folded.data)["fold"].split())
    assert folded.said == f"… {sum(node.seat >= 0 for node in match.nodes[first : last + 1])} moves"
    numbers = [int(item.id.removeprefix("node-")) for item in boxes(chart)]
    assert not any(first <= n <= last for n in numbers)
    assert match.node.n in numbers
    assert len(chart.items) == 6


def test_a_short_line_does_not_fold():
    match = GAME.match(players=2, seed=1)
    for _ in range(4):
        match.play(match.state.legal_moves()[0])
    assert not any(item.id.startswith("fold-") for item in history_chart(match).items)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_seat_is_told_no_card_it_did_not_see(viewer):
    match = branched()
    words = GAME.words()
    text = history_chart(match, seat=viewer).desc + history_html(match, seat=viewer)
    shown = history_chart(match, seat=viewer).svg(words)
    hidden = {
        kind
        for node in match.nodes
        for place, row in enumerate(node.state.placed)
        for kind in row
        if place % 3 != viewer
    }
    known = explorer.PUBLIC if viewer is None else viewer
    seen = " ".join(event.as_seen(known).sentence() for node in match.nodes for event in node.events)
    names = {words.say(match.state.deck.words[kind]) for kind in hidden}
    unseen = {name for name in names if not re.search(rf"\b{name}\b", seen)}
    assert unseen
    assert not any(re.search(rf"\b{name}\b", text + shown) for name in unseen)


def test_the_own_cards_are_named_to_their_seat_and_all_to_all():
    match = branched()
    node = next(n for n in match.nodes if n.seat == 0 and n.by_hand and n.move.verb == "place")
    said = {seat: next(i for i in history_chart(match, seat=seat).items if i.id == f"node-{node.n}").said
            for seat in (0, 2, explorer.ALL)}  # fmt: skip
    assert said[0] == said[explorer.ALL] == node.events[0].sentence("en", match.names_as_words())
    assert "face-down" in said[2]


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_picture_marks_its_boxes_for_a_widget_and_is_the_same_twice(language):
    match = branched()
    words = GAME.words(language)
    chart = history_chart(match, language)
    svg = chart.svg(words)
    layout._place.cache_clear()
    assert history_chart(match, language).svg(words) == svg
    root = ElementTree.fromstring(svg)
    assert [g.get("data-node") for g in root.iter(f"{SVG}g") if g.get("data-node")] == [
        item.cited.removeprefix("#") for item in boxes(chart)
    ]
    assert {g.get("data-branch") for g in root.iter(f"{SVG}g")} - {None} == set(match.branches)
    check(history_html(match, language))


def test_names_and_branches_are_escaped():
    match = branched()
    text = history_chart(match).svg(GAME.words("en", match.names_as_words())) + history_html(match)
    assert "<script" not in text
    assert "<if>" not in text


def test_without_a_renderer_there_is_a_list_that_goes_in_only_at_forks(monkeypatch):
    monkeypatch.setattr(layout, "renderer", lambda: None)
    match = branched()
    chart = history_chart(match)
    assert chart.svg(GAME.words()) is None
    root = ElementTree.fromstring(chart.listing())
    said = "".join(root.itertext())
    assert all(item.said in said for item in chart.items)
    assert said.count("➤") == 1

    def depth(element):
        return (element.tag == "ul") + max([depth(child) for child in element], default=0)

    assert depth(root) <= 5
    check(history_html(match))


def test_a_match_among_programs_is_its_start_and_its_end():
    match = GAME.match(players=["greedy", "random"], seed=2)
    chart = history_chart(match)
    assert [item.id for item in boxes(chart)] == ["node-0", f"node-{match.node.n}"]
    assert chart.items[-1].said == "Branch “main”"


def test_a_match_that_nobody_has_played_yet_is_a_single_box():
    match = GAME.match(players=2, seed=2, auto=False)
    assert [item.said for item in boxes(history_chart(match))] == ["Start"]


def test_an_unknown_seat_is_refused():
    with pytest.raises(MatchError):
        history_chart(branched(), seat=9)


def test_a_move_that_nothing_tells_of_says_who_moved():
    for seed in range(100):
        match = GAME.match(players=2, seed=seed)
        steal = next((move for move in match.state.legal_moves() if move.verb == "steal"), None)
        if steal is not None:
            break
    thief = match.actor
    match.play(steal, auto=False)
    match.node.events = ()
    assert history_chart(match).items[-2].said == f"Seat {thief} moves."
    match.advance()  # the answer of chance tells it
    said = [item.said for item in history_chart(match).items]
    assert f"Seat {thief} steals a card from Seat {1 - thief}." in said
