"""Weather (3): the table, mud, snow, clouds."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import price, reach
from tests.games.victory_roads.boxes import fronts, hands, marks, plainly, until
from tests.games.victory_roads.fights import battle, brought, exploiting, finish, lab, pair
from tests.games.victory_roads.table import asked, assess, do, field, open_to
from tests.support import told

QUIET = {"1133": "g-hq-4-armee g-14-id", "6621": "s-hq-3-bel s-65-rc"}
ARMOUR = "s-2g-tk s-3g-tk s-1-tk"
WEAK = 'reduced = ["g-285-sich"]\n'


def weather(word: str) -> str:
    """A key of a position."""
    return f'weather = "{word}"\n'


# The test (3.1)


@pytest.mark.rule("victory-roads", "3.1.E", "3.1.1a", "3.1.1b", "3.1.2")
def test_example_a_ten_on_march_i_brings_mud_and_clouds() -> None:
    g = field(QUIET, 4, 6, step="weather", turn=20)
    assert g.turn_name == "MAR I"
    assert (g.state.weather, g.state.sky) == ("mud", "overcast")
    (note,) = told(g, "weather")
    assert note["dice"] == [4, 6]


@pytest.mark.rule("victory-roads", "3.1.1b")
@pytest.mark.parametrize(
    ("turn", "roll", "found"),
    [
        (3, 7, ("fair", "clear")),
        (7, 2, ("fair", "clear")),
        (3, 10, ("fair", "overcast")),
        (3, 12, ("mud", "overcast")),
        (8, 11, ("mud", "overcast")),
        (11, 8, ("mud", "clear")),
        (12, 9, ("mud", "overcast")),
        (13, 2, ("snow", "clear")),
        (15, 12, ("fair", "overcast")),
        (17, 11, ("snow", "overcast")),
        (19, 5, ("snow", "clear")),
        (21, 6, ("fair", "clear")),
        (23, 9, ("fair", "overcast")),
    ],
)
def test_the_month_counts(turn: int, roll: int, found: tuple[str, str]) -> None:
    g = field(QUIET, *pair(roll), step="weather", turn=turn)
    assert (g.state.weather, g.state.sky) == found


@pytest.mark.rule("victory-roads", "3.1.2", "3.1.1a")
def test_the_weather_lasts_until_the_next_turn_begins() -> None:
    g = field(QUIET, *pair(12), step="weather", turn=4)
    while g.state.turn == 4:
        assert (g.state.weather, g.state.sky) == ("mud", "overcast")
        plainly(g)
    assert len(told(g, "weather")) == 2
    assert all(len(note["dice"]) == 2 for note in told(g, "weather"))


# Movement in mud (3.2.2)


@pytest.mark.rule("victory-roads", "3.2.1", "3.2.2a")
@pytest.mark.parametrize(("word", "points"), [("fair", 4), ("snow", 4), ("mud", 2)])
def test_nobody_spends_more_than_two_points_in_mud(word: str, points: int) -> None:
    g = field({"0246": "g-5-panzer", "6621": "s-hq-3-bel"}, step="axis-movement", head=weather(word))
    hexes = reach(g, "g-5-panzer")
    assert f"02{46 + points}" in hexes
    assert f"02{47 + points}" not in hexes
    # From Minsk (5426) seven hexes of railway lead to Vilnius (4724), and one more to 4623.
    g = field({"5426": "g-5-panzer", "6621": "s-hq-3-bel"}, step="axis-movement", head=weather(word))
    until(g, "move-unit-axis")
    hexes = reach(g, "g-5-panzer")
    assert "5024" in hexes, "four hexes along the railway"
    assert ("4924" in hexes) == (points > 2)


@pytest.mark.rule("victory-roads", "3.2.1", "3.2.2b")
@pytest.mark.parametrize(("word", "far"), [("fair", True), ("snow", True), ("mud", False)])
def test_there_is_no_strategic_movement_in_mud(word: str, far: bool) -> None:
    g = field(QUIET | {"6828": "s-1-tk"}, step="soviet-movement", head=weather(word))
    assert ("6823" in reach(g, "s-1-tk")) == far, "five hexes with four points"
    g = field(QUIET, step="axis-movement", head=weather(word) + hands(axis="pak88 pak88 tigers"))
    until(g, "move-unit-axis")
    assert bool(open_to(g, "strategic")) == far
    assert bool(open_to(g, "abandon")) == far


SOZH = {"6621": "s-hq-3-bel", "6527": "s-1-tk", "6327": "g-227-id"}
"""The Sozh parts 6527 from 6427, which is next to the Germans in 6327, and 6528 from 6428."""


@pytest.mark.rule("victory-roads", "3.2.2k", "3.2.2l", "3.2.2n")
@pytest.mark.parametrize(
    ("word", "head", "crossed"),
    [
        ("fair", "", True),
        ("snow", "", True),
        ("mud", "", False),
        ("mud", 'bridgeheads = ["6527"]\n', True),
        ("mud", 'pontoon.s-hq-1-bel = "6427"\n', True),
        ("mud", 'pontoon.s-hq-1-bel = "6526"\n', False),
        ("mud", hands() + marks("engineers@s-60-rc"), True),
    ],
)
def test_in_mud_a_river_is_not_crossed_towards_an_enemy_without_a_bridge(
    word: str, head: str, crossed: bool
) -> None:
    # The tank corps marches alone: the headquarters and the other corps stay in the same hex.
    places = SOZH | {"6527": "s-1-tk s-hq-1-bel s-60-rc"}
    g = field(places, step="soviet-movement", head=weather(word) + head)
    assert ("6427" in reach(g, "s-1-tk")) == crossed


@pytest.mark.rule("victory-roads", "3.2.2k", "3.2.2n")
def test_in_mud_a_river_costs_as_much_as_a_major_one_but_nothing_at_a_bridge() -> None:
    places = {"6621": "s-hq-3-bel", "6528": "s-1-tk s-hq-1-bel", "1133": "g-14-id"}
    g = field(places, step="soviet-movement")
    assert price(g, "s-1-tk", "6428") == "2"
    g = field(places, step="soviet-movement", head=weather("mud"))
    assert price(g, "s-1-tk", "6428") == "", "three points: only as the one hex of right"
    assert "6328" not in reach(g, "s-1-tk")
    g = field(places, step="soviet-movement", head=weather("mud") + 'pontoon.s-hq-1-bel = "6428"\n')
    assert price(g, "s-1-tk", "6428") == "1"
    assert "6328" in reach(g, "s-1-tk")


# Combat in mud (3.2.2)

ACROSS = {"6621": "s-hq-3-bel", "6527": "s-1-tk s-5-tk s-hq-1-bel", "6427": "g-285-sich"}
BRIDGE = 'pontoon.s-hq-1-bel = "6427"\n'


@pytest.mark.rule("victory-roads", "3.2.2m", "3.2.2k", "4.1.3c")
@pytest.mark.parametrize(
    ("word", "head", "offered"), [("fair", "", True), ("mud", "", False), ("mud", BRIDGE, True)]
)
def test_in_mud_nobody_attacks_over_a_river_but_by_a_bridge(word: str, head: str, offered: bool) -> None:
    g = lab(ACROSS, head=weather(word) + head)
    assert ("6427" in open_to(g, "attack")) == offered


@pytest.mark.rule("victory-roads", "3.2.2m")
def test_in_mud_only_who_does_not_cross_joins_an_attack() -> None:
    g = lab(ACROSS | {"6328": "s-9-tk"}, head=weather("mud"))
    do(g, "attack 6427")
    assert open_to(g, "add") == {"s-9-tk"}


@pytest.mark.rule("victory-roads", "3.2.2o", "4.1.3c", "1.9.1")
def test_in_mud_who_attacks_over_a_bridge_counts_a_third() -> None:
    g = lab(ACROSS | {"6328": "s-9-tk"}, head=weather("mud") + BRIDGE + WEAK)
    assert assess(g, "6427", "s-1-tk").attack == 4, "10 divided by 3"
    assert assess(g, "6427", "s-1-tk", "s-5-tk").attack == 7, "20, then divided by 3"
    assert assess(g, "6427", "s-1-tk", "s-9-tk").attack == 14, "the other crosses no water"
    dry = lab(ACROSS, head=BRIDGE + WEAK)
    assert assess(dry, "6427", "s-1-tk", "s-5-tk").attack == 10, "a bridge does not help an attack otherwise"


@pytest.mark.rule("victory-roads", "3.2.2o", "1.9.2b", "4.6.2")
def test_in_mud_who_is_out_of_supply_counts_half_before_the_third() -> None:
    """10 and half of 10 are 15, a third of which is 5."""
    g = lab(ACROSS, head=weather("mud") + BRIDGE + WEAK + 'oos = ["s-5-tk"]\n')
    found = assess(g, "6427", "s-1-tk", "s-5-tk")
    assert found.attack == 5
    assert {figure.name: figure.value for figure in found.figures if figure.to == "attack"} == {
        "attack-unsupplied": -5,
        "attack-bridge-in-mud": -10,
    }


@pytest.mark.rule("victory-roads", "3.2.2j", "3.2.2o")
def test_engineers_let_attacks_pass_as_if_dry_but_not_in_mud() -> None:
    head = WEAK + hands() + marks("engineers@s-1-tk")
    assert assess(lab(ACROSS, head=head), "6427", "s-1-tk", "s-5-tk").attack == 20
    g = lab(ACROSS, head=head + weather("mud"))
    assert assess(g, "6427", "s-1-tk", "s-5-tk").attack == 7


@pytest.mark.rule("victory-roads", "3.2.2d", "3.2.2f")
@pytest.mark.parametrize(("word", "result"), [("fair", "D1"), ("snow", "D1"), ("mud", "-")])
def test_in_mud_d1_is_ignored(word: str, result: str) -> None:
    g = battle("g-285-sich g-227-id", ARMOUR, 3, head=weather(word) + "reduced = []\n")  # 5/1: A1D1 - S
    assert told(g, "odds")[-1]["odds"] == "5/1"
    g = battle("g-285-sich", ARMOUR, 3, head=weather(word) + "reduced = []\n")  # 6/1: A1D1 D1 DR2
    assert brought(g)[2:] == (result, "DR2"), "the defender's result stays"


@pytest.mark.rule("victory-roads", "3.2.2e", "3.2.2f", "3.2.2c")
@pytest.mark.parametrize("roll", [4, 7, 10])
def test_in_mud_exploitation_becomes_an_engagement_that_costs_only_the_attacker(roll: int) -> None:
    # 6/1: E, E2 and E3; the second roll is a 10, A1D3.
    g = battle(
        "g-227-id g-285-sich",
        f"{ARMOUR} s-5-tk",
        roll,
        *pair(10),
        head=weather("mud") + "reduced = []\n" + 'bridgeheads = ["6811"]\n',
    )
    losses = brought(g)
    assert losses[2] == "Eng"
    finish(g)
    (second,) = told(g, "engagement")
    assert second["result"] == "A1D3"
    hit = [note["unit"] for kind in ("reduced", "eliminated") for note in told(g, kind)]
    assert sum(unit.startswith("s-") for unit in hit) == losses[0] + 1
    assert sum(unit.startswith("g-") for unit in hit) == losses[1]
    assert exploiting(g) == set()


@pytest.mark.rule("victory-roads", "3.2.2f")
def test_in_mud_an_engagement_that_was_rolled_costs_both() -> None:
    # 10 to 4 is 2/1: roll 4 is AR, 5 is Eng for the attacker; the second roll is a 10, A1D2.
    g = battle("g-227-id", "s-1-tk", 5, *pair(10), head=weather("mud") + "reduced = []\n")
    assert brought(g)[2] == "Eng"
    finish(g)
    hit = [note["unit"] for kind in ("reduced", "eliminated") for note in told(g, kind)]
    assert {"s-1-tk", "g-227-id"} <= set(hit)


@pytest.mark.rule("victory-roads", "3.2.2f")
def test_in_mud_a_retreat_of_the_attacker_stays() -> None:
    g = battle("g-227-id", "s-1-tk", 4, head=weather("mud") + "reduced = []\n")
    assert told(g, "odds")[-1]["odds"] == "2/1"
    assert brought(g)[2:] == ("AR", "R")


@pytest.mark.rule("victory-roads", "3.2.2c", "3.2.3c")
@pytest.mark.parametrize(("word", "result"), [("fair", "-"), ("mud", "Eng"), ("snow", "E")])
def test_a_marsh_stops_exploitation_but_is_a_forest_in_snow_and_nothing_in_mud(
    word: str, result: str
) -> None:
    # 34 to twice 1 and roll 7: E2.
    g = battle("g-285-sich", ARMOUR, 7, head=weather(word) + WEAK, target="6012", at="6112")
    assert told(g, "odds")[-1]["defence"] == 2
    assert brought(g)[2] == result


@pytest.mark.rule("victory-roads", "3.2.3c")
@pytest.mark.parametrize(("word", "cost"), [("fair", "3"), ("snow", "2")])
def test_a_marsh_costs_what_a_forest_costs_in_snow(word: str, cost: str) -> None:
    g = field({"5033": "g-5-panzer", "6621": "s-hq-3-bel"}, step="axis-movement", head=weather(word))
    assert price(g, "g-5-panzer", "5032") == cost


@pytest.mark.rule("victory-roads", "3.2.2j")
@pytest.mark.parametrize(("word", "offered"), [("fair", True), ("snow", True), ("mud", False)])
def test_there_is_no_hurrah_in_mud(word: str, offered: bool) -> None:
    g = lab({"6711": "g-285-sich", "6811": ARMOUR}, head=weather(word))
    do(g, "attack 6711", "all", "resolve")
    assert asked(g) == "declare"
    assert ("hourra" in g.decision("soviet").verbs) == offered  # type: ignore[union-attr]


# Supports and theatres in mud and snow

OFFENSIVE = fronts(centre_north="6621 offensive", centre_south="5141 offensive")
FRONT = {"6621": "s-hq-3-bel s-65-rc", "6222": "g-hq-4-armee g-14-id"}


def drawn(word: str) -> dict[str, int]:
    """How many supports each theatre draws with 4 and 4, the south being the secondary one."""
    head = OFFENSIVE + weather(word) + hands(pool=" ".join(["artillery-2"] * 5 + ["aviation"] * 5))
    g = field(FRONT, 4, 4, step="soviet-support", head=head)
    until(g, "priority")
    do(g, "theatre centre-south", "theatre south")
    return {note["box"]: note["count"] for note in told(g, "supports")}


@pytest.mark.rule("victory-roads", "3.2.1", "3.2.2g", "3.2.3d")
def test_theatres_draw_less_in_mud_and_snow() -> None:
    assert [drawn(word)["centre-north"] for word in ("fair", "snow", "mud")] == [4, 3, 1], "of 8"


@pytest.mark.rule("victory-roads", "3.2.1", "3.2.2g")
@pytest.mark.parametrize(("word", "count"), [("fair", 3), ("snow", 3), ("mud", 2)])
def test_the_german_player_draws_one_less_in_mud(word: str, count: int) -> None:
    head = weather(word) + "mood = 6\nreich = 1\n" + hands(axis_pool="pak88 pak88 pak88 tigers tigers")
    g = field(QUIET, step="axis-support", head=head)
    assert told(g, "supports")[0]["count"] == count


def theatre_moves(word: str) -> set[str]:
    """Where theatre North may move from Velikie Luki in its support phase."""
    places = {"6015": "s-hq-2-baltic s-65-rc", "5917": "s-60-rc", "5415": "g-hq-16-armee g-14-id"}
    g = field(places, step="soviet-support", head=fronts(north="6115 movement") + hands() + weather(word))
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    until(g, "theatre-moves", "move-unit")
    if asked(g) != "theatre-moves":
        return set()
    do(g, "theatre north")
    return open_to(g, "to")


@pytest.mark.rule("victory-roads", "3.2.1", "3.2.2h", "3.2.3d")
def test_theatres_move_two_hexes_less_in_mud_and_one_in_snow() -> None:
    # West of Velikie Luki the railway goes by 6015, 5916, 5917 and 5817; all of it on rails is a hex more.
    way = ["6015", "5916", "5917", "5817"]
    assert [hex_ in theatre_moves("fair") for hex_ in way] == [True, True, True, True]
    assert [hex_ in theatre_moves("snow") for hex_ in way] == [True, True, True, False]
    assert [hex_ in theatre_moves("mud") for hex_ in way] == [True, True, False, False]


def wishes(word: str) -> set[str]:
    """What theatre North may do in the Stavka phase."""
    reserve = {"reserve": "s-1-tk s-5-tk s-29-tk s-9-tk s-72-rc s-81-rc s-69-rc s-113-rc s-60-rc"}
    places = reserve | {"6015": "s-hq-2-baltic s-65-rc", "5415": "g-hq-16-armee g-14-id"}
    head = fronts(north="6115 movement") + hands() + weather(word) + "priority = 0\nsecondary = 3\n"
    g = field(places, step="stavka", head=head)
    do(g, "theatre north") if open_to(g, "theatre") else None
    return open_to(g, "choose")


@pytest.mark.rule("victory-roads", "3.2.2h")
def test_theatres_do_not_move_in_the_stavka_phase_in_mud() -> None:
    assert wishes("fair") == {"reserve", "move", "nothing"}
    assert wishes("mud") == {"reserve", "nothing"}


@pytest.mark.rule("victory-roads", "3.2.2i")
@pytest.mark.parametrize(("word", "offered"), [("fair", True), ("snow", True), ("mud", False)])
def test_there_is_no_great_offensive_in_mud(word: str, offered: bool) -> None:
    head = OFFENSIVE + weather(word) + hands(centre_north=" ".join(["artillery-2"] * 3 + ["aviation"] * 3))
    g = field(FRONT, step="soviet-support", head=head)
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    assert (asked(g) == "great-offensive") == offered


# Snow (3.2.3)


@pytest.mark.rule("victory-roads", "3.2.1", "3.2.3a", "3.2.3b")
@pytest.mark.parametrize(
    ("word", "roll", "hourra", "result"),
    [
        ("fair", 10, False, "E3"),
        ("snow", 10, False, "E2"),
        ("snow", 10, True, "E3"),
        ("fair", 10, True, "E4"),
        ("snow", 7, False, "E2"),
        ("snow", 4, False, "E"),
        ("snow", 7, True, "E3"),
    ],
)
def test_in_snow_e3_becomes_e2_but_a_hurrah_makes_it_e3(
    word: str, roll: int, hourra: bool, result: str
) -> None:
    g = battle("g-285-sich", ARMOUR, roll, head=weather(word) + WEAK, hourra=hourra)
    assert brought(g)[2] == result


# Sky (3.3)


def aircraft(sky: str) -> VictoryTable:
    """The Soviet support phase with aircraft and guns in hand."""
    head = hands(centre_north="aviation artillery-2") + f'sky = "{sky}"\n'
    g = field(FRONT, step="soviet-support", head=head)
    until(g, "deploy-3")
    return g


@pytest.mark.rule("victory-roads", "3.3a", "3.3b")
def test_aircraft_are_not_placed_under_clouds() -> None:
    assert open_to(aircraft("clear"), "play") == {"aviation", "artillery-2"}
    assert open_to(aircraft("overcast"), "play") == {"artillery-2"}
