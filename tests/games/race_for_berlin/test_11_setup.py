"""Chapter 11: the set-up, and where reinforcements arrive."""

from __future__ import annotations

import pytest

from tests.games.race_for_berlin.battle import field
from tests.games.race_for_berlin.table import ORDINARY, TWELFTH, hand, impulse, zone
from tests.support import offered, play, prompt, units, where

SET_UP = {
    "11.1a": ("zhukov", "soviet", "barwalde", "61-1 61-2 1pol-1 1pol-2"),
    "11.1b": ("zhukov", "soviet", "kustrin", "47-1 47-2 3sha-1 3sha-2 2gta-1 2gta-2"),
    "11.1c": ("zhukov", "soviet", "oder-bridgehead", "5sha-1 5sha-2 8ga-1 8ga-2"),
    "11.1d": ("zhukov", "soviet", "reppen", "69-1 69-2"),
    "11.1e": ("zhukov", "soviet", "ziebingen", "33-1 33-2"),
    "11.1f": ("zhukov", "soviet", "goritz", "1gta-1 1gta-2"),
    "11.2a": ("zhukov", "german", "gorlitz", "10-pz-ss 72 17"),
    "11.2b": ("zhukov", "german", "niesky", "branden"),
    "11.2c": ("zhukov", "german", "rietschen", "615"),
    "11.2d": ("zhukov", "german", "muskau", "545"),
    "11.2e": ("zhukov", "german", "spremberg", "1-pz-ss 344"),
    "11.2f": ("zhukov", "german", "dresden", "404"),
    "11.2g": ("zhukov", "german", "forst", "342"),
    "11.2h": ("zhukov", "german", "guben", "36-ss 214"),
    "11.2i": ("zhukov", "german", "lieberose", "275 35-ss"),
    "11.2j": ("zhukov", "german", "cottbus", "21-pz"),
    "11.3a": ("konev", "soviet", "triebel", "3ga-1 3ga-2 13-1 13-2 3gta-1 3gta-2"),
    "11.3b": ("konev", "soviet", "priebus", "5ga-1 5ga-2 4gta-1 4gta-2"),
    "11.3c": ("konev", "soviet", "sanitz", "2pol-1 2pol-2"),
    "11.3d": ("konev", "soviet", "penzig", "52-1 52-2"),
    "11.4a": ("konev", "german", "furstenberg", "391 32-ss"),
    "11.4b": ("konev", "german", "beeskow", "raegener"),
    "11.4c": ("konev", "german", "frankfurt", "286"),
    "11.4d": ("konev", "german", "lebus", "712 169"),
    "11.4e": ("konev", "german", "seelow", "303 20-pzgre"),
    "11.4f": ("konev", "german", "falkenhagen", "kurmark 156"),
    "11.4g": ("konev", "german", "oderbruch-1", "606 5-jager"),
    "11.4h": ("konev", "german", "oderbruch-2", "9-falsch 309"),
    "11.4i": ("konev", "german", "letschin", "munch"),
    "11.4j": ("konev", "german", "protzel", "25-pzgre"),
    "11.4k": ("konev", "german", "muncheberg", "541"),
}

WAITING = f"{ORDINARY} {TWELFTH}"
NORTH, WEST = {"wittstock", "templin", "prenzlau"}, {"jerichow", "genthin", "zerbst"}


@pytest.mark.rule("race-for-berlin", *SET_UP)
@pytest.mark.parametrize(("camp", "nationality", "place", "names"), SET_UP.values(), ids=SET_UP)
def test_units_stand_where_the_rulebook_puts_them(
    camp: str, nationality: str, place: str, names: str
) -> None:
    g = impulse("B.2")
    assert units(g, g.state.at[zone(g, place)]) == set(names.split())
    rows = [row for row in g.facts.units if row.id in names.split()]
    assert {(row.camp, row.nationality) for row in rows} == {(camp, nationality)}


@pytest.mark.rule("race-for-berlin", "11-d")
def test_all_others_wait_and_all_are_at_full_strength() -> None:
    g = impulse("B.2")
    placed = {name for *_, names in SET_UP.values() for name in names.split()}
    assert units(g, g.on_map(g.facts.SOVIETS | g.facts.GERMANS)) == placed
    assert units(g, g.state.at[g.facts.WAITING]) == set(WAITING.split())
    assert not g.state.reduced | g.state.used | g.state.unsupplied
    for army in g.facts.armies:
        assert len({where(g, counter) for counter in army.counters}) == 1


@pytest.mark.rule("race-for-berlin", "11-a")
def test_konev_is_given_heinrici_and_the_other_tokens_go_into_the_cup() -> None:
    g = impulse("B.2")
    assert g.rules.sides[g.state.heinrici] == "konev"
    assert g.state.heinrici_from <= 1, "he may use it from the start"
    assert g.state.cup == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    assert (g.state.token, g.state.out) == ([0, 0], ())


@pytest.mark.rule("race-for-berlin", "11-b", "11-c")
def test_the_markers_are_on_their_first_boxes() -> None:
    tracks = {(track.id, track.side): track.value for track in impulse("B.2").view("konev").table.tracks}
    assert (tracks["turn", ""], tracks["operation", ""]) == (1, 1)
    for camp in ("zhukov", "konev"):
        assert (tracks["victory", camp], tracks["support", camp]) == (0, 0)


@pytest.mark.rule("race-for-berlin", "11-b")
def test_the_operation_marker_goes_back_to_box_1_when_operations_begin() -> None:
    assert impulse("C", "turn = 2\noperation = 4").state.operation == 1


@pytest.mark.rule("race-for-berlin", "11-d")
def test_the_set_up_keeps_every_rule() -> None:
    """Nobody is over-stacked, beyond the boundary or out of supply."""
    assert impulse("B.2").rules.problems() == []


# ---- 11.5 and 11.6: where reinforcements arrive


def arriving(names: str, camp: str, head: str = "", **held: str) -> set[str]:
    """The zones open to a reinforcement that comes on turn 6, when nobody fails; others never come."""
    removed = " ".join(name for name in WAITING.split() if name not in names.split())
    g = field("A.1", {**held, "waiting": names, "removed": removed}, head=f"turn = 6\n{head}")
    assert prompt(g, camp) == "arrival"
    zones = offered(g, camp, "to")
    play(g, camp, f"to {min(zones)}")
    assert {where(g, name) for name in names.split()} == {min(zones)}, "all its counters together"
    return zones


@pytest.mark.parametrize(
    ("names", "camp", "zones"),
    [
        pytest.param(
            "3-1 3-2",
            "zhukov",
            {"kustrin", "goritz", "reppen", "ziebingen", "barwalde"},
            id="3rd Army",
            marks=pytest.mark.rule("race-for-berlin", "11.5.1a"),
        ),
        pytest.param(
            "28-1 28-2",
            "konev",
            {"sommerfeld", "triebel", "priebus", "sanitz", "penzig"},
            id="28th Army",
            marks=pytest.mark.rule("race-for-berlin", "11.6.1a"),
        ),
        pytest.param(
            "31-1",
            "konev",
            {"sommerfeld", "triebel", "priebus", "sanitz", "penzig"},
            id="31st Army",
            marks=pytest.mark.rule("race-for-berlin", "11.6.1b"),
        ),
        pytest.param(
            "1-falsch",
            "zhukov",
            {"zittau", "pirna", "freiberg", "grimma", "leipzig"},
            id="1st Parachute",
            marks=pytest.mark.rule("race-for-berlin", "11.5.2a"),
        ),
    ],
)
def test_reinforcements_choose_among_their_own_zones(names: str, camp: str, zones: set[str]) -> None:
    assert arriving(names, camp) == zones


@pytest.mark.rule("race-for-berlin", "11.5.3a")
@pytest.mark.parametrize("name", TWELFTH.split())
def test_the_twelfth_army_enters_on_the_west_edge(name: str) -> None:
    assert arriving(name, "zhukov", "twelfth = 6") == WEST


DIVISIONS_OF_THE_NORTH = [
    pytest.param("11-ss", id="11-ss", marks=pytest.mark.rule("race-for-berlin", "11.6.2a")),
    pytest.param("23-ss", id="23-ss", marks=pytest.mark.rule("race-for-berlin", "11.6.2b")),
    pytest.param("18-pzgre", id="18-pzgre", marks=pytest.mark.rule("race-for-berlin", "11.6.2c")),
]


@pytest.mark.parametrize("name", DIVISIONS_OF_THE_NORTH)
def test_divisions_of_the_north_arrive_at_joachimsthal(name: str) -> None:
    rest = " ".join(other for other in WAITING.split() if other != name)
    g = field(
        "A.1", {"waiting": name, "removed": rest}, head="turn = 6\n" + hand(2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    )
    assert where(g, name) == "joachimsthal"


@pytest.mark.parametrize("name", DIVISIONS_OF_THE_NORTH)
def test_or_if_soviets_are_there_in_a_supply_zone_of_the_north_edge(name: str) -> None:
    """Of the three, the nearest are open (2.1.3)."""
    zones = arriving(name, "konev", joachimsthal="8ga-1")
    assert zones == {"templin", "prenzlau"}
    assert zones < NORTH
