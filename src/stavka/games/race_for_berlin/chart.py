"""Map and counters as they are drawn: zones from their outlines, rivers and roads from the borders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from stavka.games.race_for_berlin import sheet
from stavka.games.race_for_berlin.data import BoardFile, Border, UnitRow, Zone
from stavka.games.race_for_berlin.facts import Facts
from stavka.games.race_for_berlin.projection import SCALE, Projection
from stavka.kernel.charts import Area, Chart, Face, Label, Line, Patch, Point
from stavka.kernel.shapes import chains, far, inside, nearest, room, sides

COUNTER = 56.0

MAJOR = {"Oder", "Neisse", "Elbe", "Spree", "Havel"}
"""The rivers that everybody knows."""

CITIES = {
    "dresden": 3,
    "leipzig": 3,
    "potsdam": 3,
    "frankfurt": 2,
    "gorlitz": 2,
    "dessau": 2,
    "wittenberg": 2,
}
"""Places whose names are written larger than their victory points ask for."""

SIGNS = {"value": "star", "supply": "depot", "garrison": "shield", "american": "roundel", "level": "rubble"}
BADGES = {
    "used": "tick",
    "moving": "arrow",
    "fighting": "swords",
    "reserve": "pause",
    "unsupplied": "empty",
    "guest": "diamond",
    "rybalko": "waves",
    "everyone": "chevrons",
    "trucks": "wheels",
}
"""What stands for each mark of a zone and of a counter; one that is reduced shows it on its face."""


def chart(facts: Facts, board: BoardFile) -> Chart:
    """The map."""
    project = Projection(board.map.frame, sheet.MAP, sheet.EDGE)
    outlines = {zone.id: [project(point) for point in zone.outline] for zone in facts.zones}
    centres = {
        zone.id: middle(outlines[zone.id], project((zone.lat, zone.lon)), zone.id in board.map.berlin)
        for zone in facts.zones
    }
    berlin = project(next(nexus.at for nexus in board.nexus if nexus.berlin_centre))
    return Chart(
        width=round(sheet.MAP + project.width * SCALE + sheet.EDGE, 1),
        height=round(project.height * SCALE + 2 * sheet.EDGE, 1),
        scale=SCALE,
        season="spring",
        focus=(0.62, 0.4),
        counter=COUNTER,
        areas=[_area(zone, outlines[zone.id], centres[zone.id]) for zone in facts.zones],
        lines=[
            *_rivers(board, project),
            *_roads(board, project, centres, berlin),
            *_advances(board, centres),
            *_boundary(facts, board, project),
            *_trenches(board, project, centres),
        ],
        patches=[
            Patch("outside", [project(point) for point in row.outline], row.name) for row in board.outside
        ],
        boxes=sheet.boxes(),
        ladders=sheet.ladders(facts.limits.turns, 6),
        labels=[Label("berlin", berlin[0], berlin[1] + 24, 80)],
        panels=sheet.PANELS,
        signs=SIGNS,
        badges=BADGES,
    )


def _area(zone: Zone, outline: list[Point], centre: Point) -> Area:
    printed = {"value": zone.vp, "supply": int(bool(zone.supply))}
    return Area(
        id=zone.id,
        outline=outline,
        centre=centre,
        terrain=zone.terrain,
        rank=CITIES.get(zone.id, 2 if zone.vp else 1),
        marks={mark: figure for mark, figure in printed.items() if figure},
    )


# ---- where the counters stand


def middle(outline: list[Point], town: Point, free: bool) -> Point:
    """Where counters have most room; not far from the town, unless its place on the map is `free`."""
    pull = 0.0 if free else 0.18
    best, reach = town, max(far(a, b) for a, b in sides(outline))
    while reach > 4:
        steps = [n * reach / 4 for n in range(-4, 5)]
        around = [(best[0] + dx, best[1] + dy) for dx in steps for dy in steps]
        best = max(
            (at for at in around if inside(at, outline)),
            key=lambda at: min(room(at, outline), 80) - pull * far(at, town),
        )
        reach /= 4
    return round(best[0], 1), round(best[1], 1)


# ---- lines


def _edge(border: Border, project: Projection) -> tuple[Point, Point]:
    return project(border.edge[0]), project(border.edge[1])


def _rivers(board: BoardFile, project: Projection) -> Iterator[Line]:
    edges: dict[str, list[tuple[Point, Point]]] = {}
    for border in board.border:
        if border.river:
            edges.setdefault(border.river, []).append(_edge(border, project))
    edges[board.map.oder_neisse[0]] += _outer_bank(board, project)
    for river, banks in edges.items():
        kind = "major-river" if river in MAJOR else "river"
        yield from (Line(kind, path, river) for path in chains(banks))


def _outer_bank(board: BoardFile, project: Projection) -> Iterator[tuple[Point, Point]]:
    """The Oder where only its west bank is in play."""
    west = {frozenset(side) for zone in board.zone if zone.side == "west" for side in sides(zone.outline)}
    for row in board.outside:
        yield from ((project(a), project(b)) for a, b in sides(row.outline) if frozenset((a, b)) in west)


def _roads(board: BoardFile, project: Projection, centres: dict[str, Point], berlin: Point) -> Iterator[Line]:
    """Roads go from town to town, over the border between them; those to Berlin end in its midst."""
    roads: dict[str, list[tuple[str, str]]] = {}
    crossing: dict[frozenset[str], Point] = {}
    for border in board.border:
        if border.road:
            roads.setdefault(border.road, []).append((border.a, border.b))
            a, b = centres[border.a], centres[border.b]
            halfway = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            x, y = nearest(halfway, *_edge(border, project), end=0.25)
            crossing[frozenset((border.a, border.b))] = round(x, 1), round(y, 1)
    for road, legs in roads.items():
        for chain in chains(legs):
            towns = {zone: berlin if zone in board.map.berlin else centres[zone] for zone in chain}
            path = [towns[chain[0]]]
            for zone, following in pairwise(chain):
                path += [crossing[frozenset((zone, following))], towns[following]]
            yield Line("road", path, road)


def _advances(board: BoardFile, centres: dict[str, Point]) -> Iterator[Line]:
    """The tracks of the Americans (2.2.2)."""
    for track in board.track:
        yield Line("advance", [centres[zone] for zone in track.zones], str(track.number))


def _boundary(facts: Facts, board: BoardFile, project: Projection) -> Iterator[Line]:
    """Between the two fronts."""
    sector = {zone.id: zone.sector for zone in facts.zones}
    edges = [
        _edge(border, project)
        for border in board.border
        if {sector[border.a], sector[border.b]} == {"zhukov", "konev"}
    ]
    yield from (Line("boundary", path) for path in chains(edges))


def _trenches(board: BoardFile, project: Projection, centres: dict[str, Point]) -> Iterator[Line]:
    """Lines of entrenchments, with the zone that each protects on its left."""
    edges = [_edge(border, project) for border in board.border if border.entrenches]
    held = {
        frozenset(_edge(border, project)): centres[zone]
        for border in board.border
        for zone in border.entrenches
    }
    for chain in chains(edges):
        yield from (Line("trench", part) for part in _facing(chain, held))


def _facing(chain: list[Point], held: dict[frozenset[Point], Point]) -> Iterable[list[Point]]:
    """A chain of sides, cut where the side that is protected changes, each part the right way round."""
    parts: list[tuple[bool, list[Point]]] = []
    for a, b in pairwise(chain):
        x, y = held[frozenset((a, b))]
        left = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) < 0
        if parts and parts[-1][0] == left:
            parts[-1][1].append(b)
        else:
            parts.append((left, [a, b]))
    return [part if left else part[::-1] for left, part in parts]


# ---- counters


def faces(facts: Facts) -> list[Face]:
    """Both sides of every counter."""
    return [
        Face(
            id=face_id(row.id, step),
            unit=row.id,
            nation="polish" if "Polish" in row.name else row.nationality,
            symbol="airborne" if "Parachute" in row.name else row.type,
            tone=_tone(row),
            size="xxxx" if row.army else "xx",
            label=row.label,
            factors=[str(strength), str(row.movement)],
            step=step,
            side=row.camp,
        )
        for row in facts.units
        for step, strength in enumerate((row.full, row.reduced))
    ]


def _tone(row: UnitRow) -> str:
    """Guards, shock troops and SS, as their names tell."""
    return next((tone for tone in ("Guards", "Shock", "SS") if tone in row.name.split()), "").lower()


def face_id(unit: str, step: int) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{step}"
