"""How much faster two processes finish 10,000 random matches of `influence` for four than one does.

Processes can only be timed by the clock on the wall, and on a shared machine that says how busy the neighbours are: so
the least of seven runs counts, one and two in turn, after a first run that starts the workers. Both must bring the
same tally.
"""

from __future__ import annotations

import sys
from time import perf_counter

from harness import Goal, Spread, options, report

import explorer

RUNS = 7
MATCHES = 10_000


def timed(workers: int, seed: int) -> tuple[float, str]:
    """Return the seconds that it took, and the digest of what came of it."""
    began = perf_counter()
    result = explorer.simulate("influence", ["random"] * 4, MATCHES, seed=seed, workers=workers, progress=False, lead=0)
    return perf_counter() - began, result.tally.digest()


def main() -> int:
    chosen = options(__doc__)
    runs = min(RUNS, chosen.rounds)
    timed(2, -1)
    one, two = [], []
    for seed in range(runs):
        for workers, times in ((1, one), (2, two)) if seed % 2 else ((2, two), (1, one)):
            times.append(timed(workers, seed))
    if [digest for _, digest in one] != [digest for _, digest in two]:
        print("one process and two did not bring the same")
        return 1
    alone, both = min(seconds for seconds, _ in one), min(seconds for seconds, _ in two)
    print(f"\nseconds for {MATCHES:,} matches, the least of {runs}: one process {alone:.2f}, two {both:.2f}")
    gains = [a / b for (a, _), (b, _) in zip(one, two, strict=True)]
    found = Spread(min(gains), alone / both, max(gains))
    print("in brackets: the least and the greatest gain of a single run")
    return report([Goal("10,000 matches: two cores / one", found, 1.6)], chosen.gate)


if __name__ == "__main__":
    sys.exit(main())
