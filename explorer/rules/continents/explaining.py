"""Why a coin is whose, which ways are open, what dice and wars come to, who wins: findings told from the trees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.decisions import explain, walk
from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.rules.continents import timing
from explorer.rules.continents.deck import ATTACKER, DEFENDER
from explorer.rules.continents.resolution import (
    COIN,
    LOSS,
    MATCH,
    PAIR,
    ROUTE,
    WAR,
    WON_BY,
    CoinCase,
    LossCase,
    MatchCase,
    PairCase,
    RouteCase,
    WarCase,
    pair_outcome,
    pairs_in,
)

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S


def topics(s: S) -> list[str]:
    """Return a topic for each coin, for the battle that is on, for the match, when each tactic may be played, and for
    each way on the map."""
    names = s.deck.continents
    found = [f"coin:{name}" for name in names]
    if s.battle is not None:
        if all(s.battle.shown) and not any(len(d) < n for d, n in zip(s.battle.shown, s.battle.dice, strict=True)):
            found += [f"pair:{i + 1}" for i in range(pairs_in(s.battle))]
        found.append("war")
    found.append("winner")
    found += [f"card:{name}" for name, copies in zip(s.deck.tokens, s.deck.copies, strict=True) if copies]
    return [*found, *(f"route:{a}>{b}" for a in names for b in names)]


def finding(s: S, topic: str, seat: int) -> Finding:
    """Return the finding on a topic for a seat. All of them rest on what lies open."""
    kind, _, rest = topic.partition(":")
    names = s.deck.continents
    if kind == "coin":
        return coin_finding(s, names.index(rest))
    if kind == "route":
        source, _, target = rest.partition(">")
        return route_finding(s, names.index(source), names.index(target))
    if kind == "card":
        return timing.finding(s, s.deck.tokens.index(rest), seat)
    if kind == "pair":
        return pair_finding(s, int(rest) - 1)
    return war_finding(s) if kind == "war" else match_finding(s)


def outcome(s: S, topic: str) -> Word:
    """Return what a stake comes to now: the seat that has a coin or leads the match, or nobody."""
    kind, _, rest = topic.partition(":")
    if kind == "coin":
        holder = s.coins[s.deck.continents.index(rest)]
        return seat_word(holder) if holder >= 0 else word("nobody")
    case = MatchCase(s, s.is_over)
    best = [case.winner] if case.winner >= 0 else case.leaders
    return seat_word(best[0]) if len(best) == 1 else word("fate-level")


def coin_finding(s: S, continent: int) -> Finding:
    """Return whose a continent's coin is and why, and how far everybody is from it."""
    case, number = CoinCase(s, continent), s.deck.number[continent]
    seats = s.rules.seats
    name = s.land_word(continent)
    facts: dict[str, Any] = {
        "continent": name, "number": number, "cards": s.deck.cards[continent],
        "holder": seats[case.holder] if case.holder >= 0 else word("nobody"),
        "seat": seats[case.claimant] if case.claimant >= 0 else word("nobody"),
        "count": s.count(case.holder, continent) if case.holder >= 0 else 0,
    }  # fmt: skip
    below = tuple(
        Finding(
            s.game, "finding-progress", "", s.count(seat, continent) >= number, ("take-coin",),
            {"seat": seats[seat], "continent": name, "count": s.count(seat, continent), "number": number},
        )
        for seat in range(s.players)
        if s.count(seat, continent)
    )  # fmt: skip
    return explain(s.game, COIN, case, facts, s.rules.off, below)


def route_finding(s: S, source: int, target: int) -> Finding:
    """Return whether one continent can be attacked from another, and what can be."""
    facts = {"source": s.land_word(source), "target": s.land_word(target)}
    reached = s.rules.reach[source]
    ways = (walk(ROUTE, RouteCase(s.deck, source, other), s.rules.off) for other in reached)
    cited = tuple(dict.fromkeys(clause for way in ways for clause in way.clauses))
    facts_below = {**facts, "reached": s.land_words(reached)}
    below = (Finding(s.game, "finding-reach", "", True, cited, facts_below),)
    return explain(s.game, ROUTE, RouteCase(s.deck, source, target), facts, s.rules.off, below)


def pair_finding(s: S, pair: int) -> Finding:
    """Return who wins a pair of the dice that lie there, and (unless it is settled) what the loser would pay."""
    b = s.battle
    assert b is not None
    case = PairCase(b.shown[ATTACKER][pair], b.shown[DEFENDER][pair])
    seats = s.rules.seats
    facts = {
        "pair": pair + 1, "red": case.red, "black": case.black, "seat": seats[b.attacker],
        "opponent": seats[b.defender],
    }  # fmt: skip
    below: tuple[Finding, ...] = ()
    if pair == b.pair:
        below = (loss_finding(s, 1 - WON_BY[pair_outcome(s, b, pair).id]),)
    return explain(s.game, PAIR, case, facts, s.rules.off, below)


def loss_finding(s: S, side: int) -> Finding:
    """Return what a side pays for a lost pair as its cards lie."""
    b = s.battle
    assert b is not None
    case = LossCase(s, b, side)
    facts = {
        "seat": s.rules.seats[b.principal(side)], "opponent": s.rules.seats[b.principal(1 - side)],
        "side": s.rules.side_words[side], "troops": case.troops, "cards": case.cards,
        "continent": s.land_word(b.source if side == ATTACKER else b.target),
    }  # fmt: skip
    return explain(s.game, LOSS, case, facts, s.rules.off, ())


def war_finding(s: S) -> Finding:
    """Return what comes of the war as the cards lie."""
    b = s.battle
    assert b is not None
    case = WarCase(s, b)
    facts = {
        "seat": s.rules.seats[b.attacker], "opponent": s.rules.seats[b.defender],
        "source": s.land_word(b.source), "continent": s.land_word(b.target),
        "attacking": case.attacking, "defending": case.defending,
        "troops": len(b.troops[ATTACKER]), "against": len(b.troops[DEFENDER]),
    }  # fmt: skip
    return explain(s.game, WAR, case, facts, s.rules.off, ())


def match_finding(s: S) -> Finding:
    """Return who has won and why, or how the match stands."""
    case = MatchCase(s, s.is_over)
    seats = s.rules.seats
    who = case.winner if walk(MATCH, case, s.rules.off).id == "match-won" else case.leaders[0]
    facts = {
        "seat": seats[who], "seats": tuple(seats[seat] for seat in case.leaders), "count": len(case.leaders),
        "coins": case.coins[who], "needed": s.deck.coins_to_win, "turn": s.turn, "limit": s.deck.turn_limit,
        "cards": case.cards[who],
    }  # fmt: skip
    below = tuple(
        Finding(
            s.game, "finding-standing", "", True, ("two-coins",),
            {
                "seat": seats[seat], "coins": case.coins[seat], "cards": case.cards[seat],
                "continents": s.land_words(c for c, holder in enumerate(s.coins) if holder == seat),
            },
        )
        for seat in range(s.players)
    )  # fmt: skip
    return explain(s.game, MATCH, case, facts, s.rules.off, below)


__all__ = ["finding", "outcome", "topics"]
