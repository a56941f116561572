/** The keyboard on the map: one stop for Tab, then Tab through what can be chosen and arrows from space to space. */
import type { TableModel } from "../model";
import { heading, isArrow, next, towards, type Arrow, type Thing } from "./directions";
import type { Opener } from "./piles";
import type { Scene } from "./scene";
import type { Stage } from "./stage";

const PAN_STEP = 120;

export interface KeyContext {
  viewport: HTMLElement;
  scene: Scene;
  stage: Stage;
  opener: Opener;
  model: TableModel;
  /** A thing is chosen by Enter or Space. */
  press(thing: Thing): void;
  /** Escape: true if there was something to call off. */
  escape(): boolean;
}

export class Keys {
  private stop: SVGElement | null = null;

  constructor(private readonly on: KeyContext) {}

  /** Make the first thing that can be chosen the one that Tab reaches from outside, unless the focus is on one. */
  refresh(): void {
    const { scene } = this.on;
    const offered = scene.offered();
    const focused = this.focused();
    const stays = offered.some((each) => each.kind === focused?.kind && each.id === focused.id);
    const thing = stays ? focused : offered[0];
    this.setStop(thing ? scene.element(thing.kind, thing.id) : null);
  }

  private setStop(element: SVGElement | null): void {
    if (this.stop === element) return;
    this.stop?.setAttribute("tabindex", "-1");
    element?.setAttribute("tabindex", "0");
    this.stop = element;
  }

  focused(): Thing | null {
    const active = document.activeElement;
    return active && this.on.viewport.contains(active) ? thingOf(active) : null;
  }

  focus(thing: Thing): void {
    const { scene, opener } = this.on;
    if (thing.kind === "unit") {
      const pile = this.pileOf(thing.id);
      const hidden = scene.counters.place(thing.id)?.shown === false;
      if (pile !== null && hidden) opener.show(pile, "focus");
    }
    const element = scene.focusable(thing.kind, thing.id);
    if (this.isOffered(thing)) this.setStop(element);
    element?.focus({ preventScroll: true });
  }

  private isOffered(thing: Thing): boolean {
    const { model } = this.on;
    return (thing.kind === "unit" ? model.unitOffers : model.spaceOffers).has(thing.id);
  }

  private pileOf(unit: string): string | null {
    return this.on.model.spots.get(unit)?.pile ?? null;
  }

  readonly down = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (this.handle(event)) event.preventDefault();
  };

  private handle(event: KeyboardEvent): boolean {
    const { key } = event;
    const thing = this.focused();
    if (key === "Escape") return this.on.escape();
    if (key === "Tab") return this.tab(thing, event.shiftKey);
    if (isArrow(key)) return thing ? this.arrow(thing, key) : this.pan(key);
    if (thing === null) return false;
    if (key === "Enter" || key === " ") {
      this.on.press(thing);
      return true;
    }
    return key.toLowerCase() === "o" && this.openPile(thing);
  }

  /** On to the next thing that can be chosen; after the last one Tab leaves the map. */
  private tab(thing: Thing | null, back: boolean): boolean {
    if (thing === null && back) return false;
    const following = next(this.on.scene.offered(), thing, back);
    if (following === null) return false;
    this.focus(following);
    return true;
  }

  private arrow(thing: Thing, arrow: Arrow): boolean {
    const { scene, model, opener } = this.on;
    if (thing.kind === "unit" && this.alongRow(thing.id, arrow)) return true;
    const space = thing.kind === "space" ? thing.id : model.units.get(thing.id)?.at;
    const from = space === undefined ? null : scene.ground.place(space);
    if (space === undefined || from === null) return this.pan(arrow);
    const target = towards(from, scene.neighbours(space), arrow);
    opener.close();
    if (target !== null) this.focus({ kind: "space", id: target });
    return true;
  }

  /** In an open pile, left and right go along the row. */
  private alongRow(unit: string, arrow: Arrow): boolean {
    const { scene, opener } = this.on;
    const pile = this.pileOf(unit);
    if (pile === null || pile !== opener.open || heading(arrow).x === 0) return false;
    const row = [...(scene.piles.get(pile) ?? [])]
      .map((spot) => ({ kind: "unit" as const, id: spot.unit, place: scene.counters.place(spot.unit) }))
      .sort((a, b) => (a.place?.y ?? 0) - (b.place?.y ?? 0) || (a.place?.x ?? 0) - (b.place?.x ?? 0));
    const following = next(row, { kind: "unit", id: unit }, heading(arrow).x < 0);
    if (following) this.focus(following);
    return true;
  }

  private pan(arrow: Arrow): boolean {
    const { x, y } = heading(arrow);
    this.on.stage.step(-x * PAN_STEP, -y * PAN_STEP);
    return true;
  }

  /** Open the pile of a counter, or of a space, and go to its top counter. */
  private openPile(thing: Thing): boolean {
    const { scene, model, opener } = this.on;
    const piles = [...scene.piles];
    const found = piles.find(([, pile]) =>
      pile.some((spot) => (thing.kind === "unit" ? spot.unit : model.units.get(spot.unit)?.at) === thing.id),
    );
    if (!found) return false;
    const [name, pile] = found;
    if (opener.open === name) {
      opener.close();
      return true;
    }
    opener.show(name, "focus");
    const top = pile[pile.length - 1];
    if (thing.kind === "space" && top) this.focus({ kind: "unit", id: top.unit });
    return true;
  }
}

/** The unit or space that an element of the map belongs to. */
export function thingOf(element: Element | null): Thing | null {
  const found = element?.closest("[data-unit], [data-space]");
  const unit = found?.getAttribute("data-unit");
  if (unit) return { kind: "unit", id: unit };
  const space = found?.getAttribute("data-space");
  return space ? { kind: "space", id: space } : null;
}
