"""2.4: the cards, what is printed on them and what each is good for."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war import decks
from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES
from tests.games.absolute_war.hands import (
    QUIET,
    dealing,
    drawn,
    holding,
    leave,
    playable,
    rp,
    some_answer,
    thrown,
    wsp,
)
from tests.games.absolute_war.table import FACTS, asked, do, draws, field, open_to, war
from tests.support import spaces, told

CITY = {"vyazma": "g3pz", "moscow": "s-bry"}
"""An Assault on Moscow: 4 CP against 3 and 2 for a War Target city (or what the chart says)."""
OPEN = {"orel": "g3pz", "kursk": "s-bry"}
"""A Battle in the open: 4 CP against 3."""


def assault(german: str = "", soviet: str = "", turn: int = 7, *turned: str) -> War:
    """An Assault on Moscow, the question to the defender open."""
    g = field(CITY, turn=turn, hand={"german": german, "soviet": soviet})
    do(g, "lead g3pz", "target s-bry")
    return draws(g, *turned)


def sums(g: War, kind: str = "assault") -> tuple[int, int]:
    """The CP of the last combat of a kind."""
    fight = told(g, kind)[-1]
    return fight["attack"], fight["defence"]


# ---- the two decks


@pytest.mark.rule("absolute-war", "2.4a", "2.4.1")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_43_event_and_12_offensive_cards(side: str) -> None:
    mine = [row for row in FACTS.cards.values() if row.side == side]
    assert sorted(row.number for row in mine) == list(range(1, 56))
    for row in mine:
        assert row.id == f"{side[0]}{row.number}"
        assert row.deck == ("event" if row.number <= 43 else "offensive")


@pytest.mark.rule("absolute-war", "2.4a")
def test_a_reshuffle_never_mixes_the_two_decks() -> None:
    g = dealing("german", events="g1 g2", offensives="g44", hand={"german": ""})
    do(g, "forgo event")
    while asked(g) != "spend-cards":
        do(g, some_answer(g))
    # Three Event cards and the Offensive card were due: both piles ran down to their last card.
    assert {note["deck"] for note in told(g, "reshuffled")} == {"event", "offensive"}
    assert {FACTS.cards[card].deck for card in g.state.events[GERMAN]} == {"event"}
    assert {FACTS.cards[card].deck for card in g.state.offensives[GERMAN]} == {"offensive"}


@pytest.mark.rule("absolute-war", "2.4c")
def test_draw_piles_are_hidden_from_both() -> None:
    g = war(scenario="short-campaign")
    for side in SIDES:
        shown = str(g.view(side))
        for pile in (g.state.events, g.state.offensives):
            for cards in pile:
                assert not any(f"'{card}'" in shown for card in cards)


@pytest.mark.rule("absolute-war", "2.4c")
def test_any_card_of_the_pile_may_come_next() -> None:
    seen = set()
    for n in range(60):
        g = field({**QUIET, "minsk": "g9a"}, hand={"german": ""}, step="german-cards", soviet="breslau")
        g.seed, g.seeds = f"deal {n}", [(0, f"deal {n}")]
        do(g, "forgo offensive")
        seen |= holding(g, "german")
    assert len(seen) > 30


# ---- one use each time


@pytest.mark.rule("absolute-war", "2.4b")
def test_a_card_for_resources_has_no_event_and_an_event_brings_no_resources_of_9_2() -> None:
    hand = {"german": "g30"}
    g = dealing("german", hand=hand, head="rp = { german = 0, soviet = 0 }")
    do(g, "forgo offensive", "discard g30")
    assert rp(g) == (1, 0)
    assert told(g, "looked") == []
    g = dealing("german", hand=hand, head="rp = { german = 0, soviet = 0 }")
    do(g, "forgo offensive", "play g30")
    assert rp(g) == (0, 0)
    assert len(told(g, "looked")) == 1
    assert "g30" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "2.4b", "2.4.4a")
def test_in_an_assault_a_card_gives_its_event_or_its_points_not_both() -> None:
    g = assault("g16", "", 7, "g6", "s10")
    do(g, "points g16", "done")
    as_points = sums(g)
    g = assault("g16", "", 7, "g6", "s10")
    do(g, "play g16", "done")
    assert as_points[0] - sums(g)[0] == 1  # 2 SP against 1 CP
    assert as_points[1] == sums(g)[1]


# ---- years


@pytest.mark.rule("absolute-war", "2.4.3a")
@pytest.mark.parametrize(("turn", "may"), [(4, False), (5, True), (22, True), (23, False)])
def test_an_event_is_played_in_its_years_only(turn: int, may: bool) -> None:
    """Armaments Miracle is of 1942 to 1944: turns 5 to 22."""
    g = dealing("german", hand={"german": "g23"}, turn=turn, head="initiative = 'soviet'")
    do(g, "forgo offensive")
    assert playable(g) == ({"g23"} if may else set())


@pytest.mark.rule("absolute-war", "2.4.3a")
@pytest.mark.parametrize(("turn", "may"), [(4, False), (5, True), (16, True), (17, False)])
def test_an_offensive_counts_in_its_years_only(turn: int, may: bool) -> None:
    """Case Blue is of 1942 and 1943."""
    g = field(QUIET, step="german-offensives", turn=turn, hand={"german": "g45"})
    assert open_to(g, "launch") == ({"g45"} if may else set())


@pytest.mark.rule("absolute-war", "2.4.3a", "2.4.4a")
@pytest.mark.parametrize(("turn", "may"), [(3, True), (7, True), (13, False)])
def test_support_points_count_in_their_years_only(turn: int, may: bool) -> None:
    """Cauldron Battle is of 1941 and 1942."""
    g = assault("g39", "", turn)
    assert open_to(g, "points") == ({"g39"} if may else set())


@pytest.mark.rule("absolute-war", "2.4.3b")
@pytest.mark.parametrize("turn", [1, 7, 13, 19, 26])
def test_a_card_without_years_is_good_in_any_year(turn: int) -> None:
    g = dealing("german", hand={"german": "g30"}, turn=turn, scenario="long-campaign")
    do(g, "forgo offensive")
    assert playable(g) == {"g30"}


@pytest.mark.rule("absolute-war", "2.4.3c")
@pytest.mark.parametrize("card", ["g31", "g55", "g40"])
def test_a_card_brings_its_resource_point_in_any_year(card: str) -> None:
    """Of 1941, 1941 and 1944; it is 1945."""
    g = dealing(
        "german", hand={"german": card}, turn=25, head="rp = { german = 0 }", scenario="long-campaign"
    )
    do(g, "forgo offensive", f"discard {card}")
    assert rp(g)[0] == 1
    assert card in thrown(g, "german")


@pytest.mark.rule("absolute-war", "2.4.3d")
def test_cards_turned_up_in_an_assault_count_in_any_year() -> None:
    """In 1944: Cauldron Battle (1941, 1942; 3 SP) and Old Marshals (1941, 1942; -2 SP) are turned up."""
    g = assault("", "", 19, "g6", "s10")
    do(g, "done")
    plain = sums(g)
    g = assault("", "", 19, "g39", "s22")
    do(g, "done")
    assert sums(g) == (plain[0] + 3, plain[1] - 2)


# ---- support points


@pytest.mark.rule("absolute-war", "2.4.4a")
def test_in_a_battle_no_card_is_played_for_its_points() -> None:
    g = field(OPEN, hand={"german": "g16", "soviet": "s3"})
    do(g, "lead g3pz", "target s-bry")
    assert asked(g) == "commit-defence"
    assert open_to(g, "points") == set()
    leave(g)
    assert asked(g) == "commit-attack"
    assert open_to(g, "points") == set()
    assert playable(g) == {"g16"}


@pytest.mark.rule("absolute-war", "2.4.4b")
def test_in_a_battle_of_the_base_game_cards_are_played_for_their_points() -> None:
    g = field(OPEN, hand={"german": "g16", "soviet": "s3"}, mode="base")
    do(g, "lead g3pz", "target s-bry")
    assert (asked(g), open_to(g, "points"), playable(g)) == ("commit-defence", {"s3"}, set())
    draws(g, "g6")
    do(g, "done", "done")
    plain = sums(g, "battle")
    g = field(OPEN, hand={"german": "g16", "soviet": "s3"}, mode="base")
    do(g, "lead g3pz", "target s-bry", "points s3", "points g16")
    draws(g, "g6")
    do(g, "done")
    assert sums(g, "battle") == (plain[0] + 2, plain[1] + 3)


@pytest.mark.rule("absolute-war", "2.4.4c")
def test_points_struck_out_count_against_their_owner() -> None:
    g = assault("", "", 7, "g6", "s10")
    do(g, "done")
    plain = sums(g)
    g = assault("", "", 7, "g13", "s39")  # -1 SP each
    do(g, "done")
    assert sums(g) == (plain[0] - 1, plain[1] - 1)


# ---- objectives


@pytest.mark.rule("absolute-war", "2.4.6a")
@pytest.mark.parametrize(
    ("held", "points"), [("minsk smolensk", 2), ("minsk", 1), ("smolensk", 0), ("vitebsk", 0)]
)
def test_the_objectives_of_a_card_score_for_who_controls_them(held: str, points: int) -> None:
    g = field(QUIET, step="german-objectives", german=held, head="goals = { german = 'g1' }", laid="g1")
    assert told(g, "war-goals")[0]["card"] == "g1"
    scored = [note for note in told(g, "status") if note["why"] == "objective" and note["side"] == "german"]
    assert [note["points"] for note in scored] == [1] * points


@pytest.mark.rule("absolute-war", "2.4.6b")
def test_objectives_count_in_any_year() -> None:
    """Soviet Command Paralysis is of 1941: Bialystok and Minsk score in 1944."""
    g = field(
        QUIET,
        step="german-objectives",
        turn=19,
        german="bialystok minsk",
        head="goals = { german = 'g31' }",
        laid="g31",
    )
    assert [note["points"] for note in told(g, "status") if note["why"] == "objective"] == [1, 1]


@pytest.mark.rule("absolute-war", "2.4.7")
@pytest.mark.parametrize("crowned", [True, False])
def test_the_objectives_of_an_offensive_need_a_marker_on_the_card(crowned: bool) -> None:
    """Case Blue: Stalingrad and Voronezh, both German; the attack is on Kalach."""
    g = field(
        {"stalingrad": "g1pz", "kalach": "s-bry"},
        german="voronezh rossosh millerovo kharkov kursk stalino",
        head="active = { german = ['g45'] }\nmarkers = 1\nrp = { german = 0 }",
        laid="g45",
    )
    do(g, "mark kalach")
    if crowned:
        do(g, "lead g1pz", "target s-bry")
        draws(g, "g3")
        do(g, "done")
        while asked(g) != "spend-cards":
            do(g, "advance g1pz" if open_to(g, "advance") else some_answer(g))
    else:
        leave(g)
    scored = [note for note in told(g, "status") if note.get("why") == "objective"]
    assert len(scored) == (2 if crowned else 0)
    assert "g45" in thrown(g, "german")


# ---- results of Battles


@pytest.mark.rule("absolute-war", "2.4.8a", "2.4.9")
@pytest.mark.parametrize(
    ("turned", "result"), [("g39", "DB"), ("g3", "DS"), ("g12", "BB"), ("g24", "AR"), ("g31", "DS")]
)
def test_the_odds_are_the_difference_and_show_the_column(turned: str, result: str) -> None:
    """Odds of +1 are the fifth column of a row that begins with -3."""
    g = field(OPEN, head="initiative = 'german'")
    do(g, "lead g3pz", "target s-bry")
    draws(g, turned)
    do(g, "done")
    fight = told(g, "battle")[-1]
    odds = fight["attack"] - fight["defence"]
    assert fight["odds"] == f"{odds:+d}"
    assert (odds, fight["result"]) == (1, result)


@pytest.mark.rule("absolute-war", "2.4.8b")
def test_example_soviet_card_15_at_odds_of_4_is_a_bloodbath() -> None:
    """E1: an attack that is four better, and Frontal Attack turned up."""
    g = field({"uman": "s-1ukr s-cmg", "vinnitsa": "x-rom3*"}, step="soviet-combat", turn=19)
    do(g, "lead s-1ukr", "target x-rom3")
    draws(g, "s15")
    leave(g)
    fight = told(g, "battle")[-1]
    assert (fight["odds"], fight["card"], fight["result"]) == ("+4", "s15", "BB")


# ---- when and whether


@pytest.mark.rule("absolute-war", "2.4.10a", "2.5.1")
def test_an_event_is_played_at_its_moment_only() -> None:
    """The German hand has a card of each moment; each phase offers its own."""
    hand = {"german": "g10 g23 g25 g26 g28 g43"}
    units = {**QUIET, "vyazma": "g9a*", "german-destroyed": "g6a", "german-reserve": "g17a"}
    rich = "rp = { german = 4, soviet = 0 }"
    moments = {
        "cards": {"g23"},
        "upgrades": {"g25"},
        "replacements": {"g26"},
        "reserves": {"g10"},
        "movement": set(),
        "reserve": {"g28"},
        "objectives": {"g43"},
    }
    for phase, cards in moments.items():
        g = field(units, step=f"german-{phase}", hand=hand, head=rich)
        if asked(g) == "exchange":
            leave(g)
        assert playable(g) - {"g11", "g30", "g32"} == cards, phase


@pytest.mark.rule("absolute-war", "2.4.10b", "2.5.3a")
def test_a_red_card_is_never_in_a_hand() -> None:
    g = drawn("g12", head="wsp = { german = 5, soviet = 5 }")
    assert wsp(g) == (5, 6)
    assert "g12" in thrown(g, "german")
    assert "g12" not in holding(g, "german")


@pytest.mark.rule("absolute-war", "2.4.11")
@pytest.mark.parametrize(("held", "may"), [(True, True), (False, False)])
def test_what_the_text_asks_for_must_be_so(held: bool, may: bool) -> None:
    """Great Patriotic War asks for Moscow and Leningrad."""
    g = field(
        QUIET,
        step="soviet-objectives",
        hand={"soviet": "s29"},
        german="" if held else "leningrad",
        head="wsp = { german = 5, soviet = 5 }",
    )
    assert (asked(g) == "objective-cards") is may
    if may:
        do(g, "play s29")
        (note,) = [note for note in told(g, "status") if note["why"] == "card"]
        assert (note["side"], note["points"], note["total"]) == ("soviet", 1, 6)


# ---- Offensive cards


@pytest.mark.rule("absolute-war", "2.4.12")
def test_the_value_is_the_number_of_markers_and_all_must_be_used() -> None:
    g = field(OPEN, step="german-offensives", hand={"german": "g44"}, head="wsp = { german = 9 }")
    do(g, "launch g44")
    assert g.state.markers == 3
    leave(g)
    while asked(g) != "designate":
        leave(g)
    do(g, "mark kursk")
    leave(g)
    lost = [note for note in told(g, "status") if note["why"] == "unused-offensive"]
    assert [note["points"] for note in lost] == [-2]


@pytest.mark.rule("absolute-war", "2.4.13")
def test_major_and_no_offensive_cards() -> None:
    none = {row.id for row in FACTS.cards.values() if row.deck == "offensive" and not row.value}
    assert none == {"g52", "g53", "s54"}
    g = field(QUIET, step="german-offensives", turn=13, hand={"german": "g47 g53"})
    do(g, "launch g53")
    assert (g.state.markers, g.state.elastic) == (0, True)
    do(g, "launch g47")
    assert g.state.markers == 3


@pytest.mark.rule("absolute-war", "2.4.14")
@pytest.mark.parametrize(("mode", "turned"), [("regular", set()), ("advanced", {"bryansk"})])
def test_partisan_icons_mean_something_in_the_advanced_game_only(mode: str, turned: set[str]) -> None:
    """The skull of the Commissar Order turns the only Partisan marker."""
    g = drawn("g12", head="partisans = ['bryansk']\nrecruits = []", mode=mode)
    assert spaces(g, g.state.atrocities) == turned


# ---- everything stays where it can be found


@pytest.mark.rule("absolute-war", "2.4a")
def test_every_card_is_in_one_place_all_through_a_game() -> None:
    g = war(scenario="barbarossa")
    for n in range(1500):
        if g.over:
            break
        (side,) = g.to_act
        decision = g.offered[SIDES.index(side)]
        verb, target = decision.pick((n * 7919) % decision.count())
        g.act(decision.side, verb, target)
        for number, name in enumerate(SIDES):
            held = decks.everywhere(g, number)
            assert sorted(held) == sorted(c for c, row in FACTS.cards.items() if row.side == name)
