"""The first page: what it says, and every way into a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import DAWN, Screen, position, table_of
from tests.browser.visitors import Visitors
from tests.server.site import Site


@pytest.fixture
def page(site: Site, visitors: Visitors) -> Page:
    page = visitors.come()
    page.goto(site.url)
    return page


def test_it_says_what_it_is(page: Page) -> None:
    expect(page.get_by_role("heading", level=1, name="Stavka")).to_be_visible()
    expect(page.get_by_text("plays board wargames of the Eastern Front by their rules")).to_be_visible()
    expect(page.get_by_role("heading", name="Race for Berlin")).to_be_visible()
    expect(page.get_by_text("You have no games under way.")).to_be_visible()


def test_two_clicks_begin_a_game_against_the_computer(site: Site, page: Page) -> None:
    page.get_by_role("button", name="Play Race for Berlin").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    table = table_of(site, page)
    players = {seat["side"]: seat["player"] for seat in table.info()["seats"]}
    assert players == {"zhukov": "human", "konev": "random"}
    assert list(table.tokens) == ["zhukov"]
    Screen(page, table).asked()


def test_the_other_side_can_be_played_against_the_computer(site: Site, page: Page) -> None:
    page.get_by_role("button", name="Play Race for Berlin").click()
    page.get_by_role("radio", name="Konev").check()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    assert list(table_of(site, page).tokens) == ["konev"]


def test_a_link_brings_a_second_browser_to_the_table(site: Site, page: Page, visitors: Visitors) -> None:
    page.get_by_role("button", name="Play Race for Berlin").click()
    page.get_by_role("radio", name="Two browsers").check()
    page.get_by_role("button", name="Begin").click()
    link = page.get_by_role("textbox", name="Link for the other player")
    address = link.input_value()
    guest = visitors.come()
    guest.goto(address)
    expect(guest.locator("[data-unit]").first).to_be_visible()
    assert list(table_of(site, page).tokens) == ["zhukov"]
    assert list(table_of(site, guest).tokens) == ["konev"]
    # Whoever has come need not be invited any more.
    expect(link).to_be_hidden()


def test_a_saved_game_goes_on_from_its_file(site: Site, page: Page, tmp_path: Path) -> None:
    old = position(site)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(old.save()), encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_text("From the file game.json")).to_be_visible()
    page.get_by_role("radio", name="Two at this screen").check()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="I am Zhukov").click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    new = table_of(site, page)
    assert new.id != old.id
    assert new.view("zhukov")["view"]["table"] == old.view("zhukov")["view"]["table"]


def test_a_position_file_is_a_beginning_too(site: Site, page: Page, tmp_path: Path) -> None:
    file = tmp_path / "dawn.toml"
    file.write_text(DAWN, encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    screen = Screen(page, table_of(site, page))
    assert screen.decision()["prompt"] == "designate"
    expect(screen.prompt).to_contain_text(screen.question())


def test_a_file_that_is_no_game_is_refused_in_words(visitors: Visitors, site: Site, tmp_path: Path) -> None:
    page = visitors.come(expect="400")
    page.goto(site.url)
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "aunt"}', encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("save")
    expect(page).to_have_url(f"{site.url}/")


def test_my_tables_are_listed_opened_again_and_forgotten(site: Site, page: Page) -> None:
    page.get_by_role("button", name="Play Race for Berlin").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    Screen(page, table_of(site, page)).asked()  # the computer may have to act first
    address = page.url
    page.get_by_role("link", name="To the first page").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link", name="Open").click()
    expect(page).to_have_url(address)
    expect(page.locator("[data-unit]").first).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    mine.get_by_role("button", name="Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(mine.get_by_text("You have no games under way.")).to_be_visible()
    page.reload()
    expect(mine.get_by_text("You have no games under way.")).to_be_visible()
