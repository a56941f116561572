"""2.2: the American advance, and what becomes of those in its way."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import attack, field
from tests.games.race_for_berlin.marching import marching
from tests.games.race_for_berlin.table import hand, impulse, rolled, zone
from tests.support import offered, play, prompt, spaces, told, where

TRACKS = [
    ["leipzig", "bitterfeld", "dessau", "coswig", "belzig", "lehnin", "potsdam", "zehlendorf"],
    ["leipzig", "eilenburg", "torgau", "jessen", "juterbog", "luckenwalde", "trebbin", "mariendorf"],
    ["kyritz", "friesack", "nauen", "falkensee", "charlottenburg"],
]
DIE = {1: 1, 2: 3, 3: 4}
"""A die that moves the Americans on each track, on turns 4 to 8."""


def held(*steps: int) -> str:
    """The zones that the Americans hold after so many steps on each track."""
    zones = {zone for track, done in zip(TRACKS, steps, strict=True) for zone in track[:done]}
    return f"american = {sorted(zones)}\ntracks = {list(steps)}\n"


def captured(g: Berlin) -> set[str]:
    """The zones with an American marker, as everybody sees them."""
    return {space.id for space in g.view("zhukov").table.spaces if space.marks.get("american")}


# ---- 2.2.1 the roll


@pytest.mark.rule("race-for-berlin", "2.2.1a", "2.2.1b", "2.2.1c", "2.2.1d")
@pytest.mark.parametrize(
    ("turns", "row"),
    [
        ((1, 2, 3), "1 1 2 - - -"),
        ((4, 5, 8), "1 1 2 3 - -"),
        ((9, 10), "1 1 2 2 3 3"),
    ],
    ids=["turns 1-3", "turns 4-8", "turns 9-10"],
)
@pytest.mark.parametrize("die", range(1, 7))
def test_one_die_names_the_track_on_which_a_zone_is_captured(
    turns: tuple[int, ...], row: str, die: int
) -> None:
    zones = {"1": {"bitterfeld"}, "2": {"eilenburg"}, "3": {"kyritz"}, "-": set()}[row.split()[die - 1]]
    for turn in turns:
        g = impulse("A.2", f"turn = {turn}\n{held(1, 1, 0)}", die)
        assert rolled(g, "american") == [die]
        assert captured(g) == {"leipzig"} | zones


@pytest.mark.rule("race-for-berlin", "2.2.1a")
def test_once_they_have_stopped_nobody_rolls() -> None:
    g = impulse("A.2", f"turn = 9\nstopped = true\n{held(2, 1, 0)}", 1)
    assert rolled(g, "american") == []
    assert captured(g) == {"leipzig", "bitterfeld"}


# ---- 2.2.2 the tracks


@pytest.mark.rule("race-for-berlin", "2.2.2a", "2.2.2c")
@pytest.mark.parametrize(("track", "start"), [(1, "leipzig"), (2, "leipzig"), (3, "kyritz")])
def test_the_first_advance_on_a_track_captures_its_starting_zone(track: int, start: str) -> None:
    g = impulse("A.2", "turn = 5", DIE[track])
    assert captured(g) == {start}


@pytest.mark.rule("race-for-berlin", "2.2.2b", "2.2.2c")
@pytest.mark.parametrize(
    ("track", "step"), [(n, step) for n, zones in enumerate(TRACKS, 1) for step in range(1, len(zones) - 1)]
)
def test_each_later_advance_captures_the_next_zone_which_is_adjacent(track: int, step: int) -> None:
    steps = [1, 1, 0]
    steps[track - 1] = step
    g = impulse("A.2", f"turn = 5\n{held(*steps)}", DIE[track])
    before, taken = TRACKS[track - 1][step - 1 : step + 1]
    assert captured(g) - {zone for n, zones in enumerate(TRACKS) for zone in zones[: steps[n]]} == {taken}
    assert g.facts.neighbours[zone(g, before)] >> zone(g, taken) & 1


@pytest.mark.rule("race-for-berlin", "2.2.2d")
@pytest.mark.parametrize(("die", "second"), [(1, "bitterfeld"), (3, "eilenburg")])
@pytest.mark.parametrize("first", [1, 3])
def test_leipzig_counts_for_both_its_tracks(first: int, die: int, second: str) -> None:
    assert impulse("A.2", "turn = 2", first).state.tracks == [1, 1, 0]
    g = impulse("A.2", f"turn = 3\n{held(1, 1, 0)}", die)
    assert captured(g) == {"leipzig", second}


# ---- 2.2.3 their zones are closed


@pytest.mark.rule("race-for-berlin", "2.2.3a")
@pytest.mark.parametrize(("step", "side", "unit"), [("C.2", "konev", "13-1"), ("C.4", "zhukov", "17")])
def test_nobody_moves_into_or_through_an_american_zone(step: str, side: str, unit: str) -> None:
    """From Baruth it is two zones by Luckenwalde to Beelitz, and by Zossen to Trebbin."""
    free = marching(step, {"baruth": unit}, unit, head="turn = 7")
    assert {"luckenwalde", "beelitz", "trebbin"} <= offered(free, side, "to")
    shut = marching(step, {"baruth": unit}, unit, head=f"turn = 7\n{held(1, 6, 0)}")
    assert not {"luckenwalde", "beelitz"} & offered(shut, side, "to")
    assert "trebbin" in offered(shut, side, "to")
    with pytest.raises(IllegalAction) as refused:
        shut.play(side, "to", "luckenwalde")
    assert refused.value.rule == "2.2.3"


@pytest.mark.rule("race-for-berlin", "2.2.3a")
def test_nor_by_a_free_move() -> None:
    g = field("D.1", {"grimma": "13-1"}, head=held(1, 1, 0))
    play(g, "zhukov", "done")
    play(g, "konev", "unit 13-1")
    assert "eilenburg" in offered(g, "konev", "to")
    assert "leipzig" not in offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "2.2.3a")
def test_nor_by_an_attack_that_would_lead_into_one() -> None:
    """A Soviet unit that was driven among the Americans cannot be attacked there."""
    units = {"leipzig": "13-1", "grimma": "17"}
    g = field("C.4", units, head=held(1, 1, 0))
    play(g, "zhukov", "fight 17", "done")
    assert prompt(g, "zhukov") != "attackers"
    assert not told(g, "attack")


# ---- 2.2.4 Soviets stop them

TORGAU = f'{held(1, 2, 0)}control = {{ konev = ["torgau"] }}\nvp = {{ konev = 1 }}\n'
"""The Americans are before Torgau, which Konev has taken."""


@pytest.mark.rule("race-for-berlin", "2.2.4a", "2.2.4b")
@pytest.mark.parametrize("unit", ["13-1", "8ga-1"])
def test_a_soviet_unit_in_the_next_zone_stops_them_for_good(unit: str) -> None:
    g = field("A.2", {"torgau": unit}, 3, head=f"turn = 2\n{TORGAU}")
    assert g.state.stopped
    assert captured(g) == {"leipzig", "eilenburg"}
    assert spaces(g, g.state.control[1]) == {"torgau"}
    assert g.state.vp == [0, 1]
    assert where(g, unit) == "torgau"


@pytest.mark.rule("race-for-berlin", "2.2.4a")
def test_they_stop_on_all_tracks_and_event_3_is_of_no_use() -> None:
    assert offered(impulse("C.4", "turn = 2\n" + hand(zhukov=3)), "zhukov", "token")
    g = impulse("C.4", "turn = 2\nstopped = true\n" + hand(zhukov=3))
    assert not offered(g, "zhukov", "token")


@pytest.mark.rule("race-for-berlin", "2.2.4a")
def test_soviets_elsewhere_on_a_track_do_not_stop_them() -> None:
    g = field("A.2", {"torgau": "13-1"}, 1, head=f"turn = 2\n{TORGAU}")
    assert not g.state.stopped
    assert captured(g) == {"leipzig", "eilenburg", "bitterfeld"}


@pytest.mark.rule("race-for-berlin", "2.2.2c", "2.2.4a")
def test_an_empty_zone_is_captured_from_the_soviet_who_controlled_it() -> None:
    g = field("A.2", {}, 3, head=f"turn = 2\n{TORGAU}")
    assert "torgau" in captured(g)
    assert g.state.control == [0, 0]
    assert g.state.vp == [0, 0]


# ---- 2.2.5 Germans in their way


@pytest.mark.rule("race-for-berlin", "2.2.5a", "2.2.5b", "glossary-l")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("unit", "owner"), [("404", "zhukov"), ("303", "konev")])
def test_a_german_unit_is_lost_on_4_or_less_and_flees_east_on_5_or_6(die: int, unit: str, owner: str) -> None:
    """Leipzig has index 2; so has Bitterfeld. Eilenburg and Grimma have 4."""
    g = field("A.2", {"leipzig": unit}, 1, die, head="turn = 2")
    assert rolled(g, "american-test") == [die]
    if die <= 4:
        assert where(g, unit) == "removed"
    else:
        assert offered(g, owner, "to") == {"eilenburg", "grimma"}
        play(g, owner, "to grimma")
        assert where(g, unit) == "grimma"


@pytest.mark.rule("race-for-berlin", "2.2.5a")
def test_each_unit_rolls_for_itself() -> None:
    g = field("A.2", {"leipzig": "303 404 17"}, 1, 6, 4, 5, head="turn = 2")
    play(g, "konev", "to grimma")
    play(g, "zhukov", "to eilenburg")
    assert rolled(g, "american-test") == [6, 4, 5]
    fled = {name: where(g, name) for name in ("303", "17", "404")}
    assert fled == {"303": "grimma", "17": "removed", "404": "eilenburg"}


@pytest.mark.rule("race-for-berlin", "2.2.5b", "2.2.5c")
@pytest.mark.parametrize(
    ("units", "refuge"),
    [
        ({"eilenburg": "13-1"}, "grimma"),
        ({"eilenburg": "303 156 541"}, "grimma"),
        ({"eilenburg": "13-1", "grimma": "13-2"}, "removed"),
        ({"eilenburg": "13-1", "grimma": "303 156 541"}, "removed"),
        ({"eilenburg": "13-1", "grimma": "303 156"}, "grimma"),
    ],
    ids=["Soviets there", "full", "Soviets all round", "Soviets here, full there", "room for one"],
)
def test_where_it_flees_there_must_be_no_soviets_and_room(units: dict[str, str], refuge: str) -> None:
    g = field("A.2", {"leipzig": "404", **units}, 1, 6, head="turn = 2")
    assert where(g, "404") == refuge


@pytest.mark.rule("race-for-berlin", "2.2.5b", "2.2.5c")
@pytest.mark.parametrize(
    ("units", "refuge"),
    [
        ({"zossen": "3ga-1"}, "mariendorf"),
        ({"zossen": "3ga-1", "mariendorf": "3ga-2"}, "removed"),
        ({"zossen": "3ga-1", "mariendorf": "11-ss"}, "removed"),
    ],
    ids=["Berlin", "Berlin contested", "Berlin full"],
)
def test_at_the_gates_it_may_flee_into_berlin(units: dict[str, str], refuge: str) -> None:
    """From Trebbin (6) only Zossen and Mariendorf lie further east."""
    g = field("A.2", {"trebbin": "404", **units}, 3, 6, head=f"turn = 5\n{held(1, 6, 0)}")
    assert where(g, "404") == refuge


@pytest.mark.rule("race-for-berlin", "2.2.5b", "2.2.5c")
@pytest.mark.parametrize("saved", ["303", "156"])
def test_owners_choose_konev_first_until_there_is_no_room(saved: str) -> None:
    units = {"trebbin": "303 156 404", "zossen": "3ga-1"}
    g = field("A.2", units, 3, 6, 6, 6, head=f"turn = 5\n{held(1, 6, 0)}")
    assert offered(g, "konev", "unit") == {"303", "156"}
    play(g, "konev", f"unit {saved}")
    assert where(g, saved) == "mariendorf"
    assert {where(g, name) for name in ("303", "156", "404")} == {"mariendorf", "removed"}


@pytest.mark.rule("race-for-berlin", "2.2.5a", "2.2.5b")
def test_event_3_does_the_same_to_those_it_meets() -> None:
    g = field("C.4", {"leipzig": "404 303", "prenzlau": "17"}, 4, 5, head="turn = 2\n" + hand(zhukov=3))
    play(g, "zhukov", "token", "track leipzig")
    assert rolled(g, "american-test") == [4, 5]
    assert where(g, "303") == "removed"
    play(g, "zhukov", "to eilenburg")
    assert where(g, "404") == "eilenburg"
    assert captured(g) == {"leipzig"}


# ---- 2.2.6 and 2.2.7 retreats among them


@pytest.mark.rule("race-for-berlin", "2.2.6a")
@pytest.mark.parametrize(("americans", "place"), [(held(2, 1, 0), "removed"), (held(1, 1, 0), "bitterfeld")])
def test_a_german_unit_that_must_retreat_into_their_zone_is_removed(americans: str, place: str) -> None:
    """404 in Dessau has Bitterfeld to go to: Soviets are in Coswig and Zerbst. 7 against 3, die 4: R."""
    units = {"dessau": "404", "coswig": "13-1", "zerbst": "13-2"}
    g = field("C.2", units, 4, head=f"turn = 7\n{americans}")
    attack(g, "dessau", "13-1")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "404") == place
    assert where(g, "13-1") == "dessau"


@pytest.mark.rule("race-for-berlin", "2.2.7c")
def test_a_soviet_unit_driven_into_their_zone_stops_them_for_good() -> None:
    """13-1 in Grimma, reduced, has only Leipzig to go to. 17 against 7, die 4: R."""
    units = {
        "grimma": "13-1",
        "riesa": "72 17 branden",
        "freiberg": "404",
        "torgau": "615",
        "eilenburg": "545",
    }
    g = field("C.4", units, 4, head=f'turn = 7\nreduced = ["13-1"]\n{held(1, 1, 0)}')
    attack(g, "grimma", "72", "17", "branden")
    assert told(g, "combat")[-1]["result"] == "R"
    assert where(g, "13-1") == "leipzig"
    assert g.state.stopped
    assert captured(g) == {"leipzig"}


AMONG = {"leipzig": "13-1", "sommerfeld": "3ga-1", "grimma": "17"}


@pytest.mark.rule("race-for-berlin", "2.2.7a", "2.2.7b")
def test_it_must_leave_before_anyone_else_is_activated() -> None:
    """Its owner may neither pass nor use it otherwise; the engine designates it."""
    g = field("C.2", AMONG, head=f"turn = 7\nstopped = true\n{held(1, 1, 0)}")
    assert told(g, "designated")[-1] == {"unit": "13-1", "mode": "move"}
    assert offered(g, "konev", "move") == {"3ga-1", "52-1"}
    play(g, "konev", "done")
    assert prompt(g, "konev") == "move", "nor may it be left where it is"
    assert not offered(g, "konev", "stop")
    play(g, "konev", "to bitterfeld")
    assert where(g, "13-1") == "bitterfeld"


@pytest.mark.rule("race-for-berlin", "2.2.7a", "2.2.7b")
def test_shut_in_it_stays_but_cannot_attack() -> None:
    units = {**AMONG, "eilenburg": "72", "bitterfeld": "615"}
    g = field("C.2", units, head=f"turn = 7\nstopped = true\n{held(1, 1, 0)}")
    assert offered(g, "konev", "done")
    assert "13-1" not in offered(g, "konev", "fight")
    with pytest.raises(IllegalAction) as refused:
        g.play("konev", "fight", "13-1")
    assert refused.value.rule == "2.2.7"


@pytest.mark.rule("race-for-berlin", "2.2.7a")
def test_out_of_their_zone_it_attacks_as_before() -> None:
    g = field("C.2", {**AMONG, "leipzig": "", "eilenburg": "13-1"}, head=f"stopped = true\n{held(1, 1, 0)}")
    assert "13-1" in offered(g, "konev", "fight")


# ---- 2.2.8 Berlin


@pytest.mark.rule("race-for-berlin", "2.2.8a")
@pytest.mark.parametrize(
    ("steps", "die", "gate"),
    [((7, 1, 0), 1, "zehlendorf"), ((1, 7, 0), 3, "mariendorf"), ((1, 1, 4), 4, "charlottenburg")],
)
@pytest.mark.parametrize("garrisoned", [False, True])
def test_if_they_reach_berlin_both_players_lose(
    steps: tuple[int, ...], die: int, gate: str, garrisoned: bool
) -> None:
    units = {gate: "11-ss"} if garrisoned else {}
    g = field("A.2", units, die, head=f"turn = 5\nvp = {{ zhukov = 3 }}\n{held(*steps)}")
    assert g.over
    assert g.state.ended == "americans"
    assert g.winners == []


@pytest.mark.rule("race-for-berlin", "2.2.8a", "2.2.4a")
def test_a_soviet_unit_in_the_gate_keeps_them_out() -> None:
    g = field("A.2", {"zehlendorf": "3ga-1"}, 1, head=f"turn = 5\n{held(7, 1, 0)}")
    assert not g.over
    assert g.state.stopped
    assert "zehlendorf" not in captured(g)


@pytest.mark.rule("race-for-berlin", "2.2.8a")
def test_event_3_can_end_the_game_too() -> None:
    g = field("C.4", {}, head=f"turn = 5\n{held(7, 1, 0)}{hand(zhukov=3)}")
    play(g, "zhukov", "token", "track zehlendorf")
    assert g.over
    assert g.winners == []
