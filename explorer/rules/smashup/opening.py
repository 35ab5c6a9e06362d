"""The set-up: bases are laid out, it is drawn who begins, factions are taken, hands are dealt (and perhaps redrawn)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.rules.smashup.decks import deck_luck, draw_cards, pool_units, take_from_pool, whole_deck
from explorer.rules.smashup.kit import EACH
from explorer.rules.smashup.wording import asks

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S


# the pile of bases


def base_units(s: S, f: Frame) -> Sequence[Move]:
    """Return the bases that may come next: the one known to lie on top, else any of the pile."""
    return [s.rules.base_moves[base] for base in s.base_tops[:1] or s.base_pool]


def all_bases(s: S, f: Frame) -> Sequence[Move]:
    """Return every base, so that the order of their pile is one thing."""
    found: Sequence[Move] = s.rules.base_moves
    return found


def base_luck(s: S, f: Frame) -> str:
    """Return the stretch of luck that orders the pile of bases."""
    return f"bases-{s.base_shuffles}"


def new_pile(s: S) -> None:
    """Make the bases that were put aside the pile, when nothing unknown is left in it."""
    if not s.base_pool and s.base_discards:
        s.base_pool, s.base_discards = tuple(sorted(s.base_discards)), ()
        s.base_shuffles += 1
        s.tell("bases-again", "bases-again")


def take_base(s: S, base: int, clause: str = "bases-in-play") -> None:
    """Take a base from the pile, for all to see, by that clause."""
    s.base_pool = tuple(b for b in s.base_pool if b != base)
    s.base_tops = tuple(b for b in s.base_tops if b != base)
    s.tell("base-out", clause, base=s.base_word(base), breakpoint=s.kit.bases[base].breakpoint)


def lay_base(s: S, f: Frame, move: Move) -> str:
    take_base(s, move.args[0])
    s.bases += (move.args[0],)
    return "bases" if len(s.bases) <= s.players else "first"


# who begins, and who takes which factions


def first_units(s: S, f: Frame) -> Sequence[Move]:
    found: Sequence[Move] = s.rules.first_moves
    return found


def choose_first(s: S, f: Frame, move: Move) -> str:
    s.active = move.args[0]
    s.tell("begins", "first-player", seat=seat_word(s.active))
    return "next-faction"


def next_faction(s: S, f: Frame) -> str:
    """Find who takes the next faction: in turn, two at a time; there and back for a draft."""
    taken = sum(1 for seat in s.takers if seat >= 0)
    if taken == s.players * EACH:
        f.seat = 0
        return "shuffle"
    around = s.around()
    if s.rules.taking == "draft":
        f.seat = (around + around[::-1])[taken]
    else:
        f.seat = around[taken // EACH]
    return "faction" if s.rules.taking == "random" else "take"


def free_factions(s: S, seat: int) -> list[int]:
    """Return the factions that a seat may take: nobody's yet, and not one that it has already."""
    n = len(s.kit.factions)
    own = {faction % n for faction, taker in enumerate(s.takers) if taker == seat}
    return [faction for faction, taker in enumerate(s.takers) if taker < 0 and faction % n not in own]


def faction_units(s: S, f: Frame) -> Sequence[Move]:
    return [s.rules.faction_moves[faction] for faction in free_factions(s, f.seat)]


def take_faction(s: S, f: Frame, move: Move) -> str:
    faction = move.args[0]
    s.takers = tuple(f.seat if n == faction else seat for n, seat in enumerate(s.takers))
    s.tell("took-faction", "factions-taken", seat=seat_word(f.seat), faction=s.kit.faction_words[faction])
    return "next-faction"


def shuffle_decks(s: S, f: Frame) -> str:
    """Shuffle each player's two factions into one deck."""
    s.pools = [tuple(s.own_cards(seat)) for seat in range(s.players)]
    return "deal"


# the first hands


def deal(s: S, f: Frame, move: Move) -> str:
    card = move.args[0]
    take_from_pool(s, f.seat, card)
    s.add_to_hand(card)
    s.tell_some("dealt", "opening-hand", (f.seat,), {"card": s.card_word(card)}, seat=seat_word(f.seat))
    if len(s.hands[f.seat]) == s.kit.hand:
        f.seat += 1
    if f.seat < s.players:
        return "deal"
    f.seat, f.memo = s.active, {"left": s.players}
    return "hands"


def look_at_hands(s: S, f: Frame) -> str:
    """Ask each seat in turn whether it redraws, where that is allowed and it may have no minion in hand."""
    memo = f.memo or {}
    left = memo["left"]
    if not s.rules.mulligan or not left:
        return "begin"
    f.memo = {"left": left - 1}
    return "redraw"


def may_redraw(s: S) -> bool:
    """Tell whether the hand of the seat that is asked holds no minion."""
    return not any(s.kit.kind[card].minion for card in s.hands[s.actor or 0])


def redraw(s: S, f: Frame, move: Move) -> str:
    return "discard-hand" if move.verb == "yes" else "next-hand"


def discard_hand(s: S, f: Frame) -> str:
    """Show the hand, discard it and draw as many cards anew."""
    for card in s.hands[f.seat]:
        s.take_from_hand(card)
        s.to_discards(card)
        s.tell("discarded", "mulligan", seat=seat_word(f.seat), card=s.card_word(card))
    draw_cards(s, f.seat, s.kit.hand)
    return "next-hand"


def next_hand(s: S, f: Frame) -> str:
    f.seat = s.after(f.seat)
    return "hands"


def begin(s: S, f: Frame) -> str:
    s.push("turn.start", seat=s.active)
    return END


STEPS: tuple[Step, ...] = (
    Lot(
        "opening", "bases", ("bases-in-play",), ("bases", "first"), skip="first", verbs=("base",), units=base_units,
        answer=lay_base, luck=base_luck, deck=all_bases,
    ),
    Lot(
        "opening", "first", ("first-player",), ("next-faction",), verbs=("first",), units=first_units,
        answer=choose_first, luck=lambda s, f: "first",
    ),
    Step("opening", "next-faction", ("two-factions",), ("faction", "take", "shuffle"), next_faction, skip="shuffle"),
    Lot(
        "opening", "faction", ("factions-taken",), ("next-faction",), verbs=("faction",), units=faction_units,
        answer=take_faction, luck=lambda s, f: "factions", deck=lambda s, f: s.rules.faction_moves, skip="shuffle",
    ),
    Ask(
        "opening", "take", ("factions-taken",), ("next-faction",), verbs=("take",), answer=take_faction,
        words=asks("take-faction"), skip="shuffle",
    ),
    Step("opening", "shuffle", ("own-deck",), ("deal",), shuffle_decks),
    Lot(
        "opening", "deal", ("opening-hand",), ("deal", "hands"), skip="begin", verbs=("draw",),
        units=pool_units, answer=deal, luck=deck_luck, deck=whole_deck,
    ),
    Step("opening", "hands", ("mulligan",), ("redraw", "begin"), look_at_hands, skip="begin"),
    Ask(
        "opening", "redraw", ("mulligan",), ("discard-hand", "next-hand"), verbs=("yes", "pass"), answer=redraw,
        words=asks("redraw"), declinable=True,
    ),
    Step("opening", "discard-hand", ("mulligan",), ("next-hand",), discard_hand, pushes=True),
    Step("opening", "next-hand", ("mulligan",), ("hands",), next_hand),
    Step("opening", "begin", ("turn-phases",), (END,), begin, pushes=True),
)  # fmt: skip


__all__ = ["STEPS", "all_bases", "base_luck", "base_units", "free_factions", "may_redraw", "new_pile", "take_base"]
