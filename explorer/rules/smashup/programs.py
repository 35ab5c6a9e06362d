"""Programs as the rules keep them: each by its key, such as 'collector.play', with the card or base it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from explorer.core.steps import Frame
from explorer.core.words import word
from explorer.rules.smashup.abilities import Ability, Program, Site

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

#: entries of a memo that a further frame of the same program takes over
CONTEXT = ("text", "at", "me", "here", "base", "who", "it", "faction", "last", "old", "shuffles")


@dataclass(frozen=True, slots=True, eq=False)
class Text:
    """A program with the id of its card or base, which is also the clause that it rests on."""

    clause: str
    program: Program


def programs_of(says: Mapping[str, Ability | Site]) -> dict[str, Text]:
    """Return every program of cards and bases that is not empty by its key."""
    found: dict[str, Text] = {}
    for id, owner in says.items():
        for name, program in owner.programs().items():
            if program:
                found[f"{id}.{name}"] = Text(id, program)
    return found


def key(s: S, card: int, name: str) -> str:
    """Return the key of a card's program, '' when it has none of that name."""
    return f"{s.kit.kind[card].id}.{name}" if name in s.rules.begun[card] else ""


def site_key(s: S, base: int, name: str) -> str:
    """Return the key of a base's program, '' when it has none of that name."""
    return f"{s.kit.bases[base].id}.{name}" if name in s.rules.sites_begun[base] else ""


def begin(s: S, text: str, seat: int, source: int = -1, cause: int = -1, **memo: Any) -> None:
    """Begin a program for a seat: `source` is the card whose it is (-1 for a base). '' begins nothing."""
    if text:
        s.push("do.next", seat=seat, source=source, cause=cause, memo={"text": text, "at": 0, **memo})


def carry_on(s: S, f: Frame, step: str, **memo: Any) -> Frame:
    """Push further work of the same program, with the same seat, source and cause."""
    context = {entry: value for entry, value in (f.memo or {}).items() if entry in CONTEXT}
    return s.push(step, seat=f.seat, source=f.source, cause=f.cause, memo={**context, **memo})


def source_word(s: S, f: Frame) -> Any:
    """Return the name of the card or base whose text a frame carries out."""
    text: Text = s.rules.programs[(f.memo or {})["text"]]
    return word(f"card-{text.clause}" if text.clause in s.rules.game.ids else f"base-{text.clause}")


def clause_of(s: S, f: Frame) -> str:
    """Return the clause of the card or base whose text a frame carries out."""
    text: Text = s.rules.programs[(f.memo or {})["text"]]
    return text.clause


def active_player(s: S, f: Frame) -> int:
    """Return whose turn it is."""
    return s.active


__all__ = [
    "CONTEXT", "Text", "active_player", "begin", "carry_on", "clause_of", "key", "programs_of", "site_key",
    "source_word",
]  # fmt: skip
