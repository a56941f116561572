"""Pincers Maneuvers (12.6.2, 3.5)."""

from __future__ import annotations

from stavka.games.absolute_war import combat_cards, solitaire
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import is_armour, is_mobile_armour, stack_of
from stavka.kernel.decisions import Decision
from stavka.kernel.names import lowest
from stavka.kernel.steps import Step


def allowed(g: War) -> bool:
    """Whether the attacker may try: the conditions, or an exception, and an Armor marker (12.6.2, 22.1)."""
    fight = g.fight
    if not combat_cards.may_mark_armour(g):
        return False
    if combat_cards.lifts_conditions(g) or g.state.exploited >> fight.zone & 1:
        return True
    return conditions(g)


def conditions(g: War) -> bool:
    """All that 12.6.2 asks for."""
    f, fight, state = g.facts, g.fight, g.state
    lead = stack_of(g, lowest(fight.lead))
    target = stack_of(g, lowest(fight.target))
    armoured = is_mobile_armour(g, lead) or (is_armour(g, lead) and combat_cards.lifts_mobility(g))
    zones = g.spaces_of((fight.lead | fight.attack_support) & ~f.SPECIAL)
    return bool(
        state.offensive >> fight.zone & 1
        and armoured
        and not is_armour(g, target)
        and zones.bit_count() >= 2
        and f.terrain[fight.zone].pincers
        and g.weather(fight.zone).pincers
    )


class Attempt(Step[War]):
    """The attacker may try Pincers; the Enemy of the solitaire game must, once and on every card (24.3.4)."""

    needs = ("Combat",)

    def decide(self, g: War) -> Decision:
        side = g.fight.side
        due = not g.state.encircled or combat_cards.lifts_conditions(g)
        forced = solitaire.is_enemy(g, side) and due
        return Decision(side, "pincers", "12.6.2", {"pincers": True, "done": not forced})

    def pincers(self, g: War) -> None:
        """Try to encircle the target."""
        g.pop()
        g.fight.pincers = True
        g.state.encircled = True
        combat_cards.mark_armour(g)
        g.note("pincers", "12.6.2", side=g.fight.side, space=g.fight.zone)

    def done(self, g: War) -> None:
        """Attack without it."""
        g.pop()


def succeed(g: War, icons: list[str]) -> bool:
    """Whether a Pincers Maneuver closes on this result: the red arrow (12.7.3)."""
    return g.fight.pincers and "arrow" in icons and not combat_cards.foiled(g)


def place_pockets(g: War, large: int) -> None:
    """A Pocket marker for each large unit taken, four in all on the map (3.5, 12.7.3)."""
    fight, state = g.fight, g.state
    count = large + (combat_cards.extra_pockets(g) if large else 0)
    left = g.facts.pockets - len(state.pockets[fight.side])
    count = min(count, left)
    if count > 0:
        state.pockets[fight.side] = tuple(sorted((*state.pockets[fight.side], *([fight.zone] * count))))
        g.note("pockets", "12.7.3", side=fight.side, space=fight.zone, count=count)
