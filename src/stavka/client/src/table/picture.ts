/** A table as one seat sees it at one moment, and what a change makes of it. Nothing in a picture is altered. */
import type { Change, Chip, Crumb, DecisionView, NoteView, Piece, Sight } from "../wire";
import type { Ring, SpaceView, Spot, Track, UnitView } from "../wire";

export interface Picture {
  readonly side: string;
  readonly actions: number;
  readonly toAct: readonly string[];
  readonly ended: string;
  readonly winners: readonly string[];
  readonly path: readonly Crumb[];
  readonly decision: DecisionView | null;
  readonly standing: Readonly<Record<string, readonly string[]>>;
  /** Why this seat cannot undo, as a word; empty if it can. */
  readonly undo: string;
  readonly units: ReadonlyMap<string, UnitView>;
  readonly spaces: ReadonlyMap<string, SpaceView>;
  readonly tracks: readonly Track[];
  readonly pieces: readonly Piece[];
  readonly spots: ReadonlyMap<string, Spot>;
  readonly chips: readonly Chip[];
  readonly tokens: readonly Chip[];
  readonly rings: readonly Ring[];
  readonly notes: readonly NoteView[];
}

export function pictureOf({ view, layout, undo }: Sight): Picture {
  const { table } = view;
  return {
    side: view.side,
    actions: view.actions,
    toAct: view.to_act,
    ended: view.ended,
    winners: view.winners,
    path: view.path,
    decision: view.decision,
    standing: view.standing,
    undo,
    units: new Map(table.units.map((unit) => [unit.id, unit])),
    spaces: new Map(table.spaces.map((space) => [space.id, space])),
    tracks: table.tracks,
    pieces: table.pieces,
    spots: new Map(layout.spots.map((spot) => [spot.unit, spot])),
    chips: layout.chips,
    tokens: layout.tokens,
    rings: layout.rings,
    notes: view.notes,
  };
}

/** What nobody may keep a secret, until the onlooker's own picture comes: no hand, no log, nothing that is asked. */
export function cleared(picture: Picture): Picture {
  return { ...picture, side: "", path: [], decision: null, undo: "", pieces: [], tokens: [], rings: [], notes: [] };
}

/** The picture after a change; null if the change follows on another picture than this. */
export function changed(picture: Picture, change: Change): Picture | null {
  if (change.before !== picture.actions) return null;
  const kept = change.undone ? picture.notes.filter((note) => note.after <= change.after) : picture.notes;
  const spots = merged(picture.spots, change.spots, (spot) => spot.unit);
  return {
    side: picture.side,
    actions: change.after,
    toAct: change.to_act,
    ended: change.ended,
    winners: change.winners,
    path: change.path,
    decision: change.decision,
    standing: change.standing,
    undo: change.undo,
    units: merged(picture.units, change.units, (unit) => unit.id),
    spaces: merged(picture.spaces, change.spaces, (space) => space.id),
    tracks: mergedTracks(picture.tracks, change.tracks),
    pieces: change.pieces ?? picture.pieces,
    spots: without(spots, change.gone),
    chips: change.chips ?? picture.chips,
    tokens: change.tokens ?? picture.tokens,
    rings: change.rings ?? picture.rings,
    notes: [...kept, ...change.notes],
  };
}

function merged<T>(old: ReadonlyMap<string, T>, fresh: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  if (fresh.length === 0) return old;
  const result = new Map(old);
  for (const item of fresh) result.set(key(item), item);
  return result;
}

function without<T>(old: ReadonlyMap<string, T>, gone: readonly string[]): ReadonlyMap<string, T> {
  if (gone.length === 0) return old;
  const result = new Map(old);
  for (const key of gone) result.delete(key);
  return result;
}

/** A track is known by its id and its side. */
function mergedTracks(old: readonly Track[], fresh: readonly Track[]): readonly Track[] {
  const key = (track: Track): string => `${track.id} ${track.side}`;
  return [...merged(new Map(old.map((track) => [key(track), track])), fresh, key).values()];
}
