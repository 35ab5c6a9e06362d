"""A judgement in words and as a table with bars: which moves win how often, and how much of the result was luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.naming import moves_of
from explorer.core.words import Catalogue, Word
from explorer.counting.numbers import LEVEL, Sampled, written
from explorer.drawing.markup import named, page
from explorer.drawing.palette import INK, LINE, LIT, MUTED, PATH, WHITE
from explorer.drawing.text import safe
from explorer.laboratory.comparison_words import apart, change_brief, change_html, signed
from explorer.laboratory.showing import CELL, brief, heading, notes, paragraph, points_said, small, warning

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.laboratory.judging import Candidate, Judgement

LITTLE = 0.05  # of a win, more or less, is about what was expected


def title(result: Judgement, words: Catalogue) -> str:
    """Return what was judged: game, seat, in how many worlds, seed."""
    game, seat = Word(f"game-{type(result.game).id}"), words.say(seat_word(result.seat))
    return words.say("lab-judge-title", game=game, seat=seat, n=result.done, seed=str(result.recipe.seed))


def called(move: str, result: Judgement) -> Move | str:
    """Return a move as sentences name it, by its notation."""
    return moves_of(result.game, [move])[0]


def verdict(result: Judgement, words: Catalogue) -> list[str]:
    """Return whether the move was good, and whether it turned out as expected, as far as that is known."""
    if result.move is None:
        return []
    good = result.good
    if good is None:
        said = [words.say("lab-judge-alone", move=called(result.move, result))]
    else:
        kind = "good" if good.low > 0 else "bad" if good.high < 0 else "near"
        change = change_brief(good, words)
        moves: dict[str, Any] = {"move": called(result.move, result), "other": called(result.rival.move, result)}
        said = [words.say(f"lab-judge-{kind}", change=change, **moves)]
        if kind == "near" and result.needed is not None:
            said.append(words.say("lab-judge-needs", n=result.needed))
    if len(result.recipe.moves) < result.legal:
        said.append(words.say("lab-judge-some", n=len(result.recipe.moves), all=result.legal))
    course = result.course
    if course is None:
        return said
    language = words.language
    values = {"result": course.result, "expected": course.expected}
    numbers = {name: apart(written(value, "share", language), words) for name, value in values.items()}
    changes = {"luck": course.luck, "after": course.after}
    numbers |= {name: _change(signed(value, "share", language), words) for name, value in changes.items()}
    kind = "lucky" if course.luck > LITTLE else "unlucky" if course.luck < -LITTLE else "as-expected"
    seat = words.say(seat_word(result.seat))
    told = words.say(f"lab-judge-{kind}", seat=seat, **numbers)
    split = "lab-judge-split-unsure" if course.cards.low <= 0 <= course.cards.high else "lab-judge-split"
    return [*said, told, words.say(split, cards=change_brief(course.cards, words), **numbers)]


def _change(number: str, words: Catalogue) -> str:
    return words.say("lab-percent-points", number=apart(number, words))


def standing(candidate: Candidate, result: Judgement, words: Catalogue) -> str:
    """Return how a move stands to the best one found."""
    behind = candidate.behind
    if behind is None:
        n = len(result.recipe.moves)
        return words.say("lab-judge-best-of", n=n) if n < result.legal else words.say("lab-judge-best")
    return words.say("lab-judge-behind" if behind.high < 0 else "lab-judge-close")


def method(result: Judgement, words: Catalogue) -> list[str]:
    """Return how it was done, and at which level."""
    players = words.listed(dict.fromkeys(result.recipe.players))
    level = written(LEVEL, "share", words.language)
    each = written(result.level, "share", words.language)
    seat = words.say(seat_word(result.seat))
    return [
        words.say("lab-judge-method", seat=seat, players=players),
        words.say("lab-judge-levels", level=level, each=each, m=len(result.recipe.moves)),
        *points_said(words),
    ]


def judgement_text(result: Judgement, language: str) -> str:
    """Return a judgement in plain words, a line for every move."""
    words = result.game.words(language)
    said = [title(result, words), *notes(result, words)]
    if result.done:
        said += verdict(result, words)
        for each in result.candidates:
            line: dict[str, Any] = {
                "move": called(each.move, result),
                "wins": apart(brief(each.wins, words), words),
                "points": apart(brief(each.points, words), words),
                "said": standing(each, result, words),
            }
            if each.behind is None:
                said.append(words.say("lab-judge-line", **line))
            else:
                said.append(words.say("lab-judge-line-behind", change=change_brief(each.behind, words), **line))
        said += method(result, words)
    return "\n".join(said)


def judgement_html(result: Judgement, language: str) -> str:
    """Return a judgement as a table with a bar for every move; the judged one is lit."""
    words = result.game.words(language)
    parts = [heading(title(result, words)), *map(warning, notes(result, words))]
    if result.done:
        parts += map(paragraph, verdict(result, words))
        ids = ("lab-judge-move", "lab-wins", "lab-judge-change", "lab-points", "lab-compare-says")
        heads = [(id, 2 if id == "lab-wins" else 1) for id in ids]  # a bar stands beside its number
        top = "".join(
            f'<th scope="col" colspan="{wide}" style="{CELL};border-bottom:2px solid {INK}">{safe(words.say(id))}</th>'
            for id, wide in heads
        )
        rows = "".join(_row(each, result, words) for each in result.candidates)
        parts.append(
            f'<div style="overflow-x:auto"><table style="border-collapse:collapse;color:{INK};font-size:.95em;'
            f'margin:.6em 0"><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table></div>'
        )
        parts += map(small, method(result, words))
    return page("".join(parts), language)


def _row(each: Candidate, result: Judgement, words: Catalogue) -> str:
    judged = each.move == result.move
    cell = f"{CELL};border-bottom:1px solid {LINE}{f';background:{LIT}' if judged else ''}"
    number = f"{cell};white-space:nowrap"
    behind = change_html(each.behind, words) if each.behind is not None else ""
    move = named(result.game.parse(each.move), words)
    colour = INK if each.behind is None or each.behind.high < 0 else MUTED
    return (
        f'<tr><th scope="row" style="{cell};font-weight:{700 if judged else 400}">{move}</th>'
        f'<td style="{number}"><bdi dir="ltr">{safe(brief(each.wins, words))}</bdi></td>'
        f'<td style="{cell}">{_bar(each.wins)}</td><td style="{cell}">{behind}</td>'
        f'<td style="{number}"><bdi dir="ltr">{safe(brief(each.points, words))}</bdi></td>'
        f'<td style="{cell};color:{colour}">{safe(standing(each, result, words))}</td></tr>'
    )


def _bar(number: Sampled) -> str:
    """Return a share as a bar, without words: the number stands beside it."""
    return (
        f'<div aria-hidden="true" style="width:6em;height:.75em;background:{WHITE};border:1px solid {MUTED};'
        f'border-radius:3px"><div style="width:{100 * float(number):.1f}%;height:100%;background:{PATH}"></div></div>'
    )
