"""21: the events of the 26 turns, one by one."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.clash import ELSEWHERE, clash
from tests.games.absolute_war.fighting import attack
from tests.games.absolute_war.supplying import RED, overrun
from tests.games.absolute_war.table import FACTS, asked, at, do, field, marked, open_to, side_to_act, war
from tests.games.absolute_war.turning import event, until
from tests.support import units

# ---- turn 1, the surprise attack (21.1.1)


@pytest.mark.rule("absolute-war", "21.1.1a")
@pytest.mark.rule("absolute-war", "2.3.6d")
@pytest.mark.parametrize(("turn", "supports"), [(1, {"g3pz", "g-lf1"}), (2, {"g3pz", "g-lf1", "g16a"})])
def test_germans_of_one_letter_attack_together(turn: int, supports: set[str]) -> None:
    """2nd and 3rd Panzer are of group C, 16th Army and Luftflotte 1 of N; air units help anybody."""
    zones = {
        "warsaw": "g2pz",
        "allenstein": "g3pz",
        "insterburg": "g16a",
        "vilna": "g-lf1",
        "bialystok": "s-w*",
    }
    g = attack(field(zones, turn=turn, german="vilna"), "g2pz", "s-w")
    assert asked(g) == "commit-attack"
    assert open_to(g, "support") == supports


@pytest.mark.rule("absolute-war", "21.1.1a")
@pytest.mark.parametrize(("turn", "leads"), [(1, {"g18a"}), (2, {"g18a", "g4pz"})])
def test_a_stack_of_two_letters_does_not_attack(turn: int, leads: set[str]) -> None:
    zones = {"insterburg": "g4pz g9a", "allenstein": "g18a g16a", "bialystok": "s-w*"}
    assert open_to(field(zones, turn=turn), "lead") == leads


@pytest.mark.rule("absolute-war", "21.1.1b")
@pytest.mark.parametrize(("turn", "further"), [(1, False), (2, True)])
def test_germans_move_one_zone_on_turn_1(turn: int, further: bool) -> None:
    g = field({"lodz": "g2pz"}, step="german-movement", turn=turn)
    do(g, "move g2pz", "enter warsaw")
    assert bool(open_to(g, "enter")) is further
    g = field({"minsk": "s-w"}, step="soviet-movement", turn=turn)
    do(g, "move s-w", "enter mogilev")
    assert open_to(g, "enter")  # the Soviets are not held back


@pytest.mark.rule("absolute-war", "21.1.1c")
@pytest.mark.parametrize("scenario", ["barbarossa", "short-campaign", "long-campaign"])
def test_the_german_group_r_begins_disrupted(scenario: str) -> None:
    g = war(scenario=scenario)
    group = {row.id for row in FACTS.units if row.letter == "R" and row.side == "german"}
    assert group == {"g11a", "x-rom3", "x-rom4"}
    assert marked(g, "disrupted") == group


@pytest.mark.rule("absolute-war", "21.1.1d")
@pytest.mark.parametrize(("turn", "supports"), [(1, {"s-12a"}), (2, {"s-12a", "s-s"})])
def test_soviets_of_one_letter_attack_together(turn: int, supports: set[str]) -> None:
    zones = {"lvov": "s-sw*", "czernowitz": "s-12a", "zhitomir": "s-s*", "tarnopol": "g17a"}
    g = attack(field(zones, step="soviet-combat", turn=turn), "s-sw", "g17a")
    until(g, "commit-attack")
    assert open_to(g, "support") == supports


@pytest.mark.rule("absolute-war", "21.1.1a")
@pytest.mark.rule("absolute-war", "21.1.1d")
@pytest.mark.parametrize(
    ("turn", "leads", "supports"),
    [(1, {"s-12a"}, {"s-vvs2"}), (2, {"s-12a", "s-vvs1"}, {"s-vvs2", "s-vvs1"})],
)
def test_soviet_air_units_have_a_letter_like_others(turn: int, leads: set[str], supports: set[str]) -> None:
    """The 1st Air Army, of group B, lies on the Southern Front, of R; only German air units help anybody."""
    zones = {"czernowitz": "s-12a", "zhitomir": "s-vvs1 s-s*", "rovno": "s-vvs2", "tarnopol": "g17a"}
    g = field(zones, step="soviet-combat", turn=turn)
    assert open_to(g, "lead") == leads
    attack(g, "s-12a", "g17a")
    until(g, "commit-attack")
    assert open_to(g, "support") == supports


@pytest.mark.rule("absolute-war", "21.1.1e")
@pytest.mark.parametrize(("turn", "advances"), [(1, False), (2, True)])
def test_nor_do_they_by_advancing(turn: int, advances: bool) -> None:
    """W101: for the whole turn, it says, where the Germans' limit is for their Movement Phase."""
    zones = {**ELSEWHERE, "brest-litovsk": "s-w", "lublin": "g-l"}
    g = clash(field(zones, step="soviet-combat", turn=turn), "s-w", "g-l", "DR")
    assert (asked(g) == "advance") is advances
    g = field({**ELSEWHERE, "brest-litovsk": "s-w", "lublin": "g-l"}, step="soviet-combat", turn=turn)
    clash(g, "s-w", "g-l", "AA")
    assert (at(g, "s-w") == "lublin") is advances


@pytest.mark.rule("absolute-war", "21.1.1e")
@pytest.mark.parametrize(("turn", "crosses"), [(1, False), (2, True)])
def test_soviets_do_not_enter_greater_germany_on_turn_1(turn: int, crosses: bool) -> None:
    g = field({"brest-litovsk": "s-w"}, step="soviet-movement", turn=turn)
    do(g, "move s-w")
    assert ({"warsaw", "lublin"} <= open_to(g, "enter")) is crosses
    assert {"bialystok", "rovno", "minsk", "pinsk"} <= open_to(g, "enter")


WORN = {"posen": "g9a* g-fort1*", "gorki": "s-2gta* s-fort1*"}
BARRED = {1: "german soviet", 2: "german soviet"} | dict.fromkeys((3, 4, 5, 11, 23, 24, 25, 26), "german")


@pytest.mark.rule("absolute-war", "21.1.1f")
@pytest.mark.rule("absolute-war", "21.1.2b")
@pytest.mark.rule("absolute-war", "21.1.3")
@pytest.mark.rule("absolute-war", "21.1.4c")
@pytest.mark.rule("absolute-war", "21.1.5A")
@pytest.mark.rule("absolute-war", "21.1.11A")
@pytest.mark.rule("absolute-war", "21.1.23")
@pytest.mark.rule("absolute-war", "21.1.24")
@pytest.mark.rule("absolute-war", "21.1.25")
@pytest.mark.rule("absolute-war", "21.1.26")
@pytest.mark.rule("absolute-war", "21.2.4")
@pytest.mark.parametrize("turn", range(1, 27))
def test_on_some_turns_nobody_pays_for_upgrades_but_forts_are_finished(turn: int) -> None:
    g = event(turn, WORN, "rp = { german = 4, soviet = 6 }", scenario="long-campaign")
    until(g, "upgrades", side="german")
    assert bool(open_to(g, "restore")) is ("german" not in BARRED.get(turn, ""))
    assert open_to(g, "finish") == {"g-fort1"}
    until(do(g, "done"), "upgrades", side="soviet")
    assert bool(open_to(g, "restore")) is ("soviet" not in BARRED.get(turn, ""))
    assert open_to(g, "finish") == {"s-fort1"}


# ---- turn 2, the Stalin Line (21.1.2)

OLD_BORDER = "luga pskov velikiye-luki vitebsk minsk mozyr zhitomir vinnitsa uman odessa nikolaev"


@pytest.mark.rule("absolute-war", "21.1.2a")
@pytest.mark.parametrize("box", ["brest-litovsk", "soviet-destroyed", "soviet-captured", "soviet-shattered"])
def test_the_forts_of_the_stalin_line_are_placed_wherever_they_were(box: str) -> None:
    g = event(2, {"rovno": "s-5a s-sl2", box: "s-sl1", "minsk": "g9a", "vilna": "g3pz"}, german="bialystok")
    assert (asked(g), side_to_act(g)) == ("stalin-line", "soviet")
    do(g, "place s-sl1")
    assert open_to(g, "to") == set(OLD_BORDER.split()) - {"minsk"}  # the Germans are in Minsk
    do(g, "to vitebsk")  # the other Fort is the only one left
    assert "odessa" in open_to(g, "to")
    do(g, "to odessa")
    assert (at(g, "s-sl1"), at(g, "s-sl2")) == ("vitebsk", "odessa")
    assert marked(g, "back") >= {"s-sl1", "s-sl2"}  # under construction (10.3)
    assert at(g, "s-5a") == "rovno"
    assert side_to_act(g) == "german"


@pytest.mark.rule("absolute-war", "21.1.2a")
def test_without_a_soviet_zone_on_the_old_border_there_is_no_stalin_line() -> None:
    g = event(2, {"soviet-destroyed": "s-sl1 | s-sl2"}, german=overrun("moscow", "gorki", "siberia"))
    assert asked(g) != "stalin-line"
    assert at(g, "s-sl1") == at(g, "s-sl2") == "soviet-destroyed"


@pytest.mark.rule("absolute-war", "21.1.2c")
def test_the_forts_of_the_stalin_line_are_finished_for_a_marker_each() -> None:
    g = event(2, {"soviet-destroyed": "s-sl1 | s-sl2"})
    do(g, "place s-sl1", "to vitebsk", "to odessa")
    until(g, "upgrades", side="soviet")
    before = g.state.support[1]
    do(g, "finish s-sl1", "spend support", "finish s-sl2", "spend support")
    assert not marked(g, "back") & {"s-sl1", "s-sl2"}
    assert g.state.support[1] == before - 2


# ---- points, markers, draws: what the other events change

POINTS = {4: 2, 7: 1, 8: 3, 23: -4, 24: -4, 25: -4, 26: -4}
ATTACKS = {3: (-1, 0), 9: (0, 1), 13: (0, 1), 14: (-1, 0), 18: (-1, 0), 22: (-1, 0)}
FEWER = (10, 14, 15, 19, 20, 22)


@pytest.mark.rule("absolute-war", "21.1.4a")
@pytest.mark.rule("absolute-war", "21.1.7")
@pytest.mark.rule("absolute-war", "21.1.8")
@pytest.mark.rule("absolute-war", "21.1.23")
@pytest.mark.rule("absolute-war", "21.1.24")
@pytest.mark.rule("absolute-war", "21.1.25")
@pytest.mark.rule("absolute-war", "21.1.26")
@pytest.mark.rule("absolute-war", "6.2")
@pytest.mark.parametrize("turn", range(1, 27))
def test_soviet_points_of_the_turn(turn: int) -> None:
    g = event(turn, scenario="long-campaign")
    assert g.state.wsp == [10, 10 + POINTS.get(turn, 0)]


@pytest.mark.rule("absolute-war", "21.1.23")
def test_points_that_the_soviets_do_not_have_are_not_lost() -> None:
    g = event(23, head="wsp = { german = 3, soviet = 2 }")
    assert g.state.wsp == [3, 0]


@pytest.mark.rule("absolute-war", "21.1.3")
@pytest.mark.rule("absolute-war", "21.1.9")
@pytest.mark.rule("absolute-war", "21.1.13")
@pytest.mark.rule("absolute-war", "21.1.14")
@pytest.mark.rule("absolute-war", "21.1.18")
@pytest.mark.rule("absolute-war", "21.1.22a")
@pytest.mark.rule("absolute-war", "6.2")
@pytest.mark.rule("absolute-war", "8.0f")
@pytest.mark.parametrize("turn", range(1, 27))
def test_attack_markers_of_the_turn(turn: int) -> None:
    g = event(turn, head="attacks = { german = 5, soviet = 4 }", scenario="long-campaign")
    german, soviet = ATTACKS.get(turn, (0, 0))
    assert g.state.attacks == [5 + german, 4 + soviet]


@pytest.mark.rule("absolute-war", "21.1.3")
@pytest.mark.rule("absolute-war", "21.1.9")
@pytest.mark.rule("absolute-war", "8.0f")
def test_attack_markers_are_lost_and_won_for_good() -> None:
    g = event(3)
    assert g.state.attack[0] == 5
    later = event(7, head="attacks = { german = 5, soviet = 4 }\nattack = { german = 0, soviet = 0 }")
    assert later.state.attack[0] == 5
    g = until(event(9), "spend-cards", side="soviet")
    assert g.state.attack[1] == 5


@pytest.mark.rule("absolute-war", "21.1.10")
@pytest.mark.rule("absolute-war", "21.1.14")
@pytest.mark.rule("absolute-war", "21.1.15")
@pytest.mark.rule("absolute-war", "21.1.19")
@pytest.mark.rule("absolute-war", "21.1.20a")
@pytest.mark.rule("absolute-war", "21.1.22a")
@pytest.mark.parametrize("turn", range(1, 27))
@pytest.mark.parametrize("deck", ["event", "offensive"])
def test_german_draws_of_the_turn(turn: int, deck: str) -> None:
    g = until(event(turn, scenario="long-campaign"), "lost-draw", "exchange", "spend-cards", side="german")
    assert (asked(g) == "lost-draw") is (turn in FEWER)
    counts = {"event": 4, "offensive": 1}
    if turn in FEWER:
        assert open_to(g, "forgo") == {"event", "offensive"}
        do(g, f"forgo {deck}")
        counts[deck] -= 1
        assert asked(g) != "lost-draw"  # one card, not more
    until(g, "spend-cards")
    drawn = set(g.state.hand[0]) - set(RED["german"].split())
    for kind, count in counts.items():
        assert sum(FACTS.cards[card].deck == kind for card in drawn) == count


# ---- industry, Lend-Lease, orders

PLANTS = {
    5: {"lend-lease-resource-1"},
    6: {"soviet-upgrade-1", "soviet-upgrade-2"},
    11: {"lend-lease-resource-2"},
    12: {"german-resource-1"},
    16: {"german-resource-2"},
    17: {"lend-lease-card"},
}
SITES = {
    "lend-lease-resource-1": "onega",
    "lend-lease-resource-2": "makhachkala",
    "lend-lease-card": "siberia",
    "soviet-upgrade-1": "siberia",
    "soviet-upgrade-2": "siberia",
    "german-resource-1": "germany",
    "german-resource-2": "czechoslovakia",
}


@pytest.mark.rule("absolute-war", "21.1.5A")
@pytest.mark.rule("absolute-war", "21.1.6")
@pytest.mark.rule("absolute-war", "21.1.11A")
@pytest.mark.rule("absolute-war", "21.1.12")
@pytest.mark.rule("absolute-war", "21.1.16")
@pytest.mark.rule("absolute-war", "21.1.17A")
@pytest.mark.rule("absolute-war", "errata.2")
@pytest.mark.rule("absolute-war", "errata.3")
@pytest.mark.rule("absolute-war", "6.1")
@pytest.mark.parametrize("turn", range(1, 27))
def test_industry_and_lend_lease_markers_come_ready(turn: int) -> None:
    g = event(turn, scenario="long-campaign")
    assert set(g.state.ready) == PLANTS.get(turn, set())
    assert not g.state.spent
    assert not g.state.lost


@pytest.mark.rule("absolute-war", "21.1.5A")
@pytest.mark.rule("absolute-war", "21.1.11A")
@pytest.mark.rule("absolute-war", "21.1.12")
@pytest.mark.rule("absolute-war", "21.1.16")
@pytest.mark.rule("absolute-war", "2.1.1d")
@pytest.mark.parametrize("turn", [5, 11, 12, 16, 17])
def test_each_marker_lies_in_its_site(turn: int) -> None:
    """Who takes the site takes the marker (19.5); no other zone matters."""
    (plant,) = PLANTS[turn]
    conquerors = {"german": "s-w", "soviet": "g2pz"}
    owner = "german" if plant.startswith("german") else "soviet"
    g = event(turn, {SITES[plant]: conquerors[owner]})
    assert g.state.lost == (plant,)
    other = {"onega": "vologda", "makhachkala": "grozny", "germany": "posen"}.get(SITES[plant], "")
    if other:
        g = event(turn, {other: conquerors[owner]})
        assert g.state.ready == (plant,)


@pytest.mark.rule("absolute-war", "21.1.8")
@pytest.mark.rule("absolute-war", "21.1.16")
@pytest.mark.rule("absolute-war", "21.1.18")
def test_who_has_an_order_marker() -> None:
    orders = {}
    for turn in range(1, 27):
        before = 'orders = ["soviet"]' if turn > 8 else ""
        g = event(turn, head=before, scenario="long-campaign")
        orders[turn] = g.state.orders
    assert all(not orders[turn] for turn in range(1, 8))
    assert all(orders[turn] == 0b10 for turn in range(8, 16))
    assert orders[16] == 0
    assert orders[18] == 0b11  # Directive 53; the Soviet marker was left to it by this position


@pytest.mark.rule("absolute-war", "21.1.8")
def test_order_227_can_be_used_on_the_turn_it_comes() -> None:
    g = event(8, {"smolensk": "g2pz", "vyazma": "s-bry"})
    until(g, "attack")
    attack(g, "g2pz", "s-bry")
    assert (asked(g), side_to_act(g)) == ("commit-defence", "soviet")
    assert open_to(g, "commit") == {"order"}


@pytest.mark.rule("absolute-war", "21.1.5B")
@pytest.mark.rule("absolute-war", "21.1.11B")
@pytest.mark.rule("absolute-war", "6.4d")
@pytest.mark.parametrize("turn", range(1, 27))
def test_general_winter(turn: int) -> None:
    """With the lead in points the Germans lose the initiative on turns 5 and 11 all the same."""
    g = event(turn, head="wsp = { german = 12, soviet = 4 }", scenario="long-campaign")
    winter = turn in (5, 11)
    assert g.state.winter == (2 if winter else 0)
    assert g.state.initiative == (1 if winter else 0)


@pytest.mark.rule("absolute-war", "21.1.5B")
def test_the_general_winter_markers_are_for_that_turn_only() -> None:
    assert event(6, head="winter = 1").state.winter == 0


@pytest.mark.rule("absolute-war", "21.1.17B")
@pytest.mark.rule("absolute-war", "6.4a")
@pytest.mark.rule("absolute-war", "6.4b")
@pytest.mark.rule("absolute-war", "6.4c")
@pytest.mark.parametrize(
    ("points", "holds", "then"),
    [
        ((9, 8), "soviet", "german"),
        ((8, 9), "german", "soviet"),
        ((9, 9), "soviet", "soviet"),
        ((9, 9), "german", "german"),
    ],
)
def test_the_war_status_is_checked_on_turn_17(points: tuple[int, int], holds: str, then: str) -> None:
    head = f'initiative = "{holds}"\nwsp = {{ german = {points[0]}, soviet = {points[1]} }}'
    g = event(17, head=head)
    assert ("german", "soviet")[g.state.initiative] == then
    for turn in (1, 3, 6, 9, 12, 16, 18, 22, 24):  # nor on others but 23 (6.4)
        assert ("german", "soviet")[
            event(turn, head=head, scenario="long-campaign").state.initiative
        ] == holds


# ---- partisans, the end


def partisan_goals(turn: int) -> str:
    """What is asked in a Soviet Objective Phase whose War Goals card begins with Partisans."""
    head = 'goals = { soviet = "s31" }\nrp = { german = 2 }'
    return asked(
        field({}, step="soviet-objectives", turn=turn, head=head, scenario="long-campaign", laid="s31")
    )


@pytest.mark.rule("absolute-war", "21.1.4b")
@pytest.mark.rule("absolute-war", "21.1.22b")
@pytest.mark.parametrize(("turn", "scores"), [(3, False), (4, True), (13, True), (22, True), (23, False)])
def test_partisans_score_from_turn_4_to_turn_22(turn: int, scores: bool) -> None:
    assert (partisan_goals(turn) == "partisans-due") is scores


@pytest.mark.rule("absolute-war", "21.1.22b")
@pytest.mark.rule("absolute-war", "21.1.26")
@pytest.mark.parametrize(
    ("scenario", "turn", "over"),
    [
        ("short-campaign", 21, False),
        ("short-campaign", 22, True),
        ("long-campaign", 25, False),
        ("long-campaign", 26, True),
    ],
)
def test_the_last_turn_of_the_campaigns(scenario: str, turn: int, over: bool) -> None:
    """Prague is Soviet and Orel German: neither side has what it needs to win."""
    g = field(
        {"berlin": "g9a", "czechoslovakia": "s-1ukr | g8a", "orel": "g2a", "warsaw": "s-1bel"},
        step="end",
        turn=turn,
        scenario=scenario,
    )
    assert g.over is over
    if over:
        assert g.state.ended == "western-allies"


# ---- markers that leave


@pytest.mark.rule("absolute-war", "21.1.21")
def test_turn_21_takes_one_industry_marker_of_each() -> None:
    german, soviet = ["german-resource-1", "german-resource-2"], ["soviet-upgrade-1", "soviet-upgrade-2"]
    g = event(21, head=f"ready = {[*german, *soviet, 'lend-lease-card']}")
    assert (side_to_act(g), open_to(g, "scrap")) == ("german", set(german))
    do(g, "scrap german-resource-2")
    assert (side_to_act(g), open_to(g, "scrap")) == ("soviet", set(soviet))
    do(g, "scrap soviet-upgrade-1")
    assert asked(g) != "scrap"
    assert set(g.state.ready) == {"german-resource-1", "soviet-upgrade-2", "lend-lease-card"}


@pytest.mark.rule("absolute-war", "21.1.23")
def test_turn_23_takes_two_lend_lease_markers() -> None:
    ready = 'ready = ["lend-lease-card", "lend-lease-resource-1", "soviet-upgrade-2"]'
    g = event(23, head=f'{ready}\nlost = ["lend-lease-resource-2"]')
    do(g, "scrap lend-lease-resource-2", "scrap lend-lease-card")
    assert set(g.state.ready) == {"lend-lease-resource-1", "soviet-upgrade-2"}
    assert not g.state.lost
    assert asked(g) != "scrap"


@pytest.mark.rule("absolute-war", "21.1.24")
def test_turn_24_takes_the_last_german_industry_and_the_last_lend_lease() -> None:
    g = event(24, head='ready = ["german-resource-1", "lend-lease-card", "soviet-upgrade-2"]')
    assert g.state.ready == ("soviet-upgrade-2",)


@pytest.mark.rule("absolute-war", "21.1.25")
def test_turn_25_takes_the_last_soviet_industry() -> None:
    g = event(25, head='spent = ["soviet-upgrade-2"]')
    assert not g.state.ready + g.state.spent + g.state.lost


# ---- reinforcements, withdrawals, upgrades (21.2)


@pytest.mark.rule("absolute-war", "21.2")
@pytest.mark.rule("absolute-war", "21.2.1")
@pytest.mark.rule("absolute-war", "21.2.5")
@pytest.mark.rule("absolute-war", "2.3.6a")
@pytest.mark.rule("absolute-war", "4.0f")
def test_reinforcements_of_the_turn_come_in_their_owners_strategic_phase() -> None:
    """Turn 8: the trained Stalingrad Front and the untrained Voronezh Front are among them."""
    g = war('step = "german-reinforcements"\nturn = 8', scenario="short-campaign")
    assert {"x-hun2", "x-ita8"} <= units(g, g.state.at[g.facts.WAITING])
    g = war('step = "soviet-reinforcements"\nturn = 8\nphasing = "soviet"')
    assert {"s-sta", "s-vor", "s-62a"} <= open_to(g, "place")
    assert not {"s-don", "s-ste"} & open_to(g, "place")  # of turns 10 and 13
    do(g, "place s-sta", "to saratov", "place s-vor", "to penza")
    assert (at(g, "s-sta"), at(g, "s-vor")) == ("saratov", "penza")
    assert "s-sta" not in marked(g, "back")
    assert "s-vor" in marked(g, "back")


@pytest.mark.rule("absolute-war", "21.2")
@pytest.mark.rule("absolute-war", "21.2.2")
@pytest.mark.rule("absolute-war", "2.3.6c")
@pytest.mark.parametrize(("turn", "leaves"), [(10, False), (11, True)])
def test_withdrawals_of_the_turn_leave_in_their_owners_strategic_phase(turn: int, leaves: bool) -> None:
    """The 11th Army leaves on turn 11."""
    g = field({"simferopol": "g11a", "smolensk": "g9a g-fort1"}, step="german-withdrawals", turn=turn)
    assert (at(g, "g11a") == "removed") is leaves
    assert at(g, "g9a") == "smolensk"


@pytest.mark.rule("absolute-war", "21.2")
@pytest.mark.rule("absolute-war", "21.2.3")
@pytest.mark.rule("absolute-war", "2.3.6b")
@pytest.mark.parametrize(
    ("turn", "ready"), [(14, set()), (15, {"s-1ukr", "s-2ukr"}), (17, {"s-1ukr", "s-3ukr", "s-leng"})]
)
def test_front_upgrades_lie_ready_from_their_turn_on(turn: int, ready: set[str]) -> None:
    g = war(f'step = "soviet-reinforcements"\nturn = {turn}\nphasing = "soviet"')
    at_hand = units(g, g.state.at[g.facts.UPGRADES])
    assert ready <= at_hand
    assert bool(at_hand) is bool(ready)
    assert not {"s-karg"} & at_hand  # of turn 19
    assert "s-1ukr" not in open_to(g, "place")  # they are no reinforcements


# ---- what the turn's box says at large (6.0)


@pytest.mark.rule("absolute-war", "6.0")
@pytest.mark.rule("absolute-war", "5.0.I.2")
def test_the_event_takes_effect_before_anybody_acts() -> None:
    g = event(8, {"smolensk": "g2pz"})
    kinds = [note.kind for note in g.notes or []]
    assert kinds.index("turn-event") < kinds.index("status") < kinds.index("player-turn")
