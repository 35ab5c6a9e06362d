"""What people call a move: first what it does, then where or whom, in the words of its game.

Moves are written in one notation, which English readers can read as it stands and everybody types; other languages read
their own words instead. Who types these words for a card, place or seat is understood, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

from explorer.core.errors import ExplorerError
from explorer.core.words import ISOLATES

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.moves import Arg, Move
    from explorer.core.words import Catalogue

NOTATION = "en"  # the language that the notation is read in


def move_name(move: Move, words: Catalogue) -> str:
    """Return a move as it stands in a sentence: its notation in English, what it is called in any other language."""
    if words.language == NOTATION:
        return move.text
    from explorer.core.registry import find_game

    try:
        return whole_name(find_game(move.game), move, words)
    except ExplorerError:  # a game that is registered nowhere
        return move.text


def moves_of(game: Game, texts: Iterable[str]) -> tuple[Move | str, ...]:
    """Return the moves that are written so; a text that is none of this game's stays as it is."""
    from explorer.core.moves import tidy

    return tuple(game.lexicon.texts.get(tidy(text), text) for text in texts)


def whole_name(game: Game, move: Move, words: Catalogue) -> str:
    """Return what a whole move is called, its last argument after an arrow."""
    what = what_name(game, move, words)
    if not game.verbs[move.verb].args:
        return what
    return f"{what} {'←' if words.right_to_left else '→'} {where_name(game, move, words)}"


def what_name(game: Game, move: Move, words: Catalogue) -> str:
    """Return what a move does, all but its last argument: 'Place influence: green 4'.

    A game may have words of its own for it, `what-…`, as for the last argument, `where-…`.
    """
    id = f"verb-{move.verb}"
    args = game.verbs[move.verb].args[:-1]
    named = {arg.name: _named(game, arg, value, words) for arg, value in zip(args, move.args, strict=False)}
    if words.knows(f"what-{move.verb}"):
        said = words.say(f"what-{move.verb}", **named)
    else:
        said = words.say(id) if words.knows(id) else move.verb
        said = f"{said}: {words.listed(named.values())}" if named else said
    return said[:1].upper() + said[1:]


def where_name(game: Game, move: Move, words: Catalogue) -> str:
    """Return a move's last argument, where or whom; what plays it where there is none."""
    args = game.verbs[move.verb].args
    if not args:
        return words.say("ui-play")
    named = _named(game, args[-1], move.args[-1], words)
    id = f"where-{move.verb}"
    return words.say(id, **{args[-1].name: named}) if words.knows(id) else named


def _named(game: Game, arg: Arg, value: int, words: Catalogue) -> str:
    """Return what an argument is called in the language spoken, its notation where the game has no word for it."""
    try:
        found: dict[str, Any] = game.name_args({arg.name: value})
        named = next(iter(found.values())) if len(found) == 1 else found[arg.name]
        return words.in_sentence(named)
    except (KeyError, NotImplementedError):
        return arg.tokens[value]


def names_read(game: Game) -> dict[str, str]:
    """Return how arguments are written by what the game's languages call them: {'oud perfume': 'oud'}.

    Nothing where a name may mean two things, or where no words can be read (Fluent is not installed).
    """
    from explorer.core.moves import tidy

    meant: dict[str, set[str]] = {}
    try:
        for language in game.rulebook.languages:
            words = game.words(language)
            for arg in {id(arg): arg for verb in game.verb_list for arg in verb.args}.values():
                for value, token in enumerate(arg.tokens):
                    name = tidy(_named(game, arg, value, words).translate(ISOLATES))
                    meant.setdefault(name, set()).add(tidy(token))
    except ImportError:
        return {}
    return {name: next(iter(tokens)) for name, tokens in meant.items() if len(tokens) == 1 and name not in tokens}


def in_notation(text: str, names: Mapping[str, str]) -> str:
    """Return a text with the names in it written as in the notation: 'discard oud' for 'discard oud perfume'."""
    from explorer.core.moves import tidy

    if any(bidirectional(c) == "AL" for c in text):  # copied from a sentence
        text = text.translate(ISOLATES)
    text = tidy(text)
    longest = sorted(names, key=len, reverse=True)
    said = "|".join(map(re.escape, longest))
    return re.sub(rf"(?<![^\s+])(?:{said})(?![^\s+])", lambda found: names[found[0]], text) if names else text


__all__ = ["in_notation", "move_name", "moves_of", "names_read", "what_name", "where_name", "whole_name"]
