"""The additions on the last pages of the rulebook (errata); others are tested with what they correct."""

from __future__ import annotations

import pytest

from tests.games.absolute_war.clash import BEHIND, ELSEWHERE
from tests.games.absolute_war.fighting import attack
from tests.games.absolute_war.table import asked, do, field, open_to, stacks


@pytest.mark.rule("absolute-war", "errata.4")
def test_a_move_by_card_is_one_zone() -> None:
    """Soviet card 43: a Mobile stack goes one zone and no farther."""
    units = {**ELSEWHERE, "tambov": "s-3ta", "moscow": "s-w", "berlin": "g9a"}
    game = field(units, step="soviet-reserve", hand={"soviet": "s43"})
    do(game, "play s43", "choose s-3ta")
    assert open_to(game, "to") == {"ryazan", "penza", "saratov", "borisoglebsk", "voronezh"}
    do(game, "to ryazan")
    assert (stacks(game, "ryazan"), open_to(game, "to")) == (["s-3ta"], set())


@pytest.mark.rule("absolute-war", "errata.5", "12.2.2f")
def test_support_by_card_goes_from_region_to_region() -> None:
    """German card 5 of 1943: a Panzer stack next door may support a defence. Turn 13, the Soviets attack."""
    units = {**ELSEWHERE, "tula": "s-w", "orel": "g9a", "kursk": "g2pz", "bryansk": "g4a"}
    head = 'initiative = "soviet"'
    game = field(units, step="soviet-combat", turn=13, german=BEHIND, hand={"german": "g5 g16"}, head=head)
    attack(game, "s-w", "g9a")
    assert (asked(game), open_to(game, "support")) == ("commit-defence", set())
    do(game, "play g5")
    assert open_to(game, "support") == {"g2pz"}
