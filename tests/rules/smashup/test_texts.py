"""What stands on cards is made from what they do."""

from __future__ import annotations

import pytest

from explorer.rules.smashup import GAME
from explorer.rules.smashup.abilities import Ability, Bonus
from explorer.rules.smashup.factions import CARDS, SITES
from explorer.rules.smashup.texts import ability_lines, written
from explorer.rules.smashup.writing import destroy, draw, extra, may, minion


@pytest.mark.parametrize("language", ["en", "vi"])
@pytest.mark.parametrize("id", [*CARDS, *SITES])
def test_every_card_and_base_reads_as_sentences(id: str, language: str) -> None:
    text = GAME.clause(id).text[language]
    assert text.endswith(".")
    assert "  " not in text
    assert ".." not in text.replace("...", "")


def said(ability: Ability, language: str = "en") -> str:
    return written(GAME.words(language), list(ability_lines(ability, minion=True)))


def test_a_text_changes_with_the_data() -> None:
    strict = Ability((destroy(minion("here", most=2)),))
    assert said(strict) == "When you play it: destroy a minion on this base with 2 power or less."
    mild = Ability((may(destroy(minion("here", "others", most=3))),))
    assert said(mild) == (
        "When you play it: you may destroy a minion of other players on this base with 3 power or less."
    )
    assert "có thể tiêu diệt" in said(mild, "vi")


def test_limits_and_amounts_are_read_out() -> None:
    text = said(Ability((extra(most=2), draw(2), draw("yours-here")), power=(Bonus("host", -4),)))
    assert "an extra minion with a printed power of 2 or less" in text
    assert "Draw 2 cards." in text
    assert "as many cards as the number of your minions here" in text
    assert "4 less power" in text


def test_a_refusal_cites_the_rule_and_the_card() -> None:
    s = GAME.state({
        "players": 2, "bases": ["factory", "tar-pits", "jungle-oasis"], "hands": [["laseratops-1"], []],
        "factions": [["dinosaurs", "aliens"], ["ninjas", "robots"]],
        "minions": [{"card": "warbot-1", "base": "factory"}, {"card": "zapbot-1", "base": "factory"}],
    })  # fmt: skip
    s.play("play laseratops-1 @ factory")
    reason = s.verdict("choose warbot-1").reasons[0]
    assert reason.text() == (
        "Warbot #1 has 4 power, and Laseratops reaches minions of 2 or less "
        "(assumed, R004-18; assumed, R004-20). Choose among Zapbot #1."
    )
    assert reason.clauses == ("power", "laseratops")


@pytest.mark.parametrize(
    ("id", "en", "vi"),
    [
        ("scry", "into your hand, for all to see.", "lên tay cho mọi người xem."),
        ("scout", "put this card into its owner’s hand.", "đưa lá này lên tay chủ của nó."),
        ("dinghy", "yours, each to another base of your choice.", "của bạn, mỗi lá sang một căn cứ khác"),
        ("full-sail", "yours, each to another base of your choice.", "của bạn, mỗi lá sang một căn cứ khác"),
        ("invasion", "Move a minion to another base.", "sang căn cứ khác."),
        ("mushroom-kingdom", "At the start of each player’s turn", "đầu lượt của mỗi người chơi"),
    ],
)
def test_a_card_says_who_sees_where_each_goes_and_whose_turn_it_is(id: str, en: str, vi: str) -> None:
    for language, part in (("en", en), ("vi", vi)):
        assert part.lower() in GAME.clause(id).text[language].lower()
