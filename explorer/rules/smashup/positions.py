"""Positions of `smashup` as JSON values that a teacher can read and write, and back again with every mistake named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.reading import Table
from explorer.rules.smashup.records import Minion, Play, ordinary_plays

if TYPE_CHECKING:
    from explorer.rules.smashup.facts import SmashUpState


def facts_to_dict(s: SmashUpState) -> dict[str, Any]:
    """Return the facts as JSON values. Cards that stand nowhere are in their owner's deck, in no order."""
    kit = s.kit

    def names(cards: Iterable[int]) -> list[str]:
        return [kit.tokens[card] for card in cards]

    def bases(numbers: Iterable[int]) -> list[str]:
        return [kit.base_tokens[base] for base in numbers]

    return {
        "turn": s.turn,
        "active": s.active,
        "vp": list(s.vp),
        "bases": bases(s.bases),
        "base_discards": bases(s.base_discards),
        "base_shuffles": s.base_shuffles,
        "minions": [
            {"card": kit.tokens[m.card], "base": kit.base_tokens[m.base], "seat": m.seat, "life": m.life}
            for m in s.minions
        ],
        "lives": s.lives,
        "hands": [names(cards) for cards in s.hands],
        "known": [names(cards) for cards in s.known],
        "tops": [names(cards) for cards in s.tops],
        "bottoms": [names(cards) for cards in s.bottoms],
        "discards": [names(cards) for cards in s.discards],
        "shuffles": list(s.shuffles),
        "aside": names(s.aside),
        "plays": [_play(s, right) for right in s.plays],
    }


def _play(s: SmashUpState, right: Play) -> dict[str, Any]:
    saved: dict[str, Any] = {"seat": right.seat, "kind": "minion" if right.minion else "action"}
    for key, tokens in (("source", s.kit.tokens), ("card", s.kit.tokens), ("base", s.kit.base_tokens)):
        if getattr(right, key) >= 0:
            saved[key] = tokens[getattr(right, key)]
    if right.most >= 0:
        saved["most"] = right.most
    if right.now:
        saved["now"] = True
    return saved


def read_facts(s: SmashUpState, table: Table) -> None:
    """Take the facts from a table; what is left out is as at the start of the match. Without a stack the active
    player is about to play cards. Raises FileError naming the key."""
    s.empty()
    n = s.players
    s.turn, s.active = table.get("turn", int, 1), table.get("active", int, 0)
    if not 0 <= s.active < n:
        raise table.fail("active", f"expected 0 to {n - 1}, got {s.active}")
    s.vp = _numbers(table, "vp", n)
    s.shuffles = _numbers(table, "shuffles", n)
    s.base_shuffles = table.get("base_shuffles", int, 0)
    _read_bases(s, table)
    left = [set(s.kit.cards_of(seat)) for seat in range(n)]
    _read_minions(s, table, left)
    for key, ordered in (("hands", False), ("tops", True), ("bottoms", True), ("discards", True)):
        rows = [_take(s, table, key, row, left, seat) for seat, row in enumerate(_rows(table, key, n))]
        setattr(s, key, [tuple(row) if ordered else tuple(sorted(row)) for row in rows])
    s.aside = tuple(_take(s, table, "aside", table.list_of("aside", str, []), left, -1))
    s.known = [tuple(sorted(_card(s, table, "known", t) for t in row)) for row in _rows(table, "known", n)]
    for seat in range(n):
        if not set(s.known[seat]) <= set(s.hands[seat]):
            raise table.fail("known", f"seat {seat}: only cards in that hand can be known")
    s.pools = [tuple(sorted(cards)) for cards in left]
    _read_plays(s, table)
    s.push("turn.play", seat=s.active)


def _numbers(table: Table, key: str, n: int) -> list[int]:
    values = table.list_of(key, int, [0] * n)
    if len(values) != n or min(values) < 0:
        raise table.fail(key, f"expected {n} numbers, none below 0")
    return list(values)


def _rows(table: Table, key: str, n: int) -> Sequence[Any]:
    rows = table.list_of(key, list, [[] for _ in range(n)])
    if len(rows) != n:
        raise table.fail(key, f"expected {n} lists of cards, one a seat, got {len(rows)}")
    return rows


def _card(s: SmashUpState, table: Table, key: str, token: Any) -> int:
    card = s.kit.numbers.get(token) if isinstance(token, str) else None
    if card is None or card >= s.players * s.kit.each:
        raise table.fail(key, f"unknown card {token!r}; cards are written like {s.kit.tokens[0]!r}")
    return card


def _base(s: SmashUpState, table: Table, key: str, token: Any) -> int:
    if token not in s.kit.base_tokens:
        raise table.fail(key, f"unknown base {token!r}; there are {', '.join(s.kit.base_tokens)}")
    return s.kit.base_tokens.index(token)


def _take(s: SmashUpState, table: Table, key: str, tokens: Sequence[Any], left: list[set[int]], seat: int) -> list[int]:
    """Return the cards written there, each taken out of its owner's deck (of `seat`'s only, if that is a seat)."""
    taken = []
    for token in tokens:
        card = _card(s, table, key, token)
        owner = s.kit.owner(card)
        if seat not in (-1, owner):
            raise table.fail(key, f"{token!r} does not belong to seat {seat}")
        if card not in left[owner]:
            raise table.fail(key, f"{token!r} stands in two places")
        left[owner].remove(card)
        taken.append(card)
    return taken


def _read_bases(s: SmashUpState, table: Table) -> None:
    n = s.players + 1
    s.bases = tuple(_base(s, table, "bases", token) for token in table.list_of("bases", str))
    gone = tuple(_base(s, table, "base_discards", token) for token in table.list_of("base_discards", str, []))
    if len({*s.bases, *gone}) != len(s.bases) + len(gone):
        raise table.fail("bases", "the same base stands in two places")
    if len(s.bases) > n or (len(s.bases) < n and "stack" not in table):
        raise table.fail("bases", f"expected {n} bases (004, line 31), got {len(s.bases)}")
    s.base_discards = gone
    s.base_pool = tuple(base for base in s.base_pool if base not in s.bases and base not in gone)


def _read_minions(s: SmashUpState, table: Table, left: list[set[int]]) -> None:
    for i, entry in enumerate(table.tables("minions")):
        card = _take(s, entry, "card", [entry.get("card", str)], left, -1)[0]
        base = _base(s, entry, "base", entry.get("base", str))
        if base not in s.bases:
            raise entry.fail("base", "that base is not in play")
        if not s.kit.kind[card].minion:
            raise entry.fail("card", "only minions stay on bases")
        seat = entry.get("seat", int, s.kit.owner(card))
        if not 0 <= seat < s.players:
            raise entry.fail("seat", f"expected 0 to {s.players - 1}, got {seat}")
        life = entry.get("life", int, i + 1)
        if life < 1 or any(m.life == life for m in s.minions):
            raise entry.fail("life", "expected 1 or more, different for every minion")
        s.minions += (Minion(card, base, seat, life),)
        entry.done()
    newest = max((m.life for m in s.minions), default=0)
    s.lives = table.get("lives", int, newest)
    if s.lives < newest:
        raise table.fail("lives", f"expected {newest} or more, the newest life in play")


def _read_plays(s: SmashUpState, table: Table) -> None:
    if "plays" not in table:
        s.plays = ordinary_plays(s.active)
        return
    rights = []
    for entry in table.tables("plays"):
        seat, minion = entry.get("seat", int, s.active), entry.choice("kind", ("minion", "action")) == "minion"
        source, card = (_card(s, entry, key, entry.get(key, str)) if key in entry else -1 for key in ("source", "card"))
        base = _base(s, entry, "base", entry.get("base", str)) if "base" in entry else -1
        most, now = entry.get("most", int, -1), entry.get("now", bool, False)
        entry.done()
        rights.append(Play(seat, minion, source, most, base, card, bool(now)))
    s.plays = tuple(rights)
