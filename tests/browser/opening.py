"""A written line of play, clicked through on the page or played behind its back."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.screen import Screen, play, take_screen
from tests.browser.test_access import violations
from tests.browser.visitors import Visitors
from tests.server.site import Table

Answer = tuple[str, str, str | None]


def answers(part: str) -> list[Answer]:
    """What is asked in a part of the opening, the verb of the answer, and what it is applied to."""
    split = (line.split() for line in part.strip().splitlines())
    return [(prompt, verb, target[0] if target else None) for prompt, verb, *target in split]


def behind(table: Table, *parts: str) -> Table:
    """Play parts of the opening behind the page's back."""
    for prompt, verb, target in (answer for part in parts for answer in answers(part)):
        side = table.info()["to_act"][0]
        assert table.view(side)["view"]["decision"]["prompt"] == prompt
        play(table, side, " ".join(filter(None, (verb, target))))
    return table


def enact(
    screen: Screen,
    part: str,
    shown: Callable[[Screen, str], None],
    choose: Callable[[Screen, str, str | None], None] = Screen.do,
) -> None:
    """Play a part of the opening by clicking; before each action, see that what is offered is shown."""
    holder = ""
    for prompt, verb, target in answers(part):
        if screen.side != holder:
            take_screen(screen)
            holder = screen.side
        shown(screen, prompt)
        choose(screen, verb, target)
        screen.caught_up()


def notes(screen: Screen) -> Counter[str]:
    """How often each kind of note stands in the log."""
    return Counter(note["kind"] for note in screen.sight()["view"]["notes"])


def check_access(visitors: Visitors, table: Table, look: str, *sides: str) -> None:
    """Axe finds no fault with a table, by daylight, in the dark or on a phone."""
    come = visitors.phone if look == "phone" else visitors.come
    scheme = "dark" if look == "dark" else "light"
    page = come(reduced_motion="reduce", bypass_csp=True, color_scheme=scheme)
    screen = Screen(page, table).open(*sides)
    expect(page.locator("[data-unit]").first).to_be_visible()
    screen.settled()
    found = violations(page)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
