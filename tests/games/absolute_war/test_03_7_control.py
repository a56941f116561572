"""3.7 to 3.9: control of zones, Resource Points, places of victory."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.table import FACTS, asked, at, do, draws, field, holder, open_to, war
from tests.games.absolute_war.turning import until
from tests.support import spaces, told

EVEN = "wsp = { german = 5, soviet = 5 }"

# ---- control (3.7)


@pytest.mark.rule("absolute-war", "3.7a")
def test_the_last_with_a_stack_in_a_zone_controls_it() -> None:
    g = field({"minsk": "g2pz"}, step="german-movement", german="bialystok")
    do(g, "move g2pz", "enter mogilev", "enter bryansk")
    assert [holder(g, zone) for zone in ("minsk", "mogilev", "bryansk")] == ["german"] * 3
    assert holder(g, "gomel") == "soviet"


@pytest.mark.rule("absolute-war", "3.7a")
def test_a_finished_fort_holds_its_zone_when_the_army_leaves() -> None:
    g = field({"orel": "g9a g-fort1", "kursk": "g2pz"}, step="german-movement")
    do(g, "move g9a", "enter bryansk", "stop")
    assert (at(g, "g9a"), at(g, "g-fort1"), holder(g, "orel")) == ("bryansk", "orel", "german")


@pytest.mark.rule("absolute-war", "3.7b")
@pytest.mark.rule("absolute-war", "3.7e")
def test_a_zone_with_stacks_of_both_is_contested_until_one_side_has_left() -> None:
    zones = {"orel": "g9a | s-bry", "kaluga": "g2pz", "tula": "s-w"}
    g = field(zones, step="soviet-movement", german="bryansk")
    assert holder(g, "orel") == ""
    do(g, "move s-bry", "enter tula")
    assert holder(g, "orel") == "german"
    # Friendly to neither: no reserve comes there (13.1), though it does to the zone next to it.
    g = field(
        {**zones, "german-reserve": "g4a"},
        step="german-reserve",
        german="bryansk smolensk vitebsk minsk bialystok",
    )
    do(g, "deploy g4a")
    assert "bryansk" in open_to(g, "to")
    assert "orel" not in open_to(g, "to")


@pytest.mark.rule("absolute-war", "3.7b")
def test_a_box_is_contested_as_soon_as_both_are_in_it() -> None:
    g = field({"lvov": "s-1ukr", "hungary": "g6a"}, step="soviet-movement", turn=21)
    do(g, "move s-1ukr", "enter hungary")
    assert holder(g, "hungary") == ""
    assert g.contested() >> g.facts.HUNGARY & 1


@pytest.mark.rule("absolute-war", "3.7c")
@pytest.mark.parametrize("scenario", ["barbarossa", "stalingrad", "kursk", "short-campaign", "long-campaign"])
def test_every_zone_has_a_controller_or_is_contested(scenario: str) -> None:
    g = war(scenario=scenario)
    german, soviet = spaces(g, g.friendly(0)), spaces(g, g.friendly(1))
    assert not german & soviet
    assert german | soviet | spaces(g, g.contested()) == {zone.id for zone in FACTS.zones}


@pytest.mark.rule("absolute-war", "3.7f")
def test_an_air_unit_neither_controls_nor_contests() -> None:
    g = field({"orel": "g-lf1", "tula": "s-w"}, step="soviet-movement", german="orel")
    do(g, "move s-w", "enter orel")
    assert holder(g, "orel") == "soviet"
    assert at(g, "g-lf1") == "german-air"  # it flew home (18.5)
    g = field({"orel": "s-w", "german-air": "g-lf1", "kursk": "g9a"}, step="german-movement")
    do(g, "fly g-lf1")
    assert "orel" not in open_to(g, "to")
    # In a contested zone that the ground troops leave, the air unit holds nothing.
    g = field({"orel": "g9a | s-bry | g-lf1"}, step="german-movement", german="kursk sumy")
    do(g, "move g9a", "enter kursk")
    assert holder(g, "orel") == "soviet"


@pytest.mark.rule("absolute-war", "3.7g")
@pytest.mark.parametrize(
    ("start", "zone", "points"),
    [
        ("vyazma", "moscow", 1),
        ("vitebsk", "smolensk", 2),  # a major city and a War Crime site
        ("tarnopol", "lvov", 1),  # a War Crime site
        ("orel", "tula", 0),
    ],
)
def test_captures_give_points_at_once(start: str, zone: str, points: int) -> None:
    g = field({start: "g2pz"}, step="german-movement", head=EVEN)
    do(g, "move g2pz", f"enter {zone}")
    assert asked(g) == "move"
    assert g.state.wsp == [5 + points, 5]


@pytest.mark.rule("absolute-war", "3.7g")
def test_a_recaptured_city_gives_its_point_again_and_the_site_does_not() -> None:
    g = field({"vyazma": "s-w"}, step="soviet-movement", german="smolensk minsk", head=EVEN)
    do(g, "move s-w", "enter smolensk")
    assert g.state.wsp == [5, 6]  # the city; the War Crime site is his own
    g = field({"vyazma": "g9a"}, step="german-movement", head=f'{EVEN}\ncrimes = ["smolensk"]')
    do(g, "move g9a", "enter smolensk")
    assert g.state.wsp == [6, 5]


@pytest.mark.rule("absolute-war", "3.7g", "15.1.4d")
def test_a_captured_war_crime_site_is_remembered() -> None:
    """Smolensk is a major city as well: two points."""
    g = field({"vyazma": "g9a"}, step="german-movement", head=EVEN)
    do(g, "move g9a", "enter smolensk")
    assert g.state.wsp == [7, 5]
    assert g.state.crimes == FACTS.board.spaces(["smolensk"])


# ---- Resource Points (3.8)


@pytest.mark.rule("absolute-war", "3.8a")
def test_resource_points_pay_for_upgrades_and_replacements() -> None:
    g = field({"posen": "g9a*", "breslau": "g4a*"}, step="german-upgrades", head="rp = { german = 3 }")
    do(g, "restore g9a")
    assert g.state.rp[0] == 1
    assert asked(g) != "upgrades"  # two more are needed for the next
    g = field({"soviet-destroyed": "s-w | s-bry"}, step="soviet-replacements", head="rp = { soviet = 1 }")
    do(g, "rebuild s-w")
    assert g.state.rp[1] == 0


@pytest.mark.rule("absolute-war", "3.8b")
def test_resource_points_come_from_cards_and_industry() -> None:
    head = 'rp = { german = 0 }\nready = ["german-resource-1"]'
    lost = "breslau bucharest"
    g = field({}, step="german-cards", turn=13, hand={"german": "g1 g2"}, head=head, soviet=lost)
    g = draws(g, "g3", "g4", "g44")
    do(g, "forgo event", "forgo event")
    until(g, "spend-cards")
    do(g, "discard g1")
    assert g.state.rp[0] == 1
    do(g, "flip german-resource-1")
    assert g.state.rp[0] == 2
    assert (g.state.ready, g.state.spent) == ((), ("german-resource-1",))


# ---- places of victory (3.9)


@pytest.mark.rule("absolute-war", "3.9b")
@pytest.mark.rule("absolute-war", "2.5c")
@pytest.mark.parametrize(
    ("german", "points"),
    [("", 0), ("minsk bialystok", 1), ("smolensk", 0), ("minsk bialystok smolensk vitebsk", 2)],
)
def test_objectives_of_cards_are_cities(german: str, points: int) -> None:
    """The War Goals card names Minsk, then Smolensk, which is only looked at if Minsk scored (15.1.1)."""
    head = f'{EVEN}\ngoals = {{ german = "g1" }}'
    g = field({}, step="german-objectives", german=german, head=head, laid="g1", hand={"soviet": "s1"})
    scored = [note for note in told(g, "status") if note["why"] == "objective"]
    assert sum(note["points"] for note in scored) == points
    assert g.state.wsp[0] == 5 + points


@pytest.mark.rule("absolute-war", "3.9b")
def test_objectives_are_cities_oil_wells_and_special_places() -> None:
    places = {place for row in FACTS.cards.values() for place in (row.left, row.right) if place}
    special = {place for place in places if place.startswith("@")}
    assert special == {"@ussr", "@germany", "@partisans"}
    zones = {zone.id: zone for zone in FACTS.zones}
    wells = {zone.id for zone in FACTS.zones if zone.oil_well}
    assert all(zones[place].city in ("major", "minor") or place in wells for place in places - special)


@pytest.mark.rule("absolute-war", "3.7b", "15.1.4d")
def test_a_crime_site_that_the_enemy_gives_up_is_no_capture_for_its_owner() -> None:
    units = {"leningrad": "s-n", "vinnitsa": "g9a | s-w", "zhitomir": "g4a"}
    head = "wsp = { german = 5, soviet = 5 }"
    g = field(units, step="german-movement", head=head, german="zhitomir")
    do(g, "move g9a", "enter zhitomir")
    assert (holder(g, "vinnitsa"), g.state.wsp) == ("soviet", [5, 5])
