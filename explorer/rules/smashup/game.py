"""The game `smashup` (document 004) put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from explorer.core.components import CardGame
from explorer.core.decisions import Node
from explorer.core.errors import PositionError
from explorer.core.guards import seat_word
from explorer.core.horizon import Horizon
from explorer.core.moves import Move
from explorer.core.rulebook import Clause, Rulebook
from explorer.core.words import Word, word
from explorer.rules.smashup import (
    acting,
    decks,
    doing,
    explaining,
    factions,
    ignoring,
    leaving,
    opening,
    places,
    playing,
    replacing,
    scoring,
    triggers,
    turn,
    victory,
)
from explorer.rules.smashup.abilities import Ability, Site
from explorer.rules.smashup.facts import SmashUpState
from explorer.rules.smashup.guards import FORM_GUARDS, make_verbs
from explorer.rules.smashup.kit import EACH, Kit, load_kit
from explorer.rules.smashup.programs import Text, programs_of
from explorer.rules.smashup.rules import IDS, TEXTS, SmashUpRules
from explorer.rules.smashup.texts import CardText
from explorer.rules.smashup.views import SIGHTS, SmashUpView

#: Pages of the course, each of which teaches one thing.
CHAPTERS = {
    "opening/factions": ("bases", "first", "next-faction", "faction", "take", "shuffle"),
    "opening/hands": ("deal", "hands", "redraw", "discard-hand", "next-hand", "begin"),
    "turn/playing": ("start", "rights", "play", "card", "use", "more"),
    "turn/ending": ("check", "choose", "score", "victory", "draw", "limit", "finish", "expire", "close", "pass"),
    "score/places": ("open", "before-next", "before", "before-act", "award"),
    "score/after": ("after-open", "after-next", "after", "after-act", "base-after"),
    "score/replacing": ("clear", "replace", "pile", "new-base", "replaced"),
    "playing": ("play", "action", "extra"),
    "do/text": ("next", "whether", "act", "skip"),
    "do/ignoring": ("ignore", "heed", "ignored"),
    "do/choices": ("choose", "base", "seat", "faction"),
    "targets": ("act",),
    "leaving": ("destroy", "trigger"),
    "drawing": ("draw",),
    "hands": ("hand", "lose"),
    "looking": ("reveal", "pile"),
}
TREES: dict[str, Node] = {"award": places.AWARD, "victory": victory.VICTORY}
# what the document does not print, as docs/reading/smashup.md numbers it: texts of cards, and of bases
CARDS_FROM, BASES_FROM = "R004-20", "R004-21"
REASON = {
    "en": "The document names factions and bases and prints no card texts.",
    "vi": "Tài liệu nêu tên chủng tộc và Khu căn cứ nhưng không in nội dung từng lá.",
}


class SmashUpGame(CardGame):
    """Document 004."""

    id = "smashup"
    form = FORM_GUARDS
    trees = TREES
    parts = (*TEXTS, *SIGHTS)
    horizon = Horizon(turns=2, worth=1.8)
    state_class = SmashUpState
    view_class = SmashUpView
    chapters = CHAPTERS
    rules_class = SmashUpRules
    ids = frozenset(factions.CARDS)
    cards: Mapping[str, Ability] = factions.CARDS
    sites: Mapping[str, Site] = factions.SITES
    readings = factions.READINGS
    steps = (
        *opening.STEPS,
        *turn.STEPS,
        *scoring.STEPS,
        *replacing.STEPS,
        *playing.STEPS,
        *doing.STEPS,
        *ignoring.STEPS,
        *acting.STEPS,
        *leaving.STEPS,
        *triggers.STEPS,
        *decks.STEPS,
        *factions.STEPS,
    )

    @staticmethod
    def read_deck(path: Any) -> Kit:
        return load_kit(path, IDS)

    @staticmethod
    def make_verbs(deck: Kit) -> Any:
        return make_verbs(deck)

    @cached_property
    def programs(self) -> dict[str, Text]:
        """Every program of a card or base by its key."""
        return programs_of(self.says({}))

    def says(self, rulings: Mapping[str, str]) -> dict[str, Any]:
        """Return what every card and base says under given rulings (as usual where nothing is given)."""
        found: dict[str, Any] = {**self.cards, **self.sites}
        for ruling, options in self.readings.items():
            found |= options.get(rulings.get(ruling, ""), {})
        return found

    @cached_property
    def rulebook(self) -> Rulebook:
        """The restated document, and a clause for every card and base, whose text is made from what it does."""
        book = super().rulebook
        clauses = dict(book.clauses)
        for id in sorted(IDS):
            clauses[id] = Clause(
                id, book.document, (), REASON, CARDS_FROM if id in self.ids else BASES_FROM, "rule", "",
                CardText(self, id, book.languages),
            )  # fmt: skip
        rulings = {
            id: replace(ruling, clauses=(*ruling.clauses, *self.changed_by(id))) for id, ruling in book.rulings.items()
        }
        return replace(book, clauses=clauses, rulings=rulings)

    def changed_by(self, ruling: str) -> list[str]:
        """Return the cards and bases that say something else under some reading of a ruling."""
        return list(dict.fromkeys(id for says in self.readings.get(ruling, {}).values() for id in says))

    @property
    def players_range(self) -> tuple[int, int]:
        """As the document says; more than one box suffices for are refused by a reading."""
        return self.rulebook.players

    @property
    def usual_range(self) -> tuple[int, int]:
        """As many as one box suffices for (R004-01)."""
        least, most = self.players_range
        return least, min(most, self.kit.most_players)

    def rules(
        self,
        players: int,
        rulings: Mapping[str, str] | None = None,
        off: frozenset[str] = frozenset(),
        rest: Mapping[str, str] | None = None,
    ) -> Any:
        """Return the rules, unless one box has too few factions for so many players (R004-01)."""
        rules: SmashUpRules = super().rules(players, rulings, off, rest)
        kit = self.kit
        refused = rules.rulings["second-box"] == "refused" and "count:player-count" not in off
        if refused and players > kit.most_players:
            raise PositionError(
                "players",
                f"{players} players would need {players * EACH} factions, {EACH} for each, and there are "
                f"{len(kit.factions)} ({self.cite_players()}); the reading second-box=second-box adds another box",
            )
        return rules

    @property
    def kit(self) -> Kit:
        """The components: factions with their cards, and bases."""
        kit: Kit = self.deck
        return kit

    def word_files(self, language: str) -> tuple[Traversable, ...]:
        """The common words, the game's, and those of every faction."""
        own = (self.folder / "words" / f"{module}.{language}.ftl" for module in factions.NAMES)
        return (*super().word_files(language), *own)

    def check_seats(self, move: Move, players: int) -> None:
        """Raise PositionError when a move names a seat that does not play, or a card of a box that is not used."""
        super().check_seats(move, players)
        for arg, value in zip(self.verbs[move.verb].args, move.args, strict=True):
            if value not in arg.values(players):
                raise PositionError(arg.name, f"{move.text!r}: {players} players use one box")

    def topic_word(self, name: str) -> Word | None:
        return explaining.topic_word(self.kit, name)

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in values.items():
            if name == "card":
                named[name] = self.kit.words[value]
            elif name == "base":
                named[name] = self.kit.base_words[value]
            elif name == "faction":
                named[name] = self.kit.faction_words[value]
            elif name == "seat":
                named[name] = seat_word(value)
            elif name == "mover":
                named.setdefault("seat", seat_word(value))
            elif name == "verb":
                named[name] = word(f"verb-{value}")
        return named


GAME = SmashUpGame()

__all__ = ["GAME", "SmashUpGame"]
