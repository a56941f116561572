"""The solitaire game: the side without the initiative is the Enemy, with duties of its own (24)."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMANY, PARTISANS, SIDES, USSR, other
from stavka.kernel.names import Side, Space, SpaceSet, bits

REACH = 2
"""How far from an objective a mandatory attack may fall, in movement points (24.3.1)."""


def enemy(g: War) -> Side:
    """The side that is not the player's: he always plays the side with the initiative (24.4)."""
    return other(g.state.initiative)


def is_enemy(g: War, side: Side) -> bool:
    return g.solitaire and side == enemy(g)


def extra_draw(g: War, side: Side) -> int:
    """The Enemy draws one Event card more (24.2.1)."""
    return int(is_enemy(g, side))


def goals_hidden(g: War, side: Side) -> bool:
    """Whether a War Goals card lies face down even for whoever plays alone (24.2)."""
    return is_enemy(g, side) and bool(g.state.goals[side]) and not g.state.shown >> side & 1


def show_goals(g: War, side: Side) -> None:
    """The Enemy's War Goals card is turned up at the start of its Card Phase (24.2)."""
    if is_enemy(g, side) and g.state.goals[side]:
        g.state.shown |= 1 << side
        g.note("goals-shown", "24.2", side=side, card=g.state.goals[side])


# ---- duties in the Combat Phase


def around(g: War, objective: str) -> SpaceSet:
    """The zones within two movement points of an objective, in which an attack on it may fall (24.3.1)."""
    f = g.facts
    if objective in (USSR, GERMANY):
        return f.HOME[SIDES.index("soviet" if objective == USSR else "german")]
    if objective == PARTISANS:
        found = 0
        for zone in bits(g.state.partisans):
            found |= within(g, zone)
        return found
    return within(g, f.board.index[objective])


def within(g: War, centre: Space) -> SpaceSet:
    """The zones at most two movement points away; a major city costs none (7.2, 24.3.1)."""
    f = g.facts

    def through_cities(zones: SpaceSet) -> SpaceSet:
        new = zones
        while new:
            new = f.neighbours.around(zones) & f.HEX & ~zones
            zones |= new
        return zones

    found = through_cities(1 << centre)
    for _ in range(REACH):
        found = through_cities(found | f.neighbours.around(found))
    return found


def begin_combat(g: War) -> None:
    """What the Enemy owes in this Combat Phase: an attack for each objective of its War Goals card, two for
    each of the Offensive cards it has played (24.3.1, 24.3.2)."""
    state, side = g.state, g.state.phasing
    state.duties = ()
    state.encircled = False
    if not is_enemy(g, side):
        return
    cards = [(state.goals[side], 1)] if state.goals[side] else []
    cards += [(card, 2) for card in state.active[side]]
    owed: list[str] = []
    for card, times in cards:
        row = g.facts.cards[card]
        owed += [row.left] * times + [row.right] * times
    state.duties = tuple(owed)


def aimed_at(g: War, side: Side) -> SpaceSet:
    """The zones near the objectives of the Offensive cards that a side has played (24.3.2)."""
    found = 0
    for card in g.state.active[side]:
        row = g.facts.cards[card]
        found |= around(g, row.left) | around(g, row.right)
    return found


def most_attacks(g: War, side: Side) -> int:
    """How many attacks the Enemy may make in a turn, by year (24.3.3)."""
    return g.facts.tables.enemy_attacks[SIDES[side]][str(g.year)]


def may_attack(g: War, side: Side) -> bool:
    return not is_enemy(g, side) or g.state.strikes < most_attacks(g, side)


def struck(g: War, zone: Space) -> None:
    """An attack is declared: it meets the duty that the fewest others could; a zone counts once (24.3.2)."""
    state = g.state
    if state.struck >> zone & 1:
        return
    left = g.present(other(state.phasing)) & ~(state.struck | 1 << zone)
    met = [objective for objective in state.duties if around(g, objective) >> zone & 1]
    if met:
        duties = list(state.duties)
        duties.remove(min(met, key=lambda objective: (around(g, objective) & left).bit_count()))
        state.duties = tuple(duties)


def owed(g: War, targets: SpaceSet) -> SpaceSet:
    """The zones whose attack would meet a duty still owed, among those that can be attacked."""
    found = 0
    for objective in set(g.state.duties):
        found |= around(g, objective)
    return found & targets & ~g.state.struck


def bound(g: War, side: Side, targets: SpaceSet) -> SpaceSet:
    """The zones that the Enemy may choose from: only those of its duties once the attacks run short."""
    due = owed(g, targets)
    if not due or not is_enemy(g, side):
        return targets
    fresh = targets & ~g.state.struck
    open_duties = sum(bool(around(g, objective) & fresh) for objective in g.state.duties)
    left = most_attacks(g, side) - g.state.strikes
    return due if left <= open_duties else targets


def unmet(g: War, side: Side, targets: SpaceSet) -> bool:
    """Whether the Enemy must go on attacking (24.3)."""
    return is_enemy(g, side) and may_attack(g, side) and bool(owed(g, targets))


def affords(g: War, side: Side, price: int) -> bool:
    """Whether a side can pay Resource Points for what it need not buy: the Enemy keeps one for each large
    unit that lies destroyed (24.3.5)."""
    left = g.state.rp[side] - price
    if not is_enemy(g, side):
        return left >= 0
    f = g.facts
    return left >= (g.state.at[f.DESTROYED[side]] & f.LARGE & ~(1 << f.FORTRESS)).bit_count()


def must_rebuild(g: War, units: Iterable[int]) -> bool:
    """Whether the Enemy must still rebuild one of these units: large ones that were destroyed (24.3.5)."""
    return is_enemy(g, g.state.phasing) and any(g.facts.LARGE >> unit & 1 for unit in units)
