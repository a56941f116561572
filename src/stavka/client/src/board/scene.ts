/** The map as it is drawn now: brings what the table says onto the board, part by part. */
import type { Kind, Point, TableModel } from "../model";
import type { Chip, Hint, Place, Spot } from "../wire";
import { around, type Box } from "./camera";
import { Chips } from "./chips";
import { Counters, type Look } from "./counters";
import { neighboursOf, readingOrder, type Thing } from "./directions";
import { drawCosts, drawWay, Ground, type SpaceLook } from "./ground";
import { badgesOf, drawOverlays } from "./overlays";
import { closed, opened, pilesOf, raised, type Row } from "./piles";
import { make, set } from "./svg";

export class Scene {
  readonly ground: Ground;
  readonly counters: Counters;
  readonly chips: Chips;
  /** Pieces lie over the counters, but for those of an open row. */
  readonly tokens: Chips;
  /** The counters of each pile, the lowest first. */
  piles: ReadonlyMap<string, readonly Spot[]> = new Map();
  private readonly beside: ReadonlyMap<string, readonly Place[]>;
  private readonly overlay: SVGGElement;
  private readonly rings = make("g", { class: "rings" });
  private readonly costs = make("g", { class: "costs" });
  private readonly way = make("g", { class: "way" });
  private readonly light = make("g", { class: "spotlight" });
  private readonly rim = make("path", { class: "rim" });
  private readonly panel = make("rect", { class: "row" });
  private readonly layer: SVGGElement;
  private pointed: string | null = null;
  /** The ways of the last decision: what moves now was asked for then. */
  private ways: ReadonlyMap<string, Hint> = new Map();

  constructor(
    board: ParentNode,
    private readonly model: TableModel,
  ) {
    const { game } = model;
    this.beside = neighboursOf(game.places);
    this.ground = new Ground(board, new Map(game.places.map((place) => [place.id, place])), game.counter);
    this.overlay = group(board, "overlay");
    this.layer = group(board, "counters");
    const chips = make("g", { class: "chips" });
    this.layer.before(this.costs, chips);
    this.layer.before(this.rim);
    const tokens = make("g", { class: "tokens" });
    this.layer.after(tokens, this.light, this.way);
    this.overlay.before(this.rings);
    this.counters = new Counters(this.layer, game.counter);
    this.chips = new Chips(chips);
    this.tokens = new Chips(tokens);
  }

  private get counter(): number {
    return this.model.game.counter;
  }

  drawSpaces(): void {
    const { model } = this;
    const spoken = new Set(model.concern.filter(({ kind }) => kind === "space").map(({ id }) => id));
    const looks = [...new Set([...model.spaceOffers.keys(), ...spoken])].map(
      (id): [string, SpaceLook] => [id, { offered: model.spaceOffers.has(id), spoken: spoken.has(id) }],
    );
    this.ground.update(new Map(looks), (id) => model.describe("space", id));
    const offered = [...model.hints].filter(([space]) => model.spaceOffers.has(space));
    drawCosts(this.costs, this.ground, new Map(offered), this.counter * 0.3);
  }

  /** The counters; one pile may lie open in a row. */
  drawCounters(open: string | null, zoom: number, sight: Box): void {
    const { model } = this;
    this.piles = pilesOf(model.spots.values());
    const badges = badgesOf(model.overlays);
    const spoken = new Set(model.concern.filter(({ kind }) => kind === "unit").map(({ id }) => id));
    const looks: Look[] = [];
    let row: Row | null = null;
    const rank = (unit: string): number => (spoken.has(unit) ? 2 : model.unitOffers.has(unit) ? 1 : 0);
    for (const [name, pile] of this.inDepth(open)) {
      const sorted = raised(pile, rank);
      row = name === open && pile.length > 1 ? opened(sorted, this.counter, zoom, sight) : null;
      const places = row?.places ?? closed(sorted);
      const hidden = sorted.filter((spot) => places.get(spot.unit)?.shown === false);
      sorted.forEach((spot, index) => {
        const place = places.get(spot.unit);
        const top = index === sorted.length - 1;
        if (place) {
          looks.push({
            ...place,
            unit: spot.unit,
            face: spot.face,
            badges: [...spot.badges, ...(badges.get(spot.unit) ?? [])],
            offered: model.unitOffers.has(spot.unit),
            subject: spoken.has(spot.unit),
            label: model.describe("unit", spot.unit),
            count: top && hidden.length > 0 ? sorted.length : 0,
            hiding: top && hidden.some((each) => model.unitOffers.has(each.unit)),
          });
        }
      });
    }
    this.counters.update(looks, { still: model.still, way: (unit) => this.wayOf(unit) });
    this.drawRow(row, open);
    this.tokens.cover(row?.panel ?? null);
    this.ways = model.hints;
  }

  /** Piles further down the map lie over those above; the open one over all. */
  private inDepth(open: string | null): [string, readonly Spot[]][] {
    const depth = ([name, pile]: [string, readonly Spot[]]): number => (name === open ? Infinity : (pile[0]?.y ?? 0));
    return [...this.piles].sort((a, b) => depth(a) - depth(b));
  }

  private drawRow(row: Row | null, pile: string | null): void {
    const first = row && pile !== null ? this.counters.element(this.piles.get(pile)?.[0]?.unit ?? "") : null;
    if (row === null || first === null || pile === null) return this.panel.remove();
    for (const [key, value] of Object.entries(row.panel)) set(this.panel, key, String(value));
    set(this.panel, "rx", String(this.counter * 0.16));
    set(this.panel, "data-row", pile);
    this.layer.insertBefore(this.panel, this.lowest(pile));
  }

  /** The element of the open pile that is drawn first. */
  private lowest(pile: string): Element | null {
    const units = new Set(this.piles.get(pile)?.map((spot) => spot.unit));
    return [...this.layer.children].find((each) => units.has(each.getAttribute("data-unit") ?? "")) ?? null;
  }

  private wayOf(unit: string): Point[] {
    const way = this.ways.get(this.model.units.get(unit)?.at ?? "")?.way ?? [];
    return this.points(way.slice(0, -1));
  }

  private points(spaces: readonly string[]): Point[] {
    return spaces.map((space) => this.ground.place(space)).filter((point): point is Point => point !== null);
  }

  drawChips(): void {
    this.chips.update(this.model.chips, (chip) => this.model.describeChip(chip), this.model.still);
  }

  drawTokens(): void {
    this.tokens.update(this.model.tokens, (token) => this.model.describeToken(token), this.model.still);
    this.rings.replaceChildren(
      ...this.model.rings.map(({ kind, side, path }) =>
        make("path", { class: `ring ring-${kind} ring-${side || "all"}`, d: path }),
      ),
    );
  }

  /** The sign or piece that an element belongs to, and what it is. */
  chipOf(element: Element): { chip: Chip; text: string } | null {
    const sign = this.chips.of(element);
    if (sign) return { chip: sign, text: this.model.describeChip(sign) };
    const token = this.tokens.of(element);
    return token && { chip: token, text: this.model.describeToken(token) };
  }

  drawOverlays(): void {
    const { overlays, game } = this.model;
    drawOverlays(this.overlay, overlays, this.ground, game.summary.sides, this.counter * 0.26);
  }

  /** A space is pointed at, or none: if it can be reached, the way to it is shown. */
  pointAt(space: string | null): void {
    this.pointed = space;
    this.drawWay();
  }

  drawWay(): void {
    const { model, pointed: space } = this;
    const hint = space !== null && model.spaceOffers.has(space) ? model.hints.get(space) : undefined;
    const [subject] = model.subjects;
    const start = subject === undefined ? null : this.counters.place(subject);
    const points = hint && start ? [{ x: start.x, y: start.y }, ...this.points(hint.way)] : [];
    drawWay(this.way, points, this.counter * 0.12);
  }

  /** An element that can take the focus, and says what it is. */
  focusable(kind: Kind, id: string): SVGElement | null {
    const { model } = this;
    if (kind === "space") this.ground.name(id, model.describe("space", id), model.spaceOffers.has(id));
    return this.element(kind, id);
  }

  /** The keyboard's focus is on a space, or on none: its rim is drawn over its neighbours. */
  drawFocus(space: string | null): void {
    set(this.rim, "d", space === null ? null : (this.ground.element(space)?.getAttribute("d") ?? null));
  }

  drawSpotlight(thing: Thing | null): void {
    this.light.replaceChildren();
    const place = thing && this.place(thing.kind, thing.id);
    if (!thing || !place) return;
    const outline = thing.kind === "space" ? this.ground.element(thing.id)?.getAttribute("d") : null;
    if (outline) this.light.append(make("path", { d: outline }));
    else this.light.append(make("circle", { cx: place.x, cy: place.y, r: this.counter * 0.95 }));
  }

  element(kind: Kind, id: string): SVGElement | null {
    return kind === "unit" ? this.counters.element(id) : this.ground.element(id);
  }

  /** Where a thing is on the map. */
  place(kind: Kind, id: string): Point | null {
    return kind === "unit" ? this.counters.place(id) : this.ground.place(id);
  }

  /** The smallest box of the map that holds these things. */
  box(things: readonly Thing[]): Box | null {
    const corners = things.flatMap(({ kind, id }) => {
      const box = kind === "space" ? this.ground.box(id) : null;
      if (box) return [box, { x: box.x + box.width, y: box.y + box.height }];
      const place = this.place(kind, id);
      return place ? [place] : [];
    });
    return around(corners, things.some((thing) => thing.kind === "unit") ? this.counter : 0);
  }

  /** All that can be chosen, in the order in which one reads. */
  offered(): Thing[] {
    const { model } = this;
    // The counters of a pile count as in one place, the top one first.
    const units = [...this.piles.values()].flatMap((pile) =>
      [...pile].reverse().map(({ unit, x, y }) => ({ kind: "unit" as const, id: unit, x, y, ...pointOf(pile[0]) })),
    );
    const things = [
      ...units.filter(({ id }) => model.unitOffers.has(id)),
      ...[...model.spaceOffers.keys()].flatMap((id) => {
        const place = this.ground.element(id) && this.ground.place(id);
        return place ? [{ kind: "space" as const, id, ...place }] : [];
      }),
    ];
    return readingOrder(things, this.counter * 1.5).map(({ kind, id }) => ({ kind, id }));
  }

  /** The neighbours of a space. */
  neighbours(space: string): readonly Place[] {
    return this.beside.get(space) ?? [];
  }
}

function pointOf(spot: Spot | undefined): Partial<Point> {
  return spot ? { x: spot.x, y: spot.y } : {};
}

function group(board: ParentNode, id: string): SVGGElement {
  const found = board.querySelector<SVGGElement>(`#${id}`);
  if (found === null) throw new Error(`the board has no group "${id}"`);
  return found;
}
