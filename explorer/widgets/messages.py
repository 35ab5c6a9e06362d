"""What the page may send: small messages, each checked whole before anything is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

LONGEST_TEXT = 2_000
LONGEST_SAVE = 5_000_000
MOST_SEATS = 20


class Refused(Exception):
    """A wish that cannot be met now: the id of the sentence that says so, and its arguments."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.args_said = id, args


def text(value: Any) -> str:
    """Return a short text."""
    if not isinstance(value, str):
        raise Refused("ui-message-odd")
    if len(value) > LONGEST_TEXT:
        raise Refused("ui-message-long", count=len(value), most=LONGEST_TEXT)
    return value


def save(value: Any) -> str:
    """Return the text of a saved match."""
    if not isinstance(value, str):
        raise Refused("ui-message-odd")
    if len(value) > LONGEST_SAVE:
        raise Refused("ui-message-long", count=len(value), most=LONGEST_SAVE)
    return value


def number(value: Any) -> int:
    """Return a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("ui-message-odd")
    return value


def switch(value: Any) -> bool:
    """Return whether something is on."""
    if not isinstance(value, bool):
        raise Refused("ui-message-odd")
    return value


def place(value: Any) -> int | str:
    """Return a node's number or a branch's name."""
    return text(value) if isinstance(value, str) else number(value)


def seats(value: Any) -> list[tuple[str, str]]:
    """Return the kind of player and the name of every seat."""
    if not isinstance(value, list) or not 0 < len(value) <= MOST_SEATS:
        raise Refused("ui-message-odd")
    found = []
    for entry in value:
        if not isinstance(entry, Mapping) or set(entry) != {"kind", "name"}:
            raise Refused("ui-message-odd")
        found.append((text(entry["kind"]), text(entry["name"])))
    return found


@dataclass(frozen=True)
class Action:
    """What a message may ask for: the function that does it, and how each of its entries is read.

    `covered` says that it may be asked for while a curtain hides the board, `late` that it means the same on a screen
    that has been replaced since.
    """

    run: Callable[..., None]
    fields: Mapping[str, Callable[[Any], Any]]
    covered: bool = False
    late: bool = False


def action(
    run: Callable[..., None], covered: bool = False, late: bool = False, **fields: Callable[[Any], Any]
) -> Action:
    """Return an action; `fields` say how each entry of its message is read."""
    return Action(run, fields, covered, late)


def read(message: Any, actions: Mapping[str, Action], serial: int) -> tuple[Action, dict[str, Any]]:
    """Return the action a message asks for and its arguments.

    Raises Refused for what is no message, and for one made for a screen that has been replaced since.
    """
    if not isinstance(message, Mapping):
        raise Refused("ui-message-odd")
    wanted = message.get("do")
    asked = actions.get(wanted) if isinstance(wanted, str) else None
    if asked is None or set(message) - {"do", "n"} != set(asked.fields):
        raise Refused("ui-message-odd")
    given = {key: take(message[key]) for key, take in asked.fields.items()}
    if number(message.get("n")) != serial and not asked.late:
        raise Refused("ui-message-stale")
    return asked, given
