"""The map under the hand: drag, piles, the menu of verbs, wheel and pan."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.screen import SPOKEN, Screen, play, position
from tests.browser.visitors import Visitors
from tests.server.site import Site

REPPEN = re.compile(SPOKEN.space("reppen"))


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    return Screen(visitors.come(reduced_motion="reduce"), position(site)).open("zhukov").ready()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(screen: Screen, unit: str, space: str) -> None:
    """Take the counter that is seen, and let it go over bare ground of a space."""
    mouse = screen.page.mouse
    mouse.move(*middle(screen.unit(unit)))
    mouse.down()
    at = screen.bare(space)
    mouse.move(at["x"], at["y"], steps=6)
    mouse.up()


# ---- drag


def test_a_counter_is_dragged_to_a_zone(screen: Screen) -> None:
    play(screen.table, "zhukov", "move 33-1", "done", "unit 33-1")
    screen.caught_up()
    drag(screen, "33-1", "reppen")
    expect(screen.unit("33-1")).to_have_accessible_name(REPPEN)
    assert screen.table.info()["actions"] == 4


def test_a_counter_is_taken_in_hand_by_the_drag(screen: Screen) -> None:
    """What takes two clicks is one drag."""
    play(screen.table, "zhukov", "move 33-1", "done")
    screen.caught_up()
    screen.hover_pile("33-1")
    drag(screen, "33-1", "reppen")
    expect(screen.unit("33-1")).to_have_accessible_name(REPPEN)
    assert screen.table.info()["actions"] == 4


def test_a_drag_to_where_it_may_not_go_is_refused_and_goes_back(screen: Screen) -> None:
    play(screen.table, "zhukov", "move 33-1", "done", "unit 33-1")
    screen.caught_up()
    home = middle(screen.unit("33-1"))
    drag(screen, "33-1", "wittstock")
    expect(screen.page.get_by_role("alert")).to_contain_text(SPOKEN.space("wittstock"))
    expect(screen.page.locator(".ghost")).to_have_count(0)
    assert middle(screen.unit("33-1")) == pytest.approx(home, abs=2)
    assert screen.table.info()["actions"] == 3


# ---- what is shown before a click


def test_a_reachable_zone_shows_its_cost_and_the_way_to_it(screen: Screen) -> None:
    play(screen.table, "zhukov", "move 33-1", "done", "unit 33-1")
    screen.caught_up()
    hints = screen.decision()["hints"]
    assert hints["reppen"]["cost"]
    costs = screen.page.locator(".costs text")
    expect(costs).to_have_count(sum(1 for hint in hints.values() if hint["cost"]))
    way = screen.page.locator(".way path")
    expect(way).to_have_count(0)
    at = screen.bare("reppen")
    screen.page.mouse.move(at["x"], at["y"])
    expect(way).not_to_have_count(0)


# ---- piles and menus


def test_a_pile_opens_under_the_pointer_and_closes_behind_it(screen: Screen) -> None:
    screen.hover_pile("8ga-1")
    units = ("8ga-1", "8ga-2", "5sha-1", "5sha-2")
    places = sorted(middle(screen.unit(unit)) for unit in units)
    for (left, _), (right, _) in pairwise(places):
        assert right - left > 20, "the counters of an open pile lie side by side"
    screen.point_away()
    expect(screen.page.locator("[data-row]")).to_have_count(0)


def test_the_menu_of_verbs_can_be_left(screen: Screen) -> None:
    screen.click_unit("8ga-1")
    names = [SPOKEN.verb(verb, "designate") for verb in ("move", "fight", "reserve")]
    for name in names:
        expect(screen.menu.get_by_role("menuitem", name=name)).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.menu).to_be_hidden()
    screen.click_unit("8ga-1")
    expect(screen.menu).to_be_visible()
    screen.point_away()
    screen.page.mouse.down()
    screen.page.mouse.up()
    expect(screen.menu).to_be_hidden()
    assert screen.table.info()["actions"] == 0


def test_what_is_pointed_at_is_named(screen: Screen) -> None:
    screen.unit("404").hover()
    expect(screen.page.locator(".card")).to_contain_text(SPOKEN.unit("404"))


# ---- the camera


def test_the_wheel_zooms_about_the_pointer(screen: Screen) -> None:
    dresden = screen.space("dresden")
    before = dresden.bounding_box()
    assert before
    at = middle(dresden)
    screen.page.mouse.move(*at)
    screen.page.mouse.wheel(0, -240)
    screen.grown(dresden, before["width"] * 1.15)
    assert middle(dresden) == pytest.approx(at, abs=12)


def test_the_map_is_drawn_in_its_real_size_once_it_stands_still(screen: Screen) -> None:
    """While it is zoomed its layer is only stretched, and would stay blurred."""
    dresden = screen.space("dresden")
    before = dresden.bounding_box()
    assert before
    screen.page.mouse.move(*middle(dresden))
    screen.page.mouse.wheel(0, -240)
    screen.grown(dresden, before["width"] * 1.15)
    sheet = screen.page.locator(".sheet")
    expect(sheet).to_have_css("transform", re.compile(r"^matrix\(1, 0, 0, 1, "))
    drawing = screen.page.locator(".drawing")
    assert drawing.bounding_box() == pytest.approx(sheet.bounding_box(), abs=1)
    assert sheet.evaluate("sheet => sheet.getAnimations().length") == 0


def test_the_map_is_dragged(screen: Screen) -> None:
    dresden = screen.space("dresden")
    before = middle(dresden)
    mouse = screen.page.mouse
    screen.point_away()
    mouse.down()
    mouse.move(83, 53, steps=8)
    mouse.up()
    after = middle(dresden)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((80, 50), abs=15)
    # Whoever drags the map has not clicked on it.
    expect(screen.page.get_by_role("alert")).to_have_count(0)


def test_the_view_is_kept_over_a_reload(screen: Screen) -> None:
    dresden = screen.space("dresden")
    box = dresden.bounding_box()
    assert box
    screen.page.mouse.move(*middle(dresden))
    screen.page.mouse.wheel(0, -240)
    screen.grown(dresden, box["width"] * 1.15)
    screen.settled()
    seen = dresden.bounding_box()
    screen.page.reload()
    expect(dresden).to_be_visible()
    screen.settled()
    assert dresden.bounding_box() == pytest.approx(seen, abs=2)
