"""Results as tables and as the same tables' words; what every kind of result says alike, and simulations whole."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from explorer.core.guards import seat_word
from explorer.core.words import Catalogue, Word, word
from explorer.counting.numbers import LEVEL, Sampled, Unit, gap, written
from explorer.drawing.markup import page
from explorer.drawing.palette import BAD, INK, LINE, MUTED
from explorer.drawing.text import safe

if TYPE_CHECKING:
    from explorer.laboratory.results import Simulation

MINUS = "\u2212"
CELL = "padding:.3em .8em;text-align:start"


class Result(Protocol):
    """What every kind of result has."""

    stopped: str | None

    @property
    def n(self) -> int: ...

    @property
    def done(self) -> int: ...

    def text(self, language: str = "en") -> str: ...

    def html(self, language: str = "en") -> str: ...


class Receipted(Protocol):
    """What every result has that can be repeated."""

    @property
    def receipt(self) -> Any: ...


class ShownIn:
    """A result that shows itself in a language."""

    def __init__(self, result: Result, language: str) -> None:
        self.result, self.language = result, language

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": self.result.text(self.language), "text/html": self.result.html(self.language)}

    def __repr__(self) -> str:
        return self.result.text(self.language)


class Row(NamedTuple):
    """One line: what it is about, and the numbers or texts that stand in its cells."""

    head: str
    cells: tuple[Sampled | str, ...]


def title(result: Simulation, words: Catalogue) -> str:
    """Return what was played: game, how many matches, seed."""
    game = Word(f"game-{type(result.game).id}")
    return words.say("lab-title", game=game, n=result.done, seed=str(result.seed))


def settings(result: Simulation, words: Catalogue) -> list[str]:
    """Return what was not as usual: other readings, another card file."""
    recipe, said = result.recipe, []
    if recipe.rulings:
        chosen = f"{words.say('semicolon')} ".join(f"{id} = {option}" for id, option in recipe.rulings.items())
        said.append(words.say("lab-rulings", rulings=chosen))
    if recipe.cards is not None:
        said.append(words.say("lab-cards", name=recipe.cards.name))
    return said


def notes(result: Result, words: Catalogue) -> list[str]:
    """Return what must be said before the numbers: that it was stopped, that there are none."""
    said = []
    if result.stopped:
        said.append(words.say(f"lab-{result.stopped}", done=result.done, n=result.n))
    if not result.done:
        said.append(words.say("lab-nothing"))
    return said


def by_seat(result: Simulation, words: Catalogue) -> list[Row]:
    """Return a row for each seat: its player, share of wins, points."""
    rows = zip(result.recipe.players, result.win_shares, result.points, strict=True)
    return [Row(words.say(seat_word(seat)), cells) for seat, cells in enumerate(rows)]


def by_match(result: Simulation, words: Catalogue) -> list[Row]:
    """Return a row for each figure about matches as a whole, where there is one."""
    tally, followed = result.tally, sum(result.tally.leads.values())
    rows = [Row(words.say("lab-shared"), (result.shared,)), Row(words.say("lab-length"), (result.length,))]
    if tally.turns:
        rows.append(Row(words.say("lab-choices"), (result.choices,)))
    if followed:
        head = word("lab-leads") if followed == tally.matches else word("lab-leads-some", n=followed)
        rows.append(Row(words.say(head), (result.lead_changes,)))
    return rows


def simulation_text(result: Simulation, language: str) -> str:
    """Return a result in plain words, a line for each seat and figure."""
    words = result.game.words(language)
    lines = [title(result, words), *settings(result, words), *notes(result, words)]
    if result.done:
        for head, (player, wins, points) in by_seat(result, words):
            numbers = {"wins": _brief(wins, words), "points": _brief(points, words)}
            lines.append(words.say("lab-seat-line", seat=head, player=player, **numbers))
        for head, (number,) in by_match(result, words):
            lines.append(words.say("lab-line", name=head, number=_brief(number, words)))
        lines += [_intervals(words), *points_said(words)]
    return "\n".join(lines)


def simulation_html(result: Simulation, language: str) -> str:
    """Return a result as tables on their own ground, with the receipt folded below."""
    words = result.game.words(language)
    parts = [
        heading(title(result, words)),
        *map(paragraph, settings(result, words)),
        *map(warning, notes(result, words)),
    ]
    if result.done:
        heads = [words.say(id) for id in ("ui-seat", "lab-player", "lab-wins", "lab-points")]
        parts.append(table(heads, by_seat(result, words), words))
        parts.append(table([], by_match(result, words), words))
        parts += map(small, [_intervals(words), *points_said(words)])
        parts.append(receipt_html(result, words))
    return page("".join(parts), language)


def heading(said: str) -> str:
    """Return the title of a result as HTML."""
    return f'<p style="margin:.2em 0 .6em;font-weight:700;font-size:1.15em">{safe(said)}</p>'


def paragraph(said: str) -> str:
    """Return a sentence as HTML."""
    return f'<p style="margin:.3em 0">{safe(said)}</p>'


def warning(said: str) -> str:
    """Return what must not be overlooked as HTML."""
    return f'<p style="margin:.3em 0;color:{BAD};font-weight:700">{safe(said)}</p>'


def small(said: str) -> str:
    """Return a remark as HTML."""
    return f'<p style="margin:.5em 0;color:{MUTED};font-size:.9em">{safe(said)}</p>'


def points_said(words: Catalogue) -> list[str]:
    """Return what points are, in a game whose rulebook counts none."""
    return [words.say("lab-points-are")] if words.knows("lab-points-are") else []


def _intervals(words: Catalogue) -> str:
    return words.say("lab-intervals", level=written(LEVEL, "share", words.language))


def brief(number: Sampled, words: Catalogue) -> str:
    """Return a number with its interval, '2 % [0.03, 11.3]', or a word that there is too little to tell one from."""
    language = words.language
    value = written(number.value, number.unit, language).replace("-", MINUS)
    if not isfinite(number.low):
        return words.say("lab-too-few", number=value)
    return (
        f"{value} [{_end(number.low, number.unit, language)}{gap(language)}{_end(number.high, number.unit, language)}]"
    )


def _end(value: float, unit: Unit, language: str) -> str:
    """Return an end of an interval: as many decimals as it takes not to be written as 0 or 100, and no more."""
    if unit == "share":
        digits, nearest = 1, 100 * min(abs(value), abs(1 - value))
        while nearest and nearest < 0.5 * 10**-digits and digits < 4:
            digits += 1
        value = round(100 * value, digits) / 100
    return written(value, unit, language, bare=True).replace("-", MINUS)


def _brief(cell: Sampled | str, words: Catalogue) -> str:
    return cell if isinstance(cell, str) else brief(cell, words)


def table(heads: list[str], rows: list[Row], words: Catalogue) -> str:
    """Return rows as an HTML table, with heads above the columns where there are any."""
    top = "".join(f'<th scope="col" style="{CELL};border-bottom:2px solid {INK}">{safe(head)}</th>' for head in heads)
    lines = []
    for head, cells in rows:
        edge = f"border-bottom:1px solid {LINE}"
        first = f'<th scope="row" style="{CELL};{edge}">{safe(head)}</th>'
        rest = (f'<td style="{CELL};{edge}"><bdi dir="ltr">{safe(_brief(c, words))}</bdi></td>' for c in cells)
        lines.append(f"<tr>{first}{''.join(rest)}</tr>")
    return (
        f'<div style="overflow-x:auto"><table style="border-collapse:collapse;color:{INK};font-size:1em;margin:.4em 0">'
        f"{f'<thead><tr>{top}</tr></thead>' if heads else ''}<tbody>{''.join(lines)}</tbody></table></div>"
    )


def receipt_html(result: Receipted, words: Catalogue) -> str:
    """Return a result's receipt, folded."""
    style = f"direction:ltr;text-align:left;white-space:pre-wrap;margin:.4em 0;color:{INK};font-size:.85em"
    shown = f'<pre dir="ltr" style="{style}">{_lines(result.receipt.text())}</pre>'
    return f"<details><summary>{safe(words.say('lab-receipt'))}</summary>{shown}</details>"


def _lines(text: str) -> str:
    return "\n".join(safe(line) for line in text.splitlines())
