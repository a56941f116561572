"""Plane geometry for maps: polygons, and edges joined to lines."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import pairwise
from math import hypot
from typing import TypeVar

from stavka.kernel.charts import Point

Node = TypeVar("Node", bound=Hashable)


def sides(outline: list[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a polygon."""
    return pairwise([*outline, outline[0]])


def far(a: Point, b: Point) -> float:
    """How far it is from one point to another."""
    return hypot(a[0] - b[0], a[1] - b[1])


def nearest(point: Point, a: Point, b: Point, end: float = 0.0) -> Point:
    """The nearest point of a side; at least a share `end` of the side from either of its ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square if square else 0.0
    along = min(1 - end, max(end, along))
    return a[0] + along * dx, a[1] + along * dy


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point is in a polygon."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in sides(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within


def room(point: Point, outline: list[Point]) -> float:
    """How far it is to the nearest side of a polygon."""
    return min(far(point, nearest(point, a, b)) for a, b in sides(outline))


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    listed = list(points)
    xs, ys = [x for x, _ in listed], [y for _, y in listed]
    return min(xs), min(ys), max(xs), max(ys)


def chains(edges: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Edges joined end to end, as long as they go on without a fork: the lines of a river, of a road."""
    links: dict[Node, list[Node]] = {}
    for a, b in edges:
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    found = []
    ends = {node for node, others in links.items() if len(others) != 2}
    starts = [node for node in links if node in ends] + list(links)  # what is left after the ends are rings
    for start in starts:
        while links[start]:
            chain = [start]
            while links[chain[-1]] and (len(chain) == 1 or chain[-1] not in ends):
                here = chain[-1]
                there = links[here].pop()
                links[there].remove(here)
                chain.append(there)
            found.append(chain)
    return found
