/** The board taken apart into leaves that lie on each other: a change of one does not draw the others anew. */
import { make } from "./svg";

/** What changes while one plays; all between two of these is one leaf. */
const LIVE = new Set(["spaces", "overlay", "counters"]);

/** Give each group that changes, and all that lies between two of them, a drawing of its own, in the same order. */
export function takeApart(board: SVGSVGElement): void {
  let leaf = board;
  let last: Element | null = null;
  for (const group of [...board.children]) {
    if (last !== null && (LIVE.has(group.id) || LIVE.has(last.id))) {
      const next = make("svg", { viewBox: board.getAttribute("viewBox") ?? "", class: board.getAttribute("class") ?? "" });
      leaf.after(next);
      leaf = next;
    }
    if (leaf !== board) leaf.append(group);
    last = group;
  }
}
