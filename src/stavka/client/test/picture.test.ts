import { expect, test } from "vitest";
import { changed, pictureOf, type Picture } from "../src/table/picture";
import type { Change, NoteView, Sight, Spot, UnitView } from "../src/wire";

const unit = (id: string, at: string): UnitView => ({
  id,
  at,
  side: "red",
  kind: "",
  factors: {},
  marks: [],
  face: "",
  stack: "",
  depth: 0,
});
const spot = (id: string, x: number): Spot => ({
  unit: id,
  face: "",
  x,
  y: 0,
  pile: "",
  order: 0,
  shown: true,
  badges: [],
});
const note = (after: number): NoteView => ({ after, kind: "moved", rule: "", facts: {} });

const sight = {
  is: "sight",
  info: {},
  undo: "undo-nothing",
  view: {
    side: "red",
    actions: 2,
    to_act: ["red"],
    ended: "",
    winners: [],
    path: [],
    decision: null,
    standing: {},
    table: {
      units: [unit("a", "kiev"), unit("b", "kiev")],
      spaces: [],
      tracks: [
        { id: "points", value: 1, side: "red" },
        { id: "points", value: 2, side: "blue" },
      ],
      pieces: [{ id: "", at: "cup", side: "", marks: [], unit: "" }],
    },
    notes: [note(1), note(2)],
  },
  layout: { spots: [spot("a", 1), spot("b", 2)], chips: [] },
} as unknown as Sight;

const change = (more: Partial<Change>): Change => ({
  is: "change",
  before: 2,
  after: 3,
  to_act: ["blue"],
  ended: "",
  winners: [],
  path: [],
  decision: null,
  standing: {},
  undo: "",
  undone: false,
  notes: [],
  units: [],
  spaces: [],
  tracks: [],
  pieces: null,
  spots: [],
  gone: [],
  chips: null,
  tokens: null,
  rings: null,
  ...more,
});

const before = pictureOf(sight);
function after(more: Partial<Change>): Picture {
  const result = changed(before, change(more));
  if (!result) throw new Error("the change does not fit");
  return result;
}

test("entries that changed replace those of the same id; the others stay", () => {
  const result = after({ units: [unit("a", "lvov")], spots: [spot("a", 9)], notes: [note(3)] });
  expect(result.units.get("a")?.at).toBe("lvov");
  expect(result.units.get("b")).toBe(before.units.get("b"));
  expect(result.spots.get("a")?.x).toBe(9);
  expect(result.actions).toBe(3);
  expect(result.toAct).toEqual(["blue"]);
  expect(result.notes.map((each) => each.after)).toEqual([1, 2, 3]);
});

test("nothing in the old picture is altered", () => {
  after({ units: [unit("a", "lvov")], gone: ["b"], notes: [note(3)] });
  expect(before.units.get("a")?.at).toBe("kiev");
  expect(before.spots.size).toBe(2);
  expect(before.notes).toHaveLength(2);
});

test("a unit that left the map has no place on it, but is still known", () => {
  const result = after({ gone: ["b"], units: [unit("b", "destroyed")] });
  expect(result.spots.has("b")).toBe(false);
  expect(result.units.get("b")?.at).toBe("destroyed");
});

test("a track is known by its id and its side", () => {
  const result = after({ tracks: [{ id: "points", value: 7, side: "blue" }] });
  expect(result.tracks.map(({ side, value }) => [side, value])).toEqual([
    ["red", 1],
    ["blue", 7],
  ]);
});

test("pieces and chips come whole, or not at all", () => {
  expect(after({}).pieces).toBe(before.pieces);
  expect(after({ pieces: [] }).pieces).toEqual([]);
});

test("what was taken back is gone from the log", () => {
  const result = after({ after: 1, undone: true });
  expect(result.notes.map((each) => each.after)).toEqual([1]);
});

test("a change that follows on another picture does not fit", () => {
  expect(changed(before, change({ before: 5, after: 6 }))).toBeNull();
});
