/** The tables that this browser has a seat at: their keys stay here, and in the link. */
import { keep, recall } from "./storage";
import type { Created, SeatKey } from "./wire";

export interface MyTable {
  id: string;
  game: string;
  /** The seats that are ours. */
  seats: SeatKey[];
  /** Seats that we made for others, to be invited by their link. */
  invited: SeatKey[];
  /** The sides among them that have come. */
  met: string[];
}

type Shelf = Record<string, MyTable>;
const KEY = "tables";

export function myTables(): MyTable[] {
  return Object.values(recall<Shelf>(KEY, {}));
}

export function myTable(id: string): MyTable | undefined {
  return recall<Shelf>(KEY, {})[id];
}

export function keepTable(table: MyTable): void {
  keep(KEY, { ...recall<Shelf>(KEY, {}), [table.id]: table });
}

export function forgetTable(id: string): void {
  const shelf = recall<Shelf>(KEY, {});
  delete shelf[id];
  keep(KEY, shelf);
}

/** Keep what was made: the seats of `mine` are ours, all of them unless said; returns the way to the table. */
export function receive(created: Created, game: string, mine?: readonly string[]): string {
  const ours = (key: SeatKey): boolean => !mine || mine.includes(key.side);
  const seats = created.seats.filter(ours);
  keepTable({ id: created.table, game, seats, invited: created.seats.filter((key) => !ours(key)), met: [] });
  return link(created.table, seats);
}

/** Whoever plays these sides has come: no need to invite them any more. */
export function meet(id: string, sides: readonly string[]): void {
  const table = myTable(id);
  const fresh = sides.filter((side) => table?.invited.some((key) => key.side === side) && !table.met.includes(side));
  if (table && fresh.length) keepTable({ ...table, met: [...table.met, ...fresh] });
}

/** The address of a table, with the keys to some of its seats in the fragment, which is never sent. */
export function link(id: string, seats: readonly SeatKey[]): string {
  const keys = seats.map((seat) => `seat=${encodeURIComponent(seat.token)}`).join("&");
  return `/table/${id}${keys ? `#${keys}` : ""}`;
}

/** The keys in a link. */
export function tokensOf(fragment: string): string[] {
  return new URLSearchParams(fragment.replace(/^#/, "")).getAll("seat").filter(Boolean);
}
