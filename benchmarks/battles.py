"""What a battle of 30 against 30 costs: reckoned exactly, against 1,000 such battles fought by the engine's frames.

Both sides have 25 continent cards and 5 troops, by a card file that holds so many. The exact end (every way, as a
fraction) is reckoned with the tables of rolls at hand, as in a session, and anew, as the first time. The best moment to
stop is found too. A sample of 1,000 leaves an interval of three percentage points either way.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from harness import Contestant, Goal, compete, options, ratio, report, spread

import explorer
from explorer import CHANCE
from explorer.counting.battles import battle, best_stopping
from explorer.rules.continents.rolling import throws, ways_of

TROOPS, CARDS = 5, 25
SAMPLE = 1000
SIDE = TROOPS, CARDS


def big_game(folder: Path) -> Any:
    """Return the game with 40 cards each of Asia and Europe, whose coins take 39."""
    text = (explorer.game("continents").folder / "cards.toml").read_text(encoding="utf-8")
    for name in ("asia", "europe"):
        head, found, rest = text.partition(f'id = "{name}"')
        lines = rest.split("\n")
        for i, key, number in ((1, "cards", 40), (2, "number", 39)):
            assert lines[i].startswith(key)
            lines[i] = f"{key} = {number}"
        text = head + found + "\n".join(lines)
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return explorer.game("continents", cards=path)


def deployed(game: Any) -> Any:
    """Return the battle before its first roll."""
    state = game.state({
        "players": 2, "continents": [["asia"] * CARDS, ["europe"] * CARDS], "drawn": [2, 0],
        "hands": [["troop"] * TROOPS] * 2,
    })  # fmt: skip
    state.play("attack europe of seat 1 from asia")
    while state.actor != CHANCE:
        state.apply(next(move for move in state.legal_moves() if move.verb == "troop"))
    return state


def fight_on(state: Any, rng: Random) -> None:
    """Fight a battle to its end."""
    while state.battle is not None:
        state.apply(state.sample_chance(rng) if state.actor == CHANCE else state.move("go on"))


def contestants(start: Any) -> tuple[Contestant, Contestant, Contestant, Contestant]:
    """Return what is timed; a unit is a battle reckoned, or 1,000 of them fought."""
    rng = Random(4)

    def exact(n: int) -> int:
        for _ in range(n):
            battle(SIDE, SIDE)
        return n

    def anew(n: int) -> int:
        for _ in range(n):
            ways_of.cache_clear()
            throws.cache_clear()
            battle(SIDE, SIDE)
        return n

    def stopping(n: int) -> int:
        for _ in range(n):
            best_stopping(SIDE, SIDE)
        return n

    def sampled(n: int) -> Any:
        for _ in range(n):
            fight_on(start.copy(), rng)
        return n / SAMPLE

    return (
        Contestant("exact", exact),
        Contestant("exact, tables anew", anew),
        Contestant("exact, best moment to stop", stopping),
        Contestant("1,000 battles sampled", sampled),
    )


def main() -> int:
    chosen = options(__doc__)
    with TemporaryDirectory() as folder:
        start = deployed(big_game(Path(folder)))
    every = contestants(start)
    exact, anew, stopping, sampled = every
    compete(every, chosen.rounds, chosen.seconds)
    print("\nms of CPU time, median [quartiles]")
    for contestant in every:
        print(f"  {contestant.name:<28} {spread(1e3 / rate for rate in contestant.rates)}")
    goals = [
        Goal("exact / 1,000 battles sampled", ratio(exact, sampled), 100),
        Goal("exact, tables anew / 1,000 battles sampled", ratio(anew, sampled), 10),
        Goal("best moment to stop / 1,000 battles sampled", ratio(stopping, sampled), 50),
    ]
    return report(goals, chosen.gate)


if __name__ == "__main__":
    sys.exit(main())
