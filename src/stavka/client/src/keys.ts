/** What a key means at the table. */

export type Command =
  | { do: "button"; number: number }
  | { do: "step"; by: number }
  | { do: "zoom"; factor: number }
  | { do: "pan"; dx: number; dy: number }
  | { do: "overlay"; name: string }
  | { do: "end" | "undo" | "choices" | "search" | "help" | "now" | "play" | "whole" | "close" };

/** What is looked at of a keyboard event. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the focus is on a thing that has its own use for most keys: a field, a slider, a dialog. */
  taken: boolean;
  /** Whether the focus is on nothing, so that arrows are free. */
  idle: boolean;
}

const LETTERS: Readonly<Record<string, Command>> = {
  e: { do: "end" },
  u: { do: "undo" },
  l: { do: "choices" },
  n: { do: "now" },
  p: { do: "play" },
  "/": { do: "search" },
  "?": { do: "help" },
  "[": { do: "step", by: -1 },
  "]": { do: "step", by: 1 },
  "+": { do: "zoom", factor: 1.25 },
  "=": { do: "zoom", factor: 1.25 },
  "-": { do: "zoom", factor: 0.8 },
  "0": { do: "whole" },
};

const PAN = 90;
const FREE: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: "pan", dx: PAN, dy: 0 },
  ArrowRight: { do: "pan", dx: -PAN, dy: 0 },
  ArrowUp: { do: "pan", dx: 0, dy: PAN },
  ArrowDown: { do: "pan", dx: 0, dy: -PAN },
};

/** The command of a key; `overlays` are the letters of overlays with their names. */
export function commandOf(press: Press, overlays: ReadonlyMap<string, string>): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.taken) return null;
  if (press.key === "Escape") return { do: "close" };
  if (/^[1-9]$/.test(press.key)) return { do: "button", number: Number(press.key) };
  if (press.idle && FREE[press.key]) return FREE[press.key] ?? null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const overlay = overlays.get(key);
  return LETTERS[key] ?? (overlay === undefined ? null : { do: "overlay", name: overlay });
}

/** A letter for each overlay: the first of its word that is still free. */
export function overlayKeys(overlays: readonly { name: string; word: string }[]): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { name, word } of overlays) {
    const plain = word.normalize("NFD").toLowerCase();
    const letter = [...plain].find((each) => /[a-z]/.test(each) && !LETTERS[each] && !keys.has(each));
    if (letter) keys.set(letter, name);
  }
  return keys;
}
