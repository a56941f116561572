"""7: the Supply Phase, lines of supply, and what it means to have none."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.fighting import attack, sums
from tests.games.absolute_war.supplying import checked, overrun
from tests.games.absolute_war.table import asked, at, do, field, holder, marked, open_to
from tests.support import told


def unsupplied(zones: dict[str, str], soviet: str = "", head: str = "", turn: int = 19) -> set[str]:
    """Who is Unsupplied after a Soviet Supply Phase if the Soviets hold these zones and no others."""
    g = checked(zones, "soviet", german=overrun(*soviet.split(), *zones), head=head, turn=turn)
    return marked(g, "unsupplied")


# ---- the procedure (7.0)


@pytest.mark.rule("absolute-war", "7.0a")
def test_the_non_phasing_player_checks_first() -> None:
    """Stalingrad, German and cut off, falls to the Soviets before they look for their own lines."""
    zones = {"kalach": "s-w", "kotelnikovo": "g17a | s-nc", "stalino": "g6a"}
    held = overrun("kalach", "kotelnikovo", "saratov", "siberia", "astrakhan")
    g = checked(zones, "soviet", german=held, turn=19)
    assert holder(g, "stalingrad") == "soviet"
    assert "s-w" not in marked(g, "unsupplied")
    g = checked(zones, "german", german=held, turn=19)  # now the Soviets are first, and have no line yet
    assert holder(g, "stalingrad") == "soviet"
    assert "s-w" in marked(g, "unsupplied")


@pytest.mark.rule("absolute-war", "7.0b")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_all_stacks_and_empty_zones_of_both_are_checked_in_each_supply_phase(side: str) -> None:
    zones = {"tula": "g2pz g4a", "rzhev": "g9a", "lodz": "s-w s-10a", "minsk": "s-s"}
    g = checked(zones, side, german="kaluga", soviet="posen", turn=19)
    assert marked(g, "unsupplied") == {"g2pz", "g4a", "g9a", "s-w", "s-10a"}
    assert holder(g, "kaluga") == "soviet"
    assert holder(g, "posen") == "german"


@pytest.mark.rule("absolute-war", "7.0Aa")
@pytest.mark.rule("absolute-war", "7.3a")
def test_an_unsupplied_stack_without_any_line_is_captured() -> None:
    head = 'unsupplied = ["g2pz", "g4a"]\nwsp = { german = 9, soviet = 3 }'
    g = checked({"tula": "g2pz g4a"}, head=head)
    assert at(g, "g2pz") == at(g, "g4a") == "german-captured"
    assert g.state.wsp == [9 - 2 - 2, 3]  # two WSP for each large German unit (15.1.4)
    g = checked({"tula": "g2pz g4a"}, head="wsp = { german = 9, soviet = 3 }")
    assert at(g, "g2pz") == "tula"
    assert marked(g, "unsupplied") == {"g2pz", "g4a"}  # the first check only marks them
    assert g.state.wsp == [9, 3]


@pytest.mark.rule("absolute-war", "7.0Aa")
def test_a_pocket_of_turn_1_is_marked_on_the_soviet_check_and_captured_on_the_next() -> None:
    zones = {"bialystok": "s-w*", "brest-litovsk": "g2pz", "vilna": "g3pz", "minsk": "g9a"}
    first = checked(zones, "soviet", turn=1, head="wsp = { german = 4, soviet = 5 }")
    assert marked(first, "unsupplied") == {"s-w"}
    head = 'wsp = { german = 4, soviet = 5 }\nunsupplied = ["s-w"]'
    second = checked(zones, "german", turn=2, head=head)
    assert at(second, "s-w") == "soviet-captured"
    assert second.state.wsp == [4, 4]
    assert holder(second, "bialystok") == "german"  # the empty zone has no line either


@pytest.mark.rule("absolute-war", "7.0Ab")
@pytest.mark.rule("absolute-war", "7.0Ac")
@pytest.mark.parametrize(
    ("zone", "soviet", "after"),
    [
        ("borisoglebsk", "saratov siberia", "disrupted"),  # Saratov is a source next door
        ("millerovo", "borisoglebsk saratov siberia", "disrupted"),  # two zones
        ("kotelnikovo", "millerovo borisoglebsk saratov siberia", "unsupplied"),  # three
    ],
)
def test_an_unsupplied_stack_with_a_line_recovers_or_waits(zone: str, soviet: str, after: str) -> None:
    head = 'unsupplied = ["s-w", "s-10a"]'
    g = checked({zone: "s-w s-10a"}, "soviet", german=overrun(zone, *soviet.split()), head=head, turn=19)
    assert at(g, "s-w") == zone
    assert marked(g, after) == {"s-w", "s-10a"}
    assert not marked(g, "disrupted" if after == "unsupplied" else "unsupplied")


@pytest.mark.rule("absolute-war", "7.0Ac")
@pytest.mark.rule("absolute-war", "7.2.1a")
def test_a_long_line_from_a_contested_zone_saves_a_stack_from_capture() -> None:
    held = overrun("kotelnikovo", "millerovo", "borisoglebsk", "saratov", "siberia")
    zones = {"kotelnikovo": "s-w | g17a"}
    g = checked(zones, "soviet", german=held, head='unsupplied = ["s-w"]', turn=19)
    assert at(g, "s-w") == "kotelnikovo"
    assert "s-w" in marked(g, "unsupplied")


@pytest.mark.rule("absolute-war", "7.0Ba")
def test_two_zones_to_a_source_are_near_enough_and_three_are_not() -> None:
    corridor = "borisoglebsk saratov siberia"
    assert unsupplied({"millerovo": "s-w"}, corridor) == set()
    assert unsupplied({"kotelnikovo": "s-w"}, f"millerovo {corridor}") == {"s-w"}


@pytest.mark.rule("absolute-war", "7.0Bb")
def test_an_unsupplied_marker_takes_the_place_of_a_disrupted_one() -> None:
    g = checked({"tula": "g2pz", "minsk": "g9a"}, head='disrupted = ["g2pz", "g9a"]', german="bialystok")
    assert marked(g, "unsupplied") == {"g2pz"}
    assert marked(g, "disrupted") == {"g9a"}  # in supply: its marker stays until 14.0


@pytest.mark.rule("absolute-war", "7.0C")
@pytest.mark.rule("absolute-war", "3.7d")
def test_an_empty_zone_without_a_line_of_any_length_changes_hands() -> None:
    head = "wsp = { german = 5, soviet = 5 }"
    g = checked({}, german="kalinin kharkov minsk bialystok mogilev gomel", head=head)
    assert holder(g, "kalinin") == "soviet"
    assert holder(g, "kharkov") == "soviet"
    assert holder(g, "gomel") == "german"  # three zones from home, but a line of any length will do
    assert g.state.wsp == [5, 6]  # a major city has changed hands (15.1.4)


@pytest.mark.rule("absolute-war", "7.0C")
def test_a_zone_with_a_stack_does_not_change_hands_for_want_of_supply() -> None:
    g = checked({"kalinin": "g9a"}, german="kalinin")
    assert holder(g, "kalinin") == "german"
    g = checked({"kalinin": "g-lf1"}, german="kalinin")  # an air unit holds nothing (3.7)
    assert holder(g, "kalinin") == "soviet"


@pytest.mark.rule("absolute-war", "7.0Da")
@pytest.mark.rule("absolute-war", "7.0Db")
@pytest.mark.rule("absolute-war", "7.0Dc")
def test_pocket_markers_come_off_for_points_or_men() -> None:
    zones = {"vitebsk": "g9a", "smolensk": "s-w", "mogilev": "g4a | s-res"}
    head = """
pockets = { german = ["vitebsk", "vitebsk", "smolensk", "mogilev"], soviet = ["minsk"] }
wsp = { german = 5, soviet = 5 }
rp = { german = 1, soviet = 1 }
"""
    g = checked(zones, german="minsk bialystok", head=head)
    names = g.facts.board.names
    assert [names[zone] for zone in g.state.pockets[0]] == ["mogilev"]  # contested: it stays
    assert [names[zone] for zone in g.state.pockets[1]] == ["minsk"]  # not his turn
    assert g.state.wsp == [7, 5]
    assert g.state.rp == [1, 2]


@pytest.mark.rule("absolute-war", "7.0Da")
def test_the_soviet_pockets_come_off_in_the_soviet_supply_phase() -> None:
    pockets = 'pockets = { german = ["smolensk"], soviet = ["smolensk", "minsk"] }'
    head = f"{pockets}\nwsp = {{ german = 5, soviet = 5 }}"
    g = checked({}, "soviet", german="minsk bialystok", head=head)
    assert [len(markers) for markers in g.state.pockets] == [1, 0]
    assert g.state.wsp == [5, 6]


@pytest.mark.rule("absolute-war", "7.0E")
@pytest.mark.parametrize(
    ("side", "ready"),
    [("german", {"german-resource-1"}), ("soviet", {"soviet-upgrade-1", "lend-lease-resource-1"})],
)
def test_the_phasing_player_turns_his_industry_and_lend_lease_markers(side: str, ready: set[str]) -> None:
    used = ["german-resource-1", "lend-lease-resource-1", "soviet-upgrade-1"]
    g = checked({}, side, head=f"spent = {used}", turn=19)
    assert set(g.state.ready) == ready
    assert set(g.state.spent) == set(used) - ready


# ---- sources (7.1)


@pytest.mark.rule("absolute-war", "7.1a")
@pytest.mark.parametrize(
    ("siberia", "expected"),
    [
        ("s-res", set()),
        ("s-res | g6a", set()),  # contested, it still feeds its side
        ("g6a", {"s-w"}),
    ],
)
def test_siberia_is_the_soviet_source(siberia: str, expected: set[str]) -> None:
    zones = {"siberia": siberia, "penza": "s-w"}
    g = checked(zones, "soviet", german=overrun("siberia", "penza", *zones), turn=19)
    assert marked(g, "unsupplied") & {"s-w"} == expected


@pytest.mark.rule("absolute-war", "7.1a")
@pytest.mark.parametrize(("lost", "expected"), [("germany", set()), ("germany czechoslovakia", {"g9a"})])
def test_germany_and_czechoslovakia_are_the_german_sources(lost: str, expected: set[str]) -> None:
    zones = dict(zip(lost.split(), ("s-1ukr", "s-1bel"), strict=False))
    g = checked({"krakow": "g9a", **zones}, "german", turn=19)
    assert marked(g, "unsupplied") & {"g9a"} == expected


@pytest.mark.rule("absolute-war", "7.1b")
def test_a_city_is_a_source_only_with_a_line_to_a_production_site() -> None:
    joined = "voronezh tambov penza siberia"
    assert unsupplied({"rossosh": "s-w"}, joined) == set()
    assert unsupplied({"rossosh": "s-w"}, "voronezh tambov siberia") == {"s-w"}


@pytest.mark.rule("absolute-war", "7.1c")
@pytest.mark.rule("absolute-war", "2.1i")
def test_a_contested_city_and_a_town_are_no_sources() -> None:
    zones = {"rossosh": "s-w", "voronezh": "s-bry | g2a"}
    assert unsupplied(zones, "tambov penza siberia") == {"s-w"}
    # Borisoglebsk, a town, is next door, but Saratov beyond it is a third zone away.
    assert unsupplied({"millerovo": "s-w"}, "borisoglebsk saratov siberia") == set()
    assert unsupplied({"rostov": "s-w"}, "millerovo borisoglebsk saratov siberia") == set()  # itself a city
    assert unsupplied({"kotelnikovo": "s-w"}, "millerovo borisoglebsk saratov siberia") == {"s-w"}


# ---- lines (7.2)


@pytest.mark.rule("absolute-war", "7.2a")
def test_a_line_counts_the_source_and_not_where_it_starts() -> None:
    """Kalach, Borisoglebsk, Saratov: two zones are entered."""
    assert unsupplied({"kalach": "s-w"}, "borisoglebsk saratov siberia") == set()
    assert unsupplied({"saratov": "s-w"}, "siberia") == set()  # none at all


@pytest.mark.rule("absolute-war", "7.2b")
@pytest.mark.parametrize(
    ("zones", "german"),
    [
        ({"krasnodar": "g17a"}, "novorossiysk kerch simferopol melitopol nikolaev kishinev"),  # a strait
        ({"bryansk": "g9a"}, "mogilev minsk bialystok"),  # a major river
        ({"rzhev": "s-w"}, overrun("rzhev", "kalinin", "yaroslavl", "gorki", "siberia")),  # a river
        (
            {"motti-west": "s-n", "motti-east": "x-fin-kar", "onega": "g18a"},
            overrun("volkhov", "vologda", "yaroslavl", "gorki", "siberia"),  # Lake Ladoga to Volkhov, Vologda
        ),
    ],
)
def test_water_is_crossed_freely(zones: dict[str, str], german: str) -> None:
    first = next(iter(zones.values()))
    assert first not in marked(checked(zones, "soviet", german=german, turn=19), "unsupplied")


@pytest.mark.rule("absolute-war", "7.2b")
def test_the_sea_of_azov_is_no_lake() -> None:
    zones = {"krasnodar": "g17a"}
    g = checked(zones, german="kerch simferopol melitopol nikolaev kishinev", turn=19)
    assert marked(g, "unsupplied") == {"g17a"}


@pytest.mark.rule("absolute-war", "7.2c")
@pytest.mark.rule("absolute-war", "7.2d")
def test_a_major_city_adds_nothing_to_a_line() -> None:
    """Two regions and the hex of the source at their end: two zones."""
    assert unsupplied({"rossosh": "s-w"}, "millerovo kalach stalingrad saratov siberia") == set()
    # A hex that is no source (card G52) may lie on the way to one: Kalach, Stalingrad, Saratov.
    line = "kalach stalingrad saratov siberia"
    assert unsupplied({"millerovo": "s-w"}, line, 'scorched = "stalingrad"') == set()
    longer = f"millerovo {line}"
    assert unsupplied({"rossosh": "s-w"}, longer, 'scorched = "stalingrad"') == {"s-w"}


@pytest.mark.rule("absolute-war", "7.2c")
@pytest.mark.rule("absolute-war", "7.2.1a")
def test_nor_to_one_that_begins_in_a_contested_zone_next_to_it() -> None:
    """Kharkov, which is no source (card G52), Rossosh, Voronezh: two zones."""
    line = "kharkov rossosh voronezh borisoglebsk saratov siberia"
    zones = {"poltava": "s-w | g2a"}
    assert "s-w" not in unsupplied(zones, line, 'scorched = "kharkov"')
    longer = line.replace("voronezh", "millerovo")
    assert "s-w" in unsupplied(zones, longer, 'scorched = "kharkov"')


@pytest.mark.rule("absolute-war", "7.2d")
def test_a_line_of_two_zones_has_one_zone_in_between_or_two_with_a_lake() -> None:
    assert unsupplied({"millerovo": "s-w"}, "borisoglebsk saratov siberia") == set()
    lake = overrun("volkhov", "vologda", "yaroslavl", "gorki", "siberia")
    zones = {"motti-east": "s-kar", "onega": "g18a"}
    assert "s-kar" not in marked(checked(zones, "soviet", german=lake, turn=19), "unsupplied")


@pytest.mark.rule("absolute-war", "7.2.1a")
def test_no_line_passes_a_contested_zone_but_one_may_begin_there() -> None:
    line = "borisoglebsk saratov siberia"
    zones = {"millerovo": "s-w", "borisoglebsk": "s-bry | g2a"}
    assert unsupplied(zones, line) == {"s-w"}  # and the stack in Borisoglebsk is in supply


@pytest.mark.rule("absolute-war", "7.2.1b")
def test_no_line_enters_an_enemy_zone() -> None:
    assert unsupplied({"millerovo": "s-w"}, "saratov siberia") == {"s-w"}


@pytest.mark.rule("absolute-war", "7.2.1c")
@pytest.mark.rule("absolute-war", "7.2.2d")
def test_no_line_crosses_impassable_land_and_inland_no_ship_helps() -> None:
    """The Caucasus parts Stavropol from Sukhumi, which is fed over the sea and is no city."""
    zones = {"stavropol": "s-nc"}
    assert unsupplied(zones, "sukhumi siberia saratov") == {"s-nc"}
    # A coastal city next to the stack is its source: ships come in there.
    assert unsupplied({"krasnodar": "s-nc"}, "novorossiysk siberia saratov") == set()


@pytest.mark.rule("absolute-war", "7.2.2a")
@pytest.mark.rule("absolute-war", "7.2.2d")
def test_germans_on_the_baltic_are_fed_from_germany() -> None:
    zones = {"luga": "g18a", "pskov": "s-n", "tallinn": "s-res", "leningrad": "s-vol", "novgorod": "s-nw"}
    assert marked(checked(zones, turn=19), "unsupplied") == set()
    lost = checked({**zones, "germany": "s-1bel"}, turn=19)
    assert "g18a" in marked(lost, "unsupplied")
    contested = checked({**zones, "germany": "s-1bel | g9a"}, turn=19)
    assert "g18a" not in marked(contested, "unsupplied")


@pytest.mark.rule("absolute-war", "7.2.2a")
@pytest.mark.rule("absolute-war", "7.2.2b")
@pytest.mark.rule("absolute-war", "7.2.2d")
def test_each_sea_serves_one_side() -> None:
    germans = {"sukhumi": "g17a", "makhachkala": "g1pz"}
    assert marked(checked(germans, turn=19), "unsupplied") == {"g17a", "g1pz"}
    soviets = {"stettin": "s-1bel", "danzig": "s-2bel"}
    assert marked(checked(soviets, "soviet", turn=19), "unsupplied") == {"s-1bel", "s-2bel"}


@pytest.mark.rule("absolute-war", "7.2.2b")
@pytest.mark.parametrize("zone", ["odessa", "simferopol", "astrakhan", "makhachkala"])
def test_soviets_on_the_black_sea_and_the_caspian_are_fed_from_siberia(zone: str) -> None:
    assert unsupplied({zone: "s-s"}, "siberia") == set()
    g = checked({zone: "s-s"}, "soviet", german=overrun(zone), turn=19)
    assert marked(g, "unsupplied") == {"s-s"}  # Siberia is lost


@pytest.mark.rule("absolute-war", "7.2.2c")
def test_finns_in_the_motti_lands_are_always_supplied() -> None:
    zones = {"motti-east": "x-fin-kar", "motti-west": "s-n", "onega": "s-kar", "volkhov": "x-fin-ist"}
    g = checked(zones, soviet="germany czechoslovakia helsinki", turn=19)
    assert marked(g, "unsupplied") == {"x-fin-ist"}
    zones = {"motti-east": "g18a", "motti-west": "s-n", "onega": "s-kar"}
    g = checked(zones, soviet="germany czechoslovakia helsinki", turn=19)
    assert marked(g, "unsupplied") == {"g18a"}  # Germans are not at home there
    zones = {"motti-east": "x-fin-kar g18a", "motti-west": "s-n", "onega": "s-kar"}
    g = checked(zones, soviet="germany czechoslovakia helsinki", turn=19)
    assert marked(g, "unsupplied") == {"x-fin-kar", "g18a"}  # nor does their company make them so


@pytest.mark.rule("absolute-war", "7.2.2c")
def test_an_air_unit_takes_no_supply_from_the_finns() -> None:
    zones = {"motti-east": "g-lf1 x-fin-kar", "motti-west": "s-n", "onega": "s-kar"}
    g = checked(zones, soviet="germany czechoslovakia helsinki", turn=19)
    assert marked(g, "unsupplied") == set()


# ---- the effects (7.3)


@pytest.mark.rule("absolute-war", "7.3b")
def test_an_unsupplied_stack_moves_one_zone_into_a_friendly_one() -> None:
    zones = {"vyazma": "g2pz", "mogilev": "g4a"}
    g = field(zones, step="german-movement", german="smolensk rzhev", head='unsupplied = ["g2pz"]')
    do(g, "move g2pz")
    assert open_to(g, "enter") == {"smolensk", "rzhev"}  # not the empty Soviet zones
    do(g, "enter rzhev")
    assert open_to(g, "enter") == set()  # not even the hex of Smolensk, which costs nothing
    assert at(g, "g2pz") == "rzhev"


@pytest.mark.rule("absolute-war", "7.3c")
@pytest.mark.parametrize("mark", ["", "g4a"])
def test_an_unsupplied_stack_does_not_support(mark: str) -> None:
    zones = {"smolensk": "g2pz", "bryansk": "g4a", "vyazma": "s-bry"}
    g = field(zones, head=f"unsupplied = {[mark] if mark else []}")
    attack(g, "g2pz", "s-bry")
    assert asked(g) == "commit-attack"
    assert open_to(g, "support") == (set() if mark else {"g4a"})


@pytest.mark.rule("absolute-war", "7.3d")
def test_an_unsupplied_attacker_loses_two_points() -> None:
    zones = {"smolensk": "g2pz", "vyazma": "s-bry"}
    plain = sums(attack(field(zones), "g2pz", "s-bry"))
    starved = sums(attack(field(zones, head='unsupplied = ["g2pz"]'), "g2pz", "s-bry"))
    assert starved == (plain[0] - 2, plain[1])
    defending = sums(attack(field(zones, head='unsupplied = ["s-bry"]'), "g2pz", "s-bry"))
    assert defending == plain  # in defence nothing is lost


@pytest.mark.rule("absolute-war", "7.3e")
@pytest.mark.parametrize("mark", ["", "g2pz"])
def test_an_unsupplied_stack_makes_no_pincers(mark: str) -> None:
    """Pincers take a Mobile/Armor marker (12.6.2)."""
    zones = {"orel": "g2pz", "kaluga": "g4a", "tula": "s-bry"}
    head = f'unsupplied = {[mark] if mark else []}\noffensive = ["tula"]\nrp = {{ german = 0 }}'
    g = field(zones, head=head)
    attack(g, "g2pz", "s-bry")
    do(g, "support g4a", "done")
    assert (asked(g) == "pincers") is (not mark)


@pytest.mark.rule("absolute-war", "7.3f")
def test_units_of_an_unsupplied_stack_do_not_go_to_the_reserve() -> None:
    zones = {"smolensk": "g2pz g4a", "vyazma": "g9a"}
    g = field(zones, step="german-reserves", head='unsupplied = ["g2pz", "g4a"]')
    assert asked(g) == "reserves"
    assert open_to(g, "pull") == {"g9a"}


@pytest.mark.rule("absolute-war", "7.3g")
def test_without_a_marker_a_stack_counts_as_supplied_wherever_it_is() -> None:
    """Cut off near Moscow, but not checked yet: it moves, supports and goes to the Reserve as it likes."""
    zones = {"tula": "g4a", "kaluga": "s-w", "ryazan": "s-bry"}
    g = field(zones, step="german-movement")
    do(g, "move g4a")
    assert "orel" in open_to(g, "enter")
    do(g, "enter orel")
    assert "kursk" in open_to(g, "enter")
    assert "g4a" in open_to(field(zones, step="german-reserves"), "pull")
    assert marked(g, "unsupplied") == set()


def test_what_happened_is_told() -> None:
    g = checked({"tula": "g2pz", "orel": "g4a"}, head='unsupplied = ["g4a"]')
    assert [note["space"] for note in told(g, "starved")] == ["orel"]
    assert [note["space"] for note in told(g, "unsupplied")] == ["tula"]
