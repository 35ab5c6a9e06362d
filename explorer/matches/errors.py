"""What a match refuses besides moves: a wrong seat, branch, player or script."""

from __future__ import annotations

from explorer.core.errors import ExplorerError, clip
from explorer.core.words import Word


class MatchError(ExplorerError):
    """A match cannot be set up so, or cannot do that now. `key` names the parameter or place meant."""

    def __init__(self, key: str, expected: str, said: Word | None = None) -> None:
        self.key, self.expected, self.said = key, expected, said
        super().__init__(f"match: {clip(key)}: {expected}")
