"""What the document leaves open: every reading is shown by a scene, and switched where that means the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from explorer.core.errors import RulingError
from explorer.matches.scenes import load_scene, scene_names
from explorer.rules.smashup import GAME
from explorer.rules.smashup.texts import ability_lines, site_lines, written
from tests.rules.smashup.table import FACTORY, MALL, OASIS, lay, random_game, say, texts

CARDS_FIRST = {"after-order": "cards-first"}


def test_all_remarks_of_the_reading_are_in_the_rulebook() -> None:
    book = GAME.rulebook
    refs = {r.reference for r in book.rulings.values()} | {r.reference for r in book.remarks}
    assert {f"R004-{n:02}" for n in range(1, 13)} <= refs


def test_every_scene_that_the_reading_names_is_there(repository: Path) -> None:
    page = (repository / "docs/reading/smashup.md").read_text(encoding="utf-8")
    rows = [
        line
        for line in page.split("## The tricky cases")[1].split("## What is left")[0].splitlines()
        if line[:1] == "|"
    ]
    named = {name for row in rows for name in re.findall(r"`([a-z-]+)`", row)} - set(GAME.rulebook.rulings)
    assert len(named) > 50
    assert {f"smashup/{name}" for name in named} - set(scene_names("smashup")) == set()


def test_every_option_of_the_readings_on_cards_has_a_scene_that_is_played_under_it() -> None:
    played = {tuple(sorted(load_scene(name).rulings.items())) for name in scene_names("smashup")}
    for ruling in ("after-order", "text-plays", "infiltrate", "temple-ties", "terraforming", "affect", "draw-two"):
        for option in GAME.rulebook.rulings[ruling].options:
            assert ((ruling, option),) in played, (ruling, option)


@pytest.mark.parametrize("language", ["en", "vi"])
def test_what_a_card_says_under_another_reading_can_be_read_out(language: str) -> None:
    for ruling in GAME.readings:
        for id in GAME.changed_by(ruling):
            for option, says in GAME.readings[ruling].items():
                lines = ability_lines(says[id], minion=False) if id in GAME.ids else site_lines(says[id])
                said = written(GAME.words(language), list(lines))
                assert said
                assert said not in GAME.clause(id).text[language], (ruling, option, id)


def test_the_rules_carry_out_what_the_reading_says() -> None:
    rules = GAME.rules(2, {"infiltrate": "stays", "temple-ties": "all"})
    assert rules.abilities[GAME.kit.numbers["infiltrate-1"]].triggers == ()
    assert "infiltrate.turn-start" not in rules.programs
    assert "infiltrate.turn-start" in GAME.rules(2).programs


def scoring() -> Any:
    return lay({OASIS: ["king-rex-1", "laseratops-1", "shinobi-1"], FACTORY: ["scout-1"]}, bases=(OASIS, MALL, FACTORY))


def test_the_order_after_scoring_can_be_switched_before_a_base_scores_and_not_after() -> None:
    s = scoring()
    assert s.under(CARDS_FIRST).rules.base_first is False
    s = lay({"mothership": ["king-rex-1", "laseratops-1", "laseratops-2", "ninja-master-1", "shinobi-1"]},
            bases=("mothership", MALL, FACTORY))  # fmt: skip
    say(s, "done")
    assert "choose shinobi-1" in texts(s)
    with pytest.raises(RulingError, match="after-order"):
        s.under(CARDS_FIRST)


def test_a_text_that_is_being_carried_out_keeps_its_reading() -> None:
    s = GAME.state({
        "players": 2, "bases": [FACTORY, MALL, OASIS], "factions": [["zombies", "dinosaurs"], ["aliens", "robots"]],
        "hands": [["they-keep-coming-1"], []], "discards": [["king-rex-1"], []],
    })  # fmt: skip
    assert s.under({"text-plays": "may"}).rules.rulings["text-plays"] == "may"
    say(s, "play they-keep-coming-1")
    with pytest.raises(RulingError, match="text-plays"):
        s.under({"text-plays": "may"})
    assert s.under({"infiltrate": "stays"}).rules.rulings["infiltrate"] == "stays"


def test_a_set_up_under_way_keeps_its_readings() -> None:
    s = GAME.opening(2)
    for ruling, option in (("factions-taken", "free"), ("mulligan", "once")):
        with pytest.raises(RulingError, match=f"{ruling}: the match is still being set up"):
            s.under({ruling: option})


def test_why_not_now_is_said_in_vietnamese_too_with_the_figures_of_the_box() -> None:
    held = {0: list(GAME.kit.tokens[:11])}
    for s, change in ((lay(vp=[15, 0]), {"victory-when": "at-once"}),
                      (lay(hands=held, factions=[["aliens", "dinosaurs"], ["ninjas", "robots"]]),
                       {"hand-limit-when": "always"})):  # fmt: skip
        with pytest.raises(RulingError) as refused:
            s.under(change)
        assert refused.value.said is not None
        said = {language: GAME.words(language).say(refused.value.said) for language in ("en", "vi")}
        assert said["en"] != said["vi"]
        assert all(re.search(r"\b1[05]\b", text) for text in said.values())


def under(s: Any, ruling: str, option: str) -> Any:
    """Return the position under another reading, None where it is refused for that ruling."""
    try:
        return s.under({ruling: option})
    except RulingError as error:
        if error.key != ruling:
            raise
        return None


def test_a_position_of_a_match_can_be_judged_under_any_reading_or_says_why_not() -> None:
    rulings = [(r.id, option) for r in GAME.rulebook.rulings.values() for option in r.options if r.id != "second-box"]
    for seed in range(2):
        for n, (s, _) in enumerate(random_game(seed, 3)):
            if n % 12:
                continue
            for ruling, option in rulings:
                other = under(s, ruling, option)
                assert other is None or other.is_over or other.legal_moves()
