"""Supply (4): lines of headquarters, pontoons, sources, units, what follows from being without, the example.

The railway from Velikie Luki (6115), a Soviet source, goes by 6015, 5916, Nevel (5917), 5817, 5818 and 5719
to Polotsk (5619) on the Dvina. Around 0246, in the west of Germany, lies open country without roads.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import commands, price, reach
from tests.games.victory_roads.boxes import box, hands, until
from tests.games.victory_roads.fights import lab, oos
from tests.games.victory_roads.table import RULES, asked, assess, at, do, field, open_to
from tests.support import told

HQ = "g-hq-4-armee"
SOVIETS = {"6621": "s-hq-3-bel"}


def checked(places: dict[str, str], side: str = "axis", head: str = "", **more: str) -> VictoryTable:
    """The supply phase of a side, in which pontoons stay as they are."""
    g = field(SOVIETS | places, step=f"{side}-supply", head=head, **more)  # type: ignore[arg-type]
    while g.to_act and asked(g) in ("pontoons", "pontoons-lift"):
        do(g, "done")
    return g


def missing(places: dict[str, str], side: str = "axis", head: str = "", **more: str) -> set[str]:
    """Who is found out of supply."""
    return oos(checked(places, side, head, **more))


# Headquarters (4.1)


@pytest.mark.rule("victory-roads", "4.0", "4.2.1b")
def test_headquarters_are_checked_before_units() -> None:
    g = checked({"0246": HQ, "0247": "g-14-id"})
    assert at(g, HQ) == "returning"
    assert oos(g) == {"g-14-id"}, "so its headquarters does not count any more"


@pytest.mark.rule("victory-roads", "4.0", "4.6.1")
def test_only_the_phasing_player_checks() -> None:
    places = {"0246": "g-14-id", "0252": "s-65-rc"}
    assert missing(places, "soviet", 'oos = ["g-14-id"]\n') == {"g-14-id", "s-65-rc"}
    assert missing(places, "axis", 'oos = ["s-65-rc"]\n') == {"g-14-id", "s-65-rc"}, "the marker stays"


@pytest.mark.rule("victory-roads", "4.6.1")
def test_a_marker_lasts_until_the_next_supply_phase_of_its_owner() -> None:
    g = checked({"1133": f"{HQ} g-14-id"}, "axis", 'oos = ["g-14-id"]\n')
    assert oos(g) == set()
    g = field(SOVIETS | {"1133": f"{HQ} g-14-id"}, step="soviet-supply", head='oos = ["g-14-id"]\n')
    until(g, "move-unit")
    assert oos(g) == {"g-14-id"}


@pytest.mark.rule("victory-roads", "4.1.1a")
@pytest.mark.parametrize(
    ("hex_", "supplied"),
    [("1133", True), ("5426", True), ("5326", True), ("5430", True), ("5325", False), ("0246", False)],
)
def test_a_headquarters_needs_a_source_or_a_road_or_railway_that_leads_to_one(
    hex_: str, supplied: bool
) -> None:
    assert (at(checked({hex_: HQ}), HQ) == hex_) == supplied


@pytest.mark.rule("victory-roads", "4.1.1b")
@pytest.mark.parametrize(
    ("enemies", "friends", "supplied"),
    [
        ({}, {}, True),
        ({"5817": "g-14-id"}, {}, False),
        ({"5717": "g-14-id"}, {}, False),
        ({"5717": "g-14-id"}, {"5817": "s-65-rc"}, True),
        ({"5717": "g-14-id"}, {"5817": "s-hq-2-baltic"}, True),
        ({"5715": "g-14-id"}, {}, True),
    ],
)
def test_a_line_passes_no_enemy_and_none_of_his_neighbours_without_a_friend(
    enemies: dict[str, str], friends: dict[str, str], supplied: bool
) -> None:
    # Germans in 5620 and 5820 close two railways at 5719; that by 5818 and 5817 to Nevel is left.
    closed = {"5620": "g-12-id", "5820": "g-31-id"}
    g = checked({"5719": "s-hq-1-baltic"} | closed | enemies | friends, "soviet")
    assert (at(g, "s-hq-1-baltic") == "5719") == supplied


@pytest.mark.rule("victory-roads", "4.1.2")
def test_a_headquarters_without_a_line_comes_back_in_the_reinforcement_phase_of_its_turn() -> None:
    g = field(SOVIETS | {"0246": HQ, "1133": "g-14-id"}, step="soviet-supply", player="soviet")
    assert at(g, HQ) == "0246", "not in the enemy's supply phase"
    g = field(SOVIETS | {"0246": HQ, "1133": "g-14-id"}, step="axis-supply")
    assert [note["unit"] for note in told(g, "hq-cut-off")] == [HQ]
    assert at(g, HQ) == "returning"
    turn, mood = g.state.turn, g.state.mood
    until(g, "hq-returns")
    assert (g.state.phase, g.state.turn) == ("axis-reinforcement", turn)
    assert g.state.mood == mood - 1, "as on each turn, and no more"
    do(g, f"to {min(open_to(g, 'to'))}")
    assert at(g, HQ).isdigit()
    g = field({"0246": "s-hq-1-bel", "1133": "g-14-id"}, step="soviet-supply")
    assert at(g, "s-hq-1-bel") == "returning"
    until(g, "hq-returns")
    assert g.state.phase == "soviet-reinforcement"


@pytest.mark.rule("victory-roads", "4.1.2", "17.1a", "17.2.1a")
def test_also_in_a_city_beside_the_enemy() -> None:
    """Reinforcements may come there: Danzig, 2726, and Velikie Luki, 6115."""
    g = field({"returning": HQ, "2826": "s-2g-tk"}, step="axis-reinforcement")
    assert asked(g) == "hq-returns"
    assert "2726" in open_to(g, "to")
    g = field({"returning": "s-hq-1-bel", "6114": "g-14-id"}, step="soviet-reinforcement")
    assert "6115" in open_to(g, "to")


# Pontoons


@pytest.mark.rule("victory-roads", "4.1.3a", "1.1.5b")
def test_a_supplied_headquarters_beside_water_becomes_a_pontoon() -> None:
    places = {"5619": HQ, "5426": "g-hq-9-armee", "5318": "g-hq-2-armee", "0246": "g-hq-6-armee"}
    g = field(SOVIETS | places, step="axis-supply")
    assert asked(g) == "pontoons"
    assert open_to(g, "pontoon") == {HQ, "g-hq-2-armee"}, "Minsk is not beside a watercourse"
    do(g, f"pontoon {HQ}")
    assert open_to(g, "to") == {"5620", "5520", "5720"}, "where the Dvina is"
    do(g, "to 5720")
    assert told(g, "pontoon-laid") == [{"unit": HQ, "space": "5720"}]
    assert open_to(g, "pontoon") == {"g-hq-2-armee"}
    until(g, "move-unit-axis")
    assert HQ not in open_to(g, "unit")


AT_THE_DVINA = SOVIETS | {"5719": "s-hq-1-baltic", "5720": "s-60-rc", "5821": "g-14-id", "5520": "g-12-id"}
"""The corps is beyond the Dvina; Germans close the bridges at Polotsk."""


@pytest.mark.rule("victory-roads", "4.1.3b", "1.2.4")
def test_a_pontoon_carries_supply_over_a_major_river_in_the_same_phase() -> None:
    g = field(AT_THE_DVINA, step="soviet-supply")
    twin = g.copy()
    do(g, "pontoon s-hq-1-baltic")
    assert told(g, "pontoon-laid") == [{"unit": "s-hq-1-baltic", "space": "5720"}], (
        "there is one hexside only"
    )
    assert oos(g) == set()
    do(twin, "done")
    assert oos(twin) == {"s-60-rc"}


@pytest.mark.rule("victory-roads", "4.1.3b", "4.1.3c")
def test_a_pontoon_bridges_one_hexside_for_movement_and_does_not_help_attacks() -> None:
    places = SOVIETS | {"5719": "s-hq-1-baltic s-1-tk", "1133": "g-12-id"}
    head = 'pontoon.s-hq-1-baltic = "5720"\n'
    assert price(field(places, step="soviet-movement"), "s-1-tk", "5720") == "2", "by the road at Polotsk"
    assert price(field(places, step="soviet-movement", head=head), "s-1-tk", "5720") == "1"
    g = lab({"5719": "s-hq-1-baltic s-1-tk", "5720": "g-285-sich"}, head=head)
    assert assess(g, "5720", "s-1-tk").attack == 5


@pytest.mark.rule("victory-roads", "4.1.4")
def test_a_pontoon_is_lifted_at_the_start_of_the_phase_and_gone_at_once() -> None:
    head = 'pontoon.s-hq-1-baltic = "5720"\n'
    g = field(AT_THE_DVINA, step="soviet-supply", head=head)
    assert asked(g) == "pontoons-lift"
    kept = g.copy()
    do(kept, "done")
    assert oos(kept) == set()
    do(g, "lift s-hq-1-baltic")
    assert asked(g) == "pontoons", "now it could lay another one"
    do(g, "done")
    assert oos(g) == {"s-60-rc"}
    until(g, "move-unit")
    assert "s-hq-1-baltic" in open_to(g, "unit")


@pytest.mark.rule("victory-roads", "4.1.2", "4.1.4")
def test_a_pontoon_without_a_line_is_gone() -> None:
    # No road leads to 5720.
    g = checked({"5720": "s-hq-1-baltic"}, "soviet", 'pontoon.s-hq-1-baltic = "5719"\n')
    assert at(g, "s-hq-1-baltic") == "returning"
    assert g.pontoons() == ()


# Units (4.2)


@pytest.mark.rule("victory-roads", "4.2.1b", "4.2.2", "1.2.1")
def test_a_unit_is_in_supply_in_the_radius_of_a_supplied_headquarters() -> None:
    # From Magdeburg (0534) it is nine hexes to 0543, and ten to 0544.
    places = {"0534": HQ, "0543": "g-14-id", "0546": "g-12-id"}
    g = checked(places)
    assert "0543" in commands(g, HQ)
    assert oos(g) == {"g-12-id"}


@pytest.mark.rule("victory-roads", "4.2.1a", "4.2.2")
def test_a_unit_is_in_supply_on_a_source_but_not_next_to_one() -> None:
    assert missing({"1133": "g-14-id r-20-inf", "1132": "g-12-id"}) == {"g-12-id"}
    assert missing(
        {"6115": "s-60-rc", "6116": "s-65-rc", "6621": "s-72-rc", "1133": "g-14-id"}, "soviet"
    ) == {"s-65-rc"}


@pytest.mark.rule("victory-roads", "4.2.1c", "1.7.2")
def test_a_german_headquarters_supplies_allies_and_allied_ones_only_their_own() -> None:
    # Warsaw (3435) is on a railway to Germany.
    near = {"3434": "r-20-inf", "3436": "h-20-gy", "3336": "g-14-id"}
    assert missing({"3435": HQ} | near) == set()
    assert missing({"3435": "h-hq-1-hadsereg"} | near) == {"r-20-inf", "g-14-id"}
    assert missing({"3435": "r-hq-armata-3"} | near) == {"h-20-gy", "g-14-id"}


POCKETS = {
    "0534": HQ,
    "0542": "g-14-id g-12-id",
    "0541": "s-60-rc",
    "0543": "s-65-rc",
    "0249": "g-31-id",
    "0248": "s-72-rc",
    "0250": "s-81-rc",
}
"""A German headquarters in Magdeburg, two stacks whose neighbours are all closed."""


@pytest.mark.rule("victory-roads", "4.2.1d")
def test_ju_52_supply_a_stack_that_has_no_other_supply() -> None:
    g = checked(POCKETS, head=hands(axis="ju52") + 'sky = "clear"\n')
    assert asked(g) == "airlift"
    assert open_to(g, "supply") == {"0542"}, "the other pocket is more than ten hexes from the headquarters"
    do(g, "supply 0542")
    assert oos(g) == {"g-31-id"}
    assert box(g, "axis") == []
    cloudy = checked(POCKETS, head=hands(axis="ju52") + 'sky = "overcast"\n')
    assert asked(cloudy) == "withdrawal"
    assert oos(cloudy) == {"g-14-id", "g-12-id", "g-31-id"}


@pytest.mark.rule("victory-roads", "4.2.1d", "4.6.1")
def test_an_airlift_lasts_until_the_next_german_supply_phase() -> None:
    head = hands() + 'airlifted = ["g-14-id", "g-12-id"]\n'
    assert missing(POCKETS, head=head) == {"g-14-id", "g-12-id", "g-31-id"}


# Sources (4.3 to 4.5)


@pytest.mark.rule("victory-roads", "4.3.1a", "4.3.1b", "4.4.1", "4.4.2a")
@pytest.mark.parametrize(
    ("side", "hex_", "works"),
    [
        ("soviet", "6115", True),
        ("soviet", "6621", True),
        ("soviet", "7020", True),
        ("soviet", "7056", True),
        ("soviet", "7021", False),
        ("soviet", "5426", False),
        ("soviet", "3435", False),
        ("soviet", "1133", False),
        ("axis", "1133", True),
        ("axis", "0630", True),
        ("axis", "3419", True),
        ("axis", "4402", True),
        ("axis", "4307", True),
        ("axis", "5426", False),
        ("axis", "3435", False),
        ("axis", "2855", False),
        ("axis", "6115", False),
        ("axis", "7020", False),
    ],
)
def test_what_is_a_source(side: str, hex_: str, works: bool) -> None:
    unit = "s-60-rc" if side == "soviet" else "g-14-id"
    away = {"1852": "g-12-id"} if side == "soviet" else {}
    g = field({hex_: unit} | away, step=f"{side}-supply")
    while asked(g) in ("pontoons", "pontoons-lift"):
        do(g, "done")
    assert (unit not in oos(g)) == works


@pytest.mark.rule("victory-roads", "4.3.1a", "4.4.1", "4.4.2a")
def test_a_source_feeds_nobody_while_the_enemy_controls_it() -> None:
    # Only Velikie Luki (6115), Nevel and other cities held in June feed the Soviets west of Smolensk.
    places = {"5426": "g-14-id", "6115": "s-hq-2-baltic"}
    assert at(checked(places, "soviet"), "s-hq-2-baltic") == "6115"
    g = field(SOVIETS | {"6015": "s-60-rc", "1133": "g-14-id"}, step="soviet-supply", axis="6115")
    assert g.sources(1) & 1 << g.rules.space["6115"] == 0
    g = field(SOVIETS | {"1033": "g-14-id"}, step="axis-supply", soviet="1133 3419")
    lost = 1 << g.rules.space["1133"] | 1 << g.rules.space["3419"]
    assert g.sources(0) & lost == 0
    assert g.sources(0) & 1 << g.rules.space["0630"]


@pytest.mark.rule("victory-roads", "4.4.2b")
@pytest.mark.parametrize(("ring", "works"), [(0, True), (1, True), (2, True), (3, True), (4, False)])
def test_a_port_is_shut_by_soviet_units_in_four_hexes_around_it(ring: int, works: bool) -> None:
    # Around Riga (4314) lie 4313, 4214, 4213, 4413, 4414 and 4315.
    corps = ["s-60-rc", "s-65-rc", "s-72-rc", "s-81-rc"]
    around = dict(zip(["4413", "4414", "4315", "4214"], corps, strict=True))
    places = {"4314": "g-14-id"} | dict(list(around.items())[:ring])
    assert (missing(places) == set()) == works


@pytest.mark.rule("victory-roads", "4.4.2b")
def test_a_port_on_a_cape_is_shut_when_all_its_land_is_held() -> None:
    # Ventspils (3512) has fewer than four neighbours on land.
    g = field(SOVIETS | {"3512": "g-14-id"}, step="axis-movement")
    port = g.rules.space["3512"]
    land = [name for n, name in enumerate(g.facts.board.names) if g.facts.contact[port] >> n & 1]
    corps = ["s-60-rc", "s-65-rc", "s-72-rc", "s-81-rc", "s-69-rc"]
    most = min(4, len(land))
    for count in (most - 1, most):
        places = {"3512": "g-14-id"} | dict(zip(land[:count], corps, strict=False))
        assert (missing(places) == {"g-14-id"}) == (count == most)


@pytest.mark.rule("victory-roads", "4.4.2b")
def test_empty_hexes_and_control_shut_no_port() -> None:
    around = "4413 4414 4315 4214 4213 4313"
    assert missing({"4314": "g-14-id"}, soviet=around) == set()


@pytest.mark.rule("victory-roads", "4.4.3")
def test_germans_in_advanced_fortifications_are_in_supply() -> None:
    # 1930 and 1931 are in the Pommernstellung; 1932 is not.
    places = {"1930": "g-14-id", "1931": "h-20-gy g-31-id", "1932": "g-12-id"}
    assert missing(places) == {"h-20-gy", "g-12-id"}, "Germans, says the rule"


@pytest.mark.rule("victory-roads", "4.4.3", "4.1.2")
def test_a_headquarters_there_needs_its_line_all_the_same() -> None:
    """All ways from 1930 are shut: the division holds on, the headquarters is taken off."""
    places = {"1930": f"g-14-id {HQ}"}
    assert at(checked(places), HQ) == "1930"
    ring = ["s-60-rc", "s-65-rc", "s-72-rc", "s-81-rc", "s-69-rc", "s-3-rc"]
    g = checked(places | dict(zip(sorted(around("1930")), ring, strict=False)))
    assert told(g, "hq-cut-off") == [{"unit": HQ, "space": "1930"}]
    assert "g-14-id" not in oos(g)


@pytest.mark.rule("victory-roads", "4.5.1", "4.5.2")
@pytest.mark.parametrize(
    ("hex_", "mine", "other"), [("2855", "h-20-gy", "r-20-inf"), ("5369", "r-20-inf", "h-20-gy")]
)
def test_the_capital_feeds_its_nation_while_a_line_joins_it_to_germany(
    hex_: str, mine: str, other: str
) -> None:
    assert missing({hex_: f"{mine} g-14-id"}) == {"g-14-id"}
    assert missing({hex_: other}) == {other}
    assert missing({hex_: mine, near(hex_): "g-12-id"}) == {"g-12-id"}
    ring = ["s-60-rc", "s-65-rc", "s-72-rc", "s-81-rc", "s-69-rc", "s-3-rc"]
    shut = dict(zip(sorted(around(hex_)), ring, strict=False))
    assert missing({hex_: mine} | shut) == {mine}, "no line leads to Germany"


def around(hex_: str) -> set[str]:
    """The hexes on land around one."""
    g = field(SOVIETS | {hex_: "g-14-id"}, step="axis-movement")
    found = g.facts.contact[g.rules.space[hex_]]
    return {name for n, name in enumerate(g.facts.board.names) if found >> n & 1}


def near(hex_: str) -> str:
    """A neighbour that is no capital."""
    return max(around(hex_) - {"2755", "2855"})


# Effects (4.6)


@pytest.mark.rule("victory-roads", "4.6.2", "1.9.1")
def test_who_is_out_of_supply_has_half_his_factors() -> None:
    places = {"6711": "g-227-id", "6811": "s-1-mech"}
    fresh, tired = lab(places, head="reduced = []\n"), lab(places, head='oos = ["g-227-id", "s-1-mech"]\n')
    assert (assess(fresh, "6711", "s-1-mech").attack, assess(fresh, "6711", "s-1-mech").defence) == (9, 4)
    assert (assess(tired, "6711", "s-1-mech").attack, assess(tired, "6711", "s-1-mech").defence) == (5, 2)
    panzer = SOVIETS | {"0246": "g-5-panzer"}
    hexes = reach(field(panzer, step="axis-movement", head='oos = ["g-5-panzer"]\n'), "g-5-panzer")
    assert "0248" in hexes
    assert "0249" not in hexes, "two points of four"
    corps = SOVIETS | {"0246": "s-3g-mech"}
    hexes = reach(field(corps, step="soviet-movement", head='oos = ["s-3g-mech"]\n'), "s-3g-mech")
    assert "0248" in hexes, "half of three is two"
    assert "0249" not in hexes


@pytest.mark.rule("victory-roads", "4.6.3")
@pytest.mark.parametrize(("cut", "hexes"), [(False, 2), (True, 1)])
def test_who_is_out_of_supply_exploits_with_one_point(cut: bool, hexes: int) -> None:
    head = 'exploiting = ["g-5-panzer"]\n' + ('oos = ["g-5-panzer"]\n' if cut else "")
    g = field(SOVIETS | {"0246": "g-5-panzer"}, step="axis-exploitation", head=head)
    found = reach(g, "g-5-panzer")
    assert f"02{46 + hexes}" in found
    assert f"02{47 + hexes}" not in found


@pytest.mark.rule("victory-roads", "4.6.4a", "4.6.4b")
def test_who_is_out_of_supply_moves_towards_a_source_or_headquarters_unless_elite() -> None:
    # A corps alone in the west of Germany; the only friends and sources are far in the east.
    places = SOVIETS | {"0946": "s-1-tk s-2g-tk", "4402": "g-14-id"}
    g = field(places, step="soviet-movement", head='oos = ["s-1-tk", "s-2g-tk"]\n')
    bound, elite = reach(g, "s-1-tk"), reach(g, "s-2g-tk")
    assert "0947" not in bound
    assert {"1045", "1046"} <= bound
    assert not any(int(hex_[:2]) < 9 for hex_ in bound), "only to the east and north"
    assert any(int(hex_[:2]) < 9 for hex_ in elite)
    fed = field(places, step="soviet-movement")
    assert any(int(hex_[:2]) < 9 for hex_ in reach(fed, "s-1-tk"))


@pytest.mark.rule("victory-roads", "4.6.4a")
def test_a_headquarters_without_supply_is_a_goal_too() -> None:
    places = SOVIETS | {"0946": "s-1-tk", "0540": "s-hq-1-bel", "4402": "g-14-id"}
    g = field(places, step="soviet-movement", head='oos = ["s-1-tk"]\n')
    hexes = reach(g, "s-1-tk")
    assert any(int(hex_[:2]) < 9 for hex_ in hexes), "towards it"
    assert "0948" not in hexes, "farther from both"


# The example (4.6)


@pytest.mark.rule("victory-roads", "4.6.E", "4.1.1a", "4.2.1b", "4.2.2", "1.2.3a", "1.2.3b", "1.2.4")
def test_example_supply_around_polotsk() -> None:
    soviets = {
        "6016": "s-hq-1-baltic",
        "5818": "s-60-rc",
        "5719": "s-1-tk",
        "5619": "s-65-rc",
        "5721": "s-3-rc",
    }
    germans = {"5919": "g-14-id", "5720": "g-12-id", "5621": "g-31-id", "5821": "g-95-id"}
    g = field(soviets | germans, step="soviet-supply")
    if asked(g) == "pontoons":
        do(g, "done")
    assert at(g, "s-hq-1-baltic") == "6016", "on the railway to Velikie Luki"
    assert oos(g) == {"s-3-rc"}, "beyond enemies and the Dvina"
    found = commands(g, "s-hq-1-baltic")
    assert {"5917", "5817", "5818", "5719", "5619"} <= found
    assert "5918" not in found, "a German division is next to it"
    assert told(g, "out-of-supply") == [{"side": "soviet", "units": ["s-3-rc"]}]


@pytest.mark.rule("victory-roads", "4.6.4a")
def test_who_has_only_steps_away_is_not_offered_to_move() -> None:
    """East of Minsk all is free, but every source and headquarters lies the other way."""
    ring = {"5425": "s-65-rc", "5326": "s-72-rc", "5327": "s-1-rc", "5427": "s-109-rc"}
    units = {"5426": "g-14-id", "1133": "g-12-id", **ring}
    g = field(units, step="axis-movement", head='oos = ["g-14-id"]')
    do(g, *(["done"] if asked(g) == "haltebefehl" else []))
    assert "g-12-id" in open_to(g, "unit")
    assert "g-14-id" not in open_to(g, "unit")
    g = field(units, step="axis-movement")
    do(g, *(["done"] if asked(g) == "haltebefehl" else []))
    assert "g-14-id" in open_to(g, "unit")


@pytest.mark.rule("victory-roads", "4.6.4a", "4.5.1", "4.5.2")
@pytest.mark.parametrize(
    ("hex_", "unit", "capital"), [("2554", "h-20-gy", "2755 2855"), ("5266", "r-20-inf", "5369")]
)
def test_allies_may_move_towards_their_capital(hex_: str, unit: str, capital: str) -> None:
    """Germany lies the other way. If the Soviets hold the capital it is no goal; for Germans it never is."""

    def goes(name: str, soviet: str) -> set[str]:
        places = {hex_: f"{unit} g-227-id", "6115": "s-hq-2-baltic"}
        head = f'oos = ["{unit}", "g-227-id"]\n{hands()}'
        return reach(field(places, step="axis-movement", soviet=soviet, head=head), name)

    more = goes(unit, "") - goes(unit, capital)
    assert more
    facts, space = RULES.facts, RULES.space
    for step in more & around(hex_):
        assert any(
            facts.distance(space[step], space[city]) < facts.distance(space[hex_], space[city])
            for city in capital.split()
        )
    assert goes("g-227-id", "") == goes("g-227-id", capital)


@pytest.mark.rule("victory-roads", "4.6.4a", "6.1.1b")
@pytest.mark.parametrize("cut", [False, True])
def test_who_has_other_goals_does_not_go_along(cut: bool) -> None:
    """Out of supply a Hungarian may go to Budapest, a German may not: each moves by himself."""
    places = {"2554": "h-20-gy g-227-id g-14-id", "6115": "s-hq-2-baltic"}
    head = 'oos = ["h-20-gy", "g-227-id", "g-14-id"]\n' if cut else ""
    g = field(places, step="axis-movement", head=head + hands())
    do(g, "unit g-227-id")
    assert open_to(g, "join") == ({"g-14-id"} if cut else {"g-14-id", "h-20-gy"})
