"""What each magic card does where it points, once nobody answers any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import Ask, Frame, Step
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import ALL_MAGIC, FIRST_NUMBER, MIRROR, PLUS_MINUS, code_of
from explorer.rules.hundred.spells import direction, memo, tell
from explorer.rules.hundred.turn import lay_number

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def pierce(s: S, f: Frame) -> str:
    """Shuffle the target's score, hand and face-down cards into the pile; then it draws five (002, line 24)."""
    _, victim = direction(s, f)
    every, own = s.rules.everyone, 1 << victim
    back = [(code_of(code), every) for code in s.laid[victim]]
    for cards, notes in ((s.hands[victim], s.notes[victim]), (s.sets[victim], s.set_notes[victim])):
        back += [(kind, note.seen | own) for kind, note in zip(cards, notes, strict=True)]
    if s.rules.grave_shuffled:
        back += [(kind, every) for kind in s.grave]
        s.grave = ()
    s.hands[victim] = s.sets[victim] = s.laid[victim] = ()
    s.notes[victim] = s.set_notes[victim] = ()
    s.mods[victim] = 0
    holding.shuffle_in(s, back)
    s.pierced = tuple(sorted({*s.pierced, f.seat}))
    tell(s, "pierced", "pierce", f, count=len(back))
    s.push("draw.next", seat=victim, memo={"left": s.rules.redraw, "clause": "pierce-redraw"})
    return "spent"


def freeze(s: S, f: Frame) -> str:
    """Take two turns from the target (002, line 28)."""
    _, target = direction(s, f)
    turns = s.rules.frozen_turns
    before = s.frozen[target] if s.rules.freeze_adds else 0
    if target == s.to_move and s.rules.freeze_cuts:
        s.cut = True
        turns -= 1
    s.frozen[target] = before + turns
    tell(s, "frozen", "freeze", f, count=s.frozen[target])
    return "spent"


# hands


def swap(s: S, f: Frame) -> str:
    """Exchange hand for hand (by ruling set cards too): both know what they gave (002, line 31)."""
    user, target = direction(s, f)
    if user != f.seat:
        tell(s, "undone", "mirror", f, card=s.deck.words[f.source], by=s.deck.words[MIRROR])
        return "spent"
    holding.show(s, user, 1 << target)
    holding.show(s, target, 1 << user)
    s.hands[user], s.hands[target] = s.hands[target], s.hands[user]
    s.notes[user], s.notes[target] = s.notes[target], s.notes[user]
    if s.rules.swaps_set:
        for seat, other in ((user, target), (target, user)):
            for kind, note in zip(s.sets[seat], s.set_notes[seat], strict=True):
                holding.reveal(s, kind, note, 1 << other)
            s.set_notes[seat] = tuple(note._replace(seen=note.seen | 1 << other) for note in s.set_notes[seat])
        s.sets[user], s.sets[target] = s.sets[target], s.sets[user]
        s.set_notes[user], s.set_notes[target] = s.set_notes[target], s.set_notes[user]
    tell(s, "swapped", "swap", f, count=len(s.hands[user]), others=len(s.hands[target]))
    return "spent"


def force(s: S, f: Frame) -> str:
    """Make the target play a number of its hand into its own score (002, line 32)."""
    f.memo = {**memo(f), "lays": direction(s, f)[1]}
    return "lay" if s.hands[direction(s, f)[1]] else "spent"


def layer(s: S, f: Frame) -> int:
    seat: int = memo(f)["lays"]
    return seat


def lay(s: S, f: Frame, move: Move) -> str:
    f.memo = {**memo(f), "number": move.args[0] if move.args else -1}
    return "laid"


def laid(s: S, f: Frame) -> str:
    """Lay the number; a hand that has none is known to hold magic cards only."""
    seat, number = layer(s, f), memo(f)["number"]
    user, target = direction(s, f)
    if number < 0:
        holding.narrow(s, seat, ALL_MAGIC)
        if s.telling is not None:
            s.tell("no-number", "force", seat=s.rules.seats[seat])
        if s.rules.hand_shown and seat == target:
            holding.show(s, seat, 1 << user)
            if s.telling is not None:
                secret = {"cards": s.card_words(s.hands[seat])}
                seats = s.rules.seats
                s.tell_some("hand-shown", "force", (user, seat), secret, seat=seats[user], opponent=seats[seat])
        return "spent"
    give(s, seat, target, FIRST_NUMBER + number, "forced" if seat == target else "given")
    return "spent"


def give(s: S, giver: int, receiver: int, kind: int, event: str) -> None:
    """Lay a number of one hand in a score."""
    holding.play(s, giver, kind)
    lay_number(s, receiver, kind)
    if s.telling is not None:
        seats, clause = s.rules.seats, "force" if event == "forced" else "pass-card"
        facts = {"card": s.deck.words[kind], "points": s.points(receiver)}
        s.tell(event, clause, seat=seats[giver], opponent=seats[receiver], **facts)


def pass_card(s: S, f: Frame) -> str:
    """Give the number that was named into the target's score; turned round it enters the giver's own, or by ruling
    whoever mirrored gives one of its own (002, line 33)."""
    assert f.move is not None
    user, target = direction(s, f)
    if user != f.seat and s.rules.mirrorer_gives:
        f.memo = {**memo(f), "lays": user}
        return "lay" if s.hands[user] else "spent"
    give(s, f.seat, target, FIRST_NUMBER + f.move.args[0], "given")
    return "spent"


def change(s: S, f: Frame) -> str:
    """Add or take away what was chosen (002, line 35)."""
    assert f.move is not None
    _, target = direction(s, f)
    code = s.rules.change_codes[f.move.args[0]]
    if s.rules.change_laid:
        lay_number(s, target, code)
        f.memo = {**memo(f), "kept": True}
    else:
        s.mods[target] += s.rules.worth[code]
    tell(s, "changed", "plus-minus", f, count=abs(s.rules.worth[code]), sign=int(code == PLUS_MINUS),
         points=s.points(target))  # fmt: skip
    return "spent"


def recall(s: S, f: Frame) -> str:
    """Take a used magic card back into the hand, before everybody's eyes (002, line 36)."""
    assert f.move is not None
    kind = f.move.args[0]
    at = len(s.grave) - 1 - s.grave[::-1].index(kind)
    s.grave = s.grave[:at] + s.grave[at + 1 :]
    holding.add(s, f.seat, kind, holding.fresh(s, s.rules.everyone))
    if s.telling is not None:
        s.tell("recalled", "recall", seat=s.rules.seats[f.seat], card=s.deck.words[kind])
    return "spent"


def which_number(s: S, f: Frame) -> Word:
    """Return the question which number is laid."""
    seats = s.rules.seats
    target = seats[direction(s, f)[1]]
    return word("question-lay", seat=seats[layer(s, f)], opponent=target, card=s.deck.words[f.source])


STEPS: tuple[Step, ...] = (
    Step("spell", "do-pierce", ("pierce",), ("spent",), pierce, pushes=True),
    Step("spell", "do-freeze", ("freeze",), ("spent",), freeze),
    Step("spell", "do-swap", ("swap",), ("spent",), swap),
    Step("spell", "do-force", ("force",), ("lay", "spent"), force, skip="spent"),
    Ask(
        "spell", "lay", ("force", "pass-card"), ("laid",), skip="spent", verbs=("lay", "lay-nothing"), who=layer,
        answer=lay, words=which_number,
    ),
    Step("spell", "laid", ("force", "pass-card"), ("spent",), laid, skip="spent"),
    Step("spell", "do-pass", ("pass-card",), ("lay", "spent"), pass_card, skip="spent"),
    Step("spell", "do-plus-minus", ("plus-minus",), ("spent",), change),
    Step("spell", "do-recall", ("recall",), ("spent",), recall),
)  # fmt: skip


__all__ = ["STEPS"]
