"""Conducting an experiment: workers, a bar, an end before its time; the same for every kind of experiment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from explorer.laboratory.chunks import Span, cut
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.experiments import Experiment
from explorer.laboratory.recipes import whole
from explorer.laboratory.running import Ledger, run

if TYPE_CHECKING:
    from tqdm import tqdm

MOST_WORKERS = 256

E = TypeVar("E", bound=Experiment)
R = TypeVar("R")


def conduct(
    experiment: E,
    wanted: Iterable[Span],
    result: Callable[[E, tuple[Span, ...], Any, str | None], R],
    workers: Any,
    cluster: Any,
    progress: Any,
) -> R:
    """Return the result of the wanted parts of an experiment: `result(experiment, spans, tally, stopped)`.

    `workers`, `cluster` and `progress` are as for `explorer.simulate`, and so are the errors raised. An interruption
    ends it early: the result then holds what was done.
    """
    if workers is not None:
        workers = whole("workers", workers, 1, MOST_WORKERS)
        if cluster is not None:
            raise LaboratoryError("workers", "a cluster brings its own; give one or the other")
    if progress not in (None, True, False):
        raise LaboratoryError("progress", "expected True, False or None")
    chunks = cut(experiment.n, wanted, experiment.each)
    ledger = Ledger(experiment.tally())
    with _bar(sum(stop - start for start, stop in chunks), progress) as bar:
        try:
            run(experiment, chunks, ledger, workers, cluster, bar.update)
        except KeyboardInterrupt:
            return result(experiment, *ledger.entry, "interrupted")
        except LaboratoryError as error:
            if ledger.spans:
                error.partial = result(experiment, *ledger.entry, "failed")
            raise
    return result(experiment, *ledger.entry, None)


def _bar(total: int, progress: bool | None) -> tqdm[Any]:
    from tqdm.auto import tqdm

    delay = 0 if progress else 1  # seconds
    return tqdm(total=total, unit=" matches", delay=delay, disable=progress is False, leave=False)
