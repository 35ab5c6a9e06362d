"""How zones and the match are decided, against a scorer written from the document's lines alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import explorer
from tests.rules.influence.random_play import FULL, POCKET, at_turn, starts, walk

PARTICIPANTS = ("valid-cards", "placed-cards", "all-players")
SCOPES = ("lasting", "already-there")
POSITIONS = 500

# Lines 28 to 33, 44, 48 and 57 to 60 of document 000, and nothing of the engine's.


def settle(cards: list[list[str]], flipped: bool, cancels: list[tuple[str, list[int]]], who: str, scope: str) -> Any:
    """Return (fate, seat or None) of one zone. `cancels` are colours with how many cards each seat had there then."""

    def valid(seat: int, i: int, card: str) -> bool:
        return not any(card.split()[0] == c and (scope == "lasting" or i < had[seat]) for c, had in cancels)

    counted = [[c for i, c in enumerate(row) if valid(seat, i, c)] for seat, row in enumerate(cards)]
    if not any(cards):
        return "ownerless", None
    if not any(counted):
        return "burned", None
    taking_part = [seat for seat, row in enumerate(counted) if row]
    if flipped and who == "placed-cards":
        taking_part = [seat for seat, row in enumerate(cards) if row]
    if flipped and who == "all-players":
        taking_part = list(range(len(cards)))
    totals = {seat: sum(int(c.split()[1]) for c in counted[seat]) for seat in taking_part}
    best = (min if flipped else max)(totals.values())
    first = [seat for seat in taking_part if totals[seat] == best]
    return ("won", first[0]) if len(first) == 1 else ("burned", None)


def random_end(rng: Random, rulings: dict[str, str]) -> tuple[Any, list[Any], int]:
    """A revealed table with many ties, flips and cancels; the zones as the scorer takes them; number of players."""
    deck, players = FULL.deck, rng.randint(2, 5)
    highest = rng.choice([3, 5, 10])
    cards = [f"{colour} {v}" for colour in deck.colours for v in range(1, highest + 1)]
    rng.shuffle(cards)
    zones = rng.sample(range(len(deck.regions)), 5)
    placed = {r: [[] for _ in range(players)] for r in zones}  # type: dict[int, list[list[str]]]
    for card in cards[: rng.randint(0, min(len(cards), 8 * players))]:
        placed[rng.choice(zones)][rng.randrange(players)].append(card)
    marks, table = [], []
    for r in zones:
        name, turn = deck.regions[r], rng.randint(1, 9)
        flipped = rng.random() < 0.4
        if flipped:
            marks.append({"zone": name, "mark": "flipped", "turn": turn, "seat": 0})
        cancels = []
        for colour in rng.sample(deck.colours, rng.choice([0, 0, 1, 1, 2, 4])):
            had = [rng.randint(0, len(row)) for row in placed[r]]
            cancels.append((colour, had))
            marks.append({"zone": name, "mark": f"cancelled {colour}", "turn": turn, "seat": 1, "counts": had})
        if rng.random() < 0.2:
            marks.append({"zone": name, "mark": "immune", "turn": turn, "seat": 1})
        table.append((r, placed[r], flipped, cancels))
    state = FULL.state(
        {
            "players": players,
            "rulings": rulings,
            "zones": [deck.regions[r] for r in zones],
            "hands": [[]] * players,
            "placed": {deck.regions[r]: rows for r, rows in placed.items()},
            "marks": marks,
            "revealed": True,
        }
    )
    return state, table, players


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("who", PARTICIPANTS)
def test_every_zone_and_score_is_as_the_document_settles_it(who, scope):
    rng = Random(f"{who}/{scope}")
    for _ in range(POSITIONS):
        state, table, players = random_end(rng, {"participant": who, "cancel-scope": scope})
        points = [0] * players
        for r, cards, flipped, cancels in table:
            fate, winner = settle(cards, flipped, cancels, who, scope)
            finding = state.explain(f"zone:{FULL.deck.regions[r]}")
            assert finding.id.removeprefix("outcome-").split("-")[0] == fate
            if winner is not None:
                points[winner] += FULL.deck.worth[r]
                assert dict(finding.facts["seat"].args) == {"n": winner}
        assert state.scores() == points
        assert state.winners() == [seat for seat in range(players) if points[seat] == max(points)]
        for seat in range(players):
            assert state.explain(f"score:{seat}").facts["total"] == points[seat]
        result = state.explain("winner")
        assert result.id == ("outcome-draw" if points.count(max(points)) > 1 else "outcome-winner")


def test_the_truth_table_meets_every_fate_under_every_reading():
    for who in PARTICIPANTS:
        for scope in SCOPES:
            rng, fates = Random(f"{who}/{scope}"), set()
            for _ in range(60):
                state, table, _ = random_end(rng, {"participant": who, "cancel-scope": scope})
                fates |= {state.explain(f"zone:{FULL.deck.regions[r]}").id for r, *_ in table}
            assert fates == {"outcome-ownerless", "outcome-burned-cancelled", "outcome-burned-tie", "outcome-won"}


def test_the_readings_of_participant_differ_somewhere():
    scores = set()
    for who in PARTICIPANTS:
        rng = Random(3)
        scores.add(str([random_end(rng, {"participant": who})[0].scores() for _ in range(40)]))
    assert len(scores) == 3


def zone(first: str, second: str, *marks: str, third: str | None = None, **rulings: str) -> Any:
    """Harbour, worth 6, with what each seat laid there and its marks."""
    rows = [row.split(", ") if row else [] for row in (first, second, *([third] if third is not None else []))]
    return FULL.state(
        {
            "players": len(rows),
            "zones": ["harbour", "village", "oasis", "valley", "island"],
            "hands": [[]] * len(rows),
            "placed": {"harbour": rows},
            "marks": [{"zone": "harbour", "mark": mark} for mark in marks],
            "rulings": rulings,
            "revealed": True,
        }
    )


def test_the_highest_total_takes_the_whole_value():
    assert zone("orange 7, blue 3", "green 9").scores() == [6, 0]


def test_in_a_flipped_zone_the_lowest_total_takes_it():
    assert zone("orange 7, blue 3", "green 9", "flipped").scores() == [0, 6]


def test_cards_of_a_cancelled_colour_do_not_count():
    assert zone("orange 7, blue 3", "green 9", "cancelled orange").scores() == [0, 6]


def test_cancelled_and_flipped_work_together():
    assert zone("orange 7, blue 3", "green 9", "cancelled orange", "flipped").scores() == [6, 0]


def test_a_tie_on_the_winning_total_burns_the_zone_and_the_next_best_gets_nothing():
    state = zone("orange 9", "green 9", third="blue 4")
    assert state.scores() == [0, 0, 0]
    assert state.explain("zone:harbour").id == "outcome-burned-tie"


def test_in_a_flipped_zone_a_tie_higher_up_changes_nothing():
    assert zone("orange 9", "green 9", "flipped", third="blue 4").scores() == [0, 0, 6]


def test_a_zone_whose_cards_are_all_cancelled_is_burned():
    assert zone("orange 9", "", "cancelled orange").explain("zone:harbour").id == "outcome-burned-cancelled"


def test_a_zone_without_a_card_is_ownerless_even_under_marks():
    assert zone("", "", "flipped", "cancelled blue").explain("zone:harbour").id == "outcome-ownerless"


def test_whoever_is_alone_with_a_valid_card_wins_flipped_or_not():
    assert zone("blue 2", "").scores() == zone("blue 2", "", "flipped").scores() == [6, 0]


@pytest.mark.parametrize(
    ("reading", "scores"), [("valid-cards", [0, 6, 0]), ("placed-cards", [6, 0, 0]), ("all-players", [0, 0, 0])]
)
def test_who_takes_part_when_the_lowest_wins_is_a_ruling(reading, scores):
    # seat 0 has cancelled cards only, seat 1 valid ones, seat 2 nothing
    state = zone("orange 9", "blue 2", "flipped", "cancelled orange", third="", participant=reading)
    assert state.scores() == scores


@pytest.mark.parametrize("reading", PARTICIPANTS)
def test_who_takes_part_does_not_matter_when_the_highest_wins(reading):
    assert zone("orange 9", "blue 2", "cancelled orange", participant=reading).scores() == [0, 6]


def test_leaders_share_a_drawn_match_without_a_tie_break():
    state = FULL.state(
        {
            "players": 3,
            "zones": ["oasis", "valley", "village", "harbour", "market"],
            "hands": [[]] * 3,
            "placed": {"oasis": [["blue 1"], [], []], "valley": [[], ["blue 2"], []], "village": [[], [], ["blue 3"]]},
            "revealed": True,
        }
    )
    assert state.scores() == [4, 4, 3]
    assert state.winners() == [0, 1]
    assert sum(state.returns()) == 0
    assert state.returns()[0] == state.returns()[1] > state.returns()[2]


def test_nobody_scoring_at_all_is_a_draw_between_all():
    assert zone("", "").winners() == [0, 1]


def test_nobody_has_won_before_the_end():
    state = at_turn("blue 7", "green 1", placed={"village": [["blue 3"], []]})
    assert state.winners() == []
    assert set(state.returns()) == {0}


@pytest.mark.parametrize("seed", range(20))
def test_the_reveal_tells_what_the_scorer_says(seed):
    state, rng = POCKET.start(3, seed, {"participant": "placed-cards"}), Random(seed)
    for _ in walk(state, rng):
        pass
    told = [e for e in state.events if e.kind.startswith("zone-")]
    assert len(told) == len(state.regions)
    for region, event in zip(state.regions, told, strict=True):
        rows = [[state.deck.tokens[k] for k in state.laid(region, seat)] for seat in range(3)]
        bits = state.marks[region]
        cancels = [(c, [99] * 3) for i, c in enumerate(state.deck.colours) if bits & (4 << i)]
        fate, winner = settle(rows, bool(bits & 2), cancels, "placed-cards", "lasting")
        assert event.kind == f"zone-{fate}"
        if winner is not None:
            assert dict(event.facts["seat"].args) == {"n": winner}
            assert event.facts["value"] == state.deck.worth[region]
    assert state.events[-1].kind == ("match-won" if len(state.winners()) == 1 else "match-drawn")


def test_a_struck_copy_is_told_apart_from_its_valid_twin():
    from tests.rules.influence.random_play import PAIRS

    state = PAIRS.state(
        {
            "game": PAIRS.id,
            "players": 2,
            "zones": ["village", "oasis", "valley"],
            "hands": [[], []],
            "placed": {"village": [["blue 2", "blue 2"], []]},
            "marks": [{"zone": "village", "mark": "cancelled blue", "counts": [1, 0]}],
            "rulings": {"cancel-scope": "already-there"},
            "revealed": True,
        }
    )
    total = next(f for f in state.explain("zone:village").below if f.id == "finding-zone-total")
    assert (len(total.facts["counted"]), len(total.facts["cancelled"]), total.facts["total"]) == (1, 1, 2)
    assert total.clauses == ("valid-total", "cancelled-not-counted")


def test_a_seat_cannot_be_told_what_will_come_of_a_zone_with_hidden_cards():
    state = at_turn("blue 7", "green 1", placed={"village": [["blue 3"], ["green 9"]], "oasis": [["blue 4"], []]})
    assert state.view(0).explain("zone:village").holds is None
    assert state.view(0).explain("zone:oasis").id == "outcome-won"
    assert state.view(1).explain("zone:oasis").holds is None
    assert state.view(explorer.ALL).explain("zone:village").id == "outcome-won"
    for topic in ("score:0", "winner"):
        assert state.view(0).explain(topic).holds is None


def test_a_finding_lights_the_path_that_was_taken():
    finding = zone("orange 9", "green 9").explain("zone:harbour")
    assert [answer for _, answer in finding.answers] == [True, True, False, True]
    assert [step.holds for step in finding.below[:4]] == [True, True, False, True]


def test_an_unknown_topic_is_refused_with_those_there_are():
    with pytest.raises(explorer.ExplorerError, match="zone:harbour"):
        zone("", "").explain("zone:atlantis")


@given(starts(), st.integers(1, 40))
def test_zones_that_are_kept_come_to_what_they_would_come_to_anew(start, plies):
    state, rng = start
    for _ in walk(state, rng, plies):
        anew = state.copy()
        anew.fates = [None] * len(anew.fates)
        assert state.scores() == anew.scores()
        other = state.view(rng.randrange(state.players)).sample_world(rng)
        fresh = other.copy()
        fresh.fates = [None] * len(fresh.fates)
        assert other.scores() == fresh.scores()


def test_zones_that_are_kept_are_decided_again_under_other_rulings():
    state = at_turn(
        "blue 1", "blue 2", "blue 3",
        placed={"village": [["orange 5"], ["orange 7"], []]},
        marks=[{"zone": "village", "mark": "flipped"}],
    )  # fmt: skip
    assert state.scores()[0] > 0
    assert state.under({"participant": "all-players"}).scores()[2] > state.under({}).scores()[2]
