"""2.3: what the counters say."""

from __future__ import annotations

import pytest

from stavka.kernel.errors import StavkaError
from tests.games.absolute_war.fighting import attack, sums
from tests.games.absolute_war.table import FACTS, RULES, asked, at, do, field, holder, marked, open_to, stacks
from tests.games.absolute_war.turning import until

# ---- units and markers (2.3)


@pytest.mark.rule("absolute-war", "2.3a")
@pytest.mark.rule("absolute-war", "2.3d")
def test_units_and_forts_hold_ground_and_markers_do_not() -> None:
    g = field({"orel": "g-fort1"}, step="soviet-movement", german="orel")
    assert holder(g, "orel") == "german"
    g = field({"tula": "s-w", "orel": "g-fort1"}, step="soviet-movement")
    do(g, "move s-w")
    assert "orel" not in open_to(g, "enter")  # the Fort bars the way
    head = 'pockets = { german = ["orel"] }'
    g = field({"tula": "s-w"}, step="soviet-movement", german="orel", head=head)
    do(g, "move s-w", "enter orel")
    assert holder(g, "orel") == "soviet"


@pytest.mark.rule("absolute-war", "2.3d")
def test_a_fort_is_attacked_like_any_unit() -> None:
    g = field({"orel": "g-fort1", "tula": "s-w"}, step="soviet-combat")
    attack(g, "s-w", "g-fort1")
    assert sums(g)[1] == 2  # its two white points


@pytest.mark.rule("absolute-war", "2.3e")
@pytest.mark.rule("absolute-war", "2.3.3")
def test_fronts_and_armies_are_large_and_groups_small() -> None:
    size = {row.id: row.size for row in FACTS.units}
    assert {size[unit] for unit in ("s-w", "s-1bel", "g9a", "g2pz", "x-rom3", "x-ita8")} == {"large"}
    assert {size[unit] for unit in ("s-10a", "s-5gta", "g-xlviii", "g-2ss", "s-mar")} == {"small"}
    assert {row.size for row in FACTS.units if row.kind in ("fort", "air")} == {"special"}
    # Of two large units in a stack the lower adds its yellow points alone (12.5.2); a small one adds all.
    large = attack(field({"orel": "s-w s-bry", "kursk": "g9a"}, step="soviet-combat"), "s-w", "g9a")
    small = attack(field({"orel": "s-w s-3ta", "kursk": "g9a"}, step="soviet-combat"), "s-w", "g9a")
    assert (sums(large)[0], sums(small)[0]) == (2, 5)


@pytest.mark.rule("absolute-war", "2.3f")
@pytest.mark.rule("absolute-war", "2.3.3")
def test_special_units_stack_on_top_of_the_others() -> None:
    g = field({"orel": "g-lf1 g2pz g4a g-fort1"}, step="german-movement")
    assert stacks(g, "orel") == ["g-lf1 g2pz g4a g-fort1"]
    for many in ("g2pz g4a g9a", "g-lf1 g-lf4 g2pz", "g2pz g-fort1 g-fort2"):
        with pytest.raises(StavkaError):
            field({"orel": many}, step="german-movement")


@pytest.mark.rule("absolute-war", "2.3.1")
def test_every_unit_has_a_name() -> None:
    for side in ("german", "soviet"):
        for lang in ("en", "fr"):
            names = [RULES.unit_name(row.id, lang) for row in FACTS.units if row.side == side]
            assert all(names)
            assert len(set(names)) == len(names)
    assert all(RULES.unit_label(row.id, "en") for row in FACTS.units)


# ---- combat points (2.3.4)


def clash(lead: str, target: str, support: str = "", initiative: str = "german") -> tuple[int, int]:
    """What both count in a Battle over open country: Orel attacks Kursk, perhaps with help from Voronezh."""
    side = "german" if FACTS.units[RULES.unit[lead.rstrip("*")]].side == "german" else "soviet"
    zones = {"orel": lead, "kursk": target} | ({"voronezh": support} if support else {})
    g = field(zones, step=f"{side}-combat", head=f'initiative = "{initiative}"')
    attack(g, lead.rstrip("*"), target.rstrip("*"))
    if support:
        until(g, "commit-attack")
        do(g, f"support {support.rstrip('*')}")
    return sums(g)


@pytest.mark.rule("absolute-war", "2.3.4a")
@pytest.mark.rule("absolute-war", "2.3.4c")
def test_red_points_count_in_attack_only() -> None:
    """2nd Panzer: two circled, a grey, a red."""
    assert clash("g2pz", "s-bry")[0] == 4
    assert clash("s-bry", "g2pz")[1] == 3


@pytest.mark.rule("absolute-war", "2.3.4b")
@pytest.mark.rule("absolute-war", "2.3.4c")
def test_white_points_count_in_defence_only() -> None:
    """Bryansk Front: two grey, a white."""
    assert clash("s-bry", "g2pz")[0] == 2
    assert clash("g2pz", "s-bry")[1] == 3


@pytest.mark.rule("absolute-war", "2.3.4b")
def test_white_points_attack_in_a_contested_zone() -> None:
    g = field({"kursk": "s-bry | g2pz"}, step="soviet-combat")
    attack(g, "s-bry", "g2pz")
    assert sums(g)[0] == 3


@pytest.mark.rule("absolute-war", "2.3.4c")
@pytest.mark.rule("absolute-war", "2.3.4d")
def test_yellow_points_support_and_grey_ones_do_not() -> None:
    """3rd Tank Army: a yellow, a grey, a red; Western Front: two grey, two white."""
    alone = clash("s-bry", "g2pz")[0]
    assert clash("s-bry", "g2pz", "s-3ta")[0] == alone + 1
    assert clash("s-bry", "g2pz", "s-w")[0] == alone
    assert clash("s-3ta", "g2pz")[0] == 3
    assert clash("g2pz", "s-3ta")[1] == 2


@pytest.mark.rule("absolute-war", "2.3.4e")
@pytest.mark.parametrize(("initiative", "points"), [("german", 2), ("soviet", 0)])
def test_circled_points_are_yellow_while_the_germans_have_the_initiative(
    initiative: str, points: int
) -> None:
    alone = clash("g9a", "s-bry", "", initiative)
    assert alone == (3, 3)  # in attack they count in any case
    assert clash("g9a", "s-bry", "g2pz", initiative)[0] == 3 + points


# ---- movement (2.3.5)


@pytest.mark.rule("absolute-war", "2.3.5a")
@pytest.mark.rule("absolute-war", "2.3.5b")
@pytest.mark.rule("absolute-war", "2.3.2a")
@pytest.mark.parametrize(
    ("unit", "points"), [("g9a", 2), ("x-rom3", 2), ("g2pz", 3), ("g-2ss", 3), ("g2pz g9a", 2)]
)
def test_light_units_have_two_points_and_mobile_ones_three(unit: str, points: int) -> None:
    g = field({"posen": unit}, step="german-movement")
    do(g, f"move {unit.split()[0]}")
    for n, zone in enumerate(("lodz", "lublin", "krakow")):
        assert (zone in open_to(g, "enter")) is (n < points)
        if n < points:
            do(g, f"enter {zone}")


@pytest.mark.rule("absolute-war", "2.3.2a")
def test_the_type_tells_armour_infantry_air_and_forts_apart() -> None:
    kinds = {row.id: row.kind for row in FACTS.units}
    assert (kinds["g2pz"], kinds["g9a"], kinds["s-5gta"]) == ("panzer", "infantry", "tank")
    assert (kinds["g-lf1"], kinds["s-sl1"]) == ("air", "fort")


@pytest.mark.rule("absolute-war", "2.3.5c")
def test_air_units_fly_from_their_box_to_any_zone_and_back() -> None:
    g = field({"german-air": "g-lf1", "orel": "g9a"}, step="german-movement")
    assert open_to(g, "move") == {"g9a"}
    do(g, "fly g-lf1")
    assert {"orel", "germany", "bucharest", "helsinki"} <= open_to(g, "to")
    assert "moscow" not in open_to(g, "to")
    do(g, "to orel", "apart")
    assert at(g, "g-lf1") == "orel"
    assert open_to(g, "move") == {"g9a"}  # it does not go on from zone to zone
    do(g, "recall g-lf1")
    assert at(g, "g-lf1") == "german-air"


@pytest.mark.rule("absolute-war", "2.3.5d")
def test_static_units_never_move() -> None:
    zones = {"sevastopol": "s-sev", "tula": "s-w s-fort1", "minsk": "s-sl1"}
    g = field(zones, step="soviet-movement")
    assert open_to(g, "move") == {"s-w"}
    do(g, "move s-w", "enter orel", "stop")
    assert (at(g, "s-fort1"), at(g, "s-sev")) == ("tula", "sevastopol")


@pytest.mark.rule("absolute-war", "2.3.5e")
@pytest.mark.parametrize(("unit", "way"), [("g9a", "lodz lublin"), ("g2pz", "lodz lublin krakow")])
def test_a_combat_marker_pays_for_a_full_move(unit: str, way: str) -> None:
    for choice, disrupted, left in (("spend support", set(), 7), ("done", {unit}, 8)):
        g = field({"posen": unit, "danzig": "g18a"}, step="german-movement")
        do(g, f"move {unit}", *(f"enter {zone}" for zone in way.split()))
        if asked(g) == "move":
            do(g, "stop")
        assert asked(g) == "full-move"
        do(g, choice)
        assert marked(g, "disrupted") == disrupted
        assert g.state.support[0] == left
    g = field({"posen": unit, "danzig": "g18a"}, step="german-movement")
    do(g, f"move {unit}", f"enter {way.split()[0]}", "stop")
    assert asked(g) == "movement"  # less than the full allowance costs nothing


# ---- steps and abilities (2.3.7, 2.3.8)


def repelled(unit: str) -> str:
    """What becomes of a Disrupted unit that attacks at less than -3, and so loses a step (12.5.8)."""
    name = unit.rstrip("*")
    german = FACTS.units[RULES.unit[name]].side == "german"
    target = "s-sw s-3ta s-fort1" if german else "g2pz g-2ss g-fort1"
    others = {"riga": "g18a", "tallinn": "s-n"}  # who could still attack: the phase goes on
    side, held = ("german", "kursk sumy") if german else ("soviet", "")
    zones = {"orel": unit, "bryansk": target, **others}
    g = field(zones, step=f"{side}-combat", head=f'disrupted = ["{name}"]', german=held)
    attack(g, name, target.split()[0])
    assert sums(g)[0] - sums(g)[1] < -3
    until(g, "attack")
    return "reduced" if name in marked(g, "back") and at(g, name) in ("kursk", "orel") else at(g, name)


@pytest.mark.rule("absolute-war", "2.3.7a")
def test_a_unit_of_two_steps_is_reduced_and_then_eliminated() -> None:
    assert FACTS.units[RULES.unit["g9a"]].steps == 2
    assert repelled("g9a") == "reduced"
    assert repelled("g9a*") == "german-destroyed"


@pytest.mark.rule("absolute-war", "2.3.7b")
@pytest.mark.parametrize("face", ["s-bry", "s-bry*"])
def test_an_early_front_has_one_step_on_either_face(face: str) -> None:
    assert repelled(face) == "soviet-destroyed"


@pytest.mark.rule("absolute-war", "2.3.8")
def test_letters_give_units_abilities() -> None:
    """A unit with a 2 comes back two turns after its elimination (18.1)."""
    found = {letter for row in FACTS.units for letter in row.special}
    assert found == {"A", "R", "M", "2"}
    assert repelled("s-shock1") == "waiting"


@pytest.mark.rule("absolute-war", "2.3.6d")
def test_the_letters_of_turn_1() -> None:
    letters = {side: {row.letter for row in FACTS.units if row.side == side} for side in ("german", "soviet")}
    assert letters["german"] == {"", "F", "N", "C", "S", "R"}
    assert letters["soviet"] == {"", "B", "F", "R", "SL"}
    first = [row for row in FACTS.units if row.letter]
    assert all(row.entry_turn == 1 for row in first)
