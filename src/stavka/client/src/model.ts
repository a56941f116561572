/** What the map needs of a table: the session implements it, the board reads it. */
import type { Chip, DecisionView, GameDescription, Hint, Overlay, Ring, SpaceView, Spot, UnitView } from "./wire";

/** The things of a map that can be chosen. */
export type Kind = "unit" | "space";

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A table as the map sees it. All of it is reactive. */
export interface TableModel {
  readonly game: GameDescription;
  readonly units: ReadonlyMap<string, UnitView>;
  readonly spaces: ReadonlyMap<string, SpaceView>;
  readonly spots: ReadonlyMap<string, Spot>;
  /** Signs under the counters, and pieces over them. */
  readonly chips: readonly Chip[];
  readonly tokens: readonly Chip[];
  /** Outlines on the ground: how far something reaches. */
  readonly rings: readonly Ring[];
  /** What this seat is asked; null while it waits, looks on or replays. */
  readonly decision: DecisionView | null;
  /** The verbs offered for each unit and each space by the present decision. */
  readonly unitOffers: ReadonlyMap<string, readonly string[]>;
  readonly spaceOffers: ReadonlyMap<string, readonly string[]>;
  /** Costs and ways to spaces, by space. */
  readonly hints: ReadonlyMap<string, Hint>;
  /** The units that the decision is about and that go together, so that any of them can be dragged to the target. */
  readonly subjects: readonly string[];
  /** What the decision speaks of, offered or not: the space that is attacked, the units that take part. */
  readonly concern: readonly { kind: Kind; id: string }[];
  /** What the preview, the log or a search points at: to be shown and brought into sight. */
  readonly spotlight: { kind: Kind; id: string } | null;
  readonly overlays: readonly Overlay[];
  readonly lang: "en" | "fr";
  /** The side that should take the screen; until it does, nothing is to be read here. */
  readonly handOver: string | null;
  /** True where the reader wants less motion, by setting or by system. */
  readonly still: boolean;

  /** A unit or space was clicked, tapped or entered: act if one verb is offered, ask which if several, say why if none. */
  choose(kind: Kind, id: string, at: Point): void;
  /** Make an action; resolves when the table shows it, false if it was refused. */
  act(verb: string, target?: string): Promise<boolean>;
  /** The pointer or the focus is on something, or on nothing. */
  point(thing: { kind: Kind; id: string } | null): void;
  /** The name of a thing, and all that a screen reader should say of it. */
  describe(kind: Kind, id: string): string;
  /** What a chip stands for. */
  describeChip(chip: Chip): string;
  /** What a piece on the map is, and what it does. */
  describeToken(token: Chip): string;
}

/** What the page asks of the map. */
export interface MapHandle {
  /** Bring things into sight; the whole map if none is named. */
  show(things: readonly { kind: Kind; id: string }[]): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Where a thing is now in the window, for menus beside it. */
  where(kind: Kind, id: string): Point | null;
  /** Move the keyboard's focus to a thing. */
  focus(kind: Kind, id: string): void;
}
