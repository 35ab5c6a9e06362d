"""Where names go on a map: beside their places, clear of lines, of each other and of whatever else lies there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import dist, inf
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

PAD = 5.0  # how near a line may come to a name
ARC = 48  # points of a line that are looked at


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, point: Point, pad: float = 0.0) -> bool:
        """Tell whether a point lies in it, or so near."""
        return self.left - pad < point[0] < self.right + pad and self.top - pad < point[1] < self.bottom + pad

    def meets(self, other: Box) -> bool:
        """Tell whether both have some of their ground in common."""
        return not (
            self.right <= other.left or other.right <= self.left or self.bottom <= other.top or other.bottom <= self.top
        )

    def within(self, other: Box) -> bool:
        """Tell whether all of it lies in the other."""
        return (
            other.left <= self.left
            and other.top <= self.top
            and self.right <= other.right
            and (self.bottom <= other.bottom)
        )


def around(middle: Point, wide: float, high: float) -> Box:
    """Return the box of a size round its middle."""
    return Box(middle[0] - wide / 2, middle[1] - high / 2, middle[0] + wide / 2, middle[1] + high / 2)


def arc(a: Point, b: Point, down: float = 0.0) -> list[Point]:
    """Return points of the bow (a quadratic curve) from a to b whose middle is drawn so far down, halved."""
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + down
    found = []
    for i in range(ARC + 1):
        t = i / ARC
        weights = (1 - t) ** 2, 2 * t * (1 - t), t**2
        found.append(
            (
                sum(weight * point[0] for weight, point in zip(weights, (a, middle, b), strict=True)),
                sum(weight * point[1] for weight, point in zip(weights, (a, middle, b), strict=True)),
            )
        )
    return found


def clearance(line: Sequence[Point], places: Sequence[Point]) -> float:
    """Return how near a line comes to the nearest of some places."""
    return min((dist(point, place) for point in line for place in places), default=inf)


def labelled(
    places: Mapping[str, Point],
    sizes: Mapping[str, tuple[float, float]],
    far: float,
    lines: Sequence[Sequence[Point]],
    taken: Sequence[Box],
    page: Box,
) -> dict[str, Point]:
    """Return the middle of each name's box: below its place if that is clear, else where it is clearest.

    sizes: how wide and high each name is; `far` how far its box stays from the middle of its place.
    lines: points of every line; `taken` boxes that no name should touch; `page` the box that names stay in.
    """
    points = [point for line in lines for point in line]
    found = {place: _options(at, sizes[place], far)[0] for place, at in places.items()}
    for _ in range(2):  # once more when all have found their side
        for place, at in places.items():
            others = [around(found[other], *sizes[other]) for other in places if other != place]
            blocked = [*taken, *others]
            options = _options(at, sizes[place], far)
            boxes = [around(middle, *sizes[place]) for middle in options]
            costs = [0.4 * i + _cost(box, points, blocked, page) for i, box in enumerate(boxes)]
            found[place] = options[costs.index(min(costs))]
    return found


def _cost(box: Box, points: Sequence[Point], blocked: Sequence[Box], page: Box) -> float:
    crossed = sum(box.holds(point, PAD) for point in points)
    touched = sum(box.meets(other) for other in blocked)
    return crossed + 12 * touched + (0 if box.within(page) else 60)


def _options(at: Point, size: tuple[float, float], far: float) -> list[Point]:
    """Return the middles that a name's box can have, the best first: below, above, aside, and between these."""
    return list(_turned(at, size, far))


def _turned(at: Point, size: tuple[float, float], far: float) -> Iterator[Point]:
    (x, y), (wide, high) = at, size
    for down in (far + high / 2, -far - high / 2 - 4):
        yield x, y + down
        for part in (0.3, 0.6, 0.9):
            yield x + part * wide / 2 + part * far / 2, y + down
            yield x - part * wide / 2 - part * far / 2, y + down
    for aside in (far + 3 + wide / 2, -far - 3 - wide / 2):
        for down in (far * 0.4, far * 0.8, 0.0):
            yield x + aside, y + down


__all__ = ["Box", "Point", "arc", "around", "clearance", "labelled"]
