/** What a screen reader says of a thing on the map: its name, what it is, what lies on it, what may be done. */
import type { Kind } from "../model";
import type { Chip, DecisionView, Piece, SpaceView, UnitView } from "../wire";
import { messageId, type Words } from "../words/words";

export class Describer {
  private readonly there = new Map<string, UnitView[]>();
  /** The pieces that lie with each unit, and those that lie in a space by themselves. */
  private readonly lying = new Map<string, Piece[]>();

  constructor(
    private readonly words: Words,
    private readonly units: ReadonlyMap<string, UnitView>,
    private readonly spaces: ReadonlyMap<string, SpaceView>,
    /** What the map says of the ground, for spaces of which there is no more to say. */
    private readonly grounds: ReadonlyMap<string, string>,
    pieces: readonly Piece[],
    private readonly decision: DecisionView | null,
  ) {
    for (const unit of units.values()) add(this.there, unit.at, unit);
    for (const piece of pieces) {
      add(this.lying, piece.unit || piece.at, piece);
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

  token(token: Chip): string {
    const { words } = this;
    const name = words.has(messageId("mark", token.mark)) ? words.mark(token.mark) : words.piece(token.mark);
    const count = token.text ? `${name} × ${token.text}` : name;
    return [count, words.space(token.space), words.about("piece", token.mark)].filter(Boolean).join(", ");
  }

  private unit(id: string): string[] {
    const { words } = this;
    const unit = this.units.get(id);
    if (!unit) return [words.unit(id)];
    const factors = Object.entries(unit.factors).map(([name, value]) => `${words.factor(name)} ${value}`);
    const kind = unit.kind ? words.kind(unit.kind) : "";
    const marks = unit.marks.map((mark) => words.mark(mark));
    return [words.unit(id), kind, ...factors, ...marks, ...this.pieces(id), words.space(unit.at)];
  }

  private space(id: string): string[] {
    const { words } = this;
    const space = this.spaces.get(id);
    const marks = Object.entries(space?.marks ?? {}).map(([mark, count]) => words.mark(mark, count));
    const ground = space ? space.kind : this.grounds.get(id);
    const held = space?.side ? `${words.say("held-by")} ${words.side(space.side)}` : "";
    return [words.space(id), ground ? words.kind(ground) : "", ...marks, held, ...this.pieces(id), this.inside(id)];
  }

  /** What lies with a unit or in a space, with what is marked on it. */
  private pieces(id: string): string[] {
    return (this.lying.get(id) ?? []).map((piece) => {
      const marks = piece.marks.map((mark) => this.words.mark(mark));
      return [this.words.piece(piece.id), ...marks].join(" ");
    });
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

function add<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
