"""A real browser and a real server: one of each for all tests of a process, a fresh profile for each test."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from stavka.server.static import CLIENT
from tests.browser.chromium import launch
from tests.browser.visitors import Visitors
from tests.server.site import PATIENCE, Site

expect.set_options(timeout=1_000 * PATIENCE)  # a slow machine is no failure


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests that do not end it."""
    assert (CLIENT / "index.html").is_file(), "the page is not built: run `make client`"
    site = Site(tmp_path_factory.mktemp("site") / "stavka.db")
    yield site
    code, _, err = site.stop()
    assert (code, err) == (0, ""), "the server had trouble of its own"


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server for this test alone."""
    site = Site(tmp_path / "stavka.db")
    yield site
    site.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: while the browser is open, no other test of this process can run a loop of its own."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visitors(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visitors]:
    """Makes people who come with a browser of their own; at the end, none may have met an error."""
    visitors = Visitors(browser)
    yield visitors
    if request.node.stash.get(FAILED, False):
        visitors.take_pictures(tmp_path)
    visitors.leave()
