"""Boards: spaces and borders. Areas and hexes are the same graph with other geometry.

A set of spaces is one integer, a bit per space. A border's features (a river, a road) are kept as one set per
space: the neighbours behind such a border. Boxes off the map (waiting, destroyed) are spaces without
neighbours, so that a unit always stands somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from stavka.kernel.names import SpaceSet, mask

Layer = tuple[SpaceSet, ...]
"""One set of neighbours per space."""


class Board:
    """The graph of a game's map. Made once per game and shared by all its states."""

    def __init__(self, spaces: Iterable[str], boxes: Iterable[str] = ()) -> None:
        on_map = tuple(spaces)
        self.names = on_map + tuple(boxes)
        self.index = {name: i for i, name in enumerate(self.names)}
        if len(self.index) != len(self.names):
            raise ValueError("two spaces of one name")
        self.on_map: SpaceSet = (1 << len(on_map)) - 1
        self._layers: dict[str, list[int]] = {}
        self._frozen: dict[str, Layer] = {}

    def connect(self, a: str, b: str, *features: str) -> None:
        """Make two spaces neighbours, and mark the border between them."""
        for feature in ("", *features):
            self.mark(a, b, feature)
            self.mark(b, a, feature)

    def mark(self, source: str, target: str, feature: str) -> None:
        """Mark one direction of a border: what one meets going from source into target."""
        self._frozen.pop(feature, None)
        layer = self._layers.setdefault(feature, [0] * len(self.names))
        layer[self.index[source]] |= 1 << self.index[target]

    def layer(self, feature: str) -> Layer:
        """For each space, its neighbours behind a border of that feature."""
        found = self._frozen.get(feature)
        if found is None:
            found = self._frozen[feature] = tuple(self._layers.get(feature, [0] * len(self.names)))
        return found

    @property
    def features(self) -> tuple[str, ...]:
        """What borders of this map can have."""
        return tuple(feature for feature in self._layers if feature)

    @property
    def neighbours(self) -> Layer:
        """For each space, all its neighbours."""
        return self.layer("")

    def spaces(self, names: Iterable[str]) -> SpaceSet:
        """The set of these spaces."""
        return mask(self.index[name] for name in names)


def without(layer: Layer, *removed: Layer) -> Layer:
    """A layer less the borders of others."""
    result = list(layer)
    for other in removed:
        result = [mine & ~theirs for mine, theirs in zip(result, other, strict=True)]
    return tuple(result)


def around(layer: Layer, spaces: SpaceSet) -> SpaceSet:
    """All neighbours of a set of spaces, those inside it included where they touch each other."""
    result = 0
    while spaces:
        low = spaces & -spaces
        result |= layer[low.bit_length() - 1]
        spaces ^= low
    return result
