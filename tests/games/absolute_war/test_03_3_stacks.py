"""3.3: stacks: what goes together, in which order, and what kind of stack it is."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.fighting import attack, fight, finish, sums
from tests.games.absolute_war.marching import go, halt, moving
from tests.games.absolute_war.table import asked, at, do, draws, field, open_to, stacks


@pytest.mark.rule("absolute-war", "3.3a")
@pytest.mark.parametrize(
    ("there", "coming", "fits"),
    [
        ("g4a", "g9a", True),
        ("g4a g2pz", "g9a", False),  # a third unit
        ("g4a", "g9a g2a", False),
        ("g4a g-fort1 g-lf2", "g9a", True),  # air unit and Fort are free
        ("g4a g-2ss g-fort1 g-lf2", "g9a", False),
        ("g-fort1", "g9a g2a", True),
        ("g-lf2", "g9a g2a", True),
    ],
)
def test_two_units_an_air_unit_and_a_fort_make_a_stack(there: str, coming: str, fits: bool) -> None:
    g = moving({"orel": there, "kursk": coming}, coming.split()[0])
    go(g, "orel")
    halt(g)
    if fits:
        do(g, f"join {there.split()[0]}")
        assert len(stacks(g, "orel")) == 1
        assert set(stacks(g, "orel")[0].split()) == {*there.split(), *coming.split()}
    else:
        assert len(stacks(g, "orel")) == 2
        assert asked(g) == "movement"  # nothing to join


@pytest.mark.rule("absolute-war", "3.3a")
@pytest.mark.parametrize("there", ["g4a", "g4a g-lf1"])
def test_a_stack_has_one_air_unit(there: str) -> None:
    g = field({"orel": there, "german-air": "g-lf2"}, step="german-movement")
    do(g, "fly g-lf2", "to orel")
    assert (asked(g) == "join") == (there == "g4a")


@pytest.mark.rule("absolute-war", "3.3a")
@pytest.mark.rule("absolute-war", "18.3e")
@pytest.mark.parametrize(("orel", "may"), [("s-w", True), ("s-w s-fort2 | s-s s-fort3", False)])
def test_a_stack_has_one_fort(orel: str, may: bool) -> None:
    g = field(
        {"orel": orel, "waiting": "s-fort1"},
        step="soviet-reinforcements",
        head="due = { s-fort1 = 7 }",
    )
    if asked(g) == "reinforcements":
        do(g, "place s-fort1")
    assert asked(g) == "place"
    assert ("orel" in open_to(g, "to")) == may


@pytest.mark.rule("absolute-war", "3.3b")
def test_the_order_of_a_stack_matters() -> None:
    for stack, points in (("g2pz g4a", 5), ("g4a g2pz", 5), ("g4a g9a", 4)):
        g = field({"orel": stack, "tula": "s-w"})
        attack(g, stack.split()[0], "s-w")
        assert sums(g)[0] == points
    for stack, points in (("g2pz g4a", 2), ("g4a g2pz", 1)):  # in support the top unit
        g = field({"orel": "g9a", "voronezh": stack, "tula": "s-w"})
        attack(g, "g9a", "s-w")
        do(g, f"support {stack.split()[0]}")
        assert sums(g)[0] == 3 + points


@pytest.mark.rule("absolute-war", "3.3c")
@pytest.mark.rule("absolute-war", "3.3g")
@pytest.mark.rule("absolute-war", "3.3i")
@pytest.mark.parametrize(
    ("tula", "small"),
    [
        ("s-10a", True),  # a single unit is a stack
        ("s-10a s-4a", True),
        ("s-10a s-fort1", True),
        ("s-10a s-vvs8", True),
        ("s-w", False),
        ("s-10a s-w", False),
        ("s-w s-10a", False),
    ],
)
def test_a_stack_with_a_large_unit_is_large(tula: str, small: bool) -> None:
    # In the advanced game a region with a small enemy stack may be entered (23.2.2).
    g = moving({"orel": "g4a", "tula": tula}, "g4a", small_stacks="on")
    assert ("tula" in open_to(g, "enter")) == small


@pytest.mark.rule("absolute-war", "3.3d")
@pytest.mark.rule("absolute-war", "3.3g")
@pytest.mark.parametrize(
    ("stack", "steps"),
    [("g2pz", 3), ("g2pz g-xlviii", 3), ("g2pz g4a", 2), ("g4a g2pz", 2), ("g2pz g-lf2 g-fort1", 3)],
)
def test_a_stack_is_mobile_if_all_of_it_is(stack: str, steps: int) -> None:
    g = moving({"orel": stack}, stack.split()[0])
    go(g, *["tula", "ryazan", "tambov"][:steps])
    assert open_to(g, "enter") <= {"moscow"}
    assert at(g, stack.split()[0]) == ["tula", "ryazan", "tambov"][steps - 1]


@pytest.mark.rule("absolute-war", "3.3e")
@pytest.mark.rule("absolute-war", "3.3g")
@pytest.mark.rule("absolute-war", "22.1a")
@pytest.mark.parametrize(
    ("stack", "armour"),
    [
        ("g2pz", True),
        ("g2pz g4a", True),
        ("g4a g2pz", False),
        ("g-lf2 g2pz g4a", True),
        ("g-fort1 g-2ss", True),
        ("g-lf2 g4a g2pz", False),
    ],
)
def test_a_stack_with_armour_on_top_is_an_armor_stack(stack: str, armour: bool) -> None:
    g = field({"orel": stack, "tula": "s-w"}, hand={"german": "g1"})
    attack(g, stack.split()[0], "s-w")
    assert ("g1" in open_to(g, "play")) == armour


# ---- order


@pytest.mark.rule("absolute-war", "3.3f")
def test_stacks_are_put_in_order_in_the_movement_phase() -> None:
    g = field({"orel": "g4a g2pz", "kursk": "g9a"}, step="german-movement")
    assert open_to(g, "raise_up") == {"g2pz"}
    do(g, "raise_up g2pz")
    assert stacks(g, "orel") == ["g2pz g4a"]


@pytest.mark.rule("absolute-war", "3.3f")
@pytest.mark.parametrize(
    "step",
    ["german-cards", "german-withdrawals", "german-upgrades", "german-reserves", "german-combat"],
)
def test_at_other_times_they_are_not(step: str) -> None:
    g = field(
        {"orel": "g4a g2pz", "kursk": "g9a* | g3pz*", "tula": "s-w", "german-reserve": "g16a"},
        step=step,
        head="rp = { german = 4, soviet = 0 }",
        hand={"german": "g28"},
    )
    assert asked(g) != "movement"
    assert open_to(g, "raise_up") == set()


@pytest.mark.rule("absolute-war", "3.3f")
def test_a_stack_that_advanced_may_be_put_in_order() -> None:
    g = field({"orel": "g4a g2pz", "kaluga": "g9a", "tula": "s-10a"})
    draws(g, "g3")
    attack(g, "g4a", "s-10a")
    do(g, "support g9a")
    fight(g)
    finish(g, until="advance")
    assert open_to(g, "raise_up") == set()
    do(g, "advance g4a")
    assert open_to(g, "raise_up") == {"g2pz"}
    do(g, "raise_up g2pz")
    assert stacks(g, "tula") == ["g2pz g4a"]


@pytest.mark.rule("absolute-war", "3.3f")
@pytest.mark.parametrize(
    ("elsewhere", "prompt"), [({"kursk": "g9a", "rossosh": "s-s"}, "attack"), ({}, "order")]
)
def test_the_last_stack_to_advance_may_be_put_in_order_too(elsewhere: dict[str, str], prompt: str) -> None:
    """When the combat is over, whether or not there is another attack to make."""
    g = field({"orel": "g4a g2a", "tula": "s-10a", "moscow": "s-5a"} | elsewhere)
    draws(g, "g3")
    attack(g, "g4a", "s-10a")
    fight(g)
    finish(g, until="advance")
    do(g, "advance g4a")
    assert (asked(g), open_to(g, "raise_up")) == (prompt, {"g2a"})
    do(g, "raise_up g2a")
    assert stacks(g, "tula") == ["g2a g4a"]
    do(g, "done")
    assert asked(g) not in ("attack", "order")


@pytest.mark.rule("absolute-war", "3.3f")
def test_a_stack_that_exploits_may_be_put_in_order_before_and_after() -> None:
    g = field({"orel": "g2pz g3pz", "kursk": "g9a", "rossosh": "s-s", "tula": "s-10a"})
    draws(g, "g3")
    attack(g, "g2pz", "s-10a")
    fight(g)
    finish(g, until="advance")
    do(g, "advance g2pz")
    assert (asked(g), open_to(g, "raise_up")) == ("exploit", {"g3pz"})
    do(g, "raise_up g3pz", "exploit g3pz", "to ryazan")
    assert stacks(g, "ryazan") == ["g3pz g2pz"]
    assert (asked(g), open_to(g, "raise_up")) == ("attack", {"g2pz"})
    do(g, "raise_up g2pz")
    assert stacks(g, "ryazan") == ["g2pz g3pz"]


@pytest.mark.rule("absolute-war", "3.3f")
def test_who_advanced_and_joined_others_lies_above_or_below_them() -> None:
    g = field({"orel": "g2pz", "kursk": "g9a", "rossosh": "s-s", "tula": "s-10a", "ryazan": "g-xlviii"})
    draws(g, "g3")
    attack(g, "g2pz", "s-10a")
    fight(g)
    finish(g, until="advance")
    do(g, "advance g2pz", "exploit g2pz", "to ryazan", "join g-xlviii")
    assert (stacks(g, "ryazan"), open_to(g, "raise_up")) == (["g2pz g-xlviii"], {"g-xlviii"})


@pytest.mark.rule("absolute-war", "3.3f")
def test_a_stack_that_retreats_may_be_put_in_order() -> None:
    g = field({"orel": "g2pz g3pz", "tula": "s-10a s-4a"})
    draws(g, "g1")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == "DR"
    assert asked(g) == "retreat"
    assert open_to(g, "raise_up") == {"s-4a"}
    do(g, "raise_up s-4a")
    zone = min(open_to(g, "retreat"))
    do(g, f"retreat {zone}")
    assert stacks(g, zone) == ["s-4a s-10a"]


@pytest.mark.rule("absolute-war", "3.3h")
def test_in_the_base_game_a_stack_is_one_unit() -> None:
    g = field({"orel": "g4a", "kursk": "g9a", "tula": "g2a"}, step="german-movement", mode="base")
    do(g, "move g9a", "enter orel")
    halt(g)
    assert asked(g) == "movement"
    assert stacks(g, "orel") == ["g4a", "g9a"]
    do(g, "move g2a", "enter orel")
    assert open_to(g, "stop") == set()  # two stacks are there, and neither has room
