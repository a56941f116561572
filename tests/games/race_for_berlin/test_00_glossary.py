"""The preamble, the glossary and the units: what the rulebook's words mean on this map."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.names import bits
from tests.games.race_for_berlin import city
from tests.games.race_for_berlin.battle import attack, field, modifiers
from tests.games.race_for_berlin.marching import marching
from tests.games.race_for_berlin.table import berlin, hand, impulse, zone
from tests.support import offered, play, prompt, spaces, told, units, where

SIX = {"charlottenburg", "wedding", "friedrichshain", "treptow", "mariendorf", "zehlendorf"}


def group(g: Berlin, camp: str, nationality: str) -> set[str]:
    """All counters of a camp and a nationality."""
    return {row.id for row in g.facts.units if (row.camp, row.nationality) == (camp, nationality)}


# ---- preamble, and the four forces


@pytest.mark.rule("race-for-berlin", "preamble-a", "glossary-k")
def test_two_players_share_all_units_of_both_nationalities() -> None:
    g = berlin()
    assert g.rules.sides == ("zhukov", "konev")
    forces = [group(g, camp, nationality) for camp in g.rules.sides for nationality in ("soviet", "german")]
    assert [len(force) for force in forces] == [22, 26, 17, 20]
    assert len(set().union(*forces)) == len(g.facts.units) == 85


FORCES = [
    pytest.param(
        "C.1", "zhukov", "soviet", "zhukov", id="C.1", marks=pytest.mark.rule("race-for-berlin", "glossary-c")
    ),
    pytest.param(
        "C.2", "konev", "soviet", "konev", id="C.2", marks=pytest.mark.rule("race-for-berlin", "glossary-e")
    ),
    pytest.param(
        "C.3", "konev", "german", "zhukov", id="C.3", marks=pytest.mark.rule("race-for-berlin", "glossary-f")
    ),
    pytest.param(
        "C.4", "zhukov", "german", "konev", id="C.4", marks=pytest.mark.rule("race-for-berlin", "glossary-d")
    ),
]


@pytest.mark.rule("race-for-berlin", "preamble-b")
@pytest.mark.parametrize(("step", "player", "nationality", "sector"), FORCES)
def test_a_player_commands_his_own_counters_and_only_in_their_impulse(
    step: str, player: str, nationality: str, sector: str
) -> None:
    """At the start each German force stands in the other front's sector."""
    g = impulse(step)
    mine = group(g, player, nationality)
    assert g.to_act == {player}
    assert offered(g, player, "move") == {name for name in mine if where(g, name) != "waiting"}
    assert {g.facts.zones[zone(g, where(g, name))].sector for name in offered(g, player, "move")} == {sector}
    other = {"zhukov": "konev", "konev": "zhukov"}[player]
    with pytest.raises(IllegalAction, match="turn"):
        g.play(other, "move", min(offered(g, player, "move")))


@pytest.mark.rule("race-for-berlin", "glossary-k", "preamble-b")
@pytest.mark.parametrize(("division", "owner"), [("17", "zhukov"), ("303", "konev")])
def test_what_befalls_a_german_unit_is_decided_by_its_player_whoever_attacks(
    division: str, owner: str
) -> None:
    """A camp is a player: Konev may attack his own Germans, and retreats them himself. 2:1, die 4: R."""
    g = field("C.2", {"drebkau": "13-1", "calau": division}, 4)
    attack(g, "calau", "13-1")
    assert told(g, "combat")[-1]["result"] == "R"
    assert (g.to_act, prompt(g, owner)) == ({owner}, "retreat")


@pytest.mark.rule("race-for-berlin", "glossary-j")
def test_soviets_are_enemies_of_all_germans_and_of_no_soviets() -> None:
    g = field("C.1", {"muncheberg": "8ga-1", "strausberg": "303", "protzel": "17", "letschin": "13-1"})
    play(g, "zhukov", "fight 8ga-1", "done")
    assert offered(g, "zhukov", "attack") == {"strausberg", "protzel"}


@pytest.mark.rule("race-for-berlin", "glossary-j")
def test_germans_are_enemies_of_all_soviets_and_of_no_germans() -> None:
    g = field("C.3", {"muncheberg": "303", "strausberg": "8ga-1", "protzel": "13-1", "letschin": "17"})
    play(g, "konev", "fight 303", "done")
    assert offered(g, "konev", "attack") == {"strausberg", "protzel"}


# ---- Berlin


@pytest.mark.rule("race-for-berlin", "glossary-a")
def test_berlin_is_six_zones() -> None:
    g = berlin()
    assert spaces(g, g.facts.BERLIN) == SIX
    assert "Tempelhof" in g.facts.zones[zone(g, "mariendorf")].aliases


@pytest.mark.rule("race-for-berlin", "glossary-a")
def test_what_holds_in_berlin_holds_nowhere_else() -> None:
    """Germans are stormed there and attacked elsewhere; a Soviet unit may enter among them there only."""
    places = {"zossen": "3ga-1", "mariendorf": "11-ss", "trebbin": "17"}
    g = field("C.2", places)
    play(g, "konev", "fight 3ga-1", "done")
    assert offered(g, "konev", "attack") == {"trebbin"}
    g = marching("C.2", places, "3ga-1")
    assert "mariendorf" in offered(g, "konev", "to")
    assert "trebbin" not in offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "glossary-b")
@pytest.mark.parametrize(("level", "contested"), [(0, True), (1, True), (2, False), (3, False)])
def test_a_berlin_zone_with_soviets_is_contested_below_level_2(level: int, contested: bool) -> None:
    """What shows it: nobody controls it, and a Soviet unit that enters it must stop."""
    places = {"mariendorf": "3ga-1", "zossen": "3ga-2"}
    g = marching("C.2", places, "3ga-2", head=f"turn = 7\nlevel = {{ mariendorf = {level} }}")
    assert city.shown(g) == ("" if contested else "konev", level)
    play(g, "konev", "to mariendorf")
    assert (prompt(g, "konev") != "move") is contested


@pytest.mark.rule("race-for-berlin", "glossary-b")
@pytest.mark.parametrize("soviets", [True, False])
def test_without_a_soviet_unit_it_is_not_contested(soviets: bool) -> None:
    """A German unit enters from outside unless it is (7.4.1); out of supply it has no way round."""
    places = {"konigs-wusterhausen": "303", **({"mariendorf": "3ga-1"} if soviets else {})}
    g = marching("C.3", places, "303", head='turn = 7\nunsupplied = ["303"]')
    assert ("mariendorf" in offered(g, "konev", "to")) is not soviets


@pytest.mark.rule("race-for-berlin", "glossary-h")
def test_each_berlin_zone_has_a_garrison_that_is_no_unit() -> None:
    """It takes no room, and the zone counts as empty."""
    g = marching("C.3", {"konigs-wusterhausen": "303"}, "303", head="turn = 7")
    garrisons = {row.id: row.garrison for row in g.facts.zones if row.garrison}
    assert garrisons.keys() == SIX
    assert garrisons["mariendorf"] == 20
    assert not any(g.state.at[zone(g, name)] for name in SIX)
    assert {"mariendorf", "treptow"} <= offered(g, "konev", "to")


@pytest.mark.rule("race-for-berlin", "glossary-h")
def test_the_garrison_defends_in_urban_rolls_and_is_never_reduced() -> None:
    """Level +1 and one step for the defenders: there is nobody but the garrison, which stays as it was."""
    places = {"mariendorf": "8ga-1 8ga-2"}
    g = field("C.1", places, 5, head="turn = 7\nsupport = { zhukov = 1 }\nlevel = { mariendorf = 1 }")
    assert city.odds(g, "mariendorf", "8ga-1", "8ga-2").defence == 20
    city.storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert "D1" in told(g, "urban")[-1]["result"]
    assert not told(g, "reduced") + told(g, "destroyed")
    assert city.odds(g, "mariendorf", "8ga-1", "8ga-2").defence == 20


@pytest.mark.rule("race-for-berlin", "glossary-h")
def test_the_garrison_neither_attacks_nor_helps_outside_its_zone() -> None:
    g = field("C.3", {"mariendorf": "3ga-1 11-ss"}, head="turn = 7")
    assert city.odds(g, "mariendorf", "11-ss").attack == 6
    g = field("C.3", {"mariendorf": "3ga-1"}, head="turn = 7")
    assert "mariendorf" not in offered(g, "konev", "storm")


# ---- the map


@pytest.mark.rule("race-for-berlin", "glossary-g")
def test_three_tracks_lead_from_their_starts_to_berlin() -> None:
    g = berlin()
    f = g.facts
    assert sorted(f.tracks) == [1, 2, 3]
    for number, zones in f.tracks.items():
        names = [f.board.names[z] for z in zones]
        assert names[0] == {1: "leipzig", 2: "leipzig", 3: "kyritz"}[number]
        assert names[-1] in SIX
        assert not SIX & set(names[:-1])
        assert all(f.neighbours[a] >> b & 1 for a, b in pairwise(zones))
        marked = {zone.id for zone in f.zones if number in [row.track for row in zone.tracks]}
        assert marked == set(names)


@pytest.mark.rule("race-for-berlin", "glossary-i")
def test_the_oder_neisse_parts_the_soviet_supply_zones_from_the_rest() -> None:
    g = berlin()
    f = g.facts
    east = f.SOVIET_SUPPLY[0] | f.SOVIET_SUPPLY[1]
    assert spaces(g, east) == {zone.id for zone in f.zones if zone.side == "east"}
    assert not east >> zone(g, "oder-bridgehead") & 1
    for number, near in enumerate(f.neighbours):
        over_the_line = near & ~f.german_neighbours[number]
        assert over_the_line == near & (~east if east >> number & 1 else east)


@pytest.mark.rule("race-for-berlin", "glossary-i")
def test_no_german_crosses_it() -> None:
    g = marching("C.4", {"guben": "17", "destroyed": "33-1"}, "17", head="turn = 7")
    assert "furstenberg" in offered(g, "zhukov", "to")
    assert not {"ziebingen", "sommerfeld"} & offered(g, "zhukov", "to")


@pytest.mark.rule("race-for-berlin", "glossary-l")
def test_every_zone_has_an_index_that_falls_towards_the_west() -> None:
    g = berlin()
    assert all(type(row.index) is int and row.index > 0 for row in g.facts.zones)
    by_longitude = sorted(g.facts.zones, key=lambda row: row.lon)
    assert max(row.index for row in by_longitude[:10]) < min(row.index for row in by_longitude[-10:])


@pytest.mark.rule("race-for-berlin", "glossary-m")
def test_victory_zones_are_those_worth_points() -> None:
    """Outside Berlin the first Soviet unit to enter scores; in Berlin, who comes to control the zone."""
    g = marching("C.2", {"zossen": "3ga-1", "zehlendorf": "5ga-1"}, "3ga-1", head="turn = 7")
    values = {row.id: row.vp for row in g.facts.zones if row.vp}
    assert values.keys() > SIX
    assert spaces(g, g.facts.VICTORY | g.facts.BERLIN) == values.keys()
    play(g, "konev", "to trebbin")
    assert city.points(g)["konev"] == values.get("trebbin", 0) == 0
    play(g, "konev", "to luckenwalde")
    assert city.points(g)["konev"] == values["luckenwalde"] > 0
    g = marching("C.2", {"zossen": "3ga-1"}, "3ga-1", head="turn = 7")
    play(g, "konev", "to mariendorf")
    assert city.points(g)["konev"] == 0


# ---- the counters


@pytest.mark.rule("race-for-berlin", "units-a", "units-c")
def test_an_army_is_two_counters_and_only_the_31st_one() -> None:
    f = berlin().facts
    assert {army.id for army in f.armies if len(army.counters) != 2} == {"31"}
    assert {row.id for row in f.units if row.army == "31"} == {"31-1"}
    assert next(row for row in f.units if row.id == "31-1").camp == "konev"
    counters = [counter for army in f.armies for counter in army.counters]
    assert sorted(counters) == sorted(row.id for row in f.units if row.nationality == "soviet")


@pytest.mark.rule("race-for-berlin", "units-a")
def test_its_counters_are_activated_and_hit_one_by_one() -> None:
    """28 against 16 is 1:1; a complete army makes 3 of a die of 2: A1D1."""
    g = field("C.2", {"drebkau": "13-1 13-2", "calau": "10-pz-ss 1-pz-ss"}, 2)
    play(g, "konev", "fight 13-1")
    assert "13-1" not in offered(g, "konev", "fight") | offered(g, "konev", "move")
    assert "13-2" in offered(g, "konev", "fight") & offered(g, "konev", "move")
    play(g, "konev", "fight 13-2", "done", "attack calau", "add 13-1", "add 13-2", "resolve")
    assert offered(g, "konev", "lose") == {"13-1", "13-2"}
    play(g, "konev", "lose 13-1")
    assert units(g, g.state.reduced & g.facts.SOVIETS) == {"13-1"}


@pytest.mark.rule("race-for-berlin", "units-a")
def test_what_names_an_army_means_both_its_counters() -> None:
    g = impulse("C.1", hand(zhukov=7))
    play(g, "zhukov", "token", "army 8ga-1")
    assert offered(g, "zhukov", "truck") == {"8ga-1", "8ga-2"}


@pytest.mark.rule("race-for-berlin", "units-c", "units-a")
@pytest.mark.parametrize(
    ("counters", "whole"), [(["13-1", "13-2"], True), (["13-1", "28-1"], False), (["31-1"], False)]
)
def test_the_bonus_of_a_complete_army_needs_both_its_counters(counters: list[str], whole: bool) -> None:
    g = field("C.2", {"drebkau": " ".join(counters), "calau": "17"})
    assert ("whole-army" in modifiers(g, "calau", *counters)) is whole


@pytest.mark.rule("race-for-berlin", "units-c")
def test_the_31st_is_never_torn_apart() -> None:
    g = field("C.2", {"drebkau": "31-1"})
    assert "31-1" in offered(g, "konev", "fight")
    assert not units(g, g.impulse.apart)


@pytest.mark.rule("race-for-berlin", "units-b")
def test_a_german_division_is_a_single_counter() -> None:
    f = berlin().facts
    germans = [row for row in f.units if row.nationality == "german"]
    assert not any(row.army for row in germans)
    assert len({row.name for row in germans}) == len(germans) == 46
    assert not any(f.army_of[number] for number in bits(f.GERMANS))
