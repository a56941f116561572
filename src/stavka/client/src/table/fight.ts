/** The reckoning before a fight: modifiers by what they change, in the order in which one reckons. */
import type { Figure } from "../wire";

export interface Modifiers {
  to: string;
  figures: Figure[];
  /** What several come to, where that is one number: a die or a column; strengths are told already. */
  total: number | null;
}

const ORDER = ["attack", "defence", "strength", "column", "die"];
const SUMMED = ["column", "die"];

export function modifiersOf(figures: readonly Figure[]): Modifiers[] {
  const kinds = [...ORDER, ...new Set(figures.map((each) => each.to).filter((to) => !ORDER.includes(to)))];
  return kinds.flatMap((to) => {
    const those = figures.filter((each) => each.to === to);
    if (those.length === 0) return [];
    const summed = SUMMED.includes(to) && those.length > 1;
    return [{ to, figures: those, total: summed ? those.reduce((sum, each) => sum + each.value, 0) : null }];
  });
}
