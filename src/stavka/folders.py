"""Where a user's own things are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Where games are kept that nobody named a file for."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "stavka"


def database() -> Path:
    """Where the tables of the server are kept."""
    return data_folder() / "stavka.db"
