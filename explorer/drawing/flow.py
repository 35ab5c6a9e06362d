"""The course of a game as a chart: the steps its engine runs and their declared successors, the current one lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.errors import ExplorerError, among, clip
from explorer.core.steps import END, Ask, Lot, Step
from explorer.drawing.chart import Arrow, Chart, Item

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.state import State
    from explorer.core.views import View
    from explorer.core.words import Catalogue

ROOM = 140.0  # for the name of a step in another chapter
MOST_NAMED = 6  # steps of other chapters that a step leads to and that are named one by one


def flow_charts(
    game: Game, position: State | View | None = None, language: str = "en", flows: tuple[str, ...] | None = None
) -> list[Chart]:
    """Return the steps of a game's flows (all of them, or those named) as charts that fit a page.

    A flow that the game divides into chapters comes as a chart for each, flows that it puts together as one; a chapter
    may be named by itself ('battle/dice'). Without chapters all flows stand in one chart.
    """
    if flows is None and not game.chapters:
        return [flow_chart(game, position, language)]
    there = dict.fromkeys(step.flow for step in game.steps)
    named = there if flows is None else flows
    for name in named:
        if name not in there and name not in game.chapters:
            raise ExplorerError(f"no flow is called {clip(repr(name))}; {among(str(name), (*there, *game.chapters))}")
    drawn: dict[str, None] = {}
    for name in named:
        chapters = [chapter for chapter in game.chapters if name == chapter or name in flows_of(game, chapter)]
        drawn |= dict.fromkeys(chapters or [name])
    return [flow_chart(game, position, language, (part,)) for part in drawn]


def flow_chart(
    game: Game, position: State | View | None = None, language: str = "en", flows: tuple[str, ...] | None = None
) -> Chart:
    """Return the steps of a game's flows or chapters (all of them, or those named) in one chart, and where each leads.

    What lies in another chapter is named where an arrow leads there.
    """
    words = game.words(language)
    here = position.step if position is not None else ""
    steps = [step for step in game.steps if flows is None or step.flow in flows or chapter_of(game, step) in flows]
    items: list[Item] = []
    arrows: list[Arrow] = []
    for flow in dict.fromkeys(step.flow for step in steps):
        mine = [step for step in steps if step.flow == flow]
        level = {step.name: i for i, step in enumerate(mine)}
        others = {step.name: step for step in game.steps if step.flow == flow and step.name not in level}
        for step in mine:
            lit = True if step.id == here else None
            items.append(
                Item(step.id, _kind(step), _name(words, step), _cited(game, step, language), lit, "here" if lit else "")
            )
            away = [name for name in dict.fromkeys(step.then) if name in others]
            if len(away) > MOST_NAMED:  # so many are told as the chapters they stand in
                for chapter in dict.fromkeys(chapter_of(game, others[name]) for name in away):
                    arrows.append(Arrow(step.id, chapter, lit=None))
                    items.append(Item(chapter, "end", _chapter(words, chapter), lit=None, room=ROOM))
            for name in dict.fromkeys(step.then):
                if len(away) > MOST_NAMED and name in away:
                    continue
                if name == step.name:
                    continue  # it is asked again until it is done; the arrow would only circle the box
                back = name != END and level.get(name, len(mine)) < level[step.name]
                arrows.append(Arrow(step.id, f"{flow}.{name}", lit=None, weak=back))
        led = {arrow.head for arrow in arrows}
        sign = "←" if words.right_to_left else "→"
        for step in others.values():
            if step.id in led:
                items.append(Item(step.id, "end", f"{sign} {_name(words, step)}", lit=None, room=ROOM))
        if any(END in step.then for step in mine):
            items.append(Item(f"{flow}.{END}", "end", words.say("draw-end"), lit=None))
    return Chart(_title(game, words, flows), _desc(words, game.steps, steps, here), items, arrows, shape="net")


def chapter_of(game: Game, step: Step) -> str:
    """Return the chapter that a step stands in, '' where its flow is not divided."""
    parts = {name: steps for name, steps in game.chapters.items() if step.flow in flows_of(game, name)}
    return next((name for name, steps in parts.items() if "/" not in name or step.name in steps), "")


def flows_of(game: Game, chapter: str) -> tuple[str, ...]:
    """Return the flow that a chapter is a part of, or those that it puts together."""
    flow, stroke, _ = chapter.partition("/")
    return (flow,) if stroke else game.chapters[chapter]


def _chapter(words: Catalogue, chapter: str) -> str:
    """Return the name of another chapter, with an arrow that leads there."""
    return f"{'←' if words.right_to_left else '→'} {words.say('flow-' + chapter.replace('/', '-'))}"


def _title(game: Game, words: Catalogue, flows: tuple[str, ...] | None) -> str:
    whole = words.say("draw-flow", game=words.say(f"game-{game.rulebook.id}"))
    ids = [f"flow-{name.replace('/', '-')}" for name in flows or ()]
    parts = [words.say(id) for id in ids if words.knows(id)]
    return f"{whole}: {' · '.join(parts)}" if parts else whole


def _kind(step: Step) -> str:
    return "ask" if isinstance(step, Ask | Lot) else "step"


def _name(words: Catalogue, step: Step) -> str:
    return words.say(f"step-{step.flow}-{step.name}")


def _cited(game: Game, step: Step, language: str) -> str:
    return game.cite(*step.clauses, language=language)


def _desc(words: Catalogue, every: Sequence[Step], steps: Sequence[Step], here: str) -> str:
    lines = []
    by_id = {step.id: step for step in every}
    for step in steps:
        to = [f"{step.flow}.{name}" for name in step.then if name not in (END, step.name)]
        names = [_name(words, by_id[id]) for id in to if id in by_id]
        names += [words.say("draw-end")] if END in step.then else []
        mark = f" ({words.say('draw-here')})" if step.id == here else ""
        lines.append(words.say("draw-goes-to", step=_name(words, step) + mark, steps=" · ".join(names)))
    return "\n".join(lines)


__all__ = ["chapter_of", "flow_chart", "flow_charts", "flows_of"]
