"""Events of cards that are played outside combats: one class or line a card, under its name."""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.absolute_war import decks, partisans, solitaire, turn_events
from stavka.games.absolute_war.card_phase import draw
from stavka.games.absolute_war.card_play import Answer, ChooseUnit, Event, NameZone, register
from stavka.games.absolute_war.control import settle
from stavka.games.absolute_war.deployment import Place, fort_zones
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.lines import endangered, linked, shores
from stavka.games.absolute_war.losses import lose_step
from stavka.games.absolute_war.markers import at_hand, change
from stavka.games.absolute_war.movement import Leg, March, ahead, may_stop, shaken
from stavka.games.absolute_war.reinforcements import arrivals, reserve_room
from stavka.games.absolute_war.replacements import to_reserve
from stavka.games.absolute_war.reserves import ReservePhase, Reserves, pull
from stavka.games.absolute_war.stacks import Stack, send_home, stack_of, stacks_of, tops
from stavka.games.absolute_war.terms import EVENT, GERMAN, MOBILE, OFFENSIVE, SOVIET, SUPPORT, other
from stavka.games.absolute_war.upgrades import finish, reachable, restore, train, trainable
from stavka.kernel.names import Side, Space, Unit, UnitSet, bits, mask

Deed = Callable[[War, Side], None]
Test = Callable[[War, Side], bool]


class Simple(Event):
    """An event without a choice."""

    def __init__(self, deed: Deed, when: Test | None = None, phase: str = "") -> None:
        self.deed, self.when = deed, when
        self.phase = phase

    def may(self, g: War, side: Side) -> bool:
        return self.when is None or self.when(g, side)

    def play(self, g: War, side: Side) -> None:
        self.deed(g, side)


class Pick(Event):
    """An event for which its player chooses one of some units."""

    def __init__(
        self,
        card: str,
        among: Callable[[War, Side], UnitSet],
        deed: Callable[[War, Side, Unit], None],
        phase: str = "",
    ) -> None:
        self.card, self.among, self.deed = card, among, deed
        self.phase = phase

    def may(self, g: War, side: Side) -> bool:
        return bool(self.among(g, side))

    def play(self, g: War, side: Side) -> None:
        g.push(ChooseUnit(card=self.card, side=side, units=self.among(g, side)))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        self.deed(g, side, unit)


# ---- points and markers


def _gains(rp: int) -> Deed:
    return lambda g, side: g.earn(side, rp, "9.2")


def _lose_markers(kind: str, count: int, whose: Callable[[Side], Side], else_rp: bool = False) -> Deed:
    """Available markers go to the used pile; who has none may lose a Resource Point instead."""

    def deed(g: War, side: Side) -> None:
        loser = whose(side)
        gone = min(count, at_hand(g, loser, kind))
        change(g, loser, kind, -gone)
        g.note("markers-lost", "8.0", side=loser, marker=kind, count=gone)
        if not gone and else_rp and g.state.rp[loser]:
            g.earn(loser, -1, "9.2")

    return deed


def _own(side: Side) -> Side:
    return side


def _total_war(g: War, side: Side) -> None:
    g.earn(side, 1, "card-g24")
    draw(g, side, EVENT)


def _liberation_army(g: War, side: Side) -> None:
    if g.state.initiative == side:
        g.score(other(side), -1, "card", "card-g32", card="g32")
    else:
        g.earn(side, 1, "card-g32")


def _discard_random(g: War, side: Side) -> None:
    hand = g.state.hand[side]
    if hand:
        card = hand[g.number(len(hand), "discard")]
        decks.from_hand(g, side, card)
        decks.throw(g, side, card)
        g.note("discarded-at-random", "2.5", side=side, card=card)


def _july_plot(g: War, side: Side) -> None:
    g.score(side, -1, "card", "card-g40", card="g40")
    _discard_random(g, side)


def _reveal(g: War, side: Side) -> None:
    """Look at the other's hand and at his War Goals card."""
    enemy = other(side)
    seen = {"cards": list(g.state.hand[enemy]), "card": g.state.goals[enemy]}
    g.show(side, "looked", "2.5", seen, side=side)


def _lucy_ring(g: War, side: Side) -> None:
    _reveal(g, side)
    draw(g, side, EVENT)


def _tehran(g: War, side: Side) -> None:
    g.score(side, 1, "card", "card-s41", card="s41")
    turn_events.status_check(g)


def _patriotic_war(g: War, side: Side) -> bool:
    f = g.facts
    return not (1 << f.MOSCOW | 1 << f.LENINGRAD) & ~g.friendly(side)


def _command(name: str) -> Deed:
    """Set one of the flags of the state."""
    return lambda g, side: setattr(g.state, name, True)


def _volkssturm(g: War, side: Side) -> None:
    g.state.barrel = True
    g.state.volkssturm = 2


class TheFuehrerInterferes(Event):
    """A card of one's choice, or a War Status Point (card G38)."""

    def play(self, g: War, side: Side) -> None:
        g.push(Answer(card="g38", side=side, options=(*g.state.hand[side], "wsp")))

    def answered(self, g: War, side: Side, answer: str) -> None:
        if answer == "wsp":
            g.score(side, -1, "card", "card-g38", card="g38")
        else:
            decks.from_hand(g, side, answer)
            decks.throw(g, side, answer)
            g.note("discarded", "card-g38", side=side, card=answer)


class HitlerOrdersAttack(Event):
    """The Major Offensive cards in hand are laid aside for the next turn, this one too (22.2)."""

    def play(self, g: War, side: Side) -> None:
        state = g.state
        state.discard[side] = tuple(card for card in state.discard[side] if card != "g51")
        state.aside[side] = ("g51",)
        state.aside_from = state.turn + 1
        for card in state.hand[side]:
            if g.facts.cards[card].deck == OFFENSIVE and not self._fits(g, side, card):
                self._discard(g, side, card)
        self._ask(g, side)

    def _fits(self, g: War, side: Side, card: str) -> bool:
        """In date, a Major Offensive, and within the four markers."""
        value = g.facts.cards[card].value
        left = g.facts.offensives - sum(g.facts.cards[c].value for c in g.state.aside[side])
        return 0 < value <= left and decks.in_date(g, card)

    def _ask(self, g: War, side: Side) -> None:
        cards = [card for card in g.state.hand[side] if g.facts.cards[card].deck == OFFENSIVE]
        fitting = tuple(card for card in cards if self._fits(g, side, card))
        for card in cards:
            if card not in fitting:
                self._discard(g, side, card)
        if fitting:
            g.push(Answer(card="g51", side=side, options=fitting))

    def _discard(self, g: War, side: Side, card: str) -> None:
        decks.from_hand(g, side, card)
        decks.throw(g, side, card)
        g.note("discarded", "22.2", side=side, card=card)

    def answered(self, g: War, side: Side, answer: str) -> None:
        decks.from_hand(g, side, answer)
        g.state.aside[side] = (*g.state.aside[side], answer)
        g.note("laid-aside", "22.2", side=side, card=answer)
        self._ask(g, side)


# ---- supply


class Airlift(Event):
    """A stack counts as supplied in this phase, and an air unit is damaged (card G6)."""

    def may(self, g: War, side: Side) -> bool:
        return bool(self._planes(g) and endangered(g, side))

    def _planes(self, g: War) -> UnitSet:
        f = g.facts
        fleet = g.of(GERMAN) & f.AIRCRAFT & ~g.state.back
        return fleet & g.state.at[f.AIR[GERMAN]] | g.on_map(fleet)

    def play(self, g: War, side: Side) -> None:
        stacks = mask(stack[0] for stack in endangered(g, side))
        g.push(ChooseUnit(card="g6", side=side, units=stacks))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        if g.state.spared & g.of(side):
            g.state.back |= 1 << unit
            g.note("damaged", "card-g6", unit=unit)
            return
        members = mask(stack_of(g, unit))
        g.state.spared |= members
        g.note("spared", "card-g6", units=members)
        g.push(ChooseUnit(card="g6", side=side, units=self._planes(g)))


# ---- units


def _reserve_free(g: War, side: Side) -> None:
    g.find(Reserves).free += 2


def _movable(g: War, stack: Stack) -> UnitSet:
    return mask(stack) & ~(g.facts.STATIC | g.facts.AIRCRAFT)


def _black_sea_stacks(g: War, side: Side) -> UnitSet:
    """German and Axis stacks by the Black Sea for which the Reserve has room."""
    units = g.units_in(g.facts.BLACK, g.of(side))
    room = reserve_room(g, side)
    return mask(stack[0] for stack in stacks_of(g, units) if 0 < _movable(g, stack).bit_count() <= room)


def _evacuate(g: War, side: Side, unit: Unit) -> None:
    """A stack goes to the Reserve, its air unit home; a Fort stays (card G29)."""
    stack = stack_of(g, unit)
    send_home(g, mask(stack))
    for member in bits(_movable(g, stack)):
        pull(g, member)


def _destroyed(units: Callable[[War], UnitSet]) -> Callable[[War, Side], UnitSet]:
    """Units of a kind in the Destroyed box, while the Reserve has room."""

    def among(g: War, side: Side) -> UnitSet:
        return g.state.at[g.facts.DESTROYED[side]] & units(g) if reserve_room(g, side) > 0 else 0

    return among


def _lost(units: Callable[[War], UnitSet]) -> Callable[[War, Side], UnitSet]:
    """Units of a kind in the Destroyed or Captured box, while the Reserve has room."""

    def among(g: War, side: Side) -> UnitSet:
        f, at = g.facts, g.state.at
        boxes = at[f.DESTROYED[side]] | at[f.CAPTURED[side]]
        return boxes & units(g) if reserve_room(g, side) > 0 else 0

    return among


def _rebuild(g: War, side: Side, unit: Unit) -> None:
    to_reserve(g, unit)


def _soviet_units(g: War) -> UnitSet:
    return g.of(SOVIET) & ~(1 << g.facts.FORTRESS) & ~g.facts.SPECIAL


def _march_battalions(g: War, side: Side) -> UnitSet:
    """Reduced German infantry, for one Resource Point (card G25)."""
    if g.state.barred >> side & 1 or not solitaire.affords(g, side, 1):
        return 0
    return reachable(g, g.facts.FOOT & g.facts.TWO_STEPS & g.state.back)


def _march(g: War, side: Side, unit: Unit) -> None:
    g.earn(side, -1, "card-g25")
    restore(g, unit)


def _axis_units(g: War, side: Side) -> UnitSet:
    return reachable(g, g.of(GERMAN) & g.facts.AXIS & g.facts.TWO_STEPS & g.state.back)


def _untrained(g: War, side: Side) -> UnitSet:
    if g.state.barred >> side & 1:
        return 0
    return reachable(g, g.of(SOVIET) & g.facts.BROWN & g.state.back)


class FortifiedPlaces(Event):
    """A Fort is put, finished, in a supplied city (card G22)."""

    phase = "replacements"

    def _forts(self, g: War, side: Side) -> UnitSet:
        f = g.facts
        waiting = g.state.at[f.WAITING] & ~arrivals(g, side)
        forts = g.of(side) & f.FORTS & (g.state.at[f.DESTROYED[side]] | waiting)
        return mask(fort for fort in bits(forts) if self._zones(g, side, fort))

    def _zones(self, g: War, side: Side, fort: Unit) -> int:
        return fort_zones(g, fort) & g.facts.CITY & linked(g, side, shores(g, side))

    def may(self, g: War, side: Side) -> bool:
        return bool(self._forts(g, side))

    def play(self, g: War, side: Side) -> None:
        g.push(ChooseUnit(card="g22", side=side, units=self._forts(g, side)))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        g.state.back &= ~(1 << unit)
        g.push(Place(unit=unit, zones=self._zones(g, side, unit), rule="card-g22"))


class OfficersPurged(Event):
    """A trained Front is untrained again; without one, a Resource Point is lost (card S23)."""

    def play(self, g: War, side: Side) -> None:
        trained = g.on_map(g.of(side) & g.facts.BROWN & ~g.state.back)
        if trained:
            g.push(ChooseUnit(card="s23", side=side, units=trained))
        else:
            g.earn(side, -1, "card-s23")

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        g.state.back |= 1 << unit
        g.note("untrained", "card-s23", unit=unit)


class LendLeaseAircraft(Event):
    """All damaged air units at home are repaired, or one comes back from the Destroyed box (card S27)."""

    def _damaged(self, g: War, side: Side) -> UnitSet:
        return g.state.at[g.facts.AIR[side]] & g.state.back

    def _lost(self, g: War, side: Side) -> UnitSet:
        return g.state.at[g.facts.DESTROYED[side]] & g.facts.AIRCRAFT

    def may(self, g: War, side: Side) -> bool:
        return bool(self._damaged(g, side) | self._lost(g, side))

    def play(self, g: War, side: Side) -> None:
        ways = ("repair",) * bool(self._damaged(g, side)) + ("rebuild",) * bool(self._lost(g, side))
        g.push(Answer(card="s27", side=side, options=ways))

    def answered(self, g: War, side: Side, answer: str) -> None:
        if answer == "rebuild":
            g.push(ChooseUnit(card="s27", side=side, units=self._lost(g, side)))
            return
        repaired = self._damaged(g, side)
        g.state.back &= ~repaired
        g.note("planes-repaired", "card-s27", units=repaired)

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        g.state.back &= ~(1 << unit)
        g.place(unit, g.facts.AIR[side])
        g.note("rebuilt", "card-s27", unit=unit)


def _raided(g: War, side: Side) -> UnitSet:
    """Enemy stacks in marsh and forest east of the line (card S34)."""
    units = g.units_in(g.facts.WILD, g.of(other(side))) & ~g.facts.AIRCRAFT
    return tops(g, units)


def _disrupt(g: War, side: Side, unit: Unit) -> None:
    members = mask(stack_of(g, unit)) & ~g.state.unsupplied
    g.state.disrupted |= members
    if members:
        g.note("disrupted", "19.1", units=members)


class WaveringAllies(Event):
    """An Axis stack, no Finns in it, is Disrupted and one of its allies loses a step (card S42)."""

    def _stacks(self, g: War, side: Side) -> UnitSet:
        f = g.facts
        if g.state.initiative != side:
            return 0
        allies = g.on_map(g.of(GERMAN) & f.AXIS)
        stacks = [stack for stack in stacks_of(g, allies) if not mask(stack) & f.FINNS]
        return mask(stack[0] for stack in stacks)

    def may(self, g: War, side: Side) -> bool:
        return bool(self._stacks(g, side))

    def play(self, g: War, side: Side) -> None:
        g.push(ChooseUnit(card="s42", side=side, units=self._stacks(g, side)))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        """The Soviet player names the stack, its owner the unit that loses the step."""
        if side == GERMAN:
            zone = g.state.where[unit]
            lose_step(g, unit)
            settle(g, 1 << zone)
            return
        _disrupt(g, side, unit)
        allies = mask(stack_of(g, unit)) & g.facts.AXIS
        g.push(ChooseUnit(card="s42", side=GERMAN, units=allies))


# ---- zones


class RailwaySabotage(Event):
    """No German reserve is deployed in a zone or next to it in this phase (card S11)."""

    def may(self, g: War, side: Side) -> bool:
        return bool(g.state.at[g.facts.RESERVE[GERMAN]])

    def play(self, g: War, side: Side) -> None:
        g.push(NameZone(card="s11", side=side, zones=g.facts.board.on_map))

    def named(self, g: War, side: Side, zone: Space) -> None:
        g.state.blocked = 1 << zone | g.facts.neighbours[zone]
        g.note("rails-cut", "card-s11", space=zone)


class ScorchedEarth(Event):
    """A city in German hands will be no Soviet source of supply (card G52)."""

    def _zones(self, g: War, side: Side) -> int:
        return g.friendly(side) & g.facts.HOME[SOVIET] & g.facts.CITY

    def may(self, g: War, side: Side) -> bool:
        return bool(self._zones(g, side))

    def play(self, g: War, side: Side) -> None:
        g.push(NameZone(card="g52", side=side, zones=self._zones(g, side)))

    def named(self, g: War, side: Side, zone: Space) -> None:
        g.state.scorched = zone
        g.note("scorched", "card-g52", space=zone)


class ActiveDefence(Event):
    """A Resource Point, and a Fort is finished for nothing (card S54)."""

    def play(self, g: War, side: Side) -> None:
        g.earn(side, 1, "card-s54")
        forts = g.on_map(g.of(side) & g.facts.FORTS & g.state.back) & ~g.state.unsupplied
        if forts:
            g.push(ChooseUnit(card="s54", side=side, units=forts))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        finish(g, unit)


class StavkaReserve(Event):
    """A stack that took part in no combat this turn moves one zone (card S43)."""

    def _stacks(self, g: War, side: Side) -> UnitSet:
        f, state = g.facts, g.state
        units = g.on_map(g.of(side)) & ~(state.fought | state.done | f.SPECIAL | f.STATIC)
        found = 0
        for stack in stacks_of(g, units):
            if not mask(stack) & state.fought and self._zones(g, stack):
                found |= 1 << stack[0]
        return found

    def _moving(self, g: War, stack: tuple[Unit, ...]) -> tuple[Unit, ...]:
        return tuple(u for u in stack if not (g.facts.SPECIAL | g.facts.STATIC) >> u & 1)

    def _zones(self, g: War, stack: tuple[Unit, ...]) -> int:
        units = self._moving(g, stack)
        if not units:
            return 0
        zones = ahead(g, Leg(units=units, start=g.state.where[stack[0]]))
        return mask(zone for zone in bits(zones) if may_stop(g, units, zone, shaken(g, units)))

    def may(self, g: War, side: Side) -> bool:
        return bool(self._stacks(g, side))

    def play(self, g: War, side: Side) -> None:
        g.find(ReservePhase).over = True
        g.push(ChooseUnit(card="s43", side=side, units=self._stacks(g, side)))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        stack = stack_of(g, unit)
        g.push(March(units=self._moving(g, stack), zones=self._zones(g, stack)))


class Exploiting(Event):
    """A stack that advanced may exploit for nothing (cards G3, S38)."""

    def __init__(self, light: bool) -> None:
        self.light = light

    def play(self, g: War, side: Side) -> None:
        if self.light:
            g.fight.light += 1
        else:
            g.fight.free += 1


class BottomOfTheBarrel(Simple):
    """The card leaves the game (card G41)."""

    leaves = True


register(
    # ---- German cards
    g3=Exploiting(light=False),  # Mission-Type Orders
    g6=Airlift(),
    g10=Simple(_reserve_free, phase="reserves"),  # Railroad Troops
    g11=Simple(  # Pacification Campaign
        lambda g, side: g.push(partisans.Reprisals(left=2, only="card-g11")),
        lambda g, side: partisans.in_use(g),
    ),
    g12=Simple(lambda g, side: g.score(other(side), 1, "card", "card-g12", card="g12")),  # Commissar Order
    g13=Simple(_lose_markers(MOBILE, 1, _own, else_rp=True)),  # Fuel Crisis
    g14=Simple(_lose_markers(SUPPORT, 2, _own)),  # Rail Lines Cut
    g22=FortifiedPlaces(),
    g23=Simple(_gains(2)),  # Armaments Miracle
    g24=Simple(_total_war),
    g25=Pick("g25", _march_battalions, _march, phase="upgrades"),
    g26=Pick("g26", _destroyed(lambda g: g.facts.GERMANS & ~g.facts.SPECIAL), _rebuild, phase="replacements"),
    g27=Pick("g27", _axis_units, lambda g, side, unit: restore(g, unit), phase="upgrades"),  # Axis Summit
    g28=Simple(lambda g, side: setattr(g.state, "convoys", g.state.convoys + 1)),  # Baltic Convoys
    g29=Pick("g29", _black_sea_stacks, _evacuate, phase="reserves"),  # Black Sea Evacuation
    g30=Simple(_reveal),  # Foreign Armies East
    g32=Simple(_liberation_army),  # Russian Liberation Army
    g37=Simple(lambda g, side: _draw_other(g, side)),  # Intelligence Failure
    g38=TheFuehrerInterferes(),
    g40=Simple(_july_plot),
    g41=BottomOfTheBarrel(_volkssturm),
    g43=Simple(lambda g, side: turn_events.status_check(g)),  # Führer Conference
    g51=HitlerOrdersAttack(),
    g52=ScorchedEarth(),
    g53=Simple(_command("elastic")),  # Elastic Defence
    # ---- Soviet cards
    s7=Pick("s7", _lost(_soviet_units), _rebuild, phase="replacements"),  # Siberian Divisions
    s8=Simple(_gains(2)),  # Evacuated Factories
    s10=Simple(_lose_markers(MOBILE, 2, other)),  # Frozen Engines
    s11=RailwaySabotage(),
    s12=Pick("s12", _untrained, lambda g, side, unit: train(g, unit), phase="upgrades"),
    s13=Pick("s13", lambda g, side: trainable(g), lambda g, side, unit: train(g, unit), phase="upgrades"),
    s22=Simple(_discard_random),  # Old Marshals
    s23=OfficersPurged(),
    s24=Simple(_command("pressed")),  # Stalin Demands Attacks
    s25=Pick("s25", _lost(lambda g: g.facts.TANKS), _rebuild, phase="replacements"),  # Tank Factories
    s26=Simple(lambda g, side: setattr(g.state, "trucks", g.state.trucks + 2)),  # Studebaker Trucks
    s27=LendLeaseAircraft(),
    s28=Simple(_lucy_ring),
    s29=Simple(  # Great Patriotic War
        lambda g, side: g.score(side, 1, "card", "card-s29", card="s29"), _patriotic_war
    ),
    s31=Simple(  # Partisan Offensive
        lambda g, side: g.push(partisans.Bands(left=2, free=0, only="card-s31")),
        lambda g, side: partisans.in_use(g),
    ),
    s32=Simple(_lose_markers(SUPPORT, 1, other)),  # Rail War
    s33=Simple(  # Forest Republics
        lambda g, side: g.earn(other(side), -1, "card-s33"), lambda g, side: not partisans.in_use(g)
    ),
    s34=Pick("s34", _raided, _disrupt),  # Kovpak's Raid
    s35=Simple(  # Yugoslav Partisans
        _lose_markers(SUPPORT, 1, other, else_rp=True),
        lambda g, side: bool(g.friendly(GERMAN) >> g.facts.YUGOSLAVIA & 1),
    ),
    s38=Exploiting(light=True),  # Cavalry-Mechanized Group
    s39=Simple(_lose_markers("attack", 1, _own)),  # Operational Pause
    s41=Simple(_tehran),
    s42=WaveringAllies(),
    s43=StavkaReserve(),
    s54=ActiveDefence(),
)


def _draw_other(g: War, side: Side) -> None:
    draw(g, other(side), EVENT)


PLAIN = Event()
"""Major Offensives that bring nothing but their markers at once; G54 and S45 count while they lie there."""

register(**{f"g{n}": PLAIN for n in (44, 45, 46, 47, 48, 49, 50, 54, 55)})
register(**{f"s{n}": PLAIN for n in (44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 55)})
