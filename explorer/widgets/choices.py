"""The moves on offer as people choose them: first what (verb and card), then where or whom, wrong targets included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.core.state import CHANCE
from explorer.widgets.speech import Speech, what_label, where_label

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.core.views import View

Group = tuple["Move", ...]
Key = tuple[str, tuple[int, ...]]
MANY = 12  # targets that no longer show at once


def _key(move: Move) -> Key:
    return move.verb, move.args[:-1]


@lru_cache(maxsize=64)
def _groups(game: Game, players: int, verbs: tuple[str, ...]) -> Mapping[Key, Group]:
    """Return every move that can be written down with these verbs, by verb and every argument but the last."""
    found: dict[Key, list[Move]] = {}
    for move in game.universe(players):
        if move.verb in verbs:
            found.setdefault(_key(move), []).append(move)
    return {key: tuple(moves) for key, moves in found.items()}


@lru_cache(maxsize=20_000)
def _label(move: Move, game: Game, language: str, names: tuple[tuple[Any, str], ...], where: bool) -> str:
    speech = Speech(game, language, dict(names))
    return where_label(move, speech) if where else what_label(move, speech)


def choices_of(view: View, speech: Speech, everything: bool, marked: bool = True) -> list[dict[str, Any]]:
    """Return the choices for who looks on, as the page draws them; none where they are not asked.

    Every choice with a legal move, in the order in which they are listed, each with all its targets that are worth
    showing there, the illegal ones marked (not to who has to predict it: `marked`) and, among many, last; with
    `everything` those without a legal move too. Chance's moves carry their probability.
    """
    legal, question = view.legal_moves(), view.question
    if question is None or not legal:
        return []
    if view.actor == CHANCE:
        return _chance(legal, view, speech)
    groups = _groups(view.game, view.players, question.verbs)
    keys = list(dict.fromkeys(map(_key, legal)))
    if everything:
        keys = list(dict.fromkeys([*keys, *groups]))
    allowed = set(legal)
    shown = [view.near(groups[key]) for key in keys]
    return [_choice(group, allowed if marked else None, speech) for group in shown if group]


def _choice(group: Sequence[Move], allowed: set[Move] | None, speech: Speech) -> dict[str, Any]:
    if allowed is not None and len(group) > MANY:
        group = sorted(group, key=lambda move: move not in allowed)
    names = tuple(speech.names.items())
    where = [_label(move, speech.game, speech.language, names, True) for move in group]
    return {
        "id": f"{group[0].verb} {group[0].args[:-1]}",
        "label": _label(group[0], speech.game, speech.language, names, False),
        "legal": None if allowed is None else sum(move in allowed for move in group),
        "targets": [
            {"move": move.text, "label": label, "legal": None if allowed is None else move in allowed}
            for move, label in zip(group, where, strict=True)
        ],
    }


def _chance(legal: Sequence[Move], view: View, speech: Speech) -> list[dict[str, Any]]:
    """What chance can bring, one choice a kind of event, each with its probability."""
    odds: dict[Move, Fraction] = dict(view._state.chance_moves())
    verbs = dict.fromkeys(move.verb for move in legal)
    found = []
    for verb in verbs:
        moves = [move for move in legal if move.verb == verb]
        targets = [
            {"move": m.text, "label": where_label(m, speech), "legal": True, "odds": _odds(odds.get(m))} for m in moves
        ]
        id = f"verb-{verb}"
        label = speech.say(id) if speech.knows(id) else verb
        found.append({"id": verb, "label": label[:1].upper() + label[1:], "legal": len(moves), "targets": targets})
    return found


def _odds(chance: Fraction | None) -> str:
    return "" if chance is None else f"{chance.numerator}/{chance.denominator}"
