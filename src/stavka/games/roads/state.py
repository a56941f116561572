"""The state that games of the family share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from stavka.games.roads.counts import (
    Box,
    Few,
    Ice,
    OtherTurn,
    Phase,
    SideNumber,
    Sky,
    Support,
    TurnNumber,
    Weather,
)
from stavka.games.roads.terms import CLEAR, OPEN, SNOW, SOVIET
from stavka.kernel.names import NONE, Kind, Side, Space, SpaceSet, Unit, UnitSet
from stavka.kernel.state import State

Supports = tuple[Support, ...]
"""Support markers by kind: those of a kind are alike."""


class Marker(Struct, frozen=True):
    """A support marker on the map: with a unit or in a hex (5.5.1, 5.5.3)."""

    kind: Support
    unit: Unit = NONE
    space: Space = NONE
    used: bool = False
    """Whether its use in this phase or turn is spent."""
    box: Box = NONE
    """The box that it came from, where that counts."""


class RoadsState(State, kw_only=True):
    """Who stands where is in the kernel's columns; here is what the family adds."""

    turn: TurnNumber = 1
    """The number of the turn on the calendar."""
    player: Side = SOVIET
    """Whose player turn it is."""
    phase: Phase = ""
    """The phase under way."""
    weather: Weather = SNOW
    ice: Ice = OPEN
    sky: Sky = CLEAR

    reduced: UnitSet = 0
    oos: UnitSet = 0
    """Marked out of supply until their next supply phase (4.4.1)."""
    exploiting: UnitSet = 0
    """With an exploitation marker (8.14)."""
    moved: UnitSet = 0
    """Moved in this phase."""
    fought: UnitSet = 0
    """Attacked in this phase (8.1.9)."""
    attacked: SpaceSet = 0
    """Hexes attacked in this phase (8.1.8)."""
    surprised: UnitSet = 0
    """Took part in a surprise attack in this phase (5.5.7)."""
    retreated: UnitSet = 0
    """Retreated in this phase: they defend with 1 (8.12.9)."""
    fallen: SpaceSet = 0
    """Hexes that the Soviets have captured at some time (7.3.3)."""
    offroad: bool = False
    """A support was spent for strategic movement (7.2.2)."""
    rail: Few = 0
    """Rail points left (7.3.1)."""
    due: Annotated[list[OtherTurn], Kind.PER_UNIT]
    """The turn on which a unit arrives; 0 for those that do not."""
    pontoon: Annotated[list[Space], Kind.PER_UNIT]
    """The hex to which a headquarters' pontoon leads (4.1.3)."""
    control: Annotated[list[SpaceSet], Kind.PER_SIDE]
    """The hexes that each side controls (1.10)."""

    pools: Annotated[list[Supports], Kind.PER_SIDE]
    """The markers that may be drawn (5.1.1)."""
    boxes: list[Supports]
    """The boxes of available markers, as the game numbers them (5.3.1)."""
    played: Annotated[list[Supports], Kind.PER_SIDE]
    """Used since the last support phase, and not on the map (5.2.1)."""
    markers: tuple[Marker, ...] = ()
    """On the map."""
    no_replacements: tuple[SideNumber, ...] = ()
    """Sides that have lost all their points for good (18.1.2)."""
