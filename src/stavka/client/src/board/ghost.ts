/** The counter in the hand: a picture above the map that follows the pointer. */
import type { Point } from "../model";
import { make } from "./svg";

const BACK_MS = 180;
/** A counter in the hand is a little larger than on the map. */
const LIFTED = 1.12;

export class Ghost {
  private element: SVGSVGElement | null = null;
  private at: Point = { x: 0, y: 0 };

  constructor(private readonly host: HTMLElement) {}

  show(face: string, side: number): void {
    this.hide();
    const size = side * LIFTED;
    this.element = make("svg", { class: "ghost", width: size, height: size, viewBox: "-32 -32 64 64" }, [
      make("use", { href: `#face-${face}`, x: -32, y: -32, width: 64, height: 64 }),
    ]);
    this.element.setAttribute("aria-hidden", "true");
    this.host.append(this.element);
  }

  move(at: Point): void {
    this.at = at;
    if (this.element) this.element.style.transform = moveTo(at);
  }

  hide(): void {
    this.element?.remove();
    this.element = null;
  }

  /** Go back to where it was taken from, and vanish. */
  async back(home: Point, still: boolean): Promise<void> {
    const { element } = this;
    if (element && !still) {
      const frames = [{ transform: moveTo(this.at) }, { transform: moveTo(home) }];
      await element.animate(frames, { duration: BACK_MS, easing: "ease-out", fill: "forwards" }).finished;
    }
    if (this.element === element) this.hide();
  }
}

function moveTo({ x, y }: Point): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}
