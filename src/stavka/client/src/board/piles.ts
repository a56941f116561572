/** Piles of counters: how they lie closed, how they open into a row, and when they do. */
import type { Spot } from "../wire";
import type { Box } from "./camera";

/** Where a counter is drawn. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shown: boolean;
}

export interface Row {
  readonly places: ReadonlyMap<string, Placement>;
  /** The ground on which the row lies. */
  readonly panel: Box;
}

/** An open row shows its counters at least this wide, in pixels, at any zoom. */
const READABLE = 46;
const MOST_IN_LINE = 6;
const GAP = 0.22;

/** The counters of each pile, the lowest first. */
export function pilesOf(spots: Iterable<Spot>): Map<string, Spot[]> {
  const piles = new Map<string, Spot[]>();
  for (const spot of spots) {
    const pile = piles.get(spot.pile);
    if (pile) pile.push(spot);
    else piles.set(spot.pile, [spot]);
  }
  for (const pile of piles.values()) pile.sort((a, b) => a.order - b.order);
  return piles;
}

/** The pile with the counters that matter on top, whatever their place in it: `rank` says how much each does. */
export function raised(pile: readonly Spot[], rank: (unit: string) => number): readonly Spot[] {
  return [...pile].sort((a, b) => rank(a.unit) - rank(b.unit) || a.order - b.order);
}

/** A closed pile: its counters take the places that are drawn, the top ones first. */
export function closed(pile: readonly Spot[]): Map<string, Placement> {
  const slots = pile
    .filter((spot) => spot.shown)
    .sort((a, b) => a.order - b.order);
  const hidden = pile.length - slots.length;
  const places = new Map<string, Placement>();
  pile.forEach((spot, index) => {
    const slot = slots[Math.max(0, index - hidden)] ?? spot;
    places.set(spot.unit, { x: slot.x, y: slot.y, scale: 1, shown: index >= hidden });
  });
  return places;
}

/** An open pile: a row about the place of the pile, the top counter first, all of it in sight. */
export function opened(pile: readonly Spot[], counter: number, zoom: number, sight: Box): Row {
  const scale = Math.max(1, READABLE / (counter * zoom));
  const side = counter * scale;
  const gap = side * GAP;
  const room = Math.max(1, Math.floor((sight.width - gap) / (side + gap)));
  const columns = Math.min(pile.length, MOST_IN_LINE, room);
  const lines = Math.ceil(pile.length / columns);
  const width = columns * side + (columns + 1) * gap;
  const height = lines * side + (lines + 1) * gap;
  const base = pile[0];
  if (base === undefined) throw new Error("a pile has at least one counter");
  const x = within(base.x - width / 2, width, sight.x, sight.width);
  const y = within(base.y - height / 2, height, sight.y, sight.height);
  const places = new Map<string, Placement>();
  [...pile].reverse().forEach((spot, index) => {
    const column = index % columns;
    const line = Math.floor(index / columns);
    places.set(spot.unit, {
      x: x + gap + side / 2 + column * (side + gap),
      y: y + gap + side / 2 + line * (side + gap),
      scale,
      shown: true,
    });
  });
  return { places, panel: { x, y, width, height } };
}

function within(start: number, length: number, from: number, room: number): number {
  if (length >= room) return from + (room - length) / 2;
  return Math.min(from + room - length, Math.max(from, start));
}

/** What a click on a counter of a pile is meant for. */
export type Meant = { open: true } | { open: false; unit: string };

/** A closed pile opens if several of its counters could be meant; if just one could, it is that one. */
export function meant(
  pile: readonly Spot[],
  clicked: string,
  isOpen: boolean,
  offered: (unit: string) => boolean,
): Meant {
  if (isOpen || pile.length < 2) return { open: false, unit: clicked };
  const able = pile.filter((spot) => offered(spot.unit));
  const [only] = able;
  if (only === undefined) return { open: false, unit: clicked };
  return able.length === 1 ? { open: false, unit: only.unit } : { open: true };
}

/** How long the pointer rests on a pile before it opens: longer where the click is rather for the space under it. */
export const OPEN_MS = { usual: 350, patient: 1100 };
const CLOSE_MS = 200;

export type Means = "pointer" | "focus";

/** Which pile is open. It stays open while the pointer or the keyboard's focus is inside. */
export class Opener {
  open: string | null = null;
  private pointed: string | null = null;
  private focused: string | null = null;
  private waiting: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: (pile: string | null) => void) {}

  /** The pointer is over a counter or the row of this pile, or over none. */
  point(pile: string | null, delay: number): void {
    if (pile === this.pointed) return;
    this.pointed = pile;
    this.stopWaiting();
    if (pile !== null && pile !== this.open) this.wait(pile, delay, () => this.set(pile));
    else if (pile === null) this.leaveSoon();
  }

  /** The keyboard's focus is on a counter of this pile, or elsewhere. */
  focus(pile: string | null): void {
    this.focused = pile;
    if (pile !== this.open) this.leaveSoon();
  }

  /** Open it at once; what it was opened by is inside. */
  show(pile: string, by: Means): void {
    this.stopWaiting();
    if (by === "pointer") this.pointed = pile;
    else this.focused = pile;
    this.set(pile);
  }

  /** Close it, and do not open it again before the pointer has left and come back. */
  close(): void {
    this.stopWaiting();
    this.set(null);
  }

  /** The map has changed under the pointer: close it, and see anew where the pointer is. */
  forget(): void {
    this.pointed = null;
    this.close();
  }

  private leaveSoon(): void {
    if (this.open === null || this.pointed === this.open || this.focused === this.open) return;
    if (this.waiting === null) this.wait("", CLOSE_MS, () => this.set(null));
  }

  private wait(pile: string, ms: number, then: () => void): void {
    this.waiting = pile;
    this.timer = setTimeout(() => {
      this.waiting = null;
      then();
    }, ms);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }

  private set(pile: string | null): void {
    if (pile === this.open) return;
    this.open = pile;
    this.changed(pile);
  }

  destroy(): void {
    this.stopWaiting();
  }
}
