"""Soviet rifle corps (10): their two modes, the pile, how they are reinforced, what theatres mean to them."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind
from tests.games.victory_roads import slow_theatres as slow
from tests.games.victory_roads.boxes import (
    box,
    fronts,
    hands,
    plainly,
    played,
    to_phase,
    until,
    within,
)
from tests.games.victory_roads.table import RULES, asked, at, attack, do, field, open_to, roads, unit_set
from tests.support import told, units

FAR = {"6621": "s-hq-3-bel"}
"""A headquarters far from where the corps of these tests are."""


def weak(*names: str) -> str:
    """The key of a position: corps in standard mode, and reduced units."""
    return f"reduced = {list(names)}\n".replace("'", '"')


def is_weak(g: VictoryTable, name: str) -> bool:
    """Whether a corps is in standard mode, another unit reduced."""
    return bool(g.state.reduced & unit_set(g, name))


# ---- two modes


@pytest.mark.rule("victory-roads", "10.1.1a")
def test_standard_corps_are_1_5_2_and_reinforced_ones_8_8_3() -> None:
    g = field(FAR | {"5326": "s-65-rc"})
    unit = g.rules.unit["s-65-rc"]
    assert (g.attack(unit), g.defence(unit), g.movement(unit)) == (8, 8, 3)
    assert g.steps(1 << unit) == 2
    g = field(FAR | {"5326": "s-65-rc"}, head=weak("s-65-rc"))
    assert (g.attack(unit), g.defence(unit), g.movement(unit)) == (1, 5, 2)
    assert g.steps(1 << unit) == 1


@pytest.mark.rule("victory-roads", "10.1.4a", "10.1.5", "10.2.1")
@pytest.mark.parametrize("standard", [False, True])
def test_a_loss_sends_a_reinforced_corps_to_standard_mode_and_a_standard_one_to_the_pile(
    standard: bool,
) -> None:
    """Two panzer divisions attack with 16 to 8 or to 5; an 8 costs the corps a step."""
    place = {"5225": "s-65-rc", "5125": "g-5-panzer g-12-panzer", "5426": "s-hq-2-bel"}
    near = fronts(centre_north="5426 offensive") + hands()
    head = near + (weak("s-65-rc") if standard else "")
    g = field(FAR | place, 5, 3, step="axis-combat", head=head)
    attack(g, "5225", "g-5-panzer", "g-12-panzer")
    while not told(g, "result"):
        plainly(g)
    assert told(g, "result")[0]["defender"] == 1
    if standard:
        assert at(g, "s-65-rc") == "pile"
    else:
        assert at(g, "s-65-rc") != "pile"
        assert is_weak(g, "s-65-rc")


# ---- outside every theatre (9.2, 10.1.4)


ROAD = ("5125", "5225", "5326", "5426", "5527", "5528", "5628")
"""A railway through Minsk; no theatre is within nine hexes."""


@pytest.mark.rule("victory-roads", "9.2.3", "10.1.4d", "6.1.11")
@pytest.mark.parametrize(
    ("theatre", "steps", "falls"),
    [("6621", 4, False), ("6621", 5, True), ("6621", 6, True), ("5426", 6, False)],
)
def test_corps_that_spend_more_than_two_points_beyond_all_theatres_fall_back(
    theatre: str, steps: int, falls: bool
) -> None:
    """Along rails a hex costs half a point: four are two points, five are more."""
    head = fronts(centre_north=f"{theatre} offensive")
    away = {"6958": "s-hq-3-ukr"}  # no strategic movement without a headquarters
    g = field(away | {ROAD[0]: "s-16g-rc"}, step="soviet-movement", head=head, soviet=" ".join(ROAD))
    do(g, "unit s-16g-rc", f"to {ROAD[steps]}")
    if asked(g) == "move":
        do(g, "stop")
    assert at(g, "s-16g-rc") == ROAD[steps]
    assert is_weak(g, "s-16g-rc") == falls


@pytest.mark.rule("victory-roads", "9.2.3", "10.1.4d", "6.2.4")
@pytest.mark.parametrize(("target", "falls"), [("5530", False), ("5730", True)])
def test_a_strategic_move_may_cost_four_points(target: str, falls: bool) -> None:
    """Eight and nine hexes by rail, in reach of a headquarters in Minsk."""
    assert slow.reached({ROAD[0]}, set(slow.land()), slow.ways())[target] == (9 if falls else 8)
    place = {"5426": "s-hq-3-bel", ROAD[0]: "s-16g-rc"}
    g = field(place, step="soviet-movement", head=fronts(), soviet=" ".join(within("5427", 9) & slow.land()))
    do(g, "unit s-16g-rc", f"to {target}")
    if asked(g) == "move":
        do(g, "stop")
    assert at(g, "s-16g-rc") == target
    assert is_weak(g, "s-16g-rc") == falls


@pytest.mark.rule("victory-roads", "9.2.4a", "10.1.4b", "7.7.9a")
@pytest.mark.parametrize(("theatre", "falls"), [("5030 offensive", False), ("6621 offensive", True)])
def test_corps_that_attack_beyond_all_theatres_fall_back_after_the_dice(theatre: str, falls: bool) -> None:
    """They count in full, 16 to 4; then they are standard corps. A 9 at 4/1 costs both sides steps."""
    place = {"5326": "s-65-rc s-72-rc", "5225": "g-14-id"}
    g = field(FAR | place, 4, 5, head=fronts(centre_north=theatre) + hands())
    attack(g, "5225", "s-65-rc", "s-72-rc")
    while not told(g, "combat"):
        plainly(g)
    assert told(g, "odds")[0]["attack"] == 16
    assert bool(told(g, "standard-mode")) == falls
    if falls:
        assert is_weak(g, "s-65-rc")
        assert is_weak(g, "s-72-rc")


@pytest.mark.rule("victory-roads", "9.2.4b", "10.1.4c", "7.10.14")
@pytest.mark.parametrize(("theatre", "falls"), [("5030 offensive", False), ("6621 offensive", True)])
def test_corps_that_are_attacked_beyond_all_theatres_fall_back_if_they_retreat(
    theatre: str, falls: bool
) -> None:
    """Three panzer divisions attack two Guards corps, 26 to 20: a 10 costs them a step, and they retreat."""
    place = {
        "5225": "s-16g-rc s-36g-rc",
        "5125": "g-5-panzer g-12-panzer",
        "5224": "g-gd-panzer",
        "5426": "s-hq-2-bel",
    }
    head = fronts(centre_north=theatre) + hands()
    g = field(FAR | place, 6, 4, step="axis-combat", head=head, soviet="5326 5325 5226")
    before = {"s-16g-rc", "s-36g-rc"}
    attack(g, "5225", "g-5-panzer", "g-12-panzer", "g-gd-panzer")
    to_phase(g, "soviet-supply")
    assert {at(g, name) for name in before} == {"5326"}
    fallen = {name for name in before if is_weak(g, name)}
    assert len(fallen) == (2 if falls else 1), "one has taken a loss in any case"


CLEAR, FOREST, WET = "5225", "5026", "5124"


@pytest.mark.rule("victory-roads", "9.2.5", "7.8.4")
@pytest.mark.parametrize(
    ("target", "origin", "theatre", "weather", "lost"),
    [
        (CLEAR, "5326", "6621", "fair", False),
        (FOREST, "4927", "6621", "fair", True),
        (FOREST, "4927", "5030", "fair", False),
        (WET, "5023", "6621", "fair", True),
        (CLEAR, "5326", "6621", "mud", True),
        (CLEAR, "5326", "5030", "mud", False),
    ],
)
def test_armour_beyond_all_theatres_pays_for_bad_ground_water_and_mud(
    target: str, origin: str, theatre: str, weather: str, lost: bool
) -> None:
    """Two tank corps overrun a reduced division at 6/1; with a 7 no attacker loses anything by the table."""
    place = {origin: "s-2g-tk s-3g-tk", target: "g-14-id"}
    head = (
        fronts(centre_north=f"{theatre} offensive") + weak("g-14-id") + f'weather = "{weather}"\n' + hands()
    )
    g = field(FAR | place, 3, 4, head=head)
    attack(g, target, "s-2g-tk", "s-3g-tk")
    while asked(g) not in ("combat", "exploit-unit", "withdrawal", "pontoons", "enter-reserve"):
        plainly(g)
    assert told(g, "odds")[0]["odds"] == "6/1"
    assert is_weak(g, "s-2g-tk") + is_weak(g, "s-3g-tk") == lost


# ---- the pile


@pytest.mark.rule("victory-roads", "10.2.1")
def test_corps_that_do_not_begin_the_game_form_the_pile() -> None:
    """Rifle corps only: Polish, Czech and Bulgarian corps are of another kind."""
    g = roads(scenario="campaign")
    pile = units(g, g.state.at[g.rules.space["pile"]])
    rows = {row.id: row for row in RULES.facts.rows}
    rifle = {name for name, row in rows.items() if row.type in ("rifle corps", "guards rifle corps")}
    placed = {name for name in rifle if at(g, name) != "pile"}
    assert pile == rifle - placed
    assert len(pile) == 29
    assert all(at(g, name) == "reserve" or at(g, name).isdigit() for name in placed)


def drawn_corps(g: VictoryTable) -> str:
    """The corps that is to be placed."""
    assert asked(g) == "new-corps"
    decision = g.decision("soviet")
    assert decision is not None
    return str(decision.facts["unit"])


@pytest.mark.rule("victory-roads", "10.1.2", "10.2.2a", "10.2.2b")
def test_new_and_rebuilt_corps_are_drawn_and_come_in_standard_mode() -> None:
    """JUL I brings two corps; a third is rebuilt for a point. One goes to the map, two to the reserve."""
    place = FAR | {"pile": "s-131-rc s-109-rc s-117-rc s-112-rc"}
    games = [
        field(place, seed, step="soviet-reinforcement", turn=2, head=hands() + fronts() + weak())
        for seed in range(1, 7)
    ]
    drawn = [drawn_corps(g) for g in games]
    assert len(set(drawn)) > 1, "by lot"
    g, first = games[0], drawn[0]
    do(g, "to 6621", "reserve")
    assert at(g, first) == "6621"
    assert is_weak(g, first)
    assert asked(g) == "rebuild"
    before = g.state.replacements
    do(g, "corps", "reserve")
    assert g.state.replacements == before - 1
    inside = units(g, g.state.at[g.rules.space["reserve"]])
    assert len(inside) == 2
    assert all(is_weak(g, name) for name in inside)


@pytest.mark.rule("victory-roads", "10.1.3", "10.3.1", "17.3.8")
def test_points_never_reinforce_a_corps() -> None:
    """A damaged tank corps beside it can be repaired."""
    place = FAR | {"6622": "s-65-rc", "6521": "s-2g-tk", "pile": "s-131-rc s-109-rc s-117-rc"}
    head = hands(centre_north="katyusha") + fronts() + weak("s-65-rc", "s-2g-tk")
    g = field(place, step="soviet-reinforcement", turn=3, head=head)
    until(g, "rebuild")
    assert open_to(g, "rebuild") == {"s-2g-tk"}
    while asked(g) == "rebuild" and open_to(g, "corps"):
        do(g, "corps", "reserve")
    assert is_weak(g, "s-65-rc")


# ---- reinforced by supports (10.3)


def reinforcing(
    place: dict[str, str], *standard: str, head: str = "", priority: str = "centre-north", **boxes: str
) -> VictoryTable:
    """A Soviet support phase where all that is left to do is to reinforce corps, if that is possible."""
    text = hands(**boxes) + weak(*standard) + (head or fronts())
    g = field(FAR | place, step="soviet-support", head=text)
    until(g, "priority")
    do(g, f"theatre {priority}", "theatre south")
    until(g, "reinforce", "theatre-moves", "theatre-modes")
    return g


@pytest.mark.rule("victory-roads", "10.3.E", "10.3.2b")
def test_example_of_reinforcement() -> None:
    """CN, offensive, has two supports; the Guards in 5225 are within five hexes of N in movement mode."""
    place = {"5225": "s-16g-rc s-36g-rc", "5326": "s-65-rc s-72-rc", "5426": "s-hq-2-bel"}
    head = fronts(north="4724 movement", centre_north="5426 offensive")
    corps = ("s-16g-rc", "s-36g-rc", "s-65-rc", "s-72-rc")
    g = reinforcing(place, *corps, head=head, centre_north="katyusha sappers")
    assert "5225" in within("4724", 5)
    assert "5326" not in within("4724", 5)
    do(g, "theatre centre-north", "spend sappers")
    assert open_to(g, "unit") == {"s-65-rc", "s-72-rc"}
    do(g, "unit s-65-rc", "unit s-72-rc")
    assert [is_weak(g, name) for name in corps] == [True, True, False, False]
    assert (g.attack(g.rules.unit["s-65-rc"]), g.movement(g.rules.unit["s-72-rc"])) == (8, 3)
    assert box(g, "centre-north") == ["katyusha"]
    assert played(g, "soviet") == ["sappers"]
    assert asked(g) != "reinforce", "there is nobody else"


@pytest.mark.rule("victory-roads", "10.1.3", "10.3.1", "10.3.2a", "10.3.2b", "11.5.2")
@pytest.mark.parametrize("priority", ["centre-north", "centre-south"])
def test_two_supports_of_a_theatre_reinforce_two_corps_each_of_a_hex(priority: str) -> None:
    """The priority theatre has no more than that either, though it uses as many supports as it likes."""
    place = {"6521": "s-65-rc s-72-rc s-131-rc", "6522": "s-109-rc", "6721": "s-117-rc"}
    corps = [name for names in place.values() for name in names.split()]
    supports = "katyusha katyusha katyusha sappers"
    g = reinforcing(place, *corps, centre_north=supports, priority=priority)
    do(g, "theatre centre-north", "spend katyusha", "unit s-65-rc")
    assert open_to(g, "unit") == {"s-72-rc", "s-131-rc"}, "of the same hex"
    do(g, "unit s-72-rc")
    do(g, "theatre centre-north", "spend katyusha", "unit s-109-rc")
    assert asked(g) not in ("reinforce", "reinforce-corps"), "alone in its hex, and it was the second support"
    assert [name for name in corps if is_weak(g, name)] == ["s-131-rc", "s-117-rc"]
    assert len(box(g, "centre-north")) == 2


@pytest.mark.rule("victory-roads", "10.3.2a")
def test_a_support_may_reinforce_one_corps_only() -> None:
    place = {"6521": "s-65-rc s-72-rc"}
    g = reinforcing(place, "s-65-rc", "s-72-rc", centre_north="katyusha")
    do(g, "theatre centre-north", "spend katyusha", "unit s-65-rc", "done")
    assert not is_weak(g, "s-65-rc")
    assert is_weak(g, "s-72-rc")


@pytest.mark.rule("victory-roads", "9.2.2", "10.3.2c", "10.3.2d", "10.3.2e", "10.3.2f")
def test_conditions_of_reinforcement() -> None:
    """In supply, in the radius of a theatre that attacks, on a road to it, not near one that moves."""
    place = {
        "6521": "s-65-rc",  # by rail from Smolensk
        "6522": "s-72-rc",  # the same, but out of supply
        "6421": "s-131-rc",  # between the roads
        "5624": "s-109-rc",  # ten hexes away
        "6317": "s-117-rc",  # on the road, but near Velikie Luki
        "6622": "s-2g-tk",  # no rifle corps
    }
    assert "5624" not in within("6621", 9)
    corps = [name for names in place.values() for name in names.split()]
    cut = 'oos = ["s-72-rc"]\n'
    for north, able in (("movement", {"s-65-rc"}), ("offensive", {"s-65-rc", "s-117-rc"})):
        head = cut + fronts(north=f"6115 {north}")
        g = reinforcing(place, *corps, head=head, centre_north="katyusha sappers")
        for kind in ("katyusha", "sappers"):
            if asked(g) == "reinforce":
                do(g, "theatre centre-north", f"spend {kind}")
            if asked(g) == "reinforce-corps":
                do(g, f"unit {min(open_to(g, 'unit'))}")
        assert {name for name in corps if not is_weak(g, name)} == able
    g = reinforcing(place, *corps, head=fronts(centre_north="6621 movement"), centre_north="katyusha")
    assert asked(g) != "reinforce"


@pytest.mark.rule("victory-roads", "10.3.2d")
def test_the_support_comes_from_the_theatre_in_whose_radius_the_corps_is() -> None:
    place = {"6521": "s-65-rc", "5140": "s-72-rc"}
    g = reinforcing(place, "s-65-rc", "s-72-rc", centre_north="katyusha", centre_south="katyusha")
    assert open_to(g, "theatre") == {"centre-north", "centre-south"}
    do(g, "theatre centre-south", "spend katyusha")
    assert not is_weak(g, "s-72-rc"), "the only one"
    assert box(g, "centre-north") == ["katyusha"]


@pytest.mark.rule("victory-roads", "10.3.2c", "10.3.2d", "10.3.2e", "10.3.2f")
def test_who_may_be_reinforced_is_as_a_slow_reading_has_it() -> None:
    rows = [row.id for row in RULES.facts.rows]
    germans = [name for name in rows if name.endswith("-id")][:25]
    soviets = [name for name in rows if name.endswith("-rc")][:40]
    nodes = sorted({a for a, _ in slow.ways() if a > "5000"})
    asked_for = 0
    for seed in range(25):
        random = Random(seed)
        attacks, moves = random.sample([hex_ for hex_ in nodes if "5415" < hex_ < "6640"], 2)
        region = [hex_ for hex_ in sorted(within(attacks, 11) & slow.land()) if hex_ not in (attacks, moves)]
        spots = random.sample(region, 45)
        place = dict(zip(spots[:5], germans, strict=False)) | dict(zip(spots[5:], soviets, strict=False))
        cut = random.sample(soviets, 5)
        head = fronts(north=f"{moves} movement", centre_north=f"{attacks} offensive")
        head += f"oos = {cut}\n".replace("'", '"')
        g = field(
            FAR | place, step="soviet-support", head=hands(centre_north="katyusha") + weak(*soviets) + head
        )
        lines = slow.free(set(spots[5:]) | {"6621"}, set(spots[:5]))
        held = set(RULES.names.listed(Kind.SPACE, g.state.control[1]))
        first = slow.land() - set(
            RULES.names.listed(Kind.SPACE, RULES.facts.scenarios["campaign"].axis_control)
        )
        linked = slow.linked(set(spots[5:]) | {"6621"}, set(spots[:5]), held, set(first))
        if not {attacks, moves} <= linked:
            continue
        ways = set(slow.reached({attacks}, lines, slow.ways()))
        where = {name: hex_ for hex_, name in place.items()}
        able = {
            name
            for name in soviets
            if name in where
            and name not in cut
            and where[name] in within(attacks, 9) & ways
            and where[name] not in within(moves, 5)
        }
        until(g, "priority")
        do(g, "theatre centre-north", "theatre south")
        until(g, "reinforce", "theatre-moves", "theatre-modes")
        if asked(g) != "reinforce":
            assert not able
            continue
        do(g, "theatre centre-north", "spend katyusha")
        assert open_to(g, "unit") == able
        asked_for += 1
    assert asked_for > 5
