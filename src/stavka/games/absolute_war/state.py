"""The state of a game of Absolute War!"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from stavka.games.absolute_war.counts import (
    Balance,
    BandMarkers,
    Card,
    CombatPoints,
    LaterTurn,
    Markers,
    MaybeCard,
    MaybeResult,
    Objective,
    Plant,
    Resources,
    SpecialMarker,
    Status,
    TurnNumber,
    Units,
)
from stavka.kernel.names import NONE, Kind, Side, SideSet, Space, SpaceSet, Unit, UnitSet
from stavka.kernel.state import State


class Fight(Struct, kw_only=True):
    """The combat under way (12.3)."""

    zone: Space
    """The target zone."""
    origin: Space
    """Where the lead attacker stands: its border counts (12.2.3)."""
    side: Side
    lead: UnitSet
    target: UnitSet
    attack_support: UnitSet = 0
    defence_support: UnitSet = 0
    """The supporting stacks, whole."""
    attack_card: MaybeCard = ""
    defence_card: MaybeCard = ""
    attack_points: bool = False
    """The card was played for its support points, not its event (12.5.1)."""
    defence_points: bool = False
    attack_marker: SpecialMarker = ""
    defence_marker: SpecialMarker = ""
    """Special support markers (19.2 to 19.4)."""
    held_back: bool = False
    """The attacker keeps the point of a turned Major Offensive marker for a later attack (12.1)."""
    pincers: bool = False
    attack_sum: CombatPoints = 0
    defence_sum: CombatPoints = 0
    """The combat points of the resolution."""
    attack_turned: MaybeCard = ""
    defence_turned: MaybeCard = ""
    """The cards turned to resolve it."""
    result: MaybeResult = ""
    retreated: bool = False
    fled: UnitSet = 0
    """Defenders that the result made retreat, the target or not."""
    stood: bool = False
    """The target paid instead of retreating (cards G8, S6)."""
    downed: UnitSet = 0
    """Air units that a card has damaged in this combat (cards G34, S30)."""
    ignored: Units = 0
    """Step losses that a card lets the attacker ignore."""
    repeats: Units = 0
    advanced: UnitSet = 0
    exploiting: UnitSet = 0
    """Units that have advanced, and those that have exploited."""
    followed: UnitSet = 0
    """Units that took no part and followed up (23.4)."""
    stacks: Units = 0
    """How many stacks attacked: more of them afterwards need Done markers (12.10)."""
    free: Units = 0
    light: Units = 0
    """Exploitations that cards let go without a Mobile marker: of Mobile, and of any small stacks."""


class WarState(State, kw_only=True):
    """Who stands where is in the kernel's columns; here is what this game adds."""

    turn: TurnNumber = 1
    phasing: Side = 0
    initiative: Side = 0
    wsp: Annotated[list[Status], Kind.PER_SIDE]
    rp: Annotated[list[Resources], Kind.PER_SIDE]
    control: Annotated[list[SpaceSet], Kind.PER_SIDE]
    """Who had a zone last; one with stacks of both is nobody's meanwhile (3.7)."""
    crimes: SpaceSet = 0
    """War Crime sites that have been scored (15.1.4)."""

    # ---- counters
    over: Annotated[list[Unit], Kind.PER_UNIT]
    """The unit that lies on each in its stack; none on the top one (3.3)."""
    raised: UnitSet = 0
    """Units brought to the top in this phase, while nobody has come to their zone or left it."""
    regrouped: UnitSet = 0
    """Units that have changed stacks in this phase, while nobody more was deployed in their zone (13.1)."""
    back: UnitSet = 0
    """Units that show their back: reduced, untrained, damaged, under construction."""
    disrupted: UnitSet = 0
    unsupplied: UnitSet = 0
    done: UnitSet = 0
    armour: UnitSet = 0
    """Stacks with an Armor marker (12.6.2)."""
    grounded: UnitSet = 0
    """Air units on the map beyond what the weather allows (18.5)."""
    fought: UnitSet = 0
    """Units that took part in a combat of this player turn."""
    attacked: UnitSet = 0
    """Stacks that have been the target of an attack in this phase (12.2.1)."""
    due: Annotated[list[LaterTurn], Kind.PER_UNIT]
    """The turn on which a unit that waits comes in."""
    defected: bool = False
    """The Romanians have changed sides (18.6)."""
    freed: bool = False
    """The Hungarian 1+3 Army may leave home (18.6)."""

    # ---- markers
    attack: Annotated[list[Markers], Kind.PER_SIDE]
    support: Annotated[list[Markers], Kind.PER_SIDE]
    mobile: Annotated[list[Markers], Kind.PER_SIDE]
    """Combat Markers at hand."""
    attacks: Annotated[list[Markers], Kind.PER_SIDE]
    """How many Attack! markers each has at all (8.0)."""
    ready: tuple[Plant, ...] = ()
    spent: tuple[Plant, ...] = ()
    lost: tuple[Plant, ...] = ()
    """Industry and Lend-Lease markers: usable, used this turn, in the Shattered box (19.5)."""
    winter: Markers = 0
    volkssturm: Markers = 0
    """General Winter markers at hand; Volkssturm markers not used this turn."""
    barrel: bool = False
    """The Germans have the Volkssturm markers (card G41)."""
    orders: SideSet = 0
    """Who has the Order or Directive marker (19.4)."""
    ordered: SideSet = 0
    """Who has used it this turn."""
    called: SideSet = 0
    """Who could have used it in this Combat Phase."""
    pockets: Annotated[list[tuple[Space, ...]], Kind.PER_SIDE]
    exploited: SpaceSet = 0
    """Zones that stacks entered on a Mobile marker: Pincers there need no other condition (12.6.2)."""

    # ---- Major Offensives
    markers: Markers = 0
    """Major Offensive markers still to be placed."""
    offensive: SpaceSet = 0
    turned: SpaceSet = 0
    """Zones with a Major Offensive marker, and where it shows its combat point (12.1)."""
    struck: SpaceSet = 0
    """Zones attacked in this phase."""
    front: Space = NONE
    """The zone attacked last: the others of them are over (12.2)."""

    # ---- cards
    events: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    offensives: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    """What is left in the draw piles, in no order: a draw takes any."""
    hand: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    discard: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    goals: Annotated[list[MaybeCard], Kind.PER_SIDE]
    """The War Goals card, face down (15.2)."""
    active: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    """Offensive cards in play."""
    crowned: tuple[Card, ...] = ()
    """Those of them with a Major Offensive marker on them (12.11)."""
    aside: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    """Cards laid aside for the next turn (22.2)."""
    aside_from: LaterTurn = 0
    """The turn on which they take effect."""
    gone: Annotated[list[tuple[Card, ...]], Kind.PER_SIDE]
    """Cards that have left the game."""
    used: tuple[Card, ...] = ()
    """Event cards used in this player turn: once is enough (2.5.3)."""

    # ---- what lasts
    barred: SideSet = 0
    """Who may not pay for upgrades this turn (21.2.4)."""
    draws: Annotated[list[Balance], Kind.PER_SIDE]
    """Cards fewer or more this turn (21.1)."""
    spared: UnitSet = 0
    """Stacks that count as supplied in this Supply Phase (cards G6, S37)."""
    blocked: SpaceSet = 0
    """Where no German reserve may be deployed in this phase (card S11)."""
    scorched: Space = NONE
    """A city that is no Soviet source of supply (card G52)."""
    elastic: bool = False
    """Germans who retreat on DR or DB are not Disrupted (card G53)."""
    pressed: bool = False
    """The Soviets lose a point unless they attack (card S24)."""
    trucks: Units = 0
    """Stacks that may still use their full movement for nothing (card S26)."""
    convoys: Units = 0
    """Large units that may still be deployed over the sea (cards G28, S36)."""
    strikes: Units = 0
    """Attacks made in this Combat Phase, repeated Assaults not counted."""
    fight: Fight | None = None

    # ---- partisans (23.1)
    partisans: SpaceSet = 0
    atrocities: SpaceSet = 0
    bands: BandMarkers = 0
    """Markers in the Partisan box."""
    recruits: tuple[LaterTurn, ...] = ()
    """The turns on which markers come in."""

    # ---- solitaire (24)
    duties: tuple[Objective, ...] = ()
    """Attacks that the Enemy still owes, each by its objective (24.3)."""
    encircled: bool = False
    """The Enemy has tried Pincers this turn (24.3.4)."""
    shown: SideSet = 0
    """Whose War Goals card lies face up: revealed to score (15.1.1), or in the solitaire game (24.2)."""
