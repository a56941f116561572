"""Combat Markers: how many there are, what they pay for, when they come back (3.4, 8, 14, 23.3)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war import card_windows, partisans
from stavka.games.absolute_war.counts import MarkerKind
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, MARKERS, MOBILE, other
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Choice, Rule, Side, Stage
from stavka.kernel.steps import Step


def at_hand(g: War, side: Side, kind: str) -> int:
    """How many markers of a kind a player can still use."""
    return int(getattr(g.state, kind)[side])


def kinds(g: War, side: Side, mobile: bool = True) -> tuple[str, ...]:
    """The kinds of which he has any; an Unsupplied stack may not use Mobile/Armor markers (7.3)."""
    return tuple(kind for kind in MARKERS if at_hand(g, side, kind) and (mobile or kind != MOBILE))


def change(g: War, side: Side, kind: str, count: int) -> None:
    """Take markers from the available pile, or put some back."""
    getattr(g.state, kind)[side] += count


class Pay(Step[War]):
    """Any Combat Marker pays: its owner chooses the kind (10.2 to 10.5)."""

    several = True

    side: Side
    rule: Rule
    kinds: tuple[MarkerKind, ...] = MARKERS

    def decide(self, g: War) -> Decision:
        ways = tuple(kind for kind in kinds(g, self.side) if kind in self.kinds)
        return Decision(self.side, "pay-marker", self.rule, {"spend": ways})

    def spend(self, g: War, kind: Choice) -> None:
        """Use a marker of this kind."""
        g.pop()
        change(g, self.side, kind, -1)
        g.note("marker-spent", self.rule, side=self.side, marker=kind)

    def crumb(self, g: War) -> tuple[str, dict[str, Any]] | None:
        return None


class MarkerPhase(Step[War]):
    """Used markers come back, except what weather and a lost oil well keep (8.0)."""

    on = ("Turn",)

    stage: Stage = 0

    def decide(self, g: War) -> Decision | None:
        if self.stage != 2:
            return None
        side = g.state.phasing
        surplus = _surplus(g, side)
        if surplus <= 0:
            return None
        # One of each kind stays where the limit leaves no more (23.3.2).
        spare = tuple(kind for kind in MARKERS if at_hand(g, side, kind) > 1)
        return Decision(side, "leave-marker", "23.3", {"leave": spare}, {"due": surplus})

    def leave(self, g: War, kind: Choice) -> None:
        """One of these counts as used."""
        change(g, g.state.phasing, kind, -1)

    def run(self, g: War) -> None:
        self.stage += 1
        side = g.state.phasing
        match self.stage:
            case 1:
                regain(g, side)
                if _winter(g):
                    card_windows.ask(g, other(side), card_windows.MARKERS_WINDOW, "enemy-markers")
            case 3:
                g.pop()


def _winter(g: War) -> bool:
    return g.facts.turns[g.state.turn].weather in ("snow", "general-winter")


def regain(g: War, side: Side) -> None:
    """All markers, Attack! markers up to the weather's limit; one Mobile/Armor without the oil well (8.0)."""
    f, state = g.facts, g.state
    weather = f.weather[f.turns[state.turn].weather]
    state.attack[side] = min(state.attacks[side], weather.attacks)
    state.support[side] = f.markers.support
    if f.OIL[side] & ~g.friendly(side):
        state.mobile[side] = min(state.mobile[side] + 1, f.markers.mobile)
        g.note("oil-lost", "8.0", side=side)
    else:
        state.mobile[side] = f.markers.mobile
    g.note("markers", "8.0", side=side, attack=state.attack[side], mobile=state.mobile[side])


def _surplus(g: War, side: Side) -> int:
    """How many markers are too many by the advanced rule (23.3)."""
    if "limited-markers" not in g.advanced:
        return 0
    limits = g.facts.limits
    limit = limits.initiative_markers if g.state.initiative == side else limits.other_markers
    return sum(at_hand(g, side, kind) for kind in MARKERS) - limit


class UsedMarkers(Step[War]):
    """Disrupted and Armor markers of the phasing player, Done markers of both leave the map (14.0)."""

    on = ("Turn",)

    stage: Stage = 0

    def run(self, g: War) -> None:
        self.stage += 1
        state, side = g.state, g.state.phasing
        if self.stage == 2:
            g.pop()
            return
        mine = g.of(side)
        state.disrupted &= ~mine
        state.armour &= ~mine
        state.done = 0
        state.exploited = 0
        if side == GERMAN:
            g.push(partisans.AntiPartisans())
