"""Victory: each scenario has its own conditions and levels."""

from __future__ import annotations

from stavka.games.roads.command import supplied
from stavka.games.roads.terms import AXIS, SIDES, SOVIET
from stavka.games.stalingrad_roads.play import StalingradRoads
from stavka.games.stalingrad_roads.terms import STAVKA
from stavka.kernel.names import Space, SpaceSet, bits


def finish(g: StalingradRoads, level: str, rule: str) -> None:
    """End the game with a level of victory; its name says whose it is."""
    side = level.partition("-")[0]
    winners = 1 << SIDES.index(side) if side in SIDES else 0b11
    g.note("game-over", rule, level=level, vp=g.state.vp, sides=winners)
    g.end(level, winners)


def _level(g: StalingradRoads, points: int) -> str:
    """The level of some victory points: the highest that they reach."""
    levels = g.setting.row.victory.levels
    return next(name for name, least in levels.items() if points >= least)


def score(g: StalingradRoads, points: int, rule: str) -> None:
    """Victory points change."""
    if points:
        g.state.vp += points
        g.note("vp", rule, change=points, vp=g.state.vp)


def _hexes(g: StalingradRoads, names: list[str]) -> SpaceSet:
    return g.facts.board.spaces(names) & g.area


# ---- when something happens


def captured(g: StalingradRoads, side: int, space: Space) -> None:
    """A capture that wins at once (scenarios II and IV)."""
    f, state = g.facts, g.state
    if side != SOVIET:
        return
    if g.scenario == "uranus" and f.STALINGRAD >> space & 1:
        finish(g, "soviet-decisive", "scenario-2-u")
        return
    new = f.MAJOR & state.began & 1 << space
    if g.scenario == "backhand" and new and not _majors_taken(g):
        finish(g, "soviet-decisive", "scenario-4-i")


def end_of_soviet_turn(g: StalingradRoads) -> None:
    """An open pocket costs a point (scenario II)."""
    if g.scenario == "uranus" and not g.closed():
        score(g, -1, "scenario-2-x")


def end_of_axis_turn(g: StalingradRoads) -> None:
    """What counts at the end of each Axis turn (scenarios I and II)."""
    if g.scenario == "uranus" and not g.garrison_supplied() and g.closed():
        score(g, 1, "scenario-2-w")
    elif g.scenario == "wintergewitter":
        relief = _hexes(g, g.setting.row.victory.relief)
        near = g.spaces_of(supplied(g, AXIS)) & g.facts.contact.around(relief)
        if near:
            finish(g, "axis-decisive", "scenario-1-a")


def end_of_turn(g: StalingradRoads) -> None:
    """What counts when both have played, and the end of the game."""
    row = g.setting.row.victory
    if g.scenario == "campaign":
        if g.state.turn > g.facts.turn_of[row.late_after] and not g.controls(SOVIET, g.facts.STALINGRAD):
            score(g, row.late, "scenario-3-z")
        if g.turn_name == row.decisive:
            _decisive(g)
    if g.state.ended or g.state.turn < g.setting.last:
        return
    ends = {
        "wintergewitter": _wintergewitter,
        "uranus": _uranus,
        "campaign": _campaign,
        "backhand": _backhand,
        "gallop": _gallop,
    }
    ends[g.scenario](g)


# ---- at the end


def _wintergewitter(g: StalingradRoads) -> None:
    """Scenario I (reconstructed): how near the relief has come, and who holds its base."""
    row, f = g.setting.row.victory, g.facts
    fed = g.spaces_of(supplied(g, AXIS))
    if g.controls(SOVIET, _hexes(g, [row.base])):
        finish(g, "soviet-decisive", "scenario-1-a")
    elif any(f.disc(space, row.near) & fed for space in bits(_hexes(g, row.relief))):
        finish(g, "axis-minor", "scenario-1-a")
    else:
        finish(g, "soviet-minor", "scenario-1-a")


def _uranus(g: StalingradRoads) -> None:
    """Scenario II: points for what supplied units hold, less the level of the fortress."""
    f, state, row = g.facts, g.state, g.setting.row.victory
    axis, soviet = g.spaces_of(supplied(g, AXIS)), g.spaces_of(supplied(g, SOVIET))
    held = g.spaces_of(g.on_map(f.TROOPS[SOVIET]))
    if not state.declared and axis & f.STALINGRAD and g.controls(AXIS, f.STALINGRAD):
        finish(g, "axis-decisive", "scenario-2-v")
        return
    two, five = _hexes(g, row.two_points), _hexes(g, row.five_points)
    score(g, 2 * (two & soviet).bit_count() + (two & held & ~soviet).bit_count(), "scenario-2-y")
    score(g, 5 * (five & soviet).bit_count() + 3 * (five & held & ~soviet).bit_count(), "scenario-2-z")
    others = f.region["west_or_south_of_chir"] & g.area & ~two & ~five
    score(g, (others & soviet).bit_count(), "scenario-2-za")
    between = f.region["between_chir_and_don"] & g.area
    score(g, (between & soviet & ~two & ~five).bit_count() - (between & axis).bit_count(), "scenario-2-zb")
    score(g, -state.level, "scenario-2-zc")
    score(g, min(len(state.boxes[STAVKA]), row.most_supports), "scenario-2-zd")
    finish(g, _level(g, state.vp), "scenario-2-ze")


def _decisive(g: StalingradRoads) -> None:
    """Scenario III may be decided at the end of DEC IV."""
    f, state = g.facts, g.state
    rostov = f.board.index["0518"]
    if g.controls(SOVIET, f.STALINGRAD | 1 << rostov):
        finish(g, "soviet-decisive", "scenario-3-q")
    elif g.spaces_of(supplied(g, AXIS)) & f.STALINGRAD and g.controls(AXIS, f.MAJOR & state.began):
        finish(g, "axis-decisive", "scenario-3-r")


def _campaign(g: StalingradRoads) -> None:
    """Scenario III: cities, the western edge, the bend of the Dnieper, Manstein."""
    f, state, row = g.facts, g.state, g.setting.row.victory
    soviet, axis = g.spaces_of(supplied(g, SOVIET)), g.spaces_of(supplied(g, AXIS))
    for city in f.majors:
        if g.controls(SOVIET, city):
            score(g, row.major_city, "scenario-3-s")
        elif g.controls(AXIS, city) and cut_off(g, city, axis):
            score(g, row.unsupplied_city, "scenario-3-t")
    score(g, 2 * (_hexes(g, row.two_points) & soviet).bit_count(), "scenario-3-u")
    score(g, 4 * (_hexes(g, row.four_points) & soviet).bit_count(), "scenario-3-v")
    if f.region["dnieper_bend"] & soviet:
        score(g, row.bend, "scenario-3-w")
    if state.fixed:
        score(g, row.dismissed, "scenario-3-x")
    finish(g, _level(g, state.vp), "scenario-3-za")


def cut_off(g: StalingradRoads, city: SpaceSet, fed: SpaceSet) -> bool:
    """Whether the Axis holds a city without supply: its units are cut off, or nobody could be fed there."""
    units = g.units_in(city, g.facts.TROOPS[AXIS])
    if units:
        return not city & fed
    return not any(g.in_reach(AXIS, space) for space in bits(city))


def _majors_taken(g: StalingradRoads) -> int:
    """Major cities that the Axis has retaken in scenario IV."""
    return sum(
        g.controls(AXIS, city) for city in g.facts.majors if city & g.area and not city & g.state.began
    )


def _backhand(g: StalingradRoads) -> None:
    """Scenario IV: cities retaken, less those lost."""
    f, state = g.facts, g.state
    majors = _majors_taken(g)
    small = f.CITIES & ~f.MAJOR & g.area
    taken = (small & ~state.began & state.control[AXIS]).bit_count()
    lost = (small & state.began & state.control[SOVIET]).bit_count()
    net_majors = majors - sum(
        g.controls(SOVIET, city) for city in f.majors if city & g.area and not city & ~state.began
    )
    cities = taken - lost
    if not majors:
        finish(g, "soviet-decisive", "scenario-4-i")
    elif net_majors >= 2 or (net_majors and cities >= 4):
        finish(g, "axis-decisive", "scenario-4-j")
    elif net_majors and cities == 3:
        finish(g, "axis-marginal", "scenario-4-k")
    elif net_majors and cities == 2:
        finish(g, "draw", "scenario-4-l")
    else:
        finish(g, "soviet-marginal", "scenario-4-m")


def _gallop(g: StalingradRoads) -> None:
    """Scenario V: major cities that are Soviet or hold only cut-off Axis units."""
    f = g.facts
    fed = g.spaces_of(supplied(g, AXIS))
    count = 0
    for city in f.majors:
        if not city & g.area:  # Stalingrad is off this map
            continue
        units = g.units_in(city, f.TROOPS[AXIS])
        if g.controls(SOVIET, city) or (units and not city & fed):
            count += 1
    g.state.vp = count
    finish(g, _level(g, count), "scenario-5-i")
