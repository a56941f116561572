"""The events of the turn track, and who has the War Initiative (6, 21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavka.games.absolute_war import axis, control
from stavka.games.absolute_war.counts import Plant, Units
from stavka.games.absolute_war.deployment import Place
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.stacks import put_away, with_room
from stavka.games.absolute_war.terms import GERMAN, ORDER, PLANTS, SIDES, SOVIET, is_lend_lease, owner
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Side, Stage, Unit, bits, mask
from stavka.kernel.steps import Step


def give_initiative(g: War, side: Side, rule: str) -> None:
    """A side takes the War Initiative; some allies may leave at once (18.6)."""
    if g.state.initiative != side:
        g.state.initiative = side
        g.note("initiative", rule, side=side)
        control.settle(g, axis.watch(g))


def status_check(g: War) -> None:
    """More points give the initiative, a tie changes nothing; by 23.5 the turn's icon decides (6.4)."""
    if "fixed-initiative" in g.advanced:
        give_initiative(g, printed(g), "23.5")
        return
    german, soviet = g.state.wsp
    g.note("status-check", "6.4", german=german, soviet=soviet)
    if german != soviet:
        give_initiative(g, GERMAN if german > soviet else SOVIET, "6.4")


def printed(g: War) -> Side:
    """The initiative that the turn track shows (6.3)."""
    return SIDES.index(g.facts.turns[g.state.turn].initiative)


class EventPhase(Step[War]):
    """What the turn's box says (6, 21)."""

    on = ("Turn",)

    stage: Stage = 0

    def run(self, g: War) -> None:
        state = g.state
        row = g.facts.turns[state.turn]
        if self.stage == 0:
            self.stage = 1
            state.barred = 0
            state.draws[:] = [0, 0]
            state.ordered = 0
            state.winter = 0
            state.volkssturm = 2 if state.barrel else 0
            g.note("turn-event", f"21.1.{state.turn}", event=row.event, turn=state.turn)
            if g.base:
                give_initiative(g, printed(g), "6.3")
            for side in (SOVIET, GERMAN):
                g.push(Grounding(side=side))
        elif self.stage <= len(row.ops):
            op = row.ops[self.stage - 1]
            self.stage += 1
            if not (op.endswith("*") and g.base):
                name, *parts = op.rstrip("*").split(":")
                OPS[name](g, *parts)
        else:
            g.pop()


class Grounding(Step[War]):
    """Where the new weather allows fewer air units than are on the map, their owner says which (18.5)."""

    needs = ("EventPhase",)
    several = True

    side: Side

    def decide(self, g: War) -> Decision | None:
        f = g.facts
        flying = g.on_map(g.of(self.side) & f.AIRCRAFT) & ~g.state.grounded
        limit = f.weather[f.turns[g.state.turn].weather].air
        if flying.bit_count() <= limit:
            return None
        facts = {"due": flying.bit_count() - limit}
        return Decision(self.side, "grounding", "18.5", {"ground": flying}, facts)

    def ground(self, g: War, unit: Unit) -> None:
        """This one stays on the ground."""
        g.state.grounded |= 1 << unit
        g.note("grounded", "18.5", unit=unit)

    def run(self, g: War) -> None:
        g.pop()


def _bar(g: War, side: str) -> None:
    g.state.barred |= 1 << SIDES.index(side)


def _attack_markers(g: War, side: str, count: str) -> None:
    """Attack! markers join or leave a side for good (8.0)."""
    attacks = g.state.attacks
    attacks[SIDES.index(side)] += int(count)
    g.note("attack-markers", "8.0", side=SIDES.index(side), count=int(count))


def _score(g: War, side: str, points: str) -> None:
    g.score(SIDES.index(side), int(points), "turn-event", f"21.1.{g.state.turn}")


def _add_plant(g: War, kind: str, place: str) -> None:
    """A marker comes to its zone, ready; to the Shattered box if the enemy has the zone (19.5)."""
    state = g.state
    in_play = state.ready + state.spent + state.lost
    here = [p for p, at in PLANTS.items() if p.startswith(kind) and at == place and p not in in_play]
    if not here:  # in a position that has them all
        return
    plant, zone = here[0], g.facts.board.index[place]
    if state.control[owner(plant)] >> zone & 1:
        state.ready = tuple(sorted((*state.ready, plant)))
    else:
        state.lost = tuple(sorted((*state.lost, plant)))
    g.note("plant", "19.5", plant=plant, space=zone)


def _industry(g: War, side: str, kind: str, zone: str) -> None:
    _add_plant(g, f"{side}-{kind}", zone)


def _lend_lease(g: War, kind: str, zone: str) -> None:
    _add_plant(g, f"lend-lease-{kind}", zone)


def _order(g: War, side: str, count: str) -> None:
    bit = 1 << SIDES.index(side)
    g.state.orders = g.state.orders | bit if int(count) > 0 else g.state.orders & ~bit
    g.note("order", "19.4", side=SIDES.index(side), marker=ORDER, count=int(count))


def _draws(g: War, side: str, count: str) -> None:
    g.state.draws[SIDES.index(side)] += int(count)


def _winter_markers(g: War) -> None:
    g.state.winter = 2


def _remove_industry(g: War, side: str, count: str) -> None:
    _remove(g, SIDES.index(side), count, lend_lease=False)


def _remove_lend_lease(g: War, count: str) -> None:
    _remove(g, SOVIET, count, lend_lease=True)


def _remove(g: War, side: Side, count: str, lend_lease: bool) -> None:
    state = g.state
    plants = [
        plant
        for plant in state.ready + state.spent + state.lost
        if owner(plant) == side and is_lend_lease(plant) == lend_lease
    ]
    number = len(plants) if count == "all" else min(int(count), len(plants))
    if number:
        g.push(Dismantle(side=side, plants=tuple(plants), left=number))


class Dismantle(Step[War]):
    """Which Industry or Lend-Lease marker leaves the game: its owner says (21.1.21 to 21.1.25)."""

    needs = ("EventPhase",)

    side: Side
    plants: tuple[Plant, ...]
    left: Units

    def decide(self, g: War) -> Decision | None:
        if not self.left:
            return None
        verbs = {"scrap": self.plants}
        return Decision(self.side, "scrap", f"21.1.{g.state.turn}", verbs, {"due": self.left})

    def scrap(self, g: War, plant: Choice) -> None:
        """This one."""
        self.left -= 1
        self.plants = tuple(p for p in self.plants if p != plant)
        for name in ("ready", "spent", "lost"):
            setattr(g.state, name, tuple(p for p in getattr(g.state, name) if p != plant))
        g.note("plant-gone", "19.5", side=self.side, plant=plant)

    def run(self, g: War) -> None:
        g.pop()


def _stalin_line(g: War) -> None:
    """The two Forts of the Stalin Line go up east of the old border, wherever they were (21.1.2)."""
    f = g.facts
    forts = tuple(bits(f.STALIN_LINE & ~g.state.at[f.REMOVED]))
    for fort in forts:
        zone = g.state.where[fort]
        put_away(g, fort, f.WAITING)
        control.settle(g, 1 << zone)
        g.state.back |= 1 << fort
        g.state.due[fort] = 0
    g.push(StalinLine(forts=forts))


class StalinLine(Step[War]):
    """Where the Forts of the Stalin Line stand (21.1.2)."""

    needs = ("EventPhase",)

    forts: tuple[Unit, ...]

    def decide(self, g: War) -> Decision | None:
        ready = mask(fort for fort in self.forts if self._zones(g, fort))
        return Decision(SOVIET, "stalin-line", "21.1.2a", {"place": ready}) if ready else None

    def _zones(self, g: War, fort: Unit) -> int:
        zones = g.facts.LINE & g.secure(SOVIET)
        return with_room(g, 1 << fort, zones)

    def place(self, g: War, unit: Unit) -> None:
        """Put this one."""
        self.forts = tuple(fort for fort in self.forts if fort != unit)
        g.push(Place(unit=unit, zones=self._zones(g, unit), rule="21.1.2a"))

    def run(self, g: War) -> None:
        """Without a zone for it a Fort lies destroyed."""
        for fort in self.forts:
            put_away(g, fort, g.facts.DESTROYED[SOVIET])
        g.pop()


def _nothing(g: War, *parts: str) -> None:
    """What other chapters look up on the track: surprise, Partisans' points, the last turn."""


OPS: dict[str, Callable[..., Any]] = {
    "no-upgrades": _bar,
    "surprise-attack": _nothing,
    "deploy-sl-forts": _stalin_line,
    "attack-marker": _attack_markers,
    "wsp": _score,
    "partisans-score": _nothing,
    "lend-lease": _lend_lease,
    "industry": _industry,
    "general-winter-initiative": lambda g: give_initiative(g, SOVIET, "16.1"),
    "general-winter-markers": _winter_markers,
    "order-marker": _order,
    "draw": _draws,
    "status-check": status_check,
    "remove-industry": _remove_industry,
    "remove-lend-lease": _remove_lend_lease,
    "end": _nothing,
}
