"""12.2: who attacks whom, the duty to attack, combat support."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import ELSEWHERE, at_tula, clash
from tests.games.absolute_war.fighting import attack, committing, fight, finish, sums, until
from tests.games.absolute_war.table import RULES, asked, at, do, draws, field, holder, marked, open_to, stacks
from tests.support import told

# ---- 12.2


@pytest.mark.rule("absolute-war", "12.2b")
def test_zones_with_enemies_next_to_a_friendly_stack_may_be_attacked() -> None:
    g = field({"orel": "g4a", "kaluga": "g9a", "tula": "s-w", "bryansk": "s-bry", "ryazan": "s-s"})
    do(g, "lead g4a")
    assert open_to(g, "target") == {"s-w", "s-bry"}  # not Ryazan, two zones away
    g = field({"orel": "g4a", "ryazan": "s-s"})
    assert asked(g) != "attack"


@pytest.mark.rule("absolute-war", "12.2b")
@pytest.mark.rule("absolute-war", "11.5f")
def test_stacks_that_share_a_zone_may_fight_there() -> None:
    g = field({"siberia": "g4a | s-w | s-s", "gorki": "s-bry", "penza": "g9a"})
    do(g, "lead g4a")
    assert open_to(g, "target") == {"s-w", "s-s", "s-bry"}  # in a box nobody has to fight at home


@pytest.mark.rule("absolute-war", "12.2c")
def test_a_stack_in_a_contested_region_attacks_there_and_nowhere_else() -> None:
    g = field({"tula": "g4a | s-w", "kursk": "g9a", "ryazan": "s-s", "rossosh": "s-bry"})
    do(g, "lead g4a")
    assert open_to(g, "target") == {"s-w"}


@pytest.mark.rule("absolute-war", "12.2c")
@pytest.mark.rule("absolute-war", "18.3a")
@pytest.mark.parametrize("tula", ["g4a g-fort1 | s-w", "g4a | s-w s-fort1"])
def test_a_fort_of_either_side_lifts_the_duty(tula: str) -> None:
    g = field({"tula": tula, "ryazan": "s-s"}, german="orel")
    do(g, "lead g4a")
    assert open_to(g, "target") == {"s-w", "s-s"}
    g.undo()
    do(g, "done")
    assert told(g, "shirked") == []
    assert at(g, "g4a") == "tula"


@pytest.mark.rule("absolute-war", "12.2c")
def test_a_fort_that_falls_later_binds_nobody() -> None:
    """W90: it stood there when the phase began."""
    units = {**ELSEWHERE, "tula": "g9a | s-fort1 s-bry", "orel": "g4a", "ryazan": "s-kal"}
    g = clash(field(units, german="bryansk kursk"), "g4a", "s-fort1", "BB")
    do(g, "bear steps", "lose s-fort1")
    assert (at(g, "s-fort1"), stacks(g, "tula")) == ("soviet-destroyed", ["g9a", "s-bry"])
    do(g, "lead g9a")
    assert at(g, "s-kal") == "ryazan"
    assert open_to(g, "target") == {"s-kal"}


@pytest.mark.rule("absolute-war", "12.2d")
def test_who_does_not_attack_where_he_must_is_disrupted_and_goes_back_a_zone() -> None:
    g = field({"tula": "g4a | s-w", "orel": "g9a | s-fort1"}, german="kaluga", hand={"german": "g1"})
    do(g, "done")
    assert at(g, "g4a") == "kaluga"  # Orel is contested
    assert [note["units"] for note in told(g, "shirked")] == [["g4a"]]
    assert marked(g, "disrupted") <= {"g4a"}
    assert holder(g, "tula") == "soviet"


@pytest.mark.rule("absolute-war", "12.2d")
def test_the_stack_is_disrupted_then() -> None:
    g = field({"tula": "g4a | s-w"}, german="kaluga orel", head="attack = { german = 0, soviet = 4 }")
    # Without an Attack! marker nothing can be done about it (W90).
    assert asked(g) == "retreat"
    assert marked(g, "disrupted") == {"g4a"}
    assert open_to(g, "retreat") <= {"kaluga", "orel"}


@pytest.mark.rule("absolute-war", "12.2d")
@pytest.mark.rule("absolute-war", "12.2c")
def test_to_support_elsewhere_does_not_meet_the_duty() -> None:
    units = {"tula": "g4a | s-w", "kursk": "g2pz", "voronezh": "s-10a", "orel": "g9a"}
    g = field(units)
    draws(g, "g2")
    attack(g, "g2pz", "s-10a")
    do(g, "support g4a")
    fight(g)
    finish(g)
    do(g, "done")  # no more attacks
    assert [note["units"] for note in told(g, "shirked")] == [["g4a"]]


@pytest.mark.rule("absolute-war", "12.2d")
@pytest.mark.rule("absolute-war", "12.2c")
def test_who_attacks_there_as_the_lead_has_done_his_duty() -> None:
    g = field({"tula": "g4a | s-w"}, german="kaluga orel")
    draws(g, "g25")
    attack(g, "g4a", "s-w")
    fight(g)
    finish(g)
    assert told(g, "shirked") == []


@pytest.mark.rule("absolute-war", "12.2d")
def test_nothing_is_owed_where_no_enemy_is_left() -> None:
    """The 9th Army drives him out of Tula: the 4th, which stood there, has nobody to attack."""
    g = at_tula("g9a", "g4a | s-bry")
    clash(g, "g9a", "s-bry", "DR")
    do(g, f"retreat {min(open_to(g, 'retreat'))}", "done", "done")
    assert told(g, "shirked") == []
    assert (at(g, "g4a"), "g4a" in marked(g, "disrupted")) == ("tula", False)


@pytest.mark.rule("absolute-war", "12.2d", "19.1a")
def test_an_unsupplied_stack_is_not_disrupted_as_well() -> None:
    head = 'attack = { german = 0, soviet = 4 }\nunsupplied = ["g4a"]'
    g = field({"tula": "g4a | s-w"}, german="kaluga orel", head=head)
    assert asked(g) == "retreat"
    assert (marked(g, "unsupplied"), marked(g, "disrupted")) == ({"g4a"}, set())


def owing(**more: str) -> War:
    """The 4th Army owes an attack on Orel, where it stands, but helps the 9th to take Tula."""
    german = more.pop("german", "bryansk kursk")
    units = {**ELSEWHERE, "orel": "g4a | s-w", "kaluga": "g9a", "tula": "s-10a"} | more
    return away(clash(field(units, german=german), "g9a", "s-10a", "DR", support="g4a"))


def away(g: War) -> War:
    """Let those who retreat do so, eastward."""
    while asked(g) == "retreat":
        do(g, f"retreat {max(open_to(g, 'retreat'))}")
    return g


@pytest.mark.rule("absolute-war", "12.2c")
@pytest.mark.rule("absolute-war", "12.2d")
def test_who_leaves_by_an_advance_owes_his_attack_all_the_same() -> None:
    """W90: he is thrown back from where he is by then."""
    g = do(owing(german="bryansk kursk ryazan"), "advance g4a", "done", "done")
    assert [(note["units"], note["space"]) for note in told(g, "shirked")] == [(["g4a"], "orel")]
    assert "g4a" in marked(g, "disrupted")
    assert (at(g, "g4a"), open_to(g, "retreat")) == ("tula", {"kaluga", "ryazan"})


@pytest.mark.rule("absolute-war", "12.2d")
def test_those_whom_he_has_joined_stay() -> None:
    g = do(owing(german="bryansk kursk ryazan"), "advance g9a", "advance g4a", "join g9a", "done")
    assert stacks(g, "tula") == ["g4a", "g9a"]
    assert marked(g, "disrupted") & {"g4a", "g9a"} == {"g4a"}
    assert RULES.broken(g) == []
    do(g, "retreat ryazan")
    assert (stacks(g, "tula"), stacks(g, "ryazan")) == (["g9a"], ["g4a"])


@pytest.mark.rule("absolute-war", "12.2d")
def test_nor_when_the_enemy_he_left_is_beaten_by_others() -> None:
    g = do(owing(bryansk="g16a g17a"), "advance g4a", "done")
    clash(g, "g16a", "s-w", "DR")
    finish(away(g))
    assert told(g, "shirked") == []
    assert at(g, "g4a") == "tula"


@pytest.mark.rule("absolute-war", "12.2d", "23.4a")
def test_who_follows_up_owes_his_attack_too() -> None:
    units = {**ELSEWHERE, "orel": "g4a | s-w", "kaluga": "g9a", "tula": "s-10a"}
    g = clash(field(units, german="bryansk kursk", extended_advance="on"), "g9a", "s-10a", "DR")
    do(away(g), "follow g4a", "done", "done")
    assert [note["units"] for note in told(g, "shirked")] == [["g4a"]]
    assert at(g, "g4a") == "kaluga"


# ---- 12.2.1


@pytest.mark.rule("absolute-war", "12.2.1a")
@pytest.mark.rule("absolute-war", "12.2.1e")
def test_one_stack_leads_against_one_target() -> None:
    g = field({"orel": "g4a | g9a", "tula": "s-w s-16a | s-bry"})
    assert open_to(g, "lead") == {"g4a", "g9a"}
    do(g, "lead g4a")
    assert open_to(g, "target") == {"s-w", "s-bry"}
    do(g, "target s-bry")
    (note,) = told(g, "attack")
    assert note["units"] == ["g4a"]
    assert note["defenders"] == ["s-bry"]
    assert g.fight.target.bit_count() == 1


@pytest.mark.rule("absolute-war", "12.2.1b")
@pytest.mark.rule("absolute-war", "3.4a")
def test_an_attack_takes_an_attack_marker_and_without_one_there_is_none() -> None:
    units = {"orel": "g4a", "kaluga": "g9a", "tula": "s-w | s-bry"}
    g = field(units, head="attack = { german = 1, soviet = 4 }")
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    assert g.state.attack[0] == 0
    assert fight(g)["result"] == "AR"
    assert asked(g) != "attack"
    g = field(units, head="attack = { german = 0, soviet = 4 }")
    assert asked(g) != "attack"


@pytest.mark.rule("absolute-war", "12.2.1c")
@pytest.mark.rule("absolute-war", "18.5g")
def test_an_air_unit_by_itself_does_not_attack_but_supports() -> None:
    g = field({"orel": "g-lf2", "kaluga": "g4a", "tula": "s-w"})
    assert open_to(g, "lead") == {"g4a"}
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"g-lf2"}


@pytest.mark.rule("absolute-war", "12.2.1d")
@pytest.mark.parametrize(
    ("units", "points"), [({"tula": "s-w | g4a"}, 4), ({"tula": "s-w", "orel": "g4a"}, 2)]
)
def test_white_points_attack_only_from_a_contested_zone(units: dict[str, str], points: int) -> None:
    g = field(units, step="soviet-combat")
    attack(g, "s-w", "g4a")
    assert sums(g)[0] == points  # two grey and two white


@pytest.mark.rule("absolute-war", "12.2.1d")
def test_white_points_count_where_their_unit_stands_whatever_it_attacks() -> None:
    g = field({"tula": "s-w s-fort1 | g4a", "orel": "g9a"}, step="soviet-combat")
    attack(g, "s-w", "g9a")
    assert sums(g)[0] == 6  # the Fort's, too


@pytest.mark.rule("absolute-war", "12.2.1f")
def test_a_stack_is_attacked_once_in_a_phase() -> None:
    g = field({"orel": "g4a", "kaluga": "g9a", "tula": "s-w | s-bry"})
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    assert fight(g)["result"] == "AR"
    do(g, "lead g9a")
    assert open_to(g, "target") == {"s-bry"}


@pytest.mark.rule("absolute-war", "12.2.1f")
def test_a_target_that_retreated_is_not_attacked_where_it_went() -> None:
    units = {"orel": "g2pz g4a", "kursk": "g9a", "tula": "s-10a", "rossosh": "s-s"}
    g = field(units, german="moscow ryazan kaluga")
    draws(g, "g1")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == "DR"  # at +4
    finish(g)
    do(g, "lead g9a")
    assert open_to(g, "target") == {"s-s"}
    assert at(g, "s-10a") == "voronezh"  # next to Kursk


# ---- 12.2.2


@pytest.mark.rule("absolute-war", "12.2.2a")
@pytest.mark.rule("absolute-war", "12.5.2b")
@pytest.mark.rule("absolute-war", "3.4a")
def test_a_supporting_stack_adds_its_yellow_points_under_a_support_marker() -> None:
    g = field({"orel": "g4a", "kaluga": "g2pz g9a", "tula": "s-w"})
    attack(g, "g4a", "s-w")
    before = sums(g)
    do(g, "support g2pz")
    assert sums(g) == (before[0] + 2, before[1])  # two circled points of the top unit
    assert g.state.support[0] == 7
    g = field({"orel": "g4a", "kaluga": "g2pz", "tula": "s-w"}, head="support = { german = 0, soviet = 8 }")
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == set()


@pytest.mark.rule("absolute-war", "12.2.2b")
@pytest.mark.rule("absolute-war", "3.1e")
@pytest.mark.rule("absolute-war", "19.6c")
@pytest.mark.parametrize("initiative", ["german", "soviet"])
@pytest.mark.parametrize("attacker", ["german", "soviet"])
def test_the_player_without_the_initiative_commits_first(initiative: str, attacker: str) -> None:
    g = field(
        {"orel": "g4a | g9a", "tula": "s-w | s-bry"},
        step=f"{attacker}-combat",
        head=f'initiative = "{initiative}"',
    )
    attack(g, *(("g4a", "s-w") if attacker == "german" else ("s-w", "g4a")))
    order = [committing(g)[0]]
    do(g, "done")
    order.append(committing(g)[0])
    assert order == (["soviet", "german"] if initiative == "german" else ["german", "soviet"])


@pytest.mark.rule("absolute-war", "12.2.2c")
@pytest.mark.rule("absolute-war", "12.2.2f")
def test_one_stack_from_each_zone_supports_an_attack() -> None:
    units = {"orel": "g4a | g9a", "kaluga": "g2a | g16a", "kursk": "g18a", "tula": "s-w"}
    g = field(units)
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"g9a", "g2a", "g16a"}  # the lead's zone too; not from farther off
    do(g, "support g2a")
    assert open_to(g, "support") == {"g9a"}
    do(g, "support g9a")
    assert open_to(g, "support") == set()


@pytest.mark.rule("absolute-war", "12.2.2c")
def test_an_attack_is_supported_from_within_the_target_zone() -> None:
    g = field({"orel": "g4a", "siberia": "s-w | g9a | g2a", "penza": "g16a"})
    attack(g, "g16a", "s-w")
    assert open_to(g, "support") == {"g9a", "g2a"}
    do(g, "support g9a")
    assert open_to(g, "support") == set()


@pytest.mark.rule("absolute-war", "12.2.2d")
@pytest.mark.rule("absolute-war", "12.2.2f")
def test_one_stack_from_each_zone_supports_a_defence() -> None:
    units = {"kursk": "g4a", "kharkov": "s-w", "rossosh": "s-s | s-bry", "stalino": "s-n", "rostov": "s-vor"}
    g = field(units)
    attack(g, "g4a", "s-w")
    assert committing(g) == ("soviet", "commit-defence")
    assert open_to(g, "support") == {"s-s", "s-bry", "s-n"}
    do(g, "support s-bry")
    assert open_to(g, "support") == {"s-n"}
    g = field({"orel": "g4a", "tula": "s-w | s-bry"})
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"s-bry"}  # from the target's own zone


@pytest.mark.rule("absolute-war", "12.2.2e")
@pytest.mark.parametrize(
    ("units", "lead", "target", "helpers"),
    [
        ({"orel": "g4a", "tula": "s-w", "ryazan": "s-s"}, "g4a", "s-w", set()),
        ({"orel": "g4a", "tula": "s-w", "ryazan": "s-vvs1 s-s"}, "g4a", "s-w", {"s-vvs1"}),
        ({"orel": "g4a", "tula": "s-w", "ryazan": "s-s s-vvs1"}, "g4a", "s-w", set()),  # not on top
        ({"tula": "g4a | s-w", "ryazan": "s-s"}, "g4a", "s-w", {"s-s"}),  # a contested region
        ({"orel": "g4a", "tula": "s-w", "moscow": "s-s"}, "g4a", "s-w", {"s-s"}),  # from a hex
        ({"kaluga": "g4a", "moscow": "s-w", "ryazan": "s-s"}, "g4a", "s-w", {"s-s"}),  # to a hex
        ({"tambov": "g4a", "penza": "s-w", "siberia": "s-s"}, "g4a", "s-w", {"s-s"}),  # from a box
    ],
)
def test_regions_support_the_defence_of_other_regions_only_by_way_of_exception(
    units: dict[str, str], lead: str, target: str, helpers: set[str]
) -> None:
    g = field(units)
    attack(g, lead, target)
    found = open_to(g, "support") if committing(g)[1] == "commit-defence" else set()
    assert found == helpers


@pytest.mark.rule("absolute-war", "12.2.2e")
def test_attacks_are_supported_from_region_to_region() -> None:
    g = field({"orel": "g4a", "ryazan": "g9a", "tula": "s-w"})
    attack(g, "g4a", "s-w")
    assert open_to(g, "support") == {"g9a"}


@pytest.mark.rule("absolute-war", "12.2.3")
@pytest.mark.rule("absolute-war", "12.5.4b")
@pytest.mark.parametrize(
    ("lead", "helper", "river"), [("kaluga", "orel", 1), ("orel", "kaluga", 0), ("orel", "moscow", 0)]
)
def test_rivers_count_by_the_zone_of_the_lead_attacker(lead: str, helper: str, river: int) -> None:
    g = field({lead: "g4a", helper: "g9a", "tula": "s-w"})
    attack(g, "g4a", "s-w")
    do(g, "support g9a")
    assert sums(g) == (4, 4 + river)


@pytest.mark.rule("absolute-war", "12.2.4")
@pytest.mark.rule("absolute-war", "12.0a")
def test_the_units_of_a_stack_do_not_share_themselves_between_combats() -> None:
    g = field({"orel": "g4a g9a", "tula": "s-w", "bryansk": "s-s"})
    assert open_to(g, "lead") == {"g4a"}
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    assert g.fight.lead.bit_count() == 2
    fight(g)
    finish(g)
    assert asked(g) != "attack"  # all of it is Done
    g = field({"orel": "g4a", "kaluga": "g2pz g9a", "tula": "s-w", "bryansk": "s-s"})
    attack(g, "g4a", "s-w")
    do(g, "support g2pz")
    fight(g)
    finish(g)
    assert asked(g) != "attack"


@pytest.mark.rule("absolute-war", "12.2.5a")
@pytest.mark.rule("absolute-war", "12.5.6c")
@pytest.mark.parametrize("marker", ["disrupted", "unsupplied", "done"])
def test_marked_stacks_support_nobody(marker: str) -> None:
    units = {"orel": "g4a", "kaluga": "g9a", "tula": "s-w | s-bry"}
    g = field(units, head=f'{marker} = ["g9a", "s-bry"]')
    attack(g, "g4a", "s-w")
    assert committing(g) == ("german", "commit-attack")  # the Soviet side has nothing to ask for
    assert open_to(g, "support") == set()


@pytest.mark.rule("absolute-war", "12.2.5b")
@pytest.mark.rule("absolute-war", "card-g5")
@pytest.mark.parametrize("marker", ["", "disrupted", "unsupplied", "done"])
def test_no_event_lifts_that_ban(marker: str) -> None:
    head = f'{marker} = ["g2pz"]' if marker else ""
    g = field(
        {"orel": "g4a", "bryansk": "g2pz", "tula": "s-w"},
        step="soviet-combat",
        turn=13,
        head=head,
        hand={"german": "g5"},
    )
    attack(g, "s-w", "g4a")
    until(g, "commit-defence")
    do(g, "play g5")
    assert open_to(g, "support") == (set() if marker else {"g2pz"})


@pytest.mark.rule("absolute-war", "12.2a")
def test_the_next_zone_is_chosen_when_a_combat_is_over() -> None:
    g = field({"orel": "g4a", "kursk": "g9a", "tula": "s-w", "rossosh": "s-s"})
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    assert open_to(g, "lead") == set()
    fight(g)
    assert stacks(g, "tula") == ["s-w"]
    assert open_to(g, "lead") == {"g9a"}


@pytest.mark.rule("absolute-war", "12.2a")
def test_a_zone_that_was_left_for_another_is_not_attacked_again() -> None:
    """Both stacks in Tula may be attacked one after the other, but not with Rossosh in between."""
    units = {"orel": "g4a", "kaluga": "g2a", "kursk": "g9a", "tula": "s-w | s-bry", "rossosh": "s-s"}
    g = field(units)
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    fight(g)
    finish(g)
    assert open_to(g, "lead") == {"g2a", "g9a"}
    attack(g, "g9a", "s-s")
    fight(g)
    finish(g)
    assert asked(g) != "attack"


@pytest.mark.rule("absolute-war", "12.2d", "12.7.4h")
def test_a_stack_that_owes_an_attack_and_has_no_way_back_is_lost() -> None:
    units = {**ELSEWHERE, "tula": "g4a | s-w"}
    g = field(units, head="attack = { german = 0 }", soviet="orel kaluga")
    assert at(g, "g4a") == "german-destroyed"
