"""4.2: the modes of activated units, and the events that combine them."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.table import hand, impulse
from tests.support import offered, play, prompt, told, units, where

# ---- 4.2 Movement mode

BEFORE_BERLIN = """
[units]
zossen = ["3ga-1", "3ga-2"]
mariendorf = ["11-ss"]
treptow = ["8ga-1"]
oder-bridgehead = ["8ga-2"]
friedrichshain = ["23-ss"]
erkner = ["541"]
"""
"""Konev's 3rd Guards before Berlin, a German in Mariendorf; Soviets alone in Treptow, Germans around it."""


@pytest.mark.rule("race-for-berlin", "4.2.1a", "6.1.2b")
def test_a_mover_enters_no_zone_with_enemies() -> None:
    g = impulse("C.1", '[units]\ndestroyed = ["712", "169"]')
    play(g, "zhukov", "move 8ga-1", "done", "unit 8ga-1")
    assert "lebus" in offered(g, "zhukov", "to")
    assert not offered(g, "zhukov", "to") & {"seelow", "oderbruch-2"}
    with pytest.raises(IllegalAction, match=r"4\.2\.1"):
        g.play("zhukov", "to", "seelow")


@pytest.mark.rule("race-for-berlin", "4.2.1a", "6.1.2b")
@pytest.mark.parametrize(
    ("bridgehead", "open_to_germans"), [(["8ga-1", "8ga-2", "5sha-1", "5sha-2"], False), ([], True)]
)
def test_a_german_mover_neither(bridgehead: list[str], open_to_germans: bool) -> None:
    away = [] if bridgehead else ["8ga-1", "8ga-2", "5sha-1", "5sha-2"]
    g = impulse("C.3", f"[units]\noder-bridgehead = {bridgehead}\nkustrin = {away}", 6)
    play(g, "konev", "move 303", "done", "unit 303")
    assert ("oder-bridgehead" in offered(g, "konev", "to")) is open_to_germans


@pytest.mark.rule("race-for-berlin", "4.2.1a", "6.1.2c")
def test_berlin_may_be_entered_against_a_german() -> None:
    g = impulse("C.2", BEFORE_BERLIN)
    play(g, "konev", "move 3ga-1", "done", "unit 3ga-1", "to mariendorf")
    assert where(g, "3ga-1") == where(g, "11-ss") == "mariendorf"


@pytest.mark.rule("race-for-berlin", "4.2.1a")
def test_a_german_meets_soviets_in_berlin_only_from_inside_it() -> None:
    g = impulse("C.3", f"turn = 7\n{BEFORE_BERLIN}")
    play(g, "konev", "move 23-ss", "move 541", "done", "unit 23-ss")
    assert "treptow" in offered(g, "konev", "to")
    play(g, "konev", "stop", "unit 541")
    assert "strausberg" in offered(g, "konev", "to")
    assert "treptow" not in offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "4.2.1b", "6.1.1a", "6.1.2a")
@pytest.mark.parametrize(
    ("step", "side", "mover", "full", "beyond", "stacks"),
    [
        # Luckenwalde is German, so that the only way to Trebbin is through Zossen.
        ("C.2", "konev", "13-1", "zossen", "trebbin", {"baruth": ["13-1", "13-2"], "luckenwalde": ["404"]}),
        ("C.3", "konev", "303", "muncheberg", "strausberg", {"seelow": ["303", "20-pzgre"]}),
        ("C.3", "konev", "11-ss", "wedding", "bernau", {"charlottenburg": ["11-ss"]}),
    ],
)
def test_a_full_zone_may_be_passed_but_not_ended_in(
    step: str, side: str, mover: str, full: str, beyond: str, stacks: dict[str, list[str]]
) -> None:
    stacks |= {"zossen": ["3ga-1", "3ga-2"], "muncheberg": ["541", "156", "712"], "wedding": ["23-ss"]}
    rows = "\n".join(f"{zone} = {stack}" for zone, stack in stacks.items())
    g = impulse(step, f"turn = 6\n[units]\n{rows}", 6)
    play(g, side, f"move {mover}", "done", f"unit {mover}")
    assert beyond in offered(g, side, "to")
    assert full not in offered(g, side, "to")
    play(g, side, f"to {beyond}")
    assert where(g, mover) == beyond


# ---- 4.2 Combat and reserve modes

KATHLOW = """
turn = 2
[units]
forst = ["3gta-1", "5ga-1"]
triebel = ["3gta-2", "5ga-2"]
gross-duben = ["4gta-1", "4gta-2"]
muskau = ["13-1", "13-2"]
kathlow = ["1-pz-ss", "344", "342"]
destroyed = ["545", "21-pz"]
"""
"""Three of Konev's tank counters beside three German divisions; 3:1 and +2 with the three of them."""


def beat_kathlow(*others: str, die: int = 1) -> Berlin:
    """The defenders of Kathlow have been driven off to Spremberg; other units were named as given."""
    g = impulse("C.2", KATHLOW, die)
    play(g, "konev", "fight 3gta-1", "fight 4gta-1", "fight 4gta-2", *others)
    play(g, "konev", "attack kathlow", "add 3gta-1", "add 4gta-1", "add 4gta-2", "resolve")
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "zhukov", "unit 1-pz-ss", "to spremberg", "unit 344", "to spremberg", "to spremberg")
    return g


@pytest.mark.rule("race-for-berlin", "4.2.2b", "8.4.1a")
def test_one_attacker_at_least_advances() -> None:
    g = beat_kathlow("done")
    assert offered(g, "konev", "advance") == {"3gta-1", "4gta-1", "4gta-2"}
    assert not offered(g, "konev", "done")
    play(g, "konev", "advance 4gta-1")
    assert offered(g, "konev", "done")


@pytest.mark.rule("race-for-berlin", "4.2.2a")
def test_a_fighter_does_not_move_by_itself_even_after_its_fight() -> None:
    g = beat_kathlow("done")
    play(g, "konev", "advance 4gta-1", "done")
    assert prompt(g, "konev") == "designate"  # C.3: no reserve step was asked for
    assert (where(g, "3gta-1"), where(g, "4gta-2")) == ("forst", "gross-duben")


@pytest.mark.rule("race-for-berlin", "4.2.2a", "4.1.4a")
def test_a_fighter_may_in_the_end_not_fight_and_is_spent_all_the_same() -> None:
    g = impulse("C.2", KATHLOW)
    play(g, "konev", "fight 3gta-1", "done", "done")
    assert g.impulse.camp == 1
    assert units(g, g.state.used) == {"3gta-1"}


@pytest.mark.rule("race-for-berlin", "4.2.2a", "9.2.1a")
def test_fighters_attack_or_storm_in_the_order_their_player_likes() -> None:
    stacks = '[units]\nmariendorf = ["13-1", "13-2"]\nhalbe = ["3ga-1", "3ga-2"]\nbaruth = ["404"]'
    g = impulse("C.2", f"support = {{ konev = 1 }}\n{stacks}", 3)
    play(g, "konev", "fight 13-1", "fight 3ga-1", "done")
    assert (offered(g, "konev", "attack"), offered(g, "konev", "storm")) == ({"baruth"}, {"mariendorf"})
    play(g, "konev", "storm mariendorf", "resolve")
    assert (offered(g, "konev", "attack"), offered(g, "konev", "storm")) == ({"baruth"}, set())
    g = impulse("C.2", f"support = {{ konev = 1 }}\n{stacks}")
    play(g, "konev", "fight 13-1", "done")
    assert (offered(g, "konev", "attack"), offered(g, "konev", "storm")) == (set(), {"mariendorf"})


@pytest.mark.rule("race-for-berlin", "4.2.3a", "3.1.3c")
@pytest.mark.parametrize(("step", "side", "unit"), [("C.1", "zhukov", "47-1"), ("C.4", "zhukov", "72")])
def test_out_of_supply_no_reserve(step: str, side: str, unit: str) -> None:
    g = impulse(step, f'unsupplied = ["{unit}"]')
    assert unit in offered(g, side, "move")
    assert unit in offered(g, side, "fight")
    assert unit not in offered(g, side, "reserve")
    assert len(offered(g, side, "reserve")) > 4
    with pytest.raises(IllegalAction, match=r"4\.2\.3"):
        g.play(side, "reserve", unit)


@pytest.mark.rule("race-for-berlin", "4.2.3a")
def test_bridges_bombed_before_the_impulse_take_the_reserve_mode_away() -> None:
    g = impulse("C.1", hand(konev=9))
    play(g, "konev", "bridges oder-bridgehead")
    assert not offered(g, "zhukov", "reserve") & {"8ga-1", "8ga-2", "5sha-1", "5sha-2"}
    assert "47-1" in offered(g, "zhukov", "reserve")


@pytest.mark.rule("race-for-berlin", "4.2.3b")
@pytest.mark.parametrize(
    ("army", "last", "too_far"),
    [
        ("13", "baruth", "zossen"),  # 1 point of 2: two zones by road
        ("3ga", "zossen", "mariendorf"),  # 1.5 of 3: three
        ("3gta", "mariendorf", "potsdam"),  # 2 of 4: four
    ],
)
def test_a_reserve_moves_with_half_its_points(army: str, last: str, too_far: str) -> None:
    g = impulse("C.2", f'[units]\nluckau = ["{army}-1", "{army}-2"]')
    play(g, "konev", f"reserve {army}-1", "done", f"unit {army}-1")
    assert last in offered(g, "konev", "to")
    assert too_far not in offered(g, "konev", "to")
    play(g, "konev", f"to {last}")
    assert prompt(g, "konev") == "designate"  # nothing is left of the half: C.3 has begun
    assert where(g, f"{army}-1") == last


@pytest.mark.rule("race-for-berlin", "4.2.3b")
def test_a_reserve_may_stay_and_moves_once() -> None:
    g = impulse("C.2", '[units]\nluckau = ["3ga-1", "3ga-2"]')
    play(g, "konev", "reserve 3ga-1", "reserve 3ga-2", "done", "unit 3ga-1", "to golssen", "stop")
    assert offered(g, "konev", "unit") == {"3ga-2"}
    play(g, "konev", "done")
    assert where(g, "3ga-2") == "luckau"


@pytest.mark.rule("race-for-berlin", "4.2.3c", "4.2.3d", "8.4.2a")
def test_a_reserve_follows_the_advance_and_still_has_its_half() -> None:
    g = beat_kathlow("reserve 5ga-1")
    assert "5ga-1" not in offered(g, "konev", "advance")  # an attacker first
    play(g, "konev", "advance 3gta-1")
    assert offered(g, "konev", "advance") == {"4gta-1", "4gta-2", "5ga-1"}
    play(g, "konev", "advance 5ga-1")
    assert where(g, "5ga-1") == "kathlow"
    assert (prompt(g, "konev"), offered(g, "konev", "unit")) == ("reserve-unit", {"5ga-1"})
    play(g, "konev", "unit 5ga-1")
    decision = g.decision("konev")
    assert decision is not None
    assert decision.facts["points"] == 3  # halves: 1.5 of 3
    assert "lubben" in offered(g, "konev", "to")  # three zones by road


@pytest.mark.rule("race-for-berlin", "4.2.3c")
def test_a_reserve_follows_only_from_the_zone_of_an_attacker() -> None:
    g = beat_kathlow("reserve 13-1")
    play(g, "konev", "advance 3gta-1")
    assert "13-1" not in offered(g, "konev", "advance")  # nobody attacked from Muskau
    play(g, "konev", "done")
    assert offered(g, "konev", "unit") == {"13-1"}


@pytest.mark.rule("race-for-berlin", "4.2.3c")
def test_a_reserve_may_follow_where_the_attacker_beside_it_does_not_advance() -> None:
    g = beat_kathlow("reserve 5ga-1")
    play(g, "konev", "advance 4gta-1", "advance 5ga-1")
    assert where(g, "5ga-1") == "kathlow"


@pytest.mark.rule("race-for-berlin", "4.2.3c", "6.1.1a")
def test_a_reserve_does_not_follow_into_a_full_zone() -> None:
    g = beat_kathlow("reserve 5ga-1")
    play(g, "konev", "advance 3gta-1", "advance 4gta-1")
    assert prompt(g, "konev") == "reserve-unit"
    assert where(g, "5ga-1") == "forst"


# ---- Events that combine modes


@pytest.mark.rule("race-for-berlin", "4.1.3a", "event-7a", "event-7b")
def test_trucks_let_an_army_move_and_then_attack() -> None:
    g = impulse("C.2", hand(konev=7) + KATHLOW, 6)
    assert not offered(g, "konev", "truck")
    play(g, "konev", "token", "army 3gta-1")
    assert offered(g, "konev", "truck") == {"3gta-1", "3gta-2"}
    play(g, "konev", "truck 3gta-2", "fight 3gta-1", "move 13-1", "done")
    assert offered(g, "konev", "unit") == {"3gta-2", "13-1"}
    play(g, "konev", "unit 3gta-2", "to peitz", "stop", "done")
    assert "guben" in offered(g, "konev", "attack")
    play(g, "konev", "attack guben")
    assert offered(g, "konev", "add") == {"3gta-1", "3gta-2"}


@pytest.mark.rule("race-for-berlin", "event-7b", "4.1.3b")
def test_a_trucked_counter_fights_from_where_it_came_to() -> None:
    text = KATHLOW.replace('muskau = ["13-1", "13-2"]', 'triebel = ["13-1", "13-2", "3gta-2", "5ga-2"]')
    text = text.replace('triebel = ["3gta-2", "5ga-2"]\n', "")
    g = impulse("C.2", hand(konev=7) + text, 6)
    play(g, "konev", "token", "army 13-1", "truck 13-1", "truck 13-2", "done")
    play(g, "konev", "unit 13-1", "to muskau", "done")  # the second stays
    assert offered(g, "konev", "attack") == {"rietschen"}
    play(g, "konev", "attack rietschen", "resolve")
    assert told(g, "attack")[-1]["units"] == ["13-1"]


@pytest.mark.rule("race-for-berlin", "4.1.3a", "event-6c")
def test_everyone_to_the_front_fights_and_then_moves_as_a_reserve() -> None:
    g = impulse("C.2", hand(konev=6) + KATHLOW, 1)
    play(g, "konev", "token", "army 4gta-1")
    play(g, "konev", "fight 4gta-1", "fight 4gta-2", "fight 3gta-1", "done")
    play(g, "konev", "attack kathlow", "add 4gta-1", "add 4gta-2", "resolve")
    assert told(g, "combat")[-1]["modifier"] == 3
    assert told(g, "combat")[-1]["result"] == "R"
    play(g, "zhukov", "unit 1-pz-ss", "to spremberg", "unit 344", "to spremberg", "to spremberg")
    play(g, "konev", "advance 4gta-1", "done", "done")
    assert prompt(g, "konev") == "reserve-unit"
    assert offered(g, "konev", "unit") == {"4gta-1", "4gta-2"}  # not the 3rd Guards Tank
    play(g, "konev", "unit 4gta-1")
    decision = g.decision("konev")
    assert decision is not None
    assert decision.facts["points"] == 4


@pytest.mark.rule("race-for-berlin", "4.1.3a", "10.2.1a", "10.2.1b")
def test_a_bombardment_is_an_activation_without_an_act() -> None:
    g = impulse("C.2", '[units]\nzossen = ["13-1", "13-2"]')
    assert offered(g, "konev", "bombard") == {"13-1", "13-2"}
    play(g, "konev", "bombard 13-1")
    assert g.state.vp == [0, 1]
    assert units(g, g.state.used) == {"13-1"}
    assert not offered(g, "konev", "bombard")  # scored once in the game
    decision = g.decision("konev")
    assert decision is not None
    assert decision.facts["left"] == 3
    play(g, "konev", "done")
    assert prompt(g, "konev") == "designate"  # C.3
