"""Simulating and repeating, as users do it."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import explorer
from explorer.laboratory import conducting
from explorer.laboratory.playout import Playout
from explorer.laboratory.receipts import Receipt
from explorer.laboratory.results import Simulation

DECKS = Path(__file__).parents[1] / "rules" / "influence" / "decks"


def simulated(n: int = 12, **changed: Any) -> Simulation:
    usual = {"game": "influence", "players": ["random", "greedy"], "workers": 1, "progress": False}
    found: Simulation = explorer.simulate(n=n, **{**usual, **changed})
    return found


def changed_by_hand(result: Simulation, **entries: Any) -> dict[str, Any]:
    """Return a receipt whose checks fit, as another version of the package might have written it."""
    said = {k: v for k, v in result.receipt.to_dict().items() if k not in ("format", "check")} | entries
    texts = [f"{key}={json.dumps(value, sort_keys=True)}" for key, value in said.items()]
    check = "-".join(sha256(text.encode()).hexdigest()[:4] for text in texts)
    return {"format": Receipt.FORMAT, **said, "check": check}


def test_the_counts_are_those_of_the_matches() -> None:
    result = simulated(rulings={"participant": "all-players"}, seed="s")
    matches = [result.match(i) for i in range(12)]
    assert result.tally.winners == Counter(tuple(match.state.winners()) for match in matches)
    assert result.tally.scores[1] == Counter(match.state.scores()[1] for match in matches)
    assert [match.seed for match in matches[:2]] == ["s/0", "s/1"]
    assert matches[0].state.rules.rulings["participant"] == "all-players"


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"workers": 0}, "workers"),
        ({"workers": -1}, "workers"),
        ({"workers": 1.0}, "workers"),
        ({"workers": True}, "workers"),
        ({"workers": 10_000}, "workers"),
        ({"workers": 2, "cluster": "tcp://127.0.0.1:1"}, "workers"),
        ({"progress": "yes"}, "progress"),
        ({"players": ["random", "wizard"]}, "players[1]"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    changed: dict[str, Any], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "run", None)
    with pytest.raises(explorer.LaboratoryError) as refused:
        simulated(**changed)
    assert refused.value.key == key
    assert refused.value.partial is None


def test_a_receipt_brings_the_same_result() -> None:
    result = simulated(seed=4)
    again = explorer.rerun(result.receipt.text(), workers=1, progress=False)
    assert again.tally == result.tally
    assert again.receipt == result.receipt


def test_the_receipt_of_a_part_brings_that_part() -> None:
    def interrupt(recipe: Any, chunks: Any, ledger: Any, *rest: Any) -> None:
        run(recipe, [(3, 5), (8, 11)], ledger, *rest)
        raise KeyboardInterrupt

    run = conducting.run
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conducting, "run", interrupt)
        result = simulated(40)
    assert (result.stopped, result.done, result.n) == ("interrupted", 5, 40)
    again = explorer.rerun(result.receipt, workers=1, progress=False)
    assert again.tally == result.tally
    assert again.spans == result.spans == ((3, 5), (8, 11))


def test_another_outcome_is_an_error_that_names_both_versions() -> None:
    result = simulated()
    receipt = changed_by_hand(result, tally="0123456789abcdef", rulebook="0.9.0", package="0.0.1")
    with pytest.raises(
        explorer.LaboratoryError, match=r"made with ruleset 0\.9\.0 and rules-explorer 0\.0\.1"
    ) as other:
        explorer.rerun(receipt, workers=1, progress=False)
    assert other.value.key == "tally"
    assert other.value.partial.tally == result.tally


def test_a_receipt_that_does_not_fit_these_rules_is_refused() -> None:
    receipt = changed_by_hand(simulated(), rulings={"old-ruling": "yes"})
    with pytest.raises(explorer.LaboratoryError, match=r"rulings\.old-ruling: unknown"):
        explorer.rerun(receipt, workers=1, progress=False)


def test_an_interrupted_rerun_compares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    receipt = simulated().receipt

    def interrupt(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(conducting, "run", interrupt)
    with pytest.raises(explorer.LaboratoryError, match="rerun: it was interrupted") as stopped:
        explorer.rerun(receipt, workers=1, progress=False)
    assert stopped.value.partial.done == 0


def test_a_match_that_fails_is_named_and_the_others_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Playout.match

    def fail_at_seven(playout: Any, i: int) -> Any:
        if i == 7:
            raise explorer.LaboratoryError("match 7, seed '0/7'", "could not be played")
        return play(playout, i)

    monkeypatch.setattr("explorer.laboratory.playout.Playout.match", fail_at_seven)
    with pytest.raises(explorer.LaboratoryError, match="match 7, seed '0/7'") as failed:
        simulated()
    assert (failed.value.partial.stopped, failed.value.partial.spans) == ("failed", ((0, 7),))


def test_a_card_file_is_asked_for_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes((DECKS / "pocket.toml").read_bytes())
    result = simulated(game=explorer.game("influence", cards=file))
    receipt = result.receipt.to_dict()
    assert receipt["cards"]["name"] == "mine.toml"
    with pytest.raises(explorer.LaboratoryError, match=r"cards: the receipt needs the card file mine\.toml"):
        explorer.rerun(receipt, workers=1, progress=False)
    with pytest.raises(explorer.LaboratoryError, match="cards: this is not the card file"):
        explorer.rerun(receipt, cards=DECKS / "pairs.toml", workers=1, progress=False)
    with pytest.raises(explorer.LaboratoryError, match=r"cards: \S+gone\.toml: the file is missing"):
        explorer.rerun(receipt, cards=tmp_path / "gone.toml", workers=1, progress=False)
    copy = file.rename(tmp_path / "renamed.toml")
    assert explorer.rerun(receipt, cards=copy, workers=1, progress=False).tally == result.tally


def test_a_card_file_for_a_receipt_without_one_is_refused() -> None:
    with pytest.raises(explorer.LaboratoryError, match="cards: this is not the card file"):
        explorer.rerun(simulated().receipt, cards=DECKS / "pairs.toml", workers=1, progress=False)


def test_a_bar_shows_only_when_it_takes_long(capsys: pytest.CaptureFixture[str]) -> None:
    simulated(2, players=["random"] * 2, progress=None)
    assert capsys.readouterr() == ("", "")
    simulated(2, progress=True)
    assert "0/2" in capsys.readouterr().err
