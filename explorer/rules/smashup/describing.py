"""The table of `smashup` in words, line by line: the text twin of its picture, which says many things as they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.words import word
from explorer.rules.smashup.records import BREAKPOINT, IGNORES, POWER, SHIELD, ordinary_plays
from explorer.rules.smashup.texts import ability_lines, right_word, site_lines, written

if TYPE_CHECKING:
    from explorer.core.words import Catalogue, Word
    from explorer.rules.smashup.open_view import Standing
    from explorer.rules.smashup.records import Attached, Effect, Minion, Play
    from explorer.rules.smashup.table import TableTop
    from explorer.rules.smashup.views import SmashUpView

PHASES = {
    "start": ("start", "rights"),
    "play": ("play", "card", "use", "more"),
    "check": ("check", "choose", "score"),
    "draw": ("victory", "draw", "limit"),
    "end": ("finish", "expire", "close", "pass"),
}


def phase_of(step: str) -> str:
    """Return the phase of a turn that a step of it belongs to, 'opening' before the first turn."""
    name = step.removeprefix("turn.")
    return next((phase for phase, steps in PHASES.items() if name in steps), "opening")


def origin(s: TableTop, source: int, memo: Mapping[str, Any]) -> Word | None:
    """Return the name of the card or base that pending work comes from, None for what the turn itself brings."""
    if source >= 0:
        return word(f"card-{s.kit.kind[source].id}")
    if "text" in memo:
        clause = s.rules.programs[memo["text"]].clause
        return word(f"card-{clause}" if clause in s.rules.game.ids else f"base-{clause}")
    return s.base_word(memo["base"]) if memo.get("base", -1) >= 0 else None


def lines(view: SmashUpView, words: Catalogue) -> Iterator[str]:
    """Yield what a view sees: what is asked, the turn, every base, what holds for a while, every seat, the piles."""
    question = view.question
    if question is not None:
        yield words.say(question.asks)
    if view.is_over:
        yield view.explain("winner").sentence(words.language, words.names)
    else:
        yield words.say(turn_word(view))
    rights = [words.say(view.right(right)) for right in view.plays]
    if rights:
        yield f"{words.say('table-rights')}: {words.listed(rights)}"
    for work in view.work:
        yield f"  {words.say(work_word(work.step, work.seat, work.source))}"
    for base in view.bases:
        yield from base_lines(view, words, base)
    for said in passing(view):
        yield words.say(said)
    for seat in range(view.players):
        yield from seat_lines(view, words, seat)
    yield from base_pile_lines(view, words)
    if view.kit.assumed:
        references = words.listed(dict.fromkeys(reference for _, reference in view.kit.assumed))
        yield f"{words.say('table-figures')}: {words.say('draw-assumed', reference=references)}"


def turn_word(view: SmashUpView) -> Word:
    """Return whose turn it is, and its phase; before the first turn that it is being set up."""
    phase = word(f"table-phase-{view.phase}")
    return phase if view.phase == "opening" else word("table-turn", seat=seat_word(view.active), phase=phase)


def work_word(step: str, seat: int, source: Word | None) -> Word:
    """Return something that is being carried out, in a line."""
    title = word(f"step-{step.replace('.', '-')}")
    return word("table-work", seat=seat_word(seat), step=title, source="none" if source is None else source)


def card_text(view: SmashUpView, words: Catalogue, card: int) -> str:
    """Return what stands on a card, under the readings in force."""
    sentences = ability_lines(view.rules.abilities[card], view.kit.kind[card].minion)
    return written(words, list(sentences) or [word("no-text")])


def base_text(view: SmashUpView, words: Catalogue, base: int) -> str:
    """Return what stands on a base, under the readings in force."""
    return written(words, list(site_lines(view.rules.sites[base])) or [word("no-text")])


# bases


def base_lines(view: SmashUpView, words: Catalogue, base: int) -> Iterator[str]:
    """Yield a base: its figures, its text, what is on it, and every seat's minions there."""
    printed, strong = view.kit.bases[base], view.strengths(base)
    yield f"{words.say(view.kit.base_words[base])}: {sum(strong.values())}/{view.breakpoint(base)}"
    first, second, third = printed.worth
    home = view.home(base)
    yield f"  {words.say('table-base', faction=home, first=first, second=second, third=third)}"
    yield f"  {base_text(view, words, base)}"
    for said in base_notes(view, base):
        yield f"  {words.say(said)}"
    for a in (a for a in view.attached if a.base == base):
        yield f"  {words.say(attached_word(view, a))}"
    powers, standings = view.powers(), {standing.seat: standing for standing in view.standings(base)}
    for seat in sorted(strong):
        told = words.say("table-strength", seat=seat_word(seat), power=strong[seat])
        place = f"; {words.say(standing_word(standings[seat]))}" if seat in standings else ""
        yield f"  {told}{place}"
        for m in (m for m in view.minions if m.base == base and m.seat == seat):
            yield f"    {words.say(minion_word(view, m, powers[m.life]))}"
            for a in (a for a in view.attached if a.host == m.life):
                yield f"      {words.say(attached_word(view, a))}"


def base_notes(view: SmashUpView, base: int) -> Iterator[Word]:
    """Yield what is special about a base now: it breaks (not told to who is to predict that), its ability does not
    count, its breakpoint is another one, minions there are out of reach."""
    if view.breaks(base) and not view.predicts and not view.is_over:
        yield word("table-breaks")
    if view.ignored(base):
        yield word("table-cancelled")
    for e in view.effects:
        if e.target == base and e.kind in (BREAKPOINT, IGNORES, SHIELD):
            yield word(
                f"table-effect-{e.kind}", amount=-e.amount, source=_source(view, e), until=until_word(e),
                seat=seat_word(e.amount) if e.kind != BREAKPOINT else "none",
            )  # fmt: skip


def standing_word(standing: Standing) -> Word:
    """Return what a seat would get if a base scored now."""
    return word("table-standing", place=standing.place, vp=standing.vp, more=standing.more)


def minion_word(view: SmashUpView, minion: Minion, power: int) -> Word:
    """Return a minion in play with its power, and the printed one where that differs."""
    printed = view.kit.kind[minion.card].power
    differs = "yes" if printed != power else "no"
    return word("table-minion", card=view.kit.words[minion.card], power=power, printed=printed, differs=differs)


def attached_word(view: SmashUpView, action: Attached) -> Word:
    """Return an action that stays in play, who controls it, and the faction that it names, if any."""
    names = view.kit.faction_words
    noted = names[action.note] if action.note >= 0 else "none"
    return word("table-attached", card=view.kit.words[action.card], seat=seat_word(action.seat), noted=noted)


def base_pile_lines(view: SmashUpView, words: Catalogue) -> Iterator[str]:
    """Yield the pile of bases, what is known of its top and by whom, and the bases put aside."""
    yield words.say("table-base-pile", count=view.base_pile)
    top = [base for base in view.base_tops if base is not None]
    if top:
        yield f"{words.say('table-top')}: {_bases(view, words, top)}"
    if view.base_seer >= 0 and view.base_tops:
        yield words.say("table-base-seer", count=len(view.base_tops), seat=seat_word(view.base_seer))
    if view.base_discards:
        yield f"{words.say('table-aside')}: {_bases(view, words, view.base_discards)}"


# what holds for a while


def passing(view: SmashUpView) -> Iterator[Word]:
    """Yield what holds for a while and is on no base: power, by what gave it, and who plays no actions."""
    found: dict[tuple[Any, ...], list[Word]] = {}
    at = {m.life: m.card for m in view.minions}
    for e in view.effects:
        if e.kind == POWER:
            found.setdefault(e[2:], []).append(view.kit.words[at[e.target]])
        elif e.kind not in (BREAKPOINT, IGNORES, SHIELD):
            yield word(f"table-effect-{e.kind}", seat=seat_word(e.target), source=_source(view, e), until=until_word(e))
    one = {e[2:]: e for e in view.effects if e.kind == POWER}
    for key, cards in found.items():
        e = one[key]
        facts = {"amount": e.amount, "source": _source(view, e), "until": until_word(e), "cards": tuple(cards)}
        yield word("table-effect-power", **facts)


def until_word(effect: Effect) -> Word:
    """Return how long an effect holds."""
    return word(f"table-until-{effect.ends}", seat=seat_word(effect.seat))


def _source(view: SmashUpView, effect: Effect) -> Word | str:
    return word(f"card-{view.kit.kind[effect.source].id}") if effect.source >= 0 else "none"


def play_word(s: TableTop, right: Play) -> Word:
    """Return a right to play one card; one that a card or base gave, with its limits, and that card."""
    kit = s.kit
    giver = "none" if right in ordinary_plays(right.seat) else "base"
    return word(
        "table-right",
        kind="minion" if right.minion else "action",
        right=kit.words[right.card] if right.card >= 0 else right_word(s, right),
        source=word(f"card-{kit.kind[right.source].id}") if right.source >= 0 else giver,
    )


# seats


def seat_lines(view: SmashUpView, words: Catalogue, seat: int) -> Iterator[str]:
    """Yield a seat: factions, points, and its cards as far as they are seen."""
    name = seat_word(seat)
    yield f"{words.say('ui-score')}, {words.say(name)}: {view.vp[seat]}/{view.kit.goal}"
    if view.arrived[seat]:
        yield f"  {words.say(word('table-arrived', goal=view.kit.goal, place=view.arrived[seat]))}"
    factions = [view.kit.faction_words[n] for n, taker in enumerate(view.factions) if taker == seat]
    if factions:
        yield f"  {words.listed(map(words.say, factions))}"
    deck = words.say("table-deck", count=len(view.deck(seat)))
    known = [("table-top", view.top(seat)), ("table-bottom", view.bottom(seat))]
    ends = [f"; {words.say(title)}: {_cards(view, words, row)}" for title, row in known if row]
    yield f"  {deck}{''.join(ends)}"
    if view.hand(seat):
        yield f"  {words.say('ui-hand')}: {_cards(view, words, view.hand(seat), held=True)}"
    if view.discards(seat):
        yield f"  {words.say('table-discards')}: {_cards(view, words, view.discards(seat))}"


def _cards(view: SmashUpView, words: Catalogue, row: tuple[int | None, ...], held: bool = False) -> str:
    """Return cards side by side; minions that are `held` in a hand with their power."""
    kit = view.kit
    said = [
        word("table-held", card=kit.words[card], power=kit.kind[card].power)
        if held and kit.kind[card].minion
        else kit.words[card]
        for card in row
        if card is not None
    ]
    shown = [words.say(card) for card in said]
    hidden = row.count(None)
    return words.listed([*shown, *([words.say("ui-hidden-cards", count=hidden)] if hidden else [])])


def _bases(view: SmashUpView, words: Catalogue, bases: Iterable[int]) -> str:
    return words.listed(words.say(view.kit.base_words[base]) for base in bases)


__all__ = [
    "attached_word", "base_lines", "base_notes", "base_pile_lines", "base_text", "card_text", "lines", "minion_word",
    "origin", "passing", "phase_of", "play_word", "standing_word", "turn_word", "until_word", "work_word",
]  # fmt: skip
