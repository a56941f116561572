"""What this game adds to combat (7): corps and theatres, allies, fortifications, support markers."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.combat import Combat, Toll
from stavka.games.roads.command import supplied_hqs
from stavka.games.roads.counts import Box, Few, Support
from stavka.games.roads.data import TerrainKind, TerrainRow
from stavka.games.roads.odds import Worth, crossing
from stavka.games.roads.play import Hand
from stavka.games.roads.reaction import React
from stavka.games.roads.retreat import Retreat
from stavka.games.roads.state import Marker
from stavka.games.roads.supports import may_hold, plus, put_aside, spend
from stavka.games.roads.terms import AXIS, GERMAN, MUD, OVERCAST, SIDES, SNOW, SOVIET, other
from stavka.games.victory_roads import corps, halt, satisfaction, warsaw
from stavka.games.victory_roads.play import VictoryRoads
from stavka.games.victory_roads.terms import ADVANCED, AXIS_BOX, ROMANIA, SUPPORT_BOXES
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step
from stavka.kernel.views import Figure

EVEN = 1
FRONT_RESERVES = "front-reserves"
"""The column of 1/1."""
LADDER = ("-", "S", "DR", "DR2", "DR3")
"""The defender's results that terrain softens, from the mildest on."""


# ---- odds (7.5)


def attack_worth(g: VictoryRoads, units: UnitSet, combat: Combat) -> list[Worth]:
    """Attack factors: halved out of supply; in mud a third of what comes over a bridge (3.2.2, 4.6.2)."""
    wet = _over_water(g, units, combat) if g.state.weather == MUD else 0
    dry = units & ~wet
    found = _halved(g, dry)
    if wet:
        whole = sum(worth.value for worth in _halved(g, wet))
        lost = g.kind_sum(wet, attack=True) - whole
        found.append(Worth(lost, 0, 1, "attack-unsupplied", "4.6.2"))
        divisor = g.facts.tables.watercourses.mud_bridge_divisor
        found.append(Worth(whole, 1, divisor, "attack-bridge-in-mud", "3.2.2"))
    return found


def _halved(g: VictoryRoads, units: UnitSet) -> list[Worth]:
    """Attack factors of some units, half of those out of supply (4.6.2)."""
    cut_off = units & g.state.oos
    found = [Worth(g.kind_sum(units & ~cut_off, attack=True))]
    if cut_off:
        found.append(Worth(g.kind_sum(cut_off, attack=True), 1, 2, "attack-unsupplied", "4.6.2"))
    return found


def _over_water(g: VictoryRoads, units: UnitSet, combat: Combat) -> UnitSet:
    return mask(unit for unit in bits(units) if crossing(g, g.state.where[unit], combat.target)[0] != 1)


def defence_worth(g: VictoryRoads, units: UnitSet, combat: Combat) -> list[Worth]:
    """Defence factors: 1 for who has just retreated (7.10.12, V33), halved out of supply (1.9.2, 4.6.2)."""
    state = g.state
    beaten = units & state.retreated & ~g.facts.HQS if state.phase != "soviet-support" else 0

    def factors(some: UnitSet) -> int:
        return (some & beaten).bit_count() + g.kind_sum(some & ~beaten, attack=False)

    cut_off = units & state.oos
    found = [Worth(factors(units & ~cut_off))] if units & ~cut_off else []
    if cut_off:
        found.append(Worth(factors(cut_off), 1, 2, "defence-unsupplied", "4.6.2"))
    return found


def terrains(g: VictoryRoads, combat: Combat) -> list[tuple[TerrainKind, TerrainRow]]:
    """The terrains that help the defender, none twice; pioneers make a fortification (1.8.1)."""
    found = g.terrains(combat.target, combat.origins)
    if "pioneers" in combat.against:
        found.append(("fortification", g.facts.tables.terrain["fortification"]))
    kept: list[tuple[TerrainKind, TerrainRow]] = []
    for kind, row in found:
        same = any(
            (row.defence, row.attacker, row.defender) == (each.defence, each.attacker, each.defender)
            for _, each in kept
        )
        if kind != "clear" and not same:
            kept.append((kind, row))
    return kept or found[:1]


def terrain_of(g: VictoryRoads, combat: Combat) -> tuple[TerrainKind, TerrainRow]:
    """The terrain that the defender has chosen; until then the strongest."""
    found = terrains(g, combat)
    for kind, row in found:
        if kind == combat.terrain:
            return kind, row
    return max(found, key=lambda each: (each[1].factor, each[1].bonus, len(each[1].defender)))


class ChooseTerrain(Step[VictoryRoads]):
    """The defender says which terrain of his hex counts (1.8.1)."""

    needs = ("Combat",)

    def decide(self, g: VictoryRoads) -> Decision | None:
        combat = g.find(Combat)
        kinds = tuple(kind for kind, _ in terrains(g, combat))
        if len(kinds) < 2:
            return None
        facts = {"space": combat.target}
        return Decision(other(combat.side), "choose-terrain", "1.8.1", {"choose": kinds}, facts)

    def choose(self, g: VictoryRoads, kind: Choice) -> None:
        """This one."""
        g.pop()
        g.find(Combat).terrain = kind
        g.note("terrain", "1.8.1", space=g.find(Combat).target, terrain=kind)

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- support markers on the map and in hand


def near(g: VictoryRoads, marker: Marker, space: int) -> bool:
    """Whether a marker works as far as a hex: from its own, or from that of its unit."""
    here = marker.space if marker.unit == NONE else g.state.where[marker.unit]
    return g.facts.distance(here, space) <= g.facts.supports[marker.kind].radius


def helps(g: VictoryRoads, combat: Combat, side: int, marker: Marker) -> bool:
    """Whether a marker on the map can be used by a side in a combat."""
    row, attacking = g.facts.supports[marker.kind], side == combat.side
    if row.side != SIDES[side] or marker.used:
        return False
    units = combat.attackers if attacking else combat.defenders
    mine = marker.unit != NONE and bool(units >> marker.unit & 1)
    armour = bool(combat.attackers & g.facts.ARMOURED)
    match marker.kind:
        case "zhukov":
            phase = not combat.surprise and not combat.exploiting
            return attacking and phase and bool(g.zone_of(marker.box) >> combat.target & 1)
        case "rudel":
            return not attacking and armour and near(g, marker, combat.target)
        case "pak88":
            return not attacking and armour and mine
        case "pioneers":
            return not attacking and mine
        case "sappers":
            return attacking and mine and _built_up(g, combat)
        case "tigers":
            return mine
        case "model":
            return not attacking and near(g, marker, combat.target)
        case "heinrici" | "schoerner" | "himmler":
            return False  # they are asked otherwise
    if row.attach == "hex":
        return bool(row.shift if attacking else row.against) and near(g, marker, combat.target)
    return mine and bool(row.shift if attacking else row.against)


def _built_up(g: VictoryRoads, combat: Combat) -> bool:
    """Whether a hex has a city or a fortification."""
    kinds = {kind for kind, _ in g.terrains(combat.target, combat.origins)}
    return bool(kinds & {"city", "major", "reich-city", "fortification", "stronghold"})


def in_hand(g: VictoryRoads, combat: Combat, side: int) -> list[str]:
    """Markers that a player can play from his boxes as a combat is prepared."""
    held = {kind for box in g.boxes_of(side) for kind in g.state.boxes[box]}
    return sorted(kind for kind in held if _suits(g, combat, side, kind))


def may_use_hand(g: VictoryRoads, combat: Combat, side: int) -> bool:
    """Whether for all the other player knows there is such a marker, of a class that is not used yet."""
    rows = g.facts.supports
    used = {rows[kind].class_ for kind in combat.used}
    return side == combat.side and may_hold(
        g, side, lambda kind: rows[kind].class_ not in used and _suits(g, combat, side, kind)
    )


def _suits(g: VictoryRoads, combat: Combat, side: int, kind: str) -> bool:
    f, attacking = g.facts, side == combat.side
    match kind:
        case "flotilla":
            return attacking and any(not combat.origins & ~river[combat.target] for river in f.FLOTILLAS)
        case "seydlitz":
            troops = combat.defenders & ~f.HQS
            return attacking and not troops & ~g.state.oos and not g.state.halts >> combat.target & 1
        case "counter-stroke":
            panzers = combat.attackers & f.ARMOURED & f.DIVISIONS
            return attacking and panzers.bit_count() >= 2 and not combat.exploiting
        case "panzerfaust":
            cover = {"forest", "city", "major", "reich-city", "fortification", "stronghold"}
            kinds = {each for each, _ in g.terrains(combat.target, combat.origins)}
            germans = combat.defenders & f.NATION[GERMAN]
            return not attacking and bool(germans) and bool(kinds & cover)
        case "kriegsmarine":
            return not attacking and bool(f.COAST >> combat.target & 1)
    return False


def use_support(g: VictoryRoads, combat: Combat, side: int, kind: str) -> None:
    """A player uses a marker in a combat; most are used up by it."""
    marker = next((m for m in g.state.markers if m.kind == kind and helps(g, combat, side, m)), None)
    if marker is None:
        box = next(box for box in g.boxes_of(side) if kind in g.state.boxes[box])
        put_aside(g, side, box, kind)
    elif g.facts.supports[kind].limit == "combat":
        g.push(UseUp(side=side, kind=kind))
    elif g.facts.supports[kind].limit == "phase":
        rest = list(g.state.markers)
        rest[rest.index(marker)] = Marker(marker.kind, marker.unit, marker.space, True, marker.box)
        g.state.markers = tuple(rest)
    if side == combat.side:
        combat.used = (*combat.used, kind)
    else:
        combat.against = (*combat.against, kind)
    g.note("support-used", f"support-{kind}", side=side, support=kind, space=combat.target)
    if kind == "pioneers":  # there is one terrain more to choose
        combat.terrain = ""
        g.push(ChooseTerrain())


class UseUp(Step[VictoryRoads]):
    """A marker is used up; of several of its kind its player says which (5.4.5)."""

    needs = ("Combat",)
    several = True

    side: Side
    kind: Support

    def _markers(self, g: VictoryRoads) -> dict[tuple[Unit, Space], Marker]:
        """Those that help, one for each unit or hex."""
        combat = g.find(Combat)
        found = [m for m in g.state.markers if m.kind == self.kind and helps(g, combat, self.side, m)]
        return {(marker.unit, marker.space): marker for marker in found}

    def decide(self, g: VictoryRoads) -> Decision | None:
        markers = self._markers(g)
        if len(markers) < 2:
            return None
        units = mask(unit for unit, _ in markers if unit != NONE)
        hexes = mask(space for unit, space in markers if unit == NONE)
        facts = {"support": self.kind, "space": g.find(Combat).target}
        return Decision(self.side, "which-marker", "5.4.5", {"unit": units, "to": hexes}, facts)

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """That of this unit."""
        self._take(g, self._markers(g)[unit, NONE])

    def to(self, g: VictoryRoads, space: Space) -> None:
        """The one in this hex."""
        self._take(g, self._markers(g)[NONE, space])

    def run(self, g: VictoryRoads) -> None:
        self._take(g, next(iter(self._markers(g).values())))

    def _take(self, g: VictoryRoads, marker: Marker) -> None:
        g.pop()
        g.drop(marker)
        g.state.played[self.side] = plus(g.state.played[self.side], self.kind)

    def crumb(self, g: VictoryRoads) -> None:
        return None


def most_shift(g: VictoryRoads, combat: Combat) -> int:
    """The columns that the attacker's markers could give, one of each class, and the rising in Warsaw."""
    best: dict[str, int] = {}
    for kind in g.at_hand(combat, combat.side):
        row = g.facts.supports[kind]
        best[row.class_] = max(best.get(row.class_, 0), row.shift)
    return sum(best.values()) + warsaw.shift(g, combat)


def hand_shift(g: VictoryRoads, combat: Combat, hand: Hand) -> int:
    """The columns that markers in boxes could give: none of them is of a class that lies on the map."""
    if hand == "none":
        return 0
    rows, side = g.facts.supports, combat.side
    shifting = [kind for kind, row in rows.items() if row.shift and row.attach == "box"]
    held = in_hand(g, combat, side)

    def counts(kind: str) -> bool:
        if hand == "held":
            return kind in held
        return _suits(g, combat, side, kind) and may_hold(g, side, lambda other: other == kind)

    return sum(rows[kind].shift for kind in shifting if counts(kind))


def renew(g: VictoryRoads) -> None:
    """What may be used once a phase may be used again."""
    g.state.markers = tuple(Marker(m.kind, m.unit, m.space, box=m.box) for m in g.state.markers)


def figures(g: VictoryRoads, combat: Combat) -> list[Figure]:
    """What markers and the rising in Warsaw do to the odds (7.5.6)."""
    rows, found = g.facts.supports, []
    found += [
        Figure(f"support-{kind}", rows[kind].shift, f"support-{kind}", "column")
        for kind in combat.used
        if rows[kind].shift
    ]
    found += [
        Figure(f"support-{kind}", -rows[kind].against, f"support-{kind}", "column")
        for kind in combat.against
        if rows[kind].against
    ]
    if warsaw.shift(g, combat):
        found.append(Figure("warsaw-rising", warsaw.shift(g, combat), "19.1.2", "column"))
    return found


# ---- before the odds


def begin(g: VictoryRoads, combat: Combat) -> None:
    """A hex is designated: an attack of an ally on its own counts (7.11.3); the defender may answer."""
    nation = g.alone(combat.attackers)
    if nation:
        g.state.autonomous = (*g.state.autonomous, nation)
        g.note("on-its-own", "7.11.3", nation=nation)
    if combat.side == SOVIET and (g.state.boxes[AXIS_BOX] or _heinrici(g, combat) is not None):
        g.push(Intervene())
    g.push(ChooseTerrain())


def odds_known(g: VictoryRoads, combat: Combat) -> None:
    """An attack may be the one that Stalin wants this turn."""
    theatre = g.state.impatient
    if combat.side == SOVIET and theatre != NONE and _content(g, combat, theatre):
        g.state.impatient = NONE


def _content(g: VictoryRoads, combat: Combat, theatre: int) -> bool:
    """Whether it is: at 1/1 or better, in reach, and on a Haltebefehl where one can be attacked."""
    reach = g.zone_of(theatre)
    if not reach >> combat.target & 1 or combat.column < EVEN:
        return False
    halts = g.state.halts & reach & g.facts.contact.around(g.held(SOVIET))
    return not halts or bool(halts >> combat.target & 1)


def _heinrici(g: VictoryRoads, combat: Combat) -> Marker | None:
    """Heinrici, if he is near enough to an attacked stack that can get away, and may (6.7.6)."""
    if not any(g.movement(unit) for unit in bits(combat.defenders)) or combat.surprise:
        return None
    if not g.may_fall_back(combat, AXIS):
        return None
    for marker in g.state.markers:
        if marker.kind == "heinrici" and near(g, marker, combat.target):
            return marker
    return None


class Intervene(Step[VictoryRoads]):
    """The German player may play a marker from his hand, or Heinrici's retreat, against an attack."""

    needs = ("Combat",)
    several = True

    def _kinds(self, g: VictoryRoads) -> tuple[str, ...]:
        combat = g.find(Combat)
        classes = {g.facts.supports[kind].class_ for kind in combat.against}
        found = [k for k in in_hand(g, combat, AXIS) if g.facts.supports[k].class_ not in classes]
        if _heinrici(g, combat) is not None:
            found.append("heinrici")
        return tuple(found)

    def decide(self, g: VictoryRoads) -> Decision | None:
        combat = g.find(Combat)
        if combat.over:
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs: dict[str, Any] = {"play": self._kinds(g), "decline": True}
        return Decision(AXIS, "intervene", "11.5.1", verbs, {"space": combat.target}, always=True)

    def play(self, g: VictoryRoads, kind: Choice) -> None:
        """Play this one."""
        combat = g.find(Combat)
        if kind != "heinrici":
            combat.against = (*combat.against, kind)
            put_aside(g, AXIS, AXIS_BOX, kind)
            g.note("support-used", f"support-{kind}", side=AXIS, support=kind, space=combat.target)
            return
        marker = _heinrici(g, combat)
        assert marker is not None
        g.drop(marker)
        g.state.played[AXIS] = plus(g.state.played[AXIS], kind)
        g.note("support-used", "support-heinrici", side=AXIS, support=kind, space=combat.target)
        combat.over = combat.yielded = True
        g.pop()
        g.push(Retreat(side=AXIS, pending=combat.defenders, hexes=1, threats=combat.origins))

    def decline(self, g: VictoryRoads) -> None:
        """Nothing more."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def cut_off(g: VictoryRoads, combat: Combat) -> None:
    """Germans found out of supply may be supplied by air, if there is a marker (4.2.1, 7.4)."""
    if combat.side != SOVIET or not g.state.boxes[AXIS_BOX] or g.state.sky == OVERCAST:
        return
    if combat.defenders & combat.checked & g.state.oos & g.facts.NATION[GERMAN] and in_range(
        g, combat.target
    ):
        g.push(Airdrop(space=combat.target))


def in_range(g: VictoryRoads, space: int) -> bool:
    """Whether a German headquarters in supply is near enough for an airlift."""
    f = g.facts
    hqs = g.spaces_of(supplied_hqs(g, AXIS) & f.NATION[GERMAN])
    return bool(f.disc(space, f.supports["ju52"].radius) & hqs)


def airdrop(g: VictoryRoads, space: int) -> None:
    """All units of a stack count as supplied until the next German supply phase."""
    units = g.stack(space, AXIS) & ~g.facts.HQS
    put_aside(g, AXIS, AXIS_BOX, "ju52")
    g.state.airlifted |= units
    g.state.oos &= ~units
    g.note("airlift", "support-ju52", space=space, units=units)


class Airdrop(Step[VictoryRoads]):
    """Ju 52 may supply a stack that is attacked (4.2.1)."""

    needs = ("Combat",)
    several = True

    space: Space

    def decide(self, g: VictoryRoads) -> Decision:
        held = ("ju52",) if "ju52" in g.state.boxes[AXIS_BOX] else ()
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs: dict[str, Any] = {"play": held, "decline": True}
        return Decision(AXIS, "airdrop", "4.2.1", verbs, {"space": self.space}, always=True)

    def play(self, g: VictoryRoads, kind: Choice) -> None:
        """Supply them."""
        g.pop()
        airdrop(g, self.space)

    def decline(self, g: VictoryRoads) -> None:
        """No."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


# ---- declarations (7.6)


def may_hourra(g: VictoryRoads, combat: Combat) -> bool:
    """In the Soviet combat phase, in reach of a theatre, not in mud, nor where all is strong (7.6.4)."""
    if combat.side != SOVIET or combat.exploiting or combat.surprise or g.state.weather == MUD:
        return False
    if (g.facts.STRONGHOLDS | g.facts.REICH_MAJORS) & ~g.state.fallen & 1 << combat.target:
        return False
    return bool(g.zone() >> combat.target & 1)


def first_losers(g: VictoryRoads, combat: Combat) -> UnitSet:
    """The armour that takes the attacker's first loss (7.8.1, 8.3.2)."""
    f, soviet = g.facts, combat.side == SOVIET
    if combat.armoured or (soviet and {"pak88", "panzerfaust"} & set(combat.against)):
        return combat.attackers & f.ARMOURED
    # In attacks the armour of allies is no Soviet armour (7.11.2, 14.3).
    return combat.attackers & f.SOVIET_ARMOUR if soviet and combat.exploiting else 0


def elite_losers(g: VictoryRoads, combat: Combat, side: int) -> UnitSet:
    """For an elite bonus any elite unit of that side in the combat may lose the first step (7.8.1, V129)."""
    attacking = side == combat.side
    if (combat.elite if attacking else combat.elite_defender) == NONE:
        return 0
    if attacking and "counter-stroke" in combat.used:
        return 0
    units = combat.attackers if attacking else combat.defenders
    return mask(unit for unit in bits(units) if g.is_elite(unit))


def silenced(g: VictoryRoads, combat: Combat, side: int) -> bool:
    """Whether a side may not use an elite bonus: Katyushas fire on it, or Himmler commands it."""
    if side != combat.side and "katyusha" in combat.used:
        return True
    units = combat.attackers if side == combat.side else combat.defenders
    hexes = g.spaces_of(units)
    return any(m.kind == "himmler" and hexes & g.here(m.unit) for m in g.state.markers)


# ---- after the dice


def weak_romanians(g: VictoryRoads, combat: Combat) -> bool:
    """Whether Soviets attack Romanians of less than three steps without Germans (7.12.1)."""
    f = g.facts
    if combat.side != SOVIET or combat.defenders & ~f.ally(ROMANIA):
        return False
    return combat.steps < f.tables.combat.allied_steps


def weary(g: VictoryRoads, combat: Combat) -> UnitSet:
    """Soviet armour outside every theatre that attacks bad ground, over water or in mud (7.8.4)."""
    if combat.side != SOVIET or not g.uses(ADVANCED):
        return 0
    units = corps.outside(g, combat.attackers & g.facts.SOVIET_ARMOUR)
    rough = {kind for kind, _ in g.terrains(combat.target, combat.origins)} != {"clear"}
    if rough or g.state.weather == MUD:
        return units
    return 0 if "flotilla" in combat.used else _over_water(g, units, combat)


def shape(g: VictoryRoads, combat: Combat) -> None:
    """After terrain: snow, Hourra, strong places, allies, markers (3.2.3, 7.9.5, 7.12, 13)."""
    if g.state.weather == SNOW:
        combat.level = min(combat.level, 2)
    combat.level += combat.hourra
    if g.stronghold(combat.target) or g.reich_city(combat.target):
        combat.level = 0
    combat.extra = ()
    tired = weary(g, combat)
    if weak_romanians(g, combat):  # one less of all that attrition costs (7.12.1)
        tired = tired if combat.attacker_due else 0
        combat.attacker_due = max(combat.attacker_due - 1, 0)
    if tired:
        combat.extra += (Toll(tired, 1, "7.8.4"),)
    if "rudel" in combat.against:
        combat.extra += (Toll(combat.attackers & g.facts.ARMOURED, 1, "support-rudel"),)
    if "seydlitz" in combat.used:
        combat.defender_due += 1
    if "aviation" in combat.used and combat.defender_result == "R":
        combat.defender_result = "-"
    combat.barred = combat.attackers & g.facts.ARMOURED if "pak88" in combat.against else 0


def defender_changes(g: VictoryRoads, combat: Combat) -> dict[str, str]:
    """What becomes of the defender's results: a Haltebefehl takes the place of terrain (6.7.5)."""
    if combat.side == SOVIET and halt.bound(g, combat.target):
        return g.facts.tables.halt.defender
    changes = dict(terrain_of(g, combat)[1].defender)
    if "sappers" in combat.used:  # a step less than the terrain would give
        for rolled, softened in changes.items():
            if rolled in LADDER and softened in LADDER:
                step = LADDER.index(softened) + 1
                changes[rolled] = LADDER[min(step, LADDER.index(rolled))]
    return changes


def before_attrition(g: VictoryRoads, combat: Combat) -> None:
    """Corps outside every theatre become standard ones (7.7.9); Hitler likes armoured attacks (15.2.2)."""
    if schoerner(g, combat):
        g.push(Schoerner())
    if combat.side == SOVIET:
        if not weak_romanians(g, combat):
            corps.to_standard(g, corps.outside(g, combat.attackers), "7.7.9")
        return
    panzers = combat.attackers & g.facts.ARMOURED & g.facts.DIVISIONS
    if combat.armoured and panzers.bit_count() >= 2:
        satisfaction.please(g, g.facts.tables.satisfaction.armoured_attack, "15.2.2")


class FrontReserves(Step[VictoryRoads]):
    """Reserves of the front make good what attrition has cost one rifle corps."""

    needs = ("Combat",)
    several = True

    units: UnitSet
    boxes: tuple[Box, ...]
    """Where they may lie, for all the German player knows."""
    chosen: Unit = NONE

    def decide(self, g: VictoryRoads) -> Decision | None:
        if self.chosen != NONE:
            names = tuple(SUPPORT_BOXES[box] for box in self._held(g))
            # Asked even if one box has it, for not asking would tell that no other has.
            several = sum(bool(g.state.boxes[box]) for box in self.boxes) > 1
            facts = {"support": FRONT_RESERVES}
            return Decision(SOVIET, "deploy-from", "5.4.1", {"box": names}, facts, always=several)
        units = g.on_map(self.units) & g.state.reduced
        if not units:
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs: dict[str, Any] = {"unit": units if self._held(g) else 0, "done": True}
        return Decision(SOVIET, "front-reserves", "support-front-reserves", verbs, always=True)

    def _held(self, g: VictoryRoads) -> list[int]:
        return [box for box in self.boxes if FRONT_RESERVES in g.state.boxes[box]]

    def unit(self, g: VictoryRoads, unit: Unit) -> None:
        """This one."""
        self.chosen = unit
        g.note("taken-up", "5.4.1", side=SOVIET)  # that one is held is seen now

    def box(self, g: VictoryRoads, name: Choice) -> None:
        """From this box."""
        g.pop()
        spend(g, SOVIET, SUPPORT_BOXES.index(name), FRONT_RESERVES)
        corps.to_reinforced(g, 1 << self.chosen, "support-front-reserves")

    def done(self, g: VictoryRoads) -> None:
        """Keep them."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def after_attrition(g: VictoryRoads, combat: Combat) -> None:
    """Corps that were reinforced when the attack began may be so again."""
    if combat.side != SOVIET:
        return
    boxes = tuple(
        box
        for box in g.boxes_of(SOVIET)
        if may_hold(g, SOVIET, lambda kind: kind == FRONT_RESERVES, (box,))
        and (not g.uses(ADVANCED) or g.zone_of(box) >> combat.target & 1)
    )
    weakened = g.on_map(combat.fresh & g.facts.RIFLE & g.state.reduced)
    if boxes and weakened:
        g.push(FrontReserves(units=weakened, boxes=boxes))


# ---- the defender's result


def schoerner(g: VictoryRoads, combat: Combat) -> bool:
    """Whether Schoerner may soften the result: not where Model has acted (11.5.8)."""
    if combat.defender_result not in ("DR", "DR2") or combat.side != SOVIET or "model" in combat.against:
        return False
    return _schoerners(g, combat)


def _schoerners(g: VictoryRoads, combat: Combat) -> bool:
    """Whether Schoerner commands the defenders."""
    return any(m.kind == "schoerner" and combat.defenders >> m.unit & 1 for m in g.state.markers)


def asks_first(g: VictoryRoads, combat: Combat, kind: str) -> bool:
    """Whether a marker that costs nothing is not used unasked: of two leaders one acts (11.5.8)."""
    return kind == "model" and _schoerners(g, combat)


class Schoerner(Step[VictoryRoads]):
    """Schoerner may let his stack take DR as S and DR2 as DR."""

    needs = ("Combat",)

    def decide(self, g: VictoryRoads) -> Decision | None:
        if not schoerner(g, g.find(Combat)):  # he is gone with his unit
            return None
        facts = {"space": g.find(Combat).target, "result": g.find(Combat).defender_result}
        return Decision(AXIS, "schoerner", "support-schoerner", {"soften": True, "done": True}, facts)

    def soften(self, g: VictoryRoads) -> None:
        """Stand."""
        combat = g.find(Combat)
        combat.defender_result = {"DR": "S", "DR2": "DR"}[combat.defender_result]
        g.note("schoerner", "support-schoerner", result=combat.defender_result, space=combat.target)
        g.pop()

    def done(self, g: VictoryRoads) -> None:
        """Leave it."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def defenders_result(g: VictoryRoads, combat: Combat) -> None:
    """Romanians do not stand a rout: DR2 and DR3 eliminate them, but one beside Germans (7.12.2)."""
    f = g.facts
    romanians = g.on_map(combat.defenders & f.ally(ROMANIA) & f.SIDE[AXIS])
    if combat.side != SOVIET or not romanians or combat.defender_choice not in ("DR2", "DR3"):
        return
    germans = g.on_map(combat.defenders & f.TROOPS[AXIS] & f.NATION[GERMAN] & ~f.GARRISONS)
    g.push(Rout(units=romanians, spared=1 if germans else 0))


class Rout(Step[VictoryRoads]):
    """Romanian units are eliminated; the German player says which one is spared (7.12.2)."""

    needs = ("Combat",)
    several = True

    units: UnitSet
    spared: Few

    def decide(self, g: VictoryRoads) -> Decision | None:
        units = g.on_map(self.units)
        if not self.spared or units.bit_count() < 2:
            return None
        return Decision(AXIS, "rout", "7.12.2", {"rally": units})

    def rally(self, g: VictoryRoads, unit: Unit) -> None:
        """This one holds."""
        self.units &= ~(1 << unit)
        self.spared = 0
        self.run(g)

    def run(self, g: VictoryRoads) -> None:
        g.pop()
        units = g.on_map(self.units)
        if self.spared:
            return
        for unit in bits(units):
            g.lost(unit, "7.12.2")

    def crumb(self, g: VictoryRoads) -> None:
        return None


class OperationalReserve(Step[VictoryRoads]):
    """A German armoured division near by may move up after a Soviet attack."""

    needs = ("Combat",)
    several = True

    space: Space

    def decide(self, g: VictoryRoads) -> Decision:
        held = ("operational-reserve",) if "operational-reserve" in g.state.boxes[AXIS_BOX] else ()
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs: dict[str, Any] = {"play": held, "decline": True}
        return Decision(
            AXIS, "reserve-moves", "support-operational-reserve", verbs, {"space": self.space}, always=True
        )

    def play(self, g: VictoryRoads, kind: Choice) -> None:
        """Send one."""
        g.pop()
        put_aside(g, AXIS, AXIS_BOX, kind)
        g.note("support-used", f"support-{kind}", side=AXIS, support=kind, space=self.space)
        radius = g.facts.supports[kind].radius
        g.push(React(side=AXIS, target=self.space, armoured=True, within=radius))

    def decline(self, g: VictoryRoads) -> None:
        """No."""
        g.pop()

    def crumb(self, g: VictoryRoads) -> None:
        return None


def after_results(g: VictoryRoads, combat: Combat) -> None:
    """All results are applied: an operational reserve may move up."""
    f = g.facts
    if combat.side != SOVIET or not g.state.boxes[AXIS_BOX]:
        return
    close = f.disc(combat.target, f.supports["operational-reserve"].radius) & ~g.beside(SOVIET)
    if g.units_in(close & g.held(AXIS), f.ARMOURED & f.DIVISIONS):
        g.push(OperationalReserve(space=combat.target))
