"""Commanders with a purpose, so that tests of both Roads games reach what random play seldom sees.

They attack where the odds are good and drive for what counts. How bold each side is, and what it drives for,
makes a style.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol

from stavka.games.roads import odds
from stavka.games.roads.combat import neighbours_able, provisional
from stavka.games.roads.march import Move
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import SOVIET, other
from stavka.kernel.decisions import Decision, Target
from stavka.kernel.game import Game
from stavka.kernel.names import Space, SpaceSet, Unit, bits
from stavka.kernel.paths import rings
from stavka.lab.contract import any_verb

GOOD = 2
"""The column from which on an attack is made: 2/1 after all shifts."""
NEVER = 99


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


Act = tuple[str, Target] | None


class Handler(Protocol):
    """Answers a prompt, or has no opinion."""

    def __call__(
        self, style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
    ) -> Act: ...


def enemies(g: Roads[Any], side: int, bearing: Bearing) -> SpaceSet:
    """The enemy himself."""
    return g.held(other(side))


@dataclass(frozen=True)
class Style:
    """A way in which the two sides play."""

    axis: Bearing = PLAIN
    soviet: Bearing = PLAIN
    wanted: Mapping[str, tuple[str, float]] = field(default_factory=dict)
    """What is done at a prompt where it is offered, and how often."""
    aims: Callable[[Roads[Any], int, Bearing], SpaceSet] = enemies
    """What a side drives for."""
    more: Mapping[str, Handler] = field(default_factory=dict)
    """Prompts of a game's own."""

    def __call__(self, game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
        """What a commander with a purpose does; anything where he has no opinion."""
        assert isinstance(game, Roads)
        verbs: dict[str, Any] = {verb: targets for verb, targets in decision.verbs.items() if targets}
        bearing = self.soviet if decision.side == SOVIET else self.axis
        act = self.more.get(decision.prompt) or HANDLERS.get(decision.prompt)
        if act is not None:
            found = act(self, game, decision.side, bearing, verbs, random)
            if found is not None:
                return found
        verb, often = self.wanted.get(decision.prompt, ("", 0.0))
        if verb in verbs and random.random() < often:
            return choose(verb, verbs[verb], random)
        return any_verb(game, Decision(decision.side, "", "", verbs), random)


def choose(verb: str, targets: Any, random: Random) -> tuple[str, Target]:
    """A verb with any of its targets."""
    only = Decision(0, "", "", {verb: targets})
    return only.pick(int(random.random() * only.count()))


def _from(g: Roads[Any], hexes: SpaceSet) -> list[SpaceSet]:
    """The hexes of the map by their distance from some others."""
    return rings(hexes, g.facts.board.on_map, g.facts.board.neighbours)


def _nearest(hexes: SpaceSet, distances: list[SpaceSet], random: Random) -> Space:
    ring = next((ring for ring in distances if ring & hexes), hexes)  # any, with nothing left to drive for
    return random.choice(list(bits(ring & hexes)))


def next_unit(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
) -> Act:
    """Another unit, the nearer to the goals the likelier; or enough."""
    if "unit" not in verbs or random.random() > bearing.moves:
        return "done", None
    units = list(bits(verbs["unit"]))
    some = random.sample(units, min(3, len(units)))
    target = next(bits(style.aims(g, side, bearing)), -1)
    if target < 0:  # there is nothing left to drive for
        return "unit", some[0]
    return "unit", min(some, key=lambda unit: g.facts.distance(g.state.where[unit], target))


def move(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
) -> Act:
    """One leg, then it stops."""
    step = g.state.stack[-1]
    assert isinstance(step, Move)
    hexes = verbs.get("to", 0)
    if step.begun or not hexes:
        return ("stop", None) if "stop" in verbs else choose("to", hexes, random)
    unit = step.units.bit_length() - 1
    space = _aim(style, g, side, bearing, unit, hexes, random)
    if space is None or space == g.state.where[unit]:  # taken up, it has to go: no farther than it must
        space = min(bits(hexes), key=lambda hex_: (g.facts.distance(g.state.where[unit], hex_), hex_))
    return "to", space


def _aim(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, unit: Unit, hexes: SpaceSet, random: Random
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
    return _nearest(stay, _from(g, style.aims(g, side, bearing)), random)


def _beside(g: Roads[Any], side: int, unit: Unit, hexes: SpaceSet, random: Random) -> Space | None:
    """Next to the weakest enemy in reach."""
    f = g.facts
    near = f.contact.around(hexes) & g.held(other(side))
    if not near:
        return None
    some = random.sample(list(bits(near)), min(4, near.bit_count()))
    weakest = min(some, key=lambda space: g.kind_sum(g.stack(space, other(side)), attack=False))
    return random.choice(list(bits(f.contact[weakest] & hexes)))


def combat(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
) -> Act:
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


def _column(g: Roads[Any], space: Space, party: int) -> int:
    return odds.assess(g, provisional(g, space, party)).final if party else -9


def attackers(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
) -> Act:
    """All who may; then the attack."""
    for verb in ("all", "add", "resolve"):
        if verb in verbs:
            return choose(verb, verbs[verb], random)
    return None


def place_near(
    style: Style, g: Roads[Any], side: int, bearing: Bearing, verbs: dict[str, Any], random: Random
) -> Act:
    """As near to the goals as may be."""
    if "to" not in verbs:
        return None
    return "to", _nearest(verbs["to"], _from(g, style.aims(g, side, bearing)), random)


HANDLERS: dict[str, Handler] = {
    "move-unit": next_unit,
    "exploit-unit": next_unit,
    "move": move,
    "combat": combat,
    "attackers": attackers,
    "release-place": place_near,
    "rail": place_near,
    "arrival": place_near,
}
