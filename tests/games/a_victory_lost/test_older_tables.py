"""Tables begun under version 1 go on: they keep the headquarters that was dropped, and get no new unit."""

from __future__ import annotations

import lzma
from pathlib import Path
from random import Random

import pytest

from stavka.games.a_victory_lost.facts import VictoryLost
from stavka.kernel import keep
from stavka.lab.contract import STYLES, Choice, check_invariants, walk
from stavka.server.records import Card
from stavka.server.store import Store
from tests.games.a_victory_lost.chits import RULES, begun, pool
from tests.games.a_victory_lost.commander import command
from tests.games.a_victory_lost.table import GAME
from tests.support import offered, where

KEPT = Path(__file__).parents[2] / "kept/c291751.db.xz"


def restored(store: Store, card: Card) -> VictoryLost:
    """A table as it is opened today."""
    actions = [keep.entry(RULES, action) for action in store.actions(card.id)]
    game = keep.restore(RULES, card.header, store.state(card.id), actions)
    assert isinstance(game, VictoryLost)
    return game


@pytest.fixture
def old(tmp_path: Path) -> list[VictoryLost]:
    """Three tables of turns 1 and 2."""
    path = tmp_path / "old.db"
    path.write_bytes(lzma.decompress(KEPT.read_bytes()))
    store = Store(path)
    cards = [card for card in store.cards() if isinstance(card, Card)]
    games = [restored(store, card) for card in cards if card.header.game == GAME]
    store.close()
    return games


def chits(g: VictoryLost) -> set[str]:
    """All that the Soviet player has."""
    return {chit for place in ("bag", "inactive", "played") for chit in pool(g, place, "soviet")}


def test_a_new_game_knows_nothing_of_the_dropped_headquarters() -> None:
    g = begun()
    assert "69A" not in offered(g, "soviet", "chit")
    shown = {view.id for view in g.view("soviet").table.units}
    assert "sov-hq-69a" not in shown
    assert "sov-330" in shown
    assert where(g, "sov-330") == "5328"


def test_an_old_table_keeps_its_pieces_and_its_chits(old: list[VictoryLost]) -> None:
    for g in old:
        shown = {view.id: view.at for view in g.view("soviet").table.units}
        assert shown["sov-hq-69a"] == "waiting"
        assert "sov-330" not in shown
        assert RULES.broken(g) == []
    assert sum("69A" in chits(g) for g in old) == 1


@pytest.mark.parametrize("choose", [command, STYLES["any-verb"]])
def test_it_plays_on_to_its_end(old: list[VictoryLost], choose: Choice) -> None:
    """The headquarters arrives on its turn; where its chit was picked it can be activated."""
    for g in old:
        for n, _ in enumerate(walk(g, Random(1), choose)):
            if n % 100 == 0:
                check_invariants(g)
                g.resample("axis", Random(n))
        assert g.over
        assert where(g, "sov-hq-69a") != "waiting"
