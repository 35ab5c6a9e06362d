"""When a card may be played: at each moment of a turn, found by playing a turn of these very rules.

Nothing here says when a card is for. A turn is rehearsed: the engine runs its steps over a table on which every hand
holds every card, whoever is asked plays each kind of card in turn, and wherever a seat is asked, the guards are asked
about every card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.core.findings import Finding
from explorer.core.guards import HAND
from explorer.core.moments import Moment, asking_clauses, moment_finding, of_now, refusing, timing_finding, waits
from explorer.core.state import ALL, CHANCE, PUBLIC
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import FIRST_NUMBER, MAGIC, REACTIONS
from explorer.rules.hundred.spells import links, memo

if TYPE_CHECKING:
    from explorer.core.guards import Guard
    from explorer.core.moves import Move
    from explorer.rules.hundred.facts import HundredState as S
    from explorer.rules.hundred.game import HundredRules

#: What a card is called in a topic: a magic kind by its name, all numbers together.
NUMBER = "number"
CARDS = (*MAGIC, NUMBER)
MOST_LINKS = 2  # how long a chain the rehearsal makes
ROLES = ("turn", "set", "target", "others")


# a turn rehearsed


def rehearsal(rules: HundredRules) -> Iterator[S]:
    """Yield positions of a turn in which a seat is asked: each kind of card played once by seat 0, aimed at seat 1,
    let come or mirrored."""
    first = table(rules)
    first.run()
    waiting = [first]
    while waiting:
        s = waiting.pop(0)
        while s.actor == CHANCE:
            s.apply(s.chance_moves()[0][0])
        if s.actor is None or s.turn > 1:
            continue
        yield s
        for move in _answers(s):
            after = s.copy()
            after.apply(move)
            waiting.append(after)


def table(rules: HundredRules) -> S:
    """Return the table of the rehearsal: every card in every hand and, where it can be, set; something to steal."""
    s: Any = rules.game.state_class(rules)
    s.empty()
    s.turn, s.first, s.grave = 1, 0, (MAGIC.index("freeze"),)
    for seat in range(s.players):
        s.laid[seat] = (FIRST_NUMBER,)
        for kind in range(s.deck.kinds):
            holding.add(s, seat, kind, holding.fresh(s, 1 << seat))
        for kind in REACTIONS:
            holding.lay_set(s, seat, kind, holding.fresh(s, 1 << seat))
    s.push("turn.begin", seat=0)
    found: S = s
    return found


def _answers(s: S) -> Iterator[Move]:
    """Yield the answers that the rehearsal follows: one move of each verb where the turn opens, then what leads on."""
    if s.step not in ("turn.choose", "turn.first", "spell.answer"):
        return
    legal = s.legal_moves()
    wanted = {"turn.choose": {"draw"}, "turn.first": {move.verb for move in legal}, "spell.answer": {"accept"}}[s.step]
    if s.step == "spell.answer" and len(links(s)) < MOST_LINKS:
        wanted.add("mirror")
    found: dict[str, Move] = {}
    for move in legal:
        if move.verb in wanted:
            found.setdefault(move.verb, move)
    yield from found.values()


# what the guards say at each moment


@lru_cache(maxsize=128)
def moments(rules: HundredRules) -> tuple[Moment, ...]:
    """Return the moments of a turn at which a card may be played at all, in the order of the steps that ask."""
    stops: dict[tuple[str, bool], list[S]] = {}
    plain = rules.game.rules(rules.players, rules.rulings)  # a piece that is switched off could stop the rehearsal
    for s in rehearsal(plain):
        stops.setdefault(here(s), []).append(s)
    order = {step.id: i for i, step in enumerate(rules.game.steps)}
    found = []
    for (step, later), asked in sorted(stops.items(), key=lambda stop: (order[stop[0][0]], stop[0][1])):
        told = [_told(asked, card) for card in range(len(CARDS))]
        if any(may for may, _ in told):
            found.append(Moment(step, later, tuple(may for may, _ in told), tuple(clauses for _, clauses in told)))
    return tuple(found)


@lru_cache(maxsize=512)
def plays(rules: HundredRules, card: int) -> tuple[Move, ...]:
    """Return every move that plays a card: aimed, laid, doubled, set or as an answer. To bury it is no play."""
    kinds: dict[Move, int] = rules.kind_of
    universe = rules.game.universe(rules.players)
    if card == len(MAGIC):
        return tuple(move for move in universe if move.verb in ("play", "lay"))
    return tuple(m for m in universe if kinds.get(m) == card or (m.verb == "set" and m.args[0] == card))


def _told(stops: list[S], card: int, most: int = HAND) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the roles of those who are asked in some positions and may play a card, and the clauses that say so."""
    may: dict[str, None] = {}
    says: dict[str, None] = {}
    refused: list[tuple[int, Guard, S]] = []
    for s in stops:
        seat = s.actor or 0
        for move in plays(s.rules, card):
            at, guard = refusing(s, move, seat, most)
            if guard is not None:
                refused.append((at, guard, s))
                continue
            may[role(s, seat, move)] = None
            says |= dict.fromkeys((*asking_clauses(s), *_naming(s, move).clauses))
    roles = tuple(who for who in ROLES if who in may and not (who == "set" and "turn" in may))
    if roles:
        return roles, tuple(says)
    _, guard, s = max(refused, key=lambda found: found[0])
    return (), asking_clauses(s) if guard.id == "question" else guard.clauses


def _naming(s: S, move: Move) -> Guard:
    """Return the guard that speaks of the card a move plays: that it can be set, else that it is in the hand."""
    guards = s.rules.guards[move.verb]
    return next((guard for guard in guards if guard.id == "settable"), guards[-1])


def role(s: S, seat: int, move: Move) -> str:
    """Return what a seat is that is asked: in turn (`set` where it would lie face down), aimed at, or another."""
    if s.step.startswith("turn."):
        return "set" if move.verb == "set" else "turn"
    return "others" if s.step == "spell.answer" and memo(links(s)[-1])["to"] != seat else "target"


def card_of(s: S, verb: str) -> int | None:
    """Return which of CARDS a verb plays, None for a verb that plays none of its own."""
    if verb in ("play", "lay"):
        return len(MAGIC)
    move = next(iter(s.game.lexicon.moves[verb].values()))
    kind: int | None = s.rules.kind_of.get(move)
    return kind


def asked(s: S, verb: str) -> bool:
    """Tell whether moves of a verb answer what is asked."""
    return any(found.name == verb for found in s.rules.asked(s))


# told of a position


def here(s: S) -> tuple[str, bool]:
    """Return the step at which a position waits, and whether a Mirror lies on the table."""
    return s.step, s.step == "spell.answer" and len(links(s)) > 1


def findings(s: S, card: int, seat: int) -> tuple[Finding, ...]:
    """Return for each moment whether a card may be played at it, by whom, and (`own`) whether by this seat.

    Of the moment that the position waits at, open facts decide: what lies on the table, what has been played.
    """
    waits_at = here(s)
    return tuple(
        _finding(s, moment, card, seat, (moment.step, moment.later) == waits_at) for moment in moments(s.rules)
    )


def _finding(s: S, moment: Moment, card: int, seat: int, now: bool) -> Finding:
    may, clauses = _told([s], card, HAND - 1) if now else (moment.may[card], moment.clauses[card])
    everybody = seat in (ALL, PUBLIC)
    if now:
        own = bool(may) and (everybody or seat == s.actor)
    else:
        own = bool(set(may) & {who for who in ROLES if everybody or seat == s.to_move or who not in ("turn", "set")})
    within = word(f"part-{moment.step.partition('.')[0]}")
    players = tuple(word(f"role-{who}") for who in may)
    return moment_finding(s, card_word(s, card), moment_word(moment), within, players, clauses, own, now)


def moment_word(moment: Moment) -> Word:
    """Return what a moment is called."""
    name = word(f"moment-{moment.step.replace('.', '-')}")
    return word("moment-later", moment=name) if moment.later else name


def card_word(s: S, card: int) -> Word:
    """Return what one of CARDS is called."""
    return s.deck.words[card] if card < len(MAGIC) else word("card-some-number")


def facts(s: S, card: int) -> dict[str, Any]:
    """Return what a guard adds that refuses a card at a moment not its own: the moments, and what is asked now."""
    below = findings(s, card, ALL if s.actor is None or s.actor == CHANCE else s.actor)
    return {"card": card_word(s, card), "below": below, "waits": waits(s)}


def finding(s: S, card: int, seat: int) -> Finding:
    """Return whether now is the moment for a card, for a seat (or PUBLIC, or ALL), the moments below it.

    It reads rules and what lies open, never a hand: whether the seat holds the card is another question.
    """
    below = findings(s, card, seat)
    now = of_now(below)
    moments = tuple(f.facts["moment"] for f in below if f.holds and not f.facts["now"])
    told = {"card": card_word(s, card), "moments": moments}
    return timing_finding(s, seat, below, now is not None and bool(now.holds), told)


__all__ = ["CARDS", "NUMBER", "Moment", "facts", "finding", "findings", "moments", "rehearsal"]
