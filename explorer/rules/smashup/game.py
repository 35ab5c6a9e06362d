"""The game `smashup` (document 004) put together, and its rules compiled for given rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import Any

from explorer.core.components import CardGame
from explorer.core.decisions import Node
from explorer.core.errors import PositionError
from explorer.core.guards import seat_word
from explorer.core.horizon import Horizon
from explorer.core.rulebook import Clause, Rulebook
from explorer.core.rules import Part, Rules
from explorer.core.words import Word, word
from explorer.rules.smashup import (
    acting,
    decks,
    doing,
    explaining,
    factions,
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
from explorer.rules.smashup.fits import BONUSES
from explorer.rules.smashup.guards import FORM_GUARDS, make_verbs
from explorer.rules.smashup.kit import EACH, MOST_PLAYERS, Kit, load_kit
from explorer.rules.smashup.power import Counted
from explorer.rules.smashup.programs import Text, programs_of
from explorer.rules.smashup.texts import CardText
from explorer.rules.smashup.views import SIGHTS, SmashUpView

IDS = frozenset((*factions.CARDS, *factions.SITES))
# each card and base is a part: switched off it does nothing, and one without a text has no figures
TEXTS = tuple(Part("text", id, id) for id in sorted(IDS))
#: Pages of the course, each of which teaches one thing.
CHAPTERS = {
    "opening/factions": ("bases", "first", "next-faction", "faction", "take", "shuffle"),
    "opening/hands": ("deal", "hands", "redraw", "discard-hand", "next-hand", "begin"),
    "turn/playing": ("start", "rights", "play", "card", "use", "more"),
    "turn/ending": ("check", "choose", "score", "victory", "draw", "limit", "finish", "expire", "close", "pass"),
    "score/places": ("open", "before-next", "before", "before-act", "award"),
    "score/after": ("after-open", "after-next", "after", "after-act", "base-after"),
    "score/replacing": ("clear", "replace", "new-base", "replaced"),
    "playing": ("play", "action", "extra"),
    "do/text": ("next", "whether", "act", "skip"),
    "do/choices": ("choose", "base", "seat", "faction"),
    "targets": ("act",),
    "leaving": ("destroy", "trigger"),
    "drawing": ("draw",),
    "hands": ("hand", "lose"),
    "looking": ("reveal", "pile"),
}
TREES: dict[str, Node] = {"award": places.AWARD, "victory": victory.VICTORY}
REASON = {
    "en": "The document names factions and bases and prints no card texts.",
    "vi": "Tài liệu nêu tên chủng tộc và Khu căn cứ nhưng không in nội dung từng lá.",
}


@cache
def begun(owner: Ability | Site) -> frozenset[str]:
    """Return the names of the programs that a card or base has."""
    return frozenset(name for name, program in owner.programs().items() if program)


class SmashUpRules(Rules):
    """The rules compiled: what each physical card and base does, readings as flags, and the moves of chance."""

    game: SmashUpGame

    def __init__(
        self,
        game: SmashUpGame,
        players: int,
        rulings: Mapping[str, str],
        off: frozenset[str] = frozenset(),
    ) -> None:
        self.kit: Kit = game.kit
        kit, moves = self.kit, game.lexicon.moves
        dead = {part.id for part in TEXTS if part.key in off}
        says = game.says(rulings)
        self.abilities = tuple(Ability() if k.id in dead else says[k.id] for k in kit.kind)
        self.sites = tuple(Site() if b.id in dead else says[b.id] for b in kit.bases)
        self.begun = tuple(map(begun, self.abilities))
        self.sites_begun = tuple(map(begun, self.sites))
        self.can_rise = {c for c, k in enumerate(kit.kind) if k.minion and self.abilities[c].from_discard}
        self.powerless = {c for c, k in enumerate(kit.kind) if k.id in dead and game.cards[k.id] == Ability()}
        self.worthless = {n for n, b in enumerate(kit.bases) if b.id in dead and game.sites[b.id] == Site()}
        self.programs: dict[str, Text] = game.programs if says == game.says({}) else programs_of(says)
        self.amounts = BONUSES
        self.verbs = factions.VERBS
        cards = kit.cards(players)
        self.draw_moves = [moves["draw"][card,] for card in cards]
        self.lose_moves = [moves["lose"][card,] for card in cards]
        self.base_moves = [moves["base"][base,] for base in range(len(kit.bases))]
        self.faction_moves = [moves["faction"][n,] for n in range(len(kit.factions) * kit.boxes(players))]
        self.first_moves = [moves["first"][seat,] for seat in range(players)]
        self.counted = Counted()
        self.taking = rulings["factions-taken"]
        self.mulligan = rulings["mulligan"] == "once"
        self.draw_reading = rulings["draw-two"]
        self.victory_at = rulings["victory-when"]
        self.limit_always = rulings["hand-limit-when"] == "always"
        self.wide_affect = rulings["affect"] == "wide"
        self.base_first = rulings["after-order"] == "base-first"
        super().__init__(game, players, rulings, off)


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
            section = "1" if id in self.ids else "2"
            clauses[id] = Clause(
                id, book.document, (), REASON, f"smash_up.md section {section}", "rule", "",
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

    def cite_players(self) -> str:
        return self.cite("player-count")

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

__all__ = ["GAME", "MOST_PLAYERS", "SmashUpGame", "SmashUpRules"]
