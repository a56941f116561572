"""Chapter 10: the end of the game and victory."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.city import ALL_SIX, level, points, storm
from tests.games.race_for_berlin.table import berlin, impulse
from tests.support import offered, play, prompt, told, units, where

SUBURBS = """
[units]
zossen = ["5ga-1", "5ga-2"]
luckenwalde = ["3ga-1"]
mariendorf = ["3gta-1"]
trebbin = ["3gta-2"]
bernau = ["8ga-1", "8ga-2"]
destroyed = ["3ga-2"]
"""
"""Konev in Zossen, Trebbin and Mariendorf, and in Luckenwalde a zone further off; Zhukov in Bernau."""


# ---- when the game stops (10)


@pytest.mark.rule("race-for-berlin", "10-a")
@pytest.mark.parametrize(("turn", "die", "ends"), [(6, 6, False), (7, 4, True), (8, 4, True), (9, 3, False)])
def test_an_end_roll_stops_the_game_from_turn_7(turn: int, die: int, ends: bool) -> None:
    """Levels 2, 2, 2, 3, 1 and 0 add 3 + 2 to the die: a 4 is above 8, a 3 is not."""
    levels = "wedding = 2, friedrichshain = 2, treptow = 2, mariendorf = 3, zehlendorf = 1"
    text = f"turn = {turn}\nlevel = {{ {levels} }}\nvp = {{ zhukov = 9, konev = 3 }}\n[units]\n{ALL_SIX}"
    g = impulse("D.2", text, die)
    assert g.over is ends
    if ends:
        assert g.winners == ["zhukov"]
        assert told(g, "game-over") == [{"zhukov": 9, "konev": 3, "sides": ["zhukov"]}]
        assert g.to_act == set()


@pytest.mark.rule("race-for-berlin", "10-a")
@pytest.mark.parametrize(("turn", "ends"), [(9, False), (10, True)])
def test_turn_10_is_the_last_whatever_stands_in_berlin(turn: int, ends: bool) -> None:
    g = impulse("D.2", f"turn = {turn}\nvp = {{ konev = 1 }}", 6)
    assert g.over is ends
    assert g.winners == (["konev"] if ends else [])


@pytest.mark.rule("race-for-berlin", "10-b")
@pytest.mark.parametrize(
    ("vp", "winners"),
    [
        ("zhukov = 6, konev = 5", ["zhukov"]),
        ("zhukov = 5, konev = 6", ["konev"]),
        ("zhukov = -3, konev = -1", ["konev"]),
        ("zhukov = 4, konev = 4", ["zhukov", "konev"]),
        ("", ["zhukov", "konev"]),
    ],
)
def test_more_points_win_and_equal_points_are_a_draw(vp: str, winners: list[str]) -> None:
    g = impulse("D.2", f"turn = 10\nvp = {{ {vp} }}")
    assert g.winners == winners
    with pytest.raises(IllegalAction):
        g.play("zhukov", "done")


@pytest.mark.rule("race-for-berlin", "10-b", "10.1.1a")
def test_points_are_scored_as_zones_are_taken_and_lost() -> None:
    """Konev takes Zossen, worth 1, and southern Germans take it back."""
    g = impulse("C.2", 'turn = 7\n[units]\nbaruth = ["5ga-1", "5ga-2"]\ntrebbin = ["10-pz-ss"]', 6)
    play(g, "konev", "move 5ga-1", "done", "unit 5ga-1", "to zossen", "to baruth")
    assert points(g) == {"zhukov": 0, "konev": 1}
    assert [track.value for track in g.view("zhukov").table.tracks if track.id == "victory"] == [0, 1]
    play(g, "konev", "stop", "done")
    play(g, "zhukov", "move 10-pz-ss", "done", "unit 10-pz-ss", "to zossen")
    assert points(g) == {"zhukov": 0, "konev": 0}


@pytest.mark.rule("race-for-berlin", "10.1.1a")
def test_a_zone_counts_once_for_whoever_controls_it() -> None:
    """The other marshal, who enters it later, gets nothing, and the first loses nothing by having left."""
    text = 'control = { konev = ["konigs-wusterhausen"] }\nvp = { konev = 1 }\n'
    g = impulse("C.1", text + '[units]\nerkner = ["8ga-1", "8ga-2"]')
    play(g, "zhukov", "move 8ga-1", "done", "unit 8ga-1", "to konigs-wusterhausen")
    assert points(g) == {"zhukov": 0, "konev": 1}


# ---- the bombardment (10.2.1)


@pytest.mark.rule("race-for-berlin", "10.2.1a", "10.2.1b")
def test_the_example_of_zossen() -> None:
    g = impulse("C.2", SUBURBS)
    play(g, "konev", "bombard 5ga-1")
    assert points(g) == {"zhukov": 0, "konev": 1}
    assert units(g, g.state.used) == {"5ga-1"}, "it is turned at once"
    play(g, "konev", "done")
    assert where(g, "5ga-1") == "zossen"
    assert prompt(g, "konev") == "designate", "it neither moved nor fought: next come Konev's Germans"


@pytest.mark.rule("race-for-berlin", "10.2.1a")
def test_any_soviet_unit_beside_a_berlin_zone_may_bombard() -> None:
    """In one too, since its neighbours are Berlin zones; in supply or not."""
    g = impulse("C.2", f'unsupplied = ["5ga-2"]\n{SUBURBS}')
    assert offered(g, "konev", "bombard") == {"5ga-1", "5ga-2", "3gta-1", "3gta-2"}


@pytest.mark.rule("race-for-berlin", "10.2.1a")
def test_germans_do_not_bombard() -> None:
    g = impulse("C.4", '[units]\nzossen = ["10-pz-ss"]')
    assert offered(g, "zhukov", "bombard") == set()


@pytest.mark.rule("race-for-berlin", "10.2.1a")
def test_a_unit_used_this_turn_does_not_bombard() -> None:
    g = impulse("C.2", f'used = ["5ga-1"]\n{SUBURBS}')
    assert "5ga-1" not in offered(g, "konev", "bombard")


@pytest.mark.rule("race-for-berlin", "10.2.1a")
def test_the_bombardment_is_an_activation() -> None:
    g = impulse("C.2", SUBURBS)
    play(g, "konev", "bombard 5ga-1")
    for verb in ("move", "fight", "reserve"):
        assert "5ga-1" not in offered(g, "konev", verb)
    play(g, "konev", "move 5ga-2", "reserve 3gta-1", "move 3gta-2")
    assert prompt(g, "konev") == "move-unit", "four units have been activated"


@pytest.mark.rule("race-for-berlin", "10.2.1a")
def test_only_the_first_bombardment_of_the_game_counts() -> None:
    g = impulse("C.1", SUBURBS)
    assert offered(g, "zhukov", "bombard") == {"8ga-1", "8ga-2"}
    play(g, "zhukov", "bombard 8ga-1")
    assert offered(g, "zhukov", "bombard") == set(), "not for the same player"
    play(g, "zhukov", "done")
    assert prompt(g, "konev") == "designate"
    assert offered(g, "konev", "bombard") == set(), "nor for the other"
    assert points(g) == {"zhukov": 1, "konev": 0}


# ---- first into Berlin (10.2.2)

BOTH_IN = """
support = { zhukov = 2, konev = 2 }
[units]
wedding = ["8ga-1", "8ga-2"]
mariendorf = ["3gta-1", "3gta-2"]
"""


@pytest.mark.rule("race-for-berlin", "10.2.2a")
def test_the_first_progress_of_the_game_brings_two_points() -> None:
    g = impulse("C.1", BOTH_IN, 4, 4)
    storm(g, "zhukov", "wedding", "8ga-1", "8ga-2")
    assert points(g) == {"zhukov": 2, "konev": 0}
    storm(g, "konev", "mariendorf", "3gta-1", "3gta-2")
    assert told(g, "urban")[-1]["result"].startswith("+/-1")
    assert points(g) == {"zhukov": 2, "konev": 0}, "the second in Berlin is too late"


@pytest.mark.rule("race-for-berlin", "10.2.2a")
def test_entering_berlin_or_failing_there_is_not_enough() -> None:
    g = impulse("C.1", BOTH_IN, 1)
    storm(g, "zhukov", "wedding", "8ga-1", "8ga-2")
    assert points(g) == {"zhukov": 0, "konev": 0}


@pytest.mark.rule("race-for-berlin", "10.2.2a")
def test_first_progress_of_two_levels_brings_the_zone_as_well() -> None:
    g = impulse("C.1", BOTH_IN, 6)
    storm(g, "zhukov", "wedding", "8ga-1", "8ga-2")
    assert points(g) == {"zhukov": 2 + 3, "konev": 0}


@pytest.mark.rule("race-for-berlin", "10.2.2a")
def test_a_german_roll_that_leaves_a_level_earns_nobody_the_award() -> None:
    text = (
        'level = { mariendorf = 4 }\nreduced = ["13-1"]\n[units]\nmariendorf = ["13-1", "13-2", "10-pz-ss"]'
    )
    g = impulse("C.4", text, 6)  # 8 to 21 is 1:3, -2, +2 for the ring: +/-1 D1
    storm(g, "zhukov", "mariendorf", "10-pz-ss")
    assert level(g) == 3
    assert points(g) == {"zhukov": 0, "konev": 0}


# ---- deepest in Berlin (10.2.3)


def end(levels: str, occupied: str = ALL_SIX) -> Berlin:
    """The end of turn 10, with these levels."""
    return impulse("D.2", f"turn = 10\nlevel = {{ {levels} }}\n[units]\n{occupied}")


@pytest.mark.rule("race-for-berlin", "10.2.3a", "annex4-e")
@pytest.mark.parametrize(
    ("levels", "zhukov", "konev"),
    [
        ("wedding = 4", 5, 0),
        ("wedding = 3, friedrichshain = 3", 0, 0),  # below 4, and levels of several zones do not add up
        ("wedding = 4, mariendorf = 5", 0, 5),
        ("wedding = 9, mariendorf = 5", 5, 0),
        ("wedding = 4, treptow = 4, mariendorf = 3", 5, 0),
        ("wedding = 4, mariendorf = 4", 0, 0),  # equal: nobody
        ("wedding = 3, mariendorf = 2", 0, 0),
    ],
)
def test_the_highest_level_of_4_or_more_brings_five_points(levels: str, zhukov: int, konev: int) -> None:
    g = end(levels)
    assert points(g) == {"zhukov": zhukov, "konev": konev}
    assert [note["points"] for note in told(g, "deepest")] == [5] * bool(zhukov or konev)


@pytest.mark.rule("race-for-berlin", "10.2.3a")
def test_the_five_points_can_decide_the_game() -> None:
    text = f"turn = 10\nlevel = {{ mariendorf = 4 }}\nvp = {{ zhukov = 4 }}\n[units]\n{ALL_SIX}"
    assert impulse("D.2", text).winners == ["konev"]


@pytest.mark.rule("race-for-berlin", "10.2.3a")
def test_the_five_points_are_given_on_an_end_roll_too() -> None:
    levels = "wedding = 3, friedrichshain = 3, treptow = 4"
    g = impulse("D.2", f"turn = 7\nlevel = {{ {levels} }}\n[units]\n{ALL_SIX}", 3)
    assert g.over
    assert points(g)["zhukov"] == 5


@pytest.mark.rule("race-for-berlin", "10.2.3a")
def test_nothing_is_given_before_the_end() -> None:
    levels = "wedding = 3, friedrichshain = 3, treptow = 4"
    g = impulse("D.2", f"turn = 7\nlevel = {{ {levels} }}\n[units]\n{ALL_SIX}", 2)
    assert not g.over
    assert points(g) == {"zhukov": 0, "konev": 0}


@pytest.mark.rule("race-for-berlin", "10.2.3b")
@pytest.mark.parametrize("empty", ["treptow", "charlottenburg"])
def test_all_six_zones_must_hold_soviets_of_either_camp(empty: str) -> None:
    away = {"treptow": "erkner", "charlottenburg": "falkensee"}[empty]
    assert points(end("wedding = 4"))["zhukov"] == 5
    assert points(end("wedding = 4", ALL_SIX.replace(empty, away)))["zhukov"] == 0


@pytest.mark.rule("race-for-berlin", "10.2.3b")
def test_a_german_unit_does_not_hold_a_zone_for_the_soviets() -> None:
    g = end("wedding = 4", ALL_SIX.replace('treptow = ["1gta-1"]', 'treptow = ["10-pz-ss"]'))
    assert points(g)["zhukov"] == 0


@pytest.mark.rule("race-for-berlin", "10-b")
def test_points_begin_at_0() -> None:
    assert points(berlin()) == {"zhukov": 0, "konev": 0}
