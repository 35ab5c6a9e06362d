"""The map of `continents`: links printed and assumed, what a seat can reach, and why a way is open or is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.drawing.boards.continents_way import Asked, Frame, Missing, asked_of, bow
from explorer.drawing.labels import Box, arc, around, labelled
from explorer.drawing.maps import Atlas, spots
from explorer.drawing.palette import INK, LIT, MUTED, PAPER, PATH, WHITE, hue
from explorer.drawing.pen import Pen, number
from explorer.drawing.text import END_ISOLATE, fit, width, wrap

if TYPE_CHECKING:
    from explorer.core.findings import Finding
    from explorer.core.words import Catalogue, Word
    from explorer.rules.continents.deck import Deck
    from explorer.rules.continents.views import ContinentsView

FIRST_STRONG, RIGHT_TO_LEFT = "\u2068", "\u200f"  # an isolate that runs as its first letter does; a mark
#: Where the shipped continents lie, as on any map of the world.
PLACED = {
    "north-america": (0.06, 0.36), "south-america": (0.22, 0.92), "europe": (0.48, 0.34), "africa": (0.53, 0.82),
    "asia": (0.84, 0.38), "australia": (0.95, 0.94),
}  # fmt: skip
#: How far a link bows up, in heights of the map: this one goes round the back of the world.
BOWS = {frozenset(("north-america", "asia")): 0.62}


def atlas_of(deck: Deck) -> Atlas:
    """Return the deck's map."""
    names = deck.continents
    printed, assumed = (
        tuple((names[a], names[b]) for a, b in sorted(links)) for links in (deck.printed, deck.assumed_links)
    )
    return Atlas(names, printed, assumed)


def draw(
    frame: Frame, deck: Deck, words: Catalogue, own: Mapping[int, int], reached: frozenset[int],
    asked: Asked | None = None, marked: Mapping[int, str] | None = None,
) -> None:  # fmt: skip
    """Draw the map: `own` counts the looking seat's cards, `reached` can be attacked; `marked` puts signs on places."""
    atlas, pen, k = atlas_of(deck), frame.pen, frame.k
    lie = {place: frame.at(spot) for place, spot in spots(atlas, PLACED).items()}
    way = atlas.way(asked.source, asked.target) if asked is not None else ()
    steps = {frozenset(step) for step in pairwise(way)}
    lines: list[list[tuple[float, float]]] = []
    for (a, b), assumed in atlas.links:
        ends = frozenset((a, b))
        lit = ends in steps
        up = frame.h * BOWS.get(ends, 0.0) if ends <= PLACED.keys() and lie.keys() <= PLACED.keys() else 0.0
        lines.append(arc(lie[a], lie[b], -up))
        way_of = bow(pen, lie[a], lie[b], -up)
        pen.open(data_topic=f"route:{a}>{b}")
        pen.path(way_of, fill="none", stroke="transparent", stroke_width=16 * k)  # a wider target for the pointer
        dashes = f"{number(7 * k)} {number(5 * k)}" if assumed else None
        ink, wide = (PATH, 5 * k) if lit else (INK, 2.2 * k)
        pen.path(way_of, fill="none", stroke=ink, stroke_width=wide, stroke_dasharray=dashes)
        if assumed:
            x, y = (lie[a][0] + lie[b][0]) / 2, (lie[a][1] + lie[b][1] - up) / 2
            pen.circle(x, y - 1, 7 * k, PAPER)
            pen.text(x, y + 7 * k, "°", 18 * k, anchor="middle", bold=True)
        pen.close()
    shut = Missing(frame, lie, asked) if asked is not None and not asked.open else None
    if shut is not None:
        lines.append(shut.line)
        shut.draw()
    ends = frozenset() if asked is None else frozenset((asked.source, asked.target))
    bold = {place: place in ends or i in own for i, place in enumerate(deck.continents)}
    said = {place: fit(_name(deck, words, place), 14 * k, 150 * k, bold[place]) for place in deck.continents}
    middles = _middles(frame, lie, said, bold, lines, shut)
    halo: dict[str, Any] = {"stroke": PAPER, "stroke_width": 4 * k, "paint_order": "stroke", "stroke_linejoin": "round"}
    for i, place in enumerate(deck.continents):
        x, y = middles[place]
        pen.open(data_topic=f"coin:{place}")
        _place(frame, i, lie[place], own.get(i, 0), i in reached, place in ends)
        pen.text(x, y + 5 * k, said[place], 14 * k, anchor="middle", bold=bold[place], **halo)
        if marked and i in marked:
            pen.circle(lie[place][0] - 19 * k, lie[place][1] - 15 * k, 11 * k, INK)
            pen.icon(marked[i], lie[place][0] - 26 * k, lie[place][1] - 22 * k, 14 * k, WHITE)
        pen.close()
    if shut is not None:
        shut.cite(middles[""])
    for n, place in enumerate(way if len(way) > 2 else ()):
        x, y = lie[place]
        pen.circle(x - 19 * k, y - 15 * k, 10 * k, PATH)
        pen.text(x - 19 * k, y - 10 * k, str(n + 1), 14 * k, anchor="middle", bold=True, fill=WHITE)


def _middles(
    frame: Frame, lie: Mapping[str, tuple[float, float]], said: Mapping[str, str], bold: Mapping[str, bool],
    lines: Sequence[Sequence[tuple[float, float]]], shut: Missing | None,
) -> dict[str, tuple[float, float]]:  # fmt: skip
    """Return the middles of the names' boxes, clear of links, signs and each other; under '' that of the citation."""
    k = frame.k
    sizes = {place: (width(name, 14 * k, bold[place]), 17 * k) for place, name in said.items()}
    signs = [Box(x - 30 * k, y - 26 * k, x + 28 * k, y + 20 * k) for x, y in lie.values()]
    page = Box(frame.x - 14 * k, frame.y, frame.x + frame.w + 14 * k, frame.y + frame.h + 10 * k)
    named = dict(lie)
    if shut is not None:
        signs.append(around(shut.middle, 28 * k, 28 * k))
        named[""], sizes[""] = shut.middle, (shut.wide, 20 * k)
    return labelled(named, sizes, 23 * k, lines, signs, page)


def _place(frame: Frame, continent: int, at: tuple[float, float], own: int, reached: bool, end: bool) -> None:
    pen, k, (x, y) = frame.pen, frame.k, at
    colour = hue(continent)
    fill = LIT if own else colour.tint if reached or end else WHITE
    edge = INK if own or reached or end else MUTED
    pen.circle(x, y, 18 * k, PAPER)
    if reached or end:
        pen.circle(x, y, 21 * k, "none", stroke=PATH, stroke_width=2 * k, stroke_dasharray=None if end else "4 3")
    pen.circle(x, y, 17 * k, fill, stroke=edge, stroke_width=(3 if own else 1.6) * k)
    pen.icon(colour.shape, x - 9 * k, y - 9 * k, 18 * k, colour.solid)
    if own:
        pen.circle(x + 17 * k, y - 13 * k, 9.5 * k, INK)
        pen.text(x + 17 * k, y - 8.4 * k, str(own), 13 * k, anchor="middle", bold=True, fill=WHITE)


def own_and_reached(view: ContinentsView) -> tuple[dict[int, int], frozenset[int]]:
    """Return the looking seat's cards, and what it can attack."""
    own = {c: n for c, n in enumerate(view.cards(view.looker)) if n}
    return own, frozenset(target for whose in view.attacks().values() for target in whose)


def route_svg(finding: Finding, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
    """Return the map with the way that a finding is about: the link, or the missing one and the shortest way round."""
    deck: Deck = finding.game.deck  # type: ignore[attr-defined]
    words = finding.game.words(language, names)
    said = finding.sentence(language, names)
    return _svg(deck, words, {}, frozenset(), asked_of(finding, language), said, headed=False)


def map_svg(
    view: ContinentsView, language: str = "en", source: str | None = None, target: str | None = None,
    names: Mapping[Word, str] | None = None,
) -> str:  # fmt: skip
    """Return the map as the looking seat sees it, with the way from `source` to `target` where both are named."""
    words = view.game.words(language, names)
    own, reached = own_and_reached(view)
    asked, said = None, words.say("draw-map", seat=seat_word(view.looker))
    if source is not None and target is not None:
        finding = view.explain(f"route:{source}>{target}")
        asked, said = asked_of(finding, language), finding.sentence(language, names)
    return _svg(view.deck, words, own, reached, asked, said)


def _svg(
    deck: Deck, words: Catalogue, own: Mapping[int, int], reached: frozenset[int], asked: Asked | None, said: str,
    headed: bool = True,
) -> str:  # fmt: skip
    """Return the map as a picture of its own; `headed` writes what it says above it too."""
    pen = Pen(660, words.right_to_left)
    y = 16.0
    if headed:
        for line in wrap(said, 16 * 1.22, 620, 2):  # bold letters are wider
            pen.text(20, y + 16, line, 16, bold=True)
            y += 22
        y += 6
    draw(Frame(pen, 20, y, 620, 310, 1.15), deck, words, own, reached, asked)
    y += 338
    lines = way_lines(deck, words, asked)
    for part in (part for line in lines for part in wrap(line, 15, 620)):
        pen.text(20, y, part, 15)
        y += 26
    y = legend(Frame(pen, 20, y, 620, 0, 1.0), words, deck, bool(own), bool(reached))
    desc = "\n".join([said, *lines, *link_lines(deck, words)])
    seen = f"{desc}{sorted(own.items())}{sorted(reached)}{asked}{words.language}"
    return pen.svg(y + 18, f"map-{sha256(seen.encode()).hexdigest()[:12]}", said, desc, words.language, pen.width)


def way_lines(deck: Deck, words: Catalogue, asked: Asked | None) -> list[str]:
    """Say the shortest way round where the way asked for is not open, or that there is none."""
    if asked is None or asked.open:
        return []
    way = atlas_of(deck).way(asked.source, asked.target)
    if not way:
        return [words.say("draw-no-way")]
    arrow = " ← " if words.right_to_left else " → "
    # each name stands for itself, whatever its script: the way keeps its order
    shown = arrow.join(f"{FIRST_STRONG}{_name(deck, words, place)}{END_ISOLATE}" for place in way)
    mark = RIGHT_TO_LEFT if words.right_to_left else ""
    return [words.say("draw-way", way=f"{mark}{shown}", count=len(way) - 1)]


def link_lines(deck: Deck, words: Catalogue) -> list[str]:
    """Say every link of the map, the assumed ones with their sign."""
    lines = []
    for (a, b), assumed in atlas_of(deck).links:
        ends = {"source": _name(deck, words, a), "target": _name(deck, words, b)}
        lines.append(words.say("draw-link-assumed-line" if assumed else "draw-link-line", **ends))
    return lines


def _name(deck: Deck, words: Catalogue, place: str) -> str:
    return words.say(deck.land_words[deck.continents.index(place)])


def legend(frame: Frame, words: Catalogue, deck: Deck, own: bool, reached: bool) -> float:
    """Say what lines and rings mean, rings on a line of their own where there are two; return its foot."""
    pen, k, x, y = frame.pen, frame.k, frame.x, frame.y
    shown = {"draw-link": True, "draw-link-assumed": bool(deck.assumed_links), "draw-own": own, "draw-reached": reached}
    for id in (id for id, there in shown.items() if there):
        said, lead = words.say(id), (36 if id.startswith("draw-link") else 24) * k
        wide = lead + 1.08 * width(said, 13.5 * k) + 16 * k
        if x > frame.x and (x + wide > frame.x + frame.w or (id == "draw-own" and reached)):
            x, y = frame.x, y + 22 * k
        if id.startswith("draw-link"):
            dashes = f"{number(6 * k)} {number(4 * k)}" if id == "draw-link-assumed" else None
            pen.line(x, y - 5 * k, x + 28 * k, y - 5 * k, INK, 2.2 * k, stroke_dasharray=dashes)
        elif id == "draw-own":
            pen.circle(x + 8 * k, y - 5 * k, 7 * k, LIT, stroke=INK, stroke_width=2.4 * k)
        else:
            pen.circle(x + 8 * k, y - 5 * k, 7 * k, WHITE, stroke=PATH, stroke_width=1.6 * k, stroke_dasharray="3 2")
        pen.text(x + lead, y, said, 13.5 * k, fill=MUTED)
        x += wide
    return y


__all__ = ["Asked", "Frame", "draw", "legend", "map_svg", "own_and_reached", "route_svg"]
