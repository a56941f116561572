"""Set-up (scenarios I to V): the state before play, and what the players choose first."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.data import UnitRow
from stavka.games.roads.supports import draw, minus, plus
from stavka.games.roads.terms import AXIS, CLEAR, OPEN, SIDES, SNOW, SOVIET
from stavka.games.stalingrad_roads.data import fixed
from stavka.games.stalingrad_roads.facts import Scenario, StalingradFacts
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.shortage import MARKER, TEST
from stavka.games.stalingrad_roads.state import StalingradState
from stavka.games.stalingrad_roads.terms import (
    AXIS_BOX,
    FORTRESS,
    MAJOR,
    OFFENSIVES,
    STAVKA,
    SUPERIORITY,
    SUPPORT_BOXES,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Stage
from stavka.kernel.steps import Step

ARTILLERY = ("artillery-2", "artillery-3", "katyusha")


def state(f: StalingradFacts, setting: Scenario, stack: list[Step[Any]]) -> StalingradState:
    """The state of a scenario before its first step."""
    row = setting.row
    statuses = ["away"] * len(OFFENSIVES)
    statuses[0] = "box" if "offensives" in setting.uses else "away"
    places = [NONE] * len(OFFENSIVES)
    for name, where in row.offensives.items():
        n = OFFENSIVES.index(name)
        statuses[n] = "box" if where == "box" else "map"
        places[n] = NONE if where == "box" else f.board.index[where]
    axis = setting.axis_control
    weather, ice, sky = fixed(row.weather)
    return StalingradState(
        where=[_place(f, setting, unit) for unit in f.rows],
        stack=stack,
        standing=[(), ()],
        at=[],
        held=[],
        turn=setting.first,
        player=SIDES.index(row.order),
        weather=weather or SNOW,
        ice=ice or OPEN,
        sky=sky or CLEAR,
        due=[due(f, setting, unit) for unit in f.rows],
        pontoon=[NONE] * len(f.rows),
        control=[axis, setting.area & ~axis],
        began=axis,
        pools=[_pool(f, setting, "axis"), _pool(f, setting, "soviet")],
        boxes=[()] * len(SUPPORT_BOXES),
        played=[(), ()],
        fallen=f.axis_control["campaign"] & setting.area & ~axis if setting.first > 1 else 0,
        airlift=_airlift(f) if FORTRESS in setting.uses else (),
        offensives=places,
        offensive_status=statuses,
        stalingrad_side=[False] * len(OFFENSIVES),
        major_west=row.major_west,
        shortages=row.pool_shortage + 1 if row.pool_shortage >= 0 else 0,
        superiority=SUPERIORITY if row.superiority else (),
        successes=_lost_before(f, setting),
        approval=row.approval,
        manstein=row.manstein,
    )


def _place(f: StalingradFacts, setting: Scenario, unit: UnitRow) -> int:
    """Where a counter begins."""
    start = unit.start.get(setting.row.id, "")
    if start == "kg":
        return f.KAMPFGRUPPEN if "kg" in setting.uses else f.WAITING
    if start == "stavka":
        return f.RESERVE
    return f.board.index[start] if start else f.WAITING


def due(f: StalingradFacts, setting: Scenario, unit: UnitRow) -> int:
    """The turn on which a counter arrives; those of Mars wait for their track (6.1.1)."""
    own = unit.arrives.get(setting.row.id)
    arrival = own or unit.arrive
    if arrival is None or unit.start.get(setting.row.id) or "mars" in arrival.entry:
        return 0
    if own is None and setting.row.id == "wintergewitter":
        return 0
    turn = f.turn_of[arrival.turn]
    inside = any(entry == "stavka" or setting.area >> f.board.index[entry] & 1 for entry in arrival.entry)
    return turn if setting.first <= turn <= setting.last and inside else 0


def _pool(f: StalingradFacts, setting: Scenario, side: str) -> tuple[str, ...]:
    """The markers in a pool when the game begins (5.1.1, 12.1)."""
    found: list[str] = []
    for kind, row in f.supports.items():
        if row.side != side or (row.since and f.turn_of[row.since] > setting.first):
            continue
        count = row.count
        if kind in (MARKER, TEST):
            left = setting.row.pool_shortage
            count = 0 if left < 0 else (left if kind == MARKER else 1)
        found += [kind] * count
    return tuple(sorted(found))


def _airlift(f: StalingradFacts) -> tuple[str, ...]:
    """The fifteen Ju 52 (10.4)."""
    table = f.tables.ju52
    counts = {
        "unit-resistance": table.unit_resistance,
        "stack-resistance": table.stack_resistance,
        "rattenkrieg": table.rattenkrieg,
        "hube": table.hube,
        "evacuation": table.evacuation,
        "last-reserves": table.last_reserves,
        "support": table.support,
        "mobility": table.mobility,
        "sortie-1": table.sortie_1,
        "sortie-2": table.sortie_2,
    }
    return tuple(sorted(name for name, count in counts.items() for _ in range(count)))


def _lost_before(f: StalingradFacts, setting: Scenario) -> int:
    """Major cities that the Soviets hold from the start: no major success any more."""
    return sum(city for city in f.majors if not city & setting.axis_control)


class SetUp(Step[StalingradRoads]):
    """What is chosen and drawn before play, in the order of the scenario."""

    on = ("Turn",)

    stage: Stage = 0

    def run(self, g: StalingradRoads) -> None:
        row = g.setting.row
        self.stage += 1
        match self.stage:
            case 1:
                if 0 < row.superiority < len(SUPERIORITY):
                    g.push(ChooseSuperiority())
            case 2:
                if row.soviet_choice:
                    g.push(ChooseSoviet(left=row.soviet_choice))
            case 3:
                self._draw(g)
            case 4:
                if row.axis_choice:
                    g.push(ChooseAxis(left=row.axis_choice))
            case _:
                g.pop()

    def _draw(self, g: StalingradRoads) -> None:
        """Markers drawn before play; what was set aside goes back after that (scenarios IV, V)."""
        row, state = g.setting.row, g.state
        rows = g.facts.supports
        aside = row.set_aside or [kind for kind in g.supports_of(SOVIET) if rows[kind].mandatory]
        if row.soviet_draws:
            kept = tuple(kind for kind in state.pools[SOVIET] if kind in aside)
            state.pools[SOVIET] = minus(state.pools[SOVIET], *kept)
            for box, count in row.soviet_draws.items():
                draw(g, SOVIET, SUPPORT_BOXES.index(box), count)
            state.pools[SOVIET] = plus(state.pools[SOVIET], *kept)
        draw(g, AXIS, AXIS_BOX, row.axis_draws)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-set-up", {}


class ChooseSuperiority(Step[StalingradRoads]):
    """The Soviet player says which effects of superiority are left (scenarios IV, V)."""

    needs = ("SetUp",)

    def decide(self, g: StalingradRoads) -> Decision | None:
        effects = g.state.superiority
        if len(effects) == g.setting.row.superiority:
            return None
        return Decision(SOVIET, "effect-off", "14.1a", {"effect": effects})

    def effect(self, g: StalingradRoads, effect: Choice) -> None:
        """This one is inactive."""
        g.state.superiority = tuple(name for name in g.state.superiority if name != effect)

    def crumb(self, g: StalingradRoads) -> None:
        return None


class ChooseSoviet(Step[StalingradRoads]):
    """The Soviet player chooses markers: for the first offensive ten, four of them guns at least."""

    needs = ("SetUp",)

    left: Few

    def _target(self, g: StalingradRoads) -> int:
        return MAJOR if g.setting.row.surprise else STAVKA

    def _open(self, g: StalingradRoads) -> tuple[str, ...]:
        row, state = g.setting.row, g.state
        kinds = sorted(set(state.pools[SOVIET]) - set(row.set_aside))
        chosen = sum(kind in ARTILLERY for kind in state.boxes[self._target(g)])
        if row.soviet_artillery - chosen >= self.left:
            kinds = [kind for kind in kinds if kind in ARTILLERY]
        rows = g.facts.supports
        return tuple(kind for kind in kinds if not rows[kind].mandatory)

    def decide(self, g: StalingradRoads) -> Decision | None:
        kinds = self._open(g)
        if not self.left or not kinds:
            return None
        return Decision(SOVIET, "choose-soviet", "5.1.1", {"take": kinds}, {"left": self.left})

    def take(self, g: StalingradRoads, kind: Choice) -> None:
        """This one."""
        state, box = g.state, self._target(g)
        self.left -= 1
        state.pools[SOVIET] = minus(state.pools[SOVIET], kind)
        state.boxes[box] = plus(state.boxes[box], kind)

    def run(self, g: StalingradRoads) -> None:
        """Guns are to be split between north and south (scenarios II, III)."""
        g.pop()
        guns = sum(kind in ARTILLERY for kind in g.state.boxes[MAJOR])
        g.state.split = (guns - guns // 2, guns // 2)
        if g.setting.row.surprise:
            g.state.launched = g.state.turn

    def crumb(self, g: StalingradRoads) -> None:
        return None


class ChooseAxis(Step[StalingradRoads]):
    """The Axis player chooses his first markers (scenarios II, III)."""

    needs = ("SetUp",)

    left: Few

    def decide(self, g: StalingradRoads) -> Decision | None:
        rows = g.facts.supports
        kinds = tuple(sorted(kind for kind in set(g.state.pools[AXIS]) if not rows[kind].mandatory))
        if not self.left or not kinds:
            return None
        return Decision(AXIS, "choose-axis", "5.1.1", {"take": kinds}, {"left": self.left})

    def take(self, g: StalingradRoads, kind: Choice) -> None:
        """This one."""
        state = g.state
        self.left -= 1
        state.pools[AXIS] = minus(state.pools[AXIS], kind)
        state.boxes[AXIS_BOX] = plus(state.boxes[AXIS_BOX], kind)

    def crumb(self, g: StalingradRoads) -> None:
        return None
