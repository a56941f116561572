/** The words that the page speaks now: the server's for interface and game, and the client's own. */
import { api, type Trouble } from "./net/api";
import { settings } from "./settings.svelte";
import type { GameDescription } from "./wire";
import english from "./text/en.ftl?raw";
import french from "./text/fr.ftl?raw";
import { Words, type Facts, type Lang } from "./words/words";

const OWN: Record<Lang, string> = { en: english, fr: french };

class Speech {
  words = $state.raw(new Words(settings.lang, [OWN[settings.lang]]));
  private game: GameDescription | undefined;
  private readonly loaded = new Map<string, string>();
  private round = 0;

  /** Speak a language, about a game once one is given; the client's own words are there at once. */
  async speak(lang: Lang, game = this.game): Promise<void> {
    const round = ++this.round;
    this.game = game;
    document.documentElement.lang = lang;
    if (this.words.lang !== lang) this.words = new Words(lang, [OWN[lang]], game);
    const texts = [await this.text(`${lang}`, () => api.words(lang))];
    if (game) texts.push(await this.text(`${lang} ${game.id}`, () => api.gameWords(game, lang)));
    if (round !== this.round) return; // another language was chosen meanwhile
    this.words = new Words(lang, [...texts, OWN[lang]], game);
  }

  /** A file of words, loaded once; nothing if it cannot be had now. */
  private async text(key: string, load: () => Promise<string>): Promise<string> {
    const known = this.loaded.get(key);
    if (known !== undefined) return known;
    const text = await load().catch(() => "");
    if (text) this.loaded.set(key, text);
    return text;
  }

  /** One of the client's own messages. */
  say(word: string, facts: Facts = {}): string {
    return this.words.say(`page-${word}`, facts);
  }

  /** Why something did not happen, as a sentence: in the page's words where it has some, else in the server's. */
  trouble({ word, message }: Trouble): string {
    const own = `problem-${word}`;
    if (this.words.has(`page-${own}`)) return this.say(own);
    const told = message?.[this.words.lang] ?? this.words.say(word);
    return told.charAt(0).toUpperCase() + told.slice(1);
  }

  /** One of the computer's players. */
  player(id: string): string {
    return this.words.has(`page-player-${id}`) ? this.say(`player-${id}`) : id;
  }
}

export const speech = new Speech();
/** Short for `speech.say`: it stands in every line of the page. */
export const say = (word: string, facts: Facts = {}): string => speech.say(word, facts);
