"""Why a card in hand can be played, where, and why not elsewhere: findings on the cards one holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.guards import OPEN, findings_of
from explorer.core.state import ALL
from explorer.core.words import Word, word

if TYPE_CHECKING:
    from explorer.core.hand_listing import HandLister
    from explorer.core.moves import Move
    from explorer.rules.influence.facts import InfluenceState


def holder(s: InfluenceState, viewer: int) -> int:
    """Return whose hand a viewer asks about: the own one, or for ALL that of the seat whose turn it is (else -1)."""
    if viewer == ALL and s.stack:
        return s.stack[-1].seat
    return viewer if viewer >= 0 else -1


def card_topics(s: InfluenceState, viewer: int) -> list[str]:
    """Return a topic such as 'card:blue 7' for each kind of card in the hand that the viewer asks about."""
    seat = holder(s, viewer)
    if seat < 0 or not s.order or s.revealed:
        return []
    return [f"card:{s.deck.tokens[kind]}" for kind in dict.fromkeys(s.hands[seat])]


def card_finding(s: InfluenceState, kind: int, viewer: int) -> Finding:
    """Return where a card in hand could be played were it the holder's turn, and why not in the other places.

    It reads public facts alone: what else the hand holds makes no difference (000, line 38).
    """
    seat = holder(s, viewer)
    asked = s.copy()
    asked.actor = seat
    plays: HandLister = s.rules.listers[s.rules.index["turn.choose"]][0]
    legal = plays.plays(asked, kind)
    refused = [move for move in _plays_of(s, kind, seat) if move not in legal]
    below: dict[str, Finding] = {}
    for move in refused:
        for finding in findings_of(asked, move, seat, OPEN):
            if not finding.holds:
                below.setdefault(finding.sentence(), finding)
    places = tuple(dict.fromkeys(_place(s, move) for move in legal))
    facts: dict[str, Any] = {"card": s.deck.words[kind], "count": len(places), "places": places}
    clauses = ("one-card",) if places else ("needs-target",)
    return Finding(s.game, "finding-card", "", bool(places), clauses, facts, tuple(below.values()))


def _plays_of(s: InfluenceState, kind: int, seat: int) -> list[Move]:
    """Return every way a seat could think of aiming the card at this table: zones in play, other seats."""
    verb = s.deck.verb_of(kind)
    found = []
    for move in s.game.universe(s.players):
        if move.verb != verb or s.rules.kind_of[move] != kind:
            continue
        named = s.game.verbs[verb].named(move)
        if named.get("region", s.regions[0]) in s.regions and named.get("opponent") != seat:
            found.append(move)
    return found


def _place(s: InfluenceState, move: Move) -> Word:
    """Return the word for where a move is aimed: its zone, or else the seat."""
    named = s.game.verbs[move.verb].named(move)
    return s.region_word(named["region"]) if "region" in named else word("seat", n=named["opponent"])
