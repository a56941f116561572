/** Looking back: the table as this seat saw it at any moment, and a film of it. */
import type { Sight } from "../wire";
import { pictureOf, type Picture } from "./picture";

/** So many moments are remembered. */
const KEPT = 80;
/** Milliseconds from one moment of the film to the next. */
const FRAME = 500;

export class Replay {
  /** The moment that the reader wants to see, as a number of actions; null is now. */
  moment = $state<number | null>(null);
  /** The last one that has come. */
  picture = $state.raw<Picture | null>(null);
  playing = $state(false);

  private readonly seen = new Map<number, Picture>();
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Raised when what was seen no longer holds: another seat, something taken back. */
  private era = 0;

  constructor(
    private readonly fetch: (moment: number) => Promise<Sight>,
    private readonly end: () => number,
    private readonly failed: (error: unknown) => void,
  ) {}

  go(moment: number): void {
    const end = this.end();
    if (moment >= end) return this.now();
    this.moment = Math.max(0, moment);
    void this.load();
  }

  step(by: number): void {
    this.pause();
    this.go((this.moment ?? this.end()) + by);
  }

  now(): void {
    this.pause();
    this.moment = null;
    this.picture = null;
  }

  play(): void {
    this.playing = true;
    this.go(this.moment ?? 0);
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Back to now, with nothing kept. */
  forget(): void {
    this.era++;
    this.seen.clear();
    this.now();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing || this.moment === null) return;
      if (this.picture?.actions === this.moment) this.go(this.moment + 1);
      if (this.playing) this.schedule();
    }, FRAME);
  }

  /** One request at a time; when it comes back, the latest wish is the next. */
  private async load(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.moment !== null && this.picture?.actions !== this.moment) {
        const { moment, era } = this;
        const found = this.seen.get(moment) ?? pictureOf(await this.fetch(moment));
        if (era !== this.era) continue;
        this.remember(moment, found);
        if (this.moment !== null) this.picture = found;
      }
    } catch (error) {
      this.now();
      this.failed(error);
    } finally {
      this.asking = false;
    }
  }

  private remember(moment: number, picture: Picture): void {
    this.seen.set(moment, picture);
    const oldest = this.seen.keys().next();
    if (this.seen.size > KEPT && !oldest.done) this.seen.delete(oldest.value);
  }
}
