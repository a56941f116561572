"""A general who drives on the enemy's War Targets, so that tests reach every way in which the war can end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from stavka.games.absolute_war import strength
from stavka.games.absolute_war.combat import leads
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import stack_of
from stavka.games.absolute_war.terms import SIDES, other
from stavka.kernel.decisions import Decision, Target
from stavka.kernel.game import Game
from stavka.kernel.names import Side, bits, mask
from stavka.kernel.paths import rings
from stavka.lab.contract import any_verb

Choose = Callable[[Game[Any], Decision, Random], tuple[str, Target]]

WANTED = {
    "spend-cards": ("play", "flip"),
    "offensives": ("launch",),
    "upgrades": ("train", "restore", "play", "repair", "finish"),
    "reinforcements": ("place", "store"),
    "replace-shattered": ("rebuild",),
    "replace-destroyed": ("rebuild",),
    "replace-captured": ("rebuild",),
    "deploy": ("deploy",),
    "pincers": ("pincers",),
    "advance": ("advance",),
    "exploit": ("exploit",),
    "repeat": ("again",),
    "designate": ("turn_up",),
    "objective-cards": ("play",),
}
"""What he does if it is offered, before he says that he is done."""


def general(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """What a general in a hurry does; anything where he has no opinion."""
    assert isinstance(game, War)
    offered: dict[str, Any] = {verb: targets for verb, targets in decision.verbs.items() if targets}
    match decision.prompt:
        case "attack":
            return _attack(game, offered, random)
        case "target":
            return "target", max(bits(offered["target"]), key=lambda unit: _odds(game, decision, unit))
        case "commit-attack" | "commit-defence":
            return _commit(game, decision, offered, random)
        case "movement":
            return _move(game, decision, offered, random)
        case "move" if "enter" in offered:
            return _enter(game, decision, offered)
        case "designate" if "mark" in offered:
            return _mark(game, decision, offered, random)
        case "place" | "break-through":
            near = _distance(game, decision.side)
            return "to", min(bits(offered["to"]), key=lambda zone: near.get(zone, 99))
        case "retreat":
            return "retreat", random.choice(list(bits(offered["retreat"])))
        case _:
            for verb in WANTED.get(decision.prompt, ()):
                if verb in offered:
                    return verb, _any(offered[verb], random)
            if "done" in offered:
                return "done", None
            return any_verb(game, decision, random)


def timid(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """Somebody who does what he must and nothing else."""
    for verb in ("done", "stop", "decline"):
        if decision.verbs.get(verb):
            return verb, None
    return any_verb(game, decision, random)


def against(side: str, foe: Choose = timid) -> Choose:
    """The general on one side, somebody else on the other."""
    number = SIDES.index(side)

    def choose(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
        return (general if decision.side == number else foe)(game, decision, random)

    return choose


def _any(targets: Any, random: Random) -> Target:
    if targets is True:
        return None
    return random.choice(targets) if isinstance(targets, tuple) else random.choice(list(bits(targets)))


def _distance(game: War, side: Side) -> dict[int, int]:
    """How far each zone is from the next War Target that is not his."""
    f = game.facts
    goals = f.TARGETS[other(side)] & ~game.friendly(side) or f.HOME[other(side)] & ~game.friendly(side)
    goals = goals or f.TARGETS[other(side)]
    return {
        zone: d for d, ring in enumerate(rings(goals, f.board.on_map, f.neighbours)) for zone in bits(ring)
    }


def _strength(game: War, lead: int, target: int) -> int:
    """A rough guess of the difference of combat points, supports left out."""
    f, state = game.facts, game.state
    zone = state.where[target]
    attack = strength.stack_points(game, mask(stack_of(game, lead)), True)
    defence = strength.stack_points(game, mask(stack_of(game, target)), False) + f.terrain[zone].cp
    return attack - defence + 2


def _attack(game: War, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    found = leads(game, game.state.phasing)
    best = {
        lead: max(_strength(game, lead, target) for target in bits(enemies))
        for lead, enemies in found.items()
    }
    good = [lead for lead, odds in best.items() if odds >= 1]
    if good or "done" not in offered:
        return "lead", max(good or best, key=lambda lead: best[lead] + random.random())
    return "done", None


def _odds(game: War, decision: Decision, unit: int) -> int:
    return _strength(game, decision.facts["unit"], unit)


def _commit(game: War, decision: Decision, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    helpful = [unit for unit in bits(offered.get("support", 0)) if strength.yellow(game, unit)]
    if helpful and decision.side == game.fight.side:
        return "support", random.choice(helpful)
    for verb in ("play", "commit", "points"):
        if verb in offered and random.random() < 0.8:
            return verb, _any(offered[verb], random)
    return "done", None


def _move(game: War, decision: Decision, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    near = _distance(game, decision.side)
    movers = [unit for unit in bits(offered.get("move", 0)) if near.get(game.state.where[unit], 99) > 0]
    if movers and random.random() < 0.9:
        return "move", random.choice(movers)
    if "fly" in offered and random.random() < 0.5:
        return "fly", _any(offered["fly"], random)
    return "done", None


def _enter(game: War, decision: Decision, offered: dict[str, Any]) -> tuple[str, Target]:
    near = _distance(game, decision.side)
    (first, *_) = bits(decision.facts["units"])
    here = near.get(game.state.where[first], 99)
    zone = min(bits(offered["enter"]), key=lambda at: near.get(at, 99))
    if near.get(zone, 99) < here or "stop" not in offered:
        return "enter", zone
    return "stop", None


def _mark(game: War, decision: Decision, offered: dict[str, Any], random: Random) -> tuple[str, Target]:
    f = game.facts
    close = f.neighbours.around(game.present(decision.side)) & game.present(other(decision.side))
    return "mark", _any(offered["mark"] & close or offered["mark"], random)
