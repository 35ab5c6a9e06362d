"""A roll as pairs: red against black, sorted, who wins each pair and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from explorer.drawing import icons
from explorer.drawing.boards import continents_cards as cards
from explorer.drawing.palette import INK, LINE, LIT, MUTED, WHITE
from explorer.drawing.pen import Pen

if TYPE_CHECKING:
    from explorer.core.words import Catalogue, Word
    from explorer.rules.continents.views import ContinentsView

HIGH = 44  # a pair's row
WON_BY = {"outcome-pair-attacker": 0, "outcome-pair-defender": 1, "outcome-pair-tied": 1}


def roll(
    pen: Pen, words: Catalogue, k: float, x: float, y: float, room: float, shown: Sequence[Sequence[int]],
    outcomes: Sequence[str], settled: int = 0, first: int = 1, next_one: int | None = None,
) -> float:  # fmt: skip
    """Draw dice (red, black) row by row, and return how high they are. `outcomes` names what each pair comes to, as
    far as the dice lie; so many pairs are `settled` (ticked), `next_one` is lit."""
    rows = max(len(shown[0]), len(shown[1]), 1)
    size = 32 * k
    for i in range(rows):
        top = y + i * HIGH * k
        outcome = outcomes[i] if i < len(outcomes) else ""
        pen.open(data_topic=f"pair:{first + i}" if outcome else None)
        if outcome:
            lit = next_one == i
            edge = {"stroke": INK if lit else LINE, "stroke_width": 1.2}
            pen.rect(x, top, room, (HIGH - 4) * k, LIT if lit else WHITE, 8, **edge)
        for side in (0, 1):
            if i < len(shown[side]):
                at, alone = x + (12 + 64 * side) * k, not outcome and bool(outcomes)
                cards.die(pen, shown[side][i], side, at, top + 4 * k, size, faint=alone)
        if outcome:
            _verdict(pen, words, k, outcome, x, top, room, i < settled)
        elif outcomes:
            said = words.say("draw-unpaired")
            pen.text(x + 122 * k, top + 25 * k, said, 14 * k, fill=MUTED, room=room - 130 * k)
        pen.close()
    return rows * HIGH * k


def _verdict(pen: Pen, words: Catalogue, k: float, outcome: str, x: float, y: float, room: float, done: bool) -> None:
    """What a pair comes to: `>`, `<` or `=` between the dice, the winner's sign and words; a tick where it is paid."""
    red_wins = WON_BY[outcome] == 0
    sign = "=" if outcome == "outcome-pair-tied" else ("<" if pen.rtl else ">") if red_wins else ">" if pen.rtl else "<"
    # isolated: in a run from right to left the sign itself would be mirrored
    pen.text(x + 60 * k, y + 27 * k, f"\u2066{sign}\u2069", 20 * k, anchor="middle", bold=True)
    pen.icon(cards.SIDES[WON_BY[outcome]], x + 120 * k, y + 10 * k, 20 * k, INK)
    said = words.say(outcome.replace("outcome", "draw"))
    pen.text(x + 146 * k, y + 26 * k, said, 15 * k, bold=True, room=room - (178 if done else 154) * k)
    if done:
        pen.icon(icons.TICK, x + room - 28 * k, y + 11 * k, 18 * k, INK)


def outcomes_of(view: ContinentsView) -> tuple[str, ...]:
    """Return what each pair of the dice that lie there comes to; nothing before all are thrown."""
    topics = [topic for topic in view.topics() if topic.startswith("pair:")]
    return tuple(view.explain(topic).id for topic in topics)


def roll_svg(view: ContinentsView, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
    """Return the roll that lies there as a picture of its own, '' where no dice lie."""
    b = view.battle
    if b is None or not any(b.shown):
        return ""
    words = view.game.words(language, names)
    topics = [topic for topic in view.topics() if topic.startswith("pair:")]
    desc = "\n".join(view.explain(topic).text(language, names) for topic in topics)
    return picture(words, b.shown, outcomes_of(view), desc, b.pair)


def picture(
    words: Catalogue, shown: Sequence[Sequence[int]], outcomes: Sequence[str], desc: str, settled: int = 0,
    first: int = 1,
) -> str:  # fmt: skip
    """Return dice as a picture of its own."""
    pen = Pen(520, words.right_to_left)
    for side in (0, 1):
        pen.icon(cards.SIDES[side], 34.0 + 64 * side, 12, 18, INK)
    high = roll(pen, words, 1, 16, 38, 488, shown, outcomes, settled, first)
    seen = f"{shown}{list(outcomes)}{settled}{first}{words.language}{desc}"
    title = words.say("draw-roll")
    return pen.svg(46 + high, f"roll-{sha256(seen.encode()).hexdigest()[:12]}", title, desc, words.language, pen.width)


__all__ = ["HIGH", "outcomes_of", "picture", "roll", "roll_svg"]
