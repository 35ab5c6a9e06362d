"""Readings of a ruling side by side where they are played: the same moves, the same luck, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from explorer.core.errors import IllegalMove, RulingError, among, clip
from explorer.core.state import State
from explorer.drawing.markup import Names, page, stated
from explorer.drawing.palette import MUTED
from explorer.drawing.readings import COLUMNS, between, column
from explorer.drawing.text import safe
from explorer.matches.match import Match, new_match

if TYPE_CHECKING:
    from explorer.core.moves import Move

LEAST = 250  # pixels of a column


def readings_played_html(
    position: State, moves: Sequence[Move | str], ruling: str, options: Sequence[str] | None = None,
    language: str = "en", names: Names = None, seed: int | str = 0,
) -> str:  # fmt: skip
    """Return what comes of moves under each option of a ruling (or those named), a column each, as HTML.

    Everything is open: events with all they tell and their clauses, then who wins, or what is asked. Under each option
    the match begins at the position and ends with the last move, with the first one that is refused, or when it is
    over. Raises RulingError for an unknown ruling or option, and where the position cannot be read otherwise.
    """
    game, rulings = position.game, position.game.rulebook.rulings
    if ruling not in rulings:
        raise RulingError(ruling, f"unknown; {among(ruling, rulings)}")
    asked, now = rulings[ruling], position.rules.rulings[ruling]
    for option in options or ():
        if option not in asked.options:
            raise RulingError(ruling, f"no reading {clip(repr(option))}; {among(str(option), asked.options)}")
    words = game.words(language, names)
    sides = []
    for n, option in enumerate(options or asked.options, 1):
        start = position.under({ruling: option})
        match = new_match(game, position.players, seed=seed, start=start)
        told = "".join(f'<li style="margin:.25em 0">{line}</li>' for line in _course(match, moves, language, names))
        inner = f'<ol style="margin:0 0 .5em;padding-inline-start:2.1em">{told}</ol>{_end(match, language, names)}'
        sides.append(column(words, asked.options[option], n, inner, option == now, option == asked.default, LEAST))
    title = f'<div style="font-weight:700;font-size:1.2em;margin:.1em 0 .6em">{safe(asked.question[language])}</div>'
    return page(f"{title}{COLUMNS}{''.join(sides)}{between(words, asked, language, position)}</div>", language)


def _course(match: Match, moves: Sequence[Move | str], language: str, names: Names) -> Iterator[str]:
    """Play the moves and yield what happened, sentence by sentence with its clauses; a refusal is the last."""
    for move in moves:
        if match.is_over:
            return
        last = match.nodes[-1].n
        try:
            match.play(move)
        except IllegalMove as refusal:
            yield f"✗ {safe(refusal.verdict.text(language, names))}"
            return
        for event in (event for node in match.nodes if node.n > last for event in node.events):
            cited = match.game.cite(*event.clauses, language=language)
            small = f' <small style="color:{MUTED}">({safe(cited)})</small>' if cited else ""
            yield f"{safe(event.sentence(language, names))}{small}"


def _end(match: Match, language: str, names: Names) -> str:
    """Who has won, or else what is asked now."""
    if match.is_over and "winner" in match.state.topics():
        return f"<p><strong>{stated(match.state.explain('winner'), language, names)}</strong></p>"
    question = match.state.question
    return "" if question is None else f"<p>▸ {safe(match.game.words(language, names).say(question.asks))}</p>"


__all__ = ["readings_played_html"]
