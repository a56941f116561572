"""0 to 2.1: modes, sides, what is in the box, and the map."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.kernel import start
from stavka.kernel.errors import StavkaError
from tests.games.absolute_war.supplying import RED
from tests.games.absolute_war.table import (
    FACTS,
    RULES,
    asked,
    at,
    do,
    field,
    holder,
    open_to,
    side_to_act,
    war,
)
from tests.games.absolute_war.turning import until
from tests.support import spaces

ZONES = {zone.id: zone for zone in FACTS.zones}


@pytest.mark.rule("absolute-war", "0.0a")
def test_a_rule_of_another_mode_changes_nothing() -> None:
    """In the advanced game a small stack alone in an enemy region contests it for movement (23.2)."""
    ways = {}
    for mode in ("regular", "advanced"):
        g = field({"tula": "g-l"}, soviet="tula orel", german="kaluga", step="german-movement", mode=mode)
        do(g, "move g-l")
        ways[mode] = open_to(g, "enter") & {"orel", "kaluga"}
    assert ways == {"regular": {"orel", "kaluga"}, "advanced": {"kaluga"}}
    g = field({"kaluga": "g-l"}, step="german-movement")
    assert holder(do(g, "move g-l", "enter tula", "stop"), "tula") == "german"


@pytest.mark.rule("absolute-war", "0.0a")
def test_there_are_three_modes() -> None:
    for mode in ("base", "regular", "advanced"):
        assert war(mode=mode).base is (mode == "base")
        assert bool(war(mode=mode).advanced) is (mode == "advanced")
    with pytest.raises(StavkaError):
        start.new(RULES, options={"mode": "tournament"})


@pytest.mark.rule("absolute-war", "1.0a")
@pytest.mark.rule("absolute-war", "2.3b")
@pytest.mark.rule("absolute-war", "2.3c")
def test_every_piece_is_of_one_of_two_sides() -> None:
    g = war()
    assert g.of(0) & g.of(1) == 0
    assert (g.of(0) | g.of(1)).bit_count() == len(FACTS.units)
    axis = {row.nation for i, row in enumerate(FACTS.units) if g.of(0) >> i & 1}
    assert axis == {"german", "finnish", "romanian", "hungarian", "italian"}
    assert {row.nation for i, row in enumerate(FACTS.units) if g.of(1) >> i & 1} == {"soviet"}
    movers = field({"posen": "g9a", "jassy": "x-rom3", "tula": "s-w"}, step="german-movement")
    assert open_to(movers, "move") == {"g9a", "x-rom3"}
    movers = field({"posen": "g9a", "gorki": "s-1bel", "tula": "s-w"}, step="soviet-movement")
    assert open_to(movers, "move") == {"s-w", "s-1bel"}


@pytest.mark.rule("absolute-war", "2.0a")
def test_each_player_has_55_cards() -> None:
    for side in ("german", "soviet"):
        cards = [row for row in FACTS.cards.values() if row.side == side]
        assert sorted(row.number for row in cards) == list(range(1, 56))
    assert len(FACTS.cards) == 110


# ---- zones (2.1)


@pytest.mark.rule("absolute-war", "2.1a")
def test_a_turn_is_one_month_or_two() -> None:
    months = [(row.year, month) for row in FACTS.turns.values() for month in row.months]
    assert all(len(row.months) in (1, 2) for row in FACTS.turns.values())
    war_months = [(year, month) for year in range(1941, 1946) for month in range(1, 13)]
    assert months == war_months[5:53]  # June 1941 to May 1945, none left out


@pytest.mark.rule("absolute-war", "2.1b")
def test_units_are_in_zones_or_holding_boxes() -> None:
    names = [zone.name for zone in FACTS.zones]
    assert len(set(names)) == len(names)
    with pytest.raises(StavkaError):
        war('[units]\n"atlantis" = ["g9a"]')


@pytest.mark.rule("absolute-war", "2.1c")
@pytest.mark.rule("absolute-war", "2.1d")
@pytest.mark.rule("absolute-war", "2.1j")
def test_major_cities_fill_hexes_and_regions_have_lesser_places() -> None:
    for zone in FACTS.zones:
        if zone.type == "hex":
            assert zone.city == "major"
        else:
            assert zone.city in ("minor", "town")
    assert {"moscow", "berlin", "leningrad", "kiev"} <= {
        zone.id for zone in FACTS.zones if zone.type == "hex"
    }


def broken(units: dict[str, str]) -> bool:
    try:
        field(units, step="german-movement")
    except StavkaError:
        return True
    return False


@pytest.mark.rule("absolute-war", "2.1c")
@pytest.mark.rule("absolute-war", "2.1d")
@pytest.mark.rule("absolute-war", "2.1e")
def test_how_many_stacks_each_kind_of_zone_takes() -> None:
    germans, soviets = "g2a | g4a | g9a | g6a", "s-w | s-bry | s-s | s-sw"
    assert not broken({"hungary": f"{germans} | {soviets}", "budapest": "g8a"})
    assert broken({"hungary": f"{germans} | g17a"})
    assert not broken({"lvov": "g2a | s-w"})
    assert broken({"lvov": "g2a | g4a | s-w"})
    assert broken({"kiev": "g2a | s-w"})


@pytest.mark.rule("absolute-war", "2.1g")
@pytest.mark.rule("absolute-war", "2.1h")
@pytest.mark.rule("absolute-war", "3.7c")
def test_the_war_begins_with_greater_germany_german_and_the_soviet_union_soviet() -> None:
    g = war(scenario="short-campaign")
    for number, side in enumerate(("german", "soviet")):
        assert spaces(g, g.friendly(number)) == {zone.id for zone in FACTS.zones if zone.side == side}
    assert (holder(g, "helsinki"), holder(g, "bucharest"), holder(g, "riga")) == (
        "german",
        "german",
        "soviet",
    )


@pytest.mark.rule("absolute-war", "2.1i")
@pytest.mark.rule("absolute-war", "2.1j")
def test_reinforcements_come_to_cities_great_and_small_and_not_to_towns() -> None:
    g = war('step = "soviet-reinforcements"\nturn = 8\nphasing = "soviet"')
    do(g, "place s-sta")
    zones = open_to(g, "to")
    assert {"moscow", "saratov", "tula"} <= zones
    assert all(ZONES[zone].city != "town" for zone in zones)
    assert "borisoglebsk" not in zones


@pytest.mark.rule("absolute-war", "2.1k")
def test_the_city_in_a_box_is_a_zone_of_its_own() -> None:
    g = field({"hungary": "s-2ukr", "budapest": "g6a"}, step="german-movement", turn=21)
    assert (holder(g, "hungary"), holder(g, "budapest")) == ("soviet", "german")
    within = {zone.within: zone.id for zone in FACTS.zones if zone.within}
    assert within["germany"] == "berlin"
    assert len(within) > sum(zone.type == "box" for zone in FACTS.zones) / 2  # most boxes have one


# ---- sites (2.1.1)


@pytest.mark.rule("absolute-war", "2.1.1a")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_lost_war_economy_site_costs_a_draw(side: str) -> None:
    sites = [zone.id for zone in FACTS.zones if zone.war_economy == side]
    assert len(sites) == 2
    enemy = {"german": "soviet", "soviet": "german"}[side]
    for lost in range(3):
        held = {enemy: " ".join(sites[:lost])}
        g = field({}, step=f"{side}-cards", hand={side: RED[side]}, turn=7, **held)  # type: ignore[arg-type]
        for _ in range(lost):
            assert asked(g) == "lost-draw"
            do(g, "forgo event")
        until(g, "spend-cards")
        assert len(set(g.state.hand[side == "soviet"]) - set(RED[side].split())) == 5 - lost


@pytest.mark.rule("absolute-war", "2.1.1b")
@pytest.mark.rule("absolute-war", "3.9a")
@pytest.mark.parametrize(("taken", "won"), [(3, False), (4, True)])
def test_war_targets_win_the_war(taken: int, won: bool) -> None:
    targets = [zone.id for zone in FACTS.zones if zone.war_target == "soviet"]
    assert len(targets) == len([zone for zone in FACTS.zones if zone.war_target == "german"]) == 6
    g = field({}, step="end", german=" ".join(targets[:taken]))
    assert g.over is won
    if won:
        assert (g.state.ended, tuple(g.winners)) == ("war-targets", ("german",))


@pytest.mark.rule("absolute-war", "2.1.1c")
@pytest.mark.rule("absolute-war", "2.1.1d")
def test_where_factories_and_lend_lease_are() -> None:
    factories = {zone.id: zone.war_production for zone in FACTS.zones if zone.war_production}
    assert factories == {"germany": 1, "czechoslovakia": 1, "siberia": 2}  # a marker each (21.1.6, 12, 16)
    assert {zone.id for zone in FACTS.zones if zone.lend_lease} == {"onega", "makhachkala", "siberia"}


@pytest.mark.rule("absolute-war", "2.1.1c")
def test_an_industry_marker_is_lost_with_its_factory() -> None:
    head = 'ready = ["german-resource-1", "german-resource-2"]'
    g = field({"breslau": "s-1ukr"}, step="soviet-movement", turn=24, head=head, scenario="long-campaign")
    do(g, "move s-1ukr", "enter czechoslovakia")
    assert (g.state.ready, g.state.lost) == (("german-resource-1",), ("german-resource-2",))


@pytest.mark.rule("absolute-war", "2.1.1e")
@pytest.mark.rule("absolute-war", "3.7g")
def test_a_war_crime_site_gives_a_point_once() -> None:
    head = "wsp = { german = 5, soviet = 5 }"
    g = field({"zhitomir": "g6a"}, step="german-movement", head=head)
    do(g, "move g6a", "enter vinnitsa")
    assert g.state.wsp == [6, 5]
    g = field({"zhitomir": "g6a"}, step="german-movement", head=f'{head}\ncrimes = ["vinnitsa"]')
    do(g, "move g6a", "enter vinnitsa")
    assert g.state.wsp == [5, 5]  # it was captured before
    g = field({"vinnitsa": "g6a", "tarnopol": "s-sw"}, step="soviet-movement", head=head, german="vinnitsa")
    do(g, "move s-sw", "enter lvov")  # one's own site gives nothing
    assert g.state.wsp == [5, 5]


@pytest.mark.rule("absolute-war", "2.1.1f")
@pytest.mark.parametrize(("origin", "reach"), [("lublin", True), ("kursk", False)])
def test_winter_is_felt_east_of_the_line_only(origin: str, reach: bool) -> None:
    """In snow a Mobile stack has 2 MP in the east and all three in the west."""
    ways = {"lublin": ("lodz", "posen", "stettin"), "kursk": ("sumy", "bryansk", "mogilev")}
    held = " ".join(ways["kursk"])
    g = field({origin: "g2pz"}, step="german-movement", turn=10, german=held)
    first, second, third = ways[origin]
    do(g, "move g2pz", f"enter {first}", f"enter {second}")
    assert (third in open_to(g, "enter")) is reach


@pytest.mark.rule("absolute-war", "2.1.1f")
def test_every_zone_is_on_one_side_of_the_line() -> None:
    assert {zone.line for zone in FACTS.zones} == {"east", "west"}
    assert all(zone.line == "east" for zone in FACTS.zones if zone.id in ("moscow", "minsk", "motti-east"))
    assert all(zone.line == "west" for zone in FACTS.zones if zone.id in ("berlin", "warsaw", "riga", "lvov"))


@pytest.mark.rule("absolute-war", "2.1.1g")
@pytest.mark.rule("absolute-war", "2.1.1h")
@pytest.mark.rule("absolute-war", "2.1.1i")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_each_side_has_its_holding_boxes(side: str) -> None:
    """And units come out of them, as each box's rule says."""
    unit, air = {"german": ("g9a", "g-lf1"), "soviet": ("s-w", "s-vvs1")}[side]
    rich = "rp = { german = 4, soviet = 6 }"
    for box in ("destroyed", "shattered", "captured"):
        g = field({f"{side}-{box}": unit}, step=f"{side}-replacements", head=rich)
        assert unit in set().union(*(open_to(g, verb) for verb in verbs(g))), box
    g = field({f"{side}-reserve": unit}, step=f"{side}-reserve")
    assert open_to(g, "deploy") == {unit}
    g = field({f"{side}-air": air}, step=f"{side}-movement")
    assert open_to(g, "fly") == {air}
    assert at(g, air) == f"{side}-air"


def verbs(g: War) -> list[str]:
    decision = g.decision(side_to_act(g))
    assert decision is not None
    return list(decision.verbs)
