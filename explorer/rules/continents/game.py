"""The game `continents` (document 001) put together, and its rules compiled for given rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.core.components import CardGame
from explorer.core.errors import RulingError
from explorer.core.guards import seat_word
from explorer.core.horizon import Horizon
from explorer.core.moves import Move
from explorer.core.rules import Rules
from explorer.core.words import Catalogue, Word, word
from explorer.rules.continents import battle, dice, opening, spying, turn, windows
from explorer.rules.continents.deck import MIXES, SIDES, TACTICS, VERB_OF, Deck, load_deck
from explorer.rules.continents.facts import ContinentsState
from explorer.rules.continents.guards import FORM_GUARDS, make_verbs
from explorer.rules.continents.resolution import COUNTS, TREES, reaches
from explorer.rules.continents.views import SIGHTS, ContinentsView

MOST_KEPT = 4096
#: Each a page of the course of a match, as the document tells it: drawing, then attacking or yielding; the stages of
#: an attack, the tactics played in it, and what becomes of it.
CHAPTERS = {
    "turn/drawing": (
        "begin", "free", "next", "mix", "draw", "nothing", "reshuffle", "tactic", "land", "lay", "coin", "won",
    ),
    "turn/acting": ("act", "attack", "after", "spy", "yield", "close", "pass", "over"),
    "battle/troops": ("declare", "against", "deploy", "attacker", "defender", "helper", "lay", "call-off"),
    "battle/tactics": (
        "spy", "sabotage-next", "sabotage", "before-open", "before-next", "before", "resolve", "do-sabotage",
        "do-artillery", "do-surprise", "do-rally", "do-bombard", "used",
    ),
    "battle/dice": ("dice", "choose", "red", "black", "after-open", "after-next", "after"),
    "battle/losses": ("compare", "loss", "whose", "burns", "gives", "surrenders", "unpaid", "coin", "won"),
    "battle/fate": ("fate", "go-on", "burn", "over"),
}  # fmt: skip


class ContinentsRules(Rules):
    """The rules compiled: readings as flags, and the moves that chance answers with."""

    game: ContinentsGame

    def prepare(self) -> None:
        game, players, rulings, off = self.game, self.players, self.rulings, self.off
        self.deck: Deck = game.deck
        self.continents = len(self.deck.continents)
        check_claimants(game, rulings)
        self.reach = reaches(self.deck, off)
        moves = game.lexicon.moves
        self.mixes = tuple(MIXES.values())
        self.take_moves = [moves["take"][c,] for c in range(self.continents)]
        self.land_moves = [moves["land"][c,] for c in range(self.continents)]
        self.card_moves = [moves["card"][kind,] for kind in range(len(TACTICS))]
        self.die_moves = tuple(moves["die"][pip,] for pip in range(6))
        self._units: dict[tuple[bool, tuple[int, ...]], list[Move]] = {}
        self.seats = [seat_word(seat) for seat in range(players)]
        self.others = [tuple(o for o in range(players) if o != seat) for seat in range(players)]
        self.side_words = tuple(word(f"side-{side}") for side in SIDES)
        self.mix_words = tuple(word(f"mix-{mix}") for mix in MIXES)
        self.pile_words = word("pile-continent"), word("pile-tactics")

        reads = self.read_as
        self.may_draw_nothing = reads("draw-duty", "may")
        self.mix_first = reads("mix", "first")
        self.newest_only = reads("row-choice", "newest")
        self.one_from_row = reads("row-choice", "one")
        self.reshuffles = reads("tactics-run-out", "reshuffle")
        self.ends_without_lands = reads("continents-run-out", "match-ends")
        self.yield_brings_land = reads("yield-without-tactics", "continent")
        self.two_free = reads("no-continents", "two-free")
        self.cards_named = reads("attacked-cards", "named")
        self.deploy_again = reads("deploy-rounds", "until-all-pass")
        self.helpers_bring_dice = reads("helpers-troops", "add-dice")
        self.principal_picks = reads("whose-troop", "principal")
        self.fewer_dice = reads("fewer-dice", "fewer")
        self.idle_for_a_roll = reads("that-battle", "this-roll")
        self.coins_each_card = reads("coin-check", "each-card")
        self.coins_at_end = reads("coin-check", "end-of-turn")
        self.newest_claims = reads("two-claimants", "newest")
        self.deal_counts = reads("coin-at-deal", "counts")
        self.may_call_off = reads("call-off", "before-the-roll")
        self.rounds_after = reads("dice-rounds", "rounds")
        self.six_at_most = reads("above-six", "six")
        self.all_asked_after = reads("helpers-and-dice", "everybody") or reads("artillery-time", "any-moment")
        self.sabotage_first = reads("sabotage-time", "first-thing")
        self.sabotage_consoles = reads("after-sabotage", "draws")
        self.spy_sees_one = reads("spy-sees", "one-card")
        self.leaders_only = reads("starting-tie", "leaders")
        self.limited = reads("endless", "limit")
        self.coins_ever = reads("coins-counted", "taken")
        self.captured_act = "count:captured-idle" in off
        self.coins_fall = "count:coin-stays" in off

    def land_units(self, counts: tuple[int, ...]) -> Sequence[Move]:
        """Return the moves of chance for so many cards of each continent, copies repeated."""
        return self._repeated(True, self.land_moves, counts)

    def tactic_units(self, counts: tuple[int, ...]) -> Sequence[Move]:
        """Return the moves of chance for so many tactics cards of each kind, copies repeated."""
        return self._repeated(False, self.card_moves, counts)

    def _repeated(self, lands: bool, moves: Sequence[Move], counts: tuple[int, ...]) -> Sequence[Move]:
        found = self._units.get((lands, counts))
        if found is None:
            if len(self._units) >= MOST_KEPT:
                self._units.clear()
            found = self._units[lands, counts] = [moves[i] for i, n in enumerate(counts) for _ in range(n)]
        return found


def check_claimants(game: ContinentsGame, rulings: Mapping[str, str]) -> None:
    """Raise RulingError for a deck in which two players can reach a number at once, when no reading says whose the
    coin is then (R001-25)."""
    if not game.deck.contested or rulings["two-claimants"] != "cannot-be":
        return
    deck, c = game.deck, game.deck.contested[0]
    file = "" if game.cards_file is None else f" of {game.cards_file.name}"
    raise RulingError(
        "two-claimants",
        f"two players can both reach {deck.number[c]} of the {deck.cards[c]} {deck.continents[c]} cards{file}; say "
        "whose the coin is then, 'newest' or 'holder', or give the continent fewer than twice as many cards as its "
        "number (assumed, R001-25)",
    )


class ContinentsGame(CardGame):
    """Document 001. `cards` is another `cards.toml` than the shipped one: other counts, another map."""

    id = "continents"
    horizon = Horizon(turns=2, worth=60)
    form = FORM_GUARDS
    trees = TREES
    parts = (*COUNTS, *SIGHTS)
    chapters = CHAPTERS
    state_class = ContinentsState
    view_class = ContinentsView
    rules_class = ContinentsRules
    steps = (*opening.STEPS, *turn.STEPS, *spying.STEPS, *battle.STEPS, *windows.STEPS, *dice.STEPS)

    read_deck = staticmethod(load_deck)
    make_verbs = staticmethod(make_verbs)
    deck: Deck

    def written_as(self, found: Catalogue) -> dict[Word, str]:
        own = [(f"continent-{name}", name) for name in self.deck.continents]
        return {Word(id): name for id, name in own if not found.knows(id)}

    def topic_word(self, name: str) -> Word | None:
        if name.isdecimal():
            return word("pair-number", pair=int(name))
        source, _, target = name.partition(">")
        if source not in self.deck.continents:
            return None
        if not target:
            return word(f"continent-{source}")
        return word("route", source=word(f"continent-{source}"), target=word(f"continent-{target}"))

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        deck = self.deck
        named: dict[str, Any] = {}
        for name, value in values.items():
            if name in ("continent", "target", "source"):
                named[name] = deck.land_words[value]
            elif name == "tactic":
                named["card"] = deck.words[value]
            elif name == "opponent":
                named[name] = seat_word(value)
            elif name == "mover":
                named["seat"] = seat_word(value)
            elif name in ("pip", "number"):
                named[name] = value + 1
            elif name in ("mix", "side", "pile"):
                tokens = {"mix": tuple(MIXES), "side": SIDES, "pile": ("continent", "tactics")}[name]
                named[name] = word(f"{name}-{tokens[value]}")
            elif name == "verb":
                named[name] = word(f"verb-{value}")
                if value in VERB_OF:
                    named.setdefault("card", deck.words[VERB_OF[value]])
        return named


GAME = ContinentsGame()
