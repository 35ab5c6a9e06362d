"""Puzzles: a position in which some move wins in this very turn. Which moves do is found by playing, never typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Any

from explorer.core.errors import ExplorerError
from explorer.core.moves import Move
from explorer.core.state import ALL, CHANCE, State
from explorer.core.views import View
from explorer.drawing.palette import BAD, GOOD, LINE, MUTED
from explorer.drawing.show import html
from explorer.drawing.text import safe
from explorer.matches.scenes import Scene, load_scene
from explorer.matches.staging import run_scene
from explorer.teaching.lesson import Html, card, folded

MOST = 20_000  # positions that are looked at for one move
WIDE = 940  # pixels: a board must be read


@dataclass(frozen=True)
class Fate:
    """What comes of a move when everybody plays on as well as possible up to the end of this turn.

    `wins` says whether the seat that moves is then sure to have won; `line` holds the moves that follow, the answers of
    others and of chance among them (where it does not win: such as prevent it), and `end` is the position after them.
    """

    move: Move
    wins: bool
    line: tuple[Move, ...]
    end: State

    def text(self, language: str = "en") -> str:
        """Return how the match stands at the end of the line, as the engine says it."""
        found = self.end.explain("winner").sentence(language)
        words = self.end.game.words(language)
        return found if self.end.is_over else f"{words.say('teach-puzzle-on')} {found}"


def fates(state: State, alone: bool = False) -> tuple[Fate, ...]:
    """Return what comes of every legal move of the seat that is asked, all cards lying open.

    A move wins if, whatever others answer and chance brings, the match is over by the end of this turn and the seat
    is among its winners (`alone`: the only one), given that it goes on well itself. Who would win in a later turn is
    not looked at. Raises ExplorerError where no seat is asked, or there is too much to look at.
    """
    seat = state.actor
    if seat is None or seat == CHANCE:
        raise ExplorerError("a puzzle needs a position in which a seat is asked")
    search = _Search(seat, alone, state)
    return tuple(search.after(state, move) for move in state.legal_moves())


class _Search:
    """Looks at every line of the turn that is on, for the seat that shall win."""

    def __init__(self, seat: int, alone: bool, state: Any) -> None:
        self.seat, self.alone, self.turn, self.left = seat, alone, state.turn, MOST

    def after(self, state: State, move: Move, most: float = inf) -> Fate:
        """Return what comes of a move; of wins after it, those alone count that take at most so many moves."""
        self.left -= 1
        if self.left < 0:
            raise ExplorerError(f"there are more than {MOST} positions to look at")
        played = state.copy()
        played.apply(move)
        wins, line, end = self.value(played, most)
        return Fate(move, wins, line, end)

    def value(self, state: Any, most: float = inf) -> tuple[bool, tuple[Move, ...], State]:
        """Return whether the seat wins from here within so many moves, a line that shows it, and its end.

        Of lines that win, the seat takes the shortest and the others hold out as long as they can.
        """
        if state.is_over:
            won = state.winners()
            return self.seat in won and not (self.alone and len(won) > 1), (), state
        if state.turn != self.turn or most <= 0:
            return False, (), state
        mine = state.actor == self.seat
        moves = [move for move, _ in state.chance_moves()] if state.actor == CHANCE else state.legal_moves()
        found: list[Fate] = []
        for move in dict.fromkeys(moves):
            fate = self.after(state, move, most - 1)
            found.append(fate)
            if fate.wins and mine:
                most = len(fate.line)  # only a shorter one is worth looking for
            elif not fate.wins and not mine:
                break
        best = max(found, key=lambda fate: (fate.wins == mine, len(fate.line) * (-1 if mine else 1)))
        return best.wins, (best.move, *best.line), best.end


class Puzzle:
    """A puzzle written as a scene: its first step sets it, its second gives the hint, its third plays a solution.

    The position is the one after the first step; whoever is asked there is to win (`alone`: with nobody beside). Raises
    what running the scene raises, and ExplorerError for a scene of fewer steps.
    """

    def __init__(self, scene: Scene | str, alone: bool = False) -> None:
        self.scene, self.alone = scene if isinstance(scene, Scene) else load_scene(scene), alone
        shots = run_scene(self.scene)
        if len(shots) != 3:
            raise ExplorerError(f"{self.scene.name}: a puzzle has three steps: task, hint, solution")
        self._state = shots[0].state
        self.told = shots[2].step

    @property
    def state(self) -> State:
        """The position, a copy to do with as you like."""
        return self._state.copy()

    @cached_property
    def fates(self) -> tuple[Fate, ...]:
        """What comes of every legal move."""
        return fates(self._state, self.alone)

    @property
    def solutions(self) -> tuple[str, ...]:
        """The moves that win, as they are written."""
        return tuple(fate.move.text for fate in self.fates if fate.wins)

    def task(self, language: str = "en") -> str:
        """Return what is to be done."""
        return _text(self.scene.steps[0].say, language)

    def hint(self, language: str = "en") -> str:
        """Return the hint."""
        return _text(self.scene.steps[1].say, language)

    def shown(self, language: str = "en") -> Html:
        """Return the puzzle as a card: the table, what its cards say, hint and solution folded. Needs no kernel."""
        words = self.scene.game.words(language)
        title = f'<div style="margin:0 0 .4em;font-weight:700;font-size:1.1em">{safe(self.scene.title[language])}</div>'
        task = f'<div style="margin:0 0 .5em">{safe(self.task(language))}</div>'
        view = self._state.view(ALL)
        view.predicts = True
        board = html(view, language)
        hint = folded(words.say("teach-hint"), safe(self.hint(language)))
        said = f'<div style="margin:0 0 .5em">{safe(_text(self.told.say, language))}</div>'
        solution = folded(words.say("teach-solution"), said + self._table(language))
        return card(f"{title}{task}{board}{self._texts(view, language)}{hint}{solution}", language, WIDE)

    def _texts(self, view: View, language: str) -> str:
        """Return what the cards held and in play say; '' where not every card has a clause of its own."""
        game = self.scene.game
        ids = [topic.removeprefix("card:") for topic in view.topics() if topic.startswith("card:")]
        if not ids or any(id not in game.rulebook.clauses for id in ids):
            return ""
        said = "".join(f'<li style="margin:.15em 0">{safe(game.clause(id).text[language])}</li>' for id in ids)
        head = f"<strong>{safe(game.words(language).say('teach-card-texts'))}</strong>"
        cited = f'<small style="color:{MUTED}">({safe(game.cite(*ids, language=language))})</small>'
        columns = "margin:.3em 0;padding-inline-start:1.2em;font-size:.93em;columns:2 300px;column-gap:2em"
        return f'<div style="margin:.6em 0">{head} {cited}<ul style="{columns}">{said}</ul></div>'

    def _table(self, language: str) -> str:
        """Return every legal move with what comes of it, those that win first."""
        words = self.scene.game.words(language)
        rows = []
        for fate in sorted(self.fates, key=lambda fate: not fate.wins):
            sign, colour, said = ("✓", GOOD, "wins") if fate.wins else ("✗", BAD, "not")
            badge = f'<strong style="color:{colour}">{sign} {safe(words.say(f"teach-puzzle-{said}"))}</strong>'
            line = " · ".join(f'<bdi dir="ltr">{safe(move.text)}</bdi>' for move in (fate.move, *fate.line))
            edge = f"text-align:start;vertical-align:top;padding:.35em .6em;border-top:1px solid {LINE}"
            rows.append(
                f'<tr><td style="{edge};white-space:nowrap">{badge}</td><td style="{edge}">{line}</td>'
                f'<td style="{edge}">{safe(fate.text(language))}</td></tr>'
            )
        heads = "".join(
            f'<th scope="col" style="text-align:start;padding:.35em .6em">{safe(words.say(f"teach-puzzle-{id}"))}</th>'
            for id in ("verdict", "line", "end")
        )
        style = "border-collapse:collapse;margin:0"
        return (
            f'<div style="overflow-x:auto"><table style="{style}"><thead><tr>{heads}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )

    def _repr_html_(self) -> str:
        return str(self.shown())

    def __repr__(self) -> str:
        return f"<puzzle {self.scene.name}: {len(self.fates)} moves>"


def _text(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language, "")


__all__ = ["Fate", "Puzzle", "fates"]
