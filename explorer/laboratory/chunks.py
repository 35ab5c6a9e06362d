"""Matches cut into chunks: where one ends and the next begins, and the work on one, here or in another process."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from explorer.laboratory.clusters import released
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.experiments import received
from explorer.laboratory.recipes import package_version

Span: TypeAlias = tuple[int, int]  # matches from the first number up to, not including, the second

CHUNKS = 20
MOST_IN_A_CHUNK = 1000


def cut(n: int, wanted: Iterable[Span], each: int = 1) -> list[Span]:
    """Return the chunks of n parts of an experiment, without what is in none of the spans wanted.

    A part is a match, or `each` matches. There are about 20 chunks of at most 1,000 matches; up to ten times as many
    where parts are longer, since what is half done is lost with an interruption.
    """
    count = min(n, max(CHUNKS * min(each, 10), -(-n * each // MOST_IN_A_CHUNK)))
    chunks = [(n * k // count, n * (k + 1) // count) for k in range(count)]
    spans = list(wanted)
    both = [(max(start, low), min(stop, high)) for start, stop in chunks for low, high in spans]
    return [(start, stop) for start, stop in both if start < stop]


def joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Return the same matches as few spans as can be, in order. The spans given must not overlap."""
    found: list[Span] = []
    for start, stop in sorted(spans):
        if found and found[-1][1] == start:
            start = found.pop()[0]
        found.append((start, stop))
    return tuple(found)


def missing(chunks: Iterable[Span], done: Iterable[Span]) -> list[Span]:
    """Return what of the chunks is not in the spans that are done."""
    spans = joined(done)
    left = []
    for start, stop in chunks:
        for low, high in spans:
            if low < stop and start < high:
                if start < low:
                    left.append((start, low))
                start = min(stop, high)
        if start < stop:
            left.append((start, stop))
    return left


def play_chunk(sent: Mapping[str, Any], version: str, start: int, stop: int) -> dict[str, Any]:
    """Play parts `start` up to `stop` of an experiment and return their tally, all in JSON values: one worker's work.

    `sent` is the experiment as `sendable` wrote it, `version` that of the package there. Raises LaboratoryError when
    this process has another one, for a match that fails, and between two parts as soon as nobody waits for them.
    """
    if version != package_version():
        raise LaboratoryError("workers", f"one has rules-explorer {package_version()}, and this is {version}")
    experiment, nobody_waits = received(sent), released()
    play = experiment.opened()
    played = []
    for i in range(start, stop):
        if nobody_waits is not None and nobody_waits():
            raise LaboratoryError("workers", "called off")
        played.append(play(i))
    return {"start": start, "stop": stop, "tally": experiment.tally(played).to_dict()}
