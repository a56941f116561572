"""Setting up a scenario (4)."""

from __future__ import annotations

from stavka.games.absolute_war import data
from stavka.games.absolute_war.facts import Facts
from stavka.games.absolute_war.sequence import DrawGoals, Turn
from stavka.games.absolute_war.state import WarState
from stavka.games.absolute_war.terms import SIDES, SOVIET
from stavka.kernel.names import NONE, mask


def setup(f: Facts, name: str, options: dict[str, str]) -> WarState:
    """The state before the first step of a scenario."""
    row = f.scenarios[name]
    base = options.get("mode") == "base"
    number = {unit.id: i for i, unit in enumerate(f.units)}
    players = (row.german, row.soviet)
    where = [f.WAITING] * len(f.units)
    over = [NONE] * len(f.units)
    back = mask(i for i, unit in enumerate(f.units) if unit.entry_back)
    back &= ~mask(number[unit] for player in players for unit in player.air if unit not in row.damaged)
    back |= mask(number[unit] for unit in row.damaged)
    disrupted = 0
    for unit in row.removed:
        where[number[unit]] = f.REMOVED
    for side, player in enumerate(players):
        for units, boxes in (
            (player.air, f.AIR),
            (player.destroyed, f.DESTROYED),
            (player.captured, f.CAPTURED),
        ):
            for unit in units:
                where[number[unit]] = boxes[side]
    for stack in row.stack:
        above = NONE
        for unit in stack.units:
            i = number[unit]
            where[i] = f.board.index[row.base.get(unit, stack.zone) if base else stack.zone]
            if not base:
                over[i] = above
            above = i
            back = back | 1 << i if unit in stack.back else back & ~(1 << i)
            disrupted |= stack.disrupted << i
    unused = f.regular_only if base else f.base_only
    for i in range(len(f.units)):
        if unused >> i & 1:
            where[i], over[i] = f.REMOVED, NONE
    waiting = mask(i for i, space in enumerate(where) if space == f.WAITING)
    due = [
        unit.entry_turn if waiting >> i & 1 and unit.entry_turn >= row.first_turn else 0
        for i, unit in enumerate(f.units)
    ]
    control = _control(f, row)
    hands = [tuple(sorted(player.hand)) if not base else () for player in players]
    return WarState(
        where=where,
        stack=[Turn(), DrawGoals()] if row.goals and not base else [Turn()],
        standing=[(), ()],
        at=[],
        held=[],
        turn=row.first_turn,
        initiative=SIDES.index(row.initiative),
        wsp=[0, 0] if base else [player.wsp for player in players],
        rp=[player.rp for player in players],
        control=control,
        over=over,
        back=back,
        disrupted=disrupted & ~mask(i for i in range(len(f.units)) if where[i] == f.REMOVED),
        due=due,
        attack=[player.attack for player in players],
        support=[f.markers.support] * 2,
        mobile=[f.markers.mobile] * 2,
        attacks=[player.attack for player in players],
        ready=tuple(sorted(entry.split(":")[0] for entry in row.industry)),
        orders=mask(SIDES.index(side) for side in row.order),
        pockets=[(), ()],
        events=[_deck(f, side, "event", ()) for side in SIDES],
        offensives=[_deck(f, side, "offensive", hands[i]) for i, side in enumerate(SIDES)],
        hand=hands,
        discard=[(), ()],
        goals=["", ""],
        active=[(), ()],
        aside=[(), ()],
        gone=[(), ()],
        draws=[0, 0],
        recruits=tuple(turn for turn in f.partisans if turn >= row.first_turn),
        bands=sum(turn < row.first_turn for turn in f.partisans),
    )


def _control(f: Facts, row: data.Scenario) -> list[int]:
    """The map as printed, or with the zones of the Soviet Union that are still Soviet (4.0)."""
    soviet = f.HOME[SOVIET]
    if row.soviet_controlled:
        soviet = f.board.spaces(row.soviet_controlled)
    return [f.board.on_map & ~soviet, soviet]


def _deck(f: Facts, side: str, deck: str, held: tuple[str, ...]) -> tuple[str, ...]:
    cards = (row.id for row in f.cards.values() if (row.side, row.deck) == (side, deck))
    return tuple(sorted(card for card in cards if card not in held))
