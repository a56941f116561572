"""What a player may not know: the other's hand, his War Goals card, the draw piles (2.4, 2.5.3, 15.2)."""

from __future__ import annotations

from random import Random

import pytest

from stavka.games.absolute_war.facts import War
from stavka.games.absolute_war.terms import GERMAN, SIDES, SOVIET
from stavka.kernel.game import CannotUndo
from tests.games.absolute_war.hands import QUIET, holding, in_card_phase
from tests.games.absolute_war.table import FACTS, asked, field
from tests.support import play

RED = [row.id for row in FACTS.cards.values() if row.timing == "immediate"]


def pieces(g: War, side: str, place: str) -> list[tuple[str, str]]:
    """What a side sees of the cards that lie in a place: each with its owner, nothing of those face down."""
    return [(piece.side, piece.id) for piece in g.view(side).table.pieces if piece.at == place]


# ---- cards that were looked at


def test_who_has_looked_at_the_others_hand_does_not_take_it_back() -> None:
    g = in_card_phase("german", "g30")
    play(g, "german", f"discard {min(holding(g, 'german'))}")
    assert g.undo_barred("german") == ""
    g.undo("german")
    play(g, "german", "play g30")
    assert g.undo_barred("german") == "undo-seen"
    with pytest.raises(CannotUndo, match="seen"):
        g.undo("german")


def test_what_was_played_after_the_look_may_be_taken_back_but_no_more() -> None:
    g = in_card_phase("german", "g30")
    play(g, "german", "play g30")
    play(g, "german", f"discard {min(holding(g, 'german'))}")
    g.undo("german")
    assert g.undo_barred("german") == "undo-seen"


# ---- dealing anew what a side does not know


def dealt(g: War, side: str, n: int = 40) -> list[War]:
    return [g.resample(side, Random(seed), log=True) for seed in range(n)]


@pytest.mark.rule("absolute-war", "2.5.3a")
@pytest.mark.parametrize("side", SIDES)
def test_no_red_card_is_dealt_to_a_hand(side: str) -> None:
    other = SIDES[1 - SIDES.index(side)]
    hand = {"german": "g1 g2 g3 g44", "soviet": "s1 s2 s3 s44"}
    goals = "goals = { german = 'g16', soviet = 's16' }"
    g = field(QUIET, step=f"{side}-movement", hand=hand, head=goals, laid="g16 s16")
    seen, turned = set(), set()
    for twin in dealt(g, side):
        assert twin.view(side).table == g.view(side).table
        seen |= holding(twin, other)
        turned.add(twin.state.goals[SIDES.index(other)])
    assert not seen & set(RED)
    assert len(seen) > 20
    assert turned & set(RED)  # a War Goals card may be red (15.2)


def test_in_the_base_game_red_cards_are_held_like_others() -> None:
    g = field(QUIET, step="german-movement", hand={"soviet": "s1 s2 s22 s23"}, mode="base")
    assert set().union(*(holding(twin, "soviet") for twin in dealt(g, "german"))) & set(RED)


@pytest.mark.rule("absolute-war", "15.1.1a")
def test_a_war_goals_card_that_was_revealed_lies_open_and_stays() -> None:
    """Partisans are its left objective: the Germans are asked whether they buy them off."""
    head = "goals = { soviet = 's32' }\nrp = { german = 2, soviet = 0 }"
    g = field({**QUIET, "minsk": "g9a"}, step="soviet-objectives", head=head, laid="s32", german="bialystok")
    assert asked(g) == "partisans-due"
    assert pieces(g, "german", "goals") == [("soviet", "card-s32")]
    assert {twin.state.goals[SOVIET] for twin in dealt(g, "german", 10)} == {"s32"}
    play(g, "german", "done")
    assert ("soviet", "card-s32") in pieces(g, "german", "discard")
    assert g.state.goals[SOVIET] != "s32"
    assert ("soviet", "") in pieces(g, "german", "goals")


@pytest.mark.rule("absolute-war", "15.2a")
def test_until_then_it_lies_face_down_for_the_other() -> None:
    head = "goals = { german = 'g16', soviet = 's32' }"
    g = field(QUIET, step="german-movement", head=head, laid="g16 s32")
    assert pieces(g, "german", "goals") == [("german", "card-g16"), ("soviet", "")]
    assert pieces(g, "soviet", "goals") == [("german", ""), ("soviet", "card-s32")]
    assert pieces(g, "", "goals") == [("german", ""), ("soviet", "")]
    assert g.state.goals[GERMAN] == "g16"
