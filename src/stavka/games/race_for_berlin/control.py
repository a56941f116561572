"""Who holds what: control markers (7.3.4), Berlin zones left empty (9.1.5), the points of both (10.1)."""

from __future__ import annotations

from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import SOVIET
from stavka.kernel.names import Side, Space, Unit


def score(g: Berlin, camp: Side, points: int, kind: str, rule: str, space: Space = -1) -> None:
    """Give or take victory points, and say why (10)."""
    g.state.vp[camp] += points
    g.note(kind, rule, side=camp, points=points, space=space, total=g.state.vp[camp])


def relocate(g: Berlin, unit: Unit, zone: Space) -> None:
    """Bring a unit into a zone by its own will or by retreat: what it enters and what it leaves."""
    origin = g.state.where[unit]
    g.place(unit, zone)
    departed(g, unit, origin, walked=True)
    entered(g, unit, zone)


def entered(g: Berlin, unit: Unit, zone: Space) -> None:
    """A unit has come into a zone: a control marker is put down or taken away (7.3.4)."""
    f, state = g.facts, g.state
    if f.BERLIN >> zone & 1 and f.nation_of[unit] != SOVIET:
        state.unsupplied &= ~(1 << unit)  # Germans in Berlin are always in supply (9.2.2)
    if not f.VICTORY >> zone & 1:
        return
    bit = 1 << zone
    if f.nation_of[unit] == SOVIET:
        if not (state.control[0] | state.control[1]) & bit:
            camp = f.camp_of[unit]
            state.control[camp] |= bit
            score(g, camp, f.value[zone], "zone-taken", "7.3.4", zone)
    else:
        lose_marker(g, zone, "zone-retaken", "7.3.4")


def lose_marker(g: Berlin, zone: Space, kind: str, rule: str) -> None:
    """Take a Soviet control marker off a zone, and its points with it (7.3.4, 2.2.2)."""
    for camp in (0, 1):
        if g.state.control[camp] >> zone & 1:
            g.state.control[camp] &= ~(1 << zone)
            score(g, camp, -g.facts.value[zone], kind, rule, zone)


def departed(g: Berlin, unit: Unit, zone: Space, *, walked: bool) -> None:
    """A unit has gone from a zone, on foot or destroyed: guests stay behind, Berlin is left empty."""
    f, state = g.facts, g.state
    if f.nation_of[unit] != SOVIET:
        return
    camp = f.camp_of[unit]
    state.guests &= ~(1 << unit)
    if state.guests & state.at[zone] and not state.at[zone] & f.SOVIETS & ~state.guests:
        state.guests &= ~state.at[zone]  # the hosts are gone: it holds the zone itself
    if f.BERLIN >> zone & 1 and not state.at[zone] & f.SOVIETS:
        abandoned(g, camp, zone, walked=walked)


def abandoned(g: Berlin, camp: Side, zone: Space, *, walked: bool) -> None:
    """A Berlin zone holds no Soviet unit any more: progress 0, and points lost (9.1.5)."""
    state, value = g.state, g.facts.value[zone]
    controlled = state.level[zone] >= 2
    state.level[zone] = 0
    if walked:
        score(g, camp, -value, "berlin-abandoned", "9.1.5b", zone)
    if controlled:
        score(g, camp, -value, "berlin-lost", "9.1.5c", zone)


def destroy(g: Berlin, unit: Unit, box: Space) -> None:
    """Take a unit off the map."""
    state, bit = g.state, 1 << unit
    zone = state.where[unit]
    g.place(unit, box)
    state.unsupplied &= ~bit
    state.used &= ~bit
    departed(g, unit, zone, walked=False)


def change_level(g: Berlin, camp: Side, zone: Space, change: int) -> None:
    """Raise or lower urban progress; control and its points come and go at level 2 (9.3.2, 9.3.3)."""
    state, value = g.state, g.facts.value[zone]
    before = state.level[zone]
    after = max(0, before + change)
    state.level[zone] = after
    g.note("level", "9.3.2", space=zone, before=before, level=after)
    if after > before and not state.penetrated:
        state.penetrated = True
        score(g, camp, g.facts.awards.penetration, "penetration", "10.2.2", zone)
    if before < 2 <= after:
        score(g, camp, value, "berlin-taken", "9.3.3", zone)
    elif after < 2 <= before:
        score(g, camp, -value, "berlin-lost", "9.3.3", zone)
