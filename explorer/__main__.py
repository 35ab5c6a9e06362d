"""The command line: `python -m explorer coverage | check FILE… | sheet GAME | lab`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from explorer.core.errors import ExplorerError
from explorer.core.registry import find_game, game_ids


def coverage(names: Sequence[str], details: bool) -> int:
    """Print how each game's rulebook is covered; return 1 when there is a hole."""
    from explorer.matches.coverage import measure

    here = Path(__file__).resolve().parents[1]
    root = here if (here / "tests").is_dir() else None
    holes = 0
    for name in names or game_ids():
        found = measure(find_game(name), root, every=details)
        print(found.report(details))
        holes += len(found.holes)
    return 1 if holes else 0


def check(files: Sequence[str]) -> int:
    """Run scene files and print all that is wrong with each; return 1 when something is."""
    from explorer.teaching.checking import report

    wrong = 0
    for file in files:
        said, well = report(Path(file))
        print(said)
        wrong |= not well
    return int(wrong)


def sheet(game: str, language: str, output: str) -> int:
    """Write a game's rules as one page to print, to a file or (without one) to the screen."""
    from explorer.teaching.rule_sheet import rule_sheet

    page = rule_sheet(game, language)
    if not output:
        print(page, end="")
        return 0
    try:
        Path(output).write_text(page, encoding="utf-8")
    except OSError as error:
        raise ExplorerError(f"{output}: cannot be written ({error.strerror})") from None
    print(output)
    return 0


def lab(flags: Sequence[str]) -> int:
    """Open the start notebook in JupyterLab."""
    notebook = Path(__file__).resolve().parents[1] / "notebooks" / "00-start.ipynb"
    command = [sys.executable, "-m", "jupyterlab", *([str(notebook)] if notebook.is_file() else []), *flags]
    command.append("--ServerApp.jpserver_extensions={'explorer.widgets.nodelay': True}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    return subprocess.call(command)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="rules-explorer", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    covering = commands.add_parser("coverage", help="how far clauses, scenes and steps cover the rulebooks")
    covering.add_argument("games", nargs="*")
    covering.add_argument("--details", action="store_true", help="the scenes behind every clause")
    checking = commands.add_parser("check", help="what is wrong with a scene file")
    checking.add_argument("files", nargs="+")
    printing = commands.add_parser("sheet", help="a game's rules on one page to print, as HTML")
    printing.add_argument("game")
    printing.add_argument("--language", default="en", help="'en' (default) or the language of the game's document")
    printing.add_argument("-o", "--output", default="", metavar="FILE", help="where to write it (default: the screen)")
    commands.add_parser("lab", help="open the start notebook in JupyterLab; further flags go to it")
    known, rest = parser.parse_known_args(argv)
    try:
        if known.command == "coverage":
            return coverage(known.games, known.details)
        if known.command == "sheet":
            return sheet(known.game, known.language, known.output)
        return check(known.files) if known.command == "check" else lab(rest)
    except ExplorerError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
