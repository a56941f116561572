"""The command line and the real server, as their own tests have them."""

from __future__ import annotations

from tests.cli.conftest import cli
from tests.server.conftest import own_site, site

__all__ = ["cli", "own_site", "site"]
