"""The support phase (5): markers are received, then deployed in their order."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Box, Few, MaybeSupport
from stavka.games.roads.data import step as table_step
from stavka.games.roads.deployment import take_up
from stavka.games.roads.supports import (
    draw,
    generic,
    give_back,
    may_hold,
    may_hold_generic,
    minus,
    pay,
    plus,
    spend,
)
from stavka.games.roads.terms import AXIS, BLIZZARD, MUD, SIDES, SOVIET
from stavka.games.stalingrad_roads import approval, events, offensives
from stavka.games.stalingrad_roads.manstein import Wintergewitter
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.shortage import TEST, KeepShortages, ShortageTest
from stavka.games.stalingrad_roads.terms import (
    APPROVAL,
    AXIS_BOX,
    MINOR_A,
    MINOR_B,
    OFFENSIVE,
    OFFENSIVES,
    SOVIET_BOXES,
    STAVKA,
    SUPPORT_BOXES,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Rule, Side, Space, Stage, Unit
from stavka.kernel.steps import Step


def modifier(g: StalingradRoads) -> int:
    """What the place of the offensive markers does to each roll (5.3.5)."""
    table, state = g.facts.tables.offensive, g.state
    found = table.major_west if state.major_west else 0
    for n in (1, 2):
        if state.offensive_status[n] == "map" and offensives.is_west(g, state.offensives[n]):
            found += table.minor_west
    return found


class SovietSupports(Step[StalingradRoads]):
    """The Soviet support phase (5.2, 5.3, 5.5)."""

    stage: Stage = 0
    transferred: bool = False
    """An O marker has gone from STAVKA to an offensive (5.5.6)."""

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        state = g.state
        match self.stage:
            case 1:
                give_back(g, SOVIET)
                state.surprised = 0
                state.stalin = 0
                if state.cut_supports == state.turn:
                    g.note("no-supports", "10.2.6c")
                    g.pop()
            case 2:
                self._acquire(g)
            case 3 | 5:  # Stalin may bring the test, too
                for box in SOVIET_BOXES:
                    if TEST in state.boxes[box]:
                        g.push(ShortageTest(box=box))
            case 4:
                events.stalin(g)
            case 6:
                g.push(Deploy(side=SOVIET, order=2))
            case 7:
                g.push(Deploy(side=SOVIET, order=3))
            case 8:
                g.push(KeepShortages())
            case _:
                g.pop()

    def _acquire(self, g: StalingradRoads) -> None:
        """Two dice for the STAVKA box and for each minor offensive on the map (5.3.2, 5.3.3)."""
        state, table = g.state, g.facts.tables.acquisition
        given = g.setting.row.draws.get("soviet", 0)
        if given:
            self._receive(g, STAVKA, given, [])
        if g.first_turn or given or not g.uses(OFFENSIVE):
            return
        change = modifier(g)
        bonus, state.bonus = state.bonus, 0
        if state.launched != state.turn:
            dice = [g.roll("supports"), g.roll("supports")]
            count = table_step(table.stavka, sum(dice) + change) + bonus
            self._receive(g, STAVKA, max(count, 0), dice)
        for n, box in ((1, MINOR_A), (2, MINOR_B)):
            if state.offensive_status[n] == "map":
                dice = [g.roll("supports"), g.roll("supports")]
                self._receive(g, box, table_step(table.minor, sum(dice) + change), dice)

    def _receive(self, g: StalingradRoads, box: int, count: int, dice: list[int]) -> None:
        drawn = draw(g, SOVIET, box, count)
        facts = {"box": SUPPORT_BOXES[box], "count": len(drawn), "dice": dice}
        g.tell(SOVIET, "supports", "5.3.2", {"supports": list(drawn)}, side=SOVIET, **facts)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-supports", {"side": SOVIET}


class AxisSupports(Step[StalingradRoads]):
    """The Axis support phase (5.2, 5.4, 5.5)."""

    stage: Stage = 0

    def run(self, g: StalingradRoads) -> None:
        self.stage += 1
        state = g.state
        match self.stage:
            case 1:
                give_back(g, AXIS)
                state.fixed_hq = NONE
                state.no_rail = False
                g.push(Wintergewitter())
            case 2:
                self._acquire(g)
            case 3:
                events.discord(g)
            case 4:
                g.push(Deploy(side=AXIS, order=2))
            case 5:
                g.push(Deploy(side=AXIS, order=3))
            case _:
                g.pop()

    def _acquire(self, g: StalingradRoads) -> None:
        """As many as the higher marker on the approval track says; none beside an offensive (5.4.1, 16.3)."""
        state = g.state
        if state.turn in (state.wintergewitter, state.backhand):
            return
        count = g.setting.row.draws.get("axis", 0)
        if g.uses(APPROVAL):
            count = approval.box(g)[1]
        if approval.penalised(g, "support-fewer"):
            count = max(count - 1, 0)
        drawn = draw(g, AXIS, AXIS_BOX, count)
        facts = {"box": "axis", "count": len(drawn), "dice": []}
        g.tell(AXIS, "supports", "5.4.1", {"supports": list(drawn)}, side=AXIS, **facts)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-supports", {"side": AXIS}


class Deploy(Step[StalingradRoads]):
    """A player deploys markers of an order: first what is used at once, then the others (5.5.7)."""

    side: Side
    order: Stage
    moving: MaybeSupport = ""
    """The O marker that is being transferred."""

    def _open(self, g: StalingradRoads) -> tuple[str, ...]:
        """The kinds that can be deployed now."""
        rows = g.facts.supports
        kinds = {kind for box in g.boxes_of(self.side) for kind in g.state.boxes[box]}
        return tuple(
            kind for kind in sorted(kinds) if rows[kind].order == self.order and boxes_for(g, self.side, kind)
        )

    def _may_transfer(self, g: StalingradRoads) -> bool:
        """Whether an O marker may go from STAVKA to an offensive, one in a turn (5.5.6)."""
        if self.side != SOVIET or not g.uses(OFFENSIVE) or g.first_turn:
            return False
        return not g.find(SovietSupports).transferred

    def _suspected(self, g: StalingradRoads) -> bool:
        """Whether for all the other player knows there is something to deploy now."""
        rows = g.facts.supports

        def suits(kind: str) -> bool:
            return rows[kind].order == self.order and kind not in events.IN_HAND

        transfer = self._may_transfer(g) and may_hold(g, SOVIET, lambda kind: rows[kind].offensive, (STAVKA,))
        return transfer or may_hold(g, self.side, suits)

    def _transferable(self, g: StalingradRoads) -> tuple[str, ...]:
        """The O markers that may be transferred."""
        if not self._may_transfer(g):
            return ()
        rows = g.facts.supports
        return tuple(sorted({kind for kind in g.state.boxes[STAVKA] if rows[kind].offensive}))

    def decide(self, g: StalingradRoads) -> Decision | None:
        if self.moving:
            verbs: dict[str, Any] = {"box": OFFENSIVES}
            return Decision(SOVIET, "transfer-to", "5.5.6", verbs, {"support": self.moving})
        kinds = self._open(g)
        if not self._suspected(g):
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs = {"play": kinds, "transfer": self._transferable(g), "done": not self._must(g, kinds)}
        prompt = "deploy-first" if self.order == 2 else "deploy"
        return Decision(self.side, prompt, "5.5.7", verbs, always=True)

    def _must(self, g: StalingradRoads, kinds: tuple[str, ...]) -> bool:
        """On the first turn all O markers have to be played (scenarios II, III)."""
        if self.side != SOVIET or not g.first_turn:
            return False
        return any(g.facts.supports[kind].offensive for kind in kinds)

    def play(self, g: StalingradRoads, kind: Choice) -> None:
        """Deploy one of these."""
        take_up(g, self.side, kind)

    def transfer(self, g: StalingradRoads, kind: Choice) -> None:
        """Transfer this O marker."""
        self.moving = kind
        g.tell(SOVIET, "transfer", "5.5.6", {"support": kind}, side=SOVIET)

    def box(self, g: StalingradRoads, name: Choice) -> None:
        """It goes there."""
        box = SUPPORT_BOXES.index(name)
        state, kind = g.state, self.moving
        self.moving = ""
        g.find(SovietSupports).transferred = True
        state.boxes[STAVKA] = minus(state.boxes[STAVKA], kind)
        state.boxes[box] = plus(state.boxes[box], kind)
        g.tell(SOVIET, "transferred", "5.5.6", {"support": kind}, box=name)

    def done(self, g: StalingradRoads) -> None:
        """No more of these."""
        g.pop()
        if self.side == SOVIET and g.first_turn:
            g.note("offensive-spent", "scenario-2-h")

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-deploy", {"order": self.order}


def boxes_for(g: StalingradRoads, side: int, kind: str) -> list[int]:
    """The boxes from which a marker of a kind can be deployed: no aircraft in a blizzard (5.5.2)."""
    if g.facts.supports[kind].air and g.state.sky == BLIZZARD:
        return []
    return [box for box in g.boxes_of(side) if kind in g.state.boxes[box] and events.targets(g, kind, box)]


def deployed(g: StalingradRoads, kind: str, unit: Unit, space: Space) -> None:
    """A marker has left its box: it takes effect, and may cost another."""
    g.spent(SIDES.index(g.facts.supports[kind].side), kind)
    dear = surcharge(g, kind, space)
    events.happen(g, kind, unit, space)
    if dear:
        g.push(Give(side=SOVIET, left=1, rule="4.5.2"))


def surcharge(g: StalingradRoads, kind: str, space: Space) -> bool:
    """Artillery east of the Don, in row 14 and south of it, costs a marker more (4.5.2)."""
    return events.dear(g, kind) and bool(events.dear_hexes(g) >> space & 1)


class Give(Step[StalingradRoads]):
    """A player gives markers back from any of his boxes."""

    needs = ("Deploy",)
    several = True

    side: Side
    left: Few
    rule: Rule
    source: Box = NONE

    def _boxes(self, g: StalingradRoads) -> tuple[str, ...]:
        return tuple(SUPPORT_BOXES[box] for box in g.boxes_of(self.side) if generic(g, box))

    def decide(self, g: StalingradRoads) -> Decision | None:
        if not self.left:
            return None
        facts = {"left": self.left}
        if self.source != NONE:
            verbs = {"give": generic(g, self.source)}
            return Decision(self.side, "give", self.rule, verbs, facts, always=True)
        boxes = self._boxes(g)
        if not boxes:
            return None
        return Decision(self.side, "give-from", self.rule, {"box": boxes}, facts, always=True)

    def box(self, g: StalingradRoads, name: Choice) -> None:
        """From this box."""
        self.source = SUPPORT_BOXES.index(name)

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """This one."""
        pay(g, self.side, self.source, kind)
        self.left -= 1
        self.source = NONE

    def crumb(self, g: StalingradRoads) -> None:
        return None


class OffRoad(Step[StalingradRoads]):
    """A support spent as the movement phase begins lets units move far off the roads (4.5.3, 7.2.2)."""

    side: Side

    def _box(self) -> int:
        return STAVKA if self.side == SOVIET else AXIS_BOX

    def decide(self, g: StalingradRoads) -> Decision | None:
        if g.state.offroad or not g.strategic(self.side) or g.state.weather == MUD:
            return None
        if self.side == SOVIET and g.state.cut_supports == g.state.turn:
            return None
        box = self._box()
        if not may_hold_generic(g, self.side, (box,)):
            return None
        verbs: dict[str, Any] = {"give": generic(g, box), "done": True}
        return Decision(self.side, "off-road", "7.2.2d", verbs, always=True)

    def give(self, g: StalingradRoads, kind: Choice) -> None:
        """Spend this one."""
        spend(g, self.side, self._box(), kind)
        g.state.offroad = True
        g.note("off-road", "7.2.2d", side=self.side)

    def done(self, g: StalingradRoads) -> None:
        """Keep them."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> None:
        return None
