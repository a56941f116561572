"""Chapter 1, the sequence of play; and the outline of phase A (2)."""

from __future__ import annotations

import pytest

import stavka
from stavka.games.race_for_berlin.facts import Berlin
from stavka.kernel.decisions import IllegalAction
from tests.games.race_for_berlin.battle import field
from tests.games.race_for_berlin.table import GAME, impulse
from tests.support import offered, play, prompt, told, units, where

GROUPS = [
    ("C.1", "zhukov", "soviet"),
    ("C.2", "konev", "soviet"),
    ("C.3", "konev", "german"),
    ("C.4", "zhukov", "german"),
]


def idle(g: Berlin) -> tuple[str, str]:
    """Answer the first question by doing as little as one may; who was asked what."""
    side = min(g.to_act)
    decision = g.decision(side)
    assert decision is not None
    verb = next((v for v in ("done", "decline", "keep") if v in decision.verbs), min(decision.verbs))
    play(g, side, f"{verb} {min(decision.verbs[verb].targets, default='')}".strip())
    return decision.prompt, side


@pytest.mark.rule("race-for-berlin", "1-a", "1-b", "1-c", "1-d")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_goes_through_its_phases_in_order(seed: int) -> None:
    """Both marshals pass, so that there is one operation phase. Hitler is silent with these seeds."""
    g = stavka.new(GAME, seed=seed)
    assert isinstance(g, Berlin)
    asked = []
    while g.state.turn == 1:
        asked.append(idle(g))
    rolls = [roll.purpose for roll in g.rolls if roll.after < len(g.entries)]
    phase_a = [*["reinforcement"] * 7, "american", "hitler", "event", "event"]
    assert [purpose for purpose in rolls if purpose in phase_a] == phase_a
    fixed = [
        (what, side)
        for what, side in asked
        if what in ("replacements", "designate", "free-move", "keep-token")
    ]
    assert fixed == [
        ("replacements", "zhukov"),
        ("replacements", "konev"),
        ("designate", "zhukov"),
        ("designate", "konev"),
        ("designate", "konev"),
        ("designate", "zhukov"),
        ("free-move", "zhukov"),
        ("free-move", "konev"),
        ("free-move", "konev"),
        ("free-move", "zhukov"),
        ("keep-token", "konev"),
        ("keep-token", "zhukov"),
    ]
    assert g.state.turn == 2
    assert [note["turn"] for note in told(g, "turn")] == [1, 2]


@pytest.mark.rule("race-for-berlin", "1-a")
@pytest.mark.parametrize(("die", "phase"), [(6, "designate"), (1, "free-move")])
def test_only_operations_are_repeated(die: int, phase: str) -> None:
    """After the end test another operation phase comes, or the end of the turn: nothing of A or B."""
    g = impulse("C.5", "turn = 3", die)
    assert [roll.purpose for roll in g.rolls] == ["operations"]
    assert (prompt(g, "zhukov"), g.state.turn) == (phase, 3)


@pytest.mark.rule("race-for-berlin", "1-b")
def test_phase_a_goes_by_its_steps() -> None:
    """A reinforcement is placed before the Americans move, and they before Hitler speaks."""
    g = field("A.1", {}, head="turn = 6")
    assert prompt(g, *g.to_act) == "arrival"
    assert {roll.purpose for roll in g.rolls} == {"reinforcement"}
    g = field("A.2", {"leipzig": "404"}, 1, 6, head="turn = 2")
    assert prompt(g, "zhukov") == "refuge"
    assert [roll.purpose for roll in g.rolls] == ["american", "american-test"]
    assert not any(g.state.token)


@pytest.mark.rule("race-for-berlin", "1-c")
def test_supply_is_found_before_replacements() -> None:
    g = field("B.1", {"schwedt": "8ga-1", "angermunde": "17"}, head='reduced = ["8ga-1", "33-1"]')
    assert units(g, g.state.unsupplied & g.facts.SOVIETS) == {"8ga-1"}
    assert offered(g, "zhukov", "restore") == {"33-1"}, "out of supply a unit is not restored"


@pytest.mark.rule("race-for-berlin", "1-d")
def test_four_impulses_and_the_end_test() -> None:
    g = impulse("C", "turn = 2", 6)
    seen = []
    while not told(g, "operations-test"):
        side = min(g.to_act)
        seen.append((side, g.impulse.nationality))
        play(g, side, f"move {min(offered(g, side, 'move'))}", "done")
        while prompt(g, side) in ("move-unit", "move"):
            play(g, side, "done" if offered(g, side, "done") else "stop")
    assert seen == [("zhukov", 0), ("konev", 0), ("konev", 1), ("zhukov", 1)]
    assert g.to_act == {"zhukov"}
    assert g.state.operation == 2


@pytest.mark.rule("race-for-berlin", "1-e")
@pytest.mark.parametrize(("step", "side", "nationality"), GROUPS)
def test_in_an_impulse_only_its_own_group_is_activated(step: str, side: str, nationality: str) -> None:
    g = impulse(step)
    mine = {
        row.id for row in g.facts.units if row.setup and (row.camp, row.nationality) == (side, nationality)
    }
    for mode in ("move", "fight", "reserve"):
        assert offered(g, side, mode) == mine
    for stranger in {"8ga-1", "13-1", "303", "17"} - mine:
        with pytest.raises(IllegalAction) as refused:
            g.play(side, "move", stranger)
        assert refused.value.rule == "1-e"
    assert g.to_act == {side}


@pytest.mark.rule("race-for-berlin", "2-a")
@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("step", ["A.1", "A.2"])
def test_in_phase_a_units_are_only_placed_or_struck_by_the_americans(step: str, first: int) -> None:
    places = {"leipzig": "404 303 17", "zossen": "3ga-1", "oder-bridgehead": "8ga-1", "seelow": "606"}
    g = field(step, places, first, head="turn = 5\ntwelfth = 4")
    while prompt(g, "zhukov") != "replacements":
        assert prompt(g, *g.to_act) in ("arrival", "refuge", "refuge-unit")
        idle(g)
    kinds = {note.kind for note in g.notes or []}
    assert kinds <= {
        *("turn", "reinforcement", "arrived", "american-roll", "american-capture", "american-test", "refuge"),
        *("hitler", "event-drawn", "unsupplied"),
    }
    met = {note["unit"] for note in told(g, "american-test")}
    for name, place in [(name, place) for place, names in places.items() for name in names.split()]:
        assert where(g, name) == place or name in met
    assert not g.state.used
    assert any(g.state.token), "and events are drawn"
