"""People with a browser: each has a profile of their own, and is watched for anything that goes wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

from tests.server.site import PATIENCE

DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}


class Visitors:
    """Everybody who comes in a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._troubles: list[Troubles] = []

    def come(self, *, expect: str = "", **options: Any) -> Page:
        """A page in a fresh profile. `expect` is a part of the errors that the test means to cause."""
        wishes = {"viewport": DESKTOP, "locale": "en-GB", "color_scheme": "light"} | options
        context = self._browser.new_context(**wishes)
        context.set_default_timeout(1_000 * PATIENCE)
        page = context.new_page()
        self._troubles.append(Troubles(page, expect))
        return page

    def phone(self, **options: Any) -> Page:
        """A phone, held upright."""
        return self.come(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **options)

    def take_pictures(self, folder: Path) -> None:
        """What each page showed when the test failed."""
        pages = [page for context in self._browser.contexts for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / f"page-{number}.png")
            print(f"{page.url}: {folder / f'page-{number}.png'}")

    def leave(self) -> None:
        for context in self._browser.contexts:
            context.close()
        assert [each for troubles in self._troubles for each in troubles.seen] == []


class Troubles:
    """What went wrong in a page: errors, warnings of the console, requests that failed."""

    def __init__(self, page: Page, expect: str) -> None:
        self.seen: list[str] = []
        self._expect = expect
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"page error: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        # What breaks the security policy is told here too.
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # Leaving a page ends what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer: {response.status} to {response.url}")

    def _note(self, trouble: str) -> None:
        if not self._expect or self._expect not in trouble:
            self.seen.append(trouble)
