"""14: the Used Markers Phase."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.fighting import attack
from tests.games.absolute_war.table import asked, do, field, marked
from tests.games.absolute_war.turning import until

ZONES = {"orel": "g2pz", "kursk": "g9a", "tula": "s-w", "voronezh": "s-bry"}


OBJECTIVE = {"german": "g43", "soviet": "s29"}
"""A card for the phase that follows: its player is asked, and nobody has looked at supply yet."""


def after(side: str, head: str) -> War:
    """A Used Markers Phase is over."""
    g = field(ZONES, step=f"{side}-used-markers", head=head, hand={side: OBJECTIVE[side]})
    assert asked(g) == "objective-cards"
    return g


@pytest.mark.rule("absolute-war", "14.0a")
@pytest.mark.rule("absolute-war", "14.0f")
def test_the_phasing_players_disrupted_and_armor_markers_come_off() -> None:
    head = 'disrupted = ["g2pz", "s-w"]\narmour = ["g2pz", "g9a"]'
    g = after("german", head)
    assert marked(g, "disrupted") == {"s-w"}
    assert marked(g, "armour") == set()
    g = after("soviet", 'disrupted = ["g2pz", "s-w"]\narmour = ["g2pz"]')
    assert marked(g, "disrupted") == {"g2pz"}
    assert marked(g, "armour") == {"g2pz"}


@pytest.mark.rule("absolute-war", "14.0b")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_the_done_markers_of_both_come_off(side: str) -> None:
    assert marked(after(side, 'done = ["g2pz", "s-w", "s-bry"]'), "done") == set()


@pytest.mark.rule("absolute-war", "14.0f")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_unsupplied_markers_stay(side: str) -> None:
    assert marked(after(side, 'unsupplied = ["g2pz", "s-w"]'), "unsupplied") == {"g2pz", "s-w"}


@pytest.mark.rule("absolute-war", "14.0b")
@pytest.mark.rule("absolute-war", "14.0d")
@pytest.mark.rule("absolute-war", "14.0e")
def test_markers_of_a_combat_are_done_and_used_until_the_owners_next_marker_phase() -> None:
    g = field({**ZONES, "riga": "g18a", "tallinn": "s-n"}, head='orders = ["soviet"]')
    attack(g, "g2pz", "s-w")
    until(g, "commit-defence")
    do(g, "commit order")
    until(g, "attack")
    assert "g2pz" in marked(g, "done")  # its Attack! marker is turned over
    assert g.state.attack[0] == 5
    assert g.state.fight is None
    do(g, "done")
    until(g, "spend-cards", "exchange", side="soviet")
    assert marked(g, "done") == set()
    assert g.state.attack[0] == 5  # used: it comes back in his own phase (8.0)
    until(g, "spend-cards", "exchange", "lost-draw", side="german")
    assert g.state.attack[0] == 6


@pytest.mark.rule("absolute-war", "14.0c")
@pytest.mark.parametrize(("mode", "asks"), [("regular", False), ("advanced", True)])
def test_in_the_advanced_game_the_germans_buy_a_partisan_marker_off(mode: str, asks: bool) -> None:
    head = 'rp = { german = 2 }\npartisans = ["mogilev"]\nrecruits = []'
    g = field({"minsk": "g9a"}, step="german-used-markers", head=head, mode=mode, german="bialystok mogilev")
    assert (asked(g) == "anti-partisans") is asks
    if asks:
        do(g, "hunt mogilev")
        assert (g.state.rp[0], g.state.partisans) == (1, 0)
