"""Fortress Stalingrad: its declaration, its marker, who is besieged and what that means (10.1 to 10.2.3)."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import (
    GARRISON,
    INSIDE,
    POCKET,
    RING,
    disc,
    fortress,
    marks,
    siege,
    supports,
    without,
)
from tests.games.stalingrad_roads.table import (
    asked,
    assess,
    at,
    attack,
    do,
    field,
    number,
    open_to,
    unit_set,
)
from tests.support import prompt, spaces, told, units

AIRFIELDS = ["1333", "1433", "1125", "1023"]


def encircled(
    where: dict[str, str] | None = None, oos: list[str] | None = None, head: str = "", turn: int = 1
) -> StalingradTable:
    """The Axis player at the start of his Stalingrad supply phase, nothing declared yet."""
    lines = [marks(INSIDE if oos is None else oos, besieged=False), supports(), head]
    return field(where or POCKET, step="stalingrad-supply", head="\n".join(lines), turn=turn)


# The declaration (10.1.1 to 10.1.3)


@pytest.mark.rule("stalingrad-roads", "10.1.1")
def test_the_axis_may_declare_when_germans_out_of_supply_hold_both_hexes() -> None:
    g = encircled()
    assert asked(g) == "fortress"
    assert g.to_act == {"axis"}
    do(g, "done")
    assert g.state.fortress == -1, "he is not obliged to"


@pytest.mark.rule("stalingrad-roads", "10.1.1")
@pytest.mark.parametrize(
    ("where", "oos"),
    [
        (POCKET, [name for name in INSIDE if name != "ger-71"]),  # one German in 1334 is in supply
        (without("1434"), [name for name in INSIDE if name not in ("ger-389", "ger-305")]),  # 1434 is empty
        (POCKET | {"1434": "rom-20"}, [*(n for n in INSIDE if n not in ("ger-389", "ger-305")), "rom-20"]),
    ],
)
def test_otherwise_he_may_not(where: dict[str, str], oos: list[str]) -> None:
    g = encircled(where, oos)
    assert not any(prompt(g, side) == "fortress" for side in g.to_act)
    assert g.state.fortress == -1


@pytest.mark.rule("stalingrad-roads", "10.1.2a")
def test_the_marker_goes_within_two_hexes_of_stalingrad_away_from_enemies() -> None:
    g = encircled()
    do(g, "declare")
    near = disc("1334", 2) | disc("1434", 2)
    assert open_to(g, "to") == near - set(RING) - {f"{row}37" for row in (12, 13, 14)}
    do(g, "to 1333")
    assert spaces(g, 1 << g.state.fortress) == {"1333"}
    assert units(g, g.state.besieged) == set(INSIDE)


@pytest.mark.rule("stalingrad-roads", "10.1.2b", "10.1.2c", "15.2.1f")
@pytest.mark.parametrize("where", ["1333", "returning"])
def test_sixth_army_loses_its_headquarters_for_good(where: str) -> None:
    """On the map, or taken off it in the supply phase for want of a line."""
    g = encircled(POCKET | {where: "ger-371 ger-hq-6a" if where == "1333" else "ger-hq-6a"})
    do(g, "declare", "to 1333")
    assert at(g, "ger-hq-6a") == "withdrawn"
    assert g.state.approval == 6


@pytest.mark.rule("stalingrad-roads", "10.1.2b")
def test_a_headquarters_that_was_lost_before_is_not_lost_again() -> None:
    g = encircled(POCKET | {"eliminated": "ger-hq-6a"})
    do(g, "declare", "to 1333")
    assert g.state.approval == 7


@pytest.mark.rule("stalingrad-roads", "10.1.3a", "16.2.3b")
def test_the_first_declaration_is_a_soviet_major_success() -> None:
    g = encircled()
    do(g, "declare", "to 1333")
    assert g.state.manstein == 4
    assert asked(g) == "effect-off"
    assert g.to_act == {"soviet"}
    do(g, "effect waves")
    assert set(g.state.superiority) == {"rescue", "crushing", "rout"}


@pytest.mark.rule("stalingrad-roads", "10.1.3a", "10.1.4b")
def test_a_second_declaration_is_none() -> None:
    g = encircled(head="declared = 1\nlevel = 4", turn=5)
    do(g, "declare", "to 1333")
    assert g.state.manstein == 5
    assert len(g.state.superiority) == 4
    assert not told(g, "major-success")
    assert told(g, "fortress") == [{"space": "1333", "level": 10}], "the level begins anew"


@pytest.mark.rule("stalingrad-roads", "10.1.3b")
def test_all_alarm_markers_of_the_pool_become_available() -> None:
    g = encircled()
    do(g, "declare", "to 1333")
    assert g.state.boxes[4].count("alarm") == 3
    assert "alarm" not in g.state.pools[0]
    assert g.state.boxes[4].count("alert") == 0, "alert battalions are other markers"


@pytest.mark.rule("stalingrad-roads", "10.1.3b")
def test_an_alarm_marker_that_is_on_the_map_already_stays_there() -> None:
    lines = [marks(INSIDE, besieged=False), supports(), "declared = 1"]
    text = "\n".join(lines).replace('"alarm", ', "", 1)
    g = field(POCKET | {"1228": "alarm-1"}, step="stalingrad-supply", head=text, turn=5)
    do(g, "declare", "to 1333")
    assert g.state.boxes[4].count("alarm") == 2
    assert at(g, "alarm-1") == "1228"


@pytest.mark.rule("stalingrad-roads", "10.3.1a", "10.3.1b")
@pytest.mark.parametrize(("open_hexes", "level"), [((), 10), (("1232",), 11), (("1332", "1432"), 11)])
def test_the_level_begins_at_10_or_at_11_while_the_pocket_is_open(
    open_hexes: tuple[str, ...], level: int
) -> None:
    g = encircled(without(*open_hexes))
    do(g, "declare", "to 1333")
    assert g.state.level == level


# The marker goes (10.1.4, 10.1.5)

CORRIDOR = GARRISON | {"1331": "ger-14pz ger-hq-4pza", "1332": "ger-29mot"}
"""No Soviets in the west: a headquarters at Kalach feeds the city."""


def supply_phase(
    where: dict[str, str], oos: list[str], besieged: bool = True, marker: str = "1333", turn: int = 5
) -> StalingradTable:
    lines = [fortress(8, marker), marks(oos, besieged), supports()]
    g = field(where, step="axis-supply", head="\n".join(lines), turn=turn)
    if asked(g) == "pontoons":
        do(g, "done")
    return g


@pytest.mark.rule("stalingrad-roads", "10.1.4a", "16.2.3d")
def test_a_supplied_german_in_stalingrad_ends_the_siege() -> None:
    g = supply_phase(CORRIDOR, INSIDE)
    assert told(g, "fortress-lifted")
    assert g.state.fortress == -1
    assert not g.state.besieged
    assert not g.state.oos & unit_set(g, *INSIDE)
    assert g.state.manstein == 6, "and pleases Manstein's friends"


@pytest.mark.rule("stalingrad-roads", "10.1.4a")
def test_an_ally_in_supply_there_does_not() -> None:
    where = {
        "1331": "ger-hq-4pza",
        "1332": "ger-29mot",
        "1333": "ger-371",
        "1434": "rom-20",
        "1334": "sov-45",
    }
    g = supply_phase(where, ["rom-20"], marker="1433")
    rules = [note.rule for note in g.notes or [] if note.kind == "fortress-lifted"]
    assert "10.1.4a" not in rules


@pytest.mark.rule("stalingrad-roads", "10.1.4a")
def test_the_marker_stays_while_nobody_in_the_city_is_fed() -> None:
    g = supply_phase(POCKET, INSIDE)
    assert g.state.fortress == number(g, "1333")
    assert units(g, g.state.besieged) == set(INSIDE)


@pytest.mark.rule("stalingrad-roads", "10.1.4b", "10.1.1")
def test_after_a_new_encirclement_the_fortress_may_be_declared_again() -> None:
    g = encircled(head="declared = 2\nlevel = 3", turn=6)
    assert asked(g) == "fortress"
    do(g, "declare", "to 1434")
    assert g.state.fortress == number(g, "1434")
    assert g.state.level == 10


def breaks_in(
    where: dict[str, str], besieged: list[str], unit: str, to: str, marker: str, soviet: str = ""
) -> StalingradTable:
    """A Soviet unit moves into an empty hex of the pocket."""
    g = siege(where, step="soviet-movement", marker=marker, besieged=besieged, soviet=soviet)
    do(g, f"unit {unit}", f"to {to}")
    return g


@pytest.mark.rule("stalingrad-roads", "10.1.5")
def test_a_marker_whose_hex_is_lost_moves_towards_stalingrad() -> None:
    """The nearest friends of 1333 are in 1433 and in 1334; only the latter is nearer to the city."""
    where = without("1333", "1332", h1332="sov-321 sov-252 sov-24")
    inside = [name for name in INSIDE if name != "ger-371"]
    g = breaks_in(where, inside, "sov-24", "1333", "1333")
    assert told(g, "fortress-moved") == [{"space": "1334"}]
    assert g.state.fortress == number(g, "1334")


@pytest.mark.rule("stalingrad-roads", "10.1.5", "10.1.2a")
@pytest.mark.parametrize(("axis", "soviet"), [("1332", ""), ("", "1332")])
def test_it_moves_also_out_of_an_empty_hex_that_was_soviet_before(axis: str, soviet: str) -> None:
    """It may lie in any hex without enemies; 1332 is empty, and a division of the ring comes in from 1331."""
    where = without("1332", h1331="sov-321")
    g = siege(where, step="soviet-movement", marker="1332", axis=axis, soviet=soviet)
    do(g, "unit sov-321", "to 1332")
    assert told(g, "fortress-moved") == [{"space": "1333"}]


@pytest.mark.rule("stalingrad-roads", "10.1.5")
def test_friends_that_are_no_nearer_to_the_city_do_not_draw_it() -> None:
    """1433 is beside 1333 and as far from the city as it; in 1334 nobody is left, but 1434 is held."""
    where = without("1333", "1334", "1332", h1332="sov-321 sov-252 sov-24")
    g = breaks_in(where, ["ger-94", "ger-389", "ger-305"], "sov-24", "1333", "1333")
    assert g.state.fortress == number(g, "1434")


@pytest.mark.rule("stalingrad-roads", "10.1.5")
def test_it_goes_to_the_nearest_friends_on_that_side() -> None:
    """From 1432 the city is two hexes off; 1433 lies between and is held."""
    where = without("1432", "1332", "1333", h1332="sov-321 sov-252 sov-24")
    inside = [name for name in INSIDE if name != "ger-371"]
    g = breaks_in(where, inside, "sov-24", "1432", "1432")
    assert g.state.fortress == number(g, "1433")


@pytest.mark.rule("stalingrad-roads", "10.1.5")
def test_with_the_city_lost_it_stays_with_what_is_left_of_the_pocket() -> None:
    """The marker in 1334 is taken; nobody is left in the city, but 1333 and 1433 still fight."""
    where = without("1334", "1434", "1335", h1335="sov-45 sov-284 sov-39g")
    g = siege(where, step="soviet-movement", marker="1334", besieged=["ger-371", "ger-94"])
    do(g, "unit sov-45", "to 1334")
    assert spaces(g, 1 << g.state.fortress) <= {"1333", "1433"}
    assert units(g, g.state.besieged) == {"ger-371", "ger-94"}


@pytest.mark.rule("stalingrad-roads", "10.1.5", "10.2.3a")
def test_units_out_of_supply_in_the_new_zone_are_besieged_at_once() -> None:
    """1435 is three hexes from 1432, too far, and two from the airfield 1433."""
    where = without("1432", "1332", "1435", h1332="sov-321 sov-252 sov-24", h1435="ger-44")
    listed = ", ".join(f'"{name}"' for name in INSIDE)
    g = siege(where, step="soviet-movement", marker="1432", head=f'oos = [{listed}, "ger-44"]', plain=True)
    assert not g.state.besieged & unit_set(g, "ger-44")
    do(g, "unit sov-24", "to 1432")
    assert units(g, g.state.besieged) == {*INSIDE, "ger-44"}


# The zone (10.2.1, 10.2.2)


@pytest.mark.rule("stalingrad-roads", "10.2.2a", "10.2.2b")
def test_the_zone_against_a_slow_one() -> None:
    """Rings of hexes around the marker, two or on an airfield three, never through Soviet units."""
    random = Random(7)
    g = siege({"1333": "ger-371"}, besieged=["ger-371"], step="axis-movement")
    land = {name for name in g.facts.board.names if name.isdigit()}
    rifles = [row.id for row in g.facts.rows if row.type == "rifle division"]
    for _ in range(200):
        marker = random.choice(["1333", "1433", "1332", "1434", "1232", "1432", "1533", "1334"])
        near = sorted(disc(marker, 4) & land - {marker})
        taken = random.sample(near, random.randint(0, 12))
        for unit, space in zip(rifles, taken, strict=False):
            g.place(g.rules.unit[unit], number(g, space))
        for unit in rifles[len(taken) :]:
            g.place(g.rules.unit[unit], g.facts.WITHDRAWN)
        g.state.fortress = number(g, marker)
        far = 3 if marker in AIRFIELDS else 2
        assert spaces(g, g.zone()) == disc(marker, far, land - set(taken))


@pytest.mark.rule("stalingrad-roads", "10.2.2a", "10.2.3a")
@pytest.mark.parametrize(
    ("marker", "space", "besieged"),
    [
        ("1332", "1330", True),
        ("1332", "1329", False),
        ("1333", "1330", True),  # an airfield
        ("1333", "1329", False),
    ],
)
def test_how_far_the_fortress_reaches(marker: str, space: str, besieged: bool) -> None:
    """Nobody is in supply: there is no headquarters."""
    g = supply_phase({**GARRISON, space: "ger-44"}, INSIDE, marker=marker)
    assert g.state.oos & unit_set(g, "ger-44")
    assert bool(g.state.besieged & unit_set(g, "ger-44")) is besieged


@pytest.mark.rule("stalingrad-roads", "10.2.2b", "10.2.3a")
def test_the_zone_crosses_the_don_but_no_soviet_units() -> None:
    """1330 lies behind the Don, three hexes from Pitomnik; with Kalach Soviet there is no way of three."""
    beyond = {**GARRISON, "1330": "ger-44"}
    g = supply_phase(beyond, INSIDE)
    assert g.state.besieged & unit_set(g, "ger-44")
    g = supply_phase(beyond | {"1331": "sov-24"}, INSIDE)
    assert not g.state.besieged & unit_set(g, "ger-44")


@pytest.mark.rule("stalingrad-roads", "10.2.1", "10.2.3a")
def test_only_axis_units_out_of_supply_are_besieged() -> None:
    """4 PzA feeds what is near Kalach; two divisions are cut off in the city. Soviets are never besieged."""
    ring = ["1432", "1333", "1232", "1433", "1233", "1234", "1335", "1435", "1534", "1535"]
    soviets = dict(zip(ring, ["sov-24", "sov-23", "sov-252", *RING.values()], strict=False))
    where = soviets | {"1332": "ger-29mot", "1331": "ger-hq-4pza", "1334": "ger-71", "1434": "ger-389"}
    g = supply_phase(where, ["ger-71", "ger-389"], marker="1334")
    assert not g.state.oos & unit_set(g, "ger-29mot")
    assert units(g, g.state.besieged) == {"ger-71", "ger-389"}


# What it is to be besieged (10.2.3)


@pytest.mark.rule("stalingrad-roads", "10.2.3b")
def test_the_besieged_have_no_use_of_supports() -> None:
    outside = {"1226": "ger-44 ger-376"}
    for kind in ("pak88", "hollidt", "nebelwerfer"):
        g = siege(POCKET | outside, step="axis-support", boxes={"axis": kind})
        while asked(g) == "deploy-first":
            do(g, "done")
        do(g, f"play {kind}")
        assert open_to(g, "unit") == {"ger-44", "ger-376"}


@pytest.mark.rule("stalingrad-roads", "10.2.3b")
@pytest.mark.parametrize("besieged", [True, False])
def test_nor_of_aircraft_over_them(besieged: bool) -> None:
    """The Luftwaffe adds 2 to the defence of a stack, but not in the fortress."""
    head = [marks(INSIDE, besieged), supports(markers={"luftwaffe": "1333"}), 'sky = "clear"']
    if besieged:
        head.append(fortress())
    g = field(without("1332", h1332="sov-4tk sov-26tk"), head="\n".join(head))
    attack(g, "1333", "sov-4tk", "sov-26tk")
    assert (asked(g) == "combat-supports") is not besieged


@pytest.mark.rule("stalingrad-roads", "10.2.3c")
def test_the_besieged_move_in_any_direction() -> None:
    """4 PzA stands in the west. A plain unit out of supply may not go away from it, a besieged one may."""
    where = GARRISON | {"1225": "ger-hq-4pza", "1332": "ger-376"}
    g = siege(where, step="axis-movement", besieged=[*INSIDE, "ger-376"], level=8)
    do(g, "unit ger-376")
    assert "1333" in open_to(g, "to")
    g = field(where, step="axis-movement", head=marks([*INSIDE, "ger-376"], besieged=False))
    do(g, "unit ger-376")
    assert "1333" not in open_to(g, "to")
    assert "1331" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "10.2.3d")
@pytest.mark.parametrize(("besieged", "ways"), [(True, {"1432"}), (False, {"1331", "1431"})])
def test_the_besieged_retreat_to_the_marker_and_to_stalingrad(besieged: bool, ways: set[str]) -> None:
    """At 1332, attacked from 1232: 1331, 1431 and 1432 lead away, the first two towards the HQ in 1430."""
    g, result = struck(besieged, (3, 4), ["sov-4tk", "sov-26tk", "sov-1tk"])  # 3/1
    assert result == ("S" if besieged else "DR")
    if besieged:
        do(g, "retreat")
        assert at(g, "ger-376") in ways, "the only way"
    else:
        assert open_to(g, "to") == ways


@pytest.mark.rule("stalingrad-roads", "10.2.3e")
@pytest.mark.parametrize("besieged", [True, False])
def test_the_surrender_marker_is_nothing_to_the_besieged(besieged: bool) -> None:
    """Reddition is for encircled stacks outside the fortress."""
    head = [marks(INSIDE, besieged), supports({"stavka": "surrender"})]
    if besieged:
        head.append(fortress())
    g = field(POCKET, step="soviet-support", head="\n".join(head), turn=5)
    seen = set()
    while g.to_act == {"soviet"} and asked(g) in ("deploy-first", "deploy"):
        seen |= open_to(g, "play")
        do(g, "done")
    assert ("surrender" in seen) is not besieged


@pytest.mark.rule("stalingrad-roads", "10.2.3f")
def test_the_level_takes_the_place_of_halving() -> None:
    """371 defends 1333, a village, with 5: out of supply it would have 3."""
    where = without("1332", h1332="sov-4tk sov-26tk")
    g = siege(where, step="soviet-combat", level=8)
    assert assess(g, "1333", "sov-4tk").defence == 6
    g = field(where, step="soviet-combat", head=marks(INSIDE, besieged=False))
    assert assess(g, "1333", "sov-4tk").defence == 4


def struck(
    besieged: bool, dice: tuple[int, int], by: list[str], reduced: bool = False
) -> tuple[StalingradTable, str]:
    """376 in the village 1332 is attacked from 1232: the defender's result as it is applied."""
    where = {"1232": " ".join(by), "1332": "ger-376", "1430": "ger-hq-4pza", "1434": "ger-389"}
    lines = ["superiority = []", 'reduced = ["ger-376"]' if reduced else "", supports()]
    if besieged:
        lines += [fortress(8, "1433"), marks(["ger-376", "ger-389"])]
    g = field(where, *dice, step="soviet-combat", head="\n".join(lines), turn=5)
    attack(g, "1332", *by)
    while not told(g, "result"):
        do(g, "done")
    found: str = told(g, "result")[0]["defending"]
    return g, found


@pytest.mark.rule("stalingrad-roads", "10.2.3g")
@pytest.mark.parametrize(
    ("dice", "printed", "becomes"),
    [((3, 4), "DR3", "DR"), ((1, 1), "DR2", "S"), ((4, 4), "Eng", "Eng")],
)
def test_tactical_results_against_the_besieged_at_six_to_one(
    dice: tuple[int, int], printed: str, becomes: str
) -> None:
    """21 against 2 and 1 for the village."""
    corps = ["sov-4tk", "sov-26tk", "sov-1tk"]
    assert struck(False, dice, corps, reduced=True)[1] == printed
    assert struck(True, dice, corps, reduced=True)[1] == becomes


@pytest.mark.rule("stalingrad-roads", "10.2.3g")
@pytest.mark.parametrize(("dice", "printed", "becomes"), [((3, 4), "S", "S"), ((4, 5), "DR", "S")])
def test_tactical_results_against_the_besieged_at_two_to_one(
    dice: tuple[int, int], printed: str, becomes: str
) -> None:
    """14 against 5 and 1 for the village: 2/1."""
    assert struck(False, dice, ["sov-4tk", "sov-26tk"])[1] == printed
    assert struck(True, dice, ["sov-4tk", "sov-26tk"])[1] == becomes


@pytest.mark.rule("stalingrad-roads", "10.2.3h", "1.3.4a")
def test_a_besieged_unit_outside_the_zone_is_eliminated_for_good() -> None:
    """At the start of the Axis supply phase; 1328 is five hexes from Pitomnik."""
    g = supply_phase(GARRISON | {"1328": "ger-376"}, [*INSIDE, "ger-376"])
    assert told(g, "eliminated")[0]["unit"] == "ger-376"
    assert at(g, "ger-376") == "withdrawn"
    assert units(g, g.state.besieged) == set(INSIDE)


@pytest.mark.rule("stalingrad-roads", "10.2.3h")
def test_unless_it_can_be_supplied_otherwise() -> None:
    """With 4 PzA in Morozovsk it is fed, and loses its marker."""
    g = supply_phase(POCKET | {"1328": "ger-376", "1125": "ger-hq-4pza"}, [*INSIDE, "ger-376"])
    assert at(g, "ger-376") == "1328"
    assert not (g.state.besieged | g.state.oos) & unit_set(g, "ger-376")


@pytest.mark.rule("stalingrad-roads", "10.2.3i")
def test_a_unit_out_of_supply_that_enters_the_zone_is_besieged_at_once() -> None:
    """44 is elite and goes where it likes: from 1329 by the Don bridge to 1330, three hexes from Pitomnik."""
    g = siege(
        GARRISON | {"1329": "ger-44"},
        step="axis-movement",
        head='oos = ["ger-44", ' + ", ".join(f'"{name}"' for name in INSIDE) + "]",
        plain=True,
    )
    assert not g.state.besieged & unit_set(g, "ger-44")
    do(g, "unit ger-44", "to 1330")
    assert g.state.besieged & unit_set(g, "ger-44")
