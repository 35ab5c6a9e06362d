"""What the tests of the widgets share: sessions, what is read on a screen, messages."""

from __future__ import annotations

import json
import re
from typing import Any

import explorer
from explorer.widgets import screen
from explorer.widgets.explorer_widget import Explorer

GAME = explorer.game("influence")


def opened(**options: Any) -> Explorer:
    return explorer.explore("influence", **{"seed": 7, **options})


def shared(**options: Any) -> Explorer:
    """Two people at one screen."""
    return explorer.explore(GAME.match(["human", "human"], seed=7, **options))


def plain(html: str) -> str:
    """What a reader sees of HTML, folded parts and pictures included."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).strip()


def answer(shown: Explorer) -> str:
    return plain(shown.answer)


def offered(shown: Explorer) -> list[str]:
    return [t["move"] for choice in shown.screen["choices"] for t in choice["targets"] if t["legal"]]


def whole(shown: Explorer) -> str:
    """Everything that reaches the page."""
    return json.dumps(shown.screen, ensure_ascii=False)


__all__ = ["GAME", "Explorer", "answer", "offered", "opened", "plain", "screen", "shared", "whole"]
