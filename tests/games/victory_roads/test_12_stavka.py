"""The Stavka phase (12): units leave the reserve and enter it, theatres move again."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads import slow_theatres as slow
from tests.games.victory_roads.boxes import (
    FRONTS,
    box,
    fated,
    front,
    fronts,
    hands,
    neighbours,
    plainly,
    pool,
    until,
    within,
)
from tests.games.victory_roads.table import asked, at, do, field, open_to, unit_set
from tests.support import told, units

RIFLE = ("s-131-rc", "s-109-rc", "s-117-rc", "s-112-rc", "s-122-rc", "s-65-rc", "s-72-rc", "s-16g-rc")
HEAVY = ("s-1-mech", "s-10-tk", "s-20-tk", "s-1g-mech", "s-2g-mech", "s-3g-tk")
CAVALRY = "s-3g-cav"
ARMY = {"6621": "s-hq-3-bel", "6522": "s-36g-rc", "5141": "s-hq-1-ukr", "6958": "s-hq-3-ukr"}
"""Friends near three theatres, with their headquarters."""


def stavka(
    *dice: int,
    reserve: tuple[str, ...] = (*RIFLE, *HEAVY),
    place: dict[str, str] | None = None,
    head: str = "",
    priority: str = "centre-north",
    secondary: str = "north",
    great: bool = False,
    **boxes: str,
) -> VictoryTable:
    """A Stavka phase; CN is the priority theatre, N the secondary one."""
    text = hands(**boxes) + f"priority = {FRONTS.index(priority)}\nsecondary = {FRONTS.index(secondary)}\n"
    text += ("great = true\n" if great else "") + (head if "theatres" in head else fronts() + head)
    full = "reduced = []\n" if "reduced" not in head else ""
    return field((place or ARMY) | {"reserve": " ".join(reserve)}, *dice, step="stavka", head=text + full)


def reserve_of(g: VictoryTable) -> set[str]:
    """Who is in the box."""
    return units(g, g.state.at[g.rules.space["reserve"]])


def call(g: VictoryTable, theatre: str = "", wish: str = "reserve", supports: str = "") -> None:
    """A theatre calls for units or for a move, with these supports."""
    if asked(g) == "stavka-theatre":
        do(g, f"theatre {theatre}")
    do(g, f"choose {wish}", *(f"spend {kind}" for kind in supports.split()))
    if asked(g) == "stavka-roll":
        do(g, "roll")


def bring(g: VictoryTable, unit: str) -> None:
    """A unit leaves the box for the first hex that is offered."""
    do(g, f"unit {unit}")
    do(g, f"to {min(open_to(g, 'to'))}")


def caller(g: VictoryTable) -> str:
    """The theatre that is asked what it wants; empty if another thing is asked."""
    decision = g.decision("soviet")
    return str(decision.facts.get("theatre", "")) if decision else ""


# ---- each theatre in its turn


@pytest.mark.rule("victory-roads", "12.0a", "12.0b", "12.1.1b")
def test_each_theatre_says_what_it_wants_the_priority_one_first_the_secondary_one_last() -> None:
    g = stavka(1, 1)
    assert caller(g) == "centre-north"
    assert open_to(g, "choose") == {"reserve", "nothing"}, "in offensive mode it does not move"
    do(g, "choose nothing")
    assert asked(g) == "stavka-theatre"
    assert open_to(g, "theatre") == {"centre-south", "south"}, "in any order"
    do(g, "theatre south", "choose nothing")
    assert caller(g) == "centre-south"
    do(g, "choose nothing")
    assert caller(g) == "north"
    assert open_to(g, "choose") == {"reserve", "move", "nothing"}
    assert not told(g, "stavka"), "no die yet"
    do(g, "choose move")
    if asked(g) == "stavka-roll":
        do(g, "roll")
    assert told(g, "stavka")[0]["wish"] == "move"


# ---- the table (12.1.1)

PRIORITY = {1: 1, 2: 2, 3: 3, 4: 4, 5: 4, 6: 5}
OTHER = {1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
SECONDARY = {1: 0, 2: 0, 3: 1, 4: 2, 5: 2, 6: 3}


@pytest.mark.rule("victory-roads", "12.1.1a", "12.1.1e")
@pytest.mark.parametrize(
    ("role", "column"), [("priority", PRIORITY), ("other", OTHER), ("secondary", SECONDARY)]
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_table(role: str, column: dict[int, int], die: int) -> None:
    """As many rifle corps leave the box as the die of the theatre says."""
    named = {
        "priority": ("centre-north", "north"),
        "other": ("south", "north"),
        "secondary": ("south", "centre-north"),
    }
    priority, secondary = named[role]
    g = stavka(die, reserve=(*RIFLE, "s-60-rc"), priority=priority, secondary=secondary)
    while caller(g) != "centre-north":
        if asked(g) == "stavka-theatre":
            do(g, f"theatre {min(open_to(g, 'theatre'))}")
        else:
            do(g, "choose nothing")
    call(g)
    assert told(g, "stavka")[0]["result"] == column[die]
    left = 0
    while asked(g).startswith("release"):
        bring(g, min(open_to(g, "unit")))
        left += 1
    assert left == column[die]


@pytest.mark.rule("victory-roads", "12.1.1c", "12.1.1d")
@pytest.mark.parametrize(
    ("die", "supports", "great", "result"),
    [
        (1, 0, False, 1),
        (1, 1, False, 2),
        (1, 3, False, 4),
        (6, 2, False, 5),
        (1, 0, True, 3),
        (2, 1, True, 4),
    ],
)
def test_supports_and_a_great_offensive_add_to_the_die(
    die: int, supports: int, great: bool, result: int
) -> None:
    """The supports go back into the pool, and they are of this theatre."""
    kinds = "katyusha katyusha sappers"
    g = stavka(die, great=great, centre_north=kinds, south="flotilla")
    do(g, "choose reserve")
    assert open_to(g, "spend") == {"katyusha", "sappers"}
    for kind in kinds.split()[:supports]:
        do(g, f"spend {kind}")
    if asked(g) == "stavka-roll":
        do(g, "roll")
    assert told(g, "stavka")[0]["result"] == result
    assert pool(g, "soviet") == sorted(kinds.split()[:supports])
    assert len(box(g, "centre-north")) == 3 - supports


@pytest.mark.rule("victory-roads", "12.1.1d", "11.3.2e")
def test_in_a_great_offensive_only_the_priority_theatre_receives_units() -> None:
    g = stavka(great=True)
    asked_for = []
    while g.state.phase == "stavka":
        if asked(g) == "stavka-wish":
            asked_for.append(caller(g))
        plainly(g)
    assert asked_for == ["centre-north"]


# ---- who leaves, and where to


@pytest.mark.rule("victory-roads", "12.1.1e")
def test_heavy_armour_counts_two_and_cavalry_one() -> None:
    """A 4 brings four: a corps of attack 9, one of cavalry, then nobody heavy."""
    g = stavka(4, reserve=(*RIFLE[:5], *HEAVY, CAVALRY))
    call(g)
    assert open_to(g, "unit") == {*RIFLE[:5], *HEAVY, CAVALRY}
    bring(g, "s-1-mech")
    bring(g, CAVALRY)
    assert open_to(g, "unit") == set(RIFLE[:5]), "one point is left"
    bring(g, RIFLE[0])
    assert asked(g) != "release"


@pytest.mark.rule("victory-roads", "12.2.2", "12.1.1e")
def test_four_rifle_corps_and_three_of_armour_stay() -> None:
    g = stavka(6, reserve=(*RIFLE[:5], *HEAVY[:3]))
    call(g)
    assert open_to(g, "unit") == set(RIFLE[:5])
    bring(g, "s-131-rc")
    assert asked(g) != "release"
    g = stavka(6, reserve=(*RIFLE[:4], *HEAVY[:4]))
    call(g)
    assert open_to(g, "unit") == set(HEAVY[:4])
    g = stavka(6, reserve=(*RIFLE[:3], *HEAVY[:2]))
    assert asked(g) != "stavka-wish" or open_to(g, "choose") == {"move", "nothing"}


@pytest.mark.rule("victory-roads", "12.1.1f")
def test_units_come_near_their_theatre_beside_friends_not_beside_enemies_and_in_supply() -> None:
    """A corps far off, with a headquarters of its own, is beyond the radius; another is cut off."""
    place = ARMY | {
        "6120": "s-72-rc",
        "6118": "g-14-id",
        "6715": "s-60-rc",
        "5716": "s-83-rc",
        "6115": "s-hq-2-baltic",
    }
    g = stavka(6, place=place, reserve=tuple(name for name in (*RIFLE, *HEAVY) if name != "s-72-rc"))
    call(g)
    do(g, "unit s-131-rc")
    friends = {hex_ for hex_ in place if hex_ != "6118"}
    near = {each for hex_ in friends for each in neighbours(hex_)} & slow.land()
    fit = near & within("6621", 9) - neighbours("6118") - {"6118"}
    assert open_to(g, "to") == fit
    assert (near & within("5716", 1)) - fit, "beside a friend, beyond nine hexes"
    assert "6119" in near - fit, "beside an enemy"
    do(g, "to 6521")
    do(g, "unit s-109-rc")
    assert open_to(g, "to") == fit, "who has just come is no such friend"


@pytest.mark.rule("victory-roads", "12.1.1f")
def test_who_came_for_one_theatre_is_no_friend_for_the_next() -> None:
    """6421 is in reach of CN in Smolensk and of N in Velikie Luki."""
    g = stavka(1, 6, head=fronts(north="6115 offensive"), secondary="south")
    call(g)
    do(g, "unit s-131-rc", "to 6421")
    call(g, "north")
    do(g, "unit s-109-rc")
    friends = {each for hex_ in ARMY for each in neighbours(hex_)}
    assert "6422" in open_to(g, "to") <= friends
    assert "6420" not in friends


@pytest.mark.rule("victory-roads", "12.1.1f")
def test_not_where_they_would_be_out_of_supply() -> None:
    """The only headquarters is nearly out of reach of a lonely corps: no road leads there."""
    place = {"6958": "s-hq-3-ukr", "6120": "s-36g-rc"}
    g = stavka(6, place=place, head=fronts(centre_north="6621 offensive"))
    call(g)
    assert asked(g) != "release", "nobody could be supplied there"


@pytest.mark.rule("victory-roads", "12.1.1f", "9.1.2a")
def test_a_theatre_that_moves_has_the_smaller_radius() -> None:
    place = ARMY | {"6112": "s-60-rc", "6315": "s-83-rc", "6115": "s-hq-2-baltic", "6021": "s-72-rc"}
    reserve = tuple(name for name in (*RIFLE, *HEAVY) if name != "s-72-rc")
    g = stavka(6, place=place, reserve=reserve, secondary="south", priority="north")
    call(g)
    do(g, "unit s-131-rc")
    assert open_to(g, "to") <= within("6115", 5)
    assert open_to(g, "to") & within("6115", 1)


# ---- who enters (12.1.2)


@pytest.mark.rule("victory-roads", "12.1.0", "12.1.2", "12.1.2b", "12.2.1", "12.2.3", "12.2.4")
def test_six_units_with_headquarters_may_enter_when_all_have_left() -> None:
    place = {
        "6621": "s-hq-3-bel s-65-rc s-72-rc s-2g-tk",
        "6625": "s-hq-2-bel s-36g-rc s-16g-rc s-5-tk",
        "5141": "s-hq-1-ukr s-60-rc s-83-rc",
        "5917": "s-hq-1-baltic s-3g-mech",
        "5918": "g-14-id",
        "6522": "s-1-tk",
    }
    reserve = ("s-131-rc", "s-109-rc", "s-117-rc", "s-112-rc", "s-122-rc", *HEAVY)
    head = 'reduced = ["s-2g-tk", "s-60-rc"]\noos = ["s-83-rc"]\n'
    g = stavka(1, place=place, reserve=reserve, head=head)
    call(g)
    do(g, "unit s-131-rc", "to 6521")
    while asked(g) != "enter-reserve":
        plainly(g)
    stacked = {"s-65-rc", "s-72-rc", "s-2g-tk", "s-36g-rc", "s-16g-rc", "s-5-tk", "s-60-rc"}
    assert open_to(g, "enter") == stacked, "in supply, not beside an enemy, with a headquarters"
    for name in sorted(stacked)[:6]:
        assert asked(g) == "enter-reserve"
        do(g, f"enter {name}")
    assert asked(g) != "enter-reserve"
    assert len(reserve_of(g)) == len(reserve) - 1 + 6, "as many as like"
    assert g.state.reduced & unit_set(g, "s-65-rc", "s-36g-rc", "s-16g-rc") == unit_set(
        g, "s-65-rc", "s-36g-rc", "s-16g-rc"
    ), "in standard mode"
    assert not g.state.reduced & unit_set(g, "s-2g-tk"), "at full strength"
    assert told(g, "to-reserve")
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("from-reserve") < kinds.index("to-reserve")
    assert g.state.phase == "soviet-movement", "nobody leaves any more"


@pytest.mark.rule("victory-roads", "12.2.5", "17.3.9")
def test_rebuilt_armour_comes_in_the_stavka_box() -> None:
    g = field(
        ARMY | {"eliminated": "s-2g-tk"},
        step="soviet-reinforcement",
        head=hands(centre_north="katyusha"),
    )
    until(g, "rebuild")
    do(g, "rebuild s-2g-tk")
    until(g, "pontoons", "withdrawal", "move-unit-axis", "rebuild")
    assert at(g, "s-2g-tk") == "reserve"
    assert not g.state.reduced & unit_set(g, "s-2g-tk")


# ---- theatres move again (12.3)


@pytest.mark.rule("victory-roads", "12.3.1", "9.1.3a", "9.1.3b")
@pytest.mark.parametrize(
    ("mode", "weather", "halted", "great", "moves"),
    [
        ("movement", "fair", False, False, True),
        ("movement", "snow", False, False, True),
        ("movement", "mud", False, False, False),
        ("movement", "fair", True, False, False),
        ("movement", "fair", False, True, False),
        ("offensive", "fair", False, False, False),
    ],
)
def test_who_may_move_again(mode: str, weather: str, halted: bool, great: bool, moves: bool) -> None:
    """Movement mode, no support received in this turn, no mud, no great offensive."""
    head = fronts(north=f"6115 {mode}") + f'weather = "{weather}"\n' + f"halted = {int(halted)}\n"
    g = stavka(head=head, great=great)
    found = False
    while g.state.phase == "stavka":
        if asked(g) == "stavka-wish" and caller(g) == "north":
            found = "move" in open_to(g, "choose")
        plainly(g)
    assert found == moves


@pytest.mark.rule("victory-roads", "12.3.2")
@pytest.mark.parametrize(
    ("die", "supports", "hexes"), [(3, 0, 1), (4, 0, 2), (3, 2, 2), (6, 0, 3), (2, 0, 0)]
)
def test_a_theatre_moves_as_many_hexes_as_the_table_says(die: int, supports: int, hexes: int) -> None:
    """N is the secondary theatre; rails give no hex more here, and the supports go back."""
    g = stavka(die, reserve=(), north="katyusha katyusha")
    while caller(g) != "north":
        plainly(g)
    call(g, wish="move", supports="katyusha " * supports)
    if not hexes:
        assert asked(g) != "theatre-again"
        return
    reach = set(slow.reached({"6115"}, slow.free(set(), set()), slow.ways(), hexes)) - {"6115"}
    assert open_to(g, "to") == reach
    far = max(reach)
    do(g, f"to {far}")
    assert front(g, "north") == f"{far} movement"
    assert pool(g, "soviet") == ["katyusha"] * supports


# ---- the example


@pytest.mark.rule("victory-roads", "12.3.E")
def test_example_of_the_stavka_phase() -> None:
    """Ten rifle corps, one of cavalry, five heavy ones in the box; CS is the priority theatre, N the last."""
    ten = (*RIFLE, "s-60-rc", "s-83-rc")
    five = ("s-19-tk", "s-10-tk", "s-20-tk", "s-1g-mech", "s-3g-tk")
    head = fronts(north="6214 movement", south="5722 offensive")
    place = ARMY | {"5722": "s-hq-2-bel", "5140": "s-7g-rc"}
    g = stavka(
        reserve=(*ten, CAVALRY, *five), head=head, place=place, priority="centre-south", secondary="north"
    )
    g = fated(g, {0: 5, 1: 6, 2: 3})
    call(g)  # CS: a 5 gives 4
    for name in ("s-19-tk", "s-10-tk"):
        bring(g, name)
    call(g, "centre-north")  # a 6 gives 3
    bring(g, "s-3g-tk")  # attack 12
    assert open_to(g, "unit") == set(ten), "one point; the cavalry would leave only two corps of armour"
    bring(g, "s-65-rc")
    do(g, "choose nothing")  # S
    call(g, wish="move")  # N: a 3 gives 1 in the last column
    assert [(note["theatre"], note["result"]) for note in told(g, "stavka")] == [
        ("centre-south", 4),
        ("centre-north", 3),
        ("north", 1),
    ]
    assert open_to(g, "to") <= neighbours("6214")
    do(g, "to 6115")
    assert front(g, "north") == "6115 movement"
    left = reserve_of(g)
    assert len(left & set(ten)) == 9
    assert left - set(ten) == {CAVALRY, "s-20-tk", "s-1g-mech"}
