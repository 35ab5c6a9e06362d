"""Passing by itself: one person among programs is not asked what only no can answer; people at one screen are."""

from __future__ import annotations

import explorer
from tests.widgets.sessions import answer, offered, opened

GAME = explorer.game("continents")
TABLE = {
    "players": 2, "continents": [["asia"] * 5, ["europe"] * 4], "drawn": [2, 0],
    "hands": [["troop", "spy"], ["rally"]],
}  # fmt: skip
ATTACK = "attack europe of seat 1 from asia"


def table(**options):
    return explorer.explore(GAME.state({**TABLE, **options.pop("more", {})}), **{"seed": 1, **options})


def steps(shown):
    """Where a person was asked, up to here."""
    return [node.parent.state.step for node in shown.match.line() if node.by_hand]


def test_windows_with_nothing_to_play_are_passed():
    shown = table(more={"hands": [["troop", "sabotage"], ["rally"]]})
    shown.do("play", move=ATTACK)
    assert shown.match.state.step == "battle.attacker"  # a troop can be laid, so it is asked
    shown.do("play", move="troop for attacker")
    assert shown.match.state.step == "battle.sabotage"
    shown.do("play", move="pass")
    assert shown.match.state.step == "battle.go-on"
    assert "could only decline" in answer(shown)
    assert {"battle.before", "battle.after"} <= set(steps(shown))


def test_what_was_passed_is_undone_and_redone_with_what_was_played():
    shown = table(more={"hands": [["troop", "sabotage"], ["rally"]]})
    shown.do("play", move=ATTACK)
    before = shown.match.node.n
    shown.do("play", move="troop for attacker")
    shown.do("play", move="pass")
    after = shown.match.node.n
    shown.do("undo")
    assert shown.match.state.step == "battle.sabotage"
    shown.do("undo")
    assert shown.match.node.n == before
    shown.do("redo")
    shown.do("redo")
    assert shown.match.node.n == after


def test_it_can_be_switched_off_and_on():
    shown = table(more={"hands": [["spy"], ["rally"]]})
    assert shown.screen["passes"] is True
    shown.do("passes", on=False)
    assert shown.screen["passes"] is False
    shown.do("play", move=ATTACK)
    shown.do("play", move="done")
    assert shown.match.state.step == "battle.sabotage"
    assert offered(shown) == ["pass"]
    shown.do("passes", on=True)
    assert shown.match.state.step == "battle.before"  # a Spy can be played there
    assert "Once you were asked and could only decline" in answer(shown)
    assert len(offered(shown)) > 1


def test_who_answers_for_chance_passes_too():
    shown = explorer.explore(
        GAME.match(["human", "greedy"], seed=1, chance="ask", start=GAME.state({**TABLE, "hands": [["rally"], []]})),
        seat=explorer.ALL,
    )
    shown.do("play", move=ATTACK)
    assert shown.match.state.step == "battle.red"
    for pips in (6, 5, 4, 3, 2):
        shown.do("play", move=f"die {pips}")
    assert shown.match.state.step == "battle.after"
    assert "play" in answer(shown).lower()


def test_chance_is_called_by_the_names_of_the_cards():
    shown = explorer.explore(GAME.match(["human", "greedy"], seed=1, chance="ask"), seat=explorer.ALL, language="fa")
    while not any(t["move"] == "card troop" for c in shown.screen["choices"] for t in c["targets"]):
        shown.do("advance")
    labels = {t["move"]: t["label"] for c in shown.screen["choices"] for t in c["targets"]}
    assert labels["card troop"] == "لشکر"


def test_luck_throws_all_the_dice_of_a_roll_at_once():
    shown = explorer.explore(
        GAME.match(["human", "greedy"], seed=1, chance="ask", start=GAME.state({**TABLE, "hands": [["rally"], []]})),
        seat=explorer.ALL,
    )
    shown.do("play", move=ATTACK)
    shown.do("play", move="die 6")  # one by hand, the rest by luck
    shown.do("advance")
    assert [len(dice) for dice in shown.match.state.battle.shown] == [3, 2]
    assert shown.match.state.step == "battle.after"


def test_where_people_share_a_screen_everybody_is_asked():
    shown = table(players=["human", "human"], seat=0)
    assert "passes" not in shown.screen
    shown.do("play", move=ATTACK)
    shown.do("play", move="done")
    assert shown.match.actor == 1
    shown.do("uncover", seat=1)
    assert shown.match.state.step == "battle.defender"
    assert offered(shown) == ["done"]


def test_who_predicts_is_asked_too():
    shown = table(more={"hands": [["spy"], ["rally"]]})
    shown.do("passes", on=False)
    shown.do("play", move=ATTACK)
    shown.do("play", move="done")
    shown.do("predict", on=True)
    shown.do("passes", on=True)
    assert shown.match.state.step == "battle.sabotage"
    shown.do("predict", on=False)
    shown.do("passes", on=True)
    assert shown.match.state.step == "battle.before"


def test_what_must_be_answered_is_never_answered_by_itself():
    """One legal move that is no decline stays to be played."""
    shown = table(more={"continents": [["asia"], []], "hands": [[], []]})
    assert offered(shown) == ["yield"]
    shown.do("undo")
    assert offered(shown) == ["yield"]


def test_a_game_that_asks_no_such_questions_has_no_switch():
    assert "passes" not in opened().screen


def test_a_move_is_called_by_the_words_of_the_game():
    shown = table()
    labels = {c["label"]: [t["label"] for t in c["targets"]] for c in shown.screen["choices"]}
    assert "from Asia" in labels["Attack Europe of Seat 1"]
    shown.do("play", move=ATTACK)
    assert "Played Attack Europe of Seat 1 → from Asia" in answer(shown)
    shown.do("speak", language="fa")
    assert "حمله به \u2068اروپا\u2069" in answer(shown)
