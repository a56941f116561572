"""The base of all errors that are somebody's bad input rather than our bug."""

import difflib
from collections.abc import Iterable


class StavkaError(Exception):
    """Bad input: the command line prints the message as one line and exits non-zero, without a traceback."""


def suggest(word: str, known: Iterable[str]) -> str:
    """The end of a message: a question if `word` looks like a slip for a known one, else nothing."""
    spelled = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word.casefold(), spelled, n=1)
    return f" Did you mean '{spelled[near[0]]}'?" if near else ""
