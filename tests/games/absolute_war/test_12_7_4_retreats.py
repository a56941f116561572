"""Retreats (12.7.4), also against a slow search of our own, written from the rulebook and the map file."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from stavka.games.absolute_war import retreat
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SOVIET
from stavka.kernel.names import bits
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, at_tula, clash
from tests.games.absolute_war.table import RULES, asked, at, do, field, holder, marked, open_to, stacks

# ---- the oracle: every way, one after the other


@cache
def roads() -> dict[str, frozenset[str]]:
    """Which zones touch, as the map file has it; nothing goes over impassable borders."""
    board = tomllib.loads((RULES.folder / "board.toml").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {zone["id"]: set() for zone in board["zone"]}
    for border in board["border"]:
        if border["kind"] != "impassable":
            found[border["a"]].add(border["b"])
            found[border["b"]].add(border["a"])
    return {zone: frozenset(near) for zone, near in found.items()}


@cache
def distance(a: str, b: str) -> int:
    """How many zones lie between two, the last counted."""
    far, edge, steps = {a}, {a}, 0
    while b not in edge:
        edge = {near for zone in edge for near in roads()[zone]} - far
        far |= edge
        steps += 1
    return steps


def passable(a: str, b: str) -> bool:
    """The Ice Road lets stacks out of Leningrad and not back into it (20.1)."""
    return (a, b) != ("volkhov", "leningrad")


def ways(start: str, centre: str, length: int, friendly: set[str]) -> list[tuple[str, ...]]:
    """All ways of a length through friendly zones on which every step leads farther from the combat."""
    found: list[tuple[str, ...]] = [(start,)]
    for _ in range(length):
        found = [
            (*way, zone)
            for way in found
            for zone in roads()[way[-1]] & friendly
            if distance(centre, zone) == distance(centre, way[-1]) + 1 and passable(way[-1], zone)
        ]
    return found


def ends(start: str, centre: str, length: int, friendly: set[str], hostile: set[str]) -> set[str]:
    """Where a retreat may end: if possible not next to the enemy on the way, else at least not at its end."""
    exposed = {near for zone in hostile for near in roads()[zone]}
    every = ways(start, centre, length, friendly)
    hidden = {way[-1] for way in every if not exposed & set(way[1:])}
    return hidden or {way[-1] for way in every} - exposed or {way[-1] for way in every}


def random_front(random: Random) -> War:
    """Control as it may come, and few stacks of both, some of them in the same zones."""
    zones = sorted(roads())
    german = {zone for zone in zones if random.random() < random.choice((0.3, 0.5, 0.7))}
    units: dict[str, list[str]] = {}
    for unit in ("g9a", "g4a", "g16a", "s-w", "s-bry", "s-kal"):
        free = [zone for zone in zones if zone not in units or RULES.facts.BOX >> RULES.space[zone] & 1]
        shared = [
            zone for zone in units if len(units[zone]) == 1 and RULES.facts.REGION >> RULES.space[zone] & 1
        ]
        units.setdefault(random.choice(shared if shared and random.random() < 0.3 else free), []).append(unit)
    return field(
        {zone: " | ".join(names) for zone, names in units.items()},
        german=" ".join(german),
        soviet=" ".join(set(zones) - german),
    )


@pytest.mark.rule("absolute-war", "12.7.4a", "12.7.4b", "12.7.4c", "20.1c")
@pytest.mark.parametrize("seed", range(60))
def test_retreats_end_where_a_search_of_all_ways_ends(seed: int) -> None:
    """For every stack and every zone next to it or its own as the place of the combat, one zone and two."""
    random = Random(seed)
    game = random_front(random)
    names = RULES.board.names
    held = {
        side: {name for name in names[: len(roads())] if holder(game, name) == side}
        for side in ("german", "soviet")
    }
    for side, name, enemy in ((GERMAN, "german", "soviet"), (SOVIET, "soviet", "german")):
        for unit in bits(game.on_map(game.of(side))):
            start = names[game.state.where[unit]]
            centre = random.choice([start, *sorted(roads()[start])])
            for length in (1, 2):
                found = retreat.ends(game, 1 << unit, RULES.space[centre], length, side)
                wanted = ends(start, centre, length, held[name], held[enemy])
                assert {names[zone] for zone in bits(found)} == wanted, (unit, start, centre, length)


# ---- played


@pytest.mark.rule("absolute-war", "12.7.4a")
def test_a_retreat_of_two_zones_does_not_zigzag() -> None:
    """From Tula neither Ryazan nor Moscow is two zones away, and Vyazma lies under the guns of Bryansk."""
    game = clash(at_tula("g2pz g9a", "s-bry"), "g2pz", "s-bry", "DB")
    assert open_to(game, "retreat") == {"gorki", "kalinin", "tambov", "yaroslavl"}


@pytest.mark.rule("absolute-war", "12.7.4b")
def test_a_retreat_avoids_contested_zones_and_those_of_the_enemy() -> None:
    """Ryazan is contested, Moscow German: what is left lies next to the enemy."""
    game = at_tula(german="bryansk kursk sumy moscow", ryazan="g17a | s-kal")
    clash(game, "g9a", "s-bry", "DR")
    assert open_to(game, "retreat") == {"kaluga", "voronezh"}


@pytest.mark.rule("absolute-war", "12.7.4c")
def test_a_contested_zone_is_nobodys_and_frightens_nobody() -> None:
    """Vyazma was German and is contested now: Moscow next to it is as safe as Ryazan."""
    game = at_tula(german="bryansk kursk sumy vyazma", vyazma="g17a | s-kal")
    clash(game, "g9a", "s-bry", "DR")
    assert open_to(game, "retreat") == {"moscow", "ryazan"}


@pytest.mark.rule("absolute-war", "12.7.4b")
def test_there_is_no_retreat_over_impassable_borders() -> None:
    """Krasnodar touches Sukhumi across the Caucasus, and Stavropol is lost."""
    game = field(
        {**ELSEWHERE, "rostov": "g2pz g9a", "krasnodar": "s-bry"}, german="kotelnikovo stavropol kerch"
    )
    clash(game, "g2pz", "s-bry", "DR")
    assert at(game, "s-bry") == "novorossiysk"


@pytest.mark.rule("absolute-war", "12.7.4d")
def test_a_stack_retreats_whole_and_joins_nobody() -> None:
    """Ryazan holds two stacks already: one has to leave it afterwards."""
    game = at_tula(defenders="s-bry s-5a", ryazan="s-kal | s-sw", german="bryansk kursk sumy moscow")
    clash(game, "g9a", "s-bry", "DR")
    do(game, "retreat ryazan")
    assert stacks(game, "ryazan") == ["s-bry s-5a", "s-kal", "s-sw"]
    assert (asked(game), open_to(game, "evict")) == ("overstacked", {"s-bry", "s-kal", "s-sw"})
    do(game, "evict s-sw")
    assert at(game, "s-sw") == "tambov"


@pytest.mark.rule("absolute-war", "11.5.2a", "12.7.4a", "12.7.4d")
def test_who_is_evicted_after_a_retreat_goes_on_away_from_the_combat() -> None:
    """Tula, which nobody has entered, is Soviet still; Moscow is as near to it as Ryazan."""
    game = at_tula(defenders="s-bry s-5a", ryazan="s-kal | s-sw")
    clash(game, "g9a", "s-bry", "DR")
    do(game, "retreat ryazan", "evict s-bry")
    assert open_to(game, "retreat") == {"gorki", "tambov"}


@pytest.mark.rule("absolute-war", "11.5.2b", "12.7.4a")
def test_and_is_shattered_if_there_is_no_such_zone() -> None:
    game = at_tula(defenders="s-bry s-5a", ryazan="s-kal | s-sw", german="bryansk kursk sumy gorki tambov")
    clash(game, "g9a", "s-bry", "DR")
    do(game, "retreat ryazan", "evict s-kal")
    assert at(game, "s-kal") == "soviet-shattered"


@pytest.mark.rule("absolute-war", "12.7.4f", "18.1b", "18.3c", "18.4a")
@pytest.mark.parametrize("unit", ["s-fort1", "s-sl1"])
def test_a_fort_that_has_to_retreat_is_lost(unit: str) -> None:
    game = clash(at_tula("g2pz g9a", f"s-5a {unit}"), "g2pz", "s-5a", "DR")
    assert at(game, unit) == "soviet-destroyed"
    do(game, "retreat ryazan")
    assert at(game, "s-5a") == "ryazan"


@pytest.mark.rule("absolute-war", "12.7.4f", "18.1b", "18.4a")
def test_the_fortress_of_sevastopol_cannot_yield() -> None:
    """A+3: it has no way to retreat, so that it loses a step; the small unit with it stays too."""
    game = field(
        {**ELSEWHERE, "simferopol": "g-lf4 g2pz g3pz", "sevastopol": "s-sev", "melitopol": "g4a"},
    )
    clash(game, "g-lf4", "s-sev", "A+3")
    assert (at(game, "s-sev"), asked(game)) == ("sevastopol", "attack")
    assert {"s-sev"} <= marked(game, "back")


@pytest.mark.rule("absolute-war", "12.7.4g", "18.5d")
def test_an_air_unit_flies_home_instead() -> None:
    game = clash(at_tula("g2pz g9a", "s-vvs8 s-10a"), "g2pz", "s-vvs8", "DR")
    do(game, "retreat moscow")
    assert (at(game, "s-vvs8"), at(game, "s-10a")) == ("soviet-air", "moscow")


@pytest.mark.rule("absolute-war", "12.7.4g")
def test_an_air_unit_by_itself_in_a_routed_region_flies_home() -> None:
    game = clash(at_tula("g2pz g9a", "s-10a | s-vvs8"), "g2pz", "s-10a", "DB")
    assert at(game, "s-vvs8") == "soviet-air"


@pytest.mark.rule("absolute-war", "12.7.4h")
def test_a_stack_without_a_way_is_eliminated() -> None:
    """All around Tula is German; or only one zone is left where two are ordered."""
    surrounded = "bryansk kursk moscow ryazan voronezh kaluga"
    game = clash(at_tula("g2pz g9a", "s-bry", german=surrounded), "g2pz", "s-bry", "DR")
    assert at(game, "s-bry") == "soviet-destroyed"
    game = at_tula("g2pz g9a", "s-bry", german="bryansk kursk moscow voronezh kaluga gorki tambov")
    clash(game, "g2pz", "s-bry", "DB")
    assert at(game, "s-bry") == "soviet-destroyed"


@pytest.mark.rule("absolute-war", "12.7.4h", "12.7.6a", "12.7.6c")
def test_an_unsupplied_stack_without_a_way_is_captured_its_fort_destroyed() -> None:
    surrounded = "bryansk kursk moscow ryazan voronezh kaluga"
    game = at_tula(
        "g2pz g3pz",
        "s-vvs8* s-bry* s-fort1*",
        german=surrounded,
        head='unsupplied = ["s-bry", "s-vvs8", "s-fort1"]',
    )
    clash(game, "g2pz", "s-vvs8", "DR")
    assert [at(game, unit) for unit in ("s-bry", "s-fort1", "s-vvs8")] == [
        "soviet-captured",
        "soviet-destroyed",
        "soviet-air",
    ]


def test_the_oracle_measures_zones() -> None:
    assert [distance("tula", zone) for zone in ("tula", "orel", "kursk", "kharkov")] == [0, 1, 2, 3]
    assert all(distance(a, b) == 1 for a, b in pairwise(("tula", "ryazan", "tambov", "saratov")))


@pytest.mark.rule("absolute-war", "20.1c", "12.7.4b")
def test_the_ice_road_leads_out_of_leningrad_only() -> None:
    """Cut off by land the stack in Leningrad goes to Volkhov; from Volkhov nobody goes to Leningrad."""
    fronts = {"orel": "g17a", "tula": "s-sw", "luga": "g2pz g9a", "novgorod": "g16a"}
    game = field({**fronts, "leningrad": "s-n"}, german=BEHIND)
    clash(game, "g2pz", "s-n", "A+2", support="g16a")
    do(game, "bear retreat")
    assert at(game, "s-n") == "volkhov"
    fronts = {"orel": "g17a", "tula": "s-sw", "novgorod": "g2pz g9a"}
    game = field({**fronts, "volkhov": "s-n"}, german=f"{BEHIND} bologoye vologda onega")
    clash(game, "g2pz", "s-n", "A+2")
    assert asked(game) == "loss"
