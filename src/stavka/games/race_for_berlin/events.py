"""Event tokens (2.4): drawing, the windows in which each may be played, what becomes of it."""

from __future__ import annotations

from stavka.games.race_for_berlin import americans, terms
from stavka.games.race_for_berlin.counts import Token
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.terms import (
    ALLIES,
    BRIDGES,
    CONSCRIPTS,
    HEINRICI,
    KONEV,
    NATIONALITIES,
    PLANNED_RETREAT,
    SOVIET,
    ZHUKOV,
    other,
)
from stavka.kernel.decisions import Decision
from stavka.kernel.errors import Fault
from stavka.kernel.names import Side, Space, Unit, UnitSet, mask
from stavka.kernel.steps import Step


class DrawEvents(Step[Berlin]):
    """Each player without a secret token draws one, Konev first (2.4.2)."""

    on = ("Turn",)

    def run(self, g: Berlin) -> None:
        state = g.state
        for camp in (KONEV, ZHUKOV):
            if not state.token[camp] and state.cup:
                token = g.draw(mask(state.cup), "event")
                state.cup = tuple(t for t in state.cup if t != token)
                state.token[camp] = token
                g.tell(camp, "event-drawn", "2.4.2", {"token": token}, side=camp)
        g.pop()


def playable(g: Berlin, camp: Side) -> bool:
    """Whether a player's token may be played at the beginning of the present impulse of his (2.4.5)."""
    token = g.state.token[camp]
    if g.facts.window.get(token) != f"{NATIONALITIES[g.impulse.nationality]}-impulse":
        return False
    return not spent(g, token)


def play(g: Berlin, camp: Side) -> None:
    """Play the token in hand at the beginning of an impulse; its effect applies at once (2.4.3)."""
    state, impulse = g.state, g.impulse
    token = state.token[camp]
    state.token[camp] = 0
    g.note("event-played", f"event-{token}", side=camp, token=token)
    match token:
        case terms.RYBALKO | terms.EVERYONE | terms.TRUCKS:
            g.push(ChooseArmy(camp=camp, token=token))
        case terms.ALLIES:
            g.push(ChooseTrack(camp=camp))
            return  # what becomes of it depends on its effect
        case terms.PLANNED_RETREAT:
            state.planned_retreat |= 1 << camp
        case terms.SPEER:
            state.speer = True
        case terms.COORDINATION:
            impulse.limit = g.facts.limits.coordinated_activations
        case terms.SURPRISE:
            impulse.surprise = True
    give_back(g, token)


def give_back(g: Berlin, token: int) -> None:
    """Where a played or discarded token goes: into the cup, or out of the game (2.4.4)."""
    state = g.state
    if token in g.facts.single_use or spent(g, token):
        state.out = tuple(sorted((*state.out, token)))
    else:
        state.cup = tuple(sorted((*state.cup, token)))


def spent(g: Berlin, token: int) -> bool:
    """Whether a token has no use left: event 3 once the Americans stop, event 4 after turn 6 (R9)."""
    state = g.state
    return (token == ALLIES and state.stopped) or (
        token == PLANNED_RETREAT and state.turn > len(g.facts.rolls.westward)
    )


class ChooseArmy(Step[Berlin]):
    """The army that event 2, 6 or 7 names, by one of its counters (R43)."""

    needs = ("Designate",)

    camp: Side
    token: Token

    def decide(self, g: Berlin) -> Decision | None:
        units = g.on_map(g.facts.roster.members[self.camp])
        if not units:
            return None
        facts = {"token": self.token}
        return Decision(self.camp, "event-army", f"event-{self.token}", {"army": units}, facts)

    def army(self, g: Berlin, unit: Unit) -> None:
        """Name this unit's army."""
        impulse, army = g.impulse, g.facts.army_of[unit]
        match self.token:
            case terms.RYBALKO:
                impulse.dry = army
            case terms.EVERYONE:
                impulse.rush = army
            case terms.TRUCKS:
                impulse.trucks = army
        g.note("event-army", f"event-{self.token}", units=army, token=self.token)
        g.pop()


class ChooseTrack(Step[Berlin]):
    """The track on which event 3 makes the Americans advance, by the zone they would capture."""

    needs = ("Designate",)

    camp: Side

    def decide(self, g: Berlin) -> Decision:
        zones = mask(americans.next_zone(g, track) for track in g.facts.tracks)
        return Decision(self.camp, "event-track", "event-3", {"track": zones})

    def track(self, g: Berlin, zone: Space) -> None:
        """Let them advance there, with all that follows (2.2)."""
        g.pop()
        number = next(n for n in g.facts.tracks if americans.next_zone(g, n) == zone)
        americans.advance(g, number)
        give_back(g, ALLIES)


class BridgesWindow(Step[Berlin]):
    """The Luftwaffe against the bridges, before the opponent's Soviet impulse (event 9).

    Asked of anyone who holds a secret token, so that asking tells nothing; of nobody once token 9 is out.
    """

    needs = ("Impulse",)

    camp: Side

    def decide(self, g: Berlin) -> Decision | None:
        if BRIDGES in g.state.out:
            return None
        zones = g.facts.BRIDGES if g.state.token[self.camp] == BRIDGES else 0
        verbs = {"bridges": zones, "decline": True}
        return Decision(self.camp, "bridges-window", "event-9", verbs, always=True)

    def bridges(self, g: Berlin, zone: Space) -> None:
        """The Soviet units there are out of supply this turn (event 9)."""
        state = g.state
        g.note("event-played", "event-9", side=self.camp, token=BRIDGES)
        struck = state.at[zone] & g.facts.SOVIETS
        state.unsupplied |= struck
        g.note("bridges", "event-9c", space=zone, units=struck)
        state.token[self.camp] = 0
        give_back(g, BRIDGES)
        g.pop()

    def decline(self, g: Berlin) -> None:
        g.pop()


def conscript_targets(g: Berlin, units: UnitSet) -> UnitSet:
    """The German units of a fight that event 8 could reduce; none before a Soviet unit is in it.

    An attacker with one unit to add is so asked no more than without the token: it stays secret (2.4.2).
    """
    if not units & g.facts.SOVIETS:
        return 0
    return g.on_map(units & g.facts.GERMANS & ~g.state.reduced)


def soviet_player(g: Berlin, units: UnitSet) -> Side:
    """The player whose Soviet units are in a fight."""
    soviets = units & g.facts.SOVIETS
    return g.facts.camp_of[soviets.bit_length() - 1]


class ConscriptsWindow(Step[Berlin]):
    """The collapse of conscripts, when the Soviet player of a fight is not the one who attacks (event 8).

    Asked of anyone who holds a secret token, so that asking tells nothing.
    """

    needs = ("Fights",)

    camp: Side
    units: UnitSet

    def decide(self, g: Berlin) -> Decision:
        targets = conscript_targets(g, self.units) if g.state.token[self.camp] == CONSCRIPTS else 0
        verbs = {"reduce": targets, "decline": True}
        return Decision(self.camp, "conscripts-window", "event-8", verbs, {"units": self.units}, always=True)

    def reduce(self, g: Berlin, unit: Unit) -> None:
        """Reduce this German unit."""
        reduce(g, self.camp, unit)
        g.pop()

    def decline(self, g: Berlin) -> None:
        g.pop()


def ask_conscripts(g: Berlin, units: UnitSet) -> None:
    """Put event 8 to the Soviet player whom Germans attack; one who attacks was asked before (R47)."""
    if g.impulse.nationality == SOVIET or not conscript_targets(g, units):
        return
    camp = soviet_player(g, units)
    if window_open(g, camp):
        g.push(ConscriptsWindow(camp=camp, units=units))


def reduce(g: Berlin, camp: Side, unit: Unit) -> None:
    """Event 8: a German unit of the fight is flipped before strengths are counted."""
    state = g.state
    g.note("event-played", "event-8", side=camp, token=CONSCRIPTS)
    state.reduced |= 1 << unit
    g.note("conscripts", "event-8b", unit=unit)
    state.token[camp] = 0
    give_back(g, CONSCRIPTS)


class HeinriciWindow(Step[Berlin]):
    """Heinrici: the defenders may slip away before the die (event 1)."""

    needs = ("Combat",)

    camp: Side
    target: Space

    def decide(self, g: Berlin) -> Decision:
        verbs = {"heinrici": True, "decline": True}
        return Decision(self.camp, "heinrici-window", "event-1", verbs, {"space": self.target})

    def heinrici(self, g: Berlin) -> None:
        """All defenders retreat unhurt; the token goes to the opponent, for the next turn on (event 1)."""
        state = g.state
        g.note("event-played", "event-1", side=self.camp, token=HEINRICI)
        state.heinrici = other(self.camp)
        state.heinrici_from = state.turn + 1
        g.impulse.slipped = True
        g.pop()

    def decline(self, g: Berlin) -> None:
        g.pop()


def window_open(g: Berlin, camp: Side) -> bool:
    """Whether a player holds a secret token: only then is he asked about one."""
    return bool(g.state.token[camp])


def keeps_count(g: Berlin) -> list[Fault]:
    """What is wrong with the tokens: there is one of each (2.4.5)."""
    state = g.state
    in_play = [ALLIES for step in state.stack if type(step) is ChooseTrack]
    held = sorted([*state.cup, *state.out, *in_play, *(t for t in state.token if t)])
    expected = sorted(row.number for row in g.facts.tables.token if row.number != HEINRICI)
    if held == expected:
        return []
    told = f"event tokens {held}, expected {expected} (2.4.5)"
    return [Fault(told, word="token-count", held=held, expected=expected)]
