"""10.0 to 10.2: the Strategic Phase, withdrawals, upgrades."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.sequence import NODES
from tests.games.absolute_war.hands import QUIET, at_hand, leave, rp, some_answer, wsp
from tests.games.absolute_war.table import asked, at, do, draws, field, holder, marked, open_to, stacks
from tests.support import told

RICH = "rp = { german = 4, soviet = 6 }"


def upgrades(side: str, units: dict[str, str], *, head: str = RICH, turn: int = 7) -> War:
    """The Upgrades step of a player; a damaged air unit keeps it open."""
    box, plane = ("german-air", "g-lf1*") if side == "german" else ("soviet-air", "s-vvs1*")
    return field({box: plane, **QUIET, **units}, step=f"{side}-upgrades", head=head, turn=turn)


# ---- 10.0


@pytest.mark.rule("absolute-war", "10.0")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_the_steps_follow_each_other_and_none_comes_back(side: str) -> None:
    """A Fort, a damaged plane, an arrival, a lost unit, a unit and a card: each step has its question."""
    units = {
        "german": {"posen": "g-fort1 | g9a", "german-air": "g-lf1*", "german-destroyed": "g6a"},
        "soviet": {"tula": "s-fort1 | s-kal", "soviet-air": "s-vvs1*", "soviet-destroyed": "s-bry"},
    }[side]
    waiting = {"german": "g2a", "soviet": "s-nc"}[side]
    card = {"german": "g45", "soviet": "s45"}[side]
    g = field(
        {**QUIET, **units, "waiting": waiting},
        step=f"{side}-withdrawals",
        head=f"{RICH}\ndue = {{ {waiting} = 7 }}",
        hand={side: card},
        piles={side: card},
    )
    seen = []
    while asked(g) != "movement":
        seen.append(asked(g))
        do(g, f"store {waiting}", "spend support") if asked(g) == "reinforcements" else leave(g)
    assert seen == ["dismantle", "upgrades", "reinforcements", "replace-destroyed", "reserves", "offensives"]
    names = ["withdrawals", "upgrades", "reinforcements", "replacements", "reserves", "offensives"]
    first = NODES.index(f"{side}-withdrawals")
    assert NODES[first : first + 6] == tuple(f"{side}-{name}" for name in names)


# ---- 10.1 withdrawals


@pytest.mark.rule("absolute-war", "10.1", "10.1.1b")
@pytest.mark.parametrize("place", ["posen", "german-reserve", "german-shattered"])
def test_units_leave_on_their_turn_for_nothing(place: str) -> None:
    """The 11th Army leaves on turn 11."""
    head = f"{RICH}\nwsp = {{ german = 5, soviet = 5 }}"
    g = field({**QUIET, place: "g11a"}, step="german-withdrawals", turn=11, head=head)
    assert at(g, "g11a") == "removed"
    assert asked(g) != "withdrawal-price"
    assert rp(g)[0] == 4
    assert wsp(g)[0] == 5


@pytest.mark.rule("absolute-war", "10.1", "10.1.1b")
def test_an_air_unit_leaves_from_its_box() -> None:
    g = field({**QUIET, "german-air": "g-lf2 | g-lf1*"}, step="german-withdrawals", turn=4, head=RICH)
    assert (at(g, "g-lf2"), at(g, "g-lf1")) == ("removed", "german-air")
    assert rp(g)[0] == 4


@pytest.mark.rule("absolute-war", "10.1")
def test_not_before_their_turn_and_not_in_the_others_turn() -> None:
    g = field({**QUIET, "posen": "g11a g-fort1"}, step="german-withdrawals", turn=10, head="disrupted = []")
    assert at(g, "g11a") == "posen"
    g = field({**QUIET, "posen": "g11a", "tula": "s-fort1"}, step="soviet-withdrawals", turn=11)
    assert at(g, "g11a") == "posen"


@pytest.mark.rule("absolute-war", "10.1")
def test_who_lay_under_a_unit_that_leaves_stays() -> None:
    g = field(
        {**QUIET, "posen": "g11a g9a g-fort1"}, step="german-withdrawals", turn=11, head="disrupted = []"
    )
    assert stacks(g, "posen") == ["g9a g-fort1"]


@pytest.mark.rule("absolute-war", "10.1.1")
@pytest.mark.parametrize("box", ["german-destroyed", "german-captured"])
@pytest.mark.parametrize("price", ["rp", "wsp"])
def test_a_lost_unit_that_has_to_leave_costs_a_point_of_one_kind(box: str, price: str) -> None:
    head = "rp = { german = 2 }\nwsp = { german = 5, soviet = 5 }"
    g = field({**QUIET, box: "g11a", "posen": "g-fort1"}, step="german-withdrawals", turn=11, head=head)
    assert (asked(g), open_to(g, "pay")) == ("withdrawal-price", {"rp", "wsp"})
    do(g, f"pay {price}")
    assert at(g, "g11a") == "removed"
    assert (rp(g)[0], wsp(g)[0]) == ((1, 5) if price == "rp" else (2, 4))


@pytest.mark.rule("absolute-war", "10.1.1")
def test_each_such_unit_has_its_price() -> None:
    head = "rp = { german = 1 }\nwsp = { german = 5, soviet = 5 }"
    units = {**QUIET, "german-destroyed": "x-hun2", "german-captured": "x-ita8", "posen": "g-fort1"}
    g = field(units, step="german-withdrawals", turn=13, head=head)
    do(g, "pay rp")
    # No RP are left: the other has to be paid with a War Status Point.
    assert asked(g) == "dismantle"
    assert (rp(g)[0], wsp(g)[0]) == (0, 4)


# ---- Forts


@pytest.mark.rule("absolute-war", "10.1.2a")
def test_forts_are_dismantled_at_will() -> None:
    g = field({**QUIET, "posen": "g9a g-fort1", "lodz": "g-fort2*"}, step="german-withdrawals")
    assert open_to(g, "dismantle") == {"g-fort1", "g-fort2"}
    do(g, "dismantle g-fort1")
    assert at(g, "g-fort1") == "german-destroyed"
    assert stacks(g, "posen") == ["g9a"]
    assert open_to(g, "dismantle") == {"g-fort2"}
    leave(g)
    assert at(g, "g-fort2") == "lodz"


@pytest.mark.rule("absolute-war", "10.1.2a")
def test_only_ones_own_forts() -> None:
    g = field({**QUIET, "posen": "g-fort1", "tula": "s-fort1"}, step="soviet-withdrawals")
    assert open_to(g, "dismantle") == {"s-fort1"}


@pytest.mark.rule("absolute-war", "10.1.2b")
def test_the_fortress_of_sevastopol_stays() -> None:
    g = field({**QUIET, "sevastopol": "s-sev", "tula": "s-fort1"}, step="soviet-withdrawals")
    assert open_to(g, "dismantle") == {"s-fort1"}


# ---- air units


@pytest.mark.rule("absolute-war", "10.1.3")
def test_the_air_units_of_the_phasing_player_go_home() -> None:
    units = {"minsk": "g-lf4 g9a g-fort1", "posen": "g-lf1", "tula": "s-vvs1 s-kal", **QUIET}
    g = field(units, step="german-withdrawals", head="disrupted = ['g-lf1']")
    assert (at(g, "g-lf4"), at(g, "g-lf1"), at(g, "s-vvs1")) == ("german-air", "german-air", "tula")
    assert stacks(g, "minsk") == ["g9a g-fort1"]
    assert marked(g, "disrupted") == set()


# ---- 10.2 who can be upgraded


@pytest.mark.rule("absolute-war", "10.2a", "10.2.3")
def test_a_reduced_german_or_axis_unit_costs_two_points() -> None:
    g = upgrades("german", {"posen": "g9a*", "bucharest": "x-rom3*", "lodz": "g6a"})
    assert open_to(g, "restore") == {"g9a", "x-rom3"}
    do(g, "restore g9a")
    assert (rp(g)[0], marked(g, "back")) == (2, {"g-lf1", "x-rom3"})
    do(g, "restore x-rom3")
    assert (rp(g)[0], marked(g, "back")) == (0, {"g-lf1"})


@pytest.mark.rule("absolute-war", "10.2.3")
def test_one_point_is_too_little_for_a_german_unit() -> None:
    g = upgrades("german", {"posen": "g9a*"}, head="rp = { german = 1 }")
    assert open_to(g, "restore") == set()


@pytest.mark.rule("absolute-war", "10.2a", "10.2.2")
def test_a_reduced_soviet_unit_costs_one_point() -> None:
    g = upgrades("soviet", {"tula": "s-1ukr*", "orel": "s-3gta*"}, head="rp = { soviet = 1 }")
    assert open_to(g, "restore") == {"s-1ukr", "s-3gta"}
    do(g, "restore s-1ukr")
    assert rp(g)[1] == 0
    assert (g.notes or [])[-2].rule == "10.2.2"
    assert "s-1ukr" not in marked(g, "back")
    assert open_to(g, "restore") == set()


@pytest.mark.rule("absolute-war", "10.2.2")
def test_untrained_units_and_the_fortress_are_not_restored_for_points() -> None:
    g = upgrades("soviet", {"tula": "s-bry*", "sevastopol": "s-sev*", "orel": "s-3gta*"})
    assert open_to(g, "restore") == {"s-3gta"}


@pytest.mark.rule("absolute-war", "10.2b")
def test_supplied_units_and_those_in_reserve() -> None:
    units = {"posen": "g9a*", "lodz": "g6a*", "german-reserve": "g17a*", "german-destroyed": "g18a*"}
    g = upgrades("german", {**units, "german-shattered": "g16a*"}, head=f"{RICH}\nunsupplied = ['g6a']")
    assert open_to(g, "restore") == {"g9a", "g17a"}


@pytest.mark.rule("absolute-war", "10.2b")
def test_an_unsupplied_front_is_not_trained() -> None:
    head = f"{RICH}\nready = ['soviet-upgrade-1']\nunsupplied = ['s-kal']"
    units = {"tula": "s-bry*", "orel": "s-kal*", "soviet-reserve": "s-ste*", "soviet-destroyed": "s-don*"}
    g = upgrades("soviet", units, head=head)
    assert open_to(g, "train") == {"s-bry", "s-ste"}


@pytest.mark.rule("absolute-war", "10.2c", "19.6g")
@pytest.mark.parametrize("ally", ["x-rom3", "x-hun2", "x-ita8", "x-fin-kar"])
@pytest.mark.parametrize("initiative", ["german", "soviet"])
def test_no_ally_is_upgraded_under_soviet_initiative(initiative: str, ally: str) -> None:
    units = {"posen": "g9a*", "helsinki": f"{ally}*"}
    g = upgrades("german", units, head=f"{RICH}\ninitiative = '{initiative}'")
    assert open_to(g, "restore") == ({"g9a", ally} if initiative == "german" else {"g9a"})


@pytest.mark.rule("absolute-war", "10.2d")
def test_on_a_turn_without_upgrades_markers_still_repair_and_finish() -> None:
    g = upgrades("german", {"posen": "g9a* g-fort1*"}, head=f"{RICH}\nbarred = ['german']")
    assert open_to(g, "restore") == set()
    assert (open_to(g, "repair"), open_to(g, "finish")) == ({"g-lf1"}, {"g-fort1"})
    g = upgrades("german", {"posen": "g9a* g-fort1*"}, head=f"{RICH}\nbarred = ['soviet']")
    assert open_to(g, "restore") == {"g9a"}


@pytest.mark.rule("absolute-war", "10.2d", "21.2.4")
def test_upgrade_markers_are_no_points() -> None:
    head = f"{RICH}\nbarred = ['soviet']\nready = ['soviet-upgrade-1']"
    g = upgrades("soviet", {"tula": "s-bry*", "orel": "s-3gta*"}, head=head)
    assert (open_to(g, "restore"), open_to(g, "train")) == (set(), {"s-bry"})


# ---- 10.2.1 levels


@pytest.mark.rule("absolute-war", "10.2.1a", "10.2.1b")
def test_each_upgrade_marker_takes_a_front_up_a_level() -> None:
    head = f"{RICH}\nready = ['soviet-upgrade-1', 'soviet-upgrade-2']"
    g = upgrades("soviet", {"tula": "s-bry* | s-vor*", "orel": "s-kal*"}, head=head)
    assert open_to(g, "train") == {"s-bry", "s-vor", "s-kal"}
    do(g, "train s-bry")
    assert (len(g.state.ready), len(g.state.spent)) == (1, 1)
    do(g, "train s-kal")
    assert open_to(g, "train") == set()
    assert marked(g, "back") == {"s-vvs1", "s-vor"}
    assert rp(g)[1] == 6


@pytest.mark.rule("absolute-war", "10.2.1a")
@pytest.mark.parametrize("plants", ["ready = []", "spent = ['soviet-upgrade-1']"])
def test_without_a_ready_marker_nobody_is_trained(plants: str) -> None:
    g = upgrades("soviet", {"tula": "s-bry*"}, head=plants)
    assert open_to(g, "train") == set()


@pytest.mark.rule("absolute-war", "10.2.1a")
def test_german_units_and_small_ones_have_no_levels() -> None:
    head = "ready = ['soviet-upgrade-1']"
    g = upgrades("german", {"posen": "g9a*"}, head=head)
    assert open_to(g, "train") == set()
    g = upgrades("soviet", {"tula": "s-62a", "orel": "s-bry*"}, head=head)
    assert open_to(g, "train") == {"s-bry"}


@pytest.mark.rule("absolute-war", "10.2.1b")
def test_a_trained_front_still_has_one_step() -> None:
    """6 CP against 3 and Cauldron Battle turned up: D1 takes its only step."""
    g = field({"orel": "g3pz g2a", "kursk": "s-bry"}, hand={"german": "g16"}, piles={"german": "g39 g2"})
    do(g, "lead g3pz", "target s-bry", "play g16")
    draws(g, "g39")
    leave(g)
    while at(g, "s-bry") != "soviet-destroyed" and asked(g) != "attack":
        do(g, some_answer(g))
    assert told(g, "battle")[-1]["result"] == "D1"
    assert at(g, "s-bry") == "soviet-destroyed"


@pytest.mark.rule("absolute-war", "10.2.1c")
def test_a_trained_front_is_replaced_by_a_red_one_with_as_many_points() -> None:
    """Voronezh has 4 CP: so has the 1st Ukrainian, not the 1st Baltic."""
    head = "ready = ['soviet-upgrade-1']\ndisrupted = ['s-3gta', 's-vor', 's-fort1']"
    units = {"tula": "s-3gta s-vor s-fort1", "upgrades": "s-1ukr | s-2ukr | s-1bal"}
    g = upgrades("soviet", units, head=head, turn=16)
    assert open_to(g, "train") == {"s-vor", "s-w"}
    do(g, "train s-vor")
    assert (asked(g), open_to(g, "choose")) == ("successor", {"s-1ukr", "s-2ukr"})
    do(g, "choose s-2ukr")
    assert (at(g, "s-vor"), at(g, "s-2ukr"), at(g, "s-1ukr")) == ("removed", "tula", "upgrades")
    assert stacks(g, "tula") == ["s-3gta s-2ukr s-fort1"]
    assert marked(g, "back") == {"s-vvs1"}
    assert marked(g, "disrupted") == {"s-3gta", "s-2ukr", "s-fort1"}


@pytest.mark.rule("absolute-war", "10.2.1c")
def test_a_front_in_reserve_is_replaced_there() -> None:
    head = "ready = ['soviet-upgrade-1']"
    g = upgrades("soviet", {"soviet-reserve": "s-kal", "upgrades": "s-1bal"}, head=head, turn=16)
    do(g, "train s-kal")
    assert (at(g, "s-kal"), at(g, "s-1bal")) == ("removed", "soviet-reserve")


@pytest.mark.rule("absolute-war", "10.2.1c")
@pytest.mark.parametrize(("front", "red"), [("s-kal", "s-1ukr"), ("s-vor", "s-1bal")])
def test_no_front_is_replaced_by_a_stronger_or_a_weaker_counter(front: str, red: str) -> None:
    """Three points and four, four and three."""
    g = upgrades("soviet", {"tula": front, "upgrades": red}, head="ready = ['soviet-upgrade-1']", turn=16)
    assert front not in open_to(g, "train")


@pytest.mark.rule("absolute-war", "10.2.1d")
def test_without_a_red_front_of_that_number_a_trained_one_stays() -> None:
    head = "ready = ['soviet-upgrade-1']"
    g = upgrades("soviet", {"tula": "s-vor | s-kal", "upgrades": "s-1bal"}, head=head, turn=16)
    assert open_to(g, "train") == {"s-kal"}
    g = upgrades("soviet", {"tula": "s-vor | s-kal*", "waiting": "s-1ukr"}, head=head, turn=14)
    assert open_to(g, "train") == {"s-kal"}


@pytest.mark.rule("absolute-war", "10.2.1e")
@pytest.mark.parametrize(
    ("unsupplied", "box", "back"),
    [("[]", "soviet-destroyed", False), ("['s-bry']", "soviet-captured", True)],
)
def test_a_lost_front_stays_trained_if_it_is_not_captured(unsupplied: str, box: str, back: bool) -> None:
    """Over 15 CP against 3 in Kursk, with Mission-Type Orders: DC or DE at +6; Cauldron Battle DE."""
    units = {"orel": "g3pz g2a", "sumy": "g1pz", "kharkov": "g2pz", "kursk": "s-bry"}
    g = field(units, head=f"unsupplied = {unsupplied}")
    do(g, "lead g3pz", "target s-bry")
    while open_to(g, "support"):
        do(g, f"support {min(open_to(g, 'support'))}")
    draws(g, "g39")
    leave(g)
    while asked(g) and at(g, "s-bry") not in ("soviet-destroyed", "soviet-captured"):
        do(g, some_answer(g))
    assert told(g, "battle")[-1]["result"] == "DE"
    assert (at(g, "s-bry"), "s-bry" in marked(g, "back")) == (box, back)


# ---- markers for planes and Forts


@pytest.mark.rule("absolute-war", "10.2.4")
@pytest.mark.parametrize(
    ("kind", "left"), [("attack", (5, 8, 4)), ("support", (6, 7, 4)), ("mobile", (6, 8, 3))]
)
def test_a_marker_of_any_kind_repairs_a_plane(kind: str, left: tuple[int, int, int]) -> None:
    g = upgrades("german", {"german-air": "g-lf1* | g-lf4*", "posen": "g-lf2* g9a"})
    assert open_to(g, "repair") == {"g-lf1", "g-lf4"}
    do(g, "repair g-lf1", f"spend {kind}")
    assert marked(g, "back") == {"g-lf4", "g-lf2"}
    assert at_hand(g, "german") == left


@pytest.mark.rule("absolute-war", "10.2.4", "10.2.5a")
def test_without_markers_nothing_is_repaired_or_finished() -> None:
    none = "attack = { german = 0 }\nsupport = { german = 0 }\nmobile = { german = 0 }"
    g = upgrades("german", {"posen": "g9a* g-fort1*"}, head=f"{RICH}\n{none}")
    assert (open_to(g, "repair"), open_to(g, "finish")) == (set(), set())
    assert open_to(g, "restore") == {"g9a"}


@pytest.mark.rule("absolute-war", "10.2.5a", "10.2.5b")
def test_a_marker_finishes_a_fort_that_is_not_unsupplied() -> None:
    units = {"posen": "g9a g-fort1*", "lodz": "g-fort2*", "krakow": "g-fort3"}
    g = upgrades("german", units, head="unsupplied = ['g-fort2']")
    assert open_to(g, "finish") == {"g-fort1"}
    do(g, "finish g-fort1", "spend support")
    assert marked(g, "back") == {"g-lf1", "g-fort2"}
    assert at_hand(g, "german") == (6, 7, 4)
    assert holder(g, "posen") == "german"
