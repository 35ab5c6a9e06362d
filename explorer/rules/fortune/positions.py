"""Positions of `fortune` read from JSON values strictly, and checked so that play can go on from them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from explorer.core.errors import PositionError, clip, near
from explorer.core.positions import PositionReader
from explorer.core.reading import Table
from explorer.core.steps import Frame
from explorer.rules.fortune import frames
from explorer.rules.fortune.answering import demand_after, suits
from explorer.rules.fortune.records import Attack, Duel, Group, Play, group_of
from explorer.rules.fortune.turn import ACTION_OF

if TYPE_CHECKING:
    from explorer.rules.fortune.facts import FortuneState as S

MOST = 1_000_000  # turns and shuffles of a written position


class Reader(PositionReader):
    """Reads the facts of one position and keeps count of cards: none can lie in two places."""

    def __init__(self, s: S, table: Table) -> None:
        super().__init__(s.players, table)
        self.s = s
        self.left = Counter(dict(enumerate(s.deck.copies)))

    def take(self, where: Table, key: str, name: Any) -> int:
        """Return a kind by its name, one of its cards taken."""
        kinds = self.s.deck.kinds
        if name not in kinds:
            raise where.fail(
                key, f"no card is called {clip(repr(name))}; there are {', '.join(kinds)}{near(str(name), kinds)}"
            )
        kind = kinds.index(name)
        self.left[kind] -= 1
        if self.left[kind] < 0:
            raise where.fail(
                key, f"{name!r} stands here once too often; there are {self.s.deck.copies[kind]} cards of it"
            )
        return kind

    def cards(self, where: Table, key: str, names: Any) -> tuple[int, ...]:
        if not isinstance(names, list):
            raise where.fail(key, f"expected a list of cards, got {clip(repr(names))}")
        return tuple(self.take(where, f"{key}[{i}]", name) for i, name in enumerate(names))

    # the facts

    def read(self) -> None:
        s, table = self.s, self.table
        s.empty()
        n = s.players
        opening = _opens(table)
        s.turn = self.number(table, "turn", 0 if opening else 1, 0, MOST)
        dealer = table.get("dealer", int, -1 if opening else n - 1)
        s.dealer = dealer if dealer == -1 and opening else self.seat(table, "dealer", dealer)
        s.to_move = self.seat(table, "to_move", table.get("to_move", int, max(0, (s.dealer + 1) % n)))
        for seat, row in enumerate(self.seat_rows("hands")):
            s.hands[seat] = tuple(sorted(self.cards(table, f"hands[{seat}]", row)))
        for seat, fortune in enumerate(self.seat_rows("fortunes")):
            groups = [self.group(f"fortunes[{seat}][{i}]", row) for i, row in enumerate(fortune)]
            s.fortunes[seat] = tuple(groups)
        s.discard = self.cards(table, "discard", table.list_of("discard", str, []))
        s.actions = self.number(table, "actions", 0, 0, 2)
        first = table.get("first", str, "build" if s.actions else "")
        if (first or "build") not in ACTION_OF.values():
            raise table.fail("first", f"expected one of {', '.join(dict.fromkeys(ACTION_OF.values()))}")
        s.first, s.drew = first, bool(table.get("drew", bool, False))
        s.attacks = tuple(self.attack(entry) for entry in table.tables("attacks"))
        duel = table.table("duel", optional=True)
        if duel.values:
            s.duel = self.duel(duel)
        s.shuffles = self.number(table, "shuffles", 0, 0, MOST)
        if "pile" in table:
            self.rest_beneath()
        s.pool = tuple(self.left[kind] for kind in range(len(s.deck.kinds)))
        if "stack" not in table:
            self.default_stack()

    def group(self, key: str, row: Any) -> Group:
        """Return a group of written cards, in any order (003, lines 11, 26)."""
        table, deck = self.table, self.s.deck
        cards = self.cards(table, key, row)
        goods = {kind for kind in cards if kind < deck.goods}
        if len(cards) < 2:
            raise table.fail(key, f"a group has two cards at least ({self.cite('group')}), got {len(cards)}")
        if not goods:
            raise table.fail(key, f"precious cards alone make no group ({self.cite('no-two-precious')})")
        if len(goods) > 1:
            names = ", ".join(deck.kinds[kind] for kind in sorted(goods))
            raise table.fail(key, f"a group is of one good ({self.cite('group')}), got {names}")
        if key.endswith("[0]") and len(cards) > 2 and not self.s.rules.develops:
            raise table.fail(
                key,
                f"{len(cards)} cards: a group is built from two, and a first group is never fought over "
                f"({self.cite('two-cards', 'first-protected')})",
            )
        return group_of(cards, deck.silver)

    def cite(self, *clauses: str) -> str:
        return self.s.game.cite(*clauses)

    def attack(self, entry: Table) -> Attack:
        on = self.seat(entry, "on", entry.get("on", int))
        found = Attack(on, bool(entry.get("won", bool, False)), bool(entry.get("defended", bool, False)))
        entry.done()
        return found

    def duel(self, table: Table) -> Duel:
        """Return a contest: what was laid is written in turn, the attacker's card first."""
        s = self.s
        attacker, defender = (self.seat(table, key, table.get(key, int)) for key in ("attacker", "defender"))
        if attacker == defender:
            raise table.fail("defender", f"expected another seat than the attacker ({self.cite('stealing')})")
        if len(s.fortunes[defender]) < 2:
            raise table.fail(
                "defender", f"seat {defender} has no group above the first ({self.cite('first-protected')})"
            )
        if not s.fortunes[attacker]:
            raise table.fail("attacker", f"seat {attacker} has no group ({self.cite('own-group-first')})")
        duel = Duel(attacker, defender, s.top(defender).good)
        for i, names in enumerate(table.list_of("plays", list)):
            key = f"plays[{i}]"
            cards = self.cards(table, key, names)
            if not 1 <= len(cards) <= 2 or (len(cards) == 2 and (not i or not s.rules.gold_doubles)):
                raise table.fail(key, f"one card is laid against one ({self.cite('equal-strength', 'defend')})")
            if not suits(s.rules, duel.good, cards):
                name = s.deck.kinds[duel.good]
                raise table.fail(key, f"expected {name} or precious cards ({self.cite('attack-card', 'defend')})")
            demand = demand_after(s.rules, cards, duel.demand if i else 0)
            duel = duel._replace(plays=(*duel.plays, Play(duel.due, tuple(sorted(cards)), demand)))
        if not duel.plays:
            raise table.fail("plays", f"expected the attacker's card at least ({self.cite('attack-card')})")
        table.done()
        return duel

    def rest_beneath(self) -> None:
        """Where the pile is written, whatever lies nowhere else lies beneath the discarded cards."""
        s = self.s
        pile = self.cards(self.table, "pile", self.table.list_of("pile", str))
        rest = tuple(kind for kind in range(len(s.deck.kinds)) for _ in range(self.left[kind]))
        s.discard = rest + s.discard
        self.left = Counter(pile)

    def default_stack(self) -> None:
        """Let the player choose, or the contest that is written go on."""
        s = self.s
        if s.duel is None:
            s.stack = [Frame(s.rules.index["turn.look"], seat=s.to_move)]
            return
        duel = s.duel
        move = s.game.lexicon.moves["steal"][duel.defender, duel.plays[0].cards[0]]
        s.stack = [
            Frame(s.rules.index["turn.acted"], seat=duel.attacker, move=move),
            Frame(s.rules.index["duel.due"], seat=duel.due),
        ]


def _opens(table: Table) -> bool:
    """Tell whether a position is written in the middle of the opening."""
    stack = table.values.get("stack")
    last = stack[-1] if isinstance(stack, list) and stack else None
    return isinstance(last, dict) and str(last.get("step", "")).startswith("opening.")


def read(s: S, table: Table) -> None:
    """Take the facts from a table; what is left out is empty. Raises FileError naming the key."""
    Reader(s, table).read()


def check(s: S) -> None:
    """Refuse a position that play cannot go on from. Raises PositionError naming the key."""
    for seat, hand in enumerate(s.hands):
        if len(hand) > s.rules.hand_size:
            cited = s.game.cite("expert-hand" if s.rules.hand_size > s.deck.hand else "deal-five", "refill")
            raise PositionError(
                f"hands[{seat}]", f"{len(hand)} cards; a hand has {s.rules.hand_size} at most ({cited})"
            )
    frames.check(s)


__all__ = ["check", "read"]
