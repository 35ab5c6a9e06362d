"""The same result wherever the chunks are played, and nothing that was done is lost when it ends early."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import joblib
import psutil
import pytest
from joblib.externals.loky.process_executor import TerminatedWorkerError

import explorer
from explorer.laboratory import running
from explorer.laboratory.chunks import cut, play_chunk
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.experiments import sendable
from explorer.laboratory.recipes import Recipe, recipe_for
from explorer.laboratory.running import Ledger, run
from explorer.laboratory.tally import Tally

N = 40
PLAYERS = ["greedy", "random"]
DECK = Path(__file__).parents[1] / "rules" / "influence" / "decks" / "pocket.toml"


def recipe(n: int = N, players: list[str] = PLAYERS, game: Any = "influence") -> Recipe:
    return recipe_for(game, players, n, None, 3, n)


def played(found: Recipe, workers: int | None, step: Any = lambda count: None) -> Ledger:
    ledger = Ledger(found.tally())
    run(found, cut(found.n, [(0, found.n)]), ledger, workers, None, step)
    return ledger


def loky_workers() -> list[psutil.Process]:
    children = psutil.Process().children(recursive=True)
    return [child for child in children if "popen_loky_posix" in " ".join(child.cmdline())]


@pytest.fixture(scope="module")
def here() -> Tally:
    """What comes of the recipe in this process."""
    ledger = played(recipe(), 1)
    assert ledger.spans == ((0, N),)
    return ledger.tally


def test_two_processes_count_the_same(here: Tally) -> None:
    counts: list[int] = []
    ledger = played(recipe(), 2, counts.append)
    assert ledger.entry == (((0, N),), here)
    assert sum(counts) == N


def test_another_card_file_is_played_by_other_processes_too() -> None:
    found = recipe(game=explorer.game("influence", cards=DECK))
    assert played(found, 2).entry == played(found, 1).entry


@pytest.mark.parametrize("settings", [{"backend": "threading", "n_jobs": 2}, {"n_jobs": 2}, {"n_jobs": 1}])
def test_what_joblib_was_told_around_the_call_is_followed(
    here: Tally, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "_here", None)  # not even a trial in this process
    with joblib.parallel_config(**settings):
        assert played(recipe(), None).tally == here


def test_a_short_job_is_played_here(here: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PAYS", 1e9)
    monkeypatch.setattr(running, "_in_processes", None)
    assert played(recipe(), None).tally == here


def test_a_long_job_begins_here_and_goes_on_in_all_cores(here: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "TRIAL", 0.0)
    monkeypatch.setattr(running, "PAYS", 0.0)
    monkeypatch.setattr(joblib, "effective_n_jobs", lambda n_jobs: 2)
    sent: list[Any] = []
    monkeypatch.setattr(running, "play_chunk", lambda *task: sent.append(task[2:]) or play_chunk(*task))
    with joblib.parallel_config("threading"):
        assert played(recipe(), None).entry == (((0, N),), here)
    assert min(start for start, _ in sent) == 1


def test_chunks_of_a_worker_that_was_killed_are_played_again(here: Tally) -> None:
    killed: list[int] = []

    def kill_one(count: int) -> None:
        if not killed:
            worker = loky_workers()[0]
            killed.append(worker.pid)
            worker.kill()

    assert played(recipe(), 2, kill_one).entry == (((0, N),), here)
    assert killed


def test_workers_that_die_again_and_again_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[int] = []

    def die(*arguments: Any) -> None:
        attempts.append(1)
        raise TerminatedWorkerError("it was killed")

    monkeypatch.setattr(running, "_collect", die)
    with pytest.raises(LaboratoryError, match="workers: they die again and again"):
        played(recipe(), 2)
    assert len(attempts) == running.GIVE_UP


def test_an_error_in_another_process_is_told_here() -> None:
    wrong = replace(recipe(20), players=("random", "random", "wizard"))
    with pytest.raises(explorer.ExplorerError, match="no program plays as 'wizard'"):
        played(wrong, 2)


@pytest.mark.parametrize("stop", [1, 2, 3, 17])
def test_an_interruption_keeps_every_match_that_was_done(stop: int) -> None:
    found = recipe(players=["random", "random"])
    ledger = Ledger(found.tally())
    counts: list[int] = []

    def interrupt(count: int) -> None:
        counts.append(count)
        if len(counts) == stop:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(found, cut(N, [(0, N)]), ledger, 1, None, interrupt)
    assert ledger.spans == ((0, stop),)
    assert ledger.tally == Tally.from_dict(play_chunk(sendable(found), running.package_version(), 0, stop)["tally"])


INTERRUPTED = """
import json, psutil, sys, time
import explorer
from explorer.laboratory.running import Ledger

add = Ledger.add

def tell(self, *entry):
    add(self, *entry)
    print("added", flush=True)

Ledger.add = tell
n, workers = 200_000, int(sys.argv[1])
result = explorer.simulate("influence", ["random"] * 2, n, seed=5, workers=workers, progress=False, lead=0)
Ledger.add = add
busy = [p.pid for p in psutil.Process().children(recursive=True) if "popen_loky_posix" in " ".join(p.cmdline())]
again = explorer.rerun(result.receipt, workers=1, progress=False)
print(json.dumps({
    "stopped": result.stopped,
    "done": result.done,
    "in spans": sum(stop - start for start, stop in result.spans),
    "said": [repr(result), result.text()],
    "same": again.tally == result.tally,
    "busy": busy,
}))
"""


@pytest.mark.parametrize(("workers", "whom"), [(1, "process"), (2, "process"), (2, "group")])
def test_a_real_interruption_leaves_a_result_and_no_worker(workers: int, whom: str, repository: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, str(workers)],
        cwd=repository,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "added\n", process.stderr.read() if process.stderr else ""
        if whom == "group":
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    found = json.loads(out.splitlines()[-1])
    assert found["stopped"] == "interrupted"
    assert 0 < found["done"] < 200_000
    assert found["in spans"] == found["done"]
    assert f"{found['done']:,} of 200,000 matches, interrupted" in found["said"][0]
    assert f"Stopped before the end: {found['done']:,} of 200,000 matches" in found["said"][1]
    assert found["same"]
    assert found["busy"] == []
    if whom == "process":  # interrupted themselves, workers may say so
        assert "Traceback" not in err
        assert "Warning" not in err
