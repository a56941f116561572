import { beforeEach, describe, expect, it } from "vitest";

import { Drag } from "../../src/board/drag";

const AT = { x: 5, y: 6 };

/** A table with one decision: pick a unit, then go to a space. */
class Table {
  subjects: readonly string[] = [];
  unitOffers = new Map<string, readonly string[]>([
    ["tank", ["pick"]],
    ["gun", ["pick", "rest"]],
  ]);
  spaceOffers = new Map<string, readonly string[]>();
  willing = true;
  done: string[] = [];

  async act(verb: string, target?: string): Promise<boolean> {
    await Promise.resolve();
    this.done.push(`${verb} ${target}`);
    if (this.willing && verb === "pick") this.pick(target ?? "");
    return this.willing;
  }

  pick(unit: string): void {
    this.subjects = [unit];
    this.unitOffers = new Map();
    this.spaceOffers = new Map([
      ["near", ["go"]],
      ["far", ["go", "attack"]],
    ]);
  }

  choose(kind: string, id: string): void {
    this.done.push(`choose ${kind} ${id}`);
  }
}

let table: Table;
let drag: Drag;

beforeEach(() => {
  table = new Table();
  drag = new Drag(table);
});

describe("the drag of a counter", () => {
  it("is for counters with just one thing to do, and for the one in hand", () => {
    expect(drag.can("tank")).toBe(true);
    expect(drag.can("gun")).toBe(false);
    expect(drag.can("stranger")).toBe(false);
    table.pick("gun");
    expect(drag.can("gun")).toBe(true);
    expect(drag.can("tank")).toBe(false);
  });

  it("takes the unit in hand first, then goes where it is dropped", async () => {
    drag.start("tank");
    expect(await drag.ready()).toBe(true);
    expect(await drag.drop("near", "home", AT)).toBe("taken");
    expect(table.done).toEqual(["pick tank", "go near"]);
  });

  it("waits for the targets if it is dropped before they are known", async () => {
    drag.start("tank");
    expect(await drag.drop("near", "home", AT)).toBe("taken");
    expect(table.done).toEqual(["pick tank", "go near"]);
  });

  it("takes nothing in hand that is there already", async () => {
    table.pick("tank");
    drag.start("tank");
    expect(await drag.drop("near", "home", AT)).toBe("taken");
    expect(table.done).toEqual(["go near"]);
  });

  it("goes back and has the reason told where it may not go", async () => {
    table.pick("tank");
    drag.start("tank");
    expect(await drag.drop("swamp", "home", AT)).toBe("back");
    expect(table.done).toEqual(["choose space swamp"]);
  });

  it("asks which of several things is meant", async () => {
    table.pick("tank");
    drag.start("tank");
    expect(await drag.drop("far", "home", AT)).toBe("back");
    expect(table.done).toEqual(["choose space far"]);
  });

  it.each([null, "home"])("goes back without a word when dropped on %s", async (space) => {
    table.pick("tank");
    drag.start("tank");
    expect(await drag.drop(space, "home", AT)).toBe("back");
    expect(table.done).toEqual([]);
  });

  it("goes back if the unit may not be taken after all", async () => {
    table.willing = false;
    drag.start("tank");
    expect(await drag.ready()).toBe(false);
    expect(await drag.drop("near", "home", AT)).toBe("back");
    expect(table.done).toEqual(["pick tank"]);
  });

  it("is over when it is called off", async () => {
    drag.start("tank");
    drag.cancel();
    expect(await drag.ready()).toBe(false);
    expect(drag.unit).toBeNull();
  });
});
