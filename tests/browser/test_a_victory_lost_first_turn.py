"""The first turn of A Victory Lost by clicking on hexes and counters; what a map of hexes needs of a page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from stavka.games import ruleset
from stavka.words import words
from tests.browser.screen import Screen, check_offers, check_preview, play, table_of, take_screen, track
from tests.browser.visitors import Visitors
from tests.server.site import Json, Site, Table

GAME = "a-victory-lost"
SPOKEN = words(ruleset(GAME))
MOST = 90
"""Actions after which the turn is given up."""

Wish = tuple[str, str | None]


class Commander:
    """Plays a side plainly: one attack, one move in two legs, and otherwise what makes an end."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.attacked = False
        self.tried = 0
        self.moved: list[str] = []
        self.placed: dict[str, str] = {}

    def wish(self, decision: Json) -> Wish:
        self.seen.add(decision["prompt"])
        return next(filter(None, self.wishes(decision)))

    def wishes(self, decision: Json) -> Iterator[Wish | None]:
        prompt, verbs = decision["prompt"], decision["verbs"]
        first = {verb: (offer["targets"] or [None])[0] for verb, offer in verbs.items()}
        if prompt in ("special-combat", "combat") and not self.attacked:
            self.attacked = prompt == "combat"
            yield next(iter(first.items()))
        if prompt == "move-unit" and not self.moved:
            self.tried += 1
            yield "unit", verbs["unit"]["targets"][min(self.tried, len(verbs["unit"]["targets"])) - 1]
        if prompt == "move" and len(self.moved) < 2 and "to" in verbs:
            yield self.leg(decision)
        if prompt == "place":
            self.placed[decision["facts"]["unit"]] = str(first["to"])
        for verb in ("historical", "add", "resolve", decision["ends"]):
            if verb in first:
                yield verb, first[verb]
        yield next(iter(first.items()))

    def leg(self, decision: Json) -> Wish | None:
        """The first hex of the longest way, then the last; nothing if there is no way of two hexes."""
        way = max((hint["way"] for hint in decision["hints"].values()), key=len)
        if len(way) < 2 and not self.moved:
            return None
        self.moved.append(way[-1] if self.moved else way[0])
        return "to", self.moved[-1]


def test_options_are_chosen_in_the_lobby_and_shown_at_the_table(site: Site, visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce")
    page.goto(site.url)
    page.get_by_role("button", name="Play A Victory Lost").click()
    page.get_by_role("radio", name="Two at this screen").check()
    folded = page.locator("summary", has_text="Options")
    folded.click()
    for option in ("soviet-mech-vp", "late-1pza"):
        page.get_by_role("checkbox", name=SPOKEN.say(f"option-{option}")).check()
    expect(folded).to_contain_text("2 chosen")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="I am ").click()
    page.get_by_text("2 options in play").click()
    expect(page.get_by_text(SPOKEN.say("option-late-1pza"))).to_be_visible()
    expect(page.get_by_text(SPOKEN.say("option-free-setup"))).to_have_count(0)
    options = table_of(site, page).info()["options"]
    assert {name for name, choice in options.items() if choice == "on"} == {"soviet-mech-vp", "late-1pza"}


@pytest.fixture
def screen(site: Site, visitors: Visitors) -> Screen:
    """A new game for two at one screen, its dice known."""
    page = visitors.come(reduced_motion="reduce")
    return Screen(page, site.create(GAME, seed="7")).open("axis", "soviet")


def test_the_first_turn_by_clicking(screen: Screen) -> None:
    commanders = {"axis": Commander(), "soviet": Commander()}
    fights = 0
    for _ in range(MOST):
        if track(screen.table, "turn") > 1:
            break
        take_screen(screen)
        side, decision = screen.side, screen.decision()
        expect(screen.prompt).to_contain_text(screen.question())
        check_offers(screen, decision)
        if decision["prompt"] in ("select-chits", "special-combat", "move-unit", "place-unit"):
            check_secrets(screen, side)
        wish = commanders[side].wish(decision)
        if wish[0] == "resolve":
            check_preview(screen, decision)
            fights += 1
        screen.do(*wish)
    assert track(screen.table, "turn") == 2
    check_end(screen, commanders, fights)


def check_secrets(screen: Screen, side: str) -> None:
    """Among the chits that are shown, none is the other side's that lies face down; all of one's own are."""
    views = {owner: screen.table.view(owner)["view"]["table"]["pieces"] for owner in ("axis", "soviet")}
    known = {owner: {piece["id"] for piece in pieces if piece["id"]} for owner, pieces in views.items()}
    hidden = {
        SPOKEN.piece(piece["id"])
        for owner, pieces in views.items()
        for piece in pieces
        if owner != side and piece["id"] not in known[side] | {""}
    }
    box = screen.page.get_by_role("region", name="Hands, cups and boxes")
    shown = {text.strip() for text in box.get_by_role("listitem").all_inner_texts()}
    assert not hidden & shown, f"{side} reads what the other has"
    assert {SPOKEN.piece(chit) for chit in known[side]} <= shown


def check_end(screen: Screen, commanders: dict[str, Commander], fights: int) -> None:
    """All that was done stands on the map, in the panel and in the log."""
    take_screen(screen)
    assert commanders["soviet"].seen >= {
        "pick-chits",
        "select-chits",
        "special-combat",
        "combat",
        "attackers",
    }
    assert commanders["axis"].seen >= {"select-chits", "move-unit", "move", "place-unit", "place"}
    notes = screen.sight()["view"]["notes"]
    kinds = [note["kind"] for note in notes]
    assert kinds.count("combat") == fights >= 2
    assert "retreat" in commanders["axis"].seen
    assert "retreated" in kinds
    for commander in commanders.values():
        assert len(commander.moved) == 2, "a move has two legs"
        for unit, space in commander.placed.items():
            name = re.compile(re.escape(SPOKEN.space(space)))
            expect(screen.unit(unit)).to_have_accessible_name(name)
    standing = screen.page.get_by_role("table", name="Players")
    for side in ("axis", "soviet"):
        row = standing.get_by_role("row", name=re.compile(SPOKEN.side(side)))
        expect(row.get_by_role("cell").first).to_have_text(str(track(screen.table, "victory", side)))
    expect(screen.log.get_by_role("button", name="Turn 2, ")).to_be_visible()


# ---- the map of hexes


def until(table: Table, prompt: str) -> Json:
    """Play on behind the page's back, doing as little as may be, until a side is asked this."""
    for _ in range(MOST):
        side = table.info()["to_act"][0]
        decision = dict(table.view(side)["view"]["decision"])
        if decision["prompt"] == prompt:
            return decision
        verb, offer = next(iter(decision["verbs"].items()))
        for other in ("historical", decision["ends"]):
            if other in decision["verbs"]:
                verb, offer = other, {"targets": []}
        play(table, side, f"{verb} {(offer['targets'] or [''])[0]}".strip())
    raise AssertionError(f"nobody is asked {prompt}")


def moving(site: Site) -> tuple[Table, Json]:
    """A table at which a unit was just taken in hand, and where it may go."""
    table = site.create(GAME, seed="7", open_hands=True)
    decision = until(table, "move-unit")
    play(table, decision["side"], f"unit {decision['verbs']['unit']['targets'][0]}")
    return table, dict(table.view(decision["side"])["view"]["decision"])


def opened(screen: Screen) -> Screen:
    """Come with the keys to both seats, and see what the page shows first."""
    screen.open("axis", "soviet")
    expect(screen.page.locator("[data-unit]").first).to_be_visible()
    return screen


def test_the_first_view_shows_what_is_to_do_large_enough(site: Site, visitors: Visitors) -> None:
    table, decision = moving(site)
    screen = opened(Screen(visitors.come(reduced_motion="reduce"), table))
    unit = screen.unit(decision["facts"]["unit"])
    expect(unit).to_be_in_viewport()
    width = (unit.bounding_box() or {"width": 0.0})["width"]
    assert width >= 30, f"a counter of {width} px"
    for hex in decision["verbs"]["to"]["targets"]:
        expect(screen.space(hex)).to_be_in_viewport()


def test_numbers_of_hexes_are_written_near_by_only(site: Site, visitors: Visitors) -> None:
    table, decision = moving(site)
    screen = opened(Screen(visitors.come(reduced_motion="reduce"), table))
    number = screen.page.locator(".b-code").first
    screen.page.keyboard.press("0")
    expect(number).to_be_hidden()
    at = screen.unit(decision["facts"]["unit"]).bounding_box()
    assert at
    screen.page.mouse.move(at["x"], at["y"])
    screen.page.mouse.wheel(0, -1200)
    expect(number).to_be_visible()


def test_overlays_of_every_kind(site: Site, visitors: Visitors) -> None:
    table, _ = moving(site)
    screen = opened(Screen(visitors.come(reduced_motion="reduce"), table)).ready()
    page = screen.page
    page.get_by_role("button", name="Laid over the map").click()
    shown = {
        "zones-axis": ".hatch",
        "zones-soviet": ".hatch",
        "supply-axis": ".trace",
        "supply-soviet": ".trace",
        "rail-axis": ".hatch",
        "rail-soviet": ".hatch",
    }
    group = page.get_by_role("group", name="Laid over the map")
    for name, part in shown.items():
        with_overlay(group, name, page.locator(f"#overlay {part}"))
    for name, unit, part in (
        ("command-of", "sov-hq-5tka", ".hatch"),
        ("reach-of", "sov-1tk", ".figure"),
        ("retreat-of", "ita-sfz", ".trace"),
    ):
        screen.unit(unit).hover()
        with_overlay(group, name, page.locator(f"#overlay {part}"))
    # What belongs to two sides differs by more than colour.
    for name in ("supply-axis", "supply-soviet"):
        group.get_by_role("button", name=SPOKEN.say(f"overlay-{name}")).click()
    expect(page.locator("#overlay .trace.ink-0").first).to_be_attached()
    expect(page.locator("#overlay .trace.ink-1").first).to_be_attached()
    # Folded away, what is laid can still be seen and taken off.
    page.get_by_role("button", name="Laid over the map").click()
    expect(group.get_by_role("button")).to_have_count(3)
    expect(group.get_by_role("button", pressed=True)).to_have_count(2)


def with_overlay(group: Locator, name: str, parts: Locator) -> None:
    button = group.get_by_role("button", name=SPOKEN.say(f"overlay-{name}"), exact=True)
    button.click()
    expect(parts.first, name).to_be_attached()
    button.click()
    expect(parts).to_have_count(0)


def test_a_hex_under_the_pointer_tells_its_cost_and_the_way(site: Site, visitors: Visitors) -> None:
    table, decision = moving(site)
    screen = opened(Screen(visitors.come(reduced_motion="reduce"), table))
    hex, hint = max(decision["hints"].items(), key=lambda item: len(item[1]["way"]))
    assert len(hint["way"]) > 1
    at = screen.bare(hex)
    screen.page.mouse.move(at["x"], at["y"])
    expect(screen.page.locator(".way .line").first).to_be_attached()
    expect(screen.page.locator(".card")).to_contain_text(f"{SPOKEN.verb('to', 'move')}: {hint['cost']}")
    expect(screen.space(hex)).to_have_accessible_name(re.compile(rf": {re.escape(hint['cost'])}$"))


def test_one_of_hundreds_of_hexes_is_chosen_from_the_list(site: Site, visitors: Visitors) -> None:
    table = site.create(GAME, seed="7", open_hands=True)
    decision = until(table, "place")
    assert len(decision["verbs"]["to"]["targets"]) > 200
    screen = opened(Screen(visitors.come(reduced_motion="reduce"), table))
    page = screen.page
    expect(screen.prompt).to_contain_text(screen.question())
    page.keyboard.press("l")
    field = page.get_by_role("combobox")
    field.fill("kharkov")
    found = page.get_by_role("option")
    expect(found.first).to_contain_text("Kharkov")
    field.press("Enter")
    expect(screen.unit(decision["facts"]["unit"])).to_have_accessible_name(re.compile("Kharkov"))


def test_no_chit_is_taken_by_the_key_that_makes_an_end(site: Site, visitors: Visitors) -> None:
    table = site.create(GAME, seed="7", open_hands=True)
    until(table, "select-chits")
    screen = opened(Screen(visitors.come(reduced_motion="reduce"), table))
    chits = screen.buttons.get_by_role("group").get_by_role("button")
    expect(chits).to_have_count(len(screen.decision()["verbs"]["chit"]["targets"]))
    before = screen.actions()
    screen.page.keyboard.press("e")
    screen.page.keyboard.press("2")
    expect(screen.timeline).to_have_attribute("max", str(before + 1))
    chosen = screen.table.view(screen.side)["view"]["table"]["pieces"]
    assert len([piece for piece in chosen if piece["at"] == "chosen"]) == 1


def test_a_hex_is_tapped_on_a_phone(site: Site, visitors: Visitors) -> None:
    table, decision = moving(site)
    screen = opened(Screen(visitors.phone(reduced_motion="reduce"), table))
    unit = decision["facts"]["unit"]
    hex = min(decision["hints"], key=lambda hex: float(decision["hints"][hex]["cost"]))
    screen.settled()
    screen.choose("to", hex)
    expect(screen.unit(unit)).to_have_accessible_name(re.compile(re.escape(SPOKEN.space(hex))))
    expect(screen.unit(unit)).to_be_in_viewport()
