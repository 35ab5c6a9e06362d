"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from explorer.core.errors import clip
from explorer.laboratory.errors import LaboratoryError


def write_whole(path: str | Path, text: str, key: str) -> None:
    """Write a text to a file: all of it, or (LaboratoryError naming the key) what stood there before."""
    path = Path(path)
    if path.is_dir():  # the folder '.' has no name either
        raise LaboratoryError(key, f"{clip(str(path))} is a folder; expected the path of a file")
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise LaboratoryError(key, f"{clip(path.name)} cannot be written ({error.strerror})") from None
