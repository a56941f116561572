"""How supports are received (11.1 to 11.4): remote theatres, priority, great offensives, Hitler's mood."""

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
    marks,
    plainly,
    pool,
    until,
    within,
)
from tests.games.victory_roads.table import asked, do, field, open_to
from tests.support import told

HQ = {"6621": "s-hq-3-bel"}
NEAR = {"6222": "g-14-id", "5042": "g-256-id", "6557": "g-337-id", "5917": "g-263-id"}
"""Germans near every theatre, so that none is remote."""
PLENTY = "artillery-2 artillery-2 artillery-3 katyusha katyusha aviation aviation engineers sappers flotilla"


def phase(
    *dice: int, units: dict[str, str] | None = None, weather: str = "fair", head: str = "", turn: int = 3
) -> VictoryTable:
    """A Soviet support phase; there are ten supports in the pool if the head names no others."""
    text = (head if "boxes" in head else hands(pool=PLENTY) + head) + f'weather = "{weather}"\n'
    return field(HQ | (NEAR if units is None else units), *dice, step="soviet-support", head=text, turn=turn)


def name(g: VictoryTable, priority: str = "centre-north", secondary: str = "south") -> VictoryTable:
    """The two theatres are named."""
    until(g, "priority")
    do(g, f"theatre {priority}", f"theatre {secondary}")
    return g


def drawn(g: VictoryTable) -> dict[str, int]:
    """How many supports each box has received by dice or as the one for a theatre that moves."""
    return {note["box"]: note["count"] for note in told(g, "supports")}


# ---- the sequence


@pytest.mark.rule("victory-roads", "11.1", "11.3.0", "11.5.2")
def test_the_soviet_phase_goes_by_its_steps() -> None:
    """Return, remote theatres, supports drawn, placed, used; theatres move, modes change, too many return."""
    head = hands(
        pool=PLENTY,
        north="katyusha",
        centre_north="stalin lend-lease surprise partisans aviation aviation aviation artillery-2 sappers",
    )
    head += marks("zhukov@centre-south") + 'reduced = ["s-65-rc"]\n' + fronts(south="6557 movement")
    units = {"6221": "s-16g-rc s-2g-tk", "6222": "g-14-id", "6522": "s-65-rc"}
    g = phase(5, units=units, head=head)
    seen: list[str] = []
    while g.state.phase == "soviet-support":
        word = asked(g)
        if word not in seen[-1:]:
            seen.append(word)
        if word in ("theatre-remote",):
            do(g, "stay")
        elif word == "priority":
            do(g, "theatre centre-north")
        elif word == "secondary":
            do(g, "theatre centre-south")
        else:
            plainly(g)
    order = ["recall", "theatre-remote", "priority", "secondary", "great-offensive", "take-one", "deploy-1"]
    order += ["deploy-2", "deploy-3", "reinforce", "theatre-moves", "theatre-modes", "surplus"]
    assert [word for word in seen if word != "stalin"] == order
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("supports") < kinds.index("stalin"), "his die comes when all have drawn"


# ---- remote theatres (11.2)


@pytest.mark.rule("victory-roads", "11.2.1a", "11.2.1b")
@pytest.mark.parametrize(
    ("place", "oos", "halt", "draws"),
    [
        ("5624", False, False, True),
        ("5524", False, False, False),
        ("5624", True, False, False),
        ("5624", True, True, True),
    ],
)
def test_an_offensive_theatre_far_from_supplied_enemies_and_haltebefehle_draws_nothing(
    place: str, oos: bool, halt: bool, draws: bool
) -> None:
    """Borisov is ten hexes from Smolensk, the hex west of it eleven."""
    assert within("6621", 10) & {"5624", "5524"} == {"5624"}
    head = 'oos = ["g-14-id"]\n' if oos else ""
    head += f'halts = ["{place}"]\n' if halt else ""
    g = name(phase(6, 6, units={place: "g-14-id"}, head=head))
    until(g, "deploy-3", "take-one", "theatre-moves")
    assert drawn(g).get("centre-north", 0) == (6 + 2 if draws else 0)


@pytest.mark.rule("victory-roads", "11.2.1c", "11.3.4a", "11.3.4b")
def test_a_remote_theatre_in_movement_mode_moves_five_hexes_for_nothing() -> None:
    """Then it may take a support; and it moves no more. A theatre that stays may move as others do."""
    g = phase(units={})
    assert asked(g) == "theatre-remote"
    reach = set(slow.reached({"6115"}, set(slow.land()), slow.ways(), 5)) - {"6115"}
    assert open_to(g, "to") == reach
    far = next(hex_ for hex_ in sorted(reach) if hex_ not in within("6115", 4))
    do(g, f"to {far}")
    assert front(g, "north") == f"{far} movement"
    name(g)
    do(g, "theatre north")
    until(g, "theatre-moves", "theatre-modes", "stavka-wish", "move-unit")
    assert asked(g) != "theatre-moves"
    g = phase(units={})
    do(g, "stay")
    name(g)
    until(g, "theatre-moves")
    assert front(g, "north") == "6115 movement"


@pytest.mark.rule("victory-roads", "11.2.1c")
def test_a_theatre_near_the_enemy_does_not_move_for_nothing() -> None:
    g = phase(units={"5917": "g-14-id"})
    assert asked(g) == "priority"


# ---- priority and secondary (11.3.1)


@pytest.mark.rule("victory-roads", "11.3.1a", "11.3.1b")
def test_two_different_theatres_are_named_and_the_secondary_one_receives_nothing() -> None:
    g = phase(3, 3)
    assert open_to(g, "theatre") == set(FRONTS)
    do(g, "theatre centre-south")
    assert asked(g) == "secondary"
    assert open_to(g, "theatre") == set(FRONTS) - {"centre-south"}
    do(g, "theatre centre-north")
    until(g, "take-one")
    assert drawn(g).keys() == {"centre-south", "south"}
    g = name(phase(), secondary="north")
    until(g, "deploy-3", "theatre-moves")
    assert "north" not in drawn(g), "nor does it take one in movement mode"


@pytest.mark.rule("victory-roads", "11.3.1a", "11.3.1b")
def test_with_one_theatre_it_is_the_priority_one_and_with_two_the_other_is_secondary() -> None:
    head = hands(pool=PLENTY) + 'weather = "fair"\n'
    units = {"6958": "s-hq-3-ukr", "6457": "g-14-id"}
    g = field(units, 3, 3, step="soviet-support", scenario="bessarabia", turn=7, head=head)
    until(g, "deploy-3")
    assert drawn(g) == {"south": 3 + 2}
    g = field(HQ | {"6222": "g-14-id"}, step="soviet-support", scenario="bagration", turn=3, head=head)
    until(g, "priority")
    assert open_to(g, "theatre") == {"north", "centre-north"}
    do(g, "theatre centre-north")
    assert [note["theatre"] for note in told(g, "secondary")] == ["north"]


# ---- the great offensive (11.3.2)

SIX = "artillery-2 artillery-3 katyusha katyusha aviation sappers"


@pytest.mark.rule("victory-roads", "11.3.2a", "11.3.2b")
@pytest.mark.parametrize(
    ("theatre", "supports", "weather", "may"),
    [
        ("6621 offensive", SIX, "fair", True),
        ("6621 offensive", SIX, "snow", True),
        ("6621 offensive", SIX, "mud", False),
        ("6621 offensive", SIX.removeprefix("artillery-2 "), "fair", False),
        ("6223 offensive", SIX, "fair", False),
        ("6621 movement", SIX, "fair", False),
    ],
)
def test_a_great_offensive_takes_a_major_city_offensive_mode_six_supports_and_no_mud(
    theatre: str, supports: str, weather: str, may: bool
) -> None:
    """Orsha, 6223, is a minor city. What the theatre draws now does not count: it is asked before."""
    head = hands(pool="flotilla seydlitz", centre_north=supports) + fronts(centre_north=theatre)
    g = name(phase(6, 6, weather=weather, head=head, units={"6123": "g-14-id", "6223": "s-65-rc"}))
    assert (asked(g) == "great-offensive") == may


@pytest.mark.rule("victory-roads", "11.3.2b")
def test_it_is_the_priority_theatre_that_needs_six() -> None:
    g = name(phase(head=hands(pool="flotilla", centre_north=SIX)), priority="centre-south")
    assert asked(g) != "great-offensive"


@pytest.mark.rule("victory-roads", "11.3.2c", "11.3.2d", "11.3.3c")
def test_a_great_offensive_takes_a_support_of_choice_and_all_others_stand_still() -> None:
    g = name(
        phase(
            1,
            1,
            head=hands(pool="stalin flotilla seydlitz long-range maskirovka engineers", centre_north=SIX),
        )
    )
    do(g, "launch")
    assert asked(g) == "free-support"
    assert open_to(g, "take") == {"flotilla", "seydlitz", "long-range", "maskirovka", "engineers"}
    do(g, "take maskirovka")
    assert "maskirovka" in box(g, "centre-north")
    assert told(g, "support-chosen")
    until(g, "deploy-3")
    assert drawn(g) == {"centre-north": 1 + 2 + 2}, "2 halved, priority, great offensive"
    until(g, "theatre-modes")
    assert not told(g, "theatre-moved")
    assert open_to(g, "turn") == {"north", "centre-south", "south"}, "11.7"


@pytest.mark.rule("victory-roads", "11.2.1b", "11.3.2c")
def test_far_from_the_front_a_great_offensive_receives_no_support_either() -> None:
    """No German is within ten hexes of Smolensk. It is one all the same: the others stand still."""
    units = {"5042": "g-256-id", "6557": "g-337-id"}
    assert not within("6621", 10) & set(units)
    g = phase(6, 6, units=units, head=hands(pool="flotilla seydlitz engineers", centre_north=SIX))
    do(name(g), "launch")
    assert asked(g) != "free-support"
    assert not drawn(g)
    assert box(g, "centre-north") == sorted(SIX.split())
    assert g.state.great


@pytest.mark.rule("victory-roads", "11.3.2c")
def test_the_german_player_does_not_learn_which_support_was_chosen() -> None:
    g = name(phase(head=hands(pool="flotilla seydlitz maskirovka", centre_north=SIX)))
    do(g, "launch", "take maskirovka")
    notes = [note for note in g.notes or [] if note.kind == "support-chosen"]
    axis = g.rules.sides.index("axis")
    assert all("maskirovka" not in str(g.note_view(note, axis).facts) for note in notes)


@pytest.mark.rule("victory-roads", "11.3.2d", "11.6.1")
@pytest.mark.parametrize("pool", ["", f"{PLENTY} engineers".replace("katyusha ", "")])
def test_no_theatre_moves_during_a_great_offensive(pool: str) -> None:
    """Nor does one take a support, however many there are."""
    g = name(phase(1, 1, head=hands(pool=pool, centre_north=SIX)))
    do(g, "launch")
    seen = set()
    while g.state.phase in ("soviet-support", "stavka"):
        seen.add(asked(g))
        plainly(g)
    assert not seen & {"take-one", "theatre-moves", "theatre-to", "stavka-wish"}


# ---- the dice (11.3.3)


@pytest.mark.rule("victory-roads", "11.3.3a", "11.3.3b", "11.3.3d", "11.3.3e", "11.3.3f", "11.3.3g", "5.1.2")
@pytest.mark.parametrize(
    ("theatre", "weather", "dice", "priority", "count"),
    [
        ("6621", "fair", (3, 4), False, 3),  # 7 halved, rounded down
        ("6621", "fair", (3, 4), True, 5),
        ("6621", "fair", (6, 6), True, 8),
        ("6621", "fair", (1, 1), False, 1),
        ("6621", "snow", (4, 4), False, 3),
        ("6621", "mud", (4, 4), False, 1),
        ("6621", "mud", (3, 3), False, 0),
        ("6621", "mud", (1, 2), False, 0),  # less than nothing is nothing
        ("6223", "fair", (4, 4), False, 2),  # Orsha, a minor city on a railway
        ("5722", "fair", (4, 4), False, 1),  # Lepel, a minor city on a road
        ("5722", "snow", (6, 6), True, 4),
        ("6521", "fair", (6, 6), True, 0),  # no city
    ],
)
def test_two_dice_halved_and_modified(
    theatre: str, weather: str, dice: tuple[int, int], priority: bool, count: int
) -> None:
    units = {"5822": "g-14-id"} if theatre == "5722" else {"6122": "g-14-id"}
    units |= {"5723": "s-65-rc", theatre: "s-hq-2-bel"} if theatre == "5722" else {}
    head = hands(pool=PLENTY) + fronts(centre_north=f"{theatre} offensive")
    g = phase(*dice, weather=weather, head=head, units=units)
    name(g, *(("centre-north", "south") if priority else ("south", "centre-south")))
    until(g, "deploy-1", "deploy-3", "take-one", "theatre-moves", "theatre-modes")
    assert drawn(g).get("centre-north", 0) == count
    assert len(box(g, "centre-north")) == count


@pytest.mark.rule("victory-roads", "11.3.3g", "5.1.2")
def test_an_empty_pool_gives_no_more_than_it_has() -> None:
    g = name(phase(6, 6, head=hands(pool="flotilla seydlitz")))
    until(g, "deploy-3", "take-one")
    assert box(g, "centre-north") == ["flotilla", "seydlitz"]
    assert pool(g, "soviet") == []


# ---- one for a theatre in movement mode (11.3.4)


@pytest.mark.rule("victory-roads", "11.3.4a", "11.3.4b", "11.6.1", "12.3.1")
def test_a_theatre_in_movement_mode_may_take_one_support_and_then_stays() -> None:
    g = name(phase(head=hands(pool=PLENTY) + fronts(south="6957 movement")), secondary="centre-south")
    assert asked(g) == "take-one"
    assert open_to(g, "theatre") == {"north", "south"}
    do(g, "theatre north")
    assert len(box(g, "north")) == 1
    assert open_to(g, "theatre") == {"south"}
    do(g, "done")
    until(g, "theatre-moves")
    assert open_to(g, "theatre") == {"south"}
    do(g, "done")
    wishes = []
    while g.state.phase in ("soviet-support", "stavka"):
        if asked(g) == "stavka-wish":
            decision = g.decision("soviet")
            assert decision is not None
            wishes.append(decision.facts["theatre"])
        plainly(g)
    assert wishes == ["south"], "with an empty reserve a theatre can only move, and only this one"


@pytest.mark.rule("victory-roads", "12.3.1", "11.7a")
@pytest.mark.parametrize(("dice", "moves"), [((3, 3), False), ((1, 1), True)])
def test_nor_does_one_that_has_drawn_supports_and_turned_over_move_in_the_stavka_phase(
    dice: tuple[int, int], moves: bool
) -> None:
    """In snow and a minor city, Orsha, a 6 brings two supports to the priority theatre, a 2 none."""
    head = hands(pool=PLENTY) + fronts(centre_north="6223 offensive")
    units = {"6123": "g-14-id", "6223": "s-65-rc"}
    g = name(phase(*dice, weather="snow", units=units, head=head))
    until(g, "theatre-modes")
    assert bool(drawn(g).get("centre-north", 0)) is not moves
    do(g, "turn centre-north", "done")
    wishes = []
    while g.state.phase in ("soviet-support", "stavka"):
        if asked(g) == "stavka-wish":
            decision = g.decision("soviet")
            assert decision is not None
            wishes.append(decision.facts["theatre"])
        plainly(g)
    assert ("centre-north" in wishes) is moves, "the reserve is empty: a theatre can only move"


@pytest.mark.rule("victory-roads", "11.3.4a")
def test_nobody_takes_one_from_an_empty_pool() -> None:
    g = name(phase(head=hands(centre_north="flotilla")))
    until(g, "take-one", "theatre-moves")
    assert asked(g) == "theatre-moves"


@pytest.mark.rule("victory-roads", "11.3.4a")
@pytest.mark.parametrize(("weather", "asks"), [("fair", True), ("snow", True), ("mud", False)])
def test_not_in_mud(weather: str, asks: bool) -> None:
    g = name(phase(1, 1, weather=weather))
    until(g, "take-one", "deploy-3", "theatre-moves")
    assert (asked(g) == "take-one") == asks


# ---- the examples


@pytest.mark.rule("victory-roads", "11.3.E1")
def test_example_1_the_usual_case() -> None:
    """Turn 3, fair. N moves, on rails; CN and CS attack from major cities; S from Lepel, on a road only."""
    units = {
        "5822": "g-14-id",
        "5723": "s-65-rc",
        "5722": "s-hq-2-bel",
        "5042": "g-256-id",
        "5917": "g-263-id",
    }
    head = hands(pool=PLENTY, centre_south="seydlitz") + fronts(north="6214 movement", south="5722 offensive")
    g = phase(head=head, units=units)
    # CN draws three, so that its dice are the first two numbers and those of CS the sixth and seventh.
    g = fated(g, {0: 3, 1: 4, 5: 4, 6: 5, 13: 2, 14: 2})
    until(g, "priority")
    do(g, "theatre centre-south", "theatre north")
    assert asked(g) != "great-offensive", "CS does not have six supports before it draws"
    until(g, "deploy-3")
    assert {note["box"]: (sum(note["dice"]), note["count"]) for note in told(g, "supports")} == {
        "centre-north": (7, 3),
        "centre-south": (9, 6),
        "south": (4, 0),
    }
    assert [len(box(g, each)) for each in FRONTS] == [0, 3, 7, 0]


@pytest.mark.rule("victory-roads", "11.3.E2", "5.1.3")
def test_example_2_a_great_offensive() -> None:
    """Turn 5, fair; all attack from major cities. S has six supports, takes Capitulation, and rolls a 10."""
    head = hands(
        pool=f"capitulation {PLENTY}", south="rybalko katukov bogdanov partisans partisans maskirovka"
    )
    g = phase(5, 5, turn=5, head=head + fronts(north="6115 offensive"))
    name(g, "south", "north")
    do(g, "launch", "take capitulation")
    assert drawn(g) == {"south": 9}
    assert len(box(g, "south")) == 16
    assert "capitulation" in box(g, "south")
    until(g, "surplus")
    assert not told(g, "theatre-moved")
    given = 0
    while asked(g) == "surplus":
        assert g.decision("soviet").facts["left"] == 10 - given  # type: ignore[union-attr]
        plainly(g)
        given += 1
    assert given == 10, "what is not spent is lost"
    assert len(box(g, "south")) == 6


@pytest.mark.rule("victory-roads", "11.3.E3", "11.2.1a", "11.2.1b", "11.2.1c")
def test_example_3_far_from_the_front() -> None:
    """Turn 12, mud, overcast. S is on a road in the open; the one enemy near it is out of supply."""
    units = {"6349": "g-337-id", "6222": "g-14-id", "5042": "g-256-id"}
    assert "6349" in within("6341", 10)
    assert not {"6222", "5042"} & (within("6341", 10) | within("6115", 6))
    head = hands(pool=PLENTY) + fronts(north="6115 offensive", south="6341 movement")
    head += 'oos = ["g-337-id"]\nsky = "overcast"\n'
    g = phase(3, 4, weather="mud", turn=12, head=head, units=units | {"6222": "", "6227": "g-14-id"})
    assert "6227" not in within("6115", 10)
    assert asked(g) == "theatre-remote"
    decision = g.decision("soviet")
    assert decision is not None
    assert decision.facts["theatre"] == "south"
    assert open_to(g, "to") <= within("6341", 5)
    do(g, f"to {min(open_to(g, 'to') - within('6341', 4))}")
    name(g, "centre-north", "north")
    until(g, "deploy-3", "theatre-moves")
    counts = drawn(g)
    assert counts["centre-north"] == 3 - 3 + 2
    dice = {note["box"]: sum(note["dice"]) for note in told(g, "supports")}
    assert counts.keys() == {"centre-north", "centre-south"}
    assert counts["centre-south"] == max(dice["centre-south"] // 2 - 3, 0)


# ---- the German player (11.4)


def german(weather: str = "fair", head: str = "") -> VictoryTable:
    """A German support phase with a full pool."""
    many = "tigers tigers tigers pak88 pak88 pak88 pioneers pioneers"
    text = hands(axis_pool=many) + f'weather = "{weather}"\n' + head
    g = field(HQ | NEAR, step="axis-support", head=text)
    until(g, "deploy-3", "move-unit-axis", "haltebefehl", "choose-axis")
    return g


SUPPORTS = {0: 0, 4: 2, 5: 3, 6: 3, 7: 3, 8: 4, 9: 5}
"""What the track of satisfaction gives, where the figure can be read."""


@pytest.mark.rule("victory-roads", "11.4.1a", "11.4.1b", "11.4.2")
@pytest.mark.parametrize("mood", [4, 5, 6, 7, 8, 9])
def test_german_supports_come_from_hitlers_mood(mood: int) -> None:
    """One more while all six objectives are held, one less in mud."""
    many = SUPPORTS[mood]
    assert len(box(german(head=f"mood = {mood}\nreich = 1\n"), "axis")) == many
    assert len(box(german(head=f"mood = {mood}\nreich = 0\n"), "axis")) == many + 1
    assert len(box(german("mud", f"mood = {mood}\nreich = 1\n"), "axis")) == many - 1
    assert len(box(german("snow", f"mood = {mood}\nreich = 1\n"), "axis")) == many


@pytest.mark.rule("victory-roads", "11.4.2")
def test_never_fewer_than_none() -> None:
    assert box(german("mud", "mood = 0\nreich = 2\n"), "axis") == []


@pytest.mark.rule("victory-roads", "11.4.3")
@pytest.mark.parametrize("weather", ["fair", "mud"])
def test_after_a_dismissal_the_track_of_the_reich_gives_the_supports(weather: str) -> None:
    """With one objective lost two supports, one of them chosen; neither mood nor mud matters."""
    g = german(weather, "mood = 10\nreich = 1\nrationed = true\n")
    assert asked(g) == "choose-axis"
    do(g, "take pioneers")
    until(g, "deploy-3", "move-unit-axis")
    assert len(box(g, "axis")) == 2
    assert "pioneers" in box(g, "axis")
    assert not g.state.rationed, "for once"
