"""Special markers (19)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, at_tula, clash, fix, rp, wsp
from tests.games.absolute_war.fighting import attack, committing, sums, until
from tests.games.absolute_war.table import (
    RULES,
    asked,
    at,
    do,
    field,
    holder,
    marked,
    open_to,
    side_to_act,
    stacks,
)
from tests.support import told

CORNERS = {"berlin": "g9a", "siberia": "s-w"}


def lost(game: War, why: str) -> list[int]:
    """The points that were lost for a reason."""
    return [note["points"] for note in told(game, "status") if note["why"] == why]


# ---- Disrupted


@pytest.mark.rule("absolute-war", "19.1a", "11.1a")
def test_a_full_move_without_a_marker_disrupts() -> None:
    for choice, disrupted in (("done", {"g9a"}), ("spend support", set())):
        game = field({**ELSEWHERE, "smolensk": "g9a"}, step="german-movement", german=BEHIND)
        do(game, "move g9a", "enter bryansk", "enter orel", choice)
        assert marked(game, "disrupted") == disrupted


@pytest.mark.rule("absolute-war", "19.1b")
def test_a_second_marker_changes_nothing() -> None:
    """It moved when it was Disrupted, was attacked, and is as Disrupted as before."""
    game = at_tula("g2pz g9a", "s-bry", head='disrupted = ["s-bry"]')
    clash(game, "g2pz", "s-bry", "DR")
    do(game, "retreat ryazan")
    assert marked(game, "disrupted") == {"s-bry"}


@pytest.mark.rule("absolute-war", "19.1c", "11.2e")
def test_the_marker_is_for_the_whole_stack_and_for_each_part() -> None:
    units = {**ELSEWHERE, "smolensk": "g9a g-l"}
    game = field(units, step="german-movement", german=BEHIND)
    do(game, "move g9a", "enter bryansk", "enter orel", "done")
    assert marked(game, "disrupted") == {"g9a", "g-l"}
    game = field(units, step="german-movement", german=BEHIND, head='disrupted = ["g9a", "g-l"]')
    do(game, "split g-l", "enter bryansk", "stop")
    assert (stacks(game, "smolensk"), stacks(game, "bryansk")) == (["g9a"], ["g-l"])
    assert marked(game, "disrupted") == {"g9a", "g-l"}


# ---- General Winter


@pytest.mark.rule("absolute-war", "19.2a", "21.1.5B", "21.1.11B")
@pytest.mark.parametrize(("turn", "count"), [(4, 0), (5, 2), (6, 0), (11, 2), (17, 0)])
def test_general_winter_brings_both_markers_for_its_turn(turn: int, count: int) -> None:
    game = field({**ELSEWHERE, **CORNERS}, step="event", turn=turn, head="winter = 1")
    assert game.state.winter == count


def winter_attack(target: str, origin: str, head: str = "winter = 2") -> War:
    """On turn 5 a Soviet stack attacks."""
    units = {**ELSEWHERE, origin: "s-kal", target: "g9a", "berlin": "g4a"}
    game = field(units, step="soviet-combat", turn=5, head=head, soviet="minsk")
    attack(game, "s-kal", "g9a")
    return until(game, "commit-attack")


@pytest.mark.rule("absolute-war", "19.2b", "12.5.7")
def test_one_of_them_in_a_combat_for_a_point_in_attack() -> None:
    game = winter_attack("orel", "tula")
    before = sums(game)
    assert open_to(game, "commit") == {"general-winter"}
    do(game, "commit general-winter")
    assert (sums(game), open_to(game, "commit")) == ((before[0] + 1, before[1]), set())
    assert game.state.winter == 1


@pytest.mark.rule("absolute-war", "19.2c", "2.1.1f")
@pytest.mark.parametrize(("target", "origin", "useful"), [("orel", "tula", True), ("vilna", "minsk", False)])
def test_they_serve_east_of_the_line_only(target: str, origin: str, useful: bool) -> None:
    assert bool(open_to(winter_attack(target, origin), "commit")) == useful


@pytest.mark.rule("absolute-war", "19.2b")
def test_they_do_not_serve_in_defence() -> None:
    game = field({**ELSEWHERE, "orel": "g9a", "tula": "s-bry"}, turn=5, head="winter = 2", german=BEHIND)
    attack(game, "g9a", "s-bry")
    assert (asked(game), open_to(game, "commit")) == ("commit-attack", set())


# ---- Volkssturm


@pytest.mark.rule("absolute-war", "19.3a", "21.2.1")
def test_card_41_gives_both_for_good() -> None:
    """Played in the Strategic Phase; each turn begins with two."""
    game = field({**ELSEWHERE, **CORNERS}, step="german-upgrades", turn=20, hand={"german": "g41"})
    do(game, "play g41")
    assert (game.state.volkssturm, game.state.barrel, game.state.gone[GERMAN]) == (2, True, ("g41",))
    for barrel, count in (("true", 2), ("false", 0)):
        game = field(
            {**ELSEWHERE, **CORNERS}, step="event", turn=21, head=f"barrel = {barrel}\nvolkssturm = 0"
        )
        assert game.state.volkssturm == count


def invaded(target: str, origin: str) -> War:
    """On turn 20 a Soviet stack attacks a German one, who has the Volkssturm."""
    units = {**ELSEWHERE, origin: "s-1bel", target: "g9a", "berlin": "g4a"}
    game = field(
        units,
        step="soviet-combat",
        turn=20,
        head='volkssturm = 2\nbarrel = true\ninitiative = "soviet"',
        soviet="brest-litovsk lublin",
    )
    return attack(game, "s-1bel", "g9a")


@pytest.mark.rule("absolute-war", "19.3b", "12.5.7")
def test_one_of_them_in_a_combat_for_a_point_in_defence() -> None:
    game = invaded("lodz", "lublin")
    before = sums(game)
    assert (committing(game), open_to(game, "commit")) == (("german", "commit-defence"), {"volkssturm"})
    do(game, "commit volkssturm")
    assert (sums(game), game.state.volkssturm) == ((before[0], before[1] + 1), 1)
    assert open_to(game, "commit") == set()


@pytest.mark.rule("absolute-war", "19.3c")
@pytest.mark.parametrize(
    ("target", "origin", "useful"), [("lodz", "lublin", True), ("bialystok", "brest-litovsk", False)]
)
def test_they_serve_outside_the_soviet_union_only(target: str, origin: str, useful: bool) -> None:
    assert ("volkssturm" in open_to(invaded(target, origin), "commit")) == useful


# ---- Order 227, Directive 53


@pytest.mark.rule("absolute-war", "19.4a", "21.1.8", "21.1.16", "21.1.18")
@pytest.mark.parametrize(
    ("turn", "before", "after"), [(7, 0, 0), (8, 0, 2), (15, 2, 2), (16, 2, 0), (18, 0, 1), (19, 1, 1)]
)
def test_the_markers_come_and_go_by_events(turn: int, before: int, after: int) -> None:
    """1 is the Germans' Directive, 2 the Soviets' Order."""
    held = [side for bit, side in enumerate(SIDES) if before >> bit & 1]
    game = field(
        {**ELSEWHERE, **CORNERS}, step="event", turn=turn, head=f'orders = {held}\nordered = ["soviet"]'
    )
    assert (game.state.orders, game.state.ordered) == (after, 0)


ORDERED = 'orders = ["soviet"]\nwsp = { german = 5, soviet = 5 }'


@pytest.mark.rule("absolute-war", "19.4b", "19.4c", "19.4f")
def test_in_an_assault_it_is_a_point_in_defence_once_a_phase() -> None:
    units = {"luga": "g9a", "novgorod": "s-bry", "orel": "g17a", "tula": "s-sw"}
    game = field(units, german="pskov", head=ORDERED)
    attack(game, "g9a", "s-bry")
    before = sums(game)
    do(game, "commit order")
    assert sums(game) == (before[0], before[1] + 1)
    fix(game, "D+2")
    do(game, "done")
    attack(game, "g17a", "s-sw")
    assert asked(game) == "commit-attack"


@pytest.mark.rule("absolute-war", "19.4d", "19.4f")
@pytest.mark.parametrize("ordered", [True, False])
def test_in_a_battle_it_turns_aa_into_bb(ordered: bool) -> None:
    """And adds nothing to the defence."""
    game = at_tula("g9a", "s-bry", head=ORDERED + "\nrp = { german = 1 }")
    attack(game, "g9a", "s-bry")
    before = sums(game)
    do(game, "commit order" if ordered else "done")
    assert sums(game) == before
    fix(game, "AA")
    do(game, "done")
    assert told(game, "battle")[-1]["result"] == ("BB" if ordered else "AA")
    assert (asked(game), at(game, "g9a")) == (("bloodbath", "orel") if ordered else ("attack", "tula"))


@pytest.mark.rule("absolute-war", "19.4d")
def test_what_is_shown_beforehand_counts_it_too() -> None:
    """In the chances of the results, and when a card lets the German player turn another (card G7)."""
    units = {**ELSEWHERE, "orel": "g9a", "tula": "s-bry"}
    game = field(units, german=BEHIND, head=ORDERED, hand={"german": "g7"})
    attack(game, "g9a", "s-bry")
    assert "AA" in chances(game, "soviet")
    do(game, "commit order")
    if asked(game) == "commit-defence":
        do(game, "done")
    shown = chances(game, "german")
    assert "BB" in shown
    assert "AA" not in shown
    do(game, "play g7")
    fix(game, "AA")
    do(game, "done")
    decision = game.decision("german")
    assert decision is not None
    assert (decision.prompt, decision.facts["result"]) == ("redraw", "BB")


def chances(game: War, side: str) -> set[str]:
    """The results that a side is shown as possible."""
    decision = game.view(side).decision
    assert decision is not None
    assert decision.preview is not None
    return {row.result for row in decision.preview.chances}


@pytest.mark.rule("absolute-war", "19.4d")
@pytest.mark.parametrize("result", ["DR", "AR"])
def test_other_results_stand(result: str) -> None:
    game = at_tula("g9a", "s-bry", head=ORDERED)
    attack(game, "g9a", "s-bry")
    do(game, "commit order")
    fix(game, result)
    do(game, "done")
    assert told(game, "battle")[-1]["result"] == result


@pytest.mark.rule("absolute-war", "19.4e")
@pytest.mark.parametrize(
    ("attacked", "used", "points"), [(True, False, [-1]), (True, True, []), (False, False, [])]
)
def test_not_to_use_it_costs_a_point(attacked: bool, used: bool, points: list[int]) -> None:
    """If there was an attack at all."""
    game = at_tula("g9a", "s-bry", head=ORDERED)
    if attacked:
        attack(game, "g9a", "s-bry")
        do(game, "commit order" if used else "done")
        fix(game, "AR")
        do(game, "done")
    do(game, "done")
    assert lost(game, "order-unused") == points


# ---- Industry and Lend-Lease


@pytest.mark.rule("absolute-war", "19.5a", "19.5b", "errata.2", "errata.3")
@pytest.mark.parametrize(
    ("turn", "plants"),
    [
        (5, ["lend-lease-resource-1"]),
        (6, ["soviet-upgrade-1", "soviet-upgrade-2"]),
        (11, ["lend-lease-resource-2"]),
        (12, ["german-resource-1"]),
        (16, ["german-resource-2"]),
        (17, ["lend-lease-card"]),
        (7, []),
    ],
)
def test_the_markers_come_by_events_ready(turn: int, plants: list[str]) -> None:
    """The second Resource marker on turn 11, the Card marker on turn 17: the counters have it wrong."""
    game = field({**ELSEWHERE, **CORNERS}, step="event", turn=turn)
    assert list(game.state.ready) == plants


@pytest.mark.rule("absolute-war", "19.5b", "2.1.1c", "2.1.1d")
def test_where_they_lie() -> None:
    """One for each factory of a production site; Lend-Lease in its sites."""
    rows = {row.id: row for row in RULES.facts.zones}
    sites = {"germany": 1, "czechoslovakia": 1, "siberia": 2}
    assert {name: row.war_production for name, row in rows.items() if row.war_production} == sites
    assert {name for name, row in rows.items() if row.lend_lease} == {"onega", "makhachkala", "siberia"}
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="event",
        turn=12,
        head='ready = ["soviet-upgrade-1", "soviet-upgrade-2"]',
    )
    shown = {space.id: space.marks for space in RULES.table(game, GERMAN).spaces}
    assert (shown["siberia"]["plants"], shown["germany"]["plants"]) == (2, 1)


@pytest.mark.rule("absolute-war", "19.5c", "9.2b", "19.5a")
def test_a_resource_marker_is_a_point_once_a_turn() -> None:
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="german-cards",
        turn=13,
        head='ready = ["german-resource-1", "lend-lease-resource-1"]\nrp = { german = 1 }',
    )
    while asked(game) != "spend-cards":
        do(game, "done")
    assert open_to(game, "flip") == {"german-resource-1"}
    do(game, "flip german-resource-1")
    assert (rp(game, "german"), open_to(game, "flip"), game.state.spent) == (2, set(), ("german-resource-1",))


@pytest.mark.rule("absolute-war", "19.5c", "10.2.1a")
def test_an_upgrade_marker_trains_a_front() -> None:
    game = field(
        {**ELSEWHERE, "moscow": "s-w*", "berlin": "g9a"},
        step="soviet-upgrades",
        head='ready = ["soviet-upgrade-1"]',
    )
    do(game, "train s-w")
    assert ("s-w" in marked(game, "back"), game.state.spent) == (False, ("soviet-upgrade-1",))


@pytest.mark.rule("absolute-war", "19.5c", "9.1g")
def test_the_lend_lease_card_is_a_card() -> None:
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="soviet-cards",
        turn=18,
        head='ready = ["lend-lease-card"]\ninitiative = "german"',
        piles={"soviet": "s1 s2 s3 s4 s5 s6 s9 s44 s45 s46 s47"},
    )
    assert (asked(game), open_to(game, "lend")) == ("lend-lease", {"event", "offensive"})
    before = len(game.state.hand[SOVIET])
    do(game, "lend event")
    assert (len(game.state.hand[SOVIET]), game.state.spent) == (before + 1, ("lend-lease-card",))


@pytest.mark.rule("absolute-war", "19.5d")
def test_a_marker_is_lost_with_its_zone_and_comes_back_with_it() -> None:
    units = {**ELSEWHERE, "grozny": "g9a", "transcaucasus": "s-tc"}
    head = 'spent = ["lend-lease-resource-2"]'
    game = field(units, step="german-movement", turn=13, head=head)
    do(game, "move g9a", "enter makhachkala")
    assert (game.state.lost, game.state.spent) == (("lend-lease-resource-2",), ())
    units = {**ELSEWHERE, "berlin": "g9a", "grozny": "s-tc"}
    game = field(
        units, step="soviet-movement", turn=13, german="makhachkala", head='lost = ["lend-lease-resource-2"]'
    )
    do(game, "move s-tc", "enter makhachkala")
    assert (game.state.lost, game.state.ready) == ((), ("lend-lease-resource-2",))


@pytest.mark.rule("absolute-war", "19.5e")
def test_in_a_contested_zone_it_works() -> None:
    units = {**ELSEWHERE, "onega": "g9a | s-kar", "berlin": "g4a", "moscow": "s-w"}
    game = field(units, step="soviet-cards", head='ready = ["lend-lease-resource-1"]\nrp = { soviet = 0 }')
    while asked(game) != "spend-cards":
        do(game, "done")
    assert (holder(game, "onega"), open_to(game, "flip")) == ("", {"lend-lease-resource-1"})


# ---- the initiative


@pytest.mark.rule("absolute-war", "19.6a", "9.1b")
@pytest.mark.parametrize(("initiative", "asks"), [("german", True), ("soviet", False)])
def test_the_initiative_lets_one_redraw_the_offensive_card(initiative: str, asks: bool) -> None:
    game = field(
        {**ELSEWHERE, **CORNERS},
        step="german-cards",
        head=f'initiative = "{initiative}"',
        piles={"german": "g1 g2 g3 g4 g5 g7 g44 g45 g46"},
    )
    assert (asked(game) == "exchange") == asks
    if asks:
        held = game.state.hand[GERMAN]
        (offensive,) = (card for card in held if RULES.facts.cards[card].deck == "offensive")
        do(game, "exchange")
        assert (offensive in game.state.discard[GERMAN], len(game.state.hand[GERMAN])) == (True, len(held))


@pytest.mark.rule("absolute-war", "19.6b", "9.1b")
@pytest.mark.parametrize(("turn", "asks"), [(7, True), (14, False)])
def test_in_the_base_game_an_event_card_instead(turn: int, asks: bool) -> None:
    """Who has the initiative is printed on the turn track."""
    units = {"berlin": "g9a", "penza": "s-w", "lodz": "g4a", "tula": "s-kal"}
    head = f'initiative = "{"german" if asks else "soviet"}"'
    game = field(units, step="german-cards", turn=turn, mode="base", head=head)
    assert (asked(game) == "exchange") == asks
    assert all(RULES.facts.cards[card].deck == "event" for card in game.state.hand[GERMAN])


@pytest.mark.rule("absolute-war", "19.6c", "12.3a")
@pytest.mark.parametrize("initiative", SIDES)
def test_the_initiative_commits_last(initiative: str) -> None:
    game = at_tula("g9a", "s-bry | s-kal", kaluga="g4a", head=f'initiative = "{initiative}"')
    attack(game, "g9a", "s-bry")
    first = side_to_act(game)
    do(game, "done")
    assert (first, side_to_act(game)) == (SIDES[1 - SIDES.index(initiative)], initiative)


@pytest.mark.rule("absolute-war", "19.6e")
@pytest.mark.parametrize(
    ("initiative", "marker", "points"), [("german", True, [-1]), ("german", False, []), ("soviet", True, [])]
)
@pytest.mark.parametrize("side", SIDES)
def test_a_bloodbath_in_a_major_offensive_costs_the_germans_a_point(
    side: str, initiative: str, marker: bool, points: list[int]
) -> None:
    """Whosever offensive it is, while they have the initiative."""
    zone = "tula" if side == "german" else "orel"
    head = f'initiative = "{initiative}"\nrp = {{ german = 1, soviet = 1 }}\n'
    head += "wsp = { german = 5, soviet = 5 }\n"
    head += f'offensive = ["{zone}"]' if marker else ""
    game = at_tula("g9a", "s-bry", head=head, step=f"{side}-combat")
    clash(game, *(("g9a", "s-bry") if side == "german" else ("s-bry", "g9a")), "BB")
    assert lost(game, "bloodbath") == points
    assert wsp(game, "german") == 5 + sum(points)
    assert asked(game) == "bloodbath"


@pytest.mark.rule("absolute-war", "19.6e", "12.7.3f")
def test_an_undecided_assault_does_so_too_each_time() -> None:
    units = {"luga": "g9a", "novgorod": "s-bry", "orel": "g17a", "tula": "s-sw"}
    head = 'offensive = ["novgorod"]\nwsp = { german = 5 }\nrp = { german = 2 }\nattack = { german = 4 }'
    game = field(units, german="pskov", head=head)
    clash(game, "g9a", "s-bry", "EQ")
    do(game, "bear rp", "again")
    fix(game, "EQ")
    do(game, "done")
    assert lost(game, "bloodbath") == [-1, -1]


@pytest.mark.rule("absolute-war", "19.6h", "3.6b")
@pytest.mark.parametrize(("initiative", "count"), [("german", 2), ("soviet", 1)])
def test_major_offensives_of_the_base_game(initiative: str, count: int) -> None:
    units = {"luga": "g18a", "leningrad": "s-n", "lodz": "g9a", "tula": "s-w"}
    game = field(units, step="german-offensives", mode="base", head=f'initiative = "{initiative}"')
    do(game, "done")
    assert asked(game) == "designate"
    assert game.state.markers == count


@pytest.mark.rule("absolute-war", "19.4b", "19.4e")
@pytest.mark.parametrize(("attacks", "use", "points"), [(0, False, 5), (1, False, 4), (2, True, 5)])
def test_the_order_is_due_once_and_only_if_there_is_an_attack(attacks: int, use: bool, points: int) -> None:
    """It may be kept for the second attack."""
    units = {**ELSEWHERE, "orel": "g9a", "kaluga": "g2a", "tula": "s-w | s-bry"}
    head = 'orders = ["soviet"]\nwsp = { german = 5, soviet = 5 }'
    game = field(units, turn=9, head=head)
    for lead, target in [("g9a", "s-w"), ("g2a", "s-bry")][:attacks]:
        attack(game, lead, target)
        until(game, "commit-defence")
        if use and lead == "g2a":
            do(game, "commit order")
        while asked(game).startswith("commit"):
            fix(game, "AR")
            do(game, "done")
    while asked(game) == "attack":
        do(game, "done")
    assert wsp(game, "soviet") == points
