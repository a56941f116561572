import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, messageId, Words } from "../src/words/words";
import type { GameDescription } from "../src/wire";

const own = (lang: string): string => readFileSync(new URL(`../src/text/${lang}.ftl`, import.meta.url), "utf-8");
const ids = (lang: string): string[] =>
  [...own(lang).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => String(found[1]));

const TEXT = `
list-and = { $first } and { $last }
note-moved = { $unit } moves: { $space }.
note-lost = { $unitsCount ->
        [one] { $units } is lost.
       *[other] { $units } are lost ({ $unitsCount }).
    }
note-drawn = { $side } draws { token }.
token = { $token ->
        [1] the first
       *[none] a secret one
    }
ask-march = March with { $unit }.
    .to = March to
verb-to = To
mark-level = level { $count }
mark-used = used
side-red = Red
result-none = nothing
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1) }
`;

const game = {
  units: [
    { id: "a-1", name: { en: "1st Army" }, label: { en: "1" } },
    { id: "a-2", name: { en: "2nd Army" }, label: {} },
  ],
  places: [{ id: "kiev", name: { en: "Kiev" } }],
  facts: { unit: "unit", units: "units", space: "space", side: "side" },
} as unknown as GameDescription;

const words = new Words("en", [TEXT], game);
const note = (kind: string, facts: Record<string, unknown>): string => words.note({ after: 0, kind, rule: "", facts });

test("ids have dashes, whatever the engine writes", () => {
  expect(messageId("ask", "move.where")).toBe("ask-move-where");
  expect(messageId("verb", "bring_back")).toBe("verb-bring-back");
});

test("units, spaces and sides come by their names", () => {
  expect(note("moved", { unit: "a-1", space: "kiev" })).toBe("1st Army moves: Kiev.");
});

test("lists are joined and counted", () => {
  expect(note("lost", { units: ["a-1"] })).toBe("1st Army is lost.");
  expect(note("lost", { units: ["a-1", "a-2"] })).toBe("1st Army and 2nd Army are lost (2).");
});

test("what the reader may not know is none, also inside another message", () => {
  expect(note("drawn", { side: "red", token: 1 })).toBe("Red draws the first.");
  expect(note("drawn", { side: "red" })).toBe("Red draws a secret one.");
});

test("a prompt may have its own words for a verb", () => {
  expect(words.verb("to", "march")).toBe("March to");
  expect(words.verb("to", "other")).toBe("To");
});

test("marks count, in their words or after them", () => {
  expect(words.mark("level", 3)).toBe("level 3");
  expect(words.mark("used", 1)).toBe("used");
  expect(words.mark("used", 2)).toBe("used 2");
  expect(words.mark("unwritten", 2)).toBe("unwritten 2");
});

test("numbers can be shares", () => {
  expect(words.say("share", { share: 1 / 3 })).toBe("33.3%");
});

test("a message that is not written is told by its id", () => {
  expect(words.say("no-such", { number: 1 })).toBe("no-such (number 1)");
  expect(words.result("-")).toBe("nothing");
  expect(words.result("X")).toBe("");
});

describe("the page's own words", () => {
  test("are the same messages in every language, with a prefix of their own", () => {
    expect(ids("en")).toEqual(ids("fr"));
    expect(ids("en").every((id) => id.startsWith("page-"))).toBe(true);
    expect(new Set(ids("en")).size).toBe(ids("en").length);
  });

  test.each(LANGUAGES)("can all be read in %s", (lang) => {
    const read = new Words(lang, [own(lang)]);
    for (const id of ids(lang)) expect(read.say(id), id).not.toBe(id);
  });

  test("in French have a no-break space before : ; ? !", () => {
    const loose = own("fr")
      .split("\n")
      .filter((line) => !line.startsWith("#") && / [:;?!]/.test(line));
    expect(loose).toEqual([]);
  });
});
