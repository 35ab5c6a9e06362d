"""A board for each game, found by the game's id among the entry points "explorer.boards"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.words import Word
    from explorer.counting.odds import Odds

GROUP = "explorer.boards"


class Board(Protocol):
    """Draws what one view sees, as SVG text; `names` call seats by their players' names, `odds` are shown as well.

    A board may offer more: `knowledge(view, …)`, who knows what, `picture_of(finding, …)`, SVG that goes with a
    finding ('' where none does), and a `calculator`.
    """

    def svg(
        self, view: Any, language: str = "en", names: Mapping[Word, str] | None = None, large: bool = False,
        odds: Mapping[str, Odds] | None = None,
    ) -> str: ...  # fmt: skip


@dataclass(frozen=True)
class Panel:
    """What a calculator shows: fields to fill in, what is reckoned of them, and the clauses that this rests on.

    A field is a dict with `id`, `label`, `value` and, where it is chosen from a list, `options` (`id`, `label`).
    `told` is the gist in one sentence, or what is wrong with a field; `follows` says whether the numbers are those of
    the position.
    """

    fields: list[dict[str, Any]]
    told: str
    html: str
    follows: bool
    clauses: tuple[str, ...]


class Calculator(Protocol):
    """Reckons with numbers that follow a position until one is changed by hand, from what its view may know.

    `title` is the id of the word it is called by; `given` are the fields that were changed by hand.
    """

    title: str

    def panel(
        self, view: Any, given: Mapping[str, str], language: str = "en", names: Mapping[Word, str] | None = None
    ) -> Panel: ...

    def changed(self, view: Any, given: Mapping[str, str], field: str, value: str) -> dict[str, str]:
        """Return what is given once a field has been changed. Raises ExplorerError for a field there is not."""

    def following(self, view: Any, given: Mapping[str, str], on: bool) -> dict[str, str]:
        """Return what is given once the numbers follow the position again, or stay as they are."""


def board_for(game: Game) -> Board | None:
    """Return the board of a game (also of a variant with other cards), None where no board is registered."""
    return _registered(game.rulebook.id)


@cache
def _registered(id: str) -> Board | None:
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == id:
            board: Board = entry.load()
            return board
    return None
