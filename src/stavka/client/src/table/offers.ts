/** What a decision offers, as the page needs it: by unit, by space, as buttons, as a list. */
import type { Kind } from "../model";
import type { DecisionView } from "../wire";

interface Thing {
  kind: Kind;
  id: string;
}

/** One action that may be made now. */
export interface Choice {
  verb: string;
  takes: string;
  target: string | null;
}

export type Offers = ReadonlyMap<string, readonly string[]>;

/** Every action that is offered, in the order of the game; where a fight stands ready, what begins it first. */
export function choices(decision: DecisionView): Choice[] {
  const listed = Object.entries(decision.verbs).flatMap(([verb, { takes, targets }]): Choice[] =>
    takes === "nothing" ? [{ verb, takes, target: null }] : targets.map((target) => ({ verb, takes, target })),
  );
  if (!decision.preview) return listed;
  return [...listed.filter((choice) => choice.target === null), ...listed.filter((choice) => choice.target !== null)];
}

/** The verbs offered for each thing of a kind. */
export function offersOf(decision: DecisionView | null, kind: "unit" | "space"): Offers {
  const found = new Map<string, string[]>();
  for (const { verb, takes, target } of decision ? choices(decision) : []) {
    if (takes !== kind || target === null) continue;
    const verbs = found.get(target);
    if (verbs) verbs.push(verb);
    else found.set(target, [verb]);
  }
  return found;
}

/** What is not seen elsewhere gets a button: what ends the step, the verbs that take nothing, words and sides. */
export function buttons(decision: DecisionView, elsewhere: (choice: Choice) => boolean = () => false): Choice[] {
  const listed = choices(decision).filter(
    (choice) => choice.takes !== "unit" && choice.takes !== "space" && !elsewhere(choice),
  );
  const rank = ({ verb, target }: Choice): number => (verb === decision.ends ? 0 : target === null ? 1 : 2);
  return listed.sort((a, b) => rank(a) - rank(b));
}

/** The one button that stands out: what ends the step or takes nothing; none where the choice is among words. */
export function mainOf(listed: readonly Choice[]): Choice | undefined {
  return listed[0]?.target === null || listed.length === 1 ? listed[0] : undefined;
}

/** Buttons as they stand: each by itself, or the several words of one verb together. */
export function rowsOf(listed: readonly Choice[]): (readonly Choice[])[] {
  const rows: Choice[][] = [];
  for (const choice of listed) {
    const last = rows.at(-1);
    if (last && choice.target !== null && last[0]?.target !== null && last[0]?.verb === choice.verb) last.push(choice);
    else rows.push([choice]);
  }
  return rows;
}

/** The units and spaces among the facts of a decision; `kinds` says what each fact is. */
export function spokenOf(decision: DecisionView | null, kinds: Readonly<Record<string, string>>): Thing[] {
  return Object.entries(decision?.facts ?? {}).flatMap(([fact, value]): Thing[] => {
    const kind = kinds[fact]?.replace(/s$/, "");
    if (kind !== "unit" && kind !== "space") return [];
    const ids = Array.isArray(value) ? value : [value];
    return ids.filter((id): id is string => typeof id === "string" && id !== "").map((id) => ({ kind, id }));
  });
}

/** The units that a decision is about: one, or several that go together. */
export function subjectsOf(decision: DecisionView | null): string[] {
  const { unit, units } = decision?.facts ?? {};
  const named: unknown[] = unit ? [unit] : Array.isArray(units) ? units : [];
  return named.filter((id): id is string => typeof id === "string");
}

/** A verb of the decision that takes such a thing: to be refused with, so that the server says why. */
export function nearestVerb(decision: DecisionView, kind: "unit" | "space"): string | null {
  return Object.keys(decision.verbs).find((verb) => decision.verbs[verb]?.takes === kind) ?? null;
}
