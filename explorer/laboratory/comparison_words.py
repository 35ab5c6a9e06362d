"""A comparison of readings in words and as tables: what changes, how sure that is, and what was not seen."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.guards import seat_word
from explorer.core.words import Catalogue, Word
from explorer.counting.numbers import Sampled, Unit, gap, written
from explorer.drawing.markup import page
from explorer.drawing.palette import INK, LINE, MUTED
from explorer.drawing.text import safe
from explorer.laboratory.measuring import FAMILIES, MARGIN
from explorer.laboratory.showing import (
    CELL,
    brief,
    heading,
    notes,
    paragraph,
    points_said,
    receipt_html,
    small,
    warning,
)

if TYPE_CHECKING:
    from explorer.laboratory.comparisons import Compared, Comparison, Difference


LRI, PDI = "\u2066", "\u2069"


class Line(NamedTuple):
    """One measure: its name, its means under both readings, what is between them, and what that says."""

    name: str
    before: str
    after: str
    change: Sampled
    said: str
    seen: bool


def title(result: Comparison, words: Catalogue) -> str:
    """Return what was compared: game, how many matches, seed."""
    game = Word(f"game-{type(result.game).id}")
    return words.say("lab-compare-title", game=game, n=result.done, seed=str(result.seed))


def settings(result: Comparison, words: Catalogue) -> list[str]:
    """Return what the readings are compared with, and another card file."""
    base = result.recipe.readings[0]
    said = [words.say("lab-compare-base", rulings=named(base, words)) if base else words.say("lab-compare-usual")]
    if result.recipe.cards is not None:
        said.append(words.say("lab-cards", name=result.recipe.cards.name))
    if result.left_out:
        out = f"{words.say('semicolon')} ".join(result.left_out)
        said.append(words.say("lab-compare-left-out", readings=out))
    return said


def named(rulings: Mapping[str, str], words: Catalogue) -> str:
    """Return a reading as its ids and options: 'participant = placed-cards'."""
    return f"{words.say('semicolon')} ".join(f"{id} = {option}" for id, option in rulings.items())


def head(compared: Compared, words: Catalogue) -> str:
    """Return which reading it is, and who plays."""
    players = words.listed(compared.players)
    n = len(compared.players)
    return words.say("lab-compare-head", reading=named(compared.rulings, words), n=n, players=players)


def winners_said(compared: Compared, words: Catalogue) -> str:
    """Return in how many matches somebody else wins."""
    share, language = compared.winners, words.language
    if share.value:
        return words.say("lab-compare-winners", share=apart(brief(share, words), words))
    return words.say("lab-compare-winners-never", n=share.n, most=apart(written(share.high, "share", language), words))


def measure_name(family: str, seat: int | None, words: Catalogue) -> str:
    """Return what a measure is called; a kind of event by `times-` and its name, where the game has words for it."""
    if family in (*FAMILIES, MARGIN):
        name = words.say(f"lab-{family}" if family in ("wins", "shared", "length") else f"lab-compare-{family}")
    elif words.knows(f"times-{family}"):
        name = words.say(f"times-{family}")
    else:
        name = words.say("lab-compare-times", kind=apart(family, words))
    return name if seat is None else words.say("lab-of-seat", name=name, seat=words.say(seat_word(seat)))


def change_brief(number: Sampled, words: Catalogue) -> str:
    """Return a change with its interval: '−0.4 [−1.1, 0.3] percentage points'."""
    value = apart(change_number(number, words.language), words)
    said = words.say("lab-percent-points", number=value) if number.unit == "share" else value
    return words.say("lab-too-few", number=said) if number.n == 1 else said


def change_number(number: Sampled, language: str) -> str:
    """Return a change with its interval, where that has ends, and without its unit."""
    value = signed(number.value, number.unit, language)
    if not isfinite(number.low):
        return value
    low, high = (signed(end, number.unit, language) for end in (number.low, number.high))
    return f"{value} [{low}{gap(language)}{high}]"


def change_html(number: Sampled, words: Catalogue) -> str:
    """Return a change as HTML that may break before its unit only."""
    said = change_brief(number, words)
    shown = change_number(number, words.language)
    return safe(said).replace(safe(shown), f'<bdi dir="ltr" style="white-space:nowrap">{safe(shown)}</bdi>')


def apart(number: str, words: Catalogue) -> str:
    """Return a number that reads from left to right wherever it stands."""
    return f"{LRI}{number}{PDI}" if words.right_to_left else number


def signed(value: Fraction | float, unit: Unit, language: str) -> str:
    """Return a change as people write it, with its sign; of shares in percentage points."""
    from babel.numbers import format_decimal

    shown = float(value) * (100 if unit == "share" else 1)
    digits = 1 if unit == "share" else 2
    while shown and abs(shown) < 0.5 * 10**-digits and digits < 4:
        digits += 1
    number = round(shown, digits) or 0.0
    minus = "\u2212"
    sign = minus if number < 0 else "+" if number > 0 else ""
    return f"{sign}{format_decimal(abs(number), format='#,##0.####', locale=language)}"


def conclusion(difference: Difference, words: Catalogue) -> str:
    """Return what a difference says, and no more than that."""
    d, change = difference, difference.change
    if d.seen:
        return words.say("lab-compare-higher" if change.value > 0 else "lab-compare-lower")
    if not d.differ:
        return words.say("lab-compare-same")
    if d.needed is None:
        return words.say("lab-compare-few", n=d.differ)
    least = words.say("lab-one-point") if d.unit == "share" else written(d.worth, d.unit, words.language)
    return words.say("lab-compare-needs" if d.needed > change.n else "lab-compare-enough", n=d.needed, least=least)


def lines(compared: Compared, words: Catalogue) -> list[Line]:
    """Return a line for every measure."""
    language, found = words.language, []
    for d in compared.differences:
        name = measure_name(d.family, d.seat, words)
        before, after = (apart(written(mean, d.unit, language), words) for mean in (d.before, d.after))
        found.append(Line(name, before, after, d.change, conclusion(d, words), d.seen))
    return found


def method(result: Comparison, words: Catalogue) -> list[str]:
    """Return how it was done, at which level, and what it does not say."""
    said = [words.say("lab-compare-method")]
    level = written(result.recipe.level, "share", words.language)
    wins, others = result.intervals("wins"), result.intervals("points")
    if wins == 1:
        said.append(words.say("lab-compare-level", level=level))
    else:
        each = {f: written(result.level_of(f), "share", words.language) for f in ("wins", "points")}
        said.append(
            words.say("lab-compare-levels", level=level, m=others, each=each["points"], k=wins, wins=each["wins"])
        )
    families = {d.family for compared in result.comparisons for d in compared.differences}
    m, kept = len(families) + 1, result.recipe.level  # and who wins
    said.append(words.say("lab-compare-several", m=m, k=round(1 / (1 - kept)), t=round(1 / (1 - kept**m))))
    return [*said, *points_said(words), words.say("lab-compare-caution")]


def comparison_text(result: Comparison, language: str) -> str:
    """Return a comparison in plain words."""
    words = result.game.words(language)
    said = [title(result, words), *settings(result, words), *notes(result, words)]
    if result.done:
        for compared in result.comparisons:
            said += ["", head(compared, words), winners_said(compared, words)]
            for name, before, after, change, concluded, _ in lines(compared, words):
                values = {
                    "name": name,
                    "before": before,
                    "after": after,
                    "change": change_brief(change, words),
                    "said": concluded,
                }
                said.append(words.say("lab-compare-line", **values))
        said += ["", *method(result, words)]
    return "\n".join(said)


def comparison_html(result: Comparison, language: str) -> str:
    """Return a comparison as a table for every reading, with the receipt folded below."""
    words = result.game.words(language)
    parts = [
        heading(title(result, words)),
        *map(paragraph, settings(result, words)),
        *map(warning, notes(result, words)),
    ]
    if result.done:
        parts += [compared_html(compared, words) for compared in result.comparisons]
        parts += [*map(small, method(result, words)), receipt_html(result, words)]
    return page("".join(parts), language, wide=True)


def compared_html(compared: Compared, words: Catalogue) -> str:
    """Return one reading against the one compared with: who wins, and a table of measures."""
    heads = ("lab-compare-measure", "lab-compare-before", "lab-compare-after", "lab-compare-change", "lab-compare-says")
    top = "".join(
        f'<th scope="col" style="{CELL};border-bottom:2px solid {INK};vertical-align:bottom">{safe(words.say(id))}</th>'
        for id in heads
    )
    rows = "".join(_row(line, words) for line in lines(compared, words))
    return (
        f'<p style="margin:1em 0 .2em;font-weight:700">{safe(head(compared, words))}</p>'
        f"{paragraph(winners_said(compared, words))}"
        f'<div style="overflow-x:auto"><table style="border-collapse:collapse;color:{INK};font-size:.95em;'
        f'margin:.4em 0"><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _row(line: Line, words: Catalogue) -> str:
    cell = f"{CELL};border-bottom:1px solid {LINE}"
    number = f"{cell};white-space:nowrap"
    weight, colour = ("700", INK) if line.seen else ("400", MUTED)
    return (
        f'<tr><th scope="row" style="{cell};font-weight:400">{safe(line.name)}</th>'
        f'<td style="{number}"><bdi>{safe(line.before)}</bdi></td>'
        f'<td style="{number}"><bdi>{safe(line.after)}</bdi></td>'
        f'<td style="{cell};font-weight:{weight}">{change_html(line.change, words)}</td>'
        f'<td style="{cell};font-weight:{weight};color:{colour}">{safe(line.said)}</td></tr>'
    )
