"""Chapter 3: the set-up, the chits for the game, and the option to deploy freely within the colours (A1)."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.setup_symbols import symbol_kind
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.views import Track
from tests.games.a_victory_lost.chits import (
    AXIS_FIVE,
    HISTORICAL,
    ROWS,
    RULES,
    activated,
    begun,
    chits_at,
    drawing,
    no_special_combat,
    pass_on,
    pick,
    pool,
    select,
)
from tests.games.a_victory_lost.table import SOVIET_CHITS, field
from tests.support import offered, play, prompt, told, units, where

FACTS = RULES.facts
CHITS = {"40A", "6A", "1GdA", "3GdA", "5TkA", "5ShA", "2GdA", "51A", "28A", "3TkA", "Popov"}
"""All Soviet chits but STAVKA."""
CITIES = {"0229", "0234", "1117", "2033", "3341"}


@pytest.mark.rule("a-victory-lost", "3.0-a", "PREP-1")
def test_each_side_has_a_player() -> None:
    g = begun()
    assert g.to_act == {"soviet"}
    pick(g)
    assert g.to_act == {"axis", "soviet"}
    assert offered(g, "axis", "chit") == set(AXIS_FIVE)
    assert offered(g, "soviet", "chit") == set(HISTORICAL)


@pytest.mark.rule("a-victory-lost", "3.0-b", "PREP-1")
def test_starting_pieces_stand_on_the_map_and_all_others_wait() -> None:
    g = begun()
    for row in ROWS:
        assert where(g, row.id) == (row.start or "waiting")
    assert (where(g, "ger-6pz"), where(g, "rum-hq-r3a"), where(g, "sov-25tk")) == ("5732", "5130", "3815")
    assert where(g, "ger-lah") == "waiting"
    assert g.rules.problems() == []


@pytest.mark.rule("a-victory-lost", "3.0-d", "3.0-e", "3.0-f", "PREP-1")
def test_turn_1_five_axis_cities_and_25_points_to_none() -> None:
    """V16."""
    table = begun().view("soviet").table
    assert {space.id: space.side for space in table.spaces if space.side} == dict.fromkeys(CITIES, "axis")
    assert {"turn", "victory"} <= {track.id for track in table.tracks}
    for track in (Track("turn", 1), Track("victory", 25, "axis"), Track("victory", 0, "soviet")):
        assert track in table.tracks


@pytest.mark.rule("a-victory-lost", "3.0-g", "3.0-i", "PREP-2A")
def test_the_soviet_player_picks_five_chits_beside_stavka() -> None:
    g = begun()
    assert prompt(g, "soviet") == "pick-chits"
    assert offered(g, "soviet", "chit") == CHITS, "STAVKA is not picked: he has it"
    picked = ("40A", "6A", "51A", "28A", "3TkA")
    for n, chit in enumerate(picked):
        asked = g.decision("soviet")
        assert asked is not None
        assert asked.facts["left"] == 5 - n
        play(g, "soviet", f"chit {chit}")
        assert chit not in offered(g, "soviet", "chit") or prompt(g, "soviet") == "select-chits"
    assert prompt(g, "soviet") == "select-chits"
    assert pool(g, "inactive", "soviet") == {"STAVKA", *picked}
    backs = chits_at(g, "inactive", "soviet", seen_by="axis")
    assert [piece.id for piece in backs] == [""] * 6, "face down"


@pytest.mark.rule("a-victory-lost", "3.0-g", "PREP-2A")
def test_no_chit_is_picked_twice_and_no_chit_of_the_axis() -> None:
    g = begun()
    play(g, "soviet", "chit 40A")
    for chit in ("40A", "STAVKA", "Hollidt", "Manstein-1"):
        with pytest.raises(IllegalAction):
            g.play("soviet", "chit", chit)
    assert offered(g, "soviet", "chit") == CHITS - {"40A"}


@pytest.mark.rule("a-victory-lost", "3.0-h", "7.2.1b", "7.2.1e")
def test_a_chit_whose_headquarters_is_still_to_come_may_be_picked_and_does_nothing_when_drawn() -> None:
    """A4: Popov comes on turn 4. His chit is played, and the next one is drawn."""
    g = begun()
    assert {"28A", "3TkA", "Popov"} <= offered(g, "soviet", "chit")
    g = drawing("Popov Kempf", {"waiting": "sov-hq-popov", "5642": "ger-hq-kempf ger-304", "5606": "sov-98"})
    assert [note["chit"] for note in told(g, "drawn")] == ["Popov", "Kempf"]
    assert [note["chit"] for note in told(g, "no-hq")] == ["Popov"]
    assert pool(g, "played", "soviet") == {"Popov"}
    assert activated(g) == {"ger-hq-kempf", "ger-304"}


@pytest.mark.rule("a-victory-lost", "3.0-j", "3.0-k", "11.1.2c")
def test_those_six_are_all_that_the_soviets_ever_have() -> None:
    """3TkA arrives on turn 2: its chit was not picked, and does not come with it."""
    place = {"waiting": "sov-hq-3tka", "6614": "sov-98", "1117": "ger-304"}
    g = field(place, step="soviet-reinforcements", head=f"turn = 2\n{SOVIET_CHITS}")
    play(g, "soviet", "to 6614")
    assert where(g, "sov-hq-3tka") == "6614"
    assert g.state.turn == 3
    assert pool(g, "inactive", "soviet") == {"STAVKA", *HISTORICAL}
    assert offered(g, "soviet", "chit") == set(HISTORICAL)
    assert told(g, "chits-received") == []


@pytest.mark.rule("a-victory-lost", "3.0-k")
def test_the_chits_that_were_not_picked_are_gone() -> None:
    g = begun()
    pick(g)
    everywhere = {piece.id for piece in g.view("soviet").table.pieces if piece.side == "soviet"}
    assert everywhere == {f"chit-{name}" for name in ("STAVKA", *HISTORICAL)}
    for chit in CHITS - set(HISTORICAL):
        with pytest.raises(IllegalAction):
            g.play("soviet", "chit", chit)


@pytest.mark.rule("a-victory-lost", "3.0-l", "7.2.2a")
def test_a_headquarters_without_its_chit_acts_with_stavka_and_in_the_special_combat() -> None:
    place = {"5642": "sov-hq-51a sov-98", "5606": "sov-hq-2gda sov-107"}
    g = drawing("STAVKA", place, head='inactive = { soviet = ["2GdA"] }')
    assert {"sov-hq-51a", "sov-98"} <= activated(g)
    g = begun()
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "3GdA")
    assert {"sov-hq-51a", "sov-hq-6a"} <= offered(g, "soviet", "hq")


@pytest.mark.rule("a-victory-lost", "3.0-m")
def test_the_five_of_history() -> None:
    g = begun()
    play(g, "soviet", *["historical"] * 5)
    assert pool(g, "inactive", "soviet") == {"STAVKA", "1GdA", "2GdA", "3GdA", "5TkA", "Popov"}
    later = begun()
    play(later, "soviet", "chit 40A")
    assert offered(later, "soviet", "historical") == set(), "not once others were picked"


@pytest.mark.rule("a-victory-lost", "3.0-n", "PREP-2B")
def test_the_axis_begins_with_five_chits_face_down() -> None:
    g = begun()
    assert pool(g, "inactive", "axis") == {"4PzA", "Hollidt", "It8A", "H2A", "R3A"}
    assert [piece.id for piece in chits_at(g, "inactive", "axis", seen_by="soviet")] == [""] * 5


@pytest.mark.rule("a-victory-lost", "3.0-o", "11.1.2a")
def test_the_axis_gets_chits_with_reinforcements_only() -> None:
    """F-Pico comes on turn 1; on turn 2 no headquarters does."""
    others = {"5642": "sov-98", "1117": "ger-62"}
    g = field({"waiting": "ger-hq-f-pico", **others}, step="axis-reinforcements", head="turn = 1")
    play(g, "axis", "to 1117")
    assert pool(g, "inactive", "axis") == {*AXIS_FIVE, "F-Pico"}
    g = field({"waiting": "ger-302", **others}, step="axis-reinforcements", head="turn = 2")
    play(g, "axis", "to 1117")
    assert pool(g, "inactive", "axis") == set(AXIS_FIVE)


@pytest.mark.rule("a-victory-lost", "3.0-p")
def test_all_units_on_the_map_begin_in_supply() -> None:
    g = begun()
    assert not [view.id for view in g.view().table.units if {"unsupplied", "isolated"} & {*view.marks}]
    assert g.state.unsupplied == g.state.isolated == 0


# ---- the option free-setup


@pytest.mark.rule("a-victory-lost", "3.0-b", "2.1.1b")
def test_with_the_option_the_axis_deploys_first_and_then_the_soviets() -> None:
    g = begun("free-setup")
    assert (g.to_act, prompt(g, "axis")) == ({"axis"}, "deploy-unit")
    axis, soviet = (
        {row.id for row in FACTS.rows if row.side == side and row.start} for side in ("axis", "soviet")
    )
    assert offered(g, "axis", "unit") == axis, "none of the reinforcements"
    play(g, "axis", "done")
    assert (g.to_act, prompt(g, "soviet")) == ({"soviet"}, "deploy-unit")
    assert offered(g, "soviet", "unit") == soviet
    play(g, "soviet", "done")
    assert prompt(g, "soviet") == "pick-chits"
    assert all(where(g, row.id) == (row.start or "waiting") for row in ROWS), "the rest as listed"


@pytest.mark.rule("a-victory-lost", "3.0-b", "2.1.1b", "2.2.2a", "2.3.2c")
@pytest.mark.parametrize(
    ("unit", "hexes"),
    [
        pytest.param("ger-11pz", "4825 5530", id="mechanised, of Hollidt"),
        pytest.param("rum-hq-r3a", "4423 5130", id="a headquarters"),
        pytest.param("rum-4", "5934 6034 6035 6036", id="foot, of 4PzA"),
        pytest.param("rum-5mot", "5732 5534 5933 6037 5938", id="mechanised, of another nationality"),
    ],
)
def test_a_unit_goes_to_any_symbol_of_its_colour_and_kind(unit: str, hexes: str) -> None:
    g = begun("free-setup")
    play(g, "axis", f"unit {unit}")
    assert offered(g, "axis", "to") == set(hexes.split())


@pytest.mark.rule("a-victory-lost", "3.0-b", "2.1.1b")
def test_each_symbol_takes_one_unit_and_a_double_one_two() -> None:
    g = begun("free-setup")
    play(g, "axis", "unit rum-4", "to 6036", "unit rum-2")
    assert offered(g, "axis", "to") == {"5934", "6034", "6035"}
    play(g, "axis", "to 6034", "done")
    play(g, "soviet", "unit sov-98", "to 5931", "unit sov-3gd")
    assert offered(g, "soviet", "to") == {"5731", "5931", "5930", "5929"}
    play(g, "soviet", "to 5931", "unit sov-49gd")
    assert offered(g, "soviet", "to") == {"5731", "5930", "5929"}
    with pytest.raises(IllegalAction):
        g.play("soviet", "to", "5931")


@pytest.mark.rule("a-victory-lost", "3.0-b", "2.1.1b", "5.0.1b")
def test_the_rest_fills_the_symbols_that_are_left() -> None:
    """Whoever's place is taken goes to another of its colour and kind; nobody is over-stacked."""
    g = begun("free-setup")
    play(g, "axis", "unit ger-22pz", "to 5530", "unit ita-cos", "to 4520", "done")
    play(g, "soviet", "unit sov-2gm", "to 5929", "unit sov-197", "to 4823", "done")
    assert where(g, "ger-11pz") == "4825"
    assert where(g, "sov-6m") == "6030"
    assert (where(g, "ger-22pz"), where(g, "ita-cos"), where(g, "sov-197")) == ("5530", "4520", "4823")
    placed = sorted((row.group, symbol_kind(row), where(g, row.id)) for row in FACTS.rows if row.start)
    printed = [(*key, name) for key, names in FACTS.symbols.items() for name in names]
    assert placed == sorted(printed)
    assert g.rules.broken(g) == []
    assert units(g, g.state.at[FACTS.WAITING]) == {row.id for row in FACTS.rows if row.turn}


@pytest.mark.rule("a-victory-lost", "3.0-b")
def test_a_free_deployment_leads_to_the_same_game() -> None:
    g = begun("free-setup")
    play(g, "axis", "done")
    play(g, "soviet", "done")
    pick(g)
    select(g, "axis", "4PzA", "Hollidt", "R3A")
    select(g, "soviet", "1GdA", "2GdA", "3GdA")
    no_special_combat(g)
    assert told(g, "drawn")
    pass_on(g)
    assert len(told(g, "drawn")) == 2
