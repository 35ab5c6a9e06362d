"""Which readings are to be compared: a ruling's, several rulings' one at a time, every combination, or as listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from explorer.core.errors import RulingError, clip, near
from explorer.core.game import Game
from explorer.core.rulebook import Rulebook
from explorer.laboratory.errors import LaboratoryError
from explorer.players import kinds

MOST_READINGS = 200
MOST_PLAYED = 5_000_000
FORMS = "a ruling's id, a list of ids, a table of ids and options, or a list of such tables with one option each"

Reading = dict[str, str]


def readings_of(game: Game, rulings: Any, base: Any, groups: int, n: int) -> tuple[Reading, ...]:
    """Return complete readings to compare, the one to compare with first; only what is not as by default is kept.

    `groups` is how many groups of players there are, `n` how many matches. Raises LaboratoryError naming the entry
    that does not fit; a grid that is too large is refused before it is written out.
    """
    book = game.rulebook
    usual = _chosen(book, base, "base")
    if isinstance(rulings, str):
        changes: Iterable[Reading] = _others(book, rulings, usual, "rulings")
    elif isinstance(rulings, Mapping):
        axes = {id: _options(book, id, given) for id, given in rulings.items()}
        _check_size(prod(map(len, axes.values())), groups, n)
        changes = (dict(zip(axes, options, strict=True)) for options in product(*axes.values()))
    elif isinstance(rulings, Sequence) and rulings and all(isinstance(entry, str) for entry in rulings):
        changes = [change for i, id in enumerate(rulings) for change in _others(book, id, usual, f"rulings[{i}]")]
        _check_twice(rulings)
    elif isinstance(rulings, Sequence) and rulings and all(isinstance(entry, Mapping) for entry in rulings):
        _check_size(len(rulings), groups, n)
        changes = [_chosen(book, {**usual, **entry}, f"rulings[{i}]") for i, entry in enumerate(rulings)]
        _check_twice([{**usual, **change} for change in changes])
    else:
        raise LaboratoryError("rulings", f"expected {FORMS}, got {_shown(rulings)}")
    complete = [{**usual, **change} for change in changes]
    found = [reading for reading in complete if reading != usual]
    if not found:
        left_out = left_out_of(game, rulings, base)
        if left_out:
            said = "another seat's secret would be needed to judge a move, so no program can play by"
            raise LaboratoryError("rulings", f"{said} {', '.join(left_out)}; there is no other reading to compare")
        raise LaboratoryError("rulings", "this is only the reading to compare with; name at least one other option")
    _check_size(len(found), groups, n)
    defaults = book.choose(None)
    return tuple({id: o for id, o in reading.items() if o != defaults[id]} for reading in (usual, *found))


def left_out_of(game: Game, rulings: Any, base: Any) -> tuple[str, ...]:
    """Return the readings of rulings named by their ids alone that are left out, since they need another's secret."""
    ids = [rulings] if isinstance(rulings, str) else rulings if isinstance(rulings, Sequence) else []
    known = [game.rulebook.rulings[id] for id in ids if isinstance(id, str)]
    return tuple(
        f"{ruling.id} = {option.id}" for ruling in known for option in ruling.options.values() if option.secret
    )


def _chosen(book: Rulebook, chosen: Any, key: str) -> Reading:
    try:
        return book.choose(chosen)
    except RulingError as error:
        raise LaboratoryError(f"{key}.{error.key}".rstrip("."), error.expected) from None


def _unknown(book: Rulebook, id: str) -> str:
    """Return that there is no such ruling, and what may have been meant: a reading's, a player, one written alike."""
    owners = [ruling.id for ruling in book.rulings.values() if id in ruling.options]
    if owners:
        return f"unknown ruling; it is a reading of {' and of '.join(owners)}: {{{owners[0]!r}: {id!r}}}"
    if id.partition(":")[0] in kinds():
        return "unknown ruling; it is a kind of player: give game, rulings, players, in this order"
    return f"unknown ruling{near(id, book.rulings)}; there are {', '.join(book.rulings)}"


def _shown(value: Any) -> str:
    """Return a value as it was typed, or what it is where that would say nothing."""
    if value is None or isinstance(value, str | int | float):
        return clip(repr(value))
    if isinstance(value, Sequence | Mapping):
        return f"{type(value).__name__} of {type(next(iter(value))).__name__}" if value else repr(value)
    return f"a {type(value).__name__}"


def _others(book: Rulebook, id: str, usual: Reading, key: str) -> list[Reading]:
    """Return what changes under each other reading of a ruling, without those that would need another's secret."""
    if id not in book.rulings:
        raise LaboratoryError(f"{key}.{id}", _unknown(book, id))
    options = book.rulings[id].options.values()
    return [{id: option.id} for option in options if option.id != usual[id] and not option.secret]


def _options(book: Rulebook, id: Any, given: Any) -> list[str]:
    """Return the options given for a ruling: one, or several that differ. Raises LaboratoryError naming it."""
    options = [given] if isinstance(given, str) else given
    if not isinstance(options, Sequence) or not options:
        raise LaboratoryError(f"rulings.{id}", f"expected an option or a list of them, got {_shown(given)}")
    for option in options:
        _chosen(book, {id: option}, "rulings")
    _check_twice(options, f"rulings.{id}")
    return list(options)


def _check_twice(entries: Sequence[Any], key: str = "rulings") -> None:
    for i, entry in enumerate(entries):
        if entry in entries[:i]:
            shown = clip(entry) if isinstance(entry, str) else f"the same reading as {key}[{entries.index(entry)}]"
            raise LaboratoryError(f"{key}[{i}]", f"{shown} stands there twice")


def _check_size(readings: int, groups: int, n: int) -> None:
    """Raise LaboratoryError for more than can be played or understood, saying how much and what to do."""
    cells = readings * groups
    if cells > MOST_READINGS:
        counted = f"{readings:,} readings" if groups == 1 else f"{readings:,} readings by {groups} numbers of players"
        raise LaboratoryError(
            "rulings",
            f"{counted} would be {cells:,} comparisons and {cells * n:,} matches; at most {MOST_READINGS} can be made "
            f"at once: give fewer options, or a list of ids, which takes one ruling at a time",
        )
    played = (readings + 1) * groups * n
    if played > MOST_PLAYED:
        most = MOST_PLAYED // ((readings + 1) * groups)
        raise LaboratoryError(
            "n",
            f"{cells:,} comparisons of {n:,} matches would be {played:,} matches; at most {most:,} can be asked for",
        )


def changed(reading: Mapping[str, str], usual: Mapping[str, str], book: Rulebook) -> Reading:
    """Return what a reading says otherwise than the one it is compared with; both without what is by default."""
    return {
        id: reading.get(id, ruling.default)
        for id, ruling in book.rulings.items()
        if reading.get(id, ruling.default) != usual.get(id, ruling.default)
    }
