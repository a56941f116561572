/** The spaces of the board: where they are, what a click may do with them, and what is written in their corners. */
import type { Point } from "../model";
import type { Hint, Place } from "../wire";
import type { Box } from "./camera";
import { make, set } from "./svg";

export interface SpaceLook {
  readonly offered: boolean;
  /** The decision speaks of it. */
  readonly spoken: boolean;
}

export class Ground {
  private readonly paths = new Map<string, SVGPathElement>();
  private readonly corners = new Map<string, Point>();
  /** The spaces that are marked now: of thousands, only these and those before them are ever touched. */
  private marked = new Set<string>();

  constructor(
    board: ParentNode,
    private readonly places: ReadonlyMap<string, Place>,
    private readonly counter: number,
  ) {
    for (const path of board.querySelectorAll<SVGPathElement>("path[data-space]")) {
      const id = path.dataset.space;
      if (id !== undefined) this.paths.set(id, path);
    }
  }

  element(space: string): SVGPathElement | null {
    return this.paths.get(space) ?? null;
  }

  /** Where the counters of a space stand. */
  place(space: string): Point | null {
    const place = this.places.get(space);
    if (place) return { x: place.x, y: place.y };
    const box = this.box(space);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  box(space: string): Box | null {
    return this.paths.get(space)?.getBBox() ?? null;
  }

  /** Mark these spaces and no others. */
  update(looks: ReadonlyMap<string, SpaceLook>, label: (space: string) => string): void {
    const before = this.marked;
    this.marked = new Set(looks.keys());
    for (const id of [...before].filter((each) => !looks.has(each)).concat([...looks.keys()])) {
      const path = this.paths.get(id);
      const look = looks.get(id);
      path?.classList.toggle("offered", look?.offered ?? false);
      path?.classList.toggle("spoken", look?.spoken ?? false);
      this.name(id, label(id), look?.offered ?? false);
    }
  }

  /** Make a space one that the focus can be on, and say what it is. */
  name(space: string, label: string, offered: boolean): void {
    const path = this.paths.get(space);
    if (!path) return;
    set(path, "role", "button");
    if (!path.hasAttribute("tabindex")) set(path, "tabindex", "-1");
    set(path, "aria-label", label);
    set(path, "aria-disabled", offered ? null : "true");
  }

  /** A place for a few letters in a space, beside its counters: up and to the right or left, where names are not. */
  corner(space: string, side: 1 | -1): Point | null {
    const key = `${space} ${side}`;
    const known = this.corners.get(key);
    if (known) return known;
    const path = this.paths.get(space);
    const middle = this.place(space);
    if (!path || !middle) return null;
    const at = (part: number): Point => ({
      x: middle.x + side * this.counter * 0.8 * part,
      y: middle.y - this.counter * 0.6 * part,
    });
    // As far from the counters as the letters have room around them.
    const room = this.counter * 0.3;
    const fits = ({ x, y }: Point): boolean =>
      path.isPointInFill({ x: x + side * room, y }) && path.isPointInFill({ x, y: y - room });
    const corner = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9].map(at).find(fits) ?? at(0.8);
    this.corners.set(key, corner);
    return corner;
  }
}

/** Write what it costs to get to each space that is offered. */
export function drawCosts(group: SVGGElement, ground: Ground, costs: ReadonlyMap<string, Hint>, size: number): void {
  group.replaceChildren();
  for (const [space, hint] of costs) {
    const at = hint.cost ? ground.corner(space, 1) : null;
    if (at === null) continue;
    group.append(label("cost", at, hint.cost, size));
  }
}

/** A few letters on a rounded ground. */
export function label(kind: string, at: Point, text: string, size: number): SVGGElement {
  const height = size * 1.3;
  const width = Math.max(height, text.length * size * 0.56 + size * 0.7);
  return make("g", { class: `label ${kind}`, transform: `translate(${at.x} ${at.y})` }, [
    make("rect", { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }),
    make("text", { "font-size": size }, [document.createTextNode(text)]),
  ]);
}

/** A line through places with rounded joints; it may leave out a little at its start and end. */
export function roundedLine(points: readonly Point[], radius: number, less = { start: 0, end: 0 }): string {
  const [first, ...rest] = points;
  const second = rest[0];
  if (first === undefined || second === undefined) return "";
  const begin = towards(first, second, less.start);
  let path = `M${begin.x} ${begin.y}`;
  rest.forEach((point, index) => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (after === undefined) {
      const end = towards(point, before, less.end);
      path += `L${end.x} ${end.y}`;
    } else {
      const start = towards(point, before, radius);
      const end = towards(point, after, radius);
      path += `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    }
  });
  return path;
}

/** The place at a distance from one point on the way to another, at most half way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(0.5, distance / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Draw the way of a move as a line with a head; none for fewer than two places. */
export function drawWay(group: SVGGElement, points: readonly Point[], size: number): void {
  if (group.firstChild) group.replaceChildren();
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (last === undefined || before === undefined) return;
  const line = roundedLine(points, size * 2, { start: size * 5, end: size * 1.6 });
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const head = `M0 0L${-size * 2.4} ${-size * 1.5}L${-size * 1.7} 0L${-size * 2.4} ${size * 1.5}Z`;
  for (const kind of ["casing", "core"]) {
    group.append(
      make("g", { class: kind }, [
        make("path", { class: "line", d: line }),
        make("path", { class: "head", d: head, transform: `translate(${last.x} ${last.y}) rotate(${angle})` }),
      ]),
    );
  }
}
