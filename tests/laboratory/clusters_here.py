"""A Dask cluster of real processes on this machine: a scheduler and workers that a test may kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

LOOPBACK = "127.0.0.1"
START = 30.0  # seconds


@dataclass
class Cluster:
    """The processes of a cluster, and the address of its scheduler."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]

    def kill_worker(self, i: int = 0) -> None:
        self.workers[i].send_signal(signal.SIGKILL)

    def kill_scheduler(self) -> None:
        self.scheduler.send_signal(signal.SIGKILL)


@contextmanager
def cluster_in(folder: Path, workers: int = 2) -> Iterator[Cluster]:
    """Yield a cluster that keeps its files in a folder; every process of it is gone afterwards."""
    file = folder / "scheduler.json"
    place = ["--host", LOOPBACK, "--dashboard-address", f"{LOOPBACK}:0", "--scheduler-file", str(file)]
    alone = ["--nthreads", "1", "--no-nanny", "--local-directory", str(folder)]
    processes = [_start(folder, "scheduler", ["dask_scheduler", "--port", "0", *place])]
    try:
        _wait_for(file, processes[0])
        processes += [_start(folder, f"worker-{i}", ["dask_worker", *place, *alone]) for i in range(workers)]
        yield Cluster(json.loads(file.read_text())["address"], processes[0], processes[1:])
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def _start(folder: Path, name: str, command: list[str]) -> subprocess.Popen[bytes]:
    module, *options = command
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with (folder / f"{name}.log").open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{module}", *options],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )


def _wait_for(file: Path, scheduler: subprocess.Popen[bytes]) -> None:
    give_up = time.monotonic() + START
    while not (file.exists() and file.read_text().endswith("}")):
        assert scheduler.poll() is None, (file.parent / "scheduler.log").read_text()
        assert time.monotonic() < give_up, "the scheduler has not started"
        time.sleep(0.05)
