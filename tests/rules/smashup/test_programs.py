"""Programs by their keys: who has one, what further work of the same program takes along, whose it is."""

from __future__ import annotations

from explorer.rules.smashup.programs import begin, carry_on, clause_of, key, programs_of, site_key, source_word
from tests.rules.smashup.table import CAVE, FACTORY, MALL, lay


def test_a_card_has_a_key_for_each_of_its_programs_and_none_for_others() -> None:
    s = lay(bases=(CAVE, FACTORY, MALL))
    scout, cave = s.kit.numbers["scout-1"], s.kit.base_tokens.index(CAVE)
    assert (key(s, scout, "after"), key(s, scout, "play")) == ("scout.after", "")
    assert (site_key(s, cave, "destroyed"), site_key(s, cave, "after")) == ("cave-of-shinies.destroyed", "")
    assert {"scout.after", "cave-of-shinies.destroyed"} <= {*s.rules.programs}


def test_empty_programs_have_no_key() -> None:
    assert programs_of({id: s for id, s in lay().game.says({}).items() if id in ("king-rex", "jungle-oasis")}) == {}


def test_nothing_begins_without_a_program() -> None:
    s = lay()
    begin(s, "", 0)
    assert len(s.stack) == 1


def test_further_work_takes_along_what_the_program_knows_and_not_what_this_step_noted() -> None:
    s = lay({FACTORY: ["scout-1"]})
    begin(s, "collector.play", 1, s.kit.numbers["collector-1"], me=1, here=0)
    s.stack[-1].memo |= {"picks": [1], "last": [1], "did": True}
    frame = carry_on(s, s.stack[-1], "act.next", todo=[1])
    assert frame.memo == {"text": "collector.play", "at": 0, "me": 1, "here": 0, "last": [1], "todo": [1]}
    assert (frame.seat, frame.source) == (1, s.kit.numbers["collector-1"])


def test_a_frame_is_called_by_the_card_or_base_whose_text_it_carries_out() -> None:
    s = lay(bases=(CAVE, FACTORY, MALL))
    begin(s, "collector.play", 1, s.kit.numbers["collector-1"])
    assert (source_word(s, s.stack[-1]).id, clause_of(s, s.stack[-1])) == ("card-collector", "collector")
    begin(s, "cave-of-shinies.destroyed", 1)
    assert (source_word(s, s.stack[-1]).id, clause_of(s, s.stack[-1])) == ("base-cave-of-shinies", "cave-of-shinies")
