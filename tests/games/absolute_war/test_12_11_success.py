"""Success and failure of Major Offensives (12.11)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from tests.games.absolute_war.clash import BEHIND, clash
from tests.games.absolute_war.table import asked, do, field, holder, open_to
from tests.support import told


def launched(cards: str, zones: str, **more: str) -> War:
    """German Offensive cards have been played, and their markers put in zones; Panzers stand in Orel."""
    units = {"luga": "g18a", "leningrad": "s-n", "orel": "g2pz g9a", "tula": "s-10a", "kaluga": "g4a"}
    units |= more
    game = field(
        units, step="german-offensives", german=BEHIND, hand={"german": cards}, head="wsp = { german = 9 }"
    )
    do(game, *(f"launch {card}" for card in cards.split()))
    if asked(game) == "offensives":
        do(game, "done")
    do(game, "done")
    assert asked(game) == "designate"
    do(game, *(f"mark {zone}" for zone in zones.split()))
    return do(game, "done") if asked(game) == "designate" else game


def take(game: War, lead: str, target: str) -> War:
    """A zone falls."""
    clash(game, lead, target, "DR")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    do(game, f"advance {lead}")
    while asked(game) in ("advance", "exploit"):
        do(game, "done")
    return game


def lost(game: War, why: str) -> list[int]:
    """The points that were lost for a reason."""
    return [note["points"] for note in told(game, "status") if note["why"] == why]


@pytest.mark.rule("absolute-war", "12.11a", "12.3.8")
def test_the_marker_of_a_zone_that_fell_goes_on_a_card() -> None:
    """The player chooses which of his cards."""
    game = take(launched("g46 g48", "tula leningrad"), "g2pz", "s-10a")
    assert (asked(game), open_to(game, "crown")) == ("crown", {"g46", "g48"})
    do(game, "crown g48")
    assert game.state.crowned == ("g48",)
    assert told(game, "offensive-succeeds")[-1]["space"] == "tula"
    assert game.state.offensive.bit_count() == 1


@pytest.mark.rule("absolute-war", "12.11a")
def test_a_no_offensive_card_takes_a_marker_too() -> None:
    units = {"luga": "g18a", "leningrad": "s-n", "orel": "g2pz g9a", "tula": "s-10a"}
    game = field(
        units,
        step="german-offensives",
        german=BEHIND,
        turn=13,
        hand={"german": "g52 g47"},
        head="wsp = { german = 9 }",
    )
    do(game, "launch g52", "name kharkov", "launch g47")
    while asked(game) != "designate":
        do(game, "done")
    do(game, "mark tula", "done")
    take(game, "g2pz", "s-10a")
    assert open_to(game, "crown") == {"g47", "g52"}


@pytest.mark.rule("absolute-war", "12.11a")
def test_a_zone_that_is_only_contested_is_no_success() -> None:
    game = launched("g48", "tula leningrad", tula="s-10a | s-kal")
    take(game, "g2pz", "s-10a")
    assert (holder(game, "tula"), asked(game), game.state.crowned) == ("", "attack", ())
    assert game.state.offensive.bit_count() == 2


@pytest.mark.rule("absolute-war", "12.11a", "12.11d")
def test_a_zone_taken_without_a_combat_is_no_success() -> None:
    """Voronezh falls to an exploitation: its marker counts as left on the map."""
    game = launched("g48", "voronezh leningrad")
    clash(game, "g2pz", "s-10a", "DR")
    while asked(game) == "retreat":
        do(game, f"retreat {min(open_to(game, 'retreat'))}")
    do(game, "detach g2pz", "done", "exploit g2pz", "to voronezh", "spend support")
    assert (asked(game), holder(game, "voronezh"), game.state.crowned) == ("attack", "german", ())
    do(game, "done")
    assert lost(game, "failed-offensive") == [-1, -1]


@pytest.mark.rule("absolute-war", "12.11b")
def test_one_marker_a_card_the_others_are_discarded_for_nothing() -> None:
    game = launched("g48", "tula kaluga", kaluga="s-5a", vyazma="g4a g-l")
    take(game, "g2pz", "s-10a")
    assert game.state.crowned == ("g48",)
    take(game, "g4a", "s-5a")
    assert (game.state.crowned, game.state.offensive) == (("g48",), 0)
    do(game, "done")
    assert lost(game, "failed-offensive") == []


@pytest.mark.rule("absolute-war", "12.11c", "12.11d", "3.6d")
def test_failure_discards_the_cards_and_costs_a_point_a_marker() -> None:
    game = launched("g46 g48", "tula leningrad kaluga ryazan", kaluga="s-5a")
    take(game, "g2pz", "s-10a")
    do(game, "crown g48", "done")
    assert lost(game, "failed-offensive") == [-1, -1, -1]
    assert [note["card"] for note in told(game, "offensive-fails")] == ["g46"]
    assert "g46" in game.state.discard[0]
    assert game.state.offensive == 0
