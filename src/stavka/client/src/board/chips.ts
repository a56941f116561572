/** The small signs on the map: marks in spaces, markers on tracks, pieces. */
import type { Chip } from "../wire";
import type { Box } from "./camera";
import { glide } from "./moving";
import { make, set, useSymbol } from "./svg";

const GLIDE_MS = 250;
/** From the middle of a sign to its rim. */
const REACH = 17;

export class Chips {
  private readonly held = new Map<string, { element: SVGGElement; chip: Chip }>();

  /** The part of the map over which something else lies. */
  private lid: Box | null = null;

  constructor(private readonly layer: SVGGElement) {}

  update(chips: readonly Chip[], describe: (chip: Chip) => string, still: boolean): void {
    const wanted = new Set(chips.map((chip) => chip.key));
    for (const [key, { element }] of this.held) {
      if (wanted.has(key)) continue;
      element.remove();
      this.held.delete(key);
    }
    for (const chip of chips) {
      const before = this.held.get(chip.key);
      const redraw = before === undefined || before.chip.symbol !== chip.symbol || before.chip.text !== chip.text;
      const element = before?.element ?? this.layer.appendChild(make("g", { class: "chip", role: "img" }));
      this.held.set(chip.key, { element, chip });
      if (redraw) draw(element, chip);
      element.classList.toggle("dim", chip.dim);
      element.classList.toggle("covered", this.isUnder(chip));
      set(element, "aria-label", describe(chip));
      set(element, "data-chip", chip.key);
      element.style.transform = `translate(${chip.x}px, ${chip.y}px)`;
      if (before && !still && (before.chip.x !== chip.x || before.chip.y !== chip.y)) {
        const start = { x: before.chip.x - chip.x, y: before.chip.y - chip.y };
        glide(element, [start, { x: 0, y: 0 }], { duration: GLIDE_MS, easing: "ease-out" });
      }
    }
  }

  /** Something lies over this part of the map, or over none: what is under it is not seen. */
  cover(lid: Box | null): void {
    this.lid = lid;
    for (const { element, chip } of this.held.values()) element.classList.toggle("covered", this.isUnder(chip));
  }

  private isUnder({ x, y }: Chip): boolean {
    const lid = this.lid;
    if (lid === null) return false;
    const across = Math.abs(x - lid.x - lid.width / 2) - lid.width / 2;
    const down = Math.abs(y - lid.y - lid.height / 2) - lid.height / 2;
    return Math.max(across, down) < REACH;
  }

  /** The chip that an element belongs to. */
  of(element: Element): Chip | null {
    return this.held.get(element.getAttribute("data-chip") ?? "")?.chip ?? null;
  }
}

function draw(element: SVGGElement, chip: Chip): void {
  const sign = useSymbol(`chip-${chip.symbol}`, 1);
  const text = chip.text ? [make("text", { y: 4.4 }, [document.createTextNode(chip.text)])] : [];
  element.replaceChildren(...(sign ? [sign] : []), ...text);
}
