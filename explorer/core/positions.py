"""What reading a written position needs in any game: seats, numbers, and lists with an entry for every seat."""

from __future__ import annotations

from typing import Any

from explorer.core.errors import clip
from explorer.core.reading import Table


class PositionReader:
    """Reads the facts of one position for so many players. Each method raises FileError naming the key."""

    def __init__(self, players: int, table: Table) -> None:
        self.players, self.table = players, table

    def seat(self, where: Table, key: str, value: Any) -> int:
        """Return a seat that plays."""
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.players:
            raise where.fail(key, f"expected a seat from 0 to {self.players - 1}, got {clip(repr(value))}")
        return value

    def number(self, where: Table, key: str, default: int, least: int = 0, most: int | None = None) -> int:
        """Return the number under a key, `least` or more (and `most` or less); `default` where there is none."""
        value = where.get(key, int, default)
        if value < least or (most is not None and value > most):
            bounds = f"{least} or more" if most is None else f"{least} to {most}"
            raise where.fail(key, f"expected {bounds}, got {value}")
        return value

    def seat_rows(self, key: str) -> list[list[Any]]:
        """Return a list for every seat, empty ones where nothing is written."""
        rows = self.table.list_of(key, list, [[] for _ in range(self.players)])
        if len(rows) != self.players:
            raise self.table.fail(key, f"expected {self.players} lists, one a seat, got {len(rows)}")
        return rows


__all__ = ["PositionReader"]
