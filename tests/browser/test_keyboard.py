"""The whole game without a mouse, and the focus always to be seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import ASSAULT, SPOKEN, Screen, play, position, table_of
from tests.browser.visitors import Visitors
from tests.server.site import Site

FOCUS = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return "nothing has the focus";
  const drawn = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    const stroked = style.display !== "none" && style.stroke !== "none" && parseFloat(style.strokeWidth) > 0;
    return outlined || (element instanceof SVGElement ? stroked : pseudo && style.content !== "none");
  };
  const ring = active.querySelector(".focus");
  const holder = active.closest("label");
  const seen =
    drawn(active) || (!(active instanceof SVGElement) && drawn(active, "::after")) ||
    (ring && drawn(ring)) || (holder && drawn(holder));
  return seen ? "" : `no focus to be seen on ${active.outerHTML.slice(0, 200)}`;
}"""
"""What is wrong with the focus: nothing, if there is one and it can be seen."""

PATIENCE = 60
"""Presses of Tab after which a thing is out of reach."""


def tab_to(page: Page, name: str, *, key: str = "Tab") -> None:
    """Press Tab until the thing of that name has the focus; at every stop it must be seen."""
    for _ in range(PATIENCE):
        if re.search(name, focused(page)):
            return
        page.keyboard.press(key)
        assert page.evaluate(FOCUS) == ""
    raise AssertionError(f"{name!r} is not reached by {key}; the focus is on {focused(page)!r}")


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(
        page.evaluate(
            """() => {
              const active = document.activeElement;
              if (active === document.body) return "";
              return active.ariaLabel || active.closest("label")?.innerText || active.textContent || "";
            }"""
        )
    )


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    screen = Screen(visitors.come(reduced_motion="reduce"), position(site)).open("zhukov")
    expect(screen.prompt).to_contain_text(screen.question())
    return screen


def test_a_game_is_begun_by_keyboard(site: Site, visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(site.url)
    expect(page.get_by_role("button", name="Play Race for Berlin")).to_be_visible()
    tab_to(page, "Play Race for Berlin")
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_focused()
    tab_to(page, "Against the computer", key="Shift+Tab")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Two at this screen")).to_be_checked()
    assert page.evaluate(FOCUS) == ""
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    take = page.get_by_role("button", name="I am ")
    expect(take).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-unit]").first).to_be_visible()
    assert len(table_of(site, page).tokens) == 2


def test_orders_a_move_and_undo_by_keyboard(screen: Screen) -> None:
    page = screen.page
    # Designate: to the counter by Tab, then a digit of the menu that asks which order.
    tab_to(page, f"^{re.escape(SPOKEN.unit('61-1'))}")
    page.keyboard.press("Enter")
    expect(screen.menu).to_be_visible()
    assert page.evaluate(FOCUS) == ""
    page.keyboard.press("2")
    expect(screen.timeline).to_have_attribute("max", "1")
    expect(screen.menu).to_be_hidden()

    # One more, from the list of all that can be done, by typing a part of its name.
    page.keyboard.press("l")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type(f"{SPOKEN.verb('move', 'designate')} 33rd Army (1)")
    expect(page.get_by_role("option")).to_have_count(1)
    assert page.evaluate(FOCUS) == ""
    page.keyboard.press("Enter")
    expect(screen.timeline).to_have_attribute("max", "2")

    # End the designation, take the unit, and go to a zone.
    page.keyboard.press("e")
    expect(screen.timeline).to_have_attribute("max", "3")
    expect(screen.prompt).to_contain_text(screen.question())
    tab_to(page, f"^{re.escape(SPOKEN.unit('33-1'))}")
    page.keyboard.press("Enter")
    expect(screen.timeline).to_have_attribute("max", "4")
    tab_to(page, f"^{re.escape(SPOKEN.space('reppen'))}")
    page.keyboard.press("Enter")
    expect(screen.unit("33-1")).to_have_accessible_name(re.compile(SPOKEN.space("reppen")))

    # And back.
    page.keyboard.press("u")
    expect(screen.unit("33-1")).to_have_accessible_name(re.compile(SPOKEN.space("ziebingen")))
    assert screen.table.info()["actions"] == 4


def test_a_fight_by_keyboard(screen: Screen) -> None:
    play(screen.table, "zhukov", *ASSAULT[:4])
    screen.caught_up()
    page = screen.page
    targets = [SPOKEN.space("seelow"), SPOKEN.unit("8ga-1"), SPOKEN.unit("8ga-2")]
    for made, name in enumerate(targets, start=5):
        tab_to(page, f"^{re.escape(name)}")
        page.keyboard.press("Enter")
        expect(screen.timeline).to_have_attribute("max", str(made))
    expect(page.get_by_role("region", name="The fight")).to_be_visible()
    page.keyboard.press("e")
    expect(screen.timeline).to_have_attribute("max", "8")


def test_a_rule_is_read_by_keyboard(screen: Screen) -> None:
    page = screen.page
    rule = screen.decision()["rule"]
    tab_to(page, rf"^Paragraph {re.escape(rule)}$")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=f"Paragraph {rule}")
    expect(dialog).to_contain_text("A summary in our own words")
    assert page.evaluate(FOCUS) == ""
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # The focus is back where it was.
    assert focused(page) == f"Paragraph {rule}"


def test_arrows_go_from_place_to_place(screen: Screen) -> None:
    page = screen.page
    tab_to(page, f"^{re.escape(SPOKEN.unit('61-1'))}")
    seen = set()
    for key in ("ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate(FOCUS) == ""
        seen.add(page.evaluate("document.activeElement.dataset.space"))
    assert None not in seen
    assert len(seen) >= 3


def test_overlays_zoom_replay_and_help_have_keys(screen: Screen) -> None:
    play(screen.table, "zhukov", "move 33-1")
    screen.caught_up()
    page = screen.page
    page.keyboard.press("0")
    dresden = screen.space("dresden")
    box = dresden.bounding_box()
    assert box
    page.keyboard.press("+")
    screen.grown(dresden, box["width"] * 1.1)
    page.keyboard.press("-")
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Control")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("[")
    expect(screen.prompt).to_contain_text("You are looking back")
    page.keyboard.press("n")
    expect(screen.prompt).to_contain_text(screen.question())
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")  # at once: what was closed must not swallow it
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("dresden")
    page.keyboard.press("Enter")
    expect(screen.space("dresden")).to_be_focused()
    assert page.evaluate(FOCUS) == ""
