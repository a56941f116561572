"""What the other player is told (5.1.2, 5.1.4): never the face of a marker that is available."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import hands, oms
from tests.games.stalingrad_roads.table import asked, do, field

FRONT = {
    "1827": "sov-47g sov-346",
    "1727": "rom-14",
    "1627": "ger-22pz",
    "2028": "sov-hq-southwest",
    "1324": "rom-hq-3",
    "0518": "ger-62",
    "1334": "sov-95",
    "1434": "sov-13g",
    "reserve": "sov-87",
}
CLEAR = 'sky = "clear"\n'


def soviet(step: str, *actions: str, turn: int = 5, head: str = "", **boxes: str) -> StalingradTable:
    """A Soviet phase, some actions on."""
    om = oms(minor_a="1727", minor_b="box")
    g = field(FRONT, 3, 4, step=step, head=hands(**boxes) + om + CLEAR + head, turn=turn)
    do(g, *actions)
    return g


def support(kind: str, *actions: str, more: str = "novikov") -> StalingradTable:
    """A Soviet support phase with a kind of marker for minor A."""
    return soviet("soviet-support", *actions, head="launched = 5\n", minor_a=f"{kind} {more}")


def transfer(kind: str, *actions: str) -> StalingradTable:
    """A kind of O marker is being transferred."""
    return soviet(
        "soviet-support", f"transfer {kind}", *actions, head="launched = 5\n", stavka=f"{kind} novikov"
    )


def paid(step: str, kind: str, *before: str) -> StalingradTable:
    """A kind of marker is spent."""
    return soviet(step, *before, f"give {kind}", stavka=f"{kind} reserves novikov", turn=4)


def axis(kind: str, *actions: str) -> StalingradTable:
    """An Axis support phase with a kind of marker."""
    head = hands(axis=f"{kind} nebelwerfer") + CLEAR + "approval = 0\nmanstein = 0\n"
    g = field(FRONT, step="axis-support", head=head)
    do(g, *actions)
    return g


PAIRS: dict[str, tuple[str, Callable[[str], StalingradTable], str, str]] = {
    "available": ("axis", support, "katyusha", "artillery-2"),
    "taken up": ("axis", lambda kind: support(kind, f"play {kind}"), "katyusha", "artillery-2"),
    "being transferred": ("axis", transfer, "katyusha", "artillery-2"),
    "transferred": ("axis", lambda kind: transfer(kind, "box minor-a"), "katyusha", "artillery-2"),
    "spent on Mars": ("axis", lambda kind: paid("mars", kind), "vvs", "artillery-3"),
    "spent on a front": (
        "axis",
        lambda kind: paid("stavka", kind, "unit sov-hq-southwest"),
        "flak",
        "artillery-3",
    ),
    "of the Axis": ("soviet", axis, "pak88", "hollidt"),
    "of the Axis, taken up": ("soviet", lambda kind: axis(kind, f"play {kind}"), "pak88", "hollidt"),
}


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.1.4", "5.5.1")
@pytest.mark.parametrize("moment", PAIRS)
def test_the_other_player_cannot_tell_one_marker_from_another(moment: str) -> None:
    reader, play, one, other = PAIRS[moment]
    games = play(one), play(other)
    assert games[0].to_act == games[1].to_act
    for side in (reader, ""):
        first, second = (g.view(side) for g in games)
        assert first == second
        assert one not in str(first.table.pieces)
    if "spent" not in moment:
        owner = next(iter({"axis", "soviet"} - {reader}))
        assert games[0].view(owner) != games[1].view(owner), "he sees his own"


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.5.1")
def test_a_marker_on_the_map_is_open() -> None:
    g = support("katyusha", "play katyusha", "unit sov-47g")
    assert "support-katyusha" in {piece.id for piece in g.view("axis").table.pieces}


@pytest.mark.rule("stalingrad-roads", "5.1.2", "11.4.2b", "11.4.2d")
def test_what_is_chosen_from_the_pool_for_a_major_offensive_stays_hidden() -> None:
    ten = "vvs vvs vvs flak flak pontoon pontoon raid partisans novikov"
    views = []
    for kind in ("surprise", "katyusha"):
        head = hands(stavka=ten, pool="surprise katyusha") + oms()
        g = field(FRONT, step="soviet-offensive", head=head, turn=9)
        do(g, "launch", "to 0518", "exchange vvs", "exchange vvs", f"choose {kind}")
        assert asked(g) == "major-sort"
        views.append(g.view("axis"))
    assert views[0] == views[1]
