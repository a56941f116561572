"""Map and counters as they are drawn: hexes on a sheet, water along their sides, roads through them."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.a_victory_lost import sheet
from stavka.games.a_victory_lost.data import BoardFile, HqRow, Place, UnitRow
from stavka.games.a_victory_lost.facts import Facts
from stavka.kernel.charts import Area, Chart, Face, Line
from stavka.kernel.hexmaps import crossings, rivers, seas, short, ways, zone
from stavka.kernel.shapes import HexSheet, far

COUNTER = 64.0
POINTS = 60
"""So far goes the track of victory points."""

ARROW = 34.0
"""How far an arrow begins beyond the edge of the map."""

RANKS = {"village": 1, "town": 2, "city": 3, "victory-city": 4}
GREAT = ("Stalingrad",)
"""What is written as large as a victory city, for everybody looks for it."""
SIGNS = {"city": "star", "supply-axis": "crossed", "supply-soviet": "starred"}
BADGES = {"unsupplied": "empty", "isolated": "cut", "active": "bolt", "moved": "arrow", "fought": "swords"}
"""What stands for each mark of a hex and of a counter; one that is reduced shows it on its face."""

SYMBOLS = {
    "rifle": "infantry",
    "luftwaffe field": "infantry",
    "alarm group": "infantry",
    "tank": "armoured",
    "panzer": "armoured",
    "panzergrenadier": "mechanised",
    "fast": "motorised",
    "alpine": "mountain",
}
"""The symbols of types that are not called as their symbol is."""
SIZES = {"division": "xx", "corps": "xxx", "group": ""}


def chart(facts: Facts, board: BoardFile) -> Chart:
    """The map."""
    hexes = HexSheet(facts.grid, sheet.MAP, sheet.EDGE)
    _, _, right, bottom = hexes.bounds
    ends = {row.hex for row in board.place} - {row.hex for row in board.supply}
    return Chart(
        width=right + sheet.EDGE,
        height=bottom + sheet.EDGE,
        scale=hexes.width / board.map.hex_km,
        season="winter",
        focus=(0.98, 0.5),
        counter=COUNTER,
        areas=list(_areas(facts, board, hexes)),
        lines=[
            *rivers(hexes, board.river),
            *ways(hexes, "road", board.road, ends),
            *ways(hexes, "rail", board.rail, ends),
            *_bridges(board, hexes),
            *_entries(board, hexes),
        ],
        patches=[
            *seas(hexes, board.terrain.water, "Sea of Azov"),
            *zone(hexes, board.pocket.hexes, "Stalingrad pocket"),
        ],
        boxes=sheet.BOXES,
        ladders=sheet.ladders(facts.limits.turns, POINTS),
        panels=sheet.PANELS,
        signs=SIGNS,
        badges=BADGES,
        natural=False,
        lettering=0.8,
    )


def _areas(facts: Facts, board: BoardFile, hexes: HexSheet) -> Iterator[Area]:
    """Every hex; those of the sea have no number, for nobody goes there."""
    terrain = {name: kind for kind in ("rough", "water") for name in getattr(board.terrain, kind)}
    places = {row.hex: row for row in board.place}
    sources = {row.hex: row.side for row in board.supply}
    for name in facts.grid.spots:
        place = places.get(name)
        ground = terrain.get(name, "clear")
        marks = {"city": facts.tables.city.points} if place and place.kind == "victory-city" else {}
        if name in sources:
            marks[f"supply-{sources[name]}"] = 1
        yield Area(
            id=name,
            outline=hexes.outline(name),
            centre=hexes.centre(name),
            terrain=ground,
            rank=_rank(place) if place else 0,
            code="" if ground == "water" else name,
            marks=marks,
            names={"en": short(place.name), "fr": short(place.name_fr or place.name)} if place else {},
        )


def _rank(place: Place) -> int:
    return max(RANKS.values()) if place.name in GREAT else RANKS[place.kind]


# ---- bridges, ways in


def _bridges(board: BoardFile, hexes: HexSheet) -> Iterator[Line]:
    """Where a road or a railway crosses a major river (2.1.3)."""
    major = [river for river in board.river if river.kind == "major"]
    return crossings(hexes, "bridge", major, [*board.road, *board.rail])


def _entries(board: BoardFile, hexes: HexSheet) -> Iterator[Line]:
    """Where the armies of the two boxes come onto the map (11.2), at its nearest edge."""
    for box in board.box:
        for name in box.entry:
            (x, y), edge = hexes.centre(name), hexes.over_edge(name)[0]
            edge_x, edge_y = edge
            share = ARROW / far((x, y), (edge_x, edge_y))
            yield Line(
                "entry", [(edge_x + share * (edge_x - x), edge_y + share * (edge_y - y)), edge], box.id
            )


# ---- counters


def faces(facts: Facts) -> list[Face]:
    """Both sides of every combat unit that has two, the one of the others, the headquarters."""
    return [face for row in facts.rows for face in _faces(row)]


def _faces(row: UnitRow | HqRow) -> Iterator[Face]:
    if isinstance(row, HqRow):
        figures = f"{row.radius} · {row.movement}"
        yield _face(row, "headquarters", "xxxx", [figures])
        return
    branch = row.type.removeprefix("guards ")
    for step, (attack, defence, movement) in enumerate(filter(None, (row.full, row.reduced))):
        combat = [attack, defence] if row.mechanised else [attack]
        factors = [str(figure) for figure in (*combat, movement)]
        yield _face(row, SYMBOLS.get(branch, branch), SIZES[row.size], factors, step)


def _face(row: UnitRow | HqRow, symbol: str, size: str, factors: list[str], step: int = 0) -> Face:
    return Face(
        id=face_id(row.id, step),
        unit=row.id,
        nation=row.nationality,
        symbol=symbol,
        tone=_tone(row.name),
        size=size,
        label=row.label,
        factors=factors,
        step=step,
    )


def _tone(name: str) -> str:
    """Guards, shock troops, SS and the men of the Luftwaffe, as their names tell."""
    tones = ("Guards", "Shock", "SS", "Luftwaffe")
    return next((tone for tone in tones if tone in name.split()), "").lower()


def face_id(unit: str, step: int) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{step}"
