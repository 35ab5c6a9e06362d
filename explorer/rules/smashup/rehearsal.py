"""When a kind of card may be begun in a turn: found by playing a turn of these very rules with the card everywhere.

Nothing here says when a card is for. The card lies in turn in the hand, in play on the base that scores and on another,
and in the discard pile, of the player in turn and of another; the engine runs a turn in which a base breaks, everybody
declines, and wherever a seat is asked, the guards are asked about the card. What a card does by itself is told by the
triggers that the engine collects at the start and the end of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from explorer.core.guards import HAND as OWN_HAND
from explorer.core.moments import asking_clauses, refusing
from explorer.core.moves import Move
from explorer.core.state import CHANCE
from explorer.rules.smashup.abilities import AFFECTED, DESTROYED, PLAYED, TURN_END, TURN_START, keep, noted
from explorer.rules.smashup.playing import extra_play
from explorer.rules.smashup.records import BREAKPOINT, DISCARD, HAND, TOP, TURN, Effect, Play
from explorer.rules.smashup.rights import zone
from explorer.rules.smashup.triggers import call_triggers

if TYPE_CHECKING:
    from explorer.core.guards import Guard
    from explorer.rules.smashup.rules import SmashUpRules
    from explorer.rules.smashup.table import TableTop as S

BY_CHOICE = ("play", "act", "use")  # verbs that begin something with a card
HERE, ELSEWHERE, IN_PLAY = "here", "elsewhere", "play"  # on the base that scores, on another, on any
START, PHASE, END, OFFER, EVENT = "turn.start", "turn.play", "turn.finish", "extra.offer", "trigger.next"
#: the steps at which a card may do something, those of a turn in their order first
MOMENTS = (START, PHASE, "score.before", "score.after", END, OFFER, EVENT)
MINE, ANOTHERS, ANYBODYS = "turn", "others", "each"  # the turn of the card's player, of another, of anybody
MOST = 100  # answers after which a rehearsal is stopped


class Chance(NamedTuple):
    """Where a card may do something at a moment: in whose turn (MINE, ANOTHERS, ANYBODYS) and from which place; in play
    'itself' says that it is no choice of the player's."""

    turn: str
    place: str


class Told(NamedTuple):
    """What the rules say of a card at one moment: the chances (none where it may do nothing) and the clauses."""

    chances: tuple[Chance, ...]
    clauses: tuple[str, ...]


# a table for one card


def table(rules: SmashUpRules, card: int, holder: int, place: str) -> S:
    """Return the table of a rehearsal: the turn of seat 0, a base that breaks, the card of `holder` in its place."""
    s: Any = rules.game.state_class(rules)
    s.empty()
    kit, faction = rules.kit, rules.kit.faction[card]
    rest = [n for n in range(len(kit.factions)) if n != faction]
    order = [faction, rest.pop()]
    takers = dict.fromkeys(order, holder)
    for seat in (seat for seat in range(s.players) if seat != holder):
        takers |= dict.fromkeys((rest.pop(), rest.pop()), seat) if len(rest) > 1 else {}
    s.takers = tuple(takers.get(n, -1) for n in range(len(s.takers)))
    quiet = sorted(range(len(kit.bases)), key=lambda base: len(rules.sites_begun[base]))
    s.bases = tuple(quiet[: s.players + 1])
    s.base_pool = tuple(base for base in s.base_pool if base not in s.bases)
    s.effects = (Effect(BREAKPOINT, s.bases[0], -kit.bases[s.bases[0]].breakpoint, 0, TURN, 1),)
    for other in order[1:]:  # whoever holds a card is asked before a base scores
        s.add_to_hand(next(c for c in kit.cards_of[other] if not rules.abilities[c].from_hand))
    _lay(s, card, holder, place)
    s.push(START, seat=0)
    found: S = s
    return found


def _lay(s: S, card: int, holder: int, place: str) -> None:
    kit, attach = s.kit, s.rules.abilities[card].attach
    base = s.bases[0 if place == HERE else 1]
    if place == HAND:
        s.add_to_hand(card)
    elif place == DISCARD:
        s.to_discards(card)
    elif place == TOP:
        s.tops[holder] = (card,)
    elif kit.kind[card].minion:
        s.enter(card, base, holder)
    elif attach is not None and attach.kind == "base":
        s.attach(card, base, -1, holder)
    elif attach is not None:
        host = next(c for c in s.own_cards(holder) if kit.kind[c].minion and c not in s.hands[holder])
        s.attach(card, -1, s.enter(host, base, holder).life, holder)


def stops(s: S) -> Iterator[S]:
    """Run the turn and yield the position wherever a seat is asked; it declines, or answers something."""
    s.run()
    for _ in range(MOST):
        if s.actor is None or s.turn > 1:
            return
        if s.actor == CHANCE:
            s.apply(s.chance_moves()[0][0])
            continue
        yield s
        legal = s.legal_moves()
        s.apply(next((move for move in legal if move.verb in ("done", "pass")), legal[0]))


# what the guards say of a card where a position waits


def begins(s: S, card: int) -> list[Move]:
    """Return every move that answers what is asked and begins something with a card; what is in play is only used."""
    moves: Any = s.game.lexicon.moves
    found: list[Move] = []
    verbs = BY_CHOICE if s.minion_of(card) is None else ("use",)
    for verb in s.rules.asked(s):
        if verb.name in verbs:
            bases: Any = [(base,) for base in s.bases] if verb.name == "play" else [()]
            found += [moves[verb.name][card, *base] for base in bases]
    return found


def judged(s: S, card: int, most: int = OWN_HAND) -> tuple[bool, tuple[str, ...]]:
    """Tell whether the seat that is asked may begin something with a card now, and the clauses that say so.

    most: the last stage of guards that is asked; before OWN_HAND nothing is read that not all can see.
    """
    refused: list[tuple[int, Guard]] = []
    for move in begins(s, card):
        at, guard = refusing(s, move, s.actor or 0, most)
        if guard is None:
            return True, asking_clauses(s) + _own_clause(s, card)
        refused.append((at, guard))
    return False, max(refused, key=lambda found: found[0])[1].clauses if refused else asking_clauses(s)


def _own_clause(s: S, card: int) -> tuple[str, ...]:
    """Return the clause of the card's own text, where it is that which lets it be begun."""
    ordinary = s.step == PHASE and s.minion_of(card) is None and zone(s, card) == HAND
    return () if ordinary or s.step == OFFER else (s.kit.kind[card].id,)


def place_of(s: S, card: int) -> str:
    """Return where a card lies, as far as all can see: what lies nowhere open can only be begun from the hand."""
    minion = s.minion_of(card)
    if minion is None:
        return zone(s, card)
    if not s.step.startswith("score."):
        return IN_PLAY
    return HERE if minion.base == noted(s.stack[-1], "base") else ELSEWHERE


# a card at every moment of a turn


@lru_cache(maxsize=4096)
def moments(rules: SmashUpRules, card: int) -> tuple[Told, ...]:
    """Return what is said of a kind of card (by one of its cards) at each of MOMENTS."""
    plain: SmashUpRules = rules.game.rules(rules.players, rules.rulings)  # what is switched off could stop it
    chances: dict[str, dict[Chance, None]] = {step: {} for step in MOMENTS}
    says: dict[str, dict[str, None]] = {step: {} for step in MOMENTS}
    denies: dict[str, dict[str, None]] = {step: {} for step in MOMENTS}
    for step, chance, clauses in _found(plain, card):
        if chance is not None:
            chances[step][chance] = None
        (denies if chance is None else says)[step] |= dict.fromkeys(clauses)
    told = []
    for step in MOMENTS:
        own: tuple[str, ...] = plain.steps[plain.index[step]].step.clauses
        told.append(Told(_together(tuple(chances[step])), tuple(says[step]) or tuple(denies[step]) or own))
    return tuple(told)


def _found(rules: SmashUpRules, card: int) -> Iterator[tuple[str, Chance | None, tuple[str, ...]]]:
    """Yield what every rehearsal finds: the step, the chance (None for a refusal), the clauses."""
    in_play = rules.kit.kind[card].minion or rules.abilities[card].attach is not None
    for place in (HAND, *((HERE, ELSEWHERE) if in_play else ()), DISCARD):
        for holder, turn in enumerate((MINE, ANOTHERS)):
            for s in stops(table(rules, card, holder, place)):
                if s.actor == holder and s.step in MOMENTS:
                    may, clauses = judged(s, card)
                    yield s.step, Chance(turn, place) if may else None, clauses
            if place == HERE:
                for step, on in ((START, TURN_START), (END, TURN_END)):
                    if waits_for(table(rules, card, holder, place), card, on):
                        yield step, Chance(turn, "itself"), (rules.kit.kind[card].id,)
    for place in (HAND, DISCARD, TOP):
        for s in offers(rules, card, place):
            may, clauses = judged(s, card)
            yield OFFER, Chance(ANYBODYS, place) if may else None, clauses
    for on in reactions(rules, card):
        yield EVENT, Chance(ANYBODYS, on), (rules.kit.kind[card].id,)


def waits_for(s: S, card: int, on: str) -> bool:
    """Tell whether something that a card in play does begins at the start or end of the turn."""
    call_triggers(s, s.stack[-1], on)
    waiting = (s.stack[-1].memo or {}).get("waiting", ())
    return any(entry[1] == card for entry in waiting)


def offers(rules: SmashUpRules, card: int, place: str) -> Iterator[S]:
    """Yield positions in which a text offers an extra play at once: every kind of right that some text gives."""
    rights: dict[Play, str] = {}
    for key, text in rules.programs.items():
        for grant in (do.grant for do in text.program if do.grant is not None):
            rights.setdefault(Play(0, grant.minion, most=grant.most, zone=grant.zone), key)
            if any(do.verb == "play-revealed" for do in text.program):
                rights.setdefault(Play(0, grant.minion, card=card, zone=TOP), key)
    for right, key in rights.items():
        s = table(rules, card, 0, place)
        keep(s.stack[-1], text=key)
        extra_play(s, s.stack[-1], right, now=True)
        s.run()
        if s.step == OFFER:
            yield s


def reactions(rules: SmashUpRules, card: int) -> list[str]:
    """Return what a card in play waits for, as its text names it: 'concern-…', or 'instead' of being destroyed."""
    ability = rules.abilities[card]
    waits = [t.concerns for t in ability.triggers if t.on in (PLAYED, DESTROYED, AFFECTED)]
    return [*waits, *(["instead"] if ability.instead else [])]


def _together(found: tuple[Chance, ...]) -> tuple[Chance, ...]:
    """Return chances as one would say them: on both bases is in play, in both turns is in any turn."""
    merged: dict[Chance, None] = {}
    for chance in found:
        if chance.place in (HERE, ELSEWHERE) and {Chance(chance.turn, p) for p in (HERE, ELSEWHERE)} <= {*found}:
            chance = Chance(chance.turn, IN_PLAY)
        merged[chance] = None
    both = {place for turn, place in merged if Chance(MINE, place) in merged and Chance(ANOTHERS, place) in merged}
    return tuple(dict.fromkeys(Chance(ANYBODYS, c.place) if c.place in both else c for c in merged))


__all__ = ["MINE", "MOMENTS", "ANOTHERS", "ANYBODYS", "Chance", "Told", "judged", "moments", "place_of"]
