"""The events of the cards that are played in combats."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import ELSEWHERE, fix
from tests.games.absolute_war.fighting import attack, cards, committing, finish, sums
from tests.games.absolute_war.table import FACTS, asked, at, do, draws, field, marked, open_to, side_to_act
from tests.support import told

BEHIND = ("bryansk", "gomel", "sumy", "smolensk", "mogilev")
"""German zones next to Orel and Kursk, and behind them."""

FOE = {"german": "soviet", "soviet": "german"}

SUMMER = {1941: 2, 1942: 7, 1943: 13, 1944: 19, 1945: 25}
WINTER = {1941: 4, 1942: 10, 1943: 16, 1944: 17, 1945: 23}
"""A turn of each year, in clear weather and in snow."""


def clashing(
    attacker: str,
    lead: str,
    target: str,
    *,
    hand: str = "",
    at_city: bool = False,
    where: tuple[str, str] | None = None,
    turn: int = 7,
    head: str = "",
    initiative: str = "",
    others: dict[str, str] | None = None,
) -> War:
    """An attack that has been declared; the attacker has the initiative, so that the defender commits first.

    The hand is the cards of both sides; other stacks are named by zone; far away two stacks face each other.
    """
    origin, zone = where or (("kursk", "kharkov") if at_city else ("orel", "tula"))
    units = {**ELSEWHERE, origin: lead, zone: target}
    units |= others or {}
    game = field(
        units,
        step=f"{attacker}-combat",
        turn=turn,
        scenario="long-campaign",
        head=f'initiative = "{initiative or attacker}"\n{head}',
        hand={
            side: " ".join(card for card in hand.split() if card[0] == side[0])
            for side in ("german", "soviet")
        },
        german=" ".join(name for name in BEHIND if name not in units),
    )
    while asked(game) == "designate":
        do(game, "done")
    return attack(game, _top(lead), _top(target))


def _top(stacks: str) -> str:
    return stacks.split()[0].rstrip("*")


def owner_of(card: str) -> str:
    return "german" if card[0] == "g" else "soviet"


def turn_to(game: War, card: str) -> War:
    """Commit nothing until the player of a card is asked."""
    while side_to_act(game) != owner_of(card):
        do(game, "done")
    assert asked(game).startswith("commit")
    return game


def gain(game: War, card: str) -> tuple[int, int]:
    """Play a card: what it changes in the attacker's and the defender's points."""
    turn_to(game, card)
    before = sums(game)
    do(game, f"play {card}")
    now = sums(game)
    return now[0] - before[0], now[1] - before[1]


def offered(game: War, card: str) -> bool:
    """Whether the event of a card may be played now by its player."""
    return card in cards(turn_to(game, card))


def result(game: War, wanted: str, *, pincers: bool = False) -> War:
    """Commit nothing more, and let the cards bring a result."""
    while asked(game) in ("commit-attack", "commit-defence", "pincers"):
        fix(game, wanted)
        do(game, "pincers" if asked(game) == "pincers" and pincers else "done")
    assert (told(game, "battle") + told(game, "assault"))[-1]["result"] == wanted
    return game


# ---- years and roles

ARMOUR, FOOT, TANKS, FRONT = "g2pz", "g4a", "s-3ta", "s-w"

YEARS = [
    # card, attacker, lead, target, in a city, years
    ("g1", "german", ARMOUR, FRONT, False, {1941, 1942}),
    ("g2", "german", ARMOUR, FRONT, False, {1941, 1942, 1943}),
    ("g4", "german", ARMOUR, FRONT, False, {1942, 1943, 1944, 1945}),
    ("g5", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("g7", "german", FOOT, FRONT, False, {1942, 1943, 1944}),
    ("g8", "soviet", FRONT, FOOT, False, {1942, 1943, 1944, 1945}),
    ("g9", "german", ARMOUR, FRONT, False, {1941, 1943, 1944, 1945}),
    ("g15", "german", FOOT, FRONT, False, {1942, 1943, 1944, 1945}),
    ("g16", "german", FOOT, FRONT, False, {1941, 1942, 1943, 1944, 1945}),
    ("g17", "german", FOOT, FRONT, True, {1941, 1942, 1943, 1944}),
    ("g18", "german", FOOT, FRONT, False, {1941, 1942, 1943}),
    ("g19", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("g20", "german", ARMOUR, FRONT, False, {1943, 1944}),
    ("g21", "german", "g-2ss", FRONT, False, {1943, 1944, 1945}),
    ("g31", "german", FOOT, FRONT, False, {1941}),
    ("g33", "soviet", FRONT, FOOT, False, {1941, 1942, 1943, 1944, 1945}),
    ("g34", "german", FOOT, "s-vvs8 s-w", False, {1941, 1942, 1943, 1944}),
    ("g35", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("g36", "soviet", FRONT, FOOT, False, {1941, 1942, 1943}),
    ("g39", "german", ARMOUR, FRONT, False, {1941, 1942}),
    ("g42", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("s1", "soviet", FRONT, FOOT, False, {1941, 1942, 1943, 1944, 1945}),
    ("s2", "soviet", TANKS, FOOT, False, {1941, 1942, 1943}),
    ("s3", "soviet", FRONT, FOOT, False, {1941, 1942, 1943, 1944, 1945}),
    ("s4", "soviet", TANKS, FOOT, False, {1943, 1944, 1945}),
    ("s5", "soviet", FRONT, FOOT, False, {1942, 1943, 1944, 1945}),
    ("s6", "german", FOOT, FRONT, False, {1941, 1942, 1943}),
    ("s9", "german", FOOT, FRONT, False, {1941, 1942, 1943}),
    ("s14", "soviet", "s-vvs8 s-w", FOOT, False, {1942, 1943, 1944, 1945}),
    ("s15", "soviet", FRONT, FOOT, False, {1941, 1942, 1943}),
    ("s16", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("s17", "soviet", FRONT, FOOT, False, {1942, 1943, 1944, 1945}),
    ("s18", "soviet", FRONT, FOOT, True, {1942, 1943, 1944, 1945}),
    ("s19", "german", FOOT, FRONT, True, {1941, 1942, 1943, 1944, 1945}),
    ("s20", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("s21", "soviet", FRONT, FOOT, False, {1943, 1944, 1945}),
    ("s30", "soviet", FRONT, "g-lf2 g4a", False, {1943, 1944, 1945}),
    ("s36", "soviet", FRONT, FOOT, False, {1941, 1942, 1943, 1944}),
    ("s37", "soviet", FRONT, FOOT, False, {1941, 1942, 1943}),
    ("s40", "soviet", FRONT, FOOT, False, {1942, 1943, 1944, 1945}),
]

PLACES = {"s36": ("uman", "nikolaev"), "s37": ("bologoye", "volkhov")}
EITHER = {"g4", "g7", "g21", "g34", "s2", "s3", "s14", "s18", "s30", "s36", "s37"}
"""Cards for attack and defence."""


@pytest.mark.rule("absolute-war", "2.4.3a")
@pytest.mark.rule("absolute-war", "12.5.1a")
@pytest.mark.parametrize(("card", "attacker", "lead", "target", "city", "years"), YEARS)
@pytest.mark.parametrize("year", SUMMER)
def test_a_card_is_played_in_its_years(
    card: str, attacker: str, lead: str, target: str, city: bool, years: set[int], year: int
) -> None:
    turn = (WINTER if card in ("g15", "g36") else SUMMER)[year]
    g = clashing(
        attacker,
        lead,
        target,
        hand=card,
        at_city=city,
        where=PLACES.get(card),
        turn=turn,
        head=f'disrupted = ["{_top(target)}"]' if card == "g20" else "",
    )
    assert offered(g, card) == (year in years)


def test_every_combat_card_is_here() -> None:
    timings = ("attack", "defence", "combat")
    assert [row[0] for row in YEARS] == [card for card, row in FACTS.cards.items() if row.timing in timings]


@pytest.mark.rule("absolute-war", "12.5.1a")
@pytest.mark.parametrize(("card", "attacker", "lead", "target", "city", "years"), YEARS)
def test_cards_for_attack_are_not_played_in_defence_nor_the_other_way_round(
    card: str, attacker: str, lead: str, target: str, city: bool, years: set[int]
) -> None:
    turn = (WINTER if card in ("g15", "g36") else SUMMER)[min(years)]
    place = PLACES.get(card)
    g = clashing(
        FOE[attacker],
        target,
        lead,
        hand=card,
        at_city=city,
        where=place,
        turn=turn,
        head=f'disrupted = ["{_top(lead)}"]' if card == "g20" else "",
    )
    assert offered(g, card) == (card in EITHER)


ASSAULT = {
    *("g2", "g4", "g15", "g16", "g17", "g18", "g19", "g21", "g33", "g34", "g36", "g42"),
    *("s1", "s2", "s3", "s14", "s18", "s19", "s20", "s21", "s30", "s40"),
}
"""Cards whose events serve in Assaults."""


@pytest.mark.rule("absolute-war", "12.5.1c")
@pytest.mark.parametrize(("card", "attacker", "lead", "target", "city", "years"), YEARS)
def test_most_events_are_for_battles_some_for_assaults_too(
    card: str, attacker: str, lead: str, target: str, city: bool, years: set[int]
) -> None:
    if card in ("s36", "s37"):
        places = {"s36": ("simferopol", "sevastopol"), "s37": ("luga", "leningrad")}
        g = clashing(attacker, lead, target, hand=card, where=places[card], turn=SUMMER[min(years)])
        assert offered(g, card)
        return
    turn = (WINTER if card in ("g15", "g36") else SUMMER)[min(years)]
    head = f'disrupted = ["{_top(target)}"]' if card == "g20" else ""
    g = clashing(attacker, lead, target, hand=card, at_city=True, turn=turn, head=head)
    assert offered(g, card) == (card in ASSAULT)
    g = clashing(attacker, lead, target, hand=card, turn=turn, head=head)
    assert offered(g, card) == (card not in ("g17", "s18", "s19"))


# ---- points


@pytest.mark.rule("absolute-war", "card-g16")
@pytest.mark.rule("absolute-war", "card-s1")
@pytest.mark.rule("absolute-war", "card-s3")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(
    ("card", "attacker", "points"),
    [
        ("g16", "german", (1, 0)),
        ("s1", "soviet", (1, 0)),
        ("s3", "soviet", (2, 0)),
        ("s3", "german", (0, 2)),
    ],
)
def test_some_cards_just_add_points(card: str, attacker: str, points: tuple[int, int], city: bool) -> None:
    stacks = (FOOT, FRONT) if attacker == "german" else (FRONT, FOOT)
    assert gain(clashing(attacker, *stacks, hand=card, at_city=city), card) == points


@pytest.mark.rule("absolute-war", "card-g2")
@pytest.mark.rule("absolute-war", "card-s14")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(
    ("card", "lead", "helper", "points"),
    [
        ("g2", "g-lf2 g4a", "", 1),
        ("g2", "g4a", "", 0),
        ("g2", "g-lf2* g4a", "", 0),  # damaged
        ("g2", "g-lf2 g4a", "g-lf1 g9a", 2),
        ("g2", "g4a", "g9a g-lf4", 1),  # wherever it lies in its stack
        ("s14", "s-vvs8 s-w", "", 1),
        ("s14", "s-w", "", 0),
        ("s14", "s-vvs8 s-w", "s-vvs1 s-s", 2),
    ],
)
def test_a_point_for_each_air_unit(card: str, lead: str, helper: str, points: int, city: bool) -> None:
    side = owner_of(card)
    target = FRONT if side == "german" else FOOT
    zone = {"rossosh" if city else "voronezh": helper} if helper else {}
    g = clashing(side, lead, target, hand=card, at_city=city, others=zone)
    turn_to(g, card)
    if helper:
        do(g, f"support {_top(helper)}")
    assert gain(g, card) == (points, 0)


@pytest.mark.rule("absolute-war", "card-g2")
@pytest.mark.rule("absolute-war", "card-s14")
@pytest.mark.parametrize("card", ["g2", "s14"])
def test_two_points_at_most(card: str) -> None:
    fleet = {"g2": ("g-lf2 g4a", "g-lf1", "g-lf4"), "s14": ("s-vvs8 s-w", "s-vvs1", "s-vvs16")}[card]
    side = owner_of(card)
    g = clashing(
        side,
        fleet[0],
        FRONT if card == "g2" else FOOT,
        hand=card,
        others={"voronezh": fleet[1], "kaluga": fleet[2]},
    )
    turn_to(g, card)
    do(g, f"support {fleet[1]}")
    do(g, f"support {fleet[2]}")
    assert gain(g, card) == (2, 0)


@pytest.mark.rule("absolute-war", "card-s14")
def test_sturmoviks_defend_as_well() -> None:
    g = clashing("german", FOOT, "s-vvs8 s-w", hand="s14")
    assert gain(g, "s14") == (0, 1)


@pytest.mark.rule("absolute-war", "card-g4")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(
    ("attacker", "stack", "points"),
    [
        ("german", "g2pz g4a", (2, 0)),
        ("german", "g-lf2 g2pz", (2, 0)),  # the top ground unit
        ("german", "g4a g2pz", None),
        ("soviet", "g2pz g4a", (0, 2)),
        ("soviet", "g4a", None),
    ],
)
def test_tigers_need_armour_on_top(
    attacker: str, stack: str, points: tuple[int, int] | None, city: bool
) -> None:
    stacks = (stack, FRONT) if attacker == "german" else (FRONT, stack)
    g = clashing(attacker, *stacks, hand="g4", at_city=city)
    assert offered(g, "g4") == (points is not None)
    if points:
        assert gain(g, "g4") == points


@pytest.mark.rule("absolute-war", "card-s2")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(
    ("attacker", "stack", "points"),
    [
        ("soviet", "s-3ta s-w", (2, 0)),
        ("soviet", "s-5ta", (2, 0)),  # mobile or not
        ("soviet", "s-w s-3ta", (0, 0)),
        ("german", "s-vvs1 s-5ta", (0, 2)),
        ("german", "s-w", (0, 0)),
    ],
)
def test_the_t34_helps_armour(attacker: str, stack: str, points: tuple[int, int], city: bool) -> None:
    stacks = (stack, FOOT) if attacker == "soviet" else (FOOT, stack)
    assert gain(clashing(attacker, *stacks, hand="s2", at_city=city), "s2") == points


@pytest.mark.rule("absolute-war", "card-g21")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(
    ("attacker", "stack", "points"),
    [
        ("german", "g-2ss", (2, 0)),
        ("german", "g4a g-2ss", (2, 0)),  # anywhere in the stack
        ("german", "g2pz", None),
        ("soviet", "g-3ss g4a", (0, 2)),
        ("soviet", "g4a", None),
    ],
)
def test_the_ss_card_needs_an_ss_unit(
    attacker: str, stack: str, points: tuple[int, int] | None, city: bool
) -> None:
    stacks = (stack, FRONT) if attacker == "german" else (FRONT, stack)
    g = clashing(attacker, *stacks, hand="g21", at_city=city, turn=13)
    assert offered(g, "g21") == (points is not None)
    if points:
        assert gain(g, "g21") == points


@pytest.mark.rule("absolute-war", "card-g15")
@pytest.mark.parametrize(
    ("turn", "where", "points"),
    [
        (10, ("orel", "tula"), (1, 0)),  # snow gives the defender nothing anyway
        (11, ("orel", "tula"), (1, -1)),  # General Winter
        (11, ("kursk", "kharkov"), (1, -1)),  # an Assault
        (7, ("orel", "tula"), None),
        (12, ("orel", "tula"), None),  # mud is no winter
        (10, ("brest-litovsk", "rovno"), None),  # west of the line the weather is clear
        (11, ("zhitomir", "rovno"), None),
    ],
)
def test_winter_equipment(turn: int, where: tuple[str, str], points: tuple[int, int] | None) -> None:
    g = clashing("german", FOOT, FRONT, hand="g15", where=where, turn=turn)
    assert offered(g, "g15") == (points is not None)
    if points:
        assert gain(g, "g15") == points


@pytest.mark.rule("absolute-war", "card-g36")
@pytest.mark.parametrize(
    ("turn", "where", "may"),
    [
        (10, ("tula", "orel"), True),
        (11, ("tula", "orel"), True),
        (11, ("kursk", "kharkov"), True),
        (7, ("tula", "orel"), False),
        (12, ("tula", "orel"), False),
        (10, ("zhitomir", "rovno"), False),
    ],
)
def test_hedgehogs_are_for_winter(turn: int, where: tuple[str, str], may: bool) -> None:
    g = clashing("soviet", FRONT, FOOT, hand="g36", where=where, turn=turn)
    assert offered(g, "g36") == may
    if may:
        assert gain(g, "g36") == (0, 2)


@pytest.mark.rule("absolute-war", "card-g17")
@pytest.mark.parametrize(
    ("where", "target", "may"),
    [
        (("kursk", "kharkov"), "s-w", True),  # a major city
        (("luga", "novgorod"), "s-w s-fort1", True),  # an Assault on a Fort
        (("luga", "novgorod"), "s-w s-fort1*", False),  # not finished
        (("luga", "novgorod"), "s-w", False),
        (("orel", "tula"), "s-w s-fort1", False),  # a Battle
        (("simferopol", "sevastopol"), "s-sev", True),
    ],
)
def test_siege_artillery(where: tuple[str, str], target: str, may: bool) -> None:
    g = clashing("german", FOOT, target, hand="g17", where=where)
    assert offered(g, "g17") == may
    if may:
        assert gain(g, "g17") == (2, 0)


@pytest.mark.rule("absolute-war", "card-s20")
@pytest.mark.parametrize(
    ("where", "target", "points"),
    [
        (("tula", "orel"), "g4a", 1),
        (("tula", "orel"), "g4a g-fort1", 2),
        (("tula", "orel"), "g4a g-fort1*", 1),
        (("kursk", "kharkov"), "g4a", 2),
        (("luga", "novgorod"), "g4a", 1),  # an Assault elsewhere
    ],
)
def test_the_artillery_offensive(where: tuple[str, str], target: str, points: int) -> None:
    stacks = {} if where[0] != "luga" else {"leningrad": "g18a"}
    g = clashing("soviet", FRONT, target, hand="s20", where=where, turn=13, others=stacks)
    assert gain(g, "s20") == (points, 0)


@pytest.mark.rule("absolute-war", "card-g18")
@pytest.mark.rule("absolute-war", "card-s21")
@pytest.mark.parametrize("card", ["g18", "s21"])
@pytest.mark.parametrize(
    ("where", "points"),
    [
        (("kaluga", "tula"), -1),  # a river
        (("poltava", "uman"), -2),  # a major river
        (("kerch", "novorossiysk"), -2),  # a strait, in an Assault
        (("poltava", "kiev"), -2),
        (("orel", "tula"), 0),
    ],
)
def test_some_cards_make_nothing_of_rivers(card: str, where: tuple[str, str], points: int) -> None:
    stacks = (FOOT, FRONT) if card == "g18" else (FRONT, FOOT)
    g = clashing(owner_of(card), *stacks, hand=card, where=where, turn=13)
    assert gain(g, card) == (0, points)


@pytest.mark.rule("absolute-war", "card-g33")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(("lead", "points"), [("s-3ta", 2), ("s-5ta s-w", 2), ("s-w s-3ta", 0)])
def test_eighty_eights_against_armour(lead: str, points: int, city: bool) -> None:
    assert gain(clashing("soviet", lead, FOOT, hand="g33", at_city=city), "g33") == (0, points)


@pytest.mark.rule("absolute-war", "card-g42")
@pytest.mark.parametrize(
    ("lead", "city", "points"), [("s-3ta", True, 2), ("s-w", True, 1), ("s-3ta", False, 1)]
)
def test_the_panzerfaust_is_best_in_cities(lead: str, city: bool, points: int) -> None:
    assert gain(clashing("soviet", lead, FOOT, hand="g42", at_city=city, turn=13), "g42") == (0, points)


@pytest.mark.rule("absolute-war", "card-s18")
@pytest.mark.parametrize(
    ("attacker", "where", "points"),
    [
        ("soviet", ("kursk", "kharkov"), (2, 0)),
        ("german", ("kursk", "kharkov"), (0, 2)),
        ("soviet", ("orel", "tula"), None),
        ("soviet", ("luga", "novgorod"), None),  # an Assault, but no city
    ],
)
def test_chuikov_fights_in_cities(
    attacker: str, where: tuple[str, str], points: tuple[int, int] | None
) -> None:
    stacks = (FOOT, FRONT) if attacker == "german" else (FRONT, FOOT)
    others = {"leningrad": "g18a"} if where[0] == "luga" else {}
    g = clashing(attacker, *stacks, hand="s18", where=where, others=others)
    assert offered(g, "s18") == (points is not None)
    if points:
        assert gain(g, "s18") == points


@pytest.mark.rule("absolute-war", "card-s36")
@pytest.mark.rule("absolute-war", "card-s37")
@pytest.mark.parametrize(
    ("card", "attacker", "where", "points"),
    [
        ("s36", "soviet", ("uman", "nikolaev"), (1, 0)),
        ("s36", "german", ("simferopol", "sevastopol"), (0, 1)),
        ("s36", "soviet", ("nikolaev", "uman"), None),  # no coast
        ("s36", "german", ("poltava", "stalino"), None),  # the Sea of Azov is another
        ("s37", "soviet", ("bologoye", "volkhov"), (1, 0)),
        ("s37", "german", ("novgorod", "leningrad"), (0, 1)),
        ("s37", "german", ("luga", "novgorod"), None),
    ],
)
def test_the_black_sea_fleet_and_the_road_of_life_help_in_their_places(
    card: str, attacker: str, where: tuple[str, str], points: tuple[int, int] | None
) -> None:
    stacks = (FOOT, FRONT) if attacker == "german" else (FRONT, FOOT)
    g = clashing(attacker, *stacks, hand=card, where=where, others={"pskov": "g16a"})
    assert offered(g, card) == (points is not None)
    if points:
        assert gain(g, card) == points


@pytest.mark.rule("absolute-war", "card-s36")
def test_the_fleet_lets_a_large_unit_cross_the_black_sea() -> None:
    cut = "simferopol melitopol novorossiysk"
    units = {"odessa": "s-10a", "soviet-reserve": "s-w", "krasnodar": "s-s", "berlin": "g4a"}
    german = f"{cut} nikolaev kishinev"
    for played in (False, True):
        g = field(units, step="soviet-reserve", hand={"soviet": "s36"}, german=german)
        do(g, *["play s36"] * played, "deploy s-w")
        assert ("odessa" in open_to(g, "to")) == played


@pytest.mark.rule("absolute-war", "card-s37")
def test_the_road_of_life_keeps_a_stack_in_leningrad_supplied() -> None:
    cut = "luga novgorod motti-west motti-east volkhov onega pskov"
    g = field(
        {"leningrad": "s-n s-7a", "luga": "g4a"}, step="soviet-supply", german=cut, hand={"soviet": "s37"}
    )
    assert asked(g) == "supply-window"
    do(g, "play s37")
    assert marked(g, "unsupplied") == set()
    g = field(
        {"leningrad": "s-n s-7a", "luga": "g4a"}, step="soviet-supply", german=cut, hand={"soviet": "s37"}
    )
    do(g, "decline")
    assert marked(g, "unsupplied") >= {"s-n", "s-7a"}


@pytest.mark.rule("absolute-war", "card-g35", "12.7.3b")
def test_a_moving_pocket_keeps_the_target_in_order_and_not_its_support() -> None:
    units = {"tula": "s-1ukr s-3gta", "orel": "g9a", "kursk": "g-lf1 g6a", "berlin": "g4a"}
    g = field(units, step="soviet-combat", turn=13, german=" ".join(BEHIND), hand={"german": "g35"})
    attack(g, "s-1ukr", "g9a")
    while asked(g) != "commit-defence":
        do(g, "done")
    do(g, "play g35", "support g-lf1")
    while asked(g).startswith("commit"):
        fix(g, "DB")
        do(g, "done")
    finish(g)
    assert [note["units"] for note in told(g, "shaken")] == [["g6a", "g-lf1"]]


@pytest.mark.rule("absolute-war", "card-s37", "7.0Ab", "7.0Ac")
@pytest.mark.parametrize(("lost", "after"), [("", "disrupted"), ("volkhov onega pskov", "unsupplied")])
def test_a_line_of_its_own_relieves_that_stack_all_the_same(lost: str, after: str) -> None:
    """Over the ice to Volkhov and Vologda; cut off from there it keeps its marker."""
    g = field(
        {"leningrad": "s-n", "posen": "s-kal"},
        step="soviet-supply",
        german=f"luga novgorod motti-west motti-east {lost}",
        hand={"soviet": "s37"},
        head="unsupplied = ['s-n']",
    )
    do(g, "play s37")
    assert at(g, "s-n") == "leningrad"
    assert {name for name in ("disrupted", "unsupplied") if "s-n" in marked(g, name)} == {after}


@pytest.mark.rule("absolute-war", "card-s37")
def test_it_is_told_of_that_stack_only() -> None:
    """Not of one that the Airlift keeps supplied in the same phase."""
    cut = "luga novgorod motti-west motti-east volkhov onega pskov"
    g = field(
        {"leningrad": "s-n", "luga": "g4a"},
        step="soviet-supply",
        german=cut,
        hand={"soviet": "s37"},
        head="spared = ['g4a']",
    )
    do(g, "play s37")
    assert [note["units"] for note in told(g, "spared")] == [["s-n"]]


# ---- Pincers


@pytest.mark.rule("absolute-war", "card-g1")
@pytest.mark.rule("absolute-war", "card-g9")
@pytest.mark.rule("absolute-war", "card-g39")
@pytest.mark.rule("absolute-war", "card-g20")
@pytest.mark.rule("absolute-war", "card-s4")
@pytest.mark.rule("absolute-war", "22.1a")
@pytest.mark.rule("absolute-war", "22.1b")
@pytest.mark.parametrize(
    ("card", "turn", "points"),
    [("g1", 6, (1, 0)), ("g9", 12, (1, 0)), ("g39", 6, (0, 0)), ("g20", 12, (2, 0)), ("s4", 12, (0, 0))],
)
def test_an_armor_icon_allows_pincers_whatever_the_rules_say(
    card: str, turn: int, points: tuple[int, int]
) -> None:
    # In mud, from one zone, without an offensive, against armour; the Soviet tanks are not even mobile.
    german = owner_of(card) == "german"
    stacks = ("g2pz g4a", "s-3ta") if german else ("s-5ta s-w", "g2pz")
    head = f'disrupted = ["{_top(stacks[1])}"]' if card == "g20" else ""
    g = clashing(owner_of(card), *stacks, hand=card, turn=turn, head=head)
    side = 0 if german else 1
    assert gain(g, card) == points
    assert g.state.mobile[side] == 3  # the Armor marker comes with the card
    assert marked(g, "armour") == set(stacks[0].split())
    while asked(g).startswith("commit"):
        fix(g, "DB")
        do(g, "done")
    assert asked(g) == "pincers"
    fix(g, "DB")
    do(g, "pincers")
    assert g.state.mobile[side] == 3  # and serves for the attempt
    assert at(g, stacks[1]) in ("german-destroyed", "soviet-destroyed")


@pytest.mark.rule("absolute-war", "card-g1")
@pytest.mark.rule("absolute-war", "card-g9")
@pytest.mark.rule("absolute-war", "card-g39")
@pytest.mark.rule("absolute-war", "card-g20")
@pytest.mark.rule("absolute-war", "card-s4")
@pytest.mark.rule("absolute-war", "22.1a")
@pytest.mark.parametrize("card", ["g1", "g9", "g39", "g20", "s4"])
@pytest.mark.parametrize("why", ["foot", "marker", "unsupplied"])
def test_an_armor_icon_asks_for_an_armor_stack_and_a_marker(card: str, why: str) -> None:
    german = owner_of(card) == "german"
    lead, target = ("g2pz", "s-w") if german else ("s-3ta", "g4a")
    head = f'disrupted = ["{target}"]\n'
    if why == "foot":
        lead = f"{'g4a' if german else 's-s'} {lead}"
    elif why == "marker":
        head += "mobile = { german = 0, soviet = 0 }"
    else:
        head += f'unsupplied = ["{lead}"]'
    year = 1942 if card in ("g1", "g39") else 1943
    g = clashing(owner_of(card), lead, target, hand=card, head=head, turn=SUMMER[year])
    assert not offered(g, card)


@pytest.mark.rule("absolute-war", "card-g20")
@pytest.mark.parametrize(
    ("head", "contested", "may"),
    [
        ("", False, False),
        ('disrupted = ["s-w"]', False, True),
        ('unsupplied = ["s-w"]', False, True),
        ("", True, True),
    ],
)
def test_the_backhand_blow_is_for_a_weakened_enemy(head: str, contested: bool, may: bool) -> None:
    units = {**ELSEWHERE, "tula": "g2pz | s-w"} if contested else {**ELSEWHERE, "orel": "g2pz", "tula": "s-w"}
    g = field(units, turn=13, head=head, hand={"german": "g20"})
    attack(g, "g2pz", "s-w")
    assert offered(g, "g20") == may


@pytest.mark.rule("absolute-war", "card-g39")
@pytest.mark.parametrize(
    ("target", "before", "now"),
    [("s-w", 0, 2), ("s-w s-s", 0, 3), ("s-10a", 0, 0), ("s-w", 3, 4), ("s-w", 4, 4)],
)
def test_the_cauldron_battle_makes_a_pocket_more(target: str, before: int, now: int) -> None:
    held = ", ".join(['"kursk"'] * before)
    head = f"pockets = {{ german = [{held}], soviet = [] }}"
    g = clashing("german", "g2pz g4a", target, hand="g39", head=head)
    turn_to(g, "g39")
    do(g, "play g39")
    result(g, "DB", pincers=True)
    assert len(g.state.pockets[0]) == now


@pytest.mark.rule("absolute-war", "card-s4")
@pytest.mark.parametrize("play", [True, False])
def test_deep_battle_lets_a_mobile_stack_exploit_without_a_marker(play: bool) -> None:
    g = clashing(
        "soviet",
        "s-3ta",
        "g12a",
        hand="s4",
        turn=13,
        head=f"mobile = {{ german = 0, soviet = {int(play)} }}",
        where=("tula", "orel"),
        others={"voronezh": "s-2gta | s-1gta"},
    )
    turn_to(g, "s4")
    if play:
        do(g, "play s4")
        assert g.state.mobile[1] == 0  # for the Armor marker
    do(g, "support s-2gta")
    result(g, "DR")
    finish(g, until="advance")
    do(g, "advance s-2gta")
    if play:
        do(g, "done")
        assert open_to(g, "exploit") == {"s-2gta"}
        do(g, "exploit s-2gta", "to kursk")
        assert at(g, "s-2gta") == "kursk"
    else:
        do(g, "done")
        assert open_to(g, "exploit") == set()


FOILS = [
    ("s2", "german", 7),
    ("s9", "german", 7),
    ("g33", "soviet", 13),
    ("g35", "soviet", 13),
]


def pinching(card: str, attacker: str, turn: int) -> War:
    """Pincers that could be attempted, if it were not for a card."""
    german = attacker == "german"
    stacks = ("g2pz g9a", "s-w") if german else ("s-3ta s-2gta", "g4a")
    where = ("orel", "tula") if german else ("tula", "orel")
    helper = {"voronezh": "g-xlviii"} if german else {"voronezh": "s-1gta"}
    return clashing(
        attacker,
        *stacks,
        hand=card,
        turn=turn,
        head=f'offensive = ["{where[1]}"]\nrp = {{ german = 0, soviet = 0 }}',
        where=where,
        others=helper,
    )


@pytest.mark.rule("absolute-war", "card-s2")
@pytest.mark.rule("absolute-war", "card-s9")
@pytest.mark.rule("absolute-war", "card-g33")
@pytest.mark.rule("absolute-war", "card-g35")
@pytest.mark.parametrize(("card", "attacker", "turn"), FOILS)
@pytest.mark.parametrize("play", [True, False])
def test_cards_that_foil_pincers(card: str, attacker: str, turn: int, play: bool) -> None:
    g = pinching(card, attacker, turn)
    turn_to(g, card)
    if play:
        do(g, f"play {card}")
    while side_to_act(g) != attacker:
        do(g, "done")
    helper, target = ("g-xlviii", "s-w") if attacker == "german" else ("s-1gta", "g4a")
    do(g, f"support {helper}")
    result(g, "DB", pincers=True)
    assert len(told(g, "pincers")) == 1  # attempted all the same
    assert (told(g, "encircled") == []) == play
    finish(g, until="advance")
    assert (at(g, target) in ("german-destroyed", "soviet-destroyed")) == (not play)
    if play:
        assert (target in marked(g, "disrupted")) == (card != "g35")  # the Moving Pocket keeps its order


@pytest.mark.rule("absolute-war", "card-s9")
def test_rasputitsa_adds_a_point() -> None:
    assert gain(clashing("german", FOOT, FRONT, hand="s9"), "s9") == (0, 1)


@pytest.mark.rule("absolute-war", "2.5b")
@pytest.mark.rule("absolute-war", "card-g1")
@pytest.mark.rule("absolute-war", "card-s9")
@pytest.mark.parametrize(("initiative", "closed"), [("german", True), ("soviet", False)])
def test_of_an_armor_icon_and_a_card_that_foils_it_the_later_prevails(initiative: str, closed: bool) -> None:
    g = clashing("german", "g2pz g4a", "s-w", hand="g1 s9", initiative=initiative)
    if initiative == "german":
        do(g, "play s9", "play g1")
    else:
        do(g, "play g1", "done", "play s9")
    result(g, "DB", pincers=True)
    assert (at(g, "s-w") == "soviet-destroyed") == closed


# ---- cards, supports, results


@pytest.mark.rule("absolute-war", "card-g5")
def test_the_fire_brigade_brings_one_armor_stack_from_region_to_region() -> None:
    g = clashing(
        "soviet",
        FRONT,
        FOOT,
        hand="g5",
        turn=13,
        where=("tula", "orel"),
        others={"bryansk": "g2pz", "kursk": "g3pz | g9a", "kaluga": "g16a"},
    )
    turn_to(g, "g5")
    assert open_to(g, "support") == set()
    do(g, "play g5")
    assert open_to(g, "support") == {"g2pz", "g3pz"}  # armour on top
    before = g.state.support[0]
    do(g, "support g2pz")
    assert g.state.support[0] == before - 1
    assert open_to(g, "support") == set()  # one stack, not two


@pytest.mark.rule("absolute-war", "card-g7")
@pytest.mark.rule("absolute-war", "card-s16")
@pytest.mark.parametrize(("card", "attacker"), [("g7", "german"), ("g7", "soviet"), ("s16", "soviet")])
@pytest.mark.parametrize("again", [True, False])
def test_the_battle_card_is_turned_again(card: str, attacker: str, again: bool) -> None:
    stacks = (FOOT, "s-nw") if attacker == "german" else ("s-nw", FOOT)
    g = clashing(attacker, *stacks, hand=card, turn=13)
    turn_to(g, card)
    do(g, f"play {card}")
    deck = "g" if attacker == "german" else "s"
    while asked(g).startswith("commit"):
        draws(g, f"{deck}8", f"{deck}13")
        do(g, "done")
    assert (side_to_act(g), asked(g)) == (owner_of(card), "redraw")
    do(g, "redraw" if again else "done")
    (note,) = told(g, "battle")
    assert note["card"] == (f"{deck}13" if again else f"{deck}8")
    thrown = g.state.discard[0 if attacker == "german" else 1]
    assert (f"{deck}8" in thrown, f"{deck}13" in thrown) == (True, again)


@pytest.mark.rule("absolute-war", "2.5b")
@pytest.mark.rule("absolute-war", "card-g7")
@pytest.mark.rule("absolute-war", "card-s16")
@pytest.mark.parametrize("initiative", ["german", "soviet"])
def test_of_two_who_may_have_it_turned_again_the_first_to_play_his_card_is_asked_first(
    initiative: str,
) -> None:
    g = clashing("soviet", "s-nw", FOOT, hand="g7 s16", turn=13, initiative=initiative)
    order = [FOE[initiative], initiative]
    for side in order:
        assert committing(g)[0] == side
        do(g, "play g7" if side == "german" else "play s16")
        if committing(g)[0] == side:
            draws(g, "s8", "s13", "s1")
            do(g, "done")
    for side in order:
        assert (side_to_act(g), asked(g)) == (side, "redraw")
        do(g, "redraw")
    (note,) = told(g, "battle")
    assert note["card"] == "s1"


@pytest.mark.rule("absolute-war", "card-g8")
@pytest.mark.rule("absolute-war", "card-s6")
@pytest.mark.parametrize(("card", "attacker"), [("g8", "soviet"), ("s6", "german")])
@pytest.mark.parametrize("outcome", ["DR", "DB"])
@pytest.mark.parametrize("stands", [True, False])
def test_the_target_may_lose_a_step_and_stand(card: str, attacker: str, outcome: str, stands: bool) -> None:
    german = attacker == "german"
    target, other = ("s-4ukr", "s-s") if german else ("g4a", "g9a")
    lead = "g2pz g4a g-lf2" if german else "s-1ukr s-2ukr s-vvs8"
    g = clashing(attacker, lead, f"{target} | {other}", hand=card, turn=13)
    turn_to(g, card)
    do(g, f"play {card}")
    result(g, outcome)
    assert asked(g) == "stand"
    do(g, "stand" if stands else "done")
    finish(g, until="advance")
    assert (at(g, target) == "tula") == stands
    assert (target in marked(g, "back")) == stands
    assert (at(g, other) == "tula") == (stands or outcome == "DR")
    assert (asked(g) == "advance") == (not stands)


@pytest.mark.rule("absolute-war", "card-g8")
@pytest.mark.rule("absolute-war", "card-s6")
@pytest.mark.parametrize(("card", "attacker"), [("g8", "soviet"), ("s6", "german")])
@pytest.mark.parametrize("outcome", ["DS", "D1"])
def test_but_not_on_worse_results(card: str, attacker: str, outcome: str) -> None:
    german = attacker == "german"
    lead, target = ("g2pz g4a g-lf2", "s-4ukr") if german else ("s-1ukr s-2ukr s-vvs8", "g4a")
    g = clashing(attacker, lead, target, hand=card, turn=13)
    turn_to(g, card)
    do(g, f"play {card}")
    result(g, outcome)
    assert asked(g) != "stand"
    finish(g, until="advance")
    assert at(g, target) != "tula"


@pytest.mark.rule("absolute-war", "card-g19")
@pytest.mark.parametrize("play", [True, False])
def test_the_kampfgruppe_adds_a_point_and_stops_exploitation(play: bool) -> None:
    g = clashing("soviet", "s-3ta s-2gta", "g12a", hand="g19", turn=13, where=("tula", "orel"))
    if play:
        assert gain(g, "g19") == (0, 1)
    result(g, "DR")
    finish(g, until="advance")
    do(g, "advance s-3ta")
    assert (asked(g) == "exploit") == (not play)


@pytest.mark.rule("absolute-war", "card-g31")
def test_soviet_command_paralysis_sends_all_commitments_back() -> None:
    g = clashing("german", FOOT, "s-w | s-bry", hand="g31 s3", turn=2, others={"ryazan": "s-vvs1 s-s"})
    turn_to(g, "s3")
    before = sums(g)
    do(g, "support s-bry", "support s-vvs1", "play s3")
    assert g.state.support[1] == 6
    turn_to(g, "g31")
    assert sums(g)[1] == before[1] + 1 + 2
    do(g, "play g31")
    assert sums(g) == before
    assert g.state.support[1] == 8
    assert g.state.hand[1] == ("s3",)
    assert "s3" not in g.state.used


@pytest.mark.rule("absolute-war", "card-g31")
def test_nor_does_the_soviet_side_commit_anything_afterwards() -> None:
    g = clashing("german", FOOT, "s-w | s-bry", hand="g31 s3", turn=2, initiative="soviet")
    do(g, "play g31")
    while committing(g) == ("german", "commit-attack"):
        fix(g, "AR")
        do(g, "done")
    if committing(g) == ("soviet", "commit-defence"):
        assert cards(g) == open_to(g, "support") == set()


@pytest.mark.rule("absolute-war", "card-s5")
def test_maskirovka_leaves_the_german_side_without_a_card_and_without_help_from_outside() -> None:
    units = {"bryansk": "g-lf2 g9a", "kursk": "g-lf1"}
    target = "g4a | g-lf4 g16a"
    g = clashing("soviet", FRONT, target, hand="s5 g33", where=("tula", "orel"), others=units)
    turn_to(g, "g33")
    before = sums(g)
    do(g, "support g-lf2", "support g-lf4", "play g33")
    turn_to(g, "s5")
    do(g, "play s5")
    assert sums(g)[1] == before[1] + 2  # the stack in the zone still supports
    assert g.state.hand[0] == ("g33",)
    assert g.state.support[0] == 7
    g = clashing(
        "soviet", FRONT, target, hand="s5 g33", where=("tula", "orel"), initiative="german", others=units
    )
    do(g, "play s5")
    while committing(g) == ("soviet", "commit-attack"):
        do(g, "done")
    assert committing(g) == ("german", "commit-defence")
    assert cards(g) == set()
    assert open_to(g, "support") == {"g-lf4"}


@pytest.mark.rule("absolute-war", "card-g34")
@pytest.mark.rule("absolute-war", "card-s30")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize(
    ("card", "attacker", "lead", "target"),
    [
        ("g34", "german", "g4a", "s-vvs8 s-w"),
        ("g34", "soviet", "s-vvs8 s-w", "g4a"),
        ("s30", "soviet", "s-w", "g-lf2 g4a"),
        ("s30", "german", "g-lf2 g4a", "s-w"),
    ],
)
def test_fighters_damage_an_enemy_air_unit(
    card: str, attacker: str, lead: str, target: str, city: bool
) -> None:
    turn = 13
    g = clashing(attacker, lead, target, hand=card, turn=turn, at_city=city)
    turn_to(g, card)
    before = sums(g)
    do(g, f"play {card}")
    plane = "s-vvs8" if card == "g34" else "g-lf2"
    if asked(g) == "card-unit":
        do(g, f"choose {plane}")
    assert marked(g, "back") == {plane}
    loss = (2, 0) if plane in lead else (0, 2)
    assert sums(g) == (before[0] - loss[0], before[1] - loss[1])


@pytest.mark.rule("absolute-war", "card-g34")
@pytest.mark.rule("absolute-war", "card-s30")
@pytest.mark.parametrize(("card", "target"), [("g34", "s-vvs8* s-w"), ("g34", "s-w"), ("s30", "g-lf2* g4a")])
def test_they_need_an_undamaged_one(card: str, target: str) -> None:
    side = owner_of(card)
    g = clashing(side, "g4a" if side == "german" else "s-w", target, hand=card, turn=13)
    assert not offered(g, card)


@pytest.mark.rule("absolute-war", "card-s5", "2.5.3c")
def test_what_a_card_did_that_goes_back_to_its_hand_is_undone() -> None:
    """Luftwaffe Aces, sent back by Maskirovka, may be played again in the player turn: once only it works."""
    g = clashing("soviet", "s-vvs8 s-w", FOOT, hand="s5 g34", turn=13)
    before = sums(turn_to(g, "g34"))
    do(g, "play g34")
    assert marked(g, "back") == {"s-vvs8"}
    do(turn_to(g, "s5"), "play s5")
    assert g.state.hand[0] == ("g34",)
    assert marked(g, "back") == set()
    assert sums(g) == before


@pytest.mark.rule("absolute-war", "card-g34")
def test_their_player_chooses_among_several() -> None:
    g = clashing("german", FOOT, "s-vvs8 s-w", hand="g34", others={"ryazan": "s-vvs1"})
    do(g, "support s-vvs1")
    turn_to(g, "g34")
    do(g, "play g34")
    assert open_to(g, "choose") == {"s-vvs8", "s-vvs1"}
    do(g, "choose s-vvs1")
    assert marked(g, "back") == {"s-vvs1"}


@pytest.mark.rule("absolute-war", "card-s15")
def test_a_frontal_attack_adds_a_point_and_bleeds() -> None:
    g = clashing("soviet", FRONT, FOOT, hand="s15", head="rp = { german = 2, soviet = 5 }")
    assert gain(g, "s15") == (1, 0)
    result(g, "BB")
    assert asked(g) != "bloodbath"  # no choice: steps are lost
    finish(g)
    assert g.state.rp[1] == 5
    assert at(g, "s-w") == "soviet-destroyed"
    assert "g4a" in marked(g, "back")
    g = clashing("soviet", FRONT, FOOT, hand="s1", head="rp = { german = 2, soviet = 5 }")
    result(g, "BB")
    assert open_to(g, "bear") == {"rp", "steps"}


@pytest.mark.rule("absolute-war", "card-s17")
def test_rokossovsky_lets_two_stacks_of_one_zone_support() -> None:
    g = clashing(
        "soviet",
        FRONT,
        FOOT,
        hand="s17",
        where=("tula", "orel"),
        others={"bryansk": "s-3ta | s-2gta", "kursk": "s-1gta | s-s"},
    )
    do(g, "support s-3ta")
    assert open_to(g, "support") == {"s-1gta", "s-s"}
    before = sums(g)[0]
    do(g, "play s17")
    assert open_to(g, "support") == {"s-2gta", "s-1gta", "s-s"}
    do(g, "support s-2gta")
    assert open_to(g, "support") == {"s-1gta", "s-s"}
    do(g, "support s-1gta")
    assert open_to(g, "support") == set()  # one zone, not two
    assert sums(g)[0] == before + 2
    assert g.state.support[1] == 5  # a marker each


@pytest.mark.rule("absolute-war", "card-s19")
@pytest.mark.parametrize(("row", "wounded"), [("D+2", True), ("EQ", True), ("D+3", False), ("A+2", False)])
@pytest.mark.parametrize("play", [True, False])
def test_house_to_house_wounds_the_attacker(row: str, wounded: bool, play: bool) -> None:
    g = clashing("german", "g2pz", "s-10a", hand="s19", at_city=True, head="rp = { german = 4, soviet = 4 }")
    turn_to(g, "s19")
    if play:
        do(g, "play s19")
    result(g, row)
    if row == "EQ":
        do(g, "bear rp")
    elif row == "A+2":
        do(g, "bear retreat")
    lost = "g2pz" in marked(g, "back")
    assert lost == (row == "D+3" or (wounded and play))


@pytest.mark.rule("absolute-war", "card-s40")
@pytest.mark.parametrize("city", [False, True])
@pytest.mark.parametrize("play", [True, False])
def test_penal_battalions_spare_the_first_step(city: bool, play: bool) -> None:
    g = clashing("soviet", "s-w s-s", FOOT, hand="s40", at_city=city, head="rp = { german = 0, soviet = 0 }")
    if play:
        do(g, "play s40")
    result(g, "EQ" if city else "BB")
    while asked(g) == "loss":
        do(g, f"lose {'s-w' if side_to_act(g) == 'soviet' else 'g4a'}")
    assert (at(g, "s-w") != "soviet-destroyed") == play
    assert "g4a" in marked(g, "back")  # the German side loses its own


@pytest.mark.rule("absolute-war", "card-s40")
def test_they_spare_the_first_step_of_the_soviet_side_only() -> None:
    g = clashing("german", FOOT, FRONT, hand="s40")
    assert not offered(g, "s40")  # in attack only


@pytest.mark.rule("absolute-war", "card-g54")
@pytest.mark.rule("absolute-war", "card-s45")
def test_offensive_cards_that_help_in_combats() -> None:
    g = field(
        {"simferopol": "g4a", "sevastopol": "s-sev", "orel": "g9a"},
        step="german-offensives",
        hand={"german": "g54"},
        turn=7,
    )
    do(g, "launch g54", "done", "mark sevastopol", "mark kursk")
    while asked(g) == "designate":
        do(g, "done")
    attack(g, "g4a", "s-sev")
    assert sums(g)[0] == 4
    g = field(
        {"tula": "s-5ta", "voronezh": "s-w", "orel": "x-ita8", "moscow": "s-s"},
        step="soviet-offensives",
        hand={"soviet": "s45"},
        turn=9,
        head='initiative = "soviet"',
    )
    do(g, "launch s45", "done", "mark orel", "mark germany", "mark berlin")
    while asked(g) == "designate":
        do(g, "done")
    attack(g, "s-5ta", "x-ita8")
    do(g, "support s-w")
    while asked(g).startswith("commit"):
        do(g, "done")
    assert asked(g) == "pincers"  # although the tanks are not mobile
