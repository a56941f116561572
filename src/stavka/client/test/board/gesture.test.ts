import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Gesture, HOLD_MS, type Gestures, type Pointer } from "../../src/board/gesture";

/** A hand whose doings are written down. */
function hand() {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...values: unknown[]): void => {
      done.push([name, ...values]);
    };
  const gestures: Gestures = {
    begin: () => note("begin")(),
    pan: note("pan"),
    coast: note("coast"),
    pinch: note("pinch"),
    hold: () => note("hold")(),
    grab: () => note("grab")(),
    drag: ({ x, y }) => note("drag")(x, y),
    drop: ({ x, y }) => note("drop")(x, y),
    abandon: note("abandon"),
  };
  return { gesture: new Gesture(gestures), done, names: () => done.map(([name]) => name) };
}

function mouse(x: number, y: number, time = 0): Pointer {
  return { id: 1, x, y, touch: false, time };
}

function finger(id: number, x: number, y: number, time = 0): Pointer {
  return { id, x, y, touch: true, time };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a mouse", () => {
  it("clicks if it hardly moves", () => {
    const { gesture, names } = hand();
    gesture.down(mouse(10, 10), true);
    gesture.move(mouse(14, 13));
    gesture.up(mouse(14, 13));
    expect(names()).toEqual([]);
    expect(gesture.moved).toBe(false);
  });

  it("pans on the map and coasts when let go", () => {
    const { gesture, done, names } = hand();
    gesture.down(mouse(10, 10, 0), false);
    gesture.move(mouse(30, 10, 20));
    gesture.move(mouse(50, 15, 40));
    gesture.up(mouse(50, 15, 40));
    expect(names()).toEqual(["begin", "pan", "pan", "coast"]);
    expect(done[1]).toEqual(["pan", 20, 0]);
    expect(done[3]).toEqual(["coast", { x: 1, y: 0.125 }]);
    expect(gesture.moved).toBe(true);
  });

  it("does not coast after a rest", () => {
    const { gesture, done } = hand();
    gesture.down(mouse(0, 0, 0), false);
    gesture.move(mouse(50, 0, 20));
    gesture.up(mouse(50, 0, 800));
    expect(done.at(-1)).toEqual(["coast", { x: 0, y: 0 }]);
  });

  it("drags a counter that may be dragged, and never pans with it", () => {
    const { gesture, done, names } = hand();
    gesture.down(mouse(0, 0), true);
    gesture.move(mouse(5, 0));
    expect(names()).toEqual([]);
    gesture.move(mouse(8, 0));
    gesture.move(mouse(40, 20));
    expect(gesture.dragging).toBe(true);
    gesture.up(mouse(40, 20));
    expect(names()).toEqual(["begin", "grab", "drag", "drag", "drop"]);
    expect(done.at(-1)).toEqual(["drop", 40, 20]);
    expect(gesture.dragging).toBe(false);
  });

  it("drops nothing when the drag is called off", () => {
    const { gesture, names } = hand();
    gesture.down(mouse(0, 0), true);
    gesture.move(mouse(20, 0));
    gesture.cancel();
    gesture.up(mouse(20, 0));
    expect(names()).toEqual(["begin", "grab", "drag", "abandon"]);
  });
});

describe("fingers", () => {
  it("pan, even on a counter that may be dragged", () => {
    const { gesture, names } = hand();
    gesture.down(finger(1, 0, 0), true);
    gesture.move(finger(1, 30, 0, 16));
    expect(names()).toEqual(["begin", "pan"]);
    vi.advanceTimersByTime(HOLD_MS);
    expect(names()).not.toContain("hold");
  });

  it("drag a counter after a long press", () => {
    const { gesture, names } = hand();
    gesture.down(finger(1, 0, 0), true);
    vi.advanceTimersByTime(HOLD_MS);
    gesture.move(finger(1, 30, 0));
    gesture.up(finger(1, 30, 0));
    expect(names()).toEqual(["hold", "begin", "grab", "drag", "drop"]);
  });

  it("do not click after a long press", () => {
    const { gesture } = hand();
    gesture.down(finger(1, 0, 0), false);
    vi.advanceTimersByTime(HOLD_MS);
    gesture.up(finger(1, 0, 0));
    expect(gesture.moved).toBe(true);
  });

  it("pinch about the middle between them", () => {
    const { gesture, done } = hand();
    gesture.down(finger(1, 0, 0), false);
    gesture.down(finger(2, 100, 0), false);
    gesture.move(finger(2, 200, 0));
    expect(done.at(-1)).toEqual(["pinch", { x: 100, y: 0 }, 2, 50, 0]);
    gesture.move(finger(1, 100, 0));
    expect(done.at(-1)).toEqual(["pinch", { x: 150, y: 0 }, 0.5, 50, 0]);
  });

  it("go on panning when one of two is lifted", () => {
    const { gesture, done } = hand();
    gesture.down(finger(1, 0, 0), false);
    gesture.down(finger(2, 100, 0), false);
    gesture.up(finger(1, 0, 0));
    gesture.move(finger(2, 110, 5));
    expect(done.at(-1)).toEqual(["pan", 10, 5]);
  });

  it("do not pinch while one drags a counter", () => {
    const { gesture, names } = hand();
    gesture.down(finger(1, 0, 0), true);
    vi.advanceTimersByTime(HOLD_MS);
    gesture.move(finger(1, 30, 0));
    gesture.down(finger(2, 100, 0), false);
    gesture.move(finger(2, 200, 0));
    gesture.up(finger(2, 200, 0));
    expect(gesture.dragging).toBe(true);
    expect(names()).not.toContain("pinch");
  });
});
