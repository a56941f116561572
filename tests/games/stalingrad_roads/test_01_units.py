"""Units, steps, supports, offensives, nations, terrain, rounding, control (1.1, 1.3 to 1.10)."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.fights import battle, fight, finish, lab, pair
from tests.games.stalingrad_roads.hand import (
    box,
    hands,
    neighbours,
    oms,
    places,
    until,
    within,
)
from tests.games.stalingrad_roads.marching import move, price, reach
from tests.games.stalingrad_roads.slow_roads import PIECES
from tests.games.stalingrad_roads.table import RULES, asked, assess, at, do, field, number, open_to, roads
from tests.support import spaces, told, units

HQS = {name for name, row in PIECES.items() if "radius" in row}
KGS = {name for name, row in PIECES.items() if row["type"].endswith(" kg")}
ALARM = {name for name, row in PIECES.items() if row["type"] == "alarm unit"}
DIVISIONS = PIECES.keys() - HQS - KGS - ALARM


# Counters (1.1)


@pytest.mark.rule("stalingrad-roads", "1.1.2a", "1.1.4a")
def test_units_are_divisions_headquarters_or_kgs() -> None:
    f = RULES.facts
    assert units(roads(), f.HQS) == HQS
    assert units(roads(), f.KG) == KGS
    words = {PIECES[name]["type"].split()[-1] for name in DIVISIONS}
    assert words == {"division", "corps", "element"}
    armoured = {PIECES[name]["type"] for name in units(roads(), f.ARMOURED) & DIVISIONS}
    assert armoured == {
        *("tank corps", "guards tank corps", "mechanised corps", "guards mechanised corps"),
        *("panzer division", "panzer division element", "armoured division"),
    }, "those with a vehicle on the counter"


@pytest.mark.rule("stalingrad-roads", "1.1.3a", "1.1.3b", "1.3.1")
def test_a_division_has_three_factors_on_each_of_two_sides() -> None:
    assert all({"full", "reduced"} <= PIECES[name].keys() for name in DIVISIONS)
    places = {"0807": "ger-294", "0808": "sov-1tk"}
    full, weak = lab(places), lab(places, head='reduced = ["ger-294", "sov-1tk"]')
    assert [(odds.attack, odds.defence) for odds in (assess(g, "0807", "sov-1tk") for g in (full, weak))] == [
        (7, 6),
        (4, 3),
    ]
    assert full.steps(1 << full.rules.unit["ger-294"]) == 2
    assert weak.steps(1 << weak.rules.unit["ger-294"]) == 1


@pytest.mark.rule("stalingrad-roads", "1.1.5a")
def test_some_panzer_divisions_have_two_or_three_counters() -> None:
    elements: dict[str, set[str]] = {}
    for name, row in PIECES.items():
        if "division" in row:
            elements.setdefault(row["division"], set()).add(name)
    assert {division: len(names) for division, names in elements.items()} == {
        "6 Pz": 2,
        "7 Pz": 2,
        "11 Pz": 2,
        "SS Wiking": 2,
        "GD": 3,
        "1 SS": 3,
        "2 SS": 3,
        "3 SS": 3,
    }
    g = lab({"0807": "rom-15", "0808": "ger-gd-a ger-gd-b", "0806": "ger-gd-c"}, step="axis-movement")
    assert open_to(g, "unit") >= {"ger-gd-a", "ger-gd-b", "ger-gd-c"}, "each moves and fights for itself"


@pytest.mark.rule("stalingrad-roads", "1.1.5c")
@pytest.mark.parametrize(("elsewhere", "marked"), [({}, 4), ({"0909": "ger-gd-c"}, 2)])
def test_a_division_that_attacks_complete_counts_half_a_unit(elsewhere: dict[str, str], marked: int) -> None:
    # 6/1 or 5/1 and roll 6: E, one unit. Grossdeutschland complete is a half; otherwise each element is one.
    gd = "ger-gd-a ger-gd-b" if elsewhere else "ger-gd-a ger-gd-b ger-gd-c"
    places = {"0807": "sov-1", "0808": gd, "0806": "ger-16pz"} | elsewhere
    g = lab(places, *pair(6), step="axis-combat")
    fight(g, f"{gd} ger-16pz", armoured=True)
    while asked(g) != "exploit":
        action = next(iter(g.legal_actions()))
        g.play(action.side, action.verb, action.target)
    while g.to_act and asked(g) == "exploit":
        do(g, f"mark {min(open_to(g, 'mark'))}")
    assert g.state.exploiting.bit_count() == marked


@pytest.mark.rule("stalingrad-roads", "1.1.5d", "1.1.8")
@pytest.mark.parametrize(("other", "asks"), [({"0805": "ger-7pz-b"}, False), ({}, True)])
def test_only_the_last_element_of_a_division_leaves_a_kg(other: dict[str, str], asks: bool) -> None:
    places = {"0807": "ger-7pz-a", "0808": "sov-1tk sov-26tk sov-4tk", "kampfgruppen": "kg-pz-1"} | other
    g = lab(places, *pair(8), head='reduced = ["ger-7pz-a"]')
    fight(g, "sov-1tk sov-26tk sov-4tk")
    assert at(g, "ger-7pz-a") == "eliminated"
    assert (asked(g) == "kampfgruppe") == asks
    if asks:
        do(g, "make")
        assert "kg-pz-1" in units(g, g.on_map(g.facts.KG))


@pytest.mark.rule("stalingrad-roads", "1.1.6")
@pytest.mark.parametrize(
    ("attackers", "offered"),
    [
        ("sov-1tk sov-26tk", True),
        ("sov-1tk sov-8kk", True),
        ("sov-8kk sov-4kk", False),
        ("sov-1tk sov-1", False),
    ],
)
def test_black_and_black_and_white_backgrounds_make_armoured_attacks(attackers: str, offered: bool) -> None:
    g = lab({"0807": "rom-15", "0808": attackers})
    do(g, "attack 0807", *(f"add {name}" for name in attackers.split()), "resolve")
    assert ("armoured" in (g.decision("soviet").verbs if asked(g) == "declare" else {})) == offered  # type: ignore[union-attr]


@pytest.mark.rule("stalingrad-roads", "1.1.7a", "1.3.2")
def test_a_headquarters_has_a_radius_a_defence_a_movement_and_one_step() -> None:
    assert {PIECES[name]["radius"] for name in HQS} == {6, 9}
    assert all(PIECES[name]["full"] == [0, 1, 3] and "reduced" not in PIECES[name] for name in HQS)
    g = battle("ger-hq-lanz", "sov-1tk", 7)
    assert at(g, "ger-hq-lanz") == "eliminated", "6/1 and 7: its first loss"


@pytest.mark.rule("stalingrad-roads", "1.1.7b", "1.1.7c")
def test_a_pontoon_headquarters_commands_as_usual_and_stays() -> None:
    g = field({"0826": "ger-hq-lanz ger-298"}, step="axis-movement", head='pontoon.ger-hq-lanz = "0727"')
    assert price(g, "ger-298", "0727") == "1"
    assert g.commanded(g.rules.unit["ger-hq-lanz"]) >> number(g, "0823") & 1
    assert open_to(g, "unit") == {"ger-298"}


@pytest.mark.rule("stalingrad-roads", "1.1.8")
def test_a_kg_moves_and_fights_like_a_division() -> None:
    g = field({"0806": "kg-pz-1", "2630": "sov-1"}, step="axis-movement")
    assert "0809" in reach(g, "kg-pz-1")
    assert (
        assess(lab({"0807": "sov-1", "0808": "kg-pz-1"}, step="axis-combat"), "0807", "kg-pz-1").attack == 5
    )


# Steps (1.3)


@pytest.mark.rule("stalingrad-roads", "1.3.1", "1.3.3")
def test_the_first_step_turns_a_unit_the_second_eliminates_it() -> None:
    g = battle("ger-298", "sov-1tk sov-26tk", 6)  # 2/1: A1D1
    finish(g)
    assert "ger-298" in units(g, g.state.reduced)
    g = battle("ger-298", "sov-1tk sov-26tk sov-8kk", 7, head='reduced = ["ger-298"]')
    assert at(g, "ger-298") == "eliminated"


@pytest.mark.rule("stalingrad-roads", "1.3.2")
def test_a_unit_without_a_back_has_one_step() -> None:
    g = battle("kg-inf-1", "sov-1tk sov-26tk", 7)
    assert g.steps(1 << g.rules.unit["kg-inf-1"]) == 1
    assert at(g, "kg-inf-1") == "withdrawn"


@pytest.mark.rule("stalingrad-roads", "1.3.4a", "1.3.4b")
def test_kgs_and_besieged_units_are_lost_for_good() -> None:
    head = 'reduced = ["ger-371"]\nfortress = "1333"\nlevel = 8\ndeclared = 1\n'
    head += 'oos = ["ger-371"]\nbesieged = ["ger-371"]'
    g = lab({"1232": "ger-371", "1133": "sov-1tk sov-26tk sov-4tk"}, *pair(7), head=head)
    fight(g, "sov-1tk sov-26tk sov-4tk", "1232")
    assert at(g, "ger-371") == "withdrawn"
    places = {"withdrawn": "ger-371", "eliminated": "ger-298", "0912": "ger-hq-lanz"}
    g = field(places, step="axis-reinforcement", head="approval = 7")
    until(g, "rebuild")
    assert open_to(g, "rebuild") == {"ger-298"}


@pytest.mark.rule("stalingrad-roads", "1.3.4a")
def test_what_an_upgrade_replaces_is_withdrawn() -> None:
    row = next(row for row in PIECES.values() if row.get("upgrade", {}).get("of"))
    turn = RULES.facts.turn_of[row["upgrade"]["turn"]]
    side = row["side"]
    g = field(
        {"2630": row["upgrade"]["of"], "waiting": row["id"]},
        step=f"{side}-reinforcement",
        turn=turn,
        player=side,
    )
    assert at(g, row["upgrade"]["of"]) == "withdrawn"
    assert at(g, row["id"]) == "2630"


# Supports and offensives (1.5, 1.6)


@pytest.mark.rule("stalingrad-roads", "1.5.2a", "1.5.2b", "1.5.2-ex")
def test_an_air_support_is_an_event_in_good_weather_and_pays_for_armour_in_any() -> None:
    quiet = {"0806": "ger-298", "2630": "sov-1"}
    head = hands(axis="luftwaffe rudel") + "approval = 7\nmanstein = 5\n"
    g = field(quiet, step="axis-support", head=head + 'sky = "clear"')
    until(g, "deploy-first", "deploy")
    assert open_to(g, "play") & {"luftwaffe", "rudel"}
    places_ = {"0912": "ger-hq-lanz", "0911": "ger-16pz"}
    g = field(places_, step="axis-reinforcement", head=head + 'sky = "blizzard"\nreduced = ["ger-16pz"]')
    until(g, "rebuild")
    do(g, "rebuild ger-16pz")
    while asked(g) == "armour-price":
        do(g, "box axis")
    do(g, "give luftwaffe")
    assert "ger-16pz" not in units(g, g.state.reduced)
    assert "luftwaffe" not in box(g, "axis")


@pytest.mark.rule("stalingrad-roads", "1.5.3")
def test_stalin_is_played_in_the_turn_in_which_he_is_drawn() -> None:
    g = field({"0806": "ger-298", "2630": "sov-1"}, step="soviet-support", head=hands(pool="stalin"))
    assert "stalin" not in box(g, "stavka"), "it is the only marker in the pool, and one at least is drawn"
    assert g.state.stalin > 0


@pytest.mark.rule("stalingrad-roads", "1.6.1")
def test_only_the_soviet_player_has_offensive_markers() -> None:
    g = field({"0806": "ger-298", "2630": "sov-1"}, step="axis-start", turn=4)
    seen = set()
    while g.state.turn == 4:
        seen.add(asked(g))
        decision = g.decision(*g.to_act)
        assert decision is not None
        verb = "done" if "done" in decision.verbs else next(iter(decision.verbs))
        targets = decision.verbs[verb].targets
        do(g, f"{verb} {targets[0]}" if targets else verb)
    assert not {prompt for prompt in seen if prompt.startswith("offensive")}


@pytest.mark.rule("stalingrad-roads", "1.6.2", "1.8.4a")
def test_the_radius_of_an_offensive_knows_neither_terrain_nor_enemies() -> None:
    # The major offensive in 0833 reaches three hexes: 0836 straight over the lakes of 0834 and 0835.
    troops = {"0836": "sov-1", "0735": "sov-153", "0931": "sov-203", "1036": "sov-197"}
    head = hands(major="katyusha", stavka="flak flak") + oms(major="0833")
    g = field(troops | {"0832": "ger-298"}, step="soviet-support", head=head)
    until(g, "deploy")
    assert places(g, "katyusha") == {"sov-1", "sov-153", "sov-203"}


@pytest.mark.rule("stalingrad-roads", "1.6.3a", "1.6.3b")
def test_the_stalingrad_side_stands_at_the_city_and_reaches_a_hex_farther() -> None:
    troops = {"1434": "ger-71", "1436": "sov-1", "1636": "sov-153", "1736": "sov-203"}
    g = field(
        troops,
        step="soviet-offensive",
        head=hands(minor_a="katyusha", stavka="flak flak") + oms(minor_a="box"),
    )
    do(g, "place minor-a")
    city = {"1334", "1434"}
    assert open_to(g, "to") == city | neighbours("1334") | neighbours("1434")
    do(g, "to 1434")
    until(g, "deploy")
    reached = within("1434", 3)
    assert places(g, "katyusha") == {
        name for hex_, name in troops.items() if hex_ in reached and name.startswith("sov")
    }


# Nations (1.7)


@pytest.mark.rule("stalingrad-roads", "1.7.1a", "1.7.1b", "1.7.1c")
def test_every_unit_has_a_side_and_a_nation() -> None:
    nations: dict[str, set[str]] = {"soviet": set(), "axis": set()}
    for row in PIECES.values():
        nations[row["side"]].add(row["nationality"])
    assert nations == {"soviet": {"soviet"}, "axis": {"german", "romanian", "italian", "hungarian"}}
    assert {PIECES[name]["nationality"] for name in ("ger-dr-a", "ger-298", "ger-wiking-a")} == {"german"}


@pytest.mark.rule("stalingrad-roads", "1.7.2", "1.7.3")
def test_a_rule_for_one_nation_is_for_that_nation_only() -> None:
    g = lab({"0807": "sov-1", "0808": "rom-15 ger-298", "0806": "ita-3rav"}, step="axis-combat")
    do(g, "attack 0807", "add rom-15")
    assert open_to(g, "add") == {"ger-298"}, "Italians and Romanians do not attack together"


# Terrain (1.8)


@pytest.mark.rule("stalingrad-roads", "1.8.1a")
@pytest.mark.parametrize(
    ("hex_", "kind"),
    [
        ("2109", "clear"),
        ("1513", "forest"),
        ("0602", "marsh"),
        ("1331", "village"),
        ("1409", "city"),
        ("2108", "major"),
    ],
)
def test_one_terrain_counts_in_a_hex(hex_: str, kind: str) -> None:
    g = roads()
    assert g.terrain(number(g, hex_))[0] == kind


@pytest.mark.rule("stalingrad-roads", "1.8.1b")
def test_a_road_sets_the_terrain_aside_for_movement() -> None:
    g = field({"1409": "ger-298"}, step="axis-movement")
    assert price(g, "ger-298", "1510") == "½"


@pytest.mark.rule("stalingrad-roads", "1.8.2a", "1.8.2b")
def test_cities_are_cities_and_major_cities_but_not_villages() -> None:
    # A city that falls costs approval; a village without a star does not.
    for hex_, change in (("1720", []), ("1521", [-1]), ("2108", [-2])):
        near = min(neighbours(hex_))
        g = field({near: "sov-1"}, step="soviet-movement", head="approval = 7", axis=hex_)
        move(g, "sov-1", hex_)
        assert sum(row["change"] for row in told(g, "approval")) == sum(change), hex_


@pytest.mark.rule("stalingrad-roads", "1.8.3a", "1.8.3b")
def test_stalingrad_is_two_hexes_and_the_last_position_is_no_part_of_it() -> None:
    g = field({"1335": "ger-71", "1435": "ger-295"}, step="soviet-support", soviet="1334 1434")
    assert g.controls(1, g.facts.STALINGRAD)
    g = field({"1434": "ger-71"}, step="soviet-support", soviet="1334")
    assert not g.controls(1, g.facts.STALINGRAD)
    assert spaces(g, g.facts.STALINGRAD) == {"1334", "1434"}
    assert spaces(g, g.facts.city_of(number(g, "1334"))) == {"1334", "1434"}


@pytest.mark.rule("stalingrad-roads", "1.8.4a")
def test_a_lake_or_sea_stops_movement_and_combat() -> None:
    g = field({"0833": "sov-1tk"}, step="soviet-movement")
    assert not reach(g, "sov-1tk") & {"0834", "0835"}
    g = field({"0412": "ger-16pz"}, step="axis-movement")
    assert not reach(g, "ger-16pz") & {"0413", "0414"}


@pytest.mark.rule("stalingrad-roads", "1.8.4b")
def test_an_enemy_beyond_a_lake_cuts_nothing() -> None:
    # 0932 and 0833 are on a road; the enemy in 0836 is beyond the lakes, the one in 0732 is not.
    g = field({"0833": "sov-hq-stalingrad", "0832": "sov-1"}, step="soviet-movement")
    assert g.lines(1) >> number(g, "0833") & 1
    for enemy, cut in (("0736", False), ("0933", True)):
        g = field({"0734": "sov-hq-stalingrad", enemy: "ger-298"}, step="soviet-movement")
        assert bool(g.open_to(1) >> number(g, "0833") & 1) != cut


# Rounding (1.9)


@pytest.mark.rule("stalingrad-roads", "1.9.1", "1.9.2b")
def test_a_sum_is_halved_once_and_rounded_up() -> None:
    g = lab({"0807": "rom-15", "0808": "sov-1tk sov-14g"}, head='oos = ["sov-1tk", "sov-14g"]')
    assert assess(g, "0807", "sov-1tk", "sov-14g").attack == 5, "(7 + 3) / 2, not 4 + 2"
    assert assess(g, "0807", "sov-1tk").attack == 4


@pytest.mark.rule("stalingrad-roads", "1.9.2a")
def test_halved_and_doubled_leaves_a_number_as_it_was() -> None:
    g = lab({"1513": "rom-15", "1613": "sov-1tk"}, head='oos = ["rom-15"]')
    assert assess(g, "1513", "sov-1tk").defence == 3


# Control (1.10)


@pytest.mark.rule("stalingrad-roads", "1.10.1a")
def test_a_hex_is_taken_as_soon_as_a_unit_passes_through_it() -> None:
    g = field({"0806": "sov-1"}, step="soviet-movement", axis="0807 0808")
    do(g, "unit sov-1", "to 0808")
    assert all(g.state.control[1] >> number(g, hex_) & 1 for hex_ in ("0806", "0807", "0808"))
    assert not any(g.state.control[0] >> number(g, hex_) & 1 for hex_ in ("0807", "0808"))


@pytest.mark.rule("stalingrad-roads", "1.10.1a")
def test_a_hex_stays_taken_when_the_unit_has_gone() -> None:
    g = field({"0806": "sov-1"}, step="soviet-movement", axis="0807 0808")
    move(g, "sov-1", "0807", "0806")
    assert g.state.control[1] >> number(g, "0807") & 1


@pytest.mark.rule("stalingrad-roads", "1.10.1b")
def test_at_the_start_every_hex_is_controlled_by_one_side() -> None:
    g = roads()
    axis, soviet = g.state.control
    assert axis & soviet == 0
    assert axis | soviet == g.area
    held = {
        name: place
        for name, row in PIECES.items()
        if (place := row.get("start", {}).get("campaign", "")).isdigit()
    }
    for name, place in held.items():
        assert g.state.control[PIECES[name]["side"] == "soviet"] >> number(g, place) & 1, name
    assert axis >> number(g, "0101") & 1
    assert soviet >> number(g, "2136") & 1
