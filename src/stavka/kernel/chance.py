"""Dice and draws, from a seed and a counter: the only randomness that a game has.

The n-th number of a game depends on its seed and n alone, so a journal replays to the same dice on every
machine, and anyone who knows the seed can check them. Before a game is over the seed is a secret of whoever
runs it; `commitment` can be published at the start to prove later that it was not changed.
"""

from __future__ import annotations

from hashlib import blake2b, sha256

_WHOLE = 1 << 64


def number(seed: str, counter: int, below: int) -> int:
    """A uniform number from 0 to below - 1."""
    limit = _WHOLE - _WHOLE % below
    attempt = 0
    while True:
        text = f"{seed}/{counter}/{attempt}" if attempt else f"{seed}/{counter}"
        drawn = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
        if drawn < limit:
            return drawn % below
        attempt += 1


def commitment(seed: str) -> str:
    """What can be shown before the game, so that the seed can be checked after it."""
    return sha256(f"stavka seed {seed}".encode()).hexdigest()
