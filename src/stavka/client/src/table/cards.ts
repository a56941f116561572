/** Cards: what is printed on each, where they lie, what may be done with them, which one has decided a fight. */
import type { Card, DecisionView, NoteView, Piece, Track } from "../wire";
import type { Holding } from "./holdings";
import { choices, type Choice } from "./offers";

const SORT = /^[^-]+-/;
const PILE = "-pile";
const HAND = "hand";

/** All the cards of a game. */
export class Deck {
  private readonly known = new Map<string, Card>();
  private readonly colours: readonly string[];

  constructor(cards: readonly Card[]) {
    for (const card of cards) {
      this.known.set(card.id, card);
      this.known.set(card.id.replace(SORT, ""), card);
    }
    this.colours = [...new Set(cards.map((card) => `${card.side} ${card.deck}`))];
  }

  /** A card by its name as a piece, or by the word that is its name but for what sort of piece it is. */
  of(name: unknown): Card | undefined {
    return typeof name === "string" ? this.known.get(name) : undefined;
  }

  /** The number of the colour that a side's deck has. */
  colour(side: string, deck: string): number {
    return this.colours.indexOf(`${side} ${deck}`);
  }

  /** Whether a piece is a card, face up or face down. */
  has(piece: Piece): boolean {
    return this.of(piece.id) !== undefined || (!piece.id && this.back(piece) >= 0);
  }

  /** The colour of a card that lies face down: its back shows of which deck it is. */
  back({ side, marks }: Piece): number {
    return Math.max(-1, ...marks.map((mark) => this.colour(side, mark)));
  }

  /** The cards that lie open in a box. */
  in({ known }: Holding): Card[] {
    return known.flatMap(({ piece }) => this.of(piece.id) ?? []);
  }

  /** Whether a track counts what is left of a deck. */
  isPile({ id, side }: Track): boolean {
    return id.endsWith(PILE) && this.colour(side, this.deckOf(id)) >= 0;
  }

  /** The deck that such a track counts. */
  deckOf(track: string): string {
    return track.slice(0, -PILE.length);
  }

  /** What may be done with each card. */
  offers(decision: DecisionView | null): ReadonlyMap<string, readonly Choice[]> {
    const found = new Map<string, Choice[]>();
    for (const choice of decision ? choices(decision) : []) {
      const card = this.chosen(choice);
      if (card) found.set(card.id, [...(found.get(card.id) ?? []), choice]);
    }
    return found;
  }

  /** The card that a choice takes; others take units, spaces or words. */
  chosen({ takes, target }: Choice): Card | undefined {
    return takes === "choice" ? this.of(target) : undefined;
  }

  /** The cards that a decision speaks of. */
  spoken(decision: DecisionView | null): Card[] {
    return Object.values(decision?.facts ?? {}).flatMap((fact) => this.of(fact) ?? []);
  }

  /**
   * The cards that the last fight was decided by, until another fight or another part of the turn begins; with the
   * difference of strengths, where it is read on a single card.
   */
  turned(notes: readonly NoteView[], headings: Readonly<Record<string, number>>): Turned | null {
    for (const note of notes.toReversed()) {
      if (headings[note.kind] !== undefined) return null;
      const { attack, defence, result } = note.facts;
      if (typeof attack !== "number" || typeof defence !== "number" || typeof result !== "string") {
        if (note.facts.defenders !== undefined) return null; // they are being attacked: that fight is yet to be decided
        continue;
      }
      const cards = Object.values(note.facts).flatMap((fact) => this.of(fact) ?? []);
      if (cards.length === 0) return null;
      return { cards, attack, defence, odds: cards.length === 1 ? attack - defence : null, result };
    }
    return null;
  }
}

export interface Turned {
  cards: Card[];
  attack: number;
  defence: number;
  /** What is read on the card; nothing where there are several. */
  odds: number | null;
  result: string;
}

/** The place in a card's row that is read at these odds: beyond its ends, the last one. */
export function columnOf({ row, first }: Card, odds: number | null): number {
  if (odds === null || row.length === 0) return -1;
  return Math.max(0, Math.min(row.length - 1, odds - first));
}

/** Years as they are written: 1941, 1943–45. */
export function spans(years: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to % 100}`)).join(", ");
}

export interface Lying {
  /** What the reader holds. */
  hand: Holding | undefined;
  cards: Holding[];
  /** What is no card. */
  others: Holding[];
}

/** What lies beside the map: the reader's hand of cards, other cards, the rest. */
export function sorted(boxes: readonly Holding[], deck: Deck, reader: string): Lying {
  const cards = boxes.filter((box) => [...box.known, ...box.backs].some(({ piece }) => deck.has(piece)));
  const hand = cards.find((box) => box.at === HAND && box.side === reader && box.known.length > 0);
  return {
    hand,
    cards: cards.filter((box) => box !== hand),
    others: boxes.filter((box) => !cards.includes(box)),
  };
}
