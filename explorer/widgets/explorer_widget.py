"""The explorer: a board, the moves to choose from, answers with their clauses, and a match to play against programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.drawing.markup import page
from explorer.drawing.show import html as drawn
from explorer.drawing.text import safe
from explorer.matches.match import Match
from explorer.widgets import answers, backups, screen
from explorer.widgets.opening import DEFAULT_PLAYERS, match_of
from explorer.widgets.session import Session
from explorer.widgets.stage import Stage


def explore(
    what: Any,
    *,
    players: Sequence[str] | int = DEFAULT_PLAYERS,
    seed: int | str | None = None,
    rulings: Mapping[str, str] | None = None,
    language: str = "en",
    seat: int | None = None,
) -> Explorer:
    """Return the explorer of a game (or its id), a match, a position, or a scene (or its name).

    players: kinds, one a seat; by default a person against a greedy program. A match brings its own.
    seed: of the luck; None picks one. rulings: readings other than the defaults.
    language: 'en' or the document's. seat: through whose eyes (a seat, PUBLIC or ALL; by default the person's, and
    behind a curtain where several people share the screen).

    Raises ExplorerError for what cannot be explored, RulingError, PositionError or MatchError naming what does not fit.
    """
    return Explorer(match_of(what, players, seed, rulings), language, seat)


class Explorer(Stage):
    """The widget. `session` holds what is looked at; whoever clicks knows what `session.seat` knows.

    `do("play", move="flip @ mine")` does from Python what a click does. What goes wrong is shown, never raised.
    """

    def __init__(self, match: Match, language: str = "en", seat: int | None = None) -> None:
        self.session = Session(match, language, seat)
        self._key, self._kept = backups.new_key(), -1
        backups.tidy()
        super().__init__()

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.session.match

    @property
    def answer(self) -> str:
        """The last answer as HTML, '' while a curtain covers it."""
        return "" if self.session.curtain is not None else self.session.answer

    def do(self, action: str, **given: Any) -> None:
        """Do what the page does when it sends that action; see `explorer.widgets.actions`."""
        self.act({"do": action, "n": self.session.serial, **given})

    def act(self, message: Any) -> None:
        self.session.act(message)
        self.draw()
        for told in self.session.outbox:
            self.send(told)
        self.session.outbox.clear()
        self._keep()

    def drawn(self) -> dict[str, Any]:
        return {**screen.of(self.session), "key": self._key, "run": backups.RUN}

    def _keep(self) -> None:
        """Keep the match outside the kernel when it has grown; the page has been answered by then."""
        match = self.match
        grown = hash((id(match), len(match.nodes), match.node.n, *match.branches))
        if grown != self._kept and not match.nodes[0].state.rules.off:
            self._kept = grown
            backups.keep(self._key, match.to_dict())

    def static(self) -> str:
        s, speech = self.session, self.session.speech
        if s.curtain is not None:
            covered = screen.of(s)["covered"]["said"]
            return page(f"<p>{safe(covered)}</p>", s.language)
        said = answers.note(speech.say("ui-static")) if s.told is answers.invitation else s.answer
        return drawn(s.view, s.language, speech.names) + page(said, s.language)

    def __repr__(self) -> str:
        return f"<explorer of {self.match!r}>"


__all__ = ["Explorer", "explore"]
