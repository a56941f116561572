"""The map of each scenario, its counters and its markers, as they are drawn."""

from __future__ import annotations

from stavka.games.roads import chart as roads
from stavka.games.roads.chart import BADGES, COUNTER, PLACES, SIGNS
from stavka.games.victory_roads.data import VictoryBoard
from stavka.games.victory_roads.facts import VictoryFacts
from stavka.kernel.charts import Chart
from stavka.kernel.shapes import HexSheet

WHOLE = "campaign"


def chart(facts: VictoryFacts, board: VictoryBoard, name: str = "") -> Chart:
    """The map of a scenario."""
    setting = facts.scenarios[name or WHOLE]
    hexes = HexSheet(facts.grid, 60.0, 60.0, shown=list(facts.grid.spots))
    _, _, right, bottom = hexes.bounds
    return Chart(
        width=right + 60,
        height=bottom + 60,
        scale=hexes.width / board.map.hex_km,
        season="summer",
        scenario=name,
        focus=(0.5, 0.5),
        counter=COUNTER,
        areas=list(roads.areas(facts, board, hexes, setting.ground, setting.axis_control, {}, {})),
        lines=roads.lines(board, hexes),
        signs=SIGNS,
        badges=BADGES,
        places=PLACES,
    )
