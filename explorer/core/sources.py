"""What a game rests on: the folder of its rulebook, clauses and how they are cited, catalogues of words."""

from __future__ import annotations

from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.errors import ExplorerError, among, clip
from explorer.core.rulebook import Clause, Rulebook, load_rulebook
from explorer.core.words import Catalogue, Word, called_by, catalogue


@cache
def seeds() -> Traversable:
    """Return the folder with the rulebooks: inside an installed package, or beside it in a checkout."""
    inside = resources.files("explorer") / "seeds"
    if inside.is_dir():
        return inside
    return Path(__file__).resolve().parents[2] / "seeds"


class Sourced:
    """Something with a rulebook and words in a folder: a game, as far as these say what it is."""

    id: str
    folder: Traversable

    @cached_property
    def rulebook(self) -> Rulebook:
        """The restated document, read when first needed."""
        return load_rulebook(self.folder / "rulebook.toml")

    def words(self, language: str = "en", names: Any = None) -> Catalogue:
        """Return the catalogue for 'en' or the document's language; `names` call seats by players' names.

        Names are texts by word (`match.names_as_words()`), by seat, or in a list, one a seat. Raises ExplorerError for
        a language that the game does not speak, and for names given otherwise.
        """
        if language not in self.rulebook.languages:
            raise ExplorerError(f"{self.id} speaks {', '.join(self.rulebook.languages)}, not {language!r}")
        found = catalogue(language, self.word_files(language))
        called = self.written_as(found) | called_by(names)
        return found.called(called) if called else found

    def word_files(self, language: str) -> tuple[Traversable, ...]:
        """Return the files that a catalogue is made of, a later one's words before an earlier one's: what all games
        share, then the game's own."""
        return seeds() / "common" / f"words.{language}.ftl", self.folder / f"words.{language}.ftl"

    def written_as(self, found: Catalogue) -> dict[Word, str]:
        """Return what is called as it is written, since a catalogue has no word for it: parts of another card file."""
        return {}

    def cite(self, *clauses: str, language: str = "en") -> str:
        """Return where clauses stand, such as '000, lines 37, 46', or that they are assumed and on what ground."""
        words = self.words(language)
        found = [self.clause(clause) for clause in clauses]
        lines = sorted({n for clause in found for n in clause.lines})
        cited = []
        if lines:
            listed = words.listed(lines)
            document = self.rulebook.number
            cited.append(words.say("document-lines", document=document, lines=listed, count=len(lines)))
        for reference in dict.fromkeys(clause.reference for clause in found if clause.assumed is not None):
            cited.append(words.say("assumed-clause", reference=reference))
        return words.listed(cited, "semicolon")

    def clause(self, id: str) -> Clause:
        """Return a clause, also where its id is written with capitals or blanks, as a card's name is.

        Raises ExplorerError when the rulebook has none of that id.
        """
        clauses = self.rulebook.clauses
        meant = id if id in clauses else "-".join(str(id).lower().split())
        try:
            return clauses[meant]
        except KeyError:
            hint = among(str(meant), clauses)
            raise ExplorerError(f"{self.rulebook.file} has no clause {clip(repr(id))}; {hint}") from None
