"""Findings of `hundred`: every seat's points and what they would cost it, the match, the effect on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import explain, walk
from explorer.core.findings import Finding
from explorer.core.words import Word, word
from explorer.rules.hundred import timing
from explorer.rules.hundred.deck import MAGIC
from explorer.rules.hundred.resolution import (
    EFFECT,
    END_OF_ROUND,
    PAYS,
    EndCase,
    MatchCase,
    SeatCase,
    distance,
    distances,
    match_tree,
)
from explorer.rules.hundred.spells import case_of, direction, links, memo

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def topics(s: S) -> list[str]:
    """Return everything that can be explained: points seat by seat, the end, the match, when each card of this deck
    may be played, the effect on the table."""
    found = [*(f"points:{seat}" for seat in range(s.players)), "end", "winner"]
    found += [f"card:{name}" for kind, name in enumerate(MAGIC) if s.deck.copies[kind]]
    found.append(f"card:{timing.NUMBER}")
    return [*found, "effect"] if links(s) else found


def outcome(s: S) -> Word:
    """Return who has won, or would win as the points stand."""
    case = MatchCase(s)
    if walk(match_tree(s), case, s.rules.off).id == "shared":
        return word("fate-shared")
    first: Word = s.rules.seats[case.leaders[0]]
    return first


def finding(s: S, topic: str, seat: int) -> Finding:
    """Return the finding on a topic; scores lie open, so everybody may read all of it. Whether a moment is a seat's own
    depends on the seat."""
    kind, _, name = topic.partition(":")
    if kind == "points":
        return points_finding(s, int(name))
    if kind == "card":
        return timing.finding(s, timing.CARDS.index(name), seat)
    return {"winner": match_finding, "end": end_finding, "effect": effect_finding}[kind](s)


def points_finding(s: S, seat: int) -> Finding:
    """Return what a seat's points come to, and what it would pay as they stand."""
    far = distances(s)
    points, paid = s.points(seat), s.penalties[seat]
    facts = {
        "seat": s.rules.seats[seat], "points": points, "distance": distance(s, points), "least": min(far),
        "aim": s.rules.aim, "cards": s.code_words(s.laid[seat]), "change": s.mods[seat], "paid": paid,
    }  # fmt: skip
    below = (Finding(s.game, "finding-points", "", True, ("number-played",), facts),)
    return explain(s.game, PAYS, SeatCase(far[seat], min(far)), facts, s.rules.off, below)


def match_finding(s: S) -> Finding:
    """Return who has won and why, or how the match stands."""
    case = MatchCase(s)
    several = s.rules.several_rounds
    facts = {
        "seat": s.rules.seats[case.leaders[0]], "seats": s.seat_words(case.leaders), "count": len(case.leaders),
        "distance": case.measure[case.leaders[0]], "aim": s.rules.aim, "over": "yes" if s.is_over else "no",
        "by": "penalties" if several else "distance",
    }  # fmt: skip
    below = tuple(
        Finding(
            s.game, "finding-standing", "", True, ("rounds",) if several else ("either-side",),
            {"seat": s.rules.seats[seat], "points": s.points(seat), "distance": n, "aim": s.rules.aim,
             "by": facts["by"]},
        )
        for seat, n in enumerate(case.measure)
    )  # fmt: skip
    return explain(s.game, match_tree(s), case, facts, s.rules.off, below)


def end_finding(s: S) -> Finding:
    """Return whether the round ends with the turn that is on, or has ended."""
    facts = {
        "seat": s.rules.seats[s.to_move], "count": s.skipped, "players": s.players, "turn": s.turn,
        "left": sum(s.pool) + len(s.top) + len(s.bottom), "limit": s.rules.turn_limit,
    }  # fmt: skip
    return explain(s.game, END_OF_ROUND, EndCase(s), facts, s.rules.off, ())


def effect_finding(s: S) -> Finding:
    """Return where the first card on the table points as things stand, the cards that answered it below."""
    frames = links(s)
    first, top = frames[0], frames[-1]
    seats, words = s.rules.seats, s.deck.words
    case = case_of(s, first)
    user, target = direction(s, top)
    if top is not first:
        case.turned = (user, target) != (first.seat, memo(first)["to"])
        case.stopped = "stopped" in memo(top)
    facts = {"card": words[first.source], "seat": seats[user], "opponent": seats[target]}
    below = tuple(
        Finding(
            s.game, "finding-link", "", True, ("mirror",) if f is not first else ("magic-played",),
            {"card": words[f.source], "seat": seats[f.seat], "opponent": seats[memo(f)["to"]]},
        )
        for f in frames
    )  # fmt: skip
    return explain(s.game, EFFECT, case, facts, s.rules.off, below)


__all__ = ["finding", "outcome", "topics"]
