"""The game `influence` (document 000) put together, and its rules compiled for given rulings."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from explorer.core.components import CardGame
from explorer.core.guards import seat_word
from explorer.core.rules import Rules
from explorer.core.words import Catalogue, Word, word
from explorer.rules.influence.deck import Deck, load_deck
from explorer.rules.influence.facts import InfluenceState
from explorer.rules.influence.guards import FORM_GUARDS, PLAYS, kind_played, make_verbs
from explorer.rules.influence.resolution import COUNTS, TREES
from explorer.rules.influence.steps import make_steps
from explorer.rules.influence.views import SIGHTS, InfluenceView


class InfluenceRules(Rules):
    """The rules compiled: readings as flags, and the tables of moves that chance answers with."""

    game: InfluenceGame

    def prepare(self) -> None:
        game, players, rulings, off = self.game, self.players, self.rulings, self.off
        self.deck: Deck = game.deck
        moves = game.lexicon.moves
        self.region_words = [word(f"region-{region}") for region in self.deck.regions]
        self.zone_moves = [moves["zone"][r,] for r in range(len(self.deck.regions))]
        self.first_moves = [moves["first"][seat,] for seat in range(players)]
        self.draw_moves = [moves["draw"][kind,] for kind in range(len(self.deck.tokens))]
        self.deck_moves = [self.draw_moves[kind] for kind in self.deck.cards]
        self.show_moves = [moves["show"][i,] for i in range(self.deck.most_in_a_zone)]
        self.kind_of = {m: kind_played(self.deck, m) for verb in PLAYS for m in moves[verb].values()}
        self.others = [tuple(o for o in range(players) if o != seat) for seat in range(players)]
        self.spend_first = rulings["tactic-leaves"] == "before-effect"
        self.participant = rulings["participant"]
        self.cancel_lasts = rulings["cancel-scope"] == "lasting"
        self.radar_pick = rulings["radar-pick"]
        self.radar_remembers = rulings["radar-memory"] == "remembered"
        self.coloured_backs = rulings["card-backs"] == "coloured"
        self.discard_shown = rulings["discard-shown"] == "shown"
        self.immunity_binds_all = rulings["immunity-binds"] == "everyone"
        self.undealt_shown = rulings["undealt"] == "shown-at-end"
        self.cancels_off = "count:cancelled-not-counted" in off
        self.totals_off = "count:valid-total" in off
        self.following: dict[tuple[int, ...], dict[int, int]] = {}

    def follow(self, order: tuple[int, ...]) -> dict[int, int]:
        """Return which seat plays after which in an order of play (no order: by number)."""
        turns = order or tuple(range(self.players))
        self.following[order] = dict(zip(turns, turns[1:] + turns[:1], strict=True))
        return self.following[order]


class InfluenceGame(CardGame):
    """Document 000. `cards` is another `cards.toml` than the shipped one: another deck, other zones."""

    id = "influence"
    form = FORM_GUARDS
    trees = TREES
    parts = (*COUNTS, *SIGHTS)
    state_class = InfluenceState
    view_class = InfluenceView
    rules_class = InfluenceRules

    read_deck = staticmethod(load_deck)
    make_verbs = staticmethod(make_verbs)
    deck: Deck

    def __init__(self, folder: Traversable | None = None, cards: Path | None = None) -> None:
        super().__init__(folder, cards)
        self.steps = make_steps()

    def written_as(self, found: Catalogue) -> dict[Word, str]:
        own = [(f"colour-{c}", c) for c in self.deck.colours] + [(f"region-{r}", r) for r in self.deck.regions]
        return {Word(id): name for id, name in own if not found.knows(id)}

    def topic_word(self, name: str) -> Word | None:
        if name in self.deck.tokens:
            return self.deck.words[self.deck.kind(name)]
        return word(f"region-{name}") if name in self.deck.regions else None

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in values.items():
            if name == "card":
                named[name] = self.deck.words[value]
            elif name == "region":
                named[name] = word(f"region-{self.deck.regions[value]}")
            elif name == "colour":
                named[name] = word(f"colour-{self.deck.colours[value]}")
            elif name in ("seat", "opponent"):
                named[name] = seat_word(value)
            elif name == "mover":
                named.setdefault("seat", seat_word(value))
            elif name == "number":
                named[name] = value + 1
            elif name == "verb":
                named[name] = word(f"verb-{value}")
                named.setdefault("card", self._card_of(value, values))
        return named

    def _card_of(self, verb: str, values: Mapping[str, Any]) -> Any:
        """The card a play uses, where the move does not name it as an argument."""
        if verb == "cancel":
            return self.deck.words[self.deck.cancel + values["colour"]]
        kind = self.deck.tactic.get(verb)
        return word(f"verb-{verb}") if kind is None else self.deck.words[kind]


GAME = InfluenceGame()
