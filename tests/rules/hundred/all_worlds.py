"""Every world that agrees with what a viewer saw, found by playing each one forward: the oracle for sampled worlds.

It shares nothing with the engine's notes of who knows what. Positions for it hold every kind of card once where it can
be hidden, so a world is which kind lies in which place; places are told apart by the number a card's back was given
when it left the pile, which everybody can follow.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, NamedTuple

from explorer.rules.hundred.deck import FIRST_NUMBER, REACTIONS


class World(NamedTuple):
    """Which kind lies in which place, as sorted (place, kind), and what the pile holds."""

    places: tuple[tuple[int, int], ...]
    pile: frozenset[int]


def places_of(state: Any) -> dict[int, tuple[int, bool, int]]:
    """Every card in hands and set: by the number of its back, whose it is, whether it is set, its kind."""
    return {
        note.serial: (seat, is_set, kind)
        for is_set, rows, notes_of in ((False, state.hands, state.notes), (True, state.sets, state.set_notes))
        for seat in range(state.players)
        for kind, note in zip(rows[seat], notes_of[seat], strict=True)
    }


def world_of(state: Any) -> World:
    """A position as a world."""
    assert max(state.pool) <= 1
    places = sorted((serial, kind) for serial, (_, _, kind) in places_of(state).items())
    return World(tuple(places), frozenset(kind for kind, n in enumerate(state.pool) if n))


class Oracle:
    """The worlds a viewer holds possible, from a position in which it knows its own cards only."""

    def __init__(self, start: Any, viewer: int) -> None:
        self.viewer = viewer
        there = places_of(start)
        own = {serial: kind for serial, (seat, _, kind) in there.items() if seat == viewer}
        unknown = [serial for serial in there if serial not in own]
        hidden = [kind for serial, (_, _, kind) in there.items() if serial not in own]
        hidden += [kind for kind, n in enumerate(start.pool) for _ in range(n)]
        assert len(set(hidden)) == len(hidden), "every hidden kind once"
        self.worlds = set()
        for dealt in permutations(hidden, len(unknown)):
            places = {**own, **dict(zip(unknown, dealt, strict=True))}
            fine = all(kind in REACTIONS for serial, kind in places.items() if there[serial][1])
            if fine:
                self.worlds.add(World(tuple(sorted(places.items())), frozenset(hidden) - frozenset(dealt)))

    def see(self, before: Any, move: Any, after: Any, events: Any) -> None:
        """Follow every world through a move, and drop those that do not agree with what the viewer saw of it."""
        told = {event.kind: event for event in events}
        old, new = places_of(before), places_of(after)
        gone = [serial for serial in old if serial not in new]
        come = [serial for serial in new if serial not in old]
        back: set[int] = set()
        if "pierced" in told:
            victim = dict(told["pierced"].facts["opponent"].args)["n"]
            back = {serial for serial in gone if old[serial][0] == victim}
        seen = {serial: old[serial][2] for serial in gone if serial not in back}
        if move.verb == "pass":
            user = before.actor
            named = FIRST_NUMBER + move.args[0]
            seen |= {serial: named for serial, (seat, is_set, kind) in old.items() if (seat, kind) == (user, named)}
        changed = [serial for serial in old if serial in new and old[serial][0] != new[serial][0]]
        for serial in changed:
            if self.viewer in (old[serial][0], new[serial][0]):
                seen[serial] = old[serial][2]
        set_now = [serial for serial in old if serial in new and new[serial][1] and not old[serial][1]]
        no_number: list[int] = []
        if "no-number" in told:
            seat = dict(told["no-number"].facts["seat"].args)["n"]
            no_number = [serial for serial, (owner, is_set, _) in old.items() if owner == seat and not is_set]
        returned = self.returned(before, after, move, told)
        found: set[World] = set()
        for world in self.worlds:
            places = dict(world.places)
            if any(places[serial] != kind for serial, kind in seen.items()):
                continue
            if any(places[serial] not in REACTIONS for serial in set_now):
                continue
            if any(places[serial] >= FIRST_NUMBER for serial in no_number):
                continue
            pile = world.pile | {places[serial] for serial in back} | returned
            for serial in gone:
                del places[serial]
            if move.verb == "card":
                self.drawn(found, places, pile, come[0], new[come[0]])
                continue
            places |= {serial: new[serial][2] for serial in come}  # from among the open cards
            found.add(World(tuple(sorted(places.items())), frozenset(pile)))
        self.worlds = found

    def drawn(
        self, found: set[World], places: dict[int, int], pile: frozenset[int], serial: int, came: tuple[int, bool, int]
    ) -> None:
        """Add the worlds in which a card was drawn: any card of the pile, the one it was where the viewer drew."""
        seat, _, kind = came
        for card in pile:
            if seat != self.viewer or card == kind:
                found.add(World(tuple(sorted({**places, serial: card}.items())), pile - {card}))

    def returned(self, before: Any, after: Any, move: Any, told: dict[str, Any]) -> frozenset[int]:
        """The open cards that went back into the pile."""
        if "hunted" not in told and "pierced" not in told:
            return frozenset()
        laid = [kind if kind >= 0 else ~kind for row in before.laid for kind in row]
        left = [kind if kind >= 0 else ~kind for row in after.laid for kind in row]
        return frozenset(kind for kind in laid if kind not in left)
