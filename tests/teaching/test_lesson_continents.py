"""What the lesson on continents and its teacher's page say is what the engine says; both read without a kernel."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import explorer
from explorer.core.registry import find_game
from explorer.counting.battles import battle, roll, war
from explorer.counting.ties import ties
from explorer.drawing.readings import readings
from explorer.matches.scenes import load_scene
from explorer.rules.continents.rolling import ways_of
from explorer.teaching.lesson import exit_question
from explorer.teaching.walkthrough import ASK, Walkthrough
from tests.teaching.lesson_pages import LessonPages, fact, flat

PAGES = LessonPages("continents")
cells, page, source, rows = PAGES.cells, PAGES.page, PAGES.source, PAGES.rows
SCENES = PAGES.scenes


def part(heading: str) -> str:
    """One part of the teacher's page, up to the next heading of its level, as one line."""
    return flat(page().split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0])


def printed(id: str) -> str:
    """What a cell of the saved notebook has printed."""
    return "".join("".join(out.get("text", "")) for out in cells()[id]["outputs"])


def position(id: str) -> Any:
    """The position that a cell of the notebook writes down."""
    names: dict[str, Any] = {}
    exec(source(id).split("\n}\n")[0] + "\n}\n", names)
    return find_game("continents").state(names["position"])


def after(state: Any, *moves: str) -> Any:
    played = state.copy()
    for move in moves:
        played.play(move)
    return played


@pytest.fixture
def table() -> Any:
    return position("table")


@pytest.fixture
def three_rolls_later() -> Any:
    return explorer.run_scene("continents/lesson-5-battle")[-1].state


# the walkthroughs


def on_the_board(question: str) -> list[tuple[str, str]]:
    """The answer to the one question that the board answers, not a sentence."""
    if question != "How many dice does each side roll?":
        return []
    red, black = explorer.run_scene("continents/lesson-3-dice")[0].state.to_dict()["battle"]["dice"]
    cited = find_game("continents").cite("attack-dice", "defence-dice")
    return [(f"{red} red dice and {black} black ones.", cited)]


@pytest.mark.parametrize("scene", SCENES)
def test_no_question_about_dice_is_answered_by_the_board_above_it(scene: str) -> None:
    """What a pair comes to is drawn as soon as its dice lie there, so they lie there only once it has been asked."""
    for shot in explorer.run_scene(f"continents/lesson-{scene}"):
        if shot.step.ask and any(topic.startswith("pair:") for topic in shot.step.expect.get("finding", ())):
            assert not [topic for topic in shot.before.topics() if topic.startswith("pair:")]


def test_the_bridge_to_australia_is_not_given_away_by_what_stands_beside_the_question() -> None:
    walk = Walkthrough("continents/lesson-1-map")
    while "bridge" not in walk.asked():
        assert walk.forward()
    assert walk.at.stage == ASK
    assert (walk.highlight, walk.prompt(), walk.choices()) == ((), "", ())


@pytest.mark.parametrize("scene", SCENES)
def test_the_teachers_page_answers_every_question_of_a_walkthrough_as_the_engine_does(scene: str) -> None:
    title = load_scene(f"continents/lesson-{scene}").title["en"]
    shown = page().split(f"### Walkthrough {scene[0]}. {title}\n")[1].split("\n### ")[0]
    lines = [line for line in shown.splitlines() if line.startswith("| ")][1:]
    given = [tuple(part.strip() for part in line.strip("|").split("|")) for line in lines]
    questions = PAGES.asked(scene)
    assert [row[0] for row in given] == [question for question, _ in questions]
    for (_, answer, cited), (question, sentences) in zip(given, questions, strict=True):
        assert (answer, cited) in [*sentences, *on_the_board(question)], question


def test_the_lesson_tells_the_battle_as_the_collection_does() -> None:
    """The walkthrough's steps are those of the scene that the clause on the example cites, with the same dice."""
    lesson, cited = load_scene("continents/lesson-5-battle"), load_scene("continents/worked-battle")
    assert find_game("continents").clause("worked-battle").shown_by == "continents/worked-battle"
    assert lesson.position == cited.position

    def played(scene: Any) -> list[str]:
        return [move for step in scene.steps for move in (*step.moves, *step.chance)]

    assert played(lesson) == played(cited)


def test_every_number_on_a_die_of_the_documents_battle_is_called_ours() -> None:
    for step in load_scene("continents/lesson-5-battle").steps:
        if any(move.startswith("die") for move in (*step.moves, *step.chance)):
            assert "ours" in step.say["en"]
            assert "عددهای ما" in step.say["fa"]
    assert "the numbers on the dice are ours" in flat(source("walk-5-rule")).lower()


def test_three_cards_of_asia_and_two_of_europe_are_the_fewest_that_the_example_allows() -> None:
    """With a card less on either side some roll of the three would not have two pairs."""
    scene = load_scene("continents/lesson-5-battle")
    shots = explorer.run_scene(scene)
    pairs = [event.kind for shot in shots for event in shot.events if event.kind.startswith("pair-")]
    assert len(pairs) == 6
    last = next(shot.before for shot in shots if "pair-tied" in [event.kind for event in shot.events])
    held = last.to_dict()["continents"]
    assert (held[0].count("asia"), held[1].count("europe")) == (2, 2)
    assert "Three of Asia and two of Europe are the fewest" in scene.steps[0].say["en"]
    remarks = [r.text["en"] for r in find_game("continents").rulebook.remarks if "worked-battle" in r.clauses]
    shown = "".join(cells()["walk-5-remark"]["outputs"][0]["data"]["text/html"])
    assert all(text in shown for text in remarks)


def test_rally_has_one_moment_and_spy_several_as_the_notebook_says(table: Any) -> None:
    assert "Rally has a single moment." in flat(source("timing"))
    moments = {card: [found.holds for found in table.view(0).timing(card).below] for card in ("rally", "spy")}
    assert moments["rally"].count(True) == 1
    assert moments["spy"].count(True) > 3


# the odds


def test_the_three_numbers_of_a_roll_are_the_counted_ones() -> None:
    said, three, two = part("What is that worth?"), ties(3, 2), ties(2, 2)
    assert f"both pairs in {three.ways[0, 2]} of {three.thrown} falls" in said
    assert f"each side one in {three.ways[1, 1]}, and the attacker both in {three.ways[2, 0]}" in said
    assert f"would be {three.otherwise[0, 2]}, {three.otherwise[1, 1]} and {three.otherwise[2, 0]}" in said
    assert f"A pair is equal in {three.tied} falls" in said
    assert f"{two.ways[0, 2]} and {two.ways[2, 0]} of {two.thrown} would change places" in said
    for n in (three.ways[0, 2], three.ways[2, 0], three.otherwise[0, 2], two.ways[2, 0]):
        assert str(n) in printed("odds-ties-count")
    assert 3 * three.ways[0, 2] > three.thrown
    assert "In more than a third of the falls the defender loses both pairs" in flat(source("odds-ties"))


def test_whoever_wins_the_first_pair_is_likely_to_win_the_second() -> None:
    assert "whoever wins the first pair is likely to win the second" in flat(source("odds-ties"))
    runs = ways_of(find_game("continents").rules(2), (3, 2))
    for loser in (0, 1):
        assert runs[loser, loser] > runs[loser, 1 - loser]


def test_the_chance_of_the_documents_three_rolls_is_the_counted_one() -> None:
    first, second, third = roll(3, 2).losses[0, 2], roll(3, 2).losses[2, 0], roll(2, 2).losses[1, 1]
    chance = f"{float(first * second * third):.2%}"
    assert f"come just so in {chance} of all cases" in part("What is that worth?")
    assert chance in printed("walk-5-chance-count")


def test_seats_0_and_1_know_the_sabotage_and_seat_2_does_not(table: Any) -> None:
    spied = after(table, "spy on seat 1")
    assert 'spied.play("spy on seat 1")' in source("who-knows-table")
    known = [spied.view(seat).to_dict()["hands"][1] for seat in range(3)]
    assert known[0] == known[1] == ["troop", "troop", "sabotage"]
    assert known[2] == [None, None, None]
    assert "Seats 0 and 1 know the Sabotage: seat 1 holds it, seat 0 has seen it by the Spy." in part(
        "Who knows what now?"
    )
    assert "knows, by a Spy" in "".join(cells()["who-knows-table"]["outputs"][0]["data"]["text/html"])


# what the page and the notebook say about the table


@pytest.mark.parametrize(
    ("belief", "topic", "cell"),
    [
        ("Equal dice are rolled again.", "pair:1", "belief-tie"),
        ("Whoever loses the cards loses the coin.", "coin:africa", "belief-coin"),
        (
            "I must leave one card behind, so I cannot attack with my last one.",
            "attack europe of seat 1 from africa",
            "belief-last",
        ),
        ("Once I have declared war I must fight to the end.", "stop", "belief-stop"),
        ("And then I attack somebody else.", "attack europe of seat 1 from europe", "belief-second"),
    ],
)
def test_a_belief_is_answered_as_the_engine_answers_it(
    table: Any, three_rolls_later: Any, belief: str, topic: str, cell: str
) -> None:
    answer, cited = next(row[1:] for row in rows() if row[0] == f"“{belief}”")
    assert f'"{topic}"' in source(cell)
    assert f"“{belief}”" in "\n".join(source(id) for id in cells())
    if ":" in topic:
        state = explorer.run_scene("continents/lesson-3-dice")[1].state if cell == "belief-tie" else table
        found = state.explain(topic)
        assert (answer, cited) == (fact(found), found.citation())
        return
    verdict = (table if cell == "belief-last" else three_rolls_later).verdict(topic)
    assert verdict.legal == (cell != "belief-second")
    if verdict.legal:
        clause = "attack-from" if cell == "belief-last" else "go-on"
        assert (answer, cited) == (verdict.text(), table.game.cite(clause))
    else:
        assert (answer, cited) == (fact(verdict.reasons[0]), verdict.reasons[0].citation())


def test_dice_are_rolled_again_only_to_find_out_who_begins() -> None:
    said = "Dice are rolled again in one place only: to find out who begins (line 6)"
    assert said in flat(source("belief-tie-short"))
    assert 6 in find_game("continents").clause("first-player").lines


def test_the_refused_attack_has_the_three_parts_that_the_page_quotes(table: Any) -> None:
    reason = table.verdict("attack australia of seat 1 from africa").reasons[0]
    assert f"(“{fact(reason)}”), the clause ({reason.citation()}), and a way forward (“{reason.way('en')}”)" in part(
        "Try it"
    )


def test_what_the_single_card_of_africa_can_attack_is_what_the_page_says(table: Any) -> None:
    moves = {move.text for move in table.legal_moves() if move.text.endswith("from africa")}
    assert set(re.findall(r"`(attack [^`]*)`", flat(source("try-answer")))) == moves
    assert moves == {
        f"attack {land} of seat {seat} from africa"
        for land, seat in (("europe", 1), ("africa", 1), ("asia", 2), ("south-america", 2))
    }
    assert "Europe and Africa of seat 1, Asia and South America of seat 2." in part("Try it")


@pytest.mark.parametrize("source_", ["africa", "south-america"])
def test_the_chances_of_the_second_coin_are_reckoned_right(table: Any, source_: str) -> None:
    attack = f"attack south-america of seat 2 from {source_}"
    alone, helped = war(after(table, attack).view(0)), war(after(table, attack, "troop for attacker").view(0))
    said = part("Try it")
    name = {"africa": "Africa", "south-america": "South America"}[source_]
    bare, troop = said.split(" 4. With the troop ")
    assert f"from {name} {float(alone.reached):.1%}" in bare.replace("From", "from")
    assert f"{float(helped.reached):.1%} from {name}" in troop
    assert (f"in {float(alone.won):.1%} of the cases" in bare) == (source_ == "south-america")
    assert [line.count("%") for line in printed("try-count").splitlines()] == [2, 2, 2, 2]
    for number in (alone.reached, alone.won, helped.reached, helped.won):
        assert f"{float(number):.1%}" in printed("try-count")


def test_no_other_attack_can_bring_the_second_coin_in_this_turn(table: Any) -> None:
    coins = {}
    for move in table.legal_moves():
        if move.text.startswith("attack"):
            coins[move.text] = war(after(table, move.text).view(0)).reached
    assert {move for move, chance in coins.items() if chance} == {
        "attack south-america of seat 2 from africa",
        "attack south-america of seat 2 from south-america",
    }


# what if


def test_both_lines_meet_the_same_dice_but_for_the_third(table: Any) -> None:
    assert "seed=6" in source("branches")
    logs = [part.splitlines() for part in printed("branches-compared").split("lay the troop:")]
    dice = [re.findall(r"attacking side: ([\d ]+)", "\n".join(log))[0].split() for log in logs]
    assert sorted(dice[0]) == ["1", "1"]
    assert sorted(dice[1]) == ["1", "1", "6"]
    said = part("What if?")
    assert f"the dice are {', '.join(dice[0])} against 5" in said
    assert f"they are {', '.join(dice[1])} against 5, and seat 0 wins the match" in said
    assert "surrenders South America" in "\n".join(logs[0])
    assert "wins the match" in "\n".join(logs[1])


def test_the_readings_of_that_battle_differ_as_the_page_says() -> None:
    said = part("What if?")
    for cards in (2, 3, 4):
        idle, active = (
            float(battle(cards, cards, same=True, rulings={"that-battle": option}).won)
            for option in ("whole-attack", "this-roll")
        )
        assert f"{idle:.1%} or {active:.1%} ({cards} against {cards})" in said
        told_so = f"{cards} against {cards}: idle for the whole attack {idle:.1%}, for this roll only {active:.1%}"
        assert told_so in printed("battle-worth-count")
    dice = [
        explorer.run_scene(f"continents/{scene}")[1].state.to_dict()["battle"]["dice"]
        for scene in ("captured-card-is-idle", "captured-card-acts-next-roll")
    ]
    assert dice == [[1, 1], [2, 1]]
    assert "one red die by the usual reading, two by the other" in said


def test_the_optional_draw_adds_one_move_and_the_page_quotes_both_readings() -> None:
    ruling = find_game("continents").rulebook.rulings["draw-duty"]
    assert f"“{ruling.options['must'].text['en']}” or “{ruling.options['may'].text['en']}”" in part("What if?")
    must, may = re.findall(r"\[(.*?)\]", printed("draw-duty-moves"))
    assert may == f"{must}, 'draw nothing'"


def test_twenty_matches_change_winners_and_settle_no_share() -> None:
    html = "".join(cells()["draw-duty-compared"]["outputs"][0]["data"]["text/html"])
    changed = re.search(r"The winners change in ([\d.]+) %", html)
    assert changed is not None
    assert float(changed[1]) > 0
    shares = re.findall(r"Share of wins, Seat.*?\[([−+][\d.]+), ([−+][\d.]+)\]", html)
    assert len(shares) == 2
    assert all(low.startswith("−") and high.startswith("+") for low, high in shares)
    assert "The winners are the same in all 20 matches played" in printed("endless-compared")


def test_a_match_of_two_hundred_turns_ends_by_one_reading_only() -> None:
    last = after(position("endless"), "yield", "card troop")
    sentences = [fact(reading.finding) for reading in readings(last, "winner", "endless")]
    assert len(set(sentences)) == 2
    assert f"With the limit: “{sentences[0]}” Without: “{sentences[1]}”" in part("What if?")


# the exit question


def test_the_exit_question_has_one_right_answer_and_the_page_gives_it() -> None:
    moves = re.findall(r'"((?:attack|troop)[^"]*)"', source("exit-board").split("for move in")[1])
    dice = [f"die {n}" for n in re.findall(r"\d+", source("exit-question").split("for die in [")[1].split("]")[0])]
    rolled = after(position("exit-board"), *moves, *dice)
    question = exit_question(rolled, topic="war")
    right = [option.text for option in question.options() if question.answer(option.id).right]
    assert len(right) == 1
    assert f"“{right[0]}” ({rolled.explain('war').citation()}.)" in part("Exit question")
    facts = rolled.explain("war").facts
    assert (facts["attacking"], facts["defending"], facts["troops"]) == (2, 1, 0)
    assert "Two cards of Asia and one of Australia are left in the war." in part("Exit question")
    pips = [die.removeprefix("die ") for die in dice]
    assert f"| {', '.join(pips[:3])} | {', '.join(pips[3:])} |" in source("exit")


def test_the_exit_question_does_not_give_its_answer_away() -> None:
    seen = json.dumps(cells()["exit-board"]["outputs"])
    assert "may repeat" not in seen
    assert "may go on" not in seen


def test_the_second_exit_question_is_a_refused_attack(table: Any) -> None:
    move = "attack europe of seat 1 from south-america"
    reason = table.verdict(move).reasons[0]
    assert exit_question(table, move=move).answer("refused").right
    assert f"The second question: not legal. “{fact(reason)}” ({reason.citation()}.)" in part("Exit question")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_question_is_shown_with_every_answer_and_its_feedback(table: Any, language: str) -> None:
    html = str(exit_question(three_left(), topic="war").shown(language))
    assert (html.count("<details"), html.count("✓"), html.count("✗")) == (3, 1, 2)
    html = str(exit_question(table, topic="coin:africa").shown(language))
    assert (html.count("<details"), html.count("✓"), html.count("✗")) == (5, 1, 4)


def three_left() -> Any:
    moves = ("attack australia of seat 1 from asia", "troop for attacker")
    return after(position("exit-board"), *moves, "die 5", "die 5", "die 2", "die 5", "die 4")


# from the right


def test_what_is_in_persian_runs_from_the_right_even_where_a_notebook_is_not_trusted() -> None:
    """JupyterLab takes `dir` out of such a notebook; the style stays."""
    for id in ("persian", "persian-walk", "persian-timing", "persian-odds"):
        for opened in re.findall(r"<(?:p|h3)\b[^>]*>", source(id)):
            assert 'dir="rtl" lang="fa"' in opened
            assert "direction:rtl;text-align:right" in opened
