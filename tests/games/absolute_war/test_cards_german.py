"""The events of the German cards that are played outside combats."""

from __future__ import annotations

from functools import partial

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from tests.games.absolute_war import hands
from tests.games.absolute_war.clash import BEHIND, clash
from tests.games.absolute_war.hands import (
    BROKE,
    EVEN,
    PLAIN,
    QUIET,
    RICH,
    at_hand,
    dealing,
    drawn,
    holding,
    leave,
    playable,
    rp,
    some_answer,
    thrown,
    wsp,
)
from tests.games.absolute_war.table import (
    FACTS,
    asked,
    at,
    do,
    draws,
    field,
    marked,
    open_to,
    side_to_act,
    stacks,
)
from tests.support import spaces, told

at_step = partial(hands.at_step, "german")
in_card_phase = partial(hands.in_card_phase, "german")


def showing(side: str, odds: int, result: str) -> str:
    """An Event card that has a result at some odds and is not red."""
    return next(
        card
        for card, row in FACTS.cards.items()
        if row.side == side and row.battle and row.battle[odds + 3] == result and row.timing != "immediate"
    )


# ---- when


@pytest.mark.rule("absolute-war", "card-g23", "card-g24", "card-g32")
@pytest.mark.parametrize(
    ("turn", "cards"),
    [
        (4, {"g30"}),
        (5, {"g23", "g30", "g32"}),
        (11, {"g23", "g24", "g30", "g32"}),
        (22, {"g23", "g24", "g30", "g32"}),
        (23, {"g24", "g30", "g32"}),
    ],
)
def test_the_cards_of_the_card_phase_in_their_years(turn: int, cards: set[str]) -> None:
    g = in_card_phase("g23 g24 g30 g32", turn, head="initiative = 'soviet'")
    assert playable(g) == cards


@pytest.mark.rule(
    "absolute-war", "card-g10", "card-g22", "card-g25", "card-g26", "card-g27", "card-g29", "card-g41"
)
@pytest.mark.parametrize(
    ("step", "turn", "cards"),
    [
        ("upgrades", 3, {"g25"}),
        ("upgrades", 13, {"g25", "g27"}),
        ("upgrades", 19, {"g25", "g27", "g41"}),
        ("upgrades", 25, {"g25", "g41"}),
        ("replacements", 3, set()),
        ("replacements", 13, {"g26"}),
        ("replacements", 19, {"g22", "g26", "g41"}),
        ("replacements", 25, {"g22", "g41"}),
        ("reserves", 3, {"g10"}),
        ("reserves", 13, {"g10", "g29"}),
        ("reserves", 25, {"g41"}),
    ],
)
def test_the_cards_of_the_strategic_phase_in_their_years(step: str, turn: int, cards: set[str]) -> None:
    units = {
        "posen": "g9a*",
        "bucharest": "x-rom3*",
        "constanta": "g6a",
        "german-destroyed": "g17a | g-fort1*",
    }
    hand = "g10 g22 g25 g26 g27 g29 g41"
    g = at_step(step, hand, units, turn=turn, head=f"{RICH}\nbarred = []", scenario="long-campaign")
    assert playable(g) == cards


# ---- points, cards, knowledge


@pytest.mark.rule("absolute-war", "card-g12")
def test_commissar_order_gives_the_soviets_a_point() -> None:
    g = drawn("g12", head=EVEN)
    assert wsp(g) == (5, 6)


@pytest.mark.rule("absolute-war", "card-g13")
@pytest.mark.parametrize(
    ("mobile", "points", "left"), [(4, 2, (3, 2)), (1, 2, (0, 2)), (0, 2, (0, 1)), (0, 0, (0, 0))]
)
def test_fuel_crisis_takes_a_mobile_marker_or_a_point(
    mobile: int, points: int, left: tuple[int, int]
) -> None:
    g = drawn("g13", head=f"mobile = {{ german = {mobile} }}\nrp = {{ german = {points} }}")
    assert (at_hand(g, "german")[2], rp(g)[0]) == left


@pytest.mark.rule("absolute-war", "card-g14")
@pytest.mark.parametrize(("support", "left"), [(8, 6), (2, 0), (1, 0), (0, 0)])
def test_rail_lines_cut_takes_two_support_markers(support: int, left: int) -> None:
    g = drawn("g14", head=f"support = {{ german = {support} }}\nrp = {{ german = 2 }}")
    assert (at_hand(g, "german")[1], rp(g)[0]) == (left, 2)


@pytest.mark.rule("absolute-war", "card-g23")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_armaments_miracle_brings_two_points(before: int, after: int) -> None:
    g = in_card_phase("g23", head=f"rp = {{ german = {before} }}")
    do(g, "play g23")
    assert rp(g)[0] == after
    assert "g23" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "card-g24")
def test_total_war_brings_a_point_and_a_card() -> None:
    g = in_card_phase("g24", 13, head="rp = { german = 0 }")
    before = holding(g, "german")
    do(g, "play g24")
    new = holding(g, "german") - before
    assert rp(g)[0] == 1
    assert len(new) == 1
    assert FACTS.cards[new.pop()].deck == "event"


@pytest.mark.rule("absolute-war", "card-g24", "2.5.3a")
def test_a_red_card_drawn_for_total_war_is_played_at_once() -> None:
    g = dealing("german", hand={"german": "g24"}, turn=13, events="g1 g2 g3 g4 g7 g13")
    draws(g, "g1", "g2", "g3", "g4")
    do(g, "forgo offensive")
    draws(g, "g13")
    do(g, "play g24")
    assert at_hand(g, "german")[2] == 3
    assert "g13" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "card-g30")
def test_foreign_armies_east_looks_at_hand_and_war_goals() -> None:
    g = field(
        QUIET,
        step="german-cards",
        soviet="breslau",
        head="goals = { soviet = 's1' }",
        laid="s1",
        hand={"german": "g30", "soviet": "s3 s45"},
        piles={"german": PLAIN["german"]},
    )
    do(g, "forgo offensive", "play g30")
    (note,) = [note for note in g.notes or [] if note.kind == "looked"]
    seen = g.note_view(note, GERMAN).facts
    assert (set(seen["cards"]), seen["card"]) == ({"s3", "s45"}, "s1")
    assert "cards" not in g.note_view(note, SOVIET).facts
    assert holding(g, "soviet") == {"s3", "s45"}


@pytest.mark.rule("absolute-war", "card-g32")
@pytest.mark.parametrize(
    ("initiative", "points", "resources"), [("german", (5, 4), 1), ("soviet", (5, 5), 2)]
)
def test_russian_liberation_army_by_initiative(
    initiative: str, points: tuple[int, int], resources: int
) -> None:
    g = in_card_phase("g32", head=f"{EVEN}\nrp = {{ german = 1 }}\ninitiative = '{initiative}'")
    do(g, "play g32")
    assert (wsp(g), rp(g)[0]) == (points, resources)


@pytest.mark.rule("absolute-war", "card-g37")
def test_intelligence_failure_lets_the_soviets_draw() -> None:
    g = dealing("german", "g37", "s3")
    do(g, "forgo offensive")
    assert holding(g, "soviet") == {"s3"}
    assert len(holding(g, "german")) == 3


@pytest.mark.rule("absolute-war", "card-g37", "card-s39")
def test_a_red_card_that_they_draw_is_played_at_once() -> None:
    g = dealing("german", "g37", "s39")
    before = at_hand(g, "soviet")[0]
    do(g, "forgo offensive")
    assert holding(g, "soviet") == set()
    assert at_hand(g, "soviet")[0] == before - 1


@pytest.mark.rule("absolute-war", "card-g38")
def test_the_fuehrer_takes_a_card_or_a_point() -> None:
    g = drawn("g38", hand={"german": "g2 g45"}, head=EVEN)
    assert open_to(g, "answer") == {"g2", "g45", "wsp"}
    do(g, "answer g45")
    assert "g45" in thrown(g, "german")
    assert (wsp(g), "g2" in holding(g, "german")) == ((5, 5), True)
    g = drawn("g38", hand={"german": "g2 g45"}, head=EVEN)
    do(g, "answer wsp")
    assert wsp(g) == (4, 5)
    assert {"g2", "g45"} <= holding(g, "german")


@pytest.mark.rule("absolute-war", "card-g38")
def test_without_cards_it_is_the_point() -> None:
    g = drawn("g38", head=EVEN)
    assert wsp(g) == (4, 5)


@pytest.mark.rule("absolute-war", "card-g40")
def test_july_plot_costs_a_point_and_a_card() -> None:
    g = drawn("g40", turn=20, hand={"german": "g2"}, head=EVEN)
    assert wsp(g) == (4, 5)
    assert "g2" in thrown(g, "german")
    g = drawn("g40", turn=20, head=EVEN)
    assert wsp(g) == (4, 5)
    assert len(holding(g, "german")) == 3


@pytest.mark.rule("absolute-war", "card-g41", "19.3a")
def test_bottom_of_the_barrel_brings_the_volkssturm_for_good() -> None:
    g = at_step("upgrades", "g41", turn=20)
    do(g, "play g41")
    assert (g.state.volkssturm, g.state.barrel, g.state.gone[GERMAN]) == (2, True, ("g41",))
    g = field(QUIET, step="event", turn=21, head="barrel = true")
    assert g.state.volkssturm == 2
    assert field(QUIET, step="event", turn=21).state.volkssturm == 0


@pytest.mark.rule("absolute-war", "card-g43")
@pytest.mark.parametrize(
    ("points", "initiative"), [((3, 9), "soviet"), ((9, 3), "german"), ((6, 6), "soviet")]
)
def test_fuehrer_conference_checks_the_war_status(points: tuple[int, int], initiative: str) -> None:
    head = f"wsp = {{ german = {points[0]}, soviet = {points[1]} }}\ninitiative = 'soviet'"
    g = at_step("objectives", "g43", head=head)
    assert asked(g) == "objective-cards"
    do(g, "play g43")
    changes = [note["side"] for note in told(g, "initiative")]
    assert changes[:1] == ([] if initiative == "soviet" else ["german"])


# ---- the partisan war


@pytest.mark.rule("absolute-war", "card-g11")
def test_pacification_campaign_ravages_two_german_zones() -> None:
    head = "partisans = ['bryansk', 'gomel', 'mozyr', 'rzhev']\nrecruits = []"
    g = in_card_phase("g11", head=head, german="bryansk gomel mozyr", partisan_war="on")
    do(g, "play g11")
    assert open_to(g, "ravage") == {"bryansk", "gomel", "mozyr"}
    do(g, "ravage gomel", "ravage mozyr")
    assert spaces(g, g.state.atrocities) == {"gomel", "mozyr"}
    assert asked(g) == "spend-cards"
    g = in_card_phase("g11", head=head, german="bryansk gomel mozyr", partisan_war="on")
    do(g, "play g11")
    leave(g)
    assert g.state.atrocities == 0


@pytest.mark.rule("absolute-war", "card-g11")
def test_it_does_nothing_in_the_regular_game() -> None:
    g = in_card_phase("g11")
    assert playable(g) == set()
    assert "g11" in open_to(g, "discard")


# ---- supply


def starving(cards: str = "g6", planes: str = "g-lf1 | g-lf4*", head: str = "", **position: object) -> War:
    """German Supply Phase: the 9th Army is far behind the enemy."""
    units = {**QUIET, "penza": "g9a", "german-air": planes}
    return field(units, step="german-supply", head=head, hand={"german": cards}, **position)  # type: ignore[arg-type]


@pytest.mark.rule("absolute-war", "card-g6")
def test_airlift_keeps_a_stack_supplied_and_damages_a_plane() -> None:
    g = starving()
    assert (asked(g), side_to_act(g), playable(g)) == ("supply-window", "german", {"g6"})
    do(g, "play g6")
    assert marked(g, "unsupplied") == set()
    assert marked(g, "back") == {"g-lf1", "g-lf4"}
    assert at(g, "g9a") == "penza"


@pytest.mark.rule("absolute-war", "card-g6")
def test_without_it_the_stack_is_unsupplied() -> None:
    g = starving()
    do(g, "decline")
    assert marked(g, "unsupplied") == {"g9a"}
    assert marked(g, "back") == {"g-lf4"}


@pytest.mark.rule("absolute-war", "card-g6", "7.0Aa")
@pytest.mark.parametrize(("answer", "place"), [("play g6", "penza"), ("decline", "german-captured")])
def test_a_marked_stack_is_not_captured_but_keeps_its_marker(answer: str, place: str) -> None:
    g = starving(head="unsupplied = ['g9a']")
    do(g, answer)
    assert at(g, "g9a") == place
    assert ("g9a" in marked(g, "unsupplied")) is (place == "penza")


@pytest.mark.rule("absolute-war", "card-g6")
def test_its_player_chooses_stack_and_plane() -> None:
    units = {**QUIET, "penza": "g9a", "tambov": "g-lf4 g6a", "german-air": "g-lf1"}
    g = field(units, step="soviet-supply", hand={"german": "g6"}, turn=8)
    assert side_to_act(g) == "german"  # in the other's Supply Phase too
    do(g, "play g6")
    assert open_to(g, "choose") == {"g9a", "g-lf4"}
    do(g, "choose g-lf4")
    assert open_to(g, "choose") == {"g-lf1", "g-lf4"}
    do(g, "choose g-lf1")
    assert marked(g, "back") == {"g-lf1"}
    assert marked(g, "unsupplied") == {"g9a"}


@pytest.mark.rule("absolute-war", "card-g6", "card-s37")
def test_airlift_after_the_road_of_life() -> None:
    """Both are played in one phase; the German stack has its plane on top."""
    units = {**QUIET, "leningrad": "s-n", "penza": "g-lf1 g9a", "german-air": "g-lf4"}
    around = "luga novgorod volkhov onega"
    g = field(units, step="german-supply", german=around, hand={"german": "g6", "soviet": "s37"})
    assert side_to_act(g) == "soviet"
    do(g, "play s37", "play g6")
    assert open_to(g, "choose") == {"g-lf1", "g-lf4"}
    do(g, "choose g-lf4")
    assert marked(g, "unsupplied") == set()
    assert marked(g, "back") == {"g-lf4"}


@pytest.mark.rule("absolute-war", "card-g6")
@pytest.mark.parametrize(("planes", "turn"), [("g-lf1* | g-lf4*", 7), ("g-lf1", 19)])
def test_no_airlift_without_a_sound_plane_or_out_of_its_years(planes: str, turn: int) -> None:
    g = starving(planes=planes, turn=turn)
    assert asked(g) != "supply-window" or playable(g) == set()


@pytest.mark.rule("absolute-war", "card-g52")
def test_scorched_earth_names_a_german_held_city_of_the_soviet_union() -> None:
    g = at_step("offensives", "g52", {"vyazma": "g9a | s-bry"}, turn=13, german="minsk rzhev kalach")
    do(g, "launch g52")
    assert open_to(g, "name") == {"minsk", "rzhev"}  # not contested Vyazma, not the town of Kalach
    do(g, "name rzhev")
    assert FACTS.board.names[g.state.scorched] == "rzhev"
    assert g.state.markers == 0
    assert open_to(at_step("offensives", "g52", turn=13), "launch") == set()


@pytest.mark.rule("absolute-war", "card-g52")
@pytest.mark.parametrize(("scorched", "unsupplied"), [("", set()), ("scorched = 'gomel'", {"s-kal"})])
def test_the_city_is_no_source_in_the_next_soviet_turn(scorched: str, unsupplied: set[str]) -> None:
    """Pinsk has Gomel two zones away, and Bryansk three."""
    held = "minsk brest-litovsk rovno mogilev kiev zhitomir sumy vinnitsa tarnopol"
    g = field({**QUIET, "pinsk": "s-kal"}, step="soviet-supply", turn=13, german=held, head=scorched)
    assert marked(g, "unsupplied") == unsupplied


@pytest.mark.rule("absolute-war", "card-g52")
def test_it_is_a_source_again_in_the_next_german_turn() -> None:
    g = field({**QUIET, "pinsk": "s-kal"}, step="german-supply", turn=13, head="scorched = 'gomel'")
    assert g.state.scorched < 0


# ---- units


@pytest.mark.rule("absolute-war", "card-g10", "2.5.2")
def test_railroad_troops_send_two_germans_without_markers() -> None:
    units = {"posen": "g9a g6a", "lodz": "g17a", "bucharest": "x-rom3"}
    g = at_step("reserves", "g10", units, head=BROKE)
    assert open_to(g, "pull") == set()
    do(g, "play g10")
    assert open_to(g, "pull") == {"g9a", "g6a", "g17a", "g4a"}
    do(g, "pull g9a", "pull g17a")
    assert open_to(g, "pull") == set()
    assert (at(g, "g9a"), at(g, "g17a")) == ("german-reserve", "german-reserve")


@pytest.mark.rule("absolute-war", "card-g10", "10.5.1a")
def test_the_limits_of_the_reserve_hold() -> None:
    units = {"posen": "g9a g6a", "german-reserve": "g17a | g18a | g16a"}
    g = at_step("reserves", "g10", units)
    do(g, "play g10", "pull g9a")
    assert open_to(g, "pull") == set()
    assert at_hand(g, "german") == (6, 8, 4)


@pytest.mark.rule("absolute-war", "card-g22")
def test_fortified_places_puts_a_finished_fort_in_a_supplied_city() -> None:
    units = {"german-destroyed": "g-fort1*", "waiting": "g-fort5*", "posen": "g-fort2", "penza": "g9a"}
    g = at_step("replacements", "g22", units, turn=20, head="due = { g-fort5 = 22 }\nrp = { german = 0 }")
    do(g, "play g22")
    assert open_to(g, "choose") == {"g-fort1", "g-fort5"}
    do(g, "choose g-fort5")
    zones = open_to(g, "to")
    assert {"warsaw", "lodz", "konigsberg"} <= zones
    assert not zones & {"penza", "allenstein", "germany", "minsk"}
    do(g, "to warsaw")
    assert at(g, "g-fort5") == "warsaw"
    assert "g-fort5" not in marked(g, "back")
    assert at_hand(g, "german") == (6, 8, 4)


@pytest.mark.rule("absolute-war", "card-g22")
def test_not_without_a_fort() -> None:
    assert playable(at_step("replacements", "g22", {"posen": "g-fort1"}, turn=20)) == set()


@pytest.mark.rule("absolute-war", "card-g25")
def test_march_battalions_restore_infantry_for_one_point() -> None:
    units = {"posen": "g9a* g3pz*", "lodz": "g6a*", "german-reserve": "g17a*", "bucharest": "x-rom3*"}
    g = at_step("upgrades", "g25", units, head="rp = { german = 1 }\nunsupplied = ['g6a']")
    assert open_to(g, "restore") == set()
    do(g, "play g25")
    assert open_to(g, "choose") == {"g9a", "g17a"}
    do(g, "choose g17a")
    assert rp(g)[0] == 0
    assert "g17a" not in marked(g, "back")


@pytest.mark.rule("absolute-war", "card-g25")
@pytest.mark.parametrize("head", ["rp = { german = 0 }", "rp = { german = 4 }\nbarred = ['german']"])
def test_not_without_a_point_and_not_on_a_turn_without_upgrades(head: str) -> None:
    g = at_step("upgrades", "g25", {"posen": "g9a*", "german-air": "g-lf1*"}, head=head)
    assert asked(g) == "upgrades"
    assert playable(g) == set()


@pytest.mark.rule("absolute-war", "card-g26")
def test_osttruppen_bring_back_a_destroyed_german_for_nothing() -> None:
    units = {"german-destroyed": "g9a* | g6a | x-rom3 | g-lf1 | g-fort1*", "german-captured": "g17a*"}
    g = at_step("replacements", "g26", units, head="rp = { german = 0 }")
    do(g, "play g26")
    assert open_to(g, "choose") == {"g9a", "g6a"}
    do(g, "choose g6a")
    assert (at(g, "g6a"), rp(g)[0]) == ("german-reserve", 0)


@pytest.mark.rule("absolute-war", "card-g26")
def test_not_into_a_full_reserve() -> None:
    units = {"german-destroyed": "g9a", "german-reserve": "g6a | g17a | g18a | g16a"}
    assert playable(at_step("replacements", "g26", units, head="rp = { german = 1 }")) == set()


@pytest.mark.rule("absolute-war", "card-g27")
def test_axis_summit_restores_an_ally_in_supply() -> None:
    units = {"bucharest": "x-rom3*", "hungary": "x-hun2*", "posen": "g9a*", "austria": "x-ita8"}
    g = at_step(
        "upgrades", "g27", units, head="unsupplied = ['x-hun2']\nrp = { german = 0 }\nbarred = ['german']"
    )
    do(g, "play g27")  # there is but one to choose
    assert marked(g, "back") == {"x-hun2", "g9a"}


@pytest.mark.rule("absolute-war", "card-g28", "13.1d")
def test_baltic_convoys_carry_one_large_unit() -> None:
    g = at_step("reserve", "g28", {"german-reserve": "g9a | g6a"}, german="riga tallinn")
    do(g, "play g28", "deploy g9a")
    assert {"riga", "tallinn", "posen"} <= open_to(g, "to")
    do(g, "to riga", "deploy g6a")
    zones = open_to(g, "to")
    assert "posen" in zones
    assert not zones & {"riga", "tallinn"}


@pytest.mark.rule("absolute-war", "card-g28")
def test_a_unit_that_goes_by_land_leaves_the_convoy_to_another() -> None:
    g = at_step("reserve", "g28", {"german-reserve": "g9a | g6a"}, german="riga tallinn")
    do(g, "play g28", "deploy g9a", "to posen", "deploy g6a")
    assert "riga" in open_to(g, "to")
    do(g, "to riga")
    leave(g)
    assert g.state.convoys == 0


@pytest.mark.rule("absolute-war", "card-g29")
def test_black_sea_evacuation_saves_a_stack() -> None:
    units = {"simferopol": "g-lf1 g17a x-rom3 g-fort1", "odessa": "g6a", "posen": "g9a"}
    marks = "disrupted = []\nunsupplied = ['g17a', 'x-rom3', 'g-fort1']"
    g = at_step("reserves", "g29", units, turn=19, head=f"{BROKE}\n{marks}")
    do(g, "play g29")
    assert open_to(g, "choose") == {"g-lf1", "g6a"}
    do(g, "choose g-lf1")
    assert (at(g, "g17a"), at(g, "x-rom3")) == ("german-reserve", "german-reserve")
    assert (at(g, "g-lf1"), stacks(g, "simferopol")) == ("german-air", ["g-fort1"])
    assert marked(g, "unsupplied") == {"g-fort1"}


@pytest.mark.rule("absolute-war", "card-g29")
def test_there_must_be_room_for_the_stack() -> None:
    units = {"simferopol": "g17a x-rom3", "german-reserve": "g18a | g16a | g9a"}
    g = at_step("reserves", "g29", units, turn=19, head="disrupted = []")
    assert playable(g) == set()
    g = at_step("reserves", "g29", {**units, "odessa": "g6a"}, turn=19, head="disrupted = []")
    do(g, "play g29")
    assert at(g, "g6a") == "german-reserve"
    assert stacks(g, "simferopol") == ["g17a x-rom3"]


# ---- after combat


@pytest.mark.rule("absolute-war", "card-g3")
def test_mission_type_orders_let_a_mobile_stack_exploit_without_a_marker() -> None:
    units = {"orel": "g3pz", "bryansk": "g9a", "kursk": "s-bry"}
    g = field(units, hand={"german": "g3"}, piles={"german": "g39 g2"}, head="mobile = { german = 0 }")
    do(g, "lead g3pz", "target s-bry")
    draws(g, "g39")
    leave(g)
    while asked(g) != "advance":
        do(g, some_answer(g))
    do(g, "advance g3pz")
    assert (asked(g), open_to(g, "exploit"), playable(g)) == ("exploit", set(), {"g3"})
    do(g, "play g3")
    assert open_to(g, "exploit") == {"g3pz"}
    do(g, "exploit g3pz")
    do(g, "to rossosh")
    assert at(g, "g3pz") == "rossosh"
    assert at_hand(g, "german")[2] == 0
    assert open_to(g, "exploit") == set()


@pytest.mark.rule("absolute-war", "card-g3")
def test_it_does_not_carry_a_light_stack() -> None:
    g = field({"orel": "g9a g6a", "kursk": "s-bry*"}, hand={"german": "g3"}, piles={"german": "g39 g2"})
    do(g, "lead g9a", "target s-bry")
    draws(g, "g39")
    leave(g)
    while asked(g) != "advance":
        do(g, some_answer(g))
    do(g, "advance g9a")
    while asked(g) == "exploit":
        if playable(g):
            do(g, "play g3")
        assert open_to(g, "exploit") == set()
        leave(g)
    assert at(g, "g9a") == "kursk"


# ---- Offensives


@pytest.mark.rule(
    "absolute-war", "card-g44", "card-g45", "card-g46", "card-g47", "card-g48", "card-g49", "card-g50"
)
@pytest.mark.rule("absolute-war", "card-g54", "card-g55")
@pytest.mark.parametrize(
    ("card", "markers", "years"),
    [
        ("g44", 3, {1941, 1942}),
        ("g45", 4, {1942, 1943}),
        ("g46", 2, {1942, 1943}),
        ("g47", 3, {1943, 1944}),
        ("g48", 2, {1941, 1942, 1943}),
        ("g49", 2, {1944, 1945}),
        ("g50", 2, {1942, 1943, 1944}),
        ("g54", 2, {1941, 1942}),
        ("g55", 4, {1941}),
    ],
)
def test_major_offensives(card: str, markers: int, years: set[int]) -> None:
    for turn, year in ((1, 1941), (7, 1942), (13, 1943), (19, 1944), (25, 1945)):
        g = at_step("offensives", card, turn=turn, scenario="long-campaign")
        assert open_to(g, "launch") == ({card} if year in years else set())
        if year in years:
            do(g, f"launch {card}")
            assert g.state.markers == markers
            assert g.state.active[GERMAN] == (card,)


@pytest.mark.rule("absolute-war", "card-g51", "22.2a")
def test_hitler_orders_attack_lays_cards_aside_for_the_next_turn() -> None:
    g = drawn("g51", hand={"german": "g46 g8"})
    assert g.state.aside[GERMAN] == ("g51", "g46")
    assert "g8" in holding(g, "german")
    assert g.state.markers == 0
    assert open_to(g, "discard") == holding(g, "german")
    assert all(f"'{card}'" in str(g.view("soviet")) for card in ("g46", "g51"))


@pytest.mark.rule("absolute-war", "card-g51", "22.2b", "22.2c")
def test_what_is_out_of_date_without_value_or_too_much_is_discarded() -> None:
    """In 1942: Citadel is of 1943, Scorched Earth a No Offensive card, Case Blue one marker too many."""
    g = drawn("g51", hand={"german": "g45 g47 g52 g46 g48"})
    assert {"g45", "g47", "g52"} <= thrown(g, "german")
    assert open_to(g, "answer") == {"g46", "g48"}
    do(g, "answer g48")
    assert g.state.aside[GERMAN] == ("g51", "g48")
    assert "g46" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "card-g51", "22.2a", "22.2c")
def test_they_come_into_play_on_the_next_turn() -> None:
    laid = "aside = { german = ['g51', 'g46'] }\naside_from = 8"
    g = at_step("offensives", "g48", turn=7, head=laid, laid="g51 g46")
    assert (g.state.markers, open_to(g, "launch")) == (0, {"g48"})
    g = at_step("offensives", "g48 g53", turn=8, head=laid, laid="g51 g46")
    assert (g.state.markers, set(g.state.active[GERMAN])) == (3, {"g51", "g46"})
    assert g.state.aside[GERMAN] == ()
    assert open_to(g, "launch") == set()  # 2 more would be five; Elastic Defence is of 1943


@pytest.mark.rule("absolute-war", "card-g53")
@pytest.mark.parametrize("elastic", [True, False])
def test_elastic_defence_keeps_those_who_retreat_in_order(elastic: bool) -> None:
    units = {"orel": "s-1ukr s-3gta", "kursk": "g9a", "kharkov": "g6a"}
    held = "kharkov poltava kiev zhitomir rovno"
    g = field(
        {**QUIET, **units},
        step="german-offensives",
        turn=13,
        german=held,
        hand={"german": "g53"},
        piles={"soviet": f"{PLAIN['soviet']} {showing('soviet', 4, 'DB')}", "german": PLAIN["german"]},
        head="initiative = 'german'",
    )
    if elastic:
        do(g, "launch g53")
    while (asked(g), side_to_act(g)) != ("attack", "soviet"):
        do(g, some_answer(g))
    do(g, "lead s-1ukr", "target g9a")
    while asked(g) == "commit-defence":
        leave(g)
    draws(g, _next(g, "DB"))
    leave(g)
    while at(g, "g9a") == "kursk":
        do(g, some_answer(g))
    fight = told(g, "battle")[-1]
    assert fight["result"] in ("DR", "DB")
    assert ("g9a" in marked(g, "disrupted")) is not elastic


def _next(g: War, result: str) -> str:
    """A card still in the Soviet pile that shows a result at +4."""
    return next(card for card in g.state.events[SOVIET] if FACTS.cards[card].battle[7] in (result, "DR"))


@pytest.mark.rule("absolute-war", "card-g53")
def test_it_lasts_until_the_next_german_turn() -> None:
    g = at_step("offensives", "g53", turn=13)
    do(g, "launch g53")
    assert g.state.elastic
    assert not field(QUIET, step="german-supply", turn=14, head="elastic = true").state.elastic
    assert field(QUIET, step="soviet-supply", turn=13, head="elastic = true").state.elastic


@pytest.mark.rule("absolute-war", "card-g53")
@pytest.mark.parametrize(("result", "shaken"), [("DR", False), ("DB", False), ("D1", True)])
def test_after_a_worse_result_they_are_disrupted(result: str, shaken: bool) -> None:
    units = {**QUIET, "tula": "s-1ukr s-3gta", "orel": "g9a"}
    g = field(units, step="soviet-combat", turn=13, german=BEHIND, head="elastic = true")
    clash(g, "s-1ukr", "g9a", result)
    do(g, f"retreat {min(open_to(g, 'retreat'))}")
    assert ("g9a" in marked(g, "disrupted")) == shaken


@pytest.mark.rule("absolute-war", "card-g54")
@pytest.mark.parametrize(("zones", "more"), [(("simferopol", "sevastopol"), 1), (("vyazma", "moscow"), 0)])
def test_crimean_campaign_helps_against_sevastopol_only(zones: tuple[str, str], more: int) -> None:
    def attack(head: str, laid: str) -> int:
        units = {zones[0]: "g6a", zones[1]: "s-bry"}
        g = field(units, head=f"rp = {{ german = 0 }}\n{head}", laid=laid)
        do(g, "lead g6a", "target s-bry")
        draws(g, "g6", "s10")
        leave(g)
        fight = told(g, "assault")[-1]
        assert isinstance(fight["attack"], int)
        return fight["attack"]

    assert attack("active = { german = ['g54'] }", "g54") - attack("", "") == more
