import { describe, expect, it } from "vitest";

import { Wheel, type Turn } from "../../src/board/wheel";

function turn(change: Partial<Turn>): Turn {
  return { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false, timeStamp: 0, ...change };
}

describe("a wheel", () => {
  it("zooms in by a notch up and out by a notch down", () => {
    const up = new Wheel().read(turn({ deltaY: -100 }));
    const down = new Wheel().read(turn({ deltaY: 100 }));
    expect(up.kind === "zoom" && up.soft && up.factor > 1).toBe(true);
    expect(down.kind === "zoom" && down.factor < 1).toBe(true);
  });

  it("zooms by lines too, as some browsers count", () => {
    expect(new Wheel().read(turn({ deltaY: 3, deltaMode: 1 })).kind).toBe("zoom");
  });

  it("pans by two fingers on a trackpad, also when they get fast", () => {
    const wheel = new Wheel();
    expect(wheel.read(turn({ deltaX: 3, deltaY: -4 }))).toEqual({ kind: "pan", dx: -3, dy: 4 });
    expect(wheel.read(turn({ deltaY: 120, timeStamp: 16 }))).toEqual({ kind: "pan", dx: -0, dy: -120 });
  });

  it("zooms at once by a pinch, which comes as small turns with ctrl", () => {
    const pinch = new Wheel().read(turn({ deltaY: -5, ctrlKey: true }));
    expect(pinch.kind === "zoom" && !pinch.soft && pinch.factor > 1).toBe(true);
  });

  it("pans sideways by a notch with shift", () => {
    expect(new Wheel().read(turn({ deltaY: 100, shiftKey: true }))).toEqual({ kind: "pan", dx: -100, dy: 0 });
  });

  it("asks anew what is meant after a rest", () => {
    const wheel = new Wheel();
    expect(wheel.read(turn({ deltaY: 4 })).kind).toBe("pan");
    expect(wheel.read(turn({ deltaY: 100, timeStamp: 1000 })).kind).toBe("zoom");
  });
});
