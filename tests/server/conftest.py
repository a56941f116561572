"""The server that the tests of this folder share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests that do not need one of their own."""
    site = Site(tmp_path_factory.mktemp("site") / "stavka.db")
    yield site
    site.stop()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server for this test alone."""
    site = Site(tmp_path / "stavka.db")
    yield site
    site.stop()
