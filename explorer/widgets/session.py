"""A session at the explorer: what is being looked at, through whose eyes; it takes messages and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.errors import IllegalMove
from explorer.core.events import Event
from explorer.core.state import ALL, PUBLIC, State
from explorer.core.views import View
from explorer.matches.match import Match
from explorer.matches.seating import HUMAN
from explorer.widgets import answers, messages
from explorer.widgets.messages import Action, Refused
from explorer.widgets.speech import Speech, Told

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Move
    from explorer.counting.odds import Odds
    from explorer.players.hints import Hint
    from explorer.widgets.predicting import Prediction

KEPT = (
    "match", "seat", "language", "predicts", "projects", "shows_all", "curtain", "trial", "former", "pair", "asking",
    "told", "shows_odds", "hinted", "sums", "passes",
)  # fmt: skip


class Session:
    """One explorer: a match and how it is looked at. `act` is the only way in; `screen.of` draws what has come of it.

    `seat` looks on (a seat, PUBLIC or ALL). `curtain` is the seat (or ALL) that the device is being passed to, None
    while nothing is covered. `trial` holds rulings tried on this position and not kept yet, `former` the match before
    the ones kept last. `pair` names two branches that are compared, `asking` is a prediction that is awaited. `told`
    is the last answer, `notice` a short remark beside it, `serial` the number of the screen that these make up, `begun`
    how many times another match has been taken up; `drawn` is the part of the last screen that may serve again,
    `reckoned` the odds of the places looked at last, `hints` the hints there. `hinted` says where a hint was asked for
    last, and which move it gave; `sums` holds the calculator's fields that were changed by hand; `passes`
    lets a person pass by itself who can do nothing else.
    """

    def __init__(self, match: Match, language: str = "en", seat: int | None = None) -> None:
        match.game.words(language)  # raises for one the game does not speak
        self.match, self.language = match, language
        people = self.people
        self.seat = match.known_viewer(seat if seat is not None else people[0] if people else ALL)
        self.predicts = self.projects = self.shows_all = self.shows_odds = False
        self.passes = True
        self.trial: dict[str, str] = {}
        self.former: Match | None = None
        self.pair: tuple[int | str, int | str] | None = None
        self.asking: Prediction | None = None
        self.told: Told = answers.invitation
        self.hinted: tuple[Any, Move] | None = None
        self.notice: tuple[str, dict[str, Any]] | None = None
        self.serial = self.begun = 0
        self.curtain: int | None = None
        self.outbox: list[dict[str, Any]] = []
        self.drawn: tuple[Any, dict[str, Any]] = (None, {})
        self.reckoned: dict[Any, dict[str, Odds]] = {}
        self.hints: dict[Any, Hint] = {}
        self.sums: dict[str, str] = {}
        if seat is None and len(people) > 1:
            self.curtain = match.actor if match.actor in people else people[0]

    # what there is to see

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def people(self) -> list[int]:
        """The seats that people sit on."""
        return [taken.seat for taken in self.match.seats if taken.player == HUMAN]

    @property
    def speech(self) -> Speech:
        return Speech(self.game, self.language, self.match.names_as_words())

    @property
    def state(self) -> State:
        """The position looked at, judged under the rulings on trial; to be read, never played on."""
        state = self.match.node.state
        return state.under(self.trial) if self.trial else state

    @property
    def view(self) -> View:
        """What the seat looking on may know; for somebody who predicts first, if that is switched on."""
        view = self.state.view(self.match.known_viewer(self.seat))
        view.predicts = self.predicts
        return view

    def seen(self, events: Iterable[Event]) -> list[Event]:
        """Return events as the seat looking on saw them."""
        return [event.as_seen(self.seat, self.seat == ALL) for event in events]

    @property
    def answer(self) -> str:
        """The last answer in the language spoken, as HTML."""
        return self.told(self.speech)

    # taking messages

    def act(self, message: Any) -> None:
        """Do what a message asks for, or say in one sentence why not; nothing is ever half done.

        A message is `{"do": …, "n": serial of the screen it was made for, …}`; see `actions.ACTIONS`.
        """
        from explorer.widgets.actions import ACTIONS

        self.notice = None
        before = {name: getattr(self, name) for name in KEPT}
        actor = self.match.actor
        try:
            asked, given = messages.read(message, ACTIONS, self.serial)
            if self.curtain is not None and not asked.covered:
                raise Refused("ui-covered")
            self._run(asked, given, before)
            self._mind_the_eyes(actor)
        except Refused as refused:
            self._put_back(before)
            self.notice = (refused.id, refused.args_said)
        self.serial += 1
        self.begun += self.match is not before["match"]

    def _run(self, asked: Action, given: Mapping[str, Any], before: Mapping[str, Any]) -> None:
        mark = self.match.timeline.mark()
        try:
            asked.run(self, **given)
        except Refused:
            raise
        except IllegalMove as refusal:
            self._put_back(before)
            verdict = refusal.verdict
            self.told = lambda speech: answers.verdict_answer(verdict, speech)
        except Exception as error:  # an error in a callback would vanish: it is an answer
            self._put_back(before)
            self.match.timeline.back_to(mark)
            wrong = error
            self.told = lambda speech: answers.problem(wrong, speech)

    def _put_back(self, before: Mapping[str, Any]) -> None:
        for name, value in before.items():
            setattr(self, name, value)

    def _mind_the_eyes(self, actor: int | None) -> None:
        """Cover the board when another person of those who share the screen is asked."""
        now = self.match.actor
        shared = len(self.people) > 1 and self.seat in self.people and self.curtain is None
        if shared and now != actor and now != self.seat and now in self.people:
            assert now is not None
            self.cover(now)

    @property
    def looks(self) -> tuple[Any, ...]:
        """What the screen depends on, all but the answer and what goes with it; see `screen.of`."""
        match = self.match
        return (
            self.begun, len(match.nodes), match.node.n, match.branch_name, tuple(match.branches.items()), self.seat,
            self.language, self.projects, self.predicts, self.shows_all, tuple(self.trial.items()),
            self.former is None, self.shows_odds, tuple(self.sums.items()), self.passes,
        )  # fmt: skip

    # for the actions

    def tell(self, id: str, **args: Any) -> None:
        """Answer with a sentence."""
        self.told = lambda speech: answers.note(speech.say(id, **args))

    def cover(self, seat: int) -> None:
        """Let the curtain down until the device has been passed to a seat; what was answered before is forgotten."""
        self.curtain = seat
        self.forget()

    def forget(self) -> None:
        """Forget what belongs to the moment: answers, a hint, a comparison, a prediction."""
        self.told, self.hinted, self.pair, self.asking = answers.invitation, None, None, None

    def look(self, seat: int) -> None:
        """Look through other eyes at once; see `setting.look` for the curtain that may come between."""
        self.seat, self.curtain = self.match.known_viewer(seat), None
        self.forget()

    def sit_down(self, match: Match) -> None:
        """Go over to another match."""
        self.match, self.trial, self.sums = match, {}, {}
        people = self.people
        self.forget()
        if len(people) > 1 and self.seat != PUBLIC:
            self.curtain = match.actor if match.actor in people else people[0]
        elif self.seat not in (*people, PUBLIC, ALL):
            self.seat = people[0] if people else ALL
