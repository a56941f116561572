"""7.1 and 7.2: chits are selected in secret, drawn from the bag, and activate headquarters."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from tests.games.a_victory_lost.chits import (
    activated,
    bag,
    begun,
    chits_at,
    drawing,
    move,
    no_special_combat,
    pass_on,
    pick,
    pool,
    select,
    to_reach,
)
from tests.games.a_victory_lost.table import active, field
from tests.support import offered, play, prompt, told, where

AXIS_CHITS = ("4PzA", "Hollidt", "It8A", "H2A", "R3A", "F-Pico", "1PzA", "Kempf", "Manstein-1", "Manstein-2")
SOVIETS = ("1GdA", "2GdA", "3GdA", "5TkA", "Popov")
KEMPF, GUARDS = "ger-hq-kempf ger-304", "sov-hq-2gda sov-98"
BOTH = {"5642": KEMPF, "5606": GUARDS}


def selection(
    axis: tuple[str, ...] = AXIS_CHITS, soviet: tuple[str, ...] = SOVIETS, turn: int = 2, played: str = ""
) -> VictoryLost:
    """The selection of chits, by players who have these."""
    pools = f"inactive = {{ axis = {[*axis]}, soviet = {['STAVKA', *soviet]} }}"
    return field(BOTH, step="selection", head=f"turn = {turn}\n{pools}\n{played}")


def drawn(g: VictoryLost) -> list[str]:
    """The chits that were drawn, in order."""
    return [note["chit"] for note in told(g, "drawn")]


# ---- 7.1.1 and 7.1.2: selection


@pytest.mark.rule("a-victory-lost", "7.1.1")
def test_all_chits_are_available_again_the_played_ones_too() -> None:
    """What was inactive last turn and what was played."""
    axis, soviet = ["Kempf", "Manstein-1"], ["STAVKA", "2GdA"]
    played = f"played = {{ axis = {axis}, soviet = {soviet} }}"
    head = f'inactive = {{ axis = ["R3A", "H2A"], soviet = ["1GdA", "3GdA", "Popov"] }}\n{played}'
    g = field(BOTH, step="selection", head=head)
    assert offered(g, "axis", "chit") == {"Kempf", "Manstein-1", "R3A", "H2A"}
    assert offered(g, "soviet", "chit") == {"2GdA", "1GdA", "3GdA", "Popov"}
    assert pool(g, "played", "axis") == pool(g, "played", "soviet") == set()


@pytest.mark.rule("a-victory-lost", "7.1.1")
def test_it_is_so_turn_after_turn() -> None:
    """All four Soviet and three Axis chits of a turn are drawn; on the next turn they can be chosen again."""
    g = drawing("Kempf 2GdA STAVKA", BOTH, head='inactive = { axis = ["R3A"], soviet = ["40A"] }')
    while g.state.turn == 2:
        pass_on(g)
    assert offered(g, "axis", "chit") == {"Kempf", "R3A"}
    assert offered(g, "soviet", "chit") == {"2GdA", "40A"}


@pytest.mark.rule("a-victory-lost", "7.1.2a")
def test_both_choose_at_the_same_time_and_fill_the_same_bag() -> None:
    g = selection()
    assert g.to_act == {"axis", "soviet"}
    select(g, "soviet", "Popov")
    select(g, "axis", "Kempf")
    assert g.to_act == {"axis", "soviet"}
    select(g, "axis", "R3A", "H2A")
    select(g, "soviet", "1GdA", "2GdA")
    selected = {"Kempf", "R3A", "H2A", "STAVKA", "Popov", "1GdA", "2GdA"}
    assert bag(g) | set(drawn(g)) == selected
    assert len(bag(g)) + len(drawn(g)) == 7


@pytest.mark.rule("a-victory-lost", "7.1.2b", "SEQ-1A-a")
def test_the_soviets_put_in_stavka_and_three_others() -> None:
    g = selection(turn=1)
    assert offered(g, "soviet", "chit") == set(SOVIETS), "STAVKA goes in unasked"
    for n in range(3):
        asked = g.decision("soviet")
        assert asked is not None
        assert asked.facts["left"] == 3 - n
        select(g, "soviet", SOVIETS[n])
    assert g.to_act == {"axis"}
    with pytest.raises(IllegalAction):
        g.play("soviet", "chit", "5TkA")
    select(g, "axis", "Kempf", "R3A", "H2A")
    assert pool(g, "bag", "soviet") == {"STAVKA", *SOVIETS[:3]}
    assert pool(g, "inactive", "soviet") == set(SOVIETS[3:])


@pytest.mark.rule("a-victory-lost", "7.1.2c", "7.1.2d", "SEQ-1A-b")
@pytest.mark.parametrize(
    ("turn", "number"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6), (8, 6), (9, 6)]
)
def test_the_axis_puts_in_as_many_as_the_turn_track_says_of_all_it_has(turn: int, number: int) -> None:
    """A2: among ten chits, not among five."""
    g = selection(turn=turn)
    assert 3 <= number <= 6
    assert offered(g, "axis", "chit") == set(AXIS_CHITS)
    for chit in AXIS_CHITS[-number:]:
        assert "axis" in g.to_act
        select(g, "axis", chit)
        assert chit not in offered(g, "axis", "chit")
    assert g.to_act == {"soviet"}, "no more and no fewer"
    select(g, "soviet", *SOVIETS[:3])
    assert pool(g, "inactive", "axis") == set(AXIS_CHITS[:-number])
    tracks = {
        (track.id, track.side): track.value for track in selection(turn=turn).view("soviet").table.tracks
    }
    assert tracks["axis-com", "axis"] == number


@pytest.mark.rule("a-victory-lost", "7.1.2b", "7.1.2c")
def test_whoever_has_too_few_puts_in_all_he_has() -> None:
    """A3."""
    g = selection(axis=("Kempf", "R3A"), soviet=("2GdA",), turn=1)
    select(g, "soviet", "2GdA")
    assert g.to_act == {"axis"}
    select(g, "axis", "R3A")
    assert prompt(g, "soviet") == "special-combat", "the last chit goes in unasked"
    assert bag(g) == {"Kempf", "R3A", "STAVKA", "2GdA"}


@pytest.mark.rule("a-victory-lost", "7.1.2e", "SEQ-1A-c")
def test_what_was_not_chosen_is_not_drawn_this_turn() -> None:
    g = selection(axis=("Kempf", "R3A", "H2A", "It8A"))
    select(g, "axis", "R3A", "H2A", "It8A")
    select(g, "soviet", "1GdA", "3GdA", "Popov")
    while g.state.turn == 2:
        pass_on(g)
    assert sorted(drawn(g)) == sorted(["R3A", "H2A", "It8A", "STAVKA", "1GdA", "3GdA", "Popov"])


@pytest.mark.rule("a-victory-lost", "7.1.2e")
def test_inactive_chits_lie_face_down() -> None:
    g = selection(turn=1)
    select(g, "axis", "Kempf", "R3A", "H2A")
    select(g, "soviet", *SOVIETS[:3])
    assert [piece.id for piece in chits_at(g, "inactive", "axis", "soviet")] == [""] * 7
    assert [piece.id for piece in chits_at(g, "inactive", "soviet", "axis")] == [""] * 2


# ---- 7.2.1: the draw


@pytest.mark.rule("a-victory-lost", "7.2.1a", "7.2.1b", "7.2.1e")
def test_chits_come_one_by_one_and_each_activates_its_headquarters() -> None:
    g = drawing("Kempf 2GdA 4PzA", {**BOTH, "1117": "ger-hq-4pza ger-306"})
    for chits, units in (
        (["Kempf"], {"ger-hq-kempf", "ger-304"}),
        (["Kempf", "2GdA"], {"sov-hq-2gda", "sov-98"}),
        (["Kempf", "2GdA", "4PzA"], {"ger-hq-4pza", "ger-306"}),
    ):
        assert (drawn(g), activated(g)) == (chits, units)
        assert pool(g, "played", "axis") | pool(g, "played", "soviet") == set(chits)
        pass_on(g)
    assert len(drawn(g)) == 3


@pytest.mark.rule("a-victory-lost", "7.2.1b", "7.3.1")
@pytest.mark.parametrize("place", ["waiting", "removed"])
def test_without_its_headquarters_a_chit_does_nothing_and_the_next_is_drawn(place: str) -> None:
    """A4: it waits to come back, or has left the game; no combat unit acts in its stead."""
    g = drawing("4PzA 2GdA", {"5642": "ger-304", "5606": GUARDS, place: "ger-hq-4pza"})
    assert drawn(g) == ["4PzA", "2GdA"]
    assert [note["chit"] for note in told(g, "no-hq")] == ["4PzA"]
    assert pool(g, "played", "axis") == {"4PzA"}
    assert g.to_act == {"soviet"}


@pytest.mark.rule("a-victory-lost", "7.2.1b", "11.2.3")
@pytest.mark.parametrize(
    ("chit", "box", "units", "side"),
    [
        ("1PzA", "1PzA", "ger-hq-1pza ger-3pz ger-444", "axis"),
        ("28A", "28A", "sov-hq-28a sov-34gd sov-248", "soviet"),
    ],
)
def test_a_headquarters_in_its_box_is_activated_there(chit: str, box: str, units: str, side: str) -> None:
    outside = {"3947": "ger-304", "6447": "sov-98"}
    g = drawing(chit, {box: units, **outside})
    assert (g.to_act, activated(g)) == ({side}, set(units.split()))


@pytest.mark.rule("a-victory-lost", "7.2.1c", "7.0-a")
def test_the_activated_units_move_and_fight_and_no_others_do() -> None:
    """306, far from any headquarters, stands beside the enemy too."""
    place = {
        "5640": "ger-hq-kempf",
        "5641": "ger-304",
        "5642": "sov-98",
        "1117": "ger-306",
        "1116": "sov-107",
    }
    g = drawing("Kempf", place)
    assert offered(g, "axis", "unit") == {"ger-hq-kempf", "ger-304"}
    with pytest.raises(IllegalAction):
        g.play("axis", "unit", "ger-306")
    move(g, "axis", "ger-304", "5640")
    move(g, "axis", "ger-hq-kempf", "5639")
    assert g.state.turn == 3, "nobody is beside the enemy any more, 306 apart"
    g = drawing("Kempf", place)
    play(g, "axis", "done")
    assert offered(g, "axis", "attack") == {"5642"}
    with pytest.raises(IllegalAction):
        g.play("axis", "attack", "1116")


@pytest.mark.rule("a-victory-lost", "7.0-a", "9.1.1b")
def test_a_unit_that_is_not_activated_does_not_join_an_attack() -> None:
    """Both stand beside the enemy; the Hungarian cannot be activated by the Romanian headquarters."""
    g = drawing("R3A", {"5640": "rum-hq-r3a", "5641": "ger-6pz", "5542": "hun-20", "5642": "sov-98"})
    play(g, "axis", "done", "attack 5642")
    assert offered(g, "axis", "add") == set()
    asked = g.decision("axis")
    assert asked is not None
    assert asked.facts["units"] == ["ger-6pz"]


@pytest.mark.rule("a-victory-lost", "7.2.1d", "7.3.2a")
def test_a_headquarters_does_not_activate_another() -> None:
    g = drawing("Kempf", {"5642": KEMPF, "5643": "ger-hq-4pza ger-306"})
    assert activated(g) == {"ger-hq-kempf", "ger-304", "ger-306"}
    assert "ger-hq-4pza" not in offered(g, "axis", "unit")


@pytest.mark.rule("a-victory-lost", "7.2.1e")
def test_a_chit_that_was_played_is_not_drawn_again_this_turn() -> None:
    g = drawing("2GdA Kempf R3A", BOTH)
    while g.state.turn == 2:
        pass_on(g)
    assert sorted(drawn(g)) == ["2GdA", "Kempf", "R3A"]


# ---- 7.2.2: STAVKA and Manstein


@pytest.mark.rule("a-victory-lost", "7.2.2a", "7.3.2c")
def test_stavka_activates_all_soviet_headquarters_on_the_map() -> None:
    place = {"5606": GUARDS, "3613": "sov-hq-6a sov-107", "6614": "sov-hq-51a", "5642": KEMPF}
    g = drawing("STAVKA", {**place, "waiting": "sov-hq-popov"})
    assert g.to_act == {"soviet"}
    assert activated(g) == {"sov-hq-2gda", "sov-98", "sov-hq-6a", "sov-107", "sov-hq-51a"}
    assert pool(g, "played", "soviet") == {"STAVKA"}


@pytest.mark.rule("a-victory-lost", "7.2.2b", "11.2.3")
def test_stavka_activates_28a_in_its_box_and_who_is_there_with_it() -> None:
    """A8: 51A, on the edge of the map beside the box, does not reach into it, nor 28A out of it."""
    place = {"28A": "sov-hq-28a sov-34gd", "6447": "sov-hq-51a sov-98"}
    assert activated(drawing("STAVKA", place)) == {"sov-hq-28a", "sov-34gd", "sov-hq-51a", "sov-98"}
    place = {"28A": "sov-34gd", "6447": "sov-hq-51a sov-98"}
    assert activated(drawing("STAVKA", place)) == {"sov-hq-51a", "sov-98"}
    g = drawing("28A", {"28A": "sov-hq-28a sov-34gd", "6447": "sov-hq-51a sov-98"})
    assert activated(g) == {"sov-hq-28a", "sov-34gd"}


@pytest.mark.rule("a-victory-lost", "7.2.2c")
def test_manstein_activates_any_one_axis_headquarters() -> None:
    """A7: on the map, or 1PzA in its box; allies too; not those that wait or are gone."""
    place = {
        "5642": KEMPF,
        "1117": "rum-hq-r3a rum-4",
        "1PzA": "ger-hq-1pza ger-3pz",
        "waiting": "ger-hq-f-pico",
        "5606": GUARDS,
    }
    g = drawing("Manstein-1 2GdA", place)
    assert (g.to_act, prompt(g, "axis")) == ({"axis"}, "manstein")
    assert offered(g, "axis", "hq") == {"ger-hq-kempf", "rum-hq-r3a", "ger-hq-1pza"}
    play(g, "axis", "hq rum-hq-r3a")
    assert activated(g) == {"rum-hq-r3a", "rum-4"}
    assert pool(g, "played", "axis") == {"Manstein-1"}
    box = drawing("Manstein-1 2GdA", place)
    play(box, "axis", "hq ger-hq-1pza")
    assert activated(box) == {"ger-hq-1pza", "ger-3pz"}


@pytest.mark.rule("a-victory-lost", "7.2.2c", "7.3.2b")
def test_manstein_may_activate_who_has_been_or_will_be_activated_by_another_chit() -> None:
    """A7."""
    g = drawing("Kempf Manstein-1 Manstein-2", BOTH)
    for _ in range(3):
        if prompt(g, "axis") == "manstein":
            play(g, "axis", "hq ger-hq-kempf")
        assert activated(g) == {"ger-hq-kempf", "ger-304"}
        assert offered(g, "axis", "unit") == {"ger-hq-kempf", "ger-304"}, "with all their points again"
        pass_on(g)
    assert g.state.turn == 3


@pytest.mark.rule("a-victory-lost", "7.2.2d")
def test_manstein_may_be_refused_and_goes_back_into_the_bag() -> None:
    g = drawing("Manstein-1! 2GdA Manstein-1", BOTH)
    assert offered(g, "axis", "refuse")
    play(g, "axis", "refuse")
    assert drawn(g) == ["Manstein-1", "2GdA"]
    assert bag(g) == {"Manstein-1"}
    assert pool(g, "played", "axis") == set()
    pass_on(g)
    assert drawn(g) == ["Manstein-1", "2GdA", "Manstein-1"]
    assert offered(g, "axis", "refuse"), "another chit lay between: he may refuse again"


@pytest.mark.rule("a-victory-lost", "7.2.2e")
@pytest.mark.parametrize("second", ["Manstein-1", "Manstein-2"])
def test_if_manstein_comes_at_once_again_he_must_be_played(second: str) -> None:
    """D12: the same chit or the other."""
    rest = "2GdA Manstein-1" if second == "Manstein-2" else "2GdA"
    g = drawing(f"Manstein-1! {second} {rest}", {**BOTH, "1117": "ger-hq-4pza ger-306"})
    play(g, "axis", "refuse")
    assert drawn(g) == ["Manstein-1", second]
    assert prompt(g, "axis") == "manstein"
    assert offered(g, "axis", "refuse") == set()
    with pytest.raises(IllegalAction):
        g.play("axis", "refuse")
    play(g, "axis", "hq ger-hq-4pza")
    assert pool(g, "played", "axis") == {second}


@pytest.mark.rule("a-victory-lost", "7.2.2e")
def test_the_last_chit_of_the_bag_comes_back_at_once() -> None:
    """D16: refused, drawn again and forced; with one headquarters there is nothing left to choose."""
    g = drawing("Manstein-1! Manstein-1", BOTH)
    play(g, "axis", "refuse")
    assert drawn(g) == ["Manstein-1", "Manstein-1"]
    assert activated(g) == {"ger-hq-kempf", "ger-304"}
    pass_on(g)
    assert g.state.turn == 3


@pytest.mark.rule("a-victory-lost", "7.2.2d", "7.2.2e")
def test_after_a_forced_one_the_next_may_be_refused_again() -> None:
    """A6: only the draw right after a refusal binds."""
    g = drawing("Manstein-1! Manstein-2 Manstein-1! 2GdA Manstein-1", {**BOTH, "1117": "ger-hq-4pza ger-306"})
    play(g, "axis", "refuse", "hq ger-hq-4pza")
    pass_on(g)
    assert drawn(g) == ["Manstein-1", "Manstein-2", "Manstein-1"]
    assert offered(g, "axis", "refuse")
    play(g, "axis", "refuse")
    assert drawn(g)[3:] == ["2GdA"]


@pytest.mark.rule("a-victory-lost", "7.2.2e", "7.2.1b")
def test_a_forced_manstein_without_any_headquarters_does_nothing() -> None:
    """A4: he is refused for want of a headquarters, drawn again, and played in vain."""
    g = drawing("Manstein-1! Manstein-1", {"5642": "ger-304", "5606": GUARDS})
    assert drawn(g)[:2] == ["Manstein-1", "Manstein-1"]
    assert told(g, "no-hq")[0] == {"chit": "Manstein-1"}


@pytest.mark.rule("a-victory-lost", "7.2.2f")
def test_manstein_counts_in_the_number_and_comes_back_each_turn() -> None:
    g = selection(axis=("Kempf", "R3A", "H2A", "Manstein-1"))
    select(g, "axis", "Manstein-1", "R3A", "H2A")
    assert g.to_act == {"soviet"}, "three, Manstein among them"
    g = drawing("Manstein-1 2GdA", BOTH, head='inactive = { axis = ["R3A", "H2A", "Kempf"] }')
    play(g, "axis", "hq ger-hq-kempf")
    while g.state.turn == 2:
        pass_on(g)
    assert offered(g, "axis", "chit") == {"R3A", "H2A", "Kempf", "Manstein-1"}, "it is not used up"


@pytest.mark.rule("a-victory-lost", "7.2.2f")
def test_manstein_and_stavka_are_drawn_like_any_chit_and_move_and_fight_like_any() -> None:
    """A selected Manstein need not be drawn first; one not selected is not in the bag."""
    g = selection(axis=("Kempf", "R3A", "H2A", "Manstein-1"))
    select(g, "axis", "Kempf", "R3A", "H2A")
    select(g, "soviet", *SOVIETS[:3])
    assert "Manstein-1" not in bag(g) | set(drawn(g))
    g = drawing("2GdA Manstein-1 STAVKA", {"5641": KEMPF, "5642": "sov-107", "5606": GUARDS})
    pass_on(g)
    play(g, "axis", "hq ger-hq-kempf", "done")
    assert offered(g, "axis", "attack") == {"5642"}


# ---- 7.3.1 and 7.3.2: whom it activates


@pytest.mark.rule("a-victory-lost", "7.3.1")
def test_the_activated_headquarters_may_move_itself() -> None:
    g = drawing("Kempf", BOTH)
    move(g, "axis", "ger-hq-kempf", "5645")
    assert where(g, "ger-hq-kempf") == "5645"
    g = drawing("2GdA", BOTH)
    assert "5607" in to_reach(g, "soviet", "sov-hq-2gda")


@pytest.mark.rule("a-victory-lost", "7.3.2b")
def test_a_unit_is_activated_again_by_each_chit_that_reaches_it() -> None:
    """Kempf, then 4PzA, both in range: 304 moves four hexes, then five more."""
    g = drawing("Kempf 4PzA", {"5642": KEMPF, "5641": "ger-hq-4pza", "5606": GUARDS})
    move(g, "axis", "ger-304", "5646")
    pass_on(g)
    assert activated(g) == {"ger-hq-4pza", "ger-304"}
    assert "5641" in to_reach(g, "axis", "ger-304"), "five hexes back"


@pytest.mark.rule("a-victory-lost", "7.3.2b", "9.1.1a")
def test_it_also_fights_again() -> None:
    """5 to 3 is 1.5-1, and a 3 has no effect: the same hex is attacked twice in a turn."""
    place = {"5640": "ger-hq-kempf", "5641": "ger-304", "5642": "sov-98", "5639": "ger-hq-4pza"}
    g = field(place, 3, head='inactive = {}\nbag = ["Kempf", "4PzA"]', drawn=1)
    play(g, "axis", "done", "attack 5642", "resolve")
    assert [note["result"] for note in told(g, "combat")] == ["-"]
    assert len(drawn(g)) == 2
    play(g, "axis", "done")
    assert offered(g, "axis", "attack") == {"5642"}


@pytest.mark.rule("a-victory-lost", "7.3.2c", "7.3.2d", "7.3.2e")
def test_on_stavka_a_unit_in_range_of_several_headquarters_moves_and_fights_once() -> None:
    """7 to 5 is 1-1, and a 4 has no effect; another enemy stands beside it in vain."""
    staffs = {"5640": "sov-hq-2gda", "5639": "sov-hq-51a"}
    g = active("STAVKA", {**staffs, "5638": "sov-17tk", "5643": "ger-304", "5743": "ger-7lw"}, 4)
    assert activated(g) == {"sov-hq-2gda", "sov-hq-51a", "sov-17tk"}
    move(g, "soviet", "sov-17tk", "5642")
    assert "sov-17tk" not in offered(g, "soviet", "unit")
    play(g, "soviet", "done")
    assert offered(g, "soviet", "attack") == {"5643", "5743"}
    play(g, "soviet", "attack 5643", "resolve")
    assert [note["result"] for note in told(g, "combat")] == ["-"]
    assert g.state.turn == 3, "no second move, no second combat"


@pytest.mark.rule("a-victory-lost", "7.3.2e", "7.3.2c")
def test_on_stavka_all_units_move_in_one_sequence_and_then_fight_in_one() -> None:
    """Two armies far apart: both move before either fights, and both fight before the next draw."""
    place = {
        "5640": "sov-hq-2gda",
        "5641": "sov-17tk",
        "5642": "ger-7lw",
        "1115": "sov-hq-40a",
        "1116": "sov-18tk",
        "1216": "ger-8lw",
        "1119": "ger-hq-kempf",
    }
    g = drawing("STAVKA Kempf", place)
    assert offered(g, "soviet", "unit") == {"sov-hq-2gda", "sov-17tk", "sov-hq-40a", "sov-18tk"}
    move(g, "soviet", "sov-hq-2gda", "5639")
    assert "sov-hq-40a" in offered(g, "soviet", "unit")
    play(g, "soviet", "done")
    assert offered(g, "soviet", "attack") == {"5642", "1216"}
    assert drawn(g) == ["STAVKA"]


@pytest.mark.rule("a-victory-lost", "7.1.1", "7.1.2a")
def test_the_bag_is_empty_before_each_selection() -> None:
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "3GdA")
    no_special_combat(g)
    for n in range(7):
        assert len(drawn(g)) == n + 1
        assert len(bag(g)) == 6 - n
        pass_on(g)
    assert bag(g) == set()
