"""The computer's players: apart from the server, with one seat's view, and never in the way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stavka import players
from stavka.kernel.views import View
from stavka.players import RandomPlayer
from stavka.server import making, robot
from stavka.server.robots import Robots
from stavka.server.rooms import Room
from stavka.server.store import Store
from stavka.server.wire import NewTable, SeatWish
from tests.server.inline import made, rooms
from tests.server.site import PATIENCE

BERLIN = "race-for-berlin"


class Ear:
    """A page that only listens."""

    side = ""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "stavka.db")
    yield store
    store.close()


@pytest.fixture
def room(store: Store) -> Room:
    """A table with the computer on both sides."""
    seats = {side: SeatWish("random") for side in ("zhukov", "konev")}
    wish = NewTable(BERLIN, seats=seats, seed="robots")
    return rooms(store).room(made(store, wish))


def attended(room: Room, actions: int, robots: Robots | None = None, meanwhile: object = None) -> None:
    """Let the computer play until so many actions were made."""

    async def play() -> None:
        at = robots or Robots(0)
        at.attend(room)
        while len(room.game) < actions and room.robot is not None:
            await asyncio.sleep(0.005)
        await at.stop()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_worker_answers_and_ends_with_its_input() -> None:
    view = making.begin(NewTable(BERLIN, seed="1"))[0].view("zhukov")
    lines = [msgspec.json.encode(robot.Request("random", str(n), view)) for n in range(3)]
    lines += [b"{}", msgspec.json.encode(robot.Request("nobody", "", view))]
    done = subprocess.run(
        [sys.executable, "-m", "stavka.server.robot"],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    answers = [msgspec.json.decode(line, type=robot.Answer) for line in done.stdout.splitlines()]
    assert len(answers) == 5
    for n, answer in enumerate(answers[:3]):
        assert (answer.verb, answer.target) == RandomPlayer(str(n)).answer(view)
    assert "missing required field" in answers[3].error
    assert "no player is called" in answers[4].error


def test_it_is_handed_what_its_seat_may_know(room: Room) -> None:
    attended(room, 60)
    for side, other in (("zhukov", "konev"), ("konev", "zhukov")):
        view = room.since_last(side)
        known = room.game.view(side)
        assert (view.table, view.decision) == (known.table, known.decision)
        assert all(piece.id in ("", "token-1") for piece in view.table.pieces if piece.side == other)
        full = {msgspec.json.encode(note) for note in room.sight(side).view.notes}
        assert {msgspec.json.encode(note) for note in view.notes} <= full


def test_it_stops_where_a_person_is_asked(store: Store) -> None:
    wish = NewTable(BERLIN, seats={"zhukov": SeatWish("random")}, seed="robots")
    room = rooms(store).room(made(store, wish))
    attended(room, 10_000)
    assert room.game.to_act == {"konev"}
    assert {room.rules.sides[entry[0]] for entry in room.game.entries} == {"zhukov"}


class Cheat:
    """A player that answers what was not offered."""

    def __init__(self, seed: str | int) -> None: ...

    def answer(self, view: View) -> tuple[str, str | None]:
        return "win", None


def test_a_player_that_breaks_is_replaced_by_chance(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    chairs = tuple(chair._replace(player="nobody") for chair in room.card.chairs)
    room.card = room.card._replace(chairs=chairs)
    ear = Ear()
    room.audience.pages.add(ear)
    attended(room, 5)
    assert len(room.game) >= 5
    assert b"robot-failed" in ear.heard[0]
    assert "no player is called" in caplog.text


def test_a_player_that_cheats_is_replaced_by_chance(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(players.PLAYERS, "random", Cheat)

    async def cheating(self: object, request: bytes) -> robot.Answer:
        return robot.answer(msgspec.json.decode(request, type=robot.Request))

    monkeypatch.setattr("stavka.server.robots.Worker.ask", cheating)
    attended(room, 5)
    assert len(room.game) >= 5
    assert "may not 'win' now" in caplog.text


def test_a_worker_that_dies_is_started_again(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """One that dies over a question is told of in the log, one that dies between two is simply replaced."""

    async def play() -> None:
        robots = Robots(0)
        for worker in robots._workers:  # a process that hears the question, and is gone
            worker._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", "input()", stdin=PIPE, stdout=PIPE, limit=1 << 24
            )
        died = {worker._process for worker in robots._workers}
        robots.attend(room)
        for goal in (20, 40):
            while len(room.game) < goal:
                await asyncio.sleep(0.005)
            for worker in robots._workers:
                if worker._process is not None and worker._process.returncode is None:
                    worker._process.kill()
                    died.add(worker._process)
        while len(room.game) < 60:
            await asyncio.sleep(0.005)
        assert len(died) > 2
        assert any(worker._process not in died for worker in robots._workers)
        await robots.stop()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert "the worker broke down" in caplog.text


def test_an_answer_that_comes_too_late_is_dropped(store: Store) -> None:
    wish = NewTable(BERLIN, seats={"zhukov": SeatWish("random")}, seed="robots")
    room = rooms(store).room(made(store, wish))
    window = room.rules.windows[0]

    async def play() -> None:
        robots = Robots(0)
        robots.attend(room)
        await asyncio.sleep(0)  # it has been asked, and thinks
        await asyncio.sleep(0)
        await room.act("konev", 0, "standing", window)
        while room.robot is not None:
            await asyncio.sleep(0.005)
        await robots.stop()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    actions = [entry[1] for entry in room.game.entries]
    assert actions.count("standing") == 1
    assert actions[0] == "standing"
    assert len(actions) > 1


def test_pace(room: Room) -> None:
    attended(room, 3, Robots(0.05))
    assert len(room.game) >= 3
