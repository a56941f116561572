"""A whole turn of Race for Berlin, two at one screen, by clicking on the map and on buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.screen import Screen, check_offers, check_preview, table_of, take_screen, track
from tests.browser.visitors import Visitors
from tests.server.site import Json, Site

MOST = 120
"""Actions after which a turn is given up."""

ENDS = ("resolve", "stop", "done", "decline", "keep")
"""What ends a choice of its own accord, the most wanted first."""


class Marshal:
    """Plays a seat plainly: in the first impulse a few units fight and one moves, then it makes an end."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.ordered: dict[str, int] = {}
        self.moved: tuple[str, str] | None = None

    def wish(self, decision: Json) -> tuple[str, str | None]:
        self.seen.add(decision["prompt"])
        return next(filter(None, self.wishes(decision)))

    def wishes(self, decision: Json) -> Iterator[tuple[str, str | None] | None]:
        prompt, verbs = decision["prompt"], decision["verbs"]
        if prompt == "designate" and not self.moved:
            yield self.order("fight", verbs, 2)
            yield self.order("move", verbs, 1)
        if prompt == "replacements":
            yield self.order("forgo", verbs, 1)
        if prompt == "move" and not self.moved and "to" in verbs:
            self.moved = (decision["facts"]["unit"], verbs["to"]["targets"][0])
            yield "to", self.moved[1]
        for verb in ("unit", "attack", "add"):
            if verb in verbs and not (prompt == "free-move" and "done" in verbs):
                yield verb, verbs[verb]["targets"][0]
        for verb in ENDS:
            if verb in verbs:
                yield verb, None
        verb, offer = next(iter(verbs.items()))
        yield verb, (offer["targets"] or [None])[0]

    def order(self, verb: str, verbs: Json, most: int) -> tuple[str, str] | None:
        """Say it of one more unit, as long as it was not said of so many."""
        if self.ordered.get(verb, 0) >= most or verb not in verbs:
            return None
        self.ordered[verb] = self.ordered.get(verb, 0) + 1
        # Units that stand in one place can fight together: the first ones of the list do.
        return verb, verbs[verb]["targets"][0]


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    """A new game for two at one screen, begun by clicking."""
    page = visitors.come(reduced_motion="reduce")
    page.goto(site.url)
    page.get_by_role("button", name="Play Race for Berlin").click()
    page.get_by_role("radio", name="Two at this screen").check()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="I am ")).to_be_visible()
    return Screen(page, table_of(site, page))


def test_a_whole_turn_by_clicking(screen: Screen) -> None:
    marshals = {"zhukov": Marshal(), "konev": Marshal()}
    fights = 0
    for _ in range(MOST):
        if track(screen.table, "turn") > 1:
            break
        take_screen(screen)
        side, decision = screen.side, screen.decision()
        expect(screen.prompt).to_contain_text(screen.question())
        check_offers(screen, decision)
        wish = marshals[side].wish(decision)
        if wish[0] == "resolve":
            check_preview(screen, decision)
            fights += 1
        screen.do(*wish)
    assert track(screen.table, "turn") == 2
    check_end(screen, marshals, fights)


def check_end(screen: Screen, marshals: dict[str, Marshal], fights: int) -> None:
    """All that was done stands in the position and in the log."""
    take_screen(screen)
    seen = {side: marshal.seen for side, marshal in marshals.items()}
    for side, prompts in seen.items():
        assert prompts >= {"replacements", "designate", "move", "fight", "attackers"}, (side, prompts)
    assert fights >= 2
    notes = screen.sight()["view"]["notes"]
    kinds = [note["kind"] for note in notes]
    assert kinds.count("combat") == fights, kinds
    for marshal in marshals.values():
        assert marshal.moved
        unit, space = marshal.moved
        assert any(note["facts"].get("unit") == unit and space in str(note["facts"]) for note in notes)
    expect(screen.log.get_by_role("button", name="Turn 2, 17 April 1945")).to_be_visible()
