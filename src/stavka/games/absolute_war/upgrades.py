"""Upgrades: units turned to their stronger side (10.2)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import solitaire
from stavka.games.absolute_war.card_phase import use_plant
from stavka.games.absolute_war.card_play import Playing, playable, possible
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import Pay, kinds
from stavka.games.absolute_war.stacks import MARKS, lift
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step

GERMAN_PRICE, SOVIET_PRICE = 2, 1
"""Resource Points for a step of a German or Axis unit, and of a Soviet one (10.2.2, 10.2.3)."""


def reachable(g: War, units: UnitSet) -> UnitSet:
    """Those of the units that are in supply on the map, or in Reserve (10.2)."""
    f, state = g.facts, g.state
    on_map = g.on_map(units) & ~state.unsupplied
    return on_map | units & (state.at[f.RESERVE[GERMAN]] | state.at[f.RESERVE[SOVIET]])


def reduced(g: War) -> UnitSet:
    """The phasing player's two-step units that could get their step back, whatever it costs."""
    f, state, side = g.facts, g.state, g.state.phasing
    units = g.of(side) & f.TWO_STEPS & state.back & ~(1 << f.FORTRESS)
    if state.initiative == SOVIET:
        units &= ~f.AXIS  # also the Romanians who have changed sides
    if state.defected:
        units &= ~f.ROMANIANS
    return reachable(g, units)


def restorable(g: War) -> UnitSet:
    """Those that the player can pay for now (10.2.2, 10.2.3, 21.2.4)."""
    state, side = g.state, g.state.phasing
    price = GERMAN_PRICE if side == GERMAN else SOVIET_PRICE
    if state.barred >> side & 1 or not solitaire.affords(g, side, price):
        return 0
    return reduced(g)


def trainable(g: War) -> UnitSet:
    """Soviet Fronts that could go up one level: untrained, or with a red counter at hand (10.2.1)."""
    f, state = g.facts, g.state
    brown = reachable(g, g.of(SOVIET) & f.BROWN)
    ready = mask(unit for unit in bits(brown & ~state.back) if successors(g, unit))
    return brown & state.back | ready


def successors(g: War, unit: Unit) -> UnitSet:
    """The red counters at hand with as many combat points as a trained Front (10.2.1)."""
    f = g.facts
    points = len(f.units[unit].front)
    return mask(red for red in bits(g.state.at[f.UPGRADES]) if len(f.units[red].front) == points)


def train(g: War, unit: Unit) -> None:
    """Take a Front up one level; the player chooses the red counter that replaces it."""
    if g.state.back >> unit & 1:
        g.state.back &= ~(1 << unit)
        g.note("trained", "10.2.1", unit=unit)
    else:
        g.push(Successor(unit=unit))


class Successor(Step[War]):
    """Which red counter takes the place of a trained Front (10.2.1)."""

    unit: Unit

    def decide(self, g: War) -> Decision:
        verbs = {"choose": successors(g, self.unit)}
        return Decision(SOVIET, "successor", "10.2.1", verbs, {"unit": self.unit})

    def choose(self, g: War, unit: Unit) -> None:
        """This one."""
        g.pop()
        replace(g, self.unit, unit)
        g.note("front-upgraded", "10.2.1", unit=unit, victim=self.unit)


def replace(g: War, old: Unit, new: Unit) -> None:
    """Put one counter in the place of another, in its stack and with its markers."""
    state = g.state
    above, zone = state.over[old], state.where[old]
    below = next((unit for unit in bits(state.at[zone]) if state.over[unit] == old), NONE)
    lift(g, (old,))
    g.place(old, g.facts.REMOVED)
    g.place(new, zone)
    state.over[new] = above
    if below != NONE:
        state.over[below] = new
    state.back &= ~(1 << new | 1 << old)
    for name in MARKS:
        held = getattr(state, name)
        if held >> old & 1:
            setattr(state, name, held & ~(1 << old) | 1 << new)


class Upgrades(Playing):
    """Steps for Resource Points, levels for Upgrade markers, repairs for Combat Markers (10.2)."""

    on = ("Turn",)

    def decide(self, g: War) -> Decision:
        f, state, side = g.facts, g.state, g.state.phasing
        marker = any("upgrade" in plant for plant in state.ready) and side == SOVIET
        pays = bool(kinds(g, side))
        mine = g.of(side) & state.back
        forts = g.on_map(mine & f.FORTS) & ~state.unsupplied
        verbs: dict[str, Any] = {
            "restore": restorable(g),
            "train": trainable(g) if marker else 0,
            "repair": mine & state.at[f.AIR[side]] if pays else 0,
            "finish": forts if pays else 0,
            "play": playable(g, side, "strategic", "upgrades"),
            "done": True,
        }
        hidden = possible(g, side, "strategic", "upgrades")
        return Decision(side, "upgrades", "10.2", verbs, always=hidden)

    def restore(self, g: War, unit: Unit) -> None:
        """Give this unit its step back for Resource Points."""
        if g.state.phasing == GERMAN:
            g.earn(GERMAN, -GERMAN_PRICE, "10.2.3")
        else:
            g.earn(SOVIET, -SOVIET_PRICE, "10.2.2")
        restore(g, unit)

    def train(self, g: War, unit: Unit) -> None:
        """Take this Front up one level with an Upgrade marker."""
        use_plant(g, next(plant for plant in g.state.ready if "upgrade" in plant))
        train(g, unit)

    def repair(self, g: War, unit: Unit) -> None:
        """Repair this air unit."""
        g.state.back &= ~(1 << unit)
        g.note("repaired", "10.2.4", unit=unit)
        g.push(Pay(side=g.state.phasing, rule="10.2.4"))

    def finish(self, g: War, unit: Unit) -> None:
        """Finish this Fort."""
        finish(g, unit)
        g.push(Pay(side=g.state.phasing, rule="10.2.5"))

    def done(self, g: War) -> None:
        """No more upgrades."""
        g.pop()


def restore(g: War, unit: Unit) -> None:
    g.state.back &= ~(1 << unit)
    g.note("restored", "10.2", unit=unit)


def finish(g: War, fort: Unit) -> None:
    g.state.back &= ~(1 << fort)
    g.note("fort-finished", "10.2.5", unit=fort, space=g.state.where[fort])
