"""Movement by rail (6.4) and by sea (6.5).

A railway leads from Minsk (5426) by 5327, 5328 and 5228 to the south-west, another by 5326, 5225 and 5125 to
the north-west. Reval (4402) has three hexes of land around it: 4303, 4403 and 4503.
"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import move
from tests.games.victory_roads.boxes import hands, until
from tests.games.victory_roads.table import asked, at, do, field, number, open_to
from tests.support import told, units

AXIS = "axis-movement"
INFANTRY, PANZER = "g-14-id", "g-10-pzgr"


def germans(
    places: dict[str, str], *dice: int, head: str = "rail = 8\nships = 3", **more: Any
) -> VictoryTable:
    """A German movement phase, with no Haltebefehl declared."""
    g = field(places, *dice, step=AXIS, head=head, **more)
    until(g, "move-unit-axis")
    return g


def by(g: VictoryTable, verb: str, unit: str) -> set[str]:
    """Where a unit can go by `train` or `ship`; nowhere if it cannot get on board."""
    if unit not in open_to(g, verb):
        return set()
    twin = g.copy()
    do(twin, f"{verb} {unit}")
    return open_to(twin, "to")


# By rail (6.4)


@pytest.mark.rule("victory-roads", "6.4.0", "6.5.0")
def test_only_the_german_player_has_trains_and_ships() -> None:
    g = field({"5426": "s-60-rc", "4402": "s-1-rc"}, step="soviet-movement", head="rail = 8\nships = 3")
    assert open_to(g, "unit") == {"s-60-rc", "s-1-rc"}
    assert open_to(g, "train") | open_to(g, "ship") == set()
    g = germans({"5426": INFANTRY, "4402": "g-30-id"})
    assert open_to(g, "train") == {INFANTRY, "g-30-id"}
    assert open_to(g, "ship") == {"g-30-id"}
    g = germans({"2955": "h-20-gy"})
    assert open_to(g, "train") == {"h-20-gy"}, "his allies too"


@pytest.mark.rule("victory-roads", "6.4.1", "6.5.1a")
@pytest.mark.parametrize(
    ("scenario", "turn", "hex_", "points"),
    [
        ("campaign", 1, "5426", 6),
        ("campaign", 3, "5426", 8),
        ("campaign", 18, "2134", 6),
        ("bagration", 1, "5426", 4),
        ("bagration", 2, "5426", 6),
        ("budapest-wien", 21, "2153", 4),
    ],
)
def test_the_scenario_gives_rail_points_and_each_turn_has_three_naval_ones(
    scenario: str, turn: int, hex_: str, points: int
) -> None:
    g = field(
        {hex_: INFANTRY},
        step="axis-supply",
        scenario=scenario,
        turn=turn,
        head="rail = 5\nships = 2\n" + hands(),
    )
    until(g, "move-unit-axis")
    assert (g.state.rail, g.state.ships) == (points, 3), "nothing is saved"


@pytest.mark.rule("victory-roads", "6.4.2")
def test_an_armoured_unit_costs_two_points_and_all_others_one() -> None:
    places = {"5426": f"{INFANTRY} {PANZER} g-hq-4-armee g-18-pzgr g-1-skijaeger"}
    g = germans(places, head=f'rail = 7\nreduced = ["{PANZER}", "{INFANTRY}"]')
    do(g, f"train {PANZER}", "to 5225", f"train {INFANTRY}", "to 5225", "train g-hq-4-armee", "to 5225")
    assert [row["left"] for row in told(g, "railed")] == [5, 4, 3]
    do(g, "train g-18-pzgr", "to 5326")
    assert g.state.rail == 1
    assert open_to(g, "train") == {"g-1-skijaeger"}
    assert open_to(germans(places, head="rail = 1"), "train") == {INFANTRY, "g-hq-4-armee", "g-1-skijaeger"}
    assert open_to(germans(places, head="rail = 0"), "train") == set()


@pytest.mark.rule("victory-roads", "6.4.2", "6.1.3")
def test_who_went_by_rail_has_moved_and_who_moved_does_not_entrain() -> None:
    g = germans({"5426": f"{INFANTRY} g-6-id"})
    do(g, f"train {INFANTRY}", "to 5225")
    assert INFANTRY not in open_to(g, "unit") | open_to(g, "train")
    move(g, "g-6-id", "5327")
    assert open_to(g, "train") == set()


@pytest.mark.rule("victory-roads", "6.4.3a")
def test_a_train_runs_on_a_railway_that_leads_to_a_german_source() -> None:
    g = germans({"5426": INFANTRY, "5425": "g-6-id"})
    found = by(g, "train", INFANTRY)
    assert {"5327", "5225", "5125", "5525", "3324"} <= found
    assert not found & {"5425", "5427", "5226"}, "roads are no railways"
    assert by(g, "train", "g-6-id") == set(), "no railway in its hex"


@pytest.mark.rule("victory-roads", "6.4.3a")
def test_a_railway_that_is_cut_carries_no_trains() -> None:
    # From Constanta (6369) the railway goes by 6268 and 6169 over the Danube to 6068 and 5969.
    assert {"6268", "6169", "5969"} <= by(germans({"6369": INFANTRY}), "train", INFANTRY)
    g = germans({"6369": INFANTRY, "5969": "s-60-rc"})
    assert by(g, "train", INFANTRY) == set(), "6268 is far from the enemy, but no line leads to a source"


@pytest.mark.rule("victory-roads", "6.4.3b")
def test_a_train_is_never_next_to_an_enemy() -> None:
    g = germans({"5426": INFANTRY, "5125": "g-6-id", "5226": "s-60-rc"})
    assert by(g, "train", INFANTRY) & {"5326", "5225", "5327"} == set(), "all three are next to 5226"
    g = germans({"5426": INFANTRY, "5224": "s-60-rc", "5225": "g-6-id"})
    found = by(g, "train", INFANTRY)
    assert "5327" in found
    assert not found & {"5225", "5125"}, "a friend there does not help"
    assert by(g, "train", "g-6-id") == set(), "nor does one start there"


@pytest.mark.rule("victory-roads", "6.4.3c")
def test_units_without_movement_do_not_move_by_rail() -> None:
    places = {"2134": f"g-festung-posen g-hq-4-armee {INFANTRY}"}
    assert open_to(germans(places), "train") == {INFANTRY, "g-hq-4-armee"}
    laid = germans({"4413": f"g-hq-4-armee {INFANTRY}"}, head='rail = 8\npontoon.g-hq-4-armee = "4414"')
    assert open_to(laid, "train") == {INFANTRY}


def retaken(g: VictoryTable, hex_: str) -> VictoryTable:
    """The same where the Soviets have once held a hex that is German now."""
    g.state.fallen |= 1 << number(g, hex_)
    return g.start()


@pytest.mark.rule("victory-roads", "6.4.3d")
def test_no_train_passes_a_major_city_that_the_soviets_ever_captured() -> None:
    g = germans({"5125": "g-6-id"})
    assert "5426" in by(g, "train", "g-6-id")
    g = retaken(g, "5426")
    found = by(g, "train", "g-6-id")
    assert "5426" not in found
    assert "5326" in found, "up to the city"
    g = retaken(germans({"5125": "g-6-id"}), "5225")
    assert {"5225", "5426"} <= by(g, "train", "g-6-id"), "other hexes do not matter"
    g = retaken(germans({"5426": INFANTRY}), "5426")
    assert by(g, "train", INFANTRY) == set(), "nor does a train start there"


@pytest.mark.rule("victory-roads", "6.4.4")
def test_a_train_goes_any_distance() -> None:
    g = germans({"5426": INFANTRY})
    do(g, f"train {INFANTRY}", "to 1133")
    assert at(g, INFANTRY) == "1133", "from Minsk to Berlin"


@pytest.mark.rule("victory-roads", "6.4.3a", "1.7.5a", "1.7.5b")
def test_trains_do_not_carry_an_ally_into_the_other_ones_country() -> None:
    g = germans({"2855": f"h-20-gy {INFANTRY}", "5164": "r-6-inf"})
    romania, hungary = {"3564", "5164", "5369"}, {"2855", "3453", "3261"}
    assert romania <= by(g, "train", INFANTRY)
    assert not by(g, "train", "h-20-gy") & romania
    assert not by(g, "train", "r-6-inf") & hungary
    assert "5369" in by(g, "train", "r-6-inf")


@pytest.mark.rule("victory-roads", "6.4.5", "6.4.3c", "17.2.2")
def test_reinforcements_go_on_by_rail_with_the_points_left() -> None:
    places = {"waiting": "g-6-panzer g-367-id", "5426": INFANTRY}
    head = f"rail = 3\nmood = 9\n{hands()}\ndue = {{ g-6-panzer = 3, g-367-id = 3 }}"
    g = field(places, step="axis-reinforcement", head=head)
    until(g, "arrivals")
    do(g, "unit g-6-panzer", "to 1133")
    assert asked(g) == "send-on"
    do(g, "go", "to 5225")
    assert (at(g, "g-6-panzer"), g.state.rail) == ("5225", 1)
    until(g, "arrival", "send-on")
    if asked(g) == "arrival":
        do(g, "to 1133")
    assert asked(g) == "send-on", "one point is left for infantry"


@pytest.mark.rule("victory-roads", "6.4.3c", "6.4.5")
def test_a_fortress_garrison_stays_where_it_comes_in() -> None:
    head = f"rail = 8\nmood = 9\n{hands()}\ndue = {{ g-festung-posen = 3 }}"
    g = field({"waiting": "g-festung-posen", "5426": INFANTRY}, step="axis-reinforcement", head=head)
    while not told(g, "arrived"):
        until(g, "arrival")
        do(g, f"to {min(open_to(g, 'to'))}")
    assert asked(g) != "send-on"


# By sea (6.5)

REVAL = {"4402": "g-30-id g-18-pzgr", "4503": "s-60-rc"}


@pytest.mark.rule("victory-roads", "6.5.1a", "6.5.1b")
def test_an_armoured_unit_costs_two_naval_points_and_all_others_one() -> None:
    places = {"4402": f"g-30-id {PANZER} g-hq-4-armee g-18-pzgr"}
    g = germans(places, head=f'ships = 3\nreduced = ["{PANZER}"]')
    do(g, f"ship {PANZER}", "to 4314")
    assert g.state.ships == 1
    assert open_to(g, "ship") == {"g-30-id", "g-hq-4-armee"}
    do(g, "ship g-hq-4-armee", "to 4314")
    assert [row["left"] for row in told(g, "sailed")] == [1, 0]
    assert open_to(g, "ship") == set()
    assert not {PANZER, "g-hq-4-armee"} & open_to(g, "unit"), "they have moved"


@pytest.mark.rule("victory-roads", "6.5.2a", "6.5.2b")
def test_ships_go_from_one_baltic_port_to_another() -> None:
    g = germans({"4402": "g-30-id g-festung-posen", "5426": INFANTRY, "6369": "g-6-id"})
    assert open_to(g, "ship") == {"g-30-id"}, "not from Minsk or Constanta, nor without movement"
    ports = {"0726", "1125", "1427", "1429", "1826", "2725", "2726", "3124", "3324", "3416", "3419", "3512"}
    assert by(g, "ship", "g-30-id") == ports | {"4307", "4314"}


@pytest.mark.rule("victory-roads", "6.5.2b")
def test_a_port_with_soviets_on_all_sides_receives_no_ships() -> None:
    ring = {"4303": "s-60-rc", "4403": "s-1-rc"}
    g = germans({"4314": "g-30-id", "4402": INFANTRY} | ring)
    assert "4402" in by(g, "ship", "g-30-id")
    g = germans({"4314": "g-30-id", "4402": INFANTRY, "4503": "s-2g-rc"} | ring)
    assert "4402" not in by(g, "ship", "g-30-id")
    g = germans({"4314": "g-30-id", "4402": "s-2g-rc"})
    assert "4402" not in by(g, "ship", "g-30-id"), "nor one that they hold"


@pytest.mark.rule("victory-roads", "6.5.2c")
def test_a_port_that_the_soviets_ever_held_receives_no_ships() -> None:
    g = retaken(germans({"4314": "g-30-id"}), "4402")
    assert "4402" not in by(g, "ship", "g-30-id")
    assert "4307" in by(g, "ship", "g-30-id")
    g = retaken(germans({"4402": "g-30-id"}), "4402")
    assert "4314" in by(g, "ship", "g-30-id"), "but one may leave it"


@pytest.mark.rule("victory-roads", "6.5.E", "6.5.3a", "6.5.3b", "6.5.3c", "6.5.1b")
def test_the_example_of_the_evacuation_of_reval() -> None:
    g = field(REVAL, 2, step=AXIS, turn=5, head='ships = 3\nreduced = ["g-18-pzgr"]')
    until(g, "move-unit-axis")
    do(g, "ship g-18-pzgr", "to 4314")
    assert told(g, "evacuation") == [], "who is not the last to leave does not roll"
    assert (at(g, "g-18-pzgr"), g.state.ships) == ("4314", 1)
    do(g, "ship g-30-id", "to 4314")
    assert told(g, "evacuation") == [{"unit": "g-30-id", "die": 2}]
    assert (at(g, "g-30-id"), g.state.ships) == ("4402", 0), "the point is spent"
    assert "g-30-id" not in open_to(g, "unit") | open_to(g, "train") | open_to(g, "ship")
    assert "g-30-id" not in units(g, g.state.reduced)


@pytest.mark.rule("victory-roads", "6.5.3b", "6.5.3c")
@pytest.mark.parametrize(
    ("die", "hex_", "loss"),
    [
        (1, "4402", True),
        (2, "4402", False),
        (3, "4314", True),
        (4, "4314", False),
        (5, "4314", False),
        (6, "4314", False),
    ],
)
def test_an_evacuation_may_fail_and_cost_a_step(die: int, hex_: str, loss: bool) -> None:
    places = {"4402": "g-30-id", "4503": "s-60-rc", "4314": INFANTRY}
    g = germans(places, die)
    do(g, "ship g-30-id", "to 4314")
    assert (at(g, "g-30-id"), "g-30-id" in units(g, g.state.reduced)) == (hex_, loss)
    assert g.state.ships == 2
    assert "g-30-id" not in open_to(g, "unit")
    g = germans(places, die, head='ships = 3\nreduced = ["g-30-id"]')
    do(g, "ship g-30-id", "to 4314")
    assert at(g, "g-30-id") == ("eliminated" if loss else hex_)


@pytest.mark.rule("victory-roads", "6.5.3b")
def test_who_could_not_embark_does_not_move_in_exploitation_either() -> None:
    places = {"4402": "g-30-id g-6-id", "4503": "s-60-rc"}
    head = 'stuck = ["g-30-id"]\nexploiting = ["g-30-id", "g-6-id"]'
    assert open_to(field(places, step="axis-exploitation", head=head), "unit") == {"g-6-id"}


@pytest.mark.rule("victory-roads", "6.5.3a")
@pytest.mark.parametrize(
    ("places", "rolls"),
    [
        ({"4402": "g-30-id"}, False),
        ({"4402": "g-30-id g-hq-narwa", "4503": "s-60-rc"}, False),
        ({"4402": "g-30-id", "4503": "s-hq-leningrad"}, True),
        ({"4402": "g-30-id", "4503": "s-60-rc"}, True),
    ],
)
def test_only_who_is_alone_next_to_an_enemy_rolls(places: dict[str, str], rolls: bool) -> None:
    g = germans(places | {"5426": INFANTRY})
    do(g, "ship g-30-id", "to 4314")
    assert bool(told(g, "evacuation")) == rolls


@pytest.mark.rule("victory-roads", "6.5.3a", "6.7.8a")
def test_a_garrison_is_no_company() -> None:
    """The marker that it stands for stays behind in Memel; a headquarters next to it holds nobody there."""
    places = {"3419": "g-30-id garrison-1", "3520": "s-hq-leningrad", "4314": INFANTRY}
    g = germans(places, head='ships = 3\nhalts = ["3419"]\n')
    do(g, "ship g-30-id", "to 4314")
    assert [note["unit"] for note in told(g, "evacuation")] == ["g-30-id"]


@pytest.mark.rule("victory-roads", "6.5.2a", "4.6.4a")
def test_out_of_supply_a_unit_sails_to_a_source_only() -> None:
    # Soviets stand in four hexes around Riga: it is no source, but is not shut off wholly.
    ring = {"4213": "s-60-rc", "4313": "s-1-rc", "4413": "s-2g-rc", "4414": "s-84-rc"}
    g = germans(
        {"4402": "g-30-id g-11-id", "4314": INFANTRY} | ring, head='ships = 3\noos = ["g-30-id", "g-11-id"]'
    )
    assert "4314" not in by(g, "ship", "g-30-id")
    assert "4307" in by(g, "ship", "g-30-id")
    assert "4314" in by(g, "ship", "g-11-id"), "elite units go where they like"
