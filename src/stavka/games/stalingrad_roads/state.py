"""The state of a game of Stalingrad Roads."""

from __future__ import annotations

from msgspec import Struct

from stavka.games.roads.counts import Balance, Few, OtherTurn, Support, VictoryPoints
from stavka.games.roads.state import RoadsState
from stavka.games.stalingrad_roads.counts import (
    Die,
    Effect,
    FortressLevel,
    Ju52Event,
    Mars,
    Penalty,
    Status,
    Track,
)
from stavka.kernel.names import NONE, Space, SpaceSet, Unit, UnitSet


class Ju52(Struct, frozen=True):
    """A Ju 52 marker that lies face down on a hex (10.4.3)."""

    event: Ju52Event
    space: Space


class StalingradState(RoadsState, kw_only=True):
    """What this game adds to the family."""

    vp: VictoryPoints = 0
    mud_before: bool = False
    """Whether there was mud last turn (3.4)."""

    fortress: Space = NONE
    """Where the Fortress Stalingrad marker stands (10.1)."""
    level: FortressLevel = 0
    """The supply level of the fortress (10.3)."""
    declared: OtherTurn = 0
    """The turn on which the fortress was declared last; 0 if never."""
    besieged: UnitSet = 0
    """Units marked OOS-FS; they are also in `oos` (10.2.3)."""
    struck: SpaceSet = 0
    """Hexes of such units attacked at 1/1 or better in this Soviet turn (10.3.3)."""
    sallied: bool = False
    """Such a unit has attacked in this Axis turn (10.3.3)."""
    relief: bool = False
    """An armoured attack near the pocket in the last Axis turn (10.4)."""
    ring_attacked: bool = False
    """A unit that secures the pocket was attacked in the last Axis turn (10.2.4)."""
    locked: UnitSet = 0
    """Soviet units that may not move in this phase; of stacks of three one may (10.2.4)."""
    guards: tuple[UnitSet, ...] = ()
    """The stacks of three of which one unit may move."""

    airlift: tuple[Ju52Event, ...] = ()
    """The Ju 52 that can be drawn."""
    landed: tuple[Ju52, ...] = ()
    """Those that lie face down on the map."""
    unleashed: UnitSet = 0
    """Besieged units that attack at full strength in this turn: Sortie, Last reserves (10.4.3)."""
    mobile: UnitSet = 0
    """Besieged units that move with their full allowance in this turn: Sortie, Mobility."""
    sortie: bool = False
    """A Sortie was played in this turn."""
    hube: bool = False
    """General Hube commands in this Soviet turn."""
    rats: bool = False
    """Rattenkrieg was played in this turn."""
    raided: bool = False
    """A raid on an airfield has succeeded."""

    offensives: list[Space]
    """Where the offensive markers stand: major, minor A, minor B (11)."""
    offensive_status: list[Status]
    """Each is `away`, in its `box`, on the `map`, or `recalled` until the end of the turn (11.2.2)."""
    stalingrad_side: list[bool]
    """Whether each shows its Stalingrad side (11.1.2)."""
    major_west: bool = False
    """The major marker has been west of the Donets (5.3.5)."""
    launched: OtherTurn = 0
    """The turn on which the last major offensive began (11.4)."""
    cut_supports: OtherTurn = 0
    """The turn on which the Soviets have no supports at all (10.2.6)."""
    shortages: Few = 0
    """How many shortage markers were added to the pool (12.1)."""
    split: tuple[Few, Few] = (0, 0)
    """Artillery and Katyushas still to place north and south of row 15 on the first turn."""
    stalin: Die = 0
    """What Stalin's die brought this turn."""

    superiority: tuple[Effect, ...] = ()
    """The effects that are active (14.1)."""
    successes: SpaceSet = 0
    """Major cities that the Soviets have captured once (14.2.1)."""
    regained: SpaceSet = 0
    """Major cities that the Axis has recaptured once (14.2.3)."""

    approval: Track = 0
    manstein: Track = 0
    """The boxes of the two markers (15, 16); NONE for Manstein while he is off the track."""
    fixed: bool = False
    """Manstein is dismissed, and the approval stays where it is (16.2.4)."""
    crisis: bool = False
    """A crisis was rolled for since the last Axis supply phase (15.3)."""
    atonement: Few = 0
    """Armoured attacks still to make for Manstein to rise (crisis table)."""
    penalties: tuple[Penalty, ...] = ()
    """What a crisis does to the next Axis turn."""
    penalty_turn: OtherTurn = 0
    praised: bool = False
    """Approval has risen for an armoured attack in this phase (15.2.2)."""
    wintergewitter: OtherTurn = 0
    """The turn on which the offensive was launched; NONE once Manstein was praised for it (16.3.1)."""
    backhand: OtherTurn = 0
    """The turn on which the offensive was declared (16.3.2)."""
    backhand_balance: Balance = 0
    urgent: tuple[Support, ...] = ()
    """Axis supports that must be used this turn (16.3)."""
    fixed_hq: Unit = NONE
    """An Axis headquarters that may not move this turn (Discord at OKH)."""
    no_rail: bool = False

    mars: Mars = 0
    mars_over: bool = False
    bonus: Balance = 0
    """Markers more or fewer for the STAVKA box in the next support phase (6)."""
    replacements: Few = 0
    allied_replacements: Few = 0
    """Of the Axis points, how many may still go to allies (17.3.3)."""
    owed: bool = True
    """The divisions of the Stalingrad front have still to be withdrawn (scenario III)."""
    began: SpaceSet = 0
    """What the Axis held when the game began (scenario IV)."""
