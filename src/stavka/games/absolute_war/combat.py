"""The Combat Phase and the combat sequence (12)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from stavka.games.absolute_war import (
    advance,
    axis,
    combat_cards,
    decks,
    offensives,
    overstacking,
    pincers,
    results,
    retreat,
    solitaire,
    strength,
)
from stavka.games.absolute_war.card_play import EVENTS
from stavka.games.absolute_war.deployment import raisable, raise_unit
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import at_hand, change
from stavka.games.absolute_war.movement import surprise
from stavka.games.absolute_war.stacks import Stack, only_air, shift, stack_of, stacks_in, stacks_of
from stavka.games.absolute_war.state import Fight
from stavka.games.absolute_war.terms import (
    ATTACK,
    EVENT,
    GERMAN,
    ORDER,
    SOVIET,
    SUPPORT,
    VOLKSSTURM,
    WINTER,
    other,
)
from stavka.kernel.combat import Modifier
from stavka.kernel.decisions import Decision
from stavka.kernel.names import NONE, Choice, Side, Space, SpaceSet, Stage, Unit, UnitSet, bits, mask
from stavka.kernel.steps import Step
from stavka.kernel.views import Chance, Figure, Preview

# ---- who may attack whom


def letters(g: War, units: UnitSet) -> set[str]:
    """The groups of the surprise attack to which units belong; German air units belong to all (21.1.1)."""
    free = g.facts.AIRCRAFT & g.of(GERMAN)
    return {g.facts.units[unit].letter for unit in bits(units & ~free)}


def together(g: War, units: UnitSet) -> bool:
    """Whether units may take part in one combat on the turn of the surprise attack."""
    return not surprise(g) or len(letters(g, units)) <= 1


def bound_to_fight(g: War, zone: Space) -> bool:
    """Whether stacks of both in a region must fight there: not where there is a Fort (12.2)."""
    f = g.facts
    shared = g.present(GERMAN) & g.present(SOVIET) & f.REGION
    return bool(shared >> zone & 1) and not g.state.at[zone] & f.FORTS


def over(g: War) -> SpaceSet:
    """The zones that were attacked before another was chosen: their combats are finished (12.2)."""
    front = g.state.front
    return g.state.struck & ~(1 << front) if front != NONE else 0


def targets(g: War, lead: Stack) -> UnitSet:
    """The tops of the stacks that a stack may attack (12.2, 12.2.1)."""
    f, state = g.facts, g.state
    side, zone = g.side_of(lead[0]), state.where[lead[0]]
    enemies = g.of(other(side))
    tied = g.find(CombatPhase).obliged & mask(lead) and bound_to_fight(g, zone)
    near = 1 << zone if tied else f.attackable[zone] | 1 << zone
    near &= ~over(g)
    found = 0
    for at in bits(near & g.zones & g.present(other(side))):
        if not axis.may_fight(g, lead, at):
            continue
        for stack in stacks_in(g, at, enemies & ~state.attacked):
            if not only_air(g, stack):
                found |= 1 << stack[0]
    return found


def leads(g: War, side: Side) -> dict[Unit, UnitSet]:
    """The stacks that may attack, by their top unit, and whom."""
    state = g.state
    if not at_hand(g, side, ATTACK) or not solitaire.may_attack(g, side):
        return {}
    found = {}
    for stack in stacks_of(g, g.on_map(g.of(side)) & ~state.done & ~g.facts.AIRCRAFT):
        if together(g, mask(stack)):
            enemies = targets(g, stack)
            if enemies:
                found[stack[0]] = enemies
    return _for_the_enemy(g, side, found)


def _for_the_enemy(g: War, side: Side, found: dict[Unit, UnitSet]) -> dict[Unit, UnitSet]:
    """In the solitaire game the Enemy's last attacks are those it owes (24.3.3)."""
    if not solitaire.is_enemy(g, side):
        return found
    zones = solitaire.bound(g, side, g.spaces_of(_all(found)))
    allowed = {lead: g.units_in(zones, enemies) for lead, enemies in found.items()}
    return {lead: enemies for lead, enemies in allowed.items() if enemies}


def _all(found: dict[Unit, UnitSet]) -> UnitSet:
    result = 0
    for enemies in found.values():
        result |= enemies
    return result


class CombatPhase(Step[War]):
    """Offensives are designated, then attacks made one after the other (12.0)."""

    on = ("Turn",)

    stage: Stage = 0
    obliged: UnitSet = 0
    """Units that must lead an attack in their contested region (12.2)."""
    owed: tuple[Space, ...] = ()
    """The regions in which they must, unit by unit."""
    led: UnitSet = 0
    came: UnitSet = 0
    """Units that have advanced or exploited: their stacks may be put in order (3.3)."""

    def decide(self, g: War) -> Decision | None:
        if self.stage != 2:
            return None
        side = g.state.phasing
        found = leads(g, side)
        loose = self._loose(g)
        if not found and not loose:
            return None
        unmet = solitaire.unmet(g, side, g.spaces_of(_all(found)))
        verbs: dict[str, Any] = {"lead": mask(found), "raise_up": loose, "done": not unmet}
        prompt, rule = ("attack", "12.2") if found else ("order", "3.3f")
        return Decision(side, prompt, rule, verbs, kept=found)

    def _loose(self, g: War) -> UnitSet:
        """The units that could be brought to the top of a stack that has advanced."""
        came = g.on_map(self.came & g.of(g.state.phasing))
        return raisable(g, mask(unit for stack in stacks_of(g, came) for unit in stack))

    def raise_up(self, g: War, unit: Unit) -> None:
        """Bring this unit to the top of its stack."""
        raise_unit(g, unit)

    def lead(self, g: War, unit: Unit) -> None:
        """Attack with this stack."""
        g.push(Target(lead=unit))

    def done(self, g: War) -> None:
        """No more attacks."""
        self.stage = 3

    def run(self, g: War) -> None:
        state = g.state
        match self.stage:
            case 0:
                self.stage = 1
                state.attacked = state.struck = state.strikes = 0
                state.front = NONE
                state.called = 0
                solitaire.begin_combat(g)
                self.obliged = _obliged(g)
                self.owed = tuple(state.where[unit] for unit in bits(self.obliged))
                g.push(offensives.Designate())
            case 1:
                self.stage = 2
            case 2:
                self.stage = 3
            case 3:
                self.stage = 4
                self._press(g)
            case _:
                self._finish(g)

    def _press(self, g: War) -> None:
        """Who did not lead the attack he owed is Disrupted and goes back from where he is by now (12.2)."""
        f, enemy = g.facts, other(g.state.phasing)
        idle = g.on_map(self.obliged) & ~self.led
        for zone, units in self._debts(g, idle).items():
            if not g.present(enemy) >> zone & 1 or g.state.at[zone] & f.FORTS:
                continue
            for stack in stacks_of(g, units):
                shirkers = mask(stack)
                if shirkers & ~(units | f.AIRCRAFT):  # they have joined others, who do not go with them
                    shirkers &= units
                    shift(g, tuple(unit for unit in stack if shirkers >> unit & 1), g.state.where[stack[0]])
                if not g.state.unsupplied & shirkers:
                    g.state.disrupted |= shirkers
                g.note("shirked", "12.2", units=shirkers, space=zone)
                retreat.retreat(g, shirkers, g.state.where[stack[0]], 1, "12.2")

    def _debts(self, g: War, units: UnitSet) -> dict[Space, UnitSet]:
        """Units by the region in which they owed an attack."""
        regions = dict(zip(bits(self.obliged), self.owed, strict=False))
        found: dict[Space, UnitSet] = {}
        for unit in bits(units):
            zone = regions.get(unit, g.state.where[unit])
            found[zone] = found.get(zone, 0) | 1 << unit
        return found

    def _finish(self, g: War) -> None:
        state, side = g.state, g.state.phasing
        offensives.end_of_combat(g)
        enemy = other(side)
        if state.called & ~state.ordered & 1 << enemy:
            g.score(enemy, -1, "order-unused", "19.4")
        if side == SOVIET and state.pressed:
            state.pressed = False
            if not state.strikes:
                g.score(SOVIET, -1, "no-attack", "card-s24")
        state.attacked = state.struck = 0
        state.front = NONE
        g.pop()


def _obliged(g: War) -> UnitSet:
    f, side = g.facts, g.state.phasing
    zones = mask(zone for zone in bits(g.present(side)) if bound_to_fight(g, zone))
    return g.units_in(zones, g.of(side)) & ~f.AIRCRAFT


class Target(Step[War]):
    """Which stack is attacked (12.2.1)."""

    on = ("CombatPhase",)

    needs = ("CombatPhase",)

    lead: Unit

    def decide(self, g: War) -> Decision:
        side = g.state.phasing
        enemies = leads(g, side)[self.lead]
        return Decision(side, "target", "12.2.1", {"target": enemies}, {"unit": self.lead}, always=True)

    def target(self, g: War, unit: Unit) -> None:
        """Attack this stack."""
        g.pop()
        state = g.state
        lead, target = stack_of(g, self.lead), stack_of(g, unit)
        zone = state.where[unit]
        side = state.phasing
        state.fight = Fight(
            zone=zone,
            origin=state.where[self.lead],
            side=side,
            lead=mask(lead),
            target=mask(target),
        )
        g.find(CombatPhase).led |= mask(lead)
        state.strikes += 1
        state.attacked |= mask(target)
        if state.orders >> other(side) & 1:
            state.called |= 1 << other(side)
        solitaire.struck(g, zone)
        state.struck |= 1 << zone
        state.front = zone
        change(g, side, ATTACK, -1)
        g.note("attack", "12.2.1", units=mask(lead), defenders=mask(target), space=zone)
        g.push(Combat())


# ---- the sequence


class Combat(Step[War]):
    """One combat, step by step (12.3)."""

    on = ("CombatPhase",)

    needs = ("CombatPhase",)

    stage: Stage = 0

    def odd(self, g: War) -> Iterable[str]:
        """The result is read at the fifth stage, and all that follows works with it."""
        return ("stage",) if self.stage > 5 and not (g.state.fight and g.state.fight.result) else ()

    def run(self, g: War) -> None:
        fight = g.fight
        self.stage += 1
        match self.stage:
            case 1:
                g.push(Commit(side=other(g.state.initiative)))
            case 2:
                g.push(Commit(side=g.state.initiative))
            case 3:
                if not fight.pincers and pincers.allowed(g):
                    g.push(pincers.Attempt())
            case 4:
                _resolve(g)
            case 5:
                _read(g)
            case 6:
                results.apply(g)
            case 7:
                results.second(g)
            case 8:
                results.icons(g)
            case 9:
                if _may_repeat(g):
                    g.push(Repeat())
            case 10:
                overstacking.relieve(g, fight.side, fight.zone)
                overstacking.relieve(g, other(fight.side), fight.zone)
            case 11:
                advance.begin(g)
            case 12:
                advance.exploit(g)
            case 13:
                overstacking.relieve(g, other(fight.side))
            case 14:
                advance.pay_for_splits(g)
            case _:
                self._end(g)

    def _end(self, g: War) -> None:
        """Done markers, the test of the offensive, cards to the discard piles (12.10, 12.11)."""
        fight, state = g.fight, g.state
        fought = fight.lead | fight.attack_support | fight.defence_support
        for stack in stacks_of(g, g.on_map(fought)):
            state.done |= mask(stack)
        state.fought |= fought | fight.target
        g.find(CombatPhase).came |= fight.advanced | fight.followed
        combat_cards.put_down(g)
        if not fight.held_back:
            state.turned &= ~(1 << fight.zone)
        g.pop()
        state.fight = None
        offensives.test(g)

    def again(self, g: War) -> None:
        """The same stacks fight once more (12.7.3)."""
        fight = g.fight
        combat_cards.put_down(g)
        fight.result = fight.attack_turned = fight.defence_turned = ""
        fight.attack_marker = fight.defence_marker = ""
        fight.repeats += 1
        fight.ignored = 0
        fight.held_back = False
        self.stage = 0

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-combat", {"space": g.fight.zone}


def supporters(g: War, side: Side) -> UnitSet:
    """The tops of the stacks that may support a side in this combat: none under a marker (12.2.2, 12.2.5)."""
    f, fight, state = g.facts, g.fight, g.state
    if fight.repeats or not at_hand(g, side, SUPPORT):
        return 0
    barred = combat_cards.supports_barred(g, side)
    if barred == "all":
        return 0
    attacker = side == fight.side
    engaged = fight.lead | fight.target | fight.attack_support | fight.defence_support
    near = f.neighbours[fight.zone] | 1 << fight.zone
    if barred == "outside":
        near = 1 << fight.zone
    near &= g.zones
    mine = fight.attack_support if attacker else fight.defence_support
    own = fight.lead if attacker else fight.target
    taken = g.spaces_of(mine)
    twice = attacker and combat_cards.second_support(g, side) and taken.bit_count() == len(stacks_of(g, mine))
    idle = g.units_in(near, g.of(side)) & ~(state.disrupted | state.unsupplied | state.done | engaged)
    found = 0
    for stack in stacks_of(g, idle):
        zone = state.where[stack[0]]
        if (taken >> zone & 1 and not twice) or state.grounded >> stack[0] & 1:
            continue
        if not attacker and not _may_defend(g, stack):
            continue
        if axis.may_fight(g, stack, fight.zone) and together(g, own | mask(stack)):
            found |= 1 << stack[0]
    return found


def _may_defend(g: War, stack: Stack) -> bool:
    """Not from a region to another; but a card may summon one stack (12.2.2)."""
    helpers = stacks_of(g, g.fight.defence_support)
    if _in_reach(g, stack):
        return True
    return combat_cards.summons(g, g.side_of(stack[0]), stack) and all(_in_reach(g, s) for s in helpers)


def _in_reach(g: War, stack: Stack) -> bool:
    """Whether the target is no other region, or contested, or an air unit lies on top (12.2.2)."""
    f, target, zone = g.facts, g.fight.zone, g.state.where[stack[0]]
    if zone == target or not f.REGION >> zone & 1 or not f.REGION >> target & 1:
        return True
    return bool((g.contested() >> target | f.AIRCRAFT >> stack[0]) & 1)


def special_markers(g: War, side: Side) -> tuple[str, ...]:
    """The special support markers that a side may commit, one a combat (19.2 to 19.4)."""
    f, fight, state = g.facts, g.fight, g.state
    if side == fight.side:
        if fight.attack_marker or side != SOVIET or not state.winter:
            return ()
        return (WINTER,) if f.EAST >> fight.zone & 1 else ()
    if fight.defence_marker:
        return ()
    found = []
    if side == GERMAN and state.volkssturm and not f.HOME[SOVIET] >> fight.zone & 1:
        found.append(VOLKSSTURM)
    if state.orders & ~state.ordered & 1 << side:
        found.append(ORDER)
    return tuple(found)


def combat_cards_of(g: War, side: Side) -> tuple[str, ...]:
    """The cards in hand whose event may be used in this combat (12.5.1)."""
    fight = g.fight
    if g.base or _card(g, side) or combat_cards.silenced(g, side):
        return ()
    timings = ("combat", "attack" if side == fight.side else "defence")
    return tuple(
        card
        for card in g.state.hand[side]
        if g.facts.cards[card].timing in timings
        and (g.facts.cards[card].in_assault or not strength.is_assault(g))
        and card not in g.state.used
        and decks.in_date(g, card)
        and EVENTS[card].may(g, side)
    )


def point_cards(g: War, side: Side) -> tuple[str, ...]:
    """The cards in hand that may be played for their support points: in Assaults, in the base game always."""
    if _card(g, side) or combat_cards.silenced(g, side) or not (strength.is_assault(g) or g.base):
        return ()
    return tuple(
        card
        for card in g.state.hand[side]
        if g.facts.cards[card].support and card not in g.state.used and decks.in_date(g, card)
    )


def _card(g: War, side: Side) -> str:
    return g.fight.attack_card if side == g.fight.side else g.fight.defence_card


class Commit(Step[War]):
    """Supports, a special marker and a card of one side: who lacks the initiative goes first (12.3)."""

    needs = ("Combat",)

    side: Side

    def decide(self, g: War) -> Decision:
        verbs: dict[str, Any] = {
            "support": supporters(g, self.side),
            "commit": special_markers(g, self.side),
            "play": combat_cards_of(g, self.side),
            "points": point_cards(g, self.side),
            "done": True,
        }
        fight = g.fight
        attacks = self.side == fight.side
        verbs["hold_back"] = attacks and not fight.held_back and bool(g.state.turned >> fight.zone & 1)
        facts = {"space": fight.zone, "units": fight.lead, "defenders": fight.target}
        # Not to be asked would tell the other that no card in hand fits; and no card is turned unasked.
        hidden = bool(g.state.hand[self.side]) and not _card(g, self.side)
        prompt = "commit-attack" if attacks else "commit-defence"
        return Decision(self.side, prompt, "12.3", verbs, facts, always=hidden or attacks)

    def preview(self, g: War) -> Preview:
        return preview(g, self.side)

    def support(self, g: War, unit: Unit) -> None:
        """Let this stack support."""
        fight, members = g.fight, mask(stack_of(g, unit))
        change(g, self.side, SUPPORT, -1)
        if self.side == fight.side:
            fight.attack_support |= members
        else:
            fight.defence_support |= members
        g.note("support", "12.2.2", side=self.side, units=members)

    def commit(self, g: War, marker: Choice) -> None:
        """Use this marker."""
        fight, state = g.fight, g.state
        if marker == WINTER:
            state.winter -= 1
            fight.attack_marker = marker
        else:
            fight.defence_marker = marker
            if marker == ORDER:
                state.ordered |= 1 << self.side
            else:
                state.volkssturm -= 1
        g.note("committed", "12.5.7", side=self.side, marker=marker)

    def hold_back(self, g: War) -> None:
        """Keep the point of the Major Offensive marker for a later attack on this zone."""
        g.fight.held_back = True
        g.note("held-back", "12.1", side=self.side, space=g.fight.zone)

    def play(self, g: War, card: Choice) -> None:
        """Play this card for its event."""
        self._commit_card(g, card, points=False)
        EVENTS[card].play(g, self.side)

    def points(self, g: War, card: Choice) -> None:
        """Play this card for its support points."""
        self._commit_card(g, card, points=True)

    def _commit_card(self, g: War, card: str, points: bool) -> None:
        fight = g.fight
        decks.from_hand(g, self.side, card)
        g.state.used = (*g.state.used, card)
        if self.side == fight.side:
            fight.attack_card, fight.attack_points = card, points
        else:
            fight.defence_card, fight.defence_points = card, points
        g.note("card-points" if points else "played", f"card-{card}", side=self.side, card=card)

    def done(self, g: War) -> None:
        """No more."""
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]] | None:
        return None


# ---- resolution


def odds_of(g: War, attack: int, defence: int) -> int:
    """The odds of a Battle: above +6 they count as +6 (12.5.8)."""
    return min(attack - defence, g.facts.limits.odds_high)


def assault_row(difference: int) -> str:
    """The line of the Assault table (12.7.2)."""
    if difference <= -3:
        return "D+3"
    if difference < 0:
        return "D+2"
    if difference == 0:
        return "EQ"
    return "A+2" if difference <= 2 else "A+3"


def battle_result(g: War, card: str, odds: int) -> str:
    """What a card brings at these odds: an Order or Directive makes a bloodbath of an advance (19.4)."""
    result = g.facts.cards[card].battle[odds - g.facts.limits.odds_low]
    return "BB" if result == "AA" and g.fight.defence_marker == ORDER else result


def _resolve(g: War) -> None:
    """Count both sides, then turn cards: one in a Battle, one each in an Assault (12.3)."""
    fight, side = g.fight, g.fight.side
    fight.attack_sum, fight.defence_sum = strength.sums(g)
    if strength.is_assault(g):
        fight.attack_turned = decks.turn_up(g, side)
        fight.defence_turned = decks.turn_up(g, other(side))
        fight.attack_sum += _support(g, fight.attack_turned)
        fight.defence_sum += _support(g, fight.defence_turned)
        return
    if fight.attack_sum - fight.defence_sum < g.facts.limits.odds_low:
        return
    fight.attack_turned = decks.turn_up(g, side)
    askers = combat_cards.may_redraw(g)
    if askers:
        _show_turned(g)
    for player in reversed(askers):
        g.push(Redraw(side=player))


def _show_turned(g: War) -> None:
    """The card lies open before the result is read (12.3)."""
    g.note("turned-up", "12.3", side=g.fight.side, card=g.fight.attack_turned)


def _support(g: War, card: str) -> int:
    return g.facts.cards[card].support if card else 0


class Redraw(Step[War]):
    """A card lets its player have the Battle card turned again (cards G7, S16)."""

    needs = ("Combat",)

    side: Side

    def decide(self, g: War) -> Decision:
        fight = g.fight
        card = fight.attack_card if self.side == fight.side else fight.defence_card
        facts = {"card": fight.attack_turned, "result": _battle(g)}
        return Decision(self.side, "redraw", f"card-{card}", {"redraw": True, "done": True}, facts)

    def redraw(self, g: War) -> None:
        """Turn another."""
        g.pop()
        g.note("redrawn", "12.3", side=self.side, card=g.fight.attack_turned)
        g.fight.attack_turned = decks.turn_up(g, g.fight.side)
        _show_turned(g)

    def done(self, g: War) -> None:
        """Keep it."""
        g.pop()


def _battle(g: War) -> str:
    fight = g.fight
    odds = odds_of(g, fight.attack_sum, fight.defence_sum)
    if not fight.attack_turned:
        return "A1"
    return battle_result(g, fight.attack_turned, odds)


def _read(g: War) -> None:
    """The result, told with all that made it."""
    fight = g.fight
    assault = strength.is_assault(g)
    if assault:
        fight.result = assault_row(fight.attack_sum - fight.defence_sum)
    else:
        fight.result = _battle(g)
    g.note(
        "assault" if assault else "battle",
        "12.7.2" if assault else "12.7.1",
        space=fight.zone,
        units=fight.lead,
        defenders=fight.target,
        attack=fight.attack_sum,
        defence=fight.defence_sum,
        card=fight.attack_turned,
        other_card=fight.defence_turned,
        odds=f"{fight.attack_sum - fight.defence_sum:+d}",
        result=fight.result,
    )


def _may_repeat(g: War) -> bool:
    """The target stood its ground in a Major Offensive, and there is another Attack! marker (12.7.3)."""
    fight = g.fight
    if not strength.is_assault(g) or "offensive" not in g.facts.assault[fight.result].icons:
        return False
    alive = g.on_map(fight.lead & ~g.facts.AIRCRAFT) and g.units_in(
        1 << fight.zone, fight.target & ~g.facts.AIRCRAFT
    )
    return bool(
        g.state.offensive >> fight.zone & 1
        and alive
        and not fight.retreated
        and at_hand(g, fight.side, ATTACK)
    )


class Repeat(Step[War]):
    """The Assault may be repeated at once (12.7.3)."""

    needs = ("Combat",)

    def decide(self, g: War) -> Decision:
        verbs = {"again": True, "done": True}
        return Decision(g.fight.side, "repeat", "12.7.3", verbs, {"space": g.fight.zone})

    def again(self, g: War) -> None:
        """Attack again."""
        g.pop()
        fight = g.fight
        change(g, fight.side, ATTACK, -1)
        for name in ("lead", "target", "attack_support", "defence_support"):
            setattr(fight, name, g.on_map(getattr(fight, name)))
        g.note("repeated", "12.7.3", side=fight.side, space=fight.zone)
        g.find(Combat).again(g)

    def done(self, g: War) -> None:
        """Let it be."""
        g.pop()


# ---- what would come of it


def preview(g: War, side: Side) -> Preview:
    """Both totals, what is in them, and the chance of each result as far as this side can know."""
    attack, defence = strength.sums(g)
    figures = [_figure(row, "attack") for row in strength.attack_modifiers(g)]
    figures += [_figure(row, "defence") for row in strength.defence_modifiers(g)]
    difference = attack - defence
    chances = [
        Chance(result, share.numerator, share.denominator)
        for result, share in sorted(chances_of(g, side, difference).items(), key=lambda e: (-e[1], e[0]))
    ]
    return Preview(attack, defence, f"{difference:+d}", figures, chances)


def _figure(row: Modifier, to: str) -> Figure:
    return Figure(row.name, row.value, row.rule, to)


def _deck(g: War, owner: Side, side: Side) -> list[str]:
    """The Event cards that could be turned next, as one side knows it; never empty in play."""
    if g.solitaire:
        known = decks.pile(g, owner, EVENT) + (g.state.goals[owner],) * solitaire.goals_hidden(g, owner)
    else:
        known = decks.pile(g, owner, EVENT) if owner == side else decks.unseen(g, owner)
    cards = [card for card in known if g.facts.cards[card].deck == EVENT]
    if len(cards) <= 1:
        cards += [card for card in g.state.discard[owner] if g.facts.cards[card].deck == EVENT]
    return cards


def chances_of(g: War, side: Side, difference: int) -> dict[str, Fraction]:
    """The chance of each result at a difference of combat points."""
    fight = g.fight
    mine = _deck(g, fight.side, side)
    counts: dict[str, int] = {}
    if not strength.is_assault(g):
        if difference < g.facts.limits.odds_low:
            return {"A1": Fraction(1)}
        odds = min(difference, g.facts.limits.odds_high)
        for card in mine:
            result = battle_result(g, card, odds)
            counts[result] = counts.get(result, 0) + 1
        return {result: Fraction(count, len(mine)) for result, count in counts.items()}
    theirs = _deck(g, other(fight.side), side)
    for card in mine:
        for foe in theirs:
            result = assault_row(difference + _support(g, card) - _support(g, foe))
            counts[result] = counts.get(result, 0) + 1
    return {result: Fraction(count, len(mine) * len(theirs)) for result, count in counts.items()}
