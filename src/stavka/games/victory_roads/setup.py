"""Set-up of the scenarios: the state before play, and what the players choose first."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Box, Few
from stavka.games.roads.data import UnitRow
from stavka.games.roads.supports import draw, minus, plus
from stavka.games.roads.terms import AXIS, CLEAR, FAIR, OPEN, SOVIET
from stavka.games.victory_roads.data import fixed
from stavka.games.victory_roads.facts import Scenario, VictoryFacts
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.state import VictoryState
from stavka.games.victory_roads.terms import AXIS_BOX, SUPPORT_BOXES, THEATRES
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Stage, mask
from stavka.kernel.steps import Step


def state(f: VictoryFacts, setting: Scenario, stack: list[Step[Any]]) -> VictoryState:
    """The state of a scenario before its first step."""
    row, axis = setting.row, setting.axis_control
    weather, ice, sky = fixed(row.weather)
    theatres = [row.theatres.get(name) for name in THEATRES]
    return VictoryState(
        where=[place(f, setting, unit) for unit in f.rows],
        stack=stack,
        standing=[(), ()],
        at=[],
        held=[],
        turn=setting.first,
        weather=weather or FAIR,
        ice=ice or OPEN,
        sky=sky or CLEAR,
        reduced=mask(n for n, unit in enumerate(f.rows) if weak(setting, unit)),
        due=[due(f, setting, unit) for unit in f.rows],
        pontoon=[NONE] * len(f.rows),
        control=[axis, f.LAND & ~axis],
        fallen=f.LAND & ~axis,
        pools=[_pool(f, setting, "axis"), _pool(f, setting, "soviet")],
        boxes=[()] * len(SUPPORT_BOXES),
        played=[(), ()],
        theatres=[f.board.index[each.hex] if each else NONE for each in theatres],
        modes=[each.mode if each else "" for each in theatres],
        mood=row.mood,
        most=f.tables.satisfaction.most,
        liberty=row.liberty,
        reich_pool=tuple(
            sorted(kind for kind, each in f.supports.items() if each.reich for _ in range(each.count))
        ),
    )


def place(f: VictoryFacts, setting: Scenario, unit: UnitRow) -> int:
    """Where a counter begins."""
    start = unit.start.get(setting.row.id, "")
    boxes = {"kg": f.KAMPFGRUPPEN, "stavka": f.RESERVE, "pile": f.PILE, "": f.WAITING}
    return boxes[start] if start in boxes else f.board.index[start]


def weak(setting: Scenario, unit: UnitRow) -> bool:
    """Whether a counter begins on its reduced side; rifle corps are in standard mode there."""
    start = unit.start.get(setting.row.id, "")
    if unit.modes:
        return start in ("stavka", "pile") or (bool(start) and unit.weak and not setting.row.reinforced)
    return unit.weak and bool(start)


def due(f: VictoryFacts, setting: Scenario, unit: UnitRow) -> int:
    """The turn on which a counter arrives: by the calendar of the campaign, or where the counter says so."""
    row = setting.row
    if unit.arrive is None or row.id in unit.start or row.id not in (unit.arrives_in or ["campaign"]):
        return 0
    turn = f.turn_of[unit.arrive.turn]
    return turn if setting.first <= turn <= setting.last else 0


def _pool(f: VictoryFacts, setting: Scenario, side: str) -> tuple[str, ...]:
    """The markers in a pool when the game begins (5.1.1)."""
    found: list[str] = []
    for kind, row in f.supports.items():
        early = not row.since or f.turn_of[row.since] < setting.first
        if row.side == side and early and not row.reich and kind not in setting.row.excluded:
            found += [kind] * row.count
    return tuple(sorted(found))


class SetUp(Step[VictoryRoads]):
    """What is drawn and chosen before play; markers that must be played are not dealt."""

    stage: Stage = 0

    def run(self, g: VictoryRoads) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                self._deal(g)
            case 2:
                for name, row in g.setting.row.theatres.items():
                    if row.chosen:
                        g.push(ChooseSupports(box=THEATRES.index(name), left=row.supports))
            case _:
                g.pop()

    def _deal(self, g: VictoryRoads) -> None:
        state, rows = g.state, g.facts.supports
        aside = [tuple(kind for kind in pool if rows[kind].mandatory) for pool in state.pools]
        for side in (AXIS, SOVIET):
            state.pools[side] = minus(state.pools[side], *aside[side])
        for name, row in g.setting.row.theatres.items():
            box = THEATRES.index(name)
            state.pools[SOVIET] = minus(state.pools[SOVIET], *row.given)
            state.boxes[box] = plus(state.boxes[box], *row.given)
            if not row.chosen:
                draw(g, SOVIET, box, row.supports - len(row.given))
        draw(g, AXIS, AXIS_BOX, g.setting.row.axis_supports)
        for side in (AXIS, SOVIET):
            state.pools[side] = plus(state.pools[side], *aside[side])

    def crumb(self, g: VictoryRoads) -> tuple[str, dict[str, Any]]:
        return "step-set-up", {}


class ChooseSupports(Step[VictoryRoads]):
    """The Soviet player chooses the supports of a theatre."""

    needs = ("SetUp",)
    several = True

    box: Box
    left: Few

    def decide(self, g: VictoryRoads) -> Decision | None:
        rows = g.facts.supports
        kinds = tuple(sorted(kind for kind in set(g.state.pools[SOVIET]) if not rows[kind].mandatory))
        if not self.left or not kinds:
            return None
        facts = {"left": self.left, "theatre": SUPPORT_BOXES[self.box]}
        return Decision(SOVIET, "choose-soviet", "5.1.1", {"take": kinds}, facts, always=True)

    def take(self, g: VictoryRoads, kind: Choice) -> None:
        """This one."""
        state = g.state
        self.left -= 1
        state.pools[SOVIET] = minus(state.pools[SOVIET], kind)
        state.boxes[self.box] = plus(state.boxes[self.box], kind)

    def crumb(self, g: VictoryRoads) -> None:
        return None
