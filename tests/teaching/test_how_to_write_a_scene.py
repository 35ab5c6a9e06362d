"""The how-to for scenes tells the truth: every file in it is checked, every message in it is what the check says."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from explorer.__main__ import main

BLOCK = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def text(repository: Path) -> str:
    return (repository / "docs" / "how-to-write-a-scene.md").read_text(encoding="utf-8")


def files_and_messages(text: str) -> Iterator[tuple[str, str | None]]:
    """Yield the scene as it stands after each block, with the message shown for it (None where none is)."""
    scene = ""
    for language, kind, inside in BLOCK.findall(text):
        if language == "toml" and kind == "file":
            scene = inside
        elif language == "toml" and kind == "append":
            scene += inside
        elif language == "toml" and kind == "replace":
            lines = inside.splitlines()
            for old, new in zip(lines[::2], lines[1::2], strict=True):
                assert scene.count(f"{old}\n") == 1, old
                scene = scene.replace(f"{old}\n", new.removeprefix("-> ") + "\n")
        elif language == "console":
            command, _, message = inside.partition("\n")
            assert command == "$ .venv/bin/python -m explorer check my-scene.toml"
            yield scene, message
    yield scene, None


def test_every_message_shown_is_what_the_check_says(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = 0
    for scene, message in files_and_messages(text):
        if message is None:
            continue
        Path("my-scene.toml").write_text(scene, encoding="utf-8")
        code = main(["check", "my-scene.toml"])
        assert capsys.readouterr().out == message
        assert code == (0 if message.endswith(", as expected\n") else 1)
        shown += 1
    assert shown >= 8


def test_the_walkthrough_at_the_end_goes_as_shown(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    *_, (scene, _) = files_and_messages(text.partition("\n## 8. ")[0])
    Path("my-scene.toml").write_text(scene, encoding="utf-8")
    flags = doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(text, {}, "how-to-write-a-scene", None, None)
    assert test.examples
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0
