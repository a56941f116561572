"""What a reader may choose: language, theme, what is laid over the map, less motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stavka.games import ruleset
from stavka.words import words
from tests.browser.screen import GAME, SPOKEN, Screen, play, position
from tests.browser.test_hot_seat import HANDS
from tests.browser.visitors import Visitors
from tests.server.site import Site

FRENCH = words(ruleset(GAME), "fr")


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    table = position(site)
    play(table, "zhukov", "move 33-1")
    return Screen(visitors.come(reduced_motion="reduce"), table).open("zhukov").ready()


def test_the_language_is_switched_at_once_and_remembered(screen: Screen) -> None:
    page = screen.page
    page.get_by_role("button", name="Français").click()
    check_french(screen)
    page.reload()
    expect(page.locator("[data-unit]").first).to_be_visible()
    check_french(screen)
    page.get_by_role("button", name="English").click()
    expect(screen.prompt).to_contain_text(screen.question())
    expect(screen.log).to_contain_text(SPOKEN.unit("33-1"))


def check_french(screen: Screen) -> None:
    """Question, buttons, log, counters, places and the board's own labels."""
    page = screen.page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("region", name="Ce qui est demandé")).to_contain_text(screen.question("fr"))
    expect(page.get_by_role("button", name=FRENCH.verb("done", "designate"))).to_be_visible()
    expect(page.get_by_role("region", name="Journal")).to_contain_text(FRENCH.unit("33-1"))
    expect(screen.unit("33-1")).to_have_accessible_name(re.compile(f"^{re.escape(FRENCH.unit('33-1'))}"))
    at = screen.bare("wittstock")
    page.mouse.move(at["x"], at["y"])
    expect(page.locator(".card")).to_contain_text("bois,")
    screen.point_away()
    for lang, count in (("fr", 1), ("en", 0)):
        labels = page.locator(f"#margin .{lang}")
        assert sum(label.is_visible() for label in labels.all()) >= count
        assert count or not any(label.is_visible() for label in labels.all())


def test_the_browser_says_which_language_comes_first(site: Site, visitors: Visitors) -> None:
    page = visitors.come(locale="fr-CA")
    page.goto(site.url)
    expect(page.get_by_role("button", name="Jouer à Race for Berlin")).to_be_visible()


def ground(page: Page) -> float:
    """How light the page is behind everything, from 0 to 255."""
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = map(int, re.findall(r"\d+", colour)[:3])
    return (red + green + blue) / 3


def test_the_theme_is_switched_and_remembered(screen: Screen) -> None:
    page = screen.page
    assert ground(page) > 170
    page.get_by_role("button", name="Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ground(page) < 80
    page.reload()
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()
    assert ground(page) < 80


def test_the_system_says_which_theme_comes_first(site: Site, visitors: Visitors) -> None:
    page = visitors.come(color_scheme="dark")
    page.goto(site.url)
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()
    assert ground(page) < 80


def test_overlays_come_and_go(screen: Screen) -> None:
    laid = screen.page.get_by_role("group", name="Laid over the map")
    over = screen.page.locator("#overlay > *")
    expect(over).to_have_count(0)
    for name in ("control", "supply-zhukov"):
        button = laid.get_by_role("button", name=SPOKEN.say(f"overlay-{name}"))
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(over).not_to_have_count(0)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
        expect(over).to_have_count(0)


def test_an_overlay_follows_the_unit_that_is_pointed_at(screen: Screen) -> None:
    laid = screen.page.get_by_role("group", name="Laid over the map")
    laid.get_by_role("button", name="Movement cost").click()
    over = screen.page.locator("#overlay")
    screen.unit("25-pzgre").hover()
    expect(over).to_contain_text("1")
    first = over.text_content() or ""
    screen.unit("404").hover()
    expect(over).not_to_have_text(first)


def test_a_question_is_declined_for_good_until_one_wants_it_again(site: Site, visitors: Visitors) -> None:
    table = position(site, HANDS)
    play(table, "zhukov", "done")
    play(table, "konev", "done")
    screen = Screen(visitors.come(), table).open("konev").ready()
    page = screen.page
    window = screen.decision()["prompt"]
    page.get_by_role("checkbox", name="don’t ask me this again").click()
    expect(screen.prompt).to_contain_text("Waiting for Zhukov")
    assert table.view("konev")["view"]["standing"]["konev"] == [window]

    page.get_by_role("button", name="You are not asked about one thing").click()
    dialog = page.get_by_role("dialog", name="What you are asked")
    asked = dialog.get_by_role("checkbox", checked=False)
    expect(asked).to_have_count(1)
    asked.click()
    expect(asked).to_have_count(0)
    expect(page.get_by_text("You are not asked about one thing")).to_have_count(0)  # the server has told
    assert table.view("konev")["view"]["standing"]["konev"] == []


def test_nothing_moves_for_who_wants_less_motion(screen: Screen) -> None:
    """With motion, a move glides and a refusal shakes; without, no animation is ever under way."""
    page = screen.page
    page.evaluate(
        """() => {
          window.moving = [];
          const look = () => {
            const running = document.getAnimations().filter(each => each.playState === "running");
            window.moving.push(...running.map(each => each.animationName ?? "a move"));
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    screen.choose("done")
    screen.choose("unit", "33-1")
    screen.choose("to", "reppen")
    screen.click_space("wittstock")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("window.moving") == []


def test_moves_glide_otherwise(site: Site, visitors: Visitors) -> None:
    table = position(site)
    play(table, "zhukov", "move 33-1", "done", "unit 33-1")
    screen = Screen(visitors.come(), table).open("zhukov").ready()
    screen.page.evaluate(
        """() => {
          window.glided = new Promise(resolve => {
            const look = () => {
              const targets = document.getAnimations().map(each => each.effect.target);
              if (targets.some(each => each.closest("[data-unit='33-1']"))) resolve(true);
              else requestAnimationFrame(look);
            };
            look();
          });
        }"""
    )
    screen.choose("to", "reppen")
    assert screen.page.evaluate("window.glided") is True
