"""The odds of a combat (8.5): totals, what divides and multiplies them, columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from stavka.games.roads.play import Roads
from stavka.games.roads.terms import MUD, divided
from stavka.kernel import combat as kernel
from stavka.kernel.names import Space, SpaceSet, UnitSet, bits
from stavka.kernel.views import Figure

if TYPE_CHECKING:
    from stavka.games.roads.combat import Combat


class Worth(NamedTuple):
    """A sum of factors, with what multiplies and divides it (1.9.2)."""

    total: int
    times: int = 1
    over: int = 1
    name: str = ""
    rule: str = ""

    @property
    def value(self) -> int:
        """Multiplied and divided at one go, rounded up: halved and doubled is unchanged (1.9)."""
        return divided(self.total * self.times, self.over)


def crossing(g: Roads[Any], origin: Space, target: Space) -> tuple[int, str]:
    """By what a watercourse divides an attack, 0 where it forbids it, and its name (3.2.2, 3.4, 8.5.3)."""
    table, waters, bit = g.facts.tables.watercourses, g.waters(), 1 << target
    if g.dry_feet(origin, target):
        return 1, ""
    if waters.broad[origin] & bit:
        bridged = bool(waters.bridges[origin] & bit)
        if g.state.weather == MUD:
            return (table.mud_bridge_divisor if bridged else 0), "major-river"
        return (table.bridge_divisor, "bridge") if bridged else (table.major_divisor, "major-river")
    if waters.wet[origin] & bit:
        return table.river_divisor, "river"
    return 1, "frozen-river" if waters.frozen[origin] & bit else ""


class Assessment(Struct, frozen=True):
    """The odds of an attack before the dice."""

    attack: int
    defence: int
    column: int
    """Counted from 1/2, before the shifts; below 0 for 1/3 and less."""
    shift: int
    figures: tuple[Figure, ...]

    @property
    def final(self) -> int:
        """The column after the shifts (8.5.6 to 8.5.8)."""
        return self.column + self.shift

    @property
    def odds(self) -> str:
        """The column that is read, or the odds below the table."""
        if self.attack <= 0:
            return "-"
        r = kernel.from_step(min(self.final, 6) - 1)
        return f"{r}/1" if r > 0 else f"1/{-r}"


def assess(g: Roads[Any], combat: Combat) -> Assessment:
    """The odds of a combat as it stands (8.5)."""
    figures: list[Figure] = []
    more = g.more_figures(combat)
    attack = _attack(g, combat, figures) + _sum(more, "attack")
    defence = _defence(g, combat, figures, _sum(more, "defence"))
    figures += more
    if attack <= 0:
        return Assessment(0, defence, -9, 0, tuple(figures))
    column = kernel.step(kernel.ratio(attack, max(defence, 1))) + 1
    return Assessment(attack, defence, column, _sum(more, "column"), tuple(figures))


def _sum(figures: list[Figure], to: str) -> int:
    return sum(figure.value for figure in figures if figure.to == to)


def _attack(g: Roads[Any], combat: Combat, figures: list[Figure]) -> int:
    total = 0
    for worth in g.attack_worth(combat.attackers, combat):
        total += worth.value
        if worth.name and worth.value != worth.total:
            figures.append(Figure(worth.name, worth.value - worth.total, worth.rule, "attack"))
    if g.crossed_apart(combat):
        return total
    crossings = [crossing(g, origin, combat.target) for origin in bits(g.spaces_of(combat.attackers))]
    divisor, name = min(crossings, default=(1, ""))
    if divisor > 1:
        figures.append(Figure(f"attack-{name}", divided(total, divisor) - total, "~8.5.3", "attack"))
        total = divided(total, divisor)
    return total


def _defence(g: Roads[Any], combat: Combat, figures: list[Figure], more: int) -> int:
    kind, row = g.terrain_of(combat)
    plain, total = 0, 0
    for worth in g.defence_worth(combat.defenders, combat):
        grown = worth._replace(times=worth.times * row.factor)
        plain += worth.value
        total += grown.value
        if worth.name and worth.value != worth.total:
            figures.append(Figure(worth.name, worth.value - worth.total, worth.rule, "defence"))
    if total != plain:
        figures.append(Figure(f"defence-{kind}", total - plain, "~8.5.2", "defence"))
    if row.bonus:
        figures.append(Figure(f"defence-{kind}", row.bonus, "~8.5.2", "defence"))
    bonus = frozen_bonus(g, g.spaces_of(combat.attackers), combat.target)
    if bonus:  # after everything else (3.4)
        figures.append(Figure("defence-frozen-river", bonus, "~3.4", "defence"))
    return total + row.bonus + more + bonus


def frozen_bonus(g: Roads[Any], origins: SpaceSet, target: Space) -> int:
    """What ice leaves of a river: a point for who is attacked only over watercourses (3.4)."""
    names = [crossing(g, origin, target)[1] for origin in bits(origins)]
    if names and all(names) and "frozen-river" in names:
        return g.facts.tables.watercourses.frozen_bonus
    return 0


def over_major(g: Roads[Any], units: UnitSet, target: Space) -> bool:
    """Whether all units attack over a major river (8.10.4)."""
    return all(
        g.waters().broad[origin] >> target & 1 and not g.dry_feet(origin, target)
        for origin in bits(g.spaces_of(units))
    )
