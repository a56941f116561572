"""The end of a turn (16) and how the game is won (17)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from tests.games.absolute_war.clash import wsp
from tests.games.absolute_war.table import FACTS, asked, do, draws, field, open_to, side_to_act
from tests.support import told

TARGETS = {
    "german": ["leningrad", "moscow", "kiev", "kharkov", "stalingrad", "baku"],
    "soviet": ["berlin", "konigsberg", "warsaw", "vienna", "budapest", "bucharest"],
}
"""The enemy War Targets that each side may take."""

CORNERS = {"germany": "g9a", "siberia": "s-w"}


def end(
    turn: int = 9,
    initiative: str = "german",
    points: tuple[int, int] = (5, 5),
    scenario: str = "short-campaign",
    german: str = "",
    soviet: str = "",
    units: dict[str, str] | None = None,
    **options: str,
) -> War:
    """The end of a turn: who has the initiative, how many points, and which zones beyond his own country."""
    head = f'initiative = "{initiative}"\nwsp = {{ german = {points[0]}, soviet = {points[1]} }}'
    return field(
        units or CORNERS,
        step="end",
        turn=turn,
        head=head,
        scenario=scenario,
        german=german,
        soviet=soviet,
        **options,  # type: ignore[arg-type]
    )


def outcome(game: War) -> tuple[str, list[str]]:
    """How the game ended, and who won; nothing while it goes on."""
    return (game.state.ended, game.winners) if game.over else ("", [])


# ---- 16


@pytest.mark.rule("absolute-war", "16.0b", "5.0.I.1")
def test_if_nobody_has_won_a_new_turn_begins() -> None:
    game = end(turn=9)
    assert (outcome(game), game.state.turn) == (("", []), 10)
    assert told(game, "turn")[-1]["turn"] == 10


@pytest.mark.rule("absolute-war", "16.0a", "17.0")
@pytest.mark.parametrize("first", SIDES)
def test_the_player_with_the_initiative_is_looked_at_first(first: str) -> None:
    """Both hold four enemy War Targets."""
    held = {side: " ".join(TARGETS[side][2:]) for side in SIDES}
    game = end(initiative=first, german=held["german"], soviet=held["soviet"])
    assert outcome(game) == ("war-targets", [first])


@pytest.mark.rule("absolute-war", "17.0")
def test_victory_is_looked_at_only_at_the_end_of_the_turn() -> None:
    """Soviet tanks take Berlin in their movement: the game goes on until their turn is over."""
    units = {"germany": "s-1gta", "posen": "g9a", "siberia": "s-w", "luga": "g18a", "leningrad": "s-n"}
    game = field(units, step="soviet-movement", turn=20, soviet="lublin", head='initiative = "soviet"')
    do(game, "move s-1gta", "enter berlin", "stop")
    assert outcome(game) == ("", [])
    while outcome(game) == ("", []):
        do(game, "done" if open_to(game, "done") else "decline")
    assert outcome(game) == ("berlin", ["soviet"])


@pytest.mark.rule("absolute-war", "16.1", "6.4d", "21.1.5B")
@pytest.mark.parametrize(
    ("turn", "points", "holder"),
    [
        (5, (12, 4), "german"),
        (11, (9, 8), "german"),
        (5, (8, 8), "soviet"),
        (5, (4, 9), "soviet"),
        (12, (12, 4), "soviet"),
    ],
)
def test_after_general_winter_the_initiative_goes_back_to_a_german_lead(
    turn: int, points: tuple[int, int], holder: str
) -> None:
    """Turns 5 and 11; on other turns nothing changes. Turn 5 itself gives it to the Soviets."""
    game = end(turn=turn, initiative="soviet", points=points)
    assert SIDES[game.state.initiative] == holder


@pytest.mark.rule("absolute-war", "16.1", "17.1a")
def test_victory_comes_before_the_initiative_goes_back() -> None:
    """19 to 0 and Moscow, but the Soviets have the initiative in General Winter: no German victory."""
    game = end(turn=5, initiative="soviet", points=(19, 0), german="moscow kharkov")
    assert (outcome(game), game.state.initiative, game.state.turn) == (("", []), GERMAN, 6)


# ---- 17.1


@pytest.mark.rule("absolute-war", "17.1a", "17.1b", "19.6d", "15.1.5b")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("lacks", "wins"),
    [
        ("", True),
        ("initiative", False),
        ("points", False),
        ("zero", False),
        ("capital", False),
        ("second", False),
    ],
)
def test_war_status_victory(side: str, lacks: str, wins: bool) -> None:
    """The initiative, 19 points to none, two War Targets, Moscow or Königsberg one of them."""
    other = SIDES[1 - SIDES.index(side)]
    capital = {"german": "moscow", "soviet": "konigsberg"}[side]
    more = {"german": ["kiev", "kharkov"], "soviet": ["warsaw", "vienna"]}[side]
    held = more if lacks == "capital" else [capital] if lacks == "second" else [capital, more[0]]
    mine, theirs = 18 if lacks == "points" else 19, 1 if lacks == "zero" else 0
    game = end(
        initiative=other if lacks == "initiative" else side,
        points=(mine, theirs) if side == "german" else (theirs, mine),
        **{side: " ".join(held)},  # type: ignore[arg-type]
    )
    assert outcome(game) == (("war-status", [side]) if wins else ("", []))


@pytest.mark.rule("absolute-war", "17.1c", "2.1.1b")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("count", [3, 4, 5])
def test_four_of_six_war_targets_win(side: str, count: int) -> None:
    """Without Berlin; whoever has the initiative, whatever the points."""
    held = " ".join(TARGETS[side][-count:])
    game = end(initiative=SIDES[1 - SIDES.index(side)], points=(3, 3), **{side: held})  # type: ignore[arg-type]
    assert outcome(game) == (("war-targets", [side]) if count >= 4 else ("", []))


@pytest.mark.rule("absolute-war", "17.1d")
@pytest.mark.parametrize(("zone", "won"), [("berlin", True), ("germany", False)])
def test_berlin_wins_for_the_soviets(zone: str, won: bool) -> None:
    game = end(initiative="german", soviet=zone, units={"posen": "g9a", "siberia": "s-w"})
    assert outcome(game) == (("berlin", ["soviet"]) if won else ("", []))


@pytest.mark.rule("absolute-war", "17.1d")
def test_moscow_does_not_win_for_the_germans() -> None:
    assert outcome(end(german="moscow", points=(10, 2))) == ("", [])


def gamble(side: str, card: str, **more: str) -> War:
    """19 to 0 without the War Targets, with the option; the Offensive card that would be drawn."""
    points = (19, 0) if side == "german" else (0, 19)
    game = end(turn=9, initiative=side, points=points, moral_victory="on", **more)  # type: ignore[arg-type]
    assert (side_to_act(game), asked(game)) == (side, "moral-victory")
    return draws(game, card)


@pytest.mark.rule("absolute-war", "17.1e")
def test_a_card_of_this_year_is_a_moral_victory() -> None:
    """Turn 9 is in 1942: card 45 has that year, card 47 has not."""
    game = do(gamble("german", "g45"), "gamble")
    assert outcome(game) == ("moral-victory", ["german"])
    game = do(gamble("soviet", "s47"), "gamble")
    assert outcome(game) == ("moral-victory", ["soviet"])


@pytest.mark.rule("absolute-war", "17.1e")
def test_a_card_of_other_years_is_kept() -> None:
    game = do(gamble("german", "g47", german="moscow"), "gamble")
    assert (outcome(game), "g47" in game.state.hand[GERMAN], game.state.turn) == (("", []), True, 10)


@pytest.mark.rule("absolute-war", "17.1e")
def test_nobody_has_to_draw() -> None:
    game = do(gamble("german", "g45"), "done")
    assert (outcome(game), "g45" in game.state.hand[GERMAN], game.state.turn) == (("", []), False, 10)


@pytest.mark.rule("absolute-war", "17.1e")
@pytest.mark.parametrize(
    ("points", "initiative", "option"),
    [
        ((19, 0), "german", "off"),
        ((19, 0), "soviet", "on"),
        ((18, 0), "german", "on"),
        ((19, 1), "german", "on"),
    ],
)
def test_the_draw_needs_the_option_the_initiative_and_19_to_0(
    points: tuple[int, int], initiative: str, option: str
) -> None:
    game = end(turn=9, initiative=initiative, points=points, moral_victory=option)
    assert asked(game) != "moral-victory"


# ---- 17.2, 17.3


@pytest.mark.rule("absolute-war", "17.2", "17.2.1a", "17.2.1b")
@pytest.mark.parametrize(
    ("german", "soviet", "result"),
    [
        ("", "", ("liberation", ["soviet"])),
        ("lvov", "", ("targets-kept", ["german"])),
        ("lvov", "warsaw", ("western-allies", [])),
        ("", "warsaw", ("liberation", ["soviet"])),
    ],
)
def test_the_short_campaign_ends_with_turn_22(
    german: str, soviet: str, result: tuple[str, list[str]]
) -> None:
    """All of the Soviet Union for the Soviets; failing that the six German War Targets; else nobody."""
    game = end(turn=22, initiative="soviet", points=(2, 9), german=german, soviet=soviet)
    assert outcome(game) == result


@pytest.mark.rule("absolute-war", "17.2.1a")
def test_a_contested_zone_of_the_soviet_union_is_not_free() -> None:
    units = {**CORNERS, "lvov": "g4a | s-kal"}
    assert outcome(end(turn=22, initiative="soviet", units=units)) == ("targets-kept", ["german"])


@pytest.mark.rule("absolute-war", "17.2.1a", "23.2.1")
@pytest.mark.parametrize("unit", ["g-l", "g-fort1"])
def test_a_small_stack_in_a_soviet_region_does_not_hold_it(unit: str) -> None:
    units = {**CORNERS, "lvov": unit}
    game = end(turn=22, initiative="soviet", units=units, soviet="lvov", small_stacks="on")
    assert outcome(game) == ("liberation", ["soviet"])


@pytest.mark.rule("absolute-war", "17.2", "17.1d")
def test_instant_victory_comes_before_that_of_the_last_turn() -> None:
    game = end(turn=22, german="lvov", soviet="berlin", units={"posen": "g9a", "siberia": "s-w"})
    assert outcome(game) == ("berlin", ["soviet"])


@pytest.mark.rule("absolute-war", "17.2.2a")
@pytest.mark.parametrize(
    ("german", "soviet", "result"),
    [
        ("", "", ("liberation", ["soviet"])),
        ("lvov", "", ("targets-kept", ["german"])),
        ("lvov", "warsaw", ("", [])),
    ],
)
def test_the_long_campaign_looks_at_the_same_on_turn_22_and_may_go_on(
    german: str, soviet: str, result: tuple[str, list[str]]
) -> None:
    game = end(turn=22, scenario="long-campaign", initiative="soviet", german=german, soviet=soviet)
    assert outcome(game) == result
    assert game.over or game.state.turn == 23


@pytest.mark.rule("absolute-war", "17.2.2a")
def test_before_turn_22_neither_counts() -> None:
    assert outcome(end(turn=21, initiative="soviet")) == ("", [])


@pytest.mark.rule("absolute-war", "17.2.2b", "17.2.2c", "21.1.26")
@pytest.mark.parametrize(
    ("soviet", "result"),
    [
        ("berlin", ("berlin", ["soviet"])),
        ("warsaw", ("production", ["german"])),
        ("czechoslovakia", ("western-allies", [])),
        ("germany", ("western-allies", [])),
    ],
)
def test_the_long_campaign_ends_with_turn_26(soviet: str, result: tuple[str, list[str]]) -> None:
    units = {"posen": "g9a", "siberia": "s-w"}
    game = end(turn=26, scenario="long-campaign", initiative="soviet", soviet=soviet, units=units)
    assert outcome(game) == result


@pytest.mark.rule("absolute-war", "17.3")
def test_without_a_winner_both_lose_and_the_points_are_told() -> None:
    """Who has more of them may claim a moral victory."""
    game = end(turn=22, points=(7, 4), german="lvov", soviet="warsaw")
    assert (outcome(game), wsp(game, "german")) == (("western-allies", []), 7)
    note = told(game, "ended")[-1]
    assert (note["how"], note["german"], note["soviet"]) == ("western-allies", 7, 4)


# ---- the short scenarios


@pytest.mark.parametrize(
    ("scenario", "german", "soviet", "result"),
    [
        ("barbarossa", "moscow", "", ("objectives", ["german"])),
        ("barbarossa", "leningrad kiev kharkov", "", ("objectives", ["german"])),
        ("barbarossa", "kiev", "", ("objectives", ["soviet"])),
        ("barbarossa", "kiev kharkov", "", ("points", ["german"])),
        ("stalingrad", "stalingrad rostov", "", ("objectives", ["german"])),
        ("stalingrad", "baku", "", ("objectives", ["german"])),
        ("stalingrad", "", "", ("objectives", ["soviet"])),
        ("stalingrad", "kharkov", "", ("points", ["german"])),
        ("kursk", "kursk kharkov", "", ("objectives", ["german"])),
        ("kursk", "kharkov smolensk kiev", "", ("objectives", ["german"])),
        ("kursk", "kiev", "", ("objectives", ["soviet"])),
        ("kursk", "kharkov smolensk", "", ("objectives", ["soviet"])),
        ("kursk", "kharkov kiev", "", ("points", ["german"])),
    ],
)
def test_the_scenarios_have_tests_of_their_own(
    scenario: str, german: str, soviet: str, result: tuple[str, list[str]]
) -> None:
    """Then the points decide."""
    turn = FACTS.scenarios[scenario].last_turn
    game = end(turn=turn, scenario=scenario, points=(6, 5), initiative="soviet", german=german, soviet=soviet)
    assert outcome(game) == result


def test_equal_points_are_a_draw() -> None:
    game = end(
        turn=FACTS.scenarios["kursk"].last_turn, scenario="kursk", points=(6, 6), german="kharkov kiev"
    )
    assert outcome(game) == ("draw", list(SIDES))
    assert game.state.winners == 1 << GERMAN | 1 << SOVIET


@pytest.mark.rule("absolute-war", "19.7", "21.1.20b")
@pytest.mark.parametrize(
    ("german", "result"), [("kiev", ["german"]), ("", ["german", "soviet"]), ("kiev kharkov", ["german"])]
)
def test_the_base_game_ends_with_turn_20_and_counts_the_targets_held(german: str, result: list[str]) -> None:
    units = {"berlin": "g9a", "penza": "s-w"}
    game = end(turn=20, points=(0, 0), german=german, units=units, mode="base")
    assert (game.over, game.winners) == (True, result)
    game = end(turn=19, points=(0, 0), german=german, units=units, mode="base")
    assert not game.over
