"""What a player is shown: everything on the table but the other's token and what is left in the cup."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stavka.games.race_for_berlin.facts import Berlin
from tests.games.race_for_berlin.city import designate, storm
from tests.games.race_for_berlin.table import hand, impulse
from tests.support import play

CITY = """
support = { zhukov = 2 }
[units]
mariendorf = ["8ga-1", "8ga-2"]
zossen = ["5ga-1", "5ga-2"]
"""


def marks(g: Berlin, unit: str) -> list[str]:
    """What lies on a counter."""
    (seen,) = (seen for seen in g.view("konev").table.units if seen.id == unit)
    return seen.marks


def pieces(g: Berlin, at: str, side: str = "zhukov") -> list[tuple[str, str]]:
    """What lies in a place beside the map, as a player sees it, with whose it is."""
    return [(piece.id, piece.side) for piece in g.view(side).table.pieces if piece.at == at]


def test_what_a_unit_is_activated_for_is_seen_by_both() -> None:
    g = impulse("C.1", CITY)
    play(g, "zhukov", "fight 8ga-1", "reserve 8ga-2", "move 47-1")
    assert marks(g, "8ga-1") == ["fighting"]
    assert marks(g, "8ga-2") == ["reserve"]
    assert marks(g, "47-1") == ["moving"]
    assert marks(g, "47-2") == []


@pytest.mark.parametrize(("token", "mark"), [(2, "rybalko"), (6, "everyone"), (7, "trucks")])
def test_the_army_that_an_event_names_is_seen_by_both(token: int, mark: str) -> None:
    g = impulse("C.1", hand(zhukov=token) + CITY)
    play(g, "zhukov", "token", "army 8ga-1")
    assert marks(g, "8ga-1") == marks(g, "8ga-2") == [mark]
    assert marks(g, "47-1") == []


def test_marks_of_an_impulse_go_with_it() -> None:
    g = impulse("C.1", CITY, 1)
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert marks(g, "8ga-1") == ["used"]


def test_the_garrison_is_shown_as_it_counts() -> None:
    def garrison(g: Berlin) -> int:
        (seen,) = (seen for seen in g.view("konev").table.spaces if seen.id == "mariendorf")
        return seen.marks["garrison"]

    g = impulse("C.1", hand(zhukov=5) + CITY)
    assert garrison(g) == 20
    play(g, "zhukov", "token")
    assert garrison(g) == 10
    assert pieces(g, "in-force", "konev") == [("speer", "")]


@pytest.mark.parametrize(("token", "shown"), [(4, "planned-retreat"), (11, "surprise")])
def test_events_in_force_are_seen_by_both(token: int, shown: str) -> None:
    g = impulse("C.4", hand(zhukov=token))
    assert pieces(g, "in-force") == []
    play(g, "zhukov", "token")
    assert pieces(g, "in-force", "konev") == [(shown, "zhukov")]


def test_awards_lie_there_until_taken() -> None:
    g = impulse("C.1", CITY, 4)
    assert pieces(g, "awards") == [("bombardment", ""), ("penetration", "")]
    storm(g, "zhukov", "mariendorf", "8ga-1", "8ga-2")
    assert pieces(g, "awards") == [("bombardment", "")]
    play(g, "konev", "bombard 5ga-1")
    assert pieces(g, "awards") == []


def test_each_sees_his_own_token_and_the_back_of_the_other() -> None:
    g = impulse("C.1", hand(9, zhukov=8, konev=7) + CITY)
    assert pieces(g, "hand", "zhukov") == [("token-1", "konev"), ("token-8", "zhukov"), ("", "konev")]
    assert pieces(g, "hand", "konev") == [("token-1", "konev"), ("", "zhukov"), ("token-7", "konev")]
    assert pieces(g, "cup") == [("", "")] * 7
    assert pieces(g, "out") == [("token-9", "")]


def test_a_fight_is_foretold_to_the_player_who_gathers_it() -> None:
    g = impulse("C.1", CITY)
    designate(g, "zhukov", "8ga-1", "8ga-2")
    play(g, "zhukov", "storm mariendorf", "add 8ga-1")
    decision = g.decision("zhukov")
    assert decision is not None
    assert decision.preview is not None
    assert (decision.preview.attack, decision.preview.defence, decision.preview.odds) == (20, 20, "1:1")
    assert sum(Fraction(chance.numerator, chance.denominator) for chance in decision.preview.chances) == 1
    play(g, "zhukov", "add 8ga-2", "spend")
    decision = g.decision("zhukov")
    assert decision is not None
    assert decision.preview is not None
    assert {figure.name: figure.value for figure in decision.preview.modifiers} == {
        "odds": 1,
        "whole-army": 1,
        "extra-support": 1,
    }
