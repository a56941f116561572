"""The sequence of play (2)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combats
from stavka.games.roads.counts import Phase
from stavka.games.roads.march import Movement
from stavka.games.roads.stacking import EndOfPhase
from stavka.games.roads.supply import SupplyPhase
from stavka.games.roads.supports import may_hold
from stavka.games.roads.terms import AXIS, OVERCAST, SOVIET
from stavka.games.roads.weather import WeatherPhase
from stavka.games.victory_roads import battle, halt, theatres, victory, warsaw
from stavka.games.victory_roads.capitulation import Armistice, Capitulation
from stavka.games.victory_roads.data import fixed
from stavka.games.victory_roads.halt import Haltebefehl
from stavka.games.victory_roads.leaders import TakeAlong
from stavka.games.victory_roads.marching import AxisMovement
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.reich import CheckObjectives
from stavka.games.victory_roads.reinforcements import ReinforcementPhase
from stavka.games.victory_roads.setup import SetUp
from stavka.games.victory_roads.stavka import StavkaPhase
from stavka.games.victory_roads.supports import AxisSupports, SovietSupports
from stavka.games.victory_roads.terms import ADVANCED, AXIS_BOX, HUNGARY, ROMANIA
from stavka.games.victory_roads.warsaw import Rising
from stavka.games.victory_roads.withdrawal import Withdrawal
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Space, SpaceSet, bits, mask
from stavka.kernel.steps import Step

SOVIET_PHASES = (
    "soviet-supply",
    "soviet-support",
    "stavka",
    "soviet-movement",
    "soviet-combat",
    "soviet-exploitation",
    "soviet-reinforcement",
)
AXIS_PHASES = (
    "axis-supply",
    "axis-support",
    "axis-movement",
    "axis-combat",
    "axis-exploitation",
    "axis-reinforcement",
)
PHASES = ("weather", *SOVIET_PHASES, *AXIS_PHASES, "end-of-turn")
NODES = ("set-up", *PHASES)
"""Where a position can stand."""


def steps(g: VictoryRoads, phase: str) -> list[Step[Any]]:
    """What a phase consists of, in order; nothing where it is not played."""
    side = SOVIET if phase.startswith("soviet") else AXIS
    row, advanced = g.setting.row, g.uses(ADVANCED)
    match phase:
        case "weather":
            return [WeatherPhase(fixed=fixed(row.weather) if g.first_turn else ("", "", ""))]
        case "soviet-supply":
            return [SupplyPhase(side=side)]
        case "axis-supply":
            withdrawal = [Withdrawal()] if advanced else []
            return [Armistice(), SupplyPhase(side=side), Airlift(), *withdrawal]
        case "soviet-support":
            return [SovietSupports()]
        case "axis-support":
            return [AxisSupports()]
        case "stavka":
            return [StavkaPhase()] if advanced else []
        case "soviet-movement":
            return [Movement(side=side)]
        case "axis-movement":
            return [Haltebefehl(), AxisMovement(side=side)]
        case "soviet-combat":
            return [Combats(side=side), Capitulation(country=ROMANIA)]
        case "axis-combat":
            return [Combats(side=side)]
        case "soviet-exploitation":
            moves = [Movement(side=side, exploiting=True), Combats(side=side)]
            return [TakeAlong(), *moves, EndOfExploitation(), Capitulation(country=HUNGARY)]
        case "axis-exploitation":
            moves = [Movement(side=side, exploiting=True), Combats(side=side)]
            checks: list[Step[Any]] = [Rising(), CheckObjectives()] if advanced else []
            return [*moves, EndOfExploitation(), *checks]
        case "soviet-reinforcement" | "axis-reinforcement":
            return [ReinforcementPhase(side=side)]
        case _:
            return [EndOfTurn()]


def begin(g: VictoryRoads, phase: str) -> None:
    """A phase begins: what counted for the last one is forgotten."""
    state = g.state
    state.phase = phase
    state.moved = state.retreated = 0
    state.offroad = False
    state.slow = False
    if phase in ("soviet-supply", "axis-supply"):
        state.player = SOVIET if phase == "soviet-supply" else AXIS
        g.note("player-turn", "2", side=state.player)
    match phase:
        case "weather":
            state.autonomous = ()
        case "axis-supply":
            _fresh_axis_turn(g)
        case "axis-movement":
            state.slow, state.slowed = state.slowed, False
        case "soviet-movement":
            warsaw.watch(g)
        case "soviet-reinforcement":
            if state.impatient != NONE:
                state.punished, state.impatient = state.impatient, NONE
                g.note("stalin-angry", "support-stalin", theatre=g.theatre_name(state.punished))
    if phase not in ("weather", "end-of-turn"):
        g.note("phase", "2", phase=phase)


def _fresh_axis_turn(g: VictoryRoads) -> None:
    """The German turn begins with its capacities, and without what troubled the last one."""
    state, row = g.state, g.setting.row
    state.pulled_back = state.stuck = 0
    state.fuel = state.refugees = state.no_rail = False
    points = g.facts.tables.calendar.rail[state.turn - 1] if row.rail < 0 else row.rail
    if g.first_turn and row.rail_first >= 0:
        points = row.rail_first
    state.rail = max(points - state.raided, 0)
    state.raided = 0
    state.ships = g.facts.tables.transport.naval


class Turn(Step[VictoryRoads]):
    """A game turn: weather, the Soviet player, the German player (2)."""

    after: Phase = ""
    """The phase that was begun last; empty before the first."""

    def run(self, g: VictoryRoads) -> None:
        at = PHASES.index(self.after) + 1 if self.after else 0
        if at == 0:
            g.note("turn", "2", turn=g.state.turn, name=g.turn_name)
        phase = PHASES[at]
        self.after = phase if at + 1 < len(PHASES) else ""
        push(g, phase)

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-turn", {"turn": g.state.turn, "name": g.turn_name}


def push(g: VictoryRoads, phase: str) -> None:
    """Begin a phase: its steps, and at its end the look at the stacks and the theatres (1.11.2, 9.1.4)."""
    begin(g, phase)
    g.push(AfterPhase())
    g.push(EndOfPhase())
    for step in reversed(steps(g, phase)):
        g.push(step)


class AfterPhase(Step[VictoryRoads]):
    """Markers that have lost what they stand for go, at the end of each phase."""

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        halt.settle(g)
        for space in bits(g.state.bridgeheads):
            if not g.state.at[space] & g.facts.TROOPS[SOVIET]:
                g.state.bridgeheads &= ~(1 << space)
                g.note("bridgehead-gone", "1.11.6", space=space)
        theatres.check(g)

    def crumb(self, g: VictoryRoads) -> None:
        return None


class StartPhase(Step[VictoryRoads]):
    """A position stands at the start of a phase."""

    phase: Phase

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        push(g, self.phase)

    def crumb(self, g: VictoryRoads) -> None:
        return None


class Airlift(Step[VictoryRoads]):
    """Ju 52 may supply German stacks after the check of supply (4.2.1)."""

    def _hexes(self, g: VictoryRoads) -> SpaceSet:
        f, state = g.facts, g.state
        if state.sky == OVERCAST or not may_hold(g, AXIS, lambda kind: kind == "ju52"):
            return 0
        cut = g.on_map(f.TROOPS[AXIS] & f.NATION["german"]) & state.oos
        return mask(space for space in bits(g.spaces_of(cut)) if battle.in_range(g, space))

    def decide(self, g: VictoryRoads) -> Decision | None:
        hexes = self._hexes(g)
        if not hexes:
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        held = "ju52" in g.state.boxes[AXIS_BOX]
        verbs = {"supply": hexes if held else 0, "done": True}
        return Decision(AXIS, "airlift", "4.2.1", verbs, always=True)

    def supply(self, g: VictoryRoads, space: Space) -> None:
        """Fly to this stack."""
        battle.airdrop(g, space)

    def done(self, g: VictoryRoads) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


class EndOfExploitation(Step[VictoryRoads]):
    """The markers are taken off (8.3.3)."""

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        g.state.exploiting = g.state.led = 0

    def crumb(self, g: VictoryRoads) -> None:
        return None


class EndOfTurn(Step[VictoryRoads]):
    """The game may be over; or the next turn comes."""

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        victory.end_of_turn(g)
        if not g.over:
            g.state.turn += 1

    def crumb(self, g: VictoryRoads) -> None:
        return None


def stack(node: str) -> list[Step[Any]]:
    """The steps under way at a node of the sequence."""
    if node == "set-up":
        return [Turn(), SetUp()]
    return [Turn(after="" if node == "end-of-turn" else node), StartPhase(phase=node)]
