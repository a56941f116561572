"""Manstein's marker and his two offensives (16)."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad_roads.table import StalingradTable
from tests.games.stalingrad_roads.siege import POCKET, idle, siege, supports, without
from tests.games.stalingrad_roads.table import asked, do, field, open_to
from tests.support import prompt, told

STALINO = {"0912": "ger-hq-1pza"}


def asks(g: StalingradTable) -> str:
    """What is asked now, if anything."""
    return next((prompt(g, side) for side in g.to_act), "")


# The marker (16.2)


@pytest.mark.rule("stalingrad-roads", "16.2.2", "5.4.1", "17.3.2")
@pytest.mark.parametrize(("approval", "manstein"), [(1, 4), (4, 1), (4, 4)])
def test_the_higher_of_the_two_boxes_counts(approval: int, manstein: int) -> None:
    """Box 4: 2 supports, 1 point."""
    head = f"approval = {approval}\nmanstein = {manstein}\n{supports()}"
    assert told(field(STALINO, step="axis-support", head=head), "supports")[0]["count"] == 2
    g = field(STALINO, step="axis-reinforcement", head=head)
    assert told(g, "replacement-points")[0] == {"side": "axis", "count": 1}


def takes(side: str, place: str, start: str, head: str = "", held_by: str = "") -> StalingradTable:
    """A unit of a side moves into an empty hex that the other controls."""
    unit, step = ("sov-29", "soviet-movement") if side == "soviet" else ("ger-29mot", "axis-movement")
    lost = (held_by or place) if side == "axis" else ""
    g = field({start: unit}, step=step, head=f"{supports()}\n{head}", soviet=lost)
    do(g, f"unit {unit}", f"to {place}")
    return g


@pytest.mark.rule("stalingrad-roads", "16.2.3b")
def test_a_major_city_lost_for_the_first_time_costs_a_box() -> None:
    g = takes("soviet", "0518", "0519")
    assert g.state.manstein == 4
    assert asked(g) == "effect-off"
    g = takes("soviet", "0518", "0519", head='successes = ["0518"]')
    assert g.state.manstein == 5, "not the second time"


@pytest.mark.rule("stalingrad-roads", "16.2.3b")
def test_of_stalingrad_both_hexes() -> None:
    g = takes("soviet", "1334", "1234")
    assert g.state.manstein == 5
    g = field({"1234": "sov-29"}, step="soviet-movement", head=supports(), soviet="1434")
    do(g, "unit sov-29", "to 1334")
    assert g.state.manstein == 4


@pytest.mark.rule("stalingrad-roads", "16.2.3c")
def test_a_major_city_taken_back_for_the_first_time_brings_a_box() -> None:
    head = 'successes = ["0518"]\nfallen = ["0518"]'
    assert takes("axis", "0518", "0519", head).state.manstein == 6
    again = head + '\nregained = ["0518"]'
    assert takes("axis", "0518", "0519", again).state.manstein == 5


@pytest.mark.rule("stalingrad-roads", "16.2.3c")
@pytest.mark.parametrize(("other", "manstein"), [("1334 1434", 5), ("1334", 6)])
def test_of_stalingrad_both_hexes_again(other: str, manstein: int) -> None:
    """1334 is taken back; 1434 is still Soviet, or not."""
    head = 'successes = ["1334", "1434"]\nfallen = ["1334", "1434"]'
    assert takes("axis", "1334", "1333", head, held_by=other).state.manstein == manstein


@pytest.mark.rule("stalingrad-roads", "16.2.3d")
@pytest.mark.parametrize(("oos", "manstein"), [('["ger-71", "ger-389"]', 6), ("[]", 5)])
def test_units_in_stalingrad_fed_again_bring_a_box(oos: str, manstein: int) -> None:
    """They were out of supply before this phase, or never were."""
    where = {"1334": "ger-71", "1434": "ger-389", "1332": "ger-29mot", "1331": "ger-hq-4pza"}
    g = field(where, step="axis-supply", head=f"oos = {oos}\n{supports()}")
    do(g, "done")
    assert g.state.manstein == manstein


@pytest.mark.rule("stalingrad-roads", "16.2.3d")
def test_units_elsewhere_do_not_matter() -> None:
    where = {"1332": "ger-29mot", "1331": "ger-hq-4pza"}
    g = field(where, step="axis-supply", head=f'oos = ["ger-29mot"]\n{supports()}')
    do(g, "done")
    assert g.state.manstein == 5


# His dismissal (16.2.4)


@pytest.mark.rule("stalingrad-roads", "16.2.4a", "16.2.4b")
@pytest.mark.parametrize("box", [0, 1])
def test_in_box_0_at_the_end_of_a_turn_he_is_dismissed(box: int) -> None:
    g = field(STALINO, step="end-of-turn", head=f"manstein = {box}\napproval = 6\n{supports()}")
    assert bool(told(g, "dismissed")) is (box == 0)
    assert g.state.fixed is (box == 0)
    assert (3 if box == 0 else 6) == g.state.approval


@pytest.mark.rule("stalingrad-roads", "16.2.4a")
def test_not_before_the_turn_ends() -> None:
    g = field(STALINO, step="axis-movement", head=f"manstein = 0\napproval = 6\n{supports()}")
    assert not told(g, "dismissed")


@pytest.mark.rule("stalingrad-roads", "16.2.4b")
def test_then_approval_stays_in_box_3() -> None:
    head = "fixed = true\napproval = 3\nmanstein = -1"
    for g in (
        takes("soviet", "0518", "0519", head),
        takes("axis", "0729", "0728", head + '\nfallen = ["0729"]'),
    ):
        assert g.state.approval == 3
        assert not told(g, "approval")
    assert not told(takes("soviet", "0729", "0730", "fixed = true\napproval = 1\nmanstein = -1"), "crisis")


READY = {"1026": "ger-hq-4pza ger-17pz ger-23pz"}
"""Two panzer divisions with a German headquarters."""


@pytest.mark.rule("stalingrad-roads", "16.2.4a", "16.3a")
def test_and_there_are_no_more_offensives() -> None:
    dismissed = "fixed = true\napproval = 3\nmanstein = -1\n"
    assert asks(winter(READY)) == "wintergewitter"
    assert asks(winter(READY, head=dismissed)) != "wintergewitter"
    assert asks(backhand()) == "backhand"
    assert asks(backhand(head=dismissed)) != "backhand"


# Wintergewitter (16.3.1)


def winter(
    where: dict[str, str], box: str = "pak88 luftwaffe hoth", head: str = "", turn: int = 5
) -> StalingradTable:
    """The start of the Axis support phase."""
    return field(where, step="axis-support", head=f"{supports({'axis': box})}\n{head}", turn=turn)


@pytest.mark.rule("stalingrad-roads", "16.3.1a", "16.3a", "16.2.1")
@pytest.mark.parametrize("turn", [1, 2, 6])
def test_wintergewitter_may_be_launched_up_to_dec_iv(turn: int) -> None:
    g = winter(READY, turn=turn)
    assert asked(g) == "wintergewitter"
    do(g, "done")
    assert g.state.wintergewitter == 0, "it may be put off"


@pytest.mark.rule("stalingrad-roads", "16.3.1a")
def test_not_later() -> None:
    assert asks(winter(READY, turn=7)) != "wintergewitter"


@pytest.mark.rule("stalingrad-roads", "16.3.1a")
@pytest.mark.parametrize(
    ("where", "may"),
    [
        ({"1026": "ger-hq-4pza ger-17pz", "1027": "ger-23pz"}, True),  # next to it
        ({"1026": "ger-hq-4pza ger-17pz", "1028": "ger-23pz"}, False),  # two hexes away
        ({"1026": "ger-hq-4pza ger-17pz"}, False),  # only one
        ({"1026": "rom-hq-4 ger-17pz ger-23pz"}, False),  # no German headquarters
        ({"1026": "ger-hq-4pza ger-17pz ger-6pz-a ger-6pz-b"}, True),  # complete
        ({"1026": "ger-hq-4pza ger-17pz ger-6pz-a"}, False),  # one element is missing
        ({"1026": "ger-hq-4pza ger-17pz ger-6pz-a", "1028": "ger-6pz-b"}, False),  # or too far
        ({"1026": "ger-hq-4pza ger-17pz kg-pz-1"}, False),  # a KG is no division
        ({"1026": "ger-hq-4pza ger-17pz rom-1pz"}, False),  # not a German one
        ({"1026": "ger-hq-4pza ger-17pz", "1125": "ger-hq-hollidt ger-23pz"}, True),
    ],
)
def test_two_whole_panzer_divisions_with_a_german_headquarters(where: dict[str, str], may: bool) -> None:
    assert (asks(winter(where)) == "wintergewitter") is may


@pytest.mark.rule("stalingrad-roads", "16.3.1a")
def test_they_must_be_at_full_strength() -> None:
    assert asks(winter(READY, head='reduced = ["ger-17pz"]')) != "wintergewitter"


@pytest.mark.rule("stalingrad-roads", "16.3.1a")
@pytest.mark.parametrize(("box", "may"), [("pak88 hoth", True), ("pak88", False)])
def test_two_supports_must_be_available(box: str, may: bool) -> None:
    assert (asks(winter(READY, box)) == "wintergewitter") is may


@pytest.mark.rule("stalingrad-roads", "16.3.1b", "16.3.1c", "16.3a")
def test_two_supports_go_back_and_two_are_chosen() -> None:
    """Of three; no others are drawn in this turn."""
    g = winter(READY)
    do(g, "launch", "give pak88", "give luftwaffe")
    assert asked(g) == "choose-supports"
    assert {"pak88", "luftwaffe", "nebelwerfer"} <= open_to(g, "take"), "also what was given back"
    do(g, "take nebelwerfer", "take hollidt")
    assert g.state.boxes[4] == ("hollidt", "hoth", "nebelwerfer")
    assert not told(g, "supports")
    assert asks(winter(READY, head="wintergewitter = 4")) != "wintergewitter", "once in a game"


@pytest.mark.rule("stalingrad-roads", "16.3.1c")
def test_what_was_chosen_must_be_used_in_this_turn() -> None:
    """Hollidt is deployed, the rockets are not: they are lost."""
    g = winter(READY)
    do(g, "launch", "give pak88", "give luftwaffe", "take nebelwerfer", "take hollidt")
    while asked(g) != "deploy":
        do(g, "done")
    do(g, "play hollidt", "unit ger-17pz")
    idle(g, "next turn")
    assert "nebelwerfer" not in g.state.boxes[4]
    assert g.state.pools[0].count("nebelwerfer") == 2
    assert "hoth" in g.state.boxes[4], "what was there before stays"


@pytest.mark.rule("stalingrad-roads", "16.3.1d", "16.2.3e")
@pytest.mark.parametrize(
    ("launched", "turn", "gap", "manstein"),
    [(4, 5, True, 6), (5, 5, True, 6), (4, 5, False, 5), (0, 5, True, 5), (4, 7, True, 5), (-1, 5, True, 5)],
)
def test_an_open_pocket_at_the_end_of_an_axis_turn_raises_manstein_once(
    launched: int, turn: int, gap: bool, manstein: int
) -> None:
    """Not without the offensive, nor from JAN I on, nor a second time."""
    where = without("1232") if gap else POCKET
    g = siege(where, step="axis-end", turn=turn, head=f"wintergewitter = {launched}")
    moves = [note for note in g.notes or [] if note.kind == "manstein" and note.rule == "16.3.1d"]
    assert len(moves) == (manstein == 6)
    assert g.state.wintergewitter == (-1 if manstein == 6 else launched), "it is remembered"


# The Backhand Blow (16.3.2)


def backhand(turn: int = 9, box: str = "pak88", head: str = "") -> StalingradTable:
    """The start of an Axis turn."""
    where = STALINO | {"0913": "ger-376"}
    return field(where, step="axis-start", head=f"{supports({'axis': box})}\n{head}", turn=turn)


def _until(g: StalingradTable, question: str) -> StalingradTable:
    """Go on with the plainest answers up to a question."""
    while asked(g) != question:
        do(g, "done")
    return g


@pytest.mark.rule("stalingrad-roads", "16.3.2a", "16.3a", "16.2.1")
@pytest.mark.parametrize(("turn", "may"), [(6, False), (7, True), (17, True)])
def test_it_may_be_declared_from_jan_i(turn: int, may: bool) -> None:
    """Also if Wintergewitter was never launched."""
    assert (asks(backhand(turn)) == "backhand") is may


@pytest.mark.rule("stalingrad-roads", "16.3.2a")
def test_once_in_a_game_and_not_by_duty() -> None:
    assert asks(backhand(head="backhand = 7")) != "backhand"
    g = backhand()
    do(g, "done")
    assert g.state.backhand == 0


@pytest.mark.rule("stalingrad-roads", "16.3.2b", "16.3.2c", "16.3.2d")
def test_what_it_brings() -> None:
    """Approval to 7, three supports as he likes, no others; Manstein is gone for the time being."""
    g = backhand(head="approval = 2")
    do(g, "launch")
    assert (g.state.approval, g.state.manstein) == (7, -1)
    do(g, "take hoth", "take nebelwerfer", "take luftwaffe")
    assert g.state.boxes[4] == ("hoth", "luftwaffe", "nebelwerfer", "pak88")
    idle(g, "axis-movement")
    assert not told(g, "supports")


@pytest.mark.rule("stalingrad-roads", "16.3.2d")
def test_those_supports_must_be_used_in_this_turn() -> None:
    g = backhand(head="approval = 2")
    do(g, "launch", "take hoth", "take nebelwerfer", "take luftwaffe")
    idle(g, "next turn")
    assert g.state.boxes[4] == ("pak88",)


@pytest.mark.rule("stalingrad-roads", "16.3.2d", "1.5.2b")
@pytest.mark.parametrize("use", ["off-road", "deployed"])
def test_of_two_alike_the_chosen_one_is_used_first(use: str) -> None:
    """One PaK 88 was there before, one is chosen, and one is spent or deployed: the other stays."""
    g = backhand(head="approval = 2")
    do(g, "launch", "take pak88", "take nebelwerfer", "take luftwaffe")
    g = _until(g, "deploy" if use == "deployed" else "off-road")
    do(g, "play pak88" if use == "deployed" else "give pak88")
    if use == "deployed":
        do(g, "unit ger-376")
    idle(g, "next turn")
    kept = [*g.state.boxes[4], *(marker.kind for marker in g.state.markers), *g.state.played[0]]
    assert kept.count("pak88") == 2, "in the box and where it was used"


@pytest.mark.rule("stalingrad-roads", "16.3.2d")
def test_of_two_chosen_the_one_that_is_not_used_goes_back() -> None:
    g = backhand(box="hoth", head="approval = 2")
    do(g, "launch", "take pak88", "take pak88", "take luftwaffe")
    do(_until(g, "off-road"), "give pak88")
    idle(g, "next turn")
    assert g.state.boxes[4] == ("hoth",)


@pytest.mark.rule("stalingrad-roads", "16.3.2b")
def test_meanwhile_only_approval_counts() -> None:
    head = f"backhand = 9\nmanstein = -1\napproval = 4\n{supports()}"
    g = field(STALINO, step="axis-support", head=head, turn=10)
    assert told(g, "supports")[0]["count"] == 2


def judged(balance: int, turn: int = 11) -> StalingradTable:
    """Declared on turn 9: he comes back on turn 11."""
    head = f"backhand = 9\nbackhand_balance = {balance}\nmanstein = -1\napproval = 6"
    return field(
        STALINO, step="axis-reinforcement", head=f"{supports({'axis': 'pak88 hoth'})}\n{head}", turn=turn
    )


@pytest.mark.rule("stalingrad-roads", "16.3.2b", "16.3.2e", "16.3.2g", "16.3.2h", "16.3.2i", "16.2.3f")
@pytest.mark.parametrize(
    ("balance", "approval", "manstein"), [(3, 7, 7), (2, 7, 7), (1, 5, 5), (0, 2, -1), (-1, 2, -1)]
)
def test_two_turns_later_he_is_judged(balance: int, approval: int, manstein: int) -> None:
    """In the reinforcement phase, and first all available supports go back."""
    g = judged(balance)
    assert told(g, "backhand-judged") == [{"balance": balance, "box": approval}]
    assert (g.state.approval, g.state.manstein) == (approval, manstein)
    assert not g.state.boxes[4] or told(g, "supports")
    assert not told(judged(balance, turn=10), "backhand-judged")


@pytest.mark.rule("stalingrad-roads", "16.3.2e")
def test_the_supports_go_back_to_the_pool() -> None:
    g = field(
        {"0912": "ger-hq-1pza ger-376"},
        step="axis-reinforcement",
        head=f'{supports({"axis": "pak88 hoth"})}\nbackhand = 9\nmanstein = -1\nreduced = ["ger-376"]',
        turn=11,
    )
    assert asked(g) == "rebuild"
    assert not g.state.boxes[4]
    assert "hoth" in g.state.pools[0]


@pytest.mark.rule("stalingrad-roads", "16.3.2f")
@pytest.mark.parametrize(
    ("side", "place", "start", "turn", "balance"),
    [
        ("axis", "0518", "0519", 10, 1),
        ("axis", "0518", "0519", 11, 1),
        ("axis", "1334", "1333", 10, 1),  # a hex of Stalingrad
        ("axis", "0729", "0728", 10, 0),  # no major city
        ("soviet", "0518", "0519", 10, -1),
        ("soviet", "1334", "1234", 10, 0),  # 1434 holds out
        ("soviet", "0518", "0519", 12, 0),  # too late
    ],
)
def test_what_is_counted(side: str, place: str, start: str, turn: int, balance: int) -> None:
    """Hexes of major cities for the Axis, major cities against it, in the three turns of the offensive."""
    unit, step = ("sov-29", "soviet-movement") if side == "soviet" else ("ger-29mot", "axis-movement")
    head = f"{supports()}\nbackhand = 9\nmanstein = -1\napproval = 7"
    g = field({start: unit}, step=step, head=head, turn=turn, soviet=place if side == "axis" else "")
    do(g, f"unit {unit}", f"to {place}")
    assert g.state.backhand_balance == balance


@pytest.mark.rule("stalingrad-roads", "16.3.2f")
def test_stalingrad_counts_against_the_axis_when_both_hexes_fall() -> None:
    head = f"{supports()}\nbackhand = 9\nmanstein = -1\napproval = 7"
    g = field({"1234": "sov-29"}, step="soviet-movement", head=head, turn=10, soviet="1434")
    do(g, "unit sov-29", "to 1334")
    assert g.state.backhand_balance == -1


@pytest.mark.rule("stalingrad-roads", "16.3.2f")
def test_captures_before_the_declaration_do_not_count() -> None:
    g = backhand(head="backhand_balance = -2")
    do(g, "launch")
    assert g.state.backhand_balance == 0
