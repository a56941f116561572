"""12.6, 3.5: Major Offensives and Pincers Maneuvers."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import at_tula, clash
from tests.games.absolute_war.fighting import attack, fight, finish, sums, until
from tests.games.absolute_war.table import FACTS, asked, at, do, draws, field, marked, open_to, side_to_act
from tests.support import told

TULA = {"orel": "g2pz", "voronezh": "g4a", "tula": "s-w"}
OFFENSIVE = 'offensive = ["tula"]\nrp = { german = 0, soviet = 0 }'


def tried(game: War, lead: str = "g2pz", target: str = "s-w", helper: str = "g4a") -> War:
    """Attack with a support, up to the question whether Pincers are attempted, or to the result."""
    attack(game, lead, target)
    until(game, "commit-attack")
    if helper:
        do(game, f"support {helper}")
    while asked(game) in ("commit-attack", "commit-defence"):
        do(game, "done")
    return game


def pockets(game: War) -> list[str]:
    """Where the German Pocket markers lie."""
    return [FACTS.board.names[zone] for zone in game.state.pockets[0]]


@pytest.mark.rule("absolute-war", "12.6.1a")
@pytest.mark.rule("absolute-war", "12.6.2a")
@pytest.mark.rule("absolute-war", "12.3.1b")
@pytest.mark.rule("absolute-war", "3.6c")
def test_pincers_are_attempted_with_an_armor_marker_on_the_lead_attacker() -> None:
    g = tried(field(TULA, head=OFFENSIVE))
    assert asked(g) == "pincers"
    assert g.state.mobile[0] == 4
    do(g, "pincers")
    assert [note["space"] for note in told(g, "pincers")] == ["tula"]
    assert told(g, "battle")  # and the cards are turned
    assert g.state.mobile[0] == 3


@pytest.mark.rule("absolute-war", "12.6.2a")
def test_the_attacker_need_not_try() -> None:
    g = tried(field(TULA, head=OFFENSIVE))
    do(g, "done")
    assert told(g, "pincers") == []
    assert told(g, "battle")


@pytest.mark.rule("absolute-war", "12.6.2b")
@pytest.mark.rule("absolute-war", "12.6.2c")
@pytest.mark.rule("absolute-war", "12.6.2d")
@pytest.mark.rule("absolute-war", "12.6.2e")
@pytest.mark.rule("absolute-war", "3.3g")
@pytest.mark.parametrize(
    ("change", "head", "lead", "target", "helper", "may"),
    [
        ({}, OFFENSIVE, "g2pz", "s-w", "g4a", True),
        # the marker in the target zone
        ({}, "", "g2pz", "s-w", "g4a", False),
        ({}, 'offensive = ["kursk"]', "g2pz", "s-w", "g4a", False),
        # mobile armour on top of the lead attacker; air units and Forts are passed over
        ({"orel": "g9a g2pz"}, OFFENSIVE, "g9a", "s-w", "g4a", False),
        ({"orel": "g2pz g9a"}, OFFENSIVE, "g2pz", "s-w", "g4a", True),
        ({"orel": "g-lf2 g2pz"}, OFFENSIVE, "g-lf2", "s-w", "g4a", True),
        ({"orel": "g-fort1 g2pz"}, OFFENSIVE, "g-fort1", "s-w", "g4a", True),
        ({"orel": "g-lf2 g9a g2pz"}, OFFENSIVE, "g-lf2", "s-w", "g4a", False),
        # no armour on top of the target, mobile or not
        ({"tula": "s-3ta s-w"}, OFFENSIVE, "g2pz", "s-3ta", "g4a", False),
        ({"tula": "s-5ta"}, OFFENSIVE, "g2pz", "s-5ta", "g4a", False),
        ({"tula": "s-w s-3ta"}, OFFENSIVE, "g2pz", "s-w", "g4a", True),
        ({"tula": "s-vvs1 s-fort1 s-3ta"}, OFFENSIVE, "g2pz", "s-vvs1", "g4a", False),
        ({"tula": "s-fort1 s-w s-3ta"}, OFFENSIVE, "g2pz", "s-fort1", "g4a", True),
        # two zones
        ({}, OFFENSIVE, "g2pz", "s-w", "", False),
        ({"orel": "g2pz | g9a"}, OFFENSIVE, "g2pz", "s-w", "g9a", False),
        # in which air units and Forts do not count (3.3)
        ({"voronezh": "g-lf2"}, OFFENSIVE, "g2pz", "s-w", "g-lf2", False),
        ({"voronezh": "g-fort1"}, OFFENSIVE, "g2pz", "s-w", "g-fort1", False),
        ({"voronezh": "g-lf2 g-fort1"}, OFFENSIVE, "g2pz", "s-w", "g-lf2", False),
        ({"voronezh": "g-lf2 g-l"}, OFFENSIVE, "g2pz", "s-w", "g-lf2", True),
    ],
)
def test_the_conditions_of_pincers(
    change: dict[str, str], head: str, lead: str, target: str, helper: str, may: bool
) -> None:
    g = field(TULA | change, head=head)
    while asked(g) == "designate":
        do(g, "done")
    tried(g, lead, target, helper)
    assert (asked(g) == "pincers") == may


@pytest.mark.rule("absolute-war", "12.6.2c")
@pytest.mark.rule("absolute-war", "11.1e")
@pytest.mark.parametrize(("tank", "may"), [("s-3ta", True), ("s-5ta", False)])
def test_tanks_with_the_crossed_m_make_no_pincers(tank: str, may: bool) -> None:
    g = field(
        {"tula": tank, "voronezh": "s-w", "orel": "g4a"},
        step="soviet-combat",
        head='offensive = ["orel"]\nrp = { german = 0, soviet = 0 }',
    )
    tried(g, tank, "g4a", "s-w")
    assert (asked(g) == "pincers") == may


@pytest.mark.rule("absolute-war", "12.6.2a")
@pytest.mark.rule("absolute-war", "7.3e")
@pytest.mark.parametrize("head", ["mobile = { german = 0, soviet = 4 }", 'unsupplied = ["g2pz"]'])
def test_without_an_armor_marker_there_are_none(head: str) -> None:
    g = field(TULA, head=f"{OFFENSIVE}\n{head}")
    tried(g)
    assert asked(g) != "pincers"
    assert told(g, "battle")


@pytest.mark.rule("absolute-war", "12.6.2f")
@pytest.mark.parametrize(
    ("zone", "lead", "helper", "turn", "may"),
    [
        ("tula", "orel", "voronezh", 7, True),
        ("tula", "orel", "voronezh", 10, True),  # snow
        ("tula", "orel", "voronezh", 6, False),  # mud
        ("rovno", "lvov", "zhitomir", 6, False),
        ("bryansk", "orel", "kaluga", 7, True),  # forest
        ("novgorod", "luga", "pskov", 7, False),  # marsh
        ("cluj", "jassy", "ploesti", 7, False),  # mountains
        ("smolensk", "vyazma", "rzhev", 7, False),  # a city
    ],
)
def test_terrain_and_weather_must_allow_them(zone: str, lead: str, helper: str, turn: int, may: bool) -> None:
    head = f'offensive = ["{zone}"]\nrp = {{ german = 0, soviet = 0 }}'
    g = field({lead: "g2pz", helper: "g4a", zone: "s-w"}, turn=turn, head=head)
    tried(g)
    assert (asked(g) == "pincers") == may


@pytest.mark.rule("absolute-war", "12.6.2g")
@pytest.mark.rule("absolute-war", "12.6.2ga")
@pytest.mark.parametrize("markers", [2, 1])
def test_after_an_exploitation_on_a_mobile_marker_a_later_attack_needs_no_conditions(markers: int) -> None:
    g = field(
        {"orel": "g2pz", "tula": "s-10a", "ryazan": "s-w", "gorki": "g9a"},
        head=f"mobile = {{ german = {markers}, soviet = 4 }}",
        german="moscow",
    )
    draws(g, "g31")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == "D1"
    finish(g, until="advance")
    do(g, "advance g2pz", "exploit g2pz", "to ryazan")
    finish(g)
    assert g.state.mobile[0] == markers - 1
    attack(g, "g9a", "s-w")  # no offensive, no armour, one zone
    while asked(g).startswith("commit"):
        do(g, "done")
    assert (asked(g) == "pincers") == (markers == 2)  # an Armor marker is needed all the same
    if markers == 2:
        do(g, "pincers")
        assert g.state.mobile[0] == 0


@pytest.mark.rule("absolute-war", "12.6.2g")
def test_an_exploitation_on_the_armor_marker_gives_no_such_right() -> None:
    g = field(
        {"orel": "g2pz", "voronezh": "g4a", "tula": "s-10a", "ryazan": "s-w", "gorki": "g9a"},
        head=OFFENSIVE,
        german="moscow",
    )
    draws(g, "g31")
    tried(g, target="s-10a")
    do(g, "pincers")
    finish(g, until="advance")
    do(g, "advance g2pz")
    finish(g, until="exploit")
    do(g, "exploit g2pz", "to ryazan")
    finish(g)
    assert at(g, "g2pz") == "ryazan"
    assert g.state.mobile[0] == 3
    assert g.state.exploited == 0


@pytest.mark.rule("absolute-war", "12.6.2h")
@pytest.mark.rule("absolute-war", "22.1a")
def test_some_cards_allow_pincers_without_the_conditions() -> None:
    g = field({"orel": "g2pz", "tula": "s-3ta"}, turn=6, hand={"german": "g1"})
    attack(g, "g2pz", "s-3ta")
    do(g, "play g1")
    while asked(g) == "commit-attack":
        do(g, "done")
    assert asked(g) == "pincers"


@pytest.mark.rule("absolute-war", "12.6.2i")
@pytest.mark.rule("absolute-war", "3.5a")
@pytest.mark.parametrize(("pinched", "box"), [(True, "soviet-destroyed"), (False, "map")])
def test_pincers_that_succeed_bar_the_retreat_and_make_pockets(pinched: bool, box: str) -> None:
    g = field(TULA | {"tula": "s-w s-16a", "kursk": "g9a", "rossosh": "s-s"}, head=OFFENSIVE)
    draws(g, "g3")
    tried(g)
    do(g, "pincers" if pinched else "done")
    assert told(g, "battle")[-1]["result"] == "DB"
    finish(g, until="advance")
    where = at(g, "s-w")
    assert (where if pinched else "map") == box
    assert pockets(g) == (["tula"] if pinched else [])  # one for the large unit, none for the small one
    assert where != "tula"


@pytest.mark.rule("absolute-war", "12.6.2i")
@pytest.mark.rule("absolute-war", "12.9a")
def test_pincers_that_fail_leave_the_armor_marker() -> None:
    g = field(TULA | {"kursk": "g9a", "rossosh": "s-s"}, head=OFFENSIVE)
    draws(g, "g20")
    tried(g)
    do(g, "pincers")
    assert told(g, "battle")[-1]["result"] == "DR"  # no red arrow
    while asked(g) == "retreat":
        do(g, f"retreat {min(open_to(g, 'retreat'))}")
    assert at(g, "s-w") != "tula"
    assert at(g, "s-w") not in ("soviet-destroyed", "soviet-captured")
    assert marked(g, "armour") == {"g2pz"}
    assert pockets(g) == []


@pytest.mark.rule("absolute-war", "3.5c")
@pytest.mark.parametrize(("before", "now"), [(0, 2), (3, 4), (4, 4)])
def test_nobody_has_more_than_four_pockets_on_the_map(before: int, now: int) -> None:
    held = ", ".join(['"kursk"'] * before)
    g = field(
        TULA | {"tula": "s-w s-s", "rossosh": "s-n", "kursk": "g9a"},
        head=f"{OFFENSIVE}\npockets = {{ german = [{held}], soviet = [] }}",
    )
    draws(g, "g18")
    tried(g)
    do(g, "pincers")
    finish(g, until="advance")
    assert at(g, "s-w") == at(g, "s-s") == "soviet-destroyed"
    assert len(pockets(g)) == now


@pytest.mark.rule("absolute-war", "3.5b")
@pytest.mark.parametrize(
    ("tula", "points", "rp", "left"),
    [("g4a", 1, 0, 0), ("s-w", 0, 1, 0), ("g4a | s-w", 0, 0, 1)],
)
def test_pockets_come_off_in_their_owners_supply_phase(tula: str, points: int, rp: int, left: int) -> None:
    g = field(
        {"tula": tula, "berlin": "g9a"},
        step="german-supply",
        german="orel bryansk gomel mogilev smolensk minsk kursk kaluga vyazma bialystok",
        head="wsp = { german = 5, soviet = 5 }\nrp = { german = 0, soviet = 0 }\n"
        'pockets = { german = ["tula"], soviet = [] }',
    )
    assert g.state.wsp[0] == 5 + points
    assert g.state.rp[1] == rp
    assert len(g.state.pockets[0]) == left


@pytest.mark.rule("absolute-war", "3.5b")
def test_the_enemys_supply_phase_does_not_touch_them() -> None:
    g = field(
        {"tula": "g4a", "siberia": "s-w"},
        step="soviet-supply",
        german="orel bryansk",
        head='pockets = { german = ["tula"], soviet = [] }',
    )
    assert len(g.state.pockets[0]) == 1


@pytest.mark.rule("absolute-war", "12.6.2x")
@pytest.mark.rule("absolute-war", "12.2.3")
def test_the_example_of_ten_points_against_six() -> None:
    g = field(
        {
            "orel": "g-lf2 g2pz g9a",
            "mogilev": "g3pz",  # beyond the Dnieper
            "smolensk": "g4a",
            "bryansk": "s-bry s-fort1 | s-w*",
            "kaluga": "s-s",
        }
    )
    draws(g, "g39")
    attack(g, "g-lf2", "s-bry")
    until(g, "commit-attack")
    assert open_to(g, "support") == {"g3pz", "g4a"}
    do(g, "support g3pz", "support g4a")
    assert sums(g) == (10, 6)
    note = fight(g)
    assert (note["attack"] - note["defence"], note["result"]) == (4, "D1")


@pytest.mark.rule("absolute-war", "12.6.2x")
def test_in_the_example_a_neighbouring_region_gives_the_defence_no_support() -> None:
    g = field({"orel": "g4a", "bryansk": "s-bry", "kaluga": "s-s", "gomel": "s-vvs1 s-n"})
    attack(g, "g4a", "s-bry")
    assert open_to(g, "support") == {"s-vvs1"}  # unless an air unit lies on top


@pytest.mark.rule("absolute-war", "12.7.3d", "12.7.3e", "12.7.1j", "3.5a")
def test_who_is_taken_in_pincers_and_who_is_not() -> None:
    """One large unit, one Pocket. The air unit flies home, the other stack of the region retreats."""
    target = "s-vvs1 s-bry s-10a s-fort1 | s-kal"
    g = at_tula("g4pz g16a", target, kaluga="g2pz", head='offensive = ["tula"]')
    clash(g, "g4pz", "s-vvs1", "DB", support="g2pz", pincers=True)
    while asked(g) == "retreat":
        do(g, f"retreat {min(open_to(g, 'retreat'))}")
    assert {at(g, unit) for unit in ("s-bry", "s-10a", "s-fort1")} == {"soviet-destroyed"}
    assert (at(g, "s-vvs1"), pockets(g)) == ("soviet-air", ["tula"])
    assert at(g, "s-kal") not in ("tula", "soviet-destroyed")


@pytest.mark.rule("absolute-war", "12.6.2j", "12.7.5c")
def test_in_pincers_the_armour_bleeds_wherever_it_lies() -> None:
    """On a bloodbath neither the army under it nor the one that supports may take the loss."""
    g = at_tula("g4pz g16a", "s-w s-bry", kaluga="g9a", head=f"{OFFENSIVE}")
    clash(g, "g4pz", "s-w", "BB", support="g9a", pincers=True)
    assert (marked(g, "back"), side_to_act(g)) == ({"g4pz"}, "soviet")


@pytest.mark.rule("absolute-war", "12.6.2g", "12.6.2f")
@pytest.mark.parametrize(("entered", "may"), [('exploited = ["tula"]', True), ("", False)])
def test_the_right_won_by_exploitation_holds_in_mud_and_from_one_zone(entered: str, may: bool) -> None:
    g = at_tula("g4pz", "s-w", head=entered, turn="6")
    attack(g, "g4pz", "s-w")
    while asked(g) in ("commit-attack", "commit-defence"):
        do(g, "done")
    assert (asked(g) == "pincers") == may
