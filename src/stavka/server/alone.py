"""One server for each database: the second is told about the first.

The lock is the system's own, on a file beside the database: it is gone when the process is, however that
ended.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from stavka.kernel.errors import StavkaError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class NotAlone(StavkaError):
    """Another server has its tables in this database."""


class Alone:
    """The right to write a database, held until it is given up or the process ends."""

    def __init__(self, db: Path) -> None:
        db = db.resolve()  # the same file by another name is the same database
        path = db.with_name(f"{db.name}.lock")
        self._file: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError):
            self.give_up()
            raise NotAlone(
                f"another stavka serve keeps its tables in {db}: stop it, or give another --db",
                word="second-server",
                file=str(db),
            ) from None
        except OSError:  # some file systems of other machines know no locks: then nobody is told
            pass

    def give_up(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
