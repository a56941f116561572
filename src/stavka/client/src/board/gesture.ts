/** Fingers and mouse on the map, as a state machine: a click, a pan, a pinch, a long press, the drag of a counter. */
import type { Point } from "../model";

export interface Pointer extends Point {
  readonly id: number;
  readonly touch: boolean;
  /** When, in milliseconds. */
  readonly time: number;
}

/** What a gesture turns out to be. Points are in the window. */
export interface Gestures {
  /** A gesture is more than a click from here on: the pointer should be captured. */
  begin(pointer: Pointer): void;
  pan(dx: number, dy: number): void;
  /** A pan is over, at this speed in pixels per millisecond. */
  coast(speed: Point): void;
  pinch(middle: Point, factor: number, dx: number, dy: number): void;
  /** A long press, by touch. */
  hold(at: Point): void;
  grab(at: Point): void;
  drag(at: Point): void;
  drop(at: Point): void;
  /** The drag is called off. */
  abandon(): void;
}

/** How far a pointer moves, in pixels, before it is no longer a click. */
export const THRESHOLD = { mouse: 6, touch: 10 };
export const HOLD_MS = 450;
/** The speed at the end of a pan is measured over this time. */
const SPEED_MS = 90;

type State =
  | { is: "idle" }
  | { is: "pressed"; start: Pointer; draggable: boolean; held: boolean }
  | { is: "panning"; trail: Pointer[] }
  | { is: "pinching"; other: Pointer; moving: Pointer }
  | { is: "dragging"; id: number };

export class Gesture {
  /** Whether the last gesture was more than a click, so that the click that ends it means nothing. */
  moved = false;
  private state: State = { is: "idle" };
  private readonly pointers = new Map<number, Pointer>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly does: Gestures) {}

  get dragging(): boolean {
    return this.state.is === "dragging";
  }

  get busy(): boolean {
    return this.state.is !== "idle" && this.state.is !== "pressed";
  }

  /** A pointer goes down; `draggable` if it is on a counter that may be dragged. */
  down(pointer: Pointer, draggable: boolean): void {
    this.pointers.set(pointer.id, pointer);
    if (this.state.is === "dragging") return;
    const other = [...this.pointers.values()].find((each) => each.id !== pointer.id);
    clearTimeout(this.timer);
    if (other && other.touch && pointer.touch) {
      this.moved = true;
      this.does.begin(pointer);
      this.state = { is: "pinching", other, moving: pointer };
      return;
    }
    this.moved = false;
    this.state = { is: "pressed", start: pointer, draggable, held: false };
    if (pointer.touch) this.timer = setTimeout(() => this.hold(), HOLD_MS);
  }

  move(pointer: Pointer): void {
    if (!this.pointers.has(pointer.id)) return;
    this.pointers.set(pointer.id, pointer);
    const state = this.state;
    if (state.is === "pressed" && state.start.id === pointer.id) this.leave(state, pointer);
    else if (state.is === "panning") this.pan(state, pointer);
    else if (state.is === "pinching") this.pinch(state, pointer);
    else if (state.is === "dragging" && state.id === pointer.id) this.does.drag(pointer);
  }

  up(pointer: Pointer): void {
    if (!this.pointers.delete(pointer.id)) return;
    clearTimeout(this.timer);
    const state = this.state;
    if (state.is === "dragging") {
      if (state.id !== pointer.id) return;
      this.does.drop(pointer);
    } else if (state.is === "panning") {
      this.does.coast(speedOf(state.trail, pointer));
    } else if (state.is === "pinching") {
      // The finger that is left goes on panning.
      const [left] = this.pointers.values();
      if (left) {
        this.state = { is: "panning", trail: [left] };
        return;
      }
    }
    this.state = { is: "idle" };
  }

  /** The system took the pointer away, or Escape was pressed. */
  cancel(): void {
    clearTimeout(this.timer);
    if (this.state.is === "dragging") this.does.abandon();
    this.moved = this.moved || this.state.is !== "idle";
    this.pointers.clear();
    this.state = { is: "idle" };
  }

  /** The pointer went too far for a click. */
  private leave(state: State & { is: "pressed" }, pointer: Pointer): void {
    const far = Math.hypot(pointer.x - state.start.x, pointer.y - state.start.y);
    if (far < (pointer.touch ? THRESHOLD.touch : THRESHOLD.mouse)) return;
    clearTimeout(this.timer);
    this.moved = true;
    this.does.begin(pointer);
    // A finger drags only after a long press: otherwise it pans.
    if (state.draggable && (!pointer.touch || state.held)) {
      this.state = { is: "dragging", id: pointer.id };
      this.does.grab(pointer);
      this.does.drag(pointer);
    } else {
      const panning: State & { is: "panning" } = { is: "panning", trail: [state.start] };
      this.state = panning;
      this.pan(panning, pointer);
    }
  }

  private pan(state: State & { is: "panning" }, pointer: Pointer): void {
    const last = state.trail[state.trail.length - 1];
    if (last === undefined || last.id !== pointer.id) return;
    state.trail = [...state.trail.filter((each) => pointer.time - each.time < SPEED_MS), pointer];
    this.does.pan(pointer.x - last.x, pointer.y - last.y);
  }

  private pinch(state: State & { is: "pinching" }, pointer: Pointer): void {
    const first = state.moving.id === pointer.id ? state.moving : state.other;
    const other = first === state.moving ? state.other : state.moving;
    if (first.id !== pointer.id) return;
    const before = Math.max(1, Math.hypot(first.x - other.x, first.y - other.y));
    const after = Math.max(1, Math.hypot(pointer.x - other.x, pointer.y - other.y));
    const middle = { x: (pointer.x + other.x) / 2, y: (pointer.y + other.y) / 2 };
    this.state = { is: "pinching", other, moving: pointer };
    this.does.pinch(middle, after / before, (pointer.x - first.x) / 2, (pointer.y - first.y) / 2);
  }

  private hold(): void {
    if (this.state.is !== "pressed") return;
    this.state.held = true;
    this.moved = true;
    this.does.hold(this.state.start);
  }
}

function speedOf(trail: readonly Pointer[], end: Pointer): Point {
  const recent = trail.filter((each) => end.time - each.time < SPEED_MS);
  const first = recent[0];
  if (first === undefined || end.time - first.time < 1) return { x: 0, y: 0 };
  const ms = end.time - first.time;
  return { x: (end.x - first.x) / ms, y: (end.y - first.y) / ms };
}
