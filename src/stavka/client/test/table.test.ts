import { expect, test } from "vitest";
import { readGameFile } from "../src/lobby/files";
import { modifiersOf } from "../src/table/fight";
import { holdings } from "../src/table/holdings";
import { diceOf, logbook, placeAt, sectionsAround } from "../src/table/logbook";
import { buttons, choices, mainOf, nearestVerb, offersOf, rowsOf, subjectsOf } from "../src/table/offers";
import { changedOptions, isSwitch } from "../src/table/options";
import { heldSeats, seatFor } from "../src/table/seats";
import { standing } from "../src/table/standing";
import { Tokens } from "../src/table/tokens";
import { link, tokensOf } from "../src/tables";
import type { DecisionView, NoteView, Option, Seat } from "../src/wire";

const decision: DecisionView = {
  side: "red",
  prompt: "designate",
  rule: "4.2",
  facts: {},
  verbs: {
    move: { takes: "unit", targets: ["a", "b"] },
    fight: { takes: "unit", targets: ["b"] },
    name: { takes: "choice", targets: ["north"] },
    token: { takes: "nothing", targets: [] },
    done: { takes: "nothing", targets: [] },
  },
  preview: null,
  hints: {},
  ends: "done",
};

test("offers are told by the thing they are for", () => {
  expect([...offersOf(decision, "unit")]).toEqual([
    ["a", ["move"]],
    ["b", ["move", "fight"]],
  ]);
  expect(offersOf(decision, "space").size).toBe(0);
  expect(offersOf(null, "unit").size).toBe(0);
});

test("what ends the step is the first button, then what takes nothing, then words; what is on the map has none", () => {
  expect(buttons(decision).map(({ verb, target }) => [verb, target])).toEqual([
    ["done", null],
    ["token", null],
    ["name", "north"],
  ]);
  expect(choices(decision)).toHaveLength(6);
});

test("words to choose among stand together, and none of them is the main button", () => {
  const chits = { takes: "choice", targets: ["north", "south", "west"] };
  const chosen = { ...decision, verbs: { chit: chits, usual: { takes: "nothing", targets: [] } }, ends: "" };
  expect(mainOf(buttons(chosen))?.verb).toBe("usual");
  expect(rowsOf(buttons(chosen)).map((row) => row.map(({ target }) => target))).toEqual([
    [null],
    ["north", "south", "west"],
  ]);
  expect(mainOf(buttons({ ...chosen, verbs: { chit: chits } }))).toBeUndefined();
  expect(mainOf(buttons({ ...chosen, verbs: { chit: { ...chits, targets: ["north"] } } }))?.target).toBe("north");
  expect(mainOf(buttons({ ...chosen, verbs: {} }))).toBeUndefined();
});

test("an option is told of where it is not as usual", () => {
  const yes = { en: "yes" };
  const switched: Option = { id: "late", name: { en: "Late" }, choices: { off: { en: "no" }, on: yes } };
  const several: Option = { id: "snow", name: { en: "Snow" }, choices: { thin: yes, deep: yes, none: yes } };
  expect([switched, several].map(isSwitch)).toEqual([true, false]);
  expect(changedOptions([switched, several], {})).toEqual([]);
  expect(changedOptions([switched, several], { late: "on", snow: "thin" })).toEqual([switched]);
  expect(changedOptions([switched, several], { late: "off", snow: "deep" })).toEqual([several]);
});

test("a thing that is not offered is asked for by a verb of its kind", () => {
  expect(nearestVerb(decision, "unit")).toBe("move");
  expect(nearestVerb(decision, "space")).toBeNull();
});

test("before a fight, what begins it stands first in the list", () => {
  const fight = { ...decision, preview: { attack: 1, defence: 1, odds: "1/1", modifiers: [], chances: [], sets: [] } };
  expect(choices(fight)[0]?.verb).toBe("token");
});

const seats: Seat[] = [
  { side: "red", player: "human", name: "", present: false },
  { side: "blue", player: "human", name: "", present: false },
];

test("keys of a link are for the seats of people in their order, unless we know better", () => {
  expect(heldSeats(["R", "B"], [], seats).map((key) => key.side)).toEqual(["red", "blue"]);
  expect(heldSeats(["B"], [{ side: "blue", token: "B" }], seats)).toEqual([{ side: "blue", token: "B" }]);
  expect(heldSeats(["B"], [], seats)).toEqual([{ side: "", token: "B" }]);
});

test("a seat keeps the screen while it owes something, then another of ours that does takes it", () => {
  const held = heldSeats(["R", "B"], [], seats);
  expect(seatFor(held, "red", ["red", "blue"])?.token).toBe("R");
  expect(seatFor(held, "red", ["blue"])?.token).toBe("B");
  expect(seatFor(held, "red", ["green"])?.token).toBe("R");
  expect(seatFor(held, "", [])?.token).toBe("R");
  expect(seatFor([], "", ["red"])).toBeUndefined();
});

test("a link carries its keys in the fragment", () => {
  const way = link("t1", [
    { side: "red", token: "R+1" },
    { side: "blue", token: "B" },
  ]);
  expect(way).toBe("/table/t1#seat=R%2B1&seat=B");
  expect(tokensOf(way.slice(way.indexOf("#")))).toEqual(["R+1", "B"]);
  expect(link("t1", [])).toBe("/table/t1");
});

const note = (kind: string, facts: NoteView["facts"] = {}): NoteView => ({ after: 0, kind, rule: "", facts });

test("the log is a book of sections, of which the last are open", () => {
  const notes = ["first", "turn", "phase", "moved", "turn", "phase", "phase", "moved"].map((kind) => note(kind));
  const book = logbook(notes, { turn: 1, phase: 2 });
  expect(book.entries.map((entry) => entry.is)).toEqual(["note", "section", "section"]);
  expect([...sectionsAround(book, placeAt(notes, null))]).toEqual([-1, 4, 6]);
  expect([...sectionsAround(book, 3)]).toEqual([-1, 1, 2]);
});

test("the place of a moment is the last note written by then", () => {
  const notes = [1, 1, 4].map((after) => ({ ...note("moved"), after }));
  expect([null, 4, 3, 1, 0].map((moment) => placeAt(notes, moment))).toEqual([2, 2, 1, 1, -1]);
});

test("dice are those of `die` and of `dice`", () => {
  expect(diceOf(note("a", { die: 3 }))).toEqual([3]);
  expect(diceOf(note("a", { dice: [2, 6] }))).toEqual([2, 6]);
  expect(diceOf(note("a", { die: "", units: ["x"] }))).toEqual([]);
});

test("pieces lie by place and owner, one's own first, hidden ones counted", () => {
  const piece = (id: string, at: string, side = "") => ({ id, at, side, marks: [], unit: "" });
  const lying = [
    piece("", "cup"),
    piece("", "cup"),
    piece("", "pool", "red"),
    piece("", "hand", "blue"),
    piece("t", "hand", "red"),
    piece("t", "hand", "red"),
    { ...piece("t", "hand", "red"), marks: ["used"] },
    piece("t", "hill", "red"),
  ];
  const found = holdings(lying, "red", new Set(["hill"]));
  expect(found.map((box) => [box.at, box.side, box.known.map(({ count }) => count), box.hidden])).toEqual([
    ["hand", "red", [2, 1], 0],
    ["pool", "red", [], 1],
    ["hand", "blue", [], 1],
    ["cup", "", [], 2],
  ]);
});

test("tracks that several have are compared in columns, others stand by themselves", () => {
  const track = (id: string, side = "", value = 1) => ({ id, side, value });
  const tracks = [track("turn"), track("points", "red"), track("points", "blue"), track("mood", "red"), track("snow")];
  const found = standing(tracks, ["snow", "rain"]);
  expect(found.columns).toEqual(["points"]);
  expect(found.single.map(({ id }) => id)).toEqual(["turn", "mood"]);
  expect(found.states.map(({ id }) => id)).toEqual(["snow"]);
});

test("modifiers stand by what they change; those of a die or column are added up", () => {
  const figure = (name: string, to: string, value: number) => ({ name, to, value, rule: "" });
  const found = modifiersOf([
    figure("a", "die", 1),
    figure("b", "defence", 2),
    figure("c", "die", -2),
    figure("d", "attack", -3),
    figure("e", "morale", 1),
    figure("f", "defence", 2),
    figure("g", "column", 1),
  ]);
  expect(found.map(({ to, figures, total }) => [to, figures.map(({ name }) => name).join(""), total])).toEqual([
    ["attack", "d", null],
    ["defence", "bf", null],
    ["column", "g", null],
    ["die", "ac", -1],
    ["morale", "e", null],
  ]);
});

test("who is decided on is one unit, or several that go together", () => {
  expect(subjectsOf(null)).toEqual([]);
  expect(subjectsOf(decision)).toEqual([]);
  expect(subjectsOf({ ...decision, facts: { unit: "a", units: ["b"] } })).toEqual(["a"]);
  expect(subjectsOf({ ...decision, facts: { units: ["b", "c"] } })).toEqual(["b", "c"]);
});

test("a piece has a picture by its name, with or without what sort of piece it is", () => {
  const sprite = ["aid-guns-2", "aid-old-guns-2", "aid-boat", "plane-boat", "back-red"]
    .map((id) => `<symbol id="chip-token-${id}" viewBox="0 0 1 1"/>`)
    .join("");
  const tokens = new Tokens(sprite);
  const found = ["aid-boat", "guns-2", "old-guns-2", "red", "boat", "", "tank"].map((name) => tokens.of(name));
  expect(found).toEqual([
    "chip-token-aid-boat",
    "chip-token-aid-guns-2",
    "chip-token-aid-old-guns-2",
    "chip-token-back-red",
    null,
    null,
    null,
  ]);
});

test("a file says which game it is of, and what it is", async () => {
  const save = await readGameFile(new File(['{"format": 1, "game": "g"}'], "a.json"));
  expect([save.is, save.game]).toEqual(["save", "g"]);
  const position = await readGameFile(new File(['# mine\ngame = "h"\n'], "b.toml"));
  expect([position.is, position.game]).toEqual(["position", "h"]);
  expect((await readGameFile(new File(["nonsense"], "c.txt"))).game).toBe("");
});
