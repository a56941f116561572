/**
 * The camera at work: moves one element by a CSS transform, glides, coasts, and remembers where it was.
 *
 * The sheet is a layer of its own, drawn once and then only moved and stretched, which is what keeps it smooth. When the
 * map stands still the sheet gets its real size and is drawn anew, sharp. The drawing on it has the chart's size always
 * and is only scaled: were its size changed, every letter and symbol on it would have to be laid out again.
 */
import type { Point } from "../model";
import * as camera from "./camera";
import type { Box, Level, Size, View } from "./camera";

/** How long the map must be still before it is drawn sharp again. */
const SETTLE_MS = 140;
const GLIDE_MS = 280;
/** A drawing that is shrunk to less than this part of its size is drawn anew at once: there is too much of it. */
const SHRUNK = 0.5;
/** The part of the speed that is left after a millisecond of coasting. */
const FRICTION = 0.995;
/** Pixels per millisecond below which the map stands still. */
const SLOW = 0.02;
/** Counters narrower than this tell nothing: a map that is too large for its window begins where something is to do. */
const TINY_COUNTER = 18;
/** What is shown on purpose has counters at least this wide; a small screen begins with it. */
const LEAST_COUNTER = 38;
const SMALL_SCREEN = 700;

type Motion = (now: number) => View | null;

export interface StageOptions {
  /** The window to the map, what is moved in it, and what is drawn on that. */
  viewport: HTMLElement;
  sheet: HTMLElement;
  drawing: HTMLElement;
  map: Size;
  counter: number;
  /** Where the view is kept for the next visit. */
  memory: string;
  still: () => boolean;
  onLevel: (level: Level) => void;
  /** Called after each change of the view. */
  onMove: () => void;
}

export class Stage {
  private current: View = { x: 0, y: 0, k: 1 };
  private window: Size = { width: 1, height: 1 };
  private frame = 0;
  private motion: Motion | null = null;
  private settling = 0;
  private level: Level | null = null;
  /** The scale at which the map is drawn; what differs from it is stretched. */
  private drawn = 0;
  /** The scale that zooming by wheel or key is on the way to. */
  private goal: number | null = null;
  private untouched = true;
  /**
   * An animation that changes nothing and stands still. While the sheet has one, Chromium moves its layer at once; else it
   * looks at every step whether all that is drawn belongs to the same layers still, 12 ms a frame on the largest map.
   */
  private readonly moving: Animation;

  constructor(private readonly options: StageOptions) {
    const { sheet, drawing, map } = options;
    drawing.style.width = `${map.width}px`;
    drawing.style.height = `${map.height}px`;
    const nothing = { transform: ["none", "none"] };
    this.moving = new Animation(new KeyframeEffect(sheet, nothing, { duration: 1, composite: "accumulate" }));
  }

  get view(): View {
    return this.current;
  }

  get size(): Size {
    return this.window;
  }

  /** A place of the page's window as one of the viewport. */
  inside(at: Point): Point {
    const corner = this.options.viewport.getBoundingClientRect();
    return { x: at.x - corner.left, y: at.y - corner.top };
  }

  /** Where a place of the map is in the page's window. */
  outside(place: Point): Point {
    const corner = this.options.viewport.getBoundingClientRect();
    const at = camera.toWindow(this.current, place);
    return { x: at.x + corner.left, y: at.y + corner.top };
  }

  /** The part of the map that can be seen. */
  get sight(): Box {
    const { width, height } = this.options.map;
    const { x: left, y: top } = camera.toMap(this.current, { x: 0, y: 0 });
    const { x: right, y: bottom } = camera.toMap(this.current, { x: this.window.width, y: this.window.height });
    const x = Math.max(0, left);
    const y = Math.max(0, top);
    return { x, y, width: Math.min(width, right) - x, height: Math.min(height, bottom) - y };
  }

  /** The window as a frame for views. */
  private get opening(): Box {
    return { x: 0, y: 0, ...this.window };
  }

  /**
   * The window has a size, or another one. `action` is the part of the map where something is to do, `keep` what should
   * stay in sight whatever the size.
   */
  resize(window: Size, action: Box | null, keep: Box | null): void {
    const before = this.window;
    const first = before.width <= 1;
    this.window = window;
    if (first) {
      const kept = this.recall();
      this.untouched = kept === null;
      this.put(kept ?? this.start(action));
    } else if (this.untouched) {
      this.put(this.start(action));
    } else {
      this.put(camera.panned(this.current, (window.width - before.width) / 2, (window.height - before.height) / 2));
    }
    if (keep !== null && !first) this.put(this.with(keep));
    this.settle();
  }

  /** The whole map; where its counters would be too small, the part where something is to do, large enough to read. */
  private start(action: Box | null): View {
    const { counter } = this.options;
    const whole = this.whole();
    const small = Math.min(this.window.width, this.window.height) < SMALL_SCREEN;
    if ((!small && whole.k * counter >= TINY_COUNTER) || action === null) return whole;
    const legible = LEAST_COUNTER / counter;
    const view = camera.fit(action, this.opening, 16, 1.2 * legible);
    const least = Math.max(small ? legible : TINY_COUNTER / counter, whole.k);
    return view.k >= least ? view : camera.zoomAt(view, camera.toWindow(view, middle(action)), least / view.k);
  }

  private whole(): View {
    const margin = Math.min(this.window.width, this.window.height) * 0.015;
    return camera.fit({ x: 0, y: 0, ...this.options.map }, this.opening, margin);
  }

  showAll(): void {
    this.glide(this.whole());
  }

  /** Bring a box of the map into sight, large enough to read, moving as little as possible. */
  show(box: Box): void {
    const least = LEAST_COUNTER / this.options.counter;
    const near = this.with(box);
    const view = near.k >= least ? near : camera.zoomAt(near, camera.toWindow(near, middle(box)), least / near.k);
    if (view.x !== this.current.x || view.y !== this.current.y || view.k !== this.current.k) this.glide(view);
  }

  /** Whether any of these boxes is in sight. */
  sees(boxes: readonly Box[]): boolean {
    const { x, y, width, height } = this.sight;
    return boxes.some(
      (box) => box.x < x + width && box.x + box.width > x && box.y < y + height && box.y + box.height > y,
    );
  }

  /** Move just enough to have a box in sight, and all around it that belongs to it if there is room for that. */
  keepInSight(box: Box, all: Box): void {
    if (this.window.width <= 1) return; // the first view is yet to be chosen
    const roomy = this.with(all);
    const view = roomy.k === this.current.k ? roomy : this.with(box);
    if (view.x !== this.current.x || view.y !== this.current.y) this.glide(view);
  }

  /** The view with a box in sight, and some room around it. */
  private with(box: Box): View {
    const padding = Math.min(48, this.window.width * 0.1, this.window.height * 0.1);
    return camera.bringIn(this.current, box, this.opening, padding);
  }

  pan(dx: number, dy: number): void {
    this.halt();
    this.touch(camera.panned(this.current, dx, dy));
  }

  /** Pan as by a key: gliding. */
  step(dx: number, dy: number): void {
    this.glide(camera.panned(this.current, dx, dy));
  }

  /** Zoom at once, as fingers do. */
  zoom(at: Point, factor: number): void {
    this.halt();
    this.touch(camera.zoomAt(this.current, at, this.allowed(this.current.k * factor) / this.current.k));
  }

  /** Zoom in a short glide, as by a notch of a wheel; notches on the way add up. */
  zoomSoftly(at: Point, factor: number): void {
    const goal = this.allowed((this.goal ?? this.current.k) * factor);
    if (this.options.still()) return this.zoom(at, goal / this.current.k);
    let last = performance.now();
    this.move((now) => {
      // The remaining ratio shrinks by the same part in the same time, whatever the rate of frames.
      const part = 1 - Math.pow(0.984, Math.max(0, now - last));
      last = Math.max(last, now);
      const rest = goal / this.current.k;
      if (Math.abs(Math.log(rest)) < 0.002) return null;
      return camera.zoomAt(this.current, at, Math.pow(rest, part));
    });
    this.goal = goal;
  }

  /** Go on by itself after a pan, slower and slower. */
  coast(speed: Point): void {
    if (this.options.still()) return;
    let { x, y } = speed;
    let last = performance.now();
    this.move((now) => {
      const ms = Math.max(0, now - last);
      last = Math.max(last, now);
      const view = camera.panned(this.current, x * ms, y * ms);
      x *= Math.pow(FRICTION, ms);
      y *= Math.pow(FRICTION, ms);
      return Math.hypot(x, y) < SLOW ? null : view;
    });
  }

  private glide(target: View): void {
    const to = this.bounded(target);
    const from = this.current;
    if (this.options.still()) {
      this.halt();
      return this.touch(to);
    }
    const start = performance.now();
    this.move((now) => {
      const part = Math.min(1, Math.max(0, now - start) / GLIDE_MS);
      this.put(camera.between(from, to, 1 - Math.pow(1 - part, 3), this.window));
      return part < 1 ? this.current : null;
    });
  }

  /** Stop whatever moves by itself. */
  halt(): void {
    cancelAnimationFrame(this.frame);
    this.motion = null;
    this.goal = null;
  }

  private move(motion: Motion): void {
    this.halt();
    this.untouched = false;
    this.motion = motion;
    const next = (now: number): void => {
      if (this.motion !== motion) return;
      const view = motion(now);
      if (view === null) {
        this.motion = null;
        this.goal = null;
        this.settle();
      } else {
        this.put(view);
        this.frame = requestAnimationFrame(next);
      }
    };
    this.frame = requestAnimationFrame(next);
  }

  private allowed(k: number): number {
    const { least, most } = camera.scales(this.options.map, this.window, this.options.counter);
    return Math.min(most, Math.max(least, k));
  }

  private bounded(view: View): View {
    return camera.bound(view, this.options.map, this.window, this.options.counter);
  }

  private touch(view: View): void {
    this.untouched = false;
    this.put(view);
    this.settleSoon();
  }

  private put(view: View): void {
    this.current = this.bounded(view);
    if (this.moving.playState === "idle") this.moving.pause();
    this.draw(this.current);
    this.options.onMove();
  }

  private draw({ x, y, k }: View): void {
    if (k < this.drawn * SHRUNK) this.redraw(k);
    this.options.sheet.style.transform = `translate(${x}px, ${y}px) scale(${k / (this.drawn || k)})`;
  }

  private redraw(k: number): void {
    const { sheet, drawing, map } = this.options;
    this.drawn = k;
    sheet.style.width = `${map.width * k}px`;
    sheet.style.height = `${map.height * k}px`;
    drawing.style.transform = `scale(${k})`;
  }

  private settleSoon(): void {
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      if (this.motion === null) this.settle();
    }, SETTLE_MS);
  }

  /** The map stands still: draw it sharp, at the right level of detail, and remember the view. */
  private settle(): void {
    clearTimeout(this.settling);
    this.moving.cancel();
    this.current = camera.onPixels(this.current, window.devicePixelRatio || 1);
    if (this.drawn !== this.current.k) this.redraw(this.current.k);
    this.draw(this.current);
    const level = camera.levelOf(this.current, this.options.counter);
    if (level !== this.level) {
      this.level = level;
      this.options.onLevel(level);
    }
    if (!this.untouched) sessionStorage.setItem(this.options.memory, JSON.stringify(this.current));
  }

  private recall(): View | null {
    const kept: unknown = JSON.parse(sessionStorage.getItem(this.options.memory) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { x, y, k } = kept as Partial<View>;
    return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(k) ? (kept as View) : null;
  }

  destroy(): void {
    this.halt();
    clearTimeout(this.settling);
    this.moving.cancel();
  }
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
