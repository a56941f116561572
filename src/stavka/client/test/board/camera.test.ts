import { describe, expect, it } from "vitest";

import * as camera from "../../src/board/camera";

const MAP = { width: 2000, height: 1000 };
const WINDOW = { width: 800, height: 600 };
const COUNTER = 50;
const FRAME = { x: 0, y: 0, ...WINDOW };

describe("the camera", () => {
  it("goes from the map to the window and back", () => {
    const view = { x: -30, y: 12, k: 1.7 };
    const place = { x: 123, y: 456 };
    const back = camera.toMap(view, camera.toWindow(view, place));
    expect(back.x).toBeCloseTo(place.x);
    expect(back.y).toBeCloseTo(place.y);
  });

  it("keeps the place under the pointer when it zooms", () => {
    const view = { x: -100, y: -50, k: 0.8 };
    const at = { x: 333, y: 222 };
    const before = camera.toMap(view, at);
    const after = camera.toMap(camera.zoomAt(view, at, 1.5), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("fits the whole map into the middle of a frame", () => {
    const view = camera.fit({ x: 0, y: 0, ...MAP }, FRAME);
    expect(view.k).toBeCloseTo(0.4);
    expect(view.x).toBeCloseTo(0);
    expect(view.y).toBeCloseTo(100);
  });

  it("fits into a part of the window, with room around", () => {
    const view = camera.fit({ x: 0, y: 0, ...MAP }, { x: 0, y: 0, width: 800, height: 300 }, 50);
    expect(view.k).toBeCloseTo(0.2);
    expect(camera.toWindow(view, { x: 1000, y: 500 })).toEqual({ x: 400, y: 150 });
  });

  it.each([
    { x: 1e6, y: 1e6, k: 1 },
    { x: -1e6, y: -1e6, k: 1 },
    { x: 1e6, y: -1e6, k: 0.001 },
    { x: -1e6, y: 0, k: 1000 },
  ])("never loses the map: %o", (lost) => {
    const view = camera.bound(lost, MAP, WINDOW, COUNTER);
    const { least, most } = camera.scales(MAP, WINDOW, COUNTER);
    expect(view.k).toBeGreaterThanOrEqual(least);
    expect(view.k).toBeLessThanOrEqual(most);
    for (const [start, length, room] of [
      [view.x, MAP.width * view.k, WINDOW.width],
      [view.y, MAP.height * view.k, WINDOW.height],
    ] as const) {
      const seen = Math.min(room, start + length) - Math.max(0, start);
      expect(seen).toBeGreaterThan(0.6 * Math.min(room, length));
    }
  });

  it("leaves a view alone that is within bounds", () => {
    const view = { x: -200, y: -100, k: 1 };
    expect(camera.bound(view, MAP, WINDOW, COUNTER)).toEqual(view);
  });

  it("does not move for a box in sight, and moves as little as it must for one that is not", () => {
    const view = { x: 0, y: 0, k: 1 };
    expect(camera.bringIn(view, { x: 100, y: 100, width: 50, height: 50 }, FRAME, 20)).toEqual(view);
    const moved = camera.bringIn(view, { x: 900, y: 100, width: 50, height: 50 }, FRAME, 20);
    expect(moved).toEqual({ x: -170, y: 0, k: 1 });
  });

  it("zooms out for a box that is too large", () => {
    const view = camera.bringIn({ x: 0, y: 0, k: 1 }, { x: 0, y: 0, width: 1600, height: 100 }, FRAME, 0);
    expect(view.k).toBeCloseTo(0.5);
  });

  it("goes from one view to another without leaving either end", () => {
    const from = { x: 0, y: 0, k: 0.5 };
    const to = { x: -700, y: -300, k: 2 };
    const start = camera.between(from, to, 0, WINDOW);
    const end = camera.between(from, to, 1, WINDOW);
    for (const key of ["x", "y", "k"] as const) {
      expect(start[key]).toBeCloseTo(from[key]);
      expect(end[key]).toBeCloseTo(to[key]);
    }
    expect(camera.between(from, to, 0.5, WINDOW).k).toBeCloseTo(1);
  });

  it("writes more on the map the larger its counters are", () => {
    const levels = [0.4, 0.8, 1.5].map((k) => camera.levelOf({ x: 0, y: 0, k }, COUNTER));
    expect(levels).toEqual(["far", "mid", "near"]);
  });

  it("draws a box around places", () => {
    expect(camera.around([], 10)).toBeNull();
    expect(
      camera.around(
        [
          { x: 10, y: 50 },
          { x: 30, y: 20 },
        ],
        5,
      ),
    ).toEqual({ x: 5, y: 15, width: 30, height: 40 });
  });

  it("stands on whole pixels", () => {
    expect(camera.onPixels({ x: 10.3, y: -4.6, k: 1.234 }, 2)).toEqual({ x: 10.5, y: -4.5, k: 1.234 });
  });
});
