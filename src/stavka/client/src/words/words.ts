/** Words: facts to sentences, in the reader's language, by the same rules as the server's `stavka.words`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Crumb, DecisionView, GameDescription, NoteView } from "../wire";
import { variablesOf } from "./variables";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];

/** What a word that a verb is applied to may be the name of, the likeliest first. */
const SORTS = ["choice", "piece", "mark", "side", "track", "place"];

/** What a message is given for a fact that is not there, or that the reader may not know. */
const NONE = "none";

export type Facts = Readonly<Record<string, unknown>>;
type Arguments = Record<string, FluentVariable>;

/** The id of a message: its parts with dashes, whatever the engine writes between words. */
export function messageId(...parts: string[]): string {
  return parts.map((part) => part.replace(/[^a-zA-Z0-9]+/g, "-").replace(/^-+|-+$/g, "")).join("-");
}

/** Fluent's NUMBER with every option that the server's has, and rounded as there: the library's own knows no percentages. */
const NUMBER: FluentFunction = ([value], named) => {
  if (!(value instanceof FluentNumber)) return value ?? NONE;
  const options = Object.entries(named).map(([name, each]) => [name, each instanceof FluentNumber ? each.value : each]);
  return new FluentNumber(value.value, { roundingMode: "halfEven", ...value.opts, ...Object.fromEntries(options) });
};

/** The words of one game, or of the interface alone, in one language. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly asked = new Map<string, ReadonlySet<string>>();
  /** Words that depend on no facts: the same few are said of every counter. */
  private readonly simple = new Map<string, string>();
  private readonly unitNames = new Map<string, string>();
  private readonly unitLabels = new Map<string, string>();
  private readonly placeNames = new Map<string, string>();
  private readonly kinds: Readonly<Record<string, string>>;

  /** `files` are the texts of .ftl files; where two have the same message, the first is taken. */
  constructor(
    readonly lang: Lang,
    files: readonly string[],
    game?: GameDescription,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { NUMBER } });
    for (const text of files) this.bundle.addResource(new FluentResource(text));
    this.kinds = game?.facts ?? {};
    for (const unit of game?.units ?? []) {
      this.unitNames.set(unit.id, unit.name[lang] ?? unit.id);
      this.unitLabels.set(unit.id, unit.label[lang] ?? unit.name[lang] ?? unit.id);
    }
    for (const place of game?.places ?? []) this.placeNames.set(place.id, place.name[lang] ?? place.id);
  }

  // ---- saying

  /** Whether there is such a message. */
  has(word: string): boolean {
    return this.bundle.hasMessage(word);
  }

  /** A message with its facts; one that is not written yet is told by its id, and nothing stops. */
  say(word: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(word);
    if (!message || message.value === null) return raw(word, facts);
    return this.format(word, message.value, facts);
  }

  private format(word: string, pattern: Parameters<FluentBundle["formatPattern"]>[0], facts: Facts): string {
    const given = this.arguments(facts);
    for (const name of this.variables(word)) given[name] ??= NONE;
    return this.bundle.formatPattern(pattern, given, []);
  }

  /** The variables that a message refers to, those of messages inside it included. */
  private variables(word: string): ReadonlySet<string> {
    let found = this.asked.get(word);
    if (!found) this.asked.set(word, (found = variablesOf(this.bundle, word)));
    return found;
  }

  /** Facts as a message takes them. */
  private arguments(facts: Facts): Arguments {
    const given: Arguments = {};
    for (const [key, value] of Object.entries(facts)) {
      const kind = this.kinds[key];
      if (typeof value === "boolean") given[key] = value ? "yes" : "no";
      else if (value === null || value === undefined || value === "") given[key] = NONE;
      else if (Array.isArray(value)) {
        given[`${key}Count`] = value.length;
        given[key] = this.listed(kind, value.map(String));
      } else if (kind) {
        given[key] = this.named(kind, String(value));
        given[`${key}Id`] = String(value);
      } else given[key] = typeof value === "number" ? value : String(value);
    }
    return given;
  }

  private listed(kind: string | undefined, values: string[]): string {
    if (values.length === 0) return NONE;
    return kind ? this.join(values.map((value) => this.named(kind, value))) : values.join(", ");
  }

  private named(kind: string, name: string): string {
    if (kind.startsWith("unit")) return this.unit(name);
    if (kind === "choice") return this.choice(name);
    return kind.startsWith("space") ? this.space(name) : this.side(name);
  }

  /** A list as a sentence has it: a, b and c. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  // ---- what a game shows

  /** An entry of the log. */
  note(note: NoteView): string {
    return this.say(messageId("note", note.kind), note.facts);
  }

  /** What a side is asked. */
  prompt(decision: DecisionView): string {
    return this.say(messageId("ask", decision.prompt), { ...decision.facts, side: decision.side });
  }

  /** One step of where we are. */
  crumb(crumb: Crumb): string {
    return this.say(crumb.word, crumb.facts);
  }

  /** What a verb is called; a prompt may have its own words for it. */
  verb(verb: string, prompt = ""): string {
    return this.attribute(messageId("ask", prompt), messageId(verb)) || this.say(messageId("verb", verb));
  }

  /** A word that a verb is applied to. */
  choice(word: string): string {
    const sort = SORTS.find((each) => this.has(messageId(each, word)));
    return sort === undefined ? word : this.say(messageId(sort, word));
  }

  /** More about something that has a name, where that is written: what a marker does, what a scenario is. */
  about(sort: string, name: string): string {
    return this.attribute(messageId(sort, name), "about");
  }

  /** More about a word that a verb is applied to. */
  aboutChoice(word: string): string {
    return SORTS.map((sort) => this.about(sort, word)).find(Boolean) ?? "";
  }

  private attribute(word: string, name: string): string {
    const own = this.bundle.getMessage(word)?.attributes[name];
    return own === undefined ? "" : this.format(word, own, {});
  }

  /** What a verb is applied to. */
  target(takes: string, name: string): string {
    if (takes === "unit") return this.unit(name);
    return takes === "space" ? this.space(name) : this.choice(name);
  }

  /** How the game ended, and for whom. */
  ended(how: string, winners: readonly string[]): string {
    const names = this.join(winners.map((side) => this.side(side)));
    const word = messageId("ended", how);
    return this.say(this.has(word) ? word : "ended", { winners: names || NONE, winnersCount: winners.length });
  }

  /** A unit by the name on its counter. */
  unit(name: string): string {
    return this.unitNames.get(name) ?? name;
  }

  /** A unit by what its counter has room for. */
  label(name: string): string {
    return this.unitLabels.get(name) ?? name;
  }

  /** A space, or a box off the map. */
  space(name: string): string {
    const word = messageId("place", name);
    return this.has(word) ? this.say(word) : (this.placeNames.get(name) ?? name);
  }

  /** A marker; one that counts something has its `$count` in its words, or after them. */
  mark(name: string, count = 1): string {
    const word = messageId("mark", name);
    if (!this.has(word)) return count === 1 ? name : `${name} ${count}`;
    const text = this.say(word, { count });
    return count === 1 || this.variables(word).has("count") ? text : `${text} ${count}`;
  }

  side(name: string): string {
    return this.word("side", name);
  }

  /** What sort of unit or ground it is. */
  kind(name: string): string {
    return this.word("kind", name);
  }

  /** A figure on a counter. */
  factor(name: string): string {
    return this.word("factor", name);
  }

  /** What is added to a die. */
  modifier(name: string): string {
    return this.word("modifier", name);
  }

  /** What a result of a table means, where that is written. */
  result(name: string): string {
    const word = /^-*$/.test(name) ? "result-none" : messageId("result", name);
    return this.has(word) ? this.say(word) : "";
  }

  /** A part of the results of a table that has chances of its own. */
  chances(name: string): string {
    return this.word("chances", name);
  }

  track(name: string): string {
    return this.word("track", name);
  }

  /** Something in a hand or a cup; its face may be hidden. */
  piece(name: string): string {
    return name ? this.word("piece", name) : this.say("piece-hidden");
  }

  /** Something on a card: its deck, the moment for it, a figure, a mark. */
  card(sort: string, name: string): string {
    return this.word(`card-${sort}`, name);
  }

  scenario(name: string): string {
    return this.word("scenario", name);
  }

  overlay(name: string): string {
    return this.word("overlay", name);
  }

  /** A question that can be declined once and for all, as a list of them has it. */
  window(prompt: string): string {
    return this.choice(`standing-${prompt}`);
  }

  private word(sort: string, name: string): string {
    const key = `${sort} ${name}`;
    const known = this.simple.get(key);
    if (known !== undefined) return known;
    const word = messageId(sort, name);
    const text = this.has(word) ? this.say(word) : name;
    this.simple.set(key, text);
    return text;
  }
}

function raw(word: string, facts: Facts): string {
  const told = Object.entries(facts).map(([key, value]) => `${key} ${String(value)}`);
  return told.length ? `${word} (${told.join(", ")})` : word;
}
