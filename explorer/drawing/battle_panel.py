"""The battle calculator: its fields as plain values, and what is reckoned of them as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.words import Word, word
from explorer.counting import battle_question
from explorer.counting.battle_question import CHOICES, NUMBERS, Question, question_of
from explorer.counting.battle_results import BattleOdds, RollOdds, Stopping
from explorer.counting.battles import battle_of, roll_of, stopping_of
from explorer.counting.numbers import Exact, Unit
from explorer.counting.odds import full
from explorer.drawing.battle_plot import captures_svg
from explorer.drawing.battle_table import plan_table, table
from explorer.drawing.boards import Panel
from explorer.drawing.palette import MUTED
from explorer.drawing.text import safe
from explorer.rules.continents.prospects import supposed

if TYPE_CHECKING:
    from explorer.core.views import View
    from explorer.core.words import Catalogue

    Names = Mapping[Word, str] | None

ENDS = ("pairs", "loser-burns", "defender-gives", "attacker-surrenders", "war-over", "attack-spent")
STOPPING = ("go-on",)
ROLL = ("attack-dice", "defence-dice", "pairs", "higher-wins", "tie-defender")
#: The rulings that a battle depends on.
RULINGS = (
    "attacked-cards", "helpers-troops", "whose-troop", "fewer-dice", "that-battle", "coin-check", "above-six",
    "artillery-time",
)  # fmt: skip


class BattleCalculator:
    """The calculator of `continents`. It reads what lies open and nothing else, whoever looks on."""

    title = "calc-title"

    def panel(self, view: View, given: Mapping[str, str], language: str = "en", names: Names = None) -> Panel:
        """Return what is shown; `given` are the fields that were changed by hand."""
        asked = question_of(view, given)
        words = view.game.words(language, names)
        told, html, cited = _reckoned(asked, words)
        return Panel(_fields(asked, words), told, _source(view, asked, words) + html, asked.follows, cited)

    def changed(self, view: View, given: Mapping[str, str], field: str, value: str) -> dict[str, str]:
        """Return what is given once a field has been changed; ExplorerError for one, or a choice, there is not."""
        return battle_question.changed(view, given, field, value)

    def following(self, view: View, given: Mapping[str, str], on: bool) -> dict[str, str]:
        """Return what is given once the numbers follow the position again, or stay as they are."""
        return battle_question.followed(given) if on else battle_question.frozen(view, given)


def _fields(asked: Question, words: Catalogue) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if asked.attacks:
        options = [{"id": move.text, "label": _attack(asked, move.args, words)} for move in asked.attacks]
        found.append({"id": "attack", "options": options})
    found += [{"id": field} for field in NUMBERS]
    for field, choices in CHOICES.items():
        found.append(
            {"id": field, "options": [{"id": c, "label": words.say(f"calc-{_kind(field)}-{c}")} for c in choices]}
        )
    at = next(i for i, entry in enumerate(found) if entry["id"] == "aim")
    found.insert(at + 1, {"id": "number"})
    return [{**entry, "label": words.say(f"calc-{entry['id']}"), "value": asked.values[entry["id"]]} for entry in found]


def _kind(field: str) -> str:
    return "plays" if field.endswith("-plays") else field


def _attack(asked: Question, args: Sequence[int], words: Catalogue) -> str:
    target, opponent, source = args
    lands = asked.game.deck.land_words
    return words.say(word("calc-attack-of", continent=lands[target], seat=seat_word(opponent), source=lands[source]))


def _source(view: View, asked: Question, words: Catalogue) -> str:
    """Return where the numbers come from, and which readings of the match count."""
    said = [words.say(f"calc-from-{asked.source}"), words.say("calc-public")]
    language, now = words.language, view.rules.rulings
    for id in RULINGS:
        ruling = view.game.rulebook.rulings[id]
        if now[id] != ruling.default:
            option = ruling.options[now[id]].text[language]
            said.append(words.say(word("calc-ruling", question=ruling.question[language], option=option)))
    return "".join(f'<p style="color:{MUTED}">{safe(line)}</p>' for line in said)


@lru_cache(maxsize=64)
def _found(
    game: Any, fight: Any, aim: str, number: int, played: tuple[tuple[str, str], ...]
) -> tuple[BattleOdds, Stopping, RollOdds]:
    return battle_of(game, fight), stopping_of(game, fight, aim, number), roll_of(game, fight, played)


def _reckoned(asked: Question, words: Catalogue) -> tuple[str, str, tuple[str, ...]]:
    """Return the gist, all that is reckoned as HTML, and the clauses it rests on; what is wrong, if something is."""
    if asked.fight is None:
        assert asked.problem is not None
        return words.say(asked.problem), "", ()
    battle, plan, roll = _found(asked.game, asked.fight, asked.aim, asked.number, asked.played)
    cited = {"ends": (*ENDS, *(("two-coins",) if battle.reached else ()))}
    cited["roll"] = (
        *ROLL,
        *dict.fromkeys(card for card, _ in roll.played),
        *(("in-order",) if roll.played[1:] else ()),
    )
    parts = [
        _part(words.say(battle.head), _ends(battle, words), cited["ends"], asked, words),
        _part(words.say("calc-plot"), captures_svg(battle, words), cited["ends"], asked, words),
        _part(words.say(plan.head), _plan(plan, words), STOPPING, asked, words),
        _part(words.say(roll.head), _roll(roll, words), cited["roll"], asked, words),
    ]
    notes = [words.say("calc-exact"), *(_sentence(words.say(each)) for each in supposed(asked.fight))]
    told = "".join(f'<p style="color:{MUTED}">{safe(line)}</p>' for line in notes)
    clauses = tuple(dict.fromkeys((*cited["ends"], *STOPPING, *cited["roll"])))
    shares = [
        (fate, Exact(chance, word("odds-fought")).brief(words.language)) for fate, chance in battle.fates().items()
    ]
    items = [words.say(word("odds-item", outcome=fate, number=share)) for fate, share in shares]
    gist = _sentence(words.listed(items))
    return gist, f'<div class="rx-sides">{"".join(parts)}</div>{told}', clauses


def _part(head: str, body: str, clauses: Sequence[str], asked: Question, words: Catalogue) -> str:
    cited = asked.game.cite(*clauses, language=words.language)
    return f"<section><h5>{safe(head)}</h5>{body}<p><small>({safe(cited)})</small></p></section>"


def _ends(battle: BattleOdds, words: Catalogue) -> str:
    fates = battle.fates().items()
    rows = [(safe(_sentence(words.say(fate), "")), *_number(chance, "share", words)) for fate, chance in fates]
    heads = [words.say(id) for id in ("draw-odds-outcome", "draw-odds-share", "draw-odds-exactly")]
    means = [
        (safe(words.say(f"calc-mean-{id}")), *_number(value, "amount", words))
        for id, value in (
            ("taken", battle.expected_taken),
            ("lost", battle.expected_lost),
            ("gain", battle.expected_gain),
        )
    ]
    mean_heads = [words.say(id) for id in ("calc-means", "calc-cards", "draw-odds-exactly")]
    return table(heads, rows) + table(mean_heads, means)


def _number(value: Any, unit: Unit, words: Catalogue) -> tuple[str, str]:
    number = Exact(value, word("odds-fought"), unit)
    return safe(number.brief(words.language)), safe(number.fraction)


def _plan(plan: Stopping, words: Catalogue) -> str:
    best, end = (full(Exact(v, word("odds-fought"), plan.unit), words.language) for v in (plan.value, plan.to_the_end))
    said = [_sentence(words.say(word("reckoned-worth", best=best, end=end))), words.say(word(_advice(plan)))]
    told = "".join(f"<p>{'<b>' if i else ''}{safe(line)}{'</b>' if i else ''}</p>" for i, line in enumerate(said))
    return told + plan_table(plan, words)


def _advice(plan: Stopping) -> str:
    """Return the id of the sentence on the place where the battle stands now."""
    fight, start = plan.course.fight, plan.course.start
    if fight.roll is not None:
        return "calc-now-rolling"
    if start not in plan.plan.choices:
        return "calc-now-first"
    return "calc-now-go-on" if plan.plan.goes_on(start) else "calc-now-stop"


def _roll(roll: RollOdds, words: Catalogue) -> str:
    heads = [words.say(id) for id in ("reckoned-pairs", "draw-odds-share", "draw-odds-exactly")]
    rows = [(safe(words.say(label)), *_number(one.value, "share", words)) for label, one in roll.rows()]
    note = f"<p>{safe(_sentence(words.say('reckoned-as-it-helps')))}</p>" if roll.played else ""
    return table(heads, rows) + note


def _sentence(said: str, end: str = ".") -> str:
    return said[:1].upper() + said[1:] + end


__all__ = ["BattleCalculator"]
