"""Which readings can be switched in the middle of a match, and why some cannot at some moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from explorer.core.switching import held_back
from explorer.core.words import Word, word
from explorer.rules.smashup.victory import reached

if TYPE_CHECKING:
    from explorer.rules.smashup.rules import SmashUpRules
    from explorer.rules.smashup.table import TableTop as S

#: where a base stands that has scored, until its cards go
ORDERED = ("score.base-after", "score.after-open", "score.after-next", "score.after")


def check_rulings(s: S, rules: SmashUpRules) -> None:
    """Raise RulingError when the position, or its pending work, does not mean the same under other rules."""
    for ruling, waits, why in reasons(s, rules):
        if waits:
            raise held_back(s.rules.game, ruling, why)


def reasons(s: S, rules: SmashUpRules) -> list[tuple[str, bool, Word]]:
    """Return what the position depends on: the ruling, whether it cannot be switched now, and why."""
    now, at = s.rules, [s.rules.steps[frame.at].id for frame in s.stack]
    opening = s.step.startswith("opening.")
    set_up, points = word("switch-opening"), word("switch-points", goal=s.kit.goal)
    over = rules.victory_at == "at-once" and not s.is_over and reached(s, rules)
    return [
        ("victory-when", over and now.victory_at != "at-once", points),
        ("several-at-goal", over and rules.first_wins != now.first_wins, points),
        (
            "hand-limit-when",
            rules.limit_always and not now.limit_always and any(len(hand) > s.kit.limit for hand in s.hands),
            word("switch-hand", limit=s.kit.limit),
        ),
        ("factions-taken", opening and rules.taking != now.taking, set_up),
        ("mulligan", opening and rules.mulligan != now.mulligan, set_up),
        (
            "after-order", rules.base_first != now.base_first and any(id in ORDERED for id in at),
            word("switch-scored"),
        ),
        *(
            (ruling, rules.rulings[ruling] != now.rulings[ruling], word("switch-text"))
            for ruling in changed_at_work(s)
        ),
    ]  # fmt: skip


def changed_at_work(s: S) -> Iterator[str]:
    """Yield the rulings on what a card or base says whose text is pending: on the stack, or among what waits there."""
    texts = {text for frame in s.stack for text in _texts(frame.memo or {})}
    owners = {text.partition(".")[0] for text in texts}
    game = s.rules.game
    yield from (ruling for ruling in game.readings if owners.intersection(game.changed_by(ruling)))


def _texts(memo: dict[str, object]) -> Iterator[str]:
    if isinstance(memo.get("text"), str):
        yield str(memo["text"])
    waiting = memo.get("waiting")
    if isinstance(waiting, list):
        yield from (entry[0] for entry in waiting)


__all__ = ["check_rulings"]
