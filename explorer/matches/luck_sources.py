"""Where a match's chance comes from: the tape of a seed, a script, or whoever drives the match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, clip
from explorer.core.luck import Tape
from explorer.core.state import CHANCE
from explorer.matches.errors import MatchError

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.matches.timeline import Node

SEED, ASK, SCRIPT = KINDS = ("seed", "ask", "script")
LONGEST_SEED = 500


class Luck:
    """A match's luck. `kind` is 'seed', 'ask' or 'script'; `seed` also feeds what programs draw for themselves.

    Raises MatchError for another kind, a seed that is neither text nor whole number, or a script without use.
    """

    def __init__(self, game: Game, kind: Any, seed: Any, script: Any) -> None:
        if kind not in KINDS:
            raise MatchError("chance", f"expected one of {', '.join(KINDS)}, got {clip(repr(kind))}")
        if seed is None:
            seed = secrets.randbits(48)
        fits = isinstance(seed, int | str) and not isinstance(seed, bool)
        if not fits or (seed.bit_length() > 1000 if isinstance(seed, int) else len(seed) > LONGEST_SEED):
            raise MatchError("seed", f"expected a whole number or a short text, got {_clip(seed)}")
        self.kind: str = kind
        self.seed: int | str = seed
        self.script = _script(game, script)
        self.tape = Tape(seed)
        if self.script and kind != SCRIPT:
            raise MatchError("script", f"it is used with chance='script' only, and chance is {kind!r}")

    def answer(self, node: Node) -> Move | None:
        """Return what chance brings at a node whose actor it is; None when somebody is to say.

        A script is used in order along the line that leads to the node. Raises MatchError when it has run out.
        """
        if self.kind == ASK:
            return None
        if self.kind == SEED:
            return self.tape.choose(node.state)
        used = sum(1 for past in node.line() if past.seat == CHANCE)
        if used == len(self.script):
            could = [move.text for move, _ in node.state.chance_moves()[:3]]
            raise MatchError(
                f"script[{used}]",
                f"the script has run out after {used} moves and chance is asked once more, for one like "
                f"{' or '.join(repr(text) for text in could)}",
            )
        move = self.script[used]
        verdict = node.state.verdict(move)
        if not verdict.legal:
            raise MatchError(
                f"script[{used}]", f"chance cannot bring {move.text!r} here. {verdict} (move {used + 1} of the list)"
            )
        return move


def program_luck(seed: int | str, seat: int, asked: int) -> Random:
    """Return the luck of a program on a seat that is to move after `asked` moves of seats (chance not counted)."""
    return Random(f"{seed}/player/{seat}/{asked}")


def _script(game: Game, script: Any) -> tuple[Move, ...]:
    if isinstance(script, str) or not isinstance(script, Sequence):
        raise MatchError("script", f"expected a list of moves of chance, got {clip(repr(script))}")
    moves = []
    for i, entry in enumerate(script):
        try:
            moves.append(game.parse(str(entry)))
        except ExplorerError as error:
            raise MatchError(f"script[{i}]", f"{error} (move {i + 1} of the list)") from None
    return tuple(moves)


def _clip(seed: Any) -> str:
    return "one of more than 300 digits" if isinstance(seed, int) and seed.bit_length() > 1000 else clip(repr(seed))
