/** Pieces by where they lie and whose they are: one's own first, then the other's, then what is nobody's. */
import type { Piece } from "../wire";

export interface Holding {
  key: string;
  at: string;
  side: string;
  known: Piece[];
  /** How many lie there face down. */
  hidden: number;
}

export function holdings(pieces: readonly Piece[], reader: string): Holding[] {
  const found = new Map<string, Holding>();
  for (const piece of pieces) {
    const key = `${piece.at} ${piece.side}`;
    const box = found.get(key) ?? { key, at: piece.at, side: piece.side, known: [], hidden: 0 };
    if (piece.id) box.known.push(piece);
    else box.hidden++;
    found.set(key, box);
  }
  const rank = (box: Holding): number => (box.side === reader && reader ? 0 : box.side ? 1 : 2);
  return [...found.values()].sort((one, two) => rank(one) - rank(two));
}
