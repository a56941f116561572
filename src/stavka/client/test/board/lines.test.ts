import { describe, expect, it } from "vitest";

import { roundedLine } from "../../src/board/ground";
import { badgesOf, patternsOf, withoutRepeats } from "../../src/board/overlays";
import type { Overlay } from "../../src/wire";

function overlay(change: Partial<Overlay>): Overlay {
  return { id: "test", spaces: {}, figures: {}, units: {}, lines: [], ...change };
}

describe("a line through places", () => {
  it("needs two of them", () => {
    expect(roundedLine([], 5)).toBe("");
    expect(roundedLine([{ x: 1, y: 1 }], 5)).toBe("");
  });

  it("is straight between two, short of the ends by as much as asked", () => {
    const ends = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(roundedLine(ends, 5)).toBe("M0 0L100 0");
    expect(roundedLine(ends, 5, { start: 10, end: 20 })).toBe("M10 0L80 0");
  });

  it("turns round a corner", () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(roundedLine(corner, 10)).toBe("M0 0L90 0Q100 0 100 10L100 100");
  });
});

describe("overlays", () => {
  it("give each side the same pattern whatever else is shown", () => {
    const few = patternsOf([overlay({ spaces: { a: "blue" } })], ["red", "blue"]);
    const many = patternsOf([overlay({ spaces: { a: "blue", b: "cut", c: "red" } })], ["red", "blue"]);
    expect(few.get("blue")).toBe(many.get("blue"));
    expect(new Set(many.values()).size).toBe(3);
  });

  it("gather the marks of a unit", () => {
    const badges = badgesOf([overlay({ units: { tank: "cut" } }), overlay({ units: { tank: "tired", gun: "cut" } })]);
    expect(badges.get("tank")).toEqual(["cut", "tired"]);
    expect(badges.get("gun")).toEqual(["cut"]);
  });

  it("draw what several lines share only once", () => {
    const trunk = ["a", "b", "c", "d"];
    expect(withoutRepeats([trunk, ["a", "b", "e"], ["d", "c", "b", "f"], ["b", "c"]])).toEqual([
      trunk,
      ["b", "e"],
      ["b", "f"],
    ]);
    expect(withoutRepeats([["a"], []])).toEqual([]);
  });
});
