"""A game's rules on one page to print: every clause in its own words, grouped, each with the lines it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from explorer.core.errors import near
from explorer.core.game import Game
from explorer.core.reading import Table, load_toml
from explorer.core.registry import find_game
from explorer.core.rulebook import Clause
from explorer.core.words import Catalogue, word
from explorer.drawing.palette import INK, LINE, MUTED
from explorer.drawing.printing import printed_page
from explorer.drawing.text import safe

MARK = "◇"  # stands beside what is assumed

_STYLE = f"""
main {{ columns: 2; column-gap: 6mm; }}
section {{ margin: 0 0 1.7mm; }}
ul {{ list-style: none; margin: 0; padding: 0; }}
li {{ margin: 0 0 .5mm; padding-inline-start: 3.2mm; text-indent: -3.2mm; break-inside: avoid; }}
li::before {{ content: "•"; display: inline-block; width: 3.2mm; text-indent: 0; color: {MUTED}; }}
li.assumed::before {{ content: "{MARK}"; color: {INK}; font-size: .8em; }}
cite {{
  font-style: normal; color: {MUTED}; font-size: 8.5pt; white-space: nowrap; text-indent: 0; border: .5pt solid {LINE};
  border-radius: 2pt; padding: 0 1mm;
}}
footer {{ border-top: .6pt solid {LINE}; margin-top: 1mm; padding-top: 1mm; color: {MUTED}; font-size: 8.5pt; }}
footer p {{ margin: 0; }}
@media screen {{ main {{ column-width: 80mm; }} }}
"""


@dataclass(frozen=True)
class Heading:
    """One group of the sheet: its title by language and its clauses."""

    title: Mapping[str, str]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class LeftOut:
    """A clause that is not on the sheet, and why, by language."""

    clause: Clause
    why: Mapping[str, str]


@dataclass(frozen=True)
class Sheet:
    """What `seeds/<game>/sheet.toml` holds, checked: every clause of the rulebook stands in it exactly once."""

    game: Game
    headings: tuple[Heading, ...]
    left_out: tuple[LeftOut, ...]


def load_sheet(game: Game | str) -> Sheet:
    """Read and check a game's rule sheet.

    Raises FileError for an unknown clause, one that stands there twice, and one that is missing.
    """
    game = find_game(game) if isinstance(game, str) else game
    top = load_toml(game.folder / "sheet.toml")
    seen: set[str] = set()
    headings = []
    for table in top.tables("heading"):
        headings.append(Heading(table.texts("title", game.rulebook.languages), _clauses(table, game, seen)))
        table.done()
    left_out: list[LeftOut] = []
    for table in top.tables("left_out"):
        why = table.texts("why", game.rulebook.languages)
        left_out += [LeftOut(clause, why) for clause in _clauses(table, game, seen)]
        table.done()
    top.done()
    missing = [id for id in game.rulebook.clauses if id not in seen]
    if missing:
        raise top.fail("", f"every clause has a heading or is left out; {', '.join(missing)} is not there")
    return Sheet(game, tuple(headings), tuple(left_out))


def _clauses(table: Table, game: Game, seen: set[str]) -> tuple[Clause, ...]:
    found = []
    for i, id in enumerate(table.list_of("clauses", str)):
        if id not in game.rulebook.clauses:
            raise table.fail(f"clauses[{i}]", f"no clause has the id {id!r}{near(id, game.rulebook.clauses)}")
        if id in seen:
            raise table.fail(f"clauses[{i}]", f"the clause {id!r} stands on the sheet twice")
        seen.add(id)
        found.append(game.rulebook.clauses[id])
    return tuple(found)


def rule_sheet(game: Game | str, language: str = "en") -> str:
    """Return the rule sheet as a self-contained HTML page that prints on one sheet of A4.

    Raises ExplorerError for a language the game does not speak, FileError for a sheet that does not hold what it must.
    """
    sheet = load_sheet(game)
    game = sheet.game
    words = game.words(language)
    title = words.say("sheet-title", game=words.say(f"game-{game.id}"))
    low, high = game.usual_range
    book = game.rulebook
    head = [
        words.say("sheet-players", least=low, most=high),
        words.say("sheet-source", document=book.number),
        words.say("sheet-legend"),
    ]
    if words.knows("sheet-short-words"):
        head.append(words.say("sheet-short-words"))  # what a game's short words stand for
    sections = "".join(_section(heading, words, game) for heading in sheet.headings)
    foot = [words.say("sheet-legend-assumed", mark=MARK)]
    for why, ids in _by_reason(sheet, language).items():
        lines = [id for id in ids if game.clause(id).lines]  # where an assumption comes from is no use on paper
        said = word("sheet-left-out", why=why)
        if lines:
            said = word("sheet-left-out-lines", why=why, cited=game.cite(*lines, language=language))
        foot.append(words.say(said))
    body = (
        f"<header><h1>{safe(title)}</h1><p>{' &emsp; '.join(map(safe, head))}</p></header>\n"
        f"<main>{sections}</main>\n<footer>{''.join(f'<p>{safe(line)}</p>' for line in foot)}</footer>"
    )
    return printed_page(title, body, language, _STYLE)


def _by_reason(sheet: Sheet, language: str) -> dict[str, list[str]]:
    """Return the ids of the clauses that are left out, by the reason why."""
    found: dict[str, list[str]] = {}
    for entry in sheet.left_out:
        found.setdefault(entry.why[language], []).append(entry.clause.id)
    return found


def _section(heading: Heading, words: Catalogue, game: Game) -> str:
    lines = "".join(_line(clause, words, game) for clause in heading.clauses)
    return f"<section><h2>{safe(heading.title[words.language])}</h2><ul>{lines}</ul></section>\n"


def _line(clause: Clause, words: Catalogue, game: Game) -> str:
    kind = ' class="assumed"' if clause.assumed is not None else ""
    lines = words.listed(clause.lines)
    cited = game.cite(clause.id, language=words.language)  # in full for who points at it; the header names the document
    small = f'<cite title="{safe(cited)}">{safe(lines or clause.reference)}</cite>'
    return f"<li{kind}>{safe(clause.text[words.language])} {small}</li>"


__all__ = ["Heading", "LeftOut", "Sheet", "load_sheet", "rule_sheet"]
