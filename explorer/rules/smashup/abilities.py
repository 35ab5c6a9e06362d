"""The card language: what a card or base does, as data. Sentences (texts.py) and behaviour (doing.py)
come from it; writing.py is what cards are written with.

A *program* is a row of `Do`: a verb, what it is done to (a `Target`), how much, may or must. Programs run when a card
is played, at a trigger, in a window of a base that scores, on the player's turn, or instead of being destroyed. What
holds as long as a card lies there is declared beside: power (`Bonus`), protection (`Shield`), standing rights to play
(`Grant`). What the language cannot say has a named function (see fits.py and verbs.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from explorer.core.steps import Frame
from explorer.rules.smashup.records import HAND

#: a number, or the name of a function in amounts.py
Amount: TypeAlias = int | str

DESTROYED, PLAYED, AFFECTED, TURN_START, TURN_END = "destroyed", "played", "affected", "turn-start", "turn-end"
EVENTS = (DESTROYED, PLAYED, AFFECTED, TURN_START, TURN_END)
BEFORE, AFTER, ON_TURN = "before", "after", "on-turn"
HERE, THERE, WITH, ELSEWHERE, SCORING, BEFORE_THAT = "here", "there", "with", "elsewhere", "scoring", "before-that"
YOURS, OTHERS, THEIRS = "yours", "others", "theirs"
EACH, ANY = "each", "any"


@dataclass(frozen=True, slots=True)
class Target:
    """What a verb is done to.

    `kind`: minion, action (both in play), card (out of play), base, player, faction; or one thing known beforehand:
    me (this card), host (the minion it lies on), it (the minion of the trigger), picked (what was picked before).
    `where`: "" anywhere in play, HERE (the base of this card), THERE (the base chosen before), WITH (the base of what
    was picked), SCORING, BEFORE_THAT (the base chosen before the last one); of actions also 'host'; of cards 'hand',
    'deck', 'discard', 'top' (the known top of the deck, of at most `most` cards), 'others-tops'; of bases 'pile',
    'top-three'. `whose`: "", YOURS, OTHERS, THEIRS (of the player chosen). `most`, `less`: limits of power. `count`: 1,
    up to n, EACH, ANY number, but `least`. `another`: not this card. `sort`: of cards, minion or action. `tag`: a
    tribe, or 'faction' (the one named). `same`: all picked share a name. `fit`: a name in fits.py.
    """

    kind: str
    where: str = ""
    whose: str = ""
    most: Amount | None = None
    less: Amount | None = None
    count: int | str = 1
    least: int = 0
    another: bool = False
    sort: str = ""
    tag: str = ""
    same: bool = False
    fit: str = ""

    @property
    def chosen(self) -> bool:
        """Tell whether somebody picks it, one by one."""
        return self.kind in ("minion", "action", "card") and self.count != EACH


@dataclass(frozen=True, slots=True)
class Grant:
    """A right to play one more card: a minion (of at most so much printed power) or an action. `on`: "" any base,
    HERE, THERE, WITH, SCORING, 'alone' (a base where you have no minion). `now`: used at once or lost; `must`: and not
    to be declined."""

    minion: bool = True
    most: int = -1
    on: str = ""
    zone: str = HAND
    now: bool = False
    must: bool = False


@dataclass(frozen=True, slots=True)
class Do:
    """One thing done: `verb` names a function in verbs.py (its sentence is 'do-<verb>'). `may`: it can be declined,
    and what `needs` it then does not happen either. `who`: of draws and discards, "" you, 'each-other', 'them' (the
    player chosen), 'owner' (of the trigger's minion). `to`: where a minion moves. `until`: how long an effect lasts.
    `when`: a condition in fits.py. `each_base`: it is done once for each base with this fit, THERE. `needs`: it happens
    only if the one before it did."""

    verb: str
    target: Target | None = None
    may: bool = False
    amount: Amount = 1
    who: str = ""
    to: str = ELSEWHERE
    until: str = ""
    when: str = ""
    each_base: str = ""
    grant: Grant | None = None
    needs: bool = False


Program: TypeAlias = tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """A program that begins after an event, in play or when just gone: `concerns` names a function in fits.py. The
    player who controls the card carries it out ("" ), or the one whose card set it off ('them')."""

    on: str
    program: Program
    concerns: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Special:
    """A program that a card in play may begin at its moment: for a base that scores, HERE or ELSEWHERE; on the turn
    of its controller, under a condition."""

    program: Program
    where: str = ""
    when: str = ""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Power that a card adds: to 'me', to its 'host', to all YOURS (with a tag). The amount may be a name."""

    whom: str
    amount: Amount
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Shield:
    """Minions that are not affected: the 'host' or YOURS on this base, by 'actions' of others or by 'anything'.
    `once`: the card is destroyed when it protects."""

    whom: str
    against: str
    once: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """Everything one kind of card does; each entry is explained at its class. `attach`: it stays, on a minion or base.
    `bars`: a name in fits.py of whom it keeps from playing minions here. `from_hand`: it may be played before a base
    scores, once a seat when it is a minion. `from_discard`: once a turn it may be played from the discard pile.
    `counts_as`: all your minions have this tag. `says`: names of sentences for what functions do beside."""

    play: Program = ()
    attach: Target | None = None
    triggers: tuple[Trigger, ...] = ()
    before: Special | None = None
    after: Special | None = None
    on_turn: Special | None = None
    instead: Program = ()
    indestructible: bool = False
    power: tuple[Bonus, ...] = ()
    shield: Shield | None = None
    grant: Grant | None = None
    bars: str = ""
    cancels_base: bool = False
    from_hand: bool = False
    from_discard: bool = False
    counts_as: str = ""
    says: tuple[str, ...] = ()

    def programs(self) -> Mapping[str, Program]:
        """Return the programs by the names under which frames keep them."""
        attach = () if self.attach is None else (Do("attach", self.attach),)
        found = {"play": attach + self.play, "instead": self.instead}
        for name, special in ((BEFORE, self.before), (AFTER, self.after), (ON_TURN, self.on_turn)):
            found[name] = () if special is None else special.program
        return found | {trigger.on: trigger.program for trigger in self.triggers}


@dataclass(frozen=True, slots=True)
class After:
    """What a base does once it has scored: for whom ('winners', 'losers', 'runners-up', 'all': those with a minion
    there), and what."""

    whom: str
    program: Program


@dataclass(frozen=True, slots=True)
class Site:
    """Everything one base does: power it adds to minions there, triggers, VP when it scores (a name in amounts.py),
    what follows scoring, what follows once its place has been taken."""

    power: int = 0
    triggers: tuple[Trigger, ...] = ()
    scores: str = ""
    after: After | None = None
    replaced: After | None = None
    says: tuple[str, ...] = ()

    def programs(self) -> Mapping[str, Program]:
        """Return the programs by the names under which frames keep them."""
        found = {trigger.on: trigger.program for trigger in self.triggers}
        for name, after in ((AFTER, self.after), ("replaced", self.replaced)):
            if after is not None:
                found[name] = after.program
        return found


# memos of frames


def keep(f: Frame, **entries: Any) -> None:
    """Note entries in a frame's memo. The memo is replaced, so copies and saved positions never share a change."""
    f.memo = {**(f.memo or {}), **entries}


def noted(f: Frame, entry: str) -> Any:
    """Return an entry of a frame's memo."""
    assert f.memo is not None
    return f.memo[entry]
