"""Special rules of cards: the Armor icon, Hitler orders attack, partisan cards (22)."""

from __future__ import annotations

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN
from tests.games.absolute_war.clash import BEHIND, ELSEWHERE, fix
from tests.games.absolute_war.fighting import attack, cards
from tests.games.absolute_war.hands import drawn
from tests.games.absolute_war.table import asked, at, do, field, marked, open_to
from tests.support import told


def blitz(
    lead: str = "g2pz g9a", target: str = "s-bry", card: str = "g1", head: str = "", turn: int = 7
) -> War:
    """A stack in Orel attacks Tula, with an Armor card in hand and no Major Offensive."""
    units = {**ELSEWHERE, "orel": lead, "tula": target}
    game = field(units, german=BEHIND, hand={"german": card}, head=head, turn=turn)
    return attack(game, lead.split()[0], target.split()[0])


@pytest.mark.rule("absolute-war", "22.1a")
@pytest.mark.parametrize(
    ("lead", "head", "playable"),
    [
        ("g2pz g9a", "", True),
        ("g-lf4 g2pz", "", True),
        ("g9a g2pz", "", False),
        ("g2pz", "mobile = { german = 0 }", False),
        ("g2pz", 'unsupplied = ["g2pz"]', False),
    ],
)
def test_an_armor_card_needs_armour_in_the_lead_and_a_marker_for_it(
    lead: str, head: str, playable: bool
) -> None:
    """Cauldron Battle, or Blitzkrieg; an Unsupplied stack uses no Mobile/Armor marker."""
    for card in ("g1", "g39"):
        assert (card in cards(blitz(lead, card=card, head=head))) == playable


@pytest.mark.rule("absolute-war", "22.1a")
def test_armour_that_is_not_mobile_will_do() -> None:
    """5th Tank Army has an M. Soviet card 4 is of 1943: turn 13."""
    units = {**ELSEWHERE, "tula": "s-5ta", "orel": "g-l"}
    game = field(units, step="soviet-combat", turn=13, german=BEHIND, hand={"soviet": "s4"})
    attack(game, "s-5ta", "g-l")
    do(game, "play s4", "done")
    while asked(game).startswith("commit"):
        do(game, "done")
    assert asked(game) == "pincers"


@pytest.mark.rule("absolute-war", "22.1b")
@pytest.mark.parametrize(("target", "turn"), [("s-bry", 7), ("s-5ta", 7), ("s-bry", 6)])
def test_then_pincers_need_nothing_else(target: str, turn: int) -> None:
    """No Major Offensive, from one zone, against tanks, in Mud (turn 6)."""
    without = blitz(target=target, turn=turn)
    do(without, "done")
    assert asked(without) != "pincers"
    game = blitz(target=target, turn=turn)
    do(game, "play g1", "done")
    assert asked(game) == "pincers"


@pytest.mark.rule("absolute-war", "22.1c", "22.1a")
def test_the_marker_is_laid_with_the_card_and_serves_for_the_pincers() -> None:
    game = blitz("g2pz g3pz", "s-bry", head="mobile = { german = 2 }")
    do(game, "play g1")
    assert (game.state.mobile[GERMAN], marked(game, "armour")) == (1, {"g2pz", "g3pz"})
    do(game, "done")
    fix(game, "DB")
    do(game, "pincers")
    assert (game.state.mobile[GERMAN], at(game, "s-bry")) == (1, "soviet-destroyed")


@pytest.mark.rule("absolute-war", "22.1c")
def test_the_marker_lies_there_though_no_pincers_follow() -> None:
    game = blitz("g2pz", "s-w s-5a", head="mobile = { german = 2 }")
    do(game, "play g1", "done")
    fix(game, "AR")
    do(game, "done")
    assert (game.state.mobile[GERMAN], marked(game, "armour")) == (1, {"g2pz"})


# ---- card 51


def ordered(hand: str, turn: int = 7) -> War:
    """The German has drawn Hitler Orders Attack! with these cards in hand."""
    return drawn("g51", hand={"german": hand}, turn=turn)


@pytest.mark.rule("absolute-war", "22.2a")
def test_card_51_lays_the_major_offensives_aside_for_the_next_turn() -> None:
    """Card 46 has two markers: with the one of card 51 it fits."""
    game = ordered("g46")
    assert set(game.state.aside[GERMAN]) == {"g51", "g46"}
    assert (game.state.aside_from, game.state.markers) == (8, 0)
    assert {"g46", "g51"} & set(game.state.hand[GERMAN] + game.state.discard[GERMAN]) == set()


@pytest.mark.rule("absolute-war", "22.2a", "10.6a")
def test_on_the_next_turn_they_bring_their_markers() -> None:
    units = {**ELSEWHERE, "berlin": "g9a", "moscow": "s-w"}
    for turn, count in ((7, 0), (8, 3)):
        game = field(units, step="german-reserves", turn=turn)
        aside = ("g51", "g46")
        piles = game.state.offensives
        piles[GERMAN] = tuple(card for card in piles[GERMAN] if card not in aside)
        game.state.aside[GERMAN], game.state.aside_from = aside, 8
        while asked(game) in ("reserves", "offensives"):
            do(game, "done")
        assert game.state.markers == count
        assert game.state.active[GERMAN] == (aside if count else ())


@pytest.mark.rule("absolute-war", "22.2b")
def test_cards_out_of_date_and_no_offensive_cards_are_discarded() -> None:
    """Turn 7 is in 1942: card 49 is of 1944, card 55 of 1941, card 52 no offensive at all."""
    game = ordered("g49 g52 g55")
    assert {"g49", "g52", "g55"} <= set(game.state.discard[GERMAN])
    assert game.state.aside[GERMAN] == ("g51",)
    game = ordered("g52 g53", turn=13)  # in 1943, one of their years
    assert {"g52", "g53"} <= set(game.state.discard[GERMAN])
    assert game.state.aside[GERMAN] == ("g51",)


@pytest.mark.rule("absolute-war", "22.2c", "10.6c")
def test_beyond_four_markers_cards_are_discarded() -> None:
    """One of card 51; card 44 has three, card 46 two: the player chooses, the other is lost."""
    game = ordered("g44 g46")
    assert open_to(game, "answer") == {"g44", "g46"}
    do(game, "answer g46")
    assert (set(game.state.aside[GERMAN]), "g44" in game.state.discard[GERMAN]) == ({"g51", "g46"}, True)
    assert set(ordered("g45").state.aside[GERMAN]) == {"g51"}


# ---- cards 11 and 31


def hunting(card: str, **options: str) -> War:
    """The Card Phase of the owner of card 11 or 31, who has it in hand; Partisans are about."""
    side = "german" if card == "g11" else "soviet"
    piles = {"german": "g1 g2 g3 g4 g5 g7 g44 g45", "soviet": "s1 s2 s3 s4 s5 s6 s44 s45"}
    game = field(
        {**ELSEWHERE, "berlin": "g9a", "moscow": "s-w"},
        step=f"{side}-cards",
        hand={side: card},
        piles={side: piles[side]},
        german="gomel mogilev",
        head='partisans = ["gomel", "bryansk"]\nbands = 1\nrecruits = []',
        **options,  # type: ignore[arg-type]
    )
    while asked(game) != "spend-cards":
        do(game, "done")
    return game


@pytest.mark.rule("absolute-war", "22.3a")
@pytest.mark.parametrize("card", ["g11", "s31"])
def test_without_partisan_rules_the_two_events_do_nothing(card: str) -> None:
    """The cards are good for a Resource Point as ever."""
    game = hunting(card)
    assert card not in open_to(game, "play")
    assert card in open_to(game, "discard")


@pytest.mark.rule("absolute-war", "22.3b", "23.1.0a")
def test_with_them_they_act_on_the_markers() -> None:
    """Card 11 turns markers in German zones; card 31 deploys."""
    game = hunting("g11", partisan_war="on")
    do(game, "play g11")
    assert (asked(game), open_to(game, "ravage"), open_to(game, "recycle")) == ("reprisals", {"gomel"}, set())
    do(game, "ravage gomel")
    assert told(game, "atrocity")[-1]["space"] == "gomel"
    game = hunting("s31", partisan_war="on")
    do(game, "play s31")
    assert asked(game) == "partisans"
    assert not open_to(game, "recycle") | open_to(game, "recruit")
    do(game, "hide pskov")
    assert game.state.bands == 0


@pytest.mark.rule("absolute-war", "22.3c", "23.1.0b")
def test_other_cards_act_by_their_icons_only_and_are_red() -> None:
    """Soviet card 33 brings one action and, in the advanced game, nothing more."""
    facts = drawn("s33", head="rp = { german = 2 }").facts
    assert all(row.timing == "immediate" for row in facts.cards.values() if row.icons)
    game = drawn("s33", head="rp = { german = 2 }\nbands = 2\nrecruits = []", partisan_war="on")
    assert (asked(game), game.state.rp[GERMAN]) == ("partisans", 2)
    do(game, "hide pskov")
    assert (game.state.bands, asked(game) == "partisans") == (1, False)
