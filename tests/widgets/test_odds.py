"""Odds in the explorer: off until asked for, for the eyes that look on, on the board and in the answer to why."""

from __future__ import annotations

import re

import pytest

import explorer
from explorer.counting.odds import coming
from explorer.widgets import reckoning
from tests.widgets.sessions import GAME, answer, offered, opened, plain, shared, whole

POSITION = {
    "players": 2,
    "zones": ["village", "oasis", "valley", "island", "coast"],
    "hands": [["blue 7", "radar"], ["flip"]],
    "placed": {"village": [["orange 5"], ["green 9"]]},
}
LINE = "Village, as things stand: Seat 1: 50 %, Seat 0: 42.1 %, burned: 7.9 %"


def on_the_village(**options):
    return explorer.explore(GAME.state(POSITION), **{"seed": 1, **options})


def shares(shown):
    """Whatever is in per cent on the page, where there is a board."""
    page = shown.screen
    return [part for part in plain(page["board"]).split() + page["words_of_board"].split() if "%" in part]


def test_odds_are_off_until_they_are_asked_for():
    shown = on_the_village()
    assert shown.screen["odds"] is False
    assert shares(shown) == []
    shown.do("odds", on=True)
    assert shown.screen["odds"] is True
    assert LINE in shown.screen["words_of_board"]
    assert "42 %" in plain(shown.screen["board"])
    shown.do("odds", on=False)
    assert shares(shown) == []


def test_odds_follow_the_position():
    shown = on_the_village()
    shown.do("odds", on=True)
    shown.do("play", move="place blue 7 @ village")
    assert LINE not in shown.screen["words_of_board"]
    assert shown.session.view.odds("zone:village").brief() in shown.screen["words_of_board"]
    shown.do("undo")
    assert LINE in shown.screen["words_of_board"]


def test_odds_are_those_of_who_looks_on():
    shown = on_the_village()
    shown.do("odds", on=True)
    shown.do("look", seat=1)
    assert LINE not in shown.screen["words_of_board"]
    assert "As Seat 1 sees it" in plain(shown.screen["board"])
    shown.do("look", seat=explorer.ALL)
    assert "Village, as things stand: Seat 1: 100 %" in shown.screen["words_of_board"]


def test_why_says_the_odds_and_how_they_were_found():
    shown = on_the_village()
    shown.do("why", topic="zone:village")
    assert "%" not in answer(shown)
    shown.do("odds", on=True)  # the answer that stands there says them too
    assert "Village, as things stand" in answer(shown)
    assert "8/19" in answer(shown)
    assert "Counted over all 38 ways the hidden cards can lie." in answer(shown)
    shown.do("why", topic="score:0")
    assert "%" not in answer(shown)
    shown.do("why", topic="winner")
    assert "The winner, as things stand" in answer(shown)


def test_odds_are_spoken_in_the_language_of_the_page():
    shown = on_the_village(language="ar")
    shown.do("odds", on=True)
    shown.do("why", topic="zone:village")
    assert "في الوضع الحالي" in shown.screen["words_of_board"]
    assert "بعدّ كل الطرق الممكنة" in answer(shown)


def test_odds_are_judged_under_the_reading_on_trial():
    marks = [{"zone": "oasis", "mark": "flipped"}, {"zone": "oasis", "mark": "cancelled blue"}]
    placed = {"oasis": [["blue 5"], ["green 9"]]}
    shown = explorer.explore(GAME.state({**POSITION, "placed": placed, "marks": marks}), seed=1)
    shown.do("odds", on=True)
    before = shown.screen["words_of_board"]
    shown.do("try", ruling="participant", option="all-players")
    assert shown.screen["words_of_board"] != before
    shown.do("back")
    assert shown.screen["words_of_board"] == before


def test_the_same_place_is_reckoned_once_for_each_pair_of_eyes(monkeypatch):
    asked = []
    real = reckoning.all_odds
    monkeypatch.setattr(reckoning, "all_odds", lambda view, **how: asked.append(view.seat) or real(view, **how))
    shown = on_the_village()
    shown.do("odds", on=True)
    for _ in range(2):
        shown.do("speak", language="ar")
        shown.do("why", topic="zone:village")
        shown.do("look", seat=1)
        shown.do("look", seat=0)
    assert asked == [0, 1]
    seats = [{"kind": kind, "name": ""} for kind in ("human", "greedy")]
    for _ in range(reckoning.KEPT + 5):
        shown.do("new", players=seats, seed="1", chance="seed", script="")
    assert len(shown.session.reckoned) == reckoning.KEPT


def test_nothing_is_reckoned_behind_a_curtain():
    shown = shared()
    shown.do("uncover", seat=shown.match.actor)
    shown.do("odds", on=True)
    assert shares(shown)
    shown.do("play", move=offered(shown)[0])
    assert shown.screen["covered"] is not None
    assert "%" not in whole(shown)
    assert "odds" not in shown.screen
    shown.do("odds", on=False)
    assert "The board is covered" in shown.screen["notice"]


def test_when_the_match_is_over_the_results_stand_and_no_odds():
    shown = opened(players=["greedy", "greedy"])
    assert shown.match.state.is_over
    shown.do("odds", on=True)
    assert shares(shown) == []


@pytest.mark.parametrize("on", [1, "yes", None])
def test_only_on_and_off_are_understood(on):
    shown = opened()
    shown.do("odds", on=on)
    assert shown.screen["notice"]
    assert shown.screen["odds"] is False


def test_a_game_without_stakes_offers_no_odds(monkeypatch):
    monkeypatch.setattr(GAME.state_class, "stakes", lambda s: [])
    shown = explorer.explore(GAME, seed=1)
    assert "odds" not in shown.screen
    shown.do("odds", on=True)
    assert shares(shown) == []


def test_what_may_come_is_listed_while_odds_are_on():
    position = {"players": 2, "hands": [["5"], ["mirror", "9"]]}
    shown = explorer.explore(explorer.game("hundred").state(position), seed=1, seat=0)
    assert shown.screen["prospects"] == ""
    shown.do("odds", on=True)
    assert shown.screen["prospects"].startswith("<li>The next card, as things stand: a number: ")
    assert " %" not in shown.screen["prospects"], "a line does not end before its per cent"
    assert "Seat 0, in hand or set" not in shown.screen["prospects"]


def test_many_outcomes_are_folded_into_a_table_below_the_likeliest():
    position = {"players": 2, "hands": [["5"], ["mirror", "9"]]}
    shown = explorer.explore(explorer.game("hundred").state(position), seed=1, seat=0)
    shown.do("odds", on=True)
    told = shown.screen["prospects"]
    odds = next(each for each in coming(reckoning.reckoned(shown.session)) if len(each.outcomes) > 20)
    (folded,) = [part for part in told.split("<li>") if part.startswith("<details>")]
    said, table = folded.split("</summary>")
    assert said.endswith(", …")
    likeliest = list(map(shown.session.speech.words.say, odds.outcomes))
    assert [outcome for outcome in likeliest if f" {outcome}:" in said] == likeliest[:4]
    assert all(f'<th scope="row">{outcome}</th><td>' in table for outcome in likeliest)
    assert table.count("<th") == len(likeliest)
    assert table.count("<tr>") == -(-len(likeliest) // 3)
    assert re.findall(r"<tr><th[^>]*>(.*?)</th>", table) == likeliest[: table.count("<tr>")]


def test_what_is_supposed_stands_with_what_may_come():
    fortunes = [[["boat", "boat"]], [["car", "car"], ["phone", "phone"]]]
    position = {"players": 2, "to_move": 0, "hands": [["phone"], ["gold", "car"]], "fortunes": fortunes}
    shown = explorer.explore(explorer.game("fortune").state(position), seed=1, seat=0)
    shown.do("odds", on=True)
    assert "Supposed: both go on as long as they can.</li>" in shown.screen["prospects"]


def test_odds_asked_for_where_nothing_is_open_say_so():
    state = explorer.game("continents").state(
        {"players": 2, "continents": [["asia"] * 3, ["europe"] * 2], "drawn": [2, 0], "hands": [["rally"], ["troop"]]}
    )
    shown = explorer.explore(state, seed=1, players=["human", "human"], seat=0)
    shown.do("odds", on=True)
    assert shown.screen["odds"]
    assert "Here nothing is open" in answer(shown)
    shown.do("odds", on=False)
    shown.do("play", move="attack europe of seat 1 from asia")
    shown.do("odds", on=True)
    assert "Here nothing is open" not in answer(shown)
