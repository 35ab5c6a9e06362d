"""What happens cites the clause by which it happens: a draw the card, the base or the turn that says so."""

from __future__ import annotations

import pytest

import explorer


def told(scene: str, kind: str) -> list[tuple[str, ...]]:
    """The clauses of every event of a kind in a scene."""
    return [
        event.clauses for shot in explorer.run_scene(f"smashup/{scene}") for event in shot.events if event.kind == kind
    ]


@pytest.mark.parametrize(
    ("scene", "clauses"),
    [
        ("mystic-studies", {"mystic-studies"}),
        ("great-library", {"great-library", "draw-two"}),
        ("mulligan", {"mulligan"}),
        ("breakpoint", {"draw-two"}),
    ],
)
def test_a_draw_cites_what_says_so(scene: str, clauses: set[str]) -> None:
    assert {clause for each in told(scene, "drew") for clause in each} == clauses


def test_a_base_that_takes_the_place_of_another_cites_that() -> None:
    assert told("breakpoint", "base-out") == [("base-replaced",)]
    assert set(told("opening", "base-out")) == {("bases-in-play",)}
