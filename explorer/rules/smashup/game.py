"""The game `smashup` (document 004) put together, and its rules compiled for given rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.core.components import CardGame
from explorer.core.decisions import Node
from explorer.core.game import Part, Rules
from explorer.core.guards import seat_word
from explorer.core.words import word
from explorer.rules.smashup import bases, decks, effects, ninjas, pirates, robots, scoring, tricksters, turn, victory
from explorer.rules.smashup.abilities import Ability, BaseAbility
from explorer.rules.smashup.facts import SmashUpState
from explorer.rules.smashup.guards import FORM_GUARDS, make_verbs
from explorer.rules.smashup.kit import Kit, load_kit
from explorer.rules.smashup.memos import needs_of, passing_of
from explorer.rules.smashup.views import SIGHTS, SmashUpView

ABILITIES: dict[str, Ability] = {**ninjas.CARDS, **robots.CARDS, **pirates.CARDS, **tricksters.CARDS}
# what these do is no step of its own: switched off, the card or base does nothing
COUNTS = tuple(Part("count", id, id) for id in ("shinobi", "warbot", "central-brain", "rhodes-plaza-mall", "factory"))
TREES: dict[str, Node] = {"award": scoring.AWARD, "victory": victory.VICTORY}


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
        super().__init__(game, players, rulings, off)
        kit, moves = self.kit, game.lexicon.moves
        dead = {part.id for part in COUNTS if part.key in off}
        self.abilities = tuple(Ability(k.id) if k.id in dead else ABILITIES[k.id] for k in kit.kind)
        self.base_abilities = tuple(BaseAbility(b.id) if b.id in dead else bases.BASES[b.id] for b in kit.bases)
        self.needs = needs_of(kit, ABILITIES, bases.BASES)
        self.passing = passing_of(ABILITIES)
        self.triggers = {t.step for ability in ABILITIES.values() for t in ability.triggers}
        self.triggers |= {base.trigger[1] for base in bases.BASES.values()}
        cards = range(players * kit.each)
        self.draw_moves = [moves["draw"][card,] for card in cards]
        self.lose_moves = [moves["lose"][card,] for card in cards]
        self.base_moves = [moves["base"][base,] for base in range(len(kit.bases))]
        self.first_moves = [moves["first"][seat,] for seat in range(players)]
        self.draw_reading = rulings["draw-two"]
        self.victory_at = rulings["victory-when"]
        self.limit_always = rulings["hand-limit-when"] == "always"

    @property
    def kit(self) -> Kit:
        return self.game.kit


class SmashUpGame(CardGame):
    """Document 004, first slice: twelve cards and six bases, the same deck for every player."""

    id = "smashup"
    preview = True
    form = FORM_GUARDS
    trees = TREES
    parts = (*COUNTS, *SIGHTS)
    state_class = SmashUpState
    view_class = SmashUpView
    rules_class = SmashUpRules
    steps = (
        *turn.STEPS,
        *scoring.STEPS,
        *effects.STEPS,
        *decks.STEPS,
        *(step for ability in ABILITIES.values() for step in ability.steps),
        *(step for ability in bases.BASES.values() for step in ability.steps),
    )

    read_deck = staticmethod(load_kit)

    @staticmethod
    def make_verbs(deck: Kit) -> Any:
        return make_verbs(deck, ABILITIES)

    def cite_players(self) -> str:
        """Return the clause: it says too why the box is short of factions for five."""
        return self.cite("player-count")

    @property
    def kit(self) -> Kit:
        """The components: a deck of the same cards for every player, and bases."""
        kit: Kit = self.deck
        return kit

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in values.items():
            if name == "card":
                named[name] = self.kit.words[value]
            elif name == "base":
                named[name] = self.kit.base_words[value]
            elif name == "seat":
                named[name] = seat_word(value)
            elif name == "mover":
                named.setdefault("seat", seat_word(value))
            elif name == "verb":
                named[name] = word(f"verb-{value}")
        return named


GAME = SmashUpGame()
