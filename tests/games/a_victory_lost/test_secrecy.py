"""3.0 and 7.1: nobody learns which chits the other holds, has chosen or has written down for later."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel.views import Piece, View
from tests.games.a_victory_lost.chits import (
    AXIS_FIVE,
    HISTORICAL,
    RULES,
    begun,
    chits_at,
    drawing,
    no_special_combat,
    pass_on,
    pick,
    pool,
    select,
)
from tests.games.a_victory_lost.table import field
from tests.support import play, prompt, told, where

RIVAL = {"axis": "soviet", "soviet": "axis"}
STAFFS = " ".join(row.id for row in RULES.facts.hqs if row.side == "soviet" and row.label != "2GdA")
UNITS = {"5642": "ger-hq-kempf ger-304", "5606": "sov-hq-2gda sov-98", "waiting": STAFFS}
"""No Soviet army has left the game: any chit may be held."""
OTHERS = ("40A", "6A", "51A", "28A", "3TkA")
"""Five Soviet chits that history did not take."""


def seen(g: VictoryLost, owner: str) -> list[View]:
    """All that the opponent of a chit's owner, and an onlooker, know."""
    return [g.view(RIVAL[owner]), g.view()]


# ---- what is seen does not depend on what is hidden


@pytest.mark.rule("a-victory-lost", "3.0-g", "3.0-i", "3.0-k")
def test_the_axis_does_not_see_which_chits_are_picked_for_the_game() -> None:
    history, other = begun(), begun()
    for one, two in zip(HISTORICAL, OTHERS, strict=True):
        assert seen(history, "soviet") == seen(other, "soviet")
        select(history, "soviet", one)
        select(other, "soviet", two)
    assert seen(history, "soviet") == seen(other, "soviet")
    assert history.view("soviet") != other.view("soviet")


@pytest.mark.rule("a-victory-lost", "7.1.2a", "7.1.3a", "7.1.3b")
@pytest.mark.parametrize(
    ("side", "first", "second"),
    [
        ("soviet", ("1GdA", "2GdA", "3GdA"), ("Popov", "5TkA", "2GdA")),
        ("axis", ("4PzA", "Hollidt", "R3A"), ("H2A", "It8A", "4PzA")),
    ],
)
@pytest.mark.parametrize("others_first", [False, True])
def test_nobody_sees_what_the_other_selects(
    side: str, first: tuple[str, ...], second: tuple[str, ...], others_first: bool
) -> None:
    """While he selects, whoever is the first to be ready, and once all is in the bag."""
    own = {"soviet": ("1GdA", "2GdA", "3GdA"), "axis": ("4PzA", "Hollidt", "R3A")}[RIVAL[side]]
    games = [begun(), begun()]
    for g in games:
        pick(g)
        if others_first:
            select(g, RIVAL[side], *own)
    for chits in zip(first, second, strict=True):
        for g, chit in zip(games, chits, strict=True):
            select(g, side, chit)
        assert seen(games[0], side) == seen(games[1], side)
    if not others_first:
        for g in games:
            select(g, RIVAL[side], *own)
    assert [prompt(g, "soviet") for g in games] == ["special-combat"] * 2
    assert seen(games[0], side)[1] == seen(games[1], side)[1]
    assert games[0].view(RIVAL[side]) == games[1].view(RIVAL[side])
    assert games[0].view(side) != games[1].view(side)


@pytest.mark.rule("a-victory-lost", "3.0-i", "7.1.3b")
def test_the_axis_does_not_see_in_the_special_combat_whose_chits_were_picked() -> None:
    games = [begun(), begun()]
    for g, five in zip(games, (HISTORICAL, OTHERS), strict=True):
        pick(g, *five)
        select(g, "axis", "4PzA", "Hollidt", "R3A")
        select(g, "soviet", *five[:3])
    assert seen(games[0], "soviet") == seen(games[1], "soviet")
    for g in games:
        play(g, "soviet", "hq sov-hq-51a")
    assert seen(games[0], "soviet") == seen(games[1], "soviet"), "whether 51A is among them or not"


def with_bag(draws: str, axis: str = "", soviet: str = "", more: str = "") -> VictoryLost:
    """A bag whose chits come in this order, and what lies inactive."""
    pools = f"inactive = {{ axis = {axis.split()}, soviet = {soviet.split()} }}"
    return drawing(draws, {**UNITS, "1117": "ger-hq-4pza ger-306"}, head=f"{pools}\n{more}")


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.1.3b", "3.0-i")
@pytest.mark.parametrize(
    ("owner", "one", "two"),
    [
        pytest.param(
            "soviet", ("Kempf 3GdA STAVKA", "", "1GdA"), ("Kempf 1GdA STAVKA", "", "3GdA"), id="bag or pool"
        ),
        pytest.param(
            "soviet", ("Kempf 3GdA STAVKA", "", "1GdA"), ("Kempf 3TkA STAVKA", "", "28A"), id="never picked"
        ),
        pytest.param(
            "soviet", ("Kempf 3GdA STAVKA", "", "1GdA"), ("Kempf 3GdA 1GdA", "", "STAVKA"), id="even STAVKA"
        ),
        pytest.param("axis", ("2GdA R3A H2A", "It8A"), ("2GdA It8A H2A", "R3A"), id="Axis: bag or pool"),
        pytest.param(
            "axis", ("2GdA R3A Manstein-2", "It8A"), ("2GdA It8A R3A", "Manstein-2"), id="Axis: Manstein"
        ),
    ],
)
def test_the_draw_shows_the_chit_that_is_drawn_and_no_other(
    owner: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    first, second = with_bag(*one), with_bag(*two)
    assert told(first, "drawn") == told(second, "drawn") != []
    assert seen(first, owner) == seen(second, owner)
    for g in (first, second):
        play(g, next(iter(g.to_act)), "done")
    assert told(first, "drawn")[0] == told(second, "drawn")[0]


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.2.2d")
def test_a_refused_manstein_is_known_to_lie_in_the_bag_and_the_others_are_not() -> None:
    """Whether the second Manstein lies with it nobody can see."""
    games = [
        with_bag("Manstein-1! 2GdA Manstein-1 Manstein-2", "R3A"),
        with_bag("Manstein-1! 2GdA Manstein-1 R3A", "Manstein-2"),
    ]
    before = [seen(g, "axis") for g in games]
    assert before[0] == before[1]
    for g in games:
        play(g, "axis", "refuse")
        assert told(g, "drawn")[-1]["chit"] == "2GdA"
        backs = [piece.id for piece in chits_at(g, "bag", "axis", "soviet")]
        assert backs == ["chit-Manstein-1", ""]
    assert seen(games[0], "axis") == seen(games[1], "axis")


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.2.2d")
def test_what_is_known_of_a_refused_manstein_ends_with_the_turn() -> None:
    """On the next turn he may be in the bag or not: nobody can see."""
    g = with_bag("Manstein-1! 2GdA Manstein-1", "R3A H2A It8A 4PzA Kempf Hollidt", more="turn = 6")
    play(g, "axis", "refuse")
    pass_on(g)
    play(g, "axis", "hq ger-hq-kempf")
    pass_on(g)
    assert g.state.turn == 7
    assert {piece.id for piece in chits_at(g, "inactive", "axis", "soviet")} == {""}
    select(g, "axis", "Manstein-1", "R3A", "H2A", "It8A", "4PzA")
    assert not any("Manstein" in piece.id for piece in g.view("soviet").table.pieces)


@pytest.mark.rule("a-victory-lost", "7.1.3b", "15.0.2b")
def test_nobody_sees_what_is_written_down_for_the_next_turn() -> None:
    games = [begun("soviet-precommit"), begun("soviet-precommit")]
    plans = (("1GdA", "2GdA", "3GdA"), ("Popov", "5TkA", "3GdA"))
    for g in games:
        pick(g)
        select(g, "soviet", "1GdA", "2GdA", "Popov")
    assert [prompt(g, "soviet") for g in games] == ["plan-chits"] * 2
    for chits in zip(*plans, strict=True):
        for g, chit in zip(games, chits, strict=True):
            select(g, "soviet", chit)
        assert seen(games[0], "soviet") == seen(games[1], "soviet")
    for g in games:
        select(g, "axis", "4PzA", "Hollidt", "R3A")
    assert seen(games[0], "soviet") == seen(games[1], "soviet")
    assert [pool(g, "planned", "soviet") for g in games] == [set(plan) for plan in plans]
    for g in games:
        no_special_combat(g)
        assert [piece.id for piece in chits_at(g, "planned", "soviet", "axis")] == [""] * 3


# ---- what a player does see


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.1.3b", "3.0-i")
def test_each_player_sees_his_own_chits_and_the_backs_of_the_others() -> None:
    g = with_bag("Kempf 3GdA STAVKA R3A", "H2A", "1GdA 5TkA")
    for side, bag_, inactive in (
        ("axis", {"R3A"}, {"H2A"}),
        ("soviet", {"3GdA", "STAVKA"}, {"1GdA", "5TkA"}),
    ):
        assert (pool(g, "bag", side), pool(g, "inactive", side)) == (bag_, inactive)
        for place, chits in (("bag", bag_), ("inactive", inactive)):
            for reader in (RIVAL[side], ""):
                pieces = [p for p in g.view(reader).table.pieces if (p.at, p.side) == (place, side)]
                assert [piece.id for piece in pieces] == [""] * len(chits)
    for reader in ("axis", "soviet", ""):
        assert Piece("chit-Kempf", "played", "axis") in g.view(reader).table.pieces, "what was played is open"


@pytest.mark.rule("a-victory-lost", "7.1.2a", "7.1.3a")
def test_who_is_selecting_sees_what_he_has_chosen_and_nobody_else_does() -> None:
    g = begun()
    select(g, "soviet", "40A", "6A")
    assert pool(g, "chosen", "soviet") == {"40A", "6A"}
    assert chits_at(g, "chosen", "soviet", "axis") == []
    select(g, "soviet", "51A", "28A", "3TkA")
    select(g, "soviet", "6A")
    select(g, "axis", "R3A")
    assert (pool(g, "chosen", "soviet"), pool(g, "chosen", "axis")) == ({"6A"}, {"R3A"})
    for owner in ("axis", "soviet"):
        assert chits_at(g, "chosen", owner, RIVAL[owner]) == []


@pytest.mark.rule("a-victory-lost", "3.0-i", "7.1.2a", "7.1.3a")
def test_the_log_tells_what_was_picked_and_selected_to_its_owner_alone() -> None:
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "3GdA")
    for reader in ("axis", "soviet", ""):
        notes = g.view(reader).notes
        (picked,) = [note.facts for note in notes if note.kind == "chits-picked"]
        selected = {n.facts["side"]: n.facts for n in notes if n.kind == "chits-selected"}
        assert ("chits" in picked) == (reader == "soviet")
        assert {side for side, facts in selected.items() if "chits" in facts} == ({reader} - {""})
        assert {side: facts["count"] for side, facts in selected.items()} == {"axis": 3, "soviet": 4}


@pytest.mark.rule("a-victory-lost", "7.1.3a")
def test_nobody_is_asked_in_the_name_of_the_other() -> None:
    """A view holds one's own decision only."""
    g = begun()
    assert g.view("axis").decision is None
    pick(g)
    for side in ("axis", "soviet"):
        asked = g.view(side).decision
        assert asked is not None
        offers = set(AXIS_FIVE) if side == "axis" else set(HISTORICAL)
        assert (asked.side, set(asked.verbs["chit"].targets)) == (side, offers)
    assert g.view().decision is None


# ---- what is hidden, dealt anew


def picking() -> VictoryLost:
    g = begun()
    select(g, "soviet", "40A", "1GdA")
    return g


def selecting(options: str = "") -> VictoryLost:
    g = begun(options)
    pick(g)
    select(g, "soviet", "1GdA", "2GdA", "Popov")
    if options:
        select(g, "soviet", "1GdA", "5TkA")
    select(g, "axis", "R3A")
    return g


def selected() -> VictoryLost:
    g = begun()
    pick(g)
    select(g, "soviet", "1GdA", "2GdA", "Popov")
    select(g, "axis", "R3A", "H2A", "4PzA")
    return g


def activation() -> VictoryLost:
    shown = 'shown = ["STAVKA", "2GdA"]\nplayed = { soviet = ["2GdA"] }'
    return with_bag("Kempf 3GdA STAVKA R3A", "H2A It8A", "1GdA 5TkA Popov", shown)


def manstein() -> VictoryLost:
    return with_bag("Manstein-1 3GdA STAVKA R3A", "H2A Manstein-2", "1GdA 5TkA Popov 2GdA")


def refused() -> VictoryLost:
    g = with_bag("Manstein-1! 2GdA Manstein-1 STAVKA R3A", "H2A Manstein-2", "1GdA 5TkA Popov 3GdA")
    play(g, "axis", "refuse")
    return g


def planned() -> VictoryLost:
    pools = 'inactive = { axis = ["H2A"], soviet = ["1GdA", "5TkA"] }\nplanned = ["1GdA", "2GdA", "3GdA"]'
    return drawing("Kempf STAVKA 2GdA 3GdA Popov", UNITS, head=pools, options="soviet-precommit")


def last_five() -> VictoryLost:
    """All but five Soviet headquarters have left the game: their chits have, too."""
    text = "Kempf STAVKA 2GdA 3GdA Popov"
    left = "sov-hq-1gda sov-hq-5tka sov-hq-popov sov-hq-3gda"
    return drawing(text, {**UNITS, "waiting": left}, head='inactive = { soviet = ["1GdA", "5TkA"] }')


MOMENTS: dict[str, Callable[[], VictoryLost]] = {
    "picking": picking,
    "selecting": selecting,
    "planning": lambda: selecting("soviet-precommit"),
    "selected": selected,
    "activation": activation,
    "manstein": manstein,
    "refused": refused,
    "planned": planned,
    "last five": last_five,
}


def soviet_chits(g: VictoryLost) -> set[str]:
    """All chits that the Soviet player has, wherever they are."""
    found = {"STAVKA"} if pool(g, "played", "soviet") & {"STAVKA"} else set()
    for place in ("bag", "inactive", "played"):
        found |= pool(g, place, "soviet")
    return found


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.1.3b", "3.0-i")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_game_dealt_anew_is_one_that_the_player_cannot_tell_from_his(moment: str, side: str) -> None:
    g = MOMENTS[moment]()
    view, before = g.view(side), g.position()
    for n in range(8):
        twin = g.resample(side, Random(n), log=True)
        assert twin.view(side) == view
        assert twin.rules.broken(twin) == []
        assert twin.view(RIVAL[side]).to_act == view.to_act
        assert len(soviet_chits(twin)) == len(soviet_chits(g))
        play_on(twin)
    assert g.position() == before, "the game itself is left as it was"


def play_on(g: VictoryLost) -> None:
    """Whatever was dealt can be played: the first answers to the next few questions are good."""
    for _ in range(6):
        action = next(iter(g.legal_actions()), None)
        if action is None:
            return
        g.play(action.side, action.verb, action.target)
    assert g.rules.broken(g) == []


def dealt(moment: str, side: str, place: str, owner: str) -> list[set[str]]:
    """What may lie somewhere, as far as a player knows."""
    g = MOMENTS[moment]()
    return [pool(g.resample(side, Random(n)), place, owner) for n in range(60)]


@pytest.mark.rule("a-victory-lost", "3.0-i", "3.0-k", "7.1.3a")
def test_for_all_the_axis_knows_any_army_may_have_been_picked() -> None:
    every = {"40A", "6A", "1GdA", "3GdA", "5TkA", "5ShA", "2GdA", "51A", "28A", "3TkA", "Popov"}
    assert set.union(*dealt("selected", "axis", "bag", "soviet")) == every | {"STAVKA"}
    assert set.union(*dealt("selected", "axis", "inactive", "soviet")) == every
    assert all("STAVKA" in chits and len(chits) == 4 for chits in dealt("selected", "axis", "bag", "soviet"))
    assert set.union(*dealt("picking", "axis", "chosen", "soviet")) == every


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.1.3b")
def test_what_has_been_shown_stays_and_only_the_rest_may_be_another() -> None:
    """2GdA was drawn this turn and STAVKA once before: the Axis knows that the Soviets have them."""
    for n in range(40):
        twin = activation().resample("axis", Random(n))
        assert pool(twin, "played", "soviet") == {"2GdA"}
        assert {"STAVKA", "2GdA"} <= soviet_chits(twin)
        assert "2GdA" not in pool(twin, "bag", "soviet") | pool(twin, "inactive", "soviet")


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.1.3b")
def test_for_all_the_soviets_know_any_chit_of_the_axis_may_be_in_the_bag() -> None:
    """It has the chits it has: they are in the bag or in its pool."""
    bags = dealt("activation", "soviet", "bag", "axis")
    assert set.union(*bags) == {"R3A", "H2A", "It8A"}
    assert {len(chits) for chits in bags} == {1}


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.2.2d")
def test_a_refused_manstein_stays_in_the_bag_whatever_else_may_be_there() -> None:
    bags = dealt("refused", "soviet", "bag", "axis")
    assert all("Manstein-1" in chits and len(chits) == 2 for chits in bags)
    assert set.union(*bags) == {"Manstein-1", "R3A", "H2A", "Manstein-2"}


@pytest.mark.rule("a-victory-lost", "7.1.3b", "15.0.2b")
def test_for_all_the_axis_knows_another_plan_may_have_been_written_down() -> None:
    plans = dealt("planned", "axis", "planned", "soviet")
    assert {len(plan) for plan in plans} == {3}
    assert len({frozenset(plan) for plan in plans}) > 5
    for n in range(20):
        twin = planned().resample("axis", Random(n))
        assert pool(twin, "planned", "soviet") <= soviet_chits(twin) - {"STAVKA"}


@pytest.mark.rule("a-victory-lost", "3.0-k", "11.3-a")
def test_chits_of_armies_that_left_the_game_are_not_dealt() -> None:
    for n in range(20):
        twin = last_five().resample("axis", Random(n))
        assert soviet_chits(twin) == {"STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov"}


@pytest.mark.rule("a-victory-lost", "7.1.3a", "7.2.1a")
def test_nobody_knows_in_which_order_the_chits_will_come() -> None:
    """Not even of his own: a game dealt anew draws from another seed."""
    g = field(UNITS, head='inactive = {}\nbag = ["Kempf", "2GdA", "STAVKA", "Popov"]')
    side = next(iter(g.to_act))
    orders = set()
    for n in range(20):
        twin = g.resample(side, Random(n), log=True)
        pass_on(twin)
        orders.add(told(twin, "drawn")[1]["chit"])
    assert len(orders) > 1


@pytest.mark.rule("a-victory-lost", "3.0-i", "3.0-m")
def test_the_axis_cannot_tell_whether_the_five_are_those_of_history() -> None:
    history, own = begun(), begun()
    play(history, "soviet", *["historical"] * 5)
    play(own, "soviet", *(f"chit {name}" for name in ("40A", "6A", "51A", "28A", "3TkA")))
    assert history.view("axis") == own.view("axis")


@pytest.mark.rule("a-victory-lost", "7.1.3b", "15.0.2b")
def test_a_lost_headquarters_does_not_show_whether_it_was_planned() -> None:
    views = []
    for plan in ('["5TkA", "2GdA", "3GdA"]', '["Popov", "2GdA", "3GdA"]'):
        pools = f'inactive.soviet = ["STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov"]\nplanned = {plan}'
        alone = {"5225": "sov-hq-5tka", "3106": "sov-hq-popov sov-1", "0119": "ger-62"}
        g = field(alone, step="hq-removal", head=pools, options="soviet-precommit")
        assert where(g, "sov-hq-5tka") == "removed"
        views.append([piece for piece in g.view("axis").table.pieces if piece.at == "planned"])
    assert views[0] == views[1]
