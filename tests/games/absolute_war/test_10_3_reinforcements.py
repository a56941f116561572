"""10.3 to 10.6: reinforcements, replacements, reserves, Major Offensives."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.hands import QUIET, at_hand, leave, rp, skip, thrown, wsp
from tests.games.absolute_war.table import FACTS, asked, at, do, field, holder, marked, open_to, stacks
from tests.support import told

RICH = "rp = { german = 4, soviet = 6 }"
BROKE = "\n".join(f"{kind} = {{ german = 0, soviet = 0 }}" for kind in ("attack", "support", "mobile"))


def arriving(
    names: str,
    side: str = "german",
    *,
    turn: int = 7,
    units: dict[str, str] | None = None,
    head: str = "",
    german: str = "",
    soviet: str = "",
) -> War:
    """The Reinforcements step of a turn on which these units are due."""
    due = ", ".join(f"{name.rstrip('*')} = {turn}" for name in names.split())
    return field(
        {**QUIET, **(units or {}), "waiting": names.replace(" ", " | ")},
        step=f"{side}-reinforcements",
        turn=turn,
        head=f"due = {{ {due} }}\n{head}",
        german=german,
        soviet=soviet,
    )


# ---- 10.3 reinforcements


@pytest.mark.rule("absolute-war", "10.3a")
def test_a_unit_goes_to_the_reserve_for_a_marker() -> None:
    g = arriving("g8a g-hg")
    assert open_to(g, "store") == {"g8a", "g-hg"}
    do(g, "store g8a", "spend attack")
    assert at(g, "g8a") == "german-reserve"
    assert at_hand(g, "german") == (5, 8, 4)
    assert open_to(g, "store") == {"g-hg"}


@pytest.mark.rule("absolute-war", "10.3a")
def test_it_comes_on_the_face_with_its_turn() -> None:
    """The Bryansk Front comes untrained, the Kalinin Front trained."""
    g = field(QUIET, step="event", turn=3)
    backs = {row.id for row in FACTS.units if row.entry_back}
    assert {"s-bry", "s-fort1"} <= backs
    assert "s-kal" not in backs
    g = arriving("s-bry* s-kal", "soviet", turn=4)
    do(g, "store s-bry", "spend attack", "store s-kal", "spend attack")
    assert marked(g, "back") == {"s-bry"}


@pytest.mark.rule("absolute-war", "10.3a", "10.5.1e")
def test_what_has_no_room_and_no_zone_waits() -> None:
    full = {"german-reserve": "g9a | g6a | g17a | g18a"}
    g = arriving("x-ita8", units=full, soviet="austria vienna")
    assert at(g, "x-ita8") == "waiting"
    assert asked(g) != "reinforcements"
    g = arriving("x-ita8", head=BROKE, soviet="austria vienna")
    assert at(g, "x-ita8") == "waiting"


@pytest.mark.rule("absolute-war", "10.3a")
def test_who_waited_comes_on_a_later_turn() -> None:
    g = field(
        {**QUIET, "waiting": "g8a | g-hg"},
        step="german-reinforcements",
        turn=8,
        head="due = { g8a = 7, g-hg = 9 }",
    )
    assert open_to(g, "store") == {"g8a"}


@pytest.mark.rule("absolute-war", "10.3b")
def test_or_to_a_city_of_its_own_country_for_nothing() -> None:
    g = arriving("g8a", german="minsk smolensk kiev", soviet="lodz")
    do(g, "place g8a")
    zones = open_to(g, "to")
    cities = {zone.id for zone in FACTS.zones if zone.city in ("major", "minor") and zone.side == "german"}
    # Not the enemy's, not towns and boxes, not the Soviet Union, not Finland, not where no line leads.
    assert zones == cities - {"lodz", "helsinki"}
    do(g, "to warsaw")
    assert (at(g, "g8a"), at_hand(g, "german")) == ("warsaw", (6, 8, 4))


@pytest.mark.rule("absolute-war", "10.3b")
def test_soviets_come_to_cities_of_the_soviet_union() -> None:
    g = arriving("s-bry*", "soviet", soviet="warsaw lublin brest-litovsk", german="tula")
    do(g, "place s-bry")
    zones = open_to(g, "to")
    assert {"moscow", "gorki", "brest-litovsk", "onega"} <= zones
    assert not zones & {"warsaw", "lublin", "tula", "siberia", "kalach", "helsinki"}


@pytest.mark.rule("absolute-war", "10.3b", "13.1b")
def test_not_to_a_city_that_is_cut_off() -> None:
    units = {"tula": "g9a", "ryazan": "g6a", "yaroslavl": "g17a", "gorki": "g18a", "kalinin": "g4pz"}
    g = arriving("s-bry*", "soviet", units=units, german="vyazma kaluga")
    do(g, "place s-bry")
    assert "moscow" not in open_to(g, "to")


@pytest.mark.rule("absolute-war", "10.3b")
def test_not_to_a_city_that_is_full() -> None:
    g = arriving("g8a", units={"warsaw": "g9a g6a", "konigsberg": "g17a", "lodz": "g18a g16a | g2a g4pz"})
    do(g, "place g8a")
    assert not open_to(g, "to") & {"warsaw", "lodz"}
    do(g, "to konigsberg")
    assert stacks(g, "konigsberg") == ["g8a g17a"]


@pytest.mark.rule("absolute-war", "10.3b")
def test_who_can_be_placed_is_placed() -> None:
    """Without a marker for the Reserve the unit comes to the map now."""
    g = arriving("g8a", head=BROKE)
    assert asked(g) == "place"


@pytest.mark.rule("absolute-war", "10.3c", "18.6f", "18.6g", "18.6j")
@pytest.mark.parametrize(
    ("unit", "zones"),
    [
        ("x-rom3", {"bucharest", "odessa"}),
        ("x-hun2", {"hungary", "kharkov"}),
        ("x-ita8", {"austria", "kharkov"}),
        ("x-fin-kar", {"helsinki", "motti-west", "motti-east"}),
    ],
)
def test_allies_come_to_zones_of_their_own(unit: str, zones: set[str]) -> None:
    way = "kharkov poltava kiev zhitomir rovno odessa kishinev"
    g = arriving(unit, german=way)
    do(g, f"place {unit}")
    assert open_to(g, "to") == zones


@pytest.mark.rule("absolute-war", "10.3c")
def test_but_only_under_german_control() -> None:
    g = arriving("x-rom3 x-hun2")
    assert open_to(g, "place") == {"x-rom3", "x-hun2"}
    do(g, "place x-rom3")
    assert at(g, "x-rom3") == "bucharest"
    do(g, "place x-hun2")
    assert at(g, "x-hun2") == "hungary"


@pytest.mark.rule("absolute-war", "10.3b", "18.6i")
def test_romanians_who_have_changed_sides_come_to_soviet_cities() -> None:
    head = "defected = true\ninitiative = 'soviet'"
    g = arriving("x-rom3", "soviet", turn=19, head=head, soviet="bucharest kishinev odessa")
    do(g, "place x-rom3")
    zones = open_to(g, "to")
    assert {"odessa", "moscow"} <= zones
    assert "bucharest" not in zones
    assert "siberia" not in zones


@pytest.mark.rule("absolute-war", "10.3d", "21.2.3")
@pytest.mark.parametrize(("turn", "box"), [(14, "waiting"), (15, "upgrades")])
def test_front_upgrades_are_set_aside(turn: int, box: str) -> None:
    g = field({**QUIET, "waiting": "s-1ukr | s-karg"}, step="soviet-reinforcements", turn=turn)
    assert (at(g, "s-1ukr"), at(g, "s-karg")) == (box, "waiting")


@pytest.mark.rule("absolute-war", "10.3e", "18.3d")
def test_a_fort_comes_under_construction_to_any_friendly_zone() -> None:
    """A town, a box, a zone far from supply: all will do; not one of the enemy, of the Finns, with a Fort."""
    units = {"rzhev": "g9a", "vyazma": "g6a g-fort2"}
    g = arriving("g-fort1*", units=units)
    zones = open_to(g, "to")
    assert {"allenstein", "germany", "rzhev"} <= zones
    assert not zones & {"moscow", "minsk", "helsinki", "motti-west", "motti-east"}
    do(g, "to rzhev", "join g9a")
    assert stacks(g, "rzhev") == ["g9a g-fort1"]
    assert "g-fort1" in marked(g, "back")
    assert at_hand(g, "german") == (6, 8, 4)


@pytest.mark.rule("absolute-war", "10.3e")
def test_a_fort_does_not_go_to_the_reserve() -> None:
    g = arriving("g-fort1* g8a")
    assert (open_to(g, "store"), open_to(g, "place")) == ({"g8a"}, {"g8a", "g-fort1"})


@pytest.mark.rule("absolute-war", "10.3f", "18.5h")
def test_an_air_unit_comes_to_its_box_for_nothing() -> None:
    g = arriving("g-lf6 g8a", turn=13)
    assert at(g, "g-lf6") == "german-air"
    assert "g-lf6" not in marked(g, "back")
    assert at_hand(g, "german") == (6, 8, 4)
    assert at(arriving("g-lf6 g8a", "soviet", turn=13), "g-lf6") == "waiting"


# ---- 10.4 replacements

LOST = {
    "soviet-shattered": "s-bry | s-kal",
    "soviet-destroyed": "s-vor | s-don | s-ste",
    "soviet-captured": "s-62a",
}


def replacing(side: str, units: dict[str, str], head: str = RICH) -> War:
    return field({**QUIET, **units}, step=f"{side}-replacements", head=head)


@pytest.mark.rule("absolute-war", "10.4a")
def test_the_boxes_come_in_order() -> None:
    g = replacing("soviet", LOST)
    assert open_to(g, "rebuild") == {"s-bry", "s-kal"}
    skip(g, "replace-shattered")
    assert open_to(g, "rebuild") == {"s-vor", "s-don", "s-ste"}
    skip(g, "replace-destroyed")
    assert open_to(g, "rebuild") == {"s-62a"}
    skip(g, "replace-captured")
    assert not asked(g).startswith("replace")


@pytest.mark.rule("absolute-war", "10.4b", "10.4c", "10.4e", "10.4.2")
def test_example_all_that_can_be_rebuilt() -> None:
    """E20: two for nothing and two for 1 RP fill the Reserve; the others wait on the turn track."""
    g = replacing("soviet", LOST, head="rp = { soviet = 5 }")
    do(g, "rebuild s-bry", "rebuild s-kal")
    assert rp(g)[1] == 5
    do(g, "rebuild s-vor", "rebuild s-don")
    assert rp(g)[1] == 3
    assert {at(g, unit) for unit in ("s-bry", "s-kal", "s-vor", "s-don")} == {"soviet-reserve"}
    do(g, "rebuild s-ste", "rebuild s-62a")
    assert rp(g)[1] == 0
    assert (at(g, "s-ste"), at(g, "s-62a")) == ("waiting", "waiting")
    names = [row.id for row in FACTS.units]
    assert g.state.due[names.index("s-ste")] == g.state.due[names.index("s-62a")] == 8


@pytest.mark.rule("absolute-war", "10.4.2")
def test_they_come_back_as_reinforcements_without_a_price_in_points() -> None:
    g = field(
        {**QUIET, "waiting": "s-ste"},
        step="soviet-reinforcements",
        turn=8,
        head=f"{RICH}\ndue = {{ s-ste = 8 }}",
    )
    do(g, "store s-ste", "spend support")
    assert (at(g, "s-ste"), rp(g)[1]) == ("soviet-reserve", 6)


@pytest.mark.rule("absolute-war", "10.4.2", "10.3d")
def test_so_does_a_red_front_which_is_no_upgrade_any_more() -> None:
    full = {"soviet-reserve": "s-vor | s-don | s-ste | s-kal", "soviet-destroyed": "s-1ukr*"}
    units = {**QUIET, **full, "waiting": "s-2ukr"}
    g = field(units, step="soviet-replacements", turn=18, head="rp = { soviet = 1 }")
    do(g, "rebuild s-1ukr")
    assert at(g, "s-1ukr") == "waiting"
    units = {**QUIET, "waiting": "s-1ukr* | s-2ukr"}
    g = field(units, step="soviet-reinforcements", turn=19, head="due = { s-1ukr = 19 }")
    assert (at(g, "s-1ukr"), at(g, "s-2ukr")) == ("waiting", "upgrades")
    assert open_to(g, "store") == open_to(g, "place") == {"s-1ukr"}


@pytest.mark.rule("absolute-war", "10.4c")
def test_without_points_nobody_comes_from_the_destroyed_box() -> None:
    g = replacing("soviet", LOST, head="rp = { soviet = 0 }")
    skip(g, "replace-shattered")
    assert not asked(g).startswith("replace")


@pytest.mark.rule("absolute-war", "10.4c")
def test_a_unit_comes_back_on_the_face_it_had() -> None:
    g = replacing("german", {"german-destroyed": "g9a* | g6a"})
    do(g, "rebuild g9a", "rebuild g6a")
    assert marked(g, "back") == {"g9a"}
    assert at(g, "g9a") == "german-reserve"


@pytest.mark.rule("absolute-war", "10.4d")
def test_captured_germans_go_to_the_destroyed_box_only() -> None:
    g = replacing("german", {"german-captured": "g9a* | x-rom3*"})
    assert asked(g) == "replace-captured"
    do(g, "rebuild g9a")
    assert (at(g, "g9a"), rp(g)[0]) == ("german-destroyed", 2)
    do(g, "rebuild x-rom3")
    assert (at(g, "x-rom3"), rp(g)[0]) == ("german-destroyed", 0)
    # The Destroyed box has had its turn.
    assert not asked(g).startswith("replace")


@pytest.mark.rule("absolute-war", "10.4e")
def test_one_point_is_too_little_for_a_captured_unit() -> None:
    assert (
        asked(replacing("soviet", {"soviet-captured": "s-62a"}, "rp = { soviet = 1 }")) != "replace-captured"
    )
    g = replacing("soviet", {"soviet-captured": "s-62a"}, "rp = { soviet = 2 }")
    do(g, "rebuild s-62a")
    assert (at(g, "s-62a"), rp(g)[1]) == ("soviet-reserve", 0)


@pytest.mark.rule("absolute-war", "10.4f", "18.3d")
def test_a_destroyed_fort_is_built_anew_on_the_map() -> None:
    g = replacing("german", {"german-destroyed": "g-fort1", "posen": "g9a"})
    assert open_to(g, "rush") == set()
    do(g, "rebuild g-fort1", "to posen", "apart")
    assert (at(g, "g-fort1"), rp(g)[0]) == ("posen", 3)
    assert "g-fort1" in marked(g, "back")


@pytest.mark.rule("absolute-war", "10.4c", "18.5h")
def test_a_destroyed_air_unit_comes_to_its_box_undamaged() -> None:
    g = replacing("german", {"german-destroyed": "g-lf1*"})
    do(g, "rebuild g-lf1")
    assert (at(g, "g-lf1"), marked(g, "back"), rp(g)[0]) == ("german-air", set(), 3)


@pytest.mark.rule("absolute-war", "10.4c")
def test_the_fortress_of_sevastopol_is_not_rebuilt() -> None:
    g = replacing("soviet", {"soviet-destroyed": "s-sev* | s-bry"})
    assert open_to(g, "rebuild") == {"s-bry"}


@pytest.mark.rule("absolute-war", "10.4.1a", "10.4.1b")
@pytest.mark.parametrize(("box", "price"), [("soviet-shattered", 0), ("soviet-destroyed", 1)])
def test_for_a_marker_more_a_unit_comes_to_the_map_disrupted(box: str, price: int) -> None:
    g = replacing("soviet", {box: "s-bry", "tula": "s-vor"})
    assert open_to(g, "rush") == {"s-bry"}
    do(g, "rush s-bry", "spend support")
    assert {"kalach", "siberia", "tula", "moscow"} <= open_to(g, "to")  # any zone of 13.1, not only cities
    do(g, "to kalach")
    assert (at(g, "s-bry"), rp(g)[1]) == ("kalach", 6 - price)
    assert marked(g, "disrupted") == {"s-bry"}
    assert at_hand(g, "soviet")[1] == 7


@pytest.mark.rule("absolute-war", "10.4.1a")
def test_no_haste_for_captured_units_or_without_markers() -> None:
    g = replacing("soviet", {"soviet-captured": "s-62a"})
    assert (open_to(g, "rebuild"), open_to(g, "rush")) == ({"s-62a"}, set())
    g = replacing("soviet", {"soviet-destroyed": "s-bry"}, f"{RICH}\n{BROKE}")
    assert (open_to(g, "rebuild"), open_to(g, "rush")) == ({"s-bry"}, set())


@pytest.mark.rule("absolute-war", "10.4.1a", "10.4.2")
def test_haste_needs_no_place_in_the_reserve() -> None:
    full = {"soviet-reserve": "s-vor | s-don | s-ste | s-kal"}
    g = replacing("soviet", {**full, "soviet-destroyed": "s-bry"})
    do(g, "rush s-bry", "spend support", "to kalach")
    assert at(g, "s-bry") == "kalach"


# ---- 10.5 reserves


def reserving(units: dict[str, str], head: str = "", side: str = "german") -> War:
    return field({**QUIET, **units}, step=f"{side}-reserves", head=head)


@pytest.mark.rule("absolute-war", "10.5", "10.5.1b")
def test_a_unit_leaves_the_map_for_a_marker() -> None:
    g = reserving({"minsk": "g3pz g9a", "posen": "g-xlviii"}, "disrupted = ['g3pz', 'g9a']")
    assert open_to(g, "pull") == {"g3pz", "g9a", "g-xlviii", "g4a"}
    do(g, "pull g3pz", "spend mobile")
    assert (at(g, "g3pz"), stacks(g, "minsk")) == ("german-reserve", ["g9a"])
    assert at_hand(g, "german") == (6, 8, 3)
    assert marked(g, "disrupted") == {"g9a"}


@pytest.mark.rule("absolute-war", "10.5.1b")
def test_without_markers_nobody_leaves() -> None:
    assert asked(reserving({"posen": "g9a"}, BROKE)) != "reserves"


@pytest.mark.rule("absolute-war", "10.5")
def test_the_zone_left_stays_ones_own() -> None:
    g = reserving({"minsk": "g9a"})
    do(g, "pull g9a", "spend support")
    assert holder(g, "minsk") == "german"
    g = reserving({"mogilev": "g9a | s-bry"})
    do(g, "pull g9a", "spend support")
    assert holder(g, "mogilev") == "soviet"


@pytest.mark.rule("absolute-war", "10.5.1a", "10.5.1e")
def test_four_units_at_most_and_four_places() -> None:
    g = reserving({"posen": "g9a g6a", "lodz": "g17a g18a", "krakow": "g16a"})
    for unit in ("g9a", "g6a", "g17a", "g18a"):
        do(g, f"pull {unit}", "spend support")
    assert asked(g) != "reserves"
    g = reserving({"posen": "g9a g6a", "german-reserve": "g17a | g18a | g16a"})
    do(g, "pull g9a", "spend support")
    assert asked(g) != "reserves"
    assert at(g, "g6a") == "posen"


@pytest.mark.rule("absolute-war", "10.5.1c")
def test_static_units_stay() -> None:
    g = reserving({"sevastopol": "s-sev", "tula": "s-bry s-fort1", "moscow": "s-vvs1 s-kal"}, side="soviet")
    assert open_to(g, "pull") == {"s-bry", "s-kal", "s-w"}


@pytest.mark.rule("absolute-war", "10.5.1d", "7.3f")
def test_unsupplied_units_stay() -> None:
    g = reserving({"posen": "g9a", "lodz": "g6a"}, "unsupplied = ['g9a']")
    assert open_to(g, "pull") == {"g6a", "g4a"}


@pytest.mark.rule("absolute-war", "10.5", "18.6e", "18.9a")
def test_who_may_not_leave_home_stays() -> None:
    units = {"hungary": "x-hun13", "yugoslavia": "g-agf", "posen": "g9a"}
    assert open_to(reserving(units), "pull") == {"g9a", "g4a"}
    assert open_to(reserving(units, "freed = true"), "pull") == {"g9a", "g4a", "x-hun13"}
    assert "g-agf" in open_to(reserving({**units, "craiova": "s-bry"}), "pull")


# ---- 10.6 Major Offensives


def declaring(cards: str, side: str = "german", turn: int = 7, head: str = "", german: str = "") -> War:
    return field(QUIET, step=f"{side}-offensives", turn=turn, head=head, hand={side: cards}, german=german)


@pytest.mark.rule("absolute-war", "10.6a", "10.6b")
def test_any_number_of_cards_each_with_its_markers() -> None:
    g = declaring("g46 g48 g47 g1")
    assert open_to(g, "launch") == {"g46", "g48"}  # Citadel is of 1943, Blitzkrieg an Event card
    do(g, "launch g46")
    assert g.state.markers == 2
    do(g, "launch g48")
    assert g.state.markers == 4
    assert g.state.hand[0] == ("g1", "g47")


@pytest.mark.rule("absolute-war", "10.6c")
@pytest.mark.parametrize(("first", "left"), [("g46", {"g48", "g50", "g54"}), ("g44", set()), ("g45", set())])
def test_four_markers_in_all(first: str, left: set[str]) -> None:
    g = declaring("g44 g45 g46 g48 g50 g54")
    do(g, f"launch {first}")
    assert open_to(g, "launch") == left


@pytest.mark.rule("absolute-war", "10.6c", "10.6g")
def test_a_card_without_value_may_always_be_added() -> None:
    g = declaring("s45 s47 s54", "soviet")
    do(g, "launch s45")
    assert open_to(g, "launch") == {"s54"}
    before = rp(g)[1]
    do(g, "launch s54")
    assert (g.state.markers, rp(g)[1]) == (3, before + 1)


@pytest.mark.rule("absolute-war", "10.6d")
def test_cards_lie_face_up_until_the_objective_phase() -> None:
    g = declaring("g46 g52", turn=13, german="minsk smolensk")
    do(g, "launch g46", "launch g52", "name minsk")
    assert set(g.state.active[0]) == {"g46", "g52"}
    assert not {"g46", "g52"} & thrown(g, "german")
    assert all(f"'{card}'" in str(g.view("soviet")) for card in ("g46", "g52"))


@pytest.mark.rule("absolute-war", "10.6e")
def test_example_no_german_markers_in_general_winter() -> None:
    """E26: Operation Typhoon in January 1942 is played, but brings no markers and costs nothing."""
    g = declaring("g44", turn=5, head="wsp = { german = 9, soviet = 5 }")
    do(g, "launch g44")
    assert (g.state.markers, g.state.active[0]) == (0, ("g44",))
    while asked(g) != "spend-cards":
        leave(g)
    assert wsp(g)[0] == 9
    g = declaring("s44", "soviet", turn=5)
    do(g, "launch s44")
    assert g.state.markers == 3


@pytest.mark.rule("absolute-war", "10.6e", "10.6c")
def test_but_their_value_still_counts_against_the_four() -> None:
    g = declaring("g44 g48", turn=5)
    do(g, "launch g44")
    assert open_to(g, "launch") == set()


@pytest.mark.rule("absolute-war", "10.6f", "12.1b")
@pytest.mark.parametrize(("placed", "points"), [(0, 6), (1, 7), (2, 8), (3, 9)])
def test_each_marker_not_placed_costs_a_point(placed: int, points: int) -> None:
    g = field(QUIET, step="german-combat", head="markers = 3\nrp = { german = 0 }\nwsp = { german = 9 }")
    for zone in ["minsk", "kiev", "riga"][:placed]:
        do(g, f"mark {zone}")
    if placed < 3:
        skip(g, "designate")
    lost = [note for note in told(g, "status") if note["why"] == "unused-offensive"]
    assert sum(note["points"] for note in lost) == points - 9


@pytest.mark.rule("absolute-war", "10.6a")
def test_nobody_is_made_to_play_a_card() -> None:
    g = declaring("g46")
    leave(g)
    assert (g.state.active[0], g.state.hand[0], g.state.markers) == ((), ("g46",), 0)


@pytest.mark.rule("absolute-war", "10.4b", "10.4d", "10.4.1a")
def test_what_is_ransomed_is_not_rebuilt_in_the_same_phase() -> None:
    """The Destroyed box comes before the Captured one; and nobody comes out of that in haste."""
    units = {"german-captured": "g9a", "berlin": "g4a", "moscow": "s-w"}
    g = field(units, step="german-replacements", head="rp = { german = 4 }")
    assert (asked(g), open_to(g, "rush")) == ("replace-captured", set())
    do(g, "rebuild g9a")
    assert (at(g, "g9a"), asked(g) != "replace-destroyed") == ("german-destroyed", True)


@pytest.mark.rule("absolute-war", "10.3c", "13.1a")
def test_a_contested_city_receives_nobody() -> None:
    units = {"waiting": "g8a", "berlin": "g9a", "breslau": "g2a | s-w", "moscow": "s-kal"}
    g = field(units, step="german-reinforcements", turn=12, head="due = { g8a = 12 }", german="breslau")
    do(g, "place g8a")
    assert "posen" in open_to(g, "to")
    assert not open_to(g, "to") & {"breslau", "minsk"}
