"""Text as pictures need it: made safe, measured without a font, cut and broken into lines."""

from __future__ import annotations

import html
import re
import unicodedata

from explorer.core.words import direction

FONTS = (
    "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans Arabic', 'Noto Naskh Arabic', "
    "Tahoma, Arial, 'DejaVu Sans', sans-serif"
)
LEFT_TO_RIGHT, RIGHT_TO_LEFT, FIRST_STRONG = ISOLATES = "\u2066\u2067\u2068"
END_ISOLATE = "\u2069"
DIRECTED = {"L": LEFT_TO_RIGHT, "R": RIGHT_TO_LEFT, "": FIRST_STRONG}
_NARROW = frozenset("iljtfrI.,:;'|!()[] ·°’")
_WIDE = frozenset("mwMWOQGDHNUΣ%@—")
_WORDS = re.compile(r"(?:\S*[≈<>] )?\S+(?: [%٪]\S*)?")
_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e")


def clean(text: str) -> str:
    """Return text without what XML forbids and without marks that would turn the text around it."""
    return "".join(c for c in text if c not in _OVERRIDES and unicodedata.category(c) not in ("Cc", "Cs", "Cn"))


def safe(text: object) -> str:
    """Return text for use inside HTML or SVG, in an element or an attribute."""
    return html.escape(clean(str(text)), quote=True)


def against(text: str, rtl: bool) -> bool:
    """Tell whether every letter of a text runs against the picture's direction (a name in the other script)."""
    letters = {unicodedata.bidirectional(c) in ("R", "AL") for c in text if c.isalpha()}
    return letters == {not rtl}


def width(text: str, size: float, bold: bool = False) -> float:
    """Return about how wide a text is at a font size: a little generous, since fonts differ."""
    return size * (1.08 if bold else 1.0) * sum(map(_letter, text))


def _letter(c: str) -> float:
    if unicodedata.combining(c) or unicodedata.category(c) == "Cf":
        return 0.0
    if c in _NARROW:
        return 0.33
    if c in _WIDE or unicodedata.east_asian_width(c) in "WF":
        return 0.9 if c in _WIDE else 1.05
    if c.isupper():
        return 0.69
    return 0.53 if unicodedata.bidirectional(c) in ("R", "AL") else 0.57


def fit(text: str, size: float, room: float, bold: bool = False) -> str:
    """Return the text, or as much of it as fits the room followed by an ellipsis."""
    if width(text, size, bold) <= room:
        return text
    kept = text
    while kept and (width(kept + "…", size, bold) > room or unicodedata.combining(kept[-1])):
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def wrap(text: str, size: float, room: float, most: int = 99) -> list[str]:
    """Return the text broken between words into lines that fit the room; beyond `most` lines it is cut.

    A number stays with what belongs to it: '≈ 52 %' is one word.
    """
    lines: list[str] = []
    for part in _WORDS.findall(" ".join(text.split())):
        if lines and width(f"{lines[-1]} {part}", size) <= room:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return _balanced([fit(line, size, room) for line in lines])


def _balanced(lines: list[str]) -> list[str]:
    """Close direction isolates at the end of each line and open them again on the next, so that none is cut in two.

    One that runs as its first letter does keeps that direction on the next line, whatever that begins with.
    """
    whole: list[str] = []
    open_ = ""
    for n, line in enumerate(lines):
        line = open_ + line
        open_ = ""
        for at, c in enumerate(line):
            if c in ISOLATES:
                open_ += DIRECTED[direction(line[at + 1 :] + "".join(lines[n + 1 :]))] if c == FIRST_STRONG else c
            elif c == END_ISOLATE:
                open_ = open_[:-1]
        whole.append(line + END_ISOLATE * len(open_))
    return whole
