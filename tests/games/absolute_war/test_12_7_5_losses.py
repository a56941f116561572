"""Step losses and where lost units go (12.7.5, 12.7.6, 15.1.4b, 18.1d)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war import losses
from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import ELSEWHERE, at_tula, back, clash, fix, wsp
from tests.games.absolute_war.fighting import attack
from tests.games.absolute_war.table import FACTS, RULES, asked, at, do, field, marked, open_to, stacks


def yielding(defenders: str, head: str = "") -> War:
    """An Assault on Novgorod that was won by three points: the target loses a step, its top unit."""
    units = {"luga": "g-lf4 g2pz g3pz", "novgorod": defenders, "orel": "g17a", "tula": "s-sw", "pskov": "g4a"}
    game = field(units, head=head)
    clash(game, "g-lf4", defenders.split()[0].rstrip("*"), "A+3", support="g4a")
    return do(game, "bear step") if asked(game) == "yield" else game


@pytest.mark.rule("absolute-war", "12.7.5a")
def test_a_full_unit_of_two_steps_is_reduced_then_eliminated() -> None:
    game = yielding("s-4ukr")
    assert (at(game, "s-4ukr"), back(game, "s-4ukr")) == ("novgorod", True)
    game = yielding("s-4ukr*")
    assert (at(game, "s-4ukr"), back(game, "s-4ukr")) == ("soviet-destroyed", True)


@pytest.mark.rule("absolute-war", "12.7.5b", "18.5a")
@pytest.mark.parametrize(
    ("stack", "victim"),
    [
        ("s-5a s-bry", "s-5a"),
        ("s-bry s-5a", "s-bry"),
        ("s-vvs1 s-bry", "s-vvs1"),
        ("s-vvs1* s-bry", "s-vvs1"),
    ],
)
def test_the_top_unit_takes_the_loss(stack: str, victim: str) -> None:
    """An air unit too, damaged or not: it has one step."""
    game = yielding(stack)
    assert {unit for unit in stack.replace("*", "").split() if at(game, unit) == "soviet-destroyed"} == {
        victim
    }


@pytest.mark.rule("absolute-war", "12.7.5b", "18.3b")
@pytest.mark.parametrize(
    ("stack", "victim"), [("s-fort1 s-bry", "s-fort1"), ("s-fort1* s-bry", "s-bry"), ("s-fort1*", "s-fort1")]
)
def test_a_fort_under_construction_has_no_step_to_lose(stack: str, victim: str) -> None:
    """Laid on top it takes a loss when it is finished, not before; by itself it is lost all the same."""
    game = yielding(stack)
    assert {unit for unit in stack.replace("*", "").split() if at(game, unit) == "soviet-destroyed"} == {
        victim
    }


@pytest.mark.rule("absolute-war", "12.7.5b", "12.7.5c")
def test_the_armor_of_the_defender_takes_no_loss_for_the_top_unit_in_pincers() -> None:
    """Rasputitsa makes them fail, and D1 is what it says: a retreat, and a step of the 5th Army."""
    head = 'offensive = ["tula"]\nrp = { german = 0 }'
    game = at_tula("g-lf4 g2pz g3pz", "s-5a s-1gta", kaluga="g4a", head=head)
    game.state.hand[1] = ("s9",)
    game.state.events[1] = tuple(card for card in game.state.events[1] if card != "s9")
    attack(game, "g-lf4", "s-5a")
    do(game, "play s9", "support g4a", "done")
    fix(game, "D1")
    do(game, "pincers")
    do(game, f"retreat {min(open_to(game, 'retreat'))}")
    assert (at(game, "s-5a"), back(game, "s-1gta")) == ("soviet-destroyed", False)


@pytest.mark.rule("absolute-war", "12.7.5d", "12.7.6b")
@pytest.mark.parametrize("face", ["", "*"])
def test_a_front_with_two_printed_sides_has_one_step(face: str) -> None:
    """It keeps the side that it shows in the Destroyed box."""
    game = yielding(f"s-bry{face}")
    assert (at(game, "s-bry"), back(game, "s-bry")) == ("soviet-destroyed", bool(face))


@pytest.mark.rule("absolute-war", "12.7.5d", "18.4b")
def test_who_has_two_steps() -> None:
    """Those with dots: German armies and allies, Front Upgrades, late tank armies, the fortress; no Front."""
    two = {row.id for row in FACTS.units if row.steps == 2}
    assert {"g9a", "g2pz", "x-rom3", "s-1ukr", "s-sev", "s-1gta"} <= two
    assert not two & {"s-bry", "s-w", "s-wmech", "s-shock1", "g-l", "g-lf4", "s-fort1"}


def standing(units: dict[str, str], head: str = "", turn: int = 7) -> War:
    """These units in a Combat Phase that goes on."""
    return field({**ELSEWHERE, **units}, head="disrupted = []\n" + head, turn=turn)


def lose(game: War, *units: str) -> War:
    """Eliminate units for whatever reason."""
    for unit in units:
        losses.eliminate(game, RULES.unit[unit])
    return game


@pytest.mark.rule("absolute-war", "12.7.6a", "12.7.6b", "12.7.6c")
def test_unsupplied_units_are_captured_others_destroyed_forts_and_air_always_destroyed() -> None:
    place = {"tula": "s-vvs8 s-bry s-5a s-fort1", "orel": "g-lf4 g9a g-l g-fort1"}
    for head, box in (("", "destroyed"), ("unsupplied", "captured")):
        units = [unit for stack in place.values() for unit in stack.split()]
        game = lose(standing(place, head=f"{head} = {units}" if head else ""), *units)
        for unit in units:
            side = "german" if unit.startswith("g") else "soviet"
            special = "fort" in unit or "vvs" in unit or "lf" in unit
            assert at(game, unit) == f"{side}-{'destroyed' if special else box}", (unit, head)


@pytest.mark.rule("absolute-war", "12.7.6d")
@pytest.mark.parametrize(
    ("unit", "face", "shown"),
    [
        ("s-bry", "", True),
        ("s-bry", "*", True),
        ("g9a", "", True),
        ("s-wmech", "", False),
        ("s-5a", "", False),
        ("g-2ss", "*", False),
        ("x-rom3", "", True),
    ],
)
def test_how_captured_units_lie(unit: str, face: str, shown: bool) -> None:
    """Large ones back up, small ones front up; tanks with one side have no back."""
    game = lose(standing({"tula": f"{unit}{face}"}, head=f'unsupplied = ["{unit}"]'), unit)
    assert at(game, unit).endswith("-captured")
    assert back(game, unit) == shown


@pytest.mark.rule("absolute-war", "12.7.6e", "15.1.4b")
@pytest.mark.parametrize(
    ("unit", "cost"),
    [("s-bry", 1), ("s-wmech", 1), ("s-1ukr", 1), ("s-5a", 0), ("g9a", 2), ("g2pz", 2)]
    + [(unit, 0) for unit in ("g-l", "x-rom3", "x-hun2", "x-ita8", "x-fin-kar")],
)
def test_what_a_captured_unit_costs_its_owner(unit: str, cost: int) -> None:
    """Two for large Germans, one for large Soviets; nothing for allies and small units."""
    owner, enemy = ("soviet", "german") if unit.startswith("s") else ("german", "soviet")
    head = f'unsupplied = ["{unit}"]\nwsp = {{ german = 9, soviet = 9 }}'
    game = lose(standing({"tula": unit}, head=head), unit)
    assert (wsp(game, owner), wsp(game, enemy)) == (9 - cost, 9)


@pytest.mark.rule("absolute-war", "12.7.6e")
def test_a_destroyed_unit_costs_nothing() -> None:
    game = lose(standing({"tula": "g9a"}, head="wsp = { german = 9 }"), "g9a")
    assert wsp(game, "german") == 9


@pytest.mark.rule("absolute-war", "18.1d", "18.1e")
@pytest.mark.parametrize("head", ["", 'unsupplied = ["s-shock1"]'])
def test_a_unit_with_a_2_comes_back_two_turns_later(head: str) -> None:
    """Lost on turn 2, it is due on turn 4; it lies in neither box and costs nothing."""
    game = lose(standing({"tula": "s-shock1"}, turn=2, head=head + "\nwsp = { soviet = 5 }"), "s-shock1")
    assert (at(game, "s-shock1"), game.state.due[RULES.unit["s-shock1"]], wsp(game, "soviet")) == (
        "waiting",
        4,
        5,
    )
    assert "s-shock1" not in marked(game, "unsupplied")


@pytest.mark.rule("absolute-war", "18.1d")
def test_it_arrives_as_a_reinforcement() -> None:
    game = field(
        {"waiting": "s-shock1", "moscow": "s-w", "berlin": "g9a"},
        turn=4,
        step="soviet-reinforcements",
        head='due = { "s-shock1" = 4 }',
    )
    assert "s-shock1" in set(game.decision("soviet").verbs["place"].targets)  # type: ignore[union-attr]


@pytest.mark.rule("absolute-war", "18.1d")
def test_when_shattered_it_goes_to_the_shattered_box() -> None:
    game = clash(at_tula("g2pz g9a", "s-shock1"), "g2pz", "s-shock1", "DS")
    assert at(game, "s-shock1") == "soviet-shattered"


@pytest.mark.rule("absolute-war", "12.7.6c", "12.7.6d", "18.1e", "12.7.1n")
@pytest.mark.parametrize(
    ("target", "boxes", "points"),
    [
        ("s-vvs1 s-10a s-fort1*", "soviet-air soviet-captured soviet-destroyed", 5),
        ("s-shock1", "waiting", 5),  # comes back two turns later, and costs nothing
        ("s-wmech", "soviet-captured", 4),  # one-sided: it stays face up
    ],
)
def test_what_surrenders_on_dc_and_what_does_not(target: str, boxes: str, points: int) -> None:
    head = "wsp = { german = 5, soviet = 5 }"
    game = at_tula("g4pz g16a", target, kaluga="g2pz", head=head)
    clash(game, "g4pz", target.split()[0], "DC", support="g2pz")
    names = [name.rstrip("*") for name in target.split()]
    assert [at(game, name) for name in names] == boxes.split()
    assert (wsp(game, "soviet"), back(game, names[0])) == (points, False)


@pytest.mark.rule("absolute-war", "12.7.2e", "12.7.5b", "12.7.4f")
@pytest.mark.parametrize(
    ("target", "way", "lost", "stays"),
    [
        ("s-10a s-bry", "step", "s-10a", "s-bry"),  # the top unit, not one of the owner's choice
        ("s-fort1 s-10a", "retreat", "s-fort1", ""),  # the Fort does not hold the others back
        ("s-fort1", "", "s-fort1", ""),
    ],
)
def test_a_victorious_assault_takes_the_top_unit_or_drives_off_who_can_go(
    target: str, way: str, lost: str, stays: str
) -> None:
    units = {**ELSEWHERE, "luga": "g2pz g3pz", "pskov": "g4pz g18a", "novgorod": target}
    game = field({**units, "orel": "g17a", "tula": "s-sw"})
    clash(game, "g2pz", target.split()[0], "A+3", support="g4pz")
    if way:
        do(game, f"bear {way}")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    assert at(game, lost) == "soviet-destroyed"
    assert stacks(game, "novgorod") == ([stays] if stays else [])
