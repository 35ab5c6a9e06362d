"""The verbs of the card language: what each does, once it is known to what. A faction's module may add its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from explorer.core.guards import seat_word
from explorer.core.steps import Frame
from explorer.rules.smashup.abilities import HERE, SCORING, THERE, WITH, Do, noted
from explorer.rules.smashup.acting import act_on
from explorer.rules.smashup.decks import draw_cards, limit_at_once, look_at_top, lose_at_random, reveal_top
from explorer.rules.smashup.explaining_power import lasting_word
from explorer.rules.smashup.fits import here, it, picked
from explorer.rules.smashup.leaving import lasting, stay
from explorer.rules.smashup.playing import extra_play
from explorer.rules.smashup.programs import clause_of, source_word
from explorer.rules.smashup.records import BREAKPOINT, NEXT_TURN, NO_ACTIONS, TOP, Effect, Play
from explorer.rules.smashup.targets import amount, place
from explorer.rules.smashup.victory import gain

if TYPE_CHECKING:
    from explorer.rules.smashup.table import TableTop as S

Verb = Callable[["S", Frame, Do], None]


def seats_of(s: S, f: Frame, do: Do) -> list[int]:
    """Return whom a draw, discard or gain is about, the active player first."""
    if do.who == "each-other":
        return [seat for seat in s.around() if seat != f.seat]
    if do.who == "them":
        return [noted(f, "who")]
    return [s.owner(it(f).card)] if do.who == "owner" else [f.seat]


def on_play(s: S, f: Frame, do: Do) -> None:
    """Do it to what was picked in play."""
    act_on(s, f, do, noted(f, "picks"))


def nothing(s: S, f: Frame, do: Do) -> None:
    """What was picked or chosen is noted already."""


def attach(s: S, f: Frame, do: Do) -> None:
    """Let the action stay on what was chosen: a minion, unless that is protected, or a base."""
    if do.target is not None and do.target.kind == "base":
        base = noted(f, "base")
        stay(s, f, base, -1)
        s.tell("attached-to-base", "action-stays", card=s.card_word(f.source), base=s.base_word(base))
    else:
        act_on(s, f, do, noted(f, "picks"))


def draw(s: S, f: Frame, do: Do) -> None:
    count = amount(s, f, do.amount)
    for seat in reversed(seats_of(s, f, do)):
        draw_cards(s, seat, count, f.cause, noted(f, "text"))


def lose(s: S, f: Frame, do: Do) -> None:
    for seat in reversed(seats_of(s, f, do)):
        lose_at_random(s, f, seat, amount(s, f, do.amount))


def gain_points(s: S, f: Frame, do: Do) -> None:
    count, clause = amount(s, f, do.amount), clause_of(s, f)
    gain(s, [(seat, count, clause) for seat in seats_of(s, f, do)], source_word(s, f))


def extra(s: S, f: Frame, do: Do) -> None:
    """Give rights to play; they are used at once where they cannot wait."""
    grant = do.grant
    assert grant is not None
    on_base = grant.on in (HERE, THERE, WITH, SCORING)
    base = place(s, f, grant.on) if on_base else -1
    if on_base and base not in s.bases:
        return
    right = Play(f.seat, grant.minion, f.source, grant.most, base, -1, grant.zone, grant.on == "alone")
    for _ in range(amount(s, f, do.amount)):
        extra_play(s, f, right, grant.now, grant.must)


def change_breakpoint(s: S, f: Frame, do: Do) -> None:
    """Lower the breakpoint of the base of what was picked, by an amount fixed now."""
    chosen = picked(s, f)
    base = here(s, f) if chosen is None else chosen.base
    less = amount(s, f, do.amount)
    if base not in s.bases:
        return
    effect = lasting(s, f, BREAKPOINT, base, -less, do.until)
    s.effects += (effect,)
    s.tell("breakpoint", clause_of(s, f), base=s.base_word(base), amount=less, until=lasting_word(s, effect))


def reveal(s: S, f: Frame, do: Do) -> None:
    reveal_top(s, f, amount(s, f, do.amount))


def look(s: S, f: Frame, do: Do) -> None:
    look_at_top(s, f, amount(s, f, do.amount))


def play_revealed(s: S, f: Frame, do: Do) -> None:
    """Offer the revealed card, if it is of the right kind, to be played at once; anything else stays on top."""
    top = s.tops[f.seat][:1]
    if top and do.grant is not None and s.kit.kind[top[0]].minion == do.grant.minion:
        extra_play(s, f, Play(f.seat, do.grant.minion, f.source, card=top[0], zone=TOP), now=True)


# cards out of play


def discard(s: S, f: Frame, do: Do) -> None:
    for card in noted(f, "picks"):
        s.take_out(card)
        s.to_discards(card)
        s.tell("discarded", clause_of(s, f), seat=seat_word(s.owner(card)), card=s.card_word(card))


def take(s: S, f: Frame, do: Do) -> None:
    """Put cards into the hand, for all to see."""
    for card in noted(f, "picks"):
        s.take_out(card)
        s.add_to_hand(card, seen=True)
        s.tell("taken", clause_of(s, f), seat=seat_word(s.owner(card)), card=s.card_word(card))
    limit_at_once(s, f.seat)


def shuffle_in(s: S, f: Frame, do: Do) -> None:
    """Shuffle cards into the deck; with none, nothing is shuffled."""
    cards = noted(f, "picks")
    for card in cards:
        s.take_out(card)
    s.shuffle_deck(f.seat, cards)
    s.tell("shuffled-in", clause_of(s, f), seat=seat_word(f.seat), cards=s.card_words(cards))


def discard_hand(s: S, f: Frame, do: Do) -> None:
    for card in s.hands[f.seat]:
        s.take_from_hand(card)
        s.to_discards(card)
        s.tell("discarded", clause_of(s, f), seat=seat_word(f.seat), card=s.card_word(card))


def shuffle(s: S, f: Frame, do: Do) -> None:
    s.shuffle_deck(f.seat)
    s.tell("shuffled", clause_of(s, f), seat=seat_word(f.seat))


def name_faction(s: S, f: Frame, do: Do) -> None:
    """Note the faction that was named on the action that stays."""
    me, faction = noted(f, "me"), noted(f, "faction")
    s.attached = tuple(a._replace(note=faction) if a.life == me else a for a in s.attached)
    s.tell("named", clause_of(s, f), card=s.card_word(f.source), faction=s.kit.faction_words[faction])


def silence(s: S, f: Frame, do: Do) -> None:
    """Keep a player from playing actions on that player's next turn."""
    who = noted(f, "who")
    s.effects += (Effect(NO_ACTIONS, who, 0, who, NEXT_TURN, s.turn, f.source),)
    s.tell("silenced", clause_of(s, f), seat=seat_word(who))


def look_at_hand(s: S, f: Frame, do: Do) -> None:
    """Let the seat see another's hand, and nobody else."""
    who = noted(f, "who")
    fresh = [(f.seat, card) for card in s.hands[who] if (f.seat, card) not in s.glimpses]
    s.glimpses = tuple(sorted((*s.glimpses, *fresh)))
    s.tell_some(
        "looked", clause_of(s, f), (f.seat, who), {"cards": s.card_words(s.hands[who])}, seat=seat_word(f.seat),
        opponent=seat_word(who),
    )  # fmt: skip


def sink(s: S, f: Frame, do: Do) -> None:
    """Put the destroyed minion under its owner's deck. If it went into a new deck since, it is another card."""
    card = it(f).card
    owner = s.owner(card)
    if s.shuffles[owner] == noted(f, "shuffles") and card in s.discards[owner]:
        s.take_out(card)
        s.bottoms[owner] += (card,)
        s.tell("placed-under", clause_of(s, f), card=s.card_word(card), seat=seat_word(owner))


VERBS: dict[str, Verb] = {
    "destroy": on_play, "return": on_play, "into-hand": on_play, "bottom": on_play, "power": on_play, "move": on_play,
    "attach": attach,
    "pick": nothing, "choose": nothing, "draw": draw, "lose": lose, "gain": gain_points, "extra": extra,
    "breakpoint": change_breakpoint, "reveal": reveal, "look": look, "play-revealed": play_revealed,
    "discard": discard, "take": take, "shuffle-in": shuffle_in, "shuffle": shuffle, "look-at-hand": look_at_hand,
    "discard-hand": discard_hand, "sink": sink, "name-faction": name_faction, "silence": silence,
}  # fmt: skip


__all__ = ["VERBS", "Verb", "seats_of"]
