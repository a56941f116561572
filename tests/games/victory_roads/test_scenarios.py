"""The four scenarios: set-up, calendar, victory (20)."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import FOLDER, PIECES, move
from tests.games.victory_roads.boxes import BOXES, box, front, hands, plainly, pool, until
from tests.games.victory_roads.fights import PINNED, fight
from tests.games.victory_roads.table import RULES, asked, at, do, field, open_to, roads
from tests.support import prompt, spaces, told, units

ROWS = {row["id"]: row for row in tomllib.loads((FOLDER / "scenarios.toml").read_text())["scenario"]}
MARKERS = tomllib.loads((FOLDER / "supports.toml").read_text())["support"]
TURNS = tomllib.loads((FOLDER / "tables.toml").read_text())["turns"]
SCENARIOS = {
    "budapest-wien": ("MAR I", "APR I", 20, 22),
    "bessarabia": ("AUG II", "SEP I", 6, 8),
    "bagration": ("JUN III", "JUL III", 1, 4),
    "campaign": ("JUN III", "APR II", 1, 23),
}
CHAPTERS = {
    "budapest-wien": set(),
    "bessarabia": {"advanced"},
    "bagration": {"advanced", "withdrawals"},
    "campaign": {"advanced", "withdrawals", "warsaw"},
}
BOX = {"kg": "kampfgruppen", "stavka": "reserve", "pile": "pile", "": "waiting"}


def start(scenario: str) -> VictoryTable:
    return roads(scenario=scenario)


def test_there_are_four_of_them() -> None:
    assert set(RULES.scenarios) == set(SCENARIOS) == set(ROWS)


# The calendar


@pytest.mark.rule("victory-roads", "3.1.2")
def test_turn_20_is_mar_i_and_the_last_ends_april() -> None:
    """Ten days each from June III to August, half a month each from September on."""
    assert len(TURNS) == 23
    assert (TURNS[0], TURNS[6], TURNS[7], TURNS[19], TURNS[22]) == (
        "JUN III",
        "AUG III",
        "SEP I",
        "MAR I",
        "APR II",
    )
    months = Counter(turn.split()[0] for turn in TURNS)
    assert [months[name] for name in ("JUN", "JUL", "AUG", "SEP", "DEC", "JAN", "MAR", "APR")] == [
        1,
        3,
        3,
        *[2] * 5,
    ]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_first_and_last_turn(scenario: str) -> None:
    g = start(scenario)
    first, last, number, end = SCENARIOS[scenario]
    assert (g.turn_name, g.state.turn, g.setting.last) == (first, number, end)
    assert TURNS[end - 1] == last
    assert set(ROWS[scenario]["uses"]) == CHAPTERS[scenario]


@pytest.mark.rule("victory-roads", "20.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_game_ends_with_the_last_turn_and_not_before(scenario: str) -> None:
    where = {"budapest-wien": "2051", "bessarabia": "5361"}.get(scenario, "4036")
    for turn, over in ((SCENARIOS[scenario][3] - 1, False), (SCENARIOS[scenario][3], True)):
        g = field({where: "g-14-id"}, step="end-of-turn", head=hands(), turn=turn, scenario=scenario)
        assert bool(told(g, "game-over")) is over
        assert g.over is over


# Set-up


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_start_where_their_rows_say(scenario: str) -> None:
    """In a hex, the Stavka box, the pile; the others wait or are not in play."""
    g = start(scenario)
    for name, row in PIECES.items():
        place = row.get("start", {}).get(scenario, "")
        assert at(g, name) == BOX.get(place, place)
    for side in (0, 1):
        assert g.on_map(g.facts.TROOPS[side])
        assert g.on_map(g.facts.HQ[side])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_stands_outside_the_area_or_in_enemy_country(scenario: str) -> None:
    g, row = start(scenario), ROWS[scenario]
    columns, rows = row.get("columns", [1, 70]), row.get("rows", [1, 71])
    for side in (0, 1):
        for name in spaces(g, g.held(side)):
            assert columns[0] <= int(name[:2]) <= columns[1]
            assert rows[0] <= int(name[2:]) <= rows[1]
            assert name in spaces(g, g.state.control[side])
    assert not g.held(0) & g.held(1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_which_units_are_reduced(scenario: str) -> None:
    """256 ID; rifle corps in standard mode, but for those that are reinforced from the start."""
    g = start(scenario)
    weak = units(g, g.on_map(g.state.reduced))
    rifles = {name for name in units(g, g.on_map(g.facts.SIDE[1])) if PIECES.get(name, {}).get("modes")}
    if scenario == "budapest-wien":
        assert not weak & rifles, "the whole map counts as within a theatre, and all start reinforced"
    if scenario in ("bagration", "campaign"):
        assert "g-256-id" in weak
    assert units(g, g.state.at[g.facts.PILE]) <= units(g, g.state.reduced)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_theatres_and_the_mood_of_hitler(scenario: str) -> None:
    g, row = start(scenario), ROWS[scenario]
    assert {BOXES[n] for n in g.theatres()} == set(row.get("theatres", {}))
    for name, theatre in row.get("theatres", {}).items():
        assert front(g, name) == f"{theatre['hex']} {theatre['mode']}"
    assert (g.state.mood, g.state.liberty, g.state.reich) == (row.get("mood", 0), 0, 0)


@pytest.mark.parametrize("scenario", ["bessarabia", "bagration", "campaign"])
def test_supports_at_the_start(scenario: str) -> None:
    """So many in each box; those of Centre-North are chosen, none that must be played is dealt."""
    g, row = start(scenario), ROWS[scenario]
    must = {each["id"] for each in MARKERS if each.get("mandatory")}
    if scenario != "bessarabia":
        assert (asked(g), open_to(g, "take") & must) == ("choose-soviet", set())
        picked = ["zhukov", "artillery-3", "artillery-3", "surprise", "lend-lease", "katyusha"]
        do(g, *(f"take {kind}" for kind in picked))
        assert prompt(g, "soviet") != "choose-soviet"
        assert {"zhukov", "artillery-3"} <= {*box(g, "centre-north"), *pool(g, "soviet"), *picked}
    else:
        assert {"lend-lease", "capitulation"} <= set(box(g, "south"))
        assert len(box(g, "south")) == 6
    assert len(box(g, "axis")) == row["axis_supports"]
    for name in row["theatres"]:
        assert not set(box(g, name)) & must


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_markers_of_the_scenario_are_in_play(scenario: str) -> None:
    """In a pool or a box, but for those that come later, at the end of the Reich, or are excluded."""
    g, row = start(scenario), ROWS[scenario]
    wanted: Counter[str] = Counter()
    for each in MARKERS:
        early = "since" not in each or TURNS.index(each["since"]) + 1 < g.setting.first
        if early and not each.get("reich") and each["id"] not in row.get("excluded", []):
            wanted[each["id"]] += each["count"]
    held = Counter(kind for kinds in (*g.state.pools, *g.state.boxes) for kind in kinds)
    assert held == wanted
    reich = Counter({each["id"]: each["count"] for each in MARKERS if each.get("reich")})
    assert Counter(g.state.reich_pool) == reich


@pytest.mark.rule("victory-roads", "0.2")
def test_the_basic_scenario_has_no_theatres_stavka_or_satisfaction() -> None:
    """MAR I: one die of supports for the Soviets, three for the Germans, no Stavka phase."""
    g = start("budapest-wien")
    while g.state.turn == 20:
        plainly(g)
    phases = [note["phase"] for note in told(g, "phase")]
    assert not told(g, "priority")
    assert not told(g, "mood")
    drawn = {note["side"]: note for note in told(g, "supports")}
    assert drawn["axis"]["count"] == 3
    assert drawn["soviet"]["box"] == "soviet"
    assert drawn["soviet"]["count"] == drawn["soviet"]["dice"][0]
    assert phases.index("soviet-support") < phases.index("soviet-movement")
    assert not told(g, "objectives")


@pytest.mark.parametrize(("turn", "more"), [(20, 0), (21, 1), (22, 1)])
def test_and_one_support_more_from_mar_ii_on(turn: int, more: int) -> None:
    g = field(
        {"3356": "s-2g-tk", "2051": "g-14-id"}, 4, step="soviet-support", turn=turn, scenario="budapest-wien"
    )
    assert told(g, "supports")[0]["dice"] == [4]
    assert told(g, "supports")[0]["count"] == 4 + more


@pytest.mark.parametrize(
    ("scenario", "turn", "rail"),
    [
        ("budapest-wien", 20, 4),
        ("bessarabia", 7, 4),
        ("bagration", 1, 4),
        ("bagration", 2, 6),
        ("campaign", 1, 6),
        ("campaign", 2, 8),
        ("campaign", 15, 8),
        ("campaign", 16, 6),
    ],
)
def test_rail_points(scenario: str, turn: int, rail: int) -> None:
    where = {"budapest-wien": "2051", "bessarabia": "5361"}.get(scenario, "4036")
    g = field({where: "g-14-id g-102-id"}, step="axis-supply", head=hands(), turn=turn, scenario=scenario)
    assert g.state.turn == turn
    assert g.state.rail == rail


@pytest.mark.parametrize(
    ("scenario", "turn", "points"),
    [("budapest-wien", 21, (2, 2)), ("bessarabia", 7, (1, 4)), ("bagration", 2, (2, 5))],
)
def test_replacement_points_of_the_shorter_ones(scenario: str, turn: int, points: tuple[int, int]) -> None:
    """Of the Soviets, and of the Germans: fixed, or those of box 6 or 8 of the track."""
    head = f"{hands()}mood = {ROWS[scenario].get('mood', 0)}\nheartland = true\n"
    where = {"budapest-wien": "2051", "bessarabia": "5361"}.get(scenario, "4036")
    found = {}
    for side in ("soviet", "axis"):
        g = field({where: "g-14-id"}, step=f"{side}-reinforcement", head=head, turn=turn, scenario=scenario)
        found[side] = next(n["count"] for n in told(g, "replacement-points") if n["side"] == side)
    assert (found["soviet"], found["axis"]) == points


def test_the_first_turn_of_bagration_is_a_great_offensive_in_fair_weather() -> None:
    """Centre-North is the priority theatre, with six supports."""
    for scenario in ("bagration", "campaign"):
        g = start(scenario)
        while asked(g) == "choose-soviet":
            do(g, f"take {sorted(open_to(g, 'take'))[0]}")
        assert len(box(g, "centre-north")) == 6
        until(g, "free-support")
        assert (g.state.weather, g.state.sky) == ("fair", "clear")
        assert told(g, "great-offensive") == [{"theatre": "centre-north"}]


# Victory (20.1)

BERLIN = "1133"
REST = {
    "1852": 4,
    "3324": 3,
    "2726": 3,
    "2140": 2,
    "1429": 2,
    "1140": 3,
    "1344": 3,
    "2855": 2,
    "2755": 2,
    "5367": 2,
    "5369": 2,
    "3435": 2,
    "4314": 1,
    "3416": 2,
    "2134": 2,
    "2843": 1,
    "2744": 1,
    "2441": 1,
    "0738": 2,
    "2153": 1,
    "2048": 1,
}
"""What hexes are worth in the campaign, beside the 10 of Berlin."""


def level(g: VictoryTable) -> Any:
    return told(g, "game-over")[-1]["level"]


def worth(points: int) -> str:
    """Hexes of the campaign, with or without Berlin, that are worth so much."""
    found, left = ([BERLIN], points - 10) if points >= 10 else ([], points)
    for name, value in REST.items():
        if value <= left:
            found.append(name)
            left -= value
    assert not left
    return " ".join(found)


@pytest.mark.rule("victory-roads", "20.1")
@pytest.mark.parametrize(
    ("points", "outcome"),
    [
        (52, "soviet-decisive"),
        (44, "soviet-decisive"),
        (43, "soviet-marginal"),
        (40, "soviet-marginal"),
        (39, "draw"),
        (36, "draw"),
        (35, "axis-marginal"),
        (30, "axis-marginal"),
        (29, "axis-decisive"),
        (0, "axis-decisive"),
    ],
)
def test_the_campaign(points: int, outcome: str) -> None:
    """Points for the hexes that the Soviets hold at the end of APR II."""
    assert 10 + sum(REST.values()) == 52
    g = field({"1030": "g-14-id"}, step="end-of-turn", head=hands(), turn=23, soviet=worth(points))
    assert level(g) == outcome


@pytest.mark.rule("victory-roads", "20.1", "20.2")
@pytest.mark.parametrize(("turn", "over"), [(20, True), (21, True), (22, False), (23, False)])
def test_berlin_in_time_ends_the_campaign_at_once(turn: int, over: bool) -> None:
    g = field({"1233": "s-2g-tk"} | PINNED, step="soviet-movement", head=hands(), turn=turn)
    do(g, "unit s-2g-tk", "to 1133")
    assert g.over is over
    if over:
        assert level(g) == "soviet-decisive"


@pytest.mark.rule("victory-roads", "20.1")
def test_another_city_does_not() -> None:
    g = field({"2240": "s-2g-tk"} | PINNED, step="soviet-movement", head=hands(), turn=20)
    move(g, "s-2g-tk", "2140")
    assert at(g, "s-2g-tk") == "2140"
    assert not g.over


@pytest.mark.rule("victory-roads", "20.1")
@pytest.mark.parametrize(
    ("taken", "lost", "outcome"),
    [
        ("5426 4724 4323 4335 5030 5018 6120", 0, "soviet-decisive"),
        ("5426 4724 4323 4335 5030 5018", 4, "soviet-decisive"),
        ("5426 4724 4323 4335 5030 5018", 3, "soviet-marginal"),
        ("5426 4724 4323 4335 6120", 0, "soviet-marginal"),
        ("5426 4724 4323 4335", 3, "draw"),
        ("5426 4724 4323 6120", 0, "draw"),
        ("5426 4724 4323", 3, "axis-marginal"),
        ("", 0, "axis-marginal"),
    ],
)
def test_bagration(taken: str, lost: int, outcome: str) -> None:
    """18, 14, 11 points: Minsk is 4, Vilnius, Kaunas and Brest 3; a German division lost is a quarter."""
    head = f"{hands()}lost_divisions = {lost}\n"
    g = field({"3436": "g-14-id"}, step="end-of-turn", head=head, turn=4, scenario="bagration", soviet=taken)
    assert level(g) == outcome


@pytest.mark.rule("victory-roads", "20.1")
def test_german_divisions_count_when_they_are_lost() -> None:
    """A corps at 36 to 2: 14 ID is lost, a KG or a Hungarian division is no German division."""
    for defender, count in (("g-14-id", 1), ("h-20-gy", 0), ("kg-inf-01", 0)):
        where = {"5528": defender, "5628": "s-1g-tk s-2g-tk s-3g-tk"} | PINNED
        reduced = "" if defender.startswith("kg") else f'reduced = ["{defender}"]\n'
        g = fight(field(where, 6, 6, head=hands() + reduced), "s-1g-tk s-2g-tk s-3g-tk", "5528")
        assert at(g, defender) in ("eliminated", "withdrawn")
        assert (g.state.lost_divisions, g.state.lost_unsupplied) == (count, count), (
            "no headquarters supplies it"
        )


@pytest.mark.rule("victory-roads", "20.1")
@pytest.mark.parametrize(
    ("taken", "head", "outcome"),
    [
        ("5856 6256 6063 5369 5367", "lost_unsupplied = 4\n", "soviet-decisive"),
        ("6063 5369 5367", 'allies = ["axis", "soviet"]\n', "soviet-decisive"),
        ("6063 5369 5367", "lost_unsupplied = 7\n", "soviet-marginal"),
        ("6063 5369 5367", "", "soviet-marginal"),
        ("5856 6256 5369", "lost_unsupplied = 2\n", "draw"),
        ("5856 6256 5369", "lost_unsupplied = 1\nlost_divisions = 9\n", "axis-marginal"),
        ("", 'allies = ["soviet", "axis"]\n', "axis-marginal"),
    ],
)
def test_bessarabia(taken: str, head: str, outcome: str) -> None:
    """14, 10, 7: Bucharest, Ploesti and Romania's change of sides 4 each, Galați 2, Iași and Chișinău 1.

    German divisions that are lost out of supply count a half.
    """
    g = field(
        {"3561": "g-14-id"},
        step="end-of-turn",
        head=hands() + head,
        turn=8,
        scenario="bessarabia",
        soviet=taken,
    )
    assert level(g) == outcome


OTHERS = "2153 2355 1854 2060"
"""Bratislava, Győr, Wiener Neustadt, Nagykanizsa."""


@pytest.mark.rule("victory-roads", "20.1")
@pytest.mark.parametrize(
    ("taken", "german", "outcome"),
    [
        ("1852 2153 2355 1854", "1951", "soviet-decisive"),
        (f"1852 {OTHERS}", "1951", "soviet-decisive"),
        (f"1852 {OTHERS}", "2755", "axis-decisive"),
        ("1852 2153 2355", "1951", "soviet-marginal"),
        ("1852", "1951", "soviet-marginal"),
        (OTHERS, "1951", "soviet-marginal"),
        ("2153 2355 1854", "1951", "draw"),
        ("2153 2355", "1951", "axis-marginal"),
        ("2060", "1951", "axis-marginal"),
        ("", "1951", "axis-decisive"),
    ],
)
def test_budapest_wien(taken: str, german: str, outcome: str) -> None:
    """Vienna and the towns around it; Germans in Budapest at the end win."""
    towns = {"1852", *OTHERS.split()}
    g = field(
        {german: "g-14-id"},
        step="end-of-turn",
        turn=22,
        scenario="budapest-wien",
        soviet=taken,
        axis=" ".join(towns - set(taken.split())),
    )
    assert level(g) == outcome
