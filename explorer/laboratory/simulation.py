"""Simulating many matches between programs, and repeating what a receipt says was simulated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from explorer.core.errors import ExplorerError
from explorer.core.game import Game, find_game, variant
from explorer.laboratory.chunks import Span, cut
from explorer.laboratory.errors import LaboratoryError
from explorer.laboratory.receipts import Receipt, read_receipt
from explorer.laboratory.recipes import Recipe, package_version, recipe_for, whole
from explorer.laboratory.results import Simulation
from explorer.laboratory.running import Ledger, run

if TYPE_CHECKING:
    from tqdm import tqdm

MOST_WORKERS = 256


def simulate(
    game: str | Game,
    players: Sequence[str],
    n: int = 1000,
    *,
    rulings: Mapping[str, str] | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    cluster: Any = None,
    progress: bool | None = None,
    lead: int = 1000,
) -> Simulation:
    """Return what comes of n matches between programs.

    Match i, counted from 0, is exactly `game.match(players, seed=f"{seed}/{i}", rulings=rulings)`; `result.match(i)`
    returns it. The result is the same to the last digit wherever the matches are played.

    players:  kinds of player, one a seat ('random', 'greedy', …); n at most 1,000,000.
    rulings:  readings other than the default ones.
    workers:  processes to share the work; 1 plays in this one. None begins here and takes all cores when that pays,
              or follows a `joblib.parallel_config` around the call.
    cluster:  a Dask cluster instead: 'tcp://host:8786' or a Dask client.
    progress: True shows a bar, False none; None shows one when it takes more than a second.
    lead:     in how many matches, from the first on, to follow the lead, which takes as long as two matches.

    An interruption (Ctrl-C, or the notebook's stop button) ends it early: the result then holds what was done and
    says so. Raises LaboratoryError, before anything is played, for a parameter that does not fit; later for a match
    that fails or a cluster that is lost, with what was done as `partial`.
    """
    recipe = recipe_for(game, players, n, rulings, seed, lead)
    return _simulate(recipe, [(0, recipe.n)], workers, cluster, progress)


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
    result = _simulate(recipe, found.done, workers, cluster, progress)
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


def _simulate(recipe: Recipe, wanted: Iterable[Span], workers: Any, cluster: Any, progress: Any) -> Simulation:
    if workers is not None:
        workers = whole("workers", workers, 1, MOST_WORKERS)
        if cluster is not None:
            raise LaboratoryError("workers", "a cluster brings its own; give one or the other")
    if progress not in (None, True, False):
        raise LaboratoryError("progress", "expected True, False or None")
    chunks = cut(recipe.n, wanted)
    ledger = Ledger(len(recipe.players))
    with _bar(sum(stop - start for start, stop in chunks), progress) as bar:
        try:
            run(recipe, chunks, ledger, workers, cluster, bar.update)
        except KeyboardInterrupt:
            return Simulation(recipe, *ledger.entry, "interrupted")
        except LaboratoryError as error:
            if ledger.spans:
                error.partial = Simulation(recipe, *ledger.entry, "failed")
            raise
    return Simulation(recipe, *ledger.entry)


def _bar(total: int, progress: bool | None) -> tqdm[Any]:
    from tqdm.auto import tqdm

    delay = 0 if progress else 1  # seconds
    return tqdm(total=total, unit=" matches", delay=delay, disable=progress is False, leave=False)
