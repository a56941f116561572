"""Refusals: what is wrong with what was asked, as pages are told it, in every language at once."""

from __future__ import annotations

import logging
import re
from typing import Any, TypeVar

import msgspec

from stavka.kernel.decisions import IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import CannotUndo
from stavka.kernel.ruleset import Ruleset
from stavka.server.wire import Problem
from stavka.words import LANGUAGES, words

log = logging.getLogger("stavka.server")

STATUS = {
    "no-page": 404,
    "no-table": 404,
    "unknown-game": 404,
    "unknown-rule": 404,
    "unknown-language": 404,
    "unknown-overlay": 404,
    "no-such-action": 404,
    "no-seat": 403,
    "not-your-seat": 403,
    "save-hidden": 403,
    "fork-hidden": 403,
    "stale": 409,
    "state-unreadable": 409,
    "save-older-rules": 409,
    "table-broken": 409,
    "table-unreadable": 409,
    "past-lost": 409,
    "game-too-long": 409,
    "too-heavy": 413,
    "foreign-page": 403,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "too-much": 429,
    "server-full": 503,
    "not-kept": 503,
    "busy": 503,
    "our-fault": 500,
}
"""What HTTP calls each of them; the rest are bad requests."""

TOO_LONG = re.compile(r"Expected `\w+` of length <= (\d+) - at (?:`key` in )?`\$\.?(.*)`")
"""How msgspec says that a field is longer than it may be."""


class Refused(StavkaError):
    """Something that the server does not do."""


def status(error: StavkaError) -> int:
    """What HTTP calls an error."""
    if isinstance(error, Relayed):
        return error.status
    return STATUS.get(error.word, 409 if isinstance(error, IllegalAction | CannotUndo) else 400)


class Relayed(StavkaError):
    """A refusal that another process has put into words."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.message.get("en", problem.word), word=problem.word)
        self.problem = problem
        self.status = status


def problem(
    error: StavkaError, rules: Ruleset[Any, Any] | None = None, *, id: int = 0, after: int = -1
) -> Problem:
    """An error as pages are told it."""
    if isinstance(error, Relayed):
        return msgspec.structs.replace(error.problem, id=id, after=after)
    word = error.word or "refused"
    if isinstance(error, IllegalAction) and word == "illegal" and error.refusal is None:
        word = (
            "not-offered"  # no rule gives a reason; a page has gentler words than the list of what is legal
        )
    return Problem(word, message(error, rules), getattr(error, "rule", ""), id, after)


def message(error: StavkaError, rules: Ruleset[Any, Any] | None = None) -> dict[str, str]:
    """An error in each language; one that the rules give a reason for is told by that reason."""
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    if refusal is not None and rules is not None:
        return {lang: words(rules, lang).refusal(refusal, rules.names) for lang in LANGUAGES}
    return {lang: words(rules, lang).error(error) for lang in LANGUAGES}


T = TypeVar("T")


def read(decoder: msgspec.json.Decoder[T], content: bytes | str) -> T:
    """What was sent, as the struct that it should be."""
    try:
        return decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise bad_message(error) from None


def bad_message(error: Exception) -> Refused:
    """What was sent is not what was expected."""
    if long := TOO_LONG.fullmatch(str(error)):
        most, key = long.groups()
        return Refused(f"{key} is too long: {most} at most", word="too-long", key=key, most=int(most))
    return Refused(f"this message cannot be read: {error}", word="bad-message", reason=str(error))


def our_fault(error: Exception) -> Refused:
    """A bug of ours. What it is goes to the log; the table stands as it was kept."""
    log.error("a request failed", exc_info=error)
    return Refused("something went wrong on the server; nothing has changed", word="our-fault")
