"""Positions of `smashup` as JSON values that a teacher can read and write, and back again with every mistake named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.errors import clip, near
from explorer.core.reading import Table
from explorer.rules.smashup.kit import EACH
from explorer.rules.smashup.lying import read_attached, read_effects, read_minions, written_attached, written_effects
from explorer.rules.smashup.records import DISCARD, HAND, TOP, Play, ordinary_plays
from explorer.rules.smashup.victory import reached, read_arrived

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as SmashUpState


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
        "arrived": list(s.arrived),
        "factions": [
            [kit.faction_tokens[n] for n, taker in enumerate(s.takers) if taker == seat] for seat in range(s.players)
        ],
        "bases": bases(s.bases),
        "base_discards": bases(s.base_discards),
        "base_tops": bases(s.base_tops),
        "base_seer": s.base_seer,
        "base_shuffles": s.base_shuffles,
        "minions": [
            {"card": kit.tokens[m.card], "base": kit.base_tokens[m.base], "seat": m.seat, "life": m.life}
            for m in s.minions
        ],
        "attached": written_attached(s),
        "effects": written_effects(s),
        "lives": s.lives,
        "hands": [names(cards) for cards in s.hands],
        "known": [names(cards) for cards in s.known],
        "glimpses": [[seat, kit.tokens[card]] for seat, card in s.glimpses],
        "tops": [names(cards) for cards in s.tops],
        "private": names(s.private),
        "bottoms": [names(cards) for cards in s.bottoms],
        "discards": [names(cards) for cards in s.discards],
        "shuffles": list(s.shuffles),
        "aside": names(s.aside),
        "plays": [_play(s, right) for right in s.plays],
        "played": list(s.played),
        "used": list(s.used),
    }


def _play(s: SmashUpState, right: Play) -> dict[str, Any]:
    saved: dict[str, Any] = {"seat": right.seat, "kind": "minion" if right.minion else "action"}
    for key, tokens in (("source", s.kit.tokens), ("card", s.kit.tokens), ("base", s.kit.base_tokens)):
        if getattr(right, key) >= 0:
            saved[key] = tokens[getattr(right, key)]
    if right.most >= 0:
        saved["most"] = right.most
    if right.zone != HAND:
        saved["zone"] = right.zone
    if right.alone:
        saved["alone"] = True
    if right.life:
        saved["life"] = right.life
    return saved


def read_facts(s: SmashUpState, table: Table) -> None:
    """Take the facts from a table; what is left out is as at the start of the match. Without a stack the active
    player is about to play cards. Raises FileError naming the key."""
    s.empty()
    n = s.players
    s.turn, s.active = least(table, "turn", 1, 1), table.get("active", int, 0)
    if not 0 <= s.active < n:
        raise table.fail("active", f"expected 0 to {n - 1}, got {s.active}")
    s.vp, s.shuffles, s.played = _numbers(table, "vp", n), _numbers(table, "shuffles", n), _numbers(table, "played", n)
    s.arrived = read_arrived(s, table)
    s.base_shuffles = least(table, "base_shuffles", 0, 0)
    _read_factions(s, table)
    _read_bases(s, table)
    left = [set(s.own_cards(seat)) for seat in range(n)]
    read_minions(s, table, left)
    read_attached(s, table, left)
    for key, ordered in (("hands", False), ("tops", True), ("bottoms", True), ("discards", True)):
        rows = [take(s, table, key, row, left, seat) for seat, row in enumerate(_rows(table, key, n))]
        setattr(s, key, [tuple(row) if ordered else tuple(sorted(row)) for row in rows])
    s.aside = tuple(take(s, table, "aside", table.list_of("aside", str, []), left, -1))
    _read_knowledge(s, table)
    s.pools = [tuple(sorted(cards)) for cards in left]
    s.lives = max([least(table, "lives", 0, 0), *(m.life for m in s.minions), *(a.life for a in s.attached)])
    read_effects(s, table)
    _read_plays(s, table)
    s.used = tuple(table.list_of("used", str, []))
    if not {*s.used} <= s.rules.game.ids:
        raise table.fail("used", "expected kinds of cards, such as 'tenacious-z'")
    if "stack" not in table:
        _check_readings(s, table)
        if s.aside:
            raise table.fail("aside", "only an action that is being carried out lies aside")
    s.push("turn.play", seat=s.active)


def _check_readings(s: SmashUpState, table: Table) -> None:
    """Raise FileError for a turn in which nothing is pending and which could not be under the readings in force."""
    if s.rules.victory_at == "at-once" and reached(s):
        raise table.fail("vp", f"with {s.kit.goal} points the match is over under victory-when=at-once")
    if s.rules.limit_always and max(map(len, s.hands)) > s.kit.limit:
        raise table.fail("hands", f"no hand holds more than {s.kit.limit} cards under hand-limit-when=always")


def _read_factions(s: SmashUpState, table: Table) -> None:
    """Take who has which factions; the first two belong to seat 0 and so on where nothing is said."""
    n, tokens = s.players, s.kit.faction_tokens
    usual = [list(tokens[EACH * seat : EACH * seat + EACH]) for seat in range(n)]
    takers = [-1] * len(s.takers)
    for seat, row in enumerate(table.list_of("factions", list, usual)):
        for token in row:
            if seat >= n or token not in tokens[: len(takers)]:
                raise table.fail("factions", f"expected two factions for each seat, got {token!r} for seat {seat}")
            if takers[tokens.index(token)] >= 0:
                raise table.fail("factions", f"{token!r} is taken twice")
            takers[tokens.index(token)] = seat
    for seat in range(n):
        if takers.count(seat) != EACH and "stack" not in table:
            raise table.fail("factions", f"expected two factions for seat {seat} (004, line 28)")
    s.takers = tuple(takers)


def _read_knowledge(s: SmashUpState, table: Table) -> None:
    """Take who has seen what: cards known in hands, glimpses of hands, tops that only their owner knows."""
    n = s.players
    s.known = [tuple(sorted(card_named(s, table, "known", t) for t in row)) for row in _rows(table, "known", n)]
    for seat in range(n):
        if not set(s.known[seat]) <= set(s.hands[seat]):
            raise table.fail("known", f"seat {seat}: only cards in that hand can be known")
    pairs = []
    for pair in table.list_of("glimpses", list, []):
        if len(pair) != 2 or pair[0] not in range(n):
            raise table.fail("glimpses", "expected pairs of a seat and a card")
        card = card_named(s, table, "glimpses", pair[1])
        if not any(card in hand for seat, hand in enumerate(s.hands) if seat != pair[0]):
            raise table.fail("glimpses", f"{pair[1]!r} is in no other hand")
        pairs.append((pair[0], card))
    s.glimpses = tuple(sorted(pairs))
    s.private = tuple(card_named(s, table, "private", token) for token in table.list_of("private", str, []))
    if not {*s.private} <= {card for cards in s.tops for card in cards}:
        raise table.fail("private", "only cards on top of a deck can be known to their owner alone")


def least(table: Table, key: str, lowest: int, default: int) -> int:
    """Return a whole number that may be left out. Raises FileError when it is below the lowest there can be."""
    value = table.get(key, int, default)
    if value < lowest and key in table:
        raise table.fail(key, f"expected {lowest} or more, got {value}")
    return value


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


def card_named(s: SmashUpState, table: Table, key: str, token: Any) -> int:
    """Return the card that is written so. Raises FileError when none that takes part is."""
    card = s.kit.numbers.get(token) if isinstance(token, str) else None
    if card is None or card not in s.kit.cards(s.players) or s.owner(card) < 0:
        own = [s.kit.tokens[card] for card in s.kit.cards(s.players) if s.owner(card) >= 0]
        meant = "-".join(str(token).lower().split())
        hint = near(meant if meant[-1:].isdigit() else f"{meant}-1", own)
        like = f"; those that take part are written like {own[0]!r}" if own else "; no faction has been taken"
        raise table.fail(key, f"unknown card {clip(repr(token))}{hint or like}")
    return card


def base_named(s: SmashUpState, table: Table, key: str, token: Any) -> int:
    """Return the base that is written so. Raises FileError when none is."""
    if token not in s.kit.base_tokens:
        raise table.fail(key, f"unknown base {token!r}; there are {', '.join(s.kit.base_tokens)}")
    return s.kit.base_tokens.index(token)


def take(s: SmashUpState, table: Table, key: str, tokens: Sequence[Any], left: list[set[int]], seat: int) -> list[int]:
    """Return the cards written there, each taken out of its owner's deck (of `seat`'s only, if that is a seat)."""
    taken = []
    for token in tokens:
        card = card_named(s, table, key, token)
        owner = s.owner(card)
        if seat not in (-1, owner):
            raise table.fail(key, f"{token!r} does not belong to seat {seat}")
        if card not in left[owner]:
            raise table.fail(key, f"{token!r} stands in two places")
        left[owner].remove(card)
        taken.append(card)
    return taken


def _read_bases(s: SmashUpState, table: Table) -> None:
    n = s.players + 1
    s.bases = tuple(base_named(s, table, "bases", token) for token in table.list_of("bases", str))
    gone = tuple(base_named(s, table, "base_discards", token) for token in table.list_of("base_discards", str, []))
    if len({*s.bases, *gone}) != len(s.bases) + len(gone):
        raise table.fail("bases", "the same base stands in two places")
    if len(s.bases) > n or (len(s.bases) < n and "stack" not in table):
        raise table.fail("bases", f"expected {n} bases (004, line 31), got {len(s.bases)}")
    s.base_discards = gone
    s.base_tops = tuple(base_named(s, table, "base_tops", token) for token in table.list_of("base_tops", str, []))
    s.base_seer = table.get("base_seer", int, -1)
    if len({*s.base_tops, *s.bases, *gone}) != len(s.base_tops) + len(s.bases) + len(gone):
        raise table.fail("base_tops", "the same base stands in two places")
    if s.base_seer not in range(-1, s.players):
        raise table.fail("base_seer", f"expected the seat that has seen them, or -1 for all, got {s.base_seer}")
    s.base_pool = tuple(base for base in s.base_pool if base not in {*s.bases, *gone, *s.base_tops})


def _read_plays(s: SmashUpState, table: Table) -> None:
    if "plays" not in table:
        s.plays = ordinary_plays(s.active)
        return
    rights = []
    for entry in table.tables("plays"):
        minion = entry.choice("kind", ("minion", "action")) == "minion"
        seat = entry.get("seat", int, s.active)
        if seat != s.active:
            raise entry.fail("seat", f"expected the active player, {s.active}, got {seat}")
        source, card = (
            card_named(s, entry, key, entry.get(key, str)) if key in entry else -1 for key in ("source", "card")
        )
        base = base_named(s, entry, "base", entry.get("base", str)) if "base" in entry else -1
        most, alone = least(entry, "most", 0, -1), bool(entry.get("alone", bool, False))
        zone = entry.choice("zone", (HAND, DISCARD, TOP), HAND)
        life = least(entry, "life", 0, 0)
        entry.done()
        if card >= 0 and s.kit.kind[card].minion != minion:
            raise entry.fail("card", "that card is of the other kind")
        rights.append(Play(seat, minion, source, most, base, card, zone, alone, life))
    s.plays = tuple(rights)
