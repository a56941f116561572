"""The events of the Soviet cards that are played outside combats."""

from __future__ import annotations

from functools import partial

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from tests.games.absolute_war import hands
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

at_step = partial(hands.at_step, "soviet")
in_card_phase = partial(hands.in_card_phase, "soviet")


# ---- when


@pytest.mark.rule("absolute-war", "card-s7", "card-s12", "card-s13", "card-s25", "card-s27", "card-s42")
@pytest.mark.parametrize(
    ("step", "turn", "cards"),
    [
        ("upgrades", 3, {"s12"}),
        ("upgrades", 7, {"s12", "s13", "s27"}),
        ("upgrades", 13, {"s12", "s13", "s27", "s42"}),
        ("upgrades", 19, {"s13", "s27", "s42"}),
        ("upgrades", 25, {"s27", "s42"}),
        ("replacements", 3, {"s7"}),
        ("replacements", 7, {"s7", "s25", "s27"}),
        ("replacements", 25, {"s25", "s27", "s42"}),
        ("reserves", 3, set()),
        ("reserves", 13, {"s27", "s42"}),
    ],
)
def test_the_cards_of_the_strategic_phase_in_their_years(step: str, turn: int, cards: set[str]) -> None:
    units = {"tula": "s-bry*", "soviet-air": "s-vvs1*", "soviet-destroyed": "s-3ta", "posen": "x-hun2"}
    head = f"{RICH}\nbarred = []\ninitiative = 'soviet'"
    g = at_step(step, "s7 s12 s13 s25 s27 s42", units, turn=turn, head=head, scenario="long-campaign")
    assert playable(g) == cards


@pytest.mark.rule("absolute-war", "card-s8", "card-s28")
@pytest.mark.parametrize(("turn", "cards"), [(3, {"s8"}), (7, {"s8", "s28"}), (13, {"s28"}), (19, {"s28"})])
def test_the_cards_of_the_card_phase_in_their_years(turn: int, cards: set[str]) -> None:
    assert playable(in_card_phase("s8 s28 s31", turn, head="initiative = 'german'")) == cards


# ---- points and markers


@pytest.mark.rule("absolute-war", "card-s8")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (4, 6), (5, 6), (6, 6)])
def test_evacuated_factories_bring_two_points(before: int, after: int) -> None:
    g = in_card_phase("s8", head=f"rp = {{ soviet = {before} }}")
    do(g, "play s8")
    assert rp(g)[1] == after


@pytest.mark.rule("absolute-war", "card-s10")
@pytest.mark.parametrize(("mobile", "left"), [(4, 2), (1, 2)])
def test_frozen_engines_take_two_mobile_markers(mobile: int, left: int) -> None:
    """The used markers come back first (8.0): four are at hand."""
    head = f"mobile = {{ german = {mobile} }}"
    g = field(QUIET, step="german-markers", turn=10, hand={"soviet": "s10"}, head=head)
    assert (asked(g), side_to_act(g), playable(g)) == ("markers-window", "soviet", {"s10"})
    do(g, "play s10")
    assert at_hand(g, "german")[2] == left
    assert "s10" in thrown(g, "soviet")


@pytest.mark.rule("absolute-war", "card-s10", "8.0c")
def test_as_many_as_there_are() -> None:
    """Without Ploesti only one marker has come back."""
    head = "mobile = { german = 0 }"
    g = field(QUIET, step="german-markers", turn=10, hand={"soviet": "s10"}, head=head, soviet="ploesti")
    do(g, "play s10")
    assert at_hand(g, "german")[2] == 0


@pytest.mark.rule("absolute-war", "card-s10")
@pytest.mark.parametrize(
    ("turn", "may"), [(5, True), (11, True), (16, True), (7, False), (12, False), (17, False)]
)
def test_frozen_engines_in_snow_and_general_winter_to_1943(turn: int, may: bool) -> None:
    g = field(QUIET, step="german-markers", turn=turn, hand={"soviet": "s10"})
    assert (asked(g) == "markers-window") is may


@pytest.mark.rule("absolute-war", "card-s10")
def test_it_need_not_be_played_and_not_in_ones_own_turn() -> None:
    g = field(QUIET, step="german-markers", turn=10, hand={"soviet": "s10"})
    do(g, "decline")
    assert at_hand(g, "german")[2] == 4
    assert "s10" in holding(g, "soviet")
    assert asked(field(QUIET, step="soviet-markers", turn=10, hand={"soviet": "s10"})) != "markers-window"


@pytest.mark.rule("absolute-war", "card-s22")
def test_old_marshals_discard_a_random_card() -> None:
    g = drawn("s22", hand={"soviet": "s8"})
    assert "s8" in thrown(g, "soviet")
    assert len(holding(g, "soviet")) == 3
    assert len(holding(drawn("s22"), "soviet")) == 3


@pytest.mark.rule("absolute-war", "card-s22")
def test_any_card_may_be_hit() -> None:
    hit = set()
    for n in range(30):
        g = dealing("soviet", "s22", hand={"soviet": "s8 s9"})
        g.seed = next(seed for seed in (f"{n} {m}" for m in range(100)) if _draws_first(g, seed, "s22"))
        g.seeds = [(0, g.seed)]
        do(g, "forgo offensive")
        hit |= {"s8", "s9"} & thrown(g, "soviet")
    assert hit == {"s8", "s9"}


def _draws_first(g: War, seed: str, card: str) -> bool:
    """Whether this seed draws a card first."""
    twin = g.copy(log=True)
    twin.seed, twin.seeds = seed, [(0, seed)]
    do(twin, "forgo offensive")
    return bool(told(twin, "drew")) and told(twin, "drew")[0]["card"] == card


@pytest.mark.rule("absolute-war", "card-s23")
def test_officers_purged_untrain_a_front() -> None:
    units = {**QUIET, "tula": "s-bry", "orel": "s-kal*", "kursk": "s-vor", "soviet-reserve": "s-don"}
    g = drawn("s23", turn=3, units=units, head="rp = { soviet = 3 }")
    assert open_to(g, "choose") == {"s-bry", "s-vor", "s-w"}
    do(g, "choose s-vor")
    assert "s-vor" in marked(g, "back")
    assert rp(g)[1] == 3


@pytest.mark.rule("absolute-war", "card-s23")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_without_a_trained_front_it_costs_a_point(before: int, after: int) -> None:
    units = {"germany": "g4a", "siberia": "s-w*", "tula": "s-62a", "sevastopol": "s-sev"}
    g = drawn("s23", turn=3, units=units, head=f"rp = {{ soviet = {before} }}")
    assert rp(g)[1] == after


@pytest.mark.rule("absolute-war", "card-s24")
def test_stalin_demands_attacks() -> None:
    g = drawn("s24")
    assert g.state.pressed
    head = f"{EVEN}\npressed = true"
    g = field(QUIET, step="soviet-combat", head=head)
    lost = [note for note in told(g, "status") if note["why"] == "no-attack"]
    assert [(note["side"], note["points"]) for note in lost] == [("soviet", -1)]
    assert not g.state.pressed
    g = field(QUIET, step="german-combat", head=head)
    assert [note for note in told(g, "status") if note["why"] == "no-attack"] == []


@pytest.mark.rule("absolute-war", "card-s24")
@pytest.mark.parametrize(("strike", "lost"), [(True, 0), (False, 1)])
def test_an_attack_satisfies_him(strike: bool, lost: int) -> None:
    units = {"orel": "s-bry s-kal", "kursk": "x-rom3*"}
    g = field(units, step="soviet-combat", head=f"{EVEN}\npressed = true")
    if strike:
        do(g, "lead s-bry", "target x-rom3")
        draws(g, "s1")
        leave(g)
    while asked(g) and side_to_act(g) == "soviet" and asked(g) not in ("spend-cards", "upgrades", "movement"):
        do(g, some_answer(g))
    assert len([note for note in told(g, "status") if note["why"] == "no-attack"]) == lost


@pytest.mark.rule("absolute-war", "card-s32")
@pytest.mark.parametrize(("support", "left"), [(8, 7), (0, 0)])
def test_rail_war_takes_a_german_support_marker(support: int, left: int) -> None:
    g = drawn("s32", turn=13, head=f"support = {{ german = {support} }}\nrp = {{ german = 2 }}")
    assert (at_hand(g, "german")[1], rp(g)[0]) == (left, 2)


@pytest.mark.rule("absolute-war", "card-s33")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_forest_republics_cost_the_germans_a_point(before: int, after: int) -> None:
    g = drawn("s33", head=f"rp = {{ german = {before} }}")
    assert rp(g)[0] == after


@pytest.mark.rule("absolute-war", "card-s33", "23.1.3a")
def test_with_the_partisan_rules_only_its_icon_counts() -> None:
    head = "rp = { german = 2 }\nbands = 1\nrecruits = []"
    g = drawn("s33", head=head, partisan_war="on")
    assert rp(g)[0] == 2
    assert asked(g) == "partisans"


@pytest.mark.rule("absolute-war", "card-s35")
@pytest.mark.parametrize(
    ("support", "points", "left"), [(8, 2, (7, 2)), (1, 2, (0, 2)), (0, 2, (0, 1)), (0, 0, (0, 0))]
)
def test_yugoslav_partisans(support: int, points: int, left: tuple[int, int]) -> None:
    g = drawn("s35", turn=13, head=f"support = {{ german = {support} }}\nrp = {{ german = {points} }}")
    assert (at_hand(g, "german")[1], rp(g)[0]) == left


@pytest.mark.rule("absolute-war", "card-s39")
@pytest.mark.parametrize(("attack", "left"), [(4, 3), (0, 0)])
def test_operational_pause_takes_an_attack_marker(attack: int, left: int) -> None:
    g = drawn("s39", head=f"attack = {{ german = 6, soviet = {attack} }}")
    assert at_hand(g, "soviet")[0] == left
    assert at_hand(g, "german")[0] == 6


# ---- what the other holds


@pytest.mark.rule("absolute-war", "card-s28")
def test_lucy_ring_looks_and_draws() -> None:
    g = field(
        QUIET,
        step="soviet-cards",
        german="stalino",
        head="goals = { german = 'g1' }",
        laid="g1",
        hand={"soviet": "s28", "german": "g3 g45"},
        piles={"soviet": PLAIN["soviet"]},
    )
    do(g, "forgo offensive")
    before = holding(g, "soviet")
    do(g, "play s28")
    (note,) = [note for note in g.notes or [] if note.kind == "looked"]
    seen = g.note_view(note, SOVIET).facts
    assert (set(seen["cards"]), seen["card"]) == ({"g3", "g45"}, "g1")
    assert "cards" not in g.note_view(note, GERMAN).facts
    assert len(holding(g, "soviet") - before) == 1


# ---- points of the Objective Phase


@pytest.mark.rule("absolute-war", "card-s29")
@pytest.mark.parametrize(("lost", "may"), [("", True), ("moscow", False), ("leningrad", False)])
def test_great_patriotic_war_asks_for_both_cities(lost: str, may: bool) -> None:
    g = at_step("objectives", "s29", german=lost, head=EVEN)
    assert (playable(g) == {"s29"}) is may
    if may:
        do(g, "play s29")
        (note,) = [note for note in told(g, "status") if note["why"] == "card"]
        assert (note["side"], note["points"], note["total"]) == ("soviet", 1, 6)


@pytest.mark.rule("absolute-war", "card-s41")
@pytest.mark.parametrize(
    ("points", "initiative"), [((5, 5), ["soviet"]), ((5, 4), []), ((4, 3), []), ((9, 3), [])]
)
def test_tehran_conference_scores_and_then_checks(points: tuple[int, int], initiative: list[str]) -> None:
    head = f"wsp = {{ german = {points[0]}, soviet = {points[1]} }}\ninitiative = 'german'"
    g = at_step("objectives", "s41", turn=15, head=head)
    do(g, "play s41")
    (note,) = [note for note in told(g, "status") if note["why"] == "card"]
    assert (note["side"], note["points"], note["total"]) == ("soviet", 1, points[1] + 1)
    assert [note["side"] for note in told(g, "initiative")][:1] == initiative


# ---- the partisan war


@pytest.mark.rule("absolute-war", "card-s31")
def test_partisan_offensive_deploys_two_markers_and_nothing_else() -> None:
    head = "bands = 3\nrecruits = []\npartisans = ['rzhev']"
    g = in_card_phase("s31", head=head, partisan_war="on")
    do(g, "play s31")
    assert asked(g) == "partisans"
    assert (open_to(g, "recycle"), open_to(g, "recruit")) == (set(), set())
    assert "rzhev" not in open_to(g, "hide")
    do(g, "hide bryansk", "hide gomel")
    assert spaces(g, g.state.partisans) == {"rzhev", "bryansk", "gomel"}
    assert (g.state.bands, asked(g)) == (1, "spend-cards")
    assert playable(in_card_phase("s31")) == set()


@pytest.mark.rule("absolute-war", "card-s34")
def test_kovpaks_raid_disrupts_a_stack_in_the_wild_east() -> None:
    units = {
        **QUIET,
        "mozyr": "g9a g6a",  # marsh, east of the line
        "bryansk": "x-hun2",  # forest, east
        "pinsk": "g17a",  # marsh, west
        "kursk": "g18a",  # clear
        "minsk": "g16a",  # a city
    }
    g = drawn("s34", units=units, head="disrupted = []")
    assert open_to(g, "choose") == {"g9a", "x-hun2"}
    do(g, "choose g9a")
    assert marked(g, "disrupted") == {"g9a", "g6a"}


@pytest.mark.rule("absolute-war", "card-s34")
def test_a_stack_that_is_unsupplied_is_not_told_to_be_disrupted() -> None:
    g = drawn("s34", units={**QUIET, "mozyr": "g9a"}, head="disrupted = []\nunsupplied = ['g9a']")
    assert marked(g, "disrupted") == set()
    assert told(g, "disrupted") == []


@pytest.mark.rule("absolute-war", "card-s34")
def test_without_such_a_stack_nothing_happens() -> None:
    g = drawn("s34", units={**QUIET, "pinsk": "g17a"}, head="disrupted = []")
    assert marked(g, "disrupted") == set()
    assert "s34" in thrown(g, "soviet")


# ---- units


@pytest.mark.rule("absolute-war", "card-s7")
def test_siberian_divisions_bring_a_lost_unit_back() -> None:
    units = {
        "soviet-destroyed": "s-bry* | s-vvs1 | s-fort1* | s-sev*",
        "soviet-captured": "s-62a | s-kal*",
        "soviet-shattered": "s-vor",
    }
    g = at_step("replacements", "s7", units, head="rp = { soviet = 0 }")
    do(g, "play s7")
    assert open_to(g, "choose") == {"s-bry", "s-62a", "s-kal"}
    do(g, "choose s-kal")
    assert (at(g, "s-kal"), rp(g)[1]) == ("soviet-reserve", 0)


@pytest.mark.rule("absolute-war", "card-s7", "card-s25")
def test_not_into_a_full_reserve() -> None:
    full = {"soviet-reserve": "s-vor | s-don | s-ste | s-bry", "soviet-destroyed": "s-3ta"}
    assert playable(at_step("replacements", "s7 s25", full, head="rp = { soviet = 1 }")) == set()


@pytest.mark.rule("absolute-war", "card-s25")
def test_tank_factories_bring_tanks_back() -> None:
    units = {"soviet-destroyed": "s-bry | s-3ta", "soviet-captured": "s-wmech | s-62a"}
    g = at_step("replacements", "s25", units, head="rp = { soviet = 0 }")
    do(g, "play s25")
    assert open_to(g, "choose") == {"s-3ta", "s-wmech"}
    do(g, "choose s-wmech")
    assert at(g, "s-wmech") == "soviet-reserve"


@pytest.mark.rule("absolute-war", "card-s12")
def test_peoples_mobilization_trains_a_front_without_a_marker() -> None:
    units = {"tula": "s-bry*", "orel": "s-kal*", "kursk": "s-vor", "soviet-reserve": "s-don*"}
    g = at_step("upgrades", "s12", units, head="unsupplied = ['s-kal']\nready = []")
    do(g, "play s12")
    assert open_to(g, "choose") == {"s-bry", "s-don"}
    do(g, "choose s-don")
    assert marked(g, "back") == {"s-bry", "s-kal"}


@pytest.mark.rule("absolute-war", "card-s12")
def test_not_on_a_turn_without_soviet_upgrades() -> None:
    units = {"tula": "s-bry*", "soviet-air": "s-vvs1*"}
    assert playable(at_step("upgrades", "s12", units, head="barred = ['soviet']")) == set()
    assert playable(at_step("upgrades", "s12", units, head="barred = ['german']")) == {"s12"}


@pytest.mark.rule("absolute-war", "card-s13", "10.2.1c")
def test_guards_take_a_front_up_a_level() -> None:
    units = {"tula": "s-bry*", "orel": "s-kal", "kursk": "s-vor", "upgrades": "s-1bal | s-2bal"}
    g = at_step("upgrades", "s13", units, turn=16, head="ready = []")
    do(g, "play s13")
    assert open_to(g, "choose") == {"s-bry", "s-kal"}  # no red front has the 4 CP of Voronezh
    do(g, "choose s-kal", "choose s-2bal")
    assert (at(g, "s-2bal"), at(g, "s-kal")) == ("orel", "removed")
    assert g.state.spent == ()


@pytest.mark.rule("absolute-war", "card-s13", "2.4.11")
def test_not_if_no_front_can_go_up() -> None:
    g = at_step("upgrades", "s13", {"tula": "s-bry", "soviet-air": "s-vvs1*"})
    assert (asked(g), playable(g)) == ("upgrades", set())


@pytest.mark.rule("absolute-war", "card-s26", "11.1a")
def test_studebaker_trucks_carry_two_stacks() -> None:
    units = {"tula": "s-bry", "orel": "s-kal", "ryazan": "s-vor"}
    g = at_step("movement", "s26", units, turn=13, head=BROKE)
    do(g, "play s26")
    for unit, way in (("s-bry", "ryazan tambov"), ("s-kal", "voronezh borisoglebsk")):
        do(g, f"move {unit}", *(f"enter {zone}" for zone in way.split()))
        assert asked(g) == "full-move"
        do(g, "truck")
        assert unit not in marked(g, "disrupted")
        if asked(g) == "join":
            do(g, "apart")
    do(g, "move s-vor", "enter gorki", "enter penza")
    assert "s-vor" in marked(g, "disrupted")
    assert open_to(g, "truck") == set()


@pytest.mark.rule("absolute-war", "card-s26", "11.2c")
@pytest.mark.parametrize("cards", [0, 1])
def test_trucks_let_a_stack_go_where_it_has_to_join_another(cards: int) -> None:
    """Disrupted it could join nobody, and Tambov has room for no third stack."""
    units = {"tula": "s-bry", "tambov": "s-kal s-vor | s-s"}
    g = at_step("movement", "s26", units, turn=13, head=BROKE)
    do(g, *["play s26"] * cards, "move s-bry", "enter ryazan")
    assert ("tambov" in open_to(g, "enter")) == bool(cards)
    if cards:
        do(g, "enter tambov")
        assert stacks(g, "tambov") == ["s-bry s-s", "s-kal s-vor"]


@pytest.mark.rule("absolute-war", "card-s26")
def test_trucks_are_gone_after_the_phase() -> None:
    g = at_step("movement", "s26", turn=13)
    do(g, "play s26")
    leave(g)
    assert g.state.trucks == 0
    assert playable(at_step("movement", "s26", turn=7)) == set()


@pytest.mark.rule("absolute-war", "card-s27")
def test_lend_lease_aircraft_repair_all_or_rebuild_one() -> None:
    units = {"soviet-air": "s-vvs1* | s-vvs2*", "soviet-destroyed": "s-vvs8 | s-vvs16 | s-bry"}
    g = at_step("upgrades", "s27", units)
    do(g, "play s27")
    assert open_to(g, "answer") == {"repair", "rebuild"}
    do(g, "answer repair")
    assert marked(g, "back") == set()
    assert at_hand(g, "soviet") == (4, 8, 4)
    g = at_step("upgrades", "s27", units)
    do(g, "play s27", "answer rebuild")
    assert open_to(g, "choose") == {"s-vvs8", "s-vvs16"}
    do(g, "choose s-vvs16")
    assert (at(g, "s-vvs16"), marked(g, "back")) == ("soviet-air", {"s-vvs1", "s-vvs2"})


@pytest.mark.rule("absolute-war", "card-s27", "2.4.11")
def test_not_if_there_is_nothing_to_do() -> None:
    g = at_step("upgrades", "s27", {"soviet-air": "s-vvs1", "tula": "s-fort1*", "orel": "s-vvs2* s-bry"})
    assert (asked(g), playable(g)) == ("upgrades", set())


@pytest.mark.rule("absolute-war", "card-s42")
def test_wavering_allies_are_disrupted_and_lose_a_step() -> None:
    units = {
        "kharkov": "g9a x-ita8",
        "bucharest": "x-rom3 x-rom4*",
        "motti-west": "x-fin-kar",
        "posen": "g6a",
        "german-reserve": "x-hun2",
    }
    g = at_step("upgrades", "s42", units, turn=15, head="initiative = 'soviet'\ndisrupted = []")
    do(g, "play s42")
    assert open_to(g, "choose") == {"g9a", "x-rom3"}
    do(g, "choose x-rom3")
    assert (side_to_act(g), open_to(g, "choose")) == ("german", {"x-rom3", "x-rom4"})
    do(g, "choose x-rom4")
    assert at(g, "x-rom4") == "german-destroyed"
    assert (marked(g, "disrupted"), stacks(g, "bucharest")) == ({"x-rom3"}, ["x-rom3"])


@pytest.mark.rule("absolute-war", "card-s42")
def test_in_a_mixed_stack_it_is_the_ally_who_loses() -> None:
    head = "initiative = 'soviet'\ndisrupted = []"
    g = at_step("upgrades", "s42", {"kharkov": "g9a x-ita8"}, turn=15, head=head)
    do(g, "play s42")
    assert marked(g, "back") == {"x-ita8"}
    assert marked(g, "disrupted") == {"g9a", "x-ita8"}


@pytest.mark.rule("absolute-war", "card-s42")
@pytest.mark.parametrize(
    ("initiative", "unit", "zone"), [("german", "x-rom3", "bucharest"), ("soviet", "x-fin-kar", "motti-west")]
)
def test_not_without_the_initiative_and_not_against_finns(initiative: str, unit: str, zone: str) -> None:
    units = {zone: unit, "soviet-air": "s-vvs1*"}
    g = at_step("upgrades", "s42", units, turn=15, head=f"initiative = '{initiative}'")
    assert (asked(g), playable(g)) == ("upgrades", set())


# ---- zones


@pytest.mark.rule("absolute-war", "card-s11")
def test_railway_sabotage_closes_a_zone_and_its_neighbours() -> None:
    way = "bialystok minsk mogilev vitebsk smolensk"
    units = {**QUIET, "german-reserve": "g9a | g6a"}
    g = field(units, step="german-reserve", german=way, hand={"soviet": "s11"})
    assert (asked(g), side_to_act(g), playable(g)) == ("reserve-window", "soviet", {"s11"})
    do(g, "play s11", "name minsk", "deploy g9a")
    assert (asked(g), side_to_act(g)) == ("place", "german")
    zones = open_to(g, "to")
    assert not zones & {"minsk", "bialystok", "mogilev", "vitebsk"}
    assert {"smolensk", "warsaw"} <= zones
    do(g, "to smolensk")
    leave(g)
    assert g.state.blocked == 0


@pytest.mark.rule("absolute-war", "card-s11")
@pytest.mark.parametrize(("turn", "reserve"), [(3, "g9a"), (25, "g9a"), (7, "")])
def test_not_out_of_its_years_nor_against_an_empty_reserve(turn: int, reserve: str) -> None:
    units = {**QUIET, **({"german-reserve": reserve} if reserve else {})}
    g = field(units, step="german-reserve", turn=turn, hand={"soviet": "s11"}, scenario="long-campaign")
    assert asked(g) != "reserve-window"


@pytest.mark.rule("absolute-war", "card-s36", "13.1d")
def test_black_sea_fleet_lands_one_large_unit() -> None:
    units = {"soviet-reserve": "s-bry | s-kal", "simferopol": "g6a"}
    g = at_step("reserve", "s36", units, german="melitopol")
    do(g, "play s36", "deploy s-bry")
    assert "sevastopol" in open_to(g, "to")
    do(g, "to sevastopol", "deploy s-kal")
    assert "sevastopol" not in open_to(g, "to")


@pytest.mark.rule("absolute-war", "card-s43")
def test_stavka_reserve_moves_a_stack_that_did_not_fight() -> None:
    units = {
        "tula": "s-bry s-kal",
        "orel": "s-vor s-16a",
        "moscow": "s-don s-fort1",
        "soviet-reserve": "s-ste",
    }
    g = at_step("reserve", "s43", units, head="fought = ['s-vor']")
    do(g, "play s43")
    assert open_to(g, "choose") == {"s-bry", "s-don", "s-w"}
    do(g, "choose s-bry")
    assert {"kaluga", "orel", "ryazan", "voronezh", "moscow"} & open_to(g, "to") == {
        "kaluga",
        "orel",
        "ryazan",
        "voronezh",
    }  # there is no place in Moscow for another stack
    do(g, "to ryazan")
    assert stacks(g, "ryazan") == ["s-bry s-kal"]


@pytest.mark.rule("absolute-war", "card-s43")
def test_it_comes_after_the_deployments() -> None:
    g = at_step("reserve", "s43", {"tula": "s-bry", "soviet-reserve": "s-ste"})
    assert open_to(g, "deploy") == {"s-ste"}
    do(g, "play s43", "choose s-bry", "to ryazan")
    assert open_to(g, "deploy") == set()
    assert at(g, "s-ste") == "soviet-reserve"


@pytest.mark.rule("absolute-war", "card-s43")
def test_a_stack_does_not_march_into_a_full_zone() -> None:
    """Ryazan could be passed, but not stayed in."""
    units = {"tula": "s-bry s-kal", "ryazan": "s-vor s-don | s-ste s-16a"}
    g = at_step("reserve", "s43", units)
    do(g, "play s43", "choose s-bry")
    assert "ryazan" not in open_to(g, "to")


@pytest.mark.rule("absolute-war", "card-s43", "11.2c")
@pytest.mark.parametrize(("head", "may"), [("", True), ("disrupted = ['s-bry']", False)])
def test_nor_where_a_disrupted_stack_would_have_to_join_another(head: str, may: bool) -> None:
    units = {"tula": "s-bry", "ryazan": "s-vor s-don | s-ste"}
    g = at_step("reserve", "s43", units, head=head)
    do(g, "play s43", "choose s-bry")
    assert ("ryazan" in open_to(g, "to")) == may


# ---- after combat


@pytest.mark.rule("absolute-war", "card-s38")
@pytest.mark.parametrize(("stack", "may"), [("s-shock1 s-shock2", True), ("s-1ukr s-3gta", False)])
def test_cavalry_mechanized_group_lets_a_small_stack_exploit(stack: str, may: bool) -> None:
    lead = stack.split()[0]
    g = field(
        {"orel": stack, "kursk": "x-hun2*"},
        step="soviet-combat",
        turn=19,
        hand={"soviet": "s38"},
        head="mobile = { soviet = 0 }",
    )
    do(g, f"lead {lead}", "target x-hun2")
    draws(g, "s3")
    leave(g)
    while asked(g) not in ("advance", "reserves", "spend-cards"):
        do(g, some_answer(g))
    assert told(g, "battle")[-1]["result"][0] == "D"
    do(g, f"advance {lead}")
    assert (asked(g), open_to(g, "exploit"), playable(g)) == ("exploit", set(), {"s38"})
    do(g, "play s38")
    assert bool(open_to(g, "exploit")) is may
    if may:
        do(g, f"exploit {lead}", "to sumy")
        assert stacks(g, "sumy") == [stack]
        assert open_to(g, "exploit") == set()


@pytest.mark.rule("absolute-war", "card-s38")
@pytest.mark.parametrize("markers", [0, 2])
def test_a_small_stack_that_is_mobile_needs_no_marker_either(markers: int) -> None:
    g = field(
        {"orel": "s-3gta s-2gta", "kursk": "x-hun2*"},
        step="soviet-combat",
        turn=19,
        hand={"soviet": "s38"},
        head=f"mobile = {{ soviet = {markers} }}",
    )
    do(g, "lead s-3gta", "target x-hun2")
    draws(g, "s3")
    leave(g)
    while asked(g) not in ("advance", "reserves", "spend-cards"):
        do(g, some_answer(g))
    do(g, "advance s-3gta", "play s38", "exploit s-3gta", "to sumy")
    assert stacks(g, "sumy") == ["s-3gta s-2gta"]
    assert at_hand(g, "soviet")[2] == markers


# ---- Offensives


@pytest.mark.rule(
    "absolute-war", "card-s44", "card-s45", "card-s46", "card-s47", "card-s48", "card-s49", "card-s50"
)
@pytest.mark.rule("absolute-war", "card-s51", "card-s52", "card-s53", "card-s55")
@pytest.mark.parametrize(
    ("card", "markers", "years"),
    [
        ("s44", 3, {1941, 1942}),
        ("s45", 3, {1942, 1943}),
        ("s46", 2, {1942, 1943}),
        ("s47", 2, {1942, 1943}),
        ("s48", 3, {1943, 1944}),
        ("s49", 3, {1943, 1944}),
        ("s50", 2, {1944, 1945}),
        ("s51", 4, {1944, 1945}),
        ("s52", 3, {1944, 1945}),
        ("s53", 4, {1944, 1945}),
        ("s55", 4, {1945}),
    ],
)
def test_major_offensives(card: str, markers: int, years: set[int]) -> None:
    for turn, year in ((1, 1941), (7, 1942), (13, 1943), (19, 1944), (25, 1945)):
        g = at_step("offensives", card, turn=turn, scenario="long-campaign")
        assert open_to(g, "launch") == ({card} if year in years else set())
        if year in years:
            do(g, f"launch {card}")
            assert g.state.markers == markers
            assert g.state.active[SOVIET] == (card,)


@pytest.mark.rule("absolute-war", "card-s45")
@pytest.mark.parametrize(
    ("active", "target", "may"),
    [(True, "x-rom3", True), (False, "x-rom3", False), (True, "g9a", False)],
)
def test_operation_uranus_needs_no_mobile_armour_against_allies(active: bool, target: str, may: bool) -> None:
    """Non-mobile tanks lead, another zone supports, in a Major Offensive on clear ground."""
    units = {"orel": "s-5ta s-bry", "voronezh": "s-3ta", "kursk": target}
    head = "offensive = ['kursk']\nrp = { soviet = 0 }" + (
        "\nactive = { soviet = ['s45'] }" if active else ""
    )
    g = field(units, step="soviet-combat", turn=9, head=head, laid="s45" if active else "")
    do(g, "lead s-5ta", f"target {target}", "support s-3ta")
    while asked(g) in ("commit-attack", "commit-defence"):
        leave(g)
    assert (asked(g) == "pincers") is may


@pytest.mark.rule("absolute-war", "card-s54")
@pytest.mark.parametrize(("turn", "may"), [(3, True), (13, True), (19, False)])
def test_active_defence_in_its_years(turn: int, may: bool) -> None:
    assert open_to(at_step("offensives", "s54", turn=turn), "launch") == ({"s54"} if may else set())


@pytest.mark.rule("absolute-war", "card-s54", "10.6g")
def test_active_defence_brings_a_point_and_finishes_a_fort() -> None:
    units = {"tula": "s-fort1*", "orel": "s-fort2*", "kursk": "s-bry s-fort3*", "moscow": "s-fort4"}
    head = "rp = { soviet = 2 }\nunsupplied = ['s-fort2']"
    g = at_step("offensives", "s54", units, head=head)
    do(g, "launch s54")
    assert open_to(g, "choose") == {"s-fort1", "s-fort3"}
    do(g, "choose s-fort3")
    assert marked(g, "back") == {"s-fort1", "s-fort2"}
    assert (rp(g)[1], g.state.markers, at_hand(g, "soviet")) == (3, 0, (4, 8, 4))


@pytest.mark.rule("absolute-war", "card-s54")
def test_the_point_comes_without_a_fort_too() -> None:
    g = at_step("offensives", "s54", head="rp = { soviet = 2 }")
    do(g, "launch s54")
    assert rp(g)[1] == 3


def test_every_event_outside_combats_has_a_name_here() -> None:
    """The red cards of both decks are those that this file and its German twin draw."""
    red = {card for card, row in FACTS.cards.items() if row.timing == "immediate"}
    german = {"g12", "g13", "g14", "g37", "g38", "g40", "g51"}
    assert red == german | {"s22", "s23", "s24", "s32", "s33", "s34", "s35", "s39"}
