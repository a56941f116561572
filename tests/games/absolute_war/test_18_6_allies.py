"""Axis allies, the Shock Armies, the Marines, Army Group F, the base game's small units (18.6 to 18.10)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import ELSEWHERE, at_tula, clash
from tests.games.absolute_war.fighting import attack, until
from tests.games.absolute_war.supplying import checked
from tests.games.absolute_war.table import FACTS, RULES, asked, at, do, field, holder, open_to, stacks, war

UKRAINE = "lvov tarnopol vinnitsa uman poltava kharkov kishinev odessa nikolaev"
"""German from Galicia to Kharkov and Odessa."""


def owner(game: War, unit: str) -> str:
    return ("german", "soviet")[game.side_of(RULES.unit[unit])]


def deployable(unit: str, side: str = "german", **more: str) -> set[str]:
    """Where a unit in Reserve may come onto the map."""
    units = {**ELSEWHERE, "berlin": "g9a", "moscow": "s-w", f"{side}-reserve": unit}
    head = more.pop("head", "")
    game = field(units, step=f"{side}-reserve", turn=9, german=more.get("german", UKRAINE), head=head)
    if unit not in open_to(game, "deploy"):
        return set()
    do(game, f"deploy {unit}")
    return open_to(game, "to") or {at(game, unit)}


# ---- where they deploy


@pytest.mark.rule("absolute-war", "18.6b", "18.6f", "18.6g", "18.6j", "13.1e")
@pytest.mark.parametrize(
    ("unit", "zones"),
    [
        ("x-fin-kar", {"helsinki", "motti-west", "motti-east"}),
        ("x-hun2", {"hungary", "kharkov"}),
        ("x-rom3", {"bucharest", "odessa"}),
        ("x-ita8", {"austria", "kharkov"}),
    ],
)
def test_where_allies_deploy(unit: str, zones: set[str]) -> None:
    assert deployable(unit) == zones


@pytest.mark.rule("absolute-war", "18.6f", "18.6g", "18.6j")
@pytest.mark.parametrize(
    ("unit", "zones"), [("x-hun2", {"hungary"}), ("x-rom3", {"bucharest"}), ("x-ita8", {"austria"})]
)
def test_not_where_the_soviets_are(unit: str, zones: set[str]) -> None:
    assert deployable(unit, german="lvov") == zones


@pytest.mark.rule("absolute-war", "18.6b")
def test_nobody_else_deploys_with_the_finns() -> None:
    """L Corps could come by sea, as it does to Riga."""
    found = deployable("g-l", german="riga")
    assert {"stettin", "riga"} <= found
    assert not found & {"helsinki", "motti-west", "motti-east"}


@pytest.mark.rule("absolute-war", "18.6a", "19.6g", "10.2.3")
@pytest.mark.parametrize(("initiative", "restored"), [("german", {"x-rom3", "g4a"}), ("soviet", {"g4a"})])
def test_allies_are_not_upgraded_while_the_soviets_have_the_initiative(
    initiative: str, restored: set[str]
) -> None:
    units = {**ELSEWHERE, "berlin": "g4a*", "bucharest": "x-rom3*", "moscow": "s-w"}
    head = f'initiative = "{initiative}"\nrp = {{ german = 4 }}\ndisrupted = []'
    game = field(units, step="german-upgrades", turn=9, head=head)
    assert open_to(game, "restore") == restored


# ---- Finns


@pytest.mark.rule("absolute-war", "18.6c")
def test_finns_attack_at_home_only() -> None:
    """Leningrad lies before them; Motti East is theirs to win back."""
    units = {**ELSEWHERE, "motti-west": "x-fin-kar", "motti-east": "s-kar"}
    game = field(units)
    do(game, "lead x-fin-kar")
    assert (asked(game), open_to(game, "target")) == ("target", {"s-kar"})
    game = field({**ELSEWHERE, "motti-west": "x-fin-kar"})
    assert open_to(game, "lead") == {"g18a"}


@pytest.mark.rule("absolute-war", "18.6c")
def test_finns_support_nobody_elsewhere() -> None:
    """18th Army attacks Leningrad from Luga, and the Finns next to it look on."""
    game = field({**ELSEWHERE, "motti-west": "x-fin-kar", "novgorod": "g16a"})
    do(game, "lead g18a", "target s-n")
    assert open_to(game, "support") == {"g16a"}


@pytest.mark.rule("absolute-war", "18.6c")
def test_finns_move_anywhere_without_soviets() -> None:
    units = {"luga": "g18a", "tula": "s-n", "motti-west": "x-fin-ist", "onega": "s-7a", "berlin": "g9a"}
    game = field(units, step="german-movement")
    do(game, "move x-fin-ist")
    assert open_to(game, "enter") == {"helsinki", "motti-east", "leningrad"}
    do(game, "enter leningrad")
    assert holder(game, "leningrad") == "german"
    units = {"luga": "g18a", "tula": "s-n", "motti-east": "x-fin-ist", "onega": "s-7a", "berlin": "g9a"}
    game = field(units, step="german-movement")
    do(game, "move x-fin-ist")
    assert "onega" not in open_to(game, "enter")


@pytest.mark.rule("absolute-war", "18.6d")
@pytest.mark.parametrize(("initiative", "leave"), [("soviet", True), ("german", False)])
def test_finns_leave_once_both_motti_lands_are_lost(initiative: str, leave: bool) -> None:
    units = {"leningrad": "s-n", "helsinki": "x-fin-ist", "german-destroyed": "x-fin-kar", "berlin": "g9a"}
    game = field(units, step="soviet-movement", soviet="motti-east", head=f'initiative = "{initiative}"')
    assert at(game, "x-fin-ist") == "helsinki"
    do(game, "move s-n", "enter motti-west")
    found = [at(game, unit) for unit in ("x-fin-ist", "x-fin-kar")]
    assert found == (["removed"] * 2 if leave else ["helsinki", "german-destroyed"])


@pytest.mark.rule("absolute-war", "18.6d")
def test_one_motti_land_is_not_enough() -> None:
    units = {"leningrad": "s-n", "helsinki": "x-fin-ist", "motti-east": "x-fin-kar", "berlin": "g9a"}
    game = field(units, step="soviet-movement", head='initiative = "soviet"')
    do(game, "move s-n", "enter motti-west")
    assert [at(game, unit) for unit in ("x-fin-ist", "x-fin-kar")] == ["helsinki", "motti-east"]


# ---- Hungarians


@pytest.mark.rule("absolute-war", "18.6e")
@pytest.mark.parametrize(("freed", "ways"), [("false", {"budapest"}), ("true", {"budapest", "cluj"})])
def test_the_hungarian_1_and_3_army_stays_home(freed: str, ways: set[str]) -> None:
    units = {**ELSEWHERE, "hungary": "x-hun13", "berlin": "g9a", "moscow": "s-w"}
    game = field(units, step="german-movement", turn=19, german=UKRAINE, head=f"freed = {freed}")
    do(game, "move x-hun13")
    assert open_to(game, "enter") >= ways
    assert ("cluj" in open_to(game, "enter")) == (freed == "true")
    game = field(units, step="german-reserves", turn=19, german=UKRAINE, head=f"freed = {freed}")
    assert ("x-hun13" in open_to(game, "pull")) == (freed == "true")


@pytest.mark.rule("absolute-war", "18.6e")
@pytest.mark.parametrize(("zone", "free"), [("lvov", True), ("tarnopol", False)])
def test_a_zone_next_to_hungary_that_falls_sets_it_free(zone: str, free: bool) -> None:
    units = {**ELSEWHERE, "hungary": "x-hun13", "berlin": "g9a", "rovno": "s-w"}
    game = field(units, step="soviet-movement", turn=19, german="lvov tarnopol")
    do(game, "move s-w", f"enter {zone}")
    assert game.state.freed == free


@pytest.mark.rule("absolute-war", "18.6e")
@pytest.mark.parametrize(("soviet", "free"), [("lvov", True), ("uman", False)])
def test_or_is_soviet_when_the_army_arrives(soviet: str, free: bool) -> None:
    units = {**ELSEWHERE, "waiting": "x-hun13", "berlin": "g9a", "moscow": "s-w"}
    held = " ".join(zone for zone in ("czernowitz", *UKRAINE.split()) if zone != soviet)
    head = "due = { x-hun13 = 19 }"
    game = field(units, step="german-reinforcements", turn=19, german=held, soviet=soviet, head=head)
    do(game, "place x-hun13")
    assert game.state.freed == free


@pytest.mark.rule("absolute-war", "18.6e")
def test_it_may_be_driven_out() -> None:
    """A lost battle in the box: it retreats like others."""
    units = {**ELSEWHERE, "hungary": "x-hun13", "berlin": "g9a", "lvov": "s-1ukr s-2ukr"}
    game = field(units, step="soviet-combat", turn=19, head='initiative = "soviet"')
    clash(game, "s-1ukr", "x-hun13", "DR")
    assert asked(game) == "retreat"
    assert "hungary" not in open_to(game, "retreat")


@pytest.mark.rule("absolute-war", "18.6h")
def test_romanians_and_hungarians_do_not_stack() -> None:
    """In a city, which takes one stack, a Romanian may stop with a German and not with a Hungarian."""
    for there, free in (("x-hun2", False), ("g-l", True)):
        units = {**ELSEWHERE, "kharkov": there, "poltava": "x-rom3", "berlin": "g9a", "moscow": "s-w"}
        game = field(units, step="german-movement", turn=9, german=UKRAINE, head="disrupted = []")
        do(game, "move x-rom3", "enter kharkov")
        assert bool(open_to(game, "stop")) == free


# ---- Romanians


@pytest.mark.rule("absolute-war", "18.6i", "12.7.4d")
def test_the_romanians_change_sides_when_bucharest_falls() -> None:
    """All of them: in a stack with Germans, which is two stacks then, and in boxes. The Soviets keep them."""
    units = {"ploesti": "s-w", "craiova": "x-rom3 g9a", "german-destroyed": "x-rom4", "berlin": "g4a"}
    head = 'initiative = "soviet"\ndisrupted = []'
    game = field(units, step="soviet-movement", turn=20, head=head)
    assert owner(game, "x-rom3") == "german"
    do(game, "move s-w", "enter bucharest")
    assert (owner(game, "x-rom3"), owner(game, "x-rom4"), at(game, "x-rom4")) == (
        "soviet",
        "soviet",
        "soviet-destroyed",
    )
    assert (stacks(game, "craiova"), holder(game, "craiova")) == (["g9a", "x-rom3"], "")
    do(game, "stop")
    assert "x-rom3" in open_to(game, "move")


@pytest.mark.rule("absolute-war", "18.6i")
def test_not_while_the_germans_have_the_initiative() -> None:
    units = {"ploesti": "s-w", "craiova": "x-rom3 g9a", "berlin": "g4a"}
    game = field(units, step="soviet-movement", turn=20, head='initiative = "german"\ndisrupted = []')
    do(game, "move s-w", "enter bucharest")
    assert owner(game, "x-rom3") == "german"


@pytest.mark.rule("absolute-war", "18.6k", "18.6i", "18.6d")
@pytest.mark.parametrize(("points", "changes"), [((3, 9), True), ((9, 3), False)])
def test_a_change_of_initiative_can_do_it(points: tuple[int, int], changes: bool) -> None:
    """Turn 17 checks the War Status. Bucharest and the Motti Lands were Soviet already."""
    units = {**ELSEWHERE, "helsinki": "x-fin-ist", "craiova": "x-rom3", "berlin": "g4a", "moscow": "s-w"}
    head = f'initiative = "german"\ndisrupted = []\nwsp = {{ german = {points[0]}, soviet = {points[1]} }}'
    game = field(units, step="event", turn=17, soviet="bucharest motti-west motti-east", head=head)
    assert (owner(game, "x-rom3") == "soviet") == changes
    assert (at(game, "x-fin-ist") == "removed") == changes


@pytest.mark.rule("absolute-war", "18.6i")
def test_romanians_in_soviet_hands_deploy_as_soviets_do() -> None:
    units = {**ELSEWHERE, "berlin": "g9a", "moscow": "s-w", "soviet-reserve": "x-rom3*"}
    game = field(
        units, step="soviet-reserve", turn=20, soviet="bucharest", head="defected = true\ndisrupted = []"
    )
    do(game, "deploy x-rom3")
    assert {"tula", "kursk"} <= open_to(game, "to")


@pytest.mark.rule("absolute-war", "18.6i", "10.4.2")
@pytest.mark.parametrize(("held", "place"), [(3, "soviet-reserve"), (4, "waiting")])
def test_those_for_whom_the_soviet_reserve_has_no_place_come_a_turn_later(held: int, place: str) -> None:
    fronts = ["s-w", "s-bry", "s-kal", "s-vor"][:held]
    units = {"ploesti": "s-sw", "german-reserve": "x-rom3", "soviet-reserve": " | ".join(fronts)}
    head = 'initiative = "soviet"\ndisrupted = []'
    game = field({**units, "berlin": "g4a"}, step="soviet-movement", turn=20, head=head)
    do(game, "move s-sw", "enter bucharest")
    assert (owner(game, "x-rom3"), at(game, "x-rom3")) == ("soviet", place)
    if place == "waiting":
        assert game.state.due[RULES.unit["x-rom3"]] == 21


@pytest.mark.rule("absolute-war", "18.6i", "15.1.4b")
@pytest.mark.parametrize(("head", "points"), [("defected = true", [5, 4]), ("", [5, 5])])
def test_once_they_are_soviet_their_capture_costs_what_a_front_does(head: str, points: list[int]) -> None:
    """As allies of the Germans they cost nothing."""
    head += '\ndisrupted = []\nunsupplied = ["x-rom3"]\nwsp = { german = 5, soviet = 5 }'
    zone, side = ("posen", "soviet") if "defected" in head else ("tula", "german")
    game = checked({**ELSEWHERE, zone: "x-rom3"}, side, turn=20, head=head)
    assert at(game, "x-rom3") == f"{side}-captured"
    assert game.state.wsp == points


# ---- Marines


@pytest.mark.rule("absolute-war", "18.8a")
def test_the_marines_keep_to_the_black_sea() -> None:
    """From Novorossiysk over the strait or along the coast, not to Krasnodar; they attack the coast only."""
    units = {**ELSEWHERE, "novorossiysk": "s-mar", "berlin": "g9a"}
    game = field(units, step="soviet-movement")
    do(game, "move s-mar")
    assert open_to(game, "enter") == {"kerch", "sukhumi"}
    units = {**ELSEWHERE, "novorossiysk": "s-mar", "krasnodar": "g17a", "kerch": "g11a"}
    game = field(units, step="soviet-combat")
    do(game, "lead s-mar")
    assert (asked(game), open_to(game, "target")) == ("target", {"g11a"})
    game = field({**ELSEWHERE, "novorossiysk": "s-mar", "krasnodar": "g17a"}, step="soviet-combat")
    assert "s-mar" not in open_to(game, "lead")


@pytest.mark.rule("absolute-war", "18.8a")
def test_the_marines_support_by_the_sea_only() -> None:
    units = {**ELSEWHERE, "novorossiysk": "s-mar", "krasnodar": "g17a", "stavropol": "s-nc"}
    game = field(units, step="soviet-combat")
    do(game, "lead s-nc", "target g17a")
    assert "s-mar" not in open_to(game, "support")


@pytest.mark.rule("absolute-war", "18.8b", "18.1d")
def test_inland_the_marines_are_lost_at_once() -> None:
    """Driven out of Nikolaev to Krivoi Rog on turn 7; they come back two turns later."""
    units = {**ELSEWHERE, "kishinev": "g2pz g9a", "nikolaev": "s-mar", "moscow": "s-w"}
    game = field(units, german="lvov tarnopol vinnitsa", soviet="uman krivoi-rog")
    clash(game, "g2pz", "s-mar", "DR")
    assert {"melitopol", "krivoi-rog"} <= open_to(game, "retreat")
    kept = game.copy()
    do(kept, "retreat melitopol")
    assert at(kept, "s-mar") == "melitopol"
    do(game, "retreat krivoi-rog")
    assert (at(game, "s-mar"), game.state.due[RULES.unit["s-mar"]]) == ("waiting", 9)


@pytest.mark.rule("absolute-war", "18.8c")
def test_the_marines_deploy_anywhere_on_the_black_sea() -> None:
    found = deployable("s-mar", "soviet", german="odessa kishinev")
    black = {
        "nikolaev",
        "melitopol",
        "simferopol",
        "sevastopol",
        "kerch",
        "novorossiysk",
        "sukhumi",
        "transcaucasus",
    }
    assert found == black


@pytest.mark.rule("absolute-war", "18.6b", "18.3d")
@pytest.mark.parametrize(("fort", "side"), [("g-fort1", "german"), ("s-fort1", "soviet")])
def test_no_fort_is_built_where_only_finns_deploy(fort: str, side: str) -> None:
    """New, rebuilt or by a card: not in Helsinki, a city, nor in the Motti Lands, whoever holds them."""
    units = {**ELSEWHERE, "berlin": "g9a", "moscow": "s-w"}
    soviet = "motti-east" if side == "soviet" else ""
    step, head = f"{side}-replacements", f"rp = {{ {side} = 1 }}"
    game = field({**units, f"{side}-destroyed": fort}, step=step, head=head, soviet=soviet)
    do(game, f"rebuild {fort}")
    assert open_to(game, "to") >= {"germany" if side == "german" else "gorki"}
    assert not open_to(game, "to") & {"helsinki", "motti-west", "motti-east"}
    if side == "german":
        hand = {"german": "g22"}
        game = field({**units, "german-destroyed": fort}, step=step, turn=19, hand=hand)
        do(game, "play g22")
        assert open_to(game, "to") >= {"konigsberg", "lodz"}
        assert "helsinki" not in open_to(game, "to")


# ---- Army Group F


@pytest.mark.rule("absolute-war", "18.9a")
@pytest.mark.parametrize(
    ("place", "free"),
    [("cluj", False), ("craiova", True), ("austria", True), ("belgrade", True), ("ploesti", False)],
)
def test_army_group_f_leaves_yugoslavia_only_if_soviets_are_near(place: str, free: bool) -> None:
    units = {**ELSEWHERE, "yugoslavia": "g-agf", "berlin": "g9a", place: "s-w"}
    game = field(units, step="german-movement", turn=20)
    if "g-agf" in open_to(game, "move"):
        do(game, "move g-agf")
        assert ("hungary" in open_to(game, "enter")) == free
    else:
        assert not free
    game = field(units, step="german-reserves", turn=20)
    assert ("g-agf" in open_to(game, "pull")) == free


@pytest.mark.rule("absolute-war", "18.9a")
def test_army_group_f_is_free_once_it_is_out_of_yugoslavia() -> None:
    """The Soviets it went out to meet are gone; on its return it stays."""
    units = {**ELSEWHERE, "hungary": "g-agf", "berlin": "g9a", "moscow": "s-w"}
    game = field(units, step="german-movement", turn=20)
    do(game, "move g-agf")
    assert {"cluj", "budapest", "yugoslavia"} <= open_to(game, "enter")
    assert "g-agf" in open_to(field(units, step="german-reserves", turn=20), "pull")
    units = {**ELSEWHERE, "belgrade": "g-agf", "berlin": "g9a", "moscow": "s-w"}
    game = field(units, step="german-movement", turn=20)
    do(game, "move g-agf")
    assert (asked(game), open_to(game, "enter")) == ("move", {"yugoslavia"})
    assert "g-agf" not in open_to(field(units, step="german-reserves", turn=20), "pull")


# ---- the base game


@pytest.mark.rule("absolute-war", "18.7", "18.9b")
def test_the_base_game_has_one_shock_army_and_no_army_group_f() -> None:
    base, regular = war(mode="base"), war()
    assert [at(base, f"s-shock{n}") for n in ("1", "2", "3")] == ["removed"] * 3
    assert (at(base, "s-shock"), at(regular, "s-shock")) == ("waiting", "removed")
    assert (at(base, "g-agf"), at(regular, "g-agf")) == ("removed", "waiting")
    assert FACTS.units[RULES.unit["s-shock"]].size == "large"


@pytest.mark.rule("absolute-war", "18.10")
def test_the_base_game_has_four_small_units_and_takes_them_for_large() -> None:
    base = war(mode="base")
    small = {row.id for row in FACTS.units if row.size == "small" and at(base, row.id) != "removed"}
    assert len(small) == 4
    for name in small:
        assert base.large >> RULES.unit[name] & 1
        assert not war().large >> RULES.unit[name] & 1


@pytest.mark.rule("absolute-war", "18.10", "13.1d")
@pytest.mark.parametrize(("mode", "by_sea"), [("base", False), ("regular", True)])
def test_so_that_they_do_not_come_by_sea(mode: str, by_sea: bool) -> None:
    """II SS Panzer Corps and Tallinn, which only the Baltic joins to Germany."""
    units = {**ELSEWHERE, "lodz": "g9a", "tula": "s-w", "german-reserve": "g-2ss", "tallinn": "g-l"}
    if mode == "base":
        units["tallinn"] = "g16a"
    game = field(units, step="german-reserve", turn=12, mode=mode)
    do(game, "deploy g-2ss")
    assert "stettin" in open_to(game, "to")
    assert ("tallinn" in open_to(game, "to")) == by_sea


@pytest.mark.rule("absolute-war", "18.6d")
def test_finns_who_give_up_their_land_are_gone_in_the_midst_of_a_move() -> None:
    """The Soviets have the initiative, and both Motti Lands as soon as the Karelian Army goes."""
    game = field(
        {"motti-west": "x-fin-kar | s-kar", "onega": "s-7a", "berlin": "g9a", "moscow": "s-w"},
        step="german-movement",
        head='initiative = "soviet"',
        soviet="motti-east",
        german="helsinki motti-west",
    )
    do(game, "move x-fin-kar", "enter helsinki")
    assert (asked(game), at(game, "x-fin-kar")) == ("movement", "removed")
    assert RULES.broken(game) == []


@pytest.mark.rule("absolute-war", "18.6d")
@pytest.mark.parametrize("stack", ["x-fin-kar g-l", "g-l x-fin-kar"])
def test_the_germans_who_went_with_them_go_on(stack: str) -> None:
    game = field(
        {"motti-west": f"{stack} | s-kar", "onega": "s-7a", "berlin": "g9a", "moscow": "s-w"},
        step="german-movement",
        head='initiative = "soviet"',
        soviet="motti-east",
        german="helsinki motti-west",
    )
    do(game, f"move {stack.split()[0]}", "enter helsinki")
    if asked(game) == "move":
        do(game, "stop")
    assert (asked(game), at(game, "x-fin-kar")) == ("movement", "removed")
    assert stacks(game, "helsinki") == ["g-l"]
    assert "g-l" not in open_to(game, "move")
    assert RULES.broken(game) == []


@pytest.mark.rule("absolute-war", "11.5.2a")
def test_germans_and_turncoats_do_not_share_a_city_beyond_the_phase() -> None:
    """The Romanians change sides in the German Supply Phase: in Odessa the German player makes room."""
    game = field(
        {"odessa": "g17a x-rom4", "bucharest": "s-s", "moscow": "s-w", "berlin": "g9a"},
        step="german-supply",
        head='initiative = "soviet"\ndisrupted = []',
        german="odessa kishinev nikolaev",
    )
    assert owner(game, "x-rom4") == "soviet"
    assert (asked(game), open_to(game, "retreat")) == ("retreat", {"kishinev", "nikolaev"})
    do(game, "retreat kishinev")
    assert (stacks(game, "odessa"), stacks(game, "kishinev")) == (["x-rom4"], ["g17a"])
    assert holder(game, "odessa") == "soviet"


@pytest.mark.rule("absolute-war", "18.6c")
@pytest.mark.parametrize("soviet", ["s-vvs1", "s-7a"])
def test_finns_keep_out_of_a_zone_with_any_soviet_unit(soviet: str) -> None:
    """Others enter a box with enemies in it, and an air unit would leave."""
    units = {**ELSEWHERE, "motti-east": "x-fin-kar | g8a", "onega": soviet}
    units |= {"berlin": "g9a", "moscow": "s-w"}
    game = do(field(units, step="german-movement"), "move x-fin-kar")
    assert "onega" not in open_to(game, "enter")
    game = do(field(units, step="german-movement"), "move g8a")
    assert "onega" in open_to(game, "enter")


@pytest.mark.rule("absolute-war", "18.6c")
def test_finns_do_not_support_a_defence_beyond_their_land() -> None:
    units = {"motti-west": "x-fin-ist", "leningrad": "g4a", "novgorod": "g8a", "luga": "s-n"}
    game = field({**units, "orel": "g2a", "tula": "s-w"}, step="soviet-combat")
    attack(game, "s-n", "g4a")
    until(game, "commit-defence")
    assert open_to(game, "support") == {"g8a"}


@pytest.mark.rule("absolute-war", "18.6e", "12.8a")
def test_the_hungarians_who_stay_at_home_attack_but_do_not_advance() -> None:
    units = {"hungary": "x-hun13", "lvov": "s-10a", "orel": "g2a", "tula": "s-kal"}
    game = clash(field(units, turn=18), "x-hun13", "s-10a", "DR")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    assert (asked(game), stacks(game, "lvov")) == ("attack", [])


@pytest.mark.rule("absolute-war", "18.8a")
def test_the_marines_attack_no_inland_zone() -> None:
    units = {"novorossiysk": "s-mar", "krasnodar": "g9a", "orel": "g2a", "tula": "s-kal"}
    assert "s-mar" not in open_to(field(units, step="soviet-combat"), "lead")


@pytest.mark.rule("absolute-war", "18.1e", "11.5.2b")
def test_a_unit_with_a_2_comes_again_from_a_crowded_zone_too() -> None:
    """Unsupplied and without room it would go to the Destroyed box, where no such unit goes."""
    lost = "bryansk kursk sumy gorki tambov"
    game = at_tula("g9a", "s-10a", ryazan="s-shock1 | s-kal", german=lost, head='unsupplied = ["s-shock1"]')
    clash(game, "g9a", "s-10a", "DR")
    do(game, "retreat ryazan", "evict s-shock1")
    assert (at(game, "s-shock1"), game.state.due[RULES.unit["s-shock1"]]) == ("waiting", 9)
