"""8: the Combat Marker Phase."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.supplying import RED
from tests.games.absolute_war.table import FACTS, asked, do, field, open_to
from tests.games.absolute_war.turning import until

SPENT = """
attack = { german = 1, soviet = 1 }
support = { german = 2, soviet = 3 }
mobile = { german = 1, soviet = 0 }
attacks = { german = 6, soviet = 6 }
"""


def after(side: str, turn: int = 7, head: str = SPENT, lost: str = "") -> War:
    """A Combat Marker Phase is over; some zones are the enemy's."""
    held = {"soviet": lost} if side == "german" else {"german": lost}
    g = field({}, step=f"{side}-markers", turn=turn, head=head, hand={side: RED[side]}, **held)  # type: ignore[arg-type]
    return until(g, "exchange", "spend-cards", "lost-draw", side=side)


def at_hand(g: War, side: int) -> tuple[int, int, int]:
    return g.state.attack[side], g.state.support[side], g.state.mobile[side]


@pytest.mark.rule("absolute-war", "8.0a")
@pytest.mark.rule("absolute-war", "8.0b")
@pytest.mark.rule("absolute-war", "5.0.II.2")
def test_the_phasing_player_takes_all_his_markers_back() -> None:
    g = after("german")
    assert at_hand(g, 0) == (6, 8, 4)
    assert at_hand(g, 1) == (1, 3, 0)
    g = after("soviet")
    assert at_hand(g, 0) == (1, 2, 1)
    assert at_hand(g, 1) == (6, 8, 4)


@pytest.mark.rule("absolute-war", "8.0c")
@pytest.mark.parametrize(("left", "then"), [(0, 1), (1, 2), (3, 4), (4, 4)])
@pytest.mark.parametrize(("side", "well"), [("german", "ploesti"), ("soviet", "baku")])
def test_without_his_oil_well_a_player_regains_one_mobile_marker(
    side: str, well: str, left: int, then: int
) -> None:
    assert [zone.id for zone in FACTS.zones if zone.oil_well == side] == [well]
    head = SPENT.replace("mobile = { german = 1, soviet = 0 }", f"mobile = {{ {side} = {left} }}")
    number = ("german", "soviet").index(side)
    assert at_hand(after(side, head=head, lost=well), number) == (6, 8, then)
    assert at_hand(after(side, head=head), number) == (6, 8, 4)


@pytest.mark.rule("absolute-war", "8.0c", "23.2.1")
def test_a_small_stack_takes_no_oil_well_away() -> None:
    zones, hand = {"ploesti": "s-5a"}, {"german": RED["german"]}
    more = {"german": "ploesti", "small_stacks": "on"}
    g = field(zones, step="german-markers", head=SPENT, hand=hand, **more)  # type: ignore[arg-type]
    until(g, "exchange", "spend-cards", side="german")
    assert g.state.mobile[0] == 4


@pytest.mark.rule("absolute-war", "8.0c")
def test_a_contested_oil_well_is_not_controlled() -> None:
    zones, hand = {"ploesti": "x-rom3 | s-2ukr"}, {"german": RED["german"]}
    g = field(zones, step="german-markers", head=SPENT, hand=hand, german="ploesti")
    until(g, "exchange", "spend-cards", side="german")
    assert g.state.mobile[0] == 2


@pytest.mark.rule("absolute-war", "8.0d")
@pytest.mark.parametrize("turn", [7, 10, 11, 12])
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_weather_limits_the_attacks_of_the_turn(turn: int, side: str) -> None:
    weather = FACTS.turns[turn].weather
    limit = {"clear": 6, "snow": 5, "general-winter": 4, "mud": 3}[weather]
    g = after(side, turn)
    assert at_hand(g, side == "soviet") == (limit, 8, 4)


@pytest.mark.rule("absolute-war", "8.0d")
def test_the_limit_of_the_weather_gives_no_markers() -> None:
    few = SPENT.replace("attacks = { german = 6, soviet = 6 }", "attacks = { german = 2, soviet = 6 }")
    assert at_hand(after("german", 10, few), 0)[0] == 2


@pytest.mark.rule("absolute-war", "8.0d")
def test_without_attack_markers_nobody_attacks() -> None:
    zones = {"orel": "g2pz", "tula": "s-w"}
    assert open_to(field(zones), "lead") == {"g2pz"}
    assert asked(field(zones, head="attack = { german = 0 }")) != "attack"


@pytest.mark.rule("absolute-war", "8.0e")
@pytest.mark.parametrize(("turn", "limit"), [(7, 3), (10, 2), (12, 2), (11, 1)])
def test_weather_limits_the_air_units_of_the_turn(turn: int, limit: int) -> None:
    g = field(
        {"german-air": "g-lf1 | g-lf2 | g-lf4 | g-lf6", "orel": "g2pz"}, step="german-movement", turn=turn
    )
    for n in range(4):
        flying = open_to(g, "fly")
        assert bool(flying) is (n < limit)
        if flying:
            do(g, f"fly {min(flying)}", "to posen")
            if asked(g) == "join":
                do(g, "apart")


@pytest.mark.rule("absolute-war", "8.0f")
def test_the_scenario_gives_the_attack_markers_of_the_start() -> None:
    """Five German markers are left by Stalingrad and by Kursk (21.1.3), six are the most a side can have."""
    for scenario, german in (("barbarossa", 6), ("stalingrad", 5)):
        assert FACTS.scenarios[scenario].german.attack == german
    assert all(row.soviet.attack <= 6 and row.german.attack <= 6 for row in FACTS.scenarios.values())
