/** What a screen reader says of a thing on the map: its name, what it is, what lies on it, what may be done. */
import type { Kind } from "../model";
import type { Chip, DecisionView, SpaceView, UnitView } from "../wire";
import type { Words } from "../words/words";

export class Describer {
  private readonly there = new Map<string, UnitView[]>();

  constructor(
    private readonly words: Words,
    private readonly units: ReadonlyMap<string, UnitView>,
    private readonly spaces: ReadonlyMap<string, SpaceView>,
    /** What the map says of the ground, for spaces of which there is no more to say. */
    private readonly grounds: ReadonlyMap<string, string>,
    private readonly decision: DecisionView | null,
  ) {
    for (const unit of units.values()) {
      const stack = this.there.get(unit.at);
      if (stack) stack.push(unit);
      else this.there.set(unit.at, [unit]);
    }
  }

  describe(kind: Kind, id: string): string {
    const parts = kind === "unit" ? this.unit(id) : this.space(id);
    return [...parts, ...this.offers(kind, id)].filter(Boolean).join(", ");
  }

  /** A unit in one line, for lists: where it stands and what it is worth. */
  detail(kind: Kind, id: string): string {
    if (kind === "space") return this.inside(id);
    const unit = this.units.get(id);
    if (!unit) return "";
    return [this.words.space(unit.at), this.figures(unit), ...unit.marks.map((mark) => this.words.mark(mark))]
      .filter(Boolean)
      .join(", ");
  }

  chip(chip: Chip): string {
    const { words } = this;
    const count = /^\d+$/.test(chip.text) ? Number(chip.text) : 1;
    const name = words.has(`track-${chip.mark}`)
      ? `${words.track(chip.mark)} ${chip.text}`.trim()
      : words.mark(chip.mark, count);
    return chip.space ? `${name}, ${words.space(chip.space)}` : name;
  }

  private unit(id: string): string[] {
    const { words } = this;
    const unit = this.units.get(id);
    if (!unit) return [words.unit(id)];
    const factors = Object.entries(unit.factors).map(([name, value]) => `${words.factor(name)} ${value}`);
    const kind = unit.kind ? words.kind(unit.kind) : "";
    return [words.unit(id), kind, ...factors, ...unit.marks.map((mark) => words.mark(mark)), words.space(unit.at)];
  }

  private space(id: string): string[] {
    const { words } = this;
    const space = this.spaces.get(id);
    const marks = Object.entries(space?.marks ?? {}).map(([mark, count]) => words.mark(mark, count));
    const ground = space ? space.kind : this.grounds.get(id);
    const held = space?.side ? `${words.say("held-by")} ${words.side(space.side)}` : "";
    return [words.space(id), ground ? words.kind(ground) : "", ...marks, held, this.inside(id)];
  }

  private inside(id: string): string {
    return (this.there.get(id) ?? []).map((unit) => this.words.label(unit.id)).join(", ");
  }

  private figures(unit: UnitView): string {
    return Object.values(unit.factors).join("-");
  }

  private offers(kind: Kind, id: string): string[] {
    const { decision, words } = this;
    if (!decision) return [];
    return Object.entries(decision.verbs)
      .filter(([, { takes, targets }]) => takes === kind && targets.includes(id))
      .map(([verb]) => {
        const cost = kind === "space" ? decision.hints[id]?.cost : "";
        const act = words.verb(verb, decision.prompt);
        return cost ? words.say("labelled", { label: act, text: cost }) : act;
      });
  }
}
