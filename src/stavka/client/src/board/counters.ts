/** The counters on the map: one element for each unit, changed only where it differs from the last time. */
import type { Point } from "../model";
import { fade, glide, onTheWay, turn } from "./moving";
import type { Placement } from "./piles";
import { make, set, useSymbol } from "./svg";

/** All that is drawn of a counter. */
export interface Look extends Placement {
  readonly unit: string;
  readonly face: string;
  readonly badges: readonly string[];
  /** It can be chosen. */
  readonly offered: boolean;
  /** The decision speaks of it. */
  readonly subject: boolean;
  readonly label: string;
  /** How many counters the pile has, on the top one of a pile that does not show them all. */
  readonly count: number;
  /** Something that can be chosen is hidden in the pile. */
  readonly hiding: boolean;
}

export interface Motion {
  readonly still: boolean;
  /** The places that a unit goes through on its way to where it is now. */
  way(unit: string): readonly Point[];
}

const STEP_MS = 120;
const LONGEST_MS = 280;
const FLIP_MS = 240;
const FADE_MS = 200;
/** Faces are drawn in units of which a counter has this many. */
const FACE = 64;

interface Held {
  readonly element: SVGGElement;
  readonly turn: SVGGElement;
  readonly badges: SVGGElement;
  readonly count: SVGGElement;
  look: Look;
  gliding: Animation | null;
  /** Where the hand let it go, if it was dragged. */
  from: Point | null;
}

export class Counters {
  private readonly held = new Map<string, Held>();
  private fresh = true;

  constructor(
    private readonly layer: SVGGElement,
    private readonly side: number,
  ) {}

  /** The element of a unit, or null if it is not on the map. */
  element(unit: string): SVGGElement | null {
    return this.held.get(unit)?.element ?? null;
  }

  /** Where a unit is drawn. */
  place(unit: string): Placement | null {
    return this.held.get(unit)?.look ?? null;
  }

  /** A unit was dragged and let go here: its next move begins here, or, after null, where it stands. */
  letGo(unit: string, at: Point | null): void {
    const held = this.held.get(unit);
    if (held) held.from = at;
  }

  /** Show these counters, the lowest first, and no others. */
  update(looks: readonly Look[], motion: Motion): void {
    const wanted = new Set(looks.map((look) => look.unit));
    for (const [unit, held] of this.held) if (!wanted.has(unit)) this.remove(unit, held, motion.still);
    for (const look of looks) {
      const held = this.held.get(look.unit);
      if (held) this.change(held, look, motion);
      else this.add(look, motion.still);
    }
    this.arrange(looks);
    this.fresh = false;
  }

  private add(look: Look, still: boolean): void {
    const half = this.side / 2;
    const turn = make("g", { class: "turn" });
    const badges = make("g", { class: "badges" });
    const count = make("g", { class: "count", "aria-hidden": "true" });
    const body = make("g", { class: "body" }, [
      make("rect", { class: "halo", x: -half, y: -half, width: this.side, height: this.side, rx: this.side * 0.1 }),
      turn,
      make("rect", { class: "touch", ...this.frame(0) }),
      make("rect", { class: "ring", ...this.frame(0.04) }),
      make("path", { class: "brackets", d: brackets(half * 1.26, half * 0.5) }),
      badges,
      count,
      make("rect", { class: "focus", ...this.frame(0.13) }),
    ]);
    const element = make("g", { "data-unit": look.unit, role: "button", tabindex: -1 }, [body]);
    const held: Held = { element, turn, badges, count, look, gliding: null, from: null };
    this.held.set(look.unit, held);
    this.turnUp(held, look.face);
    this.dress(held, null, look);
    element.style.transform = transformOf(look);
    if (!this.fresh && !still) fade(element, 0, 1, { duration: FADE_MS });
  }

  private frame(beyond: number): Record<string, number> {
    const reach = this.side * (0.5 + beyond);
    return { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: this.side * (0.08 + beyond) };
  }

  private change(held: Held, look: Look, motion: Motion): void {
    const before = held.look;
    held.look = look;
    if (before.face !== look.face) this.flip(held, motion.still);
    this.dress(held, before, look);
    if (before.x === look.x && before.y === look.y && before.scale === look.scale) return;
    const way = held.from === null && before.scale === look.scale ? motion.way(look.unit) : [];
    this.glide(held, held.from ?? before, way, motion.still);
    held.from = null;
  }

  private dress({ element, badges, count }: Held, before: Look | null, look: Look): void {
    const classes = ["counter"];
    if (look.offered) classes.push("offered");
    if (look.subject) classes.push("subject");
    if (look.hiding) classes.push("hiding");
    if (!look.shown) classes.push("under");
    if (look.scale > 1) classes.push("large");
    if (element.classList.contains("away")) classes.push("away");
    set(element, "class", classes.join(" "));
    set(element, "aria-label", look.label);
    set(element, "aria-disabled", look.offered ? null : "true");
    if (before === null || before.badges.join() !== look.badges.join()) this.drawBadges(badges, look.badges);
    if (before?.count !== look.count) this.drawCount(count, look.count);
  }

  private drawBadges(group: SVGGElement, badges: readonly string[]): void {
    const half = this.side / 2;
    group.replaceChildren();
    badges.forEach((badge, index) => {
      const sign = useSymbol(`badge-${badge}`, this.side / FACE);
      if (sign === null) return;
      const size = Number(sign.getAttribute("height"));
      group.append(make("g", { transform: `translate(${half} ${-half + index * size * 1.05})` }, [sign]));
    });
  }

  private drawCount(group: SVGGElement, count: number): void {
    group.replaceChildren();
    if (count === 0) return;
    const size = this.side * 0.34;
    const width = size * (count > 9 ? 1.5 : 1.1);
    const at = -this.side / 2;
    group.append(
      make("rect", { x: at - width / 2, y: at - size / 2, width, height: size, rx: size / 2 }),
      make("text", { x: at, y: at, "font-size": size * 0.78 }, [document.createTextNode(String(count))]),
    );
  }

  private turnUp({ turn }: Held, face: string): void {
    const picture = useSymbol(`face-${face}`, this.side / FACE);
    turn.replaceChildren(...(picture ? [picture] : []));
  }

  /** Turn a counter over, as by hand. */
  private flip(held: Held, still: boolean): void {
    if (still) return this.turnUp(held, held.look.face);
    const away = turn(held.turn, 1, 0, { duration: FLIP_MS / 2, easing: "ease-in" });
    away.onfinish = () => {
      this.turnUp(held, held.look.face);
      turn(held.turn, 0, 1, { duration: FLIP_MS / 2, easing: "ease-out" });
    };
  }

  private glide(held: Held, from: Point, way: readonly Point[], still: boolean): void {
    const { element, look } = held;
    const gone = held.gliding ? onTheWay(element) : { x: 0, y: 0 };
    held.gliding?.cancel();
    held.gliding = null;
    element.style.transform = transformOf(look);
    if (still) return;
    const points = [{ x: from.x + gone.x, y: from.y + gone.y }, ...way, pointOf(look)];
    const lengths = points.map((point, index) => {
      const last = points[index - 1];
      return last ? Math.hypot(point.x - last.x, point.y - last.y) : 0;
    });
    const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let past = 0;
    const stops = points.map((point, index) => {
      past += lengths[index] ?? 0;
      return { x: point.x - look.x, y: point.y - look.y, offset: Math.min(1, past / total) };
    });
    const gliding = glide(element, stops, {
      duration: Math.min(LONGEST_MS, STEP_MS + total * 0.4),
      easing: "cubic-bezier(.3,.1,.2,1)",
    });
    held.gliding = gliding;
    gliding.onfinish = () => {
      if (held.gliding === gliding) held.gliding = null;
    };
  }

  private remove(unit: string, held: Held, still: boolean): void {
    this.held.delete(unit);
    const { element } = held;
    // The keyboard's focus must not fall out of the map with it.
    if (element === document.activeElement) element.closest<HTMLElement>("[role=application]")?.focus();
    element.removeAttribute("data-unit");
    element.classList.add("gone");
    if (still) return element.remove();
    fade(element, 1, 0, { duration: FADE_MS, fill: "forwards" }).onfinish = () => element.remove();
  }

  /** Bring the elements into order, moving only those that are out of it; one that is moved keeps the focus. */
  private arrange(looks: readonly Look[]): void {
    const focused = document.activeElement;
    let cursor: Element | null = this.layer.firstElementChild;
    for (const look of looks) {
      const element = this.held.get(look.unit)?.element;
      if (element === undefined) continue;
      while (cursor !== null && cursor.classList.contains("gone")) cursor = cursor.nextElementSibling;
      if (element === cursor) cursor = cursor.nextElementSibling;
      else this.layer.insertBefore(element, cursor);
    }
    const lost = focused !== document.activeElement && this.layer.contains(focused);
    if (lost && focused instanceof SVGElement) focused.focus({ preventScroll: true });
  }
}

function pointOf({ x, y }: Point): Point {
  return { x, y };
}

function transformOf({ x, y, scale }: { x: number; y: number; scale: number }): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Four corners about a counter: the sign of the one that the decision is about. */
function brackets(reach: number, arm: number): string {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => {
      const x = sx * reach;
      const y = sy * reach;
      return `M${x} ${y - sy * arm}V${y}H${x - sx * arm}`;
    })
    .join("");
}
