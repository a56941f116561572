"""Pictures of the page for the README: the real server, the real browser, a game under way.

python -m tools.page_pictures [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.chromium import launch
from tests.browser.opening import behind
from tests.browser.screen import play
from tests.browser.test_absolute_war_opening import at_battle, at_retreat, barbarossa
from tests.browser.test_stalingrad_roads_first_turn import CHOSEN
from tests.browser.test_victory_roads_opening import CHOICE, at_assault, bagration
from tests.server.site import Site, Table

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "games"
DESKTOP: ViewportSize = {"width": 1360, "height": 880}
PHONE: ViewportSize = {"width": 390, "height": 844}

DAWN = 'game = "race-for-berlin"\nstep = "C.1"\n'
ASSAULT = ("fight 8ga-1", "fight 8ga-2", "fight 5sha-1", "done", "attack seelow", "add 8ga-1", "add 8ga-2")
"""The first morning: Zhukov's guards are gathered against the heights."""

CHITS = {
    "soviet": (*["historical"] * 5, "chit 1GdA", "chit 3GdA", "chit 5TkA"),
    "axis": ("chit 4PzA", "chit Hollidt", "chit It8A"),
}
CROSSING = ("hq sov-hq-1gda", "attack 3616", "add sov-172", "add sov-1")
"""December 1942: the bag is filled, and the first army attacks over the Don."""

DEPLOYED = ("play tank-brigade", "unit sov-8kk")
SURPRISE = ("play surprise", "to 1829", "to 1729", "attack 1728", "all")
"""November 1942: ten markers are chosen, a tank corps and the guards' cavalry attack by surprise."""


class Camera:
    """Takes the pictures."""

    def __init__(self, browser: Browser, site: Site, folder: Path) -> None:
        self.browser = browser
        self.site = site
        self.address = f"http://127.0.0.1:{site.port}"
        self.folder = folder

    @contextmanager
    def page(self, **options: Any) -> Iterator[Page]:
        wishes = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | options
        context = self.browser.new_context(**wishes)
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.activeElement?.blur()")
        page.mouse.move(*page.evaluate("[innerWidth - 4, innerHeight - 4]"))  # off the map
        page.wait_for_timeout(900)  # fonts, and the map sharp again
        path = self.folder / f"{name}.png"
        page.screenshot(path=path)
        print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)

    def sit(self, page: Page, table: Table) -> None:
        """Open a table with all its seats, and wait for the counters."""
        keys = "&".join(f"seat={token}" for token in table.tokens.values())
        page.goto(f"{self.address}/table/{table.id}#{keys}")
        page.locator("[data-unit]").first.wait_for()

    def position(self, file: str) -> Table:
        """A table for a position that the tests keep."""
        return self.site.create("", position=(GAMES / file).read_text(), seed="7", open_hands=True)

    def find(self, page: Page, name: str) -> None:
        """Look for a place by the keyboard, as a player would: the map comes to it."""
        page.keyboard.press("/")
        page.get_by_role("dialog").wait_for()
        page.keyboard.type(name)
        page.wait_for_timeout(300)
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for(state="detached")

    def zoom(self, page: Page, times: int) -> None:
        for _ in range(times):
            page.keyboard.press("+")
            page.wait_for_timeout(250)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Site(Path(scratch) / "stavka.db")
        browser = launch(playwright)
        try:
            take_all(Camera(browser, site, folder))
        finally:
            browser.close()
            site.stop()


def take_all(camera: Camera) -> None:
    take_areas(camera)
    take_hexes(camera)
    take_roads(camera)
    take_victory(camera)
    take_war(camera)


def take_areas(camera: Camera) -> None:
    """Race for Berlin."""
    table = camera.site.create("", position=DAWN, seed="7", open_hands=True)
    play(table, "zhukov", *ASSAULT)
    late = camera.position("race_for_berlin/positions/suburbs.toml")
    with camera.page() as page:
        for each in (late, table):
            camera.sit(page, each)
        camera.take(page, "combat")
        page.goto(camera.address)
        page.get_by_role("button", name="Play").first.wait_for()
        camera.take(page, "lobby")
    with camera.page() as page:
        camera.sit(page, late)
        camera.take(page, "board-far")
        camera.find(page, "Treptow")
        page.keyboard.press("Escape")
        camera.take(page, "board-mid")
        camera.zoom(page, 4)
        camera.take(page, "board-near")
    with camera.page(color_scheme="dark") as page:
        camera.sit(page, table)
        camera.find(page, "Seelow")
        camera.take(page, "dark")
    with camera.page(locale="fr-FR") as page:
        camera.sit(page, late)
        camera.find(page, "Mariendorf")
        camera.take(page, "french")
    with camera.page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2) as page:
        camera.sit(page, table)
        camera.take(page, "phone")


def take_hexes(camera: Camera) -> None:
    """A Victory Lost."""
    table = camera.site.create("a-victory-lost", seed="7", open_hands=True)
    for side, chits in CHITS.items():
        play(table, side, *chits)
    with camera.page() as page:
        camera.sit(page, table)
        camera.take(page, "hexes-far")
    play(table, "soviet", *CROSSING)
    with camera.page() as page:
        camera.sit(page, table)
        camera.take(page, "hexes-combat")
        page.keyboard.press("z")  # the first overlay of the list
        camera.take(page, "hexes-overlay")
    with camera.page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2) as page:
        camera.sit(page, table)
        camera.take(page, "hexes-phone")


def take_roads(camera: Camera) -> None:
    """Stalingrad Roads."""
    table = camera.site.create("stalingrad-roads", scenario="uranus", seed="7", open_hands=True)
    for side, kinds in CHOSEN.items():
        play(table, side, *(f"take {kind}" for kind in kinds))
    play(table, "soviet", "done", *DEPLOYED)
    with camera.page() as page:
        camera.sit(page, table)
        camera.take(page, "roads")
    play(table, "soviet", *SURPRISE)
    with camera.page() as page:
        camera.sit(page, table)
        camera.take(page, "roads-combat")
    with camera.page(color_scheme="dark") as page:
        camera.sit(page, table)
        camera.take(page, "roads-dark")
    with camera.page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2) as page:
        camera.sit(page, table)
        camera.take(page, "roads-phone")
    with camera.page() as page:
        camera.sit(page, camera.position("stalingrad_roads/positions/fortress-level-3.toml"))
        camera.find(page, "Leninsk")
        page.keyboard.press("Escape")
        camera.take(page, "roads-fortress")
    with camera.page(locale="fr-FR") as page:
        camera.sit(page, camera.position("stalingrad_roads/positions/major-offensive.toml"))
        camera.take(page, "roads-french")


def take_victory(camera: Camera) -> None:
    """Victory Roads."""
    assault = at_assault(camera.site)
    with camera.page() as page:
        camera.sit(page, assault)
        camera.find(page, "Orsha")
        page.keyboard.press("Escape")
        camera.take(page, "victory-roads-assault")
    with camera.page(color_scheme="dark", locale="fr-FR") as page:
        camera.sit(page, behind(bagration(camera.site), CHOICE))
        camera.take(page, "victory-roads-dark")
    with camera.page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2) as page:
        camera.sit(page, assault)
        camera.take(page, "victory-roads-phone")


def take_war(camera: Camera) -> None:
    """Absolute War!"""
    with camera.page() as page:
        camera.sit(page, barbarossa(camera.site))
        camera.take(page, "absolute-war-far")
    with camera.page() as page:
        camera.sit(page, at_retreat(camera.site))
        camera.take(page, "absolute-war-battle")
    with camera.page(color_scheme="dark", locale="fr-FR") as page:
        camera.sit(page, at_battle(camera.site))
        camera.take(page, "absolute-war-dark")
    with camera.page(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2) as page:
        camera.sit(page, at_battle(camera.site))
        camera.take(page, "absolute-war-phone")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
