"""Stacking (1.11): looked at when a phase ends; and bridgeheads."""

from __future__ import annotations

import pytest

from tests.games.victory_roads.basics import move
from tests.games.victory_roads.boxes import hands, until
from tests.games.victory_roads.fights import battle
from tests.games.victory_roads.table import asked, assess, at, do, field, number, open_to, side_to_act
from tests.support import told, units

HEX = "0246"
AWAY = {"1133": "g-246-id", "6621": "s-60-rc"}
"""Somebody of each side far away."""


def crowd(names: str, head: str = "") -> set[str]:
    """Who may be eliminated when a phase ends with these units in a hex; nobody if all may stay."""
    soviet = names.startswith("s-") or "-anew" in names
    step = "soviet-movement" if soviet else "axis-movement"
    g = field({HEX: names} | AWAY, step=step, head=head)
    until(g, "move-unit", "move-unit-axis")
    do(g, "done")
    return open_to(g, "lose") if g.to_act and asked(g) == "overstacked" else set()


@pytest.mark.rule("victory-roads", "1.11.1", "1.11.3")
@pytest.mark.parametrize(
    "names",
    [
        "g-14-id g-12-id g-31-id",
        "g-14-id g-12-id kg-inf-01",
        "kg-arm-01 kg-arm-02 kg-inf-01",
        "g-5-panzer r-20-inf r-6-inf",
        "s-1-tk s-3g-cav s-65-rc",
        "s-1-bulg-a-1 s-1-pol-a-1 s-1-czech",
    ],
)
def test_three_divisions_corps_or_kgs_fill_a_hex(names: str) -> None:
    more = "s-81-rc" if names.startswith("s") else "g-95-id"
    assert crowd(names) == set()
    assert crowd(f"{names} {more}") == {*names.split(), more}


@pytest.mark.rule("victory-roads", "1.11.2a", "1.11.2b")
def test_the_owner_eliminates_until_the_hex_is_legal_when_the_phase_ends() -> None:
    places = {HEX: "g-14-id g-12-id g-31-id", "0247": "g-95-id", "0245": "g-87-id"} | AWAY
    g = field(places, step="axis-movement")
    until(g, "move-unit-axis")
    move(g, "g-95-id", HEX)
    move(g, "g-87-id", HEX)
    assert asked(g) == "move-unit-axis", "within the phase it is legal"
    do(g, "done")
    assert (asked(g), side_to_act(g)) == ("overstacked", "axis")
    do(g, "lose g-14-id")
    assert asked(g) == "overstacked", "four are still too many"
    do(g, "lose g-87-id")
    assert [at(g, name) for name in ("g-14-id", "g-87-id", "g-95-id")] == ["eliminated", "eliminated", HEX]
    assert told(g, "phase")[-1]["phase"] != "axis-movement"


@pytest.mark.rule("victory-roads", "1.11.2a")
def test_units_pass_a_full_hex_in_the_same_phase() -> None:
    g = field({HEX: "g-14-id g-12-id g-31-id", "0247": "g-95-id"} | AWAY, step="axis-movement")
    until(g, "move-unit-axis")
    move(g, "g-95-id", HEX, "0245")
    do(g, "done")
    assert at(g, "g-95-id") == "0245"
    assert not told(g, "eliminated")


@pytest.mark.rule("victory-roads", "1.11.2a")
@pytest.mark.parametrize("phase", ["axis-combat", "axis-exploitation", "axis-support", "soviet-combat"])
def test_the_stacks_are_looked_at_in_every_phase(phase: str) -> None:
    g = field({HEX: "g-14-id g-12-id g-31-id g-95-id"} | AWAY, step=phase)
    until(g, "overstacked")
    assert g.state.phase == phase


@pytest.mark.rule("victory-roads", "1.11.4a", "1.11.4b")
def test_headquarters_take_no_room_but_two_are_too_many() -> None:
    assert crowd("g-14-id g-12-id g-31-id g-hq-4-armee") == set()
    assert crowd("g-14-id g-hq-4-armee g-hq-9-armee") == {"g-hq-4-armee", "g-hq-9-armee"}
    four = "g-14-id g-12-id g-31-id g-95-id"
    assert crowd(f"{four} g-hq-4-armee") == set(four.split())


@pytest.mark.rule("victory-roads", "1.11.5", "1.7.2", "1.7.3")
def test_hungarians_and_romanians_never_share_a_hex() -> None:
    assert crowd("h-20-gy r-20-inf") == {"h-20-gy", "r-20-inf"}
    assert crowd("h-20-gy r-20-inf g-14-id") == {"h-20-gy", "r-20-inf"}
    assert crowd("h-20-gy r-hq-armata-3") == {"h-20-gy", "r-hq-armata-3"}
    assert crowd("h-20-gy g-14-id g-12-id") == set()
    both = 'allies = ["soviet", "soviet"]\ndefected = [1, 1]\n'
    assert crowd("h-20-gy-anew r-20-inf-anew", both) == {"h-20-gy-anew", "r-20-inf-anew"}
    assert crowd("s-65-rc r-20-inf-anew", both) == set()


SIX = "s-65-rc s-72-rc s-81-rc s-69-rc s-1-tk s-5-tk"


@pytest.mark.rule("victory-roads", "1.11.6b")
def test_a_bridgehead_holds_six_soviet_corps() -> None:
    head = f'bridgeheads = ["{HEX}"]\n'
    assert crowd(SIX, head) == set()
    assert crowd(f"{SIX} s-hq-1-bel", head) == set()
    assert crowd(f"{SIX} s-113-rc", head) == {*SIX.split(), "s-113-rc"}
    assert crowd(SIX) == set(SIX.split())


@pytest.mark.rule("victory-roads", "1.11.6c", "1.11.6b")
def test_all_corps_of_a_bridgehead_attack_and_defend() -> None:
    head = f'bridgeheads = ["{HEX}"]\nreduced = []\nmodes = {["offensive"] * 4}\n'
    g = field({HEX: SIX, "0247": "g-14-id"} | AWAY, step="soviet-combat", head=head)
    do(g, "attack 0247")
    assert open_to(g, "add") == set(SIX.split())
    do(g, "all", "resolve")
    until(g, "declare")
    assert told(g, "odds")[-1]["attack"] == 52, "four times 8 and twice 10"
    pinned = {"1363": "g-118-jaeger", "1364": "s-2-bulg-a"}  # so that somebody can attack
    g = field({HEX: SIX, "0247": "g-5-panzer"} | pinned, step="axis-combat", head=head)
    assert assess(g, HEX, "g-5-panzer").defence == 52


@pytest.mark.rule("victory-roads", "1.11.6a")
def test_maskirovka_brings_a_bridgehead_that_goes_when_nobody_is_left() -> None:
    places = {"6621": "s-hq-3-bel s-65-rc", "6521": "s-72-rc", "6319": "g-14-id", "6320": "s-1-tk"}
    g = field(places, step="soviet-support", head=hands(centre_north="maskirovka"))
    until(g, "deploy-3")
    do(g, "play maskirovka")
    assert "6320" in open_to(g, "to")
    do(g, "to 6320")
    assert units(g, g.state.at[number(g, "6320")]) == {"s-1-tk"}
    assert g.state.bridgeheads == 1 << number(g, "6320")
    until(g, "move-unit")
    move(g, "s-1-tk", "6420")
    do(g, "done")
    assert g.state.bridgeheads == 0
    assert told(g, "bridgehead-gone") == [{"space": "6320"}]


@pytest.mark.rule("victory-roads", "1.11.6a")
def test_a_bridgehead_goes_as_soon_as_the_germans_take_its_hex() -> None:
    """A 7 at 1/2 costs the attacker his only step, and the Germans advance; other combats are to come."""
    head = 'bridgeheads = ["6811"]\nreduced = ["s-1-czech"]'
    g = battle("g-14-id", "s-1-czech", 7, head=head)
    assert asked(g) == "defenders-advance"
    assert g.state.bridgeheads == 1 << number(g, "6811")
    do(g, "advance g-14-id")
    assert at(g, "g-14-id") == "6811"
    assert asked(g) == "combat", "the phase is not over"
    assert g.state.bridgeheads == 0
