"""New matches, saving, loading, and bringing a match back after the kernel stopped."""

from __future__ import annotations

import json

import pytest

import explorer
from explorer.widgets import backups
from tests.widgets.sessions import GAME, answer, offered, opened, plain, shared


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


def begin(shown, kinds=("human", "greedy"), names=("", ""), **given):
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=True)]
    shown.do("new", players=players, **{"seed": "", "chance": "seed", "script": "", **given})


def test_the_same_seed_brings_the_same_match_and_an_empty_field_another():
    shown = opened()
    board = shown.screen["board"]
    begin(shown)
    assert shown.screen["board"] != board
    begin(shown, seed="7")
    assert shown.screen["board"] == board
    assert shown.screen["table"]["seed"] == "7"
    assert "Its luck is 7" in answer(shown)


def test_any_seat_takes_any_player_and_a_name():
    shown = opened()
    begin(shown, ("random", "human", "greedy"), ("R2", "Amal", ""), seed="3")
    assert [(seat.player, seat.name) for seat in shown.match.seats] == [
        ("random", "R2"), ("human", "Amal"), ("greedy", "")
    ]  # fmt: skip
    assert shown.session.seat == 1
    assert "Amal" in plain(shown.screen["board"])


def kinds_on_offer(shown):
    return {kind["id"]: kind["label"] for kind in shown.screen["table"]["kinds"]}


def test_a_budget_of_this_match_is_on_offer_beside_the_plain_kinds_and_a_new_match_keeps_it():
    assert kinds_on_offer(opened()) == {
        "human": "a person", "greedy": "a simple program", "random": "a program that plays at random",
        "search": "a program that looks ahead",
    }  # fmt: skip
    shown = opened(players=["human", "search:3", "greedy:2", "search:0.01s"])
    offer = kinds_on_offer(shown)
    assert list(offer) == ["human", "greedy", "greedy:2", "random", "search", "search:0.01s", "search:3"]
    assert offer["search:3"] == "a program that looks ahead (3)"
    assert offer["greedy:2"] == "a simple program (2)"
    seats = shown.screen["table"]["players"]
    assert {seat["kind"] for seat in seats} <= set(offer)
    shown.do("new", players=seats, seed="5", chance="seed", script="")
    assert [seat.player for seat in shown.match.seats] == ["human", "search:3", "greedy:2", "search:0.01s"]


def test_a_budget_of_a_loaded_match_is_on_offer_in_its_language():
    shown = opened(language="ar")
    shown.do("load", text=json.dumps(GAME.match(["human", "search:2"], seed=1).to_dict()))
    assert kinds_on_offer(shown)["search:2"].replace("\u2068", "").replace("\u2069", "") == "برنامج ينظر إلى الأمام (2)"


def test_two_people_begin_behind_the_curtain():
    shown = opened()
    begin(shown, ("human", "human"))
    assert shown.screen["covered"]["seat"] == shown.match.actor


def test_programs_alone_are_watched_with_everything_open():
    shown = opened()
    begin(shown, ("greedy", "random"), seed="1")
    assert shown.match.is_over
    assert shown.session.seat == explorer.ALL


def test_chance_can_be_asked_or_follow_a_list():
    shown = opened()
    begin(shown, chance="ask")
    assert shown.match.actor == explorer.CHANCE
    script = "zone oasis\nzone mine\nzone island\nzone valley\nzone harbour"
    begin(shown, chance="script", script=script)
    assert "the script has run out after 5 moves" in answer(shown)


def test_a_new_match_from_a_position_begins_from_it_again():
    shown = explorer.explore("influence/tie-burns", seed=1)
    board = shown.screen["board"]
    shown.do("play", move="place blue 1 @ oasis")
    begin(shown, ("human", "greedy", "greedy"), ("", "", ""), seed="2")
    assert shown.screen["board"] == board
    assert shown.screen["table"]["least"] == shown.screen["table"]["most"] == 3


def test_a_saved_match_is_handed_to_the_page_only_when_asked_for_and_goes_on_when_loaded():
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    sent = []
    shown.send = sent.append
    assert '"nodes"' not in json.dumps(shown.screen)
    shown.do("save")
    assert sent[0]["save"].startswith("influence-")
    other = opened(seed=99)
    other.do("load", text=sent[0]["text"])
    assert "goes on where it was left" in answer(other)
    assert other.match.state == shown.match.state
    assert other.screen["board"] == shown.screen["board"]


@pytest.mark.parametrize("text", ["", "hello", "[]", "7", '{"format": "x"}', "{" * 5000])
def test_what_is_no_saved_match_is_refused(text):
    shown = opened()
    before = shown.match
    shown.do("load", text=text)
    assert shown.match is before
    assert "no saved match" in shown.screen["notice"] or "rx-fault" in shown.answer


def test_an_edited_save_is_refused():
    shown = opened()
    saved = shown.match.to_dict()
    saved["nodes"][3]["digest"] = "0" * 16
    before = shown.match
    shown.do("load", text=json.dumps(saved))
    assert "the file was edited" in answer(shown)
    assert shown.match is before


def test_a_loaded_match_of_two_people_is_covered():
    text = json.dumps(GAME.match(["human", "human"], seed=1).to_dict())
    shown = opened()
    shown.do("load", text=text)
    assert shown.screen["covered"] is not None


def test_the_match_is_kept_outside_the_kernel_and_brought_back_by_its_key():
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    fresh = opened(seed=99)
    fresh.do("restore", key=shown.screen["key"])
    assert fresh.match.state == shown.match.state


def test_the_copy_can_be_read_by_its_owner_only(tmp_path):
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    assert backups.folder().stat().st_mode & 0o077 == 0
    assert backups.folder().parent == tmp_path


@pytest.mark.parametrize("key", ["", "x", "../../etc/passwd", "0" * 32, "0" * 33, "/" * 32])
def test_a_key_that_nobody_was_given_brings_nothing(key):
    shown = opened()
    before = shown.match
    shown.do("restore", key=key)
    assert "has not been kept" in shown.screen["notice"]
    assert shown.match is before


def test_without_a_folder_nothing_is_kept_and_nothing_breaks(monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", "/nonexistent/folder")
    shown = opened()
    shown.do("play", move="place green 4 @ island")
    assert "✓ Played" in answer(shown)
    assert backups.kept(shown.screen["key"]) is None


def test_a_folder_that_others_can_read_is_not_used(tmp_path):
    shown = opened()
    path = backups.folder()
    path.chmod(0o755)
    shown.do("play", move="place green 4 @ island")
    assert list(path.iterdir()) == []


def test_copies_older_than_a_week_go(tmp_path):
    import os

    old = backups.folder() / f"{'a' * 32}.json"
    old.write_text("{}")
    os.utime(old, (1, 1))
    backups.tidy()
    assert not old.exists()


def test_the_curtain_is_not_lifted_by_bringing_a_match_back():
    shown = shared()
    shown.do("uncover", seat=shown.match.actor)
    shown.do("play", move=offered(shown)[0])
    fresh = opened()
    fresh.do("restore", key=shown.screen["key"])
    assert fresh.screen["covered"] is not None


def test_a_move_of_chance_typed_from_a_seat_says_where_it_can_be_typed():
    game = explorer.game("continents")
    shown = explorer.explore(game.match(["human", "greedy"], seed=1, chance="ask"), seat=0)
    shown.do("play", move="die 6")
    assert answer(shown) == game.words().say("ui-ask-chance")
