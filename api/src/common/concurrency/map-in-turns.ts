import { setImmediate } from 'node:timers/promises';

const ITEMS_PER_TURN = 100;

/**
 * Lets the requests that wait run first. Statements of the embedded database and their `await` never do: a call that
 * reads and computes for a whole club would hold up everybody else until its answer.
 */
export const letOthersRun = (): Promise<void> => setImmediate();

/** Maps a long list in its order, and lets others run after every hundred items. */
export const mapInTurns = <T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> =>
  mapGroupsInTurns(items, ITEMS_PER_TURN, (group) => group.map(map));

/** Maps a long list in its order, a group of at most `size` items after the other, and lets others run in between. */
export async function mapGroupsInTurns<T, R>(
  items: readonly T[],
  size: number,
  map: (group: readonly T[]) => R[] | Promise<R[]>,
): Promise<R[]> {
  const mapped: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await letOthersRun();
    mapped.push(...(await map(items.slice(start, start + size))));
  }
  return mapped;
}
