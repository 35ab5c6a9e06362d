"""Running chunks to the end: here, in processes of this machine, or on a cluster; what is done is never lost."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import joblib
from joblib.parallel import get_active_backend

from explorer.laboratory.chunks import Span, joined, missing, play_chunk
from explorer.laboratory.clusters import Watch, client_of
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.experiments import Experiment, sendable
from explorer.laboratory.recipes import package_version

TRIAL = 0.5  # seconds of playing here before it is judged whether other processes would pay
PAYS = 2.0  # seconds of work left for which they do: to start them takes about 0.7
GIVE_UP = 3  # times in a row that all workers die and nothing gets done

Step = Callable[[int], object]


class Ledger:
    """What has been played so far, from nothing on. Adding replaces the whole, so that no interruption halves it."""

    def __init__(self, empty: Any) -> None:
        self.entry: tuple[tuple[Span, ...], Any] = ((), empty)

    def add(self, span: Span, tally: Any) -> None:
        """Add the tally of the matches of a span, which must be new."""
        spans, total = self.entry
        self.entry = joined([*spans, span]), total + tally

    @property
    def spans(self) -> tuple[Span, ...]:
        return self.entry[0]

    @property
    def tally(self) -> Any:
        return self.entry[1]


def run(
    experiment: Experiment, chunks: Sequence[Span], ledger: Ledger, workers: int | None, cluster: Any, step: Step
) -> None:
    """Play chunks into the ledger; `step` is told of every few matches that are done.

    workers: processes; 1 plays here. None plays in whatever `joblib.parallel_config` has set up around this call, or
             begins here and goes on in all cores when that pays.
    cluster: a Dask cluster instead: address or client.

    Raises LaboratoryError when it cannot be finished, KeyboardInterrupt when it is stopped; the ledger then holds
    what was done.
    """
    backend, count = get_active_backend()
    if cluster is None and workers is None and type(backend).__name__ == "DaskDistributedBackend":
        cluster = backend.client
    if cluster is not None:
        _on_cluster(experiment, chunks, ledger, cluster, step, getattr(backend, "submit_kwargs", {}))
    elif workers == 1:
        _here(experiment, chunks, ledger, step)
    elif workers is not None:
        _in_processes(experiment, chunks, ledger, workers, step)
    elif count is not None:
        _in_processes(experiment, chunks, ledger, None, step)
    else:
        alone = joblib.effective_n_jobs(-1) == 1
        left = _here(experiment, chunks, ledger, step, None if alone else TRIAL)
        if left:
            _in_processes(experiment, left, ledger, -1, step)


def _here(
    experiment: Experiment, chunks: Sequence[Span], ledger: Ledger, step: Step, trial: float | None = None
) -> list[Span]:
    """Play chunks in this process. After `trial` seconds, return what is left if other processes had better play it."""
    play, began = experiment.opened(), perf_counter()
    left, done = sum(stop - start for start, stop in chunks), 0
    for start, stop in chunks:
        played = []
        try:
            for i in range(start, stop):
                played.append(play(i))
                step(1)
                done, left = done + 1, left - 1
                if trial is not None and (took := perf_counter() - began) > trial:
                    if took / done * left > PAYS:
                        break
                    trial = None
        finally:
            if played:
                ledger.add((start, start + len(played)), experiment.tally(played))
        if trial is not None and len(played) < stop - start:
            return missing(chunks, ledger.spans)
    return []


def _in_processes(
    experiment: Experiment, chunks: Sequence[Span], ledger: Ledger, workers: int | None, step: Step
) -> None:
    """Play chunks by joblib. Chunks whose worker has died are played again."""
    failures = 0
    while left := missing(chunks, ledger.spans):
        before = ledger.spans
        try:
            parallel = joblib.Parallel(n_jobs=workers, return_as="generator_unordered", batch_size=1)
            _collect(parallel, experiment, left, ledger, step)
        except BrokenExecutor as error:
            failures = failures + 1 if ledger.spans == before else 0
            if failures == GIVE_UP:
                said = f"they die again and again, perhaps for want of memory ({error})"
                raise LaboratoryError("workers", said) from error


def _on_cluster(
    experiment: Experiment, chunks: Sequence[Span], ledger: Ledger, cluster: Any, step: Step, options: dict[str, Any]
) -> None:
    with client_of(cluster) as client, joblib.parallel_config("dask", client=client, **options):
        # all are sent at once, so that workers who come later find work too
        parallel = joblib.Parallel(return_as="generator_unordered", batch_size=1, pre_dispatch="all")
        backend, _ = get_active_backend()
        with Watch(client, parallel, backend) as watch:
            try:
                _use_even_one_core(backend)
                _collect(parallel, experiment, chunks, ledger, step)
            except LaboratoryError:
                raise
            except Exception as error:
                said = watch.trouble() or f"{type(error).__name__}: {error}"
                raise LaboratoryError("cluster", f"the matches could not be played to the end: {said}") from error


def _use_even_one_core(backend: Any) -> None:
    """Let joblib send its work to a cluster that has one core (so far), which it would otherwise do itself.

    Raises TimeoutError when no worker comes within ten seconds.
    """
    cores = backend.effective_n_jobs(-1)
    backend.effective_n_jobs = lambda n_jobs: max(2, cores)


def _collect(parallel: Any, experiment: Experiment, chunks: Sequence[Span], ledger: Ledger, step: Step) -> None:
    """Let joblib play chunks, and take them as they come."""
    sent, version = sendable(experiment), package_version()
    with _ended(parallel(joblib.delayed(play_chunk)(sent, version, start, stop) for start, stop in chunks)) as outputs:
        for output in outputs:
            start, stop = output["start"], output["stop"]
            ledger.add((start, stop), experiment.read(output["tally"]))
            step(stop - start)


@contextmanager
def _ended(outputs: Any) -> Iterator[Iterable[dict[str, Any]]]:
    """See to it that nothing goes on when the outputs are no longer read, and that joblib does not warn of it."""
    try:
        yield outputs
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            outputs.close()
