"""A lesson's two texts, read without a kernel: the saved notebook and the teacher's page."""

from __future__ import annotations

import json
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from explorer.matches.scenes import scene_names
from explorer.teaching.walkthrough import REVEAL, Walkthrough

ROOT = Path(__file__).resolve().parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def is_there(game: str) -> bool:
    """Tell whether a game has a lesson: its notebook and the page for its teacher."""
    return any((ROOT / "notebooks").glob(f"1?-{game}.ipynb")) and (ROOT / f"docs/teaching/{game}.md").is_file()


def flat(text: str) -> str:
    return " ".join(text.split())


def fact(finding: Any) -> str:
    return str(finding.sentence("en"))


class LessonPages:
    """The notebook of a game's lesson (`notebooks/NN-<game>.ipynb`), the page for its teacher, its walkthroughs."""

    def __init__(self, game: str) -> None:
        self.game = game
        (path,) = (ROOT / "notebooks").glob(f"1?-{game}.ipynb")
        self.notebook = f"notebooks/{path.name}"
        lessons = (name.removeprefix(f"{game}/lesson-") for name in scene_names(game))
        self.scenes = tuple(name for name in lessons if re.match(r"\d-", name))

    def __repr__(self) -> str:
        return self.game

    @cached_property
    def _cells(self) -> dict[str, dict[str, Any]]:
        return {cell["id"]: cell for cell in json.loads(read(self.notebook))["cells"]}

    def cells(self) -> dict[str, dict[str, Any]]:
        return self._cells

    def page(self) -> str:
        return read(f"docs/teaching/{self.game}.md")

    def source(self, id: str) -> str:
        return "".join(self._cells[id]["source"])

    def rows(self) -> list[list[str]]:
        """The teacher's page's table rows, cell by cell."""
        lines = [line for line in self.page().splitlines() if line.startswith("|") and not line.startswith("|---")]
        return [[part.strip() for part in line.strip("|").split("|")] for line in lines]

    def asked(self, scene: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return every question of a walkthrough, with the sentences and citations that answer it."""
        walk, found = Walkthrough(f"{self.game}/lesson-{scene}"), []
        while True:
            if walk.at.stage == REVEAL and walk.asked():
                found.append((walk.asked(), [(said.text, said.citation) for said in walk.revealed().sentences]))
            if not walk.forward():
                return found
