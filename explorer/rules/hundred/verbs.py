"""The verbs of `hundred`: how every move is written, and the guards it must pass."""

from __future__ import annotations

from explorer.core.moves import Arg, Verb
from explorer.rules.hundred.deck import (
    DOUBLE,
    FORCE,
    FREEZE,
    GOBLIN,
    HUNT,
    MAGIC,
    MOST_PLAYERS,
    PASS,
    PIERCE,
    PLUS_MINUS,
    RECALL,
    SWAP,
    Deck,
)
from explorer.rules.hundred.guards import (
    AFTER_MIRROR,
    AIMED_AT_YOU,
    ANOTHER,
    BLOCK_NOT_PIERCE,
    BOTH_FIT,
    BURIES,
    BURY_HELD,
    ENDS,
    FORCEABLE,
    FROM_SET,
    HEALABLE,
    HUNTABLE,
    IN_GRAVE,
    LIES_THERE,
    MAGIC_FITS,
    MAGIC_IN_HAND,
    MINUS_OWN,
    NO_NUMBER,
    NOT_LAST,
    NOT_LAST_LAP,
    NOT_ON_MIRROR,
    NOT_ON_SWAP,
    NOT_ONESELF,
    NOT_PIERCE,
    NOT_RECALL,
    NOT_SET_YET,
    NUMBER_FIRST,
    NUMBER_FITS,
    NUMBER_IN_HAND,
    NUMBER_TOO,
    PASS_FITS,
    PIERCE_ONCE,
    PIERCE_ONCE_EACH,
    PILE_THERE,
    SET_THERE,
    SETTABLE,
    STEALABLE,
    STUCK,
    answer_held,
    held,
    possible,
)
from explorer.rules.hundred.spells import PLACES

#: The kind of card that a verb plays, where its move does not name it.
CARD_OF = {
    "pierce": PIERCE, "freeze": FREEZE, "goblin": GOBLIN, "hunt": HUNT, "swap": SWAP, "force": FORCE, "pass": PASS,
    "double": DOUBLE, "change": PLUS_MINUS, "recall": RECALL, "mirror": 1, "block": 2, "heal": 3,
}  # fmt: skip
MOST_SET = 60


def make_verbs(deck: Deck) -> tuple[Verb, ...]:
    """Return the verbs of a game with these cards: choices, plays, answers, picks, then what chance does."""
    number, magic = Arg("number", deck.numbers), Arg("magic", MAGIC)
    opponent = Arg("opponent", tuple(f"seat {n}" for n in range(MOST_PLAYERS)), by_players=True)
    seat = Arg("seat", opponent.tokens, by_players=True)
    change = Arg("change", (f"+{deck.figure('plus')}", f"-{deck.figure('minus')}"))
    place, entry = Arg("place", PLACES), Arg("entry", deck.entries)
    most_set = sum(deck.copies[: len(MAGIC)])
    return (
        Verb("skip", "skip"),
        Verb("draw", "draw", (), (PILE_THERE,)),
        Verb("play", "play {number}", (number,), (NUMBER_FITS, NUMBER_FIRST, NUMBER_IN_HAND)),
        Verb(
            "double", "double {number}", (number,),
            (NUMBER_FITS, NUMBER_FIRST, MAGIC_FITS, BOTH_FIT, held(DOUBLE), NUMBER_TOO),
        ),
        Verb(
            "pierce", "pierce {opponent}", (opponent,),
            (MAGIC_FITS, NOT_ONESELF, PIERCE_ONCE, PIERCE_ONCE_EACH, NOT_LAST, NOT_LAST_LAP, held(PIERCE)),
        ),
        Verb("freeze", "freeze {opponent}", (opponent,), (MAGIC_FITS, NOT_ONESELF, held(FREEZE))),
        Verb("goblin", "goblin {opponent}", (opponent,), (MAGIC_FITS, ANOTHER, STEALABLE, held(GOBLIN))),
        Verb("hunt", "hunt {opponent}", (opponent,), (MAGIC_FITS, ANOTHER, HUNTABLE, held(HUNT))),
        Verb("swap", "swap {opponent}", (opponent,), (MAGIC_FITS, ANOTHER, held(SWAP))),
        Verb("force", "force {opponent}", (opponent,), (MAGIC_FITS, ANOTHER, FORCEABLE, held(FORCE))),
        Verb(
            "pass", "pass {number} to {opponent}", (number, opponent),
            (MAGIC_FITS, PASS_FITS, ANOTHER, held(PASS), NUMBER_TOO),
        ),
        Verb("change", "{change} for {opponent}", (change, opponent), (MAGIC_FITS, MINUS_OWN, held(PLUS_MINUS))),
        Verb("recall", "recall {magic}", (magic,), (MAGIC_FITS, NOT_PIERCE, NOT_RECALL, IN_GRAVE, held(RECALL))),
        Verb("set", "set {magic}", (magic,), (MAGIC_FITS, SETTABLE, MAGIC_IN_HAND, NOT_SET_YET)),
        Verb("bury", "bury {magic}", (magic,), (BURIES, BURY_HELD, STUCK)),
        Verb("nothing", "play nothing", (), (ENDS, STUCK)),
        Verb("done", "done"),
        Verb("mirror", "mirror from {place}", (place,), (NOT_ON_MIRROR, NOT_ON_SWAP, FROM_SET, answer_held("mirror"))),
        Verb(
            "block", "block from {place}", (place,),
            (AIMED_AT_YOU, BLOCK_NOT_PIERCE, AFTER_MIRROR, FROM_SET, answer_held("block")),
        ),
        Verb(
            "heal", "heal from {place}", (place,),
            (AIMED_AT_YOU, HEALABLE, AFTER_MIRROR, FROM_SET, answer_held("heal")),
        ),
        Verb("accept", "accept"),
        Verb("take", "take {entry}", (entry,), (LIES_THERE,)),
        Verb("take-set", "take a face-down card", (), (SET_THERE,)),
        Verb("lay", "lay {number}", (number,), (NUMBER_TOO,)),
        Verb("lay-nothing", "lay nothing", (), (NO_NUMBER,)),
        Verb(
            "card", "card {card}", (Arg("card", deck.tokens),), (possible("card", "draw-pile", "sixty-cards"),),
            chance=True,
        ),
        Verb(
            "back", "face-down card {index}", (Arg("index", tuple(str(n + 1) for n in range(most_set))),),
            (possible("index", "goblin"),), chance=True,
        ),
        Verb("first", "first {seat}", (seat,), (possible("seat", "starter"),), chance=True),
    )  # fmt: skip


__all__ = ["CARD_OF", "make_verbs"]
