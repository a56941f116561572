"""The map of each scenario, its counters and its markers, as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from stavka.games.roads import chart as roads
from stavka.games.roads.chart import COUNTER, NATIONS
from stavka.games.roads.data import UnitRow
from stavka.games.roads.sheet import EDGE, MAP
from stavka.games.victory_roads import sheet
from stavka.games.victory_roads.data import VictoryBoard
from stavka.games.victory_roads.facts import Scenario, VictoryFacts
from stavka.games.victory_roads.setup import due
from stavka.games.victory_roads.terms import ADVANCED, ANEW, MOVEMENT, THEATRES
from stavka.games.victory_roads.victory import QUARTERS
from stavka.kernel.charts import Area, Chart, Line, Patch, Token
from stavka.kernel.hexmaps import fortified, frontiers, territories, waters
from stavka.kernel.names import bits
from stavka.kernel.shapes import HexSheet

WHOLE = "campaign"
"""The scenario that has the whole map."""
FOCUS = "5426"
"""Minsk: there the campaign begins."""
SPRING = ("budapest-wien",)
"""The scenario that is not played in summer; the campaign begins in June."""

NAMES = {"2755": {"en": "Buda", "fr": "Buda"}}
"""Of the two hexes of Budapest one has the name of both."""
LESSER = {"2755": 3, "2744": 3}
"""Major cities so near to another that their names are smaller."""
RANKS = {"city": 2, "major": 4}
PLACES = {2: "city", 4: "major"}
"""What is told by the size of its name and its sign."""
SEAS = {
    "2815": "Baltic Sea",
    "7070": "Black Sea",
    "0468": "Adriatic Sea",
    "5105": "Lake Peipus",
    "4011": "Gulf of Riga",
}
"""Waters, by a hex of each; the gulf is a part of the sea on the whole map."""

SIGNS = {
    "port": "anchor",
    "oil": "derrick",
    "objective": "star",
    "supply-soviet": "starred",
    "razed": "rubble",
    "blockaded": "cut",
    "priority": "chevrons",
    "secondary": "bar",
}
BADGES = {
    "out-of-supply": "empty",
    "exploiting": "bolt",
    "pontoon": "pontoon",
    "moved": "arrow",
    "fought": "swords",
    "pulled-back": "back",
    "stuck": "pause",
}
"""What stands for each mark of a hex and of a counter."""

LETTERS = {
    "rybalko": "R",
    "katukov": "K",
    "bogdanov": "B",
    "zhukov": "Z",
    "heavy-tanks": "IS",
    "sappers": "S",
    "model": "M",
    "schoerner": "S",
    "heinrici": "He",
    "himmler": "Hi",
    "ju52": "52",
    "rudel": "R",
    "tigers": "VI",
    "pak88": "88",
    "pioneers": "P",
    "trains": "+",
}
"""Of supports whose pictures others have too."""
LEVIED = ("garrison", "volkssturm", "fortress garrison")
"""What orders and supports may bring at any time."""
THEATRE_LETTERS = {"north": "N", "centre-north": "CN", "centre-south": "CS", "south": "S"}


def chart(facts: VictoryFacts, board: VictoryBoard, name: str = "") -> Chart:
    """The map of a scenario: its part of the whole, with a rim of what is out of play."""
    setting = facts.scenarios[name or WHOLE]
    hexes = HexSheet(facts.grid, MAP, EDGE, shown=_near(facts, setting, 1))
    left, top, right, bottom = hexes.bounds
    beside = sheet.margin(facts, setting, right, bottom)
    focus = hexes.centre(FOCUS) if not name else ((left + right) / 2, (top + bottom) / 2)
    return Chart(
        width=beside.width,
        height=beside.height,
        scale=hexes.width / board.map.hex_km,
        season="spring" if name in SPRING else "summer",
        scenario=name,
        focus=(round(focus[0] / beside.width, 3), round(focus[1] / beside.height, 3)),
        counter=COUNTER,
        areas=list(_areas(facts, board, hexes, setting)),
        lines=list(_lines(facts, board, hexes)),
        patches=list(_patches(facts, board, hexes, setting)),
        boxes=beside.boxes,
        trays=beside.trays,
        ladders=beside.ladders,
        panels=beside.panels,
        signs=SIGNS,
        badges=BADGES,
        tokens=list(_tokens(facts)),
        radii=[f"theatre-{theatre}" for theatre in THEATRES],
        places=PLACES,
        absent=frozenset(row.id for row in facts.rows if not _comes(facts, setting, row)),
        latent={row.id: "waiting" for row in facts.rows if row.id.endswith(ANEW)},
        natural=False,
    )


def _near(facts: VictoryFacts, setting: Scenario, rim: int = 0) -> list[str]:
    """The hexes of a scenario's part of the map, and those within a rim of it."""
    numbering = facts.grid.numbering
    (first, last), (low, high) = setting.row.columns or numbering.columns, setting.row.rows or numbering.rows
    return [
        name
        for name in facts.grid.spots
        if first - rim <= int(name[:2]) <= last + rim and low - rim <= int(name[2:]) <= high + rim
    ]


def _comes(facts: VictoryFacts, setting: Scenario, row: UnitRow) -> bool:
    """Whether a counter may ever be in play: from the start, in time, by an event or in another's place."""
    if row.id.endswith(ANEW):
        return ADVANCED in setting.uses
    if setting.row.id in row.start or due(facts, setting, row):
        return True
    if row.upgrade is not None:
        return setting.first <= facts.turn_of[row.upgrade.turn] <= setting.last
    return row.type in LEVIED


# ---- the map


def _areas(facts: VictoryFacts, board: VictoryBoard, hexes: HexSheet, setting: Scenario) -> Iterator[Area]:
    """Every hex that is shown; a major city of Germany covers its hex (13.3).

    Names out of play would run over the edge of the map.
    """
    printed = _printed(facts, board, setting)
    index = facts.board.index
    for area in roads.areas(facts, board, hexes, setting.ground, setting.axis_control, printed, NAMES, RANKS):
        great, played = (spaces >> index[area.id] & 1 for spaces in (facts.REICH_MAJORS, setting.ground))
        terrain = "reich-city" if great else area.terrain
        rank = LESSER.get(area.id, area.rank) if played else 0
        yield replace(area, terrain=terrain, rank=rank)


def _printed(facts: VictoryFacts, board: VictoryBoard, setting: Scenario) -> dict[str, dict[str, int]]:
    """Ports, oil, where the Soviets draw supply, what one fights for."""
    found: dict[str, dict[str, int]] = {}
    for row in board.place:
        marks = {mark: 1 for mark in ("port", "oil") if getattr(row, mark)}
        if marks:
            found[row.hex] = marks
    for space in bits((facts.EAST | facts.CITIES & facts.SOVIET_AT_FIRST) & setting.ground):
        found.setdefault(facts.board.names[space], {})["supply-soviet"] = 1
    victory = setting.row.victory
    for name, quarters in victory.points.items():
        found.setdefault(name, {})["objective"] = quarters // QUARTERS
    for name in (*filter(None, [victory.capital]), *victory.objectives):
        found.setdefault(name, {})["objective"] = 1
    return found


def _lines(facts: VictoryFacts, board: VictoryBoard, hexes: HexSheet) -> Iterator[Line]:
    """Water and ways, borders of countries, fortifications."""
    yield from frontiers(hexes, "frontier", _countries(facts))
    yield from roads.lines(board, hexes)
    for line in board.fort:
        yield from fortified(hexes, "fort", line.sides)
    known = {row.name for row in board.place}
    for row in board.stronghold:
        if row.hex in hexes.shown:
            name = "" if row.name in known else row.name
            known.add(row.name)  # it is written once
            yield Line("stronghold", hexes.outline(row.hex)[::-1], name)


def _countries(facts: VictoryFacts) -> dict[str, list[str]]:
    names = facts.board.names
    return {country: [names[space] for space in bits(spaces)] for country, spaces in facts.region.items()}


def _patches(facts: VictoryFacts, board: VictoryBoard, hexes: HexSheet, setting: Scenario) -> Iterator[Patch]:
    """Water, countries for their names, and what is out of play."""
    yield from waters(hexes, (*board.terrain.sea, *board.terrain.lake), SEAS)
    played = {facts.board.names[space] for space in bits(setting.ground)}
    countries = {name: [each for each in of if each in played] for name, of in _countries(facts).items()}
    yield from territories(hexes, countries)
    out = (hexes.shown.keys() - {*_near(facts, setting)}) | (hexes.shown.keys() & {*board.terrain.outside})
    yield from (Patch("out", ring) for ring in hexes.spread(out))


# ---- markers


def _tokens(facts: VictoryFacts) -> Iterator[Token]:
    """Supports, theatres in both modes, other markers, what stands on tracks; backs."""
    yield from roads.supports(facts, LETTERS)
    for theatre, letters in THEATRE_LETTERS.items():
        yield Token(f"theatre-{theatre}", "soviet-guards", "arrow", letters)
        yield Token(f"theatre-{theatre}-{MOVEMENT}", "soviet-guards", "train", letters)
    yield Token("halt", "german-ss", "halt")
    yield Token("bridgehead", "soviet-guards", "bridgehead")
    yield Token("rising", "polish", "rising")
    yield Token("reich", "german-ss", "rubble")
    yield Token("track-mood", "german", "cross")
    yield Token("track-maximum", "german", text="max")
    yield Token("track-liberty", "german", "arrow")
    yield Token("track-reich", "german-ss", "rubble")
    yield Token("track-rail", "german", "train")
    yield Token("track-ships", "german-kriegsmarine", "anchor")
    yield Token("track-replacements", "german", "flag")
    yield from (Token(f"back-{side}", nation) for side, nation in NATIONS.items())
