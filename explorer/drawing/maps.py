"""A map of places and the links between them: where each place lies, and the shortest way from one to another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

Link: TypeAlias = tuple[str, str]
Spots: TypeAlias = Mapping[str, tuple[float, float]]


@dataclass(frozen=True)
class Atlas:
    """Places by their ids, and links (which run both ways): those that are printed and those that are assumed."""

    places: tuple[str, ...]
    printed: tuple[Link, ...]
    assumed: tuple[Link, ...]

    @property
    def links(self) -> tuple[tuple[Link, bool], ...]:
        """Every link with whether it is assumed."""
        return (*((link, False) for link in self.printed), *((link, True) for link in self.assumed))

    def graph(self) -> Any:
        """Return the map as a networkx graph; an edge's `assumed` says how well it is known."""
        import networkx

        graph = networkx.Graph()
        graph.add_nodes_from(self.places)
        for (a, b), assumed in self.links:
            graph.add_edge(a, b, assumed=assumed)
        return graph

    def way(self, source: str, target: str) -> tuple[str, ...]:
        """Return the places of a shortest way, both ends among them; nothing where no way leads there."""
        import networkx

        try:
            return tuple(networkx.shortest_path(self.graph(), source, target))
        except networkx.NetworkXNoPath:
            return ()


def spots(atlas: Atlas, placed: Spots) -> Spots:
    """Return where each place lies, in a square from 0 to 1: as placed by hand where all are, else as computed."""
    known = tuple((place, placed[place]) for place in atlas.places if place in placed)
    return placed if len(known) == len(atlas.places) else _computed(atlas, known)


@lru_cache(maxsize=16)
def _computed(atlas: Atlas, known: tuple[tuple[str, tuple[float, float]], ...]) -> Spots:
    """Places the nearer to each other the shorter the way between them. Where most lie by hand they stay there, and
    springs draw the others to their neighbours, always with the same luck."""
    import networkx

    if len(atlas.places) == 1:
        return {atlas.places[0]: (0.5, 0.5)}
    graph = atlas.graph()
    if 2 * len(known) > len(atlas.places):
        start = {**networkx.circular_layout(graph, scale=0.7, center=(0.5, 0.5)), **dict(known)}
        found = networkx.spring_layout(
            graph, pos=start, fixed=[place for place, _ in known], k=0.35, seed=1, iterations=80
        )
    else:
        ways = dict(networkx.all_pairs_shortest_path_length(graph))
        apart = {a: {b: ways[a].get(b, len(atlas.places)) for b in atlas.places} for a in atlas.places}
        found = networkx.kamada_kawai_layout(graph, dist=apart)
    axes = [[float(found[place][i]) for place in atlas.places] for i in (0, 1)]
    least, span = [min(axis) for axis in axes], [max(max(axis) - min(axis), 1e-9) for axis in axes]
    return {
        place: ((float(found[place][0]) - least[0]) / span[0], (float(found[place][1]) - least[1]) / span[1])
        for place in atlas.places
    }


__all__ = ["Atlas", "spots"]
