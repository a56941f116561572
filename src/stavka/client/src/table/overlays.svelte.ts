/** What is laid over the map: fetched when it is shown, and again after each change. */
import type { Overlay } from "../wire";

/** The end of the name of an overlay that is asked for one unit. */
const OF_UNIT = "-of";

export class Overlays {
  /** Those that the reader has switched on. */
  on = $state.raw<readonly string[]>([]);
  shown = $state.raw<readonly Overlay[]>([]);
  private unit = "";
  private round = 0;

  constructor(
    readonly names: readonly string[],
    private readonly fetch: (name: string, unit: string) => Promise<Overlay>,
  ) {}

  toggle(name: string): void {
    this.on = this.on.includes(name) ? this.on.filter((each) => each !== name) : [...this.on, name];
    void this.refresh();
  }

  /** Another player takes the screen: nothing that was shown stays. */
  clear(): void {
    this.round += 1;
    this.shown = [];
    this.unit = "";
  }

  /** The reader looks at a unit. */
  look(unit: string): void {
    if (unit === this.unit) return;
    this.unit = unit;
    if (this.on.some((name) => name.endsWith(OF_UNIT))) void this.refresh();
  }

  /** Ask for all of them anew; an answer that comes too late is dropped. */
  async refresh(): Promise<void> {
    const round = ++this.round;
    const asked = this.on.filter((name) => !name.endsWith(OF_UNIT) || this.unit);
    const answers = await Promise.allSettled(
      asked.map((name) => this.fetch(name, name.endsWith(OF_UNIT) ? this.unit : "")),
    );
    if (round === this.round) this.shown = answers.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  }
}
