"""Every kind of experiment can be sent, and comes back the same from a cluster and in every language of its game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import explorer
from explorer.laboratory.experiments import received, sendable
from tests.laboratory.clusters_here import Cluster, cluster_in

HERE: dict[str, Any] = {"workers": 1, "progress": False}


def simulation(**how: Any) -> Any:
    return explorer.simulate("influence", ["random", "greedy:2"], 40, **how)


def comparison(**how: Any) -> Any:
    return explorer.compare_rulings("influence", ["participant", "flip-target"], "random", 40, seats=[2, 3], **how)


def tournament(**how: Any) -> Any:
    return explorer.tournament("influence", ["random", "greedy:2"], 3, 25, **how)


def judgement(**how: Any) -> Any:
    state = explorer.game("influence").start(2, seed=3)
    return explorer.judge_move(state, state.legal_moves()[0], players="random", n=30, **how)


KINDS = (simulation, comparison, tournament, judgement)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster_in(tmp_path_factory.mktemp("cluster")) as found:
        yield found


@pytest.mark.parametrize("kind", KINDS)
def test_it_can_be_sent(kind: Callable[..., Any]) -> None:
    recipe = kind(**HERE).recipe
    assert received(json.loads(json.dumps(sendable(recipe)))) == recipe


@pytest.mark.parametrize("kind", KINDS)
def test_a_cluster_counts_the_same(kind: Callable[..., Any], cluster: Cluster) -> None:
    here, there = kind(**HERE), kind(cluster=cluster.address, progress=False)
    assert there.tally == here.tally
    assert there.tally.digest() == here.tally.digest()
    assert there.text() == here.text()


@pytest.mark.parametrize("language", ["en", "vi"])
def test_it_speaks_every_language(language: str) -> None:
    """A game whose document is Vietnamese: no sentence is missing, and none is left in another language's words."""
    game = explorer.game("smashup")
    match = game.match(["random"] * 2, seed=1)
    node = next(n for n in reversed(match.nodes) if n.state.actor in (0, 1) and len(n.state.legal_moves()) > 1)
    results = [
        explorer.compare_rulings(game, "victory-when", "random", 3, **HERE),
        explorer.tournament(game, ["random", "greedy:1"], 2, 1, **HERE),
        explorer.judge_move(match, at=node.n, players="random", n=3, **HERE),
    ]
    for result in results:
        shown = result.shown(language)._repr_mimebundle_()
        assert shown["text/plain"] == result.text(language)
        assert f'lang="{language}"' in shown["text/html"]
        assert "lab-" not in shown["text/plain"]
