"""A page at a table, and the hand that plays there: it points and clicks as a person does."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from stavka.games import ruleset
from stavka.kernel.views import DecisionView, NoteView
from stavka.words import words
from tests.server.site import Json, Site, Table

GAME = "race-for-berlin"
SPOKEN = words(ruleset(GAME))

DAWN = f'game = "{GAME}"\nstep = "C.1"\n'
"""The first morning, before the first impulse: the first side says what each unit shall do."""

ASSAULT = ("fight 8ga-1", "fight 8ga-2", "fight 33-1", "done", "attack seelow", "add 8ga-1", "add 8ga-2")
"""From the first morning: the guards stand ready to attack, and the odds are known."""

STORM = DAWN.replace("C.1", "C.2")
CROSSING = ("fight 13-1", "done", "attack forst", "resolve")
"""From the second side's first impulse: an attack, and its die at once, for nobody can intervene."""

FREE_POINT = """path => {
  const box = path.getBoundingClientRect();
  const off = part => Math.abs(part - 0.5);
  const parts = Array.from({ length: 40 }, (_, n) => (n + 0.5) / 40).sort((a, b) => off(a) - off(b));
  for (const across of parts)
    for (const down of parts) {
      const at = { x: box.x + box.width * across, y: box.y + box.height * down };
      if (document.elementFromPoint(at.x, at.y) === path) return at;
    }
  return null;
}"""
"""A place in the window where a space lies bare, as near its middle as may be."""

GROWN = """(element, width) => new Promise(resolve => {
  const grown = () => element.getBoundingClientRect().width > width;
  const look = () => (grown() ? resolve() : requestAnimationFrame(look));
  look();
})"""

STILL = """element => new Promise(resolve => {
  let last = "", frames = 0;
  const look = () => {
    const place = JSON.stringify(element.getBoundingClientRect());
    const busy = document.getAnimations().some(each => /running|paused/.test(each.playState));
    const moving = place !== last || busy;
    frames = moving ? 0 : frames + 1;
    last = place;
    if (frames > 3) resolve();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
"""Until a thing has stood still for a few frames and nothing on the page is moving.

What pauses is a map that is not drawn sharp again, and whose view is not kept yet.
"""

SAID = """() => {
  const read = /^(aria-.*|data-.*|title|alt|value|label|placeholder)$/, said = [document.title];
  const look = node => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    for (const { name, value } of node.attributes ?? []) if (read.test(name)) said.push(value);
    if (typeof node.value === "string") said.push(node.value);
    for (const child of [...node.childNodes, ...(node.shadowRoot?.childNodes ?? [])]) look(child);
  };
  look(document.documentElement);
  return said;
}"""
"""Whatever the whole document says, seen or unseen: its texts, and all attributes that somebody reads."""

CLICKS = 2
"""So often a thing of one kind is done by clicking in a long play: once more would show nothing new."""


class Screen:
    """A table in a page, for whoever has the keys to some of its seats, or to none."""

    def __init__(self, page: Page, table: Table) -> None:
        self.page = page
        self.table = table
        self.prompt = page.get_by_role("region", name="What is asked").get_by_role("heading")
        self.buttons = page.get_by_role("group", name="What can be done")
        self.log = page.get_by_role("region", name="Log")
        self.menu = page.get_by_role("menu")
        self.timeline = page.locator("input[type=range]")
        self.game = ruleset(table.info()["game"])
        self.spoken = words(self.game)
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._side = ""
        self._clicked: Counter[tuple[str, str]] = Counter()
        self._seen: tuple[object, Json] | None = None

    def open(self, *sides: str) -> Screen:
        """Come to the table with the keys to these seats."""
        keys = "&".join(f"seat={self.table.tokens.get(side, side)}" for side in sides)
        self.page.goto(f"{self.table.site.url}/table/{self.table.id}#{keys}")
        return self

    def ready(self) -> Screen:
        """Wait until the map is there; show all of it."""
        expect(self.page.locator("[data-unit]").first).to_be_visible()
        self.page.keyboard.press("0")
        return self

    # ---- what is on the map

    def unit(self, name: str) -> Locator:
        return self.page.locator(f'[data-unit="{name}"]')

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    def offered(self, kind: str) -> set[str]:
        """What is ringed or tinted on the map."""
        found = self.page.locator(f".offered[data-{kind}]")
        return {str(name) for name in found.evaluate_all(f"all => all.map(each => each.dataset.{kind})")}

    # ---- what may not be there

    def secrets(self, side: str) -> set[str]:
        """What a side is told and an onlooker is not, in words: its log, its question, what it holds."""
        mine, seen = (self.table.view(each)["view"] for each in (side, ""))
        log = {self._note(note) for note in mine["notes"]} - {self._note(note) for note in seen["notes"]}
        held = {piece["id"] for piece in mine["table"]["pieces"]} - {p["id"] for p in seen["table"]["pieces"]}
        asked = mine["decision"]
        question = {self.spoken.prompt(msgspec.convert(asked, DecisionView))} if asked else set()
        open_to_all = " ".join(map(self.spoken.unit, self.game.roster.names))
        names = {self.spoken.piece(piece) for piece in held}
        return log | question | {name for name in names if name not in open_to_all} | held

    def _note(self, note: Json) -> str:
        return self.spoken.note(msgspec.convert(note, NoteView))

    def hides(self, *sides: str) -> None:
        """Nothing in the whole document tells what only these sides may know."""
        said = [" ".join(str(text).split()) for text in self.page.evaluate(SAID)]
        for side in sides:
            for secret in self.secrets(side):
                words = re.escape(" ".join(secret.split()))
                found = [text for text in said if re.search(rf"(?<!\w){words}(?!\w)", text)]  # no g3 in g32
                assert not found, f"of {side}'s secrets the page says {found[0][:200]!r}"

    # ---- the hand

    def point_away(self) -> None:
        """To the margin of the map, where nothing is."""
        self.page.mouse.move(3, 3)

    def bare(self, space: str) -> dict[str, float]:
        """A place in the window where a space lies bare."""
        at = self.space(space).evaluate(FREE_POINT)
        assert at, f"nothing of {space} is to be seen"
        return dict(at)

    def click_space(self, name: str) -> None:
        at = self.bare(name)
        if self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def click_unit(self, name: str) -> None:
        """Click a counter; one in a pile in its row, which a pointing mouse opens sooner or later."""
        spots = {spot["unit"]: spot["pile"] for spot in self.sight()["layout"]["spots"]}
        piled = sum(pile == spots[name] for pile in spots.values()) > 1
        if piled and not self.touch:
            self.hover_pile(name)
            self.hit(self.unit(name))
            return
        able = [unit for unit in self.offered("unit") if spots.get(unit) == spots[name]]
        self.close_piles()
        self.unit(name).evaluate(STILL)
        # Whatever lies on top of a pile stands for the one in it that can be meant.
        self.hit(self.unit(name), force=True)
        if len(able) > 1:
            expect(self.page.locator("[data-row]")).to_be_visible()
            self.hit(self.unit(name))

    def hit(self, thing: Locator, *, force: bool = False) -> None:
        """Click it, or tap it on a phone; by force, even if something else lies over it."""
        if self.touch:
            thing.tap(force=force)
        else:
            thing.click(force=force)

    def hover_pile(self, unit: str) -> None:
        """Open a pile by pointing at it."""
        self.close_piles()
        self.unit(unit).evaluate(STILL)  # it may be on its way back from a row
        self.unit(unit).hover(force=True)
        expect(self.page.locator("[data-row]")).to_be_visible()

    def close_piles(self) -> None:
        if not self.touch:
            self.point_away()
            expect(self.page.locator("[data-row]")).to_have_count(0)

    # ---- the camera

    def grown(self, thing: Locator, width: float) -> None:
        """Wait until a thing is drawn wider than this."""
        thing.evaluate(GROWN, width)

    def settled(self) -> None:
        """Wait until the map has stood still for a while."""
        self.page.locator("[data-space]").first.evaluate(STILL)

    def button(self, verb: str, target: str = "") -> Locator:
        label = self.spoken.verb(verb, self.decision()["prompt"])
        if target:
            label = self.spoken.labelled(label, self.spoken.choice(target))
        return self.buttons.get_by_role("button", name=label, exact=True)

    def choose(self, verb: str, target: str | None = None) -> None:
        """Do what is offered by clicking where it is offered, and wait until the page shows it."""
        decision = self.decision()
        takes = decision["verbs"][verb]["takes"]
        before = self.actions()
        if takes == "unit" and target is not None:
            self.click_unit(target)
            self.pick(decision, verb, target)
        elif takes == "space" and target is not None:
            self.close_piles()  # an open row may lie over it
            self.click_space(target)
            self.pick(decision, verb, target)
        else:
            self.hit(self.button(verb, target or ""))
        expect(self.timeline).not_to_have_attribute("max", str(before))

    def do(self, verb: str, target: str | None = None) -> None:
        """Do it by clicking the first times that it comes up, behind the page's back later."""
        kind = (self.decision()["prompt"], verb)
        self._clicked[kind] += 1
        if self._clicked[kind] <= CLICKS:
            self.choose(verb, target)
        else:
            play(self.table, self.side, " ".join(filter(None, (verb, target))))
        self.caught_up()

    def pick(self, decision: Json, verb: str, target: str) -> None:
        """Where several things can be done with what was clicked, a menu asks which."""
        if sum(target in offer["targets"] for offer in decision["verbs"].values()) > 1:
            name = re.compile(rf"\b{re.escape(self.spoken.verb(verb, decision['prompt']))}$")
            self.hit(self.menu.get_by_role("menuitem", name=name))

    # ---- what the server says to the seat that has the screen

    @property
    def side(self) -> str:
        """The side whose seat has the screen: the last one as long as it owes something."""
        return self._owner(self.table.info()["to_act"])

    def _owner(self, owing: list[str]) -> str:
        if self._side not in owing:
            held = list(self.table.tokens)
            self._side = next((side for side in held if side in owing), held[0])
        return self._side

    def sight(self) -> Json:
        """All that the seat may know; asked for once for each action."""
        info = self.table.info()
        side = self._owner(info["to_act"])
        key = (side, info["actions"], info["to_act"])
        if self._seen is None or self._seen[0] != key:
            self._seen = key, self.table.view(side)
        return self._seen[1]

    def decision(self) -> Json:
        decision = self.sight()["view"]["decision"]
        assert decision is not None, "nothing is asked"
        return dict(decision)

    def question(self, lang: str = "en") -> str:
        """What the seat is asked, in words."""
        return words(self.game, lang).prompt(msgspec.convert(self.decision(), DecisionView))

    def asked(self) -> None:
        """Wait until the seat is asked something; against the computer, it may have to wait first."""
        expect(self.prompt).not_to_contain_text("Waiting")
        self.caught_up()
        expect(self.prompt).to_contain_text(self.question())

    def actions(self) -> int:
        """How many actions the page has seen."""
        return int(self.timeline.get_attribute("max") or 0)

    def caught_up(self) -> None:
        """Wait until the page has seen all that the server has."""
        expect(self.timeline).to_have_attribute("max", str(self.table.info()["actions"]))


def table_of(site: Site, page: Page) -> Table:
    """The table that a page has open, with the keys that it has."""
    found = re.search(r"/table/([\w-]+)(?:#(.*))?$", page.url)
    assert found, page.url
    table = Table(site, found[1], {})
    for token in re.findall(r"seat=([\w-]+)", found[2] or ""):
        table.tokens[table.view(token)["view"]["side"]] = token
    return table


def play(table: Table, side: str, *actions: str) -> None:
    """Play several actions of one side behind the page's back, each written as "verb" or "verb target"."""
    for action in actions:
        verb, _, target = action.partition(" ")
        after = table.info()["actions"]
        answer = table.post(
            "/actions", {"do": "act", "after": after, "verb": verb, "target": target or None}, side
        )
        assert answer.status_code == 200, answer.text


def position(site: Site, text: str = DAWN, **wish: Any) -> Table:
    """A table for a position, its dice known."""
    return site.create(game="", position=text, **{"seed": "fair", **wish})


def track(table: Table, name: str, side: str = "") -> int:
    """How a track stands."""
    tracks = table.view()["view"]["table"]["tracks"]
    return next(int(each["value"]) for each in tracks if (each["id"], each["side"]) == (name, side))


def take_screen(screen: Screen) -> None:
    """Where the other player is asked, the screen is handed over first."""
    name = screen.spoken.side(screen.side)
    take = screen.page.get_by_role("button", name=f"I am {name}", exact=True)
    question = screen.page.get_by_text(screen.question(), exact=False).first
    expect(take.or_(question).first).to_be_visible()
    if take.is_visible():
        screen.hides(*screen.table.tokens)
        take.click()
        screen.ready()


def check_offers(screen: Screen, decision: Json) -> None:
    """What is ringed on the map is what the server offers, all of it and nothing else."""
    for kind in ("unit", "space"):
        offers = [offer["targets"] for offer in decision["verbs"].values() if offer["takes"] == kind]
        assert screen.offered(kind) == {target for targets in offers for target in targets}


def check_preview(screen: Screen, decision: Json) -> None:
    """Before the die: strengths and odds, each modifier with its paragraph, the chance of each result."""
    box = check_odds(screen, decision)
    check_shares(box.get_by_role("listitem"), decision["preview"]["chances"])


def check_sets(screen: Screen, decision: Json) -> None:
    """The same where a result has several parts: the chances of each stand by themselves."""
    box = check_odds(screen, decision)
    for part in decision["preview"]["sets"]:
        listed = box.get_by_role("list", name=screen.spoken.say(f"chances-{part['name']}"), exact=True)
        check_shares(listed.get_by_role("listitem"), part["chances"])


def check_odds(screen: Screen, decision: Json) -> Locator:
    """Strengths and odds, each modifier with its paragraph; the box that they stand in."""
    preview = decision["preview"]
    box = screen.page.get_by_role("region", name="The fight")
    expect(box).to_contain_text(f"{preview['attack']} : {preview['defence']}")
    expect(box).to_contain_text(preview["odds"])
    for modifier in preview["modifiers"]:
        expect(box).to_contain_text(screen.spoken.modifier(modifier["name"]))
        expect(box.get_by_role("button", name=f"Paragraph {modifier['rule']}").first).to_be_visible()
    return box


def check_shares(outcomes: Locator, chances: list[Json]) -> None:
    """Each outcome has its share, and together they are all that can happen."""
    expect(outcomes).to_have_count(len(chances))
    shares = [
        float(text.split()[-1].rstrip("%").rstrip().replace(",", "."))
        for text in outcomes.all_inner_texts()
        if text.split()
    ]
    assert len(shares) == len(chances)
    assert abs(sum(shares) - 100) <= 0.5 * len(shares), shares
