/** The hand on the map: what pointer, wheel and clicks do. Listens on the one element that holds the map. */
import type { Point, TableModel } from "../model";
import type { Box } from "./camera";
import { Carry } from "./carry";
import type { Thing } from "./directions";
import { Gesture, type Pointer } from "./gesture";
import { Keys, thingOf } from "./keys";
import { meant, OPEN_MS, type Means, type Opener } from "./piles";
import type { Scene } from "./scene";
import type { Stage } from "./stage";
import { Wheel } from "./wheel";

const CARD_MS = 300;
/** The height of a pointer on the screen. */
const POINTER = 16;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_REACH = 30;
const DOUBLE_TAP_ZOOM = 1.8;

/** What the hand asks of the page. */
export interface HandContext {
  viewport: HTMLElement;
  scene: Scene;
  stage: Stage;
  opener: Opener;
  model: TableModel;
  /** Show what is known of something beside a part of the viewport, or hide it. */
  card(text: string | null, about: Box): void;
}

export class Hand {
  readonly keys: Keys;
  private readonly carry: Carry;
  private readonly wheel = new Wheel();
  private readonly gesture: Gesture;
  private readonly listening = new AbortController();
  private pressed: Thing | null = null;
  private pointed: Element | null = null;
  private lastTap: { at: Point; time: number } | null = null;
  private cardTimer = 0;

  constructor(private readonly on: HandContext) {
    this.carry = new Carry(on);
    this.keys = new Keys({ ...on, press: (thing) => this.press(thing), escape: () => this.escape() });
    this.gesture = new Gesture({
      begin: (pointer) => this.begin(pointer),
      pan: (dx, dy) => on.stage.pan(dx, dy),
      coast: (speed) => on.stage.coast(speed),
      pinch: (middle, factor, dx, dy) => {
        on.stage.pan(dx, dy);
        on.stage.zoom(on.stage.inside(middle), factor);
      },
      hold: (at) => this.hold(at),
      grab: () => this.grab(),
      drag: (at) => this.carry.move(at),
      drop: (at) => void this.carry.drop(at),
      abandon: () => this.carry.abandon(),
    });
    this.listen();
  }

  private listen(): void {
    const { viewport } = this.on;
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      does: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void => viewport.addEventListener(name, does, { ...options, signal: this.listening.signal });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    // The map may have changed under a pointer that rests.
    listen("pointerover", (event) => this.move(event));
    listen("pointerup", (event) => this.gesture.up(pointerOf(event)));
    listen("pointercancel", () => this.gesture.cancel());
    listen("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.hover(null, event);
    });
    listen("click", (event) => this.click(event));
    listen("contextmenu", (event) => {
      if (this.gesture.moved) event.preventDefault();
    });
    listen("wheel", (event) => this.turn(event), { passive: false });
    listen("keydown", this.keys.down);
    listen("focusin", (event) => this.focused(event));
    listen("focusout", () => this.unfocused());
  }

  destroy(): void {
    this.listening.abort();
    this.gesture.cancel();
    clearTimeout(this.cardTimer);
    this.carry.destroy();
  }

  // ---- gestures

  private down(event: PointerEvent): void {
    if (event.button > 1 || !(event.target instanceof Element)) return;
    this.on.stage.halt();
    this.pressed = thingOf(event.target);
    const unit = this.pressed?.kind === "unit" ? this.pressed.id : null;
    this.gesture.down(pointerOf(event), event.button === 0 && unit !== null && this.carry.can(unit));
  }

  private move(event: PointerEvent): void {
    if (event.pointerType !== "touch" && event.buttons === 0) this.gesture.cancel();
    this.gesture.move(pointerOf(event));
    if (event.pointerType !== "touch" && !this.gesture.busy && event.target instanceof Element) {
      this.hover(event.target, event);
    }
  }

  private begin(pointer: Pointer): void {
    this.on.viewport.setPointerCapture(pointer.id);
    this.hideCard();
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    const { stage } = this.on;
    const meaning = this.wheel.read(event);
    this.hideCard();
    if (meaning.kind === "pan") stage.pan(meaning.dx, meaning.dy);
    else if (meaning.soft) stage.zoomSoftly(stage.inside(event), meaning.factor);
    else stage.zoom(stage.inside(event), meaning.factor);
  }

  /** A long press shows what is there, and opens a pile. */
  private hold(at: Point): void {
    const thing = this.pressed;
    if (thing === null) return;
    const pile = thing.kind === "unit" ? this.pileOf(thing.id) : null;
    if (pile !== null && this.isPile(pile) && this.on.opener.open !== pile) this.on.opener.show(pile, "pointer");
    // After the row is drawn, so that the card does not cover it.
    const text = this.on.model.describe(thing.kind, thing.id);
    this.cardTimer = window.setTimeout(() => this.on.card(text, this.about(thing, at)));
  }

  // ---- clicks

  private click(event: MouseEvent): void {
    // A click without a pointer comes from a screen reader or a voice, and always counts.
    if (this.gesture.moved && event.detail !== 0) return;
    const target = event.target instanceof Element ? event.target : null;
    const at = { x: event.clientX, y: event.clientY };
    this.hideCard();
    const thing = thingOf(target) ?? this.under(target);
    if (this.isDouble(event, thing)) return this.on.stage.zoomSoftly(this.on.stage.inside(at), DOUBLE_TAP_ZOOM);
    if (thing === null) return this.on.opener.close();
    if (thing.kind !== "unit" || this.pileOf(thing.id) !== this.on.opener.open) this.on.opener.close();
    if (event.detail === 0) this.press(thing);
    else this.press(thing, "pointer", at);
  }

  /** The space that a sign or a piece lies in: a click on it is for what is there. */
  private under(target: Element | null): Thing | null {
    const sign = target?.closest("[data-chip]");
    const space = sign ? this.on.scene.chipOf(sign)?.chip.space : "";
    return space ? { kind: "space", id: space } : null;
  }

  /** Two quick taps on what cannot be chosen zoom in. */
  private isDouble(event: MouseEvent, thing: Thing | null): boolean {
    const last = this.lastTap;
    const at = { x: event.clientX, y: event.clientY };
    this.lastTap = { at, time: event.timeStamp };
    if (last === null || event.timeStamp - last.time > DOUBLE_TAP_MS) return false;
    if (Math.hypot(at.x - last.at.x, at.y - last.at.y) > DOUBLE_TAP_REACH) return false;
    const { model } = this.on;
    if (thing?.kind === "space") return !model.spaceOffers.has(thing.id);
    return thing === null || !this.isMeant(thing.id);
  }

  /** Whether a click on this counter can do something. */
  private isMeant(unit: string): boolean {
    const { model, scene } = this.on;
    const pile = scene.piles.get(this.pileOf(unit) ?? "") ?? [];
    return model.spaceOffers.has(this.spaceOf(unit)) || pile.some((spot) => model.unitOffers.has(spot.unit));
  }

  private press(thing: Thing, by: Means = "focus", at: Point = this.middle(thing)): void {
    const { model, scene, opener } = this.on;
    if (thing.kind === "space") return model.choose("space", thing.id, at);
    const name = this.pileOf(thing.id);
    const pile = (name === null ? undefined : scene.piles.get(name)) ?? [];
    // The focus is on one counter and no other, whether its pile is open or not.
    const exact = by === "focus" || opener.open === name;
    const intent = meant(pile, thing.id, exact, (unit) => model.unitOffers.has(unit));
    if (intent.open) {
      if (name !== null) opener.show(name, by);
    } else if (!model.unitOffers.has(intent.unit) && model.spaceOffers.has(this.spaceOf(intent.unit))) {
      model.choose("space", this.spaceOf(intent.unit), at);
    } else {
      model.choose("unit", intent.unit, at);
    }
  }

  /** Where a thing is in the window. */
  middle(thing: Thing): Point {
    return this.on.stage.outside(this.on.scene.place(thing.kind, thing.id) ?? { x: 0, y: 0 });
  }

  private spaceOf(unit: string): string {
    return this.on.model.units.get(unit)?.at ?? "";
  }

  private pileOf(unit: string): string | null {
    return this.on.model.spots.get(unit)?.pile ?? null;
  }

  private isPile(pile: string): boolean {
    return (this.on.scene.piles.get(pile)?.length ?? 0) > 1;
  }

  // ---- pointing

  private hover(element: Element | null, event: PointerEvent): void {
    const part = element?.closest("[data-unit], [data-space], [data-row], [data-chip]") ?? null;
    if (part === this.pointed) return;
    this.pointed = part;
    const { model, opener, scene } = this.on;
    const thing = thingOf(part);
    const space = thing?.kind === "unit" ? this.spaceOf(thing.id) : (thing?.id ?? null);
    const pile = part?.getAttribute("data-row") ?? (thing?.kind === "unit" ? this.pileOf(thing.id) : null);
    const patient = space !== null && model.spaceOffers.has(space);
    opener.point(pile !== null && this.isPile(pile) ? pile : null, patient ? OPEN_MS.patient : OPEN_MS.usual);
    scene.pointAt(space);
    model.point(thing);
    this.hideCard();
    const text = (part && scene.chipOf(part)?.text) ?? (thing && model.describe(thing.kind, thing.id));
    if (text) this.cardTimer = window.setTimeout(() => this.on.card(text, this.about(thing, event)), CARD_MS);
  }

  /** The map has moved under the pointer. */
  forget(): void {
    this.pointed = null;
    this.on.opener.forget();
    this.hideCard();
  }

  private hideCard(): void {
    clearTimeout(this.cardTimer);
    this.on.card(null, { x: 0, y: 0, width: 0, height: 0 });
  }

  /** What of the viewport a card should not cover: the thing, or the open row; of a space under the pointer, that. */
  private about(thing: Thing | null, at?: Point): Box {
    const row = this.on.viewport.querySelector("[data-row]");
    const inRow = thing?.kind === "unit" && row?.getAttribute("data-row") === this.pileOf(thing.id);
    const itself = thing && (thing.kind === "unit" || !at) ? this.on.scene.element(thing.kind, thing.id) : null;
    const part = inRow ? row : itself;
    if (!part) return { ...this.on.stage.inside(at ?? { x: 0, y: 0 }), width: 0, height: POINTER };
    const { left, top, width, height } = part.getBoundingClientRect();
    return { ...this.on.stage.inside({ x: left, y: top }), width, height };
  }

  private focused(event: FocusEvent): void {
    const element = event.target;
    const thing = element instanceof Element ? thingOf(element) : null;
    const { model, scene, stage, opener } = this.on;
    // A click puts the focus somewhere too, but says already by the pointer what it is about.
    if (!(element instanceof Element) || !element.matches(":focus-visible")) return;
    opener.focus(thing?.kind === "unit" ? this.pileOf(thing.id) : null);
    model.point(thing);
    const space = thing?.kind === "space" ? thing.id : null;
    scene.pointAt(space);
    scene.drawFocus(space);
    this.hideCard();
    if (thing === null) return;
    const box = scene.box([thing]);
    if (box) stage.show(box);
    const text = model.describe(thing.kind, thing.id);
    this.cardTimer = window.setTimeout(() => this.on.card(text, this.about(thing)), CARD_MS);
  }

  private unfocused(): void {
    this.on.opener.focus(null);
    this.on.model.point(null);
    this.on.scene.pointAt(null);
    this.on.scene.drawFocus(null);
    this.hideCard();
  }

  // ---- dragging

  private grab(): void {
    const unit = this.pressed?.id;
    if (unit === undefined) return;
    this.on.opener.close();
    this.hideCard();
    // There may be nowhere to go after all.
    this.carry.take(unit, () => this.gesture.cancel());
  }

  private escape(): boolean {
    if (this.gesture.dragging) {
      this.gesture.cancel();
      return true;
    }
    const open = this.on.opener.open !== null;
    this.on.opener.close();
    return open;
  }
}

function pointerOf(event: PointerEvent): Pointer {
  return {
    id: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    touch: event.pointerType === "touch",
    time: event.timeStamp,
  };
}
