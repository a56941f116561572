"""12.0 and 12.1: the Combat Phase in outline, and where Major Offensives are designated."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.clash import at_tula, clash, fix
from tests.games.absolute_war.fighting import attack, committing, fight, finish, sums, until
from tests.games.absolute_war.table import asked, do, draws, field, marked, open_to, side_to_act
from tests.support import told

MARSH, FOREST, CITY, TARGET, MOUNTAIN, PLAIN = "novgorod", "bryansk", "smolensk", "kharkov", "cluj", "tula"


# ---- 12.0


@pytest.mark.rule("absolute-war", "12.0a")
def test_a_stack_takes_part_in_one_combat_only() -> None:
    g = field({"orel": "g4a", "kursk": "g9a", "voronezh": "s-bry", "tula": "s-w", "kharkov": "s-s"})
    draws(g, "g2")  # at -1: AR, and nothing happens
    attack(g, "g4a", "s-w")
    assert fight(g)["result"] == "AR"
    assert marked(g, "done") >= {"g4a"}
    assert asked(g) == "attack"
    assert open_to(g, "lead") == {"g9a"}


@pytest.mark.rule("absolute-war", "12.0a")
def test_a_supporter_of_one_combat_neither_attacks_nor_supports_in_another() -> None:
    g = field({"orel": "g4a", "voronezh": "g9a", "kursk": "g2a", "tula": "s-w", "rossosh": "s-s"})
    attack(g, "g4a", "s-w")
    until(g, "commit-attack")
    do(g, "support g9a")
    fight(g)
    finish(g)
    assert open_to(g, "lead") == {"g2a"}
    attack(g, "g2a", "s-s")
    assert open_to(g, "support") == set()


@pytest.mark.rule("absolute-war", "12.0b")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_the_phasing_player_attacks_and_his_opponent_defends(side: str) -> None:
    g = field({"orel": "g4a g-lf2 | g9a", "tula": "s-w s-vvs1 | s-bry"}, step=f"{side}-combat")
    assert side_to_act(g) == side
    attack(g, *(("g4a", "s-w") if side == "german" else ("s-w", "g4a")))
    asks = [committing(g)]
    do(g, "done")
    asks.append(committing(g))
    assert sorted(asks) == sorted(
        [(side, "commit-attack"), ({"german": "soviet", "soviet": "german"}[side], "commit-defence")]
    )


@pytest.mark.rule("absolute-war", "12.0c")
@pytest.mark.rule("absolute-war", "12.4")
@pytest.mark.rule("absolute-war", "12.2a")
def test_markers_first_then_one_whole_combat_after_another() -> None:
    g = field({"orel": "g4a", "kursk": "g9a", "tula": "s-w", "rossosh": "s-s"}, head="markers = 1")
    assert asked(g) == "designate"
    do(g, "mark tula")
    while asked(g) == "designate":
        do(g, "done")
    assert asked(g) == "attack"
    draws(g, "g2", "g21")
    attack(g, "g4a", "s-w")
    assert asked(g) == "commit-attack"  # and nothing else until it is over
    fight(g)
    assert asked(g) == "attack"
    attack(g, "g9a", "s-s")
    fight(g)
    finish(g)
    assert [note["space"] for note in told(g, "battle")] == ["tula", "rossosh"]
    assert asked(g) != "attack"  # nobody else can


@pytest.mark.rule("absolute-war", "12.4")
def test_the_phasing_player_says_when_he_has_enough() -> None:
    g = field({"orel": "g4a", "kursk": "g9a", "tula": "s-w", "rossosh": "s-s"})
    do(g, "done")
    assert told(g, "battle") == []
    assert asked(g) != "attack"


@pytest.mark.rule("absolute-war", "12.0d")
@pytest.mark.rule("absolute-war", "12.5.4b")
@pytest.mark.parametrize(
    ("lead", "zone", "kind"),
    [
        ("orel", PLAIN, "battle"),
        ("smolensk", FOREST, "battle"),
        ("luga", MARSH, "assault"),
        ("jassy", MOUNTAIN, "assault"),
        ("vyazma", CITY, "assault"),
        ("kursk", TARGET, "assault"),
    ],
)
def test_the_terrain_of_the_target_zone_makes_it_a_battle_or_an_assault(
    lead: str, zone: str, kind: str
) -> None:
    g = field({lead: "g4a", zone: "s-w"})
    attack(g, "g4a", "s-w")
    fight(g)
    assert len(told(g, kind)) == 1
    assert len(told(g, "battle") + told(g, "assault")) == 1


# ---- 12.1


@pytest.mark.rule("absolute-war", "12.1a")
def test_markers_go_to_enemy_and_contested_zones_one_each() -> None:
    units = {"orel": "g4a", "tula": "g9a | s-w", "kursk": "s-s", "kaluga": "s-n | g2a"}
    g = field(units, head="markers = 3", german="bryansk")
    zones = open_to(g, "mark")
    assert {"tula", "kaluga", "kursk", "siberia", "voronezh"} <= zones  # whoever had Kaluga last
    assert not {"orel", "bryansk", "berlin"} & zones
    do(g, "mark tula")
    assert "tula" not in open_to(g, "mark")
    do(g, "mark kursk", "mark voronezh")
    assert open_to(g, "mark") == set()


@pytest.mark.rule("absolute-war", "12.1b")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_a_marker_that_is_not_placed_costs_a_point(placed: int) -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, head="markers = 2\nwsp = { german = 9, soviet = 5 }")
    do(g, *["mark tula", "mark kursk"][:placed])
    while asked(g) == "designate":
        do(g, "done")
    assert asked(g) == "attack"
    assert g.state.wsp == [9 - (2 - placed), 5]


@pytest.mark.rule("absolute-war", "12.1c")
@pytest.mark.rule("absolute-war", "12.6.1b")
@pytest.mark.rule("absolute-war", "3.6c")
def test_a_marker_is_turned_for_a_resource_point_and_adds_a_combat_point() -> None:
    plain = field({"orel": "g4a", "tula": "s-w"})
    before = sums(attack(plain, "g4a", "s-w"))
    g = field({"orel": "g4a", "tula": "s-w"}, head="markers = 2\nrp = { german = 1, soviet = 0 }")
    assert open_to(g, "turn_up") == set()
    do(g, "mark tula", "mark kursk")
    assert open_to(g, "turn_up") == {"tula", "kursk"}
    do(g, "turn_up tula")
    assert g.state.rp[0] == 0
    assert asked(g) == "attack"  # no point is left for the other
    attack(g, "g4a", "s-w")
    assert sums(g) == (before[0] + 1, before[1])


@pytest.mark.rule("absolute-war", "12.1c")
def test_an_unturned_marker_and_one_in_another_zone_add_nothing() -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, head='offensive = ["tula", "kursk"]\nturned = ["kursk"]')
    while asked(g) == "designate":
        do(g, "done")
    attack(g, "g4a", "s-w")
    assert sums(g) == (3, 4)


@pytest.mark.rule("absolute-war", "12.1d")
def test_a_turned_marker_serves_one_combat() -> None:
    units = {"orel": "g4a", "kaluga": "g9a", "tula": "s-w | s-bry"}
    g = field(units, head='offensive = ["tula"]\nturned = ["tula"]')
    draws(g, "g1")
    attack(g, "g4a", "s-w")
    until(g, "commit-attack")
    assert sums(g) == (4, 4)
    assert fight(g)["result"] == "AB"  # the attacker goes back
    finish(g)
    attack(g, "g9a", "s-bry")
    assert sums(g)[0] == 3
    assert g.state.offensive  # the marker itself is still there


@pytest.mark.rule("absolute-war", "12.1d")
def test_the_point_of_a_turned_marker_may_be_kept_for_a_later_attack_on_its_zone() -> None:
    units = {"orel": "g4a", "kaluga": "g9a", "tula": "s-w | s-bry"}
    g = field(units, head='offensive = ["tula"]\nturned = ["tula"]')
    draws(g, "g1")
    attack(g, "g4a", "s-w")
    assert (committing(g)[1], open_to(g, "hold_back")) == ("commit-defence", set())
    until(g, "commit-attack")
    do(g, "hold_back")
    assert (sums(g), open_to(g, "hold_back")) == ((3, 4), set())
    fight(g)
    finish(g)
    attack(g, "g9a", "s-bry")
    assert sums(g)[0] == 4


@pytest.mark.rule("absolute-war", "12.1d")
def test_only_a_turned_marker_has_a_point_to_keep() -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, head='offensive = ["tula"]\nrp = { german = 0, soviet = 0 }')
    attack(g, "g4a", "s-w")
    until(g, "commit-attack")
    assert open_to(g, "hold_back") == set()


@pytest.mark.rule("absolute-war", "12.1d")
def test_a_turned_marker_stays_turned_for_a_repeated_assault() -> None:
    head = 'offensive = ["kharkov"]\nturned = ["kharkov"]\nrp = { german = 4, soviet = 2 }'
    g = field({"kursk": "g4a", "kharkov": "s-10a s-4a"}, head=head)
    draws(g, "g6", "s8")  # neither has support points
    attack(g, "g4a", "s-10a")
    assert sums(g) == (4, 4)
    assert fight(g)["result"] == "EQ"
    do(g, "bear rp", "again")
    assert sums(g) == (4, 4)


@pytest.mark.rule("absolute-war", "12.1d", "12.7.3g")
def test_a_point_that_was_kept_counts_in_the_repeated_assault_or_is_kept_again() -> None:
    head = 'offensive = ["kharkov"]\nturned = ["kharkov"]\nrp = { german = 4, soviet = 2 }'
    g = field({"kursk": "g4a g2a", "kharkov": "s-10a s-4a"}, head=head)
    attack(g, "g4a", "s-10a")
    until(g, "commit-attack")
    counted = sums(g)[0]
    do(g, "hold_back")
    assert sums(g)[0] == counted - 1
    fix(g, "EQ")
    assert fight(g)["result"] == "EQ"
    do(g, "bear rp", "again")
    assert sums(g)[0] == counted
    until(g, "commit-attack")
    do(g, "hold_back")
    assert sums(g)[0] == counted - 1


# ---- 3.6


@pytest.mark.rule("absolute-war", "3.6a")
def test_major_offensive_markers_come_from_offensive_cards() -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, step="german-offensives", hand={"german": "g45 g1"})
    assert g.state.markers == 0
    assert open_to(g, "launch") == {"g45"}
    do(g, "launch g45")
    assert g.state.markers == 4
    g = field({"orel": "g4a", "tula": "s-w"}, step="german-offensives", hand={"german": "g1"})
    do(g, "done")
    assert g.state.markers == 0
    assert asked(g) == "movement"


@pytest.mark.rule("absolute-war", "3.6b")
@pytest.mark.parametrize(("turn", "german", "soviet"), [(7, 2, 1), (14, 1, 2)])
def test_in_the_base_game_both_get_markers_on_every_turn(turn: int, german: int, soviet: int) -> None:
    who = "german" if german > soviet else "soviet"
    for side, count in (("german", german), ("soviet", soviet)):
        g = field(
            {"orel": "g4a", "tula": "s-w"},
            step=f"{side}-offensives",
            turn=turn,
            head=f'initiative = "{who}"',
            mode="base",
        )
        assert asked(g) == "movement"
        assert g.state.markers == count


@pytest.mark.rule("absolute-war", "3.6d")
@pytest.mark.parametrize("taken", [True, False])
def test_a_successful_offensive_crowns_its_card_a_failed_one_costs_a_point(taken: bool) -> None:
    g = field(
        {"orel": "g2pz g4a", "tula": "s-10a", "kursk": "g9a", "rossosh": "s-s"},
        step="german-offensives",
        hand={"german": "g50"},
        head='wsp = { german = 9, soviet = 5 }\ninitiative = "soviet"',
    )
    do(g, "launch g50", "done", "mark tula", "mark rossosh")
    while asked(g) == "designate":
        do(g, "done")
    draws(g, "g3" if taken else "g16")
    attack(g, "g2pz", "s-10a")
    assert fight(g)["result"] == ("D1" if taken else "BB")
    finish(g, until="advance")
    if taken:
        do(g, "advance g2pz")
    finish(g)
    assert g.state.crowned == (("g50",) if taken else ())
    while asked(g) == "attack":
        do(g, "done")
    assert [note["card"] for note in told(g, "offensive-fails")] == ([] if taken else ["g50"])
    assert g.state.wsp[0] == (8 if taken else 7)  # Rossosh was not taken in any case


@pytest.mark.rule("absolute-war", "10.6e")
@pytest.mark.rule("absolute-war", "3.6a")
def test_in_general_winter_german_cards_bring_no_markers() -> None:
    g = field(
        {"orel": "g4a", "tula": "s-w"},
        step="german-offensives",
        turn=5,
        hand={"german": "g44"},
        head="wsp = { german = 9, soviet = 5 }",
    )
    do(g, "launch g44")
    assert "g44" in g.state.active[0]
    assert g.state.markers == 0
    do(g, "done")
    while asked(g) != "attack":
        do(g, "done")
    assert g.state.wsp[0] == 9  # and nothing is lost for markers


@pytest.mark.rule("absolute-war", "12.1d", "12.2.1f", "12.2.2f")
def test_the_second_stack_of_a_zone_is_attacked_without_the_point_and_with_the_help_of_the_first() -> None:
    head = 'offensive = ["tula"]\nturned = ["tula"]\nrp = { german = 0 }'
    g = at_tula("g4pz", "s-w | s-bry", kaluga="g9a", head=head)
    attack(g, "g4pz", "s-w")
    fix(g, "AR")
    fight(g)
    finish(g)
    attack(g, "g9a", "s-bry")
    assert sums(g)[0] == 3
    until(g, "commit-defence")
    assert "s-w" in open_to(g, "support")


@pytest.mark.rule("absolute-war", "12.11a", "12.3.8")
def test_an_offensive_may_succeed_with_the_second_attack_on_its_zone() -> None:
    """After the first the zone is contested, and the marker stays."""
    head = 'offensive = ["tula"]\nrp = { german = 0 }'
    g = at_tula("g4pz", "s-w | s-bry", kaluga="g9a g2a", head=head)
    for lead, target, moves in (("g9a", "s-w", "advance g9a"), ("g4pz", "s-bry", "")):
        clash(g, lead, target, "DR")
        while asked(g) == "retreat":
            do(g, f"retreat {max(open_to(g, 'retreat'))}")
        assert told(g, "offensive-succeeds") == []
        do(g, *([moves] if moves else []))
        finish(g)
    assert [note["space"] for note in told(g, "offensive-succeeds")] == ["tula"]
