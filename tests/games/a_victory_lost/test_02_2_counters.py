"""2.2 to 2.4: what the counters tell, combat units, headquarters and chits."""

from __future__ import annotations

from collections import Counter

import pytest

from stavka.games.a_victory_lost.data import HqRow, UnitRow
from stavka.kernel.views import UnitView
from tests.games.a_victory_lost.chits import ROWS, RULES, activated, begun, drawing, pass_on, to_reach
from tests.games.a_victory_lost.table import active, assess, attack, field
from tests.support import offered, play, prompt, told, units, where

FACTS = RULES.facts
HQS = {row.label: row for row in FACTS.hqs}
UNIT = {row.id: row for row in FACTS.units}
SEEN: dict[str, UnitView] = {view.id: view for view in begun().view().table.units}
"""Every counter as it is seen at the start."""


def label(row: UnitRow | HqRow) -> str:
    """What stands on a counter."""
    return RULES.unit_label(row.id, "en")


# ---- 2.2: combat units


@pytest.mark.rule("a-victory-lost", "2.2.1a", "2.3.1a")
def test_every_piece_has_one_of_five_nationalities() -> None:
    count = Counter(row.nationality for row in FACTS.units)
    assert set(count) == {"soviet", "german", "italian", "hungarian", "romanian"}
    for row in ROWS:
        assert (row.nationality == "soviet") == (row.side == "soviet")
        assert SEEN[row.id].kind.startswith(f"{row.nationality}-")


@pytest.mark.rule("a-victory-lost", "2.2.1b")
def test_nationality_does_not_matter_in_an_attack_or_for_soviets() -> None:
    """A Romanian, an Italian and a German from three hexes: 2 + 2 + 5 against 3."""
    around = {"5641": "rum-4", "5542": "ita-cos", "5742": "ger-304"}
    g = active("Kempf", {"5640": "ger-hq-kempf", "5642": "sov-98", **around})
    assert assess(g, "5642", "rum-4", "ita-cos", "ger-304").attack == 9
    play(g, "axis", "done", "attack 5642")
    assert offered(g, "axis", "add") == {"rum-4", "ita-cos", "ger-304"}


@pytest.mark.rule("a-victory-lost", "2.2.1b", "5.0.3b", "7.3.5b", "11.3-a")
def test_it_matters_for_stacking_activation_and_the_units_that_keep_a_minor_headquarters() -> None:
    g = drawing("H2A", {"5640": "hun-hq-h2a", "5641": "rum-4", "5643": "ger-304"})
    assert activated(g) == {"hun-hq-h2a", "ger-304"}
    reached = to_reach(g, "axis", "hun-hq-h2a")
    assert "5643" in reached
    assert "5641" not in reached
    alone = field({"5640": "hun-hq-h2a", "5641": "rum-4"}, step="hq-removal")
    assert where(alone, "hun-hq-h2a") == "removed"


@pytest.mark.rule("a-victory-lost", "2.2.2a")
def test_a_counter_shows_its_type_and_begins_among_those_of_its_colour() -> None:
    assert SEEN["ger-6pz"].kind == "german-panzer"
    assert SEEN["sov-8c"].kind == "soviet-cavalry"
    assert SEEN["ita-cun"].kind == "italian-alpine"
    for row in FACTS.units:
        assert SEEN[row.id].kind == f"{row.nationality}-{row.type.replace(' ', '-')}"
    places = {group.id: {name for name, _ in group.symbols} for group in RULES.board_file.group}
    for row in FACTS.units:
        if row.start:
            assert SEEN[row.id].at in places[row.group]


@pytest.mark.rule("a-victory-lost", "2.2.2b")
def test_black_symbols_come_by_rail_and_white_ones_through_the_box_of_their_army() -> None:
    for row in ROWS:
        if row.group in ("1PzA", "28A"):
            assert row.by == row.group
        else:
            assert row.by == ("rail" if row.group == "reinforcement" else "")
    head = "turn = 1"
    arriving = "sov-34gd sov-23tk"
    g = field(
        {"waiting": arriving, "5642": "sov-98", "1117": "ger-304"}, step="soviet-reinforcements", head=head
    )
    assert where(g, "sov-34gd") == "28A"
    assert prompt(g, "soviet") == "place", "23Tk, which is alone to come by rail"
    assert where(g, "sov-23tk") == "waiting"
    assert "6614" in offered(g, "soviet", "to"), "a source on a railway"


@pytest.mark.rule("a-victory-lost", "2.2.2c", "7.3.2a")
def test_a_headquarters_activates_units_of_every_name_and_colour() -> None:
    """51A, of the south, with units of 40A, 1GdA, 28A and reinforcements."""
    names = "sov-25gd sov-18tk"
    g = active("51A", {"5642": f"sov-hq-51a {names}", "5643": "sov-34gd sov-1gtk", "5645": "sov-8c"})
    groups = {UNIT[name].group for name in activated(g) - {"sov-hq-51a"}}
    assert groups == {"40A", "1GdA", "28A", "reinforcement", "5TkA"}
    assert activated(g) == {"sov-hq-51a", *names.split(), "sov-34gd", "sov-1gtk", "sov-8c"}


@pytest.mark.rule("a-victory-lost", "2.2.2d", "2.3.2d", "4.3-a")
@pytest.mark.parametrize("turn", range(1, 10))
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_the_number_on_a_counter_is_the_turn_of_its_arrival(side: str, turn: int) -> None:
    """All who wait; none but those of the turn leave the place where they wait."""
    waiting = [row.id for row in FACTS.rows if row.side == side and row.turn]
    due = {row.id for row in FACTS.rows if row.side == side and row.turn == turn}
    others = {"1117": "ger-62", "6614": "sov-98"}
    place = {"waiting": " ".join(waiting), **others}
    g = field(place, step=f"{side}-reinforcements", head=f"turn = {turn}")
    come = {name for name in waiting if where(g, name) != "waiting"}
    if prompt(g, side) == "place-unit":
        come |= offered(g, side, "unit")
    elif prompt(g, side) == "place":
        asked = g.decision(side)
        assert asked is not None
        come.add(asked.facts["unit"])
    assert come == due


@pytest.mark.rule("a-victory-lost", "2.2.2e", "2.2.2f")
def test_two_strengths_make_a_unit_mechanised_and_one_does_not() -> None:
    """Cavalry has one (A61); so have the Italian fast division and all infantry."""
    for row in FACTS.units:
        shown = set(SEEN[row.id].factors)
        assert shown == ({"attack", "defence", "movement"} if row.mechanised else {"combat", "movement"})
        assert row.mechanised == bool(FACTS.MECHANISED >> RULES.unit[row.id] & 1)
    cavalry = [row for row in FACTS.units if "cavalry" in row.type]
    assert len(cavalry) == 5
    assert not any(row.mechanised for row in cavalry)


@pytest.mark.rule("a-victory-lost", "2.2.2e", "2.2.2f")
@pytest.mark.parametrize(
    ("axis", "soviet", "attack_", "defence"),
    [("ger-6pz", "sov-17tk", 8, 4), ("ger-22pz", "sov-1gm", 3, 6), ("ger-304", "sov-8c", 5, 4)],
)
def test_each_unit_attacks_and_defends_with_its_own_figure(
    axis: str, soviet: str, attack_: int, defence: int
) -> None:
    odds = assess(active("Kempf", {"5641": f"ger-hq-kempf {axis}", "5642": soviet}), "5642", axis)
    assert (odds.attack, odds.defence) == (attack_, defence)


@pytest.mark.rule("a-victory-lost", "2.2.2e", "2.2.2f")
def test_the_same_panzers_defend_with_less_and_the_same_division_with_as_much() -> None:
    g = active("2GdA", {"5641": "sov-hq-2gda sov-17tk sov-8c", "5642": "ger-6pz ger-304"})
    assert assess(g, "5642", "sov-17tk", "sov-8c").defence == 6 + 5
    assert assess(g, "5642", "sov-17tk", "sov-8c").attack == 7 + 4


@pytest.mark.rule("a-victory-lost", "2.2.2g")
@pytest.mark.parametrize(
    ("unit", "points"), [("ger-6pz", 10), ("ger-304", 5), ("rum-4", 4), ("sov-8c", 7), ("sov-17tk", 8)]
)
def test_each_unit_moves_with_its_own_allowance(unit: str, points: int) -> None:
    """In the steppe, off the roads: one point a hex."""
    chit, hq = ("2GdA", "sov-hq-2gda") if unit.startswith("sov") else ("Kempf", "ger-hq-kempf")
    g = active(chit, {"5606": f"{hq} {unit}"})
    assert SEEN[unit].factors["movement"] == points
    play(g, side := UNIT[unit].side, f"unit {unit}")
    asked = g.decision(side)
    assert asked is not None
    costs = {int(hint.cost) for hint in asked.hints.values()}
    assert max(costs) == points


@pytest.mark.rule("a-victory-lost", "2.2.2h")
def test_each_unit_is_one_counter_whichever_its_picture() -> None:
    """No unit is there a second time with other values: one face for each step."""
    faces = Counter(face.unit for face in RULES.faces())
    for row in FACTS.units:
        assert faces[row.id] == (2 if row.reduced else 1)
    labels = Counter((row.nationality, label(row)) for row in FACTS.units)
    assert set(labels.values()) == {1}


@pytest.mark.rule("a-victory-lost", "2.2.2i")
def test_mechanised_units_have_a_colour_to_begin_with_as_the_others_have() -> None:
    for group in RULES.board_file.group:
        begin = sorted(row.start for row in FACTS.units if row.mechanised and row.group == group.id)
        assert begin == sorted(name for name, kind in group.symbols if kind == "mech")


@pytest.mark.rule("a-victory-lost", "2.2.2j")
def test_the_mechanised_corps_of_2gda_begins_on_the_map() -> None:
    """A58: its group is the red one, and it has no reinforcement number."""
    assert (UNIT["sov-2gm"].group, UNIT["sov-2gm"].turn) == ("2GdA", 0)
    assert SEEN["sov-2gm"].at == "6030"
    assert {group.id for group in RULES.board_file.group if group.colour == "red"} == {"2GdA"}


@pytest.mark.rule("a-victory-lost", "2.2.3a")
def test_most_units_have_two_steps_and_some_have_one() -> None:
    two = [row for row in FACTS.units if row.reduced]
    one = {row.id for row in FACTS.units if not row.reduced}
    assert len(two) > len(FACTS.units) / 2
    assert one == {"ger-27pz", "ger-22pz", "ger-spang", "ger-stahel"}
    assert units(begun(), FACTS.ONE_STEP) == one


def hit(target: str, die: int, reduced: str = "") -> UnitView:
    """A unit after a loss of one step."""
    place = {"5641": "sov-hq-2gda sov-1gm sov-2gm", "5642": target}
    g = active("2GdA", place, die, head=f"reduced = {reduced.split()}")
    attack(g, "5642", "sov-1gm", "sov-2gm")
    assert [note["result"][0] for note in told(g, "combat")] == ["1"]
    return next(view for view in g.view().table.units if view.id == target)


@pytest.mark.rule("a-victory-lost", "2.2.3b")
def test_a_step_turns_a_full_unit_over_and_eliminates_any_other() -> None:
    """16 to 4 is 4-1, a 5 is 1DR; to 2 it is 8-1, a 3 is 1DR2."""
    full = hit("ger-294", 5)
    assert full.at != "eliminated"
    assert "reduced" in full.marks
    assert full.factors["combat"] == 2
    assert hit("ger-294", 3, reduced="ger-294").at == "eliminated"
    assert hit("ger-spang", 3).at == "eliminated", "its back is blank"


@pytest.mark.rule("a-victory-lost", "2.2.3b")
@pytest.mark.parametrize(
    ("unit", "beside", "reduced", "die", "note"),
    [
        pytest.param("ger-spang", "ger-stahel", "", 3, "eliminated", id="one side only"),
        pytest.param("ger-62", "ger-444", "ger-62", 5, "eliminated", id="reduced already"),
        pytest.param("ger-62", "ger-spang", "", 5, "reduced", id="full"),
    ],
)
def test_it_is_so_for_the_unit_that_its_owner_chooses_in_a_stack(
    unit: str, beside: str, reduced: str, die: int, note: str
) -> None:
    """24 to 4 is 6-1, and a 3 is 1DR; to 5 and to 6 it is 4-1, and a 5 is."""
    place = {"5641": "sov-hq-2gda sov-1gm sov-2gm", "5542": "sov-1gtk", "5642": f"{unit} {beside}"}
    g = active("2GdA", place, die, head=f"reduced = {reduced.split()}")
    attack(g, "5642", "sov-1gm", "sov-2gm", "sov-1gtk")
    assert [fought["result"] for fought in told(g, "combat")] == ["1DR"]
    play(g, "axis", f"lose {unit}")
    assert {kind: [fact["unit"] for fact in told(g, kind)] for kind in ("reduced", "eliminated")} == {
        "reduced": [],
        "eliminated": [],
        note: [unit],
    }
    assert (where(g, unit) == "eliminated") == (note == "eliminated")


@pytest.mark.rule("a-victory-lost", "2.2.3c")
def test_units_come_into_play_at_full_strength() -> None:
    assert not [view.id for view in SEEN.values() if "reduced" in view.marks]
    place = {"waiting": "ger-39", "1117": "ger-62", "6614": "sov-98"}
    g = field(place, step="axis-reinforcements", head="turn = 8")
    play(g, "axis", "to 1117")
    assert where(g, "ger-39") == "1117"
    assert not g.state.reduced


@pytest.mark.rule("a-victory-lost", "2.2-c")
def test_the_names_of_the_italians() -> None:
    names = {
        "Cos": "Cosseria",
        "Cun": "Cuneense",
        "Jul": "Julia",
        "Rav": "Ravenna",
        "Sfz": "Sforzesca",
        "Tor": "Torino",
        "Trd": "Tridentina",
        "PADA": "Amedeo Duca d'Aosta",
    }
    rows = [row for row in FACTS.units if row.nationality == "italian"]
    italians = {label(row): RULES.unit_name(row.id, "en") for row in rows}
    assert set(names) <= set(italians)
    for short, name in names.items():
        assert name in italians[short]


@pytest.mark.rule("a-victory-lost", "2.2-d", "2.2-e", "3.0-c")
def test_what_the_letters_on_allied_counters_mean() -> None:
    """R, H and It are Romanian, Hungarian and Italian; Italians go by the names of their divisions."""
    for row in FACTS.rows:
        if row.nationality == "romanian":
            assert label(row).startswith("R")
        if row.nationality == "hungarian":
            assert label(row).startswith("H")
        if row.nationality == "german":
            assert label(row)[:2] not in ("It", "R3", "H2")
    assert HQS["It8A"].nationality == "italian"
    motorised = [row for row in FACTS.units if label(row).startswith("R") and label(row).endswith("Mot")]
    assert [(row.nationality, row.type) for row in motorised] == [("romanian", "motorised")] * 2
    tanks = [row for row in FACTS.units if label(row).startswith("H") and label(row).endswith("Tk")]
    assert [(row.nationality, row.type, row.mechanised) for row in tanks] == [("hungarian", "armoured", True)]


# ---- 2.3: headquarters


@pytest.mark.rule("a-victory-lost", "2.3.1b", "9.0-b")
def test_a_headquarters_has_no_strength_cannot_attack_and_is_not_attacked_alone() -> None:
    assert set(SEEN["sov-hq-2gda"].factors) == {"radius", "movement"}
    g = active("2GdA", {"5641": "sov-hq-2gda sov-17tk", "5642": "ger-hq-kempf", "5541": "ger-22pz"})
    play(g, "soviet", "done")
    assert offered(g, "soviet", "attack") == {"5541"}, "only where a combat unit stands"
    play(g, "soviet", "attack 5541")
    asked = g.decision("soviet")
    assert asked is not None
    assert asked.facts["units"] == ["sov-17tk"]
    assert "sov-hq-2gda" not in offered(g, "soviet", "add")


@pytest.mark.rule("a-victory-lost", "2.3.1b", "5.0.1b")
def test_a_headquarters_is_none_of_the_two_combat_units_of_a_hex() -> None:
    g = active("2GdA", {"5640": "sov-hq-2gda", "5642": "sov-98 sov-107", "5643": "sov-141"})
    assert "5642" in to_reach(g, "soviet", "sov-hq-2gda")
    g = active("2GdA", {"5642": "sov-hq-2gda sov-98", "5643": "sov-141"})
    assert "5642" in to_reach(g, "soviet", "sov-141")
    g = active("Kempf", {"5641": "ger-hq-kempf ger-6pz", "5642": "sov-hq-2gda sov-98"})
    assert assess(g, "5642", "ger-6pz").defence == 3, "it adds nothing to the defence"


@pytest.mark.rule("a-victory-lost", "2.3.2a")
def test_an_armoured_headquarters_works_like_any_other() -> None:
    """5TkA and 1GdA have the same figures: they activate and reach the same, and advance no further."""
    found = []
    for chit, hq in (("5TkA", "sov-hq-5tka"), ("1GdA", "sov-hq-1gda")):
        g = active(chit, {"5606": hq, "5611": "sov-98", "5612": "sov-107"})
        found.append((activated(g) - {hq}, to_reach(g, "soviet", hq)))
    assert found[0] == found[1]
    assert not FACTS.MECHANISED & FACTS.HQS


@pytest.mark.rule("a-victory-lost", "2.3.2b", "2.3.2d")
@pytest.mark.parametrize(
    ("chit", "radius", "movement"), [("R3A", 4, 6), ("2GdA", 5, 8), ("4PzA", 6, 10), ("Kempf", 5, 10)]
)
def test_each_headquarters_commands_and_moves_as_its_counter_says(
    chit: str, radius: int, movement: int
) -> None:
    """In the north-west, far from the great rivers; then in the steppe, where a point is a hex."""
    row = HQS[chit]
    assert SEEN[row.id].factors == {"radius": radius, "movement": movement}
    near, far = ("sov-98", "sov-107") if row.side == "soviet" else ("ger-304", "ger-306")
    at, beyond = f"17{10 + radius}", f"17{11 + radius}"
    assert activated(drawing(chit, {"1710": row.id, at: near, beyond: far})) == {row.id, near}
    g = drawing(chit, {"5606": f"{row.id} {near}"})
    play(g, row.side, f"unit {row.id}")
    asked = g.decision(row.side)
    assert asked is not None
    assert max(int(hint.cost) for hint in asked.hints.values()) == movement


@pytest.mark.rule("a-victory-lost", "2.3-b")
def test_the_nationality_of_the_axis_headquarters() -> None:
    assert {label: row.nationality for label, row in HQS.items() if row.side == "axis"} == {
        "4PzA": "german",
        "Hollidt": "german",
        "R3A": "romanian",
        "It8A": "italian",
        "H2A": "hungarian",
        "F-Pico": "german",
        "1PzA": "german",
        "Kempf": "german",
    }


# ---- 2.4: chits


@pytest.mark.rule("a-victory-lost", "2.4a", "7.0-a")
def test_only_a_chit_sets_units_in_motion() -> None:
    """2GdA's units cannot act on Kempf's chit; they do on their own."""
    place = {"5606": "ger-hq-kempf ger-304", "5642": "sov-hq-2gda sov-98"}
    g = drawing("Kempf 2GdA", place)
    assert (g.to_act, activated(g)) == ({"axis"}, {"ger-hq-kempf", "ger-304"})
    pass_on(g)
    assert (g.to_act, activated(g)) == ({"soviet"}, {"sov-hq-2gda", "sov-98"})


@pytest.mark.rule("a-victory-lost", "2.4c", "7.2.1b", "7.3.1")
@pytest.mark.parametrize("chit", HQS)
def test_each_headquarters_has_a_chit_of_its_own(chit: str) -> None:
    """It activates that headquarters and no other."""
    row = HQS[chit]
    others = {f"{20 + n}06": other.id for n, other in enumerate(HQS.values()) if other.label != chit}
    unit = "sov-98" if row.side == "soviet" else "ger-304"
    g = drawing(chit, {"5642": f"{row.id} {unit}", **others})
    assert activated(g) == {row.id, unit}
    assert g.to_act == {row.side}


@pytest.mark.rule("a-victory-lost", "2.4d")
def test_there_are_three_special_chits() -> None:
    assert FACTS.stavka == "STAVKA"
    assert FACTS.mansteins == {"Manstein-1", "Manstein-2"}
    assert not FACTS.hq_of.keys() & {"STAVKA", "Manstein-1", "Manstein-2"}
    received = [chit for row in FACTS.tables.turn for chit in row.manstein]
    assert sorted(received) == ["Manstein-1", "Manstein-2"], "each arrives once"
