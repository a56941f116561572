"""Combat (9.1 to 9.4): who attacks whom, at what odds, and what the die brings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import Struct

from stavka.games.a_victory_lost.advance import Advance
from stavka.games.a_victory_lost.counts import Hexes
from stavka.games.a_victory_lost.data import ODDS, Result
from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.games.a_victory_lost.headquarters import lift
from stavka.games.a_victory_lost.pieces import Losses
from stavka.games.a_victory_lost.retreat import Retreat
from stavka.games.a_victory_lost.terms import other
from stavka.kernel.combat import Modifier, distribution, total
from stavka.kernel.decisions import Decision, Refusal, Target
from stavka.kernel.names import Space, SpaceSet, Stage, Unit, UnitSet, bits
from stavka.kernel.steps import Step
from stavka.kernel.views import Chance, Figure, Preview

TOP = len(ODDS) - 1
"""The column 10-1+; odds above it go on by ones, for the shifts (9.3.2)."""


def column(attack: int, defence: int) -> int:
    """The column of some odds, rounded down: 0 for 1-1, 1 for 1.5-1, n for n-1, -1 below 1-1 (9.3.2)."""
    if attack >= 2 * defence:
        return attack // defence
    if 2 * attack >= 3 * defence:
        return 1
    return 0 if attack >= defence else -1


class Assessment(Struct, frozen=True):
    """The odds of an attack before its die."""

    attack: int
    defence: int
    column: int
    """Before the shifts."""
    shifts: tuple[Modifier, ...]
    printed_attack: int
    printed_defence: int

    @property
    def final(self) -> int:
        """The column after the shifts: below 0 there is no attack (9.3.3, 9.3.4)."""
        return self.column + total(self.shifts)

    @property
    def odds(self) -> str:
        """The column that is read."""
        return ODDS[min(self.final, TOP)] if self.final >= 0 else "-"


def attack_strength(g: VictoryLost, units: UnitSet, target: Space) -> int:
    """Strengths are added by hex and divisor, then divided once and rounded down (1.3, 9.3.1, A20)."""
    f, state = g.facts, g.state
    sums: dict[tuple[Space, int], int] = {}
    for unit in bits(units):
        space = state.where[unit]
        divisor = 2 if (f.minor[space] | f.major[space]) >> target & 1 else 1
        if state.unsupplied >> unit & 1:
            divisor *= 2
        strength = f.attack[state.reduced >> unit & 1][unit]
        sums[space, divisor] = sums.get((space, divisor), 0) + strength
    return sum(strength // divisor for (_, divisor), strength in sums.items())


def defence_strength(g: VictoryLost, units: UnitSet) -> int:
    """Isolated defenders are added and halved, the others added (9.1.5, 9.3.1)."""
    isolated = units & g.state.isolated
    return printed(g, units & ~isolated, g.facts.defence) + printed(g, isolated, g.facts.defence) // 2


def printed(g: VictoryLost, units: UnitSet, figures: tuple[list[int], ...]) -> int:
    """The sum of what is printed on the sides that are up."""
    return sum(figures[g.state.reduced >> unit & 1][unit] for unit in bits(units))


def shifts(g: VictoryLost, target: Space) -> tuple[Modifier, ...]:
    """What the defender's ground gives him; all of it adds up (9.3.3)."""
    f = g.facts
    found = [
        Modifier(kind, -row.shift, "9.3.3a")
        for kind, row in f.tables.terrain.items()
        if row.shift and f.TERRAIN[kind] >> target & 1
    ]
    if f.CITIES >> target & 1:
        found.append(Modifier("victory-city", -f.tables.city.shift, "9.3.3a"))
    return tuple(found)


def assess(g: VictoryLost, target: Space, attackers: UnitSet) -> Assessment:
    """The odds of an attack as it stands (9.3)."""
    f = g.facts
    defending = defenders(g, target)
    attack, defence = attack_strength(g, attackers, target), defence_strength(g, defending)
    sums = printed(g, attackers, f.attack), printed(g, defending, f.defence)
    if defence == 0:  # the ground does not count (9.3.5)
        return Assessment(attack, defence, TOP, (), *sums)
    return Assessment(attack, defence, column(attack, defence), shifts(g, target), *sums)


def defenders(g: VictoryLost, target: Space) -> UnitSet:
    """The enemy combat units in a hex: all defend together (9.1.5)."""
    return g.state.at[target] & g.facts.COMBAT[other(g.activation.side)]


def able(g: VictoryLost, target: Space) -> UnitSet:
    """The activated units next to a hex that may still attack it (9.1.1, 9.1.6)."""
    active = g.activation
    return g.units_in(g.facts.contact[target], g.on_map(active.units & ~active.fought))


def _fighters(g: VictoryLost) -> SpaceSet:
    """Where the activated units are that have not fought yet (9.1.1)."""
    return g.spaces_of(g.on_map(g.activation.units & ~g.activation.fought))


def targets(g: VictoryLost) -> SpaceSet:
    """The hexes that can be attacked: enough strength is at hand, not attacked yet (9.0, 9.1.4, 9.3.4)."""
    active = g.activation
    found = g.facts.contact.around(_fighters(g)) & g.troops(other(active.side)) & ~active.attacked
    for target in bits(found):
        if assess(g, target, able(g, target)).final < 0:
            found &= ~(1 << target)
    return found


def chances(g: VictoryLost, assessment: Assessment) -> dict[str, Fraction]:
    """The exact probability of each result."""
    return distribution(1, 6, 0, lambda die: str(outcome(g, assessment, die)))


def outcome(g: VictoryLost, assessment: Assessment, die: int) -> Result:
    """Read the combat results table (9.4.1)."""
    return g.facts.combat_table.result(assessment.final, die)


class Combats(Step[VictoryLost]):
    """The combat sequence: attacks one after the other, as the active player likes (9.0 to 9.2)."""

    on = (
        "Activated",
        "SpecialCombat",
    )

    begun: bool = False
    stacks: tuple[UnitSet, ...] = ()
    """Each headquarters with the combat units beside it when the sequence began (12.2 to 12.4)."""

    def decide(self, g: VictoryLost) -> Decision | None:
        if not self.begun:
            return None
        hexes = targets(g)
        if not hexes:
            return None
        return Decision(g.activation.side, "combat", "9.0-a", {"attack": hexes, "done": True})

    def run(self, g: VictoryLost) -> None:
        if self.begun:
            g.pop()
            return
        self.begun = True
        f, state = g.facts, g.state
        stacks = (state.at[state.where[hq]] & f.SIDE[f.side_of[hq]] for hq in bits(g.on_map(f.HQS)))
        self.stacks = tuple(stack for stack in stacks if stack & ~f.HQS)

    def attack(self, g: VictoryLost, target: Space) -> None:
        """Attack this hex."""
        g.push(Gather(target=target))

    def done(self, g: VictoryLost) -> None:
        """No more attacks."""
        g.pop()

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-combats", {}

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why a hex cannot be attacked."""
        if verb != "attack" or not isinstance(target, int):
            return None
        f, bit, facts = g.facts, 1 << target, {"space": target}
        if g.activation.attacked & bit:
            return Refusal("attacked-before", "9.1.4a", facts)
        if not g.troops(other(g.activation.side)) & bit:
            lone = g.lone_hqs(other(g.activation.side)) & bit
            return Refusal("hq-alone" if lone else "nobody-there", "12.1c" if lone else "9.0-b", facts)
        if not able(g, target):
            across = f.board.neighbours[target] & ~f.contact[target] & _fighters(g)
            return Refusal("not-across", "9.1.6", facts) if across else Refusal("no-attacker", "9.1.1", facts)
        return Refusal("too-weak", "9.3.4a", facts)


class Gather(Step[VictoryLost]):
    """Who attacks a hex (9.2)."""

    needs = ("Combats",)

    target: Space
    attackers: UnitSet = 0

    def decide(self, g: VictoryLost) -> Decision:
        units = able(g, self.target) & ~self.attackers
        ready = bool(self.attackers) and assess(g, self.target, self.attackers).final >= 0
        facts = {"space": self.target, "units": self.attackers}
        # The die is never rolled unasked, even where nobody else could join.
        verbs = {"add": units, "resolve": ready}
        return Decision(g.activation.side, "attackers", "9.2-b", verbs, facts, always=bool(self.attackers))

    def add(self, g: VictoryLost, unit: Unit) -> None:
        """Let this unit join."""
        self.attackers |= 1 << unit

    def resolve(self, g: VictoryLost) -> None:
        """Attack with the units gathered."""
        active = g.activation
        active.attacked |= 1 << self.target
        active.fought |= self.attackers
        g.pop()
        defending = defenders(g, self.target)
        facts = {"side": active.side, "units": self.attackers, "defenders": defending, "space": self.target}
        g.note("attack", "9.2-b", **facts)
        g.push(Combat(target=self.target, attackers=self.attackers, defending=defending))

    def preview(self, g: VictoryLost) -> Preview | None:
        if not self.attackers:
            return None
        found = assess(g, self.target, self.attackers)
        lines = [
            Figure("attack-halved", found.attack - found.printed_attack, "9.3.1", "strength"),
            Figure("defence-halved", found.defence - found.printed_defence, "9.3.1e", "strength"),
            *(Figure(shift.name, shift.value, shift.rule, "column") for shift in found.shifts),
        ]
        results = chances(g, found) if found.final >= 0 else {}
        return Preview(
            attack=found.attack,
            defence=found.defence,
            odds=found.odds,
            modifiers=[line for line in lines if line.value],
            chances=[Chance(result, p.numerator, p.denominator) for result, p in results.items()],
        )

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-combat", {"space": self.target}

    def why_not(self, g: VictoryLost, verb: str, target: Target) -> Refusal | None:
        """Why the attack cannot be made as it stands."""
        if verb == "resolve":
            return Refusal("too-weak", "9.3.4a", {"space": self.target})
        return None


class Combat(Step[VictoryLost]):
    """One combat: die, losses, retreats, headquarters left behind, advance (9.4 to 9.6, 12.2)."""

    needs = ("Combats",)

    target: Space
    attackers: UnitSet
    defending: UnitSet
    stage: Stage = 0
    retreat: Hexes = 0

    def run(self, g: VictoryLost) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                self._roll(g)
            case 2:
                self._retreat(g)
            case 3:
                self._reposition(g)
            case 4:
                self._advance(g)
            case _:
                g.pop()

    def _roll(self, g: VictoryLost) -> None:
        side = g.activation.side
        odds = assess(g, self.target, self.attackers)
        die = g.roll("combat")
        result = outcome(g, odds, die)
        self.retreat = result.retreat
        figures = {"attack": odds.attack, "defence": odds.defence, "odds": odds.odds}
        brings = {"attacker": result.attacker, "defender": result.defender, "retreat": result.retreat}
        g.note(
            "combat", "9.4.1", side=side, space=self.target, **figures, die=die, result=str(result), **brings
        )
        if result.attacker:
            g.push(Losses(side=side, units=self.attackers, due=result.attacker))
        if result.defender:
            g.push(Losses(side=other(side), units=self.defending, due=result.defender))

    def _stacks(self, g: VictoryLost, units: UnitSet) -> list[UnitSet]:
        """The stacks with a headquarters to which some units belonged when the sequence began."""
        return [stack for stack in g.find(Combats).stacks if stack & units]

    def _retreat(self, g: VictoryLost) -> None:
        pending = g.on_map(self.defending)
        if not self.retreat or not pending:
            return
        with_hq = 0
        for stack in self._stacks(g, pending):
            if stack & g.facts.HQS & g.state.at[self.target]:
                with_hq |= stack & (pending | g.facts.HQS)
        g.push(Retreat(origin=self.target, pending=pending, hexes=self.retreat, with_hq=with_hq))

    def _reposition(self, g: VictoryLost) -> None:
        """Headquarters that have lost all who stood with them (12.2)."""
        hqs = g.on_map(g.facts.HQS)
        for stack in self._stacks(g, self.attackers | self.defending):
            if stack & hqs and not g.on_map(stack & ~g.facts.HQS):
                g.note("hq-alone", "12.2b", unit=(stack & hqs).bit_length() - 1)
                lift(g, (stack & hqs).bit_length() - 1)

    def _advance(self, g: VictoryLost) -> None:
        if g.troops(other(g.activation.side)) >> self.target & 1:
            return
        attackers = g.on_map(self.attackers)
        if not attackers:
            return
        stacks = []
        for stack in self._stacks(g, attackers):
            hq = stack & g.facts.HQS
            together = g.state.at[g.state.where[hq.bit_length() - 1]] & stack & attackers
            if together:
                stacks.append(hq | together)
        g.push(Advance(target=self.target, units=attackers, stacks=tuple(stacks)))

    def crumb(self, g: VictoryLost) -> tuple[str, dict[str, Any]]:
        return "step-combat", {"space": self.target}
