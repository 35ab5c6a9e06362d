"""Measures contestants against one another in one process: CPU time, interleaved rounds, ratios in a round.

Run alone it prints what a run's heading says: the machine and the versions.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from statistics import quantiles
from time import process_time

ROUND_SECONDS = 0.4
ROUNDS = 15
PACKAGES = ("rules-explorer", "rlcard", "open_spiel", "numpy")


@dataclass(eq=False)
class Contestant:
    """Something that works in batches: `run(n)` does n of them (games, passes) and returns the units done."""

    name: str
    run: Callable[[int], int]
    batches: int = 1
    rates: list[float] = field(default_factory=list)

    def calibrate(self, seconds: float) -> None:
        """Warm up, and find how many batches fill a round of so many seconds of CPU time."""
        self.run(1)
        n = 1
        while True:
            start = process_time()
            self.run(n)
            took = process_time() - start
            if took >= seconds / 8:
                self.batches = max(1, round(n * seconds / took))
                return
            n *= 2

    def round(self) -> None:
        """Run one round and note its rate, in units per second of CPU time."""
        gc.collect()
        start = process_time()
        units = self.run(self.batches)
        self.rates.append(units / (process_time() - start))


@dataclass(frozen=True)
class Spread:
    """Lower quartile, median and upper quartile of what the rounds gave."""

    low: float
    median: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.3g}  [{self.low:.3g}, {self.high:.3g}]"


def spread(values: Iterable[float]) -> Spread:
    """Return quartiles of two or more values."""
    return Spread(*quantiles(values, n=4, method="inclusive"))


def compete(contestants: Sequence[Contestant], rounds: int = ROUNDS, seconds: float = ROUND_SECONDS) -> None:
    """Let everybody run one round in turn, again and again; who begins changes from round to round."""
    for contestant in contestants:
        contestant.rates.clear()
        contestant.calibrate(seconds)
    for i in range(rounds):
        first = i % len(contestants)
        for contestant in (*contestants[first:], *contestants[:first]):
            contestant.round()


def ratio(ours: Contestant, theirs: Contestant) -> Spread:
    """Return how many times faster `ours` was than `theirs`, round by round."""
    return spread(a / b for a, b in zip(ours.rates, theirs.rates, strict=True))


@dataclass(frozen=True)
class Goal:
    """A bound on a ratio: at least (or at most) so much. The median is held against it."""

    what: str
    found: Spread
    bound: float
    at_least: bool = True

    @property
    def met(self) -> bool:
        return self.found.median >= self.bound if self.at_least else self.found.median <= self.bound

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        outcome = "met" if self.met else "MISSED"
        return f"{self.what:<58} {self.found!s:<24} goal {sign} {self.bound:g}  {outcome}"


def report(goals: Sequence[Goal], gate: bool) -> int:
    """Print the ratios beside their goals and return the exit code: 1 only for a missed goal under --gate."""
    print("\nratio, median [quartiles] over the rounds")
    for goal in goals:
        print(f"  {goal}")
    return int(gate and not all(goal.met for goal in goals))


def cpu() -> str:
    """Return the processor's name as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


def heading() -> str:
    """Return the machine and the versions of everything that is measured."""
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"{python} on {cpu()}, {os.cpu_count()} cores, {load}\n{versions}"


def options(about: str | None, **more: str) -> argparse.Namespace:
    """Read the command line that every benchmark shares, and print the heading; `more` options by name, with help."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--gate", action="store_true", help="exit 1 when a goal is missed")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds for each contestant (%(default)s)")
    parser.add_argument("--seconds", type=float, default=ROUND_SECONDS, help="CPU seconds a round (%(default)s)")
    for name, text in more.items():
        parser.add_argument(f"--{name}", default="", help=text)
    found = parser.parse_args()
    if found.rounds < 2 or found.seconds <= 0:
        parser.error("needs two rounds or more, of more than no time")
    print(heading())
    return found


if __name__ == "__main__":
    print(heading())
    sys.exit(0)
