"""Stalingrad encircled, for tests: a small pocket, the ring around it, and where support markers lie.

The pocket is 1333 (Pitomnik), 1433 (Gumrak) and the two hexes of the city, 1334 and 1434. RING is closed;
without one of its hexes the pocket is open.
"""

from __future__ import annotations

from collections import Counter

from stavka.games.stalingrad_roads.table import StalingradTable
from stavka.games.stalingrad_roads.terms import SUPPORT_BOXES
from tests.games.stalingrad_roads.table import RULES, field
from tests.support import told

RING = {
    "1233": "sov-29",
    "1234": "sov-38",
    "1335": "sov-45",
    "1435": "sov-95",
    "1535": "sov-226",
    "1534": "sov-64",
    "1533": "sov-49",
    "1432": "sov-304",
    "1332": "sov-321",
    "1232": "sov-157",
}
GARRISON = {"1333": "ger-371", "1433": "ger-94", "1334": "ger-71 ger-295", "1434": "ger-389 ger-305"}
INSIDE = [name for names in GARRISON.values() for name in names.split()]
POCKET = RING | GARRISON


def supports(
    boxes: dict[str, str] | None = None,
    markers: dict[str, str] | None = None,
    scenario: str = "campaign",
    played: dict[str, str] | None = None,
) -> str:
    """Support markers as a position has them: in boxes, on the map (kind -> units or hexes), played.

    What is nowhere else is in the pools.
    """
    boxes, markers, played = boxes or {}, markers or {}, played or {}
    held = Counter(kind for kinds in (*boxes.values(), *played.values()) for kind in kinds.split())
    rows = []
    for kind, places in markers.items():
        for place in places.split():
            held[kind] += 1
            rows.append(f'{{ kind = "{kind}", {"space" if place.isdigit() else "unit"} = "{place}" }}')
    start = RULES.setup(scenario, {})
    pools: dict[str, list[str]] = {"axis": [], "soviet": []}
    for n, side in enumerate(("axis", "soviet")):
        for kind in start.pools[n]:
            if held[kind]:
                held[kind] -= 1
            else:
                pools[side].append(kind)
    assert not +held, f"no more of {+held}"
    filled = [sorted(boxes.get(name, "").split()) for name in SUPPORT_BOXES]
    lines = [f"pools.{side} = {kinds}" for side, kinds in pools.items()]
    lines += [f"boxes = {filled}", f"markers = [{', '.join(rows)}]"]
    lines += [f"played.{side} = {played.get(side, '').split()}" for side in ("axis", "soviet")]
    return "\n".join(lines).replace("'", '"')


def fortress(
    level: int = 8, marker: str = "1333", declared: int = 1, landed: str = "", gone: str = ""
) -> str:
    """The fortress as a position has it: Ju 52 on the map as `event@hex`, some events out of the game."""
    pool = list(RULES.setup("campaign", {}).airlift)
    down = []
    for each in landed.split():
        event, _, space = each.partition("@")
        pool.remove(event)
        down.append(f'{{ event = "{event}", space = "{space}" }}')
    for event in gone.split():
        pool.remove(event)
    quoted = ", ".join(f'"{event}"' for event in pool)
    return "\n".join(
        [
            f'fortress = "{marker}"',
            f"level = {level}",
            f"declared = {declared}",
            f"airlift = [{quoted}]",
            f"landed = [{', '.join(down)}]",
        ]
    )


def marks(units: list[str], besieged: bool = True) -> str:
    """These units are out of supply, besieged ones or not."""
    listed = "[" + ", ".join(f'"{name}"' for name in units) + "]"
    return f"oos = {listed}" + (f"\nbesieged = {listed}" if besieged else "")


def siege(
    units: dict[str, str] | None = None,
    *dice: int,
    step: str = "stalingrad-supply",
    level: int = 8,
    marker: str = "1333",
    landed: str = "",
    boxes: dict[str, str] | None = None,
    markers: dict[str, str] | None = None,
    head: str = "",
    turn: int = 5,
    drawn: int = 0,
    axis: str = "",
    soviet: str = "",
    besieged: list[str] | None = None,
    sky: str = "overcast",
    plain: bool = False,
    declared: int = 1,
    gone: str = "",
) -> StalingradTable:
    """The pocket besieged, the fortress declared (on NOV III). `plain`: `head` says who is out of supply."""
    where = POCKET if units is None else units
    inside = INSIDE if besieged is None else besieged
    marked = marks(inside).partition("\n")[2] if plain else marks(inside)
    lines = [
        fortress(level, marker, declared, landed, gone),
        marked,
        supports(boxes, markers),
        f'sky = "{sky}"',
        head,
    ]
    return field(
        where, *dice, step=step, head="\n".join(lines), turn=turn, drawn=drawn, axis=axis, soviet=soviet
    )


def without(*hexes: str, **more: str) -> dict[str, str]:
    """The closed pocket less the units of some hexes, with others besides (as `h1234="..."`)."""
    left = {space: names for space, names in POCKET.items() if space not in hexes}
    return left | {name.lstrip("h"): names for name, names in more.items()}


def idle(g: StalingradTable, phase: str, *prefer: str) -> None:
    """Let the game run to a decision in a phase or after it, or in the `next turn`, as quietly as can be.

    A phase in which nobody has anything to decide goes by.
    """
    words = (*prefer, "done", "decline", "stop", "hold", "reserve")
    while (
        g.to_act
        and {"phase": phase} not in told(g, "phase")
        and (phase != "next turn" or not told(g, "turn"))
    ):
        (decision,) = g.offered.values()
        legal = [(verb, target) for verb, target in decision]
        verbs = [verb for verb, _ in legal]
        verb = next((word for word in words if word in verbs), verbs[0])
        target = next(target for each, target in legal if each == verb)
        g.act(decision.side, verb, target)


def level_changes(g: StalingradTable) -> list[tuple[str, int]]:
    """How the level of the fortress has changed by 10.3, not by the airlift: paragraph and new level."""
    notes = [note for note in g.notes or [] if note.kind == "fortress-level"]
    return [(note.rule, note.facts["level"]) for note in notes if note.rule.startswith("10.3")]


# ---- the grid, from the numbering alone: rows grow northwards, even rows lie half a hex to the east


def neighbours(name: str) -> set[str]:
    """The six hexes around one, on the map or off it."""
    row, column = int(name[:2]), int(name[2:])
    west = column if row % 2 == 0 else column - 1
    found = {(row, column - 1), (row, column + 1)}
    found |= {(row + up, each) for up in (1, -1) for each in (west, west + 1)}
    return {f"{r:02}{c:02}" for r, c in found if r >= 0 and c > 0}


def disc(name: str, far: int, through: set[str] | None = None) -> set[str]:
    """The hexes within a distance, going only through some hexes where they are given."""
    found = edge = {name}
    for _ in range(far):
        edge = {near for space in edge for near in neighbours(space)} - found
        if through is not None:
            edge &= through
        found = found | edge
    return found
