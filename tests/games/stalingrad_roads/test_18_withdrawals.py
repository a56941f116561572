"""Withdrawals and upgrades (18)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.calendar import COUNTERS, upgrades
from tests.games.stalingrad_roads.siege import idle, supports
from tests.games.stalingrad_roads.table import asked, at, do, field, open_to, unit_set
from tests.support import prompt, told, units


def asks(g: StalingradTable) -> str:
    return next((prompt(g, side) for side in g.to_act), "")


def phase(side: str, where: dict[str, str], turn: int, head: str = "") -> StalingradTable:
    return field(where, step=f"{side}-reinforcement", turn=turn, head=f"{supports()}\n{head}")


def off(g: StalingradTable) -> list[str]:
    return [str(note["unit"]) for note in told(g, "withdrawn")]


# By the calendar (18.1)


@pytest.mark.rule("stalingrad-roads", "18.1.1a", "1.3.4a")
def test_the_italians_go_home_on_jan_iv() -> None:
    """All of them that are in supply; on no other turn."""
    where = {"0912": "ger-hq-1pza", "0913": "ita-2tri ita-9pas", "0911": "rom-5"}
    g = phase("axis", where, 10)
    assert set(off(g)) == {"ita-2tri", "ita-9pas"}
    assert at(g, "ita-2tri") == "withdrawn"
    assert at(g, "rom-5") == "0911"
    assert not [note for note in (phase("axis", where, 9).notes or [])[:8] if note.kind == "withdrawn"]


@pytest.mark.rule("stalingrad-roads", "18.1.1a")
def test_hungarians_on_feb_i_and_romanians_on_feb_ii() -> None:
    where = {"0912": "ger-hq-1pza", "0913": "hun-6", "0911": "rom-5", "1012": "ger-376", "1203": "rom-hq-3"}
    assert off(phase("axis", where, 11))[:1] == ["hun-6"]
    g = phase("axis", where | {"0913": "ger-384"}, 12)
    assert set(off(g)) >= {"rom-5", "rom-hq-3"}


PANZERS = {"0912": "ger-hq-1pza ger-14pz ger-22pz", "0913": "ger-6pz-a ger-6pz-b ger-16pz", "0911": "ger-376"}


@pytest.mark.rule("stalingrad-roads", "18.1.1a", "18.1.1b", "18.1.2a")
def test_a_panzer_division_on_mar_ii() -> None:
    """One of a single counter with an attack of 2 at least; reduced ones may go."""
    g = phase("axis", PANZERS, 16, 'reduced = ["ger-22pz", "ger-14pz"]')
    assert asked(g) == "withdraw"
    assert open_to(g, "withdraw") == {"ger-14pz", "ger-22pz", "ger-16pz"}
    do(g, "withdraw ger-22pz")
    assert at(g, "ger-22pz") == "withdrawn"
    assert asks(g) != "withdraw", "one is enough"
    assert not told(g, "no-more-replacements")


@pytest.mark.rule("stalingrad-roads", "18.1.1b", "18.1.2a")
def test_the_attack_factor_is_the_least_that_counts() -> None:
    """MAR I: a corps with 4 at least, as reduced ones still have, and any two divisions or corps."""
    where = {
        "2618": "sov-hq-voronezh sov-1tk sov-1gmk",
        "2617": "sov-8kk sov-51g",
        "reserve": "sov-4tk sov-29",
    }
    g = phase("soviet", where, 15, 'reduced = ["sov-1tk", "sov-1gmk"]')
    assert open_to(g, "withdraw") == {"sov-1tk", "sov-1gmk", "sov-8kk", "sov-51g", "sov-4tk", "sov-29"}
    do(g, "withdraw sov-29", "withdraw sov-51g")
    assert open_to(g, "withdraw") == {"sov-1tk", "sov-1gmk", "sov-4tk"}
    do(g, "withdraw sov-4tk")
    assert {at(g, name) for name in ("sov-29", "sov-51g", "sov-4tk")} == {"withdrawn"}


@pytest.mark.rule("stalingrad-roads", "18.1.1b", "18.1.2a")
def test_the_full_side_is_what_counts() -> None:
    """FEB II: infantry with an attack of 2. Luftwaffe and security divisions have 1; 323 had 3 when whole."""
    where = {
        "0912": "ger-hq-1pza ger-376 ger-384",
        "0913": "ger-7lw ger-213s ger-323",
        "0911": "ger-14pz ger-3mot",
    }
    g = phase("axis", where, 12, 'reduced = ["ger-323", "ger-376"]')
    assert g.attack(g.rules.unit["ger-323"]) == 1
    assert open_to(g, "withdraw") == {"ger-323", "ger-376", "ger-384"}


@pytest.mark.rule("stalingrad-roads", "18.1.2a", "18.1.2b")
def test_units_out_of_supply_cannot_go_and_who_cannot_pays() -> None:
    """No panzer division in supply: no more replacement points for the rest of the game."""
    where = {"0912": "ger-hq-1pza ger-14pz ger-376"}
    g = phase("axis", where, 16, 'oos = ["ger-14pz"]\nreduced = ["ger-376"]')
    assert told(g, "no-more-replacements") == [{"side": "axis"}]
    assert at(g, "ger-14pz") == "0912"
    assert asks(g) != "rebuild"
    assert g.state.no_replacements == (0,)


@pytest.mark.rule("stalingrad-roads", "18.1.2b")
def test_for_good() -> None:
    where = {"0912": "ger-hq-1pza ger-376", "2618": "sov-hq-voronezh sov-340"}
    head = 'no_replacements = [0]\nreduced = ["ger-376", "sov-340"]'
    assert asks(phase("axis", where, 5, head)) != "rebuild"
    assert not [
        note for note in told(phase("axis", where, 5, head), "replacement-points") if note["side"] == "axis"
    ]
    assert asks(phase("soviet", where, 5, head)) == "rebuild", "the other side keeps its own"


@pytest.mark.rule("stalingrad-roads", "18.1.2b")
def test_what_there_is_goes_all_the_same() -> None:
    """MAR I: the Soviets have two rifle divisions and no corps."""
    where = {"2618": "sov-hq-voronezh sov-340 sov-305"}
    g = phase("soviet", where, 15)
    do(g, "withdraw sov-340")
    assert {at(g, name) for name in ("sov-340", "sov-305")} == {"withdrawn"}
    assert {"side": "soviet"} in told(g, "no-more-replacements")


# The front of Stalingrad (scenario III)

GUARDS = [
    name for name, row in COUNTERS.items() if row["full"] == [3, 4, 2] and row.get("reduced") == [2, 2, 2]
]
GUARDS = [name for name in GUARDS if name.startswith("sov")]
RIFLES = [name for name, row in COUNTERS.items() if row["full"] == [2, 3, 2] and name.startswith("sov")]


def front(
    guards: int, rifles: int, turn: int = 12, soviet: str = "1334 1434", head: str = ""
) -> StalingradTable:
    """So many divisions of each kind in the reserve."""
    names = GUARDS[:guards] + RIFLES[:rifles]
    where = {"reserve": " ".join(names), "2618": "sov-hq-voronezh sov-340"}
    return field(where, step="soviet-reinforcement", turn=turn, soviet=soviet, head=f"{supports()}\n{head}")


@pytest.mark.rule("stalingrad-roads", "scenario-3-n")
def test_nine_guards_and_28_rifle_divisions_leave_once_stalingrad_is_soviet() -> None:
    """From FEB II on. With ten and thirty there is a choice; reduced ones may go too."""
    g = front(10, 30, head='reduced = ["sov-340"]')
    gone: list[str] = []
    while asked(g) == "withdraw":
        gone.append(min(open_to(g, "withdraw")))
        do(g, f"withdraw {gone[-1]}")
    assert len([name for name in gone if name in GUARDS]) == 9
    assert len([name for name in gone if name in RIFLES]) == 28
    assert not told(g, "no-more-replacements")
    assert not g.state.owed


@pytest.mark.rule("stalingrad-roads", "scenario-3-n")
@pytest.mark.parametrize(("turn", "soviet"), [(11, "1334 1434"), (12, "1334"), (13, "")])
def test_not_before_nor_without_the_city(turn: int, soviet: str) -> None:
    g = front(10, 30, turn, soviet)
    assert asks(g) != "withdraw"
    assert g.state.owed


@pytest.mark.rule("stalingrad-roads", "scenario-3-n", "scenario-3-o")
def test_later_if_the_city_falls_later() -> None:
    assert asked(front(10, 30, 14)) == "withdraw"
    assert asks(front(10, 30, 14, head="owed = false")) != "withdraw", "once"


@pytest.mark.rule("stalingrad-roads", "scenario-3-n", "18.1.2b")
def test_too_few_divisions_cost_all_replacement_points() -> None:
    """Eight Guards and thirty others: all the Guards go, and the points with them."""
    g = front(8, 30)
    while asked(g) == "withdraw":
        do(g, f"withdraw {min(open_to(g, 'withdraw'))}")
    assert {at(g, name) for name in GUARDS[:8]} == {"withdrawn"}
    assert told(g, "no-more-replacements") == [{"side": "soviet"}]


@pytest.mark.rule("stalingrad-roads", "scenario-3-n")
def test_divisions_out_of_supply_or_eliminated_do_not_count() -> None:
    where = {
        "reserve": " ".join(RIFLES[:29]),
        "1233": " ".join(GUARDS[:3]),
        "eliminated": " ".join(GUARDS[3:12]),
        "2618": "sov-hq-voronezh",
    }
    listed = ", ".join(f'"{name}"' for name in GUARDS[:3])
    g = field(
        where,
        step="soviet-reinforcement",
        turn=12,
        soviet="1334 1434",
        head=f"{supports()}\noos = [{listed}]",
    )
    while asked(g) == "withdraw":
        do(g, f"withdraw {min(open_to(g, 'withdraw'))}")
    assert {at(g, name) for name in GUARDS[:3]} == {"1233"}
    assert told(g, "no-more-replacements") == [{"side": "soviet"}]


# Upgrades (18.2)

NAMED = [(turn, new, old) for turn in range(1, 18) for new, old in upgrades(turn).items() if old]
FREE = [(turn, new) for turn in range(1, 18) for new, old in upgrades(turn).items() if not old]


@pytest.mark.rule("stalingrad-roads", "18.2.1a", "scenario-0-b")
@pytest.mark.parametrize(("turn", "new", "old"), NAMED)
def test_a_unit_takes_the_place_of_its_old_self(turn: int, new: str, old: str) -> None:
    side = COUNTERS[new]["side"]
    place = "2618" if side == "soviet" else "1901"
    g = phase(side, {place: old, "waiting": new}, turn)
    assert at(g, new) == place
    assert at(g, old) == "withdrawn"
    early = phase(side, {place: old, "waiting": new}, turn - 1)
    first = next(note for note in early.notes or [] if note.kind in ("upgraded", "turn", "player-turn"))
    assert first.kind != "upgraded"


@pytest.mark.rule("stalingrad-roads", "18.2.1a")
def test_a_reduced_unit_stays_reduced_and_out_of_supply() -> None:
    head = 'reduced = ["sov-26tk"]\noos = ["sov-26tk"]'
    g = phase("soviet", {"1528": "sov-26tk", "waiting": "sov-1gtk"}, 4, head)
    new = unit_set(g, "sov-1gtk")
    assert at(g, "sov-1gtk") == "1528"
    assert g.state.reduced == new
    assert g.state.oos & new or told(g, "out-of-supply")


@pytest.mark.rule("stalingrad-roads", "18.2.1a")
@pytest.mark.parametrize("place", ["eliminated", "reserve"])
def test_whatever_its_state(place: str) -> None:
    g = phase(
        "soviet",
        {place: "sov-26tk", "waiting": "sov-1gtk", "2618": "sov-hq-voronezh sov-340"},
        4,
        'reduced = ["sov-340"]',
    )
    assert at(g, "sov-1gtk") == place
    assert at(g, "sov-26tk") == "withdrawn"


@pytest.mark.rule("stalingrad-roads", "18.2.1a")
def test_its_supports_stay_with_it() -> None:
    head = supports(markers={"lelyushenko": "sov-26tk"})
    where = {"2618": "sov-26tk sov-hq-voronezh sov-340", "waiting": "sov-1gtk"}
    g = field(where, step="soviet-reinforcement", turn=4, head=f'{head}\nreduced = ["sov-340"]')
    assert [marker.unit for marker in g.state.markers] == [g.rules.unit["sov-1gtk"]]


@pytest.mark.rule("stalingrad-roads", "18.2.1b")
@pytest.mark.parametrize(("turn", "new"), FREE)
def test_any_infantry_division_may_be_raised_to_guards(turn: int, new: str) -> None:
    """Rifle divisions on the map, in reserve or eliminated, not corps or Guards."""
    where = {
        "2618": "sov-340 sov-1tk sov-51g",
        "reserve": "sov-29",
        "eliminated": "sov-38 sov-8kk",
        "waiting": new,
    }
    g = phase("soviet", where, turn, 'reduced = ["sov-340"]')
    assert asked(g) == "upgrade"
    assert open_to(g, "upgrade") == {"sov-340", "sov-29", "sov-38"}
    do(g, "upgrade sov-340")
    assert at(g, new) == "2618"
    assert at(g, "sov-340") == "withdrawn"
    assert g.state.reduced == unit_set(g, new)


@pytest.mark.rule("stalingrad-roads", "18.2.1b")
def test_several_on_one_turn() -> None:
    """JAN III: 66th and 67th Guards, besides 127 that becomes the 62nd."""
    where = {"2618": "sov-340 sov-305 sov-127", "waiting": "sov-66g sov-67g sov-62g"}
    g = phase("soviet", where, 9)
    assert at(g, "sov-62g") == "2618"
    do(g, "upgrade sov-305")
    assert {at(g, name) for name in ("sov-66g", "sov-67g")} == {"2618"}, "the last one is the only one left"
    assert units(g, g.state.at[g.rules.space["2618"]]) == {"sov-66g", "sov-67g", "sov-62g"}
    idle(g, "next turn")
