"""What the numbers and words of states and steps stand for, and how far each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from stavka.games.absolute_war.terms import (
    DECKS,
    GERMANY,
    MARKERS,
    ORDER,
    PARTISANS,
    PLANTS,
    USSR,
    VOLKSSTURM,
    WINTER,
)
from stavka.kernel.names import Counts, Word

if TYPE_CHECKING:
    from stavka.games.absolute_war.facts import Facts

TurnNumber = Annotated[int, Counts("turn")]
LaterTurn = Annotated[int, Counts("later turn")]
"""A turn still to come, or 0 for none."""
Phase = Annotated[int, Counts("phase")]
Status = Annotated[int, Counts("war status points")]
Resources = Annotated[int, Counts("resource points")]
Markers = Annotated[int, Counts("markers")]
Cards = Annotated[int, Counts("cards")]
Balance = Annotated[int, Counts("cards more or fewer")]
BandMarkers = Annotated[int, Counts("partisans")]
Units = Annotated[int, Counts("units")]
Zones = Annotated[int, Counts("zones")]
CombatPoints = Annotated[int, Counts("combat points")]
Objectives = Annotated[int, Counts("objectives of a card")]

Card = Annotated[str, Word("card")]
MaybeCard = Annotated[str, Word("card or none")]
Deck = Annotated[str, Word("deck")]
MarkerKind = Annotated[str, Word("marker")]
SpecialMarker = Annotated[str, Word("special marker or none")]
Plant = Annotated[str, Word("plant")]
Objective = Annotated[str, Word("objective")]
MaybeResult = Annotated[str, Word("result or none")]
Timing = Annotated[str, Word("timing")]
Choices = Annotated[str, Word("answer")]
MaybeRule = Annotated[str, Word("rule or none")]


def ranges(f: Facts, phases: int) -> dict[str, range]:
    """How far each can go."""
    last, units, cards = max(f.turns), len(f.units), len(f.cards)
    return {
        "turn": range(1, last + 1),
        "later turn": range(last + 2),
        "phase": range(phases + 1),
        "war status points": range(f.limits.status + 1),
        "resource points": range(max(f.limits.rp_german, f.limits.rp_soviet) + 1),
        "markers": range(1 + max(f.markers.attack, f.markers.support, f.markers.mobile, f.offensives)),
        "cards": range(cards + 1),
        "cards more or fewer": range(-cards, cards + 1),
        "partisans": range(len(f.partisans) + 1),
        "units": range(units + 1),
        "zones": range(len(f.zones) + 1),
        "combat points": range(-units, 4 * units),
        "objectives of a card": range(3),
    }


def vocabularies(f: Facts) -> dict[str, frozenset[str]]:
    """The words of each sort."""
    cards = frozenset(f.cards)
    zones = frozenset(zone.id for zone in f.zones)
    return {
        "card": cards,
        "card or none": cards | {""},
        "deck": frozenset(DECKS),
        "marker": frozenset(MARKERS),
        "special marker or none": frozenset(("", WINTER, VOLKSSTURM, ORDER)),
        "plant": frozenset(PLANTS),
        "objective": zones | {USSR, GERMANY, PARTISANS},
        "result or none": frozenset(("", *f.battle, *f.assault)),
        "timing": frozenset(row.timing for row in f.cards.values()),
        "answer": cards | {"wsp", "repair", "rebuild"},
    }
