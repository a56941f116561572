"""Boards: spaces and borders. Areas and hexes are the same graph with other geometry.

A set of spaces is one integer, a bit per space. A border's features (a river, a road) are kept as a layer:
for each space the neighbours behind such a border. Boxes off the map (waiting, destroyed) are spaces without
neighbours, so that a unit always stands somewhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Self, TypeVar

from stavka.kernel.names import SpaceSet, bits, mask


class AreaLayer(tuple[SpaceSet, ...]):
    """One set of neighbours per space: for maps whose spaces lie in no order."""

    __slots__ = ()

    def around(self, spaces: SpaceSet) -> SpaceSet:
        """All neighbours of a set of spaces, those inside it included where they touch each other."""
        result = 0
        while spaces:
            low = spaces & -spaces
            result |= self[low.bit_length() - 1]
            spaces ^= low
        return result

    def into(self, space: int) -> SpaceSet:
        """The spaces whose neighbour one space is."""
        return self[space]

    def less(self, *others: Self) -> Self:
        """This layer without the borders of others."""
        result: Sequence[SpaceSet] = self
        for other in others:
            result = [mine & ~theirs for mine, theirs in zip(result, other, strict=True)]
        return type(self)(result)


class HexLayer:
    """A layer as shifts: how far a neighbour's number lies off, and the spaces that have such a neighbour.

    On hexes numbered in straight lines there are eight such distances, so that the neighbours of a whole set
    are eight masked shifts.
    """

    __slots__ = ("_down", "_up")

    def __init__(self, shifts: dict[int, SpaceSet]) -> None:
        self._up = tuple((far, spaces) for far, spaces in sorted(shifts.items()) if far > 0 and spaces)
        self._down = tuple((-far, spaces) for far, spaces in sorted(shifts.items()) if far < 0 and spaces)

    def around(self, spaces: SpaceSet) -> SpaceSet:
        """All neighbours of a set of spaces, those inside it included where they touch each other."""
        result = 0
        for far, origins in self._up:
            result |= (spaces & origins) << far
        for far, origins in self._down:
            result |= (spaces & origins) >> far
        return result

    def __getitem__(self, space: int) -> SpaceSet:
        """The neighbours of one space."""
        return self.around(1 << space)

    def into(self, space: int) -> SpaceSet:
        """The spaces whose neighbour one space is: a layer of one-way steps has not the same both ways."""
        result = 0
        for far, origins in self._up:
            if space >= far:
                result |= origins & 1 << space - far
        for far, origins in self._down:
            result |= origins & 1 << space + far
        return result

    def less(self, *others: HexLayer) -> HexLayer:
        """This layer without the borders of others."""
        shifts = self.shifts()
        for other in others:
            for far, spaces in other.shifts().items():
                shifts[far] = shifts.get(far, 0) & ~spaces
        return HexLayer(shifts)

    def shifts(self) -> dict[int, SpaceSet]:
        """The spaces that have a neighbour so far away, by that distance."""
        return {**dict(self._up), **{-far: spaces for far, spaces in self._down}}


Layer = AreaLayer | HexLayer
"""For each space, and for a set of them, the neighbours behind borders of some kind."""
L = TypeVar("L", AreaLayer, HexLayer)


class Board(ABC, Generic[L]):
    """The graph of a game's map. Made once per game and shared by all its states."""

    def __init__(self, spaces: Iterable[str], boxes: Iterable[str] = ()) -> None:
        on_map = tuple(spaces)
        self.names = on_map + tuple(boxes)
        self.index = {name: i for i, name in enumerate(self.names)}
        if len(self.index) != len(self.names):
            raise ValueError("two spaces of one name")
        self.on_map: SpaceSet = (1 << len(on_map)) - 1
        self._borders: dict[str, list[int]] = {}
        self._layers: dict[str, L] = {}

    def connect(self, a: str, b: str, *features: str) -> None:
        """Make two spaces neighbours, and mark the border between them."""
        for feature in ("", *features):
            self.mark(a, b, feature)
            self.mark(b, a, feature)

    def mark(self, source: str, target: str, feature: str) -> None:
        """Mark one direction of a border: what one meets going from source into target."""
        self._layers.pop(feature, None)
        row = self._borders.setdefault(feature, [0] * len(self.names))
        row[self.index[source]] |= 1 << self.index[target]

    def layer(self, feature: str) -> L:
        """For each space, its neighbours behind a border of that feature."""
        found = self._layers.get(feature)
        if found is None:
            row = self._borders.get(feature, [0] * len(self.names))
            found = self._layers[feature] = self._layer(row)
        return found

    @abstractmethod
    def _layer(self, row: list[SpaceSet]) -> L:
        """The layer of one feature, from each space's neighbours behind it."""

    @property
    def neighbours(self) -> L:
        """For each space, all its neighbours."""
        return self.layer("")

    @property
    def features(self) -> tuple[str, ...]:
        """What borders of this map can have."""
        return tuple(feature for feature in self._borders if feature)

    def spaces(self, names: Iterable[str]) -> SpaceSet:
        """The set of these spaces."""
        return mask(self.index[name] for name in names)


class AreaBoard(Board[AreaLayer]):
    """A map of areas, whose borders are as they are."""

    def _layer(self, row: list[SpaceSet]) -> AreaLayer:
        return AreaLayer(row)


class HexBoard(Board[HexLayer]):
    """A map of hexes; its spaces are numbered in straight lines, so that layers are shifts."""

    def _layer(self, row: list[SpaceSet]) -> HexLayer:
        shifts: dict[int, SpaceSet] = {}
        for space, targets in enumerate(row):
            for target in bits(targets):
                shifts[target - space] = shifts.get(target - space, 0) | 1 << space
        return HexLayer(shifts)
