"""Several combats of one sequence (9.1.4, 12.2 to 12.4): who stood where when it began is what counts."""

from __future__ import annotations

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from tests.games.a_victory_lost.rout import GUARDS, HQ
from tests.games.a_victory_lost.table import active, attack
from tests.support import offered, play, prompt, told, units, where

RESERVE = "sov-3gm sov-1gtk"
"""As strong as the two corps that attack first."""


def beaten(units_: dict[str, str], *dice: int) -> VictoryLost:
    """4733 is attacked from 4833 at 4-1, and a 3 is a DR; all hexes around are in a Soviet zone."""
    return active("3GdA", HQ | {"4833": GUARDS, "4632": RESERVE} | units_, 3, *dice)


def stand_fast(g: VictoryLost) -> None:
    """No advance."""
    if prompt(g, "soviet") == "advance-unit":
        play(g, "soviet", "done")


@pytest.mark.rule("a-victory-lost", "9.1.4a")
def test_a_hex_that_was_emptied_is_not_attacked_again_when_others_have_fled_there() -> None:
    """62 is driven from 4733, 294 from 4832 to 4733; the Guards in 4632, who did not fight, cannot attack."""
    place = {"4732": GUARDS, "4933": RESERVE, "4632": "sov-14gd", "4733": "ger-62", "4832": "ger-294"}
    g = active("3GdA", HQ | place, 3, 3)
    attack(g, "4733", *GUARDS.split())
    assert where(g, "ger-62") == "4734"
    stand_fast(g)
    attack(g, "4832", *RESERVE.split())
    play(g, "axis", "to 4733")
    stand_fast(g)
    assert "4733" not in offered(g, "soviet", "attack")
    assert g.facts.contact[g.rules.space["4632"]] >> g.rules.space["4733"] & 1


@pytest.mark.rule("a-victory-lost", "12.3", "12.1a", "9.6.4")
def test_a_headquarters_to_which_others_fled_does_not_retreat_with_them() -> None:
    """A35: it was alone in 4633 when the sequence began. The hex counts as empty, and tanks overrun it."""
    g = beaten({"4733": "ger-62", "4633": "ger-hq-hollidt"}, 3)
    attack(g, "4733", *GUARDS.split())
    play(g, "axis", "to 4633")
    stand_fast(g)
    attack(g, "4633", "sov-1gtk")
    while prompt(g, "axis") == "retreat":
        play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert where(g, "ger-hq-hollidt") == "4633"
    play(g, "soviet", "unit sov-1gtk", "to 4633")
    assert [note["victim"] for note in told(g, "overrun")] == ["ger-hq-hollidt"]
    assert prompt(g, "axis") == "reposition"


@pytest.mark.rule("a-victory-lost", "12.2a", "12.2b")
def test_a_headquarters_is_alone_when_those_who_began_beside_it_are_dead() -> None:
    """It fled with 62 to 4633, where 294 stands. 62 dies there; 294 was not with it at the start."""
    g = beaten({"4733": "ger-62 ger-hq-hollidt", "4633": "ger-294", "4533": "sov-1tk"}, 6)
    attack(g, "4733", *GUARDS.split())
    play(g, "axis", "to 4633")
    assert where(g, "ger-hq-hollidt") == "4633"
    assert units(g, g.state.reduced) == {"ger-62"}
    stand_fast(g)
    attack(g, "4633", *RESERVE.split(), "sov-1tk")
    assert told(g, "combat")[-1]["result"] == "1DR", "23 against 2 + 4"
    play(g, "axis", "lose ger-62")
    while prompt(g, "axis") == "retreat":
        play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert [note["unit"] for note in told(g, "hq-alone")] == ["ger-hq-hollidt"]
    assert prompt(g, "axis") == "reposition"
    assert where(g, "ger-294") not in ("4633", "eliminated")


@pytest.mark.rule("a-victory-lost", "12.4a")
def test_a_headquarters_does_not_follow_those_whom_it_has_joined_in_the_sequence() -> None:
    """It came to 4732 behind its corps. The tanks that were there before attack next, and go without it."""
    at = {"4833": f"{GUARDS} sov-hq-3gda", "4732": "sov-17tk", "4733": "ger-spang", "4631": "ger-stahel"}
    g = active("3GdA", at, 6, 6)
    attack(g, "4733", "sov-1gm")
    play(g, "soviet", "unit sov-1gm", "to 4732", "unit sov-hq-3gda", "to 4732")
    attack(g, "4631", "sov-17tk")
    assert offered(g, "soviet", "unit") == {"sov-17tk"}
    play(g, "soviet", "unit sov-17tk", "to 4631")
    assert prompt(g, "soviet") != "advance-unit"
    assert where(g, "sov-hq-3gda") == "4732"


@pytest.mark.rule("a-victory-lost", "12.2b", "9.1.1a")
def test_those_whom_a_lost_headquarters_activated_fight_on() -> None:
    """Kempf is lifted, for his stack dies of an A1: the panzers in 4634 stay activated (7.3.3)."""
    at = {"4633": "ger-27pz ger-hq-kempf", "4733": "sov-44gd", "4634": "ger-6pz", "4735": "sov-98"}
    g = active("Kempf", at, 1, head='reduced = ["sov-44gd"]')
    attack(g, "4733", "ger-27pz")
    assert told(g, "hq-alone") == [{"unit": "ger-hq-kempf"}]
    play(g, "axis", f"to {min(offered(g, 'axis', 'to'))}")
    assert offered(g, "axis", "attack") == {"4735"}
