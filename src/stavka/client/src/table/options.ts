/** What players have agreed on before a game. */
import type { Option } from "../wire";

/** Whether it is something that is on or off, and off unless somebody wants it. */
export function isSwitch(option: Option): boolean {
  return Object.keys(option.choices).join() === "off,on";
}

/** The options that are not as they usually are. */
export function changedOptions(options: readonly Option[], chosen: Readonly<Record<string, string>>): Option[] {
  return options.filter((option) => (chosen[option.id] ?? usual(option)) !== usual(option));
}

function usual(option: Option): string | undefined {
  return Object.keys(option.choices)[0];
}
