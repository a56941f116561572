"""The besieged in exploitation and reaction (10.2.3, 10.3.2, 10.4.3), and at the last level (10.3.4).

The pocket here has 24 Pz and 371 in Pitomnik, 1333; the ring around it is left out where somebody is to move.
"""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.fights import PINNED, brought, fight, pair, ratio
from tests.games.stalingrad_roads.hand import neighbours
from tests.games.stalingrad_roads.marching import reach
from tests.games.stalingrad_roads.siege import (
    INSIDE,
    fortress,
    level_changes,
    marks,
    siege,
    supports,
    without,
)
from tests.games.stalingrad_roads.siege import idle as goes_on
from tests.games.stalingrad_roads.table import asked, assess, attack, do, field, open_to

OPEN = {"1333": "ger-24pz ger-371", "1433": "ger-94", "1334": "ger-71 ger-295", "1434": "ger-389"}
SURROUNDED = [name for names in OPEN.values() for name in names.split()]
SORTIE = 'sortie = true\nunleashed = ["ger-24pz", "ger-371"]\nmobile = ["ger-24pz", "ger-371"]'


def exploits(level: int = 8, head: str = "") -> StalingradTable:
    marked = 'exploiting = ["ger-24pz", "ger-71", "hun-6"]'
    return siege(
        PINNED | OPEN, step="axis-exploitation", level=level, besieged=SURROUNDED, head=f"{marked}\n{head}"
    )


# Exploitation (9.2)


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1", "9.2.2")
def test_a_sortie_exploits_with_half_of_its_full_movement() -> None:
    """3 points, of which 2: through the country or, where the railway goes, four hexes of it."""
    far = reach(exploits(head=SORTIE), "ger-24pz")
    near = reach(exploits(), "ger-24pz")
    assert {"1230", "1331", "1133", "1632"} <= far
    assert near < far
    assert not {"1230", "1133", "1632"} & near, "one point at level 8"


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1", "9.3.2a", "10.3.3b")
def test_and_attacks_at_full_strength_in_exploitation_too() -> None:
    where = without("1333", h1333="ger-24pz ger-371")
    head = f'{SORTIE}\nexploiting = ["ger-24pz", "ger-371", "ger-71"]'
    g = siege(where, 1, 2, step="axis-exploitation", besieged=[*INSIDE, "ger-24pz"], head=head)
    while asked(g) == "exploit-unit":
        do(g, "done")
    assert assess(g, "1233", "ger-24pz", "ger-371").attack == 10
    attack(g, "1233", "ger-24pz", "ger-371")
    goes_on(g, "next turn")
    assert level_changes(g)[0] == ("10.3.3b", 7)


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1", "9.2.1")
def test_nobody_else_of_the_pocket_exploits_in_that_turn() -> None:
    assert open_to(exploits(head=SORTIE), "unit") == {"ger-24pz", "hun-6"}
    assert open_to(exploits(), "unit") == {"ger-24pz", "ger-71", "hun-6"}
    mobile = SORTIE.replace("mobile = [", 'mobile = ["ger-71", ')
    assert "ger-71" not in open_to(exploits(head=mobile), "unit"), "Mobility does not help"


@pytest.mark.rule("stalingrad-roads", "10.4.3-mobility", "9.2.2")
def test_mobility_is_for_the_movement_phase() -> None:
    assert reach(exploits(head='mobile = ["ger-24pz"]'), "ger-24pz") == reach(exploits(), "ger-24pz")


@pytest.mark.rule("stalingrad-roads", "10.2.3f", "10.3.2", "9.2.2")
@pytest.mark.parametrize(("level", "hexes"), [(11, 9), (8, 9), (6, 6), (2, 6), (1, 6)])
def test_the_level_says_how_far_the_besieged_exploit(level: int, hexes: int) -> None:
    """71 in 1334: half of half, or a point, is two hexes by rail; from level 6 on one hex is one hex."""
    found = reach(exploits(level), "ger-71")
    assert len(found) == hexes
    assert (found <= neighbours("1334")) is (hexes == 6)


@pytest.mark.rule("stalingrad-roads", "4.4.3", "10.2.3f")
def test_who_is_out_of_supply_but_not_besieged_has_his_one_point() -> None:
    """At level 5 a point by rail is still two hexes for those outside."""
    g = siege(
        PINNED | OPEN | {"1129": "ger-14pz"},
        step="axis-exploitation",
        level=5,
        besieged=SURROUNDED,
        plain=True,
        head='oos = ["ger-14pz", "ger-24pz", "ger-371", "ger-94", "ger-71", "ger-295", "ger-389"]\n'
        'exploiting = ["ger-14pz", "hun-6"]',
    )
    assert not reach(g, "ger-14pz") <= neighbours("1129")


# Reaction


@pytest.mark.rule("stalingrad-roads", "crt-R", "10.3.2", "10.2.3f")
@pytest.mark.parametrize(
    ("level", "by", "far"),
    [
        (11, "sov-1tk sov-26tk sov-4tk", True),
        (8, "sov-1tk sov-26tk sov-4tk", True),
        (5, "sov-1tk sov-51g", False),
        (1, "sov-1 sov-153", False),
    ],
)
def test_the_besieged_react_as_far_as_their_level_lets_them(level: int, by: str, far: bool) -> None:
    """3/1 or 4/1, a 2: R. A point takes 24 Pz two hexes by rail from 1334; from level 6 on one hex is all."""
    where = {"1334": "ger-24pz", "1432": "ger-76", "1434": "ger-389", "1431": by}
    g = siege(
        PINNED | where,
        *pair(2),
        step="soviet-combat",
        level=level,
        besieged=["ger-24pz", "ger-76", "ger-389"],
        head="superiority = []",
    )
    fight(g, by, "1432")
    assert brought(g)[3] == "R"
    do(g, f"lose {min(open_to(g, 'lose'))}", "unit ger-24pz")
    assert "1433" in open_to(g, "to")
    assert (not open_to(g, "to") <= neighbours("1334")) is far
    decision = g.decision("axis")
    assert decision is not None
    assert set(decision.hints) == open_to(g, "to"), "each with its price and its way"


# No superiority at level 1 (10.3.4)

ALL = 'superiority = ["rescue", "waves", "crushing", "rout"]'


def sally(level: int, attackers: str, *dice: int, where: dict[str, str] | None = None) -> StalingradTable:
    """24 Pz and 371 attack a reduced corps in 1332 out of Pitomnik, at full strength."""
    places = PINNED | OPEN | {"1332": "sov-1gmk"} | (where or {})
    head = f'{SORTIE}\nreduced = ["sov-1gmk"]\n{ALL}'
    g = siege(places, *dice, step="axis-combat", level=level, besieged=SURROUNDED, head=head)
    fight(g, attackers, "1332")
    return g


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "10.3.4c", "14.1-crushing", "14.1-rout")
@pytest.mark.parametrize(("level", "attacking", "lost"), [(1, "E", 1), (2, "E2", 0), (8, "E2", 0)])
def test_at_level_1_a_sortie_crushes_nobody(level: int, attacking: str, lost: int) -> None:
    """10 to 5 is 2/1; a 10 is A1D2 and E."""
    g = sally(level, "ger-24pz ger-371", *pair(10))
    assert ratio(g)[2] == "2/1", "it attacks at full strength"
    assert (brought(g)[2], brought(g)[0]) == (attacking, lost)


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "14.1-crushing", "14.1-rout")
@pytest.mark.parametrize(("level", "attacking"), [(1, "E"), (2, "E2")])
def test_nor_does_a_relief_that_attacks_together_with_it(level: int, attacking: str) -> None:
    """16 Pz is no besieged unit, but the attack is not one of Germans with superiority only."""
    g = sally(level, "ger-371 ger-16pz", *pair(10), where={"1231": "ger-16pz"})
    assert brought(g)[2] == attacking


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "14.1-crushing")
def test_those_outside_keep_it() -> None:
    g = sally(1, "ger-16pz ger-14pz", *pair(10), where={"1231": "ger-16pz ger-14pz"})
    assert brought(g)[2] == "E2"


@pytest.mark.rule("stalingrad-roads", "10.3.4b", "14.1-rescue")
@pytest.mark.parametrize("level", [1, 2])
def test_at_level_1_the_besieged_rescue_nobody(level: int) -> None:
    """44 in 1231 is free. 14 Pz behind it may come to its rescue, at level 2 also 24 Pz from the pocket."""
    where = {"1231": "ger-44", "1131": "sov-1tk", "1332": "ger-24pz", "1334": "ger-71"}
    g = siege(
        PINNED | where | {"1330": "ger-hq-4pza ger-14pz"},
        *pair(9),
        step="soviet-combat",
        level=level,
        besieged=["ger-24pz", "ger-71"],
        head='superiority = ["rescue"]',
    )
    fight(g, "sov-1tk", "1231")
    assert brought(g)[3] == "R"
    while asked(g) != "react-unit":
        do(g, f"lose {min(open_to(g, 'lose'))}")
    assert ("ger-24pz" in open_to(g, "unit")) is (level == 2)
    assert "ger-14pz" in open_to(g, "unit")


# Supports do not help the besieged (10.2.3)


@pytest.mark.rule("stalingrad-roads", "10.2.3b", "5.5.3")
@pytest.mark.parametrize(("kind", "helps"), [("hollidt", False), ("pak88", True)])
def test_markers_that_accompanied_a_unit_before_do_not_help_it_either(kind: str, helps: bool) -> None:
    """Only a PaK 88 may have been flown in; the others came with a unit that was cut off later."""
    where = without("1332", h1332="sov-1tk sov-26tk")
    g = siege(where, step="soviet-combat", markers={kind: "ger-371"})
    free = siege(where, step="soviet-combat", markers={kind: "ger-371"}, besieged=[])
    besieged, out = assess(g, "1333", "sov-1tk", "sov-26tk"), assess(free, "1333", "sov-1tk", "sov-26tk")
    assert besieged.defence == (8 if helps else 6)
    assert out.defence == 8


@pytest.mark.rule("stalingrad-roads", "10.2.3b", "5.5.2")
@pytest.mark.parametrize("besieged", [True, False])
def test_nor_does_rudel_over_those_who_attack_them(besieged: bool) -> None:
    where = without("1332", h1332="sov-1tk sov-26tk")
    head = [marks(INSIDE, besieged), supports(markers={"rudel": "1333"}), 'sky = "clear"']
    g = field(where, head="\n".join([*head, fortress()] if besieged else head))
    attack(g, "1333", "sov-1tk", "sov-26tk")
    assert (asked(g) == "combat-supports") is not besieged


@pytest.mark.rule("stalingrad-roads", "10.4.3-sortie1", "10.2.2a")
def test_a_sortie_fights_at_full_strength_also_when_it_has_left_the_zone() -> None:
    """24 Pz stands on the Don at 1329, three hexes off; the marker is in 1334, which has no airfield."""
    where = OPEN | {"1333": "ger-371", "1329": "ger-24pz", "1328": "sov-1"}
    g = siege(where, step="axis-combat", marker="1334", besieged=SURROUNDED, head=SORTIE)
    assert "1329" not in {
        g.facts.board.names[n] for n in range(len(g.facts.board.names)) if g.zone() >> n & 1
    }
    assert assess(g, "1328", "ger-24pz").attack == 6


@pytest.mark.rule("stalingrad-roads", "10.2.3b", "5.5.1")
def test_nor_does_the_intervention_reserve_move_them() -> None:
    """44 outside is attacked; 24 Pz of the pocket is as near as 14 Pz behind it."""
    where = {"1231": "ger-44", "1131": "sov-1tk", "1332": "ger-24pz", "1330": "ger-hq-4pza ger-14pz"}
    g = siege(
        PINNED | where | {"1334": "ger-71"},
        step="soviet-combat",
        besieged=["ger-24pz", "ger-71"],
        boxes={"axis": "intervention"},
    )
    attack(g, "1231", "sov-1tk")
    do(g, "play intervention")
    assert open_to(g, "unit") >= {"ger-14pz"}
    assert "ger-24pz" not in open_to(g, "unit")
