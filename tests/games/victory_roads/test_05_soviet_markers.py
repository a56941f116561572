"""What each Soviet support marker does as an event (5.4.1, 11.5.4): where it may go, and what comes of it.

Most fights are west of Minsk: a stack in 5326 attacks 5225, both in the open, in reach of CN in Minsk.
"""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from stavka.kernel.names import Kind
from tests.games.victory_roads import slow_theatres as slow
from tests.games.victory_roads.boxes import (
    box,
    deploy,
    deployed,
    fronts,
    hands,
    marks,
    neighbours,
    odds,
    places,
    plainly,
    played,
    pool,
    to_phase,
    until,
    within,
)
from tests.games.victory_roads.table import (
    RULES,
    asked,
    assess,
    at,
    attack,
    do,
    field,
    number,
    open_to,
    unit_set,
)
from tests.support import offered, prompt, told

ARMY = {"5326": "s-16g-rc s-36g-rc s-2g-tk", "5426": "s-hq-3-bel"}
FIGHT = ARMY | {"5225": "g-14-id g-263-id", "5125": "g-hq-4-armee"}
NEAR = fronts(centre_north="5426 offensive")
PLAIN = 'weather = "fair"\nsky = "clear"\n'


def fight(
    *markers: str,
    dice: tuple[int, ...] = (),
    units: dict[str, str] | None = None,
    head: str = "",
    step: str = "soviet-combat",
    weak: tuple[str, ...] = (),
    held: str = "",
    **boxes: str,
) -> VictoryTable:
    """A Soviet combat phase with these markers on the map and these supports in the boxes."""
    reduced = f"reduced = {list(weak)}\n".replace("'", '"')
    text = (held or hands(**boxes)) + marks(*markers) + reduced
    text += (head if "theatres" in head else NEAR + head) + ("" if "weather" in head else PLAIN)
    return field(units or FIGHT, *dice, step=step, head=text)


def phase(
    *dice: int,
    units: dict[str, str] | None = None,
    head: str = "",
    drawn: int = 0,
    priority: str = "centre-north",
    secondary: str = "south",
    **boxes: str,
) -> VictoryTable:
    """A Soviet support phase, as far as the placement of the other supports."""
    text = (head if "boxes" in head else hands(**boxes) + head) + PLAIN
    text += "" if "theatres" in head else NEAR
    g = field(units or FIGHT, *dice, step="soviet-support", head=text, drawn=drawn)
    until(g, "priority")
    do(g, f"theatre {priority}", f"theatre {secondary}")
    until(g, "deploy-3", "reinforce", "theatre-moves", "theatre-modes")
    return g


def through(g: VictoryTable) -> None:
    """Go on plainly to the next attack or phase."""
    phase_now = g.state.phase
    while asked(g) != "combat" and g.state.phase == phase_now:
        plainly(g)


# ---- artillery, Katyushas, aircraft


@pytest.mark.rule("victory-roads", "support-artillery-2", "support-artillery-3", "support-katyusha", "7.5.6")
@pytest.mark.parametrize(
    ("kind", "shifted"), [("artillery-2", "3/1"), ("artillery-3", "4/1"), ("katyusha", "2/1")]
)
def test_guns_shift_one_attack_of_their_unit(kind: str, shifted: str) -> None:
    """10 to 8 is 1/1. They are used up by it."""
    g = fight(f"{kind}@s-16g-rc")
    attack(g, "5225", "s-16g-rc")
    do(g, f"use {kind}")
    assert odds(g) == shifted
    assert deployed(g) == []
    assert played(g, "soviet") == [kind]
    g = fight(f"{kind}@s-16g-rc")
    attack(g, "5225", "s-36g-rc")
    assert asked(g) != "combat-supports", "its unit does not attack"
    assert odds(g) == "1/1"


@pytest.mark.rule("victory-roads", "support-artillery-2", "support-artillery-3", "support-katyusha")
@pytest.mark.parametrize("kind", ["artillery-2", "artillery-3", "katyusha"])
def test_guns_are_placed_near_a_theatre_in_offensive_mode(kind: str) -> None:
    """With any corps in its radius; a theatre in movement mode places none."""
    units = FIGHT | {"6621": "s-65-rc"}
    g = phase(centre_north=kind, units=units)
    assert places(g, kind) == {"s-16g-rc", "s-36g-rc", "s-2g-tk"}
    g = phase(
        centre_north=f"{kind} partisans",
        units=units,
        head=hands(centre_north=f"{kind} partisans") + fronts(centre_north="5426 movement"),
    )
    assert open_to(g, "play") == {"partisans"}


@pytest.mark.rule("victory-roads", "support-katyusha")
@pytest.mark.parametrize("used", [True, False])
def test_katyushas_deprive_the_defender_of_his_elite_bonus(used: bool) -> None:
    g = fight("katyusha@s-16g-rc", units=FIGHT | {"5225": "g-12-panzer"})
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    do(g, "use katyusha" if used else "done")
    assert open_to(g, "elite") == {"s-16g-rc", "s-36g-rc"}, "the attacker keeps his"
    seen = False
    while not told(g, "combat"):
        seen = seen or (prompt(g, "axis") == "declare" and bool(offered(g, "axis", "elite")))
        plainly(g)
    assert seen == (not used)


@pytest.mark.rule("victory-roads", "support-aviation", "5.4.5b")
def test_of_several_markers_of_a_kind_the_player_says_which_is_used_up() -> None:
    """Both aircraft reach 5225; those in 5226 could help elsewhere too."""
    g = fight("aviation@5226", "aviation@5224", "aviation@5224")
    attack(g, "5225", "s-16g-rc")
    do(g, "use aviation")
    assert (asked(g), open_to(g, "to")) == ("which-marker", {"5226", "5224"})
    do(g, "to 5224")
    assert deployed(g) == ["aviation@5224", "aviation@5226"]
    assert played(g, "soviet") == ["aviation"]
    assert "aviation" not in offered(g, "soviet", "use"), "two of a name never help in one combat"


@pytest.mark.rule("victory-roads", "support-aviation", "1.5.2a")
@pytest.mark.parametrize(
    ("place", "helps"), [("5225", True), ("5326", True), ("5024", True), ("5427", False)]
)
def test_aircraft_help_an_attack_within_two_hexes(place: str, helps: bool) -> None:
    assert (place in within("5225", 2)) == helps
    g = fight(f"aviation@{place}")
    attack(g, "5225", "s-16g-rc")
    assert (asked(g) == "combat-supports") == helps
    if helps:
        do(g, "use aviation")
        assert odds(g) == "2/1"
        assert deployed(g) == []


@pytest.mark.rule("victory-roads", "support-aviation", "crt-R")
@pytest.mark.parametrize("kind", ["aviation", "katyusha"])
def test_aircraft_cancel_a_reaction(kind: str) -> None:
    """A 6 at 2/1: each side loses a step, and the defender reacts, unless aircraft are over him."""
    marker = "aviation@5225" if kind == "aviation" else "katyusha@s-16g-rc"
    units = FIGHT | {"5023": "g-12-panzer"}
    g = fight(marker, dice=(3, 3), units=units)
    attack(g, "5225", "s-16g-rc")
    do(g, f"use {kind}")
    seen = set()
    while g.state.phase == "soviet-combat" and asked(g) != "combat":
        seen.add(asked(g))
        plainly(g)
    assert odds(g) == "2/1"
    assert ("react-unit" in seen) == (kind == "katyusha")


# ---- engineers


@pytest.mark.rule("victory-roads", "support-engineers", "6.6")
@pytest.mark.parametrize(
    ("weather", "engineers", "attack_factors"),
    [("fair", False, 16), ("fair", True, 32), ("mud", True, 11)],
)
def test_engineers_let_a_stack_attack_over_water(weather: str, engineers: bool, attack_factors: int) -> None:
    """32 over a river is halved; with engineers it is not, but in mud it is divided by three."""
    units = {"6221": "s-16g-rc s-36g-rc s-2g-tk", "6222": "g-14-id", "6621": "s-hq-3-bel"}
    head = f'weather = "{weather}"\nsky = "clear"\n'
    g = fight(*(["engineers@s-2g-tk"] if engineers else []), units=units, head=head)
    assert assess(g, "6222", "s-16g-rc", "s-36g-rc", "s-2g-tk").attack == attack_factors


@pytest.mark.rule("victory-roads", "support-engineers", "6.6", "1.2.4")
@pytest.mark.parametrize("engineers", [True, False])
def test_engineers_bridge_the_water_around_their_hex(engineers: bool) -> None:
    """The Dvina lies between 5217 and 5218: from 5216 three points are enough over a bridge only.

    When its builders leave the bridge is gone.
    """
    units = {"5216": "s-16g-rc s-36g-rc", "5217": "s-65-rc"}
    g = fight(*(["engineers@s-65-rc"] if engineers else []), units=units, step="soviet-movement")
    do(g, "unit s-16g-rc")
    assert ("5218" in open_to(g, "to")) == engineers
    g.undo()
    do(g, "unit s-65-rc", "to 5316")
    if asked(g) == "move":
        do(g, "stop")
    do(g, "unit s-36g-rc")
    assert "5218" not in open_to(g, "to")


@pytest.mark.rule("victory-roads", "support-engineers", "1.2.4")
def test_command_crosses_the_river_where_engineers_are() -> None:
    """From the bend of the Dnieper near Smolensk a headquarters reaches farther west over their bridge."""
    units = {"6620": "s-65-rc s-hq-1-baltic"}
    sets = []
    for marker in ((), ("engineers@s-65-rc",)):
        g = fight(*marker, units=units, step="soviet-movement", head=fronts() + PLAIN)
        sets.append(set(RULES.names.listed(Kind.SPACE, g.commanded(g.rules.unit["s-hq-1-baltic"]))))
    assert sets[0] < sets[1]
    assert "5429" in sets[1] - sets[0]


# ---- surprise attacks


@pytest.mark.rule("victory-roads", "support-surprise", "11.5.2")
def test_a_surprise_attack_may_begin_with_a_step_and_gives_no_exploitation() -> None:
    """The stack in 5426 steps to 5326; its attack at 2/1 with a 7 would give an E. It fights again later."""
    units = {"5426": "s-16g-rc s-2g-tk s-hq-3-bel", "5225": "g-14-id g-263-id", "5125": "g-hq-4-armee"}
    units |= {"6621": "s-65-rc", "6622": "g-256-id"}
    text = hands(centre_north="surprise katyusha") + PLAIN + NEAR + "reduced = []\n"
    g = field(units, 3, 4, step="soviet-support", head=text, drawn=2)
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    until(g, "deploy-2")
    assert places(g, "surprise") == {"5426"}, "another is far from its theatre"
    deploy(g, "surprise", "5426")
    assert open_to(g, "to") <= neighbours("5426")
    do(g, "to 5326")
    attack(g, "5225", "s-16g-rc", "s-2g-tk")
    assert "hourra" not in g.decision("soviet").verbs, "that is for the combat phase"  # type: ignore[union-attr]
    while asked(g) not in ("deploy-3", "theatre-moves", "theatre-modes"):
        assert asked(g) != "exploit"
        plainly(g)
    assert odds(g) == "2/1"
    assert told(g, "result")[0]["attacking"] == "E"
    assert not g.state.exploiting
    assert not places(g, "katyusha"), "no other support for them, but a leader"
    to_phase(g, "soviet-combat")
    assert "5225" in open_to(g, "attack")
    do(g, "attack 5225")
    assert open_to(g, "add") == {"s-16g-rc", "s-2g-tk"}


@pytest.mark.rule("victory-roads", "support-surprise", "3.2.2l")
@pytest.mark.parametrize(
    ("weather", "more", "crossed"),
    [("fair", "", True), ("mud", "", False), ("mud", 'bridgeheads = ["6527"]\n', True)],
)
def test_in_mud_a_surprise_does_not_begin_with_a_step_over_a_river(
    weather: str, more: str, crossed: bool
) -> None:
    """The Sozh parts 6527 from 6427, which is next to the Germans in 6327."""
    units = {"6527": "s-16g-rc s-2g-tk", "6327": "g-227-id", "6528": "g-14-id", "6621": "s-hq-3-bel"}
    head = hands(centre_north="surprise") + fronts(centre_north="6532 offensive") + "reduced = []\n"
    g = field(units, step="soviet-support", head=f'{head}weather = "{weather}"\n{more}')
    until(g, "deploy-2")
    deploy(g, "surprise", "6527")
    assert asked(g) == "surprise-move"
    assert ("6427" in open_to(g, "to")) == crossed


@pytest.mark.rule("victory-roads", "support-surprise", "4.6.4a", "4.6.4b")
@pytest.mark.parametrize(
    ("stack", "cut", "away"), [("s-65-rc", True, False), ("s-65-rc", False, True), ("s-16g-rc", True, True)]
)
def test_who_is_out_of_supply_does_not_step_away_from_it_for_a_surprise(
    stack: str, cut: bool, away: bool
) -> None:
    """The headquarters and all sources are to the east of 5326: 5225 leads away. Elite units go anywhere."""
    units = {"5326": f"{stack} s-2g-tk", "5226": "g-14-id", "5125": "g-hq-4-armee", "5426": "s-hq-3-bel"}
    head = hands(centre_north="surprise") + PLAIN + NEAR + "reduced = []\n"
    g = field(units, step="soviet-support", head=head)
    until(g, "deploy-2")
    g.state.oos = unit_set(g, stack, "s-2g-tk") if cut else 0
    deploy(g, "surprise", "5326")
    assert asked(g) == "surprise-move"
    assert "5426" in open_to(g, "to")
    assert ("5225" in open_to(g, "to")) == away


@pytest.mark.rule("victory-roads", "support-surprise", "7.10.12")
def test_who_has_fled_from_a_surprise_defends_with_all_it_has_against_the_next() -> None:
    """That it counts 1 is for the rest of a combat phase: 4 and 4 in the open, not 1 and 4."""
    units = {"5326": "s-16g-rc", "5225": "g-14-id g-263-id", "5125": "g-hq-4-armee", "5426": "s-hq-3-bel"}
    head = hands(centre_north="surprise") + PLAIN + NEAR + "reduced = []\n"
    g = field(units, step="soviet-support", head=head)
    until(g, "deploy-2")
    g.state.retreated = unit_set(g, "g-14-id")
    deploy(g, "surprise", "5326")
    do(g, "stay", "attack 5225")
    assert assess(g, "5225", "s-16g-rc").defence == 8
    g.state.phase = "soviet-combat"
    assert assess(g, "5225", "s-16g-rc").defence == 5


# ---- Maskirovka, partisans


@pytest.mark.rule("victory-roads", "support-maskirovka", "1.11.6a")
def test_maskirovka_makes_a_bridgehead_by_water_or_the_enemy_near_a_theatre() -> None:
    """5326 is next to the enemy, 5127 by a river, 5427 neither; 5528 is cut off, 6621 beyond the radius."""
    units = FIGHT | {"5127": "s-65-rc", "5427": "s-72-rc", "5528": "s-60-rc", "6621": "s-83-rc"}
    head = 'oos = ["s-60-rc"]\n' + hands(centre_north="maskirovka maskirovka partisans")
    head += fronts(centre_north="5426 offensive", north="6115 movement")
    g = phase(head=head, units=units)
    assert places(g, "maskirovka") == {"5326", "5127"}
    deploy(g, "maskirovka", "5326")
    assert g.state.bridgeheads == 1 << number(g, "5326")
    assert places(g, "maskirovka") == {"5127"}
    deploy(g, "maskirovka", "5127")
    to_phase(g, "soviet-movement")
    assert g.state.bridgeheads.bit_count() == 2


@pytest.mark.rule("victory-roads", "support-maskirovka", "1.11.6a")
def test_there_are_two_bridgeheads_at_most_and_they_stay_while_they_are_held() -> None:
    units = FIGHT | {"5127": "s-65-rc", "5226": "s-72-rc", "5227": "s-60-rc"}
    head = hands(centre_north="maskirovka") + 'bridgeheads = ["5326", "5127"]\n'
    g = phase(head=head, units=units)
    assert "maskirovka" not in offered(g, "soviet", "play")
    text = hands() + NEAR + PLAIN + 'bridgeheads = ["5326", "5127"]\n'
    g = field(units, step="soviet-support", head=text)
    assert asked(g) == "recall"
    do(g, "dismantle 5326", "done")
    assert g.state.bridgeheads == 1 << number(g, "5127"), "the other stays from turn to turn"
    to_phase(g, "soviet-movement")
    do(g, "unit s-65-rc", "to 5128")
    to_phase(g, "soviet-combat")
    assert not g.state.bridgeheads, "nobody holds it"


@pytest.mark.rule("victory-roads", "support-partisans", "1.7.4")
def test_where_partisans_appear() -> None:
    """Empty hexes that the Axis controls in countries with partisans, not beside a division."""
    g = phase(centre_north="partisans")
    found = places(g, "partisans")
    control = set(RULES.names.listed(Kind.SPACE, g.state.control[0]))
    land: set[str] = set()
    for name in ("soviet-union", "baltic", "poland", "slovakia", "yugoslavia"):
        land |= set(RULES.names.listed(Kind.SPACE, RULES.facts.region[name]))
    assert found == (control & land) - within("5225", 1) - {"5125"}
    assert not found & set(RULES.names.listed(Kind.SPACE, RULES.facts.region["germany"]))
    assert found & (neighbours("5125") - within("5225", 1)), "a headquarters is no division"


@pytest.mark.rule("victory-roads", "support-partisans", "1.7.4")
@pytest.mark.parametrize("partisans", [True, False])
def test_partisans_cut_lines_and_radius(partisans: bool) -> None:
    """Molodechno's railways to the west and north are watched by them, the one to Minsk by a Soviet corps."""
    marked = ["partisans@5024", "partisans@5025", "partisans@5224"] if partisans else []
    units = {"5125": "g-hq-4-armee", "5225": "s-65-rc", "6621": "s-hq-3-bel", "5026": "g-14-id"}
    head = hands() + marks(*marked) + PLAIN
    g = field(units, step="axis-supply", head=head, axis="5024 5025 5224")
    assert (at(g, "g-hq-4-armee") == "returning") == partisans
    g = field(units | {"5225": ""}, step="axis-movement", head=head, axis="5024 5025 5224 5225")
    commanded = g.commanded(g.rules.unit["g-hq-4-armee"])
    assert bool(commanded >> number(g, "5025") & 1) == (not partisans)


@pytest.mark.rule("victory-roads", "support-partisans")
@pytest.mark.parametrize("partisans", [True, False])
def test_partisans_stop_trains_and_strategic_moves(partisans: bool) -> None:
    """In 4624, beyond Vilnius: five hexes by rail from Molodechno, too far for a normal move."""
    units = {"5125": "g-14-id g-hq-4-armee", "6621": "s-hq-3-bel"}
    head = hands(axis="tigers") + marks(*(["partisans@4624"] if partisans else [])) + PLAIN + "rail = 8\n"
    g = field(units, step="axis-movement", head=head)
    do(g, "strategic tigers")
    trains = g.copy()
    do(trains, "train g-14-id")
    assert "4724" in open_to(trains, "to")
    assert ("4624" in open_to(trains, "to")) == (not partisans)
    do(g, "unit g-14-id")
    assert "4724" in open_to(g, "to")
    assert ("4624" in open_to(g, "to")) == (not partisans)


@pytest.mark.rule("victory-roads", "support-partisans")
def test_a_division_that_comes_upon_partisans_stops_and_drives_them_off() -> None:
    head = hands() + marks("partisans@5025") + PLAIN
    g = field({"5125": "g-14-id", "6621": "s-hq-3-bel"}, step="axis-movement", head=head)
    do(g, "unit g-14-id", "to 5025")
    assert not open_to(g, "to"), "half its points are left"
    assert deployed(g) == []
    assert played(g, "soviet") == ["partisans"]


# ---- Lend-Lease, Zhukov


@pytest.mark.rule("victory-roads", "support-lend-lease")
def test_lend_lease_widens_a_theatre_until_the_next_support_phase() -> None:
    text = hands(centre_north="lend-lease aviation") + PLAIN + NEAR
    g = field(FIGHT, step="soviet-support", head=text)
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    until(g, "deploy-1")
    assert places(g, "lend-lease") == {"north", "centre-north", "centre-south", "south"}
    deploy(g, "lend-lease", "centre-north")
    assert places(g, "aviation") == within("5426", 12) & slow.land()
    do(g, "done")
    until(g, "priority")
    assert deployed(g) == []
    assert "lend-lease" in pool(g, "soviet")


@pytest.mark.rule("victory-roads", "support-zhukov", "11.3.3a")
def test_zhukov_stays_with_an_offensive_theatre_and_brings_a_support_more() -> None:
    g = phase(head=hands(centre_north="zhukov") + fronts(centre_north="5426 offensive"))
    assert places(g, "zhukov") == {"centre-north", "centre-south", "south"}, "N is in movement mode"
    deploy(g, "zhukov", "centre-north")
    assert deployed(g) == ["zhukov@centre-north"]
    many = "sappers sappers flotilla seydlitz engineers engineers partisans partisans"
    text = hands(pool=many) + NEAR + PLAIN + marks("zhukov@centre-north")
    g = field(FIGHT, 3, 4, step="soviet-support", head=text)
    assert (asked(g), open_to(g, "recall")) == ("recall", {"zhukov"})
    do(g, "done")
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    assert told(g, "supports")[0]["count"] == 3 + 2 + 1
    assert deployed(g) == ["zhukov@centre-north"]


@pytest.mark.rule("victory-roads", "support-zhukov")
def test_zhukov_helps_one_attack_in_each_soviet_combat_phase() -> None:
    """Within the radius of his theatre, not in exploitation, and not twice in a phase."""
    units = FIGHT | {"5428": "s-65-rc", "5429": "g-256-id"}
    g = fight("zhukov@centre-north", units=units)
    attack(g, "5225", "s-16g-rc")
    do(g, "use zhukov")
    assert odds(g) == "2/1"
    assert deployed(g) == ["zhukov@centre-north"], "he stays"
    through(g)
    attack(g, "5429", "s-65-rc")
    assert asked(g) != "combat-supports"
    g = fight("zhukov@centre-north", units=units, head=fronts(centre_north="6621 offensive"))
    attack(g, "5225", "s-16g-rc")
    assert asked(g) != "combat-supports", "too far"
    g = fight(
        "zhukov@centre-north", step="soviet-exploitation", head=NEAR + 'exploiting = ["s-2g-tk"]\n' + PLAIN
    )
    until(g, "combat")
    attack(g, "5225", "s-2g-tk")
    assert asked(g) != "combat-supports"


# ---- Stalin


@pytest.mark.rule("victory-roads", "support-stalin", "1.5.3a", "11.5.2")
@pytest.mark.parametrize(("die", "lost"), [(1, 3), (2, 0), (3, 0), (4, 0), (5, 0), (6, -1)])
def test_stalins_die(die: int, lost: int) -> None:
    """1 costs three supports, 4 and 5 nothing, 6 brings one. Nobody draws before: CN is in no city."""
    head = hands(centre_north="stalin sappers sappers flotilla seydlitz", pool="partisans partisans")
    g = field(FIGHT, die, step="soviet-support", head=head + fronts(centre_north="5527 offensive") + PLAIN)
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south", "done")
    assert told(g, "stalin")[0]["die"] == die
    given = 0
    while asked(g) == "purge":
        do(g, f"give {min(open_to(g, 'give'))}")
        given += 1
    assert given == max(lost, 0)
    assert len(box(g, "centre-north")) == 4 - lost
    assert played(g, "soviet") == ["stalin"]
    assert (g.state.impatient == 1) == (die in (2, 3))


@pytest.mark.rule("victory-roads", "support-stalin", "6.7.11")
@pytest.mark.parametrize(("halt", "change"), [("5225", -1), ("4402", 0), ("4746", 0)])
def test_a_haltebefehl_in_reach_makes_stalin_angrier(halt: str, change: int) -> None:
    """4746 is in reach of CS, not of CN."""
    units = FIGHT | {"4402": "g-256-id", "4746": "g-5-panzer"}
    text = hands(centre_north="stalin sappers") + NEAR + PLAIN + f'halts = ["{halt}"]\n'
    g = field(units, step="soviet-support", head=text)
    until(g, "priority")
    do(g, "theatre centre-north", "theatre south")
    until(g, "deploy-3", "purge", "theatre-moves", "theatre-modes", "take-one")
    if asked(g) == "take-one":
        do(g, "done")
    assert told(g, "stalin")[0]["change"] == change


@pytest.mark.rule("victory-roads", "support-stalin")
@pytest.mark.parametrize(
    ("attackers", "target", "halt", "content"),
    [
        ("s-16g-rc", "5225", "", True),
        ("", "", "", False),
        ("s-65-rc", "5429", "", False),  # 1 to 2, at 1/2
        ("s-16g-rc", "5225", "5429", False),  # there is a Haltebefehl to be attacked
        ("s-16g-rc", "5225", "5225", True),
        ("s-60-rc", "4746", "", False),  # out of reach
    ],
)
def test_impatient_stalin_wants_an_attack_or_makes_the_theatre_secondary(
    attackers: str, target: str, halt: str, content: bool
) -> None:
    """At 1/1 or better, in reach of the theatre, on a Haltebefehl if there is one to attack."""
    units = FIGHT | {"5428": "s-65-rc", "5429": "g-256-id", "4747": "s-60-rc", "4746": "g-5-panzer"}
    head = NEAR + PLAIN + "impatient = 1\n" + (f'halts = ["{halt}"]\n' if halt else "")
    g = fight(units=units, weak=("s-65-rc", "g-256-id", "g-5-panzer"), head=head)
    if attackers:
        attack(g, target, *attackers.split())
    to_phase(g, "soviet-reinforcement")
    assert bool(told(g, "stalin-angry")) == (not content)
    until(g, "priority")
    everybody = {"north", "centre-north", "centre-south", "south"}
    assert open_to(g, "theatre") == (everybody if content else everybody - {"centre-north"})
    do(g, "theatre south")
    if content:
        assert open_to(g, "theatre") == everybody - {"south"}
    else:
        assert told(g, "secondary")[-1]["theatre"] == "centre-north"


# ---- capitulation


@pytest.mark.rule("victory-roads", "support-capitulation", "14.0b")
@pytest.mark.parametrize("owner", ["south", "centre_south"])
def test_capitulation_is_tried_from_the_box_of_s_and_goes_back(owner: str) -> None:
    g = fight(held=hands(**{owner: "capitulation"}))
    do(g, "done")
    assert (asked(g) == "capitulation") == (owner == "south")
    if owner == "south":
        do(g, "demand")
        assert told(g, "demanded")[0]["country"] == "romania"
        assert pool(g, "soviet") == ["capitulation"]


# ---- leaders


@pytest.mark.rule("victory-roads", "support-rybalko", "support-katukov", "support-bogdanov")
@pytest.mark.parametrize("kind", ["rybalko", "katukov", "bogdanov"])
def test_leaders_shift_every_attack_of_their_corps(kind: str) -> None:
    """12 to 8 is 1/1; he is not used up."""
    g = fight(f"{kind}@s-2g-tk")
    attack(g, "5225", "s-2g-tk")
    assert odds(g) == "2/1", "nothing is asked"
    assert deployed(g) == [f"{kind}@s-2g-tk"]
    g = fight(f"{kind}@s-2g-tk")
    attack(g, "5225", "s-16g-rc")
    assert odds(g) == "1/1"


@pytest.mark.rule("victory-roads", "support-rybalko", "support-katukov", "support-bogdanov", "8.2.2")
@pytest.mark.parametrize("kind", ["rybalko", "katukov", "bogdanov"])
def test_leaders_take_two_corps_along_at_full_speed(kind: str) -> None:
    """Four points instead of two for him and two others of his stack; a fourth corps has two."""
    units = {"5326": "s-2g-tk s-3g-tk s-1g-tk", "5427": "s-5-tk", "5426": "s-hq-3-bel"}
    who = ["s-2g-tk", "s-3g-tk", "s-1g-tk", "s-5-tk"]
    head = NEAR + PLAIN + f"exploiting = {who}\n".replace("'", '"')
    g = fight(f"{kind}@s-2g-tk", units=units, step="soviet-exploitation", head=head)
    points = {}
    for name in who:
        do(g, f"unit {name}")
        points[name] = g.decision("soviet").facts["points"]  # type: ignore[union-attr]
        g.undo()
    assert points == {"s-2g-tk": 8, "s-3g-tk": 8, "s-1g-tk": 8, "s-5-tk": 4}, "in half points"


@pytest.mark.rule("victory-roads", "support-rybalko", "1.11.6b")
def test_a_leader_takes_two_of_the_soviets_choice_along_from_a_crowded_bridgehead() -> None:
    who = ["s-2g-tk", "s-3g-tk", "s-1g-tk", "s-5-tk"]
    head = NEAR + PLAIN + f'bridgeheads = ["5326"]\nexploiting = {who}\n'.replace("'", '"')
    units = {"5326": " ".join([*who, "s-1-tk"]), "5426": "s-hq-3-bel"}
    g = fight("rybalko@s-2g-tk", units=units, step="soviet-exploitation", head=head)
    assert prompt(g, "soviet") == "take-along"
    assert open_to(g, "unit") == {"s-3g-tk", "s-1g-tk", "s-5-tk"}
    do(g, "unit s-5-tk")
    assert open_to(g, "unit") == {"s-3g-tk", "s-1g-tk"}
    do(g, "unit s-1g-tk")
    assert asked(g) == "exploit-unit"
    points = {}
    for name in who:
        do(g, f"unit {name}")
        points[name] = g.decision("soviet").facts["points"]  # type: ignore[union-attr]
        g.undo()
    assert points == {"s-2g-tk": 8, "s-3g-tk": 4, "s-1g-tk": 8, "s-5-tk": 8}, "in half points"


# ---- heavy tanks, assault groups, reserves of the front


@pytest.mark.rule("victory-roads", "support-heavy-tanks", "7.6.3")
@pytest.mark.parametrize(("used", "armoured"), [(True, True), (False, False)])
def test_heavy_tanks_shift_an_attack_and_make_their_corps_count_as_armour(used: bool, armoured: bool) -> None:
    """22 to 8 is 2/1. With one armoured corps besides, an armoured exploitation may be declared."""
    g = fight("heavy-tanks@s-16g-rc")
    attack(g, "5225", "s-16g-rc", "s-2g-tk")
    do(g, "use heavy-tanks" if used else "done")
    assert odds(g) == ("3/1" if used else "2/1")
    assert (offered(g, "soviet", "armoured") == {""}) == armoured


@pytest.mark.rule("victory-roads", "support-heavy-tanks")
def test_heavy_tanks_go_with_rifle_corps() -> None:
    g = phase(centre_north="heavy-tanks sappers", units=FIGHT | {"5527": "s-1-pol-a-1"})
    assert places(g, "heavy-tanks") == {"s-16g-rc", "s-36g-rc"}
    assert places(g, "sappers") == {"s-16g-rc", "s-36g-rc", "s-2g-tk", "s-1-pol-a-1"}


@pytest.mark.rule("victory-roads", "support-sappers", "7.9.2")
@pytest.mark.parametrize(
    ("sappers", "roll", "result"),
    [(False, (3, 3), "-"), (True, (3, 3), "S"), (False, (4, 4), "S"), (True, (4, 4), "DR")],
)
def test_assault_groups_let_a_city_soften_a_result_by_one_level_less(
    sappers: bool, roll: tuple[int, int], result: str
) -> None:
    """In a major city DR becomes nothing and DR2 an S. 42 to 8 at 5/1: a 6 is DR, an 8 DR2."""
    units = {
        "5426": "g-14-id",
        "5326": "s-16g-rc s-36g-rc s-2g-tk",
        "5527": "s-1g-mech",
        "5227": "s-hq-3-bel",
    }
    units |= {"5425": "g-hq-4-armee"}
    head = fronts(centre_north="5528 offensive") + PLAIN
    g = fight(*(["sappers@s-16g-rc"] if sappers else []), dice=roll, units=units, head=head)
    attack(g, "5426", "s-16g-rc", "s-36g-rc", "s-2g-tk", "s-1g-mech")
    if sappers:
        do(g, "use sappers")
    while not told(g, "result"):
        plainly(g)
    assert odds(g) == "5/1"
    assert told(g, "result")[0]["defending"] == result


@pytest.mark.rule("victory-roads", "support-sappers")
def test_assault_groups_are_of_no_use_in_the_open() -> None:
    g = fight("sappers@s-16g-rc")
    attack(g, "5225", "s-16g-rc")
    assert asked(g) != "combat-supports"


@pytest.mark.rule("victory-roads", "support-front-reserves")
@pytest.mark.parametrize(("owner", "asks"), [("centre_north", True), ("south", False)])
def test_reserves_of_the_front_make_a_corps_whole_again(owner: str, asks: bool) -> None:
    """20 to 8 is 2/1; a 7 costs each side a step. The box of the theatre in whose reach they fight pays."""
    g = fight(dice=(3, 4), held=hands(**{owner: "front-reserves"}))
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    while not told(g, "result"):
        plainly(g)
    while asked(g) in ("loss", "declare"):
        plainly(g)
    assert (asked(g) == "front-reserves") == asks
    if asks:
        (name,) = open_to(g, "unit")
        assert g.state.reduced & unit_set(g, name)
        do(g, f"unit {name}")
        assert not g.state.reduced & unit_set(g, name)
        assert played(g, "soviet") == ["front-reserves"]


@pytest.mark.rule("victory-roads", "support-front-reserves")
def test_where_two_theatres_have_them_the_soviet_player_says_which_pays() -> None:
    held = hands(centre_north="front-reserves", centre_south="front-reserves")
    where = fronts(centre_north="5426 offensive", centre_south="5724 offensive")
    g = fight(dice=(3, 4), held=held, head=where)
    attack(g, "5225", "s-16g-rc", "s-36g-rc")
    while asked(g) != "front-reserves":
        plainly(g)
    (name,) = open_to(g, "unit")
    do(g, f"unit {name}")
    assert (asked(g), open_to(g, "box")) == ("deploy-from", {"centre-north", "centre-south"})
    do(g, "box centre-south")
    assert (box(g, "centre-north"), box(g, "centre-south")) == (["front-reserves"], [])
    assert not g.state.reduced & unit_set(g, name)


# ---- flotilla, Free Germany, long range aircraft


@pytest.mark.rule("victory-roads", "support-flotilla", "7.5.3")
@pytest.mark.parametrize(
    ("origins", "target", "offers"),
    [
        ({"3435": "s-16g-rc", "3536": "s-36g-rc"}, "3535", False),  # one crosses no river
        ({"3435": "s-16g-rc", "3335": "s-36g-rc"}, "3434", True),  # the Vistula
        ({"5217": "s-16g-rc", "5118": "s-36g-rc"}, "5218", False),  # the Dvina has none
    ],
)
def test_a_flotilla_carries_an_attack_over_a_great_river(
    origins: dict[str, str], target: str, offers: bool
) -> None:
    """20 is not halved."""
    units = origins | {target: "g-14-id", "6621": "s-hq-3-bel", "5141": "s-hq-1-ukr"}
    g = fight(units=units, centre_north="flotilla", head=fronts() + PLAIN)
    attack(g, target, "s-16g-rc", "s-36g-rc")
    assert ("flotilla" in offered(g, "soviet", "use")) == offers
    if offers:
        do(g, "use flotilla")
        assert told(g, "odds")[0]["attack"] == 20
        assert played(g, "soviet") == ["flotilla"]
    elif target == "5218":
        assert told(g, "odds")[0]["attack"] == 10


@pytest.mark.rule("victory-roads", "support-seydlitz")
@pytest.mark.parametrize(
    ("oos", "halt", "offers"),
    [
        (("g-14-id", "g-263-id"), "", True),
        (("g-14-id",), "", False),
        (("g-14-id", "g-263-id"), "5225", False),
    ],
)
def test_free_germany_costs_a_stack_out_of_supply_a_step(
    oos: tuple[str, ...], halt: str, offers: bool
) -> None:
    """10 to 4 is 2/1; an 8 costs the defender one step, and one more."""
    head = NEAR + PLAIN + f"oos = {list(oos)}\n".replace("'", '"') + (f'halts = ["{halt}"]\n' if halt else "")
    g = fight(dice=(4, 4), head=head, south="seydlitz")
    attack(g, "5225", "s-16g-rc")
    assert ("seydlitz" in offered(g, "soviet", "use")) == offers
    if offers:
        do(g, "use seydlitz")
        while not told(g, "result"):
            plainly(g)
        assert told(g, "result")[0]["defender"] == 2


@pytest.mark.rule("victory-roads", "support-long-range")
def test_long_range_aircraft_take_three_rail_points() -> None:
    """JUL II gives the Germans eight."""
    for kinds, left in (("", 8), ("long-range", 5)):
        g = phase(centre_north=f"{kinds} partisans")
        if kinds:
            deploy(g, "long-range")
        to_phase(g, "axis-supply")
        assert g.state.rail == left
