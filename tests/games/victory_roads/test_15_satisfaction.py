"""The Führer's satisfaction: Hitler's mood, the liberty of action, dismissals (15).

Memel, 3419, is a major city and a port in Germany, Schneidemühl, 2131, a minor city there; Minsk is 5426.
"""

from __future__ import annotations

import pytest

from stavka.games.roads.units import enter
from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import move, price, reach
from tests.games.victory_roads.boxes import box, hands, marks, plainly, pool, to_phase, until
from tests.games.victory_roads.fights import PINNED, fight
from tests.games.victory_roads.table import asked, at, do, field, open_to, roads
from tests.support import told, units

MASS = "s-1g-tk s-2g-tk s-3g-tk"
QUIET = hands()


def mood(g: VictoryTable) -> int:
    return g.state.mood


def entered(hex_: str, base: str, head: str = "mood = 9\n", turn: int = 3) -> VictoryTable:
    """A Soviet corps has moved into a hex."""
    g = field({base: "s-2g-tk"} | PINNED, step="soviet-movement", head=QUIET + head, turn=turn)
    move(g, "s-2g-tk", hex_)
    assert at(g, "s-2g-tk") == hex_
    return g


# The track (15.1)


@pytest.mark.rule("victory-roads", "15.1.3", "11.4.1a")
@pytest.mark.parametrize(("box_", "supports"), [(4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 5)])
def test_the_box_gives_supports(box_: int, supports: int) -> None:
    """One more while all six objectives are held (11.4.1)."""
    g = field({"1133": "g-14-id"}, step="axis-support", head=f"mood = {box_}\n")
    assert [note["count"] for note in told(g, "supports")][:1] == [supports + 1]


@pytest.mark.rule("victory-roads", "15.1.3", "17.3.2", "15.2.1a", "17.0")
@pytest.mark.parametrize(("box_", "points"), [(4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)])
def test_and_replacement_points_after_the_drop_of_the_turn(box_: int, points: int) -> None:
    g = field({"1133": "g-14-id"}, step="axis-reinforcement", head=f"{QUIET}mood = {box_ + 1}\n")
    assert told(g, "replacement-points")[0] == {"side": "axis", "count": points}


@pytest.mark.rule("victory-roads", "15.1.3")
def test_higher_boxes_never_give_less() -> None:
    boxes = roads().facts.tables.satisfaction.boxes
    assert len(boxes) == 11
    assert boxes == sorted(boxes, key=lambda each: each[0])
    assert [each[1] for each in boxes] == sorted(each[1] for each in boxes)
    assert tuple(boxes[0]) == (0, 0)


@pytest.mark.rule("victory-roads", "15.1.5")
@pytest.mark.parametrize(("scenario", "box_"), [("campaign", 8), ("bagration", 8), ("bessarabia", 6)])
def test_the_scenario_says_where_the_markers_start(scenario: str, box_: int) -> None:
    g = roads(scenario=scenario)
    assert (g.state.mood, g.state.liberty, g.state.most) == (box_, 0, 10)


# Down (15.2.1)


@pytest.mark.rule("victory-roads", "15.2.1a", "15.2.1b", "17.0")
@pytest.mark.parametrize(("head", "after"), [("", 5), ("heartland = true\n", 6)])
def test_it_falls_by_one_each_turn_while_the_cities_of_germany_are_held(head: str, after: int) -> None:
    where = {"1133": "g-14-id g-hq-3-pz-armee"}
    g = field(where, step="axis-reinforcement", head=f'{QUIET}mood = 6\nreduced = ["g-14-id"]\n{head}')
    assert asked(g) == "rebuild"
    assert mood(g) == after


@pytest.mark.rule("victory-roads", "15.2.1b", "16.1.1a", "16.1.2")
def test_a_german_city_that_is_lost_ends_the_drop_once_it_is_noticed() -> None:
    """Schneidemühl is Soviet: the check after the exploitation phase finds it, before the reinforcements."""
    where = {"1133": "g-14-id g-hq-3-pz-armee"}
    head = f'{QUIET}mood = 6\nreduced = ["g-14-id"]\n'
    g = field(where, step="axis-exploitation", head=head, soviet="2131")
    assert (asked(g), g.state.phase) == ("rebuild", "axis-reinforcement")
    assert mood(g) == 6
    g = field(where, step="axis-exploitation", head=head, soviet="5367")
    assert mood(g) == 5, "Ploesti is another objective"


LOSSES = [
    ("3419", "3418", -4),  # Memel: a German major city, a port, no Haltebefehl
    ("2140", "2240", -3),  # Breslau: no port
    ("2131", "2231", -1),  # Schneidemühl: a minor city of Germany
    ("1826", "1926", -3),  # Kolberg: one with a port
    ("3416", "3517", -2),  # Liepāja: a port only
    ("5426", "5526", -2),  # Minsk: another major city
    ("5367", "5467", -2),  # the oil field
    ("2855", "2955", -2),  # a hex of Budapest
    ("5624", "5723", 0),  # Borisov: a minor city elsewhere
    ("4526", "4626", 0),  # open country
]


@pytest.mark.rule("victory-roads", "15.2.1c", "6.7.10")
@pytest.mark.parametrize(("hex_", "base", "change"), LOSSES)
def test_it_falls_when_a_strategic_hex_is_captured(hex_: str, base: str, change: int) -> None:
    assert mood(entered(hex_, base)) == 9 + change


@pytest.mark.rule("victory-roads", "15.2.1c")
def test_only_if_it_was_german() -> None:
    """Soviets who enter a hex of their own capture nothing."""
    g = field({"5526": "s-2g-tk"} | PINNED, step="soviet-movement", head=f"{QUIET}mood = 9\n", soviet="5426")
    move(g, "s-2g-tk", "5426")
    assert mood(g) == 9


@pytest.mark.rule("victory-roads", "15.2.1c", "6.7.10")
@pytest.mark.parametrize(("halts", "after"), [("[]", 7), ('["5426"]', 8)])
def test_with_a_haltebefehl_a_point_less_is_lost(halts: str, after: int) -> None:
    """Minsk: the reduced 14 ID is lost on a 12, and the Soviets advance."""
    where = {"5426": "g-14-id", "5526": MASS} | PINNED
    head = f'{QUIET}mood = 9\nhalts = {halts}\nreduced = ["g-14-id"]\n'
    g = fight(field(where, 6, 6, head=head), MASS, "5426")
    until(g, "advance")
    assert mood(g) == 9
    do(g, "advance s-2g-tk")
    assert mood(g) == after


@pytest.mark.rule("victory-roads", "6.7.9", "6.7.10")
@pytest.mark.parametrize(
    ("halts", "returns", "after"),
    [('["5426"]', False, 8), ('["5426"]', True, 7), ("[]", False, 7)],
    ids=["held to the last", "entered again without an order", "no order"],
)
def test_it_is_the_same_if_the_soviets_come_in_later(halts: str, returns: bool, after: int) -> None:
    """Minsk: the last division falls, and the Soviets do not advance. The marker has gone with it."""
    where = {"5426": "g-14-id", "5526": MASS} | PINNED
    head = f'{QUIET}mood = 9\nhalts = {halts}\nreduced = ["g-14-id"]\n'
    g = fight(field(where, 6, 6, head=head), MASS, "5426")
    until(g, "advance")
    do(g, "done")
    until(g, "combat")
    assert not g.state.halts
    if returns:
        enter(g, g.rules.unit["g-12-id"], g.rules.space["5426"])
        g.place(g.rules.unit["g-12-id"], g.facts.ELIMINATED)
    assert mood(g) == 9
    enter(g, g.rules.unit["s-2g-tk"], g.rules.space["5426"])
    assert mood(g) == after


@pytest.mark.rule("victory-roads", "15.2.1d")
@pytest.mark.parametrize(("hq", "after"), [("g-hq-4-armee", 5), ("r-hq-armata-3", 6), ("h-hq-1-hadsereg", 6)])
def test_it_falls_when_a_german_headquarters_is_lost_in_combat(hq: str, after: int) -> None:
    """On a 12 at 6/1, in open country."""
    where = {"5528": hq, "5628": MASS} | PINNED
    g = fight(field(where, 6, 6, head=f"{QUIET}mood = 6\n"), MASS, "5528")
    assert at(g, hq) == "eliminated"
    assert mood(g) == after


@pytest.mark.rule("victory-roads", "15.2.1d", "4.1.2")
def test_not_when_one_is_taken_off_for_want_of_supply() -> None:
    """4th Army between two Soviet corps."""
    where = {"6814": "g-hq-4-armee g-14-id", "6813": "s-2g-tk", "6815": "s-3g-tk"}
    g = field(where, step="axis-supply", head=f"{QUIET}mood = 6\n")
    assert at(g, "g-hq-4-armee") == "returning"
    assert mood(g) == 6


@pytest.mark.rule("victory-roads", "15.2.1d", "1.11.2a")
def test_nor_when_one_goes_because_two_are_too_many() -> None:
    where = {"1133": "g-hq-4-armee g-hq-9-armee"} | PINNED
    g = field(where, step="soviet-movement", head=f"{QUIET}mood = 6\n")
    until(g, "overstacked")
    do(g, "lose g-hq-4-armee")
    assert at(g, "g-hq-4-armee") == "eliminated"
    assert mood(g) == 6


@pytest.mark.rule("victory-roads", "15.2.1e", "15.1.4", "4.7.E")
@pytest.mark.parametrize(("liberty", "before", "after"), [(0, 3, 2), (1, 6, 4), (2, 6, 3), (3, 9, 5)])
def test_a_withdrawal_costs_the_number_of_the_new_box(liberty: int, before: int, after: int) -> None:
    """From 3 with liberty 0 to 2, as in the example of 4.7; each further one costs more."""
    where = {"5426": "g-14-id", "5526": "s-2g-tk"}
    g = field(where, step="axis-supply", head=f"{QUIET}mood = {before}\nliberty = {liberty}\n")
    assert asked(g) == "withdrawal"
    do(g, "place 5426", "done")
    assert (g.state.liberty, mood(g)) == (liberty + 1, after)
    assert not g.state.dismissals


@pytest.mark.rule("victory-roads", "15.2.1e", "15.1.4", "6.3.E", "15.3.1a", "15.3.1b", "15.3.1e", "15.3.1f")
def test_abandoned_equipment_too_and_the_dismissal_of_the_example() -> None:
    """Mood 2, liberty 1: the new box is 2, and the commander goes. This phase goes on as before."""
    where = {"5426": "g-14-id", "5326": "g-hq-4-armee g-102-id", "5526": "s-2g-tk"}
    head = hands(axis="tigers pak88 rudel model") + "mood = 2\nliberty = 1\n"
    g = field(where, step="axis-movement", head=head)
    if asked(g) == "haltebefehl":
        do(g, "done")
    do(g, "abandon g-hq-4-armee", "give pak88", "give tigers")
    assert "g-14-id" in open_to(g, "unit"), "it may go far, though Soviets stand beside it"
    do(g, "done")
    assert g.state.liberty == 2
    assert told(g, "dismissed") == [{"count": 1, "mood": 10}]
    assert mood(g) == 10
    assert box(g, "axis") == []
    assert sorted(pool(g, "axis")) == ["model", "pak88", "rudel", "tigers"]
    assert g.pace(g.rules.unit["g-14-id"]) == 2 * 2, "half movement comes in the next phase only"


# Up (15.2.2)

PANZERS = {"6711": "s-131-rc", "6611": "g-4-panzer g-5-panzer kg-arm-01", "6610": "g-18-pzgr g-14-id"}
"""4 and 5 Panzer, 18 Panzergrenadier; a corps in open country."""


def attacking(
    attackers: str, *dice: int, head: str = "mood = 6\n", armoured: bool = True, step: str = "axis-combat"
) -> VictoryTable:
    g = field(PANZERS | PINNED, *dice, step=step, head=QUIET + 'reduced = ["s-131-rc"]\n' + head)
    return fight(g, attackers, "6711", armoured=armoured)


@pytest.mark.rule("victory-roads", "15.2.2a", "7.14.E1")
@pytest.mark.parametrize(
    ("attackers", "armoured", "after"),
    [
        ("g-4-panzer g-5-panzer", True, 7),
        ("g-4-panzer g-18-pzgr g-14-id", True, 7),
        ("g-4-panzer g-5-panzer", False, 6),
        ("g-4-panzer kg-arm-01", True, 6),
        ("g-4-panzer g-5-panzer g-18-pzgr", True, 7),
    ],
)
def test_an_armoured_attack_pleases_him(attackers: str, armoured: bool, after: int) -> None:
    """Two German armoured divisions or more, and an exploitation declared; a KG does not count."""
    assert mood(attacking(attackers, armoured=armoured)) == after


@pytest.mark.rule("victory-roads", "15.2.2a")
@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (6, 6)])
def test_whatever_comes_of_it(dice: tuple[int, int]) -> None:
    assert mood(attacking("g-4-panzer g-5-panzer", *dice)) == 7


@pytest.mark.rule("victory-roads", "15.2.2a", "8.3.2c")
def test_in_exploitation_too() -> None:
    head = 'mood = 6\nexploiting = ["g-4-panzer", "g-5-panzer"]\n'
    g = field(PANZERS | PINNED, step="axis-exploitation", head=QUIET + head)
    while asked(g) == "exploit-unit":
        do(g, "done")
    fight(g, "g-4-panzer g-5-panzer", "6711", armoured=True)
    assert mood(g) == 7


@pytest.mark.rule("victory-roads", "15.2.2a")
def test_soviet_attacks_do_not() -> None:
    where = {"5528": "g-14-id", "5628": MASS} | PINNED
    g = fight(field(where, head=f"{QUIET}mood = 6\n"), MASS, "5528", armoured=True)
    assert mood(g) == 6


@pytest.mark.rule("victory-roads", "15.2.2b")
@pytest.mark.parametrize(
    ("hex_", "base", "after"),
    [("3419", "3418", 5), ("2131", "2231", 3), ("5426", "5326", 3), ("5367", "5368", 4), ("2855", "2955", 3)],
)
def test_it_rises_when_a_strategic_hex_is_taken_back(hex_: str, base: str, after: int) -> None:
    """Memel is worth 2 and 1 for its port: no order to hold is given back."""
    g = field({base: "g-14-id"} | PINNED, step="axis-movement", head=f"{QUIET}mood = 2\n", soviet=hex_)
    move(g, "g-14-id", hex_)
    assert mood(g) == after


@pytest.mark.rule("victory-roads", "15.2.2b")
def test_not_for_a_city_that_was_never_german() -> None:
    """Velikie Luki, Soviet since before JUN III, is not taken back."""
    g = field({"6114": "g-14-id"} | PINNED, step="axis-movement", head=f"{QUIET}mood = 2\n")
    move(g, "g-14-id", "6115")
    assert at(g, "g-14-id") == "6115"
    assert mood(g) == 2


# Dismissal (15.3)

FALL = "2131", "2231"
"""Schneidemühl falls, and costs a point."""


@pytest.mark.rule("victory-roads", "15.3.1a", "15.3.1f")
def test_at_box_0_the_commander_is_dismissed_at_once() -> None:
    g = entered(*FALL, head="mood = 1\n")
    assert told(g, "dismissed") == [{"count": 1, "mood": 10}]
    assert (mood(g), g.state.most, g.state.dismissals) == (10, 10, 1)
    g = entered(*FALL, head="mood = 2\n")
    assert (mood(g), g.state.dismissals) == (1, 0)


@pytest.mark.rule("victory-roads", "15.3.1b")
def test_his_available_supports_are_lost_but_not_those_on_the_map() -> None:
    head = hands(axis="rudel tigers", axis_pool="speer") + marks("model@g-118-jaeger") + "mood = 1\n"
    g = field({"2231": "s-2g-tk"} | PINNED, step="soviet-movement", head=head)
    move(g, "s-2g-tk", "2131")
    assert box(g, "axis") == []
    assert pool(g, "axis") == ["rudel", "speer", "tigers"]
    assert [marker.kind for marker in g.state.markers] == ["model"]


@pytest.mark.rule("victory-roads", "15.3.1c", "17.3.2")
def test_no_replacements_in_the_next_phase_only() -> None:
    """Not for Hungarians either: there are no replacements at all. The turn after there are."""
    where = {
        "1133": "g-14-id g-hq-3-pz-armee",
        "2755": "h-20-gy h-hq-1-hadsereg",
    }
    head = f'{QUIET}mood = 9\nheartland = true\nbereft = true\nreduced = ["g-14-id", "h-20-gy"]\n'
    g = field(where, step="axis-reinforcement", head=head, turn=5)
    assert g.state.turn == 6, "nobody was asked"
    assert units(g, g.state.reduced) == {"g-14-id", "h-20-gy"}
    to_phase(g, "axis-reinforcement")
    assert g.state.turn == 6
    assert open_to(g, "rebuild") == {"g-14-id", "h-20-gy"}


@pytest.mark.rule("victory-roads", "15.3.1c", "15.2.1a", "17.0")
def test_nor_in_this_one_if_it_brings_the_dismissal() -> None:
    """The drop at its start leads from 1 to 0."""
    where = {"1133": "g-14-id g-hq-3-pz-armee"}
    head = f'{QUIET}mood = 1\nreduced = ["g-14-id"]\n'
    g = field(where, step="axis-reinforcement", head=head, turn=5)
    assert g.state.dismissals == 1
    assert g.state.turn == 6
    assert not told(g, "rebuilt")
    assert not g.state.bereft


@pytest.mark.rule("victory-roads", "15.3.1d", "16.2.1a", "16.2.1c", "11.4.3")
@pytest.mark.parametrize(("reich", "count", "chosen"), [(0, 3, 1), (1, 2, 1), (2, 2, 0), (5, 0, 0)])
def test_the_next_supports_are_those_of_the_end_of_the_reich(reich: int, count: int, chosen: int) -> None:
    """No bonus for six objectives, nothing for the mood of 10."""
    g = field({"1133": "g-14-id"}, step="axis-support", head=f"mood = 10\nrationed = true\nreich = {reich}\n")
    if chosen:
        assert asked(g) == "choose-axis"
        do(g, "take rudel")
        assert "rudel" in box(g, "axis")
    assert told(g, "supports")[0]["count"] == count - chosen
    assert not g.state.rationed
    assert len(box(g, "axis")) == count


@pytest.mark.rule("victory-roads", "15.3.1d", "16.2.1c", "1.5.3a")
def test_what_must_be_played_is_not_chosen() -> None:
    head = hands(axis_pool="rudel tigers tigers desertion fuel") + "mood = 10\nrationed = true\nreich = 1\n"
    g = field({"1133": "g-14-id"}, step="axis-support", head=head)
    assert asked(g) == "choose-axis"
    assert open_to(g, "take") <= {"rudel", "tigers"}


@pytest.mark.rule("victory-roads", "15.3.1e")
def test_half_movement_and_no_strategic_movement_in_the_next_phase() -> None:
    """4 Panzer has four points: two hexes of open country. A turn later it has them all."""
    where = {"1133": "g-hq-3-pz-armee", "6711": "g-4-panzer", "6408": "g-hq-16-armee"}
    head = hands(axis="rudel tigers trains") + "slowed = true\n"
    g = field(where, step="axis-movement", head=head, turn=3)
    if asked(g) == "haltebefehl":
        do(g, "done")
    slow = reach(g, "g-4-panzer")
    assert not open_to(g, "strategic")
    assert not open_to(g, "abandon")
    g = field(where, step="axis-movement", head=hands(axis="rudel tigers trains"), turn=3)
    if asked(g) == "haltebefehl":
        do(g, "done")
    fast = reach(g, "g-4-panzer")
    assert open_to(g, "strategic")
    assert "6713" in slow
    assert "6715" not in slow
    assert "6715" in fast
    assert slow < fast
    assert price(g, "g-4-panzer", "6713") == "2"


@pytest.mark.rule("victory-roads", "15.3.1e", "1.7.2")
@pytest.mark.parametrize(
    ("unit", "points"), [("g-14-id", 1), ("g-4-panzer", 2), ("g-hq-16-armee", 2), ("h-20-gy", 1)]
)
def test_halves_are_rounded_up(unit: str, points: int) -> None:
    """2, 4 and 3 points; a Hungarian of 2 is slowed too, for nations matter elsewhere only."""
    where = {"6408": "g-hq-16-armee g-14-id g-4-panzer", "2655": "h-20-gy"}
    g = field(where, step="axis-movement", head=QUIET + "slowed = true\n")
    assert g.pace(g.rules.unit[unit]) == 2 * points


@pytest.mark.rule("victory-roads", "15.3.1e")
def test_it_is_over_after_that_phase() -> None:
    where = {"6711": "g-4-panzer", "6408": "g-hq-16-armee"}
    g = field(where, step="axis-movement", head=hands() + "slowed = true\n", turn=3)
    do(g, "done")
    while g.state.phase != "axis-movement":
        plainly(g)
    assert g.state.turn == 4
    assert g.pace(g.rules.unit["g-4-panzer"]) == 2 * 4


@pytest.mark.rule("victory-roads", "15.3.1e")
def test_a_dismissal_in_the_soviet_turn_binds_the_german_one_that_follows() -> None:
    where = {"2231": "s-2g-tk", "6711": "g-4-panzer", "6408": "g-hq-16-armee"} | PINNED
    g = field(where, step="soviet-movement", head=QUIET + "mood = 1\n", turn=3)
    move(g, "s-2g-tk", "2131")
    assert g.pace(g.rules.unit["g-4-panzer"]) == 2 * 4
    to_phase(g, "axis-movement")
    assert g.state.turn == 3
    assert g.pace(g.rules.unit["g-4-panzer"]) == 2 * 2


@pytest.mark.rule("victory-roads", "15.3.2a", "15.3.1f")
@pytest.mark.parametrize(
    ("before", "most", "box_"), [(0, 10, 10), (1, 10, 9), (2, 9, 8), (3, 8, 7), (4, 7, 7), (7, 7, 7)]
)
def test_each_dismissal_leads_to_a_lower_box(before: int, most: int, box_: int) -> None:
    g = entered(*FALL, head=f"mood = 1\nmost = {most}\ndismissals = {before}\n")
    assert g.state.dismissals == before + 1
    assert (mood(g), g.state.most) == (box_, box_)


@pytest.mark.rule("victory-roads", "15.3.2b", "15.2.2a")
@pytest.mark.parametrize(("most", "before", "after"), [(8, 8, 8), (8, 7, 8), (10, 10, 10), (9, 8, 9)])
def test_the_mood_does_not_pass_the_maximum(most: int, before: int, after: int) -> None:
    g = attacking("g-4-panzer g-5-panzer", head=f"mood = {before}\nmost = {most}\n")
    assert mood(g) == after
    assert bool(told(g, "mood")) is (after > before), "nothing is told of a rise that is void"


@pytest.mark.rule("victory-roads", "15.3.2b", "15.2.2b")
def test_nor_by_a_hex_of_three_points() -> None:
    head = f"{QUIET}mood = 6\nmost = 7\n"
    g = field({"3418": "g-14-id"} | PINNED, step="axis-movement", head=head, soviet="3419")
    move(g, "g-14-id", "3419")
    assert mood(g) == 7
