"""The Führer's approval (15), crises at OKH (15.3), and Manstein's marker on the same track (16.2)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Few
from stavka.games.roads.supports import minus, plus, to_pool
from stavka.games.roads.terms import AXIS, SOVIET
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import APPROVAL, AXIS_BOX
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Rule, Space, Unit, UnitSet
from stavka.kernel.steps import Step


def lower(g: StalingradRoads, points: int, rule: str) -> None:
    """Approval falls; in box 0 there is a crisis, and what is left is lost from the new box (15.3)."""
    state = g.state
    if not g.uses(APPROVAL) or state.fixed:
        return
    for _ in range(points):
        if state.approval == 0:
            return  # a further loss there is lost
        state.approval -= 1
        g.note("approval", rule, change=-1, box=state.approval)
        if state.approval == 0:
            crisis(g)


def higher(g: StalingradRoads, points: int, rule: str) -> None:
    """Approval rises, not above the last box."""
    state = g.state
    if not g.uses(APPROVAL) or state.fixed or not points:
        return
    state.approval = min(state.approval + points, len(g.facts.tables.track.boxes) - 1)
    g.note("approval", rule, change=points, box=state.approval)


def change(g: StalingradRoads, points: int, rule: str) -> None:
    """Approval falls or rises."""
    if points < 0:
        lower(g, -points, rule)
    else:
        higher(g, points, rule)


def move_manstein(g: StalingradRoads, boxes: int, rule: str) -> None:
    """Manstein's marker moves, as long as it is on the track (16.2.3)."""
    state = g.state
    if not g.uses(APPROVAL) or state.manstein == NONE or not boxes:
        return
    last = len(g.facts.tables.track.boxes) - 1
    state.manstein = min(max(state.manstein + boxes, 0), last)
    g.note("manstein", rule, change=boxes, box=state.manstein)


def crisis(g: StalingradRoads) -> None:
    """A crisis at OKH: a roll, or a box for Manstein where one was rolled for already (15.3)."""
    state = g.state
    if state.crisis:
        g.note("crisis-again", "15.3c")
        move_manstein(g, -1, "15.3c")
        return
    state.crisis = True
    dice = [g.roll("crisis"), g.roll("crisis")]
    row = g.facts.tables.crisis.rows[sum(dice)]
    g.note("crisis", "15.3a", dice=dice, box=row.approval, penalties=list(row.penalties))
    move_manstein(g, row.manstein, "16.2.3a")
    state.approval = row.approval
    state.atonement = row.attacks
    state.penalties = tuple(row.penalties)
    state.penalty_turn = state.turn + (state.player == AXIS)
    if "supports-lost" in row.penalties:
        to_pool(g, AXIS, *state.boxes[AXIS_BOX])
        state.boxes[AXIS_BOX] = ()
    if "choose-support" in row.penalties:
        g.push(ChooseSupports(left=1, rule="15.3d"))


def held_by_crisis(g: StalingradRoads) -> UnitSet:
    """Whom a crisis keeps from moving in this Axis turn: headquarters, units in cities (15.3)."""
    f, found = g.facts, 0
    if g.state.player != AXIS:
        return 0
    if penalised(g, "hqs-fixed"):
        found |= f.HQS
    if penalised(g, "cities-fixed"):
        found |= g.units_in(f.CITIES, f.SIDE[AXIS])
    return found & f.SIDE[AXIS]


def penalised(g: StalingradRoads, penalty: str) -> bool:
    """Whether a crisis burdens this Axis turn so."""
    return penalty in g.state.penalties and g.state.penalty_turn == g.state.turn


def box(g: StalingradRoads) -> tuple[int, int]:
    """Replacement points and supports: of the higher of the two boxes (5.4.1, 16.2.2)."""
    state = g.state
    return g.facts.tables.track.boxes[max(state.approval, state.manstein)]


def worth(g: StalingradRoads, space: Space, values: dict[str, int]) -> int:
    """What a strategic hex counts for (15.2)."""
    f, bit = g.facts, 1 << space
    if f.STALINGRAD & bit:
        return values["stalingrad"]
    if f.MAJOR & bit:
        return values["major"]
    if f.CITIES & bit:
        return values["city"]
    return values["star"] if f.STARS & bit else 0


def captured(g: StalingradRoads, side: int, space: Space, again: bool) -> None:
    """A strategic hex changes hands; the Axis is paid for what it had lost (15.2)."""
    table = g.facts.tables.approval
    if side == SOVIET:
        change(g, worth(g, space, table.soviet_capture), "15.2.1e")
    elif again:
        change(g, worth(g, space, table.axis_recapture), "15.2.2d")


def hq_lost(g: StalingradRoads) -> None:
    """An Axis headquarters is eliminated (15.2.1)."""
    change(g, g.facts.tables.approval.hq_lost, "15.2.1f")


def supply_phase(g: StalingradRoads) -> None:
    """What the Führer thinks of Stalingrad, in the Axis supply phase (15.2.1)."""
    table, f = g.facts.tables.approval, g.facts
    g.state.crisis = False
    soviet = (g.held(SOVIET) & f.STALINGRAD).bit_count()
    if not g.by("JAN I"):
        inside = g.held(AXIS) & f.STALINGRAD
        if soviet == 2:
            change(g, table.both_lost, "15.2.1c")
        elif soviet:
            change(g, table.one_lost, "15.2.1b")
        elif inside == f.STALINGRAD and not g.garrison_supplied() and g.closed():
            change(g, table.encircled, "15.2.1a")
    elif g.state.turn <= f.turn_of[table.late_to] and soviet == 2:
        change(g, table.both_lost_late, "15.2.1d")


def watches_hqs(g: StalingradRoads) -> bool:
    """Whether headquarters are watched: in movement phases, the fortress on the map, to DEC IV (15.2.1)."""
    state = g.state
    if not g.uses(APPROVAL) or state.fortress == NONE or g.by("JAN I") or state.phase != "axis-movement":
        return False
    return g.by("NOV IV") or state.declared == state.turn


def withdrew(g: StalingradRoads, hq: Unit, origin: Space) -> None:
    """A headquarters has ended its move farther from the fortress (15.2.1)."""
    fortress = g.state.fortress
    f = g.facts
    if watches_hqs(g) and f.distance(g.state.where[hq], fortress) > f.distance(origin, fortress):
        change(g, f.tables.approval.hq_withdrawn, "15.2.1g")


def praise(g: StalingradRoads, rule: str) -> None:
    """An armoured attack pleases the Führer, once a phase (15.2.2)."""
    if not g.state.praised:
        g.state.praised = True
        change(g, g.facts.tables.approval.armoured_attack, rule)


def atone(g: StalingradRoads) -> None:
    """An armoured attack after a crisis: enough of them raise Manstein (crisis table)."""
    state = g.state
    if state.atonement:
        state.atonement -= 1
        if not state.atonement:
            move_manstein(g, 1, "16.2.3a")


class ChooseSupports(Step[StalingradRoads]):
    """The Axis player chooses supports from his pool (15.3, 16.3)."""

    several = True

    left: Few
    rule: Rule
    urgent: bool = False
    """They must be used this turn."""

    def decide(self, g: StalingradRoads) -> Decision | None:
        rows = g.facts.supports
        kinds = tuple(sorted(kind for kind in set(g.state.pools[AXIS]) if not rows[kind].mandatory))
        if not self.left or not kinds:
            return None
        facts = {"left": self.left}
        return Decision(AXIS, "choose-supports", self.rule, {"take": kinds}, facts, always=True)

    def take(self, g: StalingradRoads, kind: Choice) -> None:
        """This one."""
        state = g.state
        self.left -= 1
        state.pools[AXIS] = minus(state.pools[AXIS], kind)
        state.boxes[AXIS_BOX] = plus(state.boxes[AXIS_BOX], kind)
        if self.urgent:
            state.urgent = plus(state.urgent, kind)
        g.tell(AXIS, "support-chosen", self.rule, {"support": kind}, side=AXIS)

    def crumb(self, g: StalingradRoads) -> tuple[str, dict[str, Any]]:
        return "step-choose-supports", {}
