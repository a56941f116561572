"""The machine's own Chromium: nothing is downloaded, and nothing skipped where there is none."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def launch(playwright: Playwright) -> Browser:
    """Start it."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    assert program, f"a Chromium is needed: none of {', '.join(NAMES)} is on the PATH"
    # Starting may take long on a slow machine; whatever hangs is for others to end.
    return playwright.chromium.launch(executable_path=program, args=[*FLAGS], timeout=0)
