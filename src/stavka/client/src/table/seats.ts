/** Several seats at one screen: whose turn it is at it. */
import type { Seat, SeatKey } from "../wire";

/** The player of a seat that a person takes; any other is the computer's. */
export const HUMAN = "human";

/** Our keys with their sides. Those of a link come in the order of the seats that people take. */
export function heldSeats(tokens: readonly string[], known: readonly SeatKey[], seats: readonly Seat[]): SeatKey[] {
  const people = seats.filter((seat) => seat.player === HUMAN).map((seat) => seat.side);
  return tokens.map((token, n) => ({
    token,
    side: known.find((key) => key.token === token)?.side ?? (tokens.length === people.length ? (people[n] ?? "") : ""),
  }));
}

/** The seat of ours that should have the screen: the present one as long as it owes something. */
export function seatFor(held: readonly SeatKey[], present: string, toAct: readonly string[]): SeatKey | undefined {
  const here = held.find((key) => key.side === present);
  if (here && toAct.includes(present)) return here;
  return held.find((key) => toAct.includes(key.side)) ?? here ?? held[0];
}
