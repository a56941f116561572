/** The pictures of pieces that a sprite has. */

const SYMBOL = /<symbol id="(chip-token-[^"]+)"/g;
const SORT = /^chip-token-[^-]+-/;

export class Tokens {
  private readonly symbols: ReadonlySet<string>;

  constructor(sprite: string) {
    this.symbols = new Set([...sprite.matchAll(SYMBOL)].map(([, id]) => id ?? ""));
  }

  /** The symbol of a piece, or of a word that is its name but for what sort of piece it is; null if there is none. */
  of(name: string): string | null {
    if (!name) return null;
    const own = `chip-token-${name}`;
    if (this.symbols.has(own)) return own;
    const [found, other] = [...this.symbols].filter((id) => id.replace(SORT, "") === name);
    return found !== undefined && other === undefined ? found : null;
  }
}
