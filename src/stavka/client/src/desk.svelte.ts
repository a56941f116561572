/** What lies on top of the page: one dialog at a time, and how high the panel stands on a phone. */

export type Sheet =
  | { is: "rule"; ref: string }
  | { is: "help" }
  | { is: "search" }
  | { is: "choices" }
  | { is: "orders" }
  | { is: "fork" };

export type Height = "low" | "half" | "tall";
const HEIGHTS: readonly Height[] = ["low", "half", "tall"];

class Desk {
  open = $state.raw<Sheet | null>(null);
  height = $state<Height>("half");

  show(sheet: Sheet): void {
    this.open = sheet;
  }

  rule(ref: string): void {
    this.open = { is: "rule", ref };
  }

  close(): void {
    this.open = null;
  }

  /** Pull the panel up or down. */
  pull(by: number): void {
    const at = HEIGHTS.indexOf(this.height) + by;
    this.height = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at))] ?? "half";
  }
}

export const desk = new Desk();
