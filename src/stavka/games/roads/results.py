"""What the dice bring (8.7 to 8.11): the table, the choice of elite units, terrain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from stavka.games.roads.data import COLUMNS, Result
from stavka.games.roads.odds import assess, over_major
from stavka.games.roads.play import Roads
from stavka.games.roads.terms import MUD
from stavka.kernel.combat import distribution
from stavka.kernel.names import NONE, bits
from stavka.kernel.views import Chance, ChanceSet, Figure, Preview

if TYPE_CHECKING:
    from stavka.games.roads.combat import Combat

LAST = len(COLUMNS) - 1


def read(g: Roads[Any], column: int, dice: int) -> Result:
    """Read the combat table (8.7.3)."""
    return g.facts.combat_table.result(min(column, LAST), dice)


def block(g: Roads[Any], column: int, dice: int) -> list[int]:
    """The rolls in the block of colour of a roll (8.10.3)."""
    blocks = g.facts.tables.blocks.of[COLUMNS[min(column, LAST)]]
    return next(rolls for rolls in blocks if dice in rolls)


def choices(g: Roads[Any], column: int, dice: int, attacker: bool) -> tuple[str, ...]:
    """The tactical results among which an elite unit lets its player choose, the rolled one first."""
    rolled = [dice, *block(g, column, dice)]
    results = (read(g, column, roll) for roll in rolled)
    return tuple(dict.fromkeys(result.attacker if attacker else result.defender for result in results))


def level(result: str) -> int:
    """How many units a result lets exploit (8.14.2)."""
    return {"E": 1, "E2": 2, "E3": 3}.get(result, 0)


def apply_terrain(g: Roads[Any], combat: Combat) -> None:
    """Terrain changes the tactical results (8.10.2, 8.10.4); mud takes its place for the attacker (3.2.2)."""
    _, row = g.terrain_of(combat)
    combat.defender_result = g.defender_changes(combat).get(combat.defender_result, combat.defender_result)
    found = combat.attacker_result
    if g.state.weather == MUD:
        combat.mud_engagement = level(found) > 0
        found = "-" if found == "D1" or level(found) else found
    else:
        changes: Mapping[str, str] = row.attacker
        if combat.by_river:
            changes = g.facts.tables.watercourses.major_attacker
        found = changes.get(found, found)
    combat.attacker_result = found
    combat.level = level(found)


def settle(g: Roads[Any], combat: Combat, result: Result, attacker: str, defender: str) -> None:
    """Work out what a roll brings, with the tactical results that the players have chosen."""
    combat.attacker_due, combat.defender_due = result.attacker_steps, result.defender_steps
    combat.attacker_result = "-" if combat.exploiting else attacker
    combat.defender_result = defender
    apply_terrain(g, combat)
    g.shape(combat)


def attacker_text(combat: Combat) -> str:
    """The attacker's tactical result as it is shown."""
    parts = [combat.attacker_result] if combat.attacker_result in ("AR", "D1", "Eng") else []
    if combat.mud_engagement:
        parts.append("Eng")
    if combat.level:
        parts.append("E" if combat.level == 1 else f"E{combat.level}")
    return "+".join(parts) or "-"


def defender_text(combat: Combat) -> str:
    """The defender's tactical result as it is shown."""
    parts = [combat.defender_result] if combat.defender_result != "-" else []
    if combat.rescue:
        parts.append("R")
    return "+".join(parts) or "-"


def preview(g: Roads[Any], combat: Combat) -> Preview:
    """The odds with each modifier, and how likely the losses and the tactical results are."""
    odds = assess(g, combat)
    if odds.final < 0:
        return Preview(odds.attack, odds.defence, odds.odds, _cited(g, odds.figures), [])

    rivers = (False, True) if over_major(g, combat.attackers, combat.target) else (False,)

    def tried(result: Result, attacker: str, by_river: bool) -> Combat:
        trial = copy(combat)
        trial.by_river = by_river
        settle(g, trial, result, attacker, result.defender)
        return trial

    def exploiters(trial: Combat) -> int:
        return trial.level

    def shaped(dice: int, elite: bool) -> Combat:
        """What a roll brings if both players choose by exploitation: the defender among river and ground."""
        result = read(g, odds.final, dice)
        attackers = choices(g, odds.final, dice, True) if elite else (result.attacker,)
        options = [
            min((tried(result, attacker, river) for river in rivers), key=exploiters)
            for attacker in attackers
        ]
        return max(options, key=exploiters)

    def losses(dice: int) -> str:
        trial = shaped(dice, combat.elite != NONE)
        return f"A{trial.attacker_due}D{trial.defender_due}"

    def attackers(dice: int) -> str:
        return attacker_text(shaped(dice, combat.elite != NONE))

    def defenders(dice: int) -> str:
        return defender_text(shaped(dice, combat.elite != NONE))

    def cell(dice: int) -> str:
        return str(read(g, odds.final, dice))

    sets = [
        ChanceSet("losses", _chances(distribution(2, 6, 0, losses))),
        ChanceSet("attacker", _chances(distribution(2, 6, 0, attackers))),
        ChanceSet("defender", _chances(distribution(2, 6, 0, defenders))),
    ]
    if combat.elite == NONE and any(g.is_elite(unit) for unit in bits(combat.attackers)):
        best = distribution(2, 6, 0, lambda dice: attacker_text(shaped(dice, True)))
        sets.append(ChanceSet("attacker-elite", _chances(best)))
    return Preview(
        odds.attack,
        odds.defence,
        odds.odds,
        _cited(g, odds.figures),
        _chances(distribution(2, 6, 0, cell)),
        sets,
    )


def _cited(g: Roads[Any], figures: Iterable[Figure]) -> list[Figure]:
    """The modifiers, with the paragraphs of the game's own rulebook."""
    return [replace(figure, rule=g.paragraph(figure.rule)) for figure in figures]


def _chances(found: Mapping[str, Fraction]) -> list[Chance]:
    return [Chance(text, share.numerator, share.denominator) for text, share in found.items()]
