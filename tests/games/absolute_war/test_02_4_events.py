"""2.5: the events of cards: their order, what they override, red ones, once a player turn."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.hands import (
    QUIET,
    at_hand,
    dealing,
    drawn,
    holding,
    leave,
    playable,
    rp,
    thrown,
    wsp,
)
from tests.games.absolute_war.table import asked, at, do, draws, field, marked, open_to
from tests.support import told

OPEN = {"orel": "g3pz", "kursk": "s-bry"}


# ---- played, then discarded


@pytest.mark.rule("absolute-war", "2.5a")
def test_a_card_that_was_played_is_discarded() -> None:
    g = dealing("german", hand={"german": "g23"}, head="rp = { german = 0 }")
    do(g, "forgo offensive", "play g23")
    assert rp(g)[0] == 2
    assert "g23" in thrown(g, "german")
    assert "g23" not in holding(g, "german")


@pytest.mark.rule("absolute-war", "2.5a", "card-g41")
def test_a_card_may_say_otherwise() -> None:
    g = field(QUIET, step="german-upgrades", turn=19, hand={"german": "g41"})
    do(g, "play g41")
    assert "g41" not in thrown(g, "german")
    assert g.state.gone[0] == ("g41",)


# ---- the later card prevails


@pytest.mark.rule("absolute-war", "2.5b")
@pytest.mark.parametrize(("initiative", "fate"), [("german", "soviet-destroyed"), ("soviet", "on the map")])
def test_of_two_cards_that_clash_the_later_prevails(initiative: str, fate: str) -> None:
    """Blitzkrieg lets Pincers be tried, Rasputitsa makes them fail; who has the initiative plays last."""
    g = field(OPEN, hand={"german": "g1", "soviet": "s9"}, head=f"initiative = '{initiative}'")
    do(g, "lead g3pz", "target s-bry")
    for _ in range(2):
        german = asked(g) == "commit-attack"
        do(g, "play g1" if german else "play s9")
        if german and asked(g) == "commit-attack":
            leave(g)
    draws(g, "g39")
    do(g, "pincers")
    assert told(g, "battle")[-1]["result"] == "DB"
    assert (at(g, "s-bry") == "soviet-destroyed") is (fate == "soviet-destroyed")


@pytest.mark.rule("absolute-war", "2.5b")
def test_cards_take_effect_in_the_order_in_which_they_are_played() -> None:
    """At 3 of 4 RP: two points from Armaments Miracle, then one for a card, are one point in all."""
    g = dealing("german", hand={"german": "g23 g24"}, turn=13, head="rp = { german = 3 }")
    do(g, "forgo offensive", "play g23")
    assert rp(g)[0] == 4
    do(g, "play g24")
    assert [note["points"] for note in told(g, "resources")] == [1, 0]


# ---- the base game


@pytest.mark.rule("absolute-war", "2.5c")
def test_the_base_game_has_no_events_and_no_objectives() -> None:
    red = "g12 g13 g14 g37 g38"
    hand = {"german": "g23"}
    g = do(field(QUIET, step="german-cards", hand=hand, piles={"german": red}, mode="base"), "done")
    assert len(holding(g, "german") & set(red.split())) == 4
    assert (at_hand(g, "german"), rp(g)) == ((6, 8, 4), (1, 2))
    assert playable(g) == set()
    assert open_to(g, "discard") == holding(g, "german")
    g = field(QUIET, step="german-used-markers", mode="base")
    assert told(g, "war-goals") == []
    assert g.state.goals == ["", ""]


# ---- an event overrides a rule


@pytest.mark.rule("absolute-war", "2.5.2", "card-g27")
def test_an_event_goes_before_the_rules() -> None:
    """No ally is upgraded while the Soviets have the initiative (10.2), save by Axis Summit."""
    units = {**QUIET, "bucharest": "x-rom3*"}
    g = field(
        units, step="german-upgrades", hand={"german": "g27"}, head="initiative = 'soviet'\nrp = {german = 4}"
    )
    assert open_to(g, "restore") == set()
    do(g, "play g27")
    assert marked(g, "back") == set()
    assert rp(g)[0] == 4


# ---- red cards


@pytest.mark.rule("absolute-war", "2.5.3a", "9.1b")
def test_a_red_card_is_played_before_the_next_is_drawn() -> None:
    """The Führer Interferes is drawn second: the German player is asked with one new card in hand."""
    g = dealing("german", "g1", "g38")
    do(g, "forgo offensive")
    assert asked(g) == "card-answer"
    assert holding(g, "german") == {"g1"}
    do(g, "answer wsp")
    assert len(holding(g, "german")) == 3


@pytest.mark.rule("absolute-war", "2.5.3a")
def test_a_red_card_turned_up_in_combat_does_nothing_else() -> None:
    g = field(OPEN, head="wsp = { german = 5, soviet = 5 }")
    do(g, "lead g3pz", "target s-bry")
    draws(g, "g12")
    leave(g)
    assert told(g, "battle")[-1]["card"] == "g12"
    assert told(g, "red-card") == []


@pytest.mark.rule("absolute-war", "2.5.3b")
def test_a_red_card_out_of_its_years_is_discarded_without_effect() -> None:
    """The July Plot is of 1944."""
    g = drawn("g40", head="wsp = { german = 5, soviet = 5 }", hand={"german": "g2"})
    assert wsp(g) == (5, 5)
    assert "g2" in holding(g, "german")
    assert "g40" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "2.5.3b", "card-s35")
def test_a_red_card_whose_text_cannot_be_followed_is_discarded_without_effect() -> None:
    g = drawn("s35", turn=13, soviet="yugoslavia", head="rp = { german = 3 }")
    assert (at_hand(g, "german")[1], rp(g)[0]) == (8, 3)
    assert "s35" in thrown(g, "soviet")


# ---- once a player turn


@pytest.mark.rule("absolute-war", "2.5.3c")
def test_a_card_that_a_shuffle_brings_back_is_not_used_again_in_the_player_turn() -> None:
    """Total War draws a card; with one card in the pile and none else discarded it comes back at once."""
    head = "used = ['g23']\nrp = { german = 0 }"
    g = dealing("german", hand={"german": "g23 g24"}, turn=13, head=head)
    do(g, "forgo offensive")
    assert playable(g) == {"g24"}
    assert "g23" in open_to(g, "discard")


@pytest.mark.rule("absolute-war", "2.5.3c")
def test_a_red_card_that_comes_back_in_the_player_turn_does_nothing() -> None:
    g = drawn("g12", head="used = ['g12']\nwsp = { german = 5, soviet = 5 }")
    assert wsp(g) == (5, 5)
    assert "g12" in thrown(g, "german")


@pytest.mark.rule("absolute-war", "2.5.3c")
def test_in_the_next_player_turn_it_may_be_used_again() -> None:
    g = field(QUIET, step="german-objectives", head="used = ['g23', 's8']")
    assert not {"g23", "s8"} & set(g.state.used)
    assert g.state.phasing == 1
