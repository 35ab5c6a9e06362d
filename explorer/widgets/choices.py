"""Legal moves in two steps, as people choose them: first what (verb and card), then where or whom (last argument)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.words import Word

if TYPE_CHECKING:
    from explorer.core.moves import Arg, Move
    from explorer.widgets.render import Speech


@dataclass(frozen=True)
class Choice:
    """One line of the first list, and the moves of the second list that go with it, each with its label."""

    label: str
    moves: tuple[tuple[str, Move], ...]


def choices_of(moves: Sequence[Move], speech: Speech) -> list[Choice]:
    """Return legal moves grouped by verb and every argument but the last, in the order in which they are listed."""
    groups: dict[tuple[str, tuple[int, ...]], list[Move]] = {}
    for move in moves:
        groups.setdefault((move.verb, move.args[:-1]), []).append(move)
    return [
        Choice(_what(group[0], speech), tuple((_where(move, speech), move) for move in group))
        for group in groups.values()
    ]


def _what(move: Move, speech: Speech) -> str:
    id = f"verb-{move.verb}"
    said = speech.say(id) if speech.knows(id) else move.verb
    args = speech.game.verbs[move.verb].args[:-1]
    named = [_named(arg, value, speech) for arg, value in zip(args, move.args, strict=False)]
    if named:
        said = f"{said}: {speech.comma.join(named)}"
    return said[:1].upper() + said[1:]


def _where(move: Move, speech: Speech) -> str:
    args = speech.game.verbs[move.verb].args
    return _named(args[-1], move.args[-1], speech) if args else speech.say("ui-no-target")


def _named(arg: Arg, value: int, speech: Speech) -> str:
    """Return what an argument is called in the language spoken, its notation where the game has no word for it."""
    try:
        named = speech.game.name_args({arg.name: value})[arg.name]
        return speech.say(named) if isinstance(named, Word) else str(named)
    except (KeyError, NotImplementedError):
        return arg.tokens[value]


def topic_label(topic: str, speech: Speech) -> str:
    """Return what a topic such as 'zone:harbour' or 'score:1' is called, the topic itself where there is no word."""
    kind, *parts = topic.split(":")
    if not speech.knows(f"topic-{kind}"):
        return topic
    return speech.say(f"topic-{kind}", name=speech.comma.join(_part(p, speech) for p in parts))


def _part(part: str, speech: Speech) -> str:
    if part.isdecimal():
        return speech.say(seat_word(int(part)))
    found = (f"{prefix}-{part}" for prefix in ("region", "base", "card", "colour"))
    return next((speech.say(id) for id in found if speech.knows(id)), part)
