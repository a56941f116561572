"""Commanders with a purpose, so that tests reach what random play seldom sees.

They attack where the odds are good, drive for cities and the hexes that count for victory, declare the
fortress, play their supports. How bold each side is, and what it drives for, makes a style.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from stavka.games.roads import odds
from stavka.games.roads.combat import neighbours_able, provisional
from stavka.games.roads.march import Move
from stavka.games.roads.terms import SOVIET, other
from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.kernel.decisions import Decision, Target
from stavka.kernel.game import Game
from stavka.kernel.names import Space, SpaceSet, Unit, bits
from stavka.kernel.paths import rings
from stavka.lab.contract import any_verb

GOOD = 2
"""The column from which on an attack is made: 2/1 after all shifts."""
NEVER = 99

WANTED = {
    "fortress": ("declare", 0.9),
    "offensives": ("done", 0.8),
    "offensives-place": ("launch", 0.9),
    "deploy-first": ("play", 0.9),
    "deploy": ("play", 0.9),
    "combat-supports": ("use", 0.9),
    "katyusha": ("use", 0.9),
    "declare": ("armoured", 0.9),
    "intervene": ("play", 0.5),
    "reveal": ("reveal", 0.7),
    "advance": ("advance", 0.9),
    "exploit": ("mark", 0.95),
    "major-sort": ("keep", 0.7),
    "release": ("unit", 0.95),
    "priority-front": ("unit", 0.95),
    "second-front": ("unit", 0.95),
    "front-bonus": ("roll", 0.7),
    "entry-front": ("done", 0.8),
    "rebuild": ("rebuild", 0.95),
    "mars": ("done", 0.7),
    "goering": ("play", 0.9),
}
"""What is done at a prompt where it is offered, and how often."""


class Bearing(NamedTuple):
    """How a side behaves."""

    column: int = GOOD
    """From which column on it attacks."""
    moves: float = 0.96
    """How often another unit is moved once one has been."""
    fights: float = 0.6
    """How often a unit makes for an enemy, not for the goals."""
    flees: bool = False
    """It gives way."""
    goals: tuple[str, ...] = ()
    """What it drives for; cities and hexes that count for victory where nothing is named."""


PLAIN = Bearing()


@dataclass(frozen=True)
class Style:
    """A way in which the two sides play."""

    axis: Bearing = PLAIN
    soviet: Bearing = PLAIN

    def __call__(self, game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
        """What a commander with a purpose does; anything where he has no opinion."""
        assert isinstance(game, StalingradTable)
        verbs: dict[str, Any] = {verb: targets for verb, targets in decision.verbs.items() if targets}
        bearing = self.soviet if decision.side == SOVIET else self.axis
        act = HANDLERS.get(decision.prompt)
        if act is not None:
            found = act(game, decision.side, bearing, verbs, random)
            if found is not None:
                return found
        verb, often = WANTED.get(decision.prompt, ("", 0.0))
        if verb in verbs and random.random() < often:
            return _any(verb, verbs[verb], random)
        if "cancel" in verbs and len(verbs) > 1:
            del verbs["cancel"]
        return any_verb(game, Decision(decision.side, "", "", verbs), random)


def _any(verb: str, targets: Any, random: Random) -> tuple[str, Target]:
    """A verb with any of its targets."""
    only = Decision(0, "", "", {verb: targets})
    return only.pick(int(random.random() * only.count()))


Act = tuple[str, Target] | None
Handler = Callable[[StalingradTable, int, Bearing, dict[str, Any], Random], Act]


def goals(g: StalingradTable, side: int, bearing: Bearing) -> SpaceSet:
    """What a side drives for: hexes that the enemy controls, or the enemy himself."""
    f, row = g.facts, g.setting.row.victory
    wanted = f.CITIES | f.STARS
    wanted |= f.board.spaces([*row.relief, *row.two_points, *row.four_points, *row.five_points])
    if bearing.goals:
        wanted = f.board.spaces(bearing.goals)
    return wanted & g.state.control[other(side)] & g.ground or g.held(other(side))


def _from(g: StalingradTable, hexes: SpaceSet) -> list[SpaceSet]:
    """The hexes of the map by their distance from some others."""
    return rings(hexes, g.facts.board.on_map, g.facts.board.neighbours)


def _nearest(hexes: SpaceSet, distances: list[SpaceSet], random: Random) -> Space:
    ring = next(ring for ring in distances if ring & hexes)
    return random.choice(list(bits(ring & hexes)))


def _next_unit(g: StalingradTable, side: int, bearing: Bearing, verbs: dict[str, Any], random: Random) -> Act:
    """Another unit, the nearer to the goals the likelier; or enough."""
    if "unit" not in verbs or random.random() > bearing.moves:
        return "done", None
    units = list(bits(verbs["unit"]))
    some = random.sample(units, min(3, len(units)))
    target = next(bits(goals(g, side, bearing)))
    return "unit", min(some, key=lambda unit: g.facts.distance(g.state.where[unit], target))


def _move(g: StalingradTable, side: int, bearing: Bearing, verbs: dict[str, Any], random: Random) -> Act:
    """One leg, then it stops."""
    step = g.state.stack[-1]
    assert isinstance(step, Move)
    hexes = verbs.get("to", 0)
    if step.begun or not hexes:
        return ("stop", None) if "stop" in verbs else _any("to", hexes, random)
    unit = step.units.bit_length() - 1
    space = _aim(g, side, bearing, unit, hexes, random)
    if space is None or space == g.state.where[unit]:
        return "stop", None
    return "to", space


def _aim(
    g: StalingradTable, side: int, bearing: Bearing, unit: Unit, hexes: SpaceSet, random: Random
) -> Space | None:
    """Where a unit wants to go: away, to a weak enemy, to the goals; headquarters keep behind the others."""
    f, enemy = g.facts, other(side)
    if bearing.flees:
        return _nearest(hexes, _from(g, g.held(enemy))[::-1], random)
    stay = hexes | g.here(unit)
    if f.HQS >> unit & 1:
        calm = _from(g, g.held(enemy))
        return _nearest(stay, calm[3:] + calm[2::-1], random)
    if random.random() < bearing.fights:
        found = _beside(g, side, unit, hexes, random)
        if found is not None:
            return found
    return _nearest(stay, _from(g, goals(g, side, bearing)), random)


def _beside(g: StalingradTable, side: int, unit: Unit, hexes: SpaceSet, random: Random) -> Space | None:
    """Next to the weakest enemy in reach."""
    f = g.facts
    near = f.contact.around(hexes) & g.held(other(side))
    if not near:
        return None
    some = random.sample(list(bits(near)), min(4, near.bit_count()))
    weakest = min(some, key=lambda space: g.kind_sum(g.stack(space, other(side)), attack=False))
    return random.choice(list(bits(f.contact[weakest] & hexes)))


def _combat(g: StalingradTable, side: int, bearing: Bearing, verbs: dict[str, Any], random: Random) -> Act:
    """The attack with the best odds, if they are good."""
    able = g.able(side)
    best = {
        space: max(_column(g, space, party) for party in g.parties(neighbours_able(g, space, able)))
        + random.random()
        for space in bits(verbs["attack"])
    }
    space = max(best, key=lambda each: best[each])
    good = best[space] >= bearing.column and random.random() < 0.95  # who cannot get together ends some day
    return ("attack", space) if good else ("done", None)


def _column(g: StalingradTable, space: Space, party: int) -> int:
    return odds.assess(g, provisional(g, space, party)).final if party else -9


def _attackers(g: StalingradTable, side: int, bearing: Bearing, verbs: dict[str, Any], random: Random) -> Act:
    """All who may; then the attack."""
    for verb in ("all", "add", "resolve", "cancel"):
        if verb in verbs:
            return _any(verb, verbs[verb], random)
    return None


def _place(g: StalingradTable, side: int, bearing: Bearing, verbs: dict[str, Any], random: Random) -> Act:
    """As near to the goals as may be."""
    if "to" not in verbs:
        return None
    return "to", _nearest(verbs["to"], _from(g, goals(g, side, bearing)), random)


HANDLERS: dict[str, Handler] = {
    "move-unit": _next_unit,
    "exploit-unit": _next_unit,
    "move": _move,
    "combat": _combat,
    "attackers": _attackers,
    "offensive-place": _place,
    "release-place": _place,
    "major-place": _place,
    "rail": _place,
    "arrival": _place,
}

POINTS = ("1129", "1624", "1125", "1023", "0729")
"""What counts in the second scenario, but for the airfields."""

STYLES: dict[str, Style] = {
    "both": Style(),
    "bold-soviets": Style(axis=Bearing(column=NEVER, moves=0.5), soviet=Bearing(column=1)),
    "bold-axis": Style(axis=Bearing(column=1), soviet=Bearing(column=NEVER, moves=0.5)),
    "ring": Style(axis=Bearing(column=NEVER, moves=0.3), soviet=Bearing(goals=POINTS)),
    "retreat": Style(axis=Bearing(column=NEVER, flees=True), soviet=Bearing(column=1)),
    "sweep": Style(axis=Bearing(column=NEVER, flees=True), soviet=Bearing(column=1, moves=0.99, fights=0.2)),
    "rostov": Style(
        axis=Bearing(column=NEVER, flees=True),
        soviet=Bearing(column=1, moves=0.99, fights=0.1, goals=("1334", "1434", "0518")),
    ),
    "kharkov": Style(
        axis=Bearing(column=1, moves=0.9, fights=0.1, goals=("2108",)),
        soviet=Bearing(column=NEVER, moves=0.05),
    ),
}
"""The two sides alike, one of them bold and the other not, and some that lead to the rarer endings."""
