"""The Objective Phase and War Status Points (15)."""

from __future__ import annotations

import tomllib
from functools import cache
from random import Random

import pytest

from stavka.games.absolute_war import objectives
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from stavka.kernel import start
from tests.games.absolute_war.clash import ELSEWHERE, rp, wsp
from tests.games.absolute_war.goals import before, gained, lay, tally
from tests.games.absolute_war.table import RULES, asked, do, draws, field, holder, open_to, side_to_act
from tests.support import told

# ---- War Goals


@pytest.mark.rule("absolute-war", "15.0", "15.1", "15.1.1a", "15.1.1b", "15.1.1c", "2.4.6a", "2.4.6b")
@pytest.mark.parametrize(
    ("german", "scored"),
    [("", []), ("leningrad", []), ("riga", ["riga"]), ("riga velikiye-luki", ["riga"])],
)
def test_the_left_objective_counts_first(german: str, scored: list[str]) -> None:
    """Card 2 has Riga, then Leningrad; Leningrad alone brings nothing."""
    units = {"leningrad": "g18a", "luga": "s-n"} if german == "leningrad" else {}
    game = before("german", german="" if german == "leningrad" else german, units=units)
    do(lay(game, "german", "g2"), "done")
    assert gained(game, "german") == scored
    assert wsp(game, "german") == 5 + len(scored)


@pytest.mark.rule("absolute-war", "15.1.1b", "15.1.1c")
def test_the_right_objective_counts_after_the_left_one() -> None:
    """Card 16 has Leningrad, then Novgorod; card 25 Orel, then Bryansk."""
    assert gained(tally("german", "g25", german="orel bryansk"), "german") == ["orel", "bryansk"]
    assert gained(tally("german", "g25", german="orel"), "german") == ["orel"]
    assert gained(tally("german", "g25", german="bryansk"), "german") == []


@pytest.mark.rule("absolute-war", "15.1.1d", "15.2a")
def test_the_card_is_discarded_and_the_next_one_drawn() -> None:
    """Shown to all when it is scored; the new one is known to its owner alone."""
    game = before("german", german="orel")
    lay(game, "german", "g25")
    draws(game, "g7")
    do(game, "done")
    assert told(game, "war-goals")[-1]["card"] == "g25"
    assert ("g25" in game.state.discard[GERMAN], game.state.goals[GERMAN]) == (True, "g7")
    notes = [note for note in game.notes or [] if note.kind == "goals-drawn"]
    assert "g7" in str(game.note_view(notes[-1], GERMAN).facts)
    assert "g7" not in str(game.note_view(notes[-1], SOVIET).facts)


@pytest.mark.rule("absolute-war", "15.2b")
def test_a_war_goals_card_is_not_in_the_hand_and_its_red_text_is_dead() -> None:
    """Card 12 would give the Soviets a point; drawn as War Goals it does nothing and brings no RP."""
    game = draws(before("german", head="rp = { german = 0 }"), "g12")
    do(game, "done")
    assert (game.state.goals[GERMAN], game.state.hand[GERMAN]) == ("g12", ())
    assert wsp(game, "soviet") == 5
    assert "g12" not in game.state.discard[GERMAN]


@pytest.mark.rule("absolute-war", "15.2c")
@pytest.mark.parametrize(
    ("scenario", "there"), [("short-campaign", False), ("barbarossa", False), ("kursk", True)]
)
def test_on_the_first_turn_nobody_has_one_unless_the_scenario_says_so(scenario: str, there: bool) -> None:
    game = start.new(RULES, scenario, seed="war", options={})
    assert isinstance(game, War)
    assert [bool(card) for card in game.state.goals] == [there, there]


@pytest.mark.rule("absolute-war", "15.0")
def test_each_player_scores_in_his_own_phase() -> None:
    game = before("german", german="orel")
    lay(game, "german", "g25")
    lay(game, "soviet", "s3")
    do(game, "done")
    assert (gained(game, "german"), gained(game, "soviet")) == (["orel"], [])
    assert game.state.goals[SOVIET] == "s3"


# ---- Offensive cards


@pytest.mark.rule("absolute-war", "15.1.2a", "15.1.2b", "2.4.7")
def test_an_offensive_card_with_a_marker_scores_in_the_same_way() -> None:
    """Operation Blue: Stalingrad, then Voronezh."""
    game = tally("german", "g45", german="stalingrad voronezh")
    assert gained(game, "german") == ["stalingrad", "voronezh"]
    assert ("g45" in game.state.discard[GERMAN], game.state.active[GERMAN], game.state.crowned) == (
        True,
        (),
        (),
    )
    assert gained(tally("german", "g45", german="voronezh"), "german") == []
    assert gained(tally("german", "g45", german="stalingrad"), "german") == ["stalingrad"]


@pytest.mark.rule("absolute-war", "15.1.2a", "12.11c")
def test_without_a_marker_it_scores_nothing() -> None:
    game = tally("german", "g45", crowned=False, german="stalingrad voronezh")
    assert gained(game, "german") == []
    assert "g45" in game.state.discard[GERMAN]


@pytest.mark.rule("absolute-war", "15.1.2a")
def test_several_cards_are_scored_after_the_war_goals() -> None:
    game = before("german", german="orel kharkov stalingrad")
    for card in ("g25", "g45", "g50"):
        lay(game, "german", card, crowned=True)
    do(game, "done")
    assert gained(game, "german") == ["orel", "stalingrad", "kharkov"]


# ---- special objectives


@pytest.mark.rule("absolute-war", "15.1.3a")
@pytest.mark.parametrize(("held", "scored"), [("lvov", ["@ussr"]), ("", [])])
def test_ussr_is_any_zone_of_the_soviet_union(held: str, scored: list[str]) -> None:
    """Card 37: USSR, then Stalingrad."""
    units = {"luga": "s-n", "leningrad": "s-kal", "helsinki": "g18a", "motti-west": "s-bry"}
    game = before("german", german=held, units=units)
    do(lay(game, "german", "g37"), "done")
    assert gained(game, "german") == scored


@pytest.mark.rule("absolute-war", "15.1.3b")
@pytest.mark.parametrize(
    ("held", "scored"), [("danzig rostov", ["rostov", "@germany"]), ("rostov", ["rostov"])]
)
def test_germany_is_any_zone_of_greater_germany(held: str, scored: list[str]) -> None:
    """Card 43: Rostov, then Germany."""
    game = tally("soviet", "s43", soviet=held)
    assert gained(game, "soviet")[: len(scored)] == scored
    assert len(gained(game, "soviet")) == len(scored)


@pytest.mark.rule("absolute-war", "15.1.3c", "21.1.4b")
@pytest.mark.parametrize(("turn", "asks"), [(3, False), (4, True), (7, True), (21, True)])
def test_partisans_score_from_turn_4_unless_the_germans_pay(turn: int, asks: bool) -> None:
    """Card 33: Partisans, then Bryansk."""
    game = tally("soviet", "s33", turn=turn, head="rp = { german = 2 }")
    assert (asked(game) == "partisans-due") == asks
    if not asks:
        assert gained(game, "soviet") == []
        return
    assert (side_to_act(game), open_to(game, "pay_off")) == ("german", {""})
    paid = game.copy()
    do(paid, "pay_off")
    assert rp(paid, "german") == 1
    assert gained(paid, "soviet") == []
    do(game, "done")
    assert gained(game, "soviet") == ["partisans", "bryansk"]
    assert rp(game, "german") == 2


@pytest.mark.rule("absolute-war", "15.1.3c")
def test_without_resource_points_the_germans_are_not_asked() -> None:
    game = tally("soviet", "s33", head="rp = { german = 0 }", german="bryansk mogilev minsk bialystok")
    assert gained(game, "soviet") == ["partisans"]


@pytest.mark.rule("absolute-war", "15.1.3c", "21.1.22b")
def test_turn_22_is_the_last_for_partisans() -> None:
    assert [turn for turn in range(1, 27) if turn in objectives.PARTISAN_TURNS] == list(range(4, 23))
    game = tally("soviet", "s33", turn=22, head="rp = { german = 1 }")
    assert asked(game) == "partisans-due"
    long = before("soviet", turn=23, head="rp = { german = 1 }", scenario="long-campaign")
    do(lay(long, "soviet", "s33"), "done")
    assert gained(long, "soviet") == []


@pytest.mark.rule("absolute-war", "15.1.3d", "20.1d")
def test_leningrad_cut_off_by_land_scores_for_the_germans() -> None:
    """The Ice Road supplies it and does not count here. Card 48: Leningrad, then Novgorod."""
    units = {"novgorod": "g16a", "motti-west": "x-fin-ist"}
    game = before("german", units=units, german="pskov")
    do(lay(game, "german", "g48", crowned=True), "done")
    assert gained(game, "german") == ["leningrad", "novgorod"]
    game = before("german", units={"motti-west": "x-fin-ist"}, german="pskov")
    do(lay(game, "german", "g48", crowned=True), "done")
    assert gained(game, "german") == []


@pytest.mark.rule("absolute-war", "15.1.3d")
def test_a_contested_objective_is_judged_by_the_way_to_it() -> None:
    """Kerch and Sevastopol: the strait does not count as land. Card 54: Sevastopol, then Kerch."""
    units = {"kerch": "g11a | s-bry"}
    game = before("german", units=units, german="simferopol sevastopol")
    do(lay(game, "german", "g54", crowned=True), "done")
    assert gained(game, "german") == ["sevastopol", "kerch"]
    game = before("german", units=units, german="sevastopol")
    do(lay(game, "german", "g54", crowned=True), "done")
    assert gained(game, "german") == ["sevastopol"]


@pytest.mark.rule("absolute-war", "15.1.3e")
def test_a_controlled_objective_scores_though_it_is_isolated() -> None:
    """A German island around Stalingrad."""
    assert gained(tally("german", "g45", german="stalingrad"), "german") == ["stalingrad"]


@cache
def land() -> dict[str, frozenset[str]]:
    """Which zones touch by land: neither over straits nor the Ice Road, nor over impassable borders."""
    board = tomllib.loads((RULES.folder / "board.toml").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {zone["id"]: set() for zone in board["zone"]}
    for border in board["border"]:
        if border["kind"] in ("land", "river", "major-river"):
            found[border["a"]].add(border["b"])
            found[border["b"]].add(border["a"])
    return {zone: frozenset(near) for zone, near in found.items()}


def cut_off(zone: str, holds: set[str], shared: set[str], sites: set[str]) -> bool:
    """Whether no chain of zones that a side holds leads from one of its production sites to a zone."""
    seen = [site for site in sites if site in holds | shared]
    for here in seen:
        if here == zone or zone in land()[here]:
            return False
        seen += [near for near in sorted(land()[here] & holds) if near not in seen]
    return True


@pytest.mark.rule("absolute-war", "15.1.3d")
@pytest.mark.parametrize("seed", range(40))
def test_isolation_agrees_with_a_walk_over_the_map(seed: int) -> None:
    random = Random(seed)
    zones = sorted(land())
    share = random.choice((0.35, 0.5, 0.65))
    german = {zone for zone in zones if random.random() < share}
    spots = random.sample(
        [zone for zone in zones if zone in ("tula", "siberia", "germany", "pskov", "lvov")], 3
    )
    units = {
        zone: f"{g} | {s}"
        for zone, g, s in zip(spots, ("g9a", "g4a", "g2a"), ("s-w", "s-bry", "s-kal"), strict=True)
    }
    game = field(
        {**ELSEWHERE, **units},
        german=" ".join(german - {"luga", "leningrad"}),
        soviet=" ".join(set(zones) - german - {"luga", "leningrad"}),
    )
    shared = {zone for zone in zones if not holder(game, zone)}
    sites = {"german": {"germany", "czechoslovakia"}, "soviet": {"siberia"}}
    for number, side in enumerate(SIDES):
        enemy = SIDES[1 - number]
        holds = {zone for zone in zones if holder(game, zone) == enemy}
        for zone in zones:
            found = objectives.isolated(game, RULES.space[zone], number)
            assert found == cut_off(zone, holds, shared, sites[enemy]), (side, zone)


@pytest.mark.rule("absolute-war", "15.1.1a", "23.2.1")
@pytest.mark.parametrize(("option", "scored"), [("on", ["partisans", "bryansk"]), ("off", ["partisans"])])
def test_a_small_stack_takes_no_objective_away(option: str, scored: list[str]) -> None:
    """Alone in Bryansk it bars movement and supply; control stays Soviet. Card 33: Partisans, Bryansk."""
    game = before(
        "soviet",
        head="rp = { german = 0 }",
        units={"bryansk": "g-l"},
        german="mogilev minsk bialystok" + " bryansk" * (option == "off"),
        soviet="bryansk" * (option == "on"),
        small_stacks=option,
    )
    do(lay(game, "soviet", "s33"), "done")
    assert gained(game, "soviet") == scored


# ---- at once


@pytest.mark.rule("absolute-war", "15.1.4a", "7.0Da")
def test_a_pocket_that_comes_off_in_ones_own_zone_is_a_point() -> None:
    game = field(
        {**ELSEWHERE, "berlin": "g9a", "siberia": "s-w"},
        step="german-supply",
        german="brest-litovsk",
        head='wsp = { german = 5 }\npockets = { german = ["brest-litovsk", "brest-litovsk"] }',
    )
    assert (wsp(game, "german"), game.state.pockets[GERMAN]) == (7, ())


@pytest.mark.rule("absolute-war", "15.1.4c", "3.7g", "20.3d")
def test_a_major_city_is_a_point_each_time_it_falls() -> None:
    """Kursk, a minor city, is none."""
    units = {**ELSEWHERE, "sumy": "g2pz", "moscow": "s-w"}
    game = field(units, step="german-movement", german="poltava", head="wsp = { german = 5, soviet = 5 }")
    do(game, "move g2pz", "enter kharkov", "enter kursk", "stop")
    assert wsp(game, "german") == 6
    units = {**ELSEWHERE, "kursk": "s-w", "berlin": "g9a"}
    game = field(
        units, step="soviet-movement", german="kharkov poltava", head="wsp = { german = 6, soviet = 5 }"
    )
    do(game, "move s-w", "enter kharkov", "stop")
    assert (wsp(game, "soviet"), wsp(game, "german")) == (6, 6)


@pytest.mark.rule("absolute-war", "15.1.4d", "20.5", "2.1.1e")
def test_a_war_crime_site_is_a_point_once_a_game() -> None:
    """Vinnitsa, a Soviet site; Danzig is the Germans' own."""
    units = {**ELSEWHERE, "tarnopol": "g2pz", "moscow": "s-w"}
    for crimes, points in (("", 6), ('crimes = ["vinnitsa"]\n', 5)):
        head = crimes + "wsp = { german = 5 }"
        game = field(units, step="german-movement", german="lvov rovno", head=head)
        do(game, "move g2pz", "enter vinnitsa", "stop")
        assert wsp(game, "german") == points
    units = {**ELSEWHERE, "posen": "g2pz", "moscow": "s-w"}
    game = field(units, step="german-movement", soviet="danzig", head="wsp = { german = 5 }")
    do(game, "move g2pz", "enter danzig", "stop")
    assert wsp(game, "german") == 5


@pytest.mark.rule("absolute-war", "15.1.4c", "15.1.4d")
def test_smolensk_is_both() -> None:
    units = {**ELSEWHERE, "vitebsk": "g2pz", "moscow": "s-w"}
    game = field(units, step="german-movement", german="minsk vilna", head="wsp = { german = 5 }")
    do(game, "move g2pz", "enter smolensk", "stop")
    assert wsp(game, "german") == 7


# ---- the track


@pytest.mark.rule("absolute-war", "15.1.5a", "15.1.5b", "15.1.5c")
@pytest.mark.parametrize(
    ("german", "soviet", "change", "totals"),
    [
        (18, 5, 3, (19, 3)),
        (9, 5, 3, (12, 5)),
        (19, 1, 4, (19, 0)),
        (3, 5, -4, (0, 5)),
        (19, 5, -1, (18, 5)),
        (16, 7, 3, (19, 7)),
    ],
)
def test_totals_stay_between_0_and_19(german: int, soviet: int, change: int, totals: tuple[int, int]) -> None:
    """What is beyond 19 comes off the other's total; what 0 cannot bear is forgotten."""
    game = before("german", head=f"wsp = {{ german = {german}, soviet = {soviet} }}")
    game.score(GERMAN, change, "turn-event", "15.1.5")
    assert (wsp(game, "german"), wsp(game, "soviet")) == totals


@pytest.mark.rule("absolute-war", "15.1.5b", "15.1.5c")
@pytest.mark.parametrize(("soviet", "lost"), [(5, [-2]), (1, [-1]), (0, [])])
def test_what_the_other_loses_beyond_19_is_told(soviet: int, lost: list[int]) -> None:
    game = before("german", head=f"wsp = {{ german = 18, soviet = {soviet} }}")
    game.score(GERMAN, 3, "turn-event", "15.1.5")
    notes = [note for note in told(game, "status") if note["side"] == "soviet"]
    assert [(note["points"], note["total"]) for note in notes] == [
        (points, soviet + points) for points in lost
    ]


@pytest.mark.rule("absolute-war", "15.1.5c", "21.1.23")
def test_the_soviets_lose_no_more_than_they_have() -> None:
    units = {**ELSEWHERE, "berlin": "g9a", "siberia": "s-w"}
    game = field(
        units,
        step="event",
        turn=23,
        scenario="long-campaign",
        head="wsp = { german = 3, soviet = 2 }\ninitiative = 'soviet'",
    )
    assert (wsp(game, "german"), wsp(game, "soviet")) == (3, 0)
