"""Measures the page in the real browser: the first load, a click, frames while the map moves, memory.

    python -m tools.bench_page [GAME[/SCENARIO] ...]

Several games are measured one after the other by the same server and browser, so that they can be compared.
A game without a scenario is measured on its first one; the largest map is that of victory-roads/campaign.
Run it on a quiet machine: without a graphics card, Chromium draws with the processor.
"""

from __future__ import annotations

import math
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

import stavka
from stavka.games import GAMES
from stavka.kernel.game import Game
from tests.browser.chromium import launch
from tests.server.site import Site, Table

CLICKS = 80

CLICK = """async ([times, unit]) => {
    const drawn = () => new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();  // its message comes after the frame is drawn
        port1.onmessage = resolve;
        requestAnimationFrame(() => port2.postMessage(null));
    });
    const timeline = document.querySelector("input[type=range]");
    const answered = () => new Promise((resolve) => {
        const seen = new MutationObserver(() => (seen.disconnect(), resolve()));
        seen.observe(timeline, { attributeFilter: ["max"] });
    });
    const rest = () => new Promise((resolve) => setTimeout(resolve, 120));
    const taken = [];
    const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const click = async (element) => {
        const answer = answered();
        let from = performance.now();
        press(element);
        await Promise.resolve();
        if (document.querySelector("[role=menu]")) {  // several things may be done: the page asks which
            from = performance.now();
            press(document.querySelector("[role=menuitem]"));
        }
        await answer;
        await drawn();
        taken.push(performance.now() - from);
        await rest();
    };
    for (let n = 0; n < times / 2; n++) {
        await click(document.querySelector(`[data-unit="${unit}"]`));
        await click(document.querySelector("button.undo"));
    }
    return taken;
}"""
"""From a click to the end of the frame that shows what the server answered. All of it runs inside the page:
asking from outside what the page shows would cost more than the click."""

DRAWN = """() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))"""
"""Milliseconds from the first request to a frame that shows the map."""

FRAMES = """() => {
    window.frames_ = []; window.on_ = true;
    let last = performance.now();
    const tick = (now) => {
        if (!on_) return;
        frames_.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Site(Path(scratch) / "stavka.db")
        browser = launch(playwright)
        try:
            for name in sys.argv[1:] or GAMES:
                game, unit = begin(name)
                file = Path(scratch) / f"{game.rules.id}.json"
                game.save(file)
                save = file.read_text()
                print(f"\n{name}")
                measure(browser, site, site.create("", save=save, open_hands=True), unit)
        finally:
            browser.close()
            site.stop()


def begin(name: str) -> tuple[Game[Any], str]:
    """A game at the first moment at which a unit can be taken in hand to go somewhere; and the unit."""
    game_id, _, scenario = name.partition("/")
    game, random = stavka.new(game_id, scenario=scenario, seed="7"), Random(7)
    while True:
        for side, verb, target in list(game.legal_actions()):
            trial = game.copy()
            trial.play(side, verb, target)
            asked = trial.decision(side)
            if not asked or not asked.hints or trial.undo_barred(side):
                continue
            if target in (asked.facts.get("unit"), *asked.facts.get("units", ())):
                return game, str(target)
        game.play(*random.choice(list(game.legal_actions())))


def measure(browser: Browser, site: Site, table: Table, unit: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB")
    address = f"{site.url}/table/{table.id}#" + "&".join(f"seat={token}" for token in table.tokens.values())
    load(context, address, "first")[0].close()
    page, wire = load(context, address, "second")
    spaces, units = (page.locator(f"[data-{kind}]").count() for kind in ("space", "unit"))
    print(f"on the map: {spaces} spaces, {units} counters")
    clicks(page, wire, unit)
    frames(page)
    heap, nodes = wire.memory()
    print(f"memory of the page: {heap:.1f} MB of objects, {nodes} nodes")
    context.close()


def load(context: BrowserContext, address: str, visit: str) -> tuple[Page, Wire]:
    """Open the table, and wait until the map is drawn."""
    page = context.new_page()
    wire = Wire(page)
    page.goto(address)
    page.locator("[data-unit]").first.wait_for()
    drawn = page.evaluate(DRAWN)
    page.wait_for_timeout(1500)
    told = f"{wire.bytes / 1024:.0f} kB in {wire.requests} requests, map drawn after {drawn:.0f} ms"
    print(f"{visit} load: {told}")
    return page, wire


class Wire:
    """What the browser receives, as it comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes = self.requests = self.messages = self.told = 0
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Network.enable")
        self._session.on("Network.loadingFinished", self._loaded)
        self._session.on("Network.webSocketFrameReceived", self._heard)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    def _heard(self, event: dict[str, Any]) -> None:
        self.told += len(event["response"]["payloadData"].encode())
        self.messages += 1

    def memory(self) -> tuple[float, int]:
        """Megabytes of the page's own objects, and how many nodes it has."""
        self._session.send("HeapProfiler.enable")
        self._session.send("HeapProfiler.collectGarbage")
        counted = self._session.send("Memory.getDOMCounters")
        return self._session.send("Runtime.getHeapUsage")["usedSize"] / 1e6, int(counted["nodes"])


def clicks(page: Page, wire: Wire, unit: str) -> None:
    """Take a unit in hand and take that back, again and again."""
    before = wire.told
    taken = sorted(page.evaluate(CLICK, [CLICKS, unit]))
    print(f"clicks: {len(taken)}, median {statistics.median(taken):.0f} ms, p95 {part(taken, 0.95):.0f} ms")
    print(f"bytes to the page for each action: {(wire.told - before) / CLICKS:.0f}")


def frames(page: Page) -> None:
    """Drag the map along a figure of eight, then zoom in and out by the wheel; from the whole map on."""
    page.keyboard.press("0")
    page.wait_for_timeout(1500)
    for zoom in range(3):
        if zoom:
            page.mouse.move(640, 430)
            page.mouse.wheel(0, -350)
            page.wait_for_timeout(1500)
        page.evaluate(FRAMES)
        page.mouse.move(500, 400)
        page.mouse.down()
        for n in range(120):
            turn = n / 120 * 2 * math.pi
            page.mouse.move(500 + 250 * math.sin(turn), 400 + 150 * math.sin(2 * turn))
            page.wait_for_timeout(8)
        page.mouse.up()
        report(page, f"pan, zoom {zoom}")
    page.evaluate(FRAMES)
    for n in range(10):
        page.mouse.wheel(0, 120 if n % 10 < 5 else -120)
        page.wait_for_timeout(120)
    page.wait_for_timeout(500)
    report(page, "wheel")


def report(page: Page, name: str) -> None:
    taken = sorted(page.evaluate("() => { on_ = false; return frames_; }"))[:-1]
    late = sum(each > 20 for each in taken) / len(taken)
    told = f"median {statistics.median(taken):.1f} ms, p95 {part(taken, 0.95):.1f} ms, over 20 ms {late:.0%}"
    print(f"frames, {name}: {told}")


def part(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]


if __name__ == "__main__":
    main()
