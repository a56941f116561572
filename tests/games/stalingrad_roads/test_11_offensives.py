"""Soviet offensives (11): where the markers stand, how they are taken back, how a major offensive begins."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.hand import OMS, box, hands, neighbours, oms, pool, until, within
from tests.games.stalingrad_roads.table import RULES, asked, at, do, field, open_to, roads
from tests.support import told

CITY = {"1334", "1434"}
AROUND = {near for name in CITY for near in neighbours(name)} | CITY
TEN = "vvs vvs vvs flak flak pontoon pontoon raid partisans novikov"
POCKET = {
    "1334": "ger-71",
    "1434": "ger-389",
    "1235": "sov-hq-stalingrad",
    "1732": "sov-hq-don",
    "1332": "sov-23",
    "1533": "sov-49",
}
"""Germans in both hexes of the city, out of supply."""
FREE = {"1334": "ger-71", "1434": "ger-389", "1333": "ger-hq-6a", "1732": "sov-hq-don", "1534": "sov-64"}
"""Germans in the city, supplied by the 6th Army."""
FALLEN = {"1334": "sov-95", "1434": "sov-13g", "1331": "sov-4tk", "1732": "sov-hq-don", "0518": "ger-62"}
BOARD: dict[str, Any] = tomllib.loads((RULES.folder / "board.toml").read_text())


def phase(
    units: dict[str, str] = POCKET, markers: str = "", turn: int = 8, held: str = "", **boxes: str
) -> StalingradTable:
    """The Soviet offensive phase."""
    text = (held or hands(**boxes)) + (markers or oms())
    return field(units, step="soviet-offensive", head=text, turn=turn)


def standing(g: StalingradTable) -> dict[str, str]:
    """Where each offensive marker is."""
    names = g.facts.board.names
    status = zip(OMS, g.state.offensive_status, g.state.offensives, strict=True)
    return {name: names[space] if how == "map" else how for name, how, space in status}


# ---- arrival and placement (11.1)


@pytest.mark.rule("stalingrad-roads", "11.1.1", "1.6.1")
def test_the_soviets_begin_with_the_major_marker_and_two_minor_ones_come() -> None:
    """Minor A on NOV IV, minor B on DEC III."""
    assert standing(roads()) == {"major": "box", "minor-a": "away", "minor-b": "away"}
    for turn in range(2, 8):
        g = phase(turn=turn, units=FALLEN, markers=oms())
        arrived = standing(g)
        assert (arrived["minor-a"] == "box") == (turn == 2)
        assert (arrived["minor-b"] == "box") == (turn == 5)


@pytest.mark.rule("stalingrad-roads", "11.1.2a", "11.3.1b")
def test_on_nov_iii_no_marker_is_placed() -> None:
    g = field(POCKET, step="soviet-offensive", head=hands(stavka=TEN) + oms(minor_a="box"), turn=1)
    assert asked(g) not in ("offensives", "offensives-place", "offensive-place")
    assert standing(g)["major"] == "box"


@pytest.mark.rule("stalingrad-roads", "11.1.2b", "11.1.2d", "1.6.3a", "1.6.3b")
def test_while_the_axis_has_stalingrad_a_marker_must_be_placed_there() -> None:
    g = phase(markers=oms(minor_a="box"))
    assert asked(g) == "offensive-place", "nothing else is possible"
    assert open_to(g, "to") == AROUND
    do(g, "to 1333")
    assert standing(g)["minor-a"] == "1333"
    assert g.state.stalingrad_side == [False, True, False]
    shown = {p.id: p.marks for p in g.view("axis").table.pieces if p.id.startswith("offensive")}
    assert shown["offensive-minor-a"] == ["stalingrad-side"]
    (place,) = [s for s in g.view("axis").table.spaces if s.id == "1333"]
    assert place.marks["offensive-minor-a"] == 3


@pytest.mark.rule("stalingrad-roads", "11.1.2b")
@pytest.mark.parametrize("axis", ["1334", "1434"])
def test_one_hex_of_the_city_is_enough_for_that(axis: str) -> None:
    other = next(iter(CITY - {axis}))
    units = POCKET | {axis: "ger-71", other: "sov-95"}
    g = phase(units=units, markers=oms(minor_a="box"))
    assert open_to(g, "to") == AROUND
    empty = {place: names for place, names in units.items() if place != axis}
    g = phase(units=empty, markers=oms(minor_a="box"))
    assert open_to(g, "to") == AROUND, "control counts, not units"


@pytest.mark.rule("stalingrad-roads", "11.1.2b", "11.1.2e")
def test_one_marker_at_stalingrad_frees_the_others() -> None:
    g = phase(markers=oms(minor_a="1333", minor_b="box", side="minor-a"))
    do(g, "done")
    assert asked(g) == "offensives-place"
    do(g, "place minor-b")
    assert {"0518", "2108", "1521"} <= open_to(g, "to")
    do(g, "to 2108")
    assert g.state.stalingrad_side == [False, True, False]


@pytest.mark.rule("stalingrad-roads", "11.1.2b")
@pytest.mark.parametrize("first", ["minor-a", "minor-b"])
def test_of_two_markers_the_first_goes_to_stalingrad_and_none_is_left_out(first: str) -> None:
    g = phase(markers=oms(minor_a="box", minor_b="box"))
    assert (asked(g), open_to(g, "place"), open_to(g, "done")) == (
        "offensives-place",
        {"minor-a", "minor-b"},
        set(),
    )
    do(g, f"place {first}")
    assert open_to(g, "to") == AROUND
    do(g, "to 1434")
    assert open_to(g, "done") == {""}, "the other may wait"


@pytest.mark.rule("stalingrad-roads", "11.1.2b", "11.1.2c")
def test_the_major_marker_may_take_the_place_where_the_garrison_is_cut_off() -> None:
    """Which of his markers stands there the Soviet player says; another one may then go anywhere."""
    g = phase(stavka=TEN, markers=oms(minor_a="box"))
    do(g, "launch")
    assert open_to(g, "to") >= AROUND | {"0518", "2108"}
    do(g, "to 1333", *["keep vvs"] * 3, *["keep flak"] * 2, *["keep pontoon"] * 2)
    do(g, "keep raid", "keep partisans")
    assert g.state.stalingrad_side == [True, False, False]
    do(g, "place minor-a")
    assert "2108" in open_to(g, "to")


@pytest.mark.rule("stalingrad-roads", "11.1.2b")
def test_if_the_major_marker_goes_elsewhere_the_minor_one_is_still_owed() -> None:
    g = phase(stavka=TEN, markers=oms(minor_a="box"))
    do(g, "launch", "to 0518", *["keep vvs"] * 3, *["keep flak"] * 2, *["keep pontoon"] * 2)
    do(g, "keep raid", "keep partisans")
    assert (asked(g), open_to(g, "to")) == ("offensive-place", AROUND)


@pytest.mark.rule("stalingrad-roads", "11.1.2c", "11.4.2h", "11.1.2d")
@pytest.mark.parametrize("markers", [oms(minor_a="box"), oms(minor_a="1434", side="minor-a"), oms()])
def test_a_supplied_garrison_forces_the_major_offensive_at_stalingrad(markers: str) -> None:
    """Even if a minor marker stands there already."""
    g = phase(units=FREE, stavka=TEN, markers=markers)
    if asked(g) == "offensives":
        do(g, "done")
    if asked(g) == "offensives-place":
        assert open_to(g, "done") == set()
        do(g, "launch")
    assert (asked(g), open_to(g, "to")) == ("offensive-place", AROUND)
    do(g, "to 1433")
    assert standing(g)["major"] == "1433"
    assert g.state.stalingrad_side[0], "radius 4"


@pytest.mark.rule("stalingrad-roads", "11.1.2c")
def test_then_a_minor_marker_goes_elsewhere() -> None:
    g = phase(units=FREE, stavka=TEN, markers=oms(minor_a="box"))
    do(g, "place minor-a")
    assert "2108" in open_to(g, "to")
    assert open_to(g, "to") == slow_junctions(g)


@pytest.mark.rule("stalingrad-roads", "11.4.2h", "11.1.2c")
@pytest.mark.parametrize(
    ("units", "stavka", "markers"),
    [
        (FREE, TEN.replace("novikov", "shortage"), oms(minor_a="box")),
        (FREE, TEN, oms(minor_a="box", major="0518")),
        (POCKET, TEN, oms(minor_a="box")),
    ],
)
def test_nothing_is_forced_without_the_means_or_without_a_supplied_unit(
    units: dict[str, str], stavka: str, markers: str
) -> None:
    g = phase(units=units, stavka=stavka, markers=markers)
    until_placed(g)
    assert standing(g)["minor-a"] in AROUND
    assert standing(g)["major"] in ("box", "0518")


def until_placed(g: StalingradTable) -> None:
    """Place what must be placed at Stalingrad, and launch nothing."""
    if asked(g) == "offensives":
        do(g, "done")
    if asked(g) == "offensives-place":
        do(g, "place minor-a")
    do(g, "to 1333")


# ---- the hexes (11.1.2e), against a slow look at the map


def ways(kind: str) -> dict[str, set[str]]:
    """For each hex the neighbours to which a road or railway leads."""
    found: dict[str, set[str]] = {}
    for chain in BOARD[kind]:
        for one, other in pairwise(chain["hexes"]):
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found


def slow_junctions(g: StalingradTable) -> set[str]:
    """Axis hexes with a junction in a town, a road or railway over a major river, or a ferry."""
    rail, road = ways("rail"), ways("road")
    towns = {row["hex"] for row in BOARD["place"] if row["kind"] in ("village", "city", "major", "urban")}
    found = {name for name in towns if len(rail.get(name, ())) >= 3 or (name in rail and name in road)}
    for river in BOARD["river"]:
        if river["kind"] != "major":
            continue
        for side in river["sides"]:
            one, other = side.split("/")
            if other in rail.get(one, set()) | road.get(one, set()):
                found |= {one, other}
    for side in BOARD["terrain"]["ferries"]:
        found |= set(side.split("/"))
    zone = {f"{row:02}{column:02}" for row in range(6) for column in range(31, 37)}
    names, axis = g.facts.board.names, g.state.control[0]
    return {name for name in found - zone if axis >> names.index(name) & 1}


@pytest.mark.rule("stalingrad-roads", "11.1.2e")
@pytest.mark.parametrize("seed", range(40))
def test_markers_go_to_axis_junctions_and_crossings(seed: int) -> None:
    random = Random(seed)
    everything = sorted({row["hex"] for row in BOARD["place"]} | set(ways("rail")) | set(ways("road")))
    taken = random.sample([name for name in everything if name not in ("0518", "2618")], 60)
    given = random.sample([name for name in everything if name not in taken], 60)
    units = {"1334": "sov-95", "1434": "sov-13g", "0518": "ger-62"}
    head = hands() + oms(minor_b="box")
    soviet, axis = " ".join({*taken, *CITY}), " ".join(set(given) - CITY)
    g = field(units, step="soviet-offensive", head=head, turn=8, soviet=soviet, axis=axis)
    do(g, "place minor-b")
    assert open_to(g, "to") == slow_junctions(g)


@pytest.mark.rule("stalingrad-roads", "11.1.2e")
def test_named_hexes() -> None:
    """Kharkov and Rostov are junctions, the bridge of 1515 a crossing; Tatsinskaya has but one railway."""
    g = phase(units=FALLEN, markers=oms(minor_b="box"))
    do(g, "place minor-b")
    assert {"2108", "0518", "1515", "1414", "0928"} <= open_to(g, "to")
    assert not {"1023", "2109", "1331", "1334", "2618"} & open_to(g, "to")


# ---- taken back (11.2)


@pytest.mark.rule("stalingrad-roads", "11.2.1", "11.2.3")
def test_a_marker_in_a_hex_without_axis_units_is_placed_anew_at_once() -> None:
    g = phase(
        units=FALLEN, markers=oms(minor_a="1331", minor_b="1125"), minor_a="vvs katyusha", minor_b="flak"
    )
    assert (asked(g), open_to(g, "recall")) == ("offensives", {"minor-a", "minor-b"})
    do(g, "recall minor-a", "done")
    assert (box(g, "minor-a"), box(g, "minor-b")) == ([], ["flak"])
    assert pool(g, "soviet") == ["katyusha", "vvs"]
    do(g, "place minor-a", "to 2108")
    assert standing(g) == {"major": "box", "minor-a": "2108", "minor-b": "1125"}


@pytest.mark.rule("stalingrad-roads", "11.2.1")
def test_nothing_has_to_be_taken_back() -> None:
    g = phase(units=FALLEN, markers=oms(minor_a="1331"), minor_a="katyusha")
    do(g, "done")
    assert (standing(g)["minor-a"], box(g, "minor-a")) == ("1331", ["katyusha"])


@pytest.mark.rule("stalingrad-roads", "11.2.1", "11.1.2b")
def test_a_marker_taken_from_stalingrad_must_go_back_there() -> None:
    g = phase(markers=oms(minor_a="1333", side="minor-a"))
    do(g, "recall minor-a")
    assert (asked(g), open_to(g, "to")) == ("offensive-place", AROUND)


@pytest.mark.rule("stalingrad-roads", "11.2.2", "11.2.3")
def test_a_marker_under_axis_units_comes_back_only_at_the_end_of_the_turn() -> None:
    g = phase(units=FALLEN, markers=oms(minor_a="0518", minor_b="1125"), minor_a="vvs")
    do(g, "recall minor-a")
    assert standing(g)["minor-a"] == "recalled"
    assert pool(g, "soviet") == ["vvs"]
    do(g, "done")
    assert asked(g) not in ("offensives-place", "offensive-place"), "it cannot be used in this turn"
    g = field(FALLEN, step="soviet-end", head=hands() + oms(minor_a="recalled"), turn=8)
    assert standing(g)["minor-a"] == "box"


@pytest.mark.rule("stalingrad-roads", "11.2.1b", "11.4.1b")
@pytest.mark.parametrize("stavka", [TEN, TEN.replace(" novikov", "")])
def test_the_major_marker_comes_back_only_by_a_new_launch(stavka: str) -> None:
    g = phase(units=FALLEN, markers=oms(major="1331", minor_b="1125"), stavka=stavka, major="katyusha")
    do(g, "recall major")
    assert (box(g, "major"), pool(g, "soviet")) == ([], ["katyusha"])
    do(g, "done")
    assert (asked(g) == "offensives-place") == (stavka == TEN)
    if stavka == TEN:
        assert (open_to(g, "launch"), open_to(g, "place")) == ({""}, set())


# ---- a major offensive (11.4)


@pytest.mark.rule("stalingrad-roads", "11.4.1a", "12.2b")
@pytest.mark.parametrize(
    ("count", "shortages", "may"), [(9, 0, False), (10, 0, True), (9, 3, False), (10, 2, True)]
)
def test_ten_markers_are_needed_and_shortages_do_not_count(count: int, shortages: int, may: bool) -> None:
    stavka = " ".join(TEN.split()[:count] + ["shortage"] * shortages)
    g = phase(units=FALLEN, stavka=stavka, minor_a="katyusha katyusha")
    assert (asked(g) == "offensives-place" and open_to(g, "launch") == {""}) == may


@pytest.mark.rule("stalingrad-roads", "11.4.1b")
@pytest.mark.parametrize(
    ("major", "may"), [("box", True), ("0518", False), ("recalled", False), ("away", False)]
)
def test_the_major_marker_must_be_in_its_box(major: str, may: bool) -> None:
    g = phase(units=FALLEN, stavka=TEN, markers=oms(major=major, minor_b="box"))
    if asked(g) == "offensives":
        do(g, "done")
    assert (asked(g), open_to(g, "launch")) == ("offensives-place", {""} if may else set())


@pytest.mark.rule("stalingrad-roads", "11.4.2a")
def test_nobody_has_to_launch_it() -> None:
    g = phase(units=FALLEN, stavka=TEN)
    do(g, "done")
    assert (standing(g)["major"], len(box(g, "stavka"))) == ("box", 10)


def launched(units: dict[str, str] = FALLEN, stavka: str = TEN, **boxes: str) -> StalingradTable:
    """A major offensive has been launched at Rostov."""
    g = phase(units=units, held=hands(stavka=stavka, **boxes))
    do(g, "launch", "to 0518")
    return g


@pytest.mark.rule("stalingrad-roads", "11.4.2b")
def test_all_markers_of_the_stavka_box_are_shown_and_shortages_go_back() -> None:
    g = launched(stavka=TEN + " shortage shortage", minor_a="katyusha")
    (note,) = [n.facts for n in g.view("axis").notes if n.kind == "offensive-launched"]
    assert sorted(note["supports"]) == sorted([*TEN.split(), "shortage", "shortage"])
    assert pool(g, "soviet") == ["shortage"] * 2
    assert box(g, "stavka") == sorted(TEN.split())


@pytest.mark.rule("stalingrad-roads", "11.4.2c", "5.3.4", "5.5.6e", "11.4.2g")
def test_markers_are_kept_for_the_major_offensive_and_none_stays_with_stavka() -> None:
    g = launched()
    for kind in TEN.split():
        assert (asked(g), open_to(g, "done")) == ("major-sort", set())
        do(g, f"keep {kind}")
        if kind == "partisans":
            break
    assert asked(g) != "major-sort", "the last one has no other use: nobody is in the reserve"
    assert (box(g, "major"), box(g, "stavka")) == (sorted(TEN.split()), [])


@pytest.mark.rule("stalingrad-roads", "11.4.2d")
def test_two_markers_are_exchanged_for_one_three_times_at_most() -> None:
    g = launched(pool="surprise surprise artillery-3 katyusha shortage stalin")
    for n, choice in enumerate(("surprise", "artillery-3", "surprise")):
        assert len(box(g, "stavka")) == 10 - 2 * n
        do(g, f"exchange {min(open_to(g, 'exchange'))}")
        assert asked(g) == "major-exchange"
        do(g, f"exchange {min(open_to(g, 'exchange'))}")
        assert asked(g) == "major-choose"
        assert not {"shortage", "stalin"} & open_to(g, "choose")
        do(g, f"choose {choice}")
    assert box(g, "major") == ["artillery-3", "surprise", "surprise"]
    assert (asked(g), open_to(g, "exchange")) == ("major-sort", set())
    assert len(box(g, "stavka")) == 4
    assert len(pool(g, "soviet")) == 3 + 6


@pytest.mark.rule("stalingrad-roads", "11.4.2d")
def test_what_was_given_can_be_chosen() -> None:
    g = launched()
    do(g, "exchange raid", "exchange flak")
    assert open_to(g, "choose") == {"raid", "flak"}


@pytest.mark.rule("stalingrad-roads", "11.4.2d")
def test_a_single_marker_is_not_exchanged() -> None:
    g = launched(units=FALLEN | {"reserve": "sov-87"})
    for kind in TEN.split()[:-1]:
        do(g, f"keep {kind}")
    assert open_to(g, "exchange") == set()


BATAISK = FALLEN | {"0419": "sov-34g", "0418": "sov-248", "0318": "sov-hq-stalingrad"}
RESERVE = BATAISK | {"reserve": "sov-87 sov-7tk", "0619": "ger-294"}


@pytest.mark.rule("stalingrad-roads", "11.4.2e", "11.4.2f")
def test_a_marker_brings_a_unit_from_the_reserve_even_next_to_the_enemy() -> None:
    g = launched(units=RESERVE)
    assert open_to(g, "call") == {"sov-87", "sov-7tk"}
    do(g, "call sov-87")
    assert asked(g) == "major-pay"
    do(g, "give vvs")
    assert asked(g) == "major-place"
    friends = {name for name in ("0419", "0418") if name in within("0518", 3)}
    near = {hex_ for name in friends for hex_ in neighbours(name)} | friends
    assert open_to(g, "to") <= near & within("0518", 3) - {"0518", "0619"}
    assert {"0418", "0419", "0519"} <= open_to(g, "to"), "0519 is next to Rostov"
    do(g, "to 0519")
    assert (at(g, "sov-87"), pool(g, "soviet")) == ("0519", ["vvs"])


@pytest.mark.rule("stalingrad-roads", "11.4.2e")
def test_an_armoured_unit_costs_two_markers() -> None:
    g = launched(units=RESERVE)
    do(g, "call sov-7tk", "give vvs")
    assert asked(g) == "major-pay"
    do(g, "give flak")
    assert asked(g) == "major-place"
    do(g, "to 0418")
    assert pool(g, "soviet") == ["flak", "vvs"]
    for kind in ("vvs", "vvs", "flak", "pontoon", "pontoon", "raid", "partisans"):
        do(g, f"keep {kind}")
    assert (box(g, "stavka"), open_to(g, "call")) == (["novikov"], {"sov-87"})


@pytest.mark.rule("stalingrad-roads", "11.4.2e")
@pytest.mark.parametrize("cut", [True, False])
def test_units_are_brought_to_supplied_friends_only(cut: bool) -> None:
    """Without a headquarters those at Bataisk are out of supply in January."""
    units = {place: names for place, names in RESERVE.items() if not cut or "hq-stalingrad" not in names}
    g = launched(units=units)
    assert open_to(g, "call") == (set() if cut else {"sov-87", "sov-7tk"})


@pytest.mark.rule("stalingrad-roads", "11.4.3a", "11.4.3b", "13.1.2a", "5.3.3b")
def test_a_major_offensive_changes_the_rest_of_the_turn() -> None:
    g = launched(units=RESERVE | {"reserve": "sov-87 sov-300 sov-315 sov-7tk"})
    until(g, "release")
    assert told(g, "supports") == []
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.facts["left"] == 8
    assert not told(g, "released"), "no die is rolled"


@pytest.mark.rule("stalingrad-roads", "example-11", "11.4.1a", "11.4.2b", "11.4.2g", "5.5.6e", "12.2b")
def test_example_11() -> None:
    stavka = "surprise surprise artillery-2 artillery-2 artillery-3 reserves tank-brigade vvs shortage"
    units = RESERVE | {"reserve": "sov-87 sov-300"}
    markers = oms(minor_a="1125")
    held = {"stavka": stavka, "minor_a": "maskirovka tank-brigade tank-brigade", "pool": "surprise katyusha"}
    g = phase(units=units, turn=11, markers=markers, held=hands(**held))
    assert (asked(g), open_to(g, "play")) == ("offensives", {"maskirovka"})
    do(g, "play maskirovka", "box minor-a", "box stavka", "take tank-brigade", "take tank-brigade")
    assert len(box(g, "stavka")) == 11
    do(g, "done", "launch", "to 0518")
    assert pool(g, "soviet") == ["katyusha", "shortage", "surprise"]
    do(g, *["keep surprise"] * 2, "keep artillery-2", "keep artillery-3", *["keep tank-brigade"] * 3)
    do(g, "exchange artillery-2", "exchange reserves", "choose surprise")
    do(g, "call sov-87")
    if asked(g) == "major-pay":
        do(g, "give vvs")
    assert pool(g, "soviet") == ["artillery-2", "katyusha", "reserves", "shortage", "vvs"]
    do(g, "to 0519")
    assert at(g, "sov-87") == "0519"
    kept = ["artillery-2", "artillery-3", *["surprise"] * 3, *["tank-brigade"] * 3]
    assert (box(g, "major"), box(g, "stavka")) == (kept, [])
    until(g, "deploy-first", "deploy")
    assert {facts["box"] for facts in told(g, "supports")} == {"minor-a"}, "no dice for STAVKA"


@pytest.mark.rule("stalingrad-roads", "5.5.6e", "11.4.1a")
def test_maskirovka_moves_three_markers_at_most_from_one_box_to_another() -> None:
    held = {"minor_a": "maskirovka katyusha katyusha katyusha artillery-2", "stavka": "flak"}
    g = phase(units=FALLEN, markers=oms(minor_a="1125"), held=hands(**held))
    do(g, "play maskirovka")
    assert open_to(g, "box") == {"stavka", "minor-a"}
    do(g, "box minor-a")
    assert open_to(g, "box") == {"stavka", "minor-b", "major"}
    do(g, "box stavka", *["take katyusha"] * 3)
    assert asked(g) == "offensives"
    assert box(g, "stavka") == ["flak", *["katyusha"] * 3]
    assert box(g, "minor-a") == ["artillery-2"]
    assert g.state.played[1] == ("maskirovka",)


@pytest.mark.rule("stalingrad-roads", "5.5.6e")
def test_maskirovka_without_another_marker_is_of_no_use() -> None:
    g = phase(units=FALLEN, markers=oms(minor_a="1125"), minor_a="maskirovka")
    assert open_to(g, "play") == set()


@pytest.mark.rule("stalingrad-roads", "5.1.2", "5.1.4", "11.4.2b")
def test_the_axis_is_not_told_which_markers_maskirovka_moves() -> None:
    held = {"minor_a": "maskirovka katyusha artillery-2", "stavka": "flak"}
    g = phase(units=FALLEN, markers=oms(minor_a="1125"), held=hands(**held))
    do(g, "play maskirovka", "box minor-a", "box stavka", "take katyusha")
    for reader in ("axis", ""):
        (note,) = [n.facts for n in g.view(reader).notes if n.kind == "transferred"]
        assert "support" not in note
    (note,) = [n.facts for n in g.view("soviet").notes if n.kind == "transferred"]
    assert note["support"] == "katyusha"
