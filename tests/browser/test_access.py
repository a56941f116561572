"""Every page and dialog passes axe, by the rules of WCAG 2.1 A and AA, in both themes and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stavka.server.static import CLIENT
from tests.browser.screen import ASSAULT, Screen, play, position
from tests.browser.test_hot_seat import HANDS
from tests.browser.visitors import Visitors
from tests.server.site import Site

AXE = CLIENT.parent / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]

LOOK = """tags => axe.run(document, {
  runOnly: { type: "tag", values: tags },
  resultTypes: ["violations"],
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(node => ({ rule: id, at: node.target.join(" "), why: node.failureSummary }))))"""

PILES = {"label-content-name-mismatch": "[data-unit]"}
"""The number on a pile is no label of its top counter, whose name says what that counter is."""


def violations(page: Page) -> list[dict[str, str]]:
    """What axe finds fault with. It is brought in from outside, so the page's own policy is set aside."""
    assert AXE.is_file(), "axe-core is not installed: run `make client`"
    page.add_script_tag(path=AXE)
    found: list[dict[str, str]] = page.evaluate(LOOK, TAGS)
    return [each for each in found if not excused(page, each)]


def excused(page: Page, found: dict[str, str]) -> bool:
    things = PILES.get(found["rule"])
    return things is not None and page.locator(found["at"]).and_(page.locator(things)).count() > 0


Arrive = Callable[[Screen], None]


def at_table(screen: Screen) -> None:
    screen.open("zhukov").ready()


def at_menu(screen: Screen) -> None:
    at_table(screen)
    screen.click_unit("8ga-1")
    expect(screen.menu).to_be_visible()


def at_fight(screen: Screen) -> None:
    play(screen.table, "zhukov", *ASSAULT)
    at_table(screen)
    expect(screen.page.get_by_role("region", name="The fight")).to_be_visible()


def at_rule(screen: Screen) -> None:
    at_table(screen)
    screen.prompt.get_by_role("button").click()
    expect(screen.page.get_by_role("dialog")).to_contain_text("A summary in our own words")


def at_help(screen: Screen) -> None:
    at_table(screen)
    screen.page.get_by_role("button", name="Help").click()
    expect(screen.page.get_by_role("dialog")).to_be_visible()


def at_list(screen: Screen) -> None:
    at_table(screen)
    screen.page.keyboard.press("l")
    expect(screen.page.get_by_role("option").first).to_be_visible()


def in_the_past(screen: Screen) -> None:
    play(screen.table, "zhukov", "move 33-1")
    at_table(screen)
    screen.page.keyboard.press("[")
    expect(screen.prompt).to_contain_text("You are looking back")


def with_refusal_and_overlay(screen: Screen) -> None:
    at_table(screen)
    screen.page.keyboard.press("c")
    screen.click_space("wittstock")
    expect(screen.page.get_by_role("alert")).to_be_visible()


def at_hand_over(screen: Screen) -> None:
    screen.open("zhukov", "konev")
    expect(screen.page.get_by_role("button", name="I am Zhukov")).to_be_visible()


def at_lobby(screen: Screen) -> None:
    screen.page.goto(screen.table.site.url)
    expect(screen.page.get_by_role("button", name="Play Race for Berlin")).to_be_visible()


def at_new_game(screen: Screen) -> None:
    at_lobby(screen)
    screen.page.get_by_role("button", name="Play Race for Berlin").click()
    screen.page.get_by_text("More choices").click()
    expect(screen.page.get_by_role("dialog")).to_be_visible()


def at_forged(screen: Screen) -> None:
    screen.open("forged")
    expect(screen.page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()


EVERYWHERE = [
    at_lobby,
    at_new_game,
    at_hand_over,
    at_forged,
    at_table,
    at_menu,
    at_fight,
    at_rule,
    at_help,
    at_list,
    in_the_past,
    with_refusal_and_overlay,
]
IN_THE_DARK = [at_lobby, at_new_game, at_table, at_fight, at_rule, with_refusal_and_overlay]
ON_A_PHONE = [at_lobby, at_table, at_fight]


def check(visitors: Visitors, site: Site, arrive: Arrive, *, phone: bool = False, **options: Any) -> None:
    come = visitors.phone if phone else visitors.come
    page = come(bypass_csp=True, reduced_motion="reduce", **options)
    text = HANDS if arrive is at_hand_over else None
    arrive(Screen(page, position(site, *([text] if text else []))))
    found = violations(page)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("arrive", EVERYWHERE)
def test_by_daylight(visitors: Visitors, site: Site, arrive: Arrive) -> None:
    check(visitors, site, arrive)


@pytest.mark.parametrize("arrive", IN_THE_DARK)
def test_in_the_dark(visitors: Visitors, site: Site, arrive: Arrive) -> None:
    check(visitors, site, arrive, color_scheme="dark")


@pytest.mark.parametrize("arrive", ON_A_PHONE)
def test_on_a_phone(visitors: Visitors, site: Site, arrive: Arrive) -> None:
    check(visitors, site, arrive, phone=True)
