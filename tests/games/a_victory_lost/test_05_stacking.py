"""Chapter 5: stacking. Most of it at 5642, in the open steppe, with 5643 and 5644 to the south."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.start import PositionError
from tests.games.a_victory_lost.chits import drawing, move, to_reach
from tests.games.a_victory_lost.table import active, assess, attack, field
from tests.support import offered, play, prompt, told, where

HQ = "ger-hq-kempf"


def refusal(g: VictoryLost, side: str, verb: str, target: str) -> str:
    """The paragraph for which an action is refused."""
    with pytest.raises(IllegalAction) as refused:
        g.play(side, verb, target)
    return refused.value.rule


def open_to(unit: str, others: str, hq: str = HQ, chit: str = "Kempf", head: str = "") -> bool:
    """Whether a piece may end its move in the hex where the others stand."""
    side = "soviet" if unit.startswith("sov") else "axis"
    places = {"5640": hq, "5642": unit, "5643": others}
    if unit == hq:
        places = {"5642": unit, "5643": others}
    return "5643" in to_reach(drawing(chit, places, head=head), side, unit)


@pytest.mark.rule("a-victory-lost", "5.0.1a")
def test_friends_in_a_hex_are_a_stack_and_are_attacked_together() -> None:
    """3 and 3 and a headquarters that adds nothing."""
    g = active("Kempf", {"5641": f"{HQ} ger-6pz ger-7pz", "5642": "sov-98 sov-107 sov-hq-2gda"})
    assert assess(g, "5642", "ger-6pz").defence == 6
    play(g, "axis", "done", "attack 5642", "add ger-6pz", "resolve")
    assert [note["defence"] for note in told(g, "combat")] == [6]


@pytest.mark.rule("a-victory-lost", "5.0.1b")
@pytest.mark.parametrize(
    ("others", "head", "open_"),
    [
        pytest.param("ger-306", "", True, id="one"),
        pytest.param("ger-306 ger-302", "", False, id="two"),
        pytest.param("ger-306 ger-302", 'reduced = ["ger-306", "ger-302"]', False, id="two reduced ones"),
        pytest.param("ger-306 ger-hq-4pza", "", True, id="one and a headquarters"),
        pytest.param("ger-306 ger-302 ger-hq-4pza", "", False, id="two and a headquarters"),
    ],
)
def test_two_combat_units_at_most(others: str, head: str, open_: bool) -> None:
    assert open_to("ger-304", others, head=head) == open_


@pytest.mark.rule("a-victory-lost", "5.0.1b", "5.0.1c")
@pytest.mark.parametrize(
    ("others", "open_"),
    [("ger-306", True), ("ger-306 ger-302", True), ("ger-hq-4pza", False), ("ger-306 ger-hq-4pza", False)],
)
def test_one_headquarters_besides(others: str, open_: bool) -> None:
    assert open_to(HQ, others) == open_


@pytest.mark.rule("a-victory-lost", "5.0.1b", "5.0.1c")
def test_the_limits_are_the_soviets_too() -> None:
    def soviet(unit: str, others: str) -> bool:
        return open_to(unit, others, hq="sov-hq-2gda", chit="2GdA")

    assert soviet("sov-98", "sov-107 sov-hq-51a")
    assert not soviet("sov-98", "sov-107 sov-141")
    assert soviet("sov-hq-2gda", "sov-107 sov-141")
    assert not soviet("sov-hq-2gda", "sov-hq-51a")


@pytest.mark.rule("a-victory-lost", "5.0.1b", "5.0.1c", "5.0.2a", "5.0.3b")
@pytest.mark.parametrize(
    ("pieces", "rule"),
    [
        ("ger-304 ger-306 ger-302", "5.0.1"),
        ("ger-hq-kempf ger-hq-4pza", "5.0.1"),
        ("ger-304 sov-98", "5.0.2"),
        ("ger-304 sov-hq-2gda", "5.0.2"),
        ("rum-4 ita-cos", "5.0.3"),
        ("hun-20 rum-hq-r3a", "5.0.3"),
    ],
)
def test_no_position_breaks_the_limits(pieces: str, rule: str) -> None:
    with pytest.raises(PositionError, match=rf"\({rule}\)"):
        field({"5642": pieces})


@pytest.mark.rule("a-victory-lost", "5.0.1b", "5.0.1c", "5.0.3b")
@pytest.mark.parametrize(
    ("others", "unit"), [("ger-306 ger-302", "ger-304"), ("ger-hq-4pza", HQ), ("ita-cos", "rum-4")]
)
def test_a_refusal_names_the_paragraph(others: str, unit: str) -> None:
    places = {"5642": f"{HQ} {unit}" if unit != HQ else HQ, "5643": others}
    g = active("Kempf", places, head="inactive = {}")
    play(g, "axis", f"unit {unit}")
    assert refusal(g, "axis", "to", "5643").startswith("5.0.")


# ---- 5.0.2: friend and foe


@pytest.mark.rule("a-victory-lost", "5.0.2a")
@pytest.mark.parametrize("enemies", ["sov-98", "sov-98 sov-hq-2gda"])
def test_no_piece_enters_a_hex_with_enemy_combat_units(enemies: str) -> None:
    for unit in ("ger-6pz", HQ):
        g = active("Kempf", {"5640": f"{HQ} ger-6pz", "5642": enemies})
        assert "5642" not in to_reach(g, "axis", unit)
        assert refusal(g, "axis", "to", "5642") == "5.0.2"


@pytest.mark.rule("a-victory-lost", "5.0.2b", "8.1.4", "12.1a")
def test_only_a_headquarters_alone_is_run_over_and_leaves_at_once() -> None:
    g = active("Kempf", {"5640": f"{HQ} ger-304", "5642": "sov-hq-2gda", "5606": "sov-98"})
    play(g, "axis", "unit ger-304", "to 5642")
    assert where(g, "ger-304") == "5642"
    assert where(g, "sov-hq-2gda") != "5642"
    assert (g.to_act, prompt(g, "soviet")) == ({"soviet"}, "reposition")
    assert "5642" not in offered(g, "soviet", "to")
    play(g, "soviet", f"to {min(offered(g, 'soviet', 'to'))}")
    assert g.to_act == {"axis"}
    assert g.rules.broken(g) == []


@pytest.mark.rule("a-victory-lost", "5.0.2b", "8.1.4")
def test_a_headquarters_does_not_run_over_another() -> None:
    """A18."""
    g = active("Kempf", {"5640": f"{HQ} ger-304", "5642": "sov-hq-2gda", "5606": "sov-98"})
    assert "5642" not in to_reach(g, "axis", HQ)
    assert refusal(g, "axis", "to", "5642") == "8.1.4"


# ---- 5.0.3: nationalities

MINORS = {"italian": "ita-cos ita-rav", "hungarian": "hun-20 hun-7", "romanian": "rum-4 rum-2"}
MINOR_HQS = {"italian": "ita-hq-it8a", "hungarian": "hun-hq-h2a", "romanian": "rum-hq-r3a"}


@pytest.mark.rule("a-victory-lost", "5.0.3a")
@pytest.mark.parametrize("nation", MINORS)
def test_germans_stack_with_every_nationality(nation: str) -> None:
    unit, second = MINORS[nation].split()
    assert open_to("ger-304", unit)
    assert open_to(unit, "ger-304")
    assert open_to(HQ, f"{unit} {second}")
    assert open_to("ger-304", MINOR_HQS[nation])
    assert open_to("ger-304", f"{MINOR_HQS[nation]} {unit}")


@pytest.mark.rule("a-victory-lost", "5.0.3b")
@pytest.mark.parametrize("nation", MINORS)
@pytest.mark.parametrize("other", MINORS)
def test_the_others_stack_with_their_own_and_with_germans_only(nation: str, other: str) -> None:
    unit, _ = MINORS[nation].split()
    _, second = MINORS[other].split()
    assert open_to(unit, second) == (nation == other)
    assert open_to(unit, f"{second} {HQ.replace('kempf', '4pza')}") == (nation == other)


@pytest.mark.rule("a-victory-lost", "5.0.3b")
@pytest.mark.parametrize("nation", MINORS)
@pytest.mark.parametrize("other", MINORS)
def test_headquarters_obey_this_too(nation: str, other: str) -> None:
    """A57."""
    unit, _ = MINORS[nation].split()
    assert open_to(unit, MINOR_HQS[other]) == (nation == other)
    assert open_to(unit, f"ger-306 {MINOR_HQS[other]}") == (nation == other), "Germans do not mediate"
    chit = {"italian": "It8A", "hungarian": "H2A", "romanian": "R3A"}[other]
    hq = MINOR_HQS[other]
    assert open_to(hq, unit, hq=hq, chit=chit) == (nation == other)
    assert open_to(hq, "ger-306", hq=hq, chit=chit)


# ---- 5.0.4: when it is checked


def cost(g: VictoryLost, unit: str, hex_: str) -> str:
    """What a move to a hex costs."""
    side = next(iter(g.to_act))
    play(g, side, f"unit {unit}")
    asked = g.decision(side)
    assert asked is not None
    return asked.hints[hex_].cost if hex_ in asked.hints else ""


@pytest.mark.rule("a-victory-lost", "5.0.4b")
@pytest.mark.parametrize(
    ("unit", "others"),
    [
        pytest.param("ger-304", "ger-306 ger-302", id="a full stack"),
        pytest.param("rum-4", "ita-cos", id="another nationality"),
        pytest.param(HQ, "ger-306 ger-hq-4pza", id="another headquarters"),
    ],
)
def test_a_moving_piece_passes_through_friends_with_whom_it_may_not_stay(unit: str, others: str) -> None:
    """Straight on is two points; any way around is three."""
    place = {"5642": unit if unit == HQ else f"{HQ} {unit}", "5643": others}
    assert cost(drawing("Kempf", place), unit, "5643") == ""
    assert cost(drawing("Kempf", place), unit, "5644") == "2"


@pytest.mark.rule("a-victory-lost", "5.0.4a")
def test_it_is_checked_when_a_unit_ends_its_move_one_after_the_other() -> None:
    """A hex that the first has left has room for the second."""
    g = drawing("Kempf", {"5640": HQ, "5642": "ger-304", "5643": "ger-306 ger-302"})
    assert "5643" not in to_reach(g, "axis", "ger-304")
    g = drawing("Kempf", {"5640": HQ, "5642": "ger-304", "5643": "ger-306 ger-302"})
    move(g, "axis", "ger-306", "5644")
    move(g, "axis", "ger-304", "5643")
    assert where(g, "ger-304") == where(g, "ger-302") == "5643"


@pytest.mark.rule("a-victory-lost", "5.0.4a", "11.1.1b")
@pytest.mark.parametrize(
    ("there", "unit", "open_"),
    [
        ("ger-304", "ger-302", True),
        ("ger-304 ger-306", "ger-302", False),
        ("hun-20 hun-hq-h2a", "ger-302", True),
        ("ger-hq-4pza", "ger-hq-f-pico", False),
        ("ger-304 ger-306", "ger-hq-f-pico", True),
    ],
)
def test_it_is_checked_when_a_reinforcement_is_placed(there: str, unit: str, open_: bool) -> None:
    turn = 1 if "hq" in unit else 2
    place = {"1117": there, "waiting": unit, "5642": "sov-98"}
    g = field(place, step="axis-reinforcements", head=f"turn = {turn}")
    assert ("1117" in offered(g, "axis", "to")) == open_
    assert "1016" in offered(g, "axis", "to")


ROUT = {"4833": "sov-1gm sov-2gm", "4834": "sov-hq-2gda", "4733": "ger-62"}
"""16 to 4 is 4-1: a 2 is DR, a 4 is DR2. Of the hexes around 4733, 4732, 4632 and 4633 lead nearer home."""


@pytest.mark.rule("a-victory-lost", "5.0.4a", "9.5.2d")
def test_it_is_checked_when_a_unit_ends_its_retreat() -> None:
    full = {"4732": "ger-304 ger-306", "4632": "ger-302 ger-320", "4633": "ger-335"}
    g = active("2GdA", {**ROUT, **full}, 2)
    attack(g, "4733", "sov-1gm", "sov-2gm")
    assert [note["result"] for note in told(g, "combat")] == ["DR"]
    assert where(g, "ger-62") == "4633"


@pytest.mark.rule("a-victory-lost", "5.0.4b")
def test_a_retreating_unit_passes_through_full_stacks() -> None:
    """Two hexes: the first is full wherever it goes."""
    full = {"4732": "ger-304 ger-306", "4632": "ger-302 ger-320", "4633": "ger-335 ger-333"}
    g = active("2GdA", {**ROUT, **full}, 4)
    attack(g, "4733", "sov-1gm", "sov-2gm")
    assert [note["result"] for note in told(g, "combat")] == ["DR2"]
    while prompt(g, "axis") == "retreat":
        play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert g.facts.grid.distance("4733", where(g, "ger-62")) == 2
    assert g.rules.broken(g) == []


@pytest.mark.rule("a-victory-lost", "5.0.4a")
def test_it_is_checked_when_a_unit_ends_its_advance() -> None:
    """Three divisions drive one out; two may follow. 12 to 4 is 3-1, a 3 is DR."""
    place = {"4732": "sov-3gd sov-24gd", "4832": "sov-33gd", "4831": "sov-hq-2gda", "4733": "ger-62"}
    g = active("2GdA", place, 3)
    attack(g, "4733", "sov-3gd", "sov-24gd", "sov-33gd")
    assert [note["result"] for note in told(g, "combat")] == ["DR"]
    if prompt(g, "axis") == "retreat":
        play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert offered(g, "soviet", "unit") == {"sov-3gd", "sov-24gd", "sov-33gd"}
    play(g, "soviet", "unit sov-33gd", "unit sov-3gd")
    assert where(g, "sov-33gd") == where(g, "sov-3gd") == "4733"
    assert "sov-24gd" not in offered(g, "soviet", "unit")
    assert where(g, "sov-24gd") == "4732"


@pytest.mark.rule("a-victory-lost", "5.0.4b", "9.6.3a")
def test_an_advancing_unit_passes_through_the_full_hex() -> None:
    """Two divisions stand in the hex that was won; the corps goes through them to the next."""
    place = {"4732": "sov-3gd sov-24gd", "4832": "sov-1gm", "4831": "sov-hq-2gda", "4733": "ger-62"}
    g = active("2GdA", place, 2)  # 16 to 4: DR
    attack(g, "4733", "sov-3gd", "sov-24gd", "sov-1gm")
    if prompt(g, "axis") == "retreat":
        play(g, "axis", "to 4633")
    play(g, "soviet", "unit sov-3gd", "unit sov-24gd")
    if prompt(g, "soviet") == "advance-unit":
        play(g, "soviet", "unit sov-1gm")
    assert "4733" not in offered(g, "soviet", "to")
    play(g, "soviet", "to 4734")
    assert where(g, "sov-1gm") == "4734"
