"""The match kept outside the kernel, so that a kernel that stops does not take it along.

A saved match holds every secret, so no copy is left in the page: the page knows a random key only, and the copy lies
in a folder of the machine's temporary files that nobody but its owner can read. Where that cannot be, none is kept.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import stat
import tempfile
import time
from pathlib import Path
from typing import Any

KEY = re.compile(r"[0-9a-f]{32}")
DAYS = 7
RUN = secrets.token_hex(8)  # a page that remembers another one knows that the kernel has been restarted


def new_key() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_hex(16)


def folder() -> Path:
    """Return the folder of the copies, made if need be. Raises OSError where it is not ours alone."""
    owner = os.getuid() if hasattr(os, "getuid") else 0
    path = Path(tempfile.gettempdir()) / f"rules-explorer-{owner}"
    path.mkdir(mode=0o700, exist_ok=True)
    found = path.lstat()
    foreign = hasattr(os, "getuid") and (found.st_uid != owner or found.st_mode & 0o077)
    if not stat.S_ISDIR(found.st_mode) or foreign:
        raise OSError(f"{path} is open to others")
    return path


def keep(key: str, match: dict[str, Any]) -> bool:
    """Keep a match under a key; return whether that could be done."""
    try:
        path = folder() / f"{key}.json"
        part = path.with_suffix(".part")
        part.write_text(json.dumps(match), encoding="utf-8")
        os.replace(part, path)
    except OSError:
        return False
    return True


def kept(key: str) -> dict[str, Any] | None:
    """Return the match kept under a key, None where there is none."""
    if not KEY.fullmatch(key):
        return None
    try:
        values = json.loads((folder() / f"{key}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return values if isinstance(values, dict) else None


def tidy() -> None:
    """Take away copies that are older than a week."""
    try:
        for path in folder().iterdir():
            if time.time() - path.stat().st_mtime > DAYS * 86_400:
                path.unlink(missing_ok=True)
    except OSError:
        return
