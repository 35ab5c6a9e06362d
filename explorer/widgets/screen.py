"""What a page shows, as JSON values: every sentence in the language spoken, no secret of another seat anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from explorer.core.guards import seat_word
from explorer.core.state import ALL, CHANCE
from explorer.counting.odds import coming, described
from explorer.drawing.boards import board_for
from explorer.drawing.odds_table import shares_html
from explorer.drawing.text import safe
from explorer.matches.seating import HUMAN
from explorer.widgets import branches, calculating, declining, hinting, panels
from explorer.widgets.choices import choices_of
from explorer.widgets.reckoning import reckoned
from explorer.widgets.speech import Speech, topic_entry

if TYPE_CHECKING:
    from explorer.core.game import Game
    from explorer.core.views import View
    from explorer.counting.odds import Odds
    from explorer.matches.match import Match
    from explorer.widgets.session import Session

LANGUAGES = {"en": "English", "ar": "العربية", "fa": "فارسی", "vi": "Tiếng Việt"}
RECENT = 12  # events that are not folded, see explorer.js
LIKELIEST = 4  # outcomes of what is to come that stand in one line; more are folded
PAGE_WORDS = (
    "ui-look-as", "ui-language", "ui-projector", "ui-predict", "ui-board", "ui-moves", "ui-what", "ui-where",
    "ui-filter", "ui-all-moves", "ui-not-legal", "ui-other-move", "ui-play", "ui-check", "ui-undo", "ui-redo",
    "ui-answer", "ui-log", "ui-tree", "ui-compare", "rulings", "why", "ui-match", "ui-choose-what", "ui-branch-name",
    "ui-branch-do", "ui-branch-note", "ui-draw-history", "ui-compare-a", "ui-compare-b", "ui-compare-do",
    "ui-compare-end", "ui-compare-note", "ui-compare-same", "ui-compare-findings", "ui-in-words", "ui-since-parted",
    "ui-here", "ui-ruling-note", "ui-ruling-usual", "ui-ruling-secret", "ui-trial-keep", "ui-trial-put-back",
    "ui-trial-first", "ui-trial-on", "ui-former", "ui-about", "ui-why-note", "ui-new-match", "ui-player-kind",
    "ui-player-name", "ui-add-seat", "ui-remove-seat", "ui-seed", "ui-any-seed", "ui-chance-how", "ui-script",
    "ui-begin", "ui-save", "ui-load", "ui-load-file", "ui-load-text", "ui-save-text", "ui-save-note", "ui-commit",
    "ui-why-refused", "ui-predict-drop", "ui-play-it", "ui-no-moves", "ui-stopped", "ui-stopped-how", "ui-restore",
    "ui-restore-offer", "ui-restore-no", "ui-slow", "ui-close", "ui-none-found", "ui-odds", "ui-hint", "ui-follow",
    "ui-passes",
)  # fmt: skip


def of(s: Session) -> dict[str, Any]:
    """Return what the page is to show of a session."""
    speech = s.speech
    frame = {
        "kind": "explore",
        "n": s.serial,
        "language": speech.language,
        "way": speech.way,
        "title": speech.say(f"game-{s.game.rulebook.id}"),
        "words": page_words(speech),
        "projects": s.projects,
        "languages": languages(speech),
        "notice": speech.say(s.notice[0], **s.notice[1]) if s.notice is not None else "",
    }
    if s.curtain is not None:
        return {**frame, "covered": _curtain(s, speech)}
    if s.drawn[0] != s.looks:
        s.drawn = (s.looks, _table(s, speech))
    return {
        **frame,
        **s.drawn[1],
        "asks": s.asking.to_screen(speech) if s.asking is not None else None,
        "answer": s.answer,
        "compare": panels.comparison(s, speech),
        **hinting.on_screen(s),
    }


def page_words(speech: Speech) -> dict[str, str]:
    """Return the words that the page itself writes, by their ids."""
    return _page_words(speech.game, speech.language)


@lru_cache(maxsize=64)
def _page_words(game: Game, language: str) -> dict[str, str]:
    speech = Speech(game, language)
    return {id.removeprefix("ui-"): speech.say(id) for id in PAGE_WORDS}


def languages(speech: Speech) -> list[dict[str, Any]]:
    """Return the languages that can be spoken, each by its own name."""
    known = speech.game.rulebook.languages
    return [{"id": id, "label": LANGUAGES.get(id, id), "chosen": id == speech.language} for id in known]


def _curtain(s: Session, speech: Speech) -> dict[str, Any]:
    assert s.curtain is not None
    everyone = s.curtain == ALL
    who = speech.say("ui-everyone") if everyone else speech.say(seat_word(s.curtain))
    return {
        "said": speech.say("ui-curtain-all") if everyone else speech.say("ui-curtain", seat=seat_word(s.curtain)),
        "show": speech.say("ui-curtain-show-all") if everyone else speech.say("ui-curtain-show", seat=who),
        "seat": s.curtain,
        "public": speech.say("ui-curtain-public"),
    }


def _table(s: Session, speech: Speech) -> dict[str, Any]:
    view = s.view
    happened = panels.log(s, speech)
    choices = [] if s.trial else choices_of(view, speech, s.shows_all, not s.predicts)
    odds = reckoned(s)
    return {
        "covered": None,
        "move": f"{s.begun} {s.match.node.n} {s.seat}",
        "begun": s.begun,
        "turn": turn(s, view, bool(choices), speech),
        "board": board(view, speech, s.projects, odds),
        "words_of_board": described(view, odds, speech.language, speech.names),
        "prospects": prospects(odds, speech),
        "choices": choices,
        "shows_all": s.shows_all,
        "example": next((t["move"] for c in choices for t in c["targets"] if t["legal"] in (True, None)), ""),
        "predicts": s.predicts,
        "log": happened,
        "older": speech.say("ui-older", count=max(0, len(happened) - RECENT)),
        "clauses": panels.clause_texts(happened, speech),
        "timeline": branches.timeline(s, speech),
        "rulings": panels.rulings(s, speech),
        "trial": bool(s.trial),
        "former": s.former is not None,
        "topics": [topic_entry(topic, speech) for topic in view.topics()],
        "eyes": panels.eyes(s, speech),
        "table": panels.table(s, speech),
        "advance": _advance(s, speech),
        **({"odds": s.shows_odds} if view.stakes() else {}),
        **calculating.on_screen(s, view, speech),
        **declining.on_screen(s),
    }


def board(view: View, speech: Speech, large: bool = False, odds: Mapping[str, Odds] | None = None) -> str:
    """Return the board as inline SVG, so that its parts say what they are; '' for a game without a drawn board."""
    drawn = board_for(view.game)
    return drawn.svg(view, speech.language, speech.names, large, odds) if drawn is not None else ""


def prospects(odds: Mapping[str, Odds], speech: Speech) -> str:
    """Return the odds of what is to come as list items of HTML, '' for none: no board has a place for them.

    Many outcomes are folded into a table below the likeliest.
    """
    told = []
    for each in coming(odds):
        line = each.brief(speech.language, speech.names, LIKELIEST)
        if each.supposed is not None:
            line = f"{line}. {speech.say('odds-supposed', supposed=each.supposed)}"
        if len(each.outcomes) > LIKELIEST:
            table = shares_html(each, speech.language, speech.names)
            told.append(f"<li><details><summary>{safe(line)}</summary>{table}</details></li>")
        else:
            told.append(f"<li>{safe(line)}</li>")
    return "".join(told).replace(" %", "\u00a0%")


def _advance(s: Session, speech: Speech) -> str:
    """Return what the button says that lets a program or luck move, '' where nobody waits for it."""
    if s.trial or s.match.actor is None:
        return ""
    if s.match.actor == CHANCE and s.match.luck.kind == "ask":
        return speech.say("ui-let-luck")
    return speech.say("ui-bot-moves") if somebody_waits(s.match) else ""


def somebody_waits(match: Match) -> bool:
    """Tell whether a program or chance is to move and nobody lets it, as in a match made with `auto=False`."""
    if match.actor == CHANCE:
        return match.luck.kind != "ask"
    return match.actor is not None and match.seats[match.actor].player != HUMAN


def turn(s: Session, view: View, asked: bool, speech: Speech) -> str:
    """Return the line for whoever looks on: whose turn it is and what is asked, or how the match ended, as HTML."""
    question, actor = view.question, view.actor
    if question is None:
        winner = view.explain("winner").sentence(speech.language, speech.names) if "winner" in view.topics() else ""
        return _line(speech.say("ui-game-over"), winner, " ")
    if asked and actor == CHANCE:
        return _line(speech.say("ui-chance-asks"), speech.say(question.asks))
    if asked or actor == view.seat:
        return _line(speech.say("ui-your-move"), speech.say(question.asks))
    told = ""
    if actor == CHANCE and s.match.luck.kind == "ask":
        told = speech.say("ui-ask-chance")
    elif actor is not None and actor >= 0 and s.match.seats[actor].player == HUMAN:
        told = speech.say("ui-switch-seat", seat=seat_word(actor))
    return _line(speech.say("ui-turn", seat=seat_word(actor)), told)


def _line(head: str, told: str, between: str = " · ") -> str:
    return f"<b>{safe(head)}</b>" + (f"{between}{safe(told)}" if told else "")


__all__ = ["LANGUAGES", "board", "languages", "of", "page_words", "turn"]
