"""A marshal who drives on Berlin, so that tests reach the fighting in the city."""

from __future__ import annotations

from random import Random
from typing import Any

from stavka.games.race_for_berlin import berlin, combat, fighting
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.movement import ends
from stavka.games.race_for_berlin.terms import SOVIET
from stavka.kernel.decisions import Decision, Target
from stavka.kernel.game import Game
from stavka.kernel.names import bits
from stavka.kernel.paths import rings
from stavka.lab.contract import any_verb


def march(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """What a marshal in a hurry does; anything where he has no opinion."""
    assert isinstance(game, Berlin)
    offered = {verb: targets for verb, targets in decision.verbs.items() if targets}
    soviet = game.state.impulse is None or game.impulse.nationality == SOVIET
    match decision.prompt:
        case "designate" if soviet:
            return _designate(game, offered, random)
        case "designate":
            return (
                ("done", None)
                if "done" in offered and random.random() < 0.7
                else any_verb(game, decision, random)
            )
        case "move" | "move-free" if soviet:
            return _go(game, decision, random)
        case "move-unit" | "reserve-unit" | "free-move" if "unit" in offered:
            return "unit", random.choice(list(bits(_mask(offered["unit"]))))
        case "replacements":
            return _replace(game, decision, offered, random)
        case "fight":
            return _fight(game, decision, random)
        case "attackers" | "urban" if "add" in offered:
            return "add", random.choice(list(bits(_mask(offered["add"]))))
        case "urban" if "spend" in offered:
            return "spend", None
        case "attackers" | "urban":
            return "resolve", None
        case _:
            return any_verb(game, decision, random)


def _replace(game: Berlin, decision: Decision, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    """Support for those who are in Berlin, at the price of those who are not."""
    ready = _mask(offered.get("forgo", 0))
    inside = game.units_in(game.facts.BERLIN, ready)
    if inside and "convert" in offered:
        return "convert", None
    if inside and ready & ~inside and game.state.support[decision.side] < 3:
        return "forgo", random.choice(list(bits(ready & ~inside)))
    if "restore" in offered:
        return "restore", random.choice(list(bits(_mask(offered["restore"]))))
    return "done", None


def _mask(targets: Any) -> int:
    assert isinstance(targets, int)
    return targets


def _distance(game: Berlin) -> dict[int, int]:
    f = game.facts
    return {z: d for d, ring in enumerate(rings(f.BERLIN, f.board.on_map, f.neighbours)) for z in bits(ring)}


def _designate(game: Berlin, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    if "bombard" in offered:
        return "bombard", random.choice(list(bits(offered["bombard"])))
    fight = []
    for unit in bits(offered.get("fight", 0)):
        bit = 1 << unit
        zone = game.state.where[unit]
        city = game.facts.BERLIN >> zone & 1 and berlin.urban_zones(game, bit)
        if combat.targets(game, bit) or city:
            fight.append(unit)
    if fight and random.random() < 0.75:
        return "fight", random.choice(fight)
    movers = [
        unit
        for unit in bits(offered.get("move", 0))
        if not game.facts.BERLIN >> game.state.where[unit] & 1 and ends(game, unit, game.facts.points(unit))
    ]
    if movers:
        distance = _distance(game)
        return "move", min(movers, key=lambda u: distance[game.state.where[u]] + random.random() * 3)
    if "done" in offered:
        return "done", None
    verb = next(iter(offered))
    return verb, random.choice(list(bits(offered[verb])))


def _go(game: Berlin, decision: Decision, random: Random) -> tuple[str, Target]:
    zones = list(bits(_mask(decision.verbs["to"])))
    distance = _distance(game)
    here = distance[decision.facts["space"]]
    empty = [z for z in zones if distance[z] == 0 and not game.soviets() >> z & 1]
    better = [z for z in zones if distance[z] < here]
    if empty and here:
        return "to", random.choice(empty)
    if better:
        return "to", min(better, key=lambda z: distance[z] + random.random())
    if decision.verbs.get("stop"):
        return "stop", None
    return "to", random.choice(zones)


def _fight(game: Berlin, decision: Decision, random: Random) -> tuple[str, Target]:
    storm = list(bits(_mask(decision.verbs["storm"])))
    if storm:
        return "storm", random.choice(storm)
    units = fighting.free_fighters(game)
    good = []
    for zone in bits(_mask(decision.verbs["attack"])):
        odds = combat.assess(game, zone, combat.able(game, zone, units))
        if odds.ratio >= 2:
            good.append((odds.ratio, zone))
    if good:
        return "attack", max(good)[1]
    if decision.verbs.get("done"):
        return "done", None
    return "attack", random.choice(list(bits(_mask(decision.verbs["attack"]))))
