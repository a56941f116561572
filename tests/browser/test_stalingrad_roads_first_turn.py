"""The first turn of Stalingrad Roads by clicking: supports, surprise, stacks on the move, the fortress."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import expect

from stavka.games import ruleset
from stavka.words import words
from tests.browser.screen import (
    Screen,
    check_offers,
    check_sets,
    play,
    position,
    table_of,
    take_screen,
    track,
)
from tests.browser.test_access import violations
from tests.browser.visitors import Visitors
from tests.games.stalingrad_roads.siege import POCKET
from tests.games.stalingrad_roads.table import field
from tests.server.site import Json, Site, Table

GAME = "stalingrad-roads"
SPOKEN = words(ruleset(GAME))
MOST = 120
"""Actions after which the turn is given up."""

CHOSEN = {
    "soviet": [
        *("artillery-2", "artillery-3", "katyusha", "katyusha", "surprise", "surprise"),
        *("novikov", "tank-brigade", "tank-brigade", "breakthrough"),
    ],
    "axis": ["alarm", "alert", "elastic", "axis-pontoon"],
}
"""The markers of example 4, and four for the Axis."""

Wish = tuple[str, str | None]


class Commander:
    """Plays the first turn of Uranus: two surprise attacks, a stack on the move, an attack, exploitation."""

    def __init__(self, side: str) -> None:
        self.supports = iter(CHOSEN[side])
        self.seen: Counter[str] = Counter()
        self.surprises = iter([("1927", "1827", "1727"), ("1829", "1729", "1728")])
        """Where a stack stands, where it steps, whom it attacks."""
        self.script = ("", "", "")
        self.ways: list[list[str]] = []
        """The ways that were marched."""
        self.stack: list[str] = []
        """Who marched together on the first of them."""

    def wish(self, decision: Json) -> Wish:
        self.seen[decision["prompt"]] += 1
        return next(filter(None, self.wishes(decision)))

    def wishes(self, decision: Json) -> Iterator[Wish | None]:
        prompt, first = decision["prompt"], self.seen[decision["prompt"]] == 1
        offered = {verb: offer["targets"] for verb, offer in decision["verbs"].items()}
        support = decision["facts"].get("support")
        match prompt:
            case "choose-soviet" | "choose-axis":
                yield "take", next(self.supports)
            case "deploy-first" if "surprise" in offered.get("play", ()):
                yield "play", "tank-brigade" if first else "surprise"
            case "deploy-where" if first:
                yield "unit", "sov-8kk"
            case "deploy-where" if support == "surprise":
                self.script = next(self.surprises)
                yield "to", self.script[0]
            case "surprise-move":
                yield "to", self.script[1]
            case "surprise-attack":
                yield "attack", self.script[2]
            case "move-unit" if first:
                yield "unit", "sov-1tk"
            case "move":
                yield self.march(decision, offered)
            case "combat" if first:
                yield "attack", offered["attack"][0]
            case "exploit-unit" if first:
                yield "unit", offered["unit"][0]
        if prompt in ("attackers", "combat-supports", "declare", "advance", "exploit"):
            wanted = ("all", "resolve", "use", "elite", "armoured", "advance", "mark")
            yield next(((verb, (offered[verb] or [None])[0]) for verb in wanted if verb in offered), None)
        yield (decision["ends"], None) if decision["ends"] else None
        verb, targets = next(iter(offered.items()))
        yield verb, (targets or [None])[0]

    def march(self, decision: Json, offered: dict[str, list[str]]) -> Wish | None:
        """Take a companion along, then go two hexes far if that is possible; once in each phase."""
        if not self.stack and "join" in offered and len(decision["facts"]["units"]) == 1:
            return "join", offered["join"][0]
        if len(self.ways) > self.seen["exploit-unit"] or "to" not in offered:
            return None
        self.stack = self.stack or list(decision["facts"]["units"])
        ways = [hint["way"] for hint in decision["hints"].values()]
        self.ways.append(max((way for way in ways if len(way) <= 2), key=len))
        return "to", self.ways[-1][-1]


# ---- the lobby


def test_each_scenario_is_told_in_the_lobby_and_has_its_map(site: Site, visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce")
    page.goto(site.url)
    page.get_by_role("button", name="Play Stalingrad Roads").click()
    page.get_by_role("radio", name="Two at this screen").check()
    page.get_by_role("checkbox", name="We hide nothing").check()
    scenario = page.get_by_role("combobox", name="Scenario")
    for name in ruleset(GAME).scenarios:
        scenario.select_option(name)
        expect(page.get_by_text(SPOKEN.about("scenario", name))).to_be_visible()
    scenario.select_option("uranus")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator('[data-space="1434"]')).to_be_attached()
    expect(page.locator('[data-space="1401"]'), "the west is not on this map").to_have_count(0)
    assert table_of(site, page).info()["scenario"] == "uranus"


# ---- the first turn


@pytest.mark.soak
def test_the_first_turn_by_clicking(site: Site, visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce")
    screen = Screen(page, site.create(GAME, scenario="uranus", seed="7")).open("axis", "soviet")
    commanders = {side: Commander(side) for side in ("axis", "soviet")}
    fights = 0
    for _ in range(MOST):
        take_screen(screen)
        side, decision = screen.side, screen.decision()
        if (side, decision["prompt"]) == ("axis", "deploy"):
            break
        expect(screen.prompt).to_contain_text(screen.question())
        check_offers(screen, decision)
        if decision["preview"]:
            check_sets(screen, decision)
        if decision["prompt"] in ("choose-axis", "deploy", "intervene"):
            check_hands(screen, side)
        wish = commanders[side].wish(decision)
        fights += wish[0] == "resolve"
        screen.do(*wish)
    check_end(screen, commanders["soviet"], fights)


def check_hands(screen: Screen, side: str) -> None:
    """All of one's own markers are shown, and none of the other's that lie face down."""
    boxes = screen.page.get_by_role("region", name="Hands, cups and boxes")
    seen = {owner: screen.table.view(owner)["view"]["table"]["pieces"] for owner in ("axis", "soviet")}
    known = {
        owner: {piece["id"] for piece in pieces if piece["id"] and not piece["at"].isdigit()}
        for owner, pieces in seen.items()
    }
    assert known["axis"] != known["soviet"]
    shown = boxes.inner_text()
    for owner, pieces in known.items():
        for piece in pieces:
            assert (SPOKEN.piece(piece) in shown) == (owner == side or piece in known[side]), piece


def check_end(screen: Screen, soviet: Commander, fights: int) -> None:
    """All that was done stands on the map and in the log."""
    asked = "choose-soviet deploy-first deploy-where surprise-move surprise-attack attackers declare deploy"
    assert soviet.seen.keys() >= {*asked.split(), "move-unit", "move", "combat", "exploit", "exploit-unit"}
    assert soviet.seen["choose-soviet"] == 10
    assert len(soviet.stack) == 2, "two march together"
    assert len(soviet.ways) == 2, "once in the movement phase, once in exploitation"
    kinds = Counter(note["kind"] for note in screen.sight()["view"]["notes"])
    assert kinds["surprise"] == 2
    assert kinds["combat"] == fights >= 3
    assert kinds["elite"] == 1
    for unit in soviet.stack:
        expect(screen.unit(unit)).to_have_accessible_name(re.compile(rf"\b{soviet.ways[0][-1]}\b"))
    tokens = screen.page.locator(".tokens .chip")
    name = re.compile(f"^{re.escape(SPOKEN.piece('support-artillery-2'))}, ")
    expect(tokens.filter(has=screen.page.locator("use[href$=artillery-2]"))).to_have_accessible_name(name)


# ---- parts of a turn


def until(table: Table, prompt: str, time: int = 1) -> Json:
    """Play on as the commanders do, behind the page's back, until a side is asked this (so many times)."""
    commanders = {side: Commander(side) for side in ("axis", "soviet")}
    for _ in range(MOST):
        side = table.info()["to_act"][0]
        decision = dict(table.view(side)["view"]["decision"])
        wish = commanders[side].wish(decision)
        if decision["prompt"] == prompt and commanders[side].seen[prompt] == time:
            return decision
        play(table, side, " ".join(filter(None, wish)))
    raise AssertionError(f"nobody is asked {prompt}")


def uranus(site: Site) -> Table:
    return site.create(GAME, scenario="uranus", seed="7", open_hands=True)


def opened(visitors: Visitors, table: Table, *, phone: bool = False, **options: str) -> Screen:
    """Come with the keys to both seats, and see what the page shows first."""
    come = visitors.phone if phone else visitors.come
    screen = Screen(come(reduced_motion="reduce", bypass_csp=True, **options), table).open("axis", "soviet")
    expect(screen.page.locator("[data-unit]").first).to_be_visible()
    screen.settled()
    return screen


def test_a_support_to_choose_says_what_it_does(site: Site, visitors: Visitors) -> None:
    screen = opened(visitors, uranus(site))
    chip = screen.button("take", "katyusha")
    about = SPOKEN.about("piece", "support-katyusha")
    assert about
    expect(chip).to_have_attribute("title", about)
    expect(chip.locator("use")).to_have_attribute("href", "#chip-token-support-katyusha")
    screen.choose("take", "katyusha")
    boxes = screen.page.get_by_role("region", name="Hands, cups and boxes")
    held = boxes.get_by_role("button", name=SPOKEN.piece("support-katyusha"))
    held.click()
    expect(boxes.get_by_text(about)).to_be_visible()
    held.click()
    expect(boxes.get_by_text(about)).to_be_hidden()


def test_a_marker_lies_with_its_unit(site: Site, visitors: Visitors) -> None:
    table = uranus(site)
    until(table, "surprise-move")
    screen = opened(visitors, table)
    token = screen.page.locator(".tokens .chip").filter(
        has=screen.page.locator("use[href='#chip-token-support-tank-brigade']")
    )
    placed = [each for each in token.all() if "1927" in (each.get_attribute("aria-label") or "")]
    assert len(placed) == 1
    brigade = re.escape(SPOKEN.piece("support-tank-brigade"))
    expect(screen.unit("sov-8kk")).to_have_accessible_name(re.compile(f", {brigade}, "))
    # A click on a marker is one for the hex under it: the stack goes there.
    screen.choose("to", "1827")
    expect(screen.unit("sov-8kk")).to_have_accessible_name(re.compile("1827"))


def test_a_second_counter_of_a_stack_joins_the_move(site: Site, visitors: Visitors) -> None:
    table = uranus(site)
    until(table, "move-unit")
    screen = opened(visitors, table)
    screen.choose("unit", "sov-1tk")
    decision = screen.decision()
    assert decision["verbs"]["join"]["targets"] == ["sov-26tk", "sov-8kk"]
    screen.choose("join", "sov-26tk")
    # The row of the pile stays open for the third.
    expect(screen.page.locator("[data-row]")).to_be_visible()
    for unit in ("sov-1tk", "sov-26tk"):
        expect(screen.unit(unit)).to_have_class(re.compile(r"\bsubject\b"))
    expect(screen.unit("sov-8kk")).not_to_have_class(re.compile(r"\bsubject\b"))
    screen.close_piles()
    hex, hint = max(screen.decision()["hints"].items(), key=lambda item: len(item[1]["way"]))
    at = screen.bare(hex)
    screen.page.mouse.move(at["x"], at["y"])
    expect(screen.page.locator(".way .line").first).to_be_attached()
    expect(screen.page.locator(".card")).to_contain_text(f"{SPOKEN.verb('to', 'move')}: {hint['cost']}")
    screen.choose("to", hex)
    for unit in ("sov-1tk", "sov-26tk"):
        expect(screen.unit(unit)).to_have_accessible_name(re.compile(rf"\b{hex}\b"))
    expect(screen.unit("sov-8kk")).not_to_have_accessible_name(re.compile(rf"\b{hex}\b"))


def test_the_fight_is_told_part_by_part(site: Site, visitors: Visitors) -> None:
    table = uranus(site)
    until(table, "attackers", 4)  # the second surprise attack, everybody gathered
    screen = opened(visitors, table)
    fight = screen.page.get_by_role("region", name="The fight")
    names = ["losses", "attacker", "defender", "attacker-elite"]
    for again in (False, True):
        if again:
            screen.page.reload()
        expect(screen.prompt).to_contain_text(screen.question())
        assert [each["name"] for each in screen.decision()["preview"]["sets"]] == names
        check_sets(screen, screen.decision())
    fight.get_by_text("Every result of the table").click()
    results = fight.locator("details").get_by_role("listitem")
    expect(results).to_have_count(len(screen.decision()["preview"]["chances"]))
    # Declared, the elite unit changes the attacker's chances for good.
    screen.choose("resolve")
    while screen.decision()["prompt"] == "intervene":
        screen.choose("decline")
    screen.choose("elite", "sov-3gkk")
    assert [each["name"] for each in screen.decision()["preview"]["sets"]] == names[:3]
    check_sets(screen, screen.decision())
    screen.choose("armoured")


@cache
def encircled() -> str:
    """Stalingrad is encircled, and the Axis sees to its supply."""
    return field(POCKET, step="axis-supply", scenario="uranus", turn=2).position()


def fortress(site: Site) -> Table:
    return position(site, encircled(), open_hands=True)


def test_the_fortress_is_declared(site: Site, visitors: Visitors) -> None:
    screen = opened(visitors, fortress(site))
    assert screen.side == "axis"
    screen.choose("declare")
    expect(screen.prompt).to_contain_text(screen.question())
    check_offers(screen, screen.decision())
    screen.page.reload()
    expect(screen.prompt).to_contain_text(screen.question())
    screen.settled()
    screen.choose("to", "1333")
    screen.caught_up()
    zone = screen.page.locator(".rings .ring-zone")
    expect(zone).to_be_visible()
    expect(zone).not_to_have_css("stroke", "none")
    token = screen.page.locator("use[href='#chip-token-fortress']")
    expect(token).to_be_visible()
    expect(screen.space("1333")).to_be_in_viewport()
    shown = screen.page.get_by_role("region", name="How the game stands").get_by_role("listitem")
    level = track(screen.table, "fortress", "axis")
    expect(shown.filter(has_text=SPOKEN.track("fortress"))).to_contain_text(str(level))


# ---- for everybody


def at_choice(site: Site) -> Table:
    return uranus(site)


def at_fight(site: Site) -> Table:
    table = uranus(site)
    until(table, "attackers", 4)
    return table


def at_fortress(site: Site) -> Table:
    table = fortress(site)
    play(table, "axis", "declare")
    return table


@pytest.mark.parametrize(
    ("look", "arrive"), [("light", at_fight), ("dark", at_fortress), ("phone", at_choice)]
)
def test_axe_finds_no_fault(
    site: Site, visitors: Visitors, arrive: Callable[[Site], Table], look: str
) -> None:
    scheme = "dark" if look == "dark" else "light"
    screen = opened(visitors, arrive(site), phone=look == "phone", color_scheme=scheme)
    found = violations(screen.page)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_a_support_is_placed_on_a_phone(site: Site, visitors: Visitors) -> None:
    table = uranus(site)
    until(table, "surprise-move")
    screen = opened(visitors, table, phone=True)
    expect(screen.unit("sov-8kk")).to_be_in_viewport()
    screen.choose("to", "1827")
    expect(screen.unit("sov-8kk")).to_have_accessible_name(re.compile("1827"))
    expect(screen.unit("sov-8kk")).to_be_in_viewport()
