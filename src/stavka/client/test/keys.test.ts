import { expect, test } from "vitest";
import { commandOf, overlayKeys, type Press } from "../src/keys";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  taken: false,
  idle: true,
  ...more,
});
const none = new Map<string, string>();

test("one key ends, one undoes, digits press buttons", () => {
  expect(commandOf(press("e"), none)).toEqual({ do: "end" });
  expect(commandOf(press("E"), none)).toEqual({ do: "end" });
  expect(commandOf(press("u"), none)).toEqual({ do: "undo" });
  expect(commandOf(press("3"), none)).toEqual({ do: "button", number: 3 });
  expect(commandOf(press("]"), none)).toEqual({ do: "step", by: 1 });
});

test("keys with Ctrl, Alt or Meta are the browser's; those in a field are the field's", () => {
  expect(commandOf(press("u", { ctrlKey: true }), none)).toBeNull();
  expect(commandOf(press("l", { metaKey: true }), none)).toBeNull();
  expect(commandOf(press("1", { altKey: true }), none)).toBeNull();
  expect(commandOf(press("e", { taken: true }), none)).toBeNull();
});

test("arrows are the page's only while nothing has the focus", () => {
  expect(commandOf(press("ArrowLeft", { idle: false }), none)).toBeNull();
});

test("overlays take the first letter of their word that is free", () => {
  const keys = overlayKeys([
    { name: "supply", word: "Supply" },
    { name: "state", word: "State" },
    { name: "reach", word: "Élan" },
  ]);
  expect([...keys]).toEqual([
    ["s", "supply"],
    ["t", "state"],
    ["a", "reach"],
  ]);
  expect(commandOf(press("S"), keys)).toEqual({ do: "overlay", name: "supply" });
});
