"""How zones and the match are decided: trees the engine executes, and the findings told from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from explorer.core.decisions import Decision, Node, Outcome, explain, walk
from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.rules import Part
from explorer.core.words import Word, word
from explorer.rules.influence.marks import FIRST_COLOUR, FLIPPED

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState


class ZoneCase:
    """One zone as it stands: who has how many cards and valid cards there, totals, and who takes part."""

    __slots__ = ("_led", "_lowest", "cards", "flipped", "region", "s", "totals", "valid")

    def __init__(self, s: InfluenceState, region: int) -> None:
        self.s, self.region = s, region
        self.flipped = bool(s.marks[region] & FLIPPED)
        n = s.players
        self.cards = s.placed[region * n : region * n + n]
        self._led: list[int] | None = None
        self._lowest = False
        rules = s.rules
        self.valid: Sequence[Sequence[int]] = self.cards
        if s.marks[region] >= FIRST_COLOUR:
            self.valid = [counted(s, region, seat) for seat in range(n)]
        value = rules.deck.points.__getitem__
        self.totals = [0] * n if rules.totals_off else [sum(map(value, kinds)) if kinds else 0 for kinds in self.valid]

    def participants(self) -> list[int]:
        """Return the seats whose totals are compared. Who takes part in a flipped zone is a ruling."""
        had = self.valid
        if self.flipped:
            reading = self.s.rules.participant
            if reading == "all-players":
                return list(range(len(self.cards)))
            if reading == "placed-cards":
                had = self.cards
        return [seat for seat, kinds in enumerate(had) if kinds]

    def leaders(self, lowest: bool) -> list[int]:
        """Return the participants who stand at the winning total."""
        if self._led is None or self._lowest is not lowest:
            self._led, self._lowest = self._find_leaders(lowest), lowest
        return self._led

    def _find_leaders(self, lowest: bool) -> list[int]:
        seats, off = self.participants(), self.s.rules.off
        if off and f"count:{'lowest' if lowest else 'highest'}-wins" in off:
            return seats[:1]
        totals = self.totals
        best = (min if lowest else max)([totals[seat] for seat in seats])
        return [seat for seat in seats if totals[seat] == best]


def counted(s: InfluenceState, region: int, seat: int) -> Sequence[int]:
    """Return a seat's valid cards in a zone: those whose colour is not cancelled there."""
    kinds = s.placed[region * s.players + seat]
    bits = s.marks[region] // FIRST_COLOUR
    if not bits or not kinds or s.rules.cancels_off:
        return kinds
    per_colour = len(s.deck.values)
    if s.rules.cancel_lasts:
        return [k for k in kinds if not bits >> k // per_colour & 1]
    reach = {bit // FIRST_COLOUR: counts[seat] for bit, _, _, counts in s.records[region]}
    return [k for i, k in enumerate(kinds) if i >= reach.get(1 << k // per_colour, 0)]


def _any_placed(case: ZoneCase) -> bool:
    return any(case.cards)


def _any_valid(case: ZoneCase) -> bool:
    return any(case.valid)


def _flipped(case: ZoneCase) -> bool:
    return case.flipped


def _lowest_tied(case: ZoneCase) -> bool:
    return len(case.leaders(True)) > 1


def _highest_tied(case: ZoneCase) -> bool:
    return len(case.leaders(False)) > 1


LOWEST = Outcome("won-lowest", ("lowest-wins", "zone-value"), says="won")
HIGHEST = Outcome("won-highest", ("highest-wins", "zone-value"), says="won")

ZONE = Decision(
    "any-placed",
    ("empty-ownerless",),
    _any_placed,
    yes=Decision(
        "any-valid",
        ("all-cancelled-burns",),
        _any_valid,
        yes=Decision(
            "flipped",
            ("lowest-wins", "highest-wins"),
            _flipped,
            yes=Decision(
                "lowest-tied",
                ("tie-burns",),
                _lowest_tied,
                yes=Outcome("burned-lowest-tie", ("tie-burns", "burned-no-points"), says="burned-tie"),
                no=LOWEST,
                says="tied",
            ),
            no=Decision(
                "highest-tied",
                ("tie-burns",),
                _highest_tied,
                yes=Outcome("burned-highest-tie", ("tie-burns", "burned-no-points"), says="burned-tie"),
                no=HIGHEST,
                says="tied",
            ),
        ),
        no=Outcome("burned-cancelled", ("all-cancelled-burns", "burned-no-points")),
    ),
    no=Outcome("ownerless", ("empty-ownerless",)),
)


def decide(s: InfluenceState, region: int) -> tuple[Outcome, ZoneCase, int | None]:
    """Return what becomes of a zone as its cards lie now, the case it was decided on, and its winner (or None)."""
    case = ZoneCase(s, region)
    outcome = walk(ZONE, case, s.rules.off)
    if outcome in (HIGHEST, LOWEST):
        return outcome, case, case.leaders(outcome is LOWEST)[0]
    return outcome, case, None


def fate(outcome: Outcome) -> str:
    """Return 'won', 'burned' or 'ownerless'."""
    return outcome.id.split("-")[0]


#: what a zone brought, after the rules, rows of cards, marks and records that it was decided on
Kept: TypeAlias = tuple[Any, list[Any], int, Any, tuple[int, int] | None]


def scores(s: InfluenceState) -> list[int]:
    """Return every seat's points were all cards revealed now. Zones that are as they were are not decided again."""
    points, rules, n, fates = [0] * s.players, s.rules, s.rules.players, s.fates
    placed, marks, records = s.placed, s.marks, s.records
    for region in s.regions:
        kept = fates[region]
        rows = placed[region * n : region * n + n]
        if (
            kept is None
            or kept[1] != rows
            or kept[2] != marks[region]
            or kept[3] is not records[region]
            or kept[0] is not rules
        ):
            kept = fates[region] = rules, rows, marks[region], records[region], points_from(s, region)
        brought = kept[4]
        if brought is not None:
            points[brought[0]] += brought[1]
    return points


def points_from(s: InfluenceState, region: int) -> tuple[int, int] | None:
    """Return (seat, points) that a zone brings as its cards lie: its printed value whole, or None when nobody's."""
    off = s.rules.off
    outcome, _, winner = decide(s, region)
    if winner is None:
        if "count:burned-no-points" not in off or fate(outcome) == "ownerless":
            return None
        winner = 0
    return winner, 0 if "count:zone-value" in off else s.deck.worth[region]


def zone_outcome(s: InfluenceState, region: int) -> Word:
    """Return who gets a zone as its cards lie: a seat, or in a word why nobody does."""
    outcome, _, winner = decide(s, region)
    return word(f"fate-{fate(outcome)}") if winner is None else seat_word(winner)


def lead(s: InfluenceState) -> Word:
    """Return who would win were all cards revealed now: a seat, or that the match would be drawn."""
    leaders = winners(s)
    return seat_word(leaders[0]) if len(leaders) == 1 else word("fate-drawn")


class MatchCase:
    """The match at its end: every seat's points and who stands highest."""

    __slots__ = ("leaders", "points")

    def __init__(self, points: Sequence[int]) -> None:
        self.points = points
        best = max(points)
        self.leaders = [seat for seat, n in enumerate(points) if n == best]


MATCH = Decision(
    "tied-lead",
    ("draw",),
    lambda case: len(case.leaders) > 1,
    yes=Outcome("draw", ("draw",)),
    no=Outcome("winner", ("most-points",)),
)

TREES: dict[str, Node] = {"zone": ZONE, "match": MATCH}


def winners(s: InfluenceState, points: Sequence[int] | None = None) -> list[int]:
    """Return the seat with most points, or all that share the highest total: there is no tie-break.

    `points` are the scores, where they are known already.
    """
    case = MatchCase(scores(s) if points is None else points)
    if "count:most-points" in s.rules.off:
        return list(range(s.players))
    return case.leaders if walk(MATCH, case, s.rules.off).id == "draw" else case.leaders[:1]


COUNTS = (
    Part("count", "player-count", "player-count"),
    Part("count", "valid-total", "valid-total"),
    Part("count", "cancelled-not-counted", "cancelled-not-counted"),
    Part("count", "highest-wins", "highest-wins"),
    Part("count", "lowest-wins", "lowest-wins"),
    Part("count", "zone-value", "zone-value"),
    Part("count", "burned-no-points", "burned-no-points"),
    Part("count", "most-points", "most-points"),
)


def tell_zone(s: InfluenceState, region: int) -> None:
    """Tell what became of a zone at the reveal."""
    outcome, case, winner = decide(s, region)
    zone = s.region_word(region)
    if winner is None:
        s.tell(f"zone-{fate(outcome)}", outcome.clauses[0], region=zone)
        return
    facts = {"seat": word("seat", n=winner), "total": case.totals[winner], "value": s.deck.worth[region]}
    s.tell("zone-won", outcome.clauses[0], region=zone, **facts)


def tell_match(s: InfluenceState) -> None:
    """Tell who has won, or that the match is drawn."""
    points = scores(s)
    standing = _standing(winners(s), max(points))
    if standing["count"] == 1:
        s.tell("match-won", "most-points", seat=standing["seat"], total=standing["total"])
    else:
        s.tell("match-drawn", "draw", seats=standing["seats"], total=standing["total"])


# findings


def zone_finding(s: InfluenceState, region: int, viewer: int) -> Finding:
    """Return why a zone goes to whom it goes; for a seat that cannot see all its cards, what that seat knows."""
    n = s.players
    zone = s.region_word(region)
    view = s.view(viewer)
    known = [seat for seat in range(n) if None not in view.cards(region, seat)]
    unseen = sum(1 for seat in range(n) for kind in view.cards(region, seat) if kind is None)
    case = None if unseen else ZoneCase(s, region)
    counting = () if case is None or not any(case.valid) else case.participants()
    below = tuple(_total(s, region, seat) for seat in known if s.laid(region, seat) or seat in counting)
    if case is None:
        facts = {"region": zone, "count": unseen}
        return Finding(s.game, "finding-zone-secret", "", None, ("own-faces", "reveal"), facts, below)
    facts = {"region": zone, "value": s.deck.worth[region]}
    if any(case.valid):
        leaders = case.leaders(case.flipped)
        facts.update(_standing(leaders, case.totals[leaders[0]]))
    return _as_things_stand(s, explain(s.game, ZONE, case, facts, s.rules.off, below))


def _standing(leaders: Sequence[int], total: int) -> dict[str, Any]:
    seats = tuple(word("seat", n=seat) for seat in leaders)
    return {"seats": seats, "count": len(seats), "total": total, "seat": seats[0]}


def _total(s: InfluenceState, region: int, seat: int) -> Finding:
    valid = counted(s, region, seat)
    lost = sorted((Counter(s.laid(region, seat)) - Counter(valid)).elements())
    facts = {
        "seat": word("seat", n=seat),
        "region": s.region_word(region),
        "total": sum(s.deck.points[k] for k in valid),
        "counted": s.card_words(valid),
        "cancelled": s.card_words(lost),
    }
    clauses = ("valid-total", "cancelled-not-counted") if lost else ("valid-total",)
    return Finding(s.game, "finding-zone-total", "", True, clauses, facts)


def score_finding(s: InfluenceState, seat: int, viewer: int) -> Finding:
    """Return why a seat has its points: the zones it wins as the cards lie, as far as the viewer can see them."""
    zones = tuple(zone_finding(s, region, viewer) for region in s.regions)
    secret = any(f.holds is None for f in zones)
    mine = [] if secret else [r for r in s.regions if decide(s, r)[2] == seat]
    facts = {
        "seat": word("seat", n=seat),
        "total": 0 if secret else scores(s)[seat],
        "zones": s.region_words(mine),
    }
    part = "hidden" if secret else ""
    return Finding(s.game, "finding-score", part, None if secret else True, ("zone-value",), facts, zones)


def match_finding(s: InfluenceState, viewer: int) -> Finding:
    """Return who wins the match and why, as far as the viewer can see the cards."""
    below = tuple(score_finding(s, seat, viewer) for seat in range(s.players))
    if any(f.holds is None for f in below):
        return Finding(s.game, "finding-match-secret", "", None, ("reveal",), {}, below)
    case = MatchCase(scores(s))
    facts = _standing(case.leaders, max(case.points))
    return _as_things_stand(s, explain(s.game, MATCH, case, facts, s.rules.off, below))


def _as_things_stand(s: InfluenceState, outcome: Finding) -> Finding:
    """Return an outcome as it must be said before the reveal: not as a fact, but as what would come of it now."""
    return outcome if s.revealed else replace(outcome, part="now")
