"""The Supply Phase (7)."""

from __future__ import annotations

from stavka.games.absolute_war import card_windows
from stavka.games.absolute_war.control import capture, settle
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.lines import has_line, in_reach, in_touch, linked, shores, supplied_stack
from stavka.games.absolute_war.losses import capture_stack
from stavka.games.absolute_war.stacks import stacks_of
from stavka.games.absolute_war.terms import GERMAN, SOVIET, other, owner
from stavka.kernel.names import Side, Stage, bits, mask
from stavka.kernel.steps import Step


class SupplyPhase(Step[War]):
    """Stacks, zones, pockets, factories: the other player's first, then one's own (7.0)."""

    on = ("Turn",)

    stage: Stage = 0

    def run(self, g: War) -> None:
        self.stage += 1
        phasing = g.state.phasing
        match self.stage:
            case 1:
                card_windows.ask_supply(g, other(phasing))
            case 2:
                card_windows.ask_supply(g, phasing)
            case 3:
                check(g, other(phasing))
            case 4:
                check(g, phasing)
                remove_pockets(g)
                turn_plants(g, phasing)
            case _:
                g.state.spared = 0
                g.pop()


def check(g: War, side: Side) -> None:
    """Procedures A, B and C for one player (7.0)."""
    state = g.state
    units = g.on_map(g.of(side))
    near, far = in_reach(g, side), in_touch(g, side)
    zones = g.spaces_of(units)
    for stack in stacks_of(g, units & state.unsupplied):
        members = mask(stack)
        if not g.on_map(members):
            continue  # an air unit that went home when the zone fell
        if not supplied_stack(g, stack, far):
            g.note("starved", "7.0Aa", units=members, space=state.where[stack[0]])
            capture_stack(g, stack)
        elif has_line(g, stack, near):
            state.unsupplied &= ~members
            state.disrupted |= members
            g.note("relieved", "7.0Ab", units=members, space=state.where[stack[0]])
        units &= ~members
    for stack in stacks_of(g, g.on_map(units)):
        if not supplied_stack(g, stack, near):
            members = mask(stack)
            state.unsupplied |= members
            state.disrupted &= ~members
            g.note("unsupplied", "7.0B", units=members, space=state.where[stack[0]])
    settle(g, zones)
    empty = state.control[side] & ~(g.present(GERMAN) | g.present(SOVIET))
    for zone in bits(empty & ~linked(g, side, shores(g, side))):
        capture(g, zone, other(side))
    settle(g, empty)


def remove_pockets(g: War) -> None:
    """The phasing player's Pocket markers leave: a point for each he holds, else men for the enemy (7.0D)."""
    state, side = g.state, g.state.phasing
    contested = g.disputed()
    stay = tuple(zone for zone in state.pockets[side] if contested >> zone & 1)
    leave = [zone for zone in state.pockets[side] if not contested >> zone & 1]
    state.pockets[side] = stay
    for zone in leave:
        if state.control[side] >> zone & 1:
            g.score(side, 1, "pocket", "7.0D", space=zone)
        else:
            g.note("rescued", "7.0D", side=other(side), space=zone)
            g.earn(other(side), 1, "7.0D")


def turn_plants(g: War, side: Side) -> None:
    """Industry and Lend-Lease markers are ready again (7.0E)."""
    state = g.state
    mine = tuple(plant for plant in state.spent if owner(plant) == side)
    state.spent = tuple(plant for plant in state.spent if plant not in mine)
    state.ready = tuple(sorted((*state.ready, *mine)))
