"""What this game adds to combat: the worth of besieged units, supports, allies (8.11), events."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from stavka.games.roads.combat import Combat, Toll
from stavka.games.roads.odds import Worth
from stavka.games.roads.reaction import React
from stavka.games.roads.retreat import Retreat
from stavka.games.roads.state import Marker
from stavka.games.roads.supports import put_aside
from stavka.games.roads.terms import AXIS, BLIZZARD, GERMAN, MUD, OVERCAST, SIDES, SOVIET, other
from stavka.games.roads.units import Losses
from stavka.games.stalingrad_roads import approval, superiority
from stavka.games.stalingrad_roads.airlift import Reveal
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import AXIS_BOX, EAST_OF_DON
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step
from stavka.kernel.views import Figure


def attack_worth(g: StalingradRoads, units: UnitSet, combat: Combat) -> list[Worth]:
    """Attack factors: halved out of supply, by the level of their supply for the besieged (4.4.2, 10.3.2)."""
    state = g.state
    besieged = units & state.besieged & ~state.unleashed
    cut_off = units & state.oos & ~state.besieged
    found = _split(g, units & ~besieged & ~cut_off, combat, Worth(0), attack=True)
    found += _split(g, cut_off, combat, Worth(0, 1, 2, "attack-unsupplied", "4.4.2"), attack=True)
    if not besieged:
        return found
    total = g.kind_sum(besieged, attack=True)
    match g.rank().attack:
        case "half":
            found.append(Worth(total, 1, 2, "attack-besieged", "10.3.2"))
        case "each":
            found.append(Worth(besieged.bit_count()))
        case "stack":
            found.append(Worth(g.spaces_of(besieged).bit_count()))
    return found


def defence_worth(g: StalingradRoads, units: UnitSet, combat: Combat) -> list[Worth]:
    """Defence factors: 1 for who has just retreated (8.12.9), halved out of supply, besieged by level."""
    state = g.state
    beaten = units & state.retreated & ~g.facts.HQS
    rest = units & ~beaten
    besieged = rest & state.besieged
    cut_off = rest & state.oos & ~besieged
    found = [Worth(beaten.bit_count())] if beaten else []
    found += _split(g, rest & ~besieged & ~cut_off, combat, Worth(0), attack=False)
    found += _split(g, cut_off, combat, Worth(0, 1, 2, "defence-unsupplied", "4.4.2"), attack=False)
    level = g.rank().defence
    for doubled in (0, 1):
        part = besieged & combat.doubled if doubled else besieged & ~combat.doubled
        if part:
            total = part.bit_count() if level == "one" else g.kind_sum(part, attack=False)
            over = 2 if level == "half" else 1
            found.append(Worth(total, 1 + doubled, over, "defence-besieged", "10.3.2"))
    return found


def _split(g: StalingradRoads, units: UnitSet, combat: Combat, like: Worth, *, attack: bool) -> list[Worth]:
    """A sum of factors; units that an air attack has weakened count half of theirs."""
    found = []
    for weak in (0, 1):
        part = units & combat.weakened if weak else units & ~combat.weakened
        if part:
            total, over = g.kind_sum(part, attack), like.over * (1 + weak)
            name = like.name or ("weakened" if weak else "")
            found.append(like._replace(total=total, over=over, name=name, rule=like.rule or "5.5.4"))
    return found


# ---- support markers in combat


def radius(g: StalingradRoads, marker: Marker) -> int:
    """How far an aircraft's effect goes: only its own hex under clouds, nowhere in a blizzard (3.3)."""
    if g.state.sky == BLIZZARD:
        return NONE
    return 0 if g.state.sky == OVERCAST else g.facts.supports[marker.kind].radius


def covers(g: StalingradRoads, marker: Marker, space: int) -> bool:
    """Whether an aircraft's effect covers a hex."""
    return g.facts.distance(marker.space, space) <= radius(g, marker)


def helps(g: StalingradRoads, combat: Combat, side: int, marker: Marker) -> bool:
    """Whether a marker on the map can be used by a side in a combat."""
    row, attacking = g.facts.supports[marker.kind], side == combat.side
    if row.side != SIDES[side] or marker.used:
        return False
    units = combat.attackers if attacking else combat.defenders
    helped = units & ~g.state.besieged & ~g.facts.HQS  # not the besieged (10.2.3)
    if marker.kind == "rudel":
        return bool(helped and _rudel_targets(g, combat, marker))
    if row.air:
        gives = row.shift if attacking else row.defence
        return bool(gives) and bool(helped) and covers(g, marker, combat.target)
    if marker.kind == "breakthrough":
        here = combat.origins >> marker.space & 1
        return attacking and bool(here) and not combat.exploiting and g.state.weather != MUD
    if marker.unit == NONE or (g.state.besieged >> marker.unit & 1 and marker.kind != "pak88"):
        return False  # of all that may lie with the besieged only the PaK 88 that was flown in (10.2.3)
    gives = row.shift or row.attack if attacking else row.defence
    return bool(gives) and bool(units >> marker.unit & 1)


def _rudel_targets(g: StalingradRoads, combat: Combat, marker: Marker) -> UnitSet:
    """Soviet armour that attacks or is attacked in his reach."""
    units = combat.attackers if combat.side == SOVIET else combat.defenders
    armour = g.on_map(units & g.facts.ARMOURED) & ~combat.weakened
    return mask(unit for unit in bits(armour) if covers(g, marker, g.state.where[unit]))


def use_support(g: StalingradRoads, combat: Combat, side: int, kind: str) -> None:
    """A player uses a marker in a combat."""
    marker = next(each for each in g.state.markers if each.kind == kind and helps(g, combat, side, each))
    if g.facts.supports[kind].limit:
        rest = list(g.state.markers)
        rest[rest.index(marker)] = Marker(marker.kind, marker.unit, marker.space, used=True)
        g.state.markers = tuple(rest)
    if side == combat.side:
        combat.used = (*combat.used, kind)
    else:
        combat.against = (*combat.against, kind)
    g.note("support-used", "5.5.4", side=side, support=kind, space=combat.target)
    if kind == "rudel":
        g.push(Rudel(units=_rudel_targets(g, combat, marker)))


def most_shift(g: StalingradRoads, combat: Combat) -> int:
    """The columns that the attacker's markers could give, one of each class."""
    best: dict[str, int] = {}
    kinds = g.at_hand(combat, combat.side)
    for kind in kinds:
        row = g.facts.supports[kind]
        best[row.class_] = max(best.get(row.class_, 0), row.shift)
    return sum(best.values()) + _air_leader(kinds)


def _air_leader(kinds: Collection[str]) -> int:
    """The column that Novikov adds with aircraft at hand."""
    return int("novikov" in kinds and "vvs" in kinds)


def renew(g: StalingradRoads) -> None:
    """What may be used once a phase may be used again; approval may rise again (15.2.2)."""
    rows = g.facts.supports
    g.state.markers = tuple(
        Marker(each.kind, each.unit, each.space, used=each.used and rows[each.kind].limit == "turn")
        for each in g.state.markers
    )
    g.state.praised = False


def figures(g: StalingradRoads, combat: Combat) -> list[Figure]:
    """What the markers of both sides do to the odds (8.5)."""
    rows, found = g.facts.supports, []
    for kind in combat.used:
        row = rows[kind]
        shift = row.shift + (_air_leader(combat.used) if kind == "novikov" else 0)
        if shift:
            found.append(Figure(f"support-{kind}", shift, "8.5.6", "column"))
        if row.attack:
            found.append(Figure(f"support-{kind}", row.attack, "8.5.3", "attack"))
    found += [
        Figure(f"support-{kind}", rows[kind].defence, "8.5.2", "defence")
        for kind in combat.against
        if rows[kind].defence
    ]
    return found


class Rudel(Step[StalingradRoads]):
    """One Soviet armoured corps fights at half strength; on a 6 it also loses a step."""

    needs = ("Combat",)
    several = True

    units: UnitSet

    def decide(self, g: StalingradRoads) -> Decision:
        return Decision(AXIS, "rudel", "5.5.4", {"unit": self.units})

    def unit(self, g: StalingradRoads, unit: Unit) -> None:
        """This one."""
        g.pop()
        g.find(Combat).weakened |= 1 << unit
        die = g.roll("rudel")
        g.note("rudel", "5.5.4", unit=unit, die=die)
        if die == 6:
            g.push(Losses(side=SOVIET, units=1 << unit, due=1, rule="5.5.4"))

    def crumb(self, g: StalingradRoads) -> None:
        return None


# ---- before the odds


def begin(g: StalingradRoads, combat: Combat) -> None:
    """A hex is designated: Katyushas, what the Axis player keeps in hand, Ju 52 (5.5, 10.4.3)."""
    if combat.side == SOVIET:
        if combat.defenders & g.state.besieged:
            if g.state.hube and g.zone() >> combat.target & 1:
                combat.doubled = combat.defenders & g.state.besieged
            g.push(Reveal())
        if g.state.boxes[AXIS_BOX]:
            g.push(Intervene())
    if any(marker.kind == "katyusha" for marker in g.state.markers):
        g.push(Katyusha(side=combat.side))


class Katyusha(Step[StalingradRoads]):
    """Rockets before the combat: on 4 or more the defender loses a step."""

    needs = ("Intervene",)
    several = True

    side: Side

    def _markers(self, g: StalingradRoads) -> list[Marker]:
        attackers = g.find(Combat).attackers
        return [
            marker
            for marker in g.state.markers
            if marker.kind == "katyusha" and not marker.used and attackers >> marker.unit & 1
        ]

    def decide(self, g: StalingradRoads) -> Decision | None:
        if not self._markers(g):
            return None
        facts = {"space": g.find(Combat).target}
        return Decision(self.side, "katyusha", "5.5.5", {"use": ("katyusha",), "done": True}, facts)

    def use(self, g: StalingradRoads, kind: Choice) -> None:
        """Fire."""
        combat, marker = g.find(Combat), self._markers(g)[0]
        g.pop()
        rest = list(g.state.markers)
        rest[rest.index(marker)] = Marker(marker.kind, marker.unit, marker.space, used=True)
        g.state.markers = tuple(rest)
        die = g.roll("katyusha")
        g.note("katyusha", "5.5.5", die=die, space=combat.target)
        if die >= 4:
            g.push(Losses(side=other(self.side), units=combat.defenders, due=1, rule="5.5.5"))

    def done(self, g: StalingradRoads) -> None:
        """Keep them."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> None:
        return None


class Intervene(Step[StalingradRoads]):
    """The Axis player may play a marker from his hand against an attack."""

    needs = ("Combat",)
    several = True

    def _kinds(self, g: StalingradRoads) -> tuple[str, ...]:
        f, state, combat = g.facts, g.state, g.find(Combat)
        box, found = state.boxes[AXIS_BOX], []
        units = combat.defenders & ~f.HQS
        supplied = not units & state.oos
        if "elastic" in box and units & f.NATION[GERMAN] and supplied and not combat.surprise:
            found.append("elastic")
        if "intervention" in box and not combat.defenders & state.besieged:
            found.append("intervention")
        return tuple(found)

    def decide(self, g: StalingradRoads) -> Decision | None:
        if g.find(Combat).over or not g.state.boxes[AXIS_BOX]:
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        facts = {"space": g.find(Combat).target}
        verbs: dict[str, Any] = {"play": self._kinds(g), "decline": True}
        return Decision(AXIS, "intervene", "5.5.1", verbs, facts, always=True)

    def play(self, g: StalingradRoads, kind: Choice) -> None:
        """Play this one."""
        combat = g.find(Combat)
        put_aside(g, AXIS, AXIS_BOX, kind)
        g.note("intervened", "5.5.1", side=AXIS, support=kind, space=combat.target)
        if kind == "intervention":
            g.push(Joining())
            g.push(React(side=AXIS, target=combat.target, german=True))
            return
        combat.over = True
        combat.yielded = True
        g.pop()
        g.push(Retreat(side=AXIS, pending=combat.defenders, hexes=1, threats=combat.origins))

    def decline(self, g: StalingradRoads) -> None:
        """Nothing."""
        g.pop()

    def crumb(self, g: StalingradRoads) -> None:
        return None


class Joining(Step[StalingradRoads]):
    """Who has come into the attacked hex defends it too."""

    needs = ("Intervene",)
    several = True

    def run(self, g: StalingradRoads) -> None:
        g.pop()
        combat = g.find(Combat)
        combat.defenders = g.stack(combat.target, AXIS)

    def crumb(self, g: StalingradRoads) -> None:
        return None


# ---- after the dice


def shape(g: StalingradRoads, combat: Combat) -> None:
    """After terrain: the besieged, allies, supports, superiority, in that order (10.2.3, 8.11, 14.1)."""
    if combat.defenders & g.state.besieged:
        result = combat.defender_result
        combat.defender_result = {"DR3": "DR", "DR2": "S", "DR": "S"}.get(result, result)
    if "hollidt" in combat.against:
        result = combat.defender_result
        combat.defender_result = {"DR": "S", "DR2": "DR"}.get(result, result)
    if combat.armoured and "pak88" in combat.against:
        combat.extra = (Toll(combat.attackers & g.facts.BLACK, 1, "~5.5.4"),)
    if not combat.exploiting:
        if combat.side == SOVIET and weak_allies(g, combat):
            combat.level += 1
        if "breakthrough" in combat.used:
            combat.level += 1
        if "hoth" in combat.used and combat.armoured and combat.level:
            combat.level += 1
    superiority.apply(g, combat)


def weak_allies(g: StalingradRoads, combat: Combat) -> bool:
    """Fewer than four steps of allies without a German unit (8.11.1)."""
    f = g.facts
    return not combat.defenders & ~f.ALLIED and combat.steps < f.tables.combat.allied_steps


def odds_known(g: StalingradRoads, combat: Combat) -> None:
    """What counts as soon as an attack is made: against the fortress, and out of it (10.3.3)."""
    state = g.state
    if combat.side == SOVIET:
        if combat.defenders & state.besieged and combat.column >= 1:
            state.struck |= 1 << combat.target
        return
    if combat.attackers & state.besieged:
        state.sallied = True
    besieged = g.spaces_of(g.on_map(state.besieged))
    if g.facts.contact.around(besieged) >> combat.target & 1:
        state.ring_attacked = True


def end(g: StalingradRoads, combat: Combat) -> None:
    """What follows from an armoured attack of the Axis (10.4, 15.2.2)."""
    if combat.side != AXIS or not combat.armoured:
        return
    f, state = g.facts, g.state
    near = g.near_besieged(combat.target)
    if near and f.region[EAST_OF_DON] >> combat.target & 1:
        state.relief = True
    approval.atone(g)
    if not state.control[AXIS] >> combat.target & 1:
        return
    lost = combat.steps - g.steps(g.on_map(combat.defenders))
    if lost >= f.tables.approval.armoured_steps:
        approval.praise(g, "15.2.2a")
    elif near:
        approval.praise(g, "15.2.2b")


def spares(g: StalingradRoads, combat: Combat, side: int) -> tuple[str, ...]:
    """Tank brigades and Tigers may go in place of a first step."""
    units = (combat.attackers if side == combat.side else combat.defenders) & ~g.state.besieged
    kinds = ("tank-brigade",) if side == SOVIET and combat.armoured else ()
    if side == AXIS:
        kinds = ("tigers",)
    return tuple(
        sorted({m.kind for m in g.state.markers if m.kind in kinds and m.unit >= 0 and units >> m.unit & 1})
    )


def brigades(g: StalingradRoads) -> UnitSet:
    """Units that a tank brigade makes count as black and white (8.6.3)."""
    return mask(marker.unit for marker in g.state.markers if marker.kind == "tank-brigade")
