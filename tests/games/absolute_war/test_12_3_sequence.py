"""12.3, 12.5.1: the steps of a combat, cards in it, how Battles and Assaults are resolved."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.fighting import attack, cards, committing, fight, finish, sums, until
from tests.games.absolute_war.table import asked, at, do, draws, field, marked, open_to
from tests.support import told

# ---- the eight steps


@pytest.mark.rule("absolute-war", "12.3a")
@pytest.mark.rule("absolute-war", "12.3.1a")
@pytest.mark.rule("absolute-war", "12.3.1b")
@pytest.mark.rule("absolute-war", "12.3.5")
@pytest.mark.rule("absolute-war", "12.3.6")
def test_the_steps_of_a_combat_come_in_order() -> None:
    g = field(
        {"orel": "g2pz", "kaluga": "g4a", "tula": "s-10a | s-4a", "kursk": "g9a", "rossosh": "s-s"},
        step="german-offensives",
        hand={"german": "g50"},
        german="bryansk",
    )
    do(g, "launch g50", "done", "mark tula", "mark rossosh")
    while asked(g) == "designate":
        do(g, "done")
    draws(g, "g3")
    attack(g, "g2pz", "s-10a")
    seen = [asked(g)]
    do(g, "done")  # the Soviet side commits nothing
    seen.append(asked(g))
    do(g, "support g4a", "done")
    seen.append(asked(g))
    do(g, "done")
    assert told(g, "battle")[-1]["result"] == "DE"
    finish(g, until="advance")
    seen.append(asked(g))
    do(g, "advance g2pz", "advance g4a")  # supporters too
    while asked(g) == "join":
        do(g, "apart")
    seen.append(asked(g))
    do(g, "exploit g2pz")
    assert {"ryazan", "voronezh"} <= open_to(g, "to")  # one zone further
    do(g, "to ryazan")
    finish(g)
    assert seen == ["commit-defence", "commit-attack", "pincers", "advance", "exploit"]
    assert (at(g, "g2pz"), at(g, "g4a")) == ("ryazan", "tula")
    assert marked(g, "done") == {"g2pz", "g4a"}  # step 7
    assert g.state.crowned == ("g50",)  # step 8


@pytest.mark.rule("absolute-war", "12.3.1a")
@pytest.mark.rule("absolute-war", "12.5.1a")
def test_each_player_commits_one_card_and_one_special_marker_at_most() -> None:
    g = field(
        {"orel": "g4a", "tula": "s-w"},
        step="soviet-combat",
        turn=5,
        head='initiative = "soviet"\nwinter = 2\norders = ["german"]',
        hand={"german": "g33 g42", "soviet": "s1 s3 s20"},
    )
    attack(g, "s-w", "g4a")
    assert committing(g) == ("german", "commit-defence")
    assert cards(g) == {"g33"}  # the Panzerfaust comes in 1943
    assert open_to(g, "commit") == {"order"}
    do(g, "play g33")
    assert cards(g) == set()
    do(g, "commit order")  # and that is all that he may do
    assert committing(g) == ("soviet", "commit-attack")
    assert cards(g) == {"s1", "s3"}
    assert open_to(g, "commit") == {"general-winter"}
    do(g, "commit general-winter")
    assert open_to(g, "commit") == set()
    do(g, "play s3")
    assert cards(g) == set()


@pytest.mark.rule("absolute-war", "12.5.1a")
@pytest.mark.rule("absolute-war", "2.4.3a")
@pytest.mark.parametrize(("turn", "playable"), [(2, {"g1"}), (7, {"g1", "g4"}), (13, {"g4"})])
def test_cards_are_played_in_their_years(turn: int, playable: set[str]) -> None:
    g = field({"orel": "g2pz", "tula": "s-w"}, turn=turn, hand={"german": "g1 g4"})
    attack(g, "g2pz", "s-w")
    assert cards(g) == playable


@pytest.mark.rule("absolute-war", "12.5.1a")
def test_attackers_and_defenders_have_cards_of_their_own() -> None:
    hand = {"german": "g16 g33", "soviet": "s1 s6"}
    g = field({"orel": "g4a", "tula": "s-w"}, hand=hand)
    attack(g, "g4a", "s-w")
    assert cards(g) == {"s6"}  # in defence
    do(g, "done")
    assert cards(g) == {"g16"}
    g = field({"orel": "g4a", "tula": "s-w"}, step="soviet-combat", hand=hand)
    attack(g, "s-w", "g4a")
    assert cards(g) == {"s1"}
    do(g, "done")
    assert cards(g) == {"g33"}


@pytest.mark.rule("absolute-war", "12.5.1b")
def test_in_a_battle_a_card_gives_its_event_not_its_support_points() -> None:
    g = field({"orel": "g4a", "tula": "s-w"}, hand={"german": "g16 g28"})
    attack(g, "g4a", "s-w")
    before = sums(g)[0]
    assert open_to(g, "points") == set()
    do(g, "play g16")
    assert sums(g)[0] == before + 1  # 2 would be its support points


@pytest.mark.rule("absolute-war", "12.5.1c")
@pytest.mark.rule("absolute-war", "2.4.4a")
@pytest.mark.parametrize(("how", "more"), [("play", 1), ("points", 2)])
def test_in_an_assault_a_card_gives_its_event_or_its_support_points(how: str, more: int) -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w"}, hand={"german": "g16 g28 g39"})
    attack(g, "g4a", "s-w")
    before = sums(g)[0]
    assert cards(g) == {"g16"}  # the event of the Cauldron Battle is for Battles
    assert open_to(g, "points") == {"g16", "g28", "g39"}
    do(g, f"{how} g16")
    assert sums(g)[0] == before + more  # never both
    assert open_to(g, "points") == cards(g) == set()


@pytest.mark.rule("absolute-war", "12.5.1c")
@pytest.mark.rule("absolute-war", "2.4.3a")
def test_support_points_too_are_played_in_a_cards_years() -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w"}, turn=13, hand={"german": "g1 g4 g28"})
    attack(g, "g4a", "s-w")
    assert open_to(g, "points") == {"g4", "g28"}


@pytest.mark.rule("absolute-war", "12.5.1c")
@pytest.mark.rule("absolute-war", "2.4.4c")
def test_a_card_with_negative_support_points_may_be_played_for_them() -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w"}, hand={"german": "g37"})
    attack(g, "g4a", "s-w")
    before = sums(g)[0]
    do(g, "points g37")
    assert sums(g)[0] == before - 1


@pytest.mark.rule("absolute-war", "12.5.1d")
@pytest.mark.rule("absolute-war", "2.4.4b")
@pytest.mark.parametrize("zone", ["tula", "kharkov"])
def test_in_the_base_game_cards_give_support_points_in_all_combats(zone: str) -> None:
    g = field({"orel": "g4a", "kursk": "g9a", zone: "s-w"}, hand={"german": "g16"}, mode="base")
    attack(g, "g4a" if zone == "tula" else "g9a", "s-w")
    until(g, "commit-attack")
    before = sums(g)[0]
    assert cards(g) == set()
    do(g, "points g16")
    assert sums(g)[0] == before + 2


# ---- resolution


@pytest.mark.rule("absolute-war", "12.3.3a")
@pytest.mark.rule("absolute-war", "12.3.4")
@pytest.mark.rule("absolute-war", "2.4.8a")
def test_in_a_battle_the_attackers_card_gives_the_result_under_the_odds() -> None:
    g = field({"orel": "g2pz g-lf2", "tula": "s-nw*"})
    draws(g, "g39")
    attack(g, "g2pz", "s-nw")
    assert sums(g) == (6, 2)
    note = fight(g)
    assert (note["card"], note["result"]) == ("g39", "D1")
    assert note["other_card"] == ""  # the defender turns none


@pytest.mark.rule("absolute-war", "12.3.3a")
@pytest.mark.rule("absolute-war", "2.4.8b")
def test_the_example_of_card_s15() -> None:
    g = field({"orel": "s-1ukr s-vvs1", "tula": "g12a*"}, step="soviet-combat")
    draws(g, "s15")
    attack(g, "s-1ukr", "g12a")
    assert sums(g) == (5, 1)
    note = fight(g)
    assert (note["card"], note["result"]) == ("s15", "BB")
    assert "s15" in g.state.discard[1]


@pytest.mark.rule("absolute-war", "12.3.3b")
@pytest.mark.rule("absolute-war", "12.3.4")
@pytest.mark.rule("absolute-war", "2.4.3c")
@pytest.mark.parametrize(
    ("mine", "theirs", "row"),
    [
        ("g6", "s8", "D+3"),  # 3 against 6
        ("g18", "s8", "D+2"),  # +1
        ("g17", "s8", "EQ"),  # +3
        ("g17", "s22", "A+2"),  # +3 against -2
        ("g20", "s7", "D+2"),  # +2 against +1
        ("g20", "s23", "EQ"),  # +2 against -1
    ],
)
def test_in_an_assault_both_turn_a_card_and_add_its_support_points(mine: str, theirs: str, row: str) -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w"})  # G20 and S23 are out of their years: no matter
    draws(g, mine, theirs)
    attack(g, "g4a", "s-w")
    assert sums(g) == (3, 6)
    note = fight(g)
    assert (note["card"], note["other_card"], note["result"]) == (mine, theirs, row)


@pytest.mark.rule("absolute-war", "12.3.3c")
def test_negative_support_points_lower_the_total_of_who_turned_them() -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w"})
    draws(g, "g38", "s22")  # -2 each
    attack(g, "g4a", "s-w")
    before = sums(g)
    note = fight(g)
    assert (note["attack"], note["defence"]) == (before[0] - 2, before[1] - 2)


@pytest.mark.rule("absolute-war", "12.3.3b")
@pytest.mark.rule("absolute-war", "12.3.3a")
def test_red_cards_turned_in_a_combat_have_no_event() -> None:
    g = field({"kursk": "g4a", "kharkov": "s-w", "berlin": "g9a"}, head="rp = { german = 3, soviet = 3 }")
    draws(g, "g13", "s22")
    attack(g, "g4a", "s-w")
    fight(g)
    assert told(g, "played") == []
    assert "g13" in g.state.discard[0]


@pytest.mark.rule("absolute-war", "12.3.7")
@pytest.mark.rule("absolute-war", "3.4b")
def test_after_a_combat_its_stacks_are_done_on_both_sides() -> None:
    g = field(
        {"orel": "g4a", "kaluga": "g9a", "tula": "s-w | s-bry", "kursk": "g2a", "rossosh": "s-s"},
    )
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    do(g, "support s-bry", "support g9a")
    assert marked(g, "done") == set()
    assert fight(g)["result"] == "BB"  # 3 + 1 against 4, 0
    finish(g)
    assert marked(g, "done") == {"g4a", "g9a", "s-bry"}  # the target is not


@pytest.mark.rule("absolute-war", "12.3.8")
@pytest.mark.rule("absolute-war", "12.6.1a")
def test_a_marker_whose_zone_was_not_taken_stays_until_the_end_of_the_phase() -> None:
    units = {"orel": "g4a", "tula": "s-w", "kursk": "g9a", "rossosh": "s-s"}
    g = field(units, head='offensive = ["tula"]\nwsp = { german = 9, soviet = 5 }')
    while asked(g) == "designate":
        do(g, "done")
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    assert fight(g)["result"] == "AR"
    finish(g)
    assert asked(g) == "attack"
    assert g.state.offensive
    assert g.state.wsp[0] == 9
    do(g, "done")
    assert not g.state.offensive
    assert g.state.wsp[0] == 8
