"""3: supply, replacements and support points."""

from __future__ import annotations

import pytest

from stavka.games.race_for_berlin.berlin import strength
from stavka.games.race_for_berlin.combat import attack_strength, defence_strength
from stavka.games.race_for_berlin.facts import Berlin
from stavka.games.race_for_berlin.logistics import german_lines, soviet_lines
from stavka.games.race_for_berlin.terms import ZHUKOV
from tests.games.race_for_berlin.table import berlin, impulse, unit, zone
from tests.support import offered, play, prompt, spaces, told, units, where

Zones = dict[str, list[str]]
SET_UP = {unit.id: unit.camp for unit in berlin().facts.units if unit.setup}


def alone(zones: Zones, keys: str = "") -> Berlin:
    """Supply has been checked with these units on the map and no others."""
    placed = {name for names in zones.values() for name in names}
    gone = [name for name in SET_UP if name not in placed]
    lines = [f"{place} = {names}" for place, names in zones.items()]
    return impulse("B.1", "\n".join((keys, "[units]", *lines, f"destroyed = {gone}")))


def unsupplied(g: Berlin) -> set[str]:
    return units(g, g.state.unsupplied)


# ---- who is in supply (3.1.1, 3.1.2)


@pytest.mark.rule("race-for-berlin", "3.1.1a")
def test_the_supply_of_all_four_groups_is_checked() -> None:
    assert unsupplied(impulse("B.1")) == set()
    text = """
[units]
storkow = ["47-1"]
calau = ["13-1"]
golssen = ["13-2"]
finsterwalde = ["3ga-1"]
luckau = ["raegener", "404"]
"""
    assert unsupplied(impulse("B.1", text)) == {"47-1", "13-1", "13-2", "3ga-1", "raegener", "404"}


@pytest.mark.rule("race-for-berlin", "3.1.1a")
def test_supply_is_checked_once_for_the_turn() -> None:
    g = impulse("C.1", 'unsupplied = ["8ga-1"]')  # however good its line is now
    play(g, "zhukov", "move 8ga-1", "done", "unit 8ga-1", "to kustrin")
    assert where(g, "8ga-1") == "kustrin"
    assert unsupplied(g) == {"8ga-1"}
    g = impulse("C.1", 'turn = 7\n[units]\nmuncheberg = ["33-1"]\ndestroyed = ["541", "33-2"]')
    play(g, "zhukov", "move 33-1", "done", "unit 33-1", "to strausberg", "stop")
    assert unsupplied(g) == set()  # however bad


@pytest.mark.rule("race-for-berlin", "3.1.1b")
@pytest.mark.parametrize(
    ("germans", "cut"),
    [
        ({"kathlow": ["342"], "guben": ["214"], "niesky": ["branden"]}, True),
        ({"kathlow": ["342"], "guben": ["214"]}, False),  # by Hoyerswerda and Boxberg to Sanitz
        ({"kathlow": ["342"], "niesky": ["branden"]}, False),  # by Straupitz and Guben to Sommerfeld
        ({"guben": ["214"], "niesky": ["branden"]}, False),  # by Kathlow
    ],
)
def test_a_chain_of_free_zones_joins_a_unit_to_its_source(germans: Zones, cut: bool) -> None:
    g = alone({"cottbus": ["13-1"], **germans})
    assert unsupplied(g) & {"13-1"} == ({"13-1"} if cut else set())


@pytest.mark.rule("race-for-berlin", "3.1.1c")
@pytest.mark.parametrize(
    ("place", "german", "counter", "supplied"),
    [
        ("forst", "342", "13-1", True),
        ("forst", "342", "47-1", False),
        ("frankfurt", "286", "47-1", True),
        ("frankfurt", "286", "13-1", False),
    ],
)
def test_soviets_draw_on_the_zones_of_their_own_camp(
    place: str, german: str, counter: str, supplied: bool
) -> None:
    """The Germans of the set-up close all ways but that over the river."""
    g = impulse("B.1", f'[units]\n{place} = ["{counter}"]\ndestroyed = ["{german}"]')
    assert (counter not in unsupplied(g)) == supplied


@pytest.mark.rule("race-for-berlin", "3.1.1d")
@pytest.mark.parametrize("german", ["541", "404"])
@pytest.mark.parametrize(
    ("source", "ring"),
    [
        ("templin", ("prenzlau", "joachimsthal", "liebenwalde", "gransee")),
        ("jerichow", ("havelberg", "rathenow", "genthin")),
        ("freiberg", ("dresden", "meissen", "grimma")),
    ],
)
def test_germans_of_both_camps_draw_on_every_german_supply_zone(
    german: str, source: str, ring: tuple[str, ...]
) -> None:
    soviets = [["47-1"], ["47-2"], ["69-1"], ["69-2"]]
    g = alone({source: [german], **dict(zip(ring, soviets, strict=False))})
    assert german not in unsupplied(g)


@pytest.mark.rule("race-for-berlin", "3.1.1d")
def test_an_occupied_supply_zone_is_no_source() -> None:
    """Dresden lies next to the sources Pirna and Freiberg; all other ways are closed."""
    ring = {"kamenz": ["13-1"], "meissen": ["13-2"], "dresden": ["404"]}
    assert unsupplied(alone({**ring, "pirna": ["3ga-1"]})) & {"404"} == set()
    assert unsupplied(alone({**ring, "pirna": ["3ga-1"], "freiberg": ["3ga-2"]})) & {"404"} == {"404"}


FORST = 'destroyed = ["342"]'
ALL_ROUND = 'destroyed = ["342", "36-ss", "214", "545"]'


@pytest.mark.rule("race-for-berlin", "3.1.2a", "3.1.2c", "3.1.1b")
@pytest.mark.parametrize(
    ("forst", "supplied"),
    [
        (ALL_ROUND, True),  # empty, with no German next to it
        (FORST, False),  # empty, between Germans in Guben and Muskau
        (f'forst = ["13-2"]\n{FORST}', True),  # held by its own camp
        (f'forst = ["33-1"]\n{ALL_ROUND}', False),  # held by the other camp
        ("", False),  # held by Germans
    ],
)
def test_what_a_supply_line_may_pass_through(forst: str, supplied: bool) -> None:
    """13-1 stands in Kathlow, behind Forst on the Neisse."""
    g = impulse("B.1", f'[units]\nkathlow = ["13-1"]\n{forst}')
    assert ("13-1" not in unsupplied(g)) == supplied


@pytest.mark.rule("race-for-berlin", "3.1.2a")
def test_the_other_camp_in_a_source_does_not_close_it() -> None:
    """A line ends there, and passes through nothing (R16)."""
    text = '[units]\nguben = ["13-1"]\n{}\ndestroyed = ["36-ss", "214"]'
    assert "13-1" not in unsupplied(impulse("B.1", text.format("")))
    assert "13-1" not in unsupplied(impulse("B.1", text.format('sommerfeld = ["33-1"]')))
    both = 'guests = ["33-1", "33-2"]\n[units]\nsommerfeld = ["13-1", "33-1"]\ntriebel = ["33-2"]'
    assert "13-1" not in unsupplied(impulse("B.1", both))


@pytest.mark.rule("race-for-berlin", "3.1.2b")
@pytest.mark.parametrize("american", [True, False])
def test_no_line_passes_through_an_american_zone(american: bool) -> None:
    """For both nationalities Eilenburg is the only way out."""
    keys = 'american = ["leipzig", "eilenburg"]\ntracks = [1, 2, 0]' if american else ""
    g = alone({"grimma": ["13-1"], "riesa": ["344"], "dresden": ["404"]}, keys)
    assert unsupplied(g) & {"13-1"} == ({"13-1"} if american else set())
    g = alone({"torgau": ["404"], "riesa": ["13-1"], "herzberg": ["13-2"]}, keys)
    assert unsupplied(g) & {"404"} == ({"404"} if american else set())


@pytest.mark.rule("race-for-berlin", "3.1.2b")
@pytest.mark.parametrize(("mate", "cut"), [("eilenburg", set()), ("wittenberg", {"13-1"})])
def test_an_american_zone_where_its_own_camp_stands_is_not_an_empty_one(mate: str, cut: set[str]) -> None:
    """Only Eilenburg leads out of Leipzig: Germans are next to Bitterfeld and Grimma."""
    keys = 'american = ["leipzig", "eilenburg"]\ntracks = [1, 2, 0]\nstopped = true'
    g = alone({"leipzig": ["13-1"], mate: ["13-2"], "riesa": ["344"], "dessau": ["404"]}, keys)
    assert unsupplied(g) & {"13-1", "13-2"} == cut


@pytest.mark.rule("race-for-berlin", "3.1.2c")
@pytest.mark.parametrize(
    ("east", "between", "supplied"),
    [([], [], True), (["61-2"], [], False), (["61-2"], ["606"], True)],
)
def test_soviets_across_the_river_close_empty_zones_to_german_supply(
    east: list[str], between: list[str], supplied: bool
) -> None:
    """309 in Oderbruch 2 has only the way by Oderbruch 1, on the Oder opposite Barwalde."""
    g = alone({"oderbruch-2": ["309"], "seelow": ["61-1"], "barwalde": east, "oderbruch-1": between})
    assert ("309" not in unsupplied(g)) == supplied


NORTH_OF_BERLIN = {"bernau": ["47-1"], "angermunde": ["25-pzgre"], "kremmen": ["541"]}
"""47-1 has only the way by Werneuchen, between Friedrichshain and the Oder."""


@pytest.mark.rule("race-for-berlin", "3.1.2d")
@pytest.mark.parametrize(
    ("friedrichshain", "supplied"),
    [([], True), (["11-ss"], False), (["11-ss", "3ga-1"], True), (["11-ss", "8ga-1"], True)],
)
def test_a_german_held_in_berlin_does_not_close_the_country_outside(
    friedrichshain: list[str], supplied: bool
) -> None:
    g = alone({**NORTH_OF_BERLIN, "friedrichshain": friedrichshain})
    assert ("47-1" not in unsupplied(g)) == supplied


@pytest.mark.rule("race-for-berlin", "3.1.2d")
def test_inside_berlin_it_closes_empty_zones_all_the_same() -> None:
    g = alone({"friedrichshain": ["11-ss", "3ga-1"]})
    lines = spaces(g, soviet_lines(g, ZHUKOV))
    assert {"werneuchen", "strausberg", "bernau", "mariendorf"} < lines
    assert {"wedding", "treptow", "friedrichshain"}.isdisjoint(lines)


@pytest.mark.rule("race-for-berlin", "3.1.2e")
@pytest.mark.parametrize(
    ("friedrichshain", "level", "supplied"),
    [
        (["8ga-1", "11-ss"], 0, True),
        (["8ga-1", "11-ss"], 1, True),
        (["8ga-1", "11-ss"], 2, True),  # controlled, with a German in it (R16)
        (["3ga-1", "11-ss"], 1, False),
        (["11-ss"], 0, False),
    ],
)
def test_a_line_may_pass_through_a_zone_that_its_own_camp_contests(
    friedrichshain: list[str], level: int, supplied: bool
) -> None:
    """A German in Protzel closes Werneuchen: only Friedrichshain is left, and 8ga-2 behind it."""
    way = {"protzel": ["303"], "friedrichshain": friedrichshain, "strausberg": ["8ga-2"]}
    g = alone({**NORTH_OF_BERLIN, **way}, f"level = {{ friedrichshain = {level} }}")
    assert ("47-1" not in unsupplied(g)) == supplied


@pytest.mark.rule("race-for-berlin", "3.1.1b")
def test_no_german_line_passes_through_a_zone_with_soviets() -> None:
    g = alone({"friedrichshain": ["11-ss", "3ga-1"], "strausberg": ["541"]})
    assert "friedrichshain" not in spaces(g, german_lines(g))


# ---- what it means (3.1.3)


@pytest.mark.rule("race-for-berlin", "3.1.3a")
def test_out_of_supply_strength_is_halved_and_rounded_up() -> None:
    g = impulse("C.1", 'reduced = ["47-1"]\nunsupplied = ["47-1", "303", "1gta-1"]')
    soviet, german = unit(g, "47-1"), unit(g, "303")
    assert attack_strength(g, soviet, zone(g, "oderbruch-2")) == 4  # 7, and no river there
    assert attack_strength(g, unit(g, "1gta-1"), zone(g, "lebus")) == 5  # 22, halved, and the Oder: 5.5
    assert defence_strength(g, german, zone(g, "letschin")) == 3  # 5, in the open
    assert defence_strength(g, german, zone(g, "seelow")) == 5  # 5, doubled, halved (R4)
    assert strength(g, soviet) == 4  # in Berlin too
    supplied = impulse("C.1", 'reduced = ["47-1"]')
    assert attack_strength(supplied, soviet, zone(g, "oderbruch-2")) == 7


@pytest.mark.rule("race-for-berlin", "3.1.3b")
@pytest.mark.parametrize(
    ("step", "side", "mover", "near", "far"),
    [
        ("C.1", "zhukov", "2gta-1", "barwalde", "ziebingen"),
        ("C.4", "zhukov", "21-pz", "drebkau", "calau"),
    ],
)
def test_out_of_supply_a_unit_moves_one_zone(step: str, side: str, mover: str, near: str, far: str) -> None:
    for marked in ("", mover):
        g = impulse(step, f"turn = 7\nunsupplied = {[marked] if marked else []}")
        play(g, side, f"move {mover}", "done", f"unit {mover}")
        assert near in offered(g, side, "to")
        assert (far in offered(g, side, "to")) == (not marked)
        play(g, side, f"to {near}")
        assert bool(offered(g, side, "to")) == (not marked)


@pytest.mark.rule("race-for-berlin", "3.1.3c")
@pytest.mark.parametrize(("step", "side", "mover"), [("C.1", "zhukov", "8ga-1"), ("C.3", "konev", "712")])
def test_out_of_supply_a_unit_cannot_be_put_in_reserve(step: str, side: str, mover: str) -> None:
    g = impulse(step, f'unsupplied = ["{mover}"]')
    assert mover not in offered(g, side, "reserve")
    assert mover in offered(g, side, "move") & offered(g, side, "fight")
    assert mover in offered(impulse(step), side, "reserve")


@pytest.mark.rule("race-for-berlin", "3.1.3d")
def test_a_marker_shows_who_is_out_of_supply_until_the_next_check() -> None:
    def marked(g: Berlin) -> set[str]:
        return {row.id for row in g.view("konev").table.units if "unsupplied" in row.marks}

    g = impulse("B.1", '[units]\nstorkow = ["47-1"]')
    assert marked(g) == {"47-1"}
    assert told(g, "unsupplied") == [{"units": ["47-1"]}]
    assert marked(impulse("D.1", 'unsupplied = ["8ga-1"]')) == {"8ga-1"}
    assert marked(impulse("B.1", 'unsupplied = ["8ga-1"]')) == set()


# ---- replacements (3.2.1)

LOSSES = """
reduced = ["8ga-1", "69-1", "13-1", "712", "47-1"]
unsupplied = ["69-1"]
[units]
destroyed = ["47-1", "13-2", "606"]
"""


@pytest.mark.rule("race-for-berlin", "3.2.1a", "3.2.1b", "3.2.1c")
@pytest.mark.parametrize(
    ("step", "side", "restored", "returned"),
    [("B.2", "zhukov", "8ga-1", "47-1"), ("B.2-konev", "konev", "13-1", "13-2")],
)
def test_the_point_serves_soviets_of_the_players_camp(
    step: str, side: str, restored: str, returned: str
) -> None:
    """Not Germans, not the other camp's, not 69-1, which is out of supply."""
    g = impulse(step, LOSSES)
    assert offered(g, side, "restore") == {restored}
    assert offered(g, side, "bring_back") == {returned}
    play(g, side, f"restore {restored}")
    assert restored not in units(g, g.state.reduced)
    assert where(g, restored) in ("oder-bridgehead", "triebel")


@pytest.mark.rule("race-for-berlin", "3.2.1a")
@pytest.mark.parametrize("action", ["restore 8ga-1", "bring_back 47-1", "convert"])
def test_a_player_has_one_point_a_turn_and_it_has_one_use(action: str) -> None:
    g = impulse("B.2", LOSSES)
    play(g, "zhukov", action)
    if action.startswith("bring_back"):
        play(g, "zhukov", "to kustrin")
    for verb in ("restore", "bring_back", "convert"):
        assert not offered(g, "zhukov", verb)
    assert prompt(g, "zhukov") == "replacements"  # support may still be bought
    play(g, "zhukov", "done")
    assert offered(g, "konev", "convert")  # his own


@pytest.mark.rule("race-for-berlin", "3.2.1d")
def test_a_destroyed_unit_comes_back_reduced_in_a_supply_zone_of_its_camp() -> None:
    g = impulse("B.2", '[units]\ndestroyed = ["47-1"]\nreppen = ["52-1"]\noder-bridgehead = ["69-1", "69-2"]')
    play(g, "zhukov", "bring_back 47-1")
    # Not in Reppen, where the other camp stands (7.3.3), nor in the bridgehead.
    assert offered(g, "zhukov", "to") == {"kustrin", "goritz", "ziebingen", "barwalde"}
    play(g, "zhukov", "to ziebingen")
    assert where(g, "47-1") == "ziebingen"
    assert units(g, g.state.reduced) == {"47-1"}
    assert unsupplied(g) == set()
    assert "47-1" not in units(g, g.state.used)


@pytest.mark.rule("race-for-berlin", "3.2.1d")
def test_nobody_comes_back_where_no_supply_zone_is_open() -> None:
    strays = {"kustrin": "52-1", "goritz": "52-2", "reppen": "13-1", "ziebingen": "13-2", "barwalde": "3ga-1"}
    zhukovs = [name for name, camp in SET_UP.items() if camp == "zhukov"]
    lines = [f'{place} = ["{name}"]' for place, name in strays.items()]
    g = impulse("B.2", "\n".join(("[units]", *lines, f"destroyed = {zhukovs}")))
    assert not offered(g, "zhukov", "bring_back")
    assert offered(g, "zhukov", "convert")


# ---- support (3.2.2, 3.2.3)


@pytest.mark.rule("race-for-berlin", "3.2.2b", "3.2.2c")
def test_units_put_out_of_supply_give_a_support_point_each() -> None:
    g = impulse("B.2", 'unsupplied = ["69-1"]\n[units]\ndestroyed = ["33-1"]')
    soviets = g.facts.SOVIETS & g.facts.CAMP[ZHUKOV]
    assert offered(g, "zhukov", "forgo") == units(g, g.on_map(soviets)) - {"69-1"}
    play(g, "zhukov", "forgo 8ga-1", "forgo 47-1", "convert", "forgo 47-2")
    assert g.state.support == [4, 0]
    assert unsupplied(g) == {"69-1", "8ga-1", "47-1", "47-2"}
    assert {"8ga-1", "47-1", "47-2"}.isdisjoint(offered(g, "zhukov", "forgo"))
    tracks = {(row.id, row.side): row.value for row in g.view("konev").table.tracks}
    assert tracks["support", "zhukov"] == 4
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    assert {"8ga-1", "47-1", "47-2"}.isdisjoint(offered(g, "zhukov", "reserve"))
    assert attack_strength(g, unit(g, "8ga-1"), zone(g, "seelow")) == 10


@pytest.mark.rule("race-for-berlin", "3.2.1b", "3.2.2b")
def test_a_unit_restored_or_brought_back_may_then_give_a_support_point() -> None:
    g = impulse("B.2", 'reduced = ["8ga-1"]')
    play(g, "zhukov", "restore 8ga-1", "forgo 8ga-1")
    assert g.state.support == [1, 0]
    g = impulse("B.2", '[units]\ndestroyed = ["33-1"]')
    play(g, "zhukov", "bring_back 33-1", "to ziebingen", "forgo 33-1")
    assert g.state.support == [1, 0]
    assert "33-1" in unsupplied(g)


@pytest.mark.rule("race-for-berlin", "3.2.2b", "3.2.1c")
def test_a_unit_put_out_of_supply_cannot_be_restored() -> None:
    g = impulse("B.2", 'reduced = ["8ga-1", "8ga-2"]')
    play(g, "zhukov", "forgo 8ga-1")
    assert offered(g, "zhukov", "restore") == {"8ga-2"}


@pytest.mark.rule("race-for-berlin", "3.2.2a")
def test_the_point_can_become_a_support_point_that_pays_for_an_urban_roll() -> None:
    g = impulse("B.2", 'turn = 7\n[units]\nmariendorf = ["8ga-1", "8ga-2"]', 2)
    play(g, "zhukov", "convert")
    assert g.state.support == [1, 0]
    play(g, "zhukov", "done")
    play(g, "konev", "done")
    play(g, "zhukov", "fight 8ga-1", "done", "storm mariendorf", "resolve")
    assert g.state.support == [0, 0]


@pytest.mark.rule("race-for-berlin", "3.2.3a")
def test_an_unused_point_is_lost() -> None:
    g = impulse("B.2")
    play(g, "zhukov", "done")
    while g.state.turn == 1 or prompt(g, "zhukov") != "replacements":
        actions = list(g.legal_actions())
        g.play(*next((action for action in actions if action.verb == "done"), actions[0]))
    play(g, "zhukov", "convert")  # the next turn brings one, not two
    assert g.state.support == [1, 0]
    assert not offered(g, "zhukov", "convert")


@pytest.mark.rule("race-for-berlin", "3.2.3b")
def test_unused_support_is_lost_when_the_turn_ends() -> None:
    g = impulse("D.3", "support = { zhukov = 3, konev = 1 }")
    assert g.state.turn == 2
    assert g.state.support == [0, 0]
