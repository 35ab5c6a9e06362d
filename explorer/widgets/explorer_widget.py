"""The explorer: a board, the moves to choose from, answers with their clauses, and a match to play against programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic
from typing import Any

import ipywidgets

from explorer.core.errors import IllegalMove
from explorer.core.events import Event
from explorer.core.moves import Move
from explorer.core.state import ALL
from explorer.drawing.show import html as drawn
from explorer.matches.errors import MatchError
from explorer.matches.match import Match
from explorer.matches.seating import HUMAN
from explorer.widgets import render
from explorer.widgets.answering import Answering, hint
from explorer.widgets.keyboard import key_guard
from explorer.widgets.opening import DEFAULT_PLAYERS, match_of, new_like
from explorer.widgets.panels import Bar, MovesPanel, TypedPanel, WhyPanel, button, classed, row
from explorer.widgets.styling import SHEET
from explorer.widgets.turns import somebody_waits, turn_line

DOUBLE_CLICK = 1.0


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
    language: 'en' or the document's. seat: through whose eyes (a seat, PUBLIC or ALL; by default the person's).

    Raises ExplorerError for what cannot be explored, RulingError, PositionError or MatchError naming what does not fit.
    """
    return Explorer(match_of(what, players, seed, rulings), language, seat)


class Explorer(Answering, ipywidgets.VBox):
    """The widget. `match` is the match being played; every button has a method here that does the same.

    Whoever clicks knows what `seat` knows. Errors are shown as one line in the answer, never raised by a click.
    """

    def __init__(self, match: Match, language: str = "en", seat: int | None = None) -> None:
        self.match, self.game = match, match.game
        people = [taken.seat for taken in match.seats if taken.player == HUMAN]
        self.seat = match.known_viewer(seat if seat is not None else people[0] if people else ALL)
        self.language = language
        self._played_at = -DOUBLE_CLICK
        self.turn, self.board, self.answer, self.history = (
            classed(ipywidgets.HTML(), f"rx-{part}") for part in ("turn", "board", "answer", "history")
        )
        self.bar = Bar(match.seats, self.game.rulebook.languages, self._look, self._speak, self._restart)
        self.moves = MovesPanel(self._play_chosen, self._show_notation)
        self.typed = TypedPanel(self._check_typed, self._play_typed)
        self.reasons = WhyPanel(lambda: self.why(self.reasons.topic.value))
        self.back, self.forth, self.let = button(self.undo), button(self.redo), button(self.advance)
        self._guard = key_guard(self._play_at)
        lists = row(self.moves.what, self.moves.where)
        buttons = row(self.moves.play, self.let, self.back, self.forth)
        left = classed(ipywidgets.VBox([lists, buttons, self.typed.box, self.reasons.box]), "rx-moves")
        work = classed(ipywidgets.HBox([left, self.answer]), "rx-work")
        sheet = classed(ipywidgets.HTML(SHEET), "rx-sheet")
        parts = [sheet, self.bar.box, self.turn, self.board, work, self.history]
        super().__init__(parts if self._guard is None else [*parts, self._guard])
        self.add_class("rx-explorer")
        self._show(hint)
        self.draw()

    @property
    def view(self) -> Any:
        """What the seat looking on may know."""
        return self.match.view(self.seat)

    # what the buttons do

    def play(self, move: Move | str) -> None:
        """Play a move for the seat looking on; chance and programs answer at once."""
        with self._reporting():
            view = self.view
            verdict = view.verdict(move)
            if not verdict.legal:
                raise IllegalMove(verdict)
            seen = self._seen(self.match.play(verdict.move))
            self._show(lambda speech: render.played_answer(verdict.move.text, seen, speech))
            self._played_at = monotonic()
            self.moves.clear()
            self.draw()

    def check(self, move: Move | str) -> None:
        """Show the verdict on a move without playing it."""
        with self._reporting():
            verdict = self.view.verdict(move)
            self._show(lambda speech: render.verdict_answer(verdict, speech))

    def why(self, topic: str) -> None:
        """Show the finding on a topic, as far as the seat looking on knows."""
        with self._reporting():
            finding = self.view.explain(topic)
            self._show(lambda speech: render.finding_answer(finding, speech))

    def undo(self) -> None:
        """Take back the last move of a person."""
        self._move_about(self.match.undo, "ui-undone", "ui-nothing-to-undo")

    def redo(self) -> None:
        """Play again what was taken back."""
        self._move_about(self.match.redo, "ui-redone", "ui-nothing-to-redo")

    def advance(self) -> None:
        """Let chance and programs move until a person is asked."""
        with self._reporting():
            seen = self._seen(self.match.advance())
            self._show(lambda speech: render.framed(render.events_list(seen, speech), speech))
            self.draw()

    def restart(self, seed: int | str | None = None) -> None:
        """Begin a new match with the same players and readings, from the same position if it began from one."""
        with self._reporting():
            self.match = new_like(self.match, seed)
            self.bar.seed.value = ""
            self.moves.clear()
            self._say("ui-new-begun", seed=str(self.match.seed))
            self.draw()

    def look_as(self, seat: int) -> None:
        """Look through the eyes of a seat, of a spectator (PUBLIC) or of nobody at the table (ALL)."""
        with self._reporting():
            self.seat = self.match.known_viewer(seat)
            self._show(hint)  # the answer before was for other eyes
            self.draw()

    def speak(self, language: str) -> None:
        """Speak another of the rulebook's languages; the page is mirrored where it is read from the right."""
        with self._reporting():
            self.game.words(language)
            self.language = language
            self._show(self._told)
            self.draw()

    def _move_about(self, move: Callable[[], None], done: str, nothing: str) -> None:
        with self._reporting():
            try:
                move()
            except MatchError:
                self._show(lambda speech: render.complaint(speech.say(nothing), speech))
                return
            self._say(done)
            self.moves.clear()
            self.draw()

    # drawing

    def draw(self) -> None:
        """Draw everything anew; what has not changed is not sent."""
        speech, view = self.speech, self.view
        (self.add_class if speech.way == "rtl" else self.remove_class)("rx-rtl")
        moves = view.legal_moves()
        self.turn.value = turn_line(self.match, view, moves, speech)
        self.board.value = render.board(view, speech)
        self.bar.show(self.seat, speech)
        self.moves.show(moves, speech)
        self.typed.show(speech)
        self._show_notation()
        if self._guard is not None:
            self._guard.offer = self.moves.offer
        self.reasons.show(view.topics(), speech)
        for one, id in ((self.back, "ui-undo"), (self.forth, "ui-redo"), (self.let, "ui-bot-moves")):
            one.description = speech.say(id)
        self.let.layout.display = None if somebody_waits(self.match) else "none"
        seen = self._seen([event for node in self.match.line() for event in node.events])
        self.history.value = render.log(seen, str(self.match.seed), speech)

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        return [event.as_seen(self.seat, self.seat == ALL) for event in events]

    # callbacks

    def _look(self) -> None:
        self.look_as(self.bar.viewer.value)

    def _speak(self) -> None:
        self.speak(self.bar.language.value)

    def _restart(self) -> None:
        typed = self.bar.seed.value.strip()
        self.restart(int(typed) if typed.removeprefix("-").isdecimal() and len(typed) < 20 else typed or None)

    def _play_chosen(self) -> None:
        self._play_if_any(self.moves.chosen)

    def _show_notation(self) -> None:
        """Write the move chosen (or the first there is) into the empty field, so that people learn how it is done."""
        first = self.moves.at(0, 0)
        self.typed.text.placeholder = str(self.moves.chosen or first or "")

    def _play_at(self, offer: int, what: int, where: int) -> None:
        if offer == self.moves.offer:
            self._play_if_any(self.moves.at(what, where))

    def _play_if_any(self, move: Move | None) -> None:
        if move is not None:
            self.play(move)
        elif monotonic() - self._played_at > DOUBLE_CLICK:  # else it is the second half of a double click
            self._say("ui-choose-first" if self.moves.choices else "ui-no-moves")

    def _check_typed(self) -> None:
        self._with_typed(self.check)

    def _with_typed(self, action: Callable[[str], None]) -> None:
        typed = self.typed.text.value
        if typed.strip():
            action(typed)
        elif monotonic() - self._played_at > DOUBLE_CLICK:
            self._say("ui-type-first")

    def _play_typed(self) -> None:
        before = self.match.node
        self._with_typed(self.play)
        if self.match.node is not before:
            self.typed.text.value = ""

    # as a value in a notebook

    def __repr__(self) -> str:
        return f"<explorer of {self.match!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Return the widget, and beside it the board and the last answer for a page without a kernel."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        speech = self.speech
        answer = render.note(speech.say("ui-static"), speech) if self._told is hint else self.answer.value
        return {**bundle, "text/html": drawn(self.view, self.language, speech.names) + answer}
