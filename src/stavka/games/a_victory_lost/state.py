"""The state of a game of A Victory Lost."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from stavka.games.a_victory_lost.counts import Arrival, Chit, Points, TurnNumber
from stavka.kernel.names import Kind, Side, SpaceSet, UnitSet
from stavka.kernel.state import State

Chits = tuple[Chit, ...]


class Activation(Struct, kw_only=True):
    """What an activation keeps in mind (7.2, 7.3): who was activated, and what was done since."""

    side: Side
    hqs: UnitSet
    units: UnitSet
    """The combat units in range when the headquarters were activated (7.3.3)."""
    boxed: UnitSet = 0
    """Pieces activated in a reinforcement box: they must enter the map (11.2.2)."""
    moved: UnitSet = 0
    fought: UnitSet = 0
    attacked: SpaceSet = 0
    """Hexes attacked in this combat sequence (9.1.4)."""


class LostState(State, kw_only=True):
    """Who stands where is in the kernel's columns; here is what this game adds."""

    turn: TurnNumber = 1
    reduced: UnitSet = 0
    unsupplied: UnitSet = 0
    """Out of supply or isolated (10.1.3)."""
    isolated: UnitSet = 0
    """Those of them that are isolated."""
    due: Annotated[list[Arrival], Kind.PER_UNIT]
    """The turn in whose reinforcement sequence a piece arrives; 0 for those that began on the map."""

    returning: UnitSet = 0
    """Headquarters that could not be repositioned, and come back by rail (12.7)."""

    control: Annotated[list[SpaceSet], Kind.PER_SIDE]
    """The victory cities that each side controls (14.0.1)."""
    vp: Annotated[list[Points], Kind.PER_SIDE]

    inactive: Annotated[list[Chits], Kind.PER_SIDE]
    """The chits that are in neither the bag nor the Played pool (7.1.2)."""
    played: Annotated[list[Chits], Kind.PER_SIDE]
    bag: Chits = ()
    """The chits of both sides that may be drawn; what is in it is nobody's to know (7.1.3)."""
    shown: Chits = ()
    """Soviet chits that have been drawn in some turn: their owner is known to have them (3.0)."""
    refused: Chits = ()
    """Manstein chits put back into the bag this turn, for all to see (7.2.2)."""
    planned: Chits = ()
    """What the Soviet player has written down for the next turn (15.0.2)."""

    activation: Activation | None = None
    """The activation under way."""
