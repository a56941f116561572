"""Operational theatres (9): where they stand, their radius, what drives them back, what they are for."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind
from tests.games.victory_roads import slow_theatres as slow
from tests.games.victory_roads.boxes import (
    BOXES,
    FRONTS,
    box,
    deploy,
    deployed,
    fronts,
    hands,
    places,
    pool,
    to_phase,
    until,
    within,
)
from tests.games.victory_roads.boxes import front as standing
from tests.games.victory_roads.table import RULES, asked, do, field, open_to, roads
from tests.support import told

FRONT = {"6621": "s-hq-3-bel", "6221": "s-16g-rc s-36g-rc s-2g-tk", "6222": "g-14-id"}


def phase(
    *dice: int, units: dict[str, str] | None = None, head: str = "", drawn: int = 0, **boxes: str
) -> VictoryTable:
    """A Soviet support phase under a clear sky, with these supports only."""
    text = (head if "boxes" in head else hands(**boxes) + head) + 'sky = "clear"\n'
    return field(units or FRONT, *dice, step="soviet-support", head=text, drawn=drawn)


def placing(g: VictoryTable, priority: str = "centre-north", secondary: str = "south") -> VictoryTable:
    """Name the theatres and go on to the placement of the other supports."""
    until(g, "priority")
    do(g, f"theatre {priority}", f"theatre {secondary}")
    until(g, "deploy-3", "reinforce", "theatre-moves", "theatre-modes", "stavka-wish", "move-unit")
    return g


# ---- where they are


@pytest.mark.rule("victory-roads", "9.1.1a")
def test_theatres_begin_where_the_scenario_says() -> None:
    g = roads(scenario="campaign")
    assert [standing(g, name) for name in FRONTS] == [
        "6115 movement",
        "6621 offensive",
        "5141 offensive",
        "6958 offensive",
    ]
    assert len(roads(scenario="bagration").theatres()) == 2
    assert len(roads(scenario="bessarabia").theatres()) == 1
    assert not roads(scenario="budapest-wien").theatres(), "the basic rules have none"


@pytest.mark.rule("victory-roads", "9.1.1b")
def test_each_theatre_has_a_box_of_its_own() -> None:
    kinds = "katyusha katyusha artillery-2 artillery-3 sappers engineers engineers aviation aviation aviation"
    g = phase(3, 4, head=hands(pool=kinds, south="flotilla"))
    placing(g)
    assert len(box(g, "centre-north")) == 3 + 2, "7 halved, and 2 for the priority theatre"
    assert box(g, "south") == ["flotilla"]
    assert sum(len(box(g, name)) for name in BOXES) + len(pool(g, "soviet")) == 11


@pytest.mark.rule("victory-roads", "9.1.2a", "9.1.2b", "9.2.1a", "11.5.5")
@pytest.mark.parametrize(("mode", "radius"), [("offensive", 9), ("movement", 5)])
def test_the_radius_is_counted_in_hexes_whatever_is_in_them(mode: str, radius: int) -> None:
    """Aircraft, marked TO, may be placed on any hex of it, over enemies, marshes and rivers too."""
    g = phase(
        head=fronts(centre_north=f"6621 {mode}"), centre_north="aviation", units=FRONT | {"6520": "g-256-id"}
    )
    placing(g)
    assert places(g, "aviation") == within("6621", radius) & slow.land()


@pytest.mark.rule("victory-roads", "9.2.1a", "9.2.1b", "11.5.5")
def test_what_is_marked_to_works_around_its_own_theatre_only() -> None:
    """Partisans bear no such mark: they are placed far from every theatre."""
    g = phase(north="aviation partisans", centre_north="aviation", units=FRONT | {"6115": "s-7g-rc"})
    placing(g)
    assert places(g, "aviation", "north") == within("6115", 5) & slow.land()
    assert places(g, "aviation", "centre-north") == within("6621", 9) & slow.land()
    every = set().union(*(within(hex_, 9) for hex_ in ("6115", "6621", "5141", "6958")))
    assert places(g, "partisans") - every
    deploy(g, "aviation", "6115", "north")
    assert deployed(g) == ["aviation@6115"]


# ---- they move, or not


@pytest.mark.rule("victory-roads", "9.1.3a", "9.1.3b", "11.6.1")
def test_only_theatres_in_movement_mode_move() -> None:
    units = FRONT | {"reserve": "s-109-rc s-117-rc s-112-rc s-122-rc s-131-rc"}
    g = phase(head=fronts(south="6957 movement"), units=units)
    placing(g, secondary="north")
    until(g, "theatre-moves")
    assert open_to(g, "theatre") == {"north", "south"}
    do(g, "done")
    until(g, "stavka-theatre", "stavka-wish")
    offered = {}
    while g.state.phase == "stavka" and asked(g).startswith("stavka"):
        if asked(g) == "stavka-theatre":
            do(g, f"theatre {min(open_to(g, 'theatre'))}")
        decision = g.decision("soviet")
        assert decision is not None
        offered[decision.facts["theatre"]] = "move" in open_to(g, "choose")
        do(g, "choose nothing")
    assert offered == {"centre-north": False, "centre-south": False, "south": True, "north": True}


@pytest.mark.rule("victory-roads", "9.1.4a", "11.6.2")
def test_theatres_stay_on_open_roads_to_a_source() -> None:
    """A German beside the road south of Velikie Luki closes it; where a Soviet corps stands it is open."""
    for friend in ({}, {"6317": "s-65-rc"}):
        g = placing(phase(units={"6621": "s-hq-3-bel", "6318": "g-14-id"} | friend), secondary="south")
        until(g, "theatre-moves")
        do(g, "theatre north")
        reach = open_to(g, "to")
        assert "6216" in reach, "on the road"
        assert reach & within("6318", 1) == set(friend)
        assert not reach - {hex_ for pair in slow.ways() for hex_ in pair}


@pytest.mark.rule("victory-roads", "9.1.4b", "9.1.4d")
@pytest.mark.parametrize("held", [False, True])
def test_a_theatre_whose_line_is_cut_goes_east_to_a_major_city_without_its_supports(held: bool) -> None:
    """Minsk is empty: a German beside it cuts the line at once. Gomel is 11 hexes away, Smolensk 12.

    With a corps in the city the line is open, and the German passes by.
    """
    units = {"5428": "g-14-id", "6621": "s-hq-3-bel"} | ({"5426": "s-65-rc"} if held else {})
    head = hands(centre_north="artillery-2 katyusha", south="flotilla") + fronts(
        centre_north="5426 offensive"
    )
    g = field(units, step="axis-movement", soviet="5426 5427 5525 5526", head=head)
    do(g, "unit g-14-id", "to 5427")
    if held:
        until(g, "move-unit-axis", "withdrawal", "combat")
        assert standing(g, "centre-north") == "5426 offensive"
        assert box(g, "centre-north") == ["artillery-2", "katyusha"]
        return
    assert standing(g, "centre-north") == "6532 offensive"
    assert box(g, "centre-north") == []
    assert pool(g, "soviet") == ["artillery-2", "katyusha"]
    assert box(g, "south") == ["flotilla"]


@pytest.mark.rule("victory-roads", "9.1.4b")
@pytest.mark.parametrize("by", ["road", "rail"])
def test_who_only_passes_cuts_the_line_too(by: str) -> None:
    """He goes by Axis hexes beside empty Minsk, and on to where he touches no line."""
    head = hands() + fronts(centre_north="5426 offensive") + "rail = 5\n"
    g = field(
        {"5225": "g-12-panzer", "5328": "g-6-id", "6621": "s-hq-3-bel"},
        step="axis-movement",
        soviet="5426 5526",
        head=head,
    )
    if by == "road":
        do(g, "unit g-12-panzer", "to 5326")
    else:
        do(g, "train g-12-panzer", "to 5326")
    assert standing(g, "centre-north") == "6532 offensive"


@pytest.mark.rule("victory-roads", "9.1.4c", "9.1.4d")
def test_a_theatre_goes_when_a_german_enters_its_hex() -> None:
    """He comes past its neighbour: it is driven back once, though he takes both hexes."""
    head = hands(centre_north="artillery-2") + fronts(centre_north="5426 offensive")
    g = field({"5428": "g-14-id", "6621": "s-hq-3-bel"}, step="axis-movement", soviet="5426 5427", head=head)
    do(g, "unit g-14-id", "to 5426")
    assert standing(g, "centre-north") == "6532 offensive"
    assert len(told(g, "driven-back")) == len(told(g, "theatre-moved")) == 1
    assert pool(g, "soviet") == ["artillery-2"]


@pytest.mark.rule("victory-roads", "9.1.4b")
def test_of_two_cities_equally_near_the_soviet_player_takes_one() -> None:
    """Somewhere on the roads east of Minsk it is as far to Gomel as to Smolensk."""
    tie = next(
        hex_
        for hex_ in sorted({a for a, _ in slow.ways()})
        if "5520" <= hex_ <= "5930"
        and slow.refuge(hex_, {"6532", "6621", "6115"}, {"6532", "6621", "6115"}) == {"6532", "6621"}
    )
    near = min(within(tie, 1) - {tie})
    behind = min(within(near, 1) - within(tie, 1))
    head = hands() + fronts(centre_north=f"{tie} movement")
    g = field(
        {behind: "g-14-id", "6621": "s-hq-3-bel"}, step="axis-movement", soviet=f"{tie} {near}", head=head
    )
    do(g, "unit g-14-id", f"to {near}")
    assert asked(g) == "refuge"
    assert open_to(g, "to") == {"6532", "6621"}
    do(g, "to 6621")
    assert standing(g, "centre-north") == "6621 movement", "its mode stays"


@pytest.mark.rule("victory-roads", "9.1.4a", "9.1.4b", "11.6.2")
def test_lines_moves_and_refuges_are_those_of_a_slow_reading() -> None:
    """Thirty Germans and thirty Soviets anywhere on the roads, a theatre in the midst."""
    names = RULES.names
    first = set(slow.land()) - set(names.listed(Kind.SPACE, RULES.facts.scenarios["campaign"].axis_control))
    germans = [row.id for row in RULES.facts.rows if row.id.endswith("-id")][:30]
    soviets = [row.id for row in RULES.facts.rows if row.id.endswith("-rc")][:30]
    nodes = sorted({a for a, _ in slow.ways()})
    east = [hex_ for hex_ in nodes if hex_ > "4500"]
    seen = 0
    for seed in range(60):
        random = Random(seed)
        spots = random.sample(east, 60)
        places_ = dict(zip(spots, germans + soviets, strict=True))
        head = hands() + fronts(north=f"{random.choice(sorted(set(east) - set(spots)))} movement")
        g = field(places_, step="soviet-support", head=head, soviet=" ".join(east))
        held = set(names.listed(Kind.SPACE, g.state.control[1]))
        lines = slow.linked(set(spots[30:]), set(spots[:30]), held, first)
        start = standing(g, "north").split()[0]
        if start not in lines:
            to_phase(g, "soviet-movement")
            assert standing(g, "north").split()[0] in slow.refuge(start, lines, held)
            continue
        if asked(g) == "theatre-remote":
            assert open_to(g, "to") == slow.moves(start, lines, 5, 5)
        until(g, "theatre-moves", "theatre-modes", "stavka-wish", "move-unit")
        if asked(g) == "theatre-moves":
            do(g, "theatre north")
            assert open_to(g, "to") == slow.moves(start, lines, 3, 4)
            seen += 1
    assert seen > 15


@pytest.mark.rule("victory-roads", "9.1.5", "11.7a")
def test_modes_are_changed_in_the_support_phase() -> None:
    g = placing(phase())
    until(g, "theatre-modes")
    do(g, "turn north", "turn south")
    assert standing(g, "north") == "6115 offensive"
    assert standing(g, "south") == "6958 movement"
