"""The state of a game of Race for Berlin."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from stavka.games.race_for_berlin.counts import (
    Box,
    LaterTurn,
    Level,
    Nationality,
    Points,
    Support,
    Token,
    TrackZones,
    TurnNumber,
    Units,
)
from stavka.kernel.names import NONE, Kind, Side, SideSet, SpaceSet, UnitSet
from stavka.kernel.state import State


class Activation(Struct, kw_only=True):
    """What an impulse keeps in mind (4.1, 4.2): who was designated, in which mode, what was done since."""

    nationality: Nationality
    camp: Side
    limit: Units
    chosen: UnitSet = 0
    """All units designated."""
    movers: UnitSet = 0
    fighters: UnitSet = 0
    reserves: UnitSet = 0
    moved: UnitSet = 0
    fought: UnitSet = 0
    reserve_moved: UnitSet = 0
    attacked: SpaceSet = 0
    """Zones attacked, or rolled for in Berlin (8.1.3)."""

    apart: UnitSet = 0
    """Counters of armies that were not coherent when the impulse began (7.3.1)."""
    pressed: UnitSet = 0
    """Designated units that have to move (2.2.7, 7.3.1, 7.3.2, 7.3.3)."""

    dry: UnitSet = 0
    """The army that rivers do not hinder (event 2)."""
    rush: UnitSet = 0
    """The army with +2 in combat that then acts as a reserve (event 6)."""
    trucks: UnitSet = 0
    """The army that may move and then attack (event 7)."""
    surprise: bool = False
    """German attackers count double (event 11)."""

    slipped: bool = False
    """The defenders of the combat under way slip away before the die (event 1)."""

    ordered: UnitSet = 0
    """The divisions that Hitler's order concerns (2.3.2)."""
    wanted: Units = 0
    """How many of them must obey."""
    armour_wanted: bool = False
    close_in: bool = False
    """They must close with the enemy, since none can attack."""
    obeyed: UnitSet = 0


class BerlinState(State, kw_only=True):
    """Who stands where is in the kernel's columns; here is what this game adds."""

    turn: TurnNumber = 1
    operation: Box = 1
    """The box of the operation track (4.1.1)."""

    reduced: UnitSet = 0
    used: UnitSet = 0
    """Activated this turn (4.1.4)."""
    unsupplied: UnitSet = 0
    """Out of supply this turn (3.1.3)."""
    guests: UnitSet = 0
    """Soviet units that had to retreat among the other camp's (7.3.3)."""
    delayed: UnitSet = 0
    """Reinforcements that have been rolled for and found no open zone."""

    control: Annotated[list[SpaceSet], Kind.PER_SIDE]
    """The control markers of each camp, outside Berlin (7.3.4)."""
    level: Annotated[list[Level], Kind.PER_SPACE]
    """Urban progress (9.1.2)."""
    american: SpaceSet = 0
    tracks: list[TrackZones]
    """How many zones the Americans hold on each track."""
    stopped: bool = False
    """The American advance is over for good (2.2.4, 2.2.7)."""

    vp: Annotated[list[Points], Kind.PER_SIDE]
    support: Annotated[list[Support], Kind.PER_SIDE]

    token: Annotated[list[Token], Kind.PER_SIDE]
    """The secret token that each player holds; 0 is none (2.4.2)."""
    cup: tuple[Token, ...] = ()
    out: tuple[Token, ...] = ()
    """Tokens that have left the game."""
    heinrici: Side = NONE
    """Who holds token 1, and from which turn he may use it."""
    heinrici_from: LaterTurn = 1

    twelfth: LaterTurn = 0
    """The turn from which the Twelfth Army enters; 0 until its roll succeeds (2.1.2)."""
    impulse: Activation | None = None
    """The impulse under way."""

    order: Side = NONE
    """The camp whose next German impulse must counter-attack (2.3)."""
    planned_retreat: SideSet = 0
    """Camps free of the westward test this turn (event 4)."""
    speer: bool = False
    """Garrisons count 10 this turn (event 5)."""
    bombarded: bool = False
    penetrated: bool = False
    """The awards of 10.2.1 and 10.2.2 have been taken."""
