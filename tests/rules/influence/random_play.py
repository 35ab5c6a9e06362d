"""Positions of `influence` to try the laws on: any deck, number of players and readings, played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

import explorer
from tests.rules.playing import Play
from tests.rules.playing import viewers as viewers

DECKS = Path(__file__).parent / "decks"
FULL = explorer.game("influence")
POCKET = explorer.game("influence", cards=DECKS / "pocket.toml")
PAIRS = explorer.game("influence", cards=DECKS / "pairs.toml")
GAMES = {"full": FULL, "pocket": POCKET, "pairs": PAIRS}


def random_move(state: Any, rng: Random) -> Any:
    """A legal move: first a verb, then one of its moves, so that rare tactics are not rare."""
    if state.actor == explorer.CHANCE:
        return state.sample_chance(rng)
    moves = state.legal_moves()
    verb = rng.choice(sorted({move.verb for move in moves}))
    return rng.choice([move for move in moves if move.verb == verb])


def walk(state: Any, rng: Random, plies: int = 10_000) -> Iterator[Any]:
    """Play at random and yield every move played, until the end or so many moves."""
    return PLAY.walk(state, rng, plies)


def asked_at(state: Any) -> str:
    """The step that is asking, '' when the match is over."""
    return state.rules.steps[state.stack[-1].at].id if state.stack else ""


def pending(state: Any) -> bool:
    """Tell whether something waits in the middle of a turn."""
    return asked_at(state) in ("turn.radar-lot", "turn.radar-pick", "turn.steal-lot")


def readings(game: Any = FULL, *names: str) -> st.SearchStrategy[dict[str, str]]:
    """Any option that is no secret one, for the rulings named (for all of them, by default)."""
    rulings = game.rulebook.rulings
    return st.fixed_dictionaries(
        {
            name: st.sampled_from([o.id for o in rulings[name].options.values() if not o.secret])
            for name in names or rulings
        }
    )


@st.composite
def openings(draw: Any, games: tuple[str, ...] = ("full", "pocket", "pairs")) -> tuple[Any, Random]:
    """A position before anything is dealt, and a source of luck."""
    game = GAMES[draw(st.sampled_from(games))]
    players = draw(st.integers(*game.players_range))
    return game.opening(players, draw(readings(game))), Random(draw(st.integers(0, 2**32)))


@st.composite
def starts(draw: Any, games: tuple[str, ...] = ("full", "pocket", "pairs")) -> tuple[Any, Random]:
    """A dealt position, and a source of luck."""
    game = GAMES[draw(st.sampled_from(games))]
    players, seed = draw(st.integers(*game.players_range)), draw(st.integers(0, 2**32))
    return game.start(players, seed, draw(readings(game))), Random(seed)


@st.composite
def positions(draw: Any, games: tuple[str, ...] = ("full", "pocket", "pairs"), over: bool = True) -> Any:
    """A position anywhere in a match, often in the middle of a Radar or a Steal, sometimes before the deal."""
    kind = draw(st.sampled_from(["play", "pending", "pending", "opening"]))
    state, rng = draw(openings(games) if kind == "opening" else starts(games))
    for _ in walk(state, rng, draw(st.integers(0, 30))):
        pass
    if kind == "pending":
        for _ in walk(state, rng):
            if pending(state):
                break
    if state.is_over and not over:
        state = state.game.start(state.players, rng.randrange(2**32), state.rules.rulings)
    return state


def all_cards(state: Any) -> Counter[int]:
    """Every card of a position, wherever it lies."""
    found: Counter[int] = Counter(state.pool)
    for row in (*state.hands, *state.placed):
        found.update(row)
    found.update(kind for _, kind in (*state.played, *state.discards))
    return found


PLAY = Play(
    GAMES,
    readings=readings(),
    all_cards=all_cards,
    random_move=random_move,
    least=30,
    before=lambda move, state, other, viewer: move.verb == "show",  # a Radar uncovers a face that may differ
    after=lambda state, other, viewer: state.is_over,  # the reveal shows everything
)


def at_turn(*hands: str, rulings: Mapping[str, str] | None = None, **facts: Any) -> Any:
    """A position of the shipped deck as a teacher writes it: hands as 'blue 7, radar', five small zones."""
    return FULL.state(
        {
            "players": len(hands),
            "zones": ["village", "oasis", "valley", "island", "coast"],
            "hands": [[card.strip() for card in hand.split(",") if card.strip()] for hand in hands],
            "rulings": dict(rulings or {}),
            **facts,
        }
    )
