"""The Führer's approval: what lowers and raises it, crises at OKH (15), example 13."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import (
    INSIDE,
    POCKET,
    fortress,
    idle,
    marks,
    siege,
    supports,
    without,
)
from tests.games.stalingrad_roads.table import asked, at, attack, do, field, open_to, roads
from tests.support import told


def changes(g: StalingradTable) -> list[tuple[str, int]]:
    """How the marker has moved: paragraph and boxes."""
    notes = [note for note in g.notes or [] if note.kind == "approval" and note.rule.startswith("15")]
    return [(note.rule, note.facts["change"]) for note in notes]


# The track (15.1)


@pytest.mark.rule("stalingrad-roads", "15.1.3")
def test_a_higher_box_gives_more_supports_and_points() -> None:
    """Box 4 gives 2 supports and 1 point (example 13); no box gives less than the one below."""
    given = []
    for box in range(11):
        head = f"approval = {box}\nmanstein = 0"
        g = field({"0912": "ger-hq-4pza"}, step="axis-support", head=head)
        supply = told(g, "supports")[0]["count"]
        g = field(
            {"0912": "ger-hq-4pza ger-376"}, step="axis-reinforcement", head=head + '\nreduced = ["ger-376"]'
        )
        points = [note["count"] for note in told(g, "replacement-points")][:1] or [0]
        given.append((supply, points[0]))
    assert given[4] == (2, 1)
    assert given[0] == (0, 0)
    assert [pair[0] for pair in given] == sorted(pair[0] for pair in given)
    assert [pair[1] for pair in given] == sorted(pair[1] for pair in given)
    assert given[7] > given[4] > given[1]


@pytest.mark.rule("stalingrad-roads", "15.1.5")
@pytest.mark.parametrize(
    ("scenario", "approval", "manstein"), [("campaign", 7, 5), ("backhand", 2, 1), ("gallop", 5, 3)]
)
def test_the_markers_start_where_the_scenario_says(scenario: str, approval: int, manstein: int) -> None:
    g = roads(scenario=scenario)
    assert g.state.phase == ""
    assert (g.state.approval, g.state.manstein) == (approval, manstein)


# In the Axis supply phase (15.2.1)

ONE_LOST = without("1434", "1435", "1534", h1434="sov-95")
BOTH_LOST = without("1334", "1434", "1335", "1435", h1334="sov-45", h1434="sov-95")


def supply_phase(where: dict[str, str], turn: int, besieged: bool = False) -> StalingradTable:
    inside = [name for space, names in where.items() for name in names.split() if space.isdigit()]
    inside = [name for name in inside if name in INSIDE]
    lines = [marks(inside, besieged), supports()]
    if besieged:
        lines.append(fortress())
    return field(where, step="axis-supply", head="\n".join(lines), turn=turn)


@pytest.mark.rule("stalingrad-roads", "15.2.1a")
@pytest.mark.parametrize(("turn", "loss"), [(1, 1), (4, 1), (6, 1), (7, 0), (10, 0)])
def test_a_city_cut_off_in_a_closed_pocket_costs_1_to_dec_iv(turn: int, loss: int) -> None:
    assert changes(supply_phase(POCKET, turn)) == [("15.2.1a", -1)] * loss


@pytest.mark.rule("stalingrad-roads", "15.2.1a")
def test_declared_or_not() -> None:
    assert changes(supply_phase(POCKET, 5, besieged=True))[0] == ("15.2.1a", -1)


@pytest.mark.rule("stalingrad-roads", "15.2.1a")
@pytest.mark.parametrize("where", [without("1232"), without("1334"), without("1434")])
def test_an_open_pocket_or_an_empty_hex_costs_nothing(where: dict[str, str]) -> None:
    assert not changes(supply_phase(where, 5))


@pytest.mark.rule("stalingrad-roads", "15.2.1a")
def test_nor_a_city_that_is_in_supply() -> None:
    """The source in 1701 is far; 4 PzA at Kalach feeds the city."""
    where = {"1334": "ger-71", "1434": "ger-389", "1332": "ger-29mot", "1331": "ger-hq-4pza"}
    g = field(where, step="axis-supply", head=supports())
    do(g, "done")
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.1b")
@pytest.mark.parametrize(("turn", "loss"), [(1, 2), (6, 2), (7, 0)])
def test_a_soviet_unit_in_one_hex_costs_2(turn: int, loss: int) -> None:
    """Though the other hex is cut off: only the worst applies."""
    assert changes(supply_phase(ONE_LOST, turn)) == [("15.2.1b", -1)] * loss


@pytest.mark.rule("stalingrad-roads", "15.2.1c", "15.2.1d")
@pytest.mark.parametrize(
    ("turn", "rule", "loss"),
    [(1, "15.2.1c", 3), (6, "15.2.1c", 3), (7, "15.2.1d", 1), (11, "15.2.1d", 1), (12, "", 0)],
)
def test_soviet_units_in_both_hexes_cost_3_and_from_jan_i_to_feb_i_1(turn: int, rule: str, loss: int) -> None:
    assert changes(supply_phase(BOTH_LOST, turn)) == [(rule, -1)] * loss


@pytest.mark.rule("stalingrad-roads", "15.2.1b", "15.2.1c")
def test_units_count_not_control() -> None:
    """Both hexes are Soviet, but nobody is in them."""
    where = without("1334", "1434")
    lines = [marks(["ger-371", "ger-94"], besieged=False), supports()]
    g = field(where, step="axis-supply", head="\n".join(lines), soviet="1334 1434")
    assert not changes(g)


# Strategic hexes (15.2.1, 15.2.2)

PLACES = [
    ("1331", "1231", 1, 1),  # Kalach, a red star
    ("1023", "1024", 1, 1),  # Tatsinskaya, another
    ("0729", "0730", 1, 1),  # Kotelnikovo, a city
    ("0518", "0519", 2, 2),  # Rostov, a major city
    ("1334", "1234", 0, 1),  # a hex of Stalingrad
    ("1128", "1129", 0, 0),  # nothing
]


@pytest.mark.rule("stalingrad-roads", "15.2.1e", "15.2-table")
@pytest.mark.parametrize(("place", "start", "loss", "gain"), PLACES)
def test_what_a_soviet_capture_costs(place: str, start: str, loss: int, gain: int) -> None:
    g = field({start: "sov-29"}, step="soviet-movement", head=supports())
    do(g, "unit sov-29", f"to {place}")
    assert g.state.approval == 7 - loss
    assert changes(g) == [("15.2.1e", -1)] * loss


@pytest.mark.rule("stalingrad-roads", "15.2.2d", "15.2-table")
@pytest.mark.parametrize(("place", "start", "loss", "gain"), PLACES)
def test_what_it_brings_to_take_it_back(place: str, start: str, loss: int, gain: int) -> None:
    g = field(
        {start: "ger-29mot"},
        step="axis-movement",
        head=f'{supports()}\nfallen = ["{place}"]\nsuccesses = []',
        soviet=place,
    )
    do(g, "unit ger-29mot", f"to {place}")
    assert g.state.approval == 7 + gain


@pytest.mark.rule("stalingrad-roads", "15.2.2d")
def test_a_city_that_was_never_lost_brings_nothing() -> None:
    """2320, Pavlovsk, was Soviet from the start."""
    g = field({"2319": "ger-29mot"}, step="axis-movement", head=supports())
    do(g, "unit ger-29mot", "to 2320")
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.2d")
def test_the_last_box_is_the_last() -> None:
    head = f'{supports()}\nfallen = ["0518"]\napproval = 9'
    g = field({"0519": "ger-29mot"}, step="axis-movement", head=head, soviet="0518")
    do(g, "unit ger-29mot", "to 0518")
    assert g.state.approval == 10


# Headquarters (15.2.1)


@pytest.mark.rule("stalingrad-roads", "15.2.1f")
@pytest.mark.parametrize(("hq", "loss"), [("rom-hq-4", 1), ("ger-hq-hollidt", 1), ("", 0)])
def test_an_eliminated_axis_headquarters_costs_1(hq: str, loss: int) -> None:
    """Alone in open country against 14: a 4 at 6/1 is D1."""
    where = {"1128": hq or "ger-376", "1127": "sov-4tk sov-26tk"}
    g = field(where, 1, 3, step="soviet-combat", head=supports())
    attack(g, "1128", "sov-4tk", "sov-26tk")
    idle(g, "soviet-exploitation")
    assert changes(g) == [("15.2.1f", -1)] * loss


@pytest.mark.rule("stalingrad-roads", "15.2.1f", "4.1.2")
def test_one_that_is_only_cut_off_costs_nothing() -> None:
    g = supply_phase(without("1334", h1334="ger-71 ger-hq-hollidt"), 5)
    assert told(g, "hq-cut-off")
    assert "15.2.1f" not in dict(changes(g))


def retires(
    turn: int, to: str, head: str = "", declared: int = 1, hq: str = "ger-hq-4pza"
) -> StalingradTable:
    """4 PzA moves along its railway from 0729, south-west of the pocket; the fortress is declared."""
    g = siege(POCKET | {"0729": hq}, step="axis-movement", turn=turn, head=head, declared=declared)
    do(g, f"unit {hq}", f"to {to}")
    if asked(g) == "move":
        do(g, "stop")
    return g


@pytest.mark.rule("stalingrad-roads", "15.2.1g")
@pytest.mark.parametrize(("turn", "loss"), [(2, 1), (6, 1), (7, 0)])
def test_a_headquarters_that_goes_away_from_the_fortress_costs_1(turn: int, loss: int) -> None:
    assert changes(retires(turn, "0628")) == [("15.2.1g", -1)] * loss


@pytest.mark.rule("stalingrad-roads", "15.2.1g")
def test_on_nov_iii_only_if_the_fortress_was_declared_in_that_turn() -> None:
    assert changes(retires(1, "0628", declared=1)) == [("15.2.1g", -1)]
    g = field({"0729": "ger-hq-4pza"}, step="axis-movement", head=supports(), turn=1)
    do(g, "unit ger-hq-4pza", "to 0628")
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.1g")
def test_what_counts_is_the_end_of_the_move() -> None:
    """Nearer to the fortress, or there and back, costs nothing."""
    assert not changes(retires(4, "0830"))
    g = siege(POCKET | {"0729": "ger-hq-4pza"}, step="axis-movement", turn=4)
    do(g, "unit ger-hq-4pza", "to 0628", "to 0729")
    if asked(g) == "move":
        do(g, "stop")
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.1g")
def test_soviet_headquarters_do_not_matter() -> None:
    g = siege(POCKET | {"1235": "sov-hq-stalingrad"}, step="soviet-movement", turn=4)
    do(g, "unit sov-hq-stalingrad")
    do(g, f"to {sorted(open_to(g, 'to'))[0]}")
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.1h")
@pytest.mark.parametrize(("approval", "may"), [(1, False), (2, True)])
def test_it_may_not_if_that_would_bring_a_crisis(approval: int, may: bool) -> None:
    g = siege(POCKET | {"0729": "ger-hq-4pza"}, step="axis-movement", turn=4, head=f"approval = {approval}")
    do(g, "unit ger-hq-4pza")
    assert ("0628" in open_to(g, "to")) is may
    assert "0830" in open_to(g, "to"), "towards the fortress it may"


@pytest.mark.rule("stalingrad-roads", "15.2.1g", "7.3.2")
def test_a_journey_by_rail_in_the_movement_phase_counts() -> None:
    g = siege(POCKET | {"0729": "ger-hq-4pza"}, step="axis-movement", turn=4, head="rail = 4")
    do(g, "train ger-hq-4pza", "to 0628")
    assert changes(g) == [("15.2.1g", -1)]


@pytest.mark.rule("stalingrad-roads", "15.2.1g", "15.2.1h", "17.2.2")
@pytest.mark.parametrize("approval", [1, 5])
def test_a_new_headquarters_may_be_sent_on_by_rail_for_nothing(approval: int) -> None:
    """Hollidt comes to Morozovsk on NOV IV, in the reinforcement phase, and goes on to Likhaya."""
    where = POCKET | {"waiting": "ger-hq-hollidt"}
    head = f"approval = {approval}\nrail = 4"
    g = siege(where, step="axis-reinforcement", turn=2, head=head)
    do(g, "go")
    assert "1019" in open_to(g, "to")
    do(g, "to 1019")
    assert at(g, "ger-hq-hollidt") == "1019"
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.1g", "15.2.1h", "crt-R")
@pytest.mark.parametrize("approval", [1, 5])
def test_nor_does_a_reaction_cost_anything_or_is_barred(approval: int) -> None:
    """4 PzA reacts to an attack on 376, away from the fortress."""
    where = POCKET | {"0729": "ger-hq-4pza", "0731": "rom-7", "0732": "sov-1tk sov-13mk"}
    head = f"approval = {approval}\nsuperiority = []"
    g = siege(where, 1, 1, step="soviet-combat", turn=4, head=head)
    attack(g, "0731", "sov-1tk", "sov-13mk")
    while asked(g) != "react-unit":
        do(g, "done" if open_to(g, "done") else f"lose {min(open_to(g, 'lose'))}")
    do(g, "unit ger-hq-4pza", "to 0628")
    assert at(g, "ger-hq-4pza") == "0628"
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.1g", "8.12.3")
def test_nor_does_a_retreat() -> None:
    """1/1, a 10: D1, E and DR."""
    where = POCKET | {"0628": "ger-62 ger-hq-4pza", "0629": "sov-1tk"}
    g = siege(where, 4, 6, step="soviet-combat", turn=4, head="superiority = []")
    attack(g, "0628", "sov-1tk")
    goes_on(g)
    assert at(g, "ger-hq-4pza") not in ("0628", "eliminated")
    assert not changes(g)


# Armoured attacks (15.2.2)

PANZERS = "ger-14pz ger-16pz ger-24pz"
WRECKS = ["sov-24", "sov-23", "sov-252"]
"""Three reduced divisions: 3 steps, defence 3."""


def strikes(
    *dice: int, armoured: bool = True, at_hex: str = "1128", start: str = "1127", besieged: bool = False
) -> StalingradTable:
    """18 against 3: 6/1. A 10 is A1D3, a 7 D2 and DR3."""
    head = 'reduced = ["sov-24", "sov-23", "sov-252"]\nsuperiority = []'
    where = {start: PANZERS, at_hex: " ".join(WRECKS)}
    if besieged:
        g = siege(POCKET | where, *dice, step="axis-combat", head=head)
    else:
        g = field(where, *dice, step="axis-combat", head=head + "\n" + supports())
    fights(g, at_hex, armoured)
    return g


def fights(g: StalingradTable, target: str, armoured: bool = True, by: str = PANZERS) -> None:
    """Attack and go in; the losses fall on whoever comes first."""
    attack(g, target, *by.split())
    if asked(g) == "declare" and armoured:
        do(g, "armoured")
    goes_on(g)


def goes_on(g: StalingradTable) -> None:
    while g.to_act and asked(g) not in (
        "combat",
        "exploit-unit",
        "move-unit",
        "rebuild",
        "arrival",
        "offensives",
    ):
        (decision,) = g.offered.values()
        words = {verb for verb, _ in decision}
        if asked(g) == "advance":
            unit = open_to(g, "unit") or open_to(g, "advance")
            do(g, f"{'unit' if 'unit' in words else 'advance'} {min(unit)}")
        elif "done" in words:
            do(g, "done")
        else:
            action = next(iter(g.legal_actions()))
            do(g, f"{action.verb} {action.target}" if action.target else action.verb)


@pytest.mark.rule("stalingrad-roads", "15.2.2a")
def test_an_armoured_attack_that_takes_its_hex_and_three_steps_brings_1() -> None:
    g = strikes(4, 6)
    assert "1128" in {at(g, name) for name in PANZERS.split()}
    assert changes(g) == [("15.2.2a", 1)]


@pytest.mark.rule("stalingrad-roads", "15.2.2a")
@pytest.mark.parametrize(("dice", "armoured"), [((3, 4), True), ((4, 6), False)])
def test_two_steps_are_too_few_and_it_must_be_declared(dice: tuple[int, int], armoured: bool) -> None:
    assert not changes(strikes(*dice, armoured=armoured))


@pytest.mark.rule("stalingrad-roads", "15.2.2a")
def test_the_hex_must_be_taken() -> None:
    """All three die, but nobody goes in."""
    head = 'reduced = ["sov-24", "sov-23", "sov-252"]\nsuperiority = []\n' + supports()
    g = field({"1127": PANZERS, "1128": " ".join(WRECKS)}, 4, 6, step="axis-combat", head=head)
    attack(g, "1128", *PANZERS.split())
    do(g, "armoured")
    idle(g, "axis-exploitation")
    assert at(g, "sov-24") == "eliminated"
    assert not changes(g)


@pytest.mark.rule("stalingrad-roads", "15.2.2b")
@pytest.mark.parametrize(
    ("start", "target", "near"), [("1130", "1131", True), ("1027", "1028", False), ("1329", "1330", True)]
)
def test_near_the_pocket_taking_the_hex_is_enough(start: str, target: str, near: bool) -> None:
    """Within 4 hexes of 1333: 1131 and 1330 (west of the Don) are, 1028 is not. A 7 costs two steps."""
    g = strikes(3, 4, at_hex=target, start=start, besieged=True)
    assert ("15.2.2b" in dict(changes(g))) is near


@pytest.mark.rule("stalingrad-roads", "15.2.2c")
def test_once_in_the_combat_phase() -> None:
    """Two such attacks; the second brings nothing."""
    head = 'reduced = ["sov-24", "sov-23", "sov-252", "sov-29", "sov-38", "sov-45"]\nsuperiority = []\n'
    where = {
        "1127": PANZERS,
        "1128": " ".join(WRECKS),
        "1424": "ger-17pz ger-19pz ger-23pz",
        "1425": "sov-29 sov-38 sov-45",
    }
    g = field(where, 4, 6, 4, 6, step="axis-combat", head=head + supports())
    fights(g, "1128")
    assert g.state.approval == 8
    fights(g, "1425", by="ger-17pz ger-19pz ger-23pz")
    assert "1425" in {at(g, name) for name in ("ger-17pz", "ger-19pz", "ger-23pz")}
    assert {at(g, name) for name in ("sov-29", "sov-38", "sov-45")} == {"eliminated"}
    assert changes(g) == [("15.2.2a", 1)]


@pytest.mark.rule("stalingrad-roads", "15.2.2a", "15.2.2c")
def test_again_in_exploitation() -> None:
    """The phase is another one, and the rest of the track is the same."""
    head = 'reduced = ["sov-24", "sov-23", "sov-252"]\nexploiting = ["ger-14pz", "ger-16pz", "ger-24pz"]\n'
    head += "superiority = []\npraised = true\n" + supports()
    g = field({"1127": PANZERS, "1128": " ".join(WRECKS)}, 4, 6, step="axis-exploitation", head=head)
    do(g, "done")
    fights(g, "1128")
    assert changes(g) == [("15.2.2a", 1)]


# Crises (15.3)


def crisis(*dice: int, head: str = "", turn: int = 5, manstein: int = 5) -> StalingradTable:
    """Approval is in box 1 when Kotelnikovo falls."""
    lines = f"approval = 1\nmanstein = {manstein}\n{supports({'axis': 'pak88 luftwaffe'})}\n{head}"
    where = {"0730": "sov-29", "0912": "ger-hq-1pza ger-376", "0913": "ger-384"}
    g = field(where, *dice, step="soviet-movement", head=lines, turn=turn)
    do(g, "unit sov-29", "to 0729")
    return g


@pytest.mark.rule("stalingrad-roads", "15.3a", "15.3b", "15.3d", "16.2.3a")
def test_in_box_0_two_dice_are_rolled() -> None:
    """A 7: Manstein -1, approval to 6, two armoured attacks for Manstein, cities bind their units."""
    g = crisis(3, 4)
    assert told(g, "crisis")[0]["dice"] == [3, 4]
    assert (g.state.approval, g.state.manstein) == (6, 4)
    assert g.state.crisis, "the marker is turned over"
    assert g.state.atonement == 2


@pytest.mark.rule("stalingrad-roads", "15.3d", "16.2.3a")
@pytest.mark.parametrize(
    ("dice", "manstein", "approval"),
    [((1, 1), 3, 4), ((1, 2), 3, 5), ((2, 3), 4, 5), ((4, 4), 5, 6), ((5, 5), 5, 7), ((5, 6), 6, 7)],
)
def test_the_crisis_table_moves_both_markers(dice: tuple[int, int], manstein: int, approval: int) -> None:
    g = crisis(*dice)
    assert (g.state.manstein, g.state.approval) == (manstein, approval)


@pytest.mark.rule("stalingrad-roads", "15.3a")
def test_a_crisis_in_the_middle_of_a_loss() -> None:
    """Rostov costs 2: the first point brings the crisis (7), the second is lost from box 6."""
    g = field({"0519": "sov-29"}, 3, 4, step="soviet-movement", head="approval = 1\n" + supports())
    do(g, "unit sov-29", "to 0518")
    assert told(g, "crisis")
    assert g.state.approval == 5


@pytest.mark.rule("stalingrad-roads", "15.3c", "15.3b")
def test_a_further_crisis_before_the_supply_phase_is_not_rolled_for() -> None:
    g = crisis(head="crisis = true")
    assert not told(g, "crisis")
    assert (g.state.approval, g.state.manstein) == (0, 4)


@pytest.mark.rule("stalingrad-roads", "15.3c", "15.3b")
def test_the_axis_supply_phase_turns_the_marker_back() -> None:
    g = field({"1125": "ger-hq-1pza"}, step="axis-supply", head=f"crisis = true\n{supports()}")
    if asked(g) == "pontoons":
        do(g, "done")
    assert not g.state.crisis


@pytest.mark.rule("stalingrad-roads", "15.3d")
def test_units_in_cities_may_not_move_in_the_next_axis_turn() -> None:
    """376 in Stalino stays; 384 outside may go. In the turn after that all may."""
    head = 'penalties = ["cities-fixed"]\npenalty_turn = 5\n' + supports()
    where = {"0912": "ger-376 ger-hq-1pza", "0913": "ger-384"}
    g = field(where, step="axis-movement", head=head)
    assert open_to(g, "unit") == {"ger-384"}
    g = field(where, step="axis-movement", head=head, turn=6)
    assert open_to(g, "unit") == {"ger-376", "ger-384", "ger-hq-1pza"}


@pytest.mark.rule("stalingrad-roads", "15.3d")
@pytest.mark.parametrize(("step", "turn"), [("soviet", 5), ("axis", 6)])
def test_what_is_the_next_axis_turn(step: str, turn: int) -> None:
    """After a crisis in the Soviet turn the one of the same game turn, after one in his own the next."""
    if step == "soviet":
        assert crisis(3, 4).state.penalty_turn == turn
    else:
        lines = f"approval = 1\n{marks(INSIDE, besieged=False)}\n{supports()}"
        g = field(POCKET, 3, 4, step="axis-supply", head=lines)
        assert told(g, "crisis")
        assert g.state.penalty_turn == turn


@pytest.mark.rule("stalingrad-roads", "15.3d")
@pytest.mark.parametrize(
    ("penalty", "step"),
    [
        ("no-replacements", "axis-reinforcement"),
        ("support-fewer", "axis-support"),
        ("hqs-fixed", "axis-movement"),
    ],
)
def test_other_penalties(penalty: str, step: str) -> None:
    """Box 4 gives 1 point and 2 supports."""
    where = {"0912": "ger-376 ger-hq-1pza", "0913": "ger-384"}
    for turn, bound in ((5, True), (6, False)):
        head = f'penalties = ["{penalty}"]\npenalty_turn = 5\napproval = 4\nmanstein = 0\n{supports()}'
        head += '\nreduced = ["ger-384"]'
        g = field(where, step=step, head=head, turn=turn)
        if penalty == "no-replacements":
            assert bool(told(g, "replacement-points")) is not bound
        elif penalty == "support-fewer":
            assert told(g, "supports")[0]["count"] == (1 if bound else 2)
        else:
            assert ("ger-hq-1pza" in open_to(g, "unit")) is not bound


@pytest.mark.rule("stalingrad-roads", "15.3d")
def test_no_strategic_movement() -> None:
    """384 in Stalino, on the railway, would go twice as far."""
    reach = {}
    for turn in (5, 6):
        head = f'penalties = ["no-strategic"]\npenalty_turn = 5\n{supports()}'
        g = field({"0912": "ger-hq-1pza ger-384"}, step="axis-movement", head=head, turn=turn)
        do(g, "unit ger-384")
        reach[turn] = open_to(g, "to")
    assert reach[5] < reach[6]


@pytest.mark.rule("stalingrad-roads", "15.3d")
def test_all_supports_lost_and_one_chosen() -> None:
    g = crisis(1, 1)
    assert not g.state.boxes[4]
    assert {"pak88", "luftwaffe"} <= set(g.state.pools[0])
    g = crisis(6, 6)
    assert asked(g) == "choose-supports"
    assert g.to_act == {"axis"}
    do(g, "take hoth")
    assert g.state.boxes[4] == ("hoth", "luftwaffe", "pak88")


@pytest.mark.rule("stalingrad-roads", "15.3d", "16.2.3a")
@pytest.mark.parametrize(("left", "manstein"), [(1, 5), (2, 4)])
def test_enough_armoured_attacks_raise_manstein(left: int, manstein: int) -> None:
    head = f'reduced = ["sov-24"]\natonement = {left}\nmanstein = 4\nsuperiority = []\n{supports()}'
    g = field({"1127": PANZERS, "1128": "sov-24"}, step="axis-combat", head=head)
    fights(g, "1128")
    assert g.state.manstein == manstein


@pytest.mark.rule("stalingrad-roads", "15.3d")
def test_they_must_come_before_the_reinforcement_phase() -> None:
    g = field({"0912": "ger-hq-1pza"}, step="axis-reinforcement", head=f"atonement = 1\n{supports()}")
    assert g.state.atonement == 0


# Example 13


@pytest.mark.rule("stalingrad-roads", "example-13", "15.2.1e", "15.2.1f")
def test_example_13_the_soviet_turn_of_nov_iii() -> None:
    """Kalach falls, a Romanian headquarters is destroyed: 7 becomes 5."""
    where = {"1430": "sov-4tk", "1324": "rom-hq-3", "1424": "sov-1tk sov-26tk"}
    g = field(where, 1, 3, step="soviet-movement", head=supports(), turn=1)
    do(g, "unit sov-4tk", "to 1331")
    assert g.state.approval == 6
    idle(g, "soviet-combat", "stop")
    attack(g, "1324", "sov-1tk", "sov-26tk")
    idle(g, "soviet-exploitation")
    assert at(g, "rom-hq-3") == "eliminated"
    assert g.state.approval == 5


@pytest.mark.rule(
    "stalingrad-roads",
    "example-13",
    "10.1.2c",
    "10.1.3a",
    "15.2.1a",
    "15.2.1g",
    "5.4.1",
    "16.2.2",
    "17.3.2",
    "scenario-3-g",
)
def test_example_13_the_axis_turn_of_nov_iii() -> None:
    """Stalingrad cut off -1, the HQ of 6th Army -1: 3. Manstein in 4 gives 2 supports. Two HQs go away: 1."""
    where = without("1333", h1333="ger-371 ger-hq-6a", h1027="ger-hq-4pza", h0729="rom-hq-4")
    g = field(where, step="axis-supply", head=f"approval = 5\n{supports()}", turn=1)
    while asked(g) == "pontoons":
        do(g, "done")
    assert asked(g) == "fortress"
    assert g.state.approval == 4
    do(g, "declare", "to 1333")
    assert (g.state.approval, g.state.manstein) == (3, 4)
    do(g, "effect waves")
    assert told(g, "supports")[0]["count"] == 2
    idle(g, "axis-movement")
    while asked(g) != "move-unit":
        do(g, "done")
    for hq, to in (("rom-hq-4", "0628"), ("ger-hq-4pza", "1025")):
        do(g, f"unit {hq}", f"to {to}")
        if asked(g) == "move":
            do(g, "stop")
    assert g.state.approval == 1
    idle(g, "next turn")
    assert not told(g, "replacement-points"), "none on NOV III, though box 4 is worth one"


@pytest.mark.rule("stalingrad-roads", "example-13", "15.3a", "15.3b", "15.3d")
def test_example_13_the_crisis_of_nov_iv() -> None:
    """Kotelnikovo falls, approval 0; a 7: Manstein 3, approval 6; units in cities stay where they are."""
    head = f"approval = 1\nmanstein = 4\n{supports()}"
    where = {"0730": "sov-29", "0912": "ger-376", "0913": "ger-384", "1027": "ger-hq-4pza"}
    g = field(where, 3, 4, step="soviet-movement", head=head, turn=2)
    do(g, "unit sov-29", "to 0729")
    assert (g.state.approval, g.state.manstein, g.state.atonement) == (6, 3, 2)
    idle(g, "axis-movement")
    while asked(g) != "move-unit":
        do(g, "done")
    assert "ger-376" not in open_to(g, "unit")
    assert "ger-384" in open_to(g, "unit")
