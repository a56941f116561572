"""The ring around the pocket: who has to stay, when it is closed, the garrison (10.2.4 to 10.2.6)."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import INSIDE, POCKET, RING, disc, idle, neighbours, siege, without
from tests.games.stalingrad_roads.table import at, attack, do, field, number, open_to
from tests.support import told

AWAY = {"1128": "sov-252"}
"""A division that secures nothing."""


# Securing the pocket (10.2.4)


@pytest.mark.rule("stalingrad-roads", "10.2.4a")
@pytest.mark.parametrize("stack", ["sov-321", "sov-321 sov-24"])
def test_one_or_two_units_beside_the_besieged_stay(stack: str) -> None:
    g = siege(without("1332", h1332=stack) | AWAY, step="soviet-movement")
    assert open_to(g, "unit") == {"sov-252"}


@pytest.mark.rule("stalingrad-roads", "10.2.4a")
def test_units_that_are_not_beside_the_besieged_may_move() -> None:
    g = siege(POCKET | {"1331": "sov-252"}, step="soviet-movement")
    assert open_to(g, "unit") == {"sov-252"}


@pytest.mark.rule("stalingrad-roads", "10.2.4a", "10.2.1")
def test_beside_axis_units_that_are_not_besieged_everybody_may_move() -> None:
    """Without the fortress nobody is bound; only the last position in the city is."""
    g = field(POCKET, step="soviet-movement")
    assert open_to(g, "unit") == set(RING.values()) - {"sov-45", "sov-95"}


@pytest.mark.rule("stalingrad-roads", "10.2.4b")
def test_of_three_units_one_may_move() -> None:
    g = siege(without("1332", h1332="sov-321 sov-24 sov-23") | AWAY, step="soviet-movement")
    assert open_to(g, "unit") == {"sov-321", "sov-24", "sov-23", "sov-252"}
    do(g, "unit sov-24", "to 1331", "stop")
    assert at(g, "sov-24") == "1331"
    assert open_to(g, "unit") == {"sov-252"}


@pytest.mark.rule("stalingrad-roads", "10.2.4b")
def test_nor_may_two_of_the_three_go_as_a_stack() -> None:
    g = siege(without("1332", h1332="sov-321 sov-24 sov-23"), step="soviet-movement")
    do(g, "unit sov-24")
    assert not open_to(g, "join")


@pytest.mark.rule("stalingrad-roads", "10.2.4b")
def test_the_duty_is_looked_at_when_the_phase_begins() -> None:
    """Who comes to the ring in this phase adds nothing: of the two that were there none may go."""
    g = siege(without("1332", h1332="sov-321 sov-24", h1331="sov-23") | AWAY, step="soviet-movement")
    do(g, "unit sov-23", "to 1332", "stop")
    assert open_to(g, "unit") == {"sov-252"}


@pytest.mark.rule("stalingrad-roads", "10.2.4a", "10.2.4b")
@pytest.mark.parametrize(
    ("stack", "free"),
    [
        ("sov-321 sov-hq-don", {"sov-hq-don"}),
        ("sov-321 sov-24 sov-hq-don", {"sov-hq-don"}),  # they are no three units
        ("sov-321 sov-24 sov-23 sov-hq-don", {"sov-321", "sov-24", "sov-23", "sov-hq-don"}),
        ("sov-hq-don", {"sov-hq-don"}),
    ],
)
def test_a_headquarters_is_no_unit_of_the_ring(stack: str, free: set[str]) -> None:
    """Here in 1332, by the railway from Kalach."""
    g = siege(without("1332", h1332=stack) | AWAY, step="soviet-movement")
    assert open_to(g, "unit") == free | {"sov-252"}


@pytest.mark.rule("stalingrad-roads", "10.2.4a", "9.2.1")
def test_the_duty_is_one_of_the_movement_phase_only() -> None:
    g = siege(step="soviet-exploitation", head='exploiting = ["sov-321", "sov-157"]')
    assert open_to(g, "unit") == {"sov-321", "sov-157"}


def relieved(where: dict[str, str], attacked: bool) -> StalingradTable:
    """The Soviet movement phase after an Axis turn in which somebody of the ring was attacked, or not."""
    head = "ring_attacked = true" if attacked else ""
    return siege(where | AWAY, step="soviet-movement", head=head)


@pytest.mark.rule("stalingrad-roads", "10.2.4c")
@pytest.mark.parametrize(
    ("gap", "attacked", "free"),
    [(True, True, True), (True, False, False), (False, True, False)],
)
def test_the_duty_falls_if_the_ring_was_attacked_and_is_open(gap: bool, attacked: bool, free: bool) -> None:
    g = relieved(without("1232") if gap else POCKET, attacked)
    assert (open_to(g, "unit") > {"sov-252"}) is free


@pytest.mark.rule("stalingrad-roads", "10.2.4c")
@pytest.mark.parametrize(("target", "counts"), [("1232", True), ("1131", False)])
def test_what_counts_is_an_attack_on_units_that_secure_the_pocket(target: str, counts: bool) -> None:
    """157 in 1232 is beside 1333; 252 in 1131 is not beside anybody besieged."""
    where = POCKET | {"1131": "sov-252", "1231": "ger-14pz ger-29mot ger-44"}
    g = siege(where, step="axis-combat", level=8)
    attack(g, target, "ger-14pz", "ger-29mot", "ger-44")
    assert g.state.ring_attacked is counts


@pytest.mark.rule("stalingrad-roads", "10.2.4c")
def test_the_attacks_of_the_axis_turn_before_do_not_count() -> None:
    g = siege(POCKET, step="axis-start", head="ring_attacked = true")
    assert not g.state.ring_attacked


# Closing it (10.2.5)


@pytest.mark.rule("stalingrad-roads", "10.2.5")
def test_the_pocket_is_closed_all_around() -> None:
    assert siege(POCKET, step="axis-movement").closed()


@pytest.mark.rule("stalingrad-roads", "10.2.5")
@pytest.mark.parametrize("gap", RING)
def test_any_gap_opens_it_whatever_water_or_enemies_are_beside_the_way(gap: str) -> None:
    """Some of these hexes are behind the Volga, all are beside Soviet units."""
    assert not siege(without(gap), step="axis-movement").closed()


@pytest.mark.rule("stalingrad-roads", "10.2.5")
def test_only_units_in_stalingrad_count() -> None:
    """1333 and 1433 have a way out, but nobody is in the city."""
    where = without("1334", "1434", "1332")
    assert siege(where, step="axis-movement", besieged=["ger-371", "ger-94"]).closed()


@pytest.mark.rule("stalingrad-roads", "10.2.5")
def test_closed_pockets_against_a_slow_search() -> None:
    """A way from the city to a source hex, through hexes without Soviet units, on random rings."""
    random = Random(11)
    g = siege({"1334": "ger-71", "1434": "ger-389"}, besieged=["ger-71", "ger-389"], step="axis-movement")
    f = g.facts
    land = {name for name in f.board.names if name.isdigit()}
    land -= {name for name in land if f.LAKES >> number(g, name) & 1}
    board = tomllib.loads((g.rules.folder / "board.toml").read_text(encoding="utf-8"))
    sources = {row["hex"] for row in board["supply"] if row["side"] == "axis"}
    rifles = [row.id for row in f.rows if row.type == "rifle division"]
    seen = set()
    for _ in range(150):
        ring = sorted((disc("1333", 3) | disc("1434", 2)) & land - {"1334", "1434"})
        taken = random.sample(ring, random.randint(12, len(ring)))
        for n, unit in enumerate(rifles):
            g.place(g.rules.unit[unit], number(g, taken[n]) if n < len(taken) else f.WITHDRAWN)
        way, edge = {"1334", "1434"}, {"1334", "1434"}
        while edge:
            edge = {near for space in edge for near in neighbours(space)} & land - way - set(taken)
            way |= edge
        assert g.closed() is not bool(way & sources)
        seen.add(g.closed())
    assert seen == {True, False}


# The garrison (10.2.6)

RIFLES = ["sov-1", "sov-153", "sov-197", "sov-203", "sov-266", "sov-278", "sov-119", "sov-159", "sov-346"]
RIFLES += ["sov-96", "sov-277", "sov-293", "sov-333", "sov-23", "sov-24", "sov-252", "sov-258", "sov-84"]
RIFLES += ["sov-214", "sov-120", "sov-173", "sov-233", "sov-260", "sov-273"]


def garrison(count: int, both: bool, far: int = 0, declared: int = 1) -> StalingradTable:
    """So many divisions within four hexes of 1333, 10 of them in the ring, at the end of a Soviet turn."""
    where = dict(POCKET)
    if not both:
        where["1434"] = where.pop("1435")
    spots = ["1331", "1331", "1331", "1431", "1431", "1431", "1231", "1231", "1231", "1132", "1132", "1132"]
    spots += ["1330", "1330", "1330", "1329"]
    extra = list(zip(spots, RIFLES, strict=False))[: count - 10]
    extra += [("1328", unit) for unit in RIFLES[16 : 16 + far]]
    for space, unit in extra:
        where[space] = f"{where.get(space, '')} {unit}".strip()
    inside = INSIDE if both else [name for name in INSIDE if name not in ("ger-389", "ger-305")]
    return siege(
        where,
        step="soviet-end",
        besieged=inside,
        boxes={"stavka": "artillery-2 vvs", "minor-a": "katyusha", "axis": "pak88"},
        markers={"tank-brigade": "sov-157", "flak": "1332"},
        declared=declared,
    )


def kept(g: StalingradTable) -> bool:
    """Whether the Soviet player has kept his supports."""
    return g.state.boxes[0] == ("artillery-2", "vvs") and not told(g, "garrison-failed")


@pytest.mark.rule("stalingrad-roads", "10.2.6a")
@pytest.mark.parametrize(("count", "enough"), [(23, False), (24, True), (26, True)])
def test_24_divisions_hold_the_ring_while_the_axis_has_the_whole_city(count: int, enough: bool) -> None:
    assert kept(garrison(count, both=True)) is enough


@pytest.mark.rule("stalingrad-roads", "10.2.6b")
@pytest.mark.parametrize(("count", "enough"), [(14, False), (15, True)])
def test_15_divisions_hold_it_while_the_axis_has_one_hex(count: int, enough: bool) -> None:
    assert kept(garrison(count, both=False)) is enough


@pytest.mark.rule("stalingrad-roads", "10.2.6a")
def test_four_hexes_are_the_limit() -> None:
    """1328 is five hexes from 1333."""
    g = garrison(23, both=True, far=2)
    assert told(g, "garrison-failed") == [{"count": 23, "due": 24}]


@pytest.mark.rule("stalingrad-roads", "10.2.6a")
def test_headquarters_are_neither_divisions_nor_corps() -> None:
    assert kept(garrison(24, both=True))
    where = {space: names for space, names in POCKET.items() if space not in RING}
    spots = [*RING, "1331", "1431"]
    where |= {space: f"{RIFLES[2 * n]} {RIFLES[2 * n + 1]}" for n, space in enumerate(spots)}
    assert not told(siege(where, step="soviet-end"), "garrison-failed")
    where["1331"] = f"{RIFLES[20]} sov-hq-don"
    assert told(siege(where, step="soviet-end"), "garrison-failed") == [{"count": 23, "due": 24}]


@pytest.mark.rule("stalingrad-roads", "10.2.6a")
def test_nothing_is_asked_in_the_turn_of_the_declaration() -> None:
    assert kept(garrison(10, both=True, declared=5))
    assert not kept(garrison(10, both=True, declared=4))


@pytest.mark.rule("stalingrad-roads", "10.2.6c")
def test_a_weak_garrison_costs_all_supports() -> None:
    g = garrison(23, both=True)
    assert not any(g.state.boxes[:4])
    assert not g.state.markers, "those on the map too"
    pool = g.state.pools[1]
    assert [pool.count(kind) for kind in ("artillery-2", "vvs", "katyusha", "tank-brigade", "flak")] == [
        4,
        3,
        3,
        4,
        2,
    ]
    assert g.state.boxes[4] == ("pak88",), "the Axis keeps its own"
    idle(g, "soviet-movement")
    assert told(g, "no-supports"), "nor are there any next turn"


@pytest.mark.rule("stalingrad-roads", "10.2.6c")
def test_in_the_next_turn_the_soviets_receive_and_use_none() -> None:
    for cut, expected in ((5, False), (4, True)):
        g = siege(
            POCKET,
            step="soviet-support",
            turn=5,
            boxes={"stavka": "vvs"},
            sky="clear",
            head=f"cut_supports = {cut}",
        )
        assert bool(told(g, "supports")) is expected
        assert bool(told(g, "no-supports")) is not expected
