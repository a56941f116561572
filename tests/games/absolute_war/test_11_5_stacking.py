"""11.5: splitting and joining, enemy and contested zones, limits, overstacking, leaving a contested zone."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.marching import go, halt, moving
from tests.games.absolute_war.table import asked, at, do, field, holder, marked, open_to, side_to_act, stacks
from tests.support import told


@pytest.mark.rule("absolute-war", "11.5b")
def test_part_of_a_stack_may_move() -> None:
    g = field({"orel": "g4a g9a", "kursk": "g2a"}, step="german-movement")
    do(g, "split g9a", "enter tula", "stop")
    assert at(g, "g9a") == "tula"
    assert stacks(g, "orel") == ["g4a"]
    assert open_to(g, "move") == {"g4a", "g2a"}


@pytest.mark.rule("absolute-war", "11.5b")
@pytest.mark.rule("absolute-war", "19.1c")
def test_both_parts_of_a_split_stack_keep_its_marker() -> None:
    g = field({"orel": "g4a g9a", "kursk": "g2a"}, step="german-movement", head='disrupted = ["g4a", "g9a"]')
    do(g, "split g9a", "enter tula", "stop")
    assert marked(g, "disrupted") == {"g4a", "g9a"}


@pytest.mark.rule("absolute-war", "11.5c")
@pytest.mark.rule("absolute-war", "3.3a")
def test_a_stack_may_join_friends_at_the_end_of_its_move_or_stay_apart() -> None:
    g = moving({"kursk": "g4a", "orel": "g9a g2a | g16a"}, "g4a")
    go(g, "orel")  # two stacks: full, but one of them has room
    halt(g)
    assert stacks(g, "orel") == ["g4a g16a", "g9a g2a"]
    g = moving({"kursk": "g4a", "orel": "g9a"}, "g4a")
    go(g, "orel")
    halt(g)
    assert open_to(g, "apart") == {""}
    do(g, "apart")
    assert stacks(g, "orel") == ["g4a", "g9a"]


@pytest.mark.rule("absolute-war", "11.5c")
@pytest.mark.rule("absolute-war", "11.0a")
@pytest.mark.rule("absolute-war", "11.2c")
def test_a_stack_may_join_another_of_its_zone_without_leaving_it() -> None:
    places = {"orel": "g9a g2a | g16a", "kursk": "g4a g-fort1"}
    g = field(places, step="german-movement")
    do(g, "split g2a")
    assert open_to(g, "join") == {"g16a"}
    do(g, "join g16a")
    assert stacks(g, "orel") == ["g2a g16a", "g9a"]
    assert told(g, "joined") == [{"units": ["g2a"], "unit": "g16a"}]
    assert not {"g2a"} & (open_to(g, "move") | open_to(g, "split"))
    do(g, "move g4a")
    assert open_to(g, "join") == set(), "its own Fort is no other stack"
    for head, friends in (("", {"g9a"}), ('disrupted = ["g16a"]', set()), ('unsupplied = ["g16a"]', set())):
        g = field({"orel": "g9a | g16a"}, step="german-movement", german="bryansk", head=head)
        do(g, "move g16a")
        assert open_to(g, "join") == friends


@pytest.mark.rule("absolute-war", "11.5a")
@pytest.mark.rule("absolute-war", "11.5.1b")
@pytest.mark.rule("absolute-war", "11.5.1f")
def test_no_move_ends_where_there_is_no_room() -> None:
    g = moving({"kursk": "g4a", "orel": "g9a g2a | g16a g18a"}, "g4a")
    go(g, "orel")  # full, yet friendly: it may be passed through
    assert open_to(g, "stop") == set()
    assert open_to(g, "enter") >= {"tula", "voronezh"}
    go(g, "tula")
    halt(g)
    assert at(g, "g4a") == "tula"


@pytest.mark.rule("absolute-war", "11.5a")
@pytest.mark.parametrize("turn", [6, 7])
def test_a_full_zone_from_which_no_move_goes_on_is_not_entered(turn: int) -> None:
    g = moving({"kursk": "g4a", "orel": "g9a g2a | g16a g18a"}, "g4a", turn=turn)
    assert ("orel" in open_to(g, "enter")) == (turn == 7)  # in mud the move would have to end there


@pytest.mark.rule("absolute-war", "11.5d")
def test_a_zone_that_the_enemy_holds_is_closed() -> None:
    g = moving({"orel": "g4a", "tula": "s-bry", "kaluga": "s-10a", "kursk": "s-fort1"}, "g4a")
    assert open_to(g, "enter") == {"bryansk", "voronezh"}
    g = moving({"orel": "g4a"}, "g4a")
    assert {"tula", "kaluga", "kursk"} <= open_to(g, "enter")  # empty, though the enemy's


@pytest.mark.rule("absolute-war", "11.5d")
@pytest.mark.rule("absolute-war", "18.3d")
def test_a_fort_under_construction_stops_nobody() -> None:
    g = moving({"orel": "g4a", "tula": "s-fort1*"}, "g4a")
    go(g, "tula")
    halt(g)
    assert at(g, "s-fort1") == "soviet-destroyed"
    assert holder(g, "tula") == "german"


@pytest.mark.rule("absolute-war", "11.5e")
def test_air_units_by_themselves_go_home_when_an_enemy_comes() -> None:
    g = moving({"orel": "g4a", "tula": "s-vvs1"}, "g4a")
    go(g, "tula")
    halt(g)
    assert at(g, "s-vvs1") == "soviet-air"
    assert holder(g, "tula") == "german"


@pytest.mark.rule("absolute-war", "11.5f")
@pytest.mark.rule("absolute-war", "11.5.1c")
def test_a_box_may_be_entered_although_enemies_are_in_it() -> None:
    g = moving({"penza": "g4a", "siberia": "s-bry | s-w | s-s | s-n"}, "g4a")
    go(g, "siberia")
    halt(g)
    assert at(g, "g4a") == "siberia"
    assert holder(g, "siberia") == ""  # contested
    assert asked(g) == "movement"


@pytest.mark.rule("absolute-war", "11.5g")
@pytest.mark.rule("absolute-war", "11.5.1d")
@pytest.mark.rule("absolute-war", "11.5.1f")
def test_in_a_contested_region_an_arriving_stack_joins_the_friendly_one() -> None:
    g = moving({"orel": "g4a", "tula": "g9a | s-bry"}, "g4a")
    go(g, "tula")
    halt(g)
    assert stacks(g, "tula") == ["g4a g9a", "s-bry"]  # it had no choice: three stacks are too many


@pytest.mark.rule("absolute-war", "11.5.1d")
@pytest.mark.rule("absolute-war", "11.5.1f")
def test_a_third_stack_never_stays_in_a_region() -> None:
    g = moving({"orel": "g4a", "tula": "g9a g2a | s-bry"}, "g4a")
    assert "tula" not in open_to(g, "enter")
    g = field({"orel": "g4a", "tula": "g9a g2a | s-bry"}, step="german-movement", german="kaluga")
    do(g, "split g9a", "enter kaluga", "stop")  # unless it finds room after all
    do(g, "move g4a", "enter tula")
    halt(g)
    assert stacks(g, "tula") == ["g4a g2a", "s-bry"]


@pytest.mark.rule("absolute-war", "11.5.1a")
def test_a_hex_holds_one_stack() -> None:
    g = moving({"kursk": "g4a", "kharkov": "g9a"}, "g4a")
    go(g, "kharkov")
    halt(g)
    assert stacks(g, "kharkov") == ["g4a g9a"]  # joined: two stacks are too many
    g = moving({"kursk": "g4a", "kharkov": "g9a g2a"}, "g4a")
    go(g, "kharkov")
    assert open_to(g, "stop") == set()  # but one may pass through
    go(g, "poltava")
    halt(g)
    assert at(g, "g4a") == "poltava"


@pytest.mark.rule("absolute-war", "11.5.1c")
@pytest.mark.rule("absolute-war", "11.5.1e")
def test_a_box_takes_four_stacks_of_each_and_one_in_its_city() -> None:
    units = {
        "hungary": "g4a | g9a | g16a | s-bry | s-w | s-s | s-n",
        "budapest": "s-vor",
        "austria": "g2a | g17a g18a",
    }
    g = field(units, step="german-movement")
    do(g, "move g2a", "enter hungary")
    halt(g)
    do(g, "apart")
    assert stacks(g, "hungary") == ["g16a", "g2a", "g4a", "g9a", "s-bry", "s-n", "s-s", "s-w"]
    do(g, "done")
    assert told(g, "dispersed") == []  # nothing is wrong with it
    units["hungary"] = "g4a g3pz | g9a g8a | g16a g6a | g1pz g2pz | s-bry"
    g = field(units, step="german-movement")
    do(g, "move g2a")
    assert "hungary" not in open_to(g, "enter")  # a fifth stack


# ---- overstacking


def crowded(orel: str, *, german: str = "", unsupplied: str = "") -> War:
    """A Combat Phase at the end of which the 9th Army had to go back from Tula to Orel, which is full."""
    head = "attack = { german = 0, soviet = 4 }\n"
    head += f'unsupplied = ["{unsupplied}"]' if unsupplied else ""
    return field({"tula": "g9a | s-bry", "orel": orel}, head=head, german=german)


@pytest.mark.rule("absolute-war", "11.5.2a")
def test_at_the_end_of_a_phase_the_phasing_player_retreats_his_excess_stacks() -> None:
    g = crowded("g4a | g2a", german="kursk bryansk")
    assert (side_to_act(g), asked(g)) == ("german", "overstacked")
    assert open_to(g, "evict") == {"g4a", "g9a", "g2a"}
    do(g, "evict g4a")
    if asked(g) == "retreat":
        assert open_to(g, "retreat") <= {"kursk", "bryansk"}
        do(g, f"retreat {min(open_to(g, 'retreat'))}")
    assert at(g, "g4a") in ("kursk", "bryansk")
    assert stacks(g, "orel") == ["g2a", "g9a"]


@pytest.mark.rule("absolute-war", "11.5.2a")
@pytest.mark.rule("absolute-war", "11.5.2b")
def test_excess_stacks_do_not_crowd_another_zone() -> None:
    g = field(
        {"tula": "g9a | s-bry", "orel": "g4a | g2a", "kursk": "g16a | g18a"},
        head="attack = { german = 0, soviet = 4 }",
    )
    do(g, "evict g4a")
    assert at(g, "g4a") == "german-shattered"


@pytest.mark.rule("absolute-war", "11.5.2a", "12.7.4c")
@pytest.mark.parametrize(
    ("kursk", "ways"), [("g16a | g18a", {"bryansk", "voronezh"}), ("g16a", {"kursk"})], ids=["full", "room"]
)
def test_they_go_next_to_the_enemy_before_they_are_shattered(kursk: str, ways: set[str]) -> None:
    """Kursk alone is not next to a Soviet zone."""
    g = field(
        {"tula": "g9a | s-bry", "orel": "g4a | g2a", "kursk": kursk},
        german="bryansk gomel kharkov rossosh sumy voronezh",
        head="attack = { german = 0, soviet = 4 }",
    )
    do(g, "retreat orel", "evict g4a")
    if len(ways) > 1:
        assert open_to(g, "retreat") == ways
        do(g, "retreat voronezh")
    assert at(g, "g4a") in ways
    assert told(g, "dispersed") == []


@pytest.mark.rule("absolute-war", "11.5.2b")
@pytest.mark.parametrize(("unit", "box"), [("g4a", "german-shattered"), ("g9a", "german-destroyed")])
def test_excess_units_without_room_are_shattered_or_if_unsupplied_destroyed(unit: str, box: str) -> None:
    g = crowded("g4a | g2a", unsupplied="g9a")
    do(g, f"evict {unit}")  # nothing around is German
    assert at(g, unit) == box
    assert at(g, "g2a") == "orel"


@pytest.mark.rule("absolute-war", "11.5.2a")
@pytest.mark.rule("absolute-war", "18.3c")
def test_an_excess_stack_leaves_its_fort_behind_for_good_and_its_aircraft_fly_home() -> None:
    g = crowded("g-lf2 g4a g-fort1 | g2a", german="kursk")
    do(g, "evict g-lf2")
    assert at(g, "g4a") == "kursk"
    assert at(g, "g-fort1") == "german-destroyed"
    assert at(g, "g-lf2") == "german-air"


# ---- 11.5.3, 11.5.4


@pytest.mark.rule("absolute-war", "11.5.3")
def test_from_a_contested_zone_a_stack_goes_to_a_friendly_one_first() -> None:
    g = moving(
        {"tula": "g4a | s-bry", "voronezh": "g9a | s-w", "kaluga": "g2a"}, "g4a", german="orel", turn=7
    )
    # not to Voronezh, contested, nor to Ryazan and Moscow, which are the enemy's
    assert open_to(g, "enter") == {"kaluga", "orel"}
    go(g, "orel")
    assert open_to(g, "enter") == {"bryansk", "kaluga", "kursk"}  # full: Voronezh, Tula


@pytest.mark.rule("absolute-war", "11.5.4")
@pytest.mark.rule("absolute-war", "19.1a")
def test_a_stack_that_leaves_a_contested_zone_is_disrupted_before_it_sets_off() -> None:
    g = moving({"tula": "g2pz | s-bry"}, "g2pz", german="orel kursk")
    go(g, "orel")
    assert marked(g, "disrupted") == {"g2pz"}
    go(g, "kursk")  # 2 MP, as it is Disrupted
    assert open_to(g, "enter") == {"kharkov"}
    halt(g)
    assert asked(g) == "movement"  # no marker helps
    assert marked(g, "disrupted") == {"g2pz"}


@pytest.mark.rule("absolute-war", "11.5.4")
def test_an_unsupplied_stack_that_leaves_one_has_no_second_marker() -> None:
    g = moving({"tula": "g4a | s-bry", "orel": "g9a"}, "g4a", head='unsupplied = ["g4a"]')
    go(g, "orel")
    assert marked(g, "unsupplied") == {"g4a"}
    assert marked(g, "disrupted") == set()


@pytest.mark.rule("absolute-war", "11.5.4")
def test_a_stack_that_leaves_a_contested_zone_joins_nobody() -> None:
    g = moving({"tula": "g2pz | s-bry", "orel": "g4a | g9a"}, "g2pz", german="kaluga", turn=10)
    assert open_to(g, "enter") == {"kaluga", "orel"}
    go(g, "orel")
    assert open_to(g, "stop") == set()  # there is room for it in no stack
    g = moving({"tula": "g2pz | s-bry", "orel": "g4a"}, "g2pz")
    go(g, "orel")
    halt(g)
    assert stacks(g, "orel") == ["g2pz", "g4a"]


@pytest.mark.rule("absolute-war", "11.5.4")
@pytest.mark.rule("absolute-war", "11.5b")
def test_the_part_that_stays_in_a_contested_zone_is_not_disrupted() -> None:
    g = field({"tula": "g2pz g4a | s-bry", "kursk": "g9a"}, step="german-movement", german="orel")
    do(g, "split g2pz", "enter orel")
    halt(g)
    assert marked(g, "disrupted") == {"g2pz"}
    assert stacks(g, "tula") == ["g4a", "s-bry"]
