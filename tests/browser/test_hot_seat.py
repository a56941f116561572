"""Two at one screen: nothing of the next player's secrets is there before they take it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.screen import DAWN, SPOKEN, Screen, play, position
from tests.browser.visitors import Visitors
from tests.server.site import Site

HANDS = DAWN.replace("C.1", "A.4") + "token = { zhukov = 8, konev = 5 }\ncup = [2, 3, 4, 6, 7, 9, 10, 11]\n"
"""Each marshal holds an event that the other must not know."""
SECRETS = {"zhukov": "token-8", "konev": "token-5"}


def test_the_screen_is_handed_over(site: Site, visitors: Visitors) -> None:
    screen = Screen(visitors.come(), position(site, HANDS)).open("zhukov", "konev")
    page = screen.page

    for side, other in (("zhukov", "konev"), ("konev", "zhukov")):
        expect(page.get_by_role("heading", name=f"{SPOKEN.side(side)}, take the screen")).to_be_visible()
        assert known(screen) == set(), "a secret is on the page before anybody has taken it"
        screen.hides("zhukov", "konev")
        page.get_by_role("button", name=f"I am {SPOKEN.side(side)}").click()
        expect(screen.prompt).to_contain_text(screen.question())
        expect(page.get_by_role("region", name="Hands, cups and boxes")).to_contain_text(
            SPOKEN.piece(SECRETS[side])
        )
        assert known(screen) == {side}
        expect(page.get_by_text(SPOKEN.piece(SECRETS[other]))).to_have_count(0)
        screen.choose("done")
    # One who is asked again keeps the screen.
    expect(screen.prompt).to_contain_text(screen.question())
    screen.choose("decline")
    expect(page.get_by_role("button", name="I am Zhukov")).to_be_visible()
    assert known(screen) == set()


def known(screen: Screen) -> set[str]:
    """The sides whose secret stands anywhere in the page."""
    text = screen.page.content()
    return {side for side, token in SECRETS.items() if token in text or SPOKEN.piece(token) in text}


def test_what_was_put_into_the_bag_is_not_read_out_to_the_next_player(site: Site, visitors: Visitors) -> None:
    """The live region of a page says what has just happened: to whom it happened, and to nobody after him."""
    table = site.create("a-victory-lost", seed="fair")
    screen = Screen(visitors.come(), table).open("axis", "soviet")
    page = screen.page
    handed = 0
    while handed < 3:
        take = page.get_by_role("button", name=re.compile("^I am "))
        expect(take.or_(page.get_by_text(screen.question()).first).first).to_be_visible()
        if take.is_visible():
            handed += 1
            screen.hides("axis", "soviet")
            take.click()
            screen.ready()
        expect(screen.prompt).to_contain_text(screen.question())
        assert screen.secrets(screen.side), "there is something to hide"
        verb, offer = next(iter(screen.decision()["verbs"].items()))
        play(table, screen.side, f"{verb} {offer['targets'][0]}" if offer["targets"] else verb)


def test_nothing_that_was_open_stays_open_for_the_next_player(site: Site, visitors: Visitors) -> None:
    screen = Screen(visitors.come(), position(site, HANDS)).open("zhukov", "konev")
    page = screen.page
    page.get_by_role("button", name="I am Zhukov").click()
    expect(screen.prompt).to_contain_text(screen.question())
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()
    play(screen.table, "zhukov", "done")
    expect(page.get_by_role("button", name="I am Konev")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    screen.hides("zhukov", "konev")


def test_what_is_under_the_hand_over_cannot_be_used(site: Site, visitors: Visitors) -> None:
    screen = Screen(visitors.come(), position(site, HANDS)).open("zhukov", "konev")
    page = screen.page
    take = page.get_by_role("button", name="I am Zhukov")
    expect(take).to_be_focused()
    for key in ("e", "u", "1", "l"):
        page.keyboard.press(key)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(take).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert screen.table.info()["actions"] == 0


def test_two_who_hide_nothing_are_not_asked(site: Site, visitors: Visitors) -> None:
    table = position(site, HANDS, open_hands=True)
    screen = Screen(visitors.come(), table).open("zhukov", "konev")
    expect(screen.prompt).to_contain_text(screen.question())
    screen.button("done").click()
    expect(screen.timeline).to_have_attribute("max", "1")
    assert screen.side == "konev"
    expect(screen.prompt).to_contain_text(screen.question())


@pytest.mark.parametrize("side", ["zhukov", "konev"])
def test_one_seat_alone_is_never_handed_over(site: Site, visitors: Visitors, side: str) -> None:
    table = position(site, HANDS)
    screen = Screen(visitors.come(), table).open(side)
    pieces = screen.page.get_by_role("region", name="Hands, cups and boxes")
    expect(pieces).to_contain_text(SPOKEN.piece(SECRETS[side]))
    play(table, "zhukov", "done")
    screen.caught_up()
    expect(screen.page.get_by_role("button", name="I am ")).to_have_count(0)
    assert known(screen) == {side}
