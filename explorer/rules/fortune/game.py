"""The game `fortune` (document 003) put together, and its rules compiled for given rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.core.components import CardGame
from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.rules import Rules
from explorer.core.words import Catalogue, Word, word
from explorer.rules.fortune import contest, explaining, opening, turn
from explorer.rules.fortune.deck import Deck, load_deck
from explorer.rules.fortune.facts import FortuneState
from explorer.rules.fortune.guards import FORM_GUARDS
from explorer.rules.fortune.resolution import COUNTS, TREES
from explorer.rules.fortune.verbs import make_verbs
from explorer.rules.fortune.views import SIGHTS, FortuneView

MOST_KEPT = 4096
#: The turn in parts that fit a page each: what basic play has, what expert rules add, how it ends.
CHAPTERS = {
    "turn/acting": ("begin", "look", "act", "build", "take", "turn-up", "discard", "steal", "acted"),
    "turn/second": ("more", "develop", "early"),
    "turn/ending": ("refill", "card", "pass", "over"),
}


class FortuneRules(Rules):
    """The rules compiled: readings and expert rules as flags, and the moves that chance answers with."""

    game: FortuneGame

    def prepare(self) -> None:
        game, players, off = self.game, self.players, self.off
        self.deck: Deck = game.deck

        reads = self.read_as

        def expert(rule: str) -> bool:
            return reads("expert-rules", "all") or reads(f"expert-{rule}", "on")

        self.first_is_good = reads("first-discard", "redrawn")
        self.dealer_by_lot = reads("dealer", "by-lot")
        self.any_discard = reads("discard-taken", "any")
        self.turns_up = reads("discard-empty", "turn-up")
        self.immune_when_empty = reads("empty-hand", "immune")
        self.covers = reads("covered-groups", "top-only")
        self.groups_break_ties = reads("tie", "most-groups")
        self.two_actions = expert("two-actions")
        self.no_repeat = expert("no-repeat")
        self.bars_winners = reads("second-attack", "after-any")
        self.discard_draws = expert("discard-draw")
        self.draws_at_once = reads("early-draw", "must")
        self.discard_ends = reads("discard-ends", "ends")
        self.develops = expert("develop")
        self.develops_any = reads("develop-which", "any")
        self.gold_doubles = expert("gold")
        self.gold_doubles_again = reads("gold-vs-gold", "doubles-again")
        self.gold_answers_single = reads("gold-to-single", "doubles")
        self.may_overpay = reads("overpay", "more")
        self.hand_size = self.deck.expert_hand if expert("hand") else self.deck.hand
        large = self.hand_size > self.deck.hand
        self.deal_clause, self.refill_clause = ("expert-hand", "expert-hand") if large else ("deal-five", "refill")
        self.defender_size = self.deck.hand if reads("defender-refill", "five") else self.hand_size
        counts = reads("precious-worth", "counts") and "count:precious-worth" not in off
        goods = self.deck.value[: self.deck.goods]
        if "count:cash-value" in off:
            goods = (1,) * len(goods)
        #: what a card of each kind counts in the end
        self.worth = (*goods, *(self.deck.value[self.deck.goods :] if counts else (0, 0)))
        self.merges = "count:no-merging" in off
        self.beneath = "count:precious-beneath" not in off
        moves = game.lexicon.moves
        self.card_moves: list[Move] = [moves["card"][kind,] for kind in range(len(self.deck.kinds))]
        self.dealer_moves = [moves["dealer"][seat,] for seat in range(players)]
        self.seats: list[Word] = [seat_word(seat) for seat in range(players)]
        self._units: dict[tuple[int, ...], list[Move]] = {}

    def second_after(self, first: str) -> bool:
        """Tell whether a second action may follow a first one of a kind (clauses expert-two-actions, -discard-draw)."""
        if first == "discard":
            return self.discard_draws or (self.two_actions and not self.discard_ends)
        return self.two_actions

    def units(self, counts: tuple[int, ...]) -> Sequence[Move]:
        """Return the moves of chance for so many cards of each kind, copies repeated."""
        found = self._units.get(counts)
        if found is None:
            if len(self._units) >= MOST_KEPT:
                self._units.clear()
            found = self._units[counts] = [m for m, n in zip(self.card_moves, counts, strict=True) for _ in range(n)]
        return found


class FortuneGame(CardGame):
    """Document 003. `cards` is another `cards.toml` than the shipped one: other goods, values or counts."""

    id = "fortune"
    form = FORM_GUARDS
    trees = TREES
    parts = (*COUNTS, *SIGHTS)
    state_class = FortuneState
    view_class = FortuneView
    rules_class = FortuneRules
    steps = (*opening.STEPS, *turn.STEPS, *contest.STEPS)
    chapters = CHAPTERS

    read_deck = staticmethod(load_deck)
    make_verbs = staticmethod(make_verbs)
    deck: Deck

    def as_written(self, text: str) -> str:
        """Return notation with the cards of a group or an answer in the deck's order, whatever order was written."""
        text = super().as_written(text)
        verb, _, rest = text.partition(" ")
        kinds = list(self.deck.kinds)
        cards = [part.strip() for part in rest.split("+")]
        if verb not in ("build", "answer") or any(card not in kinds for card in cards):
            return text
        return f"{verb} {' + '.join(sorted(cards, key=kinds.index))}"

    def written_as(self, found: Catalogue) -> dict[Word, str]:
        own = [(f"card-{name}", name) for name in self.deck.kinds]
        return {Word(id): name for id, name in own if not found.knows(id)}

    def topic_word(self, name: str) -> Word | None:
        if name.startswith(explaining.TOP_OF):
            return word("top-of", seat=seat_word(explaining.seat_in(name)))
        thief, _, owner = name.partition(">")
        if not owner:
            return None
        return word("heist", seat=seat_word(int(thief)), opponent=seat_word(int(owner)))

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        words = self.deck.words
        named: dict[str, Any] = {}
        for name, value in values.items():
            if name in ("thrown", "card"):
                named[name] = words[value]
            elif name in ("pack", "reply"):
                named["cards"] = tuple(
                    words[kind] for kind in (self.deck.packs, self.deck.replies)[name == "reply"][value]
                )
            elif name in ("opponent", "seat"):
                named[name] = seat_word(value)
            elif name == "mover":
                named.setdefault("seat", seat_word(value))
            elif name == "place":
                named[name] = word(f"place-{('top', 'below')[value]}")
            elif name == "verb":
                named[name] = word(f"verb-{value}")
        return named


GAME = FortuneGame()
