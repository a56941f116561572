"""The map of each scenario, its counters and its markers, as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.roads import chart as roads
from stavka.games.roads.chart import BADGES, COUNTER, NATIONS, PLACES, SIGNS
from stavka.games.roads.data import BoardFile, UnitRow
from stavka.games.roads.sheet import EDGE, MAP
from stavka.games.roads.terms import SIDES
from stavka.games.stalingrad_roads import sheet
from stavka.games.stalingrad_roads.facts import Scenario, StalingradFacts
from stavka.games.stalingrad_roads.setup import due
from stavka.games.stalingrad_roads.terms import KAMPFGRUPPEN, MARS, OFFENSIVES, RED_ZONE
from stavka.kernel.charts import Chart, Patch, Token
from stavka.kernel.hexmaps import seas, zone
from stavka.kernel.names import bits
from stavka.kernel.shapes import HexSheet

WHOLE = "campaign"
"""The scenario that has the whole map."""

NAMES = {
    "1334": {},
    "1434": {"en": "Stalingrad", "fr": "Stalingrad"},
    "1335": {"en": "last position", "fr": "dernière position"},
    "1435": {},
}
"""What lies in two hexes is named once, between them."""

OFFENSIVE_LETTERS = {"major": "", "minor-a": "A", "minor-b": "B"}


def chart(facts: StalingradFacts, board: BoardFile, name: str = "") -> Chart:
    """The map of a scenario: its part of the whole, with a rim of what is out of play."""
    setting = facts.scenarios[name or WHOLE]
    hexes = HexSheet(facts.grid, MAP, EDGE, shown=_near(facts, setting, 1))
    left, top, right, bottom = hexes.bounds
    beside = sheet.margin(facts, setting, right, bottom)
    focus = hexes.centre("1430") if not name else ((left + right) / 2, (top + bottom) / 2)
    areas = roads.areas(
        facts, board, hexes, setting.area, setting.axis_control, _sources(facts, setting), NAMES
    )
    return Chart(
        width=beside.width,
        height=beside.height,
        scale=hexes.width / board.map.hex_km,
        season="winter",
        scenario=name,
        focus=(round(focus[0] / beside.width, 3), round(focus[1] / beside.height, 3)),
        counter=COUNTER,
        areas=list(areas),
        lines=roads.lines(board, hexes),
        patches=list(_patches(facts, board, hexes, setting)),
        boxes=beside.boxes,
        trays=beside.trays,
        ladders=beside.ladders,
        panels=beside.panels,
        signs=SIGNS,
        badges=BADGES,
        tokens=list(_tokens(facts)),
        zones=["zone"],
        radii=[f"offensive-{offensive}" for offensive in OFFENSIVES],
        places=PLACES,
        absent=frozenset(row.id for row in facts.rows if not _comes(facts, setting, row)),
        natural=False,
        lettering=0.86,
    )


def _near(facts: StalingradFacts, setting: Scenario, rim: int = 0) -> list[str]:
    """The hexes of a scenario's part of the map, and those within a rim of it."""
    numbering = facts.grid.numbering
    (low, high), (first, last) = setting.row.rows or numbering.rows, setting.row.columns or numbering.columns
    return [
        name
        for name in facts.grid.spots
        if low - rim <= int(name[:2]) <= high + rim and first - rim <= int(name[2:]) <= last + rim
    ]


def _comes(facts: StalingradFacts, setting: Scenario, row: UnitRow) -> bool:
    """Whether a counter may ever be in play."""
    start = row.start.get(setting.row.id)
    if start == "kg":
        return KAMPFGRUPPEN in setting.uses
    if start or due(facts, setting, row) or row.type == "alarm unit":
        return True
    upgraded = row.upgrade is not None and setting.first <= facts.turn_of[row.upgrade.turn] <= setting.last
    return upgraded or bool(MARS in setting.uses and row.arrive and "mars" in row.arrive.entry)


def _patches(facts: StalingradFacts, board: BoardFile, hexes: HexSheet, setting: Scenario) -> Iterator[Patch]:
    """Water, what is out of play, and where nobody may go: the pocket (scenario I), the 28th Army's zone."""
    sea = [name for name in board.terrain.sea if name in hexes.shown]
    yield from seas(hexes, [*board.terrain.lake, *sea], "Sea of Azov" if sea else "")
    names = facts.board.names
    if setting.row.surprise:
        yield from zone(hexes, (names[space] for space in bits(facts.region[RED_ZONE])), "28th Army")
    yield from zone(hexes, setting.row.closed, "Closed")
    yield from (Patch("out", ring) for ring in hexes.spread(hexes.shown.keys() - {*_near(facts, setting)}))


def _sources(facts: StalingradFacts, setting: Scenario) -> dict[str, dict[str, int]]:
    """Sources of supply that are there all the time, and the turn of those that come later (4.2)."""
    found: dict[str, dict[str, int]] = {}
    names = facts.board.names
    for side, owner in enumerate(SIDES):
        lasting = setting.own_sources[side] or setting.edges[side]
        for source in facts.all_sources[side] if not setting.own_sources[side] else ():
            if source.since > setting.last:
                continue
            if source.since > setting.first:
                found.setdefault(names[source.space], {})[f"supply-{owner}-later"] = source.since
            elif not source.until_lost:
                lasting |= 1 << source.space
        for space in bits(lasting & setting.area):
            found.setdefault(names[space], {})[f"supply-{owner}"] = 1
    return found


# ---- markers


def _tokens(facts: StalingradFacts) -> Iterator[Token]:
    """Supports, Ju 52, offensives, the fortress, what stands on tracks; backs of what lies face down."""
    yield from roads.supports(facts)
    yield Token("ju52", "german-luftwaffe", "plane")
    events = (name for name in facts.tables.ju52.__struct_encode_fields__ if name != "source")
    yield from (Token(f"ju52-{event}", "german-luftwaffe", "plane", event[0].upper()) for event in events)
    for offensive, letter in OFFENSIVE_LETTERS.items():
        yield Token(f"offensive-{offensive}", "soviet-guards", "arrow", letter)
    yield Token("fortress", "german-ss", "fort")
    yield Token("track-approval", "german", "cross")
    yield Token("track-manstein", "german-ss", text="M")
    yield Token("track-rail", "german", "train")
    yield Token("track-replacements", "german", "flag")
    yield from (Token(f"back-{side}", nation) for side, nation in NATIONS.items())
