import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { closed, meant, opened, Opener, OPEN_MS, pilesOf, raised } from "../../src/board/piles";
import type { Spot } from "../../src/wire";

function spot(unit: string, order: number, shown = true, pile = "here"): Spot {
  return { unit, face: `${unit}.0`, x: 100 + order * 4, y: 100 - order * 4, pile, order, shown, badges: [] };
}

const SIGHT = { x: 0, y: 0, width: 1000, height: 800 };

describe("a pile", () => {
  it("has its counters from the lowest up", () => {
    const piles = pilesOf([spot("b", 1), spot("x", 0, true, "there"), spot("a", 0)]);
    expect(piles.get("here")?.map((each) => each.unit)).toEqual(["a", "b"]);
    expect(piles.get("there")?.length).toBe(1);
  });

  it("shows only its upper counters while it is closed", () => {
    const places = closed([spot("a", 0, false), spot("b", 1), spot("c", 2)]);
    expect([...places.values()].map((place) => place.shown)).toEqual([false, true, true]);
    expect(places.get("c")).toMatchObject({ x: 108, y: 92, scale: 1 });
  });

  it("has what matters on top, the rest as it lies", () => {
    const pile = ["a", "b", "c", "d"].map((unit, order) => spot(unit, order, order > 0));
    const rank: Record<string, number> = { a: 2, b: 1 };
    const sorted = raised(pile, (unit) => rank[unit] ?? 0);
    expect(sorted.map((each) => each.unit)).toEqual(["c", "d", "b", "a"]);
    const places = closed(sorted);
    expect(places.get("a")).toMatchObject({ x: 112, y: 88, shown: true });
    expect(places.get("c")?.shown).toBe(false);
  });

  it("opens into a row, the top counter first, none over another", () => {
    const row = opened([spot("a", 0), spot("b", 1), spot("c", 2)], 50, 1, SIGHT);
    const xs = ["c", "b", "a"].map((unit) => row.places.get(unit)?.x ?? 0);
    expect(xs[1]! - xs[0]!).toBeGreaterThan(50);
    expect(xs[2]! - xs[1]!).toBeGreaterThan(50);
    expect(new Set([...row.places.values()].map((place) => place.y)).size).toBe(1);
  });

  it("opens large enough to read when the map is small", () => {
    const row = opened([spot("a", 0), spot("b", 1)], 50, 0.25, SIGHT);
    expect(50 * 0.25 * row.places.get("a")!.scale).toBeGreaterThanOrEqual(46);
  });

  it("opens within sight, in several lines if it is long", () => {
    const pile = Array.from({ length: 14 }, (_, order) => spot(`u${order}`, order));
    const { panel, places } = opened(pile, 50, 1, SIGHT);
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.y).toBeGreaterThanOrEqual(0);
    expect(new Set([...places.values()].map((place) => place.y)).size).toBe(3);
    for (const { x, y } of places.values()) {
      expect(x).toBeLessThan(panel.x + panel.width);
      expect(y).toBeLessThan(panel.y + panel.height);
    }
  });

  it("opens no broader than what is in sight", () => {
    const pile = Array.from({ length: 5 }, (_, order) => spot(`u${order}`, order));
    const { panel, places } = opened(pile, 50, 1, { x: 40, y: 0, width: 200, height: 800 });
    expect(panel.x).toBeGreaterThanOrEqual(40);
    expect(panel.x + panel.width).toBeLessThanOrEqual(240);
    expect(new Set([...places.values()].map((place) => place.y)).size).toBe(2);
  });
});

describe("a click on a pile", () => {
  const pile = [spot("a", 0), spot("b", 1), spot("c", 2)];
  const offering = (...units: string[]) => (unit: string) => units.includes(unit);

  it("opens it if several counters could be meant", () => {
    expect(meant(pile, "c", false, offering("a", "b"))).toEqual({ open: true });
  });

  it("means the only counter that can be chosen, wherever it lies", () => {
    expect(meant(pile, "c", false, offering("a"))).toEqual({ open: false, unit: "a" });
  });

  it("means the clicked counter in an open pile, or if none can be chosen", () => {
    expect(meant(pile, "c", true, offering("a", "b"))).toEqual({ open: false, unit: "c" });
    expect(meant(pile, "c", false, offering())).toEqual({ open: false, unit: "c" });
  });
});

describe("opening and closing", () => {
  let seen: (string | null)[];
  let opener: Opener;

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    opener = new Opener((pile) => seen.push(pile));
  });
  afterEach(() => void vi.useRealTimers());

  it("waits until the pointer rests", () => {
    opener.point("here", OPEN_MS.usual);
    vi.advanceTimersByTime(OPEN_MS.usual - 1);
    expect(opener.open).toBeNull();
    vi.advanceTimersByTime(1);
    expect(opener.open).toBe("here");
  });

  it("does not open a pile that the pointer only passes", () => {
    opener.point("here", OPEN_MS.usual);
    vi.advanceTimersByTime(100);
    opener.point(null, 0);
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual([]);
  });

  it("stays open while the pointer is inside, and closes soon after it has left", () => {
    opener.show("here", "pointer");
    vi.advanceTimersByTime(5000);
    expect(opener.open).toBe("here");
    opener.point(null, 0);
    vi.advanceTimersByTime(100);
    opener.point("here", OPEN_MS.usual);
    vi.advanceTimersByTime(5000);
    expect(opener.open).toBe("here");
    opener.point(null, 0);
    vi.advanceTimersByTime(300);
    expect(opener.open).toBeNull();
  });

  it("stays open while the focus is inside", () => {
    opener.show("here", "focus");
    opener.point("there", OPEN_MS.patient);
    opener.point(null, 0);
    vi.advanceTimersByTime(5000);
    expect(opener.open).toBe("here");
    opener.focus(null);
    vi.advanceTimersByTime(300);
    expect(opener.open).toBeNull();
  });

  it("does not open again under a pointer that has not moved away", () => {
    opener.point("here", OPEN_MS.usual);
    vi.advanceTimersByTime(OPEN_MS.usual);
    opener.close();
    opener.point("here", OPEN_MS.usual);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["here", null]);
  });

  it("opens again under a resting pointer when the map has changed", () => {
    opener.show("here", "pointer");
    opener.forget();
    opener.point("here", OPEN_MS.usual);
    vi.advanceTimersByTime(OPEN_MS.usual);
    expect(opener.open).toBe("here");
  });
});
