"""Measures the page in the real browser: a click, the first load, frames while the map moves.

    python -m tools.bench_page

Run it on a quiet machine: without a graphics card, Chromium draws with the processor.
"""

from __future__ import annotations

import math
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.chromium import launch
from tests.server.site import Site, Table

CLICKS = 80
DAWN = 'game = "race-for-berlin"\nstep = "C.1"\n'

CLICK = """async (times) => {
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
        const from = performance.now();
        const answer = answered();
        press(element);
        await answer;
        await drawn();
        taken.push(performance.now() - from);
        await rest();
    };
    for (let n = 0; n < times / 2; n++) {
        press(document.querySelector("[data-unit='33-1']"));
        await rest();
        await click(document.querySelector("[role=menuitem]"));
        await click(document.querySelector("button.undo"));
    }
    return taken;
}"""
"""From a click to the end of the frame that shows what the server answered. All of it runs inside the page:
asking from outside what the page shows would cost more than the click."""

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
            table = site.create("", position=DAWN, seed="7", open_hands=True)
            measure(browser, site, table)
        finally:
            browser.close()
            site.stop()


def measure(browser: Browser, site: Site, table: Table) -> None:
    page = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB").new_page()
    wire = Wire(page)
    keys = "&".join(f"seat={token}" for token in table.tokens.values())
    page.goto(f"http://127.0.0.1:{site.port}/table/{table.id}#{keys}")
    page.locator("[data-unit]").first.wait_for()
    page.wait_for_timeout(1500)
    print(f"first load: {wire.bytes / 1024:.0f} kB in {wire.requests} requests")
    clicks(page, wire)
    frames(page)


class Wire:
    """What the browser receives, as it comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes = self.requests = self.messages = self.told = 0
        session: CDPSession = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    def _heard(self, event: dict[str, Any]) -> None:
        self.told += len(event["response"]["payloadData"].encode())
        self.messages += 1


def clicks(page: Page, wire: Wire) -> None:
    """Say of a unit that it moves, and take it back, again and again."""
    before = wire.told
    taken = sorted(page.evaluate(CLICK, CLICKS))
    print(f"clicks: {len(taken)}, median {statistics.median(taken):.0f} ms, p95 {part(taken, 0.95):.0f} ms")
    print(f"bytes to the page for each action: {(wire.told - before) / CLICKS:.0f}")


def frames(page: Page) -> None:
    """Drag the map along a figure of eight, then zoom in and out by the wheel."""
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
