"""A turn of `continents` step by step: two cards are drawn, then the player attacks or yields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.core.words import word
from explorer.rules.continents import remembering
from explorer.rules.continents.opening import all_lands, all_tactics, land_units, tactic_units, tactics_luck
from explorer.rules.continents.resolution import MATCH, MatchCase, has_won, settle_claims, winners

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S

ENDED = ("match-shared", "match-on-count")


def hand_of(s: S) -> tuple[int, ...]:
    """Return the hand of the seat that is asked, sorted; few answers need a card of it."""
    return s.hands[s.actor or 0]


# what can be drawn


def row_left(s: S) -> int:
    """Return how many cards of the row may still be drawn in this turn: under a reading one at most."""
    return max(0, min(len(s.row), 1 - s.from_row)) if s.rules.one_from_row else len(s.row)


def from_the_row(s: S) -> Sequence[int]:
    """Return the continents that may be taken from the row now."""
    if not row_left(s):
        return ()
    return (s.row[-1],) if s.rules.newest_only else tuple(sorted(set(s.row)))


def full_mixes(s: S) -> list[int]:
    """Return the mixes that can be drawn in full: a card from the row counts as a continent."""
    lands, tactics = sum(s.lands) + row_left(s), s.tactics_left()
    return [i for i, (c, t) in enumerate(s.rules.mixes) if c <= lands and t <= tactics]


def room(s: S) -> tuple[int, int]:
    """Return how many continents and how many tactics the player may still draw in this turn."""
    left = 2 - s.drawn[0] - s.drawn[1]
    if s.mix < 0:
        return left, left
    mix = s.rules.mixes[s.mix]
    return mix[0] - s.drawn[0], mix[1] - s.drawn[1]


# the steps


def begin(s: S, f: Frame) -> str:
    """Open a turn; whoever has lost every continent card gets two by ruling."""
    f.seat, f.move, f.memo = s.to_move, None, None
    if s.telling is not None:
        s.tell("turn", "play-left", seat=s.rules.seats[s.to_move], turn=s.turn)
    if s.rules.two_free and any(s.lands) and not s.has_cards(s.to_move):
        f.memo = {"free": 2}
        return "free"
    return "next"


def following(s: S, f: Frame) -> str:
    """Return what comes next: the mix, the next card (asked if more than one pile is open), or what it is for."""
    if f.memo is not None:
        if any(s.lands):
            return "free"
        f.memo = None
    if s.yielded:
        return "close"
    fresh = s.mix < 0 and s.drawn == (0, 0)
    if fresh and s.rules.mix_first and full_mixes(s):
        return "mix"
    lands, tactics = room(s)
    row = from_the_row(s) if lands > 0 else ()
    deck = lands > 0 and any(s.lands)
    sources = len(row) + deck + (tactics > 0 and s.tactics_left() > 0)
    if not sources:
        return "act"
    if sources > 1 or (fresh and s.rules.may_draw_nothing):
        return "draw"
    if row:
        f.move = s.rules.take_moves[row[0]]
        return "lay"
    return "land" if deck else draw_pile(s)


def draw_pile(s: S) -> str:
    """Return the step that draws a tactics card: the burned cards are shuffled first when the deck is empty."""
    return "tactic" if any(s.pool) else "reshuffle"


def spied(s: S, f: Frame, move: Move) -> str:
    """Note a Spy and which question it put off."""
    f.move, f.memo = move, {"asked": s.rules.steps[f.at].step.name}
    return "spy"


def spy(s: S, f: Frame) -> str:
    """Play a Spy; then what was asked is asked again."""
    assert f.move is not None and f.memo is not None
    s.push("spy.play", seat=f.seat, move=f.move)
    asked: str = f.memo["asked"]
    f.move = f.memo = None
    return asked


def choose_mix(s: S, f: Frame, move: Move) -> str:
    if move.verb == "spy":
        return spied(s, f, move)
    if move.verb == "none":
        return "nothing"
    s.mix = move.args[0]
    if s.telling is not None:
        s.tell("mix-named", "draw-mix", seat=s.rules.seats[f.seat], mix=s.rules.mix_words[s.mix])
    return "next"


def choose_pile(s: S, f: Frame, move: Move) -> str:
    if move.verb == "spy":
        return spied(s, f, move)
    if move.verb == "none":
        return "nothing"
    f.move = move
    if move.verb == "take":
        return "lay"
    return "land" if move.args[0] == 0 else draw_pile(s)


def nothing(s: S, f: Frame) -> str:
    """Go without drawing, by ruling."""
    if s.telling is not None:
        s.tell("drew-nothing", "draw-two", seat=s.rules.seats[f.seat])
    return "act"


def reshuffle(s: S, f: Frame) -> str:
    """Make the burned cards the tactics deck."""
    s.pool, s.burned = s.burned, (0,) * len(s.burned)
    s.reshuffles += 1
    remembering.reshuffled(s, s.pool)
    if s.telling is not None:
        s.tell("reshuffled", "tactics-reshuffle", count=sum(s.pool))
    return "tactic"


def drawn_card(s: S, f: Frame, move: Move) -> str:
    f.move = move
    return "lay"


def lay(s: S, f: Frame) -> str:
    """Put a drawn card where it belongs: tactics into the hand, continents face up before the player."""
    assert f.move is not None
    seat, verb, card = f.seat, f.move.verb, f.move.args[0]
    f.move = None
    lands, tactics = s.drawn
    if verb == "card":
        s.drawn = lands, tactics + 1
        s.draw_tactic(seat, card)
        if s.telling is not None:
            s.tell_some("drew-tactic", "drawn-cards", (seat,), {"card": s.deck.words[card]}, seat=s.rules.seats[seat])
        return "next"
    told = "drew-land", "drawn-cards"
    if verb == "take":
        at = len(s.row) - 1 - s.row[::-1].index(card)
        s.row = s.row[:at] + s.row[at + 1 :]
        s.from_row += 1
        told = "took-land", "draw-from-row"
    else:
        s.from_lands(card)
    if f.memo is not None:
        f.memo = {"free": f.memo["free"] - 1} if f.memo["free"] > 1 else None
        told = "free-land", "without-continents"
    else:
        s.drawn = lands + 1, tactics
    s.gain(seat, card)
    if s.telling is not None:
        s.tell(told[0], told[1], seat=s.rules.seats[seat], continent=s.land_word(card))
    return "next" if s.rules.coins_at_end else "coin"


def coin(s: S, f: Frame) -> str:
    """See whether a card gained brings a coin, and with it the match (001, lines 65, 69)."""
    if s.claims:
        settle_claims(s)
        if has_won(s):
            return "won"
    return "pass" if s.rules.coins_at_end else "next"


def won(s: S, f: Frame) -> str:
    """The match is over, whatever else was to be done."""
    del s.stack[:-1]
    if s.telling is not None:
        s.tell("match-won", "two-coins", seat=s.rules.seats[MatchCase(s, False).winner], count=s.deck.coins_to_win)
    return END


def act(s: S, f: Frame, move: Move) -> str:
    if move.verb == "spy":
        return spied(s, f, move)
    f.move = move
    return move.verb


def attack(s: S, f: Frame) -> str:
    """Declare war: the battle is work of its own, put on the stack."""
    assert f.move is not None
    s.attacked = True
    s.push("battle.declare", seat=f.seat, move=f.move)
    f.move = None
    return "after"


def after(s: S, f: Frame) -> str:
    """The battle has ended; an attacker whose battle was stopped by Sabotage draws a card by ruling."""
    if f.memo is None:
        return "close"
    f.memo = None
    return "yield"


def yield_turn(s: S, f: Frame) -> str:
    """Yield: one tactics card; without any, nothing or a continent card by ruling."""
    s.yielded, f.move = True, None
    if s.telling is not None:
        s.tell("yielded", "yield", seat=s.rules.seats[f.seat])
    if s.tactics_left():
        return draw_pile(s)
    return "land" if s.rules.yield_brings_land and any(s.lands) else "close"


def close(s: S, f: Frame) -> str:
    """End the turn; by ruling coins are looked at only now."""
    return "coin" if s.claims else "pass"


def pass_on(s: S, f: Frame) -> str:
    """Hand the turn to the left, unless the match ends here."""
    if walk(MATCH, MatchCase(s, True), s.rules.off).id in ENDED:
        return "over"
    s.turn += 1
    s.to_move = f.seat = (s.to_move + 1) % s.players
    s.new_turn()
    return "begin"


def over(s: S, f: Frame) -> str:
    """The match ends without two coins in one hand: the standing decides."""
    if s.telling is not None:
        best = tuple(s.rules.seats[seat] for seat in winners(s))
        s.tell("match-shared" if len(best) > 1 else "match-counted", "turn-limit", seats=best, turn=s.turn)
    return END


def asks(name: str) -> Any:
    """Return the words of a question to the player whose turn it is."""
    return lambda s, f: word(f"question-{name}", seat=s.rules.seats[f.seat])


DRAWS = ("land", "tactic", "reshuffle")
STEPS: tuple[Step, ...] = (
    Step("turn", "begin", ("play-left",), ("free", "next"), begin, skip="next"),
    Lot(
        "turn", "free", ("without-continents",), ("lay",), skip="next", verbs=("land",), units=land_units,
        answer=drawn_card, luck=lambda s, f: "continents", deck=all_lands,
    ),
    Step(
        "turn", "next", ("draw-two", "piles-run-out"), ("free", "mix", "draw", *DRAWS, "lay", "act", "close"),
        following,
    ),
    Ask(
        "turn", "mix", ("draw-two", "draw-mix"), ("next", "nothing", "spy"), skip="act", verbs=("mix", "none", "spy"),
        answer=choose_mix, words=asks("mix"), hand=hand_of,
    ),
    Ask(
        "turn", "draw", ("draw-mix", "draw-from-row"), (*DRAWS, "lay", "nothing", "spy"), skip="act",
        verbs=("draw", "take", "none", "spy"), answer=choose_pile, words=asks("draw"), hand=hand_of,
    ),
    Step("turn", "nothing", ("draw-two",), ("act",), nothing),
    Step("turn", "reshuffle", ("tactics-reshuffle",), ("tactic",), reshuffle, skip="act"),
    Lot(
        "turn", "tactic", ("drawn-cards",), ("lay",), skip="act", verbs=("card",), units=tactic_units,
        answer=drawn_card, luck=tactics_luck, deck=all_tactics,
    ),
    Lot(
        "turn", "land", ("drawn-cards",), ("lay",), skip="act", verbs=("land",), units=land_units,
        answer=drawn_card, luck=lambda s, f: "continents", deck=all_lands,
    ),
    Step("turn", "lay", ("drawn-cards", "continents-open"), ("coin", "next"), lay, skip="act"),
    Step("turn", "coin", ("take-coin", "two-coins"), ("won", "next", "pass"), coin, skip="next"),
    Step("turn", "won", ("two-coins",), (END,), won),
    Ask(
        "turn", "act", ("attack-or-yield",), ("attack", "yield", "spy"), skip="close", verbs=("attack", "yield", "spy"),
        answer=act, words=asks("act"), hand=hand_of,
    ),
    Step("turn", "attack", ("attack-or-yield", "one-attack"), ("after",), attack, pushes=True, skip="close"),
    Step("turn", "after", ("turn-over",), ("close", "yield"), after),
    Step("turn", "spy", ("spy",), ("mix", "draw", "act"), spy, pushes=True, skip="act"),
    Step("turn", "yield", ("yield",), (*DRAWS[1:], DRAWS[0], "close"), yield_turn, skip="close"),
    Step("turn", "close", ("turn-over",), ("coin", "pass"), close, skip="act"),
    Step("turn", "pass", ("play-left", "turn-limit"), ("begin", "over"), pass_on, skip="begin"),
    Step("turn", "over", ("turn-limit",), (END,), over),
)  # fmt: skip


__all__ = ["STEPS", "full_mixes", "hand_of", "room", "row_left", "won"]
