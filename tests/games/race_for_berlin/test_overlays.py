"""What a player may lay over the map, and what a move would cost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stavka
from stavka.games.race_for_berlin.logistics import supplied
from stavka.games.race_for_berlin.overlays import OVERLAYS
from stavka.kernel.game import Game
from stavka.kernel.views import Overlay
from stavka.lab.contract import any_verb, walk
from tests.games.race_for_berlin.table import berlin, impulse
from tests.support import offered, play, told, units, where


def overlay(g: Game[Any], name: str, unit: str = "") -> Overlay:
    return g.rules.overlay(g, 0, name, g.rules.unit[unit] if unit else -1)


def test_supply_runs_from_its_sources_and_badges_who_is_cut_off() -> None:
    g = impulse("C.1", '[units]\nstorkow = ["47-1"]')
    shown = overlay(g, "supply-zhukov")
    assert shown.units == {"47-1": "unsupplied"}
    assert set(shown.spaces.values()) == {"zhukov"}
    sources = {zone.id for zone in g.facts.zones if zone.supply == "soviet-zhukov"}
    assert shown.lines
    assert all(line[0] in sources for line in shown.lines)
    assert not overlay(g, "supply-konev").units


def test_lines_lead_to_every_unit_in_supply_and_to_no_other() -> None:
    random = Random(5)
    g = berlin()
    checked = 0
    for n, _ in enumerate(walk(g, random, any_verb, 400)):
        if n % 20:
            continue
        shown = [overlay(g, name) for name in OVERLAYS if name.startswith("supply")]
        ends = {line[-1] for each in shown for line in each.lines} | {
            zone for each in shown for zone in each.spaces
        }
        cut = {unit for each in shown for unit in each.units}
        in_supply = units(g, supplied(g))
        assert not cut & in_supply
        berlin_zones = {g.facts.board.names[zone] for zone in g.facts.suburbs}  # Germans there need no line
        assert all(where(g, unit) in ends | berlin_zones for unit in in_supply)
        checked += len(in_supply)
    assert checked > 500


def test_control_shows_who_holds_each_zone() -> None:
    g = impulse(
        "C.1", 'american = ["leipzig"]\ncontrol = { zhukov = ["strausberg"] }\n[units]\nstorkow = ["47-1"]'
    )
    spaces = overlay(g, "control").spaces
    assert spaces["leipzig"] == "american"
    assert spaces["strausberg"] == spaces["storkow"] == "zhukov"
    assert spaces[where(g, "13-1")] == "konev"
    assert spaces[where(g, "712")] == "german"
    assert "zossen" not in spaces


def test_activation_tells_who_acts_who_has_acted_and_who_still_can() -> None:
    g = impulse("C.1", 'used = ["61-1"]')
    play(g, "zhukov", "move 47-1", "fight 8ga-1", "reserve 69-1")
    shown = overlay(g, "activation").units
    assert (shown["61-1"], shown["47-1"], shown["8ga-1"], shown["69-1"], shown["33-1"]) == (
        "used",
        "moving",
        "fighting",
        "reserve",
        "ready",
    )
    assert "3-1" not in shown, "a reinforcement that has not come"


def test_the_cost_shown_is_the_cost_paid_and_the_way_shown_is_the_way_taken() -> None:
    tried = 0
    for seed in range(6):
        g = stavka.new("race-for-berlin", seed=seed)
        for _ in walk(g, Random(seed), any_verb, 300):
            side = next(iter(sorted(g.to_act)), "")
            decision = g.decision(side) if side else None
            if decision is None or decision.prompt != "move":
                continue
            assert set(decision.hints) == offered(g, side, "to")
            unit, points = decision.facts["unit"], decision.facts["points"]
            for zone, hint in decision.hints.items():
                assert hint.way[-1] == zone
                twin = g.copy()
                twin.play(side, "to", zone)
                after = twin.decision(side)
                assert told(twin, "moved")[len(told(g, "moved"))] == {"unit": unit, "space": zone}
                if after is not None and after.facts.get("unit") == unit and after.prompt == "move":
                    left = after.facts["points"]
                    spent = sum({"½": 1}.get(c, 2 * int(c) if c.isdigit() else 0) for c in hint.cost)
                    assert left in (points - spent, 0)
                tried += 1
    assert tried > 200


@pytest.mark.parametrize("unit", ["47-1", "1gta-1", "712"])
def test_reach_is_what_a_fresh_move_would_offer(unit: str) -> None:
    g = impulse("C.1" if unit != "712" else "C.3", "turn = 9")
    camp = g.decision(sorted(g.to_act)[0])
    assert camp is not None
    shown = overlay(g, "reach-of", unit)
    if unit in offered(g, camp.side, "move"):
        play(g, camp.side, f"move {unit}", "done", f"unit {unit}")
        assert set(shown.spaces) == offered(g, camp.side, "to")
        decision = g.decision(camp.side)
        assert decision is not None
        assert shown.figures == {zone: hint.cost for zone, hint in decision.hints.items()}
    assert shown.spaces


def test_a_unit_off_the_map_reaches_nothing() -> None:
    assert overlay(berlin(), "reach-of", "3-1").spaces == {}
