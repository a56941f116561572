"""Map, counters and markers of the family as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stavka.games.roads.data import BoardFile, Place, SupportRow, UnitRow
from stavka.games.roads.facts import RoadsFacts
from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.kernel.charts import Area, Face, Line, Token
from stavka.kernel.hexes import hexsides
from stavka.kernel.hexmaps import crossings, rivers, short, ways
from stavka.kernel.names import Space, SpaceSet
from stavka.kernel.shapes import HexSheet

COUNTER = 64.0

RANKS = {"village": 1, "city": 3, "major": 4, "urban": 1}
PLACES = {1: "village", 3: "city"}
"""What is told by the size of its name and its sign; a major city fills its hex."""

SIGNS = {
    "red-star": "small-star",
    "airfield": "plane",
    "supply-axis": "crossed",
    "supply-soviet": "starred",
    "supply-soviet-later": "hollow",
}
BADGES = {
    "out-of-supply": "empty",
    "besieged": "cut",
    "exploiting": "bolt",
    "pontoon": "pontoon",
    "moved": "arrow",
    "fought": "swords",
}
"""What stands for each mark of a hex and of a counter; one that is reduced shows it on its face."""

SYMBOLS = {
    "hq": "headquarters",
    "polish tank": "armoured",
    "rifle": "infantry",
    "polish": "infantry",
    "czech": "infantry",
    "bulgarian": "infantry",
    "volksgrenadier": "infantry",
    "volkssturm": "infantry",
    "youth": "infantry",
    "field training": "infantry",
    "corps detachment": "infantry",
    "hiwis": "infantry",
    "jaeger division": "infantry",
    "ski jaeger": "infantry",
    "naval infantry": "marines",
    "parachute": "airborne",
    "flak": "anti-aircraft",
    "garrison": "fortress",
    "fortress": "fortress",
    "infantry": "infantry",
    "light": "infantry",
    "luftwaffe field": "infantry",
    "alarm": "infantry",
    "security": "security",
    "panzergrenadier": "mechanised",
    "tank": "armoured",
    "panzer": "armoured",
    "armoured": "armoured",
    "mechanised": "mechanised",
    "motorised": "motorised",
    "mobile": "motorised",
    "cavalry": "cavalry",
    "alpine": "mountain",
    "mountain": "mountain",
    "jaeger or mountain": "mountain",
}
"""The symbol of each branch, as the types begin."""
SIZES = {
    "hq": "xxxx",
    "corps": "xxx",
    "division": "xx",
    "detachment": "xx",
    "brigade": "x",
    "element": "iii",
    "unit": "ii",
}
"""The echelon, as the types end; some have none."""
TONES = {
    "guards": "guards",
    "waffen-ss": "ss",
    "luftwaffe": "luftwaffe",
    "kriegsmarine": "kriegsmarine",
    "polish": "polish",
    "czech": "czech",
    "bulgarian": "bulgarian",
}
"""Branches with colours of their own."""

NATIONS = {"axis": "german", "soviet": "soviet"}
"""Whose colours a side's markers have."""
PICTURES = {
    "air": "plane",
    "alarm": "bell",
    "anti-tank": "gun",
    "artillery": "gun",
    "bombing": "bomb",
    "breakthrough": "chevrons",
    "capitulation": "scroll",
    "counter-stroke": "swords",
    "desertion": "arrow",
    "flak": "flak",
    "flotilla": "boat",
    "front-reserves": "flag",
    "fuehrer-order": "scroll",
    "fuel": "can",
    "gehlen": "eye",
    "heavy-tanks": "tank",
    "ju52": "plane",
    "katyusha": "rockets",
    "kriegsmarine": "anchor",
    "leader": "general",
    "lend-lease": "wheels",
    "long-range": "targets",
    "maskirovka": "mask",
    "nothing-left": "empty",
    "operational-reserve": "flag",
    "pak88": "flak",
    "panzerfaust": "panzerfaust",
    "partisans": "rifle",
    "pioneers": "wrench",
    "political": "small-star",
    "pontoon": "pontoon",
    "raid": "targets",
    "rail": "train",
    "reaction": "shield",
    "refugees": "cart",
    "reserves": "flag",
    "rudel": "plane",
    "sappers": "wrench",
    "seydlitz": "crowd",
    "shortage": "can",
    "speer": "gear",
    "stalin": "small-star",
    "surprise": "bolt",
    "surrender": "scroll",
    "tank-brigade": "tank",
    "tigers": "tank",
    "trains": "train",
    "volkssturm": "rifle",
    "workshops": "wrench",
    "zhukov": "general",
}
"""The picture of each class of support markers."""


# ---- the map


def areas(
    facts: RoadsFacts,
    board: BoardFile,
    hexes: HexSheet,
    play: SpaceSet,
    axis: SpaceSet,
    printed: Mapping[str, dict[str, int]],
    names: Mapping[str, dict[str, str]],
    ranks: Mapping[str, int] = RANKS,
) -> Iterator[Area]:
    """Every hex that is shown, with what the map prints there beside places; hexes in play are numbered.

    Who holds a hex at first is not flagged: of those in play the Axis has some, the Soviets the others.
    Some places have a name on the map that is not the one of the file, or none.
    """
    index = facts.board.index
    water = {"lake": board.terrain.lake, "sea": board.terrain.sea}
    ground = {name: kind for kind, covered in water.items() for name in covered}
    for name in hexes.shown:
        space = index[name]
        place = facts.place.get(space)
        marks = dict(printed.get(name, {}))
        if place is not None:
            marks |= {mark: 1 for mark in ("red-star", "airfield") if getattr(place, mark.replace("-", "_"))}
        called = names.get(name, _called(place) if place else {})
        yield Area(
            id=name,
            outline=hexes.outline(name),
            centre=hexes.centre(name),
            terrain=ground.get(name) or _ground(facts, space),
            rank=ranks[place.kind] if place and called else 0,
            code=name if play >> space & 1 else "",
            marks=marks,
            names=called,
            holder=SIDES[AXIS if axis >> space & 1 else SOVIET],
        )


def _called(place: Place) -> dict[str, str]:
    return {"en": short(place.name), "fr": short(place.name_fr or place.name)}


def _ground(facts: RoadsFacts, space: Space) -> str:
    """What is under a place; villages and cities stand on open ground, a major city covers it.

    Land out of play is left empty.
    """
    kind = next((kind for kind, spaces in facts.TERRAIN.items() if spaces >> space & 1), "clear")
    return "clear" if kind in ("village", "city") else kind


def lines(board: BoardFile, hexes: HexSheet) -> list[Line]:
    """Water, roads and railways, bridges (each way that crosses water has one, 7.4) and ferries."""
    ends = {row.hex for row in board.place} - {row.hex for row in board.supply}
    ferries = [(a, b) for a, b in hexsides(board.terrain.ferries) if a in hexes.shown or b in hexes.shown]
    return [
        *rivers(hexes, board.river),
        *ways(hexes, "road", board.road, ends),
        *ways(hexes, "rail", board.rail, ends),
        *crossings(hexes, "bridge", board.river, [*board.road, *board.rail]),
        *(Line("ferry", [hexes.centre(a), hexes.centre(b)]) for a, b in ferries),
    ]


# ---- the counters


def faces(facts: RoadsFacts) -> list[Face]:
    """Both sides of every counter that has two."""
    return [face for row in facts.rows for face in _faces(row)]


def _faces(row: UnitRow) -> Iterator[Face]:
    """A corps in either of its modes is whole: its attack stands out in the reinforced one."""
    kind = row.type.removeprefix("guards ").removeprefix("ss ")
    branch = next(branch for branch in SYMBOLS if kind.startswith(branch))
    grenadiers = SYMBOLS[branch] == "armoured" and row.background == "black-white"
    symbol = "mechanised" if grenadiers else SYMBOLS[branch]
    size = "xxxxx" if row.type == "hq" and row.side == "soviet" else SIZES.get(kind.rpartition(" ")[2], "")
    turncoat = row.side == "soviet" and row.nationality != "soviet"
    for step, (attack, defence, movement) in enumerate(filter(None, (row.full, row.reduced))):
        first = row.radius or attack
        yield Face(
            id=face_id(row.id, step),
            unit=row.id,
            nation=row.nationality,
            symbol=symbol,
            tone="anew" if turncoat else _tone(row),
            size=size,
            label=row.label,
            factors=[str(figure) for figure in (first, defence, movement)],
            step=0 if row.modes else step,
            plate="ring" if row.radius else "reinforced" if row.modes and not step else row.background,
            elite=row.elite,
        )


def _tone(row: UnitRow) -> str:
    """Guards, SS and the men of the Luftwaffe, as branches, types or names tell."""
    if row.branch in TONES:
        return TONES[row.branch]
    if row.type.startswith("guards"):
        return "guards"
    if row.type.startswith("luftwaffe"):
        return "luftwaffe"
    return "ss" if row.name.startswith("SS ") else ""


def face_id(unit: str, step: int) -> str:
    """The name of one side of a counter."""
    return f"{unit}.{step}"


# ---- the markers


def supports(facts: RoadsFacts, letters: Mapping[str, str] | None = None) -> Iterator[Token]:
    """Every support marker; those whose pictures are alike have letters."""
    for row in facts.supports.values():
        text = (letters or {}).get(row.id) or _figure(row)
        nation = "german-ss" if row.reich else NATIONS[row.side]
        yield Token(f"support-{row.id}", nation, PICTURES[row.class_], text)


def _figure(row: SupportRow) -> str:
    """By what a marker shifts the column, or what it adds."""
    return str(row.shift or row.attack or row.defence or "")
