"""Chapter 6: stacking."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.stacking import full, limit
from stavka.games.race_for_berlin.terms import GERMAN, SOVIET
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.start import PositionError
from tests.games.race_for_berlin.battle import field
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
    used = f"used = {others}\n"  # they make no room
    g = impulse(step, f'{used}[units]\nluckau = ["13-1", "13-2"]\ngolssen = {others}\nbaruth = {mates}')
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
    g = impulse(step, f"turn = 7\nused = {others}\n[units]\nmuncheberg = {others}")
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


# ---- 6.1.1 with 5.1: free moves are judged when all have been made

EXCHANGE = {"luckau": "13-1 13-2", "golssen": "3ga-1 3ga-2"}
"""Two full zones of Konev's, side by side."""


def free_moves(units: dict[str, str], head: str = "", *dice: int) -> Berlin:
    """Konev's Soviets are about to make their free moves."""
    g = field("D.1", units, *dice, head=head)
    while "konev" not in g.to_act:
        play(g, "zhukov", "done")
    return g


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1a")
def test_two_full_zones_exchange_units_by_free_moves() -> None:
    g = free_moves(EXCHANGE)
    play(g, "konev", "unit 13-1", "to golssen")
    assert prompt(g, "konev") == "make-room"
    assert g.rules.broken(g) == []
    assert offered(g, "konev", "unit") == {"3ga-1", "3ga-2"}  # not the one that has come
    assert not offered(g, "konev", "done")
    play(g, "konev", "unit 3ga-2", "to luckau")
    assert (where(g, "13-1"), where(g, "3ga-2")) == ("golssen", "luckau")
    assert offered(g, "konev", "done")


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1a")
def test_three_full_zones_exchange_in_a_ring_and_the_chain_may_end_where_there_is_room() -> None:
    ring = {"luckau": "13-1 13-2", "golssen": "3ga-1 3ga-2", "dahme": "5ga-1 5ga-2"}
    g = free_moves(ring)
    play(g, "konev", "unit 13-1", "to golssen", "unit 3ga-1", "to dahme")
    assert offered(g, "konev", "unit") == {"5ga-1", "5ga-2"}
    play(g, "konev", "unit 5ga-1")
    assert "luckau" in offered(g, "konev", "to")
    assert "juterbog" in offered(g, "konev", "to")
    play(g, "konev", "to juterbog")
    assert prompt(g, "konev") == "free-move"
    assert g.rules.broken(g) == []


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1a")
@pytest.mark.parametrize("head", ['used = ["3ga-1", "3ga-2"]', 'unsupplied = ["3ga-1", "3ga-2"]'])
def test_nobody_enters_a_full_zone_that_nobody_can_leave(head: str) -> None:
    g = free_moves(EXCHANGE, head)
    play(g, "konev", "unit 13-1")
    assert "golssen" not in offered(g, "konev", "to")
    with pytest.raises(IllegalAction, match=r"6\.1\.2"):
        g.play("konev", "to", "golssen")


WEST_AND_EAST = {
    "muncheberg": "541 156 391",
    "letschin": "munch 303 169",
    "seelow": "5sha-1",
    "oderbruch-1": "47-1",
    "oderbruch-2": "47-2",
}
"""Letschin is east of Muncheberg and has no other neighbour of Konev's further east."""


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1c", "7.2.2a")
@pytest.mark.parametrize(
    ("unit", "die", "target", "open_"),
    [
        ("541", 6, "letschin", False),  # who would make room has to go west, and may fail his test
        ("munch", 6, "muncheberg", True),  # he has passed; who makes room goes east, whatever he rolls
        ("munch", 3, "muncheberg", False),
    ],
)
def test_a_german_exchange_never_hangs_on_a_die_to_come(
    unit: str, die: int, target: str, open_: bool
) -> None:
    g = free_moves(WEST_AND_EAST, "turn = 4", die)
    play(g, "konev", "done", f"unit {unit}")
    assert (target in offered(g, "konev", "to")) is open_


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1c", "7.2.2a")
def test_who_makes_room_tests_too_and_may_go_where_the_test_lets_him() -> None:
    g = free_moves(WEST_AND_EAST, "turn = 4", 6, 1)
    play(g, "konev", "done", "unit munch", "to muncheberg", "unit 541")
    assert offered(g, "konev", "to") >= {"letschin", "protzel"}
    assert "strausberg" not in offered(g, "konev", "to")
    assert offered(g, "konev", "stop")  # the other two could still make room
    play(g, "konev", "stop")
    assert offered(g, "konev", "unit") == {"156", "391"}
    assert g.rules.broken(g) == []


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1a")
def test_a_position_in_the_middle_of_an_exchange_is_kept_and_read() -> None:
    g = free_moves(EXCHANGE)
    play(g, "konev", "unit 13-1", "to golssen")
    again = stavka.from_position(g.position())
    assert prompt(again, "konev") == "make-room"
    assert offered(again, "konev", "unit") == {"3ga-1", "3ga-2"}
    with pytest.raises(PositionError, match=r"6\.1\.2"):  # nobody has moved in: it never was allowed
        free_moves({"luckau": "13-1 13-2 3ga-1"})


@pytest.mark.rule("race-for-berlin", "6.1.1a", "5.1d")
def test_units_of_the_other_camp_are_not_counted_upon_to_leave() -> None:
    """Konev's Germans move before Zhukov's: a zone full of these stays full for him."""
    g = free_moves({"muncheberg": "541 404 72", "letschin": "munch"}, "turn = 7\nused = ['541']")
    play(g, "konev", "done", "unit munch")
    assert "muncheberg" not in offered(g, "konev", "to")
