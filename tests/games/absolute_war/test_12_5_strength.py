"""12.5: combat points by colour and order, terrain, rivers, weather, markers, limits of the odds."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.fighting import attack, fight, finish, sums, until
from tests.games.absolute_war.table import at, do, draws, field


def german_attack(stack: str, head: str = "") -> int:
    """What a stack counts when it leads a German attack from Orel."""
    g = field({"orel": stack, "tula": "s-10a"}, head=head)
    attack(g, stack.split()[0].rstrip("*"), "s-10a")
    return sums(g)[0]


def soviet_defence(stack: str, zone: str = "tula", lead: str = "orel", turn: int = 7) -> int:
    """What a stack counts when it is attacked."""
    g = field({lead: "g4a", zone: stack}, turn=turn)
    attack(g, "g4a", stack.split()[0].rstrip("*"))
    return sums(g)[1]


SOVIET = 'initiative = "soviet"'


# ---- stacks


@pytest.mark.rule("absolute-war", "12.5.2a")
@pytest.mark.rule("absolute-war", "2.3.4a")
@pytest.mark.parametrize(
    ("stack", "head", "points"),
    [
        ("g3pz g9a", "", 5),  # E21: 4, and the yellow point of the lower army
        ("g3pz g9a", SOVIET, 4),  # E22: circled points are grey
        ("g9a g3pz", "", 5),  # 3, and two yellow points
        ("g9a g3pz", SOVIET, 3),
        ("g9a g-xlviii", "", 5),  # the lower one is small: all of it
        ("g-xlviii g9a", "", 5),
        ("g-xlviii g-2ss", SOVIET, 5),
        ("g3pz* g9a*", "", 2),  # circled and grey; grey only
        ("g-lf2 g3pz g9a", "", 7),  # air units are not large
        ("g3pz g-lf2 g9a", "", 7),
        ("g3pz g9a g-lf2*", "", 5),  # damaged
        ("g9a g-fort1", "", 3),  # a Fort's points are white
        ("g-l", "", 1),  # grey and white
    ],
)
def test_all_units_of_the_lead_attacker_count_but_the_lower_of_two_large_ones(
    stack: str, head: str, points: int
) -> None:
    assert german_attack(stack, head) == points


@pytest.mark.rule("absolute-war", "12.5.2a")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("s-1ukr s-4ukr", 5),
        ("s-4ukr s-1ukr", 5),
        ("s-2gta s-1gta", 6),
        ("s-1ukr* s-2ukr*", 2),
        ("s-10a s-w", 2),
    ],
)
def test_soviet_attackers_likewise(stack: str, points: int) -> None:
    g = field({"tula": stack, "orel": "g4a"}, step="soviet-combat", head=SOVIET)
    attack(g, stack.split()[0].rstrip("*"), "g4a")
    assert sums(g)[0] == points


@pytest.mark.rule("absolute-war", "12.5.3a")
@pytest.mark.rule("absolute-war", "2.3.4a")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("s-w", 4),
        ("s-w*", 2),  # untrained
        ("s-w s-s", 4),  # the lower Front has no yellow point
        ("s-w s-10a", 5),
        ("s-1ukr", 3),  # red points do not defend
        ("s-1ukr s-2ukr", 5),  # two yellow points of the lower one
        ("s-2gta s-1gta", 4),
        ("s-w s-fort1", 6),
        ("s-w s-fort1*", 4),  # under construction
        ("s-vvs8 s-w", 6),
        ("s-w s-s s-vvs8 s-fort1", 8),
    ],
)
def test_all_units_of_the_target_count_but_the_lower_of_two_large_ones(stack: str, points: int) -> None:
    assert soviet_defence(stack) == points


@pytest.mark.rule("absolute-war", "12.5.3a")
@pytest.mark.rule("absolute-war", "12.5.4a")
def test_an_untrained_front_on_an_army_in_a_forest() -> None:
    assert soviet_defence("s-w* s-10a", zone="bryansk") == 4  # E23: 2 + 1 and the forest


@pytest.mark.rule("absolute-war", "12.5.2b")
@pytest.mark.parametrize(
    ("stack", "head", "points"),
    [
        ("g2pz g9a", "", 2),
        ("g9a g2pz", "", 1),  # the top unit only
        ("g2pz g9a", SOVIET, 0),
        ("g-lf2 g2pz", "", 2),  # the air unit lies on top
        ("g-lf2 g2pz", SOVIET, 2),  # its points are yellow, not circled
        ("g-lf1 g2pz", "", 1),
        ("g2pz g-lf2", "", 2),
        ("g-lf2*", "", 0),
        ("g-l", "", 0),
    ],
)
def test_a_supporter_of_the_attack_adds_the_yellow_points_of_its_top_unit(
    stack: str, head: str, points: int
) -> None:
    g = field({"orel": "g4a", "voronezh": stack, "tula": "s-10a"}, head=head)
    attack(g, "g4a", "s-10a")
    before = sums(g)[0]
    do(g, f"support {stack.split()[0].rstrip('*')}")
    assert sums(g)[0] == before + points


@pytest.mark.rule("absolute-war", "12.5.3b")
@pytest.mark.parametrize(
    ("stack", "points"),
    [("s-w s-1ukr", 0), ("s-1ukr s-w", 2), ("s-4ukr", 1), ("s-vvs1 s-1ukr", 1), ("s-2gta", 1)],
)
def test_a_supporter_of_the_defence_likewise(stack: str, points: int) -> None:
    g = field({"orel": "g4a", "tula": f"s-10a | {stack}"})
    attack(g, "g4a", "s-10a")
    before = sums(g)[1]
    do(g, f"support {stack.split()[0]}")
    assert sums(g)[1] == before + points


@pytest.mark.rule("absolute-war", "12.5.3c")
def test_points_of_the_wrong_colour_are_worth_nothing() -> None:
    assert soviet_defence("s-5ta") == 1  # grey and red
    g = field({"tula": "s-10a", "orel": "g4a"}, step="soviet-combat")
    attack(g, "s-10a", "g4a")
    assert sums(g)[0] == 0  # a single white point


# ---- terrain, rivers, weather


@pytest.mark.rule("absolute-war", "12.5.4a")
@pytest.mark.rule("absolute-war", "12.5.4c")
@pytest.mark.rule("absolute-war", "20.3e")
@pytest.mark.parametrize(
    ("lead", "zone", "bonus"),
    [
        ("orel", "tula", 0),
        ("orel", "bryansk", 1),  # forest
        ("luga", "novgorod", 1),  # marsh
        ("jassy", "cluj", 2),  # mountains
        ("bryansk", "smolensk", 1),  # a major city
        ("vyazma", "moscow", 2),  # with a War Target
    ],
)
def test_the_defender_adds_the_points_of_his_terrain(lead: str, zone: str, bonus: int) -> None:
    assert soviet_defence("s-w", zone, lead) == 4 + bonus


@pytest.mark.rule("absolute-war", "12.5.4b")
@pytest.mark.parametrize(
    ("lead", "zone", "bonus"),
    [
        ("orel", "tula", 0),
        ("kaluga", "tula", 1),  # a river
        ("poltava", "uman", 2),  # the Dnieper
        ("simferopol", "melitopol", 1),
        ("kerch", "novorossiysk", 4),  # a strait, and mountains
        ("novorossiysk", "kerch", 2),
    ],
)
def test_the_defender_adds_points_if_the_lead_attacks_across_water(lead: str, zone: str, bonus: int) -> None:
    assert soviet_defence("s-w", zone, lead) == 4 + bonus


@pytest.mark.rule("absolute-war", "12.5.4b")
def test_within_a_contested_zone_no_water_lies_between() -> None:
    g = field({"tula": "g4a | s-w"})
    attack(g, "g4a", "s-w")
    assert sums(g)[1] == 4


@pytest.mark.rule("absolute-war", "12.5.5a")
@pytest.mark.rule("absolute-war", "12.5.5b")
@pytest.mark.rule("absolute-war", "20.4")
@pytest.mark.parametrize(
    ("turn", "east", "west"), [(7, 0, 0), (10, 0, 0), (6, 1, 1), (5, 1, 0)]
)  # clear, snow, mud, General Winter
def test_the_defender_adds_the_points_of_the_weather_in_his_zone(turn: int, east: int, west: int) -> None:
    assert soviet_defence("s-w", "tula", "orel", turn) == 4 + east
    assert soviet_defence("s-w", "rovno", "brest-litovsk", turn) == 4 + west
    assert soviet_defence("s-w", "rovno", "zhitomir", turn) == 4 + west  # from the east into the west


@pytest.mark.rule("absolute-war", "12.5.5d")
@pytest.mark.rule("absolute-war", "12.5.5a")
def test_the_example_of_a_city_behind_a_river_in_mud() -> None:
    assert soviet_defence("s-w", "minsk", "mogilev", turn=6) == 4 + 3  # E6


# ---- markers


@pytest.mark.rule("absolute-war", "12.5.6a")
@pytest.mark.rule("absolute-war", "12.5.6b")
@pytest.mark.parametrize(("marker", "loss"), [("disrupted", 1), ("unsupplied", 2)])
def test_a_marked_lead_attacker_loses_points_and_a_marked_defender_does_not(marker: str, loss: int) -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, head=f'{marker} = ["g4a", "s-w"]')
    attack(g, "g4a", "s-w")
    assert sums(g) == (3 - loss, 4)


@pytest.mark.rule("absolute-war", "12.5.7")
@pytest.mark.parametrize(
    ("marker", "attack_more", "defence_more"),
    [("general-winter", 1, 0), ("volkssturm", 0, 1)],
)
def test_special_markers_add_points(marker: str, attack_more: int, defence_more: int) -> None:
    head = 'winter = 1\nvolkssturm = 1\nbarrel = true\ninitiative = "soviet"'
    zone = "tula" if marker == "general-winter" else "posen"
    near = "orel" if zone == "tula" else "lodz"
    g = field({near: "s-w", zone: "g4a"}, step="soviet-combat", turn=5, head=head)
    attack(g, "s-w", "g4a")
    until(g, "commit-attack" if attack_more else "commit-defence")
    before = sums(g)
    do(g, f"commit {marker}")
    until(g, "commit-attack")
    assert sums(g) == (before[0] + attack_more, before[1] + defence_more)


@pytest.mark.rule("absolute-war", "12.5.7")
@pytest.mark.rule("absolute-war", "19.4b")
def test_a_special_marker_changes_the_result_of_a_battle() -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, head='orders = ["soviet"]')
    draws(g, "g15")  # AA at -1
    attack(g, "g4a", "s-w")
    do(g, "commit order")
    note = fight(g)
    assert (note["attack"], note["defence"]) == (3, 4)
    assert note["result"] == "BB"


# ---- limits


@pytest.mark.rule("absolute-war", "12.5.8a")
def test_odds_above_six_are_read_as_six() -> None:
    g = field(
        {"orel": "g3pz g-xlviii g-lf2", "voronezh": "g-lf4 g2pz", "kaluga": "g1pz", "tula": "s-5ta"},
        head='offensive = ["tula"]\nturned = ["tula"]',
    )
    draws(g, "g1")
    attack(g, "g3pz", "s-5ta")
    until(g, "commit-attack")
    do(g, "support g-lf4")
    assert sums(g)[0] - sums(g)[1] > 6
    note = fight(g)
    assert note["result"] == "DB"  # the last of the card's ten


@pytest.mark.rule("absolute-war", "12.5.8b")
def test_odds_below_minus_three_are_a1_and_no_card_is_turned() -> None:
    g = field({"orel": "g4a*", "tula": "s-w s-fort1 s-vvs8", "kursk": "g9a", "rossosh": "s-s"})
    events = len(g.state.events[0])
    attack(g, "g4a", "s-w")
    assert sums(g)[0] - sums(g)[1] < -3
    note = fight(g)
    assert (note["result"], note["card"]) == ("A1", "")
    assert len(g.state.events[0]) == events
    finish(g)
    assert at(g, "g4a") != "orel"


@pytest.mark.rule("absolute-war", "12.5.8b")
@pytest.mark.rule("absolute-war", "12.3.3a")
def test_at_minus_three_a_card_is_turned() -> None:
    g = field({"orel": "g4a*", "tula": "s-w"})
    draws(g, "g36")
    attack(g, "g4a", "s-w")
    assert sums(g) == (1, 4)
    note = fight(g)
    assert (note["result"], note["card"]) == ("BB", "g36")


@pytest.mark.rule("absolute-war", "12.3.2")
def test_everything_is_added_up() -> None:
    g = field(
        {"kaluga": "g2pz g9a", "orel": "g-lf2 g4a", "tula": "s-w s-fort1 | s-1ukr"},
        turn=6,
        head='disrupted = ["g2pz", "g9a"]\noffensive = ["tula"]\nturned = ["tula"]',
        hand={"german": "g16", "soviet": "s3"},
    )
    attack(g, "g2pz", "s-w")
    do(g, "play s3", "support s-1ukr", "play g16", "support g-lf2")
    # 4 + 1, Disrupted, offensive, card, aircraft
    # 4 + 2, Front in support, card, river, mud
    assert sums(g) == (4 + 1 - 1 + 1 + 1 + 2, 4 + 2 + 2 + 2 + 1 + 1)
    note = fight(g)
    assert (note["attack"], note["defence"]) == (8, 12)
