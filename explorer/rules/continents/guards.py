"""What one may answer in `continents`: every rule of legality once, with its clause, and the verbs they guard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer.core.decisions import walk
from explorer.core.guards import FORM, HAND, OPEN, Guard, form_guards, held_guard
from explorer.core.moves import Arg, Verb
from explorer.core.tables import fact_guard, table_guard
from explorer.rules.continents import timing
from explorer.rules.continents.battle import on
from explorer.rules.continents.deck import (
    ARTILLERY,
    ATTACKER,
    BOMBARD,
    DEFENDER,
    MIXES,
    MOST_PLAYERS,
    RALLY,
    SABOTAGE,
    SIDES,
    SPY,
    SURPRISE,
    TACTICS,
    TROOP,
    VERB_OF,
    Deck,
)
from explorer.rules.continents.resolution import ROUTE, RouteCase, counted_troops, dice_for, own_cards
from explorer.rules.continents.turn import full_mixes, hand_of, room, row_left

if TYPE_CHECKING:
    from explorer.rules.continents.facts import ContinentsState as S

PIPS = 6


def asking(s: S) -> str:
    """Return the id of the step that asks."""
    id: str = s.rules.steps[s.stack[-1].at].id
    return id


# form: does the move make sense now?


def in_its_window(s: S, verb: str) -> bool:
    return verb not in VERB_OF or s.actor is None or any(v.name == verb for v in s.rules.asked(s))


def window_facts(s: S, verb: str) -> Mapping[str, Any]:
    kind = VERB_OF.get(verb, TROOP)
    facts = {"card": s.deck.words[kind], "window": timing.window(kind)}
    return facts if in_its_window(s, verb) else {**facts, **timing.facts(s, kind)}


def moments_of(kind: int) -> Callable[[S], Mapping[str, Any]]:
    """Return the facts of a guard that refuses a tactic at a moment that is not its own: the moments that are."""
    return lambda s: timing.facts(s, kind)


def form() -> tuple[Guard, ...]:
    """Return the guards that every move passes first."""
    over, chance, turn, question = form_guards("two-coins", "play-left", "attack-or-yield", "dice-and-coins")
    won = Guard("over", over.clauses, FORM, (), lambda s: s.actor is not None or not s.won_by_coins())
    ended = Guard("over-limit", ("turn-limit",), FORM, (), lambda s: s.actor is not None or s.won_by_coins())
    again = Guard(
        "attacked-already", ("one-attack",), FORM, ("verb",), lambda s, verb: verb != "attack" or not s.attacked
    )

    def in_turn(s: S, mover: int) -> bool:
        return s.battle is not None or turn.holds(s, mover)

    def in_battle(s: S, mover: int) -> bool:
        return s.battle is None or turn.holds(s, mover)

    def order_facts(s: S, mover: int) -> Mapping[str, Any]:
        """Return who is asked, and the lines that put this question where it comes: those of the step that asks it."""
        assert turn.facts is not None
        return {**turn.facts(s, mover), **({"clauses": s.rules.steps[s.stack[-1].at].step.clauses} if s.stack else {})}

    whose = Guard("turn", turn.clauses, FORM, turn.reads, in_turn, turn.facts)
    asked = Guard("asked", ("window-order",), FORM, turn.reads, in_battle, order_facts)
    window = Guard("its-moment", ("tactics-when",), FORM, ("verb",), in_its_window, window_facts)
    return won, ended, chance, again, whose, asked, window, question


FORM_GUARDS = form()

# drawing


def mixes_left(s: S, mix: int = 0) -> Mapping[str, Any]:
    return {"mixes": tuple(s.rules.mix_words[m] for m in full_mixes(s))}


def wants(s: S, *_: int) -> Mapping[str, Any]:
    """Return which piles the mix still takes from, and what lies in the row."""
    lands, tactics = room(s)
    piles = [i for i, left in enumerate((lands, tactics)) if left > 0]
    return {"piles": tuple(s.rules.pile_words[i] for i in piles), "row": s.land_words(sorted(set(s.row)))}


def pile_there(s: S, pile: int) -> bool:
    return bool(s.tactics_left()) if pile else any(s.lands)


MIX_IN_FULL = Guard("mix-in-full", ("piles-run-out",), OPEN, ("mix",), lambda s, mix: mix in full_mixes(s), mixes_left)
MAY_DRAW_NOTHING = Guard(
    "may-draw-nothing", ("draw-two",), OPEN, (), lambda s: s.rules.may_draw_nothing and s.drawn == (0, 0) and s.mix < 0
)
FITS_THE_MIX = Guard("fits-the-mix", ("draw-mix",), OPEN, ("pile",), lambda s, pile: room(s)[pile] > 0, wants)
PILE_THERE = Guard("pile-there", ("piles-run-out",), OPEN, ("pile",), pile_there, wants)
ROW_FITS_THE_MIX = Guard("fits-the-mix", ("draw-mix",), OPEN, (), lambda s: room(s)[0] > 0, wants)
IN_THE_ROW = Guard(
    "in-the-row", ("draw-from-row",), OPEN, ("continent",), lambda s, continent: continent in s.row, wants
)
NEWEST_OF_ROW = Guard(
    "newest-of-row", ("draw-from-row",), OPEN, ("continent",),
    lambda s, continent: not s.row or s.row[-1] == continent,
    lambda s, continent: {"newest": s.land_words(s.row[-1:])}, when=("row-choice", ("newest",)),
)  # fmt: skip
ONCE_FROM_ROW = Guard(
    "once-from-row", ("draw-from-row",), OPEN, (), lambda s: not s.row or row_left(s) > 0, when=("row-choice", ("one",))
)

# declaring war


def sources(s: S) -> Sequence[int]:
    n = s.rules.continents
    at = (s.actor or 0) * n
    return [c for c in range(n) if s.held[at + c]]


def others(s: S) -> Sequence[int]:
    found: Sequence[int] = s.rules.others[s.actor or 0]
    return found


def enemy_has(s: S, target: int, opponent: int) -> Mapping[str, Any]:
    return {"continents": s.land_words(c for c, n in enumerate(s.cards_of(opponent)) if n)}


def way_facts(s: S, target: int, source: int) -> Mapping[str, Any]:
    """Return what can be reached, and the lines that speak of this way: those of the tree that decides it."""
    way = walk(ROUTE, RouteCase(s.deck, source, target), s.rules.off)
    return {"reached": s.land_words(s.rules.reach[source]), "clauses": way.clauses}


HOLDS_SOURCE = Guard(
    "holds-source", ("attack-from",), OPEN, ("source",), lambda s, source: bool(s.count(s.actor or 0, source)),
    lambda s, source: {"continents": s.land_words(sources(s))}, among=sources,
)  # fmt: skip
ANOTHER_PLAYER = Guard(
    "another-player", ("attack-whom",), OPEN, ("opponent",), lambda s, opponent: opponent != s.actor,
    lambda s, opponent: {"seats": tuple(s.rules.seats[o] for o in others(s))}, among=others,
)  # fmt: skip
CONNECTED = Guard(
    "connected", ("connected", "africa-links", "asia-europe", "map-links"), OPEN, ("target", "source"),
    lambda s, target, source: target in s.rules.reach[source], way_facts, static=True,
)  # fmt: skip


def holds_target(deck: Deck) -> Guard:
    """Return the guard that the enemy has a card of the continent that is attacked."""
    n = len(deck.continents)
    return table_guard(
        "holds-target", ("attack-what",), ("target", "opponent"), lambda s: s.held,
        lambda players, target, opponent: opponent * n + target, facts=enemy_has,
    )  # fmt: skip


def defending(s: S, number: int = 0) -> int:
    b = on(s)
    return s.count(b.defender, b.target)


SO_MANY_THERE = Guard(
    "so-many-there", ("attack-what",), OPEN, ("number",), lambda s, number: number < defending(s),
    lambda s, number: {"count": defending(s), "continent": s.land_word(on(s).target)},
)  # fmt: skip

# troops


def on_own_side(leader: int) -> Callable[[S, int], bool]:
    """Return whether a move is for the own side, if its player leads the given side (or no side)."""
    return lambda s, side: on(s).principal(leader) != s.actor or side == leader


def side_facts(s: S, side: int) -> Mapping[str, Any]:
    helped = on(s).helped[s.actor or 0]
    own = on(s).side_of(s.actor or 0)
    known = own if own >= 0 else helped
    return {"own": s.rules.side_words[known]} if known >= 0 else {"own": s.rules.side_words[side]}


def one_side(s: S, side: int) -> bool:
    return on(s).helped[s.actor or 0] in (-1, side)


def room_for_troop(side_only: int) -> Callable[[S, int], bool]:
    """Return whether a side has active cards for fewer dice than it may roll."""

    def holds(s: S, side: int) -> bool:
        b = on(s)
        return side != side_only or own_cards(s, b, side) + counted_troops(s, b, side) < s.deck.dice[side]

    return holds


SIDE_GUARDS = (
    Guard("attackers-side", ("attacker-deploys",), OPEN, ("side",), on_own_side(ATTACKER), side_facts),
    Guard("defenders-side", ("defender-deploys",), OPEN, ("side",), on_own_side(DEFENDER), side_facts),
    Guard("one-side", ("helper-order",), OPEN, ("side",), one_side, side_facts),
)
TROOP_ROOM = tuple(
    Guard(
        id, (clause,), OPEN, ("side",), room_for_troop(side), lambda s, side: {"count": s.deck.dice[side]},
        when=("troop-limit", ("dice-limit",)),
    )
    for id, clause, side in (
        ("attack-dice-full", "attack-dice", ATTACKER),
        ("defence-dice-full", "defence-dice", DEFENDER),
    )
)  # fmt: skip

# tactics in battle


def troop_owners(s: S) -> list[int]:
    return sorted({seat for side in on(s).troops for seat, _ in side})


def first_roll(s: S) -> bool:
    return asking(s) == "battle.sabotage" or on(s).rolls == 0


BEFORE_ROLLS = Guard(
    "before-a-roll", ("artillery",), OPEN, (), lambda s: asking(s) == "battle.before", moments_of(ARTILLERY),
    when=("artillery-time", ("before-rolls",)),
)  # fmt: skip
FIRST_THING = Guard(
    "first-thing", ("sabotage",), OPEN, (), lambda s: asking(s) == "battle.sabotage", moments_of(SABOTAGE),
    when=("sabotage-time", ("first-thing",)),
)  # fmt: skip
FIRST_ROLL = Guard(
    "first-thing", ("sabotage",), OPEN, (), first_roll, moments_of(SABOTAGE),
    when=("sabotage-time", ("before-first-roll",)),
)  # fmt: skip
HAS_TROOPS = Guard(
    "has-troops", ("artillery",), OPEN, ("opponent",), lambda s, opponent: opponent in troop_owners(s),
    lambda s, opponent: {"seats": tuple(s.rules.seats[o] for o in troop_owners(s))}, among=troop_owners,
)  # fmt: skip


def dice_facts(s: S, side: int) -> Mapping[str, Any]:
    """Return whose dice a player may change; who leads no side has none."""
    leads = on(s).side_of(s.actor or 0) >= 0
    return {**side_facts(s, side), "way": "way" if leads else "way-none"}


def own_dice(clause: str) -> tuple[Guard, Guard]:
    """Return the guard that the dice are the player's own, in both readings of whether bystanders may play it."""

    def own(s: S, side: int) -> bool:
        return on(s).side_of(s.actor or 0) == side

    def not_the_others(s: S, side: int) -> bool:
        return on(s).side_of(s.actor or 0) in (-1, side)

    principals, everybody = (("helpers-and-dice", (option,)) for option in ("principals", "everybody"))
    return (
        Guard("own-dice", (clause,), OPEN, ("side",), own, dice_facts, principals),
        Guard("own-dice", (clause,), OPEN, ("side",), not_the_others, dice_facts, everybody),
    )


def dice_of(s: S, side: int) -> Mapping[str, Any]:
    """Return the dice of a side that Bombard can change."""
    low = sorted({pips for pips in on(s).shown[side] if pips < PIPS}, reverse=True)
    return {"dice": " ".join(map(str, low)), "count": len(low)}


DIE_THERE = Guard(
    "die-there", ("bombard",), OPEN, ("pip", "side"), lambda s, pip, side: pip + 1 in on(s).shown[side],
    lambda s, pip, side: dice_of(s, side),
)  # fmt: skip
BELOW_SIX = Guard(
    "below-six", ("bombard",), OPEN, ("pip", "side"), lambda s, pip, side: pip + 1 < PIPS,
    lambda s, pip, side: dice_of(s, side), static=True,
)  # fmt: skip
RALLY_CHANGES = Guard(
    "rally-changes", ("rally",), OPEN, ("side",), lambda s, side: min(on(s).shown[side], default=PIPS) < PIPS,
    when=("above-six", ("six",)),
)  # fmt: skip

# the spy


def seats_with_cards(s: S, *_: int) -> Mapping[str, Any]:
    return {"seats": tuple(s.rules.seats[o] for o in others(s) if s.hands[o])}


OWN_TURN = Guard(
    "own-turn", ("spy",), OPEN, (), lambda s: s.actor == s.to_move,
    lambda s: {"player": s.rules.seats[s.to_move], **timing.facts(s, SPY)},
)  # fmt: skip
NOT_SELF = Guard(
    "not-self", ("spy",), OPEN, ("opponent",), lambda s, opponent: opponent != s.actor, seats_with_cards, among=others
)
HAND_TO_SEE = fact_guard("hand-to-see", ("spy",), "opponent", lambda s: s.hands, None, seats_with_cards)

# dice and losses


def owners_there(s: S) -> list[int]:
    """Return the owners of active troops of the side that lost the pair."""
    memo = s.stack[-1].memo
    return sorted({seat for seat, _ in on(s).troops[memo["loser"] if memo else 0]})


def most_dice(s: S, number: int = 0) -> int:
    return dice_for(s, on(s), on(s).side_of(s.actor or 0))


TROOP_OF_OWNER = Guard(
    "troop-of-owner", ("loser-burns",), OPEN, ("opponent",), lambda s, opponent: opponent in owners_there(s),
    lambda s, opponent: {"seats": tuple(s.rules.seats[o] for o in owners_there(s))}, among=owners_there,
)  # fmt: skip
SO_MANY_DICE = Guard(
    "so-many-dice", ("attack-dice", "defence-dice"), OPEN, ("number",), lambda s, number: number < most_dice(s),
    lambda s, number: {"count": most_dice(s)},
)  # fmt: skip

# the own hand


def held(kind: int, *clauses: str) -> Guard:
    """Return the guard that a tactic is in the mover's hand."""

    def facts(s: S) -> Mapping[str, Any]:
        return {"hand": s.card_words(hand_of(s)), "card": s.deck.words[kind]}

    return held_guard("in-hand", clauses, (), hand_of, lambda: kind, facts)


def possible(name: str, *clauses: str) -> Guard:
    """Return the guard that chance can bring what a move of chance says."""
    return Guard(
        "possible", clauses, HAND, (name,),
        lambda s, value: any(move.args[0] == value for move, _ in s.chance_moves()),
    )  # fmt: skip


def make_verbs(deck: Deck) -> tuple[Verb, ...]:
    """Return the verbs of a game with these cards: drawing, attacking, tactics, answers, then what chance does."""
    mix, pile = Arg("mix", tuple(MIXES)), Arg("pile", ("continent", "tactics"))
    continent, tactic = Arg("continent", deck.continents), Arg("tactic", TACTICS)
    target, source = Arg("target", deck.continents), Arg("source", deck.continents)
    opponent = Arg("opponent", tuple(f"seat {n}" for n in range(MOST_PLAYERS)), by_players=True)
    side, pip = Arg("side", SIDES), Arg("pip", tuple(str(n + 1) for n in range(PIPS)))
    number = Arg("number", tuple(str(n + 1) for n in range(max(deck.cards))))
    dice = Arg("number", tuple(str(n + 1) for n in range(max(deck.dice))))
    attack = (HOLDS_SOURCE, ANOTHER_PLAYER, holds_target(deck), CONNECTED)
    troop = held(TROOP, "attacker-deploys", "defender-deploys", "others-help")
    spy = (OWN_TURN, NOT_SELF, HAND_TO_SEE, held(SPY, "spy"))
    return (
        Verb("mix", "mix {mix}", (mix,), (MIX_IN_FULL,)),
        Verb("none", "draw nothing", (), (MAY_DRAW_NOTHING,)),
        Verb("draw", "draw {pile}", (pile,), (FITS_THE_MIX, PILE_THERE)),
        Verb("take", "take {continent}", (continent,), (ROW_FITS_THE_MIX, IN_THE_ROW, NEWEST_OF_ROW, ONCE_FROM_ROW)),
        Verb("attack", "attack {target} of {opponent} from {source}", (target, opponent, source), attack),
        Verb("yield", "yield"),
        Verb("against", "against {number}", (number,), (SO_MANY_THERE,)),
        Verb("troop", "troop for {side}", (side,), (*SIDE_GUARDS, *TROOP_ROOM, troop)),
        Verb("done", "done"),
        Verb("sabotage", "sabotage", (), (FIRST_THING, FIRST_ROLL, held(SABOTAGE, "sabotage"))),
        Verb(
            "artillery", "artillery at {opponent}", (opponent,),
            (BEFORE_ROLLS, HAS_TROOPS, held(ARTILLERY, "artillery")),
        ),
        Verb("surprise", "surprise for {side}", (side,), (*SIDE_GUARDS, held(SURPRISE, "surprise-deploy"))),
        Verb("rally", "rally for {side}", (side,), (*own_dice("rally"), RALLY_CHANGES, held(RALLY, "rally"))),
        Verb(
            "bombard", "bombard {pip} of {side}", (pip, side),
            (*own_dice("bombard"), DIE_THERE, BELOW_SIX, held(BOMBARD, "bombard")),
        ),
        Verb("spy", "spy on {opponent}", (opponent,), spy),
        Verb("pass", "pass"),
        Verb("go-on", "go on"),
        Verb("stop", "stop"),
        Verb("roll", "roll {number}", (dice,), (SO_MANY_DICE,)),
        Verb("burn", "burn troop of {opponent}", (opponent,), (TROOP_OF_OWNER,)),
        Verb("land", "continent {continent}", (continent,), (possible("continent", "two-decks"),), chance=True),
        Verb("card", "card {tactic}", (tactic,), (possible("tactic", "two-decks"),), chance=True),
        Verb("die", "die {pip}", (pip,), (possible("pip", "dice-and-coins"),), chance=True),
    )  # fmt: skip


__all__ = ["FORM_GUARDS", "make_verbs"]
