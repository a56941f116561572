/**
 * Motion of what lies on the sheet.
 *
 * Were its transform or opacity animated, Chromium would take what moves, and all that lies over it, into layers of their own, and
 * draw the whole map anew for that, before and after: half a second on the largest. So plain figures are animated from
 * which its style is made (board.css), and only what moves is drawn.
 */
import type { Point } from "../model";

/** A place on the way, seen from its end, and how far along it is. */
export interface Stop extends Point {
  readonly offset?: number;
}

/** Let an element glide to where it is placed, from stop to stop. */
export function glide(element: SVGElement, stops: readonly Stop[], timing: KeyframeAnimationOptions): Animation {
  const frames = stops.map(({ x, y, offset }) => ({ "--glide-x": `${x}px`, "--glide-y": `${y}px`, offset }));
  return element.animate(frames, timing);
}

/** How far from its place an element is now that glides. */
export function onTheWay(element: SVGElement): Point {
  const style = getComputedStyle(element);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { x: read("--glide-x"), y: read("--glide-y") };
}

/** Let an element appear or go. */
export function fade(element: SVGElement, from: number, to: number, timing: KeyframeAnimationOptions): Animation {
  element.style.opacity = "var(--fade)";
  const fading = element.animate([{ "--fade": from }, { "--fade": to }], timing);
  if (to > 0) fading.onfinish = () => element.style.removeProperty("opacity");
  return fading;
}

/** Turn an element about its upright middle line, to its edge or back. */
export function turn(element: SVGElement, from: number, to: number, timing: KeyframeAnimationOptions): Animation {
  element.style.scale = "var(--turn) 1";
  const turning = element.animate([{ "--turn": from }, { "--turn": to }], timing);
  turning.onfinish = () => element.style.removeProperty("scale");
  return turning;
}
