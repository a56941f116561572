"""The base of all errors that are somebody's bad input rather than our bug."""

import difflib
import errno
from collections.abc import Iterable
from typing import Any

LONGEST_SLIP = 80
"""A longer word is no slip for any that we know, and to compare it would take long."""


class StavkaError(Exception):
    """Bad input: the command line prints the message as one line and exits non-zero, without a traceback.

    The message is in English. `word` and `facts` say the same to `stavka.words`, which tells it in the
    reader's language; a fact may be another error, the cause of this one, or a list of them.
    """

    def __init__(self, message: str = "", *, word: str = "", **facts: Any) -> None:
        super().__init__(message)
        self.word = word
        self.facts = facts


class Fault(StavkaError):
    """Something found wrong with data or a state: listed with what else is wrong, rather than raised."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that `word` looks like a slip for; empty if there is none."""
    if len(word) > LONGEST_SLIP:
        return ""
    spelled = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word.casefold(), spelled, n=1)
    return spelled[near[0]] if near else ""


def suggest(word: str, known: Iterable[str]) -> str:
    """The end of a message: a question if `word` looks like a slip for a known one, else nothing."""
    near = nearest(word, known)
    return f" Did you mean '{near}'?" if near else ""


def os_reason(error: OSError) -> dict[str, str]:
    """Why the system refused, as facts: in its own words, and by the name that every system has for it."""
    return {"reason": error.strerror or "", "code": errno.errorcode.get(error.errno or 0, "")}


def brief(value: object) -> str:
    """What somebody gave us, as an error may quote it."""
    try:
        text = repr(value)
    except ValueError:  # a number with more digits than Python writes
        return "…"
    return text if len(text) <= LONGEST_SLIP else text[:LONGEST_SLIP] + "…"
