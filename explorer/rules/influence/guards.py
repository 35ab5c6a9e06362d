"""What one may play in `influence`: every rule of legality once, with its clause, and the verbs they guard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.guards import HAND, OPEN, Guard, form_guards, held_guard
from explorer.core.moves import Arg, Move, Verb
from explorer.core.tables import fact_guard, table_guard
from explorer.core.words import word
from explorer.rules.influence.deck import MOST_PLAYERS, Deck
from explorer.rules.influence.marks import FLIPPED, IMMUNE, colour_bit

if TYPE_CHECKING:
    from explorer.rules.influence.facts import InfluenceState as S

PLAYS = ("place", "radar", "steal", "flip", "immunity", "cancel")
FORM_GUARDS = form_guards(over="match-end", turn="one-at-a-time", question="one-card", chance="one-at-a-time")


# zones


def zones_in_play(s: S) -> tuple[int, ...]:
    return s.regions


def marks(s: S) -> Sequence[int]:
    return s.marks


def not_immune(mark: int) -> bool:
    return not mark & IMMUNE


def not_flipped(mark: int) -> bool:
    return not mark & FLIPPED


def unaffected(mark: int) -> bool:
    return not mark & ~IMMUNE


def own_immunity(s: S, region: int) -> bool:
    """Tell whether a zone is open to the seat to move where immunity does not bind the seat that laid it."""
    return all(seat == s.actor for bit, _, seat, _ in s.records[region] if bit == IMMUNE)


def immune_facts(s: S, region: int, useful: Callable[[S, int], bool]) -> Mapping[str, Any]:
    """Return since when a zone is immune, and which zones a tactic could target instead."""
    return {
        "turn": s.since(region, IMMUNE),
        "open": s.region_words(r for r in s.regions if not_immune(s.marks[r]) and useful(s, r)),
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


def open_to(useful: Callable[[S, int], bool], *clauses: str) -> tuple[Guard, ...]:
    """Return the guard that no immunity shields the zone, in both readings of whom it binds.

    `useful` tells which other zones are worth naming as a way forward.
    """

    def facts(s: S, region: int) -> Mapping[str, Any]:
        return immune_facts(s, region, useful)

    everyone, not_its_player = (("immunity-binds", (option,)) for option in ("everyone", "not-its-player"))
    return (
        fact_guard("zone-not-immune", clauses, "region", marks, not_immune, facts, everyone),
        Guard("zone-not-immune", clauses, OPEN, ("region",), own_immunity, facts, not_its_player),
    )


def can_flip(s: S, region: int) -> bool:
    return not_flipped(s.marks[region]) or s.rules.rulings["second-flip"] != "illegal"


def has_opponents_card(s: S, region: int) -> bool:
    return any(s.laid(region, seat) for seat in range(s.players) if seat != s.actor)


OPEN_TO_RADAR = open_to(has_opponents_card, "immunity-protects", "radar-not-protected")
OPEN_TO_FLIP = open_to(can_flip, "immunity-protects")
OPEN_TO_CANCEL = open_to(lambda s, region: True, "immunity-protects")
NOT_FLIPPED = fact_guard(
    "not-flipped", ("flip",), "region", marks, not_flipped, since(FLIPPED), when=("second-flip", ("illegal",))
)
FLIP_NEEDS_CARD = Guard("flip-needs-card", ("flip",), OPEN, ("region",), occupied, when=("flip-target", ("occupied",)))
NOT_IMMUNE_YET = fact_guard(
    "not-immune-yet", ("immunity",), "region", marks, not_immune, since(IMMUNE), when=("second-immunity", ("illegal",))
)
ZONE_UNAFFECTED = fact_guard(
    "zone-unaffected", ("immunity",), "region", marks, unaffected, when=("immunity-on-affected", ("forbidden",))
)
ZONE_NOT_FROZEN = fact_guard(
    "zone-not-frozen",
    ("immunity-protects",),
    "region",
    marks,
    not_immune,
    since(IMMUNE),
    when=("immunity-placement", ("frozen",)),
)
COLOUR_NOT_CANCELLED = table_guard(
    "colour-not-cancelled",
    ("cancel",),
    ("colour", "region"),
    marks,
    lambda players, colour, region: region,
    lambda mark, colour, region: not mark & colour_bit(colour),
    lambda s, colour, region: {"turn": s.since(region, colour_bit(colour))},
    when=("second-cancel", ("illegal",)),
    by_values=True,
)
CANCEL_NEEDS_CARD = Guard(
    "cancel-needs-card", ("cancel",), OPEN, ("region",), occupied, when=("cancel-target", ("occupied",))
)

# opponents


def others(s: S) -> Sequence[int]:
    seats: Sequence[int] = s.rules.others[s.actor or 0]
    return seats


def placed(s: S) -> Sequence[tuple[int, ...]]:
    return s.placed


def where_cards_lie(s: S, opponent: int, region: int) -> Mapping[str, Any]:
    return {"zones": s.region_words(r for r in s.regions if s.laid(r, opponent) and not_immune(s.marks[r]))}


def robbable(s: S, opponent: int) -> Mapping[str, Any]:
    return {"seats": tuple(word("seat", n=seat) for seat in others(s) if s.hands[seat])}


OPPONENT = Guard("opponent", ("radar",), OPEN, ("opponent",), lambda s, opponent: opponent != s.actor, among=others)
CARD_THERE = table_guard(
    "card-there",
    ("radar",),
    ("opponent", "region"),
    placed,
    lambda players, opponent, region: region * players + opponent,
    facts=where_cards_lie,
)
NOT_SELF = Guard(
    "not-self",
    ("steal",),
    OPEN,
    ("opponent",),
    lambda s, opponent: opponent != s.actor,
    when=("steal-from", ("others",)),
    among=others,
)
HAS_CARDS = fact_guard(
    "has-cards", ("steal",), "opponent", lambda s: s.hands, None, robbable, when=("steal-from", ("others",))
)
HAS_CARDS_OR_SELF = Guard(
    "has-cards",
    ("steal",),
    OPEN,
    ("opponent",),
    lambda s, opponent: opponent == s.actor or bool(s.hands[opponent]),
    robbable,
    when=("steal-from", ("self-allowed",)),
)

# the own hand


def holds(deck: Deck, name: str) -> Guard:
    """Return the guard that a tactic is in the mover's hand."""
    kind = deck.tactic[name]
    return held_guard(
        "in-hand", ("one-card",), (), hand_of, lambda: kind, lambda s: {**hand_facts(s), "card": s.deck.words[kind]}
    )


def hand_facts(s: S, *_: int) -> Mapping[str, Any]:
    return {"hand": s.card_words(hand_of(s))}


def hand_of(s: S) -> tuple[int, ...]:
    """Return the mover's hand, sorted."""
    return s.hands[s.actor or 0]


def distinct_hand(s: S) -> tuple[int, ...]:
    """Return the kinds in the mover's hand, equal copies once."""
    return tuple(dict.fromkeys(hand_of(s)))


def playable(s: S) -> list[Move]:
    """Return the legal plays of the seat to move, discards left out."""
    out: list[Move] = []
    for lister in s.rules.listers[s.rules.index["turn.choose"]]:
        lister.extend(s, out)
    return out


def still_playable(s: S) -> Mapping[str, Any]:
    deck = s.deck
    kinds = {kind_played(deck, move) for move in playable(s)}
    return {"cards": s.card_words(sorted(kinds)), "count": len(kinds)}


def kind_played(deck: Deck, move: Move) -> int:
    """Return the kind of card that a play or discard uses."""
    verb = move.verb
    if verb == "place" or verb == "discard":
        return move.args[0]
    if verb == "cancel":
        return deck.cancel + move.args[0]
    return deck.tactic[verb]


IS_INFLUENCE = Guard("is-influence", ("place",), OPEN, ("card",), lambda s, card: card < s.deck.influence, static=True)
IN_HAND = held_guard("in-hand", ("one-card",), ("card",), hand_of, lambda card: card, hand_facts)
DISCARD_IN_HAND = Guard(
    "in-hand", ("one-card",), HAND, ("card",), lambda s, card: card in hand_of(s), hand_facts, among=distinct_hand
)


def holds_cancel(deck: Deck) -> Guard:
    """Return the guard that the cancel card of a colour is in the mover's hand."""
    first = deck.cancel
    return held_guard(
        "in-hand",
        ("one-card",),
        ("colour",),
        hand_of,
        lambda colour: first + colour,
        lambda s, colour: {**hand_facts(s), "card": s.deck.words[first + colour]},
    )


STUCK = Guard(
    "stuck",
    ("discard-only-stuck", "must-play"),
    HAND,
    (),
    lambda s: not playable(s),
    still_playable,
    last_resort=True,
)

# cards pointed at while a Radar is being answered


def radar_target(s: S) -> tuple[int, int]:
    """Return the opponent and the zone of the Radar being answered."""
    move = s.stack[-1].move
    assert move is not None
    return move.args[0], move.args[1]


def shown_cards(s: S) -> Iterable[int]:
    """Return the numbers of the face-down cards that may be shown to the Radar being answered."""
    opponent, region = radar_target(s)
    place = region * s.players + opponent
    every = range(len(s.placed[place]))
    if s.rules.radar_pick != "random-unseen" or not s.peeks:
        return every
    mover = s.stack[-1].seat
    seen = {i for where, i, by, _ in s.peeks if where == place and by == mover}
    return [i for i in every if i not in seen] or every


def pick_facts(s: S, card: int) -> Mapping[str, Any]:
    opponent, region = radar_target(s)
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


def possible(name: str, *clauses: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible",
        clauses,
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
        Verb(
            "place", "place {card} @ {region}", (card, region), (IS_INFLUENCE, ZONE_IN_PLAY, ZONE_NOT_FROZEN, IN_HAND)
        ),
        Verb(
            "radar",
            "radar {opponent} @ {region}",
            (opponent, region),
            (OPPONENT, ZONE_IN_PLAY, *OPEN_TO_RADAR, CARD_THERE, holds(deck, "radar")),
        ),
        Verb("steal", "steal {opponent}", (opponent,), (NOT_SELF, HAS_CARDS, HAS_CARDS_OR_SELF, holds(deck, "steal"))),
        Verb(
            "flip",
            "flip @ {region}",
            (region,),
            (ZONE_IN_PLAY, *OPEN_TO_FLIP, NOT_FLIPPED, FLIP_NEEDS_CARD, holds(deck, "flip")),
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
            (
                ZONE_IN_PLAY,
                *OPEN_TO_CANCEL,
                COLOUR_NOT_CANCELLED,
                CANCEL_NEEDS_CARD,
                holds_cancel(deck),
            ),
        ),
        Verb("discard", "discard {card}", (card,), (DISCARD_IN_HAND, STUCK)),
        Verb("show", "show card {number}", (number,), (PICK_THERE,)),
        Verb("draw", "draw {card}", (card,), (possible("card", "one-deck", "steal"),), chance=True),
        Verb("zone", "zone {region}", (region,), (possible("region", "five-zones"),), chance=True),
        Verb("first", "next {seat}", (seat,), (possible("seat", "seat-order"),), chance=True),
    )


__all__ = ["FORM_GUARDS", "PLAYS", "hand_of", "kind_played", "make_verbs", "playable", "shown_cards"]
