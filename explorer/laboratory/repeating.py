"""Repeating what a receipt says, and telling whether the same came of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError
from explorer.core.game import Game
from explorer.core.registry import find_game, variant
from explorer.laboratory.comparisons import Comparison
from explorer.laboratory.conducting import conduct
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.measuring import known_measures
from explorer.laboratory.meetings import Tournament
from explorer.laboratory.paired import PairedRecipe
from explorer.laboratory.receipts import AnyReceipt, Receipt, TournamentReceipt, read_receipt
from explorer.laboratory.recipes import Cards, package_version, recipe_for
from explorer.laboratory.results import Simulation
from explorer.laboratory.rounds import TournamentRecipe


def rerun(
    receipt: AnyReceipt | Mapping[str, Any] | str | Path,
    *,
    cards: str | Path | None = None,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
) -> Any:
    """Return what comes of the matches of a receipt (a receipt, its JSON, or its file's path), played once more.

    It is a result of the same kind, of a simulation, a comparison or a tournament.

    `cards` is the path of the card file, where another one than the game's own was used; the rest as in `simulate`.
    Raises LaboratoryError, naming the entry, for a receipt that was changed or does not fit this version, and with the
    new result as `partial` when the outcome is not the one on the receipt.
    """
    found = read_receipt(receipt)
    game = _game_of(found, cards)
    experiment, kind = _asked_by(found, game)
    _check_cards(found, experiment.cards)
    result = conduct(experiment, found.done, kind, workers, cluster, progress)
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


def _asked_by(receipt: AnyReceipt, game: Game) -> tuple[Any, Any]:
    """Return the experiment of a receipt, and the kind of its result. LaboratoryError for what this game lacks."""
    r = receipt
    if isinstance(r, TournamentReceipt):
        recipe = recipe_for(game, r.players[:1] * r.seats, r.n, r.rulings, r.seed, 0)
        return TournamentRecipe(recipe.game, r.players, r.seats, recipe.rulings, r.seed, r.n, recipe.cards), Tournament
    if isinstance(r, Receipt):
        return recipe_for(game, r.players, r.n, r.rulings, r.seed, r.lead), Simulation
    for key, entries in (("players", r.players), ("readings", r.readings)):
        if not entries:
            raise LaboratoryError(key, "expected at least one")
    recipes = [recipe_for(game, group, r.n, reading, r.seed, r.lead) for group in r.players for reading in r.readings]
    first, readings = recipes[0], tuple(recipe.rulings for recipe in recipes[: len(r.readings)])
    also = known_measures(game, r.also)
    return PairedRecipe(first.game, r.players, readings, r.seed, r.n, r.lead, r.level, first.cards, also), Comparison


def _game_of(receipt: AnyReceipt, cards: str | Path | None) -> Game:
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


def _check_cards(receipt: AnyReceipt, given: Cards | None) -> None:
    """Raise LaboratoryError unless the cards are those of the receipt."""
    then = None if receipt.cards is None else receipt.cards["digest"]
    now = None if given is None else given.digest
    if then != now:
        raise LaboratoryError("cards", "this is not the card file that the receipt was made with")
