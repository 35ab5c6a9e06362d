"""Playing a match: who is asked, who answers, and that the luck is the same wherever it is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import explorer

GAME = explorer.game("influence")
RADAR: dict[str, Any] = {
    "players": 2,
    "zones": ["harbour", "oasis", "mine", "coast", "village"],
    "hands": [["radar", "blue 7"], ["steal", "blue 2"]],
    "placed": {"harbour": [["green 1"], ["orange 3", "orange 5"]]},
    "to_move": 0,
}


def first(match: Any, verb: str) -> Any:
    """Return the first legal move of a verb."""
    return next(move for move in match.state.legal_moves() if move.verb == verb)


def play_on(match: Any, seed: str, moves: int) -> None:
    """Let people's seats play random moves, at most so many."""
    rng = Random(seed)
    for _ in range(moves):
        if match.actor is None:
            break
        match.play(rng.choice(match.state.legal_moves()))


def test_two_people_are_seated_by_default_and_dealt_the_same_cards_as_by_start() -> None:
    match = GAME.match(seed=7)
    assert [seat.player for seat in match.seats] == ["human", "human"]
    assert match.state == GAME.start(players=2, seed=7)
    assert match.actor == match.state.actor


def test_chance_has_a_node_for_each_card_it_deals() -> None:
    match = GAME.match(seed=7)
    dealt = [event for node in match.line() for event in node.events if event.kind == "dealt"]
    assert len(dealt) == 16
    assert {node.seat for node in match.line()[1:]} == {explorer.CHANCE}


def test_programs_answer_until_a_person_is_asked() -> None:
    match = GAME.match(players=["random", "human", "greedy"], seed=3)
    while not match.is_over:
        assert match.actor == 1
        match.play(match.view(1).legal_moves()[0])
    assert match.state.is_over


def test_programs_alone_play_to_the_end() -> None:
    assert GAME.match(players=["greedy", "random"], seed="alone").is_over


def test_play_returns_all_that_happened_until_a_person_is_asked_again() -> None:
    match = GAME.match(players=["human", "random"], seed=1)
    before = match.node
    told = match.play(match.view(0).legal_moves()[0])
    since = [node for node in match.line() if node.n > before.n]
    assert told == [event for node in since for event in node.events]
    assert {node.seat for node in since} >= {0, 1}


def test_without_auto_the_answers_wait_for_advance() -> None:
    match = GAME.match(players=["human", "random"], seed=1, auto=False)
    assert match.actor == explorer.CHANCE
    assert len(match.nodes) == 1
    match.advance()
    while match.actor != 0:
        match.advance(moves=1)
    match.play(match.view(0).legal_moves()[0])
    assert match.actor == 1
    assert match.advance(moves=1)
    assert match.actor == 0


def test_the_same_seed_plays_the_same_match() -> None:
    once, again = (GAME.match(players=["greedy", "random", "random"], seed=11) for _ in range(2))
    assert [node.move for node in once.nodes] == [node.move for node in again.nodes]
    assert once.state.digest() == again.state.digest()


def test_a_person_may_play_for_a_program_to_see_what_if() -> None:
    match = GAME.match(players=["human", "random"], seed=1)
    match.play(match.view(0).legal_moves()[0])
    asked = next(node for node in match.line() if node.state.actor == 1)
    chosen = next(child.move for child in asked.children)
    match.goto(asked.n)
    other = next(move for move in match.view(1).legal_moves() if move is not chosen)
    match.play(other)
    assert match.node.line()[asked.depth + 1].move is other
    assert match.node.line()[asked.depth + 1].by_hand


def test_a_text_is_accepted_wherever_a_move_is() -> None:
    match = GAME.match(start=RADAR)
    told = match.play("  Place BLUE 7 @ harbour ")
    assert "placed" in [event.kind for event in told]


def test_a_chance_that_is_asked_is_played_like_a_move() -> None:
    match = GAME.match(start=RADAR, chance="ask")
    match.play(first(match, "radar"))
    assert match.actor == explorer.CHANCE
    shown = match.state.legal_moves()[-1]
    match.play(shown, seat=explorer.CHANCE)
    saw = next(event for node in match.line() for event in node.events if event.kind == "radar-saw")
    assert "5" in saw.as_seen(0).sentence()
    assert match.actor == 1


def test_a_deal_can_be_asked_from_the_opening_on() -> None:
    match = GAME.match(players=2, chance="ask")
    zone = match.state.legal_moves()[3]
    match.play(zone)
    assert match.view(0).to_dict()["zones"] == [zone.text.split()[-1]]


def test_a_script_answers_in_order_in_every_branch() -> None:
    match = GAME.match(start=RADAR, chance="script", script=["show card 2", "draw blue 7"])
    match.play(first(match, "radar"))
    assert match.node.parent is not None
    assert [str(node.move) for node in match.line() if node.seat == explorer.CHANCE] == ["show card 2"]
    match.play(first(match, "steal"))
    assert str(match.node.move) == "draw blue 7"
    match.undo()
    match.undo()
    match.play("place blue 7 @ mine")
    assert match.actor == 1


def test_the_luck_of_a_radar_is_the_same_when_it_is_played_later_in_another_branch() -> None:
    start = {**RADAR, "hands": [["radar", "blue 7", "blue 9"], ["blue 2", "blue 4"]]}
    match = GAME.match(start=start, seed=5)
    match.play(first(match, "radar"))
    shown = next(node.move for node in match.line() if node.seat == explorer.CHANCE)
    match.undo()
    match.play("place blue 9 @ mine")
    match.play("place blue 2 @ mine")
    match.play(first(match, "radar"))
    assert [node.move for node in match.line() if node.seat == explorer.CHANCE] == [shown]


def test_a_match_starts_from_a_state_and_leaves_it_alone() -> None:
    state = GAME.start(players=3, seed=2)
    digest = state.digest()
    match = GAME.match(start=state)
    assert len(match.seats) == 3
    play_on(match, "x", 4)
    assert state.digest() == digest


def test_rulings_judge_a_start_position_anew() -> None:
    match = GAME.match(start=RADAR, rulings={"radar-pick": "viewer-picks"})
    match.play(first(match, "radar"))
    assert match.actor == 0
    assert match.node.state.question is not None
    assert "show" in match.node.state.question.verbs


def test_the_state_handed_out_is_a_copy() -> None:
    match = GAME.match(seed=7)
    digest = match.node.state.digest()
    match.state.play(match.state.legal_moves()[0])
    assert match.node.state.digest() == digest


def test_a_refused_move_changes_nothing() -> None:
    match = GAME.match(seed=7)
    saved = match.to_dict()
    mover = match.actor
    with pytest.raises(explorer.IllegalMove) as refused:
        match.play(match.view(mover).legal_moves()[0], seat=1 - mover)
    assert refused.value.verdict.reasons
    with pytest.raises(explorer.NotationError):
        match.play("place the king")
    assert match.to_dict() == saved


def test_after_the_end_a_move_is_refused_with_the_clause() -> None:
    match = GAME.match(players=["random", "random"], seed=2)
    with pytest.raises(explorer.IllegalMove) as refused:
        match.play("place blue 7 @ mine")
    assert refused.value.verdict.reasons[0].clauses


def test_the_log_tells_each_seat_its_own_secrets_only() -> None:
    match = GAME.match(seed=7)
    play_on(match, "log", 6)
    own, other, public, whole = (match.log(seat) for seat in (0, 1, None, explorer.ALL))
    assert len(own) == len(other) == len(public) == len(whole)
    for mine, theirs, seen, said in zip(own, other, public, whole, strict=True):
        assert said in (mine, theirs)
        assert seen in (mine, theirs)
    assert own != public
    assert all("000" in line or "R000" in line for line in whole)


def test_the_log_after_a_node_tells_the_rest_only() -> None:
    match = GAME.match(seed=7)
    at, before = match.node.n, match.log(explorer.ALL)
    match.play(match.view(match.actor).legal_moves()[0])
    rest = match.log(explorer.ALL, after=at)
    assert rest
    assert before + rest == match.log(explorer.ALL)


def test_names_are_kept_as_typed_and_cannot_turn_a_sentence_round() -> None:
    names = ["<script>alert(1)</script>", "ليلى\u202e\nBob"]
    match = GAME.match(seed=7, names=names)
    assert [seat.name for seat in match.seats] == names
    shown = list(match.names_as_words().values())
    assert shown == ["<script>alert(1)</script>", "ليلى\\u202e\\u000aBob"]
    assert not any("\u202e" in line or "\n" in line for line in match.log(explorer.ALL))
    assert any("ليلى" in line for line in match.log(explorer.ALL, language="ar"))


def test_a_persian_name_keeps_its_joiners() -> None:
    assert list(GAME.match(seed=1, names={1: "علی‌رضا"}).names_as_words().values()) == ["علی‌رضا"]
