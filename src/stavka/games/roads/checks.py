"""Is the data of a game of the family whole?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from stavka.games.roads.command import supplied, supplied_hqs
from stavka.games.roads.data import BoardFile, SupportsFile, UnitsFile, run
from stavka.games.roads.facts import RoadsFacts
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.kernel.errors import Fault
from stavka.kernel.hexchecks import broken_lines, doubles, strangers
from stavka.kernel.hexes import Grid
from stavka.kernel.names import SpaceSet, bits
from stavka.kernel.paths import trace


def sides_of(board: BoardFile) -> Iterator[tuple[str, list[str]]]:
    """The hexsides that a map names."""
    yield from ((f"board.toml: [[river]] {row.name}", row.sides) for row in board.river)
    yield "board.toml: [terrain], ferries", board.terrain.ferries


def referred(board: BoardFile, units: UnitsFile) -> Iterator[tuple[str, Iterable[str]]]:
    """The hexes that map and counters name."""
    ground = board.terrain
    for kind in ("forest", "marsh", "mountain", "lake", "sea", "outside"):
        yield f"board.toml: [terrain], {kind}", getattr(ground, kind)
    for where, sides in sides_of(board):
        yield where, (name for side in sides for name in side.split("/"))
    yield from ((f"board.toml: [[place]] {row.name}", [row.hex]) for row in board.place)
    yield from ((f"board.toml: [[supply]] {row.side}", [row.hex]) for row in board.supply)
    for name, runs in (*board.region.items(), *board.axis_control.items()):
        yield f"board.toml: {name}", (hex_ for text in runs for hex_ in run(text))
    for kind, chains in (("rail", board.rail), ("road", board.road)):
        yield from ((f"board.toml: [[{kind}]] {row.name}", row.hexes) for row in chains)
    for row in units.unit:
        yield f"units.toml: {row.id}", (name for name in row.start.values() if name.isdigit())
        arrivals = [row.arrive, *row.arrives.values()]
        entries = [name for each in arrivals if each for name in each.entry if name.isdigit()]
        yield f"units.toml: {row.id}", entries


class Setting(Protocol):
    """What every scenario has."""

    @property
    def id(self) -> str: ...
    @property
    def axis_control(self) -> str: ...


def strange_names(
    board: BoardFile,
    units: UnitsFile,
    supports: SupportsFile,
    scenarios: Sequence[Setting],
    sides: Iterable[tuple[str, list[str]]],
) -> list[Fault]:
    """Sides between hexes that do not touch, things that are there twice, control that is not on the map."""
    found = strangers(Grid(board.numbering), sides)
    found += doubles(
        (
            ("units.toml: the unit", [row.id for row in units.unit]),
            ("supports.toml: the marker", [row.id for row in supports.support]),
            ("board.toml: the place in hex", [row.hex for row in board.place]),
            ("scenarios.toml: the scenario", [row.id for row in scenarios]),
        )
    )
    return found + [
        Fault(
            f"scenarios.toml: {row.id} names the hexes {row.axis_control!r}, which the map has not",
            word="no-hexes",
            where=row.id,
            name=row.axis_control,
        )
        for row in scenarios
        if row.axis_control not in board.axis_control
    ]


def map_faults(f: RoadsFacts, board: BoardFile) -> list[Fault]:
    """What is wrong with a map: lines with gaps, land in pieces, places in the water."""
    found = broken_lines(
        f.grid,
        [(row.name, row.hexes) for row in (*board.rail, *board.road)],
        [(river.name, river.sides) for river in board.river],
    )
    if trace(f.LAND & -f.LAND, f.LAND, f.contact) != f.LAND:
        found.append(Fault("board.toml: the land net is in pieces", word="in-pieces", name="land"))
    named = [*(row.hex for row in board.place), *(row.hex for row in board.supply)]
    wet = [name for name in named if f.LAKES >> f.board.index[name] & 1]
    return found + [Fault(f"{name} lies in the water", word="in-water", what=name) for name in wet]


def cut_off_at_first(g: Roads[Any], ground: SpaceSet) -> list[Fault]:
    """Units that begin on ground that is not theirs, or out of supply."""
    f, where = g.facts, f"set-up of {g.scenario}"
    found = []
    for side in (AXIS, SOVIET):
        outside = g.held(side) & ~(ground & g.state.control[side])
        found += [
            Fault(f"{where}: units in {name}, which is not theirs", word="setup-control", hex=name)
            for name in (f.board.names[space] for space in bits(outside))
        ]
        cut = g.on_map(f.TROOPS[side]) & ~supplied(g, side)
        cut |= g.on_map(f.HQ[side]) & ~supplied_hqs(g, side)
        found += [
            Fault(
                f"{where}: {f.rows[unit].id} is out of supply (4)", word="setup-supply", name=f.rows[unit].id
            )
            for unit in bits(cut)
        ]
    return found
