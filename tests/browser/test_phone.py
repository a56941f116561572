"""A phone held upright: the map is never hidden, and all is done by tapping."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.screen import SPOKEN, Screen, play, position, table_of
from tests.browser.visitors import PHONE, Visitors
from tests.server.site import Site


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    screen = Screen(visitors.phone(reduced_motion="reduce"), position(site)).open("zhukov")
    expect(screen.page.locator("[data-unit]").first).to_be_visible()
    return screen


def overhang(page: Page) -> int:
    """By how much the page is wider than the phone."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def map_height(page: Page) -> float:
    """How much of the map is above the panel."""
    panel = page.get_by_role("complementary").bounding_box()
    assert panel
    return panel["y"]


def test_a_game_is_begun_by_tapping(site: Site, visitors: Visitors) -> None:
    page = visitors.phone()
    page.goto(site.url)
    page.get_by_role("button", name="Play Race for Berlin").tap()
    assert overhang(page) <= 0
    page.get_by_role("button", name="Begin").tap()
    expect(page.locator("[data-unit]").first).to_be_visible()
    assert overhang(page) <= 0
    assert list(table_of(site, page).tokens) == ["zhukov"]


def test_the_panel_never_hides_the_map(screen: Screen) -> None:
    page = screen.page
    handle = page.get_by_role("button", name="Pull the panel up or down")
    heights = set()
    for _ in range(3):
        heights.add(round(map_height(page)))
        assert overhang(page) <= 0
        handle.tap()
        page.evaluate("new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert len(heights) == 3
    assert min(heights) >= 0.12 * PHONE["height"]


def test_the_question_and_the_main_button_are_in_sight(screen: Screen) -> None:
    for thing in (screen.prompt, screen.button("done")):
        box = thing.bounding_box()
        assert box
        assert box["y"] > map_height(screen.page)
        assert box["y"] + box["height"] <= PHONE["height"]


def test_a_first_impulse_by_tapping(screen: Screen) -> None:
    screen.choose("fight", "8ga-1")
    screen.choose("move", "69-1")
    screen.choose("done")
    screen.choose("unit", "69-1")
    screen.choose("to", "goritz")
    expect(screen.unit("69-1")).to_have_accessible_name(re.compile(SPOKEN.space("goritz")))
    assert screen.table.info()["actions"] == 5


def test_from_the_list_where_fingers_are_too_thick(screen: Screen) -> None:
    screen.page.get_by_role("button", name="20 on the map").tap()
    screen.page.get_by_role("combobox").fill("33rd Army (1) fight")
    screen.page.get_by_role("option").tap()
    expect(screen.timeline).to_have_attribute("max", "1")


def test_a_fight_is_read_on_a_phone(screen: Screen) -> None:
    play(screen.table, "zhukov", "fight 8ga-1", "done", "attack seelow")
    screen.caught_up()
    fight = screen.page.get_by_role("region", name="The fight")
    expect(fight).to_be_visible()
    assert overhang(screen.page) <= 0
    screen.button("resolve").tap()
    expect(screen.timeline).not_to_have_attribute("max", "3")


# ---- fingers


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_two_fingers_zoom_and_one_pans(screen: Screen) -> None:
    page = screen.page
    seelow = screen.space("seelow")
    before = seelow.bounding_box()
    assert before
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", (150, 200), (240, 200))
    for apart in (10, 20, 30, 40):
        touch(line, "touchMove", (150 - apart, 200), (240 + apart, 200))
    touch(line, "touchEnd")
    screen.grown(seelow, before["width"] * 1.4)

    screen.settled()
    before = seelow.bounding_box()
    assert before
    touch(line, "touchStart", (200, 300))
    for down in (20, 40, 60, 80):
        touch(line, "touchMove", (200, 300 - down))
    touch(line, "touchEnd")
    screen.settled()
    after = seelow.bounding_box()
    assert after
    assert after["y"] < before["y"] - 50
    assert after["width"] == pytest.approx(before["width"], rel=0.02)
    assert screen.table.info()["actions"] == 0


def test_a_long_press_opens_a_pile(screen: Screen) -> None:
    box = screen.unit("8ga-2").bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    line = screen.page.context.new_cdp_session(screen.page)
    touch(line, "touchStart", at)
    expect(screen.page.locator("[data-row]")).to_be_visible()
    touch(line, "touchEnd")
    expect(screen.page.locator("[data-row]")).to_be_visible()
    assert screen.table.info()["actions"] == 0
