/** Getting about the map by keyboard: the neighbour in a direction, and the order in which Tab goes. */
import type { Kind, Point } from "../model";

export type Arrow = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";

const HEADINGS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in HEADINGS;
}

export function heading(arrow: Arrow): Point {
  return HEADINGS[arrow];
}

interface Located extends Point {
  readonly id: string;
}

/** Where one gets from a place by an arrow key: a neighbour within the quarter that the arrow points to, or null. */
export function towards(from: Point, neighbours: readonly Located[], arrow: Arrow): string | null {
  const ahead = HEADINGS[arrow];
  let best: string | null = null;
  let least = Infinity;
  for (const place of neighbours) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const forward = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    // A little more than a quarter, so that with six neighbours each can be reached by some arrow.
    if (forward <= 0 || aside > forward * 1.8) continue;
    const cost = Math.hypot(dx, dy) * (1 + aside / forward);
    if (cost < least) {
      least = cost;
      best = place.id;
    }
  }
  return best;
}

/** The neighbours of each place, told from the lists in which each names those that come later than itself. */
export function neighboursOf<T extends { readonly id: string; readonly later: readonly number[] }>(
  places: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map(places.map((place): [string, T[]] => [place.id, []]));
  places.forEach((place, index) => {
    for (const further of place.later) {
      const other = places[index + further];
      if (other === undefined) continue;
      found.get(place.id)?.push(other);
      found.get(other.id)?.push(place);
    }
  });
  return found;
}

export interface Thing {
  readonly kind: Kind;
  readonly id: string;
}

/** Things as one reads a page: line by line, left to right; things of one place stay together, the top one first. */
export function readingOrder<T extends Thing & Point>(things: readonly T[], line: number): T[] {
  return things
    .map((thing, index) => ({ thing, index, row: Math.round(thing.y / line) }))
    .sort((a, b) => a.row - b.row || a.thing.x - b.thing.x || a.index - b.index)
    .map((each) => each.thing);
}

/** The thing after (or before) the present one; the first (or last) if there is none; null at the end. */
export function next<T extends Thing>(things: readonly T[], present: Thing | null, back: boolean): T | null {
  const index = things.findIndex((each) => each.kind === present?.kind && each.id === present.id);
  if (index < 0) return (back ? things[things.length - 1] : things[0]) ?? null;
  return things[index + (back ? -1 : 1)] ?? null;
}
