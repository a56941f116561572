"""The rising in Warsaw (19): Warsaw is 3435; 3635 is two hexes away, 3735 three."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import move
from tests.games.victory_roads.boxes import box, hands, played, pool, to_phase, until
from tests.games.victory_roads.fights import PINNED, fight, ratio
from tests.games.victory_roads.table import asked, assess, at, do, field, open_to
from tests.support import offered, spaces, told, units

QUIET = hands()
MASS = "s-1g-tk s-2g-tk s-3g-tk"
NEAR = {"3435": "g-14-id", "3535": MASS}


def march(
    where: dict[str, str], head: str = QUIET, scenario: str = "campaign", turn: int = 4
) -> VictoryTable:
    return field(where | PINNED, step="soviet-movement", head=head, turn=turn, scenario=scenario)


# It begins (19.1.1)


@pytest.mark.rule("victory-roads", "19.1.1a", "19.1.1b")
def test_it_begins_when_a_soviet_unit_comes_within_two_hexes() -> None:
    """From 3735, three hexes away, to 3635."""
    g = march({"3435": "g-14-id", "3735": "s-2g-tk"})
    assert not told(g, "rising")
    move(g, "s-2g-tk", "3635")
    assert told(g, "rising") == [{"space": "3435"}]
    assert g.state.rising == 4, "the turn is noted"


@pytest.mark.rule("victory-roads", "19.1.1a")
@pytest.mark.parametrize(
    ("where", "rises"),
    [
        ({"3435": "g-14-id", "3635": "s-2g-tk"}, True),
        ({"3435": "g-14-id", "3535": "s-131-rc"}, True),
        ({"3435": "g-hq-9-armee", "3635": "s-2g-tk"}, True),
        ({"3435": "g-14-id", "3735": "s-2g-tk"}, False),
        ({"3434": "g-14-id", "3635": "s-2g-tk"}, False),
        ({"3435": "h-20-gy", "3635": "s-2g-tk"}, False),
    ],
)
def test_soviets_near_and_germans_in_it(where: dict[str, str], rises: bool) -> None:
    """Who is near when the phase begins sets it off; without Germans in the city nothing happens."""
    g = march(where)
    assert bool(told(g, "rising")) is rises
    assert (g.state.rising == 4) is rises


@pytest.mark.rule("victory-roads", "19.1.1a")
def test_in_a_soviet_movement_phase_only() -> None:
    """A corps that exploits to 3635 brings it about on the next turn."""
    where = {"3435": "g-14-id", "3735": "s-2g-tk"} | PINNED
    head = QUIET + 'exploiting = ["s-2g-tk"]\n'
    g = field(where, step="soviet-exploitation", head=head, turn=4)
    move(g, "s-2g-tk", "3635")
    assert at(g, "s-2g-tk") == "3635"
    assert not told(g, "rising")
    to_phase(g, "soviet-movement")
    assert g.state.rising == 5


@pytest.mark.rule("victory-roads", "19.1.1a")
def test_once_in_a_game() -> None:
    g = march(NEAR, QUIET + "rising = -1\n")
    assert not told(g, "rising")
    g = march(NEAR, QUIET + "rising = 2\n")
    assert g.state.rising == 2


@pytest.mark.rule("victory-roads", "19.1.1a")
def test_not_in_a_scenario_without_the_chapter() -> None:
    """Warsaw lies in the area of Bagration."""
    where = {"3435": "g-14-id", "3635": "s-2g-tk"}
    assert not told(field(where, step="soviet-movement", head=QUIET, turn=4, scenario="bagration"), "rising")


# Attacks (19.1.2)


def battle(*dice: int, rising: int = 3) -> VictoryTable:
    return field(NEAR | PINNED, *dice, head=f"{hands(pool='stalin zhukov')}rising = {rising}\n", turn=4)


@pytest.mark.rule("victory-roads", "19.1.2a")
@pytest.mark.parametrize(("rising", "odds"), [(3, "6/1"), (0, "4/1"), (-1, "4/1")])
def test_soviet_attacks_on_the_city_are_shifted_two_columns(rising: int, odds: str) -> None:
    """36 over the Vistula, to 4 in a major city, but out of supply: 4/1."""
    g = fight(battle(3, 3, rising=rising), MASS, "3435")
    assert ratio(g) == (18, 4, odds)


@pytest.mark.rule("victory-roads", "19.1.2a")
def test_not_other_attacks() -> None:
    """3434 is next to the city; and Germans who attack Soviets in it have no help either."""
    where = {"3434": "g-14-id", "3435": "g-102-id", "3535": "s-2g-tk"} | PINNED
    g = field(where, head=QUIET + "rising = 3\n", turn=4)
    assert assess(g, "3434", "s-2g-tk").shift == 0
    assert assess(g, "3435", "s-2g-tk").shift == 2
    where = {"3435": "s-2g-tk", "3434": "g-4-panzer g-5-panzer"} | PINNED
    g = field(where, step="axis-combat", head=QUIET + "rising = 3\n", turn=4)
    assert assess(g, "3435", "g-4-panzer", "g-5-panzer").shift == 0


@pytest.mark.rule("victory-roads", "19.1.2b", "19.1.2c")
def test_the_soviets_must_enter_a_city_that_an_attack_empties() -> None:
    """On a 12 it is empty. They cannot decline; the markers go, and so does Stalin."""
    g = fight(battle(6, 6), MASS, "3435")
    until_advance(g)
    assert not offered(g, "soviet", "done")
    assert open_to(g, "advance") == set(MASS.split()) & units(g, g.on_map(g.facts.SIDE[1]))
    do(g, "advance s-2g-tk")
    assert at(g, "s-2g-tk") == "3435"
    assert g.state.rising == -1
    assert told(g, "rising-over")
    assert g.state.stalin_axis
    assert pool(g, "soviet") == ["zhukov"]


def until_advance(g: VictoryTable) -> None:
    """Losses are dealt out until the hex can be entered."""
    while asked(g) == "loss":
        do(g, f"lose {sorted(open_to(g, 'lose'))[0]}")
    assert asked(g) == "advance"


@pytest.mark.rule("victory-roads", "19.1.2b")
def test_without_a_rising_nobody_must() -> None:
    g = fight(battle(6, 6, rising=-1), MASS, "3435")
    until_advance(g)
    assert offered(g, "soviet", "done")
    do(g, "advance s-2g-tk")
    assert not g.state.stalin_axis
    assert pool(g, "soviet") == ["stalin", "zhukov"]


@pytest.mark.rule("victory-roads", "19.1.2c")
@pytest.mark.parametrize("place", ["box", "played"])
def test_stalin_is_taken_from_wherever_he_is(place: str) -> None:
    head = hands(north="stalin") if place == "box" else hands() + 'played.soviet = ["stalin"]\n'
    where = {"3435": "g-14-id", "3535": MASS} | PINNED
    g = fight(field(where, 6, 6, head=head + "rising = 3\n", turn=4), MASS, "3435")
    until_advance(g)
    do(g, "advance s-2g-tk")
    assert (box(g, "north"), played(g, "soviet"), pool(g, "soviet")) == ([], [], [])
    assert g.state.stalin_axis


@pytest.mark.rule("victory-roads", "19.1.2c")
def test_who_walks_into_an_empty_city_ends_the_rising_without_that() -> None:
    """It is not an attack that has freed it."""
    g = march({"3435": "", "3535": "s-2g-tk"}, hands(pool="stalin") + "rising = 3\n")
    move(g, "s-2g-tk", "3435")
    assert g.state.rising == -1
    assert not g.state.stalin_axis
    assert pool(g, "soviet") == ["stalin"]


@pytest.mark.rule("victory-roads", "19.1.2c", "support-stalin")
def test_the_german_player_may_have_him_played_in_each_support_phase() -> None:
    """On a theatre of his choice, turn after turn, or not at all."""
    where = {"3435": "s-2g-tk", "3434": "g-14-id"} | PINNED
    head = QUIET + "rising = -1\nstalin_axis = true\n"
    g = field(where, step="soviet-support", head=head, turn=5)
    until(g, "force-stalin")
    assert g.to_act == {"axis"}
    assert open_to(g, "theatre") == {"north", "centre-north", "centre-south", "south"}
    do(g, "theatre south")
    assert len(told(g, "stalin")) == 1
    assert told(g, "stalin")[0]["theatre"] == "south"
    until(g, "force-stalin")
    assert g.state.turn == 6
    do(g, "decline")
    assert len(told(g, "stalin")) == 1


# The die (19.1.2)


def fares(die: int, since: int) -> VictoryTable:
    """The end of the German exploitation phase, so many turns after the rising began."""
    where = {"3435": "g-14-id g-102-id", "1033": "g-106-id g-hq-3-pz-armee"} | PINNED
    lines = f'{QUIET}rising = {8 - since}\nmood = 9\nreduced = ["g-106-id"]\n'
    return field(where, die, step="axis-exploitation", head=lines, turn=8)


@pytest.mark.rule("victory-roads", "19.1.2d")
@pytest.mark.parametrize(
    ("die", "since", "outcome"),
    [
        (1, 0, "on"),
        (4, 0, "on"),
        (5, 0, "loss"),
        (6, 0, "over"),
        (3, 1, "on"),
        (4, 1, "loss"),
        (5, 1, "over"),
        (1, 4, "loss"),
        (2, 4, "over"),
        (1, 5, "over"),
        (6, 6, "over"),
    ],
)
def test_a_die_and_the_turns_since_it_began(die: int, since: int, outcome: str) -> None:
    g = fares(die, since)
    assert told(g, "rising-die")[0] == {"die": die, "total": die + since}
    if outcome == "loss":
        assert asked(g) == "loss"
        assert "axis" in g.to_act
        assert open_to(g, "lose") == {"g-14-id", "g-102-id"}
        do(g, "lose g-102-id")
        assert {"g-102-id"} <= units(g, g.on_map(g.state.reduced))
        assert "g-14-id" not in units(g, g.on_map(g.state.reduced))
    else:
        assert not {"g-14-id", "g-102-id"} & units(g, g.on_map(g.state.reduced))
    assert (g.state.rising == -1) is (outcome == "over")


@pytest.mark.rule("victory-roads", "19.1.2d")
def test_a_headquarters_may_take_that_step() -> None:
    where = {"3435": "g-14-id g-hq-4-armee"} | PINNED
    g = field(where, 5, step="axis-exploitation", head=f"{QUIET}rising = 8\n", turn=8)
    assert open_to(g, "lose") == {"g-14-id", "g-hq-4-armee"}


@pytest.mark.rule("victory-roads", "19.1.2e", "19.1.2d")
def test_if_the_last_german_is_lost_the_marker_goes() -> None:
    """A 5, and the only unit in Warsaw has one step left."""
    g = field(
        {"3435": "g-14-id"} | PINNED,
        5,
        step="axis-exploitation",
        head=f'{QUIET}rising = 8\nreduced = ["g-14-id"]\n',
        turn=8,
    )
    assert at(g, "g-14-id") == "eliminated"
    assert g.state.rising == -1
    assert "3435" in spaces(g, g.state.control[0]), "nobody has entered it"


@pytest.mark.rule("victory-roads", "19.1.2e")
@pytest.mark.parametrize("units_", ["", "h-20-gy"])
def test_or_if_none_is_there_any_more(units_: str) -> None:
    """They have gone: after the die, whatever it was, the marker goes."""
    where = {"1033": "g-14-id"} | ({"3435": units_} if units_ else {}) | PINNED
    g = field(where, 1, step="axis-exploitation", head=f"{QUIET}rising = 8\n", turn=8)
    assert told(g, "rising-die")[0]["total"] == 1
    assert g.state.rising == -1


@pytest.mark.rule("victory-roads", "19.1.2d")
def test_no_die_without_a_rising() -> None:
    for rising in (0, -1):
        where = {"3435": "g-14-id"} | PINNED
        g = field(where, step="axis-exploitation", head=f"{QUIET}rising = {rising}\n", turn=8)
        assert not told(g, "rising-die")
