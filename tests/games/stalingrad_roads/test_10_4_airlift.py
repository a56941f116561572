"""The airlift: when it flies, its modifiers and its table, where the Ju 52 land (10.4 to 10.4.3c)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import INSIDE, POCKET, idle, marks, siege, supports, without
from tests.games.stalingrad_roads.table import RULES, asked, attack, do, field, open_to
from tests.support import told, units

EVENTS = {
    "unit-resistance",
    "stack-resistance",
    "rattenkrieg",
    "hube",
    "evacuation",
    "last-reserves",
    "support",
    "mobility",
    "sortie-1",
    "sortie-2",
}


def rolled(g: StalingradTable) -> dict[str, int]:
    (note,) = told(g, "airlift")
    return note


# When it flies (10.4, 10.4.1)


@pytest.mark.rule("stalingrad-roads", "10.4a")
def test_there_are_fifteen_ju_52_with_ten_kinds_of_events() -> None:
    pool = RULES.setup("campaign", {}).airlift
    assert len(pool) == 15
    assert set(pool) == EVENTS


@pytest.mark.rule("stalingrad-roads", "10.4b")
@pytest.mark.parametrize(("declared", "flies"), [(5, False), (4, True), (1, True)])
def test_it_begins_on_the_turn_after_the_declaration(declared: int, flies: bool) -> None:
    assert bool(told(siege(declared=declared), "airlift")) is flies


@pytest.mark.rule("stalingrad-roads", "10.4b", "10.1.4b")
def test_after_a_second_declaration_too() -> None:
    """It was lifted and is declared again now: no aircraft before the next turn."""
    head = "\n".join([marks(INSIDE, besieged=False), supports(), "declared = 1"])
    g = field(POCKET, step="stalingrad-supply", head=head)
    do(g, "declare", "to 1333")
    idle(g, "axis-movement")
    assert not told(g, "airlift")


@pytest.mark.rule("stalingrad-roads", "10.4.1")
def test_no_airlift_while_somebody_in_stalingrad_is_in_supply() -> None:
    """29 Mot, in supply, is in 1334."""
    g = siege(without("1334", h1334="ger-71 ger-295 ger-29mot"))
    assert not told(g, "airlift")
    assert g.state.level == 8


# The die and its modifiers (10.4.2)


@pytest.mark.rule("stalingrad-roads", "10.4-table", "10.4.2a", "10.4.2b")
@pytest.mark.parametrize(
    ("die", "sky", "change", "planes"),
    [
        (1, "blizzard", -2, 0),
        (2, "blizzard", -2, 0),
        (1, "overcast", -1, 1),
        (2, "overcast", -1, 2),
        (3, "overcast", -1, 2),
        (4, "overcast", -1, 2),
        (5, "overcast", -1, 3),
        (6, "overcast", 0, 3),
        (5, "clear", 0, 4),
        (6, "clear", 1, 6),
    ],
)
def test_the_table(die: int, sky: str, change: int, planes: int) -> None:
    """A blizzard is worth -2, a clear sky +2."""
    modifier = {"blizzard": -2, "overcast": 0, "clear": 2}[sky]
    g = siege(None, die, sky=sky)
    assert rolled(g) == {"die": die, "modifier": modifier, "change": change, "planes": planes}
    assert [note["level"] for note in told(g, "fortress-level")] == ([8 + change] if change else [])
    assert 15 - len(g.state.airlift) == planes, "so many are drawn"


@pytest.mark.rule("stalingrad-roads", "10.4-mod-a")
@pytest.mark.parametrize("hexes", ["1332", "1332 1129"])
def test_vvs_on_the_map(hexes: str) -> None:
    assert rolled(siege(markers={"vvs": hexes}))["modifier"] == len(hexes.split())


@pytest.mark.rule("stalingrad-roads", "10.4-mod-b")
def test_an_open_pocket() -> None:
    assert rolled(siege(without("1232")))["modifier"] == 1


@pytest.mark.rule("stalingrad-roads", "10.4-mod-c")
@pytest.mark.parametrize(("answer", "modifier"), [("play goering", 1), ("done", 0)])
def test_goering_may_be_played(answer: str, modifier: int) -> None:
    g = siege(boxes={"axis": "goering"})
    assert asked(g) == "goering"
    do(g, answer)
    assert rolled(g)["modifier"] == modifier
    assert ("goering" in g.state.boxes[4]) is (modifier == 0)


@pytest.mark.rule("stalingrad-roads", "10.4-mod-c", "5.5.2")
def test_not_in_a_blizzard() -> None:
    assert rolled(siege(boxes={"axis": "goering"}, sky="blizzard"))["modifier"] == -2


@pytest.mark.rule("stalingrad-roads", "10.4-mod-d")
def test_an_armoured_attack_of_the_last_axis_turn() -> None:
    assert rolled(siege(head="relief = true"))["modifier"] == 1


@pytest.mark.rule("stalingrad-roads", "10.4-mod-d")
@pytest.mark.parametrize(
    ("start", "target", "armoured", "counts"),
    [
        ("1130", "1131", True, True),
        ("1130", "1131", False, False),
        ("1228", "1227", True, False),  # west of the Don
        ("0729", "0730", True, False),  # east of it, but far away
    ],
)
def test_what_counts_as_such_an_attack(start: str, target: str, armoured: bool, counts: bool) -> None:
    """1131 is east of the Don and within 4 hexes of 1333."""
    g = siege(POCKET | {start: "ger-14pz ger-16pz", target: "sov-252"}, step="axis-combat")
    attack(g, target, "ger-14pz", "ger-16pz")
    do(g, *(["armoured"] if armoured else []), "done")
    idle(g, "axis-exploitation")
    assert g.state.relief is counts


@pytest.mark.rule("stalingrad-roads", "10.4-mod-d")
def test_it_counts_for_one_turn() -> None:
    g = siege(head="relief = true\nraided = true", declared=5)
    assert not told(g, "airlift")
    assert not g.state.relief
    assert not g.state.raided


@pytest.mark.rule("stalingrad-roads", "10.4-mod-e")
def test_a_clear_sky() -> None:
    assert rolled(siege(sky="clear"))["modifier"] == 2


@pytest.mark.rule("stalingrad-roads", "10.4-mod-f")
@pytest.mark.parametrize("hexes", ["1332", "1332 1432"])
def test_anti_aircraft_guns_count_once(hexes: str) -> None:
    assert rolled(siege(markers={"flak": hexes}))["modifier"] == -1


@pytest.mark.rule("stalingrad-roads", "10.4-mod-g")
@pytest.mark.parametrize("hexes", ["1332", "1332 1129"])
def test_luftwaffe_elsewhere(hexes: str) -> None:
    assert rolled(siege(markers={"luftwaffe": hexes}))["modifier"] == -len(hexes.split())


@pytest.mark.rule("stalingrad-roads", "10.4-mod-h")
def test_a_blizzard() -> None:
    assert rolled(siege(sky="blizzard"))["modifier"] == -2


NO_PITOMNIK = without("1333", "1332", h1333="sov-321")
NO_GUMRAK = without("1433", h1433="sov-24")


@pytest.mark.rule("stalingrad-roads", "10.4-mod-i", "10.4.2c")
def test_pitomnik_lost() -> None:
    """With Gumrak alone there still is a roll."""
    g = siege(NO_PITOMNIK, marker="1433", besieged=[name for name in INSIDE if name != "ger-371"])
    assert rolled(g)["modifier"] == -3


@pytest.mark.rule("stalingrad-roads", "10.4-mod-j", "10.4.2c")
def test_gumrak_lost() -> None:
    g = siege(NO_GUMRAK, besieged=[name for name in INSIDE if name != "ger-94"])
    assert rolled(g)["modifier"] == -1


@pytest.mark.rule("stalingrad-roads", "10.4-mod-j")
@pytest.mark.parametrize(("lost", "modifier"), [("1125", -1), ("1023", -1), ("1125 1023", -2)])
def test_airfields_behind_the_front_lost(lost: str, modifier: int) -> None:
    """Morozovsk and Tatsinskaya."""
    assert rolled(siege(soviet=lost))["modifier"] == modifier


@pytest.mark.rule("stalingrad-roads", "10.4-mod-k")
def test_an_airfield_raided() -> None:
    assert rolled(siege(head="raided = true"))["modifier"] == -1


@pytest.mark.rule("stalingrad-roads", "10.4.2a")
def test_the_modifiers_together_are_no_more_than_2_and_no_less_than_minus_4() -> None:
    good = siege(without("1232"), 1, sky="clear", markers={"vvs": "1332"}, head="relief = true")
    assert rolled(good) == {"die": 1, "modifier": 2, "change": -1, "planes": 2}
    bad = siege(
        NO_PITOMNIK,
        5,
        sky="blizzard",
        marker="1433",
        markers={"flak": "1432", "luftwaffe": "1129"},
        besieged=[name for name in INSIDE if name != "ger-371"],
    )
    assert rolled(bad) == {"die": 5, "modifier": -4, "change": -1, "planes": 1}


@pytest.mark.rule("stalingrad-roads", "10.4.2b")
def test_the_planes_are_drawn_at_random() -> None:
    """The number after the die decides which."""
    drawn = {siege(None, 6, n).state.airlift for n in range(1, 7)}
    assert len(drawn) > 3


@pytest.mark.rule("stalingrad-roads", "10.4.2c")
def test_without_both_airfields_there_is_no_roll() -> None:
    where = without("1333", "1332", "1433", "1432", h1333="sov-321", h1433="sov-304")
    g = siege(where, marker="1334", besieged=INSIDE[2:], sky="clear")
    assert not told(g, "airlift")
    assert told(g, "fortress-level") == [{"change": -2, "level": 6}]


# The Ju 52 land (10.4.3)


@pytest.mark.rule("stalingrad-roads", "10.4.3a")
def test_no_hex_receives_a_second_one_before_each_has_one() -> None:
    """Six of them on four hexes."""
    g = siege(None, 6, sky="clear")
    hexes = {"1333", "1433", "1334", "1434"}
    while g.state.phase == "stalingrad-supply" and g.to_act:
        lie = {g.facts.board.names[each.space] for each in g.state.landed}
        if asked(g) == "land":
            assert open_to(g, "to") == (hexes - lie or hexes)
            do(g, f"to {max(open_to(g, 'to'))}")
        else:
            do(g, f"event {min(open_to(g, 'event'))}" if asked(g) == "land-event" else "done")
    assert {g.facts.board.names[each.space] for each in g.state.landed} == hexes
    assert {each.event for each in g.state.landed} <= EVENTS


@pytest.mark.rule("stalingrad-roads", "10.4.3a", "5.1.4")
def test_they_lie_face_down() -> None:
    """The Soviet player sees where, not what."""
    g = siege(None, 4)
    do(g, f"event {min(open_to(g, 'event'))}", "to 1333")
    note = next(each for each in g.notes or [] if each.kind == "landed")
    assert g.note_view(note, 1).facts == {"space": "1333"}
    assert set(g.note_view(note, 0).facts) == {"space", "event"}
    faces = {}
    for side in g.rules.sides:
        pieces = g.view(side).table.pieces
        faces[side] = [piece.id for piece in pieces if piece.at == "1333" and "ju52" in piece.marks]
    assert faces["soviet"] == [""]
    assert faces["axis"][0].startswith("ju52-")


@pytest.mark.rule("stalingrad-roads", "10.4.3a", "10.4.3b")
def test_only_besieged_units_in_the_zone_receive_them() -> None:
    """44 in 1329 is besieged but has left the zone; 376 in 1128 was never in it."""
    where = without("1232", h1329="ger-44", h1128="ger-376")
    g = siege(where, 4, besieged=[*INSIDE, "ger-44"])
    do(g, f"event {min(open_to(g, 'event'))}")
    assert open_to(g, "to") == {"1333", "1433", "1334", "1434"}


@pytest.mark.rule("stalingrad-roads", "10.4.3c")
def test_what_was_not_played_goes_back_when_the_next_axis_turn_begins() -> None:
    """Two are drawn then, from all fifteen."""
    g = siege(None, 2, step="axis-start", landed="mobility@1333 sortie-1@1434 hube@1334")
    assert rolled(g)["planes"] == 2
    assert not g.state.landed
    assert len(g.state.airlift) == 13


@pytest.mark.rule("stalingrad-roads", "10.4.3c")
def test_a_played_one_goes_back_to_the_pool() -> None:
    g = siege(step="axis-movement", landed="mobility@1333")
    assert g.state.airlift.count("mobility") == 1
    do(g, "event mobility")
    assert g.state.airlift.count("mobility") == 2
    assert not g.state.landed
    assert units(g, g.state.mobile) == {"ger-371"}
