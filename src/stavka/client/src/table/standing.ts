/** Tracks as the panel has them: those that sides are compared by in columns, each of the others by itself, and
 * what is so or not so in a line. */
import type { Track } from "../wire";

export interface Standing {
  /** The ids of tracks that several sides have. */
  columns: string[];
  /** Those of nobody, or of one side alone. */
  single: Track[];
  /** Those that have no number: whether something is so. */
  states: Track[];
}

export function standing(tracks: readonly Track[], states: readonly string[]): Standing {
  const owners = new Map<string, number>();
  for (const { id, side } of tracks) if (side) owners.set(id, (owners.get(id) ?? 0) + 1);
  const columns = [...owners].filter(([, count]) => count > 1).map(([id]) => id);
  const others = tracks.filter(({ id }) => !columns.includes(id));
  return {
    columns,
    single: others.filter(({ id }) => !states.includes(id)),
    states: others.filter(({ id }) => states.includes(id)),
  };
}
