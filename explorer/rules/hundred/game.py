"""The game `hundred` (document 002) put together, and its rules compiled for given rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.core.components import CardGame
from explorer.core.guards import seat_word
from explorer.core.moves import Move
from explorer.core.rules import Rules
from explorer.core.words import Word, word
from explorer.rules.hundred import drawing, effects, opening, spells, taking, timing, turn
from explorer.rules.hundred.deck import FIRST_NUMBER, MAGIC, PLUS_MINUS, Deck, load_deck
from explorer.rules.hundred.facts import HundredState
from explorer.rules.hundred.guards import FORM_GUARDS
from explorer.rules.hundred.resolution import COUNTS, TREES
from explorer.rules.hundred.spells import PLACES
from explorer.rules.hundred.verbs import CARD_OF, make_verbs
from explorer.rules.hundred.views import SIGHTS, HundredView

MOST_KEPT = 4096
CHAPTERS = {
    "turn/drawing": ("begin", "frozen", "choose", "skip", "burn", "draw", "drew"),
    "turn/playing": ("first", "play", "double", "set", "cast", "bury", "nothing", "after", "more", "close"),
    "turn/ending": ("check", "pass", "over", "again"),
    "spell/answers": ("open", "aim", "answer", "mirror", "turned", "block", "heal", "take", "do-mirror", "spent"),
    "spell/effects": ("do-pierce", "do-freeze", "do-swap", "do-plus-minus", "do-recall"),
    "spell/numbers": ("do-force", "do-pass", "lay", "laid"),
    "spell/taking": ("do-goblin", "do-hunt", "pick", "taken", "lot"),
}  # fmt: skip


class HundredRules(Rules):
    """The rules compiled: readings as flags, figures, and the moves that chance answers with."""

    game: HundredGame

    def prepare(self) -> None:
        game, players, rulings = self.game, self.players, self.rulings
        self.deck: Deck = game.deck
        deck, moves = self.deck, game.lexicon.moves
        self.seats = [seat_word(seat) for seat in range(players)]
        self.others = [tuple(o for o in range(players) if o != seat) for seat in range(players)]
        self.everyone = (1 << players + 1) - 1
        self.worth = {code: deck.worth(code) for code in deck.codes}
        self.change_codes = (PLUS_MINUS, ~PLUS_MINUS)
        self.card_moves = [moves["card"][kind,] for kind in range(deck.kinds)]
        self.deck_moves = [self.card_moves[kind] for kind in deck.cards]
        self.first_moves = [moves["first"][seat,] for seat in range(players)]
        self.back_moves = list(moves["back"].values())
        self.kind_of = {move: CARD_OF[verb] for verb in CARD_OF for move in moves[verb].values()}
        self._units: dict[tuple[int, ...], list[Move]] = {}
        for name in ("aim", "hunted", "redraw", "rounds", "turn_limit"):
            setattr(self, name, deck.figure(name))
        self.hand_size, self.frozen_turns = deck.figure("hand"), deck.figure("frozen")

        reads = self.read_as
        self.lots_drawn = reads("starter", "drawn")
        self.buries = reads("nothing-playable", "bury")
        self.any_set = reads("set-cards", "any-magic")
        self.reactions_set = reads("set-cards", "reactions")
        self.set_only = reads("reactions-from", "set-only")
        self.number_first = reads("slot-order", "number-first")
        self.block_stops_mirror = reads("block-after-mirror", "stops-mirror")
        self.anyone_mirrors = reads("mirror-by", "anyone")
        self.mirrorer_gives = reads("mirrored-pass", "own-number")
        self.freeze_adds = reads("freeze-again", "add")
        self.frozen_silent = reads("frozen-reacts", "no")
        self.freeze_cuts = reads("frozen-in-turn", "ends-now")
        self.steals_to_score = reads("goblin-brings", "score")
        self.hunt_return = rulings["hunt-return"]
        self.change_laid = reads("plus-minus-card", "in-score")
        self.pass_takes_both = reads("pass-slot", "both")
        self.hand_shown = reads("force-shown", "shown")
        self.skips_end = reads("all-skip", "ends")
        self.skip_burns = reads("all-skip", "burns")
        self.limited = reads("all-skip", "limit")
        self.grave_shuffled = reads("pierce-graveyard", "shuffled-in")
        self.goes_on = reads("end-again", "goes-on")
        self.refills = reads("hand-refill", "five")
        self.any_two = reads("two-cards", "any-two")
        self.several_rounds = reads("rounds", "several")
        self.swaps_set = reads("swap-what", "hands-and-set")
        self.victim_finishes = reads("last-by-pierce", "victim")

    aim: int
    hunted: int
    redraw: int
    rounds: int
    turn_limit: int

    def units(self, counts: tuple[int, ...]) -> Sequence[Move]:
        """Return the moves of chance for so many cards of each kind, copies repeated."""
        found = self._units.get(counts)
        if found is None:
            if len(self._units) >= MOST_KEPT:
                self._units.clear()
            moves = self.card_moves
            found = self._units[counts] = [moves[kind] for kind, n in enumerate(counts) for _ in range(n)]
        return found


class HundredGame(CardGame):
    """Document 002. `cards` is another `cards.toml` than the shipped one: other numbers, other counts."""

    id = "hundred"
    form = FORM_GUARDS
    trees = TREES
    parts = (*COUNTS, *SIGHTS)
    chapters = CHAPTERS
    state_class = HundredState
    view_class = HundredView
    rules_class = HundredRules
    steps = (*opening.STEPS, *turn.STEPS, *drawing.STEPS, *spells.STEPS, *effects.STEPS, *taking.STEPS)

    read_deck = staticmethod(load_deck)
    make_verbs = staticmethod(make_verbs)
    deck: Deck

    def topic_word(self, name: str) -> Word | None:
        found: Word | None = None
        if name.isdecimal():
            found = seat_word(int(name))
        elif name == timing.NUMBER:
            found = word("card-some-number")
        elif name in MAGIC:
            found = self.deck.words[MAGIC.index(name)]
        return found

    def name_args(self, values: Mapping[str, Any]) -> dict[str, Any]:
        deck = self.deck
        named: dict[str, Any] = {}
        for name, value in values.items():
            if name in ("magic", "card"):
                named["card"] = deck.words[value]
            elif name == "number":
                named["number"] = deck.words[FIRST_NUMBER + value]
            elif name == "entry":
                named["card"] = deck.code_words[deck.codes[value]]
            elif name == "change":
                named[name] = word(f"change-{('plus', 'minus')[value]}", count=deck.figure(("plus", "minus")[value]))
            elif name in ("opponent", "seat"):
                named["opponent"] = seat_word(value)
            elif name == "mover":
                named["seat"] = seat_word(value)
            elif name == "place":
                named[name] = word(f"place-{PLACES[value]}")
            elif name == "index":
                named[name] = value + 1
            elif name == "verb":
                named[name] = word(f"verb-{value}")
                if value in CARD_OF:
                    named.setdefault("card", deck.words[CARD_OF[value]])
        return named


GAME = HundredGame()
