"""How supports are placed and used (11.5), how theatres move (11.6) and change their modes (11.7)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads import slow_theatres as slow
from tests.games.victory_roads.boxes import (
    box,
    deploy,
    deployed,
    front,
    fronts,
    hands,
    marks,
    odds,
    places,
    plainly,
    played,
    pool,
    until,
    within,
)
from tests.games.victory_roads.table import asked, at, attack, do, field, open_to
from tests.support import offered, told

FRONT = {"6621": "s-hq-3-bel", "6221": "s-16g-rc s-36g-rc s-2g-tk", "6222": "g-14-id"}


def phase(
    *dice: int,
    units: dict[str, str] | None = None,
    head: str = "",
    sky: str = "clear",
    priority: str = "centre-north",
    secondary: str = "south",
    turn: int = 3,
    **boxes: str,
) -> VictoryTable:
    """A Soviet support phase with these supports, when the theatres are named and nothing was drawn."""
    text = (head if "boxes" in head else hands(**boxes) + head) + f'sky = "{sky}"\n'
    g = field(units or FRONT, *dice, step="soviet-support", head=text, turn=turn)
    until(g, "priority")
    do(g, f"theatre {priority}", f"theatre {secondary}")
    if asked(g) == "great-offensive":
        do(g, "done")
    if asked(g) == "take-one":
        do(g, "done")
    return g


# ---- in their order (11.5.2)


@pytest.mark.rule("victory-roads", "11.5.2")
def test_lend_lease_then_surprise_attacks_then_the_others() -> None:
    g = phase(centre_north="lend-lease surprise artillery-2 aviation")
    assert (asked(g), open_to(g, "play")) == ("deploy-1", {"lend-lease"})
    do(g, "done")
    assert (asked(g), open_to(g, "play")) == ("deploy-2", {"surprise"})
    do(g, "done")
    assert (asked(g), open_to(g, "play")) == ("deploy-3", {"artillery-2", "aviation"})
    do(g, "done")
    assert not open_to(g, "play")


@pytest.mark.rule("victory-roads", "11.5.2E", "support-surprise", "support-lend-lease")
def test_example_of_a_surprise_attack() -> None:
    """Turn 1, CN makes a great offensive and plays ten supports, Lend-Lease and a surprise attack first.

    32 halved for the river is 16; the reduced 256th has 2, doubled by the fort 4. A 7 at 4/1 breaks through.
    """
    ten = (
        "lend-lease surprise artillery-2 artillery-2 artillery-3 aviation aviation aviation rybalko partisans"
    )
    units = FRONT | {"6222": "g-256-id", "5724": "g-hq-4-armee", "6321": "s-3g-mech"}
    head = hands(pool="flotilla", centre_north=ten) + 'reduced = ["g-256-id"]\n'
    g = field(units, 3, 4, step="soviet-support", turn=1, head=head, drawn=2)
    until(g, "secondary", "deploy-1")
    assert told(g, "priority")[0]["theatre"] == "centre-north"
    do(g, "theatre south")
    until(g, "deploy-1")
    assert told(g, "great-offensive")[0]["theatre"] == "centre-north"
    deploy(g, "lend-lease", "centre-north")
    assert asked(g) == "deploy-2"
    deploy(g, "surprise", "6221")
    do(g, "stay")
    attack(g, "6222", "s-16g-rc", "s-36g-rc", "s-2g-tk")
    until(g, "advance")
    facts = told(g, "odds")[0]
    assert (facts["attack"], facts["defence"], facts["odds"]) == (16, 4, "4/1")
    assert sum(told(g, "combat")[0]["dice"]) == 7
    assert at(g, "g-256-id") == "eliminated"
    until(g, "deploy-3")
    assert places(g, "aviation") == within("6621", 9 + 3) & slow.land(), "Lend-Lease"
    assert open_to(g, "play") == {"artillery-2", "artillery-3", "aviation", "rybalko", "partisans"}
    assert places(g, "artillery-2") == {"s-3g-mech"}, "who has attacked already has only leaders besides"
    assert places(g, "rybalko") == {"s-3g-mech", "s-2g-tk"}
    until(g, "move-unit")
    assert {"s-16g-rc", "s-36g-rc", "s-2g-tk"} <= open_to(g, "unit"), "and they may move now"


# ---- how many (11.5.3)


@pytest.mark.rule("victory-roads", "11.5.3a", "11.5.3b")
@pytest.mark.parametrize("priority", ["centre-north", "centre-south"])
def test_the_priority_theatre_uses_as_many_as_it_likes_the_others_two(priority: str) -> None:
    g = phase(centre_north="aviation aviation aviation aviation", priority=priority)
    for _ in range(2):
        deploy(g, "aviation", "6222")
    assert ("aviation" in offered(g, "soviet", "play")) == (priority == "centre-north")
    if priority == "centre-north":
        deploy(g, "aviation", "6222")
        deploy(g, "aviation", "6222")
        assert len(deployed(g)) == 4


@pytest.mark.rule("victory-roads", "11.5.3b")
def test_reinforcing_and_moving_count_among_the_two() -> None:
    """One placed, one for corps: a third is one too many. In movement mode: one placed, one for a hex."""
    units = FRONT | {"6522": "s-65-rc", "6721": "s-72-rc"}
    head = hands(centre_north="aviation katyusha katyusha katyusha") + 'reduced = ["s-65-rc", "s-72-rc"]\n'
    g = phase(head=head, units=units, priority="centre-south")
    deploy(g, "aviation", "6222")
    do(g, "done")
    do(g, "theatre centre-north", "spend katyusha", "unit s-65-rc")
    assert asked(g) != "reinforce"
    g = phase(north="aviation katyusha katyusha", priority="centre-south", units=FRONT | {"5917": "g-263-id"})
    deploy(g, "aviation", "6115")
    do(g, "theatre north", "spend katyusha")
    assert not open_to(g, "spend")


@pytest.mark.rule("victory-roads", "11.5.3c", "1.5.3a")
def test_stalin_does_not_count_among_the_two() -> None:
    """His die is a 4: nothing happens. CS, the priority theatre, is far from the front and draws nothing."""
    head = hands(centre_north="stalin aviation aviation aviation") + 'sky = "clear"\n'
    head += fronts(centre_north="6521 offensive")
    g = field(FRONT, 4, step="soviet-support", head=head)
    until(g, "priority")
    do(g, "theatre centre-south", "theatre south")
    until(g, "deploy-3")
    assert told(g, "stalin")[0]["die"] == 4
    assert played(g, "soviet") == ["stalin"]
    deploy(g, "aviation", "6222")
    deploy(g, "aviation", "6222")
    assert len(deployed(g)) == 2
    assert "aviation" not in offered(g, "soviet", "play")


# ---- where (11.5.1, 11.5.5 to 11.5.8)


@pytest.mark.rule("victory-roads", "11.5.1a", "5.4.1", "1.5.2a")
def test_a_support_is_kept_in_its_box_or_placed_on_the_map() -> None:
    g = phase(centre_north="artillery-2 engineers")
    deploy(g, "engineers", "s-16g-rc")
    do(g, "done")
    assert deployed(g) == ["engineers@s-16g-rc"]
    assert box(g, "centre-north") == ["artillery-2"]


@pytest.mark.rule("victory-roads", "11.5.1b")
def test_some_supports_are_played_in_other_phases_and_in_the_enemys_turn() -> None:
    """The German plays a Panzerfaust when he is attacked in a city; it cannot be placed in his own phase."""
    units = {"5426": "g-14-id", "5326": "s-16g-rc s-36g-rc", "6621": "s-hq-3-bel"}
    g = field(units, step="axis-support", head=hands(axis="panzerfaust"), turn=9)
    until(g, "deploy-3", "move-unit-axis", "haltebefehl")
    assert asked(g) != "deploy-3"
    g = field(units, head=hands(axis="panzerfaust"), turn=9)
    attack(g, "5426", "s-16g-rc", "s-36g-rc")
    assert (asked(g), open_to(g, "play")) == ("intervene", {"panzerfaust"})


@pytest.mark.rule("victory-roads", "11.5.6", "5.4.2", "1.5.2c")
def test_no_aircraft_under_clouds_but_they_pay_for_corps() -> None:
    units = FRONT | {"6522": "s-65-rc"}
    head = hands(centre_north="aviation long-range katyusha") + 'reduced = ["s-65-rc"]\n'
    assert open_to(phase(head=head, units=units), "play") == {"aviation", "long-range", "katyusha"}
    g = phase(head=head, units=units, sky="overcast")
    assert open_to(g, "play") == {"katyusha"}
    do(g, "done", "theatre centre-north")
    assert open_to(g, "spend") == {"aviation", "long-range", "katyusha"}
    do(g, "spend aviation")
    assert told(g, "reinforced-mode")
    cloudy = hands(axis="luftwaffe tigers") + 'sky = "overcast"\n'
    g = field(FRONT | {"5724": "g-hq-4-armee"}, step="axis-support", head=cloudy)
    until(g, "deploy-3")
    assert open_to(g, "play") == {"tigers"}


@pytest.mark.rule("victory-roads", "11.5.7", "5.4.4c")
def test_never_two_leaders_with_one_unit() -> None:
    g = phase(centre_north="rybalko katukov", units=FRONT | {"6321": "s-3g-mech s-3g-cav"})
    assert places(g, "rybalko") == {"s-2g-tk", "s-3g-mech"}, "no rifle corps, no cavalry"
    deploy(g, "rybalko", "s-2g-tk")
    assert places(g, "katukov") == {"s-3g-mech"}
    axis = hands(axis="schoerner heinrici") + marks("model@g-14-id")
    g = field(FRONT | {"6223": "g-256-id"}, step="axis-support", head=axis, turn=19)
    until(g, "deploy-3")
    assert places(g, "schoerner") == places(g, "heinrici") == {"g-256-id"}


@pytest.mark.rule("victory-roads", "11.5.7", "5.4.4a", "5.4.4b")
def test_a_support_goes_with_its_unit_and_leaves_with_it() -> None:
    """The corps moves with its engineers; when it is eliminated they go back into the pool at once."""
    g = field(FRONT | {"6220": "s-65-rc"}, step="soviet-movement", head=hands() + marks("katyusha@s-65-rc"))
    do(g, "unit s-65-rc", "to 6120")
    assert deployed(g) == ["katyusha@s-65-rc"]
    units = {"5225": "s-65-rc", "5125": "g-5-panzer g-12-panzer", "6621": "s-hq-3-bel"}
    head = hands() + marks("katyusha@s-65-rc") + 'reduced = ["s-65-rc"]\n'
    g = field(units, 5, 3, step="axis-combat", head=head)
    attack(g, "5225", "g-5-panzer", "g-12-panzer")
    while at(g, "s-65-rc") == "5225":
        plainly(g)
    assert deployed(g) == []
    assert pool(g, "soviet") == ["katyusha"]


FIGHT = {
    "5326": "s-16g-rc s-36g-rc s-2g-tk",
    "5426": "s-hq-3-bel",
    "5225": "g-14-id g-263-id",
    "5125": "g-hq-4-armee",
}


def fight(*markers: str) -> VictoryTable:
    """A Soviet combat phase west of Minsk: a stack with these markers against two divisions in the open."""
    return field(FIGHT, head=hands() + marks(*markers) + fronts(centre_north="5426 offensive"))


@pytest.mark.rule("victory-roads", "11.5.8", "5.4.5a", "5.4.5b")
def test_effects_add_up_but_not_of_two_of_a_name_nor_of_two_leaders() -> None:
    """10 to 8 is 1/1."""
    g = fight("artillery-2@s-16g-rc", "artillery-3@s-16g-rc", "katyusha@s-16g-rc")
    attack(g, "5225", "s-16g-rc")
    assert open_to(g, "use") == {"artillery-2", "artillery-3", "katyusha"}
    do(g, "use artillery-2")
    assert open_to(g, "use") == {"katyusha"}, "the other Artillery has the same name"
    do(g, "use katyusha")
    until(g, "declare")
    assert odds(g) == "4/1"
    g = fight("rybalko@s-2g-tk", "bogdanov@s-16g-rc")
    attack(g, "5225", "s-2g-tk", "s-16g-rc")
    assert open_to(g, "use") == {"rybalko", "bogdanov"}
    do(g, "use rybalko")
    until(g, "declare")
    assert odds(g) == "3/1", "22 to 8, and one column"


# ---- theatres move (11.6)


@pytest.mark.rule("victory-roads", "11.6.1", "11.6.2")
@pytest.mark.parametrize(
    ("weather", "supports", "road", "rail"),
    [
        ("fair", 0, 3, 4),
        ("fair", 1, 4, 5),
        ("fair", 2, 5, 6),
        ("snow", 0, 2, 3),
        ("snow", 2, 4, 5),
        ("mud", 0, 1, 2),
        ("mud", 1, 2, 3),
    ],
)
def test_how_far_a_theatre_moves(weather: str, supports: int, road: int, rail: int) -> None:
    """Three hexes, one more all along rails, one for each support, less in snow and mud."""
    units = {"6621": "s-hq-3-bel", "5909": "g-14-id"}
    head = hands(north="katyusha katyusha katyusha") + f'weather = "{weather}"\n'
    g = phase(head=head, units=units, priority="north")
    until(g, "theatre-moves")
    do(g, "theatre north")
    for _ in range(supports):
        do(g, "spend katyusha")
    lines = slow.free({"6621"}, {"5909"})
    by_road = set(slow.reached({"6115"}, lines, slow.ways(), road))
    by_rail = set(slow.reached({"6115"}, lines, slow.edges("rail"), rail))
    assert open_to(g, "to") == (by_road | by_rail) - {"6115"}
    assert by_road - by_rail
    assert by_rail - by_road
    assert bool(open_to(g, "spend")) == (supports < 2), "two at most, for the priority theatre too"
    target = min(by_rail - by_road)
    do(g, f"to {target}")
    assert front(g, "north") == f"{target} movement"
    assert played(g, "soviet") == ["katyusha"] * supports


@pytest.mark.rule("victory-roads", "11.6.2")
def test_a_theatre_moves_once_and_may_stay() -> None:
    g = phase(head=fronts(south="6957 movement") + hands(), secondary="north")
    until(g, "theatre-moves")
    do(g, "theatre north", "to 6015")
    assert open_to(g, "theatre") == {"south"}
    do(g, "theatre south", "stay")
    assert asked(g) != "theatre-moves"
    assert front(g, "south") == "6957 movement"


# ---- modes (11.7)


@pytest.mark.rule("victory-roads", "11.7a", "9.1.5")
def test_modes_change_in_cities_only_and_after_the_move() -> None:
    """S reaches Odessa and attacks at once from there; CN is on rails beside Smolensk."""
    head = hands() + fronts(
        centre_north="6521 offensive", centre_south="5042 movement", south="6957 movement"
    )
    g = phase(head=head, secondary="north")
    until(g, "theatre-moves")
    do(g, "theatre south", "to 6958", "done")
    assert asked(g) == "theatre-modes"
    assert open_to(g, "turn") == {"north", "centre-south", "south"}, "Dubno is a minor city"
    do(g, "turn south", "turn centre-south")
    assert front(g, "south") == "6958 offensive"
    assert front(g, "centre-south") == "5042 offensive"
    assert open_to(g, "turn") == {"north"}


@pytest.mark.rule("victory-roads", "11.7b")
@pytest.mark.parametrize("kind", ["artillery-2", "artillery-3", "katyusha"])
def test_a_theatre_that_has_placed_artillery_stays_in_offensive_mode(kind: str) -> None:
    """Katyushas are no Artillery. On the next turn it may change."""
    g = phase(centre_north=kind)
    deploy(g, kind, "s-16g-rc")
    until(g, "theatre-modes")
    assert ("centre-north" in open_to(g, "turn")) == (kind == "katyusha")
    until(g, "move-unit")
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    until(g, "theatre-modes")
    assert "centre-north" in open_to(g, "turn")


@pytest.mark.rule("victory-roads", "11.7b", "11.3.2d")
def test_a_theatre_that_has_launched_a_great_offensive_stays_in_offensive_mode() -> None:
    six = "katyusha katyusha katyusha aviation aviation aviation"
    for launch in ("launch", "done"):
        g = field(FRONT, step="soviet-support", head=hands(centre_north=six))
        until(g, "priority")
        do(g, "theatre centre-north", "theatre south", launch)
        until(g, "theatre-modes")
        assert ("centre-north" in open_to(g, "turn")) == (launch == "done")


@pytest.mark.rule("victory-roads", "11.7c", "support-zhukov")
def test_zhukov_forbids_any_change_of_mode() -> None:
    g = phase(head=hands() + marks("zhukov@centre-north"))
    until(g, "theatre-modes")
    assert open_to(g, "turn") == {"north", "centre-south", "south"}
