"""A worker for the computer's players: `python -m stavka.server.robot`.

It reads one request a line on its standard input, answers each by a line on its standard output, and ends
when the input does: it never outlives the server. It is handed the view of the seat that it plays, and
nothing else.

Players to come fit the same seam: a player is made by its name in `stavka.players` and answers a view when it
is ready; pages are served meanwhile, and an answer that comes too late is dropped. One that searches needs
states to play on: those of `Game.resample`, which the side cannot tell from the true one, as one more field
of `Request`.
"""

from __future__ import annotations

import sys
import traceback

import msgspec

from stavka.kernel.views import View
from stavka.players import player


class Request(msgspec.Struct):
    """What a seat is asked."""

    player: str
    seed: str
    """Of the player's own chance, which has nothing to do with the game's."""
    view: View


class Answer(msgspec.Struct):
    """What the player does; or why it could not say."""

    verb: str = ""
    target: str | None = None
    error: str = ""


def answer(request: Request) -> Answer:
    """Let the player choose."""
    verb, target = player(request.player, request.seed).answer(request.view)
    return Answer(verb, target)


def main() -> None:
    """Answer until there is nobody to answer."""
    read = msgspec.json.Decoder(Request).decode
    answers, sys.stdout = sys.stdout, sys.stderr  # what a player prints is no answer
    for line in sys.stdin.buffer:
        try:
            answered = answer(read(line))
        except Exception:
            answered = Answer(error=traceback.format_exc())
        answers.buffer.write(msgspec.json.encode(answered) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
