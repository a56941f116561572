"""Events of cards that are played in a combat (12.5.1, 22.1): one line a card, under its name."""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.absolute_war.card_play import EVENTS, ChooseUnit, Event, register
from stavka.games.absolute_war.decks import throw, to_hand
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.markers import at_hand, change
from stavka.games.absolute_war.stacks import ground, is_armour, stack_of
from stavka.games.absolute_war.terms import GERMAN, MOBILE, SOVIET, SUPPORT, other
from stavka.kernel.combat import Modifier
from stavka.kernel.names import Side, Unit, UnitSet, bits, lowest, mask

Test = Callable[[War, Side], bool]


# ---- what cards ask


def own_stack(g: War, side: Side) -> tuple[Unit, ...]:
    """The lead attacker or the target, whichever is this side's."""
    units = g.fight.lead if side == g.fight.side else g.fight.target
    alive = g.on_map(units)
    return stack_of(g, lowest(alive)) if alive else ()


def top_armour(g: War, side: Side) -> bool:
    return is_armour(g, own_stack(g, side))


def enemy_armour(g: War, side: Side) -> bool:
    return is_armour(g, own_stack(g, other(side)))


def has_ss(g: War, side: Side) -> bool:
    return any(g.facts.SS >> unit & 1 for unit in own_stack(g, side))


def in_winter(g: War, side: Side) -> bool:
    return g.weather(g.fight.zone).id in ("snow", "general-winter")


def at_city(g: War, side: Side) -> bool:
    return bool(g.facts.HEX >> g.fight.zone & 1)


def at_city_or_fort(g: War, side: Side) -> bool:
    f = g.facts
    forts = g.fight.target & (f.FORTS & ~g.state.back | 1 << f.FORTRESS)
    return at_city(g, side) or bool(forts)


def siege(g: War, side: Side) -> bool:
    """An Assault on a major city or a Fort."""
    return g.facts.terrain[g.fight.zone].assault and at_city_or_fort(g, side)


def armour_at_city(g: War, side: Side) -> bool:
    return at_city(g, side) and enemy_armour(g, side)


def by_black_sea(g: War, side: Side) -> bool:
    return bool(g.facts.BLACK >> g.fight.zone & 1)


def at_leningrad(g: War, side: Side) -> bool:
    return g.fight.zone in (g.facts.LENINGRAD, g.facts.VOLKHOV)


def weakened(g: War, side: Side) -> bool:
    """The target zone is contested, or the target Disrupted or Unsupplied."""
    marked = (g.state.disrupted | g.state.unsupplied) & g.fight.target
    return bool(g.contested() >> g.fight.zone & 1 or marked)


def aircraft(g: War, side: Side) -> UnitSet:
    """A side's undamaged air units in this combat."""
    fight = g.fight
    units = fight.lead | fight.attack_support if side == fight.side else fight.target | fight.defence_support
    return units & g.facts.AIRCRAFT & ~g.state.back


def always(g: War, side: Side) -> bool:
    return True


# ---- what they do


class CombatEvent(Event):
    """A card in a combat: points, and what it forbids or lets happen."""

    def __init__(
        self,
        points: int = 0,
        when: Test = always,
        *,
        better: int = 0,
        pincers: bool = False,
        foils: bool = False,
        dry: bool = False,
        warm: bool = False,
        holds: bool = False,
        redraws: bool = False,
        stands: bool = False,
        steady: bool = False,
        silences: bool = False,
        isolates: bool = False,
        blinds: bool = False,
        brings: Callable[[War, tuple[Unit, ...]], bool] | None = None,
        doubles: bool = False,
        wounds: bool = False,
        presses: bool = False,
        exploits: int = 0,
        pockets: int = 0,
        ignores: int = 0,
        needs: Test = always,
    ) -> None:
        self.points, self.when, self.better = points, when, better
        self.pincers, self.foils = pincers, foils
        self.dry, self.warm, self.holds = dry, warm, holds
        self.redraws, self.stands, self.steady = redraws, stands, steady
        self.silences, self.isolates, self.blinds = silences, isolates, blinds
        self.brings, self.doubles = brings, doubles
        self.wounds, self.presses = wounds, presses
        self.exploits, self.pockets, self.ignores = exploits, pockets, ignores
        self.needs = needs

    def may(self, g: War, side: Side) -> bool:
        """An armour icon asks for an Armor stack in the lead, and an Armor marker for it (22.1)."""
        if self.pincers and not (top_armour(g, side) and may_mark_armour(g)):
            return False
        return self.needs(g, side)

    def play(self, g: War, side: Side) -> None:
        fight = g.fight
        if self.pincers:
            mark_armour(g)
        if self.silences:
            _take_back(g, other(side))
        if self.blinds or self.isolates:
            _send_back(g, other(side), everywhere=self.blinds)
        fight.free += self.exploits
        fight.ignored += self.ignores

    def value(self, g: War, side: Side) -> int:
        """The combat points that it adds."""
        if self.better:
            return self.better if self.when(g, side) else self.points
        return self.points if self.when(g, side) else 0


class Flyers(CombatEvent):
    """A point for each undamaged air unit in the combat, two at most (cards G2, S14)."""

    def value(self, g: War, side: Side) -> int:
        return min(2, aircraft(g, side).bit_count())


class Interceptors(CombatEvent):
    """An undamaged enemy air unit in the combat is damaged, before strengths are counted (cards G34, S30)."""

    def __init__(self, card: str) -> None:
        super().__init__(needs=lambda g, side: bool(aircraft(g, other(side))))
        self._card = card

    def play(self, g: War, side: Side) -> None:
        g.push(ChooseUnit(card=self._card, side=side, units=aircraft(g, other(side))))

    def chosen(self, g: War, side: Side, unit: Unit) -> None:
        g.state.back |= 1 << unit
        g.fight.downed |= 1 << unit
        g.note("damaged", f"card-{self._card}", unit=unit)


class SeaPower(CombatEvent):
    """Also lets a large unit be deployed over the Black Sea (card S36)."""

    also = "reserve"

    def may(self, g: War, side: Side) -> bool:
        return g.state.fight is None or self.needs(g, side)

    def play(self, g: War, side: Side) -> None:
        if g.state.fight is None:
            g.state.convoys += 1


class RoadOfLife(CombatEvent):
    """Also keeps a stack in Leningrad supplied (card S37)."""

    also = "supply"

    def may(self, g: War, side: Side) -> bool:
        if g.state.fight is not None:
            return self.needs(g, side)
        return bool(self._stacks(g))

    def _stacks(self, g: War) -> UnitSet:
        here = g.state.at[g.facts.LENINGRAD] & g.of(SOVIET)
        return here & ~g.facts.SPECIAL

    def play(self, g: War, side: Side) -> None:
        if g.state.fight is None:
            members = mask(stack_of(g, lowest(self._stacks(g))))
            g.state.spared |= members
            g.note("spared", "card-s37", units=members)


def may_mark_armour(g: War) -> bool:
    """Whether an Armor marker can be put on the lead, or lies there; not on an Unsupplied stack (7.3)."""
    fight, state = g.fight, g.state
    if state.unsupplied & fight.lead:
        return False
    return bool(state.armour & fight.lead) or at_hand(g, fight.side, MOBILE) > 0


def mark_armour(g: War) -> None:
    """Put an Armor marker on the lead attacker (12.6.2)."""
    fight, state = g.fight, g.state
    if not state.armour & fight.lead:
        change(g, fight.side, MOBILE, -1)
        state.armour |= fight.lead


def _take_back(g: War, side: Side) -> None:
    """A card that has been committed returns to its hand, as if it had not been played."""
    fight = g.fight
    if side == fight.side:
        card, fight.attack_card = fight.attack_card, ""
    else:
        card, fight.defence_card = fight.defence_card, ""
    if card:
        to_hand(g, side, card)
        g.state.used = tuple(used for used in g.state.used if used != card)
        g.note("card-returned", f"card-{card}", side=side, card=card)
        whole_again = fight.downed & g.of(other(side))
        if whole_again:
            g.state.back &= ~whole_again
            g.note("planes-repaired", f"card-{card}", units=whole_again)


def _send_back(g: War, side: Side, everywhere: bool) -> None:
    """Supporting stacks drop out, and their markers are available again."""
    fight = g.fight
    name = "attack_support" if side == fight.side else "defence_support"
    units = getattr(fight, name)
    leaving = units if everywhere else units & ~g.state.at[fight.zone]
    tops = [unit for unit in bits(leaving) if g.state.over[unit] < 0]
    change(g, side, SUPPORT, len(tops))
    setattr(fight, name, units & ~leaving)


register(
    # ---- German cards
    g1=CombatEvent(1, pincers=True),  # Blitzkrieg
    g2=Flyers(),  # Stuka Support
    g4=CombatEvent(2, top_armour, needs=top_armour),  # Tiger Battalions
    g5=CombatEvent(brings=is_armour),  # Panzer Fire Brigade
    g7=CombatEvent(redraws=True),  # Erich von Manstein
    g8=CombatEvent(stands=True),  # Walter Model
    g9=CombatEvent(1, pincers=True),  # Heinz Guderian
    g15=CombatEvent(1, in_winter, warm=True, needs=in_winter),  # Winter Equipment
    g16=CombatEvent(1),  # Nebelwerfer Barrage
    g17=CombatEvent(2, siege, needs=siege),  # Siege Artillery
    g18=CombatEvent(dry=True),  # Brandenburgers
    g19=CombatEvent(1, holds=True),  # Kampfgruppe
    g20=CombatEvent(2, pincers=True, needs=weakened),  # Backhand Blow
    g21=CombatEvent(2, has_ss, needs=has_ss),  # SS Panzer Divisions
    g31=CombatEvent(silences=True, blinds=True),  # Soviet Command Paralysis
    g33=CombatEvent(2, enemy_armour, foils=True),  # Eighty-Eights
    g34=Interceptors("g34"),  # Luftwaffe Aces
    g35=CombatEvent(foils=True, steady=True),  # Moving Pocket
    g36=CombatEvent(2, in_winter, needs=in_winter),  # Hedgehog Defence
    g39=CombatEvent(pincers=True, pockets=1),  # Cauldron Battle
    g42=CombatEvent(1, armour_at_city, better=2),  # Panzerfaust
    # ---- Soviet cards
    s1=CombatEvent(1),  # Katyusha!
    s2=CombatEvent(2, top_armour, foils=True),  # T-34
    s3=CombatEvent(2),  # Georgy Zhukov
    s4=CombatEvent(pincers=True, exploits=1),  # Deep Battle
    s5=CombatEvent(silences=True, isolates=True),  # Maskirovka
    s6=CombatEvent(stands=True),  # Blocking Detachments
    s9=CombatEvent(1, foils=True),  # Rasputitsa
    s14=Flyers(),  # Sturmovik
    s15=CombatEvent(1, presses=True),  # Frontal Attack
    s16=CombatEvent(redraws=True),  # Ivan Konev
    s17=CombatEvent(doubles=True),  # Konstantin Rokossovsky
    s18=CombatEvent(2, at_city, needs=at_city),  # Vasily Chuikov
    s19=CombatEvent(wounds=True, needs=at_city),  # House to House
    s20=CombatEvent(1, at_city_or_fort, better=2),  # Artillery Offensive
    s21=CombatEvent(dry=True),  # River Crossing
    s30=Interceptors("s30"),  # Red Falcons
    s36=SeaPower(1, by_black_sea, needs=by_black_sea),  # Black Sea Fleet
    s37=RoadOfLife(1, at_leningrad, needs=at_leningrad),  # Road of Life
    s40=CombatEvent(ignores=1),  # Penal Battalions
)


# ---- what the combat asks


def events(g: War, side: Side) -> list[tuple[str, CombatEvent]]:
    """The cards that a side plays in this combat for their events."""
    fight = g.fight
    mine = side == fight.side
    card = fight.attack_card if mine else fight.defence_card
    as_points = fight.attack_points if mine else fight.defence_points
    event = EVENTS.get(card)
    return [(card, event)] if isinstance(event, CombatEvent) and not as_points else []


def modifiers(g: War, side: Side) -> list[Modifier]:
    """The points that cards give a side: by event, or by their support points in an Assault (12.5.1)."""
    fight = g.fight
    mine = side == fight.side
    found = []
    for card, event in events(g, side):
        points = event.value(g, side)
        if points:
            found.append(Modifier(f"card-{card}", points, f"card-{card}"))
    card = fight.attack_card if mine else fight.defence_card
    if card and (fight.attack_points if mine else fight.defence_points):
        found.append(Modifier(f"card-{card}", g.facts.cards[card].support, "12.5.1"))
    if mine and side == GERMAN and "g54" in g.state.active[side] and fight.zone == g.facts.SEVASTOPOL:
        found.append(Modifier("card-g54", 1, "card-g54"))
    return found


def _played(g: War, side: Side, what: str) -> bool:
    return any(getattr(event, what) for _, event in events(g, side))


def ignores_crossing(g: War) -> bool:
    return _played(g, g.fight.side, "dry")


def ignores_weather(g: War) -> bool:
    return _played(g, g.fight.side, "warm")


def silenced(g: War, side: Side) -> bool:
    """The other's card lets this side play none."""
    return _played(g, other(side), "silences")


def supports_barred(g: War, side: Side) -> str:
    """What the other's card does to supports: `all` none, `outside` none from outside the zone."""
    if _played(g, other(side), "blinds"):
        return "all"
    return "outside" if _played(g, other(side), "isolates") else ""


def second_support(g: War, side: Side) -> bool:
    """Whether two stacks of one zone may support (card S17)."""
    return _played(g, side, "doubles")


def summons(g: War, side: Side, stack: tuple[Unit, ...]) -> bool:
    """Whether a card lets this stack support from one region to another (card G5)."""
    return any(event.brings is not None and event.brings(g, stack) for _, event in events(g, side))


def lifts_conditions(g: War) -> bool:
    """Whether a card lets Pincers be tried whatever the rules say (22.1)."""
    return _played(g, g.fight.side, "pincers")


def lifts_mobility(g: War) -> bool:
    """Operation Uranus: the lead need not be Mobile against Axis allies (card S45)."""
    fight = g.fight
    top = ground(g, own_stack(g, other(fight.side)))
    allies = bool(top) and bool(g.facts.AXIS >> top[0] & 1)
    return fight.side == SOVIET and "s45" in g.state.active[SOVIET] and allies


def foiled(g: War) -> bool:
    """Whether the defender's card makes Pincers fail: unless an armour card came later (2.5, 22.1)."""
    defender = other(g.fight.side)
    if not _played(g, defender, "foils"):
        return False
    later = g.state.initiative == g.fight.side
    return not (later and lifts_conditions(g))


def exploitation_barred(g: War) -> bool:
    return _played(g, other(g.fight.side), "holds")


def may_redraw(g: War) -> list[Side]:
    """Who may have the Battle card turned again, in the order in which they played their cards (2.5)."""
    last = g.state.initiative
    return [side for side in (other(last), last) if _played(g, side, "redraws")]


def may_stand(g: War) -> bool:
    return _played(g, other(g.fight.side), "stands")


def unshaken(g: War) -> bool:
    return _played(g, other(g.fight.side), "steady")


def wounds(g: War) -> bool:
    return _played(g, other(g.fight.side), "wounds")


def must_bleed(g: War) -> bool:
    return _played(g, g.fight.side, "presses")


def extra_pockets(g: War) -> int:
    return sum(event.pockets for _, event in events(g, g.fight.side))


def put_down(g: War) -> None:
    """Both cards go to their discard piles."""
    fight = g.fight
    for side, card in ((fight.side, fight.attack_card), (other(fight.side), fight.defence_card)):
        if card:
            throw(g, side, card)
    fight.attack_card = fight.defence_card = ""
    fight.attack_points = fight.defence_points = False
