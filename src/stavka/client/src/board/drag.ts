/** The drag of a counter to a space: takes the unit in hand if need be, waits for the targets, acts on the drop. */
import type { Kind, Point, TableModel } from "../model";

type Wanted = Pick<TableModel, "subjects" | "unitOffers" | "spaceOffers" | "act" | "choose">;

/** What a dropped counter does: it stays where it was let go until the table answers, or goes back. */
export type Outcome = "taken" | "back";

export class Drag {
  /** The unit in hand. */
  unit: string | null = null;
  /** Resolves when the targets are known; true if there are any. */
  private asked: Promise<boolean> = Promise.resolve(false);

  constructor(private readonly model: Wanted) {}

  /** Whether a counter may be dragged: the decision is about it, or there is just one thing to do with it. */
  can(unit: string): boolean {
    return this.inHand(unit) || this.model.unitOffers.get(unit)?.length === 1;
  }

  start(unit: string): void {
    this.unit = unit;
    const verb = this.model.unitOffers.get(unit)?.[0];
    if (this.inHand(unit)) {
      this.asked = Promise.resolve(true);
    } else {
      this.asked = verb === undefined ? Promise.resolve(false) : this.take(verb, unit);
    }
  }

  private inHand(unit: string): boolean {
    return this.model.subjects.includes(unit) && this.model.spaceOffers.size > 0;
  }

  private async take(verb: string, unit: string): Promise<boolean> {
    return (await this.model.act(verb, unit)) && this.model.spaceOffers.size > 0;
  }

  /** Resolves to true while the counter is still in hand and has somewhere to go. */
  async ready(): Promise<boolean> {
    const unit = this.unit;
    const ready = await this.asked;
    return ready && unit !== null && this.unit === unit;
  }

  /** The counter is let go over a space, or over none; `home` is where it came from. */
  async drop(space: string | null, home: string, at: Point): Promise<Outcome> {
    const unit = this.unit;
    const ready = await this.asked;
    if (this.unit === unit) this.unit = null;
    if (!ready || space === null || space === home) return "back";
    const verbs = this.model.spaceOffers.get(space) ?? [];
    const [verb] = verbs;
    if (verb !== undefined && verbs.length === 1) return (await this.model.act(verb, space)) ? "taken" : "back";
    // Several things could be meant, or none: the table asks which, or says why not.
    this.model.choose("space" satisfies Kind, space, at);
    return "back";
  }

  cancel(): void {
    this.unit = null;
  }
}
