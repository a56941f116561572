"""Games are made by whichever thread asks first: the server warms them in one while it answers in another."""

from __future__ import annotations

import subprocess
import sys

ALL_AT_ONCE = """
import sys
from importlib import import_module
from threading import Barrier, Thread
from stavka.games import GAMES, ruleset

sys.setswitchinterval(1e-6)
for module in GAMES.values():
    import_module(module)
start, made = Barrier(8), []

def make():
    start.wait()
    made.extend((name, id(ruleset(name)), len(list(ruleset(name).index))) for name in GAMES)

threads = [Thread(target=make) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(made), len(set(made)) == len(GAMES))
"""


def test_threads_that_ask_for_the_games_at_once_are_given_the_same() -> None:
    """In a process of its own, for the struct types are described only once, at their first use."""
    done = subprocess.run([sys.executable, "-c", ALL_AT_ONCE], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    games, same = done.stdout.split()
    assert int(games) >= 8
    assert same == "True"
