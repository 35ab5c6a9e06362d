"""How close a base is to breaking, and who gets which VP there and why: the executed tree walked for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.decisions import explain
from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.rules.smashup.abilities import noted
from explorer.rules.smashup.explaining_power import power_finding, until
from explorer.rules.smashup.places import AWARD, PLACES, Claim, award_of, extra_of, gains_of, place_of
from explorer.rules.smashup.power import breakpoint_of, breaks, cancelled, total
from explorer.rules.smashup.records import BREAKPOINT

if TYPE_CHECKING:
    from explorer.core.steps import Frame
    from explorer.rules.smashup.table import TableTop as S


def scoring_of(s: S, base: int) -> Frame | None:
    """Return the frame in which a base is being scored, None where it is not."""
    frames = [f for f in s.stack if s.rules.steps[f.at].step.flow == "score" and noted(f, "base") == base]
    return frames[0] if frames else None


def base_finding(s: S, base: int) -> Finding:
    """Return whether a base has power enough to break, and what then happens; below it every minion's power."""
    facts = {
        "base": s.base_word(base),
        "total": total(s, base),
        "breakpoint": breakpoint_of(s, base),
        "printed": s.kit.bases[base].breakpoint,
    }
    changes = tuple(
        Finding(
            s.game, "finding-breakpoint", "", True, ("breakpoint", s.kit.kind[e.source].id),
            {**facts, "source": s.card_word(e.source), "amount": -e.amount, "until": until(s, e)},
        )
        for e in s.effects if e.kind == BREAKPOINT and e.target == base
    )  # fmt: skip
    below = (*changes, *(power_finding(s, minion) for minion in s.on(base)))
    if scoring_of(s, base) is not None:
        return Finding(s.game, "finding-base", "scoring", True, ("before-scoring", "one-base-at-a-time"), facts, below)
    holds = breaks(s, base)
    clauses = ("breakpoint", "check-bases") if holds else ("breakpoint",)
    return Finding(s.game, "finding-base", "" if holds else "short", holds, clauses, facts, below)


def award_finding(s: S, base: int, seat: int) -> Finding:
    """Return what a seat's place on a base is worth, by the tree that the engine walks; below it minions there."""
    claim = Claim(s, base, seat)
    facts = {
        "base": s.base_word(base),
        "seat": seat_word(seat),
        "count": claim.minions,
        "total": claim.power,
        "ahead": claim.ahead,
        "sharing": claim.sharing,
        "vp": award_of(s, base, seat),
    }
    below = tuple(power_finding(s, minion) for minion in s.on(base) if minion.seat == seat)
    return explain(s.game, AWARD, claim, facts, s.rules.off, below)


def score_finding(s: S, base: int) -> Finding:
    """Return who gets which VP if a base scores as its minions lie: every seat's way through the tree, ties, and what
    the base itself adds."""
    gained = [0] * s.players
    for gain in gains_of(s, base):
        gained[gain.seat] += gain.vp
    seats = sorted(range(s.players), key=lambda seat: (place_of(s, base, seat) or len(PLACES) + 1, -gained[seat], seat))
    facts = {
        "base": s.base_word(base),
        "total": total(s, base),
        "breakpoint": breakpoint_of(s, base),
        "worth": s.kit.bases[base].worth,
        "gains": tuple(word("seat-gains", seat=seat_word(n), vp=gained[n]) for n in seats if gained[n]),
    }
    below = (
        *_awarded(s, base),
        *(award_finding(s, base, seat) for seat in seats),
        *_ties(s, base),
        *_extras(s, base, seats),
    )
    clauses = ("places", "tied-places", "need-minion")
    return Finding(s.game, "finding-score", "", True, clauses, facts, below)


def _awarded(s: S, base: int) -> tuple[Finding, ...]:
    """Return that the VP of this scoring have been given, with the places that seats had then."""
    f = scoring_of(s, base)
    places = None if f is None else (f.memo or {}).get("places")
    if places is None:
        return ()
    placed = tuple(
        word("seat-placed", seat=seat_word(seat), rank=word(f"rank-{place}"))
        for place, seat in sorted((place, seat) for seat, place in enumerate(places))
        if place
    )
    facts = {"base": s.base_word(base), "placed": placed}
    return (Finding(s.game, "finding-awarded", "", True, ("after-scoring",), facts),)


def _ties(s: S, base: int) -> tuple[Finding, ...]:
    """Return a finding for each place that several seats share: it is the best of theirs, those below are used up."""
    found = []
    for place in range(1, len(PLACES) + 1):
        sharing = [seat for seat in range(s.players) if place_of(s, base, seat) == place]
        if len(sharing) > 1:
            used = range(place + 1, min(place + len(sharing), len(PLACES) + 1))
            facts: dict[str, Any] = {
                "base": s.base_word(base),
                "seats": tuple(map(seat_word, sharing)),
                "total": Claim(s, base, sharing[0]).power,
                "rank": word(f"rank-{place}"),
                "vp": award_of(s, base, sharing[0]),
                "places": tuple(used),
                "skipped": tuple[Word, ...](word(f"rank-{other}") for other in used),
            }
            found.append(Finding(s.game, "finding-tie", "", True, ("tied-places",), facts))
    return tuple(found)


def _extras(s: S, base: int, seats: list[int]) -> tuple[Finding, ...]:
    """Return what the ability of a base adds for each seat there, or for whom it does not count."""
    site, clause = s.rules.sites[base], s.kit.bases[base].id
    found = []
    for seat in seats if site.scores else []:
        vp = extra_of(s, base, seat, place_of(s, base, seat))
        facts = {
            "base": s.base_word(base),
            "seat": seat_word(seat),
            "vp": vp,
            "text": word(f"site-scores-{site.scores}"),
        }
        if vp:
            found.append(Finding(s.game, "finding-extra", "", True, (clause,), facts))
        elif cancelled(s, base) and Claim(s, base, seat).minions:
            found.append(Finding(s.game, "finding-extra", "cancelled", False, (clause,), facts))
    return tuple(found)


__all__ = ["award_finding", "base_finding", "score_finding", "scoring_of"]
