"""What the laboratory refuses, and how it says that an experiment could not be finished."""

from __future__ import annotations

from typing import Any

from explorer.core.errors import ExplorerError, clip, safe


class LaboratoryError(ExplorerError):
    """An experiment that cannot be made so, or could not be finished.

    `key` names the parameter or the part meant; `partial` is the result of what had been done, None where that is
    nothing.
    """

    def __init__(self, key: str, expected: str, partial: Any = None) -> None:
        self.key, self.expected, self.partial = key, expected, partial
        super().__init__(safe(f"laboratory: {clip(key)}: {expected}"))

    def __reduce__(self) -> tuple[type[LaboratoryError], tuple[str, str]]:
        return type(self), (self.key, self.expected)
