"""Partisan war, of the advanced game (23.1)."""

from __future__ import annotations

from typing import Any

from stavka.games.absolute_war.counts import BandMarkers, MaybeRule
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from stavka.kernel.decisions import Decision
from stavka.kernel.names import Side, Space, SpaceSet
from stavka.kernel.steps import Step


def in_use(g: War) -> bool:
    return "partisan-war" in g.advanced


def icons(g: War, side: Side, card: str) -> None:
    """The icons of a card that has been drawn (23.1.3, 23.1.4)."""
    left = g.facts.cards[card].icons
    if left and in_use(g):
        g.push(Bands(left=left, free=0) if side == SOVIET else Reprisals(left=left))


def arrive(g: War) -> None:
    """Markers that come in this turn go to the Partisan box (23.1.1)."""
    state = g.state
    if in_use(g):
        come = sum(turn <= state.turn for turn in state.recruits)
        state.recruits = tuple(turn for turn in state.recruits if turn > state.turn)
        state.bands += come
        if come:
            g.note("partisans-arrive", "23.1.1", count=come)


def hideouts(g: War) -> SpaceSet:
    """Where a marker may be deployed: one to a zone; Yugoslavia only while it is German (23.1.2, 23.1.3)."""
    f, state = g.facts, g.state
    zones = f.HIDEOUTS & ~(state.partisans | state.atrocities)
    return zones if g.friendly(GERMAN) >> f.YUGOSLAVIA & 1 else zones & ~(1 << f.YUGOSLAVIA)


def at_large(g: War) -> bool:
    """Whether a Partisan marker lies in a zone under German control (23.1.5)."""
    return bool(g.state.partisans & g.friendly(GERMAN))


def recycle(g: War, zone: Space, turn: int) -> None:
    """A marker leaves the map, to come in again."""
    state = g.state
    state.partisans &= ~(1 << zone)
    state.atrocities &= ~(1 << zone)
    state.recruits = tuple(sorted((*state.recruits, turn)))
    g.note("partisans-recycled", "23.1.3", space=zone, turn=turn)


class Bands(Step[War]):
    """For each icon one action: deploy, recycle or recruit, each marker once (23.1.3)."""

    several = True

    left: BandMarkers
    free: SpaceSet
    """Zones whose marker has acted already."""
    only: MaybeRule = ""
    """Card S31 lets markers be deployed and nothing else."""

    def decide(self, g: War) -> Decision | None:
        if not self.left:
            return None
        state = g.state
        markers = (state.partisans | state.atrocities) & ~self.free
        verbs: dict[str, Any] = {"hide": hideouts(g) if state.bands else 0}
        if not self.only:
            verbs |= {"recycle": markers, "recruit": markers & g.friendly(SOVIET)}
        if not any(verbs.values()):
            return None
        verbs["done"] = bool(self.only)
        return Decision(SOVIET, "partisans", self.only or "23.1.3", verbs, {"due": self.left})

    def hide(self, g: War, zone: Space) -> None:
        """Deploy a marker here."""
        self.left -= 1
        self.free |= 1 << zone
        g.state.bands -= 1
        g.state.partisans |= 1 << zone
        g.note("partisans-deployed", "23.1.3", space=zone)

    def recycle(self, g: War, zone: Space) -> None:
        """Take this marker back: it comes in next turn."""
        self.left -= 1
        recycle(g, zone, g.state.turn + 1)

    def recruit(self, g: War, zone: Space) -> None:
        """Take this marker out of the game for a Resource Point."""
        self.left -= 1
        g.state.partisans &= ~(1 << zone)
        g.state.atrocities &= ~(1 << zone)
        g.note("partisans-recruited", "23.1.3", space=zone)
        g.earn(SOVIET, 1, "23.1.3")

    def done(self, g: War) -> None:
        """Deploy no more."""
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-partisans", {}


class Reprisals(Step[War]):
    """For each icon the Germans recycle an Atrocity marker or turn a Partisan marker (23.1.4)."""

    several = True

    left: BandMarkers
    only: MaybeRule = ""
    """Card G11 lets markers be turned in German zones and nothing else."""

    def decide(self, g: War) -> Decision | None:
        if not self.left:
            return None
        state = g.state
        bands = state.partisans & (g.friendly(GERMAN) if self.only else -1)
        verbs: dict[str, Any] = {"ravage": bands, "recycle": 0 if self.only else state.atrocities}
        if not any(verbs.values()):
            return None
        verbs["done"] = bool(self.only)
        return Decision(GERMAN, "reprisals", self.only or "23.1.4", verbs, {"due": self.left})

    def ravage(self, g: War, zone: Space) -> None:
        """Turn this Partisan marker to its Atrocity side."""
        self.left -= 1
        g.state.partisans &= ~(1 << zone)
        g.state.atrocities |= 1 << zone
        g.note("atrocity", "23.1.4", space=zone)

    def recycle(self, g: War, zone: Space) -> None:
        """Take this Atrocity marker back: it comes in next turn."""
        self.left -= 1
        recycle(g, zone, g.state.turn + 1)

    def done(self, g: War) -> None:
        """Turn no more."""
        g.pop()

    def crumb(self, g: War) -> tuple[str, dict[str, Any]]:
        return "step-partisans", {}


class AntiPartisans(Step[War]):
    """Once a turn the Germans may pay a Resource Point to drive a Partisan marker off the map (23.1.7)."""

    needs = ("UsedMarkers",)

    def decide(self, g: War) -> Decision | None:
        bands = g.state.partisans
        if not (in_use(g) and bands and g.state.rp[GERMAN]):
            return None
        return Decision(GERMAN, "anti-partisans", "23.1.7", {"hunt": bands, "done": True})

    def hunt(self, g: War, zone: Space) -> None:
        """Drive this one off."""
        g.pop()
        g.earn(GERMAN, -1, "23.1.7")
        recycle(g, zone, g.state.turn)

    def done(self, g: War) -> None:
        """Leave them."""
        g.pop()
