"""The course of a game as a chart: the steps its engine runs and their declared successors, the current one lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.steps import END, Ask, Lot, Step
from explorer.drawing.chart import Arrow, Chart, Item

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.state import State
    from explorer.core.views import View
    from explorer.core.words import Catalogue


def flow_chart(
    game: Game, position: State | View | None = None, language: str = "en", flows: tuple[str, ...] | None = None
) -> Chart:
    """Return the steps of a game's flows (all of them, or those named) and where each may lead."""
    words = game.words(language)
    here = position.step if position is not None else ""
    steps = [step for step in game.steps if flows is None or step.flow in flows]
    items: list[Item] = []
    arrows: list[Arrow] = []
    for flow in dict.fromkeys(step.flow for step in steps):
        mine = [step for step in steps if step.flow == flow]
        level = {step.name: i for i, step in enumerate(mine)}
        for step in mine:
            lit = True if step.id == here else None
            items.append(
                Item(step.id, _kind(step), _name(words, step), _cited(game, step, language), lit, "here" if lit else "")
            )
            for name in dict.fromkeys(step.then):
                if name == step.name:
                    continue  # it is asked again until it is done; the arrow would only circle the box
                back = name != END and level.get(name, 0) < level[step.name]
                head = f"{flow}.{name}"
                arrows.append(Arrow(step.id, head, lit=None, weak=back))
        if any(END in step.then for step in mine):
            items.append(Item(f"{flow}.{END}", "end", words.say("draw-end"), lit=None))
    title = words.say("draw-flow", game=words.say(f"game-{game.rulebook.id}"))
    return Chart(title, _desc(words, steps, here), items, arrows, shape="net")


def _kind(step: Step) -> str:
    return "ask" if isinstance(step, Ask | Lot) else "step"


def _name(words: Catalogue, step: Step) -> str:
    return words.say(f"step-{step.flow}-{step.name}")


def _cited(game: Game, step: Step, language: str) -> str:
    return game.cite(*step.clauses, language=language)


def _desc(words: Catalogue, steps: list[Step], here: str) -> str:
    lines = []
    by_id = {step.id: step for step in steps}
    for step in steps:
        to = [f"{step.flow}.{name}" for name in step.then if name not in (END, step.name)]
        names = [_name(words, by_id[id]) for id in to if id in by_id]
        names += [words.say("draw-end")] if END in step.then else []
        mark = f" ({words.say('draw-here')})" if step.id == here else ""
        lines.append(words.say("draw-goes-to", step=_name(words, step) + mark, steps=" · ".join(names)))
    return "\n".join(lines)
