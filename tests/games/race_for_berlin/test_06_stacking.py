"""Chapter 6: stacking."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.stacking import full, limit
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.start import PositionError
from tests.games.race_for_berlin.table import impulse, zone
from tests.support import offered, play, prompt, spaces, told, where

# ---- 6.1.2 How many


EVACUATED = 'kustrin = ["5sha-1", "5sha-2", "8ga-1", "8ga-2"]'
"""The bridgehead without its Soviets."""


@pytest.mark.rule("race-for-berlin", "6.1.2a", "6.1.2c", "6.1.2d")
@pytest.mark.parametrize(
    "stack",
    [
        'luckau = ["13-1", "13-2"]',
        'luckau = ["404", "72", "303"]',  # the camp does not matter
        'mariendorf = ["13-1", "13-2", "404"]',
        'oder-bridgehead = ["47-1", "47-2"]',  # beside the four of the set-up
        'sommerfeld = ["13-1", "13-2", "3ga-1", "3ga-2", "3gta-1"]',
        f'{EVACUATED}\noder-bridgehead = ["303", "606", "309"]',
    ],
)
def test_stacks_up_to_the_limit_may_stand(stack: str) -> None:
    g = impulse("C.1", f"[units]\n{stack}")
    assert g.rules.broken(g) == []


@pytest.mark.rule("race-for-berlin", "6.1.2a", "6.1.2b", "6.1.2c", "6.1.2d")
@pytest.mark.parametrize(
    "stack",
    [
        'luckau = ["13-1", "13-2", "3ga-1"]',
        'luckau = ["404", "72", "303", "606"]',
        'luckau = ["13-1", "404"]',
        'mariendorf = ["13-1", "13-2", "3ga-1"]',
        'mariendorf = ["404", "303"]',
        f'{EVACUATED}\noder-bridgehead = ["303", "606", "309", "286"]',  # no limit, but for Soviets only
    ],
)
def test_stacks_over_the_limit_may_not(stack: str) -> None:
    with pytest.raises(PositionError, match=r"6\.1\.2"):
        impulse("C.1", f"[units]\n{stack}")


@pytest.mark.rule("race-for-berlin", "6.1.2a", "6.1.2c", "6.1.2d")
def test_the_limits_of_every_zone() -> None:
    g = impulse("C.1")
    f = g.facts
    for name in f.board.names[: len(f.zones)]:
        space = zone(g, name)
        german = 1 if f.BERLIN >> space & 1 else 3
        assert limit(g, GERMAN, space) == german, name
        unlimited = f.EAST >> space & 1 or name == "oder-bridgehead"
        assert (limit(g, SOVIET, space) == 2) is not bool(unlimited), name
        if unlimited:
            assert limit(g, SOVIET, space) >= len(f.units)


@pytest.mark.rule("race-for-berlin", "6.1.2a", "6.1.2d")
def test_at_the_set_up_no_soviet_zone_is_full() -> None:
    g = impulse("C.1")
    assert full(g, SOVIET) == 0
    assert spaces(g, full(g, GERMAN)) == {"gorlitz"}


# ---- 6.1.1 When: at the end of each move, reserve move, free move, retreat and advance

MOVES = [
    ("C.2", ["move 13-1", "done", "unit 13-1"]),
    ("C.2", ["reserve 13-1", "done", "unit 13-1"]),
    ("D.1", ["unit 13-1"]),
]


@pytest.mark.rule("race-for-berlin", "6.1.1a", "6.1.2a")
@pytest.mark.parametrize(("step", "actions"), MOVES)
@pytest.mark.parametrize(("others", "room"), [(["3ga-1"], True), (["3ga-1", "3ga-2"], False)])
def test_no_soviet_move_ends_as_a_third(step: str, actions: list[str], others: list[str], room: bool) -> None:
    mates = [name for name in ("3ga-1", "3ga-2") if name not in others]
    g = impulse(step, f'[units]\nluckau = ["13-1", "13-2"]\ngolssen = {others}\nbaruth = {mates}')
    if step == "D.1":
        play(g, "zhukov", "done")
    play(g, "konev", *actions)
    assert "dahme" in offered(g, "konev", "to")
    assert ("golssen" in offered(g, "konev", "to")) is room
    if not room:
        with pytest.raises(IllegalAction, match=r"6\.1\.2"):
            g.play("konev", "to", "golssen")


@pytest.mark.rule("race-for-berlin", "6.1.1a", "6.1.2a")
@pytest.mark.parametrize("step", ["C.3", "D.1"])
@pytest.mark.parametrize(("others", "room"), [(["541", "404"], True), (["541", "404", "72"], False)])
def test_no_german_move_ends_as_a_fourth_of_both_camps(step: str, others: list[str], room: bool) -> None:
    g = impulse(step, f"turn = 7\n[units]\nmuncheberg = {others}")
    if step == "D.1":
        play(g, "zhukov", "done")
        play(g, "konev", "done", "unit munch")
    else:
        play(g, "konev", "move munch", "done", "unit munch")
    assert "wriezen" in offered(g, "konev", "to")
    assert ("muncheberg" in offered(g, "konev", "to")) is room


@pytest.mark.rule("race-for-berlin", "6.1.2d", "6.1.1a")
def test_soviets_crowd_the_bridgehead() -> None:
    g = impulse("C.1")
    play(g, "zhukov", "move 2gta-1", "done", "unit 2gta-1", "to oder-bridgehead", "stop")
    assert where(g, "2gta-1") == where(g, "8ga-1") == where(g, "5sha-2") == "oder-bridgehead"


@pytest.mark.rule("race-for-berlin", "6.1.2c", "6.1.1a")
@pytest.mark.parametrize(("there", "room"), [("404", True), ("13-2", False)])
def test_berlin_takes_two_soviets_beside_a_german(there: str, room: bool) -> None:
    g = impulse(
        "C.2",
        f"""
        [units]
        zossen = ["3ga-1", "3ga-2"]
        trebbin = {["13-2"] if room else []}
        mariendorf = ["13-1", "{there}"]
        """,
    )
    play(g, "konev", "move 3ga-1", "done", "unit 3ga-1")
    assert ("mariendorf" in offered(g, "konev", "to")) is room


@pytest.mark.rule("race-for-berlin", "6.1.2c", "6.1.1a")
def test_berlin_takes_one_german() -> None:
    g = impulse("C.3", 'turn = 7\n[units]\nwedding = ["11-ss"]\nbernau = ["23-ss"]')
    play(g, "konev", "move 23-ss", "done", "unit 23-ss")
    assert "wedding" not in offered(g, "konev", "to")
    assert {"friedrichshain", "charlottenburg"} <= offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "6.1.1a", "6.1.2a")
def test_a_guest_takes_up_room() -> None:
    stacks = '[units]\nzossen = ["13-1", "47-1"]\nhalbe = ["13-2"]\nkonigs-wusterhausen = ["47-2"]'
    g = impulse("C.2", f'guests = ["47-1"]\n{stacks}')
    play(g, "konev", "move 13-2", "done", "unit 13-2")
    assert "baruth" in offered(g, "konev", "to")
    assert "zossen" not in offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "6.1.1a")
def test_no_retreat_ends_in_a_full_zone_nor_an_advance_as_a_third() -> None:
    g = impulse(
        "C.2",
        """
        turn = 2
        [units]
        forst = ["3gta-1", "5ga-1"]
        triebel = ["3gta-2", "5ga-2"]
        gross-duben = ["4gta-1", "4gta-2"]
        kathlow = ["1-pz-ss", "344", "342"]
        spremberg = ["36-ss", "214", "275"]
        """,
        1,
    )
    play(g, "konev", "fight 3gta-1", "fight 4gta-1", "fight 4gta-2", "done")
    play(g, "konev", "attack kathlow", "add 3gta-1", "add 4gta-1", "add 4gta-2", "resolve")
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "zhukov", "unit 344")
    assert offered(g, "zhukov", "to") == {"cottbus", "peitz"}  # Spremberg has three
    play(g, "zhukov", "to cottbus", "unit 342", "to cottbus")
    assert where(g, "1-pz-ss") == "peitz"  # and now Cottbus has: no choice was left
    play(g, "konev", "advance 3gta-1", "advance 4gta-1")
    assert prompt(g, "konev") != "advance"
    assert where(g, "4gta-2") == "gross-duben"
