/** The mathematics of looking at a map: pure functions, lengths of the map in chart units, of the window in pixels. */
import type { Point } from "../model";

/** A view of the map: a place of the chart is drawn at `place * k + (x, y)`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** How much is written on the map: `far` only the great names, `near` everything. */
export type Level = "far" | "mid" | "near";

/** The widths of a counter, in pixels, from which its factors and then everything on it can be read. */
const READABLE = { mid: 30, near: 52 };
/** A counter is never drawn wider than this. */
const LARGEST_COUNTER = 150;
/** How much of the smaller of map and window may be left empty at a side. */
const SLACK = 0.35;

export function toMap(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k };
}

export function toWindow(view: View, place: Point): Point {
  return { x: place.x * view.k + view.x, y: place.y * view.k + view.y };
}

/** The view that shows a box of the map in the middle of a frame, as large as it goes but never beyond `most`. */
export function fit(box: Box, frame: Box, padding = 0, most = Infinity): View {
  const wide = Math.max(1, frame.width - 2 * padding) / Math.max(1, box.width);
  const high = Math.max(1, frame.height - 2 * padding) / Math.max(1, box.height);
  const k = Math.min(wide, high, most);
  return {
    x: frame.x + frame.width / 2 - (box.x + box.width / 2) * k,
    y: frame.y + frame.height / 2 - (box.y + box.height / 2) * k,
    k,
  };
}

/** The smallest and largest scale: from a little less than the whole map to a few counters. */
export function scales(map: Size, window: Size, counter: number): { least: number; most: number } {
  const whole = fit({ x: 0, y: 0, ...map }, { x: 0, y: 0, ...window }).k;
  return { least: whole * 0.8, most: Math.max(whole, LARGEST_COUNTER / counter) };
}

/** The nearest view that does not lose the map: its scale is bounded, and it stays in the window. */
export function bound(view: View, map: Size, window: Size, counter: number): View {
  const { least, most } = scales(map, window, counter);
  const k = Math.min(most, Math.max(least, view.k));
  // A scale that had to be changed is changed about the middle of the window.
  const held = k === view.k ? view : zoomAt(view, { x: window.width / 2, y: window.height / 2 }, k / view.k);
  return {
    x: boundAxis(held.x, map.width * k, window.width),
    y: boundAxis(held.y, map.height * k, window.height),
    k,
  };
}

function boundAxis(start: number, length: number, window: number): number {
  const slack = Math.min(length, window) * SLACK;
  const low = Math.min(0, window - length) - slack;
  const high = Math.max(0, window - length) + slack;
  return Math.min(high, Math.max(low, start));
}

/** The view with another scale and the place under `at` still under it. */
export function zoomAt(view: View, at: Point, factor: number): View {
  return {
    x: at.x - (at.x - view.x) * factor,
    y: at.y - (at.y - view.y) * factor,
    k: view.k * factor,
  };
}

export function panned(view: View, dx: number, dy: number): View {
  return { x: view.x + dx, y: view.y + dy, k: view.k };
}

/** The view that has a box in the frame with the least movement; zooms out only if the box is too large. */
export function bringIn(view: View, box: Box, frame: Box, padding: number): View {
  if (box.width * view.k > frame.width - 2 * padding || box.height * view.k > frame.height - 2 * padding) {
    return fit(box, frame, padding, view.k);
  }
  const dx = shift(box.x * view.k + view.x, box.width * view.k, frame.x + padding, frame.width - 2 * padding);
  const dy = shift(box.y * view.k + view.y, box.height * view.k, frame.y + padding, frame.height - 2 * padding);
  return panned(view, dx, dy);
}

function shift(start: number, length: number, from: number, room: number): number {
  return Math.max(0, from - start) + Math.min(0, from + room - start - length);
}

/** The smallest box around places of the map, with some room around each. */
export function around(places: readonly Point[], room: number): Box | null {
  if (places.length === 0) return null;
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** A view between two others. The scale grows evenly to the eye and the place in the middle goes straight. */
export function between(from: View, to: View, part: number, window: Size): View {
  const middle = { x: window.width / 2, y: window.height / 2 };
  const a = toMap(from, middle);
  const b = toMap(to, middle);
  const k = from.k * Math.pow(to.k / from.k, part);
  const along = Math.abs(to.k - from.k) < 1e-9 ? part : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  const place = { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
  return { x: middle.x - place.x * k, y: middle.y - place.y * k, k };
}

export function levelOf(view: View, counter: number): Level {
  const width = counter * view.k;
  return width < READABLE.mid ? "far" : width < READABLE.near ? "mid" : "near";
}

/** A view whose origin is on whole pixels of the screen, so that lines and letters are sharp. */
export function onPixels(view: View, ratio: number): View {
  return { x: Math.round(view.x * ratio) / ratio, y: Math.round(view.y * ratio) / ratio, k: view.k };
}
