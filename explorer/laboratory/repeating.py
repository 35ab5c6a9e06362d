"""Repeating what a receipt says, and telling whether the same came of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError
from explorer.core.game import Game, find_game, variant
from explorer.laboratory.conducting import conduct
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.receipts import Receipt, read_receipt
from explorer.laboratory.recipes import Recipe, package_version, recipe_for
from explorer.laboratory.results import Simulation


def rerun(
    receipt: Receipt | Mapping[str, Any] | str | Path,
    *,
    cards: str | Path | None = None,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
) -> Simulation:
    """Return what comes of the matches of a receipt (a Receipt, its JSON, or its file's path), played once more.

    `cards` is the path of the card file, where another one than the game's own was used; the rest as in `simulate`.
    Raises LaboratoryError, naming the entry, for a receipt that was changed or does not fit this version, and with the
    new result as `partial` when the outcome is not the one on the receipt.
    """
    found = read_receipt(receipt)
    game = _game_of(found, cards)
    recipe = recipe_for(game, found.players, found.n, found.rulings, found.seed, found.lead)
    _check_cards(found, recipe)
    result = conduct(recipe, found.done, Simulation, workers, cluster, progress)
    if result.stopped:
        raise LaboratoryError("rerun", "it was interrupted, so there is nothing to compare with the receipt", result)
    if result.tally.digest() != found.tally:
        raise LaboratoryError(
            "tally",
            f"the outcome is not the one on the receipt, made with ruleset {found.rulebook} and rules-explorer "
            f"{found.package}; this is ruleset {result.game.rulebook.version} and {package_version()}",
            result,
        )
    return result


def _game_of(receipt: Receipt, cards: str | Path | None) -> Game:
    """Return the game of a receipt, with the card file that it names. Raises LaboratoryError for another one."""
    if receipt.cards is not None and cards is None:
        said = f"the receipt needs the card file {receipt.cards['name']}; give its path: rerun(receipt, cards=…)"
        raise LaboratoryError("cards", said)
    try:
        if cards is None:
            return find_game(receipt.game)
        found = variant(find_game(receipt.game.partition("(")[0]), Path(cards))
    except ExplorerError as error:
        raise LaboratoryError("game" if cards is None else "cards", str(error)) from None
    return found


def _check_cards(receipt: Receipt, recipe: Recipe) -> None:
    """Raise LaboratoryError unless the cards are those of the receipt."""
    then = None if receipt.cards is None else receipt.cards["digest"]
    now = None if recipe.cards is None else recipe.cards.digest
    if then != now:
        raise LaboratoryError("cards", "this is not the card file that the receipt was made with")
