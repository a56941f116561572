"""Weather (3): the table, mud, clouds and ice. What they do to movement is in the tests of chapter 7."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.fights import battle, brought, finish, lab, pair, reduced
from tests.games.stalingrad_roads.hand import hands, on_map, until
from tests.games.stalingrad_roads.siege import siege
from tests.games.stalingrad_roads.table import assess, attack, do, field, open_to, roads
from tests.support import told

TURNS = (2, 3, 4, 5, 6, 14, 15, 16, 17)
"""NOV IV to DEC IV, then FEB IV to MAR III; DEC IV stands for all turns to FEB III."""
TABLE = """
2  N-CD N-CD  N-CD  Nr-CD NF-CD Nr-CD N-CD  N-CD  N-CD
3  N-CD Nr-CD NF-CD NF-CD NF-CD NF-CD NF-CD Nr-CD N-CD
4  N-CD Nr-CD NF-CD NF-CD NF-CD NF-CD NF-CD Nr-CD N-CD
5  N-CD N-CC  N-CC  Nr-CC NF-CC Nr-CC N-CC  N-CC  N-CD
6  N-CC N-CD  N-CD  Nr-CD NF-CD Nr-CD N-CD  N-CD  B-CD
7  N-CC N-CC  Nr-CC NF-CC NF-CC NF-CC Nr-CC B-CC  B-CC
8  N-CC N-CC  N-CC  Nr-CC NF-CC Nr-CC N-CC  B-CC  B-CC
9  N-CC N-CC  N-CC  Nr-CC NF-CC Nr-CC B-CC  B-CC  B-CC
10 N-Bz N-Bz  N-Bz  Nr-Bz NF-Bz Nr-Bz B-Bz  B-Bz  B-Bz
11 N-CC N-CC  N-CC  Nr-CC NF-CC B-CC  B-CC  B-CC  B-CC
12 N-Bz N-Bz  N-Bz  Nr-Bz NF-Bz B-Bz  B-Bz  B-Bz  B-Bz
"""
GROUND = {"N": ("snow", "open"), "Nr": ("snow", "rivers"), "NF": ("snow", "all"), "B": ("mud", "open")}
SKY = {"CD": "clear", "CC": "overcast", "Bz": "blizzard"}
ROWS = {int(row.split()[0]): row.split()[1:] for row in TABLE.strip().splitlines()}
QUIET = {"0806": "ger-298", "2630": "sov-1"}
MUD = 'weather = "mud"'
CORPS = "sov-1tk sov-26tk"
WEAK = "ger-403s ger-213s"
"""Security divisions: reduced they defend with 1 each."""
REDUCED = 'reduced = ["ger-403s", "ger-213s"]'


# The table (3.1, 3.5)


@pytest.mark.rule("stalingrad-roads", "3.5", "3.1.1", "3.2", "3.1.2")
@pytest.mark.parametrize("roll", range(2, 13))
def test_two_dice_and_the_turn_give_ground_ice_and_sky(roll: int) -> None:
    for column, turn in enumerate(TURNS):
        g = field(QUIET, *pair(roll), step="weather", turn=turn, head='weather = "mud"\nice = "rivers"')
        ground, _, sky = ROWS[roll][column].partition("-")
        found = told(g, "weather")[0]
        assert (found["weather"], found["ice"]) == GROUND[ground], turn
        assert found["sky"] == SKY[sky], turn
        assert found["dice"] == [*pair(roll)]
        assert (g.state.weather, g.state.ice, g.state.sky) == (*GROUND[ground], SKY[sky]), (
            "until the next roll"
        )


@pytest.mark.rule("stalingrad-roads", "3.5")
@pytest.mark.parametrize("turn", range(6, 14))
def test_one_column_serves_from_dec_iv_to_feb_iii(turn: int) -> None:
    g = field(QUIET, 1, 1, step="weather", turn=turn)
    assert (g.state.weather, g.state.ice, g.state.sky) == ("snow", "all", "clear")


@pytest.mark.rule("stalingrad-roads", "3.1.1", "3.4a")
def test_the_campaign_begins_in_snow_and_blizzard_with_nothing_frozen() -> None:
    g = roads('step = "weather"')
    assert told(g, "weather")[0]["dice"] == []
    assert (g.state.weather, g.state.ice, g.state.sky) == ("snow", "open", "blizzard")


@pytest.mark.rule("stalingrad-roads", "3.4f")
@pytest.mark.parametrize(
    ("turn", "mud_before", "ice"),
    [(6, True, "rivers"), (6, False, "all"), (14, True, "rivers"), (15, True, "all")],
)
def test_after_mud_before_feb_iv_the_next_hard_frost_takes_only_rivers(
    turn: int, mud_before: bool, ice: str
) -> None:
    g = field(QUIET, 1, 2, step="weather", turn=turn, head=f"mud_before = {str(mud_before).lower()}")
    assert g.state.ice == ice, (
        "3 is a hard frost in all these columns; the mud of turn 14 is no longer before FEB IV"
    )


# Mud in combat (3.2.2)


@pytest.mark.rule("stalingrad-roads", "3.2.2c", "3.2.2e")
def test_in_mud_e_becomes_an_engagement_whatever_the_ground_and_only_the_attacker_loses() -> None:
    # 14 to 2 is 6/1, where 4 brings D1, E and DR2; the second roll, 6, would cost both sides: A1D2.
    g = battle(WEAK, CORPS, 4, 3, 3, head=f"{MUD}\n{REDUCED}")
    finish(g)
    assert told(g, "engagement")[0]["result"] == "A1D2"
    assert not g.state.exploiting
    assert len(reduced(g) & {*CORPS.split()}) == 1
    assert len(told(g, "eliminated")) == 1, "by the first roll"
    g = battle(WEAK, CORPS, 4, head=REDUCED)
    assert brought(g)[2] == "E"
    assert told(g, "engagement") == []


@pytest.mark.rule("stalingrad-roads", "3.2.2c")
def test_in_mud_the_defender_s_ground_does_not_change_the_attacker_s_result() -> None:
    # 1513 is a forest, which doubles the defence and takes away an E.
    snow = battle("ger-403s", CORPS, 4, at="1613", target="1513", head=REDUCED)
    assert brought(snow)[2] == "-"
    mud = battle("ger-403s", CORPS, 4, at="1613", target="1513", head=f"{MUD}\n{REDUCED}")
    finish(mud)
    assert len(told(mud, "engagement")) == 1


@pytest.mark.rule("stalingrad-roads", "3.2.2d")
@pytest.mark.parametrize(("head", "lost"), [("", 2), (MUD, 1)])
def test_in_mud_d1_is_ignored(head: str, lost: int) -> None:
    # 6/1 and roll 3: A1D1, D1, DR2.
    g = finish(battle(WEAK, CORPS, 3, head=f"{head}\n{REDUCED}"))
    assert len(told(g, "eliminated")) == lost


@pytest.mark.rule("stalingrad-roads", "3.2.2f")
def test_in_mud_other_results_are_as_they_are() -> None:
    # 7 to 6 is 1/1: 2 brings AR and R, 7 an engagement for both.
    g = battle("rom-15 rom-13", "sov-1tk", 2, head=MUD)
    assert brought(g)[2:] == ("AR", "R")
    g = battle("rom-15 rom-13", "sov-1tk", 7, 4, 4, head=MUD)
    finish(g)
    assert told(g, "engagement")[0]["result"] == "A1D1"
    assert reduced(g) & {"sov-1tk"}
    assert reduced(g) & {"rom-15", "rom-13"}, "an Eng that was rolled hurts both sides"


@pytest.mark.rule("stalingrad-roads", "3.2.2i", "3.2.2j")
@pytest.mark.parametrize(
    ("origin", "target", "head", "attack"),
    [
        ("0712", "0612", "", 4),
        ("0712", "0612", MUD, None),
        ("0727", "0827", MUD, None),
        ("1430", "1331", MUD, 3),
        ("0727", "0827", MUD + '\npontoon.sov-hq-don = "0827"', 3),
        ("0712", "0612", MUD + '\npontoon.sov-hq-don = "0612"', 3),
        ("0727", "0827", MUD + "\n" + hands() + on_map("pontoon@0727"), 3),
        ("0828", "0928", MUD, None),
    ],
)
def test_in_mud_attacks_cross_water_only_by_a_bridge_at_a_third(
    origin: str, target: str, head: str, attack: int | None
) -> None:
    g = lab({origin: "sov-1tk sov-hq-don", target: "rom-15"}, head=head)
    assert (target in open_to(g, "attack")) == (attack is not None)
    if attack:
        assert assess(g, target, "sov-1tk").attack == attack


# The sky (3.3)


@pytest.mark.rule("stalingrad-roads", "3.3a", "3.3b")
@pytest.mark.parametrize(
    ("sky", "hex_", "shift"),
    [
        ("clear", "0807", 1),
        ("clear", "0805", 1),
        ("overcast", "0807", 1),
        ("overcast", "0806", 0),
        ("blizzard", "0807", 0),
    ],
)
def test_aircraft_work_as_the_sky_lets_them(sky: str, hex_: str, shift: int) -> None:
    places = {"0807": "rom-15", "0808": "sov-1tk"}
    g = lab(places, head=f'sky = "{sky}"\n{hands()}{on_map(f"vvs@{hex_}")}')
    attack(g, "0807", "sov-1tk")
    if shift:
        do(g, "use vvs")
    assert told(g, "odds")[-1]["odds"] == ("3/1" if shift else "2/1")


@pytest.mark.rule("stalingrad-roads", "3.3c", "5.5.2")
@pytest.mark.parametrize(("sky", "placed"), [("clear", True), ("overcast", True), ("blizzard", False)])
def test_in_a_blizzard_no_aircraft_is_placed(sky: str, placed: bool) -> None:
    g = field(QUIET, step="soviet-support", head=f'sky = "{sky}"\n{hands(stavka="vvs flak")}')
    until(g, "deploy", "move-unit", "off-road")
    assert ("vvs" in open_to(g, "play")) == placed


@pytest.mark.rule("stalingrad-roads", "3.3d")
def test_a_blizzard_hampers_the_airlift() -> None:
    assert told(siege(sky="blizzard"), "airlift")[0]["modifier"] == -2
    assert told(siege(sky="overcast"), "airlift")[0]["modifier"] == 0


# Ice in combat (3.4)


@pytest.mark.rule("stalingrad-roads", "3.4c", "3.4d")
@pytest.mark.parametrize(
    ("origin", "target", "ice", "attack", "defence"),
    [
        ("0712", "0612", "open", 4, 3),
        ("0712", "0612", "rivers", 7, 4),
        ("0712", "0612", "all", 7, 4),
        ("0727", "0827", "open", 3, 3),
        ("0727", "0827", "rivers", 3, 3),
        ("0727", "0827", "all", 4, 3),
    ],
)
def test_ice_leaves_a_point_of_a_river_and_a_river_of_a_major_one(
    origin: str, target: str, ice: str, attack: int, defence: int
) -> None:
    g = lab({origin: "sov-1tk", target: "rom-15"}, head=f'ice = "{ice}"')
    odds = assess(g, target, "sov-1tk")
    assert (odds.attack, odds.defence) == (attack, defence)


@pytest.mark.rule("stalingrad-roads", "3.4c")
def test_the_point_is_for_who_is_attacked_over_rivers_only_and_comes_last() -> None:
    places = {"0712": "sov-1tk", "0613": "sov-8kk", "0612": "rom-15 rom-13"}
    g = lab(places, head='ice = "rivers"\noos = ["rom-15", "rom-13"]')
    assert assess(g, "0612", "sov-1tk", "sov-8kk").defence == 3
    assert assess(g, "0612", "sov-1tk").defence == 4, "half of 6, and then one more"


@pytest.mark.rule("stalingrad-roads", "3.4e")
@pytest.mark.parametrize(("ice", "result"), [("open", "-"), ("rivers", "-"), ("all", "E")])
def test_a_frozen_marsh_counts_as_a_forest_in_combat(ice: str, result: str) -> None:
    # 14 to 2 and roll 7: E2, which a forest lowers to E and a marsh to nothing.
    g = battle("ger-403s", CORPS, 7, at="0603", target="0602", head=f'ice = "{ice}"\n{REDUCED}')
    assert brought(g)[2] == result
