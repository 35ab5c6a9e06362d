"""Toys for listing moves: guards of every shape, verbs made of them, and positions they are judged at."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace

from hypothesis import strategies as st

from explorer.core.guards import FORM, HAND, OPEN, Guard, held_guard
from explorer.core.moves import Arg, Lexicon
from explorer.core.tables import fact_guard

CARD, ZONE, SEAT = Arg("card", tuple("abcd")), Arg("zone", ("x", "y", "z")), Arg("seat", ("0", "1", "2"), True)


def state_of(rules=None, marks=(0, 0, 0), hand=(), pairs=(), stuck=False):
    return SimpleNamespace(rules=rules, marks=marks, hand=hand, pairs=pairs, stuck=stuck)


def make(*verbs, players=2):
    """Just what a lister asks of rules: the guards in force, the lexicon, a blank position."""
    lexicon = Lexicon("toy", verbs, players)
    game = SimpleNamespace(lexicon=lexicon, verbs={v.name: v for v in verbs}, state_class=state_of)
    return SimpleNamespace(game=game, players=players, guards={v.name: v.guards for v in verbs})


STATIC = Guard("static", (), OPEN, ("card",), lambda s, card: card != 3, static=True)
IN_HAND = held_guard("held", (), ("card",), lambda s: s.hand, lambda card: card)
UNMARKED = fact_guard("unmarked", (), "zone", lambda s: s.marks, lambda mark: not mark & 1)
UNSTRUCK = fact_guard("unstruck", (), "zone", lambda s: s.marks, lambda mark: not mark & 2)
AMONG = Guard("among", (), OPEN, ("zone",), lambda s, zone: zone in (0, 2), among=lambda s: (0, 2))
PAIRED = Guard(
    "paired", (), OPEN, ("seat", "zone"), lambda s, seat, zone: (seat, zone) in s.pairs, among=lambda s: s.pairs
)
TIED = Guard("tied", (), OPEN, ("card", "zone"), lambda s, card, zone: (card + zone) % 2 == 0)
SWAPPED = Guard("swapped", (), OPEN, ("zone", "card"), lambda s, zone, card: zone <= card)
NO_ARG = Guard("free", (), OPEN, (), lambda s: not s.stuck)
TURN = Guard("turn", (), FORM, ("mover",), lambda s, mover: False)
IN_HAND_AMONG = Guard(
    "in-hand", (), HAND, ("card",), lambda s, card: card in s.hand, among=lambda s: sorted(set(s.hand))
)

states = st.builds(
    state_of,
    marks=st.tuples(*[st.integers(0, 3)] * 3),
    hand=st.lists(st.integers(0, 3), max_size=4).map(lambda cards: tuple(sorted(cards))),
    pairs=st.lists(st.tuples(st.integers(0, 1), st.integers(0, 2)), unique=True).map(sorted),
    stuck=st.booleans(),
)


def legal(rules, verb, state):
    """Every combination of arguments, judged guard by guard."""
    names = [arg.name for arg in verb.args]
    found = []
    for values in product(*(arg.values(rules.players) for arg in verb.args)):
        given = dict(zip(names, values, strict=True))
        if all(g.holds(state, *(given[n] for n in g.reads)) for g in verb.guards if g.stage != FORM):
            found.append(rules.game.lexicon.moves[verb.name][values])
    return found


def listed(lister, state):
    out = []
    lister.extend(state, out)
    return out
