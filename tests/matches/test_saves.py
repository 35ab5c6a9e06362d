"""Saving and loading: nothing is lost, and a save that was cut short or edited is refused by name."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from explorer.matches.match import Match
from explorer.matches.saves import load_match

GAME = explorer.game("influence")
RADAR: dict[str, Any] = {
    "players": 2,
    "zones": ["harbour", "oasis", "mine", "coast", "village"],
    "hands": [["radar", "blue 7"], ["steal", "blue 2"]],
    "placed": {"harbour": [["green 1"], ["orange 3", "orange 5"]]},
    "to_move": 0,
}


def branched() -> Match:
    match: Match = GAME.match(players=["human", "greedy"], seed="luck", names=["ليلى", "</script>\u202e\ud800"])
    match.play(match.view(0).legal_moves()[0])
    match.undo()
    match.play(match.view(0).legal_moves()[-1])
    match.branch("what if")
    match.play(match.view(0).legal_moves()[0])
    match.undo()
    return match


def same(a: Match, b: Match) -> None:
    assert a.to_dict() == b.to_dict()
    assert [n.state.digest() for n in a.nodes] == [n.state.digest() for n in b.nodes]
    assert [n.events for n in a.nodes] == [n.events for n in b.nodes]
    assert (a.node.n, a.branches, a.seats, a.actor) == (b.node.n, b.branches, b.seats, b.actor)


def test_a_match_comes_back_from_its_file_with_every_branch(tmp_path: Path) -> None:
    match = branched()
    match.save(tmp_path / "match.json")
    loaded = explorer.load_match(tmp_path / "match.json")
    same(match, loaded)
    assert [p.name for p in tmp_path.iterdir()] == ["match.json"]


def test_a_loaded_match_goes_on_as_the_saved_one_would() -> None:
    match = branched()
    loaded = load_match(match.to_dict())
    for m in (match, loaded):
        m.redo()
        m.play(m.view(0).legal_moves()[2])
    same(match, loaded)


@given(st.integers(0, 50), st.lists(st.integers(0, 99), max_size=10), st.sampled_from(["ask", "seed"]))
def test_a_match_comes_back_wherever_it_is_saved(seed: int, picks: list[int], chance: str) -> None:
    rulings = {"radar-pick": "viewer-picks"} if seed % 2 else {}
    start = GAME.start(players=2, seed=seed, rulings=rulings)
    match = GAME.match(start=start, seed=seed, chance=chance)
    for pick in picks:
        if match.is_over:
            break
        tactics = [m for m in match.state.legal_moves() if m.verb not in ("place", "discard")]
        moves = tactics or match.state.legal_moves()
        match.play(moves[pick % len(moves)])
    same(match, load_match(json.loads(json.dumps(match.to_dict()))))


@pytest.mark.parametrize("reading", ["random-unseen", "viewer-picks", "owner-picks"])
def test_a_match_comes_back_in_the_middle_of_a_radar(reading: str) -> None:
    match = GAME.match(start=RADAR, chance="ask", rulings={"radar-pick": reading})
    match.play(next(m for m in match.view(0).legal_moves() if m.verb == "radar"))
    assert {m.verb for m in match.state.legal_moves()} == {"show"}
    loaded = load_match(match.to_dict())
    same(match, loaded)
    for m in (match, loaded):
        m.play("show card 2")
    same(match, loaded)


def test_a_match_with_a_script_comes_back() -> None:
    match = GAME.match(start=RADAR, chance="script", script=["show card 1"])
    match.play(next(m for m in match.view(0).legal_moves() if m.verb == "radar"))
    same(match, load_match(match.to_dict()))


def edit(saved: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    edited: Any = copy.deepcopy(saved)
    at = edited
    for key in path[:-1]:
        at = at[key]
    if value is KeyError:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return edited  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (["format"], "another", "format"),
        (["game"], "chess", "game"),
        (["game"], 7, "game"),
        (["version"], "99.0", "version"),
        (["rulings"], {"radar-pick": "by-magic"}, "radar-pick"),
        (["seats"], [], "players"),
        (["seats", 0, "player"], "oracle", "players[0]"),
        (["seats", 0, "name"], 5, "seats[0].name"),
        (["seed"], None, "seed"),
        (["seed"], [1], "seed"),
        (["seed"], "other luck", "nodes[1].move"),
        (["chance"], "magic", "chance"),
        (["script"], ["show card 1"], "script"),
        (["nodes"], [], "nodes"),
        (["nodes", 0, "digest"], "0" * 16, "nodes[0].digest"),
        (["nodes", 30, "digest"], "0" * 16, "nodes[30].digest"),
        (["nodes", 30, "parent"], 30, "nodes[30].parent"),
        (["nodes", 30, "parent"], -1, "nodes[30].parent"),
        (["nodes", 30, "move"], "zone harbour", "nodes[30].move"),
        (["nodes", 30, "move"], "x" * 100_000, "nodes[30].move"),
        (["nodes", 30, "move"], KeyError, "nodes[30].move"),
        (["nodes", 30, "by_hand"], "yes", "nodes[30].by_hand"),
        (["nodes", 30, "extra"], 1, "nodes[30].extra"),
        (["cursor"], 9999, "cursor"),
        (["cursor"], True, "cursor"),
        (["branch"], "nowhere", "branch"),
        (["branches"], [], "branches"),
        (["branches", 0, "head"], 2, "branches"),
        (["branches", 1, "name"], "main", "branches[1].name"),
        (["start"], {"players": 2}, "start"),
        (["surprise"], 1, "surprise"),
    ],
)
def test_an_edited_save_is_refused_by_the_entry(path: list[Any], value: Any, key: str) -> None:
    with pytest.raises(explorer.FileError) as refused:
        load_match(edit(branched().to_dict(), path, value))
    assert key in str(refused.value)
    assert len(str(refused.value)) < 700


def test_a_save_cut_short_is_refused_with_the_name_of_the_file(tmp_path: Path) -> None:
    whole = json.dumps(branched().to_dict())
    path = tmp_path / "cut.json"
    for length in (0, 1, len(whole) // 2, len(whole) - 1):
        path.write_text(whole[:length], encoding="utf-8")
        with pytest.raises(explorer.FileError, match=r"^cut\.json: "):
            load_match(path)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[]", b"[" * 100_000, b"9" * 5000, b'{"format": 1}'])
def test_a_file_that_is_no_save_is_refused_with_its_name(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(explorer.FileError, match=r"^other\.json: "):
        load_match(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(explorer.FileError, match="missing"):
        load_match(tmp_path / "none.json")
    with pytest.raises(explorer.FileError, match="cannot be read"):
        load_match(tmp_path)
    with pytest.raises(explorer.FileError, match=rf"^{tmp_path}/no/folder\.json: cannot be written"):
        branched().save(tmp_path / "no" / "folder.json")
    with pytest.raises(explorer.MatchError, match="expected a path"):
        load_match(7)  # type: ignore[arg-type]


def test_a_save_without_seats_or_of_another_ruleset_says_what_is_missing_and_what_to_do() -> None:
    saved = branched().to_dict()
    with pytest.raises(explorer.FileError, match="seats: missing; expected a list of tables, one a seat"):
        load_match({key: value for key, value in saved.items() if key != "seats"})
    with pytest.raises(explorer.FileError, match=r"made with ruleset 9\.0\.0.*open it with a rules-explorer that has"):
        load_match({**saved, "version": "9.0.0"})


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("old", encoding="utf-8")
    off = GAME.rules(2, None, frozenset({"sight:hand"}))
    start = GAME.start(players=2, seed=1)
    start.rules = off
    with pytest.raises(explorer.MatchError, match="switched off"):
        GAME.match(start=start).save(path)
    assert path.read_text(encoding="utf-8") == "old"
