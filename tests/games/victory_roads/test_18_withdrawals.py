"""Divisions that leave for other fronts, and counters that take the place of others (18)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.boxes import hands, plainly
from tests.games.victory_roads.table import asked, at, do, field, open_to
from tests.support import told, units

ARMY = {
    "1033": "g-14-id g-hg-panzer g-10-fj",
    "1034": "g-12-lwfd g-221-sich g-102-id",
    "1134": "g-15-ss-gren-lett-1 g-4-panzer g-10-pzgr",
    "2756": "h-20-gy h-1-pc",
    "1135": "kg-arm-01 g-hq-3-pz-armee",
}
"""Infantry with an attack of 3 or more: 14 and 102 ID, 10 Parachute, 15 SS; armour with 6: HG, 4 Panzer."""
STRONG = {"g-14-id", "g-102-id", "g-10-fj", "g-15-ss-gren-lett-1"}


def phase(
    turn: int,
    where: dict[str, str] | None = None,
    head: str = "",
    scenario: str = "campaign",
    side: str = "axis",
) -> VictoryTable:
    lines = f"{hands()}mood = 9\nheartland = true\n{head}"
    units_ = ARMY if where is None else where
    return field(units_, step=f"{side}-reinforcement", head=lines, turn=turn, scenario=scenario)


# Withdrawals (18.1)


@pytest.mark.rule("victory-roads", "18.1.1a", "18.1.1b")
@pytest.mark.parametrize(("turn", "count"), [(8, 1), (10, 2), (14, 2)])
def test_infantry_is_withdrawn_by_number_and_strength(turn: int, count: int) -> None:
    """Wehrmacht, Luftwaffe and Waffen-SS alike, from an attack of 3 on; no KG, ally or headquarters."""
    g = phase(turn)
    assert asked(g) == "withdraw"
    assert open_to(g, "withdraw") == STRONG
    names = ["g-14-id", "g-15-ss-gren-lett-1"][:count]
    do(g, *(f"withdraw {name}" for name in names))
    assert not g.to_act or asked(g) != "withdraw"
    assert {name for name in STRONG if at(g, name) == "withdrawn"} == set(names)


@pytest.mark.rule("victory-roads", "18.1.1a", "18.1.1b")
def test_armour_on_nov_i() -> None:
    """One with an attack of 6 or more: 10 Panzergrenadier has 5."""
    g = phase(12)
    assert open_to(g, "withdraw") == {"g-hg-panzer", "g-4-panzer"}
    do(g, "withdraw g-4-panzer")
    assert at(g, "g-4-panzer") == "withdrawn"


@pytest.mark.rule("victory-roads", "18.1.1a", "6.7.6")
def test_the_last_under_a_haltebefehl_with_soviets_beside_it_is_not_withdrawn() -> None:
    """Turn 10 takes two. Of the two in Minsk one may go, with a Soviet corps beside it."""
    where = {"5426": "g-14-id g-102-id", "5526": "s-60-rc", "1033": "g-10-fj"}
    g = phase(10, where, 'halts = ["5426"]\n')
    assert open_to(g, "withdraw") == {"g-14-id", "g-102-id", "g-10-fj"}
    do(g, "withdraw g-14-id")
    assert at(g, "g-10-fj") == "withdrawn", "the other is held: no choice was left"
    assert at(g, "g-102-id") == "5426"


@pytest.mark.rule("victory-roads", "18.1.1a", "6.7.9")
def test_a_marker_goes_with_the_last_division_that_is_withdrawn() -> None:
    g = phase(8, {"5426": "g-14-id", "1033": "g-12-lwfd"}, 'halts = ["5426"]\n')
    if asked(g) == "withdraw":
        do(g, "withdraw g-14-id")
    assert at(g, "g-14-id") == "withdrawn"
    assert told(g, "halt-lifted") == [{"space": "5426"}]
    assert not g.state.halts


@pytest.mark.rule("victory-roads", "18.1.1a")
@pytest.mark.parametrize("turn", [2, 7, 9, 11, 13, 15, 23])
def test_on_other_turns_nobody_leaves(turn: int) -> None:
    assert not told(phase(turn), "withdrawn")
    g = phase(turn)
    assert not g.to_act or asked(g) != "withdraw"


@pytest.mark.rule("victory-roads", "18.1.1a")
def test_a_scenario_without_the_chapter_has_none() -> None:
    """Bessarabia has SEP I too."""
    where = {"5369": "g-14-id g-102-id g-hq-6-armee"}
    g = phase(8, where, scenario="bessarabia")
    assert not told(g, "withdrawn")
    assert at(g, "g-14-id") == at(g, "g-102-id") == "5369"


@pytest.mark.rule("victory-roads", "18.1.2a")
def test_they_must_be_in_supply_and_may_be_reduced() -> None:
    """14 ID is cut off; of 102 ID one step is left."""
    g = phase(8, head='oos = ["g-14-id"]\nreduced = ["g-102-id"]\n')
    assert open_to(g, "withdraw") == STRONG - {"g-14-id"}
    do(g, "withdraw g-102-id")
    assert at(g, "g-102-id") == "withdrawn"


@pytest.mark.rule("victory-roads", "18.1.1a")
def test_only_from_the_map() -> None:
    g = phase(8, {"1033": "g-14-id g-102-id", "eliminated": "g-106-id"})
    assert open_to(g, "withdraw") == {"g-14-id", "g-102-id"}


WEAK = {"1033": "g-12-lwfd g-14-id g-hq-3-pz-armee", "2755": "h-20-gy h-hq-1-hadsereg"}


@pytest.mark.rule("victory-roads", "18.1.2b")
def test_who_cannot_withdraw_enough_has_no_replacements_for_the_rest_of_the_game() -> None:
    """OCT I wants two, there is one: it goes. All his points are lost, those for Hungarians too."""
    g = phase(10, WEAK, 'reduced = ["g-12-lwfd", "h-20-gy"]\n')
    assert at(g, "g-14-id") == "withdrawn"
    assert told(g, "no-more-replacements") == [{"side": "axis"}]
    assert g.state.turn == 11, "nobody was asked"
    while g.state.turn < 13:
        assert asked(g) != "rebuild"
        plainly(g)
    assert {"g-12-lwfd", "h-20-gy"} <= units(g, g.on_map(g.state.reduced))


@pytest.mark.rule("victory-roads", "18.1.2b")
def test_who_can_keeps_them() -> None:
    where = WEAK | {"1034": "g-102-id g-106-id"}
    g = phase(10, where, 'reduced = ["g-12-lwfd", "h-20-gy"]\n')
    do(g, "withdraw g-102-id", "withdraw g-106-id")
    assert asked(g) == "rebuild"
    assert open_to(g, "rebuild") == {"g-12-lwfd", "h-20-gy"}


# Transformations (18.2)


@pytest.mark.rule("victory-roads", "18.2.1a", "18.2.1b")
@pytest.mark.parametrize(
    ("place", "head", "weak", "oos"),
    [
        ("1033", "", False, False),
        ("1033", 'reduced = ["g-6-id"]\n', True, False),
        ("1033", 'oos = ["g-6-id"]\n', False, True),
        ("eliminated", "", False, False),
    ],
)
def test_a_counter_takes_the_place_of_another_whatever_its_state(
    place: str, head: str, weak: bool, oos: bool
) -> None:
    """6th Volksgrenadiers on SEP I."""
    where = {"1133": "g-14-id"} | {place: "g-6-id", "waiting": "g-6-vg"}
    g = phase(8, where, head)
    assert at(g, "g-6-vg") == place
    assert at(g, "g-6-id") == "withdrawn"
    assert ("g-6-vg" in units(g, g.state.reduced)) is weak
    assert ("g-6-vg" in units(g, g.state.oos)) is oos


@pytest.mark.rule("victory-roads", "18.2.1a")
@pytest.mark.parametrize(
    ("side", "turn", "old", "new"),
    [
        ("axis", 9, "g-45-id", "g-45-vg"),
        ("axis", 12, "g-gd-pzgr", "g-gd-panzer"),
        ("axis", 13, "g-feldherrnhalle-pzgr", "g-fhh-panzer"),
        ("soviet", 9, "s-5-mech", "s-9g-mech"),
        ("soviet", 12, "s-3-tk", "s-9g-tk"),
        ("soviet", 12, "s-16-tk", "s-12g-tk"),
    ],
)
def test_on_their_turn_both_players_transform_units(side: str, turn: int, old: str, new: str) -> None:
    where = {"1033" if side == "axis" else "6541": old, "waiting": new, "1034": "g-4-panzer"}
    g = phase(turn, where, f'reduced = ["{old}"]\n', side=side)
    assert at(g, new) == ("1033" if side == "axis" else "6541")
    assert at(g, old) == "withdrawn"
    assert new in units(g, g.state.reduced)
    g = phase(turn - 1, where, side=side)
    assert g.state.turn >= turn or at(g, new) == "waiting"


@pytest.mark.rule("victory-roads", "18.2.1a")
def test_who_has_left_the_game_is_not_replaced() -> None:
    g = phase(8, {"1033": "g-14-id g-102-id", "waiting": "g-6-vg"})
    do(g, "withdraw g-14-id")
    assert at(g, "g-6-vg") == "waiting"
