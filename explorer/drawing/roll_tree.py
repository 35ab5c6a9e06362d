"""A roll of dice as a tree: pair by pair who pays, with the ways of throwing that lead along each branch."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from explorer.core.words import word
from explorer.counting.numbers import written
from explorer.drawing.chart import Arrow, Chart, Item
from explorer.rules.continents.deck import ATTACKER, DEFENDER, SIDES

if TYPE_CHECKING:
    from explorer.core.words import Catalogue
    from explorer.counting.battle_results import RollOdds

CLAUSES = ("pairs", "higher-wins", "tie-defender")


def roll_chart(found: RollOdds, language: str = "en") -> Chart | None:
    """Return the tree of a roll; None where no pair is left to be lost, or all pairs are lost by the same already.

    A branch says in how many of the ways that lead to its pair it is taken; an end, in how many of all ways it comes.
    """
    if len(found.runs) < 2:
        return None
    words = found.game.words(language)
    cited = found.game.cite(*CLAUSES, language=language)
    thrown = sum(found.runs.values())
    items: dict[str, Item] = {}
    arrows: list[Arrow] = []

    def add(run: tuple[int, ...]) -> None:
        id = _id(found, run)
        if id in items:
            return
        if run in found.runs:  # every run is as long as there are pairs
            a, d = run.count(ATTACKER), run.count(DEFENDER)
            ways = sum(n for other, n in found.runs.items() if other.count(ATTACKER) == a)
            said = words.say(word("reckoned-losses", attacker=a, defender=d))
            shares = words.say("roll-leaf", **_shares(words, ways, thrown))
            items[id] = Item(id, "leaf", said, shares, None, data=(("ways", str(ways)),))
            return
        pair = found.settled + len(run) + 1
        items[id] = Item(id, "ask", words.say("roll-pair", pair=pair), cited, None)
        here = _ways(found, run)
        for side in (ATTACKER, DEFENDER):
            ways = _ways(found, (*run, side))
            if ways:
                after = (*run, side)
                who = words.say(f"roll-{SIDES[side]}")
                said = words.say("roll-pays", side=who, **_shares(words, ways, here))
                arrows.append(Arrow(id, _id(found, after), said, None))
                add(after)

    add(())
    sign = "←" if words.right_to_left else "→"
    desc = "\n".join(_told(items, arrow, sign) for arrow in arrows)
    return Chart(words.say("roll-tree"), desc, list(items.values()), arrows)


def _ways(found: RollOdds, begun: tuple[int, ...]) -> int:
    """Return in how many ways of throwing the first pairs are lost by these sides."""
    return sum(ways for run, ways in found.runs.items() if run[: len(begun)] == begun)


def _shares(words: Catalogue, ways: int, of: int) -> dict[str, str]:
    return {"ways": f"{ways}/{of}", "share": written(Fraction(ways, of), "share", words.language)}


def _id(found: RollOdds, run: tuple[int, ...]) -> str:
    """Return the box of a run: two runs that cost both sides the same end in the same box."""
    if run in found.runs:
        return f"losses-{run.count(ATTACKER)}-{run.count(DEFENDER)}"
    return f"pair-{'-'.join(map(str, run))}"


def _told(items: dict[str, Item], arrow: Arrow, sign: str) -> str:
    """Say a branch in words: the pair, who pays, what it leads to."""
    head = items[arrow.head]
    leads = f"{head.said} ({head.cited})" if head.kind == "leaf" else head.said
    return f"{items[arrow.tail].said} {arrow.said} {sign} {leads}"


__all__ = ["roll_chart"]
