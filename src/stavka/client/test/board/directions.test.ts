import { describe, expect, it } from "vitest";

import { isArrow, neighboursOf, next, readingOrder, towards } from "../../src/board/directions";

/** The six neighbours of a hex, flat sides up and down. */
const HEX = [
  { id: "n", x: 0, y: -100 },
  { id: "ne", x: 87, y: -50 },
  { id: "se", x: 87, y: 50 },
  { id: "s", x: 0, y: 100 },
  { id: "sw", x: -87, y: 50 },
  { id: "nw", x: -87, y: -50 },
];
const HERE = { x: 0, y: 0 };

describe("an arrow key", () => {
  it("goes to the neighbour ahead", () => {
    expect(towards(HERE, HEX, "ArrowUp")).toBe("n");
    expect(towards(HERE, HEX, "ArrowDown")).toBe("s");
  });

  it("takes the nearer side where none is straight ahead", () => {
    expect(["ne", "se"]).toContain(towards(HERE, HEX, "ArrowRight"));
    expect(["nw", "sw"]).toContain(towards(HERE, HEX, "ArrowLeft"));
  });

  it("stays where nothing lies that way", () => {
    expect(towards(HERE, [{ id: "s", x: 10, y: 100 }], "ArrowUp")).toBeNull();
    expect(towards(HERE, [{ id: "s", x: 10, y: 100 }], "ArrowLeft")).toBeNull();
  });

  it("prefers what is straight ahead to what is nearer but aside", () => {
    const places = [
      { id: "aside", x: 40, y: 60 },
      { id: "ahead", x: 80, y: 0 },
    ];
    expect(towards(HERE, places, "ArrowRight")).toBe("ahead");
  });

  it("is one of four keys", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Enter")).toBe(false);
  });
});

it("neighbours that are named once know each other", () => {
  const places = [
    { id: "a", later: [1, 2] },
    { id: "b", later: [] },
    { id: "c", later: [1] },
    { id: "d", later: [] },
  ];
  const beside = [...neighboursOf(places)].map(([id, others]) => [id, others.map((other) => other.id)]);
  expect(beside).toEqual([
    ["a", ["b", "c"]],
    ["b", ["a"]],
    ["c", ["a", "d"]],
    ["d", ["c"]],
  ]);
});

describe("the order of things", () => {
  const things = [
    { kind: "space" as const, id: "below", x: 0, y: 200 },
    { kind: "space" as const, id: "right", x: 300, y: 4 },
    { kind: "unit" as const, id: "left", x: 10, y: -6 },
  ];
  const ordered = readingOrder(things, 80);

  it("is that of a page", () => {
    expect(ordered.map((thing) => thing.id)).toEqual(["left", "right", "below"]);
  });

  it("keeps things of one place as they come", () => {
    const pile = ["top", "middle", "low"].map((id) => ({ kind: "unit" as const, id, x: 5, y: 5 }));
    expect(readingOrder(pile, 80).map((thing) => thing.id)).toEqual(["top", "middle", "low"]);
  });

  it("is walked forth and back, and ends", () => {
    expect(next(ordered, null, false)?.id).toBe("left");
    expect(next(ordered, ordered[0]!, false)?.id).toBe("right");
    expect(next(ordered, ordered[1]!, true)?.id).toBe("left");
    expect(next(ordered, ordered[2]!, false)).toBeNull();
    expect(next(ordered, { kind: "unit", id: "elsewhere" }, false)?.id).toBe("left");
  });
});
