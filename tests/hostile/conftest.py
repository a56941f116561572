"""The servers under attack."""

from __future__ import annotations

from tests.server.conftest import own_site, site

__all__ = ["own_site", "site"]
