import { expect, test } from "vitest";
import { columnOf, Deck, sorted, spans } from "../src/table/cards";
import { holdings } from "../src/table/holdings";
import { buttons } from "../src/table/offers";
import type { Card, DecisionView, NoteView, Piece } from "../src/wire";

const card = (id: string, side: string, deck: string, row: string[] = []): Card => ({
  id: `card-${id}`,
  side,
  deck,
  number: 1,
  years: [],
  moment: "",
  figures: {},
  goals: [],
  row,
  first: -1,
  marks: [],
});
const deck = new Deck([card("r1", "red", "event", ["A", "B", "C"]), card("r2", "red", "plan"), card("b1", "blue", "event")]);
const piece = (id: string, at: string, side: string, ...marks: string[]): Piece => ({ id, at, side, marks, unit: "" });

test("a card is known by its name as a piece and by its bare name", () => {
  expect(deck.of("card-r1")).toBe(deck.of("r1"));
  expect(deck.of("r9")).toBeUndefined();
  expect(deck.of(3)).toBeUndefined();
});

test("each deck of each side has a colour, and a back shows it", () => {
  expect([deck.colour("red", "event"), deck.colour("red", "plan"), deck.colour("blue", "event")]).toEqual([0, 1, 2]);
  expect(deck.back(piece("", "hand", "blue", "event"))).toBe(2);
  expect(deck.has(piece("", "hand", "blue"))).toBe(false);
});

test("a track that counts a draw pile is told by its name", () => {
  const track = (id: string) => ({ id, side: "red", value: 1 });
  expect([track("plan-pile"), track("rubble-pile"), track("plan")].map((each) => deck.isPile(each))).toEqual([true, false, false]);
  expect(deck.deckOf("plan-pile")).toBe("plan");
});

const decision: DecisionView = {
  side: "red",
  prompt: "spend",
  rule: "",
  facts: { card: "r2", space: "hill" },
  verbs: {
    play: { takes: "choice", targets: ["r1"] },
    drop: { takes: "choice", targets: ["r1", "points"] },
    done: { takes: "nothing", targets: [] },
  },
  preview: null,
  hints: {},
  ends: "done",
};

test("what may be done with a card is offered on it, and has no button", () => {
  const offers = deck.offers(decision);
  expect([...offers].map(([id, choices]) => [id, choices.map(({ verb }) => verb)])).toEqual([["card-r1", ["play", "drop"]]]);
  expect(deck.offers(null).size).toBe(0);
  const left = buttons(decision, (choice) => deck.chosen(choice) !== undefined);
  expect(left.map(({ verb, target }) => [verb, target])).toEqual([
    ["done", null],
    ["drop", "points"],
  ]);
  expect(deck.spoken(decision).map(({ id }) => id)).toEqual(["card-r2"]);
});

const note = (kind: string, facts: NoteView["facts"] = {}): NoteView => ({ after: 0, kind, rule: "", facts });

test("the card that decided the last fight lies open until the next begins", () => {
  const headings = { phase: 1 };
  const battle = note("battle", { attack: 5, defence: 3, card: "r1", other_card: "", result: "C" });
  const assault = note("assault", { attack: 5, defence: 3, card: "r1", other_card: "b1", result: "=" });
  expect(deck.turned([battle, note("lost")], headings)).toMatchObject({ odds: 2, result: "C", attack: 5, defence: 3 });
  expect(deck.turned([assault], headings)).toMatchObject({ odds: null, cards: [{ id: "card-r1" }, { id: "card-b1" }] });
  expect(deck.turned([battle, note("phase")], headings)).toBeNull();
  expect(deck.turned([battle, note("attack", { defenders: ["x"] })], headings)).toBeNull();
  expect(deck.turned([note("battle", { ...battle.facts, card: "" })], headings)).toBeNull();
  expect(deck.turned([], headings)).toBeNull();
});

test("odds beyond the ends of a row are read at its ends", () => {
  const row = deck.of("r1")!;
  expect([-3, -1, 0, 1, 4, null].map((odds) => columnOf(row, odds))).toEqual([0, 0, 1, 2, 2, -1]);
  expect(columnOf(deck.of("r2")!, 0)).toBe(-1);
});

test("years that follow each other are written as a span", () => {
  expect([[], [1941], [1941, 1942, 1943], [1941, 1943, 1944]].map(spans)).toEqual(["", "1941", "1941–43", "1941, 1943–44"]);
});

test("the reader's hand stands apart, then other cards, then what is no card", () => {
  const pieces = [
    piece("card-r1", "hand", "red"),
    piece("", "hand", "blue", "event"),
    piece("card-r2", "discard", "red"),
    piece("coin", "purse", "red"),
  ];
  const { hand, cards, others } = sorted(holdings(pieces, "red", new Set()), deck, "red");
  expect(hand && deck.in(hand).map(({ id }) => id)).toEqual(["card-r1"]);
  expect(cards.map(({ at, side }) => `${at} ${side}`)).toEqual(["discard red", "hand blue"]);
  expect(others.map(({ at }) => at)).toEqual(["purse"]);
  expect(sorted(holdings(pieces, "", new Set()), deck, "").hand).toBeUndefined();
});
