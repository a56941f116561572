/** What a player lays over the map: hatches, figures, lines; each value has a pattern and a colour of its own. */
import type { Point } from "../model";
import type { Overlay } from "../wire";
import { label, roundedLine, type Ground } from "./ground";
import { make } from "./svg";

/** How many patterns there are before they begin again. */
const PATTERNS = 6;

/** The number of the pattern of each value: sides by their order, then other words by the alphabet. */
export function patternsOf(overlays: readonly Overlay[], sides: readonly string[]): Map<string, number> {
  const values = new Set(overlays.flatMap((overlay) => Object.values(overlay.spaces)));
  const others = [...values].filter((value) => !sides.includes(value)).sort();
  return new Map([...sides, ...others].map((value, index) => [value, index % PATTERNS]));
}

export function drawOverlays(
  group: SVGGElement,
  overlays: readonly Overlay[],
  ground: Ground,
  sides: readonly string[],
  size: number,
): void {
  group.replaceChildren();
  if (overlays.length === 0) return;
  const patterns = patternsOf(overlays, sides);
  group.append(make("defs", {}, [...new Set(patterns.values())].map((number) => pattern(number, size))));
  for (const overlay of overlays) {
    for (const [value, outline] of outlines(overlay, ground)) {
      const number = patterns.get(value) ?? 0;
      group.append(make("path", { class: `hatch hatch-${number}`, d: outline, fill: `url(#hatch-${number})` }));
    }
  }
  for (const overlay of overlays) {
    const ink = Math.max(0, sides.indexOf(sides.find((side) => overlay.id.endsWith(`-${side}`)) ?? ""));
    for (const line of withoutRepeats(overlay.lines)) {
      const points = line.map((space) => ground.place(space)).filter((point): point is Point => point !== null);
      group.append(make("path", { class: `trace ink-${ink}`, d: roundedLine(points, size) }));
    }
    for (const [space, text] of Object.entries(overlay.figures)) {
      const at = ground.corner(space, -1);
      if (at) group.append(label("figure", at, text, size));
    }
  }
}

/** The spaces of each value as one outline: a map may have thousands. */
function outlines(overlay: Overlay, ground: Ground): Map<string, string> {
  const found = new Map<string, string>();
  for (const [space, value] of Object.entries(overlay.spaces)) {
    const outline = ground.element(space)?.getAttribute("d");
    if (outline) found.set(value, (found.get(value) ?? "") + outline);
  }
  return found;
}

/** Lines that run together are drawn once: each is cut down to the parts that none before it has. */
export function withoutRepeats(lines: readonly (readonly string[])[]): string[][] {
  const drawn = new Set<string>();
  return lines.flatMap((line) => {
    const parts: string[][] = [];
    let part: string[] = [];
    line.forEach((space, index) => {
      const before = line[index - 1];
      const leg = before === undefined ? "" : [before, space].sort().join(" ");
      if (leg && drawn.has(leg)) {
        parts.push(part);
        part = [];
      }
      drawn.add(leg);
      part.push(space);
    });
    return [...parts, part].filter((each) => each.length > 1);
  });
}

/** Lines at an angle, or dots: no two values differ by colour alone. */
function pattern(number: number, size: number): SVGPatternElement {
  const step = size * 0.9;
  const turn = [45, -45, 0, 90, 0, 0][number] ?? 0;
  const attributes = {
    id: `hatch-${number}`,
    class: `ink-${number}`,
    patternUnits: "userSpaceOnUse",
    width: step,
    height: step,
    patternTransform: `rotate(${turn})`,
  };
  const thick = size * 0.16;
  const line = make("path", { d: `M0 ${step / 2}H${step}`, "stroke-width": thick });
  if (number < 4) return make("pattern", attributes, [line]);
  if (number === 4) return make("pattern", attributes, [make("circle", { cx: step / 2, cy: step / 2, r: thick })]);
  return make("pattern", attributes, [line, make("path", { d: `M${step / 2} 0V${step}`, "stroke-width": thick })]);
}

/** The marks that overlays put on each unit. */
export function badgesOf(overlays: readonly Overlay[]): Map<string, string[]> {
  const badges = new Map<string, string[]>();
  for (const overlay of overlays) {
    for (const [unit, mark] of Object.entries(overlay.units)) badges.set(unit, [...(badges.get(unit) ?? []), mark]);
  }
  return badges;
}
