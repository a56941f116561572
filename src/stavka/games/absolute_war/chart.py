"""Map and counters as they are drawn: zones from their outlines, rivers and lines from the borders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from stavka.games.absolute_war import sheet
from stavka.games.absolute_war.calendar import calendar
from stavka.games.absolute_war.card_faces import cards
from stavka.games.absolute_war.data import BoardFile, CardRow, Colour, UnitRow, Zone
from stavka.games.absolute_war.facts import Facts
from stavka.games.absolute_war.projection import SCALE, Projection
from stavka.games.absolute_war.terms import ORDER, PLANTS, VOLKSSTURM, WINTER, is_lend_lease, owner
from stavka.kernel.charts import Area, Chart, Face, Line, Patch, Point, Token
from stavka.kernel.shapes import chains, sides

COUNTER = 58.0

SIGNS = {
    "target": "targets",
    "economy": "gear",
    "production": "factory",
    "lend-lease": "crate",
    "crime": "grave",
    "oil": "derrick",
    "contested": "swords",
    "major-offensive": "chevrons",
    "pocket-german": "cut",
    "pocket-soviet": "cut",
    "partisans": "rifle",
    "atrocity": "grave",
    "plants": "gear",
    "breakthrough": "arrow",
}
BADGES = {
    "disrupted": "bolt",
    "unsupplied": "empty",
    "done": "tick",
    "armour": "tank",
    "lead": "arrow",
    "attacked": "targets",
    "support": "cross",
    "pincers": "swords",
    "turncoat": "back",
}
"""What stands for each mark of a zone and of a counter."""

SYMBOLS = {
    "panzer": "armoured",
    "ss-panzer": "armoured",
    "tank": "armoured",
    "marine": "marines",
    "fort": "engineer",
}
"""The NATO symbol of each branch that has another name there."""

WEAR = {"fort": "building", "air": "damaged"}
"""How the back of a counter differs where it is no loss; that of a Front of one step is untrained."""

RULED = {"hex": "all", "box": "land", "region": ""}
RANKS = {"hex": 3, "box": 3, "region": 2}


def chart(facts: Facts, board: BoardFile) -> Chart:
    """The map."""
    project = Projection(board.map.frame, sheet.MAP, sheet.EDGE)
    outlines = {zone.id: [project(point) for point in zone.outline] for zone in facts.zones}
    areas = [_area(zone, outlines[zone.id], project(zone.centre)) for zone in facts.zones]
    height = project.height * SCALE
    return Chart(
        width=round(sheet.MAP + project.width * SCALE + sheet.MAP, 1),
        height=round(height + 2 * sheet.EDGE, 1),
        scale=SCALE,
        season="atlas",
        focus=(0.5, 0.46),
        counter=COUNTER,
        areas=sorted(areas, key=lambda area: area.inner),
        lines=[
            *_rivers(board, project),
            *_banks(board, project, outlines),
            *(Line("winter", path) for path in _winter(board, project)),
            *_links(board, areas, project),
            *_hungary(board, project),
            *_walls(board, project),
        ],
        patches=[
            *(
                Patch("sea", [project(point) for point in ring], water.id if n == 0 else "")
                for water in (*board.sea, *board.lake)
                for n, ring in enumerate(sorted(water.outlines, key=len, reverse=True))
            ),
            *(Patch("outside", [project(point) for point in row.outline], row.name) for row in board.outside),
        ],
        boxes=sheet.boxes(),
        trays=sheet.trays(),
        ladders=sheet.ladders(facts),
        panels=sheet.PANELS,
        signs=SIGNS,
        badges=BADGES,
        tokens=[*_cards(facts), *_markers()],
        cards=cards(facts),
        calendar=[*calendar(facts)],
        states=["initiative"],
        lettering=1.12,
    )


def _area(zone: Zone, outline: list[Point], centre: Point) -> Area:
    printed = {
        "target": int(bool(zone.war_target)),
        "economy": int(bool(zone.war_economy)),
        "production": zone.war_production,
        "lend-lease": int(zone.lend_lease),
        "crime": int(bool(zone.war_crime)),
        "oil": int(bool(zone.oil_well)),
    }
    return Area(
        id=zone.id,
        outline=outline,
        centre=centre,
        terrain="city" if zone.type == "hex" else zone.terrain,
        rank=RANKS[zone.type] if zone.city != "town" or zone.type == "box" else 1,
        marks={mark: figure for mark, figure in printed.items() if figure},
        holder=zone.side,
        realm=zone.side,
        ruled=RULED[zone.type],
        inner=bool(zone.within),
    )


# ---- lines


def _edges(edge: list[Point], project: Projection) -> Iterator[tuple[Point, Point]]:
    return pairwise(project(point) for point in edge)


def _rivers(board: BoardFile, project: Projection) -> Iterator[Line]:
    found: dict[tuple[str, str], list[tuple[Point, Point]]] = {}
    for border in board.border:
        if border.kind in ("river", "major-river"):
            found.setdefault((border.kind, border.name), []).extend(_edges(border.edge, project))
    for (kind, name), edges in found.items():
        yield from (Line(kind, path, name) for path in chains(edges))


def _banks(board: BoardFile, project: Projection, outlines: dict[str, list[Point]]) -> Iterator[Line]:
    """Rivers of which only one bank is in play."""
    for row in board.outside:
        inner = {frozenset(side) for zone in row.banks for side in sides(outlines[zone])}
        outer = sides([project(point) for point in row.outline])
        for path in chains(side for side in outer if frozenset(side) in inner):
            yield Line("major-river", path, row.river)


def _winter(board: BoardFile, project: Projection) -> Iterator[list[Point]]:
    """The Partisan/Winter Line (2.1.1): along borders, broken where a lake interrupts them."""
    borders = {frozenset(side) for border in board.border for side in _edges(border.edge, project)}
    path: list[Point] = []
    for a, b in _edges(board.map.winter_line, project):
        if frozenset((a, b)) in borders:
            path = path or [a]
            path.append(b)
        elif path:
            yield path
            path = []
    yield path


def _links(board: BoardFile, areas: list[Area], project: Projection) -> Iterator[Line]:
    """The strait, and the Ice Road by way of its lake."""
    centres = {area.id: area.centre for area in areas}
    for border in board.border:
        if border.kind in ("strait", "ice-road"):
            (ax, ay), (bx, by) = centres[border.a], centres[border.b]
            x, y = (ax + bx) / 2, (ay + by) / 2
            lake = next((row for row in board.lake if row.id == border.name.lower()), None)
            if lake is not None:
                shores = [project(point) for point in lake.outlines[0]]
                far_x = sum(px for px, _ in shores) / len(shores)
                far_y = sum(py for _, py in shores) / len(shores)
                x, y = x + (far_x - x) * 0.6, y + (far_y - y) * 0.6
            yield Line(border.kind, [centres[border.a], (round(x, 1), round(y, 1)), centres[border.b]])


def _hungary(board: BoardFile, project: Projection) -> Iterator[Line]:
    """The border of Hungary: its army at home is free once the Soviets hold a zone on it (18.6)."""
    inner = {zone.id for zone in board.zone if zone.within}
    edges = [
        side
        for border in board.border
        if "hungary" in (border.a, border.b) and border.b not in inner
        for side in _edges(border.edge, project)
    ]
    yield from (Line("hungary", path) for path in chains(edges))


def _walls(board: BoardFile, project: Projection) -> Iterator[Line]:
    """Borders that nobody crosses: the high Caucasus."""
    edges = [
        side
        for border in board.border
        if border.kind == "impassable"
        for side in _edges(border.edge, project)
    ]
    yield from (Line("ridge", path) for path in chains(edges))


# ---- pieces


def _cards(facts: Facts) -> Iterator[Token]:
    """A card is known by its number; its back shows whose it is and of which deck."""
    for card in facts.cards.values():
        yield Token(f"card-{card.id}", card.side, _card_sign(card), str(card.number))
    for side in ("german", "soviet"):
        yield Token(f"back-{side}", side)


def _card_sign(card: CardRow) -> str:
    return "scroll" if card.deck == "event" else "chevrons"


def _markers() -> Iterator[Token]:
    for plant in PLANTS:
        nation = ("german", "soviet")[owner(plant)]
        yield Token(plant, nation, "crate" if is_lend_lease(plant) else "factory", plant[-1:].strip("d"))
    yield Token(WINTER, "soviet", "flake")
    yield Token(VOLKSSTURM, "german", "crowd")
    yield Token("partisans", "soviet", "rifle")
    yield Token("major-offensive", "american", "chevrons")
    for side in ("german", "soviet"):
        yield Token(f"{ORDER}-{side}", side, "halt")


# ---- counters


def faces(facts: Facts) -> list[Face]:
    """Both sides of every counter that has two."""
    return [
        _face(row, back)
        for row in facts.units
        for back in (False, True)
        if not back or ((row.back or row.kind in WEAR or row.entry_back) and not row.one_sided)
    ]


def _face(row: UnitRow, back: bool) -> Face:
    wear = WEAR.get(row.kind, "untrained" if row.steps == 1 else "")
    points: list[Colour] = row.back if back else row.front
    return Face(
        id=face_id(row.id, back),
        unit=row.id,
        nation=row.nation,
        symbol=SYMBOLS.get(row.kind, row.kind),
        tone=_tone(row),
        size=_echelon(row),
        label=row.label,
        pips=[*points],
        letters="".join(row.special),
        step=int(back and not wear),
        wear=wear if back else "",
    )


def _tone(row: UnitRow) -> str:
    if row.kind == "air":
        return "luftwaffe" if row.nation == "german" else ""
    if row.kind == "ss-panzer":
        return "ss"
    return "guards" if row.upgrade_turn or "Guards" in row.name else ""


def _echelon(row: UnitRow) -> str:
    """A German large unit is an army, a Soviet one a Front (2.3)."""
    if row.size == "special":
        return ""
    return "x" * (3 + (row.size == "large") + (row.nation == "soviet"))


def face_id(unit: str, back: bool) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{int(back)}"
