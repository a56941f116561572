"""Special units: letters on counters, armour, Forts, the fortress, air units (18.1 to 18.5)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, at_tula, back, clash
from tests.games.absolute_war.fighting import attack, sums, until
from tests.games.absolute_war.supplying import checked
from tests.games.absolute_war.table import asked, at, do, field, holder, marked, open_to, stacks

# ---- 18.1, 18.2


@pytest.mark.rule("absolute-war", "18.1a")
@pytest.mark.parametrize(("lead", "advances"), [("g6a", True), ("g9a g-l", False), ("g9a g-2ss", True)])
def test_a_unit_with_an_a_lets_its_stack_advance_on_bb(lead: str, advances: bool) -> None:
    """6th Army and the SS corps have the letter; the stack goes as a whole."""
    game = at_tula(lead, "s-bry", head="rp = { german = 1 }")
    clash(game, lead.split()[0], "s-bry", "BB")
    do(game, "bear rp")
    assert (asked(game) == "advance") == advances
    if advances:
        do(game, f"advance {lead.split()[0]}")
        assert stacks(game, "tula") == sorted([lead, "s-bry"])


@pytest.mark.rule("absolute-war", "18.1a")
@pytest.mark.parametrize(("lead", "advances"), [("g6a", True), ("g9a", False)])
def test_and_on_eq(lead: str, advances: bool) -> None:
    units = {"luga": lead, "novgorod": "s-bry", "orel": "g17a", "tula": "s-sw"}
    game = field(units, german="pskov", head="rp = { german = 1 }")
    clash(game, lead, "s-bry", "EQ")
    do(game, "bear rp")
    assert (asked(game) == "advance") == advances


@pytest.mark.rule("absolute-war", "18.1a")
def test_not_if_the_unit_has_been_lost_or_only_supports() -> None:
    game = at_tula("g-2ss* g9a", "s-bry", head="rp = { german = 0 }")
    clash(game, "g-2ss", "s-bry", "BB")
    do(game, "lose g-2ss")
    assert asked(game) == "attack"
    game = at_tula("g9a", "s-bry", kaluga="g6a", head="rp = { german = 1 }")
    clash(game, "g9a", "s-bry", "BB", support="g6a")
    assert asked(do(game, "bear rp")) == "attack"


@pytest.mark.rule("absolute-war", "18.1f", "19.6f", "2.3.4e")
@pytest.mark.parametrize(("initiative", "total"), [("german", 4), ("soviet", 3)])
def test_circled_points_support_only_while_the_germans_have_the_initiative(
    initiative: str, total: int
) -> None:
    """9th Army leads with three points either way; 4th Army's support is worth its circled one."""
    game = at_tula("g9a", "s-bry", kaluga="g4a", head=f'initiative = "{initiative}"')
    attack(game, "g9a", "s-bry")
    until(game, "commit-attack")
    do(game, "support g4a")
    assert sums(game)[0] == total


def soviet_pincers(tank: str, defender: str = "g-l", turn: int = 13) -> War:
    """Soviet tanks at Tula and a supporter in Voronezh attack Orel in a Major Offensive."""
    units = {**ELSEWHERE, "tula": tank, "orel": defender, "voronezh": "s-bry"}
    game = field(units, german=BEHIND, step="soviet-combat", turn=turn, head='offensive = ["orel"]')
    if asked(game) == "designate":
        do(game, "done")
    attack(game, tank, defender.split()[0])
    until(game, "commit-attack")
    return do(game, "support s-bry", "done")


@pytest.mark.rule("absolute-war", "18.2a", "18.1c", "12.6.2b")
@pytest.mark.parametrize(
    ("tank", "allowed"), [("s-3ta", True), ("s-1gta", True), ("s-5ta", False), ("s-bry", False)]
)
def test_mobile_armour_may_attempt_pincers(tank: str, allowed: bool) -> None:
    """Not tanks with an M, not infantry."""
    if tank == "s-bry":
        game = at_tula("g9a", "s-10a", kaluga="g4a", head='offensive = ["tula"]')
        if asked(game) == "designate":
            do(game, "done")
        attack(game, "g9a", "s-10a")
        do(game, "support g4a", "done")
        assert asked(game) != "pincers"
        return
    assert (asked(soviet_pincers(tank)) == "pincers") == allowed


@pytest.mark.rule("absolute-war", "18.2b")
def test_enemy_armour_and_weather_forbid_them() -> None:
    """XLVIII Panzer Corps in the way; turn 12 is Mud."""
    assert asked(soviet_pincers("s-3ta")) == "pincers"
    assert asked(soviet_pincers("s-3ta", "g-xlviii")) != "pincers"
    assert asked(soviet_pincers("s-3ta", turn=12)) != "pincers"


# ---- 18.3: Forts


@pytest.mark.rule("absolute-war", "18.3a", "12.2c", "12.2d")
@pytest.mark.parametrize(("fort", "free"), [("", False), (" s-fort1", True), ("g", True)])
def test_a_fort_in_a_contested_region_frees_from_the_duty_to_attack(fort: str, free: bool) -> None:
    """A Fort of either side; without one the idle stack is Disrupted and goes back a zone."""
    mine, theirs = ("g9a g-fort1", "s-bry") if fort == "g" else ("g9a", f"s-bry{fort}")
    game = field({**ELSEWHERE, "tula": f"{mine} | {theirs}"}, german="orel bryansk")
    do(game, "done")
    assert (at(game, "g9a") == "tula") == free
    shirked = [note.kind for note in game.notes or [] if note.kind == "shirked"]
    assert bool(shirked) != free


@pytest.mark.rule("absolute-war", "18.3b")
def test_a_fort_has_a_step_when_finished_and_none_before() -> None:
    for fort, choices in (("s-fort1", {"s-bry", "s-fort1"}), ("s-fort1*", {"s-bry"})):
        game = at_tula("g9a", f"s-bry {fort}", head="rp = { german = 0 }")
        clash(game, "g9a", "s-bry", "BB")
        if len(choices) > 1:
            assert (asked(game), open_to(game, "lose")) == ("loss", choices)
        else:
            assert at(game, "s-bry") == "soviet-destroyed"


@pytest.mark.rule("absolute-war", "18.3c", "10.1.2a")
def test_a_fort_neither_moves_nor_goes_to_the_reserve_but_is_dismantled() -> None:
    units = {**ELSEWHERE, "orel": "g9a g-fort1"}
    game = field(units, step="german-movement", german=BEHIND)
    assert "g-fort1" not in open_to(game, "move") | open_to(game, "split")
    do(game, "move g9a", "enter kursk", "stop")
    assert at(game, "g-fort1") == "orel"
    game = field(units, step="german-reserves", german=BEHIND)
    assert open_to(game, "pull") == {"g9a", "g18a"}
    game = field(units, step="german-withdrawals", german=BEHIND)
    assert open_to(game, "dismantle") == {"g-fort1"}
    do(game, "dismantle g-fort1")
    assert at(game, "g-fort1") == "german-destroyed"


@pytest.mark.rule("absolute-war", "18.3d", "10.2.5a")
def test_a_fort_comes_under_construction_and_is_finished_for_a_marker() -> None:
    units = {**ELSEWHERE, "orel": "g9a", "waiting": "g-fort1", "german-destroyed": "g-fort2"}
    head = 'due = { "g-fort1" = 7 }\nrp = { german = 1 }'
    game = field(units, step="german-reinforcements", german=BEHIND, head=head)
    do(game, "to orel", "join g9a")
    assert (stacks(game, "orel"), back(game, "g-fort1")) == (["g9a g-fort1"], True)
    while asked(game) != "replace-destroyed":
        do(game, "done")
    do(game, "rebuild g-fort2", "to kursk")
    assert (at(game, "g-fort2"), back(game, "g-fort2")) == ("kursk", True)
    game = field({**ELSEWHERE, "orel": "g9a g-fort1*"}, step="german-upgrades", german=BEHIND)
    do(game, "finish g-fort1", "spend support")
    assert (back(game, "g-fort1"), game.state.support[0]) == (False, 7)


@pytest.mark.rule("absolute-war", "18.3e")
@pytest.mark.parametrize("finished", [True, False])
def test_an_unfinished_fort_keeps_nobody_out(finished: bool) -> None:
    units = {**ELSEWHERE, "orel": "g9a", "tula": "s-fort1" if finished else "s-fort1*"}
    game = field(units, step="german-movement", german=BEHIND)
    do(game, "move g9a")
    assert ("tula" in open_to(game, "enter")) != finished
    if not finished:
        do(game, "enter tula")
        assert (at(game, "s-fort1"), holder(game, "tula")) == ("soviet-destroyed", "german")


@pytest.mark.rule("absolute-war", "18.3e", "11.5.1a", "11.5.1b")
@pytest.mark.parametrize(
    ("zone", "forts", "way", "free"),
    [
        ("kharkov", "s-fort1*", "kursk", True),  # a city holds one stack
        ("tula", "s-fort1* | s-fort2*", "orel", True),  # a region two
        ("tula", "s-fort1* | s-fort2", "orel", False),
    ],
)
def test_nor_does_it_take_the_room_of_those_who_come(zone: str, forts: str, way: str, free: bool) -> None:
    game = field({**ELSEWHERE, way: "g9a", zone: forts}, step="german-movement", german=way)
    do(game, "move g9a")
    assert (zone in open_to(game, "enter")) == free
    if free:
        do(game, f"enter {zone}", "stop")
        assert (stacks(game, zone), at(game, "s-fort1")) == (["g9a"], "soviet-destroyed")


@pytest.mark.rule("absolute-war", "18.3e", "11.5f")
def test_an_unfinished_fort_is_lost_though_others_stand_with_it() -> None:
    """In a box, which may be entered; the air unit stays with the army."""
    units = {**ELSEWHERE, "penza": "g9a", "siberia": "s-vvs8 s-bry s-fort1* | s-w s-fort2"}
    game = field(units, step="german-movement", german="penza")
    do(game, "move g9a", "enter siberia")
    assert (at(game, "s-fort1"), at(game, "s-fort2")) == ("soviet-destroyed", "siberia")
    assert stacks(game, "siberia") == ["g9a", "s-vvs8 s-bry", "s-w s-fort2"]


@pytest.mark.rule("absolute-war", "18.3e", "18.5e")
def test_the_air_unit_of_an_unfinished_fort_goes_home() -> None:
    game = field({**ELSEWHERE, "orel": "g9a", "tula": "s-vvs8 s-fort1*"}, step="german-movement")
    do(game, "move g9a", "enter tula")
    assert (at(game, "s-fort1"), at(game, "s-vvs8")) == ("soviet-destroyed", "soviet-air")


@pytest.mark.rule("absolute-war", "18.3f", "3.3a")
def test_one_fort_in_a_stack_beyond_its_two_units() -> None:
    """Smolensk is a city: one stack. A second Fort finds no place in it, the first does beside two units."""
    for there, free in (("g9a g-l", True), ("g9a g-fort2", False)):
        units = {**ELSEWHERE, "smolensk": there, "german-destroyed": "g-fort1"}
        game = field(units, step="german-replacements", german=BEHIND, head="rp = { german = 1 }")
        do(game, "rebuild g-fort1")
        assert ("smolensk" in open_to(game, "to")) == free
        if free:
            do(game, "to smolensk")
            assert stacks(game, "smolensk") == ["g9a g-l g-fort1"]


# ---- 18.4: Sevastopol


@pytest.mark.rule("absolute-war", "18.4a")
def test_the_fortress_never_leaves_its_zone() -> None:
    units = {**ELSEWHERE, "sevastopol": "s-sev s-5a", "moscow": "s-w"}
    game = field(units, step="soviet-movement")
    assert "s-sev" not in open_to(game, "move") | open_to(game, "split")
    game = field(units, step="soviet-reserves")
    assert "s-sev" not in open_to(game, "pull")
    assert "s-5a" in open_to(game, "pull")


@pytest.mark.rule("absolute-war", "18.4b")
def test_the_fortress_is_neither_upgraded_nor_rebuilt() -> None:
    units = {**ELSEWHERE, "sevastopol": "s-sev*", "moscow": "s-1ukr*"}
    game = field(units, step="soviet-upgrades", head="rp = { soviet = 6 }")
    assert open_to(game, "restore") == {"s-1ukr"}
    units = {**ELSEWHERE, "soviet-destroyed": "s-sev* | s-5a", "moscow": "s-w"}
    game = field(units, step="soviet-replacements", head="rp = { soviet = 6 }")
    assert open_to(game, "rebuild") == {"s-5a"}


@pytest.mark.rule("absolute-war", "18.4b", "12.7.5a")
def test_the_fortress_has_two_steps() -> None:
    for face, place in (("", "sevastopol"), ("*", "soviet-destroyed")):
        units = {**ELSEWHERE, "simferopol": "g-lf4 g2pz g3pz", "sevastopol": f"s-sev{face}"}
        game = clash(field(units), "g-lf4", "s-sev", "A+3")
        assert (at(game, "s-sev"), back(game, "s-sev")) == (place, True)


# ---- 18.5: air units


@pytest.mark.rule("absolute-war", "18.5a")
def test_one_loss_eliminates_an_air_unit_on_either_face() -> None:
    for face in ("", "*"):
        game = at_tula(f"g-lf4{face} g9a", "s-bry s-5a", head="rp = { german = 0 }")
        clash(game, "g-lf4", "s-bry", "BB")
        do(game, "lose g-lf4")
        assert (at(game, "g-lf4"), at(game, "g9a")) == ("german-destroyed", "orel")


@pytest.mark.rule("absolute-war", "18.5b")
@pytest.mark.parametrize(("face", "points"), [("", 5), ("*", 3)])
def test_a_damaged_air_unit_counts_nothing_and_does_all_else(face: str, points: int) -> None:
    game = at_tula(f"g-lf4{face} g9a", "s-bry")
    attack(game, "g-lf4", "s-bry")
    assert sums(game)[0] == points
    game = field({**ELSEWHERE, "orel": "g9a", "german-air": f"g-lf4{face}"}, step="german-movement")
    do(game, "fly g-lf4", "to orel", "join g9a")
    assert stacks(game, "orel") == ["g-lf4 g9a"]


@pytest.mark.rule("absolute-war", "18.5c", "11.1c")
def test_an_air_unit_flies_to_friendly_and_contested_zones_and_back() -> None:
    units = {**ELSEWHERE, "orel": "g9a", "tula": "g4a | s-bry", "kaluga": "s-kal", "german-air": "g-lf4"}
    game = field(units, step="german-movement")
    do(game, "fly g-lf4")
    assert {"orel", "tula", "berlin", "helsinki"} <= open_to(game, "to")
    assert not {"kaluga", "moscow", "leningrad", "kursk"} & open_to(game, "to")
    do(game, "to tula", "join g4a")
    assert stacks(game, "tula") == ["g-lf4 g4a", "s-bry"]
    do(game, "recall g-lf4")
    assert at(game, "g-lf4") == "german-air"


@pytest.mark.rule("absolute-war", "18.5e", "3.7f", "11.5d")
def test_an_air_unit_in_no_stack_goes_home_when_an_enemy_comes() -> None:
    """It stacks free: two stacks and it are in Tula."""
    units = {**ELSEWHERE, "orel": "g9a", "tula": "s-vvs8", "kaluga": "s-kal | s-w | s-vvs16"}
    game = field(units, step="german-movement", german=BEHIND)
    do(game, "move g9a", "enter tula")
    assert (at(game, "s-vvs8"), holder(game, "tula")) == ("soviet-air", "german")
    assert stacks(game, "kaluga") == ["s-kal", "s-vvs16", "s-w"]


@pytest.mark.rule("absolute-war", "18.5e", "18.5c", "3.7f")
def test_an_air_unit_that_is_left_alone_in_an_enemy_zone_goes_home() -> None:
    """W98: Tula is the enemy's when the army that contested it has gone; Orel stays German."""
    units = {**ELSEWHERE, "tula": "g-lf4 g4a | s-bry", "orel": "g-lf1 g9a", "kursk": "g2a"}
    game = field(units, step="german-movement", german="bryansk")
    do(game, "move g4a", "enter orel", "stop")
    assert (at(game, "g-lf4"), holder(game, "tula")) == ("german-air", "soviet")
    do(game, "move g9a", "enter bryansk", "stop")
    assert (stacks(game, "orel"), holder(game, "orel")) == (["g-lf1", "g4a"], "german")


@pytest.mark.rule("absolute-war", "18.5e", "3.7f")
def test_so_does_one_whose_last_comrade_falls() -> None:
    game = field({**ELSEWHERE, "tula": "g-lf4 g-l | s-bry"}, german=BEHIND, head="rp = { german = 0 }")
    clash(game, "g-lf4", "s-bry", "BB")
    do(game, "lose g-l")
    assert (at(game, "g-lf4"), holder(game, "tula")) == ("german-air", "soviet")


@pytest.mark.rule("absolute-war", "18.5e", "7.0C")
def test_and_one_whose_zone_falls_for_want_of_supply() -> None:
    """Nobody stands in Sevastopol, to which no German line leads."""
    game = checked({"sevastopol": "g-lf4", "simferopol": "s-s"}, "soviet", german="sevastopol")
    assert (holder(game, "sevastopol"), at(game, "g-lf4")) == ("soviet", "german-air")


@pytest.mark.rule("absolute-war", "18.5e", "23.2.1")
def test_and_one_that_is_left_with_a_small_stack_which_takes_nothing() -> None:
    units = {**ELSEWHERE, "tula": "g-lf4 g4a | s-8a", "orel": "g9a"}
    game = field(units, step="german-movement", german=f"{BEHIND} tula", small_stacks="on")
    do(game, "move g4a", "enter orel", "stop")
    assert (at(game, "g-lf4"), holder(game, "tula")) == ("german-air", "german")


@pytest.mark.rule("absolute-war", "18.5f", "12.2.2f")
def test_with_an_air_unit_on_top_a_stack_supports_from_region_to_region() -> None:
    """Ryazan, Tula and Kaluga are regions."""
    game = at_tula("g9a", "s-bry", ryazan="s-vvs8 s-kal", kaluga="s-w s-vvs16", voronezh="s-vor")
    attack(game, "g9a", "s-bry")
    assert (asked(game), open_to(game, "support")) == ("commit-defence", {"s-vvs8"})


@pytest.mark.rule("absolute-war", "18.5g", "12.2.1c")
def test_an_air_unit_alone_supports_and_never_leads() -> None:
    game = at_tula("g9a", "s-bry", kaluga="g-lf4")
    assert "g-lf4" not in open_to(game, "lead")
    attack(game, "g9a", "s-bry")
    assert open_to(game, "support") == {"g-lf4"}


@pytest.mark.rule("absolute-war", "18.5h", "10.3e")
def test_air_units_arrive_and_are_rebuilt_in_the_air_box_undamaged() -> None:
    units = {**ELSEWHERE, "orel": "g9a", "waiting": "g-lf6", "german-destroyed": "g-lf4*"}
    head = 'due = { "g-lf6" = 13 }\nrp = { german = 1 }'
    game = field(units, step="german-reinforcements", turn=13, german=BEHIND, head=head)
    assert (at(game, "g-lf6"), back(game, "g-lf6")) == ("german-air", False)
    while asked(game) != "replace-destroyed":
        do(game, "done")
    do(game, "rebuild g-lf4")
    assert (at(game, "g-lf4"), back(game, "g-lf4")) == ("german-air", False)


@pytest.mark.rule("absolute-war", "18.5i", "11.3e")
@pytest.mark.parametrize("first", ["g-lf1", "g-lf1*"])
def test_worse_weather_grounds_what_is_too_much(first: str) -> None:
    """Turn 5 is General Winter: one air unit, damaged or not. What is grounded counts nothing."""
    units = {**ELSEWHERE, "orel": f"{first} g9a", "kursk": "g-lf4 g4a", "berlin": "g16a", "moscow": "s-w"}
    game = field(units, step="event", turn=5, german=BEHIND)
    assert (asked(game), open_to(game, "ground")) == ("grounding", {"g-lf1", "g-lf4"})
    do(game, "ground g-lf4")
    assert marked(game, "grounded") == {"g-lf4"}


@pytest.mark.rule("absolute-war", "18.5i", "12.2.5")
@pytest.mark.parametrize(("grounded", "helps"), [("[]", {"s-vvs8", "s-vvs16"}), ('["s-vvs8"]', {"s-vvs16"})])
def test_a_grounded_air_unit_supports_nobody(grounded: str, helps: set[str]) -> None:
    """It would be worth nothing, and use up a marker."""
    units = {"ryazan": "s-vvs8 s-kal", "voronezh": "s-vvs16"}
    game = at_tula("g9a", "s-bry", head=f"grounded = {grounded}", **units)
    attack(game, "g9a", "s-bry")
    assert (asked(game), open_to(game, "support")) == ("commit-defence", helps)
