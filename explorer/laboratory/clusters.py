"""A Dask cluster as the place of work: reached within seconds, watched while it plays, left without a trace."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from threading import Event, Thread
from time import monotonic
from typing import Any

from explorer.core.errors import clip
from explorer.laboratory.errors import LaboratoryError

REACH = 4.0  # seconds in which a scheduler must answer
PATIENCE = 15.0  # seconds for which a cluster may be silent, or without any worker
LOOK = 0.5  # seconds between two looks at it
CHATTY = ("distributed", "distributed.client", "tornado.application")


@contextmanager
def client_of(cluster: Any) -> Iterator[Any]:
    """Yield a client of our own on the cluster of an address or of somebody's client, and close it at the end.

    Being ours, it can be watched and closed without touching what else runs there. Raises LaboratoryError within
    seconds when Dask is not installed, when this is no cluster, or when nobody answers.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise LaboratoryError(
            "cluster", "it needs Dask, which is not installed; pip install 'rules-explorer[cluster]'"
        ) from None
    if isinstance(cluster, distributed.Client) and cluster.scheduler is not None:
        address, security = cluster.scheduler.address, cluster.security
    elif isinstance(cluster, str):
        address, security = cluster, None
    else:
        shown = clip(repr(cluster))
        raise LaboratoryError("cluster", f"expected an address such as 'tcp://host:8786' or a Dask client, got {shown}")
    with _hushed():
        _reach(address, security)
        client = distributed.Client(address, security=security, timeout=REACH, set_as_default=False)
        try:
            yield client
        finally:
            client.close(timeout=REACH)


def _reach(address: str, security: Any) -> None:
    """Raise LaboratoryError unless a scheduler answers: a client would wait for ever on a server that is none."""
    rpc: Any = import_module("distributed").rpc
    if address.startswith("inproc:"):
        return
    wires = {} if security is None else {"connection_args": security.get_connection_args("client")}

    async def ask() -> Any:
        async with rpc(address, timeout=REACH, **wires) as scheduler:
            return await asyncio.wait_for(scheduler.identity(), REACH)

    with ThreadPoolExecutor(1) as pool:  # a notebook's own thread has a loop running already
        try:
            known = pool.submit(asyncio.run, ask()).result()
        except ValueError as error:
            said = f"expected an address such as 'tcp://host:8786', got {clip(repr(address))} ({error})"
            raise LaboratoryError("cluster", said) from None
        except Exception as error:
            said = f"no Dask scheduler answers at {clip(address)} ({str(error) or type(error).__name__})"
            raise LaboratoryError("cluster", said) from None
    if known.get("type") != "Scheduler":
        raise LaboratoryError("cluster", f"what answers at {clip(address)} is no scheduler, but a {known.get('type')}")


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep the libraries' own tales of lost connections away: our error says it in a sentence."""
    loggers = [logging.getLogger(name) for name in CHATTY]
    before = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in zip(loggers, before, strict=True):
            logger.setLevel(level)


class Watch:
    """Looks after a cluster while joblib waits for it: by itself joblib waits for ever for what Dask has given up.

    In trouble it sets the timeout of the `Parallel` that waits to nothing, so that it ends at once with an error;
    `trouble()` then says what has happened, '' for nothing. `backend` is the one that the `Parallel` uses.
    """

    def __init__(self, client: Any, parallel: Any, backend: Any) -> None:
        self._client, self._parallel = client, parallel
        self._submit, backend.submit = backend.submit, self._submit_and_listen
        self._over = Event()
        self._workers_seen = self._work_seen = monotonic()
        self._thread = Thread(target=self._look_after, daemon=True)
        self._found = ""

    def __enter__(self) -> Watch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()

    def trouble(self) -> str:
        """Return what has happened to the cluster as a clause, '' as long as all is well."""
        self._found = self._found or self._trouble()
        return self._found

    def _submit_and_listen(self, *task: Any, **options: Any) -> Any:
        future = self._submit(*task, **options)
        future.add_done_callback(self._hear)
        return future

    def _hear(self, future: Any) -> None:
        """Take note of a chunk that has come to an end. One whose match fails ends well: with an error to raise."""
        error = future.exception()
        if error is not None:
            failed = f"a chunk failed with {type(error).__name__}: {error}"
            self._end(f"{failed} (is rules-explorer installed on the scheduler and every worker?)")

    def _end(self, found: str) -> None:
        self._found = self._found or found
        self._parallel.timeout = 0

    def _look_after(self) -> None:
        while not self._over.wait(LOOK):
            self._look()
            if found := self.trouble():
                return self._end(found)

    def _look(self) -> None:
        client = self._client
        if any(state.status in ("pending", "lost") for state in list(client.futures.values())):
            self._work_seen = monotonic()
        try:
            if client.sync(client.scheduler.ncores, callback_timeout=PATIENCE):
                self._workers_seen = monotonic()
        except Exception:  # whatever it is: nothing was heard, and that is what counts
            return

    def _trouble(self) -> str:
        if self._client.status != "running":
            return "the connection to its scheduler was lost"
        if monotonic() - self._workers_seen > PATIENCE:
            return f"no worker was there for {PATIENCE:.0f} seconds"
        if monotonic() - self._work_seen > PATIENCE:
            return "some chunks never came back"
        return ""


def released() -> Callable[[], bool] | None:
    """Return, inside a Dask worker, a function that tells whether nobody waits for the running task any more.

    A task cannot be ended from outside; so that an interrupted run does not go on computing, it must ask. None
    elsewhere.
    """
    if "distributed" not in sys.modules:
        return None
    try:
        worker: Any = sys.modules["distributed"].get_worker()
    except ValueError:  # not in a worker
        return None
    key, tasks = worker.get_current_task(), worker.state.tasks

    def nobody_waits() -> bool:
        task = tasks.get(key)
        return task is None or task.state == "cancelled"

    return nobody_waits
