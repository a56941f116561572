/** Pieces by where they lie and whose they are: one's own first, then the other's, then what is nobody's. */
import type { Piece } from "../wire";
import type { Words } from "../words/words";

export interface Holding {
  key: string;
  at: string;
  side: string;
  known: Several[];
  /** How many lie there face down. */
  hidden: number;
  /** The same, by what their backs tell. */
  backs: Several[];
}

/** Pieces that are alike. */
export interface Several {
  piece: Piece;
  count: number;
}

/** What lies beside the map; what lies in a space of it is seen there. */
export function holdings(pieces: readonly Piece[], reader: string, onMap: ReadonlySet<string>): Holding[] {
  const found = new Map<string, Holding>();
  for (const piece of pieces) {
    if (onMap.has(piece.at)) continue;
    const key = `${piece.at} ${piece.side}`;
    const box = found.get(key) ?? { key, at: piece.at, side: piece.side, known: [], hidden: 0, backs: [] };
    count(piece.id ? box.known : box.backs, piece);
    if (!piece.id) box.hidden++;
    found.set(key, box);
  }
  const rank = (box: Holding): number => (box.side === reader && reader ? 0 : box.side ? 1 : 2);
  // What has something to read comes before bare numbers.
  return [...found.values()].sort((one, two) => rank(one) - rank(two) || bare(one) - bare(two));
}

/** Where a box is, and whose, unless the place says so. */
export function labelOf({ at, side }: Holding, words: Words): string {
  return side && !at.split("-").includes(side) ? `${words.space(at)} · ${words.side(side)}` : words.space(at);
}

const bare = (box: Holding): number => (box.known.length === 0 ? 1 : 0);

function count(known: Several[], piece: Piece): void {
  const alike = known.find((each) => each.piece.id === piece.id && each.piece.marks.join() === piece.marks.join());
  if (alike) alike.count++;
  else known.push({ piece, count: 1 });
}
