"""The cards, the map and the figures of `continents` as data: continents, their numbers, links, tactics."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path

from explorer.core.components import Components, read_assumed
from explorer.core.errors import clip, near
from explorer.core.reading import Table, load_toml
from explorer.core.words import Word, word

MOST_PLAYERS = 5
SIDES = ("attacker", "defender")
ATTACKER, DEFENDER = 0, 1
#: The tactics in the order of their numbers; what each does is a step of the rules, so a deck can have no others.
TACTICS = ("troop", "surprise-deploy", "sabotage", "rally", "bombard", "artillery", "spy")
TROOP, SURPRISE, SABOTAGE, RALLY, BOMBARD, ARTILLERY, SPY = range(len(TACTICS))
#: By which verb each tactic is played.
VERB_OF = {
    "troop": TROOP, "surprise": SURPRISE, "sabotage": SABOTAGE, "rally": RALLY, "bombard": BOMBARD,
    "artillery": ARTILLERY, "spy": SPY,
}  # fmt: skip
#: When each tactic is played; a card file says it too, and must say the same.
WINDOWS = {
    "troop": "deployment", "surprise-deploy": "before-roll", "sabotage": "after-deployment", "rally": "after-dice",
    "bombard": "after-dice", "artillery": "before-roll", "spy": "own-turn",
}  # fmt: skip
#: The figures of a card file that can be marked as assumed.
FIGURES = (
    "turn_limit",
    "coins_to_win",
    "deal",
    "dice",
    "continent.cards",
    "continent.number",
    "links.assumed",
    "tactic",
)
NOTATION = ("of", "seat", "from", "for", "on", "at")  # words between a move's continents
MOST_DICE = 4
BY = ("attacker", "defender", "others")
CHOOSERS = {"rally": BY[:2], "bombard": BY[:2], "spy": ()}
#: The pairs of piles that two cards can be drawn from, as (continents, tactics).
MIXES = {"two-continents": (2, 0), "two-tactics": (0, 2), "one-of-each": (1, 1)}


@dataclass(frozen=True)
class Deck(Components):
    """The components. Continents and tactics are numbers: places in `continents` and in TACTICS.

    `cards[c]` continent cards exist of continent c, whose domination number is `number[c]`; `copies[t]` tactics cards
    of kind t. `printed` and `assumed_links` hold pairs of continents (the lower number first), `apart` those that the
    document calls not connected.
    """

    continents: tuple[str, ...]
    cards: tuple[int, ...]
    number: tuple[int, ...]
    printed: frozenset[tuple[int, int]]
    assumed_links: frozenset[tuple[int, int]]
    apart: frozenset[tuple[int, int]]
    copies: tuple[int, ...]
    rally_adds: int
    artillery_burns: int
    coins_to_win: int
    turn_limit: int
    deal: tuple[int, int]  # continents, tactics
    extra: tuple[int, int]  # the same for the second of two, for all but the first
    dice: tuple[int, int]  # the most red and black dice
    assumed: tuple[tuple[str, str], ...]

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """How each tactic is written."""
        return TACTICS

    @cached_property
    def pack(self) -> tuple[int, ...]:
        """Every tactics card's kind, copies repeated."""
        return tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))

    @cached_property
    def lands(self) -> tuple[int, ...]:
        """Every continent card's continent, copies repeated."""
        return tuple(c for c, n in enumerate(self.cards) for _ in range(n))

    @cached_property
    def most_players(self) -> int:
        """How many players the cards suffice for: everybody is dealt a hand, all but one get their extras."""
        lands, hand = self.deal
        most = 0
        for n in range(2, MOST_PLAYERS + 1):
            needed = lands * n + (self.extra[0] if n == 2 else 0), hand * n + self.extra[1] * (n - 1)
            if needed[0] <= len(self.lands) and needed[1] <= len(self.pack):
                most = n
        return most

    @cached_property
    def contested(self) -> tuple[int, ...]:
        """The continents whose cards suffice for two players to reach the domination number at once (R001-25)."""
        return tuple(c for c, n in enumerate(self.number) if self.cards[c] >= 2 * n)

    def linked(self, a: int, b: int) -> bool:
        """Tell whether two different continents are connected on the map."""
        pair = (min(a, b), max(a, b))
        return pair in self.printed or pair in self.assumed_links

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The word for each kind of tactics card."""
        return tuple(word(f"card-{name}") for name in TACTICS)

    @cached_property
    def land_words(self) -> tuple[Word, ...]:
        """The word for each continent."""
        return tuple(word(f"continent-{name}") for name in self.continents)


def load_deck(path: Path | Traversable) -> Deck:
    """Read and check `cards.toml`. Raises FileError naming file, key and what was expected."""
    top = load_toml(path)
    assumed = read_assumed(top, FIGURES)
    coins, limit = top.at_least("coins_to_win", 1), top.at_least("turn_limit", 1)
    deal = top.table("deal")
    dealt = deal.at_least("continents", 1), deal.at_least("tactics", 1)
    extra = deal.at_least("more_continents", 1), deal.at_least("more_tactics", 1)
    deal.done()
    turn = top.table("turn")
    for key, only in (("draw", 2), ("attacks", 1), ("yield", 1)):
        _exactly(turn, key, only)
    turn.done()
    dice = top.table("dice")
    _exactly(dice, "faces", 6)
    caps = dice.at_least("attack", 1), dice.at_least("defence", 1)
    if max(caps) > MOST_DICE:
        raise dice.fail(
            "attack" if caps[0] > MOST_DICE else "defence",
            f"expected {MOST_DICE} at most: a roll of more is not reckoned",
        )
    dice.done()
    names, cards, numbers = _continents(top)
    if coins > len(names):
        raise top.fail("coins_to_win", f"expected at most {len(names)}, one for each continent, got {coins}")
    fewest = sum(sorted(numbers)[:coins])
    if fewest <= dealt[0] + extra[0]:
        raise top.fail(
            "deal",
            f"{dealt[0] + extra[0]} continent cards could bring {coins} coins before the first turn; expected fewer "
            f"than {fewest}",
        )
    links = _links(top, names)
    copies, adds, burns = _tactics(top)
    top.done()
    deck = Deck(names, cards, numbers, *links, copies, adds, burns, coins, limit, dealt, extra, caps, assumed)
    if deck.most_players < 2:
        need = 2 * dealt[0] + extra[0], 2 * dealt[1] + extra[1]
        raise top.fail(
            "deal",
            f"two players need {need[0]} continent and {need[1]} tactics cards, there are {len(deck.lands)} and "
            f"{len(deck.pack)}",
        )
    return deck


def _continents(top: Table) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
    names: list[str] = []
    cards: list[int] = []
    numbers: list[int] = []
    for table in top.tables("continent"):
        name = table.get("id", str)
        table.check_name("id", name)
        if name in NOTATION:
            raise table.fail("id", f"{name!r} is a word of the notation of moves; a continent needs another name")
        if name in names:
            raise table.fail("id", f"the continent {name!r} is listed twice")
        names.append(name)
        cards.append(table.at_least("cards", 1))
        numbers.append(table.at_least("number", 1))
        table.done()
        if cards[-1] <= numbers[-1]:  # line 67
            raise table.fail(
                "cards", f"expected more cards than the domination number {numbers[-1]}, got {cards[-1]} (001, line 67)"
            )
    if not names:
        raise top.fail("continent", "expected at least one continent")
    return tuple(names), tuple(cards), tuple(numbers)


def _links(
    top: Table, names: tuple[str, ...]
) -> tuple[frozenset[tuple[int, int]], frozenset[tuple[int, int]], frozenset[tuple[int, int]]]:
    """Return the links that are printed, those that are assumed, and the pairs that are said not to be linked."""
    table = top.table("links")
    found: dict[str, set[tuple[int, int]]] = {"printed": set(), "assumed": set(), "apart": set()}
    seen: set[tuple[int, int]] = set()
    for key, links in found.items():
        for i, link in enumerate(table.list_of(key, list, [])):
            at = f"{key}[{i}]"
            if len(link) != 2 or not all(isinstance(end, str) for end in link):
                raise table.fail(at, f"expected two continents, got {clip(repr(link))}")
            for end in link:
                if end not in names:
                    raise table.fail(
                        at, f"no continent is called {clip(repr(end))}; there are {', '.join(names)}{near(end, names)}"
                    )
            a, b = sorted(map(names.index, link))
            if a == b:
                raise table.fail(at, f"{link[0]!r} reaches itself without a link")
            if key == "apart" and (a, b) in found["printed"] | found["assumed"]:
                raise table.fail(at, f"{link[0]!r} and {link[1]!r} are linked; expected two that are not connected")
            if (a, b) in seen:
                raise table.fail(at, f"the link of {link[0]!r} and {link[1]!r} is listed twice; links run both ways")
            seen.add((a, b))
            links.add((a, b))
    table.done()
    return frozenset(found["printed"]), frozenset(found["assumed"]), frozenset(found["apart"])


def _tactics(top: Table) -> tuple[tuple[int, ...], int, int]:
    copies: dict[str, int] = {}
    figures = {"adds": 0, "burns": 0}
    for table in top.tables("tactic"):
        name = table.choice("id", TACTICS)
        if name in copies:
            raise table.fail("id", f"the tactic {name!r} is listed twice")
        copies[name] = table.at_least("count", 0)
        windows, by = table.list_of("windows", str), tuple(table.list_of("by", str, list(CHOOSERS.get(name, BY))))
        if windows != [WINDOWS[name]]:
            raise table.fail("windows", f"{name} is played in the window [{WINDOWS[name]!r}], got {windows}")
        if by != CHOOSERS.get(name, BY):
            raise table.fail("by", f"{name} is played by {list(CHOOSERS.get(name, BY))}, got {list(by)}")
        for tactic, key in (("rally", "adds"), ("artillery", "burns")):
            if name == tactic:
                figures[key] = table.at_least(key, 1)
        table.done()
    if not copies.get("troop"):
        raise top.fail("tactic", "expected at least one card of the tactic 'troop' (001, lines 28 to 30)")
    return tuple(copies.get(name, 0) for name in TACTICS), figures["adds"] or 2, figures["burns"] or 2


def _exactly(table: Table, key: str, only: int) -> None:
    value = table.get(key, int)
    if value != only:
        raise table.fail(key, f"the rules are written for {only}, got {value}")


__all__ = ["MIXES", "SIDES", "TACTICS", "Deck", "load_deck"]
