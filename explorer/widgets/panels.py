"""The parts of the screen around board and answer: what happened, comparison, readings, seats."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.drawing.boards import board_for
from explorer.drawing.text import safe
from explorer.matches.seating import HUMAN
from explorer.players.kinds import base_kind, kinds
from explorer.widgets import answers
from explorer.widgets.speech import Speech, topic_label

if TYPE_CHECKING:
    from explorer.core.events import Event
    from explorer.core.game import Game
    from explorer.core.views import View
    from explorer.core.words import Word
    from explorer.matches.timeline import Node
    from explorer.widgets.session import Session


def log(s: Session, speech: Speech) -> list[dict[str, Any]]:
    """What happened up to here, the oldest first, each with where its rule stands."""
    names = tuple(speech.names.items())
    return [entry for node in s.match.line() for entry in _happened(node, s.seat, speech.game, speech.language, names)]


@lru_cache(maxsize=4096)
def _happened(
    node: Node, viewer: int, game: Game, language: str, names: tuple[tuple[Word, str], ...]
) -> tuple[dict[str, Any], ...]:
    """Return the entries of one node; a match only grows, so they are made once."""
    speech = Speech(game, language, dict(names))
    return tuple(_event(event.as_seen(viewer, viewer == ALL), speech) for event in node.events)


def _event(event: Event, speech: Speech) -> dict[str, Any]:
    cited = speech.game.cite(*event.clauses, language=speech.language)
    said = event.sentence(speech.language, speech.names)
    return {"said": said, "cited": cited, "clauses": list(event.clauses) if cited else []}


def clause_texts(events: list[dict[str, Any]], speech: Speech) -> dict[str, str]:
    """What every clause cited there says, as HTML, once."""
    cited = dict.fromkeys(clause for event in events for clause in event["clauses"])
    return {id: _clause(speech.game, id, speech.language) for id in cited}


@lru_cache(maxsize=2048)
def _clause(game: Game, id: str, language: str) -> str:
    return answers.clause_texts(id, Speech(game, language))


# two branches


def comparison(s: Session, speech: Speech) -> dict[str, Any] | None:
    """Two branches side by side: picture, words with the differing lines marked, what was played, findings."""
    if s.pair is None:
        return None
    found = s.match.compare(*s.pair, s.seat)
    views = [s.match.timeline.find(where).state.view(s.seat) for where in s.pair]
    told = [view.describe(speech.language, speech.names).splitlines() for view in views]
    marked = _marked(*told)
    sides = []
    for i, view in enumerate(views):
        lines = "".join(_line(line, new) for line, new in marked[i])
        board = board_for(view.game)
        drawn = board.svg(view, speech.language, speech.names) if board is not None else ""
        drawn = drawn.replace("board-", f"side-{i}-board-")  # its ids: the same board may stand on the page twice
        moves = "".join(f"<li>{safe(line)}</li>" for line in found.log(speech.language)[i])
        sides.append({"name": found.names[i], "board": drawn, "lines": lines, "moves": moves})
    return {
        "sides": sides,
        "a": s.pair[0],
        "b": s.pair[1],
        "topics": list(_differing(views[0], views[1], speech)),
        "same": not found.differences,
        "ancestor": found.ancestor,
    }


def _line(line: str, new: bool) -> str:
    marked = f'<mark><span class="rx-sign">≠</span>{safe(line)}</mark>' if new else safe(line)
    return f"<li>{marked}</li>"


def _marked(a: list[str], b: list[str]) -> tuple[list[tuple[str, bool]], list[tuple[str, bool]]]:
    """Return the lines of both texts, each with whether the other text lacks it there."""
    left, right = [(line, True) for line in a], [(line, True) for line in b]
    for match in difflib.SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks():
        for k in range(match.size):
            left[match.a + k] = (a[match.a + k], False)
            right[match.b + k] = (b[match.b + k], False)
    return left, right


def _differing(a: View, b: View, speech: Speech) -> Iterator[dict[str, str]]:
    """Yield the topics on which the two positions come to something else; of a card, whose moment comes and goes with
    every question, that would say little."""
    there = b.topics()
    for topic in a.topics():
        if topic in there and not topic.startswith("card:"):
            one, other = (view.explain(topic).sentence(speech.language, speech.names) for view in (a, b))
            if one != other:
                yield {"topic": topic, "label": topic_label(topic, speech), "a": one, "b": other}


# readings


def rulings(s: Session, speech: Speech) -> list[dict[str, Any]]:
    """Every place where the document leaves a choice, with its readings and the one in force."""
    now, language = s.state.rules.rulings, speech.language
    return [
        {
            "id": ruling.id,
            "question": ruling.question[language],
            "why": ruling.why[language],
            "cited": _cited(speech.game, ruling.clauses, language),
            "reference": ruling.reference,
            "switched": now[ruling.id] != ruling.default,
            "options": [
                {
                    "id": option.id,
                    "label": option.text[language],
                    "chosen": now[ruling.id] == option.id,
                    "usual": option.id == ruling.default,
                    "secret": option.secret,
                }
                for option in ruling.options.values()
            ],
        }
        for ruling in speech.game.rulebook.rulings.values()
    ]


@lru_cache(maxsize=512)
def _cited(game: Game, clauses: tuple[str, ...], language: str) -> str:
    return game.cite(*clauses, language=language) if clauses else ""


# seats and matches


def eyes(s: Session, speech: Speech) -> list[dict[str, Any]]:
    """Through whose eyes one may look."""
    seats = [(taken.seat, _seat_label(taken.player, taken.seat, speech)) for taken in s.match.seats]
    every = [*seats, (PUBLIC, speech.say("ui-spectator")), (ALL, speech.say("ui-everyone"))]
    return [{"seat": seat, "label": label, "chosen": seat == s.seat} for seat, label in every]


def _seat_label(player: str, seat: int, speech: Speech) -> str:
    return speech.say("ui-seat-person" if player == HUMAN else "ui-seat-program", seat=seat_word(seat))


def table(s: Session, speech: Speech) -> dict[str, Any]:
    """Who sits where and how luck is had: what a new match begins with, to be changed."""
    low, high = s.game.players_range
    fixed = s.match.started_from_a_position
    return {
        "players": [{"kind": taken.player, "name": taken.name} for taken in s.match.seats],
        "seats": [speech.game.words(speech.language).say(seat_word(seat)) for seat in range(high)],
        "kinds": [{"id": kind, "label": _kind(kind, speech)} for kind in _kinds(s)],
        "least": len(s.match.seats) if fixed else low,
        "most": len(s.match.seats) if fixed else high,
        "chance": s.match.luck.kind,
        "chances": [{"id": kind, "label": speech.say(f"ui-chance-{kind}")} for kind in ("seed", "ask", "script")],
        "seed": str(s.match.seed),
    }


def _kinds(s: Session) -> Iterator[str]:
    """Yield every kind of player, and after it those of this match that are of the kind and have a budget."""
    taken = sorted({seat.player for seat in s.match.seats})
    for kind in (HUMAN, *kinds()):
        yield kind
        yield from (player for player in taken if player != kind and base_kind(player) == kind)


def _kind(name: str, speech: Speech) -> str:
    kind, _, budget = name.partition(":")
    said = speech.say(f"ui-kind-{kind}") if speech.knows(f"ui-kind-{kind}") else kind
    return speech.say("ui-kind-budget", kind=said, budget=budget) if budget else said
