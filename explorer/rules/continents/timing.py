"""When a tactic may be played: at each moment of a turn and its battle, found by playing a turn of these very rules.

Nothing here says when a card is for. A turn with a battle is rehearsed: the engine runs its steps over a table on which
every hand holds every tactic, and wherever it asks a seat, the guards are asked about every tactic.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.moments import Moment, asking_clauses, moment_finding, of_now, refusing, timing_finding, waits
from explorer.core.state import ALL, CHANCE, PUBLIC
from explorer.core.words import Word, word
from explorer.rules.continents.deck import TACTICS, VERB_OF, WINDOWS

if TYPE_CHECKING:
    from explorer.core.guards import Guard
    from explorer.core.moves import Move
    from explorer.rules.continents.facts import ContinentsState as S
    from explorer.rules.continents.game import ContinentsRules

VERBS = {kind: verb for verb, kind in VERB_OF.items()}
ROLES = ("attacker", "defender", "helper")
MOST = 500  # answers after which a rehearsal is stopped
DICE = {"battle.red": 5, "battle.black": 4}  # the first die of a side; the others show 1: each side wins a pair


# a turn rehearsed


def rehearsal(rules: ContinentsRules) -> Iterator[S]:
    """Yield every position of a turn with a battle in which a seat is asked, up to the second roll's end.

    Seat 0 attacks seat 1; the others may help. Whoever is asked lays troops, no other tactic is played.
    """
    s = table(rules)
    s.run()
    for _ in range(MOST):
        if s.actor is None or s.turn > 1 or here(s) == ("battle.go-on", True):
            return
        if s.actor != CHANCE:
            yield s.copy()
        s.apply(_answer(s))


def table(rules: ContinentsRules) -> S:
    """Return the table of the rehearsal: every tactic in every hand, a continent that attacker and defender share."""
    s: Any = rules.game.state_class(rules)
    s.empty()
    s.turn, s.first = 1, 0
    s.hands = [tuple(kind for kind in range(len(TACTICS)) for _ in range(2)) for _ in range(s.players)]
    n = rules.continents
    for seat in (0, 1):
        s.held[seat * n] = 1
    s.row = (n - 1,)
    s.push("turn.begin", seat=0)
    found: S = s
    return found


def _answer(s: S) -> Move:
    """Return what is answered in the rehearsal: war is declared, a troop laid, everything else declined."""
    moves = s.game.lexicon.moves
    if s.actor == CHANCE:
        first = s.battle is not None and not s.battle.shown[s.step == "battle.black"]
        return moves["die"][DICE[s.step] - 1,] if first else s.chance_moves()[0][0]
    if s.step == "turn.act":
        return moves["attack"][0, 1, 0]
    legal = s.legal_moves()
    laid: list[int | None] = [seat for side in s.battle.troops for seat, _ in side] if s.battle is not None else []
    enough = 2 if s.players == 2 else 1  # so that a troop is left after the roll
    wanted = ("troop",) if laid.count(s.actor) < enough else ()
    verbs = (*wanted, "done", "pass", "go-on", "mix", "take", "draw", "against", "burn", "roll")
    chosen = next(verb for verb in verbs if any(move.verb == verb for move in legal))
    found = [move for move in legal if move.verb == chosen]
    return found[-1]


# what the guards say at each moment


@lru_cache(maxsize=128)
def moments(rules: ContinentsRules) -> tuple[Moment, ...]:
    """Return the moments of a turn and its battle in their order at which a tactic may be played at all.

    The same question asked again is a moment of its own only where its answers are others (before a later roll).
    """
    stops: dict[tuple[str, bool], list[S]] = {}
    plain = rules.game.rules(rules.players, rules.rulings)  # a piece that is switched off could stop the rehearsal
    for s in rehearsal(plain):
        stops.setdefault(here(s), []).append(s)
    found: dict[tuple[str, bool], Moment] = {}
    for (step, later), asked in stops.items():
        told = [_told(asked, kind) for kind in range(len(TACTICS))]
        moment = Moment(step, later, tuple(may for may, _ in told), tuple(clauses for _, clauses in told))
        first = found.get((step, False))
        if any(moment.may) and (first is None or first.may != moment.may):
            found[step, later] = moment
    return tuple(found.values())


def _told(stops: list[S], kind: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the roles of those who are asked at a moment and may play a tactic, and the clauses that say so."""
    verb = VERBS[kind]
    may: list[str] = []
    refused: list[tuple[int, Guard]] = []
    for s in stops:
        seat = s.actor or 0
        first = [refusing(s, move, seat) for move in s.game.universe(s.players) if move.verb == verb]
        if any(guard is None for _, guard in first):
            may.append(role(s, seat))
        else:
            refused += [(at, guard) for at, guard in first if guard is not None]
    if not may:
        return (), max(refused, key=lambda found: found[0])[1].clauses
    guards = {guard.id: guard for guard in stops[0].rules.guards[verb]}
    says = guards["in-hand"].clauses
    asking = asking_clauses(stops[0])
    own = tuple(clause for clause in says if clause in asking) or says
    return tuple(dict.fromkeys(may)), (*guards["its-moment"].clauses, *own)


def role(s: S, seat: int) -> str:
    """Return what a seat is at a moment: in a battle attacker, defender or another, else the one whose turn it is."""
    return "turn" if s.battle is None else ROLES[s.battle.side_of(seat)]


# told of a position


def here(s: S) -> tuple[str, bool]:
    """Return the step at which a position waits, and whether a roll has been settled before."""
    rolls = 0 if s.battle is None else s.battle.rolls
    return s.step, rolls > (0 if s.step == "battle.before" else 1)


def roles_of(s: S, seat: int) -> tuple[str, ...]:
    """Return what a seat can be in this turn: a bystander may yet be attacked; ALL and PUBLIC stand for everybody."""
    if seat in (ALL, PUBLIC):
        return ("turn", *ROLES)
    if s.battle is not None:
        return (ROLES[s.battle.side_of(seat)], *(("turn",) if seat == s.to_move else ()))
    return ("turn", "attacker") if seat == s.to_move else ("defender", "helper")


def findings(s: S, kind: int, seat: int) -> tuple[Finding, ...]:
    """Return for each moment whether a tactic may be played at it, by whom, and (`own`) whether by this seat."""
    found = moments(s.rules)
    waits = here(s)
    if not any((moment.step, moment.later) == waits for moment in found):
        waits = s.step, False  # asked again, it is the same moment
    return tuple(_finding(s, moment, kind, seat, (moment.step, moment.later) == waits) for moment in found)


def _finding(s: S, moment: Moment, kind: int, seat: int, now: bool) -> Finding:
    may = moment.may[kind]
    own = bool(set(may) & set(roles_of(s, seat)))
    name = word(f"step-{moment.step.replace('.', '-')}")
    name = word("moment-later", moment=name) if moment.later else name
    within = word(f"part-{moment.step.partition('.')[0]}")
    players = tuple(word(f"role-{who}") for who in may)
    return moment_finding(s, s.deck.words[kind], name, within, players, moment.clauses[kind], own, now)


def facts(s: S, kind: int) -> dict[str, Any]:
    """Return what a guard adds that refuses a tactic at a moment not its own: the moments, and what is asked now."""
    return {
        "below": findings(s, kind, ALL if s.actor is None or s.actor == CHANCE else s.actor),
        "waits": waits(s),
        "window": window(kind),
    }


def window(kind: int) -> Word:
    """Return what a tactic's card says it is for."""
    return word(f"window-{WINDOWS[TACTICS[kind]]}")


def finding(s: S, kind: int, seat: int) -> Finding:
    """Return whether now is the moment for a tactic, for a seat (or PUBLIC, or ALL), the moments below it.

    It reads rules and what lies open, never a hand: whether the seat holds the card is another question.
    """
    below = findings(s, kind, seat)
    now = of_now(below)
    told = {"card": s.deck.words[kind], "window": window(kind)}
    return timing_finding(s, seat, below, now is not None and bool(now.facts["own"]), told)


__all__ = ["Moment", "facts", "finding", "findings", "moments", "rehearsal"]
