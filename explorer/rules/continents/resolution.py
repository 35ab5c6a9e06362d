"""How routes, pairs of dice, losses, coins, wars and the match are decided: trees the engine executes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from explorer.core.decisions import Decision, Node, Outcome, walk
from explorer.core.rules import Part
from explorer.rules.continents.deck import ATTACKER, DEFENDER, Deck

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S
    from explorer.rules.continents.records import Battle


# ways on the map


class RouteCase:
    """Two continents on the map: from where to where."""

    __slots__ = ("deck", "source", "target")

    def __init__(self, deck: Deck, source: int, target: int) -> None:
        self.deck, self.source, self.target = deck, source, target

    @property
    def pair(self) -> tuple[int, int]:
        return min(self.source, self.target), max(self.source, self.target)

    @property
    def of_africa(self) -> bool:
        """Whether the way is one of Africa's, which the document lists (001, line 24)."""
        return AFRICA in (self.deck.continents[self.source], self.deck.continents[self.target])


AFRICA = "africa"
REACHED = ("route-same", "route-printed", "route-example", "route-assumed")
ROUTE = Decision(
    "same-continent",
    ("connected",),
    lambda case: case.source == case.target,
    yes=Outcome("route-same", ("connected",)),
    no=Decision(
        "link-printed",
        ("africa-links", "asia-europe"),
        lambda case: case.pair in case.deck.printed,
        yes=Decision(
            "link-of-africa",
            ("africa-links", "asia-europe"),
            lambda case: case.of_africa,
            yes=Outcome("route-printed", ("connected", "africa-links")),
            no=Outcome("route-example", ("connected", "asia-europe")),
        ),
        no=Decision(
            "link-assumed",
            ("map-links",),
            lambda case: case.pair in case.deck.assumed_links,
            yes=Outcome("route-assumed", ("connected", "map-links")),
            no=Decision(
                "named-apart",
                ("africa-links",),
                lambda case: case.pair in case.deck.apart,
                yes=Outcome("route-apart", ("connected", "africa-links")),
                no=Outcome("route-none", ("connected", "map-links")),
            ),
        ),
    ),
)


def reaches(deck: Deck, off: frozenset[str]) -> tuple[tuple[int, ...], ...]:
    """Return for each continent those that can be attacked from it."""
    every = range(len(deck.continents))
    return tuple(tuple(b for b in every if walk(ROUTE, RouteCase(deck, a, b), off).id in REACHED) for a in every)


# active cards


def own_cards(s: S, b: Battle, side: int) -> int:
    """Return how many continent cards a side has in the war; captured ones are idle (001, line 44)."""
    if side == ATTACKER:
        idle = b.captured if b.source == b.target and not s.rules.captured_act else 0
        return s.held[b.attacker * s.rules.continents + b.source] - idle
    return b.against if b.against >= 0 else s.held[b.defender * s.rules.continents + b.target]


def counted_troops(s: S, b: Battle, side: int) -> int:
    """Return how many active troops of a side bring it dice: helpers' too, unless by ruling."""
    troops = b.troops[side]
    if s.rules.helpers_bring_dice:
        return len(troops)
    principal = b.principal(side)
    return sum(1 for seat, _ in troops if seat == principal)


def dice_of(deck: Deck, side: int, active: int) -> int:
    """Return how many dice a side may roll: one for each active card, up to its limit (001, lines 35, 36)."""
    return min(deck.dice[side], active)


def dice_for(s: S, b: Battle, side: int) -> int:
    """Return how many dice a side may roll in a battle as it stands."""
    return dice_of(s.deck, side, own_cards(s, b, side) + counted_troops(s, b, side))


# a pair of dice, and who pays


class PairCase:
    """A pair of dice: what the attacker's and the defender's show."""

    __slots__ = ("black", "red")

    def __init__(self, red: int, black: int) -> None:
        self.red, self.black = red, black


WON_BY = {"pair-tied": DEFENDER, "pair-attacker": ATTACKER, "pair-defender": DEFENDER}
PAIR = Decision(
    "dice-equal",
    ("tie-defender",),
    lambda case: case.red == case.black,
    yes=Outcome("pair-tied", ("tie-defender",)),
    no=Decision(
        "attacker-higher",
        ("higher-wins",),
        lambda case: case.red > case.black,
        yes=Outcome("pair-attacker", ("higher-wins",)),
        no=Outcome("pair-defender", ("higher-wins",)),
    ),
)


class LossCase:
    """A side that lost a pair: its active troops and its continent cards in the war."""

    __slots__ = ("cards", "side", "troops")

    def __init__(self, s: S, b: Battle, side: int) -> None:
        self.side, self.troops, self.cards = side, len(b.troops[side]), own_cards(s, b, side)


LOSS = Decision(
    "troop-left",
    ("loser-burns",),
    lambda case: case.troops > 0,
    yes=Outcome("loss-burns", ("loser-burns",)),
    no=Decision(
        "card-left",
        ("defender-gives", "attacker-surrenders"),
        lambda case: case.cards > 0,
        yes=Decision(
            "defender-pays",
            ("defender-gives",),
            lambda case: case.side == DEFENDER,
            yes=Outcome("loss-gives", ("defender-gives",)),
            no=Outcome("loss-surrenders", ("attacker-surrenders",)),
        ),
        no=Outcome("loss-unpaid", ("artillery",)),
    ),
)


def pairs_in(b: Battle) -> int:
    """Return how many pairs a roll has: the second dice meet if both sides have more than one (001, line 46)."""
    return min(2, len(b.shown[0]), len(b.shown[1]))


def pair_outcome(s: S, b: Battle, pair: int) -> Outcome:
    """Return who wins a pair, counted from 0."""
    return walk(PAIR, PairCase(b.shown[ATTACKER][pair], b.shown[DEFENDER][pair]), s.rules.off)


# coins


class CoinCase:
    """One continent's coin: who holds it, and who has reached its number, as the cards lie.

    Of two who have (by ruling, R001-25) the claim is `gaining`'s, who has just gained a card of it, or the holder's.
    """

    __slots__ = ("claimant", "holder")

    def __init__(self, s: S, continent: int, gaining: int = -1) -> None:
        number = s.deck.number[continent]
        self.holder = s.coins[continent]
        reached = [seat for seat in range(s.players) if s.count(seat, continent) >= number]
        first = (gaining, self.holder) if s.rules.newest_claims else (self.holder, gaining)
        self.claimant = next((seat for seat in (*first, *reached) if seat in reached), -1)


COIN = Decision(
    "number-reached",
    ("take-coin",),
    lambda case: case.claimant >= 0,
    yes=Decision(
        "is-holder",
        ("coin-stays",),
        lambda case: case.claimant == case.holder,
        yes=Outcome("coin-held", ("take-coin",)),
        no=Decision(
            "held-by-another",
            ("coin-from-holder",),
            lambda case: case.holder >= 0,
            yes=Outcome("coin-taken-from", ("coin-from-holder", "take-coin")),
            no=Outcome("coin-taken", ("take-coin",)),
        ),
    ),
    no=Decision(
        "somebody-holds",
        ("coin-stays",),
        lambda case: case.holder >= 0,
        yes=Outcome("coin-kept", ("coin-stays",)),
        no=Outcome("coin-free", ("take-coin",)),
    ),
)


def settle_claims(s: S) -> None:
    """Give every coin that cards gained have brought, in the order in which they came (001, lines 65, 66)."""
    claims, s.claims = s.claims, ()
    for seat, continent in claims:
        case = CoinCase(s, continent, seat)
        outcome = walk(COIN, case, s.rules.off)
        if case.claimant != seat or outcome.id not in ("coin-taken", "coin-taken-from"):
            continue
        s.coins[continent] = seat
        if (seat, continent) not in s.taken:
            s.taken = tuple(sorted((*s.taken, (seat, continent))))
        if s.telling is not None:
            land, who = s.land_word(continent), s.rules.seats[seat]
            if outcome.id == "coin-taken-from":
                other = s.rules.seats[case.holder]
                s.tell("coin-taken-from", "coin-from-holder", seat=who, opponent=other, continent=land)
            else:
                s.tell("coin-taken", "take-coin", seat=who, continent=land, number=s.deck.number[continent])


# a war


class WarCase:
    """A war after a roll: the continent cards that each side has left in it."""

    __slots__ = ("attacking", "defending")

    def __init__(self, s: S, b: Battle) -> None:
        self.attacking, self.defending = own_cards(s, b, ATTACKER), own_cards(s, b, DEFENDER)


WAR = Decision(
    "defending-left",
    ("war-over",),
    lambda case: case.defending > 0,
    yes=Decision(
        "attacking-left",
        ("attack-spent",),
        lambda case: case.attacking > 0,
        yes=Outcome("war-goes-on", ("go-on",)),
        no=Outcome("war-spent", ("attack-spent", "turn-over")),
    ),
    no=Outcome("war-won", ("war-over", "turn-over")),
)

# the match


class MatchCase:
    """The match: coins that count, who has enough of them, and whether it ends without that."""

    __slots__ = ("cards", "coins", "ended", "leaders", "s", "winner")

    def __init__(self, s: S, turn_done: bool) -> None:
        """`turn_done` says that no further turn has begun (or that the match is over)."""
        self.s = s
        seats = range(s.players)
        held = [s.coins.count(seat) for seat in seats]
        self.coins = [sum(1 for who, _ in s.taken if who == seat) for seat in seats] if s.rules.coins_ever else held
        self.winner = next((seat for seat in seats if self.coins[seat] >= s.deck.coins_to_win), -1)
        self.cards = [sum(n for c, n in enumerate(s.cards_of(seat)) if s.coins[c] == seat) for seat in seats]
        standing = list(zip(held, self.cards, strict=True))
        best = max(standing)
        self.leaders = [seat for seat in seats if standing[seat] == best]
        rules = s.rules
        self.ended = turn_done and (
            (rules.limited and s.turn >= s.deck.turn_limit) or (rules.ends_without_lands and not any(s.lands))
        )


MATCH = Decision(
    "coins-enough",
    ("two-coins",),
    lambda case: case.winner >= 0,
    yes=Outcome("match-won", ("two-coins",)),
    no=Decision(
        "limit-reached",
        ("turn-limit",),
        lambda case: case.ended,
        yes=Decision(
            "lead-shared",
            ("turn-limit",),
            lambda case: len(case.leaders) > 1,
            yes=Outcome("match-shared", ("turn-limit",)),
            no=Outcome("match-on-count", ("turn-limit",)),
        ),
        no=Outcome("match-goes-on", ("two-coins",)),
    ),
)

TREES: dict[str, Node] = {"route": ROUTE, "pair": PAIR, "loss": LOSS, "coin": COIN, "war": WAR, "match": MATCH}

COUNTS = (
    Part("count", "player-count", "player-count"),
    Part("count", "captured-idle", "captured-idle"),
    Part("count", "coin-stays", "coin-stays"),
)


def has_won(s: S) -> bool:
    """Tell whether somebody has coins enough to win (001, line 69)."""
    return walk(MATCH, MatchCase(s, False), s.rules.off).id == "match-won"


def winners(s: S) -> list[int]:
    """Return who has won a match that is over: the seat with two coins, or those who lead when it was ended."""
    case = MatchCase(s, True)
    outcome = walk(MATCH, case, s.rules.off).id
    if outcome == "match-won":
        return [case.winner]
    if outcome == "match-goes-on":
        return []
    return case.leaders if outcome == "match-shared" else case.leaders[:1]


def scores(s: S) -> list[int]:
    """Return every seat's standing: 100 for each coin it holds, and how near it is to another, in percent.

    The percent (0 to 99) is that of the continent's number which it has reached where it is nearest; it is no rule of
    the game, and only lets positions be compared.
    """
    number, coins, n = s.deck.number, s.coins, s.rules.continents
    found = []
    for seat in range(s.players):
        cards: Sequence[int] = s.held[seat * n : seat * n + n]
        points = near = 0
        for c, have in enumerate(cards):
            if coins[c] == seat:
                points += 100
            elif have:
                near = max(near, min(99, 100 * have // number[c]))
        found.append(points + near)
    return found


__all__ = ["COUNTS", "TREES", "has_won", "scores", "winners"]
