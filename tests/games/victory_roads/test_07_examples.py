"""The worked examples of combat: two combats, an exploitation, a Romanian attack, an attack by surprise."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.fights import (
    PINNED,
    brought,
    declare,
    exploiting,
    finish,
    oos,
    ratio,
    reduced,
    refused,
    way,
)
from tests.games.victory_roads.table import asked, assess, at, attack, do, field, open_to, side_to_act
from tests.support import told

# Combat 1: the Germans attack the forest of 5026

FOREST = {
    "5026": "s-65-rc s-72-rc",
    "4926": "g-14-id",
    "5027": "g-feldherrnhalle-pzgr g-221-sich",
    "5127": "g-25-panzer g-78-sturm",
    "5426": "s-hq-1-bel",
}
"""3, 7, 1, 6 and 5 are 22. Only the 14th is on the same side of the river as the corps."""
ATTACKERS = ["g-14-id", "g-feldherrnhalle-pzgr", "g-221-sich", "g-25-panzer", "g-78-sturm"]


@pytest.mark.rule("victory-roads", "7.14.E1", "7.8.1c", "7.9.3", "7.14.3")
def test_combat_1() -> None:
    head = 'reduced = ["s-65-rc", "s-72-rc"]\nmood = 5'
    g = field(PINNED | FOREST, 4, 6, step="axis-combat", head=head)
    attack(g, "5026", *ATTACKERS)
    assert oos(g) == {"s-65-rc", "s-72-rc"}, "5027 and 5127 are closed"
    assert ratio(g) == (22, 10, "2/1"), "nothing is halved at the river; 10 doubled and halved"
    declare(g, elite="g-78-sturm", armoured=True)
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    assert open_to(g, "result") == {"E", "E2"}
    do(g, "result E2")
    assert brought(g) == (1, 2, "E", "DR"), "in a forest E2 is E, DR2 is DR"
    assert g.state.mood == 6, "armoured exploitation pleases Hitler"
    assert (side_to_act(g), asked(g)) == ("soviet", "loss-first")
    assert open_to(g, "lose") == {"g-78-sturm", "g-feldherrnhalle-pzgr", "g-25-panzer"}
    do(g, "lose g-feldherrnhalle-pzgr", "lose s-65-rc")
    assert "g-feldherrnhalle-pzgr" in reduced(g)
    assert {at(g, "s-65-rc"), at(g, "s-72-rc")} == {"pile"}
    assert asked(g) == "advance"
    do(g, "done")
    assert asked(g) == "advance", "in step 5, after the tactical results"
    assert not told(g, "retreated")
    do(g, "advance g-14-id", "done")
    assert at(g, "g-14-id") == "5026"
    do(g, "mark g-feldherrnhalle-pzgr", "mark g-25-panzer")
    assert exploiting(g) == {"g-feldherrnhalle-pzgr", "g-25-panzer"}
    assert asked(g) == "combat", "E is spent"


def test_in_combat_1_the_river_would_halve_an_attack_without_the_14th() -> None:
    g = field(PINNED | FOREST, step="axis-combat", head='reduced = ["s-65-rc", "s-72-rc"]')
    assert assess(g, "5026", *ATTACKERS).attack == 22
    assert assess(g, "5026", *ATTACKERS[1:]).attack == 10


# Combat 2: the Soviets attack Minsk

MINSK = {
    "5426": "g-221-sich kg-arm-05 g-12-panzer",
    "5526": "s-2g-tk s-16g-rc",
    "5425": "s-36g-rc s-65-rc",
    "5326": "s-3g-mech",
    "5427": "s-72-rc",
    "kampfgruppen": "kg-arm-01",
}
"""1, 3 and 4 are 8; 12, 10, 10, 8, 11 and 8 are 59. The next KG that is drawn is a 5-4-3."""
CORPS = ["s-2g-tk", "s-16g-rc", "s-36g-rc", "s-65-rc", "s-3g-mech", "s-72-rc"]
HELD = 'halts = ["5426"]\nreduced = ["g-221-sich", "g-12-panzer"]\n'
HERE = 'theatres = ["6115", "5725", "5141", "6958"]\n'


def minsk(*dice: int, head: str = HERE) -> VictoryTable:
    g = field(PINNED | MINSK, *dice, head=HELD + head)
    attack(g, "5426", *CORPS)
    return g


@pytest.mark.rule("victory-roads", "7.14.E2", "7.9.5a", "7.9.6", "7.15.1", "crt-Eng")
def test_combat_2() -> None:
    g = minsk(1, 2, 2, 4)
    assert oos(g) == {"g-221-sich", "kg-arm-05", "g-12-panzer"}
    assert ratio(g) == (59, 8, "6/1"), "8 doubled and halved; 7/1 is read at 6/1"
    do(g, "hourra", "done")
    assert (side_to_act(g), open_to(g, "elite")) == ("axis", {"g-12-panzer"})
    do(g, "done")
    assert told(g, "combat")[-1]["result"] == "A1D1 D1 DR2"
    assert brought(g) == (1, 1, "D1+E", "Eng"), "the Haltebefehl makes Eng of DR2"
    do(g, "lose s-36g-rc", "lose g-221-sich")
    assert "s-36g-rc" in reduced(g)
    assert at(g, "g-221-sich") == "eliminated"
    assert side_to_act(g) == "axis"
    do(g, "lose kg-arm-05")
    assert at(g, "kg-arm-05") == "withdrawn"
    assert (side_to_act(g), asked(g)) == ("soviet", "loss")
    assert set(CORPS) == open_to(g, "lose"), "Hourra, without constraints"
    do(g, "lose s-65-rc")
    assert told(g, "engagement")[-1]["result"] == "A1D2"
    do(g, "lose s-65-rc")
    assert at(g, "s-65-rc") == "pile"
    assert at(g, "g-12-panzer") == "eliminated"
    assert asked(g) == "kampfgruppe"
    do(g, "make")
    assert at(g, "kg-arm-01") == "5426"
    assert "kg-arm-01" in reduced(g), "the second loss"
    assert asked(g) == "exploit"
    do(g, "mark s-2g-tk", "mark s-3g-mech")
    assert exploiting(g) == {"s-2g-tk", "s-3g-mech"}
    assert asked(g) == "combat"


@pytest.mark.rule("victory-roads", "7.14.E2", "7.7.9a", "7.8.4")
def test_combat_2_outside_the_radius_of_a_theatre() -> None:
    """Rifle corps are standard ones before attrition, and one armoured corps has a loss besides."""
    g = minsk(1, 2, head='theatres = ["6115", "6621", "5141", "6958"]\n')
    assert not open_to(g, "hourra")
    declare(g)
    assert {"s-16g-rc", "s-36g-rc", "s-65-rc", "s-72-rc"} <= reduced(g)
    do(g, "lose s-72-rc")
    assert at(g, "s-72-rc") == "pile"
    assert open_to(g, "lose") == {"s-2g-tk", "s-3g-mech"}
    do(g, "lose s-3g-mech")
    assert "s-3g-mech" in reduced(g)
    assert side_to_act(g) == "axis"


@pytest.mark.rule("victory-roads", "8.3.E", "8.2.2", "8.3.1", "8.3.2a", "8.3.2c", "7.14.4")
def test_exploitation_after_combat_2() -> None:
    places = MINSK | {"5426": "kg-arm-01", "5425": "s-36g-rc", "kampfgruppen": ""}
    head = """
        halts = ["5426"]
        reduced = ["kg-arm-01", "s-36g-rc"]
        oos = ["kg-arm-01"]
        exploiting = ["s-2g-tk", "s-3g-mech"]
    """
    g = field(PINNED | places, 3, 4, step="soviet-exploitation", head=head + HERE)
    assert open_to(g, "unit") == {"s-2g-tk", "s-3g-mech"}
    do(g, "unit s-3g-mech", "to 5125")
    assert at(g, "s-3g-mech") == "5125", "by the railway through 5225"
    while asked(g) != "combat":
        do(g, "stop" if asked(g) == "move" else "done")
    do(g, "attack 5426")
    assert open_to(g, "add") == {"s-2g-tk"}
    assert refused(g, "add", "s-72-rc") == "8.1.1"
    do(g, "add s-2g-tk", "resolve")
    assert ratio(g) == (12, 2, "6/1")
    assert told(g, "combat")[-1]["result"] == "D2 E2 DR3"
    assert brought(g)[:3] == (0, 2, "-")
    assert at(g, "kg-arm-01") == "withdrawn"
    do(g, "advance s-2g-tk")
    assert at(g, "s-2g-tk") == "5426"
    assert not told(g, "exploits")


# Germans and Romanians attack 6161

BESSARABIA = {
    "6161": "s-65-rc s-16g-rc",
    "6060": "g-12-panzer r-20-inf r-6-inf",
    "6061": "g-97-jaeger r-8-inf",
    "6162": "g-14-id r-7-inf",
    "6256": "s-hq-3-ukr",
}
"""8, 4 and 3 of the Germans with six steps, 2 of each Romanian division with eight: 23. 5 and 6 are 11."""
AXIS = ["g-12-panzer", "g-97-jaeger", "g-14-id", "r-20-inf", "r-6-inf", "r-8-inf", "r-7-inf"]


@pytest.mark.rule("victory-roads", "7.11.E", "7.11.2", "7.11.3b", "7.10.6", "crt-S")
def test_an_attack_with_romanians() -> None:
    head = 'reduced = ["s-65-rc", "s-16g-rc"]'
    g = field(PINNED | BESSARABIA, 3, 4, step="axis-combat", head=head)
    attack(g, "6161", *AXIS)
    assert [each["nation"] for each in told(g, "on-its-own")] == ["romanian"]
    declare(g)
    assert ratio(g) == (23, 11, "2/1")
    assert brought(g) == (1, 1, "E", "S")
    assert (side_to_act(g), open_to(g, "lose")) == ("axis", {"g-12-panzer", "g-97-jaeger", "g-14-id"})
    do(g, "lose g-14-id", "lose s-65-rc")
    assert at(g, "s-65-rc") == "pile"
    assert (side_to_act(g), asked(g)) == ("soviet", "hold-or-retreat")
    do(g, "retreat")
    assert way(g, "s-16g-rc") == ["6260"], "6160 and 6261 do not lead away from all"
    finish(g)
    assert g.state.autonomous == ("romanian",)


@pytest.mark.rule("victory-roads", "7.11.E", "7.11.3a")
def test_later_attacks_of_the_turn_need_as_many_german_steps() -> None:
    g = field(PINNED | BESSARABIA, step="axis-combat", head='autonomous = ["romanian"]')
    do(g, "attack 6161", *(f"add {unit}" for unit in AXIS[:-1]))
    assert open_to(g, "resolve"), "six steps each"
    assert not open_to(g, "add"), f"with {AXIS[-1]} the Romanians would outnumber the Germans"


# The attack by surprise on 6222


@pytest.mark.rule("victory-roads", "11.5.2E", "7.5.3")
def test_an_attack_by_surprise() -> None:
    """JUN III: Lend-Lease first, then the stack in 6221 attacks over the river, where it stands."""
    places = {
        "6221": "s-16g-rc s-36g-rc s-2g-tk",
        "6222": "g-256-id",
        "6223": "g-hq-4-armee",
        "6818": "s-hq-3-bel",
    }
    kinds = ["lend-lease", "surprise", "artillery-2", "artillery-2", "katyusha", "aviation"]
    head = f"""
        reduced = ["g-256-id"]
        boxes = [[], {kinds}, [], [], [], []]
        pools = {{ axis = [], soviet = ["engineers"] }}
    """
    g = field(places, 3, 4, drawn=2, step="soviet-support", turn=1, head=head)
    do(g, "theatre north")
    assert told(g, "great-offensive")
    do(g, "play lend-lease", "play centre-north", "play surprise", "to 6221", "stay", "attack 6222")
    do(g, "all", "resolve", "done")
    assert ratio(g) == (16, 4, "4/1"), "32 are halved by the river, 2 doubled by the fortification"
    assert brought(g)[:2] == (0, 1)
    assert told(g, "combat")[-1]["result"] == "D1 E DR"
    assert at(g, "g-256-id") == "eliminated"
    do(g, "advance s-2g-tk", "done")
    assert at(g, "s-2g-tk") == "6222"
    assert not exploiting(g), "it is not the combat phase"
    assert asked(g) == "deploy-3", "then the other supports are placed"
