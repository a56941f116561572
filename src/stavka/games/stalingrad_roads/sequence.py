"""The sequence of play (2)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combats
from stavka.games.roads.counts import Phase, SideNumber
from stavka.games.roads.march import Movement
from stavka.games.roads.stacking import EndOfPhase
from stavka.games.roads.supply import SupplyPhase
from stavka.games.roads.supports import minus, to_pool
from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.games.roads.weather import WeatherPhase
from stavka.games.stalingrad_roads import airlift, fortress, manstein, mars, offensives, victory
from stavka.games.stalingrad_roads.airlift import Airlift, Sally
from stavka.games.stalingrad_roads.data import fixed
from stavka.games.stalingrad_roads.fortress import Declaration, Surrender
from stavka.games.stalingrad_roads.manstein import Backhand
from stavka.games.stalingrad_roads.mars import MarsPhase
from stavka.games.stalingrad_roads.offensives import OffensivePhase
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.reinforcements import ReinforcementPhase
from stavka.games.stalingrad_roads.setup import SetUp
from stavka.games.stalingrad_roads.stavka import StavkaPhase
from stavka.games.stalingrad_roads.supports import AxisSupports, OffRoad, SovietSupports
from stavka.games.stalingrad_roads.terms import APPROVAL, AXIS_BOX, FORTRESS, OFFENSIVE, RESERVE
from stavka.kernel.names import Stage
from stavka.kernel.steps import Step

SOVIET_PHASES = (
    "soviet-supply",
    "soviet-offensive",
    "soviet-support",
    "mars",
    "stavka",
    "soviet-movement",
    "soviet-combat",
    "soviet-exploitation",
    "soviet-reinforcement",
    "soviet-end",
)
AXIS_PHASES = (
    "axis-start",
    "axis-supply",
    "stalingrad-supply",
    "axis-support",
    "axis-movement",
    "axis-combat",
    "axis-exploitation",
    "axis-reinforcement",
    "axis-end",
)
NODES = ("set-up", "weather", *SOVIET_PHASES, *AXIS_PHASES, "end-of-turn")
"""Where a position can stand."""


def phases(g: StalingradRoads) -> tuple[str, ...]:
    """The phases of this turn (2)."""
    row = g.setting.row
    if row.axis_first and g.state.turn == g.setting.first:
        return ("weather", *AXIS_PHASES, "end-of-turn")
    if row.order == SIDES[AXIS]:
        return ("weather", *AXIS_PHASES, *SOVIET_PHASES, "end-of-turn")
    return ("weather", *SOVIET_PHASES, *AXIS_PHASES, "end-of-turn")


def steps(g: StalingradRoads, phase: str) -> list[Step[Any]]:
    """What a phase consists of, in order; nothing where it is not played."""
    side = SOVIET if phase.startswith("soviet") else AXIS
    row, first = g.setting.row, g.state.turn == g.setting.first
    match phase:
        case "weather":
            return [WeatherPhase(fixed=fixed(row.weather) if first else ("", "", ""))]
        case "soviet-supply" | "axis-supply":
            return [SupplyPhase(side=side)]
        case "soviet-offensive":
            return [OffensivePhase()] if g.uses(OFFENSIVE) and not g.first_turn else []
        case "soviet-support":
            return [SovietSupports()]
        case "mars":
            return [MarsPhase()] if mars.due(g) else []
        case "stavka":
            return [StavkaPhase()] if g.uses(RESERVE) and not g.first_turn else []
        case "soviet-movement":
            return [OffRoad(side=side), Movement(side=side)]
        case "axis-movement":
            sally = [Sally(side=AXIS, events=("mobility", "sortie-1", "sortie-2"))]
            return [*sally, OffRoad(side=side), Movement(side=side)]
        case "soviet-combat":
            return [Combats(side=side)]
        case "axis-combat":
            return [Sally(side=AXIS, events=("last-reserves",)), Combats(side=side)]
        case "soviet-exploitation" | "axis-exploitation":
            return [Movement(side=side, exploiting=True), Combats(side=side), EndOfExploitation()]
        case "soviet-reinforcement" | "axis-reinforcement":
            skipped = g.first_turn and g.scenario == "uranus"
            return [] if skipped else [ReinforcementPhase(side=side)]
        case "soviet-end" | "axis-end":
            return [EndOfPlayerTurn(side=side)]
        case "axis-start":
            return [Backhand(forced=row.backhand and first)] if g.uses(APPROVAL) else []
        case "stalingrad-supply":
            return [StalingradSupply()] if g.uses(FORTRESS) else []
        case "axis-support":
            return [AxisSupports()]
        case _:
            return [EndOfTurn()]


def begin(g: StalingradRoads, phase: str, played: bool) -> None:
    """A phase begins: what counted for the last one is forgotten. One that is not played has no heading."""
    state = g.state
    state.phase = phase
    state.moved = state.retreated = 0
    state.offroad = False
    if phase in ("soviet-supply", "axis-start"):
        state.player = SOVIET if phase == "soviet-supply" else AXIS
        g.note("player-turn", "2", side=state.player)
    if phase == "axis-start":
        row = g.setting.row
        early = row.rail_first >= 0 and state.turn == g.setting.first
        points = row.rail_first if early else row.rail_points
        sabotaged = sum(marker.kind == "partisans" for marker in state.markers)
        state.rail = max(points - sabotaged, 0)
        state.ring_attacked = False
        airlift.give_back(g)
    elif phase == "soviet-movement":
        fortress.secure(g)
    if played and phase not in ("weather", "soviet-end", "axis-end", "axis-start", "end-of-turn"):
        g.note("phase", "2", phase=phase)


class Turn(Step[StalingradRoads]):
    """A game turn: weather, the Soviet player, the Axis player (2)."""

    after: Phase = ""
    """The phase that was begun last; empty before the first."""

    def run(self, g: StalingradRoads) -> None:
        order = phases(g)
        at = order.index(self.after) + 1 if self.after in order else 0
        if at == 0:
            g.note("turn", "2a", turn=g.state.turn, name=g.turn_name)
        phase = order[at]
        self.after = phase if at + 1 < len(order) else ""
        push(g, phase)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-turn", {"turn": g.state.turn, "name": g.turn_name}


def push(g: StalingradRoads, phase: str) -> None:
    """Begin a phase: its steps, and at its end the look at the stacks (1.11.2)."""
    found = steps(g, phase)
    begin(g, phase, bool(found))
    g.push(EndOfPhase())
    for step in reversed(found):
        g.push(step)


class StartPhase(Step[StalingradRoads]):
    """A position stands at the start of a phase."""

    phase: Phase

    def run(self, g: StalingradRoads) -> None:
        g.pop()
        push(g, self.phase)

    def crumb(self, g: StalingradRoads) -> None:
        return None


class StalingradSupply(Step[StalingradRoads]):
    """The supply of the fortress: declaration, airlift, surrender (10)."""

    stage: Stage = 0

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                g.push(Declaration())
            case 2:
                if airlift.flies(g):
                    g.push(Airlift())
            case 3:
                g.state.relief = g.state.raided = False  # they were of the last turn (10.4)
                if fortress.must_surrender(g):
                    g.push(Surrender())
            case _:
                g.pop()

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-stalingrad-supply", {}


class EndOfExploitation(Step[StalingradRoads]):
    """The markers are taken off (9.3.3)."""

    def run(self, g: StalingradRoads) -> None:
        g.pop()
        g.state.exploiting = 0

    def crumb(self, g: StalingradRoads) -> None:
        return None


class EndOfPlayerTurn(Step[StalingradRoads]):
    """What is looked at when a player's turn ends."""

    side: SideNumber

    def run(self, g: StalingradRoads) -> None:
        g.pop()
        state = g.state
        if self.side == SOVIET:
            fortress.end_of_soviet_turn(g)
            offensives.returned(g)
            victory.end_of_soviet_turn(g)
            return
        fortress.end_of_axis_turn(g)
        manstein.end_of_axis_turn(g)
        late = manstein.pressing(g)  # they had to be used (16.3)
        state.boxes[AXIS_BOX] = minus(state.boxes[AXIS_BOX], *late)
        to_pool(g, AXIS, *late)
        if late:
            g.note("chosen-lost", "16.3.2", count=len(late))
        state.urgent = ()
        victory.end_of_axis_turn(g)

    def crumb(self, g: StalingradRoads) -> None:
        return None


class EndOfTurn(Step[StalingradRoads]):
    """Manstein may be dismissed; the game may be over; or the next turn comes."""

    def run(self, g: StalingradRoads) -> None:
        g.pop()
        manstein.dismissal(g)
        victory.end_of_turn(g)
        if not g.over:
            g.state.turn += 1

    def crumb(self, g: StalingradRoads) -> None:
        return None


def stack(node: str) -> list[Step[Any]]:
    """The steps under way at a node of the sequence."""
    if node == "set-up":
        return [Turn(), SetUp()]
    return [Turn(after="" if node == "end-of-turn" else node), StartPhase(phase=node)]
