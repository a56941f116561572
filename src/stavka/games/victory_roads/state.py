"""The state of a game of Victory Roads."""

from __future__ import annotations

from typing import Annotated

from stavka.games.roads.counts import Few, OtherTurn
from stavka.games.roads.state import RoadsState, Supports
from stavka.games.victory_roads.counts import Camp, Mode, Mood, Nation, Quarters, Theatre, Theatres
from stavka.games.victory_roads.terms import COUNTRIES
from stavka.kernel.names import NONE, Exactly, Space, SpaceSet, UnitSet


class VictoryState(RoadsState, kw_only=True):
    """What this game adds to the family."""

    theatres: list[Space]
    """Where the theatre markers stand (9.1); NONE where a scenario has none."""
    modes: list[Mode]
    """Each is in `offensive` or `movement` mode."""
    priority: Theatre = NONE
    secondary: Theatre = NONE
    """The theatres named this turn (11.3.1)."""
    great: bool = False
    """The priority theatre makes a great offensive this turn (11.3.2)."""
    halted: Theatres = 0
    """Theatres (a bit each) that have received a support, and may not move this turn (11.3.4, 12.3.1)."""
    gunned: Theatres = 0
    """Theatres that have placed artillery this turn (11.7)."""
    punished: Theatre = NONE
    """The theatre that Stalin wants to be the secondary one next turn."""
    impatient: Theatre = NONE
    """The theatre in which Stalin wants an attack this turn."""
    stalin_axis: bool = False
    """The German player has the Stalin marker (19.1.2)."""
    bridgeheads: SpaceSet = 0
    """Hexes with a bridgehead marker (1.11.6)."""
    led: UnitSet = 0
    """Exploiting corps that a leader takes along at full speed."""

    autonomous: tuple[Nation, ...] = ()
    """Nations that have attacked on their own this turn (7.11.3)."""
    allies: Annotated[tuple[Camp, ...], Exactly(len(COUNTRIES))] = ("axis", "axis")
    """Whether Hungary and Romania are with the `axis`, the `soviet` side, or `out` of the war (14)."""
    defected: Annotated[tuple[OtherTurn, ...], Exactly(len(COUNTRIES))] = (0, 0)
    """The turns on which they changed sides."""
    loyal: bool = False
    """Hungary will not surrender any more (14.2)."""
    truce: bool = False
    """An armistice takes the Hungarians out when the German turn begins (14.2)."""

    halts: SpaceSet = 0
    """Hexes with a Haltebefehl (6.7)."""
    held_out: SpaceSet = 0
    """Hexes whose last defenders fell under a Haltebefehl, entered by nobody since (6.7.10)."""
    halt_due: bool = False
    """The Fuehrer has ordered one for the coming movement phase."""
    pulled_back: UnitSet = 0
    """Units that withdrew without leave and may not attack this turn (4.7.1)."""
    stuck: UnitSet = 0
    """Units that may not move any more this turn (6.3.1, 6.5.3)."""
    ships: Few = 0
    """Naval points left (6.5.1)."""
    airlifted: UnitSet = 0
    """Units that Ju 52 supply until the next German supply phase (4.2.1)."""

    mood: Mood = 0
    """Hitler's mood on the track of satisfaction (15)."""
    most: Mood = 10
    """The box that his mood cannot pass any more (15.3.2)."""
    liberty: Few = 0
    """The box of the liberty of action (15.1.4)."""
    dismissals: Few = 0
    bereft: bool = False
    """No replacement points in the next German reinforcement phase (15.3.1)."""
    rationed: bool = False
    """The track of the Reich gives the next supports (15.3.1)."""
    slowed: bool = False
    """Half movement in the next German movement phase (15.3.1)."""
    slow: bool = False
    """Half movement in this one."""
    reich_pool: Supports = ()
    """Markers of the end of the Reich that have not joined the pool yet (16.2.1)."""
    reich: Few = 0
    """How many strategic objectives are lost on the track (16.1.3)."""
    heartland: bool = False
    """The first of them was lost: satisfaction falls no more by itself (15.2.1)."""
    rising: OtherTurn = 0
    """The turn on which Warsaw rose; NONE once that is over (19)."""

    fuel: bool = False
    """German armour is short of fuel this turn."""
    refugees: bool = False
    """Roads in Germany are blocked this turn."""
    himmler: bool = False
    """A Volkssturm or fortress unit comes back in the next reinforcement phase."""
    no_rail: bool = False
    raided: Few = 0
    """What long range aviation takes of the rail capacity."""
    workshops: Few = 0
    """Armoured steps that need no support in this phase."""

    replacements: Few = 0
    hungarian_replacements: Few = 0
    romanian_replacements: Few = 0
    lost_divisions: Few = 0
    """German divisions eliminated."""
    lost_unsupplied: Few = 0
    """Those of them that were out of supply."""
    vp: Quarters = 0
    """Quarters of points, counted at the end."""
