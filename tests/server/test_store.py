"""What is kept of a table, and what becomes of it when the rules or the file change."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from stavka.kernel import keep
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import CannotUndo
from stavka.kernel.names import Kind, hints, kind_of
from stavka.lab.contract import any_verb
from stavka.server import making
from stavka.server.listing import listed
from stavka.server.problems import Refused
from stavka.server.rooms import OPEN, Room
from stavka.server.schema import VERSION
from stavka.server.store import Store
from stavka.server.transactions import Busy, StoreError
from stavka.server.wire import NewTable, Sight
from tests.games.absolute_war.hands import holding, in_card_phase
from tests.server import inline
from tests.server.inline import at_once, rooms

BERLIN = "race-for-berlin"
KEPT = Path(__file__).parents[1] / "kept" / "c291751.db.xz"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "deep" / "stavka.db")
    yield store
    store.close()


def made(store: Store, game: str = BERLIN, seed: str = "store") -> str:
    """A new table."""
    return inline.made(store, NewTable(game, seed=seed))


def play(room: Room, actions: int, seed: int = 1) -> None:
    """Play on at random."""
    random = Random(seed)
    for _ in range(actions):
        game = room.game
        side = min(game.offered)
        verb, target = any_verb(game, game.offered[side], random)
        kind = game.rules.takes(verb)
        name = game.rules.names.of[kind][target] if isinstance(target, int) else target
        at_once(room.act(game.rules.sides[side], len(game), verb, name))


def test_the_file_is_for_its_owner_alone(store: Store) -> None:
    assert store.path.stat().st_mode & 0o777 == 0o600
    assert store.count() == 0
    made(store)
    for path in store.path.parent.iterdir():
        assert path.stat().st_mode & 0o077 == 0, path


def test_a_room_is_the_same_after_it_was_closed(store: Store) -> None:
    table = made(store)
    room = rooms(store).room(table)
    for _ in range(8):
        play(room, 25)
        again = rooms(store).room(table)
        assert again.game.state.digest() == room.game.state.digest()
        assert again.game.entries == room.game.entries
        assert again.game.seed == room.game.seed
        for side in ("zhukov", "konev", ""):
            assert again.sight(side) == room.sight(side)
    numbers = [number for number, _ in store.told(table, 0, 1_000)]
    assert numbers == list(range(201))
    kept = [after for after, _ in store.snapshots(table, 1_000)]
    assert {0, 64, 128, 192} < set(kept)
    assert max(after - before for before, after in pairwise(kept)) <= 64


def test_a_change_that_cannot_be_kept_is_not_made(store: Store) -> None:
    table = made(store)
    room, other = rooms(store).room(table), rooms(store).room(table)
    play(room, 10)
    digest = room.game.state.digest()
    with pytest.raises(StoreError):
        play(other, 1)
    assert other.game.state.digest() == digest, "it was loaded again"
    play(other, 1)
    assert len(other.game) == 11
    with pytest.raises(StoreError):
        at_once(room.undo(room.rules.sides[room.game.entries[-1][0]], 10))


def test_a_bug_in_a_game_changes_nothing(store: Store, toy: str) -> None:
    table = inline.made(store, NewTable(toy, options={"fault": "crash"}, seed="1"))
    room = rooms(store).room(table)
    at_once(room.act("red", 0, "hide", "crown"))
    at_once(room.act("blue", 1, "decline", None))
    digest = room.game.state.digest()
    with pytest.raises(Refused) as caught:
        at_once(room.act("red", 2, "stop", None))
    assert caught.value.word == "our-fault"
    assert room.game.state.digest() == digest
    assert len(room.game) == 2
    at_once(room.act("red", 2, "pick", "guards"))


def test_what_was_looked_at_is_not_taken_back(store: Store) -> None:
    """Also when the log has been told and let go of, and after the room was closed."""
    before = in_card_phase("german", "g30")
    position = inline.made(store, NewTable(position=before.position()))
    room = rooms(store).room(position)
    at_once(room.act("german", 0, "discard", min(holding(before, "german"))))
    room.audience.tell_all()
    assert at_once(room.undo("german", 1)) == 0, "a card laid down is taken up again"
    at_once(room.act("german", 0, "play", "g30"))
    for there in (room, rooms(store).room(position)):
        there.audience.tell_all()
        assert there.sight("german").undo == "undo-seen"
        with pytest.raises(CannotUndo) as caught:
            at_once(there.undo("german", 1))
        assert caught.value.word == "undo-seen"


def test_a_lock_that_is_not_given_back_refuses_and_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stavka.server.store.BUSY_SECONDS", 0.05)
    room = rooms(store).room(made(store))
    play(room, 10)
    digest = room.game.state.digest()
    window = room.rules.windows[0]
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(Busy) as caught:
            asyncio.run(room.act("konev", 10, "standing", window))
        assert caught.value.word == "not-kept"
        with pytest.raises(StoreError):
            asyncio.run(store.create(making.create(NewTable(BERLIN))))
        assert (len(room.game), room.game.state.digest()) == (10, digest)
        other.execute("rollback")
    assert asyncio.run(room.act("konev", 10, "standing", window)) == 11
    assert store.count() == 1


def test_a_game_has_an_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Standing orders could be given for ever."""
    monkeypatch.setattr("stavka.server.rooms.MOST_ACTIONS", 12)
    monkeypatch.setattr("stavka.server.making.MOST_ACTIONS", 11)
    room = rooms(store).room(made(store))
    play(room, 12)
    with pytest.raises(Refused) as caught:
        play(room, 1)
    assert caught.value.word == "game-too-long"
    save = at_once(room.save(["zhukov", "konev"])).decode()
    with pytest.raises(Refused) as caught:
        making.create(NewTable(save=save))
    assert caught.value.word == "game-too-long"


def test_rooms_that_nobody_is_in_are_closed(store: Store, toy: str) -> None:
    opened = rooms(store)
    tables = [made(store, toy, str(n)) for n in range(OPEN + 5)]
    first = opened.room(tables[0])
    first.audience.pages.add(_Page())
    for table in tables:
        opened.room(table)
    assert opened.room(tables[0]) is first, "somebody is there"
    assert len(opened._open) == OPEN


class _Page:
    side = ""

    def tell(self, message: bytes) -> None:
        pass


# ---- games that were begun under other rules


@pytest.fixture
def older(store: Store) -> str:
    """A table that was played at under an earlier version of the rules, with fewer units in another order."""
    table = made(store)
    play(rooms(store).room(table), 100)
    card = store.card(table)
    assert card is not None
    (era,) = card.header.eras
    old = msgspec.structs.replace(era, rules=0)
    header = msgspec.structs.replace(card.header, eras=(old,))
    store.renew(table, header, store.state(table), 100)
    return table


def test_a_game_of_older_rules_goes_on_from_its_state(store: Store, older: str) -> None:
    state = store.state(older)
    room = rooms(store).room(older)
    assert [era.since for era in room.card.header.eras] == [0, 100]
    assert keep.encode_state(room.game.state) == state
    last = room.rules.sides[room.game.entries[-1][0]]
    assert room.sight(last).undo == "undo-rules"
    with pytest.raises(CannotUndo):
        at_once(room.undo(last, 100))
    play(room, 40, seed=2)
    again = rooms(store).room(older)
    assert again.game.state.digest() == room.game.state.digest()
    assert len(again.sight("zhukov").view.notes) > 40
    with pytest.raises(Refused) as caught:
        at_once(again.save(["zhukov", "konev"]))
    assert caught.value.word == "save-older-rules"


def test_the_past_under_older_rules_is_told_by_snapshots(store: Store, older: str) -> None:
    room = rooms(store).room(older)
    play(room, 30, seed=2)
    kept = [after for after, _ in store.snapshots(older, 100)]
    for at in (0, 31, 77, 99):
        assert seen(room, at) == max(n for n in kept if n <= at)
    assert seen(room, 115) == 115
    fork = at_once(room.fork(["zhukov", "konev"], 77))
    store.insert(fork)
    assert len(rooms(store).room(fork.card.id).game) == 0


def seen(room: Room, at: int) -> int:
    """How many actions the game has that is shown of a moment."""
    told = msgspec.json.decode(at_once(room.moment("zhukov", at)), type=Sight)
    return told.view.actions


def test_numbers_are_read_by_the_names_that_they_had(store: Store) -> None:
    """Units and spaces that stand elsewhere in their lists than they did when the state was kept."""
    table = made(store)
    room = rooms(store).room(table)
    play(room, 150)
    rules, game = room.rules, room.game
    of = rules.names.of
    order = {kind: Random(1).sample(names, len(names)) for kind, names in of.items()}
    shuffled = keep.Era(0, 0, "", tuple(order[Kind.SPACE]), tuple(order[Kind.UNIT]), of[Kind.SIDE])
    header = msgspec.structs.replace(keep.header(game), eras=(shuffled,))
    other = _renumbered(game.state, rules.names, shuffled.names(rules.names))
    assert keep.encode_state(other) != keep.encode_state(game.state)
    read = keep.decode_state(rules, header, keep.encode_state(other), 150)
    assert read.digest() == game.state.digest()


def _renumbered(state: Any, old: Any, new: Any) -> Any:
    """A state as it would be if units and spaces were listed in another order."""
    twin = state.copy()
    for name, hint in hints(type(state)).items():
        if kind_of(hint) is Kind.DERIVED:
            continue
        value = new.codec(hint).read(old.codec(hint).write(getattr(state, name)))
        setattr(twin, name, [value[n] for n in range(len(value))] if name == "where" else value)
    twin.stack = [new.read_struct(type(step), old.write_struct(step)) for step in state.stack]
    return twin


def test_a_state_that_cannot_be_read_takes_nothing_else_with_it(store: Store) -> None:
    table, whole = made(store), made(store)
    card = store.card(table)
    assert card is not None
    for state in (b"", b"nonsense", msgspec.msgpack.encode({"stack": [["Gone", {}]]})):
        store.renew(table, card.header, state, 0)
        with pytest.raises(StavkaError) as caught:
            rooms(store).room(table)
        assert caught.value.word == "state-unreadable"
        assert rooms(store).info(table).actions == 0
    assert rooms(store).room(whole).game.to_act


# ---- files


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Georgy Konstantinovich, " * 200)
    with pytest.raises(StoreError) as caught:
        Store(path)
    assert caught.value.word == "not-a-database"
    assert path.read_text().startswith("Dear")


def test_a_database_of_an_earlier_version(tmp_path: Path) -> None:
    """A reader leaves it as it is; the server brings it up to date."""
    path = tmp_path / "old.db"
    path.write_bytes(lzma.decompress(KEPT.read_bytes()))

    def version() -> int:
        with closing(sqlite3.connect(path)) as sql:
            return int(sql.execute("pragma user_version").fetchone()[0])

    before = listed(path)
    assert len(before) >= 16
    assert sum(not table.broken for table in before) >= 16
    assert version() == 1
    store = Store(path)
    assert listed(path) == before
    for table in before:
        assert (store.version(table.id), store.broken(table.id)) == (0, "")
    store.close()
    assert version() == VERSION


def test_a_second_store_on_the_same_file(store: Store) -> None:
    with pytest.raises(StavkaError) as caught:
        Store(store.path)
    assert caught.value.word == "second-server"
    store.close()
    Store(store.path).close()


def test_another_program_s_database(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as sql:
        sql.execute("create table recipes (name)")
    sql.close()
    with pytest.raises(StoreError) as caught:
        Store(path)
    assert caught.value.word == "foreign-database"


def test_a_database_of_a_later_version(store: Store) -> None:
    store.close()
    with sqlite3.connect(store.path) as sql:
        sql.execute("pragma user_version = 99")
    sql.close()
    with pytest.raises(StoreError) as caught:
        Store(store.path)
    assert caught.value.word == "newer-database"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError) as caught:
        Store(tmp_path / "file" / "stavka.db")
    assert caught.value.word == "cannot-write"
