"""What goes wrong is said in words: forged keys, lost tables, no JavaScript, clicks that mean nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.screen import Screen, position
from tests.browser.visitors import Visitors
from tests.server.conftest import own_site
from tests.server.site import Site

__all__ = ["own_site"]


def test_a_forged_key_opens_no_seat(site: Site, visitors: Visitors) -> None:
    table = position(site)
    page = visitors.come()
    page.goto(f"{site.url}/table/{table.id}#seat=forged-by-a-third-hand")
    expect(page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()
    expect(page.locator("[data-unit]")).to_have_count(0)
    page.get_by_role("button", name="Look on").click()
    expect(page.get_by_text("You are looking on.")).to_be_visible()
    assert not any(seat["present"] for seat in table.info()["seats"])


def test_a_key_of_another_table_opens_no_seat(site: Site, visitors: Visitors) -> None:
    table, other = position(site), position(site)
    screen = Screen(visitors.come(), table).open(other.tokens["zhukov"])
    expect(screen.page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()


def test_a_key_stays_in_the_fragment(site: Site, visitors: Visitors) -> None:
    """It opens a seat, so it stands in no address that is asked for, nor in what says where one came from."""
    table = position(site)
    key = table.tokens["zhukov"]
    page = visitors.come()
    told: list[str] = []
    page.on("request", lambda request: told.append(f"{request.url} {request.headers.get('referer', '')}"))
    page.on("websocket", lambda line: told.append(line.url))
    screen = Screen(page, table).open("zhukov").ready()
    screen.page.keyboard.press("c")
    screen.page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("region", name="Your tables")).to_be_visible()
    assert len(told) > 8
    sent = [each for each in told if key in each and "#" not in each]
    assert sent == []


def test_a_table_that_there_is_not(site: Site, visitors: Visitors) -> None:
    page = visitors.come(expect="404")
    page.goto(f"{site.url}/table/nowhere")
    expect(page.get_by_role("heading", name="This table is not to be found")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("heading", name="Stavka")).to_be_visible()


def test_a_table_whose_game_cannot_be_read(own_site: Site, visitors: Visitors) -> None:
    """It is closed while a page loads it, and stays so."""
    table = own_site.create()
    with closing(sqlite3.connect(own_site.db)) as sql, sql:
        sql.execute('update present set state = ? where "table" = ?', (b"noise", table.id))
    page = visitors.come()
    for _ in range(2):
        page.goto("about:blank")
        page.goto(f"{own_site.url}/table/{table.id}#seat={table.tokens['zhukov']}")
        expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
        expect(page.get_by_text("The state of this game cannot be read any more")).to_be_visible()


def test_an_address_that_leads_nowhere(site: Site, visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"{site.url}/somewhere/else")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_without_javascript_the_page_says_so(site: Site, visitors: Visitors) -> None:
    page = visitors.come(java_script_enabled=False)
    page.goto(site.url)
    english, french = page.locator("noscript section").all()
    expect(english).to_be_visible()
    expect(english).to_contain_text("needs JavaScript")
    expect(french).to_contain_text("a besoin de JavaScript")


def test_a_click_that_means_nothing_is_told_why(site: Site, visitors: Visitors) -> None:
    screen = Screen(visitors.come(), position(site)).open("zhukov").ready()
    alert = screen.page.get_by_role("alert")
    screen.click_unit("404")
    expect(alert).to_contain_text("404")
    screen.choose("move", "33-1")
    screen.choose("done")
    screen.choose("unit", "33-1")
    expect(alert).to_be_hidden()
    screen.click_space("wittstock")
    expect(alert).to_contain_text("Wittstock")
    assert screen.table.info()["actions"] == 3


def test_a_page_that_is_behind_is_refused_and_caught_up(site: Site, visitors: Visitors) -> None:
    """The same seat in two windows: what one plays, the other shows, and nothing is played twice."""
    table = position(site)
    first = Screen(visitors.come(), table).open("zhukov").ready()
    second = Screen(visitors.come(), table).open("zhukov").ready()
    first.choose("move", "33-1")
    expect(second.timeline).to_have_attribute("max", "1")
    second.choose("done")
    expect(first.prompt).to_contain_text(first.question())
