/** What the reader has chosen: language, theme, motion. Remembered; by default as the browser has it. */
import { MediaQuery } from "svelte/reactivity";
import { keep, recall } from "./storage";
import { LANGUAGES, type Lang } from "./words/words";

export type Theme = "system" | "light" | "dark";

const darkSystem = new MediaQuery("(prefers-color-scheme: dark)");
const stillSystem = new MediaQuery("(prefers-reduced-motion: reduce)");

function browserLanguage(): Lang {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

class Settings {
  lang = $state<Lang>(recall("lang", browserLanguage()));
  theme = $state<Theme>(recall("theme", "system"));
  lessMotion = $state(recall("less-motion", false));

  readonly dark = $derived(this.theme === "system" ? darkSystem.current : this.theme === "dark");
  readonly still = $derived(this.lessMotion || stillSystem.current);

  speak(lang: Lang): void {
    this.lang = lang;
    keep("lang", lang);
  }

  /** From light to dark or back; where that is what the system has anyway, follow the system again. */
  toggleTheme(): void {
    const dark = !this.dark;
    this.theme = dark === darkSystem.current ? "system" : dark ? "dark" : "light";
    keep("theme", this.theme);
  }

  rest(less: boolean): void {
    this.lessMotion = less;
    keep("less-motion", less);
  }
}

export const settings = new Settings();
