/** A table that is open in this page: what the map and the panel read, and what they ask for. */
import { desk } from "./desk.svelte";
import { lettered } from "./fonts";
import type { Kind, MapHandle, Point, TableModel } from "./model";
import { api, Refused, troubleOf, type Trouble } from "./net/api";
import { Live, type LineState } from "./net/live";
import { settings } from "./settings.svelte";
import { speech } from "./speech.svelte";
import { Deck, sorted } from "./table/cards";
import { Describer } from "./table/describe";
import { holdings } from "./table/holdings";
import { buttons, nearestVerb, offersOf, spokenOf, subjectsOf, type Choice } from "./table/offers";
import { Overlays } from "./table/overlays.svelte";
import { changed, cleared, pictureOf, type Picture } from "./table/picture";
import { Replay } from "./table/replay.svelte";
import { heldSeats, seatFor } from "./table/seats";
import { Tokens } from "./table/tokens";
import { keepTable, meet, myTable, tokensOf } from "./tables";
import type {
  Act,
  Change,
  Chip,
  Created,
  GameDescription,
  NoteView,
  Seat,
  SeatKey,
  Sight,
  TableInfo,
  Tell,
  Undo,
} from "./wire";

export interface Thing {
  kind: Kind;
  id: string;
}

/** Several things may be done here: which? */
export interface Menu {
  choices: Choice[];
  at: Point;
}

const EMPTY: Picture = {
  side: "",
  actions: 0,
  toAct: [],
  ended: "",
  winners: [],
  path: [],
  decision: null,
  standing: {},
  undo: "",
  units: new Map(),
  spaces: new Map(),
  tracks: [],
  pieces: [],
  spots: new Map(),
  chips: [],
  tokens: [],
  rings: [],
  notes: [],
};

/** What the server says of a table at which nobody can play. */
const CLOSED: ReadonlySet<string> = new Set(["no-table", "table-broken", "table-unreadable", "state-unreadable"]);

export class Session implements TableModel {
  readonly game: GameDescription;
  /** The drawn map and the symbols of counters, dice and signs, as SVG text. */
  readonly board: string;
  readonly sprite: string;

  info: TableInfo = $state.raw() as TableInfo;
  /** The present, whatever moment is being looked at. */
  present: Picture = $state.raw(EMPTY);
  line: LineState = $state("opening");
  /** Whether the first sight of the table has come. */
  ready = $state(false);
  /** The side that should take the screen before anything of it is loaded. */
  handOver: string | null = $state(null);
  /** The last refusal, until the next click. */
  refusal: Trouble | null = $state.raw(null);
  /** Why nobody can play here any more. */
  closed: Trouble | null = $state.raw(null);
  /** The link's key opens no seat here. */
  forged = $state(false);
  menu: Menu | null = $state.raw(null);
  spotlight: Thing | null = $state.raw(null);
  map: MapHandle | null = $state.raw(null);
  /** What has just been written into the log. */
  news: readonly NoteView[] = $state.raw([]);

  readonly replay: Replay;
  readonly laid: Overlays;

  readonly picture = $derived.by(() => this.replay.picture ?? this.present);
  readonly lang = $derived(speech.words.lang);
  readonly still = $derived(settings.still);
  readonly units = $derived(this.picture.units);
  readonly spaces = $derived(this.picture.spaces);
  readonly spots = $derived(this.picture.spots);
  readonly chips = $derived(this.picture.chips);
  readonly tokens = $derived(this.picture.tokens);
  readonly rings = $derived(this.picture.rings);
  readonly decision = $derived.by(() => (this.replay.moment === null ? this.present.decision : null));
  readonly unitOffers = $derived(offersOf(this.decision, "unit"));
  readonly spaceOffers = $derived(offersOf(this.decision, "space"));
  /** What lies beside the map. */
  readonly lying = $derived.by(() => {
    const { pieces, side } = this.picture;
    return sorted(holdings(pieces, side, this.onMap), this.deck, side);
  });
  readonly cardOffers = $derived.by(() => this.deck.offers(this.decision));
  /** What can be done that is neither on the map nor on a card. */
  readonly buttons = $derived.by(() =>
    this.decision ? buttons(this.decision, (choice) => this.deck.chosen(choice) !== undefined) : [],
  );
  readonly hints = $derived(new Map(Object.entries(this.decision?.hints ?? {})));
  readonly subjects = $derived.by(() => (this.spaceOffers.size > 0 ? subjectsOf(this.decision) : []));
  readonly concern = $derived.by(() => spokenOf(this.decision, this.game.facts));
  readonly overlays = $derived.by(() => (this.replay.moment === null ? this.laid.shown : []));
  readonly describer = $derived.by(
    () => new Describer(speech.words, this.units, this.spaces, this.grounds, this.picture.pieces, this.decision),
  );

  /** The pictures of pieces. */
  readonly faces: Tokens;
  readonly deck: Deck;
  /** The spaces of the map itself. */
  readonly onMap: ReadonlySet<string>;
  private readonly grounds: ReadonlyMap<string, string>;
  private readonly live: Live;
  private held: SeatKey[];
  private token = "";
  /** Whether the server has told what this seat sees, since it was taken. */
  private seated = false;
  private busy = false;
  private shown: { after: number; resolve: () => void }[] = [];

  /** Load all that a table needs; raises `Refused` if there is none. */
  static async open(id: string, fragment: string): Promise<Session> {
    const info = await api.table(id);
    if (Object.keys(info.broken).length) throw new Refused({ word: "table-broken", message: info.broken });
    const game = await api.game(info.game, info.map);
    const [board, sprite] = await Promise.all([
      api.board(game),
      api.sprite(game),
      speech.speak(settings.lang, game),
      lettered,
    ]);
    return new Session(info, game, board, sprite, tokensOf(fragment));
  }

  private constructor(info: TableInfo, game: GameDescription, board: string, sprite: string, tokens: string[]) {
    this.info = info;
    this.game = game;
    this.grounds = new Map(game.places.map((place) => [place.id, place.terrain]));
    this.board = board;
    this.sprite = sprite;
    this.faces = new Tokens(sprite);
    this.deck = new Deck(game.cards);
    this.onMap = new Set(game.places.filter((place) => place.on_map).map((place) => place.id));
    this.held = heldSeats(tokens, myTable(info.id)?.seats ?? [], info.seats);
    this.replay = new Replay(
      (moment) => api.moment(info.id, moment, this.token),
      () => this.present.actions,
      (error) => this.say(troubleOf(error)),
    );
    this.laid = new Overlays(game.overlays, (name, unit) => api.overlay(info.id, name, unit, this.token));
    this.live = new Live(info.id, {
      tell: (message) => this.hear(message),
      state: (state) => (this.line = state),
    });
    this.begin();
  }

  close(): void {
    this.replay.pause();
    this.live.close();
  }

  /** The network or the reader is back. */
  hurry(): void {
    this.live.hurry();
  }

  // ---- seats

  /** Whether the next player at this screen must not see what the last one saw. */
  private get veiled(): boolean {
    return this.held.length > 1 && this.game.summary.secrets && !this.info.open_hands;
  }

  get mine(): readonly string[] {
    return this.held.map((seat) => seat.side);
  }

  private begin(): void {
    const seat = seatFor(this.held, "", this.info.to_act);
    if (seat && this.veiled && !this.info.ended) this.ask(seat);
    else this.sit(seat?.token ?? "");
  }

  /** Ask for the next player; meanwhile this page is an onlooker, and nobody's secrets are here. */
  private ask(seat: SeatKey): void {
    this.handOver = seat.side;
    desk.close();
    this.present = cleared(this.present);
    this.laid.clear();
    this.sit("");
  }

  /** The next player is here. */
  takeScreen(): void {
    const seat = this.held.find((each) => each.side === this.handOver);
    this.handOver = null;
    this.sit(seat?.token ?? "");
  }

  /** Look on without a seat. */
  lookOn(): void {
    this.forged = false;
    this.held = [];
    this.sit("");
  }

  private sit(token: string): void {
    this.token = token;
    this.seated = false;
    this.menu = null;
    this.refusal = null;
    this.news = [];
    this.spotlight = null;
    this.replay.forget();
    this.live.sit(token);
  }

  /** Change seats where the present one owes nothing and another of ours does. */
  private pass(): void {
    if (this.handOver !== null || this.held.length < 2 || this.present.ended) return;
    const seat = seatFor(this.held, this.present.side, this.present.toAct);
    if (!seat || seat.token === this.token) return;
    if (this.veiled) this.ask(seat);
    else this.sit(seat.token);
  }

  // ---- what the server tells

  private hear(message: Tell): void {
    if (message.is === "sight") this.see(message);
    else if (message.is === "change") this.change(message);
    else if (message.is === "people") this.meet(message.seats);
    else if (message.is === "problem") {
      if (this.token && message.word === "no-seat") this.forged = true;
      else if (CLOSED.has(message.word)) this.shut(message);
      else this.say(message);
    }
  }

  /** The table is closed for good. */
  private shut(trouble: Trouble): void {
    this.closed = trouble;
    this.live.close();
  }

  private see(sight: Sight): void {
    const asked = this.held.find((key) => key.token === this.token);
    const other = this.held.find((key) => key.side === sight.view.side);
    if (asked && other && asked !== other) return this.swap(asked, other);
    this.seated = true;
    this.info = sight.info;
    this.present = pictureOf(sight);
    this.ready = true;
    if (this.token) this.remember();
    this.meet(sight.info.seats);
    this.settled();
  }

  /** The keys of a link stood in another order than thought: sit down where was meant, showing nothing of this. */
  private swap(asked: SeatKey, other: SeatKey): void {
    this.held = this.held.map((key) =>
      key === asked ? { ...key, side: other.side } : key === other ? { ...key, side: asked.side } : key,
    );
    this.sit(other.token);
  }

  private remember(): void {
    this.held = this.held.map((key) => (key.token === this.token ? { ...key, side: this.present.side } : key));
    const kept = myTable(this.info.id) ?? { invited: [], met: [] };
    keepTable({ ...kept, id: this.info.id, game: this.game.id, seats: this.held });
  }

  private meet(seats: Seat[]): void {
    const here = seats.filter((seat) => seat.present).map((seat) => seat.side);
    meet(this.info.id, here);
    this.info = { ...this.info, seats };
  }

  private change(change: Change): void {
    if (!this.seated) return; // it was meant for who sat here before, and all will be told anew
    const next = changed(this.present, change);
    if (!next) return this.live.sit(this.token);
    this.present = next;
    this.busy = false; // what was on its way has been done, or is too late: the next may be taken
    if (change.undone) this.replay.forget();
    else if (this.replay.moment === null) this.news = change.notes;
    this.menu = null;
    this.settled();
  }

  private settled(): void {
    const { actions } = this.present;
    this.shown = this.shown.filter(({ after, resolve }) => (after <= actions ? (resolve(), false) : true));
    if (this.subjects[0]) this.laid.look(this.subjects[0]);
    if (this.replay.moment === null) void this.laid.refresh();
    this.pass();
  }

  // ---- what the player does

  async act(verb: string, target?: string): Promise<boolean> {
    return this.send({ do: "act", verb, target: target ?? null, after: this.present.actions });
  }

  async undo(): Promise<boolean> {
    return this.send({ do: "undo", after: this.present.actions });
  }

  /** Nothing is queued: while one action is on its way, or the line is down, the next is not taken. */
  private async send(message: Omit<Act, "id"> | Omit<Undo, "id">): Promise<boolean> {
    if (this.busy) return false;
    this.dismiss();
    this.spotlight = null;
    if (this.replay.moment !== null) this.replay.now();
    this.busy = true;
    const answer = await this.live.ask(message);
    this.busy = false;
    if (answer?.is === "done") {
      await this.until(answer.after);
      return true;
    }
    this.say(answer ?? { word: "offline" });
    if (answer && answer.after >= 0 && answer.after !== this.present.actions) this.live.sit(this.token);
    return false;
  }

  private until(after: number): Promise<void> {
    if (this.present.actions >= after) return Promise.resolve();
    return new Promise((resolve) => this.shown.push({ after, resolve }));
  }

  choose(kind: Kind, id: string, at: Point): void {
    this.dismiss();
    if (this.replay.moment !== null) return this.say({ word: "past" });
    if (!this.decision) return this.say({ word: this.present.ended ? "over" : this.token ? "waiting" : "looking-on" });
    const found = this.offered(kind, id);
    const [only] = found;
    if (!only) {
      const verb = nearestVerb(this.decision, kind);
      if (verb) void this.act(verb, id);
      else this.say({ word: "elsewhere" });
    } else if (found.length === 1) void this.act(only.verb, only.target ?? undefined);
    else this.menu = { choices: found, at };
  }

  /** What is offered for a thing; else for the space that a unit stands in, or for the units in a space. */
  private offered(kind: Kind, id: string): Choice[] {
    const own = this.offersOn(kind, id);
    if (own.length) return own;
    if (kind === "unit") return this.offersOn("space", this.units.get(id)?.at ?? "");
    const there = [...this.units.values()].filter((unit) => unit.at === id);
    return there.flatMap((unit) => this.offersOn("unit", unit.id));
  }

  private offersOn(kind: Kind, id: string): Choice[] {
    const verbs = (kind === "unit" ? this.unitOffers : this.spaceOffers).get(id) ?? [];
    return verbs.map((verb) => ({ verb, takes: kind, target: id }));
  }

  point(thing: Thing | null): void {
    if (thing?.kind === "unit") this.laid.look(thing.id);
  }

  /** Show a thing on the map. */
  shine(thing: Thing | null): void {
    this.spotlight = thing;
  }

  /** Go to the moment of a log entry and show what it is about. */
  visit(note: NoteView): void {
    this.replay.pause();
    this.replay.go(note.after);
    this.shine(this.about(note));
  }

  private about(note: NoteView): Thing | null {
    for (const kind of ["unit", "space"] as const)
      for (const [key, value] of Object.entries(note.facts)) {
        const first = Array.isArray(value) ? value[0] : value;
        if (this.game.facts[key]?.startsWith(kind) && typeof first === "string" && first) return { kind, id: first };
      }
    return null;
  }

  say(trouble: Trouble): void {
    this.refusal = trouble;
  }

  dismiss(): void {
    this.refusal = null;
    this.menu = null;
  }

  // ---- the whole game

  /** A game of one's own from the moment that is shown. */
  async fork(): Promise<Created | null> {
    return this.trying(() => api.fork(this.info.id, this.replay.moment ?? this.present.actions, this.keys));
  }

  /** The save file. */
  async save(): Promise<Blob | null> {
    return this.trying(() => api.save(this.info.id, this.keys));
  }

  private get keys(): string {
    return this.held.map((seat) => seat.token).join(" ");
  }

  private async trying<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      this.say(error instanceof Refused ? error.trouble : { word: "offline" });
      return null;
    }
  }

  // ---- words for the map

  describe(kind: Kind, id: string): string {
    return this.describer.describe(kind, id);
  }

  describeChip(chip: Chip): string {
    return this.describer.chip(chip);
  }

  describeToken(token: Chip): string {
    return this.describer.token(token);
  }
}
