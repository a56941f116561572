"""3.1 and 3.2: the War Initiative and War Status Points."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import SIDES
from tests.games.absolute_war.fighting import attack, fight, sums
from tests.games.absolute_war.marching import go, halt, moving
from tests.games.absolute_war.table import asked, at, do, draws, field, open_to, war
from tests.support import told

QUIET = {"berlin": "g4a", "siberia": "s-w"}


def initiative(game: War) -> str:
    return SIDES[game.state.initiative]


def points(german: int, soviet: int) -> str:
    return f"wsp = {{ german = {german}, soviet = {soviet} }}"


def past_event(game: War) -> War:
    """Play the event of the turn."""
    while asked(game) == "grounding":
        do(game, f"ground {min(open_to(game, 'ground'))}")
    return game


@pytest.mark.rule("absolute-war", "3.1a")
@pytest.mark.rule("absolute-war", "3.1d")
@pytest.mark.rule("absolute-war", "3.2a")
@pytest.mark.rule("absolute-war", "6.4b")
@pytest.mark.parametrize(
    ("turn", "german", "soviet", "before", "after"),
    [
        (17, 9, 5, "soviet", "german"),
        (17, 5, 9, "german", "soviet"),
        (17, 9, 9, "soviet", "soviet"),  # E17: in a tie it stays where it is
        (17, 9, 9, "german", "german"),
        (16, 9, 2, "soviet", "soviet"),  # no check on other turns
        (18, 9, 2, "soviet", "soviet"),
        (23, 9, 4, "soviet", "german"),  # W7
        (23, 9, 9, "german", "german"),  # after the event: 9 to 5
        (24, 9, 2, "soviet", "soviet"),
    ],
)
def test_the_points_decide_who_has_the_initiative_when_they_are_checked(
    turn: int, german: int, soviet: int, before: str, after: str
) -> None:
    g = field(
        QUIET,
        step="event",
        turn=turn,
        scenario="long-campaign",
        head=f'{points(german, soviet)}\ninitiative = "{before}"',
    )
    assert initiative(past_event(g)) == after


@pytest.mark.rule("absolute-war", "3.1b")
@pytest.mark.rule("absolute-war", "3.1d")
@pytest.mark.parametrize("turn", [5, 11])
def test_general_winter_gives_the_initiative_to_the_soviet_side(turn: int) -> None:
    g = field(QUIET, step="event", turn=turn, head=points(15, 2))
    assert initiative(g) == "soviet"


@pytest.mark.rule("absolute-war", "3.1b")
@pytest.mark.parametrize("step", ["german-cards", "german-movement", "german-combat", "soviet-reserves"])
def test_the_points_alone_change_nothing_between_the_checks(step: str) -> None:
    g = field(QUIET | {"orel": "g9a", "tula": "s-s"}, step=step, head=points(2, 15))
    assert initiative(g) == "german"


@pytest.mark.rule("absolute-war", "3.1b")
def test_nobody_is_offered_the_initiative() -> None:
    g = field(QUIET, step="german-cards")
    decision = g.decision("german")
    assert decision is not None
    assert not any("initiative" in verb for verb in decision.verbs)


@pytest.mark.rule("absolute-war", "3.1c")
@pytest.mark.rule("absolute-war", "6.3")
@pytest.mark.parametrize(("turn", "who"), [(4, "german"), (5, "soviet"), (6, "german"), (14, "soviet")])
def test_in_the_base_game_the_turn_track_says_who_has_it(turn: int, who: str) -> None:
    other = "soviet" if who == "german" else "german"
    units = {"posen": "g4a", "gorki": "s-w"}
    g = field(units, step="event", turn=turn, head=f'initiative = "{other}"', mode="base")
    assert initiative(g) == who


@pytest.mark.rule("absolute-war", "3.1f")
@pytest.mark.rule("absolute-war", "19.6f")
@pytest.mark.parametrize(("who", "strength"), [("german", 5), ("soviet", 4)])
def test_the_initiative_gives_the_advantages_of_19_6(who: str, strength: int) -> None:
    g = field({"orel": "g3pz g9a", "tula": "s-w"}, head=f'initiative = "{who}"')
    attack(g, "g3pz", "s-w")
    assert sums(g)[0] == strength


@pytest.mark.rule("absolute-war", "3.1g")
@pytest.mark.parametrize("scenario", ["barbarossa", "short-campaign", "long-campaign"])
def test_the_german_player_begins_with_it(scenario: str) -> None:
    g = war(scenario=scenario)
    assert g.state.turn == 1
    assert initiative(g) == "german"


# ---- 3.2


@pytest.mark.rule("absolute-war", "3.2b")
@pytest.mark.rule("absolute-war", "20.3c")
@pytest.mark.rule("absolute-war", "20.5")
@pytest.mark.parametrize(
    ("start", "zone", "gain"),
    [
        ("kursk", "kharkov", 1),  # a major city
        ("tarnopol", "vinnitsa", 1),  # a War Crime site
        ("vyazma", "smolensk", 2),  # both
        ("kursk", "orel", 0),
    ],
)
def test_cities_and_war_crime_sites_give_points_at_once(start: str, zone: str, gain: int) -> None:
    g = moving({start: "g4a"}, "g4a", head=points(4, 4))
    go(g, zone)
    assert g.state.wsp == [4 + gain, 4]
    assert sum(note["points"] for note in told(g, "status")) == gain


@pytest.mark.rule("absolute-war", "20.3c")
@pytest.mark.rule("absolute-war", "20.5")
def test_a_city_gives_its_point_each_time_a_war_crime_site_once() -> None:
    g = moving({"vyazma": "g4a"}, "g4a", german="smolensk", soviet="smolensk", head=points(4, 4))
    go(g, "smolensk")
    halt(g)
    assert g.state.wsp[0] == 6
    g = moving(
        {"vyazma": "s-w"},
        "s-w",
        step="soviet-movement",
        german="smolensk",
        head=f'{points(4, 4)}\ncrimes = ["smolensk"]',
    )
    go(g, "smolensk")
    assert g.state.wsp == [4, 5]  # its own site, but a city of the enemy's
    g = moving({"vyazma": "g4a"}, "g4a", head=f'{points(4, 4)}\ncrimes = ["smolensk"]')
    go(g, "smolensk")
    assert g.state.wsp == [5, 4]  # the site was scored before


@pytest.mark.rule("absolute-war", "3.2b")
def test_a_city_of_ones_own_gives_nothing() -> None:
    g = moving({"kursk": "g4a"}, "g4a", german="kharkov", head=points(4, 4))
    go(g, "kharkov")
    assert g.state.wsp == [4, 4]


@pytest.mark.rule("absolute-war", "3.2c")
@pytest.mark.parametrize(("unit", "loss"), [("s-w", 1), ("s-10a", 0)])
def test_a_large_unit_that_is_captured_costs_its_owner_points(unit: str, loss: int) -> None:
    g = field(
        {"tula": unit, "orel": "g4a"},
        step="german-supply",
        german="kaluga moscow ryazan voronezh",
        head=f'{points(4, 4)}\nunsupplied = ["{unit}"]',
    )
    assert at(g, unit) == "soviet-captured"
    costs = [(note["side"], note["points"]) for note in told(g, "status") if note["why"] == "captured-unit"]
    assert costs == [("soviet", -1)] * loss


@pytest.mark.rule("absolute-war", "3.2d")
def test_objectives_held_give_points() -> None:
    g = field(
        {"smolensk": "g4a", "kiev": "g9a", "siberia": "s-w"},
        step="german-objectives",
        head=f'{points(4, 4)}\ngoals = {{ german = "g9", soviet = "" }}',
        laid="g9",
    )
    scored = told(g, "status")[0]
    assert (scored["side"], scored["points"]) == ("german", 1)


@pytest.mark.rule("absolute-war", "3.2e")
@pytest.mark.rule("absolute-war", "19.6e")
@pytest.mark.parametrize(
    ("who", "offensive", "loss"), [("german", True, 1), ("german", False, 0), ("soviet", True, 0)]
)
def test_some_bloodbaths_cost_the_german_player_a_point(who: str, offensive: bool, loss: int) -> None:
    head = f'{points(4, 4)}\ninitiative = "{who}"\nrp = {{ german = 0, soviet = 2 }}\n'
    head += 'offensive = ["tula"]' if offensive else ""
    g = field({"orel": "g4a", "tula": "s-nw", "kursk": "g9a", "rossosh": "s-s"}, head=head)
    draws(g, "g2")
    attack(g, "g4a", "s-nw")
    assert fight(g)["result"] == "BB"
    assert g.state.wsp == [4 - loss, 4]


@pytest.mark.rule("absolute-war", "3.2f")
def test_a_pocket_in_a_friendly_zone_gives_a_point() -> None:
    g = field(
        {"posen": "g4a", "siberia": "s-w"},
        step="german-supply",
        head=f'{points(4, 4)}\npockets = {{ german = ["posen", "posen"], soviet = [] }}',
    )
    assert g.state.wsp == [6, 4]


@pytest.mark.rule("absolute-war", "3.2g")
def test_events_of_cards_change_the_points() -> None:
    g = field(
        QUIET | {"vinnitsa": "g9a"},
        step="soviet-objectives",
        head=f'{points(4, 4)}\ngoals = {{ german = "", soviet = "" }}',
        hand={"soviet": "s29"},
    )
    do(g, "play s29")  # Moscow and Leningrad are Soviet
    assert told(g, "status")[0]["points"] == 1
    assert told(g, "status")[0]["side"] == "soviet"
