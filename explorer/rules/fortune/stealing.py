"""What can be stolen from whom: a tree that is walked before every choice, and what it comes to for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Outcome, walk

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S


class HeistCase:
    """A seat that would steal, and the seat whose top group it would steal."""

    __slots__ = ("owner", "s", "thief")

    def __init__(self, s: S, thief: int, owner: int) -> None:
        self.s, self.thief, self.owner = s, thief, owner

    @property
    def barred(self) -> bool:
        """Whether the thief has attacked the owner in this turn in vain (by ruling: at all)."""
        s = self.s
        if not (s.rules.no_repeat and s.attacks and self.thief == s.to_move):
            return False
        return any(a.opponent == self.owner and (not a.won or s.rules.bars_winners) for a in s.attacks)


STEAL = Decision(
    "other-player",
    ("stealing", "top-group"),
    lambda case: case.thief != case.owner,
    yes=Decision(
        "thief-has-group",
        ("own-group-first",),
        lambda case: bool(case.s.fortunes[case.thief]),
        yes=Decision(
            "owner-has-group",
            ("top-group",),
            lambda case: bool(case.s.fortunes[case.owner]),
            yes=Decision(
                "above-the-first",
                ("first-protected",),
                lambda case: len(case.s.fortunes[case.owner]) > 1,
                yes=Decision(
                    "may-attack-again",
                    ("expert-no-repeat",),
                    lambda case: not case.barred,
                    yes=Decision(
                        "can-be-faced",
                        ("empty-hand",),
                        lambda case: bool(case.s.hands[case.owner]) or not case.s.rules.immune_when_empty,
                        yes=Outcome("steal-open", ("top-group", "attack-card")),
                        no=Outcome("steal-defenceless", ("empty-hand",)),
                    ),
                    no=Outcome("steal-barred", ("expert-no-repeat",)),
                ),
                no=Outcome("steal-protected", ("first-protected",)),
            ),
            no=Outcome("steal-nothing", ("top-group",)),
        ),
        no=Outcome("steal-groupless", ("own-group-first",)),
    ),
    no=Outcome("steal-self", ("stealing",)),
)
#: How the outcomes that refuse stand in `targets`; a group that can be stolen stands there as its good.
REFUSED = {
    "steal-self": -1, "steal-groupless": -2, "steal-nothing": -3, "steal-protected": -4, "steal-barred": -5,
    "steal-defenceless": -6,
}  # fmt: skip


def targets_of(s: S, thief: int) -> list[int]:
    """Return for every seat the good of the group that a thief can steal from it, or why it cannot (REFUSED)."""
    found = []
    case = HeistCase(s, thief, 0)
    for owner in range(s.players):
        case.owner = owner
        code = REFUSED.get(walk(STEAL, case, s.rules.off).id)
        found.append(s.fortunes[owner][-1].good if code is None else code)
    return found


__all__ = ["REFUSED", "STEAL", "HeistCase", "targets_of"]
