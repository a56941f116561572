/** The log as a book: notes under the headings that the game names, a turn, what is inside it, and so on. */
import type { NoteView } from "../wire";

export interface Section {
  /** What opens it; null for what was written before the first heading. */
  heading: NoteView | null;
  depth: number;
  /** Its place in the log, the same as long as nothing is taken back. */
  start: number;
  entries: Entry[];
}

export type Entry = { is: "note"; note: NoteView; at: number } | { is: "section"; section: Section };

export function logbook(notes: readonly NoteView[], headings: Readonly<Record<string, number>>): Section {
  const book: Section = { heading: null, depth: 0, start: -1, entries: [] };
  const open = [book];
  notes.forEach((note, at) => {
    const depth = headings[note.kind];
    if (depth === undefined) {
      open.at(-1)?.entries.push({ is: "note", note, at });
      return;
    }
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const section: Section = { heading: note, depth, start: at, entries: [] };
    open.at(-1)?.entries.push({ is: "section", section });
    open.push(section);
  });
  return book;
}

/** Where a reader is in the log: the last note that had been written at a moment, now if none is given. */
export function placeAt(notes: readonly NoteView[], moment: number | null): number {
  return moment === null ? notes.length - 1 : notes.findLastIndex((note) => note.after <= moment);
}

/** The sections that a note stands in, by where they start: those that its reader wants open. */
export function sectionsAround(book: Section, place: number): Set<number> {
  const found = new Set<number>();
  let around: Section | undefined = book;
  while (around) {
    found.add(around.start);
    const inside: Section[] = around.entries.flatMap((entry) => (entry.is === "section" ? [entry.section] : []));
    around = inside.findLast((section) => section.start <= place);
  }
  return found;
}

/** The dice that a note tells of. */
export function diceOf(note: NoteView): number[] {
  const { die, dice } = note.facts;
  const all = [die, ...(Array.isArray(dice) ? (dice as unknown[]) : [])];
  return all.filter((each): each is number => typeof each === "number" && each >= 1 && each <= 6);
}
