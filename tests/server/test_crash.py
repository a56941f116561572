"""The server dies at any moment: no confirmed action is lost, and every game goes on."""

from __future__ import annotations

import threading
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from stavka.games import ruleset
from stavka.kernel import journal
from tests.server.site import Site, Table, play

DEATHS = 5


class Player(threading.Thread):
    """Plays a table at random until the server is gone; remembers what was confirmed."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__()
        self.table = table
        self.random = Random(seed)
        self.confirmed = table.info()["actions"]
        self.begun = threading.Event()

    def run(self) -> None:
        try:
            with self.table.page("zhukov") as zhukov, self.table.page("konev") as konev:
                pages = {"zhukov": zhukov, "konev": konev}
                while play(pages, self.random, 1):
                    self.confirmed = max(page.actions for page in pages.values())
                    self.begun.set()
        except (ConnectionClosed, EOFError, OSError):
            pass


def test_no_confirmed_action_is_lost(own_site: Site) -> None:
    random = Random(3)
    tables = [own_site.create(seed=str(n)) for n in range(3)]
    for death in range(DEATHS):
        players = [Player(table, death) for table in tables]
        for player in players:
            player.start()
        for player in players:
            assert player.begun.wait(20)
        players[0].join(random.random() * 0.4)  # some moment of the play
        own_site.kill()
        for player in players:
            player.join()
        own_site.start()
        for player in players:
            save = player.table.save()
            # One more may have been kept whose confirmation did not arrive.
            assert len(save["actions"]) - player.confirmed in (0, 1)
            kept = journal.decode(msgspec.json.encode(save), "the save")
            game = journal.replay(kept, ruleset(kept.game))
            assert game.state.digest() == save["state"]
            view = player.table.view("zhukov")["view"]
            assert view == msgspec.to_builtins(game.view("zhukov"))
    assert all(table.info()["actions"] > DEATHS for table in tables)


def test_the_computer_goes_on_after_a_restart(own_site: Site) -> None:
    seats = {side: {"player": "random"} for side in ("zhukov", "konev")}
    table = own_site.create(seats=seats, seed="1")
    with table.page() as page:
        page.until(50)
    own_site.kill()
    own_site.start()
    before = table.info()["actions"]
    assert before >= 50
    with table.page() as page:
        page.until(before + 50)
