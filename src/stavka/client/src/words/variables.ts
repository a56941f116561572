/** Which variables a Fluent message refers to, those of messages inside it included. */
import type { FluentBundle } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Element = Exclude<Pattern, string>[number];

/** The variables of a message and of its attributes. */
export function variablesOf(bundle: FluentBundle, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();

  function message(id: string): void {
    const entry = bundle.getMessage(id);
    if (!entry || seen.has(id)) return;
    seen.add(id);
    for (const each of [entry.value, ...Object.values(entry.attributes)]) if (each !== null) pattern(each);
  }

  function pattern(parts: Pattern): void {
    if (typeof parts !== "string") parts.forEach(element);
  }

  function element(part: Element): void {
    if (typeof part === "string") return;
    if (part.type === "var") found.add(part.name);
    else if (part.type === "mesg") message(part.name);
    else if (part.type === "func" || part.type === "term") {
      for (const each of part.args) if (each.type !== "narg") element(each);
    } else if (part.type === "select") {
      element(part.selector);
      for (const variant of part.variants) pattern(variant.value);
    }
  }

  message(word);
  return found;
}
