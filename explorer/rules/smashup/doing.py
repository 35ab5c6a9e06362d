"""Carrying out a program, one thing after another: what is chosen is asked, then it is done, then the next.

A frame's memo holds the program's key, where it stands (`at`), the life of the card it belongs to (`me`), the base
where that was (`here`), and what has been chosen: `picks` (and `last`, those before), `base`, `who`, `faction`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.moves import Move
from explorer.core.steps import END, Ask, Frame, Step
from explorer.rules.smashup.abilities import ANY, EACH, Do, keep, noted
from explorer.rules.smashup.fits import FITS, WHENS
from explorer.rules.smashup.ignoring import may_ignore
from explorer.rules.smashup.programs import source_word
from explorer.rules.smashup.targets import PRIVATE, candidates, doing
from explorer.rules.smashup.texts import do_word
from explorer.rules.smashup.wording import asks_of_card, picked_cards, target_base, target_kind

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

ASKED = {"base": "base", "player": "seat", "faction": "faction"}


def do_next(s: S, f: Frame) -> str:
    """Find the next thing that can be done, and how it begins."""
    program, first = s.rules.programs[noted(f, "text")].program, noted(f, "at")
    if first == len(program):
        return END
    if f.source >= 0 and not noted(f, "me") and (found := s.action_of(f.source)) is not None:
        keep(f, me=found.life, here=s.base_of(found.life))  # an action that stays has come into play
    if first and program[0].verb == "attach" and not noted(f, "me"):
        return END  # it has found no place, or has been kept off
    if not first and may_ignore(s, f):
        return "ignore"
    for at in range(first, len(program)):
        keep(f, at=at, picks=[])
        step = _beginning(s, f, program[at])
        if step:
            return step
        keep(f, did=False)
    return END


def _beginning(s: S, f: Frame, do: Do) -> str:
    """Return the step at which something begins, '' when it cannot be done."""
    memo = f.memo or {}
    if (do.when and not WHENS[do.when](s, f)) or (do.needs and not memo.get("did", True)):
        return ""
    if do.each_base and not _to_base(s, f, do):
        return ""
    if do.target is None:
        return "whether" if do.may else "act"
    found = candidates(s, f, do.target)
    if not found:
        if s.telling is not None and do.target.chosen and do.target.where not in PRIVATE:
            s.tell("in-vain", "as-much-as-possible", source=source_word(s, f), does=do_word(do))
        return ""
    if do.target.kind in ASKED:
        return ASKED[do.target.kind]
    if do.target.chosen:
        return "choose"
    keep(f, picks=found)
    return "whether" if do.may else "act"


def _to_base(s: S, f: Frame, do: Do) -> bool:
    """Go to the next of the bases at which something is done; which they are is fixed when the first is reached."""
    queue = (f.memo or {}).get("queue")
    if queue is None:
        queue = [base for base in s.bases if FITS[do.each_base](s, f, base)]
    while queue:
        keep(f, base=queue[0], queue=queue[1:])
        if do.target is None or candidates(s, f, do.target):
            return True
        queue = queue[1:]
    keep(f, queue=None)
    return False


def do_whether(s: S, f: Frame, move: Move) -> str:
    return "skip" if move.verb == "pass" else "act"


def do_choose(s: S, f: Frame, move: Move) -> str:
    """Note what was picked; go on picking while more may be."""
    target = doing(s, f).target
    assert target is not None
    picks = noted(f, "picks")
    if move.verb == "pass":
        return "act" if picks else "skip"
    card = move.args[0]
    keep(f, picks=[*picks, card if target.kind == "card" else s.life_of(card)])
    most = target.count if isinstance(target.count, int) else len(s.kit.kind)
    return "choose" if len(picks) + 1 < most and candidates(s, f, target) else "act"


def do_base(s: S, f: Frame, move: Move) -> str:
    keep(f, old=(f.memo or {}).get("base", -1), base=move.args[0])
    return "act"


def do_seat(s: S, f: Frame, move: Move) -> str:
    keep(f, who=move.args[0])
    return "act"


def do_faction(s: S, f: Frame, move: Move) -> str:
    keep(f, faction=move.args[0])
    return "act"


def do_skip(s: S, f: Frame) -> str:
    keep(f, did=False)
    _go_on(s, f)
    return "next"


def do_act(s: S, f: Frame) -> str:
    do = doing(s, f)
    picks = noted(f, "picks")
    keep(f, did=True, **({"last": picks} if picks else {}))
    s.rules.verbs[do.verb](s, f, do)
    _go_on(s, f)
    return "next"


def _go_on(s: S, f: Frame) -> None:
    """Go to the next thing of the program, unless this one is done at further bases."""
    if not doing(s, f).each_base:
        keep(f, at=noted(f, "at") + 1)


def least(s: S, f: Frame) -> int:
    """Return how many must be picked before one may stop."""
    do = doing(s, f)
    if do.may or do.target is None:
        return 0
    if do.target.count in (ANY, EACH) or (isinstance(do.target.count, int) and do.target.count > 1):
        return do.target.least
    return 1


QUESTION = ("choose", "pass")
STEPS: tuple[Step, ...] = (
    Step(
        "do", "next", ("text-order", "as-much-as-possible"),
        ("ignore", "whether", "choose", "base", "seat", "faction", "act", END), do_next, skip=END,
    ),
    Ask(
        "do", "whether", ("may-or-must",), ("act", "skip"), verbs=("yes", "pass"), answer=do_whether,
        words=asks_of_card("do-whether"), declinable=True,
    ),
    Ask(
        "do", "choose", ("targets",), ("choose", "act", "skip"), verbs=("choose", "pass"), answer=do_choose,
        words=asks_of_card("do-choose", kind=target_kind, place=target_base, picks=picked_cards), skip="skip",
    ),
    Ask(
        "do", "base", ("targets",), ("act",), verbs=("choose-base",), answer=do_base, skip="skip",
        words=asks_of_card("do-base"),
    ),
    Ask(
        "do", "seat", ("targets",), ("act",), verbs=("choose-seat",), answer=do_seat, skip="skip",
        words=asks_of_card("do-seat"),
    ),
    Ask(
        "do", "faction", ("targets",), ("act",), verbs=("choose-faction",), answer=do_faction, skip="skip",
        words=asks_of_card("do-faction"),
    ),
    Step("do", "act", ("text-order",), ("next",), do_act, pushes=True),
    Step("do", "skip", ("may-or-must",), ("next",), do_skip),
)  # fmt: skip


__all__ = ["STEPS", "least"]
