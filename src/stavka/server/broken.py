"""Tables that cannot be read or played at: each closes alone, with its reason."""

from __future__ import annotations

import traceback
from pathlib import Path

from stavka.kernel.errors import StavkaError
from stavka.server.problems import Refused, log
from stavka.server.store import Store


class TableBroken(Refused):
    """A table whose game breaks whenever somebody looks at it: it is closed, and the others go on."""


def again(error: StavkaError) -> StavkaError:
    """The same error once more; one that is raised many times would grow."""
    return TableBroken(str(error), word=error.word, **error.facts)


def closed(store: Store, table: str, error: Exception) -> StavkaError:
    """Write down that a table cannot be played at, and why.

    Pages are not told all of it, for it might give something in the game away.
    """
    log.error("table %s is closed: %s", table, _told(error))
    store.mark(table, _told(error))
    if isinstance(error, StavkaError):
        return error
    reason = type(error).__name__
    return TableBroken(
        f"this table is closed, for its game cannot be read any more: {reason}",
        word="table-broken",
        reason=reason,
    )


def _told(error: Exception) -> str:
    """What went wrong in a line, and where."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"
