"""The end of the Reich: six objectives, and what their loss brings (16)."""

from __future__ import annotations

import pytest

from stavka.games.victory_roads.table import VictoryTable
from tests.games.victory_roads.basics import move
from tests.games.victory_roads.boxes import box, hands, plainly, pool, to_phase, until
from tests.games.victory_roads.fights import PINNED, fight
from tests.games.victory_roads.table import asked, at, do, field, open_to
from tests.support import told, units

RUSSIA = "4131 4335 4445 5409 5426 6120 6225"
"""The major cities of the Soviet Union that are German in June 1944, from Białystok to Mogilev."""
BALTIC = "3416 3512 4307 4314 4402"
"""The ports of the Baltic states, from Liepāja to Reval."""
REICH = [
    *["bombing", "bombing", "desertion", "desertion", "fuehrer-order", "fuel", "fuel", "fuel"],
    *["nothing-left", "nothing-left", "refugees", "refugees"],
]
QUIET = hands()


def kept(**boxes: str) -> str:
    """Hands, while the markers of the end of the Reich are still to come."""
    lines = hands(**boxes).splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("reich_pool"))


def checked(lost: str, head: str = QUIET, turn: int = 3) -> VictoryTable:
    """The German exploitation phase has ended with some hexes in Soviet hands."""
    where = {"1033": "g-14-id g-hq-3-pz-armee", "6958": "s-2g-tk"}
    head += 'reduced = ["g-14-id"]\nmood = 9\n'
    return field(where, step="axis-exploitation", head=head, turn=turn, soviet=lost)


def weak(g: VictoryTable) -> set[str]:
    """The reduced units of the Germans."""
    return units(g, g.on_map(g.state.reduced & g.facts.SIDE[0]))


def objectives(lost: str) -> set[str]:
    """The objectives that are found lost."""
    return {note["objective"] for note in told(checked(lost), "objective")}


# Six objectives (16.1.1)


@pytest.mark.rule("victory-roads", "16.1.1a")
@pytest.mark.parametrize("city", ["3419", "2131", "1852", "2726", "0534", "1533", "3328", "2544"])
def test_the_first_is_every_city_of_germany(city: str) -> None:
    """Memel, Schneidemühl, Vienna, Danzig, Magdeburg, Küstrin, Allenstein, Ratibor."""
    assert objectives(city) == {"reich-cities"}


@pytest.mark.rule("victory-roads", "16.1.1a", "16.1.1f")
@pytest.mark.parametrize("city", ["2134", "1344", "3435", "3145", "2132"])
def test_but_not_cities_elsewhere_nor_open_country(city: str) -> None:
    """Posen, Prague, Warsaw, Kraków; a hex without a city."""
    assert objectives(city) == set()


@pytest.mark.rule("victory-roads", "16.1.1f")
def test_berlin_is_one_of_its_own() -> None:
    assert objectives("1133") == {"berlin"}


@pytest.mark.rule("victory-roads", "16.1.1b")
@pytest.mark.parametrize(("left", "held"), [("", False), ("5426", True), ("4402", True), ("4323", False)])
def test_the_second_is_a_foothold_in_the_east(left: str, held: bool) -> None:
    """Minsk or Reval are enough; Kaunas is a major city, but no port and not in the Soviet Union."""
    lost = " ".join(name for name in f"{RUSSIA} {BALTIC}".split() if name != left)
    assert objectives(lost) == (set() if held else {"east"})


@pytest.mark.rule("victory-roads", "16.1.1c")
@pytest.mark.parametrize(
    ("lost", "held"), [("2843", True), ("2843 2744", False), ("2441 2843", False), ("2441 2744 2843", False)]
)
def test_the_third_is_two_cities_of_silesia(lost: str, held: bool) -> None:
    """Katowice, Gleiwitz, Oppeln; the last two are cities of Germany besides."""
    assert objectives(lost) - {"reich-cities"} == (set() if held else {"silesia"})
    assert objectives("2744") == objectives("2441") == {"reich-cities"}


@pytest.mark.rule("victory-roads", "16.1.1d")
def test_the_fourth_is_the_oil_field() -> None:
    assert objectives("5367") == {"ploesti"}
    assert objectives("5369") == set()


@pytest.mark.rule("victory-roads", "16.1.1e")
@pytest.mark.parametrize("lost", ["2755", "2855", "2755 2855"])
def test_the_fifth_is_all_of_budapest(lost: str) -> None:
    assert objectives(lost) == {"budapest"}


# When they are looked at (16.1.2, 16.1.3)


@pytest.mark.rule("victory-roads", "16.1.2")
def test_they_are_checked_after_the_german_exploitation_phase() -> None:
    """Ploesti is entered in the Soviet movement phase; the Germans still draw their bonus."""
    g = field({"5467": "s-2g-tk"} | PINNED, step="soviet-movement", head="mood = 8\n")
    move(g, "s-2g-tk", "5367")
    to_phase(g, "axis-support")
    assert g.state.reich == 0
    while g.state.phase != "axis-exploitation" and g.state.turn == 3:
        assert g.state.reich == 0
        plainly(g)
    assert g.state.reich == 1
    assert [note["count"] for note in told(g, "supports") if note["side"] == "axis"] == [4]


@pytest.mark.rule("victory-roads", "16.1.3a")
@pytest.mark.parametrize(
    ("lost", "count"),
    [
        ("5367", 1),
        ("5367 2855", 2),
        (f"5367 2855 {RUSSIA} {BALTIC}", 3),
        (f"5367 2855 {RUSSIA} {BALTIC} 2441", 4),
        (f"5367 2855 {RUSSIA} {BALTIC} 2441 2744", 5),
        (f"5367 2855 {RUSSIA} {BALTIC} 2441 2744 1133", 6),
    ],
)
def test_the_marker_goes_to_the_box_of_what_is_left(lost: str, count: int) -> None:
    assert checked(lost).state.reich == count


@pytest.mark.rule("victory-roads", "16.1.3b")
@pytest.mark.parametrize(("lost", "after"), [("", 2), ("5367", 2), ("5367 2855 2131", 3)])
def test_it_never_goes_back(lost: str, after: int) -> None:
    assert checked(lost, QUIET + "reich = 2\n").state.reich == after


# What it brings (16.2)


@pytest.mark.rule("victory-roads", "16.2.1a", "11.4.1b")
@pytest.mark.parametrize(("reich", "count"), [(0, 5), (1, 4)])
def test_one_support_more_while_all_six_are_held(reich: int, count: int) -> None:
    g = field({"1133": "g-14-id"}, step="axis-support", head=f"mood = 8\nreich = {reich}\n")
    assert told(g, "supports")[0]["count"] == count


@pytest.mark.rule("victory-roads", "16.2.1b")
@pytest.mark.parametrize(
    ("before", "lost", "joined"),
    [(0, "5367", 1), (1, "5367 2855", 2), (0, "5367 2855", 2), (2, "5367 2855", 0)],
)
def test_markers_join_the_pool_when_a_box_is_first_entered(before: int, lost: str, joined: int) -> None:
    """Five objectives left: one; four: two, and only those of the box where the marker stops."""
    g = checked(lost, kept(axis_pool="rudel") + f"reich = {before}\n")
    found = pool(g, "axis")
    assert len(found) == 1 + joined
    assert set(found) - {"rudel"} <= set(REICH)
    assert sorted([*g.state.reich_pool, *(kind for kind in found if kind != "rudel")]) == REICH


@pytest.mark.rule("victory-roads", "16.2.1b")
def test_they_are_drawn_at_random() -> None:
    """Different fortunes bring different ones."""
    drawn = set()
    for die in range(1, 7):
        where = {"1033": "g-14-id", "6958": "s-2g-tk"}
        g = field(where, die, step="axis-exploitation", head=kept() + "mood = 9\n", soviet="5367")
        drawn |= set(pool(g, "axis"))
    assert len(drawn) > 1


LEVY = "g-14-id g-102-id g-12-lwfd g-15-ss-gren-lett-1 g-1-id g-4-panzer h-20-gy kg-inf-01 g-hq-4-armee"
"""Two infantry divisions, one of the Luftwaffe, one of the SS; what is elite, armoured or not German."""


def levy(reich: int, gone: str = LEVY, turn: int = 3) -> VictoryTable:
    where = {"1033": "g-106-id", "eliminated": gone}
    head = f"{QUIET}reich = {reich}\nmood = 1\nheartland = true\nbereft = true\n"
    return field(where, step="axis-reinforcement", head=head, turn=turn)


@pytest.mark.rule("victory-roads", "16.2.1d", "17.2.3")
@pytest.mark.parametrize("reich", [1, 3])
def test_two_reduced_divisions_come_back_for_nothing(reich: int) -> None:
    """Infantry with a reduced attack of 0 or 1, as reinforcements: in a German city or fort."""
    g = levy(reich)
    assert asked(g) == "levy"
    assert open_to(g, "unit") == {"g-14-id", "g-102-id", "g-12-lwfd", "g-15-ss-gren-lett-1"}
    do(g, "unit g-14-id")
    assert {"1133", "2131", "3419", "2127"} <= open_to(g, "to")
    assert not {"3435", "2134", "5426", "1033"} & open_to(g, "to"), "Warsaw, Posen and Minsk are not German"
    do(g, "to 2127", "unit g-15-ss-gren-lett-1", "to 1133")
    assert (at(g, "g-14-id"), at(g, "g-15-ss-gren-lett-1")) == ("2127", "1133")
    assert weak(g) == {"g-14-id", "g-15-ss-gren-lett-1"}
    assert at(g, "g-102-id") == "eliminated", "two are enough"


@pytest.mark.rule("victory-roads", "16.2.1d", "17.2.3")
def test_none_while_all_objectives_are_held() -> None:
    g = levy(0)
    assert g.state.turn == 4
    assert at(g, "g-14-id") == "eliminated"


@pytest.mark.rule("victory-roads", "17.2.3")
def test_and_none_if_there_are_no_such_divisions() -> None:
    g = levy(1, "g-1-id g-4-panzer h-20-gy")
    assert g.state.turn == 4
    g = levy(1, "g-14-id g-1-id")
    do(g, "to 1133")
    assert at(g, "g-14-id") == "1133", "the only one"
    assert g.state.turn == 4
    assert at(g, "g-1-id") == "eliminated"


@pytest.mark.rule("victory-roads", "16.2.1d", "16.1.2")
def test_they_come_with_the_reinforcements_that_follow_the_loss() -> None:
    """The check finds Ploesti lost, the phase after it brings two, and the next turn another."""
    where = {"1033": "g-106-id", "eliminated": "g-14-id g-102-id g-12-lwfd"}
    head = f"{QUIET}mood = 9\nbereft = true\n"
    g = field(where, step="axis-exploitation", head=head, soviet="5367")
    assert (asked(g), g.state.phase, g.state.turn) == ("levy", "axis-reinforcement", 3)
    do(g, "unit g-14-id", "to 1133", "unit g-102-id", "to 1133")
    until(g, "levy", "rebuilt-where")
    assert g.state.turn == 4
    do(g, "to 1133")
    assert at(g, "g-12-lwfd") == "1133"


# The example (16.2.E)


@pytest.mark.rule("victory-roads", "16.2.E", "15.2.1c", "15.3.2a", "15.3.1d", "15.3.1e", "15.3.1c", "16.2.1b")
def test_memel_falls() -> None:
    """AUG III: mood 3, maximum 8 after three dismissals, liberty 2, Ploesti lost."""
    where = {
        "3419": "g-14-id",
        "3418": "s-1g-tk s-2g-tk s-3g-tk",
        "3520": "s-4g-tk s-5g-tk s-6g-tk",
        "1033": "g-106-id g-4-panzer g-hq-3-pz-armee",
    }
    corps = "s-1g-tk s-2g-tk s-3g-tk s-4g-tk s-5g-tk s-6g-tk"
    marked = ", ".join(f'"{name}"' for name in corps.split())
    head = (
        kept(axis="rudel tigers", axis_pool="speer alarm luftwaffe")
        + f"mood = 3\nmost = 8\ndismissals = 3\nliberty = 2\nreich = 1\nexploiting = [{marked}]\n"
        + 'reduced = ["g-14-id", "g-106-id"]\n'
    )
    g = field(where | PINNED, 6, 6, step="soviet-exploitation", head=head, turn=7, soviet="5367")
    while asked(g) == "exploit-unit":
        do(g, "done")
    fight(g, corps, "3419")
    until(g, "advance")
    assert (g.state.mood, g.state.dismissals) == (3, 3)
    do(g, "advance s-2g-tk")
    # Four points: three lead to 0, the fourth dismissal to 7, the last point to 6.
    assert told(g, "mood")[-2:] == [{"mood": 0, "change": -3}, {"mood": 6, "change": -1}]
    assert (g.state.mood, g.state.most, g.state.dismissals) == (6, 7, 4)
    assert box(g, "axis") == []
    assert pool(g, "axis") == ["alarm", "luftwaffe", "rudel", "speer", "tigers"]

    until(g, "choose-axis")
    assert g.state.phase == "axis-support"
    do(g, "take speer")
    assert len(box(g, "axis")) == 2
    assert "speer" in box(g, "axis")
    assert g.state.reich == 1, "the objectives are not checked yet"

    to_phase(g, "axis-movement")
    assert g.pace(g.rules.unit["g-4-panzer"]) == 2 * 2
    until(g, "move-unit-axis")
    assert not open_to(g, "strategic")

    until(g, "combat")
    do(g, "done")
    assert g.state.reich == 2
    assert told(g, "reich-markers")[-1]["count"] == 2
    assert [note["objective"] for note in told(g, "objective")] == ["reich-cities", "ploesti"]
    assert asked(g) == "rebuilt-where", "the last levy, for two objectives are lost"
    do(g, "to 1133", "done")
    assert g.state.turn == 8, "no replacement points: nobody was asked"
    assert weak(g) == {"g-14-id", "g-106-id"}
    assert g.state.mood == 6, "the drop of each turn has ended with the first German city"
    assert tuple(g.facts.tables.reich.boxes[2][1:]) == (2, 0), "no choice after the next dismissal"
