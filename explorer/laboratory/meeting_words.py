"""A tournament in words and as a table: who wins more than an even share, and who was not told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.words import Catalogue, Word
from explorer.counting.numbers import LEVEL, written
from explorer.drawing.markup import LIST, page
from explorer.drawing.palette import BAD, GOOD, INK, LINE, MUTED
from explorer.drawing.text import safe
from explorer.laboratory.comparison_words import apart, named
from explorer.laboratory.showing import CELL, brief, heading, notes, paragraph, receipt_html, small, warning

if TYPE_CHECKING:
    from explorer.laboratory.meetings import Meeting, Tournament

VERDICTS = {1: "more", 0: "even", -1: "less"}


def title(result: Tournament, words: Catalogue) -> str:
    """Return what was played: game, how many deals and seats, seed."""
    game = Word(f"game-{type(result.game).id}")
    seats = result.recipe.seats
    return words.say("lab-tournament-title", game=game, n=result.done, seats=seats, seed=str(result.seed))


def settings(result: Tournament, words: Catalogue) -> list[str]:
    """Return what was not as usual: other readings, another card file."""
    said = []
    if result.recipe.rulings:
        said.append(words.say("lab-rulings", rulings=named(result.recipe.rulings, words)))
    if result.recipe.cards is not None:
        said.append(words.say("lab-cards", name=result.recipe.cards.name))
    return said


def sentences(result: Tournament, words: Catalogue) -> list[str]:
    """Return who beats whom, the strongest first; at tables of two each pair once, from the stronger one."""
    if result.recipe.seats > 2:
        return [_sentence(met, "many", words) for met in ordered(result)]
    rank = result.ranking.index
    return [_sentence(met, "two", words) for met in ordered(result) if rank(met.lone) < rank(met.other)]


def ordered(result: Tournament) -> list[Meeting]:
    """Return the meetings, those of the strongest player first, and against the strongest first."""
    rank = result.ranking.index
    return sorted(result.meetings, key=lambda met: (rank(met.lone), rank(met.other)))


def _sentence(met: Meeting, kind: str, words: Catalogue) -> str:
    return words.say(
        f"lab-tournament-{kind}-{VERDICTS[met.verdict]}",
        lone=met.lone,
        other=met.other,
        share=apart(brief(met.share, words), words),
        even=apart(written(met.even, "share", words.language), words),
    )


def method(result: Tournament, words: Catalogue) -> list[str]:
    """Return how it was done, and at which level."""
    level, each = (written(number, "share", words.language) for number in (LEVEL, result.level))
    said = [words.say("lab-tournament-method")]
    if result.intervals == 1:
        return [*said, words.say("lab-compare-level", level=level)]
    return [*said, words.say("lab-tournament-levels", level=level, m=result.intervals, each=each)]


def tournament_text(result: Tournament, language: str) -> str:
    """Return a tournament in plain words."""
    words = result.game.words(language)
    said = [title(result, words), *settings(result, words), *notes(result, words)]
    if result.done:
        said += [*sentences(result, words), *method(result, words)]
    return "\n".join(said)


def tournament_html(result: Tournament, language: str) -> str:
    """Return a tournament as sentences and a table of shares, with the receipt folded below."""
    words = result.game.words(language)
    parts = [
        heading(title(result, words)),
        *map(paragraph, settings(result, words)),
        *map(warning, notes(result, words)),
    ]
    if result.done:
        items = "".join(f"<li>{safe(said)}</li>" for said in sentences(result, words))
        parts += [f'<ol style="{LIST}">{items}</ol>', _table(result, words)]
        parts += [*map(small, method(result, words)), receipt_html(result, words)]
    return page("".join(parts), language)


def _table(result: Tournament, words: Catalogue) -> str:
    players = result.ranking
    edge = f"{CELL};border-bottom:1px solid {LINE}"
    heads = "".join(
        f'<th scope="col" style="{CELL};border-bottom:2px solid {INK}"><bdi>{safe(words.say("lab-among", player=p))}'
        "</bdi></th>"
        for p in players
    )
    rows = []
    for lone in players:
        cells = "".join(
            _cell(result.meeting(lone, p), words) if p != lone else f'<td style="{edge}"></td>' for p in players
        )
        rows.append(f'<tr><th scope="row" style="{edge}"><bdi>{safe(lone)}</bdi></th>{cells}</tr>')
    corner = f'<th scope="col" style="{CELL};border-bottom:2px solid {INK}">{safe(words.say("lab-wins"))}</th>'
    return (
        f'<div style="overflow-x:auto"><table style="border-collapse:collapse;color:{INK};font-size:1em;margin:.6em 0">'
        f"<thead><tr>{corner}{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _cell(met: Meeting, words: Catalogue) -> str:
    weight, colour, sign = {1: ("700", GOOD, "▲"), -1: ("700", BAD, "▼"), 0: ("400", MUTED, "≈")}[met.verdict]
    said = safe(words.say(f"lab-among-{VERDICTS[met.verdict]}"))
    return (
        f'<td style="{CELL};border-bottom:1px solid {LINE};white-space:nowrap;font-weight:{weight};color:{colour}">'
        f'<span role="img" aria-label="{said}" title="{said}">{sign}</span> '
        f'<bdi dir="ltr">{safe(brief(met.share, words))}</bdi></td>'
    )
