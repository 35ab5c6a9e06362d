"""A turn of `hundred` step by step: skip, or draw a card and play one or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from explorer.core.decisions import walk
from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Lot, Step
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import ALL_MAGIC, DOUBLE, FIRST_NUMBER, PASS, REACTIONS, mask
from explorer.rules.hundred.drawing import drawn, last_card, tell_seat
from explorer.rules.hundred.opening import pile_luck, pile_units, whole_deck
from explorer.rules.hundred.resolution import END_OF_ROUND, EndCase, MatchCase, leaders, match_tree, penalties, totals

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S

#: Plays of one magic card that something is done with, by verb: they put a frame on the stack.
CASTS = ("pierce", "freeze", "goblin", "hunt", "swap", "force", "pass", "change", "recall")
PLAYS = ("play", "double", *CASTS, "set")


def hand_of(s: S) -> tuple[int, ...]:
    """Return what the seat that is asked can play from, sorted: its hand, by ruling its set magic cards too."""
    seat = s.actor or 0
    hand = s.hands[seat]
    if s.rules.any_set and s.sets[seat]:
        return tuple(sorted(hand + s.sets[seat]))
    return hand


def take_to_play(s: S, seat: int, kind: int) -> None:
    """Take a card that is played from the hand, or by ruling from where it was set."""
    if kind in s.hands[seat]:
        holding.play(s, seat, kind)
    else:
        holding.unset(s, seat, kind)


def settable(s: S) -> tuple[int, ...]:
    """Return the kinds that can be set face down."""
    if s.rules.any_set:
        return tuple(range(FIRST_NUMBER))
    return REACTIONS if s.rules.reactions_set else ()


def asks(name: str) -> Callable[[S, Frame], Word]:
    """Return a question to the seat of the frame."""
    return lambda s, f: word(f"question-{name}", seat=s.rules.seats[f.seat])


# the beginning


def begin(s: S, f: Frame) -> str:
    """Open a turn; a frozen player loses it."""
    f.move = f.memo = None
    s.used, s.cut = (0, 0), False
    if s.telling is not None:
        s.tell("turn", "to-the-left", seat=s.rules.seats[f.seat], turn=s.turn)
    return "frozen" if s.frozen[f.seat] else "choose"


def frozen(s: S, f: Frame) -> str:
    """Count one of the lost turns (002, line 28); nobody has drawn."""
    s.frozen[f.seat] -= 1
    s.skipped += 1
    if s.telling is not None:
        s.tell("frozen-turn", "freeze", seat=s.rules.seats[f.seat], count=s.frozen[f.seat])
    return "check"


def choose(s: S, f: Frame, move: Move) -> str:
    return move.verb


def skip(s: S, f: Frame) -> str:
    """End the turn with nothing drawn and nothing played; by ruling the top card of the pile burns."""
    s.skipped += 1
    tell_seat(s, "skipped", "skip", f.seat)
    return "burn" if s.rules.skip_burns and holding.pile_size(s) else "check"


def burn(s: S, f: Frame, move: Move) -> str:
    kind = move.args[0]
    holding.burn_top(s, kind)
    if s.telling is not None:
        s.tell("burned", "all-skip", card=s.deck.words[kind])
    if not holding.pile_size(s):
        last_card(s, f.seat)
    return "check"


def draw(s: S, f: Frame, move: Move) -> str:
    drawn(s, f.seat, move.args[0], "draw-one")
    s.skipped = 0
    return "drew"


def drew(s: S, f: Frame) -> str:
    """See whether that was the last card of the pile."""
    if not holding.pile_size(s):
        last_card(s, f.seat)
    return "first"


# playing


def play(s: S, f: Frame, move: Move) -> str:
    """Note a play; the step of its kind follows."""
    f.move = move
    verb = move.verb
    return "cast" if verb in CASTS else verb


def lay_number(s: S, seat: int, code: int) -> None:
    """Lay an entry in a score, whoever's card it was."""
    s.laid[seat] = (*s.laid[seat], code)


def number(s: S, f: Frame) -> str:
    """Lay a number in the own score."""
    assert f.move is not None
    kind = FIRST_NUMBER + f.move.args[0]
    holding.play(s, f.seat, kind)
    lay_number(s, f.seat, kind)
    s.used = (s.used[0] + 1, s.used[1])
    if s.telling is not None:
        s.tell("number", "number-played", seat=s.rules.seats[f.seat], card=s.deck.words[kind], points=s.points(f.seat))
    return "after"


def double(s: S, f: Frame) -> str:
    """Lay a number in the own score, doubled as long as it lies there; Double itself is used up."""
    assert f.move is not None
    kind = FIRST_NUMBER + f.move.args[0]
    take_to_play(s, f.seat, DOUBLE)
    holding.play(s, f.seat, kind)
    lay_number(s, f.seat, ~kind)
    s.grave = (*s.grave, DOUBLE)
    s.used = (s.used[0] + 1, s.used[1] + 1)
    if s.telling is not None:
        facts = {"card": s.deck.words[kind], "count": s.rules.worth[~kind], "points": s.points(f.seat)}
        s.tell("doubled", "double", seat=s.rules.seats[f.seat], **facts)
    return "after"


def set_card(s: S, f: Frame) -> str:
    """Lay a magic card face down: all can see that it is one that can be set."""
    assert f.move is not None
    kind = f.move.args[0]
    note = holding.remove(s, f.seat, kind)
    holding.lay_set(s, f.seat, kind, note._replace(may=note.may & mask(settable(s))))
    s.used = (s.used[0], s.used[1] + 1)
    if s.telling is not None:
        who = [seat for seat in range(s.players) if note.seen >> seat & 1]
        facts = {"card": s.deck.words[kind]}
        s.tell_some("set", "set-cards", who, facts, seat=s.rules.seats[f.seat])
    return "after"


def cast(s: S, f: Frame) -> str:
    """Put a magic card on the table: it takes effect, or is answered, on a frame of its own."""
    assert f.move is not None
    move, kind = f.move, s.rules.kind_of[f.move]
    take_to_play(s, f.seat, kind)
    both = kind == PASS and s.rules.pass_takes_both
    if kind == PASS:
        holding.name(s, f.seat, FIRST_NUMBER + move.args[0])
    s.used = (s.used[0] + both, s.used[1] + 1)
    target = move.args[-1] if move.verb != "recall" else f.seat
    if s.telling is not None:
        facts = {"seat": s.rules.seats[f.seat], "card": s.deck.words[kind]}
        if move.verb == "recall":
            s.tell("cast", "magic-played", **facts)
        else:
            s.tell("aimed", "magic-played", opponent=s.rules.seats[target], **facts)
    s.push("spell.open", seat=f.seat, source=kind, cause=-1, move=move, memo={"to": target})
    return "after"


def bury(s: S, f: Frame) -> str:
    """Send a card to the graveyard without effect: all can see that nothing in the hand could be played."""
    assert f.move is not None
    kind = f.move.args[0]
    none = dead(s)
    holding.play(s, f.seat, kind)
    holding.narrow(s, f.seat, none)
    s.grave = (*s.grave, kind)
    if s.telling is not None:
        s.tell("buried", "last-resort", seat=s.rules.seats[f.seat], card=s.deck.words[kind])
    return "close"


def nothing(s: S, f: Frame) -> str:
    """End the turn with nothing played, by ruling."""
    holding.narrow(s, f.seat, dead(s))
    tell_seat(s, "nothing-played", "last-resort", f.seat)
    return "close"


def dead(s: S) -> int:
    """Return, as a mask, the kinds that cannot be played as the turn stands: what everybody can tell of a hand of
    which nothing can."""
    trial = s.copy()
    f = trial.stack[-1]
    f.at = s.rules.index["turn.first"]
    trial.actor = f.seat
    lister = s.rules.hand_listers[f.at]
    if lister is None:
        return ALL_MAGIC
    return mask(tuple(kind for kind in range(FIRST_NUMBER) if not lister.plays(trial, kind)))


def room(s: S) -> tuple[int, int]:
    """Return how many numbers and how many magic cards may still be played in the turn."""
    numbers, magics = s.used
    if s.rules.any_two:
        left = max(0, 2 - numbers - magics)
        return left, left
    left = max(0, 1 - numbers)
    return (left if not magics or not s.rules.number_first else 0), max(0, 1 - magics)


def after(s: S, f: Frame) -> str:
    """Ask for a second card while there is room and a card to play."""
    f.move = None
    there = s.hands[f.seat] or (s.rules.any_set and s.sets[f.seat])
    return "more" if there and not s.cut and any(room(s)) else "close"


def more(s: S, f: Frame, move: Move) -> str:
    return "close" if move.verb == "done" else play(s, f, move)


# the end


def close(s: S, f: Frame) -> str:
    """Finish the turn; by ruling the hand is filled up."""
    left = s.rules.hand_size - len(s.hands[f.seat])
    if s.rules.refills and left > 0 and holding.pile_size(s):
        s.push("draw.next", seat=f.seat, memo={"left": left, "clause": "draw-one"})
    return "check"


def end(s: S, f: Frame) -> str:
    """See whether the round is over."""
    outcome = walk(END_OF_ROUND, EndCase(s), s.rules.off)
    if outcome.id == "goes-on":
        return "pass"
    if s.telling is not None:
        s.tell(outcome.id, outcome.clauses[0], seat=s.rules.seats[f.seat])
    return "over"


def pass_on(s: S, f: Frame) -> str:
    """Let the seat to the left move (002, clause to-the-left)."""
    if s.rules.goes_on and s.ending >= 0 and holding.pile_size(s):
        s.ending = -1
    s.turn += 1
    s.to_move = f.seat = (f.seat + 1) % s.players
    return "begin"


def over(s: S, f: Frame) -> str:
    """Count the points; the losers pay (002, lines 4 to 6)."""
    pays = penalties(s)
    s.penalties = [paid + now for paid, now in zip(s.penalties, pays, strict=True)]
    s.settled = True
    for seat, now in enumerate(pays):
        if s.telling is not None:
            kind, clause = ("pays", "penalty") if now else ("pays-nothing", "nearest-wins")
            s.tell(kind, clause, seat=s.rules.seats[seat], points=s.points(seat), count=now)
    if s.rules.several_rounds and s.round < s.rules.rounds:
        return "again"
    if s.telling is not None:
        won = leaders(s)
        outcome = walk(match_tree(s), MatchCase(s), s.rules.off)
        by = "penalties" if s.rules.several_rounds else "distance"
        facts = {"count": totals(s)[won[0]], "aim": s.rules.aim, "by": by}
        if outcome.id == "shared":
            s.tell("match-shared", outcome.clauses[0], seats=s.seat_words(won), **facts)
        else:
            s.tell("match-won", outcome.clauses[0], seat=s.rules.seats[won[0]], **facts)
    return END


def again(s: S, f: Frame) -> str:
    """Begin another round with all cards in the pile."""
    s.round += 1
    s.turn, s.settled = 0, False
    s.clear()
    if s.telling is not None:
        s.tell("round", "rounds", count=s.round)
    s.push("opening.start")
    return END


NEXT: Sequence[str] = ("play", "double", "set", "cast")
STEPS: tuple[Step, ...] = (
    Step("turn", "begin", ("to-the-left", "freeze"), ("frozen", "choose"), begin, skip="choose"),
    Step("turn", "frozen", ("freeze",), ("check",), frozen, skip="choose"),
    Ask(
        "turn", "choose", ("choice",), ("skip", "draw"), skip="draw", verbs=("skip", "draw"), answer=choose,
        words=asks("choose"),
    ),
    Step("turn", "skip", ("skip",), ("burn", "check"), skip, skip="draw"),
    Lot(
        "turn", "burn", ("all-skip",), ("check",), verbs=("card",), units=pile_units, answer=burn, luck=pile_luck,
        deck=whole_deck,
    ),
    Lot(
        "turn", "draw", ("draw-one", "draw-pile"), ("drew",), skip="first", verbs=("card",), units=pile_units,
        answer=draw, luck=pile_luck, deck=whole_deck,
    ),
    Step("turn", "drew", ("last-card",), ("first",), drew),
    Ask(
        "turn", "first", ("must-play",), (*NEXT, "bury", "nothing"), skip="close", verbs=(*PLAYS, "bury", "nothing"),
        answer=play, words=asks("play"), hand=hand_of,
    ),
    Step("turn", "play", ("number-played",), ("after",), number),
    Step("turn", "double", ("double",), ("after",), double),
    Step("turn", "set", ("set-cards",), ("after",), set_card),
    Step("turn", "cast", ("magic-played",), ("after",), cast, pushes=True),
    Step("turn", "bury", ("last-resort", "graveyard"), ("close",), bury),
    Step("turn", "nothing", ("last-resort",), ("close",), nothing),
    Step("turn", "after", ("both-played",), ("more", "close"), after, skip="close"),
    Ask(
        "turn", "more", ("both-played",), ("play", "set", "cast", "close"), skip="close", verbs=(*PLAYS, "done"),
        answer=more, words=asks("more"), declinable=True,
    ),
    Step("turn", "close", ("finish-turn",), ("check",), close, pushes=True),
    Step("turn", "check", ("finish-turn", "all-skip"), ("pass", "over"), end, skip="pass"),
    Step("turn", "pass", ("to-the-left",), ("begin",), pass_on),
    Step("turn", "over", ("nearest-wins", "penalty"), ("again", END), over, skip=END),
    Step("turn", "again", ("rounds",), (END,), again, pushes=True),
)  # fmt: skip


__all__ = ["CASTS", "PLAYS", "STEPS", "asks", "dead", "hand_of", "lay_number", "room", "settable"]
