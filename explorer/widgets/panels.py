"""The parts of the explorer that are clicked: choosing a move, typing one, asking why, and the bar above the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import ipywidgets
from babel import Locale

from explorer.core.guards import seat_word
from explorer.core.state import ALL, PUBLIC
from explorer.widgets.choices import Choice, choices_of, topic_label

if TYPE_CHECKING:
    from explorer.core.moves import Move
    from explorer.matches.seating import Seat
    from explorer.widgets.render import Speech

Action = Callable[[], None]


def classed(widget: Any, *names: str) -> Any:
    """Return a widget after giving it CSS classes."""
    for name in names:
        widget.add_class(name)
    return widget


def row(*widgets: Any) -> Any:
    """Return widgets side by side, going on below where there is no room."""
    return classed(ipywidgets.HBox(widgets), "rx-row")


def button(action: Action, *kinds: str) -> Any:
    """Return a button; its words come with the language."""
    made = classed(ipywidgets.Button(), *kinds)
    made.on_click(lambda _: action())
    return made


def field(widget: Any, *kinds: str) -> Any:
    """Return an input whose label stands above it."""
    return classed(widget, "rx-field", *kinds)


class MovesPanel:
    """Two lists (what; where or whom) and the button that plays. Nothing is chosen until somebody chooses it, so a
    second click on the button never plays another move than the one meant. `offer` numbers what was offered."""

    def __init__(self, play: Action, choose: Action) -> None:
        self.choices: list[Choice] = []
        self.offer = 0
        self._filling = False
        self.what = field(ipywidgets.Select(options=[], rows=8), "rx-what")
        self.where = field(ipywidgets.Select(options=[], rows=8), "rx-where")
        self.play = button(play, "rx-main")
        self.what.observe(self._what_chosen, "index")
        self.where.observe(lambda _: None if self._filling else choose(), "index")

    def show(self, moves: Sequence[Move], speech: Speech) -> None:
        """Offer these moves, none chosen. The same offer as before is left as it is, choice included."""
        self.what.description = speech.say("ui-what")
        self.where.description = speech.say("ui-where")
        self.play.description = speech.say("ui-play")
        choices = choices_of(moves, speech)
        if choices != self.choices:
            self.choices = choices
            self.offer += 1
            self._fill(self.what, [choice.label for choice in choices])
            self._fill(self.where, [])

    def _fill(self, box: Any, labels: Sequence[str]) -> None:
        self._filling = True
        with box.hold_sync():
            box.index = None  # else the first one would be chosen
            box.options = [(label, i) for i, label in enumerate(labels)]
        self._filling = False

    def _what_chosen(self, change: Any) -> None:
        if self._filling or change["new"] is None:
            return
        labels = [label for label, _ in self.choices[change["new"]].moves]
        self._fill(self.where, labels)
        if len(labels) == 1:
            self.where.index = 0

    def clear(self) -> None:
        """Forget what was chosen."""
        self.what.index = None
        self._fill(self.where, [])

    @property
    def chosen(self) -> Move | None:
        """The move chosen in both lists, None until there is one."""
        return None if None in (self.what.index, self.where.index) else self.at(self.what.index, self.where.index)

    def at(self, what: int, where: int) -> Move | None:
        """Return the move at these places of the lists, None where there is none (any more)."""
        if not 0 <= what < len(self.choices) or not 0 <= where < len(self.choices[what].moves):
            return None
        return self.choices[what].moves[where][1]

    def choose(self, move: Move) -> None:
        """Choose a move that is offered. Raises ValueError for one that is not."""
        places = [(i, j) for i, c in enumerate(self.choices) for j, (_, m) in enumerate(c.moves) if m is move]
        if not places:
            raise ValueError(f"{move} is not offered")
        self.what.index, self.where.index = places[0]


class TypedPanel:
    """A field for any move at all, with a button to check it and one to play it. Enter checks."""

    def __init__(self, check: Action, play: Action) -> None:
        self.text = field(ipywidgets.Text(continuous_update=False), "rx-notation", "rx-grow")
        self.check, self.play = button(check), button(play)
        self.box = row(self.text, self.check, self.play)
        self.text.observe(lambda change: check() if change["new"].strip() else None, "value")

    def show(self, speech: Speech) -> None:
        self.text.description = speech.say("ui-other-move")
        self.check.description = speech.say("ui-check")
        self.play.description = speech.say("ui-play-typed")


class WhyPanel:
    """What can be explained here, and the button that asks."""

    def __init__(self, ask: Action) -> None:
        self.topic = field(ipywidgets.Dropdown(options=[]), "rx-grow")
        self.ask = button(ask)
        self.box = row(self.topic, self.ask)

    def show(self, topics: Iterable[str], speech: Speech) -> None:
        self.topic.description = speech.say("ui-about")
        self.ask.description = speech.say("why")
        kept = self.topic.value
        options = [(topic_label(topic, speech), topic) for topic in topics]
        if options != list(self.topic.options):
            self.topic.options = options
            self.topic.value = kept if any(topic == kept for _, topic in options) else options[0][1]


class Bar:
    """Above the board: through whose eyes, in which language, and a new match from a seed."""

    def __init__(self, seats: Sequence[Seat], languages: Sequence[str], look: Action, speak: Action, new: Action):
        self.seats = seats
        self._filling = False
        self.viewer = field(ipywidgets.Dropdown(options=[ALL]), "rx-look")
        named = [(_own_name(language), language) for language in languages]
        self.language = field(ipywidgets.Dropdown(options=named), "rx-tongue")
        self.seed = field(ipywidgets.Text(continuous_update=False), "rx-seed")
        self.new = button(new)
        self.box = row(self.viewer, self.language, classed(ipywidgets.Box(), "rx-push"), self.seed, self.new)
        self.viewer.observe(lambda _: None if self._filling else look(), "value")
        self.language.observe(lambda _: None if self._filling else speak(), "value")

    def show(self, viewer: int, speech: Speech) -> None:
        """Name everything in the language spoken, with the viewer and the language as they are."""
        self._filling = True
        options = [(self._seat(seat, speech), seat.seat) for seat in self.seats]
        options += [(speech.say("ui-spectator"), PUBLIC), (speech.say("ui-everyone"), ALL)]
        with self.viewer.hold_sync():
            if options != list(self.viewer.options):
                self.viewer.options = options
            self.viewer.value = viewer
        self.language.value = speech.language
        self._filling = False
        self.viewer.description = speech.say("ui-look-as")
        self.language.description = speech.say("ui-language")
        self.seed.description = speech.say("ui-seed")
        self.seed.placeholder = speech.say("ui-any-seed")
        self.new.description = speech.say("ui-new-match")

    def _seat(self, seat: Seat, speech: Speech) -> str:
        named = speech.say(seat_word(seat.seat))
        part = "person" if seat.player == "human" else "program"
        return speech.say(f"ui-seat-{part}", seat=named)


def _own_name(language: str) -> str:
    """Return what a language calls itself."""
    return (Locale(language).get_display_name(language) or language).capitalize()
