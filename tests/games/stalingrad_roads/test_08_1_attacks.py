"""Attacks (8.1 to 8.3): who may attack whom, how often, in what steps, and who bears the result."""

from __future__ import annotations

import pytest

from tests.games.stalingrad_roads.fights import battle, brought, fight, finish, lab, ratio, reduced, refused
from tests.games.stalingrad_roads.table import asked, assess, at, do, open_to, side_to_act
from tests.support import told


@pytest.mark.rule("stalingrad-roads", "8.1.1")
def test_only_enemies_next_to_a_unit_can_be_attacked() -> None:
    g = lab({"0807": "ger-62", "0806": "ger-57", "0808": "sov-1tk"})
    assert open_to(g, "attack") == {"0807", "2624"}
    assert refused(g, "attack", "0806") == "8.1.9"
    assert refused(g, "attack", "0809") == "8.1.1", "nobody is there"
    do(g, "attack 0807")
    assert refused(g, "add", "sov-416") == "8.1.1"


@pytest.mark.rule("stalingrad-roads", "8.1.2")
@pytest.mark.parametrize(("step", "attacker"), [("soviet-combat", "soviet"), ("axis-combat", "axis")])
def test_the_player_whose_phase_it_is_attacks(step: str, attacker: str) -> None:
    g = lab({"0807": "ger-62 ger-16pz", "0808": "sov-1tk"}, step=step)
    assert side_to_act(g) == attacker
    assert open_to(g, "attack") == ({"0807", "2624"} if attacker == "soviet" else {"0808", "2625"})


@pytest.mark.rule("stalingrad-roads", "8.1.3", "8.1.4")
def test_nobody_has_to_attack_and_an_attacker_need_not_attack_all_neighbours() -> None:
    g = lab({"0807": "ger-62", "0806": "ger-57", "0707": "sov-1tk sov-26tk"}, 4, 4)
    assert open_to(g, "attack") == {"0807", "0806", "2624"}
    finish(fight(g, "sov-1tk", "0806"))
    assert [each["space"] for each in told(g, "attack")] == ["0806"]
    assert "0807" in open_to(g, "attack"), "the other neighbour could be attacked, but"
    do(g, "done")
    assert g.state.phase != "soviet-combat"


@pytest.mark.rule("stalingrad-roads", "8.1.5", "8.1.6", "8.3.2")
def test_all_units_of_the_hex_defend_and_bear_the_result() -> None:
    """A strong stack cannot be attacked piece by piece: 7 against 5, 5 and 1 is 1/2; A1D1 and F on a 9."""
    g = battle("ger-62 ger-57 ger-hq-6a", "sov-1tk", 9)
    assert ratio(g) == (7, 11, "1/2")
    assert told(g, "attack")[0]["defenders"] == ["ger-hq-6a", "ger-62", "ger-57"]
    assert asked(g) == "loss"
    assert open_to(g, "lose") == {"ger-62", "ger-57"}
    do(g, "lose ger-62", "retreat")
    assert open_to(g, "unit") == {"ger-62", "ger-57", "ger-hq-6a"}, "nobody may shirk"


@pytest.mark.rule("stalingrad-roads", "8.1.7", "8.1.8", "8.1.9")
@pytest.mark.parametrize("first", ["0807", "0806"])
def test_attacks_come_in_any_order_and_each_unit_and_hex_has_one(first: str) -> None:
    second = "0806" if first == "0807" else "0807"
    g = lab({"0807": "ger-62", "0806": "ger-57", "0707": "sov-1tk sov-26tk sov-4tk"}, 4, 4)
    finish(fight(g, "sov-1tk", first))
    assert (at(g, "ger-62"), at(g, "ger-57")) == ("0807", "0806"), "7 against 5, an 8: F, and they stay"
    assert open_to(g, "attack") == {second, "2624"}
    assert refused(g, "attack", first) == "8.1.8"
    do(g, f"attack {second}")
    assert open_to(g, "add") == {"sov-26tk", "sov-4tk"}
    assert refused(g, "add", "sov-1tk") == "8.1.9"


@pytest.mark.rule("stalingrad-roads", "8.1.8")
def test_a_hex_is_not_attacked_twice_even_by_fresh_units() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-1tk", "0708": "sov-26tk"}, 4, 4)
    finish(fight(g, "sov-1tk"))
    assert open_to(g, "attack") == {"2624"}


@pytest.mark.rule("stalingrad-roads", "8.1.10")
def test_units_of_one_hex_may_attack_different_hexes() -> None:
    g = lab({"0807": "ger-62", "0806": "ger-57", "0707": "sov-1tk sov-26tk"}, 4, 4, 4, 4)
    finish(fight(g, "sov-1tk", "0807"))
    finish(fight(g, "sov-26tk", "0806"))
    assert [each["units"] for each in told(g, "attack")] == [["sov-1tk"], ["sov-26tk"]]


@pytest.mark.rule("stalingrad-roads", "8.1.11")
def test_units_of_several_hexes_may_attack_one_hex_together() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-1tk", "0707": "sov-26tk", "0806": "sov-51g"})
    do(g, "attack 0807")
    assert open_to(g, "add") == {"sov-1tk", "sov-26tk", "sov-51g"}
    assert assess(g, "0807", "sov-1tk", "sov-26tk", "sov-51g").attack == 17


@pytest.mark.rule("stalingrad-roads", "8.1.12")
@pytest.mark.parametrize(
    ("first", "barred"),
    [
        ("rom-1pz", {"ita-2tri", "hun-1pz"}),
        ("ita-2tri", {"rom-1pz", "hun-1pz"}),
        ("hun-1pz", {"rom-1pz", "ita-2tri"}),
        ("ger-16pz", set()),
    ],
)
def test_allies_of_two_nations_never_attack_together(first: str, barred: set[str]) -> None:
    here = {"0807": "sov-51g", "0806": "rom-1pz ger-16pz", "0707": "ita-2tri", "0907": "hun-1pz"}
    g = lab(here, step="axis-combat")
    do(g, "attack 0807", f"add {first}")
    assert open_to(g, "add") == {"rom-1pz", "ger-16pz", "ita-2tri", "hun-1pz"} - {first} - barred
    for unit in barred:
        assert refused(g, "add", unit) == "8.1.12"


@pytest.mark.rule("stalingrad-roads", "8.1.12", "8.5.8a")
def test_a_hex_that_only_two_nations_together_could_attack_is_not_open() -> None:
    """Against 8, two Romanian factors or two Italian ones are 1/4, together they would be 1/2."""
    here = {"0807": "sov-13mk", "0806": "rom-7", "0707": "ita-5cos"}
    g = lab(here, step="axis-combat")
    assert open_to(g, "attack") == {"2625"}
    assert refused(g, "attack", "0807") == "8.5.8"


@pytest.mark.rule("stalingrad-roads", "8.2.1", "8.2.2", "8.2.3", "8.7.1")
def test_a_combat_goes_through_its_steps() -> None:
    """Romanians without supply; 18 against 2 is 6/1; a 6 is A1D2, E and DR2, and E2 against three steps."""
    g = battle(
        "rom-7 rom-5",
        "sov-1tk sov-26tk sov-8kk",
        6,
        others={"0804": "", "2601": "ger-hq-4pza"},
        head='reduced = ["rom-5"]',
    )
    assert ratio(g) == (18, 2, "6/1"), "the supply of the defender came before"
    assert told(g, "combat")[-1]["result"] == "A1D2 E DR2"
    assert brought(g) == (1, 2, "E2", "DR2")
    assert asked(g) == "loss"
    assert side_to_act(g) == "soviet"
    do(g, "lose sov-8kk", "lose rom-7")
    assert at(g, "rom-5") == "eliminated", "each Romanian had to lose a step"
    assert asked(g) == "retreat"
    assert side_to_act(g) == "axis"
    finish(g)
    kinds = [note.kind for note in g.notes or []]
    steps = ["attack", "defenders-cut-off", "odds", "combat", "result", "reduced", "retreated"]
    assert [kinds.index(kind) for kind in steps] == sorted(kinds.index(kind) for kind in steps)


@pytest.mark.rule("stalingrad-roads", "8.2.1", "8.10.1a", "8.14.1")
def test_exploitation_markers_come_after_the_retreat() -> None:
    g = battle("rom-7", "sov-1tk sov-26tk", 7)
    assert brought(g)[2:] == ("E2", "DR")
    kinds = [
        note.kind for note in finish(g).notes or [] if note.kind in ("retreated", "advanced", "exploits")
    ]
    assert kinds[0] == "retreated"
    assert "exploits" in kinds[1:]


@pytest.mark.rule("stalingrad-roads", "8.3.1", "8.3.3a")
def test_the_attacker_names_hex_and_units_and_is_bound_by_it() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-1tk sov-26tk sov-51g"}, 4, 4)
    do(g, "attack 0807", "add sov-1tk", "add sov-26tk", "resolve")
    assert asked(g) == "declare", "nobody can be added any more, nobody can be taken back"
    assert not open_to(g, "add")
    assert told(g, "attack")[-1]["units"] == ["sov-1tk", "sov-26tk"]


@pytest.mark.rule("stalingrad-roads", "8.3.3b")
def test_headquarters_never_attack() -> None:
    g = lab({"0807": "ger-62", "0808": "sov-hq-don sov-1tk"})
    do(g, "attack 0807")
    assert open_to(g, "add") == {"sov-1tk"}
    assert refused(g, "add", "sov-hq-don") == "8.3.3"


@pytest.mark.rule("stalingrad-roads", "8.3.3a", "8.3.4")
def test_neighbours_that_were_not_named_are_not_affected() -> None:
    """1/2 and a 2: three steps of the attacker and AR; who did not attack neither loses nor retreats."""
    g = lab({"0807": "ger-62", "0808": "sov-51g sov-1tk", "0708": "sov-26tk"}, 1, 1)
    fight(g, "sov-51g")
    finish(g)
    assert at(g, "sov-51g") == "eliminated"
    assert at(g, "sov-1tk") == "0808"
    assert at(g, "sov-26tk") == "0708"
    assert not reduced(g) & {"sov-1tk", "sov-26tk"}
