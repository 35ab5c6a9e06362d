"""The verbs of `fortune`: building, discarding, stealing, developing, answers in a contest, what chance does."""

from __future__ import annotations

from explorer.core.moves import Arg, Verb
from explorer.rules.fortune.deck import MOST_PLAYERS, Deck
from explorer.rules.fortune.guards import (
    ADDS_A_GOOD,
    GOLD_ALLOWED,
    HAND_GOOD,
    MAY_DEVELOP,
    MAY_DRAW,
    NOT_JUST_THROWN,
    NOTHING_ELSE,
    ON_TOP_ONLY,
    ONE_CARD,
    OWN_GROUP,
    PAYS,
    STEAL_GUARDS,
    SUITS,
    THROWN_THERE,
    another_kind,
    building,
    fits_target,
    held,
    possible,
)


def make_verbs(deck: Deck) -> tuple[Verb, ...]:
    """Return the verbs of a game with these cards."""
    packs = Arg("pack", tuple(map(deck.written, deck.packs)))
    replies = Arg("reply", tuple(map(deck.written, deck.replies)))
    thrown, card = Arg("thrown", deck.kinds), Arg("card", deck.kinds)
    seats = tuple(f"seat {n}" for n in range(MOST_PLAYERS))
    opponent, seat = Arg("opponent", seats, by_players=True), Arg("seat", seats, by_players=True)
    place = Arg("place", ("on top", "below"))

    def pack(deck: Deck, cards: int) -> tuple[int, ...]:
        return deck.packs[cards]

    def both(deck: Deck, thrown: int, card: int) -> tuple[int, ...]:
        return thrown, card

    def one(deck: Deck, card: int) -> tuple[int, ...]:
        return (card,)

    def reply(deck: Deck, cards: int) -> tuple[int, ...]:
        return deck.replies[cards]

    build, steal, develop = (another_kind(action) for action in ("build", "steal", "develop"))
    return (
        Verb(
            "build", "build {pack}", (packs,),
            (*building(pack, "pack"), build, *held(deck, "build-from-hand", pack, "pack", several=True)),
        ),
        Verb(
            "take", "take {thrown} with {card}", (thrown, card),
            (
                *building(both, "thrown", "card"), HAND_GOOD, THROWN_THERE, NOT_JUST_THROWN, build,
                *held(deck, "build-from-discard", one, "card"),
            ),
        ),
        Verb(
            "steal", "steal from {opponent} with {card}", (opponent, card),
            (*STEAL_GUARDS, fits_target(deck), steal, *held(deck, "attack-card", one, "card")),
        ),
        Verb(
            "develop", "develop {card} {place}", (card, place),
            (
                MAY_DEVELOP, ADDS_A_GOOD, ON_TOP_ONLY, OWN_GROUP, develop,
                *held(deck, "expert-develop", one, "card"),
            ),
        ),
        Verb(
            "discard", "discard {card}", (card,),
            (another_kind("discard"), *held(deck, "discard", one, "card"), NOTHING_ELSE),
        ),
        Verb("draw", "draw", (), (MAY_DRAW,)),
        Verb("done", "done"),
        Verb(
            "answer", "answer {reply}", (replies,),
            (ONE_CARD, SUITS, PAYS, GOLD_ALLOWED, *held(deck, "defend", reply, "reply", several=True)),
        ),
        Verb("give-up", "give up"),
        Verb("card", "card {card}", (card,), (possible("card", "draw-pile"),), chance=True),
        Verb("dealer", "dealer {seat}", (seat,), (possible("seat", "dealer"),), chance=True),
    )  # fmt: skip


__all__ = ["make_verbs"]
