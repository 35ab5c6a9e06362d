"""What `explain` can tell in `smashup`: bases and what they score, the work that waits, what touches what, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import explain
from explorer.core.findings import Finding
from explorer.core.guards import seat_word
from explorer.core.state import ALL
from explorer.core.words import Word, word
from explorer.rules.smashup.explaining_cards import card_finding
from explorer.rules.smashup.explaining_power import power_finding
from explorer.rules.smashup.explaining_scores import award_finding, base_finding, score_finding
from explorer.rules.smashup.explaining_stack import pending_finding
from explorer.rules.smashup.explaining_touch import sources, touch_finding
from explorer.rules.smashup.places import place_of
from explorer.rules.smashup.power import strengths
from explorer.rules.smashup.victory import VICTORY, leaders

if TYPE_CHECKING:
    from explorer.rules.smashup.kit import Kit
    from explorer.rules.smashup.table import TableTop as S


def topics(s: S) -> list[str]:
    """Return the ids of everything there is to explain: 'base:…' and 'score:…' for each base, 'award:<base>:<seat>',
    'touch:…' for bases and for cards that do something now, 'power:…' for minions, 'pending', 'winner'."""
    tokens = [s.kit.base_tokens[base] for base in s.bases]
    awards = [f"award:{token}:{seat}" for token in tokens for seat in range(s.players)]
    return [
        *(f"{kind}:{token}" for token in tokens for kind in ("base", "score")),
        *awards,
        *(f"touch:{token}" for token in (*tokens, *(s.kit.tokens[card] for card in sources(s)))),
        *(f"power:{s.kit.tokens[minion.card]}" for minion in s.minions),
        *(["pending"] if s.stack else []),
        "winner",
    ]


def card_topics(s: S, viewer: int) -> list[str]:
    """Return 'card:…' for each kind of card that a viewer (a seat, PUBLIC or ALL) sees: in the own hand, in play, being
    carried out, in discard piles."""
    hands = s.hands if viewer == ALL else s.hands[viewer : viewer + 1] if viewer >= 0 else ()
    piles = (*hands, [thing.card for thing in s.lying], s.aside, *s.discards)
    return [f"card:{id}" for id in dict.fromkeys(s.kit.kind[card].id for pile in piles for card in pile)]


def finding(s: S, topic: str, seat: int) -> Finding:
    """Return the finding on a topic. It reads what is public alone; that on a card tells when `seat` may play it."""
    kind, _, rest = topic.partition(":")
    if kind == "card":
        return card_finding(s, rest, seat)
    if kind == "winner":
        return _winner(s)
    if kind == "pending":
        return pending_finding(s)
    if kind == "touch":
        return touch_finding(s, rest)
    if kind == "power":
        minion = s.minion_of(s.kit.numbers[rest])
        assert minion is not None
        return power_finding(s, minion)
    token, _, other = rest.partition(":")
    base = s.kit.base_tokens.index(token)
    if kind == "award":
        return award_finding(s, base, int(other))
    return base_finding(s, base) if kind == "base" else score_finding(s, base)


def stakes(s: S) -> list[str]:
    """Return the topics of which somebody gets the best: every base, and the match."""
    return [*(f"score:{s.kit.base_tokens[base]}" for base in s.bases), "winner"]


def outcome(s: S, topic: str) -> Word:
    """Return who would be first on a base, or leads in the match, as things stand."""
    kind, _, token = topic.partition(":")
    if kind == "winner":
        first = leaders(s)
    else:
        base = s.kit.base_tokens.index(token)
        totals = strengths(s, base)
        first = [seat for seat in range(s.players) if place_of(s, base, seat, totals) == 1]
    if not first:
        return word("nobody")
    return seat_word(first[0]) if len(first) == 1 else word("fate-level")


def topic_word(kit: Kit, name: str) -> Word | None:
    """Return the word for what stands after a topic's first colon: a card, a base, or a base and a seat."""
    first, _, seat = name.partition(":")
    if first in kit.numbers:
        return kit.words[kit.numbers[first]]
    if first in kit.base_tokens:
        base = kit.base_words[kit.base_tokens.index(first)]
        return word("base-and-seat", base=base, seat=seat_word(int(seat))) if seat else base
    return None


def _winner(s: S) -> Finding:
    first = leaders(s)
    facts = {
        "seats": tuple(seat_word(seat) for seat in first),
        "seat": seat_word(first[0]),
        "count": len(first),
        "vp": s.vp[first[0]],
        "goal": s.kit.goal,
    }
    return explain(s.game, VICTORY, s, facts, s.rules.off, ())


__all__ = ["card_topics", "finding", "outcome", "stakes", "topic_word", "topics"]
