"""How likely each outcome of a topic is, as things stand, over the worlds that one seat cannot tell apart.

*As things stand* means: were all cards revealed now. Every world that agrees with what the seat knows is equally
likely; choices made are not evidence. Counted exactly where the game can, else sampled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError, Uncountable, clip, near
from explorer.core.guards import seat_word
from explorer.core.hooks import Shown
from explorer.core.state import ALL
from explorer.core.words import Word, word
from explorer.counting.numbers import Exact, Number, Sampled, share, written

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.views import View
    from explorer.core.words import Catalogue

MOST = 1_000_000  # worlds to draw, or cases to look at: some minutes


@dataclass(frozen=True, repr=False)
class Odds(Shown):
    """How likely each outcome of `topic` is for who looks on from `seat` (a seat, PUBLIC or ALL).

    outcomes: the likeliest first, each a seat or another word ('fate-burned'); impossible ones are left out, and
              those that no sampled world came to.
    n:        in how many ways the hidden cards can lie, all counted; or how many worlds were drawn.
    why:      why they were sampled and not counted; None where they were counted, or where sampling was asked for.
    supposed: what is supposed of what people will choose; None for nothing.
    """

    game: Game = field(compare=False)
    players: int
    topic: str
    seat: int
    outcomes: Mapping[Word, Number]
    n: int
    why: Word | None = None
    supposed: Word | None = None

    @property
    def exact(self) -> bool:
        """Whether every case was counted."""
        return all(isinstance(number, Exact) for number in self.outcomes.values())

    def of(self, outcome: int | str | Word) -> Number:
        """Return how likely an outcome is: a seat by its number, another by its word or the word's end ('burned'), a
        count ('twice') by the number.

        Raises ExplorerError, with the outcomes there are, for anything else; a seat that gets nothing has 0.
        """
        seats = range(self.players)
        counts = {dict(each.args)["n"]: each for each in self.outcomes if each.id != "seat" and "n" in dict(each.args)}
        if counts and type(outcome) is int and outcome >= 0:
            return self.outcomes[counts[outcome]] if outcome in counts else self._nothing()
        if type(outcome) is int and outcome in seats:
            outcome = seat_word(outcome)
        elif isinstance(outcome, str):
            outcome = next(
                (each for each in self.outcomes if each.id == outcome or each.id.endswith(f"-{outcome}")), outcome
            )
        if isinstance(outcome, Word) and outcome in self.outcomes:
            return self.outcomes[outcome]
        if isinstance(outcome, Word) and outcome in map(seat_word, seats):
            return self._nothing()
        others = [each.id.rpartition("-")[2] for each in self.outcomes if each.id != "seat"]
        there = ", ".join(["a seat from 0 to " + str(self.players - 1), *map(repr, others)])
        raise ExplorerError(f"no such outcome of {self.topic}: {clip(repr(outcome))}; there are: {there}")

    def _nothing(self) -> Number:
        """Return how likely something is that cannot come, or that no sampled world came to."""
        like = next(iter(self.outcomes.values()))
        return share(0, self.n, like.seed, like.level) if isinstance(like, Sampled) else Exact(Fraction(0), like.how)

    def brief(self, language: str = "en", names: Mapping[Word, str] | None = None, most: int | None = None) -> str:
        """Return the outcomes in one line: 'Harbour, as things stand: Seat 0 61.2 %, burned 38.8 %'.

        Where there are more than `most`, the first that many and an ellipsis.
        """
        return self._line(self.game.words(language, names), short, most)

    def text(self, language: str = "en", names: Mapping[Word, str] | None = None) -> str:
        """Return the outcomes with their fractions or intervals, and how they were found."""
        words = self.game.words(language, names)
        return words.say(word("odds-text", line=self._line(words, full), how=self.how(language)))

    def how(self, language: str = "en") -> str:
        """Return how the odds were found, as sentences that go on from a dash."""
        words = self.game.words(language)
        said = self._how(words, language)
        return said if self.supposed is None else f"{said} {words.say(word('odds-supposed', supposed=self.supposed))}"

    def _how(self, words: Catalogue, language: str) -> str:
        like = next(iter(self.outcomes.values()))
        if isinstance(like, Exact):
            return f"{words.say(like.how)}."
        level, method = written(like.level, "share", language), word(f"method-{like.method}")
        said = words.say(word("odds-sampled", n=like.n, seed=str(like.seed), level=level, method=method))
        return said if self.why is None else f"{said} {words.say(word('odds-not-counted', why=self.why))}"

    def _line(self, words: Catalogue, written: Callable[[Number, str], str], most: int | None = None) -> str:
        items = [
            words.say(word("odds-item", outcome=outcome, number=written(number, words.language)))
            for outcome, number in self.outcomes.items()
        ]
        if most is not None and len(items) > most:
            items[most:] = ["…"]
        return words.say(word("odds-line", topic=topic_name(self.game, self.topic), outcomes=words.listed(items)))

    def to_dict(self) -> dict[str, Any]:
        """Return the odds as JSON values; exact ones as fractions ('1143/1868')."""
        return {
            "game": self.game.id,
            "topic": self.topic,
            "seat": self.seat,
            "exact": self.exact,
            "n": self.n,
            "why": None if self.why is None else self.why.id,
            **({} if self.supposed is None else {"supposed": self.supposed.id}),
            "outcomes": [_entry(outcome, number) for outcome, number in self.outcomes.items()],
        }

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<odds of {self.topic}: {self.text()}>"


def _entry(outcome: Word, number: Number) -> dict[str, Any]:
    entry: dict[str, Any] = {"outcome": outcome.id, **dict(outcome.args), "share": float(number)}
    if isinstance(number, Exact):
        return {**entry, "fraction": str(number.value)}
    return {**entry, "low": number.low, "high": number.high, "level": number.level, "seed": number.seed}


def topic_name(game: Game, topic: str) -> Word:
    """Return what a topic is called: 'zone:harbour' is Harbour, 'winner' the winner."""
    prospect = game.state_class.prospect_word(topic)
    if prospect is not None:
        return prospect
    kind, _, name = topic.partition(":")
    return (game.topic_word(name) if name else None) or word(f"topic-{kind}", name=name)


def short(number: Number, language: str = "en") -> str:
    """Return a share as it goes into a line: '61.2 %', or '≈ 61 %' when it is only known so well."""
    return number.brief(language) if isinstance(number, Exact) else rounded(number, language)


def rounded(number: Number, language: str = "en") -> str:
    """Return a share in whole per cents: '61 %', '≈ 61 %' of a sampled one; '< 1 %' of a small one, '> 99 %'."""
    value = number.value
    sign = "" if isinstance(number, Exact) else "≈ "
    if 0 < value < Fraction(1, 100):
        return f"< {written(Fraction(1, 100), 'share', language)}"
    if Fraction(99, 100) < value < 1:
        return f"> {written(Fraction(99, 100), 'share', language)}"
    return f"{sign}{written(Fraction(round(value * 100), 100), 'share', language)}"


def full(number: Number, language: str = "en") -> str:
    """Return a share with all that is known of it: '61.2 % (1143/1868)', or '61.2 % [59, 63.3]'."""
    if isinstance(number, Sampled) or number.value.denominator == 1:
        return number.brief(language)
    return f"{number.brief(language)} ({number.fraction})"


def described(
    view: View, odds: Mapping[str, Odds], language: str = "en", names: Mapping[Word, str] | None = None
) -> str:
    """Return what a view sees in plain words and the odds, line by line: the text twin of a board that shows them.

    Prospects are no part of a board and left out, see `coming`.
    """
    told = [each for each in odds.values() if not is_prospect(each.game, each.topic)]
    return "\n".join([view.describe(language, names), *(each.brief(language, names) for each in told)])


def coming(odds: Mapping[str, Odds]) -> list[Odds]:
    """Return the odds of prospects among others, but those that are certain (how many Mirrors lie in the own hand)."""
    return [each for each in odds.values() if len(each.outcomes) > 1 and is_prospect(each.game, each.topic)]


def is_prospect(game: Game, topic: str) -> bool:
    """Tell whether a topic speaks of what is to come as well, not of how things stand."""
    return game.state_class.prospect_word(topic) is not None


def odds_of(
    view: View,
    topic: str,
    *,
    worlds: int = 2000,
    seed: int | str = 0,
    most: int = 50_000,
    exact: bool | None = None,
) -> Odds:
    """Return how likely each outcome of a topic is, as things stand, from what a view's seat knows.

    topic:  one of `view.stakes()`, such as 'zone:harbour' or 'winner', a venture, such as a 'war' that is on, or a
            prospect, such as the card that will be drawn next ('draw').
    worlds: how many to draw where the outcomes are not counted; `seed` is the luck they are drawn with.
    most:   how many cases to look at, at most, when counting.
    exact:  None counts where that can be done, True counts or refuses, False samples.

    Raises ExplorerError for an unknown topic, naming those there are, and for a number that will not do; Uncountable
    (with the reason) when `exact` is True and the outcomes cannot be counted.
    """
    return all_odds(view, [topic], worlds=worlds, seed=seed, most=most, exact=exact)[topic]


def all_odds(
    view: View,
    topics: Sequence[str] | None = None,
    *,
    worlds: int = 2000,
    seed: int | str = 0,
    most: int = 50_000,
    exact: bool | None = None,
) -> dict[str, Odds]:
    """Return the odds of several topics (all that there are, by default); those not counted share one sample.

    Options and errors as for `odds_of`.
    """
    topics = _checked(view, topics, worlds, seed, most, exact)
    found: dict[str, Odds] = {}
    reasons: dict[str, Word | None] = {}
    for topic in topics:
        if exact is False:
            reasons[topic] = None
            continue
        try:
            found[topic] = _counted(view, topic, most)
        except Uncountable as refusal:
            if exact:
                raise Uncountable(refusal.why, f"{topic}: {_said(view, refusal.why)}") from None
            reasons[topic] = refusal.why
    if reasons:
        found |= _sampled(view, reasons, worlds, seed)
    return {topic: found[topic] for topic in topics}


def _counted(view: View, topic: str, most: int) -> Odds:
    state = view._state
    if topic in state.ventures():
        chances, how = state.venture(topic)
        return _odds(view, topic, {outcome: Exact(chance, how) for outcome, chance in chances.items()}, 1, None)
    if topic in state.prospects():
        chances, how = state.prospect(topic, view.seat, most)
        return _odds(view, topic, {outcome: Exact(chance, how) for outcome, chance in chances.items()}, 1, None)
    ways = {state.outcome(topic): 1} if view.seat == ALL else state.count_outcomes(topic, view.seat, most)
    n = sum(ways.values())
    how = word("odds-counted", ways=n)
    return _odds(view, topic, {outcome: Exact(Fraction(w, n), how) for outcome, w in ways.items()}, n, None)


def _sampled(view: View, reasons: Mapping[str, Word | None], worlds: int, seed: int | str) -> dict[str, Odds]:
    hits: dict[str, Counter[Word]] = {topic: Counter() for topic in reasons}
    ventured = [topic for topic in reasons if topic in view._state.ventures()]
    for topic in ventured:
        chances, _ = view._state.venture(topic)
        luck = Random(f"{seed}/{topic}")
        hits[topic].update(luck.choices(list(chances), [float(chance) for chance in chances.values()], k=worlds))
    drawn = {topic: found for topic, found in hits.items() if topic not in ventured}
    falls = {topic: Random(f"{seed}/{topic}") for topic in view._state.prospects()}
    for world in islice(view.worlds(Random(seed)), worlds if drawn else 0):
        for topic, found in drawn.items():
            found[world.happen(topic, falls[topic]) if topic in falls else world.outcome(topic)] += 1
    return {
        topic: _odds(view, topic, {o: share(n, worlds, seed) for o, n in found.items()}, worlds, reasons[topic])
        for topic, found in hits.items()
    }


def _odds(view: View, topic: str, outcomes: Mapping[Word, Number], n: int, why: Word | None) -> Odds:
    likeliest = sorted(outcomes, key=lambda outcome: (-outcomes[outcome].value, outcome.id != "seat", outcome.args))
    supposed = view._state.supposed(topic)
    ranked = {outcome: outcomes[outcome] for outcome in likeliest}
    return Odds(view.game, view.players, topic, view.seat, ranked, n, why, supposed)


def _said(view: View, why: Word) -> str:
    return view.game.words().say(why)


def _checked(
    view: View, topics: Sequence[str] | None, worlds: int, seed: int | str, most: int, exact: bool | None
) -> list[str]:
    """Return the topics asked for, each once. Raises ExplorerError naming what will not do."""
    there = [*view.stakes(), *view._state.ventures(), *view._state.prospects()]
    for topic in topics if topics is not None else there:
        if topic not in there:
            hint = near(str(topic), there)
            named = ", ".join(there) or "none in this game"
            raise ExplorerError(f"no odds of {clip(repr(topic))}; there are: {named}{hint}")
    for name, number in (("worlds", worlds), ("most", most)):
        if type(number) is not int or not 1 <= number <= MOST:
            raise ExplorerError(f"{name}: expected a whole number from 1 to {MOST:,}, got {clip(repr(number))}")
    if type(seed) not in (int, str):
        raise ExplorerError(f"seed: expected a whole number or text, got {clip(repr(seed))}")
    if exact not in (None, True, False) or type(exact) is int:
        raise ExplorerError(f"exact: expected None, True or False, got {clip(repr(exact))}")
    return list(dict.fromkeys(topics if topics is not None else there))


__all__ = ["Odds", "all_odds", "coming", "described", "full", "odds_of", "rounded", "short", "topic_name"]
