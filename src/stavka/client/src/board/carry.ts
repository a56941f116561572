/** A counter carried over the map: its picture under the pointer, the space it would be dropped on, its way back. */
import type { Point, TableModel } from "../model";
import { toMap } from "./camera";
import { Drag } from "./drag";
import { Ghost } from "./ghost";
import { thingOf } from "./keys";
import type { Scene } from "./scene";
import type { Stage } from "./stage";

/** So near to the edge of the window, in pixels, a carried counter takes the map along. */
const EDGE = 32;

export interface CarryContext {
  viewport: HTMLElement;
  scene: Scene;
  stage: Stage;
  model: TableModel;
}

export class Carry {
  private readonly drag: Drag;
  private readonly ghost: Ghost;
  private target: SVGElement | null = null;
  private following = 0;

  constructor(private readonly on: CarryContext) {
    this.drag = new Drag(on.model);
    this.ghost = new Ghost(on.viewport);
  }

  /** Whether a unit may be carried. */
  can(unit: string): boolean {
    return this.drag.can(unit);
  }

  /** Take a unit up; `nowhere` is called if there turns out to be no place to put it. */
  take(unit: string, nowhere: () => void): void {
    const { model, scene, stage } = this.on;
    this.ghost.show(model.spots.get(unit)?.face ?? "", model.game.counter * stage.view.k);
    scene.counters.element(unit)?.classList.add("away");
    this.drag.start(unit);
    void this.drag.ready().then((ready) => {
      if (!ready && this.drag.unit === unit) nowhere();
    });
  }

  move(at: Point): void {
    this.ghost.move(this.on.stage.inside(at));
    this.follow(at);
    const space = this.spaceUnder(at);
    const offered = space !== null && this.on.model.spaceOffers.has(space);
    const target = offered ? this.on.scene.element("space", space) : null;
    if (target !== this.target) this.aim(target, space);
  }

  private aim(target: SVGElement | null, space: string | null): void {
    this.target?.classList.remove("target");
    target?.classList.add("target");
    this.target = target;
    this.on.scene.pointAt(target ? space : null);
  }

  /** Near the edge of the window the map comes along, for as long as the counter is held there. */
  private follow(at: Point): void {
    cancelAnimationFrame(this.following);
    const { stage } = this.on;
    const { x, y } = stage.inside(at);
    const dx = pull(x, stage.size.width);
    const dy = pull(y, stage.size.height);
    if (dx === 0 && dy === 0) return;
    this.following = requestAnimationFrame(() => {
      stage.pan(dx, dy);
      this.move(at);
    });
  }

  /** The space under the pointer, whatever stands on it. */
  private spaceUnder(at: Point): string | null {
    for (const element of document.elementsFromPoint(at.x, at.y)) {
      const thing = thingOf(element);
      if (thing !== null) return thing.kind === "space" ? thing.id : this.spaceOf(thing.id) || null;
    }
    return null;
  }

  private spaceOf(unit: string): string {
    return this.on.model.units.get(unit)?.at ?? "";
  }

  async drop(at: Point): Promise<void> {
    const { scene, stage } = this.on;
    cancelAnimationFrame(this.following);
    const unit = this.drag.unit ?? "";
    scene.counters.letGo(unit, toMap(stage.view, stage.inside(at)));
    const outcome = await this.drag.drop(this.spaceUnder(at), this.spaceOf(unit), at);
    if (outcome === "back") return this.goBack(unit);
    this.ghost.hide();
    this.putDown(unit);
  }

  abandon(): void {
    cancelAnimationFrame(this.following);
    const unit = this.drag.unit ?? "";
    this.drag.cancel();
    void this.goBack(unit);
  }

  private async goBack(unit: string): Promise<void> {
    const { scene, stage, model } = this.on;
    scene.counters.letGo(unit, null);
    const place = scene.counters.place(unit);
    if (place) await this.ghost.back(stage.inside(stage.outside(place)), model.still);
    else this.ghost.hide();
    this.putDown(unit);
  }

  private putDown(unit: string): void {
    this.aim(null, null);
    this.on.scene.counters.element(unit)?.classList.remove("away");
  }

  destroy(): void {
    cancelAnimationFrame(this.following);
    this.ghost.hide();
  }
}

/** How far the map moves in a frame for a counter held here: not at all but near the edge, and faster the nearer. */
function pull(at: number, room: number): number {
  const low = Math.max(0, EDGE - at);
  const high = Math.max(0, at - (room - EDGE));
  return (low - high) * 0.3;
}
