"""What one may play in `influence`: every rule of legality once, with its clause, and the verbs they guard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.guards import FORM, HAND, OPEN, Guard, form_guards
from explorer.core.moves import Arg, Move, Verb
from explorer.core.words import word
from explorer.rules.influence.deck import MOST_PLAYERS, Deck
from explorer.rules.influence.facts import FLIPPED, IMMUNE, colour_bit

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState as S

FORM_GUARDS = form_guards(over="match-end", turn="one-at-a-time", question="one-card", chance="one-at-a-time")


# zones


def zones_in_play(s: S) -> tuple[int, ...]:
    return s.regions


def may_target(s: S, region: int) -> bool:
    """Tell whether immunity leaves a zone open to Radar, Flip and Cancel."""
    if not s.marks[region] & IMMUNE:
        return True
    if s.rules.immunity_binds_all:
        return False
    return all(seat == s.actor for bit, _, seat, _ in s.records[region] if bit == IMMUNE)


def immune_facts(s: S, region: int) -> Mapping[str, Any]:
    return {
        "turn": s.since(region, IMMUNE),
        "open": s.region_words(r for r in s.regions if may_target(s, r)),
        "way": "way" if s.rules.rulings["immunity-placement"] == "open" else "way-frozen",
    }


def since(bit: int) -> Any:
    return lambda s, region: {"turn": s.since(region, bit)}


def occupied(s: S, region: int) -> bool:
    return any(s.laid(region, seat) for seat in range(s.players))


ZONE_IN_PLAY = Guard(
    "zone-in-play",
    ("five-zones",),
    OPEN,
    ("region",),
    lambda s, region: region in s.regions,
    lambda s, region: {"zones": s.region_words(s.regions)},
    among=zones_in_play,
)
ZONE_NOT_IMMUNE = Guard(
    "zone-not-immune",
    ("immunity-protects", "radar-not-protected"),
    OPEN,
    ("region",),
    may_target,
    immune_facts,
)
NOT_FLIPPED = Guard(
    "not-flipped",
    ("flip",),
    OPEN,
    ("region",),
    lambda s, region: not s.marks[region] & FLIPPED,
    since(FLIPPED),
    when=("second-flip", ("illegal",)),
)
FLIP_NEEDS_CARD = Guard(
    "flip-needs-card", ("flip",), OPEN, ("region",), occupied, when=("flip-target", ("occupied",))
)
NOT_IMMUNE_YET = Guard(
    "not-immune-yet",
    ("immunity",),
    OPEN,
    ("region",),
    lambda s, region: not s.marks[region] & IMMUNE,
    since(IMMUNE),
    when=("second-immunity", ("illegal",)),
)
ZONE_UNAFFECTED = Guard(
    "zone-unaffected",
    ("immunity",),
    OPEN,
    ("region",),
    lambda s, region: not s.marks[region] & ~IMMUNE,
    when=("immunity-on-affected", ("forbidden",)),
)
ZONE_NOT_FROZEN = Guard(
    "zone-not-frozen",
    ("immunity-protects",),
    OPEN,
    ("region",),
    lambda s, region: not s.marks[region] & IMMUNE,
    since(IMMUNE),
    when=("immunity-placement", ("frozen",)),
)
COLOUR_NOT_CANCELLED = Guard(
    "colour-not-cancelled",
    ("cancel",),
    OPEN,
    ("colour", "region"),
    lambda s, colour, region: not s.marks[region] & colour_bit(colour),
    lambda s, colour, region: {"turn": s.since(region, colour_bit(colour))},
    when=("second-cancel", ("illegal",)),
)
CANCEL_NEEDS_CARD = Guard(
    "cancel-needs-card", ("cancel",), OPEN, ("region",), occupied, when=("cancel-target", ("occupied",))
)

# opponents


def others(s: S) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.actor]


def card_there(s: S, opponent: int, region: int) -> bool:
    return bool(s.laid(region, opponent))


def where_cards_lie(s: S, opponent: int, region: int) -> Mapping[str, Any]:
    return {"zones": s.region_words(r for r in s.regions if s.laid(r, opponent))}


def robbable(s: S, opponent: int) -> Mapping[str, Any]:
    return {"seats": tuple(word("seat", n=seat) for seat in others(s) if s.hands[seat])}


OPPONENT = Guard(
    "opponent", ("radar",), OPEN, ("opponent",), lambda s, opponent: opponent != s.actor, among=others
)
CARD_THERE = Guard("card-there", ("radar",), OPEN, ("opponent", "region"), card_there, where_cards_lie)
NOT_SELF = Guard(
    "not-self",
    ("steal",),
    OPEN,
    ("opponent",),
    lambda s, opponent: opponent != s.actor,
    when=("steal-from", ("others",)),
)
HAS_CARDS = Guard(
    "has-cards",
    ("steal",),
    OPEN,
    ("opponent",),
    lambda s, opponent: opponent == s.actor or bool(s.hands[opponent]),
    robbable,
)

# the own hand


def holds(deck: Deck, name: str) -> Guard:
    """Return the guard that a tactic is in the mover's hand."""
    kind = getattr(deck, name)
    return Guard(
        "in-hand",
        ("one-card",),
        HAND,
        (),
        lambda s: kind in s.hands[s.actor],
        lambda s: {**hand_facts(s), "card": s.deck.words[kind]},
    )


def hand_facts(s: S, *_: int) -> Mapping[str, Any]:
    return {"hand": s.card_words(s.hands[s.actor or 0])}


def cancel_colours(s: S) -> list[int]:
    first = s.deck.cancel
    return [kind - first for kind in dict.fromkeys(s.hands[s.actor or 0]) if kind >= first]


def influence_in_hand(s: S) -> list[int]:
    last = s.deck.influence
    hand = s.hands[s.actor or 0]
    return [kind for kind in hand if kind < last]


def playable(s: S) -> list[Move]:
    """Return the legal plays of the seat to move, discards left out."""
    out: list[Move] = []
    for lister in s.rules.play_listers:
        lister.list(s, out)
    return out


def still_playable(s: S) -> Mapping[str, Any]:
    deck = s.deck
    kinds = {kind_played(deck, move) for move in playable(s)}
    return {"cards": s.card_words(sorted(kinds)), "count": len(kinds)}


def kind_played(deck: Deck, move: Move) -> int:
    """Return the kind of card that a play or discard uses."""
    if move.verb in ("place", "discard"):
        return move.args[0]
    if move.verb == "cancel":
        return deck.cancel + move.args[0]
    kind: int = getattr(deck, move.verb)
    return kind


IS_INFLUENCE = Guard(
    "is-influence", ("place",), OPEN, ("card",), lambda s, card: card < s.deck.influence
)
IN_HAND = Guard(
    "in-hand",
    ("one-card",),
    HAND,
    ("card",),
    lambda s, card: card in s.hands[s.actor],
    hand_facts,
    among=lambda s: tuple(dict.fromkeys(s.hands[s.actor])),
)
IN_HAND_CANCEL = Guard(
    "in-hand",
    ("one-card",),
    HAND,
    ("colour",),
    lambda s, colour: s.deck.cancel + colour in s.hands[s.actor],
    lambda s, colour: {**hand_facts(s), "card": s.deck.words[s.deck.cancel + colour]},
    among=cancel_colours,
)
STUCK = Guard(
    "stuck",
    ("discard-only-stuck", "must-play"),
    HAND,
    (),
    lambda s: not playable(s),
    still_playable,
    given=lambda s, listed: not listed,
)

# cards pointed at while a Radar is being answered


def shown_cards(s: S) -> Iterable[int]:
    """Return the numbers of the face-down cards that may be shown to the Radar being answered."""
    f = s.stack[-1]
    opponent, region = f.move.args
    place = region * s.players + opponent
    every = range(len(s.placed[place]))
    if s.rules.radar_pick != "random-unseen":
        return every
    unseen = [i for i in every if not s.has_seen(f.seat, place, i)]
    return unseen or every


def pick_facts(s: S, card: int) -> Mapping[str, Any]:
    opponent, region = s.stack[-1].move.args
    return {"count": len(s.laid(region, opponent))}


PICK_THERE = Guard(
    "pick-there",
    ("radar",),
    OPEN,
    ("number",),
    lambda s, number: number in shown_cards(s),
    pick_facts,
    among=lambda s: list(shown_cards(s)),
)


def possible(name: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible",
        ("one-deck",),
        HAND,
        (name,),
        lambda s, value: any(move.args[0] == value for move, _ in s.chance_moves()),
    )


def make_verbs(deck: Deck) -> tuple[Verb, ...]:
    """Return the verbs of a game with this deck, plays first, then discarding, pointing and what chance does."""
    card, region = Arg("card", deck.tokens), Arg("region", deck.regions)
    colour = Arg("colour", deck.colours)
    opponent = Arg("opponent", tuple(f"seat {n}" for n in range(MOST_PLAYERS)), by_players=True)
    seat = Arg("seat", opponent.tokens, by_players=True)
    number = Arg("number", tuple(str(n + 1) for n in range(deck.most_in_a_zone)))
    return (
        Verb("place", "place {card} @ {region}", (card, region), (IS_INFLUENCE, ZONE_IN_PLAY, ZONE_NOT_FROZEN, IN_HAND)),
        Verb(
            "radar",
            "radar {opponent} @ {region}",
            (opponent, region),
            (OPPONENT, ZONE_IN_PLAY, ZONE_NOT_IMMUNE, CARD_THERE, holds(deck, "radar")),
        ),
        Verb("steal", "steal {opponent}", (opponent,), (NOT_SELF, HAS_CARDS, holds(deck, "steal"))),
        Verb(
            "flip",
            "flip @ {region}",
            (region,),
            (ZONE_IN_PLAY, ZONE_NOT_IMMUNE, NOT_FLIPPED, FLIP_NEEDS_CARD, holds(deck, "flip")),
        ),
        Verb(
            "immunity",
            "immunity @ {region}",
            (region,),
            (ZONE_IN_PLAY, NOT_IMMUNE_YET, ZONE_UNAFFECTED, holds(deck, "immunity")),
        ),
        Verb(
            "cancel",
            "cancel {colour} @ {region}",
            (colour, region),
            (ZONE_IN_PLAY, ZONE_NOT_IMMUNE, COLOUR_NOT_CANCELLED, CANCEL_NEEDS_CARD, IN_HAND_CANCEL),
        ),
        Verb("discard", "discard {card}", (card,), (IN_HAND, STUCK)),
        Verb("show", "show card {number}", (number,), (PICK_THERE,)),
        Verb("draw", "draw {card}", (card,), (possible("card"),), chance=True),
        Verb("zone", "zone {region}", (region,), (possible("region"),), chance=True),
        Verb("first", "next {seat}", (seat,), (possible("seat"),), chance=True),
    )


PLAYS = ("place", "radar", "steal", "flip", "immunity", "cancel")
__all__ = ["FORM", "FORM_GUARDS", "PLAYS", "make_verbs", "playable", "shown_cards"]
