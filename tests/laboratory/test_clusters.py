"""A Dask cluster of real processes: the same result to the last digit, also when parts of it are killed."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import joblib
import pytest
from distributed import Client

import explorer
from explorer.laboratory import clusters
from explorer.laboratory.chunks import cut
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.recipes import Recipe, recipe_for
from explorer.laboratory.running import Ledger, run
from explorer.laboratory.tally import Tally
from tests.laboratory.clusters_here import Cluster, cluster_in

N = 60
PLAYERS = ["greedy", "random"]
DECK = Path(__file__).parents[1] / "rules" / "influence" / "decks" / "pocket.toml"
LONG = 90.0  # seconds after which a test says that something hangs


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster that lives as long as these tests; those that kill a part of one make their own."""
    with cluster_in(tmp_path_factory.mktemp("cluster")) as found:
        yield found


@pytest.fixture(scope="module")
def here() -> Tally:
    """What comes of the recipe in this process."""
    return played(recipe(), 1, None).tally


def recipe(n: int = N, game: Any = "influence") -> Recipe:
    return recipe_for(game, PLAYERS, n, None, 3, n)


def played(found: Recipe, workers: int | None, address: Any, step: Any = lambda count: None) -> Ledger:
    ledger = Ledger(found.tally())
    run(found, cut(found.n, [(0, found.n)]), ledger, workers, address, step)
    return ledger


def in_time(call: Callable[[], Any]) -> Any:
    """Return what a call returns, or raise what it raises; fail when it hangs."""
    found: dict[str, Any] = {}

    def catch() -> None:
        try:
            found["value"] = call()
        except BaseException as error:
            found["error"] = error

    thread = Thread(target=catch, daemon=True)
    thread.start()
    thread.join(LONG)
    assert not thread.is_alive(), "it hangs"
    if "error" in found:
        raise found["error"]
    return found["value"]


def once(do: Callable[[], object]) -> Callable[[int], None]:
    """Return a step that does something when the first chunk is done."""
    done: list[int] = []

    def step(count: int) -> None:
        if not done:
            do()
        done.append(count)

    return step


@contextmanager
def no_play_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make sure that this process plays nothing itself."""
    with monkeypatch.context() as patch:
        patch.setattr(Recipe, "opened", None)
        yield


def test_a_cluster_by_its_address_counts_the_same(
    cluster: Cluster, here: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    with no_play_here(monkeypatch):
        result = explorer.simulate("influence", PLAYERS, N, seed=3, cluster=cluster.address, progress=False, lead=N)
    assert result.tally == here
    assert result.stopped is None


def test_a_cluster_by_its_client_counts_the_same_and_the_client_lives_on(cluster: Cluster, here: Tally) -> None:
    with Client(cluster.address, set_as_default=False) as client:
        assert played(recipe(), None, client).tally == here
        assert client.status == "running"
        assert not client.futures


def test_a_dask_context_around_the_call_is_followed(
    cluster: Cluster, here: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        Client(cluster.address, set_as_default=False) as client,
        joblib.parallel_config("dask", client=client),
        no_play_here(monkeypatch),
    ):
        assert played(recipe(), None, None).tally == here


def test_another_card_file_is_played_on_a_cluster_too(cluster: Cluster) -> None:
    found = recipe(game=explorer.game("influence", cards=DECK))
    assert played(found, None, cluster.address).entry == played(found, 1, None).entry


def test_an_interrupted_run_leaves_no_work_behind(cluster: Cluster) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    found = recipe(400)
    ledger = Ledger(found.tally())
    with pytest.raises(KeyboardInterrupt):
        run(found, cut(found.n, [(0, found.n)]), ledger, None, cluster.address, once(interrupt))
    assert 0 < ledger.tally.matches < found.n
    with Client(cluster.address, set_as_default=False) as client:
        assert not any(client.processing().values())


def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path, here: Tally) -> None:
    with cluster_in(tmp_path) as found:
        ledger = in_time(lambda: played(recipe(), None, found.address, once(found.kill_worker)))
        assert found.workers[0].wait() != 0
        assert found.workers[1].poll() is None
    assert ledger.entry == (((0, N),), here)


def test_a_scheduler_that_is_killed_is_an_error_with_what_was_done(tmp_path: Path) -> None:
    with cluster_in(tmp_path) as found:
        add = Ledger.add

        def add_and_kill(ledger: Ledger, *entry: Any) -> None:
            add(ledger, *entry)
            found.kill_scheduler()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Ledger, "add", add_and_kill)
            with pytest.raises(LaboratoryError, match="the connection to its scheduler was lost") as lost:
                in_time(
                    lambda: explorer.simulate("influence", PLAYERS, 400, seed=3, cluster=found.address, progress=False)
                )
    assert lost.value.key == "cluster"
    partial = lost.value.partial
    assert partial.stopped == "failed"
    assert 0 < partial.done < 400
    assert explorer.rerun(partial.receipt, workers=1, progress=False).tally == partial.tally


def test_a_cluster_whose_workers_are_all_killed_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1.5)
    with cluster_in(tmp_path, workers=1) as found, pytest.raises(LaboratoryError, match="no worker was there"):
        in_time(lambda: played(recipe(400), None, found.address, once(found.kill_worker)))


def test_a_task_that_dask_gives_up_is_an_error_and_not_a_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with cluster_in(tmp_path) as found, pytest.raises(LaboratoryError, match="a chunk failed with KilledWorker"):
        in_time(lambda: played(recipe(400), None, found.address, once(found.kill_worker)))


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "REACH", 0.5)
    with pytest.raises(LaboratoryError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:1 "):
        in_time(lambda: played(recipe(), None, "tcp://127.0.0.1:1"))


def test_an_address_where_something_else_listens_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "REACH", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(LaboratoryError, match="no Dask scheduler answers"):
            in_time(lambda: played(recipe(), None, address))


@pytest.mark.parametrize("cluster", ["nonsense", "http://there:80", "tcp://there:port", 8786, object()])
def test_what_is_no_cluster_is_refused(cluster: Any) -> None:
    with pytest.raises(LaboratoryError, match=r"cluster: expected an address such as 'tcp://host:8786'"):
        played(recipe(), None, cluster)


def test_without_dask_the_extra_to_install_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LaboratoryError, match=r"pip install 'rules-explorer\[cluster\]'"):
        played(recipe(), None, "tcp://127.0.0.1:8786")


def test_a_worker_learns_that_nobody_waits_for_its_task(cluster: Cluster, tmp_path: Path) -> None:
    told = tmp_path / "told"

    def wait_until_released(file: str) -> None:
        nobody_waits = clusters.released()
        assert nobody_waits is not None
        Path(file).write_text("running", encoding="utf-8")
        while not nobody_waits():
            time.sleep(0.02)
        Path(file).write_text("released", encoding="utf-8")

    def becomes(text: str) -> bool:
        give_up = time.monotonic() + 30
        while time.monotonic() < give_up:
            if told.exists() and told.read_text(encoding="utf-8") == text:
                return True
            time.sleep(0.02)
        return False

    with Client(cluster.address, set_as_default=False) as client:
        future = client.submit(wait_until_released, str(told))
        assert becomes("running")
        future.release()
        assert becomes("released")


def test_outside_a_worker_nobody_is_asked() -> None:
    assert clusters.released() is None
