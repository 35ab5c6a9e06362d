"""Taking cards from a score or from face-down cards: Goblin one, Hunt two (002, lines 29, 30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import Ask, Frame, Lot, Step
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import FIRST_NUMBER, HUNT, code_of
from explorer.rules.hundred.spells import direction, memo, tell
from explorer.rules.hundred.turn import lay_number

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S


def goblin(s: S, f: Frame) -> str:
    """Let the user take a card of the target's score, or a face-down one (002, line 29)."""
    _, target = direction(s, f)
    if s.laid[target] and not s.sets[target] and len(set(s.laid[target])) == 1:
        f.memo = {**memo(f), "code": s.laid[target][0]}
        return "taken"
    if s.laid[target]:
        return "pick"
    if s.sets[target]:
        return "lot"
    tell(s, "nothing-there", "goblin", f, card=s.deck.words[f.source])
    return "spent"


def hunt(s: S, f: Frame) -> str:
    """Let the user take two cards of the target's score, one by one; of one card, that one (002, line 30)."""
    _, target = direction(s, f)
    done = memo(f).get("hunted", 0)
    there = s.laid[target]
    if done >= s.rules.hunted or not there:
        if not done:
            tell(s, "nothing-there", "hunt", f, card=s.deck.words[f.source])
        return "spent"
    if len(set(there)) == 1:
        f.memo = {**memo(f), "code": there[0]}
        return "taken"
    return "pick"


def taker(s: S, f: Frame) -> int:
    return direction(s, f)[0]


def pick(s: S, f: Frame, move: Move) -> str:
    if move.verb == "take-set":
        return "lot"
    f.memo = {**memo(f), "code": s.deck.codes[move.args[0]]}
    return "taken"


def taken(s: S, f: Frame) -> str:
    """Take a card out of a score: to the thief's hand (by ruling into its score), or back into the pile."""
    user, target = direction(s, f)
    rest = dict(memo(f))
    code = rest.pop("code")
    f.memo = rest
    there = s.laid[target]
    at = there.index(code)
    s.laid[target] = there[:at] + there[at + 1 :]
    if f.source != HUNT:
        return stolen(s, f, user, code)
    kind = code_of(code)
    if s.rules.hunt_return == "shuffled":
        holding.shuffle_in(s, [(kind, s.rules.everyone)])
    elif s.rules.hunt_return == "top":
        s.top = (*s.top, kind)
    else:
        s.bottom = (*s.bottom, kind)
    f.memo = {**memo(f), "hunted": memo(f).get("hunted", 0) + 1}
    tell(s, "hunted", "hunt", f, card=s.deck.code_words[code], points=s.points(target))
    return "do-hunt"


def stolen(s: S, f: Frame, user: int, code: int) -> str:
    kind = code_of(code)
    if s.rules.steals_to_score and kind >= FIRST_NUMBER:
        lay_number(s, user, kind)
    else:
        holding.add(s, user, kind, holding.fresh(s, s.rules.everyone))
    tell(s, "stolen", "goblin", f, card=s.deck.code_words[code])
    return "spent"


def backs(s: S, f: Frame) -> Sequence[Move]:
    """Return the target's face-down cards, one of which chance picks."""
    found: Sequence[Move] = s.rules.back_moves[: len(s.sets[direction(s, f)[1]])]
    return found


def back_luck(s: S, f: Frame) -> str:
    return f"goblin/{s.round}/{s.turn}/{len(s.grave)}"


def lot(s: S, f: Frame, move: Move) -> str:
    """Move a face-down card into the thief's hand: both know it, the others follow its back."""
    user, target = direction(s, f)
    at = move.args[0]
    kind = s.sets[target][at]
    note = holding.lift(s, target, at)
    eyes = 1 << user | 1 << target
    holding.reveal(s, kind, note, eyes)
    holding.add(s, user, kind, note._replace(seen=note.seen | eyes))
    if s.telling is not None:
        who = [seat for seat in range(s.players) if (note.seen | eyes) >> seat & 1]
        seats, words = s.rules.seats, s.deck.words
        s.tell_some("stole-set", "goblin", who, {"card": words[kind]}, seat=seats[user], opponent=seats[target])
    return "spent"


def which_card(s: S, f: Frame) -> Word:
    """Return the question which card is taken."""
    user, target = direction(s, f)
    seats = s.rules.seats
    return word("question-pick", seat=seats[user], opponent=seats[target], card=s.deck.words[f.source])


STEPS: tuple[Step, ...] = (
    Step("spell", "do-goblin", ("goblin",), ("pick", "lot", "taken", "spent"), goblin, skip="spent"),
    Step("spell", "do-hunt", ("hunt",), ("pick", "taken", "spent"), hunt, skip="spent"),
    Ask(
        "spell", "pick", ("goblin", "hunt"), ("taken", "lot"), skip="spent", verbs=("take", "take-set"), who=taker,
        answer=pick, words=which_card,
    ),
    Step("spell", "taken", ("goblin", "hunt"), ("do-hunt", "spent"), taken, skip="spent"),
    Lot(
        "spell", "lot", ("goblin",), ("spent",), verbs=("back",), units=backs, answer=lot, luck=back_luck,
    ),
)  # fmt: skip


__all__ = ["STEPS"]
