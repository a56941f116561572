"""What the results of Battles and Assaults do (12.7.1 to 12.7.3)."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.absolute_war import combat_cards, pincers
from stavka.games.absolute_war.counts import Zones
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.losses import lose_step, shatter, wipe_out
from stavka.games.absolute_war.retreat import can_retreat, retreat
from stavka.games.absolute_war.stacks import stack_of, stacks_in
from stavka.games.absolute_war.terms import GERMAN, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Unit, UnitSet, bits, lowest, mask
from stavka.kernel.steps import Step

SCATTERING = ("DB", "DS", "D1", "DE", "DC")
"""Results on which all defenders in the region retreat (12.7.1)."""

BLOODY = ("BB", "EQ")


def apply(g: War) -> None:
    """Do what the result says; `second` does what follows a retreat."""
    fight = g.fight
    match fight.result:
        case "AE":
            wipe_out(g, g.on_map(fight.lead), captured=False)
        case "A1":
            retreat(g, fight.lead, fight.zone, 1, "12.7.1")
        case "AS":
            if can_retreat(g, fight.lead, fight.zone, 1):
                shatter(g, fight.lead)
            else:
                wipe_out(g, fight.lead, captured=False)
        case "AB":
            if can_retreat(g, fight.lead, fight.zone, 1):
                retreat(g, fight.lead, fight.zone, 1, "12.7.1")
            else:
                _lose_top(g, fight.lead, fight.side)
        case "AR" | "D+2":
            if in_contested(g):
                g.push(Repulsed())
        case "D+3":
            if in_contested(g):
                retreat(g, fight.lead, fight.zone, 1, "12.7.2")
        case "BB" | "EQ":
            _bleed(g)
        case "A+2":
            g.push(Yield(distance=1))
        case "A+3":
            g.push(Yield(distance=2))
        case "DR" | "DB" if combat_cards.may_stand(g) and not pincers.succeed(g, _icons(g)):
            g.push(Stand())
        case "DR" | "DB" | "DS" | "D1" | "DE" | "DC":
            rout(g)


def in_contested(g: War) -> bool:
    """Whether the lead attacker stands in a contested zone."""
    return bool(g.contested() >> g.fight.origin & 1)


def _icons(g: War) -> list[str]:
    f, result = g.facts, g.fight.result
    return list((f.assault.get(result) or f.battle[result]).icons)


def rout(g: War) -> None:
    """The target retreats, and worse; all others in a region with it (12.7.1)."""
    fight, result = g.fight, g.fight.result
    distance = 1 if result == "DR" else 2
    others = _others(g) if result in SCATTERING else []
    fight.retreated = True
    fight.fled = fight.target
    if pincers.succeed(g, _icons(g)):
        g.note("encircled", "12.7.3", units=fight.target, space=fight.zone)
        pincers.place_pockets(g, wipe_out(g, fight.target, captured=result == "DC"))
    elif result in ("DE", "DC"):
        wipe_out(g, fight.target, captured=result == "DC")
    elif result == "DS":
        if can_retreat(g, fight.target, fight.zone, distance):
            shatter(g, fight.target)
        else:
            wipe_out(g, fight.target, captured=False)
    else:
        retreat(g, fight.target, fight.zone, distance, "12.7.1")
    for stack in others:
        fight.fled |= mask(stack)
        retreat(g, mask(stack), fight.zone, distance, "12.7.1")


def _others(g: War) -> list[tuple[Unit, ...]]:
    """The other defending stacks of the target's region; in hexes and boxes nobody else is concerned."""
    fight = g.fight
    if not g.facts.REGION >> fight.zone & 1:
        return []
    enemies = g.of(other(fight.side)) & ~fight.target
    return stacks_in(g, fight.zone, enemies)


def second(g: War) -> None:
    """Steps that are lost after a retreat, and what cards add."""
    fight = g.fight
    if fight.result in ("A1", "D+3"):
        _lose_top(g, fight.lead, fight.side)
    elif fight.result == "D1" and g.on_map(fight.target):
        _lose_top(g, fight.target, other(fight.side))
    elif fight.result in ("D+2", "EQ") and combat_cards.wounds(g):
        _lose_top(g, fight.lead, fight.side)


def hit(g: War, unit: Unit, side: Side) -> None:
    """A unit loses a step, unless a card lets the attacker ignore it (card S40)."""
    fight = g.fight
    if side == fight.side and fight.ignored:
        fight.ignored -= 1
        g.note("loss-ignored", "card-s40", side=side)
    else:
        lose_step(g, unit)


def _lose_top(g: War, units: UnitSet, side: Side) -> None:
    """The top unit of a stack takes the step; in Pincers an Armor unit of the attacker does (12.7.5).

    A Fort under construction has none to lose, unless it is alone (18.3).
    """
    alive = g.on_map(units)
    if not alive:
        return
    alive = alive & ~(g.facts.FORTS & g.state.back) or alive
    stack = [unit for unit in stack_of(g, lowest(alive)) if alive >> unit & 1]
    armour = [unit for unit in stack if g.facts.ARMOUR >> unit & 1]
    if g.fight.pincers and side == g.fight.side and armour:
        stack = armour
    hit(g, stack[0], side)


def engaged(g: War, side: Side) -> UnitSet:
    """A side's units in the combat that could lose a step."""
    fight = g.fight
    units = fight.lead | fight.attack_support if side == fight.side else fight.target | fight.defence_support
    units = mask(
        unit for unit in bits(g.on_map(units)) if g.facts.steps(unit, bool(g.state.back >> unit & 1))
    )
    if fight.pincers and side == fight.side:
        return units & g.facts.ARMOUR or units
    return units


def _bleed(g: War) -> None:
    """Bloodbath, or an undecided Assault: a Resource Point or a step each (12.7.1, 12.7.2, 19.6)."""
    fight, state = g.fight, g.state
    if state.initiative == GERMAN and state.offensive >> fight.zone & 1:
        g.score(GERMAN, -1, "bloodbath", "19.6", space=fight.zone)
    g.push(Bleed())


class AfterResult(Step[War]):
    """A choice that follows from the result of a combat."""

    needs = ("Combat",)

    def odd(self, g: War) -> Iterable[str]:
        return () if g.state.fight and g.state.fight.result else ("result",)


class Bleed(AfterResult):
    """The attacker pays a Resource Point, or both sides lose a step (12.7.1)."""

    def decide(self, g: War) -> Decision:
        side = g.fight.side
        pays = g.state.rp[side] > 0 and not (g.fight.result == "BB" and combat_cards.must_bleed(g))
        ways = ("rp",) * pays + ("steps",)
        return Decision(side, "bloodbath", "12.7.1", {"bear": ways}, {"result": g.fight.result})

    def bear(self, g: War, what: Choice) -> None:
        """Bear it so."""
        g.pop()
        if what == "rp":
            g.earn(g.fight.side, -1, "12.7.1")
        else:
            bleed_both(g)


def bleed_both(g: War) -> None:
    """Each side loses a step of a unit of its choice, the attacker first."""
    g.push(Loss(side=other(g.fight.side)))
    g.push(Loss(side=g.fight.side))


class Loss(AfterResult):
    """Which unit in the combat takes the step (12.7.5)."""

    several = True

    side: Side

    def decide(self, g: War) -> Decision | None:
        units = engaged(g, self.side)
        if not units:
            return None
        return Decision(self.side, "loss", "12.7.5", {"lose": units}, {"space": g.fight.zone})

    def lose(self, g: War, unit: Unit) -> None:
        """This one."""
        g.pop()
        hit(g, unit, self.side)

    def run(self, g: War) -> None:
        g.pop()


class Repulsed(AfterResult):
    """In a contested zone the attacker retreats a zone or loses a step (12.7.1, 12.7.2)."""

    def decide(self, g: War) -> Decision:
        fight = g.fight
        ways = ("retreat",) * can_retreat(g, fight.lead, fight.zone, 1) + ("step",)
        return Decision(fight.side, "repulsed", "12.7.1", {"bear": ways})

    def bear(self, g: War, what: Choice) -> None:
        """Bear it so."""
        g.pop()
        if what == "retreat":
            retreat(g, g.fight.lead, g.fight.zone, 1, "12.7.1")
        else:
            _lose_top(g, g.fight.lead, g.fight.side)


class Yield(AfterResult):
    """After a lost Assault the defender gives way or bleeds (12.7.2)."""

    distance: Zones

    def decide(self, g: War) -> Decision:
        fight = g.fight
        way = ("retreat",) * can_retreat(g, fight.target, fight.zone, self.distance)
        cost = ("steps",) if self.distance == 1 else ("step",)
        facts = {"space": fight.zone, "result": fight.result}
        return Decision(other(fight.side), "yield", "12.7.2", {"bear": way + cost}, facts)

    def bear(self, g: War, what: Choice) -> None:
        """Bear it so."""
        g.pop()
        fight = g.fight
        if what == "retreat":
            fight.retreated = True
            fight.fled = fight.target
            retreat(g, fight.target, fight.zone, self.distance, "12.7.2")
        elif what == "steps":
            bleed_both(g)
        else:
            _lose_top(g, fight.target, other(fight.side))


class Stand(AfterResult):
    """A card lets the target lose a step and stay (cards G8, S6)."""

    def decide(self, g: War) -> Decision:
        fight = g.fight
        verbs = {"stand": True, "done": True}
        return Decision(other(fight.side), "stand", f"card-{fight.defence_card}", verbs)

    def stand(self, g: War) -> None:
        """Stand and lose a step."""
        g.pop()
        g.fight.stood = True
        _lose_top(g, g.fight.target, other(g.fight.side))

    def done(self, g: War) -> None:
        """Retreat."""
        g.pop()
        rout(g)


def icons(g: War) -> None:
    """Oil drum, brown burst, black plane (12.7.3)."""
    fight, state, f = g.fight, g.state, g.facts
    shown = _icons(g)
    if "oil-drum" in shown:
        spent = g.on_map(fight.lead | fight.attack_support)
        state.unsupplied |= spent
        state.disrupted &= ~spent
        if spent:
            g.note("out-of-fuel", "12.7.3", units=spent)
    if "burst" in shown:
        _shake(g)
    if "plane" in shown:
        everyone = fight.lead | fight.target | fight.attack_support | fight.defence_support
        hit_planes = everyone & f.AIRCRAFT & ~state.back & ~_destroyed(g)
        state.back |= hit_planes
        if hit_planes:
            g.note("planes-damaged", "12.7.3", units=hit_planes)


def _destroyed(g: War) -> UnitSet:
    f, at = g.facts, g.state.at
    return at[f.DESTROYED[0]] | at[f.DESTROYED[1]]


def _shake(g: War) -> None:
    """Defenders still on the map are Disrupted, except those whom a card keeps in order (cards G35, G53)."""
    fight, state = g.fight, g.state
    shaken = fight.target | fight.defence_support | fight.fled
    if combat_cards.unshaken(g):
        shaken &= ~fight.target
    if state.elastic and fight.result in ("DR", "DB"):
        shaken &= ~(fight.fled & g.of(GERMAN))
    shaken = g.on_map(shaken) & ~state.unsupplied
    state.disrupted |= shaken
    if shaken:
        g.note("shaken", "12.7.3", units=shaken)
