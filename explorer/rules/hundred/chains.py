"""The chain of a magic card and the answers to it, as it stands on the table: what a picture of it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from explorer.core.events import Event
from explorer.core.findings import Finding
from explorer.core.guards import OPEN, findings_of
from explorer.core.state import PUBLIC
from explorer.core.words import Word, word
from explorer.rules.hundred import holding
from explorer.rules.hundred.deck import AIMED, MIRROR
from explorer.rules.hundred.spells import ANSWERS, HAND, PLACES, SET, direction, effect_of, links, memo

if TYPE_CHECKING:
    from explorer.rules.hundred.facts import HundredState as S
    from explorer.rules.hundred.game import HundredRules


class Link(NamedTuple):
    """A card of the chain: its kind, who played it against whom, and its own effect as far as it is settled.

    `effect` is the id of an outcome of the tree `effect` ('effect-lands', 'effect-back', 'effect-undone').
    """

    card: int
    seat: int
    to: int
    effect: str


class Chain(NamedTuple):
    """The cards on the table, the first one first; who uses the effect and at whom it points as things stand; whether
    it has been undone; who is being asked (-1: nobody)."""

    links: tuple[Link, ...]
    user: int
    target: int
    undone: bool
    asked: int


class Answer(NamedTuple):
    """What an answer to the card on top would bring: whether nobody is hit any more, else at whom the effect would then
    point, and the events that everybody would see, up to the next question."""

    undone: bool
    target: int
    events: tuple[Event, ...]


def chain_of(s: S) -> Chain | None:
    """Return the chain on the table, None without one. All of it lies open."""
    frames = links(s)
    if not frames:
        return None
    found = tuple(Link(f.source, f.seat, memo(f)["to"], effect_of(s, f)) for f in frames)
    top = frames[-1]
    user, target = direction(s, top)
    asks = s.rules.steps[top.at].id == "spell.answer" and s.stack[-1] is top
    return Chain(found, user, target, "stopped" in memo(top), memo(top)["asks"] if asks else -1)


def answers_of(s: S) -> dict[str, Answer | None]:
    """Return what each answer to the card on top would bring, None for one that the open facts forbid; empty when no
    answer is asked for.

    It is found by giving it on a copy whose seat holds the card, so it tells nothing of the hand.
    """
    chain = chain_of(s)
    if chain is None or chain.asked < 0:
        return {}
    found: dict[str, Answer | None] = {}
    for verb in (*ANSWERS, "accept"):
        place = place_for(s, verb)
        found[verb] = None if place is None else tried(s, verb, place, chain)
    return found


def place_for(s: S, verb: str) -> int | None:
    """Return from where an answer could be given as far as the open facts go, None for nowhere."""
    if verb == "accept":
        return HAND
    for place in (HAND, SET):
        if not refusal(s, verb, place):
            return place
    return None


def refusal(s: S, verb: str, place: int) -> str:
    """Return the first guard on open facts that forbids an answer, '' for none."""
    for guard in s.rules.guards[verb]:
        if guard.stage == OPEN and not guard.holds(s, *([place] if guard.reads else [])):
            return guard.id
    return ""


def tried(s: S, verb: str, place: int, chain: Chain) -> Answer:
    """Give an answer on a copy and return what comes of it."""
    trial, seat = s.copy(), chain.asked
    text = verb
    if verb != "accept":
        kind = ANSWERS[verb]
        note = holding.fresh(trial, 1 << seat)
        (holding.add if place == HAND else holding.lay_set)(trial, seat, kind, note)
        text = f"{verb} from {PLACES[place]}"
    told: list[Event] = []
    trial.telling = told
    trial.apply(trial.move(text))
    events = tuple(event.as_seen(PUBLIC) for event in told)
    if verb == "accept":
        return Answer(False, chain.target, events)
    after = chain_of(trial)  # none is left once the effect has been undone
    return Answer(True, -1, events) if after is None else Answer(False, after.target, events)


def what_answers(rules: HundredRules) -> Mapping[tuple[int, bool], Mapping[str, str]]:
    """Return for every card that is aimed, as it was played (False) and after a Mirror (True), what each answer to it
    meets: '' where it may be given, else the guard that forbids it. Made from the guards that run."""
    found: dict[tuple[int, bool], dict[str, str]] = {}
    for kind in AIMED:
        for mirrored in (False, True):
            s = on_table(rules, kind, mirrored)
            found[kind, mirrored] = {verb: refusal(s, verb, SET) for verb in ANSWERS}
    return found


def on_table(rules: HundredRules, kind: int, mirrored: bool) -> S:
    """Return a table with nothing on it but a card of seat 0 that is aimed at seat 1, by wish mirrored back."""
    s: S = rules.game.state_class(rules)
    s.empty()
    s.push("spell.answer", seat=0, source=kind, memo={"to": 1, "asked": 1, "asks": 1})
    s.actor = 1
    if mirrored:
        s.push("spell.answer", seat=1, source=MIRROR, cause=0, memo={"to": 0, "asked": 1, "asks": 0})
        s.actor = 0
    return s


def answer_findings(rules: HundredRules) -> Mapping[tuple[int, bool], Mapping[str, Finding]]:
    """Return `what_answers` as findings: the guard that forbids an answer, or that the card may be given."""
    found: dict[tuple[int, bool], dict[str, Finding]] = {}
    for kind in AIMED:
        for mirrored in (False, True):
            s = on_table(rules, kind, mirrored)
            found[kind, mirrored] = {verb: finding_of(s, verb, (SET,)) for verb in ANSWERS}
    return found


def finding_of(s: S, verb: str, places: tuple[int, ...] = (HAND, SET)) -> Finding:
    """Return whether an answer may be given as far as the open facts go: the guard that forbids it, else a finding
    that cites what the card does."""
    seat = s.actor or 0
    found: Finding | None = None
    for place in places if verb != "accept" else ():
        move = s.game.lexicon.moves[verb][place,]
        found = next((f for f in findings_of(s, move, seat, OPEN) if not f.holds), None)
        if found is None:
            break
    if found is not None:
        return found
    clauses = (verb,) if verb in ANSWERS else ("reactions",)
    return Finding(s.game, "finding-answer", "", True, clauses, {"verb": word(f"verb-{verb}"), "first": first_word(s)})


def first_word(s: S) -> Word:
    """Return the word for the card that all the others on the table answer."""
    return s.deck.words[links(s)[0].source]


__all__ = ["Answer", "Chain", "Link", "answers_of", "chain_of", "what_answers"]
