"""What people read on a card: sentences made from the same data that the engine carries out.

Every part of the language has a fragment in the catalogues; this module only puts them together. `lines` gives them as
words, `written` as a paragraph in a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from explorer.core.words import Catalogue, Word, word
from explorer.rules.smashup.abilities import (
    EACH,
    Ability,
    Amount,
    Bonus,
    Do,
    Grant,
    Program,
    Site,
    Special,
    Target,
    Trigger,
)

if TYPE_CHECKING:
    from explorer.rules.smashup.game import SmashUpGame
    from explorer.rules.smashup.records import Play
    from explorer.rules.smashup.table import TableTop as S


def amount_word(value: Amount | None) -> Any:
    """Return a number (-1 for none), or the words of an amount that has a name."""
    return -1 if value is None else value if isinstance(value, int) else word(f"amount-{value}")


def number_word(value: Amount | None) -> Any:
    """Return a number (-1 for none), or 'named' where words say it beside."""
    return -1 if value is None else value if isinstance(value, int) else "named"


def tag_word(tag: str) -> Any:
    """Return the words for a tribe such as the Microbots; 'none' and 'faction' (the one named) stand for themselves."""
    return word(f"tag-{tag}") if tag not in ("", "faction") else tag or "none"


def target_word(t: Target) -> Word:
    """Return the words for what a verb is done to."""
    limited = {
        "count": t.count,
        "where": t.where or "anywhere",
        "whose": t.whose or "any",
        "most": number_word(t.most),
        "limit": amount_word(t.most),
        "less": amount_word(t.less),
        "fit": word(f"fit-{t.fit}") if t.fit else "none",
        "another": "yes" if t.another else "no",
        "sort": t.sort or "any",
        "tag": tag_word(t.tag),
        "same": "yes" if t.same else "no",
        "least": t.least,
    }
    return word(f"target-{t.kind}", **limited)


def grant_word(grant: Grant) -> Word:
    return word(
        "grant", kind="minion" if grant.minion else "action", most=grant.most, on=grant.on or "anywhere",
        zone=grant.zone, now="yes" if grant.now else "no", must="yes" if grant.must else "no",
    )  # fmt: skip


def right_word(s: S, right: Play) -> Word:
    """Return a right to play as a position holds it: of what kind, from where, and the only base it is for."""
    grant = grant_word(Grant(right.minion, right.most, "alone" if right.alone else "", right.zone))
    return word("grant-there", grant=grant, base=s.base_word(right.base)) if right.base >= 0 else grant


def do_word(do: Do) -> Word:
    """Return the sentence of one thing done."""
    said = word(
        f"do-{do.verb}",
        target=word("target-nothing") if do.target is None else target_word(do.target),
        amount=number_word(do.amount),
        named=amount_word(do.amount),
        who=do.who or "you",
        to=do.to,
        apart="yes" if do.target is not None and do.target.count not in (1, EACH) else "no",
        where="none" if do.target is None else do.target.where or "anywhere",
        kind="none" if do.grant is None else "minion" if do.grant.minion else "action",
        until=do.until or "none",
        must="yes" if do.grant is not None and do.grant.must else "no",
        grant="none" if do.grant is None else grant_word(do.grant),
    )
    if do.may:
        said = word("may", does=said)
    if do.each_base:
        said = word("at-each-base", fit=word(f"fit-{do.each_base}"), does=said)
    if do.when:
        said = word("when", condition=word(f"when-{do.when}"), does=said)
    return word("dependent", does=said) if do.needs else said


def program_lines(program: Program) -> Iterator[Word]:
    for do in program:
        yield word("sentence", does=do_word(do))


def bonus_word(bonus: Bonus) -> Word:
    whom = word(f"bonus-{bonus.whom}", tag=tag_word(bonus.tag))
    if isinstance(bonus.amount, int):
        return word("bonus", whom=whom, amount=bonus.amount, less=max(0, -bonus.amount))
    return word("bonus-named", whom=whom, amount=amount_word(bonus.amount))


def trigger_lines(trigger: Trigger) -> Iterator[Word]:
    who = word(f"seat-{trigger.seat}") if trigger.seat else "none"
    yield word(f"on-{trigger.on}", concerns=word(f"concern-{trigger.concerns}"), who=who)
    yield from program_lines(trigger.program)


def special_lines(name: str, special: Special) -> Iterator[Word]:
    yield word(f"special-{name}", where=special.where or "any")
    if special.when:
        yield word("only-when", condition=word(f"when-{special.when}"))
    yield from program_lines(special.program)


def ability_lines(ability: Ability, minion: bool) -> Iterator[Word]:
    """Return the sentences of a card, in the order of its entries."""
    if ability.attach is not None:
        yield word("stays-on", target=target_word(ability.attach))
    if ability.play:
        if minion or ability.attach is not None:
            yield word("on-play")
        yield from program_lines(ability.play)
    for bonus in ability.power:
        yield word("sentence", does=bonus_word(bonus))
    if ability.indestructible:
        yield word("indestructible")
    if ability.instead:
        yield word("instead-of-destroyed")
        yield from program_lines(ability.instead)
    if ability.shield is not None:
        shield = ability.shield
        whom = "host" if shield.whom == "host" else "yours"
        yield word("shielded", whom=whom, against=shield.against, once="yes" if shield.once else "no")
    if ability.grant is not None:
        yield word("each-turn", grant=grant_word(ability.grant))
    if ability.bars:
        yield word("bars", whom=word(f"bar-{ability.bars}"))
    if ability.cancels_base:
        yield word("cancels-base")
    for trigger in ability.triggers:
        yield from trigger_lines(trigger)
    for name, special in (("before", ability.before), ("after", ability.after), ("turn", ability.on_turn)):
        if special is not None:
            yield from special_lines(name, special)
    if ability.from_hand:
        yield word("from-hand", kind="minion" if minion else "action")
    if ability.from_discard:
        yield word("from-discard", kind="minion" if minion else "action")
    if ability.counts_as:
        yield word("counts-as", tag=tag_word(ability.counts_as))
    for sentence in ability.says:
        yield word(sentence)


def site_lines(site: Site) -> Iterator[Word]:
    """Return the sentences of a base."""
    if site.power:
        yield word("site-power", amount=site.power)
    for trigger in site.triggers:
        yield from trigger_lines(trigger)
    if site.scores:
        yield word(f"site-scores-{site.scores}")
    for name, after in (("after", site.after), ("replaced", site.replaced)):
        if after is not None:
            yield word(f"site-{name}", whom=word(f"whom-{after.whom}"))
            yield from program_lines(after.program)
    for sentence in site.says:
        yield word(sentence)


def card_lines(game: SmashUpGame, id: str) -> list[Word]:
    """Return everything that stands on a card or base: a heading with its figures, then its sentences."""
    kit = game.kit
    for kind in kit.kinds:
        if kind.id == id:
            figures = word(
                "card-heading", card=word(f"card-{id}"), kind="minion" if kind.minion else "action", power=kind.power,
                faction=word(f"faction-{kind.faction}"),
            )  # fmt: skip
            return [figures, *(list(ability_lines(game.cards[id], kind.minion)) or [word("no-text")])]
    base = next(base for base in kit.bases if base.id == id)
    first, second, third = base.worth
    heading = word(
        "base-heading", base=word(f"base-{id}"), breakpoint=base.breakpoint, first=first, second=second, third=third
    )
    return [heading, *(list(site_lines(game.sites[id])) or [word("no-text")])]


def written(words: Catalogue, lines: list[Word]) -> str:
    """Return sentences as one paragraph: a capital letter begins each, but not what follows a colon."""
    found: list[str] = []
    for line in lines:
        text = words.say(line)
        found.append(text if found and found[-1].endswith(":") else text[:1].upper() + text[1:])
    return " ".join(found)


class CardText(Mapping[str, str]):
    """The text of a card or base by language, made when it is read."""

    def __init__(self, game: SmashUpGame, id: str, languages: tuple[str, ...]) -> None:
        self.game, self.id, self.languages = game, id, languages

    def __getitem__(self, language: str) -> str:
        return written(self.game.words(language), card_lines(self.game, self.id))

    def __iter__(self) -> Iterator[str]:
        return iter(self.languages)

    def __len__(self) -> int:
        return len(self.languages)


__all__ = ["CardText", "ability_lines", "card_lines", "do_word", "right_word", "site_lines", "target_word", "written"]
