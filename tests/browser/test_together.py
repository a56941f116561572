"""Several browsers at one table: live moves, presence, onlookers, and a server that dies in the midst."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.screen import DAWN, SPOKEN, Screen, play, position
from tests.browser.test_hot_seat import HANDS, SECRETS
from tests.browser.visitors import Visitors
from tests.server.site import Site

MARCH = ("move 33-1", "done", "unit 33-1", "to reppen")


def test_each_sees_the_other_play_at_once(site: Site, visitors: Visitors) -> None:
    table = position(site)
    zhukov = Screen(visitors.come(), table).open("zhukov").ready()
    konev = Screen(visitors.come(), table).open("konev").ready()
    expect(konev.prompt).to_contain_text("Waiting for Zhukov")

    zhukov.choose("move", "33-1")
    zhukov.choose("done")
    zhukov.choose("unit", "33-1")
    zhukov.choose("to", "reppen")
    reppen = re.compile(SPOKEN.space("reppen"))
    expect(konev.unit("33-1")).to_have_accessible_name(reppen)
    expect(konev.log).to_contain_text(SPOKEN.unit("33-1"))

    zhukov.buttons.get_by_role("button", name="Undo").click()
    expect(konev.unit("33-1")).not_to_have_accessible_name(reppen)

    zhukov.choose("stop")
    expect(zhukov.prompt).to_contain_text("Waiting for Konev")
    expect(konev.prompt).to_contain_text(konev.question())
    before = zhukov.actions()
    konev.choose("done")
    expect(zhukov.timeline).not_to_have_attribute("max", str(before))


def test_it_is_told_who_is_there(site: Site, visitors: Visitors) -> None:
    table = position(site)
    zhukov = Screen(visitors.come(), table).open("zhukov").ready()
    panel = zhukov.page.get_by_role("complementary")
    expect(panel.get_by_text("not here")).to_have_count(1)
    konev = Screen(visitors.come(), table).open("konev").ready()
    expect(panel.get_by_text("not here")).to_have_count(0)
    konev.page.close()
    expect(panel.get_by_text("not here")).to_have_count(1)


def test_the_computer_answers_by_itself(site: Site, visitors: Visitors) -> None:
    table = position(site, seats={"konev": {"player": "random"}})
    screen = Screen(visitors.come(), table).open("zhukov").ready()
    screen.choose("done")
    # It plays until we are asked again, be it only for a loss.
    screen.asked()
    expect(screen.log).to_contain_text(f"{SPOKEN.side('konev')}: Soviet impulse")


def test_an_onlooker_sees_no_question_and_no_secret(site: Site, visitors: Visitors) -> None:
    table = position(site, HANDS)
    onlooker = Screen(visitors.come(), table)
    frames: list[str] = []
    onlooker.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: frames.append(str(text)))
    )
    onlooker.open().ready()
    expect(onlooker.prompt).to_contain_text("Waiting for Zhukov")
    expect(onlooker.page.get_by_text("You are looking on.")).to_be_visible()
    expect(onlooker.buttons.get_by_role("button")).to_have_count(0)
    assert onlooker.offered("unit") == onlooker.offered("space") == set()

    play(table, "zhukov", "forgo 61-1", "done")
    expect(onlooker.prompt).to_contain_text("Waiting for Konev")
    onlooker.unit("404").click(force=True)  # nothing can be done with it, and the page says so
    expect(onlooker.page.get_by_role("alert")).to_contain_text("You are looking on")
    assert frames
    sent = "".join(frames) + onlooker.page.content()
    for token in SECRETS.values():
        assert token not in sent
        assert SPOKEN.piece(token) not in sent


def test_a_server_that_dies_and_comes_back(own_site: Site, visitors: Visitors) -> None:
    table = position(own_site, DAWN)
    screen = Screen(visitors.come(expect="/live"), table).open("zhukov").ready()
    page = screen.page
    screen.choose("fight", "8ga-1")
    screen.choose("move", "33-1")
    question = screen.question()

    own_site.kill()
    expect(page.get_by_text("reconnecting")).to_be_visible()
    screen.buttons.get_by_role("button", name=SPOKEN.verb("done", "designate")).click()
    expect(page.get_by_role("alert")).to_contain_text("nothing was done")

    own_site.start()
    expect(page.get_by_text("reconnecting")).to_be_hidden()
    # All that was confirmed is there, the question is the same, and play goes on without a reload.
    assert table.info()["actions"] == 2
    expect(screen.timeline).to_have_attribute("max", "2")
    expect(screen.prompt).to_contain_text(question)
    screen.choose("done")
    assert table.info()["actions"] == 3
    notes = table.view("zhukov")["view"]["notes"]
    assert {"8ga-1", "33-1"} <= {note["facts"].get("unit") for note in notes}
