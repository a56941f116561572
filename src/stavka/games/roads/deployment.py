"""Support markers go to the map (5.5): where each goes, and the attack by surprise."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Gather, neighbours_able, strong_enough
from stavka.games.roads.counts import Box, Support
from stavka.games.roads.play import Roads
from stavka.games.roads.supports import minus
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.roads.units import enter
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, SpaceSet, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step


def take_up(g: Roads[Any], side: int, kind: str) -> None:
    """A player takes a marker from his boxes to put it on the map: all see that, but not which (5.5.1)."""
    g.note("taken-up", "~5.5.1", side=side)
    g.push(Place(side=side, kind=kind))


class Place(Step[Roads[Any]]):
    """Where a marker goes: from which box, with which unit, in which hex (5.5.3, 5.5.6)."""

    side: Side
    kind: Support
    source: Box = NONE

    def decide(self, g: Roads[Any]) -> Decision:
        facts: dict[str, Any] = {"support": self.kind}
        if self.source == NONE:
            names = tuple(g.facts.box_names[box] for box in g.boxes_for(self.side, self.kind))
            # Asked even if one box has it, for not asking would tell that no other has.
            several = sum(bool(g.state.boxes[box]) for box in g.boxes_of(self.side)) > 1
            return Decision(self.side, "deploy-from", "~5.5.6", {"box": names}, facts, always=several)
        verb = g.deploy_verb(self.kind)
        verbs: dict[str, Any] = {verb: g.deploy_targets(self.kind, self.source)}
        return Decision(self.side, "deploy-where", "~5.5.3", verbs, facts, always=True)

    def box(self, g: Roads[Any], name: Choice) -> None:
        """From this box."""
        self.source = g.facts.box_names.index(name)
        g.note("taken-from", "~5.5.6", side=self.side, box=name)

    def unit(self, g: Roads[Any], unit: Unit) -> None:
        """With this unit."""
        self._deploy(g, unit=unit, space=g.state.where[unit])

    def to(self, g: Roads[Any], space: Space) -> None:
        """In this hex."""
        self._deploy(g, space=space)

    def play(self, g: Roads[Any], word: Choice) -> None:
        """On what this word names, or nowhere."""
        self._deploy(g, word=word)

    def _deploy(self, g: Roads[Any], unit: Unit = NONE, space: Space = NONE, word: str = "") -> None:
        g.pop()
        g.state.boxes[self.source] = minus(g.state.boxes[self.source], self.kind)
        g.deployed(self.kind, self.source, unit, space, word)

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-place", {}  # which marker it is the other player sees when it lies on the map


# ---- attacks by surprise


def fresh(g: Roads[Any], space: Space) -> UnitSet:
    """The units of a stack that can attack by surprise: not a second time (5.5.7)."""
    return g.stack(space, SOVIET) & ~g.facts.HQS & ~g.tired()


def _in_sight(g: Roads[Any], space: Space, units: UnitSet) -> SpaceSet:
    """The hexes that these units could attack from a hex."""
    near = g.facts.contact[space] & g.held(AXIS) & g.ground
    return mask(
        target for target in bits(near) if strong_enough(g, target, neighbours_able(g, target, units))
    )


def surprises(g: Roads[Any], space: Space) -> bool:
    """Whether a stack has somebody to surprise, after a step at most."""
    units = fresh(g, space)
    near = g.facts.contact.around(g.surprise_steps(space, units) | 1 << space)
    return bool(units) and bool(near & g.held(AXIS) & g.ground)


class SurpriseAttack(Step[Roads[Any]]):
    """A stack may take a step, crowded or not, and attacks at once (5.5.7, example 4)."""

    needs = ("Deploy",)

    origin: Space
    units: UnitSet
    stage: Stage = 0

    def decide(self, g: Roads[Any]) -> Decision | None:
        if self.stage == 0:
            verbs = {"to": g.surprise_steps(self.origin, self.units), "stay": True}
            return Decision(SOVIET, "surprise-move", "~5.5.7b", verbs, {"units": self.units})
        if not self.units & g.state.surprised:
            here = next(bits(g.spaces_of(self.units)))
            hexes = _in_sight(g, here, self.units)
            if hexes:
                verbs = {"attack": hexes, "done": True}
                return Decision(SOVIET, "surprise-attack", "~5.5.7b", verbs, {"units": self.units})
        return None

    def to(self, g: Roads[Any], space: Space) -> None:
        """Step there first."""
        self.stage = 1
        g.note("moved", "~5.5.7b", units=self.units, space=space)
        for unit in bits(self.units):
            enter(g, unit, space)

    def stay(self, g: Roads[Any]) -> None:
        """Attack from where it stands."""
        self.stage = 1

    def attack(self, g: Roads[Any], target: Space) -> None:
        """Attack this hex."""
        g.push(Gather(side=SOVIET, target=target, only=self.units))

    def done(self, g: Roads[Any]) -> None:
        """No attack."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-surprise-attack", {}
