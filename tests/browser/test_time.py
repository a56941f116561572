"""Back and forth in a game: undo, reload, replay, fork, save."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from stavka.kernel.views import View
from tests.browser.screen import CROSSING, SPOKEN, STORM, Screen, play, position, table_of
from tests.browser.visitors import Visitors
from tests.server.site import Site

ORDERED = re.compile(rf", {SPOKEN.mark('moving')},")
MARCH = ("move 33-1", "done", "unit 33-1", "to reppen")
"""A unit is moved from one zone into the next."""
BEFORE, AFTER = SPOKEN.space("ziebingen"), SPOKEN.space("reppen")


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    return Screen(visitors.come(reduced_motion="reduce"), position(site)).open("zhukov").ready()


# ---- undo


def undo(screen: Screen) -> Locator:
    return screen.buttons.get_by_role("button", name="Undo")


def test_undo_takes_back_one_action_after_the_other(screen: Screen) -> None:
    screen.choose("fight", "8ga-1")
    screen.choose("move", "33-1")
    expect(screen.unit("33-1")).to_have_accessible_name(ORDERED)
    undo(screen).click()
    expect(screen.timeline).to_have_attribute("max", "1")
    expect(screen.unit("33-1")).not_to_have_accessible_name(ORDERED)
    undo(screen).click()
    expect(screen.timeline).to_have_attribute("max", "0")
    undo(screen).click(force=True)  # it is marked as of no use now
    expect(screen.page.get_by_role("alert")).to_contain_text("There is nothing to undo.")
    assert screen.table.info()["actions"] == 0


def test_a_die_is_not_undone_and_the_page_says_why(site: Site, visitors: Visitors) -> None:
    screen = Screen(visitors.come(), position(site, STORM)).open("konev").ready()
    play(screen.table, "konev", *CROSSING)
    screen.caught_up()
    fought = screen.table.info()["actions"]
    undo(screen).click(force=True)
    expect(screen.page.get_by_role("alert")).to_contain_text(SPOKEN.say("undo-chance"))
    assert screen.table.info()["actions"] == fought


# ---- reload


def test_a_reload_in_mid_decision_changes_nothing(screen: Screen) -> None:
    screen.choose("fight", "8ga-1")
    screen.choose("move", "33-1")
    screen.choose("done")
    screen.choose("unit", "33-1")
    before = shown(screen)
    screen.page.reload()
    screen.ready()
    expect(screen.prompt).to_contain_text(screen.question())
    assert shown(screen) == before
    screen.choose("to", "reppen")
    expect(screen.unit("33-1")).to_have_accessible_name(re.compile(AFTER))


def shown(screen: Screen) -> tuple[str, list[str], set[str], str]:
    """What the page shows: the question, every counter in words, what is offered, the log."""
    expect(screen.timeline).to_have_attribute("max", str(screen.table.info()["actions"]))
    units = screen.page.locator("[data-unit]").evaluate_all("all => all.map(each => each.ariaLabel)")
    return screen.prompt.inner_text(), sorted(units), screen.offered("space"), screen.log.inner_text()


# ---- replay


def test_the_timeline_shows_earlier_moments_and_comes_back(screen: Screen) -> None:
    play(screen.table, "zhukov", *MARCH)
    unit = screen.unit("33-1")
    expect(unit).to_have_accessible_name(re.compile(AFTER))
    now = screen.prompt.inner_text()

    screen.page.get_by_role("button", name="One action back").click()
    expect(screen.prompt).to_contain_text("You are looking back: action 3 of 4.")
    expect(unit).to_have_accessible_name(re.compile(BEFORE))
    screen.timeline.fill("0")
    expect(screen.prompt).to_contain_text("action 0 of 4")
    expect(unit).not_to_have_accessible_name(ORDERED)
    # The past can be looked at, not played.
    assert screen.offered("unit") == screen.offered("space") == set()
    screen.click_space("reppen")
    expect(screen.page.get_by_role("alert")).to_contain_text("You are looking at the past.")

    screen.page.get_by_role("region", name="Timeline").get_by_role("button", name="Back to now").click()
    expect(unit).to_have_accessible_name(re.compile(AFTER))
    expect(screen.prompt).to_have_text(now)
    assert screen.table.info()["actions"] == 4


def test_the_whole_game_plays_back_by_itself(screen: Screen) -> None:
    play(screen.table, "zhukov", *MARCH)
    screen.caught_up()
    screen.page.get_by_role("button", name="Play it back").click()
    expect(screen.prompt).to_contain_text("You are looking back")
    expect(screen.prompt).to_contain_text(screen.question())
    expect(screen.unit("33-1")).to_have_accessible_name(re.compile(AFTER))


def test_an_entry_of_the_log_leads_to_its_moment(screen: Screen) -> None:
    play(screen.table, "zhukov", *MARCH)
    screen.caught_up()
    screen.log.get_by_role("button", name=SPOKEN.unit("33-1")).first.click()
    expect(screen.prompt).to_contain_text("You are looking back")


def test_a_finished_game_tells_who_won_and_can_be_seen_again(site: Site, visitors: Visitors) -> None:
    computers = {side: {"player": "random"} for side in ("zhukov", "konev")}
    table = site.create(seats=computers, seed="7")
    table.view()  # a look at the table is enough for two computers to begin
    while not table.info()["ended"]:
        time.sleep(0.1)
    view = table.view()["view"]
    screen = Screen(visitors.come(reduced_motion="reduce"), table).open()
    result = screen.page.get_by_role("status").filter(has=screen.page.get_by_role("heading"))
    expect(result).to_contain_text(SPOKEN.ended(msgspec.convert(view, View)))
    expect(screen.prompt).to_contain_text("The game is over.")
    screen.timeline.fill("40")
    expect(screen.prompt).to_contain_text(f"You are looking back: action 40 of {view['actions']:,}.")
    screen.page.get_by_role("button", name="One action on").click()
    expect(screen.prompt).to_contain_text("action 41 of")


# ---- fork


def test_a_fork_from_a_moment_leaves_the_game_untouched(screen: Screen, site: Site) -> None:
    old = screen.table
    play(old, "zhukov", *MARCH)
    screen.caught_up()
    before = old.view("zhukov")
    screen.timeline.fill("3")
    expect(screen.unit("33-1")).to_have_accessible_name(re.compile(BEFORE))
    screen.page.get_by_role("button", name="Fork").click()
    screen.page.get_by_role("dialog").get_by_role("button", name="Fork from here").click()
    screen.page.wait_for_url(lambda address: old.id not in address)
    screen.page.get_by_role("button", name="I am Zhukov").click()  # all seats of one's own game are one's own
    screen.ready()
    new = Screen(screen.page, table_of(site, screen.page))
    assert new.table.info()["forked"] == f"{old.id}/3"
    expect(new.unit("33-1")).to_have_accessible_name(re.compile(BEFORE))
    new.choose("to", "goritz")
    assert old.view("zhukov")["view"] == before["view"]


# ---- save


def test_a_downloaded_save_gives_the_same_position(screen: Screen, site: Site, tmp_path: Path) -> None:
    page, old = screen.page, screen.table
    table = old.site.ok(old.post("/fork", {"at": 0}, "zhukov", "konev"))  # both seats at this screen
    keys = "&".join(f"seat={seat['token']}" for seat in table["seats"])
    page.goto(f"{site.url}/table/{table['table']}#{keys}")
    page.get_by_role("button", name="I am Zhukov").click()
    both = Screen(page, table_of(site, page))
    both.ready()
    both.choose("move", "33-1")
    both.choose("done")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_bytes())["game"] == "race-for-berlin"

    page.goto(site.url)
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-unit]").first).to_be_visible()
    new = table_of(site, page)
    assert new.id != both.table.id
    for part in ("table", "decision", "notes", "path"):
        assert new.view("zhukov")["view"][part] == both.table.view("zhukov")["view"][part]
