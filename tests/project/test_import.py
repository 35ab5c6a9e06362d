"""`import explorer` is light, no module hides a public name, the engines are plain Python."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


def run_python(code: str, repository: Path) -> Any:
    """Run `code` in a fresh interpreter that finds the checkout first; read what it prints as JSON."""
    start = f"import sys; sys.path.insert(0, {str(repository)!r})\n"
    done = subprocess.run([sys.executable, "-I", "-c", start + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_import_explorer_loads_the_standard_library_only(repository: Path) -> None:
    code = """
before = set(sys.modules)
import explorer
import json
print(json.dumps(sorted(set(sys.modules) - before)))
"""
    roots = {name.partition(".")[0] for name in run_python(code, repository)}
    outsiders = {
        name
        for name in roots - sys.stdlib_module_names - {"explorer"}
        if not name.startswith("_sysconfigdata")  # part of the standard library, named after the platform
    }
    assert outsiders == set()


def test_no_module_shares_its_name_with_a_public_name(repository: Path) -> None:
    code = """
import explorer, json, pkgutil
print(json.dumps(sorted({m.name for m in pkgutil.iter_modules(explorer.__path__)} & set(explorer.__all__))))
"""
    assert run_python(code, repository) == []


def test_public_names_are_still_objects_after_every_module_was_imported(repository: Path) -> None:
    code = """
import explorer, importlib, json, pkgutil, types

def fail(name):
    raise

for module in pkgutil.walk_packages(explorer.__path__, "explorer.", onerror=fail):
    importlib.import_module(module.name)
objects = {name: getattr(explorer, name) for name in explorer.__all__}
print(json.dumps({
    "names": sorted(objects),
    "modules": sorted(n for n, value in objects.items() if isinstance(value, types.ModuleType)),
    "missing from dir()": sorted(set(objects) - set(dir(explorer))),
    "games": sorted(explorer.games()) if callable(objects.get("games")) else None,
}))
"""
    found = run_python(code, repository)
    assert {
        "compare_rulings",
        "game",
        "games",
        "explore",
        "judge_move",
        "rerun",
        "run_scene",
        "simulate",
        "tournament",
    } <= set(found["names"])
    assert found["modules"] == []
    assert found["missing from dir()"] == []
    assert "influence" in found["games"]


def imports(tree: ast.AST, *, inside_a_function: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield the first part of each module imported when the code runs, and whether a function does it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name.partition(".")[0], inside_a_function) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield ("explorer" if node.level else (node.module or "").partition(".")[0]), inside_a_function
        elif isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            continue
        else:
            within = inside_a_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from imports(node, inside_a_function=within)


@pytest.mark.parametrize("room", ["core", "rules"])
def test_the_engines_import_no_third_party(room: str, repository: Path) -> None:
    allowed = sys.stdlib_module_names | {"explorer"}
    for path in sorted((repository / "explorer" / room).rglob("*.py")):
        for name, lazily in imports(ast.parse(path.read_text(encoding="utf-8"))):
            where = path.relative_to(repository).as_posix()
            translates = where == "explorer/core/words.py" and name in {"babel", "fluent"} and lazily
            assert name in allowed or translates, f"{where} imports {name}"
