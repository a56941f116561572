"""Chapter 9: progress in Berlin."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.race_for_berlin.city import (
    ALL_SIX,
    designate,
    gather,
    level,
    modifiers,
    odds,
    points,
    storm,
    support,
)
from tests.games.race_for_berlin.table import berlin, impulse
from tests.support import offered, play, prompt, spaces, told, units, where

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.names import bits

ALONE = """
support = { zhukov = 3 }
[units]
mariendorf = ["8ga-1", "8ga-2"]
"""
"""8th Guards Army in Mariendorf, against the garrison alone: 40 to 20, +1 for the odds, +1 for the army."""

PUSHED = """
[units]
mariendorf = ["13-1", "13-2", "10-pz-ss"]
trebbin = ["545", "344"]
"""
"""10th SS Panzer (8) against 13th Army (14 + 14), with two divisions of 4 in Trebbin."""


# ---- levels (9.1)


@pytest.mark.rule("race-for-berlin", "9.1.2a")
def test_all_six_zones_begin_at_level_0() -> None:
    g = berlin()
    city = [space for space in g.view("zhukov").table.spaces if "level" in space.marks]
    assert {space.id for space in city} == spaces(g, g.facts.BERLIN)
    assert [space.marks["level"] for space in city] == [0] * 6
    assert {space.side for space in city} == {""}


@pytest.mark.rule("race-for-berlin", "9.1.2b")
def test_entering_an_empty_zone_brings_no_progress() -> None:
    g = impulse("C.1", '[units]\nkonigs-wusterhausen = ["8ga-1", "8ga-2"]')
    play(g, "zhukov", "move 8ga-1", "move 8ga-2", "done")
    play(g, "zhukov", "unit 8ga-1", "to mariendorf", "to mariendorf")
    assert where(g, "8ga-1") == where(g, "8ga-2") == "mariendorf"
    assert level(g) == 0
    assert points(g) == {"zhukov": 0, "konev": 0}


@pytest.mark.rule("race-for-berlin", "9.1.3a", "9.1.4a", "9.3.3a")
@pytest.mark.parametrize(("at", "controlled"), [(0, False), (1, False), (2, True), (7, True)])
def test_a_zone_is_contested_below_level_2_and_controlled_from_there(at: int, controlled: bool) -> None:
    g = impulse(
        "C.1",
        f"level = {{ mariendorf = {at} }}\n"
        '[units]\nmariendorf = ["8ga-1"]\nkonigs-wusterhausen = ["8ga-2"]\ntreptow = ["1gta-1", "1gta-2"]',
    )
    (shown,) = (space for space in g.view("konev").table.spaces if space.id == "mariendorf")
    assert shown.side == ("zhukov" if controlled else "")
    # A move ends in a contested zone (7.4.6) and may go on through a controlled one.
    play(g, "zhukov", "move 8ga-2", "done")
    assert ("zehlendorf" in offered(g, "zhukov", "to")) is controlled
    # Only control helps the neighbours (annex 1).
    assert modifiers(odds(g, "treptow", "1gta-1")).get("adjacent-control", 0) == controlled


@pytest.mark.rule("race-for-berlin", "9.1.3a")
@pytest.mark.parametrize(
    ("at", "soviets", "closed"), [(0, "", False), (0, '"3gta-1"', True), (1, '"3gta-1"', True)]
)
def test_germans_outside_cannot_enter_a_contested_zone(at: int, soviets: str, closed: bool) -> None:
    g = impulse(
        "C.4",
        f"turn = 7\nlevel = {{ mariendorf = {at} }}\n"
        f'[units]\nmariendorf = [{soviets}]\ntrebbin = ["21-pz"]\ndestroyed = ["3gta-2"]',
    )
    play(g, "zhukov", "move 21-pz", "done")
    assert ("mariendorf" not in offered(g, "zhukov", "to")) is closed


# ---- a zone left empty (9.1.5)


def leaving(at: int, text: str = "") -> Berlin:
    """8th Guards Army's last counter is about to walk out of Mariendorf."""
    g = impulse(
        "C.1",
        f"level = {{ mariendorf = {at} }}\nvp = {{ zhukov = 10, konev = 10 }}\n{text}\n"
        '[units]\nmariendorf = ["8ga-1"]\nkonigs-wusterhausen = ["8ga-2"]',
    )
    play(g, "zhukov", "move 8ga-1", "done")
    return g


@pytest.mark.rule("race-for-berlin", "9.1.5a", "9.1.5b", "9.1.5c", "10.1.1b")
@pytest.mark.parametrize(("at", "lost"), [(0, 3), (1, 3), (2, 6), (5, 6)])
def test_who_leaves_a_zone_empty_pays_for_it_and_for_its_control(at: int, lost: int) -> None:
    g = leaving(at)
    play(g, "zhukov", "to konigs-wusterhausen")
    assert level(g) == 0
    assert points(g) == {"zhukov": 10 - lost, "konev": 10}


@pytest.mark.rule("race-for-berlin", "9.1.5d")
def test_the_example_of_tempelhof_left_empty() -> None:
    g = leaving(2)
    play(g, "zhukov", "to zossen" if "zossen" in offered(g, "zhukov", "to") else "to konigs-wusterhausen")
    assert points(g)["zhukov"] == 10 - 3 - 3
    (shown,) = (space for space in g.view("zhukov").table.spaces if space.id == "mariendorf")
    assert (shown.side, shown.marks["level"]) == ("", 0)


@pytest.mark.rule("race-for-berlin", "9.1.5b")
def test_points_may_fall_below_0() -> None:
    g = leaving(1, "vp = { konev = 1 }".replace("vp", "support"))
    g.state.vp = [0, 0]
    play(g, "zhukov", "to konigs-wusterhausen")
    assert points(g) == {"zhukov": -3, "konev": 0}
