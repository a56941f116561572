/** Small helpers for drawing into an SVG. */

const NAMESPACE = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

export function make<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  children: readonly Node[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Set an attribute only if it differs, so that nothing is drawn anew in vain. */
export function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The size of a symbol of the sprite, in its own units. */
export function symbolSize(id: string): { width: number; height: number } | null {
  const box = document.getElementById(id)?.getAttribute("viewBox")?.split(/[\s,]+/).map(Number);
  const [, , width, height] = box ?? [];
  return width && height ? { width, height } : null;
}

/** A symbol of the sprite about the origin, or null if the sprite has none of that name. */
export function useSymbol(id: string, scale: number): SVGUseElement | null {
  const size = symbolSize(id);
  if (size === null) return null;
  const width = size.width * scale;
  const height = size.height * scale;
  return make("use", { href: `#${id}`, x: -width / 2, y: -height / 2, width, height });
}
