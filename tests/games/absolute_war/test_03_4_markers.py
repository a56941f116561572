"""3.4: Combat Markers."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.fighting import attack, fight, finish
from tests.games.absolute_war.marching import go, halt, moving
from tests.games.absolute_war.table import asked, do, draws, field, marked, open_to

TULA = {"orel": "g4a", "voronezh": "g9a", "tula": "s-w", "kursk": "g2a", "rossosh": "s-s"}


@pytest.mark.rule("absolute-war", "3.4a")
@pytest.mark.parametrize("kind", ["attack", "support", "mobile"])
def test_markers_of_all_three_kinds_pay_for_a_full_move(kind: str) -> None:
    g = moving({"orel": "g4a"}, "g4a")
    go(g, "tula", "ryazan")
    halt(g)
    do(g, f"spend {kind}")
    left = {"attack": g.state.attack[0], "support": g.state.support[0], "mobile": g.state.mobile[0]}
    assert left == {"attack": 6, "support": 8, "mobile": 4} | {kind: left[kind]}
    assert sum(left.values()) == 17
    assert marked(g, "disrupted") == set()


@pytest.mark.rule("absolute-war", "3.4a")
@pytest.mark.parametrize(("unit", "place"), [("g-fort1*", "orel"), ("g-lf2*", "german-air")])
def test_they_pay_for_finishing_forts_and_repairing_air_units(unit: str, place: str) -> None:
    g = field(
        {place: unit, "kursk": "g4a", "bryansk": "g9a"}, step="german-upgrades", german="smolensk minsk"
    )
    decision = g.decision("german")
    assert decision is not None
    name = unit.rstrip("*")
    verb = next(verb for verb, target in decision.verbs.items() if name in target.targets)
    do(g, f"{verb} {name}", "spend attack")
    assert marked(g, "back") == set()
    assert g.state.attack[0] == 5


@pytest.mark.rule("absolute-war", "3.4b")
def test_markers_are_turned_to_done_when_their_combat_is_over() -> None:
    g = field(TULA)
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    do(g, "support g9a")
    assert marked(g, "done") == set()
    fight(g)
    finish(g)
    assert asked(g) == "attack"
    assert marked(g, "done") == {"g4a", "g9a"}


@pytest.mark.rule("absolute-war", "3.4c")
def test_a_marker_serves_once() -> None:
    g = field(TULA, head="attack = { german = 1, soviet = 4 }\nsupport = { german = 1, soviet = 8 }")
    draws(g, "g2")
    attack(g, "g4a", "s-w")
    do(g, "support g9a")
    assert (g.state.attack[0], g.state.support[0]) == (0, 0)
    fight(g)
    finish(g)
    assert asked(g) != "attack"  # the 2nd Army would have a target


@pytest.mark.rule("absolute-war", "3.4d")
@pytest.mark.rule("absolute-war", "3.4e")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_all_come_back_in_their_owners_marker_phase_eighteen_at_most(side: str) -> None:
    none = "\n".join(f"{kind} = {{ german = 0, soviet = 0 }}" for kind in ("attack", "support", "mobile"))
    g = field(
        {"orel": "g4a", "tula": "s-w"},
        step=f"{side}-markers",
        head=f"{none}\nattacks = {{ german = 6, soviet = 6 }}",
    )
    mine = 0 if side == "german" else 1
    kinds = (g.state.attack, g.state.support, g.state.mobile)
    assert [held[mine] for held in kinds] == [6, 8, 4]
    assert [held[1 - mine] for held in kinds] == [0, 0, 0]  # the other's do not


@pytest.mark.rule("absolute-war", "3.4e")
@pytest.mark.parametrize("step", ["german-reserve", "german-used-markers", "german-objectives"])
def test_they_do_not_come_back_before(step: str) -> None:
    g = field(
        {"orel": "g4a", "tula": "s-w", "german-reserve": "g9a"},
        step=step,
        head="attack = { german = 2, soviet = 4 }\nsupport = { german = 3, soviet = 8 }",
        hand={"soviet": "s1"},
    )
    assert (g.state.attack[0], g.state.support[0]) == (2, 3)
    while g.state.phasing == 0:
        do(g, "done" if open_to(g, "done") else "decline")
    assert (g.state.attack[0], g.state.support[0]) == (2, 3)
