"""The combat phase (8): one combat after the other, each by its seven steps (8.2.1)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stavka.games.roads.advance import Advance, DefendersAdvance, Exploit
from stavka.games.roads.command import fed
from stavka.games.roads.counts import Column, Dice, Level, MaybeResult, MaybeTerrain, Result, Steps, Support
from stavka.games.roads.odds import assess, crossing, over_major
from stavka.games.roads.play import Hand, Roads
from stavka.games.roads.reaction import React
from stavka.games.roads.results import attacker_text, choices, defender_text, preview, read, settle
from stavka.games.roads.retreat import Retreat
from stavka.games.roads.supply import Guests
from stavka.games.roads.terms import MUD, other
from stavka.games.roads.units import Losses
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import NONE, Choice, Rule, Side, Space, SpaceSet, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step
from stavka.kernel.views import Preview


def targets(g: Roads[Any], side: int, hand: Hand = "held") -> SpaceSet:
    """The hexes that can be attacked: not yet in this phase, with strength enough (8.1, 8.5.8)."""
    able = g.able(side)
    found = g.facts.contact.around(g.spaces_of(able)) & g.held(other(side)) & ~g.state.attacked & g.ground
    return mask(
        space for space in bits(found) if _worth_it(g, space, neighbours_able(g, space, able), hand=hand)
    )


def neighbours_able(g: Roads[Any], target: Space, able: UnitSet) -> UnitSet:
    """Those of the units that stand next to a hex and may attack it: in mud not over the rivers (3.2.2)."""
    units = g.units_in(g.facts.contact[target], able)
    return mask(unit for unit in bits(units) if crossing(g, g.state.where[unit], target)[0])


def _worth_it(g: Roads[Any], target: Space, units: UnitSet, chosen: UnitSet = 0, hand: Hand = "held") -> bool:
    """Whether those chosen can attack a hex with some of the units."""
    return any(
        not chosen & ~party and g.may_attack(party) and strong_enough(g, target, party, hand)
        for party in g.parties(units, chosen)
    )


def strong_enough(g: Roads[Any], target: Space, units: UnitSet, hand: Hand = "held") -> bool:
    """Whether an attack would be resolved, with all the markers that could help (8.5.8)."""
    if not units:
        return False
    combat = provisional(g, target, units)
    odds = assess(g, combat)
    return odds.attack > 0 and odds.column + g.most_shift(combat) + g.hand_shift(combat, hand) >= 0


def provisional(g: Roads[Any], target: Space, units: UnitSet) -> Combat:
    """A combat as it would be."""
    combat = Combat(
        target=target,
        attackers=units,
        defenders=g.state.at[target] & g.facts.SIDE[g.opponent],
        exploiting=g.exploitation(),
    )
    tally(g, combat)
    combat.used = g.free_supports(combat, g.phasing)
    combat.against = g.free_supports(combat, g.opponent)
    return combat


class Combats(Step[Roads[Any]]):
    """The phasing player attacks, as often and in what order he likes (8.1); also in exploitation (9.3)."""

    side: Side
    begun: bool = False

    def decide(self, g: Roads[Any]) -> Decision | None:
        if not self.begun:
            return None
        hexes = targets(g, self.side)
        if not hexes and not targets(g, self.side, "suspected"):
            return None
        rule = "~9.3.1" if g.exploitation() else "~8.1.1"
        # Asked whatever is in hand, for not asking would tell what is not.
        return Decision(self.side, "combat", rule, {"attack": hexes, "done": True}, always=True)

    def run(self, g: Roads[Any]) -> None:
        if self.begun:
            g.pop()
            return
        self.begun = True
        g.state.fought = g.state.retreated = 0
        g.state.attacked = 0
        g.renew_markers()

    def attack(self, g: Roads[Any], target: Space) -> None:
        """Attack this hex."""
        near = neighbours_able(g, target, g.able(self.side))
        if not _worth_it(g, target, near, hand="none"):
            _count_on_hand(g, self.side, target)
        g.push(Gather(side=self.side, target=target))

    def done(self, g: Roads[Any]) -> None:
        """No more attacks."""
        g.pop()

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-exploitation-combats" if g.exploitation() else "step-combats", {"side": self.side}

    def why_not(self, g: Roads[Any], verb: str, target: Target) -> Refusal | None:
        """Why a hex cannot be attacked."""
        if verb != "attack" or not isinstance(target, int):
            return None
        bit, facts = 1 << target, {"space": target}
        if g.state.attacked & bit:
            return Refusal("attacked-before", "~8.1.8", facts)
        if not g.held(other(self.side)) & bit:
            return Refusal("nobody-there", "~8.1.1", facts)
        if not neighbours_able(g, target, g.able(self.side)):
            return Refusal("no-attacker", "~8.1.9", facts)
        return Refusal("too-weak", "~8.5.8", facts)


def _count_on_hand(g: Roads[Any], side: int, target: Space) -> None:
    """An attack that a marker on the map does not make possible tells of one in a box (8.5.8)."""
    g.note("counts-on-hand", "~8.5.8", side=side, space=target)


class Gather(Step[Roads[Any]]):
    """Who attacks a hex (8.3.1)."""

    side: Side
    target: Space
    attackers: UnitSet = 0
    only: UnitSet = 0
    """In a surprise attack, the units under the marker."""

    def _able(self, g: Roads[Any]) -> UnitSet:
        """Who may join: with whom, and perhaps further ones, the attack can be made."""
        near = neighbours_able(g, self.target, self.only or g.able(self.side))
        able = near & ~self.attackers
        if not able or _worth_it(g, self.target, near, chosen=near):
            return able
        return mask(u for u in bits(able) if _worth_it(g, self.target, near, self.attackers | 1 << u))

    def decide(self, g: Roads[Any]) -> Decision:
        able = self._able(g)
        ready = g.may_attack(self.attackers) and strong_enough(g, self.target, self.attackers)
        verbs = {"add": able, "resolve": ready, "all": bool(able & (able - 1))}
        facts = {"space": self.target, "units": self.attackers}
        return Decision(self.side, "attackers", "~8.3.1", verbs, facts, always=True)

    def add(self, g: Roads[Any], unit: Unit) -> None:
        """Let this unit join."""
        self.attackers |= 1 << unit

    def all(self, g: Roads[Any]) -> None:
        """Let everybody join who may."""
        while able := self._able(g):
            self.attackers |= able & -able

    def resolve(self, g: Roads[Any]) -> None:
        """Attack with the units gathered."""
        g.pop()
        if not strong_enough(g, self.target, self.attackers, "none"):
            _count_on_hand(g, self.side, self.target)
        combat = Combat(
            target=self.target,
            attackers=self.attackers,
            defenders=g.state.at[self.target] & g.facts.SIDE[other(self.side)],
            exploiting=g.exploitation(),
            surprise=bool(self.only),
        )
        tally(g, combat)
        if not self.only:
            g.state.attacked |= 1 << self.target
            g.state.fought |= self.attackers
        g.push(combat)

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-gather", {"space": self.target}

    def preview(self, g: Roads[Any]) -> Preview | None:
        """The odds as they stand."""
        if not self.attackers:
            return None
        return preview(g, provisional(g, self.target, self.attackers))

    def why_not(self, g: Roads[Any], verb: str, target: Target) -> Refusal | None:
        """Why a unit cannot join."""
        if verb == "resolve":
            if not g.may_attack(self.attackers):
                return Refusal("not-alone", "~8.1.12", {"space": self.target})
            return Refusal("too-weak", "~8.5.8", {"space": self.target})
        if verb != "add" or not isinstance(target, int):
            return None
        f, bit, facts = g.facts, 1 << target, {"unit": target, "space": self.target}
        if f.HQS & bit:
            return Refusal("hq-never-attacks", "~8.3.3", facts)
        if g.state.fought & bit:
            return Refusal("fought-before", "~8.1.9", facts)
        if not f.contact[self.target] & g.here(target):
            return Refusal("not-next-to", "~8.1.1", facts)
        if not g.together(self.attackers | bit):
            return Refusal("nations-apart", "~8.1.12", facts)
        if neighbours_able(g, self.target, self.only or g.able(self.side)) & bit:
            return Refusal("not-alone", "~8.1.12", {"space": self.target})
        if g.exploitation():
            return Refusal("not-exploiting", "~9.1.1", facts)
        return Refusal("river-in-mud", "~3.2.2i", facts)


class Toll(Struct, frozen=True):
    """Steps that some of the attackers lose besides, and the paragraph that says so."""

    units: UnitSet
    steps: Steps
    rule: Rule


class Combat(Step[Roads[Any]]):
    """One combat, by its steps (8.2.1)."""

    target: Space
    attackers: UnitSet
    defenders: UnitSet
    exploiting: bool = False
    surprise: bool = False
    stage: Stage = 0
    side: Side = -1
    origins: SpaceSet = 0
    """Where the attackers stood."""
    checked: UnitSet = 0
    """Defenders whose supply is looked at: they were not marked before (8.4.2)."""
    steps: Steps = 0
    """The defenders' steps when the hex was designated (8.11.1)."""
    fresh: UnitSet = 0
    """Attackers that were at full strength then."""
    whole: UnitSet = 0
    """Elements of divisions that take part with all they have on the map (1.1.5)."""
    used: tuple[Support, ...] = ()
    """The attacker's support markers that count."""
    against: tuple[Support, ...] = ()
    """The defender's."""
    doubled: UnitSet = 0
    """Defenders whose factor an event doubles."""
    weakened: UnitSet = 0
    """Units whose factor an event halves."""
    elite: Unit = NONE
    elite_defender: Unit = NONE
    armoured: bool = False
    hourra: bool = False
    terrain: MaybeTerrain = ""
    """The terrain that the defender has chosen, where a hex has several."""
    column: Column = 0
    dice: Dice = 0
    attacker_choice: MaybeResult = ""
    defender_choice: MaybeResult = ""
    by_river: bool = False
    """The defender wants the river, not the ground, to change the attacker's result (8.10.4)."""
    attacker_result: Result = "-"
    defender_result: Result = "-"
    attacker_due: Steps = 0
    defender_due: Steps = 0
    level: Level = 0
    """How many units may exploit."""
    barred: UnitSet = 0
    """Attackers that may not exploit."""
    mud_engagement: bool = False
    rescue: bool = False
    """A further reaction, by armour only (14.1)."""
    extra: tuple[Toll, ...] = ()
    """Steps that some of the attackers lose besides, and by what rule."""
    emptied: bool = False
    """Attrition has emptied the hex (8.8.3)."""
    manned: bool = False
    """Whether anybody is left where the attackers stood, before their tactical result."""
    vacated: bool = False
    """That result has emptied all those hexes (8.13.1)."""
    driven_off: UnitSet = 0
    """Defenders whose retreat has consequences when the combat is over."""
    over: bool = False
    yielded: bool = False
    """The defenders have left before the attack: it is cancelled, but the hex may be entered."""

    # ---- step by step

    def run(self, g: Roads[Any]) -> None:
        self.stage += 1
        stages = (
            self._designate,
            self._supply,
            self._supports,
            self._odds,
            self._roll,
            self._choose,
            self._attrition,
            self._first_advance,
            self._attackers_result,
            self._defenders_result,
            self._advance,
            self._aftermath,
            self._exploitation,
        )
        if self.over or self.stage > len(stages):
            g.pop()
            g.end_combat(self)
            if self.yielded and self._emptied(g):
                self._go_in(g)
            return
        stages[self.stage - 1](g)

    def _designate(self, g: Roads[Any]) -> None:
        facts = {"side": self.side, "units": self.attackers, "defenders": self.defenders}
        g.note("attack", "~8.3.1", **facts, space=self.target)
        g.begin_combat(self)

    def _supply(self, g: Roads[Any]) -> None:
        """The defenders that are not marked are checked (8.4)."""
        f, enemy = g.facts, other(self.side)
        self.defenders = g.on_map(self.defenders)
        self.checked = units = self.defenders & ~g.state.oos & ~f.HQS
        if not self.defenders:  # lost before the combat proper
            self.over = self.yielded = True
            return
        found, few = fed(g, enemy, g.feeders_in_combat(enemy), units)
        g.state.oos |= units & ~found
        if few:
            g.push(Guests(side=enemy, few=tuple(few)))

    def _supports(self, g: Roads[Any]) -> None:
        """Both players use their markers, the attacker first (8.5.2, 8.5.6)."""
        cut = self.checked & g.state.oos
        if cut:
            g.note("defenders-cut-off", "~8.4.3", units=cut, space=self.target)
        g.cut_off_in_combat(self)
        enemy = other(self.side)
        self.used = g.free_supports(self, self.side)
        self.against = (*self.against, *g.free_supports(self, enemy))
        g.push(UseSupports(side=enemy))
        g.push(UseSupports(side=self.side))

    def _odds(self, g: Roads[Any]) -> None:
        odds = assess(g, self)
        self.column = odds.final
        facts = {"attack": odds.attack, "defence": odds.defence, "odds": odds.odds}
        if odds.attack <= 0 or odds.final < 0:
            g.note("attack-cancelled", "~8.5.8", space=self.target, **facts)
            self.over = True
            return
        g.note("odds", "~8.5.5", side=self.side, space=self.target, **facts)
        g.odds_known(self)
        g.push(Declare(side=other(self.side)))
        g.push(Declare(side=self.side))

    def _roll(self, g: Roads[Any]) -> None:
        first, second = g.roll("combat"), g.roll("combat")
        self.dice = first + second
        result = read(g, self.column, self.dice)
        g.note("combat", "~8.7.3", space=self.target, dice=[first, second], result=str(result))
        self.attacker_choice, self.defender_choice = result.attacker, result.defender
        if over_major(g, self.attackers, self.target) and not self.exploiting:
            g.push(RiverOrGround())
        if self.elite_defender != NONE:
            g.push(ChooseResult(side=other(self.side)))
        if self.elite != NONE and not self.exploiting:
            g.push(ChooseResult(side=self.side))

    def _choose(self, g: Roads[Any]) -> None:
        result = read(g, self.column, self.dice)
        settle(g, self, result, self.attacker_choice, self.defender_choice)
        brings = {"attacker": self.attacker_due, "defender": self.defender_due}
        texts = {"attacking": attacker_text(self), "defending": defender_text(self)}
        g.note("result", "~8.7.7", space=self.target, **brings, **texts)

    def _attrition(self, g: Roads[Any]) -> None:
        """Both sides lose steps; who declared something loses the first there (8.8.1)."""
        g.before_attrition(self)
        enemy = other(self.side)
        if self.defender_due:
            first = g.elite_losers(self, enemy)
            g.push(
                Losses(
                    side=enemy,
                    units=self.defenders,
                    due=self.defender_due,
                    rule="~8.8.2",
                    round=True,
                    first=first,
                    spares=g.spares(self, enemy),
                )
            )
        for toll in self.extra:
            units, due, rule = toll.units, toll.steps, toll.rule
            g.push(Losses(side=self.side, units=units, due=due, rule=rule, round=True))
        if self.attacker_due:
            elite = g.elite_losers(self, self.side)
            armour = g.first_losers(self)
            g.push(
                Losses(
                    side=self.side,
                    units=self.attackers | g.endangered(self),
                    due=self.attacker_due,
                    rule="~8.8.2",
                    round=True,
                    first=elite | armour,
                    chooser=enemy if elite and armour else -1,
                    spares=g.spares(self, self.side),
                )
            )

    def _emptied(self, g: Roads[Any]) -> bool:
        return not g.state.at[self.target] & g.facts.SIDE[other(self.side)]

    def _first_advance(self, g: Roads[Any]) -> None:
        """Attrition may have emptied the hex (8.8.3)."""
        if self._emptied(g):
            self.emptied = True
            self._go_in(g)
        g.after_attrition(self)

    def _go_in(self, g: Roads[Any]) -> None:
        """Who has not retreated may enter the hex (8.13.2)."""
        victors = g.on_map(self.attackers) & ~g.state.retreated
        g.push(Advance(side=self.side, target=self.target, units=victors))

    def _manned(self, g: Roads[Any]) -> bool:
        return bool(g.held(self.side) & self.origins)

    def _attackers_result(self, g: Roads[Any]) -> None:
        """The attacker's tactical result, E apart (8.10.1)."""
        self.manned = self._manned(g)
        g.attackers_result(self)
        if self.mud_engagement:
            g.push(Engage(attacker_only=True))
        match self.attacker_result:
            case "AR":
                if g.on_map(self.attackers):
                    g.push(HoldOrRetreat(side=self.side, result="AR"))
            case "D1":
                g.push(Losses(side=other(self.side), units=self.defenders, due=1, rule="~8.10.5", free=True))
            case "Eng":
                g.push(Engage())

    def _defenders_result(self, g: Roads[Any]) -> None:
        """The defender's tactical result (8.10.1)."""
        self.vacated = (self.manned or g.advances_late()) and not self._manned(g)
        enemy, alive = other(self.side), g.on_map(self.defenders)
        if self.rescue:
            g.push(React(side=enemy, target=self.target, armoured=True))
        match self.defender_result:
            case "R":
                g.push(React(side=enemy, target=self.target))
            case "Eng":
                g.push(Engage())
            case "S" | "F" as result:
                if alive:
                    g.push(HoldOrRetreat(side=enemy, result=result))
            case "DR" | "DR2" | "DR3" as result:
                if alive:
                    g.push(retreat(g, self, enemy, int(result[2:] or 1)))
        g.defenders_result(self)

    def _advance(self, g: Roads[Any]) -> None:
        """Into what the results have emptied (8.13)."""
        if self._emptied(g):
            if not self.emptied or (g.advances_late() and not g.held(self.side) >> self.target & 1):
                self._go_in(g)
        elif self.vacated:
            units = g.on_map(self.defenders) & g.state.at[self.target]
            g.push(DefendersAdvance(side=other(self.side), hexes=self.origins, units=units))

    def _aftermath(self, g: Roads[Any]) -> None:
        g.after_results(self)

    def _exploitation(self, g: Roads[Any]) -> None:
        """Exploitation markers; an attack by surprise gives none (8.14)."""
        if self.level and not self.surprise and not self.exploiting:
            g.push(
                Exploit(
                    side=self.side,
                    units=self.attackers & ~self.barred,
                    level=self.level,
                    armoured=(self.armoured or self.hourra) and g.halves(self),
                    whole=self.whole,
                )
            )

    def crumb(self, g: Roads[Any]) -> tuple[str, dict[str, Any]]:
        return "step-combat", {"space": self.target}


def tally(g: Roads[Any], combat: Combat) -> None:
    """What is counted when the hex is designated."""
    combat.side = g.phasing
    combat.origins = g.spaces_of(combat.attackers)
    combat.steps = g.steps(combat.defenders)
    combat.fresh = combat.attackers & ~g.state.reduced
    combat.whole = 0
    for elements in g.facts.divisions.values():
        present = g.on_map(elements)
        if present & combat.attackers and not present & ~combat.attackers:
            combat.whole |= present


def retreat(g: Roads[Any], combat: Combat, side: int, hexes: int) -> Retreat:
    """The units of a side retreat."""
    attackers = g.on_map(combat.attackers)
    if side == combat.side:
        return Retreat(side=side, pending=attackers, hexes=hexes, threats=1 << combat.target)
    threats = g.spaces_of(attackers) & ~(1 << combat.target) or combat.origins
    return Retreat(side=side, pending=g.on_map(combat.defenders), hexes=hexes, threats=threats)


class UseSupports(Step[Roads[Any]]):
    """A player uses support markers in a combat: never two of a class (5.5.4)."""

    needs = ("Combat",)
    several = True

    side: Side

    def _open(self, g: Roads[Any]) -> tuple[str, ...]:
        return tuple(g.usable_supports(g.find(Combat), self.side))

    def decide(self, g: Roads[Any]) -> Decision | None:
        kinds, combat = self._open(g), g.find(Combat)
        suspected = g.may_use_hand(combat, self.side)
        if not kinds and not suspected:
            return None
        # Asked whatever is in hand, for not asking would tell what is not.
        verbs: dict[str, Any] = {"use": kinds, "done": True}
        facts = {"space": combat.target}
        return Decision(self.side, "combat-supports", "~5.5.4", verbs, facts, always=suspected)

    def use(self, g: Roads[Any], kind: Choice) -> None:
        """Use this one."""
        g.use_support(g.find(Combat), self.side, kind)

    def done(self, g: Roads[Any]) -> None:
        """No more."""
        g.pop()

    def preview(self, g: Roads[Any]) -> Preview | None:
        """The odds with what is used so far."""
        return preview(g, g.find(Combat))

    def crumb(self, g: Roads[Any]) -> None:
        return None


class Declare(Step[Roads[Any]]):
    """A player declares an elite unit, the attacker also an armoured attack (8.6)."""

    needs = ("Combat",)
    several = True

    side: Side

    def decide(self, g: Roads[Any]) -> Decision | None:
        combat = g.find(Combat)
        attacking = self.side == combat.side
        named = combat.elite if attacking else combat.elite_defender
        units = g.on_map(combat.attackers if attacking else combat.defenders)
        elite = 0
        if named == NONE and not (attacking and combat.exploiting) and g.elite_counts(combat, self.side):
            elite = mask(unit for unit in bits(units) if g.is_elite(unit) or g.as_elite(combat, unit))
        armoured = attacking and not combat.armoured and g.may_be_armoured(units)
        hourra = attacking and not combat.hourra and g.may_hourra(combat)
        if not elite and not armoured and not hourra:
            return None
        verbs = {"elite": elite, "armoured": armoured, "hourra": hourra, "done": True}
        facts = {"space": combat.target, "side": self.side}
        return Decision(self.side, "declare", "~8.6.1", verbs, facts)

    def elite(self, g: Roads[Any], unit: Unit) -> None:
        """This elite unit gives its bonus."""
        combat = g.find(Combat)
        if self.side == combat.side:
            combat.elite = unit
        else:
            combat.elite_defender = unit
        g.note("elite", "~8.6.2", side=self.side, unit=unit)

    def armoured(self, g: Roads[Any]) -> None:
        """It is an armoured attack."""
        g.find(Combat).armoured = True
        g.note("armoured-attack", "~8.6.3", side=self.side)

    def hourra(self, g: Roads[Any]) -> None:
        """Urrah: an exploitation more, at the price of a step."""
        g.declare_hourra(g.find(Combat))

    def done(self, g: Roads[Any]) -> None:
        """Nothing more to declare."""
        g.pop()

    def preview(self, g: Roads[Any]) -> Preview | None:
        """The odds, with what is declared so far."""
        return preview(g, g.find(Combat))

    def crumb(self, g: Roads[Any]) -> None:
        return None


class ChooseResult(Step[Roads[Any]]):
    """An elite unit lets its player choose another tactical result of the same block (8.10.3)."""

    needs = ("Combat",)
    several = True

    side: Side

    def _choices(self, g: Roads[Any]) -> tuple[str, ...]:
        combat = g.find(Combat)
        return choices(g, combat.column, combat.dice, attacker=self.side == combat.side)

    def decide(self, g: Roads[Any]) -> Decision | None:
        found = self._choices(g)
        if len(found) < 2:
            return None
        facts = {"space": g.find(Combat).target, "rolled": found[0]}
        return Decision(self.side, "choose-result", "~8.10.3", {"result": found}, facts)

    def result(self, g: Roads[Any], result: Choice) -> None:
        """This one."""
        combat = g.find(Combat)
        if self.side == combat.side:
            combat.attacker_choice = result
        else:
            combat.defender_choice = result
        g.note("result-chosen", "~8.10.3", side=self.side, result=result)
        g.pop()

    def crumb(self, g: Roads[Any]) -> None:
        return None


class RiverOrGround(Step[Roads[Any]]):
    """The defender says what changes the attacker's result: the river or his ground (8.10.4)."""

    needs = ("Combat",)
    several = True

    def decide(self, g: Roads[Any]) -> Decision | None:
        combat = g.find(Combat)
        result = combat.attacker_choice
        _, row = g.terrain_of(combat)
        by_river = g.facts.tables.watercourses.major_attacker.get(result, result)
        if row.attacker.get(result, result) == by_river or g.state.weather == MUD:
            return None
        verbs = {"choose": ("river", "ground")}
        return Decision(other(combat.side), "river-or-ground", "~8.10.4", verbs, {"space": combat.target})

    def choose(self, g: Roads[Any], what: Choice) -> None:
        """The river, or the ground."""
        g.find(Combat).by_river = what == "river"
        g.pop()

    def crumb(self, g: Roads[Any]) -> None:
        return None


class HoldOrRetreat(Step[Roads[Any]]):
    """AR, S and F leave a choice: stay at a price, or retreat a hex (table of results)."""

    needs = ("Combat",)
    several = True

    side: Side
    result: Result

    def decide(self, g: Roads[Any]) -> Decision | None:
        combat = g.find(Combat)
        if not g.on_map(self._units(g)):  # another rule has eliminated them all
            return None
        facts = {"space": combat.target, "result": self.result}
        rule, verbs = f"crt-{self.result}", {"hold": True, "retreat": g.may_fall_back(combat, self.side)}
        return Decision(self.side, "hold-or-retreat", rule, verbs, facts)

    def _units(self, g: Roads[Any]) -> UnitSet:
        combat = g.find(Combat)
        return combat.attackers if self.side == combat.side else combat.defenders

    def hold(self, g: Roads[Any]) -> None:
        """Stay: it costs two steps with AR, one with S, none with F."""
        g.pop()
        price = {"AR": g.facts.tables.combat.retreat_or_lose, "S": 1, "F": 0}[self.result]
        g.note("held", f"crt-{self.result}", side=self.side, steps=price)
        if price:
            g.push(Losses(side=self.side, units=self._units(g), due=price, rule="~8.10.5", free=True))

    def retreat(self, g: Roads[Any]) -> None:
        """Retreat a hex; with F it costs a step besides."""
        g.pop()
        if self.result == "F":
            g.push(Losses(side=self.side, units=self._units(g), due=1, rule="~8.10.5", free=True))
        g.push(retreat(g, g.find(Combat), self.side, 1))

    def crumb(self, g: Roads[Any]) -> None:
        return None


class Engage(Step[Roads[Any]]):
    """Eng: the attacker rolls again, for the losses only (table of results)."""

    needs = ("Combat",)
    several = True

    attacker_only: bool = False

    def run(self, g: Roads[Any]) -> None:
        combat = g.find(Combat)
        first, second = g.roll("engagement"), g.roll("engagement")
        result = read(g, combat.column, first + second)
        g.pop()
        g.note("engagement", "crt-Eng", space=combat.target, dice=[first, second], result=result.losses)
        enemy = other(combat.side)
        if result.defender_steps and not self.attacker_only:
            due = result.defender_steps
            g.push(Losses(side=enemy, units=combat.defenders, due=due, rule="~8.10.5", free=True))
        if result.attacker_steps:
            due = result.attacker_steps
            g.push(Losses(side=combat.side, units=combat.attackers, due=due, rule="~8.10.5", free=True))

    def crumb(self, g: Roads[Any]) -> None:
        return None
