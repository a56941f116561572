"""Command radius (1.2), with its example on the Dvina.

Hungarian headquarters command over 6 hexes, German and Soviet ones over 9. Around 0246, in the west of
Germany, lies open country without roads. The railway from Minsk (5426) goes by 5326, 5225, 5125, 5024, 4924
and 4824 to Vilnius (4724), and on by 4623, 4524 and 4423 to Kaunas (4323).
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import commands
from tests.games.victory_roads.boxes import hands, marks
from tests.games.victory_roads.table import field

HUNGARIANS, GERMANS = "h-hq-1-hadsereg", "g-hq-2-armee"


def commanded(places: dict[str, str], hq: str = HUNGARIANS, head: str = "") -> set[str]:
    """The radius of a headquarters in the movement phase of its side."""
    step = "soviet-movement" if hq.startswith("s") else "axis-movement"
    return commands(field(places, step=step, head=head), hq)


@pytest.mark.rule("victory-roads", "1.2.1", "1.2.2a", "1.1.5a")
def test_the_radius_counts_hexes_from_the_next_one_to_that_of_the_unit() -> None:
    found = commanded({"0246": HUNGARIANS})
    assert {"0246", "0240", "0252", "0549"} <= found
    assert not {"0239", "0253"} & found, "seven hexes"
    found = commanded({"0343": GERMANS}, GERMANS)
    assert {"0334", "0352"} <= found
    assert not {"0333", "0353"} & found, "ten hexes"
    found = commanded({"0248": HUNGARIANS})
    assert "0254" in found, "mountains count a hex like others, not three points"
    assert "0255" not in found


@pytest.mark.rule("victory-roads", "1.2.2b")
def test_steps_along_a_road_or_railway_count_half() -> None:
    found = commanded({"5426": HUNGARIANS})
    assert {"4724", "4323"} <= found, "seven and eleven hexes of railway"
    assert "4322" not in found, "a sixth hex and a half"
    assert {"5430", "5721"} <= found, "by road too"


@pytest.mark.rule("victory-roads", "1.2.3a", "1.2.3b")
def test_command_neither_enters_nor_passes_enemies_nor_their_neighbours_without_a_friend() -> None:
    found = commanded({"0246": HUNGARIANS, "0249": "s-60-rc"})
    assert not found & {"0249", "0248", "0250", "0149", "0150", "0349", "0350"}
    assert "0247" in found
    assert "0252" not in found, "the way round is longer than six"
    found = commanded({"0246": HUNGARIANS, "0249": "s-60-rc", "0248": "g-14-id"})
    assert "0248" in found, "a friend is there"
    assert "0249" not in found
    found = commanded({"0246": HUNGARIANS, "0249": "s-60-rc", "0248": GERMANS})
    assert "0248" in found, "a headquarters is a friend too"


@pytest.mark.rule("victory-roads", "1.2.3b")
def test_command_passes_through_a_friend_next_to_an_enemy() -> None:
    # Corps in 0348 and 0548 close all hexes from the edge to column 06 in rows 47 to 49, but for friends.
    wall = {"0246": HUNGARIANS, "0248": "s-60-rc", "0448": "s-3-rc", "0648": "s-20-rc"}
    assert not commanded(wall) & {"0250", "0350"}
    gate = {"0347": "g-14-id", "0348": "g-12-id", "0349": "g-31-id"}
    assert "0350" in commanded(wall | gate)
    assert "0350" not in commanded(wall | {"0347": "g-14-id", "0349": "g-31-id"})


BLOCKED = {"5018": "s-60-rc", "5519": "s-3-rc"}
"""Soviet corps in Daugavpils and near Polotsk close the bridges over the Dvina."""


@pytest.mark.rule("victory-roads", "1.2.4", "1.1.5b", "4.1.3b")
@pytest.mark.parametrize(
    ("head", "crossed"),
    [
        ("", False),
        ('pontoon.g-hq-2-armee = "5319"', True),
        ('pontoon.g-hq-2-armee = "5218"', True),
        (hands() + marks("pioneers@g-14-id"), True),
        (hands() + marks("tigers@g-14-id"), False),
        ('weather = "mud"', False),
        ('weather = "snow"', False),
    ],
)
def test_command_crosses_a_major_river_only_by_a_bridge(head: str, crossed: bool) -> None:
    found = commanded({"5318": f"{GERMANS} g-14-id"} | BLOCKED, GERMANS, head)
    assert bool(found & {"5319", "5218", "5219"}) == crossed


@pytest.mark.rule("victory-roads", "1.2.4", "1.11.6a")
@pytest.mark.parametrize("hex_", ["5318", "5319"])
def test_command_crosses_at_a_bridgehead_and_where_engineers_stand(hex_: str) -> None:
    places = {"5316": "s-hq-2-baltic", hex_: "s-60-rc", "5018": "g-14-id", "5519": "g-12-id"}
    assert "5320" not in commanded(places, "s-hq-2-baltic")
    assert "5320" in commanded(places, "s-hq-2-baltic", f'bridgeheads = ["{hex_}"]')
    assert "5320" in commanded(places, "s-hq-2-baltic", hands() + marks("engineers@s-60-rc"))


@pytest.mark.rule("victory-roads", "1.2.4", "1.2.2b")
def test_command_crosses_by_a_printed_bridge_for_half_a_hex() -> None:
    # From Polotsk (5619) the road crosses the Dvina to 5620, and leads on to 5721, 5722, 5723 and 5623.
    found = commanded({"5619": HUNGARIANS})
    assert {"5620", "5623"} <= found
    assert "5720" in found, "not across the Dvina itself, but by 5620"


@pytest.mark.rule("victory-roads", "1.2.4", "3.2.2k")
@pytest.mark.parametrize(("weather", "crossed"), [("fair", True), ("snow", True), ("mud", False)])
def test_command_crosses_rivers_but_not_in_mud(weather: str, crossed: bool) -> None:
    # The Disna parts 5319 from 5320; corps to the south and west close the way round it.
    places = {"5319": GERMANS, "5116": "s-60-rc", "5522": "s-3-rc", "5421": "s-20-rc", "5121": "s-104-rc"}
    found = commanded(places, GERMANS, f'weather = "{weather}"')
    assert ("5320" in found) == crossed


@pytest.mark.rule("victory-roads", "1.2.3a", "1.2.4")
def test_the_sea_stops_command_but_an_enemy_beyond_it_stops_nothing() -> None:
    # Between Reval (4402) and 3905 lies the sea; 4103 and 4102 are sea hexes.
    found = commanded({"4402": GERMANS}, GERMANS)
    assert not found & {"4401", "4302", "4102"}
    assert "4403" in found


def example() -> VictoryTable:
    """Both fronts at the Dvina, Germans in 5118 and 5417, a corps south of the river in 5119."""
    places = {"5114": "s-hq-2-baltic", "5318": "s-hq-1-baltic", "5119": "s-60-rc"}
    places |= {"5118": "g-14-id", "5417": "g-12-id"}
    return field(places, step="soviet-movement", head='pontoon.s-hq-1-baltic = "5319"')


@pytest.mark.rule("victory-roads", "1.2.E", "1.2.3a", "1.2.3b", "1.2.4", "1.1.5c")
def test_example_only_the_pontoon_reaches_the_corps_beyond_the_dvina() -> None:
    g = example()
    north, south = commands(g, "s-hq-2-baltic"), commands(g, "s-hq-1-baltic")
    assert not north & {"5017", "5117", "5217", "5417"}, "Germans are there or next to it"
    assert not north & {"5119", "5219", "5319"}, "the Dvina has no bridge for it"
    assert {"5319", "5219", "5119"} <= south
    assert not south & {"5218", "5418"}, "next to the Germans"


@pytest.mark.rule("victory-roads", "1.2.E", "1.2.1")
@pytest.mark.parametrize(
    ("hex_", "around"),
    [
        ("6161", {"6160", "6260", "6261", "6162", "6061", "6060"}),
        ("5026", {"5025", "5126", "5127", "5027", "4927", "4926"}),
    ],
)
def test_the_numbers_of_the_hexes_run_south_and_east(hex_: str, around: set[str]) -> None:
    g = field({hex_: "s-60-rc"}, step="soviet-movement")
    names, f = g.facts.board.names, g.facts
    assert {name for n, name in enumerate(names) if f.contact[g.rules.space[hex_]] >> n & 1} == around
    assert f.distance(g.rules.space["5426"], g.rules.space["5125"]) == 3
