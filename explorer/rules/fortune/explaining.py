"""What a fortune counts, what can be stolen, how a contest and the match stand: findings told from the trees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.decisions import explain, walk
from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.core.words import Word, word
from explorer.rules.fortune.answering import DEMAND, DemandCase
from explorer.rules.fortune.reckoning import MATCH, MatchCase
from explorer.rules.fortune.resolution import FATE, TOP, FateCase, TopCase
from explorer.rules.fortune.stealing import STEAL, HeistCase

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S

TOP_OF = "top-"


def seat_in(name: str) -> int:
    """Return the seat in a topic's name such as 'top-1'."""
    return int(name.removeprefix(TOP_OF))


def topics(s: S) -> list[str]:
    """Return a topic for each fortune and its top group, for each steal, for the contest that is on, for the match;
    once all is played, only what has been counted: nobody attacks any more."""
    seats = range(s.players)
    found = ["duel"] if s.duel is not None else []
    found += [f"fortune:{seat}" for seat in seats]
    if s.is_over:
        return [*found, "winner"]
    found += [f"group:{TOP_OF}{seat}" for seat in seats]
    found += [f"steal:{thief}>{owner}" for thief in seats for owner in seats if thief != owner]
    return [*found, "winner"]


def finding(s: S, topic: str, seat: int) -> Finding:
    """Return the finding on a topic, as far as a seat (or ALL) knows the facts it reads."""
    kind, _, rest = topic.partition(":")
    if kind == "fortune":
        return fortune_finding(s, int(rest))
    if kind == "group":
        return top_finding(s, seat_in(rest), seat)
    if kind == "steal":
        thief, _, owner = rest.partition(">")
        return steal_finding(s, int(thief), int(owner))
    return duel_finding(s) if kind == "duel" else match_finding(s)


def outcome(s: S, topic: str) -> Word:
    """Return what a stake comes to as things stand: who leads, or who would have a top group."""
    kind, _, rest = topic.partition(":")
    if kind == "winner":
        ahead = MatchCase(s).ahead
        return seat_word(ahead[0]) if len(ahead) == 1 else word("fate-level")
    case = TopCase(s, seat_in(rest))
    found = walk(TOP, case, s.rules.off).id
    if found == "top-none":
        return word("nobody")
    return holder(s, case, found != "top-falls")


def holder(s: S, case: TopCase, answered: bool) -> Word:
    """Return who has a top group if the seat that is to answer does, or does not."""
    seat = case.asked if answered else case.other
    return s.rules.seats[seat] if seat >= 0 else word("fate-attacker")


def fortune_finding(s: S, seat: int) -> Finding:
    """Return what a fortune counts: every kind of card in it, how many, what each is worth."""
    facts = {"seat": s.rules.seats[seat], "total": s.scores()[seat], "count": len(s.fortunes[seat])}
    return Finding(s.game, "finding-fortune", "", True, ("cash-value", "fortune"), facts, worth_findings(s, seat))


def worth_findings(s: S, seat: int) -> tuple[Finding, ...]:
    """Return what each kind of card in a fortune adds to it."""
    deck, worth = s.deck, s.rules.worth
    counts = [0] * len(deck.kinds)
    for group in s.fortunes[seat]:
        for kind in group.cards(deck.silver):
            counts[kind] += 1
    return tuple(
        Finding(
            s.game, "finding-worth", "", True, ("cash-value",) if kind < deck.goods else ("precious-worth",),
            {"card": deck.words[kind], "count": n, "value": worth[kind], "amount": n * worth[kind]},
        )
        for kind, n in enumerate(counts)
        if n
    )  # fmt: skip


def steal_finding(s: S, thief: int, owner: int) -> Finding:
    """Return whether a seat may steal another's top group, were it its turn, and why (not)."""
    seats = s.rules.seats
    case = HeistCase(s, thief, owner)
    facts: dict[str, Any] = {"seat": seats[thief], "opponent": seats[owner], "count": len(s.fortunes[owner])}
    facts["good"] = s.card_words([s.top(owner).good] if s.fortunes[owner] else [])
    return explain(s.game, STEAL, case, facts, s.rules.off, ())


def top_finding(s: S, owner: int, seat: int) -> Finding:
    """Return who would have a seat's top group if it were attacked; a hand that is not known decides nothing."""
    case = TopCase(s, owner)
    seats = s.rules.seats
    facts: dict[str, Any] = {
        "owner": seats[owner], "seat": seats[case.asked], "good": s.card_words(g.good for g in s.fortunes[owner][-1:]),
        "opponent": seats[case.other] if case.other >= 0 else word("fate-attacker"),
    }  # fmt: skip
    if case.decided or seat in (ALL, case.asked) or s.rules.open_to_all("hands"):
        return explain(s.game, TOP, case, facts, s.rules.off, ())
    return Finding(s.game, "finding-top-hidden", "", None, ("defend", "hands-secret"), facts)


def duel_finding(s: S) -> Finding:
    """Return what comes of the contest if the seat that is due stops now: what was laid, and what an answer takes."""
    duel = s.duel
    assert duel is not None
    seats, words, stake = s.rules.seats, s.deck.words, s.top(duel.defender)
    facts: dict[str, Any] = {
        "seat": seats[duel.attacker], "opponent": seats[duel.defender], "due": seats[duel.due],
        "good": words[duel.good], "count": stake.size + len(duel.pot), "demand": duel.demand,
        "cards": s.card_words(duel.plays[-1].cards) if duel.plays else (),
        "stake": s.card_words(stake.cards(s.deck.silver)),
    }  # fmt: skip
    answered = duel.plays[-2].demand if len(duel.plays) > 1 else 0
    case = DemandCase(s.rules, duel.plays[-1].cards if duel.plays else (), answered)
    laid = tuple(
        Finding(
            s.game, "finding-rung", "", True, ("defend",) if i else ("attack-card",),
            {"seat": seats[play.seat], "cards": s.card_words(play.cards), "count": play.demand},
        )
        for i, play in enumerate(duel.plays)
    )  # fmt: skip
    below = (*laid, explain(s.game, DEMAND, case, facts, s.rules.off, ()))
    return explain(s.game, FATE, FateCase(duel), facts, s.rules.off, below)


def match_finding(s: S) -> Finding:
    """Return who has won and why, or how the match stands."""
    case = MatchCase(s)
    seats = s.rules.seats
    facts = {
        "seat": seats[case.ahead[0]], "seats": tuple(seats[n] for n in case.ahead), "total": case.best,
        "cards": case.cards, "leaders": tuple(seats[n] for n in case.leaders),
    }  # fmt: skip
    below = tuple(
        Finding(
            s.game, "finding-standing", "", True, ("greatest-wins",),
            {"seat": seats[n], "total": case.scores[n], "count": len(s.fortunes[n])}, worth_findings(s, n),
        )
        for n in range(s.players)
    )  # fmt: skip
    return explain(s.game, MATCH, case, facts, s.rules.off, below)


__all__ = ["TOP_OF", "finding", "holder", "outcome", "seat_in", "topics"]
