"""Two commanders with a purpose, so that tests reach what random play seldom sees.

The Soviet one attacks where the odds are good and drives for the victory cities; the Axis one holds, goes
back where he would be beaten, and strikes with his panzers.
"""

from __future__ import annotations

from random import Random
from typing import Any

from stavka.games.a_victory_lost import combat
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import commanded
from stavka.games.a_victory_lost.march import Move
from stavka.games.a_victory_lost.terms import AXIS, SOVIET, other
from stavka.games.a_victory_lost.victory import worth
from stavka.kernel.decisions import Decision, Target
from stavka.kernel.game import Game
from stavka.kernel.names import Space, SpaceSet, Unit, bits
from stavka.kernel.paths import rings
from stavka.lab.contract import Choice, any_verb

GOOD = 2
"""The column from which on an attack is made: 2-1 after all shifts."""


def command(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """What a commander with a purpose does; anything where he has no opinion."""
    assert isinstance(game, VictoryLost)
    offered: dict[str, Any] = {verb: targets for verb, targets in decision.verbs.items() if targets}
    match decision.prompt:
        case "select-chits" | "free-chit" if random.random() < 0.9:
            return "chit", _busiest(game, offered["chit"], random)
        case "special-combat" | "manstein" if "hq" in offered and random.random() < 0.9:
            return "hq", _largest(game, offered["hq"], random)
        case "move":
            return _move(game, decision, offered, random)
        case "place":
            return "to", _post(game, decision.side, offered["to"], random)
        case "combat":
            return _combat(game, offered, random)
        case "attackers" if "add" in offered:
            return "add", random.choice(list(bits(offered["add"])))
        case "attackers":
            return "resolve", None
        case "loss":
            return "lose", min(bits(offered["lose"]), key=lambda u: (worth(game, u), random.random()))
        case "advance-unit" if random.random() < 0.9:
            return "unit", random.choice(list(bits(offered["unit"])))
        case "enter" | "advance":
            goal = _goal(game, decision.side, decision.facts["unit"])
            return "to", _nearest(offered["to"], _from(game, goal), random)
        case "move-unit" if "done" in offered and random.random() < 0.02:
            return "done", None
        case "move-unit" | "place-unit":
            return "unit", random.choice(list(bits(offered["unit"])))
        case _:
            return any_verb(game, decision, random)


def idle_axis(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """The Axis leaves its units where they are."""
    if decision.side == AXIS:
        for verb in ("done", "stop"):
            if decision.verbs.get(verb):
                return verb, None
    return command(game, decision, random)


def reckless_soviets(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """The Soviets send their tanks alone into the depth, and fight no battle."""
    assert isinstance(game, VictoryLost)
    if decision.side == SOVIET:
        if decision.prompt == "move-unit" and decision.verbs["done"]:
            tanks = _mask(decision.verbs["unit"]) & game.facts.MECHANISED
            return ("unit", random.choice(list(bits(tanks)))) if tanks else ("done", None)
        if decision.prompt == "combat":
            return "done", None
        if decision.prompt == "loss":
            return "lose", max(bits(_mask(decision.verbs["lose"])), key=lambda unit: worth(game, unit))
    return command(game, decision, random)


STYLES: dict[str, Choice] = {
    "both": command,
    "idle-axis": idle_axis,
    "reckless-soviets": reckless_soviets,
}


def _mask(targets: Any) -> int:
    assert isinstance(targets, int)
    return targets


def _busiest(g: VictoryLost, chits: tuple[str, ...], random: Random) -> str:
    """The chit that activates most units; a Manstein chit is always welcome."""

    def units(chit: str) -> float:
        hq = g.facts.hq_of.get(chit)
        return 50 if hq is None else _commands(g, hq) + random.random() * 3

    return max(chits, key=units)


def _largest(g: VictoryLost, hqs: int, random: Random) -> Unit:
    return max(bits(hqs), key=lambda hq: _commands(g, hq) + random.random() * 3)


def _commands(g: VictoryLost, hq: Unit) -> int:
    """How many units a headquarters commands; none while it is not there."""
    here = g.state.where[hq]
    there = g.facts.board.on_map >> here & 1 or here in g.facts.ENTRY
    return commanded(g, hq).bit_count() if there else 0


def _from(g: VictoryLost, hexes: SpaceSet) -> list[SpaceSet]:
    """The hexes by their distance from some others, as the crow flies."""
    return rings(hexes, g.facts.board.on_map, g.facts.board.neighbours)


def _nearest(hexes: SpaceSet, distances: list[SpaceSet], random: Random) -> Space:
    """One of the nearest hexes."""
    ring = next(ring for ring in distances if ring & hexes)
    return random.choice(list(bits(ring & hexes)))


def _post(g: VictoryLost, side: int, hexes: SpaceSet, random: Random) -> Space:
    """Where a reinforcement is wanted: behind the front; now and then in a city that the enemy left open."""
    prizes = hexes & g.state.control[other(side)]
    if prizes and random.random() < 0.1:
        return random.choice(list(bits(prizes)))
    enemies, friends = _from(g, g.troops(other(side))), _from(g, g.troops(side))
    near = next((ring for ring in friends[:3] if ring & hexes), 0)
    return _nearest(near & hexes or hexes, enemies[2:] + enemies[:2], random)


def _goal(g: VictoryLost, side: int, unit: Unit) -> SpaceSet:
    """Where a piece wants to go: the nearest city of the enemy, or the enemy himself."""
    f, enemy = g.facts, other(side)
    cities = g.state.control[enemy]
    lone = g.lone_hqs(enemy) if not f.HQS >> unit & 1 else 0
    if side == AXIS:
        return cities | lone | g.troops(enemy)
    return cities | lone or g.troops(enemy) or f.CITIES


def _move(g: VictoryLost, decision: Decision, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    """One leg for each piece; then it stops."""
    step = g.state.stack[-1]
    assert isinstance(step, Move)
    unit, hexes = step.unit, offered.get("to", 0)
    if "stop" in offered and (step.begun or not hexes):
        return "stop", None
    space = _aim(g, decision.side, unit, hexes, random)
    if space is not None:
        return "to", space
    return ("stop", None) if "stop" in offered else ("to", random.choice(list(bits(hexes))))


def _aim(g: VictoryLost, side: int, unit: Unit, hexes: SpaceSet, random: Random) -> Space | None:
    """The hex that a piece wants to move to, if any."""
    f, enemy, here = g.facts, other(side), g.state.where[unit]
    prizes = hexes & (g.state.control[enemy] | g.lone_hqs(enemy))
    if prizes:
        return random.choice(list(bits(prizes)))
    if f.HQS >> unit & 1:
        return _behind(g, side, here, hexes, random)
    mechanised = bool(f.MECHANISED >> unit & 1)
    if side == AXIS and not mechanised and (g.state.control[side] | g.zones(enemy)) >> here & 1:
        return _back(g, here, hexes, random) if _in_danger(g, unit) else None
    if random.random() < 0.75 or not mechanised:
        found = _beside(g, side, unit, hexes, random)
        if found is not None:
            return found
    if side == AXIS:
        return _back(g, here, hexes & ~g.zones(enemy), random) if _in_danger(g, unit) else None
    distances = _from(g, g.state.control[enemy] or g.troops(enemy) or f.CITIES)
    found = _nearest(hexes | 1 << here, distances, random)
    return found if found != here else None


def _behind(g: VictoryLost, side: int, here: Space, hexes: SpaceSet, random: Random) -> Space | None:
    """A headquarters keeps close to the front, three hexes and more from the enemy."""
    distances = _from(g, g.troops(other(side)))
    for ring in distances[3:6]:
        if ring >> here & 1 or not ring & hexes:
            continue
        friends = _from(g, g.troops(side))
        return _nearest(ring & hexes, friends, random)
    return None


def _back(g: VictoryLost, here: Space, hexes: SpaceSet, random: Random) -> Space | None:
    """Towards the nearest city that is still held."""
    distances = _from(g, g.state.control[AXIS] or g.facts.SOURCES[AXIS])
    away = next(n for n, ring in enumerate(distances) if ring >> here & 1)
    calm = hexes & ~g.zones(SOVIET)
    for ring in distances[max(0, away - 5) : away]:
        if ring & calm:
            return random.choice(list(bits(ring & calm)))
    return None


def _in_danger(g: VictoryLost, unit: Unit) -> bool:
    """Whether the enemies beside a unit have twice its strength or more."""
    f, state = g.facts, g.state
    here = state.where[unit]
    enemies = g.units_in(f.contact[here], f.COMBAT[other(f.side_of[unit])])
    own = combat.defence_strength(g, state.at[here] & f.COMBAT[f.side_of[unit]])
    return combat.printed(g, enemies, f.attack) >= GOOD * own


def _beside(g: VictoryLost, side: int, unit: Unit, hexes: SpaceSet, random: Random) -> Space | None:
    """Next to the enemy against whom an attack would be best, if it would be good; who is there stays."""
    f, state = g.facts, g.state
    enemies = g.troops(other(side)) & f.contact.around(hexes | 1 << state.where[unit])
    own = f.attack[state.reduced >> unit & 1][unit]
    odds = {}
    for space in bits(enemies):
        friends = g.units_in(f.contact[space], g.activation.units & ~(1 << unit))
        attack = combat.printed(g, friends, f.attack) + own
        enemy = combat.defenders(g, space)
        odds[space] = min(attack / max(1, combat.defence_strength(g, enemy)), 6.0)
        odds[space] += sum(worth(g, each) for each in bits(enemy))
    good = {space: n for space, n in odds.items() if n >= (1.0 if side == SOVIET else GOOD)}
    if not good:
        return None
    target = max(good, key=lambda space: good[space] + random.random())
    if f.contact[target] >> state.where[unit] & 1:
        return None
    spaces = list(bits(f.contact[target] & hexes))
    dry = [space for space in spaces if not (f.minor[space] | f.major[space]) >> target & 1]
    return random.choice(dry or spaces)


def _combat(g: VictoryLost, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    """The attack with the best odds, if they are good."""
    odds = {
        space: combat.assess(g, space, combat.able(g, space)).final + random.random()
        for space in bits(offered["attack"])
    }
    best = max(odds, key=lambda space: odds[space])
    return ("attack", best) if odds[best] >= GOOD else ("done", None)
