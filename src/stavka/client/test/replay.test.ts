import { expect, test, vi } from "vitest";
import { Replay } from "../src/table/replay.svelte";
import type { Sight } from "../src/wire";

const sight = (actions: number): Sight =>
  ({
    undo: "",
    view: { actions, notes: [], table: { units: [], spaces: [], tracks: [], pieces: [] } },
    layout: { spots: [], chips: [] },
  }) as unknown as Sight;

/** A server that answers when it is told to. */
function slow() {
  const asked: { moment: number; answer: () => void }[] = [];
  const fetch = (moment: number): Promise<Sight> =>
    new Promise((resolve) => asked.push({ moment, answer: () => resolve(sight(moment)) }));
  return { asked, fetch };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const ignore = (): void => undefined;

test("while one moment is on its way, only the latest wish is asked for next", async () => {
  const { asked, fetch } = slow();
  const replay = new Replay(fetch, () => 100, ignore);
  for (const moment of [50, 51, 52, 40]) replay.go(moment);
  expect(asked.map((each) => each.moment)).toEqual([50]);
  asked[0]?.answer();
  await settle();
  expect(asked.map((each) => each.moment)).toEqual([50, 40]);
  asked[1]?.answer();
  await settle();
  expect(replay.picture?.actions).toBe(40);
});

test("a moment that was seen is not asked for again", async () => {
  const fetch = vi.fn((moment: number) => Promise.resolve(sight(moment)));
  const replay = new Replay(fetch, () => 10, ignore);
  for (const moment of [3, 4, 3]) {
    replay.go(moment);
    await settle();
  }
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(replay.picture?.actions).toBe(3);
});

test("the end is now, and nothing is before the beginning", async () => {
  const replay = new Replay(
    (moment) => Promise.resolve(sight(moment)),
    () => 10,
    ignore,
  );
  replay.step(-1);
  await settle();
  expect(replay.moment).toBe(9);
  replay.step(1);
  expect([replay.moment, replay.picture]).toEqual([null, null]);
  replay.go(-5);
  expect(replay.moment).toBe(0);
});

test("what comes after another seat was taken is not shown", async () => {
  const { asked, fetch } = slow();
  const replay = new Replay(fetch, () => 10, ignore);
  replay.go(5);
  replay.forget();
  asked[0]?.answer();
  await settle();
  expect([replay.moment, replay.picture]).toEqual([null, null]);
});

test("a moment that cannot be had leads back to now, and is told", async () => {
  const failed = vi.fn();
  const replay = new Replay(
    () => Promise.reject(new Error("gone")),
    () => 10,
    failed,
  );
  replay.go(5);
  await settle();
  expect(replay.moment).toBeNull();
  expect(failed).toHaveBeenCalledOnce();
});
